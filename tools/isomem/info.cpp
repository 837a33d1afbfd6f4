// SPDX-License-Identifier: Apache-2.0
// isomem info: what this isomem is, and what it finds here. A section is a function that gives its facts.
#include <dlfcn.h>
#include <sys/sysinfo.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <optional>

#include "build_facts.hpp"
#include "commands.hpp"
#include "core/error.hpp"
#include "core/host_memory.hpp"
#include "core/options.hpp"
#include "core/text.hpp"
#include "gpus.hpp"
#include "installation.hpp"
#include "isomem/device/state.hpp"
#include "isomem/strided.hpp"
#include "job/job_file.hpp"
#include "job/window.hpp"
#include "memory/numa.hpp"
#include "output.hpp"
#include "paths.hpp"
#include "runtime/contexts.hpp"
#include "runtime/teams.hpp"
#include "variables.hpp"

namespace tool {

namespace {

using isomem::number;
using isomem::sized;
using isomem::text;

struct Fact {
  std::string name;
  std::string text;
  std::optional<uint64_t> number = {};  // for scripts, instead of the text
  bool is_absent = false;               // null for scripts
};
using Facts = std::vector<Fact>;

/// `words`: for people, where there is nothing.
Fact fact_or(const char* name, const std::string& found, const std::string& words) {
  return found.empty() ? Fact{name, words, {}, true} : Fact{name, found};
}

Fact count(const char* name, uint64_t value) { return {name, std::to_string(value), value}; }
Fact bytes(const char* name, uint64_t value) { return {name, sized(value), value}; }
/// The folder of shmem.h.
std::string headers() {
  const std::string header = beside(std::string(kHeadersFromBin) + "/shmem.h");
  return header.substr(0, header.rfind('/') == std::string::npos ? 0 : header.rfind('/'));
}

Facts library_facts() {
  constexpr const char* kElsewhere = "not beside this command";
  const Library& lib = library();
  const size_t comma = std::min(lib.version.find(", "), lib.version.size());
  const std::string missing = "not found: " + lib.error;
  return {
      fact_or("version", lib.version.substr(0, comma), missing),
      fact_or("specifications", lib.version.substr(std::min(comma + 2, lib.version.size())), "unknown"),
      fact_or("file", lib.path, missing),
      fact_or("prefix", beside(kPrefixFromBin), "unknown"),
      fact_or("headers", headers(), kElsewhere),
      fact_or("launcher", beside("oshrun"), kElsewhere),
  };
}

Facts build_facts() {
  Facts facts = {{"compiler", kCompiler}, {"type", kBuildType}, {"architecture", kArchitecture}};
  if (*kSanitizers) facts.push_back({"sanitizers", kSanitizers});
  const Gpus& found = gpus();
  facts.push_back(fact_or("GPU half",
                          found.half_is_built
                              ? "CUDA " + cuda_version(found.toolkit) + ", GPUs of architecture " +
                                    kGpuArchitectures + " and later"
                              : "",
                          "not built"));
  return facts;
}

std::string ucx_here() {
  void* handle = dlopen("libucp.so.0", RTLD_LAZY | RTLD_LOCAL);
  auto* const version =
      handle ? reinterpret_cast<const char* (*)()>(dlsym(handle, "ucp_get_version_string")) : nullptr;
  return version ? std::string("here ") + version() : "not found here";
}

std::string libfabric_here() {
  void* handle = dlopen("libfabric.so.1", RTLD_LAZY | RTLD_LOCAL);
  auto* const version = handle ? reinterpret_cast<uint32_t (*)()>(dlsym(handle, "fi_version")) : nullptr;
  return version ? text("here %u.%u", version() >> 16, version() & 0xffff) : "not found here";
}

Facts wire_facts() {
  return {{"shm", "loads and stores, between PEs of a host"},
          {"loopback", "a test wire between virtual hosts (ISOMEM_WIRE, ISOMEM_HOSTS)"},
          {"ucx", "UCX 1.13 or newer, between hosts; " + ucx_here()},
          {"libfabric", "libfabric 1.17 or newer, between hosts; " + libfabric_here()}};
}

Fact window_fact(const char* name, uint64_t address, uint64_t length) {
  return {name, text("0x%llx, %s", number(address), sized(length).c_str()), address};
}

/// A malformed variable is shown among the variables, and doctor explains it.
isomem::Options options_here() {
  try {
    return isomem::read_options();
  } catch (const isomem::Error&) {
    return {};
  }
}

Facts limit_facts() {
  const isomem::Options options = options_here();
  Facts facts = {
      count("PEs of a job", isomem::kMostPes),
      count("user-defined teams of a PE", isomem::kMostSlots - isomem::Teams::kFirstUser),
      count("contexts of a PE", isomem::Contexts::kMost),
      count("dimensions of an array section", isomem::kMaxDims),
      {"threads of a PE", "any number, with SHMEM_THREAD_MULTIPLE"},
      {"address space of a PE",
       sized(isomem::kMinStride) + " to " + sized(isomem::kMaxStride) + " (ISOMEM_STRIDE)",
       isomem::kMaxStride},
      window_fact("window of host memory", options.window.value_or(isomem::kWindow), isomem::kWindowBytes),
  };
  if (gpus().half_is_built) {
    facts.push_back(window_fact("window of device memory",
                                options.device_window.value_or(ISOMEM_DEVICE_WINDOW),
                                isomem::kDeviceWindowBytes));
  }
  const uint64_t share = isomem::heap_share(1);
  facts.push_back(bytes("heap of a single PE now", std::min(options.symmetric_size.value_or(share), share)));
  return facts;
}

Facts host_facts() {
  utsname system{};
  uname(&system);
  struct sysinfo memory {};
  sysinfo(&memory);
  const auto limit = isomem::memory_limit();
  return {
      {"name", isomem::host_name()},
      {"kernel", text("%s %s", system.sysname, system.release)},
      count("cores for this process", isomem::usable_cores()),
      count("cores online", static_cast<uint64_t>(std::max(sysconf(_SC_NPROCESSORS_ONLN), 1L))),
      count("NUMA nodes for this process", static_cast<uint64_t>(std::max(isomem::Numa().nodes(), 1))),
      bytes("memory", uint64_t{memory.totalram} * memory.mem_unit),
      bytes("memory available", isomem::available_memory()),
      limit ? bytes("memory limit of the cgroup", *limit) : fact_or("memory limit of the cgroup", "", "none"),
  };
}

struct Section {
  const char* name;
  Facts (*facts)();
};
constexpr Section kSections[] = {{"library", library_facts},
                                 {"build", build_facts},
                                 {"wires", wire_facts},
                                 {"limits", limit_facts},
                                 {"host", host_facts}};

// --- GPUs
// -----------------------------------------------------------------------------------------------------

const char* yes_or_no(const std::optional<bool>& value) {
  if (!value) return "unknown";
  return *value ? "yes" : "no";
}

std::string line_of(size_t index, const Gpu& gpu) {
  std::string line =
      text("  GPU %zu  %s, %s, %s", index, gpu.name.c_str(), gpu.bus.c_str(), sized(gpu.memory).c_str());
  if (gpu.capability) line += text(", sm_%d", *gpu.capability);
  return line + ", multicast: " + yes_or_no(gpu.multicast) + "\n";
}

std::string pairs_text() {
  const Gpus& found = gpus();
  if (found.list.size() < 2) return "";
  if (found.apart.empty()) return "  each can access the memory of all others\n";
  std::string pairs;
  for (const auto& [one, other] : found.apart) pairs += text(" %d-%d", one, other);
  return "  cannot access each other's memory:" + pairs + "\n";
}

std::string gpu_text() {
  const Gpus& found = gpus();
  if (!found.half_is_built) return "  not looked for: isomem is built without its GPU half\n";
  if (found.driver_file.empty()) return "  none: no NVIDIA driver (libcuda.so.1) can be loaded\n";
  if (!found.error.empty()) return "  none: " + found.error.substr(0, found.error.find(". ")) + "\n";
  const std::string module = kernel_module();
  std::string lines =
      text("  driver %s, CUDA %s, %s\n", module.empty() ? "of unknown version" : module.c_str(),
           cuda_version(found.driver_cuda).c_str(), found.driver_file.c_str());
  constexpr size_t kShown = 8;  // a screen has so many lines
  for (size_t i = 0; i < std::min(found.list.size(), kShown); ++i) lines += line_of(i, found.list[i]);
  if (found.list.size() > kShown) lines += text("  and %zu more\n", found.list.size() - kShown);
  return lines + pairs_text();
}

std::string json_flag(const std::optional<bool>& value) {
  if (!value) return "null";
  return *value ? "true" : "false";
}

std::string gpu_json() {
  const Gpus& found = gpus();
  std::vector<std::string> list;
  for (const Gpu& gpu : found.list) {
    list.push_back(JsonObject()
                       .add("name", json(gpu.name))
                       .add("bus", json(gpu.bus))
                       .add("memory", std::to_string(gpu.memory))
                       .add("capability", gpu.capability ? std::to_string(*gpu.capability) : "null")
                       .add("multicast", json_flag(gpu.multicast))
                       .text());
  }
  std::vector<std::string> apart;
  for (const auto& [one, other] : found.apart) apart.push_back(text("[%d, %d]", one, other));
  return JsonObject()
      .add("error", found.error.empty() ? "null" : json(found.error))
      .add("driver", json(kernel_module()))
      .add("driver_file", json(found.driver_file))
      .add("cuda", json(found.driver_cuda ? cuda_version(found.driver_cuda) : ""))
      .add("list", json_array(list))
      .add("without_peer_access", json_array(apart))
      .text();
}

// --- variables
// --------------------------------------------------------------------------------------------------

std::string set_variables() {
  std::string lines;
  const std::vector<Variable> all = variables();
  for (const Variable& one : all) {
    if (one.now) lines += "  " + one.set_as + "=" + isomem::quoted(*one.now) + "\n";
  }
  return (lines.empty() ? "  none is set; " : lines + "  ") +
         text("'isomem info --env' lists all %zu\n", all.size());
}

std::string all_variables() {
  std::string lines;
  for (const Variable& one : variables()) {
    const std::string value = one.now              ? one.set_as + "=" + isomem::quoted(*one.now)
                              : one.preset.empty() ? "not set"
                                                   : "not set: " + one.preset;
    lines += one.name + (one.value.empty() ? "" : " (" + one.value + ")") + ", " + value + "\n    " +
             one.text + "\n";
  }
  return lines;
}

std::string variables_json() {
  std::vector<std::string> list;
  for (const Variable& one : variables()) {
    list.push_back(JsonObject()
                       .add("name", json(one.name))
                       .add("takes", json(one.value))
                       .add("value", one.now ? json(*one.now) : "null")
                       .add("set_as", json(one.now ? one.set_as : ""))
                       .add("default", one.preset.empty() ? "null" : json(one.preset))
                       .add("meaning", json(one.text))
                       .text());
  }
  return json_array(list);
}

// --- the whole
// --------------------------------------------------------------------------------------------------

/// "PEs of a job" -> "pes_of_a_job".
std::string key_of(const std::string& name) {
  std::string key;
  for (const char c : name) {
    key += std::isalnum(static_cast<unsigned char>(c))
               ? static_cast<char>(std::tolower(static_cast<unsigned char>(c)))
               : '_';
  }
  return key;
}

std::string json_of(const Fact& fact) {
  if (fact.is_absent) return "null";
  return fact.number ? std::to_string(*fact.number) : json(fact.text);
}

std::string as_json() {
  JsonObject all;
  for (const Section& section : kSections) {
    JsonObject object;
    for (const Fact& fact : section.facts()) {
      object.add(key_of(fact.name), json_of(fact));
    }
    all.add(section.name, object.text());
  }
  return all.add("gpus", gpu_json()).add("variables", variables_json()).text() + "\n";
}

std::string as_text() {
  std::string all;
  for (const Section& section : kSections) {
    all += std::string(section.name) + "\n";
    for (const Fact& fact : section.facts())
      all += text("  %-31s %s\n", fact.name.c_str(), fact.text.c_str());
  }
  return all + "GPUs\n" + gpu_text() + "environment\n" + set_variables();
}

}  // namespace

int info(const Words& words) {
  bool as_json_object = false;
  bool only_variables = false;
  bool only_paths = false;
  for (const std::string& word : words) {
    if (word == "--json") {
      as_json_object = true;
    } else if (word == "--env") {
      only_variables = true;
    } else if (word == "--paths") {
      only_paths = true;
    } else {
      throw UsageError{"unknown option of info: " + isomem::quoted(word)};
    }
  }
  if (only_paths) {
    print(paths(as_json_object));
    return 0;
  }
  print(as_json_object ? as_json() : only_variables ? all_variables() : as_text());
  return library().handle ? 0 : 1;
}

}  // namespace tool
