// SPDX-License-Identifier: Apache-2.0
#include "device_collectives.hpp"

#include <ATen/ATen.h>

#include <algorithm>
#include <string>

namespace isomem::torch {

namespace {

using Op = c10d::ReduceOp::RedOpType;
using Reduce = int (*)(nvshmem_team_t, void*, const void*, size_t, cudaStream_t);

/// How the library does it: its names of type and operator, and the elements that one of torch's consists of.
struct Routine {
  std::string type, op;
  size_t parts = 1;
};

std::string type_name(at::ScalarType type) {
  switch (type) {
    case at::kHalf:
      return "half";
    case at::kBFloat16:
      return "bfloat16";
    case at::kFloat:
      return "float";
    case at::kDouble:
      return "double";
    case at::kByte:
      return "uint8";
    case at::kBool:
      return "uint8";
    case at::kChar:
      return "int8";
    case at::kShort:
      return "int16";
    case at::kInt:
      return "int32";
    case at::kLong:
      return "int64";
    default:
      return "";
  }
}

/// Of bool, whose values are 0 and 1, the sum is or, the product and.
std::string op_name(Op op, bool is_bool) {
  switch (op) {
    case Op::SUM:
      return is_bool ? "or" : "sum";
    case Op::AVG:
      return "sum";
    case Op::PRODUCT:
      return is_bool ? "and" : "prod";
    case Op::MIN:
      return "min";
    case Op::MAX:
      return "max";
    case Op::BAND:
      return "and";
    case Op::BOR:
      return "or";
    case Op::BXOR:
      return "xor";
    default:
      return "";
  }
}

Routine routine_of(const Reduction& how) {
  const bool is_complex = at::isComplexType(how.type);
  if (is_complex && how.op != Op::SUM && how.op != Op::AVG) return {};
  const at::ScalarType part = is_complex ? c10::toRealValueType(how.type) : how.type;
  return {type_name(part), op_name(how.op, how.type == at::kBool), is_complex ? size_t{2} : size_t{1}};
}

Reduce find_reduce(const Reduction& how, const char* form) {
  const Routine routine = routine_of(how);
  return reinterpret_cast<Reduce>(find_call("nvshmemx_" + routine.type + "_" + routine.op + form));
}

constexpr const char* kReduce = "_reduce_on_stream";
constexpr const char* kReduceScatter = "_reducescatter_on_stream";

size_t elements_of(const Reduction& how, size_t bytes) { return bytes / how.element * routine_of(how).parts; }

/// f(offset, bytes) of each piece. Pieces are whole elements: their size is a multiple of every element's.
template <class F>
void for_pieces(size_t bytes, size_t most, F f) {
  most = most / 256 * 256;
  for (size_t at = 0; at < bytes; at += most) f(at, std::min(most, bytes - at));
}

/// Whether blocks lie one behind the other.
template <class Char>
bool are_adjacent(const std::vector<Char*>& blocks, size_t bytes) {
  for (size_t i = 1; i < blocks.size(); ++i)
    if (blocks[i] != blocks[i - 1] + bytes) return false;
  return true;
}

}  // namespace

void check_device_reduction(const Reduction& how) {
  check_fold(how.type, how.op);
  TORCH_CHECK(find_reduce(how, kReduce), "isomem: argument op = ", name_of(how.op),
              " is not possible for CUDA tensors of ", how.type);
}

DeviceCollectives::DeviceCollectives(const Members& members, nvshmem_team_t team, DeviceArea area,
                                     c10::Stream stream)
    : members_(members),
      call_(gpu()),
      team_(team),
      area_(area),
      transfers_(members, area, 0),
      stream_(stream),
      native_(static_cast<cudaStream_t>(stream.native_handle())) {}

// --- pieces
// ---------------------------------------------------------------------------------------------------------

char* DeviceCollectives::begin_piece() {
  buffer_ ^= 1;
  ++time_;
  if (is_captured_ || last_use_[buffer_] >= last_meeting_) meet();
  return area_.buffer(buffer_);
}

void DeviceCollectives::end_piece(bool is_meeting) {
  last_use_[buffer_] = time_;
  if (is_meeting) last_meeting_ = time_;
}

/// Who is behind this has used all pieces that came before it.
void DeviceCollectives::meet() {
  call_.nvshmemx_team_sync_on_stream(team_, native_);
  last_meeting_ = ++time_;
}

void DeviceCollectives::copy_in(char* buffer, const char* from, size_t bytes) {
  call_.nvshmemx_putmem_on_stream(buffer, from, bytes, members_.pes[me()], native_);
}

void DeviceCollectives::copy_out(char* to, const char* buffer, size_t bytes) {
  call_.nvshmemx_getmem_on_stream(to, buffer, bytes, members_.pes[me()], native_);
}

/// `bytes` of each block from `at` on, one behind the other.
void DeviceCollectives::copy_in_blocks(char* buffer, const std::vector<const char*>& from, size_t at,
                                       size_t bytes) {
  if (are_adjacent(from, bytes)) return copy_in(buffer, from[0] + at, from.size() * bytes);
  for (size_t i = 0; i < from.size(); ++i) copy_in(buffer + i * bytes, from[i] + at, bytes);
}

void DeviceCollectives::copy_out_blocks(const std::vector<char*>& to, size_t at, const char* buffer,
                                        size_t bytes) {
  if (to.empty()) return;
  if (are_adjacent(to, bytes)) return copy_out(to[0] + at, buffer, to.size() * bytes);
  for (size_t i = 0; i < to.size(); ++i) copy_out(to[i] + at, buffer + i * bytes, bytes);
}

// --- collectives
// ----------------------------------------------------------------------------------------------------

void DeviceCollectives::barrier(Clock::time_point) { meet(); }

void DeviceCollectives::broadcast(char* data, at::ScalarType, size_t bytes, size_t root, Clock::time_point) {
  for_pieces(bytes, area_.buffer_bytes() / 2, [&](size_t at, size_t part) {
    char* const buffer = begin_piece();
    char* const result = buffer + area_.buffer_bytes() / 512 * 256;
    if (root == me()) copy_in(buffer, data + at, part);
    call_.nvshmemx_broadcastmem_on_stream(team_, result, buffer, part, static_cast<int>(root), native_);
    if (root != me()) copy_out(data + at, result, part);
    end_piece(false);
  });
}

void DeviceCollectives::reduce_into(char* data, size_t bytes, const Reduction& how, bool is_kept) {
  const Reduce reduce = find_reduce(how, kReduce);
  for_pieces(bytes, area_.buffer_bytes(), [&](size_t at, size_t part) {
    char* const buffer = begin_piece();
    copy_in(buffer, data + at, part);
    reduce(team_, buffer, buffer, elements_of(how, part), native_);
    if (is_kept) copy_out(data + at, buffer, part);
    end_piece(true);
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

void DeviceCollectives::all_gather(const char* from, const std::vector<char*>& to, at::ScalarType,
                                   size_t bytes, Clock::time_point) {
  const size_t most = area_.buffer_bytes() / (n() + 1);
  for_pieces(bytes, most, [&](size_t at, size_t part) {
    char* const buffer = begin_piece();
    char* const result = buffer + most / 256 * 256;
    copy_in(buffer, from + at, part);
    call_.nvshmemx_fcollectmem_on_stream(team_, result, buffer, part, native_);
    copy_out_blocks(to, at, result, part);
    end_piece(true);
  });
}

/// Each writes into the root's buffer.
void DeviceCollectives::gather(const char* from, const std::vector<char*>& to, at::ScalarType, size_t bytes,
                               size_t root, Clock::time_point) {
  for_pieces(bytes, area_.buffer_bytes() / n(), [&](size_t at, size_t part) {
    char* const buffer = begin_piece();
    call_.nvshmemx_putmem_on_stream(buffer + me() * part, from + at, part, members_.pes[root], native_);
    meet();
    copy_out_blocks(to, at, buffer, part);
    end_piece(false);
  });
}

/// The root writes into the buffer of each.
void DeviceCollectives::scatter(const std::vector<const char*>& from, char* to, at::ScalarType, size_t bytes,
                                size_t root, Clock::time_point) {
  for_pieces(bytes, area_.buffer_bytes(), [&](size_t at, size_t part) {
    char* const buffer = begin_piece();
    for (size_t i = 0; root == me() && i < n(); ++i)
      call_.nvshmemx_putmem_on_stream(buffer, from[i] + at, part, members_.pes[i], native_);
    meet();
    copy_out(to + at, buffer, part);
    end_piece(false);
  });
}

void DeviceCollectives::reduce_scatter(const std::vector<const char*>& from, char* to, size_t bytes,
                                       const Reduction& how, Clock::time_point) {
  const Reduce reduce = find_reduce(how, kReduceScatter);
  const size_t most = area_.buffer_bytes() / (n() + 1);
  for_pieces(bytes, most, [&](size_t at, size_t part) {
    char* const buffer = begin_piece();
    char* const result = buffer + n() * (most / 256 * 256);
    copy_in_blocks(buffer, from, at, part);
    reduce(team_, result, buffer, elements_of(how, part), native_);
    copy_out(to + at, result, part);
    end_piece(true);
  });
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
  const size_t most = area_.buffer_bytes() / (2 * n());
  for_pieces(gives[0], most, [&](size_t at, size_t part) {
    char* const buffer = begin_piece();
    char* const result = buffer + n() * (most / 256 * 256);
    copy_in_blocks(buffer, from, at, part);
    call_.nvshmemx_alltoallmem_on_stream(team_, result, buffer, part, native_);
    copy_out_blocks(to, at, result, part);
    end_piece(true);
  });
}

}  // namespace isomem::torch
