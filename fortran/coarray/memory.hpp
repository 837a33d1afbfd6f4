// SPDX-License-Identifier: Apache-2.0
// Coarrays and what else images allocate for each other. A token stands for one of them in all calls of the
// compiler.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "gfortran.hpp"
#include "job.hpp"
#include "outcome.hpp"

namespace caf {

class Team;

/// What stands for memory in calls of the compiler.
struct Handle {
  char* memory = nullptr;  // of this image; null: a component that is not allocated
  size_t bytes = 0;
  Registration kind = static_coarray;
};

struct Token : Handle {
  size_t element_bytes = 0;          // of what is not a component
  int8_t type = 0;                   // as well
  Descriptor* descriptor = nullptr;  // of the program, of what is not static; old after MOVE_ALLOC
  Token** variable = nullptr;        // where the program keeps this token; old after MOVE_ALLOC
  std::vector<Dimension> bounds;     // of what is not static
  Team* team = nullptr;              // that has allocated it
  /// By PE: the copy there as an address of this image's arena. Empty: all at the same offset.
  std::vector<char*> elsewhere;
  /// Of events: by element, the posts that this image has waited for. Empty: none.
  mutable std::vector<uint64_t> taken;

  /// An address for SHMEM calls about the copy on PE `pe`.
  char* at(int pe) const { return elsewhere.empty() ? memory : elsewhere[static_cast<size_t>(pe)]; }
};

/// Words of 8 bytes: the owner of a lock (PE + 1, or 0), the posts of an event.
inline constexpr size_t kWord = 8;

/// Allocates for all images of the current team. `collective`: false before main, where all images make the
/// same calls in the same order. Null if there is no room on an image, or one has stopped or failed: the
/// outcome has been told. `variable`: where the program keeps the token.
Token* allocate(size_t bytes, Registration kind, Token** variable, Descriptor* descriptor, bool collective,
                const Outcome& outcome);
/// The bounds of what has been allocated since: the program sets them behind that, and before it
/// synchronises.
void note_bounds();

/// A token for a component, kept at `variable`; no memory yet. `descriptor`: of the component, or a copy.
Token* make_component(Token** variable, Descriptor* descriptor);
/// False for a token that has been released: of one in the memory of a program, nothing else may be asked
/// before.
bool is_token(Token* token);
bool is_component_without_memory(Token* token);
/// Memory for it, by this image alone. False if there is no room.
bool allocate_component(Token& token, size_t bytes);
void free_component(Token& token);
/// The same of one that MOVE_ALLOC has moved, or that it replaces: the compiler frees scalar components by
/// free().
void free_moved(void* memory);

/// Frees the memory here, without a synchronisation; that of components in it as well.
void release(Token* token);

/// Frees what was allocated in a team that ends here. The program sees that it is not allocated any more;
/// what MOVE_ALLOC has moved to a variable that is not known stays, as if the parent had allocated it.
void release_all_of(Team& team);

}  // namespace caf
