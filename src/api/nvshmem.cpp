// SPDX-License-Identifier: Apache-2.0
// The routines of NVSHMEM that have no types, on the host: set-up, queries, memory, ordering, barriers. The
// typed ones are generated. A program may use both APIs: they share one job, and inits are counted together.
#include <nvshmem.h>
#include <shmem.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>

#include "api/checks.hpp"
#include "api/guard.hpp"
#include "api/life.hpp"
#include "api/nvshmem_init.hpp"
#include "api/nvshmem_on_stream.hpp"
#include "cuda/device.hpp"
#include "isomem/coll.hpp"
#include "isomem/nvshmem/smem.hpp"
#include "runtime/host_engine.hpp"

namespace isomem::api::nvshmem {

int launch_and_wait(const char* routine, int (*call)(const void* f, CUstream stream), const void* f) {
  return api::guarded(routine, [&](Runtime&) {
    Device& device = Device::current(routine);
    const int status = call(f, device.calls());
    device.wait_for(device.calls(), "waiting for a collective on device memory");
    return status;
  });
}

}  // namespace isomem::api::nvshmem

using namespace isomem;       // NOLINT: the definitions below are global C functions
using namespace isomem::api;  // NOLINT

namespace {

/// The device on behalf of a collective routine, bound if it was not.
template <class F>
decltype(auto) on_device(const char* routine, F&& f) {
  return guarded(routine, [&](Runtime&) -> decltype(auto) { return f(Device::current(routine)); });
}

/// Before a synchronisation of all PEs: a good moment to bind the device if all of them have chosen one.
Runtime& synchronising(const char* routine) {
  return guarded(routine, [&](Runtime& rt) -> Runtime& {
    Device::bind_if_chosen(routine);
    return rt;
  });
}

/// Completes what calls of the host have begun, and what the stream has. On this host the fence of the
/// synchronisation completes what kernels have stored.
int barrier_on_stream(const char* routine, nvshmem_team_t team, cudaStream_t stream) {
  runtime(routine).quiet();
  api::nvshmem::on_stream::quiet_far(routine, stream);
  return api::nvshmem::on_stream::sync_team(routine, team, stream);
}

/// Buffers that the program has named: transfers take any memory of this process, so this is bookkeeping, by
/// which a mistake is told.
class LocalBuffers {
 public:
  /// False: it overlaps one that is there.
  bool add(const void* address, size_t length) {
    const uintptr_t first = reinterpret_cast<uintptr_t>(address);
    const std::lock_guard guard(lock_);
    const auto next = buffers_.lower_bound(first);
    if (next != buffers_.end() && next->first - first < length) return false;
    if (next != buffers_.begin() && first - std::prev(next)->first < std::prev(next)->second) return false;
    buffers_.emplace_hint(next, first, length);
    return true;
  }
  bool remove(const void* address) {
    const std::lock_guard guard(lock_);
    return buffers_.erase(reinterpret_cast<uintptr_t>(address)) == 1;
  }
  void clear() {
    const std::lock_guard guard(lock_);
    buffers_.clear();
  }

 private:
  std::mutex lock_;
  std::map<uintptr_t, size_t> buffers_;  // length by address
};
LocalBuffers local_buffers;

}  // namespace

// --- set-up ----------------------------------------------------------------------------------------------

int isomem::api::init_with_device(const char* routine, int requested) {
  const int level = init_pe(routine, requested);
  return guarded(routine, [&](Runtime& rt) {
    if (rt.transport().device_side()) return level;
    end_regions();
    rt.transport().set_device_side(std::make_unique<Device>(rt, wanted_cuda_device()));
    end_before_driver();
    Device::bind_if_chosen(routine);
    return level;
  });
}

int nvshmem_init_thread(int requested, int* provided) {
  const int level = init_with_device("nvshmem_init_thread", requested);
  if (provided) *provided = level;
  return 0;
}

void nvshmem_init(void) { init_with_device("nvshmem_init", SHMEM_THREAD_SERIALIZED); }

void nvshmem_finalize(void) { finalize_pe("nvshmem_finalize"); }

void nvshmem_query_thread(int* provided) {
  check_local("nvshmem_query_thread", "provided", provided, alignof(int));
  *provided = thread_level();
}

void nvshmem_global_exit(int status) { global_exit("nvshmem_global_exit", status); }

void nvshmemx_hostlib_finalize(void) { finalize_pe("nvshmemx_hostlib_finalize"); }

extern "C" [[gnu::visibility("default")]] int isomem_prepare_launch(const char* routine) {
  return on_device(routine, [](Device&) { return NVSHMEMX_SUCCESS; });
}

/// Programs rely on it that no kernel starts before all PEs have come to the launch.
extern "C" [[gnu::visibility("default")]] int isomem_agree_on_launch(const char* routine, int status,
                                                                     const char* reason) {
  Runtime& rt = runtime(routine);
  if (status && *reason) {
    say(name_of(rt, rt.me()) + text(": %s: %s; no PE starts the kernel", routine, reason));
  }
  HostEngine e(rt);
  uint64_t failed = status != NVSHMEMX_SUCCESS;
  isomem::reduce(e, routine, rt.world(), &failed, &failed, 1, [](uint64_t a, uint64_t b) { return a | b; });
  return failed ? NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED : NVSHMEMX_SUCCESS;
}

