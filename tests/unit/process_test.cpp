// SPDX-License-Identifier: Apache-2.0
// What /proc tells of other processes.
#include "core/process.hpp"

#include <doctest/doctest.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>

#include <string>

namespace {

class Child {
 public:
  Child(const char* script, const char* const* environment) {
    const char* const words[] = {"sh", "-c", script, nullptr};
    REQUIRE(posix_spawn(&pid, "/bin/sh", nullptr, nullptr, const_cast<char**>(words),
                        const_cast<char**>(environment)) == 0);
  }
  ~Child() {
    kill(pid, SIGKILL);
    waitpid(pid, nullptr, 0);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  pid_t pid = 0;
};

}  // namespace

TEST_CASE("the environment of a process that becomes one program after the other") {
  const char* const environment[] = {"AGAIN=exec /bin/sh -c \"$AGAIN\"", "MARK=7", nullptr};
  const Child child(environment[0] + 6, environment);
  int without = 0;
  for (int i = 0; i < 3000; ++i) {
    const std::string text = isomem::environment_of(child.pid);
    without += text.find(std::string("MARK=7") + '\0') == std::string::npos;
  }
  CHECK(without == 0);
}

TEST_CASE("no environment, and no process") {
  const char* const none[] = {nullptr};
  const Child child("read forever < /dev/zero", none);
  CHECK(isomem::environment_of(child.pid).empty());
  siginfo_t info;
  const Child ended("exit 3", none);
  REQUIRE(waitid(P_PID, static_cast<id_t>(ended.pid), &info, WEXITED | WNOWAIT) == 0);
  CHECK(isomem::environment_of(ended.pid).empty());
  CHECK(isomem::has_ended(ended.pid));
}
