// SPDX-License-Identifier: Apache-2.0
// What a kernel on a stream compares a word with, in a form for all types and comparisons at once.
#include <doctest/doctest.h>

#include <cstdint>
#include <initializer_list>
#include <limits>

#include "cuda/kernels/parameters.hpp"

using namespace isomem;  // NOLINT

namespace {

template <class T>
void check_comparisons() {
  const T values[] = {
      0, 1, static_cast<T>(-1), 2, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()};
  uint64_t word = 0;
  for (const Cmp cmp : {Cmp::eq, Cmp::ne, Cmp::gt, Cmp::ge, Cmp::lt, Cmp::le}) {
    for (const T has : values) {
      for (const T wants : values) {
        CAPTURE(static_cast<int>(cmp));
        CAPTURE(has);
        CAPTURE(wants);
        const StreamWord w =
            StreamWord::of(&word, std::numeric_limits<T>::is_signed, cmp, static_cast<uint64_t>(wants));
        CHECK(w.is_satisfied_by(static_cast<uint64_t>(has)) == compare(cmp, has, wants));
      }
    }
  }
}

}  // namespace

TEST_CASE("words that a kernel on a stream waits for") {
  check_comparisons<uint64_t>();
  check_comparisons<int64_t>();
}
