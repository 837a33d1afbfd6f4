// SPDX-License-Identifier: Apache-2.0
#include "collectives.hpp"

#include <ATen/ATen.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace isomem::torch {

namespace {

/// A message of at most this many bytes is combined by each member for itself.
constexpr size_t kShort = 32 << 10;

size_t up(size_t a, size_t b) { return (a + b - 1) / b; }

Call call_of(const char* operation, at::ScalarType type, size_t bytes) {
  return {operation, bytes, static_cast<int>(type)};
}
Call call_of(const char* operation, at::ScalarType type, size_t bytes, size_t root) {
  return {operation, bytes, static_cast<int>(type), -1, static_cast<int>(root)};
}

/// Calls step(begin, bytes) for each piece, at least once.
template <class F>
void in_pieces(size_t bytes, size_t piece, F step) {
  size_t begin = 0;
  do {
    const size_t n = std::min(piece, bytes - begin);
    step(begin, n);
    begin += n;
  } while (begin < bytes);
}

/// What a member combines of a piece, if each takes a part of whole lines.
struct Share {
  size_t begin, bytes;
};
Share share_of(size_t member, size_t members, size_t bytes) {
  const size_t line = 64;
  const size_t part = up(up(bytes, members), line) * line;
  const size_t begin = std::min(bytes, member * part);
  return {begin, std::min(bytes, begin + part) - begin};
}

}  // namespace

at::Tensor Collectives::flat(const at::Tensor& tensor) const {
  const c10::Device place = place_of(tensor);
  return (tensor.device() == place ? tensor : tensor.to(place)).contiguous();
}

std::vector<at::Tensor> Collectives::flat(const std::vector<at::Tensor>& tensors) const {
  std::vector<at::Tensor> all;
  for (const at::Tensor& tensor : tensors) all.push_back(flat(tensor));
  return all;
}

at::Tensor Collectives::blank(const at::Tensor& tensor) const {
  const c10::Device place = place_of(tensor);
  if (tensor.device() == place && tensor.is_contiguous()) return tensor;
  return at::empty(tensor.sizes(), tensor.options().device(place));
}

std::vector<at::Tensor> Collectives::blank(const std::vector<at::Tensor>& tensors) const {
  std::vector<at::Tensor> all;
  for (const at::Tensor& tensor : tensors) all.push_back(blank(tensor));
  return all;
}

std::vector<const char*> HostCollectives::all_shown(size_t offset, size_t bytes) {
  std::vector<const char*> all(n());
  for (size_t i = 0; i < n(); ++i) all[i] = exchange_.shown(i, offset, bytes);
  return all;
}

/// Before the first piece the members compare what they do.
void HostCollectives::meet(const Call& call, size_t begin, Clock::time_point deadline) {
  if (begin == 0)
    exchange_.meet_for(call, deadline);
  else
    exchange_.meet(call.operation, deadline);
}

/// Whether all members give bytes in the pool: no slots are needed then. Each has met for the call, if it is
/// a large one; one more meeting must follow before anybody writes where others read.
bool HostCollectives::is_direct(Call call, const char* from, size_t bytes, Clock::time_point deadline) {
  if (call.bytes <= exchange_.slot_bytes() || !exchange_.are_all_near()) return false;
  if (const auto offset = pool().offset_of(from, bytes)) call.place = *offset + 1;
  exchange_.meet_for(call, deadline);
  return exchange_.are_all_placed();
}

bool HostCollectives::is_agreed(bool wish, Clock::time_point deadline) {
  Call call{"barrier"};
  call.place = wish;
  exchange_.meet_for(call, deadline);
  return exchange_.are_all_placed();
}

void HostCollectives::broadcast(char* data, at::ScalarType type, size_t bytes, size_t root,
                                Clock::time_point deadline) {
  const Call call = call_of("broadcast", type, bytes, root);
  in_pieces(bytes, exchange_.slot_bytes(), [&](size_t begin, size_t size) {
    if (me() == root) std::memcpy(exchange_.slot(), data + begin, size);
    meet(call, begin, deadline);
    if (me() != root) std::memcpy(data + begin, exchange_.shown(root, 0, size), size);
  });
}

