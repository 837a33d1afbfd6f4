// SPDX-License-Identifier: Apache-2.0
#include "wire/loopback.hpp"

#include <algorithm>
#include <chrono>

#include "core/service_thread.hpp"
#include "core/words.hpp"

namespace isomem {

namespace {

template <class T>
T amo_bits(const Op& op, void* word) {
  return amo_word(op.amo, static_cast<T*>(word), static_cast<T>(op.operand), static_cast<T>(op.compare));
}

const unsigned char* bytes_at(uint64_t address) { return reinterpret_cast<const unsigned char*>(address); }

/// So many operations are on their way at most, as on any network: the next one carries out one of them
/// first. Else a PE that only posts starves its earlier operations (among them signals that others wait for),
/// and each pass over the queue becomes longer.
constexpr size_t kMostPending = 256;

/// How long the wire's thread sleeps while nothing is posted.
constexpr std::chrono::milliseconds kIdleLook(200);

void move_blocks(const Strided& shape, bool out, void* remote, void* local) {
  each_row(shape, out, static_cast<char*>(remote), static_cast<char*>(local),
           [&](char* to, int64_t to_step, const char* from, int64_t from_step) {
             copy_blocks(to, to_step, from, from_step, shape.block, shape.dim[0].extent);
           });
}

}  // namespace

LoopbackChannel::LoopbackChannel(LoopbackOptions options, Translate translate)
    : options_(options),
      translate_(std::move(translate)),
      random_(options.seed),
      worker_(service_thread([this] { work(); })) {}

LoopbackChannel::~LoopbackChannel() {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    stop_ = true;
  }
  wake_.notify_all();
  worker_.join();
}

Status LoopbackChannel::post(const Op& op, uint64_t context, uint64_t* ticket) noexcept {
  const std::lock_guard<std::mutex> lock(mutex_);
  // the specification: fence gives no order to a nonblocking get
  const bool is_ordered = ticket || (op.verb != Verb::get && op.verb != Verb::get_strided);
  Pending pending{op, context, next_ticket_++, generations_[context].towards(op.pe), is_ordered, {}};
  met_device_ = names_device_memory(op);
  if (pending.ticket == options_.fail || met_device_) return Status::failed;
  while (queue_.size() >= kMostPending) execute_one();
  if (op.strided) pending.shape = *reinterpret_cast<const Strided*>(op.strided);
  if (op.blocking && is_put(op.verb) && op.bytes) {
    // a strided source is copied block by block, so that only the bytes it names are read
    if (op.verb == Verb::put_strided) {
      pending.copy.resize(op.bytes);
      Strided gather = pending.shape;
      pack(gather, &Dim::remote_step);
      move_blocks(gather, true, pending.copy.data(), const_cast<unsigned char*>(bytes_at(op.local)));
      pack(pending.shape, &Dim::local_step);
    } else {
      pending.copy.assign(bytes_at(op.local), bytes_at(op.local) + op.bytes);
    }
  }
  open_.insert(pending.ticket);
  if (ticket) *ticket = pending.ticket;
  queue_.push_back(std::move(pending));
  if (queue_.size() == 1) wake_.notify_all();
  return Status::ok;
}

/// That of far PEs is not mapped here.
bool LoopbackChannel::names_device_memory(const Op& op) const {
  if (!device_.memory) return false;
  const auto* local = reinterpret_cast<const void*>(op.local);
  return device_.holds(op.remote) || device_.holds(op.signal) ||
         (local && device_.memory->is_device_memory(local));
}

void LoopbackChannel::set_device(const DeviceRegion& device) noexcept {
  const std::lock_guard<std::mutex> lock(mutex_);
  device_ = device;
}

std::string LoopbackChannel::failure() const {
  const std::lock_guard<std::mutex> lock(mutex_);
  if (!met_device_) return {};
  return "it does not move device memory: set ISOMEM_WIRE=ucx or libfabric";
}

Status LoopbackChannel::done(uint64_t ticket) noexcept {
  const std::lock_guard<std::mutex> lock(mutex_);
  if (open_.count(ticket)) execute_one();
  return open_.count(ticket) ? Status::pending : Status::ok;
}

void LoopbackChannel::order(uint64_t context) noexcept {
  const std::lock_guard<std::mutex> lock(mutex_);
  ++generations_[context].all;
}

void LoopbackChannel::order_to(uint64_t context, int pe) noexcept {
  const std::lock_guard<std::mutex> lock(mutex_);
  ++generations_[context].of[pe];
}

