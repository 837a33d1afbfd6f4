// SPDX-License-Identifier: Apache-2.0
// The typed API, one template a routine: checks the arguments, then calls the algorithm with a host engine.
// The generated definitions in src/api/generated call these, those of collectives.hpp and of active_sets.hpp,
// and nothing else.
#pragma once

#include <type_traits>

#include "api/checks.hpp"
#include "isomem/amo.hpp"
#include "isomem/handles.hpp"
#include "isomem/rma.hpp"
#include "isomem/sync.hpp"
#include "runtime/host_engine.hpp"
#include "runtime/mixed_engine.hpp"

namespace isomem::api {

/// Elements of the routines named by a size. 16 bytes are two words, aligned to 8: programs move pairs and
/// complex numbers of double by them, which compilers align so.
template <size_t n>
struct alignas(n < 8 ? n : 8) Raw {
  unsigned char bytes[n];
};
using Bits8 = Raw<1>;
using Bits16 = Raw<2>;
using Bits32 = Raw<4>;
using Bits64 = Raw<8>;
using Bits128 = Raw<16>;

// --- put and get
// --------------------------------------------------------------------------------------------------

/// Contiguous elements, moved as `Rma` says (isomem/rma.hpp).
template <class Rma, bool blocking, class T>
void transfer(const char* routine, shmem_ctx_t ctx, T* dest, const T* source, size_t nelems, int pe) {
  constexpr bool out = Rma::out;
  Runtime& rt = runtime(routine, ctx, pe);
  if (nelems == 0) return;
  const uint64_t bytes = bytes_of(routine, nelems, sizeof(T));
  check_symmetric(rt, routine, out ? "dest" : "source", out ? dest : source, bytes, alignof(T));
  check_local(routine, out ? "source" : "dest", out ? source : dest, alignof(T));
  check_overlap(rt, routine, {"dest", dest, bytes}, {"source", source, bytes}, pe == rt.me());
  with_local(rt, out ? source : dest, ctx_number(ctx),
             [&](auto& e) { Rma::run(e, dest, source, bytes, pe, blocking); });
}

template <class T>
void p(const char* routine, shmem_ctx_t ctx, T* dest, T value, int pe) {
  Runtime& rt = runtime(routine, ctx, pe);
  check_symmetric(rt, routine, "dest", dest, sizeof(T), alignof(T));
  HostEngine e(rt, ctx_number(ctx));
  put_word(e, dest, value, pe);
}

template <class T>
T g(const char* routine, shmem_ctx_t ctx, const T* source, int pe) {
  Runtime& rt = runtime(routine, ctx, pe);
  check_symmetric(rt, routine, "source", source, sizeof(T), alignof(T));
  HostEngine e(rt, ctx_number(ctx));
  return get_word(e, source, pe);
}

// --- strided
// ------------------------------------------------------------------------------------------------------

/// Strides count elements from block to block; `least` is the smallest legal one.
template <class T>
void move_strided(Verb verb, const char* routine, shmem_ctx_t ctx, T* dest, const T* source, ptrdiff_t dst,
                  ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) {
  Runtime& rt = runtime(routine, ctx, pe);
  if (bsize == 0 || nblocks == 0) return;
  const long long least = static_cast<long long>(bsize);
  const char* valid = bsize == 1 ? "1 or more" : "the block size or more";
  check_range(routine, "dst", dst, least, PTRDIFF_MAX, valid);
  check_range(routine, "sst", sst, least, PTRDIFF_MAX, valid);
  const bool out = verb == Verb::put_strided;
  const uint64_t block = bytes_of(routine, bsize, sizeof(T), "bsize");
  const uint64_t remote_step =
      bytes_of(routine, static_cast<uint64_t>(out ? dst : sst), sizeof(T), out ? "dst" : "sst");
  const uint64_t local_step =
      bytes_of(routine, static_cast<uint64_t>(out ? sst : dst), sizeof(T), out ? "sst" : "dst");
  const uint64_t span =
      bytes_of(routine, nblocks - 1, remote_step, bsize == 1 ? "nelems" : "nblocks") + block;
  check_symmetric(rt, routine, out ? "dest" : "source", out ? dest : source, span, alignof(T));
  check_local(routine, out ? "source" : "dest", out ? source : dest, alignof(T));
  const Strided shape =
      one_dimension(block, {nblocks, static_cast<int64_t>(remote_step), static_cast<int64_t>(local_step)});
  with_local(rt, out ? source : dest, ctx_number(ctx),
             [&](auto& e) { strided(e, verb, dest, source, shape, pe); });
}

template <class T>
void iput(const char* routine, shmem_ctx_t ctx, T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst,
          size_t nelems, int pe) {
  move_strided(Verb::put_strided, routine, ctx, dest, source, dst, sst, 1, nelems, pe);
}
template <class T>
void iget(const char* routine, shmem_ctx_t ctx, T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst,
          size_t nelems, int pe) {
  move_strided(Verb::get_strided, routine, ctx, dest, source, dst, sst, 1, nelems, pe);
}
template <class T>
void ibput(const char* routine, shmem_ctx_t ctx, T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst,
           size_t bsize, size_t nblocks, int pe) {
  move_strided(Verb::put_strided, routine, ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
template <class T>
void ibget(const char* routine, shmem_ctx_t ctx, T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst,
           size_t bsize, size_t nblocks, int pe) {
  move_strided(Verb::get_strided, routine, ctx, dest, source, dst, sst, bsize, nblocks, pe);
}

// --- signals
// ------------------------------------------------------------------------------------------------------

inline void check_signal_op(const char* routine, int op) {
  if (op != SHMEM_SIGNAL_SET && op != SHMEM_SIGNAL_ADD) {
    fail_value(routine, "sig_op", op, "SHMEM_SIGNAL_SET or SHMEM_SIGNAL_ADD");
  }
}

template <class T>
void put_signal_any(const char* routine, shmem_ctx_t ctx, T* dest, const T* source, size_t nelems,
                    uint64_t* sig_addr, uint64_t value, int sig_op, int pe, bool blocking) {
  Runtime& rt = runtime(routine, ctx, pe);
  check_signal_op(routine, sig_op);
  check_symmetric(rt, routine, "sig_addr", sig_addr, sizeof(*sig_addr), alignof(uint64_t));
  const uint64_t bytes = bytes_of(routine, nelems, sizeof(T));
  if (bytes) {
    check_symmetric(rt, routine, "dest", dest, bytes, alignof(T));
    check_local(routine, "source", source, alignof(T));
    check_overlap(rt, routine, {"dest", dest, bytes}, {"source", source, bytes}, pe == rt.me());
    check_overlap(rt, routine, {"dest", dest, bytes}, {"sig_addr", sig_addr, sizeof(*sig_addr)});
  }
  const bool add = sig_op == SHMEM_SIGNAL_ADD;
  void* const to = bytes ? static_cast<void*>(dest) : sig_addr;
  with_local(rt, source, ctx_number(ctx),
             [&](auto& e) { isomem::put_signal(e, to, source, bytes, sig_addr, value, add, pe, blocking); });
}

template <class T>
void put_signal(const char* routine, shmem_ctx_t ctx, T* dest, const T* source, size_t nelems,
                uint64_t* sig_addr, uint64_t value, int sig_op, int pe) {
  put_signal_any(routine, ctx, dest, source, nelems, sig_addr, value, sig_op, pe, true);
}
template <class T>
void put_signal_nbi(const char* routine, shmem_ctx_t ctx, T* dest, const T* source, size_t nelems,
                    uint64_t* sig_addr, uint64_t value, int sig_op, int pe) {
  put_signal_any(routine, ctx, dest, source, nelems, sig_addr, value, sig_op, pe, false);
}

inline void update_signal(const char* routine, shmem_ctx_t ctx, uint64_t* sig_addr, uint64_t value, bool add,
                          int pe) {
  Runtime& rt = runtime(routine, ctx, pe);
  check_symmetric(rt, routine, "sig_addr", sig_addr, sizeof(*sig_addr), alignof(uint64_t));
  HostEngine e(rt, ctx_number(ctx));
  isomem::signal(e, sig_addr, value, add, pe);
}
inline void signal_add(const char* routine, shmem_ctx_t ctx, uint64_t* sig_addr, uint64_t value, int pe) {
  update_signal(routine, ctx, sig_addr, value, true, pe);
}
inline void signal_set(const char* routine, shmem_ctx_t ctx, uint64_t* sig_addr, uint64_t value, int pe) {
  update_signal(routine, ctx, sig_addr, value, false, pe);
}

inline uint64_t signal_fetch(const char* routine, const uint64_t* sig_addr) {
  Runtime& rt = runtime(routine);
  check_symmetric(rt, routine, "sig_addr", sig_addr, sizeof(*sig_addr), alignof(uint64_t));
  const uint64_t value = with_engine(rt, sig_addr, nullptr, [&](auto& e) { return e.load(sig_addr); });
  acquire_fence(
      sig_addr);  // the payload of the signal that was seen; pairs with the fence_release of put_signal
  return value;
}

// --- atomics
// ------------------------------------------------------------------------------------------------------

template <Amo amo, class T>
T amo_with_result(const char* routine, shmem_ctx_t ctx, T* word, T operand, T compare, int pe) {
  Runtime& rt = runtime(routine, ctx, pe);
  check_symmetric(rt, routine, "dest", word, sizeof(T), alignof(T));
  HostEngine e(rt, ctx_number(ctx));
  using B = BitsOf<T>;
  return bits<T>(atomic_fetch(e, amo, reinterpret_cast<B*>(word), bits<B>(operand), bits<B>(compare), pe));
}

template <Amo amo, class T>
void amo_without_result(const char* routine, shmem_ctx_t ctx, T* word, T operand, int pe) {
  Runtime& rt = runtime(routine, ctx, pe);
  check_symmetric(rt, routine, "dest", word, sizeof(T), alignof(T));
  HostEngine e(rt, ctx_number(ctx));
  using B = BitsOf<T>;
  atomic(e, amo, reinterpret_cast<B*>(word), bits<B>(operand), pe);
}

template <Amo amo, class T>
void amo_later(const char* routine, shmem_ctx_t ctx, T* fetch, T* word, T operand, T compare, int pe) {
  Runtime& rt = runtime(routine, ctx, pe);
  check_symmetric(rt, routine, "dest", word, sizeof(T), alignof(T));
  check_local(routine, "fetch", fetch, alignof(T));
  HostEngine e(rt, ctx_number(ctx));
  using B = BitsOf<T>;
  atomic_fetch_nbi(e, amo, reinterpret_cast<B*>(fetch), reinterpret_cast<B*>(word), bits<B>(operand),
                   bits<B>(compare), pe);
}

template <class T>
T amo_fetch(const char* r, shmem_ctx_t ctx, const T* source, int pe) {
  return amo_with_result<Amo::fetch>(r, ctx, const_cast<T*>(source), T{}, T{}, pe);
}
template <class T>
T amo_swap(const char* r, shmem_ctx_t ctx, T* dest, T value, int pe) {
  // swap and set are one operation: the old value is wanted or not
  return amo_with_result<Amo::set>(r, ctx, dest, value, T{}, pe);
}
template <class T>
T amo_compare_swap(const char* r, shmem_ctx_t ctx, T* dest, T cond, T value, int pe) {
  return amo_with_result<Amo::compare_swap>(r, ctx, dest, value, cond, pe);
}
template <class T>
T amo_fetch_add(const char* r, shmem_ctx_t ctx, T* dest, T value, int pe) {
  return amo_with_result<Amo::add>(r, ctx, dest, value, T{}, pe);
}
template <class T>
T amo_fetch_inc(const char* r, shmem_ctx_t ctx, T* dest, int pe) {
  return amo_with_result<Amo::add>(r, ctx, dest, T{1}, T{}, pe);
}
template <class T>
T amo_fetch_and(const char* r, shmem_ctx_t ctx, T* dest, T value, int pe) {
  return amo_with_result<Amo::bit_and>(r, ctx, dest, value, T{}, pe);
}
template <class T>
T amo_fetch_or(const char* r, shmem_ctx_t ctx, T* dest, T value, int pe) {
  return amo_with_result<Amo::bit_or>(r, ctx, dest, value, T{}, pe);
}
template <class T>
T amo_fetch_xor(const char* r, shmem_ctx_t ctx, T* dest, T value, int pe) {
  return amo_with_result<Amo::bit_xor>(r, ctx, dest, value, T{}, pe);
}

template <class T>
void amo_set(const char* r, shmem_ctx_t ctx, T* dest, T value, int pe) {
  amo_without_result<Amo::set>(r, ctx, dest, value, pe);
}
template <class T>
void amo_add(const char* r, shmem_ctx_t ctx, T* dest, T value, int pe) {
  amo_without_result<Amo::add>(r, ctx, dest, value, pe);
}
template <class T>
void amo_inc(const char* r, shmem_ctx_t ctx, T* dest, int pe) {
  amo_without_result<Amo::add>(r, ctx, dest, T{1}, pe);
}
template <class T>
void amo_and(const char* r, shmem_ctx_t ctx, T* dest, T value, int pe) {
  amo_without_result<Amo::bit_and>(r, ctx, dest, value, pe);
}
template <class T>
void amo_or(const char* r, shmem_ctx_t ctx, T* dest, T value, int pe) {
  amo_without_result<Amo::bit_or>(r, ctx, dest, value, pe);
}
template <class T>
void amo_xor(const char* r, shmem_ctx_t ctx, T* dest, T value, int pe) {
  amo_without_result<Amo::bit_xor>(r, ctx, dest, value, pe);
}

template <class T>
void amo_fetch_nbi(const char* r, shmem_ctx_t ctx, T* fetch, const T* source, int pe) {
  amo_later<Amo::fetch>(r, ctx, fetch, const_cast<T*>(source), T{}, T{}, pe);
}
template <class T>
void amo_swap_nbi(const char* r, shmem_ctx_t ctx, T* fetch, T* dest, T value, int pe) {
  amo_later<Amo::set>(r, ctx, fetch, dest, value, T{}, pe);
}
template <class T>
void amo_compare_swap_nbi(const char* r, shmem_ctx_t ctx, T* fetch, T* dest, T cond, T value, int pe) {
  amo_later<Amo::compare_swap>(r, ctx, fetch, dest, value, cond, pe);
}
template <class T>
void amo_fetch_inc_nbi(const char* r, shmem_ctx_t ctx, T* fetch, T* dest, int pe) {
  amo_later<Amo::add>(r, ctx, fetch, dest, T{1}, T{}, pe);
}
template <class T>
void amo_fetch_add_nbi(const char* r, shmem_ctx_t ctx, T* fetch, T* dest, T value, int pe) {
  amo_later<Amo::add>(r, ctx, fetch, dest, value, T{}, pe);
}
template <class T>
void amo_fetch_and_nbi(const char* r, shmem_ctx_t ctx, T* fetch, T* dest, T value, int pe) {
  amo_later<Amo::bit_and>(r, ctx, fetch, dest, value, T{}, pe);
}
template <class T>
void amo_fetch_or_nbi(const char* r, shmem_ctx_t ctx, T* fetch, T* dest, T value, int pe) {
  amo_later<Amo::bit_or>(r, ctx, fetch, dest, value, T{}, pe);
}
template <class T>
void amo_fetch_xor_nbi(const char* r, shmem_ctx_t ctx, T* fetch, T* dest, T value, int pe) {
  amo_later<Amo::bit_xor>(r, ctx, fetch, dest, value, T{}, pe);
}

// --- wait and test
// ------------------------------------------------------------------------------------------------

template <class T>
WordSet<T> words(const char* routine, const T* ivars, size_t nelems, const int* status, int cmp,
                 const T* values, bool vector, const char* argument = "ivars") {
  Runtime& rt = runtime(routine);
  check_range(routine, "cmp", cmp, SHMEM_CMP_EQ, SHMEM_CMP_GE, "SHMEM_CMP_EQ, NE, GT, LE, LT or GE");
  if (nelems) {
    check_symmetric(rt, routine, argument, ivars, bytes_of(routine, nelems, sizeof(T)), alignof(T));
    if (vector) check_local(routine, "cmp_values", values, alignof(T));
  }
  return WordSet<T>{ivars, nelems, status, static_cast<Cmp>(cmp), values, vector};
}

/// f(engine) for the words of a set, which all lie in one block of memory.
template <class T, class F>
decltype(auto) on_words(const WordSet<T>& set, F&& f) {
  return with_engine(*this_pe, set.words, nullptr, std::forward<F>(f));
}

template <class T>
void wait_for_all(const char* routine, const WordSet<T>& set) {
  on_words(set, [&](auto& e) { wait_all(e, routine, set); });
}
template <class T>
size_t wait_for_any(const char* routine, const WordSet<T>& set) {
  const size_t start = this_pe->search_start(set.n);
  return on_words(set, [&](auto& e) { return wait_any(e, routine, set, start); });
}
template <class T>
size_t wait_for_some(const char* routine, const WordSet<T>& set, size_t* indices) {
  if (set.n) check_local(routine, "indices", indices, alignof(size_t));
  return on_words(set, [&](auto& e) { return wait_some(e, routine, set, indices); });
}
/// What a test found; a program that tests until it finds something waits.
template <class Result, class T>
Result tested(const char* routine, const WordSet<T>& set, Result result, bool found) {
  if (found) {
    this_pe->test_loop().is_over(*this_pe);
  } else if (set.n) {
    this_pe->test_loop().in_vain(*this_pe, [&] { return first_site_of(routine, set); });
  }
  return result;
}
template <class T>
int test_for_all(const char* routine, const WordSet<T>& set) {
  const bool holds = on_words(set, [&](auto& e) { return isomem::test_all(e, set); });
  return tested(routine, set, static_cast<int>(holds), holds);
}
template <class T>
size_t test_for_any(const char* routine, const WordSet<T>& set) {
  const size_t start = this_pe->search_start(set.n);
  const size_t found = on_words(set, [&](auto& e) { return isomem::test_any(e, set, start); });
  return tested(routine, set, found, found != kNoIndex);
}
template <class T>
size_t test_for_some(const char* routine, const WordSet<T>& set, size_t* indices) {
  if (set.n) check_local(routine, "indices", indices, alignof(size_t));
  const size_t found = on_words(set, [&](auto& e) { return isomem::test_some(e, set, indices); });
  return tested(routine, set, found, found != 0);
}

template <class T>
void wait_until(const char* routine, T* ivar, int cmp, T value) {
  const WordSet<T> set = words(routine, ivar, 1, nullptr, cmp, &value, false, "ivar");
  wait_for_all(routine, set);
}
/// Until the word is no longer `value`.
template <class T>
void wait(const char* routine, T* ivar, T value) {
  wait_until(routine, ivar, SHMEM_CMP_NE, value);
}
template <class T>
int test(const char* routine, T* ivar, int cmp, T value) {
  return test_for_all(routine, words(routine, ivar, 1, nullptr, cmp, &value, false, "ivar"));
}

/// Waits for the one word of a set and returns its value.
template <class E>
uint64_t wait_for_signal(E& e, const char* routine, const WordSet<uint64_t>& signal) {
  uint64_t seen = 0;
  const auto ready = [&] { return compare(signal.cmp, seen = e.load(signal.words), *signal.values); };
  if (!ready()) e.wait_for(site_of(routine, signal, 0), ready);
  e.fence_acquire(signal.words);  // the payload; pairs with the fence_release of put_signal
  return seen;
}

inline uint64_t signal_wait_until(const char* routine, uint64_t* sig_addr, int cmp, uint64_t value) {
  const WordSet<uint64_t> signal = words(routine, sig_addr, 1, nullptr, cmp, &value, false, "sig_addr");
  return on_words(signal, [&](auto& e) { return wait_for_signal(e, routine, signal); });
}

template <class T>
void wait_until_all(const char* r, T* ivars, size_t n, const int* status, int cmp, T value) {
  wait_for_all(r, words(r, ivars, n, status, cmp, &value, false));
}
template <class T>
size_t wait_until_any(const char* r, T* ivars, size_t n, const int* status, int cmp, T value) {
  return wait_for_any(r, words(r, ivars, n, status, cmp, &value, false));
}
template <class T>
size_t wait_until_some(const char* r, T* ivars, size_t n, size_t* indices, const int* status, int cmp,
                       T value) {
  return wait_for_some(r, words(r, ivars, n, status, cmp, &value, false), indices);
}
template <class T>
void wait_until_all_vector(const char* r, T* ivars, size_t n, const int* status, int cmp, const T* values) {
  wait_for_all(r, words(r, ivars, n, status, cmp, values, true));
}
template <class T>
size_t wait_until_any_vector(const char* r, T* ivars, size_t n, const int* status, int cmp, const T* values) {
  return wait_for_any(r, words(r, ivars, n, status, cmp, values, true));
}
template <class T>
size_t wait_until_some_vector(const char* r, T* ivars, size_t n, size_t* indices, const int* status, int cmp,
                              const T* values) {
  return wait_for_some(r, words(r, ivars, n, status, cmp, values, true), indices);
}
template <class T>
int test_all(const char* r, T* ivars, size_t n, const int* status, int cmp, T value) {
  return test_for_all(r, words(r, ivars, n, status, cmp, &value, false));
}
template <class T>
size_t test_any(const char* r, T* ivars, size_t n, const int* status, int cmp, T value) {
  return test_for_any(r, words(r, ivars, n, status, cmp, &value, false));
}
template <class T>
size_t test_some(const char* r, T* ivars, size_t n, size_t* indices, const int* status, int cmp, T value) {
  return test_for_some(r, words(r, ivars, n, status, cmp, &value, false), indices);
}
template <class T>
int test_all_vector(const char* r, T* ivars, size_t n, const int* status, int cmp, const T* values) {
  return test_for_all(r, words(r, ivars, n, status, cmp, values, true));
}
template <class T>
size_t test_any_vector(const char* r, T* ivars, size_t n, const int* status, int cmp, const T* values) {
  return test_for_any(r, words(r, ivars, n, status, cmp, values, true));
}
template <class T>
size_t test_some_vector(const char* r, T* ivars, size_t n, size_t* indices, const int* status, int cmp,
                        const T* values) {
  return test_for_some(r, words(r, ivars, n, status, cmp, values, true), indices);
}

}  // namespace isomem::api
