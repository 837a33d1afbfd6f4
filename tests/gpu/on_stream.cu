// SPDX-License-Identifier: Apache-2.0
// The calls on streams: every family and type once with data compared on the host, then a CUDA graph of mixed
// calls replayed a thousand times with data that changes each time, checked by a kernel inside of the graph.
#include <algorithm>

#include "gpu_check.cuh"
#include "gpu_types.cuh"
#include "host_symmetric.cuh"
#include "stream_batch.cuh"

namespace {

using gpu::Areas;
using gpu::Batch;
using gpu::kBatchBytes;

template <class T>
using Move = void (*)(T*, const T*, size_t, int, cudaStream_t);
template <class T>
using Strided = void (*)(T*, const T*, ptrdiff_t, ptrdiff_t, size_t, int, cudaStream_t);
template <class T>
using PutSignal = void (*)(T*, const T*, size_t, uint64_t*, uint64_t, int, int, cudaStream_t);

/// A routine of a SIZE or mem form, whose pointers have no type, as one of a type.
template <auto routine, class T>
void move(T* dest, const T* source, size_t n, int pe, cudaStream_t stream) {
  routine(dest, source, n, pe, stream);
}
template <auto routine, class T>
void move_strided(T* dest, const T* source, ptrdiff_t to, ptrdiff_t from, size_t n, int pe,
                  cudaStream_t stream) {
  routine(dest, source, to, from, n, pe, stream);
}
template <auto routine, class T>
void move_signal(T* dest, const T* source, size_t n, uint64_t* word, uint64_t signal, int op, int pe,
                 cudaStream_t stream) {
  routine(dest, source, n, word, signal, op, pe, stream);
}
template <auto routine, class T>
int exchange(nvshmem_team_t team, T* dest, const T* source, size_t n, cudaStream_t stream) {
  return routine(team, dest, source, n, stream);
}

/// The routines of one type; null where a SIZE or mem form has none.
template <class T>
struct Rma {
  const char* name;
  Move<T> put, get, put_nbi, get_nbi;
  Strided<T> iput, iget;
  PutSignal<T> put_signal, put_signal_nbi;
  void (*p)(T*, const T, int, cudaStream_t);
  T (*g)(const T*, int, cudaStream_t);
  int (*broadcast)(nvshmem_team_t, T*, const T*, size_t, int, cudaStream_t);
  int (*fcollect)(nvshmem_team_t, T*, const T*, size_t, cudaStream_t);
  int (*alltoall)(nvshmem_team_t, T*, const T*, size_t, cudaStream_t);
};

/// The waits of one type, and p, which ends them.
template <class T>
struct Waits {
  const char* name;
  void (*wait_until)(T*, int, T, cudaStream_t);
  void (*wait_until_all)(T*, size_t, const int*, int, T, cudaStream_t);
  void (*wait_until_all_vector)(T*, size_t, const int*, int, T*, cudaStream_t);
  void (*p)(T*, const T, int, cudaStream_t);
};

class Tester {
 public:
  explicit Tester(gpu::Session& session)
      : s_(session), dest_(kBatchBytes), source_(kBatchBytes), signals_(Areas::kSignals) {
    CUDA(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking));
  }
  ~Tester() { cudaStreamDestroy(stream_); }

  template <class T>
  void rma(const Rma<T>& f) {
    rma(f, areas_);
  }

#if TEST_ISOMEM
  /// The same in the host heaps. Collectives are for device memory.
  template <class T>
  void rma_on_host_heap(Rma<T> f) {
    f.broadcast = nullptr;
    gpu::HostSymmetric<unsigned char> dest(kBatchBytes), source(kBatchBytes);
    gpu::HostSymmetric<uint64_t> signals(Areas::kSignals);
    rma(f, Areas{dest.get(), source.get(), signals.get()});
  }
#endif

  template <class T>
  void rma(const Rma<T>& f, const Areas& areas) {
    if (!s_.chosen(f.name)) return;
    Batch batch(s_, areas, f.name, stream_);
    for (size_t n : {0, 1, 3, 17, 1000}) {
      moves(batch, f, n);
      if (f.iput) strided(batch, f, n);
      if (f.broadcast) collectives(batch, f, n);
    }
    if (f.p) scalars(batch, f);
    signals(batch, f, areas);
    batch.finish();
  }

