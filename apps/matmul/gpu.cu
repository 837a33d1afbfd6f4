// SPDX-License-Identifier: Apache-2.0
// The matrix product on GPUs: blocks of A go round the ring of PEs, cuBLAS multiplies.
#include <cublas_v2.h>

#include "../common/gpu.cuh"
#include "../common/random.hpp"
#include "../common/results.hpp"

namespace matmul {
namespace {

enum Variant { row, block, overlap };

const char* const intro =
    "Multiplies two random n x n matrices of double in the memory of GPUs, by columns; see apps/matmul.\n"
    "\n"
    "  -variant row      multiply, pass the block of A on by n puts of a row each, barrier on the stream\n"
    "  -variant block    multiply, pass the whole block on, barrier on the stream\n"
    "  -variant overlap  pass the block on, with a signal, on a second stream during the multiplication\n"
    "\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or n smaller than the number of PEs, 77 "
    "no GPU.\n";

// Freivalds' check has rounds of this many random vectors of signs: a wrong product passes one in 2 of them.
constexpr size_t vectors = 16;

void blas_must(cublasStatus_t status, const char* what) {
  if (status == CUBLAS_STATUS_SUCCESS) return;
  std::fprintf(stderr, "PE %d of %d: cuBLAS, %s: status %d\n", shmem_my_pe(), shmem_n_pes(), what,
               static_cast<int>(status));
  shmem_global_exit(apps::exit_failed);
}

double element(size_t n, uint64_t matrix, size_t i, size_t j) { return apps::unit(matrix, i * n + j) - 0.5; }
double sign(size_t round, size_t i) { return (apps::mixed((round << 32) + i) & 1) != 0 ? 1 : -1; }

// Blocks are in rows, of as many elements as the block has columns: what cuBLAS, which counts by columns,
// takes for the transpose. So C^T = B^T A^T is computed.
class Ring {
 public:
  Ring(const apps::Job& job, size_t n)
      : job_(job),
        n_(n),
        columns_{n, static_cast<size_t>(job.pes)},
        a0_(n * columns_.largest()),
        a1_(n * columns_.largest()),
        b_(n * columns_.largest()),
        c_(n * columns_.largest()),
        arrived_(1),
        credit_(1) {
    blas_must(cublasCreate(&blas_), "create");
    blas_must(cublasSetStream(blas_, compute_), "stream");
    b_.write(columns_of(2));
  }
  ~Ring() { cublasDestroy(blas_); }
  Ring(const Ring&) = delete;
  Ring& operator=(const Ring&) = delete;

  double run(int variant) {
    nvshmem_barrier_all();
    a0_.write(columns_of(1));
    c_.write(std::vector<double>(n_ * columns_.largest(), 0));
    arrived_.write({0});
    credit_.write({0});
    return apps::timed(compute_, [&] {
      for (int step = 0; step < job_.pes; step++) {
        if (variant == overlap) {
          overlap_step(step);
        } else {
          barrier_step(variant, step);
        }
      }
      nvshmemx_barrier_all_on_stream(compute_);
    });
  }

  // This PE's columns of (A (B s)) against C s, for each vector of signs s; sums over all PEs' columns.
  std::string compare() const {
    const size_t mine = columns_.size(job_.me), begin = columns_.begin(job_.me);
    const std::vector<double> c = c_.read();
    const apps::Symmetric<double> part(2 * n_), sum(2 * n_);
    apps::Differences differences("element");
    for (size_t round = 0; round < vectors; round++) {
      double* cs = part.get();
      double* bs = part.get() + n_;
      std::fill_n(part.get(), 2 * n_, 0.0);
      for (size_t i = 0; i < n_; i++) {
        for (size_t j = 0; j < mine; j++) {
          cs[i] += c[i * mine + j] * sign(round, begin + j);
          bs[i] += element(n_, 2, i, begin + j) * sign(round, begin + j);
        }
      }
      shmem_double_sum_reduce(SHMEM_TEAM_WORLD, sum.get(), part.get(), 2 * n_);
      // Rows of A in turns.
      for (size_t i = static_cast<size_t>(job_.me); i < n_; i += static_cast<size_t>(job_.pes)) {
        double expected = 0;
        for (size_t k = 0; k < n_; k++) expected += element(n_, 1, i, k) * sum[n_ + k];
        differences.compare(i, sum[i], expected, 1e-10 * static_cast<double>(n_));
      }
      shmem_barrier_all();
    }
    return differences.text();
  }

