// SPDX-License-Identifier: Apache-2.0
// Conjugate gradient on GPUs: the product's kernel reads elements of the vector wherever they are, through a
// global view, or owners pack and put what others need before it.
#include "../common/gpu.cuh"
#include "product.hpp"
#include "solver.hpp"

namespace cg {
namespace {

enum Variant { global, gather };

const char* const intro =
    "Solves A x = b by conjugate gradient on GPUs, with b of ones, for -iterations. Rows are distributed "
    "over "
    "the PEs.\n"
    "\n"
    "  -variant global  the product's kernel reads what it needs through isomem::global_view\n"
    "  -variant gather  a kernel packs what others need, puts with signal on the stream bring it, then the "
    "product is\n"
    "                   local\n"
    "\n"
    "The product's time is that of the last one; gathering is prepared once, and not in the time.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or fewer rows than PEs, 77 no GPU.\n";

constexpr int blocks = 1056, threads = 256;  // eight blocks for each multiprocessor of an H100

// The rows of this PE, and its vectors. p is symmetric.
struct System {
  const size_t *begin, *columns;
  const double* values;
  size_t n;
  double *p, *x, *r, *q;
};

// Sums over all PEs: part 0 is p q, part 1 is r r; rr has that of two iterations in turns.
struct Sums {
  double part[2], pq, rr[2];
};

// A warp for each row. `element(k)`: what value k is multiplied with.
template <typename Element>
__device__ void multiply(const System& s, Sums* sums, const Element& element) {
  if (blockIdx.x == 0 && threadIdx.x == 0) sums->part[1] = 0;
  const size_t lane = threadIdx.x % 32, warps = static_cast<size_t>(gridDim.x) * (threads / 32);
  double pq = 0;
  for (size_t i = blockIdx.x * (threads / 32) + threadIdx.x / 32; i < s.n; i += warps) {
    double sum = 0;
    const size_t end = s.begin[i + 1];
    for (size_t k = s.begin[i] + lane; k < end; k += 32) {
      const double value = s.values[k];  // on its way while the element is looked up
      sum += value * element(k);
    }
    for (int lanes = 16; lanes > 0; lanes /= 2) sum += __shfl_down_sync(~0U, sum, lanes);
    if (lane != 0) continue;
    s.q[i] = sum;
    pq += s.p[i] * sum;
  }
  apps::add_to(&sums->part[0], pq);
}

__global__ void __launch_bounds__(threads, 8)
    product_of_view(System s, isomem::global_view<double> p, Sums* sums) {
  p.visit([&](auto x) { multiply(s, sums, [&](size_t k) { return x.load(s.columns[k]); }); });
}

// `numbers`: of each column, own elements first, then ghosts.
__global__ void __launch_bounds__(threads, 8) product_of_ghosts(System s, const size_t* numbers, Sums* sums) {
  multiply(s, sums, [&](size_t k) { return s.p[numbers[k]]; });
}

__global__ void pack(const double* p, const size_t* list, size_t count, double* packed) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
    packed[i] = p[list[i]];
  }
}

// x and r move on. An iteration that began with no residual changes nothing.
__global__ void move_on(System s, Sums* sums, int now) {
  const double rr = sums->rr[now], alpha = rr > 0 ? rr / sums->pq : 0;
  if (blockIdx.x == 0 && threadIdx.x == 0) sums->part[0] = 0;
  double mine = 0;
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < s.n; i += gridDim.x * blockDim.x) {
    s.x[i] += alpha * s.p[i];
    s.r[i] -= alpha * s.q[i];
    mine += s.r[i] * s.r[i];
  }
  apps::add_to(&sums->part[1], mine);
}

__global__ void turn(System s, const Sums* sums, int now) {
  const double beta = sums->rr[now] > 0 ? sums->rr[1 - now] / sums->rr[now] : 0;
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < s.n; i += gridDim.x * blockDim.x) {
    s.p[i] = s.r[i] + beta * s.p[i];
  }
}

class Solver {
 public:
  Solver(const apps::Job& job, const Matrix& matrix)
      : job_(job),
        matrix_rows_(matrix.rows()),
        p_(isomem::global_view<double>::block_of(matrix.rows(), job.pes)),
        view_(p_.get(), matrix.rows()),
        rows_(matrix, view_.local_begin(), view_.local().size()),
        plan_(rows_, view_, job),
        with_ghosts_(view_.block() + plan_.room),
        arrived_(static_cast<size_t>(job.pes)),
        sums_(1),
        begin_(rows_.begin),
        columns_(rows_.columns),
        numbers_(plan_.numbers),
        values_(rows_.values),
        x_(std::vector<double>(view_.local().size())),
        r_(std::vector<double>(view_.local().size())),
        q_(std::vector<double>(view_.local().size())),
        sent_(all_lists()),
        list_(sent_),
        packed_(std::vector<double>(sent_.size())) {
    system_ = {begin_.get(), columns_.get(), values_.get(), view_.local().size(),
               nullptr,      x_.get(),       r_.get(),      q_.get()};
  }

