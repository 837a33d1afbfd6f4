// SPDX-License-Identifier: Apache-2.0
#include "device_collectives.hpp"

#include <ATen/ATen.h>

#include <algorithm>
#include <string>

#include "device_pieces.hpp"

namespace isomem::torch {

namespace {

using Op = c10d::ReduceOp::RedOpType;
using Reduce = int (*)(nvshmem_team_t, void*, const void*, size_t, cudaStream_t);

/// The library's routine.
Reduce find_reduce(const DeviceReduction& how, const char* form) {
  const std::string name = "nvshmemx_" + how.type_name() + "_" + how.op_name() + form;
  auto* const found = reinterpret_cast<Reduce>(find_call(name));
  TORCH_CHECK(found, "isomem: this isomem has no ", name);
  return found;
}

}  // namespace

DeviceCollectives::DeviceCollectives(const Members& members, nvshmem_team_t team, DeviceArea area,
                                     c10::Stream stream)
    : members_(members),
      call_(gpu()),
      team_(team),
      area_(area),
      stream_(stream),
      native_(static_cast<cudaStream_t>(stream.native_handle())),
      transfers_(members, area, 0),
      copying_(native_) {}

void DeviceCollectives::use(c10::Stream stream) {
  if (stream == stream_) return;
  stream_ = stream;
  native_ = static_cast<cudaStream_t>(stream.native_handle());
}

// --- pieces
// ---------------------------------------------------------------------------------------------------------

/// A collective whose pieces are all meetings: in(buffer, offset, bytes) fills a buffer, `step` is what all
/// members do, `out` empties the buffer.
template <class In, class Step, class Out>
void DeviceCollectives::pieces(size_t bytes, size_t most, In in, Step step, Out out) {
  if (bytes > most) return beside(bytes, most, in, step, out);
  if (bytes == 0) return;
  char* const buffer = begin_piece();
  copy_on_stream();
  in(buffer, 0, bytes);
  step(buffer, 0, bytes);
  out(buffer, 0, bytes);
  end_piece(buffer_, true);
}

/// The same in several pieces: beside the step of one, the one before is emptied and the next one filled. Its
/// buffer was that of two steps before: all members have come to the one in between.
template <class In, class Step, class Out>
void DeviceCollectives::beside(size_t bytes, size_t most, In in, Step step, Out out) {
  if (is_captured_ || *std::max_element(last_use_, std::end(last_use_)) >= last_meeting_) meet();
  copy_beside();
  const auto fill = [&](size_t at) {
    in(next_buffer(), at, std::min(most, bytes - at));
    return now_on(*copies_);
  };
  c10::Event is_filled = fill(0);
  for_pieces(bytes, most, [&](size_t at, size_t part) {
    const size_t i = buffer_;
    is_filled.block(stream_);
    if (at + part < bytes) is_filled = fill(at + part);
    ++time_;
    step(area_.buffer(i), at, part);
    end_piece(i, true);
    now_on(stream_).block(*copies_);
    out(area_.buffer(i), at, part);
  });
  now_on(*copies_).block(stream_);
}

char* DeviceCollectives::next_buffer() {
  buffer_ = (buffer_ + 1) % DeviceArea::kBuffers;
  return area_.buffer(buffer_);
}

char* DeviceCollectives::begin_piece() {
  char* const buffer = next_buffer();
  ++time_;
  if (is_captured_ || last_use_[buffer_] >= last_meeting_) meet();
  return buffer;
}

void DeviceCollectives::end_piece(size_t buffer, bool is_meeting) {
  last_use_[buffer] = time_;
  if (is_meeting) last_meeting_ = time_;
}

/// Who is behind this has used all pieces that came before it.
void DeviceCollectives::meet() {
  call_.nvshmemx_team_sync_on_stream(team_, native_);
  last_meeting_ = ++time_;
}

/// Copies from now on are beside what the stream gets, and behind what it has.
void DeviceCollectives::copy_beside() {
  if (!copies_) copies_ = new_stream(stream_.device());
  now_on(stream_).block(*copies_);
  copying_ = static_cast<cudaStream_t>(copies_->native_handle());
}
void DeviceCollectives::copy_on_stream() { copying_ = native_; }

void DeviceCollectives::copy_in(char* buffer, const char* from, size_t bytes) {
  call_.nvshmemx_putmem_on_stream(buffer, from, bytes, members_.pes[me()], copying_);
}

void DeviceCollectives::copy_out(char* to, const char* buffer, size_t bytes) {
  call_.nvshmemx_getmem_on_stream(to, buffer, bytes, members_.pes[me()], copying_);
}

/// `bytes` of each block from `at` on, one behind the other.
void DeviceCollectives::copy_in_blocks(char* buffer, const std::vector<const char*>& from, size_t at,
                                       size_t bytes) {
  if (are_apart(from, bytes)) return copy_in(buffer, from[0] + at, from.size() * bytes);
  for (size_t i = 0; i < from.size(); ++i) copy_in(buffer + i * bytes, from[i] + at, bytes);
}

void DeviceCollectives::copy_out_blocks(const std::vector<char*>& to, size_t at, const char* buffer,
                                        size_t bytes) {
  if (to.empty()) return;
  if (are_apart(to, bytes)) return copy_out(to[0] + at, buffer, to.size() * bytes);
  for (size_t i = 0; i < to.size(); ++i) copy_out(to[i] + at, buffer + i * bytes, bytes);
}

// --- collectives
// ----------------------------------------------------------------------------------------------------

void DeviceCollectives::barrier(Clock::time_point) { meet(); }

void DeviceCollectives::broadcast(char* data, at::ScalarType, size_t bytes, size_t root, Clock::time_point) {
  if (bytes == 0) return;
  const bool is_root = root == me();
  const size_t most = piece_for(bytes, area_.buffer_bytes() / 2);
  const auto step = [&](char* buffer, size_t part) {
    call_.nvshmemx_broadcastmem_on_stream(team_, buffer + most, buffer, part, static_cast<int>(root),
                                          native_);
  };
  const auto in = [&](char* buffer, size_t at, size_t part) {
    if (is_root) copy_in(buffer, data + at, part);
  };
  const auto out = [&](char* buffer, size_t at, size_t part) {
    if (!is_root) copy_out(data + at, buffer + most, part);
  };
  if (bytes > most) {
    return beside(
        bytes, most, in,
        [&](char* buffer, size_t, size_t part) {
          meet();  // the root may be ahead
          step(buffer, part);
        },
        out);
  }
  char* const buffer = begin_piece();
  copy_on_stream();
  in(buffer, 0, bytes);
  step(buffer, bytes);
  out(buffer, 0, bytes);
  end_piece(buffer_, false);
}

void DeviceCollectives::reduce_into(char* data, size_t bytes, const Reduction& how, bool is_kept) {
  const DeviceReduction folded = device_reduction(how);
  const Reduce reduce = find_reduce(folded, "_reduce_on_stream");
  pieces(
      bytes, piece_for(bytes, area_.buffer_bytes()),
      [&](char* buffer, size_t at, size_t part) { copy_in(buffer, data + at, part); },
      [&](char* buffer, size_t, size_t part) {
        reduce(team_, buffer, buffer, folded.elements(part), native_);
      },
      [&](char* buffer, size_t at, size_t part) {
        if (is_kept) copy_out(data + at, buffer, part);
      });
  if (is_kept) average(data, bytes, how);
}

void DeviceCollectives::average(char* data, size_t bytes, const Reduction& how) {
  if (how.op != Op::AVG || bytes == 0) return;
  const auto options = at::TensorOptions().dtype(how.type).device(stream_.device());
  at::from_blob(
      data, {static_cast<int64_t>(bytes / how.element)}, [](void*) {}, options, stream_.device())
      .div_(static_cast<int64_t>(n()));
}

void DeviceCollectives::all_reduce(char* data, size_t bytes, const Reduction& how, Clock::time_point) {
  reduce_into(data, bytes, how, true);
}

void DeviceCollectives::reduce(char* data, size_t bytes, const Reduction& how, size_t root,
                               Clock::time_point) {
  reduce_into(data, bytes, how, root == me());
}

/// Members write into each other's buffers, from where their blocks are.
void DeviceCollectives::all_gather(const char* from, const std::vector<char*>& to, at::ScalarType,
                                   size_t bytes, Clock::time_point) {
  pieces(
      bytes, piece_for(bytes, area_.buffer_bytes() / n()), [](char*, size_t, size_t) {},
      [&](char* buffer, size_t at, size_t part) {
        call_.nvshmemx_fcollectmem_on_stream(team_, buffer, from + at, part, native_);
      },
      [&](char* buffer, size_t at, size_t part) { copy_out_blocks(to, at, buffer, part); });
}

/// Each writes into the root's buffer.
void DeviceCollectives::gather(const char* from, const std::vector<char*>& to, at::ScalarType, size_t bytes,
                               size_t root, Clock::time_point) {
  copy_on_stream();
  for_pieces(bytes, area_.buffer_bytes() / n() / 256 * 256, [&](size_t at, size_t part) {
    char* const buffer = begin_piece();
    call_.nvshmemx_putmem_on_stream(buffer + me() * part, from + at, part, members_.pes[root], native_);
    meet();
    copy_out_blocks(to, at, buffer, part);
    end_piece(buffer_, false);
  });
}

/// The root writes into the buffer of each.
void DeviceCollectives::scatter(const std::vector<const char*>& from, char* to, at::ScalarType, size_t bytes,
                                size_t root, Clock::time_point) {
  copy_on_stream();
  for_pieces(bytes, area_.buffer_bytes(), [&](size_t at, size_t part) {
    char* const buffer = begin_piece();
    for (size_t i = 0; root == me() && i < n(); ++i)
      call_.nvshmemx_putmem_on_stream(buffer, from[i] + at, part, members_.pes[i], native_);
    meet();
    copy_out(to + at, buffer, part);
    end_piece(buffer_, false);
  });
}

void DeviceCollectives::reduce_scatter(const std::vector<const char*>& from, char* to, size_t bytes,
                                       const Reduction& how, Clock::time_point) {
  const DeviceReduction folded = device_reduction(how);
  const Reduce reduce = find_reduce(folded, "_reducescatter_on_stream");
  const size_t most = piece_for(bytes, area_.buffer_bytes() / (n() + 1)), result = n() * most;
  pieces(
      bytes, most, [&](char* buffer, size_t at, size_t part) { copy_in_blocks(buffer, from, at, part); },
      [&](char* buffer, size_t, size_t part) {
        reduce(team_, buffer + result, buffer, folded.elements(part), native_);
      },
      [&](char* buffer, size_t at, size_t part) { copy_out(to + at, buffer + result, part); });
  average(to, bytes, how);
}

void DeviceCollectives::all_to_all(const std::vector<const char*>& from, const std::vector<size_t>& gives,
                                   const std::vector<char*>& to, const std::vector<size_t>& takes,
                                   bool is_even, at::ScalarType, Clock::time_point) {
  if (!is_even) {
    std::vector<DeviceTransfers::Give> all_gives;
    std::vector<DeviceTransfers::Take> all_takes;
    for (size_t i = 0; i < n(); ++i) {
      const size_t peer = (me() + i) % n();
      all_gives.push_back({peer, from[peer], gives[peer]});
      all_takes.push_back({peer, to[peer], takes[peer]});
    }
    return transfers_.run(all_gives, all_takes, native_);
  }
  const auto exchange = [&](char* dest, const char* source, size_t part) {
    call_.nvshmemx_alltoallmem_on_stream(team_, dest, source, part, native_);
  };
  const auto nothing = [](char*, size_t, size_t) {};
  if (gives[0] <= area_.buffer_bytes() / n() && are_apart(from, gives[0])) {
    return pieces(
        gives[0], gives[0], nothing,
        [&](char* buffer, size_t, size_t part) { exchange(buffer, from[0], part); },
        [&](char* buffer, size_t at, size_t part) { copy_out_blocks(to, at, buffer, part); });
  }
  const size_t most = piece_for(gives[0], area_.buffer_bytes() / (2 * n())), result = n() * most;
  pieces(
      gives[0], most, [&](char* buffer, size_t at, size_t part) { copy_in_blocks(buffer, from, at, part); },
      [&](char* buffer, size_t, size_t part) { exchange(buffer + result, buffer, part); },
      [&](char* buffer, size_t at, size_t part) { copy_out_blocks(to, at, buffer + result, part); });
}

}  // namespace isomem::torch
