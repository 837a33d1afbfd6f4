// SPDX-License-Identifier: Apache-2.0
// The C functions of isomem/stream.h.
#include <isomem/stream.h>

#include "api/nvshmem_on_stream.hpp"

namespace {

namespace api = isomem::api;
namespace on_stream = isomem::api::nvshmem::on_stream;
using isomem::Element;
using isomem::ReduceOp;
using isomem::Reduction;
using on_stream::Collective;

static_assert(ISOMEM_TYPE_UINT64 == static_cast<int>(Element::u64) &&
              ISOMEM_TYPE_DOUBLE == static_cast<int>(Element::f64) &&
              ISOMEM_TYPE_BFLOAT16 == static_cast<int>(Element::bf16) &&
              ISOMEM_OP_MAX == static_cast<int>(ReduceOp::max) &&
              ISOMEM_OP_XOR == static_cast<int>(ReduceOp::bxor) &&
              ISOMEM_ON_STREAM_BROADCAST == static_cast<int>(Collective::broadcast));

Reduction reduction_of(const char* routine, isomem_type_t type, isomem_op_t op) {
  api::check_range(routine, "type", type, ISOMEM_TYPE_INT8, ISOMEM_TYPE_BFLOAT16,
                   "ISOMEM_TYPE_INT8 to ISOMEM_TYPE_BFLOAT16");
  const bool is_integer = type <= ISOMEM_TYPE_UINT64;
  api::check_range(routine, "op", op, ISOMEM_OP_SUM, is_integer ? ISOMEM_OP_XOR : ISOMEM_OP_MAX,
                   is_integer ? "ISOMEM_OP_SUM to ISOMEM_OP_XOR" : "ISOMEM_OP_SUM to ISOMEM_OP_MAX");
  return {static_cast<ReduceOp>(op), static_cast<Element>(type)};
}

char* bytes_at(void* p) { return static_cast<char*>(p); }
const char* bytes_at(const void* p) { return static_cast<const char*>(p); }

}  // namespace

#define ISOMEM_EXPORTED extern "C" [[gnu::visibility("default")]]

ISOMEM_EXPORTED size_t isomem_limit_on_stream(nvshmem_team_t team, isomem_collective_t which) {
  api::check_range(__func__, "which", which, ISOMEM_ON_STREAM_REDUCE, ISOMEM_ON_STREAM_BROADCAST,
                   "ISOMEM_ON_STREAM_REDUCE to ISOMEM_ON_STREAM_BROADCAST");
  return on_stream::limit_of(__func__, team, static_cast<Collective>(which));
}

ISOMEM_EXPORTED int isomem_room_on_stream(nvshmem_team_t team, void* room, size_t bytes) {
  return on_stream::set_room(__func__, team, bytes_at(room), bytes);
}

ISOMEM_EXPORTED int isomem_reduce_on_stream(nvshmem_team_t team, void* dest, void* source, size_t nelems,
                                            isomem_type_t type, isomem_op_t op, cudaStream_t stream) {
  return on_stream::fold_places(__func__, team, {bytes_at(dest), bytes_at(source), nelems, false, 0},
                                reduction_of(__func__, type, op), stream);
}

ISOMEM_EXPORTED int isomem_reducescatter_on_stream(nvshmem_team_t team, void* dest, const void* source,
                                                   size_t step, size_t nelems, isomem_type_t type,
                                                   isomem_op_t op, cudaStream_t stream) {
  return on_stream::fold_places(__func__, team, {bytes_at(dest), bytes_at(source), nelems, true, step},
                                reduction_of(__func__, type, op), stream);
}

ISOMEM_EXPORTED int isomem_exchange_on_stream(nvshmem_team_t team, void* dest, size_t dest_step,
                                              const void* source, size_t source_step, size_t bytes,
                                              cudaStream_t stream) {
  return on_stream::fetch_blocks(__func__, team,
                                 {bytes_at(dest), dest_step, bytes_at(source), source_step, bytes}, stream);
}

ISOMEM_EXPORTED int isomem_broadcast_on_stream(nvshmem_team_t team, void* dest, void* source, size_t bytes,
                                               int root, cudaStream_t stream) {
  return on_stream::fetch_broadcast(__func__, team, dest, source, bytes, root, stream);
}
