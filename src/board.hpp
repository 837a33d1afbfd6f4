// SPDX-License-Identifier: Apache-2.0
// The status board: the first pages of the job file, shared by the launcher and every PE of a host.
//
// It answers three questions without anybody's help: is the job being ended (abort word), why (exit record),
// and what does each PE do right now (one PeEntry each, written only by its owner, read by anyone who
// explains a wait). The launcher and the library may come from different builds, so the header carries a
// version and every field has a fixed size.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace isomem {

inline constexpr uint64_t kBoardMagic = 0x315f6d656d6f7369;  // "isomem_1"
inline constexpr uint32_t kBoardVersion = 2;
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

/// What a PE does, after its name.
inline const char* words_of(PeState state) {
  switch (state) {
    case PeState::unborn:
      return "has not called shmem_init yet";
    case PeState::attached:
      return "is in shmem_init";
    case PeState::running:
      return "runs";
    case PeState::finalizing:
      return "is in shmem_finalize";
    case PeState::leaving:
      return "has exited without shmem_finalize";
    case PeState::finalized:
      return "has finalized";
  }
  return "is in a state that this version does not know";
}

/// What a PE waits for once a wait is slow (about a second).
struct Wait {
  static constexpr uint32_t kCollective = 0xffffffff;  // `compare` of a wait for other PEs to enter
  static constexpr uint32_t kWire = 0xfffffffe;        // ... for the wire to complete an operation

  uint32_t compare;      // a Cmp of op.hpp, or one of the above
  uint16_t is_signed;    // how to print `wants` and `has`
  uint16_t is_bounded;   // ends by itself: nobody is stuck in it
  uint64_t address;      // address in the waiter's process; 0 when the wait is for no word
  uint64_t heap_offset;  // offset of that address in the symmetric heap, ~0 when it is not in the heap
  uint64_t wants;
  uint64_t has;
  uint64_t since_ns;  // CLOCK_MONOTONIC
  char routine[48];   // ends with 0
};

/// One writer, any readers, of several words: a reader that meets a change knows it.
class WaitSlot {
 public:
  /// Shows `wait`, or that there is none (null).
  void publish(const Wait* wait) {
    changes_.fetch_add(1);  // odd: being written
    if (wait) {
      uint64_t words[kWords];
      std::memcpy(words, wait, sizeof(words));
      for (size_t i = 0; i < kWords; ++i) words_[i].store(words[i], std::memory_order_relaxed);
    }
    shown_.store(wait != nullptr);
    changes_.fetch_add(1);
  }
  /// False if nothing is shown, or it changes just now.
  bool read(Wait& wait) const {
    const uint32_t before = changes_.load();
    uint64_t words[kWords];
    for (size_t i = 0; i < kWords; ++i) words[i] = words_[i].load(std::memory_order_relaxed);
    const bool shown = shown_.load();
    if (before % 2 == 1 || !shown || changes_.load() != before) return false;
    std::memcpy(&wait, words, sizeof(wait));
    return true;
  }

 private:
  static constexpr size_t kWords = sizeof(Wait) / 8;
  std::atomic<uint32_t> changes_;
  std::atomic<uint32_t> shown_;
  std::atomic<uint64_t> words_[kWords];
};

/// One PE's line on the board. Only the PE itself writes it (the launcher writes `pid` of the child it
/// forked).
struct alignas(512) PeEntry {
  std::atomic<uint32_t> state;          // PeState
  std::atomic<int32_t> pid;             // process that claimed the rank, 0 before; see claim() in runtime.hpp
  std::atomic<int32_t> child_pid;       // process the launcher started for this rank
  std::atomic<uint32_t> pid_namespace;  // in which `pid` is meant, see pid_namespace()
  std::atomic<uint64_t> base;           // window address of this PE (all must agree)
  std::atomic<uint64_t> layout;         // hash of the executable's writable segments
  std::atomic<uint64_t> heap_used;      // bytes of symmetric heap in use, for reports
  std::atomic<uint64_t>
      collectives_entered;  // how many synchronisations of the world team this PE has entered
  WaitSlot wait;
  std::atomic<uint64_t> limits;         // of collectives (all must agree)
  std::atomic<uint64_t> statics_inode;  // of the file that the statics were moved onto ...
  std::atomic<int32_t> statics_fd;      // ... and its descriptor; -1: it is the job file
};

/// Why the job ends and with which exit status. One word: whoever sees a cause sees its status. The first one
/// stays.
class ExitRecord {
 public:
  void set(EndCause cause, int status) {
    uint64_t none = 0;
    word_.compare_exchange_strong(none, static_cast<uint64_t>(cause) << 32 | static_cast<uint32_t>(status));
  }
  EndCause cause() const { return static_cast<EndCause>(word_.load() >> 32); }
  int status() const { return static_cast<int>(static_cast<uint32_t>(word_.load())); }

 private:
  std::atomic<uint64_t> word_;
};

struct alignas(512) BoardHeader {
  uint64_t magic;
  uint32_t version;
  uint32_t n_pes;
  uint64_t board_bytes;  // bytes before the region of PE 0; a multiple of 2 MiB
  uint64_t stride;       // bytes of a region; a power of two
  uint64_t window;       // address wanted for the regions in every PE; 0: the library's own choice
  int32_t launcher_pid;
  uint32_t cores;       // cores the job may use on this host; fewer than n_pes: waits yield at once
  uint64_t heap_limit;  // most bytes of heap a PE may use, from SHMEM_SYMMETRIC_SIZE and the memory there is
  std::atomic<uint32_t> abort;  // nonzero: every wait ends the process; written after `exit`
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
