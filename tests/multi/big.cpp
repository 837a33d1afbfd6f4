// SPDX-License-Identifier: Apache-2.0
// PES: 2
// TIMEOUT: 900
// SANITIZERS: no
// ALL: only
// LOCK: memory
// Counts beyond 2^31, offsets and objects beyond 4 GiB in every family. Needs 14 GiB of free memory (18 GiB
// where the wire copies what is sent); otherwise it says so and ends with 77 (skipped).
#include "../common/check.hpp"

#include <fstream>

namespace {

constexpr size_t kCount = (size_t{1} << 31) + 12345;  // bytes of one large transfer
constexpr size_t kDest = 2 * kCount + 4096;           // dest is beyond 4 GiB by itself
constexpr int kPes = 2;
const shmem_team_t kWorld = SHMEM_TEAM_WORLD;

size_t free_memory() {
  std::ifstream info("/proc/meminfo");
  for (std::string key, unit; info >> key;) {
    size_t kib = 0;
    if (key == "MemAvailable:" && info >> kib) return kib << 10;
    std::getline(info, unit);
  }
  return 0;
}

/// What the heaps need, of which they may have 90 %, and the copies of a wire.
size_t needed_memory() {
  const char* wire = std::getenv("ISOMEM_WIRE");
  const bool copies = wire && std::string(wire) == "loopback";
  return kPes * ((kDest + kCount) / 9 * 10 + (copies ? kCount : 0)) + (size_t{512} << 20);
}

/// Cheap contents of a large array: other ones at a distance of 2^30, 2^31, 2^32 or 2^33.
constexpr unsigned char at(size_t i, int pe) {
  return static_cast<unsigned char>(i + (i >> 8) * 3 + (i >> 30) * 101 + static_cast<size_t>(pe) * 17);
}

void fill_large(unsigned char* to, size_t n, int pe) {
  for (size_t i = 0; i < n; ++i) to[i] = at(i, pe);
}

/// `value(i)` at every i below n.
template <class Value>
void check_all(const unsigned char* from, size_t n, Value value) {
  for (size_t i = 0; i < n; ++i) {
    if (from[i] != value(i)) test::fail(__FILE__, __LINE__, "byte " + std::to_string(i) + " is wrong");
  }
}

void check_large(const unsigned char* from, size_t n, int pe) {
  check_all(from, n, [&](size_t i) { return at(i, pe); });
}

class Big {
 public:
  explicit Big(test::Session& session) : s_(session) {
    fill_large(a_, kCount, s_.me);
    shmem_barrier_all();
  }
  ~Big() {
    shmem_free(b_);
    shmem_free(a_);
  }

  void transfers();
  void strided();
  void far_strides();
  void words();
  void data_collectives();
  void exchanges();
  void reductions();
  void scans();

 private:
  static unsigned char* allocate(size_t bytes) {
    auto* memory = static_cast<unsigned char*>(shmem_malloc(bytes));
    CHECK(memory != nullptr);
    return memory;
  }

  /// `call()` brings `n` bytes of PE `from` to dest, and not one more.
  template <class Call>
  void brings(const char* name, size_t n, int from, Call call) {
    test::note("%s of %zu bytes", name, n);
    std::memset(b_, 0xee, n + 1);
    shmem_barrier_all();
    call();
    shmem_barrier_all();
    check_large(b_, n, from);
    CHECK_EQ(b_[n], 0xee);
    shmem_barrier_all();
  }

