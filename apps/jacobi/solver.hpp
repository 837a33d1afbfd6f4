// SPDX-License-Identifier: Apache-2.0
// The distributed solver. Every PE holds a block of rows in two symmetric buffers (old and new, swapped after
// each iteration), each with one halo row above and one below that the two neighbours on the ring fill.
//
// Version v of the field is the state after v iterations and lives in buffer v % 2; version 0 is the initial
// state. The barrier variant separates iterations by a global barrier. The two others wait for nothing but
// their neighbours: a neighbour's edge row of version v arrives with signal value v, and an iteration that
// computes version v first waits for both signals to reach v - 1.
//
// Why two buffers are enough: I send version v into the neighbour's buffer v % 2, over version v - 2. It last
// read that halo row when it computed its edge row of version v - 1, and I have that edge row: its signal
// reached v - 1 before I computed version v. So a neighbour can be one iteration ahead, never two.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "../common/job.hpp"
#include "../common/report.hpp"
#include "problem.hpp"
#include "stencil.hpp"

namespace jacobi {

template <typename Real>
class Solver {
 public:
  Solver(const Problem& problem, const apps::Job& job)
      : problem_(problem),
        job_(job),
        blocks_{problem.computed_rows(), static_cast<size_t>(job.pes)},
        rows_(blocks_.size(job.me)),
        field0_((blocks_.largest() + 2) * problem.nx),
        field1_((blocks_.largest() + 2) * problem.nx),
        signals_(2),
        partial_(2),
        total_(2) {
    reset();
  }

  // Back to version 0. Pages come into being now, near the PE that uses them, and not in the time that is
  // measured. Collective.
  void reset() {
    shmem_barrier_all();  // what the last run sent has arrived
    signals_[from_above] = signals_[from_below] = 0;
    final_ = 0;
    std::fill_n(field0_.get(), (blocks_.largest() + 2) * problem_.nx, Real(0));
    std::fill_n(field1_.get(), (blocks_.largest() + 2) * problem_.nx, Real(0));
    // Local row r (1 .. rows) is mesh row begin + r.
    for (size_t r = 1; r <= rows_; r++) {
      const Real side = static_cast<Real>(side_value(blocks_.begin(job_.me) + r, problem_.ny));
      for (Real* field : {field0_.get(), field1_.get()}) {
        field[r * problem_.nx] = field[(r + 1) * problem_.nx - 1] = side;
      }
    }
    shmem_barrier_all();
  }

  Outcome run(Sync sync) {
    Outcome outcome;
    shmem_barrier_all();
    const double start = apps::now();
    for (const long iteration : apps::Steps(problem_.iterations)) {
      outcome.iterations = iteration + 1;
      const bool measured = iteration % problem_.check_every == 0;
      const double sum = step(sync, static_cast<uint64_t>(iteration) + 1, measured);
      if (measured) {
        outcome.norm = std::sqrt(sum_of_all(sum));
        outcome.norm_iteration = iteration;
        if (!(outcome.norm > problem_.tolerance)) break;
      }
    }
    shmem_barrier_all();
    outcome.seconds = apps::largest(apps::now() - start);
    final_ = static_cast<uint64_t>(outcome.iterations);
    return outcome;
  }

  // Copies a computed row (0 .. ny-3, counted over all PEs) of the solution from the PE that has it.
  void fetch_row(size_t row, Real* dest) const {
    const int owner = blocks_.owner(row);
    const size_t local = row - blocks_.begin(owner) + 1;
    shmem_getmem(dest, version(final_) + local * problem_.nx, problem_.nx * sizeof(Real), owner);
  }

 private:
  enum Edge { from_above, from_below };

  Real* version(uint64_t v) const { return v % 2 == 0 ? field0_.get() : field1_.get(); }

  // One iteration; returns this PE's sum of squared changes if `measured`.
  double step(Sync sync, uint64_t v, bool measured) {
    switch (sync) {
      case sync_barrier:
        return barrier_step(v, measured);
      case sync_signal:
        return signal_step(v, measured);
      default:
        return overlap_step(v, measured);
    }
  }

