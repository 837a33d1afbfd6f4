// SPDX-License-Identifier: Apache-2.0
// The host heap in GPU tests; only isomem has it.
#pragma once

#include "gpu_check.cuh"

#if TEST_ISOMEM
#include <shmem.h>

namespace gpu {

/// Symmetric host memory for the life of the object, zero at first.
template <class T>
class HostSymmetric {
 public:
  explicit HostSymmetric(size_t count) : data_(static_cast<T*>(shmem_calloc(count, sizeof(T)))) {
    if (!data_) die("PE %d: shmem_calloc of %zu bytes gave no memory", shmem_my_pe(), count * sizeof(T));
  }
  ~HostSymmetric() { shmem_free(data_); }
  HostSymmetric(const HostSymmetric&) = delete;
  HostSymmetric& operator=(const HostSymmetric&) = delete;
  T* get() const { return data_; }

 private:
  T* data_;
};

}  // namespace gpu
#endif
