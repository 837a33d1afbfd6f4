// SPDX-License-Identifier: Apache-2.0
// PES: 1 2 4
// More teams at a time than there were once slots for, of random members: queries and collectives in kernels
// and on streams with random data, destruction in any order, and others in their slots.
#include <algorithm>

#include "gpu_check.cuh"

namespace {

constexpr size_t kLive = 140;
constexpr size_t kMost = 600;  // elements

__global__ void reduce(nvshmem_team_t team, uint64_t* dest, const uint64_t* source, size_t n, int* facts) {
  const int status = nvshmemx_uint64_sum_reduce_block(team, dest, source, n);
  if (threadIdx.x != 0) return;
  facts[0] = nvshmem_team_my_pe(team);
  facts[1] = nvshmem_team_n_pes(team);
  facts[2] = nvshmem_team_translate_pe(team, 0, NVSHMEM_TEAM_WORLD);
  facts[3] = status;
}

struct Team {
  nvshmem_team_t handle = NVSHMEM_TEAM_INVALID;
  int start = 0, size = 0;
};

class Tester {
 public:
  explicit Tester(gpu::Session& s) : s_(s), dest_(kMost), source_(kMost), facts_(4) {
    CUDA(cudaStreamCreate(&stream_));
  }
  ~Tester() {
    for (const Team& team : teams_) destroy(team);
    CUDA(cudaStreamDestroy(stream_));
  }
  Tester(const Tester&) = delete;

  void run() {
    while (teams_.size() < kLive) use(make());
    for (int round = 0; round < 60; ++round) {
      const size_t which = s_.common() % teams_.size();
      destroy(teams_[which]);
      teams_.erase(teams_.begin() + static_cast<ptrdiff_t>(which));
      use(make());
      use(teams_[s_.common() % teams_.size()]);
    }
  }

 private:
  Team make() {
    Team team;
    team.start = static_cast<int>(s_.common() % static_cast<uint64_t>(s_.n));
    team.size = 1 + static_cast<int>(s_.common() % static_cast<uint64_t>(s_.n - team.start));
    s_.check_equal(static_cast<uint64_t>(nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, team.start, 1,
                                                                    team.size, nullptr, 0, &team.handle)),
                   0, "status of team_split_strided");
    teams_.push_back(team);
    return team;
  }
  static void destroy(const Team& team) {
    if (team.handle != NVSHMEM_TEAM_INVALID) nvshmem_team_destroy(team.handle);
  }

  void prepare(uint64_t salt, size_t n) {
    std::vector<uint64_t> mine(n);
    for (size_t i = 0; i < n; ++i) mine[i] = gpu::word(salt, s_.me, i);
    source_.write(mine.data(), n);
    CUDA(cudaMemset(dest_.get(), 0xa5, kMost * sizeof(uint64_t)));
    gpu::everybody();
  }

  /// On all PEs: those that are no members see that they are none, and their memory stays as it is.
  void use(const Team& team) {
    const uint64_t salt = s_.common();
    const size_t n = 1 + s_.common() % kMost;
    const bool is_member = s_.me >= team.start && s_.me < team.start + team.size;
    s_.note("team %d of PEs %d to %d, %zu elements", team.handle, team.start, team.start + team.size - 1, n);
    std::vector<uint64_t> sums(n, 0xa5a5a5a5a5a5a5a5);
    for (size_t i = 0; is_member && i < n; ++i) {
      sums[i] = 0;
      for (int pe = team.start; pe < team.start + team.size; ++pe) sums[i] += gpu::word(salt, pe, i);
    }
    prepare(salt, n);
    gpu::run_together(reduce, 1, 128, team.handle, dest_.get(), source_.get(), n, facts_.get());
    const std::vector<int> facts = facts_.read(4);
    s_.check(facts[0] == (is_member ? s_.me - team.start : -1), "rank in the kernel");
    s_.check(facts[1] == (is_member ? team.size : -1), "number of members in the kernel");
    s_.check(facts[2] == (is_member ? team.start : -1), "first member in the kernel");
    s_.check((facts[3] == 0) == is_member, "status of the reduction in the kernel");
    s_.check(dest_.read(n) == sums, "sums of a kernel");
    prepare(salt, n);
    if (is_member) {
      nvshmemx_uint64_sum_reduce_on_stream(team.handle, dest_.get(), source_.get(), n, stream_);
      CUDA(cudaStreamSynchronize(stream_));
    }
    s_.check(dest_.read(n) == sums, "sums of a stream");
  }

  gpu::Session& s_;
  gpu::Symmetric<uint64_t> dest_, source_;
  gpu::Private<int> facts_;
  cudaStream_t stream_{};
  std::vector<Team> teams_;
};

}  // namespace

int main() {
  gpu::Session session("gpu.many_teams");
  Tester(session).run();
  return session.done();
}
