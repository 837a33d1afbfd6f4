// SPDX-License-Identifier: Apache-2.0
// A lattice in four dimensions, periodic, with a vector of six floats at each site; a hopping operator, as in
// lattice quantum chromodynamics, adds the neighbours' vectors, each times the weight of the link to it. What
// a PE does with its part alone: geometry, weights, packing, computing.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "../common/random.hpp"
#include "../common/results.hpp"

namespace lattice {

constexpr int dimensions = 4;  // 0: x, contiguous in memory; 3: t
constexpr size_t all_faces = 2 * size_t{dimensions};
constexpr size_t width = 6;  // floats at a site

using Place = std::array<size_t, dimensions>;

constexpr size_t volume(const Place& size) { return size[0] * size[1] * size[2] * size[3]; }
constexpr size_t number_of(const Place& at, const Place& size) {
  return ((at[3] * size[2] + at[2]) * size[1] + at[1]) * size[0] + at[0];
}
inline float initial(size_t site, size_t i) { return static_cast<float>(apps::unit(21, site * width + i)); }
// Of the link from a site to the next one in a dimension.
inline float weight(size_t site, int dimension) {
  return static_cast<float>(apps::unit(22, site * dimensions + static_cast<size_t>(dimension))) / 8;
}

// A new value from that of the site and of its eight neighbours, forwards (even) and backwards (odd) in each
// dimension. One order of additions everywhere: the same bits everywhere.
constexpr float hopped(float here, const float* weights, const float* neighbours) {
  float sum = 0.5F * here;
  for (int way = 0; way < 2 * dimensions; way++) sum += weights[way] * neighbours[way];
  return sum;
}

// PEs in four dimensions: each prime factor of their number goes to where a part is longest.
inline std::array<int, dimensions> grid_of(int pes, const Place& size) {
  std::array<int, dimensions> grid{1, 1, 1, 1};
  for (int factor = 2; pes > 1; factor++) {
    for (; pes % factor == 0; pes /= factor) {
      int longest = dimensions - 1;
      for (int d = dimensions - 1; d >= 0; d--) {
        const auto length = [&](int one) { return size[one] / static_cast<size_t>(grid[one]); };
        if (length(d) > length(longest)) longest = d;
      }
      grid[longest] *= factor;
    }
  }
  return grid;
}

enum Side { forwards, backwards };

// The sites of a PE with their values, weights and halos: plain data, for kernels too.
struct Sites {
  Place own;
  bool divided[dimensions];
  size_t face_room;
  float* fields[2];
  float* ghosts;
  const float* weights;  // of the links of each site

  constexpr float* field(uint64_t version) const { return fields[version % 2]; }
  // The floats of a face, and where the one is that comes from the neighbour on a side.
  constexpr size_t face(int d) const { return volume(own) / own[d] * width; }
  constexpr float* ghost(uint64_t version, int d, Side side) const {
    return ghosts + ((version % 2 * dimensions + static_cast<size_t>(d)) * 2 + side) * face_room;
  }
  // Where in a field the faces of a dimension have their pieces: how long these are, and how far apart.
  constexpr size_t piece(int d) const {
    return (d == 0 ? 1 : d == 1 ? own[0] : d == 2 ? own[0] * own[1] : own[0] * own[1] * own[2]) * width;
  }
  constexpr size_t piece_distance(int d) const { return piece(d) * own[d]; }
  constexpr size_t first_piece(int d, Side side) const {
    return side == forwards ? (own[d] - 1) * piece(d) : 0;
  }

  // The neighbour of a site: here, across the periodic edge, or in a halo.
  constexpr const float* near(uint64_t version, Place at, int d, Side side) const {
    const bool leaves = side == forwards ? at[d] + 1 == own[d] : at[d] == 0;
    if (!leaves) {
      at[d] += side == forwards ? 1 : size_t{0} - 1;
    } else if (!divided[d]) {
      at[d] = side == forwards ? 0 : own[d] - 1;
    } else {
      Place cut = own;
      cut[d] = 1;
      at[d] = 0;
      return ghost(version, d, side) + number_of(at, cut) * width;
    }
    return field(version) + number_of(at, own) * width;
  }
};

// `Array`: where neighbours put their faces.
template <template <typename> class Array>
class Part {
 public:
  Part(const apps::Job& job, const Place& size)
      : job_(job),
        size_(size),
        grid_(grid_of(job.pes, size)),
        own_(),
        first_(),
        largest_(),
        ghosts_(ghost_room()) {
    fields_[0].emplace(volume(largest_) * width);
    fields_[1].emplace(volume(largest_) * width);
    weights_.resize(volume(own_) * 2 * dimensions);
    sites_ = {own_, {}, face_room_, {fields_[0]->get(), fields_[1]->get()}, ghosts_.get(), weights_.data()};
    for (int d = 0; d < dimensions; d++) sites_.divided[d] = divided(d);
    for_each_site([&](size_t at, const Place& place) {
      for (int d = 0; d < dimensions; d++) {
        Place before = place;
        before[d] = (before[d] + size_[d] - 1) % size_[d];
        weights_[at * 2 * dimensions + 2 * d] = weight(number_of(place, size_), d);
        weights_[at * 2 * dimensions + 2 * d + 1] = weight(number_of(before, size_), d);
      }
    });
  }

