// SPDX-License-Identifier: Apache-2.0
// The collectives of a group of one host on device memory: each member takes what it needs from where the
// others have it. What another member must be able to read lies in symmetric memory: a tensor that is there
// is read where it is, any other is copied into a buffer of the group's area before. Which of the two it is
// on a member is known to this one alone, and concerns no other: members tell each other addresses, in
// kernels. Results are written straight into tensors, whatever their memory; up to some size nothing is
// copied at all.
#pragma once

#include "device_collectives.hpp"

namespace isomem::torch {

class DirectCollectives : public DeviceCollectives {
 public:
  DirectCollectives(const Members& members, nvshmem_team_t team, DeviceArea area, c10::Stream stream);
  /// Whether all members are on this host.
  static bool is_possible(const Members& members, const DeviceArea& area);

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
  /// What others read: one block, or one for each.
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

  template <class In, class Step>
  void pieces(size_t bytes, size_t most, bool is_copied, In in, Step step);
  bool is_symmetric(const char* data, size_t bytes) const;
  std::optional<Source> source_of(const std::vector<const char*>& blocks, size_t bytes, size_t limit) const;
  template <class Step>
  void with_source(const std::vector<const char*>& from, Memory written, size_t bytes,
                   isomem_collective_t which, Step step);
  void fold_pieces(char* data, size_t bytes, const Reduction& how, bool is_kept);
  void exchange(const std::vector<const char*>& from, const std::vector<char*>& to, size_t bytes);

  size_t limits_[4];  // bytes up to which sources need not be symmetric, by isomem_collective_t
};

}  // namespace isomem::torch
