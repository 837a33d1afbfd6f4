// SPDX-License-Identifier: Apache-2.0
// What an engine is: the few things on which every algorithm of isomem is built. HostEngine
// (src/runtime/host_engine.hpp) models it for a thread of a CPU program, a device engine for a thread, warp
// or block of a GPU.
//
//   int   me(), n_pes()             this PE and how many there are
//   bool  kReachesAll               a constant: reach is never null
//   T*    reach(T* p, int pe)       direct pointer to that PE's copy of a symmetric object, or null
//   T*    home(T* p, int pe)        the same, null also if atomics of this kind of agent (CPU or GPU) on that
//                                   word would not be atomic with those of the others
//   void  copy(dest, source, n)     copies by load and store; all members of the group together
//   void  copy_in(dest, source, n)  the same from another PE's memory, as it is now
//
//   void  copy_blocks(dest, dest_step, source, source_step, block, n)
//                                   n blocks, steps in bytes (CPU threads only)
//
//   T     load(p), store(p, v)      one word, whole, without order
//   T     load_flag(p)              load of a word that carries order; a fence_acquire follows if the value
//   is
//                                   used (an engine may acquire here and make that fence nothing)
//   T     amo(Amo, p, operand, cmp) read-modify-write of one word, returns the old value, without order
//
//   void  fence_release(flag)       all that happened here before is seen by whoever reads a later value of
//   flag
//
//   void  fence_acquire(flag)       ... and has executed this after reading it
//
//   void  full_fence()              also keeps later loads behind earlier stores
//
//   void  issue(const Op&)          hands over an operation out of reach; it follows the stores made before
//
//   void  fetch(const Op&)          the same, and returns when its local result is there
//
//   void  drain()                   returns when all issued operations are complete at their targets
//
//   void  order()                   later issued operations follow the earlier ones, target by target
//
//   void  order_to(pe)              the same for one target (CPU threads only)
//
//   void  wait_for(site, ready)     the one wait loop: returns when ready() is true
//
//   void* scratch(bytes)            memory of this thread until its next call of scratch
//
//   limits(), chose(const Choice&)  what collectives choose their algorithm by, and who is told (choose.hpp;
//                                   CPU threads only)
//
// An engine of a group (device/engine.cuh, tests/unit/thread_groups.hpp) has more: see coll_session.hpp.
//
// The flag is named at each fence because gcc's ThreadSanitizer does not understand bare fences: it is told
// which word carries the order.
#pragma once

#include "isomem/config.hpp"
#include "isomem/op.hpp"
#include "isomem/team_area.hpp"

namespace isomem {

/// What a wait waits for; read by whoever explains it.
struct WaitSite {
  enum class For : uint8_t { word, team, lock, wire };

  const char* routine;  // as the user called it
  For what;
  const void* address = nullptr;  // of the word, the lock, or any word of the team or the active set
  Cmp cmp = Cmp::eq;
  uint64_t wants = 0;      // sign-extended
  size_t width = 8;        // bytes of the word
  bool is_signed = false;  // the word is
};

/// A wait for the end of an operation on memory of a PE (-1: of no certain one).
ISOMEM_HD WaitSite wire_site(const char* operation, int pe) {
  return WaitSite{operation, WaitSite::For::wire, nullptr, Cmp::eq, static_cast<uint64_t>(pe)};
}

/// A wait for `*word cmp wanted`.
template <class T>
ISOMEM_HD WaitSite word_site(const char* routine, const T* word, Cmp cmp, T wanted) {
  return WaitSite{routine,
                  WaitSite::For::word,
                  word,
                  cmp,
                  static_cast<uint64_t>(wanted),
                  sizeof(T),
                  (static_cast<T>(-1) < static_cast<T>(1))};
}

/// What a collective needs at its end or when it waits for long.
class Aside {
 public:
  Aside() = default;
  ISOMEM_HD Aside(const char* routine, DeviceTeam& team) : routine_(routine), team_(&team) {}
  ISOMEM_HD const char* routine() const { return routine_; }
  ISOMEM_HD DeviceTeam& team() const { return *team_; }

 private:
  const char* routine_;
  DeviceTeam* team_;
};

/// A number that a loop looks at as it was before.
struct SameAgain {
  uint32_t value;

  ISOMEM_HD explicit SameAgain(uint32_t number) : value(number) {}
  ISOMEM_HD void renew(const LlLine*) {}
};

}  // namespace isomem
