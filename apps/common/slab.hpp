// SPDX-License-Identifier: Apache-2.0
// Layers (rows, planes) that are distributed in blocks, with a halo on each side: where edges are and where
// they go. For kernels too.
#pragma once

#include "kernels.hpp"
#include "world.hpp"

namespace apps {

enum Side { previous, next };  // where the PE before this one is, and where the one after it
constexpr Side sides[] = {previous, next};

// Of a PE. Its own layers have the numbers 1 .. own here; 0 and own + 1 are halos.
struct Slab {
  size_t begin, own;      // the number of layer 1 among all, and how many
  size_t most;            // of its own, that a PE has
  int before, after;      // the PEs there, or -1
  size_t halo_of_before;  // where the one before has the edge of this one

  APPS_BOTH int pe(Side side) const { return side == previous ? before : after; }
  APPS_BOTH bool has(Side side) const { return pe(side) >= 0; }
  APPS_BOTH size_t edge(Side side) const { return side == previous ? 1 : own; }
  APPS_BOTH size_t halo(Side side) const { return side == previous ? 0 : own + 1; }
  // Of the PE on that side, the halo that gets the edge there.
  APPS_BOTH size_t halo_there(Side side) const { return side == previous ? halo_of_before : 0; }
};

// `ring`: the first layer is next to the last.
inline Slab slab_of(const Job& job, size_t layers, bool ring) {
  const Blocks blocks{layers, static_cast<size_t>(job.pes)};
  const bool has_before = ring || !job.first(), has_after = ring || job.me + 1 < job.pes;
  return {blocks.begin(job.me),
          blocks.size(job.me),
          blocks.largest(),
          has_before ? job.previous() : -1,
          has_after ? job.next() : -1,
          blocks.size(job.previous()) + 1};
}

}  // namespace apps
