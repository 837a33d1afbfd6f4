# SPDX-License-Identifier: Apache-2.0
"""Symmetric arrays in device memory: how they are made, their views, put, get and words, and what does not fit."""
import gc

import numpy as np

import isomem
import pes
from cuda_driver import Stream, look
from device_tools import device_array, is_near, neighbours, poisoned
from pes import DTYPES, raises, random_array, rng, same_bytes
from test_transfers import local_array, random_section, shape_of_slices

# --- arrays ----------------------------------------------------------------------------------------------------------


def test_assignments_cast():
    """As NumPy's do."""
    array = device_array(np.zeros(5, "float32"))
    array[1:4] = np.arange(3)
    assert look(array).tolist() == [0, 0, 1, 2, 0]
    array[:] = [1, 2, 3, 4, 5.5]
    assert look(array).tolist() == [1, 2, 3, 4, 5.5]
    array[2] = 7
    assert look(array).tolist() == [1, 2, 7, 4, 5.5]


def test_ways_to_make():
    me = isomem.rank()
    for i, dtype in enumerate(DTYPES):
        shape = tuple(int(extent) for extent in rng(1, i, of_pe=False).integers(0, 5, i % 4))
        values = random_array(rng(2, i), shape, dtype)
        made = device_array(values)
        assert type(made) is isomem.DeviceArray and made.is_symmetric and isomem.is_symmetric(made)
        assert (made.shape, made.dtype, made.ndim) == (shape, np.dtype(dtype), len(shape))
        assert (made.size, made.itemsize, made.nbytes) == (values.size, values.itemsize, values.nbytes)
        assert made.strides == np.empty(shape, dtype).strides or not made.size
        assert made.device.startswith("cuda:")
        assert same_bytes(look(made), values) and same_bytes(made.numpy(), values)
        assert not any(look(isomem.zeros(shape, dtype, device="cuda")).tobytes())
        assert not any(look(isomem.zeros_like(made)).tobytes())
    assert look(isomem.full(3, me, device="cuda")).tolist() == [me] * 3
    large = isomem.full((3, 1 << 20), 1.5, "float64", device="cuda")  # in several pieces
    assert np.all(look(large) == 1.5)
    assert isomem.full((2, 2), [1, 2], "float32", device="cuda").numpy().tolist() == [[1, 2], [1, 2]]
    assert look(isomem.signals(4, device="cuda")).tolist() == [0] * 4
    assert isomem.signals(device="cuda").dtype == np.uint64
    assert type(isomem.empty_like(large)) is isomem.DeviceArray and type(isomem.empty_like(np.zeros(2))) is isomem.Array
    assert type(isomem.zeros_like(large, device="cpu")) is isomem.Array
    assert type(isomem.empty_like(np.zeros(2), device="cuda")) is isomem.DeviceArray
    for alignment in (64, 4096, 1 << 16):
        made = isomem.zeros(5, device=large.device, alignment=alignment)
        assert made.ptr % alignment == 0 and look(made).tolist() == [0] * 5
    assert np.asarray(isomem.array(large[0, :5])).tolist() == [1.5] * 5  # in host memory
    assert "(3, 1048576)" in repr(large) and large.device in repr(large) and len(large) == 3


def test_same_place_everywhere():
    array, places = isomem.empty(7, device="cuda"), isomem.zeros((isomem.size(), 2), "int64")
    isomem.put(places[isomem.rank()], [array.ptr, array.on(0).ptr if is_near(0) else 0], 0)
    isomem.barrier_all()
    if isomem.rank() == 0:
        for pe in range(isomem.size()):
            assert places[pe, 1] in (array.ptr, 0) or not is_near(pe)


