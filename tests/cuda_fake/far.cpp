// SPDX-License-Identifier: Apache-2.0
// Device memory of PEs on other hosts, as CPU threads use it: put, get, strided, words, atomics and signals
// between every kind of memory on this side and device or host memory there, over a real wire.
#include <algorithm>
#include <cstring>

#include "fake_device.hpp"

namespace {

using fake_device::view;

constexpr size_t kRoom = 700 << 10;  // bytes: several messages of any wire

/// Memory as a test sees it: `place` is what calls are given, `bytes` what a CPU reads and writes.
struct Area {
  explicit Area(char* memory, bool on_device) : place(memory), bytes(on_device ? view(memory) : memory) {}
  char* place;
  char* bytes;
};

/// One of each kind.
class Memories {
 public:
  Memories()
      : own_(2 << 20, false),
        private_host_(kRoom),
        areas_{Area(static_cast<char*>(nvshmem_malloc(kRoom)), true),
               Area(static_cast<char*>(shmem_malloc(kRoom)), false),
               Area(reinterpret_cast<char*>(own_.words()), true), Area(private_host_.data(), false)} {}
  ~Memories() {
    nvshmem_free(areas_[0].place);
    shmem_free(areas_[1].place);
  }
  /// 0: device, 1: host, 2 and 3: the same, private.
  const Area& operator[](uint64_t kind) const { return areas_[kind]; }

