// SPDX-License-Identifier: Apache-2.0
// The Himeno benchmark with a two-dimensional decomposition; see solver.hpp.
#include "../common/report.hpp"
#include "solver.hpp"

namespace himeno {
namespace {

const char* const intro =
    "The Himeno benchmark: 19-point Jacobi iteration on ni x nj x nk points, distributed in i and j.\n"
    "\n"
    "  -variant strided  the strided face by one shmem_ibput\n"
    "  -variant rows     a put for each contiguous row of it\n"
    "  -variant packed   packed, put, unpacked\n"
    "\n"
    "GFLOP/s counts 34 operations for each computed point, as the benchmark does.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or a mesh too small for the PEs.\n";

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"strided", "rows", "packed"});
  apps::Options options("himeno", intro);
  long ni = 65, nj = 65, nk = 129, iterations = 20;
  options.number("ni", ni, 3, 1L << 16, "points in i, distributed");
  options.number("nj", nj, 3, 1L << 16, "points in j, distributed");
  options.number("nk", nk, 3, 1L << 16, "points in k, contiguous in memory");
  options.steps(iterations, 1L << 30, "iterations of a run", "iterations");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  const Problem problem{static_cast<size_t>(ni), static_cast<size_t>(nj), static_cast<size_t>(nk)};
  Solver solver(problem, job);
  const std::string why = solver.refusal();
  if (!why.empty()) return apps::refuse(job, "himeno", why);
  solver.allocate();
  Reference expected;
  if (usual.check) expected = reference(problem, iterations);
  std::vector<std::string> wrong(3);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    solver.reset();
    const double start = apps::now();
    double sum = 0;
    apps::repeat(iterations, [&] { sum = solver.iterate(static_cast<Variant>(variant)); });
    const double time = apps::largest(apps::now() - start);
    if (usual.check && wrong[variant].empty()) wrong[variant] = compare(solver, sum, expected);
    shmem_barrier_all();
    return time;
  });
  apps::Results results("himeno", job, usual,
                        {{"ni", "ni", "%ld"},
                         {"nj", "nj", "%ld"},
                         {"nk", "nk", "%ld"},
                         {"seconds", "time, s", "%.4f"},
                         {"gflops", "GFLOP/s", "%.3f"}});
  const double points = static_cast<double>((ni - 2) * (nj - 2) * (nk - 2)) * static_cast<double>(iterations);
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(variant, {ni, nj, nk, seconds[i], flops_per_point * points / seconds[i] / 1e9},
                wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace himeno

int main(int argc, char** argv) { return apps::run_job("himeno", himeno::body, argc, argv); }
