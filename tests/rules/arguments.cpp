// SPDX-License-Identifier: Apache-2.0
// PES: 1 2 3 4 8
// TIMEOUT: 120
// Rules of arguments: PE numbers count in the team of the context, NULL goes with length 0, what must be
// aligned and what may overlap.
#include "../common/context_ring.hpp"
#include "../common/rules.hpp"

namespace {

const shmem_team_t kWorld = SHMEM_TEAM_WORLD;

/// On a context of each team; without a context the numbers are the world's, whatever teams there are.
void pe_numbers_count_in_the_team(test::Session& s) {
  test::RingMemory memory;
  test::Teams teams(s);
  for (test::Team& team : teams.all()) {
    test::note("a context of %s", team.name.c_str());
    if (team.has_me()) {
      shmem_ctx_t ctx = SHMEM_CTX_INVALID;
      CHECK_EQ(shmem_team_create_ctx(team.handle, 0, &ctx), 0);
      test::use_context(team, ctx, memory);
      shmem_ctx_destroy(ctx);
    }
    shmem_barrier_all();
    test::use_context(teams.world(), SHMEM_CTX_DEFAULT, memory);
    shmem_long_p(reinterpret_cast<long*>(memory.word), 40 + s.me, s.right());
    shmem_barrier_all();
    CHECK_EQ(memory.word[0], 40 + static_cast<uint64_t>(s.left()));
    shmem_barrier_all();
  }
}

/// Lengths of 0, with NULL for the arrays: nothing happens, but a signal is sent.
void null_goes_with_length_0(test::Session& s) {
  auto* signal = test::symmetric<uint64_t>(1);
  const int pe = s.right();
  shmem_int_put(nullptr, nullptr, 0, pe);
  shmem_int_get(nullptr, nullptr, 0, pe);
  shmem_int_put_nbi(nullptr, nullptr, 0, pe);
  shmem_int_get_nbi(nullptr, nullptr, 0, pe);
  shmem_putmem(nullptr, nullptr, 0, pe);
  shmem_put128(nullptr, nullptr, 0, pe);
  shmem_int_iput(nullptr, nullptr, 1, 1, 0, pe);
  shmem_int_iget(nullptr, nullptr, 1, 1, 0, pe);
  shmem_int_ibput(nullptr, nullptr, 3, 3, 3, 0, pe);
  shmem_int_ibget(nullptr, nullptr, 3, 3, 0, 3, pe);
  shmem_int_put_signal(nullptr, nullptr, 0, signal, 1, SHMEM_SIGNAL_ADD, pe);
  shmem_putmem_signal_nbi(nullptr, nullptr, 0, signal, 1, SHMEM_SIGNAL_ADD, pe);
  CHECK_EQ(shmem_signal_wait_until(signal, SHMEM_CMP_EQ, 2), 2u);
  CHECK_EQ(shmem_int_broadcast(kWorld, nullptr, nullptr, 0, 0), 0);
  CHECK_EQ(shmem_int_collect(kWorld, nullptr, nullptr, 0), 0);
  CHECK_EQ(shmem_int_fcollect(kWorld, nullptr, nullptr, 0), 0);
  CHECK_EQ(shmem_int_alltoall(kWorld, nullptr, nullptr, 0), 0);
  CHECK_EQ(shmem_int_alltoalls(kWorld, nullptr, nullptr, 1, 1, 0), 0);
  CHECK_EQ(shmem_int_sum_reduce(kWorld, nullptr, nullptr, 0), 0);
  CHECK_EQ(shmem_int_sum_inscan(kWorld, nullptr, nullptr, 0), 0);
  CHECK_EQ(shmem_int_sum_exscan(kWorld, nullptr, nullptr, 0), 0);
  shmem_int_wait_until_all(nullptr, 0, nullptr, SHMEM_CMP_EQ, 1);
  CHECK_EQ(shmem_int_test_any_vector(nullptr, 0, nullptr, SHMEM_CMP_EQ, nullptr), SIZE_MAX);
  CHECK_EQ(shmem_int_test_some(nullptr, 0, nullptr, nullptr, SHMEM_CMP_EQ, 1), 0u);
  shmem_pe_quiet(nullptr, 0);
  shmem_barrier_all();
  shmem_free(signal);
}

/// The same with arrays, which stay as they are.
void length_0_touches_nothing(test::Session& s) {
  constexpr size_t kBytes = 256;
  auto* area = test::symmetric<unsigned char>(kBytes);
  test::poison(area, kBytes);
  shmem_barrier_all();
  auto* const dest = reinterpret_cast<int*>(area);
  auto* const source = reinterpret_cast<int*>(area + kBytes / 2);
  const int pe = s.right();
  shmem_int_put(dest, source, 0, pe);
  shmem_int_get(dest, source, 0, pe);
  shmem_int_iput(dest, source, 2, 2, 0, pe);
  shmem_int_ibget(dest, source, 4, 4, 2, 0, pe);
  CHECK_EQ(shmem_int_broadcast(kWorld, dest, source, 0, s.n - 1), 0);
  CHECK_EQ(shmem_int_collect(kWorld, dest, source, 0), 0);
  CHECK_EQ(shmem_int_alltoall(kWorld, dest, source, 0), 0);
  CHECK_EQ(shmem_int_max_reduce(kWorld, dest, dest, 0), 0);
  CHECK_EQ(shmem_int_sum_exscan(kWorld, dest, source, 0), 0);
  shmem_barrier_all();
  CHECK_POISON(area, 0, kBytes);
  shmem_barrier_all();
  shmem_free(area);
}

/// Moves `bytes` at odd places by `call(dest, source)` and looks for block p of PE p at block `p` of dest.
template <class Call>
void odd_places(const test::Session& s, const char* name, size_t blocks, size_t bytes, Call call) {
  test::note("%s of %zu bytes at odd addresses", name, bytes);
  const size_t all = blocks * bytes + 8;
  auto* dest = test::symmetric<unsigned char>(all);
  auto* source = test::symmetric<unsigned char>(all);
  test::poison(dest, all);
  test::fill(source + 1, bytes, 9, s.me);
  shmem_barrier_all();
  call(dest + 3, source + 1);
  shmem_barrier_all();
  for (size_t b = 0; b < blocks; ++b) {
    CHECK_FILLED(dest + 3 + b * bytes, bytes, 9, blocks == 1 ? s.left() : static_cast<int>(b));
  }
  CHECK_POISON(dest, 0, 3);
  CHECK_POISON(dest, 3 + blocks * bytes, all);
  shmem_free(source);
  shmem_free(dest);
}

void mem_calls_need_no_alignment(test::Session& s) {
  static uint64_t signal;
  const auto n = static_cast<size_t>(s.n);
  for (const size_t bytes : {1, 2, 7, 8, 13, 56, 57, 64, 1001}) {
    const int right = s.right(), left = s.left();
    odd_places(s, "putmem", 1, bytes, [&](auto* d, auto* c) { shmem_putmem(d, c, bytes, right); });
    odd_places(s, "getmem", 1, bytes, [&](auto* d, auto* c) { shmem_getmem(d, c, bytes, left); });
    odd_places(s, "putmem_nbi", 1, bytes, [&](auto* d, auto* c) { shmem_putmem_nbi(d, c, bytes, right); });
    odd_places(s, "getmem_nbi", 1, bytes, [&](auto* d, auto* c) { shmem_getmem_nbi(d, c, bytes, left); });
    odd_places(s, "putmem_signal", 1, bytes, [&](auto* d, auto* c) {
      shmem_putmem_signal(d, c, bytes, &signal, 1, SHMEM_SIGNAL_ADD, right);
    });
    odd_places(s, "fcollectmem", n, bytes,
               [&](auto* d, auto* c) { CHECK_EQ(shmem_fcollectmem(kWorld, d, c, bytes), 0); });
    odd_places(s, "collectmem", n, bytes,
               [&](auto* d, auto* c) { CHECK_EQ(shmem_collectmem(kWorld, d, c, bytes), 0); });
  }
}

/// An object of N bytes needs an alignment of N only; a long double that of its type.
void typed_calls_need_natural_alignment_only(test::Session& s) {
  auto* area = test::symmetric<unsigned char>(256);
  unsigned char local[256];
  const auto at = [&](auto* base, size_t bytes) {  // aligned to `bytes`, and to no more
    const uintptr_t place = reinterpret_cast<uintptr_t>(base) + 2 * bytes - 1;
    return reinterpret_cast<void*>((place / (2 * bytes) * 2 + 1) * bytes);
  };
  const auto one = [&](const char* name, size_t bytes, auto put) {
    test::note("%s, alignment %zu", name, bytes);
    void *const dest = at(area, bytes), *const source = at(local, bytes);
    test::fill(static_cast<unsigned char*>(source), bytes, bytes, s.me);
    shmem_barrier_all();
    put(dest, source);
    shmem_barrier_all();
    CHECK_FILLED(static_cast<unsigned char*>(dest), bytes, bytes, s.left());
    shmem_barrier_all();
  };
  const int pe = s.right();
  one("put16", 2, [&](void* d, void* c) { shmem_put16(d, c, 1, pe); });
  one("put32", 4, [&](void* d, void* c) { shmem_put32(d, c, 1, pe); });
  one("put64", 8, [&](void* d, void* c) { shmem_put64(d, c, 1, pe); });
  one("put128", 16, [&](void* d, void* c) { shmem_put128(d, c, 1, pe); });
  one("int_put", 4,
      [&](void* d, void* c) { shmem_int_put(static_cast<int*>(d), static_cast<int*>(c), 1, pe); });
  one("double_put", 8,
      [&](void* d, void* c) { shmem_double_put(static_cast<double*>(d), static_cast<double*>(c), 1, pe); });
  shmem_free(area);
}

/// Reductions and scans may work in place; a put may be from the very object that it goes to on another PE.
void in_place_is_allowed(test::Session& s) {
  for (const size_t n : {1, 7, 8, 1000, 5000}) {
    test::note("in place, %zu elements", n);
    auto* values = test::symmetric<long>(n);
    const auto reset = [&] {
      shmem_barrier_all();
      for (size_t i = 0; i < n; ++i) values[i] = s.me + static_cast<long>(i);
    };
    const auto check = [&](int pes, const char* what) {  // the sum of the first `pes` PEs
      test::note("%s in place, %zu elements", what, n);
      for (size_t i = 0; i < n; ++i) {
        CHECK_EQ(values[i], long{pes} * (pes - 1) / 2 + static_cast<long>(i) * pes);
      }
    };
    reset();
    CHECK_EQ(shmem_long_sum_reduce(kWorld, values, values, n), 0);
    check(s.n, "sum_reduce");
    reset();
    CHECK_EQ(shmem_long_sum_inscan(kWorld, values, values, n), 0);
    check(s.me + 1, "sum_inscan");
    reset();
    CHECK_EQ(shmem_long_sum_exscan(kWorld, values, values, n), 0);
    check(s.me, "sum_exscan");
    shmem_free(values);
  }
}

}  // namespace

int main(int argc, char** argv) {
  return test::run_rules(
      "arguments", argc, argv,
      {{"r13_pe_numbers_count_in_the_team", pe_numbers_count_in_the_team},
       {"r14_null_goes_with_length_0", null_goes_with_length_0},
       {"r14_length_0_touches_nothing", length_0_touches_nothing},
       {"r15_mem_calls_need_no_alignment", mem_calls_need_no_alignment},
       {"r15_typed_calls_need_natural_alignment_only", typed_calls_need_natural_alignment_only},
       {"r15_in_place_is_allowed", in_place_is_allowed}});
}
