// SPDX-License-Identifier: Apache-2.0
// The two-dimensional stencil on GPUs: the whole time loop in one kernel, or a kernel for each phase.
#include "../common/gpu.cuh"
#include "../common/mesh.cuh"
#include "../common/results.hpp"
#include "field.hpp"
#include "reference.hpp"

namespace stencil {
namespace {

enum Variant { phases, persistent };

const char* const intro =
    "A nine-point stencil of float on GPUs, the mesh distributed in two dimensions.\n"
    "\n"
    "  -variant phases      kernels compute, pack and unpack; the host puts edges on the stream, and "
    "barriers on it\n"
    "  -variant persistent  one kernel, launched collectively: compute, store edges into the neighbours' "
    "ghosts, wait\n"
    "\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or a mesh too small for the PEs, 77 no "
    "GPU.\n";

struct Region {
  size_t y, x, height, width;
};

// What goes in a direction: from where, to which PE (-1: none), and to which ghosts come those of the PE in
// the opposite direction. A point at the edge has its place in the ghosts there at the same distance from
// `there`, as kernels here reach it, as from its own field.
struct Route {
  int to, from;
  Region source, ghost;
  apps::Two<float*> there;
};
struct Routes {
  Route in[8];
};

struct Mesh {
  apps::Two<float*> field;
  uint64_t* signals;  // one for each direction
  float* outbox;
  float* inbox;
  unsigned rows, columns, stride;
  size_t longest;
};

Routes routes_of(const Part& part, const apps::Two<float*>& field) {
  Routes routes{};
  const size_t rows = part.rows(part.job.me), columns = part.columns(part.job.me);
  const auto edge = [](int direction, size_t size) { return direction > 0 ? size : 1; };
  const auto beyond = [](int direction, size_t size) { return direction > 0 ? 0 : size + 1; };
  for (size_t d = 0; d < directions.size(); d++) {
    const Direction to = directions[d];
    const Region shape{0, 0, to.dy == 0 ? rows : 1, to.dx == 0 ? columns : 1};
    Route& route = routes.in[d];
    route = {part.neighbour(to), part.neighbour({-to.dy, -to.dx}), shape, shape, {}};
    route.source.y = edge(to.dy, rows);
    route.source.x = edge(to.dx, columns);
    route.ghost.y = to.dy == 0 ? 1 : beyond(to.dy, rows);
    route.ghost.x = to.dx == 0 ? 1 : beyond(to.dx, columns);
    if (route.to < 0) continue;
    const size_t y = to.dy == 0 ? 1 : beyond(to.dy, part.rows(route.to));
    const size_t x = to.dx == 0 ? 1 : beyond(to.dx, part.columns(route.to));
    const ptrdiff_t shift = (static_cast<ptrdiff_t>(y) - static_cast<ptrdiff_t>(route.source.y)) *
                                static_cast<ptrdiff_t>(part.stride) +
                            static_cast<ptrdiff_t>(x) - static_cast<ptrdiff_t>(route.source.x);
    const auto there = [&](float* here) { return static_cast<float*>(nvshmem_ptr(here, route.to)) + shift; };
    route.there = {there(field.even), there(field.odd)};
  }
  return routes;
}

__device__ void relax(const Mesh& m, uint64_t v) {
  constexpr unsigned most = apps::points_at_once;
  const float* const before = m.field.of(v - 1);
  float* const after = m.field.of(v);
  apps::share_mesh(m.rows, m.columns, [&](unsigned row, unsigned column) {
    const size_t first = static_cast<size_t>(row) * m.stride + column;
    const unsigned points = min(m.rows - row, most);
    float near[most + 2][3];
#pragma unroll
    for (unsigned k = 0; k < most + 2; k++) {
      for (unsigned x = 0; x < 3; x++) {
        if (k < points + 2) near[k][x] = before[first + k * m.stride + x];
      }
    }
#pragma unroll
    for (unsigned k = 0; k < most; k++) {
      if (k < points) after[first + (k + 1) * m.stride + 1] = weighted(near[k], near[k + 1], near[k + 2], 1);
    }
  });
}

// The first eight blocks have a direction each, fewer blocks several: as many threads for each store its edge
// into the neighbour's ghosts, and one of them signals.
__device__ void deliver(const Mesh& m, const Routes& routes, uint64_t v) {
  const unsigned shares = (7 + gridDim.x) / gridDim.x, threads = blockDim.x / shares;
  const unsigned d = blockIdx.x * shares + threadIdx.x / threads, thread = threadIdx.x % threads;
  if (blockIdx.x * shares >= 8) return;
  const bool has_one = d < 8 && threadIdx.x / threads < shares && routes.in[d].to >= 0;
  if (has_one) {
    const Route& route = routes.in[d];
    const Region from = route.source;
    for (size_t i = thread; i < from.height * from.width; i += threads) {
      const size_t at = (from.y + i / from.width) * m.stride + from.x + i % from.width;
      route.there.of(v)[at] = m.field.of(v)[at];
    }
  }
  __syncthreads();
  if (has_one && thread == 0) {
    // what all threads stored before the barrier, before the signal; one fence, as the library's puts with
    // signal have
    __threadfence_system();
    nvshmemx_signal_op(&m.signals[d], v, NVSHMEM_SIGNAL_SET, routes.in[d].to);
  }
}

constexpr int persistent_threads = 1024;

// A step needs one synchronisation of all blocks: each block waits for the neighbours itself.
__global__ void __launch_bounds__(persistent_threads)
    iterate(Mesh m, const __grid_constant__ Routes routes, uint64_t last) {
  for (uint64_t v = 1; v <= last; v++) {
    if (v > 1 && threadIdx.x < 8 && routes.in[threadIdx.x].from >= 0) {
      nvshmem_signal_wait_until(&m.signals[threadIdx.x], NVSHMEM_CMP_GE, v - 1);
    }
    __syncthreads();
    relax(m, v);
    apps::sync_blocks();
    deliver(m, routes, v);
  }
}

__global__ void compute(Mesh m, uint64_t v) { relax(m, v); }

// A block for each direction: edges into the outbox, or the inbox into ghosts.
__global__ void copy_edges(Mesh m, const __grid_constant__ Routes routes, uint64_t v, bool pack) {
  const Route& route = routes.in[blockIdx.x];
  if ((pack ? route.to : route.from) < 0) return;
  const Region region = pack ? route.source : route.ghost;
  float* field = m.field.of(v) + region.y * m.stride + region.x;
  float* mail = (pack ? m.outbox : m.inbox) + blockIdx.x * m.longest;
  for (size_t i = threadIdx.x; i < region.height * region.width; i += blockDim.x) {
    float& cell = field[i / region.width * m.stride + i % region.width];
    if (pack) {
      mail[i] = cell;
    } else {
      cell = mail[i];
    }
  }
}

class Solver {
 public:
  explicit Solver(const Part& part)
      : part_(part),
        longest_(std::max(part.down.largest(), part.across.largest())),
        field0_(part.values),
        field1_(part.values),
        outbox_(8 * longest_),
        inbox_(8 * longest_),
        signals_(8),
        mesh_{{field0_.get(), field1_.get()},
              signals_.get(),
              outbox_.get(),
              inbox_.get(),
              static_cast<unsigned>(part.rows(part.job.me)),
              static_cast<unsigned>(part.columns(part.job.me)),
              static_cast<unsigned>(part.stride),
              longest_},
        routes_(routes_of(part, mesh_.field)),
        work_(apps::threads_for(part.down.largest(), part.across.largest())),
        initial_(initial_field()) {}

