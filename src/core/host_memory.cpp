// SPDX-License-Identifier: Apache-2.0
#include "core/host_memory.hpp"

#include <sched.h>
#include <sys/sysinfo.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <limits>
#include <string>

#include "core/error.hpp"
#include "core/files.hpp"
#include "core/options.hpp"

namespace isomem {
namespace {

constexpr uint64_t kUnlimited = std::numeric_limits<uint64_t>::max();

/// The number that `words` begin with; `otherwise` when they begin with something else ("max").
uint64_t number_at(std::string_view words, uint64_t otherwise) {
  uint64_t value = 0;
  const auto result = std::from_chars(words.data(), words.data() + words.size(), value);
  return result.ec == std::errc() ? value : otherwise;
}

/// The same of a file, also when it is missing.
uint64_t number_in(const std::string& path, uint64_t otherwise) {
  return number_at(contents_of(path), otherwise);
}

/// The number after `key` in a file of "key value" lines, 0 when there is none.
uint64_t keyed_number(const std::string& path, std::string_view key) {
  uint64_t value = 0;
  any_part(contents_of(path), '\n', [&](std::string_view line) {
    if (line.substr(0, key.size()) != key) return false;
    const size_t number = line.find_first_not_of(" \t", key.size());
    if (number == key.size() || number == line.npos) return false;  // a longer key, or no number
    value = number_at(line.substr(number), 0);
    return true;
  });
  return value;
}

bool lists(std::string_view controllers, std::string_view wanted) {
  return any_part(controllers, ',', [&](std::string_view one) { return one == wanted; });
}

using Visitor = std::function<void(const std::string& folder, bool unified)>;

/// Calls `visit` for the cgroup folder of this process and all its parents, in the unified hierarchy and in
/// the old hierarchy of `controller`. Inside a container the path may name folders that are not visible here;
/// those are merely missing, and the root of the mount then is the container's own cgroup.
void for_each_cgroup(std::string_view controller, const Visitor& visit) {
  any_part(contents_of("/proc/self/cgroup"), '\n', [&](std::string_view line) {
    const size_t first = line.find(':');
    const size_t second = line.find(':', first + 1);
    if (first == line.npos || second == line.npos) return false;
    const std::string_view controllers = line.substr(first + 1, second - first - 1);
    const bool unified = controllers.empty();
    if (!unified && !lists(controllers, controller)) return false;
    const std::string mount = unified ? "/sys/fs/cgroup" : "/sys/fs/cgroup/" + std::string(controller);
    for (std::string path(line.substr(second + 1));;) {
      visit(mount + path, unified);
      const size_t slash = path.find_last_of('/');
      if (path.empty() || slash == std::string::npos) break;
      path.resize(slash);
    }
    return false;  // to the next line
  });
}

uint64_t limit_of_cgroup(const std::string& folder, bool unified) {
  return number_in(folder + (unified ? "/memory.max" : "/memory.limit_in_bytes"), kUnlimited);
}

/// What a cgroup's memory limit leaves. File pages that nobody uses now are given back by the kernel on
/// demand, so they count as free.
uint64_t left_in_cgroup(const std::string& folder, bool unified) {
  const uint64_t limit = limit_of_cgroup(folder, unified);
  if (limit == kUnlimited) return kUnlimited;
  const uint64_t used = number_in(folder + (unified ? "/memory.current" : "/memory.usage_in_bytes"), 0);
  const uint64_t idle =
      keyed_number(folder + "/memory.stat", unified ? "inactive_file" : "total_inactive_file");
  const uint64_t held = used - std::min(idle, used);
  return limit - std::min(held, limit);
}

/// Cores of a cgroup's quota, kUnlimited without one.
uint64_t quota_of_cgroup(const std::string& folder, bool unified) {
  uint64_t quota = kUnlimited;
  uint64_t period = 0;
  if (unified) {
    const std::string line = first_line(folder + "/cpu.max");  // "<quota or max> <period>"
    const char* end = line.data() + line.size();
    const auto parsed = std::from_chars(line.data(), end, quota);
    if (parsed.ec != std::errc() || parsed.ptr == end) return kUnlimited;
    std::from_chars(parsed.ptr + 1, end, period);
  } else {
    quota = number_in(folder + "/cpu.cfs_quota_us", kUnlimited);  // -1: no quota, not a number for from_chars
    period = number_in(folder + "/cpu.cfs_period_us", 0);
  }
  return quota == kUnlimited || period == 0 ? kUnlimited : quota / period;
}

uint32_t cores_in_mask() {
  // The kernel's mask may be wider than cpu_set_t (1024): grow until it fits.
  for (size_t cpus = 1024; cpus <= (size_t{1} << 20); cpus *= 2) {
    auto* set = CPU_ALLOC(cpus);
    if (set == nullptr) break;
    const bool fits = sched_getaffinity(0, CPU_ALLOC_SIZE(cpus), set) == 0;
    const int count = fits ? CPU_COUNT_S(CPU_ALLOC_SIZE(cpus), set) : 0;
    CPU_FREE(set);
    if (fits) return static_cast<uint32_t>(std::max(count, 1));
  }
  return 1;
}

}  // namespace

uint64_t available_memory() {
  uint64_t left = kUnlimited;
  struct sysinfo memory {};
  if (const uint64_t kib = keyed_number("/proc/meminfo", "MemAvailable:")) {
    left = kib * 1024;
  } else if (sysinfo(&memory) == 0) {
    // without /proc: less, for what the page cache could give back is not in it
    left = (uint64_t{memory.freeram} + memory.bufferram) * memory.mem_unit;
  }
  for_each_cgroup("memory", [&](const std::string& folder, bool unified) {
    left = std::min(left, left_in_cgroup(folder, unified));
  });
  return left;
}

std::optional<uint64_t> memory_limit() {
  constexpr uint64_t kNone = uint64_t{1} << 62;  // old hierarchies without a limit say almost 2^63
  uint64_t lowest = kUnlimited;
  for_each_cgroup("memory", [&](const std::string& folder, bool unified) {
    lowest = std::min(lowest, limit_of_cgroup(folder, unified));
  });
  return lowest < kNone ? std::optional(lowest) : std::nullopt;
}

uint64_t heap_share(uint32_t n_pes) { return available_memory() / 10 * 9 / std::max(n_pes, 1u); }

uint64_t heap_limit(uint32_t n_pes) {
  const uint64_t share = heap_share(n_pes);
  return std::min(read_options().symmetric_size.value_or(share), share);
}

uint32_t usable_cores() {
  uint64_t cores = cores_in_mask();
  for_each_cgroup("cpu", [&](const std::string& folder, bool unified) {
    cores = std::min(cores, quota_of_cgroup(folder, unified));
  });
  return static_cast<uint32_t>(std::max<uint64_t>(cores, 1));
}

}  // namespace isomem
