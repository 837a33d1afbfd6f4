// SPDX-License-Identifier: Apache-2.0
// The layer's three products by oneDNN, on one PE's planes. Its kernels want images and filters in blocks of
// their own: rows are brought into them and back in the time that is measured.
#pragma once

#include <dlfcn.h>
#include <malloc.h>
#include <oneapi/dnnl/dnnl.hpp>

#include <limits>
#include <vector>

#include "layer.hpp"

namespace convolution {

/// The PEs are the parallelism. Its threads are OpenMP's, of which the applications know nothing else.
inline void use_one_thread() {
  using Setter = void (*)(int);
  const auto set_threads = reinterpret_cast<Setter>(dlsym(RTLD_DEFAULT, "omp_set_num_threads"));
  if (set_threads) set_threads(1);
}

// Its buffers come and go with each product: given back to the system, their pages would be made anew, which
// takes as long as the products.
inline void keep_freed_memory() {
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, std::numeric_limits<int>::max());
}

class OneDnn {
 public:
  explicit OneDnn(const Shape& shape) : shape_(shape) {
    use_one_thread();
    keep_freed_memory();
  }

  // Rows `first` to `last`, as convolve of layer.hpp.
  void convolve(const Product& product, size_t first, size_t last) {
    using dnnl::memory;
    if (last < first) return;
    const size_t rows = last + 1 - first;
    const Dims in = in_dims(product.inputs, rows), out = out_dims(product.outputs, rows);
    const Dims k_dims = filter_dims(product.inputs, product.outputs);
    const auto pd = kernel(anyhow(in), anyhow(k_dims), anyhow(out));
    float* const k = const_cast<float*>(product.k);  // which is only read
    memory source = moved(images(product.from, in, first - 1, 0), pd.src_desc());
    memory weights =
        moved({{k_dims, memory::data_type::f32, memory::format_tag::oihw}, engine_, k}, pd.weights_desc());
    memory result(pd.dst_desc(), engine_);
    Forward(pd).execute(stream_,
                        {{DNNL_ARG_SRC, source}, {DNNL_ARG_WEIGHTS, weights}, {DNNL_ARG_DST, result}});
    memory there = images(product.to, out, first, 1);
    move(result, there);
    stream_.wait();
  }
  void backward_k(const View& x, const View& dy, float* dk) {
    using dnnl::memory;
    const memory::desc in = anyhow(in_dims(shape_.channels, x.rows));
    const memory::desc out = anyhow(out_dims(shape_.filters, x.rows));
    const memory::dims k_dims = filter_dims(shape_.channels, shape_.filters);
    const auto pd = weights_kernel(in, anyhow(k_dims), out);
    memory from = moved(images(x, in_dims(shape_.channels, x.rows), 0, 0), pd.src_desc());
    memory gradient = moved(images(dy, out_dims(shape_.filters, x.rows), 1, 1), pd.diff_dst_desc());
    memory result(pd.diff_weights_desc(), engine_);
    dnnl::convolution_backward_weights(pd).execute(
        stream_, {{DNNL_ARG_SRC, from}, {DNNL_ARG_DIFF_DST, gradient}, {DNNL_ARG_DIFF_WEIGHTS, result}});
    memory plain({k_dims, memory::data_type::f32, memory::format_tag::oihw}, engine_, dk);
    move(result, plain);
    stream_.wait();
  }

 private:
  using Dims = dnnl::memory::dims;
  using Forward = dnnl::convolution_forward;

  static dnnl::memory::dim dim(size_t n) { return static_cast<dnnl::memory::dim>(n); }
  // Of rows with the row above and below and the columns of zeros at both sides, and of those they make.
  Dims in_dims(size_t planes, size_t rows) const {
    return {1, dim(planes), dim(rows + 2), dim(shape_.width + 2)};
  }
  Dims out_dims(size_t planes, size_t rows) const { return {1, dim(planes), dim(rows), dim(shape_.width)}; }
  static Dims filter_dims(size_t from, size_t to) { return {dim(to), dim(from), 3, 3}; }
  static dnnl::memory::desc anyhow(const Dims& dims) {
    return {dims, dnnl::memory::data_type::f32, dnnl::memory::format_tag::any};
  }

  // Planes where they lie, from a row and an element on.
  dnnl::memory images(const View& planes, const Dims& dims, size_t row, size_t element) {
    const Dims steps = {dim(planes.plane) * dims[1], dim(planes.plane), dim(planes.stride), 1};
    return {{dims, dnnl::memory::data_type::f32, steps}, engine_, planes.row(0, row) + element};
  }
  void move(dnnl::memory& from, dnnl::memory& to) { dnnl::reorder(from, to).execute(stream_, from, to); }
  dnnl::memory moved(dnnl::memory from, const dnnl::memory::desc& form) {
    if (from.get_desc() == form) return from;
    dnnl::memory to(form, engine_);
    move(from, to);
    return to;
  }

  Forward::primitive_desc kernel(const dnnl::memory::desc& in, const dnnl::memory::desc& k,
                                 const dnnl::memory::desc& out) {
    constexpr auto kind = dnnl::prop_kind::forward_training;
    constexpr auto how = dnnl::algorithm::convolution_direct;
#if DNNL_VERSION_MAJOR < 3
    return {{kind, how, in, k, out, {1, 1}, {0, 0}, {0, 0}}, engine_};
#else
    return {engine_, kind, how, in, k, out, {1, 1}, {0, 0}, {0, 0}};
#endif
  }
  dnnl::convolution_backward_weights::primitive_desc weights_kernel(const dnnl::memory::desc& in,
                                                                    const dnnl::memory::desc& k,
                                                                    const dnnl::memory::desc& out) {
    constexpr auto how = dnnl::algorithm::convolution_direct;
    const auto hint = kernel(in, k, out);
#if DNNL_VERSION_MAJOR < 3
    return {{how, in, k, out, {1, 1}, {0, 0}, {0, 0}}, engine_, hint};
#else
    return {engine_, how, in, k, out, {1, 1}, {0, 0}, {0, 0}, hint};
#endif
  }

  const Shape shape_;
  dnnl::engine engine_{dnnl::engine::kind::cpu, 0};
  dnnl::stream stream_{engine_};
};

}  // namespace convolution
