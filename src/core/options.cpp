// SPDX-License-Identifier: Apache-2.0
#include "core/options.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <string_view>

#include "core/error.hpp"

namespace isomem {

namespace {

/// Under its name, or that of the time before OpenSHMEM 1.2.
bool is_set(const char* name, const char* old_name) { return std::getenv(name) || std::getenv(old_name); }

double to_number(const std::string& name, const char* text, double most) {
  char* end = nullptr;
  errno = 0;
  const double value = std::strtod(text, &end);
  if (errno || !*text || *end || !(value >= 0 && value <= most)) {
    throw Error(name + "='" + text + "' is not a number from 0 to " +
                std::to_string(static_cast<uint64_t>(most)) + "; unset it or correct it");
  }
  return value;
}

double number(const char* name, double fallback) {
  const char* text = std::getenv(name);
  return text && *text ? to_number(name, text, 1e15) : fallback;
}

/// "flat_pes=8,pull_bytes=16384": limits that are named are moved.
CollLimits coll_limits(const char* text) {
  CollLimits limits;
  std::istringstream parts(text ? text : "");
  for (std::string part; std::getline(parts, part, ',');) {
    const size_t sign = std::min(part.find('='), part.size());
    const std::string which = part.substr(0, sign);
    const auto value = [&](double most) {
      return to_number("ISOMEM_COLL: " + which, sign < part.size() ? &part[sign + 1] : "", most);
    };
    if (which == "counter_pes") {
      limits.counter_pes = static_cast<int>(value(4096));
    } else if (which == "flat_pes") {
      limits.flat_pes = static_cast<int>(value(4096));
    } else if (which == "pull_bytes") {
      limits.pull_bytes = static_cast<uint64_t>(value(1 << 30));
    } else if (which == "cores") {
      limits.cores = static_cast<uint32_t>(value(4096));
    } else {
      throw Error(std::string("ISOMEM_COLL='") + text + "': '" + which +
                  "' is not one of: counter_pes, flat_pes, pull_bytes, cores; write NAME=VALUE,...");
    }
  }
  return limits;
}

/// Which of `words` the variable is; the first is the default.
size_t choice(const char* name, const std::vector<std::string_view>& words) {
  const char* text = std::getenv(name);
  if (!text || !*text) return 0;
  std::string known;
  for (size_t i = 0; i < words.size(); ++i) {
    if (words[i] == text) return i;
    known += (i ? ", " : "") + std::string(words[i]);
  }
  throw Error(std::string(name) + "='" + text + "' is not one of: " + known);
}

}  // namespace

HostSplit requested_split() {
  const bool is_loopback = choice("ISOMEM_WIRE", {"shm", "loopback"}) == 1;
  const char* text = std::getenv("ISOMEM_HOSTS");
  if (!text || !*text) return {is_loopback ? HostSplit::kOneEach : 1};
  char* end = nullptr;
  const long hosts = std::strtol(text, &end, 10);
  const bool cyclic = std::strcmp(end, ",cyclic") == 0;
  if (end == text || hosts < 1 || hosts > HostSplit::kOneEach || (*end && !cyclic)) {
    throw Error(std::string("ISOMEM_HOSTS='") + text +
                "' is not a number of virtual hosts from 1, maybe with ,cyclic (2 or 2,cyclic)");
  }
  return {static_cast<int>(hosts), cyclic};
}

Options read_options() {
  Options o;
  o.timeout_s = number("ISOMEM_TIMEOUT", 0);
  o.check_full = choice("ISOMEM_CHECK", {"args", "full"}) == 1;
  o.debug = is_set("SHMEM_DEBUG", "SMA_DEBUG");
  o.info = is_set("SHMEM_INFO", "SMA_INFO");
  o.version = is_set("SHMEM_VERSION", "SMA_VERSION");
  o.coll = coll_limits(std::getenv("ISOMEM_COLL"));
  o.explain_coll = choice("ISOMEM_EXPLAIN", {"nothing", "coll"}) == 1;
  o.split = requested_split();
  o.loopback_delay_us = static_cast<uint32_t>(number("ISOMEM_LOOPBACK_DELAY", 20));
  o.loopback_seed = static_cast<uint64_t>(number("ISOMEM_LOOPBACK_SEED", 1));
  o.loopback_fail = static_cast<uint64_t>(number("ISOMEM_LOOPBACK_FAIL", 0));
  return o;
}

const std::vector<OptionText>& option_texts() {
  static const std::vector<OptionText> texts = {
      {"SHMEM_SYMMETRIC_SIZE", "size",
       "most bytes of symmetric heap a PE may use (512m, 1.5g); default: its share of the memory"},
      {"SHMEM_VERSION", "any", "print the version at start-up"},
      {"SHMEM_INFO", "any", "print this list at start-up"},
      {"SHMEM_DEBUG", "any", "print what the library does"},
      {"ISOMEM_TIMEOUT", "seconds",
       "end the job when a wait lasts longer; unset: explain it after 10 s, end nothing"},
      {"ISOMEM_CHECK", "args|full",
       "argument checks: the cheap ones (default), or overlaps, PEs outside an active set and pWrk as well"},
      {"ISOMEM_EXPLAIN", "coll", "tell which way each collective goes, and why"},
      {"ISOMEM_COLL", "name=value,...",
       "limits of those ways: counter_pes, flat_pes, pull_bytes, cores; the same on all PEs"},
      {"ISOMEM_WIRE", "shm|loopback",
       "loopback: every PE is a virtual host of its own, behind a reordering test wire"},
      {"ISOMEM_HOSTS", "n[,cyclic]",
       "splits this machine into n virtual hosts, with the loopback wire between them"},
      {"ISOMEM_LOOPBACK_DELAY", "microseconds", "most delay of an operation on the loopback wire (20)"},
      {"ISOMEM_LOOPBACK_SEED", "number", "seed of the loopback wire's reordering (1)"},
      {"ISOMEM_LOOPBACK_FAIL", "n", "the n-th operation on the loopback wire fails"},
      {"ISOMEM_STRIDE", "size", "address space of a PE's region; a power of two"},
      {"ISOMEM_WINDOW", "address", "where the regions are mapped, the same in all PEs"},
      {"ISOMEM_DEVICE_WINDOW", "address", "where device memory of all PEs is mapped, as programs have it"},
      {"NVSHMEM_SYMMETRIC_SIZE", "size", "not needed: the device heap grows; checked against the memory"},
  };
  return texts;
}

}  // namespace isomem
