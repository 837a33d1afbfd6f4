// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 180
// Reductions: every operation and type (complex too) on the world, one of each on other teams.
#include "../common/reduce_tester.hpp"
#include "../common/teams.hpp"
#include "../common/types.hpp"

int main() {
  test::Session session("reduce");
  {
    using Tester = test::ReduceTester<test::Team>;
    test::Teams teams(session);
    Tester tester(test::all() ? size_t{6} << 20 : size_t{128} << 10);
    tester.on(teams.world());
#define BITS(NAME, TYPE)                                                                 \
  tester.bits<TYPE>("shmem_" #NAME, shmem_##NAME##_and_reduce, shmem_##NAME##_or_reduce, \
                    shmem_##NAME##_xor_reduce);
    TEST_REDUCE_BIT_TYPES(BITS)
#define ARITHMETIC(NAME, TYPE) \
  tester.arithmetic<TYPE>("shmem_" #NAME, shmem_##NAME##_sum_reduce, shmem_##NAME##_prod_reduce);
#define NUMBERS(NAME, TYPE)                                                                 \
  tester.order<TYPE>("shmem_" #NAME, shmem_##NAME##_min_reduce, shmem_##NAME##_max_reduce); \
  ARITHMETIC(NAME, TYPE)
    TEST_RMA_TYPES(NUMBERS)
#define COMPLEX(NAME, REAL) ARITHMETIC(NAME, std::complex<REAL>)
    TEST_COMPLEX_TYPES(COMPLEX)
    for (test::Team& team : teams.all()) {
      if (!team.has_me() || team.handle == SHMEM_TEAM_WORLD) continue;
      tester.on(team);
      BITS(uint64, uint64_t)
      NUMBERS(double, double)
      NUMBERS(schar, signed char)
    }
    Tester wide(310000 * sizeof(double));
    wide.on(teams.world());
    wide.large<double>("shmem_double", shmem_double_sum_reduce);
    wide.large<short>("shmem_short", shmem_short_sum_reduce);
  }
  return session.done();
}
