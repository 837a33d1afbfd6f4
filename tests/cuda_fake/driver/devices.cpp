// SPDX-License-Identifier: Apache-2.0
#include "devices.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "fake.hpp"

namespace fake_cuda {

namespace {

constexpr int kMostDevices = 16;

/// In a file that the processes of a job share. A job is known by the process that has started it, so what an
/// earlier job has left in the file does not count.
struct Ledger {
  pid_t job;
  std::atomic<uint64_t> used[kMostDevices];
};

Ledger* open_ledger() {
  const std::string& name = settings().ledger;
  if (name.empty()) return nullptr;
  const int fd = open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (fd < 0 || flock(fd, LOCK_EX) != 0 || ftruncate(fd, sizeof(Ledger)) != 0) {
    misuse("FAKE_CUDA_LEDGER=%s: %s", name.c_str(), std::strerror(errno));
  }
  void* memory = mmap(nullptr, sizeof(Ledger), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  auto* ledger = static_cast<Ledger*>(memory);
  if (ledger->job != getppid()) {
    ledger->job = getppid();
    for (auto& used : ledger->used) used = 0;
  }
  flock(fd, LOCK_UN);  // explicitly: the mapping keeps the file open
  close(fd);
  return ledger;
}

Ledger* ledger() {
  static Ledger* the_ledger = open_ledger();
  return the_ledger;
}

std::vector<Device>& devices() {
  static auto& all = *[] {
    auto* found = new std::vector<Device>;
    for (int i = 0; i < settings().devices && i < kMostDevices; ++i)
      found->push_back({i, 0, CU_CTX_MAP_HOST});
    return found;
  }();
  return all;
}

bool is_device(int number) { return number >= 0 && static_cast<size_t>(number) < devices().size(); }

Device* device_of(CUcontext context) { return reinterpret_cast<Device*>(context); }

/// The contexts of a thread, the current one last.
std::vector<CUcontext>& stack() {
  static thread_local std::vector<CUcontext> contexts;
  return contexts;
}

CUresult usable(CUcontext context) {
  if (!context) return CUDA_ERROR_INVALID_CONTEXT;
  return device_of(context)->retained ? CUDA_SUCCESS : CUDA_ERROR_CONTEXT_IS_DESTROYED;
}

}  // namespace

Device* current_device(CUresult* result) {
  const CUcontext context = stack().empty() ? nullptr : stack().back();
  *result = usable(context);
  return *result == CUDA_SUCCESS ? device_of(context) : nullptr;
}

bool take_memory(int device, uint64_t bytes) {
  if (!ledger() || ledger()->used[device].fetch_add(bytes) + bytes <= settings().memory) return true;
  give_memory(device, bytes);
  return false;
}

void give_memory(int device, uint64_t bytes) {
  if (ledger()) ledger()->used[device] -= bytes;
}

uint64_t memory_in_use(int device) { return ledger() ? ledger()->used[device].load() : 0; }

void check_devices_at_exit() {
  for (const Device& device : devices()) {
    if (device.retained) {
      misuse("leak at exit: the context of device %d, retained %d times", device.number, device.retained);
    }
  }
}

CUresult init(unsigned) { return devices().empty() ? CUDA_ERROR_NO_DEVICE : CUDA_SUCCESS; }

CUresult driver_version(int* version) {
  *version = CUDA_VERSION;
  return CUDA_SUCCESS;
}

CUresult error_name(CUresult error, const char** text) {
  switch (error) {
    case CUDA_SUCCESS:
      *text = "CUDA_SUCCESS";
      break;
    case CUDA_ERROR_OUT_OF_MEMORY:
      *text = "CUDA_ERROR_OUT_OF_MEMORY";
      break;
    case CUDA_ERROR_NOT_SUPPORTED:
      *text = "CUDA_ERROR_NOT_SUPPORTED";
      break;
    case CUDA_ERROR_UNKNOWN:
      *text = "CUDA_ERROR_UNKNOWN";
      break;
    default:
      *text = "CUDA_ERROR_OF_THE_FAKE";
  }
  return CUDA_SUCCESS;
}

CUresult error_string(CUresult error, const char** text) {
  thread_local char words[40];
  std::snprintf(words, sizeof(words), "the fake driver's error %d", static_cast<int>(error));
  *text = words;
  return CUDA_SUCCESS;
}

CUresult device_get(CUdevice* device, int number) {
  if (!is_device(number)) return CUDA_ERROR_INVALID_DEVICE;
  *device = number;
  return CUDA_SUCCESS;
}

CUresult device_count(int* count) {
  *count = static_cast<int>(devices().size());
  return CUDA_SUCCESS;
}

CUresult device_name(char* name, int room, CUdevice device) {
  if (!is_device(device)) return CUDA_ERROR_INVALID_DEVICE;
  std::snprintf(name, static_cast<size_t>(room), "%s", settings().name.c_str());
  return CUDA_SUCCESS;
}

CUresult device_bus_id(char* id, int room, CUdevice device) {
  if (!is_device(device)) return CUDA_ERROR_INVALID_DEVICE;
  std::snprintf(id, static_cast<size_t>(room), "0000:%02x:00.0", device + 1);
  return CUDA_SUCCESS;
}

CUresult device_attribute(int* value, CUdevice_attribute attribute, CUdevice device) {
  if (!is_device(device)) return CUDA_ERROR_INVALID_DEVICE;
  if (attribute == static_cast<CUdevice_attribute>(settings().attribute)) {
    *value = static_cast<int>(settings().value);
    return CUDA_SUCCESS;
  }
  switch (attribute) {
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:
      *value = 9;
      return CUDA_SUCCESS;
    case CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED:
      *value = 1;
      return CUDA_SUCCESS;
    case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT:
      *value = 132;
      return CUDA_SUCCESS;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR:
    case CU_DEVICE_ATTRIBUTE_COMPUTE_MODE:
    case CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED:
      *value = 0;
      return CUDA_SUCCESS;
    default:
      return CUDA_ERROR_NOT_SUPPORTED;
  }
}

CUresult device_memory(size_t* bytes, CUdevice device) {
  if (!is_device(device)) return CUDA_ERROR_INVALID_DEVICE;
  *bytes = settings().memory;
  return CUDA_SUCCESS;
}

CUresult can_access_peer(int* can, CUdevice device, CUdevice peer) {
  if (!is_device(device) || !is_device(peer)) return CUDA_ERROR_INVALID_DEVICE;
  *can = device != peer;
  return CUDA_SUCCESS;
}

CUresult primary_retain(CUcontext* context, CUdevice device) {
  if (!is_device(device)) return CUDA_ERROR_INVALID_DEVICE;
  Device& found = devices()[static_cast<size_t>(device)];
  ++found.retained;
  *context = reinterpret_cast<CUcontext>(&found);
  return CUDA_SUCCESS;
}

CUresult primary_release(CUdevice device) {
  if (!is_device(device)) return CUDA_ERROR_INVALID_DEVICE;
  Device& found = devices()[static_cast<size_t>(device)];
  if (!found.retained) misuse("the context of device %d is released once too often", device);
  --found.retained;
  return CUDA_SUCCESS;
}

CUresult primary_state(CUdevice device, unsigned* flags, int* active) {
  if (!is_device(device)) return CUDA_ERROR_INVALID_DEVICE;
  const Device& found = devices()[static_cast<size_t>(device)];
  *flags = found.flags;
  *active = found.retained != 0;
  return CUDA_SUCCESS;
}

CUresult context_current(CUcontext* context) {
  *context = stack().empty() ? nullptr : stack().back();
  return CUDA_SUCCESS;
}

CUresult context_set(CUcontext context) {
  if (!stack().empty()) stack().pop_back();
  if (context) stack().push_back(context);
  return CUDA_SUCCESS;
}

CUresult context_push(CUcontext context) {
  if (!context) return CUDA_ERROR_INVALID_CONTEXT;
  stack().push_back(context);
  return CUDA_SUCCESS;
}

CUresult context_pop(CUcontext* context) {
  if (stack().empty()) return CUDA_ERROR_INVALID_CONTEXT;
  *context = stack().back();
  stack().pop_back();
  return CUDA_SUCCESS;
}

/// As the driver does it: a context that was released can be made current and has a device, no more.
CUresult context_device(CUdevice* device) {
  if (stack().empty()) return CUDA_ERROR_INVALID_CONTEXT;
  *device = device_of(stack().back())->number;
  return CUDA_SUCCESS;
}

CUresult context_flags(unsigned* flags) {
  CUresult result;
  if (const Device* device = current_device(&result)) *flags = device->flags;
  return result;
}

CUresult context_set_flags(unsigned flags) {
  CUresult result;
  if (Device* device = current_device(&result)) device->flags = flags;
  return result;
}

CUresult priority_range(int* least, int* most) {
  CUresult result;
  if (!current_device(&result)) return result;
  *least = 0;
  *most = -5;
  return CUDA_SUCCESS;
}

}  // namespace fake_cuda
