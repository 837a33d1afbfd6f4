// SPDX-License-Identifier: Apache-2.0
// The system calls are made as such: libnuma would be one more thing to install, for three of them.
#include "memory/numa.hpp"

#include <linux/mempolicy.h>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

#include "core/files.hpp"
#include "core/sizes.hpp"

namespace isomem {

namespace {

constexpr unsigned kWordBits = 8 * sizeof(unsigned long);

/// The CPUs of a node as sysfs writes them, "0-3,8": calls f(first, last) for each range.
template <class F>
void each_range(const std::string& list, F&& f) {
  const char* at = list.c_str();
  while (*at >= '0' && *at <= '9') {
    char* end = nullptr;
    const unsigned long first = std::strtoul(at, &end, 10);
    const unsigned long last = *end == '-' ? std::strtoul(end + 1, &end, 10) : first;
    f(first, last);
    at = *end == ',' ? end + 1 : end;
  }
}

}  // namespace

Numa::Numa() {
  // the size counts bits and one more
  if (syscall(SYS_get_mempolicy, nullptr, allowed_.bits, kMaxNodes + 1, nullptr, MPOL_F_MEMS_ALLOWED) != 0)
    allowed_ = {};
}

int Numa::nodes() const {
  int n = 0;
  for (const unsigned long word : allowed_.bits) n += __builtin_popcountl(word);
  return n;
}

/// -1: not known, or the node has no memory of its own.
int Numa::node_here() const {
  unsigned node = 0;
  if (syscall(SYS_getcpu, nullptr, &node, nullptr) != 0 || node >= kMaxNodes) return -1;
  return allowed_.bits[node / kWordBits] >> node % kWordBits & 1 ? static_cast<int>(node) : -1;
}

/// The node of all CPUs that this process may run on; -1: they belong to several, or to a node without
/// memory.
int Numa::bound_to() const {
  const int node = node_here();
  cpu_set_t mine;
  if (node < 0 || sched_getaffinity(0, sizeof(mine), &mine) != 0) return -1;
  int here = 0;
  each_range(contents_of("/sys/devices/system/node/node" + std::to_string(node) + "/cpulist"),
             [&](unsigned long first, unsigned long last) {
               for (unsigned long cpu = first; cpu <= last && cpu < CPU_SETSIZE; ++cpu)
                 here += CPU_ISSET(cpu, &mine) ? 1 : 0;
             });
  return here == CPU_COUNT(&mine) ? node : -1;
}

/// A policy of a shared mapping belongs to the memory, not to the process. What the kernel refuses stays
/// undone.
void Numa::set_policy(void* address, uint64_t bytes, int mode, const Nodes& nodes) {
  const bool is_empty = mode == MPOL_DEFAULT;
  syscall(SYS_mbind, address, bytes, mode, is_empty ? nullptr : nodes.bits, is_empty ? 0 : kMaxNodes + 1,
          is_empty ? 0 : MPOL_MF_MOVE);
}

void Numa::place(void* address, uint64_t bytes, Placement placement) const {
  if (nodes() == 0) return;
  if (placement == Placement::interleaved) return set_policy(address, bytes, MPOL_INTERLEAVE, allowed_);
  const int node = placement == Placement::local   ? node_here()
                   : placement == Placement::usual ? (nodes() > 1 ? bound_to() : -1)
                                                   : -1;
  Nodes one;
  if (node >= 0)
    one.bits[static_cast<unsigned>(node) / kWordBits] = 1ul << static_cast<unsigned>(node) % kWordBits;
  set_policy(address, bytes, node < 0 ? MPOL_DEFAULT : MPOL_PREFERRED, one);
}

}  // namespace isomem
