// SPDX-License-Identifier: Apache-2.0
// Algorithms of a sum over all PEs, over sizes; see ways.hpp.
#include "../common/report.hpp"
#include "values.hpp"
#include "ways.hpp"

namespace reductions {
namespace {

constexpr long most_elements = 1L << 30;
constexpr int most_pes = 1024;

const char* const intro =
    "Adds up vectors of double over all PEs, for sizes from -min to -max elements, each eight times the one "
    "before.\n"
    "\n"
    "  -variant flat       PE 0 reads all, adds, and gives the sum to all\n"
    "  -variant recursive  recursive doubling: log2(PEs) exchanges of everything\n"
    "  -variant scatter    reduce-scatter by recursive halving, then all-gather by doubling\n"
    "  -variant library    shmem_double_sum_reduce\n"
    "\n"
    "The time is that of one reduction out of -times in a row; gets: that of a get of the vector from the "
    "next "
    "PE, by all\n"
    "at once, which no sum can pass.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options.\n";

// Seconds in which each PE gets the next one's vector, all at once: a sum moves no less.
double plain_gets(const apps::Job& job, const Sum& sum, size_t count, long times) {
  const apps::Progress progress("plain gets", 1);
  shmem_barrier_all();
  const double start = apps::now();
  apps::repeat(times, [&] { shmem_double_get(sum.result(), sum.source(), count, job.next()); });
  return apps::largest(apps::now() - start) / static_cast<double>(times);
}

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"flat", "recursive", "scatter", "library"});
  apps::Options options("reductions", intro);
  long least = 1, most = 1L << 18, times = 20;
  options.number("min", least, 1, most_elements, "elements of the smallest vector");
  options.number("max", most, 1, most_elements, "no vector has more elements than this");
  options.steps(times, 1L << 30, "reductions in a row", "times");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (least > most) {
    return apps::refuse(job, "reductions",
                        "-min " + std::to_string(least) + " is more than -max " + std::to_string(most));
  }
  if (job.pes > most_pes) return apps::refuse(job, "reductions", "more than 1024 PEs");
  Sum sum(job, static_cast<size_t>(most));
  apps::Results results("reductions", job, usual,
                        {{"elements", "elements", "%ld"},
                         {"us", "time, us", "%.2f"},
                         {"gbs", "GB/s", "%.3f"},
                         {"limit_us", "gets, us", "%.2f"}});
  for (long elements = least; elements <= most; elements *= 8) {
    const size_t count = static_cast<size_t>(elements);
    std::vector<std::string> wrong(4);
    const std::string what = "sums of size " + std::to_string(elements);
    const std::vector<double> seconds = apps::in_turns(usual, what, [&](int variant) {
      // Other numbers every time where they are checked, in a reduction right after another.
      for (uint64_t time = 0; usual.check && time < 3; time++) {
        for (size_t i = 0; i < count; i++) sum.source()[i] = value(job.me, time, i);
        shmem_barrier_all();
        sum.run(static_cast<Variant>(variant), count);
        if (wrong[variant].empty()) wrong[variant] = compare(job, sum.result(), time, count);
        shmem_barrier_all();
      }
      shmem_barrier_all();
      const double start = apps::now();
      apps::repeat(times, [&] { sum.run(static_cast<Variant>(variant), count); });
      const double time = apps::largest(apps::now() - start) / static_cast<double>(times);
      if (usual.check && wrong[variant].empty()) wrong[variant] = compare(job, sum.result(), 2, count);
      shmem_barrier_all();
      return time;
    });
    const double limit = plain_gets(job, sum, count, times);
    for (size_t i = 0; i < seconds.size(); i++) {
      const double bytes = static_cast<double>(count * sizeof(double));
      results.row(usual.chosen()[i], {elements, seconds[i] * 1e6, bytes / seconds[i] / 1e9, limit * 1e6},
                  wrong[usual.chosen()[i]]);
    }
  }
  return results.status();
}

}  // namespace
}  // namespace reductions

int main(int argc, char** argv) { return apps::run_job("reductions", reductions::body, argc, argv); }
