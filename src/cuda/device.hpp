// SPDX-License-Identifier: Apache-2.0
// The GPU of a PE. It is chosen late: programs call cudaSetDevice after nvshmem_init, so the device is bound
// at init only if all PEs have a context by then, else at the first collective call that needs it.
#pragma once

#include <cuda.h>

#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "cuda/block_limit.hpp"
#include "cuda/device_heap.hpp"
#include "cuda/device_window.hpp"
#include "cuda/driver.hpp"
#include "cuda/exchange.hpp"
#include "cuda/locked_memory.hpp"
#include "cuda/shared_memory.hpp"
#include "cuda/team_areas.hpp"
#include "cuda/watchdog.hpp"
#include "isomem/device/state.hpp"
#include "isomem/group_relay.hpp"
#include "isomem/team.hpp"
#include "runtime/device_side.hpp"

namespace isomem {

class CopyChannel;
class Proxy;
class Runtime;
class Staging;
class TeamStaging;

class Device final : public DeviceSide {
 public:
  /// Reserves the device window, or remembers why there is none: a program that never asks for device memory
  /// needs no GPU. Collective. `wanted_device`: that of a PE which has no
  /// context when it binds, -1 for any. Throws Error.
  Device(Runtime& runtime, int wanted_device);
  ~Device() override;
  Device(const Device&) = delete;

  /// The bound device of this process, on behalf of `routine`. The first call binds it and is collective.
  /// Throws Error: no driver, no nvshmem_init, another device than the bound one is current.
  static Device& current(const char* routine);
  /// Collective. Binds if every PE has chosen a device by now, else leaves it for later.
  static void bind_if_chosen(const char* routine);
  /// The bound device, null before that.
  static Device* bound() { return instance_ && instance_->heap_ ? instance_ : nullptr; }

  // for calls on the user's streams and kernels of the library
  Runtime& runtime() { return runtime_; }
  const Driver& cu() const { return driver(); }
  CUcontext context() const { return context_; }
  CUdevice device() const { return device_; }
  /// The stream of the library's own work; nobody else's waits for it.
  CUstream stream() const { return stream_; }
  /// That of collectives that the host calls, and waits for.
  CUstream calls() const { return calls_; }
  /// PE `pe`'s copy of an address of this PE's device heap or host heap, as this device and this process
  /// reach it. Null if the PE is on another host, or the address is not symmetric.
  void* translate(const void* address, int pe) const;
  /// The same, but throws Error if the PE is on another host.
  void* near_copy(const void* address, int pe) const;
  /// Whether team `slot` has members on other hosts: CPUs carry out its collectives, or their part of them.
  bool is_far_team(int slot) const { return record(slot).area == kFarTeam; }
  /// The slot by which the library's kernels know the members on this host of a team with far ones.
  static int near_team(int slot) { return TeamAreas::kMost + slot; }
  /// A team as kernels see it.
  const DeviceTeam& team(int slot) const { return record(slot); }
  bool has_far() const { return !one_host_; }
  /// Null on one host.
  TeamStaging* team_staging() const { return team_staging_.get(); }
  uint64_t stride() const { return window_->stride(); }
  /// Of kernels that wait for those of other PEs.
  BlockLimit& block_limit() { return block_limit_; }

  /// A kernel of the library by its name. Throws Error.
  CUfunction kernel(const char* name);
  /// Starts a kernel of the library; the arguments must have exactly the types of its parameters.
  template <class... Args>
  void launch(CUfunction function, unsigned grid, unsigned block, CUstream stream, const Args&... args) {
    void* parameters[] = {const_cast<void*>(static_cast<const void*>(&args))..., nullptr};
    const ContextScope scope(context_);
    check(cu().launch(function, grid, 1, 1, block, 1, 1, 0, stream, parameters, nullptr),
          "starting a kernel of the library");
  }

  // the heap; collective
  void* allocate(const char* routine, uint64_t bytes, uint64_t alignment, bool zero);
  void release(const char* routine, void* address);
  /// Makes the user's VMM allocation at `address` symmetric; null on all PEs with the reason on stderr.
  void* register_symmetric(const char* routine, void* address, uint64_t bytes);

  /// Fills the words of team `slot` with zeros and shows it to kernels. The members must synchronise before
  /// they use it.
  void set_team(int slot, const Members& members);
  void clear_team(int slot);
  /// Memory of team `slot` through which its large data can go; without chunks if there is none.
  void set_room(int slot, const Room& room);
  Room room(int slot) const;

  /// Puts a copy between any two addresses into a stream. Throws Error.
  void copy_on(CUstream stream, void* dest, const void* source, uint64_t bytes);
  /// The same on a stream of the library; complete on return. Throws Error.
  void copy_now(void* dest, const void* source, uint64_t bytes);
  /// Blocks at equal distances; the same otherwise.
  void copy_strided_on(CUstream stream, void* dest, uint64_t dest_step, const void* source,
                       uint64_t source_step, uint64_t block, uint64_t blocks);
  /// Puts one word of 1, 2, 4 or 8 bytes into a stream; the value travels in the command. Throws Error.
  void write_word_on(CUstream stream, void* dest, uint64_t bits, size_t width);
  /// Puts a barrier of memory into a stream: what was stored before it has arrived, wherever that is, when
  /// the stream goes on. Needs no kernel, and nothing that another stream could hold up. Throws Error.
  void fence_on(CUstream stream);
  void wait_for(CUstream stream, const char* what);
  /// Whether what the stream is given becomes part of a graph: there a kernel of one thread takes less time
  /// than the driver's own stores and waits of words.
  bool is_in_graph(CUstream stream) const;

