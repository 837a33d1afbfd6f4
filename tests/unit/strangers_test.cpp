// SPDX-License-Identifier: Apache-2.0
// Who comes to the sockets of a job without belonging there: nobody who does not know the secret is let in,
// whatever it says or leaves unsaid and however slowly, and those who do are served meanwhile. Then messages
// of those who know it that are none, and none at all.
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <atomic>
#include <list>
#include <optional>
#include <thread>

#include "core/clock.hpp"
#include "core/error.hpp"
#include "core/wait_handler.hpp"
#include "job/meeting.hpp"
#include "net/contact.hpp"
#include "net/link.hpp"
#include "pes.hpp"

using namespace isomem;  // NOLINT
using net::Contact;

namespace {

constexpr size_t kHello = 24, kAnswer = 32, kProof = 8;  // bytes

/// A socket that is connected, or nearly so, with who listens there; -1 if that has no room.
int dial(const Contact& contact, bool by_tcp) {
  sockaddr_in far{};
  sockaddr_un near{};
  far.sin_family = AF_INET;
  far.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  std::memcpy(&far.sin_port, contact.addresses + 1, sizeof(far.sin_port));
  near.sun_family = AF_UNIX;
  const int length =
      std::snprintf(near.sun_path + 1, sizeof(near.sun_path) - 1, "isomem-%d-%u", contact.pid, contact.name);
  const auto near_bytes = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + length);
  const int fd = socket(by_tcp ? AF_INET : AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  const linger at_once{1, 0};  // else their ports would be taken for a minute
  setsockopt(fd, SOL_SOCKET, SO_LINGER, &at_once, sizeof(at_once));
  const int code = by_tcp ? connect(fd, reinterpret_cast<sockaddr*>(&far), sizeof(far))
                          : connect(fd, reinterpret_cast<sockaddr*>(&near), near_bytes);
  if (fd >= 0 && (code == 0 || errno == EINPROGRESS)) return fd;
  if (fd >= 0) close(fd);
  return -1;
}

std::string bytes_at_random(std::mt19937_64& random, size_t n) {
  std::string bytes(n, '\0');
  for (char& c : bytes) c = static_cast<char>(random());
  return bytes;
}

class Stranger {
 public:
  Stranger(const Contact& contact, std::mt19937_64& random)
      : fd_(dial(contact, contact.addresses[0] == 4 && random() % 4 == 0)),
        stays_(random() % 8 ? random() % 4 : random() % 200),
        is_slow_(random() % 4 == 0),
        reflects_(random() % 2) {
    const std::string magic("isomem2\0", 8);
    switch (random() % 5) {
      case 0:  // says nothing
        break;
      case 1:
        words_ = bytes_at_random(random, 1 + random() % 200);
        break;
      case 2:
        words_ = (magic + bytes_at_random(random, kHello)).substr(0, random() % kHello);
        break;
      default:  // as one of the job, with a proof that is none; or nearly so
        words_ = magic + bytes_at_random(random, kHello - magic.size() + kProof);
        if (random() % 4 == 0) words_[random() % 8] = static_cast<char>(random());
    }
  }
  Stranger(Stranger&& other) noexcept
      : fd_(std::exchange(other.fd_, -1)),
        stays_(other.stays_),
        is_slow_(other.is_slow_),
        reflects_(other.reflects_),
        words_(std::move(other.words_)),
        said_(other.said_) {}
  Stranger& operator=(Stranger&&) = delete;
  ~Stranger() {
    if (fd_ >= 0) close(fd_);
  }

  /// Goes on. False once it leaves.
  bool step() {
    if (fd_ < 0 || stays_-- == 0) return false;
    char answer[kAnswer];
    const bool is_answered = recv(fd_, answer, sizeof(answer), 0) == static_cast<ssize_t>(sizeof(answer));
    if (is_answered && reflects_ && words_.size() >= kHello + kProof) {
      words_.replace(kHello, kProof, answer + kAnswer - kProof, kProof);  // the proof of the other end
      said_ = std::min(said_, kHello);
    }
    const size_t most = is_slow_ ? 1 : reflects_ && said_ < kHello ? kHello : words_.size();
    const size_t n = std::min(most, words_.size() - said_);
    if (n > 0 && send(fd_, words_.data() + said_, n, MSG_NOSIGNAL) > 0) said_ += n;
    return true;
  }