  test::Session& s_;
  unsigned char* const a_ = allocate(kCount);  // source: at(i, me)
  unsigned char* const b_ = allocate(kDest);
};

void Big::transfers() {
  static uint64_t signal;
  const int right = s_.right(), left = s_.left();
  brings("putmem", kCount, left, [&] { shmem_putmem(b_, a_, kCount, right); });
  brings("getmem", kCount, right, [&] { shmem_getmem(b_, a_, kCount, right); });
  brings("putmem_nbi", kCount, left, [&] { shmem_putmem_nbi(b_, a_, kCount, right); });
  brings("uint8_get_nbi", kCount, right, [&] { shmem_uint8_get_nbi(b_, a_, kCount, right); });
  brings("putmem_signal", kCount, left, [&] {
    shmem_putmem_signal(b_, a_, kCount, &signal, 1, SHMEM_SIGNAL_SET, right);
    shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 1);
    CHECK_EQ(b_[kCount - 1], at(kCount - 1, left));
  });
  brings("uint8_put_signal_nbi", kCount, left, [&] {
    shmem_uint8_put_signal_nbi(b_, a_, kCount, &signal, 1, SHMEM_SIGNAL_ADD, right);
    shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 2);
    CHECK_EQ(b_[kCount - 1], at(kCount - 1, left));
  });
}

void Big::strided() {
  constexpr size_t kBlock = (size_t{1} << 20) + 7, kBlocks = kCount / kBlock;
  constexpr ptrdiff_t kStep = kBlock;
  const int right = s_.right(), left = s_.left();
  brings("iput", kCount, left, [&] { shmem_uint8_iput(b_, a_, 1, 1, kCount, right); });
  brings("iget", kCount, right, [&] { shmem_uint8_iget(b_, a_, 1, 1, kCount, right); });
  brings("ibput of one block", kCount, left,
         [&] { shmem_uint8_ibput(b_, a_, kCount, kCount, kCount, 1, right); });
  brings("ibget", kBlock * kBlocks, right,
         [&] { shmem_uint8_ibget(b_, a_, kStep, kStep, kBlock, kBlocks, right); });
}

/// Strides beyond 2^31.
void Big::far_strides() {
  constexpr ptrdiff_t kFar = (ptrdiff_t{1} << 31) + 7;
  const int right = s_.right();
  test::note("iput and ibget with strides beyond 2^31");
  std::memset(b_ + kFar, 0, 64);
  shmem_barrier_all();
  shmem_uint8_iput(b_, a_, kFar, kFar, 2, right);
  shmem_barrier_all();
  CHECK_EQ(b_[kFar], at(kFar, s_.left()));
  CHECK_EQ(b_[kFar + 1], 0);
  shmem_barrier_all();
  shmem_uint8_ibget(b_, a_, kFar, kFar, 3, 2, right);
  CHECK_EQ(b_[kFar + 2], at(kFar + 2, right));
  CHECK_EQ(b_[kFar + 3], 0);
  shmem_barrier_all();
}

void Big::words() {
  test::note("p, g, atomics and waits beyond 4 GiB");
  long* word = reinterpret_cast<long*>(reinterpret_cast<uintptr_t>(b_ + kDest - 64) / 64 * 64);
  CHECK(reinterpret_cast<unsigned char*>(word) - b_ > ptrdiff_t{1} << 32);
  *word = 0;
  shmem_barrier_all();
  shmem_long_atomic_add(word, 3 + s_.me, s_.right());
  shmem_long_wait_until(word, SHMEM_CMP_EQ, 3 + s_.left());
  shmem_quiet();  // a get may overtake the add
  CHECK_EQ(shmem_long_g(word, s_.right()), 3 + s_.me);
  shmem_barrier_all();
  shmem_long_p(word, -1, s_.right());
  shmem_barrier_all();
  CHECK_EQ(*word, -1L);
}

void Big::data_collectives() {
  brings("broadcastmem", kCount, kPes - 1,
         [&] { CHECK_EQ(shmem_broadcastmem(kWorld, b_, a_, kCount, kPes - 1), 0); });
  test::note("fcollectmem of 2^31 + 12345 bytes, to 2^32 and more");
  CHECK_EQ(shmem_fcollectmem(kWorld, b_, a_, kCount), 0);
  for (int pe = 0; pe < kPes; ++pe) check_large(b_ + static_cast<size_t>(pe) * kCount, kCount, pe);
  shmem_barrier_all();
  test::note("collectmem, the blocks 2^31 + 12345 and 3 bytes shorter");
  std::memset(b_, 0, kDest);
  shmem_barrier_all();
  CHECK_EQ(shmem_collectmem(kWorld, b_, a_, kCount - 3 * static_cast<size_t>(s_.me)), 0);
  check_large(b_, kCount, 0);
  check_large(b_ + kCount, kCount - 3, 1);
  CHECK_EQ(b_[2 * kCount - 3], 0);
  shmem_barrier_all();
}

