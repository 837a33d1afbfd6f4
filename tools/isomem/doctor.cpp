// SPDX-License-Identifier: Apache-2.0
// isomem doctor: makes all checks and prints a line for each, and what to do about it.
#include <algorithm>
#include <vector>

#include "checks.hpp"
#include "commands.hpp"
#include "core/error.hpp"
#include "core/host_memory.hpp"
#include "core/numbers.hpp"
#include "core/text.hpp"
#include "job/job_file.hpp"
#include "output.hpp"

namespace tool {

namespace {

struct Request {
  Plan plan;
  bool json = false;
};

int pes_of(const std::string& word) {
  const auto pes = isomem::whole_number(word);
  if (!pes || *pes < 1 || *pes > uint64_t{isomem::kMostPes}) {
    throw UsageError{"-n " + isomem::quoted(word) + ": the number of PEs must be from 1 to " +
                     std::to_string(isomem::kMostPes)};
  }
  return static_cast<int>(*pes);
}

Request request_of(const Words& words) {
  Request request{{std::max(2, static_cast<int>(isomem::usable_cores()))}};
  for (size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--json") {
      request.json = true;
    } else if (words[i] == "-n" && i + 1 < words.size()) {
      request.plan.pes = pes_of(words[++i]);
    } else if (words[i] == "--hosts" && i + 1 < words.size()) {
      request.plan.hosts = words[++i];
    } else {
      throw UsageError{words[i] == "-n"        ? "-n needs a number"
                       : words[i] == "--hosts" ? "--hosts needs names with commas between them"
                                               : "unknown option of doctor: " + isomem::quoted(words[i])};
    }
  }
  return request;
}

/// The library's messages end with what to do, behind a semicolon or a full stop.
Finding failure(const std::string& message) {
  const size_t semicolon = message.find("; ");
  const size_t stop = message.find(". ");
  const size_t end = std::min(semicolon, stop);
  if (end == std::string::npos) return {Verdict::fail, message, "see isomem(7)"};
  return {Verdict::fail, message.substr(0, end), message.substr(end + 2)};
}

Finding finding_of(const Check& check, const Plan& plan) {
  try {
    return check.look(plan);
  } catch (const isomem::Error& error) {
    return failure(error.what());
  }
}

const char* word_of(Verdict verdict) {
  return verdict == Verdict::ok ? "ok" : verdict == Verdict::warn ? "warn" : "FAIL";
}

struct Entry {
  const char* check;
  Finding finding;
};

/// A cause that several checks meet is told once.
Finding without_repetition(Finding finding, const std::vector<Entry>& before) {
  if (finding.verdict != Verdict::fail) return finding;
  for (const Entry& entry : before) {
    if (entry.finding.text.find(finding.text) == std::string::npos) continue;
    return {Verdict::fail, std::string("as ") + entry.check, ""};
  }
  return finding;
}

std::string lines_of(const Entry& entry) {
  const Finding& finding = entry.finding;
  const std::string label = std::string("[") + word_of(finding.verdict) + "]";
  std::string lines = isomem::text("%-6s %s: %s\n", label.c_str(), entry.check, finding.text.c_str());
  if (!finding.cure.empty()) lines += "       -> " + finding.cure + "\n";
  return lines;
}

std::string as_json(const std::vector<Entry>& entries, int pes, int failures, int warnings) {
  std::vector<std::string> list;
  list.reserve(entries.size());
  for (const auto& [check, finding] : entries) {
    list.push_back(JsonObject()
                       .add("name", json(check))
                       .add("verdict", json(word_of(finding.verdict)))
                       .add("finding", json(finding.text))
                       .add("cure", finding.cure.empty() ? "null" : json(finding.cure))
                       .text());
  }
  return JsonObject()
             .add("version", json(ISOMEM_VERSION))
             .add("pes", std::to_string(pes))
             .add("checks", json_array(list))
             .add("failures", std::to_string(failures))
             .add("warnings", std::to_string(warnings))
             .text() +
         "\n";
}

}  // namespace

int doctor(const Words& words) {
  const Request request = request_of(words);
  const int pes = request.plan.pes;
  std::vector<Entry> entries;
  const bool has_hosts = !request.plan.hosts.empty();
  for (const auto& checks : {environment_checks(), limit_checks(), system_checks(), gpu_checks(),
                             trial_checks(), has_hosts ? host_checks() : std::span<const Check>()}) {
    for (const Check& check : checks) {
      entries.push_back({check.name, without_repetition(finding_of(check, request.plan), entries)});
      if (!request.json) print(lines_of(entries.back()));
    }
  }
  const auto count = [&](Verdict verdict) {
    return std::count_if(entries.begin(), entries.end(),
                         [&](const Entry& entry) { return entry.finding.verdict == verdict; });
  };
  const auto failures = static_cast<int>(count(Verdict::fail));
  const auto warnings = static_cast<int>(count(Verdict::warn));
  if (request.json) {
    print(as_json(entries, pes, failures, warnings));
  } else {
    print(isomem::text("failures: %d, warnings: %d, for jobs of %d PEs\n", failures, warnings, pes));
  }
  return failures ? 1 : 0;
}

}  // namespace tool
