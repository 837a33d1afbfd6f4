// SPDX-License-Identifier: Apache-2.0
// reduce and reducescatter: every operation and type, in place and not, on the world and on split teams, one
// element to 1 MiB; values add up exactly. Compiling them takes longest, since each operator of each kind of
// element is code of its own: one source for three programs (TEST_GROUP is 0 for a thread and the host, 1 for
// a warp, 2 for a block and for maxloc), and one kernel for all types of a kind, which share that code.
#include <algorithm>

#include "gpu_check.cuh"
#include "gpu_teams.cuh"
#include "gpu_types.cuh"

#ifndef TEST_GROUP
#define TEST_GROUP 2
#endif

// Enough to show that this compiles, where nobody runs it; tests/api calls every name.
#if defined(TEST_FEW_TYPES)
#undef TEST_REDUCE_TYPES
#undef TEST_REDUCE_BIT_TYPES
#define TEST_REDUCE_TYPES(X) \
  X(int8, int8_t) X(short, short) X(int64, int64_t) X(half, half) X(float, float) X(double, double)
#define TEST_REDUCE_BIT_TYPES(X) X(uint8, uint8_t) X(uint32, uint32_t)
#endif

namespace {

enum Op { kSum, kProd, kMin, kMax, kAnd, kOr, kXor };
const char* const kOpNames[] = {"sum", "prod", "min", "max", "and", "or", "xor"};
const char* const kGroupName[] = {"a thread", "a warp", "a block"};
enum What { kStatus };
const char* const kWhat[] = {"return value of a reduction"};

constexpr unsigned kThreads = 256;
constexpr size_t kDestBytes = size_t{24} << 20;
constexpr size_t kSourceBytes = size_t{16} << 20;
constexpr size_t kGuard = 48;

struct Case {
  int type, op;
  bool scatter, in_place, by_host;
  unsigned worker;
  size_t to, from, n;
};

template <class T>
struct Call {
  bool scatter;
  nvshmem_team_t team;
  T* dest;
  const T* source;
  size_t n;
};

// The routines of one type, one struct each. A routine's name has the type in it, hence macros.
#if TEST_GROUP == 0
#define WHERE __host__ __device__
#define ROUTINE(NAME, OP, KIND) nvshmem_##NAME##_##OP##_##KIND
#elif TEST_GROUP == 1
#define WHERE __device__
#define ROUTINE(NAME, OP, KIND) nvshmemx_##NAME##_##OP##_##KIND##_warp
#else
#define WHERE __device__
#define ROUTINE(NAME, OP, KIND) nvshmemx_##NAME##_##OP##_##KIND##_block
#endif
#define OPERATION(NAME, NUMBER, OP)                                                    \
  if constexpr (op == NUMBER) {                                                        \
    return c.scatter ? ROUTINE(NAME, OP, reducescatter)(c.team, c.dest, c.source, c.n) \
                     : ROUTINE(NAME, OP, reduce)(c.team, c.dest, c.source, c.n);       \
  }
#define STANDARD(NAME, TYPE)                                                             \
  struct Standard_##NAME {                                                               \
    using T = TYPE;                                                                      \
    static constexpr int kType = kStandard_##NAME, kFirst = kSum, kLast = kMax;          \
    static const char* name() { return #NAME; }                                          \
    template <int op>                                                                    \
    static WHERE int call(const Call<T>& c) {                                            \
      OPERATION(NAME, kSum, sum)                                                         \
      OPERATION(NAME, kProd, prod) OPERATION(NAME, kMin, min) OPERATION(NAME, kMax, max) \
    }                                                                                    \
  };
#define BITWISE(NAME, TYPE)                                                          \
  struct Bitwise_##NAME {                                                            \
    using T = TYPE;                                                                  \
    static constexpr int kType = kBitwise_##NAME, kFirst = kAnd, kLast = kXor;       \
    static const char* name() { return #NAME; }                                      \
    template <int op>                                                                \
    static WHERE int call(const Call<T>& c) {                                        \
      OPERATION(NAME, kAnd, and) OPERATION(NAME, kOr, or) OPERATION(NAME, kXor, xor) \
    }                                                                                \
  };
#define STANDARD_NUMBER(NAME, TYPE) kStandard_##NAME,
#define BITWISE_NUMBER(NAME, TYPE) kBitwise_##NAME,
enum Type { TEST_REDUCE_TYPES(STANDARD_NUMBER) TEST_REDUCE_BIT_TYPES(BITWISE_NUMBER) };
TEST_REDUCE_TYPES(STANDARD)
TEST_REDUCE_BIT_TYPES(BITWISE)

/// The type whose kernel a type is called from: integers go by their size, and by their sign if it matters.
template <class T, int op>
constexpr auto kind_of() {
  if constexpr (!std::is_integral<T>::value) {
    return T{};
  } else if constexpr (std::is_signed<T>::value && (op == kMin || op == kMax)) {
    return std::conditional_t<
        sizeof(T) == 8, int64_t,
        std::conditional_t<sizeof(T) == 4, int32_t, std::conditional_t<sizeof(T) == 2, int16_t, int8_t>>>{};
  } else {
    return std::conditional_t<sizeof(T) == 8, uint64_t,
                              std::conditional_t<sizeof(T) == 4, uint32_t,
                                                 std::conditional_t<sizeof(T) == 2, uint16_t, uint8_t>>>{};
  }
}
template <class T, int op>
using Kind = decltype(kind_of<T, op>());

struct Areas {
  unsigned char *dest, *source;

