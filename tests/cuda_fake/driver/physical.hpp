// SPDX-License-Identifier: Apache-2.0
// A piece of physical memory: a memfd, with a record behind its bytes that all processes share.
#pragma once

#include <cstdint>
#include <memory>

namespace fake_cuda {

class Physical {
 public:
  static constexpr int kHost = -1;  // the "device" of host memory

  /// Null if the device has not so much memory left.
  static std::shared_ptr<Physical> create(uint64_t bytes, int device, bool shareable);
  /// Memory of another process; null if the descriptor is none of the fake's.
  static std::shared_ptr<Physical> import(int fd);
  ~Physical();
  Physical(const Physical&) = delete;

  /// As the fake itself reaches it.
  char* bytes() const { return bytes_; }
  uint64_t size() const { return size_; }
  int fd() const { return fd_; }
  int device() const;
  bool is_shareable() const;
  /// Maps it for the CPU at `address`.
  bool show_at(uint64_t address) const;

 private:
  struct Record;
  Physical(int fd, uint64_t size);
  Record& record() const;
  void poison();

  int fd_;
  uint64_t size_;
  char* bytes_;
};

}  // namespace fake_cuda
