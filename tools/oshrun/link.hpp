// SPDX-License-Identifier: Apache-2.0
// What the head of a job on several hosts and the agent on each of them say to each other, over the standard
// input and output of a remote shell: messages of a kind and a payload. Both ends are of the same version,
// which is checked before the first message.
#pragma once

#include <poll.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/clock.hpp"

namespace oshrun {

/// What an agent says in its first line, with the version behind it.
inline constexpr const char* kGreeting = "isomem-agent ";

/// An end that has not been heard of for so long is taken for dead. Both say something each second.
inline constexpr uint64_t kSilence = 8 * isomem::kSecond;

enum class Tell : uint32_t {
  beat,  // nothing: the other end lives

  // head to agent
  plan,        // what is to be done there: plan.hpp
  start,       // u64 stride, u64 limit of the heap, texts: names of the hosts
  input,       // text for PE 0 ...
  input_ends,  // ... which is all
  signal,      // u64 number: for the PEs
  call_roll,   // to be answered with `roll`
  end,         // u64 status: the job ends

  // agent to head
  shape,     // u64 stride, u64 limit of the heap: what this host has room for; text: its name
  output,    // u64 stream (1 or 2), text
  roll,      // text: what the PEs there do
  recorded,  // u64 status: a PE there has ended the job
  all_done,  // the PEs there have all ended with status 0
  fails,     // u64 status, text: the job ends, and why
  done,      // nothing of the job is left there

  // both ways
  news,    // of a host: judge.hpp
  card,    // u64 PE, u64 life, text: address of a PE on the wire
  closed,  // u64 stream, u64 errno: nobody reads that output any more; from an agent: PE 0 reads no input
  taken,   // of output u64 stream, u64 bytes that have been passed on; of input u64 bytes
};

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

/// Takes them out again. Throws isomem::Error where there is less than is asked for.
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
  Tell kind;
  std::string payload;
};

/// One end. Nothing here ever waits.
class Link {
 public:
  Link() = default;
  /// Takes both descriptors over. `greeted`: whether the first line of the other end is still to come.
  Link(int in, int out, bool greeted);
  ~Link() { close(); }
  Link(Link&& other) noexcept;
  Link& operator=(Link&& other) noexcept;

  void send(Tell kind, std::string_view payload = {});
  void send(Tell kind, uint64_t number) { send(kind, Packer().number(number).bytes()); }

  /// Moves what can be moved now.
  void pump();
  /// The next message that has come.
  std::optional<Message> receive();
  /// The version in the greeting, once it has come.
  const std::optional<std::string>& version() const { return version_; }
  /// What stood before the greeting, or in place of it.
  const std::string& chatter() const { return chatter_; }

  void add_waits(std::vector<pollfd>& waits) const;
  /// Nothing comes any more.
  bool is_over() const { return in_ < 0; }
  bool has_sent_all() const { return held_.empty() || out_ < 0; }
  uint64_t heard_ns() const { return heard_ns_; }
  void close();

 private:
  void write_held();
  void read_available();
  void look_for_greeting();

  int in_ = -1;
  int out_ = -1;
  bool greeted_ = true;
  std::optional<std::string> version_;
  std::string chatter_;
  std::string held_;
  std::string come_;
  uint64_t heard_ns_ = 0;
};

}  // namespace oshrun
