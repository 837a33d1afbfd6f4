// SPDX-License-Identifier: Apache-2.0
#include "service.hpp"

#include <linux/futex.h>
#include <sched.h>
#include <shmem.h>
#include <shmemx.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstring>
#include <mutex>
#include <thread>
#include <vector>

#include "access.hpp"
#include "allocation.hpp"
#include "job.hpp"
#include "outcome.hpp"
#include "private_pages.hpp"

namespace caf {

namespace {

enum Lane : unsigned { of_program, of_service, kLanes };

/// Of one caller and lane. The number is written last.
struct Slot {
  uint64_t number;
  uint64_t block;  // of the caller, from the start of its arena: the request, and then the answer
  uint64_t bytes;
};

struct Mailbox {
  uint64_t rings;         // calls by others
  uint64_t done[kLanes];  // number of the last answer
  Slot slots[];           // by caller and lane
};
Mailbox* mailbox;
char* service_block;  // the allocator of the arena is the program's thread's
uint64_t numbers[kLanes];

/// Bytes of an answer that are sent at a time.
constexpr size_t kPart = size_t{256} << 10;
constexpr size_t kBlock = sizeof(Request) + sizeof(Answer) + kPart;

constexpr size_t aligned(size_t bytes) { return (bytes + 15) & ~size_t{15}; }

/// What is left of an answer.
struct Rest {
  std::vector<char> data;
  size_t sent = 0;
};
/// Of the thread, which may still run when the process ends: never freed.
struct Server {
  explicit Server(size_t slots) : rests(slots), carried_out(slots) {}
  std::vector<Rest> rests;
  std::vector<uint64_t> carried_out;  // the last number, by slot
  std::thread thread;
};
Server* server;
std::atomic<bool> is_over{false};
thread_local bool is_server = false;
std::mutex of_program_threads;  // one call at a time

/// What is sent of an answer, with the place of its data behind it.
struct Head {
  int result;
  size_t bytes;
  size_t letters;
  Descriptor array;
};

class Execution {
 public:
  explicit Execution(std::vector<char>& message) : request_(reinterpret_cast<Request&>(*message.data())) {
    char* const aside = message.data() + aligned(sizeof(Request));
    value_ = aside + aligned(request_.aside_bytes);
    call_ = std::make_unique<Call>(Call{index_of_function(request_.hash), job.me + 1, object(),
                                        request_.has_object_letters ? &request_.object_letters : nullptr,
                                        Aside(request_.aside_bytes ? aside : nullptr, request_.aside_bytes,
                                              request_.caller, request_.aside)});
    head_.letters = request_.letters;
  }

  Head& run(std::vector<char>& data) {
    const WatchAllocation none(0);  // this may be within a function that is watched and waits for its caller
    size_t* const letters = request_.has_letters ? &head_.letters : nullptr;
    if (request_.kind == Request::presence) {
      head_.result = call_presence(*call_);
    } else if (request_.kind == Request::put) {
      request_.array.base = value_;
      call_receiver(*call_, request_.is_array ? static_cast<void*>(&request_.array) : value_, letters);
    } else if (request_.is_array) {
      head_.array = request_.array;
      head_.array.base = nullptr;
      call_getter(*call_, &head_.array, letters);
      take(data, head_.array.base, bytes_of(head_.array));
      std::free(head_.array.base);
    } else {
      char* value = nullptr;
      const bool is_new = call_getter(*call_, &value, letters);
      head_.result = value != nullptr;
      if (value) take(data, value, scalar_bytes(value));
      if (is_new) std::free(value);
    }
    return head_;
  }

 private:
  void* object() {
    place_ = reinterpret_cast<char*>(request_.object);
    if (request_.by_reference) return &place_;
    if (!request_.has_descriptor) return place_;
    request_.descriptor.base = place_;
    return &request_.descriptor;
  }
  /// The compiler does not tell the size of every scalar, but one that is not below it.
  size_t scalar_bytes(const char* value) const {
    const size_t wanted = request_.bytes * (request_.has_letters ? head_.letters : 1);
    return job.has(value) ? std::min(wanted, job.arena_bytes - static_cast<size_t>(value - job.arena))
                          : wanted;
  }
  void take(std::vector<char>& data, const char* from, size_t bytes) {
    data.resize(bytes);
    copy_found(call_->image, data.data(), from, bytes);
    head_.bytes = bytes;
  }

