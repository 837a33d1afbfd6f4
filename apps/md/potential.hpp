// SPDX-License-Identifier: Apache-2.0
// What atoms do to each other, as functions of the distance, and the box in which they are. Units of
// Lennard-Jones.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "../common/random.hpp"
#include "../common/vector.hpp"

namespace md {

using apps::Vector;

enum Kind { lennard_jones, embedded_atom };

constexpr double cutoff = 2.5, time_step = 0.002;

struct Atom {
  Vector position, velocity;
  uint64_t id;
};

// The energy of a pair and -dE/dr / r.
struct Pair {
  double energy, force;
};

// Lennard-Jones, shifted to zero at the cutoff.
APPS_BOTH inline Pair lj_pair(double r2) {
  constexpr double c2 = 1 / (cutoff * cutoff), at_cutoff = c2 * c2 * c2;
  const double s2 = 1 / r2, s6 = s2 * s2 * s2;
  return {4 * (s6 * s6 - s6) - 4 * (at_cutoff * at_cutoff - at_cutoff), 24 * (2 * s6 * s6 - s6) * s2};
}

// Embedded atoms, after Sutton and Chen: a repulsive pair energy r^-9 and a density r^-6, both brought to
// zero at the cutoff by the factor (1 - r^2 / cutoff^2)^2; the energy of an atom in the density rho of the
// others is -2 sqrt(rho).
APPS_BOTH inline Pair faded(double value, double power, double r2) {
  const double fade = 1 - r2 / (cutoff * cutoff);
  return {value * fade * fade, value * fade * (power / r2 * fade + 4 / (cutoff * cutoff))};
}
APPS_BOTH inline Pair eam_pair(double r2) {
  const double s2 = 1 / r2;
  return faded(s2 * s2 * s2 * s2 * std::sqrt(s2), 9, r2);
}
APPS_BOTH inline Pair eam_density(double r2) {
  const double s2 = 1 / r2;
  return faded(s2 * s2 * s2, 6, r2);
}
// Of either potential; `slopes` of the embedding energy, the sum of both atoms.
APPS_BOTH inline Pair pair_of(Kind kind, double r2, double slopes) {
  if (kind == lennard_jones) return lj_pair(r2);
  const Pair pair = eam_pair(r2);
  return {pair.energy, pair.force + slopes * eam_density(r2).force};
}
APPS_BOTH inline double embedding(double rho) { return -2 * std::sqrt(rho); }
APPS_BOTH inline double embedding_slope(double rho) { return rho > 0 ? -1 / std::sqrt(rho) : 0; }

// A face-centred cubic crystal of nx x ny x nz unit cells in a periodic box.
struct Crystal {
  long nx, ny, nz;
  double edge = std::cbrt(4 / 0.8442);

  size_t atoms() const { return static_cast<size_t>(4 * nx * ny * nz); }
  Vector box() const {
    return {edge * static_cast<double>(nx), edge * static_cast<double>(ny), edge * static_cast<double>(nz)};
  }
  // Velocities are random, in pairs of opposite ones: the momentum is zero.
  Atom atom(uint64_t id) const {
    constexpr double places[4][3] = {{0, 0, 0}, {0.5, 0.5, 0}, {0.5, 0, 0.5}, {0, 0.5, 0.5}};
    const double *place = places[id % 4], sign = id % 2 == 0 ? 2 : -2;
    const long cell = static_cast<long>(id / 4);
    const auto at = [&](long c, double p) { return edge * (static_cast<double>(c) + p + 0.2); };
    const auto speed = [&](uint64_t axis) { return sign * (apps::unit(5, id / 2 * 3 + axis) - 0.5); };
    return {{at(cell % nx, place[0]), at(cell / nx % ny, place[1]), at(cell / nx / ny, place[2])},
            {speed(0), speed(1), speed(2)},
            id};
  }
};

}  // namespace md
