// SPDX-License-Identifier: Apache-2.0
// What programs call malloc, realloc and free for. They call them by way of this library (ld --wrap), because
// the compiler frees scalar components that MOVE_ALLOC replaces by free(), and because a function of the
// program that assigns to an allocatable component of another image allocates it there, if it has another
// shape: by malloc or realloc, of this process. Only the image that the component is of can do that, so the
// job ends with a message.
#pragma once

#include <utility>
#include <vector>

namespace caf {

/// What a function of this thread assigns to, or 0, and whether one has allocated anything.
struct Watched {
  int image = 0;
  bool has_made = false;
};
[[gnu::tls_model("initial-exec")]] extern constinit thread_local Watched watched;

/// For the time of a function that assigns to `image`; 0: of one that may allocate, within another one.
class WatchAllocation {
 public:
  explicit WatchAllocation(int image) : outer_(std::exchange(watched.image, image)) {
    if (outer_) [[unlikely]]
      swap_made();
  }
  /// Ends the job if the function has left anything behind.
  ~WatchAllocation() {
    if (watched.image && watched.has_made) [[unlikely]]
      expect_nothing_made();
    watched.image = outer_;
    if (outer_) [[unlikely]]
      swap_made();
  }
  WatchAllocation(const WatchAllocation&) = delete;
  WatchAllocation& operator=(const WatchAllocation&) = delete;

 private:
  [[gnu::cold]] void swap_made();
  [[gnu::cold]] static void expect_nothing_made();
  int outer_;                // image
  std::vector<void*> made_;  // by the outer function
};

}  // namespace caf
