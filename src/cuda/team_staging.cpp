// SPDX-License-Identifier: Apache-2.0
#include "cuda/team_staging.hpp"

#include <sched.h>

#include <algorithm>
#include <atomic>
#include <exception>

#include "cuda/device.hpp"
#include "cuda/driver.hpp"
#include "cuda/follower.hpp"
#include "runtime/runtime.hpp"

namespace isomem {

namespace {

constexpr uint64_t kUnit = 64;  // of pieces; elements have no more bytes

/// Bytes of a piece of a block. What fits goes in one: cutting costs more than the copies that overlap save,
/// where all meet for each. What is given goes in pieces of about the same size.
uint64_t piece_of(const Blocks& blocks, bool given) {
  if (given) {
    const uint64_t pieces =
        std::max<uint64_t>(1, (blocks.bytes + TeamStaging::kGiven - 1) / TeamStaging::kGiven);
    return ((blocks.bytes + pieces - 1) / pieces + kUnit - 1) / kUnit * kUnit;
  }
  if (blocks.bytes * blocks.most <= TeamStaging::kPiece) return blocks.bytes;
  return TeamStaging::kPiece / blocks.most / kUnit * kUnit;
}

}  // namespace

TeamStaging::TeamStaging(Device& device) : device_(device) {
  static_assert(sizeof(Memory) <= AddressMap::kStaging - AddressMap::kPartialRoom);
  int least = 0;
  int most = 0;
  check(driver().priority_range(&least, &most), "cuCtxGetStreamPriorityRange");
  for (CUstream& stream : streams_)
    check(driver().stream_create(&stream, CU_STREAM_NON_BLOCKING, most), "creating a stream of the library");
}

TeamStaging::~TeamStaging() {
  follower_.reset();
  for (CUstream stream : streams_) driver().stream_synchronize(stream), driver().stream_destroy(stream);
  for (const int slot : locked_) driver().host_unregister(memory(slot));
}

TeamStaging::Memory* TeamStaging::memory(int slot) const {
  return reinterpret_cast<Memory*>(device_.runtime().memory().staging(slot));
}

void TeamStaging::make_room(int slot) {
  Memory* const there = memory(slot);
  const std::lock_guard guard(mutex_);
  if (!there || locked_.count(slot)) return;
  check(driver().host_register(there, AddressMap::kStaging,
                               CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP),
        "page-locking host memory of a team with members on other hosts",
        "Raise the limit of locked memory (ulimit -l) or the memory of the container");
  locked_.insert(slot);
}

bool TeamStaging::serves(int slot, const Blocks& blocks) const {
  return memory(slot) && blocks.most <= SmallStaging::kMostBlocks;
}

uint64_t TeamStaging::pieces(const Blocks& blocks, bool given) {
  const uint64_t piece = piece_of(blocks, given);
  return piece == 0 ? 0 : (blocks.bytes + piece - 1) / piece;
}

/// One collective on its way through.
class TeamStaging::Pass {
 public:
  Pass(TeamStaging& staging, int slot, char* dest, const char* source, const Blocks& blocks, bool given)
      : device_(staging.device_),
        streams_(staging.streams_),
        memory_(*staging.memory(slot)),
        dest_(dest),
        source_(source),
        blocks_(blocks),
        given_(given),
        piece_(piece_of(blocks, given)),
        pieces_(TeamStaging::pieces(blocks, given)) {}

  /// Nobody works on it any more.
  ~Pass() {
    while (done_.load(std::memory_order_acquire) < asked_) sched_yield();
  }

  void run(const Work& work, Follower* follower) {
    begin();
    for (uint64_t i = 0; i < pieces_; ++i) {
      wait(i);
      work.together(dest(i), source(i), bytes(i));
      leave(i, work.alone, follower);
    }
    wait_for_all();
  }

  void run(const Exchange& exchange, Follower* follower) {
    begin();
    for (uint64_t sent = 0, heard = 0; heard < pieces_; ++heard) {
      for (; sent < std::min(pieces_, heard + kAhead); ++sent) {
        wait(sent);
        exchange.give(sent, dest(sent), source(sent), bytes(sent));
      }
      exchange.hear(heard);
      leave(heard, exchange.fold, follower);
    }
    wait_for_all();
  }

