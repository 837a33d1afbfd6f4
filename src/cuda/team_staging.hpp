// SPDX-License-Identifier: Apache-2.0
// Page-locked host memory of the teams with members on other hosts, symmetric among the members: what their
// collectives on device memory move passes through it, so that the CPUs' algorithms have it where CPUs load
// and store, and networks read and write. Each team slot has its own, so collectives of several teams may run
// at once, and nobody but the members takes part.
#pragma once

#include <cuda.h>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <set>

#include "isomem/device/collective_call.hpp"

namespace isomem {

class Device;
class Follower;

class TeamStaging {
 public:
  /// Bytes of all blocks together that a buffer holds.
  static constexpr uint64_t kPiece = 512 << 10;
  /// While the algorithm works in one, the copy engine fills the next and empties the one before.
  static constexpr uint64_t kBuffers = 3;
  /// Of two members that give each other all they have: bytes of a piece, and how many pieces each has sent
  /// beyond those that it has heard of, so that the wire has the next ones while the CPU folds.
  static constexpr uint64_t kGiven = 256 << 10;
  static constexpr uint64_t kAhead = 2;

  /// The caller is in the context. Throws Error, as all that is here.
  explicit TeamStaging(Device& device);
  ~TeamStaging();
  TeamStaging(const TeamStaging&) = delete;

  /// Page-locks the memory of a team that this PE is in. It stays for the teams to come in this slot.
  void make_room(int slot);
  /// Whether collectives of such blocks go through it: the same on all members.
  bool serves(int slot, const Blocks& blocks) const;

  /// How many pieces such blocks are. `given`: two members give each other what they have.
  static uint64_t pieces(const Blocks& blocks, bool given);

  /// What is done with a piece, f(dest, source, bytes of a block): by all members together, and then by each
  /// alone, maybe by another thread, while the next one is on its way; `alone` may be empty.
  using Piece = std::function<void(void* dest, const void* source, uint64_t bytes)>;
  struct Work {
    Piece together, alone;
  };
  /// Brings `source` into host memory, piece by piece, and what `work` makes of it to `dest`. It is called
  /// for each piece, in order, with the same offsets on all members; before, what an earlier piece has
  /// brought to that place has been fetched on this PE.
  void pass(int slot, void* dest, const void* source, const Blocks& blocks, const Work& work);
  /// Of two members: give(i, room, source, bytes) sends piece i to the other's `room`, with the news of it,
  /// and returns when its source is free; hear(i) returns when the other's has come; fold(room, source,
  /// bytes) then leaves the result in the room, maybe by another thread.
  struct Exchange {
    std::function<void(uint64_t i, void* room, const void* source, uint64_t bytes)> give;
    std::function<void(uint64_t i)> hear;
    Piece fold;
  };
  /// The same of two members, of which neither waits for the other before it sends the next piece. Both have
  /// come: until then one may still fetch what came before.
  void pass(int slot, void* dest, const void* source, const Blocks& blocks, const Exchange& exchange);
  /// Does the work once, with what a kernel has brought to small() and fetches there.
  void pass(int slot, const Blocks& blocks, const Work& work);
  /// Null: the slot has none.
  SmallStaging* small(int slot) const { return memory(slot) ? &memory(slot)->small : nullptr; }

 private:
  struct Buffer {
    alignas(4096) char source[kPiece];
    alignas(4096) char dest[kPiece];
  };
  /// A piece from the other goes to a room that this PE has emptied. It is known to have done so, since it
  /// has sent a piece whose source took the place of a later one: kAhead rooms more than sources.
  struct Given {
    alignas(4096) char source[kBuffers][kGiven];
    alignas(4096) char room[kBuffers + kAhead][kGiven];
  };
  struct Memory {
    SmallStaging small;
    union {
      Buffer buffer[kBuffers];
      Given given;
    };
  };
  class Pass;
  Memory* memory(int slot) const;
  Follower* follower();

  Device& device_;
  std::array<CUstream, kBuffers> streams_{};  // by buffer, of all teams: what is on them never waits
  std::mutex mutex_;                          // of what follows
  std::set<int> locked_;                      // slots
  std::unique_ptr<Follower> follower_;        // once it is needed
};

}  // namespace isomem
