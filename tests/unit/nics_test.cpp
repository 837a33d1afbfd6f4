// SPDX-License-Identifier: Apache-2.0
// Which network devices isomem info --paths calls better than the one that is used, and why they are not
// taken: on folders like those of the kernel.
#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "../../tools/isomem/nics.hpp"

namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;

/// A /sys/class of its own.
class System {
 public:
  System() {
    char name[] = "/tmp/isomem_nics_XXXXXX";
    root = mkdtemp(name);
  }
  ~System() { fs::remove_all(root); }

  void write(const std::string& file, const std::string& text) {
    fs::create_directories(fs::path(root + "/" + file).parent_path());
    std::FILE* out = std::fopen((root + "/" + file).c_str(), "w");
    REQUIRE(out);
    std::fputs((text + "\n").c_str(), out);
    std::fclose(out);
  }
  void ethernet(const std::string& name, const std::string& speed, const std::string& state = "up",
                const std::string& type = "1") {
    write("net/" + name + "/type", type);
    write("net/" + name + "/operstate", state);
    write("net/" + name + "/speed", speed);
  }
  void rdma(const std::string& name, const std::string& layer, const std::string& rate,
            const std::string& state = "4: ACTIVE") {
    write("infiniband/" + name + "/ports/1/link_layer", layer);
    write("infiniband/" + name + "/ports/1/rate", rate);
    write("infiniband/" + name + "/ports/1/state", state);
  }

  std::string root;
};

tool::Setting setting(std::map<std::string, std::string> all) {
  return [all = std::move(all)](const char* variable) {
    const auto found = all.find(variable);
    return found == all.end() ? std::string() : found->second;
  };
}

Strings names_of(const std::vector<tool::Nic>& all) {
  Strings names;
  for (const tool::Nic& one : all) names.push_back(one.text());
  return names;
}

}  // namespace

TEST_CASE(
    "network devices: the fastest first, without bridges, those that are down, and the loopback device") {
  System system;
  system.ethernet("eth0", "10000");
  system.ethernet("eth1", "100000");
  system.ethernet("veth", "-1");
  system.ethernet("eth2", "400000", "down");
  system.ethernet("lo", "", "unknown", "772");
  system.ethernet("docker0", "10000");
  system.write("net/docker0/bridge/bridge_id", "8000");
  system.rdma("mlx5_1", "Ethernet", "100 Gb/sec (4X EDR)");
  system.rdma("mlx5_0", "InfiniBand", "200 Gb/sec (4X HDR)");
  system.write("cxi/cxi0/device/uevent", "");
  CHECK(names_of(tool::nics("ucx", setting({}), system.root)) ==
        Strings{"cxi0 (Slingshot)", "mlx5_0 (InfiniBand, 200 Gbit/s)", "mlx5_1 (RoCE, 100 Gbit/s)",
                "eth1 (Ethernet, 100 Gbit/s)", "eth0 (Ethernet, 10 Gbit/s)", "veth (Ethernet)"});
  CHECK(tool::nics("ucx", setting({}), system.root + "/none").empty());
}

