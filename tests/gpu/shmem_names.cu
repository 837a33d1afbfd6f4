// SPDX-License-Identifier: Apache-2.0
// OpenSHMEM's names in kernels: put, get, atomics, signals, waits and collectives by their names without a
// type (overloads over the typed functions), with and without a context, on device and on host memory; the
// shmemx_ forms for groups, on streams and the launch. What the templates behind them do is tested elsewhere:
// here each name must lead to the right one, with its arguments in the right order.
#include "gpu_check.cuh"
#include "gpu_types.cuh"
#include "host_symmetric.cuh"

#if TEST_ISOMEM
#include <shmem.h>
#include <shmemx.h>

namespace {

enum What { kQuery, kValue, kOld, kNow, kSignal, kPayload, kWait, kStatus, kCollective };
const char* const kWhat[] = {"answer of a query",  "element",        "old value of an atomic",
                             "word after atomics", "signal",         "payload of a signal",
                             "wait or test",       "status of call", "element of a collective"};

constexpr size_t kMoved = 24;
constexpr size_t kArea = 32;  // what lies behind the moved elements must stay
constexpr unsigned kThreads = 64;

template <class T>
__device__ void expect(gpu::Report* report, What what, uint64_t where, T got, T want) {
  gpu::expect(report, what, where, gpu::bits(got), gpu::bits(want));
}

__global__ void queries(const int* symmetric, int me, int n, gpu::Report* report) {
  expect(report, kQuery, 0, shmem_my_pe(), me);
  expect(report, kQuery, 1, shmem_n_pes(), n);
  expect(report, kQuery, 2, shmem_team_my_pe(SHMEM_TEAM_WORLD), me);
  expect(report, kQuery, 3, shmem_team_n_pes(SHMEM_TEAM_WORLD), n);
  expect(report, kQuery, 4, shmem_team_my_pe(SHMEM_TEAM_INVALID), -1);
  expect(report, kQuery, 5, shmem_pe_accessible(n - 1), 1);
  expect(report, kQuery, 6, shmem_pe_accessible(n) + shmem_pe_accessible(-1), 0);
  expect(report, kQuery, 7, static_cast<const int*>(shmem_ptr(symmetric, me)), symmetric);
  int major = 0, minor = 0;
  shmem_info_get_version(&major, &minor);
  expect(report, kQuery, 8, major * 100 + minor, SHMEM_MAJOR_VERSION * 100 + SHMEM_MINOR_VERSION);
  char name[SHMEM_MAX_NAME_LEN] = "?";
  shmem_info_get_name(name);
  expect(report, kQuery, 9, name[0], SHMEM_VENDOR_STRING[0]);
  expect(report, kQuery, 10, name[sizeof SHMEM_VENDOR_STRING - 1], '\0');
}

/// Elements 0 to kMoved - 1 of `source` go to the same places of `dest`, each by another routine.
template <class T>
__global__ void put_all(T* dest, const T* source, int pe) {
  shmem_p(dest, source[0], pe);
  shmem_p(SHMEM_CTX_DEFAULT, dest + 1, source[1], pe);
  shmem_put(dest + 2, source + 2, 3, pe);
  shmem_put(SHMEM_CTX_DEFAULT, dest + 5, source + 5, 2, pe);
  shmem_put_nbi(dest + 7, source + 7, 2, pe);
  shmem_put_nbi(SHMEM_CTX_DEFAULT, dest + 9, source + 9, 1, pe);
  shmem_iput(dest + 10, source + 10, 2, 2, 3, pe);
  shmem_iput(SHMEM_CTX_DEFAULT, dest + 11, source + 11, 2, 2, 3, pe);
  shmem_ibput(dest + 16, source + 16, 4, 4, 2, 2, pe);
  shmem_ibput(SHMEM_CTX_DEFAULT, dest + 18, source + 18, 4, 4, 2, 2, pe);
  shmem_fence();
  shmem_ctx_quiet(SHMEM_CTX_DEFAULT);
}

template <class T>
__global__ void get_all(T* dest, const T* source, int pe) {
  dest[0] = shmem_g(source, pe);
  dest[1] = shmem_g(SHMEM_CTX_DEFAULT, source + 1, pe);
  shmem_get(dest + 2, source + 2, 3, pe);
  shmem_get(SHMEM_CTX_DEFAULT, dest + 5, source + 5, 2, pe);
  shmem_get_nbi(dest + 7, source + 7, 2, pe);
  shmem_get_nbi(SHMEM_CTX_DEFAULT, dest + 9, source + 9, 1, pe);
  shmem_iget(dest + 10, source + 10, 2, 2, 3, pe);
  shmem_iget(SHMEM_CTX_DEFAULT, dest + 11, source + 11, 2, 2, 3, pe);
  shmem_ibget(dest + 16, source + 16, 4, 4, 2, 2, pe);
  shmem_ibget(SHMEM_CTX_DEFAULT, dest + 18, source + 18, 4, 4, 2, 2, pe);
  shmem_pe_quiet(&pe, 1);
}

/// Bytes and SIZE names: the same picture in units of 4 bytes.
__global__ void put_untyped(int* dest, const int* source, int pe) {
  shmem_putmem(dest, source, 2 * sizeof(int), pe);
  shmem_ctx_putmem_nbi(SHMEM_CTX_DEFAULT, dest + 2, source + 2, 2 * sizeof(int), pe);
  shmem_put32(dest + 4, source + 4, 4, pe);
  shmem_ctx_put64(SHMEM_CTX_DEFAULT, dest + 8, source + 8, 2, pe);
  shmem_put128_nbi(dest + 12, source + 12, 1, pe);
  shmem_iput64(dest + 16, source + 16, 2, 2, 2, pe);
  shmem_ibput16(dest + 18, source + 18, 8, 8, 4, 1, pe);
  shmem_put8(dest + 22, source + 22, 8, pe);
  shmem_quiet();
}

template <class T>
__global__ void exchange_words(T* word, T* olds, int pe, gpu::Report* report) {
  shmem_atomic_set(word, T(3), pe);
  shmem_quiet();
  expect(report, kNow, 0, shmem_atomic_fetch(word, pe), T(3));
  expect(report, kOld, 1, shmem_atomic_swap(SHMEM_CTX_DEFAULT, word, T(5), pe), T(3));
  shmem_atomic_swap_nbi(olds, word, T(7), pe);
  shmem_atomic_fetch_nbi(olds + 1, word, pe);
  shmem_quiet();
  expect(report, kOld, 2, olds[0], T(5));
  expect(report, kOld, 3, olds[1], T(7));
}

template <class T>
__global__ void add_words(T* word, T* olds, int pe, gpu::Report* report) {
  shmem_atomic_set(word, T(5), pe);
  shmem_quiet();
  expect(report, kOld, 10, shmem_atomic_compare_swap(word, T(4), T(8), pe), T(5));
  expect(report, kOld, 11, shmem_atomic_compare_swap(word, T(5), T(9), pe), T(5));
  expect(report, kOld, 12, shmem_atomic_fetch_inc(word, pe), T(9));
  shmem_atomic_inc(SHMEM_CTX_DEFAULT, word, pe);
  expect(report, kOld, 13, shmem_atomic_fetch_add(SHMEM_CTX_DEFAULT, word, T(4), pe), T(11));
  shmem_atomic_add(word, T(5), pe);
  shmem_atomic_fetch_add_nbi(olds, word, T(2), pe);
  shmem_atomic_fetch_inc_nbi(SHMEM_CTX_DEFAULT, olds + 1, word, pe);
  shmem_atomic_compare_swap_nbi(olds + 2, word, T(23), T(30), pe);
  shmem_quiet();
  expect(report, kOld, 14, olds[0], T(20));
  expect(report, kOld, 15, olds[1], T(22));
  expect(report, kOld, 16, olds[2], T(23));
  expect(report, kNow, 17, shmem_atomic_fetch(SHMEM_CTX_DEFAULT, word, pe), T(30));
}

template <class T>
__global__ void bit_words(T* word, T* olds, int pe, gpu::Report* report) {
  shmem_atomic_set(word, T(12), pe);
  shmem_quiet();
  expect(report, kOld, 20, shmem_atomic_fetch_and(word, T(10), pe), T(12));
  expect(report, kOld, 21, shmem_atomic_fetch_or(word, T(3), pe), T(8));
  expect(report, kOld, 22, shmem_atomic_fetch_xor(SHMEM_CTX_DEFAULT, word, T(1), pe), T(11));
  shmem_atomic_or(word, T(96), pe);
  shmem_atomic_and(word, T(~T(64)), pe);
  shmem_atomic_xor(word, T(2), pe);
  shmem_atomic_fetch_or_nbi(olds, word, T(1), pe);
  shmem_atomic_fetch_and_nbi(olds + 1, word, T(33), pe);
  shmem_atomic_fetch_xor_nbi(olds + 2, word, T(3), pe);
  shmem_quiet();
  expect(report, kOld, 23, olds[0], T(40));
  expect(report, kOld, 24, olds[1], T(41));
  expect(report, kOld, 25, olds[2], T(33));
  expect(report, kNow, 26, shmem_atomic_fetch(word, pe), T(34));
}

__device__ void check_payload(const long* data, int from, uint64_t first, gpu::Report* report) {
  for (uint64_t i = first; i < first + 4; ++i) {
    expect(report, kPayload, i, *const_cast<const volatile long*>(data + i),
           static_cast<long>(gpu::word(3, from, i)));
  }
}

/// Every PE sends to its right neighbour and waits for its left one.
__global__ void signals(long* data, const long* source, uint64_t* signal, int right, int left,
                        gpu::Report* report) {
  shmem_put_signal(data, source, 4, signal, 7, SHMEM_SIGNAL_SET, right);
  shmem_put_signal_nbi(SHMEM_CTX_DEFAULT, data + 4, source + 4, 4, signal + 1, 5, SHMEM_SIGNAL_ADD, right);
  shmem_putmem_signal(data + 8, source + 8, 4 * sizeof(long), signal + 2, 6, SHMEM_SIGNAL_ADD, right);
  shmem_signal_set(signal + 3, 11, right);
  shmem_signal_add(SHMEM_CTX_DEFAULT, signal + 4, 13, right);
  const uint64_t wants[] = {7, 5, 6, 11, 13};
  for (uint64_t i = 0; i < 5; ++i) {
    expect(report, kSignal, i, shmem_signal_wait_until(signal + i, SHMEM_CMP_EQ, wants[i]), wants[i]);
    expect(report, kSignal, i, shmem_signal_fetch(signal + i), wants[i]);
    if (i < 3) check_payload(data, left, 4 * i, report);
  }
  shmem_quiet();
}

/// Words 0 to 3 become 1 to 4; the fifth has a nonzero status and stays 0.
template <class T>
__global__ void waits(T* words, int right, gpu::Report* report) {
  for (int i = 0; i < 4; ++i) shmem_p(words + i, T(i + 1), right);
  const int status[] = {0, 0, 0, 0, 1};
  const T wants[] = {1, 2, 3, 4, 5};
  size_t indices[5] = {};
  shmem_wait_until(words, SHMEM_CMP_EQ, T(1));
  shmem_wait_until_all(words, 5, status, SHMEM_CMP_GT, T(0));
  shmem_wait_until_all_vector(words, 5, status, SHMEM_CMP_EQ, wants);
  expect(report, kWait, 0, shmem_wait_until_any(words, 5, status, SHMEM_CMP_EQ, T(3)), size_t{2});
  expect(report, kWait, 1, shmem_wait_until_some(words, 5, indices, status, SHMEM_CMP_GE, T(3)), size_t{2});
  expect(report, kWait, 2, indices[0] + indices[1], size_t{5});
  expect(report, kWait, 3, shmem_wait_until_some_vector(words, 5, indices, status, SHMEM_CMP_EQ, wants),
         size_t{4});
  expect(report, kWait, 4, shmem_wait_until_any_vector(words + 3, 1, nullptr, SHMEM_CMP_EQ, wants + 3),
         size_t{0});
  expect(report, kWait, 5, shmem_test(words, SHMEM_CMP_NE, T(1)), 0);
  expect(report, kWait, 6, shmem_test_all(words, 5, status, SHMEM_CMP_LE, T(4)), 1);
  expect(report, kWait, 7, shmem_test_all_vector(words, 5, nullptr, SHMEM_CMP_EQ, wants), 0);
  expect(report, kWait, 8, shmem_test_any(words, 5, status, SHMEM_CMP_EQ, T(9)), SIZE_MAX);
  expect(report, kWait, 9, shmem_test_any_vector(words, 2, status + 3, SHMEM_CMP_EQ, wants), size_t{0});
  expect(report, kWait, 10, shmem_test_some(words, 5, indices, status, SHMEM_CMP_LT, T(3)), size_t{2});
  expect(report, kWait, 11, shmem_test_some_vector(words, 5, indices, status, SHMEM_CMP_EQ, wants),
         size_t{4});
}

/// `source`: 2 elements for each PE, value(pe, i). The results of each collective have a place of their own,
/// `step` elements apart.
__host__ __device__ constexpr long value(int pe, long i) { return 1000 * (pe + 1) + i; }

__device__ void check_collectives(const long* dest, size_t step, int me, int n, gpu::Report* report) {
  for (long i = 0; i < 2 * n; ++i) {
    const int from = static_cast<int>(i / 2);
    const auto place = static_cast<uint64_t>(i);
    if (i < 2) {
      long sum = 0, greatest = 0, bits = 0;
      for (int pe = 0; pe < n; ++pe) {
        sum += value(pe, i);
        greatest = value(pe, i) > greatest ? value(pe, i) : greatest;
        bits ^= value(pe, i);
      }
      expect(report, kCollective, place, dest[i], value(n - 1, i));
      expect(report, kCollective, 300 + place, dest[3 * step + i], sum);
      expect(report, kCollective, 400 + place, dest[4 * step + i], greatest);
      expect(report, kCollective, 500 + place, dest[5 * step + i], bits);
    }
    expect(report, kCollective, 100 + place, dest[step + i], value(from, i % 2));
    expect(report, kCollective, 200 + place, dest[2 * step + i], value(from, 2 * me + i % 2));
  }
}

__global__ void collectives(long* dest, const long* source, size_t step, int me, int n, gpu::Report* report) {
  const auto team = SHMEM_TEAM_WORLD;
  shmem_barrier_all();
  shmem_sync_all();
  expect(report, kStatus, 0, shmem_team_sync(team) + shmem_sync(team), 0);
  expect(report, kStatus, 1, shmem_sync(SHMEM_TEAM_INVALID), -1);
  int status = shmem_broadcast(team, dest, source, 2, n - 1);
  status |= shmem_fcollect(team, dest + step, source, 2);
  status |= shmem_alltoall(team, dest + 2 * step, source, 2);
  status |= shmem_sum_reduce(team, dest + 3 * step, source, 2);
  status |= shmem_max_reduce(team, dest + 4 * step, source, 2);
  status |= shmem_xor_reduce(team, reinterpret_cast<uint64_t*>(dest + 5 * step),
                             reinterpret_cast<const uint64_t*>(source), 2);
  expect(report, kStatus, 2, status, 0);
  check_collectives(dest, step, me, n, report);
}

__global__ void block_collectives(long* dest, const long* source, size_t step, int me, int n,
                                  gpu::Report* report) {
  const auto team = SHMEM_TEAM_WORLD;
  shmemx_barrier_all_block();
  int status = shmemx_team_sync_block(team);
  status |= shmemx_long_broadcast_block(team, dest, source, 2, n - 1);
  status |= shmemx_fcollectmem_block(team, dest + step, source, 2 * sizeof(long));
  status |= shmemx_long_alltoall_block(team, dest + 2 * step, source, 2);
  status |= shmemx_long_sum_reduce_block(team, dest + 3 * step, source, 2);
  status |= shmemx_int64_max_reduce_block(team, dest + 4 * step, source, 2);
  status |= shmemx_uint64_xor_reduce_block(team, reinterpret_cast<uint64_t*>(dest + 5 * step),
                                           reinterpret_cast<const uint64_t*>(source), 2);
  shmemx_sync_all_block();
  if (threadIdx.x != 0) return;
  expect(report, kStatus, 3, status, 0);
  check_collectives(dest, step, me, n, report);
}

__global__ void group_puts(int* dest, const int* source, int pe) {
  const unsigned warp = threadIdx.x / 32;
  shmemx_int_put_warp(dest + 6 * warp, source + 6 * warp, 6, pe);
  shmemx_putmem_block(dest + 12, source + 12, 8 * sizeof(int), pe);
  shmemx_put32_nbi_block(dest + 20, source + 20, 4, pe);
  if (threadIdx.x == 0) shmem_quiet();
}

__global__ void group_gets(int* dest, const int* source, int pe) {
  const unsigned warp = threadIdx.x / 32;
  shmemx_int32_get_nbi_warp(dest + 6 * warp, source + 6 * warp, 6, pe);
  shmemx_int_get_block(dest + 12, source + 12, 12, pe);
}

class Tester {
 public:
  explicit Tester(gpu::Session& session) : s_(session) {}

