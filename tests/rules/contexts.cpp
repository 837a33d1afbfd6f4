// SPDX-License-Identifier: Apache-2.0
// PES: 1 2 3 4 8
// TIMEOUT: 120
// Rules of contexts and sessions: creation is everybody's own affair and may fail, destruction completes,
// sessions are hints.
#include "../common/context_ring.hpp"
#include "../common/rules.hpp"

namespace {

/// One PE alone creates and destroys contexts, in an order of its own.
void create_is_not_collective(test::Session& s) {
  if (s.me != s.n - 1) return;
  shmem_ctx_t ctx[3] = {};
  for (int i = 0; i < 3; ++i) CHECK_EQ(shmem_ctx_create(i == 1 ? SHMEM_CTX_PRIVATE : 0, &ctx[i]), 0);
  for (const int i : {1, 2, 0}) shmem_ctx_destroy(ctx[i]);
}

/// Who asks for too many is told so, and goes on; what was destroyed can be had again.
void too_many_is_no_error(test::Session&) {
  std::vector<shmem_ctx_t> all;
  shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
  for (int round = 0; round < 2; ++round) {
    while (all.size() < 100000 && shmem_ctx_create(0, &ctx) == 0) {
      CHECK(ctx != SHMEM_CTX_INVALID && ctx != SHMEM_CTX_DEFAULT);
      all.push_back(ctx);
    }
    CHECK(ctx == SHMEM_CTX_INVALID);
    for (const shmem_ctx_t one : all) shmem_ctx_quiet(one), shmem_ctx_destroy(one);
    CHECK_EQ(all.size(), size_t{1024});  // as the README says
    all.clear();
  }
}

/// Destroying a context completes what was begun on it: results are there, sources are free, targets are
/// written. SHMEM_CTX_INVALID is nothing to destroy.
void destroy_completes_first(test::Session& s) {
  constexpr size_t kLength = 100;
  auto* data = test::symmetric<long>(2 * kLength);
  auto* told = test::symmetric<long>(1);
  auto* count = test::symmetric<long>(1);
  test::fill(data + kLength, kLength, 5, s.me);
  std::vector<long> source(kLength), got(kLength);
  shmem_ctx_destroy(SHMEM_CTX_INVALID);
  shmem_barrier_all();
  for (long k = 1; k <= (test::all() ? 500 : 50); ++k) {
    test::note("destroy with operations pending, round %ld", k);
    shmem_ctx_t ctx = SHMEM_CTX_INVALID;
    CHECK_EQ(shmem_ctx_create(k % 2 ? SHMEM_CTX_PRIVATE : 0, &ctx), 0);
    test::fill(source.data(), kLength, static_cast<uint64_t>(k), s.me);
    std::fill(got.begin(), got.end(), -1);
    long before = -1;
    for (size_t i = 0; i < kLength; ++i) {
      shmem_ctx_long_put_nbi(ctx, data + i, source.data() + i, 1, s.right());
      shmem_ctx_long_get_nbi(ctx, got.data() + i, data + kLength + i, 1, s.right());
    }
    shmem_ctx_long_atomic_fetch_inc_nbi(ctx, &before, count, s.right());
    shmem_ctx_destroy(ctx);
    std::fill(source.begin(), source.end(), -1);
    CHECK_FILLED(got.data(), kLength, 5, s.right());
    CHECK_EQ(before, k - 1);
    shmem_long_p(told, k, s.right());  // no fence: the puts are complete
    shmem_long_wait_until(told, SHMEM_CMP_EQ, k);
    CHECK_FILLED(data, kLength, static_cast<uint64_t>(k), s.left());
    shmem_barrier_all();
  }
  shmem_free(count);
  shmem_free(told);
  shmem_free(data);
}

/// Whatever they say, everything works as without them. Sessions may be started again and again, with other
/// options and values, and stopped twice.
void sessions_are_hints(test::Session& s) {
  test::RingMemory memory;
  test::Teams teams(s);
  test::Team& world = teams.world();
  shmem_ctx_t ctx = SHMEM_CTX_INVALID;
  CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
  const shmem_ctx_session_config_t some = {1000}, few = {1};
  shmem_ctx_session_start(SHMEM_CTX_INVALID, 0, nullptr, 0);
  shmem_ctx_session_start(SHMEM_CTX_INVALID, SHMEM_CTX_SESSION_BATCH, &few, SHMEM_CTX_SESSION_TOTAL_OPS);
  shmem_ctx_session_stop(SHMEM_CTX_INVALID);
  for (const shmem_ctx_t one : {static_cast<shmem_ctx_t>(SHMEM_CTX_DEFAULT), ctx}) {
    test::note("sessions");
    shmem_ctx_session_stop(one);  // none has begun
    shmem_ctx_session_start(one, 0, nullptr, 0);
    shmem_ctx_session_start(one, SHMEM_CTX_SESSION_BATCH, &some, SHMEM_CTX_SESSION_TOTAL_OPS);
    test::use_context(world, one, memory);
    shmem_ctx_session_start(one, 0, &few, SHMEM_CTX_SESSION_TOTAL_OPS);  // fewer than follow
    test::use_context(world, one, memory);
    shmem_ctx_session_stop(one);
    shmem_ctx_session_stop(one);
    test::use_context(world, one, memory);
  }
  shmem_ctx_destroy(ctx);
}

/// A session delays nothing for ever: what is sent in it arrives without a stop, a fence or a quiet.
void session_does_not_hold_back(test::Session& s) {
  auto* words = test::symmetric<long>(2);
  shmem_ctx_session_start(SHMEM_CTX_DEFAULT, SHMEM_CTX_SESSION_BATCH, nullptr, 0);
  shmem_long_atomic_inc(words, s.right());
  shmem_long_p(words + 1, 7, s.right());
  shmem_long_wait_until(words, SHMEM_CMP_EQ, 1);
  shmem_long_wait_until(words + 1, SHMEM_CMP_EQ, 7);
  shmem_ctx_session_stop(SHMEM_CTX_DEFAULT);
  shmem_barrier_all();
  shmem_free(words);
}

}  // namespace

int main(int argc, char** argv) {
  return test::run_rules("contexts", argc, argv,
                         {{"r23_create_is_not_collective", create_is_not_collective},
                          {"r23_too_many_is_no_error", too_many_is_no_error},
                          {"r23_destroy_completes_first", destroy_completes_first},
                          {"r30_sessions_are_hints", sessions_are_hints},
                          {"r30_session_does_not_hold_back", session_does_not_hold_back}});
}
