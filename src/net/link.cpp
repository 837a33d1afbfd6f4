// SPDX-License-Identifier: Apache-2.0
#include "net/link.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "core/clock.hpp"
#include "core/error.hpp"
#include "net/contact.hpp"

namespace isomem::net {

namespace {

constexpr size_t kMostPayload = size_t{1} << 26;  // more is no message of ours
constexpr size_t kMostSent = size_t{1} << 22;     // that is still held: moving the rest up takes time
constexpr size_t kMostChatter = 1 << 16;          // of a login shell, before the greeting
constexpr uint64_t kLongestLook = kSecond;  // what is longer between two looks is a stop of this process

struct FrameHeader {
  uint32_t kind;
  uint32_t bytes;
};

/// Without the signal that who writes to a closed socket gets.
ssize_t write_quietly(int fd, std::string_view bytes) {
  const ssize_t n = ::send(fd, bytes.data(), bytes.size(), MSG_NOSIGNAL);
  return n < 0 && errno == ENOTSOCK ? write(fd, bytes.data(), bytes.size()) : n;
}

}  // namespace

std::string without_zeros(std::string_view bytes) {
  std::string packed;
  for (size_t at = 0; at < bytes.size();) {
    const size_t begin = std::min(bytes.find_first_not_of('\0', at), bytes.size());
    // a few zeros among other bytes are cheaper than another pair of numbers
    const size_t end = std::min(bytes.find(std::string_view("\0\0\0\0\0\0\0\0", 8), begin), bytes.size());
    const uint32_t run[2] = {static_cast<uint32_t>(begin - at), static_cast<uint32_t>(end - begin)};
    packed.append(reinterpret_cast<const char*>(run), sizeof(run)).append(bytes.substr(begin, end - begin));
    at = end;
  }
  return packed;
}

void with_zeros(std::string_view& from, char* bytes, size_t n) {
  for (size_t at = 0; at < n;) {
    uint32_t run[2];
    if (from.size() < sizeof(run)) throw Error("a message between hosts is cut short");
    std::memcpy(run, from.data(), sizeof(run));
    from.remove_prefix(sizeof(run));
    if (run[0] > n - at || run[1] > n - at - run[0] || run[1] > from.size() || run[0] + run[1] == 0)
      throw Error("a message between hosts has other sizes");
    std::memset(bytes + at, 0, run[0]);
    std::memcpy(bytes + at + run[0], from.data(), run[1]);
    from.remove_prefix(run[1]);
    at += run[0] + run[1];
  }
}

uint64_t Unpacker::number() {
  uint64_t value = 0;
  std::memcpy(&value, raw(sizeof(value)).data(), sizeof(value));
  return value;
}

std::string_view Unpacker::raw(size_t bytes) {
  if (bytes > rest_.size()) throw Error("a message between hosts is cut short");
  const std::string_view part = rest_.substr(0, bytes);
  rest_.remove_prefix(bytes);
  return part;
}

Link::Link(int in, int out, std::string_view greeting)
    : in_(in), out_(out), greeting_(greeting), looked_ns_(now_ns()) {
  for (const int fd : {in, out}) {
    fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
    fcntl(fd, F_SETFD, FD_CLOEXEC);
  }
  if (is_socket()) close_in_children(in);
}

Link::Link(Link&& other) noexcept { *this = std::move(other); }

Link& Link::operator=(Link&& other) noexcept {
  std::swap(in_, other.in_);
  std::swap(out_, other.out_);
  std::swap(error_, other.error_);
  std::swap(greeting_, other.greeting_);
  std::swap(version_, other.version_);
  std::swap(chatter_, other.chatter_);
  std::swap(held_, other.held_);
  std::swap(sent_, other.sent_);
  std::swap(come_, other.come_);
  std::swap(looked_ns_, other.looked_ns_);
  std::swap(silence_ns_, other.silence_ns_);
  return *this;
}

uint64_t Link::silence_ns(uint64_t now) {
  silence_ns_ += std::min(now - std::min(now, looked_ns_), kLongestLook);
  looked_ns_ = now;
  return silence_ns_;
}

void Link::close_in() {
  if (is_socket()) return close();
  if (in_ >= 0) ::close(std::exchange(in_, -1));
}

void Link::close_out() {
  if (is_socket()) return close();
  if (out_ >= 0) ::close(std::exchange(out_, -1));
}

void Link::close() {
  if (is_socket()) {
    forget_in_children(in_);
    out_ = -1;
  }
  for (int* const fd : {&in_, &out_}) {
    if (*fd >= 0) ::close(std::exchange(*fd, -1));
  }
}

void Link::send_frame(uint32_t kind, std::string_view payload) {
  if (out_ < 0) return;
  const FrameHeader header{kind, static_cast<uint32_t>(payload.size())};
  held_.append(reinterpret_cast<const char*>(&header), sizeof(header));
  held_ += payload;
  write_held();
}

void Link::pump() {
  write_held();
  read_available();
}

void Link::write_held() {
  while (out_ >= 0 && !held_.empty()) {
    const ssize_t n = write_quietly(out_, std::string_view(held_).substr(sent_));
    if (n >= 0) {
      sent_ += static_cast<size_t>(n);
      if (sent_ == held_.size() || sent_ > kMostSent) {
        held_.erase(0, sent_);
        sent_ = 0;
      }
    } else if (errno == EAGAIN) {
      return;
    } else if (errno != EINTR) {
      const int why = errno;
      read_last_words();
      error_ = why;
      close_out();
      held_.clear();
      sent_ = 0;
    }
  }
}

/// Of an end that is gone: why it has ended may have come already.
void Link::read_last_words() {
  size_t before = 0;
  do {
    before = come_.size();
    read_available();
  } while (in_ >= 0 && come_.size() > before);
}

void Link::read_available() {
  char buffer[65536];
  while (in_ >= 0) {
    const ssize_t n = read(in_, buffer, sizeof(buffer));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0 && errno == EAGAIN) break;
    if (n <= 0) {
      if (n < 0) error_ = errno;
      close_in();
      break;
    }
    silence_ns_ = 0;
    looked_ns_ = now_ns();
    come_.append(buffer, static_cast<size_t>(n));
    if (static_cast<size_t>(n) < sizeof(buffer)) break;
  }
  if (!greeting_.empty()) look_for_greeting();
}

