// SPDX-License-Identifier: Apache-2.0
// What device code knows of the job: one page of device memory at an address that all programs agree on, so
// that kernels need no symbol, no device library and no hook to find it.
//
// The library writes the page, kernels read it (and advance the counts of the teams). It is append-only: a
// field keeps its place and meaning for ever, so kernels compiled with an older header keep working with a
// newer library. `version` says which fields are there.
#pragma once

#include "isomem/team_area.hpp"

/// Where the state page and the device regions of all PEs are mapped, in every process. A program that needs
/// the addresses for something else is compiled with another value, and run with ISOMEM_DEVICE_WINDOW=<same>.
#if !defined(ISOMEM_DEVICE_WINDOW) && defined(__SANITIZE_THREAD__)
#define ISOMEM_DEVICE_WINDOW 0x7ee000000000  // ThreadSanitizer kills a process that maps elsewhere
#elif !defined(ISOMEM_DEVICE_WINDOW)
#define ISOMEM_DEVICE_WINDOW 0x300000000000
#endif

namespace isomem {

/// The state page lies at the start of the window; the region of PE p follows at (p + 1) * kDeviceStride. So
/// the address of an object is enough to find everybody's copy of it. Jobs with more PEs than the window has
/// room for have shorter regions, in front of the window, and kernels read where they are. So have jobs on
/// several hosts, whose regions are those of the PEs of this host, by their slots.
#if defined(__SANITIZE_THREAD__)
inline constexpr uint64_t kDeviceWindowBytes = uint64_t{1} << 37;
inline constexpr unsigned kDeviceShift = 33;
#else
inline constexpr uint64_t kDeviceWindowBytes = uint64_t{1} << 43;
inline constexpr unsigned kDeviceShift = 38;
#endif
inline constexpr uint64_t kDeviceStride = uint64_t{1} << kDeviceShift;

inline constexpr uint64_t kDeviceStateMagic = 0x326d656d6f736924;  // "$isomem2"
inline constexpr uint32_t kDeviceStateVersion = 7;  // 2: several hosts; 3: more teams; 4 to 7: far PEs

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

/// Where the copies of near PEs are: the one in slot s has its own at start + (s - my slot) * stride.
struct NearMemory {
  uint64_t region;       // start of this PE's device region
  uint64_t stride;       // a power of two
  uint64_t host_region;  // start of this PE's host region, as the CPU has it; 0: kernels cannot reach it
  uint64_t host_stride;
  uint64_t host_bytes;  // bytes of each host region that kernels can reach
};

/// The page. Addresses are device addresses. Only the teams' counts, wait_taken and the counts of the ring
/// change while kernels run.
struct DeviceState {
  uint64_t magic;
  uint32_t version;
  uint32_t bytes;  // sizeof(DeviceState) of the library that wrote it
  int32_t me;
  int32_t n_pes;
  uint32_t wait_taken;  // nonzero: some thread uses the DeviceWait
  uint32_t reserved;
  NearMemory one_host;    // of a job on one host, where a PE's number is its slot; else 0, so that a kernel
                          // of version 1, which knows no other job, reaches nothing and says so
  uint64_t abort;         // address of the abort word, a uint32_t in host memory: nonzero ends every wait
  uint64_t wait;          // address of a DeviceWait in host memory
  uint64_t ring;          // address of an OpRing in host memory, see ring.hpp; 0: none
  uint64_t ring_tickets;  // operations that kernels have put on it
  uint64_t exit_request;  // address of a uint64_t in host memory: a kernel asks to end the job with this
                          // status + 1
  DeviceTeam team[kPageTeams];
  // since version 2
  uint64_t slots;   // 0 on one host; else address of an int32_t for each PE: its slot on this host, -1: far
  uint64_t slot;    // of this PE
  NearMemory near;  // of every job
  // since version 3
  uint64_t
      more_teams;  // the DeviceTeam of each slot from kPageTeams on is at this address + slot * sizeof ...
  uint64_t end_of_slots;  // ... and there are slots below this
  // since version 4
  uint64_t ring_seen;      // see RingView; also written by kernels
  uint64_t ring_complete;  // likewise
  // since version 5
  uint64_t ring_looks;  // likewise
  uint64_t ring_asks;   // likewise
  // since version 6
  uint32_t ring_waiters;  // likewise
};

/// The wait after which a kernel shows it.
inline constexpr uint64_t kShowWaitNs = 1000000000;

}  // namespace isomem
