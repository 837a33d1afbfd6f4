// SPDX-License-Identifier: Apache-2.0
// Jacobi on GPUs: the same problem and the same arithmetic as on CPUs, with the halo moved in six ways.
// A norm every so many iterations: summed on the GPUs, or by the host while the next iteration runs.
#include <optional>

#include "../common/gpu.cuh"
#include "../common/mesh.cuh"
#include "../common/nccl.cuh"
#include "../common/results.hpp"
#include "plain.hpp"

namespace jacobi {
namespace {

enum Variant { host, in_kernel, graph, signal, persistent, nccl };
enum NormPlace { on_gpu, on_cpu };

const char* const intro =
    "Jacobi iteration for Laplace's equation on GPUs, rows distributed over the PEs, in float.\n"
    "\n"
    "  -variant host        a kernel computes; the host puts both edge rows on the stream, then a barrier on "
    "it\n"
    "  -variant kernel      threads at the edge also store to the neighbour's halo; a barrier on the stream\n"
    "  -variant graph       the same, two iterations and their norms on the GPU in a CUDA graph that is "
    "launched\n"
    "                       again and again\n"
    "  -variant signal      a block puts each edge row with a signal; waits on the stream, no barrier\n"
    "  -variant persistent  one kernel for all iterations, launched collectively: wait, compute and store, "
    "signal\n"
    "  -variant nccl        a kernel computes; both edge rows are messages of NCCL: libnccl.so.2, and a GPU "
    "for "
    "each PE\n"
    "\n"
    "-nccheck: kernels sum the change up, a collective on the stream adds all PEs' (persistent: a kernel for "
    "the\n"
    "iterations up to each norm),\n"
    "or with -norm cpu by the host, which waits for the partial sum of a step when it has given the GPU the "
    "next one.\n"
    "GB/s is 2 x 4 bytes x points x iterations / time. Exit status: 0 success, 1 the check failed, 2 invalid "
    "options or\n"
    "fewer rows than PEs, 77 no GPU.\n";

// The field with a halo row above and below, where the neighbours have their halos, as kernels here reach
// them, signals from above and below, and sums of squared changes.
struct Fields {
  apps::Two<float*> field, halo_above, halo_below;
  apps::Two<double*> sum;
  uint64_t* signals;
  unsigned nx, rows;
  int above, below;
};

// Makes version v, tells `edges` the first and the last of the values below each other, and adds the squared
// changes to its sum if `norm` asks for them; the sum of the next version is cleared, which nobody uses any
// more.
template <typename Edges>
__device__ void relax(const Fields& f, uint64_t v, bool norm, const Edges& edges) {
  constexpr unsigned most = apps::points_at_once;
  const unsigned nx = f.nx;
  const float* const before = f.field.of(v - 1);
  float* const after = f.field.of(v);
  double change = 0;
  // the fixed outer columns, too: then each warp's stores fill whole lines of memory, if nx is a multiple of
  // 32
  apps::share_mesh(f.rows, nx, [&](unsigned row, unsigned column) {
    if (column == 0 || column + 1 == nx) return;
    const size_t first = static_cast<size_t>(row) * nx + column;
    const unsigned points = min(f.rows - row, most);
    float middle[most + 2], left[most], right[most];
#pragma unroll
    for (unsigned k = 0; k < most + 2; k++) {
      if (k < points + 2) middle[k] = before[first + k * nx];
    }
#pragma unroll
    for (unsigned k = 0; k < most; k++) {
      if (k < points) left[k] = before[first + (k + 1) * nx - 1];
      if (k < points) right[k] = before[first + (k + 1) * nx + 1];
    }
    float value = 0, top = 0;
#pragma unroll
    for (unsigned k = 0; k < most; k++) {
      if (k >= points) continue;
      value = 0.25F * (right[k] + left[k] + middle[k + 2] + middle[k]);
      if (k == 0) top = value;
      after[first + (k + 1) * nx] = value;
      if (norm) change += static_cast<double>(value - middle[k + 1]) * (value - middle[k + 1]);
    }
    edges(row, top, row + points, value, column);
  });
  if (norm) apps::add_to(f.sum.of(v), change);
  if (blockIdx.x == 0 && threadIdx.x == 0) *f.sum.of(v + 1) = 0;
}

// What is at an edge of rows `row` to `end` goes straight into the neighbour's halo. True if there was any.
__device__ bool store_edges(const Fields& f, uint64_t v, unsigned row, float top, unsigned end, float bottom,
                            unsigned x) {
  if (row == 0) f.halo_above.of(v)[x] = top;
  if (end == f.rows) f.halo_below.of(v)[x] = bottom;
  return row == 0 || end == f.rows;
}

constexpr int threads = 256;

__global__ void __launch_bounds__(threads, 5) compute(Fields f, uint64_t v, bool norm) {
  relax(f, v, norm, [](auto...) {});
}

__global__ void __launch_bounds__(threads, 5) compute_and_store(Fields f, uint64_t v, bool norm) {
  relax(f, v, norm, [&](auto... values) { store_edges(f, v, values...); });
}

// A block for each edge row, into the halo of the PE above or below.
__global__ void put_edges(Fields f, uint64_t v, unsigned rows_above) {
  float* const field = f.field.of(v);
  nvshmem_fence();  // signal v - 1 may still be under way: it must not land after signal v and set it back
  __syncthreads();
  if (blockIdx.x == 0) {
    nvshmemx_float_put_signal_nbi_block(field + (rows_above + 1) * f.nx, field + f.nx, f.nx, &f.signals[1], v,
                                        NVSHMEM_SIGNAL_SET, f.above);
  } else {
    nvshmemx_float_put_signal_nbi_block(field, field + f.rows * f.nx, f.nx, &f.signals[0], v,
                                        NVSHMEM_SIGNAL_SET, f.below);
  }
}

// Versions `first` to `last`, the last one with its norm if asked for. A step needs one synchronisation of
// all blocks: each block waits for the neighbours itself.
__global__ void __launch_bounds__(512) iterate(Fields f, uint64_t first, uint64_t last, bool norm) {
  const int thread = static_cast<int>(threadIdx.x);
  for (uint64_t v = first; v <= last; v++) {
    if (v > 1 && thread < 2) nvshmem_signal_wait_until(&f.signals[thread], NVSHMEM_CMP_GE, v - 1);
    __syncthreads();
    bool at_edge = false;
    relax(f, v, norm && v == last,
          [&](auto... values) { at_edge = store_edges(f, v, values...) || at_edge; });
    if (at_edge) __threadfence_system();  // before the signal, which another thread sends after all are here
    apps::sync_blocks();
    if (blockIdx.x != 0 || thread >= 2) continue;
    nvshmemx_signal_op(&f.signals[1 - thread], v, NVSHMEM_SIGNAL_SET, thread == 0 ? f.above : f.below);
  }
}

// The sum of squared changes over all PEs, by a collective on the stream or by the host.
class Norm {
 public:
  Norm(NormPlace place, const apps::Stream& stream) : place_(place), stream_(stream), sums_(3), of_all_(1) {
    apps::must(cudaMallocHost(&part_, sizeof(double)), "pinned memory");
  }
  ~Norm() { cudaFreeHost(part_); }
  Norm(const Norm&) = delete;
  Norm& operator=(const Norm&) = delete;

