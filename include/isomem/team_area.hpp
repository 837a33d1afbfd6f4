// SPDX-License-Identifier: Apache-2.0
// A team as groups of threads use it: its record, and the symmetric words by which its members synchronise
// and send each other LL lines (coll_session.hpp). Device code has the record in the state page
// (device/state.hpp), tests with CPU threads as a group in ordinary memory.
#pragma once

#include "isomem/config.hpp"

namespace isomem {

/// The numbers of teams are below this. How many a job can have at a time, the memory for their words
/// decides.
inline constexpr int kMostSlots = 1 << 16;
/// Teams whose records every version of the state page has, the predefined ones among them.
inline constexpr int kPageTeams = 32;
/// Independent flags of a team: block b of a multi-block collective waits only for block b of its peers.
inline constexpr int kLanes = 160;

/// Half an LL line: a value and the number of the message it belongs to, written and read as one 8-byte word,
/// so that whoever sees the number has the value.
struct LlWord {
  uint32_t value;
  uint32_t number;
};
/// A line of the LL protocol, as in NCCL: a payload of 8 bytes that needs no flag, fence or second message.
struct alignas(16) LlLine {
  LlWord half[2];
};

/// Room for messages of LL lines: `ring` messages of up to `lines` lines from every member. A sender may be
/// that many collectives ahead of a receiver, see coll_session.hpp; short messages have a place of their own,
/// so that a series of small broadcasts goes on for long.
struct MessageKind {
  uint32_t lines;
  uint32_t ring;
};
inline constexpr MessageKind kShortMessages{64, 32};
inline constexpr MessageKind kMiddleMessages{512, 8};
inline constexpr uint32_t kLongRing = 4;  // their lines: DeviceTeam::lines

/// The area of a team that has members on other hosts. It is no address, and its copies are nowhere: a kernel
/// that begins a collective there ends the job with words.
inline constexpr uint64_t kFarTeam = 64;

/// How a team is divided that has as many members on each of several hosts, more than one. The place of a
/// member counts those of its host before it; a rail is the members that have the same place.
struct TeamRails {
  int32_t near;  // slot of the record of the members on this host; 0: the team is not so
  int32_t place;
  int32_t places;
  int32_t host;
  int32_t hosts;
  int32_t step;  // from the rank of a member to that of the next one of its rail: `places` or 1; 0: neither

  ISOMEM_HD bool has_ranks() const { return near != 0 && step != 0; }
  ISOMEM_HD int rank(int of_host, int of_place) const {
    return step == 1 ? of_place * hosts + of_host : of_host * places + of_place;
  }
  ISOMEM_HD int place_of(int rank) const { return step == 1 ? rank / hosts : rank % places; }
  ISOMEM_HD int host_of(int rank) const { return step == 1 ? rank % hosts : rank / places; }
};

/// A team as kernels see it. The words lie in the region of each member (see TeamArea); the counts are the
/// same on all members between two collectives.
struct alignas(128) DeviceTeam {
  uint64_t area;  // address of this PE's TeamArea of the team, 0: no such team, or not a member; kFarTeam
  int32_t me;     // rank in the team
  int32_t n_pes;
  int32_t start;  // member i is PE start + i * stride ...
  int32_t stride;
  uint32_t lines;        // lines of a long message
  uint32_t blocks_done;  // of the multi-block collective that runs now
  uint64_t sequence;     // collectives completed
  uint64_t last_full;    // the last of them in which every member heard of every other
  uint64_t members;      // ... or, if not 0, member i is the i-th int32_t at this address
  uint64_t slots;        // if not 0, the i-th int32_t at this address is member i's slot on this host
  uint64_t staging;      // of a team with members on other hosts: address of its SmallStaging, 0: none
  TeamRails rails;       // likewise
  uint64_t reserved[4];
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
    const uint32_t place = static_cast<uint32_t>(number) & (room.ring - 1);  // a power of two
    const uint64_t slot = place * static_cast<uint64_t>(n_pes) + static_cast<uint64_t>(from);
    return kind_offset(n_pes, kind) + slot * room.lines * sizeof(LlLine);
  }
  ISOMEM_HD static uint64_t bytes_for(int n_pes, uint32_t long_lines) {
    return message_offset(n_pes, long_lines, 2, kLongRing - 1, n_pes);
  }

 private:
  /// Where the messages of a kind begin.
  ISOMEM_HD static uint64_t kind_offset(int n_pes, int kind) {
    const uint64_t pes = static_cast<uint64_t>(n_pes);
    uint64_t offset = (flag_offset(n_pes, kLanes, 0) + 1023) / 1024 * 1024;
    if (kind > 0) offset += pes * kShortMessages.ring * kShortMessages.lines * sizeof(LlLine);
    if (kind > 1) offset += pes * kMiddleMessages.ring * kMiddleMessages.lines * sizeof(LlLine);
    return offset;
  }
};

/// A DeviceTeam as one collective sees it. Its members are the slots that their memory has on this host: the
/// numbers of the PEs in a job on one host.
struct TeamView {
  uint64_t area;
  uint64_t members;
  int32_t me;
  int32_t n_pes;
  int32_t start;
  int32_t stride;
  uint32_t lines;
  uint64_t number;  // of this collective
  uint64_t last_full;
};

}  // namespace isomem