  double run(int variant, long steps) {
    reset();
    const uint64_t last = static_cast<uint64_t>(steps);
    const int blocks = apps::blocks_for(compute, 256, work_);
    return apps::timed(stream_, [&] {
      if (variant == persistent)
        apps::launch_together(part_.job, iterate, persistent_threads, work_, stream_, mesh_, routes_, last);
      for (uint64_t v = 1; variant == phases && v <= last; v++) {
        compute<<<blocks, 256, 0, stream_>>>(mesh_, v);
        copy_edges<<<8, 256, 0, stream_>>>(mesh_, routes_, v, true);
        for (size_t d = 0; d < 8; d++) {
          const Route& route = routes_.in[d];
          if (route.to < 0) continue;
          nvshmemx_float_put_on_stream(mesh_.inbox + d * longest_, mesh_.outbox + d * longest_,
                                       route.source.height * route.source.width, route.to, stream_);
        }
        nvshmemx_barrier_all_on_stream(stream_);
        copy_edges<<<8, 256, 0, stream_>>>(mesh_, routes_, v, false);
        nvshmemx_barrier_all_on_stream(stream_);
      }
      nvshmemx_barrier_all_on_stream(stream_);
    });
  }

  std::string compare(long steps, const std::vector<float>& expected) const {
    apps::Differences differences("point");
    const std::vector<float> field = (steps % 2 == 0 ? field0_ : field1_).read();
    const size_t top = part_.down.begin(part_.row_of(part_.job.me));
    const size_t left = part_.across.begin(part_.column_of(part_.job.me));
    for (size_t y = 1; y <= mesh_.rows; y++) {
      for (size_t x = 1; x <= mesh_.columns; x++) {
        const size_t at = (top + y) * (part_.nx + 2) + left + x;
        // The GPU may fuse a multiplication with an addition.
        differences.compare(at, field[y * part_.stride + x], expected[at], 1e-5);
      }
    }
    return differences.text();
  }

