// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 180
// CPU and GPU memory in one job: shmem_* of the CPU on device memory of every PE and with device memory as
// this PE's own buffer, kernels on host memory of every PE, atomics of all CPUs and all GPUs on one host word
// and one device word, CPU copies while a kernel runs for ever.
#include "gpu_check.cuh"
#include "host_symmetric.cuh"

#if TEST_ISOMEM
#include <shmem.h>
#include <shmemx.h>

namespace {

constexpr size_t kBytes = size_t{1} << 20;

__global__ void move_host_memory(unsigned char* host_dest, const unsigned char* host_source,
                                 unsigned char* device_dest, const unsigned char* device_source, size_t bytes,
                                 int pe) {
  nvshmemx_putmem_block(host_dest, device_source, bytes, pe);
  nvshmemx_getmem_block(device_dest, host_source, bytes, pe);
  __syncthreads();
  nvshmem_quiet();
}

__global__ void scalars_on_host_memory(long* host_words, long* device_words, int me, int pe) {
  const auto i = static_cast<int>(threadIdx.x);
  device_words[i] = nvshmem_long_g(host_words + 64 + i, pe);
  nvshmem_long_p(host_words + i, 1000 * me + i, pe);
  nvshmem_quiet();
}

__global__ void add_many(unsigned long long* word, int pe, int times) {
  for (int i = 0; i < times; ++i) nvshmem_ulonglong_atomic_add(word, 1, pe);
  nvshmem_quiet();
}

__global__ void wait_for_word(long* word, long value, long* seen) {
  nvshmem_long_wait_until(word, NVSHMEM_CMP_GE, value);
  *seen = *const_cast<volatile long*>(word);
}

__global__ void set_word(long* word, long value, int pe) {
  nvshmem_long_p(word, value, pe);
  nvshmem_quiet();
}

class Tester {
 public:
  explicit Tester(gpu::Session& session) : s_(session), device_(kBytes), host_(kBytes) {}

  /// put and get of the CPU on device memory of every PE, from and to ordinary memory, odd counts and places.
  void cpu_on_device_memory() {
    for (int distance = 0; distance < s_.n; ++distance) {
      for (size_t bytes : {size_t{1}, size_t{8}, size_t{1001}, kBytes / 2 + 3}) {
        const size_t at = s_.common() % 1000;
        s_.note("CPU put and get of %zu bytes of device memory %d PEs further", bytes, distance);
        const gpu::Image poison = gpu::poison_image(kBytes), mine = gpu::random_image(bytes, bytes, s_.me);
        device_.write(poison.data(), kBytes);
        gpu::everybody();
        shmem_putmem(device_.get() + at, mine.data(), bytes, s_.right(distance));
        gpu::everybody();
        gpu::Image want = poison;
        const gpu::Image left = gpu::random_image(bytes, bytes, s_.left(distance));
        std::copy(left.begin(), left.end(), want.begin() + static_cast<ptrdiff_t>(at));
        s_.compare(device_.read(kBytes), want, [](size_t) { return std::string("device memory"); });
        gpu::Image back(bytes);
        shmem_getmem(back.data(), device_.get() + at, bytes, s_.right(distance));
        s_.compare(back, mine, [](size_t) { return std::string("what came back"); });
        gpu::everybody();
      }
    }
  }

  /// The buffer of this PE is device memory: symmetric in shmem_ calls, of cudaMalloc in nvshmem_ calls.
  void cpu_from_device_memory() {
    gpu::Private<unsigned char> own(kBytes);
    gpu::Symmetric<uint64_t> signal(1);
    for (size_t bytes : {size_t{8}, size_t{808}, kBytes / 4 - 8}) {
      for (bool to_device : {false, true}) {
        unsigned char* there = (to_device ? device_.get() : host_.get()) + kBytes / 2;
        for (unsigned char* buffer : {device_.get(), own.get()}) {
          const bool is_own = buffer == own.get();
          s_.note("CPU put and get of %zu bytes, from %s device memory to the %s heap", bytes,
                  is_own ? "private" : "symmetric", to_device ? "device's" : "host's");
          to_and_fro(is_own ? kOfNvshmem : kOfShmem, there, buffer, signal.get(), bytes);
          if (!is_own) sections(there, buffer, s_.right());
        }
      }
    }
  }

