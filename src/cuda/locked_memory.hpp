// SPDX-License-Identifier: Apache-2.0
// Page-locked memory that kernels and copies reach at its address here. It is the process's own, not the
// driver's (cuMemHostAlloc): a program may end the driver or its context while threads of the library look
// there.
#pragma once

#include <cstddef>

namespace isomem {

/// Pages of zeros. Made and given back with the context current.
class LockedPages {
 public:
  explicit LockedPages(size_t bytes);
  ~LockedPages();
  LockedPages(const LockedPages&) = delete;

  void* data() const { return data_; }

 private:
  size_t bytes_;
  void* data_;
};

/// A T of zeros in such pages.
template <class T>
class Locked {
 public:
  T* get() const { return static_cast<T*>(pages_.data()); }
  T& operator*() const { return *get(); }
  T* operator->() const { return get(); }

 private:
  LockedPages pages_{sizeof(T)};
};

}  // namespace isomem
