// SPDX-License-Identifier: Apache-2.0
#include "collective.hpp"

#include <algorithm>
#include <cstring>
#include <vector>

#include "gfortran.hpp"
#include "team.hpp"

namespace caf {

namespace {

/// The same bytes as shorter elements, so that one does not fill the staging area.
Section in_bytes(const Section& a) {
  Section bytes;
  bytes.base = a.base;
  bytes.type = {derived, 0, 1};
  bytes.add(a.type.bytes, 1);
  for (int i = 0; i < a.rank; ++i)
    bytes.add(a.axis[static_cast<size_t>(i)].n, a.axis[static_cast<size_t>(i)].stride);
  return bytes;
}

/// The elements without holes between them, in place or packed.
const char* in_a_row(const Section& a, size_t n, char* packed) {
  if (a.is_contiguous()) return a.base;
  pack(packed, a, 0, n);
  return packed;
}

class Reducer {
 public:
  Reducer(const char* name, Team& team, const Section& a, const Fold& fold, int root)
      : name_(name), team_(team), a_(a), bytes_(a.type.bytes), fold_(fold), root_(root) {}

  Status run() {
    const size_t n = bytes_ ? a_.elements() : 0;
    if (n == 0) return 0;
    if (n * bytes_ <= Team::kSmall) {
      team_.has_lines() ? fold_lines(n) : fold_on_each(n);
      return worst_;
    }
    const size_t step = Team::kStage / bytes_;
    for (size_t first = 0; first < n; first += step) pass(first, std::min(step, n - first));
    note(team_.leave_shared(name_));
    return worst_;
  }

 private:
  bool has_result() const { return root_ < 0 || root_ == team_.me(); }

  /// Few bytes: each member folds what all others pass.
  void fold_lines(size_t n) {
    Passage passage(team_, n * bytes_, name_);
    alignas(16) char packed[Team::kSmall];
    const char* mine = in_a_row(a_, n, packed);
    passage.write(mine);
    if (has_result()) {
      rest();
      alignas(16) char result[Team::kSmall];
      alignas(16) char theirs[Team::kSmall];
      fold_each(result, n,
                [&](int member) { return member == team_.me() ? mine : passage.read(member, theirs); });
      unpack(a_, result, 0, n);
    }
    note(passage.finish());
  }

  /// The same between hosts. One synchronisation is enough.
  void fold_on_each(size_t n) {
    team_.turn();
    pack(team_.mine(Team::small), a_, 0, n);
    note(team_.synchronise(name_));
    if (!has_result()) return;
    alignas(16) char result[Team::kSmall];
    fold_all(result, Team::small, 0, n);
    unpack(a_, result, 0, n);
  }

  /// Each member folds its share.
  void pass(size_t first, size_t n) {
    team_.turn();
    pack(team_.mine(Team::data), a_, first, n);
    note(team_.synchronise(name_));
    const auto size = static_cast<size_t>(team_.size());
    const auto me = static_cast<size_t>(team_.me());
    const size_t begin = n * me / size;
    fold_all(team_.mine(Team::result) + begin * bytes_, Team::data, begin, n * (me + 1) / size - begin);
    note(team_.synchronise(name_));
    for (size_t member = 0; has_result() && member < size; ++member) {
      const size_t from = n * member / size;
      const size_t share = n * (member + 1) / size - from;
      if (const char* there = read(static_cast<int>(member), Team::result, from * bytes_, share * bytes_))
        unpack(a_, there, first + from, share);
    }
  }

  /// Null if the member is not there.
  const char* read(int member, Team::Area area, size_t at, size_t bytes) {
    const char* there = team_.read(member, area, at, bytes);
    if (!there) note(kStatFailed);
    return there;
  }

  void note(Status status) { worst_ = worse(worst_, status); }

  /// Elements [first, first + n) of what all have staged.
  void fold_all(char* into, Team::Area area, size_t first, size_t n) {
    fold_each(into, n, [&](int member) { return read(member, area, first * bytes_, n * bytes_); });
  }

  /// `elements_of(member)`: null if they are not there.
  template <class ElementsOf>
  void fold_each(char* into, size_t n, ElementsOf&& elements_of) {
    bool is_first = true;
    for (int member = 0; member < team_.size(); ++member) {
      const char* from = elements_of(member);
      if (!from) continue;
      if (is_first) {
        std::memcpy(into, from, n * bytes_);
      } else {
        fold_(into, from, n);
      }
      is_first = false;
    }
  }

  const char* name_;
  Team& team_;
  const Section& a_;
  size_t bytes_;
  const Fold& fold_;
  int root_;
  Status worst_ = 0;
};

void tell(const char* name, Team& team, Status status, const Outcome& outcome) {
  if (status) return outcome.fail(status, std::string(name) + ": " + team.words_of(status));
  outcome.succeed();
}

}  // namespace

void reduce(const char* name, const Section& a, const Fold& fold, int result_image, const Outcome& outcome) {
  Team& team = current_team();
  if (!fold)
    end_with(words("%s: there is no such reduction for values of type %d, kind %d", name, a.type.type,
                   a.type.kind));
  if (result_image) team.pe_of(result_image, name);  // there is one
  if (a.type.bytes > Team::kStage) {
    end_with(words("%s: elements have %zu bytes; up to %zu are possible", name, a.type.bytes, Team::kStage));
  }
  tell(name, team, Reducer(name, team, a, fold, result_image - 1).run(), outcome);
}

namespace {

/// Few bytes: the source does not wait for the others.
Status broadcast_lines(Team& team, const Section& a, size_t n, int root) {
  Passage passage(team, n * a.type.bytes, "CO_BROADCAST");
  char packed[Team::kSmall];
  if (root == team.me()) {
    passage.write(in_a_row(a, n, packed));
  } else if (const char* there = passage.read(root, packed)) {
    unpack(a, there, 0, n);
  }
  return passage.finish();
}

}  // namespace

void broadcast(const Section& whole, int source_image, const Outcome& outcome) {
  Team& team = current_team();
  team.pe_of(source_image, "CO_BROADCAST");
  const int root = source_image - 1;
  const size_t few = whole.elements();
  if (team.has_lines() && few * whole.type.bytes <= Team::kSmall) {
    const Status status = few * whole.type.bytes > 0 ? broadcast_lines(team, whole, few, root) : 0;
    return tell("CO_BROADCAST", team, status, outcome);
  }
  const Section a = whole.type.bytes > Team::kStage ? in_bytes(whole) : whole;
  const size_t n = a.type.bytes ? a.elements() : 0;
  const size_t step = n ? Team::kStage / a.type.bytes : 0;
  const Team::Area area = n * a.type.bytes <= Team::kSmall ? Team::small : Team::data;
  Status worst = 0;
  for (size_t first = 0; first < n; first += step) {
    const size_t some = std::min(step, n - first);
    team.turn();
    if (root == team.me()) pack(team.mine(area), a, first, some);
    worst = worse(worst, team.synchronise("CO_BROADCAST"));
    if (root == team.me()) continue;
    const char* there = team.read(root, area, 0, some * a.type.bytes);
    there ? unpack(a, there, first, some) : void(worst = worse(worst, kStatFailed));
  }
  if (area == Team::data) worst = worse(worst, team.leave_shared("CO_BROADCAST"));
  tell("CO_BROADCAST", team, worst, outcome);
}

}  // namespace caf
