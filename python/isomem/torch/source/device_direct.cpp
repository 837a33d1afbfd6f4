// SPDX-License-Identifier: Apache-2.0
#include "device_direct.hpp"

#include <ATen/ATen.h>

#include "device_pieces.hpp"

namespace isomem::torch {

DirectCollectives::DirectCollectives(const Members& members, nvshmem_team_t team, DeviceArea area,
                                     c10::Stream stream)
    : DeviceCollectives(members, team, area, stream) {
  const size_t bytes = area.room_bytes();  // none if there is nobody else
  const int failed = call_.isomem_room_on_stream(team, bytes ? area.room() : nullptr, bytes);
  TORCH_CHECK(!failed, "isomem: the team of group ", members.name, " takes no room");
}

bool DirectCollectives::is_possible(const Members& members, const void* symmetric) {
  constexpr size_t kMost = 1024;  // that a room serves
  return members.size() <= kMost && std::all_of(members.pes.begin(), members.pes.end(), [&](int pe) {
           return gpu().nvshmem_ptr(symmetric, pe) != nullptr;
         });
}

/// Memory of torch's for this collective.
at::Tensor DirectCollectives::scratch(size_t blocks, size_t bytes) const {
  return at::empty({static_cast<int64_t>(blocks), static_cast<int64_t>(bytes)},
                   at::TensorOptions().dtype(at::kByte).device(stream_.device()));
}

/// Memory of somebody's.
at::Tensor DirectCollectives::block_at(const char* data, size_t bytes) const {
  const auto device = stream_.device();
  return at::from_blob(
      const_cast<char*>(data), {static_cast<int64_t>(bytes)}, [](void*) {},
      at::TensorOptions().dtype(at::kByte).device(device), device);
}

/// Whether long data there, `step` bytes from block to block, are better copied to an aligned place first:
/// they go in words of 16 bytes.
bool DirectCollectives::is_odd(const char* data, size_t step, size_t bytes) {
  constexpr size_t kShort = size_t{512} << 10;
  return bytes > kShort && (reinterpret_cast<uintptr_t>(data) | step) % 16 != 0;
}

/// write(place): `data`, or a copy of what is read there as well, that becomes `data`.
template <class Write>
void DirectCollectives::in_place_or_copied(char* data, size_t bytes, bool is_read, Write write) {
  if (!is_odd(data, 0, bytes)) return write(data);
  const at::Tensor copy = scratch(1, bytes)[0];
  if (is_read) copy.copy_(block_at(data, bytes));
  write(static_cast<char*>(copy.data_ptr()));
  block_at(data, bytes).copy_(copy);
}

/// step(source): the blocks where they are if they lie alike and `written` is no part of them, or this
/// member's own; else copies.
template <class Step>
void DirectCollectives::with_source(const std::vector<const char*>& from, Memory written, size_t bytes,
                                    Step step) {
  const size_t n = from.size();
  const bool is_ascending = n == 1 || from[1] >= from[0];
  const size_t apart = n > 1 && is_ascending ? static_cast<size_t>(from[1] - from[0]) : 0;
  const bool is_own = written.begin == from[n == 1 ? 0 : me()] && written.bytes == bytes;
  const bool is_lost = !is_own && written.overlaps(from[0], (n - 1) * apart + bytes);
  if (is_ascending && are_apart(from, apart) && !is_lost && !is_odd(from[0], apart, bytes))
    return step(Source{from[0], apart});
  const at::Tensor copies = scratch(n, bytes);
  for (size_t i = 0; i < n; ++i) copies[static_cast<int64_t>(i)].copy_(block_at(from[i], bytes));
  step(Source{static_cast<char*>(copies.data_ptr()), bytes});
}

// --- collectives
// ----------------------------------------------------------------------------------------------------

void DirectCollectives::broadcast(char* data, at::ScalarType, size_t bytes, size_t root, Clock::time_point) {
  if (bytes == 0) return;
  in_place_or_copied(data, bytes, root == me(), [&](char* at) {
    call_.isomem_broadcast_on_stream(team_, at, at, bytes, static_cast<int>(root), native_);
  });
}

void DirectCollectives::fold(char* to, char* data, size_t bytes, const Reduction& how) {
  const auto folded = *find_device_reduction(how);
  if (bytes == 0) return;
  call_.isomem_reduce_on_stream(team_, to, data, folded.elements(bytes), folded.type, folded.op, native_);
}

void DirectCollectives::all_reduce(char* data, size_t bytes, const Reduction& how, Clock::time_point) {
  in_place_or_copied(data, bytes, true, [&](char* at) { fold(at, at, bytes, how); });
  average(data, bytes, how);
}

/// In pieces, so that what nobody keeps fits into a buffer. They are the same on all members.
void DirectCollectives::reduce(char* data, size_t bytes, const Reduction& how, size_t root,
                               Clock::time_point) {
  for_pieces(bytes, area_.buffer_bytes(), [&](size_t at, size_t part) {
    char* const unwanted = next_buffer();  // on all members: they take the buffers in one order
    fold(root == me() ? data + at : unwanted, data + at, part, how);
  });
  if (root == me()) average(data, bytes, how);
}

void DirectCollectives::reduce_scatter(const std::vector<const char*>& from, char* to, size_t bytes,
                                       const Reduction& how, Clock::time_point) {
  const auto folded = *find_device_reduction(how);
  if (bytes == 0) return;
  in_place_or_copied(to, bytes, false, [&](char* at) {
    with_source(from, {at, bytes}, bytes, [&](Source source) {
      call_.isomem_reducescatter_on_stream(team_, at, source.data, source.step, folded.elements(bytes),
                                           folded.type, folded.op, native_);
    });
  });
  average(to, bytes, how);
}

/// Blocks of results that lie anyhow come through memory in which they lie one behind the other.
void DirectCollectives::exchange(const std::vector<const char*>& from, const std::vector<char*>& to,
                                 size_t bytes) {
  const bool is_ascending = to.size() == 1 || to[1] >= to[0];
  const size_t step = to.size() > 1 && is_ascending ? static_cast<size_t>(to[1] - to[0]) : 0;
  if (bytes == 0) return;
  if (!is_ascending || !are_apart(to, step)) {
    const at::Tensor all = scratch(n(), bytes);
    exchange(from, blocks_of(static_cast<char*>(all.data_ptr()), n() * bytes, n()), bytes);
    for (size_t i = 0; i < n(); ++i) block_at(to[i], bytes).copy_(all[static_cast<int64_t>(i)]);
    return;
  }
  const bool is_in_place = from.size() == 1 && from[0] == to[me()];
  const Memory written{to[0], is_in_place ? 0 : (to.size() - 1) * step + bytes};
  with_source(from, written, bytes, [&](Source source) {
    call_.isomem_exchange_on_stream(team_, to[0], step, source.data, from.size() == 1 ? 0 : source.step,
                                    bytes, native_);
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
