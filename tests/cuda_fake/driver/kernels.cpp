// SPDX-License-Identifier: Apache-2.0
#include "kernels.hpp"

#include <sched.h>

#include <atomic>
#include <cstring>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "../../common/ring_side.hpp"
#include "cuda/host_reduce.hpp"
#include "cuda/kernels/parameters.hpp"
#include "devices.hpp"
#include "fake.hpp"
#include "fake_cuda.hpp"
#include "host_memory.hpp"
#include "isomem/device/state.hpp"
#include "memory.hpp"
#include "streams.hpp"

namespace fake_cuda {

namespace {

using isomem::Amo;
using isomem::StreamWait;
using isomem::StreamWord;
using isomem::WordKind;

/// Copies what a kernel's parameters hold at its start: the work for its stream.
using Start = Work (*)(void** parameters, int device);

struct Kernel {
  const char* name;
  Start start;  // null: cannot be imitated
};

template <class T>
T parameter(void** parameters, int i) {
  T value;
  std::memcpy(&value, parameters[i], sizeof(value));
  return value;
}

/// A word as a kernel reaches it.
template <class T>
T* reach(const void* address, int device) {
  Piece piece;
  const auto at = reinterpret_cast<uint64_t>(address);
  const bool there = is_reserved(at) || is_page_locked(at, sizeof(T));
  if (!there || piece_at(at, sizeof(T), device, &piece) != CUDA_SUCCESS) {
    misuse("a kernel on device %d uses %p, which it does not reach", device, address);
  }
  return reinterpret_cast<T*>(piece.at);
}

Piece piece_of(uint64_t address, uint64_t most, int device) {
  Piece piece;
  const bool there = is_reserved(address) || is_page_locked(address, most);
  if (!there || piece_at(address, most, device, &piece) != CUDA_SUCCESS)
    misuse("a kernel on device %d copies at 0x%llx, which it does not reach", device, hex(address));
  return piece;
}

/// What threads of a kernel copy.
void copy(uint64_t dest, uint64_t source, uint64_t bytes, int device) {
  while (bytes) {
    const Piece from = piece_of(source, bytes, device);
    const Piece to = piece_of(dest, from.bytes, device);
    std::memmove(to.at, from.at, to.bytes);
    dest += to.bytes, source += to.bytes, bytes -= to.bytes;
  }
}

template <class T>
T carry_out(Amo amo, T& word, T operand, T compare) {
  std::atomic_ref<T> there(word);
  switch (amo) {
    case Amo::set:
      return there.exchange(operand);
    case Amo::fetch:
      return there.load();
    case Amo::add:
      return there.fetch_add(operand);
    case Amo::bit_and:
      return there.fetch_and(operand);
    case Amo::bit_or:
      return there.fetch_or(operand);
    case Amo::bit_xor:
      return there.fetch_xor(operand);
    case Amo::compare_swap:
      there.compare_exchange_strong(compare, operand);
      return compare;
  }
  misuse("isomem_atomic with operation %d", static_cast<int>(amo));
}

Work start_atomic(void** parameters, int device) {
  const auto amo = static_cast<Amo>(parameter<int>(parameters, 0));
  const int width = parameter<int>(parameters, 1);
  void* const word = parameter<void*>(parameters, 2);
  const auto operand = parameter<uint64_t>(parameters, 3);
  const auto compare = parameter<uint64_t>(parameters, 4);
  auto* const result = parameter<uint64_t*>(parameters, 5);
  return [=] {
    const uint64_t old = width == 8
                             ? carry_out(amo, *reach<uint64_t>(word, device), operand, compare)
                             : carry_out(amo, *reach<uint32_t>(word, device), static_cast<uint32_t>(operand),
                                         static_cast<uint32_t>(compare));
    *reach<uint64_t>(result, device) = old;
    return true;
  };
}

/// Adds to or sets the signal word of PE `pe`, on the device.
Work start_signal(void** parameters, int device) {
  auto* const word = parameter<char*>(parameters, 0);
  const auto value = parameter<uint64_t>(parameters, 1);
  const Amo amo = parameter<int>(parameters, 2) ? Amo::add : Amo::set;
  const int pe = parameter<int>(parameters, 3);
  return [=] {
    const auto* state =
        reach<isomem::DeviceState>(reinterpret_cast<const void*>(ISOMEM_DEVICE_WINDOW), device);
    int64_t slot = pe;
    if (state->slots) slot = *reach<int32_t>(reinterpret_cast<const int32_t*>(state->slots) + pe, device);
    const uint64_t place = reinterpret_cast<uint64_t>(word) - state->near.host_region;
    const bool on_host = place < state->near.host_stride;  // the host heap has a window of its own
    const int64_t distance = (slot - static_cast<int64_t>(state->slot)) *
                             static_cast<int64_t>(on_host ? state->near.host_stride : state->near.stride);
    carry_out(amo, *reach<uint64_t>(word + distance, device), value, uint64_t{0});
    return true;
  };
}

template <class T>
bool all_satisfied(const StreamWait& wait, int device) {
  const int* status = wait.status_copied ? wait.status_copy : wait.status;
  const void* values = wait.values_copied ? wait.values_copy : wait.values;
  for (size_t i = 0; i < wait.n; ++i) {
    if (status && (wait.status_copied ? status[i] : *reach<int>(status + i, device))) continue;
    const auto* value = static_cast<const T*>(values) + i;
    const T wants = !values              ? static_cast<T>(wait.value)
                    : wait.values_copied ? *value
                                         : *reach<T>(value, device);
    std::atomic_ref<T> word(*reach<T>(static_cast<const T*>(wait.words) + i, device));
    if (!isomem::compare(wait.cmp, word.load(), wants)) return false;
  }
  return true;
}

Work start_wait(void** parameters, int device) {
  return [wait = parameter<StreamWait>(parameters, 1), device] {
    switch (wait.kind) {
      case WordKind::i16:
        return all_satisfied<int16_t>(wait, device);
      case WordKind::u16:
        return all_satisfied<uint16_t>(wait, device);
      case WordKind::i32:
        return all_satisfied<int32_t>(wait, device);
      case WordKind::u32:
        return all_satisfied<uint32_t>(wait, device);
      case WordKind::i64:
        return all_satisfied<int64_t>(wait, device);
      case WordKind::u64:
        return all_satisfied<uint64_t>(wait, device);
    }
    misuse("isomem_stream_wait for words of kind %d", static_cast<int>(wait.kind));
  };
}

Work start_wait_word(void** parameters, int device) {
  return [w = parameter<StreamWord>(parameters, 0), device] {
    return w.is_satisfied_by(std::atomic_ref(*reach<uint64_t>(w.word, device)).load());
  };
}

isomem::RingView<isomem::OpRing> ring_on(int device) {
  auto* state = reach<isomem::DeviceState>(reinterpret_cast<const void*>(ISOMEM_DEVICE_WINDOW), device);
  return {reinterpret_cast<isomem::OpRing*>(state->ring),
          &state->ring_tickets,
          &state->ring_seen,
          &state->ring_complete,
          &state->ring_looks,
          &state->ring_asks,
          &state->ring_waiters};
}

/// A slot of the ring with such data is handed over and waited for.
Work start_on_ring(int device, const isomem::Op& op, uint32_t flags, const void* data, size_t bytes,
                   bool is_quiet = false) {
  const auto* from = static_cast<const unsigned char*>(data);
  return [device, op, flags, is_quiet, copy = std::vector<unsigned char>(from, from + bytes), posted = false,
          number = uint64_t{0}]() mutable {
    test::RingSide side;
    const auto ring = ring_on(device);
    if (!posted) {
      posted = true;
      number = ring_take(side, ring);
      if (!copy.empty()) std::memcpy(ring.data(number), copy.data(), copy.size());
      ring_post(side, ring, number, op, flags);
    }
    if (side.load(&ring.slot(number).done) != number + 1) return false;
    side.fence_acquire(&ring.slot(number).done);
    ring_leave(side, ring, number);
    if (is_quiet) side.raise(ring.complete, number + 1);
    return true;
  };
}

Work start_operation(void** parameters, int device) {
  const auto& o = *static_cast<const isomem::StreamOperation*>(parameters[0]);
  return start_on_ring(device, o.op, o.bytes ? isomem::kInline : 0u, o.data, o.bytes);
}

Work start_quiet(void** parameters, int device) {
  const bool has_far = *static_cast<const int*>(parameters[0]) != 0;
  if (!has_far) return [] { return true; };  // threads of one host have no fence to make
  return start_on_ring(device, isomem::Op{}, isomem::kQuiet, nullptr, 0, true);
}

const isomem::DeviceState& state_on(int device) {
  return *reach<isomem::DeviceState>(reinterpret_cast<const void*>(ISOMEM_DEVICE_WINDOW), device);
}

isomem::DeviceTeam team_on(int device, int slot) {
  const isomem::DeviceState& state = state_on(device);
  const auto* more = reinterpret_cast<const isomem::DeviceTeam*>(state.more_teams) + slot;
  return slot < isomem::kPageTeams ? state.team[slot] : *reach<isomem::DeviceTeam>(more, device);
}

/// The members on this host of a team with others, as kernels find each other: by a word of the team's area,
/// which kernels use otherwise.
class NearMembers {
 public:
  NearMembers(int device, int slot)
      : device_(device), team_(team_on(device, slot)), state_(state_on(device)) {
    if (!team_.slots) misuse("a kernel that cannot be imitated: a collective of a team on one host");
  }
  int me() const { return team_.me; }
  int n_pes() const { return team_.n_pes; }