  template <class T>
  __host__ __device__ Call<T> call(const Case& c, nvshmem_team_t team) const {
    T* to = reinterpret_cast<T*>(dest + c.to);
    return {c.scatter, team, to, c.in_place ? to : reinterpret_cast<const T*>(source + c.from), c.n};
  }
};

template <class Api, class K, int op>
__device__ void call_if(const Case& c, nvshmem_team_t team, const Areas& areas, int* status) {
  if constexpr (std::is_same<Kind<typename Api::T, op>, K>::value && Api::kFirst <= op && op <= Api::kLast) {
    if (c.type == Api::kType) *status = Api::template call<op>(areas.call<typename Api::T>(c, team));
  }
}
template <class K, int op>
__device__ int call(const Case& c, nvshmem_team_t team, const Areas& areas) {
  int status = -1;
#define CALL_STANDARD(NAME, TYPE) call_if<Standard_##NAME, K, op>(c, team, areas, &status);
#define CALL_BITWISE(NAME, TYPE) call_if<Bitwise_##NAME, K, op>(c, team, areas, &status);
  TEST_REDUCE_TYPES(CALL_STANDARD)
  TEST_REDUCE_BIT_TYPES(CALL_BITWISE)
  return status;
}

template <class K, int op>
__global__ void __launch_bounds__(kThreads)
    run_cases(const Case* cases, int count, nvshmem_team_t team, Areas areas, gpu::Report* report) {
  if (team == NVSHMEM_TEAM_INVALID) return;
  for (int i = 0; i < count; ++i) {
    const Case& c = cases[i];
    const bool calls =
        TEST_GROUP == 2 || (TEST_GROUP == 1 ? threadIdx.x / 32 == c.worker / 32 : threadIdx.x == c.worker);
    if (calls && !c.by_host) {
      const int status = call<K, op>(c, team, areas);
      gpu::expect(report, kStatus, static_cast<uint64_t>(i), static_cast<uint64_t>(status), 0);
    }
    __syncthreads();  // the next one may be another warp's
  }
}

#if TEST_GROUP == 2
__global__ void __launch_bounds__(kThreads)
    find_greatest(nvshmem_team_t team, double2* dest, const double2* source, size_t n, gpu::Report* report) {
  if (team == NVSHMEM_TEAM_INVALID) return;
  const int status = nvshmemx_double2_maxloc_reduce_block(team, dest, source, n);
  gpu::expect(report, kStatus, n, static_cast<uint64_t>(status), 0);
}
#endif

/// Element `i` of PE `pe`. Products stay exact in every type: powers of two with signs.
template <class T>
T element(uint64_t salt, int pe, size_t i, bool for_products) {
  const uint64_t random = gpu::word(salt, pe, i);
  if (!for_products || std::is_integral<T>::value) return gpu::value_of<T>(random);
  const int power = random & 1 ? 2 : 1;
  return gpu::small<T>(random & 2 ? -power : power);
}

template <class T>
T fold(int op, T a, T b) {
  if constexpr (std::is_integral<T>::value) {
    const auto x = static_cast<uint64_t>(a), y = static_cast<uint64_t>(b);  // wraps
    switch (op) {
      case kSum:
        return static_cast<T>(x + y);
      case kProd:
        return static_cast<T>(x * y);
      case kMin:
        return std::min(a, b);
      case kMax:
        return std::max(a, b);
      case kAnd:
        return static_cast<T>(x & y);
      case kOr:
        return static_cast<T>(x | y);
      default:
        return static_cast<T>(x ^ y);
    }
  } else {
    const double x = gpu::as_double(a), y = gpu::as_double(b);
    const double result = op == kSum    ? x + y
                          : op == kProd ? x * y
                          : op == kMin  ? std::min(x, y)
                                        : std::max(x, y);
    return gpu::small<T>(static_cast<int>(result));
  }
}

class Tester {
 public:
  explicit Tester(gpu::Session& session) : s_(session), dest_(kDestBytes), source_(kSourceBytes) {}

