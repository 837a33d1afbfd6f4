// SPDX-License-Identifier: Apache-2.0
// Harness of the GPU tests: start, choice of the device, reproducible data, poison, reports of what differs.
//
// The tests use the public API only, so they also compile against other implementations of it. Without a GPU
// a test says so and exits with status 77: skipped. A test prints its seed. Data travels as bytes: the
// expected image of a whole area (poison, and what was moved) is built on the host and compared with what is
// there, so a stray byte anywhere is seen. Environment:
//   ISOMEM_TEST_SEED=<seed>         repeats a run
//   ISOMEM_TEST_ALL=1               everything instead of a sample
//   ISOMEM_TEST_TRACE=1             names each part as it begins
//   ISOMEM_TEST_TYPES=int,double    limits rma and on_stream to these types (compute-sanitizer is slow)
//   ISOMEM_TEST_REPLAYS=10          of the graph of on_stream, for the same reason
//   ISOMEM_TEST_NO_MEMORY_NODES=1   leaves the driver's own writes out of that graph, for its initcheck
#pragma once

#include <nvshmem.h>
#include <nvshmemx.h>

#include <cuda_runtime.h>

#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <random>
#include <string>
#include <vector>

// What only isomem has (routines that are declared elsewhere and implemented nowhere, shmem_* beside
// nvshmem_*).
#if __has_include(<isomem/op.hpp>)
#define TEST_ISOMEM 1
#else
#define TEST_ISOMEM 0
#endif

#if TEST_ISOMEM
#include <shmem.h>
#endif

