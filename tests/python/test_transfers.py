# SPDX-License-Identifier: Apache-2.0
"""put and get of random sections in random types, with signals, in contexts; their order."""
import weakref

import numpy as np
from numpy.lib.stride_tricks import as_strided

import isomem
from pes import DTYPES, SEED, poisoned, raises, random_array, rng, same_bytes


def random_slice(generator, extent):
    """A slice of at least one element, with a step of either sign."""
    begin, end = sorted(generator.choice(extent + 1, 2, replace=False))
    step = int(generator.integers(1, 4))
    if generator.integers(2):
        return slice(int(begin), int(end), step)
    return slice(int(end) - 1, int(begin) - 1 if begin else None, -step)


def shape_of_slices(slices, shape):
    return np.empty(shape, "uint8")[slices].shape


def random_section(generator):
    """(shape of an array, slices of it)."""
    dims = int(generator.integers(0, 5))
    shape = tuple(int(extent) for extent in generator.integers(1, 9, dims))
    return shape, (*(random_slice(generator, extent) for extent in shape), ...)


def local_array(generator, shape, dtype):
    """An array in private memory with strides of some kind."""
    kind = int(generator.integers(3))
    values = random_array(generator, shape, dtype)
    if kind == 1 and values.ndim:
        return np.asfortranarray(values)
    if kind == 2 and values.ndim:
        wide = random_array(generator, (*shape[:-1], 2 * shape[-1]), dtype)
        wide[..., ::2] = values
        return wide[..., ::2]
    return values


def test_random_sections():
    me, n = isomem.rank(), isomem.size()
    for i in range(150):
        shared = rng(10, i, of_pe=False)
        shape, slices = random_section(shared)
        dtype = DTYPES[int(shared.integers(len(DTYPES)))]
        array, untouched = poisoned(shape, dtype), poisoned(shape, dtype)
        part = shape_of_slices(slices, shape)
        source = local_array(rng(11, i), part, dtype)
        kept = isomem.array(source)
        put = (isomem.put, isomem.put_nbi)[i % 2]
        put(array[slices], source, (me + 1) % n)
        isomem.barrier_all()
        theirs = np.empty(part, dtype)
        isomem.get(theirs, kept, (me - 1) % n)
        expected = np.array(untouched)
        expected[slices] = theirs
        assert same_bytes(np.asarray(array), expected), (shape, slices, dtype)
        back = local_array(rng(12, i), part, dtype)
        get = (isomem.get, isomem.get_nbi)[i % 2]
        get(back, array[slices], (me + 1) % n)
        isomem.quiet()
        assert same_bytes(back, source), (shape, slices, dtype)
        isomem.barrier_all()


def test_what_becomes_an_array():
    me, n = isomem.rank(), isomem.size()
    to = (me + 1) % n
    array = poisoned((2, 3), "float32")
    isomem.put(array, [[1, 2, 3], [4, 5, 6]], to)
    isomem.barrier_all()
    assert array.tolist() == [[1, 2, 3], [4, 5, 6]]
    isomem.barrier_all()
    isomem.put(array, 7, to)
    isomem.barrier_all()
    assert np.all(array == 7)
    isomem.barrier_all()
    isomem.put(array[:, 1:], np.array([[8], [9]], "float32"), to)
    isomem.fence()
    isomem.put(array[0], np.float32(me), to)
    isomem.barrier_all()
    assert array.tolist() == [[(me - 1) % n] * 3, [7, 9, 9]]


def test_large():
    me, n = isomem.rank(), isomem.size()
    array = poisoned(1 << 18, "float64")
    values = rng(20).random(1 << 18)
    isomem.put(array, values, (me + 1) % n)
    isomem.barrier_all()
    back = np.empty_like(values)
    isomem.get(back, array, (me + 1) % n)
    assert np.array_equal(back, values)


def test_signals():
    me, n = isomem.rank(), isomem.size()
    to, source = (me + 1) % n, (me - 1) % n
    box, arrived = poisoned((4, 6), "int64"), isomem.signals(3)
    for round_ in range(1, 20):
        isomem.put_signal(box, np.full((4, 6), 100 * me + round_), arrived, round_, to, isomem.SIGNAL_SET)
        assert isomem.wait_until(arrived, isomem.GE, round_) == round_
        assert np.all(box == 100 * source + round_)
        isomem.barrier_all()
        isomem.put_signal(box[::3, 1::2], -round_, arrived, 2, to, op=isomem.SIGNAL_ADD, index=1)  # with gaps
        isomem.wait_until(arrived, isomem.EQ, 2 * round_, index=1)
        assert np.all(box[::3, 1::2] == -round_) and box[0, 0] == 100 * source + round_
        isomem.barrier_all()
    assert arrived.tolist() == [19, 38, 0]


