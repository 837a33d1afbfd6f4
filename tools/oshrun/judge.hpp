// SPDX-License-Identifier: Apache-2.0
// Why a job cannot go on, seen from where all of its PEs are seen.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

#include "job/relay.hpp"

namespace oshrun {

/// A PE as its launcher sees it.
struct PeView {
  int pe = 0;
  pid_t pid = 0;
  isomem::PeState state = isomem::PeState::unborn;
  bool is_gone = false;  // ended with status 0, some time ago
  bool waits = false;    // for others to enter a collective
};

struct Abandoned {
  PeView gone;
  PeView waiter;
};

/// A process that is gone never enters shmem_init or shmem_finalize, in which the others wait for it. Of
/// other waits the PEs judge.
std::optional<Abandoned> abandoned(const std::vector<PeView>& pes);

/// `name`: of the PE that is gone; `waiter`: what the other one does, after its name.
std::string words_of(const Abandoned& found, const std::string& name, const std::string& waiter);

/// What a host's agent sees, as it is sent.
struct HostView {
  isomem::HostNews news;
  std::vector<PeView> pes;
};
std::string packed(const HostView& view);
/// Throws isomem::Error.
HostView unpacked_view(std::string_view bytes);

}  // namespace oshrun
