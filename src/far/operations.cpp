// SPDX-License-Identifier: Apache-2.0
// What operations come to on their way to a link: records and bulk transfers, for as long as there is room.
#include <algorithm>
#include <cstddef>

#include "far/far_channel.hpp"

namespace isomem {

/// Whether the source must be waited for: it may be reused on return, and is read by then. Bulk transfers
/// read it themselves.
bool FarChannel::prepare(Posting& posting, uint64_t context, bool is_asked) {
  const Op& op = posting.op;
  posting.most = most_in_messages(posting.link, op);
  const bool waits = op.blocking && is_put(op.verb) && op.bytes > posting.most;
  const bool is_requested = is_asked || waits || has_result(op.verb);
  if (is_requested && !posting.ticket) posting.ticket = requests_.open(context);
  return waits;
}

/// False: there is no room for the rest.
bool FarChannel::take(Posting& posting, uint64_t context) {
  const Op& op = posting.op;
  const uint64_t found = to_put_.found(), gone = posting.gone;
  const bool is_taken = take_bytes(posting);
  if (is_put(op.verb) && region_.device.memory && to_put_.found() == found)
    // if it was expected, it has gone another way
    to_put_.forget(*region_.device.memory, reinterpret_cast<const char*>(op.local) + gone);
  if (context != kSyncContext) posting.link.must_complete();
  is_used_ = has_posted_ = true;
  if (sleeps_) wake();
  return is_taken;
}

bool FarChannel::take_bytes(Posting& posting) {
  const Op& op = posting.op;
  const auto rest = [&] {
    return Bytes{memory_of(op.remote) + posting.gone, reinterpret_cast<char*>(op.local) + posting.gone,
                 op.bytes - posting.gone};
  };
  switch (op.verb) {
    case Verb::put:
    case Verb::put_signal:
      posting.gone += put(posting, rest());
      if (posting.gone < op.bytes) return false;
      if (op.verb == Verb::put_signal) signal(posting);
      return true;
    case Verb::get:
      posting.gone += get(posting, rest());
      return posting.gone == op.bytes;
    case Verb::amo:
    case Verb::amo_fetch:
      atomic(posting);
      return true;
    case Verb::put_strided:
    case Verb::get_strided:
      return strided(posting);
  }
  return true;
}

/// How many of them have been taken. If they go between the memories, all of them: their source waits.
uint64_t FarChannel::put(const Posting& posting, Bytes bytes) {
  Link& link = posting.link;
  if (bytes.n > posting.most) {
    link.add_bulk(generation_, true, bytes.memory, local_memory(link, bytes.local), bytes.n, posting.ticket);
    return bytes.n;
  }
  if (is_device_memory(reinterpret_cast<uint64_t>(bytes.local))) return put_device_memory(posting, bytes);
  const bool by_copies = is_on_device(bytes.memory);
  uint64_t taken = 0;
  while (taken < bytes.n && has_room(posting)) {
    const uint64_t most = by_copies ? link.sizes.largest - kAroundData : link.room();
    const uint64_t piece = std::min(bytes.n - taken, most);
    link.add(generation_, {RecordKind::put}, bytes.local + taken, piece, bytes.memory + taken);
    taken += piece;
  }
  return taken;
}

/// What of device memory goes in one message.
uint64_t FarChannel::device_piece(const Link& link, uint64_t bytes) {
  return std::min<uint64_t>(bytes, link.sizes.largest - kAroundData);
}

/// In the largest messages. Each leaves while the GPU copies what goes into the next one, also if there is no
/// room for that so far.
uint64_t FarChannel::put_device_memory(const Posting& posting, Bytes bytes) {
  Link& link = posting.link;
  DeviceMemory& device = *region_.device.memory;
  const DeviceMemory::Current current(device_of_wire());
  uint64_t taken = 0;
  for (uint64_t piece = device_piece(link, bytes.n); piece > 0 && has_room(posting);) {
    const char* const data = to_put_.take(device, bytes.local + taken, piece);
    const uint64_t next = device_piece(link, bytes.n - taken - piece);
    if (next > 0) to_put_.begin(device, bytes.local + taken + piece, next);
    link.add(generation_, {RecordKind::put}, data, piece, bytes.memory + taken);
    taken += piece;
    piece = next;
    if (next == 0) break;
    link.seal();  // leaves while the next is copied
    link.pump();
  }
  return taken;
}

/// A bulk transfer is in memory before its signal leaves: the signal belongs to a later generation.
void FarChannel::signal(const Posting& posting) {
  const Op& op = posting.op;
  if (op.bytes > posting.most) ++generation_;
  const Record record{RecordKind::signal, op.signal_add ? Amo::add : Amo::set, sizeof(uint64_t)};
  posting.link.add(generation_, record, nullptr, 0, memory_of(op.signal), op.signal_value);
}

/// As put().
uint64_t FarChannel::get(const Posting& posting, Bytes bytes) {
  Link& link = posting.link;
  if (bytes.n > posting.most) {
    link.add_bulk(generation_, false, bytes.memory, local_memory(link, bytes.local), bytes.n, posting.ticket);
    return bytes.n;
  }
  const bool by_copies =
      is_on_device(bytes.memory) || is_device_memory(reinterpret_cast<uint64_t>(bytes.local));
  uint64_t taken = 0;
  while (taken < bytes.n && has_room(posting)) {
    const size_t message = by_copies ? link.sizes.largest : link.sizes.message;
    const uint64_t piece = std::min<uint64_t>(bytes.n - taken, message - kAroundData);
    const uint64_t part =
        requests_.add(link.pe(), answer_to(posting.ticket, bytes.local + taken, 0, piece, 1));
    link.add(generation_, {RecordKind::get}, nullptr, 0, bytes.memory + taken, piece, part);
    link.awaited_bytes += piece;
    taken += piece;
  }
  return taken;
}

void FarChannel::atomic(const Posting& posting) {
  const Op& op = posting.op;
  Link& link = posting.link;
  const uint64_t memory = memory_of(op.remote);
  if (op.verb == Verb::amo) {
    return link.add(generation_, {RecordKind::amo, op.amo, op.width}, nullptr, 0, memory, op.operand);
  }
  const uint64_t part =
      requests_.add(link.pe(), answer_to(posting.ticket, reinterpret_cast<char*>(op.local), 0, op.width, 1));
  link.add(generation_, {RecordKind::amo_fetch, op.amo, op.width}, nullptr, 0, memory, op.operand, op.compare,
           part);
  link.awaited_bytes += op.width;
}

/// Row by row, from where it stopped before. False if it stops.
bool FarChannel::strided(Posting& posting) {
  const Op& op = posting.op;
  const Strided shape = *reinterpret_cast<const Strided*>(op.strided);
  const bool is_put = op.verb == Verb::put_strided;
  const uint64_t n = shape.dim[0].extent;
  uint64_t begin = 0;  // bytes of the rows before
  bool is_taken = true;
  // the remote side is an offset here, which each_row moves on as an address
  auto* remote = reinterpret_cast<char*>(memory_of(op.remote));
  each_row(shape, is_put, remote, reinterpret_cast<char*>(op.local),
           [&](char* to, int64_t to_step, const char* from, int64_t from_step) {
             auto* local = const_cast<char*>(is_put ? from : to);
             const auto memory = reinterpret_cast<uint64_t>(is_put ? to : from);
             const uint64_t end = begin + n * shape.block;
             if (is_taken && posting.gone < end) {
               is_taken = row(posting, Row{memory, is_put ? to_step : from_step, shape.block, n},
                              answer_to(posting.ticket, local, is_put ? from_step : to_step, shape.block, n),
                              posting.gone - begin);
             }
             begin = end;
           });
  return is_taken;
}

/// As many blocks at a time as a message holds, the first `gone` bytes of them have been taken; blocks that
/// are larger go by themselves.
bool FarChannel::row(Posting& posting, const Row& row, const AnswerPart& local, uint64_t gone) {
  const bool is_put = posting.op.verb == Verb::put_strided;
  const uint64_t most = std::max<uint64_t>(1, kMostPacked / row.block);
  for (uint64_t taken = 0; gone < row.n * row.block; gone += taken, posting.gone += taken) {
    if (!has_room(posting)) return false;
    const uint64_t i = gone / row.block;
    const uint64_t memory = row.memory + i * static_cast<uint64_t>(row.step);
    char* const at = local.local + static_cast<int64_t>(i) * local.step;
    if (row.block > kMostPacked) {
      const uint64_t before = gone % row.block;
      const Bytes rest{memory + before, at + before, row.block - before};
      taken = is_put ? put(posting, rest) : get(posting, rest);
      continue;
    }
    const uint64_t n = std::min(most, row.n - i);
    add_row(posting, Row{memory, row.step, row.block, n},
            AnswerPart{local.ticket, at, local.step, row.block, n, local.is_device});
    taken = n * row.block;
  }
  return true;
}

void FarChannel::add_row(const Posting& posting, const Row& some, const AnswerPart& local) {
  Link& link = posting.link;
  if (posting.op.verb == Verb::put_strided) {
    unsigned char packed[kMostPacked];
    local.gather(packed, region_.device.memory);
    return link.add(generation_, {RecordKind::put_row}, packed, local.bytes(), some);
  }
  const uint64_t part = requests_.add(link.pe(), local);
  link.add(generation_, {RecordKind::get_row}, nullptr, 0, some, part);
  link.awaited_bytes += local.bytes();
}

}  // namespace isomem
