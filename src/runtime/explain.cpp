// SPDX-License-Identifier: Apache-2.0
#include "runtime/explain.hpp"

#include <mutex>
#include <set>
#include <string>
#include <tuple>

#include "core/text.hpp"

namespace isomem {

namespace {

struct WayText {
  const char* name;
  const char* what;
};

WayText text_of(Way way) {
  switch (way) {
    case Way::counter:
      return {"counter", "every PE increments a counter of the first PE and waits for it"};
    case Way::dissemination:
      return {"dissemination", "in round k each PE signals the PE 2^k after it"};
    case Way::boxes_to_all:
      return {"eager to all", "each PE with data writes a cache line to every PE that needs it"};
    case Way::boxes_by_tree:
      return {"eager by tree", "a cache line is forwarded along a binomial tree"};
    case Way::boxes_doubling:
      return {"recursive doubling", "in round k PEs exchange a cache line with the result of 2^k PEs"};
    case Way::pushed:
      return {"pushed", "the root puts into every dest"};
    case Way::pulled:
      return {"pulled", "all PEs get from the root at once"};
    case Way::puts:
      return {"puts", "every PE puts its part directly into dest on the other PEs"};
    case Way::by_last:
      return {"by the last", "the last PE to arrive performs the whole reduction"};
    case Way::shares:
      return {"shares", "each PE reduces its share of the elements and puts the result to all PEs"};
    case Way::levels:
      return {"two levels", "within each host and between one PE per host"};
  }
  return {"?", "?"};
}

std::string pes_against(const Chosen& chosen, const char* name, int limit) {
  return text("%d PEs are %s %s=%d", chosen.n_pes, chosen.n_pes > limit ? "more than" : "at most", name,
              limit);
}

std::string bytes_against(const Chosen& chosen, const char* sign, const char* name, uint64_t limit) {
  return text("%llu bytes %s %s%llu", static_cast<unsigned long long>(chosen.bytes), sign, name,
              static_cast<unsigned long long>(limit));
}

/// The comparison of choose.hpp that decided.
std::string reason_for(const CollLimits& limits, const Chosen& chosen) {
  const bool by_cores =
      limits.crowded && chosen.n_pes > (chosen.way == Way::counter ? limits.counter_pes : limits.flat_pes);
  switch (chosen.way) {
    case Way::counter:
      return by_cores ? "PEs share cores" : pes_against(chosen, "counter_pes", limits.counter_pes);
    case Way::dissemination:
      if (chosen.n_pes <= limits.counter_pes) return "the PEs are on different hosts";
      return pes_against(chosen, "counter_pes", limits.counter_pes);
    case Way::boxes_to_all:
      return by_cores ? "PEs share cores" : pes_against(chosen, "flat_pes", limits.flat_pes);
    case Way::boxes_by_tree:
    case Way::boxes_doubling:
      return pes_against(chosen, "flat_pes", limits.flat_pes);
    case Way::pushed:
      return bytes_against(chosen, "to each PE total less than", "pull_bytes=", limits.pull_bytes);
    case Way::pulled:
      return bytes_against(chosen, "to each PE total at least", "pull_bytes=", limits.pull_bytes);
    case Way::puts:
      return "there is no other algorithm";
    case Way::by_last:
      return bytes_against(chosen, "from each PE total at most", "", kReduceBlock);
    case Way::shares:
      if (chosen.bytes <= Box::kPayload) return "the PEs of a host are not consecutive in the team";
      return bytes_against(chosen, "from each PE exceed what one step can handle: in a team,", "",
                           Box::kPayload) +
             text(" per PE; in an active set, %zu in total", kReduceBlock);
    case Way::levels:
      return "the PEs are on several hosts";
  }
  return "?";
}

}  // namespace

void explain(const CollLimits& limits, const Chosen& chosen) {
  if (chosen.me != 0) return;
  static std::mutex mutex;
  static auto& told =
      *new std::set<std::tuple<std::string, int, Way>>;  // destructors of the program come late
  const std::lock_guard guard(mutex);
  if (!told.insert({chosen.routine, chosen.n_pes, chosen.way}).second) return;
  const WayText way = text_of(chosen.way);
  const std::string size =
      chosen.bytes ? text(" of %llu bytes", static_cast<unsigned long long>(chosen.bytes)) : "";
  say(text("coll: %s%s, %d PEs: %s (%s), because %s", chosen.routine, size.c_str(), chosen.n_pes, way.name,
           way.what, reason_for(limits, chosen).c_str()));
}

}  // namespace isomem
