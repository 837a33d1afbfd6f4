// SPDX-License-Identifier: Apache-2.0
#include "job.hpp"

#include <sched.h>
#include <shmem.h>
#include <shmemx.h>
#include <sys/mman.h>

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "access.hpp"
#include "address_space.hpp"
#include "end.hpp"
#include "gfortran.hpp"
#include "outcome.hpp"
#include "process_memory.hpp"
#include "service.hpp"
#include "team.hpp"

namespace caf {

Job job;
bool is_started = false;

namespace {

// The heap of the library hands out offsets and knows nothing of a runtime.
using isomem::Allocator;

std::unique_ptr<Allocator> allocator;
bool has_puts = false;      // to other hosts, since the last quiet of order_access
size_t shown_in_dumps = 0;  // bytes of the arena

/// At the start of each arena.
struct Board {
  uint64_t changes;  // images that have stopped or failed, as told to this one
  uint64_t never;    // stays 0: what a pause waits for
  // followed by a Status and a word for SYNC IMAGES of each image
};
Board* board;
int* statuses;
uint64_t* sync_words;

constexpr double kFirstExplanation = 10;
constexpr double kNextExplanation = 60;
constexpr size_t kDumpStep = size_t{1} << 20;

/// Half of the heap: the rest is for programs that call SHMEM as well. Pages take memory when they are
/// touched.
void reserve_arena() {
  shmemx_heap_info_t heap;
  shmemx_heap_get_info(&heap);
  auto* least = static_cast<size_t*>(shmem_malloc(2 * sizeof(size_t)));
  least[1] = heap.largest_free / 2;
  shmem_size_min_reduce(SHMEM_TEAM_WORLD, &least[0], &least[1], 1);
  job.arena_bytes = least[0] & ~(kDumpStep - 1);
  shmem_free(least);
  job.arena = job.arena_bytes ? static_cast<char*>(shmem_align(4096, job.arena_bytes)) : nullptr;
  if (!job.arena) {
    end_with(words(
        "no memory for coarrays, which take half of the symmetric heap: of that %zu bytes are free; set "
        "SHMEM_SYMMETRIC_SIZE to more",
        heap.largest_free));
  }
  madvise(job.arena, job.arena_bytes, MADV_DONTDUMP);  // a dump would fill the holes
  allocator = std::make_unique<Allocator>(job.arena_bytes);
}

/// For collectives of SHMEM while the job starts. Others may write there before this image comes, so that
/// nothing is used twice.
std::vector<char*> memory_of_start;
template <class T>
T* start_memory(size_t n) {
  memory_of_start.push_back(need_memory(n * sizeof(T)));
  return reinterpret_cast<T*>(memory_of_start.back());
}

/// Private memory of images of this host stays at different addresses, if all of them see to it.
void stay_apart(const std::vector<Territory>& territories, size_t mine) {
  const auto n = static_cast<size_t>(job.n);
  auto* apart = start_memory<int>(n + 1);
  const Direct* const direct = job.direct.get();
  const bool is_like_another = std::count(direct, direct + n, Direct::all) > 1;
  apart[n] = is_like_another && keep_apart(territories, mine);
  shmem_int_fcollect(SHMEM_TEAM_WORLD, &apart[0], &apart[n], 1);
  for (int pe = 0; pe < job.n; ++pe) {
    const bool is_other = pe != job.me && job.direct[pe] == Direct::all;
    if (is_other && !(apart[n] && apart[pe])) job.direct[pe] = Direct::arena_only;
  }
}

void find_others() {
  const auto n = static_cast<size_t>(job.n);
  job.near = std::make_unique<bool[]>(n);
  job.distance = std::make_unique<uintptr_t[]>(n);
  job.base = std::make_unique<uintptr_t[]>(n);
  job.direct = std::make_unique<Direct[]>(n);
  struct Introduction {
    uint64_t arena;
    Process process;
    Territory territory;
  };
  auto* all = start_memory<Introduction>(n + 1);
  all[n] = {reinterpret_cast<uintptr_t>(job.arena), introduce_process(), territory_of(job.arena)};
  shmem_uint64_fcollect(SHMEM_TEAM_WORLD, &all[0].arena, &all[n].arena, sizeof all[0] / sizeof(uint64_t));
  std::vector<Territory> territories;
  size_t mine = 0;
  for (int pe = 0; pe < job.n; ++pe) {
    const auto there = reinterpret_cast<uintptr_t>(shmem_ptr(job.arena, pe));
    job.near[pe] = there != 0;
    job.distance[pe] = there - reinterpret_cast<uintptr_t>(job.arena);
    job.base[pe] = all[pe].arena;
    know_process(all[pe].process);
    if (pe == job.me) mine = territories.size();
    if (there) territories.push_back(all[pe].territory);
    if (!there || there != all[pe].arena) continue;
    const bool is_ambiguous = pe != job.me && overlap(all[pe].territory, all[n].territory);
    job.direct[pe] = is_ambiguous ? Direct::arena_only : Direct::all;
  }
  if (runs_functions) stay_apart(territories, mine);
}

/// Whether some image of the job must have functions run by another one: all images know it of all.
bool any_calls_others() {
  const Direct* const direct = job.direct.get();
  auto* any = start_memory<int>(2);
  any[1] = std::any_of(direct, direct + job.n, [](Direct d) { return d != Direct::all; });
  shmem_int_max_reduce(SHMEM_TEAM_WORLD, &any[0], &any[1], 1);
  return any[0] != 0;
}

void make_board() {
  const auto n = static_cast<size_t>(job.n);
  const size_t bytes = sizeof(Board) + n * (sizeof(uint64_t) + sizeof(int));
  char* memory = need_memory(bytes);
  std::memset(memory, 0, bytes);
  board = reinterpret_cast<Board*>(memory);
  sync_words = reinterpret_cast<uint64_t*>(board + 1);
  statuses = reinterpret_cast<int*>(sync_words + n);
}

int spins_of(int pes_here) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  const bool known = sched_getaffinity(0, sizeof cores, &cores) == 0;
  return known && pes_here == job.n && pes_here <= CPU_COUNT(&cores) ? 2000 : 1;
}

constexpr double kFirstWait = 1e-3;    // before a wait asks whether it is in vain; it grows
constexpr double kLongestWait = 2e-2;  // which leaves the core to others for most of the time
constexpr double kLooksEvery = 3e-2;   // seconds of such waits

}  // namespace

