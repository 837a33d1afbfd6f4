// SPDX-License-Identifier: Apache-2.0
// Start by a unique id, and teams of any PEs. That an id brings strangers together is shown by tests/python.
#include <pshmemx.h>

#include "../common/check.hpp"

#include <algorithm>
#include <numeric>

namespace {

/// In a process that has a job it continues that one.
void start(test::Session& s) {
  test::note("init_uniqueid within a job");
  shmemx_uniqueid_t id{};
  int provided = -1;
  CHECK_EQ(shmemx_init_uniqueid(&id, s.me, s.n, SHMEM_THREAD_MULTIPLE, &provided), SHMEMX_SUCCESS);
  CHECK(provided >= SHMEM_THREAD_SINGLE);
  CHECK_EQ(pshmemx_init_uniqueid(nullptr, s.me, s.n, SHMEM_THREAD_SINGLE, &provided), SHMEMX_ERROR_REFUSED);
  CHECK_EQ(shmemx_init_uniqueid(&id, s.me, s.n, SHMEM_THREAD_SINGLE, nullptr), SHMEMX_ERROR_REFUSED);
  shmem_finalize();  // there are two inits now
  CHECK_EQ(shmemx_get_uniqueid(nullptr), SHMEMX_ERROR_REFUSED);
  shmemx_uniqueid_t first{}, second{};
  CHECK_EQ(shmemx_get_uniqueid(&first), SHMEMX_SUCCESS);
  CHECK_EQ(pshmemx_get_uniqueid(&second), SHMEMX_SUCCESS);
  CHECK(std::memcmp(&first, &second, sizeof first) != 0);
}

/// Lists in random order, the same on all PEs; members only call. All of a round exist at once, and those of
/// a round before are gone.
void teams(test::Session& s) {
  long* sum = test::symmetric<long>(1);
  long* mine = test::symmetric<long>(1);
  for (int round = 0; round < 20; ++round) {
    std::vector<int> pes(static_cast<size_t>(s.n));
    std::iota(pes.begin(), pes.end(), 0);
    std::shuffle(pes.begin(), pes.end(), s.common);
    const size_t cut = s.common() % pes.size() + 1;
    test::note("round %d, the first %zu of a random order", round, cut);
    const auto place = static_cast<size_t>(std::find(pes.begin(), pes.end(), s.me) - pes.begin());
    const size_t begin = place < cut ? 0 : cut;
    const size_t count = place < cut ? cut : pes.size() - cut;
    shmem_team_t team = SHMEM_TEAM_INVALID;
    CHECK_EQ(shmemx_team_create(pes.data() + begin, count, &team), SHMEMX_SUCCESS);
    CHECK_EQ(shmem_team_my_pe(team), static_cast<int>(place - begin));
    CHECK_EQ(shmem_team_n_pes(team), static_cast<int>(count));
    for (size_t i = 0; i < count; ++i)
      CHECK_EQ(shmem_team_translate_pe(team, static_cast<int>(i), SHMEM_TEAM_WORLD), pes[begin + i]);
    *mine = s.me + 1;
    shmem_long_sum_reduce(team, sum, mine, 1);
    long expected = 0;
    for (size_t i = 0; i < count; ++i) expected += pes[begin + i] + 1;
    CHECK_EQ(*sum, expected);
    shmem_team_destroy(team);
  }
  shmem_barrier_all();
  shmem_free(mine);
  shmem_free(sum);
}

}  // namespace

int main() {
  test::Session s("extensions_start");
  start(s);
  teams(s);
  return s.done();
}
