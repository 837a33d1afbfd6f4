// SPDX-License-Identifier: Apache-2.0
// One PE's part of the product: by OpenBLAS, with one thread.
#pragma once

#include <cblas.h>
#include <dlfcn.h>

#include <vector>

#include "../common/report.hpp"
#include "matrices.hpp"

namespace matmul {

class Product {
 public:
  Product(size_t n, const apps::Job& job, const Source& source)
      : n_(n), job_(job), columns_{n, static_cast<size_t>(job.pes)}, b_(n * columns_.size(job.me)) {
    use_one_thread();
    source.fill(Which::b, columns_.begin(job_.me), columns_.size(job_.me), b_.data());
  }

  const apps::Blocks& columns() const { return columns_; }
  // The PE whose block of A this one holds in a step.
  int holder(int step) const { return (job_.me - step % job_.pes + job_.pes) % job_.pes; }

  // C is zero from here. The buffers of the BLAS come into being now, not in the time that is measured.
  void reset(double* c) {
    const int few = static_cast<int>(std::min<size_t>(columns_.size(job_.me), 64));
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, few, few, few, 1.0, b_.data(), few, b_.data(), few,
                0.0, c, few);
    std::fill_n(c, n_ * columns_.size(job_.me), 0.0);
    multiplications_ = 0;
  }

  // C += (the block of A held in this step) x (the rows of B that belong to its columns).
  void multiply(int step, const double* a, double* c) {
    const size_t width = columns_.size(holder(step)), mine = columns_.size(job_.me);
    const double* b = b_.data() + columns_.begin(holder(step)) * mine;
    for (size_t row = 0; row < n_; row += slab) {
      const size_t rows = std::min(slab, n_ - row);
      cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, static_cast<int>(rows), static_cast<int>(mine),
                  static_cast<int>(width), 1.0, a + row * width, static_cast<int>(width), b,
                  static_cast<int>(mine), 1.0, c + row * mine, static_cast<int>(mine));
      multiplications_ += rows * width * mine;
      apps::current_part.reached(static_cast<long>(multiplications_), static_cast<long>(n_ * n_ * mine));
    }
  }

 private:
  // Rows of one call of dgemm: long enough for full speed, short enough to show progress.
  static constexpr size_t slab = 768;

  // The PEs are the parallelism. Looked up, because the cblas.h and the library that stand for OpenBLAS can
  // be those of another BLAS, which has its own idea of threads.
  static void use_one_thread() {
    using Setter = void (*)(int);
    const auto set_threads = reinterpret_cast<Setter>(dlsym(RTLD_DEFAULT, "openblas_set_num_threads"));
    if (set_threads != nullptr) set_threads(1);
  }

  size_t n_;
  apps::Job job_;
  apps::Blocks columns_;
  std::vector<double> b_;
  size_t multiplications_ = 0;
};

}  // namespace matmul
