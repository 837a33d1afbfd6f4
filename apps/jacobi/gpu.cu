// SPDX-License-Identifier: Apache-2.0
// Jacobi on GPUs: the same problem and the same arithmetic as on CPUs, with the halo moved in five ways.
// A norm every so many iterations: summed on the GPUs, or by the host while the next iteration runs.
#include <cooperative_groups.h>

#include "../common/gpu.cuh"
#include "../common/results.hpp"
#include "plain.hpp"

namespace jacobi {
namespace {

enum Variant { host, in_kernel, graph, signal, persistent };
enum NormPlace { on_gpu, on_cpu };

const char* const intro =
    "Jacobi iteration for Laplace's equation on GPUs, rows distributed over the PEs, in float.\n"
    "\n"
    "  -variant host        a kernel computes; the host puts both edge rows on the stream, then a barrier on "
    "it\n"
    "  -variant kernel      threads at the edge also store to the neighbour's halo; a barrier on the stream\n"
    "  -variant graph       the same, two iterations in a CUDA graph that is launched again and again\n"
    "  -variant signal      a block puts each edge row with a signal; waits on the stream, no barrier\n"
    "  -variant persistent  one kernel for all iterations, launched collectively: put with signal, wait, "
    "compute\n"
    "\n"
    "-nccheck: the norm of the change is summed over all PEs by a collective on the stream (persistent: a "
    "kernel "
    "for the\n"
    "iterations up to each),\n"
    "or with -norm cpu by the host, which waits for the partial sum of a step when it has given the GPU the "
    "next one.\n"
    "GB/s is 2 x 4 bytes x points x iterations / time. Exit status: 0 success, 1 the check failed, 2 invalid "
    "options or\n"
    "fewer rows than PEs, 77 no GPU.\n";

// Two fields with a halo row above and below, signals from above and below; version v of the field is in v
// % 2.
struct Fields {
  float* field[2];
  uint64_t* signals;
  size_t nx, rows;
  size_t rows_above;  // of the PE above: its halo below is after them
  int above, below;