extern "C" [[gnu::visibility("default")]] int isomem_launch_failed(const char* routine, const char* error,
                                                                   const char* words) {
  Runtime& rt = runtime(routine);
  say(name_of(rt, rt.me()) + text(": %s: %s (%s): this PE does not start the kernel; others may have started "
                                  "it, and may wait for this one",
                                  routine, error, words));
  return NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED;
}

// --- queries ---------------------------------------------------------------------------------------------

int nvshmem_my_pe(void) { return runtime("nvshmem_my_pe").me(); }
int nvshmem_n_pes(void) { return runtime("nvshmem_n_pes").n_pes(); }

void nvshmem_info_get_version(int* major, int* minor) {
  check_local("nvshmem_info_get_version", "major", major, alignof(int));
  check_local("nvshmem_info_get_version", "minor", minor, alignof(int));
  *major = NVSHMEM_MAJOR_VERSION;
  *minor = NVSHMEM_MINOR_VERSION;
}

void nvshmem_info_get_name(char* name) {
  check_local("nvshmem_info_get_name", "name", name, 1);
  std::memcpy(name, NVSHMEM_VENDOR_STRING, sizeof(NVSHMEM_VENDOR_STRING));
}

void nvshmemx_vendor_get_version_info(int* major, int* minor, int* patch) {
  const char* routine = "nvshmemx_vendor_get_version_info";
  check_local(routine, "major", major, alignof(int));
  check_local(routine, "minor", minor, alignof(int));
  check_local(routine, "patch", patch, alignof(int));
  *major = NVSHMEM_VENDOR_MAJOR_VERSION;
  *minor = NVSHMEM_VENDOR_MINOR_VERSION;
  *patch = NVSHMEM_VENDOR_PATCH_VERSION;
}

const char* nvshmemx_status_string(int status) {
  switch (status) {
    case NVSHMEMX_SUCCESS:
      return "no error";
    case NVSHMEMX_ERROR_INVALID_VALUE:
      return "invalid argument";
    case NVSHMEMX_ERROR_OUT_OF_MEMORY:
      return "out of memory";
    case NVSHMEMX_ERROR_NOT_SUPPORTED:
      return "not supported";
    case NVSHMEMX_ERROR_SYMMETRY:
      return "PEs passed different values where all must pass the same";
    case NVSHMEMX_ERROR_GPU_NOT_SELECTED:
      return "no GPU is selected: call cudaSetDevice";
    case NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED:
      return "the collective launch failed";
    case NVSHMEMX_ERROR_INTERNAL:
      return "internal error";
    default:
      return "unknown status";
  }
}

// --- memory ----------------------------------------------------------------------------------------------

void* nvshmem_malloc(size_t size) {
  if (size == 0) return nullptr;  // the specification: no barrier either
  return on_device("nvshmem_malloc",
                   [&](Device& d) { return d.allocate("nvshmem_malloc", size, kDeviceAlignment, false); });
}

void* nvshmem_calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes))
    bytes = SIZE_MAX / 2;  // more than any heap: NULL, a reason
  if (bytes == 0) return nullptr;
  return on_device("nvshmem_calloc",
                   [&](Device& d) { return d.allocate("nvshmem_calloc", bytes, kDeviceAlignment, true); });
}

void* nvshmem_align(size_t alignment, size_t size) {
  if (alignment == 0 || (alignment & (alignment - 1))) {
    fail_size("nvshmem_align", "alignment", alignment, "a power of two");
  }
  if (size == 0) return nullptr;
  return on_device("nvshmem_align", [&](Device& d) {
    return d.allocate("nvshmem_align", size, std::max<uint64_t>(alignment, kDeviceAlignment), false);
  });
}

void nvshmem_free(void* ptr) {
  if (!ptr) return;
  // memory of shmem_malloc may be freed here as well
  if (!runtime("nvshmem_free").transport().is_device_address(ptr)) return release("nvshmem_free", ptr);
  on_device("nvshmem_free", [&](Device& d) { d.release("nvshmem_free", ptr); });
}

void* nvshmem_ptr(const void* ptr, int pe) {
  Runtime& rt = runtime("nvshmem_ptr");
  check_pe(rt.n_pes(), "nvshmem_ptr", pe);
  if (!rt.transport().is_symmetric_on_device(ptr, 1)) return shmem_ptr(ptr, pe);
  return Device::bound()->translate(ptr, pe);
}

/// Multicast is not used, so no address has one: NVSHMEM says null then, too.
void* nvshmemx_mc_ptr(nvshmem_team_t, const void*) { return nullptr; }

