// SPDX-License-Identifier: Apache-2.0
// The GPUs of the fake machine, their primary contexts, and how much memory of each is in use.
#pragma once

#include <cuda.h>

#include <cstdint>

namespace fake_cuda {

/// A GPU as one process sees it; its address is the handle of its primary context.
struct Device {
  int number;
  int retained;    // the context is there as long as this is not 0
  unsigned flags;  // of the context
};

/// The device that is current for this thread, null for none. `*result`: why there is none.
Device* current_device(CUresult* result);

/// Adds to, or takes from, the memory in use of a device, in all processes of the job. False: there is not so
/// much.
bool take_memory(int device, uint64_t bytes);
void give_memory(int device, uint64_t bytes);
uint64_t memory_in_use(int device);

/// Reports contexts that were not released.
void check_devices_at_exit();

CUresult init(unsigned flags);
CUresult driver_version(int* version);
CUresult error_name(CUresult error, const char** text);
CUresult error_string(CUresult error, const char** text);
CUresult device_get(CUdevice* device, int number);
CUresult device_count(int* count);
CUresult device_name(char* name, int room, CUdevice device);
CUresult device_bus_id(char* id, int room, CUdevice device);
CUresult device_attribute(int* value, CUdevice_attribute attribute, CUdevice device);
CUresult device_memory(size_t* bytes, CUdevice device);
CUresult can_access_peer(int* can, CUdevice device, CUdevice peer);
CUresult primary_retain(CUcontext* context, CUdevice device);
CUresult primary_release(CUdevice device);
CUresult primary_state(CUdevice device, unsigned* flags, int* active);
CUresult context_current(CUcontext* context);
CUresult context_set(CUcontext context);
CUresult context_push(CUcontext context);
CUresult context_pop(CUcontext* context);
CUresult context_device(CUdevice* device);
CUresult context_flags(unsigned* flags);
CUresult context_set_flags(unsigned flags);
CUresult priority_range(int* least, int* most);

}  // namespace fake_cuda
