// SPDX-License-Identifier: Apache-2.0
// A nine-point stencil on a two-dimensional mesh; see field.hpp for the problem and solver.hpp for the
// variants.
#include "../common/report.hpp"
#include "../common/results.hpp"
#include "reference.hpp"
#include "solver.hpp"

namespace stencil {
namespace {

const char* const intro =
    "Applies a nine-point stencil of float again and again; the mesh is distributed in two dimensions.\n"
    "\n"
    "  -variant phases      compute, pack the edges, exchange, barrier, unpack: a phase after the other\n"
    "  -variant persistent  one loop: compute, put edges into the neighbours' ghosts with a signal, wait for "
    "theirs\n"
    "  -variant overlap     the same, edges first: they travel while the interior is computed\n"
    "\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or a mesh too small for the PEs.\n";

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"phases", "persistent", "overlap"});
  apps::Options options("stencil", intro);
  long ny = 1024, nx = 1024, steps = 100;
  options.number("ny", ny, 1, 1L << 20, "rows of the mesh");
  options.number("nx", nx, 1, 1L << 20, "columns of the mesh");
  options.steps(steps, 1L << 40, "steps of a run");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  const Part part{static_cast<size_t>(ny), static_cast<size_t>(nx), job};
  const std::string why = part.refusal();
  if (!why.empty()) return apps::refuse(job, "stencil", why);
  Solver solver(part);
  std::vector<float> expected;
  if (usual.check) expected = reference(part.ny, part.nx, steps, job.pes);
  std::vector<std::string> wrong(3);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    solver.reset();
    const double start = apps::now();
    for (const long step : apps::Steps(steps))
      solver.step(static_cast<Variant>(variant), static_cast<uint64_t>(step + 1));
    shmem_barrier_all();
    const double time = apps::largest(apps::now() - start);
    if (usual.check && wrong[variant].empty()) {
      wrong[variant] = compare(part, solver.version(static_cast<uint64_t>(steps)), expected);
    }
    shmem_barrier_all();
    return time;
  });
  apps::Results results("stencil", job, usual,
                        {{"ny", "rows", "%ld"},
                         {"nx", "columns", "%ld"},
                         {"steps", "steps", "%ld"},
                         {"seconds", "time, s", "%.4f"},
                         {"us_per_step", "us/step", "%.2f"},
                         {"gpoints", "Gpoint/s", "%.3f"}});
  const double points = static_cast<double>(ny) * static_cast<double>(nx) * static_cast<double>(steps);
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(
        variant,
        {ny, nx, steps, seconds[i], seconds[i] / static_cast<double>(steps) * 1e6, points / seconds[i] / 1e9},
        wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace stencil

int main(int argc, char** argv) { return apps::run_job("stencil", stencil::body, argc, argv); }