  Request& request_;
  char* value_;
  char* place_ = nullptr;
  std::unique_ptr<Call> call_;
  Head head_{};
};

void carry_out(int caller, Lane lane) {
  const auto index = static_cast<size_t>(caller) * kLanes + lane;
  const Slot slot = mailbox->slots[index];
  std::vector<char> message(slot.bytes);
  char* const block = job.arena + slot.block;
  shmem_getmem(message.data(), block, message.size(), caller);
  if (is_lost(caller)) return;
  Head head{};
  const bool is_new = reinterpret_cast<Request&>(*message.data()).kind != Request::rest;
  if (is_new) {
    std::vector<char> data;
    head = Execution(message).run(data);
    server->rests[index] = {std::move(data), 0};
  }
  Rest& rest = server->rests[index];
  const size_t part = std::min(rest.data.size() - rest.sent, kPart);
  if (part) shmem_putmem(block + sizeof head, rest.data.data() + rest.sent, part, caller);
  if (is_new) shmem_putmem(block, &head, sizeof head, caller);
  rest.sent += part;
  if (rest.sent == rest.data.size()) rest = {};
  shmem_fence();  // pairs with the acquire of the caller's wait for the number
  shmem_uint64_p(&mailbox->done[lane], slot.number, caller);
  shmem_quiet();  // sends it at once
}

/// True if there was a call.
bool serve_all() {
  bool any = false;
  for (int caller = 0; caller < job.n; ++caller) {
    for (unsigned lane = 0; lane < kLanes; ++lane) {
      const size_t index = static_cast<size_t>(caller) * kLanes + lane;
      // acquire: the rest of the slot was written before
      const uint64_t number = __atomic_load_n(&mailbox->slots[index].number, __ATOMIC_ACQUIRE);
      if (number == server->carried_out[index]) continue;
      server->carried_out[index] = number;  // first: calls of others are carried out while this one waits
      carry_out(caller, static_cast<Lane>(lane));
      any = true;
    }
  }
  return any;
}

/// The thread of an image sleeps on its count of rings, of which a futex is half.
long on_rings(const uint64_t* rings, int operation, uint64_t value, const timespec* limit) {
  static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__);
  return syscall(SYS_futex, rings, operation, static_cast<uint32_t>(value), limit, nullptr, 0);
}

/// Images of this host wake the thread; for those of others it looks itself.
void sleep_until_ring(uint64_t rings, int idle) {
  const long us = job.has_far ? std::min(idle, 500) : 100'000;
  const timespec limit{0, us * 1000};
  on_rings(&mailbox->rings, FUTEX_WAIT, rings, &limit);
}

void wake(int pe) {
  if (job.is_near(pe)) on_rings(job.copy(&mailbox->rings, pe), FUTEX_WAKE, 1, nullptr);
}

void serve_until_the_end() {
  is_server = true;
  visit.is_home = true;
  uint64_t seen = 0;
  for (int idle = 0; !is_over.load(std::memory_order_acquire);) {
    const uint64_t rings = __atomic_load_n(&mailbox->rings, __ATOMIC_ACQUIRE);
    if (rings != seen && serve_all()) {
      seen = rings;
      idle = 0;
    } else if (++idle < 64) {
      sched_yield();
    } else {
      sleep_until_ring(rings, idle);
    }
  }
}

void post(int pe, Lane lane, char* block, size_t bytes) {
  const size_t index = static_cast<size_t>(job.me) * kLanes + lane;
  Slot slot{0, static_cast<uint64_t>(block - job.arena), bytes};
  shmem_putmem(&mailbox->slots[index].block, &slot.block, sizeof slot - sizeof slot.number, pe);
  shmem_fence();  // pairs with the acquire of the number in serve_all
  shmem_uint64_p(&mailbox->slots[index].number, ++numbers[lane], pe);
  shmem_fence();
  shmem_uint64_atomic_inc(&mailbox->rings, pe);
  shmem_quiet();
  wake(pe);
}

/// Whether its process has been killed.
bool is_dead(int pe) {
  if (shmemx_pe_status(pe) != SHMEMX_PE_DEAD) return false;
  look_for_those_who_left();
  return true;
}

bool await_answer(int pe, Lane lane, const char* statement) {
  uint64_t* const done = &mailbox->done[lane];
  const auto name = [pe] { return words("image %d of the initial team", pe + 1); };
  if (lane == of_program)
    return wait_for(
        done, numbers[lane], statement, [pe] { return is_dead(pe); }, name);
  while (__atomic_load_n(done, __ATOMIC_ACQUIRE) < numbers[lane]) {
    if (!serve_all()) sched_yield();
    if (is_dead(pe)) return false;
  }
  return true;
}

class Block {
 public:
  Block(Lane lane, size_t bytes) : is_shared_(lane == of_service) {
    if (is_shared_ && bytes > kBlock) end_with("a call of a function on another image is too long");
    at_ = is_shared_ ? service_block : need_memory(bytes);
  }
  ~Block() {
    if (!is_shared_) give_memory(at_);
  }
  Block(const Block&) = delete;
  Block& operator=(const Block&) = delete;
  char* at() const { return at_; }

