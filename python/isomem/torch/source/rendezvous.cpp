// SPDX-License-Identifier: Apache-2.0
#include "rendezvous.hpp"

#include <c10/util/Exception.h>

#include <algorithm>
#include <thread>
#include <utility>
#include <vector>

#include "directory.hpp"

namespace isomem::torch {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kSilent{20000};
constexpr milliseconds kBetween{5};
constexpr const char* kGo = "go";  // the verdict, else the reason why not

class Rendezvous {
 public:
  Rendezvous(c10::intrusive_ptr<c10d::Store> store, int size, const std::string& what)
      : store_(std::move(store)), size_(size), key_(key_prefix() + what), verdict_(key_ + "/verdict") {}

  void come(int rank) {
    store_->set(key_of(rank), std::vector<uint8_t>{1});
    if (store_->add(key_ + "/came", 1) == size_) decide(kGo);
  }
  /// The first one holds: who comes last and who has waited too long may decide at once.
  void decide(const std::string& verdict) {
    store_->compareSet(verdict_, {}, std::vector<uint8_t>(verdict.begin(), verdict.end()));
  }
  /// Asks again and again: stores that wait print warnings of their own when the time is over.
  bool is_decided_within(milliseconds time) {
    const auto until = std::chrono::steady_clock::now() + time;
    while (!store_->check({verdict_})) {
      if (std::chrono::steady_clock::now() >= until) return false;
      std::this_thread::sleep_for(kBetween);
    }
    return true;
  }
  std::string verdict() { return store_->get_to_str(verdict_); }
  /// "rank 1" or "ranks 1, 2".
  std::string missing() {
    std::string names;
    int count = 0;
    for (int rank = 0; rank < size_; ++rank) {
      if (store_->check({key_of(rank)})) continue;
      names += (count++ ? ", " : "") + std::to_string(rank);
    }
    return (count == 1 ? "rank " : "ranks ") + names;
  }

 private:
  std::string key_of(int rank) const { return key_ + "/" + std::to_string(rank); }

  c10::intrusive_ptr<c10d::Store> store_;
  int size_;
  std::string key_, verdict_;
};

}  // namespace

void come_together(const c10::intrusive_ptr<c10d::Store>& store, int rank, int size, const std::string& what,
                   const std::string& advice, milliseconds timeout) {
  Rendezvous all(store, size, what);
  all.come(rank);
  const milliseconds silent = std::min(timeout, kSilent);
  bool is_decided = all.is_decided_within(silent);
  if (!is_decided && timeout > silent) {
    TORCH_WARN("isomem: ", what, " waits for ", all.missing(), ". ", advice);
    is_decided = all.is_decided_within(timeout - silent);
  }
  if (!is_decided) {
    all.decide(what + " has waited " + std::to_string(timeout.count()) + " ms for " + all.missing() + ". " +
               advice);
  }
  const std::string verdict = all.verdict();
  TORCH_CHECK(verdict == kGo, "isomem: ", verdict);
}

}  // namespace isomem::torch
