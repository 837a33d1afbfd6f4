// SPDX-License-Identifier: Apache-2.0
// Tries reductions of a group of PEs, in place and not, odd counts and places. The values are small, so that
// the result is exact in every type and in every order of summation.
#pragma once

#include <algorithm>
#include <complex>

#include "check.hpp"

namespace test {

/// Sums stay below 2^7 and products below 2^7 with 8 PEs, so that even int8_t holds them.
template <class T>
T small_value(uint64_t salt, int pe, size_t i, bool product) {
  const uint64_t word = mix(salt + static_cast<uint64_t>(pe) * 0x1000003 + i);
  if constexpr (std::is_arithmetic_v<T>) {
    return static_cast<T>(product ? 1 + (word % 3 == 0 && pe < 6) : word % 15);
  } else {
    using Real = std::conditional_t<sizeof(T) == 8, float, double>;
    const Real parts[2] = {static_cast<Real>(product ? 1 : static_cast<int>(word % 15)),
                           static_cast<Real>((word >> 8) % 2)};
    T value;
    std::memcpy(&value, parts, sizeof value);
    return value;
  }
}

/// Tries reductions of a group of PEs, a Team or an ActiveSet.
template <class G>
class ReduceTester {
 public:
  template <class T>
  using Reduce = int (*)(typename G::Handle, T*, const T*, size_t);

  explicit ReduceTester(size_t bytes) : bytes_(bytes) {
    dest_ = symmetric<unsigned char>(bytes);
    source_ = symmetric<unsigned char>(bytes);
  }
  ~ReduceTester() {
    shmem_free(source_);
    shmem_free(dest_);
  }

  /// On the members of a group.
  void on(G& group) { group_ = &group; }

  template <class T>
  void bits(const char* name, Reduce<T> conjunction, Reduce<T> disjunction, Reduce<T> exclusive) {
    run<T>(
        name, "and", conjunction, [](T a, T b) { return a & b; }, true);
    run<T>(
        name, "or", disjunction, [](T a, T b) { return a | b; }, true);
    run<T>(
        name, "xor", exclusive, [](T a, T b) { return a ^ b; }, true);
  }
  template <class T>
  void order(const char* name, Reduce<T> least, Reduce<T> greatest) {
    run<T>(
        name, "min", least, [](T a, T b) { return std::min(a, b); }, true);
    run<T>(
        name, "max", greatest, [](T a, T b) { return std::max(a, b); }, true);
  }
  template <class T>
  void arithmetic(const char* name, Reduce<T> sum, Reduce<T> product) {
    run<T>(
        name, "sum", sum, [](T a, T b) { return a + b; }, false);
    run<T>(
        name, "prod", product, [](T a, T b) { return a * b; }, false, true);
  }

  template <class T>
  void large(const char* name, Reduce<T> sum) {
    const auto plus = [](T a, T b) { return a + b; };
    for (size_t count : {size_t{33001}, size_t{300007}}) {
      one(name, "sum", sum, plus, false, false, count, false);
      one(name, "sum", sum, plus, false, false, count, true);
    }
  }

 private:
  /// `combine` folds two values; sums and products are exact over small ones only.
  template <class T, class Combine>
  void run(const char* name, const char* operation, Reduce<T> reduce, Combine combine, bool full_range,
           bool product = false) {
    for (size_t count : sizes()) {
      if ((count + 40) * sizeof(T) > bytes_) continue;
      one(name, operation, reduce, combine, full_range, product, count, false);
      one(name, operation, reduce, combine, full_range, product, count, true);
    }
  }

  template <class T, class Combine>
  void one(const char* name, const char* operation, Reduce<T> reduce, Combine combine, bool full_range,
           bool product, size_t count, bool in_place) {
    note("%s %s of %zu%s, %s", name, operation, count, in_place ? " in place" : "", group_->name.c_str());
    const uint64_t salt = group_->common();
    const size_t at = group_->common() % 17;
    auto value = [&](int pe, size_t i) {
      return full_range ? element<T>(salt, pe, i) : small_value<T>(salt, pe, i, product);
    };
    T* dest = reinterpret_cast<T*>(dest_) + at;
    T* source = in_place ? dest : reinterpret_cast<T*>(source_) + group_->common() % 17;
    poison(dest_, (count + 40) * sizeof(T));
    for (size_t i = 0; i < count; ++i) source[i] = value(group_->me, i);
    group_->barrier();
    CHECK_EQ(reduce(group_->handle, dest, source, count), 0);
    for (size_t i = 0; i < count; ++i) {
      T want = value(0, i);
      for (int pe = 1; pe < group_->n; ++pe) want = static_cast<T>(combine(want, value(pe, i)));
      CHECK_EQ(dest[i], want);
      if (!in_place) CHECK_EQ(source[i], value(group_->me, i));
    }
    const unsigned char* area = dest_;
    CHECK_POISON(area, 0, at * sizeof(T));
    CHECK_POISON(area, (at + count) * sizeof(T), (count + 40) * sizeof(T));
    group_->barrier();
  }

  G* group_ = nullptr;
  size_t bytes_;
  unsigned char *dest_, *source_;
};

}  // namespace test
