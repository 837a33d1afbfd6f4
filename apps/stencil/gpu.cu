// SPDX-License-Identifier: Apache-2.0
// The two-dimensional stencil on GPUs: the whole time loop in one kernel, or a kernel for each phase.
#include <cooperative_groups.h>

#include "../common/gpu.cuh"
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

// What goes in each direction: from where, to which ghosts of which PE (-1: none), and from where ghosts
// come.
struct Routes {
  Region source[8], target[8], ghost[8];
  int to[8], from[8];
};

struct Mesh {
  float* field[2];
  uint64_t* signals;  // one for each direction
  float* outbox;
  float* inbox;
  size_t rows, columns, stride, longest;
};

Routes routes_of(const Part& part) {
  Routes routes{};
  const size_t rows = part.rows(part.job.me), columns = part.columns(part.job.me);
  const auto edge = [](int direction, size_t size) { return direction > 0 ? size : 1; };
  for (size_t d = 0; d < directions.size(); d++) {
    const Direction to = directions[d], back = {-to.dy, -to.dx};
    const Region shape{0, 0, to.dy == 0 ? rows : 1, to.dx == 0 ? columns : 1};
    routes.to[d] = part.neighbour(to);
    routes.from[d] = part.neighbour(back);
    routes.source[d] = {edge(to.dy, rows), edge(to.dx, columns), shape.height, shape.width};
    routes.target[d] = routes.source[d];
    routes.ghost[d] = {to.dy == 0 ? 1 : (to.dy > 0 ? 0 : rows + 1),
                       to.dx == 0 ? 1 : (to.dx > 0 ? 0 : columns + 1), shape.height, shape.width};
    if (routes.to[d] < 0) continue;
    if (to.dy != 0) routes.target[d].y = to.dy > 0 ? 0 : part.rows(routes.to[d]) + 1;
    if (to.dx != 0) routes.target[d].x = to.dx > 0 ? 0 : part.columns(routes.to[d]) + 1;
  }
  return routes;
}

__device__ void relax(const Mesh& m, uint64_t v) {
  const size_t threads = static_cast<size_t>(gridDim.x) * blockDim.x;
  for (size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x; i < m.rows * m.columns;
       i += threads) {
    const float* row = m.field[(v - 1) % 2] + (1 + i / m.columns) * m.stride;
    const size_t x = 1 + i % m.columns;
    m.field[v % 2][(1 + i / m.columns) * m.stride + x] = weighted(row - m.stride, row, row + m.stride, x);
  }
}

// A block for each direction, in turns where there are fewer: the edge into the neighbour's ghosts, then its
// signal.
__device__ void deliver(const Mesh& m, const Routes& routes, uint64_t v) {
  for (int d = static_cast<int>(blockIdx.x); d < 8; d += static_cast<int>(gridDim.x)) {
    if (routes.to[d] < 0) continue;
    const Region from = routes.source[d], to = routes.target[d];
    const float* source = m.field[v % 2] + from.y * m.stride + from.x;
    float* target = static_cast<float*>(nvshmem_ptr(m.field[v % 2], routes.to[d])) + to.y * m.stride + to.x;
    for (size_t i = threadIdx.x; i < from.height * from.width; i += blockDim.x) {
      const size_t at = i / from.width * m.stride + i % from.width;
      target[at] = source[at];
    }
    __threadfence_system();  // each thread's stores before the signal, which one thread sends after the
                             // barrier
    __syncthreads();
    if (threadIdx.x == 0) nvshmemx_signal_op(&m.signals[d], v, NVSHMEM_SIGNAL_SET, routes.to[d]);
  }
}

__global__ void __launch_bounds__(512) iterate(Mesh m, Routes routes, uint64_t last) {
  const cooperative_groups::grid_group grid = cooperative_groups::this_grid();
  for (uint64_t v = 1; v <= last; v++) {
    if (v > 1) {
      if (blockIdx.x == 0 && threadIdx.x < 8 && routes.from[threadIdx.x] >= 0) {
        nvshmem_signal_wait_until(&m.signals[threadIdx.x], NVSHMEM_CMP_GE, v - 1);
      }
      grid.sync();
    }
    relax(m, v);
    grid.sync();
    deliver(m, routes, v);
  }
}

__global__ void compute(Mesh m, uint64_t v) { relax(m, v); }

// A block for each direction: edges into the outbox, or the inbox into ghosts.
__global__ void copy_edges(Mesh m, Routes routes, uint64_t v, bool pack) {
  const int d = static_cast<int>(blockIdx.x);
  if ((pack ? routes.to[d] : routes.from[d]) < 0) return;
  const Region region = pack ? routes.source[d] : routes.ghost[d];
  float* field = m.field[v % 2] + region.y * m.stride + region.x;
  float* mail = (pack ? m.outbox : m.inbox) + static_cast<size_t>(d) * m.longest;
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
        routes_(routes_of(part)) {
    mesh_ = {
        {field0_.get(), field1_.get()}, signals_.get(), outbox_.get(), inbox_.get(), part.rows(part.job.me),
        part.columns(part.job.me),      part.stride,    longest_};
  }

  double run(int variant, long steps) {
    reset();
    const uint64_t last = static_cast<uint64_t>(steps);
    return apps::timed(stream_, [&] {
      if (variant == persistent)
        apps::launch_together(part_.job, iterate, 512, stream_, mesh_, routes_, last);
      for (uint64_t v = 1; variant == phases && v <= last; v++) {
        compute<<<1056, 256, 0, stream_>>>(mesh_, v);
        copy_edges<<<8, 256, 0, stream_>>>(mesh_, routes_, v, true);
        for (size_t d = 0; d < 8; d++) {
          if (routes_.to[d] < 0) continue;
          nvshmemx_float_put_on_stream(mesh_.inbox + d * longest_, mesh_.outbox + d * longest_,
                                       routes_.source[d].height * routes_.source[d].width, routes_.to[d],
                                       stream_);
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
  void reset() {
    std::vector<float> field(part_.values);
    const size_t top = part_.down.begin(part_.row_of(part_.job.me));
    const size_t left = part_.across.begin(part_.column_of(part_.job.me));
    for (size_t y = 0; y < mesh_.rows + 2; y++) {
      for (size_t x = 0; x < mesh_.columns + 2; x++) {
        field[y * part_.stride + x] = initial(top + y, left + x, part_.nx);
      }
    }
    nvshmem_barrier_all();
    field0_.write(field);
    field1_.write(field);
    signals_.write(std::vector<uint64_t>(8, 0));
  }

  Part part_;
  size_t longest_;
  apps::OnGpu<float> field0_, field1_, outbox_, inbox_;
  apps::OnGpu<uint64_t> signals_;
  Routes routes_;
  Mesh mesh_{};
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
