// SPDX-License-Identifier: Apache-2.0
// PES: 1 2 3 4 8
// TIMEOUT: 120
// Progress: one-sided operations of all kinds complete while their target computes and makes no call.
#include <mpp/shmemx.h>  // exists, as shmemx.h must
#include <shmemx.h>

#include "../common/rules.hpp"

#include <sched.h>

namespace {

constexpr size_t kLength = 200;

struct Target {
  long data[2 * kLength];
  uint64_t signal;
  long lock;
  int count;
};

/// Every kind of operation on PE 0, complete when this returns.
void use_target(Target* t) {
  long source[kLength], got[kLength] = {};
  test::fill(source, kLength, 8, 0);  // all PEs send the same
  shmem_long_get(got, t->data + kLength, kLength, 0);
  CHECK_FILLED(got, kLength, 9, 0);
  shmem_long_put_nbi(t->data, source, kLength, 0);
  shmem_quiet();
  shmem_long_iput(t->data, source, 2, 2, kLength / 2, 0);
  shmem_long_put_signal(t->data, source, kLength, &t->signal, 1, SHMEM_SIGNAL_ADD, 0);
  shmem_long_get_nbi(got, t->data + kLength, kLength, 0);
  shmem_quiet();
  CHECK_FILLED(got, kLength, 9, 0);
  for (int i = 0; i < 50; ++i) {
    shmem_set_lock(&t->lock);
    shmem_int_p(&t->count, shmem_int_g(&t->count, 0) + 1, 0);
    shmem_clear_lock(&t->lock);
    shmem_int_atomic_fetch(&t->count, 0);
  }
}

void target_makes_no_call(test::Session& s) {
  if (s.n < 2) return;
  auto* const target = test::symmetric<Target>(1);
  auto* const finished = test::symmetric<int>(1);
  test::fill(target->data + kLength, kLength, 9, 0);
  shmem_barrier_all();
  if (s.me == 0) {
    const volatile int* const seen = finished;
    while (*seen != s.n - 1) sched_yield();  // plain loads, no call of the library
    CHECK_FILLED(target->data, kLength, 8, 0);
    CHECK_EQ(target->signal, static_cast<uint64_t>(s.n) - 1);
    CHECK_EQ(target->count, 50 * (s.n - 1));
  } else {
    use_target(target);
    shmem_int_atomic_inc(finished, 0);
    shmem_quiet();
  }
  shmem_barrier_all();
  shmem_free(finished);
  shmem_free(target);
}

/// What was issued arrives while the PE that issued it makes no further call.
void origin_makes_no_further_call(test::Session& s) {
  auto* words = test::symmetric<long>(3);
  static const long value = 77;
  shmem_barrier_all();
  shmem_long_put_nbi(words, &value, 1, s.right());
  shmem_long_atomic_inc(words + 1, s.right());
  const volatile long* const seen = words;
  while (seen[0] != 77 || seen[1] != 1) sched_yield();
  shmem_barrier_all();
  shmem_free(words);
}

}  // namespace

int main(int argc, char** argv) {
  return test::run_rules("progress", argc, argv,
                         {{"r31_target_makes_no_call", target_makes_no_call},
                          {"r31_origin_makes_no_further_call", origin_makes_no_further_call}});
}