TEST_CASE("a device that is better than the path is named with the variable that leaves it out") {
  System system;
  system.ethernet("eth0", "10000");
  system.rdma("mlx5_0", "InfiniBand", "200 Gb/sec (4X HDR)");
  const auto better = [&](const char* path, std::map<std::string, std::string> variables,
                          const char* wire = "ucx") {
    const std::vector<tool::Nic> here = tool::nics(wire, setting(std::move(variables)), system.root);
    return tool::better_than(path, here, nullptr);
  };
  const std::string device = "mlx5_0 (InfiniBand, 200 Gbit/s): ";
  CHECK(better("tcp/eth0", {{"UCX_TLS", "tcp,self"}}) == Strings{device + "UCX_TLS=tcp,self leaves it out"});
  CHECK(better("tcp/eth0", {{"UCX_NET_DEVICES", "eth0"}}) ==
        Strings{device + "UCX_NET_DEVICES=eth0 leaves it out"});
  CHECK(better("tcp/eth0", {{"NVSHMEM_HCA_LIST", "eth0"}}) ==
        Strings{device + "NVSHMEM_HCA_LIST=eth0 leaves it out"});
  CHECK(better("tcp/eth0", {{"NVSHMEM_HCA_LIST", "^mlx5_0:1"}}) ==
        better("tcp/eth0", {}));  // UCX is not told
  CHECK(better("tcp;ofi_rxm/eth0", {{"FI_PROVIDER", "tcp"}}, "libfabric") ==
        Strings{device + "FI_PROVIDER=tcp leaves it out"});
  CHECK(better("rc_mlx5/mlx5_0:1, tcp/eth0", {}).empty());
  CHECK(better("2 x rc_mlx5/mlx5_0:1", {}).empty());
  CHECK(better("verbs;ofi_rxm/mlx5_0", {}, "libfabric").empty());
  const Strings named = better("tcp/eth0", {{"UCX_TLS", "rc,ud,tcp"}, {"UCX_NET_DEVICES", "mlx5_0:1,eth0"}});
  REQUIRE(named.size() == 1);  // what hinders it then depends on this machine
  CHECK(named[0].starts_with(device));
  CHECK(named[0].find("leaves it out") == std::string::npos);
}

TEST_CASE(
    "a device is not better if its port is down or the other host has none; Slingshot needs libfabric") {
  System system;
  system.ethernet("eth0", "10000");
  system.ethernet("eth1", "100000");
  system.rdma("mlx5_0", "InfiniBand", "10 Gb/sec (4X)", "1: DOWN");
  system.write("cxi/cxi0/device/uevent", "");
  const std::vector<tool::Nic> here = tool::nics("ucx", setting({}), system.root);
  const Strings all = tool::better_than("tcp/eth0", here, nullptr);
  REQUIRE(all.size() == 3);
  CHECK(all[0] == "cxi0 (Slingshot): UCX does not know it; set ISOMEM_WIRE=libfabric");
  CHECK(all[1] == "mlx5_0 (InfiniBand, 10 Gbit/s): its port is not up: 1: DOWN");
  CHECK(all[2].starts_with("eth1 (Ethernet, 100 Gbit/s): "));
  CHECK(tool::better_than("tcp/eth1", here, nullptr).size() == 2);

  const std::vector<tool::Nic> nothing;
  const std::span<const tool::Nic> there = nothing;
  CHECK(tool::better_than("tcp/eth0", here, &there)[2] ==
        "eth1 (Ethernet, 100 Gbit/s): the other host has none of this kind");
}

TEST_CASE("an Ethernet that does not tell its speed is not compared with another one") {
  System system;
  system.ethernet("eth0", "-1");
  system.ethernet("eth1", "100000");
  const std::vector<tool::Nic> here = tool::nics("ucx", setting({}), system.root);
  CHECK(tool::better_than("tcp/eth0", here, nullptr).empty());
  CHECK(tool::better_than("tcp/eth1", here, nullptr).empty());
}

TEST_CASE("what keeps the network from the memory of GPUs") {
  System system;
  const auto reason = [&](const char* wire, const char* wanted = "") {
    return tool::no_direct_way(wire, setting({{"ISOMEM_GPUDIRECT", wanted}}), system.root);
  };
  CHECK(reason("libfabric") == "GPUDirect: libfabric is given host memory only");
  CHECK(reason("ucx", "off") == "GPUDirect: ISOMEM_GPUDIRECT=off");
  const bool has_cuda = reason("ucx") != "GPUDirect: this UCX has no CUDA (libuct_cuda.so)";
  if (!has_cuda) return;
  CHECK(reason("ucx") == "GPUDirect: this host has no RDMA device");
  system.write("class/infiniband/mlx5_0/ports", "");
  CHECK(reason("ucx").starts_with("GPUDirect: not on a path over TCP; the kernel module"));
  system.write("module/nvidia_peermem/version", "1");
  CHECK(reason("ucx") == "GPUDirect: not on a path over TCP");
}
