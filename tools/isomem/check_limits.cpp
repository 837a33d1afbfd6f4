// SPDX-License-Identifier: Apache-2.0
// Memory, and the limits of this process (ulimit).
#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>

#include "checks.hpp"
#include "core/host_memory.hpp"
#include "core/options.hpp"
#include "core/text.hpp"
#include "job/job_file.hpp"
#include "job/window.hpp"
#include "output.hpp"

namespace tool {

namespace {

using isomem::sized;
using isomem::text;

constexpr uint64_t kMiB = uint64_t{1} << 20;

Finding memory(const Plan& plan) {
  constexpr uint64_t kLittle = 64 * kMiB;
  const auto pes = static_cast<uint32_t>(plan.pes);
  const uint64_t share = isomem::heap_share(pes);
  const auto limit = isomem::memory_limit();
  const std::string words = text("%s are available%s; each of %u PEs may have a heap of %s",
                                 sized(isomem::available_memory()).c_str(),
                                 limit ? (", with a limit of the cgroup of " + sized(*limit)).c_str() : "",
                                 pes, sized(isomem::heap_limit(pes)).c_str());
  const uint64_t asked = isomem::read_options().symmetric_size.value_or(0);
  if (asked > share) {
    return {Verdict::warn, words + ", less than SHMEM_SYMMETRIC_SIZE asks for (" + sized(asked) + ")",
            "lower SHMEM_SYMMETRIC_SIZE, start fewer PEs, or raise the memory limit of the container or "
            "batch job"};
  }
  if (share < kLittle) {
    return {Verdict::warn, words,
            "end other programs, start fewer PEs, or raise the memory limit of the container or batch job"};
  }
  return good(words);
}

/// As the launcher and a program without one do it.
Finding room(const Plan& plan) {
  const auto pes = static_cast<uint32_t>(plan.pes);
  const isomem::JobShape shape = isomem::shape_job(pes, isomem::default_window_bytes());
  const std::string words = text("each of %u PEs has %s", pes, sized(shape.stride).c_str());
  if (shape.stride >= shape.heap_limit) return good(words);
  return {Verdict::warn, words + ", less than the " + sized(shape.heap_limit) + " that its heap could have",
          "raise the limits of address space and file size (ulimit -v, ulimit -f), or ISOMEM_STRIDE"};
}

Finding limited(const char* what, const char* option, rlim_t limit, rlim_t enough, const char* why) {
  if (limit == RLIM_INFINITY) return good("no limit");
  const std::string words = sized(limit) + " (ulimit " + option + ")";
  if (limit >= enough) return good(words);
  return {Verdict::warn, words + ": " + why,
          text("raise the limit of %s: ulimit %s unlimited", what, option)};
}

Finding address_space(const Plan&) {
  return limited("address space", "-v", limit_of(RLIMIT_AS), 2 * isomem::kWindowBytes,
                 "half of it is all that the heaps of a job can have");
}

Finding file_size(const Plan&) {
  return limited("file size", "-f", limit_of(RLIMIT_FSIZE), isomem::kWindowBytes,
                 "the heaps of all PEs lie in one sparse file in memory, the job file");
}

Finding data_segment(const Plan&) {
  return limited("private memory", "-d", limit_of(RLIMIT_DATA), 64 * kMiB,
                 "programs and the library's threads may lack memory");
}

Finding open_files(const Plan& plan) {
  constexpr rlim_t kOfLauncher = 9;  // without options
  const auto pes = static_cast<rlim_t>(plan.pes);
  const rlim_t with_labels = kOfLauncher + 4 * pes;
  const rlim_t limit = limit_of(RLIMIT_NOFILE);
  if (limit == RLIM_INFINITY) return good("no limit");
  const std::string words = text("%llu (ulimit -n)", isomem::number(limit));
  const std::string cure = text("ulimit -n %llu, or more", isomem::number(with_labels));
  if (limit < kOfLauncher) return {Verdict::fail, words + ": too few for oshrun", cure};
  if (limit < with_labels) return {Verdict::warn, words + ": too few for oshrun --label", cure};
  return good(words);
}

/// Threads of all processes of this user that can be seen here.
uint64_t threads_of_user() {
  uint64_t threads = 0;
  DIR* proc = opendir("/proc");
  if (!proc) return 0;
  while (const dirent* entry = readdir(proc)) {
    struct stat status {};
    const std::string folder = std::string("/proc/") + entry->d_name;
    if (std::atoi(entry->d_name) <= 0 || stat(folder.c_str(), &status) != 0 || status.st_uid != getuid())
      continue;
    struct stat tasks {};
    if (stat((folder + "/task").c_str(), &tasks) == 0) threads += tasks.st_nlink - 2;
  }
  closedir(proc);
  return threads;
}

Finding processes(const Plan& plan) {
  constexpr uint64_t kOfLauncher = 3;  // front, keeper, guardian
  const rlim_t limit = limit_of(RLIMIT_NPROC);
  if (limit == RLIM_INFINITY) return good("no limit");
  const uint64_t used = threads_of_user();
  const std::string words = text("%llu processes and threads of this user, of %llu (ulimit -u)",
                                 isomem::number(used), isomem::number(limit));
  if (geteuid() == 0) return good(words + "; the superuser may have more");
  const uint64_t needed = used + kOfLauncher + static_cast<uint64_t>(plan.pes);
  if (needed <= limit) return good(words);
  return {Verdict::fail, words + text(": oshrun needs %llu more", isomem::number(needed - used)),
          text("ulimit -u %llu, or more, or end other programs", isomem::number(needed))};
}

}  // namespace

std::span<const Check> limit_checks() {
  static constexpr Check checks[] = {
      {"memory", memory},       {"room for the PEs", room},     {"address space", address_space},
      {"file size", file_size}, {"data segment", data_segment}, {"open files", open_files},
      {"processes", processes}};
  return checks;
}

}  // namespace tool
