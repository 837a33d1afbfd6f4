// SPDX-License-Identifier: Apache-2.0
#include "threads.hpp"

#include <sys/mman.h>

#include <exception>
#include <memory>
#include <thread>
#include <vector>

#include "core/text.hpp"
#include "job/window.hpp"

namespace isomem {

namespace {

constexpr uint64_t kRegion = uint64_t{256}
                             << 20;  // address space of a PE: small, since race detectors shadow it

void run_pe(const Place& place, const Options& options, const std::function<void(Runtime&)>& body) {
  try {
    Runtime runtime(place, options);
    body(runtime);
    runtime.finalize(Runtime::End::called);
  } catch (const std::exception& error) {
    end_process(text("PE %d (a thread): %s", place.pe, error.what()));
  }
}

}  // namespace

void run_threads(int n_pes, const Options& options, const std::function<void(Runtime&)>& body) {
  const auto count = static_cast<uint32_t>(n_pes);
  const auto job = std::make_shared<JobFile>(JobFile::create(shape_job(count, count * kRegion)));
  const uint64_t window = map_window(*job);
  std::vector<std::thread> threads;
  threads.reserve(count);
  for (int pe = 0; pe < n_pes; ++pe) {
    threads.emplace_back([&, pe] { run_pe(Place{job, pe, window, {}}, options, body); });
  }
  for (std::thread& thread : threads) thread.join();
  munmap(reinterpret_cast<void*>(window), count * job->board()->header.stride);
}

}  // namespace isomem
