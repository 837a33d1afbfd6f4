// SPDX-License-Identifier: Apache-2.0
// The wire over UCX: active messages, RMA for bulk data, no atomics of the network.
#pragma once

#include <list>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/host_split.hpp"
#include "wire/ucp.hpp"
#include "wire/wire.hpp"

namespace isomem {

/// Of this host, as the kernel lists them.
bool has_rdma_device();

class UcxWire final : public Wire {
 public:
  /// Throws Error.
  UcxWire(Between between, GpuDirect gpudirect);
  ~UcxWire() override;
  UcxWire(const UcxWire&) = delete;

  const char* name() const noexcept override { return "UCX"; }
  const char* short_name() const noexcept override { return "ucx"; }
  std::string address() override;
  void connect(int pe, const std::string& address) override;
  std::string path(int pe) override;
  Sizes sizes(int pe) override;
  void part(int pe) override;
  void leave(int pe) override;
  void send(int pe, const unsigned char* message, size_t bytes, Work& work) override;
  std::string no_direct_way() const override { return no_direct_way_; }
  std::string expose(LocalMemory start, size_t bytes) override;
  size_t in_one_range(LocalMemory local, size_t bytes) const override;
  void withdraw_device_memory() override;
  std::unique_ptr<RemoteKey> unpack(int pe, const std::string& exposed) override;
  void put(int pe, const RemoteKey& key, uint64_t offset, LocalMemory local, size_t bytes,
           Work& work) override;
  void get(int pe, const RemoteKey& key, uint64_t offset, LocalMemory local, size_t bytes,
           Work& work) override;
  void flush(int pe, Work& work) override;
  bool progress(const Receive& receive) override;
  int descriptor() const noexcept override { return descriptor_; }
  bool arm() override;

 private:
  struct Peer;
  struct DeviceRange {
    size_t bytes;
    ucp::Memory memory;
  };
  /// A message for a PE that has not been reached: it leaves with the next connection if this one fails.
  struct Early {
    Peer* peer;
    const unsigned char* message;
    size_t bytes;
    Work* work;
    bool is_posted = false;
  };
  struct Peer {
    UcxWire* wire;
    int pe;
    std::string address;
    ucp::Endpoint endpoint = nullptr;  // null: not made yet, or its connection could not be
    std::list<Early> early{};
    bool is_reached = false;   // a message has left for it: from now on a failure is the end
    bool may_go = false;       // it has said that it is done, or is dead
    bool is_dead = false;      // no connection is made any more
    bool is_lost = false;      // UCX has given the endpoint up
    bool has_no_way = false;   // no transport leads there: trying again will not help
    uint64_t begun_ns = 0;     // the first attempt to connect
    uint64_t next_ns = 0;      // the next one
    ucp::Code why = ucp::kOk;  // the last one has failed
  };

  static ucp::Code received(void* self, const void* header, size_t header_bytes, void* data, size_t bytes,
                            const void* param);
  static void lost(void* peer, ucp::Endpoint, ucp::Code code);
  using Over = void (*)(void* request, ucp::Code code, void* what);
  static ucp::RequestParam telling(Over over, void* what, uint32_t flags = 0);
  ucp::RequestParam moving(LocalMemory local, Work& work) const;
  static void over(void* request, ucp::Code code, void* work);
  static void tried(void* request, ucp::Code code, void* early);
  ucp::Endpoint endpoint(int pe) const { return peers_.at(pe)->endpoint; }
  void open(Peer& peer);
  void close(Peer& peer);
  void post(Early& early);
  void left(Early& early);
  bool reach(Peer& peer);
  void check_start(void* request, Work& work, const char* what, int pe);
  void fail(const char* what, int pe, ucp::Code code);
  void close_endpoints();
  std::string why_not_direct() const;

  const ucp::Library& ucx_;
  ucp::Context context_ = nullptr;
  ucp::Worker worker_ = nullptr;
  int descriptor_ = -1;
  int threads_ = 0;  // of UCX: no threads of the program
  std::unordered_map<int, std::unique_ptr<Peer>> peers_;
  std::vector<Peer*> unreached_;  // that something waits for
  std::vector<void*> closing_;    // endpoints that were given up
  std::vector<ucp::Memory> exposed_;
  std::map<const char*, DeviceRange> exposed_of_device_;  // by its begin
  const GpuDirect gpudirect_;
  std::string no_direct_way_;
  const Receive* receive_ = nullptr;  // during progress()
};

}  // namespace isomem
