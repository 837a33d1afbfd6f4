// SPDX-License-Identifier: Apache-2.0
// The provider "ISOMEM" of torch's symmetric memory, for CPU tensors and for those of a GPU.
#pragma once

#include <ATen/ATen.h>
#include <torch/csrc/distributed/c10d/symm_mem/SymmetricMemory.hpp>

#include "block.hpp"
#include "device_signals.hpp"

namespace isomem::torch {

/// What is the same for both.
class SymmetricMemory : public c10d::symmetric_memory::SymmetricMemory {
 public:
  SymmetricMemory(std::shared_ptr<Block> block, std::shared_ptr<const Meeting> meeting, size_t offset)
      : block_(std::move(block)), meeting_(std::move(meeting)), offset_(offset) {}

  const Meeting& meeting() const { return *meeting_; }

  std::vector<void*> get_buffer_ptrs() override { return meeting_->blocks(); }
  std::vector<void*> get_signal_pad_ptrs() override;
  size_t get_buffer_size() override { return block_->bytes(); }
  size_t get_offset() override { return offset_; }
  bool has_multicast_support() override { return false; }
  void* get_multicast_ptr() override { return nullptr; }
  int get_rank() override { return meeting_->me(); }
  int get_world_size() override { return static_cast<int>(meeting_->size()); }
  const std::vector<int>& get_rank_to_global_rank() override { return meeting_->pes(); }
  bool world_within_direct_access() override;

 private:
  std::shared_ptr<Block> block_;
  std::shared_ptr<const Meeting> meeting_;
  size_t offset_;
};

class HostSymmetricMemory : public SymmetricMemory {
 public:
  using SymmetricMemory::SymmetricMemory;

  void** get_buffer_ptrs_dev() override { return const_cast<void**>(meeting().blocks().data()); }
  void** get_signal_pad_ptrs_dev() override { return const_cast<void**>(meeting().pads().data()); }
  int* get_rank_to_global_rank_dev() override { return const_cast<int*>(meeting().pes().data()); }
  void barrier(int channel, size_t timeout_ms) override;
  void put_signal(int to, int channel, size_t timeout_ms) override;
  void wait_signal(int from, int channel, size_t timeout_ms) override;
  c10::Device get_device() override { return c10::Device(c10::DeviceType::CPU); }
};

/// Signals and barriers are on the current stream; their time-outs are the library's.
class DeviceSymmetricMemory : public SymmetricMemory {
 public:
  DeviceSymmetricMemory(std::shared_ptr<Block> block, std::shared_ptr<const Meeting> meeting, size_t offset);

  void** get_buffer_ptrs_dev() override { return static_cast<void**>(blocks_.data_ptr()); }
  void** get_signal_pad_ptrs_dev() override { return static_cast<void**>(pads_.data_ptr()); }
  int* get_rank_to_global_rank_dev() override { return static_cast<int*>(pes_.data_ptr()); }
  void barrier(int channel, size_t) override { signals_.barrier(channel); }
  void put_signal(int to, int channel, size_t) override { signals_.put(to, channel); }
  void wait_signal(int from, int channel, size_t) override { signals_.wait(from, channel); }
  c10::Device get_device() override { return blocks_.device(); }

 private:
  at::Tensor blocks_, pads_, pes_;  // on the GPU, for kernels
  DeviceSignals signals_;
};

/// Makes the provider known to torch: that of a GPU where there is one, else that of CPU tensors, which takes
/// these also if nobody else does.
void register_symmetric_memory();

/// Once in a process.
void implement_symmetric_ops();

}  // namespace isomem::torch
