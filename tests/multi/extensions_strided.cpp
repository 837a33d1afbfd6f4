// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 120
// Put and get of sections: random shapes of up to SHMEMX_MAX_DIMS dimensions, any element size and alignment,
// strides that are negative, and 0 in the source, against a plain loop over all elements. Blocking and
// nonblocking, on the default context and on contexts of the world and of a team.
#include <shmemx.h>

#include "../common/check.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace {

constexpr size_t kArea = 1 << 17;
constexpr size_t kMaxElements = 3000;

using Strides = std::array<ptrdiff_t, SHMEMX_MAX_DIMS>;

/// What one call moves; the same on all PEs.
struct Shape {
  size_t dims = 0, elem = 1;
  std::array<size_t, SHMEMX_MAX_DIMS> extents{};
  Strides dst{}, sst{};
  size_t dest_at = 0, source_at = 0;  // bytes of the areas before element (0, 0, ...)

  /// f(offset in dest, offset in source) of every element.
  template <class F>
  void each(F&& f) const {
    std::array<size_t, SHMEMX_MAX_DIMS> at{};
    if (std::find(extents.begin(), extents.begin() + dims, size_t{0}) != extents.begin() + dims) return;
    for (size_t d = 0;;) {
      ptrdiff_t to = 0, from = 0;
      for (d = 0; d < dims; ++d) {
        to += static_cast<ptrdiff_t>(at[d]) * dst[d];
        from += static_cast<ptrdiff_t>(at[d]) * sst[d];
      }
      f(static_cast<ptrdiff_t>(dest_at) + to, static_cast<ptrdiff_t>(source_at) + from);
      for (d = 0; d < dims && ++at[d] == extents[d]; ++d) at[d] = 0;
      if (d == dims) return;
    }
  }

  std::string words() const {
    std::string text = "elements of " + std::to_string(elem) + ", extents dst sst:";
    for (size_t d = 0; d < dims; ++d)
      text += " " + std::to_string(extents[d]) + " " + std::to_string(dst[d]) + " " + std::to_string(sst[d]) +
              ";";
    return text;
  }
};

/// A way to call: the context, and how it numbers the PEs.
struct Way {
  const char* name;
  shmem_ctx_t ctx;
  bool backwards;
};