  template <class T>
  void reduce(const char* name, int (*call)(nvshmem_team_t, T*, const T*, size_t, cudaStream_t), bool scatter,
              T (*fold)(T, T)) {
    if (!s_.chosen(name)) return;
    const bool is_whole = std::is_integral<T>::value;
    Batch batch(s_, areas_, name, stream_,
                is_whole ? gpu::Fill{gpu::random_image} : gpu::Fill{gpu::values<T>});
    for (size_t n : {1, 3, 64, 1000}) {
      const size_t first = scatter ? static_cast<size_t>(s_.me) * n : 0;
      T* dest = batch.template dest<T>(name, n);
      const T* source = batch.template source<T>(n * static_cast<size_t>(s_.n));
      s_.check_equal(static_cast<uint64_t>(call(NVSHMEM_TEAM_WORLD, dest, source, n, stream_)), 0, name);
      for (size_t i = 0; i < n; ++i) {
        T result = {};
        for (int pe = 0; pe < s_.n; ++pe) {
          T value;
          std::memcpy(&value, batch.bytes_of(pe, (first + i) * sizeof(T)), sizeof value);
          result = pe ? fold(result, value) : value;
        }
        batch.expect_bytes(i * sizeof(T), &result, sizeof result);
      }
    }
    batch.finish();
  }

  template <class T>
  void waits(const Waits<T>& f);
  void graph();

 private:
  template <class T>
  void moves(Batch& batch, const Rma<T>& f, size_t n) {
    const struct {
      const char* name;
      Move<T> call;
      bool puts;
    } forms[] = {{"put", f.put, true},
                 {"put_nbi", f.put_nbi, true},
                 {"get", f.get, false},
                 {"get_nbi", f.get_nbi, false}};
    for (const auto& form : forms) {
      T* dest = batch.template dest<T>(form.name, n);
      const T* source = batch.template source<T>(n);
      form.call(dest, source, n, s_.right(), stream_);
      batch.expect(form.puts ? s_.left() : s_.right(), 0, 0, n * sizeof(T));
    }
  }

  template <class T>
  void strided(Batch& batch, const Rma<T>& f, size_t n) {
    for (bool puts : {true, false}) {
      T* dest = batch.template dest<T>(puts ? "iput" : "iget", 3 * n);
      const T* source = batch.template source<T>(2 * n);
      (puts ? f.iput : f.iget)(dest, source, 3, 2, n, s_.right(), stream_);
      for (size_t i = 0; i < n; ++i) {
        batch.expect(puts ? s_.left() : s_.right(), 3 * i * sizeof(T), 2 * i * sizeof(T), sizeof(T));
      }
    }
  }

  template <class T>
  void scalars(Batch& batch, const Rma<T>& f) {
    T* dest = batch.template dest<T>("p", 1);
    const T* source = batch.template source<T>(1);
    T value;
    std::memcpy(&value, batch.bytes_of(s_.me, 0), sizeof value);
    f.p(dest, value, s_.right(), stream_);
    batch.expect(s_.left(), 0, 0, sizeof(T));
    const T got = f.g(source, s_.right(), stream_);
    s_.note("%s g_on_stream", f.name);
    s_.check(std::memcmp(&got, batch.bytes_of(s_.right(), 0), sizeof got) == 0, "the value of the right PE");
  }

  /// The waits follow on the same stream: the data of the left PE has arrived when the batch ends.
  template <class T>
  void signals(Batch& batch, const Rma<T>& f, const Areas& areas) {
    areas.clear_signals();
    gpu::everybody();
    for (int form = 0; form < 4; ++form) {
      const bool adds = form % 2;
      T* dest = batch.template dest<T>(form < 2 ? "put_signal" : "put_signal_nbi", 65);
      const T* source = batch.template source<T>(65);
      (form < 2 ? f.put_signal : f.put_signal_nbi)(dest, source, 65, areas.signals + form, 7,
                                                   adds ? NVSHMEM_SIGNAL_ADD : NVSHMEM_SIGNAL_SET, s_.right(),
                                                   stream_);
      nvshmemx_signal_wait_until_on_stream(areas.signals + form, NVSHMEM_CMP_EQ, 7, stream_);
      batch.expect(s_.left(), 0, 0, 65 * sizeof(T));
    }
  }

