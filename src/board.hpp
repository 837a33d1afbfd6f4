// SPDX-License-Identifier: Apache-2.0
// The status board: the first pages of the job file, shared by the launcher and every PE of a host.
//
// It answers three questions without anybody's help: is the job being ended (abort word), why (exit record),
// and what does each PE do right now (one PeEntry each, written only by its owner, read by anyone who explains
// a wait). The launcher and the library may come from different builds, so the header carries a version and
// every field has a fixed size.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace isomem {

inline constexpr uint64_t kBoardMagic = 0x315f6d656d6f7369;  // "isomem_1"
inline constexpr uint32_t kBoardVersion = 1;
inline constexpr const char* kJobVariable = "ISOMEM_JOB";  // "<launcher pid>:<fd>:<inode of the job file>"
inline constexpr const char* kPeVariable = "ISOMEM_PE";    // rank of this PE, 0 .. n_pes-1

enum class EndCause : uint32_t {
  none = 0,
  global_exit = 1,  // a PE called shmem_global_exit(status)
  error = 2,        // a PE found an error and said so on stderr
  timeout = 3,      // a wait lasted longer than ISOMEM_TIMEOUT; said on stderr
  launcher = 4,     // the launcher ends the job: a PE died, a signal, --timeout
};

enum class PeState : uint32_t {
  unborn = 0,      // no process has claimed this rank yet
  attached = 1,    // waits in shmem_init
  running = 2,     // between shmem_init and shmem_finalize
  finalizing = 3,  // waits in shmem_finalize
  leaving = 4,     // exit(0) without shmem_finalize: waits in the implicit finalize
  finalized = 5,
};

/// What a PE waits for once a wait is slow (about a second). Valid while `active` is odd.
struct WaitSlot {
  std::atomic<uint32_t> active;  // odd: published; a reader re-reads it to see that the rest was consistent
  uint32_t compare;              // a Cmp of op.hpp; 0xffffffff when the wait is a collective one
  uint64_t address;              // address in the waiter's process, 0 for a collective
  uint64_t heap_offset;          // offset of that address in the symmetric heap, ~0 when it is not in the heap
  uint64_t wants;
  std::atomic<uint64_t> has;
  uint64_t since_ns;  // CLOCK_MONOTONIC
  char routine[56];
};

/// One PE's line on the board. Only the PE itself writes it (the launcher writes `pid` of the child it forked).
struct alignas(512) PeEntry {
  std::atomic<uint32_t> state;      // PeState
  std::atomic<int32_t> pid;         // process that claimed the rank, 0 before
  std::atomic<int32_t> child_pid;   // process the launcher started for this rank
  std::atomic<uint32_t> pid_namespace;  // in which `pid` is meant, see pid_namespace()
  std::atomic<uint64_t> base;       // window address of this PE (all must agree)
  std::atomic<uint64_t> layout;     // hash of the executable's writable segments
  std::atomic<uint64_t> heap_used;  // bytes of symmetric heap in use, for reports
  std::atomic<uint64_t> collectives_entered;  // how many synchronisations of the world team this PE has entered
  WaitSlot wait;
};

/// First cause wins: set once by compare-and-swap of `cause` from none.
struct ExitRecord {
  std::atomic<uint32_t> cause;  // EndCause
  std::atomic<int32_t> pe;
  std::atomic<int32_t> status;  // exit status the launcher shall return
};

struct alignas(512) BoardHeader {
  uint64_t magic;
  uint32_t version;
  uint32_t n_pes;
  uint64_t board_bytes;  // bytes before the region of PE 0; a multiple of 2 MiB
  uint64_t stride;       // bytes of a region; a power of two
  uint64_t window;       // address wanted for the regions in every PE; 0: the library's own choice
  int32_t launcher_pid;
  uint32_t cores;           // cores the job may use on this host; fewer than n_pes: waits yield at once
  uint64_t heap_limit;      // most bytes of heap a PE may use, from SHMEM_SYMMETRIC_SIZE and the memory there is
  std::atomic<uint32_t> abort;  // nonzero: every wait ends the process; written after `exit`
  uint32_t reserved;
  ExitRecord exit;
};

/// Board of a job of `n` PEs: header, then the entries.
struct Board {
  BoardHeader header;
  PeEntry pe[1];  // really n_pes entries

  static constexpr size_t bytes_for(uint32_t n) { return sizeof(BoardHeader) + size_t{n} * sizeof(PeEntry); }
};

static_assert(sizeof(std::atomic<uint64_t>) == 8 && std::atomic<uint64_t>::is_always_lock_free);
static_assert(sizeof(BoardHeader) == 512 && sizeof(PeEntry) == 512);

}  // namespace isomem
