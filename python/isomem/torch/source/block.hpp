// SPDX-License-Identifier: Apache-2.0
// What torch's symmetric memory consists of: blocks, which each process takes from its pool by itself, and
// meetings, at which the members of a group tell each other where theirs are.
#pragma once

#include <torch/csrc/distributed/c10d/ProcessGroup.hpp>

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "pool.hpp"

namespace isomem::torch {

/// A block and a signal pad of each member of a group, in memory of one kind. Pads are words of 32 bits: a
/// channel has one for each member that signals; 0: there is room for a signal, 1: there is one.
class Meeting {
 public:
  struct Member {
    uint64_t pe, block, bytes;      // offset in its pool, size
    uint64_t area, pad, pad_bytes;  // an area of host memory in which it hears who has left; its signal pad
  };

  Meeting(const c10::intrusive_ptr<c10d::ProcessGroup>& group, Pool& memory, size_t block, size_t bytes);

  bool is_of(const c10::intrusive_ptr<c10d::ProcessGroup>& group) const;
  size_t size() const { return members_.size(); }
  int me() const { return me_; }
  const std::vector<int>& pes() const { return pes_; }
  size_t pad_bytes() const { return members_[0].pad_bytes; }
  int channels() const { return static_cast<int>(pad_bytes() / (sizeof(uint32_t) * size())); }
  /// Throws c10::Error if they are none of the meeting's, or its memory has gone.
  void check(int member, int channel) const;
  std::string words(int member) const;
  /// As this process reaches them; null if a member is on another host.
  const std::vector<void*>& blocks() const { return blocks_; }
  const std::vector<void*>& pads() const { return pads_; }

  /// Between CPUs. Throw c10::Error if the time, 0 for no limit, is over.
  void put_signal(int to, int channel, std::chrono::milliseconds timeout) const;
  void wait_signal(int from, int channel, std::chrono::milliseconds timeout) const;
  void barrier(int channel, std::chrono::milliseconds timeout) const;

  /// Bytes of a member's block: where they are, or a copy of them if that is on another host.
  const char* read(int member, size_t offset, size_t bytes, std::vector<char>& copy) const;
  void write(int member, size_t offset, const char* from, size_t bytes) const;

  /// This process looks at the others' blocks no more.
  void leave() const;
  bool have_all_left() const;
  const Member& member(int i) const { return members_[static_cast<size_t>(i)]; }
  const Member& mine() const { return member(me_); }

 private:
  class Limit;

  uint32_t* word(int of, int from, int channel) const;
  bool try_put(int to, int channel, const Limit& limit) const;
  bool try_wait(int from, int channel, const Limit& limit) const;

  c10::weak_intrusive_ptr<c10d::ProcessGroup> group_;
  std::string name_;
  Pool& memory_;
  uint64_t life_;
  int me_;
  std::vector<Member> members_;
  std::vector<int> pes_;
  std::vector<void*> blocks_, pads_;
};

/// Lives as long as its tensor or a handle to it. Its memory is used again when the members of all its
/// meetings have ended theirs: nobody waits for that.
class Block {
 public:
  Block(Pool& memory, size_t bytes, std::optional<std::string> group_name);
  Block(const Block&) = delete;
  Block& operator=(const Block&) = delete;
  ~Block();

  char* data() const { return memory_.at(offset_); }
  size_t bytes() const { return bytes_; }
  /// Collective over the group at the first time.
  std::shared_ptr<const Meeting> meet(const std::optional<std::string>& group_name);

 private:
  Pool& memory_;
  size_t bytes_;
  std::optional<std::string> group_name_;  // if the caller of meet() has none
  size_t offset_;
  uint64_t life_;
  bool is_lost_ = false;  // a member may believe in a meeting that failed here: the memory is not used again
  std::mutex mutex_;
  std::vector<std::shared_ptr<const Meeting>> meetings_;
};

}  // namespace isomem::torch