  template <class Api, int... ops>
  void run(const gpu::Team& team) {
    (run_one<Api, ops>(team), ...);
  }

  template <class Api, int op>
  void large(const gpu::Team& team) {
    begin(team);
    const size_t most = TEST_GROUP == 2 ? size_t{1} << 20 : size_t{48} << 10;
    for (size_t bytes = size_t{12} << 10; bytes <= most; bytes = bytes * 3 + 100) {
      const size_t n = bytes / sizeof(typename Api::T) + 3;
      add<Api>(op, false, false, n);
      add<Api>(op, false, true, n);
      if (bytes * static_cast<size_t>(s_.n) < kSourceBytes / 2) add<Api>(op, true, false, n);
    }
    finish<Api, op>();
  }

#if TEST_GROUP == 2
  /// Pairs of a value and a place; few values, so that many are equal: then the smaller place counts.
  void maxloc(const gpu::Team& team) {
    for (size_t n : {1, 2, 5, 33, 1000, 4099}) {
      s_.note("maxloc of %zu pairs by a block on team %s", n, team.name.c_str());
      const uint64_t salt = s_.common();
      const auto pair = [&](int pe, size_t i) {
        const uint64_t random = gpu::word(salt, pe, i);
        return double2{static_cast<double>(random % 5) - 2, static_cast<double>((random >> 8) % 1000)};
      };
      std::vector<double2> mine, want;
      for (size_t i = 0; i < n; ++i) {
        mine.push_back(pair(s_.me, i));
        double2 best = pair(team.members[0], i);
        for (int pe : team.members) {
          const double2 other = pair(pe, i);
          if (other.x > best.x || (other.x == best.x && other.y < best.y)) best = other;
        }
        want.push_back(best);
      }
      const size_t bytes = n * sizeof(double2), area = bytes + 2 * kGuard;
      for (bool in_place : {false, true}) {
        gpu::Image image = gpu::poison_image(area);
        unsigned char* source = in_place ? dest_.get() + kGuard : source_.get();
        dest_.write(image.data(), area);
        CUDA(cudaMemcpy(source, mine.data(), bytes, cudaMemcpyHostToDevice));
        gpu::everybody();
        gpu::run_together(find_greatest, 1, kThreads, team.handle,
                          reinterpret_cast<double2*>(dest_.get() + kGuard),
                          reinterpret_cast<const double2*>(source), n, s_.report());
        gpu::everybody();
        s_.collect(kWhat);
        const auto& there = team.rank < 0 ? mine : want;
        if (team.rank >= 0 || in_place) std::memcpy(image.data() + kGuard, there.data(), bytes);
        s_.compare(dest_.read(area), image, [](size_t at) {
          return at < kGuard ? std::string("before the pairs")
                             : "of pair " + std::to_string((at - kGuard) / 16);
        });
      }
    }
  }
#endif

