// SPDX-License-Identifier: Apache-2.0
#include "runtime/wait.hpp"

#include <sched.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iterator>
#include <utility>
#include <vector>

#include "core/process.hpp"
#include "core/service_thread.hpp"
#include "core/wait_handler.hpp"
#include "core/words.hpp"
#include "job/relay.hpp"
#include "job/roll_call.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"

namespace isomem {

namespace {

/// So long after something has come over the wire more is expected.
constexpr uint64_t kBusy = 10 * kMillisecond;
constexpr uint64_t kShortestNap = 50 * kMicrosecond;
/// So long a wait only yields where PEs share cores.
constexpr uint64_t kPatience = 5 * kMillisecond;
/// Of the longest naps, for each PE that shares a core: thousands that look around leave it to the others.
constexpr uint64_t kNapOfEach = 100 * kMicrosecond;
/// At the wire, between two yields: more than it takes others to answer at once.
constexpr uint32_t kLooksPerYield = 32;

/// Between two looks at who is gone.
constexpr uint64_t kRollCalls = 50 * kMillisecond;
/// Between two questions to the wait handler.
constexpr uint64_t kQuestions = 100 * kMillisecond;
/// Of a job that it ends, as shells have it of SIGINT.
constexpr int kInterruptedStatus = 128 + SIGINT;

std::atomic<bool> peers_are_watched{false};

/// Sign-extended if the word is signed, so that it compares with `wants`.
uint64_t current_value(Runtime& runtime, const WaitSite& site) {
  uint64_t copied = 0;
  const void* word = site.address;
  if (runtime.transport().is_device_address(word)) {  // out of the CPU's reach
    runtime.transport().device_side()->copy(&copied, word, site.width);
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

/// What each PE does, as far as `picks` wants to hear of it: those of this host, and of another host the ones
/// that hold up others most, as that host has told.
template <class Near, class Far>
std::string roll(Runtime& runtime, Near&& picks_near, Far&& picks_report) {
  const Job& job = runtime.job();
  const Peers& peers = job.peers();
  RollCall near;
  for (int slot = 0; slot < peers.near_pes(); ++slot) {
    const int pe = peers.near_pe(slot);
    if (slot == job.slot() || !picks_near(pe, job.entry_at(slot))) continue;
    near.add(pe, state_of(job.entry_at(slot)));
  }
  std::string words = near.text();
  const auto add = [&](const std::string& more) { words += (words.empty() ? "" : "; ") + more; };
  for (int host = 0; host < peers.n_hosts(); ++host) {
    HostReport report;
    if (host == peers.host() || !job.board().host(host).report.read(report) || !picks_report(report))
      continue;
    const std::string where = std::string(" (on ") + job.board().host(host).name + ")";
    add(report.slowest_doing + where);
    if (report.stuck >= 0 && report.stuck != report.slowest) add(report.stuck_doing + where);
  }
  return words;
}

/// PEs that have entered fewer synchronisations of the world than this one; of another team: its members that
/// do not wait there, as far as they are on this host.
std::string missing_in_collective(Runtime& runtime, uint64_t team) {
  const uint64_t mine = runtime.job().mine().collectives_entered.load();
  const Team* members = handle_on_board(team) > 1 ? runtime.teams().find(handle_on_board(team) - 1) : nullptr;
  const auto is_missing = [&](int pe, const PeEntry& entry) {
    Wait wait;
    if (!members) return entry.collectives_entered.load() < mine;
    const bool waits_there = entry.wait.read(wait) && wait.compare == Wait::kCollective && wait.wants == team;
    return rank_in(members->members, pe) >= 0 && !waits_there;
  };
  const std::string missing = roll(runtime, is_missing, [&](const HostReport& report) {
    return !members && report.slowest >= 0 && report.entered < mine;  // hosts do not tell of other teams
  });
  if (!missing.empty()) return "not yet arrived: " + missing;
  std::string others = all_others(runtime);
  if (!others.empty()) return others;
  return runtime.n_pes() == 1 ? "there are no other PEs" : "the other hosts have told nothing yet";
}

/// Whether a handler of the program may run while it waits here, of a timer's signal, say, and write. Not
/// counted: signals of faults, of what this process or its children do, and those that end a job under
/// oshrun.
bool has_signal_handler() {
  static constexpr int kOthers[] = {SIGILL,  SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGPIPE,
                                    SIGXCPU, SIGXFSZ, SIGCHLD, SIGHUP, SIGINT, SIGQUIT, SIGTERM};
  for (int signal = 1; signal <= SIGRTMAX; ++signal) {
    struct sigaction action {};
    const bool counts = std::find(std::begin(kOthers), std::end(kOthers), signal) == std::end(kOthers);
    if (counts && sigaction(signal, nullptr, &action) == 0 && action.sa_handler != SIG_DFL &&
        action.sa_handler != SIG_IGN)
      return true;
  }
  return false;
}

/// Whether this process may write to its memory while it waits here: by another thread of the program, by a
/// child, which shares the symmetric heap, or in a signal handler.
bool acts_beside() {
  if (living_threads() != 1 + service_threads) return true;  // or that is unknown
  siginfo_t child;
  if (waitid(P_ALL, 0, &child, WEXITED | WNOHANG | WNOWAIT) == 0) return true;  // fails where there is none
  return has_signal_handler();
}

/// Where a script stands between the launcher and this PE, the kernel does not end it with the launcher.
void end_if_launcher_died(Runtime& runtime) {
  if (!runtime.job().launcher_was_visible() || launcher_is_visible(runtime.job().board())) return;
  end_process(name_of(runtime, runtime.me()) + text(": the launcher (pid %d) has died; this process ends",
                                                    runtime.job().board().header.launcher_pid));
}

/// Where no launcher does it: a PE whose process is gone ends the job; that of one that has finalized does it
/// where this one initializes anew.
void end_if_peer_died(Runtime& runtime) {
  const Job& job = runtime.job();
  const bool is_initializing = static_cast<PeState>(job.mine().state.load()) == PeState::attached;
  for (int slot = 0; slot < job.peers().near_pes(); ++slot) {
    const PeEntry& entry = job.entry_at(slot);
    const bool is_finalized = static_cast<PeState>(entry.state.load()) == PeState::finalized;
    const bool is_missed = is_initializing && is_finalized && has_ended(entry.pid.load());
    if (slot == job.slot() || !(is_missed || has_died(entry))) continue;
    end_job(runtime, EndCause::error, 1,
            job.name_of(job.peers().near_pe(slot)) +
                (is_missed ? " has finalized and ended; " : " has died; ") + doing(job.mine(), runtime.me()) +
                "; the job ends");
  }
}

/// What this PE waits for comes over the wire, or what others need to get there.
void end_if_wire_failed(Runtime& runtime) {
  const Channel* wire = runtime.transport().wire();
  const std::string why = wire ? wire->failure() : std::string();
  if (why.empty()) return;
  end_job_of_lost_wire(runtime, name_of(runtime, runtime.me()) + ": " + wire->name() + " failed: " + why +
                                    "; " + doing(runtime.job().mine(), runtime.me()));
}

/// A PE that left by exit(0) never comes, so those who wait for it would wait for ever. Each host judges for
/// itself; what others tell may be over, so the launcher, which sees all boards, judges across hosts.
void end_if_left_alone(Runtime& runtime) {
  const Job& job = runtime.job();
  bool has_left = false;
  for (int slot = 0; slot < job.peers().near_pes() && !has_left; ++slot) {
    has_left = static_cast<PeState>(job.entry_at(slot).state.load()) == PeState::leaving;
  }
  if (!has_left) return;
  HostReport report = report_of(job.board(), job.peers());
  // a PE of another host may still write the word that all wait for here
  if (job.peers().n_hosts() > 1) report.all_wait = 0;
  const std::string why = left_alone({report});
  if (!why.empty()) end_job(runtime, EndCause::error, 1, why);
}

/// Where the job goes on without PEs that have died: a collective of all never ends.
void end_if_world_is_incomplete(Runtime& runtime, const WaitSite& site) {
  const Job& job = runtime.job();
  if (site.what != WaitSite::For::team || handle_on_board(runtime.teams().on_board(site.address)) != 1)
    return;
  for (int pe = 0; pe < runtime.n_pes(); ++pe) {
    if (pe == runtime.me() || job.state_of(pe) != PeState::dead) continue;
    end_job(runtime, EndCause::error, 1,
            job.name_of(pe) + " has died; " + doing(job.mine(), runtime.me()) + "; the job ends");
  }
}

/// One PE looks at all of its host for those that wait there: thousands that did would do nothing else.
bool is_our_turn(Runtime& runtime) {
  std::atomic<uint64_t>& next = runtime.job().board().header.next_roll;
  const uint64_t now = now_ns();
  uint64_t due = next.load(std::memory_order_relaxed);
  const bool is_due = now >= due || due - now > kSecond;  // of another clock
  return is_due && next.compare_exchange_strong(due, now + kRollCalls, std::memory_order_relaxed);
}

}  // namespace

std::string all_others(Runtime& runtime) {
  return roll(
      runtime, [](int, const PeEntry&) { return true; }, [](const HostReport& r) { return r.slowest >= 0; });
}

void watch_peers() { peers_are_watched = true; }

Wait record_of(Runtime& runtime, const WaitSite& site, uint64_t started, uint64_t looked) {
  Wait wait{};
  wait.compare = static_cast<uint32_t>(site.cmp);
  if (site.what == WaitSite::For::team) wait.compare = Wait::kCollective;
  if (site.what == WaitSite::For::wire) wait.compare = Wait::kWire;
  if (site.what == WaitSite::For::lock) wait.compare = Wait::kLock;
  wait.is_signed = site.is_signed;
  wait.acts_beside = acts_beside();
  wait.address = reinterpret_cast<uint64_t>(site.address);
  wait.heap_offset = runtime.memory().heap_offset(site.address);
  wait.wants = site.what == WaitSite::For::team ? runtime.teams().on_board(site.address) : site.wants;
  wait.has = site.what == WaitSite::For::word ? current_value(runtime, site) : 0;
  wait.since_ns = started;
  wait.looked_ns = looked;
  strncpy(wait.routine, site.routine, sizeof(wait.routine) - 1);
  return wait;
}

/// Who is gone never comes.
void call_roll(Runtime& runtime) {
  peers_are_watched ? end_if_peer_died(runtime) : end_if_launcher_died(runtime);
  end_if_wire_failed(runtime);
  if (is_our_turn(runtime)) end_if_left_alone(runtime);
}

SlowWait::~SlowWait() {
  if (!published_) return;
  runtime_.job().mine().wait.publish(nullptr);
  runtime_.board_slot_taken().clear();
}

void SlowWait::step() {
  ++steps_;
  Channel* const wire = runtime_.transport().wire();
  if (!wire || yields_at(*wire)) sched_yield();
  if (steps_ % 16 != 0 && !naps_) return;
  const uint64_t now = now_ns();
  if (!started_) started_ = now;
  if (previous_ && now - previous_ > kSecond) {  // this process was stopped: it has not waited meanwhile
    started_ += now - previous_;
    if (next_explanation_) next_explanation_ += now - previous_;
  }
  looked_ = previous_;  // what the wait waits for was looked at after that, and before now
  previous_ = now;
  if (now >= next_look_) look(now);
  if (std::exchange(something_came_, false)) busy_until_ = now + kBusy;
  const uint64_t nap = nap_now(now);
  naps_ = nap != 0;
  if (naps_) usleep(static_cast<useconds_t>(nap / 1000));
}

/// Where each PE has a core, a wait for a message is a look at the wire, and another.
bool SlowWait::yields_at(Channel& wire) {
  if (wire.progress()) something_came_ = true;
  return shares_cores() || steps_ % kLooksPerYield == 0;
}

bool SlowWait::shares_cores() const {
  const BoardHeader& header = runtime_.job().header();
  return header.cores < header.machine_pes;
}

/// A wait that has lasted a second no longer needs the core, unless others use the memory of this PE. Where
/// PEs share cores, those that compute need it sooner: a hundredth of what the wait has lasted delays nobody.
/// Who waits for processes to start or to end leaves it to them at once; the longer that has taken, the
/// longer are the naps, since there may be hundreds.
uint64_t SlowWait::nap_now(uint64_t now) const {
  const uint64_t lasted = now - started_;
  const BoardHeader& header = runtime_.job().header();
  const uint64_t crowded = kNapOfEach * header.machine_pes / std::max(header.cores, 1u);
  const auto state = static_cast<PeState>(runtime_.job().mine().state.load(std::memory_order_relaxed));
  if (state != PeState::running && lasted > kMillisecond)
    return std::clamp(lasted / 16, kShortestNap, std::max(20 * kMillisecond, crowded));
  if (now < busy_until_) return 0;
  if (lasted > kPatience && shares_cores())
    return std::clamp(lasted / 100, kShortestNap, std::max(kMillisecond, crowded));
  return lasted > kSecond ? kShortestNap : 0;
}

void SlowWait::look(uint64_t now) {
  next_look_ = now + kMillisecond;
  end_if_told(runtime_);
  ask_handler(now);
  const uint64_t lasted = now - started_;
  if (lasted < kSecond) return;
  publish(now);
  if (now >= next_roll_call_) {
    next_roll_call_ = now + kRollCalls;
    call_roll(runtime_);
  }
  if (deadline_ != kNever) return;
  if (runtime_.job().header().outlives) end_if_world_is_incomplete(runtime_, site_);
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
  const bool is_explained = is_explained_by_another();
  next_explanation_ = now + (is_explained ? 10 : 60) * kSecond;
  if (!is_explained) explain(seconds);
}

void SlowWait::ask_handler(uint64_t now) {
  if (now < next_question_) return;
  const bool is_short = next_question_ == 0;  // so far
  next_question_ = now + kQuestions;
  if (is_short || !wait_handler_ends(returns_)) return;
  interrupted_ = true;
  if (returns_) return;
  end_job(runtime_, EndCause::error, kInterruptedStatus,
          name_of(runtime_, runtime_.me()) +
              text(": interrupted by the program's wait handler in %s; the job ends", site_.routine));
}

void SlowWait::publish(uint64_t now) {
  if (now < next_publication_) return;
  if (!published_) {
    runtime_.test_loop().is_over(runtime_);
    if (runtime_.board_slot_taken().test_and_set()) return;  // another thread of this PE stands there
  }
  published_ = true;
  next_publication_ = now + 100 * kMillisecond;
  Wait wait = record_of(runtime_, site_, started_, looked_);
  wait.is_bounded = deadline_ != kNever;
  runtime_.job().mine().wait.publish(&wait);
}

/// One PE of a host speaks for all that wait for the same, as far as the board tells (an active set is not on
/// it): the first that stands there.
bool SlowWait::is_explained_by_another() const {
  if (site_.what != WaitSite::For::team) return false;
  const Job& job = runtime_.job();
  const uint64_t entered = job.mine().collectives_entered.load();
  const uint64_t team = runtime_.teams().on_board(site_.address);
  for (int slot = 0; slot < job.slot(); ++slot) {
    const PeEntry& entry = job.entry_at(slot);
    Wait wait;
    if (entry.wait.read(wait) && wait.compare == Wait::kCollective && !wait.is_bounded &&
        wait.wants == team && entry.collectives_entered.load() == entered &&
        std::strcmp(wait.routine, site_.routine) == 0)
      return true;
  }
  return false;
}

void SlowWait::explain(double seconds) {
  const std::string who = name_of(runtime_, runtime_.me());
  if (site_.what == WaitSite::For::team) {
    int slot = 0;
    const bool by_psync =
        site_.address && runtime_.memory().kind_of(site_.address, &slot) != AddressMap::Kind::library;
    const uint64_t team = runtime_.teams().on_board(site_.address);
    return say(text("%s has waited %.0f s in %s%s; %s%s", who.c_str(), seconds, site_.routine,
                    words_of_team(team).c_str(), missing_in_collective(runtime_, team).c_str(),
                    by_psync
                        ? "; its pSync must hold SHMEM_SYNC_VALUE on every PE of the active set before any "
                          "of them calls: set it up before a barrier"
                        : ""));
  }
  if (site_.what == WaitSite::For::lock) {
    const std::string others = all_others(runtime_);
    return say(
        text("%s has waited %.0f s in %s for the lock at %s%s%s; a lock must be 0 on every PE before its "
             "first use, and only the PE that has set it clears it",
             who.c_str(), seconds, site_.routine, runtime_.describe(site_.address).c_str(),
             others.empty() ? "" : "; ", others.c_str()));
  }
  if (site_.what == WaitSite::For::wire) {
    const auto pe = static_cast<int>(site_.wants);
    const std::string to = pe < 0 ? "" : " to " + name_of(runtime_, pe);
    return say(text("%s has waited %.0f s for %s to complete %s%s", who.c_str(), seconds,
                    runtime_.transport().wire()->name(), site_.routine, to.c_str()));
  }
  const std::string others = all_others(runtime_);
  say(text("%s has waited %.0f s in %s: %s is %s, wants %s %s%s%s", who.c_str(), seconds, site_.routine,
           runtime_.describe(site_.address).c_str(),
           decimal(current_value(runtime_, site_), site_.is_signed).c_str(),
           sign_of(static_cast<uint32_t>(site_.cmp)), decimal(site_.wants, site_.is_signed).c_str(),
           others.empty() ? "" : "; ", others.c_str()));
}

}  // namespace isomem
