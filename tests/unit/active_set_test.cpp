// SPDX-License-Identifier: Apache-2.0
// Collectives of active sets over the host engine: every set of up to 5 PEs, sets that overlap in turn and
// sets that share nothing at a time, several threads of a PE, all with nothing between the calls that
// synchronises.
#include <chrono>
#include <thread>

#include "isomem/active_set.hpp"
#include "pes.hpp"

using namespace isomem;  // NOLINT

namespace {

const char* const kTest = "a test";

/// Sizes in words: one that the last PE folds alone, one that all fold, one that a broadcast fetches.
const size_t kSizes[] = {1, 100, 1300, 2500};
constexpr size_t kMost = 2500;

struct Shape {
  int start, stride, size;
  bool has(int pe) const { return pe >= start && (pe - start) % stride == 0 && (pe - start) / stride < size; }
};

/// Every set of the first `n` PEs.
std::vector<Shape> shapes(int n) {
  std::vector<Shape> all;
  for (int start = 0; start < n; ++start) {
    for (int stride = 1; stride < 2 * n; stride *= 2) {
      for (int size = 1; start + (size - 1) * stride < n; ++size) {
        if (size > 1 || stride == 1) all.push_back({start, stride, size});
      }
    }
  }
  return all;
}

void on_some(const std::function<void(Runtime&)>& body) {
  for (const isomem::HostSplit& split : pes::kSplits) {
    for (const int n : {1, 2, 3, 4, 5}) {
      if (!pes::is_new(split, n)) continue;
      INFO(pes::name(n, split));
      run_threads(n, pes::on(split), body);
    }
  }
}

uint64_t add(uint64_t a, uint64_t b) { return a + b; }

/// Once all are done every pSync is as it was at first.
void check_intact(Runtime& rt, const ActiveSetWords* words, size_t n) {
  rt.barrier_all(kTest);
  const auto* word = reinterpret_cast<const uint64_t*>(words);
  for (size_t i = 0; i < n * sizeof(*words) / 8; ++i) CHECK(word[i] == 0);
  rt.barrier_all(kTest);
}

/// The collectives of one set on one PE. Buffers are written right before and after each call.
class Caller {
 public:
  Caller(Runtime& rt, const Shape& shape, ActiveSetWords* words, uint64_t* dest, uint64_t* source)
      : e_(rt),
        set_{words, {(rt.me() - shape.start) / shape.stride, shape.size, shape.start, shape.stride}},
        dest_(dest),
        source_(source) {}

  /// Words of dest that calls with `most` words in all of the PEs may write.
  static size_t room(size_t most, int n) { return 2 * most * static_cast<size_t>(n) + 1; }

  /// Gives the number of wrong values.
  size_t run(uint64_t what, size_t words) {
    wrong_ = 0;
    broadcasts(what, words);
    reductions(what, words);
    blocks(what, words);
    // not the count: others may be in the next call already
    wrong_ += load_word(&set_.words->released) != 0 || load_word(&set_.words->bytes) != 0;
    return wrong_;
  }

 private:
  size_t n() const { return static_cast<size_t>(set_.n_pes()); }
  void fill(uint64_t what, size_t words) {
    for (size_t i = 0; i < words; ++i) source_[i] = pes::value(what, set_.me(), i);
  }
  void poison(size_t words) {
    for (size_t i = 0; i < words; ++i) dest_[i] = kPoison;
    team_sync(e_, kTest, set_);
  }
  void expect(const uint64_t* at, size_t words, uint64_t what, size_t member, size_t from = 0) {
    for (size_t i = 0; i < words; ++i)
      wrong_ += at[i] != pes::value(what, static_cast<int>(member), from + i);
  }

  void broadcasts(uint64_t what, size_t words) {
    for (int root = 0; root < set_.n_pes(); ++root, ++what) {
      poison(words + 1);
      fill(what, words);
      broadcast(e_, kTest, set_, dest_, source_, words * 8, root, false);
      fill(~what, words);  // the root's source is free
      if (set_.me() != root) expect(dest_, words, what, static_cast<size_t>(root));
      wrong_ += set_.me() == root && dest_[0] != kPoison;
      wrong_ += dest_[words] != kPoison;
    }
  }

  void reductions(uint64_t what, size_t words) {
    for (const bool in_place : {false, true}) {
      poison(words + 1);
      fill(what, words);
      for (size_t i = 0; in_place && i < words; ++i) dest_[i] = source_[i];
      reduce(e_, kTest, set_, dest_, in_place ? dest_ : source_, words, add);
      fill(~what, words);
      for (size_t i = 0; i < words; ++i) {
        uint64_t sum = 0;
        for (int member = 0; member < set_.n_pes(); ++member) sum += pes::value(what, member, i);
        wrong_ += dest_[i] != sum;
      }
      wrong_ += dest_[words] != kPoison;
    }
  }

