// SPDX-License-Identifier: Apache-2.0
// Collectives on streams whose data lie where each PE likes: isomem_stream(7). C99 and C++.
#ifndef ISOMEM_STREAM_H
#define ISOMEM_STREAM_H

#include <isomem/nvshmem/types.h>

#if defined(__cplusplus)
extern "C" {
#endif

// What is folded, and how.
typedef enum {
  ISOMEM_TYPE_INT8,
  ISOMEM_TYPE_UINT8,
  ISOMEM_TYPE_INT16,
  ISOMEM_TYPE_UINT16,
  ISOMEM_TYPE_INT32,
  ISOMEM_TYPE_UINT32,
  ISOMEM_TYPE_INT64,
  ISOMEM_TYPE_UINT64,
  ISOMEM_TYPE_FLOAT,
  ISOMEM_TYPE_DOUBLE,
  ISOMEM_TYPE_HALF,
  ISOMEM_TYPE_BFLOAT16
} isomem_type_t;

// The last three are for integers.
typedef enum {
  ISOMEM_OP_SUM,
  ISOMEM_OP_PROD,
  ISOMEM_OP_MIN,
  ISOMEM_OP_MAX,
  ISOMEM_OP_AND,
  ISOMEM_OP_OR,
  ISOMEM_OP_XOR
} isomem_op_t;

// The routines, for isomem_limit_on_stream.
typedef enum {
  ISOMEM_ON_STREAM_REDUCE,
  ISOMEM_ON_STREAM_REDUCESCATTER,
  ISOMEM_ON_STREAM_EXCHANGE,
  ISOMEM_ON_STREAM_BROADCAST
} isomem_collective_t;

// Bytes of a result (reductions), of a block (exchange), or in all (broadcast) up to which not only `dest`
// but also `source` may be any memory of the GPU. Beyond, `source` is symmetric device memory, but at an
// address of each PE's own. The same on all members of a team. With a room there is no limit (SIZE_MAX). 0 if
// the caller is not a member, or the team has members on other hosts, for which the routines do nothing.
size_t isomem_limit_on_stream(nvshmem_team_t team, isomem_collective_t which);

// A room of that much serves teams of up to 1024 members, and two members as well as any larger one. Between
// four, sums and broadcasts of tens of megabytes took a tenth less through a large one on one GPU.
#define ISOMEM_ROOM_BYTES ((size_t)17 << 20)
#define ISOMEM_LARGE_ROOM_BYTES ((size_t)25 << 20)

// From now on what is beyond the limits goes through `room`, from and to any memory, in chunks that members
// push into each other's rooms. `room` is symmetric device memory at the same place on all members, is filled
// with zeros on all of them before any of them uses it, and then is the library's until the team is destroyed
// or gets another room, and all members have ended what they had begun. Null: none. A CUDA graph keeps the
// room that the team had when it was captured. Three and more teams with a room have fewer blocks of the GPU
// each, so that their collectives may run at once. All members call it, with the same `bytes`, while none of
// the team's collectives runs. Returns 0; -1 if the caller is not a member; 1, having done nothing, if the
// team has members on other hosts, or the room is too small for it.
int isomem_room_on_stream(nvshmem_team_t team, void* room, size_t bytes);

// All members call them with the same numbers of elements or bytes. The steps need not be the same. All
// return 0; -1 if the caller is not a member; 1, having done nothing, if the team has members on other hosts.

// dest[i] of all = source[i] of all members, folded in their order. `dest` is `source` or disjoint from it.
// Without a room, beyond the limit, parts of the result may be left in `source`. With one both are aligned as
// their elements, as are those of isomem_reducescatter_on_stream, and its step.
int isomem_reduce_on_stream(nvshmem_team_t team, void* dest, void* source, size_t nelems, isomem_type_t type,
                            isomem_op_t op, cudaStream_t stream);

// dest[i] = block `me` of the sources of all members, folded. Block k is at source + k * step, in bytes.
// `dest` is the caller's block or disjoint from `source`.
int isomem_reducescatter_on_stream(nvshmem_team_t team, void* dest, const void* source, size_t step,
                                   size_t nelems, isomem_type_t type, isomem_op_t op, cudaStream_t stream);

// Block k, at dest + k * dest_step, becomes block `me`, at source + me * source_step, of member k; with
// source_step 0 all get the same one, which may be the caller's block of `dest`.
int isomem_exchange_on_stream(nvshmem_team_t team, void* dest, size_t dest_step, const void* source,
                              size_t source_step, size_t bytes, cudaStream_t stream);

// `dest` of all but the root becomes the root's `source`. On the others, beyond the limit, `source` is room
// for as many bytes, which are overwritten; it may be `dest`.
int isomem_broadcast_on_stream(nvshmem_team_t team, void* dest, void* source, size_t bytes, int root,
                               cudaStream_t stream);

#if defined(__cplusplus)
}
#endif

#endif  // ISOMEM_STREAM_H
