// SPDX-License-Identifier: Apache-2.0
// The channel's other half: what a PE does for those of other hosts, record by record of their messages.
#include <algorithm>
#include <utility>

#include "core/words.hpp"
#include "far/far_channel.hpp"

namespace isomem {

bool FarChannel::carry_out_all(Link& link, const unsigned char* data, size_t bytes) {
  // an operation is seen behind all that its PE did before; pairs with the fence_acquire of all waits
  order_stores();
  Reader reader(data, bytes);
  Record record;
  while (reader.next(record)) {
    if (record.is_ordered) order_stores();  // a later generation behind the earlier ones, likewise
    const bool only_brings = record.kind == RecordKind::put || record.kind == RecordKind::reply;
    if (record.is_ordered || !only_brings) settle_puts();
    switch (record.kind) {
      case RecordKind::put:
      case RecordKind::put_row:
      case RecordKind::amo:
      case RecordKind::signal:
        if (!carry_out(record, reader, region_)) return false;
        break;
      default:
        if (!answer(link, record, reader)) return false;
    }
  }
  if (requests_.is_landing()) region_.device.memory->issue_writes();
  return !reader.is_broken();
}

/// Those before an operation, into device memory.
void FarChannel::settle_puts() {
  requests_.land();
  if (is_device_exposed_) region_.device.memory->settle_cards();
}

/// What has an answer, and answers.
bool FarChannel::answer(Link& link, const Record& record, Reader& reader) {
  if (record.kind == RecordKind::get_row) return answer_row(link, reader);
  const auto first = reader.take<uint64_t>();
  if (record.kind == RecordKind::reply) {
    link.awaited_bytes -= std::min(link.awaited_bytes, reader.data_bytes());
    return requests_.deliver(first, reader.data(), reader.data_bytes());
  }
  if (record.kind == RecordKind::key_request) return !reader.is_broken() && expose(link, first);
  const auto second = reader.take<uint64_t>();
  const auto third = reader.take<uint64_t>();
  if (reader.is_broken()) return false;
  if (record.kind == RecordKind::get) {
    if (second > wire_->largest() - kAroundData || !region_.holds(first, second)) return false;
    return answer_get(link, first, second, third, reader);
  }
  if (record.kind == RecordKind::amo_fetch) {
    const auto part = reader.take<uint64_t>();
    if (reader.is_broken() || !region_.holds_word(record, first)) return false;
    const uint64_t old = fetch(record, second, third, region_, first);
    link.answer({RecordKind::reply}, &old, record.width, part);
    return true;
  }
  if (record.kind != RecordKind::key || first >= second || !link.awaits_key()) return false;
  const std::string exposed(reinterpret_cast<const char*>(reader.data()), reader.data_bytes());
  return take_key(link, first, second, exposed);
}

/// Of several gets one behind the other, the GPU copies the next while this one is answered.
bool FarChannel::answer_get(Link& link, uint64_t memory, uint64_t bytes, uint64_t part, Reader ahead) {
  const char* data = region_.at(memory);
  if (is_on_device(memory) && bytes > 0) {
    data = to_answer_.take(*region_.device.memory, data, bytes);
    Record next;
    if (ahead.next(next) && next.kind == RecordKind::get) {
      const auto there = ahead.take<uint64_t>();
      const auto more = ahead.take<uint64_t>();
      const bool is_good = is_on_device(there) && more > 0 && more <= wire_->largest() - kAroundData &&
                           region_.holds(there, more);
      if (is_good) to_answer_.begin(*region_.device.memory, region_.at(there), more);
    }
  }
  link.answer({RecordKind::reply}, data, bytes, part);
  return true;
}

bool FarChannel::answer_row(Link& link, Reader& reader) {
  const auto row = reader.take<Row>();
  const auto part = reader.take<uint64_t>();
  unsigned char packed[kMostPacked];
  if (reader.is_broken() || !region_.holds(row)) return false;
  gather(row, region_, packed);
  link.answer({RecordKind::reply}, packed, row.block * row.n, part);
  return true;
}

/// What others are let at together with an offset, or are refused together: device memory that the wire is
/// not given, or that may go.
FarChannel::Together FarChannel::together_with(uint64_t memory) const {
  if (!is_on_device(memory)) return {place_.registered_at(memory), true};
  const DeviceRegion& device = region_.device;
  const DeviceMemory::Mapped mapped = device.memory->mapped(region_.at(memory));
  if (mapped.begin == mapped.end) return {{memory, memory + 1}, false};
  return {{(mapped.begin - device.begin) | kOnDevice, (mapped.end - device.begin) | kOnDevice},
          mapped.stays && no_direct_way_.empty()};
}

bool FarChannel::expose(Link& link, uint64_t memory) {
  if (!region_.holds(memory, 1)) return false;
  const auto [range, may_be] = together_with(memory);
  const uint64_t spare = 0;
  const std::string exposed = may_be ? exposed_at(range) : "";
  link.answer({RecordKind::key}, exposed.data(), exposed.size(), range.begin, range.end, spare);
  return true;
}

/// What the wire says of the range; empty if it does not take it, which may be of device memory.
const std::string& FarChannel::exposed_at(const AddressMap::Registered& range) {
  const auto [at, is_new] = exposed_.try_emplace(range.begin);
  std::string& exposed = at->second;
  const bool is_device = is_on_device(range.begin);
  if (is_new) exposed = wire_->expose({region_.at(range.begin), is_device}, range.end - range.begin);
  is_device_exposed_ |= is_device && !exposed.empty();
  return exposed;
}

/// The answer to a key_request. False if it is none.
bool FarChannel::take_key(Link& link, uint64_t begin, uint64_t end, const std::string& exposed) {
  std::unique_ptr<RemoteKey> key;
  const bool is_refused = exposed.empty() && is_on_device(begin);
  if (!is_refused) key = wire_->unpack(link.pe(), exposed);
  if (!key && !is_refused) return false;
  link.take_key(begin, end, std::move(key));
  return true;
}

}  // namespace isomem
