// SPDX-License-Identifier: Apache-2.0
#include "runtime/team_slots.hpp"

namespace isomem {

namespace {

/// The bits of word `index` that stand for slots below `end`.
uint64_t slots_below(int end, size_t index) {
  const int64_t n = end - static_cast<int64_t>(index) * 64;
  if (n <= 0) return 0;
  return n >= 64 ? ~uint64_t{0} : (uint64_t{1} << n) - 1;
}

}  // namespace

bool TeamSlots::offer(int parent) {
  const std::lock_guard guard(lock_);
  creating_.insert(parent);
  if (is_offered_ || *creating_.begin() != parent) return false;
  is_offered_ = true;
  return true;
}

void TeamSlots::withdraw() {
  const std::lock_guard guard(lock_);
  is_offered_ = false;
}

void TeamSlots::settle(int parent, bool offered, const std::vector<int>& taken) {
  const std::lock_guard guard(lock_);
  for (const int slot : taken) {
    const auto index = static_cast<size_t>(slot / 64);
    if (taken_.size() <= index) taken_.resize(index + 1);
    taken_[index] |= uint64_t{1} << slot % 64;
  }
  if (offered) is_offered_ = false;
  creating_.erase(parent);
}

void TeamSlots::release(int slot) {
  const std::lock_guard guard(lock_);
  taken_[static_cast<size_t>(slot / 64)] &= ~(uint64_t{1} << slot % 64);
}

uint64_t TeamSlots::free_word(size_t index) const {
  const uint64_t all = slots_below(end_, index) & ~slots_below(first_, index);
  return index < taken_.size() ? all & ~taken_[index] : all;
}

TeamSlots::Window TeamSlots::free_from(int from) {
  const std::lock_guard guard(lock_);
  Window window;
  auto index = static_cast<size_t>(from / 64);
  for (uint64_t& word : window) word = free_word(index++);
  return window;
}

int TeamSlots::next_from(int from) {
  for (from += kWindow; from < end_; from += kWindow) {
    if (free_from(from) != Window{}) break;
  }
  return from;
}

}  // namespace isomem
