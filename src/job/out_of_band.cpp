// SPDX-License-Identifier: Apache-2.0
#include "job/out_of_band.hpp"

#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/clock.hpp"
#include "core/error.hpp"
#include "core/process.hpp"
#include "core/service_thread.hpp"
#include "core/text.hpp"
#include "job/letters.hpp"
#include "job/peers.hpp"
#include "job/relay.hpp"
#include "net/link.hpp"

namespace isomem {

namespace {

using net::Link;
using net::Message;
using net::Packer;
using net::Unpacker;

constexpr uint64_t kGoneTime = 2 * kSecond;   // for the PEs here to finalize after another host has gone
constexpr uint64_t kComeTime = 30 * kSecond;  // for the other hosts to connect
constexpr uint64_t kNewsEvery = kSecond;      // though nothing lasting has changed
constexpr uint64_t kJudgeEvery = 100 * kMillisecond;
constexpr uint64_t kStale = 1500 * kMillisecond;
constexpr uint64_t kEndTime = 3 * kSecond;  // for PEs to notice the end of the job, before they are ended ...
constexpr uint64_t kKillTime = 1 * kSecond;  // ... after those that compute should have ended by themselves
constexpr int kFollowEveryMs = 500;
constexpr int kIdleMs = 20;  // between looks at the board ...
constexpr int kBusyMs = 1;   // ... and while PEs initialize or finalize
constexpr int kAloneMs = static_cast<int>(kJudgeEvery / kMillisecond);  // where there is no other host

enum class Line : uint32_t {
  host,  // u64: the number of the host that has connected
  card,  // letters.hpp
  news,  // letters.hpp
  end,   // u64 cause, u64 status, u64 PE
};

/// Where the thread of this process has come with the end of the job.
std::atomic<bool> is_carrying{false};
std::atomic<bool> end_has_left{false};
pid_t carrier = 0;  // the process that has the thread: a child has not

class OutOfBand {
 public:
  explicit OutOfBand(std::shared_ptr<JobFile> job);
  void listen(std::unique_ptr<net::Listener> listener) { listener_ = std::move(listener); }
  void add(int host, Link link);
  void connect(const std::vector<net::Contact>& contacts, std::unique_ptr<net::Lines> lines);
  void start();
  int host() const { return peers_.host(); }

 private:
  /// Another host: for PE 0 each, for others that of PE 0.
  struct Tie {
    int host;
    Link link;
    uint64_t over_ns = 0;  // when it was found closed
    uint64_t news_ns = 0;
    HostReport report{};
    std::string told;
  };

  void run();
  int pause() const;
  void step();
  void take_newcomers();
  void welcome(int host, Link link);
  void take(Tie& tie, const Message& message);
  void take_news(Tie& tie, const Message& message);
  void look();
  void look_for_dead();
  void look_after(Tie& tie);
  void look_at_lines();
  void judge();
  void fail(const std::string& why);
  void finish();
  void to_all(Line line, std::string_view payload, const Tie* but = nullptr);

  PeState state() const { return static_cast<PeState>(board_.entry(0).state.load()); }
  std::string name_of_first(int host) const;

