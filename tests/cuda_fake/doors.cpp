// SPDX-License-Identifier: Apache-2.0
// Calls the one routine that the command line names, in a program that has not initialized: doors_test.py
// reads what the library says.
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
};

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2) {
    kDoors.at(argv[1])();
    return 0;
  }
  for (const auto& [name, _] : kDoors) std::puts(name.c_str());
  return 0;
}
