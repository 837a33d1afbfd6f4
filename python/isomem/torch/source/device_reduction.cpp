// SPDX-License-Identifier: Apache-2.0
#include "device_reduction.hpp"

#include <ATen/ATen.h>

namespace isomem::torch {

namespace {

using DeviceOp = c10d::ReduceOp::RedOpType;

std::optional<isomem_type_t> device_type_of(at::ScalarType type) {
  switch (type) {
    case at::kHalf:
      return ISOMEM_TYPE_HALF;
    case at::kBFloat16:
      return ISOMEM_TYPE_BFLOAT16;
    case at::kFloat:
      return ISOMEM_TYPE_FLOAT;
    case at::kDouble:
      return ISOMEM_TYPE_DOUBLE;
    case at::kByte:
    case at::kBool:
      return ISOMEM_TYPE_UINT8;
    case at::kChar:
      return ISOMEM_TYPE_INT8;
    case at::kShort:
      return ISOMEM_TYPE_INT16;
    case at::kInt:
      return ISOMEM_TYPE_INT32;
    case at::kLong:
      return ISOMEM_TYPE_INT64;
    default:
      return std::nullopt;
  }
}

/// Of bool, whose values are 0 and 1, the sum is or, the product and.
std::optional<isomem_op_t> device_op_of(DeviceOp op, bool is_bool) {
  switch (op) {
    case DeviceOp::SUM:
      return is_bool ? ISOMEM_OP_OR : ISOMEM_OP_SUM;
    case DeviceOp::AVG:
      return ISOMEM_OP_SUM;
    case DeviceOp::PRODUCT:
      return is_bool ? ISOMEM_OP_AND : ISOMEM_OP_PROD;
    case DeviceOp::MIN:
      return ISOMEM_OP_MIN;
    case DeviceOp::MAX:
      return ISOMEM_OP_MAX;
    case DeviceOp::BAND:
      return ISOMEM_OP_AND;
    case DeviceOp::BOR:
      return ISOMEM_OP_OR;
    case DeviceOp::BXOR:
      return ISOMEM_OP_XOR;
    default:
      return std::nullopt;
  }
}

}  // namespace

std::string DeviceReduction::type_name() const {
  static const char* const names[] = {"int8",  "uint8",  "int16", "uint16", "int32", "uint32",
                                      "int64", "uint64", "float", "double", "half",  "bfloat16"};
  return names[type];
}

std::string DeviceReduction::op_name() const {
  static const char* const names[] = {"sum", "prod", "min", "max", "and", "or", "xor"};
  return names[op];
}

std::optional<DeviceReduction> find_device_reduction(const Reduction& how) {
  const bool is_complex = at::isComplexType(how.type);
  if (is_complex && how.op != DeviceOp::SUM && how.op != DeviceOp::AVG) return std::nullopt;
  const auto type = device_type_of(is_complex ? c10::toRealValueType(how.type) : how.type);
  const auto op = device_op_of(how.op, how.type == at::kBool);
  const size_t parts = is_complex ? 2 : 1;
  if (!type || !op || (*type > ISOMEM_TYPE_UINT64 && *op > ISOMEM_OP_MAX)) return std::nullopt;
  return DeviceReduction{*type, *op, parts, how.element / parts};
}

DeviceReduction device_reduction(const Reduction& how) {
  check_fold(how.type, how.op);
  const auto found = find_device_reduction(how);
  TORCH_CHECK(found, "isomem: argument op = ", name_of(how.op), " is not possible for CUDA tensors of ",
              how.type);
  return *found;
}

}  // namespace isomem::torch
