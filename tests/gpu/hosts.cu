// SPDX-License-Identifier: Apache-2.0
// Kernels in jobs on several hosts (ISOMEM_HOSTS): they reach the device and host memory of the PEs of their
// own host, whose numbers need not be in a row, and nobody else's; teams of one host have all their
// collectives. Runs on one host, too, where everybody is near. fault_test.py has what ends with words.
#include "host_symmetric.cuh"

namespace {

constexpr int kWords = 1000;
constexpr int kTeamWords = 300;

/// Symmetric words in one of the two heaps.
struct Words {
  uint64_t* block;   // kWords
  uint64_t* single;  // p, and what g has read
  uint64_t* sum;     // of atomics
  uint64_t* signal;
};

struct Job {
  Words device, host;
  uint64_t* source;  // private: kWords
  nvshmem_team_t near;
  int right, left, round;
};

enum What { kPtr, kGot, kBlock, kSum, kBroadcast, kCollect, kExchange, kStatus };
const char* const kTexts[] = {"nvshmem_ptr of a PE",
                              "member of the team in the world",
                              "word by g",
                              "word by get",
                              "sum of all members",
                              "broadcast",
                              "fcollect",
                              "alltoall",
                              "status"};

__device__ uint64_t value(const Job& job, int pe, int i) { return gpu::word(job.round, pe, i); }

/// Addresses of all PEs' copies, as the host has said they are.
__global__ void pointers(const uint64_t* want, void* address, gpu::Report* report) {
  for (int pe = 0; pe < nvshmem_n_pes(); ++pe)
    gpu::expect(report, kPtr, pe, reinterpret_cast<uint64_t>(nvshmem_ptr(address, pe)), want[pe]);
}

__device__ void put_to_right(const Job& job, const Words& to) {
  const int me = nvshmem_my_pe();
  if (threadIdx.x == 0) nvshmem_uint64_p(to.single, value(job, me, 0), job.right);
  nvshmemx_uint64_put_signal_block(to.block, job.source, kWords, to.signal, 1, NVSHMEM_SIGNAL_ADD, job.right);
  if (threadIdx.x == 32)
    nvshmem_uint64_wait_until(to.signal, NVSHMEM_CMP_EQ, static_cast<uint64_t>(job.round));
  for (int i = 0; i < nvshmem_team_n_pes(job.near); ++i) {
    const int pe = nvshmem_team_translate_pe(job.near, i, NVSHMEM_TEAM_WORLD);
    if (threadIdx.x % 32 == 0) nvshmem_uint64_atomic_add(to.sum, 1, pe);
  }
}
__global__ void puts(Job job) {
  put_to_right(job, job.device);
  put_to_right(job, job.host);
  nvshmem_quiet();
}

__global__ void gets(Job job, uint64_t* into, gpu::Report* report) {
  for (const Words& from : {job.device, job.host}) {
    if (threadIdx.x == 0) {
      gpu::expect(report, kGot, 0, nvshmem_uint64_g(from.single, job.right), value(job, nvshmem_my_pe(), 0));
    }
    nvshmemx_uint64_get_block(into, from.block, kWords, job.right);
    for (int i = threadIdx.x; i < kWords; i += blockDim.x)
      gpu::expect(report, kBlock, i, into[i], value(job, nvshmem_my_pe(), i));
    __syncthreads();
  }
}

/// The collectives as a group of threads calls them.
#define CALLS(Group, size, prefix, suffix)                                                               \
  struct Group {                                                                                         \
    static constexpr unsigned kThreads = size;                                                           \
    static __device__ int sum(nvshmem_team_t team, uint64_t* to, const uint64_t* from, size_t n) {       \
      return prefix##_uint64_sum_reduce##suffix(team, to, from, n);                                      \
    }                                                                                                    \
    static __device__ int broadcast(nvshmem_team_t team, uint64_t* to, const uint64_t* from, size_t n) { \
      return prefix##_uint64_broadcast##suffix(team, to, from, n, nvshmem_team_n_pes(team) - 1);         \
    }                                                                                                    \
    static __device__ int collect(nvshmem_team_t team, uint64_t* to, const uint64_t* from, size_t n) {   \
      return prefix##_uint64_fcollect##suffix(team, to, from, n);                                        \
    }                                                                                                    \
    static __device__ int exchange(nvshmem_team_t team, uint64_t* to, const uint64_t* from, size_t n) {  \
      return prefix##_uint64_alltoall##suffix(team, to, from, n);                                        \
    }                                                                                                    \
  };
CALLS(ByThread, 1, nvshmem, )
CALLS(ByWarp, 32, nvshmemx, _warp)
CALLS(ByBlock, 1024, nvshmemx, _block)
#undef CALLS

using Call = int (*)(nvshmem_team_t, uint64_t*, const uint64_t*, size_t);

/// One collective by the first threads of the block; want(i) is the word i of its result.
template <Call call, unsigned threads, class Want>
__device__ void collective(const Job& job, What what, uint64_t* to, const uint64_t* from, int n, int results,
                           gpu::Report* report, Want&& want) {
  if (threadIdx.x < threads) gpu::expect(report, kStatus, what, call(job.near, to, from, n), 0);
  __syncthreads();
  for (int i = threadIdx.x; i < results; i += blockDim.x) gpu::expect(report, what, i, to[i], want(i));
  nvshmemx_team_sync_block(job.near);  // all have looked at `to` before the next collective writes there
}

template <class By>
__device__ void collectives_by(const Job& job, uint64_t* to, const uint64_t* from, gpu::Report* report) {
  const int n = nvshmem_team_n_pes(job.near), me = nvshmem_team_my_pe(job.near), each = kTeamWords / n;
  const auto of = [&](int member, int i) {
    return value(job, nvshmem_team_translate_pe(job.near, member, NVSHMEM_TEAM_WORLD), i);
  };
  collective<By::sum, By::kThreads>(job, kSum, to, from, kTeamWords, kTeamWords, report, [&](int i) {
    uint64_t sum = 0;
    for (int member = 0; member < n; ++member) sum += of(member, i);
    return sum;
  });
  collective<By::broadcast, By::kThreads>(job, kBroadcast, to, from, kTeamWords, kTeamWords, report,
                                          [&](int i) { return of(n - 1, i); });
  collective<By::collect, By::kThreads>(job, kCollect, to, from, each, each * n, report,
                                        [&](int i) { return of(i / each, i % each); });
  collective<By::exchange, By::kThreads>(job, kExchange, to, from, each, each * n, report,
                                         [&](int i) { return of(i / each, me * each + i % each); });
}

__global__ void collectives(Job job, uint64_t* to, const uint64_t* from, gpu::Report* report) {
  collectives_by<ByThread>(job, to, from, report);
  collectives_by<ByWarp>(job, to, from, report);
  collectives_by<ByBlock>(job, to, from, report);
}

__global__ void what_is_told(unsigned* told) { *told = isomem::device::on_one_host; }

class Tester {
 public:
  explicit Tester(gpu::Session& s) : s_(s) {
    const nvshmem_team_t near = NVSHMEMX_TEAM_NODE;
    const int n = nvshmem_team_n_pes(near), me = nvshmem_team_my_pe(near);
    job_.near = near;
    job_.right = nvshmem_team_translate_pe(near, (me + 1) % n, NVSHMEM_TEAM_WORLD);
    job_.left = nvshmem_team_translate_pe(near, (me + n - 1) % n, NVSHMEM_TEAM_WORLD);
    job_.device = {device_.get(), device_.get() + kWords, device_.get() + kWords + 1,
                   device_.get() + kWords + 2};
    job_.host = {host_.get(), host_.get() + kWords, host_.get() + kWords + 1, host_.get() + kWords + 2};
    job_.source = source_.get();
  }

