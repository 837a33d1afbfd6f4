// SPDX-License-Identifier: Apache-2.0
// The state page over the life of a job: many inits and finalizes, with the device chosen before init, after
// it or never; teams that come and go; operations of kernels that CPU threads carry out.
#include <sched.h>

#include <algorithm>
#include <optional>

#include "fake_device.hpp"
#include "isomem/device/ring.hpp"

namespace {

using fake_device::record;
using fake_device::state;
using fake_device::view;

enum class Choose { before, after, never };

void check_page() {
  const isomem::DeviceState& page = state();
  CHECK_EQ(page.magic, isomem::kDeviceStateMagic);
  CHECK_EQ(page.me, nvshmem_my_pe());
  CHECK_EQ(page.n_pes, nvshmem_n_pes());
}

/// A word to the right PE; what it finds is what the left one has sent in this life.
void use_memory(int life) {
  const int me = nvshmem_my_pe(), n = nvshmem_n_pes();
  auto* word = static_cast<int*>(nvshmem_calloc(1, sizeof(int)));
  CHECK_EQ(*view(word), 0);
  nvshmem_barrier_all();
  nvshmem_int_p(word, 1000 * life + me, (me + 1) % n);
  nvshmem_barrier_all();
  CHECK_EQ(*view(word), 1000 * life + (me + n - 1) % n);
  if (life % 2) nvshmem_free(word);  // finalize frees what is left
}

void one_life(Choose choose, int life) {
  std::optional<fake_device::Choice> device;
  if (choose == Choose::before) device.emplace(life % fake_device::devices());
  nvshmem_init();
  test::note("life %d", life);
  check_page();
  if (choose == Choose::before) CHECK(state().near.region != 0);
  if (choose == Choose::after) {
    CHECK_EQ(state().near.region, 0u);  // the early page
    device.emplace((nvshmem_my_pe() + life) % fake_device::devices());
    nvshmem_barrier_all();
    CHECK(state().near.region != 0);
  }
  if (life % 5) use_memory(life);
  check_page();
  nvshmem_finalize();
}

void lives() {
  const int rounds = test::all() ? 400 : 20;
  constexpr Choose order[] = {Choose::before, Choose::after, Choose::never, Choose::never};
  for (int life = 0; life < rounds; ++life) one_life(order[life % 4], life);
}

/// A record of the page against what the program knows of the team.
void check_record(nvshmem_team_t team, const test::Session& s) {
  const isomem::DeviceTeam& record = fake_device::record(team);
  const int me = nvshmem_team_my_pe(team), n = nvshmem_team_n_pes(team);
  CHECK_EQ(record.me, me);
  CHECK_EQ(record.n_pes, n);
  CHECK_EQ(record.sequence, 0u);
  CHECK(record.lines > 0);
  for (int i = 0; i < n; ++i) {
    const int pe = record.members ? view(reinterpret_cast<int32_t*>(record.members))[i]
                                  : record.start + i * record.stride;
    CHECK_EQ(nvshmem_team_translate_pe(team, i, NVSHMEM_TEAM_WORLD), pe);
    // the words of all members are zero: what a new team begins with
    const int distance = pe - s.me;
    auto* area = reinterpret_cast<char*>(record.area) + distance * static_cast<int64_t>(state().near.stride);
    const auto* words = view(reinterpret_cast<uint64_t*>(area));
    const size_t count = isomem::TeamArea::bytes_for(n, record.lines) / 8;
    const auto* used = std::find_if(words, words + count, [](uint64_t word) { return word != 0; });
    CHECK_EQ(static_cast<size_t>(used - words), count);
  }
}

/// What kernels leave behind in a team's words.
void soil(nvshmem_team_t team) {
  isomem::DeviceTeam& record = fake_device::record(team);
  std::memset(view(reinterpret_cast<char*>(record.area)), 0x5a, 100000);
  record.sequence = 77;
}

void teams(test::Session& s) {
  nvshmem_init();
  const fake_device::Choice device(0);
  nvshmem_team_t early = NVSHMEM_TEAM_INVALID;  // made before the device is bound
  CHECK_EQ(nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 1, s.n, nullptr, 0, &early), 0);
  nvshmem_barrier_all();
  for (int slot = 0; slot < isomem::kPageTeams; ++slot) {
    test::note("team %d", slot);
    if (state().team[slot].area) check_record(slot, s);
  }
  CHECK(state().team[NVSHMEM_TEAM_WORLD].area && state().team[NVSHMEM_TEAM_SHARED].area &&
        state().team[early].area);
  for (int round = 0; round < 30; ++round) {
    test::note("teams, round %d", round);
    nvshmem_team_t row, column, strided;
    const int width = 1 + static_cast<int>(s.common() % static_cast<uint64_t>(s.n));
    CHECK_EQ(nvshmem_team_split_2d(NVSHMEM_TEAM_WORLD, width, nullptr, 0, &row, nullptr, 0, &column), 0);
    const int start = static_cast<int>(s.common() % static_cast<uint64_t>(s.n));
    CHECK_EQ(nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, start, -1, start + 1, nullptr, 0, &strided), 0);
    for (const nvshmem_team_t team : {row, column, strided}) {
      if (team == NVSHMEM_TEAM_INVALID) continue;
      nvshmem_team_sync(team);
      check_record(team, s);
      nvshmem_team_sync(team);
      soil(team);
    }
    for (const nvshmem_team_t team : {column, strided, row}) {
      if (team == NVSHMEM_TEAM_INVALID) continue;
      nvshmem_team_destroy(team);
      CHECK_EQ(record(team).area, 0u);
    }
  }
  nvshmem_finalize();
}

