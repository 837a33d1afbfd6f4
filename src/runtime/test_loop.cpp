// SPDX-License-Identifier: Apache-2.0
#include "runtime/test_loop.hpp"

#include "core/clock.hpp"
#include "runtime/runtime.hpp"
#include "runtime/wait.hpp"

namespace isomem {

namespace {

// Between looks: longer, and the program does something else meanwhile.
constexpr uint64_t kPause = 100 * kMillisecond;
// A loop may well have an end of its own.
constexpr uint64_t kStuck = 10 * kSecond;

}  // namespace

void TestLoop::look(Runtime& runtime, const WaitSite& site) {
  if (busy_.test_and_set()) return;
  const uint64_t now = now_ns();
  if (site.address != address_ || now - looked_ > kPause) {
    address_ = site.address;
    started_ = now;
  }
  looked_ = now;
  if (now - started_ > kSecond && now > next_publication_) {
    next_publication_ = now + 50 * kMillisecond;
    if (published_ || !runtime.board_slot_taken().test_and_set()) {
      published_ = true;
      Wait wait = record_of(runtime, site, started_, looked_);
      wait.is_test = 1;
      wait.is_bounded = now - started_ < kStuck;
      runtime.job().mine().wait.publish(&wait);
    }
    call_roll(runtime);
  }
  busy_.clear();
}

void TestLoop::forget(Runtime& runtime) {
  tests_.store(0, std::memory_order_relaxed);
  if (busy_.test_and_set()) return;
  address_ = nullptr;
  if (published_) {
    published_ = false;
    runtime.job().mine().wait.publish(nullptr);
    runtime.board_slot_taken().clear();
  }
  busy_.clear();
}

}  // namespace isomem
