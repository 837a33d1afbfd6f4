# SPDX-License-Identifier: Apache-2.0
"""Who keeps device memory: PEs that drop arrays at different times, streams, other libraries."""
import ctypes
import os
import threading

import numpy as np

import isomem
import pes
from cuda_driver import Stream, is_fake, look
from device_tools import device_array, neighbours
from pes import DTYPES, raises, random_array, rng
from test_transfers import random_section

# --- who keeps memory ------------------------------------------------------------------------------------------------


def test_dropping_blocks_nobody():
    me, n = isomem.rank(), isomem.size()
    isomem.reclaim()
    array, there = isomem.zeros(1000, device="cuda"), None
    place = array.ptr
    if me == 0:
        del array  # the others keep theirs: the block stays
    assert isomem.reclaim() == (1 if n == 1 else 0)
    if me != 0:
        there = array[50:60]
        del array
    assert isomem.reclaim() == 0
    del there
    assert isomem.reclaim() == (0 if n == 1 else 1)
    assert isomem.empty(1000, device="cuda").ptr == place  # given back


def test_many_rounds():
    """Which array goes when is chance, and another one on each PE."""
    isomem.reclaim()
    me, mine, sizes = isomem.rank(), rng(19), rng(20, of_pe=False)
    live = {}
    for i in range(300):
        device = "cuda" if sizes.integers(2) else None
        live[i] = isomem.full(int(sizes.integers(1, 2000)), 1000 * me + i, "int32", device=device)
        while len(live) > mine.integers(1, 12):
            key = int(mine.choice(list(live)))
            array = live.pop(key)
            got = look(array) if isinstance(array, isomem.DeviceArray) else np.asarray(array)
            assert np.all(got == 1000 * me + key)
            del array, got
    live.clear()
    isomem.reclaim()
    assert isomem.reclaim() == 0


def test_streams_keep_memory():
    """What an array is given back for comes after what streams do with it."""
    to, _ = neighbours()
    gate = isomem.signals()
    isomem.reclaim()
    with Stream() as stream:
        for i in range(1, 9):
            array = isomem.zeros(2000, "int64", device="cuda")
            values, place = isomem.full(2000, -1, device=(None, "cuda")[i % 2]), array.ptr
            isomem.wait_until(gate, isomem.EQ, i, stream=stream.handle)
            isomem.put(array, values, to, stream=stream.handle)
            del array, values
            opens = threading.Timer(0.02, gate.__setitem__, (0, i))
            opens.start()
            other = isomem.zeros(2000, "int64", device="cuda")  # waits: the stream is needed before
            assert other.ptr == place and gate[0] == i
            isomem.barrier_all()
            stream.wait()
            isomem.barrier_all()
            assert not np.any(look(other))
            opens.join()
            del other


# --- other libraries -------------------------------------------------------------------------------------------------


class Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_uint64), ("device_type", ctypes.c_int32), ("device", ctypes.c_int32),
                ("dims", ctypes.c_int32), ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8),
                ("lanes", ctypes.c_uint16), ("shape", ctypes.POINTER(ctypes.c_int64)),
                ("strides", ctypes.POINTER(ctypes.c_int64)), ("offset", ctypes.c_uint64)]


class Versioned(ctypes.Structure):
    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", ctypes.c_void_p),
                ("deleter", ctypes.c_void_p), ("flags", ctypes.c_uint64), ("tensor", Tensor)]


class Plain(ctypes.Structure):
    _fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]


def managed(capsule, name):
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    kind = Versioned if name == b"dltensor_versioned" else Plain
    return kind.from_address(get(capsule, name))


def take(capsule, name):
    """As a reader does: from here on the capsule is an empty shell."""
    set_name = ctypes.pythonapi.PyCapsule_SetName
    set_name.argtypes = [ctypes.py_object, ctypes.c_char_p]
    taken = managed(capsule, name)
    set_name(capsule, {b"dltensor": USED, b"dltensor_versioned": USED_VERSIONED}[name])
    return taken


