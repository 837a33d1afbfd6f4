// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 180
// Averages, and reductions of 16-bit floating point: on the world and other teams, in place and not, of sizes
// that go every way. Random elements have partial results that are exact in float, whatever the order, so
// that rounding once gives one result; what cannot be exact must at least be the same on all PEs.
#include <shmemx.h>
#include <unistd.h>

#include <complex>

#include "../common/short_float.hpp"
#include "../common/teams.hpp"

namespace {

using test::ShortFormat;
using Reduce = int (*)(shmem_team_t, void*, const void*, size_t);
using Make = uint16_t (*)(ShortFormat, uint64_t word, uint64_t at);

struct Operation {
  const char* name;
  Reduce half, bfloat16;
  Make element;
  double (*combine)(double, double);
  bool average = false;
};

uint16_t short_of(ShortFormat format, uint64_t sign, int exponent, int fraction) {
  const int biased = std::clamp(exponent + format.bias, 0, 2 * format.bias);
  return static_cast<uint16_t>((sign & 1) << 15 |
                               static_cast<uint64_t>(biased << format.fraction | fraction));
}

/// Exponents of one place of an array are so close that float holds every sum of 8 elements: from those where
/// numbers are subnormal to those where the sum is infinite.
uint16_t summand(ShortFormat format, uint64_t word, uint64_t at) {
  const int spread = 24 - 3 - format.fraction - 1;
  const int exponents = format.fraction == 10 ? 2 * format.bias - spread : 120;
  const auto lowest = static_cast<int>(test::mix(at) % static_cast<uint64_t>(exponents + 1));
  const int from = format.fraction == 10 ? -format.bias + lowest : lowest - 60;
  const auto exponent = from + static_cast<int>((word >> 8) % static_cast<uint64_t>(spread + 1));
  return short_of(format, word, exponent, static_cast<int>(word >> 32) & ((1 << format.fraction) - 1));
}
/// The product of 8 numbers of 3 bits has 24; exponents near 0, at some places at the limits of half.
uint16_t factor(ShortFormat format, uint64_t word, uint64_t at) {
  const int exponent = static_cast<int>(test::mix(at) % 7) - 3 + static_cast<int>(word >> 8 & 1);
  return short_of(format, word, exponent, static_cast<int>(word >> 32 & 3) << (format.fraction - 2));
}
uint16_t number(ShortFormat format, uint64_t word, uint64_t) {
  const auto bits = static_cast<uint16_t>(word);
  return test::is_nan(format, bits) ? format.infinity() : bits;
}

double plus(double a, double b) { return a + b; }
double times(double a, double b) { return a * b; }
double least(double a, double b) { return b < a ? b : a; }
double greatest(double a, double b) { return a < b ? b : a; }

const Operation kOperations[] = {
    {"sum", shmemx_half_sum_reduce, shmemx_bfloat16_sum_reduce, summand, plus},
    {"avg", shmemx_half_avg_reduce, shmemx_bfloat16_avg_reduce, summand, plus, true},
    {"prod", shmemx_half_prod_reduce, shmemx_bfloat16_prod_reduce, factor, times},
    {"min", shmemx_half_min_reduce, shmemx_bfloat16_min_reduce, number, least},
    {"max", shmemx_half_max_reduce, shmemx_bfloat16_max_reduce, number, greatest},
};

constexpr size_t kMost = 140003;  // more than a piece between hosts

class Tester {
 public:
  Tester() : dest_(test::symmetric<uint16_t>(kMost + 40)), source_(test::symmetric<uint16_t>(kMost + 40)) {}
  ~Tester() {
    shmem_free(source_);
    shmem_free(dest_);
  }
  Tester(const Tester&) = delete;

