// SPDX-License-Identifier: Apache-2.0
#include "cuda/team_staging.hpp"

#include <algorithm>

#include "cuda/device.hpp"
#include "cuda/driver.hpp"
#include "runtime/runtime.hpp"

namespace isomem {

namespace {

/// Up to so many bytes in one piece: cutting costs more than the copies that overlap save.
constexpr uint64_t kWhole = SmallStaging::kMost;
constexpr uint64_t kWantedPieces = 4;
constexpr uint64_t kUnit = 64;  // of pieces; elements have no more bytes

/// Bytes of a piece of a block.
uint64_t piece_of(const Blocks& blocks) {
  if (is_small(blocks)) return blocks.bytes;
  const uint64_t all = blocks.bytes * blocks.most;
  const uint64_t piece = std::clamp(all / kWantedPieces, kWhole, TeamStaging::kPiece);
  return piece / blocks.most / kUnit * kUnit;
}

}  // namespace

TeamStaging::TeamStaging(Device& device) : device_(device) {
  static_assert(sizeof(Memory) <= AddressMap::kStaging);
  int least = 0;
  int most = 0;
  check(driver().priority_range(&least, &most), "cuCtxGetStreamPriorityRange");
  for (CUstream& stream : streams_)
    check(driver().stream_create(&stream, CU_STREAM_NON_BLOCKING, most), "creating a stream of the library");
}

TeamStaging::~TeamStaging() {
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

uint64_t TeamStaging::pieces(const Blocks& blocks) {
  const uint64_t piece = piece_of(blocks);
  return piece == 0 ? 0 : (blocks.bytes + piece - 1) / piece;
}

/// One collective on its way through.
class TeamStaging::Pass {
 public:
  Pass(TeamStaging& staging, int slot, char* dest, const char* source, const Blocks& blocks)
      : device_(staging.device_),
        streams_(staging.streams_),
        memory_(*staging.memory(slot)),
        dest_(dest),
        source_(source),
        blocks_(blocks),
        piece_(piece_of(blocks)),
        pieces_(TeamStaging::pieces(blocks)) {}

  void run(const Piece& f) {
    for (uint64_t i = 0; i < std::min(pieces_, kBuffers); ++i) begin_in(i);
    for (uint64_t i = 0; i < pieces_; ++i) {
      wait(i);
      f(dest(i), source(i), bytes(i));
      begin_out(i);
      if (i + kBuffers < pieces_) begin_in(i + kBuffers);
    }
    for (uint64_t i = 0; i < std::min(pieces_, kBuffers); ++i) wait(i);
  }

 private:
  uint64_t at(uint64_t i) const { return i * piece_; }
  uint64_t bytes(uint64_t i) const { return std::min(piece_, blocks_.bytes - at(i)); }
  bool is_whole() const { return is_small(blocks_); }
  void* dest(uint64_t i) const {
    return is_whole() ? static_cast<void*>(memory_.small.dest) : memory_.buffer[i % kBuffers].dest;
  }
  void* source(uint64_t i) const {
    return is_whole() ? static_cast<void*>(memory_.small.source) : memory_.buffer[i % kBuffers].source;
  }
  CUstream stream(uint64_t i) const { return streams_[i % kBuffers]; }

  void begin_in(uint64_t i) { copy(i, source(i), bytes(i), source_ + at(i), blocks_.bytes, blocks_.source); }
  void begin_out(uint64_t i) { copy(i, dest_ + at(i), blocks_.bytes, dest(i), bytes(i), blocks_.dest); }
  void copy(uint64_t i, void* to, uint64_t to_step, const void* from, uint64_t from_step, uint64_t n) {
    if (n == 1) return device_.copy_on(stream(i), to, from, bytes(i));
    if (n > 1) device_.copy_strided_on(stream(i), to, to_step, from, from_step, bytes(i), n);
  }
  void wait(uint64_t i) { device_.wait_for(stream(i), "waiting for a copy of device memory"); }

  Device& device_;
  const std::array<CUstream, kBuffers>& streams_;
  Memory& memory_;
  char* const dest_;
  const char* const source_;
  const Blocks blocks_;
  const uint64_t piece_;  // bytes of a block
  const uint64_t pieces_;
};

void TeamStaging::pass(int slot, void* dest, const void* source, const Blocks& blocks, const Piece& f) {
  Pass(*this, slot, static_cast<char*>(dest), static_cast<const char*>(source), blocks).run(f);
}

void TeamStaging::pass(int slot, const Blocks& blocks, const Piece& f) {
  SmallStaging& there = *small(slot);
  f(there.dest, there.source, blocks.bytes);
}

}  // namespace isomem