 private:
  void begin() {
    for (uint64_t i = 0; i < std::min(pieces_, kBuffers); ++i) begin_in(i);
  }
  /// The rest of a piece is for this PE alone.
  void leave(uint64_t i, const Piece& alone, Follower* follower) {
    const auto rest = [this, i, &alone] { end(i, alone); };
    ++asked_;
    follower ? follower->ask(rest) : rest();
  }
  void wait_for_all() {
    for (uint64_t i = pieces_ - std::min(pieces_, kBuffers); i < pieces_; ++i) wait(i + kBuffers);
  }
  uint64_t at(uint64_t i) const { return i * piece_; }
  uint64_t bytes(uint64_t i) const { return std::min(piece_, blocks_.bytes - at(i)); }
  bool is_whole() const { return is_small(blocks_); }
  void* dest(uint64_t i) const {
    if (given_) return memory_.given.room[i % (kBuffers + kAhead)];
    return is_whole() ? static_cast<void*>(memory_.small.dest) : memory_.buffer[i % kBuffers].dest;
  }
  void* source(uint64_t i) const {
    if (given_) return memory_.given.source[i % kBuffers];
    return is_whole() ? static_cast<void*>(memory_.small.source) : memory_.buffer[i % kBuffers].source;
  }
  CUstream stream(uint64_t i) const { return streams_[i % kBuffers]; }

  void begin_in(uint64_t i) { copy(i, source(i), bytes(i), source_ + at(i), blocks_.bytes, blocks_.source); }
  void begin_out(uint64_t i) { copy(i, dest_ + at(i), blocks_.dest_step, dest(i), bytes(i), blocks_.dest); }
  void copy(uint64_t i, void* to, uint64_t to_step, const void* from, uint64_t from_step, uint64_t n) {
    if (n == 1) return device_.copy_on(stream(i), to, from, bytes(i));
    if (n > 1) device_.copy_strided_on(stream(i), to, to_step, from, from_step, bytes(i), n);
  }
  void end(uint64_t i, const Piece& alone) {
    try {
      if (alone) alone(dest(i), source(i), bytes(i));
      begin_out(i);
      if (i + kBuffers < pieces_) begin_in(i + kBuffers);
    } catch (...) {
      failure_ = std::current_exception();
    }
    done_.store(i + 1, std::memory_order_release);
  }
  /// Until piece i is here; the one that had its buffer before has gone.
  void wait(uint64_t i) {
    while (i >= done_.load(std::memory_order_acquire) + kBuffers) sched_yield();
    if (done_.load(std::memory_order_acquire) == asked_ && failure_) std::rethrow_exception(failure_);
    device_.wait_for(stream(i), "waiting for a copy of device memory");
  }

  Device& device_;
  const std::array<CUstream, kBuffers>& streams_;
  Memory& memory_;
  char* const dest_;
  const char* const source_;
  const Blocks blocks_;
  const bool given_;
  const uint64_t piece_;  // bytes of a block
  const uint64_t pieces_;
  uint64_t asked_ = 0;             // pieces that are to be ended, and
  std::atomic<uint64_t> done_{0};  // those that are
  std::exception_ptr failure_;     // of one of them
};

void TeamStaging::pass(int slot, void* dest, const void* source, const Blocks& blocks, const Work& work) {
  const bool follows = work.alone && pieces(blocks, false) > 1;
  Pass(*this, slot, static_cast<char*>(dest), static_cast<const char*>(source), blocks, false)
      .run(work, follows ? follower() : nullptr);
}

void TeamStaging::pass(int slot, void* dest, const void* source, const Blocks& blocks,
                       const Exchange& exchange) {
  Pass(*this, slot, static_cast<char*>(dest), static_cast<const char*>(source), blocks, true)
      .run(exchange, pieces(blocks, true) > 1 ? follower() : nullptr);
}

void TeamStaging::pass(int slot, const Blocks& blocks, const Work& work) {
  SmallStaging& there = *small(slot);
  work.together(there.dest, there.source, blocks.bytes);
  if (work.alone) work.alone(there.dest, there.source, blocks.bytes);
}

/// Null: no core is left for it beside the program's thread, the proxy and that of the team.
Follower* TeamStaging::follower() {
  const BoardHeader& header = device_.runtime().job().board().header;
  if (device_.runtime().limits().cores < 4 * static_cast<uint64_t>(header.machine_pes)) return nullptr;
  const std::lock_guard guard(mutex_);
  if (!follower_) follower_ = std::make_unique<Follower>(header.launcher_pid);
  return follower_.get();
}

}  // namespace isomem
