// SPDX-License-Identifier: Apache-2.0
// doctor --hosts: whether a job can run on those hosts, and what keeps it from that.
#include <dlfcn.h>

#include <string>
#include <vector>

#include "checks.hpp"
#include "child.hpp"
#include "core/files.hpp"
#include "core/text.hpp"
#include "installation.hpp"

namespace tool {

namespace {

using isomem::text;

constexpr const char* kUcx = "libucp.so.0";

std::vector<std::string> names_of(const std::string& hosts) {
  std::vector<std::string> names;
  isomem::any_part(hosts, ',', [&](std::string_view name) {
    names.emplace_back(name);
    return false;
  });
  return names;
}

/// A PE on each of these hosts, with this command as the program.
Outcome job_on(const std::string& hosts) {
  return run(
      {beside("oshrun"), "--hosts", hosts, "-N", "1", "--timeout", "30", "--", own_path(), "trial", "host"});
}

/// What a PE has to say, or else oshrun, without their names.
std::string complaint(const Outcome& outcome) {
  for (const std::string prefix : {"isomem: ", "oshrun: "}) {
    const size_t begin = outcome.output.find(prefix);
    if (begin == std::string::npos) continue;
    const std::string line = outcome.output.substr(begin + prefix.size());
    return line.substr(0, line.find('\n'));
  }
  return outcome.words();
}

Finding ucx(const Plan&) {
  if (void* handle = dlopen(kUcx, RTLD_LAZY | RTLD_LOCAL)) {
    auto* const version = reinterpret_cast<const char* (*)()>(dlsym(handle, "ucp_get_version_string"));
    return good(std::string("UCX ") + (version ? version() : "of an unknown version"));
  }
  const std::string why = dlerror();
  if (dlopen("libfabric.so.1", RTLD_LAZY | RTLD_LOCAL)) return good("libfabric; no UCX: " + why);
  return {
      Verdict::fail, why,
      "install UCX 1.13 or newer on each host (Debian and Ubuntu: libucx0), or libfabric 1.17 (libfabric1)"};
}

/// Each alone, so that all that cannot be used are named.
Finding reached(const Plan& plan) {
  std::string times, failures;
  for (const std::string& host : names_of(plan.hosts)) {
    const Outcome outcome = job_on(host);
    if (outcome.is_good()) {
      times += (times.empty() ? "" : ", ") + host + text(" in %.2f s", outcome.seconds);
    } else {
      failures += (failures.empty() ? "" : ". ") + complaint(outcome);
    }
  }
  if (failures.empty()) return good("a PE was started on " + times);
  return {Verdict::fail, failures,
          "ssh (or ISOMEM_REMOTE_SHELL) must reach each host without asking anything, and the same isomem "
          "must be "
          "installed there, under the same path or in PATH"};
}

Finding together(const Plan& plan) {
  const Outcome outcome = job_on(plan.hosts);
  if (outcome.is_good()) {
    return good(text("a PE on each of %zu hosts, which exchanged words, in %.2f s",
                     names_of(plan.hosts).size(), outcome.seconds));
  }
  return {
      Verdict::fail, complaint(outcome),
      "the failures above may be the cause. Else the hosts may not reach each other: name the interface in "
      "UCX_NET_DEVICES, open its ports in firewalls; UCX_LOG_LEVEL=info tells more"};
}

}  // namespace

std::span<const Check> host_checks() {
  static constexpr Check checks[] = {{"UCX", ucx}, {"hosts", reached}, {"job on hosts", together}};
  return checks;
}

}  // namespace tool
