// SPDX-License-Identifier: Apache-2.0
// Device memory: blocks of random sizes that must not touch each other, growth and return of memory, too
// little of it, and memory of the program's own that becomes symmetric.
#include <algorithm>

#include "fake_device.hpp"

namespace {

using fake_device::call;
using fake_device::view;

constexpr size_t kMiB = size_t{1} << 20;

/// A block, marked near both ends and at some places between; the mark is the owner's.
struct Block {
  unsigned char* memory;
  size_t bytes;
  uint64_t salt;

  template <class F>
  void for_each_mark(F&& f) const {
    const size_t words = bytes / 8;
    const size_t step = std::max<size_t>(1, words / 61);
    for (size_t i = 0; i < words; i += step) f(i);
    if (words) f(words - 1);
  }
  void mark(int pe) const {
    for_each_mark([&](size_t i) { *word(i) = test::mix(salt + i * 1009 + static_cast<uint64_t>(pe)); });
  }
  void check(int pe) const {
    for_each_mark(
        [&](size_t i) { CHECK_EQ(*word(i), test::mix(salt + i * 1009 + static_cast<uint64_t>(pe))); });
  }
  void check_zero() const {
    for_each_mark([&](size_t i) { CHECK_EQ(*word(i), uint64_t{0}); });
  }
  uint64_t* word(size_t i) const { return view(reinterpret_cast<uint64_t*>(memory) + i); }
  /// The same block of another PE.
  Block of(int pe) const { return {static_cast<unsigned char*>(nvshmem_ptr(memory, pe)), bytes, salt}; }
};

size_t free_memory() {
  size_t free = 0, total = 0;
  call<decltype(cuMemGetInfo)>("cuMemGetInfo", &free, &total);
  return free;
}

/// Bytes of NVSHMEM_SYMMETRIC_SIZE, which these tests give in MiB.
size_t in_advance() {
  const char* text = std::getenv("NVSHMEM_SYMMETRIC_SIZE");
  return text ? std::strtoull(text, nullptr, 10) * kMiB : 0;
}

Block make(test::Session& s) {
  const uint64_t random = s.common();
  const size_t bytes = 8 + (random >> 32) % (size_t{1} << (4 + random % 24));  // up to 128 MiB
  test::note("a block of %zu bytes", bytes);
  Block block{nullptr, bytes, s.common()};
  const size_t alignment = size_t{1} << (s.common() % 22);
  switch (random % 3) {
    case 0:
      block.memory = static_cast<unsigned char*>(nvshmem_malloc(bytes));
      break;
    case 1:
      block.memory = static_cast<unsigned char*>(nvshmem_calloc(1, bytes));
      block.check_zero();
      break;
    default:
      block.memory = static_cast<unsigned char*>(nvshmem_align(alignment, bytes));
      CHECK_EQ(reinterpret_cast<uintptr_t>(block.memory) % alignment, 0u);
  }
  CHECK(block.memory != nullptr);
  nvshmem_barrier_all();
  block.of(s.right()).mark(s.me);
  return block;
}

void random_blocks(test::Session& s) {
  std::vector<Block> live;
  const auto drop = [&](size_t at) {
    live[at].check(s.left());
    nvshmem_free(live[at].memory);
    live.erase(live.begin() + static_cast<ptrdiff_t>(at));
  };
  for (int round = 0; round < (test::all() ? 2000 : 150); ++round) {
    if (live.size() < 4 || (live.size() < 16 && s.common() % 2)) {
      live.push_back(make(s));
    } else {
      nvshmem_barrier_all();  // the marks of the left PE are there
      drop(s.common() % live.size());
    }
  }
  nvshmem_barrier_all();
  while (!live.empty()) drop(live.size() - 1);
}

/// What is freed can be had again, at once, also by another process.
void return_of_memory(test::Session& s) {
  test::note("return of memory");
  nvshmem_free(nvshmem_malloc(1));
  nvshmem_barrier_all();
  const size_t before = free_memory();
  nvshmem_barrier_all();
  for (int round = 0; round < 10; ++round) {
    void* block = nvshmem_malloc(700 * kMiB);
    CHECK(block != nullptr);
    nvshmem_barrier_all();
    CHECK(free_memory() < before);
    nvshmem_barrier_all();
    nvshmem_free(block);
    CHECK_EQ(free_memory(), before);
    nvshmem_barrier_all();
  }
  (void)s;
}

/// A small part of the GPU's memory, or what was mapped in advance, stays with the heap: to have it again
/// costs nothing. The rest is given back.
void kept_memory() {
  test::note("kept memory");
  size_t free = 0, total = 0;
  call<decltype(cuMemGetInfo)>("cuMemGetInfo", &free, &total);
  const size_t kept = std::max({64 * kMiB, total / 64 / (2 * kMiB) * (2 * kMiB), in_advance()});
  nvshmem_free(nvshmem_malloc(1));
  nvshmem_barrier_all();
  const size_t before = free_memory();
  nvshmem_barrier_all();
  void* large = nvshmem_malloc(kept + kMiB);
  CHECK(large != nullptr);
  nvshmem_barrier_all();
  CHECK(free_memory() < before);
  nvshmem_barrier_all();
  nvshmem_free(large);
  CHECK_EQ(free_memory(), before);
  nvshmem_barrier_all();
  void* small = nvshmem_malloc(kept / 2);
  CHECK(small != nullptr);
  nvshmem_barrier_all();
  const size_t mapped = free_memory();
  nvshmem_barrier_all();
  for (int round = 0; round < 5; ++round) {
    nvshmem_free(small);
    CHECK_EQ(free_memory(), mapped);
    small = nvshmem_malloc(kept / 2);
    CHECK_EQ(free_memory(), mapped);
  }
  nvshmem_free(small);
  nvshmem_barrier_all();
}

/// What NVSHMEM_SYMMETRIC_SIZE asks for is there from the start: up to it nothing more is taken.
void mapped_in_advance() {
  if (!in_advance()) return;
  test::note("memory in advance");
  nvshmem_barrier_all();
  const size_t before = free_memory();
  nvshmem_barrier_all();
  std::vector<void*> blocks;
  for (size_t bytes = 0; bytes + 16 * kMiB <= in_advance(); bytes += 16 * kMiB)
    blocks.push_back(nvshmem_malloc(16 * kMiB));
  CHECK_EQ(free_memory(), before);
  for (void* block : blocks) nvshmem_free(block);
  CHECK_EQ(free_memory(), before);
  nvshmem_barrier_all();
}

void too_little(test::Session&) {
  test::note("more memory than there is");
  CHECK(nvshmem_malloc(size_t{900} << 30) == nullptr);  // more than addresses
  CHECK(nvshmem_calloc(SIZE_MAX / 2, 8) == nullptr);
  CHECK(nvshmem_malloc(0) == nullptr);
  size_t before = 0, total = 0;
  call<decltype(cuMemGetInfo)>("cuMemGetInfo", &before, &total);
  nvshmem_barrier_all();
  CHECK(nvshmem_malloc(total + 900 * kMiB) == nullptr);
  nvshmem_barrier_all();
  CHECK(free_memory() >= before);  // what was kept unused is given back when memory is short
  std::vector<void*> all;
  while (void* block = nvshmem_malloc(total / 13)) all.push_back(block);
  CHECK(!all.empty());
  for (void* block : all) nvshmem_free(block);
  void* again = nvshmem_calloc(total / 13, 1);
  CHECK(again != nullptr);
  nvshmem_free(again);
}

void registered(test::Session& s) {
  test::note("registered memory");
  void* first = nvshmem_malloc(1000);  // the first chunk of the heap has room left
  for (const size_t bytes : {2 * kMiB, 6 * kMiB, 100 * kMiB}) {
    const fake_device::OwnMemory own(bytes, true);
    auto* symmetric = static_cast<uint64_t*>(nvshmemx_buffer_register_symmetric(own.words(), bytes, 0));
    CHECK(symmetric != nullptr);
    const Block block{reinterpret_cast<unsigned char*>(symmetric), bytes, bytes};
    block.of(s.right()).mark(s.me);
    nvshmem_barrier_all();
    Block{reinterpret_cast<unsigned char*>(own.words()), bytes, bytes}.check(s.left());
    nvshmem_uint64_p(symmetric + 1, 77, s.right());
    nvshmem_barrier_all();
    CHECK_EQ(*view(own.words() + 1), 77u);
    // memory that is allocated meanwhile lies elsewhere
    void* other = nvshmem_malloc(bytes);
    CHECK(other != nullptr);
    nvshmem_free(other);
    CHECK_EQ(nvshmemx_buffer_unregister_symmetric(symmetric, bytes), 0);
    CHECK_EQ(*view(own.words() + 1), 77u);  // the program's as before
  }
  const fake_device::OwnMemory secret(2 * kMiB, false);
  CHECK(nvshmemx_buffer_register_symmetric(secret.words(), secret.bytes(), 0) == nullptr);
  const fake_device::OwnMemory part(4 * kMiB, true);
  CHECK(nvshmemx_buffer_register_symmetric(part.words(), 2 * kMiB, 0) == nullptr);
  CHECK(nvshmemx_buffer_register_symmetric(&s, 2 * kMiB, 0) == nullptr);
  nvshmem_free(first);
}

}  // namespace

int main() {
  {
    test::Session s("cuda_fake.memory");
    nvshmem_init();
    const fake_device::Choice device(s.me % fake_device::devices());
    mapped_in_advance();
    random_blocks(s);
    return_of_memory(s);
    kept_memory();
    too_little(s);
    registered(s);
    nvshmem_finalize();
    s.done();
  }
  return 0;
}