  void cpu_words() {
    s_.note("CPU p, g, atomics and waits on device words");
    gpu::Symmetric<long> words(4);
    shmem_long_p(words.get(), 100 + s_.me, s_.right());
    gpu::everybody();
    s_.check_equal(static_cast<uint64_t>(shmem_long_g(words.get(), s_.me)),
                   static_cast<uint64_t>(100 + s_.left()), "g");
    gpu::everybody();  // the left PE adds to this word next
    s_.check_equal(static_cast<uint64_t>(shmem_long_atomic_fetch_add(words.get(), 5, s_.right())),
                   static_cast<uint64_t>(100 + s_.me), "fetch_add");
    gpu::everybody();
    gpu::run(set_word, 1, 1, words.get() + 1, 77L, s_.right());
    shmem_long_wait_until(words.get() + 1, SHMEM_CMP_EQ, 77);  // the CPU waits for what a kernel puts
    nvshmem_long_atomic_add(words.get() + 2, 3, s_.right());
    gpu::everybody();
    s_.check_equal(static_cast<uint64_t>(words.read(3)[0]), static_cast<uint64_t>(105 + s_.left()),
                   "after fetch_add");
    s_.check_equal(static_cast<uint64_t>(words.read(3)[2]), 3, "after atomic_add of the host");
    gpu::everybody();
  }

  void kernel_on_host_memory() {
    for (int distance = 0; distance < s_.n; ++distance) {
      s_.note("kernel put and get of host memory %d PEs further", distance);
      const size_t bytes = kBytes / 4 + 5, half = kBytes / 2;
      const gpu::Image mine = gpu::random_image(kBytes, 5, s_.me);
      std::memcpy(host_.get(), mine.data(), kBytes);
      device_.write(mine.data(), kBytes);
      gpu::everybody();
      gpu::run(move_host_memory, 1, 256, host_.get() + half + 3, host_.get() + 1, device_.get() + half + 7,
               device_.get() + 2, bytes, s_.right(distance));
      gpu::everybody();
      gpu::Image on_host = mine, on_device = mine;
      const gpu::Image left = gpu::random_image(kBytes, 5, s_.left(distance));
      const gpu::Image right = gpu::random_image(kBytes, 5, s_.right(distance));
      std::memcpy(on_host.data() + half + 3, left.data() + 2, bytes);
      std::memcpy(on_device.data() + half + 7, right.data() + 1, bytes);
      s_.compare(gpu::Image(host_.get(), host_.get() + kBytes), on_host,
                 [](size_t) { return std::string("host memory"); });
      s_.compare(device_.read(kBytes), on_device, [](size_t) { return std::string("device memory"); });
      gpu::everybody();
    }
  }

  void kernel_words() {
    s_.note("kernel p and g on host words");
    gpu::HostSymmetric<long> host(128);
    gpu::Private<long> device(64);
    for (int i = 0; i < 64; ++i) host.get()[64 + i] = 500 * s_.me + i;
    gpu::everybody();
    gpu::run(scalars_on_host_memory, 1, 64, host.get(), device.get(), s_.me, s_.right());
    gpu::everybody();
    const auto got = device.read(64);
    for (size_t i = 0; i < 64; ++i) {
      s_.check_equal(static_cast<uint64_t>(got[i]), 500 * static_cast<uint64_t>(s_.right()) + i, "g");
      s_.check_equal(static_cast<uint64_t>(host.get()[i]), 1000 * static_cast<uint64_t>(s_.left()) + i, "p");
    }
    gpu::everybody();
  }

