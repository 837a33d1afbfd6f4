// SPDX-License-Identifier: Apache-2.0
// Data-parallel training: every PE has samples of its own, gradients are summed; see reducer.hpp for how.
#include "../common/report.hpp"
#include "../common/results.hpp"
#include "network.hpp"
#include "reducer.hpp"

namespace training {
namespace {

enum Variant { library, tree, pipelined, overlap, alone };

const char* const intro =
    "Trains a dense network by gradient descent. Each PE has samples of its own; weights are broadcast at "
    "first, and in\n"
    "every step gradients are summed over all PEs.\n"
    "\n"
    "  -variant library    shmem_float_broadcast, shmem_float_sum_reduce\n"
    "  -variant tree       a binary tree\n"
    "  -variant pipelined  chunks that follow each other along a chain of PEs, after the backward pass\n"
    "  -variant overlap    the same, each layer's gradients during the backward pass of those before it\n"
    "\n"
    "The compute time is that of a step without the sum.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options.\n";

class Loop {
 public:
  Loop(const apps::Job& job, const Settings& settings, const Shape& shape)
      : job_(job),
        settings_(settings),
        shape_(shape),
        weights_(shape.weights()),
        gradients_(shape.weights()),
        sums_(shape.weights()),
        tree_(job, shape.weights()),
        chain_(job, shape.weights(), static_cast<size_t>(settings.chunk)),
        passes_(shape, static_cast<size_t>(job.me * settings.samples),
                static_cast<size_t>(settings.samples)) {}

  // PE 0 knows the weights at first. Returns the seconds of the broadcast.
  double broadcast(int variant) {
    for (size_t i = 0; i < shape_.weights(); i++)
      weights_[i] = job_.first() ? first_weight(shape_, i) : -1.0F;
    shmem_barrier_all();
    const double start = apps::now();
    if (variant == library || variant == alone) {
      shmem_float_broadcast(SHMEM_TEAM_WORLD, weights_.get(), weights_.get(), shape_.weights(), 0);
      shmem_barrier_all();
    } else if (variant == tree) {
      tree_.broadcast(weights_.get(), shape_.weights());
    } else {
      chain_.broadcast(weights_.get(), shape_.weights());
    }
    return apps::largest(apps::now() - start);
  }

  void step(int variant) {
    const size_t count = shape_.weights();
    passes_.forward(weights_.get());
    const bool early = variant == overlap;
    if (variant == overlap || variant == pipelined) chain_.begin(gradients_.get(), sums_.get(), count);
    passes_.backward(
        weights_.get(), gradients_.get(),
        [&](size_t layer) {
          if (early) chain_.post(count - layer * shape_.layer_weights());
        },
        [&] {
          if (early) chain_.progress();
        });
    if (variant == alone) return;
    if (variant == library) {
      shmem_float_sum_reduce(SHMEM_TEAM_WORLD, sums_.get(), gradients_.get(), count);
    } else if (variant == tree) {
      tree_.reduce(gradients_.get(), sums_.get(), count);
    } else {
      chain_.post(count);
      chain_.finish();
    }
    const float factor = settings_.step_factor(job_.pes);
    for (size_t i = 0; i < count; i++) weights_[i] -= factor * sums_[i];
  }

  const float* weights() const { return weights_.get(); }

 private:
  apps::Job job_;
  Settings settings_;
  Shape shape_;
  apps::Symmetric<float> weights_, gradients_, sums_;
  Tree tree_;
  Chain chain_;
  Passes passes_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"library", "tree", "pipelined", "overlap"});
  apps::Options options("training", intro);
  Settings s;
  s.add_to(options);
  options.number("chunk", s.chunk, 1, 1L << 40, "weights in a chunk");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  const std::string why = s.refusal(40);
  if (!why.empty()) return apps::refuse(job, "training", why);
  const Shape shape = s.shape();
  Loop loop(job, s, shape);
  std::vector<float> expected;
  if (usual.check) expected = reference(shape, s, job.pes);
  std::vector<std::string> wrong(4);
  std::vector<double> broadcast(4);
  const auto run = [&](int variant) {
    const double sent = loop.broadcast(variant);
    if (variant != alone) broadcast[variant] = sent;
    const double start = apps::now();
    s.each_step(variant != alone, [&] { loop.step(variant); });
    shmem_barrier_all();
    return apps::largest(apps::now() - start) / static_cast<double>(s.steps);
  };
  double compute = 1e30;
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    const double time = run(variant);
    if (usual.check && wrong[variant].empty()) wrong[variant] = compare(loop.weights(), expected, shape);
    compute = std::min(compute, run(alone));
    return time;
  });
  apps::Results results("training", job, usual, columns());
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(variant, cells(shape, seconds[i], compute, broadcast[variant]), wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace training

int main(int argc, char** argv) { return apps::run_job("training", training::body, argc, argv); }
