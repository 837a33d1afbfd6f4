// SPDX-License-Identifier: Apache-2.0
// The teams of one PE. A team is a slot: a number that is the same on all its members, symmetric protocol
// words of that number in the control area, and the handle that programs hold.
//
// The words of a free slot are zero on every PE. So a new team needs no more than an agreement of the
// parent's members on a slot that is free on all of them, and is usable at once.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "isomem/team.hpp"
#include "isomem/team_area.hpp"
#include "job/pe_sequence.hpp"
#include "runtime/slot_table.hpp"
#include "runtime/team_slots.hpp"

namespace isomem {

class Runtime;

/// What a program asks of a team; kept to be told again.
struct TeamConfig {
  int num_contexts = 0;
  uint64_t unique_id = ~uint64_t{0};
};

/// The number of a PE in a team; -1: it is no member.
int rank_in(const Members& members, int pe);

/// What else must be done where a team begins and ends, set by the GPU half. All are called on all members.
/// `has_room`: false, with a reason on stderr: this PE cannot, so nobody gets the team. `created`, once all
/// can, has made the team's words ready when it returns, or does the same as that.
struct TeamHooks {
  std::function<bool(int slot)> has_room;
  std::function<bool(int slot, const Members&)> created;
  std::function<void(int slot)> destroyed;
};

/// How far the world team has come, kept from one life of a job to the next: its words are never cleared.
struct TeamCounts {
  struct Counts {
    uint64_t syncs, rounds, eager_count;
  };
  Counts team, near, rail;
};

class Teams {
 public:
  static constexpr int kInvalid = -1;
  static constexpr int kWorld = 0;
  static constexpr int kShared = 1;     // PEs that load and store each other's memory
  static constexpr int kNode = 2;       // PEs of this host
  static constexpr int kSameRank = 3;   // PEs with this rank on their hosts
  static constexpr int kMeeting = 4;    // for a moment: PEs that found each other by a unique id
  static constexpr int kKernels = 5;    // all PEs again, see of_kernels(); no team of programs
  static constexpr int kMulticast = 6;  // PEs that one multicast could reach
  static constexpr int kFirstUser = 7;

  /// `area`: symmetric and zero, `bytes` large. It bounds the number of teams; pages that no team has used
  /// need no memory.
  Teams(Runtime& runtime, void* area, size_t bytes);
  /// Room for so many slots in a job on so many hosts, with so many PEs on each of them at the most.
  static size_t area_bytes(int near_pes, int n_hosts, int slots);
  /// User-defined teams that this PE can be in at a time.
  int most() const { return slots_.end() - kFirstUser; }

  Team& world() { return entries_.find(kWorld)->team; }
  void restore_world(const TeamCounts& counts);

  /// The team of a handle, null if there is none on this PE.
  Team* find(int slot) {
    Entry* const entry = slot == kKernels ? nullptr : entries_.find(slot);
    return entry ? &entry->team : nullptr;
  }
  /// The same for collectives that kernels and streams leave to a CPU thread. Those of the world have words
  /// of their own: the program need not know that one is under way when it calls what all PEs do together (a
  /// launch, an allocation, a barrier).
  Team* of_kernels(int slot) {
    Entry* const world = slot == kWorld ? entries_.find(kKernels) : nullptr;  // null in jobs on one host
    return world ? &world->team : find(slot);
  }
  /// The team that has these words, as the board shows it (team_on_board); 0 if none has.
  uint64_t on_board(const void* words) const;
  const TeamConfig* config(int slot) { return find(slot) ? &entries_.find(slot)->config : nullptr; }

  /// Collective over the parent. False, the same on all: no team was made, and stderr has the reason.
  /// `*slot` is kInvalid on a PE that is not in the new team.
  bool split_strided(const char* routine, int parent, int start, int stride, int size,
                     const TeamConfig& config, int* slot);
  /// A team for each color, its members in the order of their keys; a negative color asks for none.
  bool split_by_color(const char* routine, int parent, int color, int key, int* slot);
  bool split_2d(const char* routine, int parent, int xrange, const TeamConfig& x_config, int* x_slot,
                const TeamConfig& y_config, int* y_slot);

