// SPDX-License-Identifier: Apache-2.0
// A thread of the library that looks whether the program has ended is not misled by others that begin.
#include "core/service_thread.hpp"

#include <doctest/doctest.h>
#include <unistd.h>

#include <thread>
#include <vector>

TEST_CASE("service threads that begin and end are not the end of the program") {
  std::atomic<bool> is_over{false};
  std::vector<std::thread> lookers;
  for (int i = 0; i < 6; ++i) {
    lookers.push_back(isomem::service_thread([&] {
      while (!is_over) isomem::end_with_program();
    }));
  }
  for (int round = 0; round < 300; ++round) {
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) threads.push_back(isomem::service_thread([] { usleep(100); }));
    for (std::thread& thread : threads) thread.join();
  }
  is_over = true;
  for (std::thread& looker : lookers) looker.join();
  CHECK(isomem::service_threads == 0);
}