 private:
  int fd_;
  uint64_t stays_;  // so many steps
  const bool is_slow_;
  const bool reflects_;
  std::string words_;
  size_t said_ = 0;
};

/// As many as there is time for; a million with ISOMEM_TEST_ALL.
class Rush {
 public:
  explicit Rush(uint64_t time_ns) : end_ns_(now_ns() + time_ns) {}
  bool goes_on() const { return pes::all() ? n_ < 1'000'000 : now_ns() < end_ns_; }
  void step(const Contact& contact, std::mt19937_64& random) {
    for (int i = 0; i < 16; ++i, ++n_) strangers_.emplace_back(contact, random);
    std::erase_if(strangers_, [](Stranger& stranger) { return !stranger.step(); });
  }
  uint64_t n() const { return n_; }

 private:
  const uint64_t end_ns_;
  uint64_t n_ = 0;
  std::list<Stranger> strangers_;
};

/// A frame as Link writes them, with something wrong now and then.
std::string frame(std::mt19937_64& random) {
  std::string payload = bytes_at_random(random, random() % 64);
  if (random() % 2) {  // numbers and texts that may be right
    net::Packer packer;
    for (uint64_t n = random() % 5; n > 0; --n) {
      random() % 2 ? packer.number(random() % 8)
                   : packer.text(random() % 4 ? ISOMEM_VERSION : bytes_at_random(random, random() % 32));
    }
    payload = packer.bytes();
  }
  uint32_t header[2] = {static_cast<uint32_t>(random() % 6), static_cast<uint32_t>(payload.size())};
  if (random() % 16 == 0) header[random() % 2] = static_cast<uint32_t>(random());
  if (random() % 16 == 0) header[1] = static_cast<uint32_t>(random() % 128);
  return std::string(reinterpret_cast<const char*>(header), sizeof(header)) + payload;
}

/// Takes it to pieces in any way, until that cannot be done any more.
void unpack(const std::string& payload, std::mt19937_64& random) {
  try {
    net::Unpacker from(payload);
    while (true) random() % 2 ? static_cast<void>(from.number()) : static_cast<void>(from.text());
  } catch (const Error&) {
  }
  try {
    char room[256];
    std::string_view rest = payload;
    while (true) net::with_zeros(rest, room, 1 + random() % sizeof(room));
  } catch (const Error&) {
  }
}

}  // namespace

TEST_CASE("who listens lets nobody in who does not know the secret, and all others meanwhile") {
  std::mt19937_64 random(pes::seed());
  net::Listener listener;
  uint64_t n_called = 0, n_accepted = 0;
  const auto accept = [&] {
    for (const int fd : listener.accept()) {
      ++n_accepted;
      close(fd);
    }
  };
  std::optional<net::Call> call;
  Rush rush(3 * kSecond / 2);
  while (rush.goes_on()) {
    rush.step(listener.contact(), random);
    if (!call) call.emplace(listener.contact());
    REQUIRE_MESSAGE(!call->is_over(), call->why());
    const std::vector<int> connected = call->attend();
    if (!connected.empty()) call.reset();
    n_called += connected.size();
    for (const int fd : connected) close(fd);
    accept();
    REQUIRE(n_accepted <= n_called);
  }
  for (int i = 0; i < 1000 && n_accepted < n_called; ++i) accept();
  if (pes::all()) MESSAGE(rush.n() << " strangers, " << n_called << " others");
  CHECK(n_accepted == n_called);
  CHECK(n_called > 0);
}

TEST_CASE("frames that are none") {
  std::mt19937_64 random(pes::seed());
  uint64_t n_frames = 0, n_messages = 0;
  const uint64_t most = pes::all() ? 5'000'000 : static_cast<uint64_t>(pes::rounds(200'000));
  while (n_frames < most) {
    int ends[2];
    REQUIRE(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) == 0);
    net::Link link(ends[0], ends[0]);
    for (int i = 0; i < 50 && !link.is_over(); ++i, ++n_frames) {
      const std::string words = frame(random);
      REQUIRE(send(ends[1], words.data(), words.size(), MSG_NOSIGNAL) > 0);
      link.pump();
      while (const auto message = link.receive()) {
        REQUIRE(message->number < net::Link::kMostKinds);
        unpack(message->payload, random);
        ++n_messages;
      }
    }
    close(ends[1]);
  }
  CHECK(n_messages > 0);
}

TEST_CASE("the last words of who is gone are heard by who writes first") {
  enum class Kind : uint32_t { last_words = 1, news };
  const std::string words(200000, 'w');  // more than one read takes
  int ends[2];
  REQUIRE(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) == 0);
  const int room = 1 << 20;
  setsockopt(ends[1], SOL_SOCKET, SO_SNDBUF, &room, sizeof(room));
  net::Link here(ends[0], ends[0]);
  {
    net::Link there(ends[1], ends[1]);
    there.send(Kind::last_words, words);
    REQUIRE(there.has_sent_all());
  }
  here.send(Kind::news, "nobody reads this");
  const auto message = here.receive();
  REQUIRE(message);
  CHECK(message->payload == words);
  CHECK(here.is_over());
}

