// SPDX-License-Identifier: Apache-2.0
// Waiting for and testing words that other PEs update. All forms of the API are one set of words and a
// question.
#pragma once

#include "isomem/engine.hpp"

namespace isomem {

/// `n` words, those with a nonzero status left out, each compared with its own or with one common value.
template <class T>
struct WordSet {
  const T* words;
  size_t n;
  const int* status;  // null: all take part
  Cmp cmp;
  const T* values;  // one, or n if `vector`
  bool vector;

  ISOMEM_HD bool takes_part(size_t i) const { return !status || status[i] == 0; }
  ISOMEM_HD T wanted(size_t i) const { return values[vector ? i : 0]; }
};

inline constexpr size_t kNoIndex = ~size_t{0};

/// Whether a count, which goes round at 2^64, has come to `expected`.
ISOMEM_HD bool has_come_to(uint64_t count, uint64_t expected) {
  return static_cast<int64_t>(count - expected) >= 0;
}

template <class E, class T>
ISOMEM_HD bool holds(E& e, const WordSet<T>& set, size_t i) {
  return compare(set.cmp, static_cast<T>(e.load_flag(&set.words[i])), set.wanted(i));
}

template <class T>
ISOMEM_HD bool is_empty(const WordSet<T>& set) {
  for (size_t i = 0; i < set.n; ++i) {
    if (set.takes_part(i)) return false;
  }
  return true;
}

/// True if every word of the set satisfies its comparison (an empty set does).
template <class E, class T>
ISOMEM_HD bool test_all(E& e, const WordSet<T>& set) {
  for (size_t i = 0; i < set.n; ++i) {
    if (set.takes_part(i) && !holds(e, set, i)) return false;
  }
  for (size_t i = 0; i < set.n; ++i) {
    // what was written before the word is visible now; pairs with the fence_release of put_signal and of
    // fence
    if (!set.takes_part(i)) continue;
    e.fence_acquire(&set.words[i]);
  }
  return true;
}

/// Index of a word that satisfies its comparison, kNoIndex if none does. Starts where `start` says, so that
/// callers who advance it meet every satisfied index sooner or later.
template <class E, class T>
ISOMEM_HD size_t test_any(E& e, const WordSet<T>& set, size_t start) {
  for (size_t k = 0; k < set.n; ++k) {
    const size_t i = start + k < set.n ? start + k : start + k - set.n;
    if (!set.takes_part(i) || !holds(e, set, i)) continue;
    e.fence_acquire(&set.words[i]);  // as in test_all
    return i;
  }
  return kNoIndex;
}

/// Indices of all words that satisfy their comparison; returns how many.
template <class E, class T>
ISOMEM_HD size_t test_some(E& e, const WordSet<T>& set, size_t* indices) {
  size_t found = 0;
  for (size_t i = 0; i < set.n; ++i) {
    if (!set.takes_part(i) || !holds(e, set, i)) continue;
    e.fence_acquire(&set.words[i]);  // as in test_all
    indices[found++] = i;
  }
  return found;
}

template <class T>
ISOMEM_HD WaitSite site_of(const char* routine, const WordSet<T>& set, size_t i) {
  return word_site(routine, &set.words[i], set.cmp, set.wanted(i));
}

/// The word that a wait for any of the set is explained by: the first that takes part.
template <class T>
ISOMEM_HD WaitSite first_site_of(const char* routine, const WordSet<T>& set) {
  size_t i = 0;
  while (i + 1 < set.n && !set.takes_part(i)) ++i;
  return site_of(routine, set, i);
}

/// Word after word, so that the one that lacks is the one explained. Each has satisfied its comparison once.
template <class E, class T>
ISOMEM_HD void wait_all(E& e, const char* routine, const WordSet<T>& set) {
  for (size_t i = 0; i < set.n; ++i) {
    if (!set.takes_part(i)) continue;
    if (!holds(e, set, i)) {
      e.wait_for(site_of(routine, set, i), [&] { return holds(e, set, i); });
    }
    e.fence_acquire(&set.words[i]);  // as in test_all
  }
}

template <class E, class T>
ISOMEM_HD size_t wait_any(E& e, const char* routine, const WordSet<T>& set, size_t start) {
  if (is_empty(set)) return kNoIndex;
  size_t found = kNoIndex;
  e.wait_for(first_site_of(routine, set), [&] { return (found = test_any(e, set, start)) != kNoIndex; });
  return found;
}

template <class E, class T>
ISOMEM_HD size_t wait_some(E& e, const char* routine, const WordSet<T>& set, size_t* indices) {
  if (is_empty(set)) return 0;
  size_t found = 0;
  e.wait_for(first_site_of(routine, set), [&] { return (found = test_some(e, set, indices)) != 0; });
  return found;
}

}  // namespace isomem
