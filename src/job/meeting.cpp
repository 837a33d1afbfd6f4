// SPDX-License-Identifier: Apache-2.0
#include "job/meeting.hpp"

#include <poll.h>
#include <unistd.h>

#include <memory>
#include <utility>
#include <vector>

#include "core/clock.hpp"
#include "core/error.hpp"
#include "core/service_thread.hpp"
#include "core/text.hpp"
#include "core/wait_handler.hpp"
#include "job/patience.hpp"
#include "job/roll_call.hpp"
#include "net/link.hpp"

namespace isomem {

namespace {

using net::Link;
using net::Message;
using net::Packer;
using net::Unpacker;

constexpr double kHolderLater = 3;            // s: the ranks wait longer than the holder, which knows more
constexpr uint64_t kLastWords = 5 * kSecond;  // for the ranks to read why there is no job

enum class Meet : uint32_t {
  comes,   // rank to holder: text version, u64 rank, u64 ranks in all, text who it is
  part,    // rank to holder: bytes, without zeros
  whole,   // holder to rank: the parts of all, by rank
  fails,   // holder to rank: text, why there is no job; from a rank: why it gives up
  leaves,  // rank to holder: it needs nothing more
};

/// "ranks 1-3, 7".
std::string list_of(const std::vector<int>& ranks) {
  return (ranks.size() == 1 ? "rank " : "ranks ") + ranges(ranks);
}

// --- who holds it

class Holder {
 public:
  explicit Holder(std::unique_ptr<net::Listener> listener) : listener_(std::move(listener)) {}
  void run();

 private:
  struct Guest {
    Link link;
    int rank = -1;
    std::string name;
    std::optional<std::string> part;
    bool has_left = false;
  };

  void look();
  void take(Guest& guest, const Message& message);
  void introduce(Guest& guest, const Message& message);
  void lose(Guest& guest);
  void answer_if_complete();
  void look_at_time();
  void fail(const std::string& why);
  bool is_over() const;
  std::vector<int> missing() const;