  void query() {
    s_.note("queries");
    gpu::Symmetric<int> symmetric(1);
    launch(queries, 1, symmetric.get(), s_.me, s_.n, s_.report());
    s_.check_equal(static_cast<uint64_t>(shmem_my_pe()), static_cast<uint64_t>(s_.me),
                   "shmem_my_pe of the host");
    s_.check_equal(static_cast<uint64_t>(shmem_n_pes()), static_cast<uint64_t>(s_.n),
                   "shmem_n_pes of the host");
  }

  template <class T>
  void moves(const char* name) {
    s_.note("put and get of %s", name);
    gpu::Symmetric<T> on_device(2 * kArea);
    move_in(on_device.get(), put_all<T>, get_all<T>, 1);
    s_.note("put and get of %s on host memory", name);
    gpu::HostSymmetric<T> on_host(2 * kArea);
    move_in(on_host.get(), put_all<T>, get_all<T>, 1);
  }

  void other_moves() {
    s_.note("put by size and in bytes");
    gpu::Symmetric<int> area(2 * kArea);
    move_in(area.get(), put_untyped, get_all<int>, 1);
    s_.note("put and get by warp and block");
    move_in(area.get(), group_puts, group_gets, kThreads);
  }

  template <class T>
  void exchanges(const char* name) {
    s_.note("atomics of %s", name);
    on_words<T>(exchange_words<T>);
  }
  template <class T>
  void adds(const char* name) {
    exchanges<T>(name);
    on_words<T>(add_words<T>);
    s_.note("waits of %s", name);
    gpu::Symmetric<T> words(5);
    launch(waits<T>, 1, words.get(), s_.right(), s_.report());
  }
  template <class T>
  void bits(const char* name) {
    adds<T>(name);
    s_.note("bitwise atomics of %s", name);
    on_words<T>(bit_words<T>);
  }

