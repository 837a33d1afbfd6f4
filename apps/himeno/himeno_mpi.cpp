// SPDX-License-Identifier: Apache-2.0
// The Himeno benchmark by messages: faces of constant j by a vector type, planes of constant i as they are.
#include "../common/mpi.hpp"
#include "block.hpp"

namespace himeno {
namespace {

class Solver : public Block {
 public:
  Solver(const Problem& problem, const apps::Job& job) : Block(problem, job), p_(values_) {
    make_coefficients();
    MPI_Type_vector(static_cast<int>(ni_), static_cast<int>(nk_), static_cast<int>(line_), MPI_FLOAT, &face_);
    MPI_Type_commit(&face_);
  }
  ~Solver() { MPI_Type_free(&face_); }
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  void reset() { set_first(p_.data()); }

  double iterate() {
    double sum = relax(p_.data()), all = 0;
    MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    take_next(p_.data());
    // Faces begin at i = 1; planes have the halos in j, which have come.
    swap(line_ + nk_, left(), line_ + (nj_ + 1) * nk_, right(), 1, face_);
    swap(line_ + nj_ * nk_, right(), line_, left(), 1, face_);
    const int plane = static_cast<int>((nj_ + 2) * nk_);
    swap(line_, up(), (ni_ + 1) * line_, low(), plane, MPI_FLOAT);
    swap(ni_ * line_, low(), 0, up(), plane, MPI_FLOAT);
    return all;
  }

  const float* pressure() const { return p_.data(); }

 private:
  void swap(size_t out, int to, size_t in, int from, int count, MPI_Datatype type) {
    MPI_Sendrecv(&p_[out], count, type, apps::or_nobody(to), 0, &p_[in], count, type, apps::or_nobody(from),
                 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  }

  std::vector<float> p_;
  MPI_Datatype face_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi"});
  apps::Options options("himeno_mpi", "The Himeno benchmark of himeno, by messages.\n");
  long ni = 65, nj = 65, nk = 129, iterations = 20;
  options.number("ni", ni, 3, 1L << 16, "points in i, distributed");
  options.number("nj", nj, 3, 1L << 16, "points in j, distributed");
  options.number("nk", nk, 3, 1L << 16, "points in k, contiguous in memory");
  options.steps(iterations, 1L << 30, "iterations of a run", "iterations");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  const Problem problem{static_cast<size_t>(ni), static_cast<size_t>(nj), static_cast<size_t>(nk)};
  const std::string why = Block(problem, job).refusal();
  if (!why.empty()) return apps::refuse(job, "himeno_mpi", why);
  Solver solver(problem, job);
  Reference expected;
  if (usual.check) expected = reference(problem, iterations);
  std::string wrong;
  const std::vector<double> seconds = apps::in_turns(usual, [&](int) {
    solver.reset();
    double sum = 0;
    const double time = apps::timed([&] { apps::repeat(iterations, [&] { sum = solver.iterate(); }); });
    if (usual.check && wrong.empty()) wrong = compare(solver, sum, expected);
    return time;
  });
  apps::Results results("himeno", job, usual,
                        {{"ni", "ni", "%ld"},
                         {"nj", "nj", "%ld"},
                         {"nk", "nk", "%ld"},
                         {"seconds", "time, s", "%.4f"},
                         {"gflops", "GFLOP/s", "%.3f"}});
  const double points = static_cast<double>((ni - 2) * (nj - 2) * (nk - 2)) * static_cast<double>(iterations);
  results.row(0, {ni, nj, nk, seconds[0], flops_per_point * points / seconds[0] / 1e9}, wrong);
  return results.status();
}

}  // namespace
}  // namespace himeno

int main(int argc, char** argv) { return apps::run_job("himeno_mpi", himeno::body, argc, argv); }