  void exact(test::Team& team, ShortFormat format, const Operation& op, size_t count, bool in_place) {
    test::note("%s %s of %zu%s, %s", format.name, op.name, count, in_place ? " in place" : "",
               team.name.c_str());
    begin(team, in_place);
    const uint64_t salt = team.common();
    const auto element = [&](int pe, size_t i) {
      return op.element(format, test::mix(salt + static_cast<uint64_t>(pe) * 4099 + i), salt ^ i);
    };
    for (size_t i = 0; i < count; ++i) from_[i] = element(team.me, i);
    call(team, format, op, count);
    for (size_t i = 0; i < count; ++i) {
      double total = test::value_of_short(format, element(0, i));
      for (int pe = 1; pe < team.n; ++pe)
        total = op.combine(total, test::value_of_short(format, element(pe, i)));
      CHECK(std::isinf(total) || static_cast<double>(static_cast<float>(total)) == total);
      if (op.average) total = static_cast<double>(static_cast<float>(total) / static_cast<float>(team.n));
      check(format, op, to_[i], test::nearest_short(format, total));
      if (!in_place) CHECK_EQ(from_[i], element(team.me, i));
    }
    end(team, count);
  }

  /// Any bits: no order is promised, but one result on all PEs, close to what double gives.
  void alike(test::Team& team, ShortFormat format, size_t count) {
    test::note("%s sum of any %zu, %s", format.name, count, team.name.c_str());
    begin(team, false);
    const uint64_t salt = team.common();
    const auto element = [&](int pe, size_t i) {
      return static_cast<uint16_t>(test::mix(salt + static_cast<uint64_t>(pe) * 4099 + i));
    };
    for (size_t i = 0; i < count; ++i) from_[i] = element(team.me, i);
    call(team, format, kOperations[0], count);
    bool has_nan = false;
    for (size_t i = 0; i < count; ++i) {
      double total = 0, size = 0;
      for (int pe = 0; pe < team.n; ++pe) {
        total += test::value_of_short(format, element(pe, i));
        size += std::fabs(test::value_of_short(format, element(pe, i)));
      }
      const double error = std::ldexp(size, -20);  // of all sums in float, more than enough
      const double got = test::value_of_short(format, to_[i]);
      if (std::isnan(total)) {
        CHECK(std::isnan(got));
        has_nan = true;
      } else if (size < 3e38) {
        CHECK(got >= test::value_of_short(format, test::nearest_short(format, total - error)));
        CHECK(got <= test::value_of_short(format, test::nearest_short(format, total + error)));
      }
    }
    CHECK(has_nan || count < 4000 || team.n == 1);
    same_on_all(team, count);
    end(team, count);
  }

 private:
  void begin(test::Team& team, bool in_place) {
    poison_at_ = team.common() % 17;
    test::poison(dest_, (kMost + 40) * sizeof(uint16_t));
    to_ = dest_ + poison_at_;
    from_ = in_place ? to_ : source_ + team.common() % 17;
    team.barrier();  // every dest may be overwritten; sources are filled when others may have called
    if (team.me % 2) usleep(300);
  }
  void call(test::Team& team, ShortFormat format, const Operation& op, size_t count) {
    const Reduce reduce = format.fraction == 10 ? op.half : op.bfloat16;
    CHECK_EQ(reduce(team.handle, to_, from_, count), 0);
  }
  void end(test::Team& team, size_t count) {
    CHECK_POISON(dest_, 0, poison_at_ * sizeof(uint16_t));
    CHECK_POISON(dest_, (poison_at_ + count) * sizeof(uint16_t), (kMost + 40) * sizeof(uint16_t));
    team.barrier();
  }
  static void check(ShortFormat format, const Operation& op, uint16_t got, uint16_t want) {
    if (test::is_nan(format, want)) {
      CHECK(test::is_nan(format, got));
    } else if (op.element == number && (want & 0x7fff) == 0) {
      CHECK_EQ(got & 0x7fff, 0);  // which zero is the least depends on the order
    } else {
      CHECK_EQ(got, want);
    }
  }
  void same_on_all(test::Team& team, size_t count) {
    team.barrier();  // all have their results
    for (int pe = 0; pe < team.n; ++pe) {
      std::vector<uint16_t> theirs(count);
      shmem_getmem(theirs.data(), to_, count * sizeof(uint16_t), team.pes[static_cast<size_t>(pe)]);
      CHECK(std::equal(theirs.begin(), theirs.end(), to_));
    }
    team.barrier();
  }