  void signalling() {
    s_.note("signals");
    gpu::Symmetric<long> data(24);
    gpu::Symmetric<uint64_t> words(5);
    std::vector<long> values;
    for (uint64_t i = 0; i < 12; ++i) values.push_back(static_cast<long>(gpu::word(3, s_.me, i)));
    CUDA(cudaMemcpy(data.get() + 12, values.data(), 12 * sizeof(long), cudaMemcpyHostToDevice));
    gpu::everybody();
    launch(signals, 1, data.get(), data.get() + 12, words.get(), s_.right(), s_.left(), s_.report());
  }

  void together() {
    const size_t step = 2 * static_cast<size_t>(s_.n);
    gpu::Symmetric<long> dest(6 * step), source(step);
    std::vector<long> values;
    for (size_t i = 0; i < step; ++i) values.push_back(value(s_.me, static_cast<long>(i)));
    source.write(values.data(), step);
    s_.note("collectives");
    launch(collectives, 1, dest.get(), source.get(), step, s_.me, s_.n, s_.report());
    CUDA(cudaMemset(dest.get(), 0, 6 * step * sizeof(long)));
    gpu::everybody();
    s_.note("collectives by block");
    launch(block_collectives, kThreads, dest.get(), source.get(), step, s_.me, s_.n, s_.report());
  }

