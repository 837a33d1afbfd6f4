// SPDX-License-Identifier: Apache-2.0
// y = A x where x is distributed like the rows of A: by reading remote elements of x when they are needed, or
// by gathering them first. Between the markers is what a program would have to contain for each.
#pragma once

#include <isomem/global_array.hpp>

#include <algorithm>
#include <vector>

#include "../common/job.hpp"
#include "solver.hpp"

namespace cg {

using Vector = isomem::global_array<double>;

// begin global
// By value: what the view knows stays in registers.
inline void product_global(const Rows& a, isomem::global_view<double> x, double* y) {
  for (size_t i = 0; i + 1 < a.begin.size(); i++) {
    double sum = 0;
    for (size_t k = a.begin[i]; k < a.begin[i + 1]; k++) sum += a.values[k] * x.load(a.columns[k]);
    y[i] = sum;
  }
}
// end global

// begin gather
// Which elements each PE needs of each other one is found once; then owners pack and put them in every
// product.
class GatheredProduct {
 public:
  GatheredProduct(const Rows& a, const Vector& x, const apps::Job& job)
      : job_(job), pes_(static_cast<size_t>(job.pes)), counts_(pes_), offsets_(pes_), arrived_(pes_) {
    std::vector<std::vector<size_t>> wanted(pes_);
    for (const size_t column : a.columns) {
      if (x.pe(column) != job.me) wanted[static_cast<size_t>(x.pe(column))].push_back(column);
    }
    std::vector<size_t> ghosts;
    for (size_t pe = 0; pe < pes_; pe++) {
      std::sort(wanted[pe].begin(), wanted[pe].end());
      wanted[pe].erase(std::unique(wanted[pe].begin(), wanted[pe].end()), wanted[pe].end());
      // Tell the owner how many I want, and where they begin in my ghosts.
      shmem_size_p(&counts_[static_cast<size_t>(job.me)], wanted[pe].size(), static_cast<int>(pe));
      shmem_size_p(&offsets_[static_cast<size_t>(job.me)], ghosts.size(), static_cast<int>(pe));
      expects_.push_back(!wanted[pe].empty());
      ghosts.insert(ghosts.end(), wanted[pe].begin(), wanted[pe].end());
    }
    const size_t room = static_cast<size_t>(apps::largest(static_cast<double>(ghosts.size()))) + 1;
    ghosts_.emplace(room);
    send_lists(x, ghosts, room);
    number_columns(a, x, ghosts);
  }

  void operator()(const Rows& a, const Vector& x, double* y) {
    time_++;
    const double* mine = x.local().first;
    for (size_t step = 1; step < pes_; step++) {
      const size_t pe = (static_cast<size_t>(job_.me) + step) % pes_;
      if (lists_[pe].empty()) continue;
      packed_[pe].resize(lists_[pe].size());
      for (size_t i = 0; i < lists_[pe].size(); i++) packed_[pe][i] = mine[lists_[pe][i]];
      shmem_double_put_signal_nbi(ghosts_->get() + offsets_[pe], packed_[pe].data(), packed_[pe].size(),
                                  &arrived_[static_cast<size_t>(job_.me)], time_, SHMEM_SIGNAL_SET,
                                  static_cast<int>(pe));
    }
    for (size_t pe = 0; pe < pes_; pe++) {
      if (expects_[pe]) shmem_signal_wait_until(&arrived_[pe], SHMEM_CMP_GE, time_);
    }
    const size_t here = x.local().size();
    for (size_t i = 0; i + 1 < a.begin.size(); i++) {
      double sum = 0;
      for (size_t k = a.begin[i]; k < a.begin[i + 1]; k++) {
        const size_t at = numbers_[k];
        sum += a.values[k] * (at < here ? mine[at] : (*ghosts_)[at - here]);
      }
      y[i] = sum;
    }
    shmem_quiet();  // packed values are sources of puts until here
  }

 private:
  // Every owner reads which of its elements others want.
  void send_lists(const Vector& x, const std::vector<size_t>& ghosts, size_t room) {
    apps::Symmetric<size_t> published(room);
    std::copy(ghosts.begin(), ghosts.end(), published.get());
    shmem_barrier_all();
    lists_.resize(pes_);
    packed_.resize(pes_);
    for (size_t pe = 0; pe < pes_; pe++) {
      if (static_cast<int>(pe) == job_.me) continue;
      lists_[pe].resize(counts_[pe]);
      shmem_size_get(lists_[pe].data(), published.get() + offsets_[pe], counts_[pe], static_cast<int>(pe));
      for (size_t& index : lists_[pe]) index -= x.local_begin();
    }
    shmem_barrier_all();
  }

  // Columns by their place: own elements, then ghosts.
  void number_columns(const Rows& a, const Vector& x, const std::vector<size_t>& ghosts) {
    for (const size_t column : a.columns) {
      const auto ghost = std::lower_bound(ghosts.begin(), ghosts.end(), column);
      const bool here = x.pe(column) == job_.me;
      numbers_.push_back(here ? column - x.local_begin()
                              : x.local().size() + static_cast<size_t>(ghost - ghosts.begin()));
    }
  }

  apps::Job job_;
  size_t pes_;
  apps::Symmetric<size_t> counts_, offsets_;
  apps::Symmetric<uint64_t> arrived_;
  std::optional<apps::Symmetric<double>> ghosts_;
  std::vector<bool> expects_;
  std::vector<std::vector<size_t>> lists_;
  std::vector<std::vector<double>> packed_;
  std::vector<size_t> numbers_;
  uint64_t time_ = 0;
};
// end gather

}  // namespace cg
