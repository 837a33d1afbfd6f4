// SPDX-License-Identifier: Apache-2.0
#include "allocated.hpp"

#include <c10/core/Event.h>

#include <algorithm>
#include <functional>
#include <memory>

#include "device_pool.hpp"
#include "gpu_calls.hpp"
#include "pool.hpp"

namespace isomem::torch {

namespace {

/// Whether the commands that a stream has by now have been carried out. While it is captured it has no such
/// point: then all of them.
std::function<bool()> done_by_now(c10::Stream stream) {
  if (is_capturing(stream.native_handle()))
    return [stream] { return !is_capturing(stream.native_handle()) && stream.query(); };
  const auto point = std::make_shared<c10::Event>(c10::DeviceType::CUDA);
  point->record(stream);
  return [point] { return point->query(); };
}

/// GPUs still read and write what the program has dropped: on the stream that is current then, behind whose
/// commands torch reuses memory too, and on the one for which it was allocated.
void give_back_behind(c10::Stream first, size_t offset) {
  const auto is_first_done = done_by_now(first);
  const auto is_last_done = done_by_now(cuda().getStream(first.device()));
  symmetric_device_pool().give_back_when(
      [=, device = first.device()] {
        return is_surely(device, [&] { return is_first_done() && is_last_done(); });
      },
      {offset});
}

bool has_pool_on(c10::Device device) {
  return symmetric_device_pool().life() != 0 && device == device_pool().device() &&
         !is_capturing(cuda().getStream(device).native_handle());
}

/// An area of the pool; give_back(its offset) if the pool is still there when the tensor goes.
template <class F>
at::Tensor in_pool(Pool& from, long size, const at::TensorOptions& options, F give_back) {
  const auto bytes = static_cast<size_t>(size) * options.dtype().itemsize();
  const auto offset = from.try_take(std::max<size_t>(bytes, 1));
  if (!offset) return at::empty({size}, options);
  const auto drop = [&from, offset, give_back, life = from.life()](void*) {
    if (life == from.life()) give_back(*offset);
  };
  return at::from_blob(from.at(*offset), {size}, drop, options, options.device());
}

}  // namespace

at::Tensor allocated_tensor(long size, const at::TensorOptions& options) {
  TORCH_CHECK(size >= 0, "isomem: argument size = ", size);
  if (options.device().is_cpu())
    return in_pool(pool(), size, options, [](size_t offset) { pool().give_back(offset); });
  const c10::Device device = options.device().has_index() ? options.device() : cuda().getDevice();
  if (!has_pool_on(device)) return at::empty({size}, options);
  const c10::Stream stream = cuda().getStream(device);
  return in_pool(symmetric_device_pool(), size, options.device(device), [stream](size_t offset) {
    try {
      give_back_behind(stream, offset);
    } catch (const c10::Error&) {  // the process ends, and CUDA has gone: nobody takes the area any more
    }
  });
}

}  // namespace isomem::torch
