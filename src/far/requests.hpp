// SPDX-License-Identifier: Apache-2.0
// What somebody of this PE waits for: the results of operations, and quiets. A request is complete once all
// its parts have ended.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/words.hpp"
#include "wire/channel.hpp"

namespace isomem {

/// Blocks with equal distances on this side, where the bytes of an answer go, or a put's come from.
struct AnswerPart {
  uint64_t ticket;
  char* local;
  int64_t step;
  uint64_t block;
  uint64_t n;
  bool is_device = false;
  int pe = -1;  // that an answer comes from

  uint64_t bytes() const { return block * n; }

  void gather(unsigned char* packed, DeviceMemory* device) const {
    const auto packed_step = static_cast<int64_t>(block);
    if (is_device) return device->copy_blocks(packed, packed_step, local, step, block, n);
    copy_blocks(packed, packed_step, local, step, block, n);
  }
  void scatter(const unsigned char* packed, DeviceMemory* device) const {
    const auto packed_step = static_cast<int64_t>(block);
    if (is_device) return device->copy_blocks(local, step, packed, packed_step, block, n);
    copy_blocks(local, step, packed, packed_step, block, n);
  }
};

class Requests {
 public:
  /// With a part of its own, so that it cannot end while others are added: the caller ends that.
  uint64_t open(uint64_t context) { return begin(context, false); }
  /// The same for a quiet, which is complete when no other request of the context is left, either.
  uint64_t open_quiet(uint64_t context) { return begin(context, true); }

  void add(uint64_t ticket) { ++requests_[ticket].parts; }
  /// Its number, for deliver().
  uint64_t add(int pe, const AnswerPart& part) {
    add(part.ticket);
    parts_.emplace(++last_, part).first->second.pe = pe;
    return last_;
  }
  void end(uint64_t ticket) {
    const auto at = requests_.find(ticket);
    if (at == requests_.end() || --at->second.parts > 0 || at->second.is_quiet) return;
    --open_[at->second.context];
    --open_[kEveryContext];
    requests_.erase(at);
  }

  void set_device(DeviceMemory* device) {
    land();
    device_ = device;
  }

  /// The answer to a part. False if nobody asked for it in this way.
  bool deliver(uint64_t number, const unsigned char* data, size_t bytes) {
    const auto at = parts_.find(number);
    if (at == parts_.end() || at->second.bytes() != bytes) return false;
    const AnswerPart part = at->second;
    parts_.erase(at);
    if (part.is_device && part.n == 1 && requests_[part.ticket].parts > 1) {  // others may follow meanwhile
      device_->begin_write(part.local, data, bytes);
      landing_.push_back(part.ticket);
      return true;
    }
    part.scatter(data, device_);
    end(part.ticket);
    return true;
  }

  /// Whether something that has come is on its way to device memory; it is there when land() returns.
  bool is_landing() const { return device_ && device_->has_writes(); }
  void land() {
    if (!is_landing()) return;
    device_->end_writes();
    for (const uint64_t ticket : std::exchange(landing_, {})) end(ticket);
  }

  /// No answer of that PE will come: zeros take its place.
  void abandon(int pe) {
    for (auto at = parts_.begin(); at != parts_.end();) {
      const AnswerPart part = at->second;
      if (part.pe != pe) {
        ++at;
        continue;
      }
      at = parts_.erase(at);
      part.scatter(std::vector<unsigned char>(part.bytes()).data(), device_);
      end(part.ticket);
    }
  }

  bool is_complete(uint64_t ticket) {
    const auto at = requests_.find(ticket);
    if (at == requests_.end()) return true;
    if (at->second.parts > 0 || !at->second.is_quiet || open_[at->second.context] > 0) return false;
    requests_.erase(at);
    return true;
  }

 private:
  struct Request {
    uint64_t context;
    size_t parts;
    bool is_quiet;
  };

  uint64_t begin(uint64_t context, bool is_quiet) {
    requests_.emplace(++last_, Request{context, 1, is_quiet});
    if (!is_quiet) ++open_[context], ++open_[kEveryContext];
    return last_;
  }

  DeviceMemory* device_ = nullptr;
  std::unordered_map<uint64_t, Request> requests_;  // by ticket
  std::unordered_map<uint64_t, AnswerPart> parts_;  // that wait for bytes
  std::vector<uint64_t> landing_;                   // tickets of answers on their way to device memory
  std::unordered_map<uint64_t, size_t> open_;       // requests of a context that are no quiets
  uint64_t last_ = 0;
};

}  // namespace isomem
