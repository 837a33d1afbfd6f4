// SPDX-License-Identifier: Apache-2.0
// Environment variables, and who has started this process.
#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>

#include "checks.hpp"
#include "core/error.hpp"
#include "core/options.hpp"
#include "core/text.hpp"
#include "job/ancestors.hpp"
#include "job/board.hpp"
#include "job/launcher.hpp"
#include "variables.hpp"

namespace tool {

namespace {

using isomem::text;

std::string& append(std::string& list, const std::string& item, const char* separator = ", ") {
  return list += (list.empty() ? "" : separator) + item;
}

Finding values(const Plan&) {
  std::string wrong;
  isomem::Options options;
  for (const isomem::OptionRow& row : isomem::option_rows()) {
    const isomem::Setting setting = isomem::setting_of(row);
    if (!setting.text) continue;
    try {
      row.read(setting, options);
    } catch (const isomem::Error& error) {
      append(wrong, error.what(), "; ");
    }
  }
  if (wrong.empty()) return good("those that are set can be understood");
  return {Verdict::fail, wrong, "correct or unset them: programs end with this message"};
}

bool has_own_prefix(const std::string& name) {
  return name.starts_with("ISOMEM_") || name.starts_with("SHMEM_") || name.starts_with("SMA_");
}

Finding names(const Plan&) {
  std::string unknown;
  std::string meant;
  for (const std::string& name : environment_names()) {
    if (!has_own_prefix(name) || is_known(name)) continue;
    append(unknown, name);
    const std::string other = meant_by(name);
    if (!other.empty())
      append(meant, text("did you mean %s instead of %s?", other.c_str(), name.c_str()), " ");
  }
  if (unknown.empty()) return good("all that begin with ISOMEM_, SHMEM_ or SMA_ are known");
  unknown += ": unknown, without effect";
  if (!meant.empty()) return {Verdict::fail, unknown, meant};
  return {Verdict::warn, unknown,
          "unset them; 'isomem info --env' lists those that are known, isomem_names(7) those of other "
          "libraries"};
}

/// NVSHMEM's own that isomem has no use for, and Open MPI's. Those that name its folder are for build lines.
Finding foreign(const Plan&) {
  constexpr const char* kBuildLines[] = {"NVSHMEM_HOME", "NVSHMEM_PREFIX", "NVSHMEM_DIR", "NVSHMEM_ROOT"};
  std::string found;
  size_t count = 0;
  for (const std::string& name : environment_names()) {
    const bool theirs = name.starts_with("OMPI_MCA_") || name.starts_with("NVSHMEM_");
    const bool for_builds =
        std::find(std::begin(kBuildLines), std::end(kBuildLines), name) != std::end(kBuildLines);
    constexpr size_t kShown = 4;
    if (!theirs || for_builds || is_known(name)) continue;
    if (++count <= kShown) append(found, name);
    if (count == kShown + 1) found += " and more";
  }
  if (found.empty()) return good("no variables of Open MPI or NVSHMEM without effect here");
  return {Verdict::warn, found + ": without effect on isomem",
          "unset them, or look in isomem_names(7) for what isomem has instead"};
}

Finding slow_settings(const Plan&) {
  const isomem::Options options = isomem::read_options();
  std::string found;
  if (isomem::requested_split().hosts > 1)
    append(found, "ISOMEM_WIRE, ISOMEM_HOSTS or NVSHMEM_DISABLE_P2P (virtual hosts)");
  if (options.check_full) append(found, "ISOMEM_CHECK=full (more checks in every call)");
  if (options.explain_coll) append(found, "ISOMEM_EXPLAIN (reports of collectives)");
  if (options.debug) append(found, "SHMEM_DEBUG (reports)");
  if (found.empty()) return good("none that makes programs slow");
  return {Verdict::warn, found, "unset them for anything but the search for errors"};
}

/// Without doing so: the doctor is none of its processes.
bool can_join_launcher() {
  return std::getenv("PMI_FD") || (std::getenv("PMIX_NAMESPACE") && dlopen("libpmix.so.2", RTLD_LAZY));
}

/// A program that is started as this one would be one of many, and not know its job.
Finding started_by(const Plan&) {
  const isomem::Launch launch = isomem::foreign_launch();
  if (!launch.variable.empty() && !can_join_launcher()) {
    return {
        Verdict::fail,
        launch.variable +
            ": another launcher has started this process, without PMIx or PMI-1; programs started like "
            "this end with an error unless they call MPI_Init first",
        "install libpmix2 and use srun --mpi=pmix, or srun --mpi=pmi2; or start programs with oshrun, in a "
        "batch job inside of its allocation"};
  }
  if (!std::getenv(isomem::kJobVariable) && isomem::has_lost_its_job()) {
    return {Verdict::fail, "oshrun has started this process, but ISOMEM_JOB is not in its environment",
            "pass ISOMEM_JOB and ISOMEM_PE on (sudo --preserve-env=ISOMEM_JOB,ISOMEM_PE)"};
  }
  return good("no launcher that isomem does not support");
}

}  // namespace

std::span<const Check> environment_checks() {
  static constexpr Check checks[] = {{"values of variables", values},
                                     {"names of variables", names},
                                     {"variables of others", foreign},
                                     {"settings", slow_settings},
                                     {"started by", started_by}};
  return checks;
}

}  // namespace tool