def test_views():
    """Each view has the elements that NumPy's has."""
    for i in range(100):
        shared = rng(3, i, of_pe=False)
        shape, slices = random_section(shared)
        dtype = DTYPES[int(shared.integers(len(DTYPES)))]
        values = random_array(rng(4, i), shape, dtype)
        array = device_array(values)
        for select in (lambda a: a[slices], lambda a: a[slices].T, lambda a: a[..., None], lambda a: a[None],
                       lambda a: a[tuple(0 for _ in a.shape)] if isinstance(a, isomem.DeviceArray) else
                       a[(*(0 for _ in a.shape), ...)],
                       lambda a: a[slices][::-1] if a.ndim else a, lambda a: a.reshape(-1)[1:].view("uint8"),
                       lambda a: a.reshape(a.shape[::-1]), lambda a: a.transpose(*range(a.ndim)[::-1])):
            view, expected = select(array), select(values)
            assert type(view) is isomem.DeviceArray and view.is_symmetric or not expected.size
            assert (view.shape, view.strides, view.dtype) == (expected.shape, expected.strides, expected.dtype)
            assert view.ptr - array.ptr == expected.ctypes.data - values.ctypes.data
            assert same_bytes(view.numpy(), expected), (shape, slices, dtype)
    array = device_array(np.arange(24).reshape(4, 6))
    assert [int(row.numpy()[2]) for row in array] == [2, 8, 14, 20] and array[3, 5].numpy() == 23
    fields = device_array(np.array([(1, 2.5), (3, 4.5)], "i4,f8"))
    assert fields["f1"].numpy().tolist() == [2.5, 4.5]
    for key in ([0, 1], np.array([0]), np.array(True), True, 1.5, "f1", (0, [1])):
        with raises((TypeError, IndexError), *(() if key == "f1" else ("index",))):
            array[key]
    with raises(IndexError, "4"):
        array[4]
    with raises(ValueError, "reshape", "gaps"):
        array[:, ::2].reshape(-1)
    with raises(TypeError, "numpy()"):
        np.asarray(array)
    with raises(TypeError, "no dimensions"):
        len(array[0, 0])


def test_assignment():
    for i in range(60):
        shape, slices = random_section(rng(5, i))
        dtype = DTYPES[int(rng(6, i, of_pe=False).integers(len(DTYPES)))]
        every = [random_section(np.random.default_rng([pes.SEED, 5, i, 1 + pe]))[0] for pe in range(isomem.size())]
        largest = tuple(max(extents) for extents in zip(*(shape + (1,) * (5 - len(shape)) for shape in every)))
        array = poisoned(int(np.prod(largest)), dtype)
        section = array[:int(np.prod(shape, dtype=int))].reshape(shape)
        expected = look(section)
        values = local_array(rng(7, i), shape_of_slices(slices, shape), dtype)
        section[slices] = values
        expected[slices] = values
        assert same_bytes(look(section), expected), (shape, slices, dtype)
        assert np.all(look(array).view("uint8")[section.nbytes:] == 0xA5)
    array = isomem.zeros((2, 3), "int32", device="cuda")
    array[1] = 7
    array[0, 1:] = [5, 6]
    array[:, 0] = isomem.array([8, 9], "int32")  # from symmetric host memory
    assert look(array).tolist() == [[8, 5, 6], [9, 7, 7]]
    array[0] = array[1]
    assert look(array).tolist() == [[9, 7, 7]] * 2


def test_on():
    me, n = isomem.rank(), isomem.size()
    values = [random_array(np.random.default_rng([pes.SEED, 8, pe]), (3, 5), "int32") for pe in range(n)]
    array = device_array(values[me])
    for pe in range(n):
        if not is_near(pe):
            with raises(ValueError, "on", "another host"):
                array.on(pe)
            continue
        theirs = array.on(pe)
        assert same_bytes(look(theirs), values[pe]) and theirs.is_symmetric == (pe == me)
        part = isomem.on(array[1:, ::2], pe)
        assert part.shape == (2, 3) and part.ptr - theirs.ptr == 20
    isomem.barrier_all()


# --- put and get -----------------------------------------------------------------------------------------------------


def operand(generator, values, kind):
    """A copy of values: in private or symmetric host memory, or in device memory. Collective."""
    if kind == 0:
        return values
    wide = isomem.empty((*values.shape, 2), values.dtype, device=(None, None, "cuda")[kind])
    part = wide[..., int(generator.integers(2))]
    part[...] = values
    isomem.sync()
    return part


