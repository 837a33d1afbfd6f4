// SPDX-License-Identifier: Apache-2.0
#include "head.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include "core/clock.hpp"
#include "core/error.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "job/letters.hpp"
#include "net/lines.hpp"
#include "process_tree.hpp"

namespace oshrun {

using isomem::kMillisecond;
using isomem::kSecond;
using isomem::now_ns;
using isomem::text;

namespace {

constexpr uint64_t kConnectTime = 10 * kSecond;  // for a host to answer
constexpr uint64_t kLastError = kSecond;         // for what a shell that has failed still says
constexpr uint64_t kRollTime = kSecond;          // for the answers to a roll call
constexpr uint64_t kEndTime = 12 * kSecond;      // for hosts to end their PEs
constexpr size_t kMostCalls = 32;                // shells that connect at a time: sshd refuses more
constexpr uint64_t kMostInput = 1 << 16;         // for PE 0, on its way
constexpr uint64_t kJudgeEvery = 100 * kMillisecond;
constexpr uint64_t kStale = 1500 * kMillisecond;  // hosts send what they see each second, or once it changes
constexpr size_t kMostErrors = 1 << 14;
constexpr size_t kMostErrorWords = 300;

/// Each host takes three of them.
void allow_files_for(size_t hosts) {
  const rlim_t wanted = 3 * hosts + 64;
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted) return;
  limit.rlim_cur = std::min(limit.rlim_max, wanted);
  setrlimit(RLIMIT_NOFILE, &limit);
}

/// Where the PEs of other hosts are started: where oshrun was.
std::string directory_of(const Options& options) {
  std::error_code error;
  const std::filesystem::path here = std::filesystem::current_path(error);
  if (error && !std::filesystem::path(options.directory).is_absolute()) {
    throw UsageError{"the working directory of oshrun is gone (" + error.message() +
                     "): change to another one, or name one with --wdir"};
  }
  return options.directory.empty() ? here.string() : (here / options.directory).string();
}

std::string last_line(const std::string& text) {
  const size_t end = text.find_last_not_of("\r\n ");
  if (end == std::string::npos) return {};
  const size_t begin = text.rfind('\n', end) + 1;  // npos + 1 is 0
  return isomem::quoted(std::string_view(text).substr(begin, end + 1 - begin), kMostErrorWords);
}

std::string status_text(int status) {
  return WIFSIGNALED(status) ? "was killed by " + signal_text(WTERMSIG(status))
                             : "ended with status " + std::to_string(WEXITSTATUS(status));
}

}  // namespace

Head::Head(const Options& options, const Family& family, const sigset_t& mask)
    : options_(options), family_(family), mask_(mask) {
  std::vector<int> number(options.hosts.size(), -1);  // of the hosts that have PEs
  for (const int32_t place : options.places) {
    int& host = number[static_cast<size_t>(place)];
    if (host < 0) {
      host = static_cast<int>(sites_.size());
      sites_.push_back(std::make_unique<Site>());
      sites_.back()->host = options.hosts[static_cast<size_t>(place)];
      sites_.back()->number = host;
    }
    plan_.hosts.push_back(host);
  }
  for (const auto& site : sites_) plan_.names.push_back(site->host.name);
  plan_.options = options;
  plan_.options.directory = directory_of(options);
  plan_.environment = environment_for_hosts(options);
  sigset_t all;
  sigfillset(&all);
  signals_ = watch_signals(all, SFD_NONBLOCK);
  sigset_t stop;  // of the terminal: see take_signal
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigprocmask(SIG_BLOCK, &stop, nullptr);
  allow_files_for(sites_.size());
}

int Head::run() {
  started_ns_ = now_ns();
  if (options_.timeout_s > 0) deadline_ns_ = started_ns_ + static_cast<uint64_t>(options_.timeout_s * 1e9);
  while (!all_at(Stage::done)) step();
  end_descendants(0, 0, {}, nullptr, nullptr);
  if (options_.verbose) screen_.say("the job has ended with status " + std::to_string(status_));
  while (!failed_ && screen_.pending()) step();
  screen_.flush();
  return status_ == 0 && screen_.has_lost() ? 1 : status_;
}

bool Head::all_at(Stage stage) const {
  return std::all_of(sites_.begin(), sites_.end(),
                     [stage](const auto& site) { return site->stage == stage; });
}

