// SPDX-License-Identifier: Apache-2.0
#include "messages.hpp"

#include <shmemx.h>

#include <algorithm>
#include <cstring>
#include <thread>
#include <utility>

namespace isomem::torch {

namespace {
constexpr size_t kWord = 64;  // each count has a line of its own
constexpr size_t kHeader = 64;
constexpr std::chrono::minutes kRest{1};  // what a sender may take for what nobody receives any more
}  // namespace

Messages::Messages(const Members& members)
    : members_(members), sizes_(sizes_of(members.size())), peers_(members.size()) {}

void Messages::stop() {
  std::unique_lock lock(mutex_);
  ends_ = true;
  changed_.notify_all();
  changed_.wait(lock, [&] { return !is_moving_; });
  const std::string error = "isomem: group " + members_.name + " was destroyed before the message had gone";
  for (Receiving& receiving : receives_) fail(receiving.done, error);
  receives_.clear();
  for (Peer& peer : peers_) {
    if (peer.incoming && peer.incoming->wanted) fail(peer.incoming->wanted->done, error);
    for (Sending& sending : peer.sends) fail(sending.done, error);
    peer.incoming.reset();
    peer.sends.clear();
  }
  const Tell tell = all_finished();
  lock.unlock();
  tell();
}

/// In the area of `owner`, what is about its messages with `other`: two counts, two fragments that it sends.
char* Messages::box(size_t owner, size_t other) const {
  const size_t n = members_.size();
  const size_t bytes = 2 * kWord + 2 * (kHeader + sizes_.fragment);
  return pool().at(members_.areas[owner]) + 64 * n + 2 * sizes_.slot + other * bytes;
}
uint64_t* Messages::shown_to_me(size_t from) const {
  return reinterpret_cast<uint64_t*>(box(static_cast<size_t>(members_.me), from));
}
uint64_t* Messages::taken_from_me(size_t to) const {
  return reinterpret_cast<uint64_t*>(box(static_cast<size_t>(members_.me), to) + kWord);
}

void Messages::send(int to, int tag, const char* data, size_t bytes, Clock::time_point deadline, Done done) {
  bool is_stuck;
  {
    const std::lock_guard guard(mutex_);
    Peer& peer = peers_[static_cast<size_t>(to)];
    is_stuck = peer.is_stuck;
    if (!is_stuck) {
      peer.sends.push_back({tag, data, bytes, 0, deadline, std::move(done)});
      ++pending_;
      call_up();
    }
  }
  if (is_stuck) done(kNobody, stuck_text(static_cast<size_t>(to)));
}

void Messages::receive(int from, int tag, char* data, size_t bytes, Clock::time_point deadline, Done done) {
  const std::lock_guard guard(mutex_);
  receives_.push_back({from, tag, data, bytes, deadline, std::move(done)});
  ++pending_;
  call_up();
}

Tell Messages::work(std::unique_lock<std::mutex>& lock) {
  size_t rounds = 0, idle = 0;  // idle: those in a row in which nothing moved
  is_moving_ = true;
  while (!ends_ && finished_.empty()) {
    idle = move() ? 0 : idle + 1;
    if (++rounds % 64 == 0) expire();
    if (!finished_.empty()) break;
    lock.unlock();
    if (idle > 2000)
      std::this_thread::sleep_for(std::chrono::microseconds(50));
    else if (idle)
      std::this_thread::yield();
    lock.lock();
  }
  is_moving_ = false;
  return all_finished();
}

Tell Messages::all_finished() {
  return [all = std::exchange(finished_, {})] {
    for (const Tell& tell : all) tell();
  };
}

bool Messages::move() {
  bool moved = false;
  for (auto receiving = receives_.begin(); receiving != receives_.end();) {
    const auto next = std::next(receiving);
    if (deliver_kept(*receiving)) {
      receives_.erase(receiving);
      moved = true;
    }
    receiving = next;
  }
  for (size_t other = 0; other < peers_.size(); ++other) {
    while (push(other)) moved = true;
    while (is_wanted(other) && pull(other)) moved = true;
  }
  return moved;
}

bool Messages::push(size_t to) {
  Peer& peer = peers_[to];
  if (peer.is_stuck || peer.sends.empty() || peer.shown - shmem_signal_fetch(taken_from_me(to)) >= 2)
    return false;
  Sending& sending = peer.sends.front();
  const size_t bytes = std::min(sizes_.fragment, sending.bytes - sending.gone);
  const auto me = static_cast<size_t>(members_.me);
  char* place = box(me, to) + 2 * kWord + (++peer.shown & 1) * (kHeader + sizes_.fragment);
  const Header header{sending.tag, sending.bytes, bytes};
  std::memcpy(place, &header, sizeof header);
  std::memcpy(place + kHeader, sending.data + sending.gone, bytes);
  shmem_fence();  // the fragment before its count
  shmem_signal_set(reinterpret_cast<uint64_t*>(box(to, me)), peer.shown, members_.pes[to]);
  sending.gone += bytes;
  if (sending.gone == sending.bytes) {
    finished_.push_back([done = std::move(sending.done), to] { done(static_cast<int>(to), ""); });
    peer.sends.pop_front();
    --pending_;
  }
  return true;
}

bool Messages::is_wanted(size_t from) const {
  const auto& incoming = peers_[from].incoming;
  if (incoming && (incoming->wanted || incoming->is_dropped)) return true;
  return std::any_of(receives_.begin(), receives_.end(), [&](const Receiving& receiving) {
    return receiving.from == kAnyone || receiving.from == static_cast<int>(from);
  });
}

bool Messages::pull(size_t from) {
  Peer& peer = peers_[from];
  if (shmem_signal_fetch(shown_to_me(from)) <= peer.taken) return false;
  const auto me = static_cast<size_t>(members_.me);
  const char* place = box(from, me) + 2 * kWord + (++peer.taken & 1) * (kHeader + sizes_.fragment);
  Header header;
  shmem_getmem(&header, place, sizeof header, members_.pes[from]);
  if (!peer.incoming) begin_message(from, header);
  Incoming& incoming = *peer.incoming;
  char* into = incoming.wanted ? incoming.wanted->data : incoming.kept.data();
  const bool fits = !incoming.is_dropped && (!incoming.wanted || incoming.wanted->bytes == incoming.total);
  if (header.bytes && fits)
    shmem_getmem(into + incoming.come, place + kHeader, header.bytes, members_.pes[from]);
  shmem_signal_set(reinterpret_cast<uint64_t*>(box(from, me) + kWord), peer.taken, members_.pes[from]);
  incoming.come += header.bytes;
  if (incoming.come == incoming.total) end_message(from);
  return true;
}

void Messages::begin_message(size_t from, const Header& header) {
  auto incoming = std::make_unique<Incoming>();
  incoming->tag = static_cast<int>(header.tag);
  incoming->total = header.total;
  const auto wanted = std::find_if(receives_.begin(), receives_.end(), [&](const Receiving& receiving) {
    return receiving.tag == incoming->tag &&
           (receiving.from == kAnyone || receiving.from == static_cast<int>(from));
  });
  if (wanted != receives_.end()) {
    incoming->wanted = std::make_unique<Receiving>(std::move(*wanted));
    receives_.erase(wanted);
  } else {
    incoming->kept.resize(header.total);
  }
  peers_[from].incoming = std::move(incoming);
}

void Messages::finish(Receiving& receiving, size_t from, size_t bytes) {
  std::string error;
  if (bytes != receiving.bytes) {
    error = "isomem: recv from rank " + std::to_string(members_.ranks[from]) + ": the message has " +
            std::to_string(bytes) + " bytes, the tensor " + std::to_string(receiving.bytes);
  }
  finished_.push_back(
      [done = std::move(receiving.done), from, error] { done(static_cast<int>(from), error); });
  --pending_;
}

/// A receive that was posted while the message came gets it, before a later message can.
void Messages::end_message(size_t from) {
  auto incoming = std::move(peers_[from].incoming);
  if (incoming->wanted) return finish(*incoming->wanted, from, incoming->total);
  await_no_more(*incoming);
  if (incoming->is_dropped) return;
  peers_[from].unexpected.push_back(std::move(incoming));
  for (auto receiving = receives_.begin(); receiving != receives_.end(); ++receiving) {
    if (!deliver_kept(*receiving)) continue;
    receives_.erase(receiving);
    return;
  }
}

bool Messages::deliver_kept(Receiving& receiving) {
  for (size_t from = 0; from < peers_.size(); ++from) {
    if (receiving.from != kAnyone && receiving.from != static_cast<int>(from)) continue;
    auto& kept = peers_[from].unexpected;
    const auto found = std::find_if(kept.begin(), kept.end(),
                                    [&](const auto& message) { return message->tag == receiving.tag; });
    if (found == kept.end()) continue;
    if ((*found)->total == receiving.bytes)
      std::memcpy(receiving.data, (*found)->kept.data(), receiving.bytes);
    finish(receiving, from, (*found)->total);
    kept.erase(found);
    return true;
  }
  return false;
}

void Messages::fail(Done& done, const std::string& error, int from) {
  finished_.push_back([done = std::move(done), error, from] { done(from, error); });
  --pending_;
}

std::string Messages::late_text(const char* what, int other) const {
  return "isomem: " + std::string(what) + " of group " + members_.name + " ran into its timeout: rank " +
         (other == kAnyone ? "(any)" : std::to_string(members_.ranks[static_cast<size_t>(other)])) +
         " has not come";
}

std::string Messages::stuck_text(size_t to) const {
  return "isomem: send of group " + members_.name + " failed: rank " + std::to_string(members_.ranks[to]) +
         " has taken only a part of a message within its time-out; nothing more can be sent to it in this "
         "group";
}

std::string Messages::left_text(const char* what, size_t other) const {
  return "isomem: " + std::string(what) + " of group " + members_.name + " failed: rank " +
         std::to_string(members_.ranks[other]) + " has destroyed the group";
}

void Messages::expire() {
  const auto now = Clock::now();
  size_t gone = 0;
  for (size_t other = 0; other < peers_.size(); ++other) gone += members_.has_left(other) && give_up(other);
  if (gone > 0 && gone + 1 == peers_.size())
    fail_receives(kAnyone, "isomem: recv of group " + members_.name +
                               " failed: all other ranks have destroyed the group");
  for (auto receiving = receives_.begin(); receiving != receives_.end();) {
    const auto next = std::next(receiving);
    if (receiving->deadline <= now) {
      fail(receiving->done, late_text("recv", receiving->from));
      receives_.erase(receiving);
    }
    receiving = next;
  }
  for (size_t other = 0; other < peers_.size(); ++other) {
    expire_incoming(other, now);
    expire_sends(other, now);
  }
}

void Messages::fail_receives(int from, const std::string& error) {
  for (auto receiving = receives_.begin(); receiving != receives_.end();) {
    const auto next = std::next(receiving);
    if (receiving->from == from) {
      fail(receiving->done, error);
      receives_.erase(receiving);
    }
    receiving = next;
  }
}

/// A member that has left takes nothing more. False: what it has sent has not all been looked at yet.
bool Messages::give_up(size_t other) {
  Peer& peer = peers_[other];
  for (Sending& sending : peer.sends) fail(sending.done, left_text("send", other));
  peer.sends.clear();
  if (shmem_signal_fetch(shown_to_me(other)) > peer.taken) return false;
  if (peer.incoming && peer.incoming->wanted) fail(peer.incoming->wanted->done, left_text("recv", other));
  if (peer.incoming) await_no_more(*peer.incoming);
  peer.incoming.reset();
  fail_receives(static_cast<int>(other), left_text("recv", other));
  return true;
}

/// The rest of the message still comes, for nobody: it would be taken for the next one, and the sender waits
/// until it has gone.
void Messages::expire_incoming(size_t from, Clock::time_point now) {
  Incoming* incoming = peers_[from].incoming.get();
  if (!incoming) return;
  if (incoming->awaited_until && *incoming->awaited_until <= now) await_no_more(*incoming);
  if (!incoming->wanted || incoming->wanted->deadline > now) return;
  fail(incoming->wanted->done, late_text("recv", static_cast<int>(from)), static_cast<int>(from));
  incoming->wanted.reset();
  incoming->is_dropped = true;
  incoming->awaited_until = now + kRest;
  ++pending_;
}

void Messages::await_no_more(Incoming& incoming) {
  if (incoming.awaited_until) --pending_;
  incoming.awaited_until.reset();
}

/// Nothing can follow a message of which only a part has gone.
void Messages::expire_sends(size_t to, Clock::time_point now) {
  Peer& peer = peers_[to];
  for (auto sending = peer.sends.begin(); sending != peer.sends.end();) {
    if (sending->deadline > now) {
      ++sending;
      continue;
    }
    peer.is_stuck |= sending->gone > 0;
    fail(sending->done, peer.is_stuck ? stuck_text(to) : late_text("send", static_cast<int>(to)));
    sending = peer.sends.erase(sending);
  }
  if (!peer.is_stuck) return;
  for (Sending& sending : peer.sends) fail(sending.done, stuck_text(to));
  peer.sends.clear();
}

}  // namespace isomem::torch
