// SPDX-License-Identifier: Apache-2.0
#include "cuda/proxy.hpp"

#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <string>

#include "core/service_thread.hpp"
#include "core/words.hpp"
#include "cuda/copy_channel.hpp"
#include "cuda/driver.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"
#include "runtime/wait.hpp"

namespace isomem {

namespace {

constexpr int kSpins = 20000;           // looks at an empty ring before the thread sleeps: some 100 us
constexpr unsigned kShortNap = 20;      // microseconds
constexpr unsigned kLongNap = 1000;     // once nothing came for long
constexpr unsigned kNapsBefore = 5000;  // short naps

}  // namespace

Proxy::Proxy(Runtime& runtime, CopyChannel& channel) : runtime_(runtime), channel_(channel) {
  void* memory = nullptr;
  check(driver().host_alloc(&memory, sizeof(OpRing), CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP),
        "allocating page-locked memory", "Raise the limit of locked memory (ulimit -l)");
  std::memset(memory, 0, sizeof(OpRing));
  ring_ = static_cast<OpRing*>(memory);
  thread_ = service_thread([this] { work(); });
}

Proxy::~Proxy() {
  stop_ = true;
  thread_.join();
  driver().host_free(ring_);
}

/// Spins while operations come, where there are cores for that; then naps, longer and longer.
void Proxy::work() {
  const int spins = runtime_.spins() ? kSpins : 1;
  int idle = 0;
  unsigned naps = 0;
  while (!stop_.load(std::memory_order_relaxed)) {
    if (carry_out_one()) {
      idle = 0;
      naps = 0;
    } else if (++idle < spins) {
      pause_core();
    } else {
      usleep(naps < kNapsBefore ? kShortNap : kLongNap);
      ++naps;
    }
  }
}

bool Proxy::carry_out_one() {
  RingSlot& slot = ring_->slot[next_ % OpRing::kSlots];
  if (load_word(&slot.posted) != next_ + 1) return false;
  acquire_fence(&slot.posted);  // the operation, and what its thread wrote before; pairs with ring_execute
  carry_out(slot);
  release_fence(&slot.done);  // the result before `done`; pairs with ring_execute
  store_word(&slot.done, ++next_);
  return true;
}

void Proxy::check_symmetric(const Op& op, uint64_t bytes) {
  const auto* remote = reinterpret_cast<const void*>(op.remote);
  const bool is_pe = op.pe >= 0 && op.pe < runtime_.n_pes();
  if (is_pe && (runtime_.memory().is_symmetric(remote, bytes) ||
                runtime_.transport().is_symmetric_on_device(remote, bytes)))
    return;
  end_job(runtime_, EndCause::error, 1,
          name_of(runtime_, runtime_.me()) +
              text(": %s of a kernel, %llu bytes to PE %d at %s; valid: PEs 0 to %d, and symmetric memory of "
                   "this PE; the job ends",
                   name_of(op.verb), static_cast<unsigned long long>(bytes), op.pe,
                   runtime_.describe(remote).c_str(), runtime_.n_pes() - 1));
}

void Proxy::carry_out(RingSlot& slot) {
  const Op op = slot.op;
  const bool is_atomic = op.verb == Verb::amo || op.verb == Verb::amo_fetch;
  check_symmetric(op, is_atomic ? op.width : op.bytes);
  Status status = Status::ok;
  if (is_atomic) {
    // the result goes back through the slot: `local` is an address that only the kernel's thread knows
    status = channel_.atomic(op, &slot.result);
  } else {
    uint64_t ticket;  // complete on return: the kernel's quiet waits for no more
    status = channel_.post(op, kDefaultContext, &ticket);
  }
  if (status == Status::ok) return;
  end_job(runtime_, EndCause::error, 1,
          name_of(runtime_, runtime_.me()) +
              text(": %s of a kernel, to PE %d, failed; the job ends", name_of(op.verb), op.pe));
}

}  // namespace isomem
