// SPDX-License-Identifier: Apache-2.0
// Collectives, waits and signals on a stream of the user. They are kernels of the library (collectives.cu),
// started on the stream, so a CUDA graph captures and replays them. Everything before them on the stream is
// done when they begin; what follows sees their result.
//
// A team's collectives run one at a time: kernels, streams and host calls on one team must be ordered by the
// program.
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "cuda/kernels/parameters.hpp"
#include "isomem/reduce_op.hpp"

namespace isomem::api::nvshmem::on_stream {

// Sizes in bytes; the address checks and launches, once for all types. All return 0, or -1 for a team that
// this PE is not a member of.
int sync_team(const char* routine, int team, cudaStream_t stream);
/// Behind it on the stream all that the stream has put is complete.
void quiet(const char* routine, cudaStream_t stream);
/// The same for what it has put to PEs of other hosts; nothing where there are none.
void quiet_far(const char* routine, cudaStream_t stream);
int broadcast_bytes(const char* routine, int team, void* dest, const void* source, size_t bytes, int root,
                    cudaStream_t stream);
int exchange_bytes(const char* routine, int team, void* dest, const void* source, size_t bytes,
                   bool same_for_all, cudaStream_t stream);
int reduce_elements(const char* routine, int team, void* dest, const void* source, size_t n,
                    Reduction reduction, cudaStream_t stream);
int reducescatter_elements(const char* routine, int team, void* dest, const void* source, size_t n,
                           Reduction reduction, cudaStream_t stream);
void wait_for(const char* routine, const StreamWait& wait, cudaStream_t stream);

// What isomem/stream.h says.
enum class Collective { reduce, reducescatter, exchange, broadcast };
size_t limit_of(const char* routine, int team, Collective which);
int set_room(const char* routine, int team, char* room, size_t bytes);
int fold_places(const char* routine, int team, const ReduceOwnArgs& args, Reduction reduction,
                cudaStream_t stream);
int fetch_blocks(const char* routine, int team, const FetchArgs& args, cudaStream_t stream);
int fetch_broadcast(const char* routine, int team, void* dest, void* source, size_t bytes, int root,
                    cudaStream_t stream);

/// Stores or adds to the signal word of PE `pe` once everything before it on the stream is done.
void signal_op(const char* routine, uint64_t* sig_addr, uint64_t signal, int sig_op, int pe,
               cudaStream_t stream);

template <class T>
constexpr Element element_of() {
  if constexpr (std::is_same_v<T, __half>) {
    return Element::f16;
  } else if constexpr (std::is_same_v<T, __nv_bfloat16>) {
    return Element::bf16;
  } else {
    return kElementOf<T>;
  }
}

template <class T>
int broadcast(const char* routine, int team, T* dest, const T* source, size_t nelems, int root,
              cudaStream_t stream) {
  return broadcast_bytes(routine, team, dest, source, nelems * sizeof(T), root, stream);
}
template <class T>
int fcollect(const char* routine, int team, T* dest, const T* source, size_t nelems, cudaStream_t stream) {
  return exchange_bytes(routine, team, dest, source, nelems * sizeof(T), true, stream);
}
template <class T>
int alltoall(const char* routine, int team, T* dest, const T* source, size_t nelems, cudaStream_t stream) {
  return exchange_bytes(routine, team, dest, source, nelems * sizeof(T), false, stream);
}
template <ReduceOp op, class T>
int reduce(const char* routine, int team, T* dest, const T* source, size_t nreduce, cudaStream_t stream) {
  return reduce_elements(routine, team, dest, source, nreduce, Reduction{op, element_of<T>()}, stream);
}
template <ReduceOp op, class T>
int reducescatter(const char* routine, int team, T* dest, const T* source, size_t nreduce,
                  cudaStream_t stream) {
  return reducescatter_elements(routine, team, dest, source, nreduce, Reduction{op, element_of<T>()}, stream);
}

template <class T>
constexpr WordKind word_kind() {
  static_assert(sizeof(T) == 2 || sizeof(T) == 4 || sizeof(T) == 8, "a word of a wait");
  if constexpr (sizeof(T) == 2) return std::is_signed_v<T> ? WordKind::i16 : WordKind::u16;
  if constexpr (sizeof(T) == 4) return std::is_signed_v<T> ? WordKind::i32 : WordKind::u32;
  return std::is_signed_v<T> ? WordKind::i64 : WordKind::u64;
}

template <class T>
StreamWait wait_on(const T* ivars, size_t nelems, const int* status, int cmp) {
  StreamWait wait{};
  wait.kind = word_kind<T>();
  wait.cmp = static_cast<Cmp>(cmp);
  wait.words = ivars;
  wait.n = nelems;
  wait.status = status;
  return wait;
}

template <class T>
void wait_until_all(const char* routine, T* ivars, size_t nelems, const int* status, int cmp, T cmp_value,
                    cudaStream_t stream) {
  StreamWait wait = wait_on<T>(ivars, nelems, status, cmp);
  wait.value = static_cast<uint64_t>(cmp_value);
  wait_for(routine, wait, stream);
}
template <class T>
void wait_until_all_vector(const char* routine, T* ivars, size_t nelems, const int* status, int cmp,
                           const T* cmp_values, cudaStream_t stream) {
  StreamWait wait = wait_on<T>(ivars, nelems, status, cmp);
  wait.values = cmp_values;
  wait_for(routine, wait, stream);
}
template <class T>
void wait_until(const char* routine, T* ivar, int cmp, T cmp_value, cudaStream_t stream) {
  wait_until_all(routine, ivar, 1, nullptr, cmp, cmp_value, stream);
}
inline void signal_wait_until(const char* routine, uint64_t* sig_addr, int cmp, uint64_t cmp_value,
                              cudaStream_t stream) {
  wait_until(routine, sig_addr, cmp, cmp_value, stream);
}

}  // namespace isomem::api::nvshmem::on_stream
