// SPDX-License-Identifier: Apache-2.0
#include "hosts.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <sstream>

#include "core/host_memory.hpp"
#include "core/numbers.hpp"
#include "core/text.hpp"
#include "job/job_file.hpp"

namespace oshrun {

namespace {

/// Words of a binary file are no names; nor are those that no line of output would hold.
bool is_printable(const std::string& name) {
  constexpr size_t kLongest = 255;
  return name.size() <= kLongest && isomem::quoted(name, kLongest) == name;
}

/// `slots`: 0 if they are not said.
void add_host(std::vector<HostSlots>& hosts, const std::string& where, const std::string& word, int slots) {
  const size_t begin = std::min(word.find_first_not_of(' '), word.size());
  const std::string name = word.substr(begin, word.find_last_not_of(' ') + 1 - begin);
  if (name.empty()) throw UsageError{where + ": the name of a host is missing"};
  // a name becomes a word of a command, which shall not take it for an option; numbers are slots gone astray
  if (name[0] == '-' || !is_printable(name) || name.find_first_not_of("0123456789") == std::string::npos)
    throw UsageError{where + ": " + isomem::quoted(name) + " is not the name of a host"};
  const bool is_here = is_this_host(name);
  for (HostSlots& known : hosts) {
    if (known.name != name && !(known.is_here && is_here)) continue;
    known.slots = std::max(known.slots, 1) + std::max(slots, 1);
    return;
  }
  if (hosts.size() == size_t{isomem::kMostPes}) {
    throw UsageError{isomem::text("%s: one host more than the %d that a job has PEs for at most",
                                  where.c_str(), isomem::kMostPes)};
  }
  hosts.push_back({name, slots, is_here});
}

/// Of a file, a pipe, or a device that never ends.
std::string text_of_hostfile(const std::string& option, const std::string& path) {
  constexpr size_t kMostBytes = 16 << 20;
  std::ifstream file(path);
  const auto refuse = [&](const char* why) {
    throw UsageError{isomem::text("%s %s: %s", option.c_str(), path.c_str(), why)};
  };
  if (!file || std::filesystem::is_directory(path)) refuse(std::strerror(file ? EISDIR : errno));
  std::string text;
  for (char part[1 << 16]; file.read(part, sizeof(part)), file.gcount() > 0;) {
    text.append(part, static_cast<size_t>(file.gcount()));
    if (text.size() > kMostBytes) refuse("more than 16 MiB are no list of hosts");
  }
  return text;
}

/// The colon before a number of slots: names of IPv6 hosts have several.
size_t colon_of(const std::string& word) {
  const size_t colon = word.rfind(':');
  return colon != std::string::npos && word.find(':') == colon ? colon : std::string::npos;
}

[[noreturn]] void refuse_more(const Options& options, int slots) {
  throw UsageError{isomem::text(
      "-n %d: the hosts that are named take %d PEs; name more hosts, give them more (HOST:PES), or add "
      "--oversubscribe",
      options.n_pes, slots)};
}

/// How many PEs each host takes.
std::vector<int> slots_of(const Options& options) {
  const auto n_hosts = static_cast<int>(options.hosts.size());
  const bool are_said = options.per_host || std::any_of(options.hosts.begin(), options.hosts.end(),
                                                        [](const HostSlots& host) { return host.slots; });
  std::vector<int> slots;
  for (const HostSlots& host : options.hosts)
    slots.push_back(options.per_host ? options.per_host : std::max(host.slots, 1));
  const int all = std::accumulate(slots.begin(), slots.end(), 0);
  const bool fits = options.n_pes <= all;
  // one host takes as many as are asked for, and so do hosts of which nothing is said
  const bool may_share = options.oversubscribe || !are_said || (n_hosts == 1 && !options.per_host);
  if (!fits && !may_share) refuse_more(options, all);
  for (int host = 0; !fits && host < n_hosts; ++host)
    slots[static_cast<size_t>(host)] = options.n_pes / n_hosts + (host < options.n_pes % n_hosts);
  return slots;
}

}  // namespace

bool is_this_host(const std::string& name) {
  const std::string here = isomem::host_name();
  const std::string short_name = here.substr(0, here.find('.'));
  return name == "localhost" || name == "127.0.0.1" || name == "::1" || name == here || name == short_name;
}

int pes_from(const std::string& option, const std::string& text) {
  const auto n = isomem::whole_number(text);
  if (!n || *n < 1 || *n > uint64_t{isomem::kMostPes}) {
    throw UsageError{option + " " + isomem::quoted(text) + ": the number of PEs must be from 1 to " +
                     std::to_string(isomem::kMostPes)};
  }
  return static_cast<int>(*n);
}

void add_hosts(std::vector<HostSlots>& hosts, const std::string& option, const std::string& list) {
  const std::string where = option + " " + isomem::quoted(list);
  const std::string before_number = where + ":";
  std::istringstream words(list);
  for (std::string word; std::getline(words, word, ',');) {
    const size_t colon = colon_of(word);
    const bool has_slots = colon != std::string::npos;
    add_host(hosts, where, word.substr(0, colon),
             has_slots ? pes_from(before_number, word.substr(colon + 1)) : 0);
  }
}

void read_hostfile(std::vector<HostSlots>& hosts, const std::string& option, const std::string& path) {
  std::istringstream file(text_of_hostfile(option, path));
  int number = 0;
  bool names_a_host = false;
  for (std::string line; std::getline(file, line);) {
    const std::string where = path + ":" + std::to_string(++number);
    std::istringstream words(line.substr(0, line.find('#')));
    std::string name, word;
    if (!(words >> name)) continue;
    int slots = 0;
    if (const size_t colon = colon_of(name); colon != std::string::npos) {
      slots = pes_from(isomem::text("%s:", where.c_str()), name.substr(colon + 1));
      name.resize(colon);
    }
    while (words >> word) {
      if (word.rfind("slots=", 0) == 0) {
        slots = pes_from(isomem::text("%s: slots", where.c_str()), word.substr(6));
      } else if (word.find('=', 1) == std::string::npos) {
        throw UsageError{isomem::text("%s: %s: behind a host is NAME=VALUE, such as slots=4", where.c_str(),
                                      isomem::quoted(word).c_str())};
      }
    }
    add_host(hosts, where, name, slots);
    names_a_host = true;
  }
  if (!names_a_host) throw UsageError{option + " " + path + ": there is no host in it"};
}

std::vector<int32_t> place_pes(const Options& options) {
  if (options.hosts.empty()) {
    const int cores = std::min(static_cast<int>(isomem::usable_cores()), isomem::kMostPes);
    const int n = options.n_pes ? options.n_pes : options.per_host ? options.per_host : cores;
    if (options.per_host && n > options.per_host) {
      throw UsageError{
          isomem::text("-n %d with %d PEs on each host needs more hosts than one: name them with --hosts", n,
                       options.per_host)};
    }
    return std::vector<int32_t>(static_cast<size_t>(n), 0);
  }
  std::vector<int> left = slots_of(options);
  const int all = std::accumulate(left.begin(), left.end(), 0);
  const int n = options.n_pes ? options.n_pes : all;
  if (n > isomem::kMostPes) {
    throw UsageError{
        isomem::text("the hosts that are named have %d slots; a job has at most %d PEs: say how many with -n",
                     n, isomem::kMostPes)};
  }
  std::vector<int32_t> places;
  for (size_t host = 0; places.size() < static_cast<size_t>(n); host = (host + 1) % left.size()) {
    const int take =
        std::min({left[host], options.by_host ? 1 : left[host], n - static_cast<int>(places.size())});
    places.insert(places.end(), static_cast<size_t>(take), static_cast<int32_t>(host));
    left[host] -= take;
  }
  return places;
}

bool is_on_several_machines(const Options& options) {
  return std::any_of(options.places.begin(), options.places.end(), [&](int32_t host) {
    return !options.hosts.empty() && !options.hosts[static_cast<size_t>(host)].is_here;
  });
}

}  // namespace oshrun
