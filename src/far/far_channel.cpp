// SPDX-License-Identifier: Apache-2.0
#include "far/far_channel.hpp"

#include <poll.h>
#include <sched.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "core/clock.hpp"
#include "core/error.hpp"
#include "core/process.hpp"
#include "core/service_thread.hpp"
#include "core/text.hpp"

namespace isomem {

namespace {

/// How long the thread naps while the program uses the channel itself, at first and at most, and sleeps. Each
/// nap takes some 10 us of the program's core.
constexpr long kNapNs = 250'000;
constexpr long kLongNapNs = 1'000'000;
/// The program has looked at the wire all the time if it has so often during a nap.
constexpr uint64_t kManyLooks = 100;
/// Who looked longer ago naps between its looks, and does not see at once what comes.
constexpr uint64_t kJustNow = 20'000;
constexpr long kSleepNs = 200'000'000;
/// How long an operation tries to get the lock before it sleeps.
constexpr uint64_t kSoonNs = 20'000;
/// What has come for device memory is waited for once nothing else comes, or after so many looks at the wire.
constexpr unsigned kWorks = 8;

int event_descriptor() {
  const int fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (fd < 0) throw Error(std::string("cannot make an event descriptor: ") + std::strerror(errno));
  return fd;
}

}  // namespace

FarChannel::FarChannel(std::unique_ptr<Wire> wire, Place place)
    : place_(std::move(place)),
      links_(static_cast<size_t>(place_.n_pes)),
      wire_(std::move(wire)),
      no_direct_way_(wire_->no_direct_way()),
      base_{*wire_, requests_, place_.me, place_.job},
      region_(place_.region),
      wake_(event_descriptor()),
      thread_(service_thread([this] { run(); })) {}

FarChannel::~FarChannel() {
  {
    const Lock lock(mutex_);
    stop_ = true;
    wake();
  }
  thread_.join();
  for (Link* link : used_) link->forget_keys();
  ::close(wake_);
}

/// Null if the PE cannot be reached.
Link* FarChannel::link_to(int pe) {
  std::unique_ptr<Link>& link = links_[static_cast<size_t>(pe)];
  if (link) return link.get();
  try {
    wire_->connect(pe, place_.address_of(pe));
  } catch (const Error& error) {
    broken_ = error.what();
    return nullptr;
  }
  link = std::make_unique<Link>(base_, pe, place_.traffic_of(pe));
  used_.push_back(link.get());
  return link.get();
}

void FarChannel::set_device(const DeviceRegion& device) noexcept {
  const Lock lock(mutex_);
  requests_.set_device(device.memory);
  if (!device.memory) {
    const DeviceMemory::Current current(device_of_wire());
    wire_->withdraw_device_memory();
    std::erase_if(exposed_, [](const auto& range) { return is_on_device(range.first); });
    is_device_exposed_ = false;
  }
  region_.device = device;
  must_move_ = device.cores_of != 0;
  wake();
}

// ------------------------------------------------------------------------------------------ operations

uint64_t FarChannel::memory_of(uint64_t address) const {
  if (region_.device.holds(address)) return (address - region_.device.begin) | kOnDevice;
  return place_.offset_of(address);
}

/// Of an address on this side.
bool FarChannel::is_device_memory(uint64_t address) const {
  if (!region_.device.memory || address - reinterpret_cast<uint64_t>(region_.begin) < region_.bytes)
    return false;
  return region_.device.memory->is_device_memory(reinterpret_cast<const void*>(address));
}

LocalMemory FarChannel::local_memory(const Link& link, char* at) const {
  return {at, link.sizes.device && is_device_memory(reinterpret_cast<uint64_t>(at))};
}

/// Whether the wire takes the bytes from memory to memory. Device memory on both sides must be exposed;
/// blocks of it go in messages.
bool FarChannel::wire_moves(Link& link, const Op& op) {
  const bool is_device_there = region_.device.holds(op.remote);
  const bool is_device_here = op.local && is_device_memory(op.local);
  if (!is_device_there && !is_device_here) return true;
  if (!link.sizes.device || op.strided) return false;
  if (is_device_here && !exposes(op.local, op.bytes)) return false;
  return !is_device_there || link.reaches(memory_of(op.remote), op.bytes);
}

/// Of device memory of this PE.
bool FarChannel::exposes(uint64_t address, uint64_t bytes) {
  if (!region_.device.holds(address)) return false;
  const DeviceMemory::Current current(device_of_wire());
  uint64_t memory = memory_of(address);
  for (const uint64_t end = memory + bytes; memory < end;) {
    const auto [range, may_be] = together_with(memory);
    if (!may_be || exposed_at(range).empty()) return false;
    memory = range.end;
  }
  return true;
}

uint64_t FarChannel::most_in_messages(Link& link, const Op& op) {
  const bool is_copied = op.verb == Verb::put_signal || (op.blocking && is_put(op.verb));
  const uint64_t most = is_copied ? link.sizes.copied : link.sizes.moved;
  return op.bytes > most && !wire_moves(link, op) ? UINT64_MAX : most;
}

AnswerPart FarChannel::answer_to(uint64_t ticket, char* local, int64_t step, uint64_t block,
                                 uint64_t n) const {
  return AnswerPart{ticket, local, step, block, n, is_device_memory(reinterpret_cast<uint64_t>(local))};
}

/// For operations. Others hold it for a few microseconds, less than it takes to be woken.
FarChannel::Lock FarChannel::lock_soon() {
  Lock lock(mutex_, std::try_to_lock);
  for (const uint64_t begin = now_ns(); !lock && now_ns() < begin + kSoonNs;
       static_cast<void>(lock.try_lock()))
    sched_yield();
  if (!lock) lock.lock();
  return lock;
}

Status FarChannel::post(const Op& op, uint64_t context, uint64_t* ticket) noexcept {
  Lock lock = lock_soon();
  Link* const link = is_broken() ? nullptr : link_to(op.pe);
  if (!link) return Status::failed;
  Posting posting{lock, *link, op, true};
  has_room(posting);
  const bool waits = prepare(posting, context, ticket);
  take(posting, context);
  const uint64_t id = posting.ticket;
  if (ticket && !has_result(op.verb)) link->complete(id);
  if (id) requests_.end(id);
  if (ticket) *ticket = id;
  if (!waits) return Status::ok;
  bool is_complete = false;  // which is said once
  wait(lock, op.pe, [&] { return is_complete = is_complete || requests_.is_complete(id); });
  return is_complete ? Status::ok : Status::failed;
}

Status FarChannel::try_post(Offer& offer, uint64_t context) noexcept {
  Lock lock = lock_soon();
  Link* const link = is_broken() ? nullptr : link_to(offer.op.pe);
  if (!link) return Status::failed;
  if (link->is_full()) work_once();
  Posting posting{lock, *link, offer.op, false, offer.ticket, offer.gone};
  if (!has_room(posting)) return Status::pending;
  prepare(posting, context, offer.is_asked);
  const bool is_taken = take(posting, context);
  offer.ticket = posting.ticket;
  offer.gone = posting.gone;
  if (!is_taken) return Status::pending;
  if (offer.ticket) requests_.end(offer.ticket);
  return Status::ok;
}

/// The GPU copies what goes into its first message, while those before it are made.
void FarChannel::expect(const Op& op) noexcept {
  if ((op.verb != Verb::put && op.verb != Verb::put_signal) || op.bytes == 0) return;
  const Lock lock = lock_soon();
  if (is_broken() || !is_device_memory(op.local)) return;
  Link* const link = link_to(op.pe);
  if (!link || op.bytes > most_in_messages(*link, op)) return;
  const DeviceMemory::Current current(device_of_wire());
  to_put_.begin(*region_.device.memory, reinterpret_cast<const char*>(op.local),
                device_piece(*link, op.bytes));
}

Status FarChannel::done(uint64_t ticket) noexcept {
  const Lock lock = lock_soon();
  if (is_broken()) return Status::failed;
  if (requests_.is_complete(ticket)) return Status::ok;
  work_once();
  return status_of(requests_.is_complete(ticket));
}

/// Of all contexts: more order than was asked for costs nothing but a flush between bulk transfers.
void FarChannel::order(uint64_t) noexcept {
  const Lock lock(mutex_);
  ++generation_;
}

void FarChannel::order_to(uint64_t context, int) noexcept { order(context); }

Status FarChannel::drain(uint64_t context, uint64_t* ticket) noexcept {
  const Lock lock = lock_soon();
  ++generation_;
  *ticket = requests_.open_quiet(context);
  for (Link* link : used_) {
    if (context == kEveryContext) link->must_complete();
    link->complete(*ticket);
  }
  requests_.end(*ticket);
  work_once();
  return status_of(requests_.is_complete(*ticket));
}

bool FarChannel::progress() noexcept {
  const Lock lock(mutex_, std::try_to_lock);
  if (!lock) return false;
  looked_ns_ = now_ns();
  ++looks_;
  return work_once();
}

bool FarChannel::holds_memory() noexcept {
  const Lock lock(mutex_);
  return !exposed_.empty();
}

/// Each PE says when it has heard that all it began is complete, and stays until all have said so: until then
/// they may want answers.
Status FarChannel::close() noexcept {
  const Lock lock(mutex_);
  if (is_broken()) return Status::failed;
  work_once();
  if (!is_closing_) {
    is_closing_ = true;
    last_quiet_ = requests_.open_quiet(kEveryContext);
    for (Link* link : used_) {
      link->must_complete();
      link->complete(last_quiet_);
    }
    requests_.end(last_quiet_);
  }
  if (!requests_.is_complete(last_quiet_)) return Status::pending;
  bool is_over = true;
  for (Link* link : used_) {
    if (link->is_left()) continue;
    if (!link->said_last()) link->say_last();
    is_over &= link->heard_last() && link->is_idle();
  }
  work_once();
  requests_.land();  // the device may go now
  return status_of(is_over);
}

// ------------------------------------------------------------------------------------------ progress

Status FarChannel::status_of(bool is_complete) const {
  if (is_broken()) return Status::failed;
  return is_complete ? Status::ok : Status::pending;
}

/// For a part of an operation. A PE that only posts lets the others catch up, if it may wait.
bool FarChannel::has_room(const Posting& posting) {
  Link& link = posting.link;
  if (link.is_full() && posting.may_wait) wait(posting.lock, link.pe(), [&] { return !link.is_full(); });
  return !link.is_full();
}

/// Until that is so, or the channel is broken: as all waits of the PE, once it takes longer than what is
/// there to be done.
void FarChannel::wait(Lock& lock, int pe, const std::function<bool()>& is_over) {
  const auto may_go_on = [&] { return is_over() || is_broken(); };
  while (!may_go_on()) {
    if (work_once()) continue;
    lock.unlock();
    place_.wait(pe, [&] {
      const Lock again(mutex_);
      return may_go_on();
    });
    lock.lock();
  }
}

/// False if there was nothing to do. What was posted leaves first: a look at the wire takes as long.
bool FarChannel::work_once() {
  const DeviceMemory::Current current(device_of_wire());
  leave_the_dead();
  bool any = std::exchange(has_posted_, false) && send_all();
  any |= wire_->progress([this](const unsigned char* message, size_t bytes) { receive(message, bytes); });
  any |= send_all();
  if (!requests_.is_landing() || (any && ++works_ < kWorks)) return any;
  works_ = 0;
  requests_.land();
  return true;
}

bool FarChannel::send_all() {
  bool any = false;
  for (size_t i = 0; i < used_.size(); ++i) {  // answers may make it longer
    Link& link = *used_[i];
    if (link.has_answered && !link.is_met && !link.is_left()) meet(link);
    link.seal();
    any |= link.pump();
    if (!link.is_left()) link.send_answers();
  }
  return any;
}

void FarChannel::receive(const unsigned char* message, size_t bytes) {
  MessageHead head;
  if (bytes < sizeof(head)) return;
  std::memcpy(&head, message, sizeof(head));
  const bool is_ours = head.job == place_.job && head.bytes == bytes && head.from < links_.size() &&
                       head.from != static_cast<uint32_t>(place_.me);
  if (!is_ours) return;  // of another job, or of nobody
  Link* const link = link_to(static_cast<int>(head.from));
  if (!link || link->is_left()) return;
  link->traffic.received(bytes);
  link->has_answered = true;
  const bool is_good = link->receive(
      head, message, [&](const unsigned char* data, size_t n) { return carry_out_all(*link, data, n); });
  if (link->heard_last()) wire_->part(link->pe());
  if (is_good) return;
  broken_ = "a message of PE " + std::to_string(head.from) +
            " is broken: it cannot be understood, or names memory that is not symmetric";
}

void FarChannel::meet(Link& link) {
  link.is_met = true;
  link.sizes = wire_->sizes(link.pe());
  if (link.traffic.is_described()) return;
  link.traffic.describe(wire_->path(link.pe()) + (link.sizes.device ? ", GPUDirect" : ""));
}

/// Whose context the wire's library is to find; null while it has nothing to do with it.
DeviceMemory* FarChannel::device_of_wire() const {
  return no_direct_way_.empty() ? region_.device.memory : nullptr;
}

// ------------------------------------------------------------------------------------------ the thread

void FarChannel::wake() {
  sleeps_ = false;
  eventfd_write(wake_, 1);
}

/// Sleeps until something arrives, or the program posts; while the program calls in itself, it only looks now
/// and then, so that it does not take the wire from it.
void FarChannel::run() {
  Lock lock(mutex_);
  long nap_ns = kNapNs;
  while (!stop_) {
    if (std::exchange(must_move_, false)) share_cores_of(region_.device.cores_of);
    pollfd waits[] = {{wake_, POLLIN, 0}, {wire_->descriptor(), POLLIN, 0}};
    const bool is_used = std::exchange(is_used_, false) || now_ns() < looked_ns_ + kJustNow;
    while (work_once() && !stop_) {
    }
    if (!is_used && !wire_->arm()) {  // something has come
      lock.unlock();
      sched_yield();
      lock.lock();
      continue;
    }
    sleeps_ = !is_used;
    lock.unlock();
    const timespec nap{0, nap_ns};
    const timespec sleep{0, kSleepNs};
    const int ready = ppoll(waits, is_used ? 1 : 2, is_used ? &nap : &sleep, nullptr);
    if (ready == 0 && !is_used) end_with_program();
    // who holds it works: a thread that waits for it would only be in its way
    while (!lock.try_lock()) ppoll(waits, 0, &nap, nullptr);
    nap_ns = std::exchange(looks_, 0) < kManyLooks ? kNapNs : std::min(2 * nap_ns, kLongNapNs);
    sleeps_ = false;
    uint64_t count = 0;
    if (waits[0].revents) eventfd_read(wake_, &count);
  }
}

}  // namespace isomem
