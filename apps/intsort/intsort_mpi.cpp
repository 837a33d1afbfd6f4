// SPDX-License-Identifier: Apache-2.0
// The bucket sort by messages: MPI_Allreduce of the counts, MPI_Alltoall of what goes where, MPI_Alltoallv of
// the keys.
#include "../common/mpi.hpp"
#include "buckets.hpp"

namespace intsort {
namespace {

class Sorter {
 public:
  Sorter(const apps::Job& job, Key most) : pes_(static_cast<size_t>(job.pes)), keys_(job, most) {}

  void run(const std::vector<Key>& keys) {
    keys_.count(keys, mine_.data());
    const double start = apps::now();
    MPI_Allreduce(mine_.data(), all_.data(), static_cast<int>(buckets), MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    reduction_seconds = apps::now() - start;
    keys_.divide(all_.data(), keys.size());
    keys_.group(keys);
    std::vector<int> sent(pes_), received(pes_), from(pes_), to(pes_);
    for (size_t pe = 0; pe < pes_; pe++) {
      sent[pe] = static_cast<int>(keys_.count_for(pe));
      from[pe] = static_cast<int>(keys_.for_pe(pe) - keys_.for_pe(0));
    }
    MPI_Alltoall(sent.data(), 1, MPI_INT, received.data(), 1, MPI_INT, MPI_COMM_WORLD);
    for (size_t pe = 1; pe < pes_; pe++) to[pe] = to[pe - 1] + received[pe - 1];
    inbox_.resize(keys_.received());
    MPI_Alltoallv(keys_.for_pe(0), sent.data(), from.data(), MPI_UINT32_T, inbox_.data(), received.data(),
                  to.data(), MPI_UINT32_T, MPI_COMM_WORLD);
    keys_.sort(inbox_.data());
  }

  const std::vector<Key>& sorted() const { return keys_.sorted(); }
  double reduction_seconds = 0;

 private:
  size_t pes_;
  Buckets keys_;
  std::vector<long> mine_ = std::vector<long>(buckets), all_ = mine_;
  std::vector<Key> inbox_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi"});
  apps::Options options("intsort_mpi", "The sort of intsort, by messages.\n");
  long count = 100000, most = 1L << 20;
  options.number("keys", count, 1, 1L << 28, "keys of each PE");
  options.number("max", most, 1, 1L << 31, "keys are below this");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  const Key below = static_cast<Key>(most);
  std::vector<Key> keys(static_cast<size_t>(count));
  for (size_t i = 0; i < keys.size(); i++) keys[i] = key(below, job.me, i);
  Sorter sorter(job, below);
  std::string wrong;
  double reduction = 1e30;
  const std::vector<double> seconds = apps::in_turns(usual, [&](int) {
    const double time = apps::timed([&] { sorter.run(keys); });
    reduction = std::min(reduction, apps::largest(sorter.reduction_seconds));
    if (usual.check && wrong.empty()) {
      std::vector<size_t> held(static_cast<size_t>(job.pes));
      const size_t mine = sorter.sorted().size();
      MPI_Allgather(&mine, 1, MPI_UINT64_T, held.data(), 1, MPI_UINT64_T, MPI_COMM_WORLD);
      wrong = differences_of(sorter.sorted(), held.data(), job.pes, job.me, keys.size(), below);
    }
    return time;
  });
  apps::Results results("intsort", job, usual,
                        {{"keys", "keys/PE", "%ld"},
                         {"seconds", "time, s", "%.6f"},
                         {"mkeys", "Mkeys/s", "%.2f"},
                         {"reduction_us", "reduction, us", "%.1f"}});
  const double all = static_cast<double>(count) * job.pes;
  results.row(0, {count, seconds[0], all / seconds[0] / 1e6, reduction * 1e6}, wrong);
  return results.status();
}

}  // namespace
}  // namespace intsort

int main(int argc, char** argv) { return apps::run_job("intsort_mpi", intsort::body, argc, argv); }
