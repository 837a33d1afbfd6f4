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
inline void product_global(const Rows& a, const Vector& vector, double* y) {
  vector.visit([&](auto x) {
    for (size_t i = 0; i + 1 < a.begin.size(); i++) {
      double sum = 0;
      for (size_t k = a.begin[i]; k < a.begin[i + 1]; k++) sum += a.values[k] * x.load(a.columns[k]);
      y[i] = sum;
    }
  });
}
// end global

// begin gather
// Who needs what, found once.
struct Plan {
  std::vector<bool> expects;               // whether anything comes from a PE
  std::vector<std::vector<size_t>> lists;  // the elements that go to each PE
  std::vector<size_t> offsets;             // where they go in the vector there: behind its own elements
  std::vector<size_t> numbers;             // of each column: own elements, then ghosts
  size_t room = 0;                         // for ghosts

  Plan(const Rows& a, const isomem::global_view<double>& x, const apps::Job& job)
      : lists(static_cast<size_t>(job.pes)) {
    std::vector<std::vector<size_t>> wanted(lists.size());
    for (const size_t column : a.columns) {
      if (x.pe(column) != job.me) wanted[static_cast<size_t>(x.pe(column))].push_back(column);
    }
    const apps::Symmetric<size_t> counts(lists.size()), places(lists.size());
    std::vector<size_t> ghosts;
    for (size_t pe = 0; pe < lists.size(); pe++) {
      std::sort(wanted[pe].begin(), wanted[pe].end());
      wanted[pe].erase(std::unique(wanted[pe].begin(), wanted[pe].end()), wanted[pe].end());
      // Tell the owner how many I want, and where they begin in my vector.
      shmem_size_p(&counts[static_cast<size_t>(job.me)], wanted[pe].size(), static_cast<int>(pe));
      shmem_size_p(&places[static_cast<size_t>(job.me)], x.local().size() + ghosts.size(),
                   static_cast<int>(pe));
      expects.push_back(!wanted[pe].empty());
      ghosts.insert(ghosts.end(), wanted[pe].begin(), wanted[pe].end());
    }
    room = static_cast<size_t>(apps::largest(static_cast<double>(ghosts.size()))) + 1;
    // Every owner reads which of its elements others want.
    const apps::Symmetric<size_t> published(x.block() + room);
    std::copy(ghosts.begin(), ghosts.end(), published.get() + x.local().size());
    shmem_barrier_all();
    offsets.assign(places.get(), places.get() + lists.size());
    for (size_t pe = 0; pe < lists.size(); pe++) {
      if (static_cast<int>(pe) == job.me) continue;
      lists[pe].resize(counts[pe]);
      shmem_size_get(lists[pe].data(), published.get() + offsets[pe], counts[pe], static_cast<int>(pe));
      for (size_t& index : lists[pe]) index -= x.local_begin();
    }
    shmem_barrier_all();
    for (const size_t column : a.columns) {
      const auto ghost = std::lower_bound(ghosts.begin(), ghosts.end(), column);
      const bool here = x.pe(column) == job.me;
      numbers.push_back(here ? column - x.local_begin()
                             : x.local().size() + static_cast<size_t>(ghost - ghosts.begin()));
    }
  }
};

// Owners pack and put what others need in every product.
class GatheredProduct {
 public:
  GatheredProduct(const Rows& a, const isomem::global_view<double>& x, const apps::Job& job)
      : job_(job),
        plan_(a, x, job),
        vector_(x.block() + plan_.room),
        arrived_(plan_.lists.size()),
        packed_(plan_.lists.size()) {}

  // The vector that is multiplied: this PE's elements, then those of others that it needs.
  double* vector() { return vector_.get(); }

  void operator()(const Rows& a, double* y) {
    time_++;
    const double* x = vector_.get();
    const size_t pes = plan_.lists.size(), me = static_cast<size_t>(job_.me);
    for (size_t pe = (me + 1) % pes; pe != me; pe = (pe + 1) % pes) {
      const std::vector<size_t>& list = plan_.lists[pe];
      if (list.empty()) continue;
      packed_[pe].resize(list.size());
      for (size_t i = 0; i < list.size(); i++) packed_[pe][i] = x[list[i]];
      shmem_double_put_signal_nbi(vector_.get() + plan_.offsets[pe], packed_[pe].data(), list.size(),
                                  &arrived_[me], time_, SHMEM_SIGNAL_SET, static_cast<int>(pe));
    }
    for (size_t pe = 0; pe < pes; pe++) {
      if (plan_.expects[pe]) shmem_signal_wait_until(&arrived_[pe], SHMEM_CMP_GE, time_);
    }
    multiply(a, plan_.numbers, x, y);
    shmem_quiet();  // packed values are sources of puts until here
  }

 private:
  apps::Job job_;
  Plan plan_;
  apps::Symmetric<double> vector_;
  apps::Symmetric<uint64_t> arrived_;
  std::vector<std::vector<double>> packed_;
  uint64_t time_ = 0;
};
// end gather

}  // namespace cg
