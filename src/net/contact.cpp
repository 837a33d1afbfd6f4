// SPDX-License-Identifier: Apache-2.0
#include "net/contact.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <sys/resource.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <iterator>
#include <mutex>
#include <utility>

#include "core/clock.hpp"
#include "core/error.hpp"
#include "core/files.hpp"
#include "core/options.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "net/siphash.hpp"

namespace isomem::net {

struct Hello {
  char magic[8];
  uint8_t nonce[16];
};

/// Of an address, as a socket has it.
union SocketAddress {
  sockaddr any;
  sockaddr_in v4;
  sockaddr_in6 v6;
  sockaddr_un local;
};

struct Place {
  SocketAddress address;
  socklen_t bytes;
  std::string name;
};

namespace {

constexpr char kMagic[8] = "isomem2";
constexpr uint64_t kHandshakeTime = 10 * kSecond;
constexpr uint64_t kTimeEnough = kSecond;  // for a handshake, where others wait
constexpr uint64_t kConnectTime = 20 * kSecond;
/// A link that is down for 5 s is survived, at the start of a job as well.
constexpr uint64_t kLinkTime = 6 * kSecond;
constexpr size_t kMostGuests = 1024;  // that have not proved the secret yet, and a quarter of the open files

struct Answer {
  char magic[8];
  uint8_t nonce[16];
  uint8_t proof[8];
};

/// Which end proves that it knows the secret, with both nonces.
void prove(const Contact& contact, char end, const uint8_t (&first)[16], const uint8_t (&second)[16],
           uint8_t (&proof)[8]) {
  std::string message(1, end);
  message.append(reinterpret_cast<const char*>(first), sizeof(first));
  message.append(reinterpret_cast<const char*>(second), sizeof(second));
  const uint64_t hash = siphash(contact.secret, message);
  std::memcpy(proof, &hash, sizeof(proof));
}

/// In constant time.
bool are_equal(const uint8_t (&a)[8], const char* b) {
  uint8_t difference = 0;
  for (size_t i = 0; i < sizeof(a); ++i)
    difference |= static_cast<uint8_t>(a[i] ^ static_cast<uint8_t>(b[i]));
  return difference == 0;
}

/// An abstract name: it goes with the socket, and other network namespaces have their own.
Place local_place(const Contact& contact) {
  Place place{};
  place.address.local.sun_family = AF_UNIX;
  const std::string name = text("isomem-%d-%u", contact.pid, contact.name);
  std::memcpy(place.address.local.sun_path + 1, name.data(), name.size());
  place.bytes = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + name.size());
  place.name = "socket @" + name;
  return place;
}

std::vector<Place> places_of(const Contact& contact) {
  std::vector<Place> places;
  const uint8_t* at = contact.addresses;
  const uint8_t* const end = std::end(contact.addresses);
  while (at < end && (*at == 4 || *at == 6)) {
    const size_t bytes = *at == 4 ? 4 : 16;
    if (at + 3 + bytes > end) break;
    Place place{};
    char words[INET6_ADDRSTRLEN] = {};
    in_port_t port;
    std::memcpy(&port, at + 1, sizeof(port));
    if (*at == 4) {
      place.address.v4 = {AF_INET, port, {}, {}};
      std::memcpy(&place.address.v4.sin_addr, at + 3, bytes);
      place.bytes = sizeof(sockaddr_in);
      inet_ntop(AF_INET, at + 3, words, sizeof(words));
      place.name = text("%s:%u", words, ntohs(port));
    } else {
      place.address.v6.sin6_family = AF_INET6;
      place.address.v6.sin6_port = port;
      std::memcpy(&place.address.v6.sin6_addr, at + 3, bytes);
      place.bytes = sizeof(sockaddr_in6);
      inet_ntop(AF_INET6, at + 3, words, sizeof(words));
      place.name = text("[%s]:%u", words, ntohs(port));
    }
    places.push_back(place);
    at += 3 + bytes;
  }
  return places;
}

// --- who listens

/// Those that a process elsewhere may reach, IPv4 first; of one interface only, if it is named.
std::vector<SocketAddress> own_addresses(const std::string& interface) {
  std::vector<SocketAddress> found;
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return found;
  for (const int family : {AF_INET, AF_INET6}) {
    for (const ifaddrs* one = all; one; one = one->ifa_next) {
      if (!one->ifa_addr || one->ifa_addr->sa_family != family || !(one->ifa_flags & IFF_UP)) continue;
      if (interface.empty() ? (one->ifa_flags & IFF_LOOPBACK) != 0 : interface != one->ifa_name) continue;
      SocketAddress address{};
      std::memcpy(&address, one->ifa_addr, family == AF_INET ? sizeof(sockaddr_in) : sizeof(sockaddr_in6));
      if (family == AF_INET6 && IN6_IS_ADDR_LINKLOCAL(&address.v6.sin6_addr)) continue;
      found.push_back(address);
    }
  }
  freeifaddrs(all);
  if (found.empty() && !interface.empty()) {
    throw Error("ISOMEM_INTERFACE=" + quoted(interface) +
                ": no interface of this name is up and has an address; `ip addr` lists them");
  }
  return found;
}

int listening_socket(SocketAddress address, socklen_t bytes) {
  const int fd = socket(address.any.sa_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (fd < 0) return -1;
  const int off = 0;
  if (address.any.sa_family == AF_INET6) setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof(off));
  if (bind(fd, &address.any, bytes) == 0 && listen(fd, SOMAXCONN) == 0) return fd;
  const int code = errno;
  close(fd);
  errno = code;
  return -1;
}

/// Of a listening socket, in network order.
in_port_t port_of(int fd) {
  SocketAddress address{};
  socklen_t bytes = sizeof(address);
  if (getsockname(fd, &address.any, &bytes) != 0) return 0;
  return address.any.sa_family == AF_INET ? address.v4.sin_port : address.v6.sin6_port;
}

/// Listens at any address of the host, by IPv6 and IPv4 where there are both.
int listen_everywhere() {
  SocketAddress address{};
  address.v6.sin6_family = AF_INET6;
  const int fd = listening_socket(address, sizeof(sockaddr_in6));
  if (fd >= 0) return fd;
  address = {};
  address.v4.sin_family = AF_INET;
  return listening_socket(address, sizeof(sockaddr_in));
}

size_t add_address(uint8_t* at, const uint8_t* end, const SocketAddress& address, in_port_t port) {
  const bool is_v4 = address.any.sa_family == AF_INET;
  const size_t bytes = is_v4 ? 4 : 16;
  if (at + 3 + bytes > end) return 0;
  *at = is_v4 ? 4 : 6;
  std::memcpy(at + 1, &port, sizeof(port));
  std::memcpy(at + 3, is_v4 ? static_cast<const void*>(&address.v4.sin_addr) : &address.v6.sin6_addr, bytes);
  return 3 + bytes;
}

/// A host that does not answer, or a cable that is out, is noticed by the kernel within 8 s.
void notice_lost_hosts(int fd) {
  const int on = 1, idle = 1, interval = 1, probes = 8, unheard_ms = 8000;
  setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof(on));
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
  setsockopt(fd, IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof(idle));
  setsockopt(fd, IPPROTO_TCP, TCP_KEEPINTVL, &interval, sizeof(interval));
  setsockopt(fd, IPPROTO_TCP, TCP_KEEPCNT, &probes, sizeof(probes));
  setsockopt(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, &unheard_ms, sizeof(unheard_ms));
}