  /// All CPUs and all GPUs add to one word at the same time. Agents that must ask the word's home add less
  /// often, unless everything is asked for: each such add is a message.
  void atomics() {
    constexpr int kMany = 1000000;
    const int few = gpu::all() ? kMany : 10000;
    gpu::HostSymmetric<unsigned long long> host(1);
    gpu::Symmetric<unsigned long long> device(1);
    const bool is_near = nvshmem_team_n_pes(NVSHMEMX_TEAM_NODE) == s_.n;  // the same on all
    const int by_kernels = is_near ? kMany : few;
    add_together("host word", host.get(), kMany, few);
    unsigned long long sum = *host.get();
    const auto want = static_cast<unsigned long long>(s_.n);
    if (s_.me == 0)
      s_.check_equal(sum, want * static_cast<unsigned long long>(kMany + few / 256 * 256), "sum on the host");
    add_together("device word", device.get(), few, by_kernels);
    sum = device.read(1)[0];
    if (s_.me == 0)
      s_.check_equal(sum, want * static_cast<unsigned long long>(few + by_kernels / 256 * 256),
                     "sum on the device");
    gpu::everybody();
  }

  /// A kernel that waits on its device word while the CPU copies to and from device memory; the CPU ends it.
  void under_a_kernel() {
    s_.note("CPU copies under a persistent kernel");
    gpu::Symmetric<long> words(1);
    gpu::Private<long> seen(1);
    cudaStream_t stream;
    CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    nvshmem_barrier_all();
    wait_for_word<<<1, 1, 0, stream>>>(words.get(), 1, seen.get());
    CUDA(cudaGetLastError());
    const gpu::Image mine = gpu::random_image(kBytes, 9, s_.me);
    gpu::Image back(kBytes);
    for (int round = 0; round < 20; ++round) {
      shmem_putmem(device_.get(), mine.data(), kBytes, s_.right());
      shmem_quiet();
      shmem_getmem(back.data(), device_.get(), kBytes, s_.right());
      s_.compare(back, mine, [](size_t) { return std::string("what came back under a kernel"); });
    }
    s_.check(cudaStreamQuery(stream) == cudaErrorNotReady, "the kernel still waits");
    (void)cudaGetLastError();  // "not ready" may stay there
    shmem_barrier_all();
    shmem_long_p(words.get(), 3, s_.right());
    CUDA(cudaStreamSynchronize(stream));
    s_.check_equal(static_cast<uint64_t>(seen.read(1)[0]), 3, "word that ended the kernel");
    CUDA(cudaStreamDestroy(stream));
    gpu::everybody();
  }

 private:
  static uint64_t* words(unsigned char* p) { return reinterpret_cast<uint64_t*>(p); }

  /// To and from memory of either kind.
  static void copy(unsigned char* to, const unsigned char* from, size_t bytes) {
    CUDA(cudaMemcpy(to, from, bytes, cudaMemcpyDefault));
    CUDA(cudaDeviceSynchronize());
  }
  void compare(const unsigned char* memory, const gpu::Image& want, const char* what) {
    gpu::Image got(want.size());
    copy(got.data(), memory, got.size());
    s_.compare(got, want, [&](size_t) { return std::string(what); });
  }

  /// The calls of one of the two APIs.
  struct Calls {
    void (*put)(void*, const void*, size_t, int);
    void (*get)(void*, const void*, size_t, int);
    void (*put_signal)(void*, const void*, size_t, uint64_t*, uint64_t, int, int);
    void (*iput)(uint64_t*, const uint64_t*, ptrdiff_t, ptrdiff_t, size_t, int);
    void (*iget)(uint64_t*, const uint64_t*, ptrdiff_t, ptrdiff_t, size_t, int);
  };
  static constexpr Calls kOfShmem = {shmem_putmem, shmem_getmem, shmem_putmem_signal, shmem_uint64_iput,
                                     shmem_uint64_iget};
  static constexpr Calls kOfNvshmem = {nvshmem_putmem, nvshmem_getmem, nvshmem_putmem_signal,
                                       nvshmem_uint64_iput, nvshmem_uint64_iget};

