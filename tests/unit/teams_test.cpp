// SPDX-License-Identifier: Apache-2.0
// Teams: who is in them, collectives on them (also on overlapping ones, one after another, with nothing
// between), slots that are used again and again, and agreement where a PE errs.
#include <algorithm>
#include <thread>

#include "pes.hpp"
#include "runtime/teams.hpp"

using namespace isomem;  // NOLINT

namespace {

const char* const kTest = "a test";

constexpr int kFewSlots = 40;
constexpr int kManySlots = 450;  // more than two windows of an agreement

size_t area_bytes(Runtime& rt, int slots) {
  return Teams::area_bytes(rt.job().peers().widest(), rt.job().peers().n_hosts(), slots);
}

/// The teams of one PE, with words of their own.
struct TeamUser {
  TeamUser(Runtime& runtime, int slots)
      : rt(runtime),
        teams(runtime, runtime.heap().allocate(kTest, area_bytes(runtime, slots), 128, true),
              area_bytes(runtime, slots)) {}

  int split(int parent, int start, int stride, int size, bool* made = nullptr) {
    int slot = 99;
    const bool ok = teams.split_strided(kTest, parent, start, stride, size, {}, &slot);
    if (made) *made = ok;
    return slot;
  }

  Runtime& rt;
  Teams teams;
  size_t wrong = 0;
};

void on_all(const std::vector<int>& numbers, const std::function<void(TeamUser&)>& body,
            int slots = kFewSlots) {
  for (const isomem::HostSplit& split : pes::kSplits) {
    for (const int n : numbers) {
      if (!pes::is_new(split, n)) continue;
      INFO(pes::name(n, split));
      run_threads(n, pes::on(split), [&](Runtime& rt) {
        TeamUser job(rt, slots);
        body(job);
        CHECK(job.wrong == 0);
        rt.barrier_all(kTest);
      });
    }
  }
}

/// Collectives on a team; what they deliver tells who is in it, and in which order.
void use(TeamUser& job, int slot, uint64_t what) {
  Team* team = job.teams.find(slot);
  if (!team) return;
  HostEngine e(job.rt);
  const auto n = static_cast<size_t>(team->n_pes());
  uint64_t mine = pes::value(what, job.rt.me(), 0);
  uint64_t all = ~mine;  // poison
  reduce(e, kTest, *team, &all, &mine, 1, [](uint64_t a, uint64_t b) { return a + b; });
  for (size_t i = 0; i < n; ++i) all -= pes::value(what, team->pe(static_cast<int>(i)), 0);
  job.wrong += all != 0;
  uint64_t told = ~mine;
  const int root = static_cast<int>(what % n);
  broadcast(e, kTest, *team, &told, &mine, 8, root);
  job.wrong += team->me() != root && told != pes::value(what, team->pe(root), 0);
}

/// Members as the definition of a strided split says.
void expect_members(TeamUser& job, int parent, int slot, int start, int stride, int size) {
  Teams& teams = job.teams;
  const Team* from = teams.find(parent);
  int rank = -1;
  for (int i = 0; i < size; ++i) {
    if (from->pe(start + i * stride) == job.rt.me()) rank = i;
  }
  job.wrong += (slot == Teams::kInvalid) != (rank < 0);
  if (rank < 0) return;
  const Team* team = teams.find(slot);
  if (!team || team->me() != rank || team->n_pes() != size) {
    ++job.wrong;
    return;
  }
  for (int i = 0; i < size; ++i) {
    job.wrong += teams.translate(slot, i, parent) != start + i * stride;
    job.wrong += teams.translate(parent, start + i * stride, slot) != i;
  }
  job.wrong += teams.translate(slot, size, parent) != -1 || teams.translate(slot, -1, parent) != -1;
}

/// Every split of the parent with strides -3 .. 3.
void every_split(TeamUser& job, int parent,
                 const std::function<void(int start, int stride, int size)>& body) {
  const int n = job.teams.find(parent)->n_pes();
  for (int stride = -3; stride <= 3; ++stride) {
    for (int start = 0; start < n; ++start) {
      for (int size = 1;
           stride == 0 ? size < 2 : start + (size - 1) * stride < n && start + (size - 1) * stride >= 0;
           ++size) {
        body(start, stride, size);
      }
    }
  }
}

}  // namespace

