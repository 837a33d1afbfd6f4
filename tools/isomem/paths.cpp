// SPDX-License-Identifier: Apache-2.0
#include "paths.hpp"

#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>
#include <set>

#include "core/error.hpp"
#include "core/files.hpp"
#include "core/process.hpp"
#include "core/text.hpp"
#include "gpus.hpp"
#include "job/launcher.hpp"
#include "output.hpp"

namespace tool {

namespace {

namespace fs = std::filesystem;
using isomem::Board;
using isomem::JobFile;
using isomem::text;

constexpr const char* kDeviceWay = "through host memory, to and from which the GPUs of both ends copy";
constexpr const char* kDirectWay =
    "read and written by NICs where a path says GPUDirect, else through host memory";

/// The descriptors of shared memory of isomem that a process has: inode -> descriptor.
std::map<ino_t, int> shared_memory_of(const std::string& pid) {
  std::map<ino_t, int> found;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator("/proc/" + pid + "/fd", ignored)) {
    const std::string target = fs::read_symlink(entry.path(), ignored).string();
    struct stat status {};
    if (target.starts_with("/memfd:isomem") && stat(entry.path().c_str(), &status) == 0) {
      found.emplace(status.st_ino, std::atoi(entry.path().filename().c_str()));
    }
  }
  return found;
}

struct RunningJob {
  std::vector<JobFile> boards;  // of its hosts that are on this machine
  pid_t found_in = 0;           // a process that has the first of them
  isomem::Board& board() { return *boards.front().board(); }
};

/// A process of a PE of this board; `found_in`, which has it as well, where none can be seen from here.
pid_t pe_of(Board& board, pid_t found_in) {
  const bool knows_children =
      board.header.launcher_pid == found_in;  // else it may be of another PID namespace
  for (uint32_t slot = 0; slot < board.header.near_pes; ++slot) {
    const isomem::PeEntry& entry = board.entry(static_cast<int>(slot));
    const bool is_known = entry.pid.load() > 0 && entry.pid_namespace.load() == isomem::pid_namespace();
    const pid_t pid = is_known ? entry.pid.load() : knows_children ? entry.child_pid.load() : 0;
    if (pid > 0 && isomem::stat_of(pid)) return pid;
  }
  return found_in;
}

/// Those whose shared memory this user may open. Virtual hosts have a board each, which know each other.
std::vector<RunningJob> running_jobs() {
  std::map<uint64_t, RunningJob> jobs;  // by the file of the first host, or of the only one here
  std::set<ino_t> seen;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator("/proc", ignored)) {
    const std::string pid = entry.path().filename();
    if (pid.find_first_not_of("0123456789") != pid.npos) continue;
    for (const auto& [inode, fd] : shared_memory_of(pid)) {
      if (!seen.insert(inode).second) continue;
      try {
        const std::string name = text("%s:%d:%llu", pid.c_str(), fd, isomem::number(inode));
        JobFile file = JobFile::adopt(name.c_str(), "process");
        const uint64_t first = file.board()->host(0).inode;
        RunningJob& job = jobs[first ? first : inode];
        job.boards.push_back(std::move(file));
        if (!job.found_in) job.found_in = std::atoi(pid.c_str());
      } catch (const isomem::Error&) {
        // statics, or a job of another version
      }
    }
  }
  std::vector<RunningJob> list;
  list.reserve(jobs.size());
  for (auto& [key, job] : jobs) list.push_back(std::move(job));
  return list;
}

/// What a process of the job was started with.
Setting setting_of(pid_t pid) {
  return [environment = isomem::environment_of(pid)](const char* variable) {
    const std::string start = std::string(variable) + "=";
    std::string value;
    isomem::any_part(environment, '\0', [&](std::string_view part) {
      const bool is_it = part.starts_with(start);
      if (is_it) value = part.substr(start.size());
      return is_it;
    });
    return value;
  };
}

std::string carried(uint64_t in_messages, uint64_t messages, uint64_t in_bulk) {
  if (messages == 0 && in_bulk == 0) return "nothing";
  return text("%s in %llu messages", isomem::sized(in_messages).c_str(), isomem::number(messages)) +
         (in_bulk ? " and " + isomem::sized(in_bulk) + " in bulk" : "");
}

std::string program_of(pid_t pid) {
  std::error_code ignored;
  return fs::read_symlink(text("/proc/%d/exe", pid), ignored).string();
}

