// SPDX-License-Identifier: Apache-2.0
// A small dense network and its gradients: layers of width x width weights, tanh after each, squared error.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "../common/random.hpp"
#include "../common/report.hpp"
#include "../common/results.hpp"

namespace training {

struct Shape {
  size_t layers, width;
  size_t layer_weights() const { return width * width; }
  size_t weights() const { return layers * layer_weights(); }
};

struct Settings {
  long layers = 4, width = 128, samples = 16, steps = 10, chunk = 8192;
  double rate = 1;

  void add_to(apps::Options& options) {
    options.number("layers", layers, 1, 10000, "layers");
    options.number("width", width, 1, 1L << 20, "a layer has width x width weights");
    options.number("samples", samples, 1, 1L << 30, "samples of each PE");
    options.steps(steps, 1L << 30, "steps of a run");
    options.number("rate", rate, 0.0, 1e6, "how far a step goes; far beyond 1 the network does not settle");
  }
  // Those of a run, which one without the sum follows.
  void each_step(bool with_sum, const std::function<void()>& step) const {
    apps::repeat(steps, step, with_sum ? 0 : steps, 2 * steps);
  }
  // What is wrong with them, or nothing.
  std::string refusal(int power) const {
    if (layers <= (1L << power) / width / width) return "";
    return "more than 2^" + std::to_string(power) + " weights: use smaller -layers or -width";
  }
  // By what the sum of all samples' gradients is multiplied. The wider and the more layers, the steeper the
  // error: steps of one length would leap over the valley, and roundings would grow until no two sums led to
  // the same.
  float step_factor(int pes) const {
    return static_cast<float>(rate / static_cast<double>(samples * pes * width * layers));
  }
  Shape shape() const { return {static_cast<size_t>(layers), static_cast<size_t>(width)}; }
};

// Their variance is a little less than 1 / width, so that values and errors do not grow from layer to layer.
inline float first_weight(const Shape& shape, size_t i) {
  return static_cast<float>((apps::unit(11, i) - 0.5) * 3.4 / std::sqrt(static_cast<double>(shape.width)));
}
// Input and target of sample number `sample` of all PEs' samples.
inline float input(size_t sample, size_t x) { return static_cast<float>(apps::unit(12 + sample, x) - 0.5); }
inline float target(size_t sample, size_t x) { return static_cast<float>(apps::unit(~sample, x) - 0.5); }

// Forward and backward passes over samples begin .. begin + count - 1.
class Passes {
 public:
  Passes(const Shape& shape, size_t begin, size_t count)
      : shape_(shape), begin_(begin), count_(count), values_(shape.layers + 1), error_(count * shape.width) {
    for (std::vector<float>& layer : values_) layer.resize(count * shape.width);
    for (size_t s = 0; s < count; s++) {
      for (size_t x = 0; x < shape.width; x++) values_[0][s * shape.width + x] = input(begin + s, x);
    }
  }

  void forward(const float* weights) {
    const size_t width = shape_.width;
    for (size_t l = 0; l < shape_.layers; l++) {
      std::fill(values_[l + 1].begin(), values_[l + 1].end(), 0.0F);
      for (size_t s = 0; s < count_; s++) {
        float* __restrict out = &values_[l + 1][s * width];
        for (size_t k = 0; k < width; k++) {
          add_scaled(out, values_[l][s * width + k], weights + l * width * width + k * width);
        }
        for (size_t x = 0; x < width; x++) out[x] = std::tanh(out[x]);
      }
    }
    const std::vector<float>& last = values_.back();
    for (size_t s = 0; s < count_; s++) {
      for (size_t x = 0; x < width; x++) error_[s * width + x] = last[s * width + x] - target(begin_ + s, x);
    }
  }

