// SPDX-License-Identifier: Apache-2.0
// The lattice by puts with signal; see lattice.hpp for the problem.
//
// The halos of version v are put into the buffers v % 2 of the neighbours. Two are enough: a neighbour that
// puts version v + 2 has computed it from my halos of version v + 1, and these I sent when I had read version
// v.
#include <optional>

#include "../common/job.hpp"
#include "../common/report.hpp"
#include "lattice.hpp"

namespace lattice {
namespace {

enum Variant { phases, overlap, pipelined };

const char* const intro =
    "Applies a hopping operator again and again to a periodic lattice in four dimensions, all of which may "
    "be divided.\n"
    "\n"
    "  -variant phases     pack all faces, put, barrier, compute\n"
    "  -variant overlap    put all faces with signal, compute the interior, then the edges of one dimension "
    "after the "
    "other\n"
    "  -variant pipelined  the same, but the faces of the next dimension are packed and put under each "
    "quarter of the\n"
    "                      interior\n"
    "\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or a lattice too small for the PEs.\n";

class Solver : public Part<apps::Symmetric> {
 public:
  Solver(const apps::Job& job, const Place& size) : Part(job, size), signals_(all_faces) {}

  void reset() {
    Part::reset();
    for (size_t i = 0; i < all_faces; i++) signals_[i] = 0;
    shmem_barrier_all();
  }

  // Makes version v, from 1. Halos of version v - 1 are signalled as v: 0 is none.
  void step(Variant variant, uint64_t v) {
    constexpr int last = dimensions - 1;  // its faces need no packing: first
    if (variant == pipelined) {
      for (int d = last; d >= 0; d--) {
        send(v, d);
        relax_interior(v, static_cast<size_t>(last - d), dimensions);
      }
    } else {
      for (int d = last; d >= 0; d--) send(v, d);
      if (variant == phases) shmem_barrier_all();
      relax_interior(v, 0, 1);
    }
    for (int d = last; d >= 0; d--) {
      wait(v, d);
      relax_edges(v, d);
    }
    shmem_quiet();  // faces are sources of puts until here
  }

 private:
  void send(uint64_t v, int d) {
    if (!divided(d)) return;
    for (const Side side : {forwards, backwards}) {
      // What goes forwards comes from the side backwards.
      const Side there = side == forwards ? backwards : forwards;
      const float* from = packed(v - 1, d, side, letters_[2 * d + side]);
      shmem_float_put_signal_nbi(sites_.ghost(v - 1, d, there), from, sites_.face(d),
                                 &signals_[2 * d + there], v, SHMEM_SIGNAL_SET, neighbour(d, side));
    }
  }
  void wait(uint64_t v, int d) {
    if (!divided(d)) return;
    for (const Side side : {forwards, backwards})
      shmem_signal_wait_until(&signals_[2 * d + side], SHMEM_CMP_GE, v);
  }

  apps::Symmetric<uint64_t> signals_;
  std::array<std::vector<float>, all_faces> letters_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"phases", "overlap", "pipelined"});
  Settings s;
  if (const auto status = apps::parse_or_status(job, "lattice", intro, argc, argv, s, usual)) return *status;
  if (!Solver::possible(job.pes, s.size())) {
    return apps::refuse(job, "lattice",
                        "the lattice has no site for each of the " + job.count() +
                            " in a grid of four dimensions. Use larger -nx, -ny, -nz, -nt or fewer PEs.");
  }
  Solver solver(job, s.size());
  std::vector<float> expected;
  if (usual.check) expected = reference(s.size(), s.steps);
  if (!is_finite(expected)) return apps::refuse(job, "lattice", too_large);
  std::vector<std::string> wrong(3);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    solver.reset();
    const double start = apps::now();
    for (const long step : apps::Steps(s.steps))
      solver.step(static_cast<Variant>(variant), static_cast<uint64_t>(step + 1));
    const double time = apps::largest(apps::now() - start);
    if (usual.check && wrong[variant].empty())
      wrong[variant] = solver.compare(static_cast<uint64_t>(s.steps), expected);
    shmem_barrier_all();
    return time;
  });
  apps::Results results("lattice", job, usual, columns());
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(variant, cells(s, seconds[i]), wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace lattice

int main(int argc, char** argv) { return apps::run_job("lattice", lattice::body, argc, argv); }
