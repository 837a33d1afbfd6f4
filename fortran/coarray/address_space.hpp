// SPDX-License-Identifier: Apache-2.0
// Private memory of the images of a host at addresses that no two of them share, whatever they map later: so
// an address of another image's private memory means nothing here, and touching it raises a signal
// (private_pages.hpp).
//
// Each image is given a region of its own, far from its program and its libraries, and keeps all other places
// free that the kernel would choose before it. Its heap (brk) ends where the program of another image begins.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace caf {

/// Addresses.
struct AddressRange {
  uint64_t first;
  uint64_t end;
};

/// Where an image has private memory, in order: what it has mapped, and what its stack may grow to. Ranges
/// that lie near each other may be one.
struct Territory {
  static constexpr size_t kRanges = 12;
  uint64_t n;
  uint64_t heap;  // where it ends
  uint64_t
      top;  // the same of what lies below the stack: the kernel looks for free places from there downwards
  AddressRange ranges[kRanges];
};

/// Of this image. `window`: an address in the memory that all images of the host have at the same place.
/// Empty, if the kernel does not tell.
Territory territory_of(const void* window);

/// Whether an address may be one of private memory in both.
bool overlap(const Territory& a, const Territory& b);

/// Keeps what image `mine` of a host maps from now on apart from the other images there, which do the same at
/// the time. False: it cannot be done, because the size of its address space is limited or it lays out its
/// memory in another way.
bool keep_apart(const std::vector<Territory>& images, size_t mine);

/// Whether all of it is kept free for others: nothing can be read or written there.
bool is_kept_free(const void* at, size_t bytes);
/// Makes it so again.
void keep_free(void* at, size_t bytes);

}  // namespace caf