/// Closed in children, which share the kernel's end of each socket.
struct NotForChildren {
  std::mutex mutex;
  std::vector<int> sockets;

  /// Never destroyed: threads use it while the process ends.
  static NotForChildren& all() {
    static auto* const one = new NotForChildren;
    return *one;
  }
  static void close_all() {
    for (const int fd : all().sockets) close(fd);
    all().sockets.clear();
    all().mutex.unlock();
  }
};

}  // namespace

void close_in_children(int fd) {
  static const bool is_ready = [] {
    return pthread_atfork([] { NotForChildren::all().mutex.lock(); },
                          [] { NotForChildren::all().mutex.unlock(); }, NotForChildren::close_all) == 0;
  }();
  NotForChildren& all = NotForChildren::all();
  const std::lock_guard lock(all.mutex);
  if (is_ready) all.sockets.push_back(fd);
}

void forget_in_children(int fd) {
  NotForChildren& all = NotForChildren::all();
  const std::lock_guard lock(all.mutex);
  std::erase(all.sockets, fd);
}

uint64_t boot_of_this_host() {
  static const uint64_t boot = siphash({}, first_line("/proc/sys/kernel/random/boot_id"));
  return boot;
}

bool Contact::is_valid() const { return std::memcmp(magic, kMagic, sizeof(kMagic)) == 0; }