class Tester {
 public:
  explicit Tester(test::Session& session) : s_(session), expected_(kArea), private_(kArea + 64) {
    dest_ = test::symmetric<unsigned char>(kArea);
    source_ = test::symmetric<unsigned char>(kArea);
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, s_.n - 1, -1, s_.n, nullptr, 0, &team_), 0);
    ways_ = {{"default", SHMEM_CTX_DEFAULT, false},
             {"world", SHMEM_CTX_INVALID, false},
             {"team", SHMEM_CTX_INVALID, true}};
    CHECK_EQ(shmem_ctx_create(0, &ways_[1].ctx), 0);
    CHECK_EQ(shmem_team_create_ctx(team_, 0, &ways_[2].ctx), 0);
  }
  ~Tester() {
    shmem_ctx_destroy(ways_[2].ctx);
    shmem_ctx_destroy(ways_[1].ctx);
    shmem_team_destroy(team_);
    shmem_free(source_);
    shmem_free(dest_);
  }

  void run(const Shape& shape) {
    for (const bool blocking : {true, false}) {
      const Way& way = ways_[s_.common() % ways_.size()];
      put(shape, way, blocking);
      get(shape, way, blocking);
    }
  }

  /// The same on all PEs; drawn again until both sides fit their areas.
  Shape random_shape() {
    for (;;) {
      Shape x = any_shape();
      if (place(x, x.dst, x.dest_at) && place(x, x.sst, x.source_at)) return x;
    }
  }

  /// A section of a Fortran array of rank `dims` with the declared shape `whole`: per dimension first, step,
  /// count.
  Shape section(size_t elem, std::vector<size_t> whole, std::vector<std::array<ptrdiff_t, 3>> triplets) {
    Shape x;
    x.elem = elem;
    x.dims = whole.size();
    ptrdiff_t column = static_cast<ptrdiff_t>(elem);
    ptrdiff_t packed = static_cast<ptrdiff_t>(elem);
    for (size_t d = 0; d < x.dims; ++d) {
      const auto [first, step, count] = triplets[d];
      x.extents[d] = static_cast<size_t>(count);
      x.dst[d] = step * column;
      x.dest_at += static_cast<size_t>(first * column);
      x.sst[d] = packed;
      column *= static_cast<ptrdiff_t>(whole[d]);
      packed *= count;
    }
    return x;
  }

 private:
  Shape any_shape() {
    Shape x;
    x.elem = 1 + s_.common() % 17;
    x.dims = s_.common() % 8 == 0 ? s_.common() % (SHMEMX_MAX_DIMS + 1) : s_.common() % 8;
    size_t left = kMaxElements;
    for (size_t d = 0; d < x.dims; ++d) {
      x.extents[d] =
          s_.common() % 40 == 0 ? 0 : 1 + s_.common() % std::min<size_t>(left, 1 + s_.common() % 30);
      left /= std::max<size_t>(x.extents[d], 1);
    }
    x.dst = spread(x);
    x.sst = s_.common() % 3 == 0 ? scatter(x) : s_.common() % 3 == 0 ? x.dst : spread(x);
    return x;
  }

  /// Strides of elements that do not overlap: the dimensions nest in random order, with gaps now and then.
  Strides spread(const Shape& x) {
    std::vector<size_t> order(x.dims);
    std::iota(order.begin(), order.end(), size_t{0});
    if (s_.common() % 2) std::shuffle(order.begin(), order.end(), s_.common);
    Strides strides{};
    size_t bytes = x.elem;
    for (const size_t d : order) {
      if (s_.common() % 3 == 0 && bytes < kArea / 8) bytes += 1 + s_.common() % x.elem;
      strides[d] = s_.common() % 4 == 0 ? -static_cast<ptrdiff_t>(bytes) : static_cast<ptrdiff_t>(bytes);
      if (x.extents[d]) bytes = bytes * (x.extents[d] - 1) + bytes;
    }
    return strides;
  }

  /// Any strides, 0 too: what only is read may overlap.
  Strides scatter(const Shape& x) {
    Strides strides{};
    for (size_t d = 0; d < x.dims; ++d) strides[d] = static_cast<ptrdiff_t>(s_.common() % 61) - 30;
    return strides;
  }

  /// Where element 0 lies, at an odd alignment. False: the elements do not fit the area.
  bool place(const Shape& x, const Strides& strides, size_t& at) {
    ptrdiff_t low = 0, high = static_cast<ptrdiff_t>(x.elem);
    for (size_t d = 0; d < x.dims; ++d) {
      const ptrdiff_t span = strides[d] * static_cast<ptrdiff_t>(std::max<size_t>(x.extents[d], 1) - 1);
      (span < 0 ? low : high) += span;
    }
    at = static_cast<size_t>(-low) + s_.common() % 33;
    return at + static_cast<size_t>(high) <= kArea;
  }

  /// The world's number of the PE `distance` to the right, and its number in the way's team.
  int number(const Way& way, int pe) const { return way.backwards ? s_.n - 1 - pe : pe; }

  void prepare(const Shape& x, const char* what, const Way& way, bool blocking) {
    test::note("%s%s, %s context, %s", what, blocking ? "" : "_nbi", way.name, x.words().c_str());
    salt_ = s_.common();
    distance_ = static_cast<int>(s_.common() % static_cast<uint64_t>(s_.n));
    test::poison(dest_, kArea);
    test::fill(source_, kArea, salt_, s_.me);
    shmem_barrier_all();
  }

  /// The whole destination: elements from PE `from`, poison around them.
  void verify(const Shape& x, const unsigned char* area, int from) {
    test::poison(expected_.data(), kArea);
    x.each([&](ptrdiff_t to, ptrdiff_t in) {
      for (size_t b = 0; b < x.elem; ++b)
        expected_[static_cast<size_t>(to) + b] =
            test::element<unsigned char>(salt_, from, static_cast<size_t>(in) + b);
    });
    const auto wrong = std::mismatch(expected_.begin(), expected_.end(), area);
    if (wrong.first == expected_.end()) return;
    test::fail(__FILE__, __LINE__,
               "byte " + std::to_string(wrong.first - expected_.begin()) + " of the area is " +
                   test::show(*wrong.second) + ", want " + test::show(*wrong.first));
  }

  void put(Shape x, const Way& way, bool blocking) {
    prepare(x, "put", way, blocking);
    // from private memory, with an alignment of its own, or from symmetric memory
    unsigned char* from = source_;
    if (s_.random() % 2) {
      from = private_.data() + s_.random() % 16;
      std::copy(source_, source_ + kArea, from);
    }
    const int pe = number(way, s_.right(distance_));
    const bool plain = way.ctx == SHMEM_CTX_DEFAULT && s_.common() % 2;
    unsigned char* dest = dest_ + x.dest_at;
    const unsigned char* source = from + x.source_at;
    const Shape moved = x;
    if (plain) {
      (blocking ? shmemx_putmem_strided : shmemx_putmem_strided_nbi)(dest, source, x.dst.data(), x.sst.data(),
                                                                     x.elem, x.extents.data(), x.dims, pe);
    } else {
      (blocking ? shmemx_ctx_putmem_strided : shmemx_ctx_putmem_strided_nbi)(
          way.ctx, dest, source, x.dst.data(), x.sst.data(), x.elem, x.extents.data(), x.dims, pe);
    }
    x = Shape{};  // the description is the caller's again
    if (blocking) test::poison(from, kArea);
    shmem_ctx_quiet(way.ctx);
    shmem_barrier_all();
    verify(moved, dest_, s_.left(distance_));
    shmem_barrier_all();
  }

  void get(Shape x, const Way& way, bool blocking) {
    prepare(x, "get", way, blocking);
    unsigned char* to = dest_;
    if (s_.random() % 2) {
      to = private_.data() + s_.random() % 16;
      test::poison(to, kArea);
    }
    const int pe = s_.right(distance_);
    const bool plain = way.ctx == SHMEM_CTX_DEFAULT && s_.common() % 2;
    const Shape moved = x;
    if (plain) {
      (blocking ? shmemx_getmem_strided : shmemx_getmem_strided_nbi)(
          to + x.dest_at, source_ + x.source_at, x.dst.data(), x.sst.data(), x.elem, x.extents.data(), x.dims,
          number(way, pe));
    } else {
      (blocking ? shmemx_ctx_getmem_strided : shmemx_ctx_getmem_strided_nbi)(
          way.ctx, to + x.dest_at, source_ + x.source_at, x.dst.data(), x.sst.data(), x.elem,
          x.extents.data(), x.dims, number(way, pe));
    }
    x = Shape{};
    if (!blocking) shmem_ctx_quiet(way.ctx);
    verify(moved, to, pe);
    shmem_barrier_all();
  }

  test::Session& s_;
  unsigned char *dest_, *source_;
  std::vector<unsigned char> expected_, private_;
  shmem_team_t team_ = SHMEM_TEAM_INVALID;
  std::vector<Way> ways_;
  uint64_t salt_ = 0;
  int distance_ = 0;
};

