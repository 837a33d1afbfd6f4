// SPDX-License-Identifier: Apache-2.0
// Tests of misuse: every case ends the job within 5 seconds, with a nonzero status and one line on stderr
// that has all of its words. Started without an argument the program is the driver: it runs itself as a job
// of 2 PEs for every case, with the oshrun that started it.
#pragma once

#include <poll.h>
#include <shmem.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

extern char** environ;

namespace test {

inline constexpr double kPatience = 5;  // seconds

inline int* heap;  // 64 ints, symmetric
inline int me, n;

enum class How {
  usual,
  full_checks,    // found with ISOMEM_CHECK=full only
  timeout,        // explained when ISOMEM_TIMEOUT strikes
  shared_core,    // collectives go as where PEs share a core; else as where each has its own
  uninitialized,  // the case calls no shmem_init before
};

struct Case {
  const char* name;
  void (*misuse)();
  std::vector<const char*> words;  // all on one line of stderr
  How how = How::usual;
};

inline int other() { return (me + 1) % n; }

/// An address of the heap of the other PE, as a program may compute it by mistake.
inline int* peers() { return static_cast<int*>(shmem_ptr(heap, other())); }

inline char* past_the_end() { return reinterpret_cast<char*>(heap) + (size_t{1} << 36); }

/// The child: the misuse, then a proper end. Reaching it means that nobody noticed.
inline int run_case(const std::vector<Case>& cases, const std::string& name) {
  for (const Case& c : cases) {
    if (c.name != name) continue;
    const bool initialized = c.how != How::uninitialized;
    if (initialized) {
      shmem_init();
      me = shmem_my_pe(), n = shmem_n_pes();
      heap = static_cast<int*>(shmem_calloc(64, sizeof(int)));
      shmem_barrier_all();
    }
    c.misuse();
    if (initialized) shmem_finalize();
    return 0;
  }
  std::fprintf(stderr, "no case named %s\n", name.c_str());
  return 0;
}

inline double now() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

struct Outcome {
  bool late = false;
  int status = 0;
  double seconds = 0;
  std::string text;
};

/// Runs `oshrun -n 2 <this program> <case>` with stdout and stderr in a pipe, at most kPatience.
inline Outcome run_job(const std::string& oshrun, const std::string& self, const Case& c) {
  int pipes[2];
  if (pipe(pipes) != 0) std::exit(2);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, pipes[1], 1);
  posix_spawn_file_actions_adddup2(&actions, pipes[1], 2);
  posix_spawn_file_actions_addclose(&actions, pipes[0]);
  c.how == How::full_checks ? setenv("ISOMEM_CHECK", "full", 1) : unsetenv("ISOMEM_CHECK");
  setenv("ISOMEM_COLL", c.how == How::shared_core ? "cores=1" : "cores=2", 1);
  c.how == How::timeout ? setenv("ISOMEM_TIMEOUT", "2", 1) : unsetenv("ISOMEM_TIMEOUT");
  const char* const arguments[] = {oshrun.c_str(), "-n", "2", self.c_str(), c.name, nullptr};
  pid_t child = 0;
  const double start = now();
  if (posix_spawn(&child, oshrun.c_str(), &actions, nullptr, const_cast<char**>(arguments), environ) != 0)
    std::exit(2);
  close(pipes[1]);
  Outcome outcome;
  for (pollfd wait = {pipes[0], POLLIN, 0};;) {
    const double left = start + kPatience - now();
    if (left <= 0 || poll(&wait, 1, static_cast<int>(left * 1000) + 1) == 0) {
      outcome.late = true;
      kill(child, SIGTERM);
      break;
    }
    char text[4096];
    const ssize_t got = read(pipes[0], text, sizeof text);
    if (got <= 0) break;
    outcome.text.append(text, static_cast<size_t>(got));
  }
  close(pipes[0]);
  waitpid(child, &outcome.status, 0);
  outcome.seconds = now() - start;
  return outcome;
}

/// Why the outcome is not what it should be; empty if it is.
inline std::string judge(const Case& c, const Outcome& outcome) {
  if (outcome.late) return "still running after 5 s";
  if (WIFEXITED(outcome.status) && WEXITSTATUS(outcome.status) == 0) return "ended with status 0";
  for (size_t begin = 0; begin < outcome.text.size();) {
    const size_t end = std::min(outcome.text.find('\n', begin), outcome.text.size());
    const std::string line = outcome.text.substr(begin, end - begin);
    begin = end + 1;
    bool complete = true;
    for (const char* word : c.words) complete = complete && line.find(word) != std::string::npos;
    if (complete) return "";
  }
  std::string missing = "no line with all of:";
  for (const char* word : c.words) missing += std::string(" ") + word;
  return missing;
}

inline std::string link_of(const std::string& path) {
  char text[4096];
  const ssize_t length = readlink(path.c_str(), text, sizeof text);
  return length > 0 ? std::string(text, static_cast<size_t>(length)) : std::string();
}

inline int drive(const std::vector<Case>& cases, const char* only) {
  const std::string self = link_of("/proc/self/exe");
  const std::string oshrun = link_of("/proc/" + std::to_string(getppid()) + "/exe");
  if (oshrun.find("oshrun") == std::string::npos) {
    std::fprintf(stderr, "errors: start me with oshrun -n 1 (parent is %s)\n", oshrun.c_str());
    return 2;
  }
  unsetenv("ISOMEM_JOB"), unsetenv("ISOMEM_PE");
  int failed = 0, ran = 0;
  for (const Case& c : cases) {
    if (only && std::strcmp(only, c.name) != 0) continue;
    const Outcome outcome = run_job(oshrun, self, c);
    const std::string complaint = judge(c, outcome);
    ++ran;
    std::printf("%-26s %s (%.2f s)\n", c.name, complaint.empty() ? "ok" : ("FAILED: " + complaint).c_str(),
                outcome.seconds);
    if (!complaint.empty())
      std::printf("--- status 0x%x, output:\n%s---\n", outcome.status, outcome.text.c_str()), ++failed;
    std::fflush(stdout);
  }
  std::printf("errors: %d cases, %d failed\n", ran, failed);
  return failed || !ran ? 1 : 0;
}

/// What main does: the driver, or one case.
inline int misuse(int argc, char** argv, const std::vector<Case>& cases) {
  if (argc == 2) return run_case(cases, argv[1]);
  return drive(cases, std::getenv("ISOMEM_TEST_CASE"));
}

}  // namespace test
