// SPDX-License-Identifier: Apache-2.0
// Calls the one routine that the command line names, in a program that has not initialized, or with a wrong
// argument in one that has: doors_test.py reads what the library says.
#include <nvshmem.h>
#include <shmem.h>
#include <shmemx_compat.h>

#include <cstdio>
#include <functional>
#include <map>
#include <string>

extern "C" {
void start_pes_(const int* npes);
void shmem_init_();
void shmem_finalize_();
void shmem_global_exit_(const int* status);
}

namespace {

int word;
nvshmem_team_t team;
nvshmemx_init_attr_t attr;

const std::map<std::string, std::function<void()>> kDoors = {
    {"shmem_init", [] { shmem_init(); }},
    {"shmem_init_thread", [] { shmem_init_thread(SHMEM_THREAD_SINGLE, &word); }},
    {"shmemx_init_thread", [] { shmemx_init_thread(SHMEM_THREAD_SINGLE); }},
    {"start_pes", [] { start_pes(0); }},
    {"nvshmem_init", [] { nvshmem_init(); }},
    {"nvshmem_init_thread", [] { nvshmem_init_thread(NVSHMEM_THREAD_SERIALIZED, &word); }},
    {"nvshmemx_init_attr", [] { nvshmemx_init_attr(0, &attr); }},
    {"nvshmemx_hostlib_init_attr", [] { nvshmemx_hostlib_init_attr(0, &attr); }},
    {"SHMEM_INIT", [] { shmem_init_(); }},
    {"START_PES", [] { start_pes_(&word); }},
    {"shmem_finalize", [] { shmem_finalize(); }},
    {"shmem_global_exit", [] { shmem_global_exit(0); }},
    {"nvshmem_finalize", [] { nvshmem_finalize(); }},
    {"nvshmemx_hostlib_finalize", [] { nvshmemx_hostlib_finalize(); }},
    {"nvshmem_global_exit", [] { nvshmem_global_exit(0); }},
    {"SHMEM_FINALIZE", [] { shmem_finalize_(); }},
    {"SHMEM_GLOBAL_EXIT", [] { shmem_global_exit_(&word); }},
    {"nvshmem_query_thread", [] { nvshmem_query_thread(nullptr); }},
    {"nvshmem_malloc", [] { nvshmem_malloc(8); }},
    {"nvshmem_free", [] { nvshmem_free(&word); }},
    {"nvshmem_team_split_strided",
     [] { nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 1, 1, nullptr, 0, &team); }},
    {"nvshmem_team_destroy", [] { nvshmem_team_destroy(NVSHMEM_TEAM_WORLD); }},
    {"nvshmem_barrier_all", [] { nvshmem_barrier_all(); }},
    {"nvshmemx_collective_launch", [] { nvshmemx_collective_launch(nullptr, 1, 1, nullptr, 0, nullptr); }},
    {"nvshmemx_collective_launch_attr", [] { nvshmemx_collective_launch_attr(nullptr, nullptr, nullptr); }},
    {"nvshmemx_collective_launch_query_gridsize",
     [] { nvshmemx_collective_launch_query_gridsize(nullptr, 1, nullptr, 0, &word); }},
};

long number;  // symmetric, as static data are
uint64_t flag;

/// A wrong argument each, after nvshmem_init; the name ends where the first blank does.
const std::map<std::string, std::function<void()>> kMisuses = {
    {"nvshmem_long_wait_until", [] { nvshmem_long_wait_until(&number, 44, 0); }},
    {"nvshmem_long_put_signal",
     [] { nvshmem_long_put_signal(&number, &number, 1, &flag, 1, 55, nvshmem_my_pe()); }},
    {"nvshmem_free 0x1000", [] { nvshmem_free(reinterpret_cast<void*>(0x1000)); }},
    {"nvshmem_free static", [] { nvshmem_free(&number); }},
    {"nvshmem_query_thread", [] { nvshmem_query_thread(nullptr); }},
    {"nvshmem_barrier", [] { nvshmem_barrier(12345); }},
    {"nvshmem_team_sync", [] { nvshmem_team_sync(NVSHMEM_TEAM_INVALID); }},
    {"nvshmem_init_thread", [] { nvshmem_init_thread(77, &word); }},
    {"shmem_long_wait_until", [] { shmem_long_wait_until(&number, 44, 0); }},
    {"shmem_free", [] { shmem_free(&number); }},
    {"shmem_team_sync", [] { shmem_team_sync(SHMEM_TEAM_INVALID); }},
};

}  // namespace

int main(int argc, char** argv) {
  const std::string which = argc > 1 ? argv[1] : "";
  if (argc == 2) {
    kDoors.at(which)();
  } else if (argc == 3) {
    nvshmem_init();
    kMisuses.at(argv[2])();
  } else {
    for (const auto& [name, _] : kDoors) std::puts(name.c_str());
    for (const auto& [name, _] : kMisuses) std::puts(("misuse:" + name).c_str());
  }
  return 0;
}
