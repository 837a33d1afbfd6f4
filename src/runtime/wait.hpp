// SPDX-License-Identifier: Apache-2.0
// The one wait loop. It spins while every PE has a core of its own, else yields at once; once slow it stands
// on the status board, is explained after 10 s and then every minute, and ends the job when ISOMEM_TIMEOUT
// says so.
#pragma once

#include <cstdint>
#include <string>

#include "core/clock.hpp"
#include "isomem/engine.hpp"
#include "job/board.hpp"

namespace isomem {

class Channel;
class Runtime;

inline void pause_core() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

/// The deadline of waits without one.
inline constexpr uint64_t kNever = ~uint64_t{0};

/// What the other PEs do: those of this host, and of each other host the ones that hold up others most.
std::string all_others(Runtime& runtime);

/// No launcher watches the PEs of this process's job: who waits looks after the others.
void watch_peers();

/// How a wait has ended that need not last until what it waits for is there.
enum class WaitEnd { ready, late, interrupted };

/// What the status board shows of a wait that began at `started` and was last seen not to be over at
/// `looked`.
Wait record_of(Runtime& runtime, const WaitSite& site, uint64_t started, uint64_t looked);

/// Ends the job, or this process, where those have gone who could end its waits.
void call_roll(Runtime& runtime);

/// The slow half of a wait.
class SlowWait {
 public:
  /// A slow wait of `runtime`'s PE; only its steps cost anything.
  /// One that has a deadline is not explained, and nothing is ended because of it. `returns`: as the wait
  /// handler has it.
  SlowWait(Runtime& runtime, const WaitSite& site, uint64_t deadline = kNever, bool returns = false)
      : runtime_(runtime), site_(site), deadline_(deadline), returns_(returns) {}
  ~SlowWait();
  SlowWait(const SlowWait&) = delete;
  void step();
  bool is_interrupted() const { return interrupted_; }

 private:
  bool yields_at(Channel& wire);
  bool shares_cores() const;
  uint64_t nap_now(uint64_t now) const;
  void look(uint64_t now);
  void ask_handler(uint64_t now);
  void publish(uint64_t now);
  bool is_explained_by_another() const;
  void explain(double seconds);

  Runtime& runtime_;
  const WaitSite& site_;
  const uint64_t deadline_;
  const bool returns_;
  uint64_t started_ = 0;
  uint64_t looked_ = 0;
  uint64_t previous_ = 0;
  uint64_t next_look_ = 0;
  uint64_t next_question_ = 0;
  uint64_t next_explanation_ = 0;
  uint64_t next_publication_ = 0;
  uint64_t next_roll_call_ = 0;
  uint64_t busy_until_ = 0;
  uint32_t steps_ = 0;
  bool naps_ = false;  // between any two looks
  bool something_came_ = false;
  bool published_ = false;
  bool interrupted_ = false;
};

/// What a wait does before it is slow.
template <class Ready>
bool is_ready_soon(bool spins, Ready&& ready) {
  for (int i = spins ? 2000 : 1; i > 0; --i) {
    if (ready()) return true;
    pause_core();
  }
  return false;
}

template <class Ready>
void wait_until_ready(Runtime& runtime, bool spins, const WaitSite& site, Ready&& ready) {
  if (is_ready_soon(spins, ready)) return;
  SlowWait slow(runtime, site);
  while (!ready()) slow.step();
}

/// The same until a time by now_ns(), or until the wait handler says so. What was ready before the time is
/// never missed.
template <class Ready>
WaitEnd wait_by_deadline(uint64_t deadline, Runtime& runtime, const WaitSite& site, Ready&& ready) {
  SlowWait slow(runtime, site, deadline, true);
  for (;; slow.step()) {
    if (slow.is_interrupted()) return WaitEnd::interrupted;
    const bool is_last_look = now_ns() >= deadline;
    if (ready()) return WaitEnd::ready;
    if (is_last_look) return WaitEnd::late;
  }
}
template <class Ready>
bool is_ready_by(uint64_t deadline, Runtime& runtime, const WaitSite& site, Ready&& ready) {
  return wait_by_deadline(deadline, runtime, site, ready) == WaitEnd::ready;
}

}  // namespace isomem