  static bool possible(int pes, const Place& size) {
    const auto grid = grid_of(pes, size);
    for (int d = 0; d < dimensions; d++) {
      if (size[d] < static_cast<size_t>(grid[d])) return false;
    }
    return true;
  }

  // Floats of a field of the PE that has most.
  static size_t most_values(int pes, const Place& size) {
    const auto grid = grid_of(pes, size);
    size_t values = width;
    for (int d = 0; d < dimensions; d++) values *= (size[d] - 1) / static_cast<size_t>(grid[d]) + 1;
    return values;
  }

  // Its first version.
  void reset() {
    for_each_site([&](size_t at, const Place& place) {
      for (size_t i = 0; i < width; i++) field(0)[at * width + i] = initial(number_of(place, size_), i);
    });
  }

  // `tolerance`: where the arithmetic may differ from that of the reference.
  std::string compare(uint64_t version, const std::vector<float>& expected, double tolerance = 0) const {
    apps::Differences differences("value");
    for_each_site([&](size_t at, const Place& place) {
      for (size_t i = 0; i < width; i++) {
        const size_t there = number_of(place, size_) * width + i;
        differences.compare(there, field(version)[at * width + i], expected[there], tolerance);
      }
    });
    return differences.text();
  }

 protected:
  const Array<float>& array(uint64_t version) const { return *fields_[version % 2]; }
  const std::vector<float>& weights() const { return weights_; }
  float* field(uint64_t version) const { return sites_.field(version); }
  bool divided(int d) const { return grid_[d] > 1; }
  int neighbour(int d, Side side) const {
    std::array<int, dimensions> at = coordinates();
    at[d] = (at[d] + (side == forwards ? 1 : grid_[d] - 1)) % grid_[d];
    return ((at[3] * grid_[2] + at[2]) * grid_[1] + at[1]) * grid_[0] + at[0];
  }

  // The face that goes to the neighbour on a side, in the order of its sites. That of t is contiguous as it
  // is.
  const float* packed(uint64_t version, int d, Side side, std::vector<float>& letter) const {
    const float* from = field(version) + sites_.first_piece(d, side);
    if (d == dimensions - 1) return from;
    const size_t piece = sites_.piece(d), distance = sites_.piece_distance(d);
    letter.resize(sites_.face(d));
    for (size_t i = 0; i < letter.size() / piece; i++)
      std::copy_n(from + i * distance, piece, letter.data() + i * piece);
    return letter.data();
  }

  // f(begin, end), a box, of `parts` parts of the sites that need no halo for the one with this number.
  template <typename F>
  void interior(size_t part, size_t parts, const F& f) const {
    Place begin{}, end = own_;
    for (int d = 0; d < dimensions; d++) shrink(d, begin, end);
    const size_t first = begin[3], count = end[3] - begin[3];
    begin[3] = first + count * part / parts;
    end[3] = first + count * (part + 1) / parts;
    f(begin, end);
  }
  // Of the sites that need the halo of a dimension, but none of a lower one: those are computed later.
  template <typename F>
  void edges(int d, const F& f) const {
    if (!divided(d)) return;
    Place begin{}, end = own_;
    for (int lower = 0; lower < d; lower++) shrink(lower, begin, end);
    end[d] = 1;
    f(begin, end);
    begin[d] = own_[d] - 1;
    end[d] = own_[d];
    if (own_[d] > 1) f(begin, end);
  }
  void relax_interior(uint64_t version, size_t part, size_t parts) {
    interior(part, parts, [&](const Place& begin, const Place& end) { relax(version, begin, end); });
  }
  void relax_edges(uint64_t version, int d) {
    edges(d, [&](const Place& begin, const Place& end) { relax(version, begin, end); });
  }

 private:
  std::array<int, dimensions> coordinates() const {
    std::array<int, dimensions> at{};
    for (int d = 0, rest = job_.me; d < dimensions; rest /= grid_[d++]) at[d] = rest % grid_[d];
    return at;
  }
  // Sets the extents of this PE's part too; room for both versions of both faces of each dimension, on any
  // PE.
  size_t ghost_room() {
    const std::array<int, dimensions> at = coordinates();
    for (int d = 0; d < dimensions; d++) {
      const apps::Blocks blocks{size_[d], static_cast<size_t>(grid_[d])};
      own_[d] = blocks.size(at[d]);
      first_[d] = blocks.begin(at[d]);
      largest_[d] = blocks.largest();
    }
    for (int d = 0; d < dimensions; d++)
      face_room_ = std::max(face_room_, volume(largest_) / largest_[d] * width);
    return 4 * dimensions * face_room_;
  }
  void shrink(int d, Place& begin, Place& end) const {
    if (!divided(d)) return;
    begin[d] = 1;
    end[d] = std::max<size_t>(1, own_[d] - 1);
  }
  template <typename F>
  void for_each_site(const F& f) const {
    size_t at = 0;
    for (size_t t = 0; t < own_[3]; t++) {
      for (size_t z = 0; z < own_[2]; z++) {
        for (size_t y = 0; y < own_[1]; y++) {
          for (size_t x = 0; x < own_[0]; x++)
            f(at++, Place{first_[0] + x, first_[1] + y, first_[2] + z, first_[3] + t});
        }
      }
    }
  }

