/* SPDX-License-Identifier: Apache-2.0 */
/* Jacobi's iteration on a square of doubles, whose rows are dealt out over the PEs in blocks: each computes
   its outer rows, sends them to its neighbours by put with signal, computes the rest, and waits for those of
   its neighbours; every kNorm iterations all sum up how much has changed. Any number of PEs. */
#include "bench.h"

enum { kSide = 512, kNorm = 16 };

typedef double Line[kSide];

/* Of both squares in turn: `mine` rows, and one above and one below, which the neighbours write. */
static Line* square[2];
static uint64_t* told; /* symmetric: the last turn of the PE above, and of the PE below */
static double* norm;   /* symmetric: of this PE, and of all */
static int mine, first;
static uint64_t turn;

static double update(Line* to, const Line* from, int row) {
  double change = 0;
  for (int i = 1; i < kSide - 1; ++i) {
    const double value = 0.25 * (from[row - 1][i] + from[row + 1][i] + from[row][i - 1] + from[row][i + 1]);
    change += (value - from[row][i]) * (value - from[row][i]);
    to[row][i] = value;
  }
  return change;
}

/* Once the outer rows are computed, nobody here reads what the neighbours will write next. */
static void iterate(void) {
  Line *from = square[turn % 2], *to = square[++turn % 2];
  const int above = bench_me - 1, below = bench_me + 1;
  norm[0] = update(to, from, 1) + update(to, from, mine);
  if (above >= 0) {
    shmem_putmem_signal(to[mine + 1], to[1], sizeof(Line), &told[1], turn, SHMEM_SIGNAL_SET, above);
  }
  if (below < bench_pes) {
    shmem_putmem_signal(to[0], to[mine], sizeof(Line), &told[0], turn, SHMEM_SIGNAL_SET, below);
  }
  for (int row = 2; row < mine; ++row) norm[0] += update(to, from, row);
  if (above >= 0) shmem_signal_wait_until(&told[0], SHMEM_CMP_GE, turn);
  if (below < bench_pes) shmem_signal_wait_until(&told[1], SHMEM_CMP_GE, turn);
  if (turn % kNorm != 0) return;
  shmem_double_sum_reduce(SHMEM_TEAM_WORLD, &norm[1], &norm[0], 1);
  shmem_sync_all();
}

static void jacobi(long count, const Case* c) {
  (void)c;
  for (long i = 0; i < count; ++i) iterate();
}

/* The row of all before the first iteration; the outermost rows and columns stay. */
static void set(Line line, int row) {
  for (int i = 0; i < kSide; ++i) line[i] = (row * 37 + i * 101) % 1000;
}

/* Some iterations from the start are those of one PE that has all rows. */
static void check(void) {
  enum { kTurns = 20 };
  Line* all[2] = {malloc((kSide + 2) * sizeof(Line)), malloc((kSide + 2) * sizeof(Line))};
  if (!all[0] || !all[1]) bench_fail("no memory for the check");
  for (int k = 0; k < 2; ++k) {
    for (int row = 0; row < kSide + 2; ++row) set(all[k][row], row);
    for (int row = 0; row < mine + 2; ++row) set(square[k][row], first + row);
  }
  shmem_barrier_all();
  const uint64_t start = turn;
  for (int i = 0; i < kTurns; ++i) iterate();
  for (uint64_t i = start; i < turn; ++i) {
    for (int row = 1; row <= kSide; ++row) update(all[(i + 1) % 2], all[i % 2], row);
  }
  if (memcmp(square[turn % 2][1], all[turn % 2][first + 1], (size_t)mine * sizeof(Line)) != 0) {
    bench_fail("the iteration went wrong");
  }
  free(all[0]);
  free(all[1]);
}

int main(int argc, char** argv) {
  bench_begin(argc, argv);
  mine = kSide / bench_pes;
  if (mine < 2 || kSide % bench_pes != 0) bench_fail("jacobi runs on 1, 2, 4, 8 ... 256 PEs");
  first = bench_me * mine;
  void* work = bench_alloc(BENCH_WORK_BYTES(8) + 8);
  bench_use_work(work);
  for (int k = 0; k < 2; ++k) square[k] = bench_alloc((size_t)(mine + 2) * sizeof(Line));
  told = bench_alloc(2 * sizeof *told);
  norm = bench_alloc(2 * sizeof *norm);
  for (int k = 0; k < 2; ++k) {
    for (int row = 0; row < mine + 2; ++row) set(square[k][row], first + row);
  }
  const Case none = {0, NULL, NULL};
  const Timing t = measure_together(jacobi, &none);
  check();
  if (bench_me == 0) print_us("jacobi", 0, bench_pes, &t, "");
  shmem_barrier_all();
  shmem_free(norm);
  shmem_free(told);
  shmem_free(square[1]);
  shmem_free(square[0]);
  shmem_free(work);
  bench_end();
  return 0;
}
