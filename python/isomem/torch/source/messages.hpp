// SPDX-License-Identifier: Apache-2.0
// send and recv within a group. A message goes in fragments through a box in the sender's area, one box for
// each receiver with two fragments; counts in both areas say what has been shown and what has been taken. One
// thread of a crew moves whatever can move while something is pending.
#pragma once

#include <deque>
#include <list>
#include <optional>

#include "crew.hpp"
#include "exchange.hpp"

namespace isomem::torch {

/// Called once, when a message has gone or come; with an error text otherwise. `from`: who it came from, also
/// if that was too late for all of it, or kNobody: no message has been sent or taken.
using Done = std::function<void(int from, const std::string& error)>;

class Messages : public Crew {
 public:
  static constexpr int kAnyone = -1;
  static constexpr int kNobody = -1;
  static constexpr int kOfDevice = -2;  // the tag of those of CUDA tensors, which match in their order

  explicit Messages(const Members& members);

  /// `data` stays until `done` is called, which happens at the latest after `deadline` or in stop.
  void send(int to, int tag, const char* data, size_t bytes, Clock::time_point deadline, Done done);
  void receive(int from, int tag, char* data, size_t bytes, Clock::time_point deadline, Done done);
  /// What has not gone or come by now never will: whoever waits for it is told.
  void stop();

 private:
  struct Header {
    int64_t tag;
    uint64_t total;  // bytes of the message
    uint64_t bytes;  // of this fragment
  };
  struct Sending {
    int tag;
    const char* data;
    size_t bytes, gone;
    Clock::time_point deadline;
    Done done;
  };
  struct Receiving {
    int from, tag;
    char* data;
    size_t bytes;
    Clock::time_point deadline;
    Done done;
  };
  /// A message that is coming in: into memory of a receive, or of its own until one asks for it.
  struct Incoming {
    int tag = 0;
    size_t total = 0, come = 0;
    std::unique_ptr<Receiving> wanted;
    bool is_dropped = false;                         // its receive has timed out: it goes nowhere
    std::optional<Clock::time_point> awaited_until;  // the rest of what is dropped, which is pending so long
    std::vector<char> kept;
  };
  struct Peer {
    std::deque<Sending> sends;
    uint64_t shown = 0, taken = 0;  // fragments to and from it
    bool is_stuck = false;          // part of a send that has timed out has gone: nothing can follow
    std::unique_ptr<Incoming> incoming;
    std::deque<std::unique_ptr<Incoming>> unexpected;
  };

  char* box(size_t owner, size_t other) const;
  uint64_t* shown_to_me(size_t from) const;  // word in my area that `from` writes
  uint64_t* taken_from_me(size_t to) const;
  bool is_ready() const override { return pending_ > 0 && !is_moving_ && !ends_; }
  Tell work(std::unique_lock<std::mutex>& lock) override;
  Tell all_finished();
  bool move();
  bool push(size_t to);
  bool pull(size_t from);
  void begin_message(size_t from, const Header& header);
  void end_message(size_t from);
  bool is_wanted(size_t from) const;
  bool deliver_kept(Receiving& receiving);
  void expire();
  bool give_up(size_t other);
  void await_no_more(Incoming& incoming);
  void fail_receives(int from, const std::string& error);
  void expire_incoming(size_t from, Clock::time_point now);
  void expire_sends(size_t to, Clock::time_point now);
  void fail(Done& done, const std::string& error, int from = kNobody);
  std::string late_text(const char* what, int other) const;
  std::string stuck_text(size_t to) const;
  std::string left_text(const char* what, size_t other) const;
  void finish(Receiving& receiving, size_t from, size_t bytes);

  const Members& members_;
  Sizes sizes_;
  std::vector<Peer> peers_;
  std::list<Receiving> receives_;
  size_t pending_ = 0;
  bool is_moving_ = false;
  std::vector<Tell> finished_;
};

}  // namespace isomem::torch