  __device__ float* halo_of_above(uint64_t v) const { return field[v % 2] + (rows_above + 1) * nx; }
  __device__ float* halo_of_below(uint64_t v) const { return field[v % 2]; }
};

// The rows in turns for blocks, the columns for threads. Returns through `stored` what is to follow a value
// at the edge.
template <typename Stored>
__device__ void relax(const Fields& f, uint64_t v, const Stored& stored) {
  const float* const before = f.field[(v - 1) % 2];
  float* const after = f.field[v % 2];
  const size_t threads = static_cast<size_t>(gridDim.x) * blockDim.x, inner = f.nx - 2;
  for (size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x; i < f.rows * inner;
       i += threads) {
    const size_t row = 1 + i / inner, at = row * f.nx + 1 + i % inner;
    after[at] = 0.25F * (before[at + 1] + before[at - 1] + before[at + f.nx] + before[at - f.nx]);
    stored(row, 1 + i % inner, after[at]);
  }
}

__global__ void compute(Fields f, uint64_t v) {
  relax(f, v, [](size_t, size_t, float) {});
}

__global__ void compute_and_store(Fields f, uint64_t v) {
  float* const above = static_cast<float*>(nvshmem_ptr(f.halo_of_above(v), f.above));
  float* const below = static_cast<float*>(nvshmem_ptr(f.halo_of_below(v), f.below));
  relax(f, v, [&](size_t row, size_t x, float value) {
    if (row == 1) above[x] = value;
    if (row == f.rows) below[x] = value;
  });
}

// By a whole block: an edge row into the halo of the PE above or below. `signals[0]`: from above.
__device__ void put_edge(const Fields& f, uint64_t v, bool upwards) {
  float* const field = f.field[v % 2];
  nvshmem_fence();  // signal v - 1 may still be under way: it must not land after signal v and set it back
  __syncthreads();
  if (upwards) {
    nvshmemx_float_put_signal_nbi_block(f.halo_of_above(v), field + f.nx, f.nx, &f.signals[1], v,
                                        NVSHMEM_SIGNAL_SET, f.above);
  } else {
    nvshmemx_float_put_signal_nbi_block(f.halo_of_below(v), field + f.rows * f.nx, f.nx, &f.signals[0], v,
                                        NVSHMEM_SIGNAL_SET, f.below);
  }
}

// Adds the squared changes that made version v to *sum. Nobody else writes the computed rows of either
// version.
__global__ void measure(Fields f, uint64_t v, double* sum) {
  const float* const before = f.field[(v - 1) % 2];
  const float* const after = f.field[v % 2];
  const size_t threads = static_cast<size_t>(gridDim.x) * blockDim.x, inner = f.nx - 2;
  double mine = 0;
  for (size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x; i < f.rows * inner;
       i += threads) {
    const size_t at = (1 + i / inner) * f.nx + 1 + i % inner;
    const double change = after[at] - before[at];
    mine += change * change;
  }
  apps::add_to(sum, mine);
}

__global__ void put_edges(Fields f, uint64_t v) { put_edge(f, v, blockIdx.x == 0); }

// Versions `first` to `last`. 512 threads: what it calls must not take more registers than a block of them
// has.
__global__ void __launch_bounds__(512) iterate(Fields f, uint64_t first, uint64_t last) {
  const cooperative_groups::grid_group grid = cooperative_groups::this_grid();
  for (uint64_t v = first; v <= last; v++) {
    if (v > 1) {
      if (blockIdx.x == 0 && threadIdx.x < 2) {
        nvshmem_signal_wait_until(&f.signals[threadIdx.x], NVSHMEM_CMP_GE, v - 1);
      }
      grid.sync();
    }
    relax(f, v, [](size_t, size_t, float) {});
    grid.sync();
    if (blockIdx.x < 2) put_edge(f, v, blockIdx.x == 0);
    if (gridDim.x == 1) put_edge(f, v, false);
  }
}

// The sum of squared changes over all PEs, by a collective on the stream or by the host.
class Norm {
 public:
  Norm(NormPlace place, const apps::Stream& stream) : place_(place), stream_(stream), sums_(2), words_(2) {
    apps::must(cudaMallocHost(&part_, sizeof(double)), "pinned memory");
  }
  ~Norm() { cudaFreeHost(part_); }
  Norm(const Norm&) = delete;
  Norm& operator=(const Norm&) = delete;

  // Enqueues that of version v.
  void measure_version(const Fields& fields, uint64_t v) {
    apps::must(cudaMemsetAsync(sums_.get(), 0, sizeof(double), stream_), "clear the sum");
    measure<<<1056, 256, 0, stream_>>>(fields, v, sums_.get());
    if (place_ == on_gpu) {
      nvshmemx_double_sum_reduce_on_stream(NVSHMEM_TEAM_WORLD, sums_.get() + 1, sums_.get(), 1, stream_);
      return;
    }
    apps::must(cudaMemcpyAsync(part_, sums_.get(), sizeof(double), cudaMemcpyDeviceToHost, stream_),
               "copy of the sum");
    copied_.emplace(stream_);
  }
  // By the host: the sum of the step before, if one was measured; the GPU has the next step to do.
  void sum_of_step_before() {
    if (!copied_) return;
    copied_->wait();
    copied_.reset();
    words_[0] = *part_;
    shmem_double_sum_reduce(SHMEM_TEAM_WORLD, &words_[1], &words_[0], 1);
  }
  // When the stream is done.
  double last() {
    sum_of_step_before();
    return std::sqrt(place_ == on_gpu ? sums_.read()[1] : words_[1]);
  }

 private:
  NormPlace place_;
  const apps::Stream& stream_;
  apps::OnGpu<double> sums_;
  apps::Symmetric<double> words_;
  double* part_ = nullptr;
  std::optional<apps::Event> copied_;
};

class Solver {
 public:
  Solver(const Problem& problem, const apps::Job& job, NormPlace place)
      : problem_(problem),
        job_(job),
        blocks_{problem.computed_rows(), static_cast<size_t>(job.pes)},
        field0_((blocks_.largest() + 2) * problem.nx),
        field1_((blocks_.largest() + 2) * problem.nx),
        signals_(2),
        norm_(place, stream_) {
    fields_ = {{field0_.get(), field1_.get()}, signals_.get(), problem.nx, blocks_.size(job.me),
               blocks_.size(job.previous()),   job.previous(), job.next()};
  }