 private:
  fake_device::OwnMemory own_;
  std::vector<char> private_host_;
  std::vector<Area> areas_;
};

size_t some_size(std::mt19937_64& random) {
  const size_t most = size_t{1} << (random() % 20);
  return std::min<size_t>(kRoom / 2, 1 + random() % most);
}

/// What all PEs do in a round, to or from their neighbour at the same distance.
struct Round {
  explicit Round(std::mt19937_64& common)
      : salt(common()),
        bytes(some_size(common)),
        remote_at(common() % (kRoom - bytes)),
        local_at(common() % (kRoom - bytes)),
        remote(common() % 2),
        local(common() % 4),
        distance(static_cast<int>(common() % 16)),
        how(common() % 3) {}
  uint64_t salt;
  size_t bytes, remote_at, local_at;
  uint64_t remote, local;  // kinds of memory
  int distance;
  uint64_t how;
};

void moves(test::Session& s, int rounds) {
  const Memories target, here;
  for (int i = 0; i < rounds; ++i) {
    const Round r(s.common);
    const bool out = s.common() % 2 == 0;
    test::note("%s of %zu bytes, how %d, memory %d here at %zu, %d there at %zu", out ? "put" : "get",
               r.bytes, static_cast<int>(r.how), static_cast<int>(r.local), r.local_at,
               static_cast<int>(r.remote), r.remote_at);
    const int to = s.right(r.distance), from = s.left(r.distance);
    const Area &remote = target[r.remote], &local = here[r.local];
    test::poison(remote.bytes, kRoom);
    test::poison(local.bytes, kRoom);
    test::fill((out ? local.bytes + r.local_at : remote.bytes + r.remote_at), r.bytes, r.salt, s.me);
    nvshmem_barrier_all();
    char* const there = remote.place + r.remote_at;
    char* const mine = local.place + r.local_at;
    if (!out) {
      r.how == 0 ? nvshmem_getmem_nbi(mine, there, r.bytes, to) : nvshmem_getmem(mine, there, r.bytes, to);
      if (r.how == 0) nvshmem_quiet();
      CHECK_FILLED(local.bytes + r.local_at, r.bytes, r.salt, to);
      CHECK_POISON(local.bytes, 0, r.local_at);
      CHECK_POISON(local.bytes, r.local_at + r.bytes, kRoom);
    } else if (r.how == 0) {
      nvshmem_putmem_nbi(there, mine, r.bytes, to);
    } else {
      nvshmem_putmem(there, mine, r.bytes, to);
      std::memset(local.bytes, 0, kRoom);  // it may be reused
    }
    nvshmem_barrier_all();
    if (out) {
      CHECK_FILLED(remote.bytes + r.remote_at, r.bytes, r.salt, from);
      CHECK_POISON(remote.bytes, 0, r.remote_at);
      CHECK_POISON(remote.bytes, r.remote_at + r.bytes, kRoom);
    }
    nvshmem_barrier_all();
  }
}

void strides(test::Session& s, int rounds) {
  constexpr size_t n = 4096;
  auto* device = static_cast<uint32_t*>(nvshmem_malloc(n * 4));
  auto* source = static_cast<uint32_t*>(nvshmem_malloc(n * 4));
  std::vector<uint32_t> host(n);
  for (int i = 0; i < rounds; ++i) {
    const auto dst = static_cast<ptrdiff_t>(1 + s.common() % 7),
               sst = static_cast<ptrdiff_t>(1 + s.common() % 7);
    const size_t count = 1 + s.common() % (n / 7);
    const bool on_device = s.common() % 2 == 0, out = s.common() % 2 == 0;
    test::note("strided %s of %zu, steps %d and %d", out ? "put" : "get", count, static_cast<int>(dst),
               static_cast<int>(sst));
    uint32_t* mine = on_device ? source : host.data();
    uint32_t* seen = on_device ? view(source) : host.data();
    const uint64_t salt = s.common();
    test::poison(view(device), n * 4);
    test::poison(seen, n * 4);
    std::vector<uint32_t> want(n);
    test::poison(want.data(), n * 4);
    const int other = out ? s.left() : s.right();
    for (size_t k = 0; k < count; ++k) {
      (out ? seen : view(device))[k * static_cast<size_t>(sst)] = test::element<uint32_t>(salt, s.me, k);
      want[k * static_cast<size_t>(dst)] = test::element<uint32_t>(salt, other, k);
    }
    nvshmem_barrier_all();
    if (out) {
      nvshmem_uint32_iput(device, mine, dst, sst, count, s.right());
      nvshmem_barrier_all();
      CHECK(std::memcmp(view(device), want.data(), n * 4) == 0);
    } else {
      nvshmem_uint32_iget(mine, device, dst, sst, count, s.right());
      CHECK(std::memcmp(seen, want.data(), n * 4) == 0);
    }
    nvshmem_barrier_all();
  }
  nvshmem_free(device);
  nvshmem_free(source);
}

/// Each PE adds to a word of all others, swaps, compares and reads.
template <class T, class Add, class FetchAdd, class Swap, class CompareSwap, class Fetch, class Set>
void atomics(test::Session& s, Add add, FetchAdd fetch_add, Swap swap, CompareSwap compare_swap, Fetch fetch,
             Set set) {
  auto* words = static_cast<T*>(nvshmem_calloc(static_cast<size_t>(s.n) + 2, sizeof(T)));
  for (int round = 0; round < 20; ++round) {
    const T before = static_cast<T>(round * s.n * (s.n + 1));
    for (int pe = 0; pe < s.n; ++pe) {
      add(words, static_cast<T>(s.me + 1), pe);
      CHECK(fetch_add(words, static_cast<T>(s.me + 1), pe) >= before);
    }
    nvshmem_barrier_all();
    CHECK_EQ(fetch(words, s.right()), before + static_cast<T>(s.n * (s.n + 1)));
    // a word of this PE's own at each other
    T* mine = words + 1 + s.me;
    const T first = test::element<T>(static_cast<uint64_t>(round), s.me, 0);
    for (int pe = 0; pe < s.n; ++pe) {
      set(mine, first, pe);
      CHECK_EQ(swap(mine, static_cast<T>(first + 1), pe), first);
      CHECK_EQ(compare_swap(mine, first, T{7}, pe), static_cast<T>(first + 1));
      CHECK_EQ(compare_swap(mine, static_cast<T>(first + 1), static_cast<T>(first + 2), pe),
               static_cast<T>(first + 1));
      CHECK_EQ(fetch(mine, pe), static_cast<T>(first + 2));
    }
    nvshmem_barrier_all();
    for (int pe = 0; pe < s.n; ++pe)
      CHECK_EQ(view(words)[1 + pe],
               static_cast<T>(test::element<T>(static_cast<uint64_t>(round), pe, 0) + 2));
    nvshmem_barrier_all();
  }
  nvshmem_free(words);
}

void bits(test::Session& s) {
  auto* word = static_cast<uint64_t*>(nvshmem_calloc(3, 8));
  nvshmem_uint64_p(word + 1, ~uint64_t{0}, s.right());
  nvshmem_barrier_all();
  const uint64_t mine = uint64_t{1} << s.me;
  for (int pe = 0; pe < s.n; ++pe) {
    nvshmem_uint64_atomic_or(word, mine, pe);
    nvshmem_uint64_atomic_fetch_and(word + 1, ~mine, pe);
    nvshmem_uint64_atomic_xor(word + 2, mine, pe);
    nvshmem_uint64_atomic_inc(word + 2, pe);
  }
  nvshmem_barrier_all();
  const uint64_t all = (uint64_t{1} << s.n) - 1;
  CHECK_EQ(nvshmem_uint64_g(word, s.right()), all);
  CHECK_EQ(nvshmem_uint64_g(word + 1, s.right()), ~all);
  nvshmem_barrier_all();
  nvshmem_free(word);
}

/// Who sees the signal sees the payload, device memory or not on either side.
void signals(test::Session& s, int rounds) {
  const Memories target, here;
  auto* words = static_cast<uint64_t*>(nvshmem_calloc(2, 8));
  auto* host_words = test::symmetric<uint64_t>(2);
  for (int i = 0; i < rounds; ++i) {
    const Round r(s.common);
    const bool add = s.common() % 2 == 0, by_host = s.common() % 2 == 0;
    test::note("put with signal of %zu bytes, memory %d here, %d there", r.bytes, static_cast<int>(r.local),
               static_cast<int>(r.remote));
    uint64_t* signal = (by_host ? host_words : words) + (add ? 1 : 0);
    const uint64_t value = add ? 3 : static_cast<uint64_t>(i) + 1;
    const Area &remote = target[r.remote], &local = here[r.local];
    test::fill(local.bytes + r.local_at, r.bytes, r.salt, s.me);
    const uint64_t old = nvshmem_signal_fetch(signal);
    nvshmem_barrier_all();
    (r.how == 0 ? nvshmem_putmem_signal_nbi : nvshmem_putmem_signal)(
        remote.place + r.remote_at, local.place + r.local_at, r.bytes, signal, value,
        add ? NVSHMEM_SIGNAL_ADD : NVSHMEM_SIGNAL_SET, s.right(r.distance));
    nvshmem_signal_wait_until(signal, NVSHMEM_CMP_EQ, add ? old + 3 : value);
    CHECK_FILLED(remote.bytes + r.remote_at, r.bytes, r.salt, s.left(r.distance));
    nvshmem_barrier_all();
  }
  nvshmem_free(words);
  shmem_free(host_words);
}

/// What comes later to the same PE is seen later: a fence between a put and a word that is polled.
void fenced(test::Session& s) {
  auto* data = static_cast<uint64_t*>(nvshmem_calloc(1001, 8));
  std::vector<uint64_t> mine(1000);
  for (uint64_t round = 1; round <= 100; ++round) {
    for (size_t i = 0; i < mine.size(); ++i) mine[i] = test::element<uint64_t>(round, s.me, i);
    nvshmem_uint64_put_nbi(data, mine.data(), mine.size(), s.right());
    nvshmem_fence();
    nvshmem_uint64_p(data + 1000, round, s.right());
    nvshmem_uint64_wait_until(data + 1000, NVSHMEM_CMP_EQ, round);
    CHECK_FILLED(view(data), mine.size(), round, s.left());
    nvshmem_barrier_all();
  }
  nvshmem_free(data);
}

/// PEs of one host register memory later than those of the other, which write to it as soon as they have
/// theirs.
void registered_late(test::Session& s) {
  test::note("memory that is registered late");
  constexpr size_t bytes = 2 << 20;
  for (uint64_t round = 0; round < 4; ++round) {
    const fake_device::OwnMemory own(bytes, true);
    const bool is_late = s.me % 2 == static_cast<int>(round % 2);
    if (is_late) fake_cuda::make_slow("cuMemGetAddressRange", 300);
    auto* symmetric = static_cast<uint64_t*>(nvshmemx_buffer_register_symmetric(own.words(), bytes, 0));
    fake_cuda::make_slow("", 0);
    CHECK(symmetric != nullptr);
    nvshmem_uint64_p(symmetric + round, test::element<uint64_t>(round, s.me, 0), s.right());
    nvshmem_barrier_all();
    CHECK_EQ(view(own.words())[round], test::element<uint64_t>(round, s.left(), 0));
    CHECK_EQ(nvshmemx_buffer_unregister_symmetric(symmetric, bytes), 0);
  }
}

}  // namespace

int main() {
  test::Session s("cuda_fake.far");
  nvshmem_init();
  nvshmem_free(nvshmem_malloc(8));  // binds the device
  moves(s, 60);
  strides(s, 20);
  atomics<uint64_t>(s, nvshmem_uint64_atomic_add, nvshmem_uint64_atomic_fetch_add, nvshmem_uint64_atomic_swap,
                    nvshmem_uint64_atomic_compare_swap, nvshmem_uint64_atomic_fetch,
                    nvshmem_uint64_atomic_set);
  atomics<int>(s, nvshmem_int_atomic_add, nvshmem_int_atomic_fetch_add, nvshmem_int_atomic_swap,
               nvshmem_int_atomic_compare_swap, nvshmem_int_atomic_fetch, nvshmem_int_atomic_set);
  bits(s);
  signals(s, 30);
  fenced(s);
  registered_late(s);
  nvshmem_finalize();
  s.done();
  return 0;
}
