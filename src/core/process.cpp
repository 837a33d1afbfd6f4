// SPDX-License-Identifier: Apache-2.0
#include "core/process.hpp"

#include <dirent.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sched.h>
#include <signal.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "core/files.hpp"

namespace isomem {

bool proc_is_ours() {
  static const bool is_ours = [] {
    char self[16] = {};
    return readlink("/proc/self", self, sizeof(self) - 1) > 0 && std::atoi(self) == getpid();
  }();
  return is_ours;
}

namespace {

/// What /proc/PID/stat says behind the name, which may hold any character.
std::string fields_of(pid_t pid) {
  if (!proc_is_ours()) return {};
  const std::string line = contents_of("/proc/" + std::to_string(pid) + "/stat");
  const size_t name_end = line.rfind(')');
  return name_end == line.npos ? std::string() : line.substr(name_end);
}

/// Addresses in that process.
struct EnvironmentRange {
  bool operator==(const EnvironmentRange&) const = default;
  size_t begin = 0, end = 0;
};

/// Where its memory holds the environment; zeros while a new program is being loaded, or where we may not
/// know.
EnvironmentRange environment_in_memory(pid_t pid) {
  constexpr int kFieldsBefore = 48;  // the end of the name, and 3 to 49
  const std::string fields = fields_of(pid);
  size_t at = 0;
  for (int i = 0; i < kFieldsBefore && at != fields.npos; ++i) at = fields.find(' ', at + 1);
  EnvironmentRange found;
  if (at != fields.npos) std::sscanf(&fields[at], " %zu %zu", &found.begin, &found.end);
  return found;
}

}  // namespace

std::string environment_of(pid_t pid) {
  constexpr int kTries = 200;  // a program is loaded within a millisecond, on a busy machine within some
  EnvironmentRange before;
  for (int i = 0; i < kTries && !has_ended(pid); ++i) {
    std::string text = contents_of("/proc/" + std::to_string(pid) + "/environ");
    const EnvironmentRange whole = environment_in_memory(pid);
    const bool is_complete = whole.end != 0 && text.size() == whole.end - whole.begin;
    // The kernel sets both ends to the beginning first: an environment is empty if it stays so.
    if (is_complete && (!text.empty() || whole == before)) return text;
    before = whole;
    const timespec step{0, 1000000};
    nanosleep(&step, nullptr);
  }
  return {};
}

std::optional<ProcessStat> stat_of(pid_t pid) {
  const std::string fields = fields_of(pid);
  constexpr const char* kFields = ") %c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %ld";
  ProcessStat stat{};
  if (std::sscanf(fields.c_str(), kFields, &stat.state, &stat.parent, &stat.threads) != 3) return {};
  return stat;
}

bool has_ended(pid_t pid) {
  if (kill(pid, 0) != 0) return errno == ESRCH;
  const auto stat = stat_of(pid);
  return stat && (stat->state == 'Z' || stat->state == 'X') && stat->threads <= 1;
}

long living_threads() {
  const auto stat = stat_of(getpid());
  return stat ? stat->threads - (stat->state == 'Z') : 0;
}

namespace {

/// visit(thread, name) for all threads of this process that the system tells of.
template <class Visit>
void for_each_thread(const Visit& visit) {
  DIR* tasks = opendir("/proc/self/task");
  if (!tasks) return;
  while (const dirent* task = readdir(tasks)) {
    const pid_t thread = std::atoi(task->d_name);
    if (thread > 0) visit(thread, first_line(std::string("/proc/self/task/") + task->d_name + "/comm"));
  }
  closedir(tasks);
}

}  // namespace

int threads_called(const char* name) {
  int count = 0;
  for_each_thread([&](pid_t, const std::string& of_thread) { count += of_thread == name; });
  return count;
}

namespace {

/// As getpeername(), which does not say whom a socket calls that is not connected yet. The kernel wants
/// exactly as many bytes as the address has.
template <class Address>
std::optional<Address> peer_as(int socket, sa_family_t family) {
  Address peer{};
  socklen_t bytes = sizeof(peer);
  if (getsockopt(socket, SOL_SOCKET, SO_PEERNAME, &peer, &bytes) != 0) return {};
  if (reinterpret_cast<const sockaddr&>(peer).sa_family != family) return {};
  return peer;
}

template <class Part>
std::string raw(const Part& part) {
  return {reinterpret_cast<const char*>(&part), sizeof(part)};
}

std::optional<TcpPeer> peer_of(int socket) {
  if (const auto peer = peer_as<sockaddr_in>(socket, AF_INET))
    return TcpPeer{raw(peer->sin_addr), raw(peer->sin_port)};
  if (const auto peer = peer_as<sockaddr_in6>(socket, AF_INET6))
    return TcpPeer{raw(peer->sin6_addr), raw(peer->sin6_port)};
  return {};
}

std::optional<tcp_info> tcp_info_of(int socket) {
  tcp_info info{};
  socklen_t bytes = sizeof(info);
  if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &bytes) != 0) return {};
  return info;
}