std::string Contact::places() const {
  std::string words;
  for (const Place& place : places_of(*this)) words += (words.empty() ? "" : " or ") + place.name;
  return words.empty() ? "no network interface" : words;
}

Contact Contact::of_one_family() const {
  Contact some = *this;
  size_t end = 0;  // of the addresses of the first family
  while (end < sizeof(addresses) && addresses[end] == addresses[0] && addresses[0] != 0)
    end += addresses[0] == 4 ? 3 + 4 : 3 + 16;
  if (end < sizeof(addresses)) std::memset(some.addresses + end, 0, sizeof(addresses) - end);
  return some;
}

Listener::Listener() {
  const std::string interface = read_options().interface;
  std::memcpy(contact_.magic, kMagic, sizeof(kMagic));
  fill_randomly(contact_.secret, sizeof(contact_.secret));
  contact_.boot = static_cast<uint32_t>(boot_of_this_host());
  contact_.pid = getpid();
  // at random: processes of other PID namespaces may have the same number, and nobody can take it before
  fill_randomly(&contact_.name, sizeof(contact_.name));
  const auto keep = [this](int fd) {
    if (fd < 0) return;
    sockets_.push_back(fd);
    close_in_children(fd);
  };
  const Place local = local_place(contact_);
  keep(listening_socket(local.address, local.bytes));
  const int everywhere = interface.empty() ? listen_everywhere() : -1;
  keep(everywhere);
  uint8_t* at = contact_.addresses;
  for (SocketAddress address : own_addresses(interface)) {
    int fd = everywhere;
    if (!interface.empty()) {
      (address.any.sa_family == AF_INET ? address.v4.sin_port : address.v6.sin6_port) = 0;
      keep(fd = listening_socket(
               address, address.any.sa_family == AF_INET ? sizeof(sockaddr_in) : sizeof(sockaddr_in6)));
    }
    if (fd >= 0) at += add_address(at, std::end(contact_.addresses), address, port_of(fd));
  }
  if (sockets_.empty()) {
    throw Error(std::string("cannot listen for the other PEs: ") + std::strerror(errno) +
                "; raise the limit of open files (`ulimit -n`)");
  }
}

Listener::~Listener() {
  for (const Guest& guest : guests_) close(guest.fd);
  for (const int fd : sockets_) {
    forget_in_children(fd);
    close(fd);
  }
}

void Listener::add_waits(std::vector<pollfd>& waits) const {
  for (const int fd : sockets_) waits.push_back({fd, POLLIN, 0});
  for (const Guest& guest : guests_) waits.push_back({guest.fd, POLLIN, 0});
}

/// Anybody may connect: who has had time enough makes room, and others wait to be accepted meanwhile. Ranks
/// come all at once, each on several ways, and are known within milliseconds.
bool Listener::has_room() {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  if (guests_.size() < std::clamp<size_t>(files.rlim_cur / 4, 8, kMostGuests)) return true;
  if (now_ns() - guests_.front().since_ns < kTimeEnough) return false;
  close(guests_.front().fd);
  guests_.erase(guests_.begin());
  return true;
}

