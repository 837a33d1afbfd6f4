// SPDX-License-Identifier: Apache-2.0
#include "runtime/teams.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/sizes.hpp"
#include "core/words.hpp"
#include "isomem/coll.hpp"
#include "runtime/host_engine.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"

namespace isomem {

namespace {

constexpr uint64_t kOffers = uint64_t{1} << 63;  // in the word of an agreement: this PE offers its free slots
constexpr uint64_t kValid = uint64_t{1} << 62;   // ... and can take part
constexpr uint64_t kByGroup = uint64_t{1} << 61;  // ... and leaves arguments to each group of members
constexpr uint64_t kUserSlots = (uint64_t{1} << kMaxTeams) - (uint64_t{1} << Teams::kFirstUser);
static_assert(kMaxTeams < 61);

uint64_t bit(int slot) { return uint64_t{1} << slot; }
int lowest(uint64_t bits) { return __builtin_ctzll(bits); }

/// Words of a team with that many lanes, in whole cache lines.
uint64_t words_bytes(int lanes) { return round_up(TeamWords::bytes_for(lanes), 128); }
/// Of those between hosts: rounds of doubling, and one for the hosts beyond a power of two.
int rail_lanes(int n_hosts) { return rounds_for(n_hosts) + 1; }
uint64_t slot_bytes(int near_pes, int n_hosts) {
  return words_bytes(near_pes) + (n_hosts > 1 ? words_bytes(rail_lanes(n_hosts)) : 0);
}

/// All words of a team are zero again, each written whole: the last that a PE wrote was seen here, but no
/// fence follows it in that PE.
void clear_words(TeamWords* words, int lanes) {
  auto* word = reinterpret_cast<uint64_t*>(words);
  const size_t n = TeamWords::bytes_for(lanes) / sizeof(*word);
  for (size_t i = 0; i < n; ++i) store_word(&word[i], uint64_t{0});
}

uint64_t mixed(std::initializer_list<int64_t> values) {
  uint64_t hash = 0xcbf29ce484222325;
  for (const int64_t value : values)
    hash = (hash ^ static_cast<uint64_t>(value)) * 0x100000001b3 + (hash >> 29);
  return hash;
}

}  // namespace

int rank_in(const Members& members, int pe) {
  for (int i = 0; i < members.n_pes; ++i) {
    if (members.pe(i) == pe) return i;
  }
  return -1;
}

size_t Teams::area_bytes(int near_pes, int n_hosts) {
  return sizeof(Posting) + static_cast<size_t>(kMaxTeams) * slot_bytes(near_pes, n_hosts);
}

Teams::Teams(Runtime& runtime, void* area)
    : runtime_(runtime),
      area_(static_cast<char*>(area)),
      posting_(static_cast<Posting*>(area)),
      free_(kUserSlots) {
  const Peers& peers = runtime_.job().peers();
  const int place = runtime_.job().slot();
  PeSequence all;
  PeSequence near;
  PeSequence same_place;
  int host_of_place = 0;
  for (int pe = 0; pe < peers.n_pes(); ++pe) {
    all.push_back(pe);
    if (peers.is_near(pe)) near.push_back(pe);
    if (pe == runtime_.me()) host_of_place = same_place.size();
    if (peers.slot_of(pe) == place) same_place.push_back(pe);
  }
  add(kWorld, all, runtime_.me(), {});
  world().is_world = true;
  for (const int slot : {kShared, kNode, kMulticast}) add(slot, near, place, {});
  add(kSameRank, same_place, host_of_place, {});
}

TeamWords* Teams::words(int slot) const {
  const Peers& peers = runtime_.job().peers();
  const uint64_t each = slot_bytes(peers.widest(), peers.n_hosts());
  return reinterpret_cast<TeamWords*>(area_ + sizeof(Posting) + static_cast<uint64_t>(slot) * each);
}

TeamWords* Teams::rail_words(int slot) const {
  return reinterpret_cast<TeamWords*>(reinterpret_cast<char*>(words(slot)) +
                                      words_bytes(runtime_.job().peers().widest()));
}

uint64_t Teams::on_board(const void* words) const {
  const Peers& peers = runtime_.job().peers();
  const auto first = reinterpret_cast<uintptr_t>(this->words(0));
  const uint64_t slot =
      (reinterpret_cast<uintptr_t>(words) - first) / slot_bytes(peers.widest(), peers.n_hosts());
  if (reinterpret_cast<uintptr_t>(words) < first || slot >= kMaxTeams || !entries_[slot]) return 0;
  return team_on_board(static_cast<int>(slot) + 1, entries_[slot]->team.pe(0));
}

/// Enters a team of `pes` into the table.
void Teams::add(int slot, PeSequence pes, int me, const TeamConfig& config) {
  entries_[slot] = std::make_unique<Entry>();
  Entry& entry = *entries_[slot];
  entry.pes = std::move(pes);
  const PeSequence& all = entry.pes;
  entry.team = Team{words(slot), Members{me, all.size(), all.first(), all.stride(), all.list()}};
  entry.team.is_world = false;
  entry.config = config;
  if (runtime_.job().peers().n_hosts() > 1) make_levels(slot);
}

/// Divides the members by hosts, if they have several.
void Teams::make_levels(int slot) {
  Entry& entry = *entries_[slot];
  const Team& team = entry.team;
  const Peers& peers = runtime_.job().peers();
  std::vector<int32_t> number(static_cast<size_t>(peers.n_hosts()), -1);  // of each host, in the team
  std::vector<std::vector<int32_t>> members;                              // by that
  auto hosts = std::make_unique<Hosts>();
  for (int member = 0; member < team.n_pes(); ++member) {
    int32_t& host = number[static_cast<size_t>(peers.host_of(team.pe(member)))];
    if (host < 0) {
      host = static_cast<int32_t>(members.size());
      members.emplace_back();
    }
    auto& there = members[static_cast<size_t>(host)];
    hosts->host_of.push_back(host);
    hosts->place_of.push_back(static_cast<int32_t>(there.size()));
    there.push_back(member);
  }
  if (members.size() < 2) return;
  Levels& levels = hosts->levels;
  levels.n_hosts = static_cast<int>(members.size());
  levels.host = hosts->host_of[static_cast<size_t>(team.me())];
  levels.rails = team.n_pes();
  const int place = hosts->place_of[static_cast<size_t>(team.me())];
  for (const auto& there : members) {
    hosts->first.push_back(static_cast<int32_t>(hosts->by_host.size()));
    hosts->by_host.insert(hosts->by_host.end(), there.begin(), there.end());
    levels.rails = std::min(levels.rails, static_cast<int>(there.size()));
    if (place < static_cast<int>(there.size()))
      hosts->rail.push_back(team.pe(there[static_cast<size_t>(place)]));
  }
  hosts->first.push_back(static_cast<int32_t>(hosts->by_host.size()));
  for (const int32_t member : members[static_cast<size_t>(levels.host)])
    hosts->near.push_back(team.pe(member));
  levels.in_order = std::is_sorted(hosts->by_host.begin(), hosts->by_host.end());
  levels.near = Team{team.words, {place, static_cast<int>(hosts->near.size()), 0, 1, hosts->near.data()}};
  levels.rail = Team{rail_words(slot), {levels.host, levels.n_hosts, 0, 1, hosts->rail.data()}};
  levels.near.is_world = levels.rail.is_world = false;
  levels.rail.is_rail = true;
  levels.host_of = hosts->host_of.data();
  levels.place_of = hosts->place_of.data();
  levels.first = hosts->first.data();
  levels.by_host = hosts->by_host.data();
  entry.team.levels = &levels;
  entry.hosts = std::move(hosts);
}

/// Words that nobody has used are zero, and with many PEs they are many pages, which writing would create.
void Teams::clear(int slot) {
  const Peers& peers = runtime_.job().peers();
  const std::unique_ptr<Entry> entry = std::move(entries_[slot]);
  const auto was_used = [](const Team& team) { return (team.syncs | team.rounds | team.eager_count) != 0; };
  const Levels* levels = entry->team.levels;
  if (!was_used(entry->team) && !(levels && (was_used(levels->near) || was_used(levels->rail)))) return;
  clear_words(words(slot), peers.widest());
  if (peers.n_hosts() > 1) clear_words(rail_words(slot), rail_lanes(peers.n_hosts()));
}

void Teams::restore_world(const TeamCounts& counts) {
  const auto restore = [](Team& team, const TeamCounts::Counts& from) {
    team.syncs = from.syncs;
    team.rounds = from.rounds;
    team.eager_count = from.eager_count;
  };
  restore(world(), counts.team);
  if (Levels* levels = world().levels) {
    restore(levels->near, counts.near);
    restore(levels->rail, counts.rail);
  }
}

// --- agreement
// ------------------------------------------------------------------------------------------------

/// Two threads may create teams from two parents at a time, but must not be promised the same slot. The one
/// with the lowest parent makes the offer; since that is the same order on all PEs, one of them succeeds.
bool Teams::propose_free(int parent, uint64_t* free) {
  const std::lock_guard guard(lock_);
  creating_ |= bit(parent);
  if (is_offered_ || lowest(creating_) != parent) return false;
  is_offered_ = true;
  *free = free_;
  return true;
}

/// The `n_slots` lowest slots that are free on all members of the parent, taken; none if a member cannot take
/// part, arguments differ, or there are not enough. The same on all.
Teams::Agreement Teams::agree(const char* routine, int parent, const Proposal& proposal, size_t n_slots) {
  HostEngine e(runtime_);
  Team& team = entries_[parent]->team;
  const uint64_t flags = (proposal.valid ? kValid : 0) | (proposal.by_group ? kByGroup : 0);
  for (;;) {
    uint64_t free = 0;
    const bool offers = propose_free(parent, &free);
    uint64_t word[3] = {free | flags | (offers ? kOffers : 0), proposal.arguments, ~proposal.arguments};
    reduce(e, routine, team, word, word, 3, [](uint64_t a, uint64_t b) { return a & b; });
    const bool is_equal = (word[1] ^ word[2]) == ~uint64_t{0};
    const bool is_valid = (word[0] & kValid) != 0 && (is_equal || (word[0] & kByGroup) != 0);
    const bool is_over = !is_valid || (word[0] & kOffers) != 0;
    uint64_t taken = 0;
    uint64_t left = is_over && is_valid ? word[0] & kUserSlots : 0;
    for (size_t i = 0; left && i < n_slots; ++i, left &= left - 1) taken |= left & -left;
    if (static_cast<size_t>(__builtin_popcountll(taken)) < n_slots) taken = 0;
    {
      const std::lock_guard guard(lock_);
      free_ &= ~taken;
      if (offers) is_offered_ = false;
      if (is_over) creating_ &= ~bit(parent);
    }
    if (!is_over) continue;
    if (!taken && (team.me() == 0 || (!proposal.valid && !is_equal))) {
      refuse(routine, !proposal.valid          ? proposal.reason
                      : !is_equal && !is_valid ? "the PEs of the parent team passed different arguments"
                      : !is_valid              ? "a PE of the parent team cannot take part"
                                  : text("all %d teams that a PE can be in are in use; destroy some",
                                         kMaxTeams - kFirstUser));
    }
    return {taken, is_equal};
  }
}

/// NVSHMEM programs split a team into many by passing each group's own start. That is well defined if all PEs
/// of a group pass the same. The same result on all.
bool Teams::groups_fit(const char* routine, Team& parent, const Part& part) {
  HostEngine e(runtime_);
  using Triplet = std::array<int, 3>;
  const auto n = static_cast<size_t>(parent.n_pes());
  std::vector<Triplet> all(n, Triplet{part.start, part.stride, part.size});
  for (size_t i = 0; i < n; ++i)
    broadcast(e, routine, parent, &all[i], &all[i], sizeof(Triplet), static_cast<int>(i));
  for (size_t i = 0; i < n; ++i) {
    const auto& [start, stride, size] = all[i];
    for (int k = 0; k < size; ++k) {
      const int named = start + k * stride;
      const auto member = static_cast<size_t>(named);
      if (all[member] == all[i]) continue;
      if (parent.me() == 0) {
        refuse(routine, text("PE %d names PE %d as a member, but that PE passed different arguments",
                             parent.pe(static_cast<int>(i)), parent.pe(static_cast<int>(member))));
      }
      return false;
    }
  }
  return true;
}

void Teams::release(uint64_t slots) {
  const std::lock_guard guard(lock_);
  free_ |= slots;
}

void Teams::refuse(const char* routine, const std::string& why) {
  say(name_of(runtime_, runtime_.me()) + text(": %s did not create a team: ", routine) + why);
}

/// Whether `here` is true on all members; also synchronises them.
bool Teams::all_of(const char* routine, Team& team, bool here) {
  HostEngine e(runtime_);
  uint64_t word = here ? 1 : 0;
  reduce(e, routine, team, &word, &word, 1, [](uint64_t a, uint64_t b) { return a & b; });
  return word != 0;
}

/// Makes each part a team: the parts this PE is in, and those of the same kind elsewhere, which share the
/// slot.
bool Teams::create(const char* routine, int parent, const Proposal& proposal, const Part* parts,
                   size_t n_parts) {
  for (size_t i = 0; i < n_parts; ++i) *parts[i].slot = kInvalid;
  const Agreement agreed = agree(routine, parent, proposal, n_parts);
  if (!agreed.slots) return false;
  Team& from = entries_[parent]->team;
  if (!agreed.is_equal && !groups_fit(routine, from, parts[0])) {
    release(agreed.slots);
    return false;
  }
  bool ready = true;
  uint64_t left = agreed.slots;
  for (size_t i = 0; i < n_parts; ++i, left &= left - 1) {
    const Part& part = parts[i];
    const int slot = lowest(left);
    PeSequence pes;
    int me = kInvalid;
    for (int k = 0; k < part.size; ++k) {
      const int rank = part.rank(k);
      if (rank == from.me()) me = k;
      pes.push_back(from.pe(rank));
    }
    if (me == kInvalid) {
      release(bit(slot));
      continue;
    }
    add(slot, std::move(pes), me, part.config);
    *part.slot = slot;
    if (hooks_.created) ready &= hooks_.created(slot, entries_[slot]->team.members);
  }
  if (!hooks_.created || all_of(routine, from, ready)) return true;
  for (size_t i = 0; i < n_parts; ++i) {
    if (const int slot = std::exchange(*parts[i].slot, kInvalid); slot != kInvalid) {
      if (hooks_.destroyed) hooks_.destroyed(slot);
      clear(slot);
      release(bit(slot));
    }
  }
  return false;
}

// --- what programs ask for
// ----------------------------------------------------------------------------------

bool Teams::split_strided(const char* routine, int parent, int start, int stride, int size,
                          const TeamConfig& config, int* slot) {
  *slot = kInvalid;
  const Team* from = find(parent);
  if (!from) return false;
  const int64_t last = start + (static_cast<int64_t>(size) - 1) * stride;
  const bool valid = size >= 1 && (stride != 0 || size == 1) && start >= 0 && start < from->n_pes() &&
                     last >= 0 && last < from->n_pes();
  const Proposal proposal{valid, mixed({1, start, stride, size}),
                          text("start %d, stride %d, size %d do not name PEs of a parent team of %d", start,
                               stride, size, from->n_pes()),
                          true};
  const Part part{start, stride, valid ? size : 0, config, slot};
  return create(routine, parent, proposal, &part, 1);
}

/// The members of the team that have this PE's color, in the order of their keys: each shows its own.
std::vector<int> Teams::ranks_of_color(const char* routine, Team& team, int color, int key) {
  HostEngine e(runtime_);
  auto& shown = team.words->block;
  e.store(&shown.offset, static_cast<uint64_t>(color));
  e.store(&shown.bytes, static_cast<uint64_t>(key));
  team_sync(e, routine, team);
  std::vector<std::pair<int, int>> found;  // key and rank
  for (int rank = 0; rank < team.n_pes(); ++rank) {
    const int pe = team.pe(rank);
    if (static_cast<int>(get_word(e, &shown.offset, pe)) != color) continue;
    found.emplace_back(static_cast<int>(get_word(e, &shown.bytes, pe)), rank);
  }
  team_sync(e, routine, team);  // nobody looks at them any more
  std::sort(found.begin(), found.end());
  std::vector<int> ranks;
  ranks.reserve(found.size());
  for (const auto& [_, rank] : found) ranks.push_back(rank);
  return ranks;
}

bool Teams::split_by_color(const char* routine, int parent, int color, int key, int* slot) {
  *slot = kInvalid;
  Team* from = find(parent);
  if (!from) return false;
  std::vector<int> ranks = ranks_of_color(routine, *from, color, key);
  if (color < 0) ranks.clear();
  const TeamConfig config;
  const Part part{0, 0, static_cast<int>(ranks.size()), config, slot, &ranks};
  return create(routine, parent, Proposal{true, mixed({3}), {}}, &part, 1);
}

bool Teams::split_2d(const char* routine, int parent, int xrange, const TeamConfig& x_config, int* x_slot,
                     const TeamConfig& y_config, int* y_slot) {
  *x_slot = *y_slot = kInvalid;
  const Team* from = find(parent);
  if (!from) return false;
  const int n = from->n_pes();
  const int width = std::clamp(xrange, 1, n);
  const int row = from->me() / width;
  const int column = from->me() % width;
  const Proposal proposal{xrange >= 1, mixed({2, xrange}), text("xrange %d is not at least 1", xrange)};
  const Part parts[] = {{row * width, 1, std::min(width, n - row * width), x_config, x_slot},
                        {column, width, (n - column + width - 1) / width, y_config, y_slot}};
  return create(routine, parent, proposal, parts, 2);
}

uint64_t Teams::unique_id() {
  const std::lock_guard guard(lock_);
  return static_cast<uint64_t>(runtime_.me() + 1) << 40 | ++ids_;
}

/// Every PE shows what it looks for in its own memory; a member is complete when it has seen all the others.
PeSequence Teams::find_members(const char* routine, uint64_t id, int size, int rank) {
  HostEngine e(runtime_);
  e.store(&posting_->rank, static_cast<uint64_t>(rank));
  e.store(&posting_->size, static_cast<uint64_t>(size));
  e.fence_release(&posting_->id);  // the words of the meeting are ready; pairs with atomic_fetch below
  e.store(&posting_->id, id);
  std::vector<int32_t> pes(static_cast<size_t>(size), -1);
  int missing = size;
  const auto look_at = [&](int pe) {
    if (atomic_fetch(e, Amo::fetch, &posting_->id, uint64_t{0}, uint64_t{0}, pe) != id) return;
    const uint64_t theirs = get_word(e, &posting_->rank, pe);
    if (get_word(e, &posting_->size, pe) != static_cast<uint64_t>(size) ||
        (pes[theirs] >= 0 && pes[theirs] != pe)) {
      end_job(runtime_, EndCause::error, 1,
              name_of(runtime_, runtime_.me()) +
                  text(": %s: PE %d passed the same unique id, but the rank of another member or a different "
                       "number of members; the job ends",
                       routine, pe));
    }
    missing -= pes[theirs] < 0;
    pes[theirs] = pe;
  };
  e.wait_for(WaitSite{routine, WaitSite::For::team}, [&] {
    for (int pe = 0; missing && pe < runtime_.n_pes(); ++pe) look_at(pe);
    return missing == 0;
  });
  PeSequence found;
  for (const int32_t pe : pes) found.push_back(pe);
  return found;
}

bool Teams::join(const char* routine, const TeamConfig& config, int size, int rank, int* slot) {
  *slot = kInvalid;
  const uint64_t id = config.unique_id;
  if (id == 0 || id == TeamConfig{}.unique_id || size < 1 || size > runtime_.n_pes() || rank < 0 ||
      rank >= size) {
    refuse(routine, text("unique id 0x%llx, %d members, rank %d; valid: an id from get_uniqueid, at most %d "
                         "members, a rank less than their number",
                         static_cast<unsigned long long>(id), size, rank, runtime_.n_pes()));
    return false;
  }
  const std::lock_guard guard(meeting_);
  add(kMeeting, find_members(routine, id, size, rank), rank, {});
  const Part everyone{0, 1, size, config, slot};
  const bool made = create(routine, kMeeting, Proposal{true, id, {}}, &everyone, 1);
  HostEngine(runtime_).store(&posting_->id, uint64_t{0});  // whoever agreed on the slot had found everybody
  retire(routine, kMeeting);
  return made;
}

/// Synchronises, and returns when nobody uses this PE's words any more: they are zero again. In rounds, since
/// there a PE looks at its own words only, and has seen all that is written to them when it returns.
void Teams::retire(const char* routine, int slot) {
  HostEngine e(runtime_);
  Team& team = entries_[slot]->team;
  if (Levels* levels = team.levels) {
    sync_in_rounds(e, routine, levels->near);
    if (levels->leads()) sync_in_rounds(e, routine, levels->rail);
    levels->near.ahead = 0;  // all slots have been read: the release shall not synchronise by words of others
    isomem::release(e, routine, levels->near);
  } else {
    sync_in_rounds(e, routine, team);
  }
  clear(slot);
}

void Teams::destroy(const char* routine, int slot) {
  if (slot < kFirstUser || !find(slot)) return;
  runtime_.quiet(kEveryContext);  // the team's contexts end with it, each as if destroyed by itself
  retire(routine, slot);
  runtime_.contexts().destroy_of(slot);
  if (hooks_.destroyed) hooks_.destroyed(slot);
  release(bit(slot));
}

int Teams::translate(int from, int pe, int to) {
  const Team* source = find(from);
  const Team* dest = find(to);
  if (!source || !dest || pe < 0 || pe >= source->n_pes()) return -1;
  return rank_in(dest->members, source->pe(pe));
}

bool Teams::set_hooks(TeamHooks hooks) {
  hooks_ = std::move(hooks);
  bool ready = true;
  for (int slot = 0; slot < kMaxTeams; ++slot) {
    if (find(slot) && hooks_.created) ready &= hooks_.created(slot, entries_[slot]->team.members);
  }
  return ready;
}

TeamCounts Teams::reset() {
  for (int slot = 1; slot < kMaxTeams; ++slot) {
    if (entries_[slot]) clear(slot);
  }
  const auto counts = [](const Team& team) {
    return TeamCounts::Counts{team.syncs, team.rounds, team.eager_count};
  };
  const Levels* levels = world().levels;
  return {counts(world()), levels ? counts(levels->near) : TeamCounts::Counts{},
          levels ? counts(levels->rail) : TeamCounts::Counts{}};
}

}  // namespace isomem