void Head::to_all(Tell kind, std::string_view payload, const Site* but) {
  for (const auto& site : sites_) {
    if (site.get() != but && site->stage == Stage::running) site->shell.link.send(kind, payload);
  }
}

void Head::to_all(Tell kind, uint64_t number, const Site* but) {
  to_all(kind, Packer().number(number).bytes(), but);
}

void Head::step() {
  std::vector<pollfd> waits{{signals_, POLLIN, 0}};
  screen_.add_waits(waits);
  std::vector<size_t> first;  // of each site
  for (const auto& site : sites_) {
    first.push_back(waits.size());
    site->shell.link.add_waits(waits);
    if (site->shell.errors >= 0) waits.push_back({site->shell.errors, POLLIN, 0});
  }
  first.push_back(waits.size());
  if (may_read_input()) waits.push_back({input_.descriptor(), POLLIN, 0});
  poll(waits.data(), waits.size(), 100);
  screen_.pump();
  reap();
  if (!ending_ns_) start_shells();
  for (size_t i = 0; i < sites_.size(); ++i) {  // with hundreds of hosts: those that have something to say
    const auto begin = waits.begin() + static_cast<std::ptrdiff_t>(first[i]);
    const auto end = waits.begin() + static_cast<std::ptrdiff_t>(first[i + 1]);
    if (std::any_of(begin, end, [](const pollfd& wait) { return wait.revents != 0; })) attend(*sites_[i]);
  }
  give_credit();
  take_signals();
  if (may_read_input()) read_input();
  const uint64_t now = now_ns();
  for (const auto& site : sites_) look_after(*site, now);
  beat(now);
  if (ending_ns_) return give_up_waiting();
  if (now >= next_judgement_ns_) judge(now);
  look_at_deadline(now);
  if (all_at(Stage::running) &&
      std::all_of(sites_.begin(), sites_.end(), [](const auto& site) { return site->all_done; }))
    end(0);
}

// --- starting
// -------------------------------------------------------------------------------------------------------

void Head::start_shells() {
  auto calling = std::count_if(sites_.begin(), sites_.end(),
                               [](const auto& site) { return site->stage == Stage::calling; });
  for (const auto& site : sites_) {
    if (site->stage != Stage::waiting || calling++ >= static_cast<ptrdiff_t>(kMostCalls)) continue;
    try {
      site->shell = start_agent(site->host, mask_);
    } catch (const isomem::Error& error) {
      return fail(1, error.what());
    }
    site->stage = Stage::calling;
    site->called_ns = now_ns();
  }
}

void Head::greet(Site& site) {
  const std::string& version = *site.shell.link.version();
  if (version != ISOMEM_VERSION) {
    return fail(1, text("host %s has isomem %s, this one %s: install the same version on both",
                        site.host.name.c_str(), isomem::quoted(version).c_str(), ISOMEM_VERSION));
  }
  plan_.host = site.number;
  site.shell.link.send(Tell::plan, packed(plan_));
  site.stage = Stage::shaping;
}

/// What the host with the least room has, on all.
void Head::agree_on_shape() {
  uint64_t stride = ~uint64_t{0}, heap_limit = ~uint64_t{0};
  for (const auto& site : sites_) {
    if (site->stage != Stage::shaping || site->stride == 0) return;
    stride = std::min(stride, site->stride);
    heap_limit = std::min(heap_limit, site->heap_limit);
  }
  if (options_.verbose) screen_.say(text("starting %d PEs on %zu hosts", options_.n_pes, sites_.size()));
  name_hosts();
  uint64_t number = 0;
  isomem::fill_randomly(&number, sizeof(number));
  Packer shape;
  shape.number(stride).number(heap_limit).number(number);
  for (const std::string& name : plan_.names) shape.text(name);
  for (const auto& site : sites_) {
    site->shell.link.send(Tell::start, shape.bytes());
    site->stage = Stage::running;
  }
  output_closed_[0] = output_closed_[1] = false;  // now there is somebody to be told
}

/// As they call themselves; containers may call themselves the same.
void Head::name_hosts() {
  for (const auto& site : sites_) {
    const bool is_shared = std::any_of(sites_.begin(), sites_.end(), [&](const auto& other) {
      return other != site && other->own_name == site->own_name;
    });
    plan_.names[static_cast<size_t>(site->number)] =
        site->own_name + (is_shared ? ":" + site->host.name : "");
  }
}

