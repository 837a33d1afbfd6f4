// SPDX-License-Identifier: Apache-2.0
// PMI-1: lines of key=value pairs over a socket that the launcher has left open (PMI_FD). Spoken by MPICH's
// hydra, and by Slurm's plugin for pmi2.
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "core/error.hpp"
#include "core/files.hpp"
#include "core/numbers.hpp"
#include "core/text.hpp"
#include "job/launcher.hpp"
#include "job/patience.hpp"

namespace isomem {

namespace {

class Pmi {
 public:
  explicit Pmi(int fd) : fd_(fcntl(fd, F_DUPFD_CLOEXEC, kLowestFd)) {
    if (fd_ < 0 && errno == EINVAL) fd_ = fcntl(fd, F_DUPFD_CLOEXEC, 3);  // few files may be open
    if (fd_ < 0) {
      throw Error(
          text("PMI_FD=%d: %s; a launcher leaves it open for this process. To run the program on its "
               "own, unset PMI_FD and PMI_SIZE",
               fd, std::strerror(errno)));
    }
    ask("cmd=init pmi_version=1 pmi_subversion=1", "response_to_init");
    space_ = value_of(ask("cmd=get_my_kvsname", "my_kvsname"), "kvsname");
  }

  void put(const std::string& key, const std::string& value) {
    ask("cmd=put kvsname=" + space_ + " key=" + key + " value=" + value, "put_result");
  }
  std::string get(const std::string& key) {
    return value_of(ask("cmd=get kvsname=" + space_ + " key=" + key, "get_result"), "value");
  }
  void barrier() { ask("cmd=barrier_in", "barrier_out"); }
  /// The launcher is told that this process ends well, or why it must end the others.
  void end(int status) noexcept {
    if (pid_ != getpid()) return;  // a child that the program has forked
    const std::string line = status == 0 ? "cmd=finalize\n" : text("cmd=abort exitcode=%d\n", status);
    (void)!send(fd_, line.data(), line.size(), MSG_NOSIGNAL);
    pollfd answer{fd_, POLLIN, 0};
    poll(&answer, 1, 1000);
  }

 private:
  /// Sends a command and returns the answer, whose command must be that one, and whose code 0.
  std::string ask(const std::string& command, const char* answer) {
    const std::string line = command + "\n";
    if (send(fd_, line.data(), line.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(line.size()))
      throw Error(std::string("cannot write to PMI_FD: ") + std::strerror(errno) +
                  "; a launcher serves one program of each of its processes");
    std::string said = read_line();
    const std::string code = value_of(said, "rc");
    if (value_of(said, "cmd") != answer || (!code.empty() && code != "0"))
      throw Error("the launcher has answered '" + command + "' with " + quoted(said));
    return said;
  }

  std::string read_line() {
    Patience patience;
    size_t at;
    while ((at = come_.find('\n')) == std::string::npos) {
      if (patience.is_over()) {
        throw Error(
            text("the launcher (PMI-1) has not answered within %g s: have all processes that it has "
                 "started called shmem_init?",
                 patience.limit()));
      }
      if (patience.is_word_due()) {
        say(text("%s has waited %.0f s for the other processes of the launcher (PMI-1) to initialize",
                 describe_process().c_str(), patience.waited()));
      }
      pollfd wait{fd_, POLLIN, 0};
      if (poll(&wait, 1, 100) <= 0) continue;  // a handler of the program may have run
      char buffer[4096];
      const ssize_t n = read(fd_, buffer, sizeof(buffer));
      if (n < 0 && (errno == EINTR || errno == EAGAIN)) continue;
      if (n <= 0) throw Error("the launcher has closed PMI_FD");
      come_.append(buffer, static_cast<size_t>(n));
    }
    std::string line = come_.substr(0, at);
    come_.erase(0, at + 1);
    return line;
  }

  static std::string value_of(const std::string& line, const std::string& key) {
    std::string value;
    any_part(line, ' ', [&](std::string_view pair) {
      const bool is_it = pair.substr(0, key.size() + 1) == key + "=";
      if (is_it) value = pair.substr(key.size() + 1);
      return is_it;
    });
    return value;
  }

  static constexpr int kLowestFd = 64;  // leaves the small numbers to the program

  int fd_;
  std::string space_;
  std::string come_;
  const pid_t pid_ = getpid();
};

std::string hex(const void* bytes, size_t n) {
  std::string words;
  for (size_t i = 0; i < n; ++i) words += text("%02x", static_cast<const unsigned char*>(bytes)[i]);
  return words;
}

void unhex(const std::string& words, void* bytes, size_t n) {
  if (words.size() != 2 * n) throw Error("rank 0 has told " + quoted(words) + " by PMI");
  for (size_t i = 0; i < n; ++i) {
    static_cast<unsigned char*>(bytes)[i] =
        static_cast<unsigned char>(std::strtoul(words.substr(2 * i, 2).c_str(), nullptr, 16));
  }
}

Pmi* open_pmi = nullptr;  // until this process ends

}  // namespace

std::optional<Launched> launched_by_pmi() {
  const char* const fd = secure_getenv("PMI_FD");
  const char* const rank = secure_getenv("PMI_RANK");
  const char* const size = secure_getenv("PMI_SIZE");
  if (!fd || !rank || !size) return {};
  const auto number = whole_number(fd);
  if (!number) throw Error("PMI_FD=" + quoted(fd) + " is no descriptor; the launcher sets it");
  open_pmi = new Pmi(static_cast<int>(*number));
  on_exit([](int status, void*) { open_pmi->end(status); }, nullptr);
  Launched launch;
  launch.rank = std::atoi(rank);
  launch.size = std::atoi(size);
  launch.name = "the launcher (PMI-1)";
  launch.share = [rank = launch.rank](void* bytes, size_t n) {
    if (rank == 0) open_pmi->put("isomem", hex(bytes, n));
    open_pmi->barrier();
    if (rank != 0) unhex(open_pmi->get("isomem"), bytes, n);
  };
  return launch;
}

}  // namespace isomem
