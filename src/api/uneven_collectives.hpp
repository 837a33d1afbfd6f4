// SPDX-License-Identifier: Apache-2.0
// Collectives whose blocks differ in size from PE to PE, and whose sizes the caller knows.
#pragma once

#include <vector>

#include "api/collectives.hpp"

namespace isomem::api {

static_assert(std::is_same_v<size_t, uint64_t>, "the algorithms read the callers' arrays");

/// What a routine calls the arguments of alltoallv.
struct AlltoallvNames {
  const char *dest, *dest_displs, *dest_counts, *source, *source_displs, *source_counts;
};
inline constexpr AlltoallvNames kAlltoallvNames{"dest",   "dest_displs",   "dest_counts",
                                                "source", "source_displs", "source_counts"};

/// Of a group of PEs, a Team or an ActiveSet. `has_room`: on entry to.counts are the most elements that this
/// PE takes from each member.
template <class G>
void alltoallv_in(Runtime& rt, const char* routine, G& group, Layout element, void* dest,
                  UnevenBlocks<size_t> to, const void* source, UnevenBlocks<const size_t> from, bool has_room,
                  const AlltoallvNames& names) {
  const uint64_t array_bytes = static_cast<uint64_t>(group.n_pes()) * sizeof(size_t);
  check_in_host_memory(rt, routine, names.dest_displs, to.displs, array_bytes, alignof(size_t));
  check_in_host_memory(rt, routine, names.dest_counts, to.counts, array_bytes, alignof(size_t));
  check_local(routine, names.source_displs, from.displs, alignof(size_t));
  check_local(routine, names.source_counts, from.counts, alignof(size_t));
  const auto check = [&](int member, uint64_t place, uint64_t room, uint64_t count) {
    if (has_room && count > room) fail_room(routine, names.source_counts, count, group.pe(member), room);
    if (count == 0) return;
    const uint64_t begin = bytes_of(routine, place, element.size, names.dest_displs);
    const uint64_t bytes = bytes_of(routine, count, element.size, names.source_counts);
    const uint64_t source_begin = bytes_of(routine, from.displs[member], element.size, names.source_displs);
    check_block(rt, routine, names.dest, static_cast<char*>(dest) + begin, bytes, element.align);
    check_symmetric(rt, routine, names.source, static_cast<const char*>(source) + source_begin, bytes,
                    element.align);
  };
  with_engine(rt, dest, source, [&](auto& e) {
    isomem::alltoallv(e, routine, group, dest, to, source, from, element.size, check);
  });
}

template <class T>
int alltoallv(const char* routine, shmem_team_t team, T* dest, const size_t* dest_displs, size_t* dest_counts,
              const T* source, const size_t* source_displs, const size_t* source_counts) {
  Runtime& rt = runtime(routine);
  alltoallv_in(rt, routine, team_of(rt, routine, team), kLayoutOf<T>, dest, {dest_displs, dest_counts},
               source, {source_displs, source_counts}, true, kAlltoallvNames);
  return 0;
}

/// Without `displs` the blocks follow each other.
inline int collectv_in(const char* routine, shmem_team_t handle, Layout element, void* dest,
                       const size_t* displs, const size_t* counts, const void* source) {
  Runtime& rt = runtime(routine);
  Team& team = team_of(rt, routine, handle);
  check_local(routine, "counts", counts, alignof(size_t));
  std::vector<size_t> ends;
  uint64_t end = 0;
  for (int member = 0; member < team.n_pes(); ++member) {
    const uint64_t begin = displs ? displs[member] : (member ? ends.back() : 0);
    if (__builtin_add_overflow(begin, counts[member], &end)) {
      fail_size(routine, "counts", counts[member], "a block that ends before 2^64 elements");
    }
    ends.push_back(end);
    if (counts[member] == 0) continue;
    bytes_of(routine, end, element.size, displs ? "displs" : "counts");
    check_block(rt, routine, "dest", static_cast<char*>(dest) + begin * element.size,
                counts[member] * element.size, element.align);
  }
  const size_t mine = counts[team.me()] * element.size;
  if (mine) check_symmetric(rt, routine, "source", source, mine, element.align);
  const auto blocks = [&](int member) {
    return BlockRange{(ends[static_cast<size_t>(member)] - counts[member]) * element.size,
                      counts[member] * element.size};
  };
  with_engine(rt, dest, source,
              [&](auto& e) { isomem::collect_blocks(e, routine, team, dest, source, blocks); });
  return 0;
}
template <class T>
int collectv(const char* routine, shmem_team_t team, T* dest, const size_t* displs, const size_t* counts,
             const T* source) {
  return collectv_in(routine, team, kLayoutOf<T>, dest, displs, counts, source);
}

}  // namespace isomem::api
