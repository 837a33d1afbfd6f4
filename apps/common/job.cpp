// SPDX-License-Identifier: Apache-2.0
#include "job.hpp"

#include <cstdio>
#include <cstdlib>
#include <exception>

#include "report.hpp"

namespace apps {

Job::Job() : me(shmem_my_pe()), pes(shmem_n_pes()) {}

int agree(int value) {
  Symmetric<int> mine(1);
  Symmetric<int> decided(1);
  mine[0] = value;
  shmem_int_broadcast(SHMEM_TEAM_WORLD, decided.get(), mine.get(), 1, 0);
  return decided[0];
}

double largest(double value) {
  Symmetric<double> mine(1);
  Symmetric<double> most(1);
  mine[0] = value;
  shmem_double_max_reduce(SHMEM_TEAM_WORLD, most.get(), mine.get(), 1);
  return most[0];
}

struct Sums::Memory {
  Symmetric<double> mine, sums;
};

Sums::Sums(size_t count) : memory_(new Memory{Symmetric<double>(count), Symmetric<double>(count)}) {}
Sums::~Sums() = default;

std::vector<double> Sums::add_up(const std::vector<double>& mine) {
  std::copy(mine.begin(), mine.end(), memory_->mine.get());
  shmem_double_sum_reduce(SHMEM_TEAM_WORLD, memory_->sums.get(), memory_->mine.get(), mine.size());
  return {memory_->sums.get(), memory_->sums.get() + mine.size()};
}

void give_up(const std::string& why) {
  std::fprintf(stderr, "PE %d of %d: %s\n", shmem_my_pe(), shmem_n_pes(), why.c_str());
  shmem_global_exit(exit_failed);
  std::abort();  // only if global_exit came back
}

void no_symmetric_memory(size_t bytes) {
  give_up("no symmetric memory for " + std::to_string(bytes) +
          " bytes. Use a smaller problem or set SHMEM_SYMMETRIC_SIZE to a larger heap.");
}

int run_job(const char* program, int (*body)(int, char**), int argc, char** argv) {
  // Lines appear when they are printed, also when the launcher passes them on through a pipe.
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  shmem_init();
  limit_memory(shmem_team_n_pes(SHMEM_TEAM_SHARED));
  int status = exit_failed;
  try {
    status = body(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: PE %d of %d: %s\n", program, shmem_my_pe(), shmem_n_pes(),
                 text_of(error).c_str());
    shmem_global_exit(exit_failed);
  }
  end_showing();
  // Finalize waits for all PEs: what PE 0 prints is printed before another PE's exit status can end the job.
  if (!output_is_written(program)) status = exit_failed;
  std::fflush(nullptr);
  shmem_finalize();
  return status;
}

}  // namespace apps
