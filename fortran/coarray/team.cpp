// SPDX-License-Identifier: Apache-2.0
#include "team.hpp"

#include <shmem.h>

#include <algorithm>
#include <bit>
#include <bitset>

#include "gfortran.hpp"
#include "memory.hpp"
#include "outcome.hpp"

namespace caf {

namespace {

std::unique_ptr<Team> initial;
char* shared_areas = nullptr;  // two for data and two for results, at the same offset on all images

}  // namespace

Team* current = nullptr;

size_t Team::words_bytes(size_t members) {
  return sizeof(Words) + static_cast<size_t>(std::bit_width(members - 1)) * sizeof(Words::Round);
}

namespace {

bool share_memory(const std::vector<int>& pes) {
  return std::all_of(pes.begin(), pes.end(), [](int pe) { return job.is_near(pe); });
}

}  // namespace

size_t Team::block_bytes(const std::vector<int>& pes) {
  return words_bytes(pes.size()) +
         (share_memory(pes) ? Passage::kLines * sizeof(Line) + 2 * kGathered : 2 * kSmall);
}

Team::Team(Team* parent, int number, std::vector<int> pes, std::vector<char*> blocks)
    : parent_(parent),
      number_(number),
      pes_(std::move(pes)),
      blocks_(std::move(blocks)),
      has_lines_(share_memory(pes_)),
      words_bytes_(words_bytes(pes_.size())) {
  while (pes_[static_cast<size_t>(me_)] != job.me) ++me_;
}

char* Team::stage(int member, Area area) const {
  if (area == small) {
    char* behind_words = blocks_[static_cast<size_t>(member)] + words_bytes_;
    return has_lines_ ? behind_words + Passage::kLines * sizeof(Line) + turn_ * kGathered
                      : behind_words + turn_ * kSmall;
  }
  return shared_areas + (2 * turn_ + (area == result)) * kStage;
}

const char* Team::read(int member, Area area, size_t at, size_t bytes) {
  if (!is_present(member)) return nullptr;
  char* there = stage(member, area) + at;
  const int there_pe = pe(member);
  if (job.is_near(there_pe)) return job.copy(there, there_pe);
  if (!fetched_) fetched_ = std::make_unique<char[]>(kStage);
  shmem_getmem(fetched_.get(), there, bytes, there_pe);
  if (!is_lost(there_pe)) return fetched_.get();
  miss(member);
  return nullptr;
}

void Team::miss(int member) {
  if (!absent_) absent_ = std::make_unique<std::vector<bool>>(pes_.size());
  (*absent_)[static_cast<size_t>(member)] = true;
}

Status Team::leave_shared(const char* statement) {
  return initial->children.empty() ? 0 : synchronise(statement);
}

Status Team::synchronise(const char* statement) {
  ++epoch_;
  release_puts();
  __atomic_store_n(&words_at(me_)->came, epoch_, __ATOMIC_RELEASE);
  __atomic_store_n(&words_at(me_)->done, epoch_, __ATOMIC_RELEASE);
  absent_.reset();
  if (size() == 1) return 0;
  if (all_are_active() && pass_rounds(statement)) return all_agree(true) ? 0 : kStatFailed;
  return await_each(statement);
}

/// In round k each member tells the one 2^k after it that it has heard, directly or not, from 2^k members.
/// False: somebody has stopped or failed meanwhile.
bool Team::pass_rounds(const char* statement) {
  for (int step = 1, round = 0; step < size(); step *= 2, ++round) {
    const int next = me_ + step < size() ? me_ + step : me_ + step - size();
    const int previous = me_ >= step ? me_ - step : me_ - step + size();
    uint64_t* const heard = &words_at(me_)->round[round].number;
    put_word(&words_at(next)->round[round].number, epoch_, pe(next));
    rest();
    if (!wait_for(
            heard, epoch_, statement, [] { return !all_are_active(); },
            [&] { return words("image %d or one that it waits for", previous + 1); }))
      return false;
  }
  read_by_all_ = epoch_;
  return true;
}

namespace {

int pe_among(const std::vector<int>& pes, int image, const char* statement) {
  if (image < 1 || static_cast<size_t>(image) > pes.size())
    end_with(words("%s: there is no image %d: the team has images 1 to %zu", statement, image, pes.size()));
  return pes[static_cast<size_t>(image) - 1];
}

}  // namespace

int Team::end_without(int image, const char* statement) const {
  end_with(words("%s: there is no image %d: the team has images 1 to %d", statement, image, size()));
}

int pe_of_sibling(int image, int number, const char* statement) {
  return pe_among(current_team().sibling(number, statement), image, statement);
}

bool Team::has_come(int member) const {
  return shmem_uint64_atomic_fetch(&words_at(member)->came, pe(member)) >= epoch_;
}

/// Where members have stopped or failed: looks at each of the others until it has come, so that nobody
/// depends on what a third one passes on.
Status Team::await_each(const char* statement) {
  Status worst = 0;
  bool is_any_lost = false;
  for (int member = 0; member < size(); ++member) {
    Patience patience(statement);
    while (member != me_ && !has_come(member)) {
      const Status status = status_of(pe(member));
      if (status != 0 && !has_come(member)) {
        miss(member);
        if (job.has_far && is_lost(pe(member))) {
          is_any_lost = true;
        } else {
          worst = worse(worst, status);
        }
        break;
      }
      patience.pause([&] { return words("image %d", member + 1); });
    }
  }
  if (worst != 0) return worst;  // others find the same, or forbid it
  return all_agree(!is_any_lost) ? 0 : kStatFailed;
}

/// With the memory of an image it is lost whether it had come, and others may have heard that it had. A
/// member that knows of none that is missing writes so in its verdict, once for all; who does not know
/// forbids it to each that has not yet, and then no member goes on as if all had come. Called when all that
/// live have come.
bool Team::all_agree(bool has_come) {
  if (!job.has_far) return has_come;
  uint64_t before = __atomic_load_n(&words_at(me_)->verdict, __ATOMIC_RELAXED);
  // fails only if somebody has forbidden it: nobody else writes there
  if (has_come && before < 2 * epoch_ &&
      __atomic_compare_exchange_n(&words_at(me_)->verdict, &before, 2 * epoch_, false, __ATOMIC_SEQ_CST,
                                  __ATOMIC_SEQ_CST))
    return true;
  return !reject();
}

/// False if a member has heard that all had come.
bool Team::reject() {
  for (int member = 0; member < size(); ++member) {
    const int there = pe(member);
    uint64_t* const verdict = &words_at(member)->verdict;
    uint64_t seen = shmem_uint64_atomic_fetch(verdict, there);
    while (seen < 2 * epoch_ && !is_lost(there)) {
      const uint64_t before = shmem_uint64_atomic_compare_swap(verdict, seen, 2 * epoch_ + 1, there);
      if (before == seen) break;
      seen = before;
    }
    if (seen == 2 * epoch_) return false;
  }
  return true;
}

const std::vector<int>& Team::sibling(int number, const char* statement) const {
  if (number == number_) return pes_;
  const auto known = family_ ? family_->find(number) : Family::const_iterator{};
  if (!family_ || known == family_->end())
    end_with(words("%s: no team with number %d was formed along with the current one", statement, number));
  return known->second;
}

std::string Team::words_of(Status status) const {
  for (int member = 0; member < size(); ++member) {
    if (status_of(pe(member)) == status)
      return words("image %d has %s", member + 1, status == kStatStopped ? "stopped" : "failed");
  }
  return "an image has stopped or failed";
}

void begin_initial_team() {
  std::vector<int> pes(static_cast<size_t>(job.n));
  for (size_t pe = 0; pe < pes.size(); ++pe) pes[pe] = static_cast<int>(pe);
  shared_areas = need_memory(4 * Team::kStage);
  char* block = need_memory(Team::block_bytes(pes));
  std::memset(block, 0, Team::block_bytes(pes));
  initial = std::make_unique<Team>(nullptr, -1, pes, std::vector<char*>(pes.size(), block));
  current = initial.get();
}

Team& initial_team() { return *initial; }

Team& ancestor(int distance) {
  Team* team = &current_team();
  for (; distance > 0 && !is_initial(*team); --distance) team = team->parent();
  return *team;
}

namespace {

bool is_in(const Team& root, const Team* team) {
  if (&root == team) return true;
  for (const auto& child : root.children) {
    if (is_in(*child, team)) return true;
  }
  return false;
}

/// The members of the new team, as members of the parent. A team that was formed with the same members before
/// is the same team: its words are used again.
Team* earlier_team(Team& parent, int number, const std::vector<int>& pes) {
  for (auto& child : parent.children) {
    if (child->number() == number && child->pes() == pes) return child.get();
  }
  return nullptr;
}

struct Wish {
  int number;
  int new_index;
  bool is_there;
};

/// The members of the parent that want to be in the team with a number, in the order of that.
std::vector<int> members_of(const std::vector<Wish>& wishes, int number) {
  std::vector<int> members;
  for (size_t member = 0; member < wishes.size(); ++member) {
    if (wishes[member].is_there && wishes[member].number == number)
      members.push_back(static_cast<int>(member));
  }
  const auto wanted = [&](int member) { return wishes[static_cast<size_t>(member)].new_index; };
  std::stable_sort(members.begin(), members.end(), [&](int a, int b) { return wanted(a) < wanted(b); });
  const bool is_given = !members.empty() && wanted(members.back()) > 0;
  for (size_t i = 0; is_given && i < members.size(); ++i) {
    if (wanted(members[i]) != static_cast<int>(i) + 1)
      end_with(
          words("FORM TEAM: NEW_INDEX= of the images of team %d is not 1 to %zu", number, members.size()));
  }
  return members;
}

/// As many as a gather passes.
using Members = std::bitset<8 * Team::kGathered>;

/// The wishes of all members, without those that have not come for one of them: its image was lost meanwhile,
/// and others may have its wish.
std::vector<Wish> wishes_of(Team& parent, const Wish& mine, Status& status) {
  auto wishes = parent.gather(mine, "FORM TEAM", status);
  if (!job.has_far) return wishes;
  std::vector<Members> absent(wishes.size() / Members().size() + 1);
  for (size_t member = 0; member < wishes.size(); ++member)
    absent[member / Members().size()][member % Members().size()] = !wishes[member].is_there;
  size_t first = 0;
  for (const Members& some : absent) {
    Status later = 0;
    Members of_any;
    for (const Members& of_one : parent.gather(some, "FORM TEAM", later)) of_any |= of_one;
    status = worse(status, of_any.any() ? worse(later, kStatFailed) : later);
    for (size_t i = 0; i < of_any.size() && first + i < wishes.size(); ++i) {
      if (of_any[i]) wishes[first + i].is_there = false;
    }
    first += of_any.size();
  }
  return wishes;
}

}  // namespace

Team& team_in(Team* const* variable, const char* statement) {
  start();
  if (!is_in(*initial, *variable))
    end_with(words("%s: the team variable is not defined by FORM TEAM", statement));
  return **variable;
}

Team* form_team(int number, int new_index, Status& status) {
  Team& parent = current_team();
  const auto wishes = wishes_of(parent, {number, new_index, true}, status);
  const std::vector<int> members = members_of(wishes, number);
  auto family = std::make_shared<Team::Family>();
  for (const Wish& wish : wishes) {
    if (wish.is_there && family->count(wish.number) == 0) {
      auto& others = (*family)[wish.number];
      for (int member : members_of(wishes, wish.number)) others.push_back(parent.pe(member));
    }
  }
  const std::vector<int> pes = family->at(number);
  Team* team = earlier_team(parent, number, pes);
  char* block = team ? nullptr : take_memory(Team::block_bytes(pes));
  if (!team && !block) end_with("FORM TEAM: no room for the words of a team: raise SHMEM_SYMMETRIC_SIZE");
  if (block) std::memset(block, 0, Team::block_bytes(pes));
  Status later = 0;
  const auto offsets = parent.gather(block ? block - job.arena : 0, "FORM TEAM", later);
  if (later) status = later;
  if (team) {
    team->belong_to(family);
    return team;
  }
  std::vector<char*> blocks;
  blocks.reserve(members.size());
  for (int member : members) blocks.push_back(job.arena + offsets[static_cast<size_t>(member)]);
  parent.children.push_back(std::make_unique<Team>(&parent, number, pes, blocks));
  parent.children.back()->belong_to(family);
  return parent.children.back().get();
}

void change_team(Team& team) {
  if (team.parent() != current)
    end_with(
        "CHANGE TEAM: the team was not formed by the current team: FORM TEAM comes before, in the same team");
  current = &team;
}

void end_team() {
  release_all_of(*current);
  current = current->parent();
}

int pe_of_image(int image, const char* statement) {
  if (image == 0) return job.me;
  return current_team().pe_of(image, statement);
}

}  // namespace caf
