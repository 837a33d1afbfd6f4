// SPDX-License-Identifier: Apache-2.0
// Everything that takes a context, once, in a ring of the PEs of its team.
#pragma once

#include "teams.hpp"

namespace test {

inline constexpr size_t kRingLength = 500;

/// What use_context works on. Collective to make and to destroy.
struct RingMemory {
  uint64_t* data = symmetric<uint64_t>(kRingLength * 3);
  uint64_t* word = symmetric<uint64_t>(4);
  uint64_t* signal = symmetric<uint64_t>(2);
  ~RingMemory() {
    shmem_free(signal);
    shmem_free(word);
    shmem_free(data);
  }
};

/// Everything that takes a context, in a ring of the team.
inline void use_context(Team& team, shmem_ctx_t ctx, RingMemory& m) {
  const uint64_t salt = team.common();
  uint64_t mine[kRingLength], got[kRingLength];
  fill(mine, kRingLength, salt, team.me);
  std::fill_n(m.data, kRingLength * 3, 0);
  std::fill_n(m.word, 4, 0);
  std::fill_n(m.signal, 2, 0);
  team.barrier();
  shmem_ctx_uint64_put_nbi(ctx, m.data, mine, kRingLength, team.right());
  shmem_ctx_quiet(ctx);
  shmem_ctx_uint64_put_signal(ctx, m.data + kRingLength, mine, kRingLength, m.signal, 5, SHMEM_SIGNAL_SET,
                              team.right());
  shmem_ctx_uint64_iput(ctx, m.data + 2 * kRingLength, mine, 2, 1, kRingLength / 2, team.left());
  shmem_ctx_fence(ctx);
  shmem_ctx_signal_add(ctx, m.signal + 1, 3, team.left());
  shmem_ctx_uint64_p(ctx, m.word, 1000 + static_cast<uint64_t>(team.me), team.right());
  shmem_signal_wait_until(m.signal, SHMEM_CMP_EQ, 5);
  CHECK_FILLED(m.data, kRingLength, salt, team.left());
  CHECK_FILLED(m.data + kRingLength, kRingLength, salt, team.left());
  shmem_signal_wait_until(m.signal + 1, SHMEM_CMP_EQ, 3);
  for (size_t i = 0; i < kRingLength / 2; ++i) {
    CHECK_EQ(m.data[2 * kRingLength + 2 * i], element<uint64_t>(salt, team.right(), i));
    CHECK_EQ(m.data[2 * kRingLength + 2 * i + 1], uint64_t{0});
  }
  shmem_uint64_wait_until(m.word, SHMEM_CMP_EQ, 1000 + static_cast<uint64_t>(team.left()));
  const int last = team.n - 1;
  shmem_ctx_uint64_atomic_add(ctx, m.word + 1, 1, last);
  shmem_ctx_uint64_atomic_fetch_add(ctx, m.word + 2, 10, last);
  uint64_t before = ~uint64_t{0};
  shmem_ctx_uint64_atomic_fetch_inc_nbi(ctx, &before, m.word + 3, last);
  shmem_ctx_pe_quiet(ctx, &last, 1);
  CHECK(before < static_cast<uint64_t>(team.n));
  team.barrier();
  const auto n = static_cast<uint64_t>(team.n);
  CHECK_EQ(shmem_ctx_uint64_g(ctx, m.word + 1, last), n);
  CHECK_EQ(shmem_ctx_uint64_atomic_fetch(ctx, m.word + 2, last), 10 * n);
  CHECK_EQ(shmem_ctx_uint64_g(ctx, m.word + 3, last), n);
  shmem_ctx_uint64_get(ctx, got, m.data, kRingLength, team.right());
  CHECK_FILLED(got, kRingLength, salt, team.me);
  shmem_ctx_uint64_get_nbi(ctx, got, m.data + kRingLength, kRingLength, team.left());
  shmem_ctx_quiet(ctx);
  CHECK_FILLED(got, kRingLength, salt, (team.left() + team.n - 1) % team.n);
  team.barrier();
}

}  // namespace test