/// A login shell may have said something before.
void Link::look_for_greeting() {
  const size_t at = come_.find(greeting_);
  const size_t end = at == std::string::npos ? at : come_.find('\n', at);
  if (end == std::string::npos) {
    chatter_ = come_.substr(0, kMostChatter);
    if (come_.size() > kMostChatter) close();
    return;
  }
  const size_t begin = at + greeting_.size();
  version_ = come_.substr(begin, end - begin);
  chatter_ = come_.substr(0, at);
  come_.erase(0, end + 1);
  greeting_.clear();
}

std::optional<Message> Link::receive() {
  FrameHeader header;
  if (!greeting_.empty() || come_.size() < sizeof(header)) return {};
  std::memcpy(&header, come_.data(), sizeof(header));
  if (header.kind >= kMostKinds || header.bytes > kMostPayload) {
    close();  // not of ours
    come_.clear();
    return {};
  }
  if (come_.size() < sizeof(header) + header.bytes) return {};
  Message message{header.kind, come_.substr(sizeof(header), header.bytes)};
  come_.erase(0, sizeof(header) + header.bytes);
  return message;
}

void Link::add_waits(std::vector<pollfd>& waits) const {
  if (in_ >= 0) waits.push_back({in_, POLLIN, 0});
  if (out_ >= 0 && !held_.empty()) waits.push_back({out_, POLLOUT, 0});
}

}  // namespace isomem::net