def test_contexts():
    me, n = isomem.rank(), isomem.size()
    array = poisoned(8, "int64")
    with isomem.Context(private=True) as context, isomem.Context(serialized=True) as other:
        context.put(array[:4], np.arange(4) + me, (me + 1) % n)
        other.put_nbi(array[4:], np.arange(4) - me, (me + 1) % n)
        context.fence()
        context.quiet()
        other.quiet()
        isomem.sync()
        source = (me - 1) % n
        assert array.tolist() == [source + i for i in range(4)] + [i - source for i in range(4)]
        back = np.zeros(4, "int64")
        context.get(back, array[4:], (me + 1) % n)
        assert back.tolist() == [i - me for i in range(4)]
        other.get_nbi(back, array[:4], (me + 1) % n)
        other.quiet()
        assert back.tolist() == [me + i for i in range(4)]
        isomem.barrier_all()
        arrived = isomem.signals()
        context.put_signal(array, 5, arrived, 1, (me + 1) % n)
        isomem.wait_until(arrived, isomem.EQ, 1)
        assert np.all(array == 5)
    with raises(ValueError, "put", "context", "destroyed"):
        context.put(array, 5, 0)
    other.destroy()  # again: nothing happens


class OnDevice:
    """Like an array of CuPy, which shows itself to whoever asks, but not to NumPy."""
    __cuda_array_interface__ = {"shape": (2, 3), "typestr": "<f8", "data": (1 << 40, False), "version": 3}


class OnAnyDevice:
    """Like an array of JAX: DLPack only."""

    def __dlpack_device__(self):
        return (10, 0)

    def __array__(self, *_, **__):
        raise RuntimeError("ask for a copy")


def test_memory_of_devices():
    array = isomem.zeros((2, 3))
    for other in (OnDevice(), OnAnyDevice()):
        with raises(TypeError, "put", "source", type(other).__name__, "memory of a device"):
            isomem.put(array, other, 0)
        with raises(TypeError, "get", "dest", type(other).__name__, "memory of a device"):
            isomem.get(other, array, 0)
        with raises(TypeError, "reduce", "source", type(other).__name__, "memory of a device"):
            isomem.reduce(array, other, "sum")
        assert not isomem.is_symmetric(other)
    with raises(TypeError, "put", "source", "ask for a copy"):
        isomem.put(array, OnAnyDevice(), 0)
    assert np.all(array == 0)


def test_what_does_not_fit():
    array, n = isomem.zeros((2, 3)), isomem.size()
    with raises(TypeError, "put", "dest", "list"):
        isomem.put([1, 2], array, 0)
    with raises(TypeError, "put", "dest", "slice"):
        isomem.put(array[0, 0], 1.0, 0)
    with raises(ValueError, "put", "dest", "symmetric", "(2, 3)"):
        isomem.put(np.zeros((2, 3)), array, 0)
    with raises(ValueError, "get", "source", "symmetric"):
        isomem.get(array, np.zeros((2, 3)), 0)
    with raises(ValueError, "put", f"pe = {n}", f"0 to {n - 1}"):
        isomem.put(array, array, n)
    with raises(ValueError, "get_nbi", "pe = -1"):
        isomem.get_nbi(array, array, -1)
    with raises(TypeError, "put", "source", "float32"):
        isomem.put(array, np.zeros((2, 3), "float32"), 0)
    with raises(ValueError, "put", "source", "(3, 2)", "(2, 3)"):
        isomem.put(array, np.zeros((3, 2)), 0)
    with raises(TypeError, "put", "source", "str"):
        isomem.put(array, "abc", 0)
    constant = np.zeros((2, 3))
    constant.flags.writeable = False
    with raises(ValueError, "get", "dest", "read-only"):
        isomem.get(constant, array, 0)
    if isomem.local_size() == n > 1:
        with raises(ValueError, "put", "dest", "symmetric"):
            isomem.put(array.on((isomem.rank() + 1) % n), 1.0, 0)
    for strides in (0, 8), (8, 8):
        with raises(ValueError, "put", "dest", "(2, 3)", "same memory"):
            isomem.put(as_strided(isomem.zeros(4), (2, 3), strides), np.zeros((2, 3)), 0)
    isomem.put(as_strided(isomem.zeros(4), (2, 0), (0, 0)), 1.0, 0)  # of nothing
    with raises(ValueError, "put", "dimensions"):
        isomem.put(isomem.zeros((2,) * 17)[(slice(None, None, -1),) * 17], np.zeros((2,) * 17), 0)
    with raises(TypeError, "put_signal", "signal", "uint64"):
        isomem.put_signal(array, 1.0, array[0], 1, 0)
    with raises(ValueError, "put_signal", "op = 3"):
        isomem.put_signal(array, 1.0, isomem.signals(), 1, 0, 3)
    with raises(IndexError, "put_signal", "index = 1"):
        isomem.put_signal(array, 1.0, isomem.signals(), 1, 0, index=1)


def test_operands_of_a_team_live_until_quiet():
    """PEs have other numbers in the team than in the job: what is near is asked of the team."""
    me, n = isomem.rank(), isomem.size()
    array = isomem.zeros(1000)
    with isomem.team_world().split_strided(n - 1, -1, n) as team, isomem.Context(team) as context:
        to = n - 1 - me  # in the job; in the team it has this PE's number
        source = rng(31).random(1000)
        kept = weakref.ref(source)
        context.put_nbi(array, source, me)
        del source
        assert (kept() is None) == (to == me or isomem.wire_name(to) == "shm")
        context.quiet()
        assert kept() is None
        isomem.barrier_all()
        assert np.array_equal(array, np.random.default_rng([SEED, 31, 1 + to]).random(1000))
