// SPDX-License-Identifier: Apache-2.0
// The layer's products by cuDNN, on one PE's planes where they lie. The gradient of x is a convolution too,
// with filters turned round.
#pragma once

#include <cudnn.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "../common/cuda.cuh"
#include "layer.hpp"

namespace convolution {

inline void must(cudnnStatus_t status, const char* what) {
  if (status != CUDNN_STATUS_SUCCESS)
    apps::give_up(std::string("cuDNN, ") + what + ": " + cudnnGetErrorString(status));
}

template <typename T, cudnnStatus_t (*create)(T*), cudnnStatus_t (*destroy)(T)>
class CuDnnObject {
 public:
  CuDnnObject() { must(create(&it_), "create an object"); }
  ~CuDnnObject() { destroy(it_); }
  CuDnnObject(const CuDnnObject&) = delete;
  CuDnnObject& operator=(const CuDnnObject&) = delete;

  operator T() const { return it_; }

 private:
  T it_{};
};

// What trying all algorithms has found, the fastest first.
template <typename Result>
struct Found {
  static constexpr int most = 16;
  Result all[most] = {};
  int n = 0;

  // Of odd sizes and strides it may be none; then `general`, which takes any.
  decltype(Result::algo) fastest(decltype(Result::algo) general) const {
    const auto good =
        std::find_if(all, all + n, [](const Result& one) { return one.status == CUDNN_STATUS_SUCCESS; });
    return good == all + n ? general : good->algo;
  }
};

// On one stream. An algorithm is chosen when sizes are seen first, by trying all: that should not be timed.
class CuDnn {
 public:
  explicit CuDnn(const apps::Stream& stream) : workspace_(std::vector<char>(workspace_bytes)) {
    must(cudnnSetStream(handle_, stream), "stream");
    must(cudnnSetConvolution2dDescriptor(convolution_, 0, 0, 1, 1, 1, 1, CUDNN_CROSS_CORRELATION,
                                         CUDNN_DATA_FLOAT),
         "convolution");
    // Of all bits of a float: no TF32.
    must(cudnnSetConvolutionMathType(convolution_, CUDNN_FMA_MATH), "kind of arithmetic");
  }

  // Rows `first` to `last`, as convolve of layer.hpp.
  void convolve(const Product& product, size_t first, size_t last) {
    if (last < first) return;
    const float one = 1, zero = 0;
    const float *in = product.from.row(0, first - 1), *k = product.k;
    float* const out = product.to.row(0, first) + 1;
    const auto& s = sizes(forwards_, product, last + 1 - first);
    if (!s.algorithm) {
      Found<cudnnConvolutionFwdAlgoPerf_t> found;
      must(cudnnFindConvolutionForwardAlgorithmEx(handle_, s.in, in, s.k, k, convolution_, s.out, out,
                                                  found.most, &found.n, found.all, workspace_.get(),
                                                  workspace_bytes),
           "algorithm");
      s.algorithm = found.fastest(CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM);
    }
    must(cudnnConvolutionForward(handle_, &one, s.in, in, s.k, k, convolution_, *s.algorithm,
                                 workspace_.get(), workspace_bytes, &zero, s.out, out),
         "convolution");
  }

  // The gradient of the filters of a product, from that of what it computes.
  void backward_k(const Product& product, const View& gradient, float* dk) {
    const float one = 1, zero = 0;
    const float *in = product.from.row(0, 0), *out = gradient.row(0, 1) + 1;
    const auto& s = sizes(backwards_, product, gradient.rows);
    if (!s.algorithm) {
      Found<cudnnConvolutionBwdFilterAlgoPerf_t> found;
      must(cudnnFindConvolutionBackwardFilterAlgorithmEx(handle_, s.in, in, s.out, out, convolution_, s.k, dk,
                                                         found.most, &found.n, found.all, workspace_.get(),
                                                         workspace_bytes),
           "algorithm for filters");
      s.algorithm = found.fastest(CUDNN_CONVOLUTION_BWD_FILTER_ALGO_0);
    }
    must(cudnnConvolutionBackwardFilter(handle_, &one, s.in, in, s.out, out, convolution_, *s.algorithm,
                                        workspace_.get(), workspace_bytes, &zero, s.k, dk),
         "gradient of filters");
  }

 private:
  static constexpr size_t workspace_bytes = size_t{1} << 28;

  using Tensor =
      CuDnnObject<cudnnTensorDescriptor_t, cudnnCreateTensorDescriptor, cudnnDestroyTensorDescriptor>;
  using Key = std::tuple<size_t, size_t, size_t>;  // planes of in and out, rows

  // What cuDNN has to know of images of one size.
  template <typename Algorithm>
  struct Sizes {
    Tensor in, out;
    CuDnnObject<cudnnFilterDescriptor_t, cudnnCreateFilterDescriptor, cudnnDestroyFilterDescriptor> k;
    mutable std::optional<Algorithm> algorithm;
  };

  template <typename Algorithm>
  static const Sizes<Algorithm>& sizes(std::map<Key, Sizes<Algorithm>>& known, const Product& product,
                                       size_t rows) {
    const auto [at, is_new] = known.try_emplace({product.inputs, product.outputs, rows});
    if (is_new) {
      describe(at->second.in, product.from, product.inputs, rows + 2, product.from.stride);
      describe(at->second.out, product.to, product.outputs, rows, product.to.width());
      must(cudnnSetFilter4dDescriptor(at->second.k, CUDNN_DATA_FLOAT, CUDNN_TENSOR_NCHW,
                                      whole(product.outputs), whole(product.inputs), 3, 3),
           "filters");
    }
    return at->second;
  }
  static void describe(const Tensor& tensor, const View& view, size_t planes, size_t rows, size_t columns) {
    must(cudnnSetTensor4dDescriptorEx(tensor, CUDNN_DATA_FLOAT, 1, whole(planes), whole(rows), whole(columns),
                                      whole(planes * view.plane), whole(view.plane), whole(view.stride), 1),
         "images");
  }
  static int whole(size_t n) {
    if (n > INT32_MAX) apps::give_up("cuDNN takes no images of 2^31 values and more. Use a smaller problem.");
    return static_cast<int>(n);
  }
  CuDnnObject<cudnnHandle_t, cudnnCreate, cudnnDestroy> handle_;
  CuDnnObject<cudnnConvolutionDescriptor_t, cudnnCreateConvolutionDescriptor,
              cudnnDestroyConvolutionDescriptor>
      convolution_;
  apps::GpuCopy<char> workspace_;
  std::map<Key, Sizes<cudnnConvolutionFwdAlgo_t>> forwards_;
  std::map<Key, Sizes<cudnnConvolutionBwdFilterAlgo_t>> backwards_;
};

}  // namespace convolution
