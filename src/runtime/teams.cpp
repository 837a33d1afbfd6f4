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

/// What the members of a parent tell each other of themselves; combined, what is true of all of them.
struct Offer {
  static constexpr uint32_t kOffers = 1;   // this PE offers its free slots
  static constexpr uint32_t kValid = 2;    // it can take part
  static constexpr uint32_t kByGroup = 4;  // it leaves arguments to each group of members
  uint32_t flags;
  int32_t next;            // where the next window begins in which it has free slots
  uint64_t arguments;      // of the split ...
  uint64_t not_arguments;  // ... and their complement: combined, it is none of them if they differ
  TeamSlots::Window free;  // of the window that is looked at now

  bool has(uint32_t flag) const { return (flags & flag) != 0; }
  bool is_equal() const { return (arguments ^ not_arguments) == ~uint64_t{0}; }
  bool is_valid() const { return has(kValid) && (is_equal() || has(kByGroup)); }
};
static_assert(sizeof(Offer) <= EagerSlot::kPayload, "an agreement costs one small reduction");

Offer both(Offer a, const Offer& b) {
  a.flags &= b.flags;
  a.next = std::max(a.next, b.next);
  a.arguments &= b.arguments;
  a.not_arguments &= b.not_arguments;
  for (size_t i = 0; i < a.free.size(); ++i) a.free[i] &= b.free[i];
  return a;
}

/// Appends the lowest slots of a window, until there are `wanted`.
void take_lowest(const TeamSlots::Window& free, int window, size_t wanted, std::vector<int>& taken) {
  for (const uint64_t word : free) {
    for (uint64_t left = word; left && taken.size() < wanted; left &= left - 1)
      taken.push_back(window + __builtin_ctzll(left));
    window += 64;
  }
}

/// Words of a team with that many lanes, in whole cache lines; of its rail.
uint64_t words_bytes(int lanes) { return round_up(TeamWords::bytes_for(lanes, false), 128); }
uint64_t rail_words_bytes(int lanes) { return round_up(TeamWords::bytes_for(lanes, true), 128); }
/// Of those between hosts: rounds of doubling, and one for the hosts beyond a power of two.
int rail_lanes(int n_hosts) { return rounds_for(n_hosts) + 1; }
uint64_t slot_bytes(int near_pes, int n_hosts) {
  return words_bytes(near_pes) + (n_hosts > 1 ? 2 * rail_words_bytes(rail_lanes(n_hosts)) : 0);
}

int slots_in(size_t bytes, const Peers& peers) {
  const size_t slots = bytes / slot_bytes(peers.widest(), peers.n_hosts());
  return static_cast<int>(std::min(slots, static_cast<size_t>(kMostSlots)));
}

