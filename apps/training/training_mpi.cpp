// SPDX-License-Identifier: Apache-2.0
// The training loop over MPI: MPI_Bcast of the weights, MPI_Allreduce of all gradients, or MPI_Iallreduce of
// each layer's during the backward pass of those before it.
#include "../common/mpi.hpp"
#include "network.hpp"

namespace training {
namespace {

enum Variant { whole, overlap, alone };

class Loop {
 public:
  Loop(const apps::Job& job, const Settings& settings, const Shape& shape)
      : job_(job),
        settings_(settings),
        shape_(shape),
        weights_(shape.weights()),
        gradients_(shape.weights()),
        passes_(shape, static_cast<size_t>(job.me * settings.samples),
                static_cast<size_t>(settings.samples)) {}

  double broadcast() {
    for (size_t i = 0; i < shape_.weights(); i++)
      weights_[i] = job_.first() ? first_weight(shape_, i) : -1.0F;
    return apps::timed(
        [&] { MPI_Bcast(weights_.data(), count(shape_.weights()), MPI_FLOAT, 0, MPI_COMM_WORLD); });
  }

  void step(int variant) {
    passes_.forward(weights_.data());
    requests_.clear();
    const size_t layer = shape_.layer_weights();
    passes_.backward(
        weights_.data(), gradients_.data(),
        [&](size_t l) {
          if (variant != overlap) return;
          requests_.emplace_back();
          MPI_Iallreduce(MPI_IN_PLACE, &gradients_[l * layer], count(layer), MPI_FLOAT, MPI_SUM,
                         MPI_COMM_WORLD, &requests_.back());
        },
        [&] {
          int done = 0;
          if (!requests_.empty())
            MPI_Test(&requests_.back(), &done, MPI_STATUS_IGNORE);  // it moves only in calls
        });
    if (variant == alone) return;
    if (variant == whole) {
      MPI_Allreduce(MPI_IN_PLACE, gradients_.data(), count(shape_.weights()), MPI_FLOAT, MPI_SUM,
                    MPI_COMM_WORLD);
    } else {
      MPI_Waitall(static_cast<int>(requests_.size()), requests_.data(), MPI_STATUSES_IGNORE);
    }
    const float factor =
        static_cast<float>(settings_.rate / static_cast<double>(settings_.samples * job_.pes));
    for (size_t i = 0; i < shape_.weights(); i++) weights_[i] -= factor * gradients_[i];
  }

  const std::vector<float>& weights() const { return weights_; }

 private:
  static int count(size_t elements) { return static_cast<int>(elements); }

  apps::Job job_;
  Settings settings_;
  Shape shape_;
  std::vector<float> weights_, gradients_;
  Passes passes_;
  std::vector<MPI_Request> requests_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi", "mpi_overlap"});
  apps::Options options("training_mpi", "The training loop of training, over MPI.\n");
  Settings s;
  options.number("layers", s.layers, 1, 10000, "layers");
  options.number("width", s.width, 1, 1L << 20, "a layer has width x width weights");
  options.number("samples", s.samples, 1, 1L << 30, "samples of each PE");
  options.number("steps", s.steps, 1, 1L << 30, "steps of a run");
  options.number("rate", s.rate, 0.0, 1e6, "how far a step goes");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (s.layers > (1L << 30) / s.width / s.width)
    return apps::refuse(job, "training_mpi", "more than 2^30 weights");
  const Shape shape{static_cast<size_t>(s.layers), static_cast<size_t>(s.width)};
  Loop loop(job, s, shape);
  std::vector<float> expected;
  if (usual.check) expected = reference(shape, s, job.pes);
  std::vector<std::string> wrong(2);
  double broadcast = 0, compute = 1e30;
  const auto run = [&](int variant) {
    broadcast = loop.broadcast();
    return apps::timed([&] {
             for (long step = 0; step < s.steps; step++) loop.step(variant);
           }) /
           static_cast<double>(s.steps);
  };
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    const double time = run(variant);
    if (usual.check && wrong[variant].empty()) {
      apps::Differences differences("weight");
      for (size_t i = 0; i < shape.weights(); i++)
        differences.compare(i, loop.weights()[i], expected[i], tolerance);
      wrong[variant] = differences.text();
    }
    compute = std::min(compute, run(alone));
    return time;
  });
  apps::Results results("training", job, usual,
                        {{"megabytes", "MB", "%.2f"},
                         {"step_ms", "step, ms", "%.3f"},
                         {"compute_ms", "compute, ms", "%.3f"},
                         {"broadcast_ms", "broadcast, ms", "%.3f"}});
  const double megabytes = static_cast<double>(shape.weights() * sizeof(float)) / 1e6;
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(variant, {megabytes, seconds[i] * 1e3, compute * 1e3, broadcast * 1e3}, wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace training

int main(int argc, char** argv) { return apps::run_job("training_mpi", training::body, argc, argv); }
