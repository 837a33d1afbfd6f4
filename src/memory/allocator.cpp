// SPDX-License-Identifier: Apache-2.0
#include "memory/allocator.hpp"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <iterator>

#include "core/sizes.hpp"

namespace isomem {
namespace {

std::string hex(uint64_t x) {
  char text[32];
  std::snprintf(text, sizeof text, "0x%" PRIx64, x);
  return text;
}

}  // namespace

Allocator::Place Allocator::find(uint64_t span, uint64_t alignment) const {
  auto fits = [&](const std::pair<uint64_t, uint64_t>& hole) {
    const uint64_t start = round_up(hole.second, alignment);
    return start != kNone && start - hole.second <= hole.first && hole.first - (start - hole.second) >= span;
  };
  auto best = by_size_.lower_bound({span, 0});
  if (best != by_size_.end() && !fits(*best)) {
    // A hole with room for the worst padding always fits; failing that, look at the tight ones.
    auto roomy = by_size_.lower_bound({span + (alignment - kGranule), 0});
    best = roomy != by_size_.end() ? roomy : std::find_if(best, by_size_.end(), fits);
  }
  if (best != by_size_.end()) return {round_up(best->second, alignment), best->second};
  const uint64_t start = round_up(top_, alignment);
  if (start > limit_ || span > limit_ - start) return {};
  return {start, kNone};
}

void Allocator::add_hole(uint64_t offset, uint64_t size) {
  if (size == 0) return;
  holes_.emplace(offset, size);
  by_size_.emplace(size, offset);
}

void Allocator::remove_hole(std::map<uint64_t, uint64_t>::iterator hole) {
  by_size_.erase({hole->second, hole->first});
  holes_.erase(hole);
}

void Allocator::raise_top(uint64_t end) {
  top_ = end;
  high_water_ = std::max(high_water_, top_);
}

uint64_t Allocator::allocate(uint64_t bytes, uint64_t alignment) {
  if (bytes == 0 || bytes > limit_ || !is_power_of_two(alignment)) return kNone;
  const uint64_t span = round_up(bytes, kGranule);
  const Place place = find(span, std::max(alignment, kGranule));
  if (place.offset == kNone) return kNone;
  if (place.hole == kNone) {
    add_hole(top_, place.offset - top_);
    raise_top(place.offset + span);
  } else {
    auto hole = holes_.find(place.hole);
    const uint64_t end = hole->first + hole->second;
    remove_hole(hole);
    add_hole(place.hole, place.offset - place.hole);
    add_hole(place.offset + span, end - (place.offset + span));
  }
  live_.emplace(place.offset, Block{span, bytes});
  live_bytes_ += bytes;
  return place.offset;
}

uint64_t Allocator::high_water_after(uint64_t bytes, uint64_t alignment) const {
  if (bytes == 0 || bytes > limit_ || !is_power_of_two(alignment)) return kNone;
  const uint64_t span = round_up(bytes, kGranule);
  const Place place = find(span, std::max(alignment, kGranule));
  return place.offset == kNone ? kNone : std::max(high_water_, place.offset + span);
}

Allocator::Blocks::const_iterator Allocator::block_around(uint64_t offset) const {
  auto after = live_.upper_bound(offset);
  if (after == live_.begin()) return live_.end();
  auto block = std::prev(after);
  return offset - block->first < block->second.span ? block : live_.end();
}

Allocator::FreeResult Allocator::state_of(uint64_t offset) const {
  auto block = block_around(offset);
  if (block == live_.end()) return FreeResult::not_allocated;
  return block->first == offset ? FreeResult::ok : FreeResult::inside_block;
}

Allocator::FreeResult Allocator::release(uint64_t offset) {
  auto block = live_.find(offset);
  if (block == live_.end()) return state_of(offset);
  uint64_t start = offset, end = offset + block->second.span;
  live_bytes_ -= block->second.requested;
  live_.erase(block);

  auto after = holes_.lower_bound(start);
  if (after != holes_.begin()) {
    auto before = std::prev(after);
    if (before->first + before->second == start) {
      start = before->first;
      remove_hole(before);
    }
  }
  if (after != holes_.end() && after->first == end) {
    end += after->second;
    remove_hole(after);
  }
  if (end == top_) {
    top_ = start;
  } else {
    add_hole(start, end - start);
  }
  return FreeResult::ok;
}

bool Allocator::grow_in_place(uint64_t offset, uint64_t bytes) {
  auto found = live_.find(offset);
  if (found == live_.end() || bytes == 0 || bytes > limit_) return false;
  Block& block = found->second;
  const uint64_t span = round_up(bytes, kGranule);
  const uint64_t old_end = offset + block.span, new_end = offset + span;
  auto after = holes_.find(old_end);
  const uint64_t free_end = old_end == top_         ? std::max(limit_, top_)
                            : after != holes_.end() ? old_end + after->second
                                                    : old_end;
  if (span > free_end - offset) return false;
  if (old_end == top_) {
    raise_top(new_end);
  } else if (new_end != old_end) {
    if (after != holes_.end()) remove_hole(after);
    add_hole(new_end, free_end - new_end);
  }
  live_bytes_ += bytes - block.requested;
  block = {span, bytes};
  return true;
}

Allocator::Space Allocator::space() const {
  const uint64_t above = limit_ > top_ ? (limit_ - top_) / kGranule * kGranule : 0;
  Space space{above, above};
  for (const auto& hole : holes_) space.bytes += hole.second;
  if (!by_size_.empty()) space.largest = std::max(space.largest, by_size_.rbegin()->first);
  return space;
}

uint64_t Allocator::size_of(uint64_t offset) const {
  auto block = live_.find(offset);
  return block == live_.end() ? kNone : block->second.requested;
}

bool Allocator::contains_live(uint64_t offset, uint64_t bytes) const {
  auto block = block_around(offset);
  if (block == live_.end()) return false;
  const uint64_t from_start = offset - block->first;
  return from_start <= block->second.requested && bytes <= block->second.requested - from_start;
}

std::string Allocator::describe(uint64_t offset) const {
  auto block = block_around(offset);
  if (block != live_.end()) {
    return std::string(block->first == offset ? "the start of" : "inside") + " a block of " +
           std::to_string(block->second.requested) + " bytes at offset " + hex(block->first);
  }
  if (offset < high_water_) return "freed: no block there now";
  return "never allocated: the highest block ended at offset " + hex(high_water_);
}

}  // namespace isomem
