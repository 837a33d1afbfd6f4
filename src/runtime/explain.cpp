// SPDX-License-Identifier: Apache-2.0
#include "runtime/explain.hpp"

#include <mutex>
#include <set>
#include <string>
#include <tuple>

#include "core/text.hpp"

namespace isomem {

namespace {

struct AlgorithmText {
  const char* name;
  const char* what;
};

AlgorithmText text_of(Algorithm algorithm) {
  switch (algorithm) {
    case Algorithm::counter:
      return {"counter", "every PE increments a counter of the first PE and waits for it"};
    case Algorithm::dissemination:
      return {"dissemination", "in round k each PE signals the PE 2^k after it"};
    case Algorithm::eager_to_all:
      return {"eager to all", "each PE with data writes a cache line to every PE that needs it"};
    case Algorithm::eager_by_tree:
      return {"eager by tree", "a cache line is forwarded along a binomial tree"};
    case Algorithm::eager_doubling:
      return {"recursive doubling", "in round k PEs exchange a cache line with the result of 2^k PEs"};
    case Algorithm::pushed:
      return {"pushed", "the root puts into every dest"};
    case Algorithm::pulled:
      return {"pulled", "all PEs get from the root at once"};
    case Algorithm::puts:
      return {"puts", "every PE puts its part directly into dest on the other PEs"};
    case Algorithm::by_last:
      return {"by the last", "the last PE to arrive performs the whole reduction"};
    case Algorithm::shares:
      return {"shares", "each PE reduces its share of the elements and puts the result to all PEs"};
    case Algorithm::levels:
      return {"two levels", "within each host, then between hosts"};
    case Algorithm::by_leaders:
      return {"leaders", "one PE of each host folds there, then these fold their results"};
    case Algorithm::exchanged:
      return {"exchanged", "each of the two PEs puts all it has to the other, and both fold"};
    case Algorithm::rails:
      return {"rails",
              "each PE folds its share within its host, then with the PEs of other hosts that have the same "
              "share"};
  }
  return {"?", "?"};
}

std::string pes_against(const Choice& choice, const char* name, int limit) {
  return text("%d PEs %s %s=%d", choice.n_pes, choice.n_pes > limit ? "exceed" : "do not exceed", name,
              limit);
}

std::string bytes_against(const Choice& choice, const char* sign, const char* name, uint64_t limit) {
  return text("%llu bytes %s %s%llu", static_cast<unsigned long long>(choice.bytes), sign, name,
              static_cast<unsigned long long>(limit));
}

/// The comparison of choose.hpp that decided.
std::string reason_for(const CollLimits& limits, const Choice& choice) {
  const bool by_cores =
      limits.crowded &&
      choice.n_pes > (choice.algorithm == Algorithm::counter ? limits.counter_pes : limits.flat_pes);
  switch (choice.algorithm) {
    case Algorithm::counter:
      return by_cores ? "PEs share cores" : pes_against(choice, "counter_pes", limits.counter_pes);
    case Algorithm::dissemination:
      if (choice.n_pes <= limits.counter_pes) return "the PEs are on different hosts";
      return pes_against(choice, "counter_pes", limits.counter_pes);
    case Algorithm::eager_to_all:
      if (choice.bytes > EagerSlot::kPayload)
        return text("each PE gets two messages, and 2 x %d does not exceed flat_pes=%d", choice.n_pes,
                    limits.flat_pes);
      return by_cores ? "PEs share cores" : pes_against(choice, "flat_pes", limits.flat_pes);
    case Algorithm::eager_by_tree:
    case Algorithm::eager_doubling:
      return pes_against(choice, "flat_pes", limits.flat_pes);
    case Algorithm::pushed:
      return bytes_against(choice, "to each PE total less than", "pull_bytes=", limits.pull_bytes);
    case Algorithm::pulled:
      return bytes_against(choice, "to each PE total at least", "pull_bytes=", limits.pull_bytes);
    case Algorithm::puts:
      return "there is no other algorithm";
    case Algorithm::by_last:
      return bytes_against(choice, "from each PE total at most", "", kReduceBlock);
    case Algorithm::shares:
      if (choice.bytes <= EagerSlot::kPayload) return "the PEs of a host are not consecutive in the team";
      return bytes_against(choice, "from each PE exceed what one step can handle: in a team,", "",
                           EagerSlot::kPayload) +
             text(" per PE (%zu in reductions of up to %d PEs); in an active set, %zu in total", kEagerReduce,
                  limits.flat_pes / 2, kReduceBlock);
    case Algorithm::levels:
      return "the PEs are on several hosts";
    case Algorithm::by_leaders:
      return bytes_against(choice, "from each PE fit in a message between hosts:", "up to ",
                           EagerSlot::kFarPayload);
    case Algorithm::exchanged:
      return bytes_against(choice, "from each of two PEs on two hosts are no more than", "", kTransfer);
    case Algorithm::rails:
      return bytes_against(choice, "from each PE exceed a message between hosts:", "",
                           EagerSlot::kFarPayload) +
             text(" in reductions of host memory, %zu otherwise", EagerSlot::kPayload);
  }
  return "?";
}

std::string text_of(DevicePath path, uint64_t pieces, int slot) {
  if (path == DevicePath::copies)
    return text(
        "each access of device memory is a copy of its own, because page-locked memory is used only for "
        "reductions and for moves of up to 128 KiB in total, of at most 128 blocks, by teams in slots 0 to "
        "127; this team is in slot %d",
        slot);
  if (path == DevicePath::kernel) {
    return "the kernel brings device memory to page-locked memory and back, because it is small for so many "
           "threads";
  }
  const std::string how =
      pieces == 1 ? "at once" : text("in %llu pieces", static_cast<unsigned long long>(pieces));
  return "device memory is copied through page-locked memory " + how + ", because CPUs talk to other hosts";
}

/// Whether `what` of a choice is news on the PE that tells.
bool is_news(const Choice& choice, int what) {
  static std::mutex mutex;
  static auto& told =
      *new std::set<std::tuple<std::string, int, int>>;  // destructors of the program come late
  const std::lock_guard guard(mutex);
  return choice.me == 0 && told.insert({choice.routine, choice.n_pes, what}).second;
}

std::string call_of(const Choice& choice) {
  const std::string size =
      choice.bytes ? text(" of %llu bytes", static_cast<unsigned long long>(choice.bytes)) : "";
  return text("coll: %s%s, %d PEs: ", choice.routine, size.c_str(), choice.n_pes);
}

}  // namespace

void explain(const CollLimits& limits, const Choice& choice) {
  if (!is_news(choice, static_cast<int>(choice.algorithm))) return;
  const AlgorithmText algorithm = text_of(choice.algorithm);
  say(call_of(choice) +
      text("%s (%s), because %s", algorithm.name, algorithm.what, reason_for(limits, choice).c_str()));
}

void explain(const Choice& choice, DevicePath path, uint64_t pieces, int slot) {
  constexpr int kBehindAlgorithms = 256;
  if (is_news(choice, kBehindAlgorithms + static_cast<int>(path)))
    say(call_of(choice) + text_of(path, pieces, slot));
}

}  // namespace isomem
