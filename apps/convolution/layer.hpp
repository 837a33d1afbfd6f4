// SPDX-License-Identifier: Apache-2.0
// A convolution of images of `channels` planes with `filters` filters of 3 x 3, zeros outside; each PE has a
// block of rows of every plane. Forward: y = x * k. Backward, from the gradient of y: those of x and of k.
#pragma once

#include <cmath>
#include <vector>

#include "../common/random.hpp"
#include "../common/results.hpp"

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
    options.number("times", times, 1, 1L << 30, "how often forward and backward; the time is that of one");
  }
  // Seconds of one forward and backward, if all of them took so many.
  double each(double seconds) const { return seconds / static_cast<double>(times); }
  Shape shape() const {
    return {static_cast<size_t>(height), static_cast<size_t>(width), static_cast<size_t>(channels),
            static_cast<size_t>(filters)};
  }
};

// The planes of one PE: its rows, one more above and below, and a column of zeros left and right. Rows lie at
// the same places on all PEs. `Array`: where the values are.
template <template <typename> class Array>
class PlanesIn {
 public:
  using Values = Array<float>;

  PlanesIn(const Shape& shape, size_t planes, const apps::Job& job)
      : job_(job),
        blocks_{shape.height, static_cast<size_t>(job.pes)},
        stride_(shape.width + 2),
        plane_((blocks_.largest() + 2) * stride_),
        planes_(planes),
        values_(planes * plane_) {}

  size_t rows() const { return blocks_.size(job_.me); }
  size_t first_row() const { return blocks_.begin(job_.me); }
  // Local row 1 .. rows(); 0 and rows() + 1 are the neighbours'. Element 1 is column 0.
  float* row(size_t plane, size_t row) const { return values_.get() + plane * plane_ + row * stride_; }
  const Values& values() const { return values_; }
  size_t stride() const { return stride_; }
  size_t plane() const { return plane_; }

 protected:
  apps::Job job_;
  apps::Blocks blocks_;
  size_t stride_, plane_, planes_;
  Values values_;
};

// Rows `first` to `last` of y: sums over channels and the 3 x 3 neighbourhood, always in this order.
template <class Planes>
void forward(const Shape& shape, const Planes& x, const float* k, const Planes& y, size_t first,
             size_t last) {
  for (size_t r = first; r <= last; r++) {
    for (size_t f = 0; f < shape.filters; f++) {
      float* __restrict out = y.row(f, r) + 1;
      std::fill_n(out, shape.width, 0.0F);
      for (size_t c = 0; c < shape.channels; c++) {
        for (size_t dy = 0; dy < 3; dy++) {
          const float* in = x.row(c, r + dy - 1);
          const float* w = k + (f * shape.channels + c) * 9 + dy * 3;
          for (size_t i = 0; i < shape.width; i++)
            out[i] += w[0] * in[i] + w[1] * in[i + 1] + w[2] * in[i + 2];
        }
      }
    }
  }
}

// The same with filters turned round, from the gradient of y to that of x.
template <class Planes>
void backward_x(const Shape& shape, const Planes& dy, const float* k, const Planes& dx, size_t first,
                size_t last) {
  for (size_t r = first; r <= last; r++) {
    for (size_t c = 0; c < shape.channels; c++) {
      float* __restrict out = dx.row(c, r) + 1;
      std::fill_n(out, shape.width, 0.0F);
      for (size_t f = 0; f < shape.filters; f++) {
        for (size_t d = 0; d < 3; d++) {
          const float* in = dy.row(f, r + d - 1);
          const float* w = k + (f * shape.channels + c) * 9 + (2 - d) * 3;
          for (size_t i = 0; i < shape.width; i++)
            out[i] += w[2] * in[i] + w[1] * in[i + 1] + w[0] * in[i + 2];
        }
      }
    }
  }
}