  double run(int variant) {
    reset();
    const uint64_t last = static_cast<uint64_t>(problem_.iterations);
    if (variant == graph) return run_graph(last);
    return apps::timed(stream_, [&] {
      if (variant == persistent) iterate_between_norms(last);
      for (uint64_t v = 1; variant != persistent && v <= last; v++) step_and_norm(variant, v);
      nvshmemx_barrier_all_on_stream(stream_);
    });
  }

  // Of the last iteration that had one, of the last run.
  double norm() { return problem_.check_every == 0 ? 0 : norm_.last(); }

  std::string compare(const std::vector<float>& expected) const {
    apps::Differences differences("point");
    const std::vector<float> mine = (problem_.iterations % 2 == 0 ? field0_ : field1_).read();
    const size_t begin = blocks_.begin(job_.me) * problem_.nx;
    for (size_t i = 0; i < fields_.rows * problem_.nx; i++) {
      differences.compare(begin + i, mine[problem_.nx + i], expected[begin + i]);
    }
    return differences.text();
  }

 private:
  void reset() {
    std::vector<float> field((blocks_.largest() + 2) * problem_.nx, 0.0F);
    for (size_t r = 1; r <= fields_.rows; r++) {
      const float side = static_cast<float>(side_value(blocks_.begin(job_.me) + r, problem_.ny));
      field[r * problem_.nx] = field[(r + 1) * problem_.nx - 1] = side;
    }
    nvshmem_barrier_all();
    field0_.write(field);
    field1_.write(field);
    signals_.write({0, 0});
  }

  bool has_norm(uint64_t v) const {
    return problem_.check_every != 0 && (v - 1) % static_cast<uint64_t>(problem_.check_every) == 0;
  }
  // One launch of the persistent kernel for all versions up to the next norm.
  void iterate_between_norms(uint64_t last) {
    for (uint64_t first = 1, end = 0; first <= last; first = end + 1) {
      for (end = first; end < last && !has_norm(end); end++) {
      }
      apps::launch_together(job_, iterate, 512, stream_, fields_, first, end);
      norm_.sum_of_step_before();
      if (has_norm(end)) norm_.measure_version(fields_, end);
    }
  }

  void step_and_norm(int variant, uint64_t v) {
    step(variant, v);
    norm_.sum_of_step_before();
    if (has_norm(v)) norm_.measure_version(fields_, v);
  }

  void step(int variant, uint64_t v) {
    const int blocks = 1056, threads = 256;
    if (variant == in_kernel || variant == graph) {
      compute_and_store<<<blocks, threads, 0, stream_>>>(fields_, v);
      nvshmemx_barrier_all_on_stream(stream_);
      return;
    }
    if (variant == signal && v > 1) {
      for (int side = 0; side < 2; side++) {
        nvshmemx_signal_wait_until_on_stream(fields_.signals + side, NVSHMEM_CMP_GE, v - 1, stream_);
      }
    }
    compute<<<blocks, threads, 0, stream_>>>(fields_, v);
    if (variant == signal) {
      put_edges<<<2, 512, 0, stream_>>>(fields_, v);
      return;
    }
    const size_t nx = problem_.nx;
    float* const field = fields_.field[v % 2];
    nvshmemx_float_put_on_stream(field + (fields_.rows_above + 1) * nx, field + nx, nx, fields_.above,
                                 stream_);
    nvshmemx_float_put_on_stream(field, field + fields_.rows * nx, nx, fields_.below, stream_);
    nvshmemx_barrier_all_on_stream(stream_);
  }

