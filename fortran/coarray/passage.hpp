// SPDX-License-Identifier: Apache-2.0
// A collective of a team whose members share memory, of few bytes and without a synchronisation: each member
// that passes something writes it into lines of its own, with numbers that say that it is there, and goes on;
// the others read it there. They say how far they have read before lines are written again.
#pragma once

#include <cstddef>
#include <cstdint>

#include "job.hpp"

namespace caf {

class Team;

/// What a cache line carries at a time. `number`: its place among all that its team has passed, from 1.
/// Nothing else is ever there: what is left of earlier ones is less.
struct alignas(64) Line {
  static constexpr size_t kData = 56;
  char data[kData];
  uint64_t number;
};

class Passage {
 public:
  static constexpr size_t kLines = 128;   // of a member
  static constexpr size_t kBytes = 2048;  // the most that a member passes in a collective

  /// This member comes to a collective in which some or all pass `bytes`.
  Passage(Team& team, size_t bytes, const char* statement);

  void write(const char* from);
  /// What a member passes, in its lines or in `buffer`. Null if it has stopped or failed before.
  const char* read(int member, char* buffer);

  /// This member will read no more. 0, kStatStopped or kStatFailed, if one has stopped or failed before it
  /// came; of those that are still on their way nothing is known.
  Status finish();

 private:
  bool await(const uint64_t* word, uint64_t value, int member) const {
    return spin_for(word, value) || await_slowly(word, value, member);
  }
  bool await_slowly(const uint64_t* word, uint64_t value, int member) const;
  void await_room();
  Status status_of_missing() const;

  Team& team_;
  const char* statement_;
  size_t bytes_;
  uint64_t before_;  // lines that were passed when this member came
  uint64_t first_;   // of those of this collective, which lie next to each other
  uint64_t end_;
  int heard_ = 0;  // members
  bool has_lost_ = false;
};

}  // namespace caf
