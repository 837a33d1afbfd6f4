// SPDX-License-Identifier: Apache-2.0
// Reductions of 16-bit floating point, whose partial results are float, and averages.
#pragma once

#include <complex>

#include "api/collectives.hpp"
#include "isomem/float16.hpp"
#include "isomem/handles.hpp"
#include "isomem/wide_reduce.hpp"

namespace isomem::api {

using isomem::Bfloat16;
using isomem::Half;

// Loops over conversions, once for any CPU and, where that is not all, once for those with AVX2: three times
// as fast. One body, inlined into both.
template <class T>
[[gnu::always_inline]] inline void widen_each(void* partial, const void* elements, size_t n) {
  float* to = static_cast<float*>(partial);
  const T* from = static_cast<const T*>(elements);
  for (size_t i = 0; i < n; ++i) to[i] = to_float(from[i]);
}
template <class T, bool average>
[[gnu::always_inline]] inline void round_each(void* elements, const void* partial, size_t n, int members) {
  T* to = static_cast<T*>(elements);
  const float* from = static_cast<const float*>(partial);
  const float divisor = static_cast<float>(members);
  for (size_t i = 0; i < n; ++i) to[i] = rounded<T>(average ? from[i] / divisor : from[i]);
}

template <class T>
void widen_block(void* partial, const void* elements, size_t n) {
  widen_each<T>(partial, elements, n);
}
template <class T, bool average>
void round_block(void* elements, const void* partial, size_t n, int members) {
  round_each<T, average>(elements, partial, n, members);
}
#if defined(__x86_64__)
template <class T>
[[gnu::target("avx2"), gnu::flatten]] void widen_block_avx2(void* partial, const void* elements, size_t n) {
  widen_each<T>(partial, elements, n);
}
template <class T, bool average>
[[gnu::target("avx2"), gnu::flatten]] void round_block_avx2(void* elements, const void* partial, size_t n,
                                                            int members) {
  round_each<T, average>(elements, partial, n, members);
}
#endif

template <class T, ReduceOp op, bool average>
WideReducer short_reducer() {
  constexpr BlockReducer fold{fold_block<op, float>};
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return {fold, widen_block_avx2<T>, round_block_avx2<T, average>};
#endif
  return {fold, widen_block<T>, round_block<T, average>};
}

using ShortUnit = Unit<2, 2>;
using PartialUnit = UnitOf<float>;

/// Where the partial results of a team on several hosts come together: 512 KiB that nothing else uses.
inline PartialRoom<PartialUnit> partial_room(const Runtime& rt, shmem_team_t team) {
  const uint64_t staging = rt.memory().staging(team_slot(team));
  if (staging == 0) return {nullptr, 0};
  const uint64_t begin = staging + AddressMap::kStaging - AddressMap::kPartialRoom;
  return {reinterpret_cast<PartialUnit*>(begin), AddressMap::kPartialRoom / sizeof(PartialUnit)};
}

inline int reduce_short(const char* routine, shmem_team_t handle, void* dest, const void* source, size_t n,
                        const WideReducer& w) {
  Runtime& rt = runtime(routine);
  Team& team = team_of(rt, routine, handle);
  auto* const to = static_cast<ShortUnit*>(dest);
  auto* const from = static_cast<const ShortUnit*>(source);
  if (!check_buffers(rt, routine, to, n, from, n, true)) return 0;
  with_engine(rt, dest, source, [&](auto& e) {
    isomem::reduce_wide(e, routine, team, to, from, n, w, partial_room(rt, handle));
  });
  return 0;
}
template <class T, ReduceOp op>
int reduce_short(const char* routine, shmem_team_t team, void* dest, const void* source, size_t nreduce) {
  return reduce_short(routine, team, dest, source, nreduce, short_reducer<T, op, false>());
}
template <class T>
int average_short(const char* routine, shmem_team_t team, void* dest, const void* source, size_t nreduce) {
  return reduce_short(routine, team, dest, source, nreduce, short_reducer<T, ReduceOp::sum, true>());
}

/// Of a complex number the parts.
template <class T>
struct RealOf {
  using type = T;
};
template <class T>
struct RealOf<std::complex<T>> {
  using type = T;
};

template <class T>
void divide(T* values, size_t n, int members) {
  using Real = typename RealOf<T>::type;
  for (size_t i = 0; i < n; ++i) values[i] /= static_cast<Real>(members);
}

/// The sum, which each PE then divides where it has it.
template <class T>
int average(const char* routine, shmem_team_t handle, T* dest, const T* source, size_t nreduce) {
  Runtime& rt = runtime(routine);
  Team& team = team_of(rt, routine, handle);
  reduce_in<ReduceOp::sum>(rt, routine, team, dest, source, nreduce);
  if (nreduce == 0) return 0;
  with_engine(rt, dest, dest, [&](auto& e) {
    if (e.reach(dest, e.me())) return divide(dest, nreduce, team.n_pes());
    isomem::each_block<T>(nreduce, [&](size_t at, size_t n) {  // in device memory
      T* const values = static_cast<T*>(e.scratch(n * sizeof(T)));
      e.copy(values, dest + at, n * sizeof(T));
      divide(values, n, team.n_pes());
      e.copy(dest + at, values, n * sizeof(T));
    });
  });
  return 0;
}

}  // namespace isomem::api
