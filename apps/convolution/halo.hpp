// SPDX-License-Identifier: Apache-2.0
// How edge rows come to the neighbours: straight into their planes, or as messages would.
#pragma once

#include <array>
#include <utility>
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
    for (const auto& [side, pe] : neighbours()) {
      if (pe < 0) continue;
      shmem_float_ibput(row(0, halo_at(side, pe)), row(0, edge(side)), stride, stride, stride_, planes_, pe);
      shmem_fence();
      shmem_signal_set(&signals_[side], time_, pe);
    }
  }
  void wait_for_halo() {
    if (job_.me + 1 < job_.pes) shmem_signal_wait_until(&signals_[upwards], SHMEM_CMP_GE, time_);
    if (!job_.first()) shmem_signal_wait_until(&signals_[downwards], SHMEM_CMP_GE, time_);
  }

  // The same as messages: pack, exchange, wait for all, unpack.
  void exchange_packed() {
    std::vector<float> letter(planes_ * stride_);
    for (const auto& [side, pe] : neighbours()) {
      if (pe < 0) continue;
      for (size_t p = 0; p < planes_; p++) std::copy_n(row(p, edge(side)), stride_, &letter[p * stride_]);
      shmem_float_put(mail_.get() + static_cast<size_t>(side) * letter.size(), letter.data(), letter.size(),
                      pe);
    }
    shmem_barrier_all();
    for (size_t p = 0; p < planes_; p++) {
      const float* mail = mail_.get() + p * stride_;
      if (!job_.first()) std::copy_n(mail + letter.size(), stride_, row(p, 0));
      if (job_.me + 1 < job_.pes) std::copy_n(mail, stride_, row(p, rows() + 1));
    }
    shmem_barrier_all();
  }

 private:
  enum Side { upwards, downwards };  // where rows go

  std::array<std::pair<Side, int>, 2> neighbours() const {
    return {{{upwards, job_.me - 1}, {downwards, job_.me + 1 < job_.pes ? job_.me + 1 : -1}}};
  }
  size_t edge(Side side) const { return side == upwards ? 1 : rows(); }
  size_t halo_at(Side side, int pe) const { return side == upwards ? blocks_.size(pe) + 1 : 0; }

  apps::Symmetric<float> mail_;
  apps::Symmetric<uint64_t> signals_;
  uint64_t time_ = 0;
};

}  // namespace convolution
