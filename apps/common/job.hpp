// SPDX-License-Identifier: Apache-2.0
// The job of an application on OpenSHMEM, and symmetric arrays.
#pragma once

#include <shmem.h>

#include <functional>
#include <vector>

#include "report.hpp"
#include "world.hpp"

namespace apps {

// Ends the job: its symmetric heaps do not have so much.
[[noreturn]] void no_symmetric_memory(size_t bytes);

// A zeroed array at the same place on every PE. Construction and destruction are collective.
template <typename T>
class Symmetric {
 public:
  explicit Symmetric(size_t count) : count_(count), data_(static_cast<T*>(shmem_calloc(count, sizeof(T)))) {
    if (data_ == nullptr) no_symmetric_memory(count * sizeof(T));
  }
  ~Symmetric() { shmem_free(data_); }
  Symmetric(const Symmetric&) = delete;
  Symmetric& operator=(const Symmetric&) = delete;

  T* get() const { return data_; }
  T& operator[](size_t i) const { return data_[i]; }
  size_t count() const { return count_; }
  std::vector<T> read() const { return {data_, data_ + count_}; }
  // To the first elements.
  void write(const std::vector<T>& values) const { std::copy(values.begin(), values.end(), data_); }

 private:
  size_t count_;
  T* data_;
};

// Seconds of the slowest PE, from a barrier of all on.
inline double timed(const std::function<void()>& work) {
  shmem_barrier_all();
  const double start = now();
  work();
  return largest(now() - start);
}

}  // namespace apps
