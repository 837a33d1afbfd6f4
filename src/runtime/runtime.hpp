// SPDX-License-Identifier: Apache-2.0
// One PE, put together of what it owns: its place in the job, its memory, how it reaches the memory of
// others, its teams and contexts. Everything else works on this object; the C API has one of them, tests with
// PEs as threads have several.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/options.hpp"
#include "isomem/engine.hpp"
#include "isomem/team.hpp"
#include "job/job.hpp"
#include "memory/address_map.hpp"
#include "runtime/contexts.hpp"
#include "runtime/heap.hpp"
#include "runtime/teams.hpp"
#include "runtime/test_loop.hpp"
#include "runtime/transport.hpp"
#include "wire/wire.hpp"

namespace isomem {

/// What carries messages to other hosts.
struct Network {
  std::function<std::unique_ptr<Wire>()> open;      // null: the loopback wire, on which the hosts are virtual
  std::function<std::string(int pe)> address_of{};  // what the wire of that PE says
};

/// What a PE is told by whoever starts it.
struct Place {
  std::shared_ptr<JobFile> job;  // of its host
  int pe = 0;
  std::vector<uint64_t> windows;  // of each host: its first region in this process; 0: another machine
  Statics statics;
  bool one_executable = true;  // all PEs must run the same; false: if they do not, no statics are symmetric
  Network network{};
};

struct Control;

class Runtime {
 public:
  /// Joins the job on behalf of `routine`: returns when all PEs have. Throws Error.
  Runtime(Place place, const Options& options, bool many_threads = false, const char* routine = "shmem_init");
  ~Runtime();
  Runtime(const Runtime&) = delete;

  int me() const { return job_.me(); }
  int n_pes() const { return job_.n_pes(); }
  const Options& options() const { return options_; }
  const Job& job() const { return job_; }
  const AddressMap& memory() const { return memory_; }
  Heap& heap() { return heap_; }
  const Heap& heap() const { return heap_; }
  Transport& transport() { return transport_; }
  const Transport& transport() const { return transport_; }
  Teams& teams() { return teams_; }
  Team& world() { return teams_.world(); }
  Contexts& contexts() { return contexts_; }
  /// Whether an active set of all PEs is served by the world team, for which it does not matter when the
  /// program sets up pSync. Not where threads may be in several such collectives at a time, each with its own
  /// pSync: PE 0 decides.
  bool world_serves_sets() const { return world_serves_sets_; }

  /// What collectives choose their algorithm by: the same on all PEs of a host.
  const CollLimits& limits() const { return limits_; }
  /// Whether waits spin: every PE has a core of its own, and nothing comes over a wire, which wants calls.
  bool spins() const { return spins_; }

  /// What an address is, in words, for error messages.
  std::string describe(const void* address) const;
  /// Sizes and addresses of this PE, for SHMEM_DEBUG.
  std::string shape() const;

  /// Later puts and atomics of the context are seen after earlier ones, target by target.
  void fence(uint64_t context = kDefaultContext);
  /// The same for the members `pes` of a team only.
  void fence_to(const Team& team, const int* pes, size_t n, uint64_t context);
  /// All operations of the context are complete: puts at their targets, results of gets and atomics here.
  void quiet(uint64_t context = kDefaultContext);
  void barrier_all(const char* routine);
  /// Returns when all members have entered; completes nothing.
  void synchronise(const char* routine, Team& team);

  /// Collective over all PEs: the smallest `value`; whether all say true.
  uint64_t least(const char* routine, uint64_t value);
  bool all_agree(const char* routine, bool here) { return least(routine, here) != 0; }

  /// How a PE comes to its end: the program calls shmem_finalize; exits after start_pes, as it may; or exits
  /// and has forgotten the call, so that others who wait for this PE wait in vain.
  enum class End { called, at_exit, forgotten };
  /// Collective: the last call into this PE.
  void finalize(End end, const char* routine = "shmem_finalize");

  /// Where the next search for any satisfied word of `n` begins. Mixed, so that it is fair to every set of
  /// words, also where a program waits for several in turn.
  size_t search_start(size_t n) {
    const uint64_t mixed = rotation_.fetch_add(1, std::memory_order_relaxed) * 0x9e3779b97f4a7c15;
    return n ? static_cast<size_t>((mixed >> 32) % n) : 0;
  }
  /// Memory of the calling thread until its next call: threads of a PE may reduce at a time, on teams of
  /// their own.
  static void* scratch(size_t bytes);
  /// One thread of this PE at a time may stand on the board.
  std::atomic_flag& board_slot_taken() { return board_slot_taken_; }
  TestLoop& test_loop() { return test_loop_; }

 private:
  std::unique_ptr<Channel> open_wire(Place place, const char* routine);
  std::function<std::string(int)> exchange_addresses(const char* routine, Wire& wire);
  std::unique_ptr<Channel> far_channel(std::unique_ptr<Wire> wire,
                                       std::function<std::string(int)> address_of);
  void compare_neighbours();
  void compare_hosts();
  void map_statics_of_neighbours();
  void limit_heap();
  void life_sync(const char* routine);
  void await_finalize_of_the_living(const char* routine);

  const Options options_;
  Job job_;
  AddressMap memory_;
  Control* control_;
  const bool one_executable_;
  Transport transport_;
  Teams teams_;
  Contexts contexts_;
  Heap heap_;
  CollLimits limits_;
  bool spins_;
  std::atomic<uint64_t> rotation_{0};
  std::atomic_flag board_slot_taken_ = ATOMIC_FLAG_INIT;
  bool world_serves_sets_ = false;
  TestLoop test_loop_;
};

}  // namespace isomem