  /// Who is near for the host is near for kernels, and has its copy where the host says.
  void who_is_near() {
    s_.note("nvshmem_ptr of all PEs");
    int near = 0;
    for (void* address : {static_cast<void*>(device_.get() + 5), static_cast<void*>(host_.get() + 5)}) {
      std::vector<uint64_t> want;
      for (int pe = 0; pe < s_.n; ++pe) want.push_back(reinterpret_cast<uint64_t>(nvshmem_ptr(address, pe)));
      for (const uint64_t there : want) near += there != 0;
      gpu::Private<uint64_t> there(want.size());
      there.write(want.data(), want.size());
      gpu::run(pointers, 1, 1, there.get(), address, s_.report());
      s_.collect(kTexts);
    }
    s_.check_equal(static_cast<uint64_t>(near), static_cast<uint64_t>(2 * nvshmem_team_n_pes(job_.near)),
                   "near PEs");
  }

  void moves(int round) {
    s_.note("puts, gets, signals, atomics, round %d", round);
    job_.round = round;
    std::vector<uint64_t> words(kWords);
    for (int i = 0; i < kWords; ++i) words[static_cast<size_t>(i)] = gpu::word(round, s_.me, i);
    source_.write(words.data(), words.size());
    gpu::everybody();
    gpu::run(puts, 1, 128, job_);
    gpu::everybody();
    std::vector<uint64_t> device = device_.read(kWords + 3);
    for (const uint64_t* got :
         {static_cast<const uint64_t*>(device.data()), static_cast<const uint64_t*>(host_.get())}) {
      for (int i = 0; i < kWords; ++i) s_.check_equal(got[i], gpu::word(round, job_.left, i), "word by put");
      s_.check_equal(got[kWords], gpu::word(round, job_.left, 0), "word by p");
      const int added = 4 * round * nvshmem_team_n_pes(job_.near);
      s_.check_equal(got[kWords + 1], static_cast<uint64_t>(added), "sum of atomics");
      s_.check_equal(got[kWords + 2], static_cast<uint64_t>(round), "signal");
    }
    gpu::Private<uint64_t> into(kWords);
    gpu::run(gets, 1, 128, job_, into.get(), s_.report());
    s_.collect(kTexts);
    gpu::everybody();
  }

