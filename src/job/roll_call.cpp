// SPDX-License-Identifier: Apache-2.0
#include "job/roll_call.hpp"

#include <algorithm>

namespace isomem {

std::string ranges(const std::vector<int>& pes) {
  std::string words;
  for (size_t i = 0; i < pes.size();) {
    size_t last = i;
    while (last + 1 < pes.size() && pes[last + 1] == pes[last] + 1) ++last;
    words += (i ? ", " : "") + std::to_string(pes[i]);
    if (last > i) words += (last == i + 1 ? ", " : "-") + std::to_string(pes[last]);
    i = last + 1;
  }
  return words;
}

void RollCall::add(int pe, const std::string& words) {
  const auto same =
      std::find_if(groups_.begin(), groups_.end(), [&](const auto& one) { return one.first == words; });
  if (same != groups_.end()) {
    same->second.push_back(pe);
  } else {
    groups_.emplace_back(words, std::vector<int>{pe});
  }
}

std::string RollCall::text() const {
  std::string all;
  size_t more = 0;
  for (size_t i = 0; i < groups_.size(); ++i) {
    const auto& [words, pes] = groups_[i];
    if (i >= kMostGroups) {
      more += pes.size();
      continue;
    }
    all += (i ? "; " : "") + std::string(pes.size() > 1 ? "each of PEs " : "PE ") + ranges(pes) + " " + words;
  }
  if (more) all += "; and " + std::to_string(more) + " more PEs";
  return all;
}

}  // namespace isomem
