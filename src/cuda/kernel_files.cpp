// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernel_files.hpp"

namespace isomem {

KernelFiles& KernelFiles::all() {
  static auto* const one = new KernelFiles;
  return *one;
}

void KernelFiles::add(Tell tell) {
  const std::lock_guard guard(mutex_);
  files_.push_back(tell);
}

void KernelFiles::remove(Tell tell) {
  const std::lock_guard guard(mutex_);
  std::erase(files_, tell);
}

void KernelFiles::tell(bool on_one_host, CUstream stream) {
  const std::lock_guard guard(mutex_);
  for (const Tell tell : files_) tell(on_one_host, stream);
}

}  // namespace isomem

extern "C" [[gnu::visibility("default")]] void isomem_kernels_of_file(isomem::KernelFiles::Tell tell,
                                                                      int present);

/// Of the files of the program (include/isomem/nvshmem/kernels.cuh), when they are loaded and unloaded.
void isomem_kernels_of_file(isomem::KernelFiles::Tell tell, int present) {
  isomem::KernelFiles& files = isomem::KernelFiles::all();
  present ? files.add(tell) : files.remove(tell);
}
