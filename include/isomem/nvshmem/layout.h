// SPDX-License-Identifier: Apache-2.0
// Shapes, strides and layouts of nvshmem.h (C++). The tile operations that take them are left out
// (STATUS.md), so a tuple of our own serves: <cuda/std/tuple> would double what #include <nvshmem.h> costs.
#ifndef ISOMEM_NVSHMEM_LAYOUT_H
#define ISOMEM_NVSHMEM_LAYOUT_H

#if defined(__CUDACC__)
#define ISOMEM_LAYOUT_FUNCTION __host__ __device__ constexpr
#else
#define ISOMEM_LAYOUT_FUNCTION constexpr
#endif

/// An integer known when the program is compiled, for shapes and strides.
template <int v>
struct ConstInt {
  static constexpr int value = v;
  using value_type = int;
  using type = ConstInt;
  ISOMEM_LAYOUT_FUNCTION operator int() const { return v; }
};

namespace nvshmemx {

typedef enum {
  NVLS_ONE_SHOT_PUSH_NBI = 0,
  NVLS_ONE_SHOT_PULL_NBI = 1,
  NVLS_TWO_SHOT_PUSH_NBI = 2,
  NVLS_TWO_SHOT_PULL_NBI = 3,
  NVSHMEMI_TILE_COLL_ALGO_SENTINEL = 2147483647
} tile_coll_algo_t;

typedef enum {
  PEER_PUSH_NBI = 0,
  PEER_PULL_NBI = 0,
  REMOTE_PUSH_NBI = 1,
  REMOTE_PULL_NBI = 1,
  NVSHMEMI_TILE_ALGO_SENTINEL = 2147483647
} tile_algo_t;

template <class... Ts>
struct Tuple {};
template <class First, class... Rest>
struct Tuple<First, Rest...> {
  First first;
  Tuple<Rest...> rest;
};

/// Entry number `i`.
template <int i, class First, class... Rest>
ISOMEM_LAYOUT_FUNCTION const auto& get(const Tuple<First, Rest...>& tuple) {
  if constexpr (i == 0) {
    return tuple.first;
  } else {
    return get<i - 1>(tuple.rest);
  }
}

template <class... Ts>
using shape = Tuple<Ts...>;
template <class... Ts>
using stride = Tuple<Ts...>;

ISOMEM_LAYOUT_FUNCTION Tuple<> make_tuple_of() { return {}; }
template <class First, class... Rest>
ISOMEM_LAYOUT_FUNCTION Tuple<First, Rest...> make_tuple_of(const First& first, const Rest&... rest) {
  return {first, make_tuple_of(rest...)};
}
template <class... Ts>
ISOMEM_LAYOUT_FUNCTION shape<Ts...> make_shape(const Ts&... t) {
  return make_tuple_of(t...);
}
template <class... Ts>
ISOMEM_LAYOUT_FUNCTION stride<Ts...> make_stride(const Ts&... t) {
  return make_tuple_of(t...);
}

template <class Shape, class Stride>
class Layout {
 public:
  ISOMEM_LAYOUT_FUNCTION Layout(const Shape& shape = {}, const Stride& stride = {})
      : shape_(shape), stride_(stride) {}
  ISOMEM_LAYOUT_FUNCTION const Shape& shape() const { return shape_; }
  ISOMEM_LAYOUT_FUNCTION const Stride& stride() const { return stride_; }

 private:
  Shape shape_;
  Stride stride_;
};

template <class Shape, class Stride>
ISOMEM_LAYOUT_FUNCTION Layout<Shape, Stride> make_layout(const Shape& shape, const Stride& stride) {
  return Layout<Shape, Stride>(shape, stride);
}

/// A pointer with its layout.
template <class T, class L>
struct Tensor {
  ISOMEM_LAYOUT_FUNCTION Tensor(T* data, const L& layout) : data_(data), layout_(layout) {}
  ISOMEM_LAYOUT_FUNCTION T* data() const { return data_; }
  ISOMEM_LAYOUT_FUNCTION const L& layout() const { return layout_; }
  using value_type = T;
  using layout_type = L;

 private:
  T* data_;
  L layout_;
};

}  // namespace nvshmemx

#undef ISOMEM_LAYOUT_FUNCTION

#endif  // ISOMEM_NVSHMEM_LAYOUT_H
