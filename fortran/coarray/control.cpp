// SPDX-License-Identifier: Apache-2.0
#include "control.hpp"

#include <shmem.h>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "team.hpp"

namespace caf {

namespace {

/// Calls of SYNC IMAGES with each PE: how often this image has called.
std::vector<uint64_t> meetings;

std::vector<int> partners_of(int count, const int* images, const Outcome& outcome) {
  const Team& team = current_team();
  std::vector<int> partners(static_cast<size_t>(count < 0 ? team.size() : count));
  if (count < 0) {
    std::iota(partners.begin(), partners.end(), 1);
  } else {
    std::copy(images, images + count, partners.begin());
    std::vector<int> sorted = partners;
    std::sort(sorted.begin(), sorted.end());
    const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
    if (twice != sorted.end()) {
      outcome.fail(kStatDuplicateImage, words("SYNC IMAGES: image %d is in the list twice", *twice));
      return {};
    }
  }
  for (int& partner : partners) partner = team.pe_of(partner, "SYNC IMAGES");
  return partners;
}

uint64_t* word_of(const Token& token, size_t index, int pe, const char* statement) {
  if (index >= token.bytes / kWord) {
    end_with(words("%s: element %td of a variable with %zu elements", statement,
                   static_cast<ptrdiff_t>(index + 1), token.bytes / kWord));
  }
  return reinterpret_cast<uint64_t*>(token.at(pe)) + index;
}

std::string image_words(uint64_t owner) {
  const Team& team = current_team();
  for (int member = 0; member < team.size(); ++member) {
    if (static_cast<uint64_t>(team.pe(member)) + 1 == owner) return words("image %d", member + 1);
  }
  return words("image %d of the initial team", static_cast<int>(owner));
}

}  // namespace

bool has_failed(int pe, const char* statement, const Outcome& outcome) {
  const bool is_known = !all_are_active() && status_of(pe) == kStatFailed;
  if (!is_known && !(job.has_far && is_lost(pe))) return false;
  outcome.fail(kStatFailed,
               words("%s: %s has failed", statement, image_words(static_cast<uint64_t>(pe) + 1).c_str()));
  return true;
}

namespace {

uint64_t owner_of(uint64_t* word, int pe) {
  if (job.is_near(pe)) return __atomic_load_n(job.copy(word, pe), __ATOMIC_ACQUIRE);
  order_access(pe);
  return shmem_uint64_atomic_fetch(word, pe);
}

/// Makes this image the owner, if `expected` is: what was before.
uint64_t take(uint64_t* word, uint64_t expected, uint64_t mine, int pe) {
  if (!job.is_near(pe)) {
    order_access(pe);  // this image may have unlocked it
    return shmem_uint64_atomic_compare_swap(word, expected, mine, pe);
  }
  // acquire: pairs with the release of the one that has unlocked
  __atomic_compare_exchange_n(job.copy(word, pe), &expected, mine, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  return expected;
}

/// Until this image has the lock. False: the outcome has been told, or the lock `is_out`, of use to nobody.
template <class IsOut>
bool take_lock(uint64_t* word, int pe, const char* statement, int* acquired, const Outcome& outcome,
               IsOut&& is_out) {
  const auto mine = static_cast<uint64_t>(job.me) + 1;
  outcome.succeed();
  // what this image has put is completed when it unlocks: nobody learns of it here
  Patience patience(statement);
  uint64_t expected = 0;
  for (;;) {
    if (is_out()) return false;
    const uint64_t owner = take(word, expected, mine, pe);
    if (job.has_far && is_out()) return false;  // what it took was nothing
    if (owner == expected) return true;
    if (owner == mine) {
      outcome.fail(kStatLocked, "LOCK: this image has locked the variable already");
      return false;
    }
    expected = 0;
    if (owner == 0) continue;
    // what a failed image has locked is free
    const Status status = status_of(static_cast<int>(owner) - 1);
    if (status == kStatFailed) {
      expected = owner;
      continue;
    }
    if (acquired) {
      *acquired = 0;
      return false;
    }
    // what it has unlocked before it stopped is unlocked by now
    if (status == kStatStopped && shmem_uint64_atomic_fetch(word, pe) == owner) {
      outcome.fail(
          status, words("%s: %s has locked the variable and stopped", statement, image_words(owner).c_str()));
      return false;
    }
    while (shmem_uint64_atomic_fetch(word, pe) == owner && status_of(static_cast<int>(owner) - 1) == 0 &&
           !is_out())
      patience.pause([owner] { return image_words(owner) + " to unlock"; });
  }
}

/// What unlocking says of a lock that this image does not have; false if it has it.
bool is_of_another(uint64_t owner, const Outcome& outcome) {
  if (owner == static_cast<uint64_t>(job.me) + 1) return false;
  if (owner == 0) {
    outcome.fail(kStatUnlocked, "UNLOCK: the variable is not locked");
  } else {
    outcome.fail(kStatLockedOtherImage,
                 words("UNLOCK: the variable is locked by %s", image_words(owner).c_str()));
  }
  return true;
}

void free_lock(uint64_t* word, int pe) {
  if (job.is_near(pe)) {
    __atomic_store_n(job.copy(word, pe), 0, __ATOMIC_RELEASE);  // nobody else changes it meanwhile
  } else {
    order_put(pe);
    shmem_uint64_atomic_set(word, 0, pe);
  }
}

}  // namespace

void synchronise_team(Team& team, const char* statement, const Outcome& outcome) {
  const Status status = team.synchronise(statement);
  if (status != 0) return outcome.fail(status, std::string(statement) + ": " + team.words_of(status));
  outcome.succeed();
}

namespace {
bool next_sync_is_of_allocate_with_stat = false;
}

void expect_sync_of_allocate(bool has_stat) { next_sync_is_of_allocate_with_stat = has_stat; }

void synchronise_all(const Outcome& outcome) {
  start();
  note_bounds();  // ALLOCATE comes here when it has set them
  int told = 0;
  const bool is_of_allocate = !outcome.stat && std::exchange(next_sync_is_of_allocate_with_stat, false);
  synchronise_team(current_team(), "SYNC ALL", is_of_allocate ? Outcome{&told} : outcome);
}

void complete() {
  start();
  shmem_quiet();
}

void synchronise_images(int count, const int* images, const Outcome& outcome) {
  start();
  outcome.succeed();
  const std::vector<int> partners = partners_of(count, images, outcome);
  meetings.resize(static_cast<size_t>(job.n));
  release_puts();
  for (int pe : partners) {
    const uint64_t number = ++meetings[static_cast<size_t>(pe)];
    if (pe != job.me) put_word(sync_word_at_others(), number, pe);
  }
  rest();
  for (int pe : partners) {
    if (pe == job.me) continue;
    const auto name = [pe] { return image_words(static_cast<uint64_t>(pe) + 1); };
    const uint64_t number = meetings[static_cast<size_t>(pe)];
    if (wait_for(
            sync_word_of(pe), number, "SYNC IMAGES", [pe] { return status_of(pe) != 0; }, name))
      continue;
    const Status status = status_of(pe);
    if (outcome.stat && *outcome.stat == kStatStopped) continue;  // the standard: stopped goes before failed
    outcome.fail(status, words("SYNC IMAGES: %s has %s", name().c_str(),
                               status == kStatStopped ? "stopped" : "failed"));
  }
}

namespace {

/// A critical section is one of the whole job, in each team. Its lock is that of PE 0, by chance: that it has
/// failed is of no concern, but where its memory is lost for some, all take that of the next. Each image says
/// whose lock it has or wants (PE + 1). Who comes to another one tells all that those before are out of use,
/// and lets leave who had one of them: each that takes one later sees that it is out.
class Critical {
 public:
  explicit Critical(const Token& token)
      : lock_(word_of(token, 0, 0, "CRITICAL")),
        mine_(word_of(token, 1, 0, "CRITICAL")),
        first_(word_of(token, 2, 0, "CRITICAL")) {}

