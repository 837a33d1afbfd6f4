// SPDX-License-Identifier: Apache-2.0
#include "agent.hpp"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "core/clock.hpp"
#include "core/error.hpp"
#include "core/text.hpp"
#include "job.hpp"
#include "job/window.hpp"
#include "process_tree.hpp"
#include "program.hpp"

namespace oshrun {

using isomem::now_ns;

namespace {

constexpr uint64_t kViewEvery = isomem::kSecond;
constexpr uint64_t kFarewell = 5 * isomem::kSecond;  // for the head to read the last words

/// Waits for a message from the head; nothing once it is gone, or silent for too long.
std::optional<Message> wait_for_message(Link& link) {
  for (uint64_t next_beat = 0;;) {
    link.pump();
    if (auto message = link.receive()) {
      if (message->kind<Tell>() == Tell::beat) continue;
      return message;
    }
    if (link.is_over() || link.silence_ns(now_ns()) > kSilence) return {};
    if (const uint64_t now = now_ns(); now >= next_beat) {
      next_beat = now + isomem::kSecond;
      link.send(Tell::beat);
    }
    std::vector<pollfd> waits;
    link.add_waits(waits);
    poll(waits.data(), waits.size(), 100);
  }
}

void flush(Link& link) {
  for (const uint64_t end = now_ns() + kFarewell; !link.has_sent_all() && now_ns() < end; link.pump()) {
    std::vector<pollfd> waits;
    link.add_waits(waits);
    poll(waits.data(), waits.size(), 10);
  }
}

int refuse(Link& link, int status, const std::string& why) {
  link.send(Tell::fails, Packer().number(static_cast<uint64_t>(status)).text(why).bytes());
  link.send(Tell::done);
  flush(link);
  return status;
}

/// Above the numbers that scripts use, if there are so many.
int moved_away(int fd) {
  const int high = fcntl(fd, F_DUPFD_CLOEXEC, 64);
  const int moved = high >= 0 ? high : fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (moved < 0) {
    throw isomem::Error(std::string("no descriptors for the connection to oshrun: ") + std::strerror(errno) +
                        "; raise the limit of open files on this host (ulimit -n)");
  }
  return moved;
}

/// The standard streams lead to the head: PEs must not write there, or read.
Link take_streams() {
  const int in = moved_away(STDIN_FILENO);
  const int out = moved_away(STDOUT_FILENO);
  const int null = open("/dev/null", O_RDONLY | O_CLOEXEC);
  dup2(null, STDIN_FILENO);
  dup2(STDERR_FILENO, STDOUT_FILENO);
  close(null);
  const std::string greeting = std::string(kGreeting) + ISOMEM_VERSION + "\n";
  if (write(out, greeting.data(), greeting.size()) < 0) _exit(1);
  return Link(in, out);
}

}  // namespace

int run_agent(const std::function<int(Link, Plan, const isomem::JobShape&)>& lead) {
  signal(SIGPIPE, SIG_IGN);
  Link link = take_streams();
  const auto order = wait_for_message(link);
  if (!order || order->kind<Tell>() != Tell::plan) return 1;
  Plan plan = unpacked_plan(order->payload);
  const std::string here = on_host(plan);
  for (const auto& [name, value] : plan.environment) setenv(name.c_str(), value.c_str(), 1);
  const std::string& directory = plan.options.directory;
  if (chdir(directory.c_str()) != 0) {
    return refuse(link, 2,
                  directory + here + ": " + std::strerror(errno) + "; name another directory with --wdir");
  }
  setenv("PWD", directory.c_str(), 1);
  if (const Missing missing = check_program(plan.options.command[0])) {
    return refuse(link, missing.status, missing.why + here);
  }
  isomem::JobShape shape;
  try {
    shape = isomem::shape_job(plan.hosts, isomem::default_window_bytes(), plan.host);
    bindings(plan.options, shape.machine_pes());
  } catch (const isomem::Error& error) {
    return refuse(link, 1, error.what() + here);
  } catch (const UsageError& error) {
    return refuse(link, 2, error.text + here);
  }
  link.send(Tell::shape,
            Packer().number(shape.stride).number(shape.heap_limit).text(isomem::host_name()).bytes());
  const auto start = wait_for_message(link);
  if (!start || start->kind<Tell>() != Tell::start) return 1;
  Unpacker agreed(start->payload);
  shape.stride = agreed.number();
  shape.heap_limit = agreed.number();
  shape.number = agreed.number();
  for (size_t host = 0; host < plan.names.size(); ++host) shape.names.push_back(agreed.text());
  return lead(std::move(link), std::move(plan), shape);
}

void Agent::Stream::write(std::string_view text) {
  if (error_ || text.empty()) return;
  link_.send(Tell::output, Packer().number(static_cast<uint64_t>(number_)).text(text).bytes());
  on_its_way_ += text.size();
}

Agent::Agent(Link link, const Plan& plan)
    : name_(plan.names[static_cast<size_t>(plan.host)]),
      link_(std::move(link)),
      out_(link_, 1),
      err_(link_, 2),
      form_(plan.options.label ? PeOutput::Form::labelled : PeOutput::Form::plain) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0)
    throw isomem::Error(std::string("cannot make a pipe: ") + std::strerror(errno));
  input_read_ = ends[0];
  input_write_ = ends[1];
  to_pe0_.emplace(input_write_);
  if (plan.names.size() == 1) return;
  const isomem::net::Contact& contact = lines_.emplace(plan.host).contact();
  link_.send(Tell::line, Packer()
                             .number(static_cast<uint64_t>(plan.host))
                             .text({reinterpret_cast<const char*>(&contact), sizeof(contact)})
                             .bytes());
}