  template <class T>
  void collectives(Batch& batch, const Rma<T>& f, size_t n) {
    const size_t pes = static_cast<size_t>(s_.n);
    const int root = static_cast<int>(s_.common() % pes);
    T* dest = batch.template dest<T>("broadcast", n);
    const T* source = batch.template source<T>(n);
    f.broadcast(NVSHMEM_TEAM_WORLD, dest, source, n, root, stream_);
    batch.expect(root, 0, 0, n * sizeof(T));
    dest = batch.template dest<T>("fcollect", n * pes);
    source = batch.template source<T>(n);
    f.fcollect(NVSHMEM_TEAM_WORLD, dest, source, n, stream_);
    for (size_t pe = 0; pe < pes; ++pe)
      batch.expect(static_cast<int>(pe), pe * n * sizeof(T), 0, n * sizeof(T));
    dest = batch.template dest<T>("alltoall", n * pes);
    source = batch.template source<T>(n * pes);
    f.alltoall(NVSHMEM_TEAM_WORLD, dest, source, n, stream_);
    for (size_t pe = 0; pe < pes; ++pe) {
      batch.expect(static_cast<int>(pe), pe * n * sizeof(T), static_cast<size_t>(s_.me) * n * sizeof(T),
                   n * sizeof(T));
    }
  }

  gpu::Session& s_;
  gpu::Symmetric<unsigned char> dest_, source_;
  gpu::Symmetric<uint64_t> signals_;
  const Areas areas_{dest_.get(), source_.get(), signals_.get()};
  cudaStream_t stream_ = nullptr;
};

/// Waits of one type for words that the left PE writes later on its stream.
template <class T>
void Tester::waits(const Waits<T>& f) {
  s_.note("waits on a stream for words of %s", f.name);
  gpu::Symmetric<T> words(5);
  T* w = words.get();
  T values[2] = {21, 22};
  areas_.clear_signals();
  gpu::everybody();
  cudaStream_t waiter;
  CUDA(cudaStreamCreateWithFlags(&waiter, cudaStreamNonBlocking));
  f.wait_until(w, NVSHMEM_CMP_GT, 10, waiter);
  f.wait_until_all(w + 1, 2, nullptr, NVSHMEM_CMP_NE, 0, waiter);
  f.wait_until_all_vector(w + 3, 2, nullptr, NVSHMEM_CMP_EQ, values, waiter);
  nvshmemx_signal_wait_until_on_stream(signals_.get() + 8, NVSHMEM_CMP_GE, 5, waiter);
  CUDA(cudaStreamSynchronize(stream_));
  s_.check(cudaStreamQuery(waiter) == cudaErrorNotReady, "a wait lasts until somebody writes");
  (void)cudaGetLastError();  // "not ready" may stay there
  nvshmem_barrier_all();
  const T want[] = {11, 12, 13, 21, 22};
  for (int i = 0; i < 5; ++i) f.p(w + i, want[i], s_.right(), stream_);
  nvshmemx_quiet_on_stream(stream_);
  for (int i = 0; i < 5; ++i) {
    nvshmemx_signal_op_on_stream(signals_.get() + 8, 1, NVSHMEM_SIGNAL_ADD, s_.right(), stream_);
  }
  CUDA(cudaStreamSynchronize(stream_));
  CUDA(cudaStreamSynchronize(waiter));
  const auto seen = words.read(5);
  for (size_t i = 0; i < 5; ++i) s_.check_equal(gpu::bits(seen[i]), gpu::bits(want[i]), "word");
  CUDA(cudaStreamDestroy(waiter));
  gpu::everybody();
}

enum What {
  kGraphPut,
  kGraphGet,
  kGraphSignal,
  kGraphP,
  kGraphBroadcast,
  kGraphFcollect,
  kGraphAlltoall,
  kGraphSum,
  kGraphScatter,
  kGraphForms
};
const char* const kWhat[] = {"put_on_stream in a graph (place: replay)",
                             "get_on_stream in a graph (place: replay)",
                             "put_signal_on_stream in a graph (place: replay)",
                             "p_on_stream in a graph (place: replay)",
                             "broadcast in a graph (place: replay)",
                             "fcollect in a graph (place: replay)",
                             "alltoall in a graph (place: replay)",
                             "sum_reduce in a graph (place: replay)",
                             "sum_reducescatter in a graph (place: replay)"};
constexpr size_t kElements = 257;

__device__ long graph_value(long replay, int pe, size_t i) {
  return static_cast<long>(gpu::word(static_cast<uint64_t>(replay), pe, i) >> 8);
}

