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

/// A host word belongs to the CPUs, a device word to the GPUs.
uint64_t amo_of_cpu(Amo amo, int width, void* word, uint64_t operand, uint64_t compare) {
  release_fence(word);  // the payload before the signal; pairs with the fence_acquire of wait_words
  if (width == 8) return amo_word(amo, static_cast<uint64_t*>(word), operand, compare);
  return amo_word(amo, static_cast<uint32_t*>(word), static_cast<uint32_t>(operand),
                  static_cast<uint32_t>(compare));
}

}  // namespace

CopyChannel::CopyChannel(Device& device) : device_(device), kernel_(device.kernel("isomem_atomic")) {
  const Driver& cu = driver();
  const ContextScope scope(device_.context());
  int least = 0;
  int most = 0;
  check(cu.priority_range(&least, &most), "cuCtxGetStreamPriorityRange");
  for (CUstream* stream : {&queue_, &urgent_})
    check(cu.stream_create(stream, CU_STREAM_NON_BLOCKING, most), "creating a stream of the library");
}

CopyChannel::~CopyChannel() {
  for (CUstream stream : {queue_, urgent_}) driver().stream_destroy(stream);
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

/// With a ticket all of the operation is complete on return, so done() has nothing to wait for.
Status CopyChannel::post(const Op& op, uint64_t, uint64_t* ticket) noexcept {
  if (ticket) *ticket = 0;
  return reported(op, [&] {
    execute(op, op.blocking || ticket);
    if (ticket && op.verb == Verb::put_signal) finish_begun();
  });
}

Status CopyChannel::atomic(const Op& op, uint64_t* old) noexcept {
  return reported(op, [&] { *old = fetch(op); });
}

Status CopyChannel::drain(uint64_t, uint64_t*) noexcept {
  try {
    finish_begun();
    return Status::ok;
  } catch (const Error& error) {
    say(name_of(device_.runtime(), device_.runtime().me()) + ": " + error.what());
    return Status::failed;
  }
}

/// Waits for all that was begun before.
void CopyChannel::finish_begun() {
  const uint64_t begun = begun_.load();
  if (complete_.load() >= begun) return;
  CUcontext context = nullptr;
  // at exit the driver may be gone, with all that it had to do
  if (driver().context_current(&context) == CUDA_ERROR_DEINITIALIZED) return;
  for (CUstream stream : {queue_, urgent_}) device_.wait_for(stream, "completing puts to device memory");
  for (uint64_t seen = complete_.load(); seen < begun && !complete_.compare_exchange_weak(seen, begun);) {
  }
}

/// An operation was put into a stream. Nobody waits for it, unless it changes memory of this PE, which the
/// program's kernels may read next.
void CopyChannel::begun(int pe) {
  ++begun_;
  if (pe == device_.runtime().me()) finish_begun();
}

/// `now`: the source may be used again on return, the destination of a get is filled.
void CopyChannel::execute(const Op& op, bool now) {
  switch (op.verb) {
    case Verb::put:
      return is_word(op) ? put_word(op) : move(op, true, now);
    case Verb::get:
      return move(op, false, now);
    case Verb::put_strided:
      return move_strided(op, true, now);
    case Verb::get_strided:
      return move_strided(op, false, now);
    case Verb::put_signal:
      move(op, true, now);
      return signal(op, now ? urgent_ : queue_);
    case Verb::amo:
      return update(op.amo, op.width, op.remote, op.pe, op.operand, op.compare, urgent_);
    case Verb::amo_fetch: {
      const uint64_t old = fetch(op);
      const auto old32 = static_cast<uint32_t>(old);
      const void* source = op.width == 4 ? static_cast<const void*>(&old32) : &old;
      device_.copy_now(at(op.local), source, op.width);
      return;
    }
  }
}

void CopyChannel::move(const Op& op, bool out, bool now) {
  if (op.bytes == 0) return;
  void* remote = device_.near_copy(at(op.remote), op.pe);
  void* dest = out ? remote : at(op.local);
  const void* source = out ? at(op.local) : remote;
  if (!now) {
    device_.copy_on(queue_, dest, source, op.bytes);
    ++begun_;
    return;
  }
  if (!out) finish_begun();  // who reads what it has put, without a quiet, finds it
  device_.copy_now(dest, source, op.bytes);
}

/// A put whose bytes fit into a command of a stream, and that the CPU can read.
bool CopyChannel::is_word(const Op& op) const {
  const bool fits = op.bytes == 1 || op.bytes == 2 || op.bytes == 4 || op.bytes == 8;
  return fits && op.remote % op.bytes == 0 && !device_.is_device_memory(at(op.local));
}

void CopyChannel::put_word(const Op& op) {
  uint64_t bits = 0;
  std::memcpy(&bits, at(op.local), op.bytes);
  device_.write_word_on(queue_, device_.near_copy(at(op.remote), op.pe), bits, op.bytes);
  begun(op.pe);
}

void CopyChannel::move_strided(const Op& op, bool out, bool now) {
  const auto& shape = *reinterpret_cast<const Strided*>(op.strided);
  void* remote = device_.near_copy(at(op.remote), op.pe);
  CUstream stream = now ? device_.stream() : queue_;
  if (now && !out) finish_begun();
  each_row(shape, out, static_cast<char*>(remote), static_cast<char*>(at(op.local)),
           [&](char* to, int64_t to_step, const char* from, int64_t from_step) {
             device_.copy_strided_on(stream, to, static_cast<uint64_t>(to_step), from,
                                     static_cast<uint64_t>(from_step), shape.block, shape.dim[0].extent);
           });
  if (now) return device_.wait_for(stream, "waiting for a strided copy of device memory");
  ++begun_;
}

/// The signal of a put whose payload is complete or before it in `stream`.
void CopyChannel::signal(const Op& op, CUstream stream) {
  const bool by_cpu = !device_.runtime().transport().is_device_address(at(op.signal));
  if (by_cpu && stream == queue_) device_.wait_for(queue_, "waiting for the payload of a signal");
  update(op.signal_add ? Amo::add : Amo::set, 8, op.signal, op.pe, op.signal_value, 0, stream);
}

/// An atomic whose result nobody wants.
void CopyChannel::update(Amo amo, int width, uint64_t word, int pe, uint64_t operand, uint64_t compare,
                         CUstream stream) {
  void* there = device_.near_copy(at(word), pe);
  if (!device_.runtime().transport().is_device_address(at(word))) {
    amo_of_cpu(amo, width, there, operand, compare);
    return;
  }
  if (amo == Amo::set) {
    device_.write_word_on(stream, there, operand, static_cast<size_t>(width));
  } else {
    device_.launch(kernel_, 1, 1, stream, static_cast<int>(amo), width, there, operand, compare,
                   &results_->unwanted);
  }
  begun(pe);
}

/// The old value.
uint64_t CopyChannel::fetch(const Op& op) {
  void* there = device_.near_copy(at(op.remote), op.pe);
  if (!device_.runtime().transport().is_device_address(at(op.remote)))
    return amo_of_cpu(op.amo, op.width, there, op.operand, op.compare);
  const std::lock_guard<std::mutex> lock(fetching_);
  device_.launch(kernel_, 1, 1, urgent_, static_cast<int>(op.amo), static_cast<int>(op.width), there,
                 op.operand, op.compare, &results_->fetched);
  device_.wait_for(urgent_, "waiting for an atomic on device memory");
  return results_->fetched;
}

}  // namespace isomem
