// SPDX-License-Identifier: Apache-2.0
#include "threads.hpp"

#include <cstdlib>
#include <exception>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/text.hpp"
#include "job/window.hpp"

namespace isomem {

namespace {

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
  run_threads(hosts_of(n_pes, options.split), options, body,
              mesh_wanted(static_cast<size_t>(n_pes), options));
}

void run_threads(const std::vector<int32_t>& hosts, const Options& options,
                 const std::function<void(Runtime&)>& body, const std::shared_ptr<Mesh>& mesh) {
  ThreadJob job(hosts);
  job.use(mesh);
  std::vector<std::thread> threads;
  for (int pe = 0; pe < static_cast<int>(hosts.size()); ++pe) {
    threads.emplace_back([&, pe] { run_pe(job.place_of(pe), options, body); });
  }
  for (std::thread& thread : threads) thread.join();
}

ThreadJob::ThreadJob(const std::vector<int32_t>& hosts, uint64_t region) : hosts_(hosts) {
  uint64_t offset = 0;
  for (JobFile& file : create_job(shape_job(hosts, hosts.size() * region))) {
    jobs_.push_back(std::make_shared<JobFile>(std::move(file)));
    windows_.push_back(map_window(*jobs_.back(), offset));
    offset += jobs_.back()->board()->header.near_pes * jobs_.back()->board()->header.stride;
  }
}

std::shared_ptr<Mesh> mesh_wanted(size_t n_pes, const Options& options) {
  const char* wire = std::getenv("ISOMEM_TEST_WIRE");
  if (!wire || std::string(wire) != "mesh") return nullptr;
  return std::make_shared<Mesh>(n_pes, MeshOptions{options.loopback_delay_us, options.loopback_seed});
}

ThreadJob::~ThreadJob() {
  for (size_t host = 0; host < jobs_.size(); ++host) unmap_window(*jobs_[host], windows_[host]);
}

Place ThreadJob::place_of(int pe) const {
  Place place{jobs_[static_cast<size_t>(hosts_[static_cast<size_t>(pe)])], pe, windows_, {}};
  if (mesh_) {
    place.network.open = [mesh = mesh_, pe] { return mesh->open(pe); };
    place.network.address_of = [](int of) { return std::to_string(of); };
  }
  return place;
}

}  // namespace isomem
