// SPDX-License-Identifier: Apache-2.0
// The inline launch functions with a fake of the CUDA runtime: the case that the command line names.
// launch_test.py reads what the library says.
#include "fake_device.hpp"
#include "runtime/fake_runtime.hpp"

#include <functional>
#include <map>
#include <string>

namespace {

const test::Session* session;
const void* const kKernel = reinterpret_cast<const void*>(&fake_runtime::started);
long come;  // PEs that are about to launch; on PE 0

using Launch = int (*)(dim3 grid, dim3 block);

int plain(dim3 grid, dim3 block) {
  return nvshmemx_collective_launch(kKernel, grid, block, nullptr, 0, nullptr);
}

int with_attributes(dim3 grid, dim3 block) {
  nvshmemx_collective_launch_attr_t attributes = {};
  attributes.cuda_config.gridDim = grid;
  attributes.cuda_config.blockDim = block;
  return nvshmemx_collective_launch_attr(&attributes, kKernel, nullptr);
}

const Launch kLaunches[] = {plain, with_attributes};

/// The last PE has what cannot be; the others what can.
void refused(dim3 grid, dim3 block) {
  const bool mine = session->me == session->n - 1;
  for (const Launch launch : kLaunches) {
    CHECK_EQ(launch(mine ? grid : dim3(1), mine ? block : dim3(32)), NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED);
    CHECK_EQ(fake_runtime::started(), 0);
  }
}

/// All start, and none before all have come.
void started() {
  fake_runtime::on_start([] {
    CHECK_EQ(shmem_long_atomic_fetch(&come, 0) % session->n, 0);
    nvshmem_barrier_all();  // the next launch adds
    return cudaSuccess;
  });
  int launches = 0;
  for (const Launch launch : kLaunches) {
    for (const dim3 block : {dim3(1024), dim3(1, 1024), dim3(16, 1, 64)}) {
      for (const dim3 grid : {dim3(0), dim3(132), dim3(2, 3, 4)}) {
        for (int i = 0; i < session->me; ++i) sched_yield();
        shmem_long_atomic_inc(&come, 0);
        CHECK_EQ(launch(grid, block), NVSHMEMX_SUCCESS);
        CHECK_EQ(fake_runtime::started(), ++launches);
      }
    }
  }
}

/// The runtime refuses on the last PE, after all have agreed.
void failed() {
  const bool mine = session->me == session->n - 1;
  if (mine) fake_runtime::on_start([] { return cudaErrorInvalidResourceHandle; });
  int launches = 0;
  for (const Launch launch : kLaunches) {
    CHECK_EQ(launch(dim3(1), dim3(32)), mine ? NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED : NVSHMEMX_SUCCESS);
    CHECK_EQ(fake_runtime::started(), mine ? 0 : ++launches);
  }
}

/// Nothing but what is asked for: the grid of a block that cannot be.
void queried() {
  int most = -1;
  const auto query = [&](dim3 block) {
    return nvshmemx_collective_launch_query_gridsize(kKernel, block, nullptr, 0, &most);
  };
  CHECK_EQ(query(dim3(1, 1, 65)), NVSHMEMX_ERROR_INVALID_VALUE);
  CHECK_EQ(query(dim3(65536, 65536)), NVSHMEMX_ERROR_INVALID_VALUE);
  CHECK_EQ(most, -1);
  CHECK_EQ(query(dim3(512)), NVSHMEMX_SUCCESS);
  CHECK_EQ(most, 4 * 132);
}

const std::map<std::string, std::function<void()>> kCases = {
    {"started", started},
    {"failed", failed},
    {"queried", queried},
    {"block_x", [] { refused(dim3(1), dim3(1025)); }},
    {"block_y", [] { refused(dim3(1), dim3(1, 1025)); }},
    {"block_z", [] { refused(dim3(1), dim3(1, 1, 128)); }},
    {"block_threads", [] { refused(dim3(1), dim3(64, 17)); }},
    {"block_wraps", [] { refused(dim3(1), dim3(65536, 65536, 1)); }},
    {"block_empty", [] { refused(dim3(1), dim3(32, 0)); }},
    {"grid_x", [] { refused(dim3(1u << 31), dim3(32)); }},
    {"grid_y", [] { refused(dim3(1, 65536), dim3(32)); }},
    {"grid_z", [] { refused(dim3(1, 1, 65536), dim3(32)); }},
    {"grid_wraps", [] { refused(dim3(1u << 31, 1u << 31, 4), dim3(32)); }},
    {"grid_large", [] { refused(dim3(132 * 64 + 1), dim3(32)); }},
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    for (const auto& [name, _] : kCases) std::puts(name.c_str());
    return 0;
  }
  test::Session s("cuda_fake.launch");
  session = &s;
  nvshmem_init();
  {
    const fake_device::Choice device(s.me % fake_device::devices());
    kCases.at(argv[1])();
    nvshmem_finalize();
  }
  s.done();
  return 0;
}
