// SPDX-License-Identifier: Apache-2.0
// The memory of a bound device: allocation, translation, copies, the host heap as kernels see it.
#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "core/error.hpp"
#include "core/host_memory.hpp"
#include "core/sizes.hpp"
#include "cuda/copy_channel.hpp"
#include "cuda/device.hpp"
#include "cuda/proxy.hpp"
#include "cuda/staging.hpp"
#include "cuda/watchdog.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"

namespace isomem {

void* Device::translate(const void* address, int pe) const {
  if (!runtime_.transport().is_device_address(address)) return runtime_.transport().reach(address, pe);
  const int slot = runtime_.job().peers().near_slot(pe);
  if (slot < 0) return nullptr;
  const auto apart = static_cast<uint64_t>(static_cast<int64_t>(slot - runtime_.job().slot()));
  return reinterpret_cast<void*>(reinterpret_cast<uintptr_t>(address) + apart * window_->stride());
}

void* Device::near_copy(const void* address, int pe) const {
  if (runtime_.job().peers().is_near(pe)) return translate(address, pe);
  throw Error(text("PE %d is on another host (%s)", pe, runtime_.job().host_of(pe)));
}

bool Device::is_symmetric(const void* address, uint64_t bytes) const {
  return heap_ && heap_->contains(reinterpret_cast<uintptr_t>(address), bytes);
}

bool Device::is_in_window(const void* address) const {
  const auto at = reinterpret_cast<uintptr_t>(address);
  return heap_ && (window_->is_in_page(at) || window_->is_in_regions(at));
}

std::string Device::describe(const void* address) const {
  return heap_->describe(reinterpret_cast<uintptr_t>(address));
}

bool Device::is_device_memory(const void* address) const {
  return is_in_window(address) || memory_type_of(address) == CU_MEMORYTYPE_DEVICE;
}

/// What to map in advance: NVSHMEM_SYMMETRIC_SIZE, 0 if it is not set or more than the GPU has.
uint64_t Device::memory_in_advance() const {
  const uint64_t bytes = runtime_.options().device_heap_size.value_or(0);
  size_t total = 0;
  check(driver().device_memory(&total, device_), "cuDeviceTotalMem");
  if (bytes <= total) return bytes;
  if (runtime_.me() == 0) {
    say(
        text("NVSHMEM_SYMMETRIC_SIZE (%llu MiB) is more than the memory of %s (%llu MiB); it is not needed: "
             "the device heap grows as it is used",
             number(bytes >> 20), name_of_device(device_).c_str(), number(total >> 20)));
  }
  return 0;
}

void* Device::allocate(const char* routine, uint64_t bytes, uint64_t alignment, bool zero) {
  using Call = HeapRequest::Call;
  runtime_.heap().agree(routine,
                        {zero ? Call::device_allocate_zeroed : Call::device_allocate, bytes, alignment, 0});
  const ContextScope scope(context_);
  const uint64_t address = heap_->allocate(routine, bytes, alignment);
  if (!address) return nullptr;
  if (zero) {
    check(driver().fill(address, 0, bytes, stream_), "clearing device memory");
    check(driver().stream_synchronize(stream_), "clearing device memory",
          "An earlier kernel of this program may have failed: compute-sanitizer finds it");
  }
  runtime_.barrier_all(routine);  // every PE has mapped it, and nobody writes into what is being cleared
  if (runtime_.options().debug && runtime_.me() == 0) {
    say(text("%s: %llu bytes at device heap offset 0x%llx", routine, static_cast<unsigned long long>(bytes),
             static_cast<unsigned long long>(heap_->offset_of(address))));
  }
  return reinterpret_cast<void*>(address);
}

void Device::release(const char* routine, void* address) {
  const uint64_t at = reinterpret_cast<uint64_t>(address);
  if (!heap_->is_block(at)) {
    throw Error(
        text("argument ptr = %s: not the start of a live block of device memory (freed before, or "
             "not from nvshmem_malloc)",
             heap_->describe(at).c_str()));
  }
  runtime_.heap().agree(routine, {HeapRequest::device_free, 0, 0, heap_->offset_of(at)});
  heap_->release(routine, at);
}

void* Device::register_symmetric(const char* routine, void* address, uint64_t bytes) {
  const Driver& cu = driver();
  runtime_.heap().agree(routine, {HeapRequest::device_register, bytes, 0, 0});
  const ContextScope scope(context_);
  CUmemGenericAllocationHandle handle = 0;
  CUdeviceptr base = 0;
  size_t size = 0;
  std::string why;
  CUresult result = cu.address_range(&base, &size, reinterpret_cast<CUdeviceptr>(address));
  if (result == CUDA_SUCCESS) result = cu.retain_handle(&handle, address);
  CUmemAllocationProp properties{};
  if (result == CUDA_SUCCESS) result = cu.handle_properties(&properties, handle);
  if (result != CUDA_SUCCESS) {
    why = text(
        "%p is no memory that can be shared (%s): only memory of cuMemCreate can be registered, not "
        "that of cudaMalloc",
        address, words_of(result).c_str());
  } else if (base != reinterpret_cast<CUdeviceptr>(address) || size != bytes) {
    why = text("%p with %llu bytes is not the whole of a mapping (that is 0x%llx with %llu bytes)", address,
               static_cast<unsigned long long>(bytes), static_cast<unsigned long long>(base),
               static_cast<unsigned long long>(size));
  } else if (!(properties.requestedHandleTypes & CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)) {
    why = text(
        "%p was created without CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR among its "
        "requestedHandleTypes and cannot be shared",
        address);
  }
  const uint64_t symmetric = heap_->adopt(routine, handle, bytes, why);
  if (!symmetric && handle) cu.release(handle);
  runtime_.barrier_all(routine);  // PEs of other hosts have it as well
  return reinterpret_cast<void*>(symmetric);
}

void Device::or_end_job(const std::function<void()>& f) {
  try {
    f();
  } catch (const Error& error) {
    end_job(runtime_, EndCause::error, 1,
            name_of(runtime_, runtime_.me()) + ": " + error.what() + "; the job ends");
  }
}

/// How many of `bytes` at `address` one command can copy: the host heap's registrations end every kHostStep,
/// and the driver takes no range that lies in two of them.
uint64_t Device::in_one_registration(const void* address, uint64_t bytes) const {
  const uint64_t in_window = reinterpret_cast<uint64_t>(address) - runtime_.memory().window();
  const auto near = static_cast<uint64_t>(runtime_.job().peers().near_pes());
  if (in_window >= runtime_.memory().stride() * near) return bytes;
  const uint64_t heap = runtime_.memory().heap() - runtime_.memory().region();
  return std::min(bytes, kHostStep - (in_window % runtime_.memory().stride() - heap) % kHostStep);
}

void Device::copy_on(CUstream stream, void* dest, const void* source, uint64_t bytes) {
  const ContextScope scope(context_);
  auto* to = static_cast<char*>(dest);
  auto* from = static_cast<const char*>(source);
  for (uint64_t part; bytes; bytes -= part, to += part, from += part) {
    part = std::min(in_one_registration(to, bytes), in_one_registration(from, bytes));
    const CUresult result =
        driver().copy(reinterpret_cast<CUdeviceptr>(to), reinterpret_cast<CUdeviceptr>(from), part, stream);
    if (result != CUDA_SUCCESS) {
      fail_cuda(result,
                text("copying %llu bytes from %p to %p", static_cast<unsigned long long>(part),
                     static_cast<const void*>(from), static_cast<void*>(to)),
                "Is the local buffer memory of this process?");
    }
  }
}

/// Blocks of equal distance are the rows of a rectangle of which the copy engine copies a part.
void Device::copy_strided_on(CUstream stream, void* dest, uint64_t dest_step, const void* source,
                             uint64_t source_step, uint64_t block, uint64_t blocks) {
  constexpr uint64_t kMostStep = uint64_t{1} << 17;  // what every device takes as a pitch
  const auto in_one = [&](const void* address, uint64_t step) {
    const uint64_t span = (blocks - 1) * step + block;
    return in_one_registration(address, span) == span;
  };
  // a pitch is no less than a row; the steps of sections may be, or negative (very large here)
  const auto is_pitch = [&](uint64_t step) { return step >= block && step <= kMostStep; };
  if (!is_pitch(dest_step) || !is_pitch(source_step) || !in_one(dest, dest_step) ||
      !in_one(source, source_step)) {
    for (uint64_t i = 0; i < blocks; ++i) {
      copy_on(stream, static_cast<char*>(dest) + i * dest_step,
              static_cast<const char*>(source) + i * source_step, block);
    }
    return;
  }
  CUDA_MEMCPY2D rows{};
  rows.srcMemoryType = CU_MEMORYTYPE_UNIFIED;
  rows.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
  rows.srcDevice = reinterpret_cast<CUdeviceptr>(source);
  rows.dstDevice = reinterpret_cast<CUdeviceptr>(dest);
  rows.srcPitch = source_step;
  rows.dstPitch = dest_step;
  rows.WidthInBytes = block;
  rows.Height = blocks;
  const ContextScope scope(context_);
  check(driver().copy_2d(&rows, stream), "a strided copy of device memory",
        "Is the local buffer memory of this process?");
}

void Device::wait_for(CUstream stream, const char* what) {
  const ContextScope scope(context_);
  check(driver().stream_synchronize(stream), what,
        "An earlier kernel of this program may have failed: compute-sanitizer finds it");
}

bool Device::is_in_graph(CUstream stream) const {
  const ContextScope scope(context_);
  CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
  return driver().stream_is_capturing(stream, &status) == CUDA_SUCCESS &&
         status == CU_STREAM_CAPTURE_STATUS_ACTIVE;
}

void Device::fence_on(CUstream stream) {
  const ContextScope scope(context_);
  CUstreamBatchMemOpParams fence{};
  fence.memoryBarrier.operation = CU_STREAM_MEM_OP_BARRIER;
  fence.memoryBarrier.flags = CU_STREAM_MEMORY_BARRIER_TYPE_SYS;
  check(driver().stream_operations(stream, 1, &fence, 0), "a memory barrier on a stream");
}

void Device::write_word_on(CUstream stream, void* dest, uint64_t bits, size_t width) {
  const ContextScope scope(context_);
  const Driver& cu = driver();
  const auto to = reinterpret_cast<CUdeviceptr>(dest);
  CUresult result;
  switch (width) {
    case 1:
      result = cu.fill(to, static_cast<unsigned char>(bits), 1, stream);
      break;
    case 2:
      result = cu.fill16(to, static_cast<unsigned short>(bits), 1, stream);
      break;
    case 4:
      result = cu.fill32(to, static_cast<unsigned>(bits), 1, stream);
      break;
    default:
      result = cu.stream_write64(stream, to, bits, CU_STREAM_WRITE_VALUE_DEFAULT);
  }
  check(result, "writing a word on a stream");
}

void Device::copy_now(void* dest, const void* source, uint64_t bytes) {
  copy_on(stream_, dest, source, bytes);
  wait_for(stream_, "waiting for a copy of device memory");
}

void Device::copy_blocks(void* dest, int64_t dest_step, const void* source, int64_t source_step, size_t block,
                         uint64_t n) {
  or_end_job([&] {
    copy_strided_on(copies_, dest, static_cast<uint64_t>(dest_step), source,
                    static_cast<uint64_t>(source_step), block, n);
    wait_for(copies_, "waiting for a copy of device memory");
  });
}

void Device::begin_read(int slot, const void* source, size_t bytes) {
  or_end_job([&] { staging_->begin_read(slot, source, bytes); });
}

const char* Device::end_read(int slot) {
  const char* bytes = nullptr;
  or_end_job([&] { bytes = staging_->end_read(slot); });
  return bytes;
}

void Device::begin_write(void* dest, const void* bytes, size_t n) {
  or_end_job([&] { staging_->begin_write(dest, bytes, n); });
}

void Device::issue_writes() {
  or_end_job([&] { staging_->issue_writes(); });
}

bool Device::has_writes() const { return staging_ && staging_->has_writes(); }

void Device::end_writes() {
  or_end_job([&] { staging_->end_writes(); });
}

uint64_t Device::amo(Amo amo, int width, void* word, uint64_t operand, uint64_t compare) {
  Op op;
  op.verb = Verb::amo_fetch;
  op.amo = amo;
  op.width = static_cast<uint8_t>(width);
  op.pe = runtime_.me();
  op.remote = reinterpret_cast<uint64_t>(word);
  op.operand = operand;
  op.compare = compare;
  uint64_t old = 0;
  or_end_job([&] {
    if (channel_->atomic(op, &old) != Status::ok) throw Error("an atomic on device memory failed");
  });
  return old;
}

void Device::store_word(void* word, uint64_t value, int width) {
  or_end_job([&] {
    write_word_on(copies_, word, value, static_cast<size_t>(width));
    wait_for(copies_, "waiting for a word of device memory");
  });
}

DeviceMemory::Mapped Device::mapped(const void* address) const {
  return heap_ ? heap_->mapped(reinterpret_cast<uint64_t>(address)) : Mapped{};
}

/// Where the device says that it does not see them by itself.
void Device::settle_cards() {
  if (!must_flush_cards_) return;
  or_end_job([&] {
    check(driver().flush_cards(CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX,
                               CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER),
          "cuFlushGPUDirectRDMAWrites");
  });
}

/// Networks that move device memory need memory to do so, and what they have written may have to be flushed.
void Device::meet_network() {
  const Channel* const wire = runtime_.transport().wire();
  const std::string why_not = wire ? wire->no_direct_way() : "";
  if (wire && !why_not.empty() && runtime_.options().gpudirect == GpuDirect::on) {
    throw Error("ISOMEM_GPUDIRECT=on: " + why_not);
  }
  if (!wire || !why_not.empty()) return;
  int ordering = 0;
  int flush = 0;
  const Driver& cu = driver();
  cu.device_attribute(&ordering, CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING, device_);
  cu.device_attribute(&flush, CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS, device_);
  must_flush_cards_ = ordering < CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER &&
                      (flush & CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST) != 0;
}

bool Device::enter() {
  CUcontext current = nullptr;
  driver().context_current(&current);
  return current != context_ && driver().context_push(context_) == CUDA_SUCCESS;
}

void Device::leave() {
  CUcontext popped = nullptr;
  driver().context_pop(&popped);
}

void Device::settle() {
  if (heap_) proxy_->settle();
}

void Device::halt() noexcept {
  if (!heap_) return;
  proxy_->halt();
  watchdog_->halt();
}

void Device::host_heap_grew() {
  if (!heap_ || host_registered_ >= runtime_.memory().heap_used()) return;
  or_end_job([&] { register_host_heap(); });
}

void Device::register_host_heap() {
  const ContextScope scope(context_);
  const uint64_t heap = runtime_.memory().heap();
  const uint64_t room = runtime_.memory().region() + runtime_.memory().stride() - heap;
  const uint64_t end = std::min(round_up(runtime_.memory().heap_used(), kHostStep), room);
  const Peers& peers = runtime_.job().peers();
  for (int i = 0; i < peers.near_pes(); ++i) {
    // own memory first: pages are whose who touches them
    const int pe = peers.near_pe((runtime_.job().slot() + i) % peers.near_pes());
    char* theirs = static_cast<char*>(runtime_.transport().reach(reinterpret_cast<void*>(heap), pe));
    for (uint64_t at = host_registered_; at < end; at += kHostStep) {
      const uint64_t bytes = std::min(kHostStep, end - at);
      check(driver().host_register(theirs + at, bytes,
                                   CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP),
            text("making %llu MiB of PE %d's host heap visible to %s",
                 static_cast<unsigned long long>(bytes >> 20), pe, name_of_device(device_).c_str())
                .c_str(),
            "Raise the limit of locked memory (ulimit -l) or the memory of the container");
    }
  }
  host_registered_ = end;
  state_.near.host_region = runtime_.memory().region();
  state_.near.host_stride = runtime_.memory().stride();
  state_.near.host_bytes = heap - runtime_.memory().region() + end;
  write(offsetof(DeviceState, near), &state_.near, sizeof(state_.near));
  if (!one_host_) return;
  state_.one_host = state_.near;
  write(offsetof(DeviceState, one_host), &state_.one_host, sizeof(state_.one_host));
}

}  // namespace isomem
