// SPDX-License-Identifier: Apache-2.0
// broadcast, fcollect and alltoall of kernels: every type and mem, by thread, warp, block and by the host,
// every root, on the world and on split teams, one element to 1 MiB. A kernel runs a whole list of
// collectives, each into a slot of its own; then the whole area must be as computed. There is one kernel for
// all types, since they share their code. tests/gpu/back_to_back.cu repeats them without pause.
#include <algorithm>
#include <cstdlib>

#include "gpu_check.cuh"
#include "gpu_teams.cuh"
#include "gpu_types.cuh"

namespace {

enum Form { kBroadcast, kFcollect, kAlltoall, kForms };
enum Group { kThread, kWarp, kBlock, kHost };
const char* const kFormNames[] = {"broadcast", "fcollect", "alltoall"};
const char* const kGroupNames[] = {"a thread", "a warp", "a block", "the host"};
enum What { kStatus };
const char* const kWhat[] = {"return value of a collective"};

constexpr unsigned kThreads = 256;
constexpr size_t kDestBytes = size_t{48} << 20;
constexpr size_t kSourceBytes = size_t{16} << 20;
constexpr size_t kGuard = 48;

#define TYPE_NUMBER(NAME, TYPE) kType_##NAME,
enum Type { kType_mem, TEST_RMA_TYPES(TYPE_NUMBER) };

struct Case {
  int type, form, group, root;
  unsigned worker;  // the thread or warp that makes the call
  size_t to, from, n;
};

template <class T>
struct Call {
  int form;
  nvshmem_team_t team;
  T* dest;
  const T* source;
  size_t n;
  int root;
};

// The routines of one type, one struct each. A routine's name has the type in it, hence macros.
#define CALLS(BROADCAST, FCOLLECT, ALLTOALL)                                         \
  if (c.form == kBroadcast) return BROADCAST(c.team, c.dest, c.source, c.n, c.root); \
  if (c.form == kFcollect) return FCOLLECT(c.team, c.dest, c.source, c.n);           \
  return ALLTOALL(c.team, c.dest, c.source, c.n);
#define TYPED(NAME, TYPE)                                                                     \
  struct Typed_##NAME {                                                                       \
    using T = TYPE;                                                                           \
    static constexpr int kType = kType_##NAME;                                                \
    static const char* name() { return #NAME; }                                               \
    static __host__ __device__ int single(const Call<T>& c) {                                 \
      CALLS(nvshmem_##NAME##_broadcast, nvshmem_##NAME##_fcollect, nvshmem_##NAME##_alltoall) \
    }                                                                                         \
    static __device__ int warp(const Call<T>& c) {                                            \
      CALLS(nvshmemx_##NAME##_broadcast_warp, nvshmemx_##NAME##_fcollect_warp,                \
            nvshmemx_##NAME##_alltoall_warp)                                                  \
    }                                                                                         \
    static __device__ int block(const Call<T>& c) {                                           \
      CALLS(nvshmemx_##NAME##_broadcast_block, nvshmemx_##NAME##_fcollect_block,              \
            nvshmemx_##NAME##_alltoall_block)                                                 \
    }                                                                                         \
  };
TEST_RMA_TYPES(TYPED)

#if TEST_ISOMEM
#define BROADCASTMEM(GROUP) nvshmemx_broadcastmem_##GROUP
#else  // declared there without the root
#define BROADCASTMEM(GROUP) broadcastmem_##GROUP
__device__ int broadcastmem_warp(nvshmem_team_t team, void* dest, const void* source, size_t n, int root) {
  return nvshmemx_char_broadcast_warp(team, static_cast<char*>(dest), static_cast<const char*>(source), n,
                                      root);
}
__device__ int broadcastmem_block(nvshmem_team_t team, void* dest, const void* source, size_t n, int root) {
  return nvshmemx_char_broadcast_block(team, static_cast<char*>(dest), static_cast<const char*>(source), n,
                                       root);
}
#endif

struct Mem {
  using T = gpu::Bytes<1>;
  static constexpr int kType = kType_mem;
  static const char* name() { return "mem"; }
  static __host__ __device__ int single(const Call<T>& c) {
    CALLS(nvshmem_broadcastmem, nvshmem_fcollectmem, nvshmem_alltoallmem)
  }
  static __device__ int warp(const Call<T>& c) {
    CALLS(BROADCASTMEM(warp), nvshmemx_fcollectmem_warp, nvshmemx_alltoallmem_warp)
  }
  static __device__ int block(const Call<T>& c) {
    CALLS(BROADCASTMEM(block), nvshmemx_fcollectmem_block, nvshmemx_alltoallmem_block)
  }
};

struct Areas {
  unsigned char *dest, *source;

  template <class T>
  __host__ __device__ Call<T> call(const Case& c, nvshmem_team_t team) const {
    return {c.form, team,  reinterpret_cast<T*>(dest + c.to), reinterpret_cast<const T*>(source + c.from),
            c.n,    c.root};
  }
};

template <class Api>
__device__ int call(const Case& c, nvshmem_team_t team, const Areas& areas) {
  const auto call = areas.call<typename Api::T>(c, team);
  if (c.group == kThread && threadIdx.x == c.worker) return Api::single(call);
  if (c.group == kWarp && threadIdx.x / 32 == c.worker / 32) return Api::warp(call);
  return c.group == kBlock ? Api::block(call) : 0;
}

/// One collective after the other, by the threads that the case names.
__global__ void __launch_bounds__(kThreads)
    run_cases(const Case* cases, int count, nvshmem_team_t team, Areas areas, gpu::Report* report) {
  if (team == NVSHMEM_TEAM_INVALID) return;
  for (int i = 0; i < count; ++i) {
    const Case& c = cases[i];
    int status = -1;
#define CALL_TYPED(NAME, TYPE) \
  if (c.type == kType_##NAME) status = call<Typed_##NAME>(c, team, areas);
    TEST_RMA_TYPES(CALL_TYPED)
    if (c.type == kType_mem) status = call<Mem>(c, team, areas);
    gpu::expect(report, kStatus, static_cast<uint64_t>(i), static_cast<uint64_t>(status), 0);
    __syncthreads();  // the next one may be another warp's
  }
}

class Tester {
 public:
  explicit Tester(gpu::Session& session) : s_(session), dest_(kDestBytes), source_(kSourceBytes) {}

  template <class Api>
  void run(const gpu::Team& team) {
    begin(team);
    for (int group = kThread; group <= kBlock; ++group) {
      for (int form = kBroadcast; form < kForms; ++form) {
        for (size_t n : {0, 1, 2, 3, 4, 7, 8, 9, 15, 17, 33, 64, 129, 255, 1000, 1025, 4099}) {
          if (n > 64 && !gpu::all() && group == kThread && s_.common() % 2) continue;
          add<Api>(form, group, n);
        }
      }
    }
    for (int form = kBroadcast; form < kForms; ++form) add<Api>(form, kHost, 1 + s_.common() % 1000);
    finish<Api>();
  }

  /// Sizes at which other ways of moving data begin, with a ragged end.
  template <class Api>
  void large(const gpu::Team& team) {
    constexpr size_t kSize = sizeof(typename Api::T);
    for (int form = kBroadcast; form < kForms; ++form) {
      begin(team);
      for (size_t bytes : {size_t{16} << 10, size_t{100} << 10, size_t{1} << 20}) {
        if (kGuard + static_cast<size_t>(s_.n) * bytes * 3 > kDestBytes) continue;
        add<Api>(form, kBlock, bytes / kSize + 3);
        if (bytes <= (size_t{100} << 10)) add<Api>(form, kWarp, bytes / kSize + 1);
        if (bytes <= (size_t{16} << 10)) add<Api>(form, kThread, bytes / kSize + 1);
        if (bytes > (size_t{100} << 10)) add<Api>(form, kHost, bytes / kSize + 1);
      }
      finish<Api>();
    }
  }

 private:
  size_t draw(size_t below) { return s_.common() % below; }

  void begin(const gpu::Team& team) {
    team_ = &team;
    cases_.clear();
    end_ = kGuard;
  }

  /// Random draws are the same on all PEs, also on those that are no members.
  template <class Api>
  void add(int form, int group, size_t n) {
    constexpr size_t size = sizeof(typename Api::T);
    Case c = {};
    c.type = Api::kType;
    c.form = form;
    c.group = group;
    c.n = n;
    c.root = static_cast<int>(s_.common() % static_cast<uint64_t>(1 << 20)) % team_->size();
    c.worker = static_cast<unsigned>(draw(kThreads));
    const size_t blocks = static_cast<size_t>(team_->size());
    const size_t to_bytes = n * size * (form == kBroadcast ? 1 : blocks);
    const size_t from_bytes = n * size * (form == kAlltoall ? blocks : 1);
    c.to = (end_ + 15) / 16 * 16 + draw(16) / size * size;
    const size_t place = draw(size_t{1} << 20), shift = draw(16) / size * size;
    end_ = c.to + to_bytes + kGuard;
    if (end_ > kDestBytes || from_bytes + 64 > kSourceBytes) {
      gpu::die("collectives: the areas are too small for %zu bytes at %zu: raise kDestBytes", to_bytes, c.to);
    }
    c.from = place % ((kSourceBytes - from_bytes) / 16 - 1) * 16 + shift;
    cases_.push_back(c);
  }

  template <class Api>
  void finish() {
    s_.note("%zu collectives of %s on team %s", cases_.size(), Api::name(), team_->name.c_str());
    const uint64_t salt = s_.common();
    const gpu::Image poison = gpu::poison_image(end_);
    std::vector<gpu::Image> sources;
    for (int pe = 0; pe < s_.n; ++pe) sources.push_back(gpu::random_image(kSourceBytes, salt, pe));
    dest_.write(poison.data(), end_);
    source_.write(sources[static_cast<size_t>(s_.me)].data(), kSourceBytes);
    gpu::Private<Case> cases(cases_.size());
    cases.write(cases_.data(), cases_.size());
    gpu::everybody();
    const Areas areas = {dest_.get(), source_.get()};
    gpu::run_together(run_cases, 1, kThreads, cases.get(), static_cast<int>(cases_.size()), team_->handle,
                      areas, s_.report());
    for (const Case& c : cases_) {
      if (c.group != kHost || team_->rank < 0) continue;
      const int status = Api::single(areas.call<typename Api::T>(c, team_->handle));
      s_.check_equal(static_cast<uint64_t>(status), 0, "return value of a collective of the host");
    }
    gpu::everybody();
    s_.collect(kWhat);
    gpu::Image want = poison;
    if (team_->rank >= 0) {
      for (const Case& c : cases_) expected(c, sizeof(typename Api::T), sources, want);
    }
    s_.compare(dest_.read(end_), want,
               [&](size_t at) { return describe(at, Api::name(), sizeof(typename Api::T)); });
    gpu::everybody();
  }

  void expected(const Case& c, size_t size, const std::vector<gpu::Image>& sources, gpu::Image& want) const {
    const size_t bytes = c.n * size;
    if (bytes == 0) return;
    for (int i = 0; i < team_->size(); ++i) {
      if (c.form == kBroadcast && i != c.root) continue;
      const gpu::Image& source = sources[static_cast<size_t>(team_->members[static_cast<size_t>(i)])];
      const size_t from = c.from + (c.form == kAlltoall ? static_cast<size_t>(team_->rank) * bytes : 0);
      const size_t to = c.to + (c.form == kBroadcast ? 0 : static_cast<size_t>(i) * bytes);
      std::memcpy(want.data() + to, source.data() + from, bytes);
    }
  }

  std::string describe(size_t at, const char* type, size_t size) const {
    for (const Case& c : cases_) {
      const size_t blocks = c.form == kBroadcast ? 1 : static_cast<size_t>(team_->size());
      if (at + kGuard / 2 < c.to || at >= c.to + blocks * c.n * size + kGuard / 2) continue;
      char text[200];
      std::snprintf(text, sizeof text,
                    "byte %td of %s %s by %s, %zu elements of %zu bytes, root %d, alignments %zu to %zu",
                    static_cast<ptrdiff_t>(at - c.to), type, kFormNames[c.form], kGroupNames[c.group], c.n,
                    size, c.root, c.from % 16, c.to % 16);
      return text;
    }
    return "outside of all slots";
  }

  gpu::Session& s_;
  gpu::Symmetric<unsigned char> dest_, source_;
  const gpu::Team* team_ = nullptr;
  std::vector<Case> cases_;
  size_t end_ = 0;
};

}  // namespace

int main() {
  gpu::Session session("gpu.collectives");
  // one type: where PEs share GPUs, each collective takes as many turns of theirs as it has steps
  const bool few = std::getenv("ISOMEM_TEST_FEW") != nullptr;
  {
    gpu::Teams teams(session);
    Tester tester(session);
#define RUN_TYPED(NAME, TYPE) \
  if (!few) tester.run<Typed_##NAME>(teams.world());
    TEST_RMA_TYPES(RUN_TYPED)
    tester.run<Mem>(teams.world());
    tester.large<Mem>(teams.world());
    if (!few) tester.large<Typed_float>(teams.world());
    for (const gpu::Team& team : teams.made()) {
      tester.run<Mem>(team);
      if (few) continue;
      tester.run<Typed_double>(team);
      tester.run<Typed_short>(team);
    }
  }
  return session.done();
}
