// SPDX-License-Identifier: Apache-2.0
#include <mpi.h>

#include <cstdio>
#include <cstdlib>
#include <exception>

#include "report.hpp"
#include "world.hpp"

namespace apps {

Job::Job() : me(0), pes(1) {
  MPI_Comm_rank(MPI_COMM_WORLD, &me);
  MPI_Comm_size(MPI_COMM_WORLD, &pes);
}

int agree(int value) {
  MPI_Bcast(&value, 1, MPI_INT, 0, MPI_COMM_WORLD);
  return value;
}

double largest(double value) {
  double most = 0;
  MPI_Allreduce(&value, &most, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  return most;
}

struct Sums::Memory {};

Sums::Sums(size_t) {}
Sums::~Sums() = default;

std::vector<double> Sums::add_up(const std::vector<double>& mine) {
  std::vector<double> sums(mine.size());
  MPI_Allreduce(mine.data(), sums.data(), static_cast<int>(mine.size()), MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return sums;
}

void give_up(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  MPI_Abort(MPI_COMM_WORLD, exit_failed);
  std::abort();  // only if MPI_Abort came back
}

int run_job(const char* program, int (*body)(int, char**), int argc, char** argv) {
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  MPI_Init(&argc, &argv);
  MPI_Comm host = MPI_COMM_NULL;
  int here = 1;
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &host);
  MPI_Comm_size(host, &here);
  MPI_Comm_free(&host);
  limit_memory(here);
  int status = exit_failed;
  try {
    status = body(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: %s\n", program, text_of(error).c_str());
    MPI_Abort(MPI_COMM_WORLD, exit_failed);
  }
  end_showing();
  if (!output_is_written(program)) status = exit_failed;
  MPI_Finalize();
  return status;
}

}  // namespace apps