/// All words of a team are zero again, each written whole: the last that a PE wrote was seen here, but no
/// fence follows it in that PE.
void clear_words(TeamWords* words, size_t bytes) {
  auto* word = reinterpret_cast<uint64_t*>(words);
  const size_t n = bytes / sizeof(*word);
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

size_t Teams::area_bytes(int near_pes, int n_hosts, int slots) {
  return sizeof(Posting) + static_cast<size_t>(slots) * slot_bytes(near_pes, n_hosts);
}

Teams::Teams(Runtime& runtime, void* area, size_t bytes)
    : runtime_(runtime),
      area_(static_cast<char*>(area)),
      posting_(static_cast<Posting*>(area)),
      slots_(kFirstUser, slots_in(bytes - sizeof(Posting), runtime.job().peers())) {
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
  if (peers.n_hosts() > 1) add(kKernels, all, runtime_.me(), {});
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

TeamWords* Teams::own_rail_words(int slot) const {
  const int lanes = rail_lanes(runtime_.job().peers().n_hosts());
  return reinterpret_cast<TeamWords*>(reinterpret_cast<char*>(rail_words(slot)) + rail_words_bytes(lanes));
}

uint64_t Teams::on_board(const void* words) const {
  const Peers& peers = runtime_.job().peers();
  const auto first = reinterpret_cast<uintptr_t>(this->words(0));
  const uint64_t slot =
      (reinterpret_cast<uintptr_t>(words) - first) / slot_bytes(peers.widest(), peers.n_hosts());
  if (reinterpret_cast<uintptr_t>(words) < first || slot >= static_cast<uint64_t>(slots_.end())) return 0;
  const Entry* const entry = entries_.find(static_cast<int>(slot));
  return entry ? team_on_board(static_cast<int>(slot) + 1, entry->team.pe(0)) : 0;
}

/// Enters a team of `pes` into the table.
void Teams::add(int slot, PeSequence pes, int me, const TeamConfig& config) {
  Entry& entry = entries_.put(slot, std::make_unique<Entry>());
  entry.pes = std::move(pes);
  const PeSequence& all = entry.pes;
  entry.team = Team{words(slot), Members{me, all.size(), all.first(), all.stride(), all.list()}};
  entry.team.is_world = false;
  entry.config = config;
  if (runtime_.job().peers().n_hosts() > 1) make_levels(slot);
}

/// Divides the members by hosts, if they have several.
void Teams::make_levels(int slot) {
  Entry& entry = *entries_.find(slot);
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
  levels.own_rail = levels.rail;
  levels.own_rail.words = own_rail_words(slot);
  levels.host_of = hosts->host_of.data();
  levels.place_of = hosts->place_of.data();
  levels.first = hosts->first.data();
  levels.by_host = hosts->by_host.data();
  entry.team.levels = &levels;
  entry.hosts = std::move(hosts);
}

/// Words that nobody has used are zero, and with many PEs they are many pages, which writing would create: so
/// are those of members that the team does not have.
void Teams::clear(int slot) {
  const Peers& peers = runtime_.job().peers();
  const std::unique_ptr<Entry> entry = entries_.take(slot);
  const auto was_used = [](const Team& team) { return (team.syncs | team.rounds | team.eager_count) != 0; };
  const Levels* levels = entry->team.levels;
  if (levels && was_used(levels->own_rail))
    clear_words(own_rail_words(slot), TeamWords::bytes_for(rail_lanes(peers.n_hosts()), true));
  if (!was_used(entry->team) && !(levels && (was_used(levels->near) || was_used(levels->rail)))) return;
  clear_words(words(slot), TeamWords::bytes_for(std::min(peers.widest(), entry->team.n_pes()), false));
  if (peers.n_hosts() > 1)
    clear_words(rail_words(slot), TeamWords::bytes_for(rail_lanes(peers.n_hosts()), true));
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

/// The `n_slots` lowest slots that are free on all members of the new team, and taken there; none if a member
/// of the parent cannot take part, arguments differ, or there are not enough. The same on all. `joins`: this
/// PE will be a member.
Teams::Agreement Teams::agree(const char* routine, int parent, const Proposal& proposal, size_t n_slots,
                              bool joins) {
  HostEngine e(runtime_);
  Team& team = *find(parent);
  const uint32_t flags = (proposal.valid ? Offer::kValid : 0) | (proposal.by_group ? Offer::kByGroup : 0);
  bool offered = false;  // by all members
  std::vector<int> taken;
  for (int window = 0;;) {
    const bool offers = offered || slots_.offer(parent);
    Offer all{flags | (offers ? Offer::kOffers : 0), 0, proposal.arguments, ~proposal.arguments,
              TeamSlots::kAll};
    if (joins) {
      all.next = slots_.next_from(window);
      all.free = slots_.free_from(window);
    }
    reduce(e, routine, team, &all, &all, 1, both);
    offered = all.has(Offer::kOffers);
    if (all.is_valid() && !offered) {
      if (offers) slots_.withdraw();
      continue;
    }
    if (all.is_valid()) take_lowest(all.free, window, n_slots, taken);
    window = all.next;
    if (all.is_valid() && taken.size() < n_slots && window < slots_.end()) continue;
    if (taken.size() < n_slots) taken.clear();
    slots_.settle(parent, offers, joins ? taken : std::vector<int>{});
    if (taken.empty() && (team.me() == 0 || (!proposal.valid && !all.is_equal())))
      refuse(routine, why_none(proposal, all.is_equal(), all.is_valid()));
    return {std::move(taken), all.is_equal()};
  }
}

std::string Teams::why_none(const Proposal& proposal, bool is_equal, bool is_valid) const {
  if (!proposal.valid) return proposal.reason;
  if (!is_equal && !is_valid) return "the PEs of the parent team passed different arguments";
  if (!is_valid) return "a PE of the parent team cannot take part";
  return text(
      "all %d teams that a PE can be in at a time here are in use; destroy some, run fewer PEs on a "
      "host, or raise ISOMEM_STRIDE where it limits the room for their words",
      most());
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

/// Enters the part, which this PE is in.
void Teams::make(const Team& from, const Part& part, int slot) {
  PeSequence pes;
  for (int k = 0; k < part.size; ++k) pes.push_back(from.pe(part.rank(k)));
  add(slot, std::move(pes), part.member(from.me()), part.config);
  *part.slot = slot;
}

/// Tells whoever follows teams of those that this PE is in now. False, the same on all members of the parent:
/// a member cannot have them.
bool Teams::tell_of(const char* routine, Team& from, const std::vector<int>& slots) {
  bool ready = true;
  for (const int slot : slots) ready &= hooks_.has_room(slot);
  if (!all_of(routine, from, ready)) return false;
  for (const int slot : slots) ready &= hooks_.created(slot, find(slot)->members);
  if (all_of(routine, from, ready)) return true;
  for (const int slot : slots) hooks_.destroyed(slot);
  return false;
}

/// Makes each part a team, if this PE is in them: in all or in none. Those of the same kind elsewhere share
/// the slot.
bool Teams::create(const char* routine, int parent, const Proposal& proposal, const Part* parts,
                   size_t n_parts) {
  for (size_t i = 0; i < n_parts; ++i) *parts[i].slot = kInvalid;
  Team& from = *find(parent);
  const bool joins = parts[0].member(from.me()) >= 0;
  const Agreement agreed = agree(routine, parent, proposal, n_parts, joins);
  if (agreed.slots.empty()) return false;
  const std::vector<int> mine = joins ? agreed.slots : std::vector<int>{};
  if (!agreed.is_equal && !groups_fit(routine, from, parts[0])) {
    for (const int slot : mine) slots_.release(slot);
    return false;
  }
  for (size_t i = 0; i < mine.size(); ++i) make(from, parts[i], mine[i]);
  if (!hooks_.created || tell_of(routine, from, mine)) return true;
  for (size_t i = 0; i < n_parts; ++i) *parts[i].slot = kInvalid;
  for (const int slot : mine) {
    clear(slot);
    slots_.release(slot);
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

/// The members of the team that have this PE's color, in the order of their keys: each shows its own. The
/// words are free again when all have met once more, which they do to create the teams.
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

uint64_t Teams::unique_id() { return static_cast<uint64_t>(runtime_.me() + 1) << 40 | ++ids_; }

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
  Team& team = *find(slot);
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
  slots_.release(slot);
}

int Teams::translate(int from, int pe, int to) {
  const Team* source = find(from);
  const Team* dest = find(to);
  if (!source || !dest || pe < 0 || pe >= source->n_pes()) return -1;
  return rank_in(dest->members, source->pe(pe));
}

bool Teams::set_hooks(TeamHooks hooks) {
  hooks_ = std::move(hooks);
  std::vector<int> present;
  for (int slot = 0; hooks_.created && slot < entries_.end(); ++slot) {
    if (find(slot)) present.push_back(slot);
  }
  bool ready = true;
  for (const int slot : present) ready &= hooks_.has_room(slot);
  for (size_t i = 0; ready && i < present.size(); ++i)
    ready &= hooks_.created(present[i], find(present[i])->members);
  return ready;
}

TeamCounts Teams::reset() {
  for (int slot = 1; slot < entries_.end(); ++slot) {
    if (entries_.find(slot)) clear(slot);
  }
  const auto counts = [](const Team& team) {
    return TeamCounts::Counts{team.syncs, team.rounds, team.eager_count};
  };
  const Levels* levels = world().levels;
  return {counts(world()), levels ? counts(levels->near) : TeamCounts::Counts{},
          levels ? counts(levels->rail) : TeamCounts::Counts{}};
}

}  // namespace isomem
