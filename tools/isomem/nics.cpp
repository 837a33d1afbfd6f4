// SPDX-License-Identifier: Apache-2.0
#include "nics.hpp"

#include <dlfcn.h>
#include <link.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "core/files.hpp"
#include "core/text.hpp"

namespace tool {

namespace {

namespace fs = std::filesystem;
using isomem::first_line;
using isomem::text;

std::vector<std::string> entries(const std::string& folder) {
  std::vector<std::string> names;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(folder, ignored)) names.push_back(entry.path().filename());
  std::sort(names.begin(), names.end());
  return names;
}

bool exists(const std::string& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

Nic nic(const std::string& name, Nic::Kind kind, uint32_t mbit) {
  Nic one{};
  one.name[name.copy(one.name, sizeof(one.name) - 1)] = 0;
  one.kind = kind;
  one.mbit = mbit;
  return one;
}

void set_obstacle(Nic& nic, const std::string& why) {
  if (!nic.obstacle[0]) nic.obstacle[why.copy(nic.obstacle, sizeof(nic.obstacle) - 1)] = 0;
}

bool has_word(const std::string& list, std::initializer_list<const char*> words) {
  return isomem::any_part(list, ',', [&](std::string_view part) {
    return std::any_of(words.begin(), words.end(), [&](const char* word) { return part == word; });
  });
}

/// Devices of /sys/class/infiniband, which EFA has as well.
std::vector<Nic> rdma_devices(const std::string& system) {
  std::vector<Nic> found;
  const std::string folder = system + "/infiniband/";
  for (const std::string& name : entries(folder)) {
    const std::string device = folder + name;
    const std::string port = device + "/ports/1/";
    std::error_code ignored;
    const bool is_efa = fs::read_symlink(device + "/device/driver", ignored).filename() == "efa";
    const auto kind = is_efa                                          ? Nic::Kind::efa
                      : first_line(port + "link_layer") == "Ethernet" ? Nic::Kind::roce
                                                                      : Nic::Kind::infiniband;
    const double gbit = std::strtod(first_line(port + "rate").c_str(), nullptr);  // "200 Gb/sec (4X HDR)"
    found.push_back(nic(name, kind, static_cast<uint32_t>(gbit * 1000)));
    const std::string state = first_line(port + "state");  // "4: ACTIVE"
    if (!state.empty() && state[0] != '4') set_obstacle(found.back(), "its port is not up: " + state);
  }
  return found;
}

/// Those that are up; without bridges, which lead to others.
std::vector<Nic> ip_devices(const std::string& system) {
  constexpr const char* kEthernet = "1";
  constexpr const char* kOverInfiniBand = "32";
  std::vector<Nic> found;
  const std::string folder = system + "/net/";
  for (const std::string& name : entries(folder)) {
    const std::string device = folder + name;
    const std::string type = first_line(device + "/type");
    const bool is_link = type == kEthernet || type == kOverInfiniBand;
    if (!is_link || exists(device + "/bridge") || first_line(device + "/operstate") != "up") continue;
    const long mbit = std::strtol(first_line(device + "/speed").c_str(), nullptr, 10);
    found.push_back(nic(name, Nic::Kind::ethernet, mbit > 0 ? static_cast<uint32_t>(mbit) : 0));
  }
  return found;
}

bool ucx_has(const char* module) {
  void* handle = dlopen("libucp.so.0", RTLD_LAZY | RTLD_LOCAL);
  link_map* map = nullptr;
  if (!handle || dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0) return false;
  return exists(fs::path(map->l_name).parent_path() / "ucx" / module);
}

std::string verbs_obstacle() {
  for (const std::string& name : entries("/dev/infiniband")) {
    const std::string file = "/dev/infiniband/" + name;
    if (name.starts_with("uverbs") && access(file.c_str(), R_OK | W_OK) != 0) {
      return "this user may not open " + file + ": " + std::strerror(errno);
    }
  }
  return exists("/dev/infiniband") ? "" : "there is no /dev/infiniband here (a container?)";
}

/// Why UCX, with these variables, cannot take the device.
void look_with_ucx(Nic& nic, const Setting& setting) {
  const char* const variable = setting("UCX_NET_DEVICES").empty() ? "NVSHMEM_HCA_LIST" : "UCX_NET_DEVICES";
  const std::string devices = setting(variable);
  const bool is_named = isomem::any_part(
      devices, ',', [&](std::string_view part) { return part.substr(0, part.find(':')) == nic.name; });
  if (!devices.empty() && devices != "all" && !devices.starts_with('^') && !is_named) {
    set_obstacle(nic, variable + ("=" + devices) + " leaves it out");
  }
  if (nic.kind == Nic::Kind::ethernet) return;
  const std::string transports = setting("UCX_TLS");
  const bool has_verbs = has_word(transports, {"all", "ib", "rc", "rc_v", "rc_x", "rc_verbs", "rc_mlx5", "dc",
                                               "dc_x", "dc_mlx5", "ud", "ud_v", "ud_x"});
  if (nic.kind == Nic::Kind::slingshot) set_obstacle(nic, "UCX does not know it; set ISOMEM_WIRE=libfabric");
  if (nic.kind == Nic::Kind::efa) set_obstacle(nic, "UCX makes little of it; set ISOMEM_WIRE=libfabric");
  if (!transports.empty() && !transports.starts_with('^') && !has_verbs) {
    set_obstacle(nic, "UCX_TLS=" + transports + " leaves it out");
  }
  if (!ucx_has("libuct_ib.so.0")) set_obstacle(nic, "this UCX has no module for it (libuct_ib.so)");
  set_obstacle(nic, verbs_obstacle());
}

void look_with_libfabric(Nic& nic, const Setting& setting) {
  const std::string provider = setting("FI_PROVIDER");
  const char* wanted = nic.kind == Nic::Kind::slingshot  ? "cxi"
                       : nic.kind == Nic::Kind::efa      ? "efa"
                       : nic.kind == Nic::Kind::ethernet ? "tcp"
                                                         : "verbs";
  if (!provider.empty() && provider.find(wanted) == provider.npos) {
    set_obstacle(nic, "FI_PROVIDER=" + provider + " leaves it out");
  }
  if (nic.kind == Nic::Kind::roce || nic.kind == Nic::Kind::infiniband) set_obstacle(nic, verbs_obstacle());
}

/// How fast: by the kind of device first.
using Rank = std::pair<Nic::Kind, uint32_t>;
Rank rank_of(const Nic& nic) { return {nic.kind, nic.mbit}; }

/// Of one lane, "tcp/eth0" or "2 x rc_mlx5/mlx5_0:1"; of a device that is not known, what its transport says.
Rank rank_of(std::string_view lane, std::span<const Nic> here) {
  const std::string_view device = lane.substr(std::min(lane.find('/') + 1, lane.size()));
  for (const Nic& one : here) {
    if (device.starts_with(one.name)) return rank_of(one);
  }
  return {lane.find("tcp") == lane.npos ? Nic::Kind::infiniband : Nic::Kind::ethernet, 0};
}

}  // namespace

std::string Nic::text() const {
  constexpr const char* kKinds[] = {"Ethernet", "RoCE", "InfiniBand", "EFA", "Slingshot"};
  const std::string speed = mbit ? isomem::text(", %g Gbit/s", mbit / 1000.0) : "";
  return std::string(name) + " (" + kKinds[static_cast<int>(kind)] + speed + ")";
}

std::vector<Nic> nics(std::string_view wire, const Setting& setting, const std::string& system) {
  std::vector<Nic> all = ip_devices(system);
  for (const Nic& one : rdma_devices(system)) all.push_back(one);
  for (const std::string& name : entries(system + "/cxi")) {
    all.push_back(nic(name, Nic::Kind::slingshot, 0));
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Nic& a, const Nic& b) { return rank_of(a) > rank_of(b); });
  all.resize(std::min(all.size(), kMostNics));
  for (Nic& one : all) wire == "ucx" ? look_with_ucx(one, setting) : look_with_libfabric(one, setting);
  return all;
}

