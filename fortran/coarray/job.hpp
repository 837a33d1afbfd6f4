// SPDX-License-Identifier: Apache-2.0
// The images of a job and the memory that coarrays live in. Image i of the initial team is PE i - 1.
//
// Each image has an arena, one block of the symmetric heap. It hands out memory from it by itself: coarrays,
// locks and the memory of components, so that all of it can be reached by others. An object that all images
// have allocated in the same order lies at the same offset; of others the offsets are exchanged (memory.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

#include "memory/allocator.hpp"

namespace caf {

/// State of an image as others see it, a value of stat=.
using Status = int;

/// What a function of the program may be run for in this process, of another image (gfortran 15 and later).
enum class Direct : uint8_t {
  nothing,     // its memory is not here
  arena_only,  // private memory of both may have the same addresses: what follows no pointers
  all,         // what private memory of it has the address of is not here
};

struct Job {
  int me = 0;  // PE
  int n = 0;
  char* arena = nullptr;
  size_t arena_bytes = 0;
  int spins = 0;         // looks at a word before a wait gives its core away
  bool has_far = false;  // images on other hosts

  bool is_near(int pe) const { return near[pe]; }
  /// Whether an address lies in this image's arena.
  bool has(const void* at) const {
    return static_cast<size_t>(static_cast<const char*>(at) - arena) < arena_bytes;
  }
  /// The copy on PE `pe` of what lies at `mine` here: an address of this process. Of near PEs only.
  template <class T>
  T* copy(T* mine, int pe) const {
    return reinterpret_cast<T*>(reinterpret_cast<uintptr_t>(mine) + distance[pe]);
  }
  /// An address in the process of PE `pe` as one of this PE's arena, for SHMEM calls; null if it lies
  /// outside.
  char* to_mine(uintptr_t theirs, size_t bytes, int pe) const {
    const uintptr_t offset = theirs - base[pe];
    return offset <= arena_bytes && bytes <= arena_bytes - offset ? arena + offset : nullptr;
  }

  std::unique_ptr<bool[]> near;           // by PE: its memory is mapped here
  std::unique_ptr<uintptr_t[]> distance;  // by near PE: from an address of mine to its copy there
  std::unique_ptr<uintptr_t[]> base;      // by PE: its arena in its own process
  std::unique_ptr<Direct[]> direct;       // by PE
};

extern Job job;
extern bool is_started;

/// Starts the library with the first call of any kind: static coarrays are registered before main.
[[gnu::cold]] void start_job();
inline void start() {
  if (!is_started) start_job();
}

/// `bytes` of this image's arena, null if there is no room. Not collective.
char* take_memory(size_t bytes);
/// The same; ends the job if there is no room.
char* need_memory(size_t bytes);
void give_memory(char* memory);

/// What an image has said of itself: 0, kStatStopped or kStatFailed.
Status status_of(int pe);
/// Whether any image has stopped or failed: one load.
bool all_are_active();
/// Whether the memory of an image is lost with its process, which a signal has ended on another host: what
/// has been read there since is zeros.
bool is_lost(int pe);
/// Learns of images that have left without a word: by a signal, and then they have failed, or by exec.
void look_for_those_who_left();
/// Until each image has stopped or failed.
void await_the_end_of_all();
/// Tells all images that this one has stopped or failed.
void publish(Status status);

/// What an image does to one place happens in its order, which SHMEM promises for memory of this host only:
/// to be called before this image puts to PE `pe` or changes a word there without an answer, and before it
/// reads memory there or changes it in another way.
void order_put(int pe);
void order_access(int pe);

/// What this image has put is seen by those that see what it stores next with release.
void release_puts();

/// Changes a word of PE `pe` that only this image changes; for what it has put, see release_puts.
void put_word(uint64_t* word, uint64_t value, int pe);

/// The word of PE `pe` that counts calls of SYNC IMAGES by this image, and the one here for calls by `pe`.
uint64_t* sync_word_at_others();
uint64_t* sync_word_of(int pe);

/// Waits until a word of this image has reached `value`. False if `is_in_vain` said so before, which is asked
/// a thousand times a second at first, later fifty times; after 10 s the wait is explained: "`statement`
/// waits for ...".
template <class InVain, class Awaited>
bool wait_for(uint64_t* word, uint64_t value, const char* statement, InVain&& is_in_vain, Awaited&& awaited);

/// The rest of a wait that has spun.
bool wait_slowly(uint64_t* word, uint64_t value, const char* statement,
                 const std::function<bool()>& is_in_vain, const std::function<std::string()>& awaited);

/// A pause in a loop that looks at memory of others. It grows, makes progress, and ends this process when the
/// job ends; after 10 s the loop is explained.
class Patience {
 public:
  explicit Patience(const char* statement) : statement_(statement) {}
  void pause(const std::function<std::string()>& awaited);

 private:
  void explain(const std::function<std::string()>& awaited);
  const char* statement_;
  int pauses_ = 0;
  double started_ = 0;
  double next_ = 0;
};

/// For a few cycles. Who has just told others something that they tell it at the same time does so before it
/// looks: a line that is looked at is taken from its writer, who then needs it back (0.3 us, not 0.1).
inline void rest() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

/// Looks at a word that others change until it has reached `value`, for as long as a core is not given away.
inline bool spin_for(const uint64_t* word, uint64_t value) {
  for (int i = job.spins; i > 0; --i) {
    // acquire: what they did before comes with it
    if (__atomic_load_n(word, __ATOMIC_ACQUIRE) >= value) return true;
    rest();
  }
  return false;
}

template <class InVain, class Awaited>
bool wait_for(uint64_t* word, uint64_t value, const char* statement, InVain&& is_in_vain, Awaited&& awaited) {
  return spin_for(word, value) || wait_slowly(word, value, statement, is_in_vain, awaited);
}

}  // namespace caf