Agent::~Agent() {
  to_pe0_.reset();
  for (const int end : {input_read_, input_write_}) {
    if (end >= 0) ::close(end);
  }
}

void Agent::give_input() const { dup2(input_read_, STDIN_FILENO); }

void Agent::add_waits(std::vector<pollfd>& waits) const {
  link_.add_waits(waits);
  if (to_pe0_ && to_pe0_->pending()) waits.push_back({to_pe0_->descriptor(), POLLOUT, 0});
}

void Agent::attend(Job& job) {
  if (input_read_ >= 0) ::close(std::exchange(input_read_, -1));  // PE 0, the first to be started, has it
  link_.pump();
  while (const auto message = link_.receive()) obey(job, *message);
  pass_input_on();
  if (const uint64_t now = now_ns(); now >= next_beat_ns_) {
    next_beat_ns_ = now + isomem::kSecond;
    link_.send(Tell::beat);
  }
  if (link_.is_over())
    return job.lose_front("host " + name_ + " has lost its connection to oshrun; its PEs end");
  if (link_.silence_ns(now_ns()) > kSilence)
    return job.fail(1, "host " + name_ + " has not heard of oshrun for 8 s; its PEs end");
}

/// The remote shells may go another way than what the PEs say to each other.
void Agent::look_at_lines(Job& job) {
  if (!lines_) return;
  const auto loss = lines_->attend();
  if (!loss) return;
  isomem::Board& board = *job.files()[0].board();
  const char* here = board.host(static_cast<int>(board.header.host)).name;
  job.fail(1, isomem::text("hosts %s and %s cannot reach each other any more: %s; the job ends", here,
                           board.host(loss->host).name, loss->how.c_str()));
}

void Agent::obey(Job& job, const Message& message) {
  Unpacker from(message.payload);
  isomem::Board& board = *job.files()[0].board();
  switch (message.kind<Tell>()) {
    case Tell::input: {
      const std::string text = from.text();
      input_held_ += text.size();
      if (to_pe0_) to_pe0_->write(text);
      return;
    }
    case Tell::input_ends:
      input_has_ended_ = true;
      return;
    case Tell::signal:
      return pass_on_signal(job, from.whole());
    case Tell::call_roll:
      return link_.send(Tell::roll, Packer().text(job.roll()).bytes());
    case Tell::closed: {
      Stream& closed = stream(from.number());
      return closed.close(from.whole());
    }
    case Tell::taken: {
      Stream& taken = stream(from.number());
      return taken.taken(from.number());
    }
    case Tell::end:
      return job.end(from.whole());
    case Tell::line: {
      const int host = from.whole();
      const std::string bytes = from.text();
      isomem::net::Contact contact{};
      bytes.copy(reinterpret_cast<char*>(&contact), sizeof(contact));
      return lines_->call(host, contact);
    }
    case Tell::news:
      if (!peers_) peers_.emplace(board);
      return isomem::tell(board, *peers_, unpacked_view(message.payload).news);
    case Tell::card:
      return isomem::take_card(board, message.payload);
    default:
      return;  // a beat
  }
}

/// The PEs stop as under Ctrl-Z on one host: with all that they have started.
void Agent::pass_on_signal(Job& job, int signal) {
  if (signal != SIGSTOP && signal != SIGCONT) return job.take_signal(signal);
  for (const pid_t pid : descendants()) kill(pid, signal);
}

/// What PE 0 has taken is reported, so that no more is on its way than it will read.
void Agent::pass_input_on() {
  if (!to_pe0_) {
    if (input_held_) link_.send(Tell::taken, std::exchange(input_held_, 0));
    return;
  }
  to_pe0_->pump();
  const uint64_t left = to_pe0_->held();
  if (input_held_ > left) {
    link_.send(Tell::taken, input_held_ - left);
    input_held_ = left;
  }
  if (to_pe0_->error() && !input_has_ended_) link_.send(Tell::closed);
  if (to_pe0_->error() || (input_has_ended_ && left == 0)) {
    to_pe0_.reset();
    ::close(std::exchange(input_write_, -1));
  }
}

void Agent::look(Job& job) {
  isomem::Board& board = *job.files()[0].board();
  if (!peers_) peers_.emplace(board);
  look_at_lines(job);
  cards_.send(board, *peers_, [this](std::string_view card) { link_.send(Tell::card, card); });
  HostView view{isomem::news_of(board, *peers_), job.views()};
  std::string words = packed(view);
  view.news = isomem::lasting(std::move(view.news));
  std::string lasting = packed(view);
  const uint64_t now = now_ns();
  if (now < next_view_ns_ && lasting == sent_view_) return;  // what changes with time alone comes each second
  next_view_ns_ = now + kViewEvery;
  sent_view_ = std::move(lasting);
  link_.send(Tell::news, words);
}

bool Agent::releases() {
  if (!std::exchange(said_done_, true)) link_.send(Tell::all_done);
  return false;  // the head ends it
}

void Agent::hear_of(const isomem::ExitRecord& record) {
  link_.send(Tell::recorded, static_cast<uint64_t>(record.status()));
}

void Agent::hear_of_end(int status, const std::string& why) {
  link_.send(Tell::fails, Packer().number(static_cast<uint64_t>(status)).text(why).bytes());
}

int Agent::close(int status) {
  link_.send(Tell::done);
  flush(link_);
  return status;
}

}  // namespace oshrun
