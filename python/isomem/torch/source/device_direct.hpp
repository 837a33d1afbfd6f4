// SPDX-License-Identifier: Apache-2.0
// The collectives of a group of one host on device memory, from and to tensors of any memory. Short ones are
// the library's messages, long ones go through the room of the group. What the library does not take (blocks
// that do not lie alike, or that it would overwrite) or takes slowly (long data at odd addresses) is copied
// to memory of torch's before.
#pragma once

#include "device_collectives.hpp"

namespace isomem::torch {

class DirectCollectives : public DeviceCollectives {
 public:
  DirectCollectives(const Members& members, nvshmem_team_t team, DeviceArea area, c10::Stream stream);
  /// Whether all members are on this host.
  static bool is_possible(const Members& members, const void* symmetric);

  void broadcast(char* data, at::ScalarType type, size_t bytes, size_t root, Clock::time_point) override;
  void all_reduce(char* data, size_t bytes, const Reduction& how, Clock::time_point) override;
  void reduce(char* data, size_t bytes, const Reduction& how, size_t root, Clock::time_point) override;
  void all_gather(const char* from, const std::vector<char*>& to, at::ScalarType type, size_t bytes,
                  Clock::time_point) override;
  void reduce_scatter(const std::vector<const char*>& from, char* to, size_t bytes, const Reduction& how,
                      Clock::time_point) override;
  void all_to_all(const std::vector<const char*>& from, const std::vector<size_t>& gives,
                  const std::vector<char*>& to, const std::vector<size_t>& takes, bool is_even,
                  at::ScalarType type, Clock::time_point) override;

 private:
  /// What this member sends: one block, or one for each.
  struct Source {
    const char* data;
    size_t step;  // from one block to the next
  };

  struct Memory {
    const char* begin;
    size_t bytes;
    bool overlaps(const char* other, size_t other_bytes) const {
      return begin < other + other_bytes && other < begin + bytes;
    }
  };

  static bool is_odd(const char* data, size_t step, size_t bytes);
  template <class Write>
  void in_place_or_copied(char* data, size_t bytes, bool is_read, Write write);
  at::Tensor scratch(size_t blocks, size_t bytes) const;
  at::Tensor block_at(const char* data, size_t bytes) const;
  template <class Step>
  void with_source(const std::vector<const char*>& from, Memory written, size_t bytes, Step step);
  void fold(char* to, char* data, size_t bytes, const Reduction& how);
  void exchange(const std::vector<const char*>& from, const std::vector<char*>& to, size_t bytes);
};

}  // namespace isomem::torch
