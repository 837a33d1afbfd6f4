// SPDX-License-Identifier: Apache-2.0
// A convolution of images of `channels` planes with `filters` filters of 3 x 3, zeros outside; each PE has a
// block of rows of every plane. Forward: y = x * k. Backward, from the gradient of y: those of x and of k.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "../common/private.hpp"
#include "../common/random.hpp"
#include "../common/results.hpp"
#include "../common/slab.hpp"

namespace convolution {

struct Shape {
  size_t height, width, channels, filters;
  size_t weights() const { return filters * channels * 9; }
};

struct Settings {
  long height = 128, width = 128, channels = 4, filters = 4, times = 1;

  void add_to(apps::Options& options) {
    options.number("height", height, 1, 1L << 18, "rows of the images, distributed");
    options.number("width", width, 1, 1L << 20, "columns of the images");
    options.number("channels", channels, 1, 1L << 12, "planes of an image");
    options.number("filters", filters, 1, 1L << 12, "filters of 3 x 3, planes of the result");
    options.steps(times, 1L << 30, "how often forward and backward; the time is that of one", "times");
  }
  // Seconds of one forward and backward, if all of them took so many.
  double each(double seconds) const { return seconds / static_cast<double>(times); }
  Shape shape() const {
    return {static_cast<size_t>(height), static_cast<size_t>(width), static_cast<size_t>(channels),
            static_cast<size_t>(filters)};
  }
};

// Where the rows of a PE's planes are, for kernels too. Local row 1 .. rows; 0 and rows + 1 are the
// neighbours'. Element 1 of a row is column 0.
struct View {
  float* values;
  size_t stride, plane, rows;

  APPS_BOTH size_t width() const { return stride - 2; }
  APPS_BOTH float* row(size_t p, size_t r) const { return values + p * plane + r * stride; }
};

// What is computed from planes: forward y from x, backward the gradient of x from that of y. The filters are
// [outputs][inputs][3][3].
struct Product {
  View from, to;
  const float* k;
  size_t inputs, outputs;
};

// The planes of one PE: its rows, one more above and below, and a column of zeros left and right. Rows lie at
// the same places on all PEs. `Array`: where the values are.
template <template <typename> class Array>
class PlanesIn {
 public:
  using Values = Array<float>;

  PlanesIn(const Shape& shape, size_t planes, const apps::Job& job)
      : slab_(apps::slab_of(job, shape.height, false)),
        stride_(shape.width + 2),
        plane_((slab_.most + 2) * stride_),
        planes_(planes),
        values_(planes * plane_) {}

  const apps::Slab& slab() const { return slab_; }
  float* row(size_t plane, size_t row) const { return view().row(plane, row); }
  const Values& values() const { return values_; }
  View view() const { return view_of(values_.get()); }
  // Of the values, or of a copy.
  View view_of(float* values) const { return {values, stride_, plane_, slab_.own}; }
  // What neighbours have put here must come anew.
  void spoil_halos() const {
    std::vector<float> all = values_.read();
    const View copy = view_of(all.data());
    for (const apps::Side side : apps::sides) {
      for (size_t p = 0; p < planes_ && slab_.has(side); p++)
        std::fill_n(copy.row(p, slab_.halo(side)) + 1, copy.width(), -77.0F);
    }
    values_.write(all);
  }

 protected:
  const apps::Slab slab_;
  size_t stride_, plane_, planes_;
  Values values_;
};

// Rows `first` to `last`: sums over the planes from which they come and the 3 x 3 neighbourhood, always in
// this order.
inline void convolve(const Product& product, size_t first, size_t last) {
  const size_t width = product.from.width();
  for (size_t r = first; r <= last; r++) {
    for (size_t plane = 0; plane < product.outputs; plane++) {
      float* __restrict out = product.to.row(plane, r) + 1;
      std::fill_n(out, width, 0.0F);
      for (size_t c = 0; c < product.inputs; c++) {
        for (size_t d = 0; d < 3; d++) {
          const float* in = product.from.row(c, r + d - 1);
          const float* w = product.k + (plane * product.inputs + c) * 9 + d * 3;
          for (size_t i = 0; i < width; i++) out[i] += w[0] * in[i] + w[1] * in[i + 1] + w[2] * in[i + 2];
        }
      }
    }
  }
}

// The images of a layer, its filters and their gradients; what derives from it moves the halos.
template <class Planes>
class Layer {
 public:
  using Values = typename Planes::Values;

  Layer(const apps::Job& job, const Shape& shape)
      : shape_(shape),
        x_(shape, shape.channels, job),
        dx_(shape, shape.channels, job),
        y_(shape, shape.filters, job),
        dy_(shape, shape.filters, job),
        part_(shape.weights()),
        dk_(shape.weights()),
        k_(shape.weights()),
        turned_(shape.weights()) {
    fill_filters();
    fill(x_, 1, shape.channels);
    fill(dy_, 2, shape.filters);
  }

  // What run() computes must be computed anew.
  void spoil() {
    for (const Values* values : {&y_.values(), &dx_.values()})
      values->write(std::vector<float>(values->count(), -77));
    dk_.write(std::vector<float>(shape_.weights(), -77));
    x_.spoil_halos();
    dy_.spoil_halos();
  }

