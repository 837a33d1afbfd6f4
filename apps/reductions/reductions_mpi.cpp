// SPDX-License-Identifier: Apache-2.0
// The sum by MPI_Allreduce.
#include "../common/mpi.hpp"
#include "values.hpp"

namespace reductions {
namespace {

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi"});
  apps::Options options("reductions_mpi", "The sums of reductions, by MPI_Allreduce.\n");
  long least = 1, most = 1L << 18, times = 20;
  options.number("min", least, 1, 1L << 30, "elements of the smallest vector");
  options.number("max", most, 1, 1L << 30, "no vector has more elements than this");
  options.steps(times, 1L << 30, "reductions in a row", "times");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  std::vector<double> source(static_cast<size_t>(most)), result(source.size());
  apps::Results results(
      "reductions", job, usual,
      {{"elements", "elements", "%ld"}, {"us", "time, us", "%.2f"}, {"gbs", "GB/s", "%.3f"}});
  for (long elements = least; elements <= most; elements *= 8) {
    const size_t count = static_cast<size_t>(elements);
    for (size_t i = 0; i < count; i++) source[i] = value(job.me, 0, i);
    std::string wrong;
    const std::string what = "sums of size " + std::to_string(elements);
    const std::vector<double> seconds = apps::in_turns(usual, what, [&](int) {
      std::fill(result.begin(), result.end(), -1.0);
      const double time = apps::timed([&] {
        apps::repeat(times, [&] {
          MPI_Allreduce(source.data(), result.data(), static_cast<int>(count), MPI_DOUBLE, MPI_SUM,
                        MPI_COMM_WORLD);
        });
      });
      if (usual.check && wrong.empty()) wrong = compare(job, result.data(), 0, count);
      return time / static_cast<double>(times);
    });
    results.row(0, {elements, seconds[0] * 1e6, 8.0 * static_cast<double>(count) / seconds[0] / 1e9}, wrong);
  }
  return results.status();
}

}  // namespace
}  // namespace reductions

int main(int argc, char** argv) { return apps::run_job("reductions_mpi", reductions::body, argc, argv); }
