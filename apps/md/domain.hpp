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

class Domain : public Cells<apps::Symmetric> {
 public:
  Domain(const apps::Job& job, const Vector& box)
      : Cells(job, box),
        mail_(2 * grid_.room()),
        mail_counts_(2),
        letters_(2 * grid_.letter()),
        signals_(2 * messages) {}

  void clear() {
    std::fill_n(counts_.get(), counts_.count(), 0);
    std::fill_n(signals_.get(), signals_.count(), 0);
    time_ = 0;
    shmem_barrier_all();
  }

  // After positions have changed: every atom to its cell, here or at a neighbour; then the halos.
  void settle(int variant) {
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
  void wait_for_halo(int variant) {
    shmem_quiet();
    if (variant == direct) wait(halo, time_);
  }

  // The slopes of the embedding energy of edge layers, for the neighbours' forces.
  void exchange_slopes(int variant) {
    if (variant == packed) return exchange_packed(false);
    for (const Side side : apps::sides) {
      for (size_t c = 0; c < layer(); c++) {
        const size_t from = grid_.edge(side) * layer() + c, to = grid_.halo_there(side) * layer() + c;
        shmem_double_put_nbi(&slopes_[to * capacity], &slopes_[from * capacity], counts_[from],
                             grid_.pe(side));
      }
      signal(slope, side);
    }
    wait(slope, time_);
  }

 private:
  // A signal word for each message and direction in which it goes.
  void signal(Message message, Side side) {
    shmem_fence();
    shmem_signal_set(&signals_[2 * message + side], time_, grid_.pe(side));
  }
  void wait(Message message, uint64_t time) {
    for (const Side side : apps::sides)
      shmem_signal_wait_until(&signals_[2 * message + side], SHMEM_CMP_GE, time);
  }

  void migrate(int variant, const std::array<std::vector<Atom>, 2>& leavers) {
    for (const Side side : apps::sides) {
      const std::vector<Atom>& atoms = leavers[side];
      if (atoms.size() > grid_.room())
        throw std::runtime_error("too many atoms leave for a neighbour in one step");
      shmem_size_p(&mail_counts_[side], atoms.size(), grid_.pe(side));
      shmem_putmem(&mail_[side * grid_.room()], atoms.data(), atoms.size() * sizeof(Atom), grid_.pe(side));
      if (variant == direct) signal(mailbox, side);
    }
    if (variant == direct) {
      wait(mailbox, time_);
    } else {
      shmem_barrier_all();
    }
    for (const Side side : apps::sides) {
      for (size_t i = 0; i < mail_counts_[side]; i++) place(mail_[side * grid_.room() + i]);
    }
  }

  // Straight to where they are read: of each cell the atoms that it has.
  void send_halo() {
    for (const Side side : apps::sides) {
      shmem_uint_put(&counts_[grid_.halo_there(side) * layer()], &counts_[grid_.edge(side) * layer()],
                     layer(), grid_.pe(side));
      for (size_t c = 0; c < layer(); c++) {
        const size_t from = grid_.edge(side) * layer() + c, to = grid_.halo_there(side) * layer() + c;
        shmem_putmem_nbi(&positions_[to * capacity], &positions_[from * capacity],
                         counts_[from] * sizeof(Vector), grid_.pe(side));
      }
      signal(halo, side);
    }
  }

  // As messages: one buffer for each neighbour.
  void exchange_packed(bool whole) {
    const size_t half = grid_.letter();
    std::vector<double> letter;
    for (const Side side : apps::sides) {
      pack_edge(side, whole, letter);
      shmem_double_put(&letters_[side * half], letter.data(), letter.size(), grid_.pe(side));
    }
    shmem_barrier_all();
    for (const Side side : apps::sides) unpack_halo(side, whole, &letters_[(1 - side) * half]);
    shmem_barrier_all();  // mailboxes may be filled again
  }

  apps::Symmetric<Atom> mail_;
  apps::Symmetric<size_t> mail_counts_;
  apps::Symmetric<double> letters_;
  apps::Symmetric<uint64_t> signals_;
  uint64_t time_ = 0;
};

}  // namespace md
