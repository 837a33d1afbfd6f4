// SPDX-License-Identifier: Apache-2.0
// The product on a ring by messages: the block of A is sent on while it is multiplied.
#include <array>

#include "../common/mpi.hpp"
#include "check.hpp"
#include "product.hpp"

namespace matmul {
namespace {

class Ring {
 public:
  Ring(size_t n, const apps::Job& job, const Source& source)
      : n_(n), job_(job), product_(n, job, source), a_{room(), room()}, c_(room()) {
    source.fill(Which::a, mine().begin, mine().width, a_[0].data());
    product_.reset(c_.data());
  }

  void run() {
    for (int step = 0; step < job_.pes; step++) {
      std::array<MPI_Request, 2> requests{MPI_REQUEST_NULL, MPI_REQUEST_NULL};
      double* held = a_[step % 2].data();
      if (step + 1 < job_.pes) {
        MPI_Irecv(a_[(step + 1) % 2].data(), count(step + 1), MPI_DOUBLE, job_.previous(), 0, MPI_COMM_WORLD,
                  &requests[0]);
        MPI_Isend(held, count(step), MPI_DOUBLE, job_.next(), 0, MPI_COMM_WORLD, &requests[1]);
      }
      product_.multiply(step, held, c_.data());
      MPI_Waitall(2, requests.data(), MPI_STATUSES_IGNORE);
    }
  }

  Columns mine() const {
    return {product_.columns().begin(job_.me), product_.columns().size(job_.me), c_.data()};
  }

 private:
  std::vector<double> room() const { return std::vector<double>(n_ * product_.columns().largest()); }
  int count(int step) const { return static_cast<int>(n_ * product_.columns().size(product_.holder(step))); }

  size_t n_;
  apps::Job job_;
  Product product_;
  std::array<std::vector<double>, 2> a_;
  std::vector<double> c_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi"});
  apps::Options options("matmul_mpi", "The matrix product of matmul, by messages.\n");
  long size = 1024, seed = 1;
  options.number("n", size, 1, 1L << 15, "number of rows and columns");
  options.number("seed", seed, 0, 1L << 20, "seed of the random matrices");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (size < job.pes) return apps::refuse(job, "matmul_mpi", "fewer columns than the " + job.count());
  const size_t n = static_cast<size_t>(size);
  const Source source(static_cast<uint64_t>(seed), n);
  std::string wrong;
  const std::vector<double> seconds = apps::in_turns(usual, [&](int) {
    Ring ring(n, job, source);
    const double time = apps::timed([&] { ring.run(); });
    if (usual.check && wrong.empty()) wrong = check(n, source, ring.mine());
    return time;
  });
  apps::Results results("matmul", job, usual,
                        {{"n", "n", "%ld"}, {"seconds", "time, s", "%.6f"}, {"gflops", "GFLOP/s", "%.3f"}});
  const double work = 2.0 * static_cast<double>(size) * static_cast<double>(size) * static_cast<double>(size);
  results.row(0, {size, seconds[0], work / seconds[0] / 1e9}, wrong);
  return results.status();
}

}  // namespace
}  // namespace matmul

int main(int argc, char** argv) { return apps::run_job("matmul_mpi", matmul::body, argc, argv); }
