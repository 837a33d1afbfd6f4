// SPDX-License-Identifier: Apache-2.0
// What tests may ask of the fake driver, beside the driver's own functions. A test links libcuda.so.1 of this
// folder; the library under test then finds it as the driver that is loaded already.
//
// Environment, read at the first call of the driver:
//   FAKE_CUDA_DEVICES=n        GPUs of the machine (default 1)
//   FAKE_CUDA_MEMORY=n         MiB of each (default 4096)
//   FAKE_CUDA_NAME=text        name of each
//   FAKE_CUDA_ATTRIBUTE=n      a CUdevice_attribute of each that is not as usual, and
//   FAKE_CUDA_VALUE=n          its value
//   FAKE_CUDA_LEDGER=file      where the processes of a job add up what they use of each GPU's memory;
//   without
//                              it there is no end of memory
//   FAKE_CUDA_SLOW=us          a copy on a stream takes any time up to this, so that what does not wait for
//   it
//                              is seen (default 0)
//   FAKE_CUDA_FAIL=f:n[:kill]  the n-th call of function f fails, or kills the process; 0: there is no f.
//   What
//                              is left behind after a failure is no error
//   FAKE_CUDA_COUNT=1          says on stderr at exit how often each function was called
//   FAKE_CUDA_LEAKS=1          what is left at exit is no error: for programs that do not finalize
#pragma once

#include <cuda.h>

#include <cstddef>

namespace isomem {
struct CollectiveCall;
}

namespace fake_cuda {

/// Device memory as a GPU sees it; the address itself cannot be read by a CPU, as on a real machine.
/// Contiguous up to the end of the mapping. Null: nothing is mapped there.
void* view(const void* device_address);

/// Code with kernels that defines one global variable of device memory, as a module and as a library.
CUmodule module_with(const char* global);
CUlibrary library_with(const char* global);

/// What a kernel does that calls a collective of a team with members on other hosts, by so many threads.
void collective_of_kernel(const isomem::CollectiveCall& call, unsigned threads);

/// Each call of that function by this process takes so much longer, until this is called with 0.
void make_slow(const char* function, int milliseconds);

/// Streams say that they are captured into a graph. What they are given is done as always.
void pretend_capture(bool captured);

/// A function of the driver, by its name in the driver's documentation.
void* find(const char* name);
template <class F>
F* function(const char* name) {
  return reinterpret_cast<F*>(find(name));
}

}  // namespace fake_cuda