/// Calls with nothing to move touch nothing and look at no address.
void nothing_to_move(test::Session& s) {
  test::note("nothing to move");
  const size_t none[] = {3, 0}, some[] = {3, 2};
  const ptrdiff_t strides[] = {8, 64};
  shmemx_putmem_strided(nullptr, nullptr, strides, strides, 8, none, 2, s.right());
  shmemx_getmem_strided(nullptr, nullptr, strides, strides, 8, none, 2, s.right());
  shmemx_putmem_strided(nullptr, nullptr, strides, strides, 0, some, 2, s.right());
  shmemx_getmem_strided_nbi(nullptr, nullptr, nullptr, nullptr, 0, nullptr, 0, s.right());
  shmem_quiet();
}

/// The part of an element that a peer waits for arrives whole.
void wakes_a_waiter(test::Session& s) {
  test::note("a peer waits for a word of a section");
  uint64_t* words = test::symmetric<uint64_t>(9);
  const size_t extents[] = {3, 3};
  const ptrdiff_t dst[] = {24, 8}, sst[] = {0, 0};
  for (uint64_t k = 1; k <= 200; ++k) {
    const uint64_t value = k << 32 | k;
    shmemx_putmem_strided(words, &value, dst, sst, sizeof value, extents, 2, s.right());
    for (int i = 8; i >= 0; --i) shmem_uint64_wait_until(words + i, SHMEM_CMP_EQ, value);
    shmem_barrier_all();
  }
  shmem_free(words);
}

}  // namespace

int main() {
  test::Session session("extensions_strided");
  {
    Tester tester(session);
    for (int i = 0; i < (test::all() ? 1500 : 150); ++i) tester.run(tester.random_shape());
    // x(1:9:2, 8:2:-3), a row, a column, a box, a transposed one, a whole array, a scalar
    tester.run(tester.section(8, {10, 9}, {{0, 2, 5}, {7, -3, 3}}));
    tester.run(tester.section(4, {50, 40}, {{7, 1, 1}, {0, 1, 40}}));
    tester.run(tester.section(4, {50, 40}, {{0, 1, 50}, {3, 1, 1}}));
    tester.run(tester.section(16, {20, 6, 5}, {{2, 1, 15}, {1, 1, 4}, {1, 1, 3}}));
    tester.run(tester.section(12, {20, 6, 5}, {{0, 1, 20}, {0, 1, 6}, {0, 1, 5}}));
    tester.run(tester.section(3, {}, {}));
    tester.run(
        tester.section(1, std::vector<size_t>(15, 2), std::vector<std::array<ptrdiff_t, 3>>(15, {1, -1, 2})));
    nothing_to_move(session);
    wakes_a_waiter(session);
  }
  return session.done();
}