  const std::shared_ptr<JobFile> job_;
  Board& board_;
  const Peers peers_;
  const uint64_t began_ns_ = now_ns();
  std::unique_ptr<net::Listener> listener_;
  std::vector<Link> newcomers_;  // that have not said which host they are
  std::vector<std::unique_ptr<Tie>> ties_;
  std::unique_ptr<net::Lines> lines_;  // to hosts without PE 0, in those
  NewCards cards_;
  std::string sent_news_;
  uint64_t next_news_ns_ = 0;
  uint64_t next_judgement_ns_ = 0;
  uint64_t ended_ns_ = 0;
  bool was_told_ = false;
};

OutOfBand::OutOfBand(std::shared_ptr<JobFile> job)
    : job_(std::move(job)), board_(*job_->board()), peers_(board_) {}

void OutOfBand::add(int host, Link link) {
  ties_.push_back(std::make_unique<Tie>());
  ties_.back()->host = host;
  ties_.back()->link = std::move(link);
}

void OutOfBand::connect(const std::vector<net::Contact>& contacts, std::unique_ptr<net::Lines> lines) {
  const int fd = net::connect_to(contacts[0], [] { return false; });
  Link link(fd, fd);
  link.send(Line::host, static_cast<uint64_t>(host()));
  add(0, std::move(link));
  lines_ = std::move(lines);
  const int n = peers_.n_hosts() - 1;
  for (int other = 1; other <= n; ++other) {
    if (net::Lines::calls(host() - 1, other - 1, n))
      lines_->call(other, contacts[static_cast<size_t>(other)]);
  }
}

std::string OutOfBand::name_of_first(int host) const {
  int pe = 0;
  while (peers_.host_of(pe) != host) ++pe;
  return text("PE %d on %s", pe, board_.host(host).name);
}

void OutOfBand::to_all(Line line, std::string_view payload, const Tie* but) {
  for (const auto& tie : ties_) {
    if (tie.get() != but) tie->link.send(line, payload);
  }
}

void OutOfBand::run() {
  while (!ended_ns_) {
    std::vector<pollfd> waits;
    if (listener_) listener_->add_waits(waits);
    for (const Link& link : newcomers_) link.add_waits(waits);
    for (const auto& tie : ties_) tie->link.add_waits(waits);
    poll(waits.data(), waits.size(), pause());
    end_with_program();
    step();
  }
  finish();
}

/// Who initializes waits for cards, of other hosts.
int OutOfBand::pause() const {
  if (peers_.n_hosts() == 1) return kAloneMs;
  const PeState now = state();
  return now == PeState::running || now == PeState::finalized ? kIdleMs : kBusyMs;
}

void OutOfBand::step() {
  take_newcomers();
  for (const auto& tie : ties_) {
    tie->link.pump();
    while (const auto message = tie->link.receive()) {
      try {
        take(*tie, *message);
      } catch (const Error& error) {
        fail(name_of_first(tie->host) + ": " + error.what());
      }
    }
  }
  look();
  if (now_ns() >= next_judgement_ns_) {
    next_judgement_ns_ = now_ns() + kJudgeEvery;
    look_for_dead();
    for (const auto& tie : ties_) look_after(*tie);
    look_at_lines();
    judge();
  }
  if (!board_.header.abort.load()) return;
  ended_ns_ = now_ns();
  const ExitRecord& record = board_.header.exit;
  const std::string words = Packer()
                                .number(static_cast<uint64_t>(record.cause()))
                                .number(static_cast<uint64_t>(record.status()))
                                .number(static_cast<uint64_t>(record.pe()))
                                .bytes();
  to_all(Line::end, words);
}

/// In PE 0, as long as hosts are missing.
void OutOfBand::take_newcomers() {
  if (!listener_) return;
  for (const int fd : listener_->accept()) newcomers_.emplace_back(fd, fd);
  std::erase_if(newcomers_, [this](Link& link) {
    link.pump();
    const auto message = link.receive();
    if (!message) return link.is_over();
    if (message->kind<Line>() == Line::host) welcome(Unpacker(message->payload).whole(), std::move(link));
    return true;
  });
  if (static_cast<int>(ties_.size()) == peers_.n_hosts() - 1) {
    listener_.reset();
  } else if (now_ns() > began_ns_ + kComeTime) {
    listener_.reset();
    fail(text("only %zu of %d other hosts have connected to PE 0", ties_.size(), peers_.n_hosts() - 1));
  }
}

/// Others may have said something before it came.
void OutOfBand::welcome(int host, Link link) {
  if (host <= 0 || host >= peers_.n_hosts()) return;
  for (const auto& tie : ties_) {
    if (!tie->told.empty()) link.send(Line::news, tie->told);
  }
  for (int pe = 0; pe < peers_.n_pes(); ++pe) {
    if (board_.card(pe).life.load(std::memory_order_acquire))
      link.send(Line::card, packed_card(pe, board_.card(pe)));
  }
  sent_news_.clear();
  add(host, std::move(link));
}

void OutOfBand::take(Tie& tie, const Message& message) {
  switch (message.kind<Line>()) {
    case Line::card:
      take_card(board_, message.payload);
      return to_all(Line::card, message.payload, &tie);
    case Line::news:
      return take_news(tie, message);
    case Line::end: {
      Unpacker from(message.payload);
      const auto cause = static_cast<EndCause>(from.number());
      const int status = from.whole();
      board_.header.exit.set(cause, status, from.whole());
      board_.header.abort = 1;
      return;
    }
    default:
      return;
  }
}

void OutOfBand::take_news(Tie& tie, const Message& message) {
  Unpacker from(message.payload);
  const HostNews news = unpacked_news(from);
  if (news.host < 0 || news.host >= peers_.n_hosts()) return;
  tell(board_, peers_, news);
  if (news.host != tie.host) return;  // of a third host, through PE 0
  tie.report = news.report;
  tie.news_ns = now_ns();
  Packer packer;
  pack(packer, lasting(news));
  if (packer.bytes() == tie.told) return;
  tie.told = packer.bytes();
  to_all(Line::news, tie.told, &tie);
}

/// What has changed here.
void OutOfBand::look() {
  if (peers_.n_hosts() == 1) return;
  cards_.send(board_, peers_, [this](std::string_view card) { to_all(Line::card, card); });
  const HostNews news = news_of(board_, peers_);
  Packer whole, what_lasts;
  pack(whole, news);
  pack(what_lasts, lasting(news));
  const uint64_t now = now_ns();
  if (now < next_news_ns_ && what_lasts.bytes() == sent_news_) return;
  next_news_ns_ = now + kNewsEvery;
  sent_news_ = what_lasts.bytes();
  to_all(Line::news, whole.bytes());
}

/// PEs of this host. Their waits notice it too, but nobody may wait.
void OutOfBand::look_for_dead() {
  for (int slot = 1; slot < peers_.near_pes(); ++slot) {
    const PeEntry& entry = board_.entry(slot);
    if (!has_died(entry)) continue;
    fail(text("PE %d of %d (pid %d on %s) has died; the job ends", peers_.near_pe(slot), peers_.n_pes(),
              entry.pid.load(), board_.host(host()).name));
  }
}

/// All have entered shmem_finalize before the first one leaves it and ends: then the PEs here leave it soon.
void OutOfBand::look_after(Tie& tie) {
  if (!tie.link.is_over()) return;
  if (!tie.over_ns) tie.over_ns = now_ns();
  const PeState now = state();
  const bool finalizes = now == PeState::finalizing || now == PeState::leaving;
  if (now == PeState::finalized || (finalizes && now_ns() < tie.over_ns + kGoneTime)) return;
  fail("the connection to " + name_of_first(tie.host) +
       " is lost: that PE has died, or its host cannot be reached any more; the job ends");
}

/// Of hosts that both reach PE 0.
void OutOfBand::look_at_lines() {
  const auto loss = lines_ ? lines_->attend() : std::nullopt;
  if (!loss || state() == PeState::finalized) return;
  fail(text("hosts %s and %s cannot reach each other any more: %s; the job ends", board_.host(host()).name,
            board_.host(loss->host).name, loss->how.c_str()));
}

/// In PE 0, which hears of all. Of what is old nobody can judge.
void OutOfBand::judge() {
  if (peers_.n_hosts() == 1 || host() != 0 || static_cast<int>(ties_.size()) != peers_.n_hosts() - 1) return;
  std::vector<HostReport> reports{report_of(board_, peers_)};
  for (const auto& tie : ties_) {
    const uint64_t age = now_ns() - tie->news_ns;
    if (age > kStale) return;
    reports.push_back(tie->report);
    reports.back().looked_ns += age;
  }
  const std::string why = left_alone(reports);
  if (!why.empty()) fail(why);
}

void OutOfBand::fail(const std::string& why) {
  if (board_.header.abort.load()) return;  // somebody has said why
  say(why);
  board_.header.exit.set(EndCause::launcher, 1, -1);
  board_.header.abort = 1;
}

/// Waits of all PEs here end by themselves; those that compute are ended, by a thread of theirs if it runs:
/// a launcher takes their status for that of the job.
void OutOfBand::finish() {
  const auto send_rest = [this] {
    bool is_sent = true;
    for (const auto& tie : ties_) {
      tie->link.pump();
      is_sent &= tie->link.has_sent_all();
    }
    return is_sent;
  };
  for (const uint64_t end = ended_ns_ + kSecond; !send_rest() && now_ns() < end;) usleep(1000);
  end_has_left = true;
  usleep(static_cast<useconds_t>((kEndTime + kKillTime) / 1000));
  for (int slot = 1; slot < peers_.near_pes(); ++slot) {
    const PeEntry& entry = board_.entry(slot);
    const pid_t pid = entry.pid.load();
    const bool is_there = pid > 0 && entry.pid_namespace.load() == pid_namespace() && !has_ended(pid);
    if (is_there && static_cast<PeState>(entry.state.load()) != PeState::finalized) kill(pid, SIGKILL);
  }
  if (state() != PeState::finalized) _exit(board_.header.exit.status());
}

void OutOfBand::start() {
  is_carrying = true;
  end_has_left = false;
  carrier = getpid();
  service_thread([this] { run(); }).detach();
}

}  // namespace

void hold_hosts_together(std::shared_ptr<JobFile> job, std::unique_ptr<net::Listener> listener) {
  auto* const center = new OutOfBand(std::move(job));  // lives as long as this process
  center->listen(std::move(listener));
  center->start();
}

void stay_in_touch(std::shared_ptr<JobFile> job, const std::vector<net::Contact>& contacts,
                   std::unique_ptr<net::Lines> lines) {
  auto* const here = new OutOfBand(std::move(job));  // as above
  try {
    here->connect(contacts, std::move(lines));
  } catch (const Error& error) {
    throw Error(std::string("cannot reach PE 0: ") + error.what() +
                "; ISOMEM_INTERFACE names the network to use, where a host has several");
  }
  here->start();
}

void follow_first(std::shared_ptr<JobFile> job, int pe) {
  const pid_t first = job->board()->header.launcher_pid;  // it has made the file
  const int handle = static_cast<int>(syscall(SYS_pidfd_open, first, 0));
  if (handle < 0) return;  // Linux before 5.3
  service_thread([job = std::move(job), pe, first, handle] {
    Board& board = *job->board();
    const auto has_finalized = [&](int slot) {
      return static_cast<PeState>(board.entry(slot).state.load()) == PeState::finalized;
    };
    pollfd wait{handle, POLLIN, 0};
    while (poll(&wait, 1, kFollowEveryMs) <= 0 && !board.header.abort.load()) end_with_program();
    const bool was_ended = board.header.abort.load();
    if (!was_ended && has_finalized(0)) return;
    board.header.exit.set(EndCause::launcher, 1, -1);
    board.header.abort = 1;
    usleep(static_cast<useconds_t>(kEndTime / 1000));
    if (has_finalized(board.peers()[pe].slot)) return;
    if (!was_ended) {
      say(text("PE %d (pid %d), the first one of this host, has died; process %d ends",
               Peers(board).near_pe(0), first, getpid()));
    }
    _exit(board.header.exit.status());
  }).detach();
}

void look_after_host(std::shared_ptr<JobFile> job, int pe) {
  if (job->board()->peers()[pe].slot != 0) return follow_first(std::move(job), pe);
  (new OutOfBand(std::move(job)))->start();  // as above
}

void let_end_leave() {
  if (!is_carrying || carrier != getpid()) return;
  for (const uint64_t end = now_ns() + kSecond; !end_has_left && now_ns() < end;) usleep(1000);
}

}  // namespace isomem
