// SPDX-License-Identifier: Apache-2.0
// Atoms in link cells, which are distributed by layers of z; a PE has its layers and a halo layer on each
// side. What a PE does with them alone.
#pragma once

#include <array>
#include <stdexcept>
#include <vector>

#include "../common/world.hpp"
#include "potential.hpp"

namespace md {

enum Side { down, up };

struct Atom {
  Vector position, velocity;
  uint64_t id;
};

// The cells of a box, and which layers of them a PE has: plain data, for kernels too. In the PE's numbering
// layer 0 is the halo below.
struct Grid {
  static constexpr size_t below = ~size_t{0}, above = ~size_t{1}, nowhere = ~size_t{2};

  Vector box;
  size_t nx, ny, nz;
  size_t begin, own;

  APPS_BOTH size_t layer() const { return nx * ny; }
  APPS_BOTH static size_t cell_of(double at, double length, size_t cells) {
    const size_t cell = static_cast<size_t>(at / length * static_cast<double>(cells));
    return cell < cells ? cell : cells - 1;
  }
  APPS_BOTH void wrap(Vector& at) const {
    wrap(at.x, box.x);
    wrap(at.y, box.y);
    wrap(at.z, box.z);
  }
  // The cell of this PE, or that it is in a neighbour's layers or beyond.
  APPS_BOTH size_t home_of(const Vector& at) const {
    const size_t z = cell_of(at.z, box.z, nz);
    const size_t in_layer = cell_of(at.y, box.y, ny) * nx + cell_of(at.x, box.x, nx);
    if (z >= begin && z < begin + own) return (z - begin + 1) * layer() + in_layer;
    if ((z + 1) % nz == begin) return below;
    return z == (begin + own) % nz ? above : nowhere;
  }

 private:
  APPS_BOTH static void wrap(double& value, double length) {
    if (value < 0) value += length;
    if (value >= length) value -= length;
  }
};

// `Array`: where neighbours' data are.
template <template <typename> class Array>
class Cells {
 public:
  static constexpr size_t capacity = 48;  // of a cell, which has 13 on average

  Cells(const apps::Job& job, const Vector& box)
      : job_(job),
        layers_{cells_of(box.z), static_cast<size_t>(job.pes)},
        grid_{box,
              cells_of(box.x),
              cells_of(box.y),
              cells_of(box.z),
              layers_.begin(job.me),
              layers_.size(job.me)},
        cells_((layers_.largest() + 2) * layer()),
        counts_(cells_),
        positions_(cells_ * capacity),
        slopes_(cells_ * capacity),
        rest_(cells_ * capacity) {}

  static size_t cells_of(double length) { return static_cast<size_t>(length / cutoff); }
  // The neighbours of a cell must be different cells, and each PE needs a layer.
  static bool possible(const apps::Job& job, const Vector& box) {
    return cells_of(box.x) >= 3 && cells_of(box.y) >= 3 && cells_of(box.z) >= std::max<size_t>(3, job.pes);
  }

  // Takes the atom if it is in this PE's layers.
  void insert(const Atom& atom) {
    const size_t z = Grid::cell_of(atom.position.z, grid_.box.z, grid_.nz);
    if (layers_.owner(z) == job_.me) place(atom);
  }

  // f(atom's place) for this PE's atoms, and g(other's place) for all atoms in the 27 cells around a place.
  template <typename F>
  void for_each_atom(const F& f) const {
    for (size_t cell = layer(); cell < (grid_.own + 1) * layer(); cell++) {
      for (size_t i = 0; i < counts_[cell]; i++) f(cell * capacity + i);
    }
  }
  template <typename F>
  void for_each_near(size_t at, const F& g) const {
    const size_t cell = at / capacity, z = cell / layer(), y = cell / grid_.nx % grid_.ny,
                 x = cell % grid_.nx;
    const size_t columns[3] = {x == 0 ? grid_.nx - 1 : x - 1, x, x + 1 == grid_.nx ? 0 : x + 1};
    const size_t lines[3] = {y == 0 ? grid_.ny - 1 : y - 1, y, y + 1 == grid_.ny ? 0 : y + 1};
    for (size_t plane = z - 1; plane <= z + 1; plane++) {
      for (const size_t line : lines) {
        for (const size_t column : columns) {
          const size_t near = (plane * grid_.ny + line) * grid_.nx + column;
          const size_t end = near * capacity + counts_[near];
          for (size_t i = near * capacity; i < end; i++) {
            if (i != at) g(i);
          }
        }
      }
    }
  }

