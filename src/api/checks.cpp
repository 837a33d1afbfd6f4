// SPDX-License-Identifier: Apache-2.0
#include "api/checks.hpp"

#include "report.hpp"

namespace isomem::api {

namespace {

[[noreturn]] void fail(const char* routine, const std::string& what) {
  if (!this_pe) end_process(std::string(routine) + ": " + what);
  end_job(*this_pe, EndCause::error, 1,
          name_of(*this_pe, this_pe->me()) + ": " + routine + ": " + what + "; the job ends");
}

}  // namespace

void fail_uninitialized(const char* routine) {
  end_process(
      routine +
      std::string(is_forked_child()
                      ? " was called in a process that a PE has forked: it is no PE, only the PE may call it"
                      : " was called before shmem_init or after shmem_finalize; call shmem_init first"));
}

void fail_pe(const char* routine, const char* argument, int pe) {
  fail(routine, text("argument %s = %d is no PE; valid: 0 to %d", argument, pe, this_pe->n_pes() - 1));
}

void fail_ctx(const char* routine, shmem_ctx_t ctx) {
  if (ctx == SHMEM_CTX_INVALID) fail(routine, "argument ctx = SHMEM_CTX_INVALID; valid: SHMEM_CTX_DEFAULT");
  fail(routine, text("argument ctx = %p is no context; valid: SHMEM_CTX_DEFAULT", static_cast<void*>(ctx)));
}

void fail_team(const char* routine, shmem_team_t team) {
  if (team == SHMEM_TEAM_INVALID)
    fail(routine, "argument team = SHMEM_TEAM_INVALID; valid: SHMEM_TEAM_WORLD");
  fail(routine, text("argument team = %p is no team; valid: SHMEM_TEAM_WORLD", static_cast<void*>(team)));
}

void fail_address(const char* routine, const char* argument, const void* address, uint64_t bytes,
                  uint64_t alignment) {
  if (!address)
    fail(routine, text("argument %s = NULL; valid: an address, since the length is not 0", argument));
  if (reinterpret_cast<uintptr_t>(address) & (alignment - 1)) {
    fail(routine, text("argument %s = %p is misaligned; valid: a multiple of %llu bytes", argument, address,
                       static_cast<unsigned long long>(alignment)));
  }
  fail(routine,
       text("argument %s = %s; valid: %llu bytes inside the symmetric heap or static data of this PE",
            argument, this_pe->describe(address).c_str(), static_cast<unsigned long long>(bytes)));
}

void check_on_device(const Runtime& rt, const char* routine, const char* argument, const void* address,
                     uint64_t bytes, uint64_t alignment) {
  const bool aligned = (reinterpret_cast<uintptr_t>(address) & (alignment - 1)) == 0;
  if (!aligned || !rt.is_symmetric_on_device(address, bytes))
    fail_address(routine, argument, address, bytes, alignment);
}

void fail_value(const char* routine, const char* argument, long long value, const char* valid) {
  fail(routine, text("argument %s = %lld; valid: %s", argument, value, valid));
}

void fail_overlap(const char* routine, const Range& a, const Range& b) {
  fail(
      routine,
      text("arguments %s = %p (%llu bytes) and %s = %p (%llu bytes) overlap; valid: ranges that are disjoint",
           a.argument, a.address, static_cast<unsigned long long>(a.bytes), b.argument, b.address,
           static_cast<unsigned long long>(b.bytes)));
}

}  // namespace isomem::api