std::optional<TcpPeer> silent_peer_of(int socket) {
  constexpr int kRepeats = 2;
  constexpr unsigned kSilenceMs = 2500;
  const auto info = tcp_info_of(socket);
  if (!info || info->tcpi_retransmits < kRepeats) return {};
  if (info->tcpi_state == TCP_SYN_SENT) return peer_of(socket);
  if (info->tcpi_state != TCP_ESTABLISHED || info->tcpi_last_ack_recv < kSilenceMs) return {};
  auto peer = peer_of(socket);
  if (peer) peer->port.clear();
  return peer;
}

std::optional<TcpPeer> connected_peer_of(int socket) {
  const auto info = tcp_info_of(socket);
  return info && info->tcpi_state == TCP_ESTABLISHED ? peer_of(socket) : std::nullopt;
}

/// Of all descriptors of this process those that `peer_of` finds one for.
std::vector<TcpPeer> all_peers(std::optional<TcpPeer> (*peer_of)(int socket)) {
  std::vector<TcpPeer> peers;
  DIR* files = opendir("/proc/self/fd");
  if (!files) return peers;
  while (const dirent* file = readdir(files)) {
    if (const auto peer = peer_of(std::atoi(file->d_name))) peers.push_back(*peer);
  }
  closedir(files);
  return peers;
}

}  // namespace

std::vector<TcpPeer> silent_peers() { return all_peers(silent_peer_of); }

std::vector<TcpPeer> connected_peers() { return all_peers(connected_peer_of); }

namespace {

/// Cores that a process or thread may use; 0 means the calling thread.
class Cores {
 public:
  explicit Cores(pid_t pid) : is_known_(sched_getaffinity(pid, kBytes, set()) == 0) {}
  bool is_known() const { return is_known_; }
  bool equals(const Cores& other) const { return words_ == other.words_; }
  bool contains(const Cores& other) const {
    for (size_t i = 0; i < words_.size(); ++i) {
      if (other.words_[i] & ~words_[i]) return false;
    }
    return true;
  }
  uint64_t hash() const {
    uint64_t hash = 1469598103934665603u;  // FNV-1a, by words
    for (const unsigned long word : words_) hash = (hash ^ word) * 1099511628211u;
    return hash;
  }
  void give_to(pid_t pid) const { sched_setaffinity(pid, kBytes, set()); }

 private:
  static constexpr size_t kBytes = 65536 / 8;

  cpu_set_t* set() { return reinterpret_cast<cpu_set_t*>(words_.data()); }
  const cpu_set_t* set() const { return reinterpret_cast<const cpu_set_t*>(words_.data()); }

  std::vector<unsigned long> words_ = std::vector<unsigned long>(kBytes / sizeof(unsigned long));
  bool is_known_;
};

}  // namespace

uint64_t hash_of_cores(pid_t pid) {
  const Cores cores(pid);
  return cores.is_known() ? cores.hash() : 0;
}

void share_cores_of(pid_t pid) {
  const Cores theirs(pid), mine(0);
  if (theirs.is_known() && mine.is_known() && theirs.contains(mine)) theirs.give_to(0);
}

void let_threads_share_cores_of(pid_t pid, const char* name) {
  const Cores theirs(pid), first(getpid());
  if (!theirs.is_known() || !first.is_known() || !theirs.contains(first)) return;
  const std::string of_program = first_line("/proc/self/comm");  // as threads are called that have no name
  std::vector<pid_t> chosen;
  for_each_thread([&](pid_t thread, const std::string& of_thread) {
    const bool is_meant = !*name || (of_thread.rfind(name, 0) == 0 && of_thread != of_program);
    const Cores its(thread);
    if (is_meant && its.is_known() && its.equals(first)) chosen.push_back(thread);
  });
  for (const pid_t thread : chosen) theirs.give_to(thread);
}

}  // namespace isomem
