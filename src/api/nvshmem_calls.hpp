// SPDX-License-Identifier: Apache-2.0
// The typed API of NVSHMEM on the host, one template a routine. Symmetric memory is device memory or the host
// heap of OpenSHMEM; local buffers are any memory, also that of cudaMalloc. The generated definitions in
// src/api/generated call these and nothing else.
#pragma once

#include <type_traits>

#include "api/collectives.hpp"
#include "api/guard.hpp"
#include "api/nvshmem_on_stream_rma.hpp"
#include "cuda/device.hpp"
#include "cuda/host_reduce.hpp"
#include "isomem/reduce_op.hpp"
#include "runtime/teams.hpp"

namespace isomem::api::nvshmem {

// --- put and get -----------------------------------------------------------------------------------------

/// Whether a CPU thread cannot copy from or to `local` itself, though it can reach the other side.
inline bool needs_copy_engine(const Runtime& rt, const void* symmetric, const void* local) {
  Device* device = Device::bound();
  return device && !rt.transport().is_device_address(symmetric) && device->is_device_memory(local);
}

/// A CPU thread that moves such memory: on this host by the copy engine, else by the wire.
class CopyEngine : public HostEngine {
 public:
  using HostEngine::HostEngine;

  template <class T>
  T* reach(T*, int) const {
    return nullptr;
  }
  void issue(const Op& op) const { issue_by(channel_to(op.pe), op); }
  void fetch(const Op& op) const { fetch_by(channel_to(op.pe), op); }

