// SPDX-License-Identifier: Apache-2.0
// The training loop on GPUs: cuBLAS multiplies, gradients are summed by the library, by NCCL, along a tree or
// in chunks along a chain of PEs, after the backward pass or under it.
#include <algorithm>
#include <optional>

#include "../common/cublas.cuh"
#include "../common/gpu.cuh"
#include "../common/nccl.cuh"
#include "../common/results.hpp"
#include "gpu_sums.cuh"
#include "network.hpp"

namespace training {
namespace {

enum Variant { library, layers, tree, pipelined, overlap, nccl, nccl_layers, alone };

const char* const intro =
    "Trains a dense network by gradient descent on GPUs. Each PE has samples of its own; weights are\n"
    "broadcast at first, and in every step gradients are summed over all PEs.\n"
    "\n"
    "  -variant library    a reduction on the stream after the backward pass; weights by a broadcast on it\n"
    "  -variant layers     the same for each layer on a second stream, while those before it are computed\n"
    "  -variant tree       a binary tree, after the backward pass\n"
    "  -variant pipelined  chunks that follow each other along a chain of PEs, after the backward pass\n"
    "  -variant overlap    the same, each layer's chunks during the backward pass of those before it\n"
    "  -variant nccl, nccl_layers  as library and layers, by NCCL: libnccl.so.2, and a GPU for each PE\n"
    "\n"
    "The compute time is that of a step without the sum.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options, 77 no GPU.\n";

// Functions of an index, for for_each.
struct Activate {
  float* values;
  __device__ void operator()(size_t i) const { values[i] = tanhf(values[i]); }
};
struct Subtract {  // the error of the results
  const float *results, *targets;
  float* error;
  __device__ void operator()(size_t i) const { error[i] = results[i] - targets[i]; }
};
struct Derive {  // the error before the activation
  const float* values;
  float* error;
  __device__ void operator()(size_t i) const { error[i] *= 1 - values[i] * values[i]; }
};
struct Descend {
  const float* gradients;
  float* weights;
  float factor;
  __device__ void operator()(size_t i) const { weights[i] -= factor * gradients[i]; }
};

// Forward and backward passes over this PE's samples, on a stream. Matrices are in rows; cuBLAS, which counts
// by columns, takes them for their transposes.
class Passes {
 public:
  Passes(const Shape& shape, size_t begin, size_t count, const apps::Stream& stream)
      : shape_(shape),
        count_(count),
        stream_(stream),
        values_(std::vector<float>((shape.layers + 1) * all())),
        error_(std::vector<float>(all())),
        before_(std::vector<float>(all())),
        targets_(of_samples(begin, target)),
        blas_(stream) {
    values_.write(of_samples(begin, input));
  }

  void forward(const float* weights) {
    for (size_t l = 0; l < shape_.layers; l++) {
      // results of a sample = its values x weights
      multiply(CUBLAS_OP_N, CUBLAS_OP_N, width(), samples(), width(), weights + l * shape_.layer_weights(),
               values(l), values(l + 1));
      enqueue(stream_, all(), Activate{values(l + 1)});
    }
    enqueue(stream_, all(), Subtract{values(shape_.layers), targets_.get(), error_.get()});
  }

  // From the last layer to the first; done(layer) when the stream has been given what makes its gradients.
  template <typename Done>
  void backward(const float* weights, float* gradients, const Done& done) {
    for (size_t l = shape_.layers; l-- > 0;) {
      enqueue(stream_, all(), Derive{values(l + 1), error_.get()});
      // gradients = values^T x error, over the samples
      multiply(CUBLAS_OP_N, CUBLAS_OP_T, width(), width(), samples(), error_.get(), values(l),
               gradients + l * shape_.layer_weights());
      done(l);
      if (l == 0) break;
      // the error of the values before = error x weights^T
      multiply(CUBLAS_OP_T, CUBLAS_OP_N, width(), samples(), width(), weights + l * shape_.layer_weights(),
               error_.get(), before_.get());
      apps::must(cudaMemcpyAsync(error_.get(), before_.get(), all() * sizeof(float), cudaMemcpyDeviceToDevice,
                                 stream_),
                 "copy of the error");
    }
  }

 private:
  int width() const { return static_cast<int>(shape_.width); }
  int samples() const { return static_cast<int>(count_); }
  size_t all() const { return count_ * shape_.width; }
  float* values(size_t layer) const { return values_.get() + layer * all(); }

  template <typename F>
  std::vector<float> of_samples(size_t begin, const F& f) const {
    std::vector<float> values(all());
    for (size_t i = 0; i < all(); i++) values[i] = f(begin + i / shape_.width, i % shape_.width);
    return values;
  }

  // c (m x n) = a b by columns; rows of all matrices are as long as a layer is wide.
  void multiply(cublasOperation_t a_as, cublasOperation_t b_as, int m, int n, int k, const float* a,
                const float* b, float* c) {
    const float one = 1, zero = 0;
    apps::must(cublasSgemm(blas_, a_as, b_as, m, n, k, &one, a, width(), b, width(), &zero, c, width()),
               "sgemm");
  }

  Shape shape_;
  size_t count_;
  const apps::Stream& stream_;
  apps::GpuCopy<float> values_;  // of each layer its input; last the results
  apps::GpuCopy<float> error_, before_, targets_;
  apps::Blas blas_;
};

class Loop {
 public:
  Loop(const apps::Job& job, const Settings& settings, const Shape& shape)
      : job_(job),
        settings_(settings),
        shape_(shape),
        weights_(shape.weights()),
        gradients_(shape.weights()),
        sums_(shape.weights()),
        chain_(job, shape.weights(), static_cast<size_t>(settings.chunk)),
        tree_(job, shape.weights()),
        passes_(shape, static_cast<size_t>(job.me * settings.samples), static_cast<size_t>(settings.samples),
                stream_) {}

