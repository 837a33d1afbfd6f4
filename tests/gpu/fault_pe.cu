// SPDX-License-Identifier: Apache-2.0
// A job with GPUs that goes wrong as its arguments say: gpu_fault_pe WAIT FAULT [VALUE]. All PEs but the last
// start WAIT, in a kernel or on a stream, and wait for the device; the last one does FAULT a little later.
// fault_test.py starts it and judges how it ends. It prints where its words lie, "fault at" with the time,
// and either the error by which the kernel ended or RAN ON, if anything went on after a wait that nobody
// satisfied. "gpu_fault_pe probe" only looks whether there is a GPU.
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <ctime>

#include "gpu_check.cuh"

namespace {

/// What waits wait for and kernels pass on.
struct Job {
  uint64_t* signal;      // symmetric; 5
  int* ints;             // symmetric; 42 but for the third, which is 7; then room for a result
  short* small;          // symmetric; -3
  int* memory;           // private memory of the device
  int* variable;         // static data of the device
  int* host_variable;    // static data of the host
  volatile int* ran_on;  // in host memory; what runs on after a wait sets it
  int last;              // PE
};
constexpr int kInts = 4;

__device__ int device_variable;
int host_variable;

__device__ void run_on(const Job& job) { *job.ran_on = 1; }

// --- waits in kernels
// ----------------------------------------------------------------------------------------

/// The thread is known, so that the message can be compared.
__global__ void signal_wait(Job job) {
  if (blockIdx.x != 1 || threadIdx.x != 37) return;
  nvshmem_signal_wait_until(job.signal, NVSHMEM_CMP_EQ, 42);
  run_on(job);
}
__global__ void everybody_waits(Job job) {
  nvshmem_signal_wait_until(job.signal, NVSHMEM_CMP_EQ, 42);
  run_on(job);
}
__global__ void wait_for_change(Job job) {
  nvshmem_signal_wait_until(job.signal, NVSHMEM_CMP_GT, 100);
  run_on(job);
}
__global__ void wait_for_all(Job job) {
  nvshmem_int_wait_until_all(job.ints, kInts, nullptr, NVSHMEM_CMP_EQ, 42);
  run_on(job);
}
__global__ void wait_for_short(Job job) {
  nvshmem_short_wait_until(job.small, NVSHMEM_CMP_GT, 7);
  run_on(job);
}
__global__ void barrier_by_thread(Job job) {
  nvshmem_barrier_all();
  run_on(job);
}
__global__ void barrier_by_warp(Job job) {
  nvshmemx_barrier_all_warp();
  run_on(job);
}
__global__ void barrier_by_block(Job job) {
  nvshmemx_barrier_all_block();
  run_on(job);
}
__global__ void reduce_by_block(Job job) {
  nvshmemx_int_sum_reduce_block(NVSHMEM_TEAM_WORLD, job.ints + kInts, job.ints, 1);
  run_on(job);
}

/// After a wait on a stream.
__global__ void next_on_stream(Job job) { run_on(job); }

// --- memory that kernels cannot reach on another PE
// ------------------------------------------------------------

__global__ void put_private(Job job) {
  nvshmemx_putmem_block(job.memory, job.ints, kInts * sizeof(int), job.last);
  run_on(job);
}
__global__ void put_to(int* target, Job job) {
  nvshmem_int_p(target, 1, job.last);
  run_on(job);
}
__global__ void get_private(Job job) {
  job.ints[0] = nvshmem_int_g(job.memory, job.last);
  run_on(job);
}
__global__ void add_private(Job job) {
  nvshmem_int_atomic_add(job.memory, 1, job.last);
  run_on(job);
}
__global__ void fetch_add_private(Job job) {
  job.ints[0] = nvshmem_int_atomic_fetch_add(job.memory, 1, job.last);
  run_on(job);
}
// --- symmetric memory, which kernels cannot reach on a PE of another host
__global__ void put_block(Job job) {
  nvshmemx_int_put_block(job.ints, job.memory, kInts, job.last);
  run_on(job);
}
__global__ void get_word(Job job) {
  job.memory[0] = nvshmem_int_g(job.ints, job.last);
  run_on(job);
}
__global__ void put_strided(Job job) {
  nvshmem_int_iput(job.ints, job.memory, 2, 1, 2, job.last);
  run_on(job);
}
__global__ void add_word(Job job) {
  nvshmem_uint64_atomic_add(job.signal, 1, job.last);
  run_on(job);
}
__global__ void put_signal_block(Job job) {
  nvshmemx_int_put_signal_block(job.ints, job.memory, kInts, job.signal, 1, NVSHMEM_SIGNAL_ADD, job.last);
  run_on(job);
}
__global__ void set_signal(Job job) {
  nvshmemx_signal_op(job.signal, 1, NVSHMEM_SIGNAL_SET, job.last);
  run_on(job);
}
/// The store is on its way when the kernel goes on, so that says nothing here.
__global__ void put_to_no_pe(Job job) { nvshmem_int_p(job.ints, 1, job.last + 1); }

// --- what the PEs but the last do
// -----------------------------------------------------------------------------

/// As many threads as the device holds, all of them waiting.
void fill_device(const Job& job, cudaStream_t stream) {
  constexpr int kThreads = 1024;
  int device = 0, processors = 0, blocks = 0;
  CUDA(cudaGetDevice(&device));
  CUDA(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device));
  CUDA(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, everybody_waits, kThreads, 0));
  everybody_waits<<<processors * blocks, kThreads, 0, stream>>>(job);
}

