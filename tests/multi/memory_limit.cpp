// SPDX-License-Identifier: Apache-2.0
// ENV: SHMEM_SYMMETRIC_SIZE=16M
// A heap of 16 MiB: what does not fit is NULL on all PEs, changes nothing, and freed memory can be had again.
#include "../common/check.hpp"

namespace {
constexpr size_t kMiB = size_t{1} << 20;
}

int main() {
  const char* size = std::getenv("SHMEM_SYMMETRIC_SIZE");
  if (!size || std::string(size) != "16M") {
    std::fprintf(stderr, "memory_limit: run me with SHMEM_SYMMETRIC_SIZE=16M\n");
    return 2;
  }
  test::Session s("memory_limit");
  CHECK_EQ(shmem_malloc(32 * kMiB), static_cast<void*>(nullptr));
  CHECK_EQ(shmem_malloc(SIZE_MAX), static_cast<void*>(nullptr));
  CHECK_EQ(shmem_calloc(32, kMiB), static_cast<void*>(nullptr));
  CHECK_EQ(shmem_align(4096, 32 * kMiB), static_cast<void*>(nullptr));
  for (int round = 0; round < 5; ++round) {
    std::vector<unsigned char*> blocks;
    while (unsigned char* block = static_cast<unsigned char*>(shmem_malloc(kMiB))) {
      test::note("block %zu of 1 MiB", blocks.size());
      std::memset(block, static_cast<int>(blocks.size()), kMiB);
      blocks.push_back(block);
      CHECK(blocks.size() <= 16);
    }
    CHECK(blocks.size() >= 14);  // of 16: the library may keep a little for itself
    CHECK_EQ(shmem_realloc(blocks[3], 8 * kMiB), static_cast<void*>(nullptr));
    for (size_t i = 0; i < blocks.size(); ++i) {
      CHECK_EQ(blocks[i][0], i);
      CHECK_EQ(blocks[i][kMiB - 1], i);
    }
    // Free every second one: the room is there, but in pieces.
    for (size_t i = 0; i < blocks.size(); i += 2) shmem_free(blocks[i]);
    CHECK_EQ(shmem_malloc(4 * kMiB), static_cast<void*>(nullptr));
    for (size_t i = 1; i < blocks.size(); i += 2) shmem_free(blocks[i]);
    void* large = shmem_malloc(14 * kMiB);
    CHECK(large != nullptr);
    shmem_free(large);
  }
  return s.done();
}
