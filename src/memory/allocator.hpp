// SPDX-License-Identifier: Apache-2.0
// The allocator of the symmetric heap. It hands out offsets of a range [0, limit) and never touches the
// range: its records live in ordinary process memory, so that a heap may be GPU memory and a stray store of
// the user cannot destroy them.
//
// Every PE runs the same calls in the same order and must get the same offsets, so nothing here depends on
// addresses, time or chance. Holes between blocks are used before fresh memory above the last block, best fit
// first: the heap only grows when no hole will do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace isomem {

class Allocator {
 public:
  static constexpr uint64_t kNone = ~uint64_t{0};
  /// Blocks start at and are padded to multiples of this: no two blocks share a cache line.
  static constexpr uint64_t kGranule = 64;

  enum class FreeResult {
    ok,
    not_allocated,  // no live block there: a double free or an offset that was never handed out
    inside_block,   // points into a live block, not to its start
  };

  explicit Allocator(uint64_t limit) : limit_(limit) {}

  /// Offset of a new block, or kNone if it does not fit, `bytes` is 0 or `alignment` is not a power of two.
  /// O(log n); only a request whose alignment exceeds kGranule may look at more holes, when no hole is roomy.
  uint64_t allocate(uint64_t bytes, uint64_t alignment = kGranule);

  /// What release() would find at `offset`.
  FreeResult state_of(uint64_t offset) const;

  /// Frees the block that starts at `offset`; the hole merges with both neighbours.
  FreeResult release(uint64_t offset);

  /// Bytes asked for by the live block that starts at `offset`; kNone if there is none.
  uint64_t size_of(uint64_t offset) const;

  /// Changes the size of a live block without moving it; false (and no change) if that is impossible.
  bool grow_in_place(uint64_t offset, uint64_t bytes);

  /// End of the highest block there is or ever was: how far the heap must be backed by memory.
  uint64_t high_water() const { return high_water_; }

  /// What high_water() would be after allocate(bytes, alignment); kNone if that would fail.
  uint64_t high_water_after(uint64_t bytes, uint64_t alignment) const;

  /// What new blocks can have: all of them together, and one of them.
  struct Space {
    uint64_t bytes;
    uint64_t largest;
  };
  Space space() const;

  uint64_t live_bytes() const { return live_bytes_; }
  size_t live_blocks() const { return live_.size(); }
  uint64_t limit() const { return limit_; }

  /// A limit below blocks that exist keeps them and only stops growth.
  void set_limit(uint64_t limit) { limit_ = limit; }

  /// Whether [offset, offset + bytes) lies in one live block (in the bytes asked for, not in the padding).
  bool contains_live(uint64_t offset, uint64_t bytes) const;

  /// What lies at `offset`, in words, for error messages.
  std::string describe(uint64_t offset) const;

 private:
  struct Block {
    uint64_t span;       // bytes taken, a multiple of kGranule
    uint64_t requested;  // bytes asked for
  };
  /// Where a block of `span` bytes would go: into the hole that starts at `hole`, or above all blocks
  /// (kNone).
  struct Place {
    uint64_t offset = kNone;
    uint64_t hole = kNone;
  };
  using Blocks = std::map<uint64_t, Block>;

  Place find(uint64_t span, uint64_t alignment) const;
  void add_hole(uint64_t offset, uint64_t size);
  void remove_hole(std::map<uint64_t, uint64_t>::iterator hole);
  Blocks::const_iterator block_around(uint64_t offset) const;
  void raise_top(uint64_t end);

  uint64_t limit_;
  uint64_t top_ = 0;         // end of the last live block; all above it is free
  uint64_t high_water_ = 0;  // highest value top_ ever had
  uint64_t live_bytes_ = 0;
  Blocks live_;                                      // by offset
  std::map<uint64_t, uint64_t> holes_;               // offset -> size; never adjacent, all below top_
  std::set<std::pair<uint64_t, uint64_t>> by_size_;  // (size, offset) of the same holes
};

}  // namespace isomem
