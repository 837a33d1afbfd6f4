// SPDX-License-Identifier: Apache-2.0
// Streams that are as late as a program must expect: work is done when somebody waits for its stream, or some
// milliseconds later by itself. Who forgets to wait finds nothing done.
#pragma once

#include <cuda.h>

#include <functional>

namespace fake_cuda {

/// A step of a stream; false: it waits for something still.
using Work = std::function<bool()>;

/// Puts work into a stream of the current context.
CUresult enqueue(CUstream stream, Work work);

void check_streams_at_exit();

CUresult stream_create(CUstream* stream, unsigned flags, int priority);
CUresult stream_destroy(CUstream stream);
CUresult stream_synchronize(CUstream stream);
/// Whether streams say that they are captured.
bool& says_captured();
CUresult stream_is_capturing(CUstream stream, CUstreamCaptureStatus* status);

CUresult copy(CUdeviceptr dest, CUdeviceptr source, size_t bytes, CUstream stream);
CUresult copy_2d(const CUDA_MEMCPY2D* shape, CUstream stream);
CUresult fill8(CUdeviceptr dest, unsigned char value, size_t n, CUstream stream);
CUresult fill16(CUdeviceptr dest, unsigned short value, size_t n, CUstream stream);
CUresult fill32(CUdeviceptr dest, unsigned value, size_t n, CUstream stream);
CUresult write32(CUstream stream, CUdeviceptr word, cuuint32_t value, unsigned flags);
CUresult write64(CUstream stream, CUdeviceptr word, cuuint64_t value, unsigned flags);
CUresult wait32(CUstream stream, CUdeviceptr word, cuuint32_t value, unsigned flags);
CUresult wait64(CUstream stream, CUdeviceptr word, cuuint64_t value, unsigned flags);
/// Barriers of memory, and nothing else.
CUresult stream_operations(CUstream stream, unsigned n, CUstreamBatchMemOpParams* operations, unsigned flags);

}  // namespace fake_cuda
