// SPDX-License-Identifier: Apache-2.0
// Jacobi by messages: MPI_Sendrecv of both edge rows after each iteration, MPI_Allreduce of the norm now and
// then.
#include "../common/mpi.hpp"
#include "plain.hpp"
#include "stencil.hpp"

namespace jacobi {
namespace {

class Solver {
 public:
  Solver(const Problem& problem, const apps::Job& job)
      : problem_(problem),
        job_(job),
        blocks_{problem.computed_rows(), static_cast<size_t>(job.pes)},
        rows_(blocks_.size(job.me)),
        a_((rows_ + 2) * problem.nx),
        b_(a_.size()) {}

  void reset() {
    std::fill(a_.begin(), a_.end(), 0.0F);
    for (size_t r = 1; r <= rows_; r++) {
      const float side = static_cast<float>(side_value(blocks_.begin(job_.me) + r, problem_.ny));
      a_[r * problem_.nx] = a_[(r + 1) * problem_.nx - 1] = side;
    }
    b_ = a_;
  }

  void run() {
    for (const long i : apps::Steps(problem_.iterations)) iterate(i % problem_.check_every == 0);
  }

  std::string compare(const std::vector<float>& expected) const {
    apps::Differences differences("point");
    const size_t begin = blocks_.begin(job_.me) * problem_.nx;
    for (size_t i = 0; i < rows_ * problem_.nx; i++)
      differences.compare(begin + i, a_[problem_.nx + i], expected[begin + i]);
    return differences.text();
  }

 private:
  void iterate(bool measure) {
    const size_t nx = problem_.nx;
    double sum = 0;
    for (size_t r = 1; r <= rows_; r++) {
      const float* row = &a_[r * nx];
      if (measure) {
        sum += relax_row_and_measure(&b_[r * nx], row - nx, row, row + nx, nx);
      } else {
        relax_row(&b_[r * nx], row - nx, row, row + nx, nx);
      }
    }
    swap(1, job_.previous(), rows_ + 1, job_.next());
    swap(rows_, job_.next(), 0, job_.previous());
    if (measure) MPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    a_.swap(b_);
  }
  void swap(size_t out, int to, size_t in, int from) {
    const int nx = static_cast<int>(problem_.nx);
    MPI_Sendrecv(&b_[out * problem_.nx], nx, MPI_FLOAT, to, 0, &b_[in * problem_.nx], nx, MPI_FLOAT, from, 0,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  }

  Problem problem_;
  apps::Job job_;
  apps::Blocks blocks_;
  size_t rows_;
  std::vector<float> a_, b_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi"});
  apps::Options options("jacobi_mpi", "The Jacobi iteration of jacobi, by messages.\n");
  long nx = 2048, ny = 2048;
  Problem problem;
  options.number("nx", nx, 3, 1L << 20, "columns, including the two fixed outer ones");
  options.number("ny", ny, 3, 1L << 20, "rows, including the two outer ones, which are periodic copies");
  options.steps(problem.iterations, 1L << 40, "iterations", "niter");
  options.number("nccheck", problem.check_every, 1, 1L << 40, "a norm every so many iterations");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  problem.nx = static_cast<size_t>(nx);
  problem.ny = static_cast<size_t>(ny);
  if (ny - 2 < job.pes)
    return apps::refuse(job, "jacobi_mpi", "fewer rows to compute than the " + job.count());
  Solver solver(problem, job);
  std::vector<float> expected;
  if (usual.check) expected = reference(problem, job.pes);
  std::string wrong;
  const std::vector<double> seconds = apps::in_turns(usual, [&](int) {
    solver.reset();
    const double time = apps::timed([&] { solver.run(); });
    if (usual.check && wrong.empty()) wrong = solver.compare(expected);
    return time;
  });
  apps::Results results("jacobi", job, usual,
                        {{"nx", "columns", "%ld"}, {"ny", "rows", "%ld"}, {"seconds", "time, s", "%.6f"}});
  results.row(0, {nx, ny, seconds[0]}, wrong);
  return results.status();
}

}  // namespace
}  // namespace jacobi

int main(int argc, char** argv) { return apps::run_job("jacobi_mpi", jacobi::body, argc, argv); }
