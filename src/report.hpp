// SPDX-License-Identifier: Apache-2.0
// Lines on stderr, each written whole, and the end of the job.
#pragma once

#include <string>

#include "board.hpp"
#include "isomem/op.hpp"

namespace isomem {

class Runtime;

/// "isomem: <text>\n" in one write.
void say(const std::string& text);

/// printf into a string.
[[gnu::format(printf, 1, 2)]] std::string text(const char* format, ...);

/// "PE 2 of 4 (pid 123 on host)".
std::string name_of(Runtime& runtime, int pe);

/// "process 123 on host", for errors before there is a PE.
std::string describe_process();

/// "a put", "an atomic" and so on.
const char* name_of(Verb verb);

/// "==" and so on, of a comparison as the board and the records of kernels hold it.
const char* sign_of(uint32_t compare);

/// The value of a word, as its type has it.
std::string decimal(uint64_t value, bool is_signed);

/// For %llu and %llx.
constexpr unsigned long long number(uint64_t value) { return value; }

/// Tells all PEs and the launcher that the job ends, and why. The first cause stays.
void record_end(Runtime& runtime, EndCause cause, int status);

/// Says `message`, writes the exit record (the first cause stays) and ends this process; the launcher ends
/// the others.
[[noreturn]] void end_job(Runtime& runtime, EndCause cause, int status, const std::string& message);

/// What a process without a job, or before init, does instead.
[[noreturn]] void end_process(const std::string& message);

}  // namespace isomem
