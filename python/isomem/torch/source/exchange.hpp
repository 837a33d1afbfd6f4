// SPDX-License-Identifier: Apache-2.0
// How the members of a group exchange data: each writes into a slot of its own area, all meet, each reads the
// slots of the others. There are two slots, used in turn: who has come to a meeting has read all of the one
// before, so the other slot is free. Every collective is a loop of these three steps.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "pool.hpp"

namespace isomem::torch {

using Clock = std::chrono::steady_clock;

/// A time-out of which the end can be computed. What is too long for torch is negative when it comes here.
inline std::chrono::milliseconds at_most_a_year(std::chrono::milliseconds timeout) {
  constexpr std::chrono::milliseconds year = std::chrono::hours(365 * 24);
  return timeout.count() < 0 || timeout > year ? year : timeout;
}

/// Who a group consists of, and where their areas are.
struct Members {
  std::string name;             // of the group, for messages
  int me = 0;                   // this process's number in it
  std::vector<int> pes;         // of each member
  std::vector<int> ranks;       // global, for messages
  std::vector<uint64_t> areas;  // offset of each member's area in its pool
  size_t size() const { return pes.size(); }
  /// Whether a member has destroyed the group. All that it has written for this process is here then.
  bool has_left(size_t member) const;
};

/// What all members must say alike when they meet for a collective. Not given: -1.
struct Call {
  const char* operation;
  uint64_t bytes = 0;
  int type = -1;  // at::ScalarType
  int op = -1;    // c10d::ReduceOp::RedOpType
  int root = -1;  // member
  // Not the same: where in this member's pool all that it gives lies, plus 1; 0: elsewhere, or not for all to
  // look at. Of a barrier: whether this member wishes what all must wish.
  uint64_t place = 0;
};

/// Part of each member's area.
struct Sizes {
  size_t slot;      // bytes of one slot
  size_t fragment;  // bytes of a message between two members that are on their way at once (messages.hpp)
};
Sizes sizes_of(size_t members);
size_t area_bytes(size_t members);

class Exchange {
 public:
  /// The area of this process must be zeros.
  explicit Exchange(const Members& members);

  size_t slot_bytes() const { return sizes_.slot - kHeader; }
  /// What this process shows at the next meeting: slot_bytes() to be written.
  char* slot() const { return mine_ + flag_bytes() + ((met_ + 1) & 1) * sizes_.slot + kHeader; }
  /// Waits for all members. Throws std::runtime_error after `deadline`, which names who is missing, or where
  /// a member has left; the exchange is broken then.
  void meet(const char* operation, Clock::time_point deadline);
  /// The first meeting of a collective: also throws, on all members, where they do not all make the same
  /// call.
  void meet_for(const Call& call, Clock::time_point deadline);
  /// After meet_for: whether what this member, or all, give lies in their pools, where given() finds it.
  bool is_placed(size_t member) const { return places_[member] != 0; }
  bool are_all_placed() const;
  const char* given(size_t member, size_t offset) const;
  /// Whether given() can be asked for all members.
  bool are_all_near() const { return are_all_near_; }

  /// `bytes` of what a member has shown at the last meeting, from `offset` on. Those of members on other
  /// hosts are fetched, and stay until the next call for that member.
  const char* shown(size_t member, size_t offset, size_t bytes);

  /// The members that have not come to the meeting that this one waits in, "1, 3". By any thread, until
  /// leave().
  std::string missing() const;

  /// Who waits in a meeting, now or later, throws before long. By any thread.
  void abort() { is_aborted_ = true; }
  /// Nothing follows: the others may do what they like with their areas. Returns what tells whether all of
  /// them have left, too.
  std::function<bool()> leave();

  const Members& members() const { return members_; }

 private:
  /// The call, before what a member shows.
  struct Header {
    char operation[24];
    uint64_t bytes;
    int32_t type, op, root;
    uint64_t place;  // the last one: members compare what comes before it
  };
  static constexpr size_t kHeader = 64;
  static_assert(sizeof(Header) <= kHeader);

  size_t flag_bytes() const { return 64 * members_.size(); }
  uint64_t* flag_of(size_t member) const { return reinterpret_cast<uint64_t*>(mine_ + 64 * member); }
  uint64_t* my_flag_at(size_t member) const;
  std::string words(const Header& header) const;
  void await(size_t other, const char* operation, Clock::time_point started, Clock::time_point deadline);
  std::string start_of_error(const char* operation) const;
  [[noreturn]] void fail(const char* operation, Clock::time_point started);

  const Members& members_;
  Sizes sizes_;
  char* mine_;
  std::atomic<uint64_t> met_ = 0;  // changed by the thread that meets
  std::atomic<bool> is_aborted_ = false;
  std::vector<std::vector<char>> fetched_;  // from far members
  std::vector<uint64_t> places_;
  bool are_all_near_;
};

}  // namespace isomem::torch
