// SPDX-License-Identifier: Apache-2.0
// The atoms of a PE on a CPU: what it does with them alone.
#pragma once

#include <array>
#include <stdexcept>
#include <vector>

#include "atoms.hpp"

namespace md {

// `Array`: where neighbours' data are.
template <template <typename> class Array>
class Cells {
 public:
  Cells(const apps::Job& job, const Vector& box)
      : grid_(grid_of(job, box)),
        counts_(grid_.cells()),
        positions_(grid_.places()),
        slopes_(grid_.places()),
        rest_(grid_.places()),
        atoms_{grid_, counts_.get(), positions_.get(), slopes_.get(), rest_.data()} {}

  const Atoms& atoms() const { return atoms_; }

 protected:
  size_t layer() const { return grid_.layer(); }

  void place(const Atom& atom) {
    const size_t cell = grid_.home_of(atom.position);
    if (cell >= Grid::nowhere) throw std::runtime_error("an atom has moved by more than a cell in one step");
    if (counts_[cell] == capacity) throw std::runtime_error("more than 48 atoms in a cell");
    atoms_.put(cell * capacity + counts_[cell]++, atom);
  }

  // After positions have changed: every atom to its cell; those that are now a neighbour's, by its side.
  std::array<std::vector<Atom>, 2> sort_out() {
    std::array<std::vector<Atom>, 2> leavers;
    std::vector<Atom> movers;
    for (size_t cell = layer(); cell < (grid_.own + 1) * layer(); cell++) {
      for (size_t i = 0; i < counts_[cell];) {
        const size_t at = cell * capacity + i;
        positions_[at] = wrapped(positions_[at], grid_.box);
        const size_t home = grid_.home_of(positions_[at]);
        if (home == Grid::nowhere)
          throw std::runtime_error("an atom has moved by more than a layer of cells in one step");
        if (home == cell) {
          i++;
          continue;
        }
        const bool leaves = home > Grid::nowhere;
        (leaves ? leavers[home == Grid::below ? down : up] : movers).push_back(atoms_.take(at));
        atoms_.put(at, atoms_.take(cell * capacity + --counts_[cell]));
      }
    }
    for (const Atom& atom : movers) place(atom);
    return leavers;
  }

  // An edge layer as a message: the counts of cells and their atoms' positions (`whole`) or slopes.
  void pack_edge(Side side, bool whole, std::vector<double>& letter) const {
    letter.clear();
    for (size_t cell = grid_.edge(side) * layer(); cell < grid_.edge(side) * layer() + layer(); cell++) {
      letter.push_back(counts_[cell]);
      for (size_t at = cell * capacity; at < cell * capacity + counts_[cell]; at++) {
        if (whole) {
          letter.insert(letter.end(), {positions_[at].x, positions_[at].y, positions_[at].z});
        } else {
          letter.push_back(slopes_[at]);
        }
      }
    }
  }
  // The halo layer on a side.
  void unpack_halo(Side side, bool whole, const double* next) {
    const size_t begin = grid_.halo(side) * layer();
    for (size_t cell = begin; cell < begin + layer(); cell++) {
      counts_[cell] = static_cast<unsigned>(*next++);
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

  const Grid grid_;
  Array<unsigned> counts_;
  Array<Vector> positions_;
  Array<double> slopes_;
  std::vector<Atoms::Rest> rest_;
  const Atoms atoms_;
};

}  // namespace md
