# SPDX-License-Identifier: Apache-2.0
"""CUDA's driver for tests of arrays in device memory: streams, and a look at memory that isomem has no part in. On a
GPU, or the fake of tests/cuda_fake where libcuda.so.1 is that."""
import ctypes

import numpy as np

_driver = ctypes.CDLL("libcuda.so.1")
is_fake = hasattr(_driver, "_ZN9fake_cuda4viewEPKv")  # the fake's own function view


def call(name, *arguments):
    function = ctypes.c_void_p()
    status = _driver.cuGetProcAddress_v2(name.encode(), ctypes.byref(function), 12010, ctypes.c_uint64(0), None)
    assert status == 0, f"the driver has no {name}: {status}"
    status = ctypes.CFUNCTYPE(ctypes.c_int, *[type(argument) for argument in arguments])(function.value)(*arguments)
    assert status == 0, f"{name} failed: {status}"


def _copy(dest, source, count):
    """Between any two addresses; complete on return."""
    if count:
        call("cuMemcpyAsync", ctypes.c_uint64(dest), ctypes.c_uint64(source), ctypes.c_size_t(count),
             ctypes.c_void_p(0))
    call("cuStreamSynchronize", ctypes.c_void_p(0))


def look(array):
    """What the memory of a contiguous array in device memory holds."""
    values = np.empty(array.shape, array.dtype)
    assert array.strides == values.strides or not values.size
    _copy(values.ctypes.data, array.ptr, values.nbytes)
    return values


def store(array, values):
    """Writes there, whatever isomem is doing."""
    values = np.ascontiguousarray(np.broadcast_to(np.asarray(values, array.dtype), array.shape))
    _copy(array.ptr, values.ctypes.data, values.nbytes)


class Stream:
    """A stream that does not wait for the default one, in each form that isomem takes; destroyed at the end."""

    def __init__(self):
        handle = ctypes.c_void_p()
        call("cuStreamCreateWithPriority", ctypes.pointer(handle), ctypes.c_uint(1), ctypes.c_int(0))
        self.handle = handle.value

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.wait()
        call("cuStreamDestroy", ctypes.c_void_p(self.handle))

    def wait(self):
        call("cuStreamSynchronize", ctypes.c_void_p(self.handle))

    def forms(self):
        return (self.handle, np.int64(self.handle), _Form(cuda_stream=self.handle), _Form(ptr=self.handle),
                _Form(__cuda_stream__=lambda: (0, self.handle)), _Form(__cuda_stream__=(0, self.handle)))


class _Form:
    def __init__(self, **attributes):
        vars(self).update(attributes)


class Chosen:
    """A GPU that the program has chosen, as cudaSetDevice does it, until the end."""

    def __init__(self, gpu):
        self.gpu, context = gpu, ctypes.c_void_p()
        call("cuInit", ctypes.c_uint(0))
        call("cuDevicePrimaryCtxRetain", ctypes.pointer(context), ctypes.c_int(gpu))
        self.context = context.value
        self.make_current()

    def make_current(self):
        call("cuCtxSetCurrent", ctypes.c_void_p(self.context))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        call("cuCtxSetCurrent", ctypes.c_void_p(0))
        call("cuDevicePrimaryCtxRelease", ctypes.c_int(self.gpu))


def count():
    number = ctypes.c_int()
    call("cuInit", ctypes.c_uint(0))
    call("cuDeviceGetCount", ctypes.pointer(number))
    return number.value
