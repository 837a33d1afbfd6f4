// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 180
// broadcast, collect, fcollect, alltoall, alltoalls for every type and mem, on the world and (one type and
// mem) on other teams.
#include "../common/collective_tester.hpp"
#include "../common/teams.hpp"
#include "../common/types.hpp"

int main() {
  test::Session session("collectives");
  {
    using Tester = test::CollectiveTester<test::Team>;
    test::Teams teams(session);
    Tester tester(test::all() ? size_t{8} << 20 : size_t{1} << 20);
    tester.on(teams.world());
#define ROUTINES(NAME, TYPE)                                                          \
  test::Routines<test::Team, TYPE>{"shmem_" #NAME,          shmem_##NAME##_broadcast, \
                                   shmem_##NAME##_collect,  shmem_##NAME##_fcollect,  \
                                   shmem_##NAME##_alltoall, shmem_##NAME##_alltoalls}
#define ROW(NAME, TYPE) tester.run(ROUTINES(NAME, TYPE));
    TEST_RMA_TYPES(ROW)
    using Byte = test::Bytes<1>;
#define MEM(CALL) [](shmem_team_t team, Byte* d, const Byte* s, size_t n) { return CALL(team, d, s, n); }
    const test::Routines<test::Team, Byte> mem = {
        "mem",
        [](shmem_team_t team, Byte* d, const Byte* s, size_t n, int root) {
          return shmem_broadcastmem(team, d, s, n, root);
        },
        MEM(shmem_collectmem),
        MEM(shmem_fcollectmem),
        MEM(shmem_alltoallmem),
        [](shmem_team_t team, Byte* d, const Byte* s, ptrdiff_t dst, ptrdiff_t sst, size_t n) {
          return shmem_alltoallsmem(team, d, s, dst, sst, n);
        }};
    tester.run(mem);
    for (test::Team& team : teams.all()) {
      if (!team.has_me() || team.handle == SHMEM_TEAM_WORLD) continue;
      tester.on(team);
      tester.run(mem);
      tester.run(ROUTINES(int, int));
    }
    Tester wide(static_cast<size_t>(session.n) * ((size_t{1} << 20) + 100));
    wide.on(teams.world());
    wide.large(mem);
  }
  return session.done();
}
