// SPDX-License-Identifier: Apache-2.0
// Static data of C++: class statics, templates, inline variables, objects with constructors that run before
// main; the standard streams and exceptions, which live partly in the executable, still work.
#include "../common/check.hpp"

#include <iostream>
#include <stdexcept>

namespace {

struct Counter {
  static long hits;
  static std::string name;
};
long Counter::hits = 4;
std::string Counter::name = "a string that is longer than the small buffer";

template <class T>
struct Slot {
  static T value;
};
template <class T>
T Slot<T>::value = T(3);

struct Built {
  Built() : number(42) {}
  long number;
};
Built built;
std::vector<int> filled(100, 7);

}  // namespace

inline long shared_inline = 5;

int main() {
  shmem_init();
  const int me = shmem_my_pe(), n = shmem_n_pes(), right = (me + 1) % n, left = (me + n - 1) % n;
  auto expect = [&](bool ok, const char* what) {
    if (!ok) test::fail(__FILE__, __LINE__, what);
  };
  expect(Counter::hits == 4 && built.number == 42 && shared_inline == 5, "initial values");
  expect(filled.size() == 100 && filled[99] == 7 && Counter::name.substr(0, 8) == "a string",
         "objects built before main");
  expect(Slot<double>::value == 3.0, "template static");
  shmem_barrier_all();

  shmem_long_p(&Counter::hits, 100 + me, right);
  shmem_long_p(&built.number, 200 + me, right);
  shmem_long_p(&shared_inline, 300 + me, right);
  shmem_double_p(&Slot<double>::value, 0.5 + me, right);
  shmem_barrier_all();
  expect(Counter::hits == 100 + left, "class static");
  expect(built.number == 200 + left, "object with a constructor");
  expect(shared_inline == 300 + left, "inline variable");
  expect(Slot<double>::value == 0.5 + left, "template static after put");

  static std::string guarded("initialised on first use");
  expect(guarded == "initialised on first use", "guarded static");
  try {
    throw std::runtime_error("thrown");
  } catch (const std::exception& e) {
    expect(std::string(e.what()) == "thrown", "exception");
  }
  std::cout << "PE " << me << " of " << n << ": statics of a C++ program, " << Counter::name << std::endl;
  expect(std::cout.good(), "std::cout");
  shmem_finalize();
}
