# SPDX-License-Identifier: Apache-2.0
"""CUDA kernels of Numba with isomem.numba, in Numba's simulator on arrays of isomem, or (`cuda`) on GPUs; and what they
are compiled to for GPUs (`ptx`). Run under oshrun by job_test.py, with NUMBA_ENABLE_CUDASIM=1, or for GPUs without."""
import os
import random
import re
import sys
from types import SimpleNamespace

import numpy as np
from numba import cuda, types
from numba.cuda import dispatcher

import isomem
import isomem.numba
from isomem.numba import put, put_signal, signal_set, views, wait

SEED = int(os.environ.get("ISOMEM_TEST_SEED") or 20260101)


def exchange(boxes, mine, flags, me, turn):
    """Block i sends a row to PE i, and waits for what comes from it."""
    pe = cuda.blockIdx.x
    put_signal(boxes[pe][me], mine[pe], mine.shape[1], flags[pe], me, turn)
    wait(flags[me], pe, turn)


def one_shot(out, values, arrived, left, me, turn):
    """An all-reduce: each PE says that its values are there, folds those of all, and says that it has."""
    for pe in range(len(values)):
        signal_set(arrived[pe], me, turn)
    for pe in range(len(values)):
        wait(arrived[me], pe, turn)
    for i in range(cuda.threadIdx.x, out.size, cuda.blockDim.x):
        total = values[0][i]
        for pe in range(1, len(values)):
            total += values[pe][i]
        out[i] = total
    for pe in range(len(values)):
        signal_set(left[pe], me, turn)
    for pe in range(len(values)):
        wait(left[me], pe, turn)


def copy(dest, source):
    put(dest, source, source.size)


class Place:
    """Where arrays lie and kernels run: host memory and the simulator, or a GPU."""

    def __init__(self, is_on_gpu):
        self.is_on_gpu = is_on_gpu
        self.more = {"device": "cuda"} if is_on_gpu else {}
        if is_on_gpu:
            cuda.select_device(isomem.rank() % len(cuda.gpus))

    def views(self, array):
        if not self.is_on_gpu:
            return views(array)
        every = isomem.numba.device_views(array, isomem.rank(), isomem.size())
        return tuple(cuda.as_cuda_array(view) for view in every)

    def own(self, array):
        return cuda.to_device(array) if self.is_on_gpu else array

    def look(self, array):
        """What it holds when all kernels are done."""
        if not self.is_on_gpu:
            return np.asarray(array)
        cuda.synchronize()
        return array.numpy() if isinstance(array, isomem.DeviceArray) else array.copy_to_host()

    def meet(self):
        if self.is_on_gpu:
            cuda.synchronize()
        isomem.barrier_all()


def run(is_on_gpu=False):
    isomem.init()
    me, n, generator = isomem.rank(), isomem.size(), random.Random(SEED)
    place = Place(is_on_gpu)
    flags, arrived, left = (place.views(isomem.signals(n, **place.more)) for _ in range(3))
    for turn, dtype in enumerate(("float32", "int64", "int8", "float64"), 1 << 60):  # no float is as exact
        size = generator.randrange(1, 200)
        box = isomem.full((n, size + 3), 77, dtype, **place.more)
        every = [np.random.default_rng(SEED + 100 * (turn % 100) + pe).integers(-100, 100, (n, size)).astype(dtype)
                 for pe in range(n)]
        cuda.jit(exchange)[n, 8](place.views(box), place.own(every[me]), flags, me, turn)
        got = place.look(box)
        assert np.array_equal(got[:, :size], np.stack([one[me] for one in every])), (dtype, size)
        assert np.all(got[:, size:] == 77)
        place.meet()
        cuda.jit(copy)[1, 5](place.views(box)[(me + 1) % n][0], place.own(every[me][0]))
        place.meet()
        assert np.array_equal(place.look(box)[0, :size], every[(me - 1) % n][0])
        place.meet()
    values, out = isomem.zeros(100, **place.more), place.own(np.zeros(100))
    for turn in range(1, 8):
        values[:] = me + turn * np.arange(100)
        cuda.jit(one_shot)[1, 4](out, place.views(values), arrived, left, me, turn)
        assert np.array_equal(place.look(out), sum(pe + turn * np.arange(100) for pe in range(n)))
    if me == 0:
        print(f"kernels of Numba on {n} PEs, seed {SEED}")
    isomem.finalize()


class OnGpu:
    __cuda_array_interface__ = {"shape": (5,), "typestr": "<f4", "data": (1 << 40, False), "version": 3,
                                "strides": None, "stream": None}


def ptx():
    """Release and acquire for the whole machine, of all threads of a block; no call of anything."""
    # where there is no GPU, functions that kernels call are for one of these
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=(9, 0))
    words, rows = types.UniTuple(types.uint64[::1], 4), types.UniTuple(types.float32[:, ::1], 4)
    text, _ = cuda.compile_ptx(exchange, types.void(rows, types.float32[:, ::1], words, types.int32, types.int64),
                               cc=(9, 0))
    assert re.search(r"(?s)st\.global|st\.f32|st\.b32", text), text
    assert re.search(r"(?s)bar\.sync[^\n]*\n(?!.*bar\.sync.*st\.release).*st\.release\.sys\.u64.*ld\.acquire\.sys\.u64"
                     r".*bar\.sync", text), text
    assert not re.search(r"\bcall\b|\.extern \.func|cvt[.\w]*\.f64", text), text
    try:
        cuda.compile_ptx(exchange, types.void(rows, types.float32[:, ::1], types.UniTuple(types.int32[::1], 4),
                                              types.int32, types.int64), cc=(9, 0))
    except Exception as error:  # signals are words of 64 bits
        assert "_store_release" in str(error), error
    else:
        raise AssertionError("signals of 32 bits")
    where = [view.__cuda_array_interface__ for view in isomem.numba.device_views(OnGpu(), 1, 3)]
    assert [one["data"] for one in where] == [((1 << 40) + i * (1 << 38), False) for i in (-1, 0, 1)]
    assert all({**one, "data": 0} == {**OnGpu.__cuda_array_interface__, "data": 0} for one in where)
    try:
        isomem.numba.device_views(OnGpu(), 0, 32)
    except ValueError as error:
        assert "at most 31 PEs" in str(error)
    else:
        raise AssertionError("32 PEs")
    print("kernels of Numba compiled to PTX")


if __name__ == "__main__":
    ptx() if sys.argv[1:] == ["ptx"] else run(sys.argv[1:] == ["cuda"])
