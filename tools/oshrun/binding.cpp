// SPDX-License-Identifier: Apache-2.0
#include "binding.hpp"

#include <sched.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

#include "core/host_memory.hpp"

namespace oshrun {

namespace {

constexpr int kMostCpus = 1 << 16;

struct MaskOfCpus {
  explicit MaskOfCpus(int cpus) : bytes(CPU_ALLOC_SIZE(cpus)), set(CPU_ALLOC(cpus)) {
    CPU_ZERO_S(bytes, set);
  }
  ~MaskOfCpus() { CPU_FREE(set); }
  MaskOfCpus(const MaskOfCpus&) = delete;
  size_t bytes;
  cpu_set_t* set;
};

Cpus allowed_cpus() {
  const MaskOfCpus mask(kMostCpus);
  Cpus cpus;
  if (sched_getaffinity(0, mask.bytes, mask.set) != 0) return cpus;
  for (int cpu = 0; cpu < kMostCpus; ++cpu) {
    if (CPU_ISSET_S(static_cast<size_t>(cpu), mask.bytes, mask.set)) cpus.push_back(cpu);
  }
  return cpus;
}

std::string cpu_folder(int cpu) { return "/sys/devices/system/cpu/cpu" + std::to_string(cpu); }

int number_in(const std::string& path, int otherwise) {
  std::ifstream file(path);
  int value = otherwise;
  return file >> value ? value : otherwise;
}

/// Number of the NUMA node: the folder of a cpu has a link called node<number>.
int node_of(int cpu) {
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator(cpu_folder(cpu), ignored)) {
    const std::string name = entry.path().filename();
    if (name.compare(0, 4, "node") == 0 && name.size() > 4) return std::atoi(name.c_str() + 4);
  }
  return 0;
}

/// What shares a place with `cpu`: threads of one place have equal keys.
std::pair<int, int> place_of(int cpu, BindTo kind) {
  const int socket = number_in(cpu_folder(cpu) + "/topology/physical_package_id", 0);
  switch (kind) {
    case BindTo::socket:
      return {socket, 0};
    case BindTo::numa:
      return {node_of(cpu), 0};
    case BindTo::core:
      return {socket, number_in(cpu_folder(cpu) + "/topology/core_id", cpu)};
    default:
      return {cpu, 0};
  }
}

std::vector<Cpus> places(BindTo kind) {
  std::map<std::pair<int, int>, Cpus> found;
  for (const int cpu : allowed_cpus()) found[place_of(cpu, kind)].push_back(cpu);
  std::vector<Cpus> result;
  result.reserve(found.size());
  for (auto& [key, cpus] : found) result.push_back(std::move(cpus));
  return result;
}

const char* plural_of(BindTo kind) {
  switch (kind) {
    case BindTo::socket:
      return "sockets";
    case BindTo::numa:
      return "NUMA nodes";
    case BindTo::core:
      return "cores";
    default:
      return "hardware threads";
  }
}

}  // namespace

std::vector<Cpus> bindings(const Options& options, size_t n) {
  const bool chosen = options.bind_to == BindTo::automatic;
  const BindTo kind = chosen ? BindTo::core : options.bind_to;
  // a CPU quota smaller than the mask lets bound PEs wait for each other: they are better left free
  if (kind == BindTo::none || (chosen && isomem::usable_cores() < n)) return std::vector<Cpus>(n);
  std::vector<Cpus> found = places(kind);
  const bool exclusive = kind == BindTo::core || kind == BindTo::hwthread;
  if (found.empty() || (exclusive && found.size() < n)) {
    if (chosen) return std::vector<Cpus>(n);
    throw UsageError{"--bind-to: " + std::to_string(n) + " PEs, but there are only " +
                     std::to_string(found.size()) + " " + plural_of(kind) +
                     " to bind them to; use --bind-to none"};
  }
  std::vector<Cpus> result;
  // PEs that follow each other share a socket or node
  for (size_t pe = 0; pe < n; ++pe)
    result.push_back(exclusive ? found[pe] : found[pe * std::min(found.size(), n) / n]);
  return result;
}

void bind_this_process(const Cpus& cpus) {
  if (cpus.empty()) return;
  const MaskOfCpus mask(kMostCpus);
  for (const int cpu : cpus) CPU_SET_S(static_cast<size_t>(cpu), mask.bytes, mask.set);
  sched_setaffinity(0, mask.bytes, mask.set);
}

std::string to_text(const Cpus& cpus) {
  if (cpus.empty()) return "not bound";
  std::string text;
  for (size_t i = 0; i < cpus.size();) {
    size_t last = i;
    while (last + 1 < cpus.size() && cpus[last + 1] == cpus[last] + 1) ++last;
    text += (text.empty() ? "" : ",") + std::to_string(cpus[i]);
    if (last > i) text += "-" + std::to_string(cpus[last]);
    i = last + 1;
  }
  return text;
}

}  // namespace oshrun