  // The gradients of this PE's samples, from the last layer to the first; done(layer) follows each, and
  // busy() comes now and then between.
  void backward(const float* weights, float* gradients, const std::function<void(size_t layer)>& done,
                const std::function<void()>& busy) {
    const size_t width = shape_.width;
    for (size_t l = shape_.layers; l-- > 0;) {
      for (size_t i = 0; i < error_.size(); i++) error_[i] *= 1 - values_[l + 1][i] * values_[l + 1][i];
      float* gradient = gradients + l * width * width;
      for (size_t k = 0; k < width; k++) {
        std::fill_n(gradient + k * width, width, 0.0F);
        for (size_t s = 0; s < count_; s++) {
          add_scaled(gradient + k * width, values_[l][s * width + k], &error_[s * width]);
        }
        if (k % 16 == 0) busy();
      }
      done(l);
      if (l > 0) back_through(weights + l * width * width, busy);
    }
  }

 private:
  void add_scaled(float* __restrict out, float factor, const float* in) const {
    for (size_t x = 0; x < shape_.width; x++) out[x] += factor * in[x];
  }

  // The error of a layer's values from that of its results.
  void back_through(const float* weights, const std::function<void()>& busy) {
    const size_t width = shape_.width;
    std::vector<float> before(width);
    for (size_t s = 0; s < count_; s++) {
      float* error = &error_[s * width];
      for (size_t k = 0; k < width; k++) {
        constexpr size_t lanes = 8;
        float sums[lanes] = {};
        size_t x = 0;
        for (; x + lanes <= width; x += lanes) {
          for (size_t lane = 0; lane < lanes; lane++)
            sums[lane] += error[x + lane] * weights[k * width + x + lane];
        }
        for (; x < width; x++) sums[0] += error[x] * weights[k * width + x];
        before[k] = 0;
        for (const float part : sums) before[k] += part;
      }
      std::copy(before.begin(), before.end(), error);
      busy();
    }
  }

  Shape shape_;
  size_t begin_, count_;
  std::vector<std::vector<float>> values_;  // of each layer: its input; the last: the result
  std::vector<float> error_;
};

// Of weights, whose gradients are summed in another order: a part of the longest way that one has gone. Where
// that is less than a weight's own rounding, a few of these.
constexpr double tolerance = 1e-3, rounding = 4 * std::numeric_limits<float>::epsilon();

// The weights after all steps, by one PE with all samples.
inline std::vector<float> reference(const Shape& shape, const Settings& settings, int pes) {
  std::vector<float> weights(shape.weights()), gradients(shape.weights());
  for (size_t i = 0; i < weights.size(); i++) weights[i] = first_weight(shape, i);
  const size_t samples = static_cast<size_t>(settings.samples * pes);
  Passes passes(shape, 0, samples);
  const auto nothing = [](size_t) {};
  for (long step = 0; step < settings.steps; step++) {
    passes.forward(weights.data());
    passes.backward(weights.data(), gradients.data(), nothing, [] {});
    const float factor = settings.step_factor(pes);
    for (size_t i = 0; i < weights.size(); i++) weights[i] -= factor * gradients[i];
  }
  return weights;
}

inline std::string compare(const float* weights, const std::vector<float>& expected, const Shape& shape) {
  double longest = 0;
  for (size_t i = 0; i < expected.size(); i++)
    longest = std::max<double>(longest, std::abs(expected[i] - first_weight(shape, i)));
  apps::Differences differences("weight");
  for (size_t i = 0; i < expected.size(); i++) {
    const double allowed = std::max(tolerance * longest, rounding * std::abs(expected[i]));
    differences.compare(i, weights[i], expected[i], allowed);
  }
  return differences.text();
}

// A row of the table of a variant's results.
inline std::vector<apps::Column> columns() {
  return {{"megabytes", "MB", "%.2f"},
          {"step_ms", "step, ms", "%.3f"},
          {"compute_ms", "compute, ms", "%.3f"},
          {"broadcast_ms", "broadcast, ms", "%.3f"}};
}
inline std::vector<apps::Cell> cells(const Shape& shape, double step, double compute, double broadcast) {
  return {static_cast<double>(shape.weights() * sizeof(float)) / 1e6, step * 1e3, compute * 1e3,
          broadcast * 1e3};
}

}  // namespace training
