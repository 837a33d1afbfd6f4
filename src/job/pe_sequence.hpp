// SPDX-License-Identifier: Apache-2.0
// PEs in an order: a rule while they follow one, since a list for each PE of a job is memory of the square of
// its size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace isomem {

class PeSequence {
 public:
  void push_back(int pe) {
    if (size_ == 0) first_ = pe;
    if (size_ == 1) stride_ = pe - first_;
    const bool follows = list_.empty() && pe == first_ + size_ * stride_;
    if (!follows && list_.empty()) {
      for (int i = 0; i < size_; ++i) list_.push_back(first_ + i * stride_);
    }
    if (!follows) list_.push_back(pe);
    ++size_;
  }

  int size() const { return size_; }
  int operator[](int i) const { return list_.empty() ? first_ + i * stride_ : list_[static_cast<size_t>(i)]; }

  int first() const { return first_; }
  int stride() const { return stride_; }
  /// Null while they are an arithmetic sequence: `first`, and `stride` from each to the next.
  const int32_t* list() const { return list_.empty() ? nullptr : list_.data(); }

 private:
  int size_ = 0;
  int first_ = 0;
  int stride_ = 1;
  std::vector<int32_t> list_;
};

}  // namespace isomem
