// SPDX-License-Identifier: Apache-2.0
// The matrix product on GPUs: blocks of A go round the ring of PEs, cuBLAS multiplies.
#include "../common/gpu.cuh"
#include "../common/job.hpp"
#include "../common/results.hpp"
#include "gpu_product.cuh"

namespace matmul {
namespace {

enum Variant { row, block, overlap, kernel, staged };

const char* const intro =
    "Multiplies two random n x n matrices of double on GPUs, by columns; see apps/matmul.\n"
    "\n"
    "  -variant row      multiply, pass the block of A on by n puts of a row each, barrier on the stream\n"
    "  -variant block    multiply, pass the whole block on, barrier on the stream\n"
    "  -variant overlap  pass the block on, with a signal, on a second stream during the multiplication\n"
    "  -variant kernel   the same, but a kernel passes it on\n"
    "  -variant staged   matrices are the host's: its blocks come to the GPU, and the host passes them on "
    "meanwhile\n"
    "\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or n smaller than the number of PEs, 77 "
    "no GPU.\n";

constexpr unsigned senders = 32;  // blocks of the kernel that passes a block on; each adds 1 to the signal

// Each block of threads puts its piece, in whole cache lines.
__global__ void pass_on(double* to, const double* from, size_t count, uint64_t* arrived, int pe) {
  const size_t piece = (count / gridDim.x + 16) / 16 * 16, begin = std::min(count, blockIdx.x * piece);
  nvshmemx_double_put_signal_nbi_block(to + begin, from + begin, std::min(count - begin, piece), arrived, 1,
                                       NVSHMEM_SIGNAL_ADD, pe);
}

class Ring {
 public:
  Ring(const apps::Job& job, size_t n, const Source& source)
      : job_(job),
        n_(n),
        product_(n, job, source, compute_),
        a0_(n * product_.columns().largest()),
        a1_(a0_.count()),
        host0_(a0_.count()),
        host1_(a0_.count()),
        arrived_(1),
        credit_(1) {}

  double run(int variant) {
    nvshmem_barrier_all();
    const std::vector<double> a = product_.own(Which::a);
    a0_.write(a);
    std::copy(a.begin(), a.end(), host0_.get());
    product_.clear();
    arrived_.write({0});
    credit_.write({0});
    return apps::timed(compute_, [&] {
      if (variant == staged) product_.fetch_b();
      for (int step = 0; step < job_.pes; step++) {
        if (variant == staged) {
          staged_step(step);
        } else if (variant == overlap || variant == kernel) {
          overlap_step(variant, step);
        } else {
          barrier_step(variant, step);
        }
      }
      if (variant == staged) product_.return_c();
      nvshmemx_barrier_all_on_stream(compute_);
    });
  }

  std::string compare() const { return product_.compare(); }

 private:
  double* a(int step) const { return step % 2 == 0 ? a0_.get() : a1_.get(); }
  double* on_host(int step) const { return step % 2 == 0 ? host0_.get() : host1_.get(); }

  void barrier_step(int variant, int step) {
    product_.multiply(step, a(step));
    if (step + 1 == job_.pes) return;
    const size_t all = product_.block(step), piece = variant == row ? all / n_ : all;
    for (size_t done = 0; done < all; done += piece) {
      nvshmemx_double_put_on_stream(a(step + 1) + done, a(step) + done, piece, job_.next(), compute_);
    }
    nvshmemx_barrier_all_on_stream(compute_);
  }

  // As on CPUs: the block of step s has arrived at signal s; the next PE's other buffer is free at credit s.
  void overlap_step(int variant, int step) {
    const uint64_t s = static_cast<uint64_t>(step), one = variant == kernel ? senders : 1;
    if (step > 0) nvshmemx_signal_wait_until_on_stream(arrived_.get(), NVSHMEM_CMP_GE, s * one, compute_);
    apps::Event ready(compute_);  // the block is here, and this PE's work before it is done
    if (step + 1 < job_.pes) {
      ready.before(move_);
      nvshmemx_signal_wait_until_on_stream(credit_.get(), NVSHMEM_CMP_GE, s, move_);
      if (variant == kernel) {
        pass_on<<<senders, 512, 0, move_>>>(a(step + 1), a(step), product_.block(step), arrived_.get(),
                                            job_.next());
      } else {
        nvshmemx_double_put_signal_on_stream(a(step + 1), a(step), product_.block(step), arrived_.get(),
                                             s + 1, NVSHMEM_SIGNAL_SET, job_.next(), move_);
      }
    }
    product_.multiply(step, a(step));
    const apps::Event moved(move_);
    moved.before(compute_);
    nvshmemx_signal_op_on_stream(credit_.get(), s + 1, NVSHMEM_SIGNAL_SET, job_.previous(), compute_);
  }

  void staged_step(int step) {
    const size_t all = product_.block(step);
    // A copy of CUDA's would not do for a block that lies in two registrations of the heap.
    nvshmemx_double_put_on_stream(a(step), on_host(step), all, job_.me, compute_);
    const apps::Event here(compute_);
    product_.multiply(step, a(step));
    if (step + 1 == job_.pes) return;
    shmem_double_put(on_host(step + 1), on_host(step), all, job_.next());
    here.wait();  // until then the block is read, which may be overwritten after the barrier
    shmem_barrier_all();
  }

  apps::Job job_;
  size_t n_;
  apps::Stream compute_, move_;
  GpuProduct product_;
  apps::OnGpu<double> a0_, a1_;
  apps::Symmetric<double> host0_, host1_;
  apps::OnGpu<uint64_t> arrived_, credit_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"row", "block", "overlap", "kernel", "staged"});
  apps::Options options("matmul_gpu", intro);
  long n = 4096;
  options.number("n", n, 1, 1L << 15, "rows and columns");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (n < job.pes) return apps::refuse(job, "matmul_gpu", "fewer columns than the " + job.count());
  const apps::Gpu gpu(job);
  if (!gpu.is_there()) return apps::exit_no_gpu;
  Ring ring(job, static_cast<size_t>(n), Source(1, static_cast<size_t>(n)));
  std::vector<std::string> wrong(5);
  for (const int variant : usual.chosen()) ring.run(variant);  // loads what cuBLAS takes for it
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    const double time = ring.run(variant);
    if (usual.check && wrong[variant].empty()) wrong[variant] = ring.compare();
    return time;
  });
  apps::Results results("matmul_gpu", job, usual, gpu_columns());
  for (size_t i = 0; i < seconds.size(); i++)
    results.row(usual.chosen()[i], gpu_cells(n, seconds[i]), wrong[usual.chosen()[i]]);
  return results.status();
}

}  // namespace
}  // namespace matmul

int main(int argc, char** argv) { return apps::run_job("matmul_gpu", matmul::body, argc, argv); }
