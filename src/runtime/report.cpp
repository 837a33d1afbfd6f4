// SPDX-License-Identifier: Apache-2.0
#include "runtime/report.hpp"

#include <unistd.h>

#include <cstdio>

#include "core/clock.hpp"
#include "job/out_of_band.hpp"
#include "runtime/runtime.hpp"

namespace isomem {

std::string name_of(Runtime& runtime, int pe) { return runtime.job().name_of(pe); }

const char* name_of(Verb verb) {
  switch (verb) {
    case Verb::put:
      return "a put";
    case Verb::get:
      return "a get";
    case Verb::put_signal:
      return "a put with signal";
    case Verb::amo:
      return "an atomic";
    case Verb::amo_fetch:
      return "a fetching atomic";
    case Verb::put_strided:
      return "a strided put";
    case Verb::get_strided:
      return "a strided get";
  }
  return "an operation";
}

void record_end(Runtime& runtime, EndCause cause, int status) {
  runtime.job().board().header.exit.set(cause, status, runtime.me());
  runtime.job().board().header.abort.store(1);
  let_end_leave();
}

void end_job(Runtime& runtime, EndCause cause, int status, const std::string& message) {
  say(message);
  record_end(runtime, cause, status);
  std::fflush(stdout);  // not all files: one of them may be locked by a thread that reads
  _exit(status);
}

void end_if_told(Runtime& runtime) {
  const BoardHeader& header = runtime.job().header();
  if (!header.abort.load(std::memory_order_relaxed)) return;
  let_end_leave();
  std::fflush(stdout);
  _exit(header.exit.status());
}

namespace {

/// Of another host, as it has told; empty if there is none.
std::string who_has_left(const Job& job) {
  for (int pe = 0; pe < job.n_pes(); ++pe) {
    if (job.peers().is_near(pe) || job.state_of(pe) != PeState::leaving) continue;
    return "; PE " + std::to_string(pe) + " exited with status 0 without calling shmem_finalize";
  }
  return {};
}

}  // namespace

void end_job_of_lost_wire(Runtime& runtime, const std::string& message) {
  constexpr uint64_t kTime = 2 * kSecond;  // for a death on another host to be told here
  for (const uint64_t end = now_ns() + kTime; now_ns() < end; usleep(1000)) end_if_told(runtime);
  end_job(runtime, EndCause::error, 1, message + who_has_left(runtime.job()) + "; the job ends");
}

}  // namespace isomem
