// SPDX-License-Identifier: Apache-2.0
// The operator of a reduction on blocks of elements, known at run time.
#pragma once

#include <cstddef>

namespace isomem {

/// Algorithms that call it through this pointer are compiled for each size of an element; for each operator
/// and type they took a minute.
struct BlockReducer {
  void (*fold)(void* total, const void* first, const void* second, size_t n);
};
/// The `fold` of coll.hpp for it.
template <class U>
void fold(const BlockReducer& f, U* total, const U* first, const U* second, size_t n) {
  f.fold(total, first, second, n);
}

/// Of elements whose partial results are wider than they are (isomem/wide_reduce.hpp).
struct WideReducer {
  BlockReducer partial;
  void (*widen)(void* partial, const void* elements, size_t n);
  void (*finish)(void* elements, const void* partial, size_t n, int members);
};

}  // namespace isomem
