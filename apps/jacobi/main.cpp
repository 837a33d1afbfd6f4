// SPDX-License-Identifier: Apache-2.0
// Jacobi iteration for Laplace's equation over OpenSHMEM; see problem.hpp for the mesh and solver.hpp for the
// variants.
#include "../common/job.hpp"
#include "../common/report.hpp"
#include "../common/results.hpp"
#include "picture.hpp"
#include "problem.hpp"
#include "reference.hpp"
#include "solver.hpp"

namespace jacobi {
namespace {

constexpr long most_cells = 1L << 40;
const std::vector<std::string> type_names = {"float", "double"};

struct Settings {
  Problem problem;
  apps::Usual usual{{"barrier", "signal", "overlap"}};
  int type = 0;
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
    "GB/s is memory bandwidth, 2 x bytes per value x computed points x iterations / time: each value is read "
    "once and\n"
    "written once. -check compares every bit of the solution with that of one PE. Exit status: 0 success, 1 "
    "the check\n"
    "failed, 2 invalid options or fewer rows than PEs.\n";

std::optional<int> read_settings(const apps::Job& job, Settings& settings, int argc, char** argv) {
  apps::Options options("jacobi", intro);
  Problem& problem = settings.problem;
  long nx = static_cast<long>(problem.nx);
  long ny = static_cast<long>(problem.ny);
  options.number("nx", nx, 3, most_cells, "columns, including the two fixed outer ones");
  options.number("ny", ny, 3, most_cells, "rows, including the two outer ones, which are periodic copies");
  options.steps(problem.iterations, most_cells, "maximum number of iterations", "niter");
  options.number("nccheck", problem.check_every, 1, most_cells, "iterations between norms");
  options.number("tol", problem.tolerance, 0.0, 1e300, "stop when the norm is at most this");
  options.choice("type", settings.type, type_names, "the type of the values");
  options.text("png", settings.png, "FILE", "write the solution as a picture");
  settings.usual.add_to(options);
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
  const std::string why = job.first() && !settings.png.empty() ? cannot_write(settings.png) : "";
  if (!why.empty()) std::fprintf(stderr, "jacobi: %s\n", why.c_str());
  if (!apps::everywhere(why.empty())) return apps::exit_failed;
  return std::nullopt;
}

double gigabytes_per_second(const Problem& problem, long iterations, double seconds, size_t value_bytes) {
  const double points = static_cast<double>(problem.nx - 2) * static_cast<double>(problem.computed_rows());
  const double bytes = 2.0 * static_cast<double>(value_bytes) * points;
  return bytes * static_cast<double>(iterations) / seconds / 1e9;
}

// True if the picture of the solution was asked for and could not be written.
template <typename Real>
bool drawing_failed(const Solver<Real>& solver, const Settings& settings) {
  if (settings.png.empty()) return false;
  const Problem& problem = settings.problem;
  std::vector<Real> values(problem.nx);
  const std::string wrong = write_picture(settings.png, problem.computed_rows(), problem.nx,
                                          [&](size_t row, std::vector<double>& cells) {
                                            solver.fetch_row(row, values.data());
                                            std::copy(values.begin(), values.end(), cells.begin());
                                          });
  if (!wrong.empty()) {
    std::fprintf(stderr, "jacobi: %s\n", wrong.c_str());
  } else if (!settings.usual.csv) {
    apps::result("picture", "%s", settings.png.c_str());
  }
  return !wrong.empty();
}

// The solver with what its runs came to, by variant.
template <typename Real>
class Runs {
 public:
  Runs(const apps::Job& job, const Settings& settings)
      : job_(job), settings_(settings), solver_(settings.problem, job), outcomes_(3), wrong_(3) {}

  int all() {
    const apps::Usual& usual = settings_.usual;
    const std::vector<double> seconds = apps::in_turns(usual, [this](int variant) { return once(variant); });
    apps::Results results("jacobi", job_, usual,
                          {{"type", "type", "%s"},
                           {"nx", "columns", "%ld"},
                           {"ny", "rows", "%ld"},
                           {"iterations", "iterations", "%ld"},
                           {"nccheck", "norm every", "%ld"},
                           {"norm", "last norm", "%.6g"},
                           {"seconds", "time, s", "%.4f"},
                           {"gbs", "GB/s", "%.2f"}});
    const Problem& problem = settings_.problem;
    for (size_t i = 0; i < seconds.size(); i++) {
      const int variant = usual.chosen()[i];
      const Outcome& outcome = outcomes_[variant];
      results.row(variant,
                  {type_names[settings_.type], static_cast<long>(problem.nx), static_cast<long>(problem.ny),
                   outcome.iterations, problem.check_every, outcome.norm, seconds[i],
                   gigabytes_per_second(problem, outcome.iterations, seconds[i], sizeof(Real))},
                  wrong_[variant]);
    }
    const bool drawn = apps::everywhere(!(job_.first() && drawing_failed(solver_, settings_)));
    return drawn ? results.status() : apps::exit_failed;
  }

 private:
  double once(int variant) {
    const Problem& problem = settings_.problem;
    solver_.reset();
    const Outcome& outcome = outcomes_[variant] = solver_.run(static_cast<Sync>(variant));
    if (job_.first() && settings_.usual.check && wrong_[variant].empty()) {
      if (!reference_ || reference_->outcome.iterations != outcome.iterations) {
        reference_.emplace(problem, outcome);
      }
      wrong_[variant] = compare(solver_, *reference_, problem, outcome);
    }
    shmem_barrier_all();  // the solution is read until here
    return outcome.seconds;
  }

  apps::Job job_;
  const Settings& settings_;
  Solver<Real> solver_;
  std::vector<Outcome> outcomes_;
  std::vector<std::string> wrong_;
  std::optional<Reference<Real>> reference_;  // on PE 0
};

int body(int argc, char** argv) {
  const apps::Job job;
  Settings settings;
  const std::optional<int> status = read_settings(job, settings, argc, argv);
  if (status) return *status;
  return settings.type == 0 ? Runs<float>(job, settings).all() : Runs<double>(job, settings).all();
}

}  // namespace
}  // namespace jacobi

int main(int argc, char** argv) { return apps::run_job("jacobi", jacobi::body, argc, argv); }