 private:
  template <class Api, int op>
  void run_one(const gpu::Team& team) {
    begin(team);
    for (size_t n : {0, 1, 2, 3, 4, 7, 8, 9, 15, 17, 33, 64, 129, 255, 1000, 1025, 4099}) {
      if (n > 1024 && TEST_GROUP == 0 && !gpu::all()) continue;
      add<Api>(op, false, false, n);
      add<Api>(op, false, true, n);
      add<Api>(op, true, false, n);
    }
    if (TEST_GROUP == 0) {
      for (bool scatter : {false, true}) add<Api>(op, scatter, false, 1 + s_.common() % 1000, true);
    }
    finish<Api, op>();
  }

  size_t draw(size_t below) { return s_.common() % below; }

  void begin(const gpu::Team& team) {
    team_ = &team;
    cases_.clear();
    end_ = kGuard;
  }

  template <class Api>
  void add(int op, bool scatter, bool in_place, size_t n, bool by_host = false) {
    constexpr size_t kSize = sizeof(typename Api::T);
    Case c = {};
    c.type = Api::kType;
    c.op = op;
    c.scatter = scatter;
    c.in_place = in_place;
    c.by_host = by_host;
    c.n = n;
    c.worker = static_cast<unsigned>(draw(kThreads));
    const size_t from_bytes = n * kSize * (scatter ? static_cast<size_t>(team_->size()) : 1);
    c.to = (end_ + 15) / 16 * 16 + draw(16) / kSize * kSize;
    const size_t place = draw(size_t{1} << 20), shift = draw(16) / kSize * kSize;
    end_ = c.to + n * kSize + kGuard;
    if (end_ > kDestBytes || from_bytes + 64 > kSourceBytes) {
      gpu::die("reduce: the areas are too small for %zu bytes at %zu: raise kDestBytes", n * kSize, c.to);
    }
    c.from = place % ((kSourceBytes - from_bytes) / 16 - 1) * 16 + shift;
    cases_.push_back(c);
  }

  /// `count` elements from byte `from` of what PE `pe` contributes.
  template <class T>
  std::vector<T> contribution(uint64_t salt, int pe, const Case& c, size_t first, size_t count) const {
    std::vector<T> values(count);
    const size_t at = (c.in_place ? c.to : c.from) / sizeof(T) + first;
    const uint64_t own = salt + (c.in_place ? 1 : 0);
    for (size_t i = 0; i < count; ++i) values[i] = element<T>(own, pe, at + i, c.op == kProd);
    return values;
  }

  template <class Api, int op>
  void finish() {
    using T = typename Api::T;
    s_.note("%zu times %s %s by %s on team %s", cases_.size(), Api::name(), kOpNames[op],
            kGroupName[TEST_GROUP], team_->name.c_str());
    const uint64_t salt = s_.common();
    gpu::Image image = gpu::poison_image(end_);
    for (const Case& c : cases_) {
      const size_t blocks = c.scatter ? static_cast<size_t>(team_->size()) : 1;
      const auto mine = contribution<T>(salt, s_.me, c, 0, c.n * blocks);
      if (mine.empty()) continue;
      if (c.in_place) {
        std::memcpy(image.data() + c.to, mine.data(), mine.size() * sizeof(T));
      } else {
        CUDA(
            cudaMemcpy(source_.get() + c.from, mine.data(), mine.size() * sizeof(T), cudaMemcpyHostToDevice));
      }
    }
    dest_.write(image.data(), end_);
    gpu::Private<Case> cases(cases_.size());
    cases.write(cases_.data(), cases_.size());
    gpu::everybody();
    launch<Api, op>(cases.get());
    gpu::everybody();
    s_.collect(kWhat);
    if (team_->rank >= 0) {
      for (const Case& c : cases_) expected<T>(c, salt, image);
    }
    s_.compare(dest_.read(end_), image, [&](size_t at) { return describe(at, Api::name(), sizeof(T)); });
    gpu::everybody();
  }