/// `counts` is the number of the replay, one more each time.
__global__ void graph_fill(long* counts, long* source, int me, int n) {
  if (threadIdx.x == 0) ++*counts;
  __syncthreads();
  for (size_t i = threadIdx.x; i < kElements * static_cast<size_t>(n); i += blockDim.x) {
    source[i] = graph_value(*counts, me, i);
  }
}

__device__ long graph_wanted(int form, long replay, int me, int n, size_t i) {
  const size_t mine = static_cast<size_t>(me) * kElements;
  const int block = static_cast<int>(i / kElements);
  switch (form) {
    case kGraphPut:
    case kGraphSignal:
      return graph_value(replay, (me + n - 1) % n, i);
    case kGraphGet:
      return graph_value(replay, (me + 1) % n, i);
    case kGraphP:
      return 4711;
    case kGraphBroadcast:
      return graph_value(replay, n - 1, i);
    case kGraphFcollect:
      return graph_value(replay, block, i % kElements);
    case kGraphAlltoall:
      return graph_value(replay, block, mine + i % kElements);
    default:
      break;
  }
  long sum = 0;
  for (int pe = 0; pe < n; ++pe) sum += graph_value(replay, pe, form == kGraphScatter ? mine + i : i);
  return sum;
}

/// Checks what arrived in the replay and destroys it.
__global__ void graph_check(const long* counts, long* dest, int me, int n, gpu::Report* report) {
  const size_t slot = kElements * static_cast<size_t>(n);
  for (int form = 0; form < kGraphForms; ++form) {
    const size_t arrived = form == kGraphP                                    ? 1
                           : form == kGraphFcollect || form == kGraphAlltoall ? slot
                                                                              : kElements;
    for (size_t i = threadIdx.x; i < arrived; i += blockDim.x) {
      long* at = dest + static_cast<size_t>(form) * slot + i;
      gpu::expect(report, form, static_cast<uint64_t>(*counts), static_cast<uint64_t>(*at),
                  static_cast<uint64_t>(graph_wanted(form, *counts, me, n, i)));
      *at = -1;
    }
  }
}

/// A signal, and the call of the graph for which the driver writes a word itself; or others that do the same,
/// since initcheck of compute-sanitizer (2025.3) never ends with such a node in a graph.
void store_and_signal(long* word, uint64_t* signal, int right, int me, cudaStream_t stream) {
  if (!std::getenv("ISOMEM_TEST_NO_MEMORY_NODES")) {
    nvshmemx_signal_op_on_stream(signal, 0, NVSHMEM_SIGNAL_SET, me, stream);
    nvshmemx_long_p_on_stream(word, 4711, right, stream);
    return;
  }
  nvshmemx_signal_op_on_stream(signal, ~uint64_t{0}, NVSHMEM_SIGNAL_ADD, me, stream);
  nvshmemx_int_p_on_stream(reinterpret_cast<int*>(word), 4711, right, stream);
  nvshmemx_int_p_on_stream(reinterpret_cast<int*>(word) + 1, 0, right, stream);
}

