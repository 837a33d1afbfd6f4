// SPDX-License-Identifier: Apache-2.0
// The litmus tests: what each PE does with the words of an instance, and which outcomes OpenSHMEM excludes.
//
// A role is the PE of that number. Every test has many instances, which the roles go through without waiting
// for each other: so they meet at all distances in time.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "../common/job.hpp"

namespace litmus {

constexpr size_t block_words = 16;
constexpr int most_values = 4;

// One instance, on every PE; each test uses some of it. Words of their own cache lines.
struct Instance {
  alignas(64) uint64_t x;
  alignas(64) uint64_t y;
  alignas(64) uint64_t z;
  alignas(64) uint64_t block[block_words];
  alignas(64) uint64_t values[most_values];  // what the roles read, by number; on the PE of the role
};

struct Test {
  std::string name;
  std::string what;  // for the table: roles, separated by |
  int roles;
  int values;               // how many are read
  std::vector<int> reader;  // the role that reads each value
  std::function<void(int role, bool ordered, Instance& it)> act;
  // Whether the specification allows this outcome.
  std::function<bool(bool ordered, const std::array<uint64_t, most_values>& r)> allowed;
};

inline uint64_t look(const uint64_t& word) { return *static_cast<const volatile uint64_t*>(&word); }
// A test of the library, after which what came before the value is visible.
inline uint64_t look_in_order(uint64_t& word) {
  return shmem_uint64_test(&word, SHMEM_CMP_NE, 0) != 0 ? 1 : 0;
}
inline uint64_t look(bool ordered, uint64_t& word) { return ordered ? look_in_order(word) : look(word); }

// 1 if all of a block is there, 0 if none, 2 if part of it.
inline uint64_t look_at_block(const Instance& it) {
  size_t there = 0;
  for (const uint64_t& word : it.block) there += look(word);
  return there == 0 ? 0 : (there == block_words ? 1 : 2);
}

inline const uint64_t* ones() {
  static const std::vector<uint64_t> block(block_words, 1);
  return block.data();
}

inline void message_passing(int role, bool ordered, Instance& it) {
  if (role == 0) {
    shmem_uint64_p(&it.x, 1, 1);
    if (ordered) shmem_fence();
    shmem_uint64_p(&it.y, 1, 1);
  } else {
    it.values[0] = look(ordered, it.y);
    it.values[1] = look(it.x);
  }
}

inline void store_buffering(int role, bool ordered, Instance& it) {
  shmem_uint64_p(role == 0 ? &it.x : &it.y, 1, 1 - role);
  if (ordered) shmem_quiet();
  it.values[role] = look(role == 0 ? it.y : it.x);
}

inline void isa2(int role, bool ordered, Instance& it) {
  if (role == 0) {
    shmem_uint64_p(&it.x, 1, 2);
    if (ordered) shmem_quiet();  // a fence orders puts to one PE only
    shmem_uint64_p(&it.y, 1, 1);
  } else if (role == 1) {
    it.values[0] = look(ordered, it.y);
    if (it.values[0] == 1) shmem_uint64_p(&it.z, 1, 2);
  } else {
    it.values[1] = look(ordered, it.z);
    it.values[2] = look(it.x);
  }
}

inline void iriw(int role, bool ordered, Instance& it) {
  if (role < 2) {
    for (const int pe : {2, 3}) shmem_uint64_p(role == 0 ? &it.x : &it.y, 1, pe);
    return;
  }
  const bool first = role == 2;
  const int value = first ? 0 : 2;
  it.values[value] = look(ordered, first ? it.x : it.y);
  it.values[value + 1] = look(ordered, first ? it.y : it.x);
}

inline void put_fence_put(int role, bool ordered, Instance& it) {
  if (role == 0) {
    shmem_uint64_put_nbi(it.block, ones(), block_words, 1);
    if (ordered) shmem_fence();
    shmem_uint64_p(&it.y, 1, 1);
  } else {
    it.values[0] = look(ordered, it.y);
    it.values[1] = look_at_block(it);
  }
}

inline void put_with_signal(int role, bool ordered, Instance& it) {
  if (role == 1) {
    it.values[0] = look(ordered, it.y);
    it.values[1] = look_at_block(it);
  } else if (ordered) {
    shmem_uint64_put_signal_nbi(it.block, ones(), block_words, &it.y, 1, SHMEM_SIGNAL_SET, 1);
  } else {
    shmem_uint64_put_nbi(it.block, ones(), block_words, 1);
    shmem_signal_set(&it.y, 1, 1);
  }
}

// Two increments of a word of PE 0, and what was there before.
inline void increments(int role, bool ordered, Instance& it) {
  if (ordered) {
    it.values[role] = shmem_uint64_atomic_fetch_inc(&it.x, 0);
    return;
  }
  it.values[role] = shmem_uint64_g(&it.x, 0);
  shmem_uint64_p(&it.x, it.values[role] + 1, 0);
}

inline std::vector<Test> all_tests() {
  using Values = const std::array<uint64_t, most_values>&;
  return {
      {"MP",
       "x=1; y=1 | r0=y; r1=x",
       2,
       2,
       {1, 1},
       message_passing,
       [](bool ordered, Values r) { return !ordered || r[0] == 0 || r[1] == 1; }},
      {"SB",
       "x=1; r0=y | y=1; r1=x",
       2,
       2,
       {0, 1},
       store_buffering,
       [](bool ordered, Values r) { return !ordered || r[0] == 1 || r[1] == 1; }},
      {"ISA2",
       "x=1; y=1 | r0=y; z=r0 | r1=z; r2=x",
       3,
       3,
       {1, 2, 2},
       isa2,
       [](bool ordered, Values r) {
         return (r[1] == 0 || r[0] == 1) && (!ordered || r[1] == 0 || r[2] == 1);
       }},
      // Writers that do not wait may be seen in either order: the specification excludes nothing.
      {"IRIW",
       "x=1 | y=1 | r0=x; r1=y | r2=y; r3=x",
       4,
       4,
       {2, 2, 3, 3},
       iriw,
       [](bool, Values) { return true; }},
      {"put-fence-put",
       "block=1; y=1 | r0=y; r1=block",
       2,
       2,
       {1, 1},
       put_fence_put,
       [](bool ordered, Values r) { return !ordered || r[0] == 0 || r[1] == 1; }},
      {"put-signal",
       "block=1 with signal y | r0=y; r1=block",
       2,
       2,
       {1, 1},
       put_with_signal,
       [](bool ordered, Values r) { return !ordered || r[0] == 0 || r[1] == 1; }},
      {"increments",
       "r0=x++ | r1=x++",
       2,
       2,
       {0, 1},
       increments,
       [](bool ordered, Values r) { return !ordered || r[0] != r[1]; }},
  };
}

}  // namespace litmus
