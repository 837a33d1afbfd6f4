// SPDX-License-Identifier: Apache-2.0
// Private memory of another image of this host, at its own addresses in this process, while a function of the
// program follows pointers into it (gfortran 15 and later). It comes page by page when the function touches
// it, and what the function has changed goes back when it is done. Only where nothing else is at these
// addresses: see Direct::all.
#pragma once

namespace caf {

/// Makes what PE `pe` has at `there` appear here; called when it has been touched in vain. False: it has
/// nothing there, or this process has something else. Zeros, if the process has been killed.
bool bring_page(int pe, const void* there);

/// What this thread does with other images.
struct Visit {
  int image = 0;           // that a function of the program accesses an object of
  bool has_pages = false;  // of private memory there
};
[[gnu::tls_model("initial-exec")]] extern constinit thread_local Visit visit;

/// Writes back what has been changed and takes the pages away. True if some were of a killed process.
[[gnu::cold]] bool return_private_pages();
[[gnu::cold]] bool are_private_pages_lost();

/// Whether nothing of this process is at `at`.
bool is_foreign(const void* at);

}  // namespace caf
