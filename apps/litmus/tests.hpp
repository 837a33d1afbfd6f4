// SPDX-License-Identifier: Apache-2.0
// The litmus tests: what each role does with the words of an instance, on a CPU or in a kernel.
//
// A role is the PE of that number. `Side` is how it reaches memory: puts and gets of words and blocks, order,
// looks at its own words (cpu_side.hpp, gpu_side.cuh).
#pragma once

#include <cstddef>
#include <cstdint>

#include "../common/kernels.hpp"

namespace litmus {

constexpr size_t block_words = 16;
constexpr int most_values = 4;
constexpr int most_roles = 4;

// One instance, on every PE; each test uses some of it. Words of their own cache lines.
struct Instance {
  alignas(64) uint64_t x;
  alignas(64) uint64_t y;
  alignas(64) uint64_t z;
  alignas(64) uint64_t block[block_words];
  alignas(64) uint64_t values[most_values];  // what the roles read, by number; on the PE of the role
};

enum class Kind { message_passing, store_buffering, isa2, iriw, put_fence_put, put_with_signal, increments };

// How a test goes about it: with the order that the specification asks for, or without.
struct Way {
  Kind kind;
  int roles;
  bool ordered;
};

template <class Side>
APPS_BOTH uint64_t look(bool ordered, uint64_t& word) {
  return ordered ? Side::look_in_order(word) : Side::look(word);
}

// 1 if all of a block is there, 0 if none, 2 if part of it.
template <class Side>
APPS_BOTH uint64_t look_at_block(const Instance& it) {
  size_t there = 0;
  for (size_t i = 0; i < block_words; i++) there += Side::look(it.block[i]);
  return there == 0 ? 0 : (there == block_words ? 1 : 2);
}

template <class Side>
APPS_BOTH void message_passing(int role, bool ordered, Instance& it) {
  if (role == 0) {
    Side::put(&it.x, 1, 1);
    if (ordered) Side::fence();
    Side::put(&it.y, 1, 1);
  } else {
    it.values[0] = look<Side>(ordered, it.y);
    it.values[1] = Side::look(it.x);
  }
}

template <class Side>
APPS_BOTH void store_buffering(int role, bool ordered, Instance& it) {
  Side::put(role == 0 ? &it.x : &it.y, 1, 1 - role);
  if (ordered) Side::quiet();
  it.values[role] = Side::look(role == 0 ? it.y : it.x);
}

template <class Side>
APPS_BOTH void isa2(int role, bool ordered, Instance& it) {
  if (role == 0) {
    Side::put(&it.x, 1, 2);
    if (ordered) Side::quiet();  // a fence orders puts to one PE only
    Side::put(&it.y, 1, 1);
  } else if (role == 1) {
    it.values[0] = look<Side>(ordered, it.y);
    if (it.values[0] == 1) Side::put(&it.z, 1, 2);
  } else {
    it.values[1] = look<Side>(ordered, it.z);
    it.values[2] = Side::look(it.x);
  }
}

template <class Side>
APPS_BOTH void iriw(int role, bool ordered, Instance& it) {
  if (role < 2) {
    for (int pe = 2; pe < 4; pe++) Side::put(role == 0 ? &it.x : &it.y, 1, pe);
    return;
  }
  const bool first = role == 2;
  const int value = first ? 0 : 2;
  it.values[value] = look<Side>(ordered, first ? it.x : it.y);
  it.values[value + 1] = look<Side>(ordered, first ? it.y : it.x);
}

template <class Side>
APPS_BOTH void put_fence_put(int role, bool ordered, Instance& it) {
  if (role == 0) {
    Side::put_block(it.block, 1);
    if (ordered) Side::fence();
    Side::put(&it.y, 1, 1);
  } else {
    it.values[0] = look<Side>(ordered, it.y);
    it.values[1] = look_at_block<Side>(it);
  }
}

template <class Side>
APPS_BOTH void put_with_signal(int role, bool ordered, Instance& it) {
  if (role == 1) {
    it.values[0] = look<Side>(ordered, it.y);
    it.values[1] = look_at_block<Side>(it);
  } else if (ordered) {
    Side::put_block_with_signal(it.block, &it.y, 1);
  } else {
    Side::put_block(it.block, 1);
    Side::set_signal(&it.y, 1);
  }
}

// Two increments of a word of PE 0, and what was there before.
template <class Side>
APPS_BOTH void increments(int role, bool ordered, Instance& it) {
  if (ordered) {
    it.values[role] = Side::increment(&it.x, 0);
    return;
  }
  it.values[role] = Side::get(&it.x, 0);
  Side::put(&it.x, it.values[role] + 1, 0);
}

template <class Side>
APPS_BOTH void act(const Way& way, int role, Instance& it) {
  switch (way.kind) {
    case Kind::message_passing:
      return message_passing<Side>(role, way.ordered, it);
    case Kind::store_buffering:
      return store_buffering<Side>(role, way.ordered, it);
    case Kind::isa2:
      return isa2<Side>(role, way.ordered, it);
    case Kind::iriw:
      return iriw<Side>(role, way.ordered, it);
    case Kind::put_fence_put:
      return put_fence_put<Side>(role, way.ordered, it);
    case Kind::put_with_signal:
      return put_with_signal<Side>(role, way.ordered, it);
    case Kind::increments:
      return increments<Side>(role, way.ordered, it);
  }
}

// How long a role waits before an instance, as a share of `most`: roles that share an instance meet at all
// distances in time.
APPS_BOTH inline uint32_t pause_before(size_t instance, int role, uint32_t most) {
  const uint64_t mixed = (instance * most_roles + static_cast<size_t>(role) + 1) * 0x9e3779b97f4a7c15;
  return static_cast<uint32_t>((mixed >> 32) * most >> 32);
}

// Where roles meet: each tells all others how often it has come. On every PE.
struct Meeting {
  uint64_t come[most_roles];
};
template <class Side>
APPS_BOTH void meet(Meeting& meeting, int role, int roles, uint64_t times) {
  Side::fence();  // what it told the last time comes before
  for (int other = 0; other < roles; other++) Side::put(&meeting.come[role], times, other);
  for (int other = 0; other < roles; other++) Side::wait_for(meeting.come[other], times);
}

}  // namespace litmus
