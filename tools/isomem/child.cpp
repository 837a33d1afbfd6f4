// SPDX-License-Identifier: Apache-2.0
#include "child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <vector>

#include "core/clock.hpp"
#include "core/error.hpp"
#include "core/text.hpp"

namespace tool {

using isomem::text;

namespace {

[[noreturn]] void become(const Words& command, int output) {
  dup2(output, STDOUT_FILENO);
  dup2(output, STDERR_FILENO);
  signal(SIGPIPE, SIG_DFL);
  std::vector<char*> arguments;
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  execv(arguments[0], arguments.data());
  isomem::say("cannot run " + command[0] + ": " + std::strerror(errno));
  _exit(127);
}

/// Waits for the end of the process, but not for ever: what is wrong here may keep oshrun from ending its
/// job.
Outcome wait_for(pid_t child, int output) {
  constexpr uint64_t kPatience = 90 * isomem::kSecond;
  const uint64_t start = isomem::now_ns();
  Outcome outcome{};
  for (;;) {
    pollfd ready{output, POLLIN, 0};
    poll(&ready, 1, 1000);
    if (isomem::now_ns() - start > kPatience) kill(child, SIGKILL);
    if (!ready.revents) continue;
    char part[4096];
    const ssize_t n = read(output, part, sizeof(part));
    if (n > 0) outcome.output.append(part, static_cast<size_t>(n));
    if (n == 0 || (n < 0 && errno != EINTR)) break;
  }
  close(output);
  waitpid(child, &outcome.status, 0);
  outcome.seconds = static_cast<double>(isomem::now_ns() - start) * 1e-9;
  return outcome;
}

}  // namespace

Outcome run(const Words& command) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0)
    throw isomem::Error(text("cannot make a pipe: %s; ulimit -n", std::strerror(errno)));
  const pid_t child = fork();
  if (child == 0) become(command, ends[1]);
  close(ends[1]);
  if (child >= 0) return wait_for(child, ends[0]);
  const int error = errno;
  close(ends[0]);
  throw isomem::Error(
      text("cannot start a process: %s; raise the limit of processes (ulimit -u)", std::strerror(error)));
}

bool Outcome::is_good() const { return WIFEXITED(status) && WEXITSTATUS(status) == 0; }

std::string Outcome::words() const {
  const std::string said = output.empty() ? "it said nothing" : output.substr(0, output.find('\n'));
  return text("ended with %s %d: %s", WIFSIGNALED(status) ? "signal" : "status",
              WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status), said.c_str());
}

}  // namespace tool