  /// Of device memory and of the host's.
  uint64_t at(int member, uint64_t address) const {
    const auto* slots = reinterpret_cast<const int32_t*>(team_.slots);
    const int64_t slot = *reach<int32_t>(slots + member, device_);
    const bool on_host = address - state_.near.host_region < state_.near.host_stride;
    const uint64_t stride = on_host ? state_.near.host_stride : state_.near.stride;
    return address + static_cast<uint64_t>(slot - static_cast<int64_t>(state_.slot)) * stride;
  }

  /// Does it once all have come, and is over once all have done so.
  Work meet(std::function<void(const NearMembers&)> act) const {
    return [*this, act = std::move(act), mark = uint64_t{0}]() mutable {
      if (mark == 0) mark = arrive();
      if (mark % 2 == 1) {
        if (!all_are_at(mark)) return false;
        act(*this);
        mark = arrive();
      }
      return all_are_at(mark);
    };
  }

 private:
  std::atomic_ref<uint64_t> word(int member) const {
    return std::atomic_ref(*reach<uint64_t>(reinterpret_cast<const void*>(at(member, team_.area)), device_));
  }
  uint64_t arrive() const { return word(team_.me).fetch_add(1) + 1; }
  bool all_are_at(uint64_t mark) const {
    bool all = true;
    for (int m = 0; m < n_pes(); ++m) all &= word(m).load() >= mark;
    return all;
  }

