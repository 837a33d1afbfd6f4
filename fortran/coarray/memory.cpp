// SPDX-License-Identifier: Apache-2.0
#include "memory.hpp"

#include <algorithm>
#include <cstring>
#include <map>
#include <unordered_set>

#include "team.hpp"

namespace caf {

namespace {

/// All there are: the compiler copies objects with the tokens of components in them, so that one may be old.
std::unordered_set<Token*> tokens;

/// Coarrays whose bounds are not known yet.
std::vector<Token*> without_bounds;

/// Tokens of components by where they are kept: those within an object are freed with it.
std::map<Token**, Token*> components;

bool is_data(Registration kind) { return kind == static_coarray || kind == allocated_coarray; }

struct Block {
  uint64_t bytes;
  uint64_t offset;
  bool is_there;
};

/// Tells the others where this image has its copy and learns where they have theirs.
void exchange(Token& token, Team& team, const Outcome& outcome) {
  Status status = 0;
  const Block mine{token.bytes, static_cast<uint64_t>(token.memory ? token.memory - job.arena : 0),
                   token.memory != nullptr};
  const std::vector<Block> blocks = team.gather(mine, "ALLOCATE", status);
  bool same = true;
  for (int member = 0; member < team.size(); ++member) {
    const Block& block = blocks[static_cast<size_t>(member)];
    if (!team.is_present(member)) continue;
    if (block.bytes != mine.bytes) {
      end_with(words(
          "ALLOCATE: a coarray has %zu bytes here but %zu on image %d: its bounds and lengths must be the "
          "same on all images",
          token.bytes, static_cast<size_t>(block.bytes), member + 1));
    }
    if (!block.is_there) {
      if (token.memory) give_memory(token.memory);
      token.memory = nullptr;
      return outcome.fail(kStatError, words("ALLOCATE: no room for a coarray of %zu bytes on image %d: raise "
                                            "SHMEM_SYMMETRIC_SIZE or run fewer images",
                                            token.bytes, member + 1));
    }
    same = same && block.offset == mine.offset;
  }
  if (!same) {
    token.elsewhere.assign(static_cast<size_t>(job.n), nullptr);
    for (int member = 0; member < team.size(); ++member)
      token.elsewhere[static_cast<size_t>(team.pe(member))] =
          job.arena + blocks[static_cast<size_t>(member)].offset;
  }
  if (!status) return;
  give_memory(token.memory);
  token.memory = nullptr;
  outcome.fail(status, "ALLOCATE: " + team.words_of(status));
}

}  // namespace

Token* allocate(size_t bytes, Registration kind, Token** variable, Descriptor* descriptor, bool collective,
                const Outcome& outcome) {
  auto* token = new Token;
  token->bytes = is_data(kind) ? bytes : bytes * kWord * (kind == critical_section ? 3 : 1);
  token->kind = kind;
  token->descriptor = descriptor;
  token->variable = variable;
  token->memory = take_memory(token->bytes);
  if (token->memory && !is_data(kind)) std::memset(token->memory, 0, token->bytes);
  Team& team = current_team();
  outcome.succeed();
  if (collective) {
    exchange(*token, team, outcome);
  } else if (!token->memory) {
    end_with(
        words("no room for a coarray of %zu bytes: raise SHMEM_SYMMETRIC_SIZE or run fewer images", bytes));
  }
  if (!token->memory) {
    delete token;
    return nullptr;
  }
  tokens.insert(token);
  if (descriptor) without_bounds.push_back(token);
  token->team = &team;
  team.coarrays.push_back(token);
  return token;
}

void note_bounds() {
  for (Token* token : without_bounds) {
    token->bounds.assign(token->descriptor->dim, token->descriptor->dim + token->descriptor->rank);
    token->element_bytes = token->descriptor->element_bytes;
    token->type = token->descriptor->type;
  }
  without_bounds.clear();
}

namespace {

/// Whether the program still keeps it where it was allocated. MOVE_ALLOC leaves the token there, not the
/// address.
bool is_in_place(const Token& token) {
  return *token.variable == &token && (!token.descriptor || token.descriptor->base == token.memory);
}

/// The same of a component of `object`. Of a scalar one only the token's place is known: its address is in
/// the same element of the object.
bool is_in_place(const Token& component, const Token& object) {
  if (component.descriptor || !component.memory) return is_in_place(component);
  auto* const variable = reinterpret_cast<char*>(component.variable);
  const size_t element = object.element_bytes ? object.element_bytes : object.bytes;
  const size_t before = std::min(element, static_cast<size_t>(variable - object.memory)) / sizeof(char*);
  const size_t behind =
      std::min(element, static_cast<size_t>(object.memory + object.bytes - variable)) / sizeof(char*);
  char* const* const first = reinterpret_cast<char**>(variable) - before;
  return *component.variable == &component &&
         std::find(first, first + before + behind, component.memory) != first + before + behind;
}

/// What its components have is freed as well, but for what has been moved elsewhere.
void free_memory(Token& token) {
  if (!token.memory) return;
  auto* const end = reinterpret_cast<Token**>(token.memory + token.bytes);
  for (;;) {
    const auto inner = components.lower_bound(reinterpret_cast<Token**>(token.memory));
    if (inner == components.end() || inner->first >= end) break;
    Token* const component = inner->second;
    components.erase(inner);
    if (is_in_place(*component, token)) {
      release(component);
    } else {
      component->variable = nullptr;
    }
  }
  give_memory(token.memory);
  token.memory = nullptr;
}

}  // namespace

void release(Token* token) {
  if (token->team) {
    auto& list = token->team->coarrays;
    list.erase(std::find(list.begin(), list.end(), token));
  }
  free_memory(*token);
  without_bounds.erase(std::remove(without_bounds.begin(), without_bounds.end(), token),
                       without_bounds.end());
  const auto known = components.find(token->variable);
  if (known != components.end() && known->second == token) components.erase(known);
  tokens.erase(token);
  delete token;
}

void release_all_of(Team& team) {
  for (Token* token : std::vector<Token*>(team.coarrays)) {
    if (token->descriptor && !is_in_place(*token)) {
      token->team = team.parent();
      team.parent()->coarrays.push_back(token);
      continue;
    }
    if (token->descriptor) token->descriptor->base = nullptr;
    release(token);
  }
  team.coarrays.clear();
}

Token* make_component(Token** variable, Descriptor* descriptor) {
  auto* token = new Token;
  token->kind = component_token;
  token->variable = variable;
  if (job.has(descriptor)) token->descriptor = descriptor;
  tokens.insert(token);
  components[variable] = token;
  return token;
}

bool is_token(Token* token) { return tokens.count(token) != 0; }

bool is_component_without_memory(Token* token) {
  return is_token(token) && token->kind == component_token && !token->memory;
}

bool allocate_component(Token& token, size_t bytes) {
  token.bytes = bytes;
  token.memory = take_memory(bytes);
  return token.memory != nullptr;
}

void free_component(Token& token) { free_memory(token); }

void free_moved(void* memory) {
  const auto owner =
      std::find_if(tokens.begin(), tokens.end(), [&](Token* token) { return token->memory == memory; });
  if (owner == tokens.end() || (*owner)->kind != component_token)
    end_with(words("the program frees memory of a coarray, at %p, that is none of a component", memory));
  Token* const token = *owner;
  free_memory(*token);
  if (token->variable) return;
  tokens.erase(owner);  // of an object that is gone
  delete token;
}

}  // namespace caf
