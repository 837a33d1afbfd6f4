// SPDX-License-Identifier: Apache-2.0
#include "wait.hpp"

#include <sched.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>

#include "report.hpp"
#include "runtime.hpp"
#include "words.hpp"

namespace isomem {

namespace {

constexpr uint64_t kMillisecond = 1000000;
constexpr uint64_t kSecond = 1000 * kMillisecond;

std::atomic<bool> peers_are_watched{false};

/// Sign-extended if the word is signed, so that it compares with `wants`.
uint64_t current_value(Runtime& runtime, const WaitSite& site) {
  uint64_t copied = 0;
  const void* word = site.address;
  if (runtime.is_device_address(word)) {  // out of the CPU's reach
    runtime.device_side()->copy(&copied, word, site.width);
    word = &copied;
  }
  const auto widen = [&](auto value, auto as_signed) {
    return site.is_signed
               ? static_cast<uint64_t>(static_cast<int64_t>(static_cast<decltype(as_signed)>(value)))
               : static_cast<uint64_t>(value);
  };
  switch (site.width) {
    case 2:
      return widen(load_word(static_cast<const uint16_t*>(word)), int16_t{});
    case 4:
      return widen(load_word(static_cast<const uint32_t*>(word)), int32_t{});
    default:
      return load_word(static_cast<const uint64_t*>(word));
  }
}

/// What a PE does, as the board says.
std::string doing(Runtime& runtime, int pe) {
  PeEntry& entry = runtime.entry(pe);
  const auto state = static_cast<PeState>(entry.state.load());
  const std::string who = "PE " + std::to_string(pe);
  if (state != PeState::running) return who + " " + words_of(state);
  Wait wait;
  if (!entry.wait.read(wait)) return who + " runs the program and is not waiting";
  if (wait.compare == Wait::kCollective) return who + " waits in " + wait.routine;
  if (wait.compare == Wait::kWire) return who + " waits for the wire to complete " + wait.routine;
  const bool in_heap = wait.heap_offset != ~uint64_t{0};
  return who + " waits in " + wait.routine + " for the word at " +
         text("%s 0x%llx", in_heap ? "heap offset" : "address",
              static_cast<unsigned long long>(in_heap ? wait.heap_offset : wait.address)) +
         " to be " + sign_of(wait.compare) + " " + decimal(wait.wants, wait.is_signed) + ", it is " +
         decimal(wait.has, wait.is_signed);
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

/// True if process `pid` has ended; one whose parent has not asked for its status is a zombie.
bool has_ended(int pid) {
  if (kill(pid, 0) != 0) return errno == ESRCH;
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string line;
  if (!std::getline(file, line)) return false;
  const size_t name_end = line.rfind(')');  // the name may hold anything
  return name_end + 2 < line.size() && (line[name_end + 2] == 'Z' || line[name_end + 2] == 'X');
}

/// Where no launcher does it: a PE whose process is gone ends the job.
void end_if_peer_died(Runtime& runtime) {
  for (int pe = 0; pe < runtime.n_pes(); ++pe) {
    if (pe == runtime.me() || !has_died(runtime, pe)) continue;
    end_job(runtime, EndCause::error, 1,
            name_of(runtime, pe) + " has died; " + doing(runtime, runtime.me()) + "; the job ends");
  }
}

/// A PE that left by exit(0) never comes: a wait for it would not end.
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
    Wait wait;
    if (!entry.wait.read(wait) || wait.is_bounded) {
      all_wait = false;
      continue;
    }
    waiting = pe;
    if (wait.compare == Wait::kCollective) waiting_in_collective = pe;
  }
  const int stuck = waiting_in_collective >= 0 ? waiting_in_collective : (all_wait ? waiting : -1);
  if (gone < 0 || stuck < 0) return;
  end_job(runtime, EndCause::error, 1,
          name_of(runtime, gone) + " exited with status 0 without shmem_finalize, and " +
              doing(runtime, stuck) +
              "; the job ends. Call shmem_finalize on all PEs before they return from main");
}

}  // namespace

