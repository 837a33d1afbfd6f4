// SPDX-License-Identifier: Apache-2.0
// The collectives of a group on device memory: commands for the group's stream, in pieces that fit into a
// buffer of its area. A piece is copied in, the library's routine for streams moves it, and it is copied out.
// Groups of one host have better ones (device_direct.hpp).
#pragma once

#include <c10/core/Stream.h>

#include <optional>

#include "collectives.hpp"
#include "device_area.hpp"
#include "device_reduction.hpp"
#include "device_transfers.hpp"
#include "gpu_calls.hpp"

namespace isomem::torch {

class DeviceCollectives : public Collectives {
 public:
  DeviceCollectives(const Members& members, nvshmem_team_t team, DeviceArea area, c10::Stream stream);

  c10::Device place_of(const at::Tensor& tensor) const override { return tensor.device(); }
  void barrier(Clock::time_point) override;
  void broadcast(char* data, at::ScalarType type, size_t bytes, size_t root, Clock::time_point) override;
  void all_reduce(char* data, size_t bytes, const Reduction& how, Clock::time_point) override;
  void reduce(char* data, size_t bytes, const Reduction& how, size_t root, Clock::time_point) override;
  void all_gather(const char* from, const std::vector<char*>& to, at::ScalarType type, size_t bytes,
                  Clock::time_point) override;
  void gather(const char* from, const std::vector<char*>& to, at::ScalarType type, size_t bytes, size_t root,
              Clock::time_point) override;
  void scatter(const std::vector<const char*>& from, char* to, at::ScalarType type, size_t bytes, size_t root,
               Clock::time_point) override;
  void reduce_scatter(const std::vector<const char*>& from, char* to, size_t bytes, const Reduction& how,
                      Clock::time_point) override;
  void all_to_all(const std::vector<const char*>& from, const std::vector<size_t>& gives,
                  const std::vector<char*>& to, const std::vector<size_t>& takes, bool is_even,
                  at::ScalarType type, Clock::time_point) override;

  /// What follows goes there, and comes after what came before: the caller sees to that.
  void use(c10::Stream stream);
  /// What follows may be replayed as a graph, before and after anything else: no piece can rely on what came
  /// before it.
  void capture() { is_captured_ = true; }

 protected:
  size_t n() const { return members_.size(); }
  size_t me() const { return static_cast<size_t>(members_.me); }
  char* next_buffer();
  void average(char* data, size_t bytes, const Reduction& how);

  const Members& members_;
  const GpuCalls& call_;
  nvshmem_team_t team_;
  DeviceArea area_;
  c10::Stream stream_;
  cudaStream_t native_;

 private:
  template <class In, class Step, class Out>
  void pieces(size_t bytes, size_t most, In in, Step step, Out out);
  template <class In, class Step, class Out>
  void beside(size_t bytes, size_t most, In in, Step step, Out out);
  char* begin_piece();
  void end_piece(size_t buffer, bool is_meeting);
  void copy_in(char* buffer, const char* from, size_t bytes);
  void copy_out(char* to, const char* buffer, size_t bytes);
  void copy_in_blocks(char* buffer, const std::vector<const char*>& from, size_t at, size_t bytes);
  void copy_out_blocks(const std::vector<char*>& to, size_t at, const char* buffer, size_t bytes);
  void copy_beside();
  void copy_on_stream();
  void meet();
  void reduce_into(char* data, size_t bytes, const Reduction& how, bool is_kept);

  DeviceTransfers transfers_;
  std::optional<c10::Stream> copies_;  // beside stream_, with the first collective in several pieces
  cudaStream_t copying_;               // one of the two: where buffers are filled and emptied
  // A buffer that others write into can be used again once all members have come to a later piece at which
  // each hears from all others.
  uint64_t time_ = 0, last_meeting_ = 0;
  uint64_t last_use_[DeviceArea::kBuffers] = {};
  size_t buffer_ = 0;
  bool is_captured_ = false;
};

}  // namespace isomem::torch
