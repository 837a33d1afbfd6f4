// SPDX-License-Identifier: Apache-2.0
#include "job.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include "core/clock.hpp"
#include "core/error.hpp"
#include "core/options.hpp"
#include "core/process.hpp"
#include "core/text.hpp"
#include "gpus.hpp"
#include "job/relay.hpp"
#include "job/roll_call.hpp"
#include "job/window.hpp"
#include "process_tree.hpp"

namespace oshrun {

using isomem::EndCause;
using isomem::Error;
using isomem::kMillisecond;
using isomem::kSecond;
using isomem::now_ns;
using isomem::PeState;

namespace {

constexpr uint64_t kLookEvery = 250 * kMillisecond;  // at what no signal tells of
constexpr uint64_t kLookAtStart = 5 * kMillisecond;  // for addresses that other hosts wait for
constexpr uint64_t kStartRound = 50 * kMillisecond;  // while PEs are started, which takes minutes with many
constexpr uint64_t kAbandonedAfter = kSecond;        // a PE that was released may not have noticed yet
constexpr uint64_t kFlushTime = 3 * kSecond;         // of PEs that end the job, for their exit handlers
constexpr uint64_t kWrapperTime = kSecond;           // of a script around a PE that has died, to end with it
constexpr int kAloneMs = 50;                         // for PEs that see that the job ends, before SIGTERM
constexpr int kGraceMs = 200;                        // from SIGTERM to SIGKILL
constexpr int kLingerMs = 50;                        // PEs that end by themselves just now may say why

void sleep_ms(int ms) {
  const timespec time{0, ms * 1000000L};
  nanosleep(&time, nullptr);
}

bool in_job(PeState state) { return state != PeState::unborn && state != PeState::finalized; }

}  // namespace

std::string signal_text(int signal) {
  const char* words = sigdescr_np(signal);
  return "signal " + std::to_string(signal) + (words ? std::string(" (") + words + ")" : "");
}

bool ends_job(int signal) {
  return signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT;
}

namespace {

/// The descriptor, or an Error that says what could not be done, and what to do where there are too many.
int opened(int fd, const char* what, const char* otherwise) {
  if (fd >= 0) return fd;
  const bool too_many = errno == EMFILE || errno == ENFILE;
  throw Error(std::string(what) + ": " + std::strerror(errno) +
              (too_many ? "; raise the limit of open files (ulimit -n)" : otherwise));
}

}  // namespace

int watch_signals(const sigset_t& signals, int flags) {
  return opened(signalfd(-1, &signals, SFD_CLOEXEC | flags), "cannot watch the job: signalfd",
                "; a seccomp filter, as of a container, may deny it");
}

namespace {

std::vector<isomem::JobFile> files_of(const isomem::JobShape& shape) {
  if (shape.here == isomem::JobShape::kAllHere) return isomem::create_job(shape);
  std::vector<isomem::JobFile> files;
  files.push_back(isomem::JobFile::create(shape, shape.here));
  return files;
}

std::vector<int> pes_here(const isomem::JobShape& shape) {
  std::vector<int> pes;
  for (size_t pe = 0; pe < shape.hosts.size(); ++pe) {
    if (shape.here == isomem::JobShape::kAllHere || shape.hosts[pe] == shape.here)
      pes.push_back(static_cast<int>(pe));
  }
  return pes;
}

}  // namespace

Job::Job(const Options& options, const isomem::JobShape& shape, Overseer& overseer, const Family& family,
         const sigset_t& mask)
    : options_(options),
      overseer_(overseer),
      family_(family),
      mask_(mask),
      peers_(isomem::peers_on(shape.hosts)),
      files_(files_of(shape)),
      machine_(shape.here == isomem::JobShape::kAllHere ? isomem::host_name()
                                                        : shape.names[static_cast<size_t>(shape.here)]),
      launcher_(shape.here == isomem::JobShape::kAllHere ? "oshrun" : "the agent on " + machine_),
      output_(pes_here(shape), overseer.form(), overseer.out(), overseer.err()) {
  for (const int pe : pes_here(shape)) pes_.push_back({.number = pe});
  for (const isomem::JobFile& file : files_) file.board()->header.outlives = options_.outlive;
  sigset_t all;
  sigfillset(&all);
  signals_ = watch_signals(all, SFD_NONBLOCK);
  null_input_ = opened(open("/dev/null", O_RDONLY | O_CLOEXEC), "cannot open /dev/null", "");
}

int Job::run() {
  try {
    if (options_.timeout_s > 0) deadline_ns_ = now_ns() + static_cast<uint64_t>(options_.timeout_s * 1e9);
    start_all();
    while (!ending_ && !(all_done() && overseer_.releases())) watch();
  } catch (const Error& error) {
    fail(1, error.what());
  }
  end_all();
  // by a child of a PE that nobody knew of
  if (const isomem::ExitRecord* record = recorded_end(); record && !ending_) status_ = record->status();
  tell_of_killed();
  overseer_.hear_of_all_ended(status_);
  while (!ending_ && !overseer_.has_delivered()) watch();
  return overseer_.close(status_);
}

bool Job::all_done() const {
  return std::all_of(pes_.begin(), pes_.end(), [](const Pe& pe) { return pe.done; });
}

std::string Job::name_of(int pe, pid_t pid) const {
  isomem::Board& board = *files_[0].board();
  return "PE " + std::to_string(pe) + " (pid " + std::to_string(pid) + " on " +
         board.host(board.peers()[pe].host).name + ")";
}

// --- starting
// -------------------------------------------------------------------------------------------------------

void Job::start_all() {
  const std::vector<Cpus> places = bindings(options_, pes_.size());
  if (options_.verbose) {
    const isomem::BoardHeader& header = files_[0].board()->header;
    say("starting " + std::to_string(pes_.size()) + " PEs of " + options_.command[0] + " on " + machine_ +
        ", " + (files_.size() > 1 ? std::to_string(files_.size()) + " virtual hosts with " : "") +
        std::to_string(header.cores) + " cores, at most " + std::to_string(header.heap_limit >> 20) +
        " MiB of symmetric heap each");
  }
  // What ends the job (a signal, the time limit, a PE that fails) does not wait until all are started, and
  // the head of a job on several hosts hears of an agent meanwhile.
  uint64_t attended_ns = now_ns();
  for (size_t i = 0; i < pes_.size() && !ending_; ++i) {
    start(pes_[i], places[i]);
    if (now_ns() - attended_ns < kStartRound) continue;
    attend();
    attended_ns = now_ns();
  }
  output_.close_write_ends();
}

void Job::start(Pe& pe, const Cpus& cpus) {
  if (options_.report_bindings || options_.verbose) {
    say("PE " + std::to_string(pe.number) + " on " + machine_ + ": " +
        (cpus.empty() ? "" : "bound to hardware threads ") + to_text(cpus));
  }
  const pid_t guardian = getpid();
  const pid_t pid = fork();
  if (pid == 0) become(pe.number, guardian, cpus);
  if (pid < 0) {
    throw Error("cannot start PE " + std::to_string(pe.number) + " of " + std::to_string(peers_.size()) +
                ": " + std::strerror(errno) +
                "; raise the limit of processes (ulimit -u) or start fewer PEs");
  }
  pe.pid = pid;
  entry(pe.number).child_pid = pid;
}

/// In the child: its output goes to files, in the places where Open MPI's mpirun puts them.
void Job::write_to_files(int pe) const {
  std::error_code error;
  const std::filesystem::path folder =
      std::filesystem::path(options_.output) / "1" / ("rank." + std::to_string(pe));
  std::filesystem::create_directories(folder, error);
  for (const auto& [name, target] :
       {std::pair("stdout", STDOUT_FILENO), std::pair("stderr", STDERR_FILENO)}) {
    const std::string path = folder / name;
    const int fd = error ? -1 : open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (fd < 0) {
      oshrun::say("--output-filename: cannot write " + path + ": " +
                  (error ? error.message() : std::string(std::strerror(errno))));
      _exit(1);
    }
    dup2(fd, target);
  }
}

/// In the child.
void Job::become(int pe, pid_t guardian, const Cpus& cpus) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != guardian) _exit(1);  // it died before the line above
  // the guardian's descriptor of the job file, which a wrapper may close
  setenv(isomem::kJobVariable, file_of(pe).variable(guardian).c_str(), 1);
  setenv(isomem::kPeVariable, std::to_string(pe).c_str(), 1);
  if (files_.size() > 1) {
    const auto host = static_cast<size_t>(peers_[static_cast<size_t>(pe)].host);
    const std::string gpus = gpus_of_host(visible_gpus(), host, files_.size());
    if (!gpus.empty()) setenv("CUDA_VISIBLE_DEVICES", gpus.c_str(), 1);
  }
  fcntl(file_of(pe).fd(), F_SETFD, 0);  // the PE inherits the job file of its host
  bind_this_process(cpus);
  if (!cpus.empty() && options_.bind_to == BindTo::automatic)
    entry(pe).cores_given = isomem::hash_of_cores(getpid());
  if (pe == 0) {
    overseer_.give_input();
  } else {
    dup2(null_input_, STDIN_FILENO);
  }
  output_.redirect_child(pe);
  if (!options_.output.empty()) write_to_files(pe);
  if (options_.merge) dup2(STDOUT_FILENO, STDERR_FILENO);
  std::vector<char*> arguments;
  for (const std::string& word : options_.command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  for (const int signal_of_a_write : {SIGPIPE, SIGXFSZ, SIGTTOU}) signal(signal_of_a_write, SIG_DFL);
  sigprocmask(SIG_SETMASK, &mask_, nullptr);
  execvp(arguments[0], arguments.data());
  const int error = errno;
  // main has found the program, so what is not there is the interpreter or loader that it names
  oshrun::say(
      "cannot run " + options_.command[0] + ": " + std::strerror(error) +
      (error == ENOENT ? " (the interpreter in its first line, or the loader that it was linked for)" : ""));
  _exit(error == ENOENT ? 127 : 126);
}

