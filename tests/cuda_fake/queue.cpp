// SPDX-License-Identifier: Apache-2.0
// Calls of the host on device memory that return before they are done, and the calls that complete them. The
// streams of the fake do nothing before somebody waits for them, so what a call does not complete is not
// there.
#include <shmemx.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "fake_device.hpp"

namespace {

using fake_device::OwnMemory;
using fake_device::view;

constexpr size_t kRoom = 4096;

/// What each PE has: in device memory and in the host heap.
struct Memory {
  unsigned char *device, *source, *host;
  uint64_t *word, *host_word;
};

/// All PEs have come here; completes nothing.
void meet() { shmem_sync_all(); }

void fill(unsigned char* device_memory, size_t bytes, uint64_t seed) {
  for (size_t i = 0; i < bytes; ++i) view(device_memory)[i] = static_cast<unsigned char>(test::mix(seed + i));
}
void check_filled(const unsigned char* at, size_t bytes, uint64_t seed) {
  for (size_t i = 0; i < bytes; ++i) CHECK_EQ(at[i], static_cast<unsigned char>(test::mix(seed + i)));
}

struct Completion {
  const char* name;
  std::function<void()> call;
};

/// The calls after which an earlier put is at its target.
std::vector<Completion> completions(CUstream stream) {
  return {{"nvshmem_quiet", nvshmem_quiet},
          {"nvshmem_fence", nvshmem_fence},  // so that a store of the CPU can follow
          {"nvshmem_barrier_all", nvshmem_barrier_all},
          {"nvshmem_barrier", [] { nvshmem_barrier(NVSHMEM_TEAM_WORLD); }},
          {"nvshmemx_flush", nvshmemx_flush},
          {"nvshmemx_quiet_on_stream", [stream] { nvshmemx_quiet_on_stream(stream); }},
          {"nvshmemx_flush_on_stream", [stream] { nvshmemx_flush_on_stream(stream); }},
          {"nvshmem_malloc and nvshmem_free", [] { nvshmem_free(nvshmem_malloc(64)); }},
          {"shmem_malloc and shmem_free", [] { shmem_free(shmem_malloc(64)); }},
          {"nvshmem_team_split_strided",
           [] {
             nvshmem_team_t team;
             nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 1, nvshmem_n_pes(), nullptr, 0, &team);
             nvshmem_team_destroy(team);
           }},
          {"shmem_quiet", shmem_quiet},
          {"shmem_fence", shmem_fence},
          {"shmemx_pe_fence",
           [] {
             const int right = (shmem_my_pe() + 1) % shmem_n_pes();
             shmemx_pe_fence(&right, 1);
           }},
          {"shmem_barrier_all", shmem_barrier_all}};
}

/// Every kind of put that does not wait, of odd sizes, to the right; then one of the calls.
void puts(const test::Session& s, const Memory& m, const Completion& completion, uint64_t round) {
  test::note("puts, then %s, round %llu", completion.name, static_cast<unsigned long long>(round));
  const size_t bytes = 1 + test::mix(round) % 2000, offset = test::mix(round + 1) % 64;
  const auto seed = [&](int pe) { return round * 1000003 + static_cast<uint64_t>(pe) * 7919; };
  std::memset(view(m.device), 0xee, kRoom);
  for (int i = 0; i < 8; ++i) view(m.word)[i] = ~uint64_t{0};
  fill(m.source, bytes, seed(s.me));
  meet();
  uint64_t value = test::mix(seed(s.me));
  nvshmem_putmem_nbi(m.device + offset, m.source, bytes, s.right());
  nvshmem_uint64_p(m.word, value, s.right());
  nvshmem_uint32_p(reinterpret_cast<uint32_t*>(m.word + 1), static_cast<uint32_t>(value), s.right());
  nvshmem_uint16_p(reinterpret_cast<uint16_t*>(m.word + 2), static_cast<uint16_t>(value), s.right());
  nvshmem_uint8_p(reinterpret_cast<uint8_t*>(m.word + 3), static_cast<uint8_t>(value), s.right());
  nvshmem_uint64_put_nbi(m.word + 4, &value, 1, s.right());  // from memory of the CPU: taken at once
  value = 0;
  nvshmem_uint64_atomic_add(m.word + 5, 18, s.right());
  nvshmemx_signal_op(m.word + 6, 19, NVSHMEM_SIGNAL_ADD, s.right());
  nvshmemx_signal_op(m.word + 7, 20, NVSHMEM_SIGNAL_SET, s.right());
  completion.call();
  meet();
  const uint64_t wants = test::mix(seed(s.left()));
  check_filled(view(m.device) + offset, bytes, seed(s.left()));
  CHECK_EQ(view(m.device)[offset + bytes], 0xee);
  if (offset) CHECK_EQ(view(m.device)[offset - 1], 0xee);
  CHECK_EQ(view(m.word)[0], wants);
  CHECK_EQ(view(m.word)[1], (~uint64_t{0} << 32) | (wants & 0xffffffff));
  CHECK_EQ(view(m.word)[2], (~uint64_t{0} << 16) | (wants & 0xffff));
  CHECK_EQ(view(m.word)[3], (~uint64_t{0} << 8) | (wants & 0xff));
  CHECK_EQ(view(m.word)[4], wants);
  CHECK_EQ(view(m.word)[5], uint64_t{17});
  CHECK_EQ(view(m.word)[6], uint64_t{18});
  CHECK_EQ(view(m.word)[7], uint64_t{20});
  meet();
}

