// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cublas_v2.h>

#include "cuda.cuh"

namespace apps {

inline void must(cublasStatus_t status, const char* what) {
  if (status != CUBLAS_STATUS_SUCCESS) {
    give_up(std::string("cuBLAS, ") + what + ": status " + std::to_string(static_cast<int>(status)));
  }
}

// cuBLAS on a stream.
class Blas {
 public:
  explicit Blas(const Stream& stream) {
    must(cublasCreate(&handle_), "create");
    must(cublasSetStream(handle_, stream), "stream");
  }
  ~Blas() { cublasDestroy(handle_); }
  Blas(const Blas&) = delete;
  Blas& operator=(const Blas&) = delete;

  operator cublasHandle_t() const { return handle_; }

 private:
  cublasHandle_t handle_ = nullptr;
};

}  // namespace apps
