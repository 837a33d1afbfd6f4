// SPDX-License-Identifier: Apache-2.0
// Active sets for the tests of several PEs, in the shape of the teams of teams.hpp: what every PE knows of
// them, and the symmetric arrays that their collectives work with.
#pragma once

#include <algorithm>

#include "check.hpp"

namespace test {

/// pSync arrays, set as the specification wants them.
class SyncArrays {
 public:
  explicit SyncArrays(size_t count) : arrays_(symmetric<long>(count * SHMEM_SYNC_SIZE)) {
    std::fill_n(arrays_, count * SHMEM_SYNC_SIZE, SHMEM_SYNC_VALUE);
    shmem_barrier_all();
  }
  ~SyncArrays() { shmem_free(arrays_); }
  SyncArrays(const SyncArrays&) = delete;
  long* operator[](size_t i) { return arrays_ + i * SHMEM_SYNC_SIZE; }

 private:
  long* arrays_;
};

struct ActiveSet {
  using Handle = const ActiveSet*;
  static constexpr bool kRootHasResult = false;  // of a broadcast

  ActiveSet(const Session& session, int first, int log2_stride, int size, long* sync, long* barrier_sync,
            void* work)
      : start(first),
        log_stride(log2_stride),
        n(size),
        sync_(sync),
        barrier_sync_(barrier_sync),
        work_(work) {
    name = "set " + std::to_string(start) + "/" + std::to_string(log_stride) + "/" + std::to_string(n);
    for (int i = 0; i < n; ++i) pes.push_back(start + (i << log_stride));
    const auto mine = std::find(pes.begin(), pes.end(), session.me);
    if (mine != pes.end()) me = static_cast<int>(mine - pes.begin());
    common.seed(session.seed ^ mix(static_cast<uint64_t>((start * 64 + log_stride) * 64 + n)));
  }
  ActiveSet(const ActiveSet&) = delete;

  bool has_me() const { return me >= 0; }
  void barrier() const { shmem_barrier(start, log_stride, n, barrier_sync_); }

  /// f(pSync), after which the array is as it was. The others of the set may be gone, but not use it again
  /// before the next barrier.
  template <class F>
  int call(F&& f) const {
    f(sync_);
    for (int i = 0; i < SHMEM_SYNC_SIZE; ++i) CHECK_EQ(sync_[i], SHMEM_SYNC_VALUE);
    return 0;
  }
  template <class T>
  T* work() const {
    return static_cast<T*>(work_);
  }

  int start, log_stride, n;
  int me = -1;  // this PE's number in it, -1: not in it
  std::string name;
  std::vector<int> pes;
  std::mt19937_64 common;  // the same words on all members, if all draw alike
  Handle handle = this;

 private:
  long *sync_, *barrier_sync_;
  void* work_;
};

/// (start, log2 of the stride, size) of every active set of `n` PEs.
struct Triplet {
  int start, log_stride, size;
};
inline std::vector<Triplet> active_sets_of(int n) {
  std::vector<Triplet> all;
  for (int start = 0; start < n; ++start) {
    for (int log_stride = 0; 1 << log_stride < 2 * n; ++log_stride) {
      for (int size = 1; start + ((size - 1) << log_stride) < n; ++size)
        all.push_back({start, log_stride, size});
    }
  }
  return all;
}

}  // namespace test
