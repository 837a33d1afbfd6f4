// SPDX-License-Identifier: Apache-2.0
#include "world.hpp"

#include <sys/resource.h>

#include <cstdio>
#include <fstream>
#include <new>
#include <stdexcept>

#include "report.hpp"

namespace apps {
namespace {

// AddressSanitizer takes addresses by the terabyte.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool has_shadow_memory = true;
#else
constexpr bool has_shadow_memory = false;
#endif

}  // namespace

std::optional<int> parse_or_status(const Job& job, Options& options, int argc, char** argv) {
  const Options::Outcome outcome = options.parse(argc, argv);
  if (outcome == Options::Outcome::run) {
    if (job.first()) begin_showing(options.given("v"));
    return std::nullopt;
  }
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

void limit_memory(int here) {
  if (has_shadow_memory) return;
  std::ifstream file("/proc/meminfo");
  std::string word;
  rlim_t kilobytes = 0;
  while (file >> word && word != "MemAvailable:") continue;
  rlimit limit{};
  if (!(file >> kilobytes) || getrlimit(RLIMIT_DATA, &limit) != 0) return;
  limit.rlim_cur =
      std::min<rlim_t>(limit.rlim_max, kilobytes * 1024 / static_cast<rlim_t>(std::max(here, 1)));
  setrlimit(RLIMIT_DATA, &limit);
}

void unlimit_memory() {
  rlimit limit{};
  if (getrlimit(RLIMIT_DATA, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_DATA, &limit);
}

std::string text_of(const std::exception& error) {
  const bool no_memory =
      dynamic_cast<const std::bad_alloc*>(&error) || dynamic_cast<const std::length_error*>(&error);
  return no_memory ? "not enough memory. Use a smaller problem or fewer PEs." : error.what();
}

}  // namespace apps
