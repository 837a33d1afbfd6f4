// SPDX-License-Identifier: Apache-2.0
#include "device_exposed.hpp"

#include <ATen/ATen.h>

#include <algorithm>
#include <thread>

#include "device_pool.hpp"
#include "gpu_calls.hpp"
#include "others_run.hpp"
#include "tensors.hpp"

namespace isomem::torch {

std::optional<DeviceExposed::OnGpu> DeviceExposed::take(size_t members, std::string& why) {
  Pool& memory = symmetric_device_pool();
  const auto counts = memory.take_or_none(sizeof(uint64_t) * members);
  if (!counts) {
    why =
        "finds no symmetric memory left on its GPU for signals: drop tensors there, or give "
        "use_symmetric_memory() more device_bytes";
    return std::nullopt;
  }
  try {
    const c10::Device device = device_pool().device();
    at::from_blob(
        memory.at(*counts), {static_cast<int64_t>(members)}, [](void*) {},
        at::TensorOptions().dtype(at::kLong).device(device), device)
        .zero_();
    cuda().getStream(device).synchronize();
    return OnGpu{*counts, own_stream(device), own_stream(device)};
  } catch (const c10::Error& error) {
    memory.give_back(*counts);
    why = std::string("finds a GPU that fails: ") + error.what_without_backtrace();
    return std::nullopt;
  }
}

DeviceExposed::DeviceExposed(const Members& group, std::vector<Member> members, const Tensor& tensor,
                             OnGpu on_gpu)
    : Exposed(group, std::move(members), tensor, symmetric_device_pool()),
      puts_(me_, std::move(on_gpu.puts)),
      waits_(me_, std::move(on_gpu.waits)),
      is_far_(std::any_of(pes_.begin(), pes_.end(), [&](int pe) { return !memory_.reach(0, pe); })) {}

DeviceExposed::~DeviceExposed() {
  const OthersRun others_run;
  end("the window has been dropped");
  if (is_lost_ || !have_views_gone()) {
    keep_for_ever();
    puts_.keep_for_ever();
    return;
  }
  leave([last = waits_.last(), device = device_] {
    return !last || is_surely(device, [&] { return last->is_done(); });
  });
}

/// Also from the kernels that use them, which may be on any stream.
bool DeviceExposed::have_views_gone() const {
  return !is_mapped_ || is_surely(device_, [&] {
    cuda().synchronizeDevice(device_.index());
    return true;
  });
}

Exposed::WorkPtr DeviceExposed::put(const Tensor& tensor, int64_t to, int64_t offset, bool is_async) {
  char* const there = target(check_put(tensor, to, offset), offset);
  WorkPtr work;
  use([&] {
    work = puts_.run("isomem:put", is_async, tensor, [&](cudaStream_t stream) {
      const Tensor flat = tensor.contiguous();
      gpu().nvshmemx_putmem_on_stream(there, data_of(flat), flat.nbytes(), pes_[static_cast<size_t>(to)],
                                      stream);
    });
  });
  return work;
}

Exposed::WorkPtr DeviceExposed::signal(int64_t to, bool is_async) {
  check_rank("peer_rank", to);
  const auto i = static_cast<size_t>(to);
  WorkPtr work;
  use([&] {
    work = puts_.run("isomem:signal", is_async, Tensor(), [&](cudaStream_t stream) {
      if (is_far_) gpu().nvshmemx_quiet_on_stream(stream);  // what is near is there when its command ends
      gpu().nvshmemx_signal_op_on_stream(count(i, me()), 1, NVSHMEM_SIGNAL_ADD, pes_[i], stream);
    });
  });
  return work;
}

/// By NE a kernel waits, as in DeviceTransfers.
Exposed::WorkPtr DeviceExposed::wait(int64_t from, bool is_async, std::chrono::milliseconds) {
  check_rank("peer_rank", from);
  uint64_t* const signals = count(me(), static_cast<size_t>(from));
  constexpr uint64_t one_less = ~uint64_t{0};
  WorkPtr work;
  use([&] {
    work = waits_.run("isomem:wait_signal", is_async, Tensor(), [&](cudaStream_t stream) {
      gpu().nvshmemx_signal_wait_until_on_stream(signals, NVSHMEM_CMP_NE, 0, stream);
      gpu().nvshmemx_signal_op_on_stream(signals, one_less, NVSHMEM_SIGNAL_ADD, pes_[me()], stream);
    });
  });
  return work;
}

/// What kernels have stored in mapped tensors goes along, if they are behind the current stream.
void DeviceExposed::quiet() {
  const c10::Stream current = cuda().getStream(device_);
  TORCH_CHECK(!is_capturing(current.native_handle()),
              "isomem: tensor_deregister waits for GPUs: it cannot be in a CUDA graph");
  if (is_in_graphs()) cuda().synchronizeDevice(device_.index());  // they are replayed on any stream
  puts_.synchronize();
  if (is_far_) gpu().nvshmemx_quiet_on_stream(static_cast<cudaStream_t>(current.native_handle()));
  current.synchronize();
}

bool DeviceExposed::have_puts_come() {
  const auto last = puts_.last();
  return !last || last->is_done();
}

/// Memory that a stream still writes to is lost, rather than that the program does not end.
void DeviceExposed::stop() try {
  is_lost_ = true;
  if (is_capturing(cuda().getStream(device_).native_handle())) return;  // a query would end the capture
  if (is_in_graphs()) cuda().synchronizeDevice(device_.index());        // they are replayed on any stream
  if (is_far_ && (is_in_graphs() || puts_.last()))  // the end of a far put says only that it has been read
    puts_.run("isomem:quiet", true, Tensor(),
              [](cudaStream_t stream) { gpu().nvshmemx_quiet_on_stream(stream); });
  const auto limit = Clock::now() + std::chrono::seconds(10);
  while (!have_puts_come()) {
    if (Clock::now() > limit) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  is_lost_ = false;
} catch (const c10::Error&) {  // of CUDA, which all later calls report, too: this is called by destructors
}

}  // namespace isomem::torch
