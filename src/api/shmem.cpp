// SPDX-License-Identifier: Apache-2.0
// The routines of OpenSHMEM that have no types: set-up, queries, memory, ordering, barriers. The typed ones
// are generated; include/isomem/generated/shmem_typed.h declares all of them.
#include <pshmem.h>
#include <shmemx.h>

#include <pthread.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "api/attach.hpp"
#include "api/checks.hpp"
#include "api/life.hpp"
#include "core/error.hpp"
#include "isomem/coll.hpp"
#include "isomem/handles.hpp"
#include "runtime/host_engine.hpp"
#include "runtime/report.hpp"

namespace isomem::api {

ISOMEM_PE_LOCAL constinit Runtime* this_pe = nullptr;

void release(const char* routine, void* ptr) {
  Runtime& rt = runtime(routine);
  if (ptr) rt.heap().free(routine, ptr);
}

namespace {

struct Life {
  int inits = 0;  // not yet finalized
  int level = SHMEM_THREAD_SINGLE;
  bool started = false;       // at least once; the exit handler is there
  bool by_start_pes = false;  // the end of the program finalizes, as the specification wants
  const char* ended_by = "";  // what the program has to call at its end
};
ISOMEM_PE_LOCAL constinit Life life;

void show_version() { say(SHMEM_VENDOR_STRING ", OpenSHMEM 1.6"); }

void show_options() {
  for (const OptionRow& row : option_rows()) {
    const char* value = setting_of(row).text;
    say(text("%-22s %-18s %s%s%s", row.name, row.value, row.text, value ? "; now: " : "",
             value ? value : ""));
  }
}

void show_start(Runtime& rt) {
  if (rt.me() == 0 && (rt.options().version || rt.options().info)) show_version();
  if (rt.me() == 0 && rt.options().info) show_options();
  if (rt.options().debug) say(name_of(rt, rt.me()) + " is up: " + rt.shape());
}

/// A program that returns from main without shmem_finalize finalizes implicitly, unless it failed or the job
/// is ending.
void at_exit(int status, void*) {
  if (!this_pe || this_pe->job().mine().pid.load() != getpid()) return;  // also a child of clone or _Fork
  if (status != 0 || this_pe->job().board().header.abort.load()) {
    if (DeviceSide* const device = this_pe->transport().device_side()) device->halt();
    return;
  }
  if (!life.by_start_pes) {
    say(name_of(*this_pe, this_pe->me()) +
        text(" exits without %s: finalizing now. Call %s before the program ends", life.ended_by,
             life.ended_by));
  }
  this_pe->finalize(life.by_start_pes ? Runtime::End::at_exit : Runtime::End::forgotten);
  life.inits = 0;
  this_pe = nullptr;  // not freed: other exit handlers may run
}

void in_forked_child() { this_pe = nullptr; }

/// One more init; the first one starts.
void start(const char* routine, int requested) {
  ++life.inits;
  if (this_pe) return;
  if (is_forked_child()) fail_uninitialized(routine);
  try {
    const Options options = read_options();
    this_pe = new Runtime(attach(), options, requested == SHMEM_THREAD_MULTIPLE, routine);
  } catch (const Error& error) {
    end_process(describe_process() + ": " + routine + ": " + error.what());
  }
  if (!life.started) {
    on_exit(at_exit, nullptr);
    pthread_atfork(nullptr, nullptr, in_forked_child);
  }
  life.started = true;
  life.by_start_pes = false;
  life.ended_by = is_of_nvshmem(routine) ? "nvshmem_finalize" : "shmem_finalize";
  life.level = requested;
  show_start(*this_pe);
}

void fence(const char* routine, shmem_ctx_t ctx) {
  Runtime& rt = runtime(routine);
  if (ctx == SHMEM_CTX_INVALID) return;
  context_team(rt, routine, ctx);
  rt.fence(ctx_number(ctx));
}

void quiet(const char* routine, shmem_ctx_t ctx) {
  Runtime& rt = runtime(routine);
  if (ctx == SHMEM_CTX_INVALID) return;
  context_team(rt, routine, ctx);
  rt.quiet(ctx_number(ctx));
}

/// Completes the operations to all PEs, nonblocking atomics too: more than asked for.
void pe_quiet(const char* routine, shmem_ctx_t ctx, const int* target_pes, size_t npes) {
  Runtime& rt = runtime(routine);
  if (ctx == SHMEM_CTX_INVALID || npes == 0) return;
  check_pes(context_team(rt, routine, ctx).n_pes(), routine, target_pes, npes, "target_pes");
  rt.quiet(ctx_number(ctx));
}

/// All memory here serves atomics and signals alike: only hints about NUMA nodes change anything. A hint is
/// no demand: unknown ones are no error, and of those that exclude each other none counts.
Placement placement_of(long hints) {
  switch (hints &
          (SHMEMX_MALLOC_NUMA_LOCAL | SHMEMX_MALLOC_NUMA_INTERLEAVE | SHMEMX_MALLOC_NUMA_FIRST_TOUCH)) {
    case SHMEMX_MALLOC_NUMA_LOCAL:
      return Placement::local;
    case SHMEMX_MALLOC_NUMA_INTERLEAVE:
      return Placement::interleaved;
    case SHMEMX_MALLOC_NUMA_FIRST_TOUCH:
      return Placement::first_touch;
    default:
      return Placement::usual;
  }
}

// --- what has an old name too

void* allocate(const char* routine, size_t size, size_t alignment = Allocator::kGranule) {
  return runtime(routine).heap().allocate(routine, size, alignment, false);
}

/// An alignment that is none gives NULL, as aligned_alloc does, and the reason on stderr.
void* allocate_aligned(const char* routine, size_t alignment, size_t size) {
  Runtime& rt = runtime(routine);
  if (alignment == 0 || (alignment & (alignment - 1))) {
    say(name_of(rt, rt.me()) + ": " + routine +
        text(" returns NULL: argument alignment = %zu; valid: a power of two", alignment));
    return nullptr;
  }
  return allocate(routine, size, std::max<size_t>(alignment, Allocator::kGranule));
}

void* reallocate(const char* routine, void* ptr, size_t size) {
  if (!ptr) return allocate(routine, size);
  if (size) return runtime(routine).heap().reallocate(routine, ptr, size);
  release(routine, ptr);
  return nullptr;
}

}  // namespace

void end_before_driver() {
  static const int once = on_exit(at_exit, nullptr);
  static_cast<void>(once);
}

int init_pe(const char* routine, int requested) {
  if (requested < SHMEM_THREAD_SINGLE || requested > SHMEM_THREAD_MULTIPLE) {
    end_process(text("%s: argument requested = %d; valid: ", routine, requested) +
                as_named_by(routine, "SHMEM_THREAD_SINGLE (0) to SHMEM_THREAD_MULTIPLE (3)"));
  }
  start(routine, requested);
  return life.level;
}

void start_pes_for(const char* routine) {
  if (this_pe) return;
  start(routine, SHMEM_THREAD_SINGLE);
  life.by_start_pes = true;
}

void finalize_pe(const char* routine) {
  if (!this_pe && life.started)
    return;  // once more after the last, or after the implicit one at exit: harmless
  Runtime& rt = runtime(routine);
  if (--life.inits > 0) return rt.barrier_all(routine);
  rt.finalize(Runtime::End::called, routine);
  if (rt.options().debug) say(name_of(rt, rt.me()) + " has finalized");
  this_pe = nullptr;
  delete &rt;
}

void global_exit(const char* routine, int status) {
  Runtime& rt = runtime(routine);
  record_end(rt, EndCause::global_exit, status);
  std::exit(status);  // flushes and runs the exit handlers, as the specification wants
}

int thread_level() { return life.level; }

}  // namespace isomem::api

