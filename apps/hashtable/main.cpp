// SPDX-License-Identifier: Apache-2.0
// Counting random keys in a distributed hash table; see table.hpp.
#include "../common/report.hpp"
#include "../common/results.hpp"
#include "table.hpp"

namespace hashtable {
namespace {

const char* const intro =
    "Counts random keys in a hash table that is distributed over the PEs.\n"
    "\n"
    "  -variant atomic  compare-and-swap claims a slot, an atomic add counts\n"
    "  -variant lock    read, change and write a slot under a lock for each PE's slots\n"
    "  -variant routed  bundles of keys go to the PE that owns their slots, which inserts them\n"
    "\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or a table that is too small.\n";

std::string compare(const Table& table, const apps::Job& job, long distinct, size_t keys) {
  apps::Differences differences("key");
  size_t mine = 0, there = 0;
  for (const auto& [wanted, count] : all_counts(distinct, job.pes, keys)) {
    mine += table.owner(wanted) == job.me ? 1 : 0;
    // Every PE looks up some keys on the others, and all of its own.
    if (table.owner(wanted) == job.me || wanted % 16 == static_cast<uint64_t>(job.me) % 16) {
      differences.compare(wanted, static_cast<double>(table.count(wanted)), static_cast<double>(count));
    }
  }
  for (const Slot& slot : table) there += slot.key != 0 ? 1 : 0;
  if (mine != there) return std::to_string(there) + " slots are taken by " + std::to_string(mine) + " keys";
  return differences.text();
}

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"atomic", "lock", "routed"});
  apps::Options options("hashtable", intro);
  long count = 20000, distinct = 50000, slots = 0;
  options.number("keys", count, 1, 1L << 40, "keys that each PE inserts");
  options.number("distinct", distinct, 1, 1L << 40, "different keys there are");
  options.number("slots", slots, 0, 1L << 40, "slots of each PE; 0: twice as many as keys it will have");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (slots == 0) slots = usual_slots(distinct, count, job.pes);
  if (slots * job.pes < std::min(distinct, count * job.pes)) {
    return apps::refuse(job, "hashtable",
                        std::to_string(slots) + " slots on each of " + job.count() + " cannot hold " +
                            std::to_string(std::min(distinct, count * job.pes)) +
                            " keys. Use a larger -slots.");
  }
  std::vector<uint64_t> keys(static_cast<size_t>(count));
  for (size_t i = 0; i < keys.size(); i++) keys[i] = key(distinct, job.me, i);
  Table table(job, static_cast<size_t>(slots), keys.size());
  std::vector<std::string> wrong(3);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    table.clear();
    const double start = apps::now();
    const bool good = table.insert(static_cast<Variant>(variant), keys);
    const double time = apps::largest(apps::now() - start);
    if (!good) wrong[variant] = "no free slot for a key: use a larger -slots";
    if (usual.check && wrong[variant].empty()) wrong[variant] = compare(table, job, distinct, keys.size());
    shmem_barrier_all();
    return time;
  });
  apps::Results results("hashtable", job, usual,
                        {{"keys", "keys/PE", "%ld"},
                         {"distinct", "distinct", "%ld"},
                         {"seconds", "time, s", "%.6f"},
                         {"mkeys", "Mkeys/s", "%.3f"}});
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    const double all = static_cast<double>(count) * job.pes;
    results.row(variant, {count, distinct, seconds[i], all / seconds[i] / 1e6}, wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace hashtable

int main(int argc, char** argv) { return apps::run_job("hashtable", hashtable::body, argc, argv); }