// --- watching
// -------------------------------------------------------------------------------------------------------

void Head::attend(Site& site) {
  read_errors(site);
  Link& link = site.shell.link;
  link.pump();
  if (site.stage == Stage::calling && link.version()) greet(site);
  while (site.stage != Stage::done) {
    const auto message = link.receive();
    if (!message) return;
    try {
      take(site, *message);
    } catch (const isomem::Error& error) {
      fail(1, "host " + site.host.name + ": " + error.what());
    }
  }
}

/// What ssh says is kept until it has connected: it is the reason if it does not.
void Head::read_errors(Site& site) {
  char buffer[4096];
  while (site.shell.errors >= 0) {
    const ssize_t n = read(site.shell.errors, buffer, sizeof(buffer));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0 && errno == EAGAIN) break;
    if (n > 0) {
      site.errors.append(buffer, static_cast<size_t>(n));
      if (site.errors.size() > kMostErrors) site.errors.erase(0, site.errors.size() - kMostErrors);
      continue;
    }
    close(std::exchange(site.shell.errors, -1));
  }
  if (site.stage < Stage::running) return;
  for (size_t end; (end = site.errors.find('\n')) != std::string::npos; site.errors.erase(0, end + 1))
    screen_.err().write(site.host.name + ": " + site.errors.substr(0, end + 1));
}

void Head::take(Site& site, const Message& message) {
  Unpacker from(message.payload);
  switch (message.kind<Tell>()) {
    case Tell::shape:
      site.stride = from.number();
      site.heap_limit = from.number();
      site.own_name = from.text();
      return agree_on_shape();
    case Tell::output: {
      const uint64_t stream = from.number();
      const std::string words = from.text();
      (stream == 1 ? screen_.out() : screen_.err()).write(words);
      site.output[stream == 1 ? 0 : 1] += words.size();
      return;
    }
    case Tell::taken:
      input_on_its_way_ -= std::min(input_on_its_way_, from.number());
      return;
    case Tell::closed:  // PE 0 reads no more
      input_has_ended_ = true;
      return;
    case Tell::line:
      return pass_line_on(site, message.payload);
    case Tell::news:
      return take_view(site, message.payload);
    case Tell::card:
      return to_all(Tell::card, message.payload, &site);
    case Tell::roll:
      site.roll = from.text();
      return;
    case Tell::recorded:
      failed_ = true;  // and the PE has said why
      return end(from.whole(), &site);
    case Tell::fails: {
      const int status = from.whole();
      return fail(status, from.text());
    }
    case Tell::all_done:
      site.all_done = true;
      return;
    case Tell::done:
      site.stage = Stage::done;
      return site.shell.link.close();
    default:
      return;  // a beat
  }
}

void Head::pass_line_on(const Site& site, const std::string& payload) {
  for (const auto& other : sites_) {
    if (isomem::net::Lines::calls(other->number, site.number, static_cast<int>(sites_.size())))
      other->shell.link.send(Tell::line, payload);
  }
}

/// The others are told what has changed; how long ago things were is of use here only.
void Head::take_view(Site& site, const std::string& payload) {
  site.view = unpacked_view(payload);
  site.view_ns = now_ns();
  std::string words = packed({isomem::lasting(site.view.news), {}});
  if (words != site.told) {
    to_all(Tell::news, words, &site);
    site.told = std::move(words);
  }
}

/// Of what is older nobody can judge.
void Head::judge(uint64_t now) {
  next_judgement_ns_ = now + kJudgeEvery;
  std::vector<isomem::HostReport> reports;
  std::vector<PeView> pes;
  for (const auto& site : sites_) {
    if (site->view_ns == 0 || now > site->view_ns + kStale) return;
    reports.push_back(site->view.news.report);
    reports.back().looked_ns += now - std::min(now, site->view_ns);
    pes.insert(pes.end(), site->view.pes.begin(), site->view.pes.end());
  }
  if (const auto found = abandoned(pes)) {
    const int pe = found->gone.pe;
    const std::string& host = plan_.names[static_cast<size_t>(plan_.hosts[static_cast<size_t>(pe)])];
    return fail(1, words_of(*found, text("PE %d (pid %d on %s)", pe, found->gone.pid, host.c_str()),
                            isomem::words_of(found->waiter.state)));
  }
  const std::string why = isomem::left_alone(reports);
  if (!why.empty()) fail(1, why);
}

