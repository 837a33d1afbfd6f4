// SPDX-License-Identifier: Apache-2.0
// What isomem doctor looks at: tables of checks, each a function that gives a finding.
#pragma once

#include <sys/resource.h>

#include <span>
#include <string>

namespace tool {

enum class Verdict {
  ok,
  warn,  // works, but is slow, small, or not what the user may think
  fail,
};

struct Finding {
  Verdict verdict;
  std::string text;
  std::string cure;  // empty where nothing needs one
};

inline Finding good(std::string text) { return {Verdict::ok, std::move(text), ""}; }

/// The job that the user has in mind.
struct Plan {
  int pes;
  std::string hosts{};  // as oshrun takes them, without numbers; empty: this one
};

struct Check {
  const char* name;
  Finding (*look)(const Plan& plan);  // isomem::Error: a failure, with its text and its advice
};

std::span<const Check> limit_checks();
std::span<const Check> system_checks();
std::span<const Check> environment_checks();
std::span<const Check> gpu_checks();
std::span<const Check> trial_checks();
/// Of a plan with hosts.
std::span<const Check> host_checks();

/// The soft limit of a resource; RLIM_INFINITY where there is none.
inline rlim_t limit_of(decltype(RLIMIT_AS) resource) {
  rlimit limit{};
  return getrlimit(resource, &limit) == 0 ? limit.rlim_cur : RLIM_INFINITY;
}

}  // namespace tool