  // Version `version` of the sites in a box. Within a row of x, neighbours in y, z and t are rows as well.
  void relax(uint64_t version, const Place& begin, const Place& end) {
    if (end[0] <= begin[0]) return;
    for (size_t t = begin[3]; t < end[3]; t++) {
      for (size_t z = begin[2]; z < end[2]; z++) {
        for (size_t y = begin[1]; y < end[1]; y++) relax_row(version, Place{begin[0], y, z, t}, end[0]);
      }
    }
  }
  void relax_row(uint64_t version, Place at, size_t end) {
    const float* rows[2 * dimensions];
    for (int d = 1; d < dimensions; d++) {
      for (const Side side : {forwards, backwards})
        rows[2 * d + side] = sites_.near(version - 1, at, d, side);
    }
    const size_t first = at[0];
    for (; at[0] < end; at[0]++) {
      const size_t site = number_of(at, own_);
      const float* here = field(version - 1) + site * width;
      float* out = field(version) + site * width;
      for (const Side side : {forwards, backwards}) rows[side] = sites_.near(version - 1, at, 0, side);
      for (size_t i = 0; i < width; i++) {
        float values[2 * dimensions] = {rows[0][i], rows[1][i]};
        for (int way = 2; way < 2 * dimensions; way++) values[way] = rows[way][(at[0] - first) * width + i];
        out[i] = hopped(here[i], &weights_[site * 2 * dimensions], values);
      }
    }
  }

 protected:
  apps::Job job_;
  Place size_;
  std::array<int, dimensions> grid_;
  Place own_, first_, largest_;
  Sites sites_{};

 private:
  size_t face_room_ = 0;
  Array<float> ghosts_;
  std::optional<Array<float>> fields_[2];
  std::vector<float> weights_;  // of the links of each site
};

// The whole lattice after some steps, by one PE.
inline std::vector<float> reference(const Place& size, long steps) {
  std::vector<float> field(volume(size) * width), next(field.size());
  for (size_t i = 0; i < field.size(); i++) field[i] = initial(i / width, i % width);
  for (long step = 0; step < steps; step++) {
    for (size_t site = 0; site < volume(size); site++) {
      size_t neighbours[2 * dimensions];
      float weights[2 * dimensions], values[2 * dimensions];
      for (size_t d = 0, stride = 1; d < dimensions; stride *= size[d++]) {
        const size_t at = site / stride % size[d], line = site - at * stride;
        neighbours[2 * d] = line + (at + 1) % size[d] * stride;
        neighbours[2 * d + 1] = line + (at + size[d] - 1) % size[d] * stride;
        weights[2 * d] = weight(site, static_cast<int>(d));
        weights[2 * d + 1] = weight(neighbours[2 * d + 1], static_cast<int>(d));
      }
      for (size_t i = 0; i < width; i++) {
        for (int way = 0; way < 2 * dimensions; way++) values[way] = field[neighbours[way] * width + i];
        next[site * width + i] = hopped(field[site * width + i], weights, values);
      }
    }
    field.swap(next);
  }
  return field;
}

// Values grow by a few percent a step. Beyond what a float holds there is nothing to compare.
constexpr const char* too_large =
    "after so many steps values are too large for a float: use fewer -steps with -check.";
inline bool is_finite(const std::vector<float>& field) {
  return std::all_of(field.begin(), field.end(), [](float value) { return std::isfinite(value); });
}

struct Settings {
  long nx = 16, ny = 16, nz = 16, nt = 16, steps = 20;

  void add_to(apps::Options& options) {
    constexpr long most = 1L << 12;
    options.number("nx", nx, 1, most, "sites in x");
    options.number("ny", ny, 1, most, "in y");
    options.number("nz", nz, 1, most, "in z");
    options.number("nt", nt, 1, most, "in t");
    options.steps(steps, 1L << 40, "steps of a run");
  }
  Place size() const {
    return {static_cast<size_t>(nx), static_cast<size_t>(ny), static_cast<size_t>(nz),
            static_cast<size_t>(nt)};
  }
};

// A row of the table of a variant's results.
inline std::vector<apps::Column> columns() {
  return {{"sites", "sites", "%ld"},
          {"steps", "steps", "%ld"},
          {"seconds", "time, s", "%.4f"},
          {"us_per_step", "us/step", "%.1f"},
          {"msites", "Msites/s", "%.2f"}};
}
inline std::vector<apps::Cell> cells(const Settings& s, double seconds) {
  const double sites = static_cast<double>(volume(s.size())), steps = static_cast<double>(s.steps);
  return {static_cast<long>(sites), s.steps, seconds, seconds / steps * 1e6, sites * steps / seconds / 1e6};
}

}  // namespace lattice
