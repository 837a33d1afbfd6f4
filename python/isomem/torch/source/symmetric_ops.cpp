// SPDX-License-Identifier: Apache-2.0
// Operations of torch.ops.symm_mem on CPU tensors, of which torch has the names but kernels for GPUs only.
#include <torch/library.h>

#include <atomic>
#include <map>

#include "fold.hpp"
#include "others_run.hpp"
#include "symmetric_memory.hpp"

namespace isomem::torch {

namespace {

using at::Tensor;

constexpr std::chrono::milliseconds kNoLimit{0};

c10d::ReduceOp::RedOpType op_of(const std::string& name) {
  using Op = c10d::ReduceOp;
  static const std::map<std::string, Op::RedOpType> all{
      {"sum", Op::SUM}, {"avg", Op::AVG}, {"min", Op::MIN}, {"max", Op::MAX}, {"product", Op::PRODUCT}};
  const auto found = all.find(name);
  TORCH_CHECK(found != all.end(), "isomem: argument reduce_op = ", name,
              "; valid: sum, avg, min, max, product");
  return found->second;
}

using Handle = c10::intrusive_ptr<c10d::symmetric_memory::SymmetricMemory>;

Handle handle_to(const Tensor& tensor, const std::string& group_name) {
  Handle handle = c10d::symmetric_memory::rendezvous(tensor, group_name);
  TORCH_CHECK(handle,
              "isomem: the tensor is not in symmetric memory: it must come from "
              "torch.distributed._symmetric_memory.empty()");
  return handle;
}

/// A symmetric tensor, and where the same elements of the other members are.
class Operand {
 public:
  Operand(const Tensor& tensor, const std::string& group_name, size_t elements)
      : tensor_(tensor),
        handle_(handle_to(tensor, group_name)),
        offset_(static_cast<size_t>(tensor.storage_offset()) * tensor.element_size()),
        copies_(static_cast<size_t>(handle_->get_world_size())) {
    TORCH_CHECK(tensor.is_contiguous(), "isomem: a symmetric tensor is not contiguous");
    TORCH_CHECK(elements <= static_cast<size_t>(tensor.numel()), "isomem: the symmetric tensor has ",
                tensor.numel(), " elements, ", elements, " are needed");
  }

  const Meeting& meeting() const { return static_cast<SymmetricMemory*>(handle_.get())->meeting(); }
  size_t members() const { return copies_.size(); }
  size_t me() const { return static_cast<size_t>(handle_->get_rank()); }

  /// out[i] = the elements `begin` + i of all members, folded; between two barriers.
  void fold_into(char* out, size_t begin, size_t elements, c10d::ReduceOp::RedOpType op) {
    const size_t element = tensor_.element_size();
    std::vector<const char*> in;
    for (size_t i = 0; i < members(); ++i)
      in.push_back(
          meeting().read(static_cast<int>(i), offset_ + begin * element, elements * element, copies_[i]));
    fold(tensor_.scalar_type(), op, out, in, elements);
  }

  /// Of each row of `row` elements those from `begin` on, `width` of them, folded; between two barriers.
  void fold_rows(char* out, size_t elements, size_t row, size_t begin, size_t width,
                 c10d::ReduceOp::RedOpType op) {
    const size_t element = tensor_.element_size();
    std::vector<const char*> in;
    for (size_t i = 0; i < members(); ++i)
      in.push_back(meeting().read(static_cast<int>(i), offset_, elements * element, copies_[i]) +
                   begin * element);
    for (size_t done = 0; done < elements; done += row, out += width * element) {
      fold(tensor_.scalar_type(), op, out, in, width);
      for (const char*& from : in) from += row * element;
    }
  }

  /// Elements from `begin` on, in the tensors of all members.
  void write(const char* from, size_t begin, size_t elements) {
    const size_t element = tensor_.element_size();
    for (size_t i = 0; i < members(); ++i)
      meeting().write(static_cast<int>((me() + i) % members()), offset_ + begin * element, from,
                      elements * element);
  }

