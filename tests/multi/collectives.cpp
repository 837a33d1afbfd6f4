// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 180
// broadcast, collect, fcollect, alltoall, alltoalls for every type and mem, on the world and (one type and
// mem) on other teams: every root, odd counts and places, counts that differ between PEs, poison around every
// destination.
#include "../common/teams.hpp"
#include "../common/types.hpp"

#include <algorithm>

namespace {

template <class T>
using Collective = int (*)(shmem_team_t, T*, const T*, size_t);

template <class T>
struct Routines {
  const char* name;
  int (*broadcast)(shmem_team_t, T*, const T*, size_t, int);
  Collective<T> collect, fcollect, alltoall;
  int (*alltoalls)(shmem_team_t, T*, const T*, ptrdiff_t, ptrdiff_t, size_t);
};

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
  void on(test::Team& team) {
    team_ = &team;
    n_ = team.pes.size();
  }

  template <class T>
  void run(const Routines<T>& f) {
    for (size_t count : test::sizes()) {
      if ((count * n_ + 40) * sizeof(T) > bytes_) continue;
      for (int root = 0; root < team_->n; ++root) broadcast(f, count, root);
      blocks(f, "fcollect", count, f.fcollect, false);
      blocks(f, "alltoall", count, f.alltoall, true);
      collect(f, count);
      if (count <= 1000 || sizeof(T) == 1) strided(f, count);
    }
  }

  /// The paths for large blocks, with counts that no chunk size divides.
  template <class T>
  void large(const Routines<T>& f) {
    for (size_t count : {size_t{70001}, (size_t{1} << 20) + 1}) {
      broadcast(f, count, team_->n - 1);
      blocks(f, "fcollect", count, f.fcollect, false);
      blocks(f, "alltoall", count, f.alltoall, true);
      collect(f, count);
    }
  }

 private:
  template <class T>
  struct Places {
    T *dest, *source;
    size_t at;
    uint64_t salt;
  };

  /// Poisons dest, fills `count` elements of source; all PEs are ready when this returns.
  template <class T>
  Places<T> prepare(size_t count) {
    Places<T> x;
    x.at = team_->common() % 17;
    x.dest = reinterpret_cast<T*>(dest_) + x.at;
    x.source = reinterpret_cast<T*>(source_) + team_->common() % 17;
    x.salt = team_->common();
    poisoned_ = std::min(bytes_, (count * n_ + 40) * sizeof(T));
    test::poison(dest_, poisoned_);
    test::fill(x.source, count, x.salt, team_->me);
    team_->barrier();
    return x;
  }

  template <class T>
  void check_around(const Places<T>& x, size_t elements) {
    const unsigned char* area = dest_;
    CHECK_POISON(area, 0, x.at * sizeof(T));
    CHECK_POISON(area, (x.at + elements) * sizeof(T), poisoned_);
  }

  template <class T>
  void broadcast(const Routines<T>& f, size_t count, int root) {
    test::note("%s broadcast of %zu from PE %d", f.name, count, root);
    const auto x = prepare<T>(count);
    CHECK_EQ(f.broadcast(team_->handle, x.dest, x.source, count, root), 0);
    CHECK_FILLED(x.dest, count, x.salt, root);  // on the root as well
    check_around(x, count);
  }

  /// fcollect: PE p's block is block p of everyone. alltoall: block b of PE p is block p of PE b.
  template <class T>
  void blocks(const Routines<T>& f, const char* form, size_t count, Collective<T> call, bool exchange) {
    test::note("%s %s of %zu", f.name, form, count);
    const auto x = prepare<T>(exchange ? count * n_ : count);
    CHECK_EQ(call(team_->handle, x.dest, x.source, count), 0);
    for (size_t pe = 0; pe < n_; ++pe) {
      const size_t first = exchange ? static_cast<size_t>(team_->me) * count : 0;
      for (size_t i = 0; i < count; ++i) {
        CHECK_EQ(x.dest[pe * count + i], test::element<T>(x.salt, static_cast<int>(pe), first + i));
      }
    }
    check_around(x, count * n_);
  }

