// SPDX-License-Identifier: Apache-2.0
// PES: 1 2 3 4 8
// TIMEOUT: 120
// ENV: SHMEM_SYMMETRIC_SIZE=64M
// Rules of memory management: which calls synchronise, what sizes of 0 and NULL mean, what realloc keeps.
#include "../common/rules.hpp"

namespace {

constexpr void* kNull = nullptr;

/// One PE alone may make these calls: with a barrier in one of them it would wait for ever.
void no_size_no_barrier(test::Session& s) {
  if (s.me != s.n - 1) return;
  CHECK_EQ(shmem_malloc(0), kNull);
  CHECK_EQ(shmem_align(64, 0), kNull);
  CHECK_EQ(shmem_calloc(0, 8), kNull);
  CHECK_EQ(shmem_calloc(8, 0), kNull);
  CHECK_EQ(shmem_malloc_with_hints(0, SHMEM_MALLOC_ATOMICS_REMOTE), kNull);
  CHECK_EQ(shmem_realloc(nullptr, 0), kNull);  // as malloc
  shmem_free(nullptr);
}

/// Whether `call` is a barrier: an increment that everyone has begun before it, on the default context, is
/// complete after it.
template <class Call>
void is_barrier(const test::Session& s, const char* name, Call call) {
  static int arrivals, put;
  test::note("%s implies a barrier", name);
  arrivals = put = 0;
  shmem_barrier_all();
  for (int round = 1; round <= 20; ++round) {
    shmem_barrier_all();
    shmem_int_atomic_inc(&arrivals, 0);
    shmem_int_put_nbi(&put, &round, 1, s.right());
    call();
    CHECK_EQ(put, round);
    const int seen = shmem_int_atomic_fetch(&arrivals, 0);
    CHECK(seen >= round * s.n);
  }
  shmem_barrier_all();
}

void allocation_is_a_barrier(test::Session& s) {
  std::vector<void*> blocks;
  is_barrier(s, "shmem_malloc", [&] { blocks.push_back(shmem_malloc(100)); });
  is_barrier(s, "shmem_free", [&] {
    shmem_free(blocks.back());
    blocks.pop_back();
  });
  is_barrier(s, "shmem_calloc", [&] { blocks.push_back(shmem_calloc(3, 100)); });
  is_barrier(s, "shmem_align", [&] { blocks.push_back(shmem_align(256, 100)); });
  is_barrier(s, "shmem_malloc_with_hints", [&] { blocks.push_back(shmem_malloc_with_hints(64, 0)); });
  for (void* block : blocks) shmem_free(block);
}

/// The memory of the others may be used as soon as the call returns here, and nothing happens to it after
/// that.
void new_memory_is_usable_at_once(test::Session& s) {
  constexpr size_t kLength = 3000;
  long source[kLength];
  const auto use = [&](const char* name, long* block) {
    test::note("%s, then a put at once", name);
    CHECK(block != nullptr);
    test::fill(source, kLength, 3, s.me);
    shmem_long_put(block, source, kLength, s.right());
    shmem_barrier_all();
    CHECK_FILLED(block, kLength, 3, s.left());
    shmem_barrier_all();
    return block;
  };
  for (int round = 0; round < 10; ++round) {
    long* a = use("malloc", static_cast<long*>(shmem_malloc(sizeof source)));
    shmem_free(use("calloc", static_cast<long*>(shmem_calloc(kLength, sizeof(long)))));
    long* b = use("align", static_cast<long*>(shmem_align(1024, sizeof source)));
    shmem_free(a);
    shmem_free(b);
  }
  // realloc moves the block: a PE that is slow must not copy over what is put at once
  constexpr size_t kLarge = size_t{4} << 20;
  for (int round = 0; round < 10; ++round) {
    auto* a = static_cast<long*>(shmem_malloc(kLarge));
    void* wall = shmem_malloc(64);
    std::memset(a, 0xff, kLarge);
    use("realloc", a = static_cast<long*>(shmem_realloc(a, 2 * kLarge)));
    shmem_free(wall);
    shmem_free(a);
  }
}

/// NULL and 0 are those of malloc and free; contents stay up to the lesser size; failure leaves the block
/// alone, and every PE gets NULL.
void realloc_keeps_contents_and_failure_keeps_all(test::Session& s) {
  constexpr size_t kLength = 100;
  auto* block = static_cast<long*>(shmem_realloc(nullptr, kLength * sizeof(long)));
  CHECK(block != nullptr);
  test::fill(block, kLength, 1, s.me);
  void* wall = shmem_malloc(64);  // so that growing must move
  for (const size_t n : {101, 1000, 100000, 1000000, 300, 100}) {
    test::note("shmem_realloc to %zu elements", n);
    block = static_cast<long*>(shmem_realloc(block, n * sizeof(long)));
    CHECK(block != nullptr);
    CHECK_FILLED(block, kLength, 1, s.me);
    long value[kLength];
    shmem_long_get(value, block, kLength, s.right());
    CHECK_FILLED(value, kLength, 1, s.right());
    shmem_barrier_all();
  }
  test::note("shmem_realloc to more than there is");
  CHECK_EQ(shmem_realloc(block, size_t{1} << 60), kNull);
  CHECK_FILLED(block, kLength, 1, s.me);
  shmem_barrier_all();
  shmem_long_p(block, 77, s.right());  // still symmetric
  shmem_barrier_all();
  CHECK_EQ(*block, 77L);
  test::note("shmem_realloc to 0");
  CHECK_EQ(shmem_realloc(block, 0), kNull);
  shmem_free(wall);
  for (int i = 0; i < 10; ++i) {  // in a heap of 64 MiB: each was freed
    void* large = shmem_malloc(size_t{32} << 20);
    CHECK(large != nullptr);
    CHECK_EQ(shmem_realloc(large, 0), kNull);
  }
}

/// Memory with hints serves atomics and signals after realloc as before.
void realloc_keeps_hints(test::Session& s) {
  auto* word = static_cast<uint64_t*>(
      shmem_malloc_with_hints(64, SHMEM_MALLOC_ATOMICS_REMOTE | SHMEM_MALLOC_SIGNAL_REMOTE));
  CHECK(word != nullptr);
  word = static_cast<uint64_t*>(shmem_realloc(word, size_t{1} << 20));
  CHECK(word != nullptr);
  word[0] = word[1] = 0;
  shmem_barrier_all();
  shmem_uint64_atomic_inc(word, 0);
  shmem_signal_add(word + 1, 2, s.right());
  CHECK_EQ(shmem_signal_wait_until(word + 1, SHMEM_CMP_EQ, 2), 2u);
  shmem_barrier_all();
  if (s.me == 0) CHECK_EQ(word[0], static_cast<uint64_t>(s.n));
  shmem_barrier_all();
  shmem_free(word);
}

}  // namespace

int main(int argc, char** argv) {
  return test::run_rules(
      "memory", argc, argv,
      {{"r16_no_size_no_barrier", no_size_no_barrier},
       {"r16_allocation_is_a_barrier", allocation_is_a_barrier},
       {"r16_new_memory_is_usable_at_once", new_memory_is_usable_at_once},
       {"r17_realloc_keeps_contents_and_failure_keeps_all", realloc_keeps_contents_and_failure_keeps_all},
       {"r17_realloc_keeps_hints", realloc_keeps_hints}});
}