  Vector& position(size_t at) const { return positions_[at]; }
  double& slope_of(size_t at) const { return slopes_[at]; }
  Vector& velocity(size_t at) { return rest_[at].velocity; }
  uint64_t id(size_t at) const { return rest_[at].id; }
  const Vector& box() const { return grid_.box; }
  size_t places() const { return cells_ * capacity; }

 protected:
  struct Rest {
    Vector velocity;
    uint64_t id;
  };
  size_t layer() const { return grid_.layer(); }
  size_t room() const { return layer() * 8; }
  int pe(Side side) const { return side == down ? job_.previous() : job_.next(); }
  size_t edge(Side side) const { return (side == down ? 1 : grid_.own) * layer(); }
  size_t halo_at(Side side) const { return (side == down ? layers_.size(pe(down)) + 1 : 0) * layer(); }

  Atom take(size_t cell, size_t i) const {
    const size_t at = cell * capacity + i;
    return {positions_[at], rest_[at].velocity, rest_[at].id};
  }
  void remove(size_t cell, size_t i) {
    const size_t at = cell * capacity, last = at + --counts_[cell];
    positions_[at + i] = positions_[last];
    rest_[at + i] = rest_[last];
  }
  void place(const Atom& atom) {
    const size_t cell = grid_.home_of(atom.position);
    if (cell >= Grid::nowhere) throw std::runtime_error("an atom has moved by more than a cell in one step");
    if (counts_[cell] == capacity) throw std::runtime_error("more than 48 atoms in a cell");
    const size_t at = cell * capacity + counts_[cell]++;
    positions_[at] = atom.position;
    rest_[at] = {atom.velocity, atom.id};
  }

  // After positions have changed: every atom to its cell; those that are now a neighbour's, by its side.
  std::array<std::vector<Atom>, 2> sort_out() {
    std::array<std::vector<Atom>, 2> leavers;
    std::vector<Atom> movers;
    for (size_t cell = layer(); cell < (grid_.own + 1) * layer(); cell++) {
      for (size_t i = 0; i < counts_[cell];) {
        Atom atom = take(cell, i);
        grid_.wrap(atom.position);
        const size_t home = grid_.home_of(atom.position);
        if (home == Grid::nowhere)
          throw std::runtime_error("an atom has moved by more than a layer of cells in one step");
        if (home == cell) {
          positions_[cell * capacity + i] = atom.position;
          i++;
          continue;
        }
        remove(cell, i);
        if (home == Grid::below) {
          leavers[down].push_back(atom);
        } else if (home == Grid::above) {
          leavers[up].push_back(atom);
        } else {
          movers.push_back(atom);
        }
      }
    }
    for (const Atom& atom : movers) place(atom);
    return leavers;
  }

  // An edge layer as a message: the counts of cells and their atoms' positions (`whole`) or slopes.
  void pack_edge(Side side, bool whole, std::vector<double>& letter) const {
    letter.clear();
    for (size_t cell = edge(side); cell < edge(side) + layer(); cell++) {
      letter.push_back(static_cast<double>(counts_[cell]));
      for (size_t at = cell * capacity; at < cell * capacity + counts_[cell]; at++) {
        if (whole) {
          letter.insert(letter.end(), {positions_[at].x, positions_[at].y, positions_[at].z});
        } else {
          letter.push_back(slopes_[at]);
        }
      }
    }
  }
  // The halo layer that came from the other side: it went to `side`.
  void unpack_halo(Side side, bool whole, const double* next) {
    const size_t begin = (side == down ? grid_.own + 1 : 0) * layer();
    for (size_t cell = begin; cell < begin + layer(); cell++) {
      counts_[cell] = static_cast<size_t>(*next++);
      for (size_t at = cell * capacity; at < cell * capacity + counts_[cell]; at++) {
        if (whole) {
          positions_[at] = {next[0], next[1], next[2]};
          next += 3;
        } else {
          slopes_[at] = *next++;
        }
      }
    }
  }

  apps::Job job_;
  apps::Blocks layers_;
  Grid grid_;
  size_t cells_;
  Array<size_t> counts_;
  Array<Vector> positions_;
  Array<double> slopes_;
  std::vector<Rest> rest_;  // what neighbours need not know
};

}  // namespace md