  std::unique_ptr<net::Listener> listener_;
  std::vector<std::unique_ptr<Guest>> guests_;
  int n_ranks_ = 0;  // 0: nobody has come yet
  int rounds_ = 0;
  Patience patience_;  // of this round
  std::string why_;    // there is no job
  uint64_t failed_ns_ = 0;
};

void Holder::run() {
  while (!is_over()) {
    std::vector<pollfd> waits;
    listener_->add_waits(waits);
    for (const auto& guest : guests_) guest->link.add_waits(waits);
    poll(waits.data(), waits.size(), 100);
    end_with_program();
    for (const int fd : listener_->accept()) {
      guests_.push_back(std::make_unique<Guest>());
      guests_.back()->link = Link(fd, fd);
    }
    look();
    answer_if_complete();
    look_at_time();
  }
}

bool Holder::is_over() const {
  if (failed_ns_) return now_ns() > failed_ns_ + kLastWords;
  int left = 0;
  for (const auto& guest : guests_) left += guest->rank >= 0 && guest->has_left;
  return n_ranks_ > 0 && left == n_ranks_;
}

void Holder::look() {
  for (size_t i = 0; i < guests_.size(); ++i) {
    Guest& guest = *guests_[i];
    guest.link.pump();
    while (const auto message = guest.link.receive()) {
      try {
        take(guest, *message);
      } catch (const Error&) {
        guest.link.close();  // not of ours
      }
    }
    if (guest.link.is_over() && !guest.has_left) lose(guest);
  }
  std::erase_if(guests_, [](const auto& guest) {
    return guest->link.is_over() && (guest->rank < 0 || !guest->has_left);
  });
  bool some_wait = false;
  for (const auto& guest : guests_) some_wait |= guest->part.has_value();
  for (const auto& guest : guests_) {
    if (some_wait && guest->rank >= 0 && guest->has_left) lose(*guest);
  }
}

void Holder::take(Guest& guest, const Message& message) {
  switch (message.kind<Meet>()) {
    case Meet::comes:
      return introduce(guest, message);
    case Meet::part:
      guest.part = message.payload;
      return;
    case Meet::fails:
      return fail(Unpacker(message.payload).text());
    case Meet::leaves:
      guest.has_left = true;
      return;
    default:
      throw Error("unknown");
  }
}

void Holder::introduce(Guest& guest, const Message& message) {
  Unpacker from(message.payload);
  const std::string version = from.text();
  const int rank = from.whole(), n_ranks = from.whole();
  const std::string name = from.text();
  const auto refuse = [&](const std::string& why) {
    guest.link.send(Meet::fails, Packer().text(why).bytes());
  };
  if (version != ISOMEM_VERSION) {
    return refuse(text("rank %d (%s) has isomem %s, %s has %s: install the same version on all hosts", rank,
                       name.c_str(), quoted(version).c_str(), describe_process().c_str(), ISOMEM_VERSION));
  }
  if (!why_.empty()) return refuse(why_);
  if (n_ranks < 1 || n_ranks > kMostPes || rank < 0 || rank >= n_ranks)
    return refuse(
        text("rank %d of %d: at most %d ranks are possible, which count from 0", rank, n_ranks, kMostPes));
  if (n_ranks_ && n_ranks != n_ranks_) {
    fail(text("rank %d (%s) says that there are %d ranks, but others said %d", rank, name.c_str(), n_ranks,
              n_ranks_));
    return refuse(why_);
  }
  for (const auto& other : guests_) {
    if (other->rank != rank) continue;
    return refuse(
        text("rank %d has come already (%s): give each PE its own rank, and create a new id for another job",
             rank, other->name.c_str()));
  }
  if (!n_ranks_) patience_ = Patience();
  n_ranks_ = n_ranks;
  guest.rank = rank;
  guest.name = name;
}

/// Who goes before the job is formed leaves the others without one.
void Holder::lose(Guest& guest) {
  if (guest.rank >= 0)
    fail(text("rank %d (%s) has gone before the job was formed", guest.rank, guest.name.c_str()));
}

void Holder::answer_if_complete() {
  std::vector<const std::string*> parts(static_cast<size_t>(n_ranks_));
  for (const auto& guest : guests_) {
    if (guest->rank >= 0 && guest->part) parts[static_cast<size_t>(guest->rank)] = &*guest->part;
  }
  std::string whole;
  for (const std::string* part : parts) {
    if (!part) return;
    whole += *part;
  }
  if (!n_ranks_) return;
  for (const auto& guest : guests_) {
    if (guest->rank < 0) continue;
    guest->part.reset();
    guest->link.send(Meet::whole, whole);
  }
  ++rounds_;
  patience_ = Patience();
}

std::vector<int> Holder::missing() const {
  std::vector<int> ranks;
  std::vector<bool> is_there(static_cast<size_t>(n_ranks_));
  for (const auto& guest : guests_) {
    if (guest->rank >= 0 && (rounds_ == 0 || guest->part)) is_there[static_cast<size_t>(guest->rank)] = true;
  }
  for (int rank = 0; rank < n_ranks_; ++rank) {
    if (!is_there[static_cast<size_t>(rank)]) ranks.push_back(rank);
  }
  return ranks;
}

void Holder::look_at_time() {
  if (!n_ranks_ || failed_ns_) return;
  const std::vector<int> ranks = missing();
  if (ranks.empty() || ranks.size() == static_cast<size_t>(n_ranks_)) return;  // between rounds
  if (patience_.is_over()) {
    return fail(
        text("%s of %d did not come within %g s (ISOMEM_TIMEOUT): were all started, and can their hosts "
             "reach %s?",
             list_of(ranks).c_str(), n_ranks_, patience_.limit(), listener_->contact().places().c_str()));
  }
  if (!patience_.is_word_due()) return;
  say(text("%s has waited %.0f s for %s of %d to initialize", describe_process().c_str(), patience_.waited(),
           list_of(ranks).c_str(), n_ranks_));
}

void Holder::fail(const std::string& why) {
  if (failed_ns_) return;
  why_ = why;
  failed_ns_ = now_ns();
  for (const auto& guest : guests_) {
    if (guest->rank >= 0) guest->link.send(Meet::fails, Packer().text(why).bytes());
  }
}

// --- who comes

std::string wait_ended(const std::string& name) {
  return "the program's wait handler ended the wait for the other ranks of " + name;
}

class Visit {
 public:
  Visit(Link link, std::string name, pid_t holder)
      : link_(std::move(link)), name_(std::move(name)), holder_(holder) {}
  ~Visit() {
    link_.send(Meet::leaves);
    for (const uint64_t end = now_ns() + kSecond; !link_.has_sent_all() && now_ns() < end; wait())
      link_.pump();
  }
  Visit(const Visit&) = delete;