using namespace isomem;       // NOLINT: the definitions below are global C functions
using namespace isomem::api;  // NOLINT

// --- set-up
// ---------------------------------------------------------------------------------------------------------

int shmem_init_thread(int requested, int* provided) {
  const int level = init_pe("shmem_init_thread", requested);
  if (provided) *provided = level;
  return 0;
}

void shmem_init(void) { init_pe("shmem_init", SHMEM_THREAD_SINGLE); }

void start_pes(int) { start_pes_for("start_pes"); }

void shmem_finalize(void) { finalize_pe("shmem_finalize"); }

void shmem_global_exit(int status) { global_exit("shmem_global_exit", status); }

void shmem_query_initialized(int* initialized) {
  check_local("shmem_query_initialized", "initialized", initialized, alignof(int));
  *initialized = this_pe != nullptr;
}

void shmem_query_thread(int* provided) {
  check_local("shmem_query_thread", "provided", provided, alignof(int));
  *provided = thread_level();
}

void shmem_info_get_version(int* major, int* minor) {
  check_local("shmem_info_get_version", "major", major, alignof(int));
  check_local("shmem_info_get_version", "minor", minor, alignof(int));
  *major = SHMEM_MAJOR_VERSION;
  *minor = SHMEM_MINOR_VERSION;
}

void shmem_info_get_name(char* name) {
  check_local("shmem_info_get_name", "name", name, 1);
  static_assert(sizeof(SHMEM_VENDOR_STRING) <= SHMEM_MAX_NAME_LEN);
  std::memcpy(name, SHMEM_VENDOR_STRING, sizeof(SHMEM_VENDOR_STRING));
}