  apps::Two<double*> sums() const { return {sums_.get(), sums_.get() + 1}; }  // of this PE, for kernels
  bool by_host() const { return place_ == on_cpu; }
  void reset() { sums_.write({0, 0, 0}); }

  // Enqueues what adds up version v's, which a kernel before has summed here.
  void add_up(uint64_t v) {
    double* const mine = sums().of(v);
    if (place_ == on_gpu) {
      nvshmemx_double_sum_reduce_on_stream(NVSHMEM_TEAM_WORLD, sums_.get() + 2, mine, 1, stream_);
      return;
    }
    apps::must(cudaMemcpyAsync(part_, mine, sizeof(double), cudaMemcpyDeviceToHost, stream_),
               "copy of the sum");
    copied_.emplace(stream_);
  }
  // By the host: the sum of the step before, if one was measured; the GPU has the next step to do.
  void sum_of_step_before() {
    if (!copied_) return;
    copied_->wait();
    copied_.reset();
    step_before_ = of_all_.add_up({*part_})[0];
  }
  // When the stream is done.
  double last() {
    sum_of_step_before();
    return std::sqrt(place_ == on_gpu ? sums_.read()[2] : step_before_);
  }

 private:
  NormPlace place_;
  const apps::Stream& stream_;
  apps::OnGpu<double> sums_;
  apps::Sums of_all_;
  double step_before_ = 0;
  double* part_ = nullptr;
  std::optional<apps::Event> copied_;
};

// Versions v and v + 1 by the variant `graph`, of which these have norms that are summed on the GPU.
struct Pair {
  bool norms[2];
  apps::Graph graph;
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
        work_(apps::threads_for(blocks_.largest(), problem.nx - 2)),
        initial_(initial_field()),
        norm_(place, stream_) {
    fields_.field = {field0_.get(), field1_.get()};
    fields_.sum = norm_.sums();
    fields_.signals = signals_.get();
    fields_.nx = static_cast<unsigned>(problem.nx);
    fields_.rows = static_cast<unsigned>(blocks_.size(job.me));
    fields_.above = job.previous();
    fields_.below = job.next();
    const auto there = [](float* here, int pe) { return static_cast<float*>(nvshmem_ptr(here, pe)); };
    fields_.halo_above = {there(below_last_row_above(0), fields_.above),
                          there(below_last_row_above(1), fields_.above)};
    fields_.halo_below = {there(field0_.get(), fields_.below), there(field1_.get(), fields_.below)};
    for (const auto kernel : {compute, compute_and_store}) {
      grids_.push_back(apps::blocks_for(kernel, threads, work_));
    }
  }

