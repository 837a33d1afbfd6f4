// SPDX-License-Identifier: Apache-2.0
// The typed part of shmemx.h, as calls.hpp is that of shmem.h: one template a routine.
#pragma once

#include <shmemx.h>

#include "api/calls.hpp"
#include "api/section.hpp"

namespace isomem::api {

// --- put and get of sections
// --------------------------------------------------------------------------------------------------

enum class RmaKind { put, put_nbi, get, get_nbi };

template <RmaKind kind>
void section(const char* routine, shmem_ctx_t ctx, void* dest, const void* source, const ptrdiff_t* dst,
             const ptrdiff_t* sst, size_t elem_size, const size_t* extents, size_t dims, int pe) {
  constexpr bool out = kind == RmaKind::put || kind == RmaKind::put_nbi;
  constexpr bool blocking = kind == RmaKind::put || kind == RmaKind::get;
  move_section(routine, ctx, {dest, source, dst, sst, elem_size, extents, dims, out}, pe, blocking);
}

// --- put with signal to several PEs
// -------------------------------------------------------------------------------------------

/// Each signal follows its own payload at once: no PE waits for what the later ones get.
template <class T>
void put_signal_to_all(const char* routine, shmem_ctx_t ctx, T* dest, const T* source, size_t nelems,
                       uint64_t* sig_addr, uint64_t value, int sig_op, const int* pes, size_t npes,
                       bool blocking) {
  check_pes(context_team(runtime(routine), routine, ctx).n_pes(), routine, pes, npes, "pes");
  check_signal_op(routine, sig_op);
  for (size_t i = 0; i < npes; ++i)
    put_signal_any(routine, ctx, dest, source, nelems, sig_addr, value, sig_op, pes[i], blocking);
}
template <class T>
void put_signal_pes(const char* routine, shmem_ctx_t ctx, T* dest, const T* source, size_t nelems,
                    uint64_t* sig_addr, uint64_t value, int sig_op, const int* pes, size_t npes) {
  put_signal_to_all(routine, ctx, dest, source, nelems, sig_addr, value, sig_op, pes, npes, true);
}
template <class T>
void put_signal_pes_nbi(const char* routine, shmem_ctx_t ctx, T* dest, const T* source, size_t nelems,
                        uint64_t* sig_addr, uint64_t value, int sig_op, const int* pes, size_t npes) {
  put_signal_to_all(routine, ctx, dest, source, nelems, sig_addr, value, sig_op, pes, npes, false);
}

// --- release order
// --------------------------------------------------------------------------------------------------

inline void pe_fence(const char* routine, shmem_ctx_t ctx, const int* target_pes, size_t npes) {
  Runtime& rt = runtime(routine);
  if (ctx == SHMEM_CTX_INVALID) return;
  const Team& team = context_team(rt, routine, ctx);
  check_pes(team.n_pes(), routine, target_pes, npes, "target_pes");
  if (npes) rt.fence_to(team, target_pes, npes, ctx_number(ctx));
}

/// As pe_fence; of a put, whose context is a live one.
inline void order_before(const char* routine, shmem_ctx_t ctx, int pe) {
  Runtime& rt = runtime(routine);
  const Team& team = context_team(rt, routine, ctx);
  check_pe(team.n_pes(), routine, pe);
  rt.fence_to(team, &pe, 1, ctx_number(ctx));
}
template <class T>
void put_release(const char* routine, shmem_ctx_t ctx, T* dest, const T* source, size_t nelems, int pe) {
  order_before(routine, ctx, pe);
  transfer<Put, true>(routine, ctx, dest, source, nelems, pe);
}
template <class T>
void p_release(const char* routine, shmem_ctx_t ctx, T* dest, T value, int pe) {
  order_before(routine, ctx, pe);
  p(routine, ctx, dest, value, pe);
}

// --- bounded waits
// --------------------------------------------------------------------------------------------------

/// By now_ns(); for INFINITY there is none.
inline uint64_t deadline_in(const char* routine, double seconds) {
  if (!(seconds >= 0)) fail_seconds(routine, seconds);
  const uint64_t now = now_ns();
  return seconds < 1e9 ? now + static_cast<uint64_t>(seconds * 1e9) : kNever;
}

/// An engine whose waits end by themselves: an algorithm that waits in vain goes on, and code() tells.
template <class Engine>
class DeadlineEngine : public Engine {
 public:
  DeadlineEngine(const Engine& engine, uint64_t deadline) : Engine(engine), deadline_(deadline) {}

