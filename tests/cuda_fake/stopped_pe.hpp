// SPDX-License-Identifier: Apache-2.0
// Kernels and a PE of another host that stands still: it holds up what it is sent, and nothing else.
#pragma once

#include <signal.h>
#include <unistd.h>

#include <cstring>
#include <ctime>
#include <thread>

#include "fake_device.hpp"

namespace stopped_pe {

using fake_device::view;

/// PE 2 is stopped, and a kernel of PE 0 puts more on it than the wire takes, in more operations than the
/// ring has slots. What kernels want of PE 1, and the CPU's calls, go on meanwhile. PE 2 gets all in its
/// order when it goes on; a quiet waits for that.
inline void put_on_stopped(uint64_t* counts, char* data, size_t bytes, pid_t other, bool by_host) {
  constexpr size_t kPuts = isomem::OpRing::kSlots + 500;
  kill(other, SIGSTOP);
  isomem::Op put;
  put.verb = isomem::Verb::put;
  put.pe = 2;
  put.remote = reinterpret_cast<uint64_t>(data);
  put.bytes = bytes;
  isomem::Op add = fake_device::addition(isomem::Verb::amo, counts, 2, 1);
  for (size_t i = 1; i <= kPuts; ++i) {
    put.local = reinterpret_cast<uint64_t>(data + (i == kPuts ? 2 : 1) * bytes);
    fake_device::ring_send(put);
  }
  const uint64_t before = nvshmem_uint64_g(counts, 1);
  fake_device::ring_send(add);
  std::thread quiet;
  if (!by_host) quiet = std::thread([] { fake_device::ring_quiet(); });
  add.verb = isomem::Verb::amo_fetch;
  add.pe = 1;
  for (uint64_t i = 0; i < 100; ++i) CHECK_EQ(fake_device::ring_execute(add), before + i);
  kill(other, SIGCONT);
  by_host ? nvshmem_quiet() : quiet.join();
}

inline void far_kernel_beside(void* word) {
  constexpr size_t kBytes = 16 << 10;
  auto* counts = static_cast<uint64_t*>(word);
  auto* data = static_cast<char*>(nvshmem_calloc(3, kBytes));
  auto* pid = test::symmetric<int>(1);
  *pid = getpid();
  for (uint64_t round = 1; round <= 4; ++round) {
    std::memset(view(data), 0, kBytes);
    std::memset(view(data + kBytes), 7, kBytes);
    std::memset(view(data + 2 * kBytes), 9, kBytes);
    nvshmem_barrier_all();
    if (shmem_my_pe() == 0) {
      put_on_stopped(counts, data, kBytes, shmem_int_g(pid, 2), round % 2 == 0);
      CHECK_EQ(nvshmem_uint64_g(counts, 2), round);
    }
    if (shmem_my_pe() == 2) {
      nvshmem_uint64_wait_until(counts, NVSHMEM_CMP_EQ, round);
      for (size_t i = 0; i < kBytes; ++i) CHECK_EQ(view(data)[i], char{9});
    }
    nvshmem_barrier_all();
  }
  shmem_free(pid);
  nvshmem_free(data);
  nvshmem_free(word);
  nvshmem_finalize();
}

/// The same with a put from device memory that is larger than what the wire takes at once, and one of host
/// memory, which the wire reads by itself while the kernel waits for its end.
inline void put_much_on_stopped(uint64_t* counts, char* device, char* host, size_t bytes, pid_t other) {
  kill(other, SIGSTOP);
  isomem::Op put;
  put.verb = isomem::Verb::put;
  put.pe = 2;
  put.bytes = bytes;
  put.remote = put.local = reinterpret_cast<uint64_t>(device);
  fake_device::ring_send(put);
  put.remote = put.local = reinterpret_cast<uint64_t>(host);
  put.blocking = 1;
  fake_device::RingSide side;
  const auto ring = fake_device::op_ring();
  const uint64_t number = ring_take(side, ring);
  ring_post(side, ring, number, put, 0);
  const isomem::Op add = fake_device::addition(isomem::Verb::amo_fetch, counts, 1, 1);
  for (uint64_t i = 0; i < 100; ++i) CHECK_EQ(fake_device::ring_execute(add), i);
  kill(other, SIGCONT);
  ring_wait(side, ring, number);
  ring_leave(side, ring, number);
  std::memset(host, 0, bytes);  // it has been read
  fake_device::ring_quiet();
}

inline void far_kernel_large_beside(void* word) {
  constexpr size_t kBytes = 16 << 20;  // 64 messages, and as many bytes more
  auto* counts = static_cast<uint64_t*>(word);
  auto* device = static_cast<char*>(nvshmem_malloc(kBytes));
  auto* host = test::symmetric<char>(kBytes);
  auto* pid = test::symmetric<int>(1);
  *pid = getpid();
  const char mine = shmem_my_pe() == 0 ? 9 : 0;
  std::memset(view(device), mine, kBytes);
  std::memset(host, mine, kBytes);
  nvshmem_barrier_all();
  if (shmem_my_pe() == 0) put_much_on_stopped(counts, device, host, kBytes, shmem_int_g(pid, 2));
  nvshmem_barrier_all();
  if (shmem_my_pe() == 2) {
    for (size_t i = 0; i < kBytes; ++i) CHECK(view(device)[i] == 9 && host[i] == 9);
  }
  nvshmem_barrier_all();
  shmem_free(pid);
  shmem_free(host);
  nvshmem_free(device);
  nvshmem_free(word);
  nvshmem_finalize();
}

/// A kernel waits for PE 2, which is stopped: after a second no thread of this process takes a core for that.
inline void far_kernel_patient(void* word) {
  struct NappingSide : fake_device::RingSide {
    void wait(const uint64_t* done, uint64_t least, const uint32_t*) const {
      while (load(done) < least) usleep(10000);
    }
  };
  auto* pid = test::symmetric<int>(1);
  *pid = getpid();
  nvshmem_barrier_all();
  if (shmem_my_pe() == 0) {
    const pid_t other = shmem_int_g(pid, 2);
    kill(other, SIGSTOP);
    const isomem::Op op = fake_device::addition(isomem::Verb::amo_fetch, word, 2, 0);
    std::thread kernel([&op] { fake_device::ring_execute(op, NappingSide()); });
    usleep(1500000);
    const clock_t before = clock();
    usleep(1000000);
    CHECK(clock() - before < CLOCKS_PER_SEC / 2);  // less where the machine is busy
    kill(other, SIGCONT);
    kernel.join();
  }
  nvshmem_barrier_all();
  shmem_free(pid);
  nvshmem_free(word);
  nvshmem_finalize();
}

}  // namespace stopped_pe
