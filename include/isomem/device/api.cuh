// SPDX-License-Identifier: Apache-2.0
// What the generated device functions call: one template a routine, over the group of threads that calls it
// (Thread, Warp, Warpgroup, Block). All of it becomes part of the kernel, but for the collectives (config.hpp
// says why).
#pragma once

#include "isomem/device/atomics.cuh"
#include "isomem/device/collectives.cuh"
#include "isomem/device/engine.cuh"
#include "isomem/rma.hpp"
#include "isomem/sync.hpp"

namespace isomem::device {

/// Elements of the routines named by a size.
using Bits8 = uint8_t;
using Bits16 = uint16_t;
using Bits32 = uint32_t;
using Bits64 = uint64_t;
using Bits128 = uint4;

// --- put and get
/// Contiguous bytes, moved as `Rma` says (isomem/rma.hpp).
template <class Group, class Rma>
__device__ ISOMEM_BODY void transfer_bytes(void* dest, const void* source, size_t bytes, int pe,
                                           bool blocking) {
  ptx::renew(dest, source);
  Engine<Group> e;
  if constexpr (Rma::out) Group::sync();  // other threads of the group may have written the source just now
  Rma::run(e, dest, source, bytes, pe, blocking);
  Group::sync();  // the first thread may fence and signal for all of them now
}
template <class Group, class Rma, bool blocking = true, class T>
__device__ ISOMEM_INLINE void transfer(T* dest, const T* source, size_t nelems, int pe) {
  transfer_bytes<Group, Rma>(dest, source, nelems * sizeof(T), pe, blocking);
}

/// What is not in the window. Words in registers and one call: a kernel that never comes here pays nothing
/// for it.
template <class W>
__device__ ISOMEM_SLOW void p_elsewhere(W* dest, W value, int pe) {
  Engine<Thread> e;
  put_word(e, dest, value, pe);
}
/// Where it is, or a copy in `fetched`: g loads all words in one place. A function of its own, since code
/// with loops between them keeps the loads of several g from being on their way together.
template <class W>
__device__ ISOMEM_OUTLINE const W* elsewhere(const W* source, W* fetched, int pe) {
  Engine<Thread> e;
  if (const W* direct = e.reach(source, pe)) return direct;
  e.fetch(transfer_op(Verb::get, source, fetched, sizeof(W), pe));
  return fetched;
}

template <class Group, class T>
__device__ ISOMEM_INLINE void p(T* dest, T value, int pe) {
  if (!in_window(dest)) return p_elsewhere(reinterpret_cast<Word<T>*>(dest), bits_to<Word<T>>(value), pe);
  store_whole(copy_in_window(dest, pe), value);
}
template <class Group, class T>
__device__ ISOMEM_INLINE T g(const T* source, int pe) {
  const auto* word = reinterpret_cast<const Word<T>*>(source);
  Word<T> fetched;
  return bits_to<T>(load_whole(in_window(word) ? copy_in_window(word, pe) : elsewhere(word, &fetched, pe)));
}

/// Elements of a PE of another host; steps in bytes, an element has `size`. What lies in the kernel, where no
/// CPU sees it, goes element by element.
template <class Group>
__device__ ISOMEM_SLOW void strided_elsewhere(Verb verb, void* remote, void* local, ptrdiff_t remote_step,
                                              ptrdiff_t local_step, size_t size, size_t nelems, int pe) {
  if (nelems == 0) return;
  Engine<Group> e;
  const bool in_kernel = is_in_kernel(address_of(local));
  const Strided shape = one_dimension(size, Dim{nelems, remote_step, local_step});
  Op op = transfer_op(verb, remote, local, in_kernel ? size : bytes_of(shape), pe);
  op.blocking = 1;
  if (!in_kernel) {
    op.strided = address_of(&shape);
    return e.fetch(op);
  }
  op.verb = verb == Verb::put_strided ? Verb::put : Verb::get;
  for (size_t i = 0; i < nelems; ++i) {
    op.verb == Verb::put ? e.issue(op) : e.fetch(op);
    op.remote += static_cast<uint64_t>(remote_step);
    op.local += static_cast<uint64_t>(local_step);
  }
}

/// Element i goes from source[i * sst] to dest[i * dst]; the threads of the group take turns.
template <class Group, class T>
__device__ ISOMEM_BODY void iput(T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                 int pe) {
  T* direct = Engine<Group>().reach(dest, pe);
  constexpr auto size = static_cast<ptrdiff_t>(sizeof(T));
  if (!direct)
    return strided_elsewhere<Group>(Verb::put_strided, dest, const_cast<T*>(source), dst * size, sst * size,
                                    size, nelems, pe);
  for (size_t i = Group::rank(); i < nelems; i += Group::size()) {
    const ptrdiff_t k = static_cast<ptrdiff_t>(i);
    direct[k * dst] = source[k * sst];
  }
  Group::sync();
}
template <class Group, class T>
__device__ ISOMEM_BODY void iget(T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                 int pe) {
  const T* direct = Engine<Group>().reach(source, pe);
  constexpr auto size = static_cast<ptrdiff_t>(sizeof(T));
  if (!direct)
    return strided_elsewhere<Group>(Verb::get_strided, const_cast<T*>(source), dest, sst * size, dst * size,
                                    size, nelems, pe);
  for (size_t i = Group::rank(); i < nelems; i += Group::size()) {
    const ptrdiff_t k = static_cast<ptrdiff_t>(i);
    dest[k * dst] = Fresh::load(direct + k * sst);
  }
  Group::sync();
}

// --- signals. The values of the operators are those of NVSHMEM_SIGNAL_*.
inline constexpr int kSignalAdd = 10;

template <class Group>
__device__ ISOMEM_BODY void put_signal_bytes(void* dest, const void* source, size_t bytes, uint64_t* sig_addr,
                                             uint64_t signal, int sig_op, int pe, bool blocking) {
  Engine<Group, 3> e;  // four words and the signal take more than 32 registers
  Group::sync();       // as in transfer_bytes
  isomem::put_signal(e, dest, source, bytes, sig_addr, signal, sig_op == kSignalAdd, pe, blocking);
  Group::sync();
}
template <class Group, class T>
__device__ ISOMEM_INLINE void put_signal(T* dest, const T* source, size_t nelems, uint64_t* sig_addr,
                                         uint64_t signal, int sig_op, int pe) {
  put_signal_bytes<Group>(dest, source, nelems * sizeof(T), sig_addr, signal, sig_op, pe, true);
}
template <class Group, class T>
__device__ ISOMEM_INLINE void put_signal_nbi(T* dest, const T* source, size_t nelems, uint64_t* sig_addr,
                                             uint64_t signal, int sig_op, int pe) {
  put_signal_bytes<Group>(dest, source, nelems * sizeof(T), sig_addr, signal, sig_op, pe, false);
}
template <class Group>
__device__ ISOMEM_BODY void signal_op(uint64_t* sig_addr, uint64_t signal, int sig_op, int pe) {
  Engine<Group> e;
  isomem::signal(e, sig_addr, signal, sig_op == kSignalAdd, pe);
}
template <class Group>
__device__ ISOMEM_INLINE uint64_t signal_fetch(const uint64_t* sig_addr) {
  return load_acquire(sig_addr);  // pairs with the fence_release of put_signal
}
template <class Group>
__device__ ISOMEM_BODY uint64_t signal_wait_until(const char* routine, uint64_t* sig_addr, int cmp,
                                                  uint64_t value) {
  const Cmp how = static_cast<Cmp>(cmp);
  uint64_t seen = 0;
  poll(word_site(routine, sig_addr, how, value),
       [&] { return compare(how, seen = load_acquire(sig_addr), value); });  // as in signal_fetch
  return seen;
}

/// Counted signals: each put adds its bytes, so that the word says how much has come.
inline constexpr int kInvalidValue = 1;  // NVSHMEMX_ERROR_INVALID_VALUE
template <class Group>
__device__ ISOMEM_BODY int putmem_signal_counted_nbi(void* dest, const void* source, size_t bytes,
                                                     uint64_t* signal_addr, int pe) {
  const bool is_pe = static_cast<unsigned>(pe) < static_cast<unsigned>(job_pes());
  const bool is_word = reinterpret_cast<uint64_t>(signal_addr) % sizeof(*signal_addr) == 0;
  const auto is_there = [pe](const void* p) {
    return is_far(pe) ? is_symmetric(p) : reach(p, pe) != nullptr;
  };
  if (!is_pe || !is_word || !is_there(dest) || !is_there(signal_addr)) return kInvalidValue;
  put_signal_bytes<Group>(dest, source, bytes, signal_addr, bytes, kSignalAdd, pe, false);
  return 0;
}
template <class Group>
__device__ ISOMEM_INLINE uint64_t signal_counted_load(const uint64_t* signal_addr) {
  return signal_fetch<Group>(signal_addr);
}
template <class Group>
__device__ ISOMEM_INLINE void signal_counted_reset(uint64_t* signal_addr) {
  store_whole(signal_addr, uint64_t{0});
}
template <class Group>
__device__ ISOMEM_BODY void signal_counted_wait_until(const char* routine, const uint64_t* signal_addr,
                                                      uint64_t expected) {
  poll(word_site(routine, signal_addr, Cmp::ge, expected),
       [&] { return has_come_to(load_acquire(signal_addr), expected); });  // as in signal_fetch
}

// --- wait and test
template <class T>
__device__ ISOMEM_INLINE WordSet<T> word_set(const T* ivars, size_t n, const int* status, int cmp,
                                             const T* values, bool vector) {
  return WordSet<T>{ivars, n, status, static_cast<Cmp>(cmp), values, vector};
}
/// Where a search for any satisfied word begins: elsewhere each time, so that none is passed over for ever.
__device__ ISOMEM_INLINE size_t search_start(size_t n) {
  return n ? static_cast<size_t>(clock64()) / 8 % n : 0;
}

template <class Group, class T>
__device__ ISOMEM_BODY void wait_until(const char* routine, T* ivar, int cmp, T value) {
  Engine<Group> e;
  wait_all(e, routine, word_set<T>(ivar, 1, nullptr, cmp, &value, false));
}
template <class Group, class T>
__device__ ISOMEM_BODY void wait_until_all(const char* routine, T* ivars, size_t n, const int* status,
                                           int cmp, T value) {
  Engine<Group> e;
  wait_all(e, routine, word_set<T>(ivars, n, status, cmp, &value, false));
}
template <class Group, class T>
__device__ ISOMEM_BODY size_t wait_until_any(const char* routine, T* ivars, size_t n, const int* status,
                                             int cmp, T value) {
  Engine<Group> e;
  return wait_any(e, routine, word_set<T>(ivars, n, status, cmp, &value, false), search_start(n));
}
template <class Group, class T>
__device__ ISOMEM_BODY size_t wait_until_some(const char* routine, T* ivars, size_t n, size_t* indices,
                                              const int* status, int cmp, T value) {
  Engine<Group> e;
  return wait_some(e, routine, word_set<T>(ivars, n, status, cmp, &value, false), indices);
}
template <class Group, class T>
__device__ ISOMEM_BODY void wait_until_all_vector(const char* routine, T* ivars, size_t n, const int* status,
                                                  int cmp, const T* values) {
  Engine<Group> e;
  wait_all(e, routine, word_set<T>(ivars, n, status, cmp, values, true));
}
template <class Group, class T>
__device__ ISOMEM_BODY size_t wait_until_any_vector(const char* routine, T* ivars, size_t n,
                                                    const int* status, int cmp, const T* values) {
  Engine<Group> e;
  return wait_any(e, routine, word_set<T>(ivars, n, status, cmp, values, true), search_start(n));
}
template <class Group, class T>
__device__ ISOMEM_BODY size_t wait_until_some_vector(const char* routine, T* ivars, size_t n, size_t* indices,
                                                     const int* status, int cmp, const T* values) {
  Engine<Group> e;
  return wait_some(e, routine, word_set<T>(ivars, n, status, cmp, values, true), indices);
}

template <class Group, class T>
__device__ ISOMEM_BODY int test(T* ivar, int cmp, T value) {
  Engine<Group> e;
  return test_all(e, word_set<T>(ivar, 1, nullptr, cmp, &value, false));
}
template <class Group, class T>
__device__ ISOMEM_BODY int test_all(T* ivars, size_t n, const int* status, int cmp, T value) {
  Engine<Group> e;
  return isomem::test_all(e, word_set<T>(ivars, n, status, cmp, &value, false));
}
template <class Group, class T>
__device__ ISOMEM_BODY size_t test_any(T* ivars, size_t n, const int* status, int cmp, T value) {
  Engine<Group> e;
  return isomem::test_any(e, word_set<T>(ivars, n, status, cmp, &value, false), search_start(n));
}
template <class Group, class T>
__device__ ISOMEM_BODY size_t test_some(T* ivars, size_t n, size_t* indices, const int* status, int cmp,
                                        T value) {
  Engine<Group> e;
  return isomem::test_some(e, word_set<T>(ivars, n, status, cmp, &value, false), indices);
}
template <class Group, class T>
__device__ ISOMEM_BODY int test_all_vector(T* ivars, size_t n, const int* status, int cmp, const T* values) {
  Engine<Group> e;
  return isomem::test_all(e, word_set<T>(ivars, n, status, cmp, values, true));
}
template <class Group, class T>
__device__ ISOMEM_BODY size_t test_any_vector(T* ivars, size_t n, const int* status, int cmp,
                                              const T* values) {
  Engine<Group> e;
  return isomem::test_any(e, word_set<T>(ivars, n, status, cmp, values, true), search_start(n));
}
template <class Group, class T>
__device__ ISOMEM_BODY size_t test_some_vector(T* ivars, size_t n, size_t* indices, const int* status,
                                               int cmp, const T* values) {
  Engine<Group> e;
  return isomem::test_some(e, word_set<T>(ivars, n, status, cmp, values, true), indices);
}

// --- order
/// Later puts follow the earlier ones. Those to other hosts do so by themselves: the ring keeps their order.
template <class Group>
__device__ ISOMEM_INLINE void fence() {
  ptx::fence();  // pairs with the fence_acquire of the waits and tests
}
/// All puts and atomics are complete and seen before anything that follows is read.
template <class Group>
__device__ ISOMEM_INLINE void quiet() {
  ptx::fence_full();
  if (has_far()) far_quiet();
}
/// Sources may be reused: stores have read theirs long ago, and what goes to other hosts is complete.
template <class Group>
__device__ ISOMEM_INLINE void flush() {
  Group::sync();
  complete_far<Group>();
}

// --- who and where
template <class Group>
__device__ ISOMEM_INLINE int my_pe() {
  return this_pe();
}
template <class Group>
__device__ ISOMEM_INLINE int n_pes() {
  return job_pes();
}
template <class Group>
__device__ ISOMEM_INLINE void* ptr(const void* dest, int pe) {
  if (static_cast<unsigned>(pe) >= static_cast<unsigned>(job_pes())) return nullptr;
  return const_cast<void*>(reach(dest, pe));
}

/// Ends the job; does not return.
template <class Group>
__device__ ISOMEM_INLINE void global_exit(int status) {
  uint64_t* request = reinterpret_cast<uint64_t*>(state().exit_request);
  if (!request) __trap();
  ptx::store(request, static_cast<uint64_t>(static_cast<uint32_t>(status)) + 1);
  poll(WaitSite{"nvshmem_global_exit", WaitSite::For::team}, [] { return false; });
}

}  // namespace isomem::device