void Listener::take_newcomers() {
  for (const int socket : sockets_) {
    while (has_room()) {
      const int fd = accept4(socket, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
      if (fd < 0 && (errno == EMFILE || errno == ENFILE)) complain_of_files();
      if (fd < 0) break;
      notice_lost_hosts(fd);
      guests_.push_back({fd, now_ns(), {}, {}, false});
    }
  }
}

void Listener::complain_of_files() {
  if (std::exchange(has_complained_, true)) return;
  say(describe_process() + ": cannot accept a connection of another PE: " + std::strerror(errno) +
      "; raise the limit of open files (`ulimit -n`): it must be larger than the number of PEs");
}

bool Listener::attend(Guest& guest) {
  const auto drop = [&guest] {
    close(std::exchange(guest.fd, -1));
    return true;
  };
  Hello hello;
  const size_t wanted = guest.is_answered ? sizeof(guest.proof) : sizeof(hello);
  char buffer[sizeof(hello)];
  const ssize_t n = recv(guest.fd, buffer, wanted - guest.come.size(), 0);
  if (n < 0 && (errno == EAGAIN || errno == EINTR))
    return now_ns() - guest.since_ns > kHandshakeTime && drop();
  if (n <= 0) return drop();
  guest.come.append(buffer, static_cast<size_t>(n));
  if (guest.come.size() < wanted) return false;
  if (guest.is_answered) return are_equal(guest.proof, guest.come.data()) || drop();
  std::memcpy(&hello, guest.come.data(), sizeof(hello));
  guest.come.clear();
  if (std::memcmp(hello.magic, kMagic, sizeof(kMagic)) != 0) return drop();
  Answer answer{};
  std::memcpy(answer.magic, kMagic, sizeof(kMagic));
  fill_randomly(answer.nonce, sizeof(answer.nonce));
  prove(contact_, 's', hello.nonce, answer.nonce, answer.proof);
  prove(contact_, 'c', answer.nonce, hello.nonce, guest.proof);
  guest.is_answered = true;
  return send(guest.fd, &answer, sizeof(answer), MSG_NOSIGNAL) != sizeof(answer) && drop();
}

std::vector<int> Listener::accept() {
  take_newcomers();
  std::vector<int> known;
  std::erase_if(guests_, [&](Guest& guest) {
    if (!attend(guest)) return false;
    if (guest.fd >= 0) known.push_back(guest.fd);
    return true;
  });
  return known;
}

// --- who connects, in steps

/// One place that is tried.
class Call::Attempt {
 public:
  Attempt(const Contact& contact, Place place) : contact_(contact), place_(std::move(place)) { begin(); }
  ~Attempt() { drop(); }
  Attempt(const Attempt&) = delete;

  int fd() const { return fd_; }
  bool is_over() const { return fd_ < 0 && again_ns_ == 0; }
  /// Tries once more if it is time.
  void resume() {
    if (again_ns_ != 0 && now_ns() >= again_ns_) begin();
  }
  short events() const { return is_connected_ ? POLLIN : POLLOUT; }
  std::string why() const { return place_.name + ": " + why_; }
  /// The socket, once the other end has proved the secret; -1 before.
  int step();

 private:
  void begin();
  void fail(const std::string& why) {
    why_ = why;
    drop();
  }
  /// A network that leads nowhere may be about to come up again.
  void fail_with(int code) {
    fail(std::strerror(code));
    const bool may_pass = code == EHOSTUNREACH || code == ENETUNREACH;
    if (may_pass && now_ns() < first_ns_ + kLinkTime) again_ns_ = now_ns() + kLinkTime / 20;
  }
  void drop() {
    if (fd_ >= 0) close(std::exchange(fd_, -1));
  }

  const Contact& contact_;
  Place place_;
  const uint64_t first_ns_ = now_ns();
  uint64_t again_ns_ = 0;  // when to try once more; 0: not
  int fd_ = -1;
  bool is_connected_ = false;
  Hello hello_{};
  std::string come_;
  std::string why_ = "no answer";
};

void Call::Attempt::begin() {
  again_ns_ = 0;
  fd_ = socket(place_.address.any.sa_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (fd_ < 0) return fail(std::strerror(errno));
  if (connect(fd_, &place_.address.any, place_.bytes) != 0 && errno != EINPROGRESS) fail_with(errno);
}

int Call::Attempt::step() {
  if (!is_connected_) {
    int code = 0;
    socklen_t bytes = sizeof(code);
    getsockopt(fd_, SOL_SOCKET, SO_ERROR, &code, &bytes);
    if (code != 0) return fail_with(code), -1;
    is_connected_ = true;
    if (place_.address.any.sa_family != AF_UNIX) notice_lost_hosts(fd_);
    std::memcpy(hello_.magic, kMagic, sizeof(kMagic));
    fill_randomly(hello_.nonce, sizeof(hello_.nonce));
    if (send(fd_, &hello_, sizeof(hello_), MSG_NOSIGNAL) != sizeof(hello_)) fail(std::strerror(errno));
    return -1;
  }
  Answer answer;
  const ssize_t n = recv(fd_, &answer, sizeof(answer) - come_.size(), 0);
  if (n < 0 && (errno == EAGAIN || errno == EINTR)) return -1;
  if (n <= 0) return fail(n < 0 ? std::strerror(errno) : "closed by the other end"), -1;
  come_.append(reinterpret_cast<const char*>(&answer), static_cast<size_t>(n));
  if (come_.size() < sizeof(answer)) return -1;
  std::memcpy(&answer, come_.data(), sizeof(answer));
  uint8_t wanted[8], proof[8];
  prove(contact_, 's', hello_.nonce, answer.nonce, wanted);
  if (!are_equal(wanted, reinterpret_cast<const char*>(answer.proof)))
    return fail("something else listens there"), -1;
  prove(contact_, 'c', answer.nonce, hello_.nonce, proof);
  if (send(fd_, proof, sizeof(proof), MSG_NOSIGNAL) != sizeof(proof)) return fail(std::strerror(errno)), -1;
  return std::exchange(fd_, -1);
}

Call::Call(const Contact& contact) : contact_(contact), end_ns_(now_ns() + kConnectTime) {
  if (contact.boot == static_cast<uint32_t>(boot_of_this_host()))
    attempts_.push_back(std::make_unique<Attempt>(contact_, local_place(contact)));
  for (Place& place : places_of(contact))
    attempts_.push_back(std::make_unique<Attempt>(contact_, std::move(place)));
}

Call::~Call() = default;

void Call::add_waits(std::vector<pollfd>& waits) const {
  for (const auto& attempt : attempts_) {
    if (attempt->fd() >= 0) waits.push_back({attempt->fd(), attempt->events(), 0});
  }
}

std::vector<int> Call::attend() {
  std::vector<int> connected;
  for (const auto& attempt : attempts_) {
    attempt->resume();
    pollfd wait{attempt->fd(), attempt->events(), 0};  // -1: none
    if (poll(&wait, 1, 0) <= 0) continue;
    if (const int fd = attempt->step(); fd >= 0) connected.push_back(fd);
  }
  return connected;
}

bool Call::is_over() const {
  const auto has_ended = [](const auto& attempt) { return attempt->is_over(); };
  return now_ns() > end_ns_ || std::all_of(attempts_.begin(), attempts_.end(), has_ended);
}

std::string Call::why() const {
  std::string why;
  for (const auto& attempt : attempts_) why += (why.empty() ? "" : ", ") + attempt->why();
  return why.empty() ? "it listens on no network interface" : why;
}

int connect_to(const Contact& contact, const std::function<bool()>& give_up) {
  Call call(contact);
  while (!call.is_over() && !give_up()) {
    std::vector<pollfd> waits;
    call.add_waits(waits);
    poll(waits.data(), waits.size(), 100);
    const std::vector<int> connected = call.attend();
    if (connected.empty()) continue;
    for (size_t i = 1; i < connected.size(); ++i) close(connected[i]);
    return connected[0];
  }
  throw Error(call.why());
}

bool is_on_this_host(const Contact& contact) {
  if (contact.boot != static_cast<uint32_t>(boot_of_this_host())) return false;
  const Place place = local_place(contact);
  const int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  const bool is_here = connect(fd, &place.address.any, place.bytes) == 0 || errno == EAGAIN;
  if (fd >= 0) close(fd);
  return is_here;
}

std::string name_of_other_end(int fd) {
  SocketAddress address{};
  socklen_t bytes = sizeof(address);
  char words[INET6_ADDRSTRLEN] = {};
  if (getpeername(fd, &address.any, &bytes) != 0) return "an unknown address";
  if (address.any.sa_family == AF_INET) {
    inet_ntop(AF_INET, &address.v4.sin_addr, words, sizeof(words));
  } else if (IN6_IS_ADDR_V4MAPPED(&address.v6.sin6_addr)) {
    inet_ntop(AF_INET, address.v6.sin6_addr.s6_addr + 12, words, sizeof(words));
  } else {
    inet_ntop(AF_INET6, &address.v6.sin6_addr, words, sizeof(words));
  }
  return words;
}

}  // namespace isomem::net
