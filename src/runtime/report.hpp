// SPDX-License-Identifier: Apache-2.0
// Names of PEs and operations for messages, and the end of the job.
#pragma once

#include <string>

#include "core/text.hpp"
#include "isomem/op.hpp"
#include "job/board.hpp"

namespace isomem {

class Runtime;

/// "PE 2 of 4 (pid 123 on host)".
std::string name_of(Runtime& runtime, int pe);

/// "a put", "an atomic" and so on.
const char* name_of(Verb verb);

/// Tells all PEs and the launcher that the job ends, and why. The first cause stays.
void record_end(Runtime& runtime, EndCause cause, int status);

/// Says `message`, writes the exit record (the first cause stays) and ends this process; the launcher ends
/// the others.
[[noreturn]] void end_job(Runtime& runtime, EndCause cause, int status, const std::string& message);

/// Ends this process if the job has been ended; why has been said.
void end_if_told(Runtime& runtime);

/// As end_job, for the failure of a wire, with "; the job ends" behind `message`. That is seen before
/// anything else where the PE at the other end has died; the launcher knows why, so it has some time to say
/// it.
[[noreturn]] void end_job_of_lost_wire(Runtime& runtime, const std::string& message);

}  // namespace isomem
