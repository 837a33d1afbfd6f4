// SPDX-License-Identifier: Apache-2.0
// A process group of torch.distributed for tensors in host memory and, by device_group.hpp, on CUDA devices.
#pragma once

#include <torch/csrc/distributed/c10d/Backend.hpp>

#include <atomic>
#include <memory>

#include "absence.hpp"
#include "by_host.hpp"
#include "collectives.hpp"
#include "device_group.hpp"
#include "messages.hpp"
#include "queue.hpp"
#include "window.hpp"

namespace isomem::torch {

using at::Tensor;
using c10d::Work;
using WorkPtr = c10::intrusive_ptr<Work>;
using Tensors = std::vector<Tensor>;

/// What torch hands from a group to one that is split from it; of a type that can be copied from Python.
class GroupOptions : public c10d::Backend::Options {
 public:
  GroupOptions(std::chrono::milliseconds timeout, const std::string& name) : Options("isomem", timeout) {
    group_name = name;
  }
};

class IsomemBackend : public c10d::Backend {
 public:
  IsomemBackend(const c10::intrusive_ptr<c10d::Store>& store, int rank, int size, std::string name,
                std::vector<int> global_ranks, std::chrono::milliseconds timeout);
  ~IsomemBackend() override;

  const std::string getBackendName() const override { return "isomem"; }
  void setTimeout(std::chrono::milliseconds timeout) override { timeout_ = timeout; }
  void shutdown() override;
  /// The same at once: what waits on the CPU for ranks that have not come ends with an error.
  void abort() override;
  /// Whether no collective on host memory is under way.
  bool is_idle() { return queue_->is_idle(); }
  void setSequenceNumberForGroup() override {}
  uint64_t getSequenceNumberForGroup() override { return sequence_; }

  /// A group of some members, of which the others get none; for them it is no collective.
  bool supportsSplitting() const override { return true; }
  c10::intrusive_ptr<c10d::Backend> split(const c10::intrusive_ptr<c10d::Store>& store,
                                          const std::vector<int>& members,
                                          const c10::intrusive_ptr<Options>& options) override;
  c10::intrusive_ptr<GroupOptions> options() {
    return c10::make_intrusive<GroupOptions>(timeout_, members_.name);
  }
  c10::intrusive_ptr<Options> getBackendOptions() override { return options(); }
  /// What torch calls where init_process_group, or a mesh, was given a device_id.
  void eagerConnectSingleDevice(c10::Device device) override;

  /// A tensor which all_reduce, all_gather and reduce_scatter need not copy; see allocated.hpp.
  Tensor allocateTensor(long size, at::TensorOptions options) override;
  bool supportsTensorAlloc(c10::DeviceIndex) override { return true; }

