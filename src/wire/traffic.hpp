// SPDX-License-Identifier: Apache-2.0
// What has gone between this host and another one, for whoever asks (isomem info --paths).
#pragma once

#include <atomic>
#include <cstdint>
#include <string_view>

namespace isomem {

/// The PEs of this host count together; anyone reads. All zeros: nothing yet. Bytes of messages with their
/// heads; of bulk transfers those of the program. What the other host's PEs put in bulk, they count.
struct Traffic {
  std::atomic<uint64_t> messages_sent;
  std::atomic<uint64_t> messages_received;
  std::atomic<uint64_t> bytes_sent;  // in messages
  std::atomic<uint64_t> bytes_received;
  std::atomic<uint64_t> bytes_put;  // in bulk
  std::atomic<uint64_t> bytes_got;

  void sent(uint64_t bytes) { add(messages_sent, 1), add(bytes_sent, bytes); }
  void received(uint64_t bytes) { add(messages_received, 1), add(bytes_received, bytes); }
  void moved(bool is_put, uint64_t bytes) { add(is_put ? bytes_put : bytes_got, bytes); }

  /// What the wire says of the connection, see Wire::path(); the first PE that has one says it.
  void describe(std::string_view words) {
    uint32_t none = 0;
    if (!described_.compare_exchange_strong(none, kBegun)) return;
    words_[words.copy(words_, sizeof(words_) - 1)] = 0;
    described_.store(kDone, std::memory_order_release);  // pairs with the acquire of path
  }
  bool is_described() const { return described_.load(std::memory_order_relaxed) != 0; }
  std::string_view path() const {
    return described_.load(std::memory_order_acquire) == kDone ? words_ : std::string_view();
  }

 private:
  static constexpr uint32_t kBegun = 1;
  static constexpr uint32_t kDone = 2;
  static void add(std::atomic<uint64_t>& count, uint64_t n) { count.fetch_add(n, std::memory_order_relaxed); }

  std::atomic<uint32_t> described_;
  char words_[124];  // ends with 0
};

}  // namespace isomem
