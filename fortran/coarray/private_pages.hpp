// SPDX-License-Identifier: Apache-2.0
// Private memory of another image of this host, at its own addresses in this process, while a function of the
// program follows pointers into it (gfortran 15 and later). It comes page by page when the function touches
// it, and what the function has changed goes back when it is done. Only where nothing else is at these
// addresses: see Direct::all. While there are pages of one thread, no other one of this image runs a function
// on another image: it would see them, and lose what it changes.
#pragma once

#include <atomic>

namespace caf {

/// Makes what PE `pe` has at `there` appear here; called when it has been touched in vain. False: it has
/// nothing there, or this process has something else. Zeros, if the process has been killed.
bool bring_page(int pe, const void* there);

/// What a thread does with other images.
struct Visit {
  std::atomic<int> image{0};  // that a function of the program accesses an object of
  bool has_pages = false;     // of private memory there
  bool is_known = false;      // to the other threads
  bool is_home = false;       // carries out what others call: brings no pages, and meets none
  Visit* next = nullptr;
};
[[gnu::tls_model("initial-exec")]] extern constinit thread_local Visit visit;

/// Whether a thread has pages.
extern std::atomic<bool> pages_are_out;
/// The rest of the begin of a visit to `image`, where a thread may have pages or this one is new: waits.
[[gnu::cold]] void enter(int image);

/// Writes back what has been changed and takes the pages away. True if some were of a killed process.
[[gnu::cold]] bool return_private_pages();
[[gnu::cold]] bool are_private_pages_lost();

/// Whether nothing of this process is at `at`.
bool is_foreign(const void* at);

}  // namespace caf