struct Told {
  std::vector<Path> paths;
  std::vector<std::vector<std::string>> better;
  Setting setting;  // of a PE
};

/// All that the boards of this machine know of.
Told told_by(RunningJob& job) {
  Told told;
  for (JobFile& file : job.boards) {
    told.setting = setting_of(pe_of(*file.board(), job.found_in));
    for (const Path& path : paths_of(*file.board())) {
      told.better.push_back(better_than(path, told.setting, nics(short_name(path), told.setting), nullptr));
      told.paths.push_back(path);
    }
  }
  return told;
}

std::string job_text(RunningJob& job) {
  const isomem::BoardHeader& header = job.board().header;
  const pid_t pe = pe_of(job.board(), job.found_in);
  const std::string program = program_of(pe);
  std::string head = text("job of process %d", pe) + (program.empty() ? "" : ", " + program) +
                     text(", %u PEs", header.n_pes);
  if (header.n_hosts == 1) return head + ": one host, all by memory\n";
  const Told told = told_by(job);
  return head + text(" on %u hosts\n", header.n_hosts) + path_table(told.paths, told.better) +
         device_text(told.paths, told.setting);
}

std::string job_json(RunningJob& job) {
  const isomem::BoardHeader& header = job.board().header;
  const Told told = told_by(job);
  const pid_t pe = pe_of(job.board(), job.found_in);
  std::vector<std::string> paths;
  for (size_t i = 0; i < told.paths.size(); ++i) paths.push_back(path_json(told.paths[i], told.better[i]));
  return JsonObject()
      .add("process", std::to_string(pe))
      .add("program", json(program_of(pe)))
      .add("pes", std::to_string(header.n_pes))
      .add("hosts", std::to_string(header.n_hosts))
      .add("paths", json_array(paths))
      .add("device_memory", device_json(told.paths, told.setting))
      .text();
}

template <size_t n>
void copy_words(char (&to)[n], std::string_view words) {
  to[words.copy(to, n - 1)] = 0;
}

}  // namespace

std::vector<JobFile> boards_of(pid_t pid) {
  std::vector<JobFile> boards;
  for (const auto& [inode, fd] : shared_memory_of(std::to_string(pid))) {
    try {
      boards.push_back(
          JobFile::adopt(text("%d:%d:%llu", pid, fd, isomem::number(inode)).c_str(), "this process"));
    } catch (const isomem::Error&) {
      // not a board
    }
  }
  return boards;
}

std::vector<Path> paths_of(Board& board) {
  const int here = static_cast<int>(board.header.host);
  // what a PE of this host has written down for others: the wire's name, a zero, its address
  std::string wire;
  for (uint32_t pe = 0; pe < board.header.n_pes && wire.empty(); ++pe) {
    if (board.header.n_hosts < 2 || board.peers()[pe].host != here) continue;
    const std::string_view card = board.card(static_cast<int>(pe)).words();
    wire = card.substr(0, card.find('\0'));
  }
  std::vector<Path> list;
  for (int to = 0; to < static_cast<int>(board.header.n_hosts); ++to) {
    if (to == here) continue;
    const isomem::HostEntry& there = board.host(to);
    const isomem::Traffic& traffic = there.traffic;
    Path path{};
    copy_words(path.from, board.host(here).name);
    copy_words(path.to, there.name);
    copy_words(path.wire, wire);
    copy_words(path.words, traffic.path());
    path.messages_sent = traffic.messages_sent.load();
    path.messages_received = traffic.messages_received.load();
    path.bytes_sent = traffic.bytes_sent.load();
    path.bytes_received = traffic.bytes_received.load();
    path.bytes_put = traffic.bytes_put.load();
    path.bytes_got = traffic.bytes_got.load();
    path.is_same_machine = there.launcher_pid != 0;
    list.push_back(path);
  }
  return list;
}

std::string short_name(const Path& path) {
  return std::strcmp(path.wire, "UCX") == 0         ? "ucx"
         : std::strcmp(path.wire, "libfabric") == 0 ? "libfabric"
                                                    : "";
}

std::vector<std::string> better_than(const Path& path, const Setting& setting, std::span<const Nic> here,
                                     const std::span<const Nic>* there) {
  std::vector<std::string> found;
  if (path.words[0]) found = better_than(std::string_view(path.words), here, there);
  if (short_name(path) == "libfabric" && setting("ISOMEM_WIRE").empty() &&
      !dlopen("libucp.so.0", RTLD_LAZY | RTLD_LOCAL)) {
    found.push_back(std::string("UCX: ") + dlerror());
  }
  if (path.is_same_machine) {
    found.insert(
        found.begin(),
        "memory: the hosts are virtual, ISOMEM_HOSTS, NVSHMEM_DISABLE_P2P or a launcher splits this machine");
  }
  return found;
}