TEST_CASE("every strided split of the world: members, ranks, collectives, destroy") {
  on_all({1, 3, 8}, [](TeamUser& job) {
    uint64_t what = 0;
    every_split(job, Teams::kWorld, [&](int start, int stride, int size) {
      bool made = false;
      const int slot = job.split(Teams::kWorld, start, stride, size, &made);
      job.wrong += !made;
      expect_members(job, Teams::kWorld, slot, start, stride, size);
      use(job, slot, ++what);
      job.teams.destroy(kTest, slot);
      job.wrong += job.teams.find(slot) != nullptr;
    });
  });
}

TEST_CASE("predefined teams") {
  on_all({1, 2, 5}, [](TeamUser& job) {
    const Peers& peers = job.rt.job().peers();
    use(job, Teams::kWorld, 7);
    job.wrong += job.teams.find(Teams::kWorld)->n_pes() != job.rt.n_pes();
    for (const int slot : {Teams::kShared, Teams::kNode, Teams::kMulticast}) {
      const Team* team = job.teams.find(slot);
      job.wrong += team->me() != job.rt.job().slot() || team->n_pes() != peers.near_pes();
      for (int i = 0; i < team->n_pes(); ++i) job.wrong += !peers.is_near(team->pe(i));
      use(job, slot, 7);
    }
    int hosts = 0;  // that have a PE in this place
    for (int pe = 0; pe < peers.n_pes(); ++pe) hosts += peers.slot_of(pe) == job.rt.job().slot();
    const Team* same = job.teams.find(Teams::kSameRank);
    job.wrong += same->n_pes() != hosts || same->pe(same->me()) != job.rt.me();
    for (int i = 0; i < same->n_pes(); ++i) job.wrong += peers.slot_of(same->pe(i)) != job.rt.job().slot();
    use(job, Teams::kSameRank, 8);
    for (const int slot : {-1, Teams::kMeeting, 5, Teams::kFirstUser, kFewSlots, kMostSlots, 1 << 30}) {
      job.wrong += job.teams.find(slot) != nullptr || job.teams.translate(slot, 0, 0) != -1;
    }
  });
}

TEST_CASE("teams of teams, backwards and irregular") {
  on_all({8}, [](TeamUser& job) {
    const int odd = job.split(Teams::kWorld, 7, -2, 4);  // 7 5 3 1
    if (!job.teams.find(odd)) return;
    expect_members(job, Teams::kWorld, odd, 7, -2, 4);
    const int inner = job.split(odd, 3, -2, 2);  // 1 5
    expect_members(job, odd, inner, 3, -2, 2);
    use(job, inner, 3);
    use(job, odd, 4);
    every_split(job, odd, [&](int start, int stride, int size) {
      const int slot = job.split(odd, start, stride, size);
      expect_members(job, odd, slot, start, stride, size);
      use(job, slot, static_cast<uint64_t>(start + size));
      job.teams.destroy(kTest, slot);
    });
    job.teams.destroy(kTest, inner);
    job.teams.destroy(kTest, odd);
  });
}

