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
  const LockEnd end = set_lock(e, "shmem_set_lock", words_of(rt, "shmem_set_lock", lock));
  if (end != LockEnd::done) fail_lock("shmem_set_lock", lock, end);
}

int shmem_test_lock(long* lock) {
  Runtime& rt = runtime("shmem_test_lock");
  HostEngine e(rt);
  const LockEnd end = try_lock(e, words_of(rt, "shmem_test_lock", lock));
  if (end == LockEnd::garbage) fail_lock("shmem_test_lock", lock, end);
  if (end == LockEnd::done) {
    rt.test_loop().is_over(rt);
    return 0;
  }
  rt.test_loop().in_vain(rt, [&] { return WaitSite{"shmem_test_lock", WaitSite::For::lock, lock}; });
  return 1;
}

void shmem_clear_lock(long* lock) {
  const char* routine = "shmem_clear_lock";
  Runtime& rt = runtime(routine);
  LockWords* const words = words_of(rt, routine, lock);
  rt.quiet();  // pairs with the fence_acquire of set_lock and try_lock
  HostEngine e(rt);
  const LockEnd end = clear_lock(e, routine, words);
  if (end != LockEnd::done) fail_lock(routine, lock, end);
}

#include "api/generated/shmem_locks_aliases.inc"
