// SPDX-License-Identifier: Apache-2.0
// Text for people: printf into a string, and lines on stderr, each written whole.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace isomem {

/// "isomem: <text>\n" on stderr in one write.
void say(const std::string& text);

/// printf into a string.
[[gnu::format(printf, 1, 2)]] std::string text(const char* format, ...);

/// The words of somebody else, for a message: UTF-8 without control characters, and not much longer than
/// `most`.
std::string quoted(std::string_view words, size_t most = 80);

/// "16 MiB", "2.8 GiB".
std::string sized(uint64_t bytes);

/// Whether a routine is one of NVSHMEM's.
bool is_of_nvshmem(std::string_view routine);

/// `words` that have OpenSHMEM's names, as the callers of `routine` know them: NVSHMEM_CMP_EQ of a routine of
/// NVSHMEM, where a name is the same but for its beginning.
std::string as_named_by(std::string_view routine, std::string_view words);

/// Insertions, deletions and replacements of characters that turn `a` into `b`.
size_t edit_distance(std::string_view a, std::string_view b);

/// "==" and so on, of a comparison as the board and the records of kernels hold it.
const char* sign_of(uint32_t compare);

/// The value of a word, as its type has it.
std::string decimal(uint64_t value, bool is_signed);

/// For %llu and %llx.
constexpr unsigned long long number(uint64_t value) { return value; }

/// The name of this host.
std::string host_name();

/// "process 123 on host", for errors before there is a PE.
std::string describe_process();

/// Says `message` and ends a process that is no PE yet, or not any more, with status 1.
[[noreturn]] void end_process(const std::string& message);

}  // namespace isomem
