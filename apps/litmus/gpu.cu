// SPDX-License-Identifier: Apache-2.0
// The litmus tests between kernels, and between kernels and CPUs.
#include "../common/gpu.cuh"
#include "../common/job.hpp"
#include "cpu_roles.hpp"
#include "gpu_side.cuh"
#include "outcomes.hpp"

namespace litmus {
namespace {

const char* const intro =
    "Runs small concurrent programs (litmus tests) many times on GPUs and counts what they read.\n"
    "\n"
    "  -roles gpu        each role is a kernel, and the words are on GPUs\n"
    "  -roles mixed      PEs 0 and 2 are kernels, 1 and 3 CPUs, and the words are in the memory of the host\n"
    "\n";
const char* const statuses =
    "Exit status: 0 success, 1 an excluded outcome was seen, 2 invalid options or fewer than 2 PEs, 77 no "
    "GPU.\n";

enum Roles { by_gpu, mixed };

// Threads of a block, which has as many instances at once. A CPU has them one after the other: fewer.
constexpr int threads = 256;
constexpr int threads_beside_cpu = 32;

// How long roles pause at most: a warp, in cycles, and a CPU before each of the instances that a warp has at
// once, so that these spread over as much time. A word takes about 2000 cycles to another GPU; to another
// host those of a block go one after the other, which takes some million cycles.
struct Pauses {
  uint32_t cycles, ns;
};
constexpr Pauses near_pauses{8192, 300};
constexpr Pauses far_kernels{1U << 26, 0};
constexpr Pauses far_beside_cpu{1U << 22, 100000};

// All instances by one block, a thread for each, meeting the other roles before as many as it has threads.
__global__ void act_on_gpu(Way way, int role, Instance* instances, size_t count, Meeting* meeting,
                           uint32_t most_cycles) {
  uint64_t met = 0;
  for (size_t i = threadIdx.x; i - threadIdx.x < count; i += blockDim.x) {
    if (threadIdx.x == 0) meet<OnGpu>(*meeting, role, way.roles, ++met);
    __syncthreads();
    const long long begin = clock64();
    while (clock64() - begin < pause_before(i / 32, role, most_cycles)) {
    }
    if (i < count) act<OnGpu>(way, role, instances[i]);
    __syncthreads();
  }
}

bool is_one_host() { return nvshmem_team_n_pes(NVSHMEM_TEAM_SHARED) == nvshmem_n_pes(); }

void act_in_kernel(const Way& way, int role, Instance* instances, size_t count, int threads_of_block,
                   Meeting* meeting, const Pauses& pauses, const apps::Stream& stream) {
  act_on_gpu<<<1, threads_of_block, 0, stream>>>(way, role, instances, count, meeting, pauses.cycles);
  apps::must(cudaGetLastError(), "launch of a kernel");
  stream.wait();
}

// The words on GPUs.
Run between_kernels(const apps::Job& job, const apps::OnGpu<Instance>& memory,
                    const apps::OnGpu<Meeting>& meeting, const apps::Stream& stream) {
  const Pauses pauses = is_one_host() ? near_pauses : far_kernels;
  return [&, pauses](const Way& way, std::vector<Values>& read) {
    memory.write(std::vector<Instance>(read.size()));
    meeting.write({Meeting()});
    nvshmem_barrier_all();
    const double start = apps::now();
    if (job.me < way.roles)
      act_in_kernel(way, job.me, memory.get(), read.size(), threads, meeting.get(), pauses, stream);
    nvshmem_barrier_all();
    const double seconds = apps::largest(apps::now() - start);
    const std::vector<Instance> now = memory.read();
    for (size_t i = 0; i < read.size(); i++) std::copy_n(now[i].values, most_values, read[i].begin());
    return seconds;
  };
}

// The words in the memory of the host.
Run beside_cpus(const apps::Job& job, const apps::Symmetric<Instance>& memory,
                const apps::Symmetric<Meeting>& meeting, const apps::Stream& stream) {
  const Pauses pauses = is_one_host() ? near_pauses : far_beside_cpu;
  return [&, pauses](const Way& way, std::vector<Values>& read) {
    std::fill_n(memory.get(), read.size(), Instance());
    meeting[0] = Meeting();
    nvshmem_barrier_all();
    const double start = apps::now();
    if (job.me < way.roles && job.me % 2 == 0) {
      act_in_kernel(way, job.me, memory.get(), read.size(), threads_beside_cpu, meeting.get(), pauses,
                    stream);
    } else if (job.me < way.roles) {
      act_on_cpu(way, job.me, memory.get(), read.size(), threads_beside_cpu, meeting[0], pauses.ns);
    }
    nvshmem_barrier_all();
    const double seconds = apps::largest(apps::now() - start);
    for (size_t i = 0; i < read.size(); i++) std::copy_n(memory[i].values, most_values, read[i].begin());
    return seconds;
  };
}

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual(ways());
  apps::Options options("litmus_gpu", std::string(intro) + help_of_ways + statuses);
  long instances = 10000;
  int roles = by_gpu;
  options.number("instances", instances, 1, 1L << 30, "instances of each test in a run");
  options.choice("roles", roles, {"gpu", "mixed"}, "who acts");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (job.pes < 2)
    return apps::refuse(job, "litmus_gpu", "these tests need 2 PEs, ISA2 needs 3, IRIW 4: oshrun -n 4");
  const apps::Gpu gpu(job);
  if (!gpu.is_there()) return apps::exit_no_gpu;
  const size_t count = static_cast<size_t>(instances);
  const apps::Stream stream;
  if (roles == mixed) {
    const apps::Symmetric<Instance> memory(count);
    const apps::Symmetric<Meeting> meeting(1);
    return run_all(job, "litmus_gpu", usual, count, beside_cpus(job, memory, meeting, stream));
  }
  const apps::OnGpu<Instance> memory(count);
  const apps::OnGpu<Meeting> meeting(1);
  return run_all(job, "litmus_gpu", usual, count, between_kernels(job, memory, meeting, stream));
}

}  // namespace
}  // namespace litmus

int main(int argc, char** argv) { return apps::run_job("litmus_gpu", litmus::body, argc, argv); }