  uint16_t *dest_, *source_;
  uint16_t* to_ = nullptr;
  uint16_t* from_ = nullptr;
  size_t poison_at_ = 0;
};

/// What a sum, average and product of special values come to, one of them on the last PE, the others on all.
void special(test::Team& team, ShortFormat format) {
  test::note("special values of %s", format.name);
  const bool is_half = format.fraction == 10;
  const uint16_t infinity = format.infinity(), minus = infinity | 0x8000, nan = infinity | 1;
  const uint16_t the_nan = team.n == 1 ? nan : infinity | 1 << (format.fraction - 1);  // one alone copies
  const uint16_t largest = format.largest(), one = test::nearest_short(format, 1), tiny = 1;
  struct Case {
    uint16_t others, last, sum, average;
  };
  const auto nearest = [&](double value) { return test::nearest_short(format, value); };
  const double n = team.n, tiniest = test::value_of_short(format, tiny);
  const uint16_t far = nearest(n * test::value_of_short(format, largest));
  const Case cases[] = {
      {one, infinity, infinity, infinity},
      {one, nan, nan, nan},
      {infinity, minus, team.n == 1 ? minus : nan, team.n == 1 ? minus : nan},
      {tiny, tiny, nearest(n * tiniest), tiny},
      {0x8000, 0x8000, 0x8000, 0x8000},
      // what overflows in half is finite in float; bfloat16 has no more room there than float
      {largest, largest, far, is_half || team.n == 1 ? largest : infinity},
  };
  auto* x = test::symmetric<uint16_t>(std::size(cases));
  auto* total = test::symmetric<uint16_t>(std::size(cases));
  const auto check = [&](Reduce reduce, uint16_t Case::*wanted) {
    std::fill(total, total + std::size(cases), uint16_t{0x1234});
    shmem_barrier_all();
    CHECK_EQ(reduce(team.handle, total, x, std::size(cases)), 0);
    for (size_t i = 0; i < std::size(cases); ++i) {
      const uint16_t want = cases[i].*wanted;
      CHECK_EQ(total[i], test::is_nan(format, want) ? the_nan : want);
    }
    shmem_barrier_all();
  };
  for (size_t i = 0; i < std::size(cases); ++i)
    x[i] = team.me + 1 == team.n ? cases[i].last : cases[i].others;
  check(is_half ? shmemx_half_sum_reduce : shmemx_bfloat16_sum_reduce, &Case::sum);
  check(is_half ? shmemx_half_avg_reduce : shmemx_bfloat16_avg_reduce, &Case::average);
  shmem_free(total);
  shmem_free(x);
}

/// So many teams that the last ones have no memory for partial results between hosts.
class ManyTeams {
 public:
  explicit ManyTeams(const test::Session& session) {
    for (shmem_team_t& team : teams_)
      CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, session.n, nullptr, 0, &team), 0);
    std::vector<int> all;
    for (int pe = 0; pe < session.n; ++pe) all.push_back(pe);
    last_ = test::team_of(session, "the last of 130 teams", teams_[kTeams - 1], all);
  }
  ~ManyTeams() {
    for (const shmem_team_t team : teams_) shmem_team_destroy(team);
  }
  ManyTeams(const ManyTeams&) = delete;
  test::Team& last() { return last_; }

 private:
  static constexpr size_t kTeams = 130;
  shmem_team_t teams_[kTeams] = {};
  test::Team last_;
};

/// Whether a sum of all PEs is folded host by host, as partial results are that travel: a neighbour of the
/// last PE, to whose part that of the last one is nothing, makes up for it for PE 0, of another host. -1: on
/// these hosts there are no such PEs.
int is_by_hosts(const test::Session& session, const test::Team& team) {
  test::note("the way of a sum, %s", team.name.c_str());
  constexpr uint16_t kOne = 0x3f80, kHuge = 0x7100, kMinus = 0x8000;  // bfloat16: 1, 2^99, its sign
  constexpr size_t kCount = 4099;                                     // not by eager slots
  const int last = session.n - 1;
  auto* source = test::symmetric<uint16_t>(kCount);
  auto* dest = test::symmetric<uint16_t>(kCount);
  auto* neighbour = test::symmetric<int>(1);
  *neighbour = -1;
  for (int pe = 1; pe < last && !shmem_ptr(source, 0); ++pe) {
    if (shmem_ptr(source, pe)) *neighbour = pe;
  }
  shmem_barrier_all();
  const int between = shmem_int_g(neighbour, last);
  uint16_t mine = 0;
  if (session.me == 0) mine = kHuge;
  if (session.me == between) mine = kHuge | kMinus;
  if (session.me == last) mine = kOne;
  std::fill(source, source + kCount, mine);
  shmem_barrier_all();
  CHECK_EQ(shmemx_bfloat16_sum_reduce(team.handle, dest, source, kCount), 0);
  const uint16_t total = dest[kCount / 2];
  shmem_barrier_all();
  shmem_free(neighbour);
  shmem_free(dest);
  shmem_free(source);
  if (between < 0) return -1;
  CHECK(total == 0 || total == kOne);
  return total == 0;
}