// Again and again with other colors and keys, so that what a PE shows is never what it showed before.
TEST_CASE("a team for each color, in the order of the keys") {
  on_all({1, 5, 8}, [](TeamUser& job) {
    const int n = job.rt.n_pes();
    for (int round = 0; round < 30; ++round) {
      const auto color = [&](int pe) {
        return static_cast<int>(pes::value(2 * static_cast<uint64_t>(round), pe, 0) % 3) - 1;
      };
      const auto key = [&](int pe) {
        return static_cast<int>(pes::value(2 * static_cast<uint64_t>(round) + 1, pe, 0) % 5);
      };
      std::vector<std::pair<int, int>> wanted;  // key and PE
      for (int pe = 0; pe < n && color(job.rt.me()) >= 0; ++pe) {
        if (color(pe) == color(job.rt.me())) wanted.emplace_back(key(pe), pe);
      }
      std::sort(wanted.begin(), wanted.end());
      int slot = 99;
      job.teams.split_by_color(kTest, Teams::kWorld, color(job.rt.me()), key(job.rt.me()), &slot);
      Team* team = job.teams.find(slot);
      job.wrong += team ? static_cast<size_t>(team->n_pes()) != wanted.size() : !wanted.empty();
      for (size_t rank = 0; team && rank < wanted.size(); ++rank)
        job.wrong += team->pe(static_cast<int>(rank)) != wanted[rank].second;
      use(job, slot, static_cast<uint64_t>(round));
      job.teams.destroy(kTest, slot);
    }
  });
}

TEST_CASE("rows and columns, also with a short last row") {
  on_all({1, 6, 8}, [](TeamUser& job) {
    const int n = job.rt.n_pes();
    const int me = job.rt.me();
    for (int xrange = 1; xrange <= n + 2; ++xrange) {
      int x = 0;
      int y = 0;
      job.wrong += !job.teams.split_2d(kTest, Teams::kWorld, xrange, {}, &x, {}, &y);
      const int width = std::min(xrange, n);
      expect_members(job, Teams::kWorld, x, me / width * width, 1, std::min(width, n - me / width * width));
      expect_members(job, Teams::kWorld, y, me % width, width, (n - me % width + width - 1) / width);
      use(job, x, 1);
      use(job, y, 2);
      use(job, x, 3);
      use(job, Teams::kWorld, 4);
      job.teams.destroy(kTest, y);
      job.teams.destroy(kTest, x);
    }
    int x = 0;
    int y = 0;
    job.wrong += job.teams.split_2d(kTest, Teams::kWorld, 0, {}, &x, {}, &y) || x != -1 || y != -1;
  });
}

TEST_CASE("created, used and destroyed again and again, in groups that change") {
  on_all({3, 8}, [](TeamUser& job) {
    std::mt19937_64 random(pes::seed());  // the same on all PEs
    const int n = job.rt.n_pes();
    std::vector<int> held;
    const int rounds = pes::rounds(job.rt.job().peers().n_hosts() > 1 ? 150 : 1000);
    for (int round = 0; round < rounds; ++round) {
      const int start = static_cast<int>(random() % static_cast<uint64_t>(n));
      const int stride = random() % 2 ? 1 : -1;
      const int most = stride > 0 ? n - start : start + 1;
      held.push_back(job.split(Teams::kWorld, start, stride,
                               1 + static_cast<int>(random() % static_cast<uint64_t>(most))));
      for (const int slot : held) use(job, slot, random());
      if (random() % 3 && held.size() < 8) continue;
      const size_t which = random() % held.size();
      job.teams.destroy(kTest, held[which]);
      held.erase(held.begin() + static_cast<ptrdiff_t>(which));
    }
  });
}

/// Which slots each PE has taken, as every PE can tell: all splits are of the world.
class Model {
 public:
  struct Made {
    int slot, start, stride, size;

    bool has(int pe) const {
      for (int i = 0; i < size; ++i) {
        if (start + i * stride == pe) return true;
      }
      return false;
    }
  };

  Model(int n, std::mt19937_64& random) : taken_(static_cast<size_t>(n)), random_(random) {}

  /// A team of random members, in the lowest slot that none of them has taken; -1 if there is none.
  Made next() {
    const int n = static_cast<int>(taken_.size());
    const int start = static_cast<int>(random_() % static_cast<uint64_t>(n));
    const int stride = random_() % 2 ? 1 : -1;
    const int most = stride > 0 ? n - start : start + 1;
    const int size = random_() % 2 ? 1 : 1 + static_cast<int>(random_() % static_cast<uint64_t>(most));
    int slot = Teams::kFirstUser;
    const auto is_taken = [&](int i) {
      return taken_[static_cast<size_t>(start + i * stride)][static_cast<size_t>(slot)];
    };
    for (int i = 0; i < size && slot < kManySlots;) {
      if (is_taken(i)) {
        ++slot;
        i = 0;
      } else {
        ++i;
      }
    }
    return {slot < kManySlots ? slot : -1, start, stride, size};
  }
  void mark(const Made& team, bool is_taken) {
    for (size_t pe = 0; pe < taken_.size(); ++pe) {
      if (team.has(static_cast<int>(pe))) taken_[pe][static_cast<size_t>(team.slot)] = is_taken;
    }
  }

