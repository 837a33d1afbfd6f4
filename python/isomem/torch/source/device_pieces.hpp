// SPDX-License-Identifier: Apache-2.0
// Collectives on device memory in pieces.
#pragma once

#include <c10/core/Event.h>
#include <c10/core/Stream.h>

#include <algorithm>
#include <vector>

namespace isomem::torch {

inline c10::Event now_on(const c10::Stream& stream) {
  c10::Event event(c10::DeviceType::CUDA);
  event.record(stream);
  return event;
}

/// How much of `bytes` goes at once where there is room for `room`: three pieces are enough for copies to be
/// hidden behind steps, smaller ones cost more than they hide. A piece is whole elements: its size is a
/// multiple of every element's.
inline size_t piece_for(size_t bytes, size_t room) {
  constexpr size_t pieces = 3, least = size_t{8} << 20;
  return std::min(room, std::max(least, bytes / pieces + 256)) / 256 * 256;
}

/// f(offset, bytes) of each piece.
template <class F>
void for_pieces(size_t bytes, size_t most, F f) {
  for (size_t at = 0; at < bytes; at += most) f(at, std::min(most, bytes - at));
}

/// Whether blocks lie one behind the other, `step` bytes from one to the next.
template <class Char>
bool are_apart(const std::vector<Char*>& blocks, size_t step) {
  for (size_t i = 1; i < blocks.size(); ++i)
    if (blocks[i] != blocks[i - 1] + step) return false;
  return true;
}

}  // namespace isomem::torch
