// SPDX-License-Identifier: Apache-2.0
// Words that the threads of whole blocks put: side by side, apart, backwards, by some lanes of each warp
// only, to PEs that differ from lane to lane, of every width. What goes to another host leaves in one
// operation where the lanes of a warp put side by side; every byte of the area is compared. TIMEOUT: 120
#include "gpu_check.cuh"

namespace {

constexpr unsigned kBlocks = 3, kThreads = 160;  // warps that are full, and one that ends a block
constexpr size_t kAll = kBlocks * kThreads;
constexpr int kMostApart = 3;

enum Way { kSideBySide, kApart, kBackwards, kOddLanes, kRandomLanes, kPesInTurn, kHalves, kOnePlace, kWays };
const char* const kNames[kWays] = {"side by side",    "apart",          "backwards",          "by odd lanes",
                                   "by random lanes", "to PEs in turn", "by halves of warps", "each twice"};

/// Whether a thread puts, where to, and on which PE; the same on the host, which builds what must be there.
struct Place {
  bool puts;
  size_t index;
  int pe;
};
__host__ __device__ Place place_of(int way, size_t thread, int me, int n, uint64_t salt) {
  Place place = {true, thread, (me + 1) % n};
  const size_t lane = thread % 32;
  if (way == kApart) place.index = thread * kMostApart;
  if (way == kBackwards) place.index = kAll - 1 - thread;
  if (way == kOddLanes) place.puts = lane % 2 == 1;
  if (way == kRandomLanes) place.puts = gpu::mix(salt + thread) % 3 > 0;
  if (way == kPesInTurn)
    place.pe = static_cast<int>((static_cast<size_t>(me) + thread) % static_cast<size_t>(n));
  // the halves put on other places, and each is side by side
  if (way == kHalves) place.index = lane < 16 ? thread : thread + kAll;
  return place;
}

/// Each PE has an area of its own in the memory of every PE.
template <class T>
struct Job {
  T* dest;
  uint64_t salt;
  int way;
};

template <class T>
__host__ __device__ T value(uint64_t salt, int pe, size_t thread) {
  return static_cast<T>(gpu::word(salt, pe, thread));
}

constexpr size_t kArea = kAll * kMostApart + 5;

#define PUT(T, name)                                                                   \
  __device__ void put(T* dest, T word, int pe) { nvshmem_##name##_p(dest, word, pe); } \
  __device__ void put_words(T* dest, const T* source, size_t n, int pe) {              \
    nvshmem_##name##_put_nbi(dest, source, n, pe);                                     \
  }
PUT(uint8_t, uint8)
PUT(uint16_t, uint16)
PUT(uint32_t, uint32)
PUT(uint64_t, uint64)
#undef PUT

template <class T>
__global__ void words(Job<T> job) {
  const int me = nvshmem_my_pe(), n = nvshmem_n_pes();
  const size_t thread = blockIdx.x * size_t{blockDim.x} + threadIdx.x;
  const Place place = place_of(job.way, thread, me, n, job.salt);
  T* area = job.dest + static_cast<size_t>(me) * kArea;
  if (place.puts) {
    if (job.way == kOnePlace) {
      put(area + place.index, static_cast<T>(1), place.pe);
      nvshmem_fence();
    }
    put(area + place.index, value<T>(job.salt, me, thread), place.pe);
  }
  nvshmem_quiet();
}

/// Two words of each thread at once, from memory of its own.
template <class T>
__global__ void pairs(Job<T> job) {
  const int me = nvshmem_my_pe(), n = nvshmem_n_pes();
  const size_t thread = blockIdx.x * size_t{blockDim.x} + threadIdx.x;
  const T two[2] = {value<T>(job.salt, me, 2 * thread), value<T>(job.salt, me, 2 * thread + 1)};
  put_words(job.dest + static_cast<size_t>(me) * kArea + 2 * thread, two, 2, (me + 1) % n);
  nvshmem_quiet();
}

template <class T>
class Tester {
 public:
  Tester(gpu::Session& session, const char* type) : s_(session), type_(type) {}

  void all_ways(uint64_t salt) {
    for (int way = 0; way < kWays; ++way) {
      s_.note("%s, words %s, salt %llu", type_, kNames[way], static_cast<unsigned long long>(salt));
      poison();
      gpu::run(words<T>, kBlocks, kThreads, Job<T>{dest_.get(), salt, way});
      compare([&](int from, auto&& set) {
        for (size_t thread = 0; thread < kAll; ++thread) {
          const Place place = place_of(way, thread, from, s_.n, salt);
          if (place.puts && place.pe == s_.me) set(place.index, value<T>(salt, from, thread));
        }
      });
    }
    s_.note("%s, two words of each thread, salt %llu", type_, static_cast<unsigned long long>(salt));
    poison();
    gpu::run(pairs<T>, kBlocks, kThreads, Job<T>{dest_.get(), salt, 0});
    compare([&](int from, auto&& set) {
      if ((from + 1) % s_.n != s_.me) return;
      for (size_t i = 0; i < 2 * kAll; ++i) set(i, value<T>(salt, from, i));
    });
  }

 private:
  size_t bytes() const { return static_cast<size_t>(s_.n) * kArea * sizeof(T); }

  void poison() {
    want_ = gpu::poison_image(bytes());
    CUDA(cudaMemcpy(dest_.get(), want_.data(), bytes(), cudaMemcpyHostToDevice));
    gpu::everybody();
  }

  /// `write(from, set)` sets the words that PE `from` has put here.
  template <class Write>
  void compare(Write&& write) {
    gpu::everybody();
    for (int from = 0; from < s_.n; ++from) {
      write(from, [&](size_t index, T word) {
        std::memcpy(want_.data() + (static_cast<size_t>(from) * kArea + index) * sizeof(T), &word,
                    sizeof word);
      });
    }
    gpu::Image got(bytes());
    CUDA(cudaMemcpy(got.data(), dest_.get(), bytes(), cudaMemcpyDeviceToHost));
    s_.compare(got, want_, [&](size_t byte) {
      const size_t word = byte / sizeof(T);
      return "word " + std::to_string(word % kArea) + " from PE " + std::to_string(word / kArea);
    });
    gpu::everybody();
  }

  gpu::Session& s_;
  const char* type_;
  gpu::Symmetric<T> dest_{static_cast<size_t>(s_.n) * kArea};
  gpu::Image want_;
};

template <class T>
void test(gpu::Session& session, const char* type) {
  Tester<T> tester(session, type);
  for (int round = 0; round < (gpu::all() ? 20 : 3); ++round) tester.all_ways(session.common());
}

}  // namespace

int main() {
  gpu::Session session("gpu.words");
  test<uint8_t>(session, "uint8");
  test<uint16_t>(session, "uint16");
  test<uint32_t>(session, "uint32");
  test<uint64_t>(session, "uint64");
  return session.done();
}
