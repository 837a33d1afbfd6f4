// SPDX-License-Identifier: Apache-2.0
#include "ring.hpp"

#include <algorithm>

#include "../common/report.hpp"

namespace matmul {
namespace {

enum Word { arrived, credit, words };

}  // namespace

Ring::Ring(size_t n, const apps::Job& job, const Source& source)
    : n_(n),
      job_(job),
      product_(n, job, source),
      a0_(n * blocks().largest()),
      a1_(n * blocks().largest()),
      c_(n * blocks().largest()),
      words_(words) {
  reset(source);
}

void Ring::reset(const Source& source) {
  shmem_barrier_all();  // the last credit of the run before has arrived
  words_[arrived] = words_[credit] = 0;
  source.fill(Which::a, blocks().begin(job_.me), blocks().size(job_.me), a0_.get());
  std::fill_n(a1_.get(), n_ * blocks().largest(), 0.0);  // pages come into being now
  product_.reset(c_.get());
  shmem_barrier_all();
}

double Ring::run(Shift shift) {
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

// Multiply, put the block into the next PE's other buffer, by rows or whole, barrier.
void Ring::barrier_steps(Shift shift) {
  for (int step = 0; step < job_.pes; step++) {
    product_.multiply(step, a(step), c_.get());
    if (step + 1 == job_.pes) break;
    const size_t width = blocks().size(product_.holder(step));
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
      shmem_double_put_signal_nbi(a(step + 1), a(step), n_ * blocks().size(product_.holder(step)),
                                  &words_[arrived], s + 1, SHMEM_SIGNAL_SET, job_.next());
    }
    product_.multiply(step, a(step), c_.get());
    shmem_quiet();  // the buffer is the source of the put until here
    shmem_signal_set(&words_[credit], s + 1, job_.previous());
  }
}

}  // namespace matmul