  double run(Variant variant, long iterations) {
    const size_t n = system_.n;
    const std::vector<double> ones(n, 1.0);
    system_.p = variant == global ? p_.get() : with_ghosts_.get();
    apps::to_gpu(system_.p, ones);
    r_.write(ones);
    apps::must(cudaMemset(system_.x, 0, n * sizeof(double)), "start");
    const double start = static_cast<double>(matrix_rows_);
    sums_.write({Sums{{0, 0}, 0, {start, 0}}});
    return apps::timed(stream_, [&] {
      for (const long i : apps::Steps(iterations)) iterate(variant, static_cast<int>(i % 2));
      nvshmemx_barrier_all_on_stream(stream_);
    });
  }

  double product_seconds() const { return apps::largest(watch_.seconds()); }

  Solution solution(long iterations) const {
    Solution result{x_.read(), 0, 0};
    result.residual = std::sqrt(sums_.read()[0].rr[iterations % 2] / static_cast<double>(matrix_rows_));
    return result;
  }
  size_t begin() const { return view_.local_begin(); }

 private:
  void iterate(Variant variant, int now) {
    Sums* const sums = sums_.get();
    nvshmemx_barrier_all_on_stream(stream_);  // all have their part of p
    watch_.start(stream_);
    if (variant == global) {
      product_of_view<<<blocks, threads, 0, stream_>>>(system_, view_, sums);
    } else {
      gather_ghosts();
      product_of_ghosts<<<blocks, threads, 0, stream_>>>(system_, numbers_.get(), sums);
    }
    watch_.stop(stream_);
    // Ends when all products have read p.
    nvshmemx_double_sum_reduce_on_stream(NVSHMEM_TEAM_WORLD, &sums->pq, &sums->part[0], 1, stream_);
    move_on<<<blocks, threads, 0, stream_>>>(system_, sums, now);
    nvshmemx_double_sum_reduce_on_stream(NVSHMEM_TEAM_WORLD, &sums->rr[1 - now], &sums->part[1], 1, stream_);
    turn<<<blocks, threads, 0, stream_>>>(system_, sums, now);
  }

  void gather_ghosts() {
    time_++;
    pack<<<blocks, threads, 0, stream_>>>(system_.p, list_.get(), sent_.size(), packed_.get());
    const double* from = packed_.get();
    for (size_t pe = 0; pe < plan_.lists.size(); pe++) {
      const size_t count = plan_.lists[pe].size();
      if (count > 0) {
        nvshmemx_double_put_signal_on_stream(with_ghosts_.get() + plan_.offsets[pe], from, count,
                                             arrived_.get() + job_.me, time_, NVSHMEM_SIGNAL_SET,
                                             static_cast<int>(pe), stream_);
      }
      from += count;
    }
    for (size_t pe = 0; pe < plan_.lists.size(); pe++) {
      if (!plan_.expects[pe]) continue;
      nvshmemx_signal_wait_until_on_stream(arrived_.get() + pe, NVSHMEM_CMP_GE, time_, stream_);
    }
  }

  std::vector<size_t> all_lists() const {
    std::vector<size_t> all;
    for (const std::vector<size_t>& list : plan_.lists) all.insert(all.end(), list.begin(), list.end());
    return all;
  }

  apps::Job job_;
  size_t matrix_rows_;
  apps::OnGpu<double> p_;
  isomem::global_view<double> view_;
  Rows rows_;
  Plan plan_;
  apps::OnGpu<double> with_ghosts_;  // p of the variant that gathers: own elements, then ghosts
  apps::OnGpu<uint64_t> arrived_;
  apps::OnGpu<Sums> sums_;
  apps::GpuCopy<size_t> begin_, columns_, numbers_;
  apps::GpuCopy<double> values_, x_, r_, q_;
  std::vector<size_t> sent_;  // to each PE
  apps::GpuCopy<size_t> list_;
  apps::GpuCopy<double> packed_;
  System system_{};
  apps::Stream stream_;
  apps::Stopwatch watch_;
  uint64_t time_ = 0;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"global", "gather"});
  Settings s;
  if (const auto status = apps::parse_or_status(job, "cg_gpu", intro, argc, argv, s, usual)) return *status;
  const Matrix matrix = s.matrix();
  if (matrix.rows() < static_cast<size_t>(job.pes))
    return apps::refuse(job, "cg_gpu", "fewer rows than the " + job.count());
  const apps::Gpu gpu(job);
  if (!gpu.is_there()) return apps::exit_no_gpu;
  Solver solver(job, matrix);
  std::vector<double> expected;
  if (usual.check) expected = reference(matrix, s.iterations);
  std::vector<std::string> wrong(2);
  std::vector<double> product_us(2), residual(2);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    const double time = solver.run(static_cast<Variant>(variant), s.iterations);
    const Solution solution = solver.solution(s.iterations);
    product_us[variant] = solver.product_seconds() * 1e6;
    residual[variant] = solution.residual;
    if (usual.check && wrong[variant].empty()) wrong[variant] = compare(solution, expected, solver.begin());
    return time;
  });
  apps::Results results("cg_gpu", job, usual, columns());
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(variant, cells(s, matrix, seconds[i], product_us[variant], residual[variant]),
                wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace cg

int main(int argc, char** argv) { return apps::run_job("cg_gpu", cg::body, argc, argv); }
