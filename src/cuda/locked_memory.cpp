// SPDX-License-Identifier: Apache-2.0
#include "cuda/locked_memory.hpp"

#include <sys/mman.h>

#include <cerrno>
#include <cstring>

#include "core/error.hpp"
#include "core/text.hpp"
#include "cuda/driver.hpp"

namespace isomem {

/// Shared, so that the pages stay the ones that the GPU knows when the program forks.
LockedPages::LockedPages(size_t bytes)
    : bytes_(bytes), data_(mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)) {
  if (data_ == MAP_FAILED)
    throw Error(text("cannot map %zu bytes of host memory for the GPU: %s", bytes, std::strerror(errno)));
  const CUresult result =
      driver().host_register(data_, bytes_, CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP);
  if (result != CUDA_SUCCESS) munmap(data_, bytes_);
  check(result, "page-locking memory", "Raise the limit of locked memory (ulimit -l)");
}

LockedPages::~LockedPages() {
  driver().host_unregister(data_);
  munmap(data_, bytes_);
}

}  // namespace isomem