/// Not for memory of the job's own heaps, nor for what overlaps a registered buffer.
int nvshmemx_buffer_register(void* addr, size_t length) {
  const Runtime& rt = runtime("nvshmemx_buffer_register");
  const bool is_own =
      addr && length && !rt.transport().is_device_address(addr) && !rt.memory().is_symmetric(addr, 1);
  return is_own && local_buffers.add(addr, length) ? NVSHMEMX_SUCCESS : NVSHMEMX_ERROR_INVALID_VALUE;
}
int nvshmemx_buffer_unregister(void* addr) {
  return local_buffers.remove(addr) ? NVSHMEMX_SUCCESS : NVSHMEMX_ERROR_INVALID_VALUE;
}
void nvshmemx_buffer_unregister_all(void) { local_buffers.clear(); }

void* nvshmemx_buffer_register_symmetric(void* buf_ptr, size_t size, int flags) {
  const char* routine = "nvshmemx_buffer_register_symmetric";
  check_range(routine, "flags", flags, 0, 0, "0");
  check_local(routine, "buf_ptr", buf_ptr, 1);
  return on_device(routine, [&](Device& d) { return d.register_symmetric(routine, buf_ptr, size); });
}

/// The address is a wish: symmetric memory has its place, the same on all PEs.
void* nvshmemx_buffer_register_symmetric_at_preferred_address(void* buf_ptr, size_t size, void*, int flags) {
  return nvshmemx_buffer_register_symmetric(buf_ptr, size, flags);
}

int nvshmemx_buffer_unregister_symmetric(void* mmap_ptr, size_t) {
  const char* routine = "nvshmemx_buffer_unregister_symmetric";
  if (!mmap_ptr) return NVSHMEMX_ERROR_INVALID_VALUE;
  on_device(routine, [&](Device& d) { d.release(routine, mmap_ptr); });
  return NVSHMEMX_SUCCESS;
}

// --- ordering and synchronisation ------------------------------------------------------------------------

void nvshmem_fence(void) { runtime("nvshmem_fence").fence(); }
void nvshmem_quiet(void) { runtime("nvshmem_quiet").quiet(); }

/// Sources may be used again.
void nvshmemx_flush(void) { runtime("nvshmemx_flush").quiet(); }

void nvshmem_barrier_all(void) { synchronising("nvshmem_barrier_all").barrier_all("nvshmem_barrier_all"); }

void nvshmem_sync_all(void) {
  synchronising("nvshmem_sync_all").synchronise("nvshmem_sync_all", this_pe->world());
}

// Work on a stream is complete in the order of the stream. What calls of the host have begun is waited for
// here.
void nvshmemx_quiet_on_stream(cudaStream_t stream) {
  on_device("nvshmemx_quiet_on_stream", [](Device& device) { device.runtime().quiet(); });
  api::nvshmem::on_stream::quiet("nvshmemx_quiet_on_stream", stream);
}
void nvshmemx_flush_on_stream(cudaStream_t stream) {
  on_device("nvshmemx_flush_on_stream", [](Device& device) { device.runtime().quiet(); });
  api::nvshmem::on_stream::quiet("nvshmemx_flush_on_stream", stream);
}

int nvshmemx_barrier_on_stream(nvshmem_team_t team, cudaStream_t stream) {
  return barrier_on_stream("nvshmemx_barrier_on_stream", team, stream);
}
void nvshmemx_barrier_all_on_stream(cudaStream_t stream) {
  barrier_on_stream("nvshmemx_barrier_all_on_stream", NVSHMEM_TEAM_WORLD, stream);
}
int nvshmemx_team_sync_on_stream(nvshmem_team_t team, cudaStream_t stream) {
  return api::nvshmem::on_stream::sync_team("nvshmemx_team_sync_on_stream", team, stream);
}
void nvshmemx_sync_all_on_stream(cudaStream_t stream) {
  api::nvshmem::on_stream::sync_team("nvshmemx_sync_all_on_stream", NVSHMEM_TEAM_WORLD, stream);
}

// --- queue pairs and shared memory, which nothing here needs ----------------------------------------------

/// The array is the program's, which gives it to free(). A barrier, as in NVSHMEM.
int nvshmemx_qp_create(int num_qps, nvshmemx_qp_handle_t** out_qp_array) {
  if (num_qps < 1 || !out_qp_array) return NVSHMEMX_ERROR_INVALID_VALUE;
  const size_t count = static_cast<size_t>(num_qps);
  auto* handles = static_cast<nvshmemx_qp_handle_t*>(std::malloc(count * sizeof(nvshmemx_qp_handle_t)));
  if (!handles) return NVSHMEMX_ERROR_OUT_OF_MEMORY;
  std::fill(handles, handles + count, static_cast<nvshmemx_qp_handle_t>(NVSHMEMX_QP_DEFAULT));
  *out_qp_array = handles;
  synchronising("nvshmemx_qp_create").barrier_all("nvshmemx_qp_create");
  return NVSHMEMX_SUCCESS;
}

int nvshmemx_ask_smem(nvshmemx_smem_amount_t flag) { return smem_bytes(flag); }
