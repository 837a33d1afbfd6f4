// SPDX-License-Identifier: Apache-2.0
// Arguments for the generated programs *_every_device_call_*.cu, which only have to compile: values that no
// compiler knows, so that no call is folded away, and a place for results, so that none is dropped.
#pragma once

#include <nvshmem.h>
#include <nvshmemx.h>

struct AnyArgument {
  void* memory;

  template <class T>
  __device__ T* pointer() const {
    return static_cast<T*>(memory);
  }
  template <class T>
  __device__ T value() const {
    return *static_cast<const T*>(memory);
  }
  template <class T>
  __device__ void keep(const T& result) const {
    *static_cast<T*>(memory) = result;
  }
};
