// SPDX-License-Identifier: Apache-2.0
// The channel to PEs of other hosts over any wire: Ops become records in numbered messages, or bulk
// transfers. Small operations to a PE are collected; whoever waits for anything sends them, or the channel's
// thread soon after. The thread answers while the program computes.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "far/carry_out.hpp"
#include "far/link.hpp"
#include "far/read_ahead.hpp"
#include "isomem/strided.hpp"
#include "memory/address_map.hpp"
#include "wire/channel.hpp"

namespace isomem {

class FarChannel final : public Channel {
 public:
  /// What the channel knows of the job and of this PE's memory.
  struct Place {
    int me;
    int n_pes;
    uint64_t job;  // a secret of the PEs, another after each finalize
    ExposedMemory region;
    /// Where a symmetric object lies in every region.
    std::function<uint64_t(uint64_t address)> offset_of;
    /// What others are let at together with an offset.
    std::function<AddressMap::Registered(uint64_t offset)> registered_at;
    /// What a PE's wire says its address is.
    std::function<std::string(int pe)> address_of;
    std::function<std::string(int pe)> host_of;  // its name
    /// Counts what goes to the host of a PE and comes from it.
    std::function<Traffic&(int pe)> traffic_of;
    /// Waits in a call of the program for what concerns a PE.
    std::function<void(int pe, const std::function<bool()>& is_over)> wait;
    /// Of a PE of another host, where the job goes on without those that have died; else empty.
    std::function<bool(int pe)> has_died = {};
  };

  FarChannel(std::unique_ptr<Wire> wire, Place place);
  ~FarChannel() override;

  const char* name() const noexcept override { return wire_->name(); }
  const char* short_name() const noexcept override { return wire_->short_name(); }
  std::string failure() const override;
  Status post(const Op& op, uint64_t context, uint64_t* ticket) noexcept override;
  Status try_post(Offer& offer, uint64_t context) noexcept override;
  void expect(const Op& op) noexcept override;
  Status done(uint64_t ticket) noexcept override;
  void order(uint64_t context) noexcept override;
  void order_to(uint64_t context, int pe) noexcept override;
  Status drain(uint64_t context, uint64_t* ticket) noexcept override;
  bool progress() noexcept override;
  bool holds_memory() noexcept override;
  void set_device(const DeviceRegion& device) noexcept override;
  std::string no_direct_way() const override { return no_direct_way_; }
  bool moves_device_memory() const noexcept override { return true; }
  Status close() noexcept override;

 private:
  using Lock = std::unique_lock<std::mutex>;

  /// An operation on its way to a link.
  struct Posting {
    Lock& lock;
    Link& link;
    const Op& op;
    bool may_wait;        // for room
    uint64_t ticket = 0;  // of its request, if it has one
    uint64_t gone = 0;    // bytes that have been taken
    uint64_t most = 0;    // bytes that go in messages: what is larger goes between the memories
  };
  /// What one record or transfer moves, or several of them.
  struct Bytes {
    uint64_t memory;
    char* local;
    uint64_t n;
  };

  /// What the wire is given as one.
  struct Together {
    AddressMap::Registered range;
    bool may_be;  // given
  };

  Lock lock_soon();
  Link* link_to(int pe);
  bool prepare(Posting& posting, uint64_t context, bool is_asked);
  bool take(Posting& posting, uint64_t context);
  bool take_bytes(Posting& posting);
  uint64_t put(const Posting& posting, Bytes bytes);
  uint64_t put_device_memory(const Posting& posting, Bytes bytes);
  uint64_t get(const Posting& posting, Bytes bytes);
  void signal(const Posting& posting);
  void atomic(const Posting& posting);
  bool strided(Posting& posting);
  bool row(Posting& posting, const Row& row, const AnswerPart& local, uint64_t gone);
  void add_row(const Posting& posting, const Row& some, const AnswerPart& local);
  uint64_t memory_of(uint64_t address) const;
  bool is_device_memory(uint64_t address) const;
  LocalMemory local_memory(const Link& link, char* at) const;
  bool wire_moves(Link& link, const Op& op);
  bool exposes(uint64_t address, uint64_t bytes);
  uint64_t most_in_messages(Link& link, const Op& op);
  DeviceMemory* device_of_wire() const;
  AnswerPart answer_to(uint64_t ticket, char* local, int64_t step, uint64_t block, uint64_t n) const;
  static uint64_t device_piece(const Link& link, uint64_t bytes);

  bool has_room(const Posting& posting);
  void wait(Lock& lock, int pe, const std::function<bool()>& is_over);
  bool work_once();
  bool send_all();
  void receive(const unsigned char* message, size_t bytes);
  void meet(Link& link);
  bool carry_out_all(Link& link, const unsigned char* data, size_t bytes);
  bool answer(Link& link, const Record& record, Reader& reader);
  bool answer_get(Link& link, uint64_t memory, uint64_t bytes, uint64_t part, Reader ahead);
  bool answer_row(Link& link, Reader& reader);
  void settle_puts();
  bool expose(Link& link, uint64_t memory);
  Together together_with(uint64_t memory) const;
  const std::string& exposed_at(const AddressMap::Registered& range);
  bool take_key(Link& link, uint64_t begin, uint64_t end, const std::string& exposed);
  void leave_the_dead();
  bool may_have_died() const;
  bool is_broken() const;
  std::string unanswered() const;
  Status status_of(bool is_complete) const;

  void run();
  void wake();

  const Place place_;
  mutable std::mutex mutex_;  // of all below
  std::vector<std::unique_ptr<Link>>
      links_;  // by PE; behind the wire when it ends, which may use their messages
  const std::unique_ptr<Wire> wire_;
  const std::string no_direct_way_;  // of the wire to device memory
  Requests requests_;
  LinkBase base_;
  ExposedMemory region_;
  ReadAhead to_put_{0, DeviceMemory::kReads - 2};     // device memory that goes to others,
  ReadAhead to_answer_{DeviceMemory::kReads - 2, 2};  // and that they get
  std::vector<Link*> used_;
  uint64_t generation_ = 1;
  std::unordered_map<uint64_t, std::string> exposed_;  // what the wire says of a range, by its begin
  bool is_device_exposed_ = false;
  std::string broken_;  // what came that cannot be understood
  uint64_t last_quiet_ = 0;
  bool is_closing_ = false;
  uint64_t next_look_ns_ = 0;             // for PEs that have died
  mutable uint64_t lost_since_ns_ = 0;    // when the wire had lost PEs that may have died; 0: none is
  mutable uint64_t silent_since_ns_ = 0;  // when unanswered() saw a PE so first; 0: none is

  const int wake_;        // an eventfd
  bool sleeps_ = false;   // the thread
  bool is_used_ = false;  // by the program, since the thread looked last
  bool has_posted_ = false;
  unsigned works_ = 0;      // since what came for device memory was waited for
  uint64_t looks_ = 0;      // at the wire, during a nap
  uint64_t looked_ns_ = 0;  // when that was last
  bool must_move_ = false;  // it, to other cores
  bool stop_ = false;
  std::thread thread_;
};

}  // namespace isomem