 private:
  std::vector<float> initial_field() const {
    std::vector<float> field(part_.values);
    const size_t top = part_.down.begin(part_.row_of(part_.job.me));
    const size_t left = part_.across.begin(part_.column_of(part_.job.me));
    for (size_t y = 0; y < mesh_.rows + 2; y++) {
      for (size_t x = 0; x < mesh_.columns + 2; x++) {
        field[y * part_.stride + x] = initial(top + y, left + x, part_.nx);
      }
    }
    return field;
  }
  void reset() {
    nvshmem_barrier_all();
    initial_.copy_to(field0_.get());
    initial_.copy_to(field1_.get());
    signals_.write(std::vector<uint64_t>(8, 0));
  }

  Part part_;
  size_t longest_;
  apps::OnGpu<float> field0_, field1_, outbox_, inbox_;
  apps::OnGpu<uint64_t> signals_;
  Mesh mesh_;
  Routes routes_;
  size_t work_;  // threads of it, the most of any PE
  apps::GpuCopy<float> initial_;
  apps::Stream stream_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"phases", "persistent"});
  apps::Options options("stencil_gpu", intro);
  long ny = 1024, nx = 1024, steps = 100;
  options.number("ny", ny, 1, 1L << 20, "rows of the mesh");
  options.number("nx", nx, 1, 1L << 20, "columns of the mesh");
  options.number("steps", steps, 1, 1L << 40, "steps of a run");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  const Grid grid = Grid::of(job.pes);
  if (ny < grid.down || nx < grid.across) {
    return apps::refuse(job, "stencil_gpu", "the mesh has no point for each of the " + job.count());
  }
  const apps::Gpu gpu(job, apps::Others::on_this_host);
  if (!gpu.is_there()) return apps::exit_no_gpu;
  const Part part{static_cast<size_t>(ny), static_cast<size_t>(nx), job};
  Solver solver(part);
  std::vector<float> expected;
  if (usual.check) expected = reference(part.ny, part.nx, steps);
  std::vector<std::string> wrong(2);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    const double time = solver.run(variant, steps);
    if (usual.check && wrong[variant].empty()) wrong[variant] = solver.compare(steps, expected);
    return time;
  });
  apps::Results results("stencil_gpu", job, usual,
                        {{"ny", "rows", "%ld"},
                         {"nx", "columns", "%ld"},
                         {"seconds", "time, s", "%.5f"},
                         {"us_per_step", "us/step", "%.2f"}});
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(variant, {ny, nx, seconds[i], seconds[i] / static_cast<double>(steps) * 1e6}, wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace stencil

int main(int argc, char** argv) { return apps::run_job("stencil_gpu", stencil::body, argc, argv); }