/// Blocks of half the source: offsets, not block lengths, are beyond 2^31.
void Big::exchanges() {
  const auto me = static_cast<size_t>(s_.me);
  constexpr size_t kPart = kCount / kPes;
  test::note("alltoallmem with 2^31 bytes in all");
  CHECK_EQ(shmem_alltoallmem(kWorld, b_, a_, kPart), 0);
  for (size_t pe = 0; pe < kPes; ++pe) {
    check_all(b_ + pe * kPart, kPart, [&](size_t i) { return at(me * kPart + i, static_cast<int>(pe)); });
  }
  shmem_barrier_all();
  test::note("alltoallsmem, every byte of the source to every fourth of dest");
  std::memset(b_, 0, kDest);
  shmem_barrier_all();
  CHECK_EQ(shmem_uint8_alltoalls(kWorld, b_, a_, 4, 2, kPart / 2), 0);
  for (size_t pe = 0; pe < kPes; ++pe) {
    check_all(b_ + 4 * pe * (kPart / 2), 4 * (kPart / 2), [&](size_t i) -> unsigned char {
      return i % 4 ? 0 : at(2 * (me * (kPart / 2) + i / 4), static_cast<int>(pe));
    });
  }
  shmem_barrier_all();
}

/// Sum, modulo 256, of what the first `pes` PEs have at i.
unsigned char sum_of(size_t i, int pes) {
  unsigned char sum = 0;
  for (int pe = 0; pe < pes; ++pe) sum = static_cast<unsigned char>(sum + at(i, pe));
  return sum;
}

void Big::reductions() {
  test::note("uchar xor_reduce of 2^31 + 12345 elements");
  CHECK_EQ(shmem_uchar_xor_reduce(kWorld, b_, a_, kCount), 0);
  check_all(b_, kCount, [](size_t i) -> unsigned char { return at(i, 0) ^ at(i, 1); });
  test::note("char sum_reduce of 2^31 + 12345 elements, in place");
  fill_large(b_, kCount, s_.me);
  shmem_barrier_all();
  auto* const chars = reinterpret_cast<char*>(b_);
  CHECK_EQ(shmem_char_sum_reduce(kWorld, chars, chars, kCount), 0);
  check_all(b_, kCount, [](size_t i) { return sum_of(i, kPes); });
  shmem_barrier_all();
}

void Big::scans() {
  test::note("uchar sum_inscan of 2^31 + 12345 elements");
  CHECK_EQ(shmem_uchar_sum_inscan(kWorld, b_, a_, kCount), 0);
  check_all(b_, kCount, [&](size_t i) { return sum_of(i, s_.me + 1); });
  shmem_barrier_all();
  test::note("uchar sum_exscan of 2^31 + 12345 elements, in place");
  fill_large(b_, kCount, s_.me);
  shmem_barrier_all();
  CHECK_EQ(shmem_uchar_sum_exscan(kWorld, b_, b_, kCount), 0);
  check_all(b_, kCount, [&](size_t i) { return sum_of(i, s_.me); });
  shmem_barrier_all();
}

}  // namespace

int main() {
  if (free_memory() < needed_memory()) {
    std::printf("big: skipped, %zu MiB of memory are free, it needs %zu MiB\n", free_memory() >> 20,
                needed_memory() >> 20);
    return 77;
  }
  test::Session s("big");
  {
    Big big(s);
    big.words();
    big.transfers();
    big.strided();
    big.far_strides();
    big.data_collectives();
    big.exchanges();
    big.reductions();
    big.scans();
  }
  return s.done();
}
