// SPDX-License-Identifier: Apache-2.0
// A program that tests a word again and again waits for it, as long as it does nothing else: such a loop
// stands on the status board as a wait does, and ends when those who could set the word are gone.
#pragma once

#include <atomic>
#include <cstdint>

#include "isomem/engine.hpp"

namespace isomem {

class Runtime;

/// The tests of a PE. Threads may test at the same time: loops over different words are then none.
class TestLoop {
 public:
  /// A test found nothing; site() says what of.
  template <class Site>
  void in_vain(Runtime& runtime, Site&& site) {
    const uint32_t tests = tests_.load(std::memory_order_relaxed) + 1;
    tests_.store(tests, std::memory_order_relaxed);
    if (tests % kTestsALook == 0) look(runtime, site());
  }
  /// A test found what it looks for, or the program does something else.
  void is_over(Runtime& runtime) {
    if (tests_.load(std::memory_order_relaxed) != 0) forget(runtime);
  }

 private:
  static constexpr uint32_t kTestsALook = 256;

  void look(Runtime& runtime, const WaitSite& site);
  void forget(Runtime& runtime);

  std::atomic<uint32_t> tests_ = 0;  // in vain, since the last one that was not
  std::atomic_flag busy_ = ATOMIC_FLAG_INIT;
  // of the loop, for whoever has set busy_
  const void* address_ = nullptr;
  uint64_t started_ = 0;
  uint64_t looked_ = 0;
  uint64_t next_publication_ = 0;
  bool published_ = false;
};

}  // namespace isomem
