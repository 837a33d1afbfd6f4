// SPDX-License-Identifier: Apache-2.0
// The steps of a simulation (velocity Verlet), and what is conserved.
#pragma once

#include "../common/results.hpp"
#include "potential.hpp"

namespace md {

struct Totals {
  double energy = 0;
  Vector momentum{0, 0, 0};
  double atoms = 0;
};

// `Domain`: holds the atoms, and moves them and the halos in a `Variant` of its own.
template <class Domain, class Variant>
class Simulation {
 public:
  Simulation(const apps::Job& job, const Crystal& crystal, Kind kind)
      : crystal_(crystal), kind_(kind), domain_(job, crystal.box()), forces_(domain_.places()) {}

  // The crystal with its velocities, and the forces at the beginning.
  void reset(Variant variant) {
    domain_.clear();
    for (size_t id = 0; id < crystal_.atoms(); id++) {
      domain_.insert({crystal_.position(id), crystal_.velocity(id), id});
    }
    find_forces(variant);
  }

  void step(Variant variant) {
    accelerate();
    domain_.for_each_atom([&](size_t at) {
      Vector& position = domain_.position(at);
      const Vector& velocity = domain_.velocity(at);
      position.x += time_step * velocity.x;
      position.y += time_step * velocity.y;
      position.z += time_step * velocity.z;
    });
    find_forces(variant);
    accelerate();
  }

  // Of all PEs; collective.
  Totals totals() {
    double mine[5] = {potential_};
    domain_.for_each_atom([&](size_t at) {
      const Vector& v = domain_.velocity(at);
      mine[0] += 0.5 * square(v);
      mine[1] += v.x;
      mine[2] += v.y;
      mine[3] += v.z;
      mine[4] += 1;
    });
    domain_.sum(mine);
    return {mine[0], {mine[1], mine[2], mine[3]}, mine[4]};
  }

  const Domain& domain() const { return domain_; }

 private:
  void accelerate() {
    domain_.for_each_atom([&](size_t at) {
      Vector& velocity = domain_.velocity(at);
      velocity.x += 0.5 * time_step * forces_[at].x;
      velocity.y += 0.5 * time_step * forces_[at].y;
      velocity.z += 0.5 * time_step * forces_[at].z;
    });
  }

  void find_forces(Variant variant) {
    domain_.settle(variant);
    domain_.wait_for_halo(variant);
    potential_ = 0;
    if (kind_ == embedded_atom) {
      domain_.for_each_atom([&](size_t at) {
        double rho = 0;
        for_each_pair(at, [&](size_t, const Vector&, double r2) { rho += eam_density(r2).energy; });
        potential_ += embedding(rho);
        domain_.slope_of(at) = embedding_slope(rho);
      });
      domain_.exchange_slopes(variant);
    }
    domain_.for_each_atom([&](size_t at) {
      Vector force{0, 0, 0};
      for_each_pair(at, [&](size_t other, const Vector& d, double r2) {
        Pair pair = kind_ == lennard_jones ? lj_pair(r2) : eam_pair(r2);
        potential_ += 0.5 * pair.energy;
        if (kind_ == embedded_atom) {
          pair.force += (domain_.slope_of(at) + domain_.slope_of(other)) * eam_density(r2).force;
        }
        force.x += pair.force * d.x;
        force.y += pair.force * d.y;
        force.z += pair.force * d.z;
      });
      forces_[at] = force;
    });
  }

  // f(other's place, way from it, square of the distance) for all within the cutoff.
  template <typename F>
  void for_each_pair(size_t at, const F& f) const {
    domain_.for_each_near(at, [&](size_t other) {
      const Vector d = between(domain_.position(at), domain_.position(other), domain_.box());
      const double r2 = square(d);
      if (r2 < cutoff * cutoff) f(other, d, r2);
    });
  }

