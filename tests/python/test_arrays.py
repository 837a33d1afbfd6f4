# SPDX-License-Identifier: Apache-2.0
"""Symmetric arrays: how they are made, which views are symmetric, views of other PEs."""
import copy
import pickle
import typing

import numpy as np

import isomem
from pes import DTYPES, poisoned, raises, random_array, rng, same_bytes


def test_who_is_who():
    me, n = isomem.rank(), isomem.size()
    assert isomem.initialized() and 0 <= me < n
    isomem.init()  # again: nothing happens
    assert (isomem.rank(), isomem.size()) == (me, n)
    assert isomem.local_size() <= n and 0 <= isomem.local_rank() < isomem.local_size()
    assert isomem.wire_name(me) == "shm" and isomem.node_name(me)
    assert "OpenSHMEM 1.6" in isomem.library_version()
    with raises(ValueError, "node_name", f"pe = {n}"):
        isomem.node_name(n)


def test_ways_to_make():
    me = isomem.rank()
    for i, dtype in enumerate(DTYPES):
        shape = tuple(rng(1, i, of_pe=False).integers(0, 5, i % 4))
        made = isomem.empty(shape, dtype)
        assert type(made) is isomem.Array and made.is_symmetric and isomem.is_symmetric(made)
        assert made.shape == shape and made.dtype == np.dtype(dtype)
        assert made.flags.c_contiguous and made.flags.writeable
        assert not any(isomem.zeros(shape, dtype).tobytes())
        values = random_array(rng(2, i), shape, dtype)
        assert same_bytes(np.asarray(isomem.array(values)), values)
    assert isomem.full(3, me).tolist() == [me] * 3
    assert isomem.full((2, 2), 1.5, "float32").dtype == np.float32
    assert isomem.zeros_like(isomem.full(3, me)).tolist() == [0] * 3
    assert isomem.empty_like(np.zeros((2, 3), "int16")).shape == (2, 3)
    assert isomem.signals(4).dtype == np.uint64 and isomem.signals().tolist() == [0]
    assert isomem.empty(3, alignment=4096).ctypes.data % 4096 == 0
    assert isomem.zeros(5, hints=0x10000).tolist() == [0] * 5


def test_same_place_everywhere():
    array = isomem.empty(7)
    places = isomem.zeros(isomem.size(), "int64")
    isomem.put(places[isomem.rank():isomem.rank() + 1], array.on(0).ctypes.data, 0)
    isomem.barrier_all()
    if isomem.rank() == 0:
        assert np.all(places == array.ctypes.data)


def test_views_and_copies():
    array = isomem.array(np.arange(24.0).reshape(4, 6))
    for view in (array[1:3], array[::2, 1::3], array.T, array.reshape(-1), array[::-1], array.view(np.int64),
                 array[...], array[:1].squeeze(), np.squeeze(array[2:3, 3:4]), array.swapaxes(0, 1)):
        assert type(view) is isomem.Array and view.is_symmetric
    for other in (array + 1, np.sqrt(array), array.sum(axis=0), array[[0, 2]] * 1.0):
        assert type(other) is np.ndarray and not isomem.is_symmetric(other)
    for other in (array.copy(), array[[0, 2]], copy.deepcopy(array)):
        assert not isomem.is_symmetric(other)
    assert isinstance(array.sum(), np.float64)
    before = array.ctypes.data
    array += 1
    assert type(array) is isomem.Array and array.ctypes.data == before and array[0, 0] == 1
    np.add(array, array, out=array)
    assert array[0, 1] == 4
    restored = pickle.loads(pickle.dumps(array))
    assert np.array_equal(restored, array) and not isomem.is_symmetric(restored)
    assert not isomem.is_symmetric([1]) and not isomem.is_symmetric(np.zeros(3))


def test_on():
    me, n = isomem.rank(), isomem.size()
    array = poisoned((3, 5), "int32")
    array[...] = np.arange(15).reshape(3, 5) + 100 * me
    isomem.barrier_all()
    for pe in range(n):
        theirs = array[::2, 1:4].on(pe)
        assert type(theirs) is np.ndarray
        assert np.array_equal(theirs, (np.arange(15).reshape(3, 5) + 100 * pe)[::2, 1:4])
        assert np.array_equal(isomem.on(array, pe)[1], np.arange(5, 10) + 100 * pe)
        assert isomem.is_symmetric(theirs) == (pe == me)
    isomem.barrier_all()
    array.on((me + 1) % n)[2, 4] = me
    isomem.barrier_all()
    assert array[2, 4] == (me - 1) % n
    array.flags.writeable = False
    assert not array.on(me).flags.writeable


def test_what_does_not_fit():
    with raises(TypeError, "empty", "dtype", "Python objects"):
        isomem.empty(3, object)
    with raises(ValueError, "empty", "shape"):
        isomem.empty((3, -1))
    with raises(ValueError, "empty", "shape"):
        isomem.empty((1 << 40, 1 << 40))
    with raises(TypeError, "empty", "shape"):
        isomem.empty("ab")
    with raises(ValueError, "empty", "alignment = 48"):
        isomem.empty(3, alignment=48)
    with raises(ValueError, "isomem.empty", "alignment is -64"):
        isomem.empty(3, alignment=-64)
    with raises(ValueError, "isomem.empty", "alignment = 4096", "hints"):  # which would not be kept to
        isomem.empty(3, hints=0x10000, alignment=4096)
    with raises(TypeError, "isomem.empty", "shape is None"):
        isomem.empty(None)
    with raises(TypeError, "isomem.put", "\u00e9\u00e9"):  # a long text, cut off within a character
        isomem.put(isomem.zeros(1), isomem.zeros(1, [("\u00e9" * 600, "float64")]), 0)
    with raises(MemoryError, "empty", "bytes"):
        isomem.empty(1 << 50, "uint8")
    array = isomem.zeros(3)
    with raises(ValueError, "on", f"pe = {isomem.size()}"):
        array.on(isomem.size())
    with raises(ValueError, "on", "symmetric"):
        isomem.on(np.zeros(3), 0)
    assert isomem.heap_info()["used"] > 0


def test_type_of_shapes():
    """What checkers are told takes NumPy's numbers, as the functions do."""
    one, many = typing.get_args(isomem._arrays.Shape)
    assert one is typing.SupportsIndex and typing.get_args(many) == (typing.SupportsIndex,)
    assert isomem.empty(np.int64(3)).shape == isomem.empty((np.uint8(3),)).shape == (3,)
