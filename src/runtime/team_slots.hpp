// SPDX-License-Identifier: Apache-2.0
// The slots that this PE has free for new teams, and which of its threads may offer them to others. There may
// be many thousands: PEs look for common ones a window at a time, from the lowest on.
#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <set>
#include <vector>

namespace isomem {

class TeamSlots {
 public:
  static constexpr int kWindow = 192;
  /// The slots of a window, one bit each.
  using Window = std::array<uint64_t, kWindow / 64>;
  static constexpr Window kAll{~uint64_t{0}, ~uint64_t{0}, ~uint64_t{0}};

  /// Free are [first, end).
  TeamSlots(int first, int end) : first_(first), end_(end) {}

  int first() const { return first_; }
  int end() const { return end_; }

  /// Two threads may create teams from two parents at a time, but must not be promised the same slot. The one
  /// with the lowest parent makes the offer; since that is the same order on all PEs, one of them succeeds.
  bool offer(int parent);
  /// The offer is off: another member of the parent could not make one.
  void withdraw();
  /// The creation from `parent` is over, and has `taken` these.
  void settle(int parent, bool offered, const std::vector<int>& taken);
  void release(int slot);

  /// Those of the window that begins at slot `from` that are free.
  Window free_from(int from);
  /// Where the first window behind that one begins that has a free slot; behind the end if none has.
  int next_from(int from);

 private:
  uint64_t free_word(size_t index) const;

  const int first_;
  const int end_;
  std::mutex lock_;              // of what follows
  std::vector<uint64_t> taken_;  // one bit each; behind its end none is
  std::set<int> creating_;       // parents that create a team now, by threads of this PE
  bool is_offered_ = false;      // the free slots are on offer to one of them
};

}  // namespace isomem
