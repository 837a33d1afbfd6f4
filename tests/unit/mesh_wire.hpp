// SPDX-License-Identifier: Apache-2.0
// A wire between threads that is as bad as a wire may be: what it is given arrives late and in any order,
// bulk transfers move in pieces and in any order, and it refuses memory that was not exposed. It can lose a
// PE.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <string>
#include <vector>

#include "wire/wire.hpp"

namespace isomem {

struct MeshOptions {
  uint32_t delay_us = 20;  // most time something is on its way
  uint64_t seed = 1;
  Wire::Sizes sizes{};
};

/// How many devices are current in this thread: the wire wants one wherever device memory takes part.
inline thread_local int current_devices = 0;

/// What is on its way to one PE: messages; and, of its own, transfers and work that will be over.
struct MeshEvent {
  uint64_t due_ns;
  std::vector<unsigned char> message{};
  Work* work = nullptr;
  void* to = nullptr;  // of a transfer
  const void* from = nullptr;
  size_t bytes = 0;
  int target = -1;  // whose memory a put goes to
};

class Mesh : public std::enable_shared_from_this<Mesh> {
 public:
  Mesh(size_t n_pes, const MeshOptions& options) : options_(options), ends_(n_pes), opened_(n_pes) {}

  /// The wire of a PE, once all others have opened theirs: as if their addresses had been exchanged.
  std::unique_ptr<Wire> open(int pe);

  /// PE `pe` is not reached any more, and reaches nobody.
  void lose(int pe);

  // statistics, of all PEs
  struct Counts {
    uint64_t messages = 0, puts = 0, gets = 0, flushes = 0, keys = 0;
  };
  Counts counts();

 private:
  friend class MeshWire;

  struct End {
    std::mutex mutex;
    std::vector<MeshEvent> events;
    std::map<uint64_t, uint64_t> exposed;  // begin -> end, addresses
    std::vector<uint64_t> of_device;       // begins
    int descriptor = -1;                   // of the wire that is open
    bool is_armed = false;
    bool is_lost = false;
  };

  const MeshOptions options_;
  std::vector<End> ends_;
  std::mutex counts_mutex_;
  Counts counts_;
  std::mutex open_mutex_;
  std::condition_variable opened_one_;
  std::vector<uint64_t> opened_;  // how often, by PE
};

class MeshWire final : public Wire {
 public:
  MeshWire(std::shared_ptr<Mesh> mesh, int pe);
  ~MeshWire() override;

  const char* name() const noexcept override { return "the mesh of the tests"; }
  const char* short_name() const noexcept override { return "mesh"; }
  std::string address() override { return std::to_string(pe_); }
  void connect(int pe, const std::string& address) override;
  std::string path(int pe) override { return "mesh/" + std::to_string(pe); }
  Sizes sizes(int) override { return mesh_->options_.sizes; }
  void part(int) override {}
  void leave(int pe) override;
  void send(int pe, const unsigned char* message, size_t bytes, Work& work) override;
  std::string no_direct_way() const override {
    return mesh_->options_.sizes.device ? "" : Wire::no_direct_way();
  }
  size_t in_one_range(LocalMemory local, size_t bytes) const override;
  void withdraw_device_memory() override;
  std::string expose(LocalMemory start, size_t bytes) override;
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
  uint64_t due();
  void transfer(int pe, uint64_t remote, void* to, const void* from, size_t bytes, Work& work);
  void post(int to, MeshEvent event);
  bool take_one(MeshEvent& event);
  void check_connected(int pe) const;
  void check_memory(LocalMemory memory) const;
  void check_local(LocalMemory local, size_t bytes) const;

  const std::shared_ptr<Mesh> mesh_;
  const int pe_;
  const int descriptor_;
  std::mt19937_64 random_;
  std::vector<bool> connected_;
  std::vector<bool> left_;
  std::vector<size_t> puts_on_their_way_;       // to each PE
  std::vector<std::pair<int, Work*>> flushes_;  // until those of their PE are over
};

}  // namespace isomem
