// SPDX-License-Identifier: Apache-2.0
// Work that one PE shares among the cores of its host: what checks a result of many GPUs.
#pragma once

#include <algorithm>
#include <cstddef>
#include <thread>
#include <vector>

namespace apps {

// body(first, last) for parts of 0 .. count, by as many threads as there are cores for each of `pes`, but no
// more than `work` is worth.
template <typename Body>
void in_parts(size_t count, int pes, size_t work, const Body& body) {
  constexpr size_t worth_a_thread = size_t{1} << 20;
  const size_t cores = std::max<size_t>(1, std::thread::hardware_concurrency() / static_cast<size_t>(pes));
  const size_t parts = std::min({cores, 1 + work / worth_a_thread, std::max<size_t>(1, count)});
  std::vector<std::thread> others;
  for (size_t part = 1; part < parts; part++) {
    others.emplace_back([&, part] { body(count * part / parts, count * (part + 1) / parts); });
  }
  body(0, count / parts);
  for (std::thread& one : others) one.join();
}

}  // namespace apps
