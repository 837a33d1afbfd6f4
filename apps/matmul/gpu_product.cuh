// SPDX-License-Identifier: Apache-2.0
// One PE's part of the product on its GPU, by cuBLAS.
#pragma once

#include "../common/cublas.cuh"
#include "../common/results.hpp"
#include "check.hpp"
#include "matrices.hpp"

namespace matmul {

// Blocks are in rows, of as many elements as the block has columns: what cuBLAS, which counts by columns,
// takes for the transpose. So C^T = B^T A^T is computed.
class GpuProduct {
 public:
  GpuProduct(size_t n, const apps::Job& job, const Source& source, const apps::Stream& stream)
      : n_(n),
        job_(job),
        columns_{n, static_cast<size_t>(job.pes)},
        source_(source),
        stream_(stream),
        blas_(stream),
        b_on_host_(own(Which::b)),
        b_(b_on_host_),
        c_(std::vector<double>(b_on_host_.size())) {}

  const apps::Blocks& columns() const { return columns_; }
  // The PE whose block of A this one holds in a step, and the elements of it.
  int holder(int step) const { return (job_.me - step + job_.pes) % job_.pes; }
  size_t block(int step) const { return n_ * columns_.size(holder(step)); }
  // This PE's columns of a matrix.
  std::vector<double> own(Which which) const {
    std::vector<double> values(n_ * columns_.size(job_.me));
    source_.fill(which, columns_.begin(job_.me), columns_.size(job_.me), values.data());
    return values;
  }

  void clear() { c_.write(std::vector<double>(b_on_host_.size(), 0)); }
  // Where data are the host's: its B comes, C goes back to it.
  void fetch_b() const {
    apps::must(cudaMemcpyAsync(b_.get(), b_on_host_.data(), bytes(), cudaMemcpyHostToDevice, stream_), "B");
  }
  void return_c() {
    c_on_host_.resize(b_on_host_.size());
    apps::must(cudaMemcpyAsync(c_on_host_.data(), c_.get(), bytes(), cudaMemcpyDeviceToHost, stream_), "C");
  }

  // C += (the block of A held in this step) x (the rows of B that belong to its columns).
  void multiply(int step, const double* a) {
    const int width = static_cast<int>(columns_.size(holder(step))),
              mine = static_cast<int>(columns_.size(job_.me)), n = static_cast<int>(n_);
    const double one = 1;
    const double* b = b_.get() + columns_.begin(holder(step)) * static_cast<size_t>(mine);
    apps::must(cublasDgemm(blas_, CUBLAS_OP_N, CUBLAS_OP_N, mine, n, width, &one, b, mine, a, width, &one,
                           c_.get(), mine),
               "dgemm");
  }

  // What is wrong with C, or nothing.
  std::string compare() const {
    const std::vector<double> c = c_.read();
    return check(n_, source_, {columns_.begin(job_.me), columns_.size(job_.me), c.data()});
  }

 private:
  size_t bytes() const { return b_on_host_.size() * sizeof(double); }

  size_t n_;
  apps::Job job_;
  apps::Blocks columns_;
  Source source_;
  const apps::Stream& stream_;
  apps::Blas blas_;
  std::vector<double> b_on_host_, c_on_host_;
  apps::GpuCopy<double> b_, c_;
};

// A row of the table of a variant's results.
inline std::vector<apps::Column> gpu_columns() {
  return {{"n", "n", "%ld"}, {"seconds", "time, s", "%.5f"}, {"gflops", "GFLOP/s", "%.0f"}};
}
inline std::vector<apps::Cell> gpu_cells(long n, double seconds) {
  const double side = static_cast<double>(n);
  return {n, seconds, 2 * side * side * side / seconds / 1e9};
}

}  // namespace matmul