  void on_stream() {
    s_.note("on a stream");
    cudaStream_t stream;
    CUDA(cudaStreamCreate(&stream));
    gpu::Symmetric<long> words(6);
    const long mine[] = {value(s_.me, 0), value(s_.me, 1)};
    words.write(mine, 2);
    gpu::everybody();
    shmemx_long_put_on_stream(words.get() + 2, words.get(), 2, s_.right(), stream);
    shmemx_barrier_all_on_stream(stream);
    const int status =
        shmemx_long_sum_reduce_on_stream(SHMEM_TEAM_WORLD, words.get() + 4, words.get(), 2, stream);
    shmemx_quiet_on_stream(stream);
    CUDA(cudaStreamSynchronize(stream));
    const std::vector<long> got = words.read(6);
    s_.check_equal(static_cast<uint64_t>(status), 0, "status of sum_reduce_on_stream");
    for (size_t i = 0; i < 2; ++i) {
      long sum = 0;
      for (int pe = 0; pe < s_.n; ++pe) sum += value(pe, static_cast<long>(i));
      s_.check_equal(static_cast<uint64_t>(got[2 + i]),
                     static_cast<uint64_t>(value(s_.left(), static_cast<long>(i))),
                     "element of put_on_stream");
      s_.check_equal(static_cast<uint64_t>(got[4 + i]), static_cast<uint64_t>(sum),
                     "element of sum_reduce_on_stream");
    }
    gpu::everybody();
    CUDA(cudaStreamDestroy(stream));
  }

