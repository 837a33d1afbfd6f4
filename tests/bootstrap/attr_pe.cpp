// SPDX-License-Identifier: Apache-2.0
// A PE of an NVSHMEM program that chooses its own way into the job. Arguments:
//   id                          prints a unique id and lives until its input ends
//   uid RANK RANKS ID [die]     joins by that id; "die": the last rank kills itself while the others wait
//   forked RANKS                makes an id and forks the ranks
//   shmem                       OpenSHMEM first (under oshrun), then NVSHMEM on the same job
//   mpi                         the ranks of MPI, half of them if there are more than two (built with MPI
//   only)
// No device memory is touched: this runs without a GPU.
#include <nvshmem.h>
#include <nvshmemx.h>
#include <shmem.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#if defined(WITH_MPI)
#include <mpi.h>
#endif

namespace {

int print_id() {
  nvshmemx_uniqueid_t id = NVSHMEMX_UNIQUEID_INITIALIZER;
  if (nvshmemx_get_uniqueid(&id) != 0) return 1;
  const auto* bytes = reinterpret_cast<const unsigned char*>(&id);
  for (size_t i = 0; i < sizeof(id); ++i) std::printf("%02x", bytes[i]);
  std::printf("\n");
  std::fflush(stdout);
  char byte;
  return read(STDIN_FILENO, &byte, 1) == 0 ? 0 : 1;
}

nvshmemx_uniqueid_t id_of(const char* text) {
  nvshmemx_uniqueid_t id = NVSHMEMX_UNIQUEID_INITIALIZER;
  auto* bytes = reinterpret_cast<unsigned char*>(&id);
  for (size_t i = 0; i < sizeof(id); ++i) {
    bytes[i] = static_cast<unsigned char>(std::stoi(std::string(text + 2 * i, 2), nullptr, 16));
  }
  return id;
}

/// Every PE hears from its neighbour, in the world and in a team of every second PE.
int run(int rank, int ranks) {
  const int me = nvshmem_my_pe();
  const int n = nvshmem_n_pes();
  auto* from_left = static_cast<int*>(shmem_calloc(1, sizeof(int)));
  nvshmem_int_p(from_left, me + 1, (me + 1) % n);
  shmem_barrier_all();
  bool is_right = me == rank && n == ranks && *from_left == (me + n - 1) % n + 1;
  is_right &= nvshmemx_init_status() == NVSHMEM_STATUS_IS_INITIALIZED;
  nvshmem_team_t team = NVSHMEM_TEAM_INVALID;
  is_right &= nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, nullptr, 0, &team) == 0;
  is_right &= nvshmem_team_my_pe(team) == (me % 2 == 0 ? me / 2 : -1);
  if (team != NVSHMEM_TEAM_INVALID) nvshmem_team_destroy(team);
  shmem_free(from_left);
  std::printf("PE %d of %d: %s\n", me, n, is_right ? "right" : "WRONG");
  std::fflush(stdout);
  return is_right ? 0 : 1;
}

bool init(int rank, int ranks, const nvshmemx_uniqueid_t& id) {
  nvshmemx_init_attr_t attr = NVSHMEMX_INIT_ATTR_INITIALIZER;
  return nvshmemx_set_attr_uniqueid_args(rank, ranks, &id, &attr) == 0 &&
         nvshmemx_init_attr(NVSHMEMX_INIT_WITH_UNIQUEID, &attr) == 0;
}

/// The parent holds the meeting, in a thread that the children have not.
int forked(int ranks) {
  nvshmemx_uniqueid_t id = NVSHMEMX_UNIQUEID_INITIALIZER;
  if (nvshmemx_get_uniqueid(&id) != 0) return 1;
  for (int rank = 0; rank < ranks; ++rank) {
    if (fork() != 0) continue;
    if (!init(rank, ranks, id)) return 1;
    const int result = run(rank, ranks);
    nvshmem_finalize();
    return result;
  }
  int failed = 0;
  for (int status; wait(&status) > 0;) failed += status != 0;
  return failed;
}

int with_id(int count, char** arguments) {
  const int rank = std::atoi(arguments[2]);
  const int ranks = std::atoi(arguments[3]);
  if (!init(rank, ranks, id_of(arguments[4]))) return 1;
  const int result = run(rank, ranks);
  if (count > 5) {
    if (rank == ranks - 1) raise(SIGKILL);
    shmem_barrier_all();
  }
  nvshmem_finalize();
  return result;
}

int with_shmem() {
  shmem_init();
  const int rank = shmem_my_pe();
  if (nvshmemx_init_status() != NVSHMEM_STATUS_IS_BOOTSTRAPPED) return 1;
  if (nvshmemx_init_attr(NVSHMEMX_INIT_WITH_SHMEM, nullptr) != 0) return 1;
  const int result = run(rank, shmem_n_pes());
  nvshmem_finalize();
  shmem_finalize();
  return result;
}

#if defined(WITH_MPI)
int with_mpi(int* count, char*** arguments) {
  MPI_Init(count, arguments);
  int rank;
  int ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm mine = MPI_COMM_WORLD;
  if (ranks > 2) {  // two jobs of every second rank, in reverse order
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &mine);
    MPI_Comm_rank(mine, &rank);
    MPI_Comm_size(mine, &ranks);
  }
  nvshmemx_init_attr_t attr;  // as old programs leave it
  attr.mpi_comm = &mine;
  if (nvshmemx_init_attr(NVSHMEMX_INIT_WITH_MPI_COMM, &attr) != 0) return 1;
  const int result = run(rank, ranks);
  nvshmem_finalize();
  MPI_Finalize();
  return result;
}
#endif

}  // namespace

int main(int count, char** arguments) {
  const std::string what = count > 1 ? arguments[1] : "";
  if (what == "id") return print_id();
  if (what == "uid" && count > 4) return with_id(count, arguments);
  if (what == "forked" && count > 2) return forked(std::atoi(arguments[2]));
  if (what == "shmem") return with_shmem();
#if defined(WITH_MPI)
  if (what == "mpi") return with_mpi(&count, &arguments);
#endif
  std::fprintf(stderr, "attr_pe: unknown arguments\n");
  return 2;
}
