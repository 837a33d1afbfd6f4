// SPDX-License-Identifier: Apache-2.0
// isomem::global_array: where elements are, loads and stores of all PEs, additions that none must lose; sizes
// that leave PEs with fewer elements or none, elements that are no numbers, and arrays far larger than
// memory.
#include <shmem.h>
#include <stdio.h>
#include <isomem/global_array.hpp>

#include <algorithm>
#include <random>
#include <vector>

namespace {

int failures = 0;

void expect(bool good, const char* what, size_t size, size_t index) {
  if (good) return;
  if (failures++ < 10) {
    printf("PE %d of %d: %s, size %zu, index %zu\n", shmem_my_pe(), shmem_n_pes(), what, size, index);
  }
}

struct Triple {
  uint64_t a, b, c;
};
bool operator==(const Triple& x, const Triple& y) { return x.a == y.a && x.b == y.b && x.c == y.c; }

template <typename T>
T made(size_t index, uint64_t salt) {
  if constexpr (std::is_arithmetic_v<T>) {
    return static_cast<T>((index * 7919 + salt * 104729) % 32749);
  } else {
    return {index, salt, index * salt};
  }
}

// Every element belongs to one PE, at one place; local() covers this PE's.
template <typename T>
void places(const isomem::global_array<T>& array) {
  size_t before = 0;
  for (size_t i = 0; i < array.size(); i++) {
    const bool here = array.pe(i) == shmem_my_pe();
    expect(array.pe(i) >= 0 && array.pe(i) < shmem_n_pes() && array.offset(i) < array.block(), "place",
           array.size(), i);
    if (!here) continue;
    expect(array.address(i) == &array.local()[before], "address", array.size(), i);
    expect(array.local_begin() + before == i, "order", array.size(), i);
    before++;
  }
  expect(before == array.local().size(), "number of local elements", array.size(), before);
}

// Each PE stores every element whose index is its number modulo the PEs, in random order; then all load all.
template <typename T>
void stores_and_loads(const isomem::global_array<T>& array, uint64_t salt) {
  const size_t pes = static_cast<size_t>(shmem_n_pes()), me = static_cast<size_t>(shmem_my_pe());
  std::vector<size_t> order;
  for (size_t i = me; i < array.size(); i += pes) order.push_back(i);
  std::shuffle(order.begin(), order.end(), std::mt19937_64(salt + me));
  for (const size_t i : order) array.store(i, made<T>(i, salt));
  shmem_barrier_all();
  for (size_t i = 0; i < array.size(); i++)
    expect(array.load(i) == made<T>(i, salt), "load", array.size(), i);
  size_t at = array.local_begin();
  for (const T& mine : array.local()) expect(mine == made<T>(at, salt), "local", array.size(), at), at++;
  shmem_barrier_all();
}

// Whether this PE can reach the memory of all PEs.
bool all_near(const void* memory) {
  bool near = true;
  for (int pe = 0; pe < shmem_n_pes(); pe++) near = near && shmem_ptr(memory, pe) != nullptr;
  return near;
}

// The same through what visit makes: a view with references to elements where all PEs are near.
template <typename T>
void visits(const isomem::global_array<T>& array, uint64_t salt) {
  const size_t pes = static_cast<size_t>(shmem_n_pes()), me = static_cast<size_t>(shmem_my_pe());
  int visited = 0;
  array.visit([&](auto view) {
    constexpr bool near = std::is_same_v<decltype(view), isomem::near_view<T>>;
    expect(near || array.block() == 1 || !all_near(array.local().first), "kind of view", array.size(), near);
    for (size_t i = me; i < array.size(); i += pes) {
      if constexpr (near) view[i] = made<T>(i, salt + 1);
      view.store(i, made<T>(i, salt));
    }
    shmem_barrier_all();
    for (size_t i = 0; i < array.size(); i++) {
      expect(view.load(i) == made<T>(i, salt), "load of a view", array.size(), i);
      if constexpr (near) expect(view[i] == made<T>(i, salt), "element of a view", array.size(), i);
    }
    visited++;
  });
  expect(visited == 1, "visited", array.size(), 0);
  shmem_barrier_all();
}

// A block has room for its share, and is larger only by what nobody notices in an array that fits a machine.
bool is_small(size_t block, size_t size, size_t pes) {
  const size_t least = (size - 1) / pes + 1;
  return block >= least && block - least <= (size >> 48 ? least : least / 1024);
}

// The place of an element is found by a multiplication, which must be exact wherever blocks begin and end.
void places_in_large_arrays() {
  const size_t pes = static_cast<size_t>(shmem_n_pes());
  double* const memory = static_cast<double*>(shmem_malloc(sizeof(double)));
  std::mt19937_64 random(pes);
  for (unsigned bits = 1; bits <= 61; bits++) {
    const size_t power = size_t{1} << bits;
    for (const size_t size : {power, power + 1, power + random() % power}) {
      const isomem::global_view<double> view(memory, size);
      const size_t block = view.block();
      expect(is_small(block, size, pes), "size of a block", size, block);
      for (size_t pe = 0; pe < pes; pe++) {
        for (const size_t index : {pe * block, pe * block + block - 1, pe * block + random() % block}) {
          if (index >= size) continue;
          const bool good =
              view.pe(index) == static_cast<int>(pe) && view.offset(index) == index - pe * block;
          expect(good, "place in a large array", size, index);
        }
      }
    }
  }
  shmem_free(memory);
}

// Also for numbers of PEs that this job does not have: the block is found in a moment, not by counting to it.
void blocks_of_large_arrays() {
  std::mt19937_64 random(1);
  for (const int pes : {3, 5, 7, 8, 97, 1023, 1024, 4095}) {
    for (unsigned bits = 30; bits <= 61; bits++) {
      const size_t size = (size_t{1} << bits) + random() % (size_t{1} << bits);
      const size_t block = isomem::global_view<double>::block_of(size, pes);
      expect(is_small(block, size, static_cast<size_t>(pes)), "size of a block of many PEs", size, block);
    }
  }
  const size_t all = SIZE_MAX;  // no machine has it, but what asks for it is told so
  expect(isomem::global_view<double>::block_of(all, 3) >= all / 3, "block of the largest array", all, 3);
  expect(isomem::global_view<double>::block_of(all, 1) != 0, "block of the largest array", all, 1);
}

// Whole numbers in any type: sums are exact.
template <typename T>
void additions(const isomem::global_array<T>& array) {
  for (T& mine : array.local()) mine = 5;
  shmem_barrier_all();
  const size_t few = array.size() < 4 ? array.size() : 4;
  for (int round = 0; round < 200; round++) {
    for (size_t i = 0; i < few; i++) array.add(array.size() - 1 - i, static_cast<T>(i + 1));
  }
  shmem_barrier_all();
  for (size_t i = 0; i < few; i++) {
    const T sum = static_cast<T>(5 + 200 * static_cast<size_t>(shmem_n_pes()) * (i + 1));
    expect(array.load(array.size() - 1 - i) == sum, "sum", array.size(), array.size() - 1 - i);
  }
  shmem_barrier_all();
}

template <typename T>
void one_type() {
  const size_t pes = static_cast<size_t>(shmem_n_pes());
  for (const size_t size : {size_t{0}, size_t{1}, pes - 1, pes, pes + 1, size_t{1003}}) {
    const isomem::global_array<T> array(size);
    expect(array.valid() && array.size() == size, "size", size, 0);
    for (size_t i = 0; i < size; i++) expect(array.load(i) == T(), "zero at first", size, i);
    shmem_barrier_all();
    places(array);
    stores_and_loads(array, 1);
    stores_and_loads(array, 2);
    visits(array, 3);
    if constexpr (std::is_arithmetic_v<T>) additions(array);
  }
}

}  // namespace

int main() {
  shmem_init();
  one_type<double>();
  one_type<float>();
  one_type<int>();
  one_type<long>();
  one_type<Triple>();
  places_in_large_arrays();
  blocks_of_large_arrays();
  shmem_finalize();
  return failures == 0 ? 0 : 1;
}
