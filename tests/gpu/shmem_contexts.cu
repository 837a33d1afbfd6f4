// SPDX-License-Identifier: Apache-2.0
// Teams and contexts of OpenSHMEM in kernels, on device and on host memory: PE numbers count in the team of
// the context; every block has a context of its own, and completes and orders what it has begun by that.
#include "gpu_check.cuh"

#if TEST_ISOMEM
#include <shmem.h>

namespace {

enum What { kQuery, kPut, kGet, kSignal, kAtomic, kStatus, kSum };
const char* const kWhat[] = {"answer of a query", "element that was put", "element that was got", "signal",
                             "sum of atomics",    "status of call",       "sum over a team"};

constexpr int kBlocks = 8;
constexpr size_t kElements = 33;
constexpr int kRounds = 50;

/// What one block of every member uses.
struct Area {
  uint64_t data[kElements], single, signal, count, total, mine;
};

struct Ring {
  shmem_team_t team;
  shmem_ctx_t ctx[kBlocks];
  Area* area;  // one a block, symmetric
  int me, n;
};

__device__ uint64_t value(int pe, int round, size_t i) {
  return gpu::word(static_cast<uint64_t>(round), pe, blockIdx.x * 1000 + i);
}

/// One thread of each block, in a ring of the team; each round waits for the one before it on both sides.
__global__ void ring(Ring r, uint64_t* scratch, gpu::Report* report) {
  Area* const area = r.area + blockIdx.x;
  const shmem_ctx_t ctx = r.ctx[blockIdx.x];
  uint64_t* const mine = scratch + blockIdx.x * kElements;
  const int right = (r.me + 1) % r.n, left = (r.me + r.n - 1) % r.n, last = r.n - 1;
  for (int round = 1; round <= kRounds; ++round) {
    const uint64_t at = static_cast<uint64_t>(round);
    for (size_t i = 0; i < kElements; ++i) mine[i] = value(r.me, round, i);
    shmem_put_nbi(ctx, area->data, mine, kElements - 1, right);
    shmem_ctx_fence(ctx);
    shmem_put_signal(ctx, area->data + kElements - 1, mine + kElements - 1, 1, &area->signal, at,
                     SHMEM_SIGNAL_SET, right);
    shmem_signal_wait_until(&area->signal, SHMEM_CMP_GE, at);
    for (size_t i = 0; i < kElements; ++i) gpu::expect(report, kPut, i, area->data[i], value(left, round, i));
    shmem_atomic_add(ctx, &area->count, at, last);
    shmem_ctx_quiet(ctx);
    shmem_ctx_uint64_p(ctx, &area->single, at, left);  // read; send the next
    shmem_wait_until(&area->single, SHMEM_CMP_GE, at);
  }
  shmem_ctx_signal_add(ctx, &area->total, 1, last);
  shmem_ctx_quiet(ctx);
}

/// After a barrier of all.
__global__ void look(Ring r, uint64_t* scratch, gpu::Report* report) {
  const Area* const area = r.area + blockIdx.x;
  const shmem_ctx_t ctx = r.ctx[blockIdx.x];
  const int right = (r.me + 1) % r.n, last = r.n - 1;
  const auto n = static_cast<uint64_t>(r.n);
  gpu::expect(report, kAtomic, 0, shmem_g(ctx, &area->count, last), n * (kRounds * (kRounds + 1) / 2));
  gpu::expect(report, kSignal, 1, shmem_atomic_fetch(ctx, &area->total, last), n);
  uint64_t* const got = scratch + blockIdx.x * kElements;
  shmem_ctx_uint64_get(ctx, got, area->data, kElements, right);
  for (size_t i = 0; i < kElements; ++i) gpu::expect(report, kGet, i, got[i], value(r.me, kRounds, i));
  if (blockIdx.x != 0) return;
  gpu::expect(report, kQuery, 0, static_cast<uint64_t>(shmem_team_my_pe(r.team)),
              static_cast<uint64_t>(r.me));
  gpu::expect(report, kQuery, 1, static_cast<uint64_t>(shmem_team_n_pes(r.team)), n);
  const int pe = shmem_team_translate_pe(r.team, right, SHMEM_TEAM_WORLD);
  gpu::expect(report, kQuery, 2, reinterpret_cast<uint64_t>(shmem_team_ptr(r.team, area, right)),
              reinterpret_cast<uint64_t>(shmem_ptr(area, pe)));
  gpu::expect(report, kQuery, 3, reinterpret_cast<uint64_t>(shmem_team_ptr(SHMEM_TEAM_INVALID, area, 0)), 0);
  r.area->mine = static_cast<uint64_t>(r.me) + 1;
  const int status = shmem_sum_reduce(r.team, &r.area->total, &r.area->mine, 1);
  gpu::expect(report, kStatus, 0, static_cast<uint64_t>(status), 0);
  gpu::expect(report, kSum, 0, r.area->total, n * (n + 1) / 2);
  gpu::expect(report, kStatus, 1, static_cast<uint64_t>(shmem_team_sync(r.team)), 0);
}

void run_ring(gpu::Session& s, shmem_team_t team, Area* area, const char* what) {
  s.note("contexts of %s", what);
  Ring r = {team, {}, area, shmem_team_my_pe(team), shmem_team_n_pes(team)};
  for (int i = 0; i < kBlocks && r.me >= 0; ++i) {
    const long options = i % 3 == 0 ? 0 : i % 3 == 1 ? SHMEM_CTX_SERIALIZED : SHMEM_CTX_NOSTORE;
    if (shmem_team_create_ctx(team, options, &r.ctx[i]) != 0) gpu::die("no context of %s", what);
  }
  gpu::Private<uint64_t> scratch(kBlocks * kElements);
  CUDA(cudaMemset(area, 0, kBlocks * sizeof(Area)));
  gpu::everybody();
  if (r.me >= 0) ring<<<kBlocks, 1>>>(r, scratch.get(), s.report());
  gpu::everybody();
  if (r.me >= 0) look<<<kBlocks, 1>>>(r, scratch.get(), s.report());
  gpu::everybody();
  s.collect(kWhat);
  for (int i = 0; i < kBlocks && r.me >= 0; ++i) shmem_ctx_destroy(r.ctx[i]);
}

void run_teams(gpu::Session& s, Area* area) {
  run_ring(s, SHMEM_TEAM_WORLD, area, "the world");
  shmem_team_t backwards, second, row, column;
  shmem_team_split_strided(SHMEM_TEAM_WORLD, s.n - 1, -1, s.n, nullptr, 0, &backwards);
  run_ring(s, backwards, area, "the world backwards");
  shmem_team_split_strided(SHMEM_TEAM_WORLD, s.n > 1, 2, (s.n + (s.n == 1)) / 2, nullptr, 0, &second);
  run_ring(s, second, area, "every second PE");
  shmem_team_split_2d(SHMEM_TEAM_WORLD, 2, nullptr, 0, &row, nullptr, 0, &column);
  run_ring(s, row, area, "a row");
  run_ring(s, column, area, "a column");
  for (const shmem_team_t team : {column, row, second, backwards}) shmem_team_destroy(team);
}

}  // namespace

int main() {
  gpu::Session session("gpu.shmem_contexts");
  {
    gpu::Symmetric<Area> on_device(kBlocks);
    run_teams(session, on_device.get());
    Area* on_host = static_cast<Area*>(shmem_calloc(kBlocks, sizeof(Area)));
    if (!on_host) gpu::die("shmem_calloc gave no memory");
    run_teams(session, on_host);
    shmem_free(on_host);
  }
  return session.done();
}
#else
int main() {
  std::printf("gpu.shmem_contexts: skipped: this library has no shmem_* in kernels\n");
  return 77;
}
#endif
