// SPDX-License-Identifier: Apache-2.0
// Messages of a kind and a payload between two processes of the same version, over pipes or a socket. What
// the kinds are is up to those who talk.
#pragma once

#include <poll.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/clock.hpp"

namespace isomem::net {

/// Bytes that are mostly zero, shorter: each run of zeros is a number. Their number is known to who takes
/// them out again; that throws Error where they do not fit.
std::string without_zeros(std::string_view bytes);
void with_zeros(std::string_view& from, char* bytes, size_t n);

/// Puts numbers and texts into a payload.
class Packer {
 public:
  Packer& number(uint64_t value) {
    bytes_.append(reinterpret_cast<const char*>(&value), sizeof(value));
    return *this;
  }
  Packer& text(std::string_view words) {
    number(words.size());
    bytes_ += words;
    return *this;
  }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

/// Takes them out again. Throws Error where there is less than is asked for.
class Unpacker {
 public:
  explicit Unpacker(std::string_view bytes) : rest_(bytes) {}
  uint64_t number();
  int whole() { return static_cast<int>(number()); }
  std::string text() { return std::string(raw(number())); }

 private:
  std::string_view raw(size_t bytes);
  std::string_view rest_;
};

struct Message {
  uint32_t number;
  std::string payload;

  template <class Kind>
  Kind kind() const {
    return static_cast<Kind>(number);
  }
};

/// One end. Nothing here ever waits.
class Link {
 public:
  static constexpr uint32_t kMostKinds = 64;

  Link() = default;
  /// Takes both descriptors over (of a socket they are one, which children that are forked do not keep).
  /// `greeting`: how the first line of the other end begins, if it has one.
  Link(int in, int out, std::string_view greeting = {});
  ~Link() { close(); }
  Link(Link&& other) noexcept;
  Link& operator=(Link&& other) noexcept;

  template <class Kind>
  void send(Kind kind, std::string_view payload = {}) {
    send_frame(static_cast<uint32_t>(kind), payload);
  }
  template <class Kind>
  void send(Kind kind, uint64_t number) {
    send(kind, Packer().number(number).bytes());
  }

  /// Moves what can be moved now.
  void pump();
  /// The next message that has come.
  std::optional<Message> receive();
  /// What stood behind the greeting, once it has come.
  const std::optional<std::string>& version() const { return version_; }
  /// What stood before the greeting, or in place of it.
  const std::string& chatter() const { return chatter_; }

  void add_waits(std::vector<pollfd>& waits) const;
  /// Nothing comes any more.
  bool is_over() const { return in_ < 0; }
  /// An errno, why; 0: the other end has closed it.
  int error() const { return error_; }
  bool has_sent_all() const { return held_.empty() || out_ < 0; }
  /// For how long nothing has come, as far as this process has looked: the time in which it was stopped or
  /// got no core is not the other end's silence. To be asked at least every second, after pump().
  uint64_t silence_ns(uint64_t now);
  void close();

 private:
  bool is_socket() const { return in_ >= 0 && in_ == out_; }
  void send_frame(uint32_t kind, std::string_view payload);
  void write_held();
  void read_available();
  void read_last_words();
  void look_for_greeting();
  void close_in();
  void close_out();

  int in_ = -1;
  int out_ = -1;
  int error_ = 0;
  std::string greeting_;  // that is still to come
  std::optional<std::string> version_;
  std::string chatter_;
  std::string held_;
  size_t sent_ = 0;  // of what is held
  std::string come_;
  uint64_t looked_ns_ = 0;
  uint64_t silence_ns_ = 0;
};

}  // namespace isomem::net