/// Gets, and puts with a signal: the blocking forms have read their source on return, and with quiet all is
/// there. The word is in device memory or in the host heap, the payload goes to either.
void gets_and_signals(const test::Session& s, const Memory& m, uint64_t round, bool blocking) {
  test::note("gets and signals, round %llu", static_cast<unsigned long long>(round));
  const size_t bytes = 1 + test::mix(round) % 2000;
  const auto seed = [&](int pe) { return round * 1000003 + static_cast<uint64_t>(pe) * 7919; };
  const auto put_signal = blocking ? nvshmem_putmem_signal : nvshmem_putmem_signal_nbi;
  const auto get = blocking ? nvshmem_getmem : nvshmem_getmem_nbi;
  const OwnMemory own(size_t{2} << 20, false);
  auto* own_bytes = reinterpret_cast<unsigned char*>(own.words());
  fill(m.source, bytes, seed(s.me));
  fill(own_bytes, bytes, seed(s.me));
  std::memset(view(m.device), 0xee, kRoom);
  std::memset(m.host, 0xee, kRoom);
  view(m.word)[0] = view(m.word)[1] = m.host_word[0] = 5;
  meet();
  put_signal(m.device, m.source, bytes, m.word, 18, NVSHMEM_SIGNAL_SET, s.right());
  put_signal(m.device + 2048, own_bytes, bytes, m.word + 1, 19, NVSHMEM_SIGNAL_ADD, s.right());
  put_signal(m.host, own_bytes, bytes, m.host_word, 20, NVSHMEM_SIGNAL_ADD, s.right());
  if (blocking) {  // sources are free, so their bytes are on their way and never seen to change
    std::memset(view(m.source), 0x11, bytes);
    std::memset(view(own_bytes), 0x11, bytes);
  }
  nvshmem_signal_wait_until(m.host_word, NVSHMEM_CMP_EQ, 25);
  check_filled(m.host, bytes, seed(s.left()));  // before any quiet: the payload comes before its signal
  nvshmem_quiet();
  meet();
  check_filled(view(m.device), bytes, seed(s.left()));
  check_filled(view(m.device) + 2048, bytes, seed(s.left()));
  CHECK_EQ(view(m.word)[0], uint64_t{18});
  CHECK_EQ(view(m.word)[1], uint64_t{24});
  CHECK_EQ(m.host_word[0], uint64_t{25});
  get(own_bytes, m.device, bytes, s.right());
  get(m.source, m.host, bytes, s.right());
  if (!blocking) nvshmem_quiet();
  check_filled(view(own_bytes), bytes, seed(s.me));
  check_filled(view(m.source), bytes, seed(s.me));
  meet();
}

/// Who reads what it has put, without a quiet between, finds it, also where elements lie apart.
void reads_of_puts(const test::Session& s, const Memory& m) {
  test::note("a get behind a put");
  for (uint64_t value = 1; value < 10; ++value) {
    uint64_t got[2] = {0, 0};
    nvshmem_uint64_p(m.word, value, s.right());
    nvshmem_uint64_p(m.word + 2, ~value, s.right());
    nvshmem_uint64_iget(got, m.word, 1, 2, 2, s.right());
    CHECK_EQ(got[0], value);
    CHECK_EQ(got[1], ~value);
    nvshmem_uint64_p(m.word, value + 1, s.right());
    CHECK_EQ(nvshmem_uint64_g(m.word, s.right()), value + 1);
    meet();
  }
}

/// A word of this PE may be read by its kernels next, so it is there on return.
void own_words(const test::Session& s, const Memory& m) {
  test::note("a word of this PE");
  for (uint64_t value = 1; value < 10; ++value) {
    nvshmem_uint64_p(m.word, value, s.me);
    CHECK_EQ(view(m.word)[0], value);
  }
  meet();
}

