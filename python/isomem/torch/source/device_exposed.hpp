// SPDX-License-Identifier: Apache-2.0
// The tensors of a window on GPUs. What is put, signalled and waited for are commands for streams; graphs can
// replay them: a wait takes a signal by making the count smaller.
#pragma once

#include "exposed.hpp"
#include "lane.hpp"

namespace isomem::torch {

class DeviceExposed : public Exposed {
 public:
  /// What a member needs on its GPU.
  struct OnGpu {
    size_t counts;  // of signals, in symmetric memory
    std::shared_ptr<const c10::Stream> puts, waits;
  };
  /// If there is none, why.
  static std::optional<OnGpu> take(size_t members, std::string& why);

  DeviceExposed(const Members& group, std::vector<Member> members, const at::Tensor& tensor, OnGpu on_gpu);
  ~DeviceExposed() override;

  WorkPtr put(const at::Tensor& tensor, int64_t to, int64_t offset, bool is_async) override;
  WorkPtr signal(int64_t to, bool is_async) override;
  /// The library's own time-out holds.
  WorkPtr wait(int64_t from, bool is_async, std::chrono::milliseconds) override;
  void quiet() override;

 private:
  void stop() override;
  bool have_puts_come();
  bool is_in_graphs() { return puts_.is_in_graphs() || waits_.is_in_graphs(); }
  bool have_views_gone() const;

  Lane puts_, waits_;     // signals are behind what has been put; waits hold nothing else up
  bool is_far_;           // a member is on another host
  bool is_lost_ = false;  // a stream may still write to the others: nobody's memory is used again
};

}  // namespace isomem::torch
