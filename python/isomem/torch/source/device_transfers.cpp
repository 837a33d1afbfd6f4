// SPDX-License-Identifier: Apache-2.0
#include "device_transfers.hpp"

#include <algorithm>
#include <map>

namespace isomem::torch {

namespace {

/// How far the transfers with one member have come: those of a list follow each other, each from the first
/// box on.
template <class Transfer>
class Lists {
 public:
  Lists(const std::vector<Transfer>& all, size_t Transfer::*peer) {
    for (const Transfer& one : all)
      if (one.bytes > 0) lists_[one.*peer].rest.push_back(&one);
  }
  bool is_done() const { return lists_.empty(); }
  /// f(transfer, offset, number of the fragment in it): the next fragment with each member.
  template <class F>
  void step(size_t fragment, F f) {
    for (auto list = lists_.begin(); list != lists_.end();) {
      auto& [rest, at] = list->second;
      const Transfer& one = *rest.front();
      f(one, at, at / fragment);
      at += fragment;
      if (at >= one.bytes) {
        rest.erase(rest.begin());
        at = 0;
      }
      list = rest.empty() ? lists_.erase(list) : std::next(list);
    }
  }

 private:
  struct List {
    std::vector<const Transfer*> rest;
    size_t at = 0;
  };
  std::map<size_t, List> lists_;
};

}  // namespace

void DeviceTransfers::run(const std::vector<Give>& gives, const std::vector<Take>& takes,
                          cudaStream_t stream) const {
  Lists<Give> giving(gives, &Give::to);
  Lists<Take> taking(takes, &Take::from);
  const size_t fragment = area_.box_bytes();
  while (!giving.is_done() || !taking.is_done()) {
    giving.step(fragment, [&](const Give& one, size_t at, size_t i) { give(one, at, i % 2, stream); });
    taking.step(fragment, [&](const Take& one, size_t at, size_t i) { take(one, at, i % 2, stream); });
  }
}

/// Waits for 1 and makes it 0. By this comparison a kernel waits: where the driver does, other streams that
/// share a queue of the device with this one are held back, and with them what another member waits for.
void DeviceTransfers::claim(uint64_t* word, cudaStream_t stream) const {
  call_.nvshmemx_signal_wait_until_on_stream(word, NVSHMEM_CMP_NE, 0, stream);
  call_.nvshmemx_signal_op_on_stream(word, 0, NVSHMEM_SIGNAL_SET, members_.pes[me()], stream);
}

void DeviceTransfers::give(const Give& give, size_t at, size_t i, cudaStream_t stream) const {
  const size_t bytes = std::min(area_.box_bytes(), give.bytes - at);
  const int pe = members_.pes[give.to];
  claim(area_.free(give.to, first_box_ + i), stream);
  call_.nvshmemx_putmem_on_stream(area_.box(me(), first_box_ + i), give.data + at, bytes, pe, stream);
  call_.nvshmemx_signal_op_on_stream(area_.full(me(), first_box_ + i), 1, NVSHMEM_SIGNAL_SET, pe, stream);
}

void DeviceTransfers::take(const Take& take, size_t at, size_t i, cudaStream_t stream) const {
  const size_t bytes = std::min(area_.box_bytes(), take.bytes - at);
  claim(area_.full(take.from, first_box_ + i), stream);
  call_.nvshmemx_getmem_on_stream(take.data + at, area_.box(take.from, first_box_ + i), bytes,
                                  members_.pes[me()], stream);
  call_.nvshmemx_signal_op_on_stream(area_.free(me(), first_box_ + i), 1, NVSHMEM_SIGNAL_SET,
                                     members_.pes[take.from], stream);
}

}  // namespace isomem::torch
