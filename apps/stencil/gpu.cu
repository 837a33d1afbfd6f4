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
    "  -variant persistent  one kernel, launched collectively: points at an edge go to the neighbours as "
    "they "
    "are\n"
    "                       computed, each in a word with its version, for which the neighbours wait\n"
    "\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or a mesh too small for the PEs, 77 no "
    "GPU.\n";

struct Region {
  size_t y, x, height, width;
};

// What goes in a direction: from where, to which PE (-1: none), and to which ghosts come those of the PE in
// the opposite direction. `mail`: where that PE finds it, for even and odd versions.
struct Route {
  int to, from;
  Region source, ghost;
  apps::Two<uint64_t*> mail;
};
struct Routes {
  Route in[8];
};

// Persistent: ghosts come as letters, `longest` for each direction. A letter is a version and the bits of a
// value in one word, which arrives at once: it needs no fence, and no signal that says so.
struct Mesh {
  apps::Two<float*> field;
  apps::Two<uint64_t*> mail;
  float* outbox;
  float* inbox;
  unsigned rows, columns, stride;
  size_t longest;
};

Routes routes_of(const Part& part, const apps::Two<uint64_t*>& mail, size_t longest) {
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
    const auto there = [&](uint64_t* here) {
      return static_cast<uint64_t*>(nvshmem_ptr(here + d * longest, route.to));
    };
    route.mail = {there(mail.even), there(mail.odd)};
  }
  return routes;
}

constexpr unsigned most = apps::points_at_once;

// Rows begin so many values behind each other, and the first `lead` values of a field are unused: the points
// of a row then begin at a line of memory, and each warp's stores fill whole ones.
constexpr size_t lead = apps::line_values - 1;
size_t pitch_of(const Part& part) {
  return (part.stride + apps::line_values - 1) / apps::line_values * apps::line_values;
}

// visit(row, column, values) of the points below each other that a thread has computed.
template <typename Visit>
__device__ void relax(const Mesh& m, uint64_t v, const Visit& visit) {
  const float* const before = m.field.of(v - 1);
  float* const after = m.field.of(v);
  apps::share_mesh(m.rows, m.columns, [&](unsigned row, unsigned column) {
    const size_t first = static_cast<size_t>(row) * m.stride + column;
    const unsigned points = min(m.rows - row, most);
    float near[most + 2][3], values[most];
#pragma unroll
    for (unsigned k = 0; k < most + 2; k++) {
      for (unsigned x = 0; x < 3; x++) {
        if (k < points + 2) near[k][x] = before[first + k * m.stride + x];
      }
    }
#pragma unroll
    for (unsigned k = 0; k < most; k++) {
      values[k] = weighted(near[k], near[k + 1], near[k + 2], 1);
      if (k < points) after[first + (k + 1) * m.stride + 1] = values[k];
    }
    visit(row, column, values);
  });
}

// Points that a thread has computed, at an edge, to those who have them among their ghosts.
__device__ void deliver(const Mesh& m, const Routes& routes, uint64_t v, unsigned row, unsigned column,
                        const float* values) {
#pragma unroll
  for (int place = 0; place < 9; place++) {
    if (place == 4) continue;
    const int dy = place / 3 - 1, dx = place % 3 - 1, d = place > 4 ? place - 1 : place;
    const Route& route = routes.in[d];
    if (route.to < 0 || (dx < 0 && column > 0) || (dx > 0 && column + 1 < m.columns)) continue;
    volatile uint64_t* const letters = route.mail.of(v);
#pragma unroll
    for (unsigned k = 0; k < most; k++) {
      const unsigned y = row + k;
      if (y >= m.rows || (dy < 0 && y > 0) || (dy > 0 && y + 1 < m.rows)) continue;
      letters[dy == 0 ? y : dx == 0 ? column : 0] = v << 32 | __float_as_uint(values[k]);
    }
  }
}

// Puts what comes from the neighbours into the ghosts: as many threads for each direction. The library does
// not know of this wait: it cannot say whom a PE waits for, and only the end of the job ends it.
__device__ void take_ghosts(const Mesh& m, const Routes& routes, uint64_t v) {
  const unsigned threads = gridDim.x * blockDim.x / 8, me = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned d = me / threads;
  const Route& route = routes.in[d];
  if (route.from < 0) return;
  const unsigned height = static_cast<unsigned>(route.ghost.height),
                 width = static_cast<unsigned>(route.ghost.width);
  const volatile uint64_t* const letters = m.mail.of(v) + d * m.longest;
  float* const ghosts = m.field.of(v) + route.ghost.y * m.stride + route.ghost.x;
  for (unsigned i = me % threads; i < height * width; i += threads) {
    uint64_t letter = 0;
    do {
      letter = letters[i];
    } while (static_cast<uint32_t>(letter >> 32) != static_cast<uint32_t>(v));
    ghosts[static_cast<size_t>(height == 1 ? 0 : i) * m.stride + (height == 1 ? i : 0)] =
        __uint_as_float(static_cast<uint32_t>(letter));
  }
}

