// SPDX-License-Identifier: Apache-2.0
#include "block.hpp"

#include <shmemx.h>
#include <torch/csrc/distributed/c10d/GroupRegistry.hpp>
#include <torch/csrc/distributed/c10d/symm_mem/SymmetricMemory.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <thread>

#include "device_signals.hpp"
#include "directory.hpp"

namespace isomem::torch {

namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr uint64_t kNoPad = ~uint64_t{0};  // instead of an offset

/// Of an area: a word for each member, in which it says that it has left.
size_t left_bytes(size_t members) { return (sizeof(uint64_t) * members + 63) / 64 * 64; }

uint64_t* left_word(size_t area, size_t member) {
  return reinterpret_cast<uint64_t*>(pool().at(area)) + member;
}

}  // namespace

// --- signals
// --------------------------------------------------------------------------------------------------------

class Meeting::Limit {
 public:
  explicit Limit(std::chrono::milliseconds timeout) : timeout_(timeout), end_(SteadyClock::now() + timeout) {}

  double seconds_left() const {
    if (timeout_.count() == 0) return INFINITY;
    return std::max(0.0, std::chrono::duration<double>(end_ - SteadyClock::now()).count());
  }
  std::string words() const {
    return " ran into its timeout of " + std::to_string(timeout_.count()) + " ms: ";
  }

 private:
  std::chrono::milliseconds timeout_;
  SteadyClock::time_point end_;
};

uint32_t* Meeting::word(int of, int from, int channel) const {
  const Member& owner = members_[static_cast<size_t>(of)];
  auto* pad = reinterpret_cast<uint32_t*>(pool().at(owner.pad));
  return pad + static_cast<size_t>(channel) * size() + static_cast<size_t>(from);
}

void Meeting::check(int member, int channel) const {
  TORCH_CHECK(life_ == memory_.life(), "isomem: the rendezvous of ", words(me_),
              " is of a time before isomem.finalize()");
  TORCH_CHECK(channel >= 0 && channel < channels(), "isomem: argument channel = ", channel, "; valid: 0 to ",
              channels() - 1, " (a signal pad of ", pad_bytes(), " bytes, ", size(), " ranks)");
  TORCH_CHECK(member >= 0 && member < static_cast<int>(size()), "isomem: argument rank = ", member,
              "; valid: 0 to ", size() - 1);
}

/// Sets the word that is 0; what this process has written before is there by then.
bool Meeting::try_put(int to, int channel, const Limit& limit) const {
  uint32_t* const mine = word(to, me_, channel);
  for (int tries = 0; shmem_uint32_atomic_compare_swap(mine, 0, 1, pes_[static_cast<size_t>(to)]) != 0;
       ++tries) {
    if (limit.seconds_left() <= 0) return false;
    std::this_thread::sleep_for(std::chrono::microseconds(tries < 100 ? 0 : 100));
  }
  return true;
}

bool Meeting::try_wait(int from, int channel, const Limit& limit) const {
  uint32_t* const theirs = word(me_, from, channel);
  if (shmemx_uint32_wait_until_for(theirs, SHMEM_CMP_EQ, 1, limit.seconds_left()) != SHMEMX_SUCCESS)
    return false;
  shmem_uint32_atomic_compare_swap(theirs, 1, 0, pes_[static_cast<size_t>(me_)]);
  return true;
}

std::string Meeting::words(int member) const {
  return "rank " + std::to_string(member) + " of group " + name_;
}

void Meeting::put_signal(int to, int channel, std::chrono::milliseconds timeout) const {
  check(to, channel);
  const Limit limit(timeout);
  shmem_quiet();  // pairs with the wait of `to`
  if (try_put(to, channel, limit)) return;
  C10_THROW_ERROR(DistBackendError, "isomem: put_signal on channel " + std::to_string(channel) +
                                        limit.words() + words(to) + " has not waited for the signal before");
}

void Meeting::wait_signal(int from, int channel, std::chrono::milliseconds timeout) const {
  check(from, channel);
  const Limit limit(timeout);
  if (try_wait(from, channel, limit)) return;
  C10_THROW_ERROR(DistBackendError, "isomem: wait_signal on channel " + std::to_string(channel) +
                                        limit.words() + words(from) + " has not put one");
}

void Meeting::barrier(int channel, std::chrono::milliseconds timeout) const {
  check(me_, channel);
  const Limit limit(timeout);
  const auto n = static_cast<int>(size());
  const auto fail = [&](int member) {
    C10_THROW_ERROR(DistBackendError, "isomem: barrier on channel " + std::to_string(channel) +
                                          limit.words() + words(member) + " has not come");
  };
  shmem_quiet();  // pairs with the waits of the others
  for (int i = 1; i < n; ++i) {
    if (!try_put((me_ + i) % n, channel, limit)) fail((me_ + i) % n);
  }
  for (int i = 1; i < n; ++i) {
    if (!try_wait((me_ + i) % n, channel, limit)) fail((me_ + i) % n);
  }
}

// --- meetings
// -------------------------------------------------------------------------------------------------------

