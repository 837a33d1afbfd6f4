// SPDX-License-Identifier: Apache-2.0
// How long a step of an application takes on so many PEs, from what a machine can do. Seconds, bytes.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

namespace tool {

struct Link {
  double latency;    // from the call to the moment a waiting PE sees it
  double bandwidth;  // bytes a second, in one direction
};

struct Machine {
  double rate;      // of one PE: bytes of memory a second (jacobi, stencil), operations a second (matmul)
  double overhead;  // of a step, whatever its size: what one PE pays alone
  Link near;        // between PEs of a node
  Link far;         // between nodes; the bandwidth is that of a node
  double per_node;  // PEs
  // Of memory (jacobi, stencil): what fits into the cache of a PE is computed at another rate, and the PEs of
  // a node together have no more than `shared`.
  double cache = 0;
  double cache_rate = 0;
  double shared = std::numeric_limits<double>::infinity();
};

enum class Application { jacobi, matmul, stencil };
enum class Sync { overlap, signal, barrier };

struct Step {
  double compute;
  double communication;
  double total;
};

/// Bytes of memory a second of one of `pes`, each of which holds `held` bytes.
inline double memory_rate(const Machine& machine, double pes, double held) {
  if (held <= machine.cache) return machine.cache_rate;
  return std::min(machine.rate, machine.shared / std::min(pes, machine.per_node));
}

/// A barrier of `pes`: rounds within a node, then between nodes.
inline double barrier_time(const Machine& machine, double pes) {
  const double inside = std::min(pes, machine.per_node);
  return machine.near.latency * std::ceil(std::log2(inside)) +
         machine.far.latency * std::ceil(std::log2(std::max(1.0, pes / machine.per_node)));
}

/// Communication hides behind computation (overlap), follows it (signal), or is followed by a barrier as
/// well.
inline Step joined(const Machine& machine, Sync sync, double pes, double compute, double communication) {
  if (sync == Sync::barrier && pes > 1) communication += barrier_time(machine, pes);
  const double both = sync == Sync::overlap ? std::max(compute, communication) : compute + communication;
  return {compute, communication, machine.overhead + both};
}

/// The time to send `bytes` to a neighbour, where `crossing` of the PEs of a node share its link to others.
inline double message_time(const Machine& machine, double pes, double bytes, double crossing) {
  if (pes <= 1) return 0;
  const double near = machine.near.latency + bytes / machine.near.bandwidth;
  if (pes <= machine.per_node) return near;
  return std::max(near, machine.far.latency + bytes * crossing / machine.far.bandwidth);
}

/// Rows of n floats, n rows in all, in strips: read and written once; a row to each neighbour.
inline Step jacobi_step(const Machine& machine, Sync sync, double n, double rows, double pes) {
  const double bytes = 2 * 4 * n * std::ceil(rows / pes);
  const double compute = bytes / memory_rate(machine, pes, bytes);
  return joined(machine, sync, pes, compute, message_time(machine, pes, 4 * n, 2));
}

/// height x width floats in blocks of a grid as square as can be: edges to four neighbours.
inline Step stencil_step(const Machine& machine, Sync sync, double side, double pes) {
  const double block = side / std::sqrt(pes);
  const double bytes = 2 * 4 * block * block;
  const double compute = bytes / memory_rate(machine, pes, bytes);
  // Two edges of a PE go out in each dimension; of a node's square of PEs those of its rim leave the node.
  const double rim = 4 * std::sqrt(std::min(pes, machine.per_node));
  const double edges = pes > 1 ? 4 * 4 * block / machine.near.bandwidth : 0;
  const double crossing = message_time(machine, pes, 4 * block, rim);
  return joined(machine, sync, pes, compute, std::max(crossing, pes > 1 ? machine.near.latency + edges : 0));
}

/// The product of two n x n matrices of doubles on a ring: as many steps as PEs, in each a block of columns
/// moves on.
inline Step matmul_time(const Machine& machine, Sync sync, double n, double pes) {
  const double compute = 2 * n * n * n / pes / pes / machine.rate;
  Step step = joined(machine, sync, pes, compute, message_time(machine, pes, 8 * n * n / pes, 1));
  return {step.compute * pes, step.communication * pes, step.total * pes};
}

/// n of the whole problem. `size`: that of one PE's where `weak`, as much memory for every PE.
inline double whole_size(double size, double pes, bool weak) { return weak ? size * std::sqrt(pes) : size; }

/// What the application needs for each PE, or else refuses to run.
inline const char* need_of(Application application) {
  if (application == Application::jacobi) return "a row for each, besides the two outer ones";
  if (application == Application::stencil) return "a point for each in a grid of PEs";
  return "a column for each";
}

/// Whether it has that for so many.
inline bool possible(Application application, double size, double pes, bool weak) {
  const double n = std::floor(whole_size(size, pes, weak));
  if (application == Application::jacobi) return n - 2 >= pes;
  if (application == Application::matmul) return n >= pes;
  // The longer side of the squarest grid.
  double down = std::floor(std::sqrt(pes));
  while (std::fmod(pes, down) != 0) down--;
  return n >= pes / down;
}

/// `size`: n of one PE's problem where `weak`, of the whole one otherwise.
inline Step predicted(Application application, const Machine& machine, Sync sync, double size, double pes,
                      bool weak) {
  const double grown = whole_size(size, pes, weak);
  if (application == Application::jacobi) return jacobi_step(machine, sync, grown, grown, pes);
  if (application == Application::stencil) return stencil_step(machine, sync, grown, pes);
  return matmul_time(machine, sync, grown, pes);
}

}  // namespace tool
