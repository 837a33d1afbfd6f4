// SPDX-License-Identifier: Apache-2.0
#include "allocation.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "job.hpp"
#include "memory.hpp"
#include "outcome.hpp"
#include "private_pages.hpp"

namespace caf {

[[gnu::tls_model("initial-exec")]] constinit thread_local Watched watched;

namespace {

thread_local std::vector<void*> made;

void remember(void* memory) {
  made.push_back(memory);
  watched.has_made = true;
}

void forget(void* memory) {
  const auto known = std::find(made.begin(), made.end(), memory);
  if (known != made.end()) made.erase(known);
}

/// Whether it is of the image that a function assigns to.
bool is_of_watched(void* memory) {
  if (!memory || std::find(made.begin(), made.end(), memory) != made.end()) return false;
  return job.to_mine(reinterpret_cast<uintptr_t>(memory), 1, watched.image - 1) || is_foreign(memory);
}

[[noreturn]] void refuse() {
  const int image = watched.image;
  watched.image = 0;
  end_with(words(
      "assignment to a component of image %d: it is not allocated there, or has another shape, and only that "
      "image can allocate it",
      image));
}

}  // namespace

void WatchAllocation::swap_made() { made_.swap(made); }

void WatchAllocation::expect_nothing_made() {
  if (!made.empty()) refuse();
}

}  // namespace caf

extern "C" {

void* __wrap_malloc(size_t bytes) {  // NOLINT(bugprone-reserved-identifier): the linker's name
  void* memory = std::malloc(bytes);
  if (caf::watched.image) caf::remember(memory);
  return memory;
}

void* __wrap_realloc(void* old, size_t bytes) {  // NOLINT(bugprone-reserved-identifier)
  if (!caf::watched.image) return std::realloc(old, bytes);
  if (caf::is_of_watched(old)) caf::refuse();
  caf::forget(old);
  void* memory = std::realloc(old, bytes);
  caf::remember(memory);
  return memory;
}

void __wrap_free(void* memory) {  // NOLINT(bugprone-reserved-identifier)
  if (caf::watched.image) {
    if (caf::is_of_watched(memory)) caf::refuse();
    caf::forget(memory);  // it may not be there: libgfortran allocates, too
  } else if (caf::job.has(memory)) {
    return caf::free_moved(memory);
  }
  std::free(memory);
}

}  // extern "C"
