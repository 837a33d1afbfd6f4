// SPDX-License-Identifier: Apache-2.0
#include "world.hpp"

#include <cstdio>

namespace apps {

std::optional<int> parse_or_status(const Job& job, Options& options, int argc, char** argv) {
  const Options::Outcome outcome = options.parse(argc, argv);
  if (outcome == Options::Outcome::run) return std::nullopt;
  if (outcome == Options::Outcome::help) {
    if (job.first()) std::printf("%s", options.help().c_str());
    return 0;
  }
  if (job.first()) {
    std::fprintf(stderr, "error: %s\n%s\n", options.error().c_str(), options.usage().c_str());
  }
  return exit_usage;
}

int refuse(const Job& job, const char* program, const std::string& why) {
  if (job.first()) std::fprintf(stderr, "%s: %s\n", program, why.c_str());
  return exit_usage;
}

}  // namespace apps