  void introduce(int rank, int n_ranks) {
    link_.send(Meet::comes, Packer()
                                .text(ISOMEM_VERSION)
                                .number(static_cast<uint64_t>(rank))
                                .number(static_cast<uint64_t>(n_ranks))
                                .text(describe_process())
                                .bytes());
  }
  void gather(const void* mine, void* all, size_t bytes, int n_ranks);

 private:
  [[noreturn]] void give_up();
  void wait() {
    std::vector<pollfd> waits;
    link_.add_waits(waits);
    poll(waits.data(), waits.size(), 100);
  }

  Link link_;
  std::string name_;
  pid_t holder_;
};

/// The others, who can have no job without this rank, need not wait for their time to be over.
void Visit::give_up() {
  link_.send(Meet::fails,
             Packer().text(describe_process() + ": its program ended the wait for the others").bytes());
  throw Interrupted(wait_ended(name_));
}

/// The holder knows who is missing and for how long: it ends this. If it is stopped it cannot.
void Visit::gather(const void* mine, void* all, size_t bytes, int n_ranks) {
  Patience patience(kHolderLater);
  link_.send(Meet::part, net::without_zeros({static_cast<const char*>(mine), bytes}));
  while (true) {
    link_.pump();
    if (const auto message = link_.receive()) {
      if (message->kind<Meet>() == Meet::fails) throw Error(Unpacker(message->payload).text());
      std::string_view whole = message->payload;
      for (int rank = 0; rank < n_ranks; ++rank)
        net::with_zeros(whole, static_cast<char*>(all) + static_cast<size_t>(rank) * bytes, bytes);
      return;
    }
    if (link_.is_over()) {
      throw Error("the process at which the ranks of " + name_ +
                  " meet has gone, or its host cannot be reached any more, before the job was formed");
    }
    if (patience.is_over()) {
      throw Error(
          text("the ranks of %s have not met within %.0f s (ISOMEM_TIMEOUT): some have not come, or the "
               "process at which they meet (pid %d) has been stopped",
               name_.c_str(), patience.waited(), holder_));
    }
    wait();
    if (wait_handler_ends(true)) give_up();
  }
}

}  // namespace

net::Contact hold_meeting() {
  auto listener = std::make_unique<net::Listener>();
  const net::Contact contact = listener->contact();
  auto holder = std::make_shared<Holder>(std::move(listener));
  service_thread([holder] { holder->run(); }).detach();
  return contact;
}

Ranks go_to_meeting(const net::Contact& contact, int rank, int n_ranks, const std::string& name) {
  std::shared_ptr<Visit> visit;
  bool is_interrupted = false;
  try {
    const int fd = net::connect_to(contact, [&] { return is_interrupted = wait_handler_ends(true); });
    visit = std::make_shared<Visit>(Link(fd, fd), name, contact.pid);
  } catch (const Error& error) {
    if (is_interrupted) throw Interrupted(wait_ended(name));
    throw Error(text("rank %d of %d cannot reach the process at which the ranks of %s meet (pid %d): ", rank,
                     n_ranks, name.c_str(), contact.pid) +
                error.what() +
                "; does that process live, has its job begun without this rank, or is a firewall between? "
                "ISOMEM_INTERFACE names the network to use");
  }
  visit->introduce(rank, n_ranks);
  Ranks ranks;
  ranks.rank = rank;
  ranks.size = n_ranks;
  ranks.name = name;
  ranks.gather = [visit, n_ranks](const void* mine, void* all, int bytes) {
    visit->gather(mine, all, static_cast<size_t>(bytes), n_ranks);
  };
  return ranks;
}

}  // namespace isomem
