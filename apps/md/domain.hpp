// SPDX-License-Identifier: Apache-2.0
// How atoms and halos move, by puts and signals: in a step atoms that have left for a neighbour's layers are
// put into its mailbox with a signal; then edge layers go into the neighbours' halos with another. Neither
// needs a barrier: a halo is sent only after the mailboxes of both neighbours have come, which they send when
// they are done with the halos of the step before; a mailbox is filled again only after the halo has come
// that its owner sends once it has emptied the mailbox.
#pragma once

#include "../common/job.hpp"
#include "cells.hpp"

namespace md {

enum Variant { direct, packed };

class Domain : public Cells<apps::Symmetric> {
 public:
  Domain(const apps::Job& job, const Vector& box)
      : Cells(job, box),
        mail_(2 * room()),
        mail_counts_(2),
        letters_(2 * layer() * (capacity * 3 + 1)),
        signals_(signal_words),
        sums_(10) {}

  void clear() {
    std::fill_n(counts_.get(), cells_, 0);
    for (size_t i = 0; i < signal_words; i++) signals_[i] = 0;
    time_ = 0;
    shmem_barrier_all();
  }

  // After positions have changed: every atom to its cell, here or at a neighbour; then the halos.
  void settle(Variant variant) {
    time_++;
    migrate(variant, sort_out());
    if (variant == direct) {
      send_halo();
    } else {
      exchange_packed(true);
    }
  }

  // Until the halos of settle() have come. From then on positions and slopes, sources of puts till now, may
  // change.
  void wait_for_halo(Variant variant) {
    shmem_quiet();
    if (variant == direct) wait(halo, time_);
  }

  // The slopes of the embedding energy of edge layers, for the neighbours' forces.
  void exchange_slopes(Variant variant) {
    if (variant == packed) return exchange_packed(false);
    for (const Side side : {down, up}) {
      for (size_t c = 0; c < layer(); c++) {
        const size_t from = edge(side) + c, to = halo_at(side) + c;
        shmem_double_put_nbi(&slopes_[to * capacity], &slopes_[from * capacity], counts_[from], pe(side));
      }
      signal(slope, side);
    }
    wait(slope, time_);
  }

  // Five numbers, summed over all PEs.
  void sum(double* values) {
    std::copy_n(values, 5, sums_.get());
    shmem_double_sum_reduce(SHMEM_TEAM_WORLD, &sums_[5], sums_.get(), 5);
    std::copy_n(&sums_[5], 5, values);
    shmem_barrier_all();
  }

 private:
  enum Message { mailbox, halo, slope, messages };
  static constexpr size_t signal_words = 2 * messages;

  // A signal word for each message and direction in which it goes.
  void signal(Message message, Side side) {
    shmem_fence();
    shmem_signal_set(&signals_[2 * message + side], time_, pe(side));
  }
  void wait(Message message, uint64_t time) {
    for (const Side side : {down, up})
      shmem_signal_wait_until(&signals_[2 * message + side], SHMEM_CMP_GE, time);
  }

  void migrate(Variant variant, const std::array<std::vector<Atom>, 2>& leavers) {
    for (const Side side : {down, up}) {
      const std::vector<Atom>& atoms = leavers[side];
      if (atoms.size() > room()) throw std::runtime_error("too many atoms leave for a neighbour in one step");
      shmem_size_p(&mail_counts_[side], atoms.size(), pe(side));
      shmem_putmem(&mail_[side * room()], atoms.data(), atoms.size() * sizeof(Atom), pe(side));
      if (variant == direct) signal(mailbox, side);
    }
    if (variant == direct) {
      wait(mailbox, time_);
    } else {
      shmem_barrier_all();
    }
    for (const Side side : {down, up}) {
      for (size_t i = 0; i < mail_counts_[side]; i++) place(mail_[side * room() + i]);
    }
  }

  // Straight to where they are read: of each cell the atoms that it has.
  void send_halo() {
    for (const Side side : {down, up}) {
      shmem_size_put(&counts_[halo_at(side)], &counts_[edge(side)], layer(), pe(side));
      for (size_t c = 0; c < layer(); c++) {
        const size_t from = edge(side) + c, to = halo_at(side) + c;
        shmem_putmem_nbi(&positions_[to * capacity], &positions_[from * capacity],
                         counts_[from] * sizeof(Vector), pe(side));
      }
      signal(halo, side);
    }
  }

  // As messages: one buffer for each neighbour.
  void exchange_packed(bool whole) {
    const size_t half = layer() * (capacity * 3 + 1);
    std::vector<double> letter;
    for (const Side side : {down, up}) {
      pack_edge(side, whole, letter);
      shmem_double_put(&letters_[side * half], letter.data(), letter.size(), pe(side));
    }
    shmem_barrier_all();
    for (const Side side : {down, up}) unpack_halo(side, whole, &letters_[side * half]);
    shmem_barrier_all();  // mailboxes may be filled again
  }

  apps::Symmetric<Atom> mail_;
  apps::Symmetric<size_t> mail_counts_;
  apps::Symmetric<double> letters_;
  apps::Symmetric<uint64_t> signals_;
  apps::Symmetric<double> sums_;
  uint64_t time_ = 0;
};

}  // namespace md
