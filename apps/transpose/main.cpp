// SPDX-License-Identifier: Apache-2.0
// The transpose of a matrix that is distributed by rows; see transpose.hpp for the ways.
#include "transpose.hpp"

#include <cstring>

#include "../common/random.hpp"
#include "../common/report.hpp"
#include "../common/results.hpp"

namespace transpose {
namespace {

enum Variant { direct_way, get_way, packed_way };

const char* const intro =
    "Transposes a random n x n matrix of double, distributed by rows: almost every element goes to another "
    "PE.\n"
    "\n"
    "  -variant direct  each column straight into the row of the PE that it belongs to\n"
    "  -variant get     each PE reads the columns that it needs\n"
    "  -variant packed  pack a block for each PE, exchange, unpack\n"
    "\n"
    "GB/s is the size of the matrix / time; limit is that of all PEs copying as much within their own "
    "memory.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or fewer rows than PEs.\n";

double element(size_t n, size_t row, size_t column) { return apps::unit(1, row * n + column); }

void run(int variant, const Matrices& m) {
  if (variant == direct_way) return direct(m);
  if (variant == get_way) return fetch(m);
  packed(m);
}

// Seconds in which every PE copies its rows of A to B, the shortest of five.
double copy_seconds(const Matrices& m) {
  double least = 1e30;
  for (int i = 0; i < 5; i++) {
    shmem_barrier_all();
    const double start = apps::now();
    std::memcpy(m.b, m.a, m.rows.size(m.job.me) * m.n * sizeof(double));
    shmem_barrier_all();
    least = std::min(least, apps::largest(apps::now() - start));
  }
  return least;
}

std::string compare(const Matrices& m) {
  apps::Differences differences("element");
  const size_t first = m.rows.begin(m.job.me);
  for (size_t i = 0; i < m.rows.size(m.job.me); i++) {
    for (size_t j = 0; j < m.n; j++) {
      differences.compare((first + i) * m.n + j, m.b[i * m.n + j], element(m.n, j, first + i));
    }
  }
  return differences.text();
}

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"direct", "get", "packed"});
  apps::Options options("transpose", intro);
  long size = 1024;
  options.number("n", size, 1, 1L << 20, "rows and columns");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (size < job.pes) {
    return apps::refuse(job, "transpose",
                        "-n " + std::to_string(size) + " is fewer rows than the " + job.count() +
                            ": every PE needs at least one. Use a larger -n or fewer PEs.");
  }
  const size_t n = static_cast<size_t>(size);
  const apps::Blocks rows{n, static_cast<size_t>(job.pes)};
  const apps::Symmetric<double> a(rows.largest() * n), b(rows.largest() * n), arrived(rows.largest() * n);
  const Matrices m{n, job, rows, a.get(), b.get(), arrived.get()};
  std::fill_n(m.arrived, rows.largest() * n, 0.0);
  for (size_t i = 0; i < rows.size(job.me); i++) {
    for (size_t j = 0; j < n; j++) m.a[i * n + j] = element(n, rows.begin(job.me) + i, j);
  }
  const double limit = copy_seconds(m);
  std::vector<std::string> wrong(3);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    std::fill_n(m.b, rows.largest() * n, -1.0);
    shmem_barrier_all();
    const double start = apps::now();
    run(variant, m);
    const double time = apps::largest(apps::now() - start);
    if (usual.check && wrong[variant].empty()) wrong[variant] = compare(m);
    return time;
  });
  apps::Results results("transpose", job, usual,
                        {{"n", "n", "%ld"},
                         {"seconds", "time, s", "%.6f"},
                         {"gbs", "GB/s", "%.3f"},
                         {"limit_gbs", "limit, GB/s", "%.3f"}});
  const double gigabytes = static_cast<double>(n * n * sizeof(double)) / 1e9;
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(variant, {size, seconds[i], gigabytes / seconds[i], gigabytes / limit}, wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace transpose

int main(int argc, char** argv) { return apps::run_job("transpose", transpose::body, argc, argv); }
