// SPDX-License-Identifier: Apache-2.0
// The words of the teams in device memory. The first kPageTeams slots have theirs from the start, on all PEs.
// Every other slot gets memory of its own with the first team there: each member creates some, and maps that
// of the members whose memory for this slot it has not seen yet. No other PE takes part. It stays for the
// teams to come.
#pragma once

#include <cuda.h>

#include <cstdint>
#include <map>
#include <mutex>
#include <vector>

#include "cuda/shared_memory.hpp"
#include "isomem/team.hpp"
#include "isomem/team_area.hpp"

namespace isomem {

class TeamAreas {
 public:
  /// Slots that kernels know at the most: their records are in the state page.
  static constexpr int kMost = 7 + 1024;

  /// Throws Error: the window has no room for the first slots.
  TeamAreas(Runtime& runtime, const DeviceWindow& window, CUdevice device);
  ~TeamAreas();
  TeamAreas(const TeamAreas&) = delete;

  /// Bytes at the start of each region, which the first slots need.
  uint64_t first_bytes() const;
  /// Slots that kernels can use are below this.
  int end() const { return end_; }
  /// Lines of a long message.
  uint32_t lines() const { return lines_; }
  uint64_t bytes() const { return bytes_; }
  /// This PE's area of a slot.
  uint64_t area(int slot) const;
  /// Behind the area of a slot from kPageTeams on: an int32_t for each PE of the job, twice.
  uint64_t lists(int slot) const { return area(slot) + bytes_; }

  /// Sees that this PE has memory for a slot. Throws Error.
  void make_room(int slot);
  /// Collective over the members, who all have it: maps that of each other. Throws Error.
  void share(SharedMemory& memory, int slot, const Members& members);

 private:
  struct Piece {
    CUmemGenericAllocationHandle handle = 0;
    std::vector<bool> mapped;  // by slots of PEs on this host
  };
  uint64_t place(int slot) const;
  Piece& piece(int slot);

  Runtime& runtime_;
  const DeviceWindow& window_;
  const CUdevice device_;
  const uint32_t lines_;
  const uint64_t bytes_;        // of an area
  const uint64_t piece_bytes_;  // of the memory of a slot from kPageTeams on
  const int end_;
  std::mutex lock_;  // of the map; a piece is used by the one thread that makes a team in its slot
  std::map<int, Piece> pieces_;
};

}  // namespace isomem