  template <class Api, int op>
  void launch(const Case* cases) {
    const Areas areas = {dest_.get(), source_.get()};
    gpu::run_together(run_cases<Kind<typename Api::T, op>, op>, 1, kThreads, cases,
                      static_cast<int>(cases_.size()), team_->handle, areas, s_.report());
#if TEST_GROUP == 0
    for (const Case& c : cases_) {
      if (!c.by_host || team_->rank < 0) continue;
      const int status = Api::template call<op>(areas.call<typename Api::T>(c, team_->handle));
      s_.check_equal(static_cast<uint64_t>(status), 0, "return value of a reduction of the host");
    }
#endif
  }

  template <class T>
  void expected(const Case& c, uint64_t salt, gpu::Image& want) const {
    if (c.n == 0) return;
    const size_t first = c.scatter ? static_cast<size_t>(team_->rank) * c.n : 0;
    auto result = contribution<T>(salt, team_->members[0], c, first, c.n);
    for (size_t pe = 1; pe < team_->members.size(); ++pe) {
      const auto next = contribution<T>(salt, team_->members[pe], c, first, c.n);
      for (size_t i = 0; i < c.n; ++i) result[i] = fold(c.op, result[i], next[i]);
    }
    std::memcpy(want.data() + c.to, result.data(), c.n * sizeof(T));
  }

  std::string describe(size_t at, const char* type, size_t size) const {
    for (const Case& c : cases_) {
      if (at + kGuard / 2 < c.to || at >= c.to + c.n * size + kGuard / 2) continue;
      char text[200];
      std::snprintf(text, sizeof text,
                    "byte %td of %s_%s_%s, %zu elements of %zu bytes%s%s, alignments %zu to %zu",
                    static_cast<ptrdiff_t>(at - c.to), type, kOpNames[c.op],
                    c.scatter ? "reducescatter" : "reduce", c.n, size, c.in_place ? ", in place" : "",
                    c.by_host ? ", by the host" : "", c.from % 16, c.to % 16);
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
  static const char* const names[] = {"gpu.reduce_thread", "gpu.reduce_warp", "gpu.reduce_block"};
  gpu::Session session(names[TEST_GROUP]);
  {
    gpu::Teams teams(session);
    Tester tester(session);
#define RUN_STANDARD(NAME, TYPE) tester.run<Standard_##NAME, kSum, kProd, kMin, kMax>(teams.world());
#define RUN_BITWISE(NAME, TYPE) tester.run<Bitwise_##NAME, kAnd, kOr, kXor>(teams.world());
    TEST_REDUCE_TYPES(RUN_STANDARD)
    TEST_REDUCE_BIT_TYPES(RUN_BITWISE)
    tester.large<Standard_float, kSum>(teams.world());
    tester.large<Standard_half, kSum>(teams.world());
    tester.large<Standard_int64, kProd>(teams.world());
    tester.large<Standard_short, kMax>(teams.world());
    tester.large<Bitwise_uint8, kXor>(teams.world());
    for (const gpu::Team& team : teams.made()) {
      tester.run<Standard_double, kSum>(team);
      tester.run<Standard_int8, kMin, kMax>(team);
      tester.run<Bitwise_uint32, kXor>(team);
    }
#if TEST_GROUP == 2
    tester.maxloc(teams.world());
    for (const gpu::Team& team : teams.made()) tester.maxloc(team);
#endif
  }
  return session.done();
}
