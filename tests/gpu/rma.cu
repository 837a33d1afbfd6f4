// SPDX-License-Identifier: Apache-2.0
// NAMES: yes
// put, get, p, g, iput, iget: every type, SIZE and mem form, by thread, warp, block and by the host, blocking
// and nonblocking, at all alignments, to every PE. A batch of operations runs in one kernel, each with a slot
// of its own in the destination area; then the whole area must be as computed, poison between the slots
// included.
#include <algorithm>

#include "gpu_check.cuh"
#include "gpu_types.cuh"

namespace {

enum Form { kPut, kGet, kPutNbi, kGetNbi, kIput, kIget, kP, kG };
enum Group { kThread, kWarp, kBlock, kHost };
const char* const kFormNames[] = {"put", "get", "put_nbi", "get_nbi", "iput", "iget", "p", "g"};
const char* const kGroupNames[] = {"a thread", "a warp", "a block", "the host"};

constexpr unsigned kThreads = 128;
constexpr unsigned kBlocks = 8;
constexpr size_t kDestBytes = size_t{24} << 20;
constexpr size_t kSourceBytes = size_t{4} << 20;
constexpr size_t kGuard = 48;

/// One operation. Places are byte offsets, the count and the strides are in elements.
struct Case {
  int form, group, distance;
  bool local_is_private;  // the side that need not be symmetric lies in private device memory
  unsigned worker;        // the thread or warp that makes the call
  size_t to, from, n;
  ptrdiff_t to_stride, from_stride;

  __host__ __device__ bool writes_peer() const {
    return form == kPut || form == kPutNbi || form == kIput || form == kP;
  }
};

/// The arguments of one call.
template <class T>
struct Call {
  int form;
  T* dest;
  const T* source;
  size_t n;
  ptrdiff_t to_stride, from_stride;
  int pe;
};

struct Areas {
  unsigned char *dest, *source;                  // symmetric
  unsigned char *private_dest, *private_source;  // the same sizes and the same data

