// SPDX-License-Identifier: Apache-2.0
// Conjugate gradient with a distributed sparse matrix; see product.hpp for the two products.
#include <numeric>

#include "product.hpp"
#include "solver.hpp"

namespace cg {
namespace {

enum Variant { global, gather };

const char* const intro =
    "Solves A x = b by conjugate gradient, with b of ones, for -iterations. Rows are distributed over the "
    "PEs.\n"
    "\n"
    "  -variant global  the product reads what it needs through isomem::global_array\n"
    "  -variant gather  owners pack and put what others need, then the product is local\n"
    "\n"
    "The product's time is that of one product, the median over runs; gathering is prepared once, and not in "
    "the \n"
    "time.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or fewer rows than PEs.\n";

// Sums over all PEs. A PE may be one sum ahead of another that still reads its result: two slots.
class Dot {
 public:
  double operator()(const double* a, const double* b, size_t count) {
    const size_t slot = calls_++ % 2;
    parts_[slot] = std::inner_product(a, a + count, b, 0.0);
    shmem_double_sum_reduce(SHMEM_TEAM_WORLD, &sums_[slot], &parts_[slot], 1);
    return sums_[slot];
  }

 private:
  apps::Symmetric<double> parts_{2}, sums_{2};
  size_t calls_ = 0;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"global", "gather"});
  Settings s;
  if (const auto status = apps::parse_or_status(job, "cg", intro, argc, argv, s, usual)) return *status;
  const Matrix matrix = s.matrix();
  if (matrix.rows() < static_cast<size_t>(job.pes)) {
    return apps::refuse(job, "cg",
                        std::to_string(matrix.rows()) + " rows are fewer than the " + job.count() +
                            ". Use larger -nx, -ny, -nz or fewer PEs.");
  }
  const Vector p(matrix.rows());
  if (!p.valid()) apps::no_symmetric_memory(matrix.rows() / static_cast<size_t>(job.pes) * sizeof(double));
  const Rows rows(matrix, p.local_begin(), p.local().size());
  GatheredProduct gathered(rows, p, job);
  std::vector<double> expected;
  if (usual.check) expected = reference(matrix, s.iterations);
  Dot dot;
  std::vector<std::string> wrong(2);
  std::vector<double> residual(2);
  std::vector<std::vector<double>> product_us(2);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    shmem_barrier_all();
    const double start = apps::now();
    const auto product = [&](double* y) {
      if (variant == global) {
        product_global(rows, p, y);
      } else {
        gathered(rows, y);
      }
    };
    double* const vector = variant == global ? p.local().begin() : gathered.vector();
    const Solution solution = solve(
        vector, p.local().size(), [] { shmem_barrier_all(); }, product, dot, s.iterations);
    const double time = apps::largest(apps::now() - start);
    product_us[variant].push_back(solution.product_us(s.iterations));
    residual[variant] = solution.residual;
    if (usual.check && wrong[variant].empty()) wrong[variant] = compare(solution, expected, p.local_begin());
    return time;
  });
  apps::Results results("cg", job, usual, columns());
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(variant, cells(s, matrix, seconds[i], apps::median(product_us[variant]), residual[variant]),
                wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace cg

int main(int argc, char** argv) { return apps::run_job("cg", cg::body, argc, argv); }
