// SPDX-License-Identifier: Apache-2.0
// A job whose PEs initialize and finalize several times: nothing of one life is left in the next, and puts
// made just before the end are complete before anybody gives memory back.
#include <sys/mman.h>

#include <thread>
#include <vector>

#include "core/service_thread.hpp"
#include "pes.hpp"

using namespace isomem;  // NOLINT

namespace {

/// Whether memory can be given back to the job file here: an emulator may ignore it.
bool memory_goes_back() {
  const JobFile file = JobFile::create(shape_job(1, uint64_t{64} << 20));
  void* place = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file.fd(),
                     static_cast<off_t>(file.region_offset(0)));
  auto* byte = static_cast<volatile char*>(place);
  *byte = 1;
  madvise(place, 4096, MADV_REMOVE);
  const bool gone = *byte == 0;
  munmap(place, 4096);
  if (!gone) MESSAGE("this machine ignores MADV_REMOVE: heaps are not looked at for what is left");
  return gone;
}

/// Runs `body` once in each of `lives` lives of the same job, all PEs as threads; then hands the first block
/// of each PE to `look`.
void live(int n, int lives, const Options& options, const std::function<void*(Runtime&, int life)>& body,
          const std::function<void(int pe, const void* block)>& look) {
  ThreadJob job(hosts_of(n, options.split), uint64_t{64} << 20);
  job.use(mesh_wanted(static_cast<size_t>(n), options));
  std::vector<void*> blocks(static_cast<size_t>(n));
  std::vector<std::thread> threads;
  for (int pe = 0; pe < n; ++pe) {
    threads.emplace_back([&, pe] {
      for (int life = 0; life < lives; ++life) {
        Runtime rt(job.place_of(pe), options);
        blocks[static_cast<size_t>(pe)] = body(rt, life);
        rt.finalize(Runtime::End::called);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (int pe = 0; pe < n; ++pe) look(pe, blocks[static_cast<size_t>(pe)]);
}

}  // namespace

TEST_CASE("init, finalize, init: collectives and an empty heap each time") {
  const bool empty = memory_goes_back();
  for (const isomem::HostSplit& split : pes::kSplits) {
    for (const int n : {1, 2, 3, 9}) {
      if (!pes::is_new(split, n)) continue;
      INFO(pes::name(n, split));
      live(
          n, 5, pes::on(split),
          [empty](Runtime& rt, int life) -> void* {
            HostEngine e(rt);
            auto* block = static_cast<uint64_t*>(rt.heap().allocate("a test", 8000, 64, false));
            size_t wrong = 0;
            for (size_t i = 0; empty && i < 1000; ++i) wrong += block[i] != 0;
            rt.barrier_all("a test");
            const uint64_t told = pes::value(static_cast<uint64_t>(life), 0, 0);
            for (int k = 0; k <= life; ++k) broadcast(e, "a test", rt.world(), block + k, &told, 8, 0);
            reduce(e, "a test", rt.world(), block + 999, &told, 1,
                   [](uint64_t a, uint64_t b) { return a + b; });
            wrong += block[life] != told || block[999] != told * static_cast<uint64_t>(rt.n_pes());
            rt.barrier_all("a test");
            std::memset(block, 0xa5, 8000);
            CHECK(wrong == 0);
            return block;
          },
          [](int, const void*) {});
    }
  }
}

TEST_CASE("finalize completes the puts before any PE gives its heap back") {
  constexpr size_t kBytes = 256 << 10;
  constexpr size_t kPuts = 8;
  const bool empty = memory_goes_back();
  Options slow = pes::on({isomem::HostSplit::kOneEach});
  slow.loopback_delay_us = 20000;  // the puts are still on their way when finalize is called
  for (int round = 0; round < 10; ++round) {
    slow.loopback_seed += 1;
    size_t left = 0;
    live(
        2, 1, slow,
        [&](Runtime& rt, int) -> void* {
          HostEngine e(rt);
          auto* block = static_cast<char*>(rt.heap().allocate("a test", kBytes * kPuts, 64, true));
          const std::vector<char> ones(kBytes, 1);
          for (size_t i = 0; rt.me() == 0 && i < kPuts; ++i)
            put(e, block + i * kBytes, ones.data(), kBytes, 1);
          return block;
        },
        [&](int, const void* block) {
          const auto* bytes = static_cast<const char*>(block);
          for (size_t i = 0; i < kBytes * kPuts; i += 1024) left += bytes[i] != 0;
        });
    CHECK((left == 0 || !empty));
  }
}

TEST_CASE("PEs that are threads of a process start threads of the library at the same time") {
  const int before = service_threads;
  std::vector<std::thread> pes;
  for (int pe = 0; pe < 2; ++pe) {
    pes.emplace_back([] {
      for (int i = 0; i < 20; ++i) service_thread([] {}).join();
    });
  }
  for (std::thread& pe : pes) pe.join();
  CHECK(service_threads == before);
}
