// SPDX-License-Identifier: Apache-2.0
#include "job/mpi.hpp"

#include <dlfcn.h>

#include <string>
#include <vector>

#include "core/error.hpp"
#include "core/text.hpp"

namespace isomem {

namespace {

/// Address of a symbol of the MPI in this process, null without one. A Python module loads it for itself,
/// where only a handle of the library finds it.
void* mpi_symbol(const char* name) {
  if (void* symbol = dlsym(RTLD_DEFAULT, name)) return symbol;
  for (const char* library : {"libmpi.so.40", "libmpi.so.12", "libmpich.so.12", "libmpi.so"}) {
    void* handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
    if (!handle) continue;
    void* symbol = dlsym(handle, name);
    dlclose(handle);  // the program keeps it
    if (symbol) return symbol;
  }
  return nullptr;
}

template <class Function>
Function mpi_function(const char* name) {
  auto* function = reinterpret_cast<Function>(mpi_symbol(name));
  if (!function) {
    throw Error(text(
        "%s was not found in this process: link the program with MPI (mpicc), as a shared library", name));
  }
  return function;
}

void check(int code, const char* call) {
  if (code != 0) throw Error(text("%s failed with code %d", call, code));
}

/// The ranks of an MPI whose handles are of type `Handle`: Open MPI has pointers, the MPICH family has
/// integers.
template <class Handle>
Ranks ranks_of(Handle communicator, Handle bytes_type) {
  Ranks ranks;
  ranks.name = "the MPI communicator";
  check(mpi_function<int (*)(Handle, int*)>("MPI_Comm_rank")(communicator, &ranks.rank), "MPI_Comm_rank");
  check(mpi_function<int (*)(Handle, int*)>("MPI_Comm_size")(communicator, &ranks.size), "MPI_Comm_size");
  auto* gather = mpi_function<int (*)(const void*, int, Handle, void*, int, Handle, Handle)>("MPI_Allgather");
  ranks.gather = [=](const void* mine, void* all, int bytes) {
    check(gather(mine, bytes, bytes_type, all, bytes, bytes_type, communicator), "MPI_Allgather");
  };
  return ranks;
}

std::string mpi_version() {
  std::vector<char> version(16384);  // larger than any MPI_MAX_LIBRARY_VERSION_STRING
  int length = 0;
  check(mpi_function<int (*)(char*, int*)>("MPI_Get_library_version")(version.data(), &length),
        "MPI_Get_library_version");
  return version.data();
}

bool has_mpich_handles(const std::string& version) {
  for (const char* name : {"MPICH", "MVAPICH", "Intel(R) MPI"}) {
    if (version.find(name) != std::string::npos) return true;
  }
  return false;
}

constexpr int kMpichWorld = 0x44000000;  // fixed by the binary interface that the MPICH family shares
constexpr int kMpichByte = 0x4c00010d;

}  // namespace

bool mpi_is_running() {
  auto* initialized = reinterpret_cast<int (*)(int*)>(mpi_symbol("MPI_Initialized"));
  auto* finalized = reinterpret_cast<int (*)(int*)>(mpi_symbol("MPI_Finalized"));
  int began = 0;
  int ended = 0;
  return initialized && finalized && initialized(&began) == 0 && finalized(&ended) == 0 && began && !ended;
}

Ranks mpi_ranks(const void* communicator) {
  if (!mpi_is_running()) {
    throw Error(
        "MPI is not running in this process: call MPI_Init first, and MPI_Finalize after the last use of "
        "isomem");
  }
  if (void* world = mpi_symbol("ompi_mpi_comm_world")) {
    void* const byte = mpi_symbol("ompi_mpi_byte");
    return ranks_of<void*>(communicator ? *static_cast<void* const*>(communicator) : world, byte);
  }
  const std::string version = mpi_version();
  if (!has_mpich_handles(version)) {
    throw Error("this MPI is not supported: " + version.substr(0, version.find('\n')) +
                "; supported are Open MPI and implementations of the MPICH ABI. Use a unique id instead "
                "(nvshmemx_get_uniqueid, NVSHMEMX_INIT_WITH_UNIQUEID)");
  }
  return ranks_of<int>(communicator ? *static_cast<const int*>(communicator) : kMpichWorld, kMpichByte);
}

}  // namespace isomem
