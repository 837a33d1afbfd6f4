// SPDX-License-Identifier: Apache-2.0
// NUMA nodes of this host and where pages of shared memory lie. Everything here is a wish: where there is one
// node, or a container forbids the calls, nothing happens.
#pragma once

#include <cstdint>

namespace isomem {

enum class Placement : uint8_t {
  usual,  // what the region of a PE has without a wish: local if the PE is bound to a node, else first_touch
  local,  // on the node of the caller; elsewhere when that is full
  interleaved,  // page by page on all nodes in turn
  first_touch,  // each page on the node of the CPU that touches it first
};

class Numa {
 public:
  Numa();

  /// Of these pages of shared memory, for all processes that map them: those that have no memory yet, and
  /// those that only this process has mapped. `address` and `bytes` are multiples of the page size.
  void place(void* address, uint64_t bytes, Placement placement) const;

  /// Nodes that this process may use; 0 where the system does not tell.
  int nodes() const;

 private:
  static constexpr unsigned kMaxNodes = 1024;  // that kernels are built for
  struct Nodes {
    unsigned long bits[kMaxNodes / (8 * sizeof(unsigned long))] = {};
  };
  static void set_policy(void* address, uint64_t bytes, int mode, const Nodes& nodes);

  int node_here() const;
  int bound_to() const;

  Nodes allowed_;
};

}  // namespace isomem
