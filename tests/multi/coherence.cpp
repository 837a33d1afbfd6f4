// SPDX-License-Identifier: Apache-2.0
// PES: 2 3 4 8
// TIMEOUT: 120
// One word keeps one order, for everybody: a writer counts it up, and no reader ever sees it go back, whether
// it reads through shmem_ptr, by a get, by an atomic or in its own memory; nor do two writers' values come in
// two orders.
#include "../common/check.hpp"

#include <sched.h>

#include <algorithm>

namespace {

constexpr int kWriter = 0, kHome = 1;  // who writes, and whose copy it is

template <class T>
T load(const T* word) {
  return *const_cast<const volatile T*>(word);
}
template <class T>
void store(T* word, T value) {
  *const_cast<volatile T*>(word) = value;
}

/// How a PE looks at the word; what it cannot do here is done by a get.
template <class T>
T look(const T* word, const T* direct, int how) {
  if (how == 0 && direct) return load(direct);
  if (how == 1) return static_cast<T>(shmem_long_atomic_fetch(reinterpret_cast<const long*>(word), kHome));
  return static_cast<T>(shmem_long_g(reinterpret_cast<const long*>(word), kHome));
}

/// Writes the word, after what this PE has written there before.
void put(long* word, long* direct, long value) {
  if (direct) return store(direct, value);
  shmem_long_p(word, value, kHome);
  shmem_fence();
}

/// The writer stores 1, 2, 3...; a reader looks in several ways in turn, so that a stale copy of one of them
/// shows.
void counts_up(const test::Session& s, long last) {
  auto* word = test::symmetric<long>(16);
  auto* const direct = static_cast<long*>(shmem_ptr(word, kHome));
  shmem_barrier_all();
  if (s.me == kWriter) {
    for (long k = 1; k <= last; ++k) {
      put(word, direct, k);
      if (k % 64 == 0) sched_yield();
    }
    shmem_quiet();
  } else {
    long seen = 0, changes = 0;
    for (int look_nr = 0; seen != last; ++look_nr) {
      const long now = look(word, direct, look_nr % 3);
      test::note("a reader has seen %ld, now %ld", seen, now);
      CHECK(now >= seen);
      changes += now != seen;
      if (now == seen) sched_yield();
      seen = now;
    }
    CHECK(changes > 0);
  }
  shmem_barrier_all();
  shmem_free(word);
}

/// Every PE but the readers writes values of its own; two readers must not see two of them in different
/// orders. Each notes what it sees, one after the other; then the lists are compared.
void readers_agree(const test::Session& s, int rounds) {
  constexpr size_t kNotes = 400;
  if (s.n < 4) return;
  auto* word = test::symmetric<long>(16);
  auto* notes = test::symmetric<long>(kNotes);
  auto* const direct = static_cast<long*>(shmem_ptr(word, kHome));  // null on a PE of another host
  const int looks = direct ? 3000 : 200;
  for (int round = 0; round < rounds; ++round) {
    test::note("two writers, two readers, round %d", round);
    *word = 0;
    std::fill_n(notes, kNotes, -1L);
    shmem_barrier_all();
    if (s.me < 2) {
      for (long k = 1; k <= 150; ++k) {
        put(word, direct, 1000 * (s.me + 1) + k);  // each value once
        if (k % 8 == s.me) sched_yield();
      }
      shmem_quiet();
    } else if (s.me < 4) {
      size_t n = 0;
      for (int i = 0; i < looks && n < kNotes; ++i) {
        const long now = look(word, direct, 0);
        if (n == 0 || notes[n - 1] != now) notes[n++] = now;
        if (i % 16 == 0) sched_yield();
      }
    }
    shmem_barrier_all();
    if (s.me == 2) {
      long theirs[kNotes];
      shmem_long_get(theirs, notes, kNotes, 3);
      const auto place = [&](const long* list, long value) {
        return std::find(list, list + kNotes, value) - list;  // kNotes: not seen
      };
      ptrdiff_t before = -1;
      for (size_t i = 0; i < kNotes && notes[i] >= 0; ++i) {
        const ptrdiff_t at = place(theirs, notes[i]);
        if (at == static_cast<ptrdiff_t>(kNotes)) continue;
        CHECK(at > before);
        before = at;
      }
    }
    shmem_barrier_all();
  }
  shmem_free(notes);
  shmem_free(word);
}

}  // namespace

int main() {
  test::Session session("coherence");
  counts_up(session, test::all() ? 500000 : 20000);
  readers_agree(session, test::all() ? 2000 : 100);
  return session.done();
}
