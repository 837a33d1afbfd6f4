// SPDX-License-Identifier: Apache-2.0
// SHMEM_THREAD_MULTIPLE: threads of every PE put, get, add, signal and wait at once.
#include "../common/check.hpp"

#include <thread>

namespace {

constexpr int kThreads = 3;
constexpr size_t kLength = 300;

struct Shared {
  long* sum;
  uint64_t* signals;  // one a thread
  uint64_t* data;     // kLength a thread
};

/// Thread t of every PE talks to thread t of the next one.
void work(const test::Session& s, const Shared& x, int t, int rounds) {
  uint64_t* data = x.data + static_cast<size_t>(t) * kLength;
  uint64_t source[kLength], copy[kLength];
  for (int k = 1; k <= rounds; ++k) {
    const uint64_t salt = static_cast<uint64_t>(k * kThreads + t);
    test::fill(source, kLength, salt, s.me);
    shmem_uint64_put_signal(data, source, kLength, x.signals + t, static_cast<uint64_t>(k), SHMEM_SIGNAL_SET,
                            s.right());
    shmem_signal_wait_until(x.signals + t, SHMEM_CMP_GE, static_cast<uint64_t>(k));
    CHECK_FILLED(data, kLength, salt, s.left());
    shmem_uint64_get(copy, data, kLength, s.me);
    CHECK_FILLED(copy, kLength, salt, s.left());
    shmem_long_atomic_add(x.sum, 1, 0);
    shmem_quiet();
    shmem_uint64_p(x.signals + kThreads + t, static_cast<uint64_t>(k), s.left());  // "read; send the next"
    shmem_uint64_wait_until(x.signals + kThreads + t, SHMEM_CMP_GE, static_cast<uint64_t>(k));
  }
}

}  // namespace

int main() {
  int provided = -1;
  if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) != 0) return 1;
  test::Session s("threads");
  CHECK_EQ(provided, SHMEM_THREAD_MULTIPLE);
  test::note("%d threads on every PE", kThreads);
  const Shared shared = {test::symmetric<long>(1), test::symmetric<uint64_t>(2 * kThreads),
                         test::symmetric<uint64_t>(kThreads * kLength)};
  shmem_barrier_all();
  const int rounds = test::all() ? 5000 : 200;
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) threads.emplace_back(work, std::cref(s), std::cref(shared), t, rounds);
  for (std::thread& thread : threads) thread.join();
  shmem_barrier_all();
  if (s.me == 0) CHECK_EQ(*shared.sum, static_cast<long>(rounds) * kThreads * s.n);
  s.done();
  shmem_finalize();
  return 0;
}