/// A host that does not answer, or whose connection is gone.
void Head::look_after(Site& site, uint64_t now) {
  if (site.stage == Stage::waiting || site.stage == Stage::done) return;
  Link& link = site.shell.link;
  if (link.is_over()) {
    if (!site.over_ns) site.over_ns = now;
    // why that is so is said by the shell, which may take a moment
    if ((site.shell_status && site.shell.errors < 0) || now > site.over_ns + kLastError) lose(site);
  } else if (site.stage == Stage::running && link.silence_ns(now) > kSilence) {
    fail(1, "host " + site.host.name + " has not been heard of for 8 s; the job ends");
    abandon(site);
  } else if (is_late(site, now)) {
    fail(1, no_answer(now));
  }
}

void Head::lose(Site& site) {
  const std::string& host = site.host.name;
  const std::string shell = site.host.is_here ? "its agent" : name_of_remote_shell();
  const std::string status =
      site.shell_status ? " " + status_text(*site.shell_status) : " has closed the connection";
  const std::string said = last_line(site.errors.empty() ? site.shell.link.chatter() : site.errors);
  const std::string how = shell + status + (said.empty() ? "" : ": " + said);
  const bool has_none =
      site.shell_status && WIFEXITED(*site.shell_status) && WEXITSTATUS(*site.shell_status) == 127;
  if (site.stage == Stage::calling && has_none) {
    fail(1, "host " + host +
                " has no oshrun of isomem where this one is, nor in PATH: install isomem " ISOMEM_VERSION
                " there (" +
                how + ")");
  } else if (site.stage == Stage::calling) {
    fail(1, "cannot start PEs on host " + host + ": " + how + "; " + advice_for(host));
  } else {
    fail(1, "the connection to host " + host + " is lost: " + how + "; the job ends");
  }
  abandon(site);
}

/// One that has answered waits for the others.
bool Head::is_late(const Site& site, uint64_t now) {
  const bool has_answered = site.stage == Stage::shaping && site.stride != 0;
  return site.stage < Stage::running && site.called_ns && !has_answered &&
         now > site.called_ns + kConnectTime;
}

std::string Head::no_answer(uint64_t now) const {
  constexpr size_t kMostNamed = 10;
  std::vector<std::string> late;
  std::string said;
  for (const auto& site : sites_) {
    if (!is_late(*site, now)) continue;
    late.push_back(site->host.name);
    if (said.empty()) said = last_line(site->errors);
  }
  std::string names;
  for (size_t i = 0; i < std::min(late.size(), kMostNamed); ++i) names += (i ? ", " : "") + late[i];
  if (late.size() > kMostNamed) names += text(" and %zu more", late.size() - kMostNamed);
  return text("no answer from %s within %d s", names.c_str(), static_cast<int>(kConnectTime / kSecond)) +
         (said.empty() ? "" : " (" + said + ")") + "; " + advice_for(late[0]);
}

/// Output that has been passed on, or is not more than can be kept.
void Head::give_credit() {
  for (const int stream : {0, 1}) {
    const Outlet& outlet = stream == 0 ? screen_.out() : screen_.err();
    if (outlet.error() && !std::exchange(output_closed_[stream], true)) {
      to_all(Tell::closed, Packer()
                               .number(static_cast<uint64_t>(stream) + 1)
                               .number(static_cast<uint64_t>(outlet.error()))
                               .bytes());
    }
    for (const auto& site : sites_) {
      if (site->output[stream] == 0 || !outlet.has_room()) continue;
      site->shell.link.send(Tell::taken, Packer()
                                             .number(static_cast<uint64_t>(stream) + 1)
                                             .number(std::exchange(site->output[stream], 0))
                                             .bytes());
    }
  }
}

/// Not from a terminal that another job of the user's shell reads.
bool Head::may_read_input() const {
  if (input_has_ended_ || ending_ns_ || input_on_its_way_ >= kMostInput || !all_at(Stage::running))
    return false;
  const pid_t foreground = tcgetpgrp(STDIN_FILENO);
  return foreground < 0 || foreground == getpgrp();
}

