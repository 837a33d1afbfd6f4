// SPDX-License-Identifier: Apache-2.0
#include "job/unique_id.hpp"

#include <unistd.h>

#include <chrono>
#include <cstring>

#include "core/error.hpp"
#include "core/files.hpp"
#include "core/options.hpp"
#include "core/text.hpp"
#include "job/window.hpp"

namespace isomem {

namespace {

constexpr char kMagic[8] = "isomem1";
constexpr const char* kOrigin = "the unique id";

struct Id {
  char magic[8];
  char boot[40];  // of the host where it was made
  char job[76];   // ends with 0
};
static_assert(sizeof(Id) == kIdBytes);

std::string boot_of_host() {
  return first_line("/proc/sys/kernel/random/boot_id").substr(0, sizeof(Id::boot) - 1);
}

Id checked(const char (&bytes)[kIdBytes]) {
  Id id;
  std::memcpy(&id, bytes, sizeof(id));
  id.boot[sizeof(id.boot) - 1] = 0;
  id.job[sizeof(id.job) - 1] = 0;
  if (std::memcmp(id.magic, kMagic, sizeof(kMagic)) != 0) {
    throw Error(
        "the unique id was not created by isomem: fill it with nvshmemx_get_uniqueid on one PE, and pass "
        "all of its "
        "bytes to the others");
  }
  if (boot_of_host() != id.boot) {
    throw Error("the unique id was created on another host: this version runs jobs on one host");
  }
  return id;
}

/// Rank 0 may come late, or never: then this says what is missing.
void wait_for_shape(const Id& id, int rank, int n_ranks) {
  using Clock = std::chrono::steady_clock;
  const double limit = read_options().timeout_s;
  const auto start = Clock::now();
  double next_word = 10;
  while (!JobFile::is_shaped(id.job, kOrigin)) {
    const double waited = std::chrono::duration<double>(Clock::now() - start).count();
    const std::string who =
        describe_process() +
        text(": rank %d of %d has waited %.0f s for rank 0 to initialize with the same unique id", rank,
             n_ranks, waited);
    if (limit > 0 && waited >= limit) throw Error(who + text(", longer than ISOMEM_TIMEOUT=%g", limit));
    if (waited >= next_word) {
      say(who);
      next_word += 60;
    }
    usleep(1000);
  }
}

}  // namespace

void make_unique_id(char (&bytes)[kIdBytes]) {
  Id id{};
  std::memcpy(id.magic, kMagic, sizeof(kMagic));
  std::strncpy(id.boot, boot_of_host().c_str(), sizeof(id.boot) - 1);
  std::strncpy(id.job, JobFile::reserve().c_str(), sizeof(id.job) - 1);
  std::memcpy(bytes, &id, sizeof(id));
}

JobMember join_unique_id(const char (&bytes)[kIdBytes], int rank, int n_ranks) {
  if (n_ranks < 1 || rank < 0 || rank >= n_ranks) {
    throw Error(
        text("rank %d of %d is out of range: ranks count from 0 and are less than the number of ranks", rank,
             n_ranks));
  }
  if (n_ranks > 1) refuse_virtual_hosts("a job formed by a unique id");
  const Id id = checked(bytes);
  JobMember member;
  member.pe = rank;
  if (rank == 0) {
    const JobShape shape = shape_job(static_cast<uint32_t>(n_ranks), default_window_bytes());
    member.job = std::make_shared<JobFile>(JobFile::shape(id.job, kOrigin, shape));
    return member;
  }
  wait_for_shape(id, rank, n_ranks);
  member.job = std::make_shared<JobFile>(JobFile::adopt(id.job, kOrigin));
  if (member.job->board()->header.n_pes != static_cast<uint32_t>(n_ranks)) {
    throw Error(text("rank 0 created a job of %u ranks with this unique id, but rank %d passed %d",
                     member.job->board()->header.n_pes, rank, n_ranks));
  }
  return member;
}

}  // namespace isomem
