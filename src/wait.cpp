// SPDX-License-Identifier: Apache-2.0
#include "wait.hpp"

#include <sched.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>

#include "report.hpp"
#include "runtime.hpp"
#include "words.hpp"

namespace isomem {

namespace {

constexpr uint64_t kMillisecond = 1000000;
constexpr uint64_t kSecond = 1000 * kMillisecond;
constexpr uint32_t kCollective = 0xffffffff;

uint64_t now_ns() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return static_cast<uint64_t>(t.tv_sec) * kSecond + static_cast<uint64_t>(t.tv_nsec);
}

const char* sign_of(uint32_t cmp) {
  static const char* const signs[] = {"==", "!=", ">", "<=", "<", ">="};
  return cmp < 6 ? signs[cmp] : "?";
}

uint64_t current_value(const WaitSite& site) {
  switch (site.width) {
    case 4: return load_word(static_cast<const uint32_t*>(site.address));
    case 2: return load_word(static_cast<const uint16_t*>(site.address));
    default: return load_word(static_cast<const uint64_t*>(site.address));
  }
}

bool is_waiting(PeEntry& entry) { return entry.wait.active.load() % 2 == 1; }

/// What a PE does, as the board says.
std::string doing(Runtime& runtime, int pe) {
  PeEntry& entry = runtime.entry(pe);
  const auto state = static_cast<PeState>(entry.state.load());
  if (state < PeState::running) return text("PE %d has not called shmem_init yet", pe);
  if (state >= PeState::finalizing) {
    return text("PE %d %s", pe, state == PeState::leaving ? "has exited without shmem_finalize" : "is in shmem_finalize");
  }
  if (!is_waiting(entry)) return text("PE %d runs the program and waits for nothing", pe);
  const WaitSlot& wait = entry.wait;
  if (wait.compare == kCollective) return text("PE %d waits in %s", pe, wait.routine);
  const bool in_heap = wait.heap_offset != ~uint64_t{0};
  return text("PE %d waits in %s for the word at %s 0x%llx to be %s %llu, it is %llu", pe, wait.routine,
              in_heap ? "heap offset" : "address",
              static_cast<unsigned long long>(in_heap ? wait.heap_offset : wait.address), sign_of(wait.compare),
              static_cast<unsigned long long>(wait.wants), static_cast<unsigned long long>(wait.has.load()));
}

/// PEs that have entered fewer synchronisations than this one.
std::string missing_in_collective(Runtime& runtime) {
  const uint64_t mine = runtime.entry(runtime.me()).collectives_entered.load();
  std::string who;
  for (int pe = 0; pe < runtime.n_pes(); ++pe) {
    if (pe == runtime.me() || runtime.entry(pe).collectives_entered.load() >= mine) continue;
    who += (who.empty() ? "" : "; ") + doing(runtime, pe);
  }
  if (!who.empty()) return "not there yet: " + who;
  for (int pe = 0; pe < runtime.n_pes(); ++pe) {
    if (pe != runtime.me()) who += (who.empty() ? "" : "; ") + doing(runtime, pe);
  }
  return who.empty() ? "alone" : who;
}

/// Where a script stands between the launcher and this PE, the kernel does not end it with the launcher.
void end_if_launcher_died(Runtime& runtime) {
  if (!runtime.launcher_was_visible() || launcher_is_visible(runtime.board())) return;
  end_process(name_of(runtime, runtime.me()) + text(": the launcher (pid %d) has died; this process ends",
                                                    runtime.board().header.launcher_pid));
}

/// A PE that left by exit(0) never comes: nobody can be let wait for it.
void end_if_left_alone(Runtime& runtime) {
  int gone = -1;
  int waiting_in_collective = -1;
  int waiting = -1;
  bool all_wait = true;
  for (int pe = 0; pe < runtime.n_pes(); ++pe) {
    PeEntry& entry = runtime.entry(pe);
    const auto state = static_cast<PeState>(entry.state.load());
    if (state == PeState::leaving) gone = pe;
    if (state >= PeState::finalizing) continue;
    if (!is_waiting(entry)) {
      all_wait = false;
      continue;
    }
    waiting = pe;
    if (entry.wait.compare == kCollective) waiting_in_collective = pe;
  }
  const int stuck = waiting_in_collective >= 0 ? waiting_in_collective : (all_wait ? waiting : -1);
  if (gone < 0 || stuck < 0) return;
  end_job(runtime, EndCause::error, 1,
          name_of(runtime, gone) + " exited with status 0 without shmem_finalize, and " + doing(runtime, stuck) +
              "; the job ends. Call shmem_finalize on all PEs before they return from main");
}

}  // namespace