  // Versions 1 and 2, which are 3 and 4 and so on as well: fields alternate.
  double run_graph(uint64_t last) {
    cudaGraph_t captured = nullptr;
    cudaGraphExec_t executable = nullptr;
    apps::must(cudaStreamBeginCapture(stream_, cudaStreamCaptureModeThreadLocal), "begin of the capture");
    for (uint64_t v = 1; v <= 2; v++) step(graph, v);
    apps::must(cudaStreamEndCapture(stream_, &captured), "end of the capture");
    apps::must(cudaGraphInstantiate(&executable, captured, 0), "the graph");
    const double seconds = apps::timed(stream_, [&] {
      for (uint64_t v = 1; v <= last; v += 2) {
        if (v == last || has_norm(v) || has_norm(v + 1)) {
          for (uint64_t one = v; one <= std::min(v + 1, last); one++) step_and_norm(graph, one);
        } else {
          apps::must(cudaGraphLaunch(executable, stream_), "launch of the graph");
          norm_.sum_of_step_before();
        }
      }
      nvshmemx_barrier_all_on_stream(stream_);
    });
    cudaGraphExecDestroy(executable);
    cudaGraphDestroy(captured);
    return seconds;
  }

  Problem problem_;
  apps::Job job_;
  apps::Blocks blocks_;
  apps::OnGpu<float> field0_, field1_;
  apps::OnGpu<uint64_t> signals_;
  Fields fields_{};
  apps::Stream stream_;
  Norm norm_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"host", "kernel", "graph", "signal", "persistent"});
  apps::Options options("jacobi_gpu", intro);
  long nx = 4096, ny = 4096;
  int place = on_gpu;
  Problem problem;
  problem.check_every = 0;
  options.number("nx", nx, 3, 1L << 20, "columns, including the two fixed outer ones");
  options.number("ny", ny, 3, 1L << 20, "rows, including the two outer ones, which are periodic copies");
  options.number("niter", problem.iterations, 1, 1L << 40, "iterations");
  options.number("nccheck", problem.check_every, 0, 1L << 40, "a norm every so many iterations; 0: none");
  options.choice("norm", place, {"gpu", "cpu"}, "who sums the norm up");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  problem.nx = static_cast<size_t>(nx);
  problem.ny = static_cast<size_t>(ny);
  if (ny - 2 < job.pes)
    return apps::refuse(job, "jacobi_gpu", "fewer rows to compute than the " + job.count());
  const apps::Gpu gpu(job, apps::Others::on_this_host);
  if (!gpu.is_there()) return apps::exit_no_gpu;
  Solver solver(problem, job, static_cast<NormPlace>(place));
  std::vector<float> expected;
  double expected_norm = 0;
  if (usual.check) expected = reference(problem, &expected_norm);
  std::vector<std::string> wrong(5);
  std::vector<double> norms(5);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    const double time = solver.run(variant);
    norms[variant] = solver.norm();
    if (usual.check && wrong[variant].empty()) wrong[variant] = solver.compare(expected);
    if (usual.check && wrong[variant].empty() &&
        !(std::fabs(norms[variant] - expected_norm) <= 1e-6 * expected_norm)) {
      wrong[variant] =
          "the norm is " + std::to_string(norms[variant]) + " instead of " + std::to_string(expected_norm);
    }
    return time;
  });
  apps::Results results("jacobi_gpu", job, usual,
                        {{"nx", "columns", "%ld"},
                         {"ny", "rows", "%ld"},
                         {"seconds", "time, s", "%.5f"},
                         {"us_per_step", "us/step", "%.2f"},
                         {"gbs", "GB/s", "%.1f"},
                         {"norm", "norm", "%.6e"}});
  const double steps = static_cast<double>(problem.iterations);
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    const double bytes = 8.0 * static_cast<double>((nx - 2) * (ny - 2)) * steps;
    results.row(variant,
                {nx, ny, seconds[i], seconds[i] / steps * 1e6, bytes / seconds[i] / 1e9, norms[variant]},
                wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace jacobi

int main(int argc, char** argv) { return apps::run_job("jacobi_gpu", jacobi::body, argc, argv); }