Meeting::Meeting(const c10::intrusive_ptr<c10d::ProcessGroup>& group, Pool& memory, size_t block,
                 size_t bytes)
    : group_(group),
      name_(group->getGroupName()),
      memory_(memory),
      life_(memory.life()),
      me_(group->getRank()) {
  const auto n = static_cast<size_t>(group->getSize());
  const size_t pad_bytes = c10d::symmetric_memory::get_signal_pad_size();
  const bool is_on_host = &memory == &pool();
  Directory directory(group->getStore(), me_, static_cast<int>(n), "symmetric_memory");
  const size_t area = directory.take(left_bytes(n) + (is_on_host ? pad_bytes : 0));
  std::memset(pool().at(area), 0, left_bytes(n) + (is_on_host ? pad_bytes : 0));
  const uint64_t pad = is_on_host ? area + left_bytes(n) : take_device_pad(pad_bytes).value_or(kNoPad);
  shmem_fence();  // before the others know where it is
  const auto give_pad_back = [&] {
    if (!is_on_host && pad != kNoPad) memory.give_back(pad);
  };
  try {
    members_ = directory.exchange<Member>(
        {static_cast<uint64_t>(shmem_my_pe()), block, bytes, area, pad, pad_bytes}, area);
  } catch (const c10::DistError&) {  // others may know where it is
    throw;
  } catch (const c10::Error&) {
    give_pad_back();
    throw;
  }
  const bool have_pads =
      std::none_of(members_.begin(), members_.end(), [](const Member& one) { return one.pad == kNoPad; });
  const bool are_alike = std::all_of(members_.begin(), members_.end(), [&](const Member& one) {
    return one.bytes == members_[0].bytes && one.pad_bytes == members_[0].pad_bytes;
  });
  if (!are_alike || !have_pads) {  // all members see that: nobody uses them
    pool().give_back(area);
    give_pad_back();
  }
  for (size_t i = 0; i < n; ++i) {
    const Member& one = members_[i];
    TORCH_CHECK(have_pads || one.pad != kNoPad, "isomem: rendezvous: rank ", i,
                " has no symmetric memory left on its GPU for a signal pad of ", pad_bytes,
                " bytes: drop tensors there, or give use_symmetric_memory() more device_bytes");
    TORCH_CHECK(are_alike || (one.bytes == bytes && one.pad_bytes == pad_bytes),
                "isomem: rendezvous: ", words(me_), " has ", bytes, " bytes and a signal pad of ", pad_bytes,
                ", rank ", i, " ", one.bytes, " and ", one.pad_bytes, ": all must be alike");
    pes_.push_back(static_cast<int>(one.pe));
    blocks_.push_back(memory.reach(one.block, pes_.back()));
    pads_.push_back(memory.reach(one.pad, pes_.back()));
  }
}

bool Meeting::is_of(const c10::intrusive_ptr<c10d::ProcessGroup>& group) const {
  return group_.lock().get() == group.get();
}

const char* Meeting::read(int member, size_t offset, size_t bytes, std::vector<char>& copy) const {
  const auto i = static_cast<size_t>(member);
  if (blocks_[i]) return static_cast<const char*>(blocks_[i]) + offset;
  copy.resize(bytes);
  shmem_getmem(copy.data(), pool().at(members_[i].block) + offset, bytes, pes_[i]);
  return copy.data();
}

void Meeting::write(int member, size_t offset, const char* from, size_t bytes) const {
  const auto i = static_cast<size_t>(member);
  shmem_putmem(pool().at(members_[i].block) + offset, from, bytes, pes_[i]);
}

void Meeting::leave() const {
  shmem_fence();  // what this process has written in their blocks is there before it says that it has left
  for (size_t i = 0; i < size(); ++i)
    shmem_signal_set(left_word(members_[i].area, static_cast<size_t>(me_)), 1, pes_[i]);
}

bool Meeting::have_all_left() const {
  for (size_t i = 0; i < size(); ++i) {
    if (!shmem_signal_fetch(left_word(mine().area, i))) return false;
  }
  return true;
}

// --- blocks
// ---------------------------------------------------------------------------------------------------------

Block::Block(Pool& memory, size_t bytes, std::optional<std::string> group_name)
    : memory_(memory),
      bytes_(bytes),
      group_name_(std::move(group_name)),
      offset_(memory.take(std::max<size_t>(bytes, 1))),
      life_(memory.life()) {}

std::shared_ptr<const Meeting> Block::meet(const std::optional<std::string>& group_name) {
  const std::string name = group_name.value_or(group_name_.value_or("0"));
  const auto group = c10d::resolve_process_group(name);
  const std::lock_guard guard(mutex_);
  TORCH_CHECK(life_ == memory_.life(),
              "isomem: rendezvous: the tensor is of a time before isomem.finalize()");
  for (const auto& meeting : meetings_) {
    if (meeting->is_of(group)) return meeting;
  }
  try {
    return meetings_.emplace_back(std::make_shared<const Meeting>(group, memory_, offset_, bytes_));
  } catch (const c10::DistError&) {
    is_lost_ = true;
    throw;
  }
}

Block::~Block() {
  int is_initialized;
  shmem_query_initialized(&is_initialized);
  if (!is_initialized || life_ != memory_.life() || is_lost_) return;
  const bool is_on_host = &memory_ == &pool();
  if (!is_on_host) wait_for_gpu();  // kernels of any stream may still use it
  if (meetings_.empty()) {
    memory_.give_back(offset_);
    return;
  }
  std::vector<size_t> areas, blocks{offset_};
  for (const auto& meeting : meetings_) {
    meeting->leave();
    areas.push_back(meeting->mine().area);
    if (!is_on_host) blocks.push_back(meeting->mine().pad);
  }
  const auto is_unused = [meetings = std::move(meetings_)] {
    return std::all_of(meetings.begin(), meetings.end(),
                       [](const auto& one) { return one->have_all_left(); });
  };
  if (is_on_host) {
    areas.push_back(offset_);
    pool().give_back_when(is_unused, std::move(areas));
    return;
  }
  // the areas last: whether all have left stands in them
  memory_.give_back_when(
      [is_unused, areas] {
        if (!is_unused()) return false;
        for (const size_t area : areas) pool().give_back(area);
        return true;
      },
      std::move(blocks));
}

}  // namespace isomem::torch
