// SPDX-License-Identifier: Apache-2.0
// Calls of every template in include/isomem, over any engine: instantiated for the device and for the host by
// the programs of this folder. every_template_test.py finds what is missing here.
#pragma once

#include "isomem/amo.hpp"
#include "isomem/coll.hpp"
#include "isomem/op.hpp"
#include "isomem/rma.hpp"
#include "isomem/sync.hpp"
#include "isomem/team.hpp"

namespace device_test {

// The operators of the reductions, as a device front end will pass them.
struct Sum {
  template <class T>
  ISOMEM_HD T operator()(T a, T b) const {
    return static_cast<T>(a + b);
  }
};
struct Product {
  template <class T>
  ISOMEM_HD T operator()(T a, T b) const {
    return static_cast<T>(a * b);
  }
};
struct Least {
  template <class T>
  ISOMEM_HD T operator()(T a, T b) const {
    return b < a ? b : a;
  }
};
struct Most {
  template <class T>
  ISOMEM_HD T operator()(T a, T b) const {
    return a < b ? b : a;
  }
};
struct Xor {
  template <class T>
  ISOMEM_HD T operator()(T a, T b) const {
    return static_cast<T>(a ^ b);
  }
};

/// Symmetric arrays that every check works on.
template <class T>
struct Arrays {
  T* dest;
  T* source;
  uint64_t* signal;
  size_t n;
};

template <class E, class T>
ISOMEM_HD void put_and_get(E& e, const Arrays<T>& a, int pe) {
  const size_t bytes = a.n * sizeof(T);
  isomem::put(e, a.dest, a.source, bytes, pe);
  isomem::put(e, a.dest, a.source, bytes, pe, false);
  isomem::get(e, a.dest, a.source, bytes, pe);
  isomem::get(e, a.dest, a.source, bytes, pe, false);
  isomem::put_word(e, a.dest, isomem::get_word(e, a.source, pe), pe);
  const isomem::Strided shape{sizeof(T), a.n / 2, 2 * sizeof(T), sizeof(T)};
  isomem::strided(e, isomem::Verb::put_strided, a.dest, a.source, shape, pe);
  isomem::strided(e, isomem::Verb::get_strided, a.dest, a.source, shape, pe);
  isomem::put_signal(e, a.dest, a.source, bytes, a.signal, isomem::address_of(a.dest), true, pe);
  isomem::put_signal(e, a.dest, a.source, bytes, a.signal, uint64_t{1}, false, pe, false);
  isomem::signal(e, a.signal, uint64_t{1}, true, pe);
  isomem::signal(e, a.signal, uint64_t{1}, false, pe);
  e.order();
  e.issue(isomem::transfer_op(isomem::Verb::put, a.dest, a.source, bytes, pe));
  e.drain();
  e.full_fence();
}

template <class E, class T>
ISOMEM_HD void atomics(E& e, const Arrays<T>& a, int pe) {
  using isomem::Amo;
  for (Amo amo :
       {Amo::set, Amo::fetch, Amo::add, Amo::bit_and, Amo::bit_or, Amo::bit_xor, Amo::compare_swap}) {
    const T old = isomem::atomic_fetch(e, amo, a.dest, T{1}, T{2}, pe);
    isomem::atomic(e, amo, a.dest, old, pe);
    isomem::atomic_fetch_nbi(e, amo, a.source, a.dest, T{1}, T{2}, pe);
  }
}

/// All forms of wait and test; `words` says which words, and one value or one for each.
template <class E, class T>
ISOMEM_HD size_t wait_and_test(E& e, const isomem::WordSet<T>& words, size_t* indices) {
  if (isomem::is_empty(words) || !words.takes_part(0) || !isomem::holds(e, words, 0)) return isomem::kNoIndex;
  if (!isomem::compare(isomem::Cmp::ne, words.wanted(0), e.load(words.words))) return isomem::kNoIndex;
  const isomem::WaitSite site = isomem::first_site_of("shmem_wait_until", words);
  if (site.address != isomem::site_of(site.routine, words, 0).address) return isomem::kNoIndex;
  isomem::wait_all(e, site.routine, words);
  size_t seen =
      isomem::wait_any(e, site.routine, words, 1) + isomem::wait_some(e, site.routine, words, indices);
  seen += isomem::test_all(e, words) ? 1 : 0;
  return seen + isomem::test_any(e, words, 0) + isomem::test_some(e, words, indices);
}

template <class E>
ISOMEM_HD void synchronise(E& e, isomem::Team& team) {
  isomem::sync(e, "shmem_init", &team.words->sync, 1, team.members);
  isomem::team_sync(e, "shmem_sync_all", team);
}

template <class E, class T>
ISOMEM_HD void move_together(E& e, isomem::Team& team, const Arrays<T>& a) {
  const size_t bytes = a.n * sizeof(T);
  isomem::broadcast(e, "shmem_broadcast", team, a.dest, a.source, bytes, 0);
  isomem::fcollect(e, "shmem_fcollect", team, a.dest, a.source, bytes);
  isomem::collect(e, "shmem_collect", team, a.dest, a.source, bytes);
  const int64_t step = 2 * sizeof(T);
  isomem::alltoalls(e, "shmem_alltoalls", team, a.dest, a.source, sizeof(T), step, step, a.n);
}

/// Whether boxes carry the elements is decided at run time, so both ways are compiled.
template <class E, class T, class Fold>
ISOMEM_HD void reduce_with(E& e, isomem::Team& team, const Arrays<T>& a, const Fold& fold) {
  isomem::reduce(e, "shmem_reduce", team, a.dest, a.source, a.n, fold);
}

/// What the collectives are made of, called directly.
template <class E>
ISOMEM_HD void boxes_and_parts(E& e, isomem::Team& team, const Arrays<double>& a, int pe) {
  ++team.boxed;
  isomem::send_box(e, team, a.source, isomem::Box::kPayload, pe);
  e.copy(a.dest, isomem::receive_box(e, "shmem_reduce", team, pe), isomem::Box::kPayload);
  isomem::boxes_used(e, "shmem_reduce", team);
  const double* theirs = isomem::peek(e, a.source, 4, pe, a.dest);
  isomem::fold(Sum{}, a.dest, a.dest, theirs, 4);
}

/// Where the words of a team of `n_pes` end, and its box for a sender.
ISOMEM_HD uint64_t team_layout(isomem::TeamWords* words, int n_pes) {
  return isomem::TeamWords::bytes_for(n_pes) + isomem::address_of(words->box(n_pes - 1, isomem::kBoxRing));
}

}  // namespace device_test
