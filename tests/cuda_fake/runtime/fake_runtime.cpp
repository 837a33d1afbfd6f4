// SPDX-License-Identifier: Apache-2.0
#include "fake_runtime.hpp"

namespace {

constexpr int kProcessors = 132;
constexpr int kThreads = 2048;
int kernels = 0;
cudaError_t (*at_start)() = nullptr;

cudaError_t start() {
  const cudaError_t answer = at_start ? at_start() : cudaSuccess;
  if (answer == cudaSuccess) ++kernels;
  return answer;
}

}  // namespace

namespace fake_runtime {

int started() { return kernels; }
void on_start(cudaError_t (*start)()) { at_start = start; }

}  // namespace fake_runtime

extern "C" {

cudaError_t cudaGetDevice(int* device) {
  *device = 0;
  return cudaSuccess;
}

cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int) {
  *value = attribute == cudaDevAttrCooperativeLaunch ? 1 : kProcessors;
  return cudaSuccess;
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void*, int threads, size_t) {
  *blocks = threads > 1024 ? 0 : kThreads / threads;
  return cudaSuccess;
}

cudaError_t cudaLaunchCooperativeKernel(const void*, dim3, dim3, void**, size_t, cudaStream_t) {
  return start();
}

cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t*, const void*, void**) { return start(); }

const char* cudaGetErrorName(cudaError_t error) {
  return error == cudaErrorInvalidResourceHandle ? "cudaErrorInvalidResourceHandle" : "another error";
}

const char* cudaGetErrorString(cudaError_t) { return "the words of the runtime"; }

}  // extern "C"
