// SPDX-License-Identifier: Apache-2.0
// NAMES: yes
// put_signal and put_signal_nbi: every type, SIZE and mem form, by thread, warp and block, set and add;
// signal_op, signal_fetch, signal_wait_until, counted signals. One kernel sends and receives: after the wait
// the receiver copies the payload away at once, so a payload that comes after its signal is seen on the host.
#include <algorithm>

#include "gpu_check.cuh"
#include "gpu_types.cuh"

namespace {

enum Form { kBlocking, kNbi };
enum Group { kThread, kWarp, kBlock };
const char* const kFormNames[] = {"put_signal", "put_signal_nbi"};
const char* const kGroupNames[] = {"a thread", "a warp", "a block"};
enum What { kWaited, kFetched, kSignalOp, kCount, kMessage };
const char* const kWhat[] = {"value of signal_wait_until", "value of signal_fetch", "signal after signal_op",
                             "counted signal or status (place: round)",
                             "byte of a counted message (place: round)"};

constexpr unsigned kThreads = 128;
constexpr unsigned kBlocks = 8;
constexpr size_t kBytes = size_t{4} << 20;
constexpr size_t kGuard = 48;
constexpr size_t kMaxCases = 512;

struct Case {
  int form, group, op, distance;
  unsigned worker;  // the thread or warp that makes the call
  size_t to, from, n;
  uint64_t start, signal, wanted;
};

template <class T>
struct Call {
  int form;
  T* dest;
  const T* source;
  size_t n;
  uint64_t* word;
  uint64_t signal;
  int op, pe;
};

// The routines of one type, one struct each. A routine's name has the type in it, hence macros.
#define SIGNALS(BLOCKING, NBI)                                                                         \
  if (c.form == kBlocking) return (void)BLOCKING(c.dest, c.source, c.n, c.word, c.signal, c.op, c.pe); \
  return (void)NBI(c.dest, c.source, c.n, c.word, c.signal, c.op, c.pe);
#define API(STRUCT, TYPE, TEXT, HEAD, HEADX)                                                                \
  struct STRUCT {                                                                                           \
    using T = TYPE;                                                                                         \
    static const char* name() { return TEXT; }                                                              \
    static __device__ void single(const Call<T>& c) { SIGNALS(HEAD##_signal, HEAD##_signal_nbi) }           \
    static __device__ void warp(const Call<T>& c) { SIGNALS(HEADX##_signal_warp, HEADX##_signal_nbi_warp) } \
    static __device__ void block(const Call<T>& c) {                                                        \
      SIGNALS(HEADX##_signal_block, HEADX##_signal_nbi_block)                                               \
    }                                                                                                       \
  };
#define TYPED(NAME, TYPE) API(Typed_##NAME, TYPE, #NAME, nvshmem_##NAME##_put, nvshmemx_##NAME##_put)
#define SIZED(SIZE) API(Sized_##SIZE, gpu::Bytes<SIZE / 8>, #SIZE, nvshmem_put##SIZE, nvshmemx_put##SIZE)
TEST_RMA_TYPES(TYPED)
TEST_SIZES(SIZED)
API(Mem, gpu::Bytes<1>, "mem", nvshmem_putmem, nvshmemx_putmem)

struct Areas {
  unsigned char *dest, *source, *taken;  // `taken`: what the receiver saw right after the signal; private
  uint64_t* words;
};

template <class Api>
__device__ void send(const Case& c, int index, const Areas& areas, int pe) {
  using T = typename Api::T;
  const Call<T> call = {c.form,
                        reinterpret_cast<T*>(areas.dest + c.to),
                        reinterpret_cast<const T*>(areas.source + c.from),
                        c.n,
                        areas.words + index,
                        c.signal,
                        c.op,
                        pe};
  if (c.group == kThread) {
    if (threadIdx.x == c.worker) Api::single(call);
  } else if (c.group == kWarp) {
    if (threadIdx.x / 32 == c.worker / 32) Api::warp(call);
  } else {
    Api::block(call);
  }
}

/// Every thread waits by itself: each must see the payload, not only the one that saw the signal first.
__device__ void receive(const Case& c, int index, size_t size, const Areas& areas, gpu::Report* report) {
  const int compare = index % 2 ? NVSHMEM_CMP_EQ : NVSHMEM_CMP_GE;
  const uint64_t seen = nvshmem_signal_wait_until(areas.words + index, compare, c.wanted);
  for (size_t i = threadIdx.x; i < c.n * size; i += blockDim.x) {
    areas.taken[c.to + i] = *(volatile unsigned char*)(areas.dest + c.to + i);
  }
  gpu::expect(report, kWaited, static_cast<uint64_t>(index), seen, c.wanted);
  gpu::expect(report, kFetched, static_cast<uint64_t>(index), nvshmem_signal_fetch(areas.words + index),
              c.wanted);
}

/// All sends of a block come before its first wait, and all blocks are resident: nobody waits for ever.
template <class Api>
__global__ void __launch_bounds__(kThreads)
    exchange(const Case* cases, int count, Areas areas, gpu::Report* report) {
  const int me = nvshmem_my_pe(), n = nvshmem_n_pes();
  for (int i = static_cast<int>(blockIdx.x); i < count; i += static_cast<int>(gridDim.x)) {
    send<Api>(cases[i], i, areas, (me + cases[i].distance) % n);
  }
  for (int i = static_cast<int>(blockIdx.x); i < count; i += static_cast<int>(gridDim.x)) {
    receive(cases[i], i, sizeof(typename Api::T), areas, report);
  }
  nvshmem_quiet();
}

/// signal_op without a payload: adds by all threads of all PEs, a set by one, waits with every comparison.
__global__ void signal_ops(uint64_t* words, int pe, int rounds) {
  for (int i = 0; i < rounds; ++i) nvshmemx_signal_op(words, 3, NVSHMEM_SIGNAL_ADD, 0);
  if (threadIdx.x == 0) nvshmemx_signal_op(words + 1, 0xfedcba9876543210, NVSHMEM_SIGNAL_SET, pe);
  nvshmem_quiet();
}

__global__ void signal_waits(uint64_t* words, uint64_t sum, gpu::Report* report) {
  const uint64_t value = 0xfedcba9876543210;
  const int compares[] = {NVSHMEM_CMP_EQ, NVSHMEM_CMP_NE, NVSHMEM_CMP_GT,
                          NVSHMEM_CMP_LE, NVSHMEM_CMP_LT, NVSHMEM_CMP_GE};
  const uint64_t with[] = {value, 0, value - 1, value, value + 1, value};
  nvshmem_signal_wait_until(words + 1, NVSHMEM_CMP_NE, 0);
  for (int i = 0; i < 6; ++i) {
    gpu::expect(report, kSignalOp, static_cast<uint64_t>(i),
                nvshmem_signal_wait_until(words + 1, compares[i], with[i]), value);
  }
  if (nvshmem_my_pe() == 0) {
    gpu::expect(report, kSignalOp, 6, nvshmem_signal_wait_until(words, NVSHMEM_CMP_GE, sum), sum);
  }
}

/// Messages of different lengths with one counted signal for all: who has waited for the sum of their bytes
/// sees all of them. `area`: what comes, and behind it what is sent. `word` begins at `start` and goes round
/// at 2^64 in the first round; then it is reset. The reset comes before the barrier that begins anew.
__global__ void __launch_bounds__(kThreads)
    counted(unsigned char* area, size_t bytes, uint64_t* word, uint64_t start, int rounds, int from, int to,
            gpu::Report* report) {
  const uint64_t messages = 7;
  const size_t most = bytes / messages;
  unsigned char* source = area + bytes;
  for (int round = 0; round < rounds; ++round, start = 0) {
    const auto value = [&](int pe, size_t i) {
      return static_cast<unsigned char>(gpu::word(static_cast<uint64_t>(round), pe, i));
    };
    for (size_t i = threadIdx.x; i < bytes; i += kThreads) source[i] = value(nvshmem_my_pe(), i);
    __syncthreads();
    uint64_t wanted = start;
    for (uint64_t m = 0; m < messages; ++m) {
      const int status =
          nvshmemx_putmem_signal_counted_nbi_block(area + m * most, source + m * most, most - m, word, to);
      gpu::expect(report, kCount, static_cast<uint64_t>(round), static_cast<uint64_t>(status), 0);
      wanted += most - m;
    }
    nvshmemx_signal_counted_wait_until(word, wanted);
    for (size_t i = threadIdx.x; i < bytes; i += kThreads) {
      if (i % most >= most - i / most) continue;  // no message reached that far
      gpu::expect(report, kMessage, static_cast<uint64_t>(round), *(volatile unsigned char*)(area + i),
                  value(from, i));
    }
    gpu::expect(report, kCount, static_cast<uint64_t>(round), nvshmemx_signal_counted_load(word), wanted);
    __syncthreads();
    if (threadIdx.x == 0) nvshmemx_signal_counted_reset(word);
    nvshmemx_barrier_all_block();
  }
}

/// What cannot be carried out is refused by every thread alike; `own` is not symmetric.
__global__ void __launch_bounds__(kThreads)
    counted_in_vain(unsigned char* area, uint64_t* word, unsigned char* own, int n, gpu::Report* report) {
  const int other = (nvshmem_my_pe() + 1) % n;
  const auto refused = [&](uint64_t place, unsigned char* dest, uint64_t* count, int pe) {
    const int status = nvshmemx_putmem_signal_counted_nbi_block(dest, area, 8, count, pe);
    gpu::expect(report, kCount, place, static_cast<uint64_t>(status), NVSHMEMX_ERROR_INVALID_VALUE);
  };
  refused(0, area + 8, word, n);
  refused(1, area + 8, word, -1);
  refused(2, area + 8, reinterpret_cast<uint64_t*>(reinterpret_cast<unsigned char*>(word) + 4), other);
  if (n > 1) refused(3, own, word, other);
  if (n > 1) refused(4, area + 8, reinterpret_cast<uint64_t*>(own), other);
}

class Tester {
 public:
  explicit Tester(gpu::Session& session)
      : s_(session),
        dest_(kBytes),
        source_(kBytes),
        words_(kMaxCases),
        taken_(kBytes),
        device_cases_(kMaxCases) {}

  template <class Api>
  void run() {
    constexpr size_t kSize = sizeof(typename Api::T);
    cases_.clear();
    end_ = kGuard;
    for (size_t n : {0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 33, 65, 129, 255, 1025, 4099}) {
      for (int form = kBlocking; form <= kNbi; ++form) {
        for (int group = kThread; group <= kBlock; ++group) add(kSize, form, group, n);
      }
    }
    finish<Api>();
    if (!gpu::all() && kSize != 1 && kSize != 16) return;
    cases_.clear();
    end_ = kGuard;
    for (int form = kBlocking; form <= kNbi; ++form) {
      for (int group = kThread; group <= kBlock; ++group)
        add(kSize, form, group, (size_t{256} << 10) / kSize + 3);
    }
    finish<Api>();
  }

  void operations() {
    s_.note("signal_op");
    const int rounds = 50;
    gpu::Symmetric<uint64_t> words(2);
    gpu::run(signal_ops, 2, 64, words.get(), s_.right(), rounds);
    gpu::run(signal_waits, 1, 1, words.get(), uint64_t{3} * 2 * 64 * rounds * static_cast<uint64_t>(s_.n),
             s_.report());
    gpu::everybody();
    s_.collect(kWhat);
  }

  void counted_messages() {
    s_.note("counted signals");
    const size_t bytes = 7 * 1000;
    const uint64_t start = ~uint64_t{0} - 2000;
    gpu::Symmetric<unsigned char> area(2 * bytes);
    gpu::Symmetric<uint64_t> word(2);
    gpu::Private<unsigned char> own(64);
    word.write(&start, 1);
    gpu::everybody();
    gpu::run_together(counted, 1, kThreads, area.get(), bytes, word.get(), start, 100, s_.left(), s_.right(),
                      s_.report());
    gpu::everybody();
    s_.collect(kWhat);
    s_.check_equal(nvshmemx_signal_counted_load(word.get()), 0,
                   "counted signal after its reset, by the host");
    s_.note("counted signals that are refused");
    const gpu::Image before = area.read(2 * bytes);
    gpu::everybody();
    gpu::run(counted_in_vain, 1, kThreads, area.get(), word.get(), own.get(), s_.n, s_.report());
    gpu::everybody();
    s_.collect(kWhat);
    s_.compare(area.read(2 * bytes), before, [](size_t) { return std::string("refused, yet there"); });
    s_.check_equal(word.read(1)[0], 0, "counted signal after refused puts");
  }

 private:
  size_t draw(size_t below) { return s_.common() % below; }

  void add(size_t size, int form, int group, size_t n) {
    Case c = {};
    c.form = form;
    c.group = group;
    c.distance = static_cast<int>(draw(static_cast<size_t>(s_.n)));
    c.worker = static_cast<unsigned>(draw(kThreads));
    c.n = n;
    c.to = (end_ + 15) / 16 * 16 + draw(16) / size * size;
    c.from = draw((kBytes - n * size) / 16 - 1) * 16 + draw(16) / size * size;
    end_ = c.to + n * size + kGuard;
    if (end_ > kBytes || cases_.size() == kMaxCases)
      gpu::die("signal: the areas are too small: raise kBytes");
    const bool adds = draw(2) != 0;
    c.op = adds ? NVSHMEM_SIGNAL_ADD : NVSHMEM_SIGNAL_SET;
    c.start = s_.common() >> 2;
    c.signal = (s_.common() >> 2) + 1;
    c.wanted = adds ? c.start + c.signal : c.signal;
    if (!adds) c.start %= c.signal;  // so that the start satisfies neither EQ nor GE
    cases_.push_back(c);
  }

  template <class Api>
  void finish() {
    s_.note("%zu puts with signal of %s", cases_.size(), Api::name());
    const uint64_t salt = s_.common();
    const gpu::Image poison = gpu::poison_image(end_), mine = gpu::random_image(kBytes, salt, s_.me);
    std::vector<uint64_t> starts;
    for (const Case& c : cases_) starts.push_back(c.start);
    words_.write(starts.data(), starts.size());
    dest_.write(poison.data(), end_);
    taken_.write(poison.data(), end_);
    source_.write(mine.data(), kBytes);
    device_cases_.write(cases_.data(), cases_.size());
    gpu::everybody();
    const Areas areas = {dest_.get(), source_.get(), taken_.get(), words_.get()};
    gpu::run_together(exchange<Api>, kBlocks, kThreads, device_cases_.get(), static_cast<int>(cases_.size()),
                      areas, s_.report());
    gpu::everybody();
    s_.collect(kWhat);
    compare(poison, salt, Api::name(), sizeof(typename Api::T));
    gpu::everybody();
  }

  void compare(const gpu::Image& poison, uint64_t salt, const char* type, size_t size) {
    gpu::Image want = poison;
    for (const Case& c : cases_) {
      const gpu::Image& from = source_of(s_.left(c.distance), salt);
      std::copy_n(from.begin() + static_cast<ptrdiff_t>(c.from), c.n * size,
                  want.begin() + static_cast<ptrdiff_t>(c.to));
    }
    for (bool early : {true, false}) {
      s_.compare(early ? taken_.read(end_) : dest_.read(end_), want,
                 [&](size_t at) { return describe(at, type, size, early); });
    }
    sources_.clear();
  }

  const gpu::Image& source_of(int pe, uint64_t salt) {
    if (sources_.empty()) {
      for (int i = 0; i < s_.n; ++i) sources_.push_back(gpu::random_image(kBytes, salt, i));
    }
    return sources_[static_cast<size_t>(pe)];
  }

  std::string describe(size_t at, const char* type, size_t size, bool early) const {
    for (const Case& c : cases_) {
      if (at + kGuard / 2 < c.to || at >= c.to + c.n * size + kGuard / 2) continue;
      char text[200];
      std::snprintf(text, sizeof text,
                    "%s, byte %td of %s %s by %s, %zu elements of %zu bytes, alignments %zu to %zu",
                    early ? "right after the signal" : "at the end", static_cast<ptrdiff_t>(at - c.to), type,
                    kFormNames[c.form], kGroupNames[c.group], c.n, size, c.from % 16, c.to % 16);
      return text;
    }
    return "outside of all slots";
  }

  gpu::Session& s_;
  gpu::Symmetric<unsigned char> dest_, source_;
  gpu::Symmetric<uint64_t> words_;
  gpu::Private<unsigned char> taken_;
  gpu::Private<Case> device_cases_;
  std::vector<Case> cases_;
  std::vector<gpu::Image> sources_;
  size_t end_ = 0;
};

}  // namespace

int main() {
  gpu::Session session("gpu.signal");
  {
    Tester tester(session);
#define RUN_TYPED(NAME, TYPE) tester.run<Typed_##NAME>();
#define RUN_SIZED(SIZE) tester.run<Sized_##SIZE>();
    TEST_RMA_TYPES(RUN_TYPED)
    TEST_SIZES(RUN_SIZED)
#if TEST_PART != 2
    tester.run<Mem>();
    tester.operations();
    tester.counted_messages();
#endif
  }
  return session.done();
}
