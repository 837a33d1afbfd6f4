// SPDX-License-Identifier: Apache-2.0
// Critical sections over MPI, which has locks for windows of memory only: MPI_Win_lock, exclusive.
#include "../common/mpi.hpp"

namespace locks {
namespace {

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"mpi"});
  apps::Options options("locks_mpi", "The critical sections of locks, by MPI_Win_lock and MPI_Win_unlock.\n");
  long sections = 2000;
  options.number("sections", sections, 1, 1L << 40, "critical sections of each PE");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  uint64_t* guarded = nullptr;  // a count and its complement
  MPI_Win window;
  MPI_Win_allocate(2 * sizeof(uint64_t), sizeof(uint64_t), MPI_INFO_NULL, MPI_COMM_WORLD, &guarded, &window);
  const int home = job.pes - 1;
  const auto section = [&] {
    uint64_t values[2];
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, home, 0, window);
    MPI_Get(values, 2, MPI_UINT64_T, home, 0, 2, MPI_UINT64_T, window);
    MPI_Win_flush(home, window);
    values[0]++;
    values[1]--;
    MPI_Put(values, 2, MPI_UINT64_T, home, 0, 2, MPI_UINT64_T, window);
    MPI_Win_unlock(home, window);
  };
  apps::Results results(
      "locks", job, usual,
      {{"sections", "sections", "%ld"}, {"contention", "contention", "%s"}, {"us", "time, us", "%.3f"}});
  for (const bool contended : {false, true}) {
    std::string wrong;
    const uint64_t total = static_cast<uint64_t>(sections) * static_cast<uint64_t>(contended ? job.pes : 1);
    const std::string what = contended ? "contended runs" : "free runs";
    const std::vector<double> seconds = apps::in_turns(usual, what, [&](int) {
      MPI_Win_lock(MPI_LOCK_EXCLUSIVE, job.me, 0, window);
      guarded[0] = 0;
      guarded[1] = ~uint64_t{0};
      MPI_Win_unlock(job.me, window);
      const double time = apps::timed([&] {
        apps::repeat(contended || job.first() ? sections : 0, section);
        MPI_Barrier(MPI_COMM_WORLD);
      });
      MPI_Win_lock(MPI_LOCK_EXCLUSIVE, job.me, 0, window);
      if (usual.check && job.me == home && (guarded[0] != total || guarded[1] != ~total)) {
        wrong = std::to_string(guarded[0]) + " sections were counted instead of " + std::to_string(total);
      }
      MPI_Win_unlock(job.me, window);
      return time / static_cast<double>(total);
    });
    results.row(0, {sections, std::string(contended ? "all" : "free"), seconds[0] * 1e6}, wrong);
  }
  MPI_Win_free(&window);
  return results.status();
}

}  // namespace
}  // namespace locks

int main(int argc, char** argv) { return apps::run_job("locks_mpi", locks::body, argc, argv); }
