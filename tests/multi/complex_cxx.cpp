// SPDX-License-Identifier: Apache-2.0
// PES: 1 2 3
// C's complex types in a C++ program: reductions, scans and active sets take them as they take std::complex,
// with and without a type in the name.
#include <complex>
#include <memory>

#include "../common/active_sets.hpp"

namespace {

__extension__ typedef double _Complex Complexd;
__extension__ typedef float _Complex Complexf;

template <class R>
std::complex<R> value(int pe, size_t i) {
  return {static_cast<R>(pe + 1), static_cast<R>(static_cast<int>(i % 7) - 3)};
}

/// C holds numbers as C has them, R is the type of their parts.
template <class C, class R>
class Tester {
 public:
  explicit Tester(test::Session& s)
      : session_(s), dest_(test::symmetric<C>(kCount)), source_(test::symmetric<C>(kCount)) {
    static_assert(sizeof(C) == sizeof(std::complex<R>));
    for (size_t i = 0; i < kCount; ++i) cxx(source_)[i] = value<R>(s.me, i);
  }
  ~Tester() {
    shmem_free(dest_);
    shmem_free(source_);
  }
  Tester(const Tester&) = delete;

  /// `call` folds the values of the PEs before `end`, from `start` on, by `fold`.
  template <class Call, class Fold>
  void run(const char* name, int end, std::complex<R> start, Call call, Fold fold) {
    test::note("%s", name);
    std::memset(static_cast<void*>(dest_), 0x5a, kCount * sizeof(C));
    shmem_barrier_all();
    call(dest_, source_, kCount - 1);
    for (size_t i = 0; i + 1 < kCount; ++i) {
      std::complex<R> want = start;
      for (int pe = 0; pe < end; ++pe) want = fold(want, value<R>(pe, i));
      CHECK_EQ(cxx(dest_)[i], want);
    }
    unsigned char behind[sizeof(C)];
    std::memset(behind, 0x5a, sizeof behind);
    CHECK(std::memcmp(dest_ + kCount - 1, behind, sizeof behind) == 0);
    shmem_barrier_all();
  }

 private:
  static constexpr size_t kCount = 102;
  static std::complex<R>* cxx(C* numbers) { return reinterpret_cast<std::complex<R>*>(numbers); }

  test::Session& session_;
  C *dest_, *source_;
};

}  // namespace

int main() {
  test::Session session("complex_cxx");
  auto sync = std::make_unique<test::SyncArrays>(1);
  const int n = session.n;
  const auto plus = [](auto a, auto b) { return a + b; };
  const auto times = [](auto a, auto b) { return a * b; };
#define TEAM(NAME, C, END, START, FOLD) \
  tester.run(                           \
      #NAME, END, START,                \
      [](C* d, const C* s, size_t count) { CHECK_EQ(NAME(SHMEM_TEAM_WORLD, d, s, count), 0); }, FOLD);
#define SET(NAME, C, START, FOLD)                                                        \
  tester.run(                                                                            \
      #NAME, n, START,                                                                   \
      [&](C* d, const C* s, size_t count) {                                              \
        NAME(d, s, static_cast<int>(count), 0, 0, n, static_cast<C*>(work), (*sync)[0]); \
      },                                                                                 \
      FOLD);
#define TYPE(NAME, C, REAL)                                           \
  {                                                                   \
    Tester<C, REAL> tester(session);                                  \
    void* const work = shmem_malloc(200 * sizeof(C));                 \
    TEAM(shmem_##NAME##_sum_reduce, C, n, REAL{0}, plus)              \
    TEAM(shmem_##NAME##_prod_reduce, C, n, REAL{1}, times)            \
    TEAM(shmem_##NAME##_sum_inscan, C, session.me + 1, REAL{0}, plus) \
    TEAM(shmem_##NAME##_sum_exscan, C, session.me, REAL{0}, plus)     \
    TEAM(shmem_sum_reduce, C, n, REAL{0}, plus)                       \
    TEAM(shmem_prod_reduce, C, n, REAL{1}, times)                     \
    TEAM(shmem_sum_inscan, C, session.me + 1, REAL{0}, plus)          \
    TEAM(shmem_sum_exscan, C, session.me, REAL{0}, plus)              \
    SET(shmem_##NAME##_sum_to_all, C, REAL{0}, plus)                  \
    SET(shmem_##NAME##_prod_to_all, C, REAL{1}, times)                \
    shmem_free(work);                                                 \
  }
  TYPE(complexd, Complexd, double)
  TYPE(complexf, Complexf, float)
  sync.reset();
  return session.done();
}
