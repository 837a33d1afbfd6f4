// SPDX-License-Identifier: Apache-2.0
#include "job/mpi.hpp"

#include <dlfcn.h>
#include <sched.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <vector>

#include "core/error.hpp"
#include "core/files.hpp"
#include "core/text.hpp"
#include "job/window.hpp"

namespace isomem {

namespace {

/// What a rank tells the others of itself.
struct RankInfo {
  char host[64];
  char boot[40];  // differs between hosts and between boots
  cpu_set_t cores;
};

/// Rank 0's answer: the name of the job file, or why there is none.
struct Answer {
  bool is_job;
  char text[1000];
};

void fill(char* field, size_t size, const std::string& value) {
  std::strncpy(field, value.c_str(), size - 1);
  field[size - 1] = 0;
}

RankInfo my_info() {
  RankInfo info{};
  gethostname(info.host, sizeof(info.host) - 1);
  fill(info.boot, sizeof(info.boot), first_line("/proc/sys/kernel/random/boot_id"));
  sched_getaffinity(0, sizeof(info.cores), &info.cores);
  return info;
}

/// Cores of all ranks together: MPI launchers bind each rank to its own. Throws Error if they are not on one
/// host.
uint32_t compare_ranks(const Ranks& ranks, const std::vector<RankInfo>& infos) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  for (size_t i = 0; i < infos.size(); ++i) {
    if (std::memcmp(infos[i].boot, infos[0].boot, sizeof(infos[0].boot)) != 0) {
      throw Error(
          text("rank 0 of %s runs on %s, rank %zu on %s: this version runs jobs on one host. Start all "
               "ranks on one (mpirun --host %s:%d), or pass a communicator of the ranks of one host "
               "(MPI_Comm_split_type with MPI_COMM_TYPE_SHARED)",
               ranks.name.c_str(), infos[0].host, i, infos[i].host, infos[0].host, ranks.size));
    }
    CPU_OR(&cores, &cores, &infos[i].cores);
  }
  return static_cast<uint32_t>(CPU_COUNT(&cores));
}

Answer make_job(const Ranks& ranks, uint32_t cores, JobMember& member) {
  Answer answer{};
  try {
    if (ranks.size > 1) refuse_virtual_hosts("an MPI launcher");
    JobShape shape = shape_job(static_cast<uint32_t>(ranks.size), default_window_bytes());
    if (cores > shape.cores) shape.cores = cores;
    member.job = std::make_shared<JobFile>(JobFile::create(shape));
    answer.is_job = true;
    fill(answer.text, sizeof(answer.text), member.job->variable());
  } catch (const Error& error) {
    fill(answer.text, sizeof(answer.text), error.what());
  }
  return answer;
}

}  // namespace

JobMember join_ranks(const Ranks& ranks) {
  const RankInfo mine = my_info();
  std::vector<RankInfo> infos(static_cast<size_t>(ranks.size));
  ranks.gather(&mine, infos.data(), sizeof(mine));
  const uint32_t cores = compare_ranks(ranks, infos);

  JobMember member;
  member.pe = ranks.rank;
  Answer answer{};
  if (ranks.rank == 0) answer = make_job(ranks, cores, member);
  ranks.broadcast(&answer, sizeof(answer));
  if (!answer.is_job) throw Error(text("rank 0 of %s: %s", ranks.name.c_str(), answer.text));

  std::string failure;
  try {
    if (!member.job) {
      member.job = std::make_shared<JobFile>(JobFile::adopt(answer.text, "the job of rank 0"));
    }
  } catch (const Error& error) {
    failure = error.what();
  }
  const char failed = !failure.empty();
  std::vector<char> all(infos.size());
  ranks.gather(&failed, all.data(), 1);
  if (failed) throw Error(failure);
  for (size_t i = 0; i < all.size(); ++i) {
    if (all[i])
      throw Error(text("rank %zu of %s could not join the job; see its message", i, ranks.name.c_str()));
  }
  return member;
}

// --- MPI
// ------------------------------------------------------------------------------------------------------

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
  auto* broadcast = mpi_function<int (*)(void*, int, Handle, int, Handle)>("MPI_Bcast");
  auto* gather = mpi_function<int (*)(const void*, int, Handle, void*, int, Handle, Handle)>("MPI_Allgather");
  ranks.broadcast = [=](void* data, int bytes) {
    check(broadcast(data, bytes, bytes_type, 0, communicator), "MPI_Bcast");
  };
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

MpiLaunch mpi_launch() {
  const auto number = [](const char* name) {
    const char* value = secure_getenv(name);
    return value ? std::atoi(value) : 0;
  };
  const auto said = [](const char* name) { return std::string(name) + "=" + std::getenv(name); };
  // Open MPI; MPICH's hydra and PMI-1; Slurm's srun; Flux; IBM's jsrun
  for (const char* name :
       {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "SLURM_STEP_NUM_TASKS", "FLUX_JOB_SIZE", "JSM_NAMESPACE_SIZE"}) {
    if (number(name) > 1) return {number(name), said(name)};
  }
  // Launchers that tell ranks only (PMIx, Cray's PALS): where there is another than 0, there are several.
  for (const char* name : {"PMIX_RANK", "PMI_RANK", "PALS_RANKID"}) {
    if (number(name) > 0) return {0, said(name)};
  }
  return {};
}

}  // namespace isomem