 private:
  struct Slots : std::vector<bool> {
    Slots() : std::vector<bool>(kManySlots) {}
  };
  std::vector<Slots> taken_;
  std::mt19937_64& random_;
};

TEST_CASE("hundreds of teams at a time, each in the lowest slot that its members have free") {
  const auto body = [](TeamUser& job) {
    std::mt19937_64 random(pes::seed());  // the same on all PEs
    Model model(job.rt.n_pes(), random);
    std::vector<Model::Made> held;
    size_t most = 0;
    const auto drop = [&](size_t which) {
      job.teams.destroy(kTest, held[which].has(job.rt.me()) ? held[which].slot : Teams::kInvalid);
      model.mark(held[which], false);
      held.erase(held.begin() + static_cast<ptrdiff_t>(which));
    };
    const int rounds = pes::rounds(job.rt.job().peers().n_hosts() > 1 ? 500 : 1000);
    for (int round = 0; round < rounds; ++round) {
      const Model::Made team = model.next();
      bool made = false;
      const int slot = job.split(Teams::kWorld, team.start, team.stride, team.size, &made);
      job.wrong += made != (team.slot >= 0);
      job.wrong += slot != (made && team.has(job.rt.me()) ? team.slot : Teams::kInvalid);
      if (made) model.mark(held.emplace_back(team), true);
      most = std::max(most, held.size());
      for (int i = 0; i < 3; ++i) {
        const Model::Made& used = held[random() % held.size()];
        if (const uint64_t what = random(); used.has(job.rt.me())) use(job, used.slot, what);
      }
      if (!made || random() % 32 == 0) drop(random() % held.size());
    }
    job.wrong += most < static_cast<size_t>(rounds) / 5;
    while (!held.empty()) drop(random() % held.size());
    job.wrong += job.split(Teams::kWorld, 0, 1, job.rt.n_pes()) != Teams::kFirstUser;
    job.teams.destroy(kTest, Teams::kFirstUser);
  };
  on_all({1, 3, 8}, body, kManySlots);
}

TEST_CASE("small groups make and drop teams by themselves while others do the same") {
  on_all({8}, [](TeamUser& job) {
    const int me = job.rt.me();
    const int pair = job.split(Teams::kWorld, me / 2 * 2, 1, 2);  // one call for all pairs
    expect_members(job, Teams::kWorld, pair, me / 2 * 2, 1, 2);
    const int column = job.split(Teams::kWorld, me % 4, 4, 2);
    expect_members(job, Teams::kWorld, column, me % 4, 4, 2);
    use(job, pair, 1);
    use(job, column, 2);
    const int some = job.split(Teams::kWorld, 0, 1, me < 4 ? 4 : 1);  // 4 .. 7 name PE 0
    CHECK(some == Teams::kInvalid);
    int rows = 0;
    int columns = 0;
    job.teams.split_2d(kTest, Teams::kWorld, 2, {}, &rows, {}, &columns);
    for (int round = 0; round < pes::rounds(1000); ++round) {
      const int parent = round % 3 ? rows : columns;
      const int size = job.teams.find(parent)->n_pes();
      const int slot = job.split(parent, size - 1, -1, size);
      use(job, slot, static_cast<uint64_t>(round));
      job.teams.destroy(kTest, slot);
    }
  });
}