// A step needs one synchronisation of all blocks, when points are computed and ghosts have come. Two versions
// of letters are enough: who sends one of version v + 2 has taken version v + 1 from all its neighbours, who
// had taken version v before they computed that. `blocks`: of which a multiprocessor is to hold so many.
template <int threads, int blocks>
__global__ void __launch_bounds__(threads, blocks)
    iterate(Mesh m, const __grid_constant__ Routes routes, uint64_t last) {
  for (uint64_t v = 1; v <= last; v++) {
    relax(m, v, [&](unsigned row, unsigned column, const float* values) {
      const bool inside = row > 0 && row + most < m.rows && column > 0 && column + 1 < m.columns;
      if (!inside) deliver(m, routes, v, row, column, values);
    });
    take_ghosts(m, routes, v);
    apps::sync_blocks();
  }
}

__global__ void compute(Mesh m, uint64_t v) {
  relax(m, v, [](unsigned, unsigned, const float*) {});
}

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
        pitch_(pitch_of(part)),
        field0_(lead + (part.down.largest() + 2) * pitch_),
        field1_(field0_.count()),
        outbox_(8 * longest_),
        inbox_(8 * longest_),
        mail_(2 * 8 * longest_),
        mesh_{{field0_.get() + lead, field1_.get() + lead},
              {mail_.get(), mail_.get() + 8 * longest_},
              outbox_.get(),
              inbox_.get(),
              static_cast<unsigned>(part.rows(part.job.me)),
              static_cast<unsigned>(part.columns(part.job.me)),
              static_cast<unsigned>(pitch_),
              longest_},
        routes_(routes_of(part, mesh_.mail, longest_)),
        work_(apps::threads_for(part.down.largest(), part.across.largest())),
        initial_(initial_field()) {}

  double run(int variant, long steps) {
    reset();
    const int blocks = apps::blocks_for(compute, 256, work_);
    return apps::timed(stream_, [&] {
      if (variant == persistent) run_persistent(static_cast<uint64_t>(steps));
      for (const long step : apps::Steps(variant == phases ? steps : 0)) {
        const uint64_t v = static_cast<uint64_t>(step) + 1;
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
        differences.compare(at, field[lead + y * pitch_ + x], expected[at], 1e-5);
      }
    }
    return differences.text();
  }

 private:
  // What one block can do needs no synchronisation of blocks. More than that draws most from the memory with
  // half as many threads again, which leaves them enough registers.
  void run_persistent(uint64_t last) {
    const auto launch = [&](auto* kernel, int threads) {
      apps::launch_together(part_.job, kernel, threads, work_, stream_, mesh_, routes_, last);
    };
    if (work_ <= 1024) {
      launch(iterate<1024, 1>, 1024);
    } else {
      launch(iterate<512, 3>, 512);
    }
  }

  std::vector<float> initial_field() const {
    std::vector<float> field(field0_.count());
    const size_t top = part_.down.begin(part_.row_of(part_.job.me));
    const size_t left = part_.across.begin(part_.column_of(part_.job.me));
    for (size_t y = 0; y < mesh_.rows + 2; y++) {
      for (size_t x = 0; x < mesh_.columns + 2; x++) {
        field[lead + y * pitch_ + x] = initial(top + y, left + x, part_.nx);
      }
    }
    return field;
  }
  void reset() {
    nvshmem_barrier_all();
    initial_.copy_to(field0_.get());
    initial_.copy_to(field1_.get());
    mail_.write(std::vector<uint64_t>(mail_.count(), 0));
  }

  Part part_;
  size_t longest_, pitch_;
  apps::OnGpu<float> field0_, field1_, outbox_, inbox_;
  apps::OnGpu<uint64_t> mail_;
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
  options.steps(steps, 1L << 40, "steps of a run");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  const Part part{static_cast<size_t>(ny), static_cast<size_t>(nx), job};
  const std::string why = part.refusal();
  if (!why.empty()) return apps::refuse(job, "stencil_gpu", why);
  const apps::Gpu gpu(job, apps::Others::on_this_host);
  if (!gpu.is_there()) return apps::exit_no_gpu;
  Solver solver(part);
  std::vector<float> expected;
  if (usual.check) expected = reference(part.ny, part.nx, steps, job.pes);
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
