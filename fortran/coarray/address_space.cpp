// SPDX-License-Identifier: Apache-2.0
#include "address_space.hpp"

#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "outcome.hpp"

namespace caf {

namespace {

std::vector<AddressRange> kept_free;

/// What an image is given at least.
constexpr uint64_t kLeastRegion = uint64_t{64} << 30;
/// What is mapped until all know of each other lies less than this below something that there was before.
constexpr uint64_t kMeanwhile = uint64_t{64} << 20;
/// Regions begin and end at multiples of it.
constexpr uint64_t kUnit = uint64_t{1} << 30;

uint64_t page_bytes() { return static_cast<uint64_t>(sysconf(_SC_PAGESIZE)); }

bool meet(const AddressRange& a, const AddressRange& b) { return a.first < b.end && b.first < a.end; }
bool has(const AddressRange& range, uint64_t at) { return range.first <= at && at < range.end; }

/// What is mapped, in order, without the kernel's own; what lies side by side is one.
std::vector<AddressRange> mapped_ranges() {
  std::vector<AddressRange> ranges;
  const std::unique_ptr<FILE, int (*)(FILE*)> maps(std::fopen("/proc/self/maps", "re"), std::fclose);
  char* line = nullptr;
  size_t room = 0;
  while (maps && getline(&line, &room, maps.get()) > 0) {
    AddressRange range{};
    if (std::sscanf(line, "%" SCNx64 "-%" SCNx64, &range.first, &range.end) != 2 || range.end > INT64_MAX)
      continue;
    if (!ranges.empty() && ranges.back().end == range.first) {
      ranges.back().end = range.end;
    } else {
      ranges.push_back(range);
    }
  }
  std::free(line);
  return ranges;
}

/// A stack grows to where it is touched, without a signal.
uint64_t stack_limit() {
  rlimit limit{};
  return getrlimit(RLIMIT_STACK, &limit) == 0 ? limit.rlim_cur : UINT64_MAX;
}

/// Makes one of two with the least between them.
void join_nearest(std::vector<AddressRange>& ranges) {
  size_t nearest = 1;
  const auto between = [&](size_t i) { return static_cast<int64_t>(ranges[i].first - ranges[i - 1].end); };
  for (size_t i = 2; i < ranges.size(); ++i) {
    if (between(i) < between(nearest)) nearest = i;
  }
  ranges[nearest - 1].end = std::max(ranges[nearest - 1].end, ranges[nearest].end);
  ranges.erase(ranges.begin() + static_cast<ptrdiff_t>(nearest));
}

/// The largest range above `from` where no image has anything.
AddressRange largest_free(const std::vector<Territory>& images, uint64_t from) {
  std::vector<AddressRange> all;
  for (const Territory& image : images) all.insert(all.end(), image.ranges, image.ranges + image.n);
  std::sort(all.begin(), all.end(),
            [](const AddressRange& a, const AddressRange& b) { return a.first < b.first; });
  AddressRange largest{from, from};
  for (const AddressRange& range : all) {
    if (range.first > from && range.first - from > largest.end - largest.first) largest = {from, range.first};
    from = std::max(from, range.end);
  }
  return {(largest.first + kUnit - 1) / kUnit * kUnit, largest.end / kUnit * kUnit};
}

bool reserve(uint64_t first, uint64_t end) {
  if (first >= end) return true;
  auto* const place = reinterpret_cast<void*>(first);
  void* const at = mmap(place, end - first, PROT_NONE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
  if (at == MAP_FAILED) return false;
  if (at != place) return munmap(at, end - first), false;  // Linux before 4.17
  kept_free.push_back({first, end});
  return true;
}

/// What is free of `within`.
bool reserve_gaps(const AddressRange& within) {
  uint64_t from = within.first;
  for (const AddressRange& range : mapped_ranges()) {
    if (range.end <= from) continue;
    if (range.first >= within.end) break;
    if (!reserve(from, range.first)) return false;
    from = range.end;
  }
  return reserve(from, within.end);
}

/// The heap would grow into the first thing of others above it.
bool limit_heap(const std::vector<Territory>& images, const Territory& mine, uint64_t end) {
  for (const Territory& image : images) {
    for (const AddressRange* range = image.ranges; range < image.ranges + image.n; ++range) {
      if (range->first >= mine.heap) end = std::min(end, range->first);
    }
  }
  const bool is_mine =
      std::any_of(mine.ranges, mine.ranges + mine.n, [&](const AddressRange& r) { return has(r, end); });
  return is_mine || is_kept_free(reinterpret_cast<void*>(end), 1) || reserve(end, end + page_bytes());
}

bool goes_to(const AddressRange& region, size_t bytes) {
  void* const at = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (at == MAP_FAILED) return false;
  munmap(at, bytes);
  return has(region, reinterpret_cast<uintptr_t>(at));
}

void give_back() {
  for (const AddressRange& range : kept_free)
    munmap(reinterpret_cast<void*>(range.first), range.end - range.first);
  kept_free.clear();
}

bool divide(const std::vector<Territory>& images, size_t mine) {
  uint64_t from = 0;
  for (const Territory& image : images) from = std::max(from, image.heap);
  const AddressRange free = largest_free(images, from);
  const uint64_t each = free.end > free.first ? (free.end - free.first) / images.size() / kUnit * kUnit : 0;
  if (each < kLeastRegion) return false;
  const AddressRange region{free.first + mine * each, free.first + (mine + 1) * each};
  return reserve_gaps({free.first, region.first}) && reserve_gaps({region.end, images[mine].top}) &&
         limit_heap(images, images[mine], free.first) && goes_to(region, page_bytes()) &&
         goes_to(region, size_t{4} << 20);
}

}  // namespace

Territory territory_of(const void* window) {
  Territory territory{};
  const auto stack = reinterpret_cast<uintptr_t>(&territory);
  const auto shared = reinterpret_cast<uintptr_t>(window);
  territory.heap = reinterpret_cast<uintptr_t>(sbrk(0));
  std::vector<AddressRange> ranges;
  for (AddressRange range : mapped_ranges()) {
    if (has(range, shared)) continue;
    if (range.end <= stack) territory.top = range.end;
    const uint64_t growth = has(range, stack) ? stack_limit() : kMeanwhile;
    ranges.push_back({range.first - std::min(range.first, growth), range.end});
  }
  std::sort(ranges.begin(), ranges.end(),
            [](const AddressRange& a, const AddressRange& b) { return a.first < b.first; });
  while (ranges.size() > Territory::kRanges) join_nearest(ranges);
  territory.n = ranges.size();
  std::copy(ranges.begin(), ranges.end(), territory.ranges);
  return territory;
}

bool overlap(const Territory& a, const Territory& b) {
  if (a.n == 0 || b.n == 0) return true;
  return std::any_of(a.ranges, a.ranges + a.n, [&](const AddressRange& mine) {
    return std::any_of(b.ranges, b.ranges + b.n,
                       [&](const AddressRange& theirs) { return meet(mine, theirs); });
  });
}

bool keep_apart(const std::vector<Territory>& images, size_t mine) {
  if (divide(images, mine)) return true;
  give_back();
  return false;
}

bool is_kept_free(const void* at, size_t bytes) {
  const auto first = reinterpret_cast<uintptr_t>(at);
  return std::any_of(kept_free.begin(), kept_free.end(), [&](const AddressRange& range) {
    return has(range, first) && bytes <= range.end - first;
  });
}

void keep_free(void* at, size_t bytes) {
  constexpr int kHow = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
  if (mmap(at, bytes, PROT_NONE, kHow, -1, 0) == MAP_FAILED)
    end_with(words("cannot keep addresses of other images free: %s", std::strerror(errno)));
}

}  // namespace caf
