// SPDX-License-Identifier: Apache-2.0
// What device code knows of the job: one page of device memory at an address that all programs agree on, so
// that kernels need no symbol, no device library and no hook to find it.
//
// The library writes the page, kernels read it (and advance the counts of the teams). It is append-only: a
// field keeps its place and meaning for ever, so kernels compiled with an older header keep working with a
// newer library. `version` says which fields are there.
#pragma once

#include "isomem/config.hpp"

/// Where the state page and the device regions of all PEs are mapped, in every process. A program that needs
/// the addresses for something else is compiled with another value, and run with ISOMEM_DEVICE_WINDOW=<same>.
#ifndef ISOMEM_DEVICE_WINDOW
#define ISOMEM_DEVICE_WINDOW 0x300000000000
#endif

namespace isomem {

inline constexpr uint64_t kDeviceStateMagic = 0x326d656d6f736924;  // "$isomem2"
inline constexpr uint32_t kDeviceStateVersion = 1;

/// Teams a job can have at a time, the predefined ones among them.
inline constexpr int kMaxTeams = 32;
/// Independent flags of a team: block b of a multi-block collective waits only for block b of its peers.
inline constexpr int kLanes = 160;

/// Half a line: a value and the number of the message it belongs to, written and read as one 8-byte word, so
/// that whoever sees the number has the value.
struct HalfLine {
  uint32_t value;
  uint32_t number;
};
/// 8 bytes of payload that need no flag, fence or second message.
struct alignas(16) Line {
  HalfLine half[2];
};

/// Messages of lines for which there is room: a sender may be that many collectives ahead of a receiver, see
/// round.hpp. Short messages have a place of their own, so that a series of small broadcasts goes on for
/// long.
inline constexpr uint32_t kLongRing = 4;
inline constexpr uint32_t kShortRing = 32;
inline constexpr uint32_t kShortLines = 64;

/// A team as kernels see it. The words lie in the region of each member (see TeamArea); the counts are the
/// same on all members between two collectives.
struct alignas(128) DeviceTeam {
  uint64_t area;  // address of this PE's TeamArea of the team, 0: no such team, or not a member
  int32_t me;     // rank in the team
  int32_t n_pes;
  int32_t start;  // member i is PE start + i * stride ...
  int32_t stride;
  uint32_t lines;        // lines of a long message
  uint32_t blocks_done;  // of the multi-block collective that runs now
  uint64_t sequence;     // collectives completed
  uint64_t last_full;    // the last of them in which every member heard of every other
  uint64_t members;      // ... or, if not 0, member i is the i-th int32_t at this address
  uint64_t reserved[9];
};
static_assert(sizeof(DeviceTeam) == 128, "part of the state page: append only, in the reserved words");

/// The symmetric words of a team, zero at first: flags, then the short and the long messages from every
/// member.
struct TeamArea {
  /// Flag of member `from` in `lane`.
  ISOMEM_HD static uint64_t flag_offset(int n_pes, int lane, int from) {
    return (static_cast<uint64_t>(lane) * static_cast<uint64_t>(n_pes) + static_cast<uint64_t>(from)) * 8;
  }
  ISOMEM_HD static uint64_t short_offset(int n_pes, uint64_t slot) {
    const uint64_t start = (flag_offset(n_pes, kLanes, 0) + 1023) / 1024 * 1024;
    return start + slot * kShortLines * sizeof(Line);
  }
  ISOMEM_HD static uint64_t long_offset(int n_pes, uint32_t lines, uint64_t slot) {
    return short_offset(n_pes, static_cast<uint64_t>(n_pes) * kShortRing) + slot * lines * sizeof(Line);
  }
  /// First line of the message `number` from member `from`.
  ISOMEM_HD static uint64_t message_offset(int n_pes, uint32_t lines, bool is_short, uint64_t number,
                                           int from) {
    const uint64_t slot = (number % (is_short ? kShortRing : kLongRing)) * static_cast<uint64_t>(n_pes) +
                          static_cast<uint64_t>(from);
    return is_short ? short_offset(n_pes, slot) : long_offset(n_pes, lines, slot);
  }
  ISOMEM_HD static uint64_t bytes_for(int n_pes, uint32_t lines) {
    return long_offset(n_pes, lines, static_cast<uint64_t>(n_pes) * kLongRing);
  }
};

/// What a waiting kernel shows to the host once a wait is slow; the host explains it and ends the job.
/// Written by one kernel thread at a time (`taken`), read by the library's watchdog.
struct DeviceWait {
  /// No wait: `address`, passed for PE `wants`, is memory that kernels cannot reach. The job ends.
  static constexpr uint32_t kUnreachable = 0xfffffffd;

  uint32_t taken;      // nonzero: some thread uses this record
  uint32_t published;  // nonzero: the fields below are valid
  uint32_t compare;    // a Cmp; Wait::kCollective for a wait for other PEs; kUnreachable
  uint32_t is_signed;
  uint64_t address;  // of the word, 0 for none
  uint64_t wants;
  uint64_t has;
  uint64_t waited_ns;
  uint32_t block, thread;
  char routine[48];  // ends with 0
};
static_assert(sizeof(DeviceWait) == 104);

/// A DeviceTeam as one collective sees it.
struct TeamView {
  uint64_t area;
  uint64_t members;
  int32_t me;
  int32_t n_pes;
  int32_t start;
  int32_t stride;
  uint32_t lines;
  uint64_t sequence;
  uint64_t last_full;
};

/// The page. Addresses are device addresses. Only the teams' counts and ring_tickets change while kernels
/// run.
struct DeviceState {
  uint64_t magic;
  uint32_t version;
  uint32_t bytes;  // sizeof(DeviceState) of the library that wrote it
  int32_t me;
  int32_t n_pes;
  uint64_t reserved;
  uint64_t region;       // start of this PE's device region; PE q's is region + (q - me) * stride
  uint64_t stride;       // a power of two
  uint64_t host_region;  // start of this PE's host region, as the CPU has it; 0: kernels cannot reach it
  uint64_t host_stride;
  uint64_t host_bytes;    // bytes of each host region that kernels can reach
  uint64_t abort;         // address of the abort word, a uint32_t in host memory: nonzero ends every wait
  uint64_t wait;          // address of a DeviceWait in host memory
  uint64_t ring;          // address of an OpRing in host memory, see ring.hpp; 0: none
  uint64_t ring_tickets;  // operations that kernels have put on it
  uint64_t exit_request;  // address of a uint64_t in host memory: a kernel asks to end the job with this
                          // status + 1
  DeviceTeam team[kMaxTeams];
};

/// Longest time between two looks at the abort word, and the wait after which a kernel shows it.
inline constexpr uint64_t kAbortLookNs = 1000000;
inline constexpr uint64_t kShowWaitNs = 1000000000;

}  // namespace isomem
