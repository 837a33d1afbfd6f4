// SPDX-License-Identifier: Apache-2.0
// Put and get: contiguous, strided, with signal. Written once over an engine; by load and store where the
// engine reaches the memory, else by an Op.
#pragma once

#include "isomem/engine.hpp"
#include "isomem/strided.hpp"

namespace isomem {

template <class T>
ISOMEM_HD uint64_t address_of(const T* p) {
  return reinterpret_cast<uint64_t>(p);
}

ISOMEM_HD Op transfer_op(Verb verb, const void* remote, const void* local, size_t bytes, int pe) {
  Op op;
  op.verb = verb;
  op.pe = pe;
  op.remote = address_of(remote);
  op.local = address_of(local);
  op.bytes = bytes;
  return op;
}

/// Writes `bytes` of `source` to PE `pe`'s copy of `dest`. Blocking: the source may be reused on return.
template <class E>
ISOMEM_HD void put(E& e, void* dest, const void* source, size_t bytes, int pe, bool blocking = true) {
  void* const direct = e.reach(dest, pe);
  if constexpr (E::kReachesAll) {
    return e.copy(direct, source, bytes);
  } else {
    // expected: else nvcc lays this way out behind the other, 4 % of a put of 64 bytes by a thread
    if (__builtin_expect(direct != nullptr, 1)) return e.copy(direct, source, bytes);
    Op op = transfer_op(Verb::put, dest, source, bytes, pe);
    op.blocking = blocking;
    e.issue(op);
  }
}

/// Reads `bytes` of PE `pe`'s copy of `source` into `dest`; it is there on return, or after quiet if not
/// blocking.
template <class E>
ISOMEM_HD void get(E& e, void* dest, const void* source, size_t bytes, int pe, bool blocking = true) {
  const void* const direct = e.reach(source, pe);
  if constexpr (E::kReachesAll) {
    return e.copy_in(dest, direct, bytes);
  } else {
    if (direct) return e.copy_in(dest, direct, bytes);
    const Op op = transfer_op(Verb::get, source, dest, bytes, pe);
    blocking ? e.fetch(op) : e.issue(op);
  }
}

// The moves of a contiguous block that the API has in all its forms: by type, size and context, by thread,
// warp and block, on streams. A row of the tables names its move; `out` tells which side is the symmetric
// one.

struct Put {
  static constexpr bool out = true;
  template <class E>
  ISOMEM_HD static void run(E& e, void* dest, const void* source, size_t bytes, int pe, bool blocking) {
    put(e, dest, source, bytes, pe, blocking);
  }
};

struct Get {
  static constexpr bool out = false;
  template <class E>
  ISOMEM_HD static void run(E& e, void* dest, const void* source, size_t bytes, int pe, bool blocking) {
    get(e, dest, source, bytes, pe, blocking);
  }
};

/// One word to PE `pe`, whole.
template <class E, class T>
ISOMEM_HD void put_word(E& e, T* dest, T value, int pe) {
  if (T* direct = e.reach(dest, pe)) return e.store(direct, value);
  Op op = transfer_op(Verb::put, dest, &value, sizeof(T), pe);
  op.blocking = 1;
  e.issue(op);
}

template <class E, class T>
ISOMEM_HD T get_word(E& e, const T* source, int pe) {
  if (const T* direct = e.reach(source, pe)) return e.load(direct);
  T value;
  e.fetch(transfer_op(Verb::get, source, &value, sizeof(T), pe));
  return value;
}

/// The blocks of `shape`; Verb says the direction. Blocking as in put and get.
template <class E>
ISOMEM_HD void strided(E& e, Verb verb, void* dest, const void* source, const Strided& shape, int pe,
                       bool blocking = true) {
  const bool out = verb == Verb::put_strided;
  const void* remote = out ? dest : source;
  const void* direct = e.reach(remote, pe);
  if (!direct) {
    Op op = transfer_op(verb, remote, out ? source : dest, bytes_of(shape), pe);
    op.strided = address_of(&shape);
    op.blocking = blocking;
    return out || !blocking ? e.issue(op) : e.fetch(op);
  }
  const void* local = out ? source : dest;
  each_row(shape, out, static_cast<char*>(const_cast<void*>(direct)),
           static_cast<char*>(const_cast<void*>(local)),
           [&](char* to, int64_t to_step, const char* from, int64_t from_step) {
             e.copy_blocks(to, to_step, from, from_step, shape.block, shape.dim[0].extent);
           });
}

/// Where a signal word of PE `pe` can be changed by load and store, null otherwise.
template <class E>
ISOMEM_HD uint64_t* signal_word(E& e, uint64_t* word, bool add, int pe) {
  return add ? e.home(word, pe) : e.reach(word, pe);
}

/// An update of a signal word that cannot be reached.
ISOMEM_HD Op signal_op(uint64_t* word, uint64_t value, bool add, int pe) {
  Op op;
  op.verb = Verb::amo;
  op.amo = add ? Amo::add : Amo::set;
  op.width = 8;
  op.pe = pe;
  op.remote = address_of(word);
  op.operand = value;
  return op;
}

/// Sets or adds to the signal word of PE `pe`, which signal_word has looked for.
template <class E>
ISOMEM_HD void signal_at(E& e, uint64_t* direct, uint64_t* word, uint64_t value, bool add, int pe) {
  if (direct) {
    if (add) {
      e.amo(Amo::add, direct, value, uint64_t{0});
    } else {
      e.store(direct, value);
    }
    return;
  }
  e.issue(signal_op(word, value, add, pe));
}

template <class E>
ISOMEM_HD void signal(E& e, uint64_t* word, uint64_t value, bool add, int pe) {
  signal_at(e, signal_word(e, word, add, pe), word, value, add, pe);
}

/// A put and then a signal: whoever sees the new value of the word sees the payload.
template <class E>
ISOMEM_HD void put_signal(E& e, void* dest, const void* source, size_t bytes, uint64_t* word, uint64_t value,
                          bool add, int pe, bool blocking = true) {
  if (void* direct = e.reach(dest, pe)) {
    e.copy(direct, source, bytes);
    uint64_t* direct_word = signal_word(e, word, add, pe);
    // payload before signal; pairs with the fence_acquire of wait_words. An Op follows the stores by itself
    if (direct_word) e.fence_release(direct_word);
    return signal_at(e, direct_word, word, value, add, pe);
  }
  Op op = transfer_op(Verb::put_signal, dest, source, bytes, pe);
  op.signal = address_of(word);
  op.signal_value = value;
  op.signal_add = add;
  op.blocking = blocking;
  e.issue(op);
}

}  // namespace isomem
