// SPDX-License-Identifier: Apache-2.0
// PES: 1 2 3 4 8
// TIMEOUT: 120
// Atomics are atomic with each other on words of one type: all routines, on all contexts of one domain (those
// of the world and of teams split from it), and with waits.
#include "../common/rules.hpp"
#include "../common/types.hpp"

namespace {

int rounds() { return test::all() ? 3000 : 300; }

/// All that updates a word of one type, as steps of 1 in a sum.
template <class T>
struct Steps {
  const char* name;
  void (*add)(shmem_ctx_t, T*, T, int);
  void (*inc)(shmem_ctx_t, T*, int);
  T (*fetch_add)(shmem_ctx_t, T*, T, int);
  T (*fetch_inc)(shmem_ctx_t, T*, int);
  T (*fetch)(shmem_ctx_t, const T*, int);
  T (*compare_swap)(shmem_ctx_t, T*, T, T, int);
  void (*fetch_add_nbi)(shmem_ctx_t, T*, T*, T, int);
  void (*wait_until)(T*, int, T);
};

template <class T>
void by_compare_swap(const Steps<T>& f, shmem_ctx_t ctx, T* word, int pe) {
  for (T seen = f.fetch(ctx, word, pe);;) {
    const T before = f.compare_swap(ctx, word, seen, static_cast<T>(seen + 1), pe);
    if (before == seen) return;
    seen = before;
  }
}

/// Each PE takes 6 steps a round on the last PE's word, which waits for all of them.
template <class T>
void sum_is_exact(const test::Session& s, const Steps<T>& f, shmem_ctx_t domain, int last, T* word) {
  test::note("%s: all routines on one word", f.name);
  const int n = rounds();
  *word = 0;
  shmem_barrier_all();
  T result = 0;
  for (int k = 0; k < n; ++k) {
    const shmem_ctx_t ctx = k % 2 ? domain : SHMEM_CTX_DEFAULT;
    const int pe = k % 2 ? last : s.n - 1;
    f.add(ctx, word, T{1}, pe);
    f.inc(ctx, word, pe);
    const T first = f.fetch_add(ctx, word, T{1}, pe);
    const T second = f.fetch_inc(ctx, word, pe);
    CHECK(second > first);  // nobody takes away
    by_compare_swap(f, ctx, word, pe);
    shmem_ctx_quiet(ctx);  // `result` is free
    f.fetch_add_nbi(ctx, &result, word, T{1}, pe);
    shmem_ctx_quiet(ctx);
    CHECK(result > second);
  }
  const T total = static_cast<T>(6 * n * s.n);
  if (s.me == s.n - 1) {
    f.wait_until(word, SHMEM_CMP_GE, total);
    CHECK_EQ(*word, total);
  }
  shmem_barrier_all();
}

/// A word that is always set whole has equal halves, whoever looks.
void words_are_whole(test::Session& s) {
  auto* word = test::symmetric<uint64_t>(1);
  shmem_barrier_all();
  const int target = s.n - 1;
  for (uint64_t k = 0; k < static_cast<uint64_t>(rounds()) * 20; ++k) {
    const uint64_t half = (k * 77 + static_cast<uint64_t>(s.me)) & 0xffffffff;
    uint64_t seen = 0;
    switch (k % 4) {
      case 0:
        shmem_uint64_atomic_set(word, half << 32 | half, target);
        break;
      case 1:
        seen = shmem_uint64_atomic_swap(word, half << 32 | half, target);
        break;
      case 2:
        seen = shmem_uint64_atomic_fetch(word, target);
        break;
      default:
        seen = shmem_uint64_g(word, target);
    }
    CHECK_EQ(seen >> 32, seen & 0xffffffff);
  }
  shmem_barrier_all();
  shmem_free(word);
}

/// Each PE turns a bit of its own on, off and round among those of the others.
void bits_are_kept(test::Session& s) {
  auto* word = test::symmetric<uint32_t>(1);
  shmem_barrier_all();
  const int target = s.n - 1;
  const uint32_t mine = uint32_t{1} << (s.me % 32);
  for (int k = 0; k < rounds(); ++k) {
    shmem_uint32_atomic_or(word, mine, target);
    shmem_quiet();
    CHECK_EQ(shmem_uint32_atomic_fetch(word, target) & mine, mine);
    CHECK_EQ(shmem_uint32_atomic_fetch_and(word, ~mine, target) & mine, mine);
    shmem_uint32_atomic_xor(word, mine, target);
    shmem_quiet();
    CHECK_EQ(shmem_uint32_atomic_fetch_xor(word, mine, target) & mine, mine);
    CHECK_EQ(shmem_uint32_atomic_fetch_or(word, 0u, target) & mine, 0u);
  }
  shmem_barrier_all();
  if (s.me == target) CHECK_EQ(*word, 0u);
  shmem_barrier_all();
  shmem_free(word);
}

/// The contexts of a domain: those of the parent, and of a team that is split from it, whose numbers run
/// backwards.
template <class F>
void in_domain_of(shmem_team_t parent, F&& f) {
  const int n = shmem_team_n_pes(parent);
  shmem_team_t team = SHMEM_TEAM_INVALID;
  CHECK_EQ(shmem_team_split_strided(parent, n - 1, -1, n, nullptr, 0, &team), 0);
  shmem_ctx_t ctx = SHMEM_CTX_INVALID;
  CHECK_EQ(shmem_team_create_ctx(team, 0, &ctx), 0);
  f(ctx, shmem_team_translate_pe(SHMEM_TEAM_WORLD, shmem_n_pes() - 1, team));
  shmem_ctx_destroy(ctx);
  shmem_team_destroy(team);
}

void domain_is_atomic(test::Session& s) {
  auto* const memory = test::symmetric<uint64_t>(1);
  in_domain_of(SHMEM_TEAM_WORLD, [&](shmem_ctx_t ctx, int last) {
#define ROW(NAME, TYPE)                                                                                  \
  sum_is_exact(s,                                                                                        \
               Steps<TYPE>{"shmem_" #NAME, shmem_ctx_##NAME##_atomic_add, shmem_ctx_##NAME##_atomic_inc, \
                           shmem_ctx_##NAME##_atomic_fetch_add, shmem_ctx_##NAME##_atomic_fetch_inc,     \
                           shmem_ctx_##NAME##_atomic_fetch, shmem_ctx_##NAME##_atomic_compare_swap,      \
                           shmem_ctx_##NAME##_atomic_fetch_add_nbi, shmem_##NAME##_wait_until},          \
               ctx, last, reinterpret_cast<TYPE*>(memory));
    TEST_AMO_TYPES(ROW)
  });
  shmem_free(memory);
}

/// An update may be on its way when the call returns; quiet brings it home.
void add_is_done_after_quiet(test::Session& s) {
  auto* words = test::symmetric<long>(2);
  for (long k = 1; k <= rounds(); ++k) {
    test::note("add, quiet, told to a third PE; round %ld", k);
    shmem_long_atomic_add(words, 3, s.right());
    shmem_quiet();
    shmem_long_atomic_set(words + 1, k, s.right(2));
    shmem_long_wait_until(words + 1, SHMEM_CMP_GE, k);
    CHECK(shmem_long_atomic_fetch(words, s.left()) >= 3 * k);
  }
  shmem_barrier_all();
  CHECK_EQ(*words, 3L * rounds());
  shmem_barrier_all();
  shmem_free(words);
}

}  // namespace

int main(int argc, char** argv) {
  return test::run_rules("atomics", argc, argv,
                         {{"r04_domain_is_atomic", domain_is_atomic},
                          {"r04_words_are_whole", words_are_whole},
                          {"r04_bits_are_kept", bits_are_kept},
                          {"r04_add_is_done_after_quiet", add_is_done_after_quiet}});
}
