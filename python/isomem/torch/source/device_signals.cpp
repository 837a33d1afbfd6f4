// SPDX-License-Identifier: Apache-2.0
#include "device_signals.hpp"

#include <ATen/ATen.h>

namespace isomem::torch {

namespace {

cudaStream_t current_stream() {
  return static_cast<cudaStream_t>(cuda().getStream(device_pool().device()).native_handle());
}

/// Two words of 64 bits for each of a pad.
size_t words_bytes(size_t pad_bytes) { return 2 * sizeof(uint64_t) * (pad_bytes / sizeof(uint32_t)); }
size_t words_begin(size_t pad_bytes) { return (pad_bytes + 255) / 256 * 256; }

}  // namespace

std::optional<size_t> take_device_pad(size_t pad_bytes) {
  const size_t words = words_bytes(pad_bytes) / sizeof(uint64_t);
  const auto pad = symmetric_device_pool().take_or_none(words_begin(pad_bytes) + words_bytes(pad_bytes));
  if (!pad) return pad;
  const auto options = at::TensorOptions().dtype(at::kLong).device(device_pool().device());
  const auto all = at::from_blob(
      symmetric_device_pool().at(*pad), {static_cast<int64_t>(words_begin(pad_bytes) / 8 + words)},
      [](void*) {}, options, device_pool().device());
  all.zero_();
  all.slice(0, static_cast<int64_t>(words_begin(pad_bytes) / 8 + words / 2)).fill_(1);  // they are free
  cuda().getStream(device_pool().device()).synchronize();
  return pad;
}

void wait_for_gpu() { cuda().synchronizeDevice(device_pool().device().index()); }

/// Of the owner's words that of a channel which is 1 once `from` has given a signal. Written by `from`.
uint64_t* DeviceSignals::full(int owner, int from, int channel) const {
  const Meeting::Member& of = meeting_.member(owner);
  char* const words = symmetric_device_pool().at(of.pad) + words_begin(of.pad_bytes);
  return reinterpret_cast<uint64_t*>(words) + static_cast<size_t>(channel) * meeting_.size() +
         static_cast<size_t>(from);
}

/// The same, 1 while `at` has room for a signal of the owner's. Written by `at`.
uint64_t* DeviceSignals::free(int owner, int at, int channel) const {
  return full(owner, at, channel) + meeting_.pad_bytes() / sizeof(uint32_t);
}

/// Waits for 1 and makes it 0; as DeviceTransfers does.
void DeviceSignals::claim(uint64_t* word, cudaStream_t stream) const {
  gpu().nvshmemx_signal_wait_until_on_stream(word, NVSHMEM_CMP_NE, 0, stream);
  gpu().nvshmemx_signal_op_on_stream(word, 0, NVSHMEM_SIGNAL_SET, pe(meeting_.me()), stream);
}

void DeviceSignals::put(int to, int channel) const {
  meeting_.check(to, channel);
  const cudaStream_t stream = current_stream();
  claim(free(meeting_.me(), to, channel), stream);
  gpu().nvshmemx_signal_op_on_stream(full(to, meeting_.me(), channel), 1, NVSHMEM_SIGNAL_SET, pe(to), stream);
}

void DeviceSignals::wait(int from, int channel) const {
  meeting_.check(from, channel);
  const cudaStream_t stream = current_stream();
  claim(full(meeting_.me(), from, channel), stream);
  gpu().nvshmemx_signal_op_on_stream(free(from, meeting_.me(), channel), 1, NVSHMEM_SIGNAL_SET, pe(from),
                                     stream);
}

void DeviceSignals::barrier(int channel) const {
  meeting_.check(meeting_.me(), channel);
  const auto n = static_cast<int>(meeting_.size());
  for (int i = 1; i < n; ++i) put((meeting_.me() + i) % n, channel);
  for (int i = 1; i < n; ++i) wait((meeting_.me() + i) % n, channel);
}

}  // namespace isomem::torch
