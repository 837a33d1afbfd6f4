// SPDX-License-Identifier: Apache-2.0
// What kernels and streams do with PEs on other hosts: operations handed over by the ring, by CPU threads in
// the place of a kernel's, calls on streams, collectives that CPUs carry out; over a real wire.
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <thread>

#include "fake_device.hpp"
#include "isomem/stream.h"

namespace {

using fake_device::view;

isomem::Op op_on(isomem::Verb verb, const void* remote, const void* local, uint64_t bytes, int pe) {
  isomem::Op op;
  op.verb = verb;
  op.pe = pe;
  op.remote = reinterpret_cast<uint64_t>(remote);
  op.local = reinterpret_cast<uint64_t>(local);
  op.bytes = bytes;
  return op;
}

isomem::Op atomic_on(isomem::Verb verb, isomem::Amo amo, const uint64_t* word, uint64_t operand, int pe) {
  isomem::Op op = op_on(verb, word, nullptr, operand, pe);
  op.amo = amo;
  op.width = 8;
  return op;
}

/// Those whose copy of `symmetric` kernels do not load and store.
std::vector<int> far_pes(const test::Session& s, const void* symmetric) {
  std::vector<int> far;
  for (int pe = 0; pe < s.n; ++pe) {
    if (!nvshmem_ptr(symmetric, pe)) far.push_back(pe);
  }
  return far;
}

/// What thread `thread` of the kernels of a PE does; its part of all memories is its own.
class KernelThread {
 public:
  static constexpr size_t kWords = 300;  // more than a slot holds
  static constexpr size_t kPart = 2 * kWords + 2;

  KernelThread(const test::Session& s, int thread, uint64_t* remote, uint64_t* local)
      : s_(s),
        far_(far_pes(s, remote)),
        at_(static_cast<size_t>(thread) * kPart),
        remote_(remote + at_),
        local_(local + at_),
        random_(s.seed + static_cast<uint64_t>(s.me * 100 + thread)) {}

  void run(int rounds) {
    for (int i = 0; i < rounds && !far_.empty(); ++i) {  // near ones: by load and store
      const int pe = far_[random_() % far_.size()];
      const uint64_t salt = random_();
      // what other PEs use of this part is behind the words of this PE
      const size_t n = 1 + random_() % (kWords / static_cast<size_t>(s_.n));
      const size_t begin = kWords / static_cast<size_t>(s_.n) * static_cast<size_t>(s_.me);
      put_and_get(remote_ + begin, n, salt, pe);
      count(pe);
    }
    fake_device::ring_quiet();
  }
  /// Additions to each PE, in all.
  const std::vector<uint64_t>& counts() const { return counts_; }

 private:
  void put_and_get(uint64_t* there, size_t n, uint64_t salt, int pe) {
    std::vector<uint64_t> data(n);
    for (size_t i = 0; i < n; ++i) data[i] = test::element<uint64_t>(salt, s_.me, i);
    const uint64_t bytes = n * 8;
    if (bytes <= isomem::OpRing::kData && salt % 2) {
      fake_device::ring_send(op_on(isomem::Verb::put, there, nullptr, bytes, pe), data.data());
    } else {
      std::memcpy(view(local_), data.data(), bytes);
      isomem::Op put = op_on(isomem::Verb::put, there, local_, bytes, pe);
      put.blocking = salt % 3 != 0;
      put.blocking ? static_cast<void>(fake_device::ring_execute(put)) : fake_device::ring_send(put);
      if (!put.blocking) fake_device::ring_quiet();
      std::memset(view(local_), 0, bytes);
    }
    // behind the put to the same PE, whether it is complete or not
    uint64_t* back = local_ + kWords;
    if (bytes <= isomem::OpRing::kData && salt % 5) {
      std::vector<uint64_t> seen(n);
      fake_device::ring_get(op_on(isomem::Verb::get, there, nullptr, bytes, pe), seen.data());
      CHECK(seen == data);
    } else {
      const isomem::Op get = op_on(isomem::Verb::get, there, back, bytes, pe);
      if (salt % 7) {
        fake_device::ring_execute(get);
      } else {
        fake_device::ring_send(get);
        fake_device::ring_quiet();
      }
      CHECK(std::memcmp(view(back), data.data(), bytes) == 0);
    }
  }
  void count(int pe) {
    counts_.resize(static_cast<size_t>(s_.n));
    ++counts_[static_cast<size_t>(pe)];
    uint64_t* word = remote_ + 2 * kWords;
    if (random_() % 2) {
      fake_device::ring_send(atomic_on(isomem::Verb::amo, isomem::Amo::add, word, 1, pe));
    } else {
      const uint64_t old =
          fake_device::ring_execute(atomic_on(isomem::Verb::amo_fetch, isomem::Amo::add, word, 1, pe));
      CHECK(old + 1 >= counts_[static_cast<size_t>(pe)]);
    }
  }

