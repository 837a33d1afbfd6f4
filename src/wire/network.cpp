// SPDX-License-Identifier: Apache-2.0
#include "wire/network.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <optional>

#include "core/error.hpp"
#include "core/files.hpp"
#include "wire/ofi.hpp"
#include "wire/preset.hpp"
#include "wire/ucx.hpp"

namespace isomem {

namespace {

/// A setting of NVSHMEM, and what the library of a wire calls it.
struct Tuning {
  const char* nvshmem;
  std::string Options::*value;
  const char* wire;
  const char* name;
};
constexpr Tuning kTunings[] = {
    {"NVSHMEM_HCA_LIST", &Options::hca_list, "ucx", "UCX_NET_DEVICES"},
    {"NVSHMEM_IB_GID_INDEX", &Options::ib_gid_index, "ucx", "UCX_IB_GID_INDEX"},
    {"NVSHMEM_IB_TRAFFIC_CLASS", &Options::ib_traffic_class, "ucx", "UCX_IB_TRAFFIC_CLASS"},
    {"NVSHMEM_IB_SL", &Options::ib_sl, "ucx", "UCX_IB_SL"},
    {"NVSHMEM_LIBFABRIC_PROVIDER", &Options::libfabric_provider, "libfabric", "FI_PROVIDER"},
};

/// How settings begin that are about NVSHMEM's own transports.
constexpr std::string_view kOfTransports[] = {"NVSHMEM_IB",
                                              "NVSHMEM_HCA_",
                                              "NVSHMEM_LIBFABRIC_",
                                              "NVSHMEM_ENABLE_NIC_PE_MAPPING=",
                                              "NVSHMEM_DISABLE_IB_NATIVE_ATOMICS=",
                                              "NVSHMEM_DISABLE_GDRCOPY=",
                                              "NVSHMEM_PROXY_REQUEST_BATCH_MAX=",
                                              "NVSHMEM_QP_DEPTH=",
                                              "NVSHMEM_SRQ_DEPTH=",
                                              "NVSHMEM_REMOTE_TRANSPORT=ibgda",
                                              "NVSHMEM_REMOTE_TRANSPORT=gpunetio",
                                              "NVSHMEM_REMOTE_TRANSPORT=none"};

/// What UCX refuses is nothing for it, -1 among that, and so is what it would call unused, by a name that the
/// user has not set.
std::string of_rdma(const std::string& value) {
  const bool is_number = value.find_first_not_of("0123456789") == value.npos;
  return is_number && has_rdma_device() ? value : std::string();
}

/// What the library of the wire is told; empty: nothing.
std::string value_of(const Tuning& tuning, const Options& options) {
  const std::string& value = options.*tuning.value;
  if (tuning.value == &Options::hca_list) return net_devices(value);
  return std::string_view(tuning.name).starts_with("UCX_IB_") ? of_rdma(value) : value;
}

bool begins_with(std::string_view setting, std::string_view start) {
  const auto is_same = [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); };
  return setting.size() >= start.size() && std::equal(start.begin(), start.end(), setting.begin(), is_same);
}

/// The settings of NVSHMEM are those of the libraries while this lives.
class Tuned {
 public:
  explicit Tuned(const Options& options) {
    for (size_t i = 0; i < presets_.size(); ++i) {
      const std::string value = value_of(kTunings[i], options);
      if (!value.empty()) presets_[i].emplace(kTunings[i].name, value.c_str());
    }
  }

 private:
  std::array<std::optional<Preset>, std::size(kTunings)> presets_;
};

bool is_taken(std::string_view variable, const Options& options, std::string_view wire) {
  return std::any_of(std::begin(kTunings), std::end(kTunings), [&](const Tuning& one) {
    return variable == one.nvshmem && wire == one.wire && !value_of(one, options).empty();
  });
}

}  // namespace

std::unique_ptr<Wire> open_network(const Options& options, Between between) {
  const bool is_named = options.wire == WireKind::ucx || options.wire == WireKind::libfabric;
  const WireKind kind = is_named ? options.wire : options.network;
  const Tuned tuned(options);
  if (kind == WireKind::libfabric) return std::make_unique<OfiWire>();
  std::string why;
  try {
    ucp::library();
  } catch (const Error& error) {
    if (kind == WireKind::ucx) throw;
    why = error.what();
  }
  if (why.empty()) return std::make_unique<UcxWire>(between, options.gpudirect);
  try {
    ofi::library();
  } catch (const Error&) {
    throw Error(why);  // the one to install where there is none
  }
  return std::make_unique<OfiWire>();
}

std::string unused_tuning(const Options& options, std::string_view wire) {
  std::string all;
  for (char** one = environ; *one; ++one) {
    const std::string_view setting(*one);
    const std::string_view variable = setting.substr(0, setting.find('='));
    const bool is_tuning = std::any_of(std::begin(kOfTransports), std::end(kOfTransports),
                                       [&](std::string_view start) { return begins_with(setting, start); });
    if (is_tuning && !is_taken(variable, options, wire)) all.append(all.empty() ? "" : ", ").append(variable);
  }
  return all;
}

std::string net_devices(std::string_view hca_list) {
  if (hca_list.find('^') != hca_list.npos) return {};
  std::string devices;
  any_part(hca_list, ',', [&](std::string_view part) {
    const std::string device(part);
    const bool has_ports = access(("/sys/class/infiniband/" + device).c_str(), F_OK) == 0;
    devices += (devices.empty() ? "" : ",") + device + (has_ports ? ":1" : "");
    return false;
  });
  return devices;
}

}  // namespace isomem