// --- watching
// -------------------------------------------------------------------------------------------------------

int Job::wait_ms() const {
  const uint64_t now = now_ns();
  const uint64_t next = deadline_ns_ ? std::min(deadline_ns_, next_look_ns_) : next_look_ns_;
  const uint64_t most = now + kSecond;  // an overseer may have something to do then
  return next <= now ? 0 : static_cast<int>((std::min(next, most) - now) / kMillisecond) + 1;
}

void Job::watch() {
  std::vector<pollfd> waits{{signals_, POLLIN, 0}};
  output_.add_waits(waits);
  overseer_.add_waits(waits);
  poll(waits.data(), waits.size(), wait_ms());
  attend();
}

/// To what has happened, without waiting. Some PEs may not have been started yet.
void Job::attend() {
  output_.copy_available();
  overseer_.attend(*this);
  take_signals();
  const uint64_t now = now_ns();
  if (!ending_ && deadline_ns_ && now >= deadline_ns_) {
    fail(124, isomem::text("the job has not ended within --timeout %g s: ", options_.timeout_s) + roll());
  }
  if (!ending_ && now >= next_look_ns_) look(now);
}

void Job::look(uint64_t now) {
  look_for_recorded_end(now);
  look_inside_wrappers(now);
  overseer_.look(*this);
  // with hundreds of hosts a look takes long: it shall not take the core from the PEs
  next_look_ns_ = now + std::max(is_starting() ? kLookAtStart : kLookEvery, 10 * (now_ns() - now));
}

