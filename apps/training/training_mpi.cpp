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
    const float factor = settings_.step_factor(job_.pes);
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
  Settings s;
  if (const auto status = apps::parse_or_status(
          job, "training_mpi", "The training loop of training, over MPI.\n", argc, argv, s, usual))
    return *status;
  const std::string why = s.refusal(30);
  if (!why.empty()) return apps::refuse(job, "training_mpi", why);
  const Shape shape = s.shape();
  Loop loop(job, s, shape);
  std::vector<float> expected;
  if (usual.check) expected = reference(shape, s, job.pes);
  std::vector<std::string> wrong(2);
  double broadcast = 0, compute = 1e30;
  const auto run = [&](int variant) {
    broadcast = loop.broadcast();
    const auto steps = [&] { s.each_step(variant != alone, [&] { loop.step(variant); }); };
    return apps::timed(steps) / static_cast<double>(s.steps);
  };
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    const double time = run(variant);
    if (usual.check && wrong[variant].empty())
      wrong[variant] = compare(loop.weights().data(), expected, shape);
    compute = std::min(compute, run(alone));
    return time;
  });
  apps::Results results("training", job, usual, columns());
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(variant, cells(shape, seconds[i], compute, broadcast), wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace training

int main(int argc, char** argv) { return apps::run_job("training_mpi", training::body, argc, argv); }
