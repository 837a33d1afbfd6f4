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
const std::vector<std::string> shift_names = {"row", "block", "overlap"};

struct Settings {
  long n = 1024;
  long seed = 1;
  int shift = shift_overlap;
  bool check = false;
  bool csv = false;
  bool verbose = false;
};

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
    "Exit status: 0 success, 1 the check failed, 2 invalid options or n smaller than the number of PEs.\n"
    "-csv prints: program,variant,n,pes,seconds,GFLOP/s,check (ok, FAILED or -)\n";

std::optional<int> read_settings(const apps::Job& job, Settings& settings, int argc, char** argv) {
  apps::Options options("matmul", intro);
  options.number("n", settings.n, 1, largest_n, "number of rows and columns");
  options.choice("variant", settings.shift, shift_names, "how the blocks of A move");
  options.number("seed", settings.seed, 0, largest_n, "seed of the random matrices");
  options.flag("check", settings.check, "verify the product");
  options.flag("csv", settings.csv, "print one comma-separated line of values");
  options.flag("v", settings.verbose, "show progress even if stderr is not a terminal");
  const std::optional<int> status = apps::parse_or_status(job, options, argc, argv);
  if (status) return status;
  if (settings.n < job.pes) {
    return apps::refuse(job, "matmul",
                        "-n " + std::to_string(settings.n) + " is fewer columns than the " +
                            std::to_string(job.pes) + " PEs: every PE needs at least one. Use -n " +
                            std::to_string(job.pes) + " or more, or fewer PEs.");
  }
  return std::nullopt;
}

void report(const apps::Job& job, const Settings& settings, double seconds, const Verdict& verdict) {
  const double n = static_cast<double>(settings.n);
  const double rate = 2 * n * n * n / seconds / 1e9;
  if (settings.csv) {
    std::printf("matmul,%s,%ld,%d,%.6f,%.3f,%s\n", shift_names[settings.shift].c_str(), settings.n, job.pes,
                seconds, rate, !settings.check ? "-" : (verdict.good ? "ok" : "FAILED"));
    return;
  }
  apps::result("time", "%.4f s", seconds);
  apps::result("rate", "%.2f GFLOP/s = 2 x %ld^3 / time", rate, settings.n);
  if (settings.check) apps::result("check", "%s: %s", verdict.good ? "ok" : "FAILED", verdict.text.c_str());
}

int body(int argc, char** argv) {
  const apps::Job job;
  Settings settings;
  const std::optional<int> status = read_settings(job, settings, argc, argv);
  if (status) return *status;
  const size_t n = static_cast<size_t>(settings.n);
  if (job.first() && !settings.csv) {
    std::printf("Matrix multiplication: %zu x %zu, %s, shift %s\n", n, n, job.count().c_str(),
                shift_names[settings.shift].c_str());
  }
  const Source source(static_cast<uint64_t>(settings.seed), n);
  Ring ring(n, job, source);
  double seconds = 0;
  {
    const double all =
        static_cast<double>(n) * static_cast<double>(n) * static_cast<double>(ring.blocks().size(job.me));
    apps::Progress progress("matmul", all, job.first(), settings.verbose);
    seconds = ring.run(static_cast<Shift>(settings.shift), [&](double done) { progress.reached(done); });
  }
  Verdict verdict{true, ""};
  if (settings.check) {
    verdict = check(n, source, {ring.blocks().begin(job.me), ring.blocks().size(job.me), ring.c()});
    if (!verdict.good) std::fprintf(stderr, "matmul, PE %d: %s\n", job.me, verdict.text.c_str());
    verdict.good = apps::everywhere(verdict.good);
  }
  if (job.first()) report(job, settings, seconds, verdict);
  return verdict.good ? 0 : apps::exit_failed;
}

}  // namespace
}  // namespace matmul

int main(int argc, char** argv) { return apps::run_job("matmul", matmul::body, argc, argv); }
