// SPDX-License-Identifier: Apache-2.0
// PES: 1 2
// Where the specification contradicts itself, this is how isomem reads it. Most of it is checked when this is
// compiled.
#include "../common/rules.hpp"

#include <dlfcn.h>

#include <type_traits>

namespace {

template <class Type, class Function>
constexpr bool is(Function*) {
  return std::is_same_v<Type, Function>;
}

// "indices" is in the text about test_all only: there is nothing to index.
static_assert(is<int(int*, size_t, const int*, int, int)>(shmem_int_test_all));
static_assert(is<int(int*, size_t, const int*, int, const int*)>(shmem_int_test_all_vector));
// The synopses of signal_add and signal_set say "signal", their text "value": one 64-bit argument before the
// PE.
constexpr void (*kAdd)(uint64_t*, uint64_t, int) = shmem_signal_add;
constexpr void (*kSet)(uint64_t*, uint64_t, int) = shmem_signal_set;

/// A list of nonblocking atomics has some that fetch nothing; no page defines them, and there are none.
void no_nonblocking_atomic_without_a_result(test::Session&) {
  void* const program = dlopen(nullptr, RTLD_NOW);
  CHECK(program != nullptr);
  CHECK(dlsym(program, "shmem_uint64_atomic_fetch_add_nbi") != nullptr);
  for (const char* amo : {"set", "inc", "add", "and", "or", "xor"}) {
    for (const char* prefix : {"shmem_uint64", "shmem_ctx_uint64", "pshmem_uint64"}) {
      test::note("%s_atomic_%s_nbi", prefix, amo);
      CHECK(dlsym(program, (std::string(prefix) + "_atomic_" + amo + "_nbi").c_str()) == nullptr);
    }
  }
  dlclose(program);
}

void signal_argument_is_what_is_set_or_added(test::Session& s) {
  auto* signal = test::symmetric<uint64_t>(1);
  shmem_barrier_all();
  kSet(signal, uint64_t{7} << 40, s.right());
  shmem_barrier_all();
  CHECK_EQ(*signal, uint64_t{7} << 40);
  shmem_barrier_all();
  kAdd(signal, uint64_t{1} << 40, s.right());
  shmem_barrier_all();
  CHECK_EQ(*signal, uint64_t{8} << 40);
  shmem_barrier_all();
  shmem_free(signal);
}

}  // namespace

int main(int argc, char** argv) {
  return test::run_rules(
      "slips", argc, argv,
      {{"r32_no_nonblocking_atomic_without_a_result", no_nonblocking_atomic_without_a_result},
       {"r32_signal_argument_is_what_is_set_or_added", signal_argument_is_what_is_set_or_added}});
}
