// SPDX-License-Identifier: Apache-2.0
// Teams and contexts as Python holds them.
#pragma once

#include <memory>
#include <vector>

#include "arguments.hpp"

namespace isomem::python {

/// A team of which this PE is a member.
struct Team {
  shmem_team_t handle = SHMEM_TEAM_INVALID;
  int rank = 0;
  int size = 0;
  bool is_predefined = false;
  unsigned life = 0;  // of which init: finalize destroys teams
  std::shared_ptr<bool> is_destroyed = std::make_shared<bool>(false);  // shared with its contexts
};

/// Keeps objects until finalize: operations that nobody can complete before use their memory.
void abandon(std::vector<nb::object>& objects);

/// A context, and what keeps operands of its pending operations alive. One that is dropped leaves these to
/// abandon().
struct Context {
  shmem_ctx_t handle = SHMEM_CTX_INVALID;
  int size = 0;  // PEs of its team
  unsigned life = 0;
  std::vector<nb::object> pending;
  std::shared_ptr<bool> has_no_team;  // null: of the default context

  ~Context() { abandon(pending); }
};

extern unsigned life;  // counts calls of init that began a life
extern Context& default_context;
extern Team world;

/// The team, world for None; an exception if it has been destroyed.
Team& team_argument(const char* routine, nb::handle team);
Context& check_context(const char* routine, Context& context);

}  // namespace isomem::python
