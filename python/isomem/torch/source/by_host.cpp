// SPDX-License-Identifier: Apache-2.0
#include "by_host.hpp"

#include <algorithm>

#include "device_pool.hpp"
#include "directory.hpp"
#include "gpu_calls.hpp"

namespace isomem::torch {

ByHost::ByHost(const Members& members)
    : members_(members), messages_(2 * members.size()), last_(2 * members.size()) {}

c10::Stream ByHost::begin(c10::Device device) {
  gpu();
  TORCH_CHECK(!is_capturing(cuda().getStream(device).native_handle()), "isomem: group ", members_.name,
              ": what goes through host memory cannot be part of a CUDA graph. ", kAdvice);
  TORCH_WARN_ONCE("isomem: CUDA tensors go through host memory, slowly, first in group ", members_.name, ". ",
                  kAdvice);
  device_pool().wish(device);
  if (!streams_.contains(device.index())) streams_.emplace(device.index(), new_stream(device));
  return streams_.at(device.index());
}

void ByHost::count_message(bool is_send, size_t peer, int change) { messages_[at(is_send, peer)] += change; }

bool ByHost::is_next(bool is_send, size_t peer) const {
  return messages_[at(is_send, peer)] < last_[at(is_send, peer)];
}

void ByHost::end_with(const c10::intrusive_ptr<c10d::Store>& store) {
  std::vector<int64_t> mine(messages_.begin(), messages_.end());
  mine.push_back(collectives_);
  Directory directory(store, members_.me, static_cast<int>(members_.size()), "by_host");
  const auto all = directory.exchange(mine);
  const auto me = static_cast<size_t>(members_.me);
  for (size_t peer = 0; peer < members_.size(); ++peer) {
    TORCH_CHECK(all[peer].back() == collectives_, "isomem: group ", members_.name,
                " gets device memory where rank ", members_.ranks[peer], " has had ", all[peer].back(),
                " collectives of CUDA tensors, and this one ", collectives_,
                ": all ranks must call the collectives of all groups in the same order. ", kAdvice);
    for (const bool is_send : {false, true})
      last_[at(is_send, peer)] = std::max(mine[at(is_send, peer)], all[peer][at(!is_send, me)]);
  }
}

}  // namespace isomem::torch
