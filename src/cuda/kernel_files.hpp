// SPDX-License-Identifier: Apache-2.0
// The files of the program that have kernels: what nvshmem/kernels.cuh asks the library to tell them.
#pragma once

#include <cuda.h>

#include <mutex>
#include <vector>

namespace isomem {

class KernelFiles {
 public:
  using Tell = void (*)(unsigned on_one_host, CUstream stream);

  /// Those of the process; never destroyed, as files are unloaded at its very end.
  static KernelFiles& all();

  void add(Tell tell);
  void remove(Tell tell);
  /// All files that are there, in the current context, in order with what the stream has.
  void tell(bool on_one_host, CUstream stream);

 private:
  std::mutex mutex_;
  std::vector<Tell> files_;
};

}  // namespace isomem
