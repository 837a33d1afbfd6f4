// SPDX-License-Identifier: Apache-2.0
// What environment variables say. api/options.py has one row for each: the struct Options, how it is read,
// what SHMEM_INFO prints and the documents are written from there.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/generated/options.hpp"

namespace isomem {

/// ISOMEM_HOSTS, or a host for each PE where ISOMEM_WIRE names a wire, or with NVSHMEM_DISABLE_P2P. Throws
/// Error.
HostSplit requested_split();

/// Throws Error naming a variable that cannot be understood, its value and what is valid.
Options read_options();

/// A size as OpenSHMEM writes it: a whole or decimal number (numbers.hpp) and an optional k, m, g or t
/// (either case, powers of 1024), rounded up; text after the suffix is ignored. Throws Error naming
/// `variable` and `text`.
uint64_t parse_size(std::string_view text, const char* variable = "size");

struct Setting;

/// One variable.
struct OptionRow {
  const char* name;
  const char* old_name;  // before OpenSHMEM 1.2; empty if there was none
  const char* value;     // how a value is written; words with | between them are all there are
  const char* preset;    // what an unset variable means; empty where no single value does
  const char* text;
  void (*read)(const Setting&, Options&);
};

/// Every variable that the library reads.
std::span<const OptionRow> option_rows();

/// A variable that is set: an empty one is as one that is not, but not where any value does.
struct Setting {
  const OptionRow* row;
  const char* name;  // the one of the two that is set
  const char* text;  // null when neither is
};
Setting setting_of(const OptionRow& row);

}  // namespace isomem
