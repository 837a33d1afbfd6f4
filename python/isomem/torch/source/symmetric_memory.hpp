// SPDX-License-Identifier: Apache-2.0
// The provider "ISOMEM" of torch's symmetric memory, for CPU tensors.
#pragma once

#include <torch/csrc/distributed/c10d/symm_mem/SymmetricMemory.hpp>

#include "block.hpp"

namespace isomem::torch {

class SymmetricMemory : public c10d::symmetric_memory::SymmetricMemory {
 public:
  SymmetricMemory(std::shared_ptr<Block> block, std::shared_ptr<const Meeting> meeting, size_t offset)
      : block_(std::move(block)), meeting_(std::move(meeting)), offset_(offset) {}

  const Meeting& meeting() const { return *meeting_; }

  std::vector<void*> get_buffer_ptrs() override { return meeting_->blocks(); }
  std::vector<void*> get_signal_pad_ptrs() override;
  void** get_buffer_ptrs_dev() override { return const_cast<void**>(meeting_->blocks().data()); }
  void** get_signal_pad_ptrs_dev() override { return const_cast<void**>(meeting_->pads().data()); }
  size_t get_buffer_size() override { return block_->bytes(); }
  size_t get_offset() override { return offset_; }
  bool has_multicast_support() override { return false; }
  void* get_multicast_ptr() override { return nullptr; }
  void barrier(int channel, size_t timeout_ms) override;
  void put_signal(int to, int channel, size_t timeout_ms) override;
  void wait_signal(int from, int channel, size_t timeout_ms) override;
  int get_rank() override { return meeting_->me(); }
  int get_world_size() override { return static_cast<int>(meeting_->size()); }
  c10::Device get_device() override { return c10::Device(c10::DeviceType::CPU); }
  const std::vector<int>& get_rank_to_global_rank() override { return meeting_->pes(); }
  int* get_rank_to_global_rank_dev() override { return const_cast<int*>(meeting_->pes().data()); }
  bool world_within_direct_access() override;

 private:
  std::shared_ptr<Block> block_;
  std::shared_ptr<const Meeting> meeting_;
  size_t offset_;
};

/// Makes the provider known to torch, and that of CPU tensors if there is none.
void register_symmetric_memory();

/// Once in a process.
void implement_symmetric_ops();

}  // namespace isomem::torch
