// SPDX-License-Identifier: Apache-2.0
// Jobs that another launcher has started (mpirun, srun, prterun, hydra): what says so, and how their
// processes find each other. By PMIx or PMI-1 rank 0 tells the others where it holds a meeting (meeting.hpp).
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "job/ranks.hpp"

namespace isomem {

/// What says that another launcher has started other processes together with this one ("NAME=value"), empty
/// if nothing does; and how many there are in all, 0 if unknown.
struct Launch {
  int size = 0;
  std::string variable;
};
Launch foreign_launch();

/// The place of this process among those that its launcher has started, as that tells itself, and a way to
/// bring a few bytes of rank 0 to all.
struct Launched {
  int rank = 0;
  int size = 1;
  std::string name;  // for messages: "mpirun (PMIx)"
  std::function<void(void* bytes, size_t n)> share;
};

/// By PMIx, with the library that the process has or finds; by PMI-1, as MPICH's launcher and srun --mpi=pmi2
/// speak it. Empty where the launcher does not offer it; throws Error where it does and it fails.
std::optional<Launched> launched_by_pmix();
std::optional<Launched> launched_by_pmi();

/// The one of them that the launcher offers.
std::optional<Launched> launched();

/// Collective over what the launcher has started. Throws Error.
JobMember join_launched(const Launched& launch);

}  // namespace isomem
