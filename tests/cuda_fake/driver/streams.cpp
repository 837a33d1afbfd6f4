// SPDX-License-Identifier: Apache-2.0
#include "streams.hpp"

#include <sched.h>

#include <chrono>
#include <deque>
#include <map>
#include <thread>

#include "devices.hpp"
#include "fake.hpp"

namespace fake_cuda {

namespace {

struct Stream {
  const Device* device;
  std::deque<Work> work;
};

std::map<CUstream, Stream>& streams() {
  static auto& all = *new std::map<CUstream, Stream>;
  return all;
}

bool is_default(CUstream stream) {
  return !stream || stream == CU_STREAM_LEGACY || stream == CU_STREAM_PER_THREAD;
}

/// The default streams of a process are one here.
Stream& find(const char* tried, CUstream stream) {
  if (is_default(stream)) return streams()[nullptr];
  const auto found = streams().find(stream);
  if (found == streams().end()) misuse("%s on stream %p, which is none", tried, static_cast<void*>(stream));
  return found->second;
}

/// Does what can be done; true if nothing is left.
bool advance(Stream& stream) {
  while (!stream.work.empty() && stream.work.front()()) stream.work.pop_front();
  return stream.work.empty();
}

/// As a GPU goes on by itself, for as long as the process lives.
void start_progress() {
  std::thread([] {
    for (;;) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      const std::lock_guard guard(lock());
      for (auto& [handle, stream] : streams()) advance(stream);
    }
  }).detach();
}

}  // namespace

CUresult enqueue(CUstream stream, Work work) {
  CUresult result;
  const Device* device = current_device(&result);
  if (!device) return result;
  Stream& found = find("work", stream);
  if (!is_default(stream) && found.device != device) return CUDA_ERROR_INVALID_HANDLE;
  static const bool started = (start_progress(), true);
  static_cast<void>(started);
  found.work.push_back(std::move(work));
  return CUDA_SUCCESS;
}

void check_streams_at_exit() {
  for (const auto& [handle, stream] : streams()) {
    if (handle) misuse("leak at exit: a stream of device %d", stream.device->number);
  }
}

CUresult stream_create(CUstream* stream, unsigned, int) {
  static uintptr_t next = 0x100;
  CUresult result;
  const Device* device = current_device(&result);
  if (!device) return result;
  *stream = reinterpret_cast<CUstream>(++next);
  streams()[*stream].device = device;
  return CUDA_SUCCESS;
}

CUresult stream_destroy(CUstream stream) {
  if (!find("destroy", stream).work.empty()) misuse("destroy of a stream that has work: who waits for that?");
  streams().erase(stream);
  return CUDA_SUCCESS;
}

CUresult stream_is_capturing(CUstream, CUstreamCaptureStatus* status) {
  *status = says_captured() ? CU_STREAM_CAPTURE_STATUS_ACTIVE : CU_STREAM_CAPTURE_STATUS_NONE;
  return CUDA_SUCCESS;
}

bool& says_captured() {
  static bool says = false;
  return says;
}

CUresult stream_synchronize(CUstream stream) {
  while (!advance(find("waiting", stream))) {
    lock().unlock();
    sched_yield();
    lock().lock();
  }
  return CUDA_SUCCESS;
}

}  // namespace fake_cuda
