// SPDX-License-Identifier: Apache-2.0
// The exchange of halos, by puts and signals. Halos have the corners too: first j is exchanged, then i with
// what has come.
#pragma once

#include <vector>

#include "../common/job.hpp"
#include "block.hpp"

namespace himeno {

enum Variant { strided, rows, packed };

class Solver : public Block {
 public:
  using Block::Block;

  // Sets up the symmetric memory and the coefficients; collective.
  void allocate() {
    p_.emplace(values_);
    mail_.emplace(4 * std::max(line_, (blocks_i_.largest() + 2) * nk_));
    signals_.emplace(4);
    sums_.emplace(2);
    make_coefficients();
  }

  void reset() {
    set_first(p_->get());
    for (size_t side = 0; side < 4; side++) (*signals_)[side] = 0;
    step_ = 0;
    shmem_barrier_all();
  }

  // One iteration; returns the sum of squared residuals over all PEs.
  double iterate(Variant variant) {
    step_++;
    // All have read their halos when they have all entered the reduction: new ones may come.
    (*sums_)[0] = relax(p_->get());
    shmem_double_sum_reduce(SHMEM_TEAM_WORLD, sums_->get() + 1, sums_->get(), 1);
    take_next(p_->get());
    exchange(variant);
    return (*sums_)[1];
  }

  const float* pressure() const { return p_->get(); }

 private:
  enum Side { before_j, after_j, before_i, after_i };

  void exchange(Variant variant) {
    send_face(variant, after_j, left(), nk_, left() < 0 ? 0 : (blocks_j_.size(column_ - 1) + 1) * nk_);
    send_face(variant, before_j, right(), nj_ * nk_, 0);
    receive_face(variant, before_j, left(), 0);
    receive_face(variant, after_j, right(), (nj_ + 1) * nk_);
    // Whole planes with the j halos: contiguous.
    send_plane(after_i, up(), line_, up() < 0 ? 0 : (blocks_i_.size(row_ - 1) + 1) * line_);
    send_plane(before_i, low(), ni_ * line_, 0);
    for (const auto& [side, pe] : {std::pair(before_i, up()), std::pair(after_i, low())}) {
      if (pe >= 0) shmem_signal_wait_until(signals_->get() + side, SHMEM_CMP_GE, step_);
    }
    shmem_quiet();  // the pressure is a source of puts until here
  }

  // The face of constant j: a row of nk values in each of ni planes, `line_` values apart.
  void send_face(Variant variant, Side side, int pe, size_t from, size_t to) {
    if (pe < 0) return;
    float* source = p_->get() + line_ + from;
    float* target = p_->get() + line_ + to;
    if (variant == strided) {
      const ptrdiff_t stride = static_cast<ptrdiff_t>(line_);
      shmem_float_ibput(target, source, stride, stride, nk_, ni_, pe);
    } else if (variant == rows) {
      for (size_t i = 0; i < ni_; i++) shmem_float_put_nbi(target + i * line_, source + i * line_, nk_, pe);
    } else {
      std::vector<float> letter(ni_ * nk_);
      for (size_t i = 0; i < ni_; i++) std::copy_n(source + i * line_, nk_, letter.data() + i * nk_);
      shmem_float_put(mailbox(side), letter.data(), letter.size(), pe);
    }
    shmem_fence();
    shmem_signal_set(signals_->get() + side, step_, pe);
  }

  void receive_face(Variant variant, Side side, int pe, size_t to) {
    if (pe < 0) return;
    shmem_signal_wait_until(signals_->get() + side, SHMEM_CMP_GE, step_);
    if (variant != packed) return;
    for (size_t i = 0; i < ni_; i++)
      std::copy_n(mailbox(side) + i * nk_, nk_, p_->get() + (i + 1) * line_ + to);
  }

  void send_plane(Side side, int pe, size_t from, size_t to) {
    if (pe < 0) return;
    shmem_fence();
    shmem_float_put_signal(p_->get() + to, p_->get() + from, (nj_ + 2) * nk_, signals_->get() + side, step_,
                           SHMEM_SIGNAL_SET, pe);
  }

  float* mailbox(Side side) const { return mail_->get() + side * (blocks_i_.largest() + 2) * nk_; }

  std::optional<apps::Symmetric<float>> p_, mail_;
  std::optional<apps::Symmetric<uint64_t>> signals_;
  std::optional<apps::Symmetric<double>> sums_;
  uint64_t step_ = 0;
};

}  // namespace himeno
