// SPDX-License-Identifier: Apache-2.0
// What goes from this PE to one of another host and back: two rows of numbered messages, and bulk transfers
// between memories. The receiver carries out each row in the order of its numbers, whatever the wire does; it
// tells how far it is when it is asked, and now and then.
//
//   add ... add -> open message -> queue -> wire
//   add_bulk    -----------------> queue -> wire
//
// pump() takes from the queue what may go: a message while at most kWindow are on their way, and behind the
// bulk puts that it follows; a bulk transfer behind the messages that it follows.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/clock.hpp"
#include "far/message.hpp"
#include "far/requests.hpp"
#include "wire/traffic.hpp"

namespace isomem {

struct Message {
  Work work;
  size_t bytes = sizeof(MessageHead);
  uint64_t number = 0;
  alignas(64) unsigned char data[Wire::kMessage];
};

/// What the links of a PE have in common.
struct LinkBase {
  Wire& wire;
  Requests& requests;
  int me;
  uint64_t job;
  std::vector<std::unique_ptr<Message>> unused{};
};

class Link {
 public:
  /// So many numbered messages may be on their way, or with their receiver and not carried out.
  static constexpr uint64_t kWindow = 64;
  /// Bytes that are held for the PE, before others are let in.
  static constexpr size_t kMostHeld = 1 << 20;

  Link(LinkBase& base, int pe, Traffic& counts) : traffic(counts), base_(base), pe_(pe) {}
  Link(const Link&) = delete;

  int pe() const { return pe_; }

  /// Adds a record to what goes to the PE. `generation`: records of a later one are carried out behind bulk
  /// puts of an earlier one.
  template <class... Args>
  void add(uint64_t generation, Record record, const void* data, size_t bytes, const Args&... args) {
    ahead_of_message(generation);
    record.is_ordered = generation != last_generation_;
    last_generation_ = generation;
    append(open_, record, data, bytes, args...);
  }
  /// Bytes that the data of the next record best has at most: what is left of the open message, or all of
  /// one.
  size_t room() const;
  /// The same for records that need no number: they are carried out when they arrive.
  template <class... Args>
  void answer(Record record, const void* data, size_t bytes, const Args&... args) {
    append(answers_, record, data, bytes, args...);
  }

  /// A transfer between `local` and the memory of the PE from an offset on; the ticket, if any, ends a part
  /// when `local` may be used. Behind messages of an earlier generation.
  void add_bulk(uint64_t generation, bool is_put, uint64_t memory, LocalMemory local, size_t bytes,
                uint64_t ticket);
  /// Whether the PE is known to let us at all of these bytes of its device memory. It is asked if it is not
  /// known, and may refuse.
  bool reaches(uint64_t memory, uint64_t bytes);

  /// What was added so far is part of what complete() means.
  void must_complete() { to_complete_ = last_number_ + (open_ ? 1 : 0); }
  /// Adds a part to the request, which ends when all bulk puts, and the records that must, are complete at
  /// the PE.
  void complete(uint64_t ticket);

  /// What is collected in the open message goes as well.
  void seal();
  /// Sends what may go, after seal(). False if nothing has moved.
  bool pump();
  /// Sends answers, and what the PE has asked for.
  void send_answers();
  /// Tells that nothing more is begun here.
  void say_last();

  /// The PE is dead: what it was sent is over, and so is all that will be.
  void leave() { is_left_ = true; }
  bool is_left() const { return is_left_; }

  /// The head of a message of the PE; `carry_out(data, bytes)` is called for each whose turn it is.
  template <class CarryOut>
  bool receive(const MessageHead& head, const unsigned char* message, CarryOut&& carry_out);

  /// Whether the PE has been asked for that and has not answered.
  bool awaits_key() const { return key_is_asked_for_; }
  /// The PE lets us at its memory from `begin` to `end`, or refuses to: null.
  void take_key(uint64_t begin, uint64_t end, std::unique_ptr<RemoteKey> key);

  /// Before the wire ends.
  void forget_keys() { exposed_.clear(); }

  /// With the host of the PE.
  Traffic& traffic;
  /// How the wire wants it, as soon as it knows.
  Wire::Sizes sizes;
  bool has_answered = false;
  bool is_met = false;  // and the wire has been asked how it wants it

  /// Data that the PE is asked for and has not sent.
  size_t awaited_bytes = 0;

  bool is_full() const {
    return queue_.size() >= 2 * kWindow || held_bytes_ >= kMostHeld || awaited_bytes >= kMostAwaited;
  }
  /// Whether all that was added is complete, and nothing is left to be sent.
  bool is_idle() const {
    return !open_ && !answers_ && queue_.empty() && moving_.empty() && sent_.empty() && waiters_.empty() &&
           carried_there_ == last_number_ && puts_ == puts_flushed_;
  }
  bool said_last() const { return said_last_; }
  bool heard_last() const { return heard_last_; }