  WorkPtr broadcast(Tensors& tensors, const c10d::BroadcastOptions& options) override;
  WorkPtr allreduce(Tensors& tensors, const c10d::AllreduceOptions& options) override;
  WorkPtr allreduce_coalesced(Tensors& tensors, const c10d::AllreduceCoalescedOptions& options) override;
  WorkPtr reduce(Tensors& tensors, const c10d::ReduceOptions& options) override;
  WorkPtr allgather(std::vector<Tensors>& outputs, Tensors& inputs,
                    const c10d::AllgatherOptions& options) override;
  WorkPtr _allgather_base(Tensor& output, Tensor& input, const c10d::AllgatherOptions& options) override;
  WorkPtr allgather_coalesced(std::vector<Tensors>& outputs, Tensors& inputs,
                              const c10d::AllgatherOptions& options) override;
  WorkPtr allgather_into_tensor_coalesced(Tensors& outputs, Tensors& inputs,
                                          const c10d::AllgatherOptions& options) override;
  WorkPtr gather(std::vector<Tensors>& outputs, Tensors& inputs, const c10d::GatherOptions& options) override;
  /// Of torch 2.15 and newer: into one tensor of the root.
  WorkPtr gather_into_tensor(Tensor& output, Tensor& input, const c10d::GatherOptions& options);
  WorkPtr scatter(Tensors& outputs, std::vector<Tensors>& inputs,
                  const c10d::ScatterOptions& options) override;
  WorkPtr reduce_scatter(Tensors& outputs, std::vector<Tensors>& inputs,
                         const c10d::ReduceScatterOptions& options) override;
  WorkPtr _reduce_scatter_base(Tensor& output, Tensor& input,
                               const c10d::ReduceScatterOptions& options) override;
  WorkPtr reduce_scatter_tensor_coalesced(Tensors& outputs, Tensors& inputs,
                                          const c10d::ReduceScatterOptions& options) override;
  WorkPtr alltoall_base(Tensor& output, Tensor& input, std::vector<int64_t>& output_splits,
                        std::vector<int64_t>& input_splits, const c10d::AllToAllOptions& options) override;
  WorkPtr alltoall(Tensors& outputs, Tensors& inputs, const c10d::AllToAllOptions& options) override;
  WorkPtr send(Tensors& tensors, int to, int tag) override;
  WorkPtr recv(Tensors& tensors, int from, int tag) override;
  WorkPtr recvAnysource(Tensors& tensors, int tag) override;
  WorkPtr barrier(const c10d::BarrierOptions& options) override;
  bool supportsCoalescing() const override { return device_ != nullptr; }
  void startCoalescing() override;
  WorkPtr endCoalescing() override;
  void monitoredBarrier(const c10d::BarrierOptions& options, bool wait_for_all) override;
  /// Collective.
  c10::intrusive_ptr<Window> make_window(const std::optional<Tensor>& tensor);
#ifdef C10D_BACKEND_HAS_WINDOW
  bool supportsWindow() const override { return true; }
  c10::intrusive_ptr<c10d::Window> new_window(const std::optional<Tensor>& tensor) override;
#endif

 private:
  using Body = std::function<void(Collectives&, Clock::time_point deadline)>;

  template <class Choices>
  WorkPtr run(c10d::OpType type, const Choices& options, const Tensor& like, Tensors outputs, Body body);
  template <class Choices>
  WorkPtr run_on_host(c10d::OpType type, const Choices& options, Tensors outputs, Body body);
  void gather_uneven(Collectives& group, const Tensors& list, const Tensor& input,
                     Clock::time_point until) const;
  void scatter_uneven(Collectives& group, const Tensors& list, const Tensor& output, const Reduction& how,
                      Clock::time_point until) const;
  WorkPtr batched(WorkPtr work);
  void end_windows();
  DeviceGroup& device_group(c10::Device device);
  void start_device_pool(c10::Device device);
  void make_device_group();
  bool is_of_all_pes() const;
  bool collectives_go_by_host() const;
  bool wishes_device() const;
  void take_wished_device();
  Body by_host(c10::Device device, Body body);
  WorkPtr message(c10d::OpType type, Tensors& tensors, int peer, int tag);
  Clock::time_point deadline(std::chrono::milliseconds timeout) const;
  size_t root_of(int64_t root) const;
  size_t me() const { return static_cast<size_t>(members_.me); }

  Members members_;
  std::unique_ptr<HostCollectives> host_;
  std::shared_ptr<Absence> absence_;
  c10::intrusive_ptr<c10d::Store> store_;
  std::unique_ptr<DeviceGroup> device_;
  std::string why_no_device_;  // it was not made with the group
  std::shared_ptr<ByHost> by_host_;
  std::shared_ptr<Messages> messages_;
  std::shared_ptr<Queue> queue_ = std::make_shared<Queue>();
  std::chrono::milliseconds timeout_;
  uint64_t sequence_ = 0;
  std::string broken_;  // why nothing works any more; in the order of the queue
  std::atomic<bool> is_shut_ = false;
  bool is_batch_ = false;
  std::vector<WorkPtr> batch_;
  std::mutex windows_mutex_;
  std::vector<std::weak_ptr<Exposed>> windows_;
};

/// Shuts down all groups of this process, whatever still has them: the PE's life ends.
void end_all_groups();

}  // namespace isomem::torch
