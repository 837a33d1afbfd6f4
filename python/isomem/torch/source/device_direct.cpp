// SPDX-License-Identifier: Apache-2.0
#include "device_direct.hpp"

#include <ATen/ATen.h>

#include "device_pieces.hpp"

namespace isomem::torch {

DirectCollectives::DirectCollectives(const Members& members, nvshmem_team_t team, DeviceArea area,
                                     c10::Stream stream)
    : DeviceCollectives(members, team, area, stream) {
  for (const auto which : {ISOMEM_ON_STREAM_REDUCE, ISOMEM_ON_STREAM_REDUCESCATTER, ISOMEM_ON_STREAM_EXCHANGE,
                           ISOMEM_ON_STREAM_BROADCAST})
    limits_[which] = call_.isomem_limit_on_stream(team, which);
}

bool DirectCollectives::is_possible(const Members& members, const DeviceArea& area) {
  return std::all_of(members.pes.begin(), members.pes.end(),
                     [&](int pe) { return gpu().nvshmem_ptr(area.words(), pe) != nullptr; });
}

// --- pieces
// ---------------------------------------------------------------------------------------------------------

/// in(buffer, offset, bytes) fills a buffer if this member copies (`is_copied`), step(the same) is what all
/// members do. A piece is filled beside the step of the one before. A step ends when all have read, and
/// nobody writes into another one's buffer: the one that was used two steps before is free.
template <class In, class Step>
void DirectCollectives::pieces(size_t bytes, size_t most, bool is_copied, In in, Step step) {
  if (bytes == 0) return;
  const bool is_beside = is_copied && bytes > most;
  is_beside ? copy_beside() : copy_on_stream();
  c10::Event is_filled(c10::DeviceType::CUDA);
  const auto fill = [&](size_t at) {
    char* const buffer = next_buffer();
    if (is_copied) in(buffer, at, std::min(most, bytes - at));
    if (is_beside) is_filled = now_on(*copies_);
  };
  fill(0);
  for_pieces(bytes, most, [&](size_t at, size_t part) {
    const size_t i = buffer_;
    const bool is_last = at + part == bytes;
    if (is_beside) is_filled.block(stream_);
    if (is_beside && !is_last) now_on(stream_).block(*copies_);
    if (!is_last) fill(at + part);
    ++time_;
    step(area_.buffer(i), at, part);
    end_piece(i, true);
  });
}

bool DirectCollectives::is_symmetric(const char* data, size_t bytes) const {
  const char* const last = data + bytes - 1;
  const int pe = members_.pes[me()];
  return bytes > 0 && call_.nvshmem_ptr(data, pe) == data && call_.nvshmem_ptr(last, pe) == last;
}

/// If others can read the blocks where they are.
std::optional<DirectCollectives::Source> DirectCollectives::source_of(const std::vector<const char*>& blocks,
                                                                      size_t bytes, size_t limit) const {
  const size_t n = blocks.size();
  const bool is_ascending = n == 1 || blocks[1] >= blocks[0];
  const size_t step = n > 1 && is_ascending ? static_cast<size_t>(blocks[1] - blocks[0]) : 0;
  if (!is_ascending || !are_apart(blocks, step)) return std::nullopt;
  if (bytes > limit && !is_symmetric(blocks[0], (n - 1) * step + bytes)) return std::nullopt;
  return Source{blocks[0], step};
}

/// step(source, offset, bytes) of each piece of the blocks. What the steps write may be this member's own
/// block.
template <class Step>
void DirectCollectives::with_source(const std::vector<const char*>& from, Memory written, size_t bytes,
                                    isomem_collective_t which, Step step) {
  auto there = source_of(from, bytes, limits_[which]);
  const bool is_own = written.begin == from[from.size() == 1 ? 0 : me()] && written.bytes == bytes;
  if (there && !is_own && written.overlaps(there->data, (from.size() - 1) * there->step + bytes))
    there.reset();
  pieces(
      bytes, piece_for(bytes, area_.buffer_bytes() / from.size()), !there,
      [&](char* buffer, size_t at, size_t part) { copy_in_blocks(buffer, from, at, part); },
      [&](char* buffer, size_t at, size_t part) {
        step(there ? Source{there->data + at, there->step} : Source{buffer, part}, at, part);
      });
}

// --- collectives
// ----------------------------------------------------------------------------------------------------

void DirectCollectives::broadcast(char* data, at::ScalarType, size_t bytes, size_t root, Clock::time_point) {
  const bool is_there = bytes <= limits_[ISOMEM_ON_STREAM_BROADCAST] || is_symmetric(data, bytes);
  pieces(
      bytes, piece_for(bytes, area_.buffer_bytes()), !is_there && root == me(),
      [&](char* buffer, size_t at, size_t part) { copy_in(buffer, data + at, part); },
      [&](char* buffer, size_t at, size_t part) {
        call_.isomem_broadcast_on_stream(team_, data + at, is_there ? data + at : buffer, part,
                                         static_cast<int>(root), native_);
      });
}

/// Parts of the result are left where others read: without `is_kept` not in the tensor.
void DirectCollectives::fold_pieces(char* data, size_t bytes, const Reduction& how, bool is_kept) {
  const auto folded = *find_device_reduction(how);
  const bool is_small = bytes <= limits_[ISOMEM_ON_STREAM_REDUCE];
  const bool is_there = is_small || (is_kept && is_symmetric(data, bytes));
  pieces(
      bytes, piece_for(bytes, area_.buffer_bytes()), !is_there,
      [&](char* buffer, size_t at, size_t part) { copy_in(buffer, data + at, part); },
      [&](char* buffer, size_t at, size_t part) {
        call_.isomem_reduce_on_stream(team_, is_kept ? data + at : buffer, is_there ? data + at : buffer,
                                      folded.elements(part), folded.type, folded.op, native_);
      });
}

void DirectCollectives::all_reduce(char* data, size_t bytes, const Reduction& how, Clock::time_point) {
  fold_pieces(data, bytes, how, true);
  average(data, bytes, how);
}

void DirectCollectives::reduce(char* data, size_t bytes, const Reduction& how, size_t root,
                               Clock::time_point) {
  fold_pieces(data, bytes, how, root == me());
  if (root == me()) average(data, bytes, how);
}

void DirectCollectives::reduce_scatter(const std::vector<const char*>& from, char* to, size_t bytes,
                                       const Reduction& how, Clock::time_point) {
  const auto folded = *find_device_reduction(how);
  with_source(from, {to, bytes}, bytes, ISOMEM_ON_STREAM_REDUCESCATTER,
              [&](Source source, size_t at, size_t part) {
                call_.isomem_reducescatter_on_stream(team_, to + at, source.data, source.step,
                                                     folded.elements(part), folded.type, folded.op, native_);
              });
  average(to, bytes, how);
}

/// Blocks of results that lie anyhow come through memory in which they lie one behind the other.
void DirectCollectives::exchange(const std::vector<const char*>& from, const std::vector<char*>& to,
                                 size_t bytes) {
  const bool is_ascending = to.size() == 1 || to[1] >= to[0];
  const size_t step = to.size() > 1 && is_ascending ? static_cast<size_t>(to[1] - to[0]) : 0;
  if (!is_ascending || !are_apart(to, step)) {
    const auto options = at::TensorOptions().dtype(at::kByte).device(stream_.device());
    const auto all = at::empty({static_cast<int64_t>(n()), static_cast<int64_t>(bytes)}, options);
    char* const data = static_cast<char*>(all.data_ptr());
    std::vector<char*> blocks;
    for (size_t i = 0; i < n(); ++i) blocks.push_back(data + i * bytes);
    exchange(from, blocks, bytes);
    for (size_t i = 0; i < n(); ++i)
      at::from_blob(
          to[i], {static_cast<int64_t>(bytes)}, [](void*) {}, options, stream_.device())
          .copy_(all[static_cast<int64_t>(i)]);
    return;
  }
  const bool is_in_place = from.size() == 1 && from[0] == to[me()];
  const Memory written{to[0], is_in_place ? 0 : (to.size() - 1) * step + bytes};
  with_source(from, written, bytes, ISOMEM_ON_STREAM_EXCHANGE, [&](Source source, size_t at, size_t part) {
    call_.isomem_exchange_on_stream(team_, to[0] + at, step, source.data, from.size() == 1 ? 0 : source.step,
                                    part, native_);
  });
}

void DirectCollectives::all_gather(const char* from, const std::vector<char*>& to, at::ScalarType,
                                   size_t bytes, Clock::time_point) {
  exchange({from}, to, bytes);
}

void DirectCollectives::all_to_all(const std::vector<const char*>& from, const std::vector<size_t>& gives,
                                   const std::vector<char*>& to, const std::vector<size_t>& takes,
                                   bool is_even, at::ScalarType type, Clock::time_point deadline) {
  if (is_even) return exchange(from, to, gives[0]);
  DeviceCollectives::all_to_all(from, gives, to, takes, is_even, type, deadline);
}

}  // namespace isomem::torch
