// SPDX-License-Identifier: Apache-2.0
#include "cuda/team_staging.hpp"

#include <algorithm>

#include "cuda/device.hpp"
#include "cuda/driver.hpp"
#include "runtime/runtime.hpp"

namespace isomem {

namespace {

/// Up to so many bytes in one piece: cutting costs more than the copies that overlap save.
constexpr uint64_t kWhole = 128 << 10;
constexpr uint64_t kWantedPieces = 4;
constexpr uint64_t kUnit = 64;  // of pieces; elements have no more bytes

/// Bytes of a piece of a block.
uint64_t piece_of(const Blocks& blocks) {
  const uint64_t all = blocks.bytes * blocks.most;
  if (all <= kWhole) return blocks.bytes;
  const uint64_t piece = std::clamp(all / kWantedPieces, kWhole, TeamStaging::kPiece);
  return piece / blocks.most / kUnit * kUnit;
}

}  // namespace

TeamStaging::TeamStaging(Device& device) : device_(device) {
  static_assert(kBuffers * sizeof(Buffer) <= AddressMap::kStaging);
  int least = 0;
  int most = 0;
  check(driver().priority_range(&least, &most), "cuCtxGetStreamPriorityRange");
  for (CUstream& stream : streams_)
    check(driver().stream_create(&stream, CU_STREAM_NON_BLOCKING, most), "creating a stream of the library");
}

TeamStaging::~TeamStaging() {
  for (CUstream stream : streams_) driver().stream_synchronize(stream), driver().stream_destroy(stream);
  for (const int slot : locked_) driver().host_unregister(buffers(slot));
}

TeamStaging::Buffer* TeamStaging::buffers(int slot) const {
  return reinterpret_cast<Buffer*>(device_.runtime().memory().staging(slot));
}

void TeamStaging::make_room(int slot) {
  Buffer* const memory = buffers(slot);
  const std::lock_guard guard(mutex_);
  if (!memory || locked_.count(slot)) return;
  check(driver().host_register(memory, AddressMap::kStaging,
                               CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP),
        "page-locking host memory of a team with members on other hosts",
        "Raise the limit of locked memory (ulimit -l) or the memory of the container");
  locked_.insert(slot);
}

bool TeamStaging::serves(int slot, const Blocks& blocks) const {
  return buffers(slot) && blocks.most <= kMostBlocks;
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
        buffers_(staging.buffers(slot)),
        dest_(dest),
        source_(source),
        blocks_(blocks),
        piece_(piece_of(blocks)),
        pieces_(TeamStaging::pieces(blocks)) {}

  void run(const Piece& f) {
    for (uint64_t i = 0; i < std::min(pieces_, kBuffers); ++i) begin_in(i);
    for (uint64_t i = 0; i < pieces_; ++i) {
      wait(i);
      f(buffer(i).dest, buffer(i).source, bytes(i));
      begin_out(i);
      if (i + kBuffers < pieces_) begin_in(i + kBuffers);
    }
    for (uint64_t i = 0; i < std::min(pieces_, kBuffers); ++i) wait(i);
  }

 private:
  uint64_t at(uint64_t i) const { return i * piece_; }
  uint64_t bytes(uint64_t i) const { return std::min(piece_, blocks_.bytes - at(i)); }
  Buffer& buffer(uint64_t i) const { return buffers_[i % kBuffers]; }
  CUstream stream(uint64_t i) const { return streams_[i % kBuffers]; }

  void begin_in(uint64_t i) {
    copy(i, buffer(i).source, bytes(i), source_ + at(i), blocks_.bytes, blocks_.source);
  }
  void begin_out(uint64_t i) {
    copy(i, dest_ + at(i), blocks_.bytes, buffer(i).dest, bytes(i), blocks_.dest);
  }
  void copy(uint64_t i, void* to, uint64_t to_step, const void* from, uint64_t from_step, uint64_t n) {
    if (n == 1) return device_.copy_on(stream(i), to, from, bytes(i));
    if (n > 1) device_.copy_strided_on(stream(i), to, to_step, from, from_step, bytes(i), n);
  }
  void wait(uint64_t i) { device_.wait_for(stream(i), "waiting for a copy of device memory"); }

  Device& device_;
  const std::array<CUstream, kBuffers>& streams_;
  Buffer* const buffers_;
  char* const dest_;
  const char* const source_;
  const Blocks blocks_;
  const uint64_t piece_;  // bytes of a block
  const uint64_t pieces_;
};

void TeamStaging::pass(int slot, void* dest, const void* source, const Blocks& blocks, const Piece& f) {
  Pass(*this, slot, static_cast<char*>(dest), static_cast<const char*>(source), blocks).run(f);
}

}  // namespace isomem