/// For profiling tools, which define their own; the library has nothing to control.
void shmem_pcontrol(int, ...) {}

// --- queries
// --------------------------------------------------------------------------------------------------------

int shmem_my_pe(void) { return runtime("shmem_my_pe").me(); }
int shmem_n_pes(void) { return runtime("shmem_n_pes").n_pes(); }
int _my_pe(void) { return runtime("_my_pe").me(); }
int _num_pes(void) { return runtime("_num_pes").n_pes(); }

int shmem_pe_accessible(int pe) {
  const Runtime& rt = runtime("shmem_pe_accessible");
  return pe >= 0 && pe < rt.n_pes();
}

int shmem_addr_accessible(const void* addr, int pe) {
  const Runtime& rt = runtime("shmem_addr_accessible");
  return pe >= 0 && pe < rt.n_pes() && rt.memory().is_symmetric(addr, 1);
}

void* shmem_ptr(const void* dest, int pe) {
  const Runtime& rt = runtime("shmem_ptr");
  check_pe(rt.n_pes(), "shmem_ptr", pe);
  if (!rt.memory().is_symmetric(dest, 1)) return nullptr;
  return pe == rt.me() ? const_cast<void*>(dest) : rt.transport().reach(dest, pe);
}

void* shmem_team_ptr(shmem_team_t team, const void* dest, int pe) {
  if (team == SHMEM_TEAM_INVALID) return nullptr;
  const Team& members = team_of(runtime("shmem_team_ptr"), "shmem_team_ptr", team);
  check_pe(members.n_pes(), "shmem_team_ptr", pe);
  return shmem_ptr(dest, members.pe(pe));
}

// --- memory
// ---------------------------------------------------------------------------------------------------------

void* shmem_malloc(size_t size) { return allocate("shmem_malloc", size); }
void* shmalloc(size_t size) { return allocate("shmalloc", size); }

void* shmem_calloc(size_t count, size_t size) {
  Runtime& rt = runtime("shmem_calloc");
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes))
    bytes = SIZE_MAX;  // more than any heap: NULL, and a reason
  return rt.heap().allocate("shmem_calloc", bytes, Allocator::kGranule, true);
}

void* shmem_align(size_t alignment, size_t size) { return allocate_aligned("shmem_align", alignment, size); }
void* shmemalign(size_t alignment, size_t size) { return allocate_aligned("shmemalign", alignment, size); }

void* shmem_realloc(void* ptr, size_t size) { return reallocate("shmem_realloc", ptr, size); }
void* shrealloc(void* ptr, size_t size) { return reallocate("shrealloc", ptr, size); }

void shmem_free(void* ptr) { release("shmem_free", ptr); }
void shfree(void* ptr) { release("shfree", ptr); }

void* shmem_malloc_with_hints(size_t size, long hints) {
  const char* routine = "shmem_malloc_with_hints";
  return runtime(routine).heap().allocate(routine, size, Allocator::kGranule, false, placement_of(hints));
}

// --- ordering and synchronisation
// -----------------------------------------------------------------------------------

void shmem_fence(void) { fence("shmem_fence", SHMEM_CTX_DEFAULT); }
void shmem_ctx_fence(shmem_ctx_t ctx) { fence("shmem_ctx_fence", ctx); }
void shmem_quiet(void) { quiet("shmem_quiet", SHMEM_CTX_DEFAULT); }
void shmem_ctx_quiet(shmem_ctx_t ctx) { quiet("shmem_ctx_quiet", ctx); }
void shmem_pe_quiet(const int* target_pes, size_t npes) {
  pe_quiet("shmem_pe_quiet", SHMEM_CTX_DEFAULT, target_pes, npes);
}
void shmem_ctx_pe_quiet(shmem_ctx_t ctx, const int* target_pes, size_t npes) {
  pe_quiet("shmem_ctx_pe_quiet", ctx, target_pes, npes);
}

void shmem_barrier_all(void) { runtime("shmem_barrier_all").barrier_all("shmem_barrier_all"); }

void shmem_sync_all(void) {
  Runtime& rt = runtime("shmem_sync_all");
  rt.synchronise("shmem_sync_all", rt.world());
}

int shmem_team_sync(shmem_team_t team) {
  Runtime& rt = runtime("shmem_team_sync");
  rt.synchronise("shmem_team_sync", team_of(rt, "shmem_team_sync", team));
  return 0;
}

// --- cache control: the caches here need not be told

void shmem_clear_cache_inv(void) {}
void shmem_set_cache_inv(void) {}
void shmem_clear_cache_line_inv(void*) {}
void shmem_set_cache_line_inv(void*) {}
void shmem_udcflush(void) {}
void shmem_udcflush_line(void*) {}

#include "api/generated/shmem_aliases.inc"
