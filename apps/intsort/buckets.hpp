// SPDX-License-Identifier: Apache-2.0
// The keys and what a PE does with them alone: what the one-sided sort and the message-passing one have in
// common.
#pragma once

#include <cstdint>
#include <numeric>
#include <vector>

#include "../common/random.hpp"
#include "../common/report.hpp"
#include "../common/results.hpp"

namespace intsort {

using Key = uint32_t;
constexpr size_t buckets = 1024;
constexpr long passes = 4;  // over the keys: they are counted, grouped, counted again, written

inline Key key(Key most, int pe, size_t i) {
  double sum = 0;
  for (uint64_t part = 0; part < 4; part++) {
    sum += apps::unit(static_cast<uint64_t>(pe), 4 * static_cast<uint64_t>(i) + part);
  }
  return static_cast<Key>(sum / 4 * most);
}

// Sorts all keys of all PEs and looks for this PE's part; `held`: how many each has.
inline std::string differences_of(const std::vector<Key>& sorted, const size_t* held, int pes, int me,
                                  size_t keys, Key most) {
  std::vector<Key> expected;
  for (int pe = 0; pe < pes; pe++) {
    for (size_t i = 0; i < keys; i++) expected.push_back(key(most, pe, i));
  }
  std::sort(expected.begin(), expected.end());
  const size_t total = std::accumulate(held, held + pes, size_t{0});
  if (total != expected.size())
    return std::to_string(total) + " keys instead of " + std::to_string(expected.size());
  const size_t begin = std::accumulate(held, held + me, size_t{0});
  apps::Differences differences("key");
  for (size_t i = 0; i < sorted.size(); i++) differences.compare(begin + i, sorted[i], expected[begin + i]);
  return differences.text();
}

class Buckets {
 public:
  Buckets(const apps::Job& job, Key most)
      : pes_(static_cast<size_t>(job.pes)),
        me_(static_cast<size_t>(job.me)),
        width_((most + buckets - 1) / buckets),
        first_bucket_(pes_ + 1) {}

  // How many of this PE's keys are in each bucket.
  void count(const std::vector<Key>& keys, long* mine) {
    std::fill_n(mine, buckets, 0);
    for (const Key key : keys) mine[key / width_]++;
    mine_ = mine;
    apps::current_part.reached(1, passes);
  }

  // Consecutive buckets for each PE, as near to an equal share of all keys as they allow, from how many keys
  // all have in each. Returns the most that a PE gets.
  size_t divide(const long* all, size_t keys_of_pe) {
    size_t pe = 0, sum = 0;
    std::vector<size_t> load(pes_);
    first_bucket_[0] = 0;
    for (size_t bucket = 0; bucket < buckets; bucket++) {
      const size_t count = static_cast<size_t>(all[bucket]);
      if (pe + 1 < pes_ && sum + count / 2 >= (pe + 1) * keys_of_pe) first_bucket_[++pe] = bucket;
      load[pe] += count;
      sum += count;
    }
    while (pe < pes_) first_bucket_[++pe] = buckets;
    received_ = load[me_];
    return *std::max_element(load.begin(), load.end());
  }

  // This PE's keys, grouped by the PE that they go to.
  void group(const std::vector<Key>& keys) {
    std::vector<size_t> owner(buckets);
    begin_.assign(pes_ + 1, 0);
    for (size_t pe = 0; pe < pes_; pe++) {
      for (size_t bucket = first_bucket_[pe]; bucket < first_bucket_[pe + 1]; bucket++) {
        owner[bucket] = pe;
        begin_[pe + 1] += static_cast<size_t>(mine_[bucket]);
      }
    }
    std::partial_sum(begin_.begin(), begin_.end(), begin_.begin());
    std::vector<size_t> next = begin_;
    grouped_.resize(keys.size());
    for (const Key key : keys) grouped_[next[owner[key / width_]]++] = key;
    apps::current_part.reached(2, passes);
  }

  // By counting: the keys of this PE lie in a narrow range.
  void sort(const Key* arrived) {
    const size_t least = first_bucket_[me_] * width_;
    std::vector<uint32_t> times((first_bucket_[me_ + 1] - first_bucket_[me_]) * width_, 0);
    for (size_t i = 0; i < received_; i++) times[arrived[i] - least]++;
    apps::current_part.reached(3, passes);
    sorted_.clear();
    for (size_t i = 0; i < times.size(); i++)
      sorted_.insert(sorted_.end(), times[i], static_cast<Key>(least + i));
  }

  // After group(): the keys for a PE.
  const Key* for_pe(size_t pe) const { return grouped_.data() + begin_[pe]; }
  size_t count_for(size_t pe) const { return begin_[pe + 1] - begin_[pe]; }
  size_t received() const { return received_; }
  const std::vector<Key>& sorted() const { return sorted_; }

 private:
  size_t pes_, me_;
  Key width_;  // keys of a bucket
  const long* mine_ = nullptr;
  std::vector<size_t> first_bucket_, begin_;
  std::vector<Key> grouped_, sorted_;
  size_t received_ = 0;
};

}  // namespace intsort
