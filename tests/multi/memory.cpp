// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 120
// Memory management: same offsets on all PEs, alignment, growth, and shmem_ptr, addr_accessible,
// pe_accessible. The barriers that the calls imply, size 0, realloc: tests/rules/memory.cpp.
#include "../common/check.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <string>

namespace {

char* first_block = nullptr;  // offsets are counted from here

/// All PEs must have the same block: compares its offset with everyone's.
void same_everywhere(test::Session& s, const void* block) {
  static ptrdiff_t offset;
  shmem_sync_all();
  offset = static_cast<const char*>(block) - first_block;
  shmem_sync_all();
  for (int pe = 0; pe < s.n; ++pe) CHECK_EQ(shmem_ptrdiff_g(&offset, pe), offset);
}

void alignment(test::Session& s) {
  for (size_t align = sizeof(void*); align <= (size_t{4} << 20); align *= 2) {
    test::note("shmem_align(%zu)", align);
    void* block = shmem_align(align, 3 * align / 2 + 1);
    CHECK(block != nullptr);
    CHECK_EQ(reinterpret_cast<uintptr_t>(block) % align, 0u);
    same_everywhere(s, block);
    void* small = shmem_malloc(1);
    CHECK_EQ(reinterpret_cast<uintptr_t>(small) % alignof(max_align_t), 0u);
    shmem_free(block);
    shmem_free(small);
  }
}

/// What shmem_align says on stderr when it gives NULL.
std::string refusal_of_align(size_t align) {
  test::note("shmem_align(%zu)", align);
  FILE* const said = std::tmpfile();
  const int kept = dup(STDERR_FILENO);
  dup2(fileno(said), STDERR_FILENO);
  CHECK_EQ(shmem_align(align, 100), static_cast<void*>(nullptr));
  dup2(kept, STDERR_FILENO);
  close(kept);
  char line[400] = "";
  std::rewind(said);
  const bool has_said = std::fgets(line, sizeof line, said) != nullptr;
  std::fclose(said);
  return has_said ? line : "";
}

/// What is no alignment gives NULL and a message, on one PE only if it likes; one that no block can have, on
/// all.
void no_alignment(test::Session& s) {
  const auto refused = [](size_t align, const char* more) {
    const std::string wanted =
        "shmem_align returns NULL: argument alignment = " + std::to_string(align) + more;
    CHECK(refusal_of_align(align).find(wanted) != std::string::npos);
  };
  if (s.me == 0) {
    for (size_t align : {size_t{0}, size_t{3}, size_t{24}, size_t{63}, SIZE_MAX}) {
      refused(align, "");
      CHECK_EQ(shmemalign(align, 100), static_cast<void*>(nullptr));
    }
  }
  shmem_barrier_all();
  constexpr size_t align = size_t{1} << 62;
  if (s.me == 0)
    refused(align, " is more than the ");
  else
    CHECK_EQ(shmem_align(align, 100), static_cast<void*>(nullptr));
  shmem_barrier_all();
}

void calloc_is_zero() {
  test::note("shmem_calloc gives zeroes, also in memory that was used before");
  for (size_t bytes : {size_t{1}, size_t{4096}, size_t{3} << 20}) {
    unsigned char* dirty = static_cast<unsigned char*>(shmem_malloc(bytes));
    std::memset(dirty, 0xff, bytes);
    shmem_free(dirty);
    unsigned char* clean = static_cast<unsigned char*>(shmem_calloc(bytes, 1));
    CHECK(std::all_of(clean, clean + bytes, [](unsigned char byte) { return byte == 0; }));
    shmem_free(clean);
  }
  CHECK_EQ(shmem_calloc(SIZE_MAX / 2, 3), static_cast<void*>(nullptr));  // the product overflows
}

void growth(test::Session& s) {
  const size_t bytes = test::all() ? size_t{1} << 30 : size_t{200} << 20;
  test::note("a block of %zu bytes, its ends touched from far away", bytes);
  unsigned char* block = static_cast<unsigned char*>(shmem_malloc(bytes));
  CHECK(block != nullptr);
  same_everywhere(s, block);
  shmem_uchar_p(block, static_cast<unsigned char>(s.me + 1), s.right());
  shmem_uchar_p(block + bytes - 1, static_cast<unsigned char>(s.me + 2), s.right());
  shmem_barrier_all();
  CHECK_EQ(block[0], s.left() + 1);
  CHECK_EQ(block[bytes - 1], s.left() + 2);
  shmem_free(block);
}

void hints() {
  test::note("shmem_malloc_with_hints");
  for (long hint : {0L, long{SHMEM_MALLOC_ATOMICS_REMOTE}, long{SHMEM_MALLOC_SIGNAL_REMOTE},
                    long{SHMEM_MALLOC_ATOMICS_REMOTE} | long{SHMEM_MALLOC_SIGNAL_REMOTE}}) {
    uint64_t* word = static_cast<uint64_t*>(shmem_malloc_with_hints(sizeof(uint64_t), hint));
    CHECK(word != nullptr);
    *word = 0;
    shmem_barrier_all();
    shmem_uint64_atomic_inc(word, shmem_my_pe());
    shmem_barrier_all();
    CHECK_EQ(*word, 1u);
    shmem_free(word);
  }
}

int global_word;

void pointers(test::Session& s) {
  test::note("shmem_ptr, shmem_addr_accessible, shmem_pe_accessible");
  int local = 0;
  int* block = test::symmetric<int>(16);
  shmem_barrier_all();
  CHECK_EQ(shmem_ptr(block + 3, s.me), static_cast<void*>(block + 3));
  for (int pe = 0; pe < s.n; ++pe) {
    CHECK(shmem_pe_accessible(pe));
    CHECK(shmem_addr_accessible(block, pe));
    CHECK(shmem_addr_accessible(&global_word, pe));
    CHECK(!shmem_addr_accessible(&local, pe));
    CHECK_EQ(shmem_ptr(&local, pe), static_cast<void*>(nullptr));
    for (int* word : {block + 8, &global_word}) {
      int* there = static_cast<int*>(shmem_ptr(word, pe));
      if (!there) continue;  // not mapped: allowed
      *there = 1000 + pe;    // all PEs store the same value
    }
  }
  shmem_barrier_all();
  for (int* word : {block + 8, &global_word}) {
    if (shmem_ptr(word, s.right())) CHECK_EQ(*word, 1000 + s.me);
  }
  shmem_barrier_all();
  shmem_free(block);
}

/// The same random calls on all PEs; every block keeps its contents whatever happens to the others.
void random_calls(test::Session& s) {
  struct Block {
    unsigned char* at;
    size_t bytes;
    uint64_t salt;
  };
  std::vector<Block> blocks;
  for (int i = 0; i < (test::all() ? 5000 : 500); ++i) {
    const size_t bytes = 1 + s.common() % (size_t{1} << (s.common() % 17));
    const uint64_t what = s.common() % 5, salt = s.common();
    const size_t which = blocks.empty() ? 0 : s.common() % blocks.size();
    test::note("random call %d: %zu blocks, kind %d, %zu bytes", i, blocks.size(), static_cast<int>(what),
               bytes);
    if (what < 2 || blocks.empty()) {
      unsigned char* at =
          static_cast<unsigned char*>(what == 0 ? shmem_malloc(bytes) : shmem_align(512, bytes));
      CHECK(at != nullptr);
      test::fill(at, bytes, salt, s.me);
      blocks.push_back({at, bytes, salt});
    } else if (what == 2) {
      Block& b = blocks[which];
      CHECK_FILLED(b.at, b.bytes, b.salt, s.me);
      b.at = static_cast<unsigned char*>(shmem_realloc(b.at, bytes));
      CHECK(b.at != nullptr);
      CHECK_FILLED(b.at, std::min(b.bytes, bytes), b.salt, s.me);
      b.bytes = bytes;
      test::fill(b.at, b.bytes, b.salt, s.me);
    } else {
      CHECK_FILLED(blocks[which].at, blocks[which].bytes, blocks[which].salt, s.me);
      shmem_free(blocks[which].at);
      blocks.erase(blocks.begin() + static_cast<ptrdiff_t>(which));
    }
    if (!blocks.empty() && i % 16 == 0) same_everywhere(s, blocks.back().at);
  }
  for (const Block& b : blocks) {
    CHECK_FILLED(b.at, b.bytes, b.salt, s.me);
    shmem_free(b.at);
  }
}

}  // namespace

int main() {
  test::Session session("memory");
  first_block = test::symmetric<char>(64);
  alignment(session);
  no_alignment(session);
  calloc_is_zero();
  growth(session);
  hints();
  pointers(session);
  random_calls(session);
  shmem_free(first_block);
  return session.done();
}