  /// What only the host has, where nvcc compiles it.
  void on_host() {
    s_.note("long double on the host");
    gpu::HostSymmetric<long double> words(2);
    shmem_p(words.get(), 1.5L + s_.me, s_.right());
    shmem_barrier_all();
    s_.check(words.get()[0] == 1.5L + s_.left(), "long double from the left PE");
    s_.check(shmem_g(words.get(), s_.me) == 1.5L + s_.left(), "long double back");
    shmem_barrier_all();
  }

 private:
  /// shmemx_collective_launch of one block on all PEs; then the failed checks.
  template <class... Parameters, class... Arguments>
  void launch(void (*kernel)(Parameters...), unsigned threads, Arguments... arguments) {
    const auto call = [&](Parameters... values) {
      void* pointers[] = {const_cast<void*>(static_cast<const void*>(&values))...};
      return shmemx_collective_launch(reinterpret_cast<const void*>(kernel), dim3(1), dim3(threads), pointers,
                                      0, nullptr);
    };
    const int status = call(static_cast<Parameters>(arguments)...);
    if (status != 0) {
      gpu::die("shmem_names: PE %d: shmemx_collective_launch of %u threads: status %d, CUDA says %s", s_.me,
               threads, status, cudaGetErrorString(cudaGetLastError()));
    }
    gpu::everybody();
    s_.collect(kWhat);
  }