void HostCollectives::all_reduce(char* data, size_t bytes, const Reduction& how, Clock::time_point deadline) {
  if (is_direct(how.call("all_reduce", bytes), data, bytes, deadline))
    reduce_direct(data, bytes, how, deadline);
  else if (n() <= 2 || bytes <= kShort)
    reduce_whole(data, how, true, how.call("all_reduce", bytes), deadline);
  else
    reduce_shares(data, bytes, how, deadline);
}

void HostCollectives::reduce(char* data, size_t bytes, const Reduction& how, size_t root,
                             Clock::time_point deadline) {
  reduce_whole(data, how, me() == root, how.call("reduce", bytes, int(root)), deadline);
}

void HostCollectives::reduce_whole(char* data, const Reduction& how, bool is_kept, const Call& call,
                                   Clock::time_point deadline) {
  in_pieces(call.bytes, exchange_.slot_bytes() / how.element * how.element, [&](size_t begin, size_t size) {
    std::memcpy(exchange_.slot(), data + begin, size);
    meet(call, begin, deadline);
    if (is_kept) fold(how.type, how.op, data + begin, all_shown(0, size), size / how.element);
  });
}

/// Each member combines a share, of which the others do not look at its own copy until all have done so.
void HostCollectives::reduce_direct(char* data, size_t bytes, const Reduction& how,
                                    Clock::time_point deadline) {
  const Share mine = share_of(me(), n(), bytes);
  std::vector<const char*> in;
  for (size_t i = 0; i < n(); ++i) in.push_back(exchange_.given(i, mine.begin));
  fold(how.type, how.op, data + mine.begin, in, mine.bytes / how.element);
  exchange_.meet("all_reduce", deadline);
  for (size_t i = 1; i < n(); ++i) {
    const size_t other = (me() + i) % n();
    const Share share = share_of(other, n(), bytes);
    std::memcpy(data + share.begin, exchange_.given(other, share.begin), share.bytes);
  }
  exchange_.meet("all_reduce", deadline);
}

/// Each member combines a share of a piece and shows it at the next meeting, with its own part of the next
/// piece.
void HostCollectives::reduce_shares(char* data, size_t bytes, const Reduction& how,
                                    Clock::time_point deadline) {
  const size_t piece = exchange_.slot_bytes() / 2 / 64 * 64;  // of whole elements; the other half: results
  const size_t pieces = up(bytes, piece);
  const Call call = how.call("all_reduce", bytes);
  const auto begin_of = [&](size_t i) { return i * piece; };
  const auto size_of_piece = [&](size_t i) { return std::min(piece, bytes - begin_of(i)); };
  for (size_t i = 0; i <= pieces; ++i) {
    if (i < pieces) std::memcpy(exchange_.slot(), data + begin_of(i), size_of_piece(i));
    meet(call, i, deadline);
    for (size_t member = 0; i > 0 && member < n(); ++member) {
      const Share share = share_of(member, n(), size_of_piece(i - 1));
      std::memcpy(data + begin_of(i - 1) + share.begin, exchange_.shown(member, piece, share.bytes),
                  share.bytes);
    }
    if (i == pieces) break;
    const Share share = share_of(me(), n(), size_of_piece(i));
    fold(how.type, how.op, exchange_.slot() + piece, all_shown(share.begin, share.bytes),
         share.bytes / how.element);
  }
}

void HostCollectives::gather_pieces(const Call& call, const char* from, const std::vector<char*>& to,
                                    Clock::time_point deadline) {
  in_pieces(call.bytes, exchange_.slot_bytes(), [&](size_t begin, size_t size) {
    std::memcpy(exchange_.slot(), from + begin, size);
    meet(call, begin, deadline);
    for (size_t i = 0; i < to.size(); ++i) {
      if (i == me())
        std::memcpy(to[i] + begin, from + begin, size);
      else
        std::memcpy(to[i] + begin, exchange_.shown(i, 0, size), size);
    }
  });
}

void HostCollectives::all_gather(const char* from, const std::vector<char*>& to, at::ScalarType type,
                                 size_t bytes, Clock::time_point deadline) {
  const Call call = call_of("all_gather", type, bytes);
  if (!is_direct(call, from, bytes, deadline)) {
    gather_pieces(call, from, to, deadline);
    return;
  }
  for (size_t i = 0; i < n(); ++i) {
    const size_t other = (me() + i) % n();
    if (to[other] != from) std::memcpy(to[other], other == me() ? from : exchange_.given(other, 0), bytes);
  }
  exchange_.meet("all_gather", deadline);
}

