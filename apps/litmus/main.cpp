// SPDX-License-Identifier: Apache-2.0
// Which outcomes of small concurrent programs occur, and whether OpenSHMEM allows them; see tests.hpp.
#include <map>

#include "../common/report.hpp"
#include "../common/results.hpp"
#include "tests.hpp"

namespace litmus {
namespace {

const char* const intro =
    "Runs small concurrent programs (litmus tests) many times and counts what they read.\n"
    "\n"
    "  -variant ordered  with the fence, quiet, signal, test or atomic that the specification asks for\n"
    "  -variant without  with plain puts and loads: more outcomes are allowed; whether they occur is the "
    "machine's doing\n"
    "\n"
    "Each row is an outcome: r0,r1,... in the order of the test's text (a block: 0 none, 1 all, 2 part of it "
    "is there).\n"
    "An outcome that the specification excludes appears with 0 if it was never seen; otherwise the check "
    "fails.\n"
    "Exit status: 0 success, 1 an excluded outcome was seen, 2 invalid options or fewer than 2 PEs.\n";

using Values = std::array<uint64_t, most_values>;
// Instances that roles go through before they meet again: few, so that they are at the same ones at the same
// time.
constexpr size_t batch = 32;
using Histogram = std::map<Values, long>;

// Runs all instances once. PE 0 gets the outcomes.
double run(const apps::Job& job, const Test& test, bool ordered, const apps::Symmetric<Instance>& instances,
           size_t count, Histogram& seen) {
  std::fill_n(instances.get(), count, Instance());
  shmem_team_t roles = SHMEM_TEAM_INVALID;
  shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, test.roles, nullptr, 0, &roles);
  shmem_barrier_all();
  const double start = apps::now();
  for (size_t i = 0; job.me < test.roles && i < count; i++) {
    if (i % batch == 0) shmem_team_sync(roles);
    test.act(job.me, ordered, instances[i]);
  }
  shmem_barrier_all();
  const double seconds = apps::largest(apps::now() - start);
  for (size_t i = 0; job.first() && i < count; i++) {
    Values values{};
    for (int v = 0; v < test.values; v++) values[v] = shmem_uint64_g(&instances[i].values[v], test.reader[v]);
    seen[values]++;
  }
  shmem_barrier_all();
  if (roles != SHMEM_TEAM_INVALID) shmem_team_destroy(roles);
  return seconds;
}

// Adds outcomes that are excluded and were not seen.
void add_excluded(const Test& test, bool ordered, Histogram& seen) {
  for (int bits = 0; bits < 1 << test.values; bits++) {
    Values values{};
    for (int v = 0; v < test.values; v++) values[v] = static_cast<uint64_t>(bits >> v & 1);
    if (!test.allowed(ordered, values)) seen.emplace(values, 0);
  }
}

// The same outcomes on every PE, for rows are collective.
int agreed_size(const apps::Job& job, const Histogram& seen) {
  return apps::agree(job.first() ? static_cast<int>(seen.size()) : 0);
}

void show(const apps::Job& job, const Test& test, int variant, Histogram& seen, double seconds, long total,
          apps::Results& results) {
  const bool ordered = variant == 0;
  if (job.first()) add_excluded(test, ordered, seen);
  const int rows = agreed_size(job, seen);
  auto next = seen.begin();
  for (int row = 0; row < rows; row++) {
    std::string outcome, wrong;
    bool allowed = true;
    long times = 0;
    if (job.first()) {
      for (int v = 0; v < test.values; v++)
        outcome.append(v > 0 ? " " : "").append(std::to_string(next->first[v]));
      allowed = test.allowed(ordered, next->first);
      times = next->second;
      if (!allowed && times > 0) wrong = test.name + ": outcome " + outcome + " is excluded, and was seen";
      ++next;
    }
    results.row(variant,
                {test.name, test.what, outcome, std::string(allowed ? "yes" : "no"), times,
                 seconds / static_cast<double>(total) * 1e9},
                wrong);
  }
}

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"ordered", "without"});
  apps::Options options("litmus", intro);
  long instances = 10000;
  options.number("instances", instances, 1, 1L << 30, "instances of each test in a run");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (job.pes < 2)
    return apps::refuse(job, "litmus", "these tests need 2 PEs, ISA2 needs 3, IRIW 4: oshrun -n 4");
  const size_t count = static_cast<size_t>(instances);
  const apps::Symmetric<Instance> memory(count);
  apps::Results results("litmus", job, usual,
                        {{"test", "test          ", "%s"},
                         {"roles", "roles                                  ", "%s"},
                         {"outcome", "outcome", "%s"},
                         {"allowed", "allowed", "%s"},
                         {"seen", "seen", "%ld"},
                         {"ns", "ns each", "%.0f"}});
  apps::Progress progress("litmus", static_cast<double>(all_tests().size()), job.first(), usual.verbose);
  double done = 0;
  for (const Test& test : all_tests()) {
    progress.reached(done++);
    if (test.roles > job.pes) {
      if (job.first())
        std::fprintf(stderr, "litmus: %s needs %d PEs, not run\n", test.name.c_str(), test.roles);
      continue;
    }
    std::vector<Histogram> seen(2);
    const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
      return run(job, test, variant == 0, memory, count, seen[static_cast<size_t>(variant)]);
    });
    progress.clear();
    for (size_t i = 0; i < seconds.size(); i++) {
      const int variant = usual.chosen()[i];
      show(job, test, variant, seen[static_cast<size_t>(variant)], seconds[i], instances, results);
    }
  }
  return results.status();
}

}  // namespace
}  // namespace litmus

int main(int argc, char** argv) { return apps::run_job("litmus", litmus::body, argc, argv); }
