// SPDX-License-Identifier: Apache-2.0
// Atoms in link cells, which are distributed by layers of z, and the forces on them: the same for CPUs and
// kernels. A PE has its layers and a halo layer on each side.
#pragma once

#include "../common/slab.hpp"
#include "potential.hpp"

namespace md {

using apps::Side;
constexpr Side down = apps::previous, up = apps::next;
enum Variant { direct, packed };
enum Message { mailbox, halo, slope, messages };  // what neighbours send to each other

constexpr size_t capacity = 48;  // of a cell, which has 13 on average

// The cells of a box, and which layers of them a PE has.
struct Grid : apps::Slab {
  static constexpr size_t below = ~size_t{0}, above = ~size_t{1}, nowhere = ~size_t{2};

  Vector box;
  size_t nx, ny, nz;

  APPS_BOTH size_t layer() const { return nx * ny; }
  APPS_BOTH size_t cells() const { return (most + 2) * layer(); }
  APPS_BOTH size_t places() const { return cells() * capacity; }
  APPS_BOTH size_t room() const { return layer() * 8; }                     // of a mailbox
  APPS_BOTH size_t letter() const { return layer() * (capacity * 3 + 1); }  // doubles for a packed edge

  // The cell of this PE, or that it is in a neighbour's layers or beyond.
  APPS_BOTH size_t home_of(const Vector& at) const {
    const size_t z = cell_of(at.z, box.z, nz);
    const size_t in_layer = cell_of(at.y, box.y, ny) * nx + cell_of(at.x, box.x, nx);
    if (z >= begin && z < begin + own) return (z - begin + 1) * layer() + in_layer;
    if ((z + 1) % nz == begin) return below;
    return z == (begin + own) % nz ? above : nowhere;
  }

 private:
  APPS_BOTH static size_t cell_of(double at, double length, size_t cells) {
    const size_t cell = static_cast<size_t>(at / length * static_cast<double>(cells));
    return cell < cells ? cell : cells - 1;
  }
};

inline Grid grid_of(const apps::Job& job, const Vector& box) {
  const auto cells = [](double length) { return static_cast<size_t>(length / cutoff); };
  return {apps::slab_of(job, cells(box.z), true), box, cells(box.x), cells(box.y), cells(box.z)};
}

// The atoms of a PE, wherever their memory is: those of a cell from place cell * capacity on.
struct Atoms {
  // What neighbours need not know.
  struct Rest {
    Vector velocity, force;
    uint64_t id;
  };

  Grid grid;
  unsigned* counts;  // of cells
  Vector* positions;
  double* slopes;  // of the embedding energy
  Rest* rest;

  APPS_BOTH Atom take(size_t at) const { return {positions[at], rest[at].velocity, rest[at].id}; }
  APPS_BOTH void put(size_t at, const Atom& atom) const {
    positions[at] = atom.position;
    rest[at] = {atom.velocity, {0, 0, 0}, atom.id};
  }
  // Half a step of its velocity, and a step.
  APPS_BOTH void accelerate(size_t at) const { add(rest[at].velocity, 0.5 * time_step, rest[at].force); }
  APPS_BOTH void move(size_t at) const { add(positions[at], time_step, rest[at].velocity); }

  // Of a crystal those that are in this PE's layers.
  void take_in(const Crystal& crystal) const {
    for (size_t id = 0; id < crystal.atoms(); id++) {
      const Atom atom = crystal.atom(id);
      const size_t cell = grid.home_of(atom.position);
      if (cell < Grid::nowhere) put(cell * capacity + counts[cell]++, atom);
    }
  }
  // f(place) for this PE's atoms.
  template <typename F>
  void for_each(const F& f) const {
    for (size_t cell = grid.layer(); cell < (grid.own + 1) * grid.layer(); cell++) {
      for (size_t i = 0; i < counts[cell]; i++) f(cell * capacity + i);
    }
  }
  std::vector<Atom> all() const {
    std::vector<Atom> result;
    for_each([&](size_t at) { result.push_back(take(at)); });
    return result;
  }
};

// f(other's place, way from it, square of the distance) if that is another atom within the cutoff.
template <typename F>
APPS_BOTH void consider(const Atoms& a, size_t at, size_t other, const F& f) {
  const Vector d = between(a.positions[at], a.positions[other], a.grid.box);
  const double r2 = square(d);
  if (other != at && r2 < cutoff * cutoff) f(other, d, r2);
}

// The same of all atoms in the 27 cells around. Several threads may share the work: each takes every
// `step`-th atom of a cell.
struct NearCells {
  size_t first = 0, step = 1;

  template <typename F>
  APPS_BOTH void for_each(const Atoms& a, size_t at, const F& f) const {
    const Grid& grid = a.grid;
    const size_t cell = at / capacity, z = cell / grid.layer(), y = cell / grid.nx % grid.ny,
                 x = cell % grid.nx;
    for (unsigned n = 0; n < 27; n++) {
      const size_t line = around(y, n / 3 % 3, grid.ny), column = around(x, n % 3, grid.nx);
      const size_t near = ((z + n / 9 - 1) * grid.ny + line) * grid.nx + column;
      const size_t end = near * capacity + a.counts[near];
      for (size_t other = near * capacity + first; other < end; other += step) consider(a, at, other, f);
    }
  }
  // i - 1, i or i + 1 in a ring of cells.
  APPS_BOTH static size_t around(size_t i, unsigned n, size_t cells) {
    if (i + n == 0) return cells - 1;
    return i + n > cells ? 0 : i + n - 1;
  }
};

template <class Pairs>
APPS_BOTH double density_at(const Atoms& a, size_t at, const Pairs& pairs) {
  double rho = 0;
  pairs.for_each(a, at, [&](size_t, const Vector&, double r2) { rho += eam_density(r2).energy; });
  return rho;
}

struct Force {
  Vector force{0, 0, 0};
  double energy = 0;
};
template <class Pairs>
APPS_BOTH Force force_at(const Atoms& a, Kind kind, size_t at, const Pairs& pairs) {
  Force sum;
  pairs.for_each(a, at, [&](size_t other, const Vector& d, double r2) {
    const Pair pair = pair_of(kind, r2, kind == embedded_atom ? a.slopes[at] + a.slopes[other] : 0);
    sum.energy += 0.5 * pair.energy;
    add(sum.force, pair.force, d);
  });
  return sum;
}

}  // namespace md