def test_random_sections():
    """Between all kinds of memory; elements that are not written stay as they are."""
    to, source_pe = neighbours()
    for i in range(120):
        shared = rng(10, i, of_pe=False)
        shape, slices = random_section(shared)
        dtype = DTYPES[int(shared.integers(len(DTYPES)))]
        array = poisoned(shape, dtype)
        expected = look(array)
        part = shape_of_slices(slices, shape)
        every = [local_array(np.random.default_rng([pes.SEED, 11, i, pe]), part, dtype) for pe in range(isomem.size())]
        source = operand(shared, every[isomem.rank()], i % 3)
        (isomem.put, isomem.put_nbi)[i % 2](array[slices], source, to)
        isomem.barrier_all()
        expected[slices] = every[source_pe]
        assert same_bytes(look(array), expected), (shape, slices, dtype, i % 3)
        back = operand(shared, local_array(rng(12, i), part, dtype), (i + 1) % 3)
        (isomem.get, isomem.get_nbi)[i // 2 % 2](back, array[slices], to)
        isomem.quiet()
        got = back.numpy() if isinstance(back, isomem.DeviceArray) else np.asarray(back)
        assert same_bytes(got, every[isomem.rank()]), (shape, slices, dtype, (i + 1) % 3)
        isomem.barrier_all()


def test_what_becomes_an_array():
    to, source = neighbours()
    array = poisoned((2, 3), "float32")
    isomem.put(array, [[1, 2, 3], [4, 5, 6]], to)
    isomem.barrier_all()
    assert look(array).tolist() == [[1, 2, 3], [4, 5, 6]]
    isomem.barrier_all()
    isomem.put(array[:, 1:], np.array([[8], [9]], "float32"), to)
    isomem.fence()
    isomem.put(array[0], np.float32(isomem.rank()), to)
    with isomem.Context() as context:
        context.put(array[1, :1], 2.5, to)
    isomem.barrier_all()
    assert look(array).tolist() == [[source] * 3, [2.5, 9, 9]]


def test_between_memories():
    """Symmetric host memory on one side, this PE's device memory on the other."""
    to, source = neighbours()
    for i, dtype in enumerate(DTYPES):
        values = [random_array(np.random.default_rng([pes.SEED, 24, i, pe]), (7, 9), dtype)
                  for pe in range(isomem.size())]
        box, mine = isomem.zeros((7, 9), dtype), device_array(values[isomem.rank()])
        expected = np.zeros((7, 9), dtype)
        part = np.s_[::2, 1::3] if i % 2 else np.s_[1:5]
        (isomem.put, isomem.put_nbi)[i // 2 % 2](box[part], mine[part], to)
        isomem.barrier_all()
        expected[part] = values[source][part]
        assert same_bytes(np.asarray(box), expected), dtype
        back = poisoned((7, 9), dtype)
        expected = look(back)
        (isomem.get, isomem.get_nbi)[i // 4 % 2](back[part], box[part], to)
        isomem.quiet()
        expected[part] = values[isomem.rank()][part]
        assert same_bytes(look(back), expected), dtype
        isomem.barrier_all()


def test_nonblocking_operands_are_kept():
    to, source = neighbours()
    arrays = [isomem.zeros(5000, "int64", device="cuda") for _ in range(10)]
    for i, array in enumerate(arrays):
        isomem.put_nbi(array, np.full(5000, 10 * isomem.rank() + i), to)
        gc.collect()
    np.full(5000, -1)
    isomem.barrier_all()
    for i, array in enumerate(arrays):
        assert np.all(look(array) == 10 * source + i)


def test_sections_on_streams():
    to, source_pe = neighbours()
    with Stream() as stream:
        forms = stream.forms()
        for i in range(120):
            shared = rng(13, i, of_pe=False)
            shape, slices = random_section(shared)
            dtype = DTYPES[int(shared.integers(len(DTYPES)))]
            array = poisoned(shape, dtype)
            expected = look(array)
            part = shape_of_slices(slices, shape)
            every = [local_array(np.random.default_rng([pes.SEED, 14, i, pe]), part, dtype)
                     for pe in range(isomem.size())]
            source = operand(shared, every[isomem.rank()], 1 + i % 2)
            back = operand(shared, local_array(rng(15, i), part, dtype), 1 + i // 2 % 2)
            isomem.put(array[slices], source, to, stream=forms[i % len(forms)])
            isomem.get(back, array[slices], to, stream=forms[(i + 1) % len(forms)])
            stream.wait()
            isomem.barrier_all()
            expected[slices] = every[source_pe]
            assert same_bytes(look(array), expected), (shape, slices, dtype)
            got = back.numpy() if isinstance(back, isomem.DeviceArray) else np.asarray(back)
            assert same_bytes(got, every[isomem.rank()]), (shape, slices, dtype)
            isomem.barrier_all()
        array, row = poisoned((3, 4), "int32"), device_array(np.arange(4, dtype="int32"))
        isomem.put(array, row, to, stream=stream.handle)  # repeated as NumPy does it
        isomem.get(array[1], row[:1], to, stream=stream.handle)
        stream.wait()
        isomem.barrier_all()
        assert look(array)[[0, 2]].tolist() == [[0, 1, 2, 3]] * 2


# --- words -----------------------------------------------------------------------------------------------------------


def test_signals():
    """Payload and signal in every combination of memories, by calls and on streams."""
    to, source = neighbours()
    with Stream() as stream:
        for i in range(24):
            box = isomem.zeros((4, 6), "int64", device=("cuda", None)[i % 2])
            arrived = isomem.signals(2, device=("cuda", None)[i // 2 % 2])
            values = isomem.full((4, 6), 100 * isomem.rank() + i, device=("cuda", None)[i // 4 % 2])
            part = box[::3, 1::2] if i % 3 == 0 else box
            here = values[::3, 1::2] if i % 3 == 0 else values
            on = {"stream": stream.handle} if i >= 8 else {}
            op = isomem.SIGNAL_ADD if i % 5 == 0 else isomem.SIGNAL_SET
            isomem.put_signal(part, here, arrived, 3, to, op, 1, **on)
            if i >= 16:
                assert isomem.wait_until(arrived, isomem.GE, 3, index=1, stream=stream.handle) is None
                stream.wait()
            else:
                assert isomem.wait_until(arrived, isomem.GE, 3, timeout=100, index=1) == 3
            got = look(box) if i % 2 == 0 else np.asarray(box)
            expected = np.zeros((4, 6), "int64")
            expected[np.s_[::3, 1::2] if i % 3 == 0 else ...] = 100 * source + i
            assert same_bytes(got, expected), i
            assert isomem.test(arrived, isomem.EQ, 0, 0)
            stream.wait()
            isomem.barrier_all()


def test_atomics():
    me, n = isomem.rank(), isomem.size()
    to, _ = neighbours()
    for dtype in ("int32", "int64", "uint32", "uint64"):
        words = isomem.zeros(4 * n + 4, dtype, device="cuda")
        shared = words[4 * n:]
        mine = words[4 * me:4 * me + 4]
        assert isomem.atomic_fetch_add(mine, 5, to) == 0 and isomem.atomic_fetch_inc(mine, to) == 5
        assert isomem.atomic_fetch_or(mine, 8, to) == 6 and isomem.atomic_fetch_and(mine, 12, to) == 14
        assert isomem.atomic_fetch_xor(mine, 1, to) == 12 and isomem.atomic_swap(mine, 3, to) == 13
        assert isomem.atomic_compare_swap(mine, 4, 9, to) == 3 and isomem.atomic_compare_swap(mine, 3, 7, to) == 3
        isomem.barrier_all()
        for pe in range(n):
            isomem.atomic_add(shared, me + 1, pe)
            isomem.atomic_inc(shared, pe, index=1)
            isomem.atomic_or(shared[2:], 1 << me, pe)
            isomem.atomic_xor(shared[::-1], 1, pe)
        isomem.barrier_all()
        assert look(shared).tolist() == [n * (n + 1) // 2, n, (1 << n) - 1, n % 2]
        isomem.barrier_all()
        isomem.atomic_set(shared, 40 + me, to)
        isomem.atomic_and(shared, 1, to, 2)
        isomem.barrier_all()
        assert look(shared)[::2].tolist() == [40 + (me - 1) % n, 1]
        isomem.barrier_all()
    for dtype in ("float32", "float64"):
        words = isomem.zeros(n, dtype, device="cuda")
        isomem.atomic_set(words, 1.5 + me, to, me)
        isomem.quiet()
        assert isomem.atomic_swap(words, 2.5, to, me) == 1.5 + me and isomem.atomic_fetch(words, to, me) == 2.5
        isomem.barrier_all()
    with isomem.Context() as context:
        words = isomem.zeros(2, "int64", device="cuda")
        context.atomic_add(words[::-1], 6, to)
        context.quiet()
        assert context.atomic_fetch(words, to, 1) == 6
    isomem.barrier_all()


def test_waits():
    me, n = isomem.rank(), isomem.size()
    for dtype in ("int32", "int64", "uint32", "uint64"):
        words = isomem.zeros(n, dtype, device="cuda")
        for pe in range(n):
            isomem.atomic_set(words, me + 1, pe, me)
        isomem.wait_until_all(words, isomem.GT, 0)
        isomem.wait_until_all(words, isomem.EQ, list(range(1, n + 1)), timeout=100)
        assert isomem.wait_until(words, isomem.NE, 0, timeout=100, index=n - 1) == n
        assert isomem.wait_until_any(words, isomem.EQ, n) == n - 1
        assert isomem.wait_until_some(words, isomem.GE, 1, [1] + [0] * (n - 1)) == list(range(1, n))
        assert isomem.test_all(words, isomem.GE, 1) and isomem.test_any(words, isomem.EQ, 1) == 0
        assert isomem.test_some(words, isomem.EQ, n) == [n - 1] and isomem.test(words, isomem.LT, 2)
        with raises(TimeoutError, "wait_until_all", "0.01 s", "device memory"):
            isomem.wait_until_all(words, isomem.EQ, n + 1, timeout=0.01)
        with raises(TimeoutError, "wait_until", "0.01 s", "is 1"):
            isomem.wait_until(words, isomem.EQ, 77, timeout=0.01)
        isomem.barrier_all()


# --- what does not fit -----------------------------------------------------------------------------------------------


def test_allocations_that_do_not_fit():
    gpu = int(isomem.zeros(1, device="cuda").device[5:])
    for device in ("gpu", "cuda:", "cuda:x", "cuda:-1", "cpu:0", 0):
        with raises(ValueError, "empty", "device", "'cuda'"):
            isomem.empty(3, device=device)
    with raises(ValueError, "device = 'cuda:77'", f"GPU {gpu}"):
        isomem.zeros(3, device="cuda:77")
    with raises(ValueError, "hints"):
        isomem.empty(3, hints=0x10000, device="cuda")
    with raises(TypeError, "dtype", "Python objects"):
        isomem.empty(3, object, device="cuda")
    with raises(ValueError, "shape"):
        isomem.empty((3, -1), device="cuda")
    with raises(MemoryError, "device memory", "bytes"):
        isomem.empty(1 << 50, "uint8", device="cuda")
    with raises(MemoryError, "device memory", "bytes"):
        isomem.zeros(1 << 50, "uint8", device="cuda")


def test_operands_that_do_not_fit():
    array, n = isomem.zeros(4, device="cuda"), isomem.size()
    with raises(TypeError, "put", "source", "int64", "float64", "device memory"):
        isomem.put(array, np.zeros(4, "int64"), 0)
    with raises(ValueError, "get", "source", "(5,)", "device memory"):
        isomem.get(array, isomem.zeros(5, device="cuda"), 0)
    with raises(ValueError, "put", f"pe = {n}"):
        isomem.put(array, 1.0, n)
    with raises(TypeError, "isomem.DeviceArray.on: argument pe is None"):
        array.on(None)
    with raises(TypeError, "isomem.DeviceArray.view: argument dtype is 'words', of type str"):
        array.view("words")
    with raises(TypeError, "isomem.put: argument stream is 'one', of type str"):
        isomem.put(array, array, 0, stream="one")
    with raises(TypeError, "isomem.zeros: argument alignment is 'wide'"):
        isomem.zeros(3, device="cuda", alignment="wide")
    with raises(TypeError, "isomem.put: argument pe is '0', of type str"):
        isomem.put(array, array, "0", stream=1)
    with raises(ValueError, "fcollect", "contiguous", "device memory"):
        isomem.fcollect(isomem.zeros(2 * n, device="cuda"), array[::2])
    with raises(ValueError, "Lock", "host memory"):
        isomem.Lock(isomem.zeros(1, "int64", device="cuda"))
    sizes = isomem.zeros(n, "uint64", device="cuda")
    with raises(ValueError, "alltoallv", "dest_displs", "host memory"):
        isomem.alltoallv(array, sizes, sizes, array, [0] * n, [0] * n)
    with raises(IndexError, "atomic_inc", "index = 4"):
        isomem.atomic_inc(isomem.zeros(4, "int32", device="cuda"), 0, 4)
    with raises(TypeError, "atomic_add", "int16", "device memory"):
        isomem.atomic_add(isomem.zeros(4, "int16", device="cuda"), 1, 0)
    with raises(TypeError, "test_all", "value"):
        isomem.test_all(isomem.zeros(2, "int32", device="cuda"), isomem.EQ, sizes)
    for pe in range(n):
        if pe != isomem.rank() and is_near(pe):
            with raises(ValueError, "put", "dest", "symmetric"):
                isomem.put(array.on(pe), 1.0, 0)
            with raises(ValueError, "on", "symmetric"):
                array.on(pe).on(0)


def test_streams_that_do_not_fit():
    array = isomem.zeros(4, device="cuda")
    host = isomem.zeros(4)
    for stream in ("s", 1.5, True, -1, object(), [0], array):
        with raises(TypeError, "put", "stream", "cuda_stream"):
            isomem.put(array, array[:1], 0, stream=stream)
    for source, words in ((1.0, ("float",)), ([1.0] * 4, ("list",))):
        with raises(TypeError, "put", "source", "symmetric", *words):
            isomem.put(array, source, 0, stream=0)
    for call in (lambda: isomem.put(array, np.zeros(4), 0, stream=0),
                 lambda: isomem.get(np.zeros(4), array, 0, stream=0),
                 lambda: isomem.put(np.zeros(4), array, 0, stream=0)):
        with raises(ValueError, "symmetric"):
            call()
    with raises(TypeError, "put", "float32"):
        isomem.put(array, isomem.zeros(4, "float32", device="cuda"), 0, stream=0)
    with raises(ValueError, "get", "shapes"):
        isomem.get(host, isomem.zeros(3), 0, stream=0)
    with raises(ValueError, "wait_until", "timeout"):
        isomem.wait_until(isomem.signals(device="cuda"), isomem.EQ, 0, timeout=1, stream=0)
    with raises(TypeError, "wait_until", "float64"):
        isomem.wait_until(array, isomem.EQ, 0, stream=0)
    with raises(TypeError, "reduce", "dest", "complex64", "'sum'"):
        isomem.reduce(*[isomem.zeros(4, "complex64", device="cuda")] * 2, stream=0)
    with raises(TypeError, "reduce", "dest", "float64", "'and'"):
        isomem.reduce(array, array, "and", stream=0)
    with raises(ValueError, "reduce", "op = 'average'"):
        isomem.reduce(array, array, "average", stream=0)
    with raises(ValueError, "reduce", "op = 'avg'", "stream"):
        isomem.reduce(array, array, "avg", stream=0)