  double run(int variant) {
    reset();
    const uint64_t last = static_cast<uint64_t>(problem_.iterations);
    if (variant == graph) capture_pairs(last);
    return apps::timed(stream_, [&] {
      if (variant == persistent) iterate_between_norms(last);
      for (uint64_t v = 1; variant != persistent && v <= last;) {
        v += variant == graph && v < last ? two_steps(v) : one_step(variant, v);
        apps::current_part.reached(static_cast<long>(v - 1), problem_.iterations);
      }
      nvshmemx_barrier_all_on_stream(stream_);
    });
  }

  // From here on NCCL's variant may run: its connections are there. Collective.
  void start_nccl() {
    nccl_.emplace(job_);
    exchange(0);
    stream_.wait();
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
  unsigned rows_above() const { return static_cast<unsigned>(blocks_.size(job_.previous())); }
  float* below_last_row_above(uint64_t v) const {
    return fields_.field.of(v) + (rows_above() + 1) * problem_.nx;
  }

  std::vector<float> initial_field() const {
    std::vector<float> field((blocks_.largest() + 2) * problem_.nx, 0.0F);
    for (size_t r = 1; r <= blocks_.size(job_.me); r++) {
      const float side = static_cast<float>(side_value(blocks_.begin(job_.me) + r, problem_.ny));
      field[r * problem_.nx] = field[(r + 1) * problem_.nx - 1] = side;
    }
    return field;
  }
  void reset() {
    nvshmem_barrier_all();
    initial_.copy_to(field0_.get());
    initial_.copy_to(field1_.get());
    signals_.write({0, 0});
    norm_.reset();
  }

  bool has_norm(uint64_t v) const {
    return problem_.check_every != 0 && (v - 1) % static_cast<uint64_t>(problem_.check_every) == 0;
  }
  // One launch of the persistent kernel for all versions up to the next norm.
  void iterate_between_norms(uint64_t last) {
    for (uint64_t first = 1, end = 0; first <= last; first = end + 1) {
      for (end = first; end < last && !has_norm(end); end++) {
      }
      apps::launch_together(job_, iterate, 512, work_, stream_, fields_, first, end, has_norm(end));
      norm_.sum_of_step_before();
      if (has_norm(end)) norm_.add_up(end);
    }
  }

  uint64_t one_step(int variant, uint64_t v) {
    step(variant, v);
    norm_.sum_of_step_before();
    if (has_norm(v)) norm_.add_up(v);
    return 1;
  }

  void step(int variant, uint64_t v) {
    if (variant == in_kernel || variant == graph) {
      launch(compute_and_store, v);
      nvshmemx_barrier_all_on_stream(stream_);
      return;
    }
    if (variant == signal && v > 1) {
      for (int side = 0; side < 2; side++) {
        nvshmemx_signal_wait_until_on_stream(fields_.signals + side, NVSHMEM_CMP_GE, v - 1, stream_);
      }
    }
    launch(compute, v);
    if (variant == signal) {
      put_edges<<<2, 512, 0, stream_>>>(fields_, v, rows_above());
      return;
    }
    if (variant == nccl) return exchange(v);
    const size_t nx = problem_.nx;
    float* const field = fields_.field.of(v);
    nvshmemx_float_put_on_stream(below_last_row_above(v), field + nx, nx, fields_.above, stream_);
    nvshmemx_float_put_on_stream(field, field + fields_.rows * nx, nx, fields_.below, stream_);
    nvshmemx_barrier_all_on_stream(stream_);
  }

  // Two PEs are each other's neighbours on both sides: the row that one sends up is what the other awaits
  // from below.
  void exchange(uint64_t v) {
    const size_t nx = problem_.nx, rows = fields_.rows;
    float* const field = fields_.field.of(v);
    nccl_->exchange({{field + nx, nullptr, nx, fields_.above},
                     {field + rows * nx, nullptr, nx, fields_.below},
                     {nullptr, field + (rows + 1) * nx, nx, fields_.below},
                     {nullptr, field, nx, fields_.above}},
                    stream_);
  }

  void launch(void (*kernel)(Fields, uint64_t, bool), uint64_t v) {
    kernel<<<grids_[kernel != compute], threads, 0, stream_>>>(fields_, v, has_norm(v));
  }

  // By a graph, which the host leaves alone: norms that it sums itself are no part of one.
  uint64_t two_steps(uint64_t v) {
    const auto it = pair_of(v);
    if (it == pairs_.end()) return one_step(graph, v) + one_step(graph, v + 1);
    it->graph.launch(stream_);
    norm_.sum_of_step_before();
    return 2;
  }
  std::vector<Pair>::iterator pair_of(uint64_t v) {
    return std::find_if(pairs_.begin(), pairs_.end(), [&](const Pair& pair) {
      return pair.norms[0] == has_norm(v) && pair.norms[1] == has_norm(v + 1);
    });
  }

  // Pairs begin with odd versions, and are alike as far as fields are concerned.
  void capture_pairs(uint64_t last) {
    for (uint64_t v = 1; v < last; v += 2) {
      const bool norms[2] = {has_norm(v), has_norm(v + 1)};
      if (pair_of(v) != pairs_.end() || (norm_.by_host() && (norms[0] || norms[1]))) continue;
      const auto two = [&] {
        for (int k = 0; k < 2; k++) one_step(graph, v + static_cast<uint64_t>(k));
      };
      pairs_.push_back({{norms[0], norms[1]}, apps::Graph(stream_, two)});
    }
  }

  Problem problem_;
  apps::Job job_;
  apps::Blocks blocks_;
  apps::OnGpu<float> field0_, field1_;
  apps::OnGpu<uint64_t> signals_;
  size_t work_;  // threads of it, the most of any PE
  apps::GpuCopy<float> initial_;
  Fields fields_{};
  std::vector<int> grids_;  // blocks of `compute` and `compute_and_store`
  apps::Stream stream_;
  Norm norm_;
  std::vector<Pair> pairs_;
  std::optional<apps::Nccl> nccl_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  std::vector<std::string> names{"host", "kernel", "graph", "signal", "persistent"};
  if (apps::Nccl::is_there()) names.push_back("nccl");
  apps::Usual usual(names, {{"nccl", apps::Nccl::absent}});
  apps::Options options("jacobi_gpu", intro);
  long nx = 4096, ny = 4096;
  int place = on_gpu;
  Problem problem;
  problem.check_every = 0;
  options.number("nx", nx, 3, 1L << 20, "columns, including the two fixed outer ones");
  options.number("ny", ny, 3, 1L << 20, "rows, including the two outer ones, which are periodic copies");
  options.steps(problem.iterations, 1L << 40, "iterations", "niter");
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
  if (apps::Nccl::is_there() && !apps::each_has_a_gpu(job) && !usual.leave_out(nccl))
    return apps::refuse(job, "jacobi_gpu", apps::Nccl::crowded);
  Solver solver(problem, job, static_cast<NormPlace>(place));
  const std::vector<int> chosen = usual.chosen();
  if (std::count(chosen.begin(), chosen.end(), nccl) > 0) solver.start_nccl();
  std::vector<float> expected;
  double expected_norm = 0;
  if (usual.check) expected = reference(problem, job.pes, &expected_norm);
  std::vector<std::string> wrong(nccl + 1);
  std::vector<double> norms(nccl + 1);
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
                         {"cache_mb", "L2, MB", "%.0f"},
                         {"norm", "norm", "%.6e"}});
  const double steps = static_cast<double>(problem.iterations);
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    const double bytes = 8.0 * static_cast<double>((nx - 2) * (ny - 2)) * steps;
    results.row(variant,
                {nx, ny, seconds[i], seconds[i] / steps * 1e6, bytes / seconds[i] / 1e9,
                 apps::cache_megabytes(), norms[variant]},
                wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace jacobi

int main(int argc, char** argv) { return apps::run_job("jacobi_gpu", jacobi::body, argc, argv); }
