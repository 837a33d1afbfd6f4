// SPDX-License-Identifier: Apache-2.0
// What streams do without a kernel: copies, fills, and words that are written or waited for.
#include <sys/mman.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <random>

#include "devices.hpp"
#include "fake.hpp"
#include "memory.hpp"
#include "streams.hpp"

namespace fake_cuda {

namespace {

/// Whether the current device reaches all of a range; the driver refuses a copy that it cannot do.
CUresult check_range(uint64_t address, uint64_t bytes) {
  CUresult result;
  const Device* device = current_device(&result);
  Piece piece;
  while (result == CUDA_SUCCESS && bytes) {
    result = piece_at(address, bytes, device->number, &piece);
    address += piece.bytes;
    bytes -= piece.bytes;
  }
  return result;
}

/// The same piece later, when the work is done.
Piece piece_now(uint64_t address, uint64_t bytes, int device) {
  Piece piece;
  if (piece_at(address, bytes, device, &piece) != CUDA_SUCCESS) {
    misuse("work of a stream on 0x%llx, which is gone meanwhile", hex(address));
  }
  return piece;
}

void copy_bytes(uint64_t dest, uint64_t source, uint64_t bytes, int device) {
  while (bytes) {
    const Piece from = piece_now(source, bytes, device);
    const Piece to = piece_now(dest, from.bytes, device);
    std::memmove(to.at, from.at, to.bytes);
    dest += to.bytes;
    source += to.bytes;
    bytes -= to.bytes;
  }
}

/// Memory of zeros is given back: it reads as zeros and costs nothing.
void clear(Piece piece) {
  const uint64_t head = std::min(-reinterpret_cast<uint64_t>(piece.at) % kPage, piece.bytes);
  const uint64_t pages = (piece.bytes - head) / kPage * kPage;
  std::memset(piece.at, 0, head);
  if (pages && madvise(piece.at + head, pages, MADV_REMOVE) != 0) std::memset(piece.at + head, 0, pages);
  std::memset(piece.at + head + pages, 0, piece.bytes - head - pages);
}

int current_number() {
  CUresult result;
  const Device* device = current_device(&result);
  return device ? device->number : 0;
}

template <class T>
CUresult fill(CUdeviceptr dest, T value, size_t n, CUstream stream) {
  if (dest % sizeof(T)) return CUDA_ERROR_INVALID_VALUE;
  if (const CUresult result = check_range(dest, n * sizeof(T)); result != CUDA_SUCCESS) return result;
  return enqueue(stream, [=, device = current_number()] {
    uint64_t bytes = n * sizeof(T);
    for (uint64_t at = dest; bytes;) {
      const Piece piece = piece_now(at, bytes, device);
      if (value == 0) {
        clear(piece);
      } else {
        std::fill_n(reinterpret_cast<T*>(piece.at), piece.bytes / sizeof(T), value);
      }
      at += piece.bytes;
      bytes -= piece.bytes;
    }
    return true;
  });
}

template <class T>
CUresult write_word(CUstream stream, CUdeviceptr word, T value) {
  if (const CUresult result = check_range(word, sizeof(T)); result != CUDA_SUCCESS) return result;
  return enqueue(stream, [=, device = current_number()] {
    auto* there = reinterpret_cast<T*>(piece_now(word, sizeof(T), device).at);
    std::atomic_ref<T>(*there).store(value, std::memory_order_release);
    return true;
  });
}

template <class T>
CUresult wait_word(CUstream stream, CUdeviceptr word, T value, unsigned flags) {
  if (flags != CU_STREAM_WAIT_VALUE_EQ && flags != CU_STREAM_WAIT_VALUE_GEQ) return CUDA_ERROR_NOT_SUPPORTED;
  if (const CUresult result = check_range(word, sizeof(T)); result != CUDA_SUCCESS) return result;
  return enqueue(stream, [=, device = current_number()] {
    auto* there = reinterpret_cast<T*>(piece_now(word, sizeof(T), device).at);
    const T has = std::atomic_ref<T>(*there).load(std::memory_order_acquire);
    if (flags == CU_STREAM_WAIT_VALUE_EQ) return has == value;
    return static_cast<std::make_signed_t<T>>(has - value) >= 0;
  });
}

/// Other ones in each PE, and with each seed.
unsigned random_number() {
  const auto number_of = [](const char* name) {
    const char* text = std::getenv(name);
    return text ? static_cast<unsigned>(std::strtoul(text, nullptr, 0)) : 0U;
  };
  static std::minstd_rand random(number_of("ISOMEM_TEST_SEED") * 1000 + number_of("ISOMEM_PE") + 1);
  return static_cast<unsigned>(random());
}

/// What a stream does by copy(), some time after it has come to it.
template <class Copy>
Work slowly(Copy copy) {
  using Clock = std::chrono::steady_clock;
  const std::chrono::microseconds takes(settings().slow ? random_number() % settings().slow : 0);
  return [=, begun = Clock::time_point()]() mutable {
    if (takes.count() > 0) {
      if (begun == Clock::time_point()) begun = Clock::now();
      if (Clock::now() - begun < takes) return false;
    }
    copy();
    return true;
  };
}

uint64_t address_of(CUmemorytype type, CUdeviceptr unified) {
  if (type != CU_MEMORYTYPE_UNIFIED) misuse("a strided copy with memory type %d", static_cast<int>(type));
  return unified;
}

}  // namespace

CUresult copy(CUdeviceptr dest, CUdeviceptr source, size_t bytes, CUstream stream) {
  for (const CUdeviceptr side : {dest, source}) {
    if (const CUresult result = check_range(side, bytes); result != CUDA_SUCCESS) return result;
  }
  return enqueue(stream, slowly([=, device = current_number()] { copy_bytes(dest, source, bytes, device); }));
}

CUresult copy_2d(const CUDA_MEMCPY2D* shape, CUstream stream) {
  const CUDA_MEMCPY2D s = *shape;
  if (s.WidthInBytes == 0 || s.Height == 0) return CUDA_SUCCESS;
  if (s.srcPitch < s.WidthInBytes || s.dstPitch < s.WidthInBytes) return CUDA_ERROR_INVALID_VALUE;
  const uint64_t dest = address_of(s.dstMemoryType, s.dstDevice);
  const uint64_t source = address_of(s.srcMemoryType, s.srcDevice);
  for (const auto& [side, pitch] : {std::pair{dest, s.dstPitch}, std::pair{source, s.srcPitch}}) {
    const CUresult result = check_range(side, pitch * (s.Height - 1) + s.WidthInBytes);
    if (result != CUDA_SUCCESS) return result;
  }
  return enqueue(stream, slowly([=, device = current_number()] {
                   for (size_t row = 0; row < s.Height; ++row)
                     copy_bytes(dest + row * s.dstPitch, source + row * s.srcPitch, s.WidthInBytes, device);
                 }));
}

CUresult fill8(CUdeviceptr dest, unsigned char value, size_t n, CUstream stream) {
  return fill(dest, value, n, stream);
}
CUresult fill16(CUdeviceptr dest, unsigned short value, size_t n, CUstream stream) {
  return fill(dest, value, n, stream);
}
CUresult fill32(CUdeviceptr dest, unsigned value, size_t n, CUstream stream) {
  return fill(dest, value, n, stream);
}

CUresult write32(CUstream stream, CUdeviceptr word, cuuint32_t value, unsigned) {
  return write_word(stream, word, value);
}
CUresult write64(CUstream stream, CUdeviceptr word, cuuint64_t value, unsigned) {
  return write_word(stream, word, value);
}
CUresult wait32(CUstream stream, CUdeviceptr word, cuuint32_t value, unsigned flags) {
  return wait_word(stream, word, value, flags);
}
CUresult wait64(CUstream stream, CUdeviceptr word, cuuint64_t value, unsigned flags) {
  return wait_word(stream, word, value, flags);
}

CUresult stream_operations(CUstream stream, unsigned n, CUstreamBatchMemOpParams* operations,
                           unsigned flags) {
  if (flags != 0) return CUDA_ERROR_INVALID_VALUE;
  for (unsigned i = 0; i < n; ++i) {
    if (operations[i].operation != CU_STREAM_MEM_OP_BARRIER) return CUDA_ERROR_NOT_SUPPORTED;
    const CUresult result = enqueue(stream, [] {
      std::atomic_thread_fence(std::memory_order_seq_cst);
      return true;
    });
    if (result != CUDA_SUCCESS) return result;
  }
  return CUDA_SUCCESS;
}

}  // namespace fake_cuda
