// SPDX-License-Identifier: Apache-2.0
// ENV: ISOMEM_STRIDE=16m
// PES: 1 2 3 4 8
// TIMEOUT: 120
// Rules of teams: which splits make one, who gets which number, what SHMEM_TEAM_INVALID answers, what ends
// with a team.
#include "../common/teams.hpp"
#include "../common/rules.hpp"

namespace {

const shmem_team_t kNone = SHMEM_TEAM_INVALID, kWorld = SHMEM_TEAM_WORLD;
const shmem_team_t kSomewhere = SHMEM_TEAM_SHARED;  // to see that a call has set its result

/// Every valid triplet: member i is PE start + i * stride, the others get SHMEM_TEAM_INVALID and 0.
void strided_numbers_in_the_order_of_the_triplet(test::Session& s) {
  for (int start = 0; start < s.n; ++start) {
    for (const int stride : {1, 2, 3, -1, -2, -7, 0}) {
      const int room = stride > 0 ? (s.n - 1 - start) / stride : stride < 0 ? start / -stride : 0;
      for (const int size : {1, room / 2 + 1, room + 1}) {
        test::note("triplet %d %d %d", start, stride, size);
        shmem_team_t team = kSomewhere;
        CHECK_EQ(shmem_team_split_strided(kWorld, start, stride, size, nullptr, 0, &team), 0);
        int me = -1;
        for (int i = 0; i < size; ++i) me = start + i * stride == s.me ? i : me;
        CHECK_EQ(team == kNone, me < 0);
        CHECK_EQ(shmem_team_my_pe(team), me);
        CHECK_EQ(shmem_team_n_pes(team), me < 0 ? -1 : size);
        for (int i = 0; me >= 0 && i < size; ++i) {
          CHECK_EQ(shmem_team_translate_pe(team, i, kWorld), start + i * stride);
        }
        shmem_team_destroy(team);
      }
    }
  }
}

void invalid_triplet_makes_no_team(test::Session& s) {
  const int n = s.n;
  const int wrong[][3] = {{0, 1, n + 1}, {n, 1, 1},  {-1, 1, 1},    {0, 1, 0},       {0, 1, -1},
                          {0, 0, 2},     {0, -1, 2}, {n - 1, 1, 2}, {0, 1 << 30, 3}, {n - 1, -1, n + 1}};
  for (const auto& [start, stride, size] : wrong) {
    test::note("no team: %d %d %d", start, stride, size);
    shmem_team_t team = kSomewhere;
    CHECK(shmem_team_split_strided(kWorld, start, stride, size, nullptr, 0, &team) != 0);
    CHECK(team == kNone);
  }
  shmem_team_t team = kSomewhere;
  CHECK(shmem_team_split_strided(kNone, 0, 1, 1, nullptr, 0, &team) != 0);
  CHECK(team == kNone);
}

/// Rows and columns for every width, with a short last row, of the world and of a team that runs backwards.
void split_2d_has_short_last_rows(test::Session& s) {
  shmem_team_t backwards = kNone;
  CHECK_EQ(shmem_team_split_strided(kWorld, s.n - 1, -1, s.n, nullptr, 0, &backwards), 0);
  for (const shmem_team_t parent : {kWorld, backwards}) {
    const int me = shmem_team_my_pe(parent);
    for (int wide = 1; wide <= s.n + 3; ++wide) {
      test::note("2d split with rows of %d", wide);
      const int width = std::min(wide, s.n);  // more acts as the number of PEs
      const int row = me / width, column = me % width;
      shmem_team_t x = kSomewhere, y = kSomewhere;
      CHECK_EQ(shmem_team_split_2d(parent, wide, nullptr, 0, &x, nullptr, 0, &y), 0);
      CHECK_EQ(shmem_team_my_pe(x), column);
      CHECK_EQ(shmem_team_my_pe(y), row);
      CHECK_EQ(shmem_team_n_pes(x), std::min(width, s.n - row * width));
      CHECK_EQ(shmem_team_n_pes(y), (s.n - column + width - 1) / width);
      CHECK_EQ(shmem_team_translate_pe(x, 0, parent), row * width);
      CHECK_EQ(shmem_team_translate_pe(y, 0, parent), column);
      shmem_team_destroy(y);
      shmem_team_destroy(x);
    }
  }
  shmem_team_destroy(backwards);
}

/// Where there is room for one more team only (soon: there is little address space), neither a row nor a
/// column is made, on no PE, and the room is kept.
void split_2d_makes_all_or_none(test::Session& s) {
  std::vector<shmem_team_t> all;
  shmem_team_t team = kNone;
  while (shmem_team_split_strided(kWorld, 0, 1, s.n, nullptr, 0, &team) == 0) all.push_back(team);
  CHECK(all.size() > 2);
  shmem_team_destroy(all.back());
  all.pop_back();
  shmem_team_t x = kSomewhere, y = kSomewhere;
  CHECK(shmem_team_split_2d(kWorld, 2, nullptr, 0, &x, nullptr, 0, &y) != 0);
  CHECK(x == kNone && y == kNone);
  CHECK_EQ(shmem_team_split_strided(kWorld, 0, 1, s.n, nullptr, 0, &team), 0);
  all.push_back(team);
  for (const shmem_team_t one : all) shmem_team_destroy(one);
  for (const int width : {0, -3}) {
    x = y = kSomewhere;
    CHECK(shmem_team_split_2d(kWorld, width, nullptr, 0, &x, nullptr, 0, &y) != 0);
    CHECK(x == kNone && y == kNone);
  }
  x = y = kSomewhere;
  CHECK(shmem_team_split_2d(kNone, 1, nullptr, 0, &x, nullptr, 0, &y) != 0);
  CHECK(x == kNone && y == kNone);
}

/// The configuration of a row is that of its members, another one in each row; columns have their own.
void split_2d_configs_may_differ(test::Session& s) {
  const int width = s.n > 2 ? 2 : 1, row = s.me / width, column = s.me % width;
  const shmem_team_config_t x_config = {10 + row}, y_config = {20 + column};
  shmem_team_config_t got = {-1};
  shmem_team_t x = kNone, y = kNone;
  CHECK_EQ(shmem_team_split_2d(kWorld, width, &x_config, SHMEM_TEAM_NUM_CONTEXTS, &x, &y_config,
                               SHMEM_TEAM_NUM_CONTEXTS, &y),
           0);
  CHECK_EQ(shmem_team_get_config(x, SHMEM_TEAM_NUM_CONTEXTS, &got), 0);
  CHECK_EQ(got.num_contexts, 10 + row);
  CHECK_EQ(shmem_team_get_config(y, SHMEM_TEAM_NUM_CONTEXTS, &got), 0);
  CHECK_EQ(got.num_contexts, 20 + column);
  shmem_team_destroy(x);
  shmem_team_destroy(y);
}

/// Rows split themselves, none waiting for another; each new team is used without another synchronisation.
void new_team_is_usable_at_once(test::Session& s) {
  const int width = s.n > 3 ? 2 : 1;
  auto* words = test::symmetric<long>(2 * static_cast<size_t>(s.n));
  for (int round = 0; round < 50; ++round) {
    test::note("rows split at once, round %d", round);
    shmem_team_t row = kNone, column = kNone, mirror = kNone;
    CHECK_EQ(shmem_team_split_2d(kWorld, width, nullptr, 0, &row, nullptr, 0, &column), 0);
    const int size = shmem_team_n_pes(row), me = shmem_team_my_pe(row);
    words[0] = me + round;
    CHECK_EQ(shmem_long_fcollect(row, words + 1, words, 1), 0);
    for (int i = 0; i < size; ++i) CHECK_EQ(words[1 + i], long{i} + round);
    CHECK_EQ(shmem_team_split_strided(row, size - 1, -1, size, nullptr, 0, &mirror), 0);
    CHECK_EQ(shmem_team_my_pe(mirror), size - 1 - me);
    CHECK_EQ(shmem_long_sum_reduce(mirror, words + s.n + 1, words, 1), 0);
    CHECK_EQ(words[s.n + 1], long{size} * (size - 1) / 2 + long{size} * round);
    CHECK_EQ(shmem_team_sync(mirror), 0);
    shmem_team_destroy(mirror);
    shmem_team_destroy(row);
    shmem_team_destroy(column);
    shmem_barrier_all();  // `words` is ready for the next round
  }
  shmem_free(words);
}

/// Fields that the mask does not name have their default, 0 contexts. Asking for some is no promise:
/// create_ctx gives a context or says that it does not.
void config_counts_where_the_mask_says(test::Session& s) {
  shmem_team_config_t config = {7};
  shmem_team_t team = kSomewhere;
  CHECK_EQ(shmem_team_split_strided(kWorld, 0, 1, s.n, &config, SHMEM_TEAM_NUM_CONTEXTS, &team), 0);
  config.num_contexts = -5;
  CHECK_EQ(shmem_team_get_config(team, 0, nullptr), 0);
  CHECK_EQ(shmem_team_get_config(team, 0, &config), 0);
  CHECK_EQ(config.num_contexts, -5);
  CHECK_EQ(shmem_team_get_config(team, SHMEM_TEAM_NUM_CONTEXTS, &config), 0);
  CHECK_EQ(config.num_contexts, 7);
  shmem_team_destroy(team);
  config.num_contexts = 3;  // not named by the mask
  CHECK_EQ(shmem_team_split_strided(kWorld, 0, 1, s.n, &config, 0, &team), 0);
  CHECK_EQ(shmem_team_get_config(team, SHMEM_TEAM_NUM_CONTEXTS, &config), 0);
  CHECK_EQ(config.num_contexts, 0);
  shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
  const bool made = shmem_team_create_ctx(team, 0, &ctx) == 0;
  CHECK_EQ(ctx != SHMEM_CTX_INVALID, made);
  shmem_ctx_destroy(ctx);
  shmem_team_destroy(team);
}

void invalid_team_has_an_answer(test::Session&) {
  shmem_team_config_t config = {4};
  static int word;
  CHECK_EQ(shmem_team_my_pe(kNone), -1);
  CHECK_EQ(shmem_team_n_pes(kNone), -1);
  CHECK_EQ(shmem_team_translate_pe(kNone, 0, kWorld), -1);
  CHECK_EQ(shmem_team_translate_pe(kWorld, 0, kNone), -1);
  CHECK(shmem_team_get_config(kNone, SHMEM_TEAM_NUM_CONTEXTS, &config) != 0);
  CHECK_EQ(config.num_contexts, 4);
  CHECK(shmem_team_ptr(kNone, &word, 0) == nullptr);
  shmem_team_destroy(kNone);
  shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
  CHECK(shmem_team_create_ctx(kNone, 0, &ctx) != 0);
  CHECK(ctx == SHMEM_CTX_INVALID);
}

/// What is pending on the contexts of a team is complete when they end with it: buffers are free, results are
/// there. And there is room for as many contexts again.
void team_takes_its_contexts_along(test::Session& s) {
  constexpr size_t kLength = 200;
  auto* data = test::symmetric<long>(2 * kLength);
  std::vector<long> source(kLength), got(kLength);
  test::fill(data + kLength, kLength, 77, s.me);
  for (int round = 0; round < 4; ++round) {
    test::note("contexts that a team leaves, round %d", round);
    const auto salt = static_cast<uint64_t>(round);
    shmem_team_t team = kNone;
    CHECK_EQ(shmem_team_split_strided(kWorld, 0, 1, s.n, nullptr, 0, &team), 0);
    shmem_ctx_t ctx = SHMEM_CTX_INVALID;
    for (int i = 0; i < 600; ++i) CHECK_EQ(shmem_team_create_ctx(team, 0, &ctx), 0);
    test::fill(source.data(), kLength, salt, s.me);
    for (size_t i = 0; i < kLength; ++i) {
      shmem_ctx_long_put_nbi(ctx, data + i, source.data() + i, 1, s.right());
      shmem_ctx_long_get_nbi(ctx, got.data() + i, data + kLength + i, 1, s.right());
    }
    shmem_team_destroy(team);
    CHECK_FILLED(got.data(), kLength, 77, s.right());
    std::fill(source.begin(), source.end(), -1);
    std::fill(got.begin(), got.end(), -1);
    shmem_barrier_all();
    CHECK_FILLED(data, kLength, salt, s.left());
    shmem_barrier_all();
  }
  shmem_free(data);
}

/// Both ways that the specification has: contexts destroyed by the program before their team, private ones
/// among them.
void contexts_may_end_before_their_team(test::Session& s) {
  for (const long options : {0L, long{SHMEM_CTX_PRIVATE}}) {
    shmem_team_t team = kNone;
    CHECK_EQ(shmem_team_split_strided(kWorld, 0, 1, s.n, nullptr, 0, &team), 0);
    shmem_ctx_t one = SHMEM_CTX_INVALID, two = SHMEM_CTX_INVALID;
    CHECK_EQ(shmem_team_create_ctx(team, options, &one), 0);
    CHECK_EQ(shmem_team_create_ctx(team, options, &two), 0);
    shmem_ctx_destroy(one);
    shmem_ctx_destroy(two);
    shmem_team_destroy(team);
  }
}

}  // namespace

int main(int argc, char** argv) {
  return test::run_rules(
      "teams", argc, argv,
      {{"r18_strided_numbers_in_the_order_of_the_triplet", strided_numbers_in_the_order_of_the_triplet},
       {"r18_invalid_triplet_makes_no_team", invalid_triplet_makes_no_team},
       {"r19_split_2d_has_short_last_rows", split_2d_has_short_last_rows},
       {"r19_split_2d_makes_all_or_none", split_2d_makes_all_or_none},
       {"r19_split_2d_configs_may_differ", split_2d_configs_may_differ},
       {"r20_new_team_is_usable_at_once", new_team_is_usable_at_once},
       {"r20_config_counts_where_the_mask_says", config_counts_where_the_mask_says},
       {"r21_invalid_team_has_an_answer", invalid_team_has_an_answer},
       {"r22_team_takes_its_contexts_along", team_takes_its_contexts_along},
       {"r22_contexts_may_end_before_their_team", contexts_may_end_before_their_team}});
}
