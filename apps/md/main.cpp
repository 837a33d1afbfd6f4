// SPDX-License-Identifier: Apache-2.0
// Molecular dynamics with link cells; see domain.hpp for the exchange and simulation.hpp for the steps.
#include "../common/report.hpp"
#include "domain.hpp"
#include "simulation.hpp"

namespace md {
namespace {

const char* const intro =
    "Simulates atoms of a crystal that melts, in link cells that are distributed in layers of z.\n"
    "\n"
    "  -variant direct  edge layers straight into the neighbours' halos with a signal, atoms that move on "
    "likewise\n"
    "  -variant packed  pack, exchange, barrier, unpack\n"
    "\n"
    "-check: atoms, momentum and energy are conserved, and up to 2000 atoms each is where a simulation by "
    "one PE that\n"
    "looks at all pairs has it.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or a box that is too small for the PEs.\n";

// Where atoms have to be, on every PE; nothing where there are too many. One PE computes it: it looks at all
// pairs.
std::vector<Vector> shared_reference(const apps::Job& job, const Crystal& crystal, Kind kind, long steps) {
  if (crystal.atoms() > most_for_reference) return {};
  const apps::Symmetric<Vector> found(crystal.atoms());
  if (job.first()) {
    const std::vector<Vector> positions = reference(crystal, kind, steps);
    std::copy(positions.begin(), positions.end(), found.get());
  }
  shmem_broadcastmem(SHMEM_TEAM_WORLD, found.get(), found.get(), crystal.atoms() * sizeof(Vector), 0);
  return {found.get(), found.get() + crystal.atoms()};
}

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"direct", "packed"});
  apps::Options options("md", intro);
  Settings s;
  s.add_to(options);
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  const Crystal crystal = s.crystal();
  const Kind kind = static_cast<Kind>(s.kind);
  const long steps = s.steps;
  if (!Domain::possible(job, crystal.box())) {
    return apps::refuse(job, "md",
                        "the box has " + std::to_string(Domain::cells_of(crystal.box().x)) + " x " +
                            std::to_string(Domain::cells_of(crystal.box().y)) + " x " +
                            std::to_string(Domain::cells_of(crystal.box().z)) +
                            " link cells: 3 are needed in x, y and z, and a layer of z for each of " +
                            job.count() + ". Use larger -nx, -ny, -nz or fewer PEs.");
  }
  Simulation<Domain, Variant> simulation(job, crystal, kind);
  std::vector<Vector> expected;
  if (usual.check) expected = shared_reference(job, crystal, kind, steps);
  std::vector<std::string> wrong(2);
  double drift = 0, done = 0;
  apps::Progress progress("md", static_cast<double>(steps * usual.repeat) * usual.chosen().size(),
                          job.first(), usual.verbose);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    simulation.reset(static_cast<Variant>(variant));
    const Totals before = simulation.totals();
    const double start = apps::now();
    for (long step = 0; step < steps; step++) {
      simulation.step(static_cast<Variant>(variant));
      progress.reached(++done);
    }
    shmem_barrier_all();
    const double time = apps::largest(apps::now() - start);
    const Totals after = simulation.totals();
    drift = drift_of(before, after);
    if (usual.check && wrong[variant].empty()) {
      wrong[variant] = compare(simulation, expected, before, after, crystal.atoms());
    }
    shmem_barrier_all();
    return time;
  });
  progress.clear();
  apps::Results results("md", job, usual, columns());
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(variant, cells(s, seconds[i], drift), wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace md

int main(int argc, char** argv) { return apps::run_job("md", md::body, argc, argv); }