/// Whether PEs of this machine wait for the addresses of others.
bool Job::is_starting() const {
  return files_[0].board()->header.n_hosts > 1 && std::any_of(pes_.begin(), pes_.end(), [&](const Pe& pe) {
           return static_cast<PeState>(entry(pe.number).state.load()) == PeState::attached;
         });
}

std::string Job::roll() const {
  isomem::RollCall who;
  for (const Pe& pe : pes_) who.add(pe.number, doing(pe.number));
  return who.text();
}

void Job::take_signals() {
  signalfd_siginfo info;
  while (!ending_ && read(signals_, &info, sizeof(info)) == static_cast<ssize_t>(sizeof(info))) {
    take_signal(static_cast<int>(info.ssi_signo));
  }
}

void Job::take_signal(int signal) {
  if (ends_job(signal)) {
    signal_pes(signal);
    return fail(128 + signal, "ended by " + signal_text(signal));
  }
  switch (signal) {
    case SIGCHLD:
      return take_ended_children();
    case kFrontDied:
      return lose_front("");
    case SIGCONT:  // also sent by the kernel when the parent dies
      if (getppid() != family_.keeper)
        return fail(1, "the keeper of " + launcher_ + " (pid " + std::to_string(family_.keeper) +
                           ") was killed; the job ends");
      [[fallthrough]];
    case SIGUSR1:
    case SIGUSR2:
    case SIGWINCH:
      return signal_pes(signal);
    default:
      return;
  }
}

/// With what it was connected to, if that is seen first.
void Job::lose_front(const std::string& otherwise) {
  const bool is_dead = otherwise.empty() || isomem::has_ended(family_.front);
  const std::string pid = std::to_string(family_.front);
  fail(1, is_dead ? launcher_ + " (pid " + pid + ") was killed; the job ends" : otherwise);
}

