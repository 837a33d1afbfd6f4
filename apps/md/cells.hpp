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

// `Array`: where neighbours' data are.
template <template <typename> class Array>
class Cells {
 public:
  static constexpr size_t capacity = 48;  // of a cell, which has 13 on average

  Cells(const apps::Job& job, const Vector& box)
      : job_(job),
        box_(box),
        nx_(cells_of(box.x)),
        ny_(cells_of(box.y)),
        nz_(cells_of(box.z)),
        layers_{nz_, static_cast<size_t>(job.pes)},
        own_(layers_.size(job.me)),
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
    const size_t z = cell_of(atom.position.z, box_.z, nz_);
    if (layers_.owner(z) == job_.me) place(atom);
  }

  // f(atom's place) for this PE's atoms, and g(other's place) for all atoms in the 27 cells around a place.
  template <typename F>
  void for_each_atom(const F& f) const {
    for (size_t cell = layer(); cell < (own_ + 1) * layer(); cell++) {
      for (size_t i = 0; i < counts_[cell]; i++) f(cell * capacity + i);
    }
  }
  template <typename F>
  void for_each_near(size_t at, const F& g) const {
    const size_t cell = at / capacity, z = cell / layer(), y = cell / nx_ % ny_, x = cell % nx_;
    const size_t columns[3] = {x == 0 ? nx_ - 1 : x - 1, x, x + 1 == nx_ ? 0 : x + 1};
    const size_t lines[3] = {y == 0 ? ny_ - 1 : y - 1, y, y + 1 == ny_ ? 0 : y + 1};
    for (size_t plane = z - 1; plane <= z + 1; plane++) {
      for (const size_t line : lines) {
        for (const size_t column : columns) {
          const size_t near = (plane * ny_ + line) * nx_ + column;
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
  const Vector& box() const { return box_; }
  size_t places() const { return cells_ * capacity; }

 protected:
  struct Rest {
    Vector velocity;
    uint64_t id;
  };
  static constexpr size_t below = ~size_t{0}, above = ~size_t{1};

  size_t layer() const { return nx_ * ny_; }
  size_t room() const { return layer() * 8; }
  int pe(Side side) const { return side == down ? job_.previous() : job_.next(); }
  size_t edge(Side side) const { return (side == down ? 1 : own_) * layer(); }
  size_t halo_at(Side side) const { return (side == down ? layers_.size(pe(down)) + 1 : 0) * layer(); }

  static size_t cell_of(double at, double length, size_t cells) {
    return std::min(cells - 1, static_cast<size_t>(at / length * static_cast<double>(cells)));
  }
  void wrap(Vector& at) const {
    for (auto [value, length] :
         {std::pair(&at.x, box_.x), std::pair(&at.y, box_.y), std::pair(&at.z, box_.z)}) {
      if (*value < 0) *value += length;
      if (*value >= length) *value -= length;
    }
  }
  // The cell of this PE, or that it is in a neighbour's layers.
  size_t home_of(const Vector& at) const {
    const size_t z = cell_of(at.z, box_.z, nz_), begin = layers_.begin(job_.me);
    const size_t in_layer = cell_of(at.y, box_.y, ny_) * nx_ + cell_of(at.x, box_.x, nx_);
    if (z >= begin && z < begin + own_) return (z - begin + 1) * layer() + in_layer;
    if ((z + 1) % nz_ == begin) return below;
    if (z == (begin + own_) % nz_) return above;
    throw std::runtime_error("an atom has moved by more than a layer of cells in one step");
  }

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
    const size_t cell = home_of(atom.position);
    if (cell == below || cell == above)
      throw std::runtime_error("an atom has moved by more than a cell in one step");
    if (counts_[cell] == capacity) throw std::runtime_error("more than 48 atoms in a cell");
    const size_t at = cell * capacity + counts_[cell]++;
    positions_[at] = atom.position;
    rest_[at] = {atom.velocity, atom.id};
  }

  // After positions have changed: every atom to its cell; those that are now a neighbour's, by its side.
  std::array<std::vector<Atom>, 2> sort_out() {
    std::array<std::vector<Atom>, 2> leavers;
    std::vector<Atom> movers;
    for (size_t cell = layer(); cell < (own_ + 1) * layer(); cell++) {
      for (size_t i = 0; i < counts_[cell];) {
        Atom atom = take(cell, i);
        wrap(atom.position);
        const size_t home = home_of(atom.position);
        if (home == cell) {
          positions_[cell * capacity + i] = atom.position;
          i++;
          continue;
        }
        remove(cell, i);
        if (home == below) {
          leavers[down].push_back(atom);
        } else if (home == above) {
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
    const size_t begin = (side == down ? own_ + 1 : 0) * layer();
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
  Vector box_;
  size_t nx_, ny_, nz_;
  apps::Blocks layers_;
  size_t own_, cells_;
  Array<size_t> counts_;
  Array<Vector> positions_;
  Array<double> slopes_;
  std::vector<Rest> rest_;  // what neighbours need not know
};

}  // namespace md
