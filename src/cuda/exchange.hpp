// SPDX-License-Identifier: Apache-2.0
// File descriptors from PE to PE, over unix datagram sockets with abstract names: nothing in the file system,
// no network. Device memory is shared by passing such descriptors.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace isomem {

class Runtime;

/// Owns a file descriptor.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(Descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(fd_, other.fd_);
    return *this;
  }
  ~Descriptor();
  int get() const { return fd_; }

 private:
  int fd_ = -1;
};

/// What arrives: a descriptor and a note for error messages.
struct ReceivedDescriptor {
  Descriptor fd;
  std::string note;
};

/// Threads may use it at a time, each for PEs or tags of its own.
class Exchange {
 public:
  /// Opens this PE's socket. Others may send once all PEs have passed a barrier. Throws Error.
  explicit Exchange(Runtime& runtime);

  /// Sends a duplicate of `fd`; returns when the kernel has it, whatever the receiver does. `tag` tells one
  /// exchange from the next. Waits end with the job. Throws Error.
  void send(int pe, uint64_t tag, int fd, const std::string& note);

  /// What PE `pe` has sent under `tag`. Throws Error.
  ReceivedDescriptor receive(const char* routine, int pe, uint64_t tag);

 private:
  static std::string name_of_socket(uint64_t number);
  bool take_one();
  bool has(const std::pair<int, uint64_t>& key);

  Runtime& runtime_;
  Descriptor socket_;
  std::mutex arriving_;  // of arrived_
  std::map<std::pair<int, uint64_t>, ReceivedDescriptor> arrived_;
};

}  // namespace isomem
