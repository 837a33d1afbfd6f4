# SPDX-License-Identifier: Apache-2.0
"""Ends of lives with arrays in device memory. Started by job_test.py: device_life.py finalize, exit, or none."""
import sys

import numpy as np

import isomem
from pes import raises

ROUNDS = 200


def work(stream):
    """Gives a stream work that is not done when this returns."""
    me, n = isomem.rank(), isomem.size()
    box, values = isomem.zeros(100_000, "int64", device="cuda"), isomem.full(100_000, me, device="cuda")
    for _ in range(ROUNDS):
        isomem.put(box, values, (me + 1) % n, stream=stream)
    return box


def finalize():
    """finalize waits for what streams have; the next life begins anew."""
    from cuda_driver import Chosen, Stream, call, count
    isomem.init()
    gpus = count()
    with Chosen(isomem.rank() % gpus) as gpu:
        for _ in range(3):
            isomem.init()
            with raises(RuntimeError, "stream", "device='cuda'"):
                isomem.barrier_all(stream=0)
            with Stream() as stream:
                box = work(stream.handle)
                assert box.device == f"cuda:{gpu.gpu}"
                isomem.finalize()
                if sys.argv[2:] == ["destroys"]:  # the fake driver aborts if work is left
                    import ctypes
                    call("cuStreamDestroy", ctypes.c_void_p(stream.handle))
                    stream.handle = 0
            assert box.shape == (100_000,) and not box.is_symmetric and not isomem.is_symmetric(box)
            for use in (box.numpy, lambda: box.__dlpack__(), lambda: box.__cuda_array_interface__,
                        lambda: isomem.put(box, 1, 0), lambda: isomem.zeros(1, device="cuda")):
                with raises(RuntimeError, "call isomem.init()"):
                    use()
            isomem.init()
            with raises(ValueError, "symmetric"):
                box.numpy()  # of another life
            box = None
            assert isomem.reclaim() == 0
            isomem.finalize()
        if gpus > 1:
            other_gpu(gpu, (gpu.gpu + 1) % gpus)


def other_gpu(gpu, other):
    """With another GPU current, as JAX leaves it, memory comes from that of this PE; a stream is told."""
    import ctypes
    from cuda_driver import Chosen, call, look
    isomem.init()
    array, current = isomem.zeros(3, device="cuda"), ctypes.c_int(-1)
    with Chosen(other):
        more = isomem.full(3, 7, device="cuda")
        assert more.device == array.device
        with raises(ValueError, f"GPU {other}", f"GPU {gpu.gpu}"):
            isomem.put(array, array, 0, stream=0)
        call("cuCtxGetDevice", ctypes.pointer(current))
        assert current.value == other
    gpu.make_current()
    assert look(more).tolist() == [7, 7, 7]
    with raises(ValueError, f"'cuda:{other}'", f"GPU {gpu.gpu}"):
        isomem.zeros(3, device=f"cuda:{other}")
    array = more = None
    isomem.finalize()


def destroyed():
    """A stream that the program has destroyed is not touched any more."""
    from cuda_driver import Stream
    isomem.init()
    isomem.zeros(1, device="cuda")
    for _ in range(300):  # more than isomem remembers
        with Stream() as stream:
            box = isomem.zeros(10, device="cuda")
            isomem.put(box, box, isomem.rank(), stream=stream.handle)
    isomem.finalize()


def exit_without_finalize():
    isomem.init()
    work(0)


def none():
    """What is said where there is no GPU, on all PEs; host memory does not mind."""
    isomem.init()
    for make in (isomem.zeros, isomem.empty):
        with raises(RuntimeError, "device = 'cuda'", "GPU"):
            make(3, device="cuda")
    with raises(RuntimeError, "stream", "device='cuda'"):
        isomem.put(isomem.zeros(3), isomem.zeros(3), 0, stream=0)
    assert np.all(isomem.full(3, 5) == 5)
    isomem.finalize()


if __name__ == "__main__":
    {"finalize": finalize, "exit": exit_without_finalize, "none": none, "destroyed": destroyed}[sys.argv[1]]()
    print("ended")
