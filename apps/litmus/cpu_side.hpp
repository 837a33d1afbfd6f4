// SPDX-License-Identifier: Apache-2.0
// The side of a role that runs on a CPU; see tests.hpp.
#pragma once

#include <shmem.h>

#include "tests.hpp"

namespace litmus {

struct OnCpu {
  static void put(uint64_t* to, uint64_t value, int pe) { shmem_uint64_p(to, value, pe); }
  static uint64_t get(const uint64_t* from, int pe) { return shmem_uint64_g(from, pe); }
  static void put_block(uint64_t* to, int pe) { shmem_uint64_put_nbi(to, ones, block_words, pe); }
  static void put_block_with_signal(uint64_t* to, uint64_t* signal, int pe) {
    shmem_uint64_put_signal_nbi(to, ones, block_words, signal, 1, SHMEM_SIGNAL_SET, pe);
  }
  static void set_signal(uint64_t* signal, int pe) { shmem_signal_set(signal, 1, pe); }
  static uint64_t increment(uint64_t* word, int pe) { return shmem_uint64_atomic_fetch_inc(word, pe); }
  static void fence() { shmem_fence(); }
  static void quiet() { shmem_quiet(); }
  static uint64_t look(const uint64_t& word) { return *static_cast<const volatile uint64_t*>(&word); }
  // A test of the library, after which what came before the value is visible.
  static uint64_t look_in_order(uint64_t& word) {
    return shmem_uint64_test(&word, SHMEM_CMP_NE, 0) != 0 ? 1 : 0;
  }
  static void wait_for(uint64_t& word, uint64_t least) {
    shmem_uint64_wait_until(&word, SHMEM_CMP_GE, least);
  }

 private:
  static constexpr uint64_t ones[block_words] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
};

}  // namespace litmus