  /// The constant, which all kernels of this file read.
  void are_kernels_told() {
    s_.note("whether the kernels know that there is one host");
    gpu::Private<unsigned> told(1);
    gpu::run(what_is_told, 1, 1, told.get());
    s_.check_equal(told.read(1)[0], nvshmem_team_n_pes(job_.near) == s_.n, "isomem::device::on_one_host");
  }

  void in_teams(int round) {
    s_.note("collectives of the team of this host, round %d", round);
    job_.round = round;
    std::vector<uint64_t> words(kTeamWords);
    for (int i = 0; i < kTeamWords; ++i) words[static_cast<size_t>(i)] = gpu::word(round, s_.me, i);
    team_from_.write(words.data(), words.size());
    gpu::everybody();
    gpu::run_together(collectives, 1, 256, job_, team_to_.get(), team_from_.get(), s_.report());
    s_.collect(kTexts);
    gpu::everybody();
    cudaStream_t stream;
    CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    nvshmemx_uint64_sum_reduce_on_stream(job_.near, team_to_.get(), team_from_.get(), kTeamWords, stream);
    nvshmemx_team_sync_on_stream(job_.near, stream);
    CUDA(cudaStreamSynchronize(stream));
    CUDA(cudaStreamDestroy(stream));
    const std::vector<uint64_t> got = team_to_.read(kTeamWords);
    for (int i = 0; i < kTeamWords; ++i) {
      uint64_t want = 0;
      for (int k = 0; k < nvshmem_team_n_pes(job_.near); ++k)
        want += gpu::word(round, nvshmem_team_translate_pe(job_.near, k, NVSHMEM_TEAM_WORLD), i);
      s_.check_equal(got[static_cast<size_t>(i)], want, "sum on a stream");
    }
    gpu::everybody();
  }

 private:
  gpu::Session& s_;
  gpu::Symmetric<uint64_t> device_{kWords + 3};
  gpu::HostSymmetric<uint64_t> host_{kWords + 3};
  gpu::Symmetric<uint64_t> team_to_{kTeamWords};
  gpu::Symmetric<uint64_t> team_from_{kTeamWords};
  gpu::Private<uint64_t> source_{kWords};
  Job job_{};
};

}  // namespace

int main() {
  gpu::Session session("gpu.hosts");
  {
    Tester tester(session);
    tester.are_kernels_told();
    for (int round = 1; round <= 5; ++round) {
      tester.who_is_near();
      tester.moves(round);
      tester.in_teams(round);
    }
  }
  return session.done();
}