void Job::signal_pes(int signal) {
  for (const Pe& pe : pes_) {
    if (!pe.done && pe.pid > 0) kill(pe.pid, signal);
  }
}

void Job::take_ended_children() {
  int status = 0;
  for (pid_t pid; !ending_ && (pid = waitpid(-1, &status, WNOHANG)) > 0;) {
    if (Pe* pe = pe_of(pid)) ended(*pe, pid, status);
  }
}

/// Whose process this is, as started or as it joined the job; null: no PE's.
Job::Pe* Job::pe_of(pid_t pid) {
  for (Pe& pe : pes_) {
    if (pe.pid == pid) return &pe;
  }
  for (Pe& pe : pes_) {
    if (joined_as(pe.number) == pid) return &pe;
  }
  return nullptr;
}

void Job::ended(Pe& pe, pid_t pid, int status) {
  const isomem::ExitRecord* record = recorded_end();
  const int code = WEXITSTATUS(status);
  const std::string name = name_of(pe.number, pid);
  if (options_.verbose) {
    say(name + (WIFSIGNALED(status) ? " was killed by " + signal_text(WTERMSIG(status))
                                    : " ended with status " + std::to_string(code)));
  }
  if (record) {  // said by the PE that ended the job: it runs its exit handlers, whoever is faster
    if (pe.number == record->pe()) return fail(record->status(), "");
    pe.done |= pid == pe.pid;
    return;
  }
  const bool takes_part = static_cast<PeState>(entry(pe.number).state.load()) >= PeState::running;
  if (WIFSIGNALED(status) && options_.outlive && takes_part && pid == pe.pid)
    return is_outlived(pe, WTERMSIG(status));
  if (WIFSIGNALED(status)) {
    return fail(128 + WTERMSIG(status), name + " was killed by " + signal_text(WTERMSIG(status)) +
                                            (WCOREDUMP(status) ? ", core dumped" : "") + "; the job ends");
  }
  if (code != 0) {
    sleep_ms(kLingerMs);
    return fail(code, name + " ended with status " + std::to_string(code) + "; the job ends");
  }
  if (pid != pe.pid) return;  // its wrapper goes on
  isomem::PeEntry& line = entry(pe.number);
  if (const pid_t left = left_behind(pe)) {
    pe.pid = left;
    if (const pid_t joined = joined_as(pe.number);
        joined && joined != left) {  // it has not called shmem_init
      line.pid = 0;
      line.state = static_cast<uint32_t>(PeState::unborn);
    }
    return;
  }
  // Without exit() nobody has told the others: a PE that waits for this one finds it left, as after exit(0).
  if (static_cast<PeState>(line.state.load()) == PeState::running) {
    line.left_after = line.collectives_entered.load();
    line.left_ns = now_ns();
    line.state = static_cast<uint32_t>(PeState::leaving);
  }
  pe.done = true;
  pe.end_ns = now_ns();
}

/// The others find it dead. Its memory is that of the job, and stays.
void Job::is_outlived(Pe& pe, int signal) {
  pe.killed_by = signal;
  pe.done = true;
  pe.end_ns = now_ns();
}

void Job::tell_of_killed() {
  for (const Pe& pe : pes_) {
    if (pe.killed_by && !options_.quiet)
      say(name_of(pe.number, pe.pid) + " was killed by " + signal_text(pe.killed_by) +
          "; the others went on without it");
  }
}

/// The process that joined the job as `pe`; 0 if none has, or if its number means nothing here.
pid_t Job::joined_as(int pe) const {
  const isomem::PeEntry& mine = entry(pe);
  return mine.pid_namespace.load() == pid_namespace_ ? mine.pid.load() : 0;
}

/// The process that joined the job as `pe` and has not finalized, inside another that was started and goes
/// on; else 0.
pid_t Job::inside(const Pe& pe) const {
  const pid_t pid = joined_as(pe.number);
  const bool is_another = pid != pe.pid && !pe.done;
  return is_another && in_job(static_cast<PeState>(entry(pe.number).state.load())) ? pid : 0;
}

/// What lives of a PE whose process has ended: the one that joined the job, or, where none has called
/// shmem_init, any that a wrapper did not wait for or that a daemon goes on as; such processes are this one's
/// children now. 0 if nothing does.
pid_t Job::left_behind(const Pe& pe) const {
  if (const pid_t joined = joined_as(pe.number)) {
    // that of a child of ours that has ended is still to come, with its status
    if (!isomem::has_ended(joined) || is_child(joined)) return joined;
    if (static_cast<PeState>(entry(pe.number).state.load()) != PeState::attached) return 0;
  }
  std::vector<pid_t> known;
  for (const Pe& one : pes_) known.push_back(one.pid);
  return child_with(std::string(isomem::kPeVariable) + "=" + std::to_string(pe.number), known);
}

