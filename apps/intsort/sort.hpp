// SPDX-License-Identifier: Apache-2.0
// A bucket sort of integers over all PEs, in the manner of the NAS benchmark IS: a reduction counts the keys
// of every bucket, from which all PEs know which buckets are whose; the keys move; each PE sorts what it has
// got.
#pragma once

#include <vector>

#include "../common/job.hpp"
#include "buckets.hpp"

namespace intsort {

enum Variant { reserve, counts, blocks };

class Sorter {
 public:
  Sorter(const apps::Job& job, size_t keys_of_pe, Key most)
      : job_(job),
        pes_(static_cast<size_t>(job.pes)),
        room_(2 * keys_of_pe + 4096),
        keys_(job, most),
        mine_(buckets),
        all_(buckets),
        filled_(1),
        offsets_(pes_),
        inbox_(room_),
        mail_out_(pes_ * keys_of_pe),
        mail_in_(pes_ * keys_of_pe) {}

  // Sorts the keys of all PEs; sorted() has this PE's part. Collective. False on every PE if one had no room
  // for it.
  bool run(Variant variant, const std::vector<Key>& keys) {
    keys_.count(keys, mine_.get());
    filled_[0] = 0;
    const double start = apps::now();
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, all_.get(), mine_.get(), buckets);
    shmem_barrier_all();  // nobody reserves before filled_ is 0
    reduction_seconds = apps::now() - start;
    if (keys_.divide(all_.get(), keys.size()) > room_) return false;
    keys_.group(keys);
    if (variant == reserve) move_reserved();
    if (variant == counts) move_counted();
    if (variant == blocks) move_blocks(keys.size());
    keys_.sort(inbox_.get());
    shmem_barrier_all();
    return true;
  }

  const std::vector<Key>& sorted() const { return keys_.sorted(); }
  double reduction_seconds = 0;

 private:
  void put(size_t offset, size_t pe) {
    shmem_uint32_put_nbi(inbox_.get() + offset, keys_.for_pe(pe), keys_.count_for(pe), static_cast<int>(pe));
  }
  size_t partner(size_t step) const { return (static_cast<size_t>(job_.me) + step) % pes_; }

  // A fetch-add at the receiver reserves room there: no PE need know what others send.
  void move_reserved() {
    for (size_t step = 0; step < pes_; step++) {
      const size_t pe = partner(step), count = keys_.count_for(pe);
      put(shmem_size_atomic_fetch_add(filled_.get(), count, static_cast<int>(pe)), pe);
    }
    shmem_barrier_all();
  }

  // Everybody's counts first: then each place is known, and the order of keys is that of the PEs.
  void move_counted() {
    for (size_t step = 0; step < pes_; step++) {
      const size_t pe = partner(step);
      shmem_size_p(&offsets_[static_cast<size_t>(job_.me)], keys_.count_for(pe), static_cast<int>(pe));
    }
    shmem_barrier_all();
    std::exclusive_scan(offsets_.get(), offsets_.get() + pes_, offsets_.get(), size_t{0});
    shmem_barrier_all();
    for (size_t step = 0; step < pes_; step++) {
      const size_t pe = partner(step);
      put(shmem_size_g(&offsets_[static_cast<size_t>(job_.me)], static_cast<int>(pe)), pe);
    }
    shmem_barrier_all();
  }

  // Blocks of equal size for an all-to-all, as large as the largest can be, then a copy of what is in them.
  void move_blocks(size_t keys_of_pe) {
    for (size_t pe = 0; pe < pes_; pe++) {
      std::copy_n(keys_.for_pe(pe), keys_.count_for(pe), mail_out_.get() + pe * keys_of_pe);
      shmem_size_p(&offsets_[static_cast<size_t>(job_.me)], keys_.count_for(pe), static_cast<int>(pe));
    }
    shmem_barrier_all();
    shmem_uint32_alltoall(SHMEM_TEAM_WORLD, mail_in_.get(), mail_out_.get(), keys_of_pe);
    Key* next = inbox_.get();
    for (size_t pe = 0; pe < pes_; pe++)
      next = std::copy_n(mail_in_.get() + pe * keys_of_pe, offsets_[pe], next);
  }

  apps::Job job_;
  size_t pes_;
  size_t room_;
  Buckets keys_;
  apps::Symmetric<long> mine_, all_;
  apps::Symmetric<size_t> filled_, offsets_;
  apps::Symmetric<Key> inbox_, mail_out_, mail_in_;
};

}  // namespace intsort
