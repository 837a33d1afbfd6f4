// SPDX-License-Identifier: Apache-2.0
// What the programs have in common whatever moves their atoms: options, a reference, what is conserved, the
// table.
#pragma once

#include <algorithm>
#include <functional>

#include "../common/report.hpp"
#include "../common/results.hpp"
#include "atoms.hpp"

namespace md {

struct Settings {
  Crystal crystal{6, 6, 12};
  long steps = 20;
  int kind = lennard_jones;

  void add_to(apps::Options& options) {
    options.number("nx", crystal.nx, 1, 1L << 12, "unit cells of the crystal in x, 4 atoms each");
    options.number("ny", crystal.ny, 1, 1L << 12, "in y");
    options.number("nz", crystal.nz, 1, 1L << 16, "in z, distributed");
    options.steps(steps, 1L << 40, "steps of a run");
    options.choice("potential", kind, {"lj", "eam"}, "Lennard-Jones or embedded atoms");
  }
  Kind potential() const { return static_cast<Kind>(kind); }
};

// Why the cells of the box are too few, or nothing. The neighbours of a cell must be different cells, and
// each PE needs a layer.
inline std::string too_few_cells(const apps::Job& job, const Grid& grid) {
  if (grid.nx >= 3 && grid.ny >= 3 && grid.nz >= std::max<size_t>(3, job.pes)) return "";
  return "the box has " + std::to_string(grid.nx) + " x " + std::to_string(grid.ny) + " x " +
         std::to_string(grid.nz) + " link cells: 3 are needed in x, y and z, and a layer of z for each of " +
         job.count() + ". Use larger -nx, -ny, -nz or fewer PEs.";
}

// f(other's place, way from it, square of the distance) of all other atoms within the cutoff: without cells.
struct AllPairs {
  size_t atoms;

  template <typename F>
  APPS_BOTH void for_each(const Atoms& a, size_t at, const F& f) const {
    for (size_t other = 0; other < atoms; other++) consider(a, at, other, f);
  }
};

// The positions after all steps, by one PE that looks at all pairs and has no cells; nothing where there are
// too many atoms.
inline std::vector<Vector> reference(const Settings& s) {
  constexpr size_t most_atoms = 2000;
  const size_t n = s.crystal.atoms();
  if (n > most_atoms) return {};
  const AllPairs pairs{n};
  std::vector<Vector> positions(n);
  std::vector<double> slopes(n);
  std::vector<Atoms::Rest> rest(n);
  const Atoms a{{{}, s.crystal.box(), 0, 0, 0}, nullptr, positions.data(), slopes.data(), rest.data()};
  const auto find_forces = [&] {
    for (size_t i = 0; s.kind == embedded_atom && i < n; i++)
      slopes[i] = embedding_slope(density_at(a, i, pairs));
    for (size_t i = 0; i < n; i++) rest[i].force = force_at(a, s.potential(), i, pairs).force;
  };
  for (size_t i = 0; i < n; i++) a.put(i, s.crystal.atom(i));
  find_forces();
  for (long step = 0; step < s.steps; step++) {
    for (size_t i = 0; i < n; i++) {
      a.accelerate(i);
      a.move(i);
    }
    find_forces();
    for (size_t i = 0; i < n; i++) a.accelerate(i);
  }
  return positions;
}

struct Totals {
  double energy;
  Vector momentum;
  double atoms;
};

// Of all PEs, where each has these atoms and this potential energy; collective.
inline Totals totals_of(const std::vector<Atom>& atoms, double potential) {
  double energy = potential;
  Vector momentum{0, 0, 0};
  for (const Atom& atom : atoms) {
    energy += 0.5 * square(atom.velocity);
    add(momentum, 1, atom.velocity);
  }
  const std::vector<double> sum =
      apps::Sums(5).add_up({energy, momentum.x, momentum.y, momentum.z, static_cast<double>(atoms.size())});
  return {sum[0], {sum[1], sum[2], sum[3]}, sum[4]};
}

// `drift`: of the energy, as a part of it. `expected`: empty where there are too many atoms.
inline std::string compare(const std::vector<Atom>& atoms, const std::vector<Vector>& expected,
                           const Totals& totals, double drift, const Crystal& crystal) {
  const double n = static_cast<double>(crystal.atoms());
  if (totals.atoms != n) return std::to_string(totals.atoms) + " atoms are left";
  if (!(drift < 1e-3)) return "the energy has changed by " + std::to_string(drift * 100) + " %";
  if (!(square(totals.momentum) < 1e-16 * n * n)) return "the momentum is not 0";
  apps::Differences differences("atom");
  for (size_t i = 0; i < atoms.size() && !expected.empty(); i++) {
    const Vector off = between(atoms[i].position, expected[atoms[i].id], crystal.box());
    differences.compare(atoms[i].id, std::sqrt(square(off)), 0, 1e-8);
  }
  return differences.text();
}

// A row of the table of a variant's results.
inline std::vector<apps::Column> columns() {
  return {{"potential", "potential", "%s"},
          {"atoms", "atoms", "%ld"},
          {"ms_per_step", "ms/step", "%.3f"},
          {"matoms", "Matom steps/s", "%.3f"},
          {"drift", "drift", "%.1e"}};
}
inline std::vector<apps::Cell> cells(const Settings& s, double seconds, double drift) {
  const double atoms = static_cast<double>(s.crystal.atoms()),
               per_step = seconds / static_cast<double>(s.steps);
  return {std::string(s.kind == lennard_jones ? "lj" : "eam"), static_cast<long>(s.crystal.atoms()),
          per_step * 1e3, atoms / per_step / 1e6, drift};
}

// Runs the chosen variants of a simulation and shows them; returns the exit status of the program.
// `expected`: by the reference, if that is known. run(variant, steps) returns the seconds
// of all steps; atoms() and potential() are those of this PE.
template <class Simulation>
int compare_variants(const std::string& program, const apps::Job& job, const apps::Usual& usual,
                     const Settings& s, const std::vector<Vector>& expected, Simulation& simulation) {
  double drift[2] = {};
  const auto run = [&](int variant) {
    simulation.reset(variant);
    const Totals before = totals_of(simulation.atoms(), simulation.potential());
    const double time = simulation.run(variant, s.steps);
    const std::vector<Atom> atoms = simulation.atoms();
    const Totals after = totals_of(atoms, simulation.potential());
    drift[variant] = std::fabs(after.energy / before.energy - 1);
    return apps::Outcome{time, usual.check ? compare(atoms, expected, after, drift[variant], s.crystal) : ""};
  };
  return apps::compare_variants(program, job, usual, columns(), run,
                                [&](int variant, double time) { return cells(s, time, drift[variant]); });
}

}  // namespace md