 private:
  Channel* channel_to(int pe) const {
    const Transport& transport = runtime_.transport();
    return runtime_.job().peers().is_near(pe) ? transport.copy_engine() : transport.wire();
  }
};

template <class Rma, bool blocking, class T>
void transfer(const char* routine, T* dest, const T* source, size_t nelems, int pe) {
  constexpr bool out = Rma::out;
  Runtime& rt = api::runtime(routine);
  const void* symmetric = out ? dest : source;
  if (nelems == 0 || !needs_copy_engine(rt, symmetric, out ? source : dest))
    return api::transfer<Rma, blocking>(routine, SHMEM_CTX_DEFAULT, dest, source, nelems, pe);
  api::guarded(routine, [&](Runtime&) {
    api::check_pe(rt.n_pes(), routine, pe);
    const uint64_t bytes = api::bytes_of(routine, nelems, sizeof(T));
    api::check_symmetric(rt, routine, out ? "dest" : "source", symmetric, bytes, alignof(T));
    CopyEngine e(rt);
    Rma::run(e, dest, source, bytes, pe, blocking);
  });
}

/// Below here a value is its bits: half and bfloat16 are classes.
template <class T>
void p(const char* routine, T* dest, T value, int pe) {
  using B = BitsOf<T>;
  api::p(routine, SHMEM_CTX_DEFAULT, reinterpret_cast<B*>(dest), isomem::bits<B>(value), pe);
}
template <class T>
T g(const char* routine, const T* source, int pe) {
  using B = BitsOf<T>;
  const B value = api::g(routine, SHMEM_CTX_DEFAULT, reinterpret_cast<const B*>(source), pe);
  T result;
  std::memcpy(static_cast<void*>(&result), &value, sizeof(result));
  return result;
}

template <class T>
void move_strided(Verb verb, const char* routine, T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst,
                  size_t nelems, int pe) {
  const bool out = verb == Verb::put_strided;
  Runtime& rt = api::runtime(routine);
  if (nelems == 0 || !needs_copy_engine(rt, out ? dest : source, out ? source : dest))
    return api::move_strided(verb, routine, SHMEM_CTX_DEFAULT, dest, source, dst, sst, 1, nelems, pe);
  // element by element: a rare case, between the host heap and private device memory
  for (size_t i = 0; i < nelems; ++i) {
    T* to = dest + static_cast<ptrdiff_t>(i) * dst;
    const T* from = source + static_cast<ptrdiff_t>(i) * sst;
    out ? transfer<Put, true>(routine, to, from, 1, pe) : transfer<Get, true>(routine, to, from, 1, pe);
  }
}
template <class T>
void iput(const char* routine, T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
          int pe) {
  move_strided(Verb::put_strided, routine, dest, source, dst, sst, nelems, pe);
}
template <class T>
void iget(const char* routine, T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
          int pe) {
  move_strided(Verb::get_strided, routine, dest, source, dst, sst, nelems, pe);
}

// --- signals ---------------------------------------------------------------------------------------------

inline void signal_op(const char* routine, uint64_t* sig_addr, uint64_t signal, int sig_op, int pe) {
  api::check_signal_op(routine, sig_op);
  api::update_signal(routine, SHMEM_CTX_DEFAULT, sig_addr, signal, sig_op == SHMEM_SIGNAL_ADD, pe);
}

template <bool blocking, class T>
void put_signal_any(const char* routine, T* dest, const T* source, size_t nelems, uint64_t* sig_addr,
                    uint64_t signal, int sig_op, int pe) {
  if (nelems == 0 || !needs_copy_engine(api::runtime(routine), dest, source))
    return api::put_signal_any(routine, SHMEM_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe,
                               blocking);
  api::guarded(routine, [&](Runtime& rt) {
    api::check_pe(rt.n_pes(), routine, pe);
    api::check_signal_op(routine, sig_op);
    api::check_symmetric(rt, routine, "sig_addr", sig_addr, sizeof(*sig_addr), alignof(uint64_t));
    const uint64_t bytes = api::bytes_of(routine, nelems, sizeof(T));
    api::check_symmetric(rt, routine, "dest", dest, bytes, alignof(T));
    CopyEngine e(rt);
    isomem::put_signal(e, dest, source, bytes, sig_addr, signal, sig_op == SHMEM_SIGNAL_ADD, pe, blocking);
  });
}
template <class T>
void put_signal(const char* routine, T* dest, const T* source, size_t nelems, uint64_t* sig_addr,
                uint64_t signal, int sig_op, int pe) {
  put_signal_any<true>(routine, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
template <class T>
void put_signal_nbi(const char* routine, T* dest, const T* source, size_t nelems, uint64_t* sig_addr,
                    uint64_t signal, int sig_op, int pe) {
  put_signal_any<false>(routine, dest, source, nelems, sig_addr, signal, sig_op, pe);
}

inline uint64_t signal_fetch(const char* routine, const uint64_t* sig_addr) {
  return api::signal_fetch(routine, sig_addr);
}
inline uint64_t signal_wait_until(const char* routine, uint64_t* sig_addr, int cmp, uint64_t value) {
  return api::signal_wait_until(routine, sig_addr, cmp, value);
}

/// Counted signals: each put adds its bytes to the word, which goes round at 2^64.
inline uint64_t signal_counted_load(const char* routine, const uint64_t* signal_addr) {
  return api::signal_fetch(routine, signal_addr);
}
inline void signal_counted_reset(const char* routine, uint64_t* signal_addr) {
  signal_op(routine, signal_addr, 0, SHMEM_SIGNAL_SET, api::runtime(routine).me());
}
inline void signal_counted_wait_until(const char* routine, const uint64_t* signal_addr, uint64_t expected) {
  const WordSet<uint64_t> count = api::words(routine, const_cast<uint64_t*>(signal_addr), 1, nullptr,
                                             SHMEM_CMP_GE, &expected, false, "signal_addr");
  api::on_words(count, [&](auto& e) {
    e.wait_for(site_of(routine, count, 0), [&] { return has_come_to(e.load_flag(signal_addr), expected); });
    e.fence_acquire(signal_addr);  // as in test_all
  });
}

// --- atomics ---------------------------------------------------------------------------------------------

/// Floating point sums, and words of 2 bytes, are updates of a machine word that is exchanged when it has not
/// changed meanwhile. `update(old)` gives the new value. Returns the old one.
template <class T, class Update>
T amo_by_exchange(const char* routine, T* dest, int pe, Update&& update) {
  const shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
  using Word = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;
  const uintptr_t place = reinterpret_cast<uintptr_t>(dest);
  const uintptr_t inside = place % sizeof(Word);  // a machine word holds two of 2 bytes
  api::check_symmetric(api::runtime(routine), routine, "dest", dest, sizeof(T), alignof(T));
  auto* word = reinterpret_cast<Word*>(place - inside);
  Word seen = api::amo_with_result<Amo::fetch>(routine, ctx, word, Word{0}, Word{0}, pe);
  for (;;) {
    T old;
    std::memcpy(static_cast<void*>(&old), reinterpret_cast<char*>(&seen) + inside, sizeof(T));
    const T fresh = update(old);
    Word wanted = seen;
    std::memcpy(reinterpret_cast<char*>(&wanted) + inside, &fresh, sizeof(T));
    const Word before = api::amo_with_result<Amo::compare_swap>(routine, ctx, word, wanted, seen, pe);
    if (before == seen) return old;
    seen = before;
  }
}

template <class T>
inline constexpr bool kIsWord = sizeof(T) == 4 || sizeof(T) == 8;

inline float sum_of(float a, float b) { return a + b; }
inline double sum_of(double a, double b) { return a + b; }
inline __half sum_of(__half a, __half b) { return __float2half_rn(__half2float(a) + __half2float(b)); }
inline __nv_bfloat16 sum_of(__nv_bfloat16 a, __nv_bfloat16 b) {
  return __float2bfloat16_rn(__bfloat162float(a) + __bfloat162float(b));
}

/// Calls the routine of the same name in OpenSHMEM's half, which knows machine words only.
template <Amo amo, class T>
T fetching(const char* routine, T* dest, T operand, int pe) {
  if constexpr (!kIsWord<T>) {
    return amo_by_exchange(routine, dest, pe, [&](T old) {
      if constexpr (amo == Amo::add) return sum_of(old, operand);
      return amo == Amo::set ? operand : old;
    });
  } else if constexpr (amo == Amo::add && !std::is_integral_v<T>) {
    return amo_by_exchange(routine, dest, pe, [&](T old) { return sum_of(old, operand); });
  } else {
    return api::amo_with_result<amo>(routine, SHMEM_CTX_DEFAULT, dest, operand, T{}, pe);
  }
}
template <Amo amo, class T>
void updating(const char* routine, T* dest, T operand, int pe) {
  if constexpr (kIsWord<T> && (amo != Amo::add || std::is_integral_v<T>)) {
    api::amo_without_result<amo>(routine, SHMEM_CTX_DEFAULT, dest, operand, pe);
  } else {
    fetching<amo>(routine, dest, operand, pe);
  }
}

template <class T>
T amo_fetch(const char* r, const T* source, int pe) {
  return fetching<Amo::fetch>(r, const_cast<T*>(source), T{}, pe);
}
template <class T>
T amo_swap(const char* r, T* dest, T value, int pe) {
  return fetching<Amo::set>(r, dest, value, pe);
}
template <class T>
T amo_compare_swap(const char* r, T* dest, T cond, T value, int pe) {
  return api::amo_compare_swap(r, SHMEM_CTX_DEFAULT, dest, cond, value, pe);
}
template <class T>
T amo_fetch_add(const char* r, T* dest, T value, int pe) {
  return fetching<Amo::add>(r, dest, value, pe);
}
template <class T>
T amo_fetch_inc(const char* r, T* dest, int pe) {
  return fetching<Amo::add>(r, dest, T{1}, pe);
}
template <class T>
T amo_fetch_and(const char* r, T* dest, T value, int pe) {
  return fetching<Amo::bit_and>(r, dest, value, pe);
}
template <class T>
T amo_fetch_or(const char* r, T* dest, T value, int pe) {
  return fetching<Amo::bit_or>(r, dest, value, pe);
}
template <class T>
T amo_fetch_xor(const char* r, T* dest, T value, int pe) {
  return fetching<Amo::bit_xor>(r, dest, value, pe);
}
template <class T>
void amo_set(const char* r, T* dest, T value, int pe) {
  updating<Amo::set>(r, dest, value, pe);
}
template <class T>
void amo_add(const char* r, T* dest, T value, int pe) {
  updating<Amo::add>(r, dest, value, pe);
}
template <class T>
void amo_inc(const char* r, T* dest, int pe) {
  updating<Amo::add>(r, dest, T{1}, pe);
}
template <class T>
void amo_and(const char* r, T* dest, T value, int pe) {
  updating<Amo::bit_and>(r, dest, value, pe);
}
template <class T>
void amo_or(const char* r, T* dest, T value, int pe) {
  updating<Amo::bit_or>(r, dest, value, pe);
}
template <class T>
void amo_xor(const char* r, T* dest, T value, int pe) {
  updating<Amo::bit_xor>(r, dest, value, pe);
}

// --- wait and test: as in OpenSHMEM ----------------------------------------------------------------------

using api::test;
using api::test_all;
using api::test_all_vector;
using api::test_any;
using api::test_any_vector;
using api::test_some;
using api::test_some_vector;
using api::wait_until;
using api::wait_until_all;
using api::wait_until_all_vector;
using api::wait_until_any;
using api::wait_until_any_vector;
using api::wait_until_some;
using api::wait_until_some_vector;

// --- collectives -----------------------------------------------------------------------------------------

/// The team of a handle. Ends the job where there is none.
inline Team& team_of(Runtime& rt, const char* routine, int32_t team) {
  Team* found = rt.teams().find(team);
  if (__builtin_expect(!found, 0))
    api::fail_value(routine, "team", team, "a team that this PE is a member of, such as NVSHMEM_TEAM_WORLD");
  return *found;
}

inline void check_root(const char* routine, const Team& team, int root) {
  api::check_range(routine, "PE_root", root, 0, team.n_pes() - 1, "a rank of the team");
}

/// Collectives on device memory are kernels, also for a call of the host, which waits for them: f(stream).
/// The rest is out of line: there are three hundred of them.
int launch_and_wait(const char* routine, int (*call)(const void* f, CUstream stream), const void* f);
template <class F>
int on_device(const char* routine, const F& f) {
  const auto call = [](const void* called, CUstream stream) {
    return (*static_cast<const F*>(called))(stream);
  };
  return launch_and_wait(routine, call, &f);
}
inline bool any_on_device(const Runtime& rt, const void* dest, const void* source) {
  return rt.transport().is_device_address(dest) || rt.transport().is_device_address(source);
}

template <class T>
int broadcast(const char* routine, int32_t handle, T* dest, const T* source, size_t nelems, int root) {
  Runtime& rt = api::runtime(routine);
  Team& team = team_of(rt, routine, handle);
  check_root(routine, team, root);
  if (!api::check_buffers(rt, routine, dest, nelems, source, nelems, true)) return 0;
  if (any_on_device(rt, dest, source))
    return on_device(routine, [&](CUstream stream) {
      return on_stream::broadcast(routine, handle, dest, source, nelems, root, stream);
    });
  HostEngine e(rt);
  isomem::broadcast(e, routine, team, dest, source, nelems * sizeof(T), root);
  return 0;
}

template <class T>
int fcollect(const char* routine, int32_t handle, T* dest, const T* source, size_t nelems) {
  Runtime& rt = api::runtime(routine);
  Team& team = team_of(rt, routine, handle);
  const auto pes = static_cast<uint64_t>(team.n_pes());
  if (!api::check_buffers(rt, routine, dest, api::bytes_of(routine, nelems, pes), source, nelems)) return 0;
  if (any_on_device(rt, dest, source))
    return on_device(routine, [&](CUstream stream) {
      return on_stream::fcollect(routine, handle, dest, source, nelems, stream);
    });
  HostEngine e(rt);
  isomem::fcollect(e, routine, team, dest, source, nelems * sizeof(T));
  return 0;
}

template <class T>
int alltoall(const char* routine, int32_t handle, T* dest, const T* source, size_t nelems) {
  Runtime& rt = api::runtime(routine);
  Team& team = team_of(rt, routine, handle);
  const uint64_t all = api::bytes_of(routine, nelems, static_cast<uint64_t>(team.n_pes()));
  if (!api::check_buffers(rt, routine, dest, all, source, all)) return 0;
  if (any_on_device(rt, dest, source))
    return on_device(routine, [&](CUstream stream) {
      return on_stream::alltoall(routine, handle, dest, source, nelems, stream);
    });
  constexpr int64_t size = sizeof(T);
  HostEngine e(rt);
  isomem::alltoalls(e, routine, team, dest, source, sizeof(T), size, size, nelems);
  return 0;
}

template <ReduceOp op, class T>
int reduce(const char* routine, int32_t handle, T* dest, const T* source, size_t nreduce) {
  Runtime& rt = api::runtime(routine);
  Team& team = team_of(rt, routine, handle);
  if (!api::check_buffers(rt, routine, dest, nreduce, source, nreduce, true)) return 0;
  if (any_on_device(rt, dest, source))
    return on_device(routine, [&](CUstream stream) {
      return on_stream::reduce<op>(routine, handle, dest, source, nreduce, stream);
    });
  HostEngine e(rt);
  using U = api::UnitOf<T>;
  isomem::reduce(e, routine, team, reinterpret_cast<U*>(dest), reinterpret_cast<const U*>(source), nreduce,
                 BlockReducer{fold_block<op, T>});
  return 0;
}

template <ReduceOp op, class T>
int reducescatter(const char* routine, int32_t handle, T* dest, const T* source, size_t nreduce) {
  Runtime& rt = api::runtime(routine);
  Team& team = team_of(rt, routine, handle);
  const uint64_t all = api::bytes_of(routine, nreduce, static_cast<uint64_t>(team.n_pes()));
  if (!api::check_buffers(rt, routine, dest, nreduce, source, all, true)) return 0;
  if (any_on_device(rt, dest, source))
    return on_device(routine, [&](CUstream stream) {
      return on_stream::reducescatter<op>(routine, handle, dest, source, nreduce, stream);
    });
  HostEngine e(rt);
  using U = api::UnitOf<T>;
  scatter_reduced(e, routine, team, reinterpret_cast<U*>(dest), reinterpret_cast<const U*>(source), nreduce,
                  BlockReducer{fold_block<op, T>});
  return 0;
}

}  // namespace isomem::api::nvshmem
