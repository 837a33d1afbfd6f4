// SPDX-License-Identifier: Apache-2.0
// The transpose by messages: pack a block for each PE, MPI_Alltoallv, unpack.
#include "../common/mpi.hpp"
#include "../common/random.hpp"

namespace transpose {
namespace {

double element(size_t n, size_t row, size_t column) { return apps::unit(1, row * n + column); }

class Transpose {
 public:
  Transpose(const apps::Job& job, size_t n)
      : job_(job),
        n_(n),
        rows_{n, static_cast<size_t>(job.pes)},
        mine_(rows_.size(job.me)),
        a_(mine_ * n),
        b_(a_.size()),
        out_(a_.size()),
        in_(a_.size()) {
    for (size_t i = 0; i < a_.size(); i++) a_[i] = element(n, rows_.begin(job.me) + i / n, i % n);
    for (int pe = 0; pe < job.pes; pe++) {
      counts_.push_back(static_cast<int>(mine_ * rows_.size(pe)));
      places_.push_back(static_cast<int>(mine_ * rows_.begin(pe)));
    }
  }

  void spoil() { std::fill(b_.begin(), b_.end(), -1.0); }

  void run() {
    constexpr size_t tile = 64;
    for (int pe = 0; pe < job_.pes; pe++) {
      double* block = out_.data() + places_[static_cast<size_t>(pe)];
      const double* a = a_.data() + rows_.begin(pe);
      for (size_t i = 0; i < mine_; i += tile) {
        for (size_t j = 0; j < rows_.size(pe); j++) {
          for (size_t k = i; k < std::min(mine_, i + tile); k++) block[j * mine_ + k] = a[k * n_ + j];
        }
      }
    }
    MPI_Alltoallv(out_.data(), counts_.data(), places_.data(), MPI_DOUBLE, in_.data(), counts_.data(),
                  places_.data(), MPI_DOUBLE, MPI_COMM_WORLD);
    for (int pe = 0; pe < job_.pes; pe++) {
      const size_t width = rows_.size(pe);
      const double* block = in_.data() + places_[static_cast<size_t>(pe)];
      for (size_t j = 0; j < mine_; j++) std::copy_n(block + j * width, width, &b_[j * n_ + rows_.begin(pe)]);
    }
  }

  std::string compare() const {
    apps::Differences differences("element");
    for (size_t i = 0; i < b_.size(); i++) {
      const size_t row = rows_.begin(job_.me) + i / n_;
      differences.compare(row * n_ + i % n_, b_[i], element(n_, i % n_, row));
    }
    return differences.text();
  }

 private:
  apps::Job job_;
  size_t n_;
  apps::Blocks rows_;
  size_t mine_;
  std::vector<double> a_, b_, out_, in_;
  std::vector<int> counts_, places_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi"});
  apps::Options options("transpose_mpi", "The transpose of transpose, by messages.\n");
  long size = 1024;
  options.number("n", size, 1, 1L << 15, "rows and columns");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (size < job.pes) return apps::refuse(job, "transpose_mpi", "fewer rows than the " + job.count());
  Transpose transpose(job, static_cast<size_t>(size));
  std::string wrong;
  const std::vector<double> seconds = apps::in_turns(usual, [&](int) {
    transpose.spoil();
    const double time = apps::timed([&] { transpose.run(); });
    if (usual.check && wrong.empty()) wrong = transpose.compare();
    return time;
  });
  apps::Results results("transpose", job, usual,
                        {{"n", "n", "%ld"}, {"seconds", "time, s", "%.6f"}, {"gbs", "GB/s", "%.3f"}});
  results.row(0, {size, seconds[0], 8.0 * static_cast<double>(size * size) / seconds[0] / 1e9}, wrong);
  return results.status();
}

}  // namespace
}  // namespace transpose

int main(int argc, char** argv) { return apps::run_job("transpose_mpi", transpose::body, argc, argv); }