  void enter(const Outcome& outcome) {
    for (int pe = 0;; pe += is_out(pe)) {
      // seq_cst: said before the lock is taken, and before is_out is asked again
      if (job.has_far) __atomic_store_n(mine_, static_cast<uint64_t>(pe) + 1, __ATOMIC_SEQ_CST);
      if (take_lock(lock_, pe, "CRITICAL", nullptr, outcome, [&] { return is_out(pe); }))
        return await_those_before(pe);
      if (!is_out(pe)) return;
    }
  }

  void leave(const Outcome& outcome) {
    const int pe = job.has_far ? std::max(static_cast<int>(*mine_) - 1, 0) : 0;
    const uint64_t owner = owner_of(lock_, pe);
    const bool is_lock_lost = is_out(pe);
    if (!is_lock_lost && is_of_another(owner, outcome)) return;
    outcome.succeed();
    release_puts();
    if (!is_lock_lost) free_lock(lock_, pe);
    __atomic_store_n(mine_, 0, __ATOMIC_RELEASE);  // pairs with the fetches of await_those_before
  }

 private:
  bool is_out(int pe) const {
    return job.has_far &&
           (is_lost(pe) || __atomic_load_n(first_, __ATOMIC_SEQ_CST) > static_cast<uint64_t>(pe));
  }

  void await_those_before(int pe) {
    for (int other = 0; pe > 0 && other < job.n; ++other) {
      const auto first = static_cast<uint64_t>(pe);
      for (uint64_t seen = shmem_uint64_atomic_fetch(first_, other); seen < first && !is_lost(other);) {
        const uint64_t before = shmem_uint64_atomic_compare_swap(first_, seen, first, other);
        seen = before == seen ? first : before;
      }
      Patience patience("CRITICAL");
      const auto is_before = [&] {
        const uint64_t its = shmem_uint64_atomic_fetch(mine_, other);
        return its != 0 && its <= first && status_of(other) != kStatFailed;
      };
      while (is_before())
        patience.pause([other] { return image_words(static_cast<uint64_t>(other) + 1) + " to leave"; });
    }
  }

