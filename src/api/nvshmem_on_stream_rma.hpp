// SPDX-License-Identifier: Apache-2.0
// Put and get on a stream of the user: copies by the copy engine and writes by the stream itself, in the
// order of the stream, captured by CUDA graphs like any other copy.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "api/checks.hpp"
#include "api/guard.hpp"
#include "api/nvshmem_on_stream.hpp"
#include "cuda/device.hpp"
#include "isomem/rma.hpp"

namespace isomem::api::nvshmem::on_stream {

/// The engine of a stream: its commands follow each other, so there is nothing to order or to wait for. What
/// concerns PEs of other hosts is a kernel that leaves it to a CPU and waits.
class StreamEngine {
 public:
  static constexpr bool kReachesAll = false;
  StreamEngine(Device& device, cudaStream_t stream) : device_(device), stream_(stream) {}

  template <class T>
  T* reach(T* p, int pe) const {
    return static_cast<T*>(device_.translate(p, pe));
  }
  void issue(const Op& op) const { hand_over(op, nullptr, 0); }
  void fetch(const Op& op) const { hand_over(op, nullptr, 0); }
  /// `data` goes along with the operation.
  void hand_over(const Op& op, const void* data, size_t bytes) const;
  void copy(void* dest, const void* source, size_t n) const { device_.copy_on(stream_, dest, source, n); }
  void copy_in(void* dest, const void* source, size_t n) const { copy(dest, source, n); }
  void fence_release(const void*) const {}

 private:
  Device& device_;
  cudaStream_t stream_;
};

/// Contiguous elements, moved as `Rma` says (isomem/rma.hpp).
template <class Rma, class T>
void transfer(const char* routine, T* dest, const T* source, size_t nelems, int pe, cudaStream_t stream) {
  api::guarded(routine, [&](Runtime& rt) {
    StreamEngine e(Device::current(routine), stream);
    if (nelems == 0) return;
    const uint64_t bytes = api::bytes_of(routine, nelems, sizeof(T));
    api::check_pe(rt.n_pes(), routine, pe);
    api::check_symmetric(rt, routine, Rma::out ? "dest" : "source", Rma::out ? dest : source, bytes,
                         alignof(T));
    Rma::run(e, dest, source, bytes, pe, true);
  });
}

/// Elements of `bytes` bytes and their alignment, out to PE `pe` or in from there.
struct StridedTransfer {
  bool out;
  void* dest;
  const void* source;
  size_t bytes;
  size_t alignment;
  int pe;
};
/// `n` of them, the steps in elements.
void transfer_strided(const char* routine, const StridedTransfer& t, ptrdiff_t dest_step,
                      ptrdiff_t source_step, size_t n, cudaStream_t stream);

/// One word of 1, 2, 4 or 8 bytes whose value is taken now.
void put_word(const char* routine, void* dest, uint64_t bits, size_t width, int pe, cudaStream_t stream);

/// Returns when the value is there.
void get_word(const char* routine, void* value, const void* source, size_t width, int pe,
              cudaStream_t stream);

template <class T>
void iput(const char* routine, T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
          cudaStream_t stream) {
  transfer_strided(routine, {true, dest, source, sizeof(T), alignof(T), pe}, dst, sst, nelems, stream);
}
template <class T>
void iget(const char* routine, T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
          cudaStream_t stream) {
  transfer_strided(routine, {false, dest, source, sizeof(T), alignof(T), pe}, dst, sst, nelems, stream);
}
template <class T>
void p(const char* routine, T* dest, T value, int pe, cudaStream_t stream) {
  uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof(T));
  put_word(routine, dest, bits, sizeof(T), pe, stream);
}
template <class T>
T g(const char* routine, const T* source, int pe, cudaStream_t stream) {
  T value;
  get_word(routine, &value, source, sizeof(T), pe, stream);
  return value;
}

/// The signal follows the payload: both are in the stream.
template <class T>
void put_signal(const char* routine, T* dest, const T* source, size_t nelems, uint64_t* sig_addr,
                uint64_t signal, int sig_op, int pe, cudaStream_t stream) {
  transfer<Put>(routine, dest, source, nelems, pe, stream);
  signal_op(routine, sig_addr, signal, sig_op, pe, stream);
}
template <class T>
void put_signal_nbi(const char* routine, T* dest, const T* source, size_t nelems, uint64_t* sig_addr,
                    uint64_t signal, int sig_op, int pe, cudaStream_t stream) {
  put_signal(routine, dest, source, nelems, sig_addr, signal, sig_op, pe, stream);
}

}  // namespace isomem::api::nvshmem::on_stream