std::vector<std::string> better_than(std::string_view path, std::span<const Nic> here,
                                     const std::span<const Nic>* there) {
  Rank taken{Nic::Kind::ethernet, 0};
  isomem::any_part(path, ',', [&](std::string_view lane) {
    taken = std::max(taken, rank_of(lane, here));
    return false;
  });
  std::vector<std::string> found;
  for (const Nic& one : here) {
    const Rank rank = rank_of(one);
    // two Ethernets of which one does not tell its speed cannot be compared
    const bool is_comparable = rank.first != taken.first || (rank.second != 0 && taken.second != 0);
    if (!is_comparable || rank <= taken) continue;
    const auto is_alike = [&](const Nic& other) { return other.kind == one.kind; };
    const bool is_alone = there && std::none_of(there->begin(), there->end(), is_alike);
    const std::string why = one.obstacle[0] ? one.obstacle
                            : is_alone      ? "the other host has none of this kind"
                            : !there        ? "if the other host has one, the wire's library chose otherwise"
                                            : "the wire's library chose otherwise";
    found.push_back(one.text() + ": " + why);
  }
  return found;
}

std::string no_direct_way(std::string_view wire, const Setting& setting, const std::string& system) {
  const std::string way = "GPUDirect: ";
  if (wire != "ucx") return way + "libfabric is given host memory only";
  if (setting("ISOMEM_GPUDIRECT") == "off") return way + "ISOMEM_GPUDIRECT=off";
  if (!ucx_has("libuct_cuda.so.0")) return way + "this UCX has no CUDA (libuct_cuda.so)";
  if (entries(system + "/class/infiniband").empty()) return way + "this host has no RDMA device";
  const bool has_module = exists(system + "/module/nvidia_peermem");
  return way + "not on a path over TCP" +
         (has_module ? ""
                     : "; the kernel module nvidia_peermem, which older NIC drivers need, is not loaded");
}

}  // namespace tool
