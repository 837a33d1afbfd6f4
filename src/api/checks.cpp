// SPDX-License-Identifier: Apache-2.0
#include "api/checks.hpp"

#include <climits>

#include "api/attach.hpp"
#include "core/error.hpp"
#include "core/text.hpp"
#include "core/words.hpp"
#include "isomem/active_set.hpp"
#include "isomem/handles.hpp"
#include "runtime/report.hpp"
#include "runtime/teams.hpp"

namespace isomem::api {

namespace {

[[noreturn]] void fail(const char* routine, const std::string& what) {
  if (!this_pe) end_process(std::string(routine) + ": " + what);
  end_job(*this_pe, EndCause::error, 1,
          name_of(*this_pe, this_pe->me()) + ": " + routine + ": " + what + "; the job ends");
}

/// Which PEs the arguments name; me: -1 where this one is not among them.
Members members_of(const Runtime& rt, const char* routine, int start, int log_stride, int size) {
  check_pe(rt.n_pes(), routine, start, "PE_start");
  check_range(routine, "logPE_stride", log_stride, 0, 30, "0 to 30");
  check_range(routine, "PE_size", size, 1, INT_MAX, "1 or more");
  const int stride = 1 << log_stride;
  const auto fail_set = [&](const std::string& what) {
    fail(routine,
         text("arguments PE_start = %d, logPE_stride = %d, PE_size = %d: ", start, log_stride, size) + what);
  };
  const int64_t last = start + (static_cast<int64_t>(size) - 1) * stride;
  if (last >= rt.n_pes()) {
    fail_set(text("the last PE of the active set would be %lld; valid: at most %d",
                  static_cast<long long>(last), rt.n_pes() - 1));
  }
  const int distance = rt.me() - start;
  const bool inside = distance >= 0 && distance % stride == 0 && distance / stride < size;
  if (!inside && rt.options().check_full) {
    fail_set(text("PE %d is not in this active set; valid: calls by its own PEs only", rt.me()));
  }
  return Members{inside ? distance / stride : -1, size, start, stride};
}

}  // namespace

void fail_uninitialized(const char* routine) {
  const std::string called = std::string(routine) + " was called ";
  if (is_forked_child()) {
    end_forked_child(called + "in a process forked by a PE (fork, daemon): only the PE itself may call it");
  }
  end_process(called +
              as_named_by(routine, "before shmem_init or after shmem_finalize; call shmem_init first"));
}

void fail_pe(const char* routine, const char* argument, int pe, int n_pes) {
  fail(routine, text("argument %s = %d is not a PE; valid: 0 to %d", argument, pe, n_pes - 1));
}

void fail_ctx(const char* routine, shmem_ctx_t ctx) {
  const char* valid = "SHMEM_CTX_DEFAULT, or a context from shmem_ctx_create that has not been destroyed";
  if (ctx == SHMEM_CTX_INVALID) fail(routine, text("argument ctx = SHMEM_CTX_INVALID; valid: %s", valid));
  if (ctx == SHMEM_CTX_DEFAULT) {
    fail(routine, "argument ctx = SHMEM_CTX_DEFAULT; valid: a context that the program has created");
  }
  fail(routine, text("argument ctx = %p is not a context; valid: %s", static_cast<void*>(ctx), valid));
}

void fail_team(const char* routine, shmem_team_t team) {
  const char* valid =
      "SHMEM_TEAM_WORLD, SHMEM_TEAM_SHARED, or a team that this PE is in and has not destroyed";
  if (team == SHMEM_TEAM_INVALID) fail(routine, text("argument team = SHMEM_TEAM_INVALID; valid: %s", valid));
  fail(routine, text("argument team = %p is not a team; valid: %s", static_cast<void*>(team), valid));
}

void fail_lock(const char* routine, const void* lock, LockEnd end) {
  const char* why =
      "has not been set to 0: a number that no PE has stands in it; valid: a variable that was 0 on every PE "
      "before the first use, and that only the routines of locks change";
  if (end == LockEnd::mine)
    why = "is a lock that this PE holds, or was not 0 before its first use; valid: one that it does not";
  if (end == LockEnd::free) why = "is a lock that no PE holds; valid: one that this PE has set";
  fail(routine, "argument lock = " + this_pe->describe(lock) + " " + why);
}

ActiveSet active_set(Runtime& rt, const char* routine, int start, int log_stride, int size, long* psync) {
  static_assert(sizeof(ActiveSetWords) == SHMEM_SYNC_SIZE * sizeof(long) && SHMEM_SYNC_VALUE == 0);
  const Members members = members_of(rt, routine, start, log_stride, size);
  if (members.me < 0) return ActiveSet{nullptr, members};
  check_in_host_memory(rt, routine, "pSync", psync, sizeof(ActiveSetWords), alignof(long));
  auto* const words = reinterpret_cast<ActiveSetWords*>(psync);
  if (members.n_pes == 1) return ActiveSet{words, members};
  const bool is_used = members.n_pes < rt.n_pes() || !rt.world_serves_sets();
  if (!is_used && !rt.options().check_full) return ActiveSet{words, members};
  // the others may have come already, to the first PE
  const uint64_t come = members.me == 0 ? static_cast<uint64_t>(members.n_pes) - 1 : ~uint64_t{0};
  const auto check = [&](const uint64_t* word, uint64_t most) {
    const uint64_t value = load_word(word);
    if (value <= most) return;
    fail(routine,
         text("argument pSync = %s: element %d is %lld; valid: SHMEM_SYNC_VALUE (%ld) in all %d, set on "
              "every PE of the active set before the first use, and no other collective that uses it now",
              rt.describe(psync).c_str(), static_cast<int>(word - &words->arrived),
              static_cast<long long>(value), SHMEM_SYNC_VALUE, SHMEM_SYNC_SIZE));
  };
  check(&words->arrived, come);
  check(&words->released, 0);
  check(&words->bytes, 0);
  return ActiveSet{words, members};
}

Team& other_team(Runtime& rt, const char* routine, shmem_team_t team) {
  Team* const found = rt.teams().find(team_slot(team));
  if (!found) fail_team(routine, team);
  return *found;
}

Team& context_team(Runtime& rt, const char* routine, shmem_ctx_t ctx) {
  if (ctx == SHMEM_CTX_DEFAULT) return rt.world();
  if (!rt.contexts().is_live(ctx)) fail_ctx(routine, ctx);
  if (!rt.contexts().may_use(ctx)) {
    fail(routine,
         text("argument ctx = %p is a private context of another thread; valid: a call by the thread that "
              "created it, or a context without SHMEM_CTX_PRIVATE",
              static_cast<void*>(ctx)));
  }
  return *rt.teams().find(ctx_slot(ctx));
}

void fail_address(const char* routine, const char* argument, const void* address, uint64_t bytes,
                  uint64_t alignment) {
  if (!address) {
    fail(routine, text("argument %s = NULL; valid: an address%s", argument,
                       bytes ? ", since the length is not 0" : ""));
  }
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
  if (!aligned || !rt.transport().is_symmetric_on_device(address, bytes))
    fail_address(routine, argument, address, bytes, alignment);
}

void fail_value(const char* routine, const char* argument, long long value, const char* valid) {
  fail(routine, text("argument %s = %lld; valid: ", argument, value) + as_named_by(routine, valid));
}

void fail_size(const char* routine, const char* argument, uint64_t value, const char* valid) {
  fail(routine,
       text("argument %s = %llu; valid: %s", argument, static_cast<unsigned long long>(value), valid));
}

void fail_room(const char* routine, const char* argument, uint64_t count, int pe, uint64_t room) {
  fail(routine,
       text("argument %s has %llu elements for PE %d; valid: at most %llu, the room that this PE has "
            "for the block",
            argument, static_cast<unsigned long long>(count), pe, static_cast<unsigned long long>(room)));
}

void fail_seconds(const char* routine, double seconds) {
  fail(routine, text("argument seconds = %g; valid: 0 or more, INFINITY for no limit", seconds));
}

void fail_with(const char* routine, const Error& error) { fail(routine, error.what()); }

void fail_overlap(const char* routine, const Buffer& a, const Buffer& b) {
  fail(routine,
       text("arguments %s = %p (%llu bytes) and %s = %p (%llu bytes) overlap; valid: disjoint ranges",
            a.argument, a.address, static_cast<unsigned long long>(a.bytes), b.argument, b.address,
            static_cast<unsigned long long>(b.bytes)));
}

}  // namespace isomem::api
