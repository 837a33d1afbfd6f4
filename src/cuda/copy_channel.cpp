// SPDX-License-Identifier: Apache-2.0
#include "cuda/copy_channel.hpp"

#include <cstring>

#include "core/error.hpp"
#include "core/words.hpp"
#include "cuda/device.hpp"
#include "isomem/strided.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"

namespace isomem {

namespace {

void* at(uint64_t address) { return reinterpret_cast<void*>(address); }

}  // namespace

CopyChannel::CopyChannel(Device& device) : device_(device), kernel_(device.kernel("isomem_atomic")) {
  const Driver& cu = driver();
  const ContextScope scope(device_.context());
  int least = 0;
  int most = 0;
  check(cu.priority_range(&least, &most), "cuCtxGetStreamPriorityRange");
  check(cu.stream_create(&urgent_, CU_STREAM_NON_BLOCKING, most), "creating a stream for atomics");
  void* memory = nullptr;
  check(cu.host_alloc(&memory, sizeof(uint64_t), CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP),
        "allocating page-locked memory", "Raise the limit of locked memory (ulimit -l)");
  result_ = static_cast<uint64_t*>(memory);
}

CopyChannel::~CopyChannel() {
  driver().stream_destroy(urgent_);
  driver().host_free(result_);
}

/// Failures are said here, where the cause is known.
template <class F>
Status CopyChannel::reported(const Op& op, F&& f) noexcept {
  try {
    f();
    return Status::ok;
  } catch (const Error& error) {
    Runtime& rt = device_.runtime();
    say(name_of(rt, rt.me()) + text(": %s to PE %d: ", name_of(op.verb), op.pe) + error.what());
    return Status::failed;
  }
}

Status CopyChannel::post(const Op& op, uint64_t, uint64_t* ticket) noexcept {
  if (ticket) *ticket = 0;
  return reported(op, [&] { execute(op); });
}

Status CopyChannel::atomic(const Op& op, uint64_t* old) noexcept {
  return reported(op, [&] { *old = atomic(op.amo, op.width, op.remote, op.pe, op.operand, op.compare); });
}

void CopyChannel::execute(const Op& op) {
  switch (op.verb) {
    case Verb::put:
      return move(op, true);
    case Verb::get:
      return move(op, false);
    case Verb::put_strided:
      return move_strided(op, true);
    case Verb::get_strided:
      return move_strided(op, false);
    case Verb::put_signal:
      move(op, true);
      atomic(op.signal_add ? Amo::add : Amo::set, 8, op.signal, op.pe, op.signal_value, 0);
      return;
    case Verb::amo:
      atomic(op.amo, op.width, op.remote, op.pe, op.operand, op.compare);
      return;
    case Verb::amo_fetch: {
      const uint64_t old = atomic(op.amo, op.width, op.remote, op.pe, op.operand, op.compare);
      const auto old32 = static_cast<uint32_t>(old);
      const void* source = op.width == 4 ? static_cast<const void*>(&old32) : &old;
      device_.copy_now(at(op.local), source, op.width);
      return;
    }
  }
}

void CopyChannel::move(const Op& op, bool out) {
  if (op.bytes == 0) return;
  // what cudaMemcpy is still writing may be the source
  if (out && device_.is_device_memory(at(op.local))) device_.settle();
  void* remote = device_.near_copy(at(op.remote), op.pe);
  device_.copy_now(out ? remote : at(op.local), out ? at(op.local) : remote, op.bytes);
}

void CopyChannel::move_strided(const Op& op, bool out) {
  const auto& shape = *reinterpret_cast<const Strided*>(op.strided);
  void* remote = device_.near_copy(at(op.remote), op.pe);
  each_row(shape, out, static_cast<char*>(remote), static_cast<char*>(at(op.local)),
           [&](char* to, int64_t to_step, const char* from, int64_t from_step) {
             device_.copy_strided_on(device_.stream(), to, static_cast<uint64_t>(to_step), from,
                                     static_cast<uint64_t>(from_step), shape.block, shape.dim[0].extent);
           });
  device_.wait_for(device_.stream(), "waiting for a strided copy of device memory");
}

/// The old value. A host word belongs to the CPUs, a device word to the GPUs.
uint64_t CopyChannel::atomic(Amo amo, int width, uint64_t word, int pe, uint64_t operand, uint64_t compare) {
  void* there = device_.near_copy(at(word), pe);
  if (!device_.runtime().transport().is_device_address(at(word))) {
    release_fence(there);  // the payload before the signal; pairs with the fence_acquire of wait_words
    if (width == 8) return amo_word(amo, static_cast<uint64_t*>(there), operand, compare);
    return amo_word(amo, static_cast<uint32_t*>(there), static_cast<uint32_t>(operand),
                    static_cast<uint32_t>(compare));
  }
  const std::lock_guard<std::mutex> lock(atomics_);
  device_.launch(kernel_, 1, 1, urgent_, static_cast<int>(amo), width, there, operand, compare, result_);
  check(driver().stream_synchronize(urgent_), "waiting for an atomic on device memory",
        "An earlier kernel of this program may have failed: compute-sanitizer finds it");
  return *result_;
}

}  // namespace isomem
