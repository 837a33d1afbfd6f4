// SPDX-License-Identifier: Apache-2.0
#include "passage.hpp"

#include <algorithm>
#include <cstring>

#include "gfortran.hpp"
#include "outcome.hpp"
#include "team.hpp"

namespace caf {

Passage::Passage(Team& team, size_t bytes, const char* statement)
    : team_(team), statement_(statement), bytes_(bytes), before_(team.epoch_), first_(before_) {
  const uint64_t n = (bytes + Line::kData - 1) / Line::kData;
  const uint64_t left = kLines - first_ % kLines;
  if (n > left) first_ += left;
  end_ = team.epoch_ = first_ + n;
  __atomic_store_n(&team.words_at(team.me())->came, end_, __ATOMIC_RELEASE);
}

void Passage::write(const char* from) {
  if (end_ > team_.read_by_all_ + kLines) await_room();
  Line* line = team_.lines_at(team_.me()) + first_ % kLines;
  size_t left = bytes_;
  for (uint64_t number = first_ + 1; number <= end_; ++number, ++line) {
    const size_t some = std::min(left, Line::kData);
    std::memcpy(line->data, from, some);
    __atomic_store_n(&line->number, number, __ATOMIC_RELEASE);  // pairs with the acquire of read
    from += some;
    left -= some;
  }
}

/// For more room than is needed, so that this happens rarely, but not for what comes with this collective:
/// who is slower does not need this member for what came before.
void Passage::await_room() {
  const uint64_t wanted = std::min(before_, end_ - kLines / 2);
  uint64_t least = before_;
  for (int member = 0; member < team_.size(); ++member) {
    const uint64_t* done = &job.copy(team_.words_at(member), team_.pe(member))->done;
    if (member != team_.me() && await(done, wanted, member))
      least = std::min(least, __atomic_load_n(done, __ATOMIC_ACQUIRE));
  }
  team_.read_by_all_ = least;
}

/// Line by line: they are read while the next ones are written.
const char* Passage::read(int member, char* buffer) {
  const Line* line = job.copy(team_.lines_at(member), team_.pe(member)) + first_ % kLines;
  const bool is_one = bytes_ <= Line::kData;
  size_t left = bytes_;
  for (uint64_t number = first_ + 1; number <= end_; ++number, ++line) {
    if (!await(&line->number, number, member)) {
      has_lost_ = true;
      return nullptr;
    }
    if (is_one) break;
    const size_t some = std::min(left, Line::kData);
    std::memcpy(buffer + bytes_ - left, line->data, some);
    left -= some;
  }
  ++heard_;
  return is_one ? line->data : buffer;
}

bool Passage::await_slowly(const uint64_t* word, uint64_t value, int member) const {
  const auto is_there = [&] { return __atomic_load_n(word, __ATOMIC_ACQUIRE) >= value; };
  Patience patience(statement_);
  while (!is_there()) {
    if (status_of(team_.pe(member)) != 0) return is_there();  // what it wrote before it said so
    patience.pause([member] { return words("image %d", member + 1); });
  }
  return true;
}

Status Passage::finish() {
  __atomic_store_n(&team_.words_at(team_.me())->done, end_, __ATOMIC_RELEASE);  // pairs with await_room
  if (heard_ == team_.size() - 1) team_.read_by_all_ = std::max(team_.read_by_all_, before_);
  // an image that ends says so in its status first, and then that there is one that has ended
  return has_lost_ || !all_are_active() ? status_of_missing() : 0;
}

Status Passage::status_of_missing() const {
  Status worst = has_lost_ ? kStatFailed : 0;
  for (int member = 0; member < team_.size(); ++member) {
    const Status status = status_of(team_.pe(member));
    if (status == 0 || team_.has_come(member)) continue;
    worst = worse(worst, status);
  }
  return worst;
}

}  // namespace caf
