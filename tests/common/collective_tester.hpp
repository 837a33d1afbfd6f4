// SPDX-License-Identifier: Apache-2.0
// Tries broadcast, collect, fcollect, alltoall and alltoalls of a group of PEs: every root, odd counts and
// places, counts that differ between PEs, poison around every destination.
#pragma once

#include <algorithm>

#include "check.hpp"

namespace test {

/// The collectives over `G`, a Team or an ActiveSet, for elements of type T.
template <class G, class T>
struct Routines {
  using Handle = typename G::Handle;
  using Collective = int (*)(Handle, T*, const T*, size_t);
  const char* name;
  int (*broadcast)(Handle, T*, const T*, size_t, int);
  Collective collect, fcollect, alltoall;
  int (*alltoalls)(Handle, T*, const T*, ptrdiff_t, ptrdiff_t, size_t);
};

template <class G>
class CollectiveTester {
  template <class T>
  using Routines = test::Routines<G, T>;

 public:
  explicit CollectiveTester(size_t bytes) : bytes_(bytes) {
    dest_ = symmetric<unsigned char>(bytes);
    source_ = symmetric<unsigned char>(bytes);
  }
  ~CollectiveTester() {
    shmem_free(source_);
    shmem_free(dest_);
  }

  /// On the members of a group.
  void on(G& group) {
    group_ = &group;
    n_ = group.pes.size();
  }

  template <class T>
  void run(const Routines<T>& f) {
    run(f, sizes());
  }
  template <class T>
  void run(const Routines<T>& f, const std::vector<size_t>& counts) {
    for (size_t count : counts) {
      if ((count * n_ + 40) * sizeof(T) > bytes_) continue;
      for (int root = 0; root < group_->n; ++root) broadcast(f, count, root);
      blocks(f, "fcollect", count, f.fcollect, false);
      blocks(f, "alltoall", count, f.alltoall, true);
      collect(f, count);
      if (count <= 1000 || sizeof(T) == 1) strided(f, count);
    }
  }

  /// The paths for large blocks, with counts that no chunk size divides.
  template <class T>
  void large(const Routines<T>& f) {
    for (size_t count : {size_t{70001}, (size_t{1} << 20) + 1}) {
      broadcast(f, count, group_->n - 1);
      blocks(f, "fcollect", count, f.fcollect, false);
      blocks(f, "alltoall", count, f.alltoall, true);
      collect(f, count);
    }
  }

 private:
  template <class T>
  struct Places {
    T *dest, *source;
    size_t at;
    uint64_t salt;
  };

  /// Poisons dest, fills `count` elements of source; all PEs are ready when this returns.
  template <class T>
  Places<T> prepare(size_t count) {
    Places<T> x;
    x.at = group_->common() % 17;
    x.dest = reinterpret_cast<T*>(dest_) + x.at;
    x.source = reinterpret_cast<T*>(source_) + group_->common() % 17;
    x.salt = group_->common();
    poisoned_ = std::min(bytes_, (count * n_ + 40) * sizeof(T));
    poison(dest_, poisoned_);
    fill(x.source, count, x.salt, group_->me);
    group_->barrier();
    return x;
  }

  template <class T>
  void check_around(const Places<T>& x, size_t elements) {
    const unsigned char* area = dest_;
    CHECK_POISON(area, 0, x.at * sizeof(T));
    CHECK_POISON(area, (x.at + elements) * sizeof(T), poisoned_);
  }

  template <class T>
  void broadcast(const Routines<T>& f, size_t count, int root) {
    note("%s broadcast of %zu from PE %d", f.name, count, root);
    const auto x = prepare<T>(count);
    CHECK_EQ(f.broadcast(group_->handle, x.dest, x.source, count, root), 0);
    const bool has_result = G::kRootHasResult || group_->me != root;
    if (has_result) CHECK_FILLED(x.dest, count, x.salt, root);
    check_around(x, has_result ? count : 0);
  }

  /// fcollect: PE p's block is block p of everyone. alltoall: block b of PE p is block p of PE b.
  template <class T>
  void blocks(const Routines<T>& f, const char* form, size_t count, typename Routines<T>::Collective call,
              bool exchange) {
    note("%s %s of %zu", f.name, form, count);
    const auto x = prepare<T>(exchange ? count * n_ : count);
    CHECK_EQ(call(group_->handle, x.dest, x.source, count), 0);
    for (size_t pe = 0; pe < n_; ++pe) {
      const size_t first = exchange ? static_cast<size_t>(group_->me) * count : 0;
      for (size_t i = 0; i < count; ++i) {
        CHECK_EQ(x.dest[pe * count + i], element<T>(x.salt, static_cast<int>(pe), first + i));
      }
    }
    check_around(x, count * n_);
  }

  /// Every PE has its own count, some of them 0.
  template <class T>
  void collect(const Routines<T>& f, size_t count) {
    std::vector<size_t> counts;
    for (int pe = 0; pe < group_->n; ++pe)
      counts.push_back(group_->common() % 4 ? group_->common() % (count + 1) : 0);
    const size_t mine = counts[static_cast<size_t>(group_->me)];
    note("%s collect, %zu from this PE", f.name, mine);
    const auto x = prepare<T>(count);
    CHECK_EQ(f.collect(group_->handle, x.dest, x.source, mine), 0);
    size_t at = 0;
    for (int pe = 0; pe < group_->n; at += counts[static_cast<size_t>(pe)], ++pe) {
      CHECK_FILLED(x.dest + at, counts[static_cast<size_t>(pe)], x.salt, pe);
    }
    check_around(x, at);
  }

  template <class T>
  void strided(const Routines<T>& f, size_t count) {
    const size_t room = bytes_ / sizeof(T) / std::max<size_t>(1, count * n_ + 40);
    const size_t dst = 1 + group_->common() % 4, sst = 1 + group_->common() % 4;
    if (room < 5) return;
    note("%s alltoalls of %zu, dst %zu, sst %zu", f.name, count, dst, sst);
    const auto x = prepare<T>(count * n_ * sst);
    poison(dest_, bytes_);
    group_->barrier();
    CHECK_EQ(f.alltoalls(group_->handle, x.dest, x.source, static_cast<ptrdiff_t>(dst),
                         static_cast<ptrdiff_t>(sst), count),
             0);
    const unsigned char* area = dest_;
    size_t clean = 0;
    for (size_t k = 0; k < n_ * count; ++k) {
      const size_t pe = k / count, i = k % count, to = x.at + k * dst;
      CHECK_POISON(area, clean, to * sizeof(T));
      CHECK_EQ(x.dest[k * dst],
               element<T>(x.salt, static_cast<int>(pe), (static_cast<size_t>(group_->me) * count + i) * sst));
      clean = (to + 1) * sizeof(T);
    }
    CHECK_POISON(area, clean, std::min(bytes_, clean + 512));
  }

  G* group_ = nullptr;
  size_t n_ = 0, bytes_;
  size_t poisoned_ = 0;
  unsigned char *dest_, *source_;
};

}  // namespace test