uint64_t now_ns() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return static_cast<uint64_t>(t.tv_sec) * kSecond + static_cast<uint64_t>(t.tv_nsec);
}

bool has_died(Runtime& runtime, int pe) {
  PeEntry& entry = runtime.entry(pe);
  const int pid = entry.pid.load();
  const bool is_known = pid != 0 && entry.pid_namespace.load() == pid_namespace();
  return is_known && has_ended(pid) && static_cast<PeState>(entry.state.load()) != PeState::finalized;
}

void watch_peers() { peers_are_watched = true; }

SlowWait::~SlowWait() {
  if (!published_) return;
  runtime_.entry(runtime_.me()).wait.publish(nullptr);
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
    std::fflush(stdout);
    _exit(runtime_.board().header.exit.status());  // the cause has been said by whoever ended the job
  }
  const uint64_t lasted = now - started_;
  if (lasted < kSecond) return;
  publish(now);
  call_roll(now);
  if (deadline_ != kNever) return;
  const double seconds = static_cast<double>(lasted) / kSecond;
  const double limit = runtime_.options().timeout_s;
  if (limit > 0 && seconds >= limit) {
    explain(seconds);
    end_job(runtime_, EndCause::timeout, 1,
            text("%s ends the job: the wait lasted longer than ISOMEM_TIMEOUT=%g",
                 name_of(runtime_, runtime_.me()).c_str(), limit));
  }
  if (!next_explanation_) next_explanation_ = started_ + 10 * kSecond;
  if (now < next_explanation_) return;
  next_explanation_ = now + 60 * kSecond;
  explain(seconds);
}

/// Who is gone never comes.
void SlowWait::call_roll(uint64_t now) {
  if (now < next_roll_call_) return;
  next_roll_call_ = now + 50 * kMillisecond;
  peers_are_watched ? end_if_peer_died(runtime_) : end_if_launcher_died(runtime_);
  end_if_left_alone(runtime_);
}

void SlowWait::publish(uint64_t now) {
  if (now < next_publication_) return;
  if (!published_ && runtime_.board_slot_taken().test_and_set())
    return;  // another thread of this PE stands there
  published_ = true;
  next_publication_ = now + 100 * kMillisecond;
  Wait wait{};
  wait.compare = static_cast<uint32_t>(site_.cmp);
  if (site_.what == WaitSite::For::team) wait.compare = Wait::kCollective;
  if (site_.what == WaitSite::For::wire) wait.compare = Wait::kWire;
  wait.is_signed = site_.is_signed;
  wait.is_bounded = deadline_ != kNever;
  wait.address = reinterpret_cast<uint64_t>(site_.address);
  wait.heap_offset = runtime_.heap_offset(site_.address);
  wait.wants = site_.wants;
  wait.has = site_.address ? current_value(runtime_, site_) : 0;
  wait.since_ns = started_;
  strncpy(wait.routine, site_.routine, sizeof(wait.routine) - 1);
  runtime_.entry(runtime_.me()).wait.publish(&wait);
}

void SlowWait::explain(double seconds) {
  const std::string who = name_of(runtime_, runtime_.me());
  if (site_.what == WaitSite::For::team) {
    return say(text("%s has waited %.0f s in %s; %s", who.c_str(), seconds, site_.routine,
                    missing_in_collective(runtime_).c_str()));
  }
  if (site_.what == WaitSite::For::wire) {
    return say(text("%s has waited %.0f s for the wire to complete %s", who.c_str(), seconds, site_.routine));
  }
  std::string others;
  for (int pe = 0; pe < runtime_.n_pes(); ++pe) {
    if (pe != runtime_.me()) others += "; " + doing(runtime_, pe);
  }
  say(text("%s has waited %.0f s in %s: %s is %s, wants %s %s%s", who.c_str(), seconds, site_.routine,
           runtime_.describe(site_.address).c_str(),
           decimal(current_value(runtime_, site_), site_.is_signed).c_str(),
           sign_of(static_cast<uint32_t>(site_.cmp)), decimal(site_.wants, site_.is_signed).c_str(),
           others.c_str()));
}

}  // namespace isomem