TEST_CASE("a split that cannot be is refused on all PEs, and leaves all teams usable") {
  on_all({2, 8}, [](TeamUser& job) {
    const int n = job.rt.n_pes();
    const int wrong[][3] = {{-1, 1, 1}, {n, 1, 1},  {0, 0, 2},        {0, 1, n + 1},
                            {0, 1, 0},  {0, -1, 2}, {1, INT32_MAX, 2}};
    for (const auto& [start, stride, size] : wrong) {
      bool made = true;
      job.wrong += job.split(Teams::kWorld, start, stride, size, &made) != -1 || made;
    }
    bool made = true;
    job.wrong += job.split(-1, 0, 1, 1, &made) != -1 || made;
    const bool errs = job.rt.me() == n - 1;  // one PE asks for something impossible, one for something else
    job.wrong += job.split(Teams::kWorld, 0, 1, errs ? n + 1 : n, &made) != -1 || made;
    job.wrong += job.split(Teams::kWorld, 0, 1, errs ? 1 : n, &made) != -1 || made;
    int mine = 0;
    int other = 0;
    job.wrong += job.teams.split_2d(kTest, Teams::kWorld, errs ? 1 : n, {}, &mine, {}, &other) || mine != -1;
    std::vector<int> held;
    for (;;) {
      const int slot = job.split(Teams::kWorld, 0, 1, n, &made);
      if (!made) break;
      held.push_back(slot);
    }
    job.wrong += held.size() != kFewSlots - Teams::kFirstUser;
    job.wrong += job.teams.most() != kFewSlots - Teams::kFirstUser;
    int x = 0;
    int y = 0;
    job.teams.destroy(kTest, held.back());
    held.pop_back();
    job.wrong += job.teams.split_2d(kTest, Teams::kWorld, 1, {}, &x, {}, &y);  // two are needed
    held.push_back(job.split(Teams::kWorld, 0, 1, n, &made));
    job.wrong += !made;
    for (const int slot : held) use(job, slot, 5);
    for (const int slot : held) job.teams.destroy(kTest, slot);
  });
}

TEST_CASE("PEs that only share a number become a team, in any order, several groups at a time") {
  on_all({1, 2, 8}, [](TeamUser& job) {
    HostEngine e(job.rt);
    const int n = job.rt.n_pes();
    const int me = job.rt.me();
    std::mt19937_64 random(pes::seed());
    std::vector<int> order(static_cast<size_t>(n));
    for (int i = 0; i < n; ++i) order[static_cast<size_t>(i)] = i;
    for (int round = 0; round < pes::rounds(200); ++round) {
      std::shuffle(order.begin(), order.end(), random);
      const int first = 1 + static_cast<int>(random() % static_cast<uint64_t>(n));  // of two groups
      uint64_t ids[2] = {job.teams.unique_id(), job.teams.unique_id()};
      broadcast(e, kTest, job.rt.world(), ids, ids, sizeof(ids), 0);
      const int place = static_cast<int>(std::find(order.begin(), order.end(), me) - order.begin());
      const bool second = place >= first;
      int slot = 0;
      const TeamConfig config{3, ids[second]};
      job.wrong +=
          !job.teams.join(kTest, config, second ? n - first : first, second ? place - first : place, &slot);
      const Team* team = job.teams.find(slot);
      for (int i = 0; team && i < team->n_pes(); ++i) {
        job.wrong += team->pe(i) != order[static_cast<size_t>(second ? first + i : i)];
      }
      job.wrong += !team || job.teams.config(slot)->num_contexts != 3;
      use(job, slot, static_cast<uint64_t>(round));
      const int inner = team ? job.split(slot, team->n_pes() - 1, -1, team->n_pes()) : -1;
      use(job, inner, static_cast<uint64_t>(round));
      job.teams.destroy(kTest, inner);
      job.teams.destroy(kTest, slot);
    }
    int slot = 0;
    job.wrong += job.teams.join(kTest, {}, n, me, &slot) || slot != -1;
  });
}

