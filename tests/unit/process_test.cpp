// SPDX-License-Identifier: Apache-2.0
// What /proc tells of other processes.
#include "core/process.hpp"

#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <string>
#include <thread>

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

namespace {

class Socket {
 public:
  Socket() : fd(socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0)) { REQUIRE(fd >= 0); }
  ~Socket() { close(fd); }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  void call(const sockaddr_in& peer) const {
    const int status = connect(fd, reinterpret_cast<const sockaddr*>(&peer), sizeof(peer));
    REQUIRE((status == 0 || errno == EINPROGRESS));
  }

  const int fd;
};

/// On this machine, with room for one connection that nobody accepts: the kernel drops further calls.
sockaddr_in listen_on(const Socket& listener) {
  sockaddr_in here{};
  here.sin_family = AF_INET;
  here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t bytes = sizeof(here);
  REQUIRE(bind(listener.fd, reinterpret_cast<const sockaddr*>(&here), bytes) == 0);
  REQUIRE(listen(listener.fd, 0) == 0);
  REQUIRE(getsockname(listener.fd, reinterpret_cast<sockaddr*>(&here), &bytes) == 0);
  return here;
}

}  // namespace

TEST_CASE("a peer that does not answer calls, and one that does") {
  const Socket deaf, listener, calls[4], first;
  const sockaddr_in there = listen_on(deaf), answers = listen_on(listener);
  first.call(answers);
  for (const Socket& call : calls) call.call(there);
  CHECK(isomem::silent_peers().empty());
  std::vector<isomem::TcpPeer> peers;
  for (int i = 0; i < 100 && peers.empty(); ++i) {  // after 3 s
    const timespec step{0, 100'000'000};
    nanosleep(&step, nullptr);
    peers = isomem::silent_peers();
  }
  REQUIRE(!peers.empty());
  for (const isomem::TcpPeer& peer : peers) {
    CHECK(peer.host == std::string("\x7f\0\0\x01", 4));
    CHECK(peer.port == std::string(reinterpret_cast<const char*>(&there.sin_port), 2));
  }
}

TEST_CASE("a thread shares the cores of a process only if its own are among them") {
  cpu_set_t all, first, other;
  REQUIRE(sched_getaffinity(0, sizeof(all), &all) == 0);
  if (CPU_COUNT(&all) < 2) return;
  CPU_ZERO(&first);
  for (size_t cpu = 0; CPU_COUNT(&first) == 0; ++cpu) {
    if (CPU_ISSET(cpu, &all)) CPU_SET(cpu, &first);
  }
  CPU_XOR(&other, &all, &first);
  const char* const environment[] = {nullptr};
  const Child free("sleep 60", environment), bound("sleep 60", environment);
  REQUIRE(sched_setaffinity(bound.pid, sizeof(other), &other) == 0);
  std::thread([&] {
    const auto runs_on = [](const cpu_set_t& wanted) {
      cpu_set_t now;
      return sched_getaffinity(0, sizeof(now), &now) == 0 && CPU_EQUAL(&now, &wanted);
    };
    REQUIRE(sched_setaffinity(0, sizeof(first), &first) == 0);
    isomem::share_cores_of(bound.pid);
    CHECK(runs_on(first));
    isomem::share_cores_of(free.pid);
    CHECK(runs_on(all));
  }).join();
}