void look_for_those_who_left() {
  for (int pe = 0; pe < job.n; ++pe) {
    if (status_of(pe) != 0) continue;
    const int state = shmemx_pe_status(pe);
    if (state < SHMEMX_PE_FINALIZING) continue;
    const Status status = state == SHMEMX_PE_DEAD ? kStatFailed : kStatStopped;
    __atomic_store_n(&statuses[pe], status, __ATOMIC_RELEASE);
    shmem_uint64_atomic_inc(&board->changes, job.me);
  }
}

bool is_lost(int pe) {
  if (job.is_near(pe) || shmemx_pe_status(pe) != SHMEMX_PE_DEAD) return false;
  look_for_those_who_left();
  return true;
}

void await_the_end_of_all() {
  for (;;) {
    const uint64_t seen = __atomic_load_n(&board->changes, __ATOMIC_ACQUIRE);
    look_for_those_who_left();
    bool all_have_ended = true;
    for (int pe = 0; pe < job.n; ++pe) all_have_ended = all_have_ended && status_of(pe) != 0;
    if (all_have_ended) return;
    shmemx_uint64_wait_until_for(&board->changes, SHMEM_CMP_GT, seen, 1e-1);
  }
}

void start_job() {
  is_started = true;
  int started = 0;
  shmem_query_initialized(&started);
  if (!started) shmem_init();
  job.me = shmem_my_pe();
  job.n = shmem_n_pes();
  job.spins = spins_of(shmemx_local_npes());
  reserve_arena();
  find_others();
  make_board();
  job.has_far = std::find(job.near.get(), job.near.get() + job.n, false) != job.near.get() + job.n;
  if (any_calls_others()) make_mailbox();
  begin_initial_team();
  stop_at_exit();
  shmem_barrier_all();  // nobody writes on a board that is not there yet
  for (char* memory : memory_of_start) give_memory(memory);
  memory_of_start.clear();
  serve();
}

char* take_memory(size_t bytes) {
  const uint64_t offset = allocator->allocate(std::max<size_t>(bytes, 1));
  if (offset == Allocator::kNone) return nullptr;
  const size_t used =
      std::min<size_t>((allocator->high_water() + kDumpStep - 1) & ~(kDumpStep - 1), job.arena_bytes);
  if (used > shown_in_dumps) madvise(job.arena, shown_in_dumps = used, MADV_DODUMP);
  return job.arena + offset;
}

