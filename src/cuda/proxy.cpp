// SPDX-License-Identifier: Apache-2.0
#include "cuda/proxy.hpp"

#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

#include "core/clock.hpp"
#include "core/process.hpp"
#include "core/service_thread.hpp"
#include "core/words.hpp"
#include "cuda/copy_channel.hpp"
#include "cuda/driver.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"
#include "runtime/wait.hpp"

namespace isomem {

namespace {

/// How long the thread looks at an empty ring before it naps: longer where each PE has a core for it, and
/// longest where a kernel waits for what is under way; what others send is looked for only so long, so that
/// it does not take the wire from the program.
constexpr uint64_t kLooksOn = 10 * kMillisecond;
constexpr uint64_t kLooksOnBeside = 200 * kMillisecond;
constexpr uint64_t kLooksOnAwaiting = kSecond;
constexpr unsigned kShortNap = 20;      // microseconds
constexpr unsigned kLongNap = 1000;     // once nothing came for long
constexpr unsigned kNapsBefore = 5000;  // short naps

/// That an operation names at its PE; of a strided one, at least.
uint64_t bytes_there(const Op& op) {
  if (op.verb == Verb::amo || op.verb == Verb::amo_fetch) return op.width;
  return op.verb == Verb::put_strided || op.verb == Verb::get_strided ? 1 : op.bytes;
}

}  // namespace

Proxy::Proxy(Runtime& runtime, CopyChannel& channel)
    : runtime_(runtime), channel_(channel), collectives_(std::make_unique<Collectives>(runtime)) {
  reader_.emplace(*ring_);
  thread_ = service_thread([this] {
    work();
    has_ended_ = true;
  });
}

void Proxy::halt() {
  stop_ = true;
  wait_for_end(thread_, has_ended_);
}

Proxy::~Proxy() {
  stop_ = true;
  thread_.join();
  collectives_.reset();  // it writes to the ring
}

/// Looks while operations come, then naps, longer and longer. A PE is bound to a core, which its program may
/// use without a pause (cudaDeviceSynchronize); what others send to device memory is received here meanwhile.
void Proxy::work() {
  share_cores_of(runtime_.job().board().header.launcher_pid);
  const BoardHeader& header = runtime_.job().board().header;
  const bool has_core = header.cores >= 2 * header.machine_pes;
  uint64_t worked = now_ns();
  unsigned naps = 0;
  while (!stop_.load(std::memory_order_relaxed)) {
    const uint64_t idle = now_ns() - worked;
    const bool took = take_some();
    Channel* const wire = runtime_.transport().wire();
    const bool received = wire && idle < kLooksOn && wire->progress();
    const bool handed_over = !held_.empty() && hand_over_held();
    if (finish_some() || took || received || handed_over) {
      worked = now_ns();
      naps = 0;
    } else if (idle < (awaits_others() ? kLooksOnAwaiting : has_core ? kLooksOnBeside : kLooksOn)) {
      has_core ? pause_core() : static_cast<void>(sched_yield());
    } else {
      usleep(naps < kNapsBefore ? kShortNap : kLongNap);
      ++naps;
    }
  }
}

/// Several, if they are there: then they share a message. Not behind one that somebody waits for, nor behind
/// much: they leave when the wire works.
bool Proxy::take_some() {
  constexpr int kMost = 8;
  constexpr uint64_t kMuch = 64 << 10;
  const size_t begun = begun_.size();
  int taken = 0;
  uint64_t bytes = 0;
  const auto take = [&](uint64_t number, RingSlot& slot) {
    bytes += std::min<uint64_t>(slot.op.bytes, kMuch);
    carry_out(number, slot);
  };
  while (taken < kMost && bytes < kMuch && begun_.size() == begun && reader_->take(take)) ++taken;
  if (taken > 0) reader_->free_slots();
  return taken > 0;
}

/// Looks at some of the operations that have been begun: each look lets the wire work. False if there was
/// nothing new.
bool Proxy::finish_some() {
  constexpr size_t kLooks = 4;
  Channel* const wire = runtime_.transport().wire();
  bool any = false;
  for (size_t looks = 0; looks < kLooks && !begun_.empty(); ++looks) {
    looked_at_ = (looked_at_ + 1) % begun_.size();
    Begun& one = begun_[looked_at_];
    const Status status = wire->done(one.ticket);
    if (status == Status::pending) {
      if (one.number != kNoNumber) explain_if_slow(one.since_ns, one.explained_ns, one.what, one.pe);
      continue;
    }
    require(status, one.what, one.pe);
    if (one.number == kNoNumber) {
      is_ahead_ = false;
    } else {
      reader_->finish(one.number, one.nobody_waits);
    }
    one = begun_.back();
    begun_.pop_back();
    any = true;
  }
  reader_->free_slots();
  return any;
}

void Proxy::begin(const Begun& begun) {
  begun_.push_back(begun);
  begun_.back().since_ns = begun_.back().explained_ns = now_ns();
}

/// As other waits are: after 10 s and then once a minute; ISOMEM_TIMEOUT ends the job.
void Proxy::explain_if_slow(uint64_t since_ns, uint64_t& explained_ns, const char* what, int pe) const {
  const uint64_t now = now_ns();
  const auto limit_ns = static_cast<uint64_t>(runtime_.options().timeout_s * kSecond);
  const bool is_over = limit_ns > 0 && now >= since_ns + limit_ns;
  const uint64_t pause = explained_ns == since_ns ? 10 * kSecond : 60 * kSecond;
  if (!is_over && now < explained_ns + pause) return;
  explained_ns = now;
  const std::string where = pe < 0 ? std::string() : " to " + name_of(runtime_, pe);
  const std::string words =
      name_of(runtime_, runtime_.me()) + text(": a kernel has waited %.0f s for %s to complete %s%s",
                                              static_cast<double>(now - since_ns) / kSecond,
                                              runtime_.transport().wire()->name(), what, where.c_str());
  if (!is_over) return say(words);
  end_job(runtime_, EndCause::timeout, 1,
          words + text("; the job ends: the wait lasted longer than ISOMEM_TIMEOUT=%g",
                       runtime_.options().timeout_s));
}

void Proxy::carry_out(uint64_t number, RingSlot& slot) {
  Op op = slot.op;
  const uint32_t flags = std::exchange(slot.flags, 0);
  if (flags & kQuiet) {
    if (held_.empty()) return begin_quiet(number, flags & kNobodyWaits);
    return held_quiets_.push_back({number, flags});
  }
  if (flags & kCollective) {
    CollectiveCall call;
    std::memcpy(&call, reader_->data(number), sizeof(call));
    call.routine[sizeof(call.routine) - 1] = 0;
    return collectives_->begin(call, flags & kStaged, [this, number] { reader_->finish(number); });
  }
  check_symmetric(op);
  if (!runtime_.job().peers().is_near(op.pe)) {
    if (held_.count(op.pe) || !on_far_pe(number, op, flags)) hold(number, op, flags);
    return;
  }
  on_host_word(op, slot);
  reader_->finish(number, flags & kNobodyWaits);
}

/// All threads of a block may ask at once: those that follow each other share what the first has begun, or
/// what the operation before them has.
void Proxy::begin_quiet(uint64_t number, bool nobody_waits) {
  Channel* const wire = runtime_.transport().wire();
  Status status = Status::pending;
  if (number == 0 || quiet_after_ != number) {
    status = Status::ok;
    if (wire) status = wire->drain(kDefaultContext, &quiet_ticket_);
  }
  quiet_after_ = number + 1;
  if (status == Status::pending)
    return begin({number, nobody_waits, quiet_ticket_, "earlier operations", -1});
  require(status, "earlier operations", -1);
  quiet_after_ = 0;
  reader_->finish(number, nobody_waits);
}

/// A quiet often follows a put at once. If the wire is idle it begins with the put, so that one message
/// brings the bytes and asks whether they are there.
void Proxy::ask_ahead(uint64_t number) {
  if (is_ahead_ || !begun_.empty() || !held_.empty() || reader_->posted_at(number + 1)) return;
  const Status status = runtime_.transport().wire()->drain(kDefaultContext, &quiet_ticket_);
  if (status != Status::pending) return require(status, "earlier operations", -1);
  quiet_after_ = number + 1;
  is_ahead_ = true;
  begin({kNoNumber, true, quiet_ticket_, "earlier operations", -1});
}

void Proxy::hold(uint64_t number, const Op& op, uint32_t flags) {
  const uint64_t now = now_ns();
  held_[op.pe].push_back({op, number, now, now, flags});
  first_held_.store(std::min(first_held_.load(std::memory_order_relaxed), number), std::memory_order_relaxed);
}

/// What there is room for by now, of each PE in its order; and quiets, once all before them have been handed
/// over. False if nothing was.
bool Proxy::hand_over_held() {
  bool any = false;
  uint64_t first = kNoNumber;
  for (auto at = held_.begin(); at != held_.end();) {
    std::deque<Held>& queue = at->second;
    while (!queue.empty() && on_far_pe(queue.front().number, queue.front().op, queue.front().flags)) {
      queue.pop_front();
      any = true;
    }
    if (queue.empty()) {
      at = held_.erase(at);
      continue;
    }
    Held& one = queue.front();
    explain_if_slow(one.since_ns, one.explained_ns, name_of(one.op.verb), one.op.pe);
    first = std::min(first, one.number);
    ++at;
  }
  first_held_.store(first, std::memory_order_release);  // behind their posts; pairs with settle
  for (; !held_quiets_.empty() && held_quiets_.front().number < first; held_quiets_.pop_front()) {
    begin_quiet(held_quiets_.front().number, held_quiets_.front().flags & kNobodyWaits);
    any = true;
  }
  return any;
}

/// False, and nothing has happened, if the PE takes no more for now.
bool Proxy::on_far_pe(uint64_t number, Op op, uint32_t flags) {
  const bool is_strided = op.verb == Verb::put_strided || op.verb == Verb::get_strided;
  const bool has_result = op.verb == Verb::get || op.verb == Verb::get_strided || op.verb == Verb::amo_fetch;
  const bool nobody_waits = flags & kNobodyWaits;
  const auto data = reinterpret_cast<uint64_t>(reader_->data(number));
  if (flags & kInline) {
    (is_strided ? op.strided : op.local) = data;
    op.blocking = 1;  // the slot has another operation next
  }
  if (op.verb == Verb::amo_fetch) {
    uint64_t& result = reader_->slot_of(number).result;
    result = 0;
    op.local = reinterpret_cast<uint64_t>(&result);
  }
  uint64_t ticket = 0;
  const bool is_asked = has_result && !nobody_waits;
  Channel& wire = *runtime_.transport().wire();
  const Status status = wire.try_post(op, kDefaultContext, is_asked ? &ticket : nullptr);
  if (status == Status::pending) return false;
  require(status, name_of(op.verb), op.pe);
  if (is_asked) {
    begin({number, nobody_waits, ticket, name_of(op.verb), op.pe});
    return true;
  }
  reader_->finish(number, nobody_waits);
  if (nobody_waits && op.verb == Verb::put) ask_ahead(number);
  expect_those_behind(number);
  return true;
}

/// Puts of many blocks lie in the ring one behind the other.
void Proxy::expect_those_behind(uint64_t number) {
  constexpr uint64_t kAhead = 3;
  expected_ = std::max(expected_, number);
  while (expected_ < number + kAhead) {
    const RingSlot* const slot = reader_->posted_at(expected_ + 1);
    if (!slot) return;
    ++expected_;
    const Op op = slot->op;
    const bool moves = !(slot->flags & (kInline | kQuiet | kCollective));
    if (!moves || wrong_address(op) || runtime_.job().peers().is_near(op.pe)) continue;
    runtime_.transport().wire()->expect(op);
  }
}

/// The result goes back through the slot: `op.local` is an address that only the kernel's thread knows.
void Proxy::on_host_word(const Op& op, RingSlot& slot) {
  uint64_t ticket;
  const bool is_atomic = op.verb == Verb::amo || op.verb == Verb::amo_fetch;
  const Status status =
      is_atomic ? channel_.atomic(op, &slot.result) : channel_.post(op, kDefaultContext, &ticket);
  if (status == Status::ok) return;
  end_job(runtime_, EndCause::error, 1,
          name_of(runtime_, runtime_.me()) +
              text(": %s of a kernel, to PE %d, failed; the job ends", name_of(op.verb), op.pe));
}

void Proxy::settle() const {
  if (stop_) return;
  const uint64_t posted = reader_->posted();
  while (!reader_->has_taken_all(posted) || first_held_.load(std::memory_order_acquire) < posted) {
    end_if_told(runtime_);
    sched_yield();
  }
}

/// The first that is no symmetric memory, or whose PE there is not; null: all is well.
const void* Proxy::wrong_address(const Op& op) const {
  const auto is_symmetric = [&](uint64_t address, uint64_t bytes) {
    const auto* remote = reinterpret_cast<const void*>(address);
    return runtime_.memory().is_symmetric(remote, bytes) ||
           runtime_.transport().is_symmetric_on_device(remote, bytes);
  };
  const bool is_pe = op.pe >= 0 && op.pe < runtime_.n_pes();
  const bool good_remote = is_symmetric(op.remote, bytes_there(op));
  const bool has_signal = op.verb == Verb::put_signal;
  if (is_pe && good_remote && (!has_signal || is_symmetric(op.signal, sizeof(uint64_t)))) return nullptr;
  return reinterpret_cast<const void*>(good_remote ? op.signal : op.remote);
}

void Proxy::check_symmetric(const Op& op) const {
  const void* const bad = wrong_address(op);
  if (!bad) return;
  end_job(runtime_, EndCause::error, 1,
          name_of(runtime_, runtime_.me()) +
              text(": %s of a kernel, %llu bytes to PE %d at %s; valid: PEs 0 to %d, and symmetric memory of "
                   "this PE; the job ends",
                   name_of(op.verb), static_cast<unsigned long long>(bytes_there(op)), op.pe,
                   runtime_.describe(bad).c_str(), runtime_.n_pes() - 1));
}

void Proxy::require(Status status, const char* what, int pe) const {
  if (status == Status::ok) return;
  const Channel& wire = *runtime_.transport().wire();
  const std::string why = wire.failure();
  const std::string where = pe < 0 ? std::string() : " to " + name_of(runtime_, pe);
  end_job_of_lost_wire(runtime_, name_of(runtime_, runtime_.me()) +
                                     text(": %s failed in %s of a kernel%s%s%s", wire.name(), what,
                                          where.c_str(), why.empty() ? "" : ": ", why.c_str()));
}

}  // namespace isomem
