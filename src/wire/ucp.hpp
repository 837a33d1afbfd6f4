// SPDX-License-Identifier: Apache-2.0
// The part of UCX's interface that its wire uses (UCX 1.13 and newer), looked up in libucp.so.0 at run time,
// so that neither building nor loading the library needs UCX. Names without the prefix are those of
// ucp/api/ucp.h; structs have the same layout, and a mask says which of their fields are set.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>

namespace isomem::ucp {

using Context = struct OpaqueContext*;
using Worker = struct OpaqueWorker*;
using Endpoint = struct OpaqueEndpoint*;
using Memory = struct OpaqueMemory*;
using Key = struct OpaqueKey*;

/// ucs_status_t: errors are negative.
using Code = int8_t;
inline constexpr Code kOk = 0;
inline constexpr Code kUnreachable = -6;
inline constexpr Code kBusy = -15;

/// ucs_status_ptr_t: null is done, the last 100 addresses are errors, everything else a request.
inline bool is_request(const void* pointer) {
  return pointer && reinterpret_cast<uintptr_t>(pointer) < ~uintptr_t{0} - 99;
}
inline Code code_of(const void* pointer) { return static_cast<Code>(reinterpret_cast<intptr_t>(pointer)); }

struct Params {
  enum : uint64_t { kFeatures = 1 };
  enum : uint64_t { kRma = 2, kWakeup = 16, kMessages = 64 };
  uint64_t mask;
  uint64_t features;
  uint64_t unused[12];
};

struct WorkerParams {
  enum : uint64_t { kThreadMode = 1 };
  uint64_t mask;
  int thread_mode;  // 1: one thread at a time
  uint64_t unused[32];
};

struct EndpointParams {
  enum : uint64_t { kAddress = 1, kErrorMode = 2, kErrorHandler = 4 };
  uint64_t mask;
  const void* address;
  int error_mode;  // 1: tells when the peer is gone
  void (*on_error)(void* argument, Endpoint, Code);
  void* argument;
  uint64_t unused[16];
};

/// ucs_memory_type_t
inline constexpr int kHost = 0;
inline constexpr int kCuda = 1;

struct ContextAttributes {
  enum : uint64_t { kMemoryTypes = 4 };
  uint64_t mask;
  size_t request_size;
  int thread_mode;
  uint64_t memory_types;  // a bit for each
  uint64_t unused[16];
};

struct MapParams {
  enum : uint64_t { kAddress = 1, kLength = 2, kMemoryType = 16 };
  uint64_t mask;
  void* address;
  size_t length;
  unsigned flags;
  unsigned protection;
  int memory_type;
  uint64_t unused[6];
};

struct HandlerParams {
  enum : uint64_t { kId = 1, kFlags = 2, kCallback = 4, kArgument = 8 };
  uint64_t mask;
  unsigned id;
  uint32_t flags;  // 1: messages come whole
  Code (*callback)(void* argument, const void* header, size_t header_bytes, void* data, size_t bytes,
                   const void* param);
  void* argument;
  uint64_t unused[4];
};

// in the first word of `param` of a callback
inline constexpr uint64_t kRendezvous = 1
                                        << 17;  // there is no message yet: `data` describes one to be fetched

struct RequestParam {
  enum : uint32_t { kCallback = 2, kUserData = 4, kFlags = 16, kMemoryType = 64, kMemory = 256 };
  uint32_t mask;
  uint32_t flags;
  void* request;
  void (*callback)(void* request, Code, void* user_data);
  uint64_t datatype;
  void* user_data;
  void* reply_buffer;
  int memory_type;  // of the local side: kHost, of which nothing has to be found out
  void* receive_info;
  Memory memory;  // what the local side is registered as
  uint64_t unused[4];
};
// in RequestParam::flags
inline constexpr uint32_t kSendEager = 2;     // of a message
inline constexpr uint32_t kCloseByForce = 1;  // of an endpoint, nothing is sent any more

struct Library {
  void (*get_version)(unsigned*, unsigned*, unsigned*);
  Code (*init_version)(unsigned, unsigned, const Params*, const void* config, Context*);
  Code (*context_query)(Context, ContextAttributes*);
  void (*cleanup)(Context);
  Code (*worker_create)(Context, const WorkerParams*, Worker*);
  void (*worker_destroy)(Worker);
  Code (*worker_get_address)(Worker, void** address, size_t* bytes);
  void (*worker_release_address)(Worker, void* address);
  Code (*worker_set_am_recv_handler)(Worker, const HandlerParams*);
  unsigned (*worker_progress)(Worker);
  Code (*worker_get_efd)(Worker, int*);
  Code (*worker_arm)(Worker);
  Code (*ep_create)(Worker, const EndpointParams*, Endpoint*);
  void* (*ep_close_nbx)(Endpoint, const RequestParam*);
  void* (*ep_flush_nbx)(Endpoint, const RequestParam*);
  void (*ep_print_info)(Endpoint, std::FILE*);
  void* (*am_send_nbx)(Endpoint, unsigned id, const void* header, size_t header_bytes, const void* data,
                       size_t bytes, const RequestParam*);
  void* (*put_nbx)(Endpoint, const void* data, size_t bytes, uint64_t remote, Key, const RequestParam*);
  void* (*get_nbx)(Endpoint, void* data, size_t bytes, uint64_t remote, Key, const RequestParam*);
  Code (*mem_map)(Context, const MapParams*, Memory*);
  Code (*mem_unmap)(Context, Memory);
  Code (*rkey_pack)(Context, Memory, void** packed, size_t* bytes);
  void (*rkey_buffer_release)(void* packed);
  Code (*ep_rkey_unpack)(Endpoint, const void* packed, Key*);
  void (*rkey_destroy)(Key);
  Code (*request_check_status)(void* request);
  void (*request_free)(void* request);
  const char* (*status_string)(Code);
};

/// Loads it once for the process. Throws Error with what to install.
const Library& library();

/// "1.13.1".
std::string version();
/// 13 of it.
unsigned minor_version();

}  // namespace isomem::ucp
