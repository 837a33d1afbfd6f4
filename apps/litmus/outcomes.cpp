// SPDX-License-Identifier: Apache-2.0
#include "outcomes.hpp"

#include <map>

#include "../common/job.hpp"
#include "../common/report.hpp"
#include "../common/results.hpp"

namespace litmus {

const char* const help_of_ways =
    "  -variant ordered  with the fence, quiet, signal, test or atomic that the specification asks for\n"
    "  -variant without  with plain puts and loads: more outcomes are allowed; whether they occur is the "
    "machine's doing\n"
    "\n"
    "Each row is an outcome: r0,r1,... in the order of the test's text (a block: 0 none, 1 all, 2 part of it "
    "is there).\n"
    "An outcome that the specification excludes appears with 0 if it was never seen; otherwise the check "
    "fails.\n";

const std::vector<std::string>& ways() {
  static const std::vector<std::string> names = {"ordered", "without"};
  return names;
}

namespace {

using Histogram = std::map<Values, long>;

bool in_order(bool ordered, const Values& r) { return !ordered || r[0] == 0 || r[1] == 1; }
bool one_seen(bool ordered, const Values& r) { return !ordered || r[0] == 1 || r[1] == 1; }
bool caused(bool ordered, const Values& r) {
  return (r[1] == 0 || r[0] == 1) && (!ordered || r[1] == 0 || r[2] == 1);
}
// Writers that do not wait may be seen in either order: the specification excludes nothing.
bool all(bool, const Values&) { return true; }
bool both_counted(bool ordered, const Values& r) { return !ordered || r[0] != r[1]; }

const std::vector<Test>& all_tests() {
  static const std::vector<Test> tests = {
      {Kind::message_passing, "MP", "x=1; y=1 | r0=y; r1=x", 2, {1, 1}, in_order},
      {Kind::store_buffering, "SB", "x=1; r0=y | y=1; r1=x", 2, {0, 1}, one_seen},
      {Kind::isa2, "ISA2", "x=1; y=1 | r0=y; z=r0 | r1=z; r2=x", 3, {1, 2, 2}, caused},
      {Kind::iriw, "IRIW", "x=1 | y=1 | r0=x; r1=y | r2=y; r3=x", 4, {2, 2, 3, 3}, all},
      {Kind::put_fence_put, "put-fence-put", "block=1; y=1 | r0=y; r1=block", 2, {1, 1}, in_order},
      {Kind::put_with_signal, "put-signal", "block=1 with signal y | r0=y; r1=block", 2, {1, 1}, in_order},
      {Kind::increments, "increments", "r0=x++ | r1=x++", 2, {0, 1}, both_counted},
  };
  return tests;
}

// What was read, on PE 0: each value is where its reader has it.
void count(const apps::Job& job, const Test& test, const std::vector<Values>& read,
           const apps::Symmetric<Values>& of_all, Histogram& seen) {
  std::copy(read.begin(), read.end(), of_all.get());
  shmem_barrier_all();
  std::vector<Values> outcomes(read.size()), theirs(read.size());
  for (size_t v = 0; job.first() && v < test.reader.size(); v++) {
    shmem_getmem(theirs.data(), of_all.get(), theirs.size() * sizeof(Values), test.reader[v]);
    for (size_t i = 0; i < outcomes.size(); i++) outcomes[i][v] = theirs[i][v];
  }
  for (size_t i = 0; job.first() && i < outcomes.size(); i++) seen[outcomes[i]]++;
  shmem_barrier_all();
}

// Adds outcomes that are excluded and were not seen.
void add_excluded(const Test& test, bool ordered, Histogram& seen) {
  for (int bits = 0; bits < 1 << test.reader.size(); bits++) {
    Values values{};
    for (size_t v = 0; v < test.reader.size(); v++) values[v] = static_cast<uint64_t>(bits >> v & 1);
    if (!test.allowed(ordered, values)) seen.emplace(values, 0);
  }
}

// The same outcomes on every PE, for rows are collective.
int agreed_size(const apps::Job& job, const Histogram& seen) {
  return apps::agree(job.first() ? static_cast<int>(seen.size()) : 0);
}

void show(const apps::Job& job, const Test& test, int variant, Histogram& seen, double seconds, size_t total,
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
      for (size_t v = 0; v < test.reader.size(); v++)
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

}  // namespace

int run_all(const apps::Job& job, const char* program, const apps::Usual& usual, size_t instances,
            const Run& run) {
  const apps::Symmetric<Values> of_all(instances);
  apps::Results results(program, job, usual,
                        {{"test", "test          ", "%s"},
                         {"roles", "roles                                  ", "%s"},
                         {"outcome", "outcome", "%s"},
                         {"allowed", "allowed", "%s"},
                         {"seen", "seen", "%ld"},
                         {"ns", "ns each", "%.0f"}});
  for (const Test& test : all_tests()) {
    if (test.roles > job.pes) {
      apps::clear_progress();
      if (job.first())
        std::fprintf(stderr, "%s: %s needs %d PEs, not run\n", program, test.name.c_str(), test.roles);
      continue;
    }
    std::vector<Histogram> seen(ways().size());
    const std::vector<double> seconds = apps::in_turns(usual, test.name, [&](int variant) {
      std::vector<Values> read(instances);
      const double time = run(Way{test.kind, test.roles, variant == 0}, read);
      count(job, test, read, of_all, seen[static_cast<size_t>(variant)]);
      return time;
    });
    for (size_t i = 0; i < seconds.size(); i++) {
      const int variant = usual.chosen()[i];
      show(job, test, variant, seen[static_cast<size_t>(variant)], seconds[i], instances, results);
    }
  }
  return results.status();
}

}  // namespace litmus
