// SPDX-License-Identifier: Apache-2.0
// Put and get on a stream of the user: copies by the copy engine and writes by the stream itself, in the
// order of the stream, captured by CUDA graphs like any other copy.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "api/nvshmem_on_stream.hpp"

namespace isomem::nv::on_stream {

/// A contiguous transfer, out to PE `pe` or in from there, in bytes. `alignment` is that of an element.
struct Transfer {
  bool out;
  void* dest;
  const void* source;
  size_t bytes;
  size_t alignment;
  int pe;
};
void transfer(const char* routine, const Transfer& t, cudaStream_t stream);

/// `n` elements of `t.bytes` bytes, the steps in elements.
void transfer_strided(const char* routine, const Transfer& t, ptrdiff_t dest_step, ptrdiff_t source_step,
                      size_t n, cudaStream_t stream);

/// One word of 1, 2, 4 or 8 bytes whose value is taken now.
void put_word(const char* routine, void* dest, uint64_t bits, size_t width, int pe, cudaStream_t stream);

/// Returns when the value is there.
void get_word(const char* routine, void* value, const void* source, size_t width, int pe,
              cudaStream_t stream);

template <class T>
void put(const char* routine, T* dest, const T* source, size_t nelems, int pe, cudaStream_t stream) {
  transfer(routine, {true, dest, source, nelems * sizeof(T), alignof(T), pe}, stream);
}
template <class T>
void put_nbi(const char* routine, T* dest, const T* source, size_t nelems, int pe, cudaStream_t stream) {
  put(routine, dest, source, nelems, pe, stream);
}
template <class T>
void get(const char* routine, T* dest, const T* source, size_t nelems, int pe, cudaStream_t stream) {
  transfer(routine, {false, dest, source, nelems * sizeof(T), alignof(T), pe}, stream);
}
template <class T>
void get_nbi(const char* routine, T* dest, const T* source, size_t nelems, int pe, cudaStream_t stream) {
  get(routine, dest, source, nelems, pe, stream);
}
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
  put(routine, dest, source, nelems, pe, stream);
  signal_op(routine, sig_addr, signal, sig_op, pe, stream);
}
template <class T>
void put_signal_nbi(const char* routine, T* dest, const T* source, size_t nelems, uint64_t* sig_addr,
                    uint64_t signal, int sig_op, int pe, cudaStream_t stream) {
  put_signal(routine, dest, source, nelems, sig_addr, signal, sig_op, pe, stream);
}

}  // namespace isomem::nv::on_stream