void Tester::graph() {
  s_.note("a graph of mixed calls");
  const size_t slot = kElements * static_cast<size_t>(s_.n);
  gpu::Symmetric<long> dest(slot * kGraphForms), source(slot), counts(1);
  CUDA(cudaMemset(signals_.get(), 0, 16 * sizeof(uint64_t)));
  gpu::everybody();
  long *d = dest.get(), *s = source.get();
  uint64_t* signal = signals_.get();
  const nvshmem_team_t world = NVSHMEM_TEAM_WORLD;
  cudaGraph_t graph;
  CUDA(cudaStreamBeginCapture(stream_, cudaStreamCaptureModeThreadLocal));
  graph_fill<<<1, 256, 0, stream_>>>(counts.get(), s, s_.me, s_.n);
  nvshmemx_sync_all_on_stream(stream_);
  nvshmemx_long_put_on_stream(d + kGraphPut * slot, s, kElements, s_.right(), stream_);
  nvshmemx_long_get_on_stream(d + kGraphGet * slot, s, kElements, s_.right(), stream_);
  const int signal_op = std::getenv("ISOMEM_TEST_NO_MEMORY_NODES") ? NVSHMEM_SIGNAL_ADD : NVSHMEM_SIGNAL_SET;
  nvshmemx_long_put_signal_on_stream(d + kGraphSignal * slot, s, kElements, signal, 1, signal_op, s_.right(),
                                     stream_);
  nvshmemx_signal_wait_until_on_stream(signal, NVSHMEM_CMP_EQ, 1, stream_);
  store_and_signal(d + kGraphP * slot, signal, s_.right(), s_.me, stream_);
  nvshmemx_long_broadcast_on_stream(world, d + kGraphBroadcast * slot, s, kElements, s_.n - 1, stream_);
  nvshmemx_long_fcollect_on_stream(world, d + kGraphFcollect * slot, s, kElements, stream_);
  nvshmemx_long_alltoall_on_stream(world, d + kGraphAlltoall * slot, s, kElements, stream_);
  nvshmemx_long_sum_reduce_on_stream(world, d + kGraphSum * slot, s, kElements, stream_);
  nvshmemx_long_sum_reducescatter_on_stream(world, d + kGraphScatter * slot, s, kElements, stream_);
  nvshmemx_signal_op_on_stream(signal + 1, 1, NVSHMEM_SIGNAL_ADD, s_.right(), stream_);
  nvshmemx_quiet_on_stream(stream_);
  nvshmemx_barrier_on_stream(world, stream_);
  graph_check<<<1, 256, 0, stream_>>>(counts.get(), d, s_.me, s_.n, s_.report());
  nvshmemx_team_sync_on_stream(world, stream_);
  nvshmemx_flush_on_stream(stream_);
  nvshmemx_barrier_all_on_stream(stream_);
  CUDA(cudaStreamEndCapture(stream_, &graph));
  cudaGraphExec_t executable;
  CUDA(cudaGraphInstantiate(&executable, graph, 0));
  CUDA(cudaGraphDestroy(graph));
  const char* wanted = std::getenv("ISOMEM_TEST_REPLAYS");
  const int replays = wanted ? std::atoi(wanted) : s_.takes_turns() ? 100 : gpu::all() ? 20000 : 1000;
  for (int i = 0; i < replays; ++i) CUDA(cudaGraphLaunch(executable, stream_));
  CUDA(cudaStreamSynchronize(stream_));
  gpu::everybody();
  s_.collect(kWhat);
  s_.check_equal(static_cast<uint64_t>(counts.read(1)[0]), static_cast<uint64_t>(replays), "replays");
  s_.check_equal(signals_.read(2)[1], static_cast<uint64_t>(replays), "signals added");
  CUDA(cudaGraphExecDestroy(executable));
  gpu::everybody();
}

/// A fold of two values as the library does it: whole numbers wrap, others are small enough to be exact.
template <class T, class F>
T folded(T a, T b, F&& f) {
  if constexpr (std::is_integral<T>::value) {
    return static_cast<T>(f(a, b));
  } else {
    return gpu::small<T>(static_cast<int>(f(gpu::as_double(a), gpu::as_double(b))));
  }
}
template <class T>
using Wide = std::conditional_t<std::is_integral<T>::value, uint64_t, double>;
template <class T>
T add(T a, T b) {
  return folded(a, b, [](Wide<T> x, Wide<T> y) { return x + y; });
}
template <class T>
T times(T a, T b) {
  return folded(a, b, [](Wide<T> x, Wide<T> y) { return x * y; });
}
template <class T>
T larger(T a, T b) {
  return folded(a, b, [](auto x, auto y) { return std::max(x, y); });
}
template <class T>
T smaller(T a, T b) {
  return folded(a, b, [](auto x, auto y) { return std::min(x, y); });
}
template <class T>
T bit_and(T a, T b) {
  return a & b;
}
template <class T>
T bit_or(T a, T b) {
  return a | b;
}
template <class T>
T bit_xor(T a, T b) {
  return a ^ b;
}

#define RMA_OF(NAME, TYPE)                                                                                   \
  Rma<TYPE> {                                                                                                \
#NAME, nvshmemx_##NAME##_put_on_stream, nvshmemx_##NAME##_get_on_stream,                                 \
        nvshmemx_##NAME##_put_nbi_on_stream, nvshmemx_##NAME##_get_nbi_on_stream,                            \
        nvshmemx_##NAME##_iput_on_stream, nvshmemx_##NAME##_iget_on_stream,                                  \
        nvshmemx_##NAME##_put_signal_on_stream, nvshmemx_##NAME##_put_signal_nbi_on_stream,                  \
        nvshmemx_##NAME##_p_on_stream, nvshmemx_##NAME##_g_on_stream, nvshmemx_##NAME##_broadcast_on_stream, \
        nvshmemx_##NAME##_fcollect_on_stream, nvshmemx_##NAME##_alltoall_on_stream                           \
  }
