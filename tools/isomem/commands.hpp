// SPDX-License-Identifier: Apache-2.0
// The subcommands. Each gets the words behind its name and returns the exit status.
#pragma once

#include <string>
#include <vector>

namespace tool {

using Words = std::vector<std::string>;

/// A command line that makes no sense.
struct UsageError {
  std::string text;
  std::string help = "isomem --help";  // what tells how it is right
};

int info(const Words& words);
int doctor(const Words& words);
int model(const Words& words);
/// What each PE of the job does that doctor starts; not for users.
int trial(const Words& words);

}  // namespace tool
