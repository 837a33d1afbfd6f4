// SPDX-License-Identifier: Apache-2.0
#include "plan.hpp"

#include <unistd.h>

#include <algorithm>
#include <iterator>
#include <string_view>

#include "tell.hpp"

namespace oshrun {

namespace {

/// Of one host, one login or one step of a batch job; those that end with * by their beginning.
constexpr std::string_view kNotPassedOn[] = {"HOME",
                                             "USER",
                                             "LOGNAME",
                                             "SHELL",
                                             "MAIL",
                                             "HOST",
                                             "HOSTNAME",
                                             "PWD",
                                             "OLDPWD",
                                             "SHLVL",
                                             "_",
                                             "DISPLAY",
                                             "XAUTHORITY",
                                             "SSH_*",
                                             "XDG_*",
                                             "DBUS_*",
                                             "SLURM_NODEID",
                                             "SLURMD_NODENAME",
                                             "SLURM_PROCID",
                                             "SLURM_LOCALID",
                                             "SLURM_TASK_*",
                                             "SLURM_STEP*",
                                             "SLURM_GTIDS",
                                             "SLURM_CPU_BIND*",
                                             "SLURM_SRUN_*",
                                             "SLURM_TOPOLOGY*"};

bool is_passed_on(std::string_view name) {
  return std::none_of(std::begin(kNotPassedOn), std::end(kNotPassedOn), [&](std::string_view other) {
    return other.back() == '*' ? name.starts_with(other.substr(0, other.size() - 1)) : name == other;
  });
}

}  // namespace

std::vector<std::pair<std::string, std::string>> environment_for_hosts(const Options& options) {
  std::vector<std::pair<std::string, std::string>> result;
  for (char** variable = environ; *variable; ++variable) {
    const std::string_view text = *variable;
    const size_t equals = text.find('=');
    if (equals == 0 || equals == text.npos || !is_passed_on(text.substr(0, equals))) continue;
    result.emplace_back(text.substr(0, equals), text.substr(equals + 1));
  }
  result.insert(result.end(), options.environment.begin(), options.environment.end());
  return result;
}

std::string on_host(const Plan& plan) { return " on host " + plan.names[static_cast<size_t>(plan.host)]; }

std::string packed(const Plan& plan) {
  Packer pack;
  const Options& options = plan.options;
  pack.number(static_cast<uint64_t>(plan.host)).number(static_cast<uint64_t>(options.bind_to));
  for (const bool flag : {options.report_bindings, options.label, options.verbose, options.quiet,
                          options.merge, options.outlive})
    pack.number(flag);
  pack.text(options.output).text(options.directory);
  pack.number(options.command.size());
  for (const std::string& word : options.command) pack.text(word);
  pack.number(plan.hosts.size());
  for (const int32_t host : plan.hosts) pack.number(static_cast<uint64_t>(host));
  pack.number(plan.names.size());
  for (const std::string& name : plan.names) pack.text(name);
  pack.number(plan.environment.size());
  for (const auto& [name, value] : plan.environment) pack.text(name).text(value);
  return pack.bytes();
}

Plan unpacked_plan(std::string_view bytes) {
  Unpacker from(bytes);
  Plan plan;
  Options& options = plan.options;
  plan.host = from.whole();
  options.bind_to = static_cast<BindTo>(from.number());
  for (bool* flag : {&options.report_bindings, &options.label, &options.verbose, &options.quiet,
                     &options.merge, &options.outlive})
    *flag = from.number() != 0;
  options.output = from.text();
  options.directory = from.text();
  for (uint64_t n = from.number(); n > 0; --n) options.command.push_back(from.text());
  for (uint64_t n = from.number(); n > 0; --n) plan.hosts.push_back(from.whole());
  for (uint64_t n = from.number(); n > 0; --n) plan.names.push_back(from.text());
  for (uint64_t n = from.number(); n > 0; --n) {
    std::string name = from.text();
    plan.environment.emplace_back(std::move(name), from.text());
  }
  options.n_pes = static_cast<int>(plan.hosts.size());
  return plan;
}

}  // namespace oshrun