void Head::read_input() {
  char buffer[16384];
  const ssize_t n = input_.read(buffer, sizeof(buffer));
  if (n < 0 && (errno == EINTR || errno == EAGAIN)) return;
  Link& link = sites_[static_cast<size_t>(plan_.hosts[0])]->shell.link;
  if (n > 0) {
    input_on_its_way_ += static_cast<uint64_t>(n);
    return link.send(Tell::input, Packer().text({buffer, static_cast<size_t>(n)}).bytes());
  }
  input_has_ended_ = true;
  link.send(Tell::input_ends);
}

void Head::reap() {
  int status = 0;
  for (pid_t pid; (pid = waitpid(-1, &status, WNOHANG)) > 0;) {
    for (const auto& site : sites_) {
      if (site->shell.pid == pid) site->shell_status = status;
    }
  }
}

void Head::take_signals() {
  signalfd_siginfo info;
  while (read(signals_, &info, sizeof(info)) == static_cast<ssize_t>(sizeof(info))) {
    take_signal(static_cast<int>(info.ssi_signo));
  }
}

void Head::take_signal(int signal) {
  const auto pass_on = [&](int which) { to_all(Tell::signal, static_cast<uint64_t>(which)); };
  if (ends_job(signal)) {
    pass_on(signal);
    return fail(128 + signal, "ended by " + signal_text(signal));
  }
  switch (signal) {
    case kFrontDied:
      return fail(1, "oshrun (pid " + std::to_string(family_.front) + ") was killed; the job ends");
    case SIGTSTP:  // Ctrl-Z: this process goes on, since the agents would take it for dead
      return pass_on(SIGSTOP);
    case SIGCONT:  // also sent by the kernel when the parent dies
      if (getppid() != family_.keeper)
        return fail(
            1, "the keeper of the job (pid " + std::to_string(family_.keeper) + ") was killed; the job ends");
      [[fallthrough]];
    case SIGUSR1:
    case SIGUSR2:
    case SIGWINCH:
      return pass_on(signal);
    default:
      return;
  }
}

void Head::beat(uint64_t now) {
  if (now < next_beat_ns_) return;
  next_beat_ns_ = now + kSecond;
  for (const auto& site : sites_) {
    if (site->stage == Stage::shaping || site->stage == Stage::running) site->shell.link.send(Tell::beat);
  }
}

/// The hosts are asked first what their PEs do.
void Head::look_at_deadline(uint64_t now) {
  if (!deadline_ns_ || now < deadline_ns_) return;
  if (!roll_ns_) {
    roll_ns_ = now;
    to_all(Tell::call_roll, std::string_view{});
  }
  std::string words;
  bool have_all = true;
  for (const auto& site : sites_) {
    have_all = have_all && site->roll;
    const std::string what = site->roll ? *site->roll
                             : site->stage == Stage::running
                                 ? "host " + site->host.name + " does not answer"
                                 : "host " + site->host.name + " is not connected yet";
    words += (words.empty() ? "" : "; ") + what;
  }
  if (have_all || now > roll_ns_ + kRollTime)
    fail(124, text("the job has not ended within --timeout %g s: ", options_.timeout_s) + words);
}

// --- ending
// ---------------------------------------------------------------------------------------------------------

void Head::fail(int status, const std::string& why) {
  if (failed_) return;
  failed_ = true;
  if (!why.empty() && !options_.quiet) screen_.say(why);
  end(status);
}

/// `but`: a host that knows it, and whose PE may still write what it has to say.
void Head::end(int status, const Site* but) {
  status_ = status;
  if (ending_ns_) return;
  ending_ns_ = now_ns();
  to_all(Tell::end, static_cast<uint64_t>(status), but);
  for (const auto& site : sites_) {
    if (site->stage < Stage::running) abandon(*site);
  }
}

/// Its agent, if there is one, ends the PEs when it finds the connection closed.
void Head::abandon(Site& site) {
  site.stage = Stage::done;
  site.shell.link.close();
  if (site.shell.pid > 0 && !site.shell_status) kill(site.shell.pid, SIGTERM);
}

void Head::give_up_waiting() {
  if (now_ns() - ending_ns_ < kEndTime) return;
  for (const auto& site : sites_) {
    if (site->stage == Stage::done) continue;
    screen_.say("host " + site->host.name + " has not confirmed that its PEs have ended");
    abandon(*site);
  }
}

}  // namespace oshrun
