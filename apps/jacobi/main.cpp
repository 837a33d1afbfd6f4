// SPDX-License-Identifier: Apache-2.0
// Jacobi iteration for Laplace's equation over OpenSHMEM; see problem.hpp for the mesh and solver.hpp for the
// method.
#include "../common/job.hpp"
#include "../common/report.hpp"
#include "picture.hpp"
#include "problem.hpp"
#include "reference.hpp"
#include "solver.hpp"

namespace jacobi {
namespace {

constexpr long most_cells = 1L << 40;
const std::vector<std::string> sync_names = {"barrier", "signal", "overlap"};
const std::vector<std::string> type_names = {"float", "double"};

struct Settings {
  Problem problem;
  int sync = sync_signal;
  int type = 0;
  bool csv = false;
  bool check = false;
  bool verbose = false;
  std::string png;
};

const char* const intro =
    "Solves Laplace's equation on a mesh by Jacobi iteration: the left and right columns are fixed to a sine "
    "of y, the\n"
    "mesh is periodic in y, rows are distributed over the PEs. Norms are norms of the change in an "
    "iteration.\n"
    "\n"
    "  -variant barrier   halo rows by put, a global barrier in every iteration\n"
    "  -variant signal    halo rows by put with signal to the two neighbours, no barrier\n"
    "  -variant overlap   the same, with edge rows first: they are transferred while the interior is "
    "computed\n"
    "\n"
    "Memory bandwidth is 2 x bytes per value x computed points x iterations / time: each value is read once "
    "and written\n"
    "once. Exit status: 0 success, 1 the check failed, 2 invalid options or fewer rows than PEs.\n"
    "-csv prints: program,sync,type,nx,ny,iterations,nccheck,pes,seconds,GB/s,norm,check (ok, FAILED or -)\n";

std::optional<int> read_settings(const apps::Job& job, Settings& settings, int argc, char** argv) {
  apps::Options options("jacobi", intro);
  Problem& problem = settings.problem;
  long nx = static_cast<long>(problem.nx);
  long ny = static_cast<long>(problem.ny);
  options.number("nx", nx, 3, most_cells, "columns, including the two fixed outer ones");
  options.number("ny", ny, 3, most_cells, "rows, including the two outer ones, which are periodic copies");
  options.number("niter", problem.iterations, 1, most_cells, "maximum number of iterations");
  options.number("nccheck", problem.check_every, 1, most_cells, "iterations between norms");
  options.number("tol", problem.tolerance, 0.0, 1e300, "stop when the norm is at most this");
  options.choice("type", settings.type, type_names, "the type of the values");
  options.choice("variant", settings.sync, sync_names, "how PEs wait for each other");
  options.flag("check", settings.check, "compare with a single-PE reference");
  options.text("png", settings.png, "FILE", "write the solution as a picture");
  options.flag("csv", settings.csv, "print one comma-separated line of values");
  options.flag("v", settings.verbose, "show progress even if stderr is not a terminal");
  const std::optional<int> status = apps::parse_or_status(job, options, argc, argv);
  if (status) return status;
  if (nx > most_cells / ny) {
    return apps::refuse(job, "jacobi",
                        "a mesh of " + std::to_string(nx) + " x " + std::to_string(ny) +
                            " points is too large; reduce -nx or -ny.");
  }
  problem.nx = static_cast<size_t>(nx);
  problem.ny = static_cast<size_t>(ny);
  if (problem.computed_rows() < static_cast<size_t>(job.pes)) {
    return apps::refuse(job, "jacobi",
                        "-ny " + std::to_string(ny) + " has " + std::to_string(problem.computed_rows()) +
                            " rows to compute, fewer than the " + std::to_string(job.pes) +
                            " PEs: every PE needs at least one. Use -ny " + std::to_string(job.pes + 2) +
                            " or more, or fewer PEs.");
  }
  if (!settings.png.empty() && !can_write_pictures()) {
    return apps::refuse(job, "jacobi",
                        "-png: this build has no libpng (install libpng-dev and build again).");
  }
  return std::nullopt;
}

double gigabytes_per_second(const Problem& problem, const Outcome& outcome, size_t value_bytes) {
  const double points = static_cast<double>(problem.nx - 2) * static_cast<double>(problem.computed_rows());
  const double bytes = 2.0 * static_cast<double>(value_bytes) * points;
  return bytes * static_cast<double>(outcome.iterations) / outcome.seconds / 1e9;
}

void report(const apps::Job& job, const Settings& settings, const Outcome& outcome, size_t value_bytes,
            const Verdict& verdict) {
  const Problem& problem = settings.problem;
  const double rate = gigabytes_per_second(problem, outcome, value_bytes);
  if (settings.csv) {
    std::printf("jacobi,%s,%s,%zu,%zu,%ld,%ld,%d,%.6f,%.3f,%.9g,%s\n", sync_names[settings.sync].c_str(),
                type_names[settings.type].c_str(), problem.nx, problem.ny, outcome.iterations,
                problem.check_every, job.pes, outcome.seconds, rate, outcome.norm,
                !settings.check ? "-" : (verdict.good ? "ok" : "FAILED"));
    return;
  }
  apps::result("iterations", "%ld, last norm %.6g in iteration %ld", outcome.iterations, outcome.norm,
               outcome.norm_iteration);
  apps::result("time", "%.4f s", outcome.seconds);
  apps::result("memory bandwidth", "%.2f GB/s = 2 x %zu bytes x %zu x %zu points x %ld iterations / time",
               rate, value_bytes, problem.nx - 2, problem.computed_rows(), outcome.iterations);
  if (settings.check) apps::result("check", "%s: %s", verdict.good ? "ok" : "FAILED", verdict.text.c_str());
}

template <typename Real>
bool draw(const Solver<Real>& solver, const Settings& settings) {
  const Problem& problem = settings.problem;
  std::vector<Real> values(problem.nx);
  const std::string wrong = write_picture(settings.png, problem.computed_rows(), problem.nx,
                                          [&](size_t row, std::vector<double>& cells) {
                                            solver.fetch_row(row, values.data());
                                            std::copy(values.begin(), values.end(), cells.begin());
                                          });
  if (!wrong.empty()) {
    std::fprintf(stderr, "jacobi: %s\n", wrong.c_str());
  } else if (!settings.csv) {
    apps::result("picture", "%s", settings.png.c_str());
  }
  return wrong.empty();
}

// PE 0's part after the run: check, report, picture. True if all is well.
template <typename Real>
bool conclude(const apps::Job& job, const Settings& settings, const Solver<Real>& solver,
              const Outcome& outcome) {
  Verdict verdict{true, ""};
  if (settings.check) {
    apps::Progress progress("jacobi: single-PE reference", static_cast<double>(outcome.iterations), true,
                            settings.verbose);
    const Reference<Real> reference(settings.problem, outcome, progress);
    verdict = compare(solver, reference, settings.problem, outcome);
  }
  report(job, settings, outcome, sizeof(Real), verdict);
  if (!verdict.good && settings.csv) std::fprintf(stderr, "jacobi: %s\n", verdict.text.c_str());
  const bool drawn = settings.png.empty() || draw(solver, settings);
  return verdict.good && drawn;
}

template <typename Real>
int solve(const apps::Job& job, const Settings& settings) {
  const Problem& problem = settings.problem;
  Solver<Real> solver(problem, job);
  const bool chatty = job.first() && !settings.csv;
  if (chatty) {
    std::printf(
        "Jacobi: %zu x %zu mesh of %s, at most %ld iterations, %s, sync %s, norm every %ld iterations\n",
        problem.nx, problem.ny, type_names[settings.type].c_str(), problem.iterations, job.count().c_str(),
        sync_names[settings.sync].c_str(), problem.check_every);
  }
  Outcome outcome;
  {
    apps::Progress progress("jacobi", static_cast<double>(problem.iterations), job.first(), settings.verbose);
    Watcher watcher;
    watcher.done = [&](long iteration) { progress.reached(static_cast<double>(iteration + 1)); };
    watcher.norm = [&](long iteration, double norm) {
      if (!chatty || iteration % 100 != 0) return;
      progress.clear();
      std::printf("%6ld, %f\n", iteration, norm);
    };
    outcome = solver.run(static_cast<Sync>(settings.sync), watcher);
  }
  const bool good = job.first() ? conclude(job, settings, solver, outcome) : true;
  return apps::agree(good ? 1 : 0) == 1 ? 0 : apps::exit_failed;
}

int body(int argc, char** argv) {
  const apps::Job job;
  Settings settings;
  const std::optional<int> status = read_settings(job, settings, argc, argv);
  if (status) return *status;
  return settings.type == 0 ? solve<float>(job, settings) : solve<double>(job, settings);
}

}  // namespace
}  // namespace jacobi

int main(int argc, char** argv) { return apps::run_job("jacobi", jacobi::body, argc, argv); }
