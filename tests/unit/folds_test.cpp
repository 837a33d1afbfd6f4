// SPDX-License-Identifier: Apache-2.0
// How units of several elements are folded, for every kind of element (isomem/group_reduce.hpp).
#include <doctest/doctest.h>

#include "isomem/group_reduce.hpp"

using isomem::Element;
using isomem::ReduceOp;
using isomem::Reduction;

TEST_CASE("folds of units") {
  const auto pack = [](auto... values) {
    uint64_t unit = 0;
    int shift = 0;
    ((unit |= static_cast<uint64_t>(static_cast<uint16_t>(values)) << shift, shift += 16), ...);
    return unit;
  };
  using Four = isomem::Units<uint64_t, 4>;
  const auto fold_one = [](Reduction reduction, uint64_t total, uint64_t unit) {
    return isomem::AnyReducer{reduction}.fold(total, Four{{unit}}, 1, false);
  };
  const uint64_t a = pack(1, -5, 30000, -32768);
  const uint64_t b = pack(2, 7, 10000, -1);
  CHECK(fold_one({ReduceOp::sum, Element::i16}, a, b) == pack(3, 2, 40000, 32767));
  CHECK(fold_one({ReduceOp::min, Element::i16}, a, b) == pack(1, -5, 10000, -32768));
  CHECK(fold_one({ReduceOp::max, Element::i16}, a, b) == pack(2, 7, 30000, -1));
  CHECK(fold_one({ReduceOp::max, Element::u16}, a, b) == pack(2, -5, 30000, -1));
  CHECK(fold_one({ReduceOp::prod, Element::u16}, a, b) == pack(2, -35, 30000 * 10000 & 0xffff, 32768));
  CHECK(fold_one({ReduceOp::bxor, Element::u64}, a, b) == (a ^ b));
  const double x = -1.5, y = 2.25;
  const uint64_t sum =
      fold_one({ReduceOp::sum, Element::f64}, isomem::bits<uint64_t>(x), isomem::bits<uint64_t>(y));
  CHECK(isomem::bits<double>(sum) == 0.75);
  for (int n = 1; n <= 4; ++n) {
    const Four units{{10, 100, 1000, 10000}};
    const uint64_t wanted[] = {0, 10, 110, 1110, 11110};
    const isomem::AnyReducer sum{{ReduceOp::sum, Element::i32}};
    CHECK(sum.fold(uint64_t{7}, units, n, true) == wanted[n]);
    CHECK(sum.fold(uint64_t{7}, units, n, false) == wanted[n] + 7);
  }
  CHECK(isomem::AnyReducer{{ReduceOp::bor, Element::u8}}.size() == 1);
  CHECK(!isomem::AnyReducer{{ReduceOp::maxloc, Element::f64_pair}}.by_ll_lines());
}
