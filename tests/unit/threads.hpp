// SPDX-License-Identifier: Apache-2.0
// PEs as threads of one process. For tests: a race detector then sees all PEs.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/options.hpp"
#include "mesh_wire.hpp"
#include "runtime/runtime.hpp"

namespace isomem {

/// The job files of a job whose PEs are threads, each host mapped at addresses of its own.
class ThreadJob {
 public:
  /// PE p lives on virtual host hosts[p], with `region` bytes of address space: small, since race detectors
  /// shadow it.
  explicit ThreadJob(const std::vector<int32_t>& hosts, uint64_t region = uint64_t{256} << 20);
  ~ThreadJob();
  ThreadJob(const ThreadJob&) = delete;

  Place place_of(int pe) const;
  /// Messages between the hosts go this way. Without it the loopback wire carries out operations.
  void use(std::shared_ptr<Mesh> mesh) { mesh_ = std::move(mesh); }

 private:
  const std::vector<int32_t> hosts_;
  std::vector<std::shared_ptr<JobFile>> jobs_;
  std::vector<uint64_t> windows_;
  std::shared_ptr<Mesh> mesh_;
};

/// Runs `body` on `n_pes` PEs, each a thread with a Runtime of its own, and returns when all have finalized.
/// Static data are not symmetric. An exception of `body` ends the process with its text: the other PEs would
/// wait for ever.
void run_threads(int n_pes, const Options& options, const std::function<void(Runtime&)>& body);
/// The same with PE p on virtual host hosts[p], whatever the options say.
void run_threads(const std::vector<int32_t>& hosts, const Options& options,
                 const std::function<void(Runtime&)>& body, const std::shared_ptr<Mesh>& mesh = nullptr);

/// A mesh as the options have delays and the seed, where ISOMEM_TEST_WIRE=mesh asks for one; else null.
std::shared_ptr<Mesh> mesh_wanted(size_t n_pes, const Options& options);

}  // namespace isomem