  double barrier_step(uint64_t v, bool measured) {
    const double sum = relax(v, 1, rows_, measured);
    Real* field = version(v);
    const size_t bytes = problem_.nx * sizeof(Real);
    shmem_putmem(halo_below(v, job_.previous()), field + problem_.nx, bytes, job_.previous());
    shmem_putmem(field, field + rows_ * problem_.nx, bytes, job_.next());
    shmem_barrier_all();
    return sum;
  }

  double signal_step(uint64_t v, bool measured) {
    wait_for(from_above, v - 1);
    wait_for(from_below, v - 1);
    const double sum = relax(v, 1, rows_, measured);
    Real* field = version(v);
    const size_t bytes = problem_.nx * sizeof(Real);
    shmem_fence();  // signal v - 1 may still be under way: it must not land after signal v and set it back
    shmem_putmem_signal(halo_below(v, job_.previous()), field + problem_.nx, bytes, &signals_[from_below], v,
                        SHMEM_SIGNAL_SET, job_.previous());
    shmem_putmem_signal(field, field + rows_ * problem_.nx, bytes, &signals_[from_above], v, SHMEM_SIGNAL_SET,
                        job_.next());
    return sum;
  }

  // The edge rows first: they travel while the interior is computed.
  double overlap_step(uint64_t v, bool measured) {
    wait_for(from_above, v - 1);
    if (rows_ == 1) wait_for(from_below, v - 1);
    double sum = relax(v, 1, 1, measured);
    Real* field = version(v);
    const size_t bytes = problem_.nx * sizeof(Real);
    shmem_putmem_signal_nbi(halo_below(v, job_.previous()), field + problem_.nx, bytes, &signals_[from_below],
                            v, SHMEM_SIGNAL_SET, job_.previous());
    if (rows_ > 1) {
      wait_for(from_below, v - 1);
      sum += relax(v, rows_, rows_, measured);
    }
    shmem_putmem_signal_nbi(field, field + rows_ * problem_.nx, bytes, &signals_[from_above], v,
                            SHMEM_SIGNAL_SET, job_.next());
    if (rows_ > 2) sum += relax(v, 2, rows_ - 1, measured);
    shmem_quiet();  // the edge rows are sources of the puts until here
    return sum;
  }

  void wait_for(Edge edge, uint64_t v) { shmem_signal_wait_until(&signals_[edge], SHMEM_CMP_GE, v); }

  // The halo row below the block of `pe`, in the buffer of version v. Blocks can differ by one row.
  Real* halo_below(uint64_t v, int pe) const { return version(v) + (blocks_.size(pe) + 1) * problem_.nx; }

  // Computes the local rows first .. last of version v.
  double relax(uint64_t v, size_t first, size_t last, bool measured) {
    const size_t nx = problem_.nx;
    double sum = 0;
    for (size_t r = first; r <= last; r++) {
      Real* out = version(v) + r * nx;
      const Real* row = version(v - 1) + r * nx;
      if (measured) {
        sum += relax_row_and_measure(out, row - nx, row, row + nx, nx);
      } else {
        relax_row(out, row - nx, row, row + nx, nx);
      }
    }
    return sum;
  }

  // A PE may enter the next reduction before another has read the result of this one: two slots, used in
  // turn. The reduction after next cannot start before every PE has read this one's result.
  double sum_of_all(double mine) {
    const size_t slot = reductions_++ % 2;
    partial_[slot] = mine;
    shmem_double_sum_reduce(SHMEM_TEAM_WORLD, &total_[slot], &partial_[slot], 1);
    return total_[slot];
  }

  Problem problem_;
  apps::Job job_;
  apps::Blocks blocks_;
  size_t rows_;
  apps::Symmetric<Real> field0_;
  apps::Symmetric<Real> field1_;
  apps::Symmetric<uint64_t> signals_;
  apps::Symmetric<double> partial_;
  apps::Symmetric<double> total_;
  size_t reductions_ = 0;
  uint64_t final_ = 0;
};

}  // namespace jacobi
