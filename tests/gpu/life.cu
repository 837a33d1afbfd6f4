// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 180
// Life of a job and of its memory: init and finalize many times with the device chosen after init, blocks of
// many sizes that must not overlap, counts beyond 2^32 and an object of 40 GiB (left out where memory lacks).
#include <algorithm>

#include "gpu_check.cuh"

namespace {

__global__ void put_word(long* word, long value, int pe) {
  nvshmem_long_p(word, value, pe);
  nvshmem_quiet();
}

/// One whole life of the library; the device is chosen after init, as most programs do.
void one_life(int round) {
  nvshmem_init();
  const int me = nvshmem_my_pe(), n = nvshmem_n_pes();
  int devices = 0;
  CUDA(cudaGetDeviceCount(&devices));
  CUDA(cudaSetDevice(nvshmem_team_my_pe(NVSHMEMX_TEAM_NODE) % devices));
  auto* word = static_cast<long*>(nvshmem_calloc(1, sizeof(long)));
  if (!word) gpu::die("life: PE %d: no symmetric memory in round %d", me, round);
  gpu::run(put_word, 1, 1, word, 1000L * round + me, (me + 1) % n);
  nvshmem_barrier_all();
  long got = 0;
  CUDA(cudaMemcpy(&got, word, sizeof got, cudaMemcpyDeviceToHost));
  const long want = 1000L * round + (me + n - 1) % n;
  if (got != want) gpu::die("life: PE %d: in round %d the word is %ld, want %ld", me, round, got, want);
  if (round % 2) nvshmem_free(word);  // finalize frees what is left
  nvshmem_finalize();
}

class Tester {
 public:
  explicit Tester(gpu::Session& session) : s_(session) {}

  void nested() {
    s_.note("init and finalize inside of another init");
    nvshmem_init();
    s_.check_equal(static_cast<uint64_t>(nvshmem_n_pes()), static_cast<uint64_t>(s_.n), "PEs");
    nvshmem_finalize();
    s_.check_equal(static_cast<uint64_t>(nvshmem_my_pe()), static_cast<uint64_t>(s_.me), "this PE");
  }

  void edges() {
    s_.note("malloc of nothing, free of NULL, alignments");
    s_.check(nvshmem_malloc(0) == nullptr, "malloc(0) is NULL");
    nvshmem_free(nullptr);
    for (size_t alignment = 8; alignment <= (size_t{2} << 20); alignment *= 4) {
      void* block = nvshmem_align(alignment, 100);
      s_.check(block && reinterpret_cast<uintptr_t>(block) % alignment == 0, "aligned as asked");
      nvshmem_free(block);
    }
  }

  /// Every block is filled with its own byte, by kernels of the left PE; none may change another.
  void blocks() {
    s_.note("blocks of many sizes");
    std::vector<Block> live;
    for (int round = 0; round < (gpu::all() ? 2000 : 300); ++round) {
      const bool grow = live.size() < 8 || (live.size() < 60 && s_.common() % 2);
      if (grow) {
        live.push_back(make(round));
      } else {
        const size_t at = s_.common() % live.size();
        check(live[at]);
        nvshmem_free(live[at].memory);
        live.erase(live.begin() + static_cast<ptrdiff_t>(at));
      }
    }
    gpu::everybody();
    for (const Block& block : live) check(block);
    for (const Block& block : live) nvshmem_free(block.memory);
  }

  void huge(size_t bytes);

 private:
  struct Block {
    unsigned char* memory;
    size_t bytes;
    unsigned char value;
  };

  Block make(int round) {
    const uint64_t random = s_.common();
    const size_t bytes = 1 + (random >> 32) % (size_t{1} << (random % 25));
    auto* memory = static_cast<unsigned char*>(random % 3 ? nvshmem_malloc(bytes) : nvshmem_calloc(bytes, 1));
    if (!memory) gpu::die("life: PE %d: no %zu bytes in round %d", s_.me, bytes, round);
    if (random % 3 == 0) check({memory, bytes, 0});
    CUDA(cudaMemset(memory, round % 251, bytes));
    CUDA(cudaDeviceSynchronize());
    return {memory, bytes, static_cast<unsigned char>(round % 251)};
  }

  void check(const Block& block) {
    std::vector<unsigned char> got(block.bytes);
    CUDA(cudaMemcpy(got.data(), block.memory, block.bytes, cudaMemcpyDeviceToHost));
    const auto wrong =
        std::find_if(got.begin(), got.end(), [&](unsigned char is) { return is != block.value; });
    if (wrong == got.end()) return s_.check(true, "contents");
    s_.error("byte " + std::to_string(wrong - got.begin()) + " of a block of " + std::to_string(block.bytes) +
             " bytes is " + std::to_string(*wrong) + ", want " + std::to_string(block.value));
  }