  void blocks(uint64_t what, size_t words) {
    poison(words * n() + 1);
    fill(what, words);
    fcollect(e_, kTest, set_, dest_, source_, words * 8);
    fill(~what, words);
    for (size_t member = 0; member < n(); ++member) expect(dest_ + member * words, words, what, member);
    wrong_ += dest_[words * n()] != kPoison;

    // member m gives words / (m + 1), the last of several nothing
    const auto share = [&](size_t member) { return member + 1 == n() && n() > 1 ? 0 : words / (member + 1); };
    poison(words * n() + 1);
    fill(what, words);
    collect(e_, kTest, set_, dest_, source_, 8 * share(static_cast<size_t>(set_.me())), pes::kFits);
    fill(~what, words);
    const uint64_t* at = dest_;
    for (size_t member = 0; member < n(); at += share(member), ++member)
      expect(at, share(member), what, member);
    wrong_ += *at != kPoison;

    const size_t count = words / n();
    poison(2 * words + 1);
    fill(what, words);
    alltoalls(e_, kTest, set_, dest_, source_, 8, 16, 8, count);
    fill(~what, words);
    for (size_t i = 0; i < count * n(); ++i) {
      const size_t from = static_cast<size_t>(set_.me()) * count + i % count;
      wrong_ += dest_[2 * i] != pes::value(what, static_cast<int>(i / count), from);
      wrong_ += dest_[2 * i + 1] != kPoison;
    }
  }

  static constexpr uint64_t kPoison = 0xa5a5a5a5a5a5a5a5;
  HostEngine e_;
  ActiveSet set_;
  uint64_t *dest_, *source_;
  size_t wrong_ = 0;
};

}  // namespace

TEST_CASE("active sets of every shape, in turn, each with its own pSync and again with the same") {
  on_some([](Runtime& rt) {
    const std::vector<Shape> sets = shapes(rt.n_pes());
    auto* words = pes::zeroed<ActiveSetWords>(rt, sets.size());
    uint64_t* dest = pes::symmetric<uint64_t>(rt, Caller::room(kMost, rt.n_pes()));
    uint64_t* source = pes::symmetric<uint64_t>(rt, kMost);
    size_t wrong = 0;
    for (int round = 0; round < 2; ++round) {
      for (size_t k = 0; k < sets.size(); ++k) {
        if (!sets[k].has(rt.me())) continue;
        const size_t size = kSizes[(k + static_cast<size_t>(round)) % 4];
        wrong +=
            Caller(rt, sets[k], words + k, dest, source).run(100 * k + static_cast<uint64_t>(round), size);
      }
    }
    CHECK(wrong == 0);
    check_intact(rt, words, sets.size());
  });
}

TEST_CASE("active sets that share no PE run at once, with the same pSync") {
  on_some([](Runtime& rt) {
    auto* words = pes::zeroed<ActiveSetWords>(rt, 1);
    uint64_t* dest = pes::symmetric<uint64_t>(rt, Caller::room(kMost, rt.n_pes()));
    uint64_t* source = pes::symmetric<uint64_t>(rt, kMost);
    const bool odd = rt.me() % 2 != 0;
    const Shape mine = {odd ? 1 : 0, 2, (rt.n_pes() + (odd ? 0 : 1)) / 2};
    size_t wrong = 0;
    for (int round = 0; round < pes::rounds(20); ++round) {
      if (odd) std::this_thread::sleep_for(std::chrono::microseconds(100));
      wrong += Caller(rt, mine, words, dest, source).run(static_cast<uint64_t>(round), kSizes[round % 4]);
    }
    CHECK(wrong == 0);
    check_intact(rt, words, 1);
  });
}

TEST_CASE("threads of a PE use the same active set, each with its own pSync") {
  on_some([](Runtime& rt) {
    constexpr size_t kThreads = 2;
    auto* words = pes::zeroed<ActiveSetWords>(rt, kThreads);
    const size_t room = Caller::room(kMost, rt.n_pes());
    uint64_t* dest = pes::symmetric<uint64_t>(rt, kThreads * room);
    uint64_t* source = pes::symmetric<uint64_t>(rt, kThreads * kMost);
    size_t wrong[kThreads] = {};
    std::vector<std::thread> threads;
    for (size_t t = 0; t < kThreads; ++t) {
      threads.emplace_back([&, t] {
        Caller caller(rt, {0, 1, rt.n_pes()}, words + t, dest + t * room, source + t * kMost);
        for (uint64_t round = 0; round < 4; ++round) wrong[t] += caller.run(10 * round + t, kMost - 100 * t);
      });
    }
    for (std::thread& thread : threads) thread.join();
    for (const size_t one : wrong) CHECK(one == 0);
    check_intact(rt, words, kThreads);
  });
}

TEST_CASE("sync of an active set: nobody leaves before all have entered") {
  on_some([](Runtime& rt) {
    HostEngine e(rt);
    uint64_t* entered = pes::zeroed<uint64_t>(rt, 1);
    auto* words = pes::zeroed<ActiveSetWords>(rt, 1);
    const ActiveSet set{words, {rt.me(), rt.n_pes()}};
    const auto n = static_cast<uint64_t>(rt.n_pes());
    size_t early = 0;
    for (uint64_t round = 1; round <= static_cast<uint64_t>(pes::rounds(500)); ++round) {
      atomic(e, Amo::add, entered, uint64_t{1}, 0);
      rt.quiet();
      team_sync(e, kTest, set);
      early += atomic_fetch(e, Amo::fetch, entered, uint64_t{0}, uint64_t{0}, 0) < round * n;
    }
    CHECK(early == 0);
  });
}