  template <class Ready>
  void wait_for(const WaitSite& site, Ready&& ready) {
    if (end_ != WaitEnd::ready) return;
    if (deadline_ == kNever && is_ready_soon(this->runtime_.spins(), ready)) return;
    end_ = wait_by_deadline(deadline_, this->runtime_, site, ready);
  }
  int code() const {
    if (end_ == WaitEnd::ready) return SHMEMX_SUCCESS;
    return end_ == WaitEnd::late ? SHMEMX_TIMEOUT : SHMEMX_INTERRUPTED;
  }

 private:
  const uint64_t deadline_;
  WaitEnd end_ = WaitEnd::ready;
};

/// wait(engine) for the words of a set.
template <class T, class Wait>
int wait_by(uint64_t deadline, const WordSet<T>& set, Wait&& wait) {
  return on_words(set, [&](auto& e) {
    DeadlineEngine<std::decay_t<decltype(e)>> bounded(e, deadline);
    wait(bounded);
    return bounded.code();
  });
}

template <class T>
int all_by(const char* routine, double seconds, const WordSet<T>& set) {
  return wait_by(deadline_in(routine, seconds), set, [&](auto& e) { wait_all(e, routine, set); });
}
template <class T>
int any_by(const char* routine, double seconds, const WordSet<T>& set, size_t* index) {
  const uint64_t deadline = deadline_in(routine, seconds);
  check_local(routine, "index", index, alignof(size_t));
  const size_t start = this_pe->search_start(set.n);
  return wait_by(deadline, set, [&](auto& e) { *index = wait_any(e, routine, set, start); });
}
template <class T>
int some_by(const char* routine, double seconds, const WordSet<T>& set, size_t* indices, size_t* count) {
  const uint64_t deadline = deadline_in(routine, seconds);
  check_local(routine, "count", count, alignof(size_t));
  if (set.n) check_local(routine, "indices", indices, alignof(size_t));
  return wait_by(deadline, set, [&](auto& e) { *count = wait_some(e, routine, set, indices); });
}

template <class T>
int wait_until_for(const char* r, T* ivar, int cmp, T value, double seconds) {
  return all_by(r, seconds, words(r, ivar, 1, nullptr, cmp, &value, false, "ivar"));
}
template <class T>
int wait_until_all_for(const char* r, T* ivars, size_t n, const int* status, int cmp, T value,
                       double seconds) {
  return all_by(r, seconds, words(r, ivars, n, status, cmp, &value, false));
}
template <class T>
int wait_until_any_for(const char* r, T* ivars, size_t n, const int* status, int cmp, T value, double seconds,
                       size_t* index) {
  return any_by(r, seconds, words(r, ivars, n, status, cmp, &value, false), index);
}
template <class T>
int wait_until_some_for(const char* r, T* ivars, size_t n, size_t* indices, const int* status, int cmp,
                        T value, double seconds, size_t* count) {
  return some_by(r, seconds, words(r, ivars, n, status, cmp, &value, false), indices, count);
}
template <class T>
int wait_until_all_vector_for(const char* r, T* ivars, size_t n, const int* status, int cmp, const T* values,
                              double seconds) {
  return all_by(r, seconds, words(r, ivars, n, status, cmp, values, true));
}
template <class T>
int wait_until_any_vector_for(const char* r, T* ivars, size_t n, const int* status, int cmp, const T* values,
                              double seconds, size_t* index) {
  return any_by(r, seconds, words(r, ivars, n, status, cmp, values, true), index);
}
template <class T>
int wait_until_some_vector_for(const char* r, T* ivars, size_t n, size_t* indices, const int* status, int cmp,
                               const T* values, double seconds, size_t* count) {
  return some_by(r, seconds, words(r, ivars, n, status, cmp, values, true), indices, count);
}
inline int signal_wait_until_for(const char* r, uint64_t* sig_addr, int cmp, uint64_t wanted, double seconds,
                                 uint64_t* value) {
  const WordSet<uint64_t> signal = words(r, sig_addr, 1, nullptr, cmp, &wanted, false, "sig_addr");
  const uint64_t deadline = deadline_in(r, seconds);
  check_local(r, "value", value, alignof(uint64_t));
  return wait_by(deadline, signal, [&](auto& e) { *value = wait_for_signal(e, r, signal); });
}

}  // namespace isomem::api
