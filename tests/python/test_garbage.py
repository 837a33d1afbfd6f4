# SPDX-License-Identifier: Apache-2.0
"""Arrays that PEs drop at different times, in different orders: nobody waits, and their memory comes back."""
import gc
import os

import numpy as np

import isomem
from pes import random_array, rng, same_bytes

ROUNDS = 10000 if os.environ.get("ISOMEM_TEST_ALL") == "1" else 2000


def test_dropping_blocks_nobody():
    array = isomem.zeros(1000)
    isomem.reclaim()
    blocks = isomem.heap_info()["blocks"]
    if isomem.rank() == 0:
        del array  # the others keep theirs: the block stays
    assert isomem.reclaim() == (1 if isomem.size() == 1 else 0)
    if isomem.rank() != 0:
        del array
    assert isomem.reclaim() == (0 if isomem.size() == 1 else 1)
    assert isomem.heap_info()["blocks"] == blocks - 1


def test_views_keep_memory():
    array = isomem.full(100, isomem.rank())
    view, theirs = array[50:60], array.on(isomem.size() - 1)
    del array
    isomem.reclaim()
    other = isomem.full(100, -1)
    assert np.all(view == isomem.rank()) and np.all(theirs == isomem.size() - 1) and np.all(other == -1)
    isomem.barrier_all()
    del view
    assert isomem.reclaim() == 0
    del theirs
    assert isomem.reclaim() == 1


def test_others_keep_memory():
    """What other libraries have got by their protocols: random views, in the types that each protocol knows."""
    takers = (np.from_dlpack, memoryview, lambda array: np.asarray(Interface(array.__array_interface__, array)))
    dtypes = ("float64", "int8", "uint16", "complex64", "float16", "int64", "bool", "uint32", "float32")
    for i, dtype in enumerate(dtypes):
        isomem.reclaim()
        generator = rng(41, i, of_pe=False)
        shape = tuple(generator.integers(1, 9, generator.integers(1, 4)))
        array = isomem.array(random_array(rng(42, i), shape, dtype))
        view = array[tuple(slice(None, None, int(step)) for step in generator.integers(1, 4, len(shape)))]
        expected = np.asarray(view).copy()
        taken = takers[i % len(takers)](view)
        assert np.asarray(taken).ctypes.data == view.ctypes.data
        del array, view
        assert isomem.reclaim() == 0
        other = isomem.full(shape, np.ones((), dtype), dtype)  # elsewhere
        assert same_bytes(np.asarray(taken), expected)
        del taken, other
        assert isomem.reclaim() == 2


class Interface:
    """What keeps an array and says where it is, without being one."""

    def __init__(self, interface, array):
        self.__array_interface__, self.array = interface, array


def test_cycles():
    isomem.reclaim()
    for _ in range(20):
        cycle = [isomem.zeros(10)]
        cycle.append(cycle)
        del cycle
        if rng(40, _).integers(2):
            gc.collect()
    gc.collect()
    isomem.reclaim()
    assert isomem.reclaim() == 0


def test_many_rounds():
    """Which array goes when is chance, and another one on each PE."""
    isomem.reclaim()
    used, me = isomem.heap_info()["used"], isomem.rank()
    mine, sizes = rng(41), rng(41, of_pe=False)
    live, most = {}, 0
    for i in range(ROUNDS):
        live[i] = isomem.empty(int(sizes.integers(1, 2000)), "int32")
        live[i][[0, -1]] = [i, me]
        while len(live) > mine.integers(1, 12):
            key = int(mine.choice(list(live)))
            assert live[key][0] in (i, key) and live[key][-1] == me or live[key].size == 1
            del live[key]
        most = max(most, isomem.heap_info()["blocks"])
    for key, array in live.items():
        assert array[-1] == me and (array.size == 1 or array[0] == key)
    live.clear()
    array = None
    isomem.reclaim()
    assert isomem.heap_info()["used"] == used
    assert most < 100, most
