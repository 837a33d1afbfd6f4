// SPDX-License-Identifier: Apache-2.0
#include "api/attach.hpp"

#include <sys/auxv.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <string>

#include "core/error.hpp"
#include "core/numbers.hpp"
#include "core/text.hpp"
#include "job/ancestors.hpp"
#include "job/job_file.hpp"
#include "job/launcher.hpp"
#include "job/mpi.hpp"
#include "job/out_of_band.hpp"
#include "job/window.hpp"
#include "memory/statics.hpp"
#include "runtime/report.hpp"
#include "runtime/wait.hpp"

namespace isomem::api {

namespace {

constinit Place* attached = nullptr;     // never freed: destructors of the program may still use the library
constinit pid_t attached_pid = 0;        // a child that it forks is not attached
constinit Statics* set_aside = nullptr;  // likewise; for a job that is put together later

int rank_of(const BoardHeader& header) {
  const char* text = std::getenv(kPeVariable);
  const auto pe = whole_number(text ? text : "");
  if (!pe || *pe >= header.n_pes) {
    throw Error(std::string(kPeVariable) + "=" + (text ? text : "(unset)") + " is not a PE of a job of " +
                std::to_string(header.n_pes) + "; the launcher sets it together with " + kJobVariable);
  }
  return static_cast<int>(*pe);
}

/// Which of the regions of its host is that of a PE.
int slot_of(const JobFile& job, int pe) { return job.board()->peers()[pe].slot; }

/// Static data of an executable that does not call the library itself (an interpreter, say) are left alone:
/// they are not symmetric.
Statics symmetric_statics(const Place& place) {
  if (!executable_uses_shmem()) return {};
  const JobFile& job = *place.job;
  const BoardHeader& header = job.board()->header;
  Statics statics = find_statics(header.stride);
  if (header.n_pes == 1) return statics;
  const uint64_t region = job.region_offset(slot_of(job, place.pe));
  remap_statics(statics, job.fd(), region);
  protect_fork(statics, job.fd(), region);
  return statics;
}

Place join_launcher(const char* job) {
  Place place;
  place.job = std::make_shared<JobFile>(JobFile::adopt(job));
  place.pe = rank_of(place.job->board()->header);
  claim(*place.job->board(), place.pe, slot_of(*place.job, place.pe));
  // what this process starts is no PE of this job
  unsetenv(kJobVariable);
  unsetenv(kPeVariable);
  place.windows = map_hosts(*place.job);
  place.statics = symmetric_statics(place);
  return place;
}

/// Whoever starts a set-user-ID program must not be able to share its memory.
void refuse_if_secure() {
  if (!getauxval(AT_SECURE)) return;
  for (const char* name : {kJobVariable, kPeVariable}) {
    if (!std::getenv(name)) continue;
    throw Error(
        text("%s is set, but this program runs with more rights than the user who started it (set-user-ID, "
             "set-group-ID or file capabilities) and cannot be a PE. Start oshrun as the user who has them",
             name));
  }
}

/// The program runs already, maybe with threads: its static data can no longer be moved. They are symmetric
/// where that was done before main, and all PEs run the same executable.
Place take(const JobMember& member) {
  Place place;
  place.job = member.job;
  place.pe = member.pe;
  const BoardHeader& header = place.job->board()->header;
  if (header.n_pes > 1) watch_peers();
  if (header.n_pes > 1 && header.n_hosts == 1) look_after_host(place.job, place.pe);
  place.windows = map_hosts(*place.job);
  place.one_executable = false;
  if (set_aside && set_aside->own_pid == getpid()) {
    place.statics = *set_aside;
    place_statics(place.statics, place.job->board()->header.stride);
  }
  return place;
}

Place be_alone() {
  Place place;
  place.job = std::make_shared<JobFile>(JobFile::create(shape_job(1, default_window_bytes())));
  place.windows = map_hosts(*place.job);
  place.statics = symmetric_statics(place);
  return place;
}

/// Each of several processes alone would be a surprise to whoever started them together.
Place join() {
  refuse_if_secure();
  if (const char* job = std::getenv(kJobVariable)) return join_launcher(job);
  const Launch launch = foreign_launch();
  if (launch.variable.empty()) {
    if (!has_lost_its_job()) return be_alone();
    throw Error(
        text("oshrun has started this process, but %s is not in its environment: something between them "
             "(sudo, env -i, a container) has removed it. Pass %s and %s on (sudo --preserve-env=%s,%s), "
             "or put that command in front of oshrun",
             kJobVariable, kJobVariable, kPeVariable, kJobVariable, kPeVariable));
  }
  if (mpi_is_running()) return take(join_ranks(mpi_ranks(nullptr)));
  if (const auto by_launcher = launched())
    return by_launcher->size == 1 ? be_alone() : take(join_launched(*by_launcher));
  const std::string many = launch.size ? std::to_string(launch.size) : "several";
  throw Error(text(
      "%s: another launcher has started %s processes, but offers no way for them to find each other: "
      "neither PMIx (libpmix.so.2 must be installed; srun --mpi=pmix) nor PMI-1 (srun --mpi=pmi2). Start "
      "the program with oshrun -n %s instead; or call MPI_Init first; or initialize with "
      "nvshmemx_init_attr. To run the program on its own, unset that variable",
      launch.variable.c_str(), many.c_str(), launch.size ? many.c_str() : "PES"));
}

void attach_at(Place&& place) {
  attached = new Place(std::move(place));
  attached_pid = getpid();
}

/// Static data must be on a file before the program writes to them or takes their copy for granted.
[[gnu::constructor]] void move_statics() {
  try {
    const bool has_job = std::getenv(kJobVariable);
    if ((!has_job && foreign_launch().variable.empty()) || !executable_uses_shmem()) return;
    if (has_job) {
      attach();
    } else {
      const int fd = new_shared_memory();
      if (const auto statics = set_statics_aside(fd)) {
        set_aside = new Statics(*statics);
      } else {
        close(fd);
      }
    }
  } catch (const Error& error) {
    end_process(describe_process() + ": " + error.what());
  }
}

}  // namespace

const Place& attach() {
  if (!attached) attach_at(join());
  return *attached;
}

const Place& attach_as(int rank, int size, const char* what, const std::function<JobMember()>& join_job) {
  if (!attached && !std::getenv(kJobVariable)) attach_at(take(join_job()));
  const Place& place = attach();
  const auto n_pes = static_cast<int>(place.job->board()->header.n_pes);
  if (place.pe != rank || n_pes != size) {
    throw Error(
        text("this process is PE %d of a job of %d already, but %s makes it rank %d of %d. Start the program "
             "with one launcher: oshrun and shmem_init or nvshmem_init, or mpirun and nvshmemx_init_attr",
             place.pe, n_pes, what, rank, size));
  }
  return place;
}

bool is_attached() { return attached != nullptr; }

bool is_forked_child() { return attached && attached_pid != getpid(); }

void end_forked_child(const std::string& message) {
  say(message);
  Board& board = *attached->job->board();
  const auto& state = board.entry(slot_of(*attached->job, attached->pe)).state;
  if (static_cast<PeState>(state.load()) == PeState::attached) {
    board.header.exit.set(EndCause::error, 1, attached->pe);
    board.header.abort = 1;
  }
  _exit(1);
}

}  // namespace isomem::api