/// What the thread that serves kernels has done is complete, with the signal: they wait for no more.
void signals_of_kernels(const test::Session& s, const Memory& m) {
  test::note("a put with signal of a kernel");
  isomem::Op op;
  op.verb = isomem::Verb::put_signal;
  op.pe = s.right();
  op.remote = reinterpret_cast<uint64_t>(m.device);
  op.local = reinterpret_cast<uint64_t>(m.source);
  op.bytes = 100;
  op.signal = reinterpret_cast<uint64_t>(m.word);
  for (uint64_t value = 1; value < 20; ++value) {
    fill(m.source, op.bytes, value + static_cast<uint64_t>(s.me));
    op.signal_value = value;
    fake_device::ring_execute(op);
    auto* there = static_cast<uint64_t*>(nvshmem_ptr(m.word, s.right()));
    CHECK_EQ(*view(there), value);
    meet();
    check_filled(view(m.device), op.bytes, value + static_cast<uint64_t>(s.left()));
    meet();
  }
}

/// The host copies from ordinary memory, or clears, and puts: the context was told that such calls wait.
void context_flags() {
  test::note("flags of the context");
  unsigned flags = 0;
  fake_device::call<decltype(cuCtxGetFlags)>("cuCtxGetFlags", &flags);
  CHECK(flags & CU_CTX_SYNC_MEMOPS);
  CHECK(flags & CU_CTX_MAP_HOST);  // which it had
}

void nap(test::Session& s) {
  std::this_thread::sleep_for(std::chrono::microseconds(s.random() % 3 ? 0 : s.random() % 3000));
}

/// Nobody leaves before all have come.
void meetings(test::Session& s) {
  auto* come = test::symmetric<uint64_t>(static_cast<size_t>(s.n));
  const std::vector<Completion> calls = {{"nvshmem_sync_all", nvshmem_sync_all},
                                         {"nvshmem_barrier_all", nvshmem_barrier_all},
                                         {"nvshmem_team_sync", [] { nvshmem_team_sync(NVSHMEM_TEAM_WORLD); }},
                                         {"nvshmem_barrier", [] { nvshmem_barrier(NVSHMEM_TEAM_WORLD); }},
                                         {"nvshmemx_qp_create", [] {
                                            nvshmemx_qp_handle_t* pairs = nullptr;
                                            CHECK_EQ(nvshmemx_qp_create(1, &pairs), NVSHMEMX_SUCCESS);
                                            std::free(pairs);
                                          }}};
  uint64_t round = 0;
  for (const Completion& call : calls) {
    for (int i = 0; i < 20; ++i) {
      test::note("%s, round %d", call.name, i);
      ++round;
      nap(s);
      for (int pe = 0; pe < s.n; ++pe) shmem_uint64_p(come + s.me, round, pe);
      call.call();
      for (int pe = 0; pe < s.n; ++pe) CHECK(come[pe] >= round);
    }
  }
  shmem_free(come);
}

/// Sources are read when all PEs have filled them, and not after the call.
void reducescatters(test::Session& s) {
  const size_t n = 5000, all = n * static_cast<size_t>(s.n);
  auto* source = test::symmetric<int>(all);
  auto* dest = test::symmetric<int>(n);
  for (int round = 0; round < 20; ++round) {
    test::note("reducescatter, round %d", round);
    nap(s);
    for (size_t i = 0; i < all; ++i) source[i] = round * 100 + static_cast<int>(i % 97) + s.me;
    CHECK_EQ(nvshmem_int_sum_reducescatter(NVSHMEM_TEAM_WORLD, dest, source, n), 0);
    std::fill(source, source + all, -1);
    const size_t first = n * static_cast<size_t>(s.me);
    for (size_t i = 0; i < n; ++i) {
      CHECK_EQ(dest[i], s.n * (round * 100 + static_cast<int>((first + i) % 97)) + s.n * (s.n - 1) / 2);
    }
  }
  shmem_free(dest);
  shmem_free(source);
}

/// nvshmem_finalize is a barrier too.
void puts_before_the_end(const test::Session& s, const Memory& m) {
  test::note("puts before nvshmem_finalize");
  fill(m.source, kRoom, 1);
  nvshmem_putmem_nbi(m.device, m.source, kRoom, s.right());
}

}  // namespace

int main() {
  test::Session s("cuda_fake.queue");
  nvshmem_init();
  const fake_device::Choice choice(s.me % fake_device::devices());
  const Memory m{static_cast<unsigned char*>(nvshmem_malloc(kRoom)),
                 static_cast<unsigned char*>(nvshmem_malloc(kRoom)), test::symmetric<unsigned char>(kRoom),
                 static_cast<uint64_t*>(nvshmem_malloc(64)), test::symmetric<uint64_t>(1)};
  context_flags();
  {
    const fake_device::Stream stream;
    uint64_t round = 0;
    for (const Completion& completion : completions(stream)) {
      for (int i = 0; i < 3; ++i) puts(s, m, completion, ++round);
    }
    for (int i = 0; i < 20; ++i) gets_and_signals(s, m, ++round, i % 2 == 0);
    reads_of_puts(s, m);
    own_words(s, m);
    signals_of_kernels(s, m);
    meetings(s);
    reducescatters(s);
  }
  puts_before_the_end(s, m);
  nvshmem_finalize();
  s.done();
  return 0;
}