USED, USED_VERSIONED = b"used_dltensor", b"used_dltensor_versioned"
CODES = {"i": 0, "u": 1, "f": 2, "c": 5, "b": 6}


def test_dlpack():
    gpu = int(isomem.zeros(1, device="cuda").device[5:])
    for i, dtype in enumerate(DTYPES):
        isomem.reclaim()
        shape, slices = random_section(rng(21, i, of_pe=False))
        array = isomem.zeros(shape, dtype, device="cuda")
        view, place = array[slices], array.ptr
        assert view.__dlpack_device__() == (2, gpu)
        if array.dtype.kind not in CODES:
            with raises(BufferError, "__dlpack__", "type"):
                view.__dlpack__()
            continue
        name, more = ((b"dltensor", {}), (b"dltensor_versioned", {"max_version": (1, 1), "stream": 1}))[i % 2]
        capsule = view.__dlpack__(**more)
        tensor = managed(capsule, name).tensor
        assert (tensor.data + tensor.offset, tensor.device_type, tensor.device) == (view.ptr, 2, gpu)
        assert [tensor.shape[d] for d in range(tensor.dims)] == list(view.shape)
        assert [tensor.strides[d] * view.itemsize for d in range(tensor.dims)] == list(view.strides)
        assert (tensor.code, tensor.bits, tensor.lanes) == (CODES[array.dtype.kind], 8 * view.itemsize, 1)
        del array, view
        assert isomem.reclaim() == 0  # the capsule keeps it
        taken = take(capsule, name)
        del capsule
        assert isomem.reclaim() == 0  # the reader does
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(taken.deleter)(ctypes.addressof(taken))
        assert isomem.reclaim() == 1
        array = isomem.empty(shape, dtype, device="cuda")
        assert array.ptr == place
        capsule = array.__dlpack__(stream=-1)
        del array, capsule  # that nobody has taken
        assert isomem.reclaim() == 1
    array = isomem.zeros(3, "i4,f8", device="cuda")
    with raises(BufferError, "__dlpack__", "strides"):
        array["f1"].__dlpack__()
    with raises(BufferError, "dl_device"):
        array.__dlpack__(dl_device=(1, 0))
    with raises(BufferError, "copy"):
        array.__dlpack__(copy=True)
    assert isomem.zeros(2, device="cuda").__dlpack__(dl_device=(2, gpu), copy=False)


def test_cuda_array_interface():
    for i, dtype in enumerate(DTYPES):
        shape, slices = random_section(rng(22, i, of_pe=False))
        values = random_array(rng(23, i), shape, dtype)
        view, expected = device_array(values)[slices], values[slices]
        given = view.__cuda_array_interface__
        assert given["version"] == 3 and given["stream"] is None and given["data"] == (view.ptr, False)
        assert given["shape"] == expected.shape and given["typestr"] == expected.__array_interface__["typestr"]
        assert given["strides"] == (None if expected.flags.c_contiguous else expected.strides)
    assert isomem.zeros((0, 3), device="cuda").__cuda_array_interface__["data"] == (0, False)


