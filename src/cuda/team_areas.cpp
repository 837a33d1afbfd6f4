// SPDX-License-Identifier: Apache-2.0
#include "cuda/team_areas.hpp"

#include <algorithm>

#include "core/error.hpp"
#include "core/sizes.hpp"
#include "core/text.hpp"
#include "cuda/driver.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"

namespace isomem {

namespace {

/// Tags of exchanges: those of the heap count from 0.
constexpr uint64_t kTeamTag = uint64_t{1} << 63;

/// Long messages of few PEs, short ones of many: a team's words stay small. Two PEs send each other 256 KiB
/// at once: an all-reduce of so much takes 6.1 us on two H200, in two steps 9.5.
uint32_t lines_for(int n_pes) {
  if (n_pes == 1) return 64;  // nobody sends any
  const uint32_t lines = 65536u / static_cast<uint32_t>(n_pes);
  return std::clamp(lines, 64u, n_pes <= 2 ? 32768u : 8192u);
}

int end_for(uint64_t room, uint64_t first_bytes, uint64_t piece_bytes) {
  if (first_bytes > room) return 0;
  const uint64_t more = (room - first_bytes) / piece_bytes;
  return static_cast<int>(std::min<uint64_t>(kPageTeams + more, TeamAreas::kMost));
}

}  // namespace

TeamAreas::TeamAreas(Runtime& runtime, const DeviceWindow& window, CUdevice device)
    : runtime_(runtime),
      window_(window),
      device_(device),
      lines_(lines_for(runtime.job().peers().widest())),
      bytes_(round_up(TeamArea::bytes_for(runtime.job().peers().widest(), lines_), 4096)),
      piece_bytes_(
          round_up(bytes_ + 2 * sizeof(int32_t) * static_cast<uint64_t>(runtime.n_pes()), kDevicePage)),
      end_(end_for(window.heap_start(), first_bytes(), piece_bytes_)) {
  if (end_ == 0) {
    throw Error(
        text("%d PEs on a host are too many for the device window: their teams need %llu MiB of each region "
             "of %llu MiB",
             runtime_.job().peers().widest(), number(first_bytes() >> 20), number(window_.stride() >> 20)));
  }
  const uint64_t hint = runtime_.options().max_teams;
  const int user_teams = end_ - Teams::kFirstUser;
  if (hint > static_cast<uint64_t>(user_teams) && runtime_.me() == 0) {
    say(
        text("NVSHMEM_MAX_TEAMS (%llu) is more than the %d teams that a PE of this job can have at a time "
             "where a GPU is used; it is not needed: teams get their memory as they are made",
             number(hint), user_teams));
  }
}

TeamAreas::~TeamAreas() {
  // a driver that is shutting down has unmapped everything itself: nothing can be done about a failure
  for (const auto& [slot, piece] : pieces_) {
    for (size_t owner = 0; owner < piece.mapped.size(); ++owner) {
      if (piece.mapped[owner])
        driver().unmap(window_.region(static_cast<int>(owner)) + place(slot), piece_bytes_);
    }
    driver().release(piece.handle);
  }
}

uint64_t TeamAreas::first_bytes() const { return round_up(kPageTeams * bytes_, kDevicePage); }

uint64_t TeamAreas::place(int slot) const {
  if (slot < kPageTeams) return static_cast<uint64_t>(slot) * bytes_;
  return first_bytes() + static_cast<uint64_t>(slot - kPageTeams) * piece_bytes_;
}

uint64_t TeamAreas::area(int slot) const { return window_.region(runtime_.job().slot()) + place(slot); }

TeamAreas::Piece& TeamAreas::piece(int slot) {
  const std::lock_guard guard(lock_);
  return pieces_[slot];
}

void TeamAreas::make_room(int slot) {
  if (slot < kPageTeams) return;
  if (slot >= end_) {
    throw Error(
        text("a PE of this job can be in %d teams at a time where a GPU is used, and is in as many; "
             "destroy some",
             end_ - Teams::kFirstUser));
  }
  Piece& piece = this->piece(slot);
  if (piece.handle) return;
  const CUmemAllocationProp properties = memory_of_device(device_);
  check(driver().create(&piece.handle, piece_bytes_, &properties, 0),
        text("creating %llu MiB on %s", number(piece_bytes_ >> 20), name_of_device(device_).c_str()).c_str(),
        "Another program may have filled this GPU (see nvidia-smi); destroy teams, or free memory");
}

void TeamAreas::share(SharedMemory& memory, int slot, const Members& members) {
  if (slot < kPageTeams) return;
  const Peers& peers = runtime_.job().peers();
  const int mine = runtime_.job().slot();
  Piece& piece = this->piece(slot);
  if (piece.mapped.empty()) {
    memory.map_own(place(slot), piece_bytes_, piece.handle);
    piece.mapped.resize(static_cast<size_t>(peers.near_pes()));
    piece.mapped[static_cast<size_t>(mine)] = true;
  }
  std::vector<int> others;
  for (int i = 1; i <= members.n_pes; ++i) {  // not all begin with the same
    const int owner = peers.near_slot(members.pe((members.me + i) % members.n_pes));
    if (owner >= 0 && !piece.mapped[static_cast<size_t>(owner)]) others.push_back(owner);
  }
  memory.exchange("the making of a team", kTeamTag | static_cast<uint64_t>(slot), place(slot), piece_bytes_,
                  piece.handle, others);
  for (const int owner : others) piece.mapped[static_cast<size_t>(owner)] = true;
}

}  // namespace isomem
