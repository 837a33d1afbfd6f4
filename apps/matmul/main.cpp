// SPDX-License-Identifier: Apache-2.0
// C = A B over OpenSHMEM, matrices distributed by columns; see ring.hpp for the method.
#include "../common/job.hpp"
#include "../common/report.hpp"
#include "../common/results.hpp"
#include "check.hpp"
#include "matrices.hpp"
#include "ring.hpp"

namespace matmul {
namespace {

constexpr long largest_n = 1L << 20;

const char* const intro =
    "Multiplies two random n x n matrices of double. Every PE has a block of columns of A, B and C; the "
    "blocks of A are\n"
    "passed around the ring of PEs, so that each PE gets all of them.\n"
    "\n"
    "  -variant row      multiply, pass the block on row by row, barrier\n"
    "  -variant block    multiply, pass the whole block on, barrier\n"
    "  -variant overlap  pass the block on during the multiplication; no barrier, PEs wait for their "
    "neighbours "
    "only\n"
    "\n"
    "The local product is cblas_dgemm with one thread per PE. GFLOP/s is 2 n^3 / time. -check compares "
    "with a\n"
    "product computed by one PE up to n = 512, and by Freivalds' check with 16 random vectors beyond.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or n smaller than the number of PEs.\n";

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"row", "block", "overlap"});
  apps::Options options("matmul", intro);
  long size = 1024, seed = 1;
  options.number("n", size, 1, largest_n, "number of rows and columns");
  options.number("seed", seed, 0, largest_n, "seed of the random matrices");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (size < job.pes) {
    return apps::refuse(job, "matmul",
                        "-n " + std::to_string(size) + " is fewer columns than the " +
                            std::to_string(job.pes) + " PEs: every PE needs at least one. Use -n " +
                            std::to_string(job.pes) + " or more, or fewer PEs.");
  }
  const size_t n = static_cast<size_t>(size);
  const Source source(static_cast<uint64_t>(seed), n);
  Ring ring(n, job, source);
  std::vector<std::string> wrong(3);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    ring.reset(source);
    const double time = ring.run(static_cast<Shift>(variant));
    if (usual.check && wrong[variant].empty()) wrong[variant] = check(n, source, ring.mine());
    return time;
  });
  apps::Results results("matmul", job, usual,
                        {{"n", "n", "%ld"}, {"seconds", "time, s", "%.4f"}, {"gflops", "GFLOP/s", "%.2f"}});
  const double work = 2.0 * static_cast<double>(size) * static_cast<double>(size) * static_cast<double>(size);
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(variant, {size, seconds[i], work / seconds[i] / 1e9}, wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace matmul

int main(int argc, char** argv) { return apps::run_job("matmul", matmul::body, argc, argv); }
