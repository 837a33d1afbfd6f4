// SPDX-License-Identifier: Apache-2.0
// Tensors as bytes, and what a backend checks of them.
#pragma once

#include <ATen/ATen.h>
#include <ATen/MemoryOverlap.h>
#include <c10/core/InferenceMode.h>
#include <c10/core/impl/VirtualGuardImpl.h>

#include <utility>
#include <vector>

namespace isomem::torch {

using at::Tensor;
using Tensors = std::vector<Tensor>;

inline void check_tensor(const Tensor& tensor) {
  TORCH_CHECK(tensor.layout() == at::kStrided,
              "isomem: a tensor is sparse: only all_reduce takes such, of CPU tensors");
  TORCH_CHECK(tensor.device().is_cpu() || tensor.device().is_cuda(), "isomem: a tensor is on ",
              tensor.device(), ": the backend serves host memory and CUDA devices");
  TORCH_CHECK(!tensor.is_conj() && !tensor.is_neg(),
              "isomem: a tensor is a conjugated or negated view, of which the memory has other values: pass "
              "tensor.resolve_conj() or tensor.resolve_neg()");
}

inline void check_same_device(const Tensor& a, const Tensor& b) {
  TORCH_CHECK(a.device() == b.device(), "isomem: tensors of one operation are on ", a.device(), " and ",
              b.device());
}

/// Of tensors into which values come: known before any member waits for this one.
inline void check_written(const Tensors& tensors) {
  for (const Tensor& tensor : tensors) {
    TORCH_CHECK(
        tensor.layout() != at::kStrided || at::has_internal_overlap(tensor) != at::MemOverlap::Yes,
        "isomem: a tensor of sizes ", tensor.sizes(), " and strides ", tensor.strides(),
        " cannot be written: several of its elements are the same memory (expand); pass tensor.clone()");
  }
}

inline const char* data_of(const Tensor& tensor) { return static_cast<const char*>(tensor.const_data_ptr()); }

/// By any thread, also into parameters of a model and into tensors of inference mode.
inline void write(const Tensor& to, const Tensor& from) {
  const c10::InferenceMode mode(to.is_inference());
  const at::NoGradGuard no_grad;
  to.copy_(from);
}

/// The elements of a tensor one behind the other, which the tensor gets back in the end: `flat`, where they
/// are somewhere else already, as in the memory of another device.
class Flat {
 public:
  explicit Flat(const Tensor& tensor) : Flat(tensor, tensor.contiguous()) {}
  Flat(Tensor tensor, Tensor flat) : tensor_(std::move(tensor)), flat_(std::move(flat)) {}
  char* data() const { return static_cast<char*>(flat_.data_ptr()); }
  size_t bytes() const { return flat_.nbytes(); }
  void give_back() const {
    if (!flat_.is_same(tensor_)) write(tensor_, flat_);
    if (tensor_.device() == flat_.device()) return;
    const c10::impl::VirtualGuardImpl guard(tensor_.device().type());
    guard.synchronizeStream(guard.getStream(tensor_.device()));  // a tensor with gaps is filled by a kernel
  }

 private:
  Tensor tensor_, flat_;
};

/// Outputs of a collective, which are filled block by block.
class FlatList {
 public:
  FlatList(const Tensors& tensors, const Tensors& flats) {
    for (size_t i = 0; i < tensors.size(); ++i) flats_.emplace_back(tensors[i], flats[i]);
  }
  std::vector<char*> blocks() const {
    std::vector<char*> all;
    for (const Flat& flat : flats_) all.push_back(flat.data());
    return all;
  }
  void give_back() const {
    for (const Flat& flat : flats_) flat.give_back();
  }

 private:
  std::vector<Flat> flats_;
};

inline std::vector<const char*> inputs_of(const Tensors& flats) {
  std::vector<const char*> all;
  for (const Tensor& flat : flats) all.push_back(data_of(flat));
  return all;
}

inline bool overlap(const char* a, size_t a_bytes, const char* b, size_t b_bytes) {
  return a < b + b_bytes && b < a + a_bytes;
}
/// Whether a tensor shares memory with blocks of its size, other than by being block `me`.
template <class Char>
bool lies_across(const std::vector<Char*>& blocks, size_t me, const Tensor& tensor) {
  for (size_t i = 0; i < blocks.size(); ++i) {
    const bool is_own = i == me && blocks[i] == data_of(tensor);
    if (!is_own && overlap(data_of(tensor), tensor.nbytes(), blocks[i], tensor.nbytes())) return true;
  }
  return false;
}
/// What a member gives, or a copy of it if it lies where the blocks of others will, not in its own place.
inline Tensor apart_from(const std::vector<char*>& blocks, size_t me, const Tensor& given) {
  return lies_across(blocks, me, given) ? given.clone() : given;
}
/// Where a member's result goes, or memory of its own if blocks for others lie there.
inline Tensor apart_from(const std::vector<const char*>& blocks, size_t me, const Tensor& result) {
  return lies_across(blocks, me, result) ? at::empty_like(result) : result;
}

/// The n equal blocks of a tensor.
template <class Char>
std::vector<Char*> blocks_of(Char* data, size_t bytes, size_t n) {
  std::vector<Char*> all;
  for (size_t i = 0; i < n; ++i) all.push_back(data + i * (bytes / n));
  return all;
}

inline const Tensor& only(const char* operation, const Tensors& tensors) {
  TORCH_CHECK(tensors.size() == 1, "isomem: ", operation, " takes one tensor, not ", tensors.size());
  check_tensor(tensors[0]);
  return tensors[0];
}

inline void check_like(const char* operation, const Tensor& tensor, const Tensor& like, bool same_number) {
  check_tensor(tensor);
  check_same_device(tensor, like);
  TORCH_CHECK(tensor.scalar_type() == like.scalar_type() && (!same_number || tensor.numel() == like.numel()),
              "isomem: ", operation, ": a tensor of the list is ", tensor.scalar_type(), tensor.sizes(),
              ", the other one ", like.scalar_type(), like.sizes(), ": types ",
              same_number ? "and numbers of elements " : "", "must be the same");
}

/// Tensors of a list: as many as members, each like the one on the other side.
inline void check_list(const char* operation, const Tensors& list, size_t members, const Tensor& like,
                       bool same_number = true) {
  TORCH_CHECK(list.size() == members, "isomem: ", operation, ": the list has ", list.size(),
              " tensors, the group ", members, " members");
  for (const Tensor& tensor : list) check_like(operation, tensor, like, same_number);
}

/// The same where blocks of members may differ in size; that of member `me` is like the one on the other
/// side. Whether all of them are as large.
inline bool check_blocks(const char* operation, const Tensors& list, size_t members, size_t me,
                         const Tensor& like) {
  check_list(operation, list, members, like, false);
  check_like(operation, list[me], like, true);
  for (const Tensor& tensor : list) {
    if (tensor.numel() != like.numel()) return false;
  }
  return true;
}

inline void check_times(const char* operation, const Tensor& large, const Tensor& small, size_t members) {
  check_tensor(large);
  check_tensor(small);
  check_same_device(large, small);
  TORCH_CHECK(large.scalar_type() == small.scalar_type() &&
                  large.numel() == small.numel() * static_cast<int64_t>(members),
              "isomem: ", operation, ": ", large.scalar_type(), large.sizes(), " must have ", members,
              " times as many elements as ", small.scalar_type(), small.sizes(), ", of the same type");
}

}  // namespace isomem::torch
