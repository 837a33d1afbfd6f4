// SPDX-License-Identifier: Apache-2.0
#include "cuda/exchange.hpp"

#include <sys/random.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstring>

#include "core/error.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"
#include "runtime/wait.hpp"

namespace isomem {

namespace {

constexpr uint64_t kMagic = 0x6d656d6f736966ff;
constexpr size_t kNote = 104;
/// Nobody listens where a PE has died: the launcher finds that by then, and the job ends with the true cause.
constexpr auto kPatience = std::chrono::seconds(2);

/// The bytes of a datagram; the descriptor travels beside them.
struct Datagram {
  uint64_t magic;
  uint64_t tag;
  int32_t from;
  int32_t reserved;
  char note[kNote];
};

struct Address {
  sockaddr_un place;
  socklen_t bytes;
};

/// An abstract address: a zero, then the name.
Address address_of(const std::string& name) {
  Address a{};
  a.place.sun_family = AF_UNIX;
  std::memcpy(a.place.sun_path + 1, name.data(), name.size());
  a.bytes = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + name.size());
  return a;
}

/// Room for the descriptor and the sender's credentials, aligned as the kernel wants it.
union Ancillary {
  char bytes[CMSG_SPACE(sizeof(int)) + CMSG_SPACE(sizeof(ucred))];
  cmsghdr align;
};

bool is_for_later(int error) {
  // the receiver's queue is full, or this user has too many descriptors on their way
  return error == EAGAIN || error == EINTR || error == ENOBUFS || error == ETOOMANYREFS;
}

}  // namespace

Descriptor::~Descriptor() {
  if (fd_ >= 0) close(fd_);
}

