// SPDX-License-Identifier: Apache-2.0
// The job of an application on OpenSHMEM, and symmetric arrays.
#pragma once

#include <shmem.h>

#include <cstdio>

#include "world.hpp"

namespace apps {

// A zeroed array at the same place on every PE. Construction and destruction are collective.
template <typename T>
class Symmetric {
 public:
  explicit Symmetric(size_t count) : data_(static_cast<T*>(shmem_calloc(count, sizeof(T)))) {
    if (data_ == nullptr) {
      std::fprintf(stderr,
                   "PE %d of %d: no symmetric memory for %zu bytes. Use a smaller problem or set "
                   "SHMEM_SYMMETRIC_SIZE to a larger heap.\n",
                   shmem_my_pe(), shmem_n_pes(), count * sizeof(T));
      shmem_global_exit(exit_failed);
    }
  }
  ~Symmetric() { shmem_free(data_); }
  Symmetric(const Symmetric&) = delete;
  Symmetric& operator=(const Symmetric&) = delete;

  T* get() const { return data_; }
  T& operator[](size_t i) const { return data_[i]; }

 private:
  T* data_;
};

}  // namespace apps
