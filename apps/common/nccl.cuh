// SPDX-License-Identifier: Apache-2.0
// Sums, broadcasts and messages by NCCL, for comparison. Its library is loaded if it is found when the
// program runs.
#pragma once

#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <string>
#include <vector>

#include "cuda.cuh"

namespace apps {

// Of nccl.h, in all its versions from 2.7 on.
struct NcclApi {
  struct Id {
    char bytes[128];
  };
  using Communicator = void*;
  static constexpr int of_float = 7, sum = 0;

  int (*unique_id)(Id*);
  int (*init_rank)(Communicator*, int ranks, Id, int rank);
  int (*all_reduce)(const void*, void*, size_t, int type, int op, Communicator, cudaStream_t);
  int (*broadcast)(const void*, void*, size_t, int type, int root, Communicator, cudaStream_t);
  int (*send)(const void*, size_t, int type, int peer, Communicator, cudaStream_t);
  int (*receive)(void*, size_t, int type, int peer, Communicator, cudaStream_t);
  int (*group_start)();
  int (*group_end)();
  int (*destroy)(Communicator);
  const char* (*text)(int);

  // Null where there is no NCCL.
  static const NcclApi* loaded() {
    static NcclApi api{};
    static const bool is_there = api.load();
    return is_there ? &api : nullptr;
  }

 private:
  bool load() {
    void* const library = dlopen("libnccl.so.2", RTLD_NOW | RTLD_LOCAL);
    return library != nullptr && find(library, "ncclGetUniqueId", unique_id) &&
           find(library, "ncclCommInitRank", init_rank) && find(library, "ncclAllReduce", all_reduce) &&
           find(library, "ncclBroadcast", broadcast) && find(library, "ncclSend", send) &&
           find(library, "ncclRecv", receive) && find(library, "ncclGroupStart", group_start) &&
           find(library, "ncclGroupEnd", group_end) && find(library, "ncclCommDestroy", destroy) &&
           find(library, "ncclGetErrorString", text);
  }
  template <typename F>
  static bool find(void* library, const char* name, F& function) {
    function = reinterpret_cast<F>(dlsym(library, name));
    return function != nullptr;
  }
};

// Whether no two PEs have the same GPU, as NCCL wants it. Collective.
inline bool each_has_a_gpu(const Job& job) {
  int device = 0;
  char host[256] = "", bus[64] = "";
  gethostname(host, sizeof host - 1);
  must(cudaGetDevice(&device), "GPU of this PE");
  must(cudaDeviceGetPCIBusId(bus, sizeof bus, device), "place of the GPU");
  std::vector<double> of_all(static_cast<size_t>(job.pes));
  of_all[static_cast<size_t>(job.me)] = static_cast<double>(
      std::hash<std::string>()(std::string(host) + bus) >> 12);  // a double has them whole
  of_all = Sums(of_all.size()).add_up(of_all);
  std::sort(of_all.begin(), of_all.end());
  return std::adjacent_find(of_all.begin(), of_all.end()) == of_all.end();
}

class Nccl {
 public:
  static constexpr const char* absent =
      "libnccl.so.2 was not found (pip's nvidia-nccl-cu13, or NVIDIA's package; LD_LIBRARY_PATH names its "
      "folder)";
  static constexpr const char* crowded = "NCCL needs a GPU for each PE, and PEs share some here";
  static bool is_there() { return NcclApi::loaded() != nullptr; }

  // Of all PEs, each on the GPU that it has set. Collective.
  explicit Nccl(const Job& job) {
    NcclApi::Id id{};
    if (job.first()) must(api_.unique_id(&id), "unique id");
    for (size_t at = 0; at < sizeof id; at += sizeof(int)) {
      int part = 0;
      std::memcpy(&part, id.bytes + at, sizeof part);
      part = agree(part);
      std::memcpy(id.bytes + at, &part, sizeof part);
    }
    must(api_.init_rank(&all_, job.pes, id, job.me), "communicator");
  }
  ~Nccl() { api_.destroy(all_); }
  Nccl(const Nccl&) = delete;
  Nccl& operator=(const Nccl&) = delete;

  void sum(const float* from, float* to, size_t count, cudaStream_t stream) {
    must(api_.all_reduce(from, to, count, NcclApi::of_float, NcclApi::sum, all_, stream), "all-reduce");
  }
  // PE 0's data to all.
  void broadcast(float* data, size_t count, cudaStream_t stream) {
    must(api_.broadcast(data, data, count, NcclApi::of_float, 0, all_, stream), "broadcast");
  }
  // A message: `count` values to a PE, or from one.
  struct Message {
    const float* from = nullptr;
    float* to = nullptr;
    size_t count;
    int pe;
  };
  // All of them at once; those between two PEs meet in the order in which both name them.
  void exchange(const std::vector<Message>& messages, cudaStream_t stream) {
    must(api_.group_start(), "group");
    for (const Message& m : messages) {
      must(m.from ? api_.send(m.from, m.count, NcclApi::of_float, m.pe, all_, stream)
                  : api_.receive(m.to, m.count, NcclApi::of_float, m.pe, all_, stream),
           "message");
    }
    must(api_.group_end(), "messages");
  }

 private:
  void must(int status, const char* what) const {
    if (status != 0) give_up(std::string("NCCL, ") + what + ": " + api_.text(status));
  }

  const NcclApi& api_ = *NcclApi::loaded();
  NcclApi::Communicator all_ = nullptr;
};

}  // namespace apps
