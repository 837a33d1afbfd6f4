// SPDX-License-Identifier: Apache-2.0
// What becomes of the operations on the ring, in the order of their numbers. What takes time is begun and
// looked after while others come; what a PE takes no more of for now is held until it does. Nothing here
// waits.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <deque>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "core/clock.hpp"
#include "cuda/ring_reader.hpp"
#include "runtime/report.hpp"
#include "wire/channel.hpp"

namespace isomem {

/// `Pe` is what it knows of its PE, and leaves to others; Proxy::Pe is the one of programs:
///   Channel* wire()                                      to PEs of other hosts; null: there are none
///   bool is_near(int pe)
///   const void* wrong_address(const Op&)                 null: all is well
///   void require_good(const Op&)                         ends the job if it is not
///   void on_host_word(const Op&, uint64_t* result)       of a near PE
///   void begin(const CollectiveCall&, bool is_staged, std::function<void()> done)
///   void require(Status, const char* what, int pe)       ends the job if it has failed
///   void explain_if_slow(uint64_t since_ns, uint64_t& explained_ns, const char* what, int pe)
template <class Ring, class Pe>
class RingServer {
 public:
  RingServer(Ring& ring, Pe& pe) : reader_(ring), pe_(pe) {}
  RingServer(const RingServer&) = delete;

  /// Takes some of what has been posted. False if there is nothing.
  bool take_some();
  /// Looks at some of the operations that have been begun: each look lets the wire work. False if there was
  /// nothing new.
  bool finish_some();
  /// What there is room for by now, of each PE in its order; and quiets, once all before them have been
  /// handed over. False if nothing was.
  bool hand_over_held();
  bool awaits_others() const { return !begun_.empty() || !held_.empty(); }

  /// By any thread: what has been posted so far; whether a channel has been given all of that.
  uint64_t posted() const { return reader_.posted(); }
  bool has_given(uint64_t posted) const {
    return reader_.has_taken_all(posted) && first_held_.load(std::memory_order_acquire) >= posted;
  }

 private:
  static constexpr uint64_t kNoNumber = UINT64_MAX;
  /// So long a PE takes nothing before what it is sent makes way for the others.
  static constexpr uint64_t kStandsStill = kMillisecond;
  /// So many operations at most wait elsewhere than in their slots.
  static constexpr size_t kMostAway = 1 << 16;
  /// Of so many operations the channel hears before their turn.
  static constexpr uint64_t kAhead = 3;

  /// An operation that a channel has begun.
  struct Begun {
    uint64_t number;    // kNoNumber: a quiet that no kernel has asked for so far
    bool nobody_waits;  // the slot is free once it is over
    uint64_t ticket;
    const char* what;  // it is, for messages
    int pe;            // -1: several
    uint64_t since_ns = 0;
    uint64_t explained_ns = 0;  // when that was said last
  };

  /// An operation on its way to a channel.
  struct Taken {
    Channel::Offer offer;
    uint64_t number;
    uint32_t flags;                           // RingFlags
    bool is_expected = false;                 // by the channel
    bool is_away = false;                     // its slot is another's
    std::unique_ptr<unsigned char[]> data{};  // what was there
  };
  /// Those that their PE takes no more of for now.
  struct Held {
    std::deque<Taken> queue{};
    size_t n_seen = 0;  // of them: who wait elsewhere, or must wait in their slots
    uint64_t since_ns;  // the PE has taken nothing
    uint64_t explained_ns;
  };
  struct HeldQuiet {
    uint64_t number;
    bool nobody_waits;
  };

  void carry_out(uint64_t number, RingSlot& slot);
  void begin(const Begun& begun);
  void begin_quiet(uint64_t number, bool nobody_waits);
  void ask_ahead(uint64_t number);
  void expect_those_behind(uint64_t number);
  void expect_held(Held& held);
  Taken as_taken(uint64_t number, const Op& op, uint32_t flags);
  bool on_far_pe(Taken& one);
  void hold(Taken one);
  bool hand_over(Held& held);
  void make_way(Held& held);

