// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 180
// Reductions: every operation and type (complex too) on the world, one of each on other teams, in place and
// not, odd counts and places. The values are small, so that the result is exact in every type and in every
// order of summation.
#include "../common/teams.hpp"
#include "../common/types.hpp"

#include <algorithm>
#include <complex>

namespace {

template <class T>
using Reduce = int (*)(shmem_team_t, T*, const T*, size_t);

/// Sums stay below 2^7 and products below 2^7 with 8 PEs, so that even int8_t holds them.
template <class T>
T small_value(uint64_t salt, int pe, size_t i, bool product) {
  const uint64_t word = test::mix(salt + static_cast<uint64_t>(pe) * 0x1000003 + i);
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

class Tester {
 public:
  explicit Tester(size_t bytes) : bytes_(bytes) {
    dest_ = test::symmetric<unsigned char>(bytes);
    source_ = test::symmetric<unsigned char>(bytes);
  }
  ~Tester() {
    shmem_free(source_);
    shmem_free(dest_);
  }

  /// On the members of a team.
  void on(test::Team& team) { team_ = &team; }

  /// `value(pe, i)` makes the inputs, `combine` folds two of them.
  template <class T, class Combine>
  void run(const char* name, Reduce<T> reduce, Combine combine, bool full_range, bool product = false) {
    for (size_t count : test::sizes()) {
      if ((count + 40) * sizeof(T) > bytes_) continue;
      one(name, reduce, combine, full_range, product, count, false);
      one(name, reduce, combine, full_range, product, count, true);
    }
  }

  template <class T, class Combine>
  void large(const char* name, Reduce<T> reduce, Combine combine) {
    for (size_t count : {size_t{33001}, size_t{300007}}) {
      one(name, reduce, combine, false, false, count, false);
      one(name, reduce, combine, false, false, count, true);
    }
  }

 private:
  template <class T, class Combine>
  void one(const char* name, Reduce<T> reduce, Combine combine, bool full_range, bool product, size_t count,
           bool in_place) {
    test::note("%s of %zu%s", name, count, in_place ? " in place" : "");
    const uint64_t salt = team_->common();
    const size_t at = team_->common() % 17;
    auto value = [&](int pe, size_t i) {
      return full_range ? test::element<T>(salt, pe, i) : small_value<T>(salt, pe, i, product);
    };
    T* dest = reinterpret_cast<T*>(dest_) + at;
    T* source = in_place ? dest : reinterpret_cast<T*>(source_) + team_->common() % 17;
    test::poison(dest_, (count + 40) * sizeof(T));
    for (size_t i = 0; i < count; ++i) source[i] = value(team_->me, i);
    team_->barrier();
    CHECK_EQ(reduce(team_->handle, dest, source, count), 0);
    for (size_t i = 0; i < count; ++i) {
      T want = value(0, i);
      for (int pe = 1; pe < team_->n; ++pe) want = static_cast<T>(combine(want, value(pe, i)));
      CHECK_EQ(dest[i], want);
      if (!in_place) CHECK_EQ(source[i], value(team_->me, i));
    }
    const unsigned char* area = dest_;
    CHECK_POISON(area, 0, at * sizeof(T));
    CHECK_POISON(area, (at + count) * sizeof(T), (count + 40) * sizeof(T));
    team_->barrier();
  }

  test::Team* team_ = nullptr;
  size_t bytes_;
  unsigned char *dest_, *source_;
};

/// Deduces the element type: complex types are spelt differently in C and C++.
template <class T>
void complex_rows(Tester& tester, const char* name, Reduce<T> sum, Reduce<T> product) {
  tester.run<T>(
      name, sum, [](T a, T b) { return a + b; }, false);
  tester.run<T>(
      name, product, [](T a, T b) { return a * b; }, false, true);
}

}  // namespace

int main() {
  test::Session session("reduce");
  {
    test::Teams teams(session);
    Tester tester(test::all() ? size_t{6} << 20 : size_t{128} << 10);
    tester.on(teams.world());
#define BITS(NAME, TYPE)                                                                                    \
  tester.run<TYPE>(                                                                                         \
      "shmem_" #NAME "_and_reduce", shmem_##NAME##_and_reduce, [](TYPE a, TYPE b) { return a & b; }, true); \
  tester.run<TYPE>(                                                                                         \
      "shmem_" #NAME "_or_reduce", shmem_##NAME##_or_reduce, [](TYPE a, TYPE b) { return a | b; }, true);   \
  tester.run<TYPE>(                                                                                         \
      "shmem_" #NAME "_xor_reduce", shmem_##NAME##_xor_reduce, [](TYPE a, TYPE b) { return a ^ b; }, true);
    TEST_REDUCE_BIT_TYPES(BITS)
#define ORDER(NAME, TYPE)                                                                                    \
  tester.run<TYPE>(                                                                                          \
      "shmem_" #NAME "_min_reduce", shmem_##NAME##_min_reduce,                                               \
      [](TYPE a, TYPE b) { return std::min(a, b); }, true);                                                  \
  tester.run<TYPE>(                                                                                          \
      "shmem_" #NAME "_max_reduce", shmem_##NAME##_max_reduce,                                               \
      [](TYPE a, TYPE b) { return std::max(a, b); }, true);                                                  \
  tester.run<TYPE>(                                                                                          \
      "shmem_" #NAME "_sum_reduce", shmem_##NAME##_sum_reduce, [](TYPE a, TYPE b) { return a + b; }, false); \
  tester.run<TYPE>(                                                                                          \
      "shmem_" #NAME "_prod_reduce", shmem_##NAME##_prod_reduce, [](TYPE a, TYPE b) { return a * b; },       \
      false, true);
    TEST_RMA_TYPES(ORDER)
#define COMPLEX(NAME, REAL)                                                          \
  complex_rows(tester, "shmem_" #NAME "_sum/prod_reduce", shmem_##NAME##_sum_reduce, \
               shmem_##NAME##_prod_reduce);
    TEST_COMPLEX_TYPES(COMPLEX)
    auto plus = [](auto a, auto b) { return a + b; };
    for (test::Team& team : teams.all()) {
      if (!team.has_me() || team.handle == SHMEM_TEAM_WORLD) continue;
      tester.on(team);
      BITS(uint64, uint64_t)
      ORDER(double, double)
      ORDER(schar, signed char)
    }
    Tester wide(310000 * sizeof(double));
    wide.on(teams.world());
    wide.large<double>("shmem_double_sum_reduce", shmem_double_sum_reduce, plus);
    wide.large<short>("shmem_short_sum_reduce", shmem_short_sum_reduce, plus);
  }
  return session.done();
}