 private:
  static constexpr size_t kMostAwaited = 512 << 10;

  struct Bulk {
    bool is_put;
    uint64_t memory;
    LocalMemory local;
    size_t bytes;
    uint64_t ticket;
  };
  struct Item {
    enum class Kind { message, bulk, flush, await } kind;
    std::unique_ptr<Message> message{};
    Bulk bulk{};
    uint64_t number = 0;  // await: this message is carried out; flush: the bulk puts so far
    uint64_t ticket = 0;  // flush: of a part that ends with it; 0: none
    bool is_begun = false;
    Work work{};
  };
  struct Moving {
    uint64_t ticket;
    Work work{};
  };
  struct Waiter {
    uint64_t number;
    uint64_t ticket;
  };
  struct Exposed {
    uint64_t begin, end;
    std::unique_ptr<RemoteKey> key;
  };

  template <class... Args>
  void append(std::unique_ptr<Message>& open, Record record, const void* data, size_t bytes,
              const Args&... args);
  std::unique_ptr<Message> fresh();
  void ahead_of_message(uint64_t generation);
  void ahead_of_bulk(uint64_t generation);
  void add_flush(uint64_t ticket);
  void ask_for(uint64_t number);
  bool step(Item& item);
  bool begin_bulk(Bulk& bulk);
  const Exposed* exposed_at(uint64_t memory);
  bool end_flush(Item& item);
  void send(std::unique_ptr<Message> message, bool is_last = false);
  void send_bare(bool is_last = false);
  bool retire();
  void heard_carried(uint64_t number);
  void discard();

  LinkBase& base_;
  const int pe_;
  std::unique_ptr<Message> open_;
  std::unique_ptr<Message> answers_;
  std::deque<Item> queue_;
  std::deque<std::unique_ptr<Message>> sent_;  // until they have left
  size_t held_bytes_ = 0;                      // of messages in both
  std::list<Moving> moving_;                   // bulk transfers on their way
  std::vector<Waiter> waiters_;
  std::vector<Exposed> exposed_;
  bool key_is_asked_for_ = false;

  uint64_t last_number_ = 0;    // of the messages to the PE
  uint64_t to_complete_ = 0;    // the last of them that a quiet waits for
  uint64_t carried_there_ = 0;  // up to here
  uint64_t asked_ = 0;          // for this one and all before
  bool must_ask_ = false;
  uint64_t puts_ = 0;  // bulk puts that were added, and those that a flush has ended
  uint64_t puts_flushed_ = 0;
  uint64_t last_generation_ = 0;
  std::optional<uint64_t> puts_since_;      // generation of the first bulk put behind the last flush
  std::optional<uint64_t> messages_since_;  // of the first record behind the last `await`

  uint64_t carried_here_ = 0;  // of the messages of the PE
  uint64_t told_ = 0;          // this it knows
  uint64_t wanted_ = 0;        // this it wants to know
  std::map<uint64_t, std::vector<unsigned char>> early_;
  bool said_last_ = false;
  bool heard_last_ = false;
  bool is_left_ = false;
};

template <class... Args>
void Link::append(std::unique_ptr<Message>& open, Record record, const void* data, size_t bytes,
                  const Args&... args) {
  record.bytes = static_cast<uint32_t>((sizeof(args) + ... + bytes));
  const size_t needed = sizeof(record) + padded(record.bytes);
  if (open && open->bytes + needed > sizes.message) {
    if (&open == &open_) {
      seal();
    } else {
      send(std::exchange(open, nullptr));
    }
  }
  if (!open) open = fresh();
  unsigned char* at = open->data + open->bytes;
  const auto put = [&](const void* from, size_t n) {
    std::memcpy(at, from, n);
    at += n;
  };
  put(&record, sizeof(record));
  (put(&args, sizeof(args)), ...);
  copy_bytes(at, data, bytes);  // an aligned word is read whole
  open->bytes += needed;
}

template <class CarryOut>
bool Link::receive(const MessageHead& head, const unsigned char* message, CarryOut&& carry_out) {
  heard_carried(head.carried);
  wanted_ = std::max(wanted_, head.asks);
  heard_last_ |= head.is_last != 0;
  const unsigned char* data = message + sizeof(head);
  const size_t bytes = head.bytes - sizeof(head);
  if (head.number == 0) return carry_out(data, bytes);
  if (head.number > carried_here_ + kWindow) return false;
  if (head.number != carried_here_ + 1) {
    if (head.number > carried_here_)
      early_.emplace(head.number, std::vector<unsigned char>(data, data + bytes));
    return true;
  }
  bool is_good = carry_out(data, bytes);
  ++carried_here_;
  for (auto next = early_.begin(); next != early_.end() && next->first == carried_here_ + 1;
       next = early_.erase(next), ++carried_here_) {
    is_good &= carry_out(next->second.data(), next->second.size());
  }
  return is_good;
}

}  // namespace isomem
