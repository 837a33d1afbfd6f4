// SPDX-License-Identifier: Apache-2.0
// The one record for every remote operation that cannot be done by load and store.
//
// The host builds it and gives it to a channel; a GPU thread will push it on a ring and the proxy gives it to
// the same channel. Types end at the API: width and kind are enough here.
#pragma once

#include "isomem/config.hpp"

namespace isomem {

enum class Verb : uint8_t {
  put,          // bytes from local to remote
  get,          // bytes from remote to local
  put_signal,   // put, then the signal word, in that order
  amo,          // read-modify-write of one word, no result
  amo_fetch,    // the same, the old value goes to local
  put_strided,  // blocks on a grid, see strided.hpp
  get_strided,
};

enum class Amo : uint8_t { set, fetch, add, bit_and, bit_or, bit_xor, compare_swap };

/// Comparisons of wait and test. The values are those of SHMEM_CMP_*.
enum class Cmp : int32_t { eq = 0, ne = 1, gt = 2, le = 3, lt = 4, ge = 5 };

/// 64 bytes in four quarters of 16. Bit 0 of `phase`, and the top bit of the first word of the other quarters
/// (addresses leave it free), are reserved for a phase bit, so that a GPU's four 16-byte stores over PCIe can
/// be seen to be whole.
struct alignas(64) Op {
  uint8_t phase = 0;
  Verb verb = Verb::put;
  Amo amo = Amo::set;
  uint8_t width = 0;  // of an atomic, bytes: 4 or 8
  int32_t pe = 0;
  uint64_t remote = 0;  // symmetric address, as the calling PE knows it

  uint64_t local = 0;  // source, destination, or where the fetched value goes
  union {
    uint64_t bytes = 0;  // put, get
    uint64_t operand;    // atomic
  };

  uint64_t signal = 0;  // symmetric address of the signal word
  union {
    uint64_t signal_value = 0;  // put_signal
    uint64_t compare;           // compare_swap
  };

  uint64_t strided = 0;     // address of a Strided, read when the operation is posted
  uint32_t blocking = 0;    // nonzero: the source may be reused as soon as the operation is posted
  uint32_t signal_add = 0;  // nonzero: the signal value is added, not set
};

static_assert(sizeof(Op) == 64, "an Op is one cache line");
#if !defined(__CUDACC_RTC__)  // it has no offsetof
static_assert(__builtin_offsetof(Op, local) == 16 && __builtin_offsetof(Op, signal) == 32 &&
                  __builtin_offsetof(Op, strided) == 48,
              "the quarters of an Op");
#endif

/// Whether `has` satisfies the comparison with `wants`.
template <class T>
ISOMEM_HD bool compare(Cmp cmp, T has, T wants) {
  switch (cmp) {
    case Cmp::eq:
      return has == wants;
    case Cmp::ne:
      return has != wants;
    case Cmp::gt:
      return has > wants;
    case Cmp::le:
      return has <= wants;
    case Cmp::lt:
      return has < wants;
    case Cmp::ge:
      return has >= wants;
  }
  return false;
}

}  // namespace isomem