  // From here on NCCL's variants may run. Collective.
  void start_nccl() { nccl_.emplace(job_); }

  // PE 0 knows the weights at first. Returns the seconds of the broadcast.
  double broadcast(int variant) {
    std::vector<float> weights(shape_.weights(), -1.0F);
    for (size_t i = 0; job_.first() && i < weights.size(); i++) weights[i] = first_weight(shape_, i);
    weights_.write(weights);
    const bool by_chain = variant == pipelined || variant == overlap;
    return apps::timed(by_chain ? chain_.upwards() : stream_, [&] {
      if (by_chain) {
        chain_.broadcast(weights_.get());
      } else if (variant == tree) {
        tree_.broadcast(weights_.get(), stream_);
      } else if (variant == nccl || variant == nccl_layers) {
        nccl_->broadcast(weights_.get(), shape_.weights(), stream_);
      } else {
        nvshmemx_float_broadcast_on_stream(NVSHMEM_TEAM_WORLD, weights_.get(), weights_.get(),
                                           shape_.weights(), 0, stream_);
      }
      nvshmemx_barrier_all_on_stream(by_chain ? chain_.upwards() : stream_);
    });
  }

  double run(int variant) {
    return apps::timed(stream_, [&] {
      settings_.each_step(variant != alone, [&] { step(variant); });
      nvshmemx_barrier_all_on_stream(stream_);
    });
  }
  std::vector<float> weights() const { return weights_.read(); }

 private:
  void step(int variant) {
    const size_t count = shape_.weights(), one = shape_.layer_weights();
    if (variant == pipelined || variant == overlap) chain_.begin();
    passes_.forward(weights_.get());
    passes_.backward(weights_.get(), gradients_.get(), [&](size_t layer) {
      if (variant == layers || variant == nccl_layers) {
        apps::Event(stream_).before(sum_);
        reduce(variant, layer * one, one, sum_);
      } else if (variant == overlap || (variant == pipelined && layer == 0)) {
        chain_.post(stream_, gradients_.get(), sums_.get(), count - layer * one);
      }
    });
    if (variant == alone) return;
    if (variant == library || variant == nccl) reduce(variant, 0, count, stream_);
    if (variant == tree) tree_.reduce(gradients_.get(), sums_.get(), stream_);
    if (variant == layers || variant == nccl_layers) apps::Event(sum_).before(stream_);
    if (variant == pipelined || variant == overlap) chain_.finish(stream_);
    enqueue(stream_, count, Descend{sums_.get(), weights_.get(), settings_.step_factor(job_.pes)});
  }

  void reduce(int variant, size_t begin, size_t count, const apps::Stream& stream) {
    if (variant == nccl || variant == nccl_layers) {
      return nccl_->sum(gradients_.get() + begin, sums_.get() + begin, count, stream);
    }
    nvshmemx_float_sum_reduce_on_stream(NVSHMEM_TEAM_WORLD, sums_.get() + begin, gradients_.get() + begin,
                                        count, stream);
  }

  apps::Job job_;
  Settings settings_;
  Shape shape_;
  apps::OnGpu<float> weights_, gradients_, sums_;
  Chain chain_;
  Tree tree_;
  std::optional<apps::Nccl> nccl_;
  apps::Stream stream_, sum_;
  Passes passes_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  std::vector<std::string> names{"library", "layers", "tree", "pipelined", "overlap"};
  if (apps::Nccl::is_there()) names.insert(names.end(), {"nccl", "nccl_layers"});
  apps::Usual usual(names, {{"nccl", apps::Nccl::absent}, {"nccl_layers", apps::Nccl::absent}});
  apps::Options options("training_gpu", intro);
  Settings s;
  s.chunk = 1L << 20;
  s.add_to(options);
  options.number("chunk", s.chunk, 1, 1L << 40, "weights in a chunk");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (const std::string why = s.refusal(33); !why.empty()) return apps::refuse(job, "training_gpu", why);
  const apps::Gpu gpu(job);
  if (!gpu.is_there()) return apps::exit_no_gpu;
  if (apps::Nccl::is_there() && !apps::each_has_a_gpu(job) &&
      !(usual.leave_out(nccl) && usual.leave_out(nccl_layers)))
    return apps::refuse(job, "training_gpu", apps::Nccl::crowded);
  const Shape shape = s.shape();
  Loop loop(job, s, shape);
  std::vector<float> expected;
  if (usual.check) expected = reference(shape, s, job.pes);
  std::vector<std::string> wrong(alone);
  std::vector<double> broadcast(alone);
  const auto is_by_nccl = [](int variant) { return variant == nccl || variant == nccl_layers; };
  std::vector<int> variants = usual.chosen();
  if (std::any_of(variants.begin(), variants.end(), is_by_nccl)) loop.start_nccl();
  double compute = 1e30;
  variants.push_back(alone);
  for (const int variant : variants) {  // loads cuBLAS, connects NCCL: both take longer than all steps
    loop.broadcast(variant);
    loop.run(variant);
  }
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    broadcast[variant] = loop.broadcast(variant);
    const double time = loop.run(variant) / static_cast<double>(s.steps);
    if (usual.check && wrong[variant].empty())
      wrong[variant] = compare(loop.weights().data(), expected, shape);
    compute = std::min(compute, loop.run(alone) / static_cast<double>(s.steps));
    return time;
  });
  apps::Results results("training_gpu", job, usual, columns());
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(variant, cells(shape, seconds[i], compute, broadcast[variant]), wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace training

int main(int argc, char** argv) { return apps::run_job("training_gpu", training::body, argc, argv); }
