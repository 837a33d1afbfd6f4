// SPDX-License-Identifier: Apache-2.0
// What there is for each slot: a table that grows in blocks, each twice as long as the one before, which stay
// where they are, since threads look teams up while others make some.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <memory>
#include <mutex>

namespace isomem {

template <class T>
class SlotTable {
 public:
  SlotTable() = default;
  ~SlotTable() {
    for (auto& block : blocks_) delete[] block.load();
  }
  SlotTable(const SlotTable&) = delete;

  /// Null if there is nothing, also for numbers that are no slots.
  T* find(int slot) const {
    if (slot < 0 || slot >= kSlots) return nullptr;
    const Place place = place_of(slot);
    const auto* block = blocks_[place.block].load(std::memory_order_acquire);  // pairs with put
    return block ? block[place.index].get() : nullptr;
  }
  T& put(int slot, std::unique_ptr<T> what) {
    const Place place = place_of(slot);
    const std::lock_guard guard(growing_);
    auto* block = blocks_[place.block].load();
    if (!block) {
      block = new std::unique_ptr<T>[kFirst << place.block];
      blocks_[place.block].store(block, std::memory_order_release);
    }
    block[place.index] = std::move(what);
    if (slot >= end_) end_ = slot + 1;
    return *block[place.index];
  }
  std::unique_ptr<T> take(int slot) {
    const Place place = place_of(slot);
    return std::move(blocks_[place.block].load()[place.index]);
  }
  /// Behind all slots that have been put.
  int end() const { return end_; }

 private:
  static constexpr size_t kFirst = 32;
  static constexpr size_t kBlocks = 12;
  static constexpr int kSlots = static_cast<int>((kFirst << kBlocks) - kFirst);
  struct Place {
    size_t block, index;
  };
  static Place place_of(int slot) {
    const size_t number = static_cast<size_t>(slot) + kFirst;
    const auto block = static_cast<size_t>(std::bit_width(number) - std::bit_width(kFirst));
    return {block, number - (kFirst << block)};
  }

  std::array<std::atomic<std::unique_ptr<T>*>, kBlocks> blocks_{};
  std::mutex growing_;
  int end_ = 0;
};

}  // namespace isomem
