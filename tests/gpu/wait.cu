// SPDX-License-Identifier: Apache-2.0
// NAMES: yes
// wait_until and test, alone, all, any, some and their vector forms: every type and comparison, with excluded
// elements and without, at values whose order depends on the sign of the type. One block waits while another
// one updates the words of the next PE in an order of its own.
#include <algorithm>

#include "gpu_check.cuh"
#include "gpu_types.cuh"

namespace {

constexpr int kWords = 12;  // of one form
enum Form { kWait, kWaitAll, kWaitAny, kWaitSome, kTest, kTestAll, kTestAny, kTestSome, kForms };
enum What { kEarly, kIndex, kValue, kCount, kEmpty, kMissing };
const char* const kWhat[] = {
    "test of words that nobody has written (place: form * 100 + element)",
    "index from any or some was excluded, given before or too large (place: form * 100)",
    "word after its wait or test (place: form * 100 + element)",
    "number of indices from some (place: form * 100)",
    "result with all elements excluded (place: form * 100)",
    "test_all with one word missing (place: form * 100)"};

// The routines of one type, each compiled once. A routine's name has the type in it, hence macros.
#define ONE(NAME, FORM, RESULT)                                           \
  static __device__ __noinline__ RESULT FORM(T* word, int cmp, T value) { \
    return nvshmem_##NAME##_##FORM(word, cmp, value);                     \
  }
#define MANY(NAME, FORM, RESULT)                                                                             \
  static __device__ __noinline__ RESULT FORM(T* words, const int* status, int cmp, T* values, bool vector) { \
    return vector ? nvshmem_##NAME##_##FORM##_vector(words, kWords, status, cmp, values)                     \
                  : nvshmem_##NAME##_##FORM(words, kWords, status, cmp, values[0]);                          \
  }
#define INDICES(NAME, FORM)                                                                         \
  static __device__ __noinline__ size_t FORM(T* words, size_t* indices, const int* status, int cmp, \
                                             T* values, bool vector) {                              \
    return vector ? nvshmem_##NAME##_##FORM##_vector(words, kWords, indices, status, cmp, values)   \
                  : nvshmem_##NAME##_##FORM(words, kWords, indices, status, cmp, values[0]);        \
  }
#define TYPED(NAME, TYPE)                                                                       \
  struct Typed_##NAME {                                                                         \
    using T = TYPE;                                                                             \
    static const char* name() { return #NAME; }                                                 \
    ONE(NAME, wait_until, void)                                                                 \
    ONE(NAME, test, int)                                                                        \
    MANY(NAME, wait_until_all, void)                                                            \
    MANY(NAME, wait_until_any, size_t)                                                          \
    MANY(NAME, test_all, int)                                                                   \
    MANY(NAME, test_any, size_t)                                                                \
    INDICES(NAME, wait_until_some)                                                              \
    INDICES(NAME, test_some)                                                                    \
    static __device__ void p(T* word, T value, int pe) { nvshmem_##NAME##_p(word, value, pe); } \
  };
TEST_WAIT_TYPES(TYPED)

/// What runs in one launch. `order` and `excluded` are the same on all PEs.
template <class T>
struct Plan {
  T* words;  // symmetric, kForms * kWords
  T values[kWords];
  int order[kWords];
  int excluded[kWords];
  int cmp;
  bool vector;

  __device__ T value(int i) const { return values[vector ? i : 0]; }
  __device__ T before(int i) const {
    const T v = value(i);
    switch (cmp) {
      case NVSHMEM_CMP_EQ:
        return static_cast<T>(v + 1);
      case NVSHMEM_CMP_LE:
        return static_cast<T>(v + 1);
      case NVSHMEM_CMP_GE:
        return static_cast<T>(v - 1);
      default:
        return v;
    }
  }
  __device__ T after(int i) const {
    const T v = value(i);
    switch (cmp) {
      case NVSHMEM_CMP_NE:
        return static_cast<T>(v - 1);
      case NVSHMEM_CMP_GT:
        return static_cast<T>(v + 1);
      case NVSHMEM_CMP_LT:
        return static_cast<T>(v - 1);
      default:
        return v;
    }
  }
};

/// The waits of one form, by one thread.
template <class Api>
struct Waiter {
  using T = typename Api::T;
  Plan<T>& plan;
  gpu::Report* report;
  int form;
  T* words;
  int status[kWords];
  size_t indices[kWords];
  int left = 0;

  __device__ Waiter(Plan<T>& p, int f, gpu::Report* r)
      : plan(p), report(r), form(f), words(p.words + f * kWords) {
    for (int i = 0; i < kWords; ++i) {
      status[i] = plan.excluded[i];
      left += !status[i];
    }
  }

  /// NULL instead of a status that excludes nothing.
  __device__ const int* mask() const { return left == kWords ? nullptr : status; }

  __device__ __noinline__ void check_word(int i) {
    gpu::expect(report, kValue, static_cast<uint64_t>(form * 100 + i),
                gpu::bits(*const_cast<volatile T*>(words + i)), gpu::bits(plan.after(i)));
  }

  __device__ __noinline__ void take(size_t index) {
    const bool good = index < kWords && !status[index];
    gpu::expect(report, kIndex, static_cast<uint64_t>(form * 100), good, 1);
    if (!good) {
      left = 0;  // else this would last for ever
      return;
    }
    check_word(static_cast<int>(index));
    status[index] = 1;
    --left;
  }

  __device__ void one_by_one() {
    for (int i = 0; i < kWords; ++i) {
      if (status[i]) continue;
      if (form == kWait) {
        Api::wait_until(words + i, plan.cmp, plan.value(i));
      } else {
        while (!Api::test(words + i, plan.cmp, plan.value(i))) {
        }
      }
      check_word(i);
    }
  }

  __device__ void all() {
    if (form == kWaitAll) {
      Api::wait_until_all(words, mask(), plan.cmp, plan.values, plan.vector);
    } else {
      while (!Api::test_all(words, mask(), plan.cmp, plan.values, plan.vector)) {
      }
    }
    for (int i = 0; i < kWords; ++i) {
      if (!status[i]) check_word(i);
    }
  }

  __device__ size_t any_once() {
    return form == kWaitAny ? Api::wait_until_any(words, mask(), plan.cmp, plan.values, plan.vector)
                            : Api::test_any(words, mask(), plan.cmp, plan.values, plan.vector);
  }
  __device__ size_t some_once() {
    return form == kWaitSome
               ? Api::wait_until_some(words, indices, mask(), plan.cmp, plan.values, plan.vector)
               : Api::test_some(words, indices, mask(), plan.cmp, plan.values, plan.vector);
  }

  __device__ void any() {
    while (left > 0) {
      const size_t index = any_once();
      if (form == kTestAny && index == SIZE_MAX) continue;
      take(index);
    }
    gpu::expect(report, kEmpty, static_cast<uint64_t>(form * 100), any_once(), SIZE_MAX);
  }

  __device__ void some() {
    while (left > 0) {
      const size_t count = some_once();
      if (form == kTestSome && count == 0) continue;
      gpu::expect(report, kCount, static_cast<uint64_t>(form * 100),
                  count >= 1 && count <= static_cast<size_t>(left), 1);
      for (size_t i = 0; i < count && left > 0; ++i) take(indices[i]);
    }
    gpu::expect(report, kEmpty, static_cast<uint64_t>(form * 100), some_once(), 0);
  }

  __device__ void run() {
    if (form == kWait || form == kTest) one_by_one();
    if (form == kWaitAll || form == kTestAll) all();
    if (form == kWaitAny || form == kTestAny) any();
    if (form == kWaitSome || form == kTestSome) some();
  }
};

/// Writes the words' first values and sees that no test is satisfied by them.
template <class Api>
__global__ void prepare(Plan<typename Api::T> plan, gpu::Report* report) {
  for (int i = 0; i < kForms * kWords; ++i) plan.words[i] = plan.before(i % kWords);
  __threadfence_system();
  Waiter<Api> waiter(plan, kTest, report);
  for (int i = 0; i < kWords; ++i) {
    gpu::expect(report, kEarly, static_cast<uint64_t>(kTest * 100 + i),
                Api::test(waiter.words + i, plan.cmp, plan.value(i)) != 0, 0);
  }
  if (waiter.left == 0) return;
  gpu::expect(report, kEarly, kTestAll * 100,
              Api::test_all(waiter.words, waiter.mask(), plan.cmp, plan.values, plan.vector) != 0, 0);
  gpu::expect(report, kEarly, kTestAny * 100,
              Api::test_any(waiter.words, waiter.mask(), plan.cmp, plan.values, plan.vector), SIZE_MAX);
  gpu::expect(report, kEarly, kTestSome * 100,
              Api::test_some(waiter.words, waiter.indices, waiter.mask(), plan.cmp, plan.values, plan.vector),
              0);
}

/// Block 0 waits for the words of this PE, block 1 updates those of `pe`.
template <class Api>
__global__ void wait_and_update(Plan<typename Api::T> plan, int pe, gpu::Report* report) {
  for (int form = 0; form < kForms; ++form) {
    if (blockIdx.x == 0) {
      Waiter<Api>(plan, form, report).run();
      continue;
    }
    for (int i = 0; i < kWords; ++i) {
      const int at = plan.order[i];
      if (!plan.excluded[at]) Api::p(plan.words + form * kWords + at, plan.after(at), pe);
      if (at % 4 == 0) __nanosleep(500);
    }
  }
  nvshmem_quiet();
}

/// The last word of all comes late: test_all must not be satisfied before.
template <class Api>
__global__ void all_but_one(Plan<typename Api::T> plan, gpu::Report* report) {
  for (int i = 1; i < kWords; ++i) plan.words[i] = plan.after(i);
  plan.words[0] = plan.before(0);
  __threadfence_system();
  gpu::expect(report, kMissing, kTestAll * 100,
              Api::test_all(plan.words, nullptr, plan.cmp, plan.values, plan.vector) != 0, 0);
  plan.words[0] = plan.after(0);
  __threadfence_system();
  gpu::expect(report, kMissing, kTestAll * 100 + 1,
              Api::test_all(plan.words, nullptr, plan.cmp, plan.values, plan.vector) != 0, 1);
}

class Tester {
 public:
  explicit Tester(gpu::Session& session) : s_(session), words_(kForms * kWords) {}

  template <class Api>
  void run() {
    static const char* const kNames[] = {"EQ", "NE", "GT", "LE", "LT", "GE"};
    for (int cmp = NVSHMEM_CMP_EQ; cmp <= NVSHMEM_CMP_GE; ++cmp) {
      for (bool vector : {false, true}) {
        for (int repeat = 0; repeat < (gpu::all() ? 20 : 1); ++repeat) {
          s_.note("%s, comparison %s%s", Api::name(), kNames[cmp], vector ? ", vector" : "");
          once<Api>(cmp, vector);
        }
      }
    }
  }

 private:
  template <class Api>
  void once(int cmp, bool vector) {
    auto plan = draw<typename Api::T>(cmp, vector);
    gpu::run(prepare<Api>, 1, 1, plan, s_.report());
    gpu::everybody();
    gpu::run_together(wait_and_update<Api>, 2, 1, plan, s_.right(), s_.report());
    gpu::everybody();
    gpu::run(all_but_one<Api>, 1, 1, plan, s_.report());
    s_.collect(kWhat);
    gpu::everybody();
  }

  /// Values on both sides of zero; of unsigned types these are small and very large.
  template <class T>
  Plan<T> draw(int cmp, bool vector) {
    Plan<T> plan = {};
    plan.words = reinterpret_cast<T*>(words_.get());
    plan.cmp = cmp;
    plan.vector = vector;
    const bool exclude = s_.common() % 2;
    for (int i = 0; i < kWords; ++i) {
      const int distance =
          2 + static_cast<int>(s_.common() % 100);  // from zero: one more and one less must fit
      plan.values[i] = static_cast<T>(s_.common() % 2 ? distance : -distance);
      plan.order[i] = i;
      plan.excluded[i] = exclude && s_.common() % 4 == 0;
    }
    std::shuffle(plan.order, plan.order + kWords, s_.common);
    return plan;
  }

  gpu::Session& s_;
  gpu::Symmetric<uint64_t> words_;
};

}  // namespace

int main() {
  gpu::Session session("gpu.wait");
  {
    Tester tester(session);
#define RUN_TYPED(NAME, TYPE) tester.run<Typed_##NAME>();
    TEST_WAIT_TYPES(RUN_TYPED)
  }
  return session.done();
}