/// A team of some PEs, of the world or of a team of all in another order; invalid on the others.
nvshmem_team_t random_team(test::Session& s, nvshmem_team_t reversed) {
  const auto n = static_cast<uint64_t>(s.n);
  const int start = static_cast<int>(s.common() % n);
  const int size = 1 + static_cast<int>(s.common() % static_cast<uint64_t>(s.n - start));
  nvshmem_team_t team = NVSHMEM_TEAM_INVALID;
  const nvshmem_team_t parent = s.common() % 2 ? reversed : NVSHMEM_TEAM_WORLD;
  CHECK_EQ(nvshmem_team_split_strided(parent, start, 1, size, nullptr, 0, &team), 0);
  return team;
}

/// More teams than the page has had room for from the start: some before the device is bound, others
/// afterwards; then others in their slots, of other members.
void many_teams(test::Session& s) {
  test::note("many teams");
  nvshmem_init();
  const fake_device::Choice device(0);
  nvshmem_team_t reversed = NVSHMEM_TEAM_INVALID;
  CHECK_EQ(nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, s.n - 1, -1, s.n, nullptr, 0, &reversed), 0);
  std::vector<nvshmem_team_t> made;
  const size_t early = isomem::kPageTeams + 4;  // of all PEs, so that their slots go beyond the page's
  for (size_t i = 0; i < early; ++i) {
    made.push_back(NVSHMEM_TEAM_INVALID);
    CHECK_EQ(nvshmem_team_split_strided(reversed, 0, 1, s.n, nullptr, 0, &made.back()), 0);
  }
  nvshmem_barrier_all();  // binds the device
  const auto check_and_soil = [&](nvshmem_team_t team) {
    if (team == NVSHMEM_TEAM_INVALID) return;
    nvshmem_team_sync(team);
    check_record(team, s);
    nvshmem_team_sync(team);
    soil(team);
  };
  for (const nvshmem_team_t team : made) check_and_soil(team);
  CHECK(made.back() >= isomem::kPageTeams);
  const int more = 64 / s.n;
  for (int i = 0; i < more; ++i) check_and_soil(made.emplace_back(random_team(s, reversed)));
  for (int i = 0; i < 2 * more; ++i) {
    const size_t which = made.size() / 2 + s.common() % (made.size() / 2);
    nvshmem_team_destroy(made[which]);
    check_and_soil(made[which] = random_team(s, reversed));
  }
  nvshmem_finalize();
}

/// More operations than the ring has slots, on host words of PE 0, while CPU threads add to them as well.
void ring(const test::Session& s) {
  test::note("operations of kernels");
  nvshmem_init();
  const fake_device::Choice device(0);
  auto* wide = test::symmetric<uint64_t>(1);
  auto* narrow = test::symmetric<uint32_t>(2);
  nvshmem_barrier_all();
  isomem::Op op;
  op.verb = isomem::Verb::amo_fetch;
  op.amo = isomem::Amo::add;
  op.operand = 1;
  uint64_t last = 0;
  for (uint64_t i = 0; i < isomem::OpRing::kSlots + 100; ++i) {
    op.width = i % 8 ? 8 : 4;
    op.remote = reinterpret_cast<uint64_t>(i % 8 ? static_cast<void*>(wide) : narrow);
    const uint64_t old = fake_device::ring_execute(op);
    if (i % 8) {
      CHECK(i < 2 || old > last);
      last = old;
      shmem_uint64_atomic_inc(wide, 0);
    }
  }
  nvshmem_barrier_all();
  const uint64_t rounds = isomem::OpRing::kSlots + 100, n = static_cast<uint64_t>(s.n);
  const uint64_t of_narrow = (rounds + 7) / 8;
  CHECK_EQ(shmem_uint64_g(wide, 0), 2 * n * (rounds - of_narrow));
  CHECK_EQ(shmem_uint32_g(narrow, 0), n * of_narrow);
  nvshmem_finalize();
}

}  // namespace

int main() {
  lives();
  {
    test::Session s("cuda_fake.life");
    teams(s);
    many_teams(s);
    ring(s);
    s.done();
  }
  lives();
  return 0;
}
