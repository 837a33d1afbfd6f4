// SPDX-License-Identifier: Apache-2.0
#include "allocation.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "job.hpp"
#include "memory.hpp"
#include "outcome.hpp"

namespace caf {

namespace {

[[gnu::tls_model("initial-exec")]] thread_local int watched_image = 0;
thread_local std::vector<void*> made;
[[gnu::tls_model("initial-exec")]] thread_local bool has_made = false;

void remember(void* memory) {
  made.push_back(memory);
  has_made = true;
}

void forget(void* memory) {
  const auto known = std::find(made.begin(), made.end(), memory);
  if (known != made.end()) made.erase(known);
}

/// Whether it is in the arena of the image that a function assigns to.
bool is_of_watched(void* memory) {
  return job.to_mine(reinterpret_cast<uintptr_t>(memory), 1, watched_image - 1) != nullptr;
}

[[noreturn]] void refuse() {
  const int image = watched_image;
  watched_image = 0;
  end_with(words(
      "assignment to a component of image %d: it is not allocated there, or has another shape, and only that "
      "image can allocate it",
      image));
}

}  // namespace

WatchAllocation::WatchAllocation(int image) : outer_(watched_image) {
  watched_image = image;
  if (outer_) made_.swap(made);
}

WatchAllocation::~WatchAllocation() {
  if (watched_image && has_made && !made.empty()) refuse();
  watched_image = outer_;
  if (outer_) made.swap(made_);
}

}  // namespace caf

extern "C" {

void* __wrap_malloc(size_t bytes) {  // NOLINT(bugprone-reserved-identifier): the linker's name
  void* memory = std::malloc(bytes);
  if (caf::watched_image) caf::remember(memory);
  return memory;
}

void* __wrap_realloc(void* old, size_t bytes) {  // NOLINT(bugprone-reserved-identifier)
  if (!caf::watched_image) return std::realloc(old, bytes);
  if (caf::is_of_watched(old)) caf::refuse();
  caf::forget(old);
  void* memory = std::realloc(old, bytes);
  caf::remember(memory);
  return memory;
}

void __wrap_free(void* memory) {  // NOLINT(bugprone-reserved-identifier)
  if (caf::watched_image) {
    if (caf::is_of_watched(memory)) caf::refuse();
    caf::forget(memory);  // it may not be there: libgfortran allocates, too
  } else if (caf::job.has(memory)) {
    return caf::free_moved(memory);
  }
  std::free(memory);
}

}  // extern "C"
