// SPDX-License-Identifier: Apache-2.0
// How edge rows come to the neighbours: straight into their planes, or as messages would.
#pragma once

#include <vector>

#include "../common/job.hpp"
#include "layer.hpp"

namespace convolution {

class Planes : public PlanesIn<apps::Symmetric> {
 public:
  Planes(const Shape& shape, size_t planes, const apps::Job& job)
      : PlanesIn(shape, planes, job), mail_(2 * planes * stride_), signals_(2) {}

  // The neighbours' edge rows, straight into their planes: a row of every plane in one strided put.
  void put_halo() {
    time_++;
    const ptrdiff_t stride = static_cast<ptrdiff_t>(plane_);
    for (const apps::Side side : apps::sides) {
      if (!slab_.has(side)) continue;
      const int pe = slab_.pe(side);
      shmem_float_ibput(row(0, slab_.halo_there(side)), row(0, slab_.edge(side)), stride, stride, stride_,
                        planes_, pe);
      shmem_fence();
      shmem_signal_set(&signals_[1 - side], time_, pe);
    }
  }
  void wait_for_halo() {
    for (const apps::Side side : apps::sides) {
      if (slab_.has(side)) shmem_signal_wait_until(&signals_[side], SHMEM_CMP_GE, time_);
    }
  }

  // The same as messages: pack, exchange, wait for all, unpack.
  void exchange_packed() {
    std::vector<float> letter(planes_ * stride_);
    for (const apps::Side side : apps::sides) {
      if (!slab_.has(side)) continue;
      for (size_t p = 0; p < planes_; p++)
        std::copy_n(row(p, slab_.edge(side)), stride_, &letter[p * stride_]);
      shmem_float_put(mail_.get() + (1 - side) * letter.size(), letter.data(), letter.size(), slab_.pe(side));
    }
    shmem_barrier_all();
    for (const apps::Side side : apps::sides) {
      if (!slab_.has(side)) continue;
      const float* mail = mail_.get() + side * letter.size();
      for (size_t p = 0; p < planes_; p++) std::copy_n(mail + p * stride_, stride_, row(p, slab_.halo(side)));
    }
    shmem_barrier_all();
  }

 private:
  // By the side from which it comes.
  apps::Symmetric<float> mail_;
  apps::Symmetric<uint64_t> signals_;
  uint64_t time_ = 0;
};

}  // namespace convolution
