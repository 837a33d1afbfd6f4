// SPDX-License-Identifier: Apache-2.0
// How gradients are summed over the GPUs by puts with signals on streams: along a chain, in chunks, or by a
// tree.
#pragma once

#include "../common/gpu.cuh"

namespace training {

inline constexpr int blocks = 528, threads = 256;

template <typename F>
__global__ void for_each(size_t count, F f) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) f(i);
}

template <typename F>
void enqueue(const apps::Stream& stream, size_t count, const F& f) {
  for_each<<<blocks, threads, 0, stream>>>(count, f);
}

struct Add {
  const float* theirs;
  float* mine;
  __device__ void operator()(size_t i) const { mine[i] += theirs[i]; }
};
// Chunks of the gradients go up the chain of PEs, where each adds its own, and come down it as sums, on a
// stream for each direction. As on CPUs (reducer.hpp), buffers are free again in the next round.
class Chain {
 public:
  Chain(const apps::Job& job, size_t count, size_t chunk)
      : job_(job),
        count_(count),
        chunk_(std::min(chunk, count)),
        partial_(count),
        up_((count + chunk_ - 1) / chunk_),
        down_(up_.count()) {}

  void begin() {
    round_++;
    sent_ = 0;
  }
  // The last `elements` of the gradients are ready when `compute` has come to here: their whole chunks go.
  void post(const apps::Stream& compute, float* mine, float* sum, size_t elements) {
    apps::Event(compute).before(upwards_);
    const size_t whole = elements == count_ ? up_.count() : elements / chunk_;
    for (; sent_ < whole; sent_++) {
      go_up(mine, sum, sent_);
      go_down(sum, sent_);
    }
  }
  // What `compute` is given from here on has the sums.
  void finish(const apps::Stream& compute) {
    apps::Event(upwards_).before(compute);
    apps::Event(downwards_).before(compute);
  }

  // PE 0's data to all.
  void broadcast(float* data) {
    round_++;
    for (size_t c = 0; c < up_.count(); c++) {
      if (!job_.first()) wait(up_, c, upwards_);
      if (job_.me + 1 < job_.pes) send(data, data, up_, c, job_.me + 1, upwards_);
    }
  }
  const apps::Stream& upwards() const { return upwards_; }

 private:
  // Chunk 0 is at the end.
  size_t length(size_t c) const { return std::min(chunk_, count_ - c * chunk_); }
  size_t place(size_t c) const { return count_ - c * chunk_ - length(c); }

  void wait(const apps::OnGpu<uint64_t>& flags, size_t c, const apps::Stream& stream) const {
    nvshmemx_signal_wait_until_on_stream(flags.get() + c, NVSHMEM_CMP_GE, round_, stream);
  }
  void send(float* to, const float* from, const apps::OnGpu<uint64_t>& flags, size_t c, int pe,
            const apps::Stream& stream) const {
    nvshmemx_float_put_signal_on_stream(to + place(c), from + place(c), length(c), flags.get() + c, round_,
                                        NVSHMEM_SIGNAL_SET, pe, stream);
  }
  void go_up(float* mine, float* sum, size_t c) {
    if (!job_.first()) {
      wait(up_, c, upwards_);
      enqueue(upwards_, length(c), Add{partial_.get() + place(c), mine + place(c)});
    }
    if (job_.me + 1 < job_.pes) {
      send(partial_.get(), mine, up_, c, job_.me + 1, upwards_);
    } else {
      send(sum, mine, down_, c, job_.me, upwards_);
    }
  }
  void go_down(float* sum, size_t c) {
    wait(down_, c, downwards_);
    if (!job_.first()) send(sum, sum, down_, c, job_.me - 1, downwards_);
  }

  apps::Job job_;
  size_t count_, chunk_;
  apps::OnGpu<float> partial_;
  apps::OnGpu<uint64_t> up_, down_;
  apps::Stream upwards_, downwards_;
  size_t sent_ = 0;
  uint64_t round_ = 0;
};

// A binary tree: each PE adds what its two children have, and passes it on; sums come down the same way. The
// whole of the gradients at once.
class Tree {
 public:
  Tree(const apps::Job& job, size_t count) : job_(job), count_(count), inbox_(2 * count), up_(2), down_(1) {}

  // A child's next gradients come after its sums of this round, so they find the inbox read.
  void reduce(float* mine, float* sum, const apps::Stream& stream) {
    round_++;
    for (int child = 0; child < 2 && first_child() + child < job_.pes; child++) {
      wait(up_.get() + child, stream);
      enqueue(stream, count_, Add{inbox(child), mine});
    }
    if (job_.first()) {
      nvshmemx_float_put_on_stream(sum, mine, count_, job_.me, stream);
    } else {
      send(inbox((job_.me - 1) % 2), mine, up_.get() + (job_.me - 1) % 2, (job_.me - 1) / 2, stream);
    }
    come_down(sum, stream);
  }
  // PE 0's data to all.
  void broadcast(float* data, const apps::Stream& stream) {
    round_++;
    come_down(data, stream);
  }

 private:
  int first_child() const { return 2 * job_.me + 1; }
  float* inbox(int child) const { return inbox_.get() + static_cast<size_t>(child) * count_; }

  void come_down(float* data, const apps::Stream& stream) {
    if (!job_.first()) wait(down_.get(), stream);
    for (int child = 0; child < 2 && first_child() + child < job_.pes; child++) {
      send(data, data, down_.get(), first_child() + child, stream);
    }
  }
  void wait(uint64_t* signal, const apps::Stream& stream) const {
    nvshmemx_signal_wait_until_on_stream(signal, NVSHMEM_CMP_GE, round_, stream);
  }
  void send(float* to, const float* from, uint64_t* signal, int pe, const apps::Stream& stream) const {
    nvshmemx_float_put_signal_on_stream(to, from, count_, signal, round_, NVSHMEM_SIGNAL_SET, pe, stream);
  }

  apps::Job job_;
  size_t count_;
  apps::OnGpu<float> inbox_;  // of two children
  apps::OnGpu<uint64_t> up_, down_;
  uint64_t round_ = 0;
};

}  // namespace training
