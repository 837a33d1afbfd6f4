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

/// The state page lies at the start of the window; the region of PE p follows at (p + 1) * kDeviceStride. So
/// the address of an object is enough to find everybody's copy of it. Jobs with more PEs than the window has
/// room for have shorter regions, in front of the window, and kernels read where they are.
inline constexpr uint64_t kDeviceWindowBytes = uint64_t{1} << 43;
inline constexpr unsigned kDeviceShift = 38;
inline constexpr uint64_t kDeviceStride = uint64_t{1} << kDeviceShift;

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

/// Room for messages of lines: `ring` messages of up to `lines` lines from every member. A sender may be that
/// many collectives ahead of a receiver, see round.hpp; short messages have a place of their own, so that a
/// series of small broadcasts goes on for long.
struct MessageKind {
  uint32_t lines;
  uint32_t ring;
};
inline constexpr MessageKind kShortMessages{64, 32};
inline constexpr MessageKind kMiddleMessages{512, 8};
inline constexpr uint32_t kLongRing = 4;  // their lines: DeviceTeam::lines

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

/// The symmetric words of a team, zero at first: flags, then the short, middle and long messages from every
/// member.
class TeamArea {
 public:
  /// Flag of member `from` in `lane`.
  ISOMEM_HD static uint64_t flag_offset(int n_pes, int lane, int from) {
    return (static_cast<uint64_t>(lane) * static_cast<uint64_t>(n_pes) + static_cast<uint64_t>(from)) * 8;
  }
  /// The kind of messages of up to `lines` lines, by its number: 0 short, 1 middle, 2 long.
  ISOMEM_HD static int kind_for(size_t lines) {
    return lines <= kShortMessages.lines ? 0 : lines <= kMiddleMessages.lines ? 1 : 2;
  }
  ISOMEM_HD static MessageKind kind_of(int kind, uint32_t long_lines) {
    return kind == 0 ? kShortMessages : kind == 1 ? kMiddleMessages : MessageKind{long_lines, kLongRing};
  }
  /// First line of the message `number` from member `from`.
  ISOMEM_HD static uint64_t message_offset(int n_pes, uint32_t long_lines, int kind, uint64_t number,
                                           int from) {
    const MessageKind room = kind_of(kind, long_lines);
    const uint64_t slot = (number % room.ring) * static_cast<uint64_t>(n_pes) + static_cast<uint64_t>(from);
    return kind_offset(n_pes, kind) + slot * room.lines * sizeof(Line);
  }
  ISOMEM_HD static uint64_t bytes_for(int n_pes, uint32_t long_lines) {
    return message_offset(n_pes, long_lines, 2, kLongRing - 1, n_pes);
  }

 private:
  /// Where the messages of a kind begin.
  ISOMEM_HD static uint64_t kind_offset(int n_pes, int kind) {
    const uint64_t pes = static_cast<uint64_t>(n_pes);
    uint64_t offset = (flag_offset(n_pes, kLanes, 0) + 1023) / 1024 * 1024;
    if (kind > 0) offset += pes * kShortMessages.ring * kShortMessages.lines * sizeof(Line);
    if (kind > 1) offset += pes * kMiddleMessages.ring * kMiddleMessages.lines * sizeof(Line);
    return offset;
  }
};

/// What a waiting kernel shows to the host once a wait is slow; the host explains it and ends the job.
/// Written by one kernel thread at a time (DeviceState::wait_taken), read by the library's watchdog.
struct DeviceWait {
  /// No wait: `address`, passed for PE `wants`, is memory that kernels cannot reach. The job ends.
  static constexpr uint32_t kUnreachable = 0xfffffffd;
  static constexpr uint32_t kWire = 0xfffffffe;        // for a CPU thread to complete an operation
  static constexpr uint32_t kCollective = 0xffffffff;  // for other PEs to call the same

  uint32_t reserved;
  uint32_t published;  // nonzero: the fields below are valid
  uint32_t compare;    // a Cmp, or one of the above
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

/// The page. Addresses are device addresses. Only the teams' counts, wait_taken and ring_tickets change while
/// kernels run.
struct DeviceState {
  uint64_t magic;
  uint32_t version;
  uint32_t bytes;  // sizeof(DeviceState) of the library that wrote it
  int32_t me;
  int32_t n_pes;
  uint32_t wait_taken;  // nonzero: some thread uses the DeviceWait
  uint32_t reserved;
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

/// The wait after which a kernel shows it.
inline constexpr uint64_t kShowWaitNs = 1000000000;

}  // namespace isomem
