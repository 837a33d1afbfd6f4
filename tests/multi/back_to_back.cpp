// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 180
// Thousands of collectives one after another, of random kind, root and length, with no barrier between: a
// fast PE may be a collective ahead, and must disturb neither data nor scratch of the one that the others are
// still in.
#include <unistd.h>

#include "../common/check.hpp"

namespace {

constexpr size_t kLongest = 3000;  // elements
constexpr size_t kBuffers = 3;     // a buffer is reused only after two later collectives

struct Buffers {
  int64_t* dest;
  int64_t* source;
};

class Chain {
 public:
  explicit Chain(test::Session& session) : s_(session), n_(static_cast<size_t>(session.n)) {
    for (Buffers& b : buffers_) {
      b.dest = test::symmetric<int64_t>(kLongest * n_);
      b.source = test::symmetric<int64_t>(kLongest * n_);
    }
    shmem_barrier_all();
  }

  void run(int rounds) {
    for (round_ = 0; round_ < rounds; ++round_) {
      const size_t length = s_.common() % 4 ? 1 + s_.common() % 16 : s_.common() % kLongest;
      // dest must be ready on every PE before anyone enters (the specification's rule): a sync every third
      // round sees to it; within the three rounds, each with buffers of its own, PEs may run ahead of each
      // other.
      if (round_ % static_cast<int>(kBuffers) == 0) shmem_sync_all();
      one(static_cast<int>(s_.common() % 6), length, static_cast<int>(s_.common() % n_));
      if (s_.random() % 64 == 0) dawdle();
    }
  }

 private:
  void one(int kind, size_t length, int root) {
    const Buffers& b = buffers_[static_cast<size_t>(round_) % kBuffers];
    const uint64_t salt = s_.seed + static_cast<uint64_t>(round_);
    const size_t sent = kind == 3 ? length * n_ : length;
    test::note("round %d, kind %d, length %zu, root %d", round_, kind, length, root);
    for (size_t i = 0; i < sent; ++i) b.source[i] = small(salt, s_.me, i);
    switch (kind) {
      case 0:
        CHECK_EQ(shmem_int64_broadcast(SHMEM_TEAM_WORLD, b.dest, b.source, length, root), 0);
        for (size_t i = 0; i < length; ++i) CHECK_EQ(b.dest[i], small(salt, root, i));
        break;
      case 1:
        CHECK_EQ(shmem_int64_fcollect(SHMEM_TEAM_WORLD, b.dest, b.source, length), 0);
        for (size_t k = 0; k < length * n_; ++k) {
          CHECK_EQ(b.dest[k], small(salt, static_cast<int>(k / length), k % length));
        }
        break;
      case 2:
        collect(b, salt, length);
        break;
      case 3:
        CHECK_EQ(shmem_int64_alltoall(SHMEM_TEAM_WORLD, b.dest, b.source, length), 0);
        for (size_t k = 0; k < length * n_; ++k) {
          CHECK_EQ(b.dest[k], small(salt, static_cast<int>(k / length),
                                    static_cast<size_t>(s_.me) * length + k % length));
        }
        break;
      case 4:
        CHECK_EQ(shmem_int64_sum_reduce(SHMEM_TEAM_WORLD, b.dest, b.source, length), 0);
        check_sum(b, salt, length);
        break;
      default:
        for (size_t i = 0; i < length; ++i) b.dest[i] = b.source[i];
        CHECK_EQ(shmem_int64_sum_reduce(SHMEM_TEAM_WORLD, b.dest, b.dest, length), 0);
        check_sum(b, salt, length);
    }
    // The source is ours again: whoever still reads it gets nonsense.
    for (size_t i = 0; i < sent; ++i) b.source[i] = -1;
  }

  void collect(const Buffers& b, uint64_t salt, size_t length) {
    auto count = [&](size_t pe) { return length * (pe + 1) / n_; };
    CHECK_EQ(shmem_int64_collect(SHMEM_TEAM_WORLD, b.dest, b.source, count(static_cast<size_t>(s_.me))), 0);
    size_t at = 0;
    for (size_t pe = 0; pe < n_; at += count(pe), ++pe) {
      for (size_t i = 0; i < count(pe); ++i) CHECK_EQ(b.dest[at + i], small(salt, static_cast<int>(pe), i));
    }
  }

  void check_sum(const Buffers& b, uint64_t salt, size_t length) {
    for (size_t i = 0; i < length; ++i) {
      int64_t want = 0;
      for (int pe = 0; pe < s_.n; ++pe) want += small(salt, pe, i);
      CHECK_EQ(b.dest[i], want);
    }
  }

  static int64_t small(uint64_t salt, int pe, size_t i) {
    return static_cast<int64_t>(test::element<uint32_t>(salt, pe, i));
  }

  void dawdle() {
    volatile int spin = 0;
    for (int i = 0; i < 20000; ++i) spin = spin + 1;
  }

  test::Session& s_;
  size_t n_;
  int round_ = 0;
  Buffers buffers_[kBuffers];
};

/// Small collectives again and again with no synchronisation but their own, roots changing. Everybody
/// contributes to the reduction after reading the broadcast, so the next broadcast may overwrite it; the
/// reduction's own result has two places in turn for the same reason.
void tight_loop(test::Session& s) {
  int64_t* word = test::symmetric<int64_t>(5);
  for (int k = 0; k < (test::all() ? 50000 : 5000); ++k) {
    test::note("tight loop, round %d", k);
    const int root = k % s.n;
    word[0] = int64_t{k} * 100 + s.me;
    CHECK_EQ(shmem_int64_broadcast(SHMEM_TEAM_WORLD, word + 1, word, 1, root), 0);
    CHECK_EQ(word[1], int64_t{k} * 100 + root);
    word[2] = word[1] + s.me;
    CHECK_EQ(shmem_int64_sum_reduce(SHMEM_TEAM_WORLD, word + 3 + k % 2, word + 2, 1), 0);
    CHECK_EQ(word[3 + k % 2], (int64_t{k} * 100 + root) * s.n + int64_t{s.n} * (s.n - 1) / 2);
  }
  shmem_barrier_all();
  shmem_free(word);
}

/// Reductions into the same place again and again, as programs do that look for no rule: who is ahead leaves
/// the result alone that another PE still reads.
void same_place(test::Session& s) {
  int64_t* dest = test::symmetric<int64_t>(kLongest);
  int64_t* source = test::symmetric<int64_t>(kLongest);
  for (int k = 0; k < (test::all() ? 3000 : 60); ++k) {
    test::note("same place, round %d", k);
    const size_t length = k % 3 == 0 ? 1 : kLongest;
    for (size_t i = 0; i < length; ++i) source[i] = k * 1000 + s.me;
    CHECK_EQ(shmem_int64_sum_reduce(SHMEM_TEAM_WORLD, dest, source, length), 0);
    if ((k + s.me) % 2 == 0) usleep(300);
    for (size_t i = 0; i < length; ++i)
      CHECK_EQ(dest[i], int64_t{k} * 1000 * s.n + int64_t{s.n} * (s.n - 1) / 2);
  }
  shmem_barrier_all();
  shmem_free(source);
  shmem_free(dest);
}

}  // namespace

int main() {
  test::Session session("back_to_back");
  Chain(session).run(test::all() ? 20000 : 2000);
  tight_loop(session);
  same_place(session);
  return session.done();
}