// This PE's part of the gradient of the filters.
template <class Planes>
void backward_k(const Shape& shape, const Planes& x, const Planes& dy, float* dk) {
  std::fill_n(dk, shape.weights(), 0.0F);
  for (size_t r = 1; r <= dy.rows(); r++) {
    for (size_t f = 0; f < shape.filters; f++) {
      const float* out = dy.row(f, r) + 1;
      for (size_t c = 0; c < shape.channels; c++) {
        for (size_t d = 0; d < 9; d++) {
          const float* in = x.row(c, r + d / 3 - 1) + d % 3;
          constexpr size_t lanes = 8;
          float sums[lanes] = {};
          size_t i = 0;
          for (; i + lanes <= shape.width; i += lanes) {
            for (size_t lane = 0; lane < lanes; lane++) sums[lane] += out[i + lane] * in[i + lane];
          }
          for (; i < shape.width; i++) sums[0] += out[i] * in[i];
          for (const float part : sums) dk[(f * shape.channels + c) * 9 + d] += part;
        }
      }
    }
  }
}

// The filters with which the gradient of x is a convolution of that of y: [channel][filter][3][3], turned
// round.
inline std::vector<float> turned_round(const Shape& shape, const float* k) {
  std::vector<float> turned(shape.weights());
  for (size_t f = 0; f < shape.filters; f++) {
    for (size_t c = 0; c < shape.channels; c++) {
      for (size_t d = 0; d < 9; d++)
        turned[(c * shape.filters + f) * 9 + d] = k[(f * shape.channels + c) * 9 + 8 - d];
    }
  }
  return turned;
}

// Values at a place of the whole image.
inline float value(const Shape& shape, uint64_t seed, size_t plane, size_t row, size_t column) {
  return static_cast<float>(apps::unit(seed, (plane * shape.height + row) * shape.width + column) - 0.5);
}

// The images of a layer, its filters and their gradients; what derives from it moves the halos.
template <class Planes>
class Layer {
 public:
  Layer(const apps::Job& job, const Shape& shape)
      : shape_(shape),
        x_(shape, shape.channels, job),
        dx_(shape, shape.channels, job),
        y_(shape, shape.filters, job),
        dy_(shape, shape.filters, job),
        part_(shape.weights()),
        dk_(shape.weights()),
        k_(shape.weights()) {
    for (size_t i = 0; i < k_.size(); i++) k_[i] = static_cast<float>(apps::unit(3, i) - 0.5);
    fill(x_, 1, shape.channels);
    fill(dy_, 2, shape.filters);
  }

  // What run() computes must be computed anew.
  void spoil() {
    for (Planes* planes : {&y_, &dx_}) {
      for (size_t r = 1; r <= planes->rows(); r++) planes->row(0, r)[1] = -77;
    }
  }

  // `tolerance`: where sums are not in the same order.
  std::string compare(const Layer& whole, double tolerance = 0) const {
    apps::Differences y("result"), dx("gradient"), dk("filter gradient");
    for (size_t r = 1; r <= y_.rows(); r++) {
      const size_t there = y_.first_row() + r;
      for (size_t i = 1; i <= shape_.width; i++) {
        const size_t at = there * shape_.width + i;
        for (size_t f = 0; f < shape_.filters; f++)
          y.compare(at, y_.row(f, r)[i], whole.y_.row(f, there)[i], tolerance);
        for (size_t c = 0; c < shape_.channels; c++)
          dx.compare(at, dx_.row(c, r)[i], whole.dx_.row(c, there)[i], tolerance);
      }
    }
    const double points = static_cast<double>(shape_.height * shape_.width);
    for (size_t i = 0; i < shape_.weights(); i++)
      dk.compare(i, dk_[i], whole.dk_[i], 1e-6 * std::sqrt(points));
    return y.text() + dx.text() + dk.text();
  }

  // Of an undivided image: without other PEs.
  void run_alone() {
    forward(shape_, x_, k_.data(), y_, 1, y_.rows());
    backward_x(shape_, dy_, k_.data(), dx_, 1, y_.rows());
    backward_k(shape_, x_, dy_, dk_.get());
  }

 protected:
  template <typename F>
  static void edges(size_t last, const F& f) {
    f(1);
    if (last > 1) f(last);
  }

 private:
  void fill(const Planes& planes, uint64_t seed, size_t count) const {
    for (size_t p = 0; p < count; p++) {
      for (size_t r = 1; r <= planes.rows(); r++) {
        for (size_t i = 0; i < shape_.width; i++) {
          planes.row(p, r)[i + 1] = value(shape_, seed, p, planes.first_row() + r - 1, i);
        }
      }
    }
  }

 protected:
  Shape shape_;
  Planes x_, dx_, y_, dy_;
  typename Planes::Values part_, dk_;
  std::vector<float> k_;
};

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
