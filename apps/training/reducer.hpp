// SPDX-License-Identifier: Apache-2.0
// Sums of gradients over all PEs and the broadcast of weights: by a binary tree, or in chunks that follow
// each other along a chain of PEs. Every chunk has flags of its own, which are set to the number of the
// round.
#pragma once

#include <vector>

#include "../common/job.hpp"

namespace training {

// Chunks go up the chain, where each PE adds its gradients, and come back down it as sums. Buffers are free
// again in the next round: a PE contributes to a chunk only after it is done with the round before, and what
// comes down needs all contributions.
class Chain {
 public:
  Chain(const apps::Job& job, size_t most, size_t chunk)
      : job_(job),
        chunk_(std::min(chunk, most)),
        chunks_((most + chunk_ - 1) / chunk_),
        partial_(most),
        up_(chunks_),
        down_(chunks_) {}

  size_t chunks() const { return chunks_; }

  // A round: post() tells what is ready, in chunks of the same order on all PEs; progress() moves what can be
  // moved.
  void begin(float* mine, float* sum, size_t count) {
    mine_ = mine;
    sum_ = sum;
    count_ = count;
    round_++;
    ready_ = went_up_ = came_down_ = 0;
  }
  // All chunks that lie in the last `elements` of the gradients are ready: layers are finished from the last
  // one on.
  void post(size_t elements) { ready_ = elements == count_ ? used() : elements / chunk_; }

  void progress() {
    while (went_up_ < ready_ && (job_.first() || arrived(up_, went_up_))) go_up(went_up_++);
    while (came_down_ < used() && arrived(down_, came_down_)) go_down(came_down_++);
  }

  void finish() {
    while (went_up_ < used()) {
      if (!job_.first()) shmem_signal_wait_until(&up_[went_up_], SHMEM_CMP_GE, round_);
      go_up(went_up_++);
    }
    while (came_down_ < used()) {
      shmem_signal_wait_until(&down_[came_down_], SHMEM_CMP_GE, round_);
      go_down(came_down_++);
    }
    shmem_quiet();
  }

  // PE 0's data to all, in chunks along the chain.
  void broadcast(float* data, size_t count) {
    count_ = count;
    round_++;
    for (size_t c = 0; c < used(); c++) {
      if (!job_.first()) shmem_signal_wait_until(&up_[c], SHMEM_CMP_GE, round_);
      if (job_.me + 1 < job_.pes) send(data, data, c, up_, job_.me + 1);
    }
    shmem_barrier_all();
  }

 private:
  size_t used() const { return (count_ + chunk_ - 1) / chunk_; }
  bool arrived(const apps::Symmetric<uint64_t>& flags, size_t c) const {
    return shmem_signal_fetch(&flags[c]) >= round_;
  }
  // Chunk 0 is at the end of the gradients.
  size_t length(size_t c) const { return std::min(chunk_, count_ - c * chunk_); }
  size_t place(size_t c) const { return count_ - c * chunk_ - length(c); }

  void send(float* to, const float* from, size_t c, const apps::Symmetric<uint64_t>& flags, int pe) {
    shmem_float_put_signal_nbi(to + place(c), from + place(c), length(c), &flags[c], round_, SHMEM_SIGNAL_SET,
                               pe);
  }
  void go_up(size_t c) {
    float* __restrict mine = mine_ + place(c);
    const float* below = partial_.get() + place(c);
    if (!job_.first()) {
      for (size_t i = 0; i < length(c); i++) mine[i] += below[i];
    }
    if (job_.me + 1 < job_.pes) {
      send(partial_.get(), mine_, c, up_, job_.me + 1);
    } else {
      std::copy_n(mine, length(c), sum_ + place(c));
      down_[c] = round_;
    }
  }
  void go_down(size_t c) {
    if (!job_.first()) send(sum_, sum_, c, down_, job_.me - 1);
  }

  apps::Job job_;
  size_t chunk_, chunks_;
  apps::Symmetric<float> partial_;       // from the PE below
  apps::Symmetric<uint64_t> up_, down_;  // rounds in which each chunk has arrived
  float* mine_ = nullptr;
  float* sum_ = nullptr;
  size_t count_ = 0, ready_ = 0, went_up_ = 0, came_down_ = 0;
  uint64_t round_ = 0;
};

// A binary tree: PE p has the children 2p + 1 and 2p + 2. Everything goes up whole, and comes down whole.
class Tree {
 public:
  Tree(const apps::Job& job, size_t most) : job_(job), most_(most), inbox_(2 * most), up_(2), down_(1) {}

  void reduce(float* mine, float* sum, size_t count) {
    round_++;
    for (size_t child = 0; child < 2; child++) {
      if (2 * job_.me + 1 + static_cast<int>(child) >= job_.pes) continue;
      shmem_signal_wait_until(&up_[child], SHMEM_CMP_GE, round_);
      const float* theirs = inbox_.get() + child * most_;
      for (size_t i = 0; i < count; i++) mine[i] += theirs[i];
    }
    if (job_.first()) {
      std::copy_n(mine, count, sum);
    } else {
      const size_t child = static_cast<size_t>(job_.me - 1) % 2;
      shmem_float_put_signal_nbi(inbox_.get() + child * most_, mine, count, &up_[child], round_,
                                 SHMEM_SIGNAL_SET, (job_.me - 1) / 2);
    }
    come_down(sum, count);
  }

  void broadcast(float* data, size_t count) {
    round_++;
    come_down(data, count);
    shmem_barrier_all();
  }

 private:
  void come_down(float* data, size_t count) {
    if (!job_.first()) shmem_signal_wait_until(down_.get(), SHMEM_CMP_GE, round_);
    for (int child = 2 * job_.me + 1; child <= 2 * job_.me + 2 && child < job_.pes; child++) {
      shmem_float_put_signal_nbi(data, data, count, down_.get(), round_, SHMEM_SIGNAL_SET, child);
    }
    shmem_quiet();
  }

  apps::Job job_;
  size_t most_;
  apps::Symmetric<float> inbox_;  // of two children
  apps::Symmetric<uint64_t> up_, down_;
  uint64_t round_ = 0;
};

}  // namespace training
