// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 120
// Collectives of blocks of different sizes: alltoallv and collectv for every type and mem, on the world and
// (one type and mem) on other teams, with sizes of 0, gaps between the blocks and large blocks.
#include <shmemx.h>

#include "../common/teams.hpp"
#include "../common/types.hpp"

namespace {

template <class T>
struct Routines {
  const char* name;
  int (*alltoallv)(shmem_team_t, T*, const size_t*, size_t*, const T*, const size_t*, const size_t*);
  int (*collectv)(shmem_team_t, T*, const size_t*, const size_t*, const T*);
};

constexpr size_t kGap = 3;  // elements between blocks that stay as they are

class Tester {
 public:
  Tester(const test::Session& session, size_t bytes) : bytes_(bytes) {
    dest_ = test::symmetric<unsigned char>(bytes);
    source_ = test::symmetric<unsigned char>(bytes);
    displs_ = test::symmetric<size_t>(static_cast<size_t>(session.n));
    counts_ = test::symmetric<size_t>(static_cast<size_t>(session.n));
  }
  ~Tester() {
    shmem_free(counts_);
    shmem_free(displs_);
    shmem_free(source_);
    shmem_free(dest_);
  }
  Tester(const Tester&) = delete;

  template <class T>
  void run(test::Team& team, const Routines<T>& f, size_t most) {
    const uint64_t salt = team.common();
    test::note("%s alltoallv on %s, up to %zu elements", f.name, team.name.c_str(), most);
    alltoallv(team, f, salt, most);
    test::note("%s collectv on %s, up to %zu elements", f.name, team.name.c_str(), most);
    collectv(team, f, salt, most, true);
    collectv(team, f, salt, most, false);
  }

 private:
  /// What PE `from` of the team sends to PE `to`.
  static size_t count(uint64_t salt, size_t most, int from, int to) {
    const uint64_t word = test::mix(salt + static_cast<uint64_t>(from) * 4099 + static_cast<uint64_t>(to));
    return word % 4 == 0 ? 0 : word / 4 % (most + 1);
  }

  void begin(const test::Team& team) {
    test::poison(dest_, bytes_);
    test::poison(source_, bytes_);
    team.barrier();
  }

  template <class T>
  void alltoallv(test::Team& team, const Routines<T>& f, uint64_t salt, size_t most) {
    begin(team);
    T* const dest = reinterpret_cast<T*>(dest_);
    T* const source = reinterpret_cast<T*>(source_);
    const size_t n = static_cast<size_t>(team.n);
    std::vector<size_t> from(n), number(n);
    size_t at = 0;
    for (int to = 0; to < team.n; ++to) {
      const size_t i = static_cast<size_t>(to);
      from[i] = at;
      number[i] = count(salt, most, team.me, to);
      test::fill(source + at, number[i], salt + i, team.me);
      at += number[i];
    }
    at = 0;
    for (int i = team.n; i-- > 0;) {  // the blocks lie in another order than the members
      displs_[i] = at;
      counts_[i] = count(salt, most, i, team.me) + (i % 2 ? 5 : 0);  // room to spare, or just enough
      at += counts_[i] + kGap;
    }
    CHECK(at * sizeof(T) <= bytes_);
    CHECK_EQ(f.alltoallv(team.handle, dest, displs_, counts_, source, from.data(), number.data()), 0);
    size_t end = 0;
    for (int i = team.n; i-- > 0;) {
      CHECK_POISON(dest_, end * sizeof(T), displs_[i] * sizeof(T));
      CHECK_EQ(counts_[i], count(salt, most, i, team.me));
      CHECK_FILLED(dest + displs_[i], counts_[i], salt + static_cast<uint64_t>(team.me), i);
      end = displs_[i] + counts_[i];
    }
    CHECK_POISON(dest_, end * sizeof(T), at * sizeof(T));
    team.barrier();
  }

  template <class T>
  void collectv(test::Team& team, const Routines<T>& f, uint64_t salt, size_t most, bool has_displs) {
    begin(team);
    T* const dest = reinterpret_cast<T*>(dest_);
    T* const source = reinterpret_cast<T*>(source_);
    std::vector<size_t> displs, counts;
    size_t at = 0;
    for (int i = 0; i < team.n; ++i) {
      displs.push_back(at);
      counts.push_back(count(salt, most, i, 0));
      at += counts.back() + (has_displs ? kGap : 0);
    }
    CHECK((at + kGap) * sizeof(T) <= bytes_);
    test::fill(source, counts[static_cast<size_t>(team.me)], salt, team.me);
    CHECK_EQ(f.collectv(team.handle, dest, has_displs ? displs.data() : nullptr, counts.data(), source), 0);
    size_t end = 0;
    for (int i = 0; i < team.n; ++i) {
      const size_t place = displs[static_cast<size_t>(i)];
      CHECK_POISON(dest_, end * sizeof(T), place * sizeof(T));
      end = place + counts[static_cast<size_t>(i)];
      CHECK_FILLED(dest + place, end - place, salt, i);
    }
    CHECK_POISON(dest_, end * sizeof(T), (at + kGap) * sizeof(T));
    team.barrier();
  }

  const size_t bytes_;
  unsigned char* dest_;
  unsigned char* source_;
  size_t* displs_;
  size_t* counts_;
};

}  // namespace

int main() {
  test::Session session("extensions_uneven");
  {
    test::Teams teams(session);
    constexpr size_t kLarge = 300000;  // bytes
    Tester tester(session, static_cast<size_t>(session.n) * (kLarge + 500));
#define ROUTINES(NAME, TYPE) Routines<TYPE>{#NAME, shmemx_##NAME##_alltoallv, shmemx_##NAME##_collectv}
#define ROW(NAME, TYPE)                                                    \
  for (const size_t most : {size_t{0}, size_t{1}, size_t{7}, size_t{300}}) \
    tester.run(teams.world(), ROUTINES(NAME, TYPE), most);
    TEST_RMA_TYPES(ROW)
    using Byte = test::Bytes<1>;
    const Routines<Byte> mem = {
        "mem",
        [](shmem_team_t team, Byte* d, const size_t* dd, size_t* dc, const Byte* s, const size_t* sd,
           const size_t* sc) { return shmemx_alltoallvmem(team, d, dd, dc, s, sd, sc); },
        [](shmem_team_t team, Byte* d, const size_t* displs, const size_t* counts, const Byte* s) {
          return shmemx_collectvmem(team, d, displs, counts, s);
        }};
    for (test::Team& team : teams.all()) {
      if (!team.has_me()) continue;
      for (int round = 0; round < (test::all() ? 50 : 5); ++round) {
        tester.run(team, mem, 100);
        tester.run(team, ROUTINES(int, int), 20);
      }
      tester.run(team, mem, kLarge);
    }
  }
  return session.done();
}