  int device_;
  isomem::DeviceTeam team_;
  isomem::DeviceState state_;
};

/// Members may have another number of kernels for a collective each: the first one does all of it.
Work all_by_the_first(void** parameters, Work work) {
  if (parameter<isomem::PartsOfKernel>(parameters, 2).first == 0) return work;
  return [] { return true; };
}

Work start_exchange(void** parameters, int device) {
  const auto m = parameter<isomem::StreamExchange>(parameters, 1);
  if (!m.same_for_all) misuse("a kernel that cannot be imitated: an alltoall");
  return all_by_the_first(parameters, NearMembers(device, m.team).meet([=](const NearMembers& members) {
    const uint64_t mine = reinterpret_cast<uint64_t>(m.dest) + m.bytes * static_cast<uint64_t>(members.me());
    for (int k = 0; k < members.n_pes(); ++k)
      copy(members.at(k, mine), reinterpret_cast<uint64_t>(m.source), m.bytes, device);
  }));
}

/// Elements at `source` of all members, to this one's `dest`.
void fold(const NearMembers& members, isomem::Reduction reduction, uint64_t dest, uint64_t source, uint64_t n,
          int device) {
  const size_t bytes = n * isomem::size_of(reduction.element);
  std::vector<char> total(bytes), theirs(bytes);
  const auto move = [&](char* host, uint64_t address, bool to_host) {
    for (size_t done = 0; done < bytes;) {
      const Piece piece = piece_of(address + done, bytes - done, device);
      to_host ? std::memcpy(host + done, piece.at, piece.bytes)
              : std::memcpy(piece.at, host + done, piece.bytes);
      done += piece.bytes;
    }
  };
  for (int k = 0; k < members.n_pes(); ++k) {
    move(k == 0 ? total.data() : theirs.data(), members.at(k, source), true);
    if (k > 0) isomem::reducer_of(reduction).fold(total.data(), total.data(), theirs.data(), n);
  }
  move(total.data(), dest, false);
}

Work start_reducescatter(void** parameters, int device) {
  const auto r = parameter<isomem::StreamReduce>(parameters, 1);
  return all_by_the_first(parameters, NearMembers(device, r.team).meet([=](const NearMembers& members) {
    const size_t bytes = r.n * isomem::size_of(r.reduction.element);
    const uint64_t mine = reinterpret_cast<uint64_t>(r.source) + bytes * static_cast<uint64_t>(members.me());
    fold(members, r.reduction, reinterpret_cast<uint64_t>(r.dest), mine, r.n, device);
  }));
}

/// What move_by_cpus of kernels does; `threads` take part.
Work hand_over(const isomem::CollectiveCall& call, int device, unsigned threads) {
  const isomem::DeviceTeam team = team_on(device, call.team);
  const isomem::Blocks blocks = isomem::blocks_of(call, team);
  const bool staged = team.staging && isomem::is_small_for(blocks, threads);
  const uint64_t dest = team.staging + offsetof(isomem::SmallStaging, dest);
  const uint32_t flags = isomem::kCollective | (staged ? isomem::kStaged : 0u);
  return
      [=, begun = false, rest = start_on_ring(device, isomem::Op{}, flags, &call, sizeof(call))]() mutable {
        if (staged && !begun) copy(team.staging, call.source, blocks.source * blocks.bytes, device);
        begun = true;
        if (!rest()) return false;
        for (uint64_t i = 0; staged && i < blocks.dest; ++i)
          copy(call.dest + i * blocks.dest_step, dest + i * blocks.bytes, blocks.bytes, device);
        return true;
      };
}

void push(const isomem::RailPart& part, int near, int device) {
  const NearMembers members(device, near);
  for (int to = 0; to < members.n_pes(); ++to) {
    for (int i = 0; i < part.root; ++i) {
      const uint64_t offset = part.step * static_cast<uint64_t>(i);
      copy(members.at(to, part.dest + offset), part.source + part.each * static_cast<uint64_t>(to) + offset,
           part.n, device);
    }
  }
}

/// The steps of by_rails.hpp as kernels take them.
Work take_steps(const isomem::CollectiveCall& call, int device, unsigned threads) {
  const isomem::DeviceTeam team = team_on(device, call.team);
  if (!isomem::goes_by_rails(call, team)) return hand_over(call, device, threads);
  return [=, part = isomem::RailPart{call, 0}, i = 0, now = Work{}]() mutable {
    for (;; now = nullptr) {
      const isomem::RailStep step =
          now ? isomem::RailStep::end : isomem::rail_step(call, team.rails, i++, part);
      if (!now && step == isomem::RailStep::end) return true;
      if (step == isomem::RailStep::outer) now = hand_over(part, device, threads);
      if (step == isomem::RailStep::meet)
        now = NearMembers(device, team.rails.near).meet([](const NearMembers&) {});
      if (step == isomem::RailStep::push) push(part, team.rails.near, device);
      if (step == isomem::RailStep::fold)
        fold(NearMembers(device, team.rails.near), part.reduction, part.dest, part.source, part.n, device);
      if (now && !now()) return false;
    }
  };
}

Work start_collective(void** parameters, int device) {
  const auto call = parameter<isomem::CollectiveCall>(parameters, 0);
  const bool in_steps = parameter<int>(parameters, 1) != 0;
  return in_steps ? take_steps(call, device, isomem::kFarThreads)
                  : hand_over(call, device, isomem::kFarThreads);
}

Work start_push(void** parameters, int device) {
  return [part = parameter<isomem::RailPart>(parameters, 0), near = parameter<int>(parameters, 1), device] {
    push(part, near, device);
    return true;
  };
}

Work start_sync(void** parameters, int device) {
  return NearMembers(device, parameter<int>(parameters, 1)).meet([](const NearMembers&) {});
}

constexpr Kernel kKernels[] = {{"isomem_atomic", start_atomic},
                               {"isomem_stream_signal", start_signal},
                               {"isomem_stream_wait", start_wait},
                               {"isomem_stream_wait_word", start_wait_word},
                               {"isomem_stream_operation", start_operation},
                               {"isomem_stream_quiet", start_quiet},
                               {"isomem_stream_collective", start_collective},
                               {"isomem_stream_push", start_push},
                               {"isomem_stream_sync", start_sync},
                               {"isomem_stream_broadcast", nullptr},
                               {"isomem_stream_exchange", start_exchange},
                               {"isomem_stream_reduce", nullptr},
                               {"isomem_stream_reducescatter", start_reducescatter},
                               {"isomem_stream_fetch", nullptr},
                               {"isomem_stream_fetch_broadcast", nullptr},
                               {"isomem_stream_relay", nullptr},
                               {"isomem_stream_relay_broadcast", nullptr},
                               {"isomem_stream_relay_reduce", nullptr},
                               {"isomem_stream_relay_fold", nullptr},
                               {"isomem_stream_fold", nullptr}};

std::set<CUlibrary>& libraries() {
  static auto& all = *new std::set<CUlibrary>;
  return all;
}

/// Of the test's own modules and libraries: the variable that each defines. They live for ever.
std::map<const void*, std::string>& globals() {
  static auto& all = *new std::map<const void*, std::string>;
  return all;
}

void* code_with(const char* global) {
  const std::lock_guard guard(lock());
  auto* code = reinterpret_cast<void*>(0x10000 + globals().size());
  globals()[code] = global;
  return code;
}

CUresult find_global(CUdeviceptr* address, size_t* bytes, const void* code, const char* name) {
  CUresult result;
  if (!current_device(&result)) return result;
  const auto found = globals().find(code);
  if (found == globals().end()) return CUDA_ERROR_INVALID_HANDLE;
  if (found->second != name) return CUDA_ERROR_NOT_FOUND;
  *address = 0x1000;
  *bytes = sizeof(int);
  return CUDA_SUCCESS;
}

}  // namespace

[[gnu::visibility("default")]] void collective_of_kernel(const isomem::CollectiveCall& call,
                                                         unsigned threads) {
  std::unique_lock guard(lock());
  CUresult result;
  const Device* device = current_device(&result);
  if (!device) misuse("a kernel without a device");
  const Work work = take_steps(call, device->number, threads);
  while (!work()) {
    guard.unlock();
    sched_yield();
    guard.lock();
  }
}

[[gnu::visibility("default")]] CUmodule module_with(const char* global) {
  return static_cast<CUmodule>(code_with(global));
}
[[gnu::visibility("default")]] CUlibrary library_with(const char* global) {
  return static_cast<CUlibrary>(code_with(global));
}

CUresult library_global(CUdeviceptr* address, size_t* bytes, CUlibrary library, const char* name) {
  return find_global(address, bytes, library, name);
}
CUresult module_global(CUdeviceptr* address, size_t* bytes, CUmodule module, const char* name) {
  return find_global(address, bytes, module, name);
}

void check_libraries_at_exit() {
  if (!libraries().empty()) misuse("leak at exit: %zu libraries of kernels", libraries().size());
}

CUresult library_load(CUlibrary* library, const void*, CUjit_option*, void**, unsigned, CUlibraryOption*,
                      void**, unsigned) {
  static uintptr_t next = 0x200;
  *library = reinterpret_cast<CUlibrary>(++next);
  libraries().insert(*library);
  return CUDA_SUCCESS;
}

CUresult library_unload(CUlibrary library) {
  if (!libraries().erase(library))
    misuse("unloading of library %p, which is none", static_cast<void*>(library));
  return CUDA_SUCCESS;
}

CUresult library_kernel(CUkernel* kernel, CUlibrary, const char* name) {
  for (const Kernel& known : kKernels) {
    if (std::strcmp(known.name, name) != 0) continue;
    *kernel = reinterpret_cast<CUkernel>(const_cast<Kernel*>(&known));
    return CUDA_SUCCESS;
  }
  return CUDA_ERROR_NOT_FOUND;
}

CUresult kernel_function(CUfunction* function, CUkernel kernel) {
  *function = reinterpret_cast<CUfunction>(kernel);
  return CUDA_SUCCESS;
}

CUresult launch(CUfunction function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                CUstream stream, void** parameters, void**) {
  CUresult result;
  const Device* device = current_device(&result);
  if (!device) return result;
  const auto* kernel = reinterpret_cast<const Kernel*>(function);
  if (!kernel->start) return CUDA_ERROR_NOT_SUPPORTED;
  return enqueue(stream, kernel->start(parameters, device->number));
}

}  // namespace fake_cuda