/// `cmp` decides whether the driver could wait or only a kernel.
void wait_on_stream(const Job& job, int cmp, uint64_t value, cudaStream_t stream) {
  nvshmemx_signal_wait_until_on_stream(job.signal, cmp, value, stream);
  next_on_stream<<<1, 1, 0, stream>>>(job);
}

void wait_in_graph(const Job& job, cudaStream_t stream) {
  cudaGraph_t graph;
  cudaGraphExec_t executable;
  CUDA(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
  wait_on_stream(job, NVSHMEM_CMP_GE, 42, stream);
  CUDA(cudaStreamEndCapture(stream, &graph));
  CUDA(cudaGraphInstantiate(&executable, graph, 0));
  CUDA(cudaGraphLaunch(executable, stream));
}

void barrier_on_stream(const Job& job, cudaStream_t stream) {
  nvshmemx_barrier_all_on_stream(stream);
  next_on_stream<<<1, 1, 0, stream>>>(job);
}

struct Start {
  const char* name;
  void (*start)(const Job& job, cudaStream_t stream);
};
const Start kStarts[] = {
    {"signal", [](const Job& job, cudaStream_t s) { signal_wait<<<2, 64, 0, s>>>(job); }},
    {"change", [](const Job& job, cudaStream_t s) { wait_for_change<<<1, 1, 0, s>>>(job); }},
    {"all", [](const Job& job, cudaStream_t s) { wait_for_all<<<1, 1, 0, s>>>(job); }},
    {"short", [](const Job& job, cudaStream_t s) { wait_for_short<<<1, 1, 0, s>>>(job); }},
    {"barrier_thread", [](const Job& job, cudaStream_t s) { barrier_by_thread<<<1, 1, 0, s>>>(job); }},
    {"barrier_warp", [](const Job& job, cudaStream_t s) { barrier_by_warp<<<1, 32, 0, s>>>(job); }},
    {"barrier_block", [](const Job& job, cudaStream_t s) { barrier_by_block<<<1, 256, 0, s>>>(job); }},
    {"reduce", [](const Job& job, cudaStream_t s) { reduce_by_block<<<1, 256, 0, s>>>(job); }},
    {"full", fill_device},
    {"barrier_on_stream", barrier_on_stream},
    {"ne_on_stream", [](const Job& job, cudaStream_t s) { wait_on_stream(job, NVSHMEM_CMP_NE, 5, s); }},
    {"ge_on_stream", [](const Job& job, cudaStream_t s) { wait_on_stream(job, NVSHMEM_CMP_GE, 42, s); }},
    {"ge_in_graph", wait_in_graph},
    {"put_private", [](const Job& job, cudaStream_t s) { put_private<<<1, 64, 0, s>>>(job); }},
    {"p_private", [](const Job& job, cudaStream_t s) { put_to<<<1, 1, 0, s>>>(job.memory, job); }},
    {"p_device_variable", [](const Job& job, cudaStream_t s) { put_to<<<1, 1, 0, s>>>(job.variable, job); }},
    {"p_host_variable",
     [](const Job& job, cudaStream_t s) { put_to<<<1, 1, 0, s>>>(job.host_variable, job); }},
    {"g_private", [](const Job& job, cudaStream_t s) { get_private<<<1, 1, 0, s>>>(job); }},
    {"add_private", [](const Job& job, cudaStream_t s) { add_private<<<1, 1, 0, s>>>(job); }},
    {"fetch_add_private", [](const Job& job, cudaStream_t s) { fetch_add_private<<<1, 1, 0, s>>>(job); }},
    {"p_symmetric", [](const Job& job, cudaStream_t s) { put_to<<<1, 1, 0, s>>>(job.ints, job); }},
    {"put_block", [](const Job& job, cudaStream_t s) { put_block<<<1, 64, 0, s>>>(job); }},
    {"get_word", [](const Job& job, cudaStream_t s) { get_word<<<1, 1, 0, s>>>(job); }},
    {"put_strided", [](const Job& job, cudaStream_t s) { put_strided<<<1, 1, 0, s>>>(job); }},
    {"add_word", [](const Job& job, cudaStream_t s) { add_word<<<1, 1, 0, s>>>(job); }},
    {"put_signal_block", [](const Job& job, cudaStream_t s) { put_signal_block<<<1, 64, 0, s>>>(job); }},
    {"set_signal", [](const Job& job, cudaStream_t s) { set_signal<<<1, 1, 0, s>>>(job); }},
    {"p_to_no_pe", [](const Job& job, cudaStream_t s) { put_to_no_pe<<<1, 1, 0, s>>>(job); }},
};

const Start& start_called(const char* name) {
  for (const Start& start : kStarts) {
    if (!std::strcmp(start.name, name)) return start;
  }
  gpu::die("fault_pe: no wait is called '%s'", name);
}

/// Whoever ends the job ends this process as well; it leaves by itself where nobody else does.
[[noreturn]] void start_and_wait(const Job& job, const Start& start) {
  cudaStream_t stream;
  CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  start.start(job, stream);
  cudaError_t error = cudaGetLastError();
  if (error == cudaSuccess) error = cudaDeviceSynchronize();
  if (error == cudaSuccess || *job.ran_on) std::printf("RAN ON\n");
  std::printf("the kernel ended: %s\n", cudaGetErrorName(error));
  std::fflush(stdout);
  sleep(3);
  std::exit(9);
}

// --- what the last PE does
// ------------------------------------------------------------------------------------

__global__ void end_job(int status, Job job) {
  nvshmem_global_exit(status);
  run_on(job);
}

void say_when() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  std::printf("fault at %.3f\n", static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9);
  std::fflush(stdout);
}

