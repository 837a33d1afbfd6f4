// SPDX-License-Identifier: Apache-2.0
#include "sparse.hpp"

#include <numeric>
#include <stdexcept>

#include "tensors.hpp"

namespace isomem::torch {

namespace {

/// The rows of all members, one behind the other; rows[i]: how many member i has.
Tensor all_rows(Collectives& collectives, const Tensor& mine, const std::vector<int64_t>& rows,
                Clock::time_point deadline) {
  const size_t n = rows.size();
  std::vector<int64_t> shape = mine.sizes().vec();
  shape[0] = std::accumulate(rows.begin(), rows.end(), int64_t{0});
  Tensor all = at::empty(shape, mine.options());
  std::vector<char*> to;
  std::vector<size_t> takes;
  const size_t row = shape[0] == 0 ? 0 : all.nbytes() / static_cast<size_t>(shape[0]);
  auto* next = static_cast<char*>(all.data_ptr());
  for (const int64_t count : rows) {
    to.push_back(next);
    takes.push_back(static_cast<size_t>(count) * row);
    next += takes.back();
  }
  const std::vector<const char*> from(n, data_of(mine));
  collectives.all_to_all(from, std::vector<size_t>(n, mine.nbytes()), to, takes, false, mine.scalar_type(),
                         deadline);
  return all;
}

}  // namespace

void check_sparse(const Tensor& tensor, const c10d::ReduceOp& op) {
  TORCH_CHECK(tensor.device().is_cpu(), "isomem: all_reduce: a sparse tensor is on ", tensor.device(),
              ": the backend serves host memory");
  TORCH_CHECK(op.op_ == c10d::ReduceOp::SUM, "isomem: all_reduce: argument op = ", name_of(op.op_),
              "; valid for sparse tensors: SUM");
}

void all_reduce_sparse(Collectives& collectives, size_t members, const Tensor& tensor,
                       Clock::time_point deadline) {
  const at::NoGradGuard no_grad;
  const Tensor mine = tensor.coalesce();
  const Tensor values = mine.values().contiguous(), indices = mine.indices().t().contiguous();
  // of each member: rows, shape
  std::vector<int64_t> told{values.size(0), mine.sparse_dim()};
  told.insert(told.end(), mine.sizes().begin(), mine.sizes().end());
  const size_t width = told.size();
  std::vector<int64_t> all(members * width), rows;
  std::vector<char*> to;
  for (size_t i = 0; i < members; ++i) to.push_back(reinterpret_cast<char*>(&all[i * width]));
  collectives.all_gather(reinterpret_cast<const char*>(told.data()), to, tensor.scalar_type(),
                         width * sizeof(int64_t), deadline);
  for (size_t i = 0; i < members; ++i) {
    rows.push_back(all[i * width]);
    if (!std::equal(told.begin() + 1, told.end(), all.begin() + static_cast<ptrdiff_t>(i * width) + 1))
      throw std::runtime_error(
          "isomem: all_reduce: sparse tensors have different shapes or sparse dimensions");
  }
  const Tensor all_indices = all_rows(collectives, indices, rows, deadline);
  const Tensor all_values = all_rows(collectives, values, rows, deadline);
  tensor.copy_(at::sparse_coo_tensor(all_indices.t(), all_values, mine.sizes()).coalesce());
}

}  // namespace isomem::torch
