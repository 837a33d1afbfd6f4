// SPDX-License-Identifier: Apache-2.0
// The status board: the first pages of the job file, shared by the launcher and every PE of a host.
//
// It answers three questions without anybody's help: is the job being ended (abort word), why (exit record),
// and what does each PE of this host do right now (one PeEntry each, written only by its owner, read by
// anyone who explains a wait). What a host must know of the others comes in messages (relay.hpp): a
// HostReport from each of them, and of their PEs states and cards. The launcher and the library may come from
// different builds, so the header carries a version and every field has a fixed size.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "core/sizes.hpp"
#include "wire/traffic.hpp"

namespace isomem {

inline constexpr uint64_t kBoardMagic = 0x315f6d656d6f7369;  // "isomem_1"
inline constexpr uint32_t kBoardVersion = 11;
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
  dead = 6,  // of a PE of another host: its process is gone
};

/// The state of a PE as other hosts are told it: with the number of its init, since what was told of an
/// earlier one is over. Of that number 5 bits.
inline uint8_t told_state(PeState state, uint32_t life) {
  return static_cast<uint8_t>(static_cast<uint32_t>(state) | life << 3);
}
inline PeState state_told(uint8_t told) { return static_cast<PeState>(told & 7); }
inline bool is_told_of(uint8_t told, uint32_t life) { return told >> 3 == (life & 31); }

/// What a PE does, after its name.
inline const char* words_of(PeState state) {
  switch (state) {
    case PeState::unborn:
      return "has not called shmem_init yet";
    case PeState::attached:
      return "is in shmem_init";
    case PeState::running:
      return "is running";
    case PeState::finalizing:
      return "is in shmem_finalize";
    case PeState::leaving:
      return "has exited without shmem_finalize";
    case PeState::finalized:
      return "has finalized";
    case PeState::dead:
      return "has died";
  }
  return "is in a state that this version does not know";
}

/// A team as `wants` of a wait for one has it, different for any two teams: 0 is none. `handle`: as programs
/// see it, 1 for the world, 6 for the world as collectives of kernels have it.
inline uint64_t team_on_board(int handle, int first_pe) {
  return static_cast<uint64_t>(handle) << 32 | static_cast<uint32_t>(first_pe);
}
inline int handle_on_board(uint64_t team) { return static_cast<int>(team >> 32); }
inline int first_pe_on_board(uint64_t team) { return static_cast<int>(static_cast<uint32_t>(team)); }

/// What a PE waits for once a wait is slow (about a second).
struct Wait {
  static constexpr uint32_t kCollective = 0xffffffff;  // `compare` of a wait for other PEs to enter
  static constexpr uint32_t kWire = 0xfffffffe;        // ... for the wire to complete an operation
  static constexpr uint32_t kLock = 0xfffffffd;        // ... for the lock at `address`

  uint32_t compare;      // a Cmp of op.hpp, or one of the above
  uint8_t is_signed;     // how to print `wants` and `has`
  uint8_t is_bounded;    // ends by itself: nobody is stuck in it
  uint8_t acts_beside;   // its process may write the word itself: it has other threads, children, or signal
                         // handlers
  uint8_t is_test;       // a loop of the program around a test: it waits while it looks again and again
  uint64_t address;      // address in the waiter's process; 0 when the wait is for no word
  uint64_t heap_offset;  // offset of that address in the symmetric heap, ~0 when it is not in the heap
  uint64_t wants;        // of kCollective: the team, see team_on_board()
  uint64_t has;
  uint64_t since_ns;   // now_ns() when it began
  uint64_t looked_ns;  // now_ns() when it was last seen not to be over
  char routine[48];    // ends with 0
};

/// A seqlock: one writer, any readers, of a record of several words; a reader that meets a change knows it.
/// All zeros: nothing is shown.
template <class T>
class Seqlock {
 public:
  /// Shows `record`, or that there is none (null).
  void publish(const T* record) {
    changes_.fetch_add(1);  // odd: being written
    if (record) {
      uint64_t words[kWords];
      std::memcpy(words, record, sizeof(words));
      // release: the odd count comes before them; pairs with the loads of read
      for (size_t i = 0; i < kWords; ++i) words_[i].store(words[i], std::memory_order_release);
    }
    shown_.store(record != nullptr);
    changes_.fetch_add(1);
  }
  /// False if nothing is shown, or it changes just now.
  bool read(T& record) const {
    const uint32_t before = changes_.load();
    uint64_t words[kWords];
    // acquire: the last look at changes_ comes after them; pairs with the stores of publish
    for (size_t i = 0; i < kWords; ++i) words[i] = words_[i].load(std::memory_order_acquire);
    const bool shown = shown_.load();
    if (before % 2 == 1 || !shown || changes_.load() != before) return false;
    std::memcpy(&record, words, sizeof(record));
    return true;
  }

