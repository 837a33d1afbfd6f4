// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 120
// Barriers: nobody leaves before all have come, thousands of times, mixed kinds, with PEs that arrive late.
#include "../common/check.hpp"

#include <time.h>

namespace {

void enter(int kind) {
  switch (kind) {
    case 0:
      shmem_barrier_all();
      break;
    case 1:
      shmem_sync_all();
      break;
    default:
      CHECK_EQ(shmem_team_sync(SHMEM_TEAM_WORLD), 0);
  }
}

}  // namespace

int main() {
  test::Session s("sync");
  long* rounds_of = test::symmetric<long>(static_cast<size_t>(s.n));  // filled by every PE on every PE
  const long rounds = test::all() ? 50000 : 3000;
  for (long k = 1; k <= rounds; ++k) {
    const int kind = static_cast<int>(s.common() % 3);
    const int late = static_cast<int>(s.common() % static_cast<uint64_t>(s.n));
    test::note("round %ld, kind %d", k, kind);
    if (k % 256 == 0 && s.me == late) {
      const timespec pause = {0, 2000000};
      nanosleep(&pause, nullptr);
    }
    for (int pe = 0; pe < s.n; ++pe) shmem_long_p(rounds_of + s.me, k, pe);
    shmem_quiet();
    enter(kind);
    // All have entered round k. Some may already be in round k + 1, none beyond: that barrier needs us.
    for (int pe = 0; pe < s.n; ++pe) {
      const long at = shmem_long_g(rounds_of + pe, s.me);
      CHECK(at == k || at == k + 1);
    }
  }
  shmem_barrier_all();
  shmem_free(rounds_of);
  return s.done();
}