char* need_memory(size_t bytes) {
  char* memory = take_memory(bytes);
  if (!memory) {
    end_with(words(
        "no room for %zu bytes of the library beside the coarrays: set SHMEM_SYMMETRIC_SIZE to more", bytes));
  }
  return memory;
}

void give_memory(char* memory) { allocator->release(static_cast<uint64_t>(memory - job.arena)); }

Status status_of(int pe) { return __atomic_load_n(&statuses[pe], __ATOMIC_ACQUIRE); }

bool all_are_active() { return __atomic_load_n(&board->changes, __ATOMIC_ACQUIRE) == 0; }

void publish(Status status) {
  shmem_quiet();
  for (int pe = 0; pe < job.n; ++pe) shmem_int_atomic_set(&statuses[job.me], status, pe);
  shmem_fence();
  for (int pe = 0; pe < job.n; ++pe) shmem_uint64_atomic_inc(&board->changes, pe);
  shmem_quiet();
}

void order_put(int pe) {
  if (job.is_near(pe)) return;
  if (has_puts) shmem_fence();
  has_puts = true;
}

void order_access(int pe) {
  if (job.is_near(pe) || !has_puts) return;
  shmem_quiet();
  has_puts = false;
}

/// Puts within a host are stores, some past the caches: these a release does not order on x86.
void release_puts() {
  if (job.has_far) {
    has_puts = false;
    return shmem_quiet();
  }
#if defined(__x86_64__)
  __builtin_ia32_sfence();
#else
  shmem_fence();
#endif
}

void put_word(uint64_t* word, uint64_t value, int pe) {
  if (!job.is_near(pe)) return shmem_uint64_p(word, value, pe);
  __atomic_store_n(job.copy(word, pe), value, __ATOMIC_RELEASE);  // pairs with the acquire of spin_for
}

uint64_t* sync_word_at_others() { return &sync_words[job.me]; }
uint64_t* sync_word_of(int pe) { return &sync_words[pe]; }

bool wait_slowly(uint64_t* word, uint64_t value, const char* statement,
                 const std::function<bool()>& is_in_vain, const std::function<std::string()>& awaited) {
  Patience patience(statement);
  double seconds = kFirstWait;
  double since_look = 0;
  while (shmemx_uint64_wait_until_for(word, SHMEM_CMP_GE, value, seconds) != SHMEMX_SUCCESS) {
    since_look += seconds;
    if (since_look >= kLooksEvery) {
      look_for_those_who_left();
      since_look = 0;
    }
    if (is_in_vain()) return shmem_uint64_test(word, SHMEM_CMP_GE, value) != 0;
    patience.pause(awaited);
    seconds = std::min(1.1 * seconds, kLongestWait);
  }
  return true;
}

void Patience::pause(const std::function<std::string()>& awaited) {
  ++pauses_;
  if (pauses_ < job.spins) return;
  const double seconds = std::min(1e-6 * (pauses_ - job.spins), 1e-4);
  shmemx_uint64_wait_until_for(&board->never, SHMEM_CMP_NE, 0, seconds);
  if (pauses_ % 256 == 0) explain(awaited);
}

void Patience::explain(const std::function<std::string()>& awaited) {
  const double now = shmemx_wtime();
  if (started_ == 0) {
    started_ = now;
    next_ = now + kFirstExplanation;
  }
  look_for_those_who_left();
  if (now < next_) return;
  next_ = now + kNextExplanation;
  std::fprintf(stderr, "isomem: image %d: %s has waited %.0f s for %s\n", job.me + 1, statement_,
               now - started_, awaited().c_str());
}

std::string words(const char* format, ...) {
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  return text;
}

void end_with(const std::string& message) {
  std::fprintf(stderr, "isomem: image %d: %s; the job ends\n", job.me + 1, message.c_str());
  end_all(1);
}

void Outcome::fail(int code, const std::string& message) const {
  if (!stat) end_with(message);
  *stat = code;
  if (!errmsg) return;
  std::memset(errmsg, ' ', errmsg_bytes);
  std::memcpy(errmsg, message.data(), std::min(message.size(), errmsg_bytes));
}

}  // namespace caf
