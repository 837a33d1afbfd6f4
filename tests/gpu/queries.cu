// SPDX-License-Identifier: Apache-2.0
// What kernels ask without moving data: who and where, versions, teams, direct pointers, hints that have no
// effect; and the launch: how many blocks run at once, grids of that size, attributes, refusals.
#include <algorithm>

#include "gpu_check.cuh"
#include "gpu_teams.cuh"

namespace {

enum What { kWho, kVersion, kName, kPointer, kTeam, kTranslated, kHint, kRegion, kLayout };
const char* const kWhat[] = {"who this PE is",
                             "version (place: of which it is a part)",
                             "character of the name",
                             "what nvshmem_ptr gives (place: PE)",
                             "number in the team (place: 0 PE, 1 size)",
                             "translated number (place: member)",
                             "answer of a hint",
                             "answer about a region (place: of which call)",
                             "layout"};

__device__ void expect(gpu::Report* report, What what, int where, long long got, long long want) {
  gpu::expect(report, what, static_cast<uint64_t>(where), static_cast<uint64_t>(got),
              static_cast<uint64_t>(want));
}

__global__ void who(int me, int n, gpu::Report* report) {
  expect(report, kWho, 0, nvshmem_my_pe(), me);
  expect(report, kWho, 1, nvshmem_n_pes(), n);
  int major = -1, minor = -1, patch = -1;
  nvshmem_info_get_version(&major, &minor);
  expect(report, kVersion, 0, major, NVSHMEM_MAJOR_VERSION);
  expect(report, kVersion, 1, minor, NVSHMEM_MINOR_VERSION);
  nvshmemx_vendor_get_version_info(&major, &minor, &patch);
  expect(report, kVersion, 2, major, NVSHMEM_VENDOR_MAJOR_VERSION);
  expect(report, kVersion, 3, minor, NVSHMEM_VENDOR_MINOR_VERSION);
  expect(report, kVersion, 4, patch, NVSHMEM_VENDOR_PATCH_VERSION);
  const char want[] = NVSHMEM_VENDOR_STRING;
  char name[NVSHMEM_MAX_NAME_LEN];
  nvshmem_info_get_name(name);
  for (int i = 0; i < static_cast<int>(sizeof want); ++i) expect(report, kName, i, name[i], want[i]);
}

/// `word` holds the number of its PE and 1000, on every PE.
__global__ void pointers(const int* word, const int* own, int me, int n, gpu::Report* report) {
  for (int pe = 0; pe < n; ++pe) {
    const auto* there = static_cast<const volatile int*>(nvshmem_ptr(word, pe));
    expect(report, kPointer, pe, there ? *there : -1, 1000 + pe);
    const auto* inside = static_cast<const int*>(nvshmem_ptr(word + 1, pe));
    expect(report, kPointer, pe, inside - const_cast<const int*>(there), 1);
    if (pe != me) expect(report, kPointer, pe, nvshmem_ptr(own, pe) == nullptr, 1);
  }
  for (int pe : {-1, n, 1 << 30}) expect(report, kPointer, pe, nvshmem_ptr(word, pe) == nullptr, 1);
  expect(report, kPointer, me, nvshmemx_mc_ptr(NVSHMEM_TEAM_WORLD, word) == nullptr, 1);
}

/// `members`: the PEs of the team. A PE that is no member has the invalid handle.
__global__ void team_queries(nvshmem_team_t team, const int* members, int size, int rank, int n,
                             gpu::Report* report) {
  const bool belongs = rank >= 0;
  expect(report, kTeam, 0, nvshmem_team_my_pe(team), rank);
  expect(report, kTeam, 1, nvshmem_team_n_pes(team), belongs ? size : -1);
  for (int i = -1; i <= size; ++i) {
    const bool is_member = belongs && i >= 0 && i < size;
    expect(report, kTranslated, i, nvshmem_team_translate_pe(team, i, NVSHMEM_TEAM_WORLD),
           is_member ? members[i] : -1);
  }
  for (int pe = 0; belongs && pe < n; ++pe) {
    int number = -1;
    for (int i = 0; i < size; ++i) number = members[i] == pe ? i : number;
    expect(report, kTranslated, pe, nvshmem_team_translate_pe(NVSHMEM_TEAM_WORLD, pe, team), number);
  }
}

__device__ void expect_inside(gpu::Report* report, int where, uint32_t hints, int want) {
  int active = -1;
  expect(report, kRegion, where, nvshmemx_region_is_active(hints, &active), NVSHMEMX_SUCCESS);
  expect(report, kRegion, where, active, want);
}

/// Every thread asks. The last region is left open if `open`: the next kernel must not see it.
__global__ void regions(bool open, gpu::Report* report) {
  constexpr uint32_t kUnknown = 1u << 31;
  nvshmemx_region_attrs_t batches = NVSHMEMX_REGION_ATTRS_INITIALIZER,
                          unknown = NVSHMEMX_REGION_ATTRS_INITIALIZER;
  batches.hints = NVSHMEMX_REGION_HINT_BATCH_RMA;
  unknown.hints = kUnknown;
  nvshmemx_region_handle_t region = 0, nested = 0;
  int active = -1;
  const int invalid = NVSHMEMX_ERROR_INVALID_VALUE;
  expect(report, kRegion, 0, nvshmemx_region_start_block(nullptr, &batches), invalid);
  expect(report, kRegion, 1, nvshmemx_region_start_block(&region, &unknown), invalid);
  expect(report, kRegion, 2, nvshmemx_region_is_active(kUnknown, &active), invalid);
  expect(report, kRegion, 3, nvshmemx_region_is_active(0, nullptr), invalid);
  expect(report, kRegion, 4, nvshmemx_region_stop_block(1), invalid);
  for (int round = 0; round < 6; ++round) {
    const bool with_hint = round % 2;
    expect_inside(report, 10, NVSHMEMX_REGION_HINT_NONE, 0);
    expect(report, kRegion, 11, nvshmemx_region_start_block(&region, with_hint ? &batches : nullptr), 0);
    expect_inside(report, 12, NVSHMEMX_REGION_HINT_NONE, 1);
    expect_inside(report, 13, NVSHMEMX_REGION_HINT_BATCH_RMA, with_hint);
    expect(report, kRegion, 14, nvshmemx_region_start_block(&nested, nullptr), invalid);
    expect(report, kRegion, 15, nvshmemx_region_stop_block(region + 1), invalid);
    expect_inside(report, 16, NVSHMEMX_REGION_HINT_NONE, 1);
    if (!open || round < 5) expect(report, kRegion, 17, nvshmemx_region_stop_block(region), 0);
  }
}

__global__ void hints(gpu::Report* report) {
  extern __shared__ char lent[];
  expect(report, kHint, 6, nvshmemx_ask_smem(NVSHMEMX_SMEM_RECOMMENDED), 65536);
  expect(report, kHint, 8, nvshmemx_ask_smem(NVSHMEMX_SMEM_MINIMUM), 32768);
  expect(report, kHint, 9, nvshmemx_ask_smem(NVSHMEMX_SMEM_BARRIERS_ONLY), 1136);
  lent[threadIdx.x] = static_cast<char>(threadIdx.x);
  nvshmemx_give_smem(lent, blockDim.x);
  nvshmemx_flush_block();
  nvshmemx_flush_warp();
  nvshmemx_flush();
  nvshmemx_release_smem();
  __syncthreads();
  expect(report, kHint, 7, lent[threadIdx.x], static_cast<char>(threadIdx.x));  // nobody wrote there

  const auto layout =
      nvshmemx::make_layout(nvshmemx::make_shape(5, ConstInt<7>{}), nvshmemx::make_stride(ConstInt<1>{}, 9));
  expect(report, kLayout, 0, nvshmemx::get<0>(layout.shape()), 5);
  expect(report, kLayout, 1, nvshmemx::get<1>(layout.shape()), 7);
  expect(report, kLayout, 2, nvshmemx::get<0>(layout.stride()), 1);
  expect(report, kLayout, 3, nvshmemx::get<1>(layout.stride()), 9);
}

/// Shared memory, lent or not, as this PE's buffer of a put and of a get: as a program that makes its tiles
/// there.
__global__ void from_shared_memory(int* dest, const int* source, int n, int pe, int back) {
  extern __shared__ int tile[];
  const int lent = nvshmemx_ask_smem(NVSHMEMX_SMEM_BARRIERS_ONLY);
  int* own = tile + lent / static_cast<int>(sizeof(int));
  if (threadIdx.x == 0) nvshmemx_give_smem(tile, static_cast<size_t>(lent));
  for (int i = static_cast<int>(threadIdx.x); i < n; i += static_cast<int>(blockDim.x)) own[i] = source[i];
  __syncthreads();
  nvshmemx_int_put_nbi_block(dest, own, static_cast<size_t>(n), pe);
  nvshmemx_flush_block();
  nvshmemx_int_get_block(own, source, static_cast<size_t>(n), back);
  __syncthreads();
  for (int i = static_cast<int>(threadIdx.x); i < n; i += static_cast<int>(blockDim.x)) dest[n + i] = own[i];
  nvshmem_quiet();
  if (threadIdx.x == 0) nvshmemx_release_smem();
}

/// The PEs meet after every block has arrived, so all blocks of all PEs run at once or this does not end.
__global__ void meet(unsigned* arrived, unsigned* seen) {
  __shared__ unsigned blocks;
  if (threadIdx.x == 0) {
    atomicAdd(arrived, 1u);
    blocks = gridDim.x * gridDim.y * gridDim.z;
    while (atomicAdd(arrived, 0u) < blocks) {
    }
    if (blockIdx.x + blockIdx.y + blockIdx.z == 0) {
      nvshmem_barrier_all();
      *seen = blocks;
    }
  }
}

class Tester {
 public:
  explicit Tester(gpu::Session& session) : s_(session), arrived_(2) {}

