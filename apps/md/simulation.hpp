// SPDX-License-Identifier: Apache-2.0
// The steps of a simulation (velocity Verlet) on CPUs.
#pragma once

#include "problem.hpp"

namespace md {

// `Domain`: holds the atoms, and moves them and the halos in variants of its own.
template <class Domain>
class Simulation {
 public:
  Simulation(const apps::Job& job, const Settings& s) : settings_(s), domain_(job, s.crystal.box()) {}

  // The crystal with its velocities, and the forces at the beginning.
  void reset(int variant) {
    domain_.clear();
    domain_.atoms().take_in(settings_.crystal);
    find_forces(variant);
  }

  double run(int variant, long steps) {
    return apps::timed([&] {
      apps::repeat(steps, [&] {
        const Atoms& a = domain_.atoms();
        a.for_each([&](size_t at) {
          a.accelerate(at);
          a.move(at);
        });
        find_forces(variant);
        a.for_each([&](size_t at) { a.accelerate(at); });
      });
    });
  }

  std::vector<Atom> atoms() const { return domain_.atoms().all(); }
  double potential() const { return potential_; }

 private:
  void find_forces(int variant) {
    const Atoms& a = domain_.atoms();
    domain_.settle(variant);
    domain_.wait_for_halo(variant);
    potential_ = 0;
    if (settings_.kind == embedded_atom) {
      a.for_each([&](size_t at) {
        const double rho = density_at(a, at, NearCells{});
        potential_ += embedding(rho);
        a.slopes[at] = embedding_slope(rho);
      });
      domain_.exchange_slopes(variant);
    }
    a.for_each([&](size_t at) {
      const Force found = force_at(a, settings_.potential(), at, NearCells{});
      potential_ += found.energy;
      a.rest[at].force = found.force;
    });
  }

  const Settings settings_;
  Domain domain_;
  double potential_ = 0;
};

// Where the reference has the atoms, on every PE, where one has computed it. Collective.
inline std::vector<Vector> shared_reference(const apps::Job& job, const Settings& s) {
  std::vector<Vector> positions(s.crystal.atoms());
  if (job.first()) positions = reference(s);
  if (apps::agree(positions.empty() ? 1 : 0) == 1) return {};
  double* const values = &positions[0].x;
  const std::vector<double> mine(values, values + 3 * positions.size());  // of the others: zeros
  const std::vector<double> sums = apps::Sums(mine.size()).add_up(mine);
  std::copy(sums.begin(), sums.end(), values);
  return positions;
}

}  // namespace md
