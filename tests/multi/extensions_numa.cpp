// SPDX-License-Identifier: Apache-2.0
// Hints about NUMA nodes: blocks with every hint are memory like any other, begin on a page, survive realloc
// and reuse of freed memory, and carry the policy that was asked for where the system tells. Passes with one
// node and where a container forbids the calls.
#include <linux/mempolicy.h>
#include <shmemx.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../common/check.hpp"

#include <algorithm>

namespace {

constexpr long kHints[] = {SHMEMX_MALLOC_NUMA_LOCAL, SHMEMX_MALLOC_NUMA_INTERLEAVE,
                           SHMEMX_MALLOC_NUMA_FIRST_TOUCH};
constexpr long kOthers[] = {0, SHMEM_MALLOC_ATOMICS_REMOTE,
                            SHMEM_MALLOC_SIGNAL_REMOTE | SHMEM_MALLOC_ATOMICS_REMOTE};
constexpr int kNotTold = -1;

/// The policy of the page at an address; kNotTold where the system does not say.
int policy_at(void* address) {
  int mode = kNotTold;
  return syscall(SYS_get_mempolicy, &mode, nullptr, 0, address, MPOL_F_ADDR) == 0 ? mode : kNotTold;
}

int policy_of(long hint) {
  return hint == SHMEMX_MALLOC_NUMA_LOCAL        ? MPOL_PREFERRED
         : hint == SHMEMX_MALLOC_NUMA_INTERLEAVE ? MPOL_INTERLEAVE
                                                 : MPOL_DEFAULT;
}

/// Neighbours write all of each other's block; it holds what was written, and nothing around it has changed.
void use(test::Session& s, unsigned char* block, size_t bytes, uint64_t salt) {
  std::vector<unsigned char> source(bytes);
  test::fill(source.data(), bytes, salt, s.me);
  shmem_putmem(block, source.data(), bytes, s.right());
  shmem_barrier_all();
  CHECK_FILLED(block, bytes, salt, s.left());
  shmem_barrier_all();
}

void one_hint(test::Session& s, long hint, long other, size_t bytes) {
  test::note("hint 0x%lx, %zu bytes", hint | other, bytes);
  const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  unsigned char* before = test::symmetric<unsigned char>(100);
  auto* block = static_cast<unsigned char*>(shmem_malloc_with_hints(bytes, hint | other));
  unsigned char* behind = test::symmetric<unsigned char>(100);
  CHECK(block != nullptr);
  CHECK_EQ(reinterpret_cast<uintptr_t>(block) % page, 0u);
  CHECK(behind < block || behind >= block + (bytes + page - 1) / page * page);
  const int usual = policy_at(before);
  if (usual != kNotTold) {
    CHECK_EQ(policy_at(block), policy_of(hint));
    CHECK_EQ(policy_at(block + bytes - 1), policy_of(hint));
  }
  // each PE has set the policy of its own copy, and it is that of the memory, not of the mapping
  void* theirs = shmem_ptr(block, s.right());
  if (usual != kNotTold && theirs) CHECK_EQ(policy_at(theirs), policy_of(hint));
  use(s, block, bytes, s.common());
  // growing moves it: contents and hint go along
  test::fill(block, bytes, 9, s.me);
  shmem_barrier_all();
  block = static_cast<unsigned char*>(shmem_realloc(block, 2 * bytes));
  CHECK(block != nullptr);
  CHECK_FILLED(block, bytes, 9, s.me);
  if (usual != kNotTold) CHECK_EQ(policy_at(block + 2 * bytes - 1), policy_of(hint));
  block = static_cast<unsigned char*>(shmem_realloc(block, bytes / 2 + 1));
  CHECK_FILLED(block, bytes / 2 + 1, 9, s.me);
  if (usual != kNotTold) CHECK_EQ(policy_at(block), policy_of(hint));
  shmem_barrier_all();
  shmem_free(block);
  // what was freed is memory without a wish again
  auto* again = static_cast<unsigned char*>(shmem_malloc(bytes));
  if (usual != kNotTold) CHECK_EQ(policy_at(again), usual);
  use(s, again, bytes, s.common());
  shmem_free(again);
  shmem_free(behind);
  shmem_free(before);
}

/// Freed and taken again with other hints: nothing of the earlier block may come back, whoever writes first.
void reuse(test::Session& s) {
  test::note("blocks with hints in memory that was used before");
  constexpr size_t kBytes = 300000;
  for (int round = 0; round < 12; ++round) {
    auto* plain = static_cast<unsigned char*>(shmem_malloc(kBytes));
    use(s, plain, kBytes, s.common());
    shmem_free(plain);
    auto* placed = static_cast<unsigned char*>(shmem_malloc_with_hints(kBytes, kHints[round % 3]));
    use(s, placed, kBytes, s.common());
    shmem_free(placed);
  }
}

/// Hints that exclude each other or that nobody knows: memory as without any.
void no_such_hint(test::Session& s) {
  for (const long hints : {kHints[0] | kHints[1], kHints[0] | kHints[1] | kHints[2], 1L << 40, ~0L,
                           ~long{SHMEM_MALLOC_ATOMICS_REMOTE}}) {
    test::note("hints 0x%lx", hints);
    auto* block = static_cast<unsigned char*>(shmem_malloc_with_hints(5000, hints));
    CHECK(block != nullptr);
    use(s, block, 5000, s.common());
    shmem_free(block);
  }
}

}  // namespace

int main() {
  test::Session session("extensions_numa");
  for (const long hint : kHints) {
    for (const long other : kOthers) {
      for (const size_t bytes : {size_t{1}, size_t{4097}, size_t{1000000}})
        one_hint(session, hint, other, bytes);
    }
  }
  CHECK_EQ(shmem_malloc_with_hints(0, SHMEMX_MALLOC_NUMA_LOCAL), static_cast<void*>(nullptr));
  reuse(session);
  no_such_hint(session);
  return session.done();
}