  void queries() {
    s_.note("who and where");
    gpu::run(who, 1, 1, s_.me, s_.n, s_.report());
    gpu::Symmetric<int> word(2);
    gpu::Private<int> own(1);
    const int value = 1000 + s_.me;
    word.write(&value, 1);
    gpu::everybody();
    gpu::run(pointers, 1, 1, word.get(), own.get(), s_.me, s_.n, s_.report());
    s_.note("hints");
    hints<<<1, 64, 64>>>(s_.report());
    for (bool open : {true, true, false}) gpu::run(regions, 300, 96, open, s_.report());
    gpu::everybody();
    s_.collect(kWhat);
  }

  void shared_memory() {
    s_.note("put from shared memory and get to it");
    constexpr int kMost = 1001;
    gpu::Symmetric<int> dest(2 * kMost), source(kMost);
    std::vector<int> mine(kMost), want;
    for (int i = 0; i < kMost; ++i) mine[static_cast<size_t>(i)] = 10000 * s_.me + i;
    source.write(mine.data(), mine.size());
    gpu::everybody();
    const int bytes = nvshmemx_ask_smem(NVSHMEMX_SMEM_BARRIERS_ONLY) + kMost * static_cast<int>(sizeof(int));
    from_shared_memory<<<1, 128, static_cast<size_t>(bytes)>>>(dest.get(), source.get(), kMost, s_.right(),
                                                               s_.left());
    CUDA(cudaGetLastError());
    gpu::everybody();
    for (int i = 0; i < 2 * kMost; ++i) want.push_back(10000 * s_.left() + i % kMost);
    s_.check(dest.read(2 * kMost) == want,
             "what the left PE put from shared memory, and what was fetched to it");
    gpu::everybody();
  }