namespace gpu {

using Image = std::vector<unsigned char>;

/// splitmix64: a well-mixed word for every index, the same on host and device and on all PEs.
__host__ __device__ constexpr uint64_t mix(uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

/// The random word number `i` of PE `pe` in the round named by `salt`.
__host__ __device__ constexpr uint64_t word(uint64_t salt, int pe, uint64_t i) {
  return mix(salt * 0x10001 + static_cast<uint64_t>(pe) * 0x100000007 + i * 0x9e3779b1);
}

/// An object of N bytes with the alignment that the SIZE routines ask for.
template <size_t N>
struct alignas(N) Bytes {
  unsigned char byte[N];
};

inline bool all() {
  const char* text = std::getenv("ISOMEM_TEST_ALL");
  return text && *text && *text != '0';
}

[[noreturn]] __attribute__((format(printf, 1, 2))) inline void die(const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  std::vfprintf(stderr, format, arguments);
  va_end(arguments);
  std::fputc('\n', stderr);
  nvshmem_global_exit(1);
  std::abort();  // only if global_exit came back
}

inline void check_cuda(cudaError_t error, const char* what, const char* file, int line) {
  if (error == cudaSuccess) return;
  die("%s:%d: PE %d: %s: %s (%s)", file, line, nvshmem_my_pe(), what, cudaGetErrorName(error),
      cudaGetErrorString(error));
}
/// A call of the CUDA runtime; ends the test with file, line and CUDA's own words if it fails.
#define CUDA(call) ::gpu::check_cuda((call), #call, __FILE__, __LINE__)

// --- reports from kernels
// ------------------------------------------------------------------------------------

/// One failed check of a kernel. `what` is an index into a table of texts that the host has.
struct Finding {
  int what, block, thread;
  uint64_t where, got, want;
};

/// Failed checks of kernels; the first ones are kept.
struct Report {
  static constexpr unsigned kKept = 5;
  unsigned long long checks, errors;
  Finding kept[kKept];
};

/// Counts one check; `where` is what helps to find it, an index or a round.
__device__ inline void expect(Report* report, int what, uint64_t where, uint64_t got, uint64_t want) {
  atomicAdd(&report->checks, 1ULL);
  if (got == want) return;
  const unsigned long long place = atomicAdd(&report->errors, 1ULL);
  if (place < Report::kKept) {
    report->kept[place] = {what, static_cast<int>(blockIdx.x), static_cast<int>(threadIdx.x), where, got,
                           want};
  }
}

// --- the session
// ---------------------------------------------------------------------------------------------

/// Exits with status 77 if a GPU test cannot run here; called before anything else.
inline void need_gpu(const char* name) {
  int devices = 0;
  const cudaError_t error = cudaGetDeviceCount(&devices);
  if (error == cudaSuccess && devices > 0) return;
  std::printf("%s: skipped: no GPU here (%s)\n", name,
              error == cudaSuccess ? "the driver lists none" : cudaGetErrorString(error));
  std::fflush(stdout);
  std::exit(77);
}

/// A test: starts the job, binds device (PE % devices), agrees on the seed, counts checks and errors.
class Session {
 public:
  explicit Session(const char* name) : name_(name) {
    need_gpu(name);
    nvshmem_init();
    me = nvshmem_my_pe();
    n = nvshmem_n_pes();
    CUDA(cudaGetDeviceCount(&devices));
    device = nvshmem_team_my_pe(NVSHMEMX_TEAM_NODE) % devices;
    CUDA(cudaSetDevice(device));
    seed = agreed_seed();
    common.seed(seed);
    random.seed(seed + static_cast<uint64_t>(me) * 977);
    CUDA(cudaMalloc(&report_, sizeof(Report)));
    CUDA(cudaMemset(report_, 0, sizeof(Report)));
    if (me != 0) return;
    cudaDeviceProp properties;
    CUDA(cudaGetDeviceProperties(&properties, device));
    std::printf("%s: %d PEs, %d x %s, %s, ISOMEM_TEST_SEED=%llu\n", name_, n, devices, properties.name,
                all() ? "everything" : "sample", static_cast<unsigned long long>(seed));
    std::fflush(stdout);
  }
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// What is being tried right now, for the messages.
  __attribute__((format(printf, 2, 3))) void note(const char* format, ...) {
    char text[256];
    va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    situation_ = text;
    shown_ = 0;
    if (trace_ && me == 0) std::fprintf(stderr, "%s: %s\n", name_, text);
  }

  /// PEs that share a GPU do so for milliseconds each. `devices` are those of a PE's host.
  bool takes_turns() const { return nvshmem_team_n_pes(NVSHMEMX_TEAM_NODE) > devices; }

  /// Whether routines of this type are to be tested; a name may go on after the type, as in int_sum_reduce.
  static bool chosen(const char* name) {
    const char* types = std::getenv("ISOMEM_TEST_TYPES");
    if (!types) return true;
    const std::string type(name, std::strcspn(name, "_"));
    return ("," + std::string(types) + ",").find("," + type + ",") != std::string::npos;
  }

  void check(bool good, const char* what) {
    ++checks_;
    if (!good) error(std::string("not true: ") + what);
  }

  void check_equal(uint64_t got, uint64_t want, const char* what) {
    ++checks_;
    if (got == want) return;
    error(std::string(what) + " is " + std::to_string(got) + ", want " + std::to_string(want));
  }

  void error(const std::string& what) {
    ++errors_;
    if (++shown_ > 5 || errors_ > 40)
      return;  // a broken routine fails thousands of checks: five lines tell it
    std::fprintf(stderr, "%s: PE %d of %d, device %d: %s  [%s]\n", name_, me, n, device, what.c_str(),
                 situation_.c_str());
  }

  /// Compares an area with what must be there; `describe` names the place of a byte.
  void compare(const Image& got, const Image& want, const std::function<std::string(size_t)>& describe) {
    ++checks_;
    if (got.size() == want.size() && std::memcmp(got.data(), want.data(), got.size()) == 0) return;
    for (size_t i = 0, lines = 0; i < got.size() && lines < 5; ++i) {
      if (got[i] == want[i]) continue;
      char text[96];
      std::snprintf(text, sizeof text, "byte %zu is 0x%02x, want 0x%02x, ", i, got[i], want[i]);
      error(text + describe(i));
      ++lines;
      i |= 63;  // the next line of the report is about another place
    }
  }

  /// Device memory for failed checks of kernels, empty; `collect` reads it and empties it again.
  Report* report() const { return report_; }
  void collect(const char* const* texts) {
    Report report;
    CUDA(cudaMemcpy(&report, report_, sizeof report, cudaMemcpyDeviceToHost));
    CUDA(cudaMemset(report_, 0, sizeof(Report)));
    checks_ += report.checks;
    for (unsigned long long i = 0; i < report.errors; ++i) {
      if (i >= Report::kKept) {
        errors_ += report.errors - i;
        break;
      }
      const Finding& f = report.kept[i];
      char text[200];
      std::snprintf(text, sizeof text, "%s, at %llu: is 0x%llx, want 0x%llx (block %d, thread %d)",
                    texts[f.what], static_cast<unsigned long long>(f.where),
                    static_cast<unsigned long long>(f.got), static_cast<unsigned long long>(f.want), f.block,
                    f.thread);
      error(text);
    }
  }

  /// Adds up over all PEs, prints the result, ends the job; the value is main's.
  int done() {
    auto* totals = static_cast<unsigned long long*>(words_for_all(2 * static_cast<size_t>(n)));
    auto* mine = static_cast<unsigned long long*>(words_for_all(2));
    if (!totals || !mine) die("%s: PE %d: no symmetric memory for the totals", name_, me);
    const unsigned long long values[2] = {checks_, errors_};
    CUDA(cudaMemcpy(mine, values, sizeof values, cudaMemcpyDefault));  // may be on its way still
    nvshmem_putmem(totals + 2 * me, mine, sizeof values, 0);
    nvshmem_barrier_all();
    std::vector<unsigned long long> sums(2 * static_cast<size_t>(n));
    CUDA(cudaMemcpy(sums.data(), totals, sums.size() * 8, cudaMemcpyDefault));
    if (me == 0) {
      for (size_t i = 2; i < sums.size(); ++i) sums[i % 2] += sums[i];
      std::printf("%s: %llu checks, %llu errors\n", name_, sums[0], sums[1]);
      std::fflush(stdout);
    }
    nvshmem_barrier_all();
    nvshmem_free(mine);
    nvshmem_free(totals);
    CUDA(cudaFree(report_));
    nvshmem_finalize();
    return errors_ ? 1 : 0;
  }

  int right(int distance = 1) const { return (me + distance) % n; }
  int left(int distance = 1) const { return (me + n - distance % n) % n; }

  int me = 0, n = 1, device = 0, devices = 1;
  uint64_t seed = 0;
  std::mt19937_64 random;  // differs between PEs
  std::mt19937_64 common;  // the same words on all PEs, if all draw alike

 private:
  /// Symmetric memory that is zero and that all PEs reach from the host, those of other hosts too.
  static void* words_for_all(size_t count) {
#if TEST_ISOMEM
    return shmem_calloc(count, 8);
#else
    return nvshmem_calloc(count, 8);
#endif
  }

  uint64_t agreed_seed() {
    auto* words = static_cast<uint64_t*>(words_for_all(2));
    if (!words) die("%s: PE %d: no symmetric memory for the seed", name_, me);
    const char* text = std::getenv("ISOMEM_TEST_SEED");
    uint64_t value = text ? std::strtoull(text, nullptr, 0) : std::random_device{}();
    CUDA(cudaMemcpy(words, &value, sizeof value, cudaMemcpyDefault));
    nvshmem_barrier_all();
    nvshmem_getmem(words + 1, words, sizeof value, 0);
    CUDA(cudaMemcpy(&value, words + 1, sizeof value, cudaMemcpyDefault));
    nvshmem_barrier_all();
    nvshmem_free(words);
    return value;
  }

  const char* name_;
  const bool trace_ = std::getenv("ISOMEM_TEST_TRACE") != nullptr;
  std::string situation_ = "start";
  unsigned long long checks_ = 0, errors_ = 0;
  int shown_ = 0;
  Report* report_ = nullptr;
};

/// Ends the test of a PE: what the host waits for is what kernels of all PEs have done.
inline void everybody() {
  CUDA(cudaDeviceSynchronize());
  nvshmem_barrier_all();
}

// --- memory and data
// -----------------------------------------------------------------------------------------

/// Symmetric device memory for the life of the object.
template <class T>
class Symmetric {
 public:
  explicit Symmetric(size_t count)
      : count_(count), data_(static_cast<T*>(nvshmem_malloc(count * sizeof(T)))) {
    if (!data_) die("PE %d: nvshmem_malloc of %zu bytes gave no memory", nvshmem_my_pe(), count * sizeof(T));
    CUDA(cudaMemset(data_, 0, count * sizeof(T)));
    everybody();
  }
  ~Symmetric() { nvshmem_free(data_); }
  Symmetric(const Symmetric&) = delete;
  Symmetric& operator=(const Symmetric&) = delete;

  T* get() const { return data_; }
  size_t count() const { return count_; }
  void write(const T* from, size_t count) {
    CUDA(cudaMemcpy(data_, from, count * sizeof(T), cudaMemcpyHostToDevice));
  }
  std::vector<T> read(size_t count) const {
    std::vector<T> to(count);
    CUDA(cudaMemcpy(to.data(), data_, count * sizeof(T), cudaMemcpyDeviceToHost));
    return to;
  }

 private:
  size_t count_;
  T* data_;
};

/// Private device memory for the life of the object.
template <class T>
class Private {
 public:
  explicit Private(size_t count) { CUDA(cudaMalloc(&data_, count * sizeof(T))); }
  ~Private() { cudaFree(data_); }
  Private(const Private&) = delete;
  Private& operator=(const Private&) = delete;

  T* get() const { return data_; }
  void write(const T* from, size_t count) {
    CUDA(cudaMemcpy(data_, from, count * sizeof(T), cudaMemcpyHostToDevice));
  }
  std::vector<T> read(size_t count) const {
    std::vector<T> to(count);
    CUDA(cudaMemcpy(to.data(), data_, count * sizeof(T), cudaMemcpyDeviceToHost));
    return to;
  }

 private:
  T* data_ = nullptr;
};

/// The bytes of PE `pe` in the round named by `salt`.
inline Image random_image(size_t bytes, uint64_t salt, int pe) {
  Image image(bytes);
  for (size_t i = 0; i < bytes; i += 8) {
    const uint64_t value = word(salt, pe, i / 8);
    std::memcpy(image.data() + i, &value, bytes - i < 8 ? bytes - i : 8);
  }
  return image;
}

inline Image poison_image(size_t bytes) {
  Image image(bytes);
  for (size_t i = 0; i < bytes; ++i) image[i] = static_cast<unsigned char>(i * 37 + (i >> 8) + 0xa5);
  return image;
}

// --- launches
// ------------------------------------------------------------------------------------------------

/// Runs a kernel in which PEs do not wait for each other, and waits for it.
template <class... Parameters, class... Arguments>
void run(void (*kernel)(Parameters...), unsigned grid, unsigned block, Arguments... arguments) {
  kernel<<<grid, block>>>(static_cast<Parameters>(arguments)...);
  CUDA(cudaGetLastError());
  CUDA(cudaDeviceSynchronize());
}

/// Runs a kernel in which PEs wait for each other: launched on all PEs, all blocks resident.
template <class... Parameters, class... Arguments>
void run_together(void (*kernel)(Parameters...), unsigned grid, unsigned block, Arguments... arguments) {
  const auto call = [&](Parameters... values) {
    void* pointers[] = {const_cast<void*>(static_cast<const void*>(&values))..., nullptr};
    return nvshmemx_collective_launch(reinterpret_cast<const void*>(kernel), dim3(grid), dim3(block),
                                      pointers, 0, nullptr);
  };
  const int status = call(static_cast<Parameters>(arguments)...);
  if (status != 0) {
    die("PE %d: nvshmemx_collective_launch of %u blocks of %u threads: status %d, CUDA says %s",
        nvshmem_my_pe(), grid, block, status, cudaGetErrorString(cudaGetLastError()));
  }
  CUDA(cudaDeviceSynchronize());
}

}  // namespace gpu
