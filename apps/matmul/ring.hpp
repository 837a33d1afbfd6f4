// SPDX-License-Identifier: Apache-2.0
// C = A B on a ring. In step s a PE multiplies the block of A it holds, that of PE me - s, with the matching
// rows of its block of B, and passes the block on to the next PE; after as many steps as PEs it has seen all
// of A.
//
// The well-known OpenSHMEM example puts a block onto itself: from and to the same symmetric address, so that
// a PE's block is overwritten by its neighbour while it is still being multiplied or sent. Here are two
// buffers: step s reads buffer s % 2, and what arrives during step s goes to the other one.
#pragma once

#include <cstdint>

#include "../common/job.hpp"
#include "check.hpp"
#include "product.hpp"

namespace matmul {

enum Shift { shift_row, shift_block, shift_overlap };

class Ring {
 public:
  Ring(size_t n, const apps::Job& job, const Source& source);

  // A as at the start, which a run uses up, and C zero. Collective.
  void reset(const Source& source);

  // The product; returns the seconds of the slowest PE. Once after each reset.
  double run(Shift shift);

  // This PE's block of C.
  Columns mine() const { return {blocks().begin(job_.me), blocks().size(job_.me), c_.get()}; }
  const apps::Blocks& blocks() const { return product_.columns(); }

 private:
  void barrier_steps(Shift shift);
  void overlap_steps();

  double* a(int step) const { return step % 2 == 0 ? a0_.get() : a1_.get(); }

  size_t n_;
  apps::Job job_;
  Product product_;
  apps::Symmetric<double> a0_;
  apps::Symmetric<double> a1_;
  apps::Symmetric<double> c_;
  apps::Symmetric<uint64_t> words_;  // signals, see overlap_steps
};

}  // namespace matmul