[[noreturn]] void die_by(int signal) {
  const rlimit none = {0, 0};  // a core of a process with GPUs takes long to write
  setrlimit(RLIMIT_CORE, &none);
  raise(signal);
  std::abort();
}

[[noreturn]] void go_wrong(const Job& job, const char* fault, int value) {
  usleep(300000);  // the others wait
  say_when();
  if (!std::strcmp(fault, "signal")) die_by(value);
  if (!std::strcmp(fault, "exit")) std::exit(value);
  if (!std::strcmp(fault, "global_exit")) {
    end_job<<<1, 32>>>(value, job);
    if (cudaDeviceSynchronize() == cudaSuccess || *job.ran_on) std::printf("RAN ON\n");
    std::fflush(stdout);
  }
  if (!std::strcmp(fault, "write")) {
    usleep(1200000);  // what the kernel has shown of its wait is older
    for (int pe = 0; pe < job.last; ++pe) nvshmem_uint64_p(job.signal, static_cast<uint64_t>(value), pe);
  }
  for (;;) pause();
}

}  // namespace

int main(int argc, char** argv) {
  gpu::need_gpu("fault_pe");
  if (argc < 3) return argc == 2 && !std::strcmp(argv[1], "probe") ? 0 : 2;
  gpu::Session session("fault_pe");
  const Start& start = start_called(argv[1]);
  gpu::Symmetric<uint64_t> signal(1);
  gpu::Symmetric<int> ints(kInts + 1);
  gpu::Symmetric<short> small(1);
  gpu::Private<int> memory(kInts);
  Job job{signal.get(), ints.get(),     small.get(), memory.get(),
          nullptr,      &host_variable, nullptr,     session.n - 1};
  const uint64_t five = 5;
  const int values[kInts] = {42, 42, 7, 42};
  const short minus_three = -3;
  signal.write(&five, 1);
  ints.write(values, kInts);
  small.write(&minus_three, 1);
  CUDA(cudaGetSymbolAddress(reinterpret_cast<void**>(&job.variable), device_variable));
  int* ran_on = nullptr;
  CUDA(cudaHostAlloc(&ran_on, sizeof(int), cudaHostAllocMapped));
  job.ran_on = ran_on;
  // the driver loads a kernel when it is first started, and not while another one runs
  gpu::run(next_on_stream, 1, 1, job);
  *job.ran_on = 0;
  if (session.me == 0) {
    std::printf("signal at %p, missing at %p, small at %p, private at %p, variable at %p, static at %p\n",
                static_cast<void*>(job.signal), static_cast<void*>(job.ints + 2),
                static_cast<void*>(job.small), static_cast<void*>(job.memory),
                static_cast<void*>(job.variable), static_cast<void*>(job.host_variable));
    std::fflush(stdout);
  }
  gpu::everybody();
  if (session.me == job.last) go_wrong(job, argv[2], argc > 3 ? std::atoi(argv[3]) : 0);
  start_and_wait(job, start);
}
