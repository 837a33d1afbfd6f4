// SPDX-License-Identifier: Apache-2.0
// The stencil by messages: columns by a vector type, then rows with the corners that have come.
#include "../common/mpi.hpp"
#include "reference.hpp"

namespace stencil {
namespace {

class Solver {
 public:
  explicit Solver(const Part& part)
      : part_(part),
        rows_(part.rows(part.job.me)),
        columns_(part.columns(part.job.me)),
        a_(part.values),
        b_(a_) {
    MPI_Type_vector(static_cast<int>(rows_), 1, static_cast<int>(part.stride), MPI_FLOAT, &column_);
    MPI_Type_commit(&column_);
  }
  ~Solver() { MPI_Type_free(&column_); }
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  void reset() {
    const size_t top = part_.down.begin(part_.row_of(part_.job.me));
    const size_t left = part_.across.begin(part_.column_of(part_.job.me));
    for (size_t y = 0; y < rows_ + 2; y++) {
      for (size_t x = 0; x < columns_ + 2; x++)
        a_[y * part_.stride + x] = initial(top + y, left + x, part_.nx);
    }
    b_ = a_;
  }

  void step() {
    const size_t stride = part_.stride;
    for (size_t y = 1; y <= rows_; y++) {
      const float* row = &a_[y * stride];
      float* __restrict out = &b_[y * stride];
      for (size_t x = 1; x <= columns_; x++) out[x] = weighted(row - stride, row, row + stride, x);
    }
    const int left = part_.neighbour({0, -1}), right = part_.neighbour({0, 1});
    const int up = part_.neighbour({-1, 0}), low = part_.neighbour({1, 0});
    swap(stride + 1, left, stride + columns_ + 1, right, 1, column_);
    swap(stride + columns_, right, stride, left, 1, column_);
    const int wide = static_cast<int>(columns_ + 2);
    swap(stride, up, (rows_ + 1) * stride, low, wide, MPI_FLOAT);
    swap(rows_ * stride, low, 0, up, wide, MPI_FLOAT);
    a_.swap(b_);
  }

  const float* field() const { return a_.data(); }

 private:
  void swap(size_t out, int to, size_t in, int from, int count, MPI_Datatype type) {
    MPI_Sendrecv(&b_[out], count, type, apps::or_nobody(to), 0, &b_[in], count, type, apps::or_nobody(from),
                 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  }

  Part part_;
  size_t rows_, columns_;
  std::vector<float> a_, b_;
  MPI_Datatype column_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi"});
  apps::Options options("stencil_mpi", "The stencil of stencil, by messages.\n");
  long ny = 1024, nx = 1024, steps = 100;
  options.number("ny", ny, 1, 1L << 20, "rows of the mesh");
  options.number("nx", nx, 1, 1L << 20, "columns of the mesh");
  options.steps(steps, 1L << 40, "steps of a run");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  const Part part{static_cast<size_t>(ny), static_cast<size_t>(nx), job};
  const std::string why = part.refusal();
  if (!why.empty()) return apps::refuse(job, "stencil_mpi", why);
  Solver solver(part);
  std::vector<float> expected;
  if (usual.check) expected = reference(part.ny, part.nx, steps, job.pes);
  std::string wrong;
  const std::vector<double> seconds = apps::in_turns(usual, [&](int) {
    solver.reset();
    const double time = apps::timed([&] { apps::repeat(steps, [&] { solver.step(); }); });
    if (usual.check && wrong.empty()) wrong = compare(part, solver.field(), expected);
    return time;
  });
  apps::Results results("stencil", job, usual,
                        {{"ny", "rows", "%ld"},
                         {"nx", "columns", "%ld"},
                         {"steps", "steps", "%ld"},
                         {"seconds", "time, s", "%.4f"},
                         {"us_per_step", "us/step", "%.2f"}});
  results.row(0, {ny, nx, steps, seconds[0], seconds[0] / static_cast<double>(steps) * 1e6}, wrong);
  return results.status();
}

}  // namespace
}  // namespace stencil

int main(int argc, char** argv) { return apps::run_job("stencil_mpi", stencil::body, argc, argv); }