Status LoopbackChannel::drain(uint64_t context, uint64_t*) noexcept {
  const std::lock_guard<std::mutex> lock(mutex_);
  while (execute_one(context)) {
  }
  // nothing is left to be in order
  if (context == kEveryContext) {
    generations_.clear();
  } else {
    generations_.erase(context);
  }
  return Status::ok;
}

uint64_t LoopbackChannel::posted() {
  const std::lock_guard<std::mutex> lock(mutex_);
  return next_ticket_ - 1;
}

/// Makes progress while the program computes and calls nothing.
void LoopbackChannel::work() {
  std::unique_lock<std::mutex> lock(mutex_);
  // by the system's clock: the ThreadSanitizer of gcc 11 does not know waits by the steady one
  const auto in = [](auto time) { return std::chrono::system_clock::now() + time; };
  while (true) {
    while (!wake_.wait_until(lock, in(kIdleLook), [this] { return stop_ || !queue_.empty(); })) {
      end_with_program();
    }
    if (stop_) return;
    const uint64_t pause = options_.delay_us ? random_() % (options_.delay_us + 1) : 0;
    wake_.wait_until(lock, in(std::chrono::microseconds(pause)), [this] { return stop_; });
    if (stop_) return;
    execute_one();
  }
}

/// Carries out one operation of the context, any that may come next. False if there is none.
bool LoopbackChannel::execute_one(uint64_t context) {
  const size_t start = queue_.empty() ? 0 : random_() % queue_.size();
  size_t pick = queue_.size();
  for (size_t k = 0; k < queue_.size() && pick == queue_.size(); ++k) {
    const size_t i = (start + k) % queue_.size();
    if (queue_[i].is_of(context)) pick = i;
  }
  if (pick == queue_.size()) return false;
  for (size_t i = 0; i < queue_.size(); ++i) {
    if (queue_[i].precedes(queue_[pick])) pick = i;
  }
  const Pending pending = std::move(queue_[pick]);
  queue_[pick] = std::move(queue_.back());
  queue_.pop_back();
  execute(pending);
  open_.erase(pending.ticket);
  return true;
}

void LoopbackChannel::execute(const Pending& pending) {
  const Op& op = pending.op;
  void* remote = translate_(op.remote, op.pe);
  // operations become visible in the order in which they are carried out; pairs with the fence_acquire of all
  // waits
  order_stores();
  const void* source = pending.copy.empty() ? bytes_at(op.local) : pending.copy.data();
  switch (op.verb) {
    case Verb::put:
      return scatter(remote, source, op.bytes);
    case Verb::get:
      return copy_bytes(reinterpret_cast<void*>(op.local), remote, op.bytes);
    case Verb::put_signal: {
      scatter(remote, source, op.bytes);
      auto* word = static_cast<uint64_t*>(translate_(op.signal, op.pe));
      release_fence(word);  // payload before signal; pairs with the fence_acquire of the waits
      if (op.signal_add) {
        amo_word(Amo::add, word, op.signal_value, uint64_t{0});
      } else {
        store_word(word, op.signal_value);
      }
      return;
    }
    case Verb::amo:
    case Verb::amo_fetch:
      return execute_amo(op);
    case Verb::put_strided:
    case Verb::get_strided:
      return execute_strided(pending);
  }
}

void LoopbackChannel::execute_strided(const Pending& pending) {
  const Op& op = pending.op;
  void* local = pending.copy.empty() ? reinterpret_cast<unsigned char*>(op.local)
                                     : const_cast<unsigned char*>(pending.copy.data());
  move_blocks(pending.shape, op.verb == Verb::put_strided, translate_(op.remote, op.pe), local);
}

void LoopbackChannel::execute_amo(const Op& op) {
  void* word = translate_(op.remote, op.pe);
  const uint64_t old = op.width == 4 ? amo_bits<uint32_t>(op, word) : amo_bits<uint64_t>(op, word);
  acquire_fence(word);  // pairs with the release of whoever wrote the old value
  if (op.verb == Verb::amo_fetch) std::memcpy(reinterpret_cast<void*>(op.local), &old, op.width);
}

/// The second half first now and then: the bytes of a put may land in any order.
void LoopbackChannel::scatter(void* dest, const void* source, size_t bytes) {
  const size_t half = bytes / 2 & ~size_t{7};
  if (half == 0 || random_() % 2) return copy_bytes(dest, source, bytes);
  copy_bytes(static_cast<unsigned char*>(dest) + half, static_cast<const unsigned char*>(source) + half,
             bytes - half);
  copy_bytes(dest, source, half);
}

}  // namespace isomem