 private:
  bool is_shared_;
  char* at_;
};

}  // namespace

void make_mailbox() {
  const size_t slots = static_cast<size_t>(job.n) * kLanes;
  const size_t bytes = sizeof(Mailbox) + slots * sizeof(Slot);
  mailbox = reinterpret_cast<Mailbox*>(need_memory(bytes));
  std::memset(static_cast<void*>(mailbox), 0, bytes);
  service_block = need_memory(kBlock);
  server = new Server(slots);
}

void serve() {
  if (!is_started || !server || server->thread.joinable() || is_over.load() || !has_functions()) return;
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  sigdelset(&all, SIGSEGV);
  pthread_sigmask(SIG_SETMASK, &all, &before);  // signals are the program's
  server->thread = std::thread(serve_until_the_end);
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

void stop_serving() {
  is_over.store(true, std::memory_order_release);
  if (!server || !server->thread.joinable()) return;
  shmem_uint64_atomic_inc(&mailbox->rings, job.me);
  wake(job.me);
  server->thread.join();
}

bool call_far(int pe, const char* statement, const Request& request, const void* aside, const void* value,
              Answer& answer) {
  const Lane lane = is_server ? of_service : of_program;
  std::unique_lock<std::mutex> turn(of_program_threads, std::defer_lock);
  if (!is_server) turn.lock();
  const bool is_put = request.kind == Request::put;
  const size_t value_at = aligned(sizeof request) + aligned(request.aside_bytes);
  const size_t bytes = value_at + (is_put ? request.bytes : 0);
  const Block block(lane, std::max(bytes, kBlock));
  std::memcpy(block.at(), &request, sizeof request);
  if (request.aside_bytes) std::memcpy(block.at() + aligned(sizeof request), aside, request.aside_bytes);
  if (is_put) std::memcpy(block.at() + value_at, value, request.bytes);
  post(pe, lane, block.at(), bytes);
  if (!await_answer(pe, lane, statement)) return false;
  Head head;
  std::memcpy(&head, block.at(), sizeof head);
  answer.result = head.result;
  answer.bytes = head.bytes;
  answer.letters = head.letters;
  answer.array = head.array;
  answer.data = std::make_unique<char[]>(std::max<size_t>(head.bytes, 1));
  for (size_t at = 0; at < head.bytes; at += kPart) {
    if (at > 0) {
      Request more{};
      more.kind = Request::rest;
      std::memcpy(block.at(), &more, sizeof more);
      post(pe, lane, block.at(), sizeof more);
      if (!await_answer(pe, lane, statement)) return false;
    }
    std::memcpy(answer.data.get() + at, block.at() + sizeof head, std::min(kPart, head.bytes - at));
  }
  return true;
}

}  // namespace caf
