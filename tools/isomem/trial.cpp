// SPDX-License-Identifier: Apache-2.0
// A real job of 2 PEs under oshrun, whose program is this command: its PEs put to each other and check what
// came.
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <optional>
#include <vector>

#include "checks.hpp"
#include "commands.hpp"
#include "core/clock.hpp"
#include "core/error.hpp"
#include "core/text.hpp"
#include "gpus.hpp"
#include "installation.hpp"

namespace tool {

namespace {

using isomem::text;

// --- as a PE
// ----------------------------------------------------------------------------------------------------

struct Calls {
  void (*init)();
  void* (*allocate)(size_t);
  void (*finalize)();
};

/// `on_device`: the box lies in memory of a GPU, and the atomic is a kernel.
Calls calls_of(const Library& lib, bool on_device) {
  return {lib.function<void()>(on_device ? "nvshmem_init" : "shmem_init"),
          lib.function<void*(size_t)>(on_device ? "nvshmem_malloc" : "shmem_malloc"),
          lib.function<void()>(on_device ? "nvshmem_finalize" : "shmem_finalize")};
}

/// Every PE puts a number into the box of the next one and adds 1 to it there.
void pass_on(const Library& lib, const Calls& calls) {
  const int me = lib.function<int()>("shmem_my_pe")();
  const int n = lib.function<int()>("shmem_n_pes")();
  auto* const barrier = lib.function<void()>("shmem_barrier_all");
  void* const box = calls.allocate(sizeof(long));
  if (!box) throw isomem::Error("no symmetric memory for 8 bytes");
  const long sent = 100 + me;
  const int next = (me + 1) % n;
  lib.function<void(void*, const void*, size_t, int)>("shmem_putmem")(box, &sent, sizeof(sent), next);
  barrier();
  lib.function<void(void*, long, int)>("shmem_long_atomic_add")(box, 1, next);
  barrier();
  long got = 0;
  lib.function<void(void*, const void*, size_t, int)>("shmem_getmem")(&got, box, sizeof(got), me);
  const long expected = 100 + (me + n - 1) % n + 1;
  if (got != expected) throw isomem::Error(text("PE %d got %ld instead of %ld", me, got, expected));
}

// --- as the one who starts it
// -----------------------------------------------------------------------------------

struct Outcome {
  int status;          // as waitpid tells
  std::string output;  // both streams
  double seconds;
};

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

std::string first_line_of(const std::string& output) {
  return output.empty() ? "it said nothing" : output.substr(0, output.find('\n'));
}

Finding run_job(const char* memory) {
  const std::string oshrun = beside("oshrun");
  if (oshrun.empty())
    return {Verdict::fail, "there is no oshrun beside this command", "install isomem again"};
  const Outcome outcome = run({oshrun, "-n", "2", "--timeout", "60", "--", own_path(), "trial", memory});
  if (WIFEXITED(outcome.status) && WEXITSTATUS(outcome.status) == 0) {
    return good(text("2 PEs under %s exchanged words in %s memory in %.2f s", oshrun.c_str(), memory,
                     outcome.seconds));
  }
  return {Verdict::fail,
          text("%s ended with %s %d: %s", oshrun.c_str(), WIFSIGNALED(outcome.status) ? "signal" : "status",
               WIFSIGNALED(outcome.status) ? WTERMSIG(outcome.status) : WEXITSTATUS(outcome.status),
               first_line_of(outcome.output).c_str()),
          "the failures above may be the cause; without any, report this one"};
}

// --- the checks
// -------------------------------------------------------------------------------------------------

Finding library_file(const Plan&) {
  const Library& lib = library();
  if (!lib.handle) {
    return {Verdict::fail, lib.error,
            "install isomem again, or put the folder of its library into LD_LIBRARY_PATH"};
  }
  if (lib.is_ours()) return good(lib.path + ", " + lib.version);
  return {Verdict::fail, lib.path + " is " + lib.version + ", but this command is isomem " ISOMEM_VERSION,
          "take the folder of the other version out of LD_LIBRARY_PATH, or install again"};
}

Finding host_job(const Plan&) { return run_job("host"); }

Finding device_job(const Plan&) {
  if (gpus().list.empty()) return good("no GPU to try");
  return run_job("device");
}

}  // namespace

std::span<const Check> trial_checks() {
  static constexpr Check checks[] = {
      {"library", library_file}, {"trial", host_job}, {"trial on GPUs", device_job}};
  return checks;
}

int trial(const Words& words) {
  const Library& lib = library();
  const Calls calls = calls_of(lib, !words.empty() && words[0] == "device");
  calls.init();
  pass_on(lib, calls);
  calls.finalize();
  return 0;
}

}  // namespace tool