  void teams(const gpu::Teams& teams) {
    ask(teams.world());
    for (const gpu::Team& team : teams.made()) ask(team);
  }

  /// Grids of exactly what runs at once, by number and by 0; one block more is refused, as is nonsense.
  void launches() {
    for (unsigned threads : {32u, 200u, 1024u}) {
      s_.note("collective launches of blocks of %u threads", threads);
      const auto* kernel = reinterpret_cast<const void*>(&meet);
      const dim3 block(threads);
      int most = -1;
      s_.check_equal(status(nvshmemx_collective_launch_query_gridsize(kernel, block, nullptr, 0, &most)), 0,
                     "status of the query");
      s_.check(most > 0, "some blocks run at once");
      const auto all = static_cast<unsigned>(most);
      launch(kernel, dim3(all), block, all);
      launch(kernel, dim3(0), block, all);
      launch(kernel, dim3(1, all > 1 ? 2 : 1, 1), block, all > 1 ? 2 : 1);
      launch_with_attributes(kernel, dim3(all), block, all);
      launch_with_attributes(kernel, dim3(0), block, all);
      refused(kernel, dim3(all + 1), block);
    }
    s_.note("launches of nothing");
    int most = -1;
    s_.check(nvshmemx_collective_launch_query_gridsize(nullptr, dim3(32), nullptr, 0, &most) != 0,
             "no kernel is refused");
    s_.check(nvshmemx_collective_launch_attr(nullptr, reinterpret_cast<const void*>(&meet), nullptr) ==
                 NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED,
             "no attributes are refused");
    s_.note("launches that one PE cannot make");
    int fits = -1;
    const auto* kernel = reinterpret_cast<const void*>(&meet);
    s_.check_equal(status(nvshmemx_collective_launch_query_gridsize(kernel, dim3(64), nullptr, 0, &fits)), 0,
                   "status of the query");
    for (int pe = 0; pe < s_.n; ++pe) {
      refused(kernel, dim3(s_.me == pe ? static_cast<unsigned>(fits) + 1 : 1), dim3(64));
      refused(kernel, dim3(1), s_.me == pe ? dim3(1, 1, 128) : dim3(64));  // CUDA says so when it starts
    }
    (void)cudaGetLastError();  // of the kernel that is none
  }

