// SPDX-License-Identifier: Apache-2.0
#include "far/link.hpp"

#include <algorithm>
#include <utility>

namespace isomem {

std::unique_ptr<Message> Link::fresh() {
  if (base_.unused.empty()) return std::make_unique_for_overwrite<Message>();
  std::unique_ptr<Message> message = std::move(base_.unused.back());
  base_.unused.pop_back();
  message->work = {};
  message->bytes = sizeof(MessageHead);
  message->number = 0;
  return message;
}

void Link::seal() {
  if (!open_) return;
  open_->number = ++last_number_;
  held_bytes_ += open_->bytes;
  queue_.push_back({Item::Kind::message, std::move(open_)});
}

/// An eighth of a message is worth a record of its own.
size_t Link::room() const {
  const size_t most = sizes.message - kAroundData;
  const size_t used = open_ ? open_->bytes + sizeof(Record) + sizeof(Row) + 8 : sizes.message;
  return used + most / 8 <= sizes.message ? sizes.message - used : most;
}

/// A record that must be carried out behind bulk puts waits until they are in the memory of the PE.
void Link::ahead_of_message(uint64_t generation) {
  if (puts_since_ && *puts_since_ < generation) add_flush(0);
  if (!messages_since_) messages_since_ = generation;
}

/// A bulk transfer that must follow others or messages waits until they are complete.
void Link::ahead_of_bulk(uint64_t generation) {
  seal();
  if (puts_since_ && *puts_since_ < generation) add_flush(0);
  if (!messages_since_ || *messages_since_ >= generation) return;
  messages_since_.reset();
  queue_.push_back({Item::Kind::await});
  queue_.back().number = last_number_;
}

void Link::add_bulk(uint64_t generation, bool is_put, uint64_t memory, LocalMemory local, size_t bytes,
                    uint64_t ticket) {
  ahead_of_bulk(generation);
  if (ticket) base_.requests.add(ticket);
  queue_.push_back({Item::Kind::bulk, nullptr, Bulk{is_put, memory, local, bytes, ticket}});
  if (!is_put) return;
  ++puts_;
  if (!puts_since_) puts_since_ = generation;
}

void Link::add_flush(uint64_t ticket) {
  puts_since_.reset();
  queue_.push_back({Item::Kind::flush});
  queue_.back().number = puts_;
  queue_.back().ticket = ticket;
}

void Link::complete(uint64_t ticket) {
  if (to_complete_ > carried_there_) {
    base_.requests.add(ticket);
    waiters_.push_back({to_complete_, ticket});
    ask_for(to_complete_);
  }
  if (puts_ > puts_flushed_) {
    seal();  // ahead of the flush: both are on their way together
    base_.requests.add(ticket);
    add_flush(ticket);
  }
}

void Link::ask_for(uint64_t number) {
  if (number <= asked_) return;
  asked_ = number;
  must_ask_ = true;
}

bool Link::pump() {
  if (is_left_) discard();
  bool has_moved = false;
  while (!queue_.empty() && step(queue_.front())) {
    queue_.pop_front();
    has_moved = true;
  }
  if (must_ask_) send_bare();
  return retire() || has_moved;
}

/// What a dead PE was to get or to answer. The wire may still have a flush.
void Link::discard() {
  for (; !queue_.empty() && (!queue_.front().is_begun || queue_.front().work.is_over); queue_.pop_front()) {
    Item& item = queue_.front();
    if (item.message) held_bytes_ -= item.message->bytes;
    for (const uint64_t ticket : {item.bulk.ticket, item.ticket}) {
      if (ticket) base_.requests.end(ticket);
    }
  }
  answers_ = nullptr;
  must_ask_ = false;
  puts_flushed_ = puts_;
  awaited_bytes = 0;
  heard_carried(last_number_);
  base_.requests.abandon(pe_);
}

/// Whether the item at the head of the queue is done with.
bool Link::step(Item& item) {
  switch (item.kind) {
    case Item::Kind::message:
      if (item.message->number > carried_there_ + kWindow) return false;
      send(std::move(item.message));
      return true;
    case Item::Kind::bulk:
      return begin_bulk(item.bulk);
    case Item::Kind::flush:
      return end_flush(item);
    case Item::Kind::await:
      if (item.number <= carried_there_) return true;
      ask_for(item.number);
      return false;
  }
  return true;
}

/// A piece for each range that the PE has exposed, and of this PE's device memory. False while the range of
/// the next one is not known.
bool Link::begin_bulk(Bulk& bulk) {
  while (bulk.bytes > 0) {
    const Exposed* range = exposed_at(bulk.memory);
    if (!range) return false;
    const size_t there = std::min<size_t>(bulk.bytes, range->end - bulk.memory);
    const size_t bytes = base_.wire.in_one_range(bulk.local, there);
    if (bulk.ticket) base_.requests.add(bulk.ticket);
    Work& work = moving_.emplace_back(Moving{bulk.ticket}).work;
    const uint64_t offset = bulk.memory - range->begin;
    traffic.moved(bulk.is_put, bytes);
    if (bulk.is_put) {
      base_.wire.put(pe_, *range->key, offset, bulk.local, bytes, work);
    } else {
      base_.wire.get(pe_, *range->key, offset, bulk.local, bytes, work);
    }
    bulk.memory += bytes, bulk.local.at += bytes, bulk.bytes -= bytes;
  }
  if (bulk.ticket) base_.requests.end(bulk.ticket);
  return true;
}

bool Link::reaches(uint64_t memory, uint64_t bytes) {
  for (const uint64_t end = memory + bytes; memory < end;) {
    const Exposed* range = exposed_at(memory);
    if (!range || !range->key) return false;
    memory = range->end;
  }
  return true;
}

const Link::Exposed* Link::exposed_at(uint64_t memory) {
  for (const Exposed& range : exposed_) {
    if (memory >= range.begin && memory < range.end) return &range;
  }
  if (!key_is_asked_for_) answer({RecordKind::key_request}, nullptr, 0, memory);
  key_is_asked_for_ = true;
  return nullptr;
}

void Link::take_key(uint64_t begin, uint64_t end, std::unique_ptr<RemoteKey> key) {
  key_is_asked_for_ = false;
  exposed_.push_back({begin, end, std::move(key)});
}

bool Link::end_flush(Item& item) {
  if (item.number > puts_flushed_) {
    if (!item.is_begun) base_.wire.flush(pe_, item.work);
    item.is_begun = true;
    if (!item.work.is_over) return false;
    puts_flushed_ = item.number;
  }
  if (item.ticket) base_.requests.end(item.ticket);
  return true;
}

void Link::send(std::unique_ptr<Message> message, bool is_last) {
  const MessageHead head{base_.job,
                         static_cast<uint32_t>(base_.me),
                         static_cast<uint32_t>(message->bytes),
                         static_cast<uint32_t>(is_last),
                         message->number,
                         carried_here_,
                         must_ask_ ? asked_ : 0};
  base_.requests.land();  // the other PE takes what has been carried out for complete
  must_ask_ = false;
  if (!message->number) held_bytes_ += message->bytes;  // the others were in the queue
  told_ = carried_here_;
  std::memcpy(message->data, &head, sizeof(head));
  sent_.push_back(std::move(message));
  traffic.sent(head.bytes);
  base_.wire.send(pe_, sent_.back()->data, head.bytes, sent_.back()->work);
}

void Link::send_bare(bool is_last) { send(answers_ ? std::move(answers_) : fresh(), is_last); }

/// The PE hears each step on the way to what it wants to know: what it has asked for last may be held up
/// until it knows of an earlier one.
void Link::send_answers() {
  const bool is_wanted = wanted_ > told_ && carried_here_ > told_;
  if (answers_ || is_wanted || carried_here_ - told_ >= kWindow / 2) send_bare();
}

void Link::say_last() {
  said_last_ = true;
  send_bare(true);
}

/// Takes back what has left, and ends what is complete.
bool Link::retire() {
  bool any = false;
  for (; !sent_.empty() && sent_.front()->work.is_over; sent_.pop_front(), any = true) {
    held_bytes_ -= sent_.front()->bytes;
    base_.unused.push_back(std::move(sent_.front()));
  }
  for (auto it = moving_.begin(); it != moving_.end();) {
    if (!it->work.is_over) {
      ++it;
      continue;
    }
    if (it->ticket) base_.requests.end(it->ticket);
    it = moving_.erase(it);
    any = true;
  }
  return any;
}

void Link::heard_carried(uint64_t number) {
  if (number <= carried_there_ || number > last_number_) return;
  carried_there_ = number;
  const auto rest = std::partition(waiters_.begin(), waiters_.end(),
                                   [&](const Waiter& waiter) { return waiter.number > number; });
  for (auto it = rest; it != waiters_.end(); ++it) base_.requests.end(it->ticket);
  waiters_.erase(rest, waiters_.end());
}

}  // namespace isomem
