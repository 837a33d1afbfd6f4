// SPDX-License-Identifier: Apache-2.0
// What the library tells the kernels of a file that includes this: whether the job is on one host. They read
// it from a constant (device/words.cuh), which only the CUDA runtime that the file was linked with can find.
// A file that comes after nvshmem_init, or is not linked with the library, is not told, and its kernels ask
// the state page.
#ifndef ISOMEM_NVSHMEM_KERNELS_CUH
#define ISOMEM_NVSHMEM_KERNELS_CUH

#include <isomem/device/words.cuh>

extern "C" __attribute__((weak, visibility("default"))) void isomem_kernels_of_file(
    void (*tell)(unsigned, cudaStream_t), int present);

namespace isomem_host {
namespace {

/// On a stream of the library, of the context that is current. A failure leaves the value as it is, 0 or
/// right.
inline void tell_kernels(unsigned on_one_host, cudaStream_t stream) {
  if (cudaMemcpyToSymbolAsync(isomem::device::on_one_host, &on_one_host, sizeof(on_one_host), 0,
                              cudaMemcpyHostToDevice, stream) != cudaSuccess)
    (void)cudaGetLastError();
}

/// From when the file is loaded until it is unloaded.
struct KernelsOfFile {
  KernelsOfFile() {
    if (isomem_kernels_of_file) isomem_kernels_of_file(&tell_kernels, 1);
  }
  ~KernelsOfFile() {
    if (isomem_kernels_of_file) isomem_kernels_of_file(&tell_kernels, 0);
  }
  KernelsOfFile(const KernelsOfFile&) = delete;
  KernelsOfFile& operator=(const KernelsOfFile&) = delete;
};
const KernelsOfFile kernels_of_file;

}  // namespace
}  // namespace isomem_host

#endif  // ISOMEM_NVSHMEM_KERNELS_CUH
