// SPDX-License-Identifier: Apache-2.0
// Atomics of CPU threads on device words. The home of such a word is the GPU, so a GPU carries them out.
#include <cuda/atomic>

#include "isomem/op.hpp"

namespace {

template <class T>
__device__ T carry_out(isomem::Amo amo, T* word, T operand, T compare) {
  const auto system = cuda::std::memory_order_seq_cst;
  cuda::atomic_ref<T, cuda::thread_scope_system> ref(*word);
  switch (amo) {
    case isomem::Amo::set:
      return ref.exchange(operand, system);
    case isomem::Amo::fetch:
      return ref.load(system);
    case isomem::Amo::add:
      return ref.fetch_add(operand, system);
    case isomem::Amo::bit_and:
      return ref.fetch_and(operand, system);
    case isomem::Amo::bit_or:
      return ref.fetch_or(operand, system);
    case isomem::Amo::bit_xor:
      return ref.fetch_xor(operand, system);
    case isomem::Amo::compare_swap:
      ref.compare_exchange_strong(compare, operand, system);
      return compare;
  }
  return T{0};
}

}  // namespace

/// One thread. The old value goes to `*result`, in host memory.
extern "C" __global__ void isomem_atomic(int amo, int width, void* word, uint64_t operand, uint64_t compare,
                                         uint64_t* result) {
  const auto what = static_cast<isomem::Amo>(amo);
  if (width == 8) {
    *result = carry_out(what, static_cast<uint64_t*>(word), operand, compare);
  } else {
    *result = carry_out(what, static_cast<uint32_t*>(word), static_cast<uint32_t>(operand),
                        static_cast<uint32_t>(compare));
  }
  __threadfence_system();
}
