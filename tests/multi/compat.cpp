// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 120
// The names of other libraries: Cray's and Sandia's of shmemx_compat.h, for all types and sizes, and Open
// MPI's bitwise atomics in shmem.h.
#include <pshmemx.h>

#include <algorithm>

#include "../common/check.hpp"
#include "../common/types.hpp"

namespace {

constexpr size_t kMost = 130;
constexpr size_t kBytes = kMost * 16;

struct Areas {
  unsigned char* dest = test::symmetric<unsigned char>(kBytes);
  unsigned char* source = test::symmetric<unsigned char>(kBytes);
  uint64_t* signal = test::symmetric<uint64_t>(1);
  shmem_ctx_t ctx = SHMEM_CTX_INVALID;

  Areas() { CHECK_EQ(shmem_ctx_create(0, &ctx), 0); }
  ~Areas() {
    shmem_ctx_destroy(ctx);
    shmem_free(signal);
    shmem_free(source);
    shmem_free(dest);
  }
  Areas(const Areas&) = delete;

  void begin() const {
    test::poison(dest, kBytes);
    *signal = 0;
    shmem_barrier_all();
  }
};

/// Puts to the right, gets from the right; with a context and without, with the handle of old programs and
/// without.
template <class T, class Put, class CtxPut, class Get, class CtxGet>
void nonblocking(const test::Session& s, const Areas& a, const char* name, Put put, CtxPut ctx_put, Get get,
                 CtxGet ctx_get) {
  auto* const dest = reinterpret_cast<T*>(a.dest);
  auto* const source = reinterpret_cast<T*>(a.source);
  const size_t n = 1 + s.seed % 60;
  test::note("shmemx_%s_put_nb, get_nb, %zu elements", name, n);
  test::fill(source, 2 * n, s.seed, s.me);
  a.begin();
  put(dest, source, n, s.right(), nullptr);
  ctx_put(a.ctx, dest + n, source + n, n, s.right());
  shmem_quiet();
  shmem_ctx_quiet(a.ctx);
  shmem_barrier_all();
  CHECK_FILLED(dest, 2 * n, s.seed, s.left());
  CHECK_POISON(a.dest, 2 * n * sizeof(T), kBytes);
  a.begin();
  get(dest, source, n, s.right());
  ctx_get(a.ctx, dest + n, source + n, n, s.right(), nullptr);
  shmem_quiet();
  shmem_ctx_quiet(a.ctx);
  CHECK_FILLED(dest, 2 * n, s.seed, s.right());
  CHECK_POISON(a.dest, 2 * n * sizeof(T), kBytes);
  shmem_barrier_all();
}

template <class T, class Put, class PutNb>
void signalled(const test::Session& s, const Areas& a, const char* name, Put put, PutNb put_nb) {
  auto* const dest = reinterpret_cast<T*>(a.dest);
  auto* const source = reinterpret_cast<T*>(a.source);
  const size_t n = 1 + s.seed % 60;
  test::note("shmemx_%s_put_signal, %zu elements", name, n);
  test::fill(source, 2 * n, s.seed, s.me);
  a.begin();
  put(dest, source, n, a.signal, 5, s.right());
  CHECK_EQ(shmem_signal_wait_until(a.signal, SHMEM_CMP_NE, 0), 5);
  CHECK_FILLED(dest, n, s.seed, s.left());
  shmem_barrier_all();
  put_nb(dest + n, source + n, n, a.signal, 7, s.right());
  CHECK_EQ(shmem_signal_wait_until(a.signal, SHMEM_CMP_NE, 5), 7);
  CHECK_FILLED(dest, 2 * n, s.seed, s.left());
  CHECK_POISON(a.dest, 2 * n * sizeof(T), kBytes);
  shmem_barrier_all();
}

template <class T>
struct Blocks {
  void (*put)(T*, const T*, ptrdiff_t, ptrdiff_t, size_t, size_t, int);
  void (*ctx_put)(shmem_ctx_t, T*, const T*, ptrdiff_t, ptrdiff_t, size_t, size_t, int);
  void (*get)(T*, const T*, ptrdiff_t, ptrdiff_t, size_t, size_t, int);
  void (*ctx_get)(shmem_ctx_t, T*, const T*, ptrdiff_t, ptrdiff_t, size_t, size_t, int);
};

/// Two blocks of 3, then their counterparts: every fifth element on one side, every fourth on the other.
template <class T>
void strided(const test::Session& s, const Areas& a, const char* name, const Blocks<T>& f) {
  auto* const dest = reinterpret_cast<T*>(a.dest);
  auto* const source = reinterpret_cast<T*>(a.source);
  test::note("shmemx_%s_ibput, ibget", name);
  test::fill(source, 20, s.seed, s.me);
  const auto check = [&](int from) {
    for (size_t i = 0; i < 2; ++i) {
      for (size_t k = 0; k < 3; ++k) CHECK_EQ(dest[5 * i + k], test::element<T>(s.seed, from, 4 * i + k));
      for (size_t k = 0; k < 3; ++k)
        CHECK_EQ(dest[20 + 5 * i + k], test::element<T>(s.seed, from, 10 + 4 * i + k));
      CHECK_POISON(a.dest, (5 * i + 3) * sizeof(T), (5 * i + 5) * sizeof(T));
    }
    CHECK_POISON(a.dest, 28 * sizeof(T), kBytes);
  };
  a.begin();
  f.put(dest, source, 5, 4, 3, 2, s.right());
  f.ctx_put(a.ctx, dest + 20, source + 10, 5, 4, 3, 2, s.right());
  shmem_ctx_quiet(a.ctx);
  shmem_barrier_all();
  check(s.left());
  a.begin();
  f.get(dest, source, 5, 4, 3, 2, s.right());
  f.ctx_get(a.ctx, dest + 20, source + 10, 5, 4, 3, 2, s.right());
  check(s.right());
  shmem_barrier_all();
}

void moves(const test::Session& s) {
  const Areas a;
#define MOVES(NAME, T)                                                                                    \
  nonblocking<T>(s, a, #NAME, shmemx_##NAME##_put_nb, shmemx_ctx_##NAME##_put_nb, shmemx_##NAME##_get_nb, \
                 shmemx_ctx_##NAME##_get_nb);                                                             \
  signalled<T>(s, a, #NAME, shmemx_##NAME##_put_signal, shmemx_##NAME##_put_signal_nb);                   \
  strided<T>(                                                                                             \
      s, a, #NAME,                                                                                        \
      {shmemx_##NAME##_ibput, shmemx_ctx_##NAME##_ibput, shmemx_##NAME##_ibget, shmemx_ctx_##NAME##_ibget});
  TEST_RMA_TYPES(MOVES)
#define SIZED(BITS)                                                                                       \
  using Raw##BITS = test::Bytes<BITS / 8>;                                                                \
  nonblocking<Raw##BITS>(s, a, #BITS, shmemx_put##BITS##_nb, shmemx_ctx_put##BITS##_nb,                   \
                         shmemx_get##BITS##_nb, shmemx_ctx_get##BITS##_nb);                               \
  signalled<Raw##BITS>(s, a, #BITS, shmemx_put##BITS##_signal, shmemx_put##BITS##_signal_nb);             \
  strided<Raw##BITS>(                                                                                     \
      s, a, #BITS,                                                                                        \
      {[](auto* d, auto* f, auto... rest) { shmemx_ibput##BITS(d, f, rest...); },                         \
       [](shmem_ctx_t c, auto* d, auto* f, auto... rest) { shmemx_ctx_ibput##BITS(c, d, f, rest...); },   \
       [](auto* d, auto* f, auto... rest) { shmemx_ibget##BITS(d, f, rest...); },                         \
       [](shmem_ctx_t c, auto* d, auto* f, auto... rest) { shmemx_ctx_ibget##BITS(c, d, f, rest...); }}); \
  TEST_RMA_SIZES(SIZED)
  using Byte = test::Bytes<1>;
  nonblocking<Byte>(s, a, "mem", shmemx_putmem_nb, shmemx_ctx_putmem_nb, shmemx_getmem_nb,
                    shmemx_ctx_getmem_nb);
  signalled<Byte>(s, a, "mem", shmemx_putmem_signal, shmemx_putmem_signal_nb);
}

template <class T>
struct Bitwise {
  T (*fetch_and)(T*, T, int);
  T (*fetch_or)(T*, T, int);
  T (*fetch_xor)(T*, T, int);
  void (*and_)(T*, T, int);
  void (*or_)(T*, T, int);
  void (*xor_)(T*, T, int);
  T (*ctx_fetch_and)(shmem_ctx_t, T*, T, int);
  T (*ctx_fetch_or)(shmem_ctx_t, T*, T, int);
  T (*ctx_fetch_xor)(shmem_ctx_t, T*, T, int);
  void (*ctx_and)(shmem_ctx_t, T*, T, int);
  void (*ctx_or)(shmem_ctx_t, T*, T, int);
  void (*ctx_xor)(shmem_ctx_t, T*, T, int);
};

template <class T>
void bitwise(const test::Session& s, const Areas& a, const char* name, const Bitwise<T>& f) {
  test::note("shmem_%s_atomic_and, or, xor", name);
  auto* const word = reinterpret_cast<T*>(a.dest);
  const auto random = [&](uint64_t i) { return test::element<T>(s.seed, s.me, i); };
  T value = random(0);
  std::memcpy(a.source, &value, sizeof value);
  a.begin();
  shmem_putmem(word, &value, sizeof value, s.right());
  shmem_quiet();
  for (uint64_t i = 1; i < 40; ++i) {
    const T by = random(i);
    CHECK_EQ(f.fetch_and(word, by, s.right()), value);
    value &= by;
    CHECK_EQ(f.ctx_fetch_or(a.ctx, word, by, s.right()), value);
    value |= by;
    CHECK_EQ(f.fetch_xor(word, by, s.right()), value);
    value ^= by;
    f.ctx_or(a.ctx, word, by, s.right());
    shmem_ctx_quiet(a.ctx);
    value |= by;
    f.xor_(word, random(i + 1), s.right());
    shmem_quiet();
    value ^= random(i + 1);
    f.ctx_and(a.ctx, word, random(i + 2), s.right());
    shmem_ctx_quiet(a.ctx);
    value &= random(i + 2);
    CHECK_EQ(f.ctx_fetch_and(a.ctx, word, T(-1), s.right()), value);
    CHECK_EQ(f.fetch_or(word, by, s.right()), value);
    value |= by;
    CHECK_EQ(f.ctx_fetch_xor(a.ctx, word, by, s.right()), value);
    value ^= by;
    f.and_(word, random(i + 3), s.right());
    f.or_(word, T(0), s.right());
    shmem_quiet();
    value &= random(i + 3);
    f.ctx_xor(a.ctx, word, random(i), s.right());
    shmem_ctx_quiet(a.ctx);
    value ^= random(i);
  }
  shmem_barrier_all();
  CHECK_POISON(a.dest, sizeof(T), kBytes);
}

void atomics(const test::Session& s) {
  const Areas a;
#define BITWISE(NAME, T)                                                                            \
  bitwise<T>(s, a, #NAME,                                                                           \
             {shmem_##NAME##_atomic_fetch_and, shmem_##NAME##_atomic_fetch_or,                      \
              shmem_##NAME##_atomic_fetch_xor, shmem_##NAME##_atomic_and, shmem_##NAME##_atomic_or, \
              shmem_##NAME##_atomic_xor, shmem_ctx_##NAME##_atomic_fetch_and,                       \
              shmem_ctx_##NAME##_atomic_fetch_or, shmem_ctx_##NAME##_atomic_fetch_xor,              \
              shmem_ctx_##NAME##_atomic_and, shmem_ctx_##NAME##_atomic_or, shmem_ctx_##NAME##_atomic_xor});
  TEST_OLD_AMO_TYPES(BITWISE)
}

template <class T>
void scans(const test::Session& s, const Areas& a, const char* name,
           int (*inclusive)(shmem_team_t, T*, const T*, size_t),
           int (*exclusive)(shmem_team_t, T*, const T*, size_t)) {
  test::note("shmemx_%s_sum_inscan, exscan", name);
  auto* const dest = reinterpret_cast<T*>(a.dest);
  auto* const source = reinterpret_cast<T*>(a.source);
  for (size_t i = 0; i < 20; ++i) source[i] = static_cast<T>(s.me + 1);
  const auto sum_before = [&](int pe) { return static_cast<T>(pe * (pe + 1) / 2); };
  a.begin();
  CHECK_EQ(inclusive(SHMEM_TEAM_WORLD, dest, source, 20), 0);
  for (size_t i = 0; i < 20; ++i) CHECK(dest[i] == sum_before(s.me + 1));
  a.begin();
  CHECK_EQ(exclusive(SHMEM_TEAM_WORLD, dest, source, 20), 0);
  for (size_t i = 0; i < 20; ++i) CHECK(dest[i] == sum_before(s.me));
  CHECK_POISON(a.dest, 20 * sizeof(T), kBytes);
  shmem_barrier_all();
}

/// PE `from` sends `to` some bytes; Cray's routines, over an active set or a team of the PEs from `start` on.
template <class Call>
void exchange(const test::Session& s, const char* name, int start, Call&& call) {
  test::note("%s from PE %d on", name, start);
  const int n = s.n - start;
  const auto bytes = [&](int from, int to) { return static_cast<size_t>(from * 3 + to * 5) % 23; };
  auto* const target = test::symmetric<unsigned char>(static_cast<size_t>(s.n) * 32);
  auto* const source = test::symmetric<unsigned char>(static_cast<size_t>(s.n) * 32);
  auto* const numbers = test::symmetric<size_t>(static_cast<size_t>(s.n) * 3);
  size_t* const offsets = numbers;
  size_t* const received = numbers + s.n;
  size_t* const sent = numbers + 2 * s.n;
  test::poison(target, static_cast<size_t>(s.n) * 32);
  for (int i = 0; i < n; ++i) {
    offsets[i] = static_cast<size_t>(i) * 32;
    received[i] = 99;  // means nothing
    sent[i] = bytes(s.me, start + i);
    test::fill(source + offsets[i], sent[i], s.seed + static_cast<uint64_t>(i), s.me);
  }
  shmem_barrier_all();
  if (s.me >= start) {
    call(target, offsets, received, source, offsets, sent, n);
    for (int i = 0; i < n; ++i) {
      CHECK_EQ(received[i], bytes(start + i, s.me));
      CHECK_FILLED(target + offsets[i], received[i], s.seed + static_cast<uint64_t>(s.me - start), start + i);
      CHECK_POISON(target, offsets[i] + received[i], offsets[i] + 32);
    }
  }
  shmem_barrier_all();
  shmem_free(numbers);
  shmem_free(source);
  shmem_free(target);
}

void exchanges(const test::Session& s) {
  static long psync[SHMEM_ALLTOALL_SYNC_SIZE];
  std::fill_n(psync, SHMEM_ALLTOALL_SYNC_SIZE, SHMEM_SYNC_VALUE);
  for (const int start : {0, s.n / 2}) {
    exchange(s, "shmemx_alltoallv", start,
             [&](auto* target, auto* t_offsets, auto* t_sizes, auto* source, auto* s_offsets, auto* s_sizes,
                 int n) {
               shmemx_alltoallv(target, t_offsets, t_sizes, source, s_offsets, s_sizes, start, 0, n, psync);
             });
    shmem_team_t team;
    shmemx_team_create_strided(start, 1, s.n - start, &team);
    CHECK_EQ(team != SHMEM_TEAM_NULL, s.me >= start);
    exchange(
        s, "shmemx_team_alltoallv", start,
        [&](auto* target, auto* t_offsets, auto* t_sizes, auto* source, auto* s_offsets, auto* s_sizes, int) {
          shmemx_team_alltoallv(target, t_offsets, t_sizes, source, s_offsets, s_sizes, team, nullptr);
        });
    if (team != SHMEM_TEAM_NULL) shmemx_team_destroy(&team);
    CHECK_EQ(team, SHMEM_TEAM_NULL);
  }
}

/// Each third PE in a team of its own, backwards; the last PE wants none.
void teams(const test::Session& s) {
  test::note("shmemx_team_split");
  const bool wants_none = s.n > 1 && s.me == s.n - 1;
  const int color = wants_none ? SHMEM_COLOR_UNDEFINED : s.me % 3;
  shmem_team_t team;
  shmemx_team_split(SHMEM_TEAM_WORLD, color, -s.me, &team);
  std::vector<int> members;
  for (int pe = s.n > 1 ? s.n - 2 : 0; pe >= 0; --pe) {
    if (pe % 3 == s.me % 3) members.push_back(pe);
  }
  if (wants_none) {
    CHECK_EQ(team, SHMEM_TEAM_INVALID);
  } else {
    CHECK_EQ(shmemx_team_n_pes(team), static_cast<int>(members.size()));
    CHECK_EQ(members[static_cast<size_t>(shmemx_team_my_pe(team))], s.me);
    for (size_t i = 0; i < members.size(); ++i)
      CHECK_EQ(shmemx_team_translate_pe(team, static_cast<int>(i), SHMEM_TEAM_WORLD), members[i]);
    static long sum, mine;
    mine = s.me;
    CHECK_EQ(shmem_long_sum_reduce(team, &sum, &mine, 1), 0);
    long want = 0;
    for (const int pe : members) want += pe;
    CHECK_EQ(sum, want);
    shmemx_team_destroy(&team);
  }
  test::note("equal keys: the order of the parent");
  shmemx_team_split(SHMEM_TEAM_WORLD, 0, 0, &team);
  CHECK_EQ(shmemx_team_my_pe(team), s.me);
  shmemx_team_destroy(&team);
  CHECK_EQ(shmem_team_n_pes(SHMEMX_TEAM_NODE), shmemx_local_npes());
  test::note("shmemx_team_create_strided");
  for (int round = 0; round < 3; ++round) {  // the same arguments again and again
    shmemx_team_create_strided(0, 2, (s.n + 1) / 2, &team);
    CHECK_EQ(team != SHMEM_TEAM_NULL, s.me % 2 == 0);
    if (s.me % 2 != 0) continue;
    CHECK_EQ(shmem_team_my_pe(team), s.me / 2);
    CHECK_EQ(shmem_team_sync(team), 0);
    shmemx_team_destroy(&team);
  }
}

void threads_and_completion(const test::Session& s) {
  test::note("threads and completion");
  static int word;
  int provided;
  shmem_query_thread(&provided);
  CHECK_EQ(shmemx_query_thread(), provided);
  shmemx_thread_register();
  shmem_barrier_all();
  const int value = s.me + 1;
  shmemx_int_put_nb(&word, &value, 1, s.right());
  shmemx_thread_fence();
  shmemx_thread_quiet();
  shmemx_pe_quiet(s.right());
  shmemx_local_complete();
  CHECK_EQ(shmem_int_g(&word, s.right()), value);
  shmemx_thread_unregister();
  shmem_barrier_all();
  CHECK_EQ(word, s.left() + 1);
  void* block = shmem_malloc_with_hints(64, SHMEMX_MALLOC_NO_BARRIER);
  CHECK(block != nullptr);
  shmem_free(block);
  shmem_ctx_t ctx = SHMEMX_CTX_INVALID;
  CHECK_EQ(shmem_ctx_create(SHMEMX_CTX_BOUNCE_BUFFER, &ctx), 0);
  shmem_ctx_destroy(ctx);
}

void signals(const test::Session& s) {
  test::note("shmemx_signal_set, add");
  static uint64_t word[2];
  shmem_ctx_t ctx;
  CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
  shmem_barrier_all();
  shmemx_signal_set(&word[0], 40, s.right());
  shmemx_signal_add(&word[1], 2, s.right());
  shmem_barrier_all();
  CHECK_EQ(word[0], 40);
  CHECK_EQ(word[1], 2);
  shmem_barrier_all();
  shmemx_ctx_signal_add(ctx, &word[0], 2, s.right());
  shmemx_ctx_signal_set(ctx, &word[1], 9, s.right());
  shmem_ctx_quiet(ctx);
  shmem_barrier_all();
  CHECK_EQ(word[0], 42);
  CHECK_EQ(word[1], 9);
  shmem_ctx_destroy(ctx);
}

}  // namespace

int main() {
  {
    shmemx_init_thread(SHMEM_THREAD_SINGLE);
    test::Session session("compat");  // initializes again
    moves(session);
    atomics(session);
    {
      const Areas a;
#define SCANS(NAME, T) scans<T>(session, a, #NAME, shmemx_##NAME##_sum_inscan, shmemx_##NAME##_sum_exscan);
      TEST_RMA_TYPES(SCANS)
    }
    exchanges(session);
    teams(session);
    threads_and_completion(session);
    signals(session);
    session.done();
  }
  shmem_finalize();
}
