// SPDX-License-Identifier: Apache-2.0
// Sorting integers; see sort.hpp.
#include "sort.hpp"

namespace intsort {
namespace {

const char* const intro =
    "Sorts random integers of all PEs by buckets. Keys are sums of four random numbers: those in the middle "
    "are many.\n"
    "\n"
    "  -variant reserve  a fetch-add reserves room at the receiver, a put fills it\n"
    "  -variant counts   PEs tell each other how much they send, then put to the place that follows\n"
    "  -variant blocks   an all-to-all of blocks of the largest possible size, then copies\n"
    "\n"
    "The reduction is that of the counts of 1024 buckets, part of the time.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options.\n";

// Every PE sorts all keys by itself and looks for its part.
std::string compare(const Sorter& sorter, const apps::Job& job, size_t keys, Key most) {
  apps::Symmetric<size_t> held(static_cast<size_t>(job.pes)), mine(1);
  mine[0] = sorter.sorted().size();
  shmem_size_fcollect(SHMEM_TEAM_WORLD, held.get(), mine.get(), 1);
  return differences_of(sorter.sorted(), held.get(), job.pes, job.me, keys, most);
}

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"reserve", "counts", "blocks"});
  apps::Options options("intsort", intro);
  long count = 100000, most = 1L << 20;
  options.number("keys", count, 1, 1L << 32, "keys of each PE");
  options.number("max", most, 1, 1L << 31, "keys are below this");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  const Key below = static_cast<Key>(most);
  std::vector<Key> keys(static_cast<size_t>(count));
  for (size_t i = 0; i < keys.size(); i++) keys[i] = key(below, job.me, i);
  Sorter sorter(job, keys.size(), below);
  std::vector<std::string> wrong(3);
  std::vector<double> reduction(3, 1e30);
  bool fits = true;
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    shmem_barrier_all();
    const double start = apps::now();
    fits = sorter.run(static_cast<Variant>(variant), keys);
    const double time = apps::largest(apps::now() - start);
    reduction[variant] = std::min(reduction[variant], apps::largest(sorter.reduction_seconds));
    if (usual.check && fits && wrong[variant].empty())
      wrong[variant] = compare(sorter, job, keys.size(), below);
    return time;
  });
  if (!fits) {
    return apps::refuse(job, "intsort",
                        "a PE would get more than twice its share of keys: use a larger -max.");
  }
  apps::Results results("intsort", job, usual,
                        {{"keys", "keys/PE", "%ld"},
                         {"seconds", "time, s", "%.6f"},
                         {"mkeys", "Mkeys/s", "%.2f"},
                         {"reduction_us", "reduction, us", "%.1f"}});
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    const double all = static_cast<double>(count) * job.pes;
    results.row(variant, {count, seconds[i], all / seconds[i] / 1e6, reduction[variant] * 1e6},
                wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace intsort

int main(int argc, char** argv) { return apps::run_job("intsort", intsort::body, argc, argv); }
