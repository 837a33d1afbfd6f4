// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 120
// Ordering: message passing by put, fence, p; store buffering with quiet; quiet after nonblocking puts and
// gets; pe_quiet; barrier completes puts; sync completes plain stores.
#include "../common/check.hpp"

namespace {

int rounds() { return test::all() ? 20000 : 1000; }

/// put data, fence, p flag: whoever sees the flag sees the data. No reader's call but loads and waits.
void message_passing(test::Session& s, bool ctx) {
  constexpr size_t kLength = 37;
  uint64_t* data = test::symmetric<uint64_t>(kLength);
  int *flag = test::symmetric<int>(1), *taken = test::symmetric<int>(1);
  uint64_t source[kLength];
  for (int k = 1; k <= rounds(); ++k) {
    test::note("put, %sfence, p; round %d", ctx ? "ctx_" : "", k);
    test::fill(source, kLength, static_cast<uint64_t>(k), s.me);
    // Two puts and a nonblocking one, all before the fence.
    shmem_uint64_put(data, source, 17, s.right());
    shmem_uint64_put_nbi(data + 17, source + 17, 19, s.right());
    shmem_uint64_p(data + 36, source[36], s.right());
    ctx ? shmem_ctx_fence(SHMEM_CTX_DEFAULT) : shmem_fence();
    shmem_int_p(flag, k, s.right());
    shmem_int_wait_until(flag, SHMEM_CMP_EQ, k);
    CHECK_FILLED(data, kLength, static_cast<uint64_t>(k), s.left());
    shmem_int_p(taken, k, s.left());
    shmem_int_wait_until(taken, SHMEM_CMP_EQ, k);
    shmem_quiet();
  }
  shmem_free(taken);
  shmem_free(flag);
  shmem_free(data);
}

/// Store buffering between pairs: write into the partner, quiet, read what the partner writes. In no round
/// may both have missed the other's write.
void store_buffering(test::Session& s) {
  const int partner = s.me ^ 1;
  if (s.n % 2) return;  // pairs only
  const size_t n = static_cast<size_t>(rounds()) * 5;
  int* word = test::symmetric<int>(n);
  int* read = test::symmetric<int>(n);
  for (size_t k = 0; k < n; ++k) {
    if (k % 5 == 0) shmem_sync_all();  // keeps the two close together
    shmem_int_p(word + k, 1, partner);
    shmem_quiet();
    read[k] = shmem_int_g(word + k, s.me);
  }
  shmem_barrier_all();
  size_t both = 0;
  for (size_t k = 0; k < n; ++k) {
    test::note("store buffering with quiet, round %zu", k);
    const int other = shmem_int_g(read + k, partner);
    CHECK(read[k] == 1 || other == 1);
    both += read[k] == 1 && other == 1;
  }
  if (s.me == 0) std::printf("store buffering: %zu rounds, in %zu of them both saw the other\n", n, both);
  shmem_barrier_all();
  shmem_free(read);
  shmem_free(word);
}

/// After quiet the data of nonblocking puts is at the target: a third party that is told by us can read it.
void quiet_completes(test::Session& s) {
  constexpr size_t kPieces = 20, kLength = 50;
  long* data = test::symmetric<long>(kPieces * kLength);
  int* told = test::symmetric<int>(1);
  std::vector<long> source(kPieces * kLength), copy(kPieces * kLength);
  for (int k = 1; k <= rounds() / 20; ++k) {
    test::note("put_nbi, quiet, told to a third PE; round %d", k);
    const uint64_t salt = static_cast<uint64_t>(k);
    test::fill(source.data(), source.size(), salt, s.me);
    for (size_t i = 0; i < kPieces; ++i) {
      shmem_long_put_nbi(data + i * kLength, source.data() + i * kLength, kLength, s.right());
    }
    if (k % 3 == 0) {
      const int targets[] = {s.right(), s.me};
      shmem_pe_quiet(targets, 2);
      shmem_pe_quiet(nullptr, 0);
    } else if (k % 3 == 1) {
      const int target = s.right();
      shmem_ctx_pe_quiet(SHMEM_CTX_DEFAULT, &target, 1);
    } else {
      shmem_quiet();
    }
    // `data` of right(1) is complete; right(2), who hears of it from us, reads it there.
    shmem_int_p(told, k, s.right(2));
    shmem_int_wait_until(told, SHMEM_CMP_EQ, k);
    for (size_t i = 0; i < kPieces; ++i) {
      shmem_long_get_nbi(copy.data() + i * kLength, data + i * kLength, kLength, s.left());
    }
    shmem_quiet();
    CHECK_FILLED(copy.data(), copy.size(), salt, s.left(2));
    shmem_barrier_all();
  }
  shmem_free(told);
  shmem_free(data);
}

/// barrier_all completes puts of everybody; sync_all orders plain stores to the own heap.
void barriers(test::Session& s) {
  uint64_t* word = test::symmetric<uint64_t>(static_cast<size_t>(s.n));
  uint64_t* mine = test::symmetric<uint64_t>(1);
  uint64_t sources[64];
  for (int k = 1; k <= rounds() / 4; ++k) {
    test::note("barrier_all completes, round %d", k);
    const uint64_t value = static_cast<uint64_t>(k) * 1000;
    for (int pe = 0; pe < s.n; ++pe) {
      sources[pe] = value + static_cast<uint64_t>(s.me);
      if (k % 2) {
        shmem_uint64_put_nbi(word + s.me, sources + pe, 1, pe);
      } else {
        shmem_uint64_p(word + s.me, sources[pe], pe);
      }
    }
    shmem_barrier_all();
    for (int pe = 0; pe < s.n; ++pe) CHECK_EQ(word[pe], value + static_cast<uint64_t>(pe));
    test::note("sync completes plain stores, round %d", k);
    *mine = value + 7 * static_cast<uint64_t>(s.me);
    if (k % 2) {
      shmem_sync_all();
    } else {
      CHECK_EQ(shmem_team_sync(SHMEM_TEAM_WORLD), 0);
    }
    CHECK_EQ(shmem_uint64_g(mine, s.right()), value + 7 * static_cast<uint64_t>(s.right()));
    shmem_sync_all();
  }
  shmem_free(mine);
  shmem_free(word);
}

/// Fences and quiets with nothing to do, or on no context, return.
void nothing_to_order() {
  test::note("fence and quiet with nothing outstanding");
  for (int i = 0; i < 1000; ++i) {
    shmem_fence();
    shmem_quiet();
    shmem_ctx_quiet(SHMEM_CTX_INVALID);
    shmem_ctx_fence(SHMEM_CTX_INVALID);
  }
}

/// A PE that computes and calls nothing is still reachable: one-sided operations progress by themselves.
void target_is_busy(test::Session& s) {
  if (s.n < 2) return;
  test::note("put, atomic and get while the target makes no calls");
  int* word = test::symmetric<int>(2);
  shmem_barrier_all();
  if (s.me == 0) {
    volatile int* seen = word;
    while (*seen != s.n - 1) {  // plain loads, no library call
    }
  } else {
    CHECK_EQ(shmem_int_g(word + 1, 0), 0);
    shmem_int_atomic_inc(word, 0);
    shmem_quiet();
  }
  shmem_barrier_all();
  shmem_free(word);
}

}  // namespace

int main() {
  test::Session session("order");
  message_passing(session, false);
  message_passing(session, true);
  store_buffering(session);
  quiet_completes(session);
  barriers(session);
  nothing_to_order();
  target_is_busy(session);
  return session.done();
}