 private:
  static_assert(sizeof(T) % 8 == 0);
  static constexpr size_t kWords = sizeof(T) / 8;
  std::atomic<uint32_t> changes_;
  std::atomic<uint32_t> shown_;
  std::atomic<uint64_t> words_[kWords];
};

/// The line of a PE of this host. Only the PE itself writes it; the launcher writes the pid of the child that
/// it forked, and that the PE has left when it ended without a word (_exit, exec).
struct alignas(512) PeEntry {
  std::atomic<uint32_t> state;          // PeState
  std::atomic<uint32_t> life;           // how often it has begun shmem_init: the same on all PEs after that
  std::atomic<int32_t> pid;             // process that claimed the rank, 0 before; see claim()
  std::atomic<int32_t> child_pid;       // process the launcher started for this rank
  std::atomic<uint32_t> pid_namespace;  // in which `pid` is meant, see pid_namespace()
  std::atomic<uint64_t> base;           // window address of this PE (the same on its host)
  std::atomic<uint64_t> layout;         // hash of the executable's writable segments
  std::atomic<uint64_t> heap_used;      // bytes of symmetric heap in use, for reports
  std::atomic<uint64_t>
      collectives_entered;  // how many synchronisations of the world team this PE has entered
  Seqlock<Wait> wait;
  std::atomic<uint64_t>
      left_after;                 // of a PE that is `finalizing` or `leaving`: collectives_entered then, and
  std::atomic<uint64_t> left_ns;  // ... now_ns() when everything it had sent had arrived
  std::atomic<uint64_t> limits;   // of collectives (all must agree)
  std::atomic<uint64_t> statics_inode;  // of the file that the statics were moved onto ...
  std::atomic<int32_t> statics_fd;      // ... and its descriptor; -1: it is the job file
  std::atomic<uint64_t> exchange;       // number in the name of its socket for GPU memory; 0: none yet
  std::atomic<uint64_t> cores_given;    // hash_of_cores() that the launcher chose unasked; 0: none
  std::atomic<uint64_t> gpu;            // hash of the address of the GPU that it has bound
};

/// Why the job ends and with which exit status. One word: whoever sees a cause sees its status. The first one
/// stays.
class ExitRecord {
 public:
  /// `pe`: -1 for the launcher.
  void set(EndCause cause, int status, int pe) {
    uint64_t none = 0;
    word_.compare_exchange_strong(none, static_cast<uint64_t>(cause) << 56 |
                                            static_cast<uint64_t>(pe + 1) << 32 |
                                            static_cast<uint32_t>(status));
  }
  EndCause cause() const { return static_cast<EndCause>(word_.load() >> 56); }
  /// Who has ended the job.
  int pe() const { return static_cast<int>(word_.load() >> 32 & 0xffffff) - 1; }
  int status() const { return static_cast<int>(static_cast<uint32_t>(word_.load())); }

 private:
  std::atomic<uint64_t> word_;
};

/// Where a PE lives.
struct Peer {
  int32_t host;
  int32_t slot;  // which of the regions of that host is its own
};

/// What the PEs of one host do, as another host must hear it. Numbers of PEs are -1 where there is none;
/// times are by how long ago, since hosts have clocks of their own.
struct HostReport {
  int32_t left;           // exited without shmem_finalize, the first of several by left_after
  int32_t in_collective;  // waits in one without a deadline, the last of several by entered_most
  int32_t stuck;          // waits for a word, a lock or the wire, without a deadline
  int32_t slowest;        // has entered the fewest collectives of the world
  uint64_t left_after;    // collectives of the world that `left` had entered
  uint64_t entered_most;  // collectives of the world that `in_collective` has entered
  uint64_t entered;       // collectives of the world that `slowest` has entered
  uint64_t settled_ns;    // for so long nobody has left or begun to wait
  uint64_t looked_ns;     // so long ago at most each PE that waits has looked
  uint64_t all_wait;      // every PE that has not left yet waits, and does nothing beside
  char left_name[96];     // words for messages, each ends with 0
  char waits_doing[192];  // of in_collective
  char stuck_doing[192];
  char slowest_doing[192];
};

/// What the wires of other hosts need to reach a PE. The PE writes it on the board of its host; whoever
/// watches the boards carries it to the others.
struct Card {
  static constexpr size_t kMost = 1008;
  std::atomic<uint64_t> life;  // of which this is the address, see PeEntry; written last
  uint64_t bytes;
  char address[kMost];

  void write(std::string_view words, uint64_t of_life) {
    bytes = words.copy(address, kMost);
    life.store(of_life, std::memory_order_release);  // pairs with the acquire of is_of
  }
  bool is_of(uint64_t that_life) const { return life.load(std::memory_order_acquire) == that_life; }
  std::string_view words() const { return {address, std::min<size_t>(bytes, kMost)}; }
};