  /// `area` is symmetric: kArea elements of dest, then kArea of source.
  template <class T>
  void move_in(T* area, void (*put)(T*, const T*, int), void (*get)(T*, const T*, int), unsigned threads) {
    const uint64_t salt = s_.common();
    fill(area, salt);
    launch(put, threads, area, area + kArea, s_.right());
    compare(area, salt, s_.left(), "put");
    gpu::everybody();
    fill(area, salt + 1);
    launch(get, threads, area, area + kArea, s_.right());
    compare(area, salt + 1, s_.right(), "get");
    gpu::everybody();
  }

  template <class T>
  void fill(T* area, uint64_t salt) {
    std::vector<T> values(2 * kArea, gpu::small<T>(99));
    for (size_t i = 0; i < kArea; ++i) values[kArea + i] = gpu::value_of<T>(gpu::word(salt, s_.me, i));
    CUDA(cudaMemcpy(area, values.data(), values.size() * sizeof(T), cudaMemcpyDefault));
    gpu::everybody();
  }

  template <class T>
  void compare(const T* area, uint64_t salt, int from, const char* what) {
    std::vector<T> got(kArea);
    CUDA(cudaMemcpy(got.data(), area, kArea * sizeof(T), cudaMemcpyDefault));
    for (size_t i = 0; i < kArea; ++i) {
      const T want = i < kMoved ? gpu::value_of<T>(gpu::word(salt, from, i)) : gpu::small<T>(99);
      const std::string place = std::string("element ") + std::to_string(i) + " of " + what;
      s_.check_equal(gpu::bits(got[i]), gpu::bits(want), place.c_str());
    }
  }

  /// A word of the right PE that nobody else touches, on device and on host memory.
  template <class T>
  void on_words(void (*kernel)(T*, T*, int, gpu::Report*)) {
    gpu::Private<T> olds(4);
    gpu::Symmetric<T> on_device(1);
    launch(kernel, 1, on_device.get(), olds.get(), s_.right(), s_.report());
    gpu::HostSymmetric<T> on_host(1);
    launch(kernel, 1, on_host.get(), olds.get(), s_.right(), s_.report());
  }

  gpu::Session& s_;
};

void all_types(Tester& tester) {
#define MOVES(NAME, TYPE) tester.moves<TYPE>(#NAME);
  MOVES(float, float)
  MOVES(double, double)
  TEST_NARROW_TYPES(MOVES)
  TEST_WIDE_TYPES(MOVES)
#undef MOVES
  tester.exchanges<float>("float");
  tester.exchanges<double>("double");
  tester.adds<int>("int");
  tester.adds<long long>("longlong");
#define BITS(NAME, TYPE) tester.bits<TYPE>(#NAME);
  TEST_BIT_TYPES(BITS)
#undef BITS
}

}  // namespace

int main() {
  gpu::Session session("gpu.shmem_names");
  {
    Tester tester(session);
    tester.query();
    all_types(tester);
    tester.other_moves();
    tester.signalling();
    tester.together();
    tester.on_stream();
    tester.on_host();
  }
  return session.done();
}
#else
int main() {
  std::printf("gpu.shmem_names: skipped: this library has no shmem_* in kernels\n");
  return 77;
}
#endif