  uint64_t* lock_;
  uint64_t* mine_;
  uint64_t* first_;  // PE whose lock is in use
};

}  // namespace

void lock(const Token& token, size_t index, int image, int* acquired, const Outcome& outcome) {
  if (token.kind == critical_section) return Critical(token).enter(outcome);
  const int pe = pe_of_image(image, "LOCK");
  uint64_t* word = word_of(token, index, pe, "LOCK");
  const auto is_out = [&] { return has_failed(pe, "LOCK", outcome); };
  if (take_lock(word, pe, "LOCK", acquired, outcome, is_out) && acquired) *acquired = 1;
}

void unlock(const Token& token, size_t index, int image, const Outcome& outcome) {
  if (token.kind == critical_section) return Critical(token).leave(outcome);
  const int pe = pe_of_image(image, "UNLOCK");
  uint64_t* word = word_of(token, index, pe, "UNLOCK");
  if (has_failed(pe, "UNLOCK", outcome)) return;
  const uint64_t owner = owner_of(word, pe);
  if (job.has_far && has_failed(pe, "UNLOCK", outcome)) return;
  if (is_of_another(owner, outcome)) return;
  outcome.succeed();
  release_puts();
  free_lock(word, pe);
}

void post_event(const Token& token, size_t index, int image, const Outcome& outcome) {
  const int pe = pe_of_image(image, "EVENT POST");
  uint64_t* word = word_of(token, index, pe, "EVENT POST");
  if (has_failed(pe, "EVENT POST", outcome)) return;
  release_puts();
  if (job.is_near(pe)) {
    __atomic_fetch_add(job.copy(word, pe), 1, __ATOMIC_RELEASE);  // pairs with the acquire of wait_for
  } else {
    shmem_uint64_atomic_inc(word, pe);
  }
  outcome.succeed();
}

namespace {

/// Of the posts of an event of this image, those that it has waited for. Only this image counts them: the
/// word of the event stays with those that post.
uint64_t& taken_of(const Token& token, size_t index) {
  if (token.taken.empty()) token.taken.resize(token.bytes / kWord);
  return token.taken[index];
}

bool no_other_is_active() {
  int active = 0;
  for (int pe = 0; pe < job.n; ++pe) active += pe != job.me && status_of(pe) == 0;
  return job.n > 1 && active == 0;
}

}  // namespace

void wait_for_event(const Token& token, size_t index, int until, const Outcome& outcome) {
  uint64_t* word = word_of(token, index, job.me, "EVENT WAIT");
  uint64_t& taken = taken_of(token, index);
  const uint64_t wanted = taken + static_cast<uint64_t>(std::max(until, 1));
  rest();
  if (!wait_for(word, wanted, "EVENT WAIT", no_other_is_active, [&] { return words("%d posts", until); }))
    return outcome.fail(kStatStopped,
                        "EVENT WAIT: all other images have stopped or failed, and none can post");
  taken = wanted;
  outcome.succeed();
}

int count_of_event(const Token& token, size_t index) {
  const uint64_t* word = word_of(token, index, job.me, "EVENT_QUERY");
  return static_cast<int>(__atomic_load_n(word, __ATOMIC_ACQUIRE) - taken_of(token, index));
}

int32_t* atomic_word(const Token& token, size_t offset, int pe) {
  return reinterpret_cast<int32_t*>(token.at(pe) + offset);
}

void atomic_define(int32_t* word, int pe, int32_t value) {
  order_put(pe);
  shmem_int32_atomic_set(word, value, pe);
}

int32_t atomic_ref(int32_t* word, int pe) {
  order_access(pe);
  return shmem_int32_atomic_fetch(word, pe);
}

int32_t atomic_cas(int32_t* word, int pe, int32_t compare, int32_t value) {
  order_access(pe);
  return shmem_int32_atomic_compare_swap(word, compare, value, pe);
}

int32_t atomic_fetch(AtomicOperation operation, int32_t* word, int pe, int32_t value) {
  order_access(pe);
  switch (operation) {
    case atomic_add:
      return shmem_int32_atomic_fetch_add(word, value, pe);
    case atomic_and:
      return shmem_int32_atomic_fetch_and(word, value, pe);
    case atomic_or:
      return shmem_int32_atomic_fetch_or(word, value, pe);
    default:
      return shmem_int32_atomic_fetch_xor(word, value, pe);
  }
}

void atomic(AtomicOperation operation, int32_t* word, int pe, int32_t value) {
  order_put(pe);
  switch (operation) {
    case atomic_add:
      return shmem_int32_atomic_add(word, value, pe);
    case atomic_and:
      return shmem_int32_atomic_and(word, value, pe);
    case atomic_or:
      return shmem_int32_atomic_or(word, value, pe);
    default:
      return shmem_int32_atomic_xor(word, value, pe);
  }
}

}  // namespace caf
