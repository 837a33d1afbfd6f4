// SPDX-License-Identifier: Apache-2.0
#include "ring.hpp"

#include <cblas.h>
#include <dlfcn.h>

#include <algorithm>

#include "../common/report.hpp"

namespace matmul {
namespace {

enum Word { arrived, credit, words };

// Rows of one call of dgemm: long enough for full speed, short enough to show progress.
constexpr size_t slab = 768;

// One thread for each PE: the PEs are the parallelism. Looked up, because the cblas.h and the library that
// stand for OpenBLAS can be those of another BLAS, which has its own idea of threads.
void use_one_thread() {
  using Setter = void (*)(int);
  const auto set_threads = reinterpret_cast<Setter>(dlsym(RTLD_DEFAULT, "openblas_set_num_threads"));
  if (set_threads != nullptr) set_threads(1);
}

}  // namespace

Ring::Ring(size_t n, const apps::Job& job, const Source& source)
    : n_(n),
      job_(job),
      columns_{n, static_cast<size_t>(job.pes)},
      a0_(n * columns_.largest()),
      a1_(n * columns_.largest()),
      c_(n * columns_.largest()),
      words_(words),
      b_(n * columns_.size(job.me)) {
  use_one_thread();
  source.fill(Which::a, columns_.begin(job_.me), columns_.size(job_.me), a0_.get());
  source.fill(Which::b, columns_.begin(job_.me), columns_.size(job_.me), b_.data());
  // Pages and the buffers of the BLAS come into being now, not in the time that is measured.
  std::fill_n(a1_.get(), n * columns_.largest(), 0.0);
  const int few = static_cast<int>(std::min<size_t>(columns_.size(job_.me), 64));
  cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, few, few, few, 1.0, b_.data(), few, b_.data(), few,
              0.0, c_.get(), few);
  std::fill_n(c_.get(), n * columns_.largest(), 0.0);
  shmem_barrier_all();
}

double Ring::run(Shift shift, const std::function<void(double)>& computed) {
  computed_ = computed;
  shmem_barrier_all();
  const double start = apps::now();
  if (shift == shift_overlap) {
    overlap_steps();
  } else {
    barrier_steps(shift);
  }
  shmem_barrier_all();
  return apps::largest(apps::now() - start);
}

// C += (the block of A held in this step) x (the rows of B that belong to its columns).
void Ring::multiply(int step) {
  const size_t width = columns_.size(holder(step));
  const size_t mine = columns_.size(job_.me);
  const double* b = b_.data() + columns_.begin(holder(step)) * mine;
  for (size_t row = 0; row < n_; row += slab) {
    const size_t rows = std::min(slab, n_ - row);
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, static_cast<int>(rows), static_cast<int>(mine),
                static_cast<int>(width), 1.0, a(step) + row * width, static_cast<int>(width), b,
                static_cast<int>(mine), 1.0, c_.get() + row * mine, static_cast<int>(mine));
    multiplications_ += static_cast<double>(rows) * static_cast<double>(width) * static_cast<double>(mine);
    computed_(multiplications_);
  }
}

// Multiply, put the block into the next PE's other buffer, by rows or whole, barrier.
void Ring::barrier_steps(Shift shift) {
  for (int step = 0; step < job_.pes; step++) {
    multiply(step);
    if (step + 1 == job_.pes) break;
    const size_t width = columns_.size(holder(step));
    const size_t piece = shift == shift_row ? width : n_ * width;
    for (size_t done = 0; done < n_ * width; done += piece) {
      shmem_double_put(a(step + 1) + done, a(step) + done, piece, job_.next());
    }
    shmem_barrier_all();
  }
}

// The block travels while it is multiplied, and PEs wait only for their neighbours:
// - arrived == s: the previous PE has delivered the block of step s.
// - credit == s: the next PE is done with step s - 1, so its buffer of that step, the one of step s + 1, is
// free.
void Ring::overlap_steps() {
  for (int step = 0; step < job_.pes; step++) {
    const uint64_t s = static_cast<uint64_t>(step);
    if (step > 0) shmem_signal_wait_until(&words_[arrived], SHMEM_CMP_GE, s);
    if (step + 1 < job_.pes) {
      shmem_signal_wait_until(&words_[credit], SHMEM_CMP_GE, s);
      shmem_double_put_signal_nbi(a(step + 1), a(step), n_ * columns_.size(holder(step)), &words_[arrived],
                                  s + 1, SHMEM_SIGNAL_SET, job_.next());
    }
    multiply(step);
    shmem_quiet();  // the buffer is the source of the put until here
    shmem_signal_set(&words_[credit], s + 1, job_.previous());
  }
}

}  // namespace matmul
