// SPDX-License-Identifier: Apache-2.0
// NAMES: yes
// Atomics of kernels, every operation and type: exact results of one caller, exact sums and tickets with all
// threads of all PEs on one word, compare-and-swap as a lock, bits with different owners; poison around the
// word.
#include <algorithm>

#include "gpu_check.cuh"
#include "gpu_types.cuh"

namespace {

constexpr size_t kArea = 1024;  // bytes; the word lies in the middle
constexpr unsigned kBlocks = 4, kThreads = 64;

enum What { kFetch, kSwap, kCompareSwap, kFetchAdd, kFetchInc, kFetchAnd, kFetchOr, kFetchXor, kLost };
const char* const kWhat[] = {"atomic_fetch",     "atomic_swap",      "atomic_compare_swap",
                             "atomic_fetch_add", "atomic_fetch_inc", "atomic_fetch_and",
                             "atomic_fetch_or",  "atomic_fetch_xor", "value after nonfetching atomics"};

// The routines of one type. A routine's name has the type in it, hence macros.
#define EXTENDED_CALLS(NAME)                                                                             \
  static const char* name() { return #NAME; }                                                            \
  static __device__ T fetch(const T* word, int pe) { return nvshmem_##NAME##_atomic_fetch(word, pe); }   \
  static __device__ void set(T* word, T value, int pe) { nvshmem_##NAME##_atomic_set(word, value, pe); } \
  static __device__ T swap(T* word, T value, int pe) { return nvshmem_##NAME##_atomic_swap(word, value, pe); }
#define SWAP_CALLS(NAME)                                                 \
  static __device__ T compare_swap(T* word, T wants, T value, int pe) {  \
    return nvshmem_##NAME##_atomic_compare_swap(word, wants, value, pe); \
  }
#define ADD_CALLS(NAME)                                                                                  \
  static __device__ void add(T* word, T value, int pe) { nvshmem_##NAME##_atomic_add(word, value, pe); } \
  static __device__ void inc(T* word, int pe) { nvshmem_##NAME##_atomic_inc(word, pe); }                 \
  static __device__ T fetch_add(T* word, T value, int pe) {                                              \
    return nvshmem_##NAME##_atomic_fetch_add(word, value, pe);                                           \
  }                                                                                                      \
  static __device__ T fetch_inc(T* word, int pe) { return nvshmem_##NAME##_atomic_fetch_inc(word, pe); }
#define BIT_CALL(NAME, OP)                                      \
  static __device__ void bit_##OP(T* word, T value, int pe) {   \
    nvshmem_##NAME##_atomic_##OP(word, value, pe);              \
  }                                                             \
  static __device__ T fetch_##OP(T* word, T value, int pe) {    \
    return nvshmem_##NAME##_atomic_fetch_##OP(word, value, pe); \
  }
#define EXTENDED(NAME, TYPE) \
  struct Extended_##NAME {   \
    using T = TYPE;          \
    EXTENDED_CALLS(NAME)     \
  };
#define SWAPPING(NAME, TYPE)                 \
  struct Swapping_##NAME : Extended_##NAME { \
    SWAP_CALLS(NAME)                         \
  };
#define ADDING(NAME, TYPE)                 \
  struct Adding_##NAME : Swapping_##NAME { \
    ADD_CALLS(NAME)                        \
  };
#define BITWISE(NAME, TYPE)                                    \
  struct Bitwise_##NAME : Extended_##NAME {                    \
    BIT_CALL(NAME, and) BIT_CALL(NAME, or) BIT_CALL(NAME, xor) \
  };
#define FLOATING(NAME, TYPE)                                                                                \
  struct Floating_##NAME {                                                                                  \
    using T = TYPE;                                                                                         \
    static const char* name() { return #NAME; }                                                             \
    static __device__ void add(T* word, T value, int pe) { nvshmemx_##NAME##_atomic_add(word, value, pe); } \
    static __device__ T fetch_add(T* word, T value, int pe) {                                               \
      return nvshmemx_##NAME##_atomic_fetch_add(word, value, pe);                                           \
    }                                                                                                       \
  };

// Implemented by every library, and what some only declare.
// clang-format off
#define ADD_TYPES(X)                                                                       \
  TEST_ONE(X(uint, unsigned int) X(ulong, unsigned long))                                  \
  TEST_OTHERS(X(int, int) X(long, long) X(ulonglong, unsigned long long)                   \
  X(int32, int32_t) X(uint32, uint32_t) X(uint64, uint64_t) X(size, size_t))
#define ADD_TYPES_DECLARED(X)                                                              \
  TEST_OTHERS(X(longlong, long long) X(int64, int64_t) X(ptrdiff, ptrdiff_t))
#define WHOLE_TYPES(X) ADD_TYPES(X) ADD_TYPES_DECLARED(X)
#define ADD_FLOATS(X) TEST_ONE(X(half, half) X(float, float) X(double, double))
#define EXTENDED_FLOATS(X) TEST_ONE(X(float, float) X(double, double))
#define EXTENDED_HALF(X) TEST_ONE(X(half, half))
// clang-format on

WHOLE_TYPES(EXTENDED)
EXTENDED_FLOATS(EXTENDED)
WHOLE_TYPES(SWAPPING)
ADD_TYPES(ADDING)
TEST_BIT_TYPES(BITWISE)
ADD_FLOATS(FLOATING)
#if TEST_ISOMEM
ADD_TYPES_DECLARED(ADDING)
EXTENDED_HALF(EXTENDED)
#endif

/// Random words for one caller, the same on all types.
struct Draws {
  uint64_t a, b, c;
};

template <class Api>
__global__ void extended(typename Api::T* word, int pe, Draws draws, gpu::Report* report) {
  using T = typename Api::T;
  const T a = gpu::value_of<T>(draws.a), b = gpu::value_of<T>(draws.b), c = gpu::value_of<T>(draws.c);
  Api::set(word, a, pe);
  nvshmem_quiet();
  gpu::expect(report, kFetch, 0, gpu::bits(Api::fetch(word, pe)), gpu::bits(a));
  gpu::expect(report, kSwap, 1, gpu::bits(Api::swap(word, b, pe)), gpu::bits(a));
  gpu::expect(report, kSwap, 2, gpu::bits(Api::swap(word, c, pe)), gpu::bits(b));
  gpu::expect(report, kFetch, 3, gpu::bits(Api::fetch(word, pe)), gpu::bits(c));
}

template <class Api>
__global__ void swapping(typename Api::T* word, int pe, Draws draws, gpu::Report* report) {
  using T = typename Api::T;
  const T a = static_cast<T>(draws.a), b = static_cast<T>(draws.b), other = static_cast<T>(draws.a ^ 1);
  Api::set(word, a, pe);
  nvshmem_quiet();
  gpu::expect(report, kCompareSwap, 0, gpu::bits(Api::compare_swap(word, other, b, pe)), gpu::bits(a));
  gpu::expect(report, kCompareSwap, 1, gpu::bits(Api::compare_swap(word, a, b, pe)), gpu::bits(a));
  gpu::expect(report, kCompareSwap, 2, gpu::bits(Api::compare_swap(word, b, other, pe)), gpu::bits(b));
  gpu::expect(report, kFetch, 3, gpu::bits(Api::fetch(word, pe)), gpu::bits(other));
}

template <class Api>
__global__ void adding(typename Api::T* word, int pe, Draws draws, gpu::Report* report) {
  using T = typename Api::T;
  const T a = static_cast<T>(draws.a), b = static_cast<T>(draws.b), start = static_cast<T>(draws.c);
  uint64_t now = draws.c;  // wraps, as the word does
  Api::set(word, start, pe);
  nvshmem_quiet();
  gpu::expect(report, kFetchAdd, 0, gpu::bits(Api::fetch_add(word, a, pe)), gpu::bits(static_cast<T>(now)));
  now += draws.a;
  gpu::expect(report, kFetchInc, 1, gpu::bits(Api::fetch_inc(word, pe)), gpu::bits(static_cast<T>(now)));
  now += 1;
  Api::add(word, b, pe);
  Api::inc(word, pe);
  nvshmem_quiet();
  now += draws.b + 1;
  gpu::expect(report, kLost, 2, gpu::bits(Api::fetch(word, pe)), gpu::bits(static_cast<T>(now)));
}

template <class Api>
__global__ void bitwise(typename Api::T* word, int pe, Draws draws, gpu::Report* report) {
  using T = typename Api::T;
  const T a = static_cast<T>(draws.a), b = static_cast<T>(draws.b), c = static_cast<T>(draws.c);
  T now = a;
  Api::set(word, a, pe);
  nvshmem_quiet();
  gpu::expect(report, kFetchAnd, 0, gpu::bits(Api::fetch_and(word, b, pe)), gpu::bits(now));
  now &= b;
  gpu::expect(report, kFetchOr, 1, gpu::bits(Api::fetch_or(word, c, pe)), gpu::bits(now));
  now |= c;
  gpu::expect(report, kFetchXor, 2, gpu::bits(Api::fetch_xor(word, a, pe)), gpu::bits(now));
  now ^= a;
  Api::bit_xor(word, b, pe);
  nvshmem_quiet();
  now ^= b;
  gpu::expect(report, kLost, 3, gpu::bits(Api::fetch(word, pe)), gpu::bits(now));
  Api::bit_or(word, a, pe);
  nvshmem_quiet();
  now |= a;
  gpu::expect(report, kLost, 4, gpu::bits(Api::fetch(word, pe)), gpu::bits(now));
  Api::bit_and(word, c, pe);
  nvshmem_quiet();
  now &= c;
  gpu::expect(report, kLost, 5, gpu::bits(Api::fetch(word, pe)), gpu::bits(now));
}

/// All threads add to one word in every way there is.
template <class Api>
__global__ void hammer(typename Api::T* word, int pe, int rounds) {
  using T = typename Api::T;
  for (int i = 0; i < rounds; ++i) {
    Api::add(word, T{3}, pe);
    Api::inc(word, pe);
    Api::fetch_add(word, T{5}, pe);
    Api::fetch_inc(word, pe);
  }
  nvshmem_quiet();
}

/// Every thread draws tickets from one counter and marks them: each must come exactly once.
template <class Api>
__global__ void tickets(typename Api::T* counter, int pe, unsigned* marks, int rounds, int total) {
  for (int i = 0; i < rounds; ++i) {
    const auto ticket = static_cast<long long>(Api::fetch_inc(counter, pe));
    if (ticket >= 0 && ticket < total) nvshmem_uint_atomic_inc(marks + ticket, pe);
  }
  nvshmem_quiet();
}

/// One thread of each block takes a lock and changes a counter that only the lock protects.
template <class Api>
__global__ void locked(typename Api::T* lock, uint64_t* counter, int pe, int rounds) {
  using T = typename Api::T;
  for (int i = 0; i < rounds; ++i) {
    while (Api::compare_swap(lock, T{0}, T{1}, pe) != T{0}) {
    }
    nvshmem_quiet();
    nvshmem_uint64_p(counter, nvshmem_uint64_g(counter, pe) + 1, pe);
    nvshmem_quiet();
    Api::set(lock, T{0}, pe);
  }
  nvshmem_quiet();
}

/// Every value swapped in by anyone comes out once or is the last one: `balance` adds up what went in less
/// what came out.
template <class Api>
__global__ void swap_chain(typename Api::T* word, int pe, unsigned long long* balance, int rounds) {
  long long sum = 0;
  for (int i = 0; i < rounds; ++i) {
    const int mine = static_cast<int>(1 + (threadIdx.x + static_cast<unsigned>(i)) % 7);
    const auto out = gpu::as_double(Api::swap(word, gpu::small<typename Api::T>(mine), pe));
    sum += mine - static_cast<long long>(out);
  }
  atomicAdd(balance, static_cast<unsigned long long>(sum));
}

/// Thread t owns bit t of the words: it flips, sets or clears it an odd number of times.
template <class Api>
__global__ void own_bits(typename Api::T* words, int pe) {
  using T = typename Api::T;
  const T mine = static_cast<T>(T{1} << threadIdx.x);
  for (int i = 0; i < 101; ++i) {
    if ((i + threadIdx.x) % 2) {
      Api::bit_xor(words, mine, pe);
      Api::bit_or(words + 1, mine, pe);
      Api::bit_and(words + 2, static_cast<T>(~mine), pe);
    } else {
      Api::fetch_xor(words, mine, pe);
      Api::fetch_or(words + 1, mine, pe);
      Api::fetch_and(words + 2, static_cast<T>(~mine), pe);
    }
  }
  nvshmem_quiet();
}

template <class Api>
__global__ void add_floats(typename Api::T* words, int pe) {
  using T = typename Api::T;
  Api::add(words, gpu::small<T>(1), pe);
  Api::fetch_add(words, gpu::small<T>(1), pe);
  nvshmem_quiet();
}

template <class Api>
__global__ void fetch_float(typename Api::T* word, int pe, gpu::Report* report) {
  using T = typename Api::T;
  nvshmem_quiet();
  gpu::expect(report, kFetchAdd, 0, gpu::bits(Api::fetch_add(word, gpu::small<T>(5), pe)),
              gpu::bits(gpu::small<T>(0)));
  gpu::expect(report, kFetchAdd, 1, gpu::bits(Api::fetch_add(word, gpu::small<T>(-7), pe)),
              gpu::bits(gpu::small<T>(5)));
  Api::add(word, gpu::small<T>(9), pe);
  nvshmem_quiet();
  gpu::expect(report, kLost, 2, gpu::bits(Api::fetch_add(word, gpu::small<T>(1), pe)),
              gpu::bits(gpu::small<T>(7)));
}

class Tester {
 public:
  explicit Tester(gpu::Session& session)
      : s_(session), rounds_(gpu::all() ? 500 : 20), area_(kArea), marks_(mark_count()) {}

  template <class Api>
  void exact(void (*kernel)(typename Api::T*, int, Draws, gpu::Report*), const char* what) {
    using T = typename Api::T;
    for (int distance = 0; distance < s_.n; ++distance) {  // this PE's own word too
      s_.note("%s of %s on the PE %d further", what, Api::name(), distance);
      T* word = fresh<T>(1);
      const Draws draws = {s_.random(), s_.random(), s_.random()};
      gpu::run(kernel, 1, 1, word, s_.right(distance), draws, s_.report());
      gpu::everybody();
      surroundings(sizeof(T));
      s_.collect(kWhat);
    }
  }

  template <class Api>
  void swap_sum() {
    using T = typename Api::T;
    s_.note("atomic_swap of %s by all", Api::name());
    T* word = fresh<T>(1);
    gpu::Symmetric<unsigned long long> balance(static_cast<size_t>(s_.n));
    gpu::run(swap_chain<Api>, kBlocks, kThreads, word, 0, balance.get(), rounds_);
    nvshmem_putmem(balance.get() + s_.me, balance.get(), s_.me ? 8 : 0, 0);
    gpu::everybody();
    if (s_.me == 0) {
      unsigned long long sum = 0;
      for (unsigned long long part : balance.read(static_cast<size_t>(s_.n))) sum += part;
      s_.check_equal(static_cast<uint64_t>(gpu::as_double(at<T>(0))), sum, "what went in less what came out");
    }
    gpu::everybody();
  }

  template <class Api>
  void sums() {
    using T = typename Api::T;
    for (int pe : {0, s_.n - 1}) {
      s_.note("add, inc, fetch_add, fetch_inc of %s by all to PE %d", Api::name(), pe);
      T* word = fresh<T>(1);
      gpu::run(hammer<Api>, kBlocks, kThreads, word, pe, rounds_);
      gpu::everybody();
      const uint64_t calls = uint64_t{kBlocks} * kThreads * static_cast<uint64_t>(rounds_ * s_.n);
      if (s_.me == pe) s_.check_equal(gpu::bits(at<T>(0)), gpu::bits(static_cast<T>(10 * calls)), "sum");
      surroundings(sizeof(T));
      draw_tickets<Api>(pe);
    }
  }

  template <class Api>
  void lock() {
    using T = typename Api::T;
    s_.note("a lock by atomic_compare_swap of %s", Api::name());
    T* word = fresh<T>(1);
    gpu::Symmetric<uint64_t> counter(1);
    const int rounds = rounds_ * 5;
    gpu::run(locked<Api>, kBlocks, 1, word, counter.get(), s_.n - 1, rounds);
    gpu::everybody();
    if (s_.me == s_.n - 1) {
      s_.check_equal(counter.read(1)[0], uint64_t{kBlocks} * static_cast<uint64_t>(rounds * s_.n),
                     "counter behind the lock");
    }
    surroundings(sizeof(T));
  }

  /// 32 threads of every PE, each with a bit of its own in words of its own PE's.
  template <class Api>
  void owners() {
    using T = typename Api::T;
    s_.note("bits of %s with different owners", Api::name());
    T* words = fresh<T>(3);
    const T ones = static_cast<T>(~T{0}), owned = static_cast<T>(0xffffffff);
    CUDA(cudaMemcpy(words + 2, &ones, sizeof ones, cudaMemcpyHostToDevice));
    gpu::everybody();
    gpu::run(own_bits<Api>, 1, 32, words, s_.right());
    gpu::everybody();
    s_.check_equal(gpu::bits(at<T>(0)), gpu::bits(owned), "word after xor");
    s_.check_equal(gpu::bits(at<T>(1)), gpu::bits(owned), "word after or");
    s_.check_equal(gpu::bits(at<T>(2)), gpu::bits(static_cast<T>(ones & ~owned)), "word after and");
    surroundings(3 * sizeof(T));
  }

  template <class Api>
  void floats() {
    using T = typename Api::T;
    s_.note("floating-point add of %s", Api::name());
    T* word = fresh<T>(2);
    gpu::run(add_floats<Api>, 2, 32, word, 0);
    gpu::run(fetch_float<Api>, 1, 1, word + 1, s_.right(), s_.report());
    gpu::everybody();
    if (s_.me == 0) {
      s_.check_equal(static_cast<uint64_t>(gpu::as_double(at<T>(0))), static_cast<uint64_t>(128 * s_.n),
                     "sum");
    }
    surroundings(2 * sizeof(T));
    s_.collect(kWhat);
  }

 private:
  size_t mark_count() const {
    return size_t{kBlocks} * kThreads * static_cast<size_t>(rounds_) * static_cast<size_t>(s_.n);
  }

  /// Zero words on every PE with poison around them.
  template <class T>
  T* fresh(size_t count) {
    gpu::everybody();
    gpu::Image image = gpu::poison_image(kArea);
    std::memset(image.data() + kArea / 2, 0, count * sizeof(T));
    area_.write(image.data(), kArea);
    gpu::everybody();
    return reinterpret_cast<T*>(area_.get() + kArea / 2);
  }

  template <class T>
  T at(size_t index) const {
    T value;
    CUDA(cudaMemcpy(&value, area_.get() + kArea / 2 + index * sizeof(T), sizeof value,
                    cudaMemcpyDeviceToHost));
    return value;
  }

  void surroundings(size_t bytes) {
    gpu::Image want = gpu::poison_image(kArea);
    const gpu::Image got = area_.read(kArea);
    std::copy_n(got.begin() + kArea / 2, bytes, want.begin() + kArea / 2);
    s_.compare(got, want, [](size_t) { return std::string("beside the word"); });
    gpu::everybody();
  }

  template <class Api>
  void draw_tickets(int pe) {
    using T = typename Api::T;
    s_.note("tickets by atomic_fetch_inc of %s from PE %d", Api::name(), pe);
    T* word = fresh<T>(1);
    CUDA(cudaMemset(marks_.get(), 0, marks_.count() * sizeof(unsigned)));
    gpu::everybody();
    const int total = static_cast<int>(marks_.count());
    gpu::run(tickets<Api>, kBlocks, kThreads, word, pe, marks_.get(), rounds_, total);
    gpu::everybody();
    if (s_.me == pe) {
      size_t wrong = 0;
      for (unsigned mark : marks_.read(marks_.count())) wrong += mark != 1;
      s_.check_equal(wrong, 0, "tickets given twice or never");
    }
    gpu::everybody();
  }

  gpu::Session& s_;
  int rounds_;
  gpu::Symmetric<unsigned char> area_;
  gpu::Symmetric<unsigned> marks_;
};

}  // namespace

int main() {
  gpu::Session session("gpu.amo");
  {
    Tester tester(session);
#define RUN_EXTENDED(NAME, TYPE)                                                \
  tester.exact<Extended_##NAME>(extended<Extended_##NAME>, "fetch, set, swap"); \
  tester.swap_sum<Extended_##NAME>();
#define RUN_SWAPPING(NAME, TYPE)                                            \
  tester.exact<Swapping_##NAME>(swapping<Swapping_##NAME>, "compare_swap"); \
  tester.lock<Swapping_##NAME>();
#define RUN_ADDING(NAME, TYPE)                                                             \
  tester.exact<Adding_##NAME>(adding<Adding_##NAME>, "add, inc and their fetching forms"); \
  tester.sums<Adding_##NAME>();
#define RUN_BITWISE(NAME, TYPE)                                          \
  tester.exact<Bitwise_##NAME>(bitwise<Bitwise_##NAME>, "and, or, xor"); \
  tester.owners<Bitwise_##NAME>();
#define RUN_FLOATING(NAME, TYPE) tester.floats<Floating_##NAME>();
    WHOLE_TYPES(RUN_EXTENDED)
    EXTENDED_FLOATS(RUN_EXTENDED)
    WHOLE_TYPES(RUN_SWAPPING)
    ADD_TYPES(RUN_ADDING)
    TEST_BIT_TYPES(RUN_BITWISE)
    ADD_FLOATS(RUN_FLOATING)
#if TEST_ISOMEM
    ADD_TYPES_DECLARED(RUN_ADDING)
    EXTENDED_HALF(RUN_EXTENDED)
#endif
  }
  return session.done();
}
