// SPDX-License-Identifier: Apache-2.0
#include "api/attach.hpp"

#include <cstdlib>
#include <cstring>
#include <string>

#include "bootstrap/job_file.hpp"
#include "error.hpp"
#include "report.hpp"
#include "statics.hpp"
#include "window.hpp"

namespace isomem::api {

namespace {

constinit Place* attached = nullptr;  // never freed: destructors of the program may still use the library

int rank_of(const BoardHeader& header) {
  const char* text = std::getenv(kPeVariable);
  char* end = nullptr;
  const long pe = text ? std::strtol(text, &end, 10) : -1;
  if (!text || !*text || *end || pe < 0 || pe >= static_cast<long>(header.n_pes)) {
    throw Error(std::string(kPeVariable) + "=" + (text ? text : "(unset)") + " is no PE of a job of " +
                std::to_string(header.n_pes) + "; the launcher sets it together with " + kJobVariable);
  }
  return static_cast<int>(pe);
}

/// Static data of an executable that does not call the library itself (an interpreter, say) are left alone:
/// they are not symmetric.
Statics symmetric_statics(const Place& place) {
  if (!executable_uses_shmem()) return {};
  const JobFile& job = *place.job;
  const BoardHeader& header = job.board()->header;
  Statics statics = find_statics(header.stride);
  if (header.n_pes == 1) return statics;
  const uint64_t region = job.region_offset(static_cast<uint32_t>(place.pe));
  remap_statics(statics, job.fd(), region);
  protect_fork(statics, job.fd(), region);
  return statics;
}

Place join() {
  Place place;
  const char* job = std::getenv(kJobVariable);
  if (job) {
    place.job = std::make_shared<JobFile>(JobFile::adopt(job));
    place.pe = rank_of(place.job->board()->header);
    claim(*place.job->board(), place.pe);
    // what this process starts is no PE of this job
    unsetenv(kJobVariable);
    unsetenv(kPeVariable);
  } else {
    place.job = std::make_shared<JobFile>(JobFile::create(shape_job(1, default_window_bytes())));
  }
  place.window = map_window(*place.job);
  place.statics = symmetric_statics(place);
  return place;
}

/// Static data must be on the job file before the program writes to them or takes their copy for granted.
[[gnu::constructor]] void move_statics() {
  try {
    if (std::getenv(kJobVariable) && executable_uses_shmem()) attach();
  } catch (const Error& error) {
    end_process(describe_process() + ": " + error.what());
  }
}

}  // namespace

const Place& attach() {
  if (!attached) attached = new Place(join());
  return *attached;
}

}  // namespace isomem::api