  // `tolerance`: where sums are not in the same order: rounding errors grow with the terms of a sum. Those of
  // the filters have as many as the image has points, and a library adds them up in float; we add up rows.
  template <class Whole>
  std::string compare(const Whole& whole, double tolerance = 0) const {
    apps::Differences differences("filter gradient");
    const std::vector<float> dk = dk_.read(), expected = whole.dk_.read();
    const double rows = static_cast<double>(shape_.height), points = rows * static_cast<double>(shape_.width);
    const double of_filters =
        std::max(1e-6 * std::sqrt(points * (1 + 1e-4 * rows)), 1e-4 * tolerance * points);
    const auto of_planes = [&](size_t inputs) {
      return tolerance > 0 ? std::max(tolerance, 1e-8 * 9 * static_cast<double>(inputs)) : 0;
    };
    for (size_t i = 0; i < dk.size(); i++) differences.compare(i, dk[i], expected[i], of_filters);
    return compare("result", y_, whole.y_, shape_.filters, of_planes(shape_.channels)) +
           compare("gradient", dx_, whole.dx_, shape_.channels, of_planes(shape_.filters)) +
           differences.text();
  }

  Product forward() const { return {x_.view(), y_.view(), k_.get(), shape_.channels, shape_.filters}; }
  Product backward() const {
    return {dy_.view(), dx_.view(), turned_.get(), shape_.filters, shape_.channels};
  }
  // This PE's part of the gradient of the filters.
  void backward_k(const Values& dk) const {
    std::fill_n(dk.get(), dk.count(), 0.0F);
    for (size_t r = 1; r <= dy_.slab().own; r++) {
      for (size_t f = 0; f < shape_.filters; f++) {
        const float* out = dy_.row(f, r) + 1;
        for (size_t c = 0; c < shape_.channels; c++) {
          for (size_t d = 0; d < 9; d++)
            dk[(f * shape_.channels + c) * 9 + d] += product_of_rows(out, x_.row(c, r + d / 3 - 1) + d % 3);
        }
      }
    }
  }
  // Of an undivided image: without other PEs.
  void run_alone() {
    convolve(forward(), 1, y_.slab().own);
    convolve(backward(), 1, y_.slab().own);
    backward_k(dk_);
  }

 protected:
  template <typename F>
  static void edges(size_t last, const F& f) {
    f(1);
    if (last > 1) f(last);
  }

 private:
  template <class Others>
  friend class Layer;

  void fill(const Planes& planes, uint64_t seed, size_t count) const {
    std::vector<float> values(planes.values().count());
    const View view = planes.view_of(values.data());
    for (size_t p = 0; p < count; p++) {
      for (size_t r = 1; r <= planes.slab().own; r++) {
        const size_t begin = (p * shape_.height + planes.slab().begin + r - 1) * shape_.width;
        for (size_t i = 0; i < shape_.width; i++)
          view.row(p, r)[i + 1] = static_cast<float>(apps::unit(seed, begin + i) - 0.5);
      }
    }
    planes.values().write(values);
  }

  template <class WholePlanes>
  std::string compare(const char* what, const Planes& planes, const WholePlanes& whole, size_t count,
                      double tolerance) const {
    apps::Differences differences(what);
    std::vector<float> values = planes.values().read();
    for (size_t p = 0; p < count; p++) {
      for (size_t r = 1; r <= planes.slab().own; r++) {
        const size_t there = planes.slab().begin + r;
        const float *got = planes.view_of(values.data()).row(p, r), *expected = whole.row(p, there);
        for (size_t i = 1; i <= shape_.width; i++)
          differences.compare(there * shape_.width + i, got[i], expected[i], tolerance);
      }
    }
    return differences.text();
  }

  float product_of_rows(const float* a, const float* b) const {
    constexpr size_t lanes = 8;
    float sums[lanes] = {}, sum = 0;
    size_t i = 0;
    for (; i + lanes <= shape_.width; i += lanes) {
      for (size_t lane = 0; lane < lanes; lane++) sums[lane] += a[i + lane] * b[i + lane];
    }
    for (; i < shape_.width; i++) sums[0] += a[i] * b[i];
    for (const float part : sums) sum += part;
    return sum;
  }

  // Turned round they are those with which the gradient of x is a convolution of that of y.
  void fill_filters() const {
    std::vector<float> k(shape_.weights()), turned(k.size());
    for (size_t f = 0; f < shape_.filters; f++) {
      for (size_t c = 0; c < shape_.channels; c++) {
        for (size_t d = 0; d < 9; d++) {
          const size_t i = (f * shape_.channels + c) * 9 + d;
          k[i] = static_cast<float>(apps::unit(3, i) - 0.5);
          turned[(c * shape_.filters + f) * 9 + 8 - d] = k[i];
        }
      }
    }
    k_.write(k);
    turned_.write(turned);
  }

 protected:
  Shape shape_;
  Planes x_, dx_, y_, dy_;
  Values part_, dk_, k_, turned_;
};

// The result without a division of images, to compare with.
using Whole = Layer<PlanesIn<apps::Private>>;
inline std::unique_ptr<const Whole> reference(const Shape& shape) {
  apps::Job alone;
  alone.me = 0;
  alone.pes = 1;
  auto whole = std::make_unique<Whole>(alone, shape);
  whole->run_alone();
  return whole;
}

inline double flops(const Shape& shape) {
  return 3 * 18.0 * static_cast<double>(shape.height * shape.width) *
         static_cast<double>(shape.channels * shape.filters);
}

// A row of the table of a variant's results.
inline std::vector<apps::Column> columns() {
  return {{"height", "rows", "%ld"},     {"width", "columns", "%ld"},    {"channels", "channels", "%ld"},
          {"filters", "filters", "%ld"}, {"seconds", "time, s", "%.5f"}, {"gflops", "GFLOP/s", "%.2f"}};
}
inline std::vector<apps::Cell> cells(const Settings& s, double seconds) {
  return {s.height, s.width, s.channels, s.filters, seconds, flops(s.shape()) / seconds / 1e9};
}

}  // namespace convolution