  template <class T>
  __host__ __device__ Call<T> call(const Case& c, int pe) const {
    const bool puts = c.writes_peer();
    unsigned char* to = (!puts && c.local_is_private ? private_dest : dest) + c.to;
    const unsigned char* from = (puts && c.local_is_private ? private_source : source) + c.from;
    return {
        c.form,        reinterpret_cast<T*>(to),           reinterpret_cast<const T*>(from), c.n, c.to_stride,
        c.from_stride, (pe + c.distance) % nvshmem_n_pes()};
  }
};

// The routines of one type, one struct each. A routine's name has the type in it, hence macros.
#define MOVES(PUT, GET, GROUP)                                                       \
  if (c.form == kPut) return (void)PUT##GROUP(c.dest, c.source, c.n, c.pe);          \
  if (c.form == kGet) return (void)GET##GROUP(c.dest, c.source, c.n, c.pe);          \
  if (c.form == kPutNbi) return (void)PUT##_nbi##GROUP(c.dest, c.source, c.n, c.pe); \
  if (c.form == kGetNbi) return (void)GET##_nbi##GROUP(c.dest, c.source, c.n, c.pe);
#define STRIDES(IPUT, IGET, GROUP)                                                           \
  if (c.form == kIput) IPUT##GROUP(c.dest, c.source, c.to_stride, c.from_stride, c.n, c.pe); \
  if (c.form == kIget) IGET##GROUP(c.dest, c.source, c.to_stride, c.from_stride, c.n, c.pe);
#define TYPED(NAME, TYPE)                                                                                \
  struct Typed_##NAME {                                                                                  \
    using T = TYPE;                                                                                      \
    static constexpr bool kScalar = true, kStrided = true;                                               \
    static const char* name() { return #NAME; }                                                          \
    static __host__ __device__ void single(const Call<T>& c) {                                           \
      MOVES(nvshmem_##NAME##_put, nvshmem_##NAME##_get, )                                                \
      STRIDES(nvshmem_##NAME##_iput, nvshmem_##NAME##_iget, )                                            \
    }                                                                                                    \
    static __device__ void warp(const Call<T>& c) {                                                      \
      MOVES(nvshmemx_##NAME##_put, nvshmemx_##NAME##_get, _warp)                                         \
      STRIDES(nvshmemx_##NAME##_iput, nvshmemx_##NAME##_iget, _warp)                                     \
    }                                                                                                    \
    static __device__ void block(const Call<T>& c) {                                                     \
      MOVES(nvshmemx_##NAME##_put, nvshmemx_##NAME##_get, _block)                                        \
      STRIDES(nvshmemx_##NAME##_iput, nvshmemx_##NAME##_iget, _block)                                    \
    }                                                                                                    \
    static __host__ __device__ void p(T* dest, T value, int pe) { nvshmem_##NAME##_p(dest, value, pe); } \
    static __host__ __device__ T g(const T* source, int pe) { return nvshmem_##NAME##_g(source, pe); }   \
  };
#define SIZED(SIZE)                                             \
  struct Sized_##SIZE {                                         \
    using T = gpu::Bytes<SIZE / 8>;                             \
    static constexpr bool kScalar = false, kStrided = true;     \
    static const char* name() { return #SIZE; }                 \
    static __host__ __device__ void single(const Call<T>& c) {  \
      MOVES(nvshmem_put##SIZE, nvshmem_get##SIZE, )             \
      STRIDES(nvshmem_iput##SIZE, nvshmem_iget##SIZE, )         \
    }                                                           \
    static __device__ void warp(const Call<T>& c) {             \
      MOVES(nvshmemx_put##SIZE, nvshmemx_get##SIZE, _warp)      \
      STRIDES(nvshmemx_iput##SIZE, nvshmemx_iget##SIZE, _warp)  \
    }                                                           \
    static __device__ void block(const Call<T>& c) {            \
      MOVES(nvshmemx_put##SIZE, nvshmemx_get##SIZE, _block)     \
      STRIDES(nvshmemx_iput##SIZE, nvshmemx_iget##SIZE, _block) \
    }                                                           \
  };
TEST_RMA_TYPES(TYPED)
TEST_SIZES(SIZED)

struct Mem {
  using T = gpu::Bytes<1>;
  static constexpr bool kScalar = false, kStrided = false;
  static const char* name() { return "mem"; }
  static __host__ __device__ void single(const Call<T>& c) { MOVES(nvshmem_putmem, nvshmem_getmem, ) }
  static __device__ void warp(const Call<T>& c) { MOVES(nvshmemx_putmem, nvshmemx_getmem, _warp) }
  static __device__ void block(const Call<T>& c) { MOVES(nvshmemx_putmem, nvshmemx_getmem, _block) }
};

/// p and g move one element a call: the threads of the block share the elements.
template <class Api>
__device__ void scalars(const Call<typename Api::T>& c) {
  if constexpr (Api::kScalar) {
    for (size_t i = threadIdx.x; i < c.n; i += blockDim.x) {
      if (c.form == kP) {
        Api::p(c.dest + i, c.source[i], c.pe);
      } else {
        c.dest[i] = Api::g(c.source + i, c.pe);
      }
    }
  }
}

template <class Api>
__global__ void __launch_bounds__(kThreads) run_cases(const Case* cases, int count, Areas areas) {
  const int me = nvshmem_my_pe();
  for (int i = static_cast<int>(blockIdx.x); i < count; i += static_cast<int>(gridDim.x)) {
    const Case& c = cases[i];
    if (c.group == kHost) continue;  // by_host
    const auto call = areas.call<typename Api::T>(c, me);
    if (c.form == kP || c.form == kG) {
      scalars<Api>(call);
    } else if (c.group == kThread) {
      if (threadIdx.x == c.worker) Api::single(call);
    } else if (c.group == kWarp) {
      if (threadIdx.x / 32 == c.worker / 32) Api::warp(call);
    } else if (c.group == kBlock) {
      Api::block(call);
    }
  }
  nvshmem_quiet();
}

class Tester {
 public:
  explicit Tester(gpu::Session& session)
      : s_(session),
        dest_(kDestBytes),
        source_(kSourceBytes),
        private_dest_(kDestBytes),
        private_source_(kSourceBytes) {}

  /// Every form and group at every count, at alignments drawn by chance or (ISOMEM_TEST_ALL) at all of them.
  template <class Api>
  void run() {
    if (!s_.chosen(Api::name())) return;
    constexpr size_t kSize = sizeof(typename Api::T);
    for (size_t to = 0; to < 16; to += kSize) {
      for (size_t from = 0; from < 16; from += kSize) {
        if (!gpu::all() && (to || from)) continue;
        begin();
        for (size_t n : counts()) {
          for (int form = kPut; form <= kG; ++form) {
            if (form >= kP && !Api::kScalar) continue;
            if ((form == kIput || form == kIget) && !Api::kStrided) continue;
            for (int group = kThread; group <= kHost; ++group) {
              if (group == kHost ? s_.common() % 8 : form >= kP && group != kBlock) continue;
              add(kSize, form, group, n, gpu::all() ? to : draw(16), gpu::all() ? from : draw(16));
            }
          }
        }
        finish<Api>();
      }
    }
  }

  /// Blocks that take many rounds of a copy loop, with a ragged end.
  template <class Api>
  void large() {
    constexpr size_t kSize = sizeof(typename Api::T);
    for (int group = kThread; group <= kHost; ++group) {
      begin();
      const size_t bytes = group == kThread ? size_t{64} << 10 : size_t{1} << 20;
      for (int form = kPut; form <= kGetNbi; ++form) {
        add(kSize, form, group, bytes / kSize + 3, draw(16), draw(16));
        add(kSize, form, group, bytes / kSize + 3, 0, 0);
      }
      finish<Api>();
    }
  }

  /// The 256 pairs of alignments of both sides, bytes.
  void alignments() {
    for (int form = kPut; form <= kGetNbi; ++form) {
      begin();
      for (size_t place = 0; place < 256; ++place) {
        for (int group = kThread; group <= kBlock; ++group)
          add(1, form, group, draw(400), place / 16, place % 16);
      }
      finish<Mem>();
    }
  }

 private:
  size_t draw(size_t below) { return s_.common() % below; }

  static std::vector<size_t> counts() {
    return {0,  1,  2,  3,  7,   8,   15,  16,  17,  31,  32,   33,
            63, 64, 65, 97, 127, 129, 255, 257, 513, 999, 1025, 4096 + 5};
  }

  void begin() {
    cases_.clear();
    end_ = kGuard;
  }

  /// Gives the operation its places; `to` and `from` are the wanted remainders by 16, rounded to whole
  /// elements.
  void add(size_t size, int form, int group, size_t n, size_t to, size_t from) {
    Case c = {};
    c.form = form;
    c.group = group;
    c.distance = static_cast<int>(draw(static_cast<size_t>(s_.n)));
    c.local_is_private = draw(2) != 0;
    c.worker = static_cast<unsigned>(draw(kThreads));
    c.n = n;
    c.to_stride = c.from_stride = 1;
    if (form == kIput || form == kIget) {
      c.to_stride = 1 + static_cast<ptrdiff_t>(draw(3));
      c.from_stride = 1 + static_cast<ptrdiff_t>(draw(3));
    }
    const size_t to_bytes = n * static_cast<size_t>(c.to_stride) * size;
    const size_t from_bytes = n * static_cast<size_t>(c.from_stride) * size;
    c.to = (end_ + 15) / 16 * 16 + to / size * size;
    if (c.to + to_bytes + kGuard > kDestBytes || from_bytes + 64 > kSourceBytes) {
      gpu::die("rma: the areas are too small for %zu bytes at %zu: raise kDestBytes", to_bytes, c.to);
    }
    end_ = c.to + to_bytes + kGuard;
    c.from = draw((kSourceBytes - from_bytes) / 16 - 1) * 16 + from / size * size;
    cases_.push_back(c);
  }

  template <class Api>
  void finish() {
    s_.note("%zu operations of %s", cases_.size(), Api::name());
    const uint64_t salt = s_.common();
    const gpu::Image poison = gpu::poison_image(end_), mine = gpu::random_image(kSourceBytes, salt, s_.me);
    dest_.write(poison.data(), end_);
    private_dest_.write(poison.data(), end_);
    source_.write(mine.data(), kSourceBytes);
    private_source_.write(mine.data(), kSourceBytes);
    gpu::Private<Case> cases(cases_.size());
    cases.write(cases_.data(), cases_.size());
    gpu::everybody();
    const Areas areas = {dest_.get(), source_.get(), private_dest_.get(), private_source_.get()};
    gpu::run(run_cases<Api>, kBlocks, kThreads, cases.get(), static_cast<int>(cases_.size()), areas);
    by_host<Api>(areas, mine);
    gpu::everybody();
    compare<Api>(poison, salt);
    gpu::everybody();
  }

  template <class Api>
  void by_host(const Areas& areas, const gpu::Image& mine) {
    using T = typename Api::T;
    for (const Case& c : cases_) {
      if (c.group != kHost) continue;
      const auto call = areas.call<T>(c, s_.me);
      if (c.form < kP) {
        Api::single(call);
        continue;
      }
      if constexpr (Api::kScalar) {
        for (size_t i = 0; i < std::min<size_t>(c.n, 3); ++i) {
          T value;
          std::memcpy(&value, mine.data() + c.from + i * sizeof(T), sizeof(T));
          if (c.form == kP) Api::p(call.dest + i, value, call.pe);
          if (c.form == kG) value = Api::g(call.source + i, call.pe);
          if (c.form == kG) CUDA(cudaMemcpy(call.dest + i, &value, sizeof(T), cudaMemcpyHostToDevice));
        }
      }
    }
    nvshmem_quiet();
  }

  template <class Api>
  void compare(const gpu::Image& poison, uint64_t salt) {
    constexpr size_t kSize = sizeof(typename Api::T);
    std::vector<gpu::Image> sources;
    for (int pe = 0; pe < s_.n; ++pe) sources.push_back(gpu::random_image(kSourceBytes, salt, pe));
    gpu::Image want[2] = {poison, poison};  // symmetric, private
    for (const Case& c : cases_) {
      const int pe = c.writes_peer() ? s_.left(c.distance) : s_.right(c.distance);
      const size_t n = c.form >= kP && c.group == kHost ? std::min<size_t>(c.n, 3) : c.n;
      const unsigned char* from = sources[static_cast<size_t>(pe)].data() + c.from;
      unsigned char* to = want[!c.writes_peer() && c.local_is_private].data() + c.to;
      for (size_t i = 0; i < n; ++i) {
        std::memcpy(to + i * static_cast<size_t>(c.to_stride) * kSize,
                    from + i * static_cast<size_t>(c.from_stride) * kSize, kSize);
      }
    }
    const auto describe = [&](size_t at) { return describe_place(at, Api::name(), kSize); };
    s_.compare(dest_.read(end_), want[0], describe);
    s_.compare(private_dest_.read(end_), want[1], describe);
  }

  std::string describe_place(size_t at, const char* type, size_t size) const {
    for (const Case& c : cases_) {
      const size_t end = c.to + c.n * static_cast<size_t>(c.to_stride) * size;
      if (at + kGuard / 2 < c.to || at >= end + kGuard / 2) continue;
      char text[240];
      std::snprintf(
          text, sizeof text,
          "byte %td of %s %s by %s, %zu elements of %zu bytes, alignments %zu to %zu, strides %td to "
          "%td, distance %d, local side %s",
          static_cast<ptrdiff_t>(at - c.to), type, kFormNames[c.form], kGroupNames[c.group], c.n, size,
          c.from % 16, c.to % 16, c.from_stride, c.to_stride, c.distance,
          c.local_is_private ? "private" : "symmetric");
      return text;
    }
    return "outside of all slots";
  }

  gpu::Session& s_;
  gpu::Symmetric<unsigned char> dest_, source_;
  gpu::Private<unsigned char> private_dest_, private_source_;
  std::vector<Case> cases_;
  size_t end_ = 0;
};

__device__ unsigned char byte_of(size_t i) {
  return static_cast<unsigned char>((i * 0x9e3779b97f4a7c15) >> 56);
}
__global__ void fill_bytes(unsigned char* bytes, size_t n) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    bytes[i] = byte_of(i);
  }
}
__global__ void put_by_a_block(unsigned char* dest, const unsigned char* source, size_t n, int pe) {
  nvshmemx_putmem_block(dest, source, n, pe);
}
__global__ void count_wrong_bytes(const unsigned char* bytes, size_t n, unsigned long long* wrong) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    if (bytes[i] != byte_of(i)) atomicAdd(wrong, 1ULL);
  }
}

/// Byte by byte, just below 2^32 bytes: a 32-bit index would overflow past the last iteration. Left out where
/// the GPU has not the memory, or PEs are on several hosts.
void put_of_almost_4_gib(gpu::Session& s) {
  constexpr size_t kBytes = 0xffffff00;
  const int peer = (s.me + 1) % s.n;
  cudaDeviceProp first;  // not this PE's own: all of a host decide alike
  CUDA(cudaGetDeviceProperties(&first, 0));
  const bool fits =
      first.totalGlobalMem >= size_t{40} << 30 && nvshmem_team_n_pes(NVSHMEM_TEAM_SHARED) == s.n;
  auto* dest = static_cast<unsigned char*>(nvshmem_malloc(fits ? kBytes + 1 : 1));
  if (!fits) {
    if (s.me == 0) std::printf("gpu.rma: a put of almost 4 GiB is left out\n");
    return nvshmem_free(dest);
  }
  unsigned char* source = nullptr;
  unsigned long long *wrong = nullptr, found = 0;
  CUDA(cudaMalloc(&source, kBytes));
  CUDA(cudaMalloc(&wrong, sizeof *wrong));
  CUDA(cudaMemset(wrong, 0, sizeof *wrong));
  CUDA(cudaMemset(dest, 0xa5, kBytes + 1));
  fill_bytes<<<256, 256>>>(source, kBytes);
  CUDA(cudaDeviceSynchronize());
  nvshmem_barrier_all();
  put_by_a_block<<<1, 1024>>>(dest + 1, source, kBytes, peer);
  CUDA(cudaDeviceSynchronize());
  nvshmem_barrier_all();
  count_wrong_bytes<<<256, 256>>>(dest + 1, kBytes, wrong);
  unsigned char before = 0;
  CUDA(cudaMemcpy(&before, dest, 1, cudaMemcpyDeviceToHost));
  CUDA(cudaMemcpy(&found, wrong, sizeof found, cudaMemcpyDeviceToHost));
  s.check_equal(found, 0, "bytes that differ after a put of almost 4 GiB");
  s.check_equal(before, 0xa5, "the byte before them");
  CUDA(cudaFree(wrong));
  CUDA(cudaFree(source));
  nvshmem_free(dest);
}

}  // namespace

int main() {
  gpu::Session session("gpu.rma");
  {
    Tester tester(session);
#define RUN_TYPED(NAME, TYPE) tester.run<Typed_##NAME>();
#define RUN_SIZED(SIZE) tester.run<Sized_##SIZE>();
    TEST_RMA_TYPES(RUN_TYPED)
    TEST_SIZES(RUN_SIZED)
#if TEST_PART != 2
    tester.run<Mem>();
    tester.alignments();
    tester.large<Mem>();
    tester.large<Typed_short>();
    tester.large<Typed_ulong>();
    tester.large<Sized_128>();
#endif
  }
#if TEST_PART != 2
  put_of_almost_4_gib(session);
#endif
  return session.done();
}
