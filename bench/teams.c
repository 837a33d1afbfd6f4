/* SPDX-License-Identifier: Apache-2.0 */
/* Teams: one of all PEs made and destroyed, and a synchronisation of a team of every other PE. Any number of
 * PEs. */
#include "bench.h"

static shmem_team_t half;

static void split(long count, const Case* c) {
  (void)c;
  for (long i = 0; i < count; ++i) {
    shmem_team_t team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, bench_pes, NULL, 0, &team);
    shmem_team_destroy(team);
  }
}

static void sync_half(long count, const Case* c) {
  (void)c;
  if (bench_me % 2 != 0) return;
  for (long i = 0; i < count; ++i) shmem_team_sync(half);
}

int main(int argc, char** argv) {
  bench_begin(argc, argv);
  const Case none = {0, NULL, NULL};
  Timing t = measure_together(split, &none);
  if (bench_me == 0) print_us("team_split", 0, bench_pes, &t, "");
  if (bench_pes >= 4) {
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (bench_pes + 1) / 2, NULL, 0, &half);
    t = measure_together(sync_half, &none);
    if (bench_me == 0) print_us("team_sync_half", 0, bench_pes, &t, "");
    if (bench_me % 2 == 0) shmem_team_destroy(half);
  }
  bench_end();
  return 0;
}
