// SPDX-License-Identifier: Apache-2.0
// Atomics on one symmetric word of 4 or 8 bytes. Types end here: a float is its bits.
#pragma once

#include "isomem/rma.hpp"

namespace isomem {

template <class E, class T>
ISOMEM_HD T fetch_elsewhere(E& e, Amo amo, T* word, T operand, T compare, int pe) {
  T old = 0;
  Op op = transfer_op(Verb::amo_fetch, word, &old, 0, pe);
  op.amo = amo;
  op.width = sizeof(T);
  op.operand = operand;
  op.compare = compare;
  e.fetch(op);
  return old;
}

/// Carries out `amo` on PE `pe`'s copy of `word` and returns the old value.
template <class E, class T>
ISOMEM_HD_SHORT T atomic_fetch(E& e, Amo amo, T* word, T operand, T compare, int pe) {
  static_assert(sizeof(T) == 4 || sizeof(T) == 8, "atomics work on 4 and 8 bytes");
  T* const direct = e.home(word, pe);
  if (!direct) return fetch_elsewhere(e, amo, word, operand, compare, pe);
  const T old = e.amo(amo, direct, operand, compare);
  e.fence_acquire(direct);  // what the writer of the old value released is visible now
  return old;
}

/// The same without a result; may return before it is carried out.
template <class E, class T>
ISOMEM_HD void atomic(E& e, Amo amo, T* word, T operand, int pe) {
  if (T* direct = e.home(word, pe)) {
    e.amo(amo, direct, operand, T{0});
    return;
  }
  Op op;
  op.verb = Verb::amo;
  op.amo = amo;
  op.width = sizeof(T);
  op.pe = pe;
  op.remote = address_of(word);
  op.operand = operand;
  e.issue(op);
}

/// The old value goes to `*result` at the latest in the next quiet.
template <class E, class T>
ISOMEM_HD void atomic_fetch_nbi(E& e, Amo amo, T* result, T* word, T operand, T compare, int pe) {
  if (e.home(word, pe)) {
    *result = atomic_fetch(e, amo, word, operand, compare, pe);
    return;
  }
  Op op = transfer_op(Verb::amo_fetch, word, result, 0, pe);
  op.amo = amo;
  op.width = sizeof(T);
  op.operand = operand;
  op.compare = compare;
  e.issue(op);
}

}  // namespace isomem
