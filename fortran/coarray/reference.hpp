// SPDX-License-Identifier: Apache-2.0
// Chains of references into objects of other images: components, allocatable ones and pointers among them,
// and sections of arrays. What a descriptor or pointer of the other image says is fetched on the way. What it
// points to lies in the arena of that image, as coarrays and the allocatable components of coarrays do, or in
// other memory of its process, which images of its host can reach.
#pragma once

#include <string>

#include "memory.hpp"
#include "section.hpp"

namespace caf {

struct Target {
  Section section;
  int units = 0;         // dimensions of it that come from scalar subscripts
  std::string missing;   // not empty: what is not allocated on the way
  bool is_lost = false;  // with the process of the other image: then something is missing as well
  int part = 0;          // of the reference: the last component
  ptrdiff_t offset = 0;  // of it in its object
};

/// The last component of a reference, as messages name it: the compiler passes no names.
std::string component_words(const Target& target);

/// What the chain refers to on PE `pe`. Ends the job if it leads to memory that cannot be reached.
Target follow(const Token& token, int pe, const Reference* chain, int type, int kind, Places& places);

/// Gives an allocatable array of this image the shape of `section`, if it has another one.
void reshape(Descriptor& array, const Section& section);

}  // namespace caf
