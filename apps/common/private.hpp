// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <vector>

namespace apps {

// An array with the interface of Symmetric, in memory that others cannot reach.
template <typename T>
class Private {
 public:
  explicit Private(size_t count) : values_(count) {}
  T* get() const { return values_.data(); }
  T& operator[](size_t i) const { return values_[i]; }
  size_t count() const { return values_.size(); }
  const std::vector<T>& read() const { return values_; }
  void write(const std::vector<T>& values) const { values_ = values; }

 private:
  mutable std::vector<T> values_;
};

}  // namespace apps
