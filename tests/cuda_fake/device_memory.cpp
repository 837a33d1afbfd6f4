// SPDX-License-Identifier: Apache-2.0
// What CPU threads do on device memory: put and get of all shapes between both kinds of memory, atomics,
// waits, signals and collectives. PEs act on their right neighbour; expected images are built in host memory.
#include <cuda_fp16.h>

#include <shmemx.h>

#include "fake_device.hpp"

namespace {

using fake_device::view;

constexpr size_t kWords = 20000;

/// Symmetric memory of both kinds, and what this PE expects there.
struct Areas {
  uint64_t* device = static_cast<uint64_t*>(nvshmem_calloc(kWords, 8));
  uint64_t* host = test::symmetric<uint64_t>(kWords);
  std::vector<uint64_t> local = std::vector<uint64_t>(kWords);
  ~Areas() {
    nvshmem_free(device);
    shmem_free(host);
  }
};

uint64_t value(uint64_t salt, int pe, size_t i) { return test::element<uint64_t>(salt, pe, i); }

/// Words [0, n) at distances of `step` are those of `pe`, others are poison.
void check_words(const uint64_t* got, size_t n, size_t step, uint64_t salt, int pe) {
  for (size_t i = 0; i < n * step; ++i) {
    const uint64_t want = i % step == 0 ? value(salt, pe, i / step) : ~salt;
    if (got[i] != want) test::note("word %zu of %zu at distance %zu", i, n, step);
    CHECK_EQ(got[i], want);
  }
}

/// From `source` to the right PE's copy of `dest`, and by get from there to `back`; views are for the CPU.
void move_one(test::Session& s, uint64_t* dest, uint64_t* dest_view, const uint64_t* source,
              uint64_t* source_view, uint64_t* back, uint64_t* back_view, size_t n, size_t step) {
  static uint64_t salt = 0;
  ++salt;
  for (size_t i = 0; i < n * step; ++i) dest_view[i] = back_view[i] = ~salt;
  for (size_t i = 0; i < n; ++i) source_view[i * step] = value(salt, s.me, i);
  nvshmem_barrier_all();
  const auto by = static_cast<ptrdiff_t>(step);
  if (step == 1) {
    nvshmem_uint64_put(dest, source, n, s.right());
    nvshmem_quiet();
    nvshmem_uint64_get(back, dest, n, s.right());
  } else {
    nvshmem_uint64_iput(dest, source, by, by, n, s.right());
    nvshmem_quiet();
    nvshmem_uint64_iget(back, dest, by, by, n, s.right());
  }
  check_words(back_view, n, step, salt, s.me);
  nvshmem_barrier_all();
  check_words(dest_view, n, step, salt, s.left());
  nvshmem_barrier_all();
}

void put_and_get(test::Session& s) {
  Areas to, from, back;
  for (const size_t n : {1, 2, 7, 64, 1000, 4097}) {
    for (const size_t step : {1, 2, 3}) {
      test::note("put and get of %zu words, step %zu", n, step);
      for (int kind = 1; kind < 8; ++kind) {  // bits: which of the three areas are device memory
        uint64_t* dest = kind & 1 ? to.device : to.host;
        uint64_t* source = kind & 2 ? from.device : from.local.data();
        uint64_t* result = kind & 4 ? back.device : back.local.data();
        move_one(s, dest, kind & 1 ? view(dest) : dest, source, kind & 2 ? view(source) : source, result,
                 kind & 4 ? view(result) : result, n, step);
      }
    }
  }
}

/// Host memory is registered in pieces of 64 MiB: copies of every shape go over the borders.
void across_registrations(test::Session& s) {
  constexpr size_t border = (size_t{64} << 20) / 8;
  auto* host = static_cast<uint64_t*>(shmem_malloc((border + kWords) * 8));
  auto* device = static_cast<uint64_t*>(nvshmem_malloc(kWords * 8));
  CHECK(host && device);
  // the heap begins at a border
  const size_t first = border - (reinterpret_cast<uint64_t>(host) / 8 + kWords / 4) % border;
  for (const size_t step : {1, 2, 1000}) {
    const size_t n = kWords / 2 / step;
    test::note("%zu words, step %zu, across a border", n, step);
    move_one(s, host + first, host + first, device, view(device), device, view(device), n, step);
    move_one(s, device, view(device), host + first, host + first, host + first, host + first, n, step);
  }
  nvshmem_free(device);
  shmem_free(host);
}

template <class T>
void single_words(test::Session& s, T* word, T one, T (*g)(const T*, int), void (*p)(T*, T, int)) {
  p(word, one, s.right());
  nvshmem_barrier_all();
  CHECK(std::memcmp(view(word), &one, sizeof(T)) == 0);
  const T got = g(word, s.right());
  CHECK(std::memcmp(&got, &one, sizeof(T)) == 0);
  nvshmem_barrier_all();
}

void words(test::Session& s, void* area) {
  test::note("single words");
  single_words(s, static_cast<unsigned char*>(area), static_cast<unsigned char>(200), nvshmem_uchar_g,
               nvshmem_uchar_p);
  single_words(s, static_cast<short*>(area) + 1, static_cast<short>(-3), nvshmem_short_g, nvshmem_short_p);
  single_words(s, static_cast<__half*>(area) + 2, __float2half_rn(2.5f), nvshmem_half_g, nvshmem_half_p);
  single_words(s, static_cast<float*>(area) + 2, 1.25f, nvshmem_float_g, nvshmem_float_p);
  single_words(s, static_cast<uint64_t*>(area) + 2, ~uint64_t{5}, nvshmem_uint64_g, nvshmem_uint64_p);
}

/// Every fetching atomic by its old and new value; then sums of all PEs on the words of PE 0.
void integer_atomics(test::Session& s, uint64_t* wide, uint32_t* narrow) {
  test::note("atomics");
  const int pe = s.right();
  nvshmem_uint64_atomic_set(wide, 0xf0f0, pe);
  CHECK_EQ(nvshmem_uint64_atomic_fetch(wide, pe), 0xf0f0u);
  CHECK_EQ(nvshmem_uint64_atomic_swap(wide, ~uint64_t{0}, pe), 0xf0f0u);
  CHECK_EQ(nvshmem_uint64_atomic_fetch_inc(wide, pe), ~uint64_t{0});
  CHECK_EQ(nvshmem_uint64_atomic_fetch_add(wide, 12, pe), 0u);
  CHECK_EQ(nvshmem_uint64_atomic_fetch_and(wide, 8, pe), 12u);
  CHECK_EQ(nvshmem_uint64_atomic_fetch_or(wide, 3, pe), 8u);
  CHECK_EQ(nvshmem_uint64_atomic_fetch_xor(wide, 1, pe), 11u);
  CHECK_EQ(nvshmem_uint64_atomic_compare_swap(wide, 9, 100, pe), 10u);
  CHECK_EQ(nvshmem_uint64_atomic_compare_swap(wide, 10, 100, pe), 10u);
  nvshmem_uint64_atomic_and(wide, 0x64, pe);
  nvshmem_uint64_atomic_or(wide, 1, pe);
  nvshmem_uint64_atomic_xor(wide, 0x65, pe);
  CHECK_EQ(nvshmem_uint64_g(wide, pe), 0u);
  CHECK_EQ(nvshmem_uint32_atomic_swap(narrow, ~0u, pe), 0u);
  CHECK_EQ(nvshmem_uint32_atomic_fetch_add(narrow, 2, pe), ~0u);
  CHECK_EQ(nvshmem_uint32_atomic_compare_swap(narrow, 1, 0, pe), 1u);
  CHECK_EQ(nvshmem_uint32_g(narrow + 1, pe), 0u);  // its neighbour
  nvshmem_barrier_all();
  for (int i = 0; i < 100; ++i) {
    nvshmem_uint64_atomic_add(wide, 3, 0);
    nvshmem_uint32_atomic_inc(narrow, 0);
  }
  nvshmem_barrier_all();
  CHECK_EQ(nvshmem_uint64_g(wide, 0), 300u * static_cast<unsigned>(s.n));
  CHECK_EQ(nvshmem_uint32_g(narrow, 0), 100u * static_cast<unsigned>(s.n));
}

void float_atomics(test::Session& s, void* area) {
  test::note("atomics on floating point");
  auto* wide = static_cast<double*>(area);
  auto* narrow = static_cast<float*>(area) + 2;
  for (int i = 0; i < 50; ++i) {
    nvshmemx_double_atomic_add(wide, 0.5, 0);
    nvshmemx_float_atomic_add(narrow, 0.25f, 0);
  }
  // the last of three: its machine word is larger than what is left of the block
  auto* half = static_cast<__half*>(nvshmem_calloc(3, sizeof(__half))) + 2;
  for (int i = 0; i < 20; ++i) nvshmemx_half_atomic_add(half, __float2half_rn(1), 0);
  nvshmem_barrier_all();
  CHECK_EQ(nvshmem_double_g(wide, 0), 25.0 * s.n);
  CHECK_EQ(nvshmem_float_g(narrow, 0), 12.5f * static_cast<float>(s.n));
  CHECK_EQ(__half2float(nvshmem_half_g(half, 0)), 20.0f * static_cast<float>(s.n));
  nvshmem_free(half - 2);
}

/// A token goes round; each PE waits for it on a device word, by every way there is.
void waits(test::Session& s, uint64_t* token) {
  for (uint64_t round = 1; round <= 20; ++round) {
    test::note("waits, round %d", static_cast<int>(round));
    if (s.me == 0) nvshmem_uint64_p(token, round, s.right());
    switch (round % 4) {
      case 0:
        nvshmem_uint64_wait_until(token, NVSHMEM_CMP_GE, round);
        break;
      case 1:
        while (!nvshmem_uint64_test(token, NVSHMEM_CMP_EQ, round)) {
        }
        break;
      case 2:
        nvshmem_uint64_wait_until_all(token, 1, nullptr, NVSHMEM_CMP_GT, round - 1);
        break;
      default:
        CHECK_EQ(nvshmem_signal_wait_until(token, NVSHMEM_CMP_EQ, round), round);
    }
    if (s.me != 0) nvshmem_uint64_p(token, round, s.right());
  }
  nvshmem_barrier_all();
}

/// Payload and signal in every combination of host and device memory.
void signals(test::Session& s) {
  Areas data, words;
  for (uint64_t round = 1; round <= 16; ++round) {
    test::note("put with signal, round %d", static_cast<int>(round));
    uint64_t* dest = round & 1 ? data.device : data.host;
    uint64_t* signal = round & 2 ? words.device : words.host;
    const bool add = round & 4;
    const size_t n = 1 + s.common() % 1000;
    test::fill(data.local.data(), n, round, s.me);
    nvshmem_uint64_put_signal(dest, data.local.data(), n, signal, add ? 1000 : round,
                              add ? NVSHMEM_SIGNAL_ADD : NVSHMEM_SIGNAL_SET, s.right());
    if (add) {
      nvshmem_signal_wait_until(signal, NVSHMEM_CMP_GE, 1000);
    } else {
      nvshmem_signal_wait_until(signal, NVSHMEM_CMP_EQ, round);
    }
    CHECK_FILLED(round & 1 ? view(dest) : dest, n, round, s.left());
    nvshmem_barrier_all();
    nvshmemx_signal_op(signal, 0, NVSHMEM_SIGNAL_SET, s.right());
    nvshmem_barrier_all();
  }
}

/// Of float and of half, whose sources it leaves as it has found them.
void averages(const test::Session& s, void* dest, void* source, size_t count) {
  const std::vector<int> before(view(static_cast<int*>(source)), view(static_cast<int*>(source)) + count);
  constexpr uint16_t kOne = 0x3c00, kNext = 0x3c01;  // of half; in the middle between them is a tie
  for (size_t i = 0; i < count; ++i) view(static_cast<float*>(source))[i] = static_cast<float>(s.me + 1);
  nvshmem_barrier_all();
  shmemx_float_avg_reduce(SHMEM_TEAM_WORLD, static_cast<float*>(dest), static_cast<float*>(source), count);
  CHECK_EQ(view(static_cast<float*>(dest))[count - 1], static_cast<float>(s.n + 1) / 2);
  nvshmem_barrier_all();
  for (size_t i = 0; i < count; ++i) view(static_cast<uint16_t*>(source))[i] = s.me % 2 ? kNext : kOne;
  nvshmem_barrier_all();
  shmemx_half_avg_reduce(SHMEM_TEAM_WORLD, dest, source, count);
  CHECK_EQ(view(static_cast<uint16_t*>(dest))[count - 1], kOne);  // the even one, or less than the tie
  nvshmem_barrier_all();
  std::copy(before.begin(), before.end(), view(static_cast<int*>(source)));
}

/// OpenSHMEM's collectives take device memory: copies move, host words synchronise.
void collectives(test::Session& s) {
  Areas to, from;
  auto* dest = reinterpret_cast<int*>(to.device);
  auto* source = reinterpret_cast<int*>(from.device);
  const int* got = view(dest);
  const int n = s.n;
  const auto last = static_cast<size_t>(n - 1), me = static_cast<size_t>(s.me);
  for (const size_t count : {1, 14, 100, 5000}) {
    test::note("collectives of %zu words", count);
    for (size_t i = 0; i < count * static_cast<size_t>(n); ++i) view(source)[i] = s.me + static_cast<int>(i);
    nvshmem_barrier_all();
    shmem_int_sum_reduce(SHMEM_TEAM_WORLD, dest, source, count);
    CHECK_EQ(got[count - 1], n * (n - 1) / 2 + n * static_cast<int>(count - 1));
    nvshmem_barrier_all();
    averages(s, dest, source, count);
    shmem_int_broadcast(SHMEM_TEAM_WORLD, dest, source, count, n - 1);
    CHECK_EQ(got[count - 1], n - 1 + static_cast<int>(count - 1));
    nvshmem_barrier_all();
    shmem_int_fcollect(SHMEM_TEAM_WORLD, dest, source, count);
    CHECK_EQ(got[count * last], n - 1);
    nvshmem_barrier_all();
    shmem_int_alltoall(SHMEM_TEAM_WORLD, dest, source, count);
    CHECK_EQ(got[count * last], n - 1 + static_cast<int>(count * me));
    nvshmem_barrier_all();
  }
}

long psync[SHMEM_SYNC_SIZE];
int pwrk[5000];

/// Of every second PE, as an active set.
void active_sets(test::Session& s) {
  Areas to, from;
  auto* dest = reinterpret_cast<int*>(to.device);
  auto* source = reinterpret_cast<int*>(from.device);
  const int* got = view(dest);
  const int members = (s.n + 1) / 2;
  for (const int count : {1, 14, 100, 2000}) {
    test::note("an active set on device memory, %d words", count);
    const auto n = static_cast<size_t>(count);
    for (size_t i = 0; i < n * static_cast<size_t>(members); ++i)
      view(source)[i] = s.me + static_cast<int>(i);
    for (size_t i = 0; i < n * static_cast<size_t>(members); ++i) view(dest)[i] = -1;
    shmem_barrier_all();
    if (s.me % 2 == 0) {
      const int last = 2 * (members - 1), place = s.me / 2;
      shmem_int_sum_to_all(dest, source, count, 0, 1, members, pwrk, psync);
      CHECK_EQ(got[n - 1], members * (members - 1) + members * (count - 1));
      shmem_barrier(0, 1, members, psync);
      shmem_collect32(dest, source, n, 0, 1, members, psync);
      CHECK_EQ(got[n * static_cast<size_t>(members) - 1], last + count - 1);
      shmem_barrier(0, 1, members, psync);
      shmem_alltoall32(dest, source, n, 0, 1, members, psync);
      CHECK_EQ(got[n * static_cast<size_t>(members) - 1], last + count * (place + 1) - 1);
      shmem_barrier(0, 1, members, psync);
      shmem_broadcast32(dest, source, n, members - 1, 0, 1, members, psync);
      if (s.me != last) CHECK_EQ(got[n - 1], last + count - 1);  // the root's dest stays as it was
    } else {
      CHECK_EQ(got[n - 1], -1);
    }
    shmem_barrier_all();
  }
}

/// OpenSHMEM's own calls between this PE's device memory and the host heap of another.
void from_device(test::Session& s) {
  Areas to, from, words;
  for (const size_t n : {1, 100, 5000}) {
    test::note("shmem calls of %zu words of device memory", n);
    test::fill(view(from.device), 2 * n, n, s.me);
    shmem_barrier_all();
    shmem_uint64_put(to.host, from.device, n, s.right());
    shmem_uint64_put_signal(to.host + 5000, from.device, n, words.host, n, SHMEM_SIGNAL_SET, s.right());
    shmem_uint64_iput(to.host + 10000, from.device, 2, 1, n / 2 + 1, s.right());
    shmem_signal_wait_until(words.host, SHMEM_CMP_EQ, n);
    shmem_barrier_all();
    CHECK_FILLED(to.host, n, n, s.left());
    CHECK_FILLED(to.host + 5000, n, n, s.left());
    for (size_t i = 0; i <= n / 2; ++i) CHECK_EQ(to.host[10000 + 2 * i], value(n, s.left(), i));
    shmem_uint64_get(to.device, to.host, n, s.right());
    CHECK_FILLED(view(to.device), n, n, s.me);
    shmem_uint64_iget(to.device + 5000, to.host + 10000, 1, 2, n / 2 + 1, s.right());
    CHECK_FILLED(view(to.device) + 5000, n / 2 + 1, n, s.me);
    shmem_barrier_all();
  }
}

/// A block of 3 times 5 words out of rows of 40, to rows of 33.
void sections(test::Session& s) {
  constexpr size_t kExtents[] = {5, 3}, kRows[] = {40, 33};
  const ptrdiff_t out[] = {8, 40 * 8}, in[] = {8, 33 * 8};
  Areas to, from, back;
  for (int kind = 1; kind < 8; ++kind) {  // bits: which of the three areas are device memory
    test::note("sections, kind %d", kind);
    uint64_t* source = kind & 1 ? from.device : from.host;
    uint64_t* dest = kind & 2 ? to.device : to.host;
    uint64_t* result = kind & 4 ? back.device : back.host;
    uint64_t* source_view = kind & 1 ? view(source) : source;
    uint64_t* dest_view = kind & 2 ? view(dest) : dest;
    uint64_t* result_view = kind & 4 ? view(result) : result;
    for (size_t i = 0; i < 200; ++i) source_view[i] = value(static_cast<uint64_t>(kind), s.me, i);
    for (size_t i = 0; i < 200; ++i) dest_view[i] = result_view[i] = ~uint64_t{0};
    shmem_barrier_all();
    shmemx_putmem_strided(dest, source, in, out, 8, kExtents, 2, s.right());
    shmem_quiet();
    shmemx_getmem_strided(result, dest, out, in, 8, kExtents, 2, s.right());
    shmem_barrier_all();
    for (size_t i = 0; i < 200; ++i) {
      const bool in_dest = i / kRows[1] < 3 && i % kRows[1] < 5,
                 in_result = i / kRows[0] < 3 && i % kRows[0] < 5;
      const size_t first = i / kRows[1] * kRows[0] + i % kRows[1];
      CHECK_EQ(dest_view[i], in_dest ? value(static_cast<uint64_t>(kind), s.left(), first) : ~uint64_t{0});
      CHECK_EQ(result_view[i], in_result ? source_view[i] : ~uint64_t{0});
    }
    shmem_barrier_all();
  }
}

/// Streams of the program: nothing is done before somebody waits for them, then everything in order. In
/// graphs kernels wait for words and set signals, otherwise the driver.
void streams(test::Session& s, bool captured) {
  test::note("streams, captured %d", captured);
  fake_cuda::pretend_capture(captured);
  Areas to, from, words;
  const fake_device::Stream stream;
  const int pe = s.right();
  test::fill(from.local.data(), 1000, 1, s.me);
  nvshmem_barrier_all();
  nvshmemx_uint64_put_on_stream(to.device, from.local.data(), 1000, pe, stream);
  nvshmemx_uint64_iput_on_stream(to.device + 2000, from.local.data(), 2, 1, 500, pe, stream);
  nvshmemx_uint64_p_on_stream(words.device, 11, pe, stream);
  nvshmemx_short_p_on_stream(reinterpret_cast<short*>(words.device + 1), 12, pe, stream);
  nvshmemx_signal_op_on_stream(words.device + 2, 13, NVSHMEM_SIGNAL_ADD, pe, stream);
  nvshmemx_signal_op_on_stream(words.device + 3, 14, NVSHMEM_SIGNAL_SET, pe, stream);
  nvshmemx_uint64_get_on_stream(from.device, to.device, 1000, pe, stream);
  nvshmemx_signal_wait_until_on_stream(words.device + 3, NVSHMEM_CMP_EQ, 14, stream);
  nvshmemx_uint64_wait_until_on_stream(words.device + 2, NVSHMEM_CMP_LT, 14, stream);
  nvshmemx_long_wait_until_on_stream(reinterpret_cast<long*>(words.device + 3), NVSHMEM_CMP_GT, -1, stream);
  int status[100] = {};
  uint64_t wanted[100];
  for (size_t i = 0; i < 100; ++i) wanted[i] = value(1, s.left(), i);
  status[7] = 1;
  wanted[7] = 0;
  nvshmemx_uint64_wait_until_all_vector_on_stream(to.device, 100, status, NVSHMEM_CMP_EQ, wanted, stream);
  stream.wait();
  CHECK_FILLED(view(from.device), 1000, 1, s.me);
  CHECK_FILLED(view(to.device), 1000, 1, s.left());
  CHECK_EQ(view(words.device)[0], 11u);
  CHECK_EQ(view(words.device)[1], 12u);
  CHECK_EQ(view(words.device)[2], 13u);
  CHECK_EQ(view(words.device)[3], 14u);
  CHECK_EQ(view(to.device)[2000 + 2 * 499], value(1, s.left(), 499));
  fake_cuda::pretend_capture(false);
  nvshmem_barrier_all();
}

}  // namespace

int main() {
  test::Session s("cuda_fake.device_memory");
  nvshmem_init();
  const fake_device::Choice device(s.me % fake_device::devices());
  auto* area = static_cast<uint64_t*>(nvshmem_calloc(64, 8));
  put_and_get(s);
  across_registrations(s);
  words(s, area);
  integer_atomics(s, area + 8, reinterpret_cast<uint32_t*>(area + 9));
  float_atomics(s, area + 16);
  waits(s, area + 24);
  signals(s);
  collectives(s);
  active_sets(s);
  from_device(s);
  sections(s);
  streams(s, false);
  streams(s, true);
  nvshmem_finalize();
  return s.done();
}