  /// True if all PEs have that much; a PE that shares its device has its part of it.
  bool everybody_has(size_t bytes) {
    size_t free_bytes = 0, total = 0;
    CUDA(cudaMemGetInfo(&free_bytes, &total));
    const size_t sharing = static_cast<size_t>((s_.n + s_.devices - 1) / s_.devices);
    gpu::Symmetric<long> lacking(1);
    if (free_bytes / sharing < bytes + (size_t{2} << 30)) {
      for (int pe = 0; pe < s_.n; ++pe) gpu::run(put_word, 1, 1, lacking.get(), 1L, pe);
    }
    gpu::everybody();
    return lacking.read(1)[0] == 0;
  }

  gpu::Session& s_;
};

__global__ void write_marks(unsigned long long* memory, size_t words, size_t step, int me, int pe) {
  for (size_t i = blockIdx.x * size_t{blockDim.x} + threadIdx.x; i * step < words;
       i += size_t{gridDim.x} * blockDim.x) {
    nvshmem_ulonglong_p(memory + i * step, gpu::word(7, me, i), pe);
  }
  nvshmem_quiet();
}

__global__ void check_marks(const unsigned long long* memory, size_t words, size_t step, int from,
                            gpu::Report* report) {
  for (size_t i = blockIdx.x * size_t{blockDim.x} + threadIdx.x; i * step < words;
       i += size_t{gridDim.x} * blockDim.x) {
    gpu::expect(report, 0, i * step * 8, memory[i * step], gpu::word(7, from, i));
  }
}

__global__ void copy_many(char* dest, const char* source, size_t bytes, int pe) {
  const size_t share = bytes / gridDim.x, first = blockIdx.x * share;
  nvshmemx_putmem_nbi_block(dest + first, source + first, blockIdx.x + 1 == gridDim.x ? bytes - first : share,
                            pe);
  __syncthreads();
  nvshmem_quiet();
}

void Tester::huge(size_t bytes) {
  static const char* const texts[] = {"word of a huge object (place: byte)"};
  s_.note("an object of %zu MiB", bytes >> 20);
  if (!everybody_has(bytes)) {
    if (s_.me == 0)
      std::printf("gpu.life: left out: an object of %zu GiB, too little device memory\n", bytes >> 30);
    return;
  }
  auto* memory = static_cast<unsigned long long*>(nvshmem_malloc(bytes));
  s_.check(memory != nullptr, "memory for it");
  if (!memory) return;
  const size_t words = bytes / 8, step = 4093;
  gpu::run(write_marks, 64, 256, memory, words, step, s_.me, s_.right());
  gpu::everybody();
  gpu::run(check_marks, 64, 256, memory, words, step, s_.left(), s_.report());
  s_.collect(texts);
  gpu::everybody();
  // A single count beyond 2^32 and odd: the lower part to the upper part of the right PE, by kernel and by
  // host.
  const size_t count = (size_t{1} << 32) + 17 * 8;
  if (2 * count <= bytes) {
    char* upper = reinterpret_cast<char*>(memory) + count;
    for (bool by_host : {false, true}) {
      CUDA(cudaMemset(upper, 0, count));
      gpu::everybody();
      if (by_host) {
        nvshmem_putmem(upper, memory, count, s_.right());
        nvshmem_quiet();
      } else {
        gpu::run(copy_many, 1, 512, upper, reinterpret_cast<char*>(memory), count, s_.right());
      }
      gpu::everybody();
      // The lower part of the left PE holds the marks of the PE before that.
      gpu::run(check_marks, 64, 256, reinterpret_cast<unsigned long long*>(upper), count / 8, step,
               s_.left(2), s_.report());
      s_.collect(texts);
      gpu::everybody();
    }
  }
  nvshmem_free(memory);
}

}  // namespace

int main() {
  gpu::need_gpu("gpu.life");
#if TEST_ISOMEM
  for (int round = 0; round < 50; ++round) one_life(round);
#endif
  gpu::Session session("gpu.life");
  {
    Tester tester(session);
    tester.nested();
    tester.edges();
    tester.blocks();
    tester.huge(size_t{9} << 30);
    tester.huge(size_t{40} << 30);
  }
  return session.done();
}