  const test::Session& s_;
  const std::vector<int> far_;
  const size_t at_;
  uint64_t* const remote_;
  uint64_t* const local_;
  std::mt19937_64 random_;
  std::vector<uint64_t> counts_;
};

/// Several threads at a time in the place of a kernel's hand over operations on far PEs.
void by_kernels(test::Session& s, uint64_t* remote, const uint64_t* seen) {
  test::note("operations of kernels");
  constexpr int kThreads = 4;
  auto* local = static_cast<uint64_t*>(nvshmem_calloc(kThreads * KernelThread::kPart, 8));
  auto* sums = test::symmetric<uint64_t>(static_cast<size_t>(s.n) * kThreads);
  std::vector<KernelThread> kernels;
  for (int i = 0; i < kThreads; ++i) kernels.emplace_back(s, i, remote, local);
  nvshmem_barrier_all();
  std::vector<std::thread> threads;
  for (KernelThread& kernel : kernels)
    threads.emplace_back([&kernel] { kernel.run(fake_device::rounds(150)); });
  for (std::thread& thread : threads) thread.join();
  for (size_t i = 0; i < kThreads; ++i) {
    for (int pe = 0; pe < s.n && !kernels[i].counts().empty(); ++pe)
      shmem_uint64_atomic_add(sums + i, kernels[i].counts()[static_cast<size_t>(pe)], pe);
  }
  nvshmem_barrier_all();
  for (size_t i = 0; i < kThreads; ++i)
    CHECK_EQ(seen[i * KernelThread::kPart + 2 * KernelThread::kWords], sums[i]);
  nvshmem_barrier_all();
  nvshmem_free(local);
  shmem_free(sums);
}

/// More operations at once than the ring has slots, none of which is waited for: the host's quiet knows them.
void flood(test::Session& s) {
  test::note("more operations than slots");
  auto* words = static_cast<uint64_t*>(nvshmem_calloc(2, 8));
  const uint64_t each = std::max<uint64_t>(3 * fake_device::op_ring().kMost, 200);
  nvshmem_barrier_all();
  const std::vector<int> far = far_pes(s, words);
  std::vector<std::thread> threads;
  for (int t = 0; t < 2; ++t) {
    threads.emplace_back([&] {
      for (uint64_t i = 0; i < each; ++i) {
        for (const int pe : far)
          fake_device::ring_send(atomic_on(isomem::Verb::amo, isomem::Amo::bit_xor, words, i * 2 + 1, pe));
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const int pe : far)  // behind them
    fake_device::ring_send(atomic_on(isomem::Verb::amo, isomem::Amo::add, words + 1, 1, pe));
  nvshmem_barrier_all();
  CHECK_EQ(view(words)[0], 0u);  // each twice
  CHECK_EQ(view(words)[1], far.size());
  nvshmem_barrier_all();
  nvshmem_free(words);
}

/// The signal of a kernel's put is seen behind its payload.
void signals_by_kernels(test::Session& s) {
  constexpr size_t n = 200;
  auto* data = static_cast<uint64_t*>(nvshmem_calloc(n + 1, 8));
  auto* source = static_cast<uint64_t*>(nvshmem_calloc(n, 8));
  const bool is_far = nvshmem_ptr(data, s.right()) == nullptr,
             from_far = nvshmem_ptr(data, s.left()) == nullptr;
  for (uint64_t round = 1; round <= 50; ++round) {
    test::note("put with signal of a kernel, round %d", static_cast<int>(round));
    const size_t count = round % 2 ? n : 20;
    test::fill(view(source), count, round, s.me);
    isomem::Op op = op_on(isomem::Verb::put_signal, data, source, count * 8, s.right());
    op.signal = reinterpret_cast<uint64_t>(data + n);
    op.signal_value = round % 4 ? round : 1;
    op.signal_add = round % 4 == 0;
    if (is_far) count == n ? fake_device::ring_send(op) : fake_device::ring_send(op, view(source));
    if (from_far) {
      while (__atomic_load_n(view(data) + n, __ATOMIC_ACQUIRE) != round) sched_yield();
      CHECK_FILLED(view(data), count, round, s.left());
    }
    nvshmem_barrier_all();
  }
  nvshmem_free(data);
  nvshmem_free(source);
}

/// Any bytes at any place, by kernels.
void bytes_by_kernels(test::Session& s) {
  constexpr size_t kRoom = 200000, kPlace = 8, kBack = 16;
  auto* dest = static_cast<char*>(nvshmem_malloc(kRoom));
  auto* source = static_cast<char*>(nvshmem_malloc(kRoom));
  const bool is_far = nvshmem_ptr(dest, s.right()) == nullptr,
             from_far = nvshmem_ptr(dest, s.left()) == nullptr;
  uint64_t salt = 0;
  for (const size_t n : {1, 3, 7, 63, 511, 512, 513, 4095, 65537, 150001}) {
    const size_t from = 1 + s.common() % 7, to = s.common() % 8;
    test::note("%zu bytes of a kernel, from %zu to %zu", n, from, to);
    ++salt;
    test::fill(view(source) + from, n, salt, s.me);
    test::poison(view(dest), kRoom);
    nvshmem_barrier_all();
    isomem::Op op = op_on(isomem::Verb::put, dest + kPlace + to, source + from, n, s.right());
    op.blocking = 1;
    if (is_far) fake_device::ring_execute(op);
    fake_device::ring_quiet();
    nvshmem_barrier_all();
    if (from_far) {
      CHECK_FILLED(view(dest) + kPlace + to, n, salt, s.left());
      CHECK_POISON(view(dest), 0, kPlace + to);
      CHECK_POISON(view(dest), kPlace + to + n, kRoom);
    }
    op = op_on(isomem::Verb::get, dest + kPlace + to, source + kBack + from, n, s.right());
    if (is_far) {
      fake_device::ring_execute(op);
      CHECK_FILLED(view(source) + kBack + from, n, salt, s.me);
    }
    nvshmem_barrier_all();
  }
  nvshmem_free(dest);
  nvshmem_free(source);
}

/// Of nothing, by everybody: only the signal of a put comes.
void nothing(test::Session& s) {
  test::note("operations without bytes");
  auto* words = static_cast<uint64_t*>(nvshmem_calloc(8, 8));
  uint64_t* const signal = words + 4;
  const bool is_far = nvshmem_ptr(words, s.right()) == nullptr,
             from_far = nvshmem_ptr(words, s.left()) == nullptr;
  const fake_device::Stream stream;
  test::fill(view(words), 4, 1, s.me);
  nvshmem_barrier_all();
  nvshmem_uint64_put_signal(words, words + 1, 0, signal, 1, NVSHMEM_SIGNAL_ADD, s.right());
  nvshmem_uint64_put_signal_nbi(words, words + 1, 0, signal, 1, NVSHMEM_SIGNAL_ADD, s.right());
  nvshmemx_uint64_put_signal_on_stream(words, words + 1, 0, signal, 1, NVSHMEM_SIGNAL_ADD, s.right(), stream);
  nvshmemx_uint64_put_on_stream(words, words + 1, 0, s.right(), stream);
  nvshmemx_uint64_get_on_stream(words, words + 1, 0, s.right(), stream);
  nvshmemx_uint64_iput_on_stream(words, words + 1, 2, 3, 0, s.right(), stream);
  nvshmemx_uint64_iget_on_stream(words, words + 1, 2, 3, 0, s.right(), stream);
  nvshmemx_quiet_on_stream(stream);
  stream.wait();
  isomem::Op op = op_on(isomem::Verb::put_signal, words, words + 1, 0, s.right());
  op.signal = reinterpret_cast<uint64_t>(signal);
  op.signal_value = op.signal_add = 1;
  if (is_far) {
    fake_device::ring_send(op);
    fake_device::ring_send(op, view(words));
    fake_device::ring_quiet();
  }
  nvshmem_barrier_all();
  CHECK_EQ(*view(signal), from_far ? 5u : 3u);
  CHECK_FILLED(view(words), 4, 1, s.me);
  nvshmem_barrier_all();
  nvshmem_free(words);
}

/// The calls on streams: put, get, strided, words, signals, in the order of the stream.
void on_streams(test::Session& s, int rounds) {
  constexpr size_t n = 5000;
  auto* device = static_cast<uint64_t*>(nvshmem_calloc(n + 2, 8));
  auto* source = static_cast<uint64_t*>(nvshmem_calloc(n, 8));
  auto* back = static_cast<uint64_t*>(nvshmem_calloc(n, 8));
  const fake_device::Stream stream;
  for (int i = 0; i < rounds; ++i) {
    const auto round = static_cast<uint64_t>(i) + 1;
    test::note("calls on streams, round %d", i);
    const size_t count = 1 + s.common() % n;
    test::fill(view(source), count, round, s.me);
    nvshmemx_barrier_all_on_stream(stream);
    nvshmemx_uint64_put_on_stream(device, source, count, s.right(), stream);
    nvshmemx_uint64_get_on_stream(back, device, count, s.right(), stream);
    nvshmemx_barrier_all_on_stream(stream);
    stream.wait();
    CHECK_FILLED(view(device), count, round, s.left());
    CHECK_FILLED(view(back), count, round, s.me);
    nvshmem_barrier_all();  // the same comes again
    // the source changes once the stream is done with it, without a quiet
    nvshmemx_uint64_put_signal_on_stream(device, source, count, device + n, 1, NVSHMEM_SIGNAL_ADD, s.right(),
                                         stream);
    nvshmemx_signal_wait_until_on_stream(device + n, NVSHMEM_CMP_EQ, round, stream);
    stream.wait();
    CHECK_FILLED(view(device), count, round, s.left());
    nvshmemx_uint64_p_on_stream(device + n + 1, test::element<uint64_t>(round, s.me, 7), s.right(), stream);
    nvshmemx_quiet_on_stream(stream);
    nvshmemx_barrier_all_on_stream(stream);
    CHECK_EQ(nvshmemx_uint64_g_on_stream(device + n + 1, s.right(), stream),
             test::element<uint64_t>(round, s.me, 7));
    const size_t some = 1 + count / 3;
    test::poison(view(back), n * 8);
    nvshmemx_uint64_iget_on_stream(back, device, 2, 3, count / 3, s.right(), stream);
    stream.wait();
    for (size_t k = 0; k + 1 < some; ++k)
      CHECK_EQ(view(back)[2 * k], test::element<uint64_t>(round, s.me, 3 * k));
    nvshmemx_barrier_all_on_stream(stream);
    nvshmemx_uint64_iput_on_stream(device, source, 3, 2, count / 3, s.right(), stream);
    nvshmemx_barrier_all_on_stream(stream);
    stream.wait();
    for (size_t k = 0; k + 1 < some; ++k)
      CHECK_EQ(view(device)[3 * k], test::element<uint64_t>(round, s.left(), 2 * k));
  }
  nvshmem_free(device);
  nvshmem_free(source);
  nvshmem_free(back);
}

template <class T, class Reduce, class Fold>
void reduction(test::Session& s, nvshmem_team_t team, T* dest, T* source, size_t n, Reduce reduce,
               Fold fold) {
  const uint64_t salt = s.common();
  test::fill(view(source), n, salt, s.me);
  test::poison(view(dest), (n + 1) * sizeof(T));
  nvshmem_team_sync(team);
  CHECK_EQ(reduce(team, dest, source, n), 0);
  for (size_t i = 0; i < n; ++i) {
    T want = test::element<T>(salt, nvshmem_team_translate_pe(team, 0, NVSHMEM_TEAM_WORLD), i);
    for (int m = 1; m < nvshmem_team_n_pes(team); ++m)
      want = fold(want, test::element<T>(salt, nvshmem_team_translate_pe(team, m, NVSHMEM_TEAM_WORLD), i));
    CHECK_EQ(view(dest)[i], want);
  }
  CHECK_POISON(view(dest), n * sizeof(T), (n + 1) * sizeof(T));
}

/// Sources that change just before and just after, members that come late: what keeps collectives apart.
void close_collectives(test::Session& s, int rounds) {
  constexpr size_t n = 200;
  const auto pes = static_cast<size_t>(s.n);
  test::note("collectives without pauses");
  auto* dest = static_cast<uint64_t*>(nvshmem_calloc(n, 8));
  auto* source = static_cast<uint64_t*>(nvshmem_calloc(n * pes + 1, 8));
  const fake_device::Stream stream;
  for (int i = 0; i < rounds; ++i) {
    const auto round = static_cast<uint64_t>(i) + 1;
    if (s.random() % 3 == 0) usleep(static_cast<unsigned>(s.random() % 3000));
    test::fill(view(source), n * pes, round, s.me);
    CHECK_EQ(nvshmem_uint64_sum_reducescatter(NVSHMEM_TEAM_WORLD, dest, source, n), 0);
    test::poison(view(source), n * pes * 8);
    for (size_t k = 0; k < n; ++k) {
      uint64_t want = 0;
      for (int pe = 0; pe < s.n; ++pe)
        want += test::element<uint64_t>(round, pe, static_cast<size_t>(s.me) * n + k);
      CHECK_EQ(view(dest)[k], want);
    }
    if (s.random() % 3 == 0) usleep(static_cast<unsigned>(s.random() % 3000));
    nvshmem_uint64_p(source + n * pes, round, s.right());
    nvshmem_quiet();
    nvshmemx_team_sync_on_stream(NVSHMEM_TEAM_WORLD, stream);
    stream.wait();
    CHECK_EQ(view(source)[n * pes], round);
    nvshmem_barrier_all();
  }
  nvshmem_free(dest);
  nvshmem_free(source);
}

/// Collectives of the world and of a team in reverse order, which have members on other hosts: of the host on
/// device memory, and on streams.
void collectives(test::Session& s, int rounds) {
  constexpr size_t n = 3000;
  const auto pes = static_cast<size_t>(s.n);
  auto* dest = static_cast<uint64_t*>(nvshmem_calloc(n * pes + 1, 8));
  auto* source = static_cast<uint64_t*>(nvshmem_calloc(n * pes, 8));
  nvshmem_team_t reverse = NVSHMEM_TEAM_INVALID;
  nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, s.n - 1, -1, s.n, nullptr, 0, &reverse);
  const fake_device::Stream stream;
  CHECK_EQ(isomem_limit_on_stream(reverse, ISOMEM_ON_STREAM_REDUCE), size_t{0});
  CHECK_EQ(isomem_reduce_on_stream(reverse, dest, source, 1, ISOMEM_TYPE_UINT64, ISOMEM_OP_SUM, stream), 1);
  for (int i = 0; i < rounds; ++i) {
    const nvshmem_team_t team = i % 2 ? reverse : NVSHMEM_TEAM_WORLD;
    const int mine = nvshmem_team_my_pe(team);
    const size_t count = 1 + s.common() % n, bytes = count * 8;
    test::note("collectives of %zu words, team %d", count, team);
    const auto pe_of = [team](size_t m) {
      return nvshmem_team_translate_pe(team, static_cast<int>(m), NVSHMEM_TEAM_WORLD);
    };
    const uint64_t salt = s.common();
    test::fill(view(source), count * pes, salt, s.me);
    test::poison(view(dest), (n * pes + 1) * 8);
    const int root = static_cast<int>(s.common() % pes);
    nvshmem_team_sync(team);
    CHECK_EQ(nvshmemx_uint64_broadcast_on_stream(team, dest, source, count, root, stream), 0);
    stream.wait();
    CHECK_FILLED(view(dest), count, salt, pe_of(static_cast<size_t>(root)));
    CHECK_POISON(view(dest), bytes, n * pes * 8);
    nvshmemx_team_sync_on_stream(team, stream);
    CHECK_EQ(nvshmemx_uint64_fcollect_on_stream(team, dest, source, count, stream), 0);
    stream.wait();
    for (size_t m = 0; m < pes; ++m) CHECK_FILLED(view(dest) + m * count, count, salt, pe_of(m));
    CHECK_POISON(view(dest), bytes * pes, n * pes * 8);
    nvshmem_team_sync(team);
    CHECK_EQ(nvshmem_uint64_alltoall(team, dest, source, count), 0);
    for (size_t m = 0; m < pes; ++m) {
      for (size_t k = 0; k < count; ++k)
        CHECK_EQ(view(dest)[m * count + k],
                 test::element<uint64_t>(salt, pe_of(m), static_cast<size_t>(mine) * count + k));
    }
    nvshmem_team_sync(team);
    CHECK_EQ(nvshmem_uint64_sum_reducescatter(team, dest, source, count), 0);
    for (size_t k = 0; k < count; ++k) {
      uint64_t want = 0;
      for (size_t m = 0; m < pes; ++m)
        want += test::element<uint64_t>(salt, pe_of(m), static_cast<size_t>(mine) * count + k);
      CHECK_EQ(view(dest)[k], want);
    }
    nvshmem_team_sync(team);
    reduction(s, team, dest, source, count, nvshmem_uint64_sum_reduce,
              [](uint64_t a, uint64_t b) { return a + b; });
    reduction(s, team, dest, source, count, nvshmem_uint64_xor_reduce,
              [](uint64_t a, uint64_t b) { return a ^ b; });
    reduction(s, team, reinterpret_cast<double*>(dest), reinterpret_cast<double*>(source), count,
              nvshmem_double_sum_reduce, [](double a, double b) { return a + b; });
    reduction(s, team, reinterpret_cast<short*>(dest), reinterpret_cast<short*>(source), count,
              nvshmem_short_min_reduce, [](short a, short b) { return std::min(a, b); });
    reduction(s, team, reinterpret_cast<signed char*>(dest), reinterpret_cast<signed char*>(source), count,
              nvshmem_schar_max_reduce, [](signed char a, signed char b) { return std::max(a, b); });
    reduction(s, team, reinterpret_cast<float*>(dest), reinterpret_cast<float*>(source), count,
              nvshmem_float_max_reduce, [](float a, float b) { return std::max(a, b); });
  }
  nvshmem_team_destroy(reverse);
  nvshmem_free(dest);
  nvshmem_free(source);
}

}  // namespace

int main() {
  test::Session s("cuda_fake.far_kernels");
  nvshmem_init();
  nvshmem_free(nvshmem_malloc(8));  // binds the device
  auto* probe = static_cast<uint64_t*>(nvshmem_malloc(8));
  const bool is_far_job = !far_pes(s, probe).empty();
  nvshmem_free(probe);
  auto* device = static_cast<uint64_t*>(nvshmem_calloc(4 * KernelThread::kPart, 8));
  by_kernels(s, device, view(device));
  nvshmem_free(device);
  auto* host = test::symmetric<uint64_t>(4 * KernelThread::kPart);
  by_kernels(s, host, host);
  shmem_free(host);
  flood(s);
  signals_by_kernels(s);
  bytes_by_kernels(s);
  nothing(s);
  if (is_far_job) {  // else by kernels, which the fake driver does not imitate
    on_streams(s, fake_device::rounds(10));
    collectives(s, fake_device::rounds(6));
    close_collectives(s, fake_device::rounds(30));
  }
  nvshmem_finalize();
  s.done();
  return 0;
}
