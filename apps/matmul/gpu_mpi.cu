// SPDX-License-Identifier: Apache-2.0
// The matrix product on GPUs by messages: blocks of A go round the ring from host memory, or from GPU to GPU.
#include <mpi.h>
#if __has_include(<mpi-ext.h>)
#include <mpi-ext.h>
#endif

#include "../common/mpi.hpp"
#include "../common/private.hpp"
#include "gpu_product.cuh"

namespace matmul {
namespace {

enum Variant { staged, device };

const char* const intro =
    "Multiplies two random n x n matrices of double on GPUs, by messages; see apps/matmul.\n"
    "\n"
    "  -variant staged  matrices are the host's: its blocks come to the GPU, and go on meanwhile\n"
    "  -variant device  matrices are the GPUs': MPI sends from their memory where it can, else by way of the "
    "host's\n"
    "\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or n smaller than the number of PEs, 77 "
    "no GPU.\n";

bool mpi_knows_gpus() {
#if defined(MPIX_CUDA_AWARE_SUPPORT) && MPIX_CUDA_AWARE_SUPPORT
  return MPIX_Query_cuda_support() == 1;
#else
  return false;
#endif
}

class Ring {
 public:
  Ring(const apps::Job& job, size_t n, const Source& source)
      : job_(job),
        product_(n, job, source, compute_),
        room_(n * product_.columns().largest()),
        a_(std::vector<double>(2 * room_)),
        on_host_(2 * room_) {}

  double run(int variant) {
    const std::vector<double> a = product_.own(Which::a);
    a_.write(a);
    std::copy(a.begin(), a.end(), on_host_.get());
    product_.clear();
    compute_.wait();
    const bool through_host = variant == staged || !mpi_knows_gpus();
    return apps::timed([&] {
      if (variant == staged) product_.fetch_b();
      for (int step = 0; step < job_.pes; step++) run_step(variant, step, through_host);
      if (variant == staged) product_.return_c();
      compute_.wait();
    });
  }

  std::string compare() const { return product_.compare(); }

 private:
  size_t buffer(int step) const { return step % 2 == 0 ? 0 : room_; }

  void run_step(int variant, int step, bool through_host) {
    const bool last = step + 1 == job_.pes;
    double* const here = a_.get() + buffer(step);
    if (variant == staged || (through_host && step > 0))
      copy(here, on_host_.get() + buffer(step), step, cudaMemcpyHostToDevice);
    if (variant == device && through_host && step == 0 && !last)
      copy(on_host_.get(), here, step, cudaMemcpyDeviceToHost);
    compute_.wait();  // the block of A is where it is sent from, and no longer read where the next one comes
    product_.multiply(step, here);
    if (last) return;
    double* const memory = through_host ? on_host_.get() : a_.get();
    MPI_Sendrecv(memory + buffer(step), static_cast<int>(product_.block(step)), MPI_DOUBLE, job_.next(), 0,
                 memory + buffer(step + 1), static_cast<int>(product_.block(step + 1)), MPI_DOUBLE,
                 job_.previous(), 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  }
  void copy(double* to, const double* from, int step, cudaMemcpyKind kind) const {
    apps::must(cudaMemcpyAsync(to, from, product_.block(step) * sizeof(double), kind, compute_),
               "a block of A");
  }

  apps::Job job_;
  apps::Stream compute_;
  GpuProduct product_;
  size_t room_;
  apps::GpuCopy<double> a_;
  apps::Private<double> on_host_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"staged", "device"});
  apps::Options options("matmul_gpu_mpi", intro);
  long n = 4096;
  options.number("n", n, 1, 1L << 15, "rows and columns");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (n < job.pes) return apps::refuse(job, "matmul_gpu_mpi", "fewer columns than the " + job.count());
  if (!apps::take_gpu(job)) return apps::exit_no_gpu;
  Ring ring(job, static_cast<size_t>(n), Source(1, static_cast<size_t>(n)));
  std::vector<std::string> wrong(2);
  for (const int variant : usual.chosen()) ring.run(variant);  // loads what cuBLAS takes for it
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    const double time = ring.run(variant);
    if (usual.check && wrong[variant].empty()) wrong[variant] = ring.compare();
    return time;
  });
  apps::Results results("matmul_gpu_mpi", job, usual, gpu_columns());
  for (size_t i = 0; i < seconds.size(); i++)
    results.row(usual.chosen()[i], gpu_cells(n, seconds[i]), wrong[usual.chosen()[i]]);
  return results.status();
}

}  // namespace
}  // namespace matmul

int main(int argc, char** argv) { return apps::run_job("matmul_gpu_mpi", matmul::body, argc, argv); }
