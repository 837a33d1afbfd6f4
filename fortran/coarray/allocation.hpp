// SPDX-License-Identifier: Apache-2.0
// What programs call malloc, realloc and free for. They call them by way of this library (ld --wrap), because
// the compiler frees scalar components that MOVE_ALLOC replaces by free(), and because a function of the
// program that assigns to an allocatable component of another image allocates it there, if it has another
// shape: by malloc or realloc, of this process. Only the image that the component is of can do that, so the
// job ends with a message.
#pragma once

#include <vector>

namespace caf {

/// For the time of a function that assigns to `image`; 0: of one that may allocate, within another one.
class WatchAllocation {
 public:
  explicit WatchAllocation(int image);
  /// Ends the job if the function has left anything behind.
  ~WatchAllocation();
  WatchAllocation(const WatchAllocation&) = delete;
  WatchAllocation& operator=(const WatchAllocation&) = delete;

 private:
  int outer_;                // image
  std::vector<void*> made_;  // by the outer function
};

}  // namespace caf