void HostCollectives::gather(const char* from, const std::vector<char*>& to, at::ScalarType type,
                             size_t bytes, size_t root, Clock::time_point deadline) {
  gather_pieces(call_of("gather", type, bytes, root), from, me() == root ? to : std::vector<char*>{},
                deadline);
}

void HostCollectives::scatter(const std::vector<const char*>& from, char* to, at::ScalarType type,
                              size_t bytes, size_t root, Clock::time_point deadline) {
  const Call call = call_of("scatter", type, bytes, root);
  const size_t part = exchange_.slot_bytes() / n() / 64 * 64;
  in_pieces(bytes, part, [&](size_t begin, size_t size) {
    for (size_t i = 0; me() == root && i < n(); ++i)
      std::memcpy(exchange_.slot() + i * part, from[i] + begin, size);
    meet(call, begin, deadline);
    std::memcpy(to + begin, exchange_.shown(root, me() * part, size), size);
  });
}

void HostCollectives::reduce_scatter(const std::vector<const char*>& from, char* to, size_t bytes,
                                     const Reduction& how, Clock::time_point deadline) {
  const Call call = how.call("reduce_scatter", bytes);
  const bool is_whole = [&] {  // the blocks are those of one tensor
    for (size_t i = 0; i < n(); ++i) {
      if (from[i] != from[0] + i * bytes) return false;
    }
    return true;
  }();
  if (is_direct(call, is_whole ? from[0] : nullptr, n() * bytes, deadline)) {
    std::vector<const char*> in;
    for (size_t i = 0; i < n(); ++i) in.push_back(exchange_.given(i, me() * bytes));
    fold(how.type, how.op, to, in, bytes / how.element);
    exchange_.meet("reduce_scatter", deadline);
    return;
  }
  const size_t part = exchange_.slot_bytes() / n() / 64 * 64;
  in_pieces(bytes, part, [&](size_t begin, size_t size) {
    for (size_t i = 0; i < n(); ++i) std::memcpy(exchange_.slot() + i * part, from[i] + begin, size);
    meet(call, begin, deadline);
    fold(how.type, how.op, to + begin, all_shown(me() * part, size), size / how.element);
  });
}

void HostCollectives::all_to_all(const std::vector<const char*>& from, const std::vector<size_t>& gives,
                                 const std::vector<char*>& to, const std::vector<size_t>& takes, bool,
                                 at::ScalarType type, Clock::time_point deadline) {
  const size_t row = n() * sizeof(size_t);
  std::memcpy(exchange_.slot(), gives.data(), row);
  std::memcpy(exchange_.slot() + row, takes.data(), row);
  exchange_.meet_for(call_of("all_to_all", type, 0), deadline);
  std::vector<size_t> given(n() * n()), taken(n() * n());
  for (size_t i = 0; i < n(); ++i) {
    const char* rows = exchange_.shown(i, 0, 2 * row);
    std::memcpy(&given[i * n()], rows, row);
    std::memcpy(&taken[i * n()], rows + row, row);
  }
  for (size_t i = 0; i < n() * n(); ++i) {
    const size_t giver = i / n(), taker = i % n();
    if (given[i] == taken[taker * n() + giver]) continue;
    const std::vector<int>& ranks = exchange_.members().ranks;
    throw std::runtime_error("isomem: all_to_all: rank " + std::to_string(ranks[giver]) + " gives " +
                             std::to_string(given[i]) + " bytes to rank " + std::to_string(ranks[taker]) +
                             ", which takes " + std::to_string(taken[taker * n() + giver]));
  }
  const size_t part = exchange_.slot_bytes() / n() / 64 * 64;
  const auto size_at = [&](size_t bytes, size_t begin) {
    return begin < bytes ? std::min(part, bytes - begin) : 0;
  };
  in_pieces(*std::max_element(given.begin(), given.end()), part, [&](size_t begin, size_t) {
    for (size_t i = 0; i < n(); ++i) {
      if (const size_t size = size_at(gives[i], begin))
        std::memcpy(exchange_.slot() + i * part, from[i] + begin, size);
    }
    exchange_.meet("all_to_all", deadline);
    for (size_t i = 0; i < n(); ++i) {
      if (const size_t size = size_at(takes[i], begin))
        std::memcpy(to[i] + begin, exchange_.shown(i, me() * part, size), size);
    }
  });
}

}  // namespace isomem::torch