double divisor(double, int members) { return members; }
long double divisor(long double, int members) { return members; }
float divisor(float, int members) { return static_cast<float>(members); }
template <class T>
T divisor(std::complex<T>, int members) {
  return static_cast<T>(members);
}

template <class T>
void averages(test::Team& team, const char* name, int (*average)(shmem_team_t, T*, const T*, size_t),
              size_t count, bool in_place) {
  test::note("average of %zu %s%s, %s", count, name, in_place ? " in place" : "", team.name.c_str());
  static_assert(sizeof(T) <= 16);
  alignas(16) static unsigned char dest[(5000 + 2) * 16], source[(5000 + 2) * 16];
  T* const to = reinterpret_cast<T*>(dest) + 1;
  T* const from = in_place ? to : reinterpret_cast<T*>(source);
  const uint64_t salt = team.common();
  const auto element = [&](int pe, size_t i) {
    return static_cast<T>(static_cast<float>(test::mix(salt + static_cast<uint64_t>(pe) * 977 + i) % 4001) -
                          2000);
  };
  test::poison(dest, sizeof dest);
  for (size_t i = 0; i < count; ++i) from[i] = element(team.me, i);
  team.barrier();
  CHECK_EQ(average(team.handle, to, from, count), 0);
  for (size_t i = 0; i < count; ++i) {
    T total{};
    for (int pe = 0; pe < team.n; ++pe) total += element(pe, i);
    CHECK(to[i] == total / divisor(T{}, team.n));
  }
  CHECK_POISON(dest, 0, sizeof(T));
  CHECK_POISON(dest, (count + 1) * sizeof(T), sizeof dest);
  team.barrier();
}

void all_averages(test::Team& team) {
  for (const bool in_place : {false, true}) {
    for (const size_t count : {0, 1, 3, 7, 64, 1001, 5000}) {
      averages<float>(team, "float", shmemx_float_avg_reduce, count, in_place);
      averages<double>(team, "double", shmemx_double_avg_reduce, count, in_place);
      averages<long double>(team, "long double", shmemx_longdouble_avg_reduce, count, in_place);
      averages<std::complex<float>>(team, "complexf", shmemx_complexf_avg_reduce, count, in_place);
      averages<std::complex<double>>(team, "complexd", shmemx_complexd_avg_reduce, count, in_place);
    }
  }
}

}  // namespace

int main() {
  test::Session session("extensions_reduce");
  {
    test::Teams teams(session);
    Tester tester;
    const auto exact = [&](test::Team& team, size_t count) {
      for (const ShortFormat format : {test::kHalf, test::kBfloat16}) {
        for (const Operation& op : kOperations) {
          for (const bool in_place : {false, true}) tester.exact(team, format, op, count, in_place);
        }
      }
    };
    for (test::Team& team : teams.all()) {
      if (!team.has_me()) continue;
      for (const size_t count : {0, 1, 2, 13, 14, 15, 28, 29, 127, 4099}) exact(team, count);
      for (const ShortFormat format : {test::kHalf, test::kBfloat16}) {
        for (const size_t count : {14, 1000, 9001}) tester.alike(team, format, count);
      }
      all_averages(team);
    }
    for (const size_t count : {size_t{20011}, kMost}) exact(teams.world(), count);
    ManyTeams many(session);
    exact(many.last(), 4099);
    if (const int by_hosts = is_by_hosts(session, teams.world()); by_hosts >= 0) {
      CHECK_EQ(by_hosts, 1);
      CHECK_EQ(is_by_hosts(session, many.last()), 0);
    }
    special(teams.world(), test::kHalf);
    special(teams.world(), test::kBfloat16);
  }
  return session.done();
}