/// The PEs end by themselves, unless they cannot: their output may be read by nobody.
void Job::look_for_recorded_end(uint64_t now) {
  const isomem::ExitRecord* record = recorded_end();
  if (!record) return;
  if (!recorded_ns_) {
    recorded_ns_ = now;
    overseer_.hear_of(*record);
  }
  if (now - recorded_ns_ >= kFlushTime) fail(record->status(), "");
}

/// A PE inside a script dies without a signal to us. A script that ends with it tells its status soon.
void Job::look_inside_wrappers(uint64_t now) {
  for (Pe& pe : pes_) {
    const pid_t pid = inside(pe);
    if (pid == 0 || !isomem::has_ended(pid)) continue;
    if (!pe.died_ns) pe.died_ns = now;
    if (now - pe.died_ns < kWrapperTime) continue;
    if (const isomem::ExitRecord* record = recorded_end()) {
      if (pe.number == record->pe()) return fail(record->status(), "");
      continue;
    }
    return fail(1, name_of(pe.number, pid) + " died inside " + options_.command[0] + " (pid " +
                       std::to_string(pe.pid) + "); the job ends");
  }
}

std::vector<PeView> Job::views() const {
  const uint64_t now = now_ns();
  std::vector<PeView> views;
  for (const Pe& pe : pes_) {
    isomem::Wait wait;
    PeView view{pe.number, pe.pid, static_cast<PeState>(entry(pe.number).state.load())};
    view.is_gone = pe.done && now - pe.end_ns >= kAbandonedAfter;
    view.waits = !pe.done && entry(pe.number).wait.read(wait) && wait.compare == isomem::Wait::kCollective;
    views.push_back(view);
  }
  return views;
}

/// Why the job ends, where a PE has written it down; null if it goes on.
const isomem::ExitRecord* Job::recorded_end() const {
  for (const isomem::JobFile& file : files_) {
    const isomem::ExitRecord& record = file.board()->header.exit;
    if (record.cause() != EndCause::none) return &record;
  }
  return nullptr;
}

/// What each host must hear of the others. Here all boards are seen as they are now, so this is the place
/// that judges waits on several hosts.
void Job::relay_between_hosts() {
  std::vector<isomem::Board*> boards;
  std::vector<isomem::HostReport> reports;
  for (const isomem::JobFile& file : files_) {
    boards.push_back(file.board());
    reports.push_back(isomem::report_of(*file.board(), isomem::Peers(*file.board())));
  }
  const std::string why = isomem::left_alone(reports);
  if (!why.empty()) return fail(1, why);
  isomem::carry_news(boards);
}

std::string Job::doing(int pe) const {
  const bool is_done =
      std::any_of(pes_.begin(), pes_.end(), [pe](const Pe& one) { return one.number == pe && one.done; });
  if (is_done) return "has ended with status 0";
  isomem::Wait wait;
  if (entry(pe).wait.read(wait)) return std::string("waits in ") + wait.routine;
  return words_of(static_cast<PeState>(entry(pe).state.load()));
}

// --- ending
// ---------------------------------------------------------------------------------------------------------

void Job::fail(int status, const std::string& why) {
  if (ending_) return;
  end(status);
  overseer_.hear_of_end(status, why);
}

void Job::end(int status) {
  if (ending_) return;
  ending_ = true;
  status_ = status;
}

/// PEs that wait see the abort word at once; the others get signals, a little later, since a shell around a
/// PE says so if it is killed.
void Job::end_all() {
  for (const isomem::JobFile& file : files_) {
    if (!ending_) break;
    isomem::BoardHeader& header = file.board()->header;
    header.exit.set(EndCause::launcher, status_, -1);
    header.abort = 1;
  }
  std::vector<pid_t> known;
  for (const Pe& pe : pes_) {
    for (const pid_t pid : {pe.pid, joined_as(pe.number)}) {
      if (pid > 0) known.push_back(pid);
    }
  }
  end_descendants(
      ending_ ? kAloneMs : 0, kGraceMs, known,
      [](void* output) { static_cast<PeOutput*>(output)->copy_available(); }, &output_);
  output_.finish();
}

}  // namespace oshrun