/// One for each host of the job, on every board: who it is, and what it has said.
struct alignas(512) HostEntry {
  char name[64];         // ends with 0
  int32_t launcher_pid;  // with the two below: its job file, if the host is virtual; 0: another machine
  int32_t fd;
  uint64_t inode;
  Seqlock<HostReport> report;
  Traffic traffic;  // of the PEs of this board's host with those of that one
};

struct alignas(512) BoardHeader {
  uint64_t magic;
  uint32_t version;
  uint32_t n_pes;        // of the whole job
  uint64_t board_bytes;  // bytes before the first region; a multiple of 2 MiB
  uint64_t stride;       // bytes of a region; a power of two
  uint64_t window;       // address wanted for the regions in every PE; 0: the library's own choice
  int32_t launcher_pid;
  uint32_t cores;       // cores the job may use on this host; fewer than its PEs: waits yield at once
  uint64_t heap_limit;  // most bytes of heap a PE may use, from SHMEM_SYMMETRIC_SIZE and the memory there is
  std::atomic<uint32_t> abort;  // nonzero: every wait ends the process; written after `exit`
  ExitRecord exit;
  uint32_t near_pes;  // PEs of this host: as many entries and regions
  uint32_t host;      // number of this host
  uint32_t n_hosts;
  uint32_t widest;       // most PEs that one host of the job has
  uint32_t machine_pes;  // PEs that share this machine's memory: all of the virtual hosts
  uint64_t number;       // of the job, the same on all hosts: messages prove by it that they belong there
  uint32_t outlives;     // nonzero: the job goes on without PEs that a signal has ended
  std::atomic<uint64_t> next_roll;  // when a PE that waits looks at all of this host again; relaxed
};

/// The board of a host: the header, then what the functions below find.
struct Board {
  BoardHeader header;

  static constexpr size_t bytes_for(uint32_t near_pes, uint32_t n_hosts, uint32_t n_pes) {
    return cards_offset(near_pes, n_hosts, n_pes) + (n_hosts > 1 ? size_t{n_pes} * sizeof(Card) : 0);
  }

  /// The line of the PE with that slot.
  PeEntry& entry(int slot) { return at<PeEntry>(sizeof(BoardHeader))[slot]; }
  HostEntry& host(int number) { return at<HostEntry>(hosts_offset(header.near_pes))[number]; }
  /// Where each PE of the job lives.
  Peer* peers() { return at<Peer>(peers_offset(header.near_pes, header.n_hosts)); }
  const Peer* peers() const { return const_cast<Board*>(this)->peers(); }
  /// The state of a PE of another host, as it was told (told_state).
  std::atomic<uint8_t>& reported_state(int pe) {
    return at<std::atomic<uint8_t>>(states_offset(header.near_pes, header.n_hosts, header.n_pes))[pe];
  }
  /// Of any PE of a job on several hosts.
  Card& card(int pe) { return at<Card>(cards_offset(header.near_pes, header.n_hosts, header.n_pes))[pe]; }

 private:
  static constexpr size_t hosts_offset(uint32_t near_pes) {
    return sizeof(BoardHeader) + size_t{near_pes} * sizeof(PeEntry);
  }
  static constexpr size_t peers_offset(uint32_t near_pes, uint32_t n_hosts) {
    return hosts_offset(near_pes) + size_t{n_hosts} * sizeof(HostEntry);
  }
  static constexpr size_t states_offset(uint32_t near_pes, uint32_t n_hosts, uint32_t n_pes) {
    return peers_offset(near_pes, n_hosts) + size_t{n_pes} * sizeof(Peer);
  }
  static constexpr size_t cards_offset(uint32_t near_pes, uint32_t n_hosts, uint32_t n_pes) {
    return round_up(states_offset(near_pes, n_hosts, n_pes) + n_pes, sizeof(Card));
  }
  template <class T>
  T* at(size_t offset) {
    return reinterpret_cast<T*>(reinterpret_cast<char*>(this) + offset);
  }
};

/// Makes this process PE `pe`, which has `slot` on this host. Throws Error if a living program is that PE
/// already.
void claim(Board& board, int pe, int slot);

/// Whether the process of a PE of this host has gone without shmem_finalize, as far as this process can see.
bool has_died(const PeEntry& entry);

/// Whether the process that started the job exists, as far as this process can see (not from another PID
/// namespace).
bool launcher_is_visible(Board& board);

static_assert(sizeof(std::atomic<uint64_t>) == 8 && std::atomic<uint64_t>::is_always_lock_free);
static_assert(sizeof(BoardHeader) == 512 && sizeof(PeEntry) == 512 && sizeof(Card) == 1024);

}  // namespace isomem
