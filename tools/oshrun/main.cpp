// SPDX-License-Identifier: Apache-2.0
// oshrun: three processes. The front is the one the user sees and signals; the guardian, which starts and
// watches the PEs, is its grandchild; the keeper between them does nothing but outlive them. Where any two of
// them are killed, even at the same moment, the third ends all processes of the job: nothing is left behind.
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "core/error.hpp"
#include "job.hpp"
#include "job/ancestors.hpp"
#include "options.hpp"
#include "process_tree.hpp"

namespace oshrun {

namespace {

bool is_directory(const std::string& path) {
  struct stat status {};
  return stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

/// The status of a program that cannot be run, as a shell gives it; 0 when it can.
int check_program(const std::string& name) {
  std::string found;
  if (name.find('/') != std::string::npos) {
    found = name;
  } else {
    const char* variable = std::getenv("PATH");
    const std::string path = variable ? variable : "/usr/bin:/bin";
    for (size_t begin = 0; begin <= path.size() && found.empty();) {
      const size_t end = std::min(path.find(':', begin), path.size());
      const std::string file =
          (end > begin ? path.substr(begin, end - begin) : std::string(".")) + "/" + name;
      if (access(file.c_str(), X_OK) == 0 && !is_directory(file)) found = file;
      begin = end + 1;
    }
  }
  if (found.empty() || access(found.c_str(), F_OK) != 0) {
    const bool is_here = name.find('/') == std::string::npos && access(name.c_str(), X_OK) == 0;
    say("program " + name + " not found" +
        (is_here ? " in PATH; there is one in this directory: write ./" + name : ""));
    return 127;
  }
  if (is_directory(found) || access(found.c_str(), X_OK) != 0) {
    say(found + (is_directory(found) ? " is a directory" : " is not executable (chmod +x?)"));
    return 126;
  }
  return 0;
}

/// What the front and those below it share.
struct Launch {
  const Options& options;
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
  const Options& options = launch.options;
  take_name(launch, isomem::kGuardianName);
  stay_below(keeper);
  signal(SIGTTOU, SIG_IGN);  // a terminal that stops those who write in the background (stty tostop)
  for (const auto& [name, value] : options.environment) setenv(name.c_str(), value.c_str(), 1);
  int status = 1;
  try {
    status = Job(options, launch.front, keeper, launch.mask).run();
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

int run(const Options& options, int argc, char** argv) {
  occupy_closed_streams();
  for (const std::string& note : options.notes) say("note: " + note);
  if (!options.directory.empty() && chdir(options.directory.c_str()) != 0) {
    say("--wdir " + options.directory + ": " + std::strerror(errno));
    return 2;
  }
  if (const int status = check_program(options.command[0])) return status;
  const sigset_t watched = watched_signals();
  sigset_t mask;
  sigprocmask(SIG_BLOCK, &watched, &mask);
  const int signals = watch_signals(watched, 0);
  signal(SIGCHLD, SIG_DFL);  // an ignored one would reap our children
  for (const int signal_of_a_write : {SIGPIPE, SIGXFSZ}) signal(signal_of_a_write, SIG_IGN);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  const char* last = argv[argc - 1];
  const Launch launch{options, getpid(), signals,
                      mask,    argv[0],  static_cast<size_t>(last + std::strlen(last) + 1 - argv[0])};
  const pid_t keeper = start_process();
  if (keeper == 0) keep(launch);
  return keeper < 0 ? 1 : watch_over(keeper, "keeper", signals, 0);
}

}  // namespace

}  // namespace oshrun

int main(int argc, char** argv) {
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
        return oshrun::run(options, argc, argv);
    }
  } catch (const oshrun::UsageError& error) {
    oshrun::say(error.text + "\nTry 'oshrun --help'.");
  } catch (const isomem::Error& error) {
    oshrun::say(error.what());
    return 1;
  }
  return 2;
}
