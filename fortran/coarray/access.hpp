// SPDX-License-Identifier: Apache-2.0
// Access to other images by functions of the program: gfortran 15 and later make one for each statement. It
// runs here, if that image is on this host, whose heaps have the same addresses in all processes, and what it
// meets of private memory there is brought (private_pages.hpp). Else it runs on that image (service.hpp): of
// images of other hosts, and where pointers to private memory may mean something here as well.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "memory.hpp"
#include "outcome.hpp"

namespace caf {

/// What a function is given beside a value: the numbers of subscripts and the like. A vector of subscripts
/// may be left where it is: then the function reads it with an access of its own, to `data` by this token.
struct Aside : Handle {
  Aside(void* values, size_t n, int from, uint64_t there);
  int pe;           // where it is
  uint64_t remote;  // its address there
};

/// One access to an object of another image.
struct Access {
  const char* statement;
  int function;
  int pe;
  Handle* token;             // an Aside or a Token
  const Descriptor* object;  // as it is here; null: the function takes an address
  const size_t* letters;     // of an object of characters, or null
  void* data;                // see Aside
  size_t data_bytes;
};

/// A value on its way: a scalar at `at`, or an array.
struct Value {
  void* at = nullptr;
  size_t bytes = 0;           // of a scalar, or of a letter
  size_t* letters = nullptr;  // null: no characters
  Descriptor* array = nullptr;
  bool may_allocate = false;
  /// Memory of what read has fetched: of scalars without a place, and of the array.
  std::unique_ptr<char[]> fetched;
};

/// Whether accesses are functions of the program at all: with gfortran 15 and later.
extern const bool runs_functions;

/// The program names its functions by numbers, which are the same on all images; index: of this image.
void register_function(int hash, void (*function)());
int index_of_function(int hash);
int hash_of_function(int index);
bool has_functions();

/// False: the outcome has told of what is not allocated, or of an image that has been killed.
bool read(const Access& access, Value& value, const Outcome& outcome);
/// Without an effect if the image has been killed.
void write(const Access& access, const Value& value, const Outcome& outcome);
/// `by_reference`: the function takes the address of a scalar object's address.
bool is_present(const Access& access, bool by_reference);

// --- where the object is
// ---------------------------------------------------------------------------------------

/// A call of a function. `object`: an address, or that of a descriptor.
struct Call {
  int function;
  int image;  // that the object is of, for messages
  void* object;
  size_t* letters;
  Aside aside;
};
/// `buffer`: a descriptor, or where the address of a scalar goes. True: the function has allocated its
/// memory.
bool call_getter(Call& call, void* buffer, size_t* letters);
/// The value of a scalar that a getter has found, which a pointer may lead to.
void copy_found(int image, void* to, const void* from, size_t bytes);
void call_receiver(Call& call, const void* buffer, size_t* letters);
bool call_presence(Call& call);

/// Bytes of an array without holes.
size_t bytes_of(const Descriptor& array);
/// `array` with its elements, without holes, at `base`.
Descriptor packed(const Descriptor& array, char* base);

}  // namespace caf
