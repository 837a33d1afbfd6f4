// SPDX-License-Identifier: Apache-2.0
// What PEs do, for messages: those that do the same are named together.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace isomem {

/// "1-4, 7" of numbers that ascend.
std::string ranges(const std::vector<int>& pes);

class RollCall {
 public:
  /// `words`: "is running".
  void add(int pe, const std::string& words);
  /// "PE 0 is running; each of PEs 1-4, 7 waits in shmem_barrier_all"; empty if there are none. So many
  /// groups at most, the PEs of the others are counted.
  std::string text() const;

 private:
  static constexpr size_t kMostGroups = 16;

  std::vector<std::pair<std::string, std::vector<int>>> groups_;
};

}  // namespace isomem
