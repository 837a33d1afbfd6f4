// SPDX-License-Identifier: Apache-2.0
// Molecular dynamics by messages: atoms that leave, then edge layers, packed; MPI_Sendrecv.
#include "../common/mpi.hpp"
#include "cells.hpp"
#include "simulation.hpp"

namespace md {
namespace {

enum Variant { messages };

class Domain : public Cells<apps::Private> {
 public:
  Domain(const apps::Job& job, const Vector& box) : Cells(job, box) {}

  void clear() { std::fill_n(counts_.get(), cells_, 0); }

  void settle(Variant) {
    const std::array<std::vector<Atom>, 2> leavers = sort_out();
    for (const Side side : {down, up}) {
      for (const Atom& atom : swapped(side, leavers[side])) place(atom);
    }
    exchange(true);
  }
  void wait_for_halo(Variant) {}
  void exchange_slopes(Variant) { exchange(false); }
  void sum(double* values) { MPI_Allreduce(MPI_IN_PLACE, values, 5, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); }

 private:
  // Gives them to the neighbour on that side, and returns what the one on the other side gives.
  template <typename T>
  std::vector<T> swapped(Side side, const std::vector<T>& out) {
    const int to = pe(side), from = pe(side == down ? up : down);
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
    for (const Side side : {down, up}) {
      pack_edge(side, whole, letter_);
      unpack_halo(side, whole, swapped(side, letter_).data());
    }
  }

  std::vector<double> letter_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi"});
  apps::Options options("md_mpi", "The molecular dynamics of md, by messages.\n");
  Settings s;
  s.add_to(options);
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  const Crystal crystal = s.crystal();
  const Kind kind = static_cast<Kind>(s.kind);
  if (!Domain::possible(job, crystal.box())) {
    return apps::refuse(job, "md_mpi", "the box has too few link cells for " + job.count());
  }
  Simulation<Domain, Variant> simulation(job, crystal, kind);
  std::vector<Vector> expected;
  if (usual.check && crystal.atoms() <= most_for_reference) {
    expected.resize(crystal.atoms());
    if (job.first()) expected = reference(crystal, kind, s.steps);
    MPI_Bcast(expected.data(), static_cast<int>(3 * expected.size()), MPI_DOUBLE, 0, MPI_COMM_WORLD);
  }
  std::string wrong;
  double drift = 0;
  const std::vector<double> seconds = apps::in_turns(usual, [&](int) {
    simulation.reset(messages);
    const Totals before = simulation.totals();
    const double time = apps::timed([&] {
      for (long step = 0; step < s.steps; step++) simulation.step(messages);
    });
    const Totals after = simulation.totals();
    drift = drift_of(before, after);
    if (usual.check && wrong.empty()) wrong = compare(simulation, expected, before, after, crystal.atoms());
    return time;
  });
  apps::Results results("md", job, usual, columns());
  results.row(0, cells(s, seconds[0], drift), wrong);
  return results.status();
}

}  // namespace
}  // namespace md

int main(int argc, char** argv) { return apps::run_job("md_mpi", md::body, argc, argv); }
