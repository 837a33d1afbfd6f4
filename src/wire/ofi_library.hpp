// SPDX-License-Identifier: Apache-2.0
// The part of libfabric's interface that its wire uses (libfabric 1.17 and newer), looked up in
// libfabric.so.1 at run time, so that neither building nor loading the library needs it. Names are those of
// rdma/fabric.h and its kin without the prefix; structs have the same layout
// (tests/unit/ofi_layout_test.cpp).
#pragma once

#include <sys/uio.h>

#include <cstddef>
#include <cstdint>
#include <string>

namespace isomem::ofi {

struct Fid;

struct Ops {
  size_t size;
  int (*close)(Fid*);
  int (*bind)(Fid*, Fid* other, uint64_t flags);
  int (*control)(Fid*, int command, void* argument);
};

/// What everything that is opened begins with.
struct Fid {
  size_t kind;
  void* context;
  Ops* ops;
};
inline constexpr int kGetWait = 5, kEnable = 6;  // commands of control

struct TransmitAttr {
  uint64_t caps, mode, op_flags;
};

struct ReceiveAttr {
  uint64_t caps, mode, op_flags;
};

struct EndpointAttr {
  int type;
  uint32_t protocol, protocol_version;
  size_t max_msg_size;
};
inline constexpr int kReliableDatagrams = 3;  // FI_EP_RDM

struct DomainAttr {
  Fid* domain;
  char* name;
  int threading, control_progress, data_progress, resource_mgmt, av_type, mr_mode;
};
inline constexpr int kThreadDomain = 3, kManualProgress = 2;
inline constexpr int kMrVirtAddr = 1 << 4, kMrAllocated = 1 << 5, kMrProvKey = 1 << 6, kMrEndpoint = 1 << 9;

struct FabricAttr {
  Fid* fabric;
  char* name;
  char* prov_name;
};

struct Info {
  Info* next;
  uint64_t caps, mode;
  uint32_t addr_format;
  size_t src_addrlen, dest_addrlen;
  void *src_addr, *dest_addr;
  Fid* handle;
  TransmitAttr* tx_attr;
  ReceiveAttr* rx_attr;
  EndpointAttr* ep_attr;
  DomainAttr* domain_attr;
  FabricAttr* fabric_attr;
};
// capabilities, and flags of operations, memory and completions
inline constexpr uint64_t kMsg = 1 << 1, kRma = 1 << 2, kRecv = 1 << 10, kTransmit = 1 << 11;
inline constexpr uint64_t kRemoteRead = 1 << 12, kRemoteWrite = 1 << 13;
inline constexpr uint64_t kCompletion = 1 << 24, kDeliveryComplete = 1 << 28;
// modes: an operation's context has room of the provider's in front
inline constexpr uint64_t kContext = uint64_t{1} << 59, kContext2 = uint64_t{1} << 52;
inline constexpr size_t kContextWords = 8;

struct Fabric;
struct Domain;
struct Queue;
struct AddressVector;
struct Endpoint;
struct Region;

struct FabricOps {
  size_t size;
  int (*domain)(Fabric*, Info*, Domain**, void* context);
  void* unused[3];
  int (*trywait)(Fabric*, Fid** fids, int count);
};
struct Fabric {
  Fid fid;
  FabricOps* ops;
};

struct AddressVectorAttr {
  int type;
  int rx_ctx_bits;
  size_t count, ep_per_node;
  const char* name;
  void* map_addr;
  uint64_t flags;
};
inline constexpr int kTable = 2;

struct QueueAttr {
  size_t size;
  uint64_t flags;
  int format, wait_obj, signaling_vector, wait_cond;
  void* wait_set;
};
inline constexpr int kFormatMsg = 2, kWaitFd = 3;

struct DomainOps {
  size_t size;
  int (*av_open)(Domain*, AddressVectorAttr*, AddressVector**, void* context);
  int (*cq_open)(Domain*, QueueAttr*, Queue**, void* context);
  int (*endpoint)(Domain*, Info*, Endpoint**, void* context);
};
struct MemoryOps {
  size_t size;
  int (*reg)(Fid*, const void* start, size_t bytes, uint64_t access, uint64_t offset, uint64_t requested_key,
             uint64_t flags, Region**, void* context);
};
struct Domain {
  Fid fid;
  DomainOps* ops;
  MemoryOps* mr;
};
struct Region {
  Fid fid;
  void* mem_desc;
  uint64_t key;
};

using Address = uint64_t;
inline constexpr Address kAnyAddress = ~Address{0};

struct AddressVectorOps {
  size_t size;
  int (*insert)(AddressVector*, const void* address, size_t count, Address*, uint64_t flags, void* context);
};
struct AddressVector {
  Fid fid;
  AddressVectorOps* ops;
};

struct Completion {
  void* context;
  uint64_t flags;
  size_t bytes;
};
struct Failure {
  void* context;
  uint64_t flags;
  size_t bytes;
  void* buffer;
  uint64_t data, tag;
  size_t lost_bytes;
  int code, provider_code;
  void* data_of_code;
  size_t data_bytes;
};
struct QueueOps {
  size_t size;
  ssize_t (*read)(Queue*, void* completions, size_t count);
  void* unused;
  ssize_t (*readerr)(Queue*, Failure*, uint64_t flags);
};
struct Queue {
  Fid fid;
  QueueOps* ops;
};
inline constexpr int kAgain = 11, kFailureThere = 259;  // returned as negative numbers

struct RemotePlace {
  uint64_t address;
  size_t bytes;
  uint64_t key;
};
struct RmaMessage {
  const iovec* local;
  void** desc;
  size_t local_count;
  Address to;
  const RemotePlace* remote;
  size_t remote_count;
  void* context;
  uint64_t data;
};
struct ConnectionOps {
  size_t size;
  void* setname;
  int (*getname)(Fid*, void* address, size_t* bytes);
};
struct MessageOps {
  size_t size;
  ssize_t (*recv)(Endpoint*, void* buffer, size_t bytes, void* desc, Address from, void* context);
  void* unused[2];
  ssize_t (*send)(Endpoint*, const void* buffer, size_t bytes, void* desc, Address to, void* context);
};
struct RmaOps {
  size_t size;
  ssize_t (*read)(Endpoint*, void* buffer, size_t bytes, void* desc, Address from, uint64_t address,
                  uint64_t key, void* context);
  void* unused[4];
  ssize_t (*writemsg)(Endpoint*, const RmaMessage*, uint64_t flags);
};
struct Endpoint {
  Fid fid;
  void* ops;
  ConnectionOps* cm;
  MessageOps* msg;
  RmaOps* rma;
};

struct Library {
  int (*getinfo)(uint32_t version, const char* node, const char* service, uint64_t flags, const Info* hints,
                 Info**);
  void (*freeinfo)(Info*);
  Info* (*dupinfo)(const Info*);
  int (*fabric)(FabricAttr*, Fabric**, void* context);
  const char* (*strerror)(int);
  uint32_t (*version)();
};
inline constexpr uint32_t kVersion = 1 << 16 | 17;

/// Loads it once for the process. Throws Error with what to install.
const Library& library();

/// "1.17".
std::string version();

}  // namespace isomem::ofi
