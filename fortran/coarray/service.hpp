// SPDX-License-Identifier: Apache-2.0
// Calls of functions on other images: a thread of each of them carries them out. So it is for images of other
// hosts, and on one host where pointers may be ambiguous (Direct::arena_only). An image has one call under
// way, and its thread another one: to the image whose call it carries out, for what the function reads there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "gfortran.hpp"

namespace caf {

struct Request {
  enum Kind : int { get, put, presence, rest };
  Kind kind;
  int hash;
  int caller;  // PE
  bool is_array;
  bool has_descriptor;
  bool by_reference;
  bool has_object_letters;
  bool has_letters;
  uint64_t object;  // addresses there, and of the values aside here
  uint64_t aside;
  uint64_t aside_bytes;
  uint64_t
      bytes;  // of the value: what follows the values aside in a put, what is wanted of a scalar in a get
  size_t object_letters;
  size_t letters;
  Descriptor descriptor;  // of the object
  Descriptor array;       // of the value
};

struct Answer {
  int result;
  size_t bytes;
  size_t letters;
  Descriptor array;
  std::unique_ptr<char[]> data;
};

/// Room for the calls of others, at the same place on all images; before they can call.
void make_mailbox();
/// Starts the thread, if there is a mailbox and the program has functions.
void serve();
void stop_serving();

/// False: the image is gone.
bool call_far(int pe, const char* statement, const Request& request, const void* aside, const void* value,
              Answer& answer);

}  // namespace caf