def test_readers_wait_for_streams():
    me, gate = isomem.rank(), isomem.signals()
    array, values = isomem.zeros(100, "int64", device="cuda"), isomem.full(100, 5, device="cuda")
    with Stream() as stream, Stream() as other:
        isomem.wait_until(gate, isomem.EQ, 1, stream=stream.handle)
        isomem.put(array, values, me, stream=stream.handle)
        assert array.__cuda_array_interface__["stream"] == stream.handle
        array.__dlpack__(stream=-1)
        array.__dlpack__(stream=stream.handle)
        assert array.__cuda_array_interface__["stream"] == stream.handle  # nobody has waited
        opens = threading.Timer(0.02, gate.__setitem__, (0, 1))
        opens.start()
        array.__dlpack__(stream=1)
        assert gate[0] == 1 and np.all(look(array) == 5) and array.__cuda_array_interface__["stream"] is None
        for one in (stream, other):
            isomem.wait_until(gate, isomem.EQ, 2, stream=one.handle)
            isomem.put(array, values[:1], me, stream=one.handle)
        opens = threading.Timer(0.02, gate.__setitem__, (0, 2))
        opens.start()
        assert array.__cuda_array_interface__["stream"] == other.handle and gate[0] == 2  # the first one is done
        opens.join()
    isomem.wait_until(gate, isomem.EQ, 3, stream=0)
    assert array.__cuda_array_interface__["stream"] == 1
    gate[0] = 3
    isomem.barrier_all()


# --- on GPUs, where these are installed ------------------------------------------------------------------------------


def test_torch():
    """torch reads and writes arrays without a copy, and gives its streams."""
    torch = None if is_fake else pes.optional("torch")
    if torch is None or not torch.cuda.is_available():
        return
    to, source = neighbours()
    array = isomem.full((4, 6), isomem.rank(), "float32", device="cuda")
    torch.cuda.set_device(array.device)
    tensor = torch.from_dlpack(array)
    assert tensor.data_ptr() == array.ptr and tensor.shape == (4, 6) and str(tensor.device) == array.device
    also = torch.as_tensor(array[::2, 1:], device=array.device)
    assert also.data_ptr() == array[::2, 1:].ptr and also.stride() == (12, 1)
    side = torch.cuda.Stream()
    with torch.cuda.stream(side):
        torch.from_dlpack(array).mul_(2).add_(1)
        box = isomem.zeros((4, 6), "float32", device="cuda")
        arrived = isomem.signals(device="cuda")
        isomem.put_signal(box, array, arrived, 1, to, stream=side)
        isomem.wait_until(arrived, isomem.EQ, 1, stream=side)
        total = isomem.zeros((4, 6), "float32", device="cuda")
        isomem.reduce(total, box, stream=side)
        twice = torch.from_dlpack(total) * 2
    side.synchronize()
    assert np.all(box.numpy() == 2 * source + 1)
    n = isomem.size()
    assert torch.all(twice.cpu() == 2 * n * n) and np.all(look(total) == n * n)
    isomem.barrier_all()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        isomem.put(box, array, to, stream=torch.cuda.current_stream())
        isomem.reduce(total, array, stream=torch.cuda.current_stream())
    for i in range(5):
        tensor.fill_(i + isomem.rank())
        torch.cuda.synchronize()
        isomem.barrier_all()
        graph.replay()
        torch.cuda.synchronize()
        isomem.barrier_all()
        assert np.all(look(box) == i + source) and np.all(look(total) == n * i + n * (n - 1) // 2)
        isomem.barrier_all()


def test_cupy():
    cupy = None if is_fake else pes.optional("cupy")
    if cupy is None:
        return
    array = device_array(np.arange(6.0, dtype="float32"))
    with cupy.cuda.Device(int(array.device[5:])):
        for taken in (cupy.asarray(array), cupy.from_dlpack(array)):
            assert taken.data.ptr == array.ptr
            taken += 1
        stream = cupy.cuda.Stream(non_blocking=True)
        isomem.put(array[:3], array[3:], isomem.rank(), stream=stream)
        with stream:
            taken *= 2
        stream.synchronize()
    assert look(array).tolist() == [10, 12, 14, 10, 12, 14]


def test_jax():
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    jax = None if is_fake else pes.optional("jax")
    if jax is None or jax.default_backend() != "gpu":
        return
    array = device_array(np.arange(6.0, dtype="float32"))
    taken = jax.dlpack.from_dlpack(array)
    assert taken.unsafe_buffer_pointer() == array.ptr and np.array_equal(np.asarray(taken), look(array))
