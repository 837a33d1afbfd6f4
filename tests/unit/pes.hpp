// SPDX-License-Identifier: Apache-2.0
// What the tests with PEs as threads share: seeds, poison, symmetric arrays, both wires.
#pragma once

#include <doctest/doctest.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "isomem/coll.hpp"
#include "runtime/host_engine.hpp"
#include "threads.hpp"

namespace pes {

using isomem::HostEngine;
using isomem::Options;
using isomem::Runtime;

inline uint64_t seed() {
  const char* text = std::getenv("ISOMEM_TEST_SEED");
  return text ? std::strtoull(text, nullptr, 10) : 1;
}

inline bool is_set(const char* variable) {
  const char* text = std::getenv(variable);
  return text && *text && *text != '0';
}
inline bool all() { return is_set("ISOMEM_TEST_ALL"); }

/// For collect: dest has room for every sum.
inline constexpr auto kFits = [](uint64_t) {};

/// Rounds of a loop: fewer where each costs more.
constexpr int rounds(int many) {
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
  return many / 10;
#else
  return many;
#endif
}

/// Whether a test takes this pair of cases: a sanitizer's build takes one of three, so that each case of
/// either kind comes up, and in the small sample of `./dev test` one of six.
inline bool takes_pair(size_t one, size_t other) {
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
  return all() || (one + other + seed()) % (is_set("ISOMEM_TEST_SMALL") ? 6 : 3) == 0;
#else
  static_cast<void>(one + other);
  return true;
#endif
}

/// The ways to spread the PEs of a test: one host, a host for each PE, and two hosts.
inline constexpr isomem::HostSplit kSplits[] = {{1}, {isomem::HostSplit::kOneEach}, {2}, {2, true}};

/// Whether `n` PEs are not spread in the same way by an earlier one.
inline bool is_new(const isomem::HostSplit& split, int n) {
  if (split.hosts == 1 || split.hosts == isomem::HostSplit::kOneEach) return split.hosts == 1 || n > 1;
  return n > 2;
}

inline Options on(const isomem::HostSplit& split) {
  Options options;
  options.split = split;
  options.loopback_seed = seed();
  const char* timeout = std::getenv("ISOMEM_TIMEOUT");  // a wait that nothing ends shall end the test
  options.timeout_s = timeout ? std::atof(timeout) : 60;
  return options;
}

inline std::string name(int n, const isomem::HostSplit& split) {
  const std::string hosts =
      split.hosts == isomem::HostSplit::kOneEach ? "a host each" : std::to_string(split.hosts) + " hosts";
  return std::to_string(n) + " PEs, " + hosts + (split.cyclic ? ", cyclic" : "") +
         ", ISOMEM_TEST_SEED=" + std::to_string(seed());
}

/// `n` elements of symmetric memory, poisoned.
template <class T>
T* symmetric(Runtime& rt, size_t n) {
  void* block = rt.heap().allocate("a test", n * sizeof(T), 64, false);
  REQUIRE(block);
  std::memset(block, 0xa5, n * sizeof(T));
  rt.barrier_all("a test");
  return static_cast<T*>(block);
}

/// The same, zero.
template <class T>
T* zeroed(Runtime& rt, size_t n) {
  return static_cast<T*>(rt.heap().allocate("a test", n * sizeof(T), 64, true));
}

/// A number for every (what, PE, index), equal on all PEs.
constexpr uint64_t value(uint64_t what, int pe, size_t i) {
  uint64_t x = what * 0x9e3779b97f4a7c15 + static_cast<uint64_t>(pe) * 0xbf58476d1ce4e5b9 + i + 1;
  x = (x ^ (x >> 30)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

}  // namespace pes
