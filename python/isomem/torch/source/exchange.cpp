// SPDX-License-Identifier: Apache-2.0
#include "exchange.hpp"

#include <shmemx.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "fold.hpp"

namespace isomem::torch {

namespace {

double seconds_until(Clock::time_point deadline) {
  return std::max(0.0, std::chrono::duration<double>(deadline - Clock::now()).count());
}

/// Large groups are many messages anyway: smaller pieces, so that areas stay small.
constexpr size_t kSlot = (768 << 10) + 64;
constexpr size_t kFragment = 128 << 10;
/// How often who waits for a member looks whether it has left, or the group is aborted here.
constexpr double kLook = 0.2;

size_t rounded(size_t bytes) { return (bytes + 63) / 64 * 64; }

}  // namespace

Sizes sizes_of(size_t members) {
  return {kSlot, std::max<size_t>(4096, rounded(kFragment * 4 / std::max<size_t>(members, 4)))};
}

size_t area_bytes(size_t members) {
  const Sizes sizes = sizes_of(members);
  const size_t flags = 64 * members;                   // of meetings, one line for each member
  const size_t box = 128 + 2 * (64 + sizes.fragment);  // of messages: two counts, two fragments
  return flags + 2 * sizes.slot + members * box;
}

bool Members::has_left(size_t member) const {
  const char* mine = pool().at(areas[static_cast<size_t>(me)]);
  return shmem_signal_fetch(reinterpret_cast<uint64_t*>(const_cast<char*>(mine) + 64 * member) + 1) != 0;
}

Exchange::Exchange(const Members& members)
    : members_(members),
      sizes_(sizes_of(members.size())),
      mine_(pool().at(members.areas[static_cast<size_t>(members.me)])),
      fetched_(members.size()),
      places_(members.size()) {
  const auto is_near = [&](int pe) { return shmem_ptr(mine_, pe) != nullptr; };
  are_all_near_ = std::all_of(members.pes.begin(), members.pes.end(), is_near);
}

/// In the area of a member: how often this process has met; behind it, whether it has left.
uint64_t* Exchange::my_flag_at(size_t member) const {
  return reinterpret_cast<uint64_t*>(pool().at(members_.areas[member]) + 64 * members_.me);
}

void Exchange::meet(const char* operation, Clock::time_point deadline) {
  const auto started = Clock::now();
  const auto me = static_cast<size_t>(members_.me);
  const uint64_t meeting = met_.load(std::memory_order_relaxed) + 1;
  met_.store(meeting, std::memory_order_relaxed);
  shmem_fence();  // what the slot holds before the flags say so
  for (size_t i = 1; i < members_.size(); ++i) {
    const size_t other = (me + i) % members_.size();
    shmem_signal_set(my_flag_at(other), meeting, members_.pes[other]);
  }
  for (size_t i = 1; i < members_.size(); ++i) {
    await((me + i) % members_.size(), operation, started, deadline);
  }
}

/// A member that has left does not come: what it has met for is here before it says so.
void Exchange::await(size_t other, const char* operation, Clock::time_point started,
                     Clock::time_point deadline) {
  for (bool has_left = false;; has_left = members_.has_left(other)) {
    const double rest = seconds_until(deadline);
    uint64_t value;
    if (shmemx_signal_wait_until_for(flag_of(other), SHMEM_CMP_GE, met_, has_left ? 0 : std::min(rest, kLook),
                                     &value) == SHMEMX_SUCCESS)
      return;
    if (is_aborted_) {
      throw std::runtime_error(start_of_error(operation) +
                               " failed: this rank has aborted the group; the group can no longer be used");
    }
    if (has_left) {
      throw std::runtime_error(start_of_error(operation) + " failed: rank " +
                               std::to_string(members_.ranks[other]) +
                               " has destroyed the group; the group can no longer be used");
    }
    if (rest == 0) fail(operation, started);
  }
}

void Exchange::meet_for(const Call& call, Clock::time_point deadline) {
  Header mine{};
  std::strncpy(mine.operation, call.operation, sizeof mine.operation - 1);
  mine.bytes = call.bytes;
  mine.type = call.type;
  mine.op = call.op;
  mine.root = call.root;
  mine.place = call.place;
  std::memcpy(slot() - kHeader, &mine, sizeof mine);
  meet(call.operation, deadline);
  for (size_t i = 0; i < members_.size(); ++i) {
    Header theirs;
    std::memcpy(&theirs, shown(i, 0, 0) - kHeader, sizeof theirs);
    places_[i] = theirs.place;
    if (std::memcmp(&mine, &theirs, offsetof(Header, place)) == 0) continue;
    throw std::runtime_error(
        "isomem: rank " + std::to_string(members_.ranks[static_cast<size_t>(members_.me)]) + " calls " +
        words(mine) + " in group " + members_.name + ", rank " + std::to_string(members_.ranks[i]) + " " +
        words(theirs) + "; the group can no longer be used");
  }
}

bool Exchange::are_all_placed() const {
  return std::find(places_.begin(), places_.end(), 0) == places_.end();
}

const char* Exchange::given(size_t member, size_t offset) const {
  const char* address = pool().at(places_[member] - 1 + offset);
  return static_cast<const char*>(shmem_ptr(address, members_.pes[member]));
}

std::string Exchange::words(const Header& header) const {
  std::string text = header.operation + (" of " + std::to_string(header.bytes)) + " bytes";
  if (header.type >= 0) text += " of " + std::string(c10::toString(static_cast<at::ScalarType>(header.type)));
  if (header.op >= 0)
    text += std::string(" with ") + name_of(static_cast<c10d::ReduceOp::RedOpType>(header.op));
  if (header.root >= 0) text += ", root " + std::to_string(members_.ranks[static_cast<size_t>(header.root)]);
  return text;
}

std::function<bool()> Exchange::leave() {
  shmem_quiet();  // what this process has written in their areas is there before it says that it has left
  for (size_t i = 0; i < members_.size(); ++i) shmem_signal_set(my_flag_at(i) + 1, 1, members_.pes[i]);
  shmem_quiet();
  return [first = flag_of(0), n = members_.size()] {
    for (size_t i = 0; i < n; ++i) {
      if (!shmem_signal_fetch(first + 8 * i + 1)) return false;
    }
    return true;
  };
}

std::string Exchange::start_of_error(const char* operation) const {
  return "isomem: " + std::string(operation) + " of group " + members_.name + " on rank " +
         std::to_string(members_.ranks[static_cast<size_t>(members_.me)]);
}

std::string Exchange::missing() const {
  std::string ranks;
  for (size_t i = 0; i < members_.size(); ++i) {
    if (static_cast<int>(i) == members_.me || shmem_signal_fetch(flag_of(i)) >= met_) continue;
    ranks += (ranks.empty() ? "" : ", ") + std::to_string(members_.ranks[i]);
  }
  return ranks;
}

void Exchange::fail(const char* operation, Clock::time_point started) {
  throw std::runtime_error(start_of_error(operation) + " ran into its timeout after " +
                           std::to_string(std::chrono::duration<double>(Clock::now() - started).count()) +
                           " s: rank " + missing() + " has not come; the group can no longer be used");
}

const char* Exchange::shown(size_t member, size_t offset, size_t bytes) {
  const size_t place = flag_bytes() + (met_ & 1) * sizes_.slot + kHeader + offset;
  if (static_cast<int>(member) == members_.me) return mine_ + place;
  const char* address = pool().at(members_.areas[member]) + place;
  if (const void* near = shmem_ptr(address, members_.pes[member])) return static_cast<const char*>(near);
  std::vector<char>& copy = fetched_[member];
  copy.resize(std::max(copy.size(), kHeader + bytes));
  shmem_getmem(copy.data(), address - kHeader, kHeader + bytes, members_.pes[member]);
  return copy.data() + kHeader;
}

}  // namespace isomem::torch
