// SPDX-License-Identifier: Apache-2.0
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdlib>

namespace {
bool has_run = false;
}

int main(int count, char** arguments) {
  // a library that ends the process in the middle would otherwise look like tests that have passed
  std::atexit([] {
    if (!has_run) _exit(98);
  });
  const int status = doctest::Context(count, arguments).run();
  has_run = true;
  return status;
}