  /// Every PE has its own count, some of them 0.
  template <class T>
  void collect(const Routines<T>& f, size_t count) {
    std::vector<size_t> counts;
    for (int pe = 0; pe < team_->n; ++pe)
      counts.push_back(team_->common() % 4 ? team_->common() % (count + 1) : 0);
    const size_t mine = counts[static_cast<size_t>(team_->me)];
    test::note("%s collect, %zu from this PE", f.name, mine);
    const auto x = prepare<T>(count);
    CHECK_EQ(f.collect(team_->handle, x.dest, x.source, mine), 0);
    size_t at = 0;
    for (int pe = 0; pe < team_->n; at += counts[static_cast<size_t>(pe)], ++pe) {
      CHECK_FILLED(x.dest + at, counts[static_cast<size_t>(pe)], x.salt, pe);
    }
    check_around(x, at);
  }

  template <class T>
  void strided(const Routines<T>& f, size_t count) {
    const size_t room = bytes_ / sizeof(T) / std::max<size_t>(1, count * n_ + 40);
    const size_t dst = 1 + team_->common() % 4, sst = 1 + team_->common() % 4;
    if (room < 5) return;
    test::note("%s alltoalls of %zu, dst %zu, sst %zu", f.name, count, dst, sst);
    const auto x = prepare<T>(count * n_ * sst);
    test::poison(dest_, bytes_);
    team_->barrier();
    CHECK_EQ(f.alltoalls(team_->handle, x.dest, x.source, static_cast<ptrdiff_t>(dst),
                         static_cast<ptrdiff_t>(sst), count),
             0);
    const unsigned char* area = dest_;
    size_t clean = 0;
    for (size_t k = 0; k < n_ * count; ++k) {
      const size_t pe = k / count, i = k % count, to = x.at + k * dst;
      CHECK_POISON(area, clean, to * sizeof(T));
      CHECK_EQ(x.dest[k * dst], test::element<T>(x.salt, static_cast<int>(pe),
                                                 (static_cast<size_t>(team_->me) * count + i) * sst));
      clean = (to + 1) * sizeof(T);
    }
    CHECK_POISON(area, clean, std::min(bytes_, clean + 512));
  }

  test::Team* team_ = nullptr;
  size_t n_ = 0, bytes_;
  size_t poisoned_ = 0;
  unsigned char *dest_, *source_;
};

}  // namespace

int main() {
  test::Session session("collectives");
  {
    test::Teams teams(session);
    Tester tester(test::all() ? size_t{8} << 20 : size_t{1} << 20);
    tester.on(teams.world());
#define ROUTINES(NAME, TYPE)                                                                \
  Routines<TYPE>{"shmem_" #NAME,          shmem_##NAME##_broadcast, shmem_##NAME##_collect, \
                 shmem_##NAME##_fcollect, shmem_##NAME##_alltoall,  shmem_##NAME##_alltoalls}
#define ROW(NAME, TYPE) tester.run(ROUTINES(NAME, TYPE));
    TEST_RMA_TYPES(ROW)
    using Byte = test::Bytes<1>;
#define MEM(CALL) [](shmem_team_t team, Byte* d, const Byte* s, size_t n) { return CALL(team, d, s, n); }
    const Routines<Byte> mem = {"mem",
                                [](shmem_team_t team, Byte* d, const Byte* s, size_t n, int root) {
                                  return shmem_broadcastmem(team, d, s, n, root);
                                },
                                MEM(shmem_collectmem),
                                MEM(shmem_fcollectmem),
                                MEM(shmem_alltoallmem),
                                [](shmem_team_t team, Byte* d, const Byte* s, ptrdiff_t dst, ptrdiff_t sst,
                                   size_t n) { return shmem_alltoallsmem(team, d, s, dst, sst, n); }};
    tester.run(mem);
    for (test::Team& team : teams.all()) {
      if (!team.has_me() || team.handle == SHMEM_TEAM_WORLD) continue;
      tester.on(team);
      tester.run(mem);
      tester.run(ROUTINES(int, int));
    }
    Tester wide(static_cast<size_t>(session.n) * ((size_t{1} << 20) + 100));
    wide.on(teams.world());
    wide.large(mem);
  }
  return session.done();
}