  /// A number for `join`, unique in the job.
  uint64_t unique_id();
  /// Collective over the `size` PEs that pass the same id, each with a rank of its own. The team of all of
  /// them.
  bool join(const char* routine, const TeamConfig& config, int size, int rank, int* slot);

  /// Collective over the team, which the user made.
  void destroy(const char* routine, int slot);

  /// Rank in `to` of rank `pe` of `from`; -1 if there is none.
  int translate(int from, int pe, int to);

  /// Also tells `hooks` of the teams that this PE is in already; false if one of these calls was.
  bool set_hooks(TeamHooks hooks);

  /// At finalize, when no PE uses a team any more: none but the world is left, whose counts it gives.
  TeamCounts reset();

 private:
  /// Of a team on several hosts; the lists are what its Levels point at.
  struct Hosts {
    Levels levels;
    std::vector<int32_t> near, rail;  // PEs
    std::vector<int32_t> host_of, place_of, first, by_host;
  };
  struct Entry {
    Team team;
    PeSequence pes;
    std::unique_ptr<Hosts> hosts;
    TeamConfig config;
  };
  /// Where members of a team to come find each other.
  struct alignas(128) Posting {
    uint64_t id;    // 0: this PE looks for nobody
    uint64_t rank;  // in the new team
    uint64_t size;
  };
  /// A new team as ranks of its parent, as the PEs have it that are in it.
  struct Part {
    int start;
    int stride;
    int size;
    const TeamConfig& config;
    int* slot;
    const std::vector<int>* ranks = nullptr;  // if they are no such sequence

    int rank(int member) const {
      return ranks ? (*ranks)[static_cast<size_t>(member)] : start + member * stride;
    }
    /// The member that has this rank in the parent, -1: none has.
    int member(int of_rank) const {
      int found = size - 1;
      while (found >= 0 && rank(found) != of_rank) --found;
      return found;
    }
  };
  struct Proposal {
    bool valid;             // this PE can take part
    uint64_t arguments;     // the same on all
    std::string reason;     // why it is not valid
    bool by_group = false;  // each group of members may pass arguments of its own
  };
  struct Agreement {
    std::vector<int> slots;  // none: no team is made
    bool is_equal = false;   // all passed the same arguments
  };

  TeamWords* words(int slot) const;
  TeamWords* rail_words(int slot) const;
  TeamWords* own_rail_words(int slot) const;
  void make_levels(int slot);
  void add(int slot, PeSequence pes, int me, const TeamConfig& config);
  void clear(int slot);
  void make(const Team& from, const Part& part, int slot);
  bool tell_of(const char* routine, Team& from, const std::vector<int>& slots);
  std::string why_none(const Proposal& proposal, bool is_equal, bool is_valid) const;
  bool create(const char* routine, int parent, const Proposal& proposal, const Part* parts, size_t n_parts);
  Agreement agree(const char* routine, int parent, const Proposal& proposal, size_t n_slots, bool joins);
  bool groups_fit(const char* routine, Team& parent, const Part& part);
  void refuse(const char* routine, const std::string& why);
  bool all_of(const char* routine, Team& team, bool here);
  std::vector<int> ranks_of_color(const char* routine, Team& team, int color, int key);
  void retire(const char* routine, int slot);
  PeSequence find_members(const char* routine, uint64_t id, int size, int rank);

  Runtime& runtime_;
  char* const area_;
  Posting* const posting_;
  TeamSlots slots_;
  SlotTable<Entry> entries_;  // of the teams that this PE is in
  TeamHooks hooks_;
  std::atomic<uint64_t> ids_{0};
  std::mutex meeting_;  // one meeting at a time
};

}  // namespace isomem