  /// Every call once: from `buffer` to `there` on the right PE, and from there to the quarter behind
  /// `buffer`.
  void to_and_fro(const Calls& f, unsigned char* there, unsigned char* buffer, uint64_t* signal,
                  size_t bytes) {
    const size_t quarter = kBytes / 4, n = bytes / 24;
    const gpu::Image mine = gpu::random_image(bytes, bytes, s_.me);
    const gpu::Image left = gpu::random_image(bytes, bytes, s_.left());
    copy(buffer, mine.data(), bytes);
    CUDA(cudaMemset(signal, 0, sizeof(uint64_t)));
    gpu::everybody();
    f.put(there, buffer, bytes, s_.right());
    f.put_signal(there + quarter, buffer, bytes, signal, bytes, SHMEM_SIGNAL_SET, s_.right());
    shmem_signal_wait_until(signal, SHMEM_CMP_EQ, bytes);
    compare(there + quarter, left, "put with signal");
    gpu::everybody();
    compare(there, left, "put");
    f.get(buffer + quarter, there, bytes, s_.right());
    compare(buffer + quarter, mine, "get");
    gpu::everybody();
    f.iput(words(there), words(buffer), 3, 2, n, s_.right());
    gpu::everybody();
    gpu::Image want = left;
    for (size_t i = 0; i < n; ++i) std::memcpy(want.data() + 24 * i, left.data() + 16 * i, 8);
    compare(there, want, "iput");
    want = gpu::poison_image(bytes);
    copy(buffer + quarter, want.data(), bytes);
    f.iget(words(buffer + quarter), words(there), 2, 3, n, s_.right());
    for (size_t i = 0; i < n; ++i) std::memcpy(want.data() + 16 * i, mine.data() + 16 * i, 8);
    compare(buffer + quarter, want, "iget");
    gpu::everybody();
  }

  /// A block of 3 times 5 words, out of rows of 40 into rows of 33 and back.
  void sections(unsigned char* there, unsigned char* buffer, int pe) {
    constexpr size_t kExtents[] = {5, 3};
    const ptrdiff_t out[] = {8, 40 * 8}, in[] = {8, 33 * 8};
    const gpu::Image mine = gpu::random_image(125 * 8, 3, s_.me), blank = gpu::poison_image(125 * 8);
    copy(buffer, mine.data(), mine.size());
    copy(buffer + kBytes / 4, blank.data(), blank.size());
    gpu::everybody();
    shmemx_putmem_strided(there, buffer, in, out, 8, kExtents, 2, pe);
    shmem_quiet();
    shmemx_getmem_strided(buffer + kBytes / 4, there, out, in, 8, kExtents, 2, pe);
    gpu::Image want = blank;
    for (size_t row = 0; row < 3; ++row) std::memcpy(want.data() + row * 320, mine.data() + row * 320, 40);
    compare(buffer + kBytes / 4, want, "sections");
    gpu::everybody();
  }

  void add_together(const char* what, unsigned long long* word, int by_cpu, int by_gpu) {
    s_.note("atomic adds of all CPUs and GPUs to one %s of PE 0", what);
    gpu::everybody();
    add_many<<<4, 64>>>(word, 0, by_gpu / 256);
    CUDA(cudaGetLastError());
    for (int i = 0; i < by_cpu; ++i) shmem_ulonglong_atomic_add(word, 1, 0);
    shmem_quiet();
    gpu::everybody();
  }

  gpu::Session& s_;
  gpu::Symmetric<unsigned char> device_;
  gpu::HostSymmetric<unsigned char> host_;
};

}  // namespace

int main() {
  gpu::Session session("gpu.mixed");
  {
    Tester tester(session);
    tester.cpu_on_device_memory();
    tester.cpu_from_device_memory();
    tester.cpu_words();
    tester.kernel_on_host_memory();
    tester.kernel_words();
    tester.under_a_kernel();
    tester.atomics();
  }
  return session.done();
}

#else
int main() {
  std::printf("gpu.mixed: skipped: this library has no shmem_* beside nvshmem_*\n");
  return 77;
}
#endif