SlowWait::~SlowWait() {
  if (!published_) return;
  runtime_.entry(runtime_.me()).wait.active.fetch_add(1);
  runtime_.board_slot_taken().clear();
}

void SlowWait::step() {
  sched_yield();
  if (++steps_ % 16 != 0) return;
  const uint64_t now = now_ns();
  if (!started_) started_ = now;
  if (now >= next_look_) look(now);
  // a wait that has lasted a second no longer needs the core
  if (now - started_ > kSecond) usleep(50);
}

void SlowWait::look(uint64_t now) {
  next_look_ = now + kMillisecond;
  if (runtime_.board().header.abort.load(std::memory_order_relaxed)) {
    const int status = runtime_.board().header.exit.status.load();
    _exit(status ? status : 1);  // the cause has been said by whoever ended the job
  }
  const uint64_t lasted = now - started_;
  if (lasted < kSecond) return;
  publish(now);
  end_if_launcher_died(runtime_);
  end_if_left_alone(runtime_);
  const double seconds = static_cast<double>(lasted) / kSecond;
  const double limit = runtime_.options().timeout_s;
  if (limit > 0 && seconds >= limit) {
    explain(seconds);
    end_job(runtime_, EndCause::timeout, 1,
            text("%s ends the job: the wait lasted longer than ISOMEM_TIMEOUT=%g", name_of(runtime_, runtime_.me()).c_str(),
                 limit));
  }
  if (!next_explanation_) next_explanation_ = started_ + 10 * kSecond;
  if (now < next_explanation_) return;
  next_explanation_ = now + 60 * kSecond;
  explain(seconds);
}

void SlowWait::publish(uint64_t now) {
  WaitSlot& slot = runtime_.entry(runtime_.me()).wait;
  if (published_) {
    if (site_.address) slot.has = current_value(site_);
    return;
  }
  if (runtime_.board_slot_taken().test_and_set()) return;  // another thread of this PE stands there
  slot.compare = site_.address ? static_cast<uint32_t>(site_.cmp) : kCollective;
  slot.address = reinterpret_cast<uint64_t>(site_.address);
  slot.heap_offset = runtime_.heap_offset(site_.address);
  slot.wants = site_.wants;
  slot.has = site_.address ? current_value(site_) : 0;
  slot.since_ns = now;
  strncpy(slot.routine, site_.routine, sizeof(slot.routine) - 1);
  slot.active.fetch_add(1);
  published_ = true;
}

void SlowWait::explain(double seconds) {
  const std::string who = name_of(runtime_, runtime_.me());
  if (!site_.address) {
    return say(text("%s has waited %.0f s in %s; %s", who.c_str(), seconds, site_.routine,
                    missing_in_collective(runtime_).c_str()));
  }
  std::string others;
  for (int pe = 0; pe < runtime_.n_pes(); ++pe) {
    if (pe != runtime_.me()) others += "; " + doing(runtime_, pe);
  }
  say(text("%s has waited %.0f s in %s: %s is %llu, wants %s %llu%s", who.c_str(), seconds, site_.routine,
           runtime_.describe(site_.address).c_str(), static_cast<unsigned long long>(current_value(site_)),
           sign_of(static_cast<uint32_t>(site_.cmp)), static_cast<unsigned long long>(site_.wants), others.c_str()));
}

}  // namespace isomem