TEST_CASE("whoever has destroyed a team sees what the others stored before they did") {
  on_all({2, 5}, [](TeamUser& job) {
    const int n = job.rt.n_pes();
    HostEngine e(job.rt);
    int* word = pes::zeroed<int>(job.rt, 1);  // not atomic: the order is what is tested
    for (int round = 1; round <= pes::rounds(300); ++round) {
      const int slot = job.split(Teams::kWorld, n - 1, -1, n);
      *word = round;
      job.teams.destroy(kTest, slot);
      int* direct = e.reach(word, (job.rt.me() + 1) % n);
      int theirs = 0;
      direct ? static_cast<void>(theirs = *direct)
             : get(e, &theirs, word, sizeof(theirs), (job.rt.me() + 1) % n);
      job.wrong += theirs != round;
    }
  });
}

TEST_CASE("words are zero after a team is destroyed, however many small broadcasts came before") {
  on_all({2, 4, 5}, [](TeamUser& job) {
    const int n = job.rt.n_pes();
    HostEngine e(job.rt);
    for (int broadcasts = 0; broadcasts < 8; ++broadcasts) {
      for (const bool syncs : {false, true}) {
        const int slot = job.split(Teams::kWorld, 0, 1, n);
        Team& team = *job.teams.find(slot);
        TeamWords* words = team.words;
        if (syncs) team_sync(e, kTest, team);
        for (int k = 0; k < broadcasts; ++k) {
          int value = k;
          broadcast(e, kTest, team, &value, &value, sizeof(value), k % n);
        }
        job.teams.destroy(kTest, slot);
        job.rt.barrier_all(kTest);
        const size_t bytes = TeamWords::bytes_for(job.rt.job().peers().widest(), false);
        for (size_t i = 0; i < bytes / sizeof(uint64_t); ++i)
          job.wrong += e.load(&reinterpret_cast<uint64_t*>(words)[i]) != 0;
        job.rt.barrier_all(kTest);
      }
    }
  });
}

TEST_CASE("two threads of each PE create teams from two parents at a time") {
  on_all({2, 5}, [](TeamUser& job) {
    size_t failed[2] = {0, 0};
    const auto work = [&](int which) {
      const int parent = which ? Teams::kShared : Teams::kNode;
      for (int round = 0; round < pes::rounds(300); ++round) {
        bool made = false;
        const int slot = job.split(parent, 0, 1, job.teams.find(parent)->n_pes(), &made);
        failed[which] += !made || job.teams.find(slot) == nullptr;
        job.teams.destroy(kTest, slot);
      }
    };
    std::thread other(work, 1);
    work(0);
    other.join();
    job.wrong += failed[0] + failed[1];
  });
}

TEST_CASE("whoever follows teams is told of each, and may refuse for all") {
  on_all({2, 8}, [](TeamUser& job) {
    const int before = job.split(Teams::kWorld, 0, 1, job.rt.n_pes());
    uint64_t known = 0;
    bool refuses = false;
    bool has_room = true;
    job.wrong += !job.teams.set_hooks({[&](int) { return has_room; },
                                       [&](int slot, const Members& members) {
                                         known |= uint64_t{1} << slot;
                                         job.wrong += members.me != job.teams.find(slot)->me();
                                         return !refuses;
                                       },
                                       [&](int slot) { known &= ~(uint64_t{1} << slot); }});
    job.wrong += !(known >> before & 1) || !(known & 1);
    const int slot = job.split(Teams::kWorld, 0, 1, job.rt.n_pes());
    job.wrong += !(known >> slot & 1);
    refuses = job.rt.me() == 1;
    bool made = true;
    const uint64_t now = known;
    job.wrong += job.split(Teams::kWorld, 0, 1, job.rt.n_pes(), &made) != -1 || made || known != now;
    refuses = false;
    has_room = job.rt.me() != 0;  // nobody may begin what a member has no room for
    job.wrong += job.split(Teams::kWorld, 0, 1, job.rt.n_pes(), &made) != -1 || made || known != now;
    has_room = true;
    job.wrong += job.split(Teams::kWorld, 0, 1, 1, &made) == -1 && job.rt.me() == 0;
    job.teams.destroy(kTest, slot);
    job.wrong += (known >> slot & 1) != 0;
  });
}
