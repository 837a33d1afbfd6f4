// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 180
// Scans: every type (complex too) on the world, some on other teams, inclusive and exclusive, in place and
// not, odd counts and places, poison around every destination. The values are small: exact in every type.
#include "../common/teams.hpp"
#include "../common/types.hpp"

#include <complex>

namespace {

template <class T>
using Scan = int (*)(shmem_team_t, T*, const T*, size_t);

/// Sums of 8 of them stay below 2^7, so that even int8_t holds them.
template <class T>
T small_value(uint64_t salt, int pe, size_t i) {
  return static_cast<T>(static_cast<int>(test::mix(salt + static_cast<uint64_t>(pe) * 0x1000003 + i) % 15));
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

  void on(test::Team& team) { team_ = &team; }

  template <class T>
  void run(const char* name, Scan<T> inclusive, Scan<T> exclusive) {
    for (size_t count : test::sizes()) {
      if ((count + 40) * sizeof(T) > bytes_) continue;
      for (const bool in_place : {false, true}) {
        one(name, inclusive, true, count, in_place);
        one(name, exclusive, false, count, in_place);
      }
    }
  }

 private:
  template <class T>
  void one(const char* name, Scan<T> scan, bool inclusive, size_t count, bool in_place) {
    test::note("%s %s of %zu%s on %s", name, inclusive ? "inscan" : "exscan", count,
               in_place ? " in place" : "", team_->name.c_str());
    const uint64_t salt = team_->common();
    const size_t at = team_->common() % 17;
    T* dest = reinterpret_cast<T*>(dest_) + at;
    T* source = in_place ? dest : reinterpret_cast<T*>(source_) + team_->common() % 17;
    test::poison(dest_, (count + 40) * sizeof(T));
    for (size_t i = 0; i < count; ++i) source[i] = small_value<T>(salt, team_->me, i);
    team_->barrier();
    CHECK_EQ(scan(team_->handle, dest, source, count), 0);
    for (size_t i = 0; i < count; ++i) {
      T want = T{};
      for (int member = 0; member < team_->me + (inclusive ? 1 : 0); ++member) {
        want = static_cast<T>(want + small_value<T>(salt, member, i));
      }
      CHECK_EQ(dest[i], want);
      if (!in_place) CHECK_EQ(source[i], small_value<T>(salt, team_->me, i));
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

}  // namespace

int main() {
  test::Session session("scan");
  {
    test::Teams teams(session);
    Tester tester(test::all() ? size_t{6} << 20 : size_t{128} << 10);
    tester.on(teams.world());
#define ROW(NAME, TYPE) \
  tester.run<TYPE>("shmem_" #NAME, shmem_##NAME##_sum_inscan, shmem_##NAME##_sum_exscan);
    TEST_RMA_TYPES(ROW)
#define COMPLEX(NAME, REAL) \
  tester.run<std::complex<REAL>>("shmem_" #NAME, shmem_##NAME##_sum_inscan, shmem_##NAME##_sum_exscan);
    TEST_COMPLEX_TYPES(COMPLEX)
    for (test::Team& team : teams.all()) {
      if (!team.has_me() || team.handle == SHMEM_TEAM_WORLD) continue;
      tester.on(team);
      ROW(long, long)
      ROW(double, double)
      ROW(schar, signed char)
    }
  }
  return session.done();
}
