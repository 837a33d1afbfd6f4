// SPDX-License-Identifier: Apache-2.0
// The part of a group that serves CUDA tensors: a team of the library, slots of device memory and streams.
#pragma once

#include <c10/core/Device.h>

#include <deque>
#include <memory>
#include <mutex>
#include <optional>

#include "device_direct.hpp"
#include "device_transfers.hpp"
#include "device_work.hpp"
#include "directory.hpp"

namespace isomem::torch {

class DeviceGroup {
 public:
  using Tensors = std::vector<at::Tensor>;
  using Body = std::function<void(Collectives&)>;

  /// Collective over the group. Throws c10::OutOfMemoryError, on all members, if there is no room.
  DeviceGroup(const Members& members, const c10::intrusive_ptr<c10d::Store>& store, c10::Device device);
  /// Waits until the streams are done, not for ever.
  void end();

  /// `body` enqueues a collective; it has the tensors, and is kept until they are not needed any more. On the
  /// current stream if the caller is to wait in any case, else on the group's.
  c10::intrusive_ptr<c10d::Work> run(c10d::OpType type, bool is_async, Tensors outputs, Body body);
  c10::intrusive_ptr<c10d::Work> send(size_t to, const at::Tensor& tensor);
  c10::intrusive_ptr<c10d::Work> receive(size_t from, const at::Tensor& tensor);

  /// Messages until end_batch() belong together: no member waits for the order of another one's.
  void begin_batch();
  c10::intrusive_ptr<c10d::Work> end_batch();

  /// All collectives that have been enqueued, and what the current stream has, are done; not messages, which
  /// may need what other members do after this.
  void synchronize();

 private:
  struct Message {
    bool is_send;
    size_t peer;
    at::Tensor tensor;
  };

  void get_team(bool is_kept, nvshmemx_team_uniqueid_t id, int32_t kept);
  bool is_idle() const;
  c10::intrusive_ptr<c10d::Work> message(Message message);
  c10::intrusive_ptr<c10d::Work> transfer(const std::vector<Message>& messages, c10::Stream stream);
  c10::intrusive_ptr<c10d::Work> run_here(c10d::OpType type, c10::Stream current, Tensors outputs,
                                          const Body& body);
  template <class F>
  std::shared_ptr<Enqueued> enqueue(bool is_captured, c10::Stream current, c10::Stream stream,
                                    std::shared_ptr<const void> tensors, F body);
  c10::intrusive_ptr<c10d::Work> work(c10d::OpType type, bool is_captured, c10::Stream stream,
                                      Tensors outputs, std::shared_ptr<Enqueued> enqueued);
  void follow_last(c10::Stream stream);
  void drop_done();

  const Members& members_;
  c10::Device device_;
  DevicePool::Run slots_{};
  nvshmem_team_t team_;
  DeviceArea area_;
  std::mutex mutex_;
  c10::Stream stream_;
  std::optional<c10::Stream> sends_, receives_;  // with the first message: torch has few streams
  std::unique_ptr<DeviceCollectives> collectives_;
  std::unique_ptr<DeviceTransfers> messages_;
  c10::Event before_;
  Points points_;
  std::shared_ptr<Enqueued> last_;  // behind the last collective that is not in a graph, wherever it is
  c10::Stream last_stream_;
  std::deque<std::shared_ptr<Enqueued>> enqueued_;
  bool is_batch_ = false;
  std::vector<Message> batch_;
};

}  // namespace isomem::torch
