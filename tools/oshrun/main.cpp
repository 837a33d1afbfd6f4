// SPDX-License-Identifier: Apache-2.0
// oshrun: three processes. The front is the one the user sees and signals; the guardian, which starts and
// watches the PEs, is its grandchild; the keeper between them does nothing but outlive them. Where any two of
// them are killed, even at the same moment, the third ends all processes of the job: nothing is left behind.
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <functional>
#include <string>
#include <utility>

#include "agent.hpp"
#include "core/error.hpp"
#include "core/options.hpp"
#include "head.hpp"
#include "hosts.hpp"
#include "job.hpp"
#include "job/ancestors.hpp"
#include "job/window.hpp"
#include "options.hpp"
#include "process_tree.hpp"
#include "program.hpp"
#include "terminal.hpp"

namespace oshrun {

namespace {

/// What the guardian does; returns the exit status. Throws isomem::Error and UsageError.
using Work = std::function<int(const Family& family, const sigset_t& mask)>;

/// What the front and those below it share.
struct Launch {
  const Work& work;
  pid_t front;
  int signals;          // what watched_signals() returns is read from here, by each process its own
  sigset_t mask;        // of the PEs
  char* command_line;   // as ps shows it
  size_t command_room;  // bytes
};

/// For all that are not the front.
void stay_below(pid_t parent) {
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_PDEATHSIG, SIGCONT);  // wakes this process even if it was stopped
  if (getppid() != parent) _exit(1);
}

/// As `ps` and `pkill` know this process: neither `killall oshrun` nor `pkill -f oshrun` strikes it.
void take_name(const Launch& launch, const char* name) {
  prctl(PR_SET_NAME, name);
  std::memset(launch.command_line, 0, launch.command_room);
  std::strncpy(launch.command_line, name, launch.command_room - 1);
}

/// Returns as fork() does.
pid_t start_process() {
  const pid_t pid = fork();
  if (pid < 0) {
    say(std::string("cannot start a process: ") + std::strerror(errno) +
        "; raise the limit of processes (ulimit -u)");
  }
  return pid;
}

/// In the guardian.
[[noreturn]] void guard(const Launch& launch, pid_t keeper) {
  take_name(launch, isomem::kGuardianName);
  stay_below(keeper);
  signal(SIGTTOU, SIG_IGN);  // a terminal that stops those who write in the background (stty tostop)
  int status = 1;
  try {
    status = launch.work({launch.front, keeper}, launch.mask);
  } catch (const isomem::Error& error) {
    say(error.what());
  } catch (const UsageError& error) {
    say(error.text);
    status = 2;
  }
  _exit(status);
}

/// In the front and in the keeper: passes signals on to `child`, the next one towards the PEs, and returns
/// its exit status. `parent`: whose death the guardian must hear of; 0: nobody's.
int watch_over(pid_t child, const char* name, int signals, pid_t parent) {
  for (;;) {
    signalfd_siginfo info;
    if (read(signals, &info, sizeof(info)) != static_cast<ssize_t>(sizeof(info))) continue;  // EINTR
    auto signal = static_cast<int>(info.ssi_signo);
    if (signal == kFrontDied && !parent) signal = SIGTERM;  // the front lives: the power fails
    if (signal != SIGCHLD) {
      if (signal == SIGCONT && parent && getppid() != parent) kill(child, kFrontDied);
      kill(child, signal);
      if (ends_job(signal)) kill(child, SIGCONT);  // one that is stopped acts only then
      continue;
    }
    int status = 0;
    const pid_t pid = waitpid(child, &status, WNOHANG);
    if (pid != child) continue;
    if (WIFEXITED(status)) return WEXITSTATUS(status);
    end_descendants(0, 0, {}, nullptr, nullptr);
    say(std::string("the ") + name + " of the job (pid " + std::to_string(child) + ") was killed by " +
        signal_text(WTERMSIG(status)) + "; the job has ended");
    return 128 + WTERMSIG(status);
  }
}

/// In the keeper.
[[noreturn]] void keep(const Launch& launch) {
  take_name(launch, "isomem-keeper");
  stay_below(launch.front);
  const pid_t keeper = getpid();
  const pid_t guardian = start_process();
  if (guardian == 0) guard(launch, keeper);
  _exit(guardian < 0 ? 1 : watch_over(guardian, "guardian", launch.signals, launch.front));
}

/// The signals that are passed on, and SIGCHLD. One that ends jobs and was ignored when oshrun was
/// started stays ignored, by the PEs too: SIGHUP under nohup, SIGINT and SIGQUIT of a shell's background job.
sigset_t watched_signals() {
  sigset_t watched;
  sigemptyset(&watched);
  for (const int signal :
       {SIGCHLD, kFrontDied, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGCONT, SIGWINCH}) {
    struct sigaction inherited {};
    sigaction(signal, nullptr, &inherited);
    if (!ends_job(signal) || inherited.sa_handler != SIG_IGN) sigaddset(&watched, signal);
  }
  return watched;
}

/// So that no descriptor of oshrun's own takes the place of a standard stream that is closed. What stands
/// there now can be neither read nor written, and the PEs find the stream closed.
void occupy_closed_streams() {
  int fd;
  do fd = open("/", O_PATH | O_CLOEXEC);
  while (fd >= 0 && fd <= STDERR_FILENO);
  if (fd >= 0) close(fd);
}

struct CommandLine {
  int argc;
  char** argv;
};

/// Has `work` done by a guardian; this process is the front.
int lead(const Work& work, const CommandLine& line) {
  const sigset_t watched = watched_signals();
  sigset_t mask;
  sigprocmask(SIG_BLOCK, &watched, &mask);
  const int signals = watch_signals(watched, 0);
  signal(SIGCHLD, SIG_DFL);  // an ignored one would reap our children
  for (const int signal_of_a_write : {SIGPIPE, SIGXFSZ}) signal(signal_of_a_write, SIG_IGN);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  const char* last = line.argv[line.argc - 1];
  const Launch launch{work, getpid(),     signals,
                      mask, line.argv[0], static_cast<size_t>(last + std::strlen(last) + 1 - line.argv[0])};
  const pid_t keeper = start_process();
  if (keeper == 0) keep(launch);
  return keeper < 0 ? 1 : watch_over(keeper, "keeper", signals, 0);
}

void tell_of_fewer_hosts(int n_pes) {
  const int asked = isomem::requested_split().hosts;
  if (asked == isomem::HostSplit::kOneEach || asked <= n_pes) return;
  say("note: ISOMEM_HOSTS=" + std::to_string(asked) + " is more than there are PEs: each of the " +
      std::to_string(n_pes) + " is a virtual host of its own");
}

int run_here(const Options& options, const CommandLine& line) {
  if (!options.directory.empty() && chdir(options.directory.c_str()) != 0) {
    say("--wdir " + options.directory + ": " + std::strerror(errno));
    return 2;
  }
  if (const Missing missing = check_program(options.command[0])) {
    say(missing.why);
    return missing.status;
  }
  return lead(
      [&](const Family& family, const sigset_t& mask) {
        for (const auto& [name, value] : options.environment) setenv(name.c_str(), value.c_str(), 1);
        tell_of_fewer_hosts(options.n_pes);
        const isomem::JobShape shape = isomem::shape_job(
            isomem::hosts_of(options.n_pes, isomem::requested_split()), isomem::default_window_bytes());
        Terminal terminal(options);
        return Job(options, shape, terminal, family, mask).run();
      },
      line);
}

int run_on_hosts(const Options& options, const CommandLine& line) {
  const isomem::Options settings = isomem::read_options();
  if (settings.split.hosts != 1 || settings.wire == isomem::WireKind::loopback) {
    say("ISOMEM_HOSTS and ISOMEM_WIRE=loopback split one machine into virtual hosts; this job has several "
        "machines: unset them");
    return 2;
  }
  if (settings.disable_p2p) {
    say("note: NVSHMEM_DISABLE_P2P is without effect in a job on several machines: PEs of one of them reach "
        "each other by memory");
  }
  return lead([&](const Family& family, const sigset_t& mask) { return Head(options, family, mask).run(); },
              line);
}

int be_agent(const CommandLine& line) try {
  return run_agent([&](Link link, const Plan& plan, const isomem::JobShape& shape) {
    return lead(
        [&](const Family& family, const sigset_t& mask) {
          Agent agent(std::move(link), plan);
          try {
            return Job(plan.options, shape, agent, family, mask).run();
          } catch (const isomem::Error& error) {
            agent.hear_of_end(1, error.what() + on_host(plan));
            return agent.close(1);
          }
        },
        line);
  });
} catch (const isomem::Error& error) {
  say(error.what());  // which the head shows
  return 1;
}

int run(const Options& options, const CommandLine& line) {
  occupy_closed_streams();
  for (const std::string& note : options.notes) say("note: " + note);
  return is_on_several_machines(options) ? run_on_hosts(options, line) : run_here(options, line);
}

}  // namespace

}  // namespace oshrun

int main(int argc, char** argv) {
  if (argc == 2 && std::strcmp(argv[1], "--agent") == 0) return oshrun::be_agent({argc, argv});
  oshrun::Options options;
  try {
    switch (oshrun::parse(argc, argv, options)) {
      case oshrun::Ask::help:
        std::fputs(oshrun::kHelp, stdout);
        return 0;
      case oshrun::Ask::version:
        std::puts("oshrun (isomem) " ISOMEM_VERSION);
        return 0;
      case oshrun::Ask::run:
        return oshrun::run(options, {argc, argv});
    }
  } catch (const oshrun::UsageError& error) {
    oshrun::say(error.text + "\nTry 'oshrun --help'.");
  } catch (const isomem::Error& error) {
    oshrun::say(error.what());
    return 1;
  }
  return 2;
}
