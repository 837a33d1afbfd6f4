// SPDX-License-Identifier: Apache-2.0
// The layer's products by cuDNN, on one PE's planes where they lie. The gradient of x is a convolution too,
// with filters turned round.
#pragma once

#include <cudnn.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "../common/cuda.cuh"

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

// Values in larger planes: the first one, and how far rows and planes are apart.
struct Image {
  float* first;
  size_t planes, rows, columns, stride, plane;
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

  // `in` has a row and a column more on every side than `out`; k: [out.planes][in.planes][3][3].
  void forward(const Image& in, const float* k, const Image& out) {
    const float one = 1, zero = 0;
    const Sizes<cudnnConvolutionFwdAlgo_t>& s = sizes(forwards_, in, out);
    if (!s.algorithm) {
      Found<cudnnConvolutionFwdAlgoPerf_t> found;
      must(cudnnFindConvolutionForwardAlgorithmEx(handle_, s.in, in.first, s.k, k, convolution_, s.out,
                                                  out.first, found.most, &found.n, found.all,
                                                  workspace_.get(), workspace_bytes),
           "algorithm");
      s.algorithm = found.fastest(CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM);
    }
    must(cudnnConvolutionForward(handle_, &one, s.in, in.first, s.k, k, convolution_, *s.algorithm,
                                 workspace_.get(), workspace_bytes, &zero, s.out, out.first),
         "convolution");
  }

  // The gradient of k, from x and the gradient of y.
  void backward_k(const Image& in, const Image& out, float* dk) {
    const float one = 1, zero = 0;
    const Sizes<cudnnConvolutionBwdFilterAlgo_t>& s = sizes(backwards_, in, out);
    if (!s.algorithm) {
      Found<cudnnConvolutionBwdFilterAlgoPerf_t> found;
      must(cudnnFindConvolutionBackwardFilterAlgorithmEx(handle_, s.in, in.first, s.out, out.first,
                                                         convolution_, s.k, dk, found.most, &found.n,
                                                         found.all, workspace_.get(), workspace_bytes),
           "algorithm for filters");
      s.algorithm = found.fastest(CUDNN_CONVOLUTION_BWD_FILTER_ALGO_0);
    }
    must(cudnnConvolutionBackwardFilter(handle_, &one, s.in, in.first, s.out, out.first, convolution_,
                                        *s.algorithm, workspace_.get(), workspace_bytes, &zero, s.k, dk),
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
  static const Sizes<Algorithm>& sizes(std::map<Key, Sizes<Algorithm>>& known, const Image& in,
                                       const Image& out) {
    const auto [at, is_new] = known.try_emplace({in.planes, out.planes, out.rows});
    if (is_new) {
      describe(at->second.in, in);
      describe(at->second.out, out);
      must(cudnnSetFilter4dDescriptor(at->second.k, CUDNN_DATA_FLOAT, CUDNN_TENSOR_NCHW, whole(out.planes),
                                      whole(in.planes), 3, 3),
           "filters");
    }
    return at->second;
  }
  static void describe(const Tensor& tensor, const Image& image) {
    must(cudnnSetTensor4dDescriptorEx(tensor, CUDNN_DATA_FLOAT, 1, whole(image.planes), whole(image.rows),
                                      whole(image.columns), whole(image.planes * image.plane),
                                      whole(image.plane), whole(image.stride), 1),
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