  /// Members of a team that this PE is in; 0: of no such team.
  int team_me(int slot) const { return record(slot).me; }
  /// Payload of the longest message of LL lines.
  size_t message_bytes(int slot) const { return record(slot).lines * sizeof(uint64_t); }
  int team_pes(int slot) const {
    const bool is_slot = slot >= 0 && slot < TeamAreas::kMost;
    return is_slot && record(slot).area ? record(slot).n_pes : 0;
  }

  bool is_symmetric(const void* address, uint64_t bytes) const override;
  bool is_in_window(const void* address) const override;
  std::string describe(const void* address) const override;
  void settle() override;
  void halt() noexcept override;
  void host_heap_grew() override;
  bool is_device_memory(const void* address) const override;
  void copy_blocks(void* dest, int64_t dest_step, const void* source, int64_t source_step, size_t block,
                   uint64_t n) override;
  void begin_read(int slot, const void* source, size_t bytes) override;
  const char* end_read(int slot) override;
  void begin_write(void* dest, const void* bytes, size_t n) override;
  void issue_writes() override;
  bool has_writes() const override;
  void end_writes() override;
  uint64_t amo(Amo amo, int width, void* word, uint64_t operand, uint64_t compare) override;
  void store_word(void* word, uint64_t value, int width) override;
  Mapped mapped(const void* address) const override;
  void settle_cards() override;

 private:
  bool enter() override;
  void leave() override;
  void meet_network();
  /// Runs set-up code on behalf of a call that throws nothing.
  void or_end_job(const std::function<void()>& f);
  void open();
  void map_early_page();
  void bind(const char* routine);
  void choose_context();
  void synchronise_memory_calls();
  void keep_context();
  void spread_threads() const;
  void leave_context();
  void compare_peers(const char* routine);
  void check_current(const char* routine) const;
  uint64_t memory_in_advance() const;
  void limit_blocks();
  void make_streams();
  void register_board();
  void register_host_heap();
  void map_page();
  void write(uint64_t offset, const void* source, uint64_t bytes);
  void write_state();
  void follow_teams();
  void load_kernels();
  uint64_t in_one_registration(const void* address, uint64_t bytes) const;
  DeviceTeam& record(int slot);
  const DeviceTeam& record(int slot) const { return const_cast<Device*>(this)->record(slot); }
  void show_team(int slot, const DeviceTeam& team);
  TeamRails show_near_team(int slot, const DeviceTeam& whole);
  static TeamRails rails_of(const Levels& levels, int near);
  std::array<uint64_t, 2> lists_of(int slot) const;
  void write_to(uint64_t address, const void* source, uint64_t bytes);
  std::vector<int32_t> slots_of(const Members& members) const;
  uint64_t write_list(uint64_t address, const std::vector<int32_t>& list);

  /// The host heap becomes visible to kernels in steps of this.
  static constexpr uint64_t kHostStep = uint64_t{64} << 20;
  static Device* instance_;

  Runtime& runtime_;
  const int wanted_device_;
  const bool one_host_;
  std::string why_not_;  // why there is no window
  bool all_have_driver_ = false;
  std::optional<DeviceWindow> window_;
  bool early_page_ = false;
  bool page_ = false;
  CUcontext context_ = nullptr;
  CUdevice device_ = -1;
  bool opened_ = false;    // the context, by us
  bool retained_ = false;  // it is the primary one, and we hold it
  bool must_flush_cards_ = false;
  std::optional<Exchange> exchange_;
  std::optional<SharedMemory> shared_;
  std::unique_ptr<TeamAreas> areas_;
  std::unique_ptr<DeviceHeap> heap_;
  CUstream stream_ = nullptr;
  CUstream calls_ = nullptr;
  CUstream copies_ = nullptr;  // of copy_blocks: a kernel of the other may be waiting for what they bring
  std::unique_ptr<Staging> staging_;           // where PEs of other hosts are
  std::unique_ptr<TeamStaging> team_staging_;  // likewise
  std::optional<Locked<KernelWords>> words_;
  bool board_registered_ = false;
  uint64_t host_registered_ = 0;        // bytes of each host heap that kernels can reach
  DeviceState state_{};                 // as last written; the counts of teams are the device's
  std::vector<DeviceTeam> more_teams_;  // likewise, of the slots from kPageTeams on, and near_team()
  std::mutex kernels_mutex_;
  CUlibrary library_ = nullptr;  // the kernels
  BlockLimit block_limit_;
  std::map<std::string, CUfunction, std::less<>> kernels_;
  mutable std::mutex rooms_mutex_;
  std::map<int, Room> rooms_;
  std::unique_ptr<CopyChannel> channel_;
  std::unique_ptr<Watchdog> watchdog_;
  std::unique_ptr<Proxy> proxy_;
};

}  // namespace isomem
