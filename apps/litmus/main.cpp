// SPDX-License-Identifier: Apache-2.0
// Which outcomes of small concurrent programs occur, and whether OpenSHMEM allows them; see tests.hpp.
#include "../common/job.hpp"
#include "../common/report.hpp"
#include "cpu_roles.hpp"
#include "outcomes.hpp"

namespace litmus {
namespace {

const char* const intro =
    "Runs small concurrent programs (litmus tests) many times and counts what they read.\n"
    "\n";
const char* const statuses =
    "Exit status: 0 success, 1 an excluded outcome was seen, 2 invalid options or fewer than 2 PEs.\n";

// Instances that roles go through before they meet again: few, so that they are at the same ones at the same
// time.
constexpr size_t batch = 32;

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual(ways());
  apps::Options options("litmus", std::string(intro) + help_of_ways + statuses);
  long instances = 10000;
  options.number("instances", instances, 1, 1L << 30, "instances of each test in a run");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (job.pes < 2)
    return apps::refuse(job, "litmus", "these tests need 2 PEs, ISA2 needs 3, IRIW 4: oshrun -n 4");
  const size_t count = static_cast<size_t>(instances);
  const apps::Symmetric<Instance> memory(count);
  const apps::Symmetric<Meeting> meeting(1);
  return run_all(job, "litmus", usual, count, [&](const Way& way, std::vector<Values>& read) {
    std::fill_n(memory.get(), count, Instance());
    meeting[0] = Meeting();
    shmem_barrier_all();
    const double start = apps::now();
    if (job.me < way.roles) act_on_cpu(way, job.me, memory.get(), count, batch, meeting[0]);
    shmem_barrier_all();
    const double seconds = apps::largest(apps::now() - start);
    for (size_t i = 0; i < count; i++) std::copy_n(memory[i].values, most_values, read[i].begin());
    return seconds;
  });
}

}  // namespace
}  // namespace litmus

int main(int argc, char** argv) { return apps::run_job("litmus", litmus::body, argc, argv); }