 private:
  std::vector<double> columns_of(uint64_t matrix) const {
    const size_t mine = columns_.size(job_.me), begin = columns_.begin(job_.me);
    std::vector<double> values(n_ * mine);
    for (size_t i = 0; i < values.size(); i++) values[i] = element(n_, matrix, i / mine, begin + i % mine);
    return values;
  }
  int holder(int step) const { return (job_.me - step + job_.pes) % job_.pes; }
  double* a(int step) const { return step % 2 == 0 ? a0_.get() : a1_.get(); }

  void multiply(int step) {
    const int width = static_cast<int>(columns_.size(holder(step))),
              mine = static_cast<int>(columns_.size(job_.me));
    const int n = static_cast<int>(n_);
    const double one = 1;
    const double* b = b_.get() + columns_.begin(holder(step)) * static_cast<size_t>(mine);
    blas_must(cublasDgemm(blas_, CUBLAS_OP_N, CUBLAS_OP_N, mine, n, width, &one, b, mine, a(step), width,
                          &one, c_.get(), mine),
              "dgemm");
  }

  void barrier_step(int variant, int step) {
    multiply(step);
    if (step + 1 == job_.pes) return;
    const size_t width = columns_.size(holder(step)), piece = variant == row ? width : n_ * width;
    for (size_t done = 0; done < n_ * width; done += piece) {
      nvshmemx_double_put_on_stream(a(step + 1) + done, a(step) + done, piece, job_.next(), compute_);
    }
    nvshmemx_barrier_all_on_stream(compute_);
  }

  // As on CPUs: the block of step s has arrived at signal s; the next PE's other buffer is free at credit s.
  void overlap_step(int step) {
    const uint64_t s = static_cast<uint64_t>(step);
    if (step > 0) nvshmemx_signal_wait_until_on_stream(arrived_.get(), NVSHMEM_CMP_GE, s, compute_);
    apps::Event ready(compute_);  // the block is here, and this PE's work before it is done
    if (step + 1 < job_.pes) {
      ready.before(move_);
      nvshmemx_signal_wait_until_on_stream(credit_.get(), NVSHMEM_CMP_GE, s, move_);
      nvshmemx_double_put_signal_on_stream(a(step + 1), a(step), n_ * columns_.size(holder(step)),
                                           arrived_.get(), s + 1, NVSHMEM_SIGNAL_SET, job_.next(), move_);
    }
    multiply(step);
    const apps::Event moved(move_);
    moved.before(compute_);
    nvshmemx_signal_op_on_stream(credit_.get(), s + 1, NVSHMEM_SIGNAL_SET, job_.previous(), compute_);
  }

  apps::Job job_;
  size_t n_;
  apps::Blocks columns_;
  apps::OnGpu<double> a0_, a1_, b_, c_;
  apps::OnGpu<uint64_t> arrived_, credit_;
  apps::Stream compute_, move_;
  cublasHandle_t blas_ = nullptr;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"row", "block", "overlap"});
  apps::Options options("matmul_gpu", intro);
  long n = 4096;
  options.number("n", n, 1, 1L << 15, "rows and columns");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (n < job.pes) return apps::refuse(job, "matmul_gpu", "fewer columns than the " + job.count());
  const apps::Gpu gpu(job);
  if (!gpu.is_there()) return apps::exit_no_gpu;
  Ring ring(job, static_cast<size_t>(n));
  std::vector<std::string> wrong(3);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    const double time = ring.run(variant);
    if (usual.check && wrong[variant].empty()) wrong[variant] = ring.compare();
    return time;
  });
  apps::Results results("matmul_gpu", job, usual,
                        {{"n", "n", "%ld"}, {"seconds", "time, s", "%.5f"}, {"gflops", "GFLOP/s", "%.0f"}});
  for (size_t i = 0; i < seconds.size(); i++) {
    const double work = 2.0 * static_cast<double>(n) * static_cast<double>(n) * static_cast<double>(n);
    results.row(usual.chosen()[i], {n, seconds[i], work / seconds[i] / 1e9}, wrong[usual.chosen()[i]]);
  }
  return results.status();
}

}  // namespace
}  // namespace matmul

int main(int argc, char** argv) { return apps::run_job("matmul_gpu", matmul::body, argc, argv); }