#define RUN_RMA(NAME, TYPE) tester.rma(RMA_OF(NAME, TYPE));
#define MOVES_OF(STEM)                                                              \
  move<nvshmemx_put##STEM##_on_stream, T>, move<nvshmemx_get##STEM##_on_stream, T>, \
      move<nvshmemx_put##STEM##_nbi_on_stream, T>, move<nvshmemx_get##STEM##_nbi_on_stream, T>
#define SIGNALS_OF(STEM)                                 \
  move_signal<nvshmemx_put##STEM##_signal_on_stream, T>, \
      move_signal<nvshmemx_put##STEM##_signal_nbi_on_stream, T>
#define RUN_SIZED(SIZE)                                                                                     \
  {                                                                                                         \
    using T = gpu::Bytes<SIZE / 8>;                                                                         \
    tester.rma(Rma<T>{#SIZE, MOVES_OF(SIZE), move_strided<nvshmemx_iput##SIZE##_on_stream, T>,              \
                      move_strided<nvshmemx_iget##SIZE##_on_stream, T>, SIGNALS_OF(SIZE), nullptr, nullptr, \
                      nullptr, nullptr, nullptr});                                                          \
  }
void moves(Tester& tester) {
  TEST_RMA_TYPES(RUN_RMA)
  TEST_SIZES(RUN_SIZED)
  using T = gpu::Bytes<1>;
  tester.rma(
      Rma<T>{"mem", MOVES_OF(mem), nullptr, nullptr, SIGNALS_OF(mem), nullptr, nullptr,
             [](nvshmem_team_t team, T* dest, const T* source, size_t n, int root, cudaStream_t stream) {
               return nvshmemx_broadcastmem_on_stream(team, dest, source, n, root, stream);
             },
             exchange<nvshmemx_fcollectmem_on_stream, T>, exchange<nvshmemx_alltoallmem_on_stream, T>});
#if TEST_ISOMEM
  tester.rma_on_host_heap(RMA_OF(char, char));
  tester.rma_on_host_heap(RMA_OF(short, short));
  tester.rma_on_host_heap(RMA_OF(float, float));
  tester.rma_on_host_heap(RMA_OF(double, double));
#endif
}

#define FOLD(NAME, TYPE, OP, FUNCTION)                                                                  \
  tester.reduce<TYPE>(#NAME "_" #OP "_reduce", nvshmemx_##NAME##_##OP##_reduce_on_stream, false,        \
                      FUNCTION<TYPE>);                                                                  \
  tester.reduce<TYPE>(#NAME "_" #OP "_reducescatter", nvshmemx_##NAME##_##OP##_reducescatter_on_stream, \
                      true, FUNCTION<TYPE>);
#define RUN_REDUCE(NAME, TYPE) \
  FOLD(NAME, TYPE, sum, add)   \
  FOLD(NAME, TYPE, prod, times) FOLD(NAME, TYPE, min, smaller) FOLD(NAME, TYPE, max, larger)
#define RUN_BITS(NAME, TYPE) \
  FOLD(NAME, TYPE, and, bit_and) FOLD(NAME, TYPE, or, bit_or) FOLD(NAME, TYPE, xor, bit_xor)
void reductions(Tester& tester) {
  TEST_WIDE_TYPES(RUN_REDUCE)
  TEST_NARROW_TYPES(RUN_REDUCE)
  TEST_FLOAT_TYPES(RUN_REDUCE)
  TEST_REDUCE_BIT_TYPES(RUN_BITS)
}

#define RUN_WAITS(NAME, TYPE)                                                                                \
  tester.waits(                                                                                              \
      Waits<TYPE>{#NAME, nvshmemx_##NAME##_wait_until_on_stream, nvshmemx_##NAME##_wait_until_all_on_stream, \
                  nvshmemx_##NAME##_wait_until_all_vector_on_stream, nvshmemx_##NAME##_p_on_stream});
void waits(Tester& tester) { TEST_WAIT_TYPES(RUN_WAITS) }

}  // namespace

int main() {
  gpu::Session session("gpu.on_stream");
  {
    Tester tester(session);
    moves(tester);
    reductions(tester);
    waits(tester);
    tester.graph();
  }
  return session.done();
}