 private:
  static uint64_t status(int value) { return static_cast<uint64_t>(value); }

  void ask(const gpu::Team& team) {
    s_.note("queries of team %s", team.name.c_str());
    gpu::Private<int> members(team.members.size());
    members.write(team.members.data(), team.members.size());
    gpu::run(team_queries, 1, 1, team.handle, members.get(), team.size(), team.rank, s_.n, s_.report());
    s_.collect(kWhat);
  }

  template <class F>
  void launched(F&& start, unsigned want) {
    CUDA(cudaMemset(arrived_.get(), 0, 2 * sizeof(unsigned)));
    unsigned* count = arrived_.get();
    unsigned* seen = arrived_.get() + 1;
    void* arguments[] = {&count, &seen};
    s_.check_equal(status(start(arguments)), 0, "status of the launch");
    gpu::everybody();
    unsigned found[2];
    CUDA(cudaMemcpy(found, arrived_.get(), sizeof found, cudaMemcpyDeviceToHost));
    s_.check_equal(found[0], want, "blocks that ran");
    s_.check_equal(found[1], want, "blocks of the grid");
  }

  void launch(const void* kernel, dim3 grid, dim3 block, unsigned want) {
    launched(
        [&](void** arguments) {
          return nvshmemx_collective_launch(kernel, grid, block, arguments, 0, nullptr);
        },
        want);
  }

  /// With an attribute of the program's own, and with the one that the call adds.
  void launch_with_attributes(const void* kernel, dim3 grid, dim3 block, unsigned want) {
    cudaLaunchAttribute own[2] = {};
    own[0].id = cudaLaunchAttributePriority;
    own[0].val.priority = 0;
    own[1].id = cudaLaunchAttributeCooperative;
    own[1].val.cooperative = 1;
    for (unsigned count : {0u, 1u, 2u}) {
      nvshmemx_collective_launch_attr_t attributes = {};
      attributes.cuda_config.gridDim = grid;
      attributes.cuda_config.blockDim = block;
      attributes.cuda_config.attrs = own;
      attributes.cuda_config.numAttrs = count;
      launched(
          [&](void** arguments) { return nvshmemx_collective_launch_attr(&attributes, kernel, arguments); },
          want);
    }
  }

  void refused(const void* kernel, dim3 grid, dim3 block) {
    CUDA(cudaMemset(arrived_.get(), 0, 2 * sizeof(unsigned)));
    unsigned* count = arrived_.get();
    void* arguments[] = {&count, &count};
    s_.check_equal(status(nvshmemx_collective_launch(kernel, grid, block, arguments, 0, nullptr)),
                   NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED, "status of a launch that cannot be");
    gpu::everybody();
    unsigned found = 0;
    CUDA(cudaMemcpy(&found, count, sizeof found, cudaMemcpyDeviceToHost));
    s_.check_equal(found, 0, "blocks that ran of a launch that cannot be");
  }

  gpu::Session& s_;
  gpu::Private<unsigned> arrived_;
};

}  // namespace

int main() {
  gpu::Session session("gpu.queries");
  {
    gpu::Teams teams(session);
    Tester tester(session);
    tester.queries();
    tester.shared_memory();
    tester.teams(teams);
    tester.launches();
  }
  return session.done();
}
