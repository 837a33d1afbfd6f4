// SPDX-License-Identifier: Apache-2.0
// Molecular dynamics with link cells; see domain.hpp for the exchange and simulation.hpp for the steps.
#include "domain.hpp"
#include "simulation.hpp"

namespace md {
namespace {

const char* const intro =
    "Simulates atoms of a crystal that melts, in link cells that are distributed in layers of z.\n"
    "\n"
    "  -variant direct  edge layers straight into the neighbours' halos with a signal, atoms that move on\n"
    "                   likewise\n"
    "  -variant packed  pack, exchange, barrier, unpack\n"
    "\n"
    "-check: atoms, momentum and energy are conserved, and up to 2000 atoms each is where a simulation by\n"
    "one PE that looks at all pairs has it.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or a box that is too small for the PEs.\n";

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"direct", "packed"});
  Settings s;
  if (const auto status = apps::parse_or_status(job, "md", intro, argc, argv, s, usual)) return *status;
  const std::string why_not = too_few_cells(job, grid_of(job, s.crystal.box()));
  if (!why_not.empty()) return apps::refuse(job, "md", why_not);
  Simulation<Domain> simulation(job, s);
  std::vector<Vector> expected;
  if (usual.check) expected = shared_reference(job, s);
  return compare_variants("md", job, usual, s, expected, simulation);
}

}  // namespace
}  // namespace md

int main(int argc, char** argv) { return apps::run_job("md", md::body, argc, argv); }