TEST_CASE("silence is that of the other end") {
  int ends[2];
  REQUIRE(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) == 0);
  net::Link link(ends[0], ends[0]), other(ends[1], ends[1]);
  uint64_t now = now_ns();
  const auto look = [&](uint64_t later) { return link.silence_ns(now += later); };
  CHECK(look(60 * kSecond) <= kSecond);  // in between this process was stopped
  for (int i = 0; i < 90; ++i) look(kSecond / 10);
  CHECK(look(0) >= 9 * kSecond);
  other.send(1u);
  link.pump();
  CHECK(look(0) <= kSecond);
  CHECK(link.receive());
}

TEST_CASE("a meeting goes on beside strangers") {
  constexpr int kRanks = 3, kRounds = 20;
  const Contact contact = hold_meeting();
  std::atomic<bool> is_over{false};
  std::thread crowd([&] {
    std::mt19937_64 random(pes::seed());
    for (Rush rush(30 * kSecond); !is_over;) rush.step(contact, random);
  });
  std::atomic<int> n_right{0};
  std::vector<std::thread> ranks;
  ranks.reserve(kRanks);
  for (int rank = 0; rank < kRanks; ++rank) {
    ranks.emplace_back([&, rank] {
      const Ranks of_it = go_to_meeting(contact, rank, kRanks, "the test");
      for (int round = 0; round < kRounds; ++round) {
        const int mine = 100 * round + rank;
        int all[kRanks] = {};
        of_it.gather(&mine, all, sizeof(mine));
        for (int other = 0; other < kRanks; ++other) n_right += all[other] == 100 * round + other;
      }
    });
  }
  for (std::thread& rank : ranks) rank.join();
  is_over = true;
  crowd.join();
  CHECK(n_right == kRanks * kRanks * kRounds);
}

namespace {

std::atomic<pthread_t> impatient;
int questions = 0;  // to that one, which has come to the meeting by the third

int ends_wait_of_impatient(int returns) {
  return returns && pthread_equal(pthread_self(), impatient) && ++questions > 3;
}

/// What becomes of rank `rank` of three, of which the last never comes.
std::string end_of_vain_wait(const Contact& contact, int rank) {
  try {
    int mine = rank, all[3];
    go_to_meeting(contact, rank, 3, "the test").gather(&mine, all, sizeof(mine));
  } catch (const Interrupted&) {
    return "interrupted";
  } catch (const Error& error) {
    return error.what();
  }
  return "met";
}

}  // namespace

TEST_CASE("who need not wait any longer for a meeting leaves it, and the others are told") {
  const Contact contact = hold_meeting();
  std::string of_patient, of_impatient;
  std::thread patient([&] { of_patient = end_of_vain_wait(contact, 0); });
  usleep(200'000);
  impatient = pthread_self();
  set_wait_handler(ends_wait_of_impatient);
  const uint64_t began = now_ns();
  of_impatient = end_of_vain_wait(contact, 1);
  CHECK(now_ns() - began < 2 * kSecond);
  CHECK(of_impatient == "interrupted");
  patient.join();
  CHECK(of_patient.find("its program ended the wait for the others") != std::string::npos);
  CHECK(now_ns() - began < 4 * kSecond);
  set_wait_handler(nullptr);
}

TEST_CASE("a meeting survives who knows the secret and talks nonsense") {
  std::mt19937_64 random(pes::seed());
  const int n_guests = pes::all() ? 100'000 : pes::rounds(2'000);
  std::optional<Contact> contact;
  for (int i = 0; i < n_guests; ++i) {
    if (i % 500 == 0) contact = hold_meeting();  // it ends where ranks that cannot be right have failed it
    try {
      const int fd = net::connect_to(*contact, [] { return false; });
      for (uint64_t n = random() % 8; n > 0; --n) {
        const std::string words = frame(random);
        if (send(fd, words.data(), words.size(), MSG_NOSIGNAL) < 0) break;
      }
      close(fd);
    } catch (const Error&) {
      contact = hold_meeting();
    }
  }
  const Contact last = hold_meeting();
  const Ranks alone = go_to_meeting(last, 0, 1, "the test");
  int mine = 5, all = 0;
  alone.gather(&mine, &all, sizeof(mine));
  CHECK(all == 5);
}