  RingReader<Ring> reader_;
  Pe& pe_;
  std::vector<Begun> begun_;
  size_t looked_at_ = 0;                         // of them, last
  std::map<int, Held> held_;                     // by PE; by their numbers
  size_t n_away_ = 0;                            // of them
  std::deque<HeldQuiet> held_quiets_;            // behind some of them
  std::atomic<uint64_t> first_held_{kNoNumber};  // the least number of an operation among them
  uint64_t quiet_after_ = 0;                     // the last quiet's number plus one,
  uint64_t quiet_ticket_ = 0;                    // and its ticket
  bool is_ahead_ = false;                        // one is under way that no kernel has asked for
  uint64_t expected_ = 0;                        // the last operation that the wire need not hear of
};

/// Several, if they are there: then they share a message. Not behind one that somebody waits for, nor behind
/// much: they leave when the wire works.
template <class Ring, class Pe>
bool RingServer<Ring, Pe>::take_some() {
  constexpr int kMost = 8;
  constexpr uint64_t kMuch = 64 << 10;
  const size_t begun = begun_.size();
  int taken = 0;
  uint64_t bytes = 0;
  const auto take = [&](uint64_t number, RingSlot& slot) {
    bytes += std::min<uint64_t>(slot.op.bytes, kMuch);
    carry_out(number, slot);
  };
  while (taken < kMost && bytes < kMuch && begun_.size() == begun && reader_.take(take)) ++taken;
  if (taken > 0) reader_.free_slots();
  return taken > 0;
}

template <class Ring, class Pe>
bool RingServer<Ring, Pe>::finish_some() {
  constexpr size_t kLooks = 4;
  Channel* const wire = pe_.wire();
  bool any = false;
  for (size_t looks = 0; looks < kLooks && !begun_.empty(); ++looks) {
    looked_at_ = (looked_at_ + 1) % begun_.size();
    Begun& one = begun_[looked_at_];
    const Status status = wire->done(one.ticket);
    if (status == Status::pending) {
      if (one.number != kNoNumber) pe_.explain_if_slow(one.since_ns, one.explained_ns, one.what, one.pe);
      continue;
    }
    pe_.require(status, one.what, one.pe);
    if (one.number == kNoNumber) {
      is_ahead_ = false;
    } else {
      reader_.finish(one.number, one.nobody_waits);
    }
    one = begun_.back();
    begun_.pop_back();
    any = true;
  }
  reader_.free_slots();
  return any;
}

template <class Ring, class Pe>
void RingServer<Ring, Pe>::begin(const Begun& begun) {
  begun_.push_back(begun);
  begun_.back().since_ns = begun_.back().explained_ns = now_ns();
}

template <class Ring, class Pe>
void RingServer<Ring, Pe>::carry_out(uint64_t number, RingSlot& slot) {
  const Op op = slot.op;
  const uint32_t flags = std::exchange(slot.flags, 0);
  if (flags & kQuiet) {
    if (held_.empty()) return begin_quiet(number, flags & kNobodyWaits);
    return held_quiets_.push_back({number, (flags & kNobodyWaits) != 0});
  }
  if (flags & kCollective) {
    CollectiveCall call;
    std::memcpy(&call, reader_.data(number), sizeof(call));
    call.routine[sizeof(call.routine) - 1] = 0;
    return pe_.begin(call, flags & kStaged, [this, number] { reader_.finish(number); });
  }
  pe_.require_good(op);
  if (!pe_.is_near(op.pe)) {
    Taken one = as_taken(number, op, flags);
    if (held_.count(op.pe) || !on_far_pe(one)) hold(std::move(one));
    return;
  }
  pe_.on_host_word(op, &slot.result);
  reader_.finish(number, flags & kNobodyWaits);
}

/// All threads of a block may ask at once: those that follow each other share what the first has begun, or
/// what the operation before them has.
template <class Ring, class Pe>
void RingServer<Ring, Pe>::begin_quiet(uint64_t number, bool nobody_waits) {
  Channel* const wire = pe_.wire();
  Status status = Status::pending;
  if (number == 0 || quiet_after_ != number) {
    status = Status::ok;
    if (wire) status = wire->drain(kDefaultContext, &quiet_ticket_);
  }
  quiet_after_ = number + 1;
  if (status == Status::pending)
    return begin({number, nobody_waits, quiet_ticket_, "earlier operations", -1});
  pe_.require(status, "earlier operations", -1);
  quiet_after_ = 0;
  reader_.finish(number, nobody_waits);
}

/// A quiet often follows a put at once. If the wire is idle it begins with the put, so that one message
/// brings the bytes and asks whether they are there.
template <class Ring, class Pe>
void RingServer<Ring, Pe>::ask_ahead(uint64_t number) {
  if (is_ahead_ || !begun_.empty() || !held_.empty() || reader_.posted_at(number + 1)) return;
  const Status status = pe_.wire()->drain(kDefaultContext, &quiet_ticket_);
  if (status != Status::pending) return pe_.require(status, "earlier operations", -1);
  quiet_after_ = number + 1;
  is_ahead_ = true;
  begin({kNoNumber, true, quiet_ticket_, "earlier operations", -1});
}

template <class Ring, class Pe>
typename RingServer<Ring, Pe>::Taken RingServer<Ring, Pe>::as_taken(uint64_t number, const Op& op,
                                                                    uint32_t flags) {
  Taken one{{op, has_result(op.verb) && !(flags & kNobodyWaits)}, number, flags, number <= expected_};
  Op& mine = one.offer.op;
  if (flags & kInline) {
    (op.strided ? mine.strided : mine.local) = reinterpret_cast<uint64_t>(reader_.data(number));
    mine.blocking = 1;  // the slot has another operation next
  }
  if (op.verb == Verb::amo_fetch) {
    uint64_t& result = reader_.slot_of(number).result;
    result = 0;
    mine.local = reinterpret_cast<uint64_t>(&result);
  }
  return one;
}

/// False while the PE takes no more.
template <class Ring, class Pe>
bool RingServer<Ring, Pe>::on_far_pe(Taken& one) {
  Channel& wire = *pe_.wire();
  Channel::Offer& offer = one.offer;
  const Op& op = offer.op;
  const bool nobody_waits = one.flags & kNobodyWaits;
  const Status status = wire.try_post(offer, kDefaultContext);
  if (status == Status::pending) return false;
  pe_.require(status, name_of(op.verb), op.pe);
  if (offer.ticket && !nobody_waits) {
    begin({one.number, false, offer.ticket, name_of(op.verb), op.pe});
    return true;
  }
  if (one.is_away) {
    --n_away_;
    return true;
  }
  reader_.finish(one.number, nobody_waits);
  if (nobody_waits && op.verb == Verb::put) ask_ahead(one.number);
  expect_those_behind(one.number);
  return true;
}

/// Puts of many blocks lie in the ring one behind the other.
template <class Ring, class Pe>
void RingServer<Ring, Pe>::expect_those_behind(uint64_t number) {
  expected_ = std::max(expected_, number);
  while (expected_ < number + kAhead) {
    const RingSlot* const slot = reader_.posted_at(expected_ + 1);
    if (!slot) return;
    if (reader_.has_taken(++expected_)) continue;  // it has gone, or is held
    const Op op = slot->op;
    const bool moves = !(slot->flags & (kInline | kQuiet | kCollective));
    if (!moves || pe_.wrong_address(op) || pe_.is_near(op.pe)) continue;
    pe_.wire()->expect(op);
  }
}

template <class Ring, class Pe>
void RingServer<Ring, Pe>::expect_held(Held& held) {
  const size_t n = std::min<size_t>(kAhead, held.queue.size());
  for (size_t i = 0; i < n; ++i) {
    Taken& one = held.queue[i];
    if (!std::exchange(one.is_expected, true) && !(one.flags & kInline)) pe_.wire()->expect(one.offer.op);
  }
}

template <class Ring, class Pe>
void RingServer<Ring, Pe>::hold(Taken one) {
  first_held_.store(std::min(first_held_.load(std::memory_order_relaxed), one.number),
                    std::memory_order_relaxed);
  const uint64_t now = now_ns();
  Held& held = held_.try_emplace(one.offer.op.pe, Held{{}, 0, now, now}).first->second;
  held.queue.push_back(std::move(one));
}

template <class Ring, class Pe>
bool RingServer<Ring, Pe>::hand_over_held() {
  if (held_.empty()) return false;
  bool any = false;
  uint64_t first = kNoNumber;
  for (auto at = held_.begin(); at != held_.end();) {
    Held& held = at->second;
    any |= hand_over(held);
    if (held.queue.empty()) {
      at = held_.erase(at);
      continue;
    }
    const Taken& one = held.queue.front();
    pe_.explain_if_slow(held.since_ns, held.explained_ns, name_of(one.offer.op.verb), one.offer.op.pe);
    first = std::min(first, one.number);
    ++at;
  }
  first_held_.store(first, std::memory_order_release);  // behind their posts; pairs with has_given
  for (; !held_quiets_.empty() && held_quiets_.front().number < first; held_quiets_.pop_front()) {
    begin_quiet(held_quiets_.front().number, held_quiets_.front().nobody_waits);
    any = true;
  }
  return any;
}

/// Those of one PE. False if it takes nothing.
template <class Ring, class Pe>
bool RingServer<Ring, Pe>::hand_over(Held& held) {
  constexpr int kTries = 4;  // as long as it takes some
  bool any = false;
  for (int tries = 0; !held.queue.empty() && tries < kTries;) {
    const uint64_t gone = held.queue.front().offer.gone;
    if (!on_far_pe(held.queue.front())) {
      if (held.queue.front().offer.gone == gone) break;
      any = true, ++tries;
      continue;
    }
    held.queue.pop_front();
    if (held.n_seen > 0) --held.n_seen;
    expect_held(held);
    any = true;
  }
  if (held.queue.empty()) return true;
  const uint64_t now = now_ns();
  if (any) held.since_ns = held.explained_ns = now;
  if (now >= held.since_ns + kStandsStill) make_way(held);
  return any;
}

/// What nobody waits for leaves its slot: who waits looks there for the end of its operation.
template <class Ring, class Pe>
void RingServer<Ring, Pe>::make_way(Held& held) {
  for (; held.n_seen < held.queue.size() && n_away_ < kMostAway; ++held.n_seen) {
    Taken& one = held.queue[held.n_seen];
    if (!(one.flags & kNobodyWaits)) continue;
    if (one.flags & kInline) {
      const auto* const data = reader_.data(one.number);
      one.data = std::make_unique_for_overwrite<unsigned char[]>(one.offer.op.bytes);
      std::copy_n(data, one.offer.op.bytes, one.data.get());
      one.offer.op.local = reinterpret_cast<uint64_t>(one.data.get());
    }
    reader_.finish(one.number, true);
    one.is_away = true;
    ++n_away_;
  }
}

}  // namespace isomem
