// SPDX-License-Identifier: Apache-2.0
// What isomem needs of the kernel and the container: each is tried.
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>

#include "checks.hpp"
#include "core/files.hpp"
#include "core/host_memory.hpp"
#include "core/process.hpp"
#include "core/text.hpp"
#include "job/job_file.hpp"
#include "job/window.hpp"
#include "output.hpp"

namespace tool {

namespace {

using isomem::sized;
using isomem::text;

Finding shared_memory(const Plan&) {
  close(isomem::new_shared_memory());
  return good("memfd_create works");
}

/// As a PE maps it.
Finding window(const Plan& plan) {
  const auto pes = static_cast<uint32_t>(plan.pes);
  const isomem::JobFile job = isomem::JobFile::create(isomem::shape_job(pes, isomem::default_window_bytes()));
  const uint64_t address = isomem::map_window(job);
  isomem::unmap_window(job, address);
  return good(text("%s at 0x%llx can be mapped", sized(pes * job.board()->header.stride).c_str(),
                   isomem::number(address)));
}

/// The option hidepid of the file system on /proc, the last one mounted there; empty without it.
std::string hidepid() {
  std::string found;
  std::ifstream mounts("/proc/self/mounts");
  for (std::string line; std::getline(mounts, line);) {
    std::string device, place, type, options;
    std::istringstream(line) >> device >> place >> type >> options;
    if (place != "/proc") continue;
    const size_t begin = std::min(options.find("hidepid="), options.size());
    found = options.substr(begin, options.find(',', begin) - begin);
  }
  return found;
}

Finding proc(const Plan&) {
  constexpr const char* kCure = "mount proc on /proc in the container or sandbox";
  for (const char* name : {"/proc/self/stat", "/proc/self/maps", "/proc/self/fd", "/proc/meminfo"}) {
    if (access(name, R_OK) == 0) continue;
    return {
        Verdict::fail,
        text("%s cannot be read (%s): oshrun then finds its PEs, but not what they have started, and memory "
             "and cores are guessed",
             name, std::strerror(errno)),
        kCure};
  }
  if (!isomem::proc_is_ours()) {
    return {
        Verdict::warn,
        "shows another PID namespace than that of this process: oshrun then finds its PEs, but not what they "
        "have started, and jobs that need the files of other processes fail",
        kCure};
  }
  const std::string hidden = hidepid();
  return good("readable" + (hidden.empty() ? "" : " (" + hidden + ": own processes are enough)"));
}

/// A PE whose wrapper has closed the descriptor of the job file opens that of the launcher.
Finding files_of_others(const Plan&) {
  const int fd = isomem::new_shared_memory();
  const std::string name = text("/proc/%d/fd/%d", static_cast<int>(getpid()), fd);
  const pid_t child = fork();
  if (child == 0) _exit(open(name.c_str(), O_RDWR | O_CLOEXEC) >= 0 ? 0 : errno);
  int status = 0;
  const bool tried = child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status);
  close(fd);
  if (!tried) {
    return {Verdict::fail, "no process can be started to try it", "raise the limit of processes: ulimit -u"};
  }
  if (WEXITSTATUS(status) == 0) return good("a process can open those of another one of its user");
  return {Verdict::warn,
          text("a process cannot open those of another one (%s): PEs behind scripts that close descriptors, "
               "and jobs "
               "of MPI or by a unique id, fail",
               std::strerror(WEXITSTATUS(status))),
          "allow access to /proc/<pid>/fd in the container or sandbox"};
}

Finding launcher_calls(const Plan&) {
  const auto refused = [](const char* what) {
    return Finding{Verdict::fail,
                   text("%s is refused (%s): oshrun cannot watch a job", what, std::strerror(errno)),
                   "allow it in the seccomp profile of the container or sandbox"};
  };
  sigset_t none;
  sigemptyset(&none);
  const int signals = signalfd(-1, &none, SFD_CLOEXEC);
  if (signals < 0) return refused("signalfd");
  close(signals);
  int before = 0;
  if (prctl(PR_GET_CHILD_SUBREAPER, &before) != 0 || prctl(PR_SET_CHILD_SUBREAPER, before) != 0) {
    return refused("prctl(PR_SET_CHILD_SUBREAPER)");
  }
  if (prctl(PR_GET_PDEATHSIG, &before) != 0 || prctl(PR_SET_PDEATHSIG, before) != 0) {
    return refused("prctl(PR_SET_PDEATHSIG)");
  }
  return good("signalfd, subreaper and parent-death signal work");
}

Finding overcommit(const Plan&) {
  const std::string mode = isomem::first_line("/proc/sys/vm/overcommit_memory");
  if (mode != "2") return good("vm.overcommit_memory is " + (mode.empty() ? "unknown" : mode));
  return {
      Verdict::warn,
      "vm.overcommit_memory is 2: heaps count against the commit limit when they are touched, and a PE that "
      "exceeds it is killed by SIGBUS though memory is free",
      "sysctl vm.overcommit_memory=0, or raise vm.overcommit_ratio"};
}

Finding mappings(const Plan&) {
  constexpr long kUsual = 65530;
  const std::string most = isomem::first_line("/proc/sys/vm/max_map_count");
  const std::string words = "vm.max_map_count is " + (most.empty() ? "unknown" : most);
  if (most.empty() || std::atol(most.c_str()) >= kUsual) return good(words);
  return {Verdict::warn, words + ", less than usual: mapping the heaps of many PEs or GPUs may fail",
          text("sysctl vm.max_map_count=%ld", kUsual)};
}

Finding cores(const Plan& plan) {
  const uint32_t usable = isomem::usable_cores();
  const std::string words = text("%u for this process", usable);
  if (static_cast<uint32_t>(plan.pes) <= usable) return good(words);
  return {Verdict::warn, words + text(", for %d PEs: they are not bound, and wait for each other", plan.pes),
          "start fewer PEs, or raise the CPU limit of the container or batch job (taskset, cpu.max)"};
}

/// A word for the container this process runs in; empty for none that is known.
std::string container() {
  const auto exists = [](const char* file) { return access(file, F_OK) == 0; };
  if (const char* name = std::getenv("container")) return isomem::quoted(name);
  if (exists("/.dockerenv")) return "docker";
  if (exists("/run/.containerenv")) return "podman";
  return exists("/.singularity.d") ? "singularity" : "";
}

Finding in_container(const Plan&) {
  const std::string name = container();
  if (name.empty()) return good("none");
  return good(name + "; heaps count against its memory limit, all PEs of a job run in it");
}

}  // namespace

std::span<const Check> system_checks() {
  static constexpr Check checks[] = {{"shared memory", shared_memory},
                                     {"window", window},
                                     {"/proc", proc},
                                     {"files of other processes", files_of_others},
                                     {"launcher", launcher_calls},
                                     {"overcommit", overcommit},
                                     {"mappings", mappings},
                                     {"cores", cores},
                                     {"container", in_container}};
  return checks;
}

}  // namespace tool
