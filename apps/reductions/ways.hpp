// SPDX-License-Identifier: Apache-2.0
// Sums over all PEs by load, store and flags, to be compared with each other and with the library's own
// choice.
//
// Every round has flags of its own, which count up from reduction to reduction. A value that others read is
// kept in one of two halves of a buffer, in turn: nobody can be two reductions ahead, since each reduction
// needs a word from all.
#pragma once

#include <bit>
#include <vector>

#include "../common/job.hpp"

namespace reductions {

enum Variant { flat, recursive, scatter_gather, library };

class Sum {
 public:
  Sum(const apps::Job& job, size_t most)
      : job_(job),
        most_(most),
        ways_(std::bit_floor(static_cast<unsigned>(job.pes))),
        source_(most),
        result_(most),
        work_(2 * most * rounds),
        flags_(rounds),
        arrived_(static_cast<size_t>(2 * job.pes)) {}

  double* source() const { return source_.get(); }
  double* result() const { return result_.get(); }

  // The first `count` elements of result() = the sum of those of source() over all PEs.
  void run(Variant variant, size_t count) {
    count_ = count;
    time_++;
    if (variant == flat) return flat_tree();
    if (variant == recursive) return doubling();
    if (variant == scatter_gather) return halves();
    shmem_double_sum_reduce(SHMEM_TEAM_WORLD, result_.get(), source_.get(), count);
  }

 private:
  static constexpr size_t rounds = 24;  // halving and doubling of 2^10 PEs, and the PEs beyond a power of two

  // The buffer of a round in this reduction.
  double* work(size_t round) const { return work_.get() + (2 * round + time_ % 2) * most_; }

  void send(size_t round, const double* from, size_t begin, size_t count, int pe) {
    shmem_double_put_signal_nbi(work(round) + begin, from + begin, count, &flags_[round], time_,
                                SHMEM_SIGNAL_SET, pe);
  }
  const double* receive(size_t round) {
    shmem_signal_wait_until(&flags_[round], SHMEM_CMP_GE, time_);
    return work(round);
  }
  void add(const double* from, size_t begin, size_t count) {
    double* __restrict sum = result_.get();
    for (size_t i = begin; i < begin + count; i++) sum[i] += from[i];
  }
  void start() { std::copy_n(source_.get(), count_, result_.get()); }

  // All to PE 0, which adds them up and gives the sum to all. The PEs' values lie in their own source().
  void flat_tree() {
    start();
    uint64_t* ready = arrived_.get();
    uint64_t* done = arrived_.get() + job_.pes;
    if (!job_.first()) {
      shmem_signal_set(&ready[job_.me], time_, 0);
      shmem_signal_wait_until(&done[0], SHMEM_CMP_GE, time_);
      return;
    }
    std::vector<double> theirs(count_);
    for (int pe = 1; pe < job_.pes; pe++) {
      shmem_signal_wait_until(&ready[pe], SHMEM_CMP_GE, time_);
      const auto* values = static_cast<const double*>(shmem_ptr(source_.get(), pe));
      if (values == nullptr) shmem_double_get(theirs.data(), source_.get(), count_, pe);
      add(values == nullptr ? theirs.data() : values, 0, count_);
    }
    for (int pe = 1; pe < job_.pes; pe++) {
      shmem_double_put_signal_nbi(result_.get(), result_.get(), count_, &done[0], time_, SHMEM_SIGNAL_SET,
                                  pe);
    }
    shmem_quiet();
  }

  // The PEs beyond a power of two give their values to a PE below first, and get the sum from it at the end.
  bool fold_in() {
    start();
    if (job_.me >= ways_) {
      send(0, source_.get(), 0, count_, job_.me - ways_);
      const double* sum = receive(1);
      std::copy_n(sum, count_, result_.get());
      shmem_quiet();
      return false;
    }
    if (job_.me + ways_ < job_.pes) add(receive(0), 0, count_);
    return true;
  }
  void hand_out() {
    if (job_.me + ways_ < job_.pes) send(1, result_.get(), 0, count_, job_.me + ways_);
    shmem_quiet();
  }

  // In every round each pair of PEs exchanges sums of all elements; after log2 rounds all have the sum of
  // all.
  void doubling() {
    if (!fold_in()) return;
    size_t round = 2;
    for (int bit = 1; bit < ways_; bit *= 2, round++) {
      send(round, result_.get(), 0, count_, job_.me ^ bit);
      const double* theirs = receive(round);
      shmem_quiet();  // the sum is the source of the put until here
      add(theirs, 0, count_);
    }
    hand_out();
  }

  // Recursive halving: each exchange halves the part that a PE is responsible for. Then back: parts are
  // joined.
  void halves() {
    if (!fold_in()) return;
    size_t round = 2, begin = 0, end = count_;
    std::vector<size_t> begins, ends;
    for (int bit = ways_ / 2; bit > 0; bit /= 2, round++) {
      begins.push_back(begin);
      ends.push_back(end);
      const size_t middle = begin + (end - begin) / 2;
      const bool upper = (job_.me & bit) != 0;
      const size_t away = upper ? begin : middle;
      send(round, result_.get(), away, upper ? middle - begin : end - middle, job_.me ^ bit);
      (upper ? begin : end) = middle;
      add(receive(round), begin, end - begin);
    }
    for (int bit = 1; bit < ways_; bit *= 2, round++) {
      send(round, result_.get(), begin, end - begin, job_.me ^ bit);
      const size_t outer = begins.back(), outer_end = ends.back();
      const double* theirs = receive(round);
      std::copy(theirs + outer, theirs + begin, result_.get() + outer);
      std::copy(theirs + end, theirs + outer_end, result_.get() + end);
      begin = outer;
      end = outer_end;
      begins.pop_back();
      ends.pop_back();
    }
    hand_out();
  }

  apps::Job job_;
  size_t most_;
  int ways_;  // the largest power of two that is not above the number of PEs
  apps::Symmetric<double> source_, result_, work_;
  apps::Symmetric<uint64_t> flags_, arrived_;
  size_t count_ = 0;
  uint64_t time_ = 0;
};

}  // namespace reductions
