// SPDX-License-Identifier: Apache-2.0
// CUDA tensors of a group that has no device memory yet, since all ranks take that together: copies of them
// go through host memory. What has been begun so ends so: members tell each other how far they have come when
// the group gets device memory.
#pragma once

#include <c10/core/Stream.h>
#include <torch/csrc/distributed/c10d/Store.hpp>

#include <atomic>
#include <cstdint>
#include <map>
#include <vector>

#include "exchange.hpp"

namespace isomem::torch {

inline constexpr const char* kAdvice =
    "All ranks take symmetric device memory together: pass device_id to init_process_group, or call "
    "torch.cuda.set_device and torch.cuda.init() before it, or isomem.torch.use_cuda() on all ranks; "
    "otherwise the first collective of CUDA tensors, or barrier, of a group of all ranks does it, and a "
    "group "
    "has its own from its next collective of CUDA tensors or barrier on";

class ByHost {
 public:
  explicit ByHost(const Members& members);

  /// A tensor of this device goes this way. Returns a stream that copies it, if it is not the current one.
  /// Throws c10::Error while a CUDA graph is captured; says once in a program that this is slow.
  c10::Stream begin(c10::Device device);
  bool is_used() const { return !streams_.empty(); }
  void count_collective() { ++collectives_; }
  /// `change`: -1 if a message has come to nothing: none has been sent or taken.
  void count_message(bool is_send, size_t peer, int change);

  /// Collective, when the group gets device memory. Throws c10::Error if a member has had more collectives.
  void end_with(const c10::intrusive_ptr<c10d::Store>& store);
  /// Of a group with device memory: whether the other half of the next message to or from a member has gone
  /// this way.
  bool is_next(bool is_send, size_t peer) const;

 private:
  static size_t at(bool is_send, size_t peer) { return 2 * peer + is_send; }

  const Members& members_;
  std::map<c10::DeviceIndex, c10::Stream> streams_;
  int64_t collectives_ = 0;
  std::vector<std::atomic<int64_t>> messages_;
  std::vector<int64_t> last_;  // how many messages go this way
};

}  // namespace isomem::torch
