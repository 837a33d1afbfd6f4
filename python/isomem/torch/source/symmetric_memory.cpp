// SPDX-License-Identifier: Apache-2.0
#include "symmetric_memory.hpp"

#include <algorithm>
#include <map>

#include "others_run.hpp"

namespace isomem::torch {

namespace {

namespace symmetric = c10d::symmetric_memory;

class Allocator : public symmetric::SymmetricMemoryAllocator {
 public:
  explicit Allocator(c10::DeviceType type) : type_(type) {}

  void* alloc(size_t size, int, const std::optional<std::string>& group_name) override {
    const OthersRun others_run;  // areas that others have not left yet are waited for
    auto block = std::make_shared<Block>(is_on_host() ? pool() : symmetric_device_pool(), size, group_name);
    char* const data = block->data();
    const std::lock_guard guard(mutex_);
    Tensors& here = blocks_[data];
    here.before += here.block != nullptr;
    here.block = std::move(block);
    return data;
  }

  void free(void* pointer) override {
    std::shared_ptr<Block> ends;  // after the lock
    const std::lock_guard guard(mutex_);
    const auto found = blocks_.find(static_cast<char*>(pointer));
    if (found->second.before > 0) {
      --found->second.before;
      return;
    }
    ends = std::move(found->second.block);
    blocks_.erase(found);
  }

  size_t get_alloc_size(void* pointer) override { return find(pointer)->bytes(); }

  /// Null for memory of others, as torch has it: its low-contention collectives then take a copy.
  c10::intrusive_ptr<symmetric::SymmetricMemory> rendezvous(
      void* pointer, const std::optional<std::string>& group_name) override {
    const OthersRun others_run;
    const auto block = find_or_null(pointer);
    if (!block) return nullptr;
    auto meeting = block->meet(group_name);
    const auto offset = static_cast<size_t>(static_cast<char*>(pointer) - block->data());
    if (is_on_host()) return c10::make_intrusive<HostSymmetricMemory>(block, std::move(meeting), offset);
    return c10::make_intrusive<DeviceSymmetricMemory>(block, std::move(meeting), offset);
  }

  bool has_multicast_support(int) override { return false; }
  c10::DeviceType supported_device_type() override { return type_; }
  std::string name() override { return "ISOMEM"; }

  // Of later versions of torch. What a block is called must be the same on all ranks there: nothing is.
  virtual int64_t get_alloc_id(void*) { return 0; }
  virtual bool has_allocation(void* pointer) { return find_or_null(pointer) != nullptr; }

 private:
  bool is_on_host() const { return type_ == c10::DeviceType::CPU; }

  std::shared_ptr<Block> find_or_null(void* pointer) {
    const std::lock_guard guard(mutex_);
    auto after = blocks_.upper_bound(static_cast<char*>(pointer));
    if (after == blocks_.begin()) return nullptr;
    const auto& [data, here] = *std::prev(after);
    const auto& block = here.block;
    const auto offset = static_cast<size_t>(static_cast<char*>(pointer) - data);
    return offset < std::max<size_t>(block->bytes(), 1) ? block : nullptr;
  }

  std::shared_ptr<Block> find(void* pointer) {
    auto block = find_or_null(pointer);
    TORCH_CHECK(block,
                "isomem: the tensor is not in symmetric memory: it must come from "
                "torch.distributed._symmetric_memory.empty()");
    return block;
  }

  /// Of one address. Tensors of a life of the PE that has ended may still be there, and are freed by the same
  /// address: until that, or one more free, the block lives.
  struct Tensors {
    std::shared_ptr<Block> block;
    size_t before = 0;
  };

  const c10::DeviceType type_;
  std::mutex mutex_;
  std::map<char*, Tensors> blocks_;
};

}  // namespace

std::vector<void*> SymmetricMemory::get_signal_pad_ptrs() {
  TORCH_CHECK(symmetric::get_signal_pad_size() <= meeting_->pad_bytes(),
              "isomem: set_signal_pad_size has been called after the rendezvous, at which the pad got ",
              meeting_->pad_bytes(), " bytes");
  TORCH_CHECK(
      world_within_direct_access(),
      "isomem: a rank of the group is on another host: its signal pad has no address here; put_signal, "
      "wait_signal and barrier reach it");
  return meeting_->pads();
}

bool SymmetricMemory::world_within_direct_access() {
  const auto& blocks = meeting_->blocks();
  return std::find(blocks.begin(), blocks.end(), nullptr) == blocks.end();
}

void HostSymmetricMemory::barrier(int channel, size_t timeout_ms) {
  const OthersRun others_run;
  meeting().barrier(channel, std::chrono::milliseconds(timeout_ms));
}

void HostSymmetricMemory::put_signal(int to, int channel, size_t timeout_ms) {
  const OthersRun others_run;
  meeting().put_signal(to, channel, std::chrono::milliseconds(timeout_ms));
}

void HostSymmetricMemory::wait_signal(int from, int channel, size_t timeout_ms) {
  const OthersRun others_run;
  meeting().wait_signal(from, channel, std::chrono::milliseconds(timeout_ms));
}

DeviceSymmetricMemory::DeviceSymmetricMemory(std::shared_ptr<Block> block,
                                             std::shared_ptr<const Meeting> meeting, size_t offset)
    : SymmetricMemory(std::move(block), std::move(meeting), offset), signals_(this->meeting()) {
  const c10::Device device = device_pool().device();
  const auto on_device = [&](const std::vector<void*>& pointers) {
    std::vector<int64_t> numbers;
    for (void* pointer : pointers) numbers.push_back(reinterpret_cast<int64_t>(pointer));
    return at::tensor(numbers, at::kLong).to(device);
  };
  blocks_ = on_device(this->meeting().blocks());
  pads_ = on_device(this->meeting().pads());
  pes_ = at::tensor(this->meeting().pes(), at::kInt).to(device);
}

void register_symmetric_memory() {
  const auto on_host = c10::make_intrusive<Allocator>(c10::DeviceType::CPU);
  const bool has_gpu =
      has_gpu_half() && c10::impl::hasDeviceGuardImpl(c10::DeviceType::CUDA) && cuda().deviceCount() > 0;
  symmetric::register_availability("ISOMEM",
                                   has_gpu ? c10::make_intrusive<Allocator>(c10::DeviceType::CUDA) : on_host);
  if (!symmetric::has_allocator(c10::DeviceType::CPU))
    symmetric::register_allocator(c10::DeviceType::CPU, on_host);
}

}  // namespace isomem::torch
