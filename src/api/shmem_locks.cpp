// SPDX-License-Identifier: Apache-2.0
// Locks of OpenSHMEM.
#include <pshmem.h>

#include "api/checks.hpp"
#include "isomem/lock.hpp"
#include "runtime/host_engine.hpp"

using namespace isomem;       // NOLINT: the definitions below are global C functions
using namespace isomem::api;  // NOLINT

namespace {

LockWords* words_of(Runtime& rt, const char* routine, long* lock) {
  check_symmetric(rt, routine, "lock", lock, sizeof(long), alignof(long));
  return reinterpret_cast<LockWords*>(lock);
}

}  // namespace

void shmem_set_lock(long* lock) {
  Runtime& rt = runtime("shmem_set_lock");
  HostEngine e(rt);
  if (!set_lock(e, "shmem_set_lock", words_of(rt, "shmem_set_lock", lock))) {
    fail_lock("shmem_set_lock", lock, "that this PE holds; valid: one that it does not");
  }
}

int shmem_test_lock(long* lock) {
  Runtime& rt = runtime("shmem_test_lock");
  HostEngine e(rt);
  return try_lock(e, words_of(rt, "shmem_test_lock", lock)) ? 0 : 1;
}

void shmem_clear_lock(long* lock) {
  const char* routine = "shmem_clear_lock";
  Runtime& rt = runtime(routine);
  LockWords* const words = words_of(rt, routine, lock);
  rt.quiet();  // pairs with the fence_acquire of set_lock and try_lock
  HostEngine e(rt);
  if (!clear_lock(e, routine, words))
    fail_lock(routine, lock, "that no PE holds; valid: one that this PE has set");
}

#include "api/generated/shmem_locks_aliases.inc"