  Crystal crystal_;
  Kind kind_;
  Domain domain_;
  std::vector<Vector> forces_;
  double potential_ = 0;
};

// The positions after `steps`, by one PE that looks at all pairs.
inline std::vector<Vector> reference(const Crystal& crystal, Kind kind, long steps) {
  const size_t n = crystal.atoms();
  const Vector box = crystal.box();
  std::vector<Vector> positions(n), velocities(n), forces(n);
  std::vector<double> slopes(n);
  const auto find_forces = [&] {
    for (size_t i = 0; kind == embedded_atom && i < n; i++) {
      double rho = 0;
      for (size_t j = 0; j < n; j++) {
        const double r2 = square(between(positions[i], positions[j], box));
        if (j != i && r2 < cutoff * cutoff) rho += eam_density(r2).energy;
      }
      slopes[i] = embedding_slope(rho);
    }
    for (size_t i = 0; i < n; i++) {
      forces[i] = {0, 0, 0};
      for (size_t j = 0; j < n; j++) {
        const Vector d = between(positions[i], positions[j], box);
        const double r2 = square(d);
        if (j == i || r2 >= cutoff * cutoff) continue;
        double force = kind == lennard_jones ? lj_pair(r2).force : eam_pair(r2).force;
        if (kind == embedded_atom) force += (slopes[i] + slopes[j]) * eam_density(r2).force;
        forces[i].x += force * d.x;
        forces[i].y += force * d.y;
        forces[i].z += force * d.z;
      }
    }
  };
  for (size_t id = 0; id < n; id++) {
    positions[id] = crystal.position(id);
    velocities[id] = crystal.velocity(id);
  }
  find_forces();
  for (long step = 0; step < steps; step++) {
    for (size_t i = 0; i < n; i++) {
      velocities[i].x += 0.5 * time_step * forces[i].x;
      velocities[i].y += 0.5 * time_step * forces[i].y;
      velocities[i].z += 0.5 * time_step * forces[i].z;
      positions[i].x += time_step * velocities[i].x;
      positions[i].y += time_step * velocities[i].y;
      positions[i].z += time_step * velocities[i].z;
    }
    find_forces();
    for (size_t i = 0; i < n; i++) {
      velocities[i].x += 0.5 * time_step * forces[i].x;
      velocities[i].y += 0.5 * time_step * forces[i].y;
      velocities[i].z += 0.5 * time_step * forces[i].z;
    }
  }
  return positions;
}

constexpr size_t most_for_reference = 2000;

struct Settings {
  long nx = 6, ny = 6, nz = 12, steps = 20;
  int kind = lennard_jones;

  void add_to(apps::Options& options) {
    options.number("nx", nx, 1, 1L << 12, "unit cells of the crystal in x, 4 atoms each");
    options.number("ny", ny, 1, 1L << 12, "in y");
    options.number("nz", nz, 1, 1L << 16, "in z, distributed");
    options.number("steps", steps, 1, 1L << 40, "steps of a run");
    options.choice("potential", kind, {"lj", "eam"}, "Lennard-Jones or embedded atoms");
  }
  Crystal crystal() const {
    return {static_cast<size_t>(nx), static_cast<size_t>(ny), static_cast<size_t>(nz)};
  }
};

inline double drift_of(const Totals& before, const Totals& after) {
  return std::fabs(after.energy - before.energy) / std::fabs(before.energy);
}

// `expected`: empty where there are too many atoms.
template <class Simulation>
std::string compare(const Simulation& simulation, const std::vector<Vector>& expected, const Totals& before,
                    const Totals& after, size_t atoms) {
  if (after.atoms != static_cast<double>(atoms)) return std::to_string(after.atoms) + " atoms are left";
  const double drift = drift_of(before, after);
  if (!(drift < 1e-3)) return "the energy has changed by " + std::to_string(drift * 100) + " %";
  if (!(square(after.momentum) < 1e-16 * static_cast<double>(atoms * atoms))) return "the momentum is not 0";
  apps::Differences differences("atom");
  if (expected.empty()) return "";
  const auto& domain = simulation.domain();
  domain.for_each_atom([&](size_t at) {
    const Vector off = between(domain.position(at), expected[domain.id(at)], domain.box());
    differences.compare(domain.id(at), std::sqrt(square(off)), 0, 1e-8);
  });
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
inline std::vector<apps::Cell> cells(const Settings& settings, double seconds, double drift) {
  const double atoms = static_cast<double>(settings.crystal().atoms()),
               steps = static_cast<double>(settings.steps);
  return {std::string(settings.kind == lennard_jones ? "lj" : "eam"), static_cast<long>(atoms),
          seconds / steps * 1e3, atoms * steps / seconds / 1e6, drift};
}

}  // namespace md
