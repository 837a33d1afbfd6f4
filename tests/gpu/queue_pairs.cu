// SPDX-License-Identifier: Apache-2.0
// NAMES: yes
// The forms with a queue pair: put, get, put with signal, blocking and nonblocking, by thread, warp and
// block, p, g, signal_op, fence and quiet, of every type, with handles that were made and with the special
// ones. What the templates behind them do is tested in rma and signal: here each name must lead to the right
// one.
#include <algorithm>

#include "gpu_check.cuh"
#include "gpu_types.cuh"

namespace {

enum Form { kPut, kPutNbi, kPutSignal, kPutSignalNbi, kGet, kGetNbi, kForms };
enum Group { kThread, kWarp, kBlock, kGroups };
const char* const kFormNames[] = {"put", "put_nbi", "put_signal", "put_signal_nbi",
                                  "get", "get_nbi", "p",          "g"};
const char* const kGroupNames[] = {"a thread", "a warp", "a block"};
enum What { kSignal, kFenced };
const char* const kWhat[] = {"signal (place: slot)",
                             "word that a fence orders before its flag (place: round)"};

constexpr unsigned kThreads = 128;
constexpr size_t kSlot = 300;                      // elements
constexpr int kP = kForms * kGroups, kG = kP + 1;  // slots of the two that move one element a call
constexpr int kSlots = kG + 1;

template <class T>
struct Call {
  int form;
  T* dest;
  const T* source;
  size_t n;
  uint64_t* word;
  uint64_t signal;
  int pe;
  nvshmemx_qp_handle_t pair;
};

// The routines of one type, one struct each. A routine's name has the type in it, hence macros.
#define MOVE(FORM, ROUTINE) \
  if (c.form == FORM) ROUTINE(c.dest, c.source, c.n, c.pe, c.pair);
#define MOVE_SIGNAL(FORM, ROUTINE) \
  if (c.form == FORM) ROUTINE(c.dest, c.source, c.n, c.word, c.signal, NVSHMEM_SIGNAL_SET, c.pe, c.pair);
#define MOVES(NAME, GROUP)                                               \
  MOVE(kPut, nvshmemx_qp_##NAME##_put##GROUP)                            \
  MOVE(kPutNbi, nvshmemx_qp_##NAME##_put_nbi##GROUP)                     \
  MOVE_SIGNAL(kPutSignal, nvshmemx_qp_##NAME##_put_signal##GROUP)        \
  MOVE_SIGNAL(kPutSignalNbi, nvshmemx_qp_##NAME##_put_signal_nbi##GROUP) \
  MOVE(kGet, nvshmemx_qp_##NAME##_get##GROUP)                            \
  MOVE(kGetNbi, nvshmemx_qp_##NAME##_get_nbi##GROUP)
#define TYPED(NAME, TYPE)                                                           \
  struct Typed_##NAME {                                                             \
    using T = TYPE;                                                                 \
    static const char* name() { return #NAME; }                                     \
    static __device__ void single(const Call<T>& c) { MOVES(NAME, ) }               \
    static __device__ void warp(const Call<T>& c) { MOVES(NAME, _warp) }            \
    static __device__ void block(const Call<T>& c) { MOVES(NAME, _block) }          \
    static __device__ void p(T* dest, T value, int pe, nvshmemx_qp_handle_t pair) { \
      nvshmemx_qp_##NAME##_p(dest, value, pe, pair);                                \
    }                                                                               \
    static __device__ T g(const T* source, int pe, nvshmemx_qp_handle_t pair) {     \
      return nvshmemx_qp_##NAME##_g(source, pe, pair);                              \
    }                                                                               \
  };
TEST_RMA_TYPES(TYPED)

__device__ void quiet(int group, nvshmemx_qp_handle_t* pairs, int count) {
  if (group == kThread) nvshmemx_qp_quiet(NVSHMEMX_PE_ALL, pairs, count);
  if (group == kWarp) nvshmemx_qp_quiet_warp(NVSHMEMX_PE_ALL, pairs, count);
  if (group == kBlock) nvshmemx_qp_quiet_block(NVSHMEMX_PE_ALL, pairs, count);
}

/// One block makes every call once, each into a slot of its own.
template <class Api>
__global__ void __launch_bounds__(kThreads)
    exchange(typename Api::T* dest, const typename Api::T* source, size_t n, uint64_t* words, uint64_t signal,
             int pe, nvshmemx_qp_handle_t* pairs, int count, gpu::Report* report) {
  const unsigned me = threadIdx.x;
#pragma unroll 1
  for (int slot = 0; slot < kP; ++slot) {
    const int form = slot / kGroups, group = slot % kGroups;
    const Call<typename Api::T> c = {form,
                                     dest + static_cast<size_t>(slot) * kSlot,
                                     source + slot,
                                     n,
                                     words + slot,
                                     signal,
                                     pe,
                                     pairs[slot % count]};
    if (group == kThread && me == 5) Api::single(c);
    if (group == kWarp && me / 32 == 1) Api::warp(c);
    if (group == kBlock) Api::block(c);
    quiet(group, pairs, count);
  }
  for (size_t i = me; i < n; i += kThreads) {
    const nvshmemx_qp_handle_t pair = pairs[i % static_cast<size_t>(count)];
    Api::p(dest + size_t{kP} * kSlot + i, source[kP + i], pe, pair);
    dest[size_t{kG} * kSlot + i] = Api::g(source + kG + i, pe, pair);
  }
  for (int slot = kPutSignal * kGroups; slot < kGet * kGroups; ++slot) {
    const uint64_t seen = nvshmem_signal_wait_until(words + slot, NVSHMEM_CMP_NE, 0);
    gpu::expect(report, kSignal, static_cast<uint64_t>(slot), seen, signal);
  }
  quiet(kThread, pairs, count);
}

/// Words to the right PE, a fence by each kind of group, the flag: who sees the flag sees the words.
__global__ void __launch_bounds__(kThreads)
    fences(long* words, uint64_t* flag, int rounds, int pe, nvshmemx_qp_handle_t* pairs, int count,
           gpu::Report* report) {
  const unsigned me = threadIdx.x;
  for (int round = 1; round <= rounds; ++round) {
    nvshmemx_qp_long_p(words + me, round, pe, pairs[0]);
    if (round % 3 == 0) nvshmemx_qp_fence(pe, pairs, count);
    if (round % 3 == 1) nvshmemx_qp_fence_warp(NVSHMEMX_PE_ALL, pairs, count);
    if (round % 3 == 2) nvshmemx_qp_fence_block(pe, pairs, 1);
    __syncthreads();
    if (me == 0) nvshmemx_qp_signal_op(flag, 1, NVSHMEM_SIGNAL_ADD, pe, pairs[count - 1]);
    nvshmem_signal_wait_until(flag, NVSHMEM_CMP_GE, static_cast<uint64_t>(round));
    const long seen = *const_cast<volatile long*>(words + me);
    gpu::expect(report, kFenced, static_cast<uint64_t>(round), seen >= round, 1);
    nvshmemx_barrier_all_block();
  }
}

class Tester {
 public:
  explicit Tester(gpu::Session& session)
      : s_(session),
        dest_(kSlots * kSlot * 8),
        source_((kSlot + kSlots) * 8),
        words_(kSlots),
        pairs_(kPairs) {
    nvshmemx_qp_handle_t* made = nullptr;
    s_.check_equal(static_cast<uint64_t>(nvshmemx_qp_create(2, &made)), 0, "status of qp_create");
    const nvshmemx_qp_handle_t all[kPairs] = {made[0], made[1], NVSHMEMX_QP_DEFAULT, NVSHMEMX_QP_ANY};
    std::free(made);
    pairs_.write(all, kPairs);
  }

  template <class Api>
  void run() {
    using T = typename Api::T;
    if (!s_.chosen(Api::name())) return;
    for (size_t n : {0, 1, 2, 5, 33, 257}) {
      s_.note("%zu elements of %s", n, Api::name());
      const size_t to_bytes = kSlots * kSlot * sizeof(T), from_bytes = (kSlot + kSlots) * sizeof(T);
      const uint64_t salt = s_.common(), signal = s_.common() | 1;
      gpu::Image want = gpu::poison_image(to_bytes);
      const gpu::Image mine = gpu::random_image(from_bytes, salt, s_.me);
      dest_.write(want.data(), to_bytes);
      source_.write(mine.data(), from_bytes);
      CUDA(cudaMemset(words_.get(), 0, kSlots * sizeof(uint64_t)));
      gpu::everybody();
      gpu::run_together(exchange<Api>, 1, kThreads, reinterpret_cast<T*>(dest_.get()),
                        reinterpret_cast<const T*>(source_.get()), n, words_.get(), signal, s_.right(),
                        pairs_.get(), kPairs, s_.report());
      gpu::everybody();
      s_.collect(kWhat);
      for (int slot = 0; slot < kSlots; ++slot) {
        const bool gets = slot == kG || (slot < kP && slot / kGroups >= kGet);
        const gpu::Image from = gpu::random_image(from_bytes, salt, gets ? s_.right() : s_.left());
        std::memcpy(want.data() + static_cast<size_t>(slot) * kSlot * sizeof(T),
                    from.data() + static_cast<size_t>(slot) * sizeof(T), n * sizeof(T));
      }
      s_.compare(dest_.read(to_bytes), want, [](size_t at) { return describe(at / sizeof(T)); });
    }
  }

  void order() {
    s_.note("fences");
    gpu::Symmetric<long> words(kThreads);
    CUDA(cudaMemset(words_.get(), 0, sizeof(uint64_t)));
    gpu::everybody();
    gpu::run_together(fences, 1, kThreads, words.get(), words_.get(), gpu::all() ? 100000 : 3000, s_.right(),
                      pairs_.get(), kPairs, s_.report());
    gpu::everybody();
    s_.collect(kWhat);
  }

 private:
  static constexpr int kPairs = 4;

  static std::string describe(size_t element) {
    const size_t slot = element / kSlot;
    const std::string where = "element " + std::to_string(element % kSlot) + " of ";
    if (slot >= size_t{kP}) return where + kFormNames[kForms + static_cast<int>(slot) - kP];
    return where + kFormNames[slot / kGroups] + " by " + kGroupNames[slot % kGroups];
  }

  gpu::Session& s_;
  gpu::Symmetric<unsigned char> dest_, source_;
  gpu::Symmetric<uint64_t> words_;
  gpu::Private<nvshmemx_qp_handle_t> pairs_;
};

}  // namespace

int main() {
  gpu::Session session("gpu.queue_pairs");
  {
    Tester tester(session);
#define RUN_TYPED(NAME, TYPE) tester.run<Typed_##NAME>();
    TEST_RMA_TYPES(RUN_TYPED)
#if TEST_PART != 2
    tester.order();
#endif
  }
  return session.done();
}
