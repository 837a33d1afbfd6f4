// SPDX-License-Identifier: Apache-2.0
// The Fortran routines that are no C routine with its arguments by reference: memory in words, locks in an
// INTEGER, a string without an end. The others are generated.
#include "api/fortran.hpp"
#include "api/life.hpp"

#include <cstring>

#include "runtime/host_engine.hpp"
#include "runtime/report.hpp"

using namespace isomem;                // NOLINT: the definitions below are global functions
using namespace isomem::api;           // NOLINT
using namespace isomem::api::fortran;  // NOLINT

#include "api/generated/fortran_by_hand.inc"

void start_pes_(const int*) { start_pes_for("START_PES"); }
void shmem_init_() { init_pe("SHMEM_INIT", SHMEM_THREAD_SINGLE); }
void shmem_finalize_() { finalize_pe("SHMEM_FINALIZE"); }
void shmem_global_exit_(const int* status) { global_exit("SHMEM_GLOBAL_EXIT", *status); }

void shmem_info_get_name_(char* name, size_t length) {
  std::memset(name, ' ', length);
  // NOLINTNEXTLINE(bugprone-not-null-terminated-result): blanks end a string of Fortran
  std::memcpy(name, SHMEM_VENDOR_STRING, std::min(length, std::strlen(SHMEM_VENDOR_STRING)));
}

// --- the symmetric heap, in words of 4 bytes
// ------------------------------------------------------------------------------------

namespace {

/// The codes of OpenSHMEM 1.4, and what goes into the message of a call that asks to be ended by an error.
enum Outcome {
  done = 0,
  moved = 1,
  no_length = -1,
  no_memory = -2,
  no_heap = -3,
  already_free = -4,
  no_start = -5
};

const char* reason(Outcome outcome) {
  switch (outcome) {
    case no_length:
      return "is not a length; valid: 1 word (4 bytes) or more";
    case no_memory:
      return "words of 4 bytes are more than the available memory";
    case no_heap:
      return "is not in the symmetric heap; valid: an address from SHPALLOC";
    case already_free:
      return "is already free; valid: an address from SHPALLOC that has not been freed";
    default:
      return "is not the start of a block; valid: an address from SHPALLOC";
  }
}

/// Tells the program, or ends the job where it asks for that.
void finish(const char* routine, Outcome outcome, const std::string& argument, int* code, const int* abort) {
  *code = outcome;
  if (outcome >= 0 || *abort == 0) return;
  end_job(*this_pe, EndCause::error, 1,
          name_of(*this_pe, this_pe->me()) + ": " + routine + ": " + argument + " " + reason(outcome) +
              "; the job ends because argument abort is not 0");
}

Outcome look_up(const Runtime& rt, const void* block) {
  if (rt.memory().heap_offset(block) == ~uint64_t{0}) return no_heap;
  const Allocator::FreeResult found = rt.heap().allocator().state_of(rt.memory().heap_offset(block));
  return found == Allocator::FreeResult::ok             ? done
         : found == Allocator::FreeResult::inside_block ? no_start
                                                        : already_free;
}

uint64_t bytes_in(int words) { return static_cast<uint64_t>(words) * 4; }
std::string named(int length) { return text("argument length = %d", length); }
std::string named(const Runtime& rt, const void* block) { return "argument addr = " + rt.describe(block); }

}  // namespace

void shpalloc_(void** addr, const int* length, int* errcode, const int* abort) {
  Runtime& rt = runtime("SHPALLOC");
  *addr =
      *length > 0 ? rt.heap().allocate("SHPALLOC", bytes_in(*length), Allocator::kGranule, false) : nullptr;
  finish("SHPALLOC", *length <= 0 ? no_length : *addr ? done : no_memory, named(*length), errcode, abort);
}

void shpclmove_(void** addr, const int* length, int* status, const int* abort) {
  Runtime& rt = runtime("SHPCLMOVE");
  const Outcome found = look_up(rt, *addr);
  if (found != done) return finish("SHPCLMOVE", found, named(rt, *addr), status, abort);
  if (*length <= 0) return finish("SHPCLMOVE", no_length, named(*length), status, abort);
  void* const block = rt.heap().reallocate("SHPCLMOVE", *addr, bytes_in(*length));
  const Outcome outcome = !block ? no_memory : block == *addr ? done : moved;
  if (block) *addr = block;
  finish("SHPCLMOVE", outcome, named(*length), status, abort);
}

void shpdeallc_(void** addr, int* errcode, const int* abort) {
  Runtime& rt = runtime("SHPDEALLC");
  const Outcome found = look_up(rt, *addr);
  if (found == done) rt.heap().free("SHPDEALLC", *addr);
  finish("SHPDEALLC", found, found == done ? "" : named(rt, *addr), errcode, abort);
}

// --- locks
// ------------------------------------------------------------------------------------

namespace {

static_assert(kMostPes <= NarrowLock::kTail);

Runtime& runtime_for(const char* routine, const NarrowLock* lock) {
  Runtime& rt = runtime(routine);
  check_symmetric(rt, routine, "lock", lock, sizeof *lock, alignof(NarrowLock));
  return rt;
}

}  // namespace

void shmem_set_lock_(NarrowLock* lock) {
  HostEngine e(runtime_for("SHMEM_SET_LOCK", lock));
  const LockEnd end = set_lock(e, "SHMEM_SET_LOCK", lock);
  if (end != LockEnd::done) fail_lock("SHMEM_SET_LOCK", lock, end);
}

int shmem_test_lock_(NarrowLock* lock) {
  HostEngine e(runtime_for("SHMEM_TEST_LOCK", lock));
  const LockEnd end = try_lock(e, lock);
  if (end == LockEnd::garbage) fail_lock("SHMEM_TEST_LOCK", lock, end);
  return end == LockEnd::done ? 0 : 1;
}

void shmem_clear_lock_(NarrowLock* lock) {
  Runtime& rt = runtime_for("SHMEM_CLEAR_LOCK", lock);
  rt.quiet();  // pairs with the fence_acquire of set_lock and try_lock
  HostEngine e(rt);
  const LockEnd end = clear_lock(e, "SHMEM_CLEAR_LOCK", lock);
  if (end != LockEnd::done) fail_lock("SHMEM_CLEAR_LOCK", lock, end);
}