std::string path_table(const std::vector<Path>& paths, const std::vector<std::vector<std::string>>& better) {
  std::string table;
  for (size_t i = 0; i < paths.size(); ++i) {
    const Path& path = paths[i];
    const std::string over = !path.wire[0]
                                 ? path.is_same_machine ? "the loopback wire" : "nothing has begun yet"
                             : path.words[0] ? std::string(path.wire) + ", " + path.words
                                             : std::string(path.wire) + ", not connected yet";
    table += text("  %s -> %s: %s\n", path.from, path.to, over.c_str());
    if (path.latency_us > 0) {
      table +=
          text("      %.1f us one way (8 bytes), %.3g GB/s (1 MiB)\n", path.latency_us, path.gbytes_per_s);
    }
    if (path.wire[0]) {
      table += "      sent " + carried(path.bytes_sent, path.messages_sent, path.bytes_put) + ", received " +
               carried(path.bytes_received, path.messages_received, path.bytes_got) + "\n";
    }
    for (const std::string& one : better[i]) table += "      not taken: " + one + "\n";
  }
  return table;
}

namespace {

/// How memory of the GPUs goes over the network, and why the network does not read and write it itself, if
/// so.
std::pair<const char*, std::string> device_way(const std::vector<Path>& paths, const Setting& setting) {
  const bool is_direct = std::any_of(paths.begin(), paths.end(), [](const Path& path) {
    return std::string_view(path.words).find("GPUDirect") != std::string_view::npos;
  });
  if (is_direct) return {kDirectWay, ""};
  return {kDeviceWay, no_direct_way(short_name(paths[0]), setting)};
}

}  // namespace

std::string device_text(const std::vector<Path>& paths, const Setting& setting) {
  if (paths.empty() || !paths[0].wire[0] || gpus().list.empty()) return {};
  const auto [way, why_not] = device_way(paths, setting);
  return text("  device memory: %s\n", way) + (why_not.empty() ? "" : "      not taken: " + why_not + "\n");
}

std::string device_json(const std::vector<Path>& paths, const Setting& setting) {
  if (paths.empty() || !paths[0].wire[0] || gpus().list.empty()) return "null";
  const auto [way, why_not] = device_way(paths, setting);
  std::vector<std::string> not_taken;
  if (!why_not.empty()) not_taken.push_back(json(why_not));
  return JsonObject().add("path", json(way)).add("not_taken", json_array(not_taken)).text();
}

std::string path_json(const Path& path, const std::vector<std::string>& better) {
  std::vector<std::string> list;
  list.reserve(better.size());
  for (const std::string& one : better) list.push_back(json(one));
  JsonObject object;
  object.add("from", json(path.from))
      .add("to", json(path.to))
      .add("wire", path.wire[0] ? json(path.wire) : "null")
      .add("path", path.words[0] ? json(path.words) : "null")
      .add("messages_sent", std::to_string(path.messages_sent))
      .add("messages_received", std::to_string(path.messages_received))
      .add("bytes_sent", std::to_string(path.bytes_sent))
      .add("bytes_received", std::to_string(path.bytes_received))
      .add("bytes_put", std::to_string(path.bytes_put))
      .add("bytes_got", std::to_string(path.bytes_got));
  if (path.latency_us > 0) {
    object.add("latency_us", text("%.2f", path.latency_us))
        .add("gbytes_per_s", text("%.4g", path.gbytes_per_s));
  }
  return object.add("not_taken", json_array(list)).text();
}

std::string paths(bool as_json) {
  if (std::getenv(isomem::kJobVariable) || isomem::foreign_launch().size > 1) return measured_paths(as_json);
  std::vector<RunningJob> jobs = running_jobs();
  std::string all;
  std::vector<std::string> list;
  for (RunningJob& job : jobs) as_json ? list.push_back(job_json(job)) : void(all += job_text(job));
  if (as_json) return JsonObject().add("jobs", json_array(list)).text() + "\n";
  if (!jobs.empty()) return all;
  return "no job of this user runs here. 'oshrun --hosts a,b isomem info --paths' tries the paths between "
         "hosts\n";
}

}  // namespace tool
