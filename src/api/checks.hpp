// SPDX-License-Identifier: Apache-2.0
// Argument checks at the C boundary: a compare each on the fast path, the words of the error out of line.
#pragma once

#include <shmem.h>

#include "api/this_pe.hpp"
#include "isomem/lock.hpp"

namespace isomem {
struct Error;
struct ActiveSet;
}  // namespace isomem

namespace isomem::api {

[[noreturn, gnu::cold]] void fail_uninitialized(const char* routine);
[[noreturn, gnu::cold]] void fail_pe(const char* routine, const char* argument, int pe, int n_pes);
[[noreturn, gnu::cold]] void fail_ctx(const char* routine, shmem_ctx_t ctx);
[[noreturn, gnu::cold]] void fail_team(const char* routine, shmem_team_t team);
[[noreturn, gnu::cold]] void fail_lock(const char* routine, const void* lock, LockEnd end);
[[noreturn, gnu::cold]] void fail_address(const char* routine, const char* argument, const void* address,
                                          uint64_t bytes, uint64_t alignment);
[[noreturn, gnu::cold]] void fail_room(const char* routine, const char* argument, uint64_t count, int pe,
                                       uint64_t room);
/// What is not in host memory: fails unless it is in this PE's device memory.
[[gnu::cold]] void check_on_device(const Runtime& rt, const char* routine, const char* argument,
                                   const void* address, uint64_t bytes, uint64_t alignment);
[[noreturn, gnu::cold]] void fail_size(const char* routine, const char* argument, uint64_t value,
                                       const char* valid);
[[noreturn, gnu::cold]] void fail_value(const char* routine, const char* argument, long long value,
                                        const char* valid);
[[noreturn, gnu::cold]] void fail_seconds(const char* routine, double seconds);
/// What a call has thrown. Here, since it would be in each of a thousand callers.
[[noreturn, gnu::cold]] void fail_with(const char* routine, const Error& error);

/// Memory of the program and the argument that named it.
struct Buffer {
  const char* argument;
  const void* address;
  uint64_t bytes;
};
[[noreturn, gnu::cold]] void fail_overlap(const char* routine, const Buffer& a, const Buffer& b);

inline Runtime& runtime(const char* routine) {
  if (__builtin_expect(!this_pe, 0)) fail_uninitialized(routine);
  return *this_pe;
}

/// `pe` is below the number of PEs of what it counts in.
inline void check_pe(int n_pes, const char* routine, int pe, const char* argument = "pe") {
  if (__builtin_expect(static_cast<unsigned>(pe) >= static_cast<unsigned>(n_pes), 0))
    fail_pe(routine, argument, pe, n_pes);
}

/// All of a list of PEs are; `argument` names the list.
inline void check_pes(int n_pes, const char* routine, const int* pes, size_t npes, const char* argument) {
  if (npes && !pes) fail_address(routine, argument, nullptr, npes * sizeof(int), alignof(int));
  for (size_t i = 0; i < npes; ++i) check_pe(n_pes, routine, pes[i], argument);
}

/// The team of a handle. Ends the job where this PE has none.
Team& other_team(Runtime& rt, const char* routine, shmem_team_t team);
inline Team& team_of(Runtime& rt, const char* routine, shmem_team_t team) {
  return team == SHMEM_TEAM_WORLD ? rt.world() : other_team(rt, routine, team);
}

/// The active set of the arguments, with a pSync that is in host memory and as it must be between two calls.
/// Where this PE is outside the set the job ends with ISOMEM_CHECK=full only.
ActiveSet active_set(Runtime& rt, const char* routine, int start, int log_stride, int size, long* psync);

/// The team of a context, which is live and may be used by this thread.
Team& context_team(Runtime& rt, const char* routine, shmem_ctx_t ctx);

/// The runtime for a call with a context, on member `pe` of its team; that becomes the number of a PE.
inline Runtime& runtime(const char* routine, shmem_ctx_t ctx, int& pe) {
  Runtime& rt = runtime(routine);
  if (ctx == SHMEM_CTX_DEFAULT) {
    check_pe(rt.n_pes(), routine, pe);
  } else {
    const Team& team = context_team(rt, routine, ctx);
    check_pe(team.n_pes(), routine, pe);
    pe = team.pe(pe);
  }
  return rt;
}

/// `bytes` at `address` are symmetric and aligned. On the way of every put and get, where a call costs a
/// tenth.
[[gnu::always_inline]] inline void check_symmetric(const Runtime& rt, const char* routine,
                                                   const char* argument, const void* address, uint64_t bytes,
                                                   uint64_t alignment) {
  const bool aligned = (reinterpret_cast<uintptr_t>(address) & (alignment - 1)) == 0;
  if (__builtin_expect(!aligned || !rt.memory().is_symmetric(address, bytes), 0)) {
    check_on_device(rt, routine, argument, address, bytes, alignment);
  }
}

/// As check_symmetric, and they are not in device memory.
inline void check_in_host_memory(const Runtime& rt, const char* routine, const char* argument,
                                 const void* address, uint64_t bytes, uint64_t alignment) {
  if (reinterpret_cast<uintptr_t>(address) & (alignment - 1) || !rt.memory().is_symmetric(address, bytes))
    fail_address(routine, argument, address, bytes, alignment);
}

/// A private buffer.
inline void check_local(const char* routine, const char* argument, const void* address, uint64_t alignment) {
  if (__builtin_expect(!address || (reinterpret_cast<uintptr_t>(address) & (alignment - 1)), 0)) {
    fail_address(routine, argument, address, 0, alignment);
  }
}

inline void check_range(const char* routine, const char* argument, long long value, long long low,
                        long long high, const char* valid) {
  if (__builtin_expect(value < low || value > high, 0)) fail_value(routine, argument, value, valid);
}

/// As check_symmetric, and they are in one block of the heap where they are in the heap. Takes O(log blocks).
inline void check_block(const Runtime& rt, const char* routine, const char* argument, const void* address,
                        uint64_t bytes, uint64_t alignment) {
  check_symmetric(rt, routine, argument, address, bytes, alignment);
  const uint64_t offset = rt.memory().heap_offset(address);
  if (offset != AddressMap::kNowhere && !rt.heap().allocator().contains_live(offset, bytes))
    fail_address(routine, argument, address, bytes, alignment);
}

/// nelems * size, with an error where that is no size.
inline uint64_t bytes_of(const char* routine, uint64_t nelems, uint64_t size,
                         const char* argument = "nelems") {
  uint64_t bytes;
  if (__builtin_mul_overflow(nelems, size, &bytes) || bytes > uint64_t{1} << 62) {
    fail_size(routine, argument, nelems, "0 to 2^62 bytes");
  }
  return bytes;
}

/// Arguments that may not overlap, with ISOMEM_CHECK=full only. Addresses of different PEs never do.
inline void check_overlap(const Runtime& rt, const char* routine, const Buffer& a, const Buffer& b,
                          bool same_pe = true) {
  if (__builtin_expect(!rt.options().check_full, 1) || !same_pe) return;
  const uint64_t at_a = reinterpret_cast<uint64_t>(a.address);
  const uint64_t at_b = reinterpret_cast<uint64_t>(b.address);
  if (at_a - at_b < b.bytes || at_b - at_a < a.bytes) fail_overlap(routine, a, b);
}

}  // namespace isomem::api
