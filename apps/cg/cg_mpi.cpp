// SPDX-License-Identifier: Apache-2.0
// Conjugate gradient by messages: which elements each PE needs of each other one is told once; in every
// product owners pack and send them.
#include <numeric>

#include "../common/mpi.hpp"
#include "solver.hpp"

namespace cg {
namespace {

class Product {
 public:
  Product(const Rows& a, const apps::Blocks& blocks, const apps::Job& job)
      : job_(job), here_(blocks.size(job.me)), lists_(static_cast<size_t>(job.pes)), packed_(lists_.size()) {
    std::vector<std::vector<size_t>> wanted(lists_.size());
    for (const size_t column : a.columns) {
      const int owner = blocks.owner(column);
      if (owner != job.me) wanted[static_cast<size_t>(owner)].push_back(column);
    }
    std::vector<size_t> ghosts;
    for (std::vector<size_t>& columns : wanted) {
      std::sort(columns.begin(), columns.end());
      columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
      expected_.push_back(static_cast<int>(columns.size()));
      ghosts.insert(ghosts.end(), columns.begin(), columns.end());
    }
    vector_.resize(here_ + ghosts.size());
    send_lists(ghosts, blocks.begin(job.me));
    for (const size_t column : a.columns) {
      const auto ghost = std::lower_bound(ghosts.begin(), ghosts.end(), column);
      numbers_.push_back(blocks.owner(column) == job.me
                             ? column - blocks.begin(job.me)
                             : here_ + static_cast<size_t>(ghost - ghosts.begin()));
    }
  }

  // The vector that is multiplied: this process's elements, then those of others that it needs.
  double* vector() { return vector_.data(); }

  void operator()(const Rows& a, double* y) {
    std::vector<MPI_Request> requests;
    double* ghosts = vector_.data() + here_;
    for (int pe = 0; pe < job_.pes; ghosts += expected_[static_cast<size_t>(pe++)]) {
      if (expected_[static_cast<size_t>(pe)] == 0) continue;
      requests.emplace_back();
      MPI_Irecv(ghosts, expected_[static_cast<size_t>(pe)], MPI_DOUBLE, pe, 0, MPI_COMM_WORLD,
                &requests.back());
    }
    for (int step = 1; step < job_.pes; step++) {
      const int pe = (job_.me + step) % job_.pes;
      const std::vector<size_t>& list = lists_[static_cast<size_t>(pe)];
      std::vector<double>& packed = packed_[static_cast<size_t>(pe)];
      if (list.empty()) continue;
      for (size_t i = 0; i < list.size(); i++) packed[i] = vector_[list[i]];
      requests.emplace_back();
      MPI_Isend(packed.data(), static_cast<int>(packed.size()), MPI_DOUBLE, pe, 0, MPI_COMM_WORLD,
                &requests.back());
    }
    MPI_Waitall(static_cast<int>(requests.size()), requests.data(), MPI_STATUSES_IGNORE);
    multiply(a, numbers_, vector_.data(), y);
  }

 private:
  // To each owner the numbers of the elements that are wanted of it.
  void send_lists(const std::vector<size_t>& ghosts, size_t begin) {
    const size_t pes = lists_.size();
    std::vector<int> counts(pes), from(pes), to(pes);
    MPI_Alltoall(expected_.data(), 1, MPI_INT, counts.data(), 1, MPI_INT, MPI_COMM_WORLD);
    std::exclusive_scan(expected_.begin(), expected_.end(), from.begin(), 0);
    std::exclusive_scan(counts.begin(), counts.end(), to.begin(), 0);
    std::vector<size_t> all(static_cast<size_t>(to.back() + counts.back()));
    MPI_Alltoallv(ghosts.data(), expected_.data(), from.data(), MPI_UINT64_T, all.data(), counts.data(),
                  to.data(), MPI_UINT64_T, MPI_COMM_WORLD);
    for (size_t pe = 0; pe < pes; pe++) {
      for (int i = to[pe]; i < to[pe] + counts[pe]; i++)
        lists_[pe].push_back(all[static_cast<size_t>(i)] - begin);
      packed_[pe].resize(lists_[pe].size());
    }
  }

  apps::Job job_;
  size_t here_;
  std::vector<int> expected_;               // elements from each PE
  std::vector<std::vector<size_t>> lists_;  // which of mine go to each
  std::vector<std::vector<double>> packed_;
  std::vector<double> vector_;
  std::vector<size_t> numbers_;  // of columns: own elements, then ghosts
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi"});
  Settings s;
  if (const auto status = apps::parse_or_status(job, "cg_mpi", "The conjugate gradient of cg, by messages.\n",
                                                argc, argv, s, usual))
    return *status;
  const Matrix matrix = s.matrix();
  const apps::Blocks blocks{matrix.rows(), static_cast<size_t>(job.pes)};
  if (blocks.total < blocks.parts) return apps::refuse(job, "cg_mpi", "fewer rows than the " + job.count());
  const size_t begin = blocks.begin(job.me), count = blocks.size(job.me);
  const Rows rows(matrix, begin, count);
  Product product(rows, blocks, job);
  std::vector<double> expected;
  if (usual.check) expected = reference(matrix, s.iterations);
  const auto dot = [](const double* a, const double* b, size_t n) {
    double sum = std::inner_product(a, a + n, b, 0.0), all = 0;
    MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
  };
  std::string wrong;
  Solution solution;
  std::vector<double> product_us;
  const std::vector<double> seconds = apps::in_turns(usual, [&](int) {
    const double time = apps::timed([&] {
      solution = solve(
          product.vector(), count, [] {}, [&](double* y) { product(rows, y); }, dot, s.iterations);
    });
    product_us.push_back(solution.product_us(s.iterations));
    if (usual.check && wrong.empty()) wrong = compare(solution, expected, begin);
    return time;
  });
  apps::Results results("cg", job, usual, columns());
  results.row(0, cells(s, matrix, seconds[0], apps::median(product_us), solution.residual), wrong);
  return results.status();
}

}  // namespace
}  // namespace cg

int main(int argc, char** argv) { return apps::run_job("cg_mpi", cg::body, argc, argv); }
