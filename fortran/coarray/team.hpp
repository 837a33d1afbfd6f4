// SPDX-License-Identifier: Apache-2.0
// Teams of images: who is in, where their shared words are, synchronisation that notices images that have
// stopped or failed, and the staging areas of collectives.
#pragma once

#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "job.hpp"
#include "passage.hpp"

namespace caf {

struct Token;

class Team {
 public:
  /// Bytes that a member stages for others at a time. Each team has small areas of its own, where members
  /// share memory for what gather passes only: see has_lines. Those for data and results are the same in all
  /// teams of an image: see leave_shared.
  static constexpr size_t kSmall = Passage::kBytes;
  static constexpr size_t kGathered = 64;
  static constexpr size_t kStage = size_t{128} << 10;
  enum Area { small, data, result };

  /// `blocks`: the words of each member, as addresses of this image's arena; mine are zero.
  Team(Team* parent, int number, std::vector<int> pes, std::vector<char*> blocks);
  static size_t block_bytes(const std::vector<int>& pes);  // words, lines, small areas

  Team* parent() const { return parent_; }
  int number() const { return number_; }
  int size() const { return static_cast<int>(pes_.size()); }
  int me() const { return me_; }
  /// The PE of an image of this team. Ends the job if there is none.
  int pe_of(int image, const char* statement) const {
    const size_t member = static_cast<size_t>(image) - 1;
    return member < pes_.size() ? pes_[member] : end_without(image, statement);
  }
  int pe(int member) const { return pes_[static_cast<size_t>(member)]; }
  const std::vector<int>& pes() const { return pes_; }
  /// Teams that were formed along with a team, by number: their PEs.
  using Family = std::map<int, std::vector<int>>;
  void belong_to(std::shared_ptr<const Family> family) { family_ = std::move(family); }
  /// PEs of the team with that number which was formed along with this one. Ends the job if there is none.
  const std::vector<int>& sibling(int number, const char* statement) const;

  /// Completes what this image has put and returns when all active members have come: 0, kStatStopped or
  /// kStatFailed, if a member has stopped or failed before it came.
  Status synchronise(const char* statement);
  /// Whether a member has come to the last synchronisation, and its memory was there for all reads since.
  bool is_present(int member) const { return !absent_ || !(*absent_)[static_cast<size_t>(member)]; }
  std::string words_of(Status status) const;

  /// All members share memory: small collectives are those of passage.hpp.
  bool has_lines() const { return has_lines_; }

  /// Turns to the other areas. What a member stages is read by others after the next synchronisation,
  /// until the one that follows the next turn.
  void turn() { turn_ ^= 1; }
  char* mine(Area area) { return stage(me_, area); }
  /// Behind the last use of shared areas in a collective: nobody reads what another team may write next.
  /// While the initial team is the only one, turns are enough; FORM TEAM synchronises all.
  Status leave_shared(const char* statement);
  /// `bytes` of a member's area: `at` from its start. Valid until the next call. Null if the member had not
  /// come to the last synchronisation, or its memory has been lost with it: then the caller has kStatFailed
  /// even where the synchronisation had 0, since others knew that it had come.
  const char* read(int member, Area area, size_t at, size_t bytes);

  /// What each member passes, by member; 0 of those that are not there. Collective.
  template <class T>
  std::vector<T> gather(const T& value, const char* statement, Status& status);

  std::vector<Token*> coarrays;  // allocated while this was the current team
  std::vector<std::unique_ptr<Team>> children;

 private:
  friend class Passage;
  /// What members write to each other: numbers of synchronisations and lines, in one count.
  struct Words {
    alignas(64) uint64_t came;  // of this member: read by others once somebody has stopped or failed
    uint64_t done;              // the same when it has read all lines before: they may be written again
    uint64_t verdict;           // see all_agree
    struct alignas(64) Round {
      uint64_t number;
    } round[];  // as many as members need
  };
  static size_t words_bytes(size_t members);
  /// As addresses of this image's arena.
  Words* words_at(int member) const { return reinterpret_cast<Words*>(blocks_[static_cast<size_t>(member)]); }
  Line* lines_at(int member) const {
    return reinterpret_cast<Line*>(blocks_[static_cast<size_t>(member)] + words_bytes_);
  }
  char* stage(int member, Area area) const;
  bool pass_rounds(const char* statement);
  Status await_each(const char* statement);
  bool has_come(int member) const;
  [[noreturn, gnu::cold]] int end_without(int image, const char* statement) const;
  bool all_agree(bool has_come);
  bool reject();
  void miss(int member);

  Team* parent_;
  int number_;
  int me_ = 0;
  std::vector<int> pes_;
  std::vector<char*> blocks_;
  std::shared_ptr<const Family> family_;
  bool has_lines_;
  size_t words_bytes_;
  uint64_t epoch_ = 0;
  uint64_t read_by_all_ = 0;  // each member has said that it is done with so much, or come later
  unsigned turn_ = 0;
  std::unique_ptr<char[]> fetched_;            // from members on other hosts
  std::unique_ptr<std::vector<bool>> absent_;  // members of the last synchronisation; null: all were there
};

/// The team that a team variable of the program holds. Ends the job if FORM TEAM has not defined it.
Team& team_in(Team* const* variable, const char* statement);

void begin_initial_team();
Team& initial_team();
extern Team* current;
/// Starts the library: any call may be the first.
inline Team& current_team() {
  start();
  return *current;
}
/// The team so many CHANGE TEAM ago; at most the initial one.
Team& ancestor(int distance);
inline bool is_initial(const Team& team) { return !team.parent(); }

/// Collective over the current team: the new team of those with the same number.
/// Its images are in the order of `new_index` where members have one (above 0), else of the parent.
Team* form_team(int number, int new_index, Status& status);
void change_team(Team& team);
/// Back to the parent; frees what was allocated meanwhile.
void end_team();

/// The PE of an image of the team with a number that was formed along with the current team. Ends the job if
/// there is none.
int pe_of_sibling(int image, int number, const char* statement);

/// The PE of an image of the current team for a lock, an event or an atomic. 0: this image, where the program
/// has no image selector. Ends the job if there is none.
int pe_of_image(int image, const char* statement);

template <class T>
std::vector<T> Team::gather(const T& value, const char* statement, Status& status) {
  static_assert(sizeof value <= kGathered);
  turn();
  std::memcpy(mine(small), &value, sizeof value);
  status = synchronise(statement);
  std::vector<T> all(pes_.size());
  for (int member = 0; member < size(); ++member) {
    if (const char* there = read(member, small, 0, sizeof(T)))
      std::memcpy(&all[static_cast<size_t>(member)], there, sizeof(T));
  }
  return all;
}

}  // namespace caf
