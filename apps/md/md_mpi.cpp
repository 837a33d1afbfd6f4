// SPDX-License-Identifier: Apache-2.0
// Molecular dynamics by messages: atoms that leave, then edge layers, packed; MPI_Sendrecv.
#include "../common/mpi.hpp"
#include "cells.hpp"
#include "simulation.hpp"

namespace md {
namespace {

class Domain : public Cells<apps::Private> {
 public:
  Domain(const apps::Job& job, const Vector& box) : Cells(job, box) {}

  void clear() { std::fill_n(counts_.get(), counts_.count(), 0); }

  void settle(int) {
    const std::array<std::vector<Atom>, 2> leavers = sort_out();
    for (const Side side : apps::sides) {
      for (const Atom& atom : swapped(side, leavers[side])) place(atom);
    }
    exchange(true);
  }
  void wait_for_halo(int) {}
  void exchange_slopes(int) { exchange(false); }

 private:
  // Gives them to the neighbour on that side, and returns what the one on the other side gives.
  template <typename T>
  std::vector<T> swapped(Side side, const std::vector<T>& out) {
    const int to = grid_.pe(side), from = grid_.pe(side == down ? up : down);
    const auto bytes = [](size_t count) { return static_cast<int>(count * sizeof(T)); };
    size_t count = 0;
    const size_t mine = out.size();
    MPI_Sendrecv(&mine, 1, MPI_UINT64_T, to, 0, &count, 1, MPI_UINT64_T, from, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    std::vector<T> in(count);
    MPI_Sendrecv(out.data(), bytes(mine), MPI_BYTE, to, 1, in.data(), bytes(count), MPI_BYTE, from, 1,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return in;
  }

  void exchange(bool whole) {
    for (const Side side : apps::sides) {
      pack_edge(side, whole, letter_);
      unpack_halo(side == down ? up : down, whole, swapped(side, letter_).data());
    }
  }

  std::vector<double> letter_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi"});
  Settings s;
  if (const auto status = apps::parse_or_status(job, "md_mpi", "The molecular dynamics of md, by messages.\n",
                                                argc, argv, s, usual))
    return *status;
  const std::string why_not = too_few_cells(job, grid_of(job, s.crystal.box()));
  if (!why_not.empty()) return apps::refuse(job, "md_mpi", why_not);
  Simulation<Domain> simulation(job, s);
  std::vector<Vector> expected;
  if (usual.check) expected = shared_reference(job, s);
  return compare_variants("md", job, usual, s, expected, simulation);
}

}  // namespace
}  // namespace md

int main(int argc, char** argv) { return apps::run_job("md_mpi", md::body, argc, argv); }
