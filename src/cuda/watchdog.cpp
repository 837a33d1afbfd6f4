// SPDX-License-Identifier: Apache-2.0
#include "cuda/watchdog.hpp"

#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstring>

#include "core/clock.hpp"
#include "core/service_thread.hpp"
#include "core/words.hpp"
#include "job/board.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"
#include "runtime/wait.hpp"

namespace isomem {

namespace {

static_assert(DeviceWait::kCollective == Wait::kCollective && DeviceWait::kWire == Wait::kWire);

constexpr auto kLookEvery = std::chrono::milliseconds(10);
constexpr unsigned kLooksAtProgram = 20;  // one in so many

/// The record is written by a GPU meanwhile: each field is read once, as it is.
DeviceWait read(const volatile DeviceWait* from) {
  DeviceWait wait{};
  wait.published = from->published;
  wait.compare = from->compare;
  wait.is_signed = from->is_signed;
  wait.address = from->address;
  wait.wants = from->wants;
  wait.has = from->has;
  wait.waited_ns = from->waited_ns;
  wait.block = from->block;
  wait.thread = from->thread;
  for (size_t i = 0; i + 1 < sizeof(wait.routine); ++i) wait.routine[i] = from->routine[i];
  return wait;
}

}  // namespace

Watchdog::Watchdog(Runtime& runtime, const volatile KernelWords* words) : runtime_(runtime), words_(words) {
  thread_ = service_thread([this] {
    work();
    has_ended_ = true;
  });
}

Watchdog::~Watchdog() {
  stop();
  thread_.join();
  leave_board();
}

void Watchdog::halt() {
  stop();
  wait_for_end(thread_, has_ended_);
}

void Watchdog::stop() {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    stop_ = true;
  }
  stopping_.notify_all();
}

void Watchdog::work() {
  std::unique_lock<std::mutex> lock(mutex_);
  for (unsigned n = 1; !stopping_.wait_for(lock, kLookEvery, [this] { return stop_; }); ++n) {
    look();
    if (n % kLooksAtProgram == 0) end_with_program();
  }
}

void Watchdog::look() {
  if (const uint64_t request = words_->exit_request) {
    // as nvshmem_global_exit of the host, but at once: the other threads of this process may never return
    const int status = static_cast<int>(request - 1);
    record_end(runtime_, EndCause::global_exit, status);
    std::fflush(stdout);
    _exit(status);
  }
  explain_wait();
}

void Watchdog::explain_wait() {
  if (!words_->wait.published) {
    last_waited_ = next_explanation_ = 0;
    leave_board();
    return;
  }
  acquire_fence(
      const_cast<const DeviceWait*>(&words_->wait));  // the fields after `published`; pairs with show
  const DeviceWait wait = read(&words_->wait);
  if (wait.waited_ns < last_waited_) next_explanation_ = 0;  // another wait
  last_waited_ = wait.waited_ns;
  if (wait.compare == DeviceWait::kUnreachable) {
    end_job(runtime_, EndCause::error, 1,
            name_of(runtime_, runtime_.me()) + ": " + why_unreachable(wait) + "; the job ends");
  }
  show_on_board(wait);
  const double limit = runtime_.options().timeout_s;
  const double seconds = static_cast<double>(wait.waited_ns) / static_cast<double>(kSecond);
  if (limit > 0 && seconds >= limit) {
    end_job(runtime_, EndCause::timeout, 1,
            explanation(wait) + text("; the job ends: the wait lasted longer than ISOMEM_TIMEOUT=%g", limit));
  }
  if (next_explanation_ == 0) next_explanation_ = 10 * kSecond;
  if (wait.waited_ns < next_explanation_) return;
  next_explanation_ = wait.waited_ns + 60 * kSecond;
  say(explanation(wait));
}

/// Other PEs and the launcher see it there like the wait of a thread: a PE that leaves without a word ends
/// the job if the others wait.
void Watchdog::show_on_board(const DeviceWait& wait) {
  if (!on_board_ && runtime_.board_slot_taken().test_and_set()) return;  // a thread of this PE stands there
  on_board_ = true;
  Wait shown{};
  shown.compare = wait.compare;
  shown.is_signed = wait.is_signed;
  shown.address = wait.address;
  shown.heap_offset = runtime_.memory().heap_offset(reinterpret_cast<const void*>(wait.address));
  shown.wants = wait.wants;
  shown.has = wait.has;
  shown.looked_ns = now_ns();
  shown.since_ns = shown.looked_ns - wait.waited_ns;
  std::memcpy(shown.routine, wait.routine, sizeof(shown.routine));
  runtime_.job().mine().wait.publish(&shown);
}

void Watchdog::leave_board() {
  if (!on_board_) return;
  on_board_ = false;
  runtime_.job().mine().wait.publish(nullptr);
  runtime_.board_slot_taken().clear();
}

/// Kernels of today find all that is symmetric; those of an older header know jobs on one host, or of several
/// hosts only their own.
std::string Watchdog::why_unreachable(const DeviceWait& wait) const {
  constexpr const char* kOlder =
      "The program was compiled with an older isomem, whose kernels know their own host only: compile it "
      "again";
  const Peers& peers = runtime_.job().peers();
  if (wait.address == kFarTeam && peers.n_hosts() > 1)
    return std::string("a kernel calls a collective of a team that has members on several hosts. ") + kOlder;
  const auto* address = reinterpret_cast<const void*>(wait.address);
  const int pe = static_cast<int>(wait.wants);
  const std::string what = text("a kernel uses, on PE %d, ", pe) + runtime_.describe(address);
  if (peers.n_hosts() > 1 && pe >= 0 && pe < peers.n_pes()) {
    // the words of a team are device memory too
    if (runtime_.transport().is_device_address(address) || runtime_.memory().is_symmetric(address, 1)) {
      const std::string host = text(" on host %s. ", runtime_.job().host_of(pe));
      return what + (peers.is_near(pe) ? ". " : host.c_str()) + kOlder;
    }
  }
  return what + ". Kernels reach the symmetric heaps (nvshmem_malloc, shmem_malloc)";
}

std::string Watchdog::explanation(const DeviceWait& wait) const {
  const std::string who = name_of(runtime_, runtime_.me()) +
                          text(": a kernel (block %u, thread %u) has waited %.0f s in %s", wait.block,
                               wait.thread, static_cast<double>(wait.waited_ns) / kSecond, wait.routine);
  std::string others = all_others(runtime_);
  if (!others.empty()) others.insert(0, "; ");
  if (wait.compare == Wait::kCollective) {
    return who + " for other PEs: a kernel of each PE of the team must call it" + others;
  }
  if (wait.compare == Wait::kWire) return who + " for a CPU thread of this PE to carry it out";
  return who + ": the word at " + runtime_.describe(reinterpret_cast<const void*>(wait.address)) + " is " +
         decimal(wait.has, wait.is_signed) + ", wants " + sign_of(wait.compare) + " " +
         decimal(wait.wants, wait.is_signed) + others;
}

}  // namespace isomem