 private:
  Tensor tensor_;
  Handle handle_;
  size_t offset_;
  std::vector<std::vector<char>> copies_;  // of members on other hosts
};

Tensor one_shot(const Tensor& symmetric, size_t elements, const std::string& reduce_op,
                const std::string& group_name, const Tensor& out) {
  const OthersRun others_run;
  const auto op = op_of(reduce_op);
  check_fold(symmetric.scalar_type(), op);
  TORCH_CHECK(out.is_contiguous() && out.scalar_type() == symmetric.scalar_type() &&
                  static_cast<size_t>(out.numel()) == elements,
              "isomem: argument out must be contiguous, of ", elements, " elements of ",
              symmetric.scalar_type());
  Operand operand(symmetric, group_name, elements);
  operand.meeting().barrier(0, kNoLimit);
  operand.fold_into(static_cast<char*>(out.data_ptr()), 0, elements, op);
  operand.meeting().barrier(0, kNoLimit);
  return out;
}

Tensor one_shot_all_reduce_out(const Tensor& input, std::string reduce_op, std::string group_name,
                               Tensor out) {
  return one_shot(input, static_cast<size_t>(input.numel()), reduce_op, group_name, out);
}

Tensor one_shot_all_reduce(const Tensor& input, std::string reduce_op, std::string group_name) {
  return one_shot_all_reduce_out(input, std::move(reduce_op), std::move(group_name), at::empty_like(input));
}

Tensor one_shot_all_reduce_copy_out(const Tensor& symmetric, const Tensor& local, std::string reduce_op,
                                    std::string group_name, Tensor out) {
  TORCH_CHECK(symmetric.scalar_type() == local.scalar_type() && local.numel() <= symmetric.numel(),
              "isomem: argument local_input is ", local.scalar_type(), local.sizes(), ", symm_buffer ",
              symmetric.scalar_type(), symmetric.sizes());
  symmetric.view({-1}).narrow(0, 0, local.numel()).copy_(local.reshape({-1}));
  return one_shot(symmetric, static_cast<size_t>(local.numel()), reduce_op, group_name, out);
}

Tensor one_shot_all_reduce_copy(const Tensor& symmetric, const Tensor& local, std::string reduce_op,
                                std::string group_name) {
  return one_shot_all_reduce_copy_out(symmetric, local, std::move(reduce_op), std::move(group_name),
                                      at::empty_like(local));
}

/// Each member folds its share and writes it into the tensors of all: nobody else looks at that share.
Tensor two_shot_all_reduce(Tensor input, std::string reduce_op, std::string group_name) {
  const OthersRun others_run;
  const auto op = op_of(reduce_op);
  check_fold(input.scalar_type(), op);
  const auto elements = static_cast<size_t>(input.numel());
  Operand operand(input, group_name, elements);
  const size_t n = operand.members();
  const size_t begin = operand.me() * elements / n, end = (operand.me() + 1) * elements / n;
  std::vector<char> share((end - begin) * input.element_size());
  operand.meeting().barrier(0, kNoLimit);
  operand.fold_into(share.data(), begin, end - begin, op);
  operand.write(share.data(), begin, end - begin);
  operand.meeting().barrier(0, kNoLimit);
  return input;
}

Tensor two_shot_all_reduce_out(Tensor input, std::string reduce_op, std::string group_name, Tensor out) {
  return out.copy_(two_shot_all_reduce(std::move(input), std::move(reduce_op), std::move(group_name)));
}

/// The sum's share for this member: a part of the whole, or of each row.
Tensor reduce_scatter_out(const Tensor& input, std::string group_name, bool split_last_dim, Tensor out) {
  const OthersRun others_run;
  constexpr auto op = c10d::ReduceOp::SUM;
  check_fold(input.scalar_type(), op);
  const auto elements = static_cast<size_t>(input.numel());
  Operand operand(input, group_name, elements);
  const size_t n = operand.members();
  const size_t row = split_last_dim && input.dim() > 0 ? static_cast<size_t>(input.size(-1)) : elements;
  TORCH_CHECK(row % n == 0, "isomem: argument input: ", split_last_dim ? "its last dimension" : "it", " has ",
              row, " elements, which are not divisible among ", n, " ranks");
  TORCH_CHECK(out.is_contiguous() && out.scalar_type() == input.scalar_type() &&
                  static_cast<size_t>(out.numel()) * n == elements,
              "isomem: argument output must be contiguous, of ", elements / n, " elements of ",
              input.scalar_type());
  const size_t share = row / n;
  operand.meeting().barrier(0, kNoLimit);
  if (elements > 0)
    operand.fold_rows(static_cast<char*>(out.data_ptr()), elements, row, operand.me() * share, share, op);
  operand.meeting().barrier(0, kNoLimit);
  return out;
}

/// Words of 32 bits, which other ranks may be waiting for; what was written before is there by then.
Tensor memset32(Tensor input, int64_t offset, int64_t value, int64_t count) {
  TORCH_CHECK(input.is_contiguous() && input.element_size() == 4,
              "isomem: argument input must be contiguous, of "
              "elements of 4 bytes");
  TORCH_CHECK(offset >= 0 && count > 0 && offset <= input.numel() - count,
              "isomem: arguments offset = ", offset, ", count = ", count, ": the tensor has ", input.numel(),
              " elements");
  TORCH_CHECK(value >= 0 && value <= UINT32_MAX, "isomem: argument val = ", value, "; valid: 32 bits");
  auto* const first = static_cast<uint32_t*>(input.data_ptr()) + offset;
  for (int64_t i = 0; i < count; ++i)
    std::atomic_ref(first[i]).store(static_cast<uint32_t>(value), std::memory_order_release);
  return input;
}

Tensor stream_write_value32(Tensor input, int64_t offset, int64_t value) {
  return memset32(std::move(input), offset, value, 1);
}

using Stack = ::torch::jit::Stack;

template <class... Arguments>
void call(Tensor (*function)(Arguments...), Stack& stack) {
  constexpr size_t n = sizeof...(Arguments);
  Tensor result = [&]<size_t... i>(std::index_sequence<i...>) {
    return function(::torch::jit::peek(stack, i, n).template to<std::decay_t<Arguments>>()...);
  }
  (std::index_sequence_for<Arguments...>{});
  ::torch::jit::drop(stack, n);
  ::torch::jit::push(stack, std::move(result));
}

/// Arguments come on a stack: torch's kernels for GPUs take them by value in one version and by reference in
/// another, and those of C++ would have to be alike.
template <auto function>
void boxed(const c10::OperatorHandle&, Stack* stack) {
  call(function, *stack);
}

template <auto function>
::torch::CppFunction kernel() {
  return ::torch::CppFunction::makeFromBoxedFunction<&boxed<function>>();
}

}  // namespace

void implement_symmetric_ops() {
  static ::torch::Library all(::torch::Library::IMPL, "symm_mem", c10::DispatchKey::CPU, __FILE__, __LINE__);
  all.impl("one_shot_all_reduce", kernel<one_shot_all_reduce>());
  all.impl("one_shot_all_reduce_out", kernel<one_shot_all_reduce_out>());
  all.impl("one_shot_all_reduce_copy", kernel<one_shot_all_reduce_copy>());
  all.impl("one_shot_all_reduce_copy_out", kernel<one_shot_all_reduce_copy_out>());
  all.impl("two_shot_all_reduce_", kernel<two_shot_all_reduce>());
  all.impl("two_shot_all_reduce_out", kernel<two_shot_all_reduce_out>());
  all.impl("reduce_scatter_out", kernel<reduce_scatter_out>());
  all.impl("memset32_", kernel<memset32>());
  all.impl("stream_write_value32_", kernel<stream_write_value32>());
}

}  // namespace isomem::torch