Exchange::Exchange(Runtime& runtime) : runtime_(runtime) {
  // Nobody can take a name that nobody can guess; the others read it from the status board.
  uint64_t number = 0;
  if (getrandom(&number, sizeof(number), 0) != sizeof(number))
    throw Error(std::string("cannot name the unix socket through which PEs share GPU memory: getrandom: ") +
                std::strerror(errno));
  socket_ = Descriptor(socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  const int yes = 1;
  const std::string name = name_of_socket(number);
  const Address here = address_of(name);
  if (socket_.get() < 0 || setsockopt(socket_.get(), SOL_SOCKET, SO_PASSCRED, &yes, sizeof(yes)) != 0 ||
      bind(socket_.get(), reinterpret_cast<const sockaddr*>(&here.place), here.bytes) != 0) {
    const int error = errno;
    throw Error("cannot open the unix socket '@" + name +
                "' through which PEs share GPU memory: " + std::strerror(error) +
                (error == EADDRINUSE ? ". Another process has taken its name: start the job again"
                                     : ". Raise the limit of open files (ulimit -n) or allow unix sockets"));
  }
  runtime_.job().mine().exchange = number;
}

std::string Exchange::name_of_socket(uint64_t number) {
  return text("isomem-%u-%016llx", static_cast<unsigned>(getuid()), static_cast<unsigned long long>(number));
}

void Exchange::send(int pe, uint64_t tag, int fd, const std::string& note) {
  Datagram datagram{kMagic, tag, runtime_.me(), 0, {}};
  std::strncpy(datagram.note, note.c_str(), kNote - 1);
  iovec bytes{&datagram, sizeof(datagram)};
  Ancillary control{};
  const PeEntry& other = runtime_.job().entry_at(runtime_.job().peers().slot_of(pe));
  std::string name;
  Address there{};
  msghdr message{};
  message.msg_name = &there.place;
  message.msg_iov = &bytes;
  message.msg_iovlen = 1;
  message.msg_control = control.bytes;
  message.msg_controllen = CMSG_SPACE(sizeof(int));
  cmsghdr* header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  std::memcpy(CMSG_DATA(header), &fd, sizeof(fd));
  using Clock = std::chrono::steady_clock;
  int error = 0;
  const auto given_up = Clock::now() + kPatience;
  const WaitSite site{"the exchange of GPU memory", WaitSite::For::team};
  wait_until_ready(runtime_, false, site, [&] {
    const uint64_t number = other.exchange.load();  // of an earlier life perhaps: nobody listens there yet
    name = name_of_socket(number);
    there = address_of(name);
    message.msg_namelen = there.bytes;
    const bool is_sent =
        number && sendmsg(socket_.get(), &message, MSG_NOSIGNAL) == static_cast<ssize_t>(sizeof(datagram));
    error = is_sent ? 0 : number ? errno : ECONNREFUSED;  // who has no number yet has no socket
    // who cannot send reads meanwhile: two PEs with full queues would wait for each other
    while (is_for_later(error) && take_one()) {
    }
    return !is_for_later(error) && (error != ECONNREFUSED || Clock::now() > given_up);
  });
  if (error) {
    throw Error(
        text("cannot send a descriptor of GPU memory to PE %d over the unix socket '@%s': %s. All PEs "
             "of a host must run in one network namespace and call nvshmem_init",
             pe, name.c_str(), std::strerror(error)));
  }
}

/// Reads one datagram if there is one; those of other users or of no PE are dropped.
bool Exchange::take_one() {
  Datagram datagram{};
  iovec bytes{&datagram, sizeof(datagram)};
  Ancillary control{};
  msghdr message{};
  message.msg_iov = &bytes;
  message.msg_iovlen = 1;
  message.msg_control = control.bytes;
  message.msg_controllen = sizeof(control.bytes);
  const ssize_t n = recvmsg(socket_.get(), &message, MSG_CMSG_CLOEXEC);
  if (n < 0) {
    if (is_for_later(errno)) return false;
    throw Error(std::string("cannot receive a descriptor of GPU memory: ") + std::strerror(errno) +
                ". Raise the limit of open files (ulimit -n)");
  }
  Descriptor fd;
  bool trusted = false;
  for (cmsghdr* h = CMSG_FIRSTHDR(&message); h; h = CMSG_NXTHDR(&message, h)) {
    if (h->cmsg_level != SOL_SOCKET) continue;
    if (h->cmsg_type == SCM_RIGHTS) {
      int number;
      std::memcpy(&number, CMSG_DATA(h), sizeof(number));
      fd = Descriptor(number);
    } else if (h->cmsg_type == SCM_CREDENTIALS) {
      ucred sender;
      std::memcpy(&sender, CMSG_DATA(h), sizeof(sender));
      trusted = sender.uid == getuid();
    }
  }
  const bool is_pe = datagram.from >= 0 && datagram.from < runtime_.n_pes();
  if (!trusted || n != static_cast<ssize_t>(sizeof(datagram)) || datagram.magic != kMagic || !is_pe)
    return true;
  if (fd.get() < 0) {
    throw Error(
        text("a descriptor of GPU memory from PE %d was lost: this process has too many files open. "
             "Raise the limit (ulimit -n)",
             datagram.from));
  }
  datagram.note[kNote - 1] = 0;
  const std::lock_guard guard(arriving_);
  arrived_[{datagram.from, datagram.tag}] = ReceivedDescriptor{std::move(fd), datagram.note};
  return true;
}

bool Exchange::has(const std::pair<int, uint64_t>& key) {
  const std::lock_guard guard(arriving_);
  return arrived_.count(key) != 0;
}

ReceivedDescriptor Exchange::receive(const char* routine, int pe, uint64_t tag) {
  const std::pair<int, uint64_t> key{pe, tag};
  wait_until_ready(runtime_, false, WaitSite{routine, WaitSite::For::team}, [&] {
    while (!has(key) && take_one()) {
    }
    return has(key);
  });
  const std::lock_guard guard(arriving_);
  ReceivedDescriptor received = std::move(arrived_[key]);
  arrived_.erase(key);
  return received;
}

}  // namespace isomem
