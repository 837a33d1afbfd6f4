# SPDX-License-Identifier: Apache-2.0
"""Collectives of all PEs and of teams, in all types."""
import functools

import numpy as np

import isomem
from pes import DTYPES, poisoned, raises, random_array, rng, same_bytes

INTEGERS = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")
REALS = ("float32", "float64", "longdouble")
COMPLEX = ("complex64", "complex128")


def of_teams(test):
    """Calls test(team, members) for all PEs, and for the PEs of even and odd numbers."""
    def run():
        me, n = isomem.rank(), isomem.size()
        test(None, list(range(n)))
        with isomem.team_world().split(me % 2) as team:
            test(team, list(range(me % 2, n, 2)))
    return run


def sources(key, members, shape, dtype):
    """The arrays of all members, and the symmetric one of this PE; of the same shape."""
    every = [random_array(np.random.default_rng([key, pe]), shape, dtype) for pe in members]
    return every, isomem.array(every[members.index(isomem.rank())])


def each_dtype(key):
    for i, dtype in enumerate(DTYPES):
        yield key + i, dtype, int(rng(key, i, of_pe=False).integers(0, 200))


@of_teams
def test_broadcast(team, members):
    for key, dtype, count in each_dtype(1000):
        every, source = sources(key, members, count, dtype)
        root = key % len(members)
        dest = poisoned(count, dtype)
        isomem.broadcast(dest, source, root, team)
        assert same_bytes(np.asarray(dest), every[root])
        isomem.broadcast(source, source, root, team)  # in place
        assert same_bytes(np.asarray(source), every[root])
        isomem.barrier_all()


@of_teams
def test_fcollect(team, members):
    for key, dtype, count in each_dtype(1100):
        every, source = sources(key, members, count, dtype)
        dest = poisoned((len(members), count), dtype)
        isomem.fcollect(dest, source, team)
        assert same_bytes(np.asarray(dest), np.stack(every))
        isomem.barrier_all()


@of_teams
def test_collect(team, members):
    for key, dtype, count in each_dtype(1200):
        counts = [(count + 13 * pe) % 50 for pe in members]
        every, source = sources(key, members, 50, dtype)
        mine = counts[members.index(isomem.rank())]
        for call in ("collect", "collectv"):
            dest = poisoned(50 * isomem.size() + 1, dtype)[:sum(counts) + 1]
            last = dest[-1:].copy()
            if call == "collect":
                isomem.collect(dest, source[:mine], team)
            else:
                isomem.collectv(dest, source, counts, team=team)
            parts = [values[:count] for values, count in zip(every, counts)]
            assert same_bytes(np.asarray(dest), np.concatenate([*parts, last]))
            isomem.barrier_all()
        reverse = np.cumsum([0, *counts[::-1]])[:-1][::-1]
        isomem.collectv(dest, source, np.array(counts), reverse, team)
        assert same_bytes(np.asarray(dest), np.concatenate([*parts[::-1], last]))
        isomem.barrier_all()


@of_teams
def test_alltoall(team, members):
    n, me = len(members), members.index(isomem.rank())
    for key, dtype, count in each_dtype(1300):
        every, source = sources(key, members, (n, count), dtype)
        dest = poisoned((n, count), dtype)
        isomem.alltoall(dest, source, team)
        assert same_bytes(np.asarray(dest), np.stack([values[me] for values in every]))
        isomem.barrier_all()
        if source.itemsize in (1, 2, 4, 8, 16):
            every, source = sources(key, members, (n, count, 3), dtype)
            dest = poisoned((n, count, 2), dtype)
            expected = np.array(dest)
            expected[:, :, 0] = np.stack([values[me, :, 0] for values in every])
            isomem.alltoalls(dest, source, 2, 3, count, team)
            assert same_bytes(np.asarray(dest), expected)
            isomem.barrier_all()


@of_teams
def test_alltoallv(team, members):
    n, me = len(members), members.index(isomem.rank())
    for key, dtype, _ in each_dtype(1400):
        if np.dtype(dtype).itemsize not in (1, 2, 4, 8, 16):
            continue
        counts = np.random.default_rng(key).integers(0, 9, (n, n))  # from, to
        every, source = sources(key, members, 9 * n, dtype)
        begins = np.arange(n) * 9
        dest = poisoned(12 * n, dtype)
        expected = np.array(dest)
        displs, room = isomem.array(np.arange(n) * 12, "uint64"), isomem.full(n, 12, "uint64")
        isomem.alltoallv(dest, displs, room, source, begins, counts[me], team)
        for i in range(n):
            expected[12 * i:12 * i + counts[i, me]] = every[i][9 * me:9 * me + counts[i, me]]
        assert same_bytes(np.asarray(dest), expected) and room.tolist() == counts[:, me].tolist()
        isomem.barrier_all()


BITS = {"and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor}
ORDER = {"min": np.minimum, "max": np.maximum}
NUMBERS = {"sum": np.add, "prod": np.multiply}


def numbers(key, pe, count, dtype):
    """Small whole numbers: every order of additions has the same result in every type."""
    values = np.random.default_rng([key, pe]).integers(-3 if np.dtype(dtype).kind not in "ub" else 0, 4, count)
    return (values * (1 + 1j) if np.dtype(dtype).kind == "c" else values).astype(dtype)


@of_teams
def test_reduce(team, members):
    cases = [(op, dtype) for op in BITS for dtype in (*INTEGERS, "bool")]
    cases += [(op, dtype) for op in ORDER for dtype in (*INTEGERS, *REALS, "bool")]
    cases += [(op, dtype) for op in NUMBERS for dtype in (*INTEGERS, *REALS, *COMPLEX)]
    for i, (op, dtype) in enumerate(cases):
        count = int(rng(1500, i, of_pe=False).integers(1, 300))
        every = [numbers(i, pe, count, dtype) for pe in members]
        function = {**BITS, **ORDER, **NUMBERS}[op]
        expected = functools.reduce(lambda a, b: function(a, b, dtype=dtype), every)
        source = isomem.array(numbers(i, isomem.rank(), count, dtype))
        dest = poisoned(count, dtype)
        isomem.reduce(dest, source, op, team)
        assert np.array_equal(dest, expected), (op, dtype)
        isomem.reduce(source, source, op, team)
        assert np.array_equal(source, expected), (op, dtype)
        isomem.barrier_all()


def short_types():
    """float16, and bfloat16 where the package that has it is installed."""
    yield np.dtype("float16")
    try:
        import ml_dtypes
    except ImportError:
        if isomem.rank() == 0:
            print("ml_dtypes is not installed: nothing is tried with bfloat16")
    else:
        yield np.dtype(ml_dtypes.bfloat16)


@of_teams
def test_reduce_rounds_once(team, members):
    """Random values of few bits: float32 holds sums and products of 8 exactly, 16 bits do not."""
    for key, dtype in enumerate(short_types()):
        for count in (1, 7, 15, 100, 5001):
            every = [np.random.default_rng([1700 + key, count, pe]).integers(-255, 256, count) for pe in members]
            every = [(values * 2.0 ** (pe % 5)).astype(dtype) for pe, values in zip(members, every)]
            wide = np.stack(every).astype("float64")
            signs = [np.sign(values.astype("float32")).astype(dtype) for values in every]
            total = wide.sum(0)
            expected = {"sum": total, "avg": np.float32(total) / np.float32(len(members)), "min": wide.min(0),
                        "max": wide.max(0), "prod": np.stack(signs).astype("float32").prod(0)}
            for op, want in expected.items():
                mine = (signs if op == "prod" else every)[members.index(isomem.rank())]
                source, dest = isomem.array(mine), poisoned(count, dtype)
                isomem.reduce(dest, source, op, team)
                assert np.array_equal(dest, want.astype(dtype)), (op, dtype, count)
                isomem.reduce(source, source, op, team)
                assert np.array_equal(source, want.astype(dtype)), (op, dtype, count)
                isomem.barrier_all()


@of_teams
def test_averages(team, members):
    for i, dtype in enumerate((*REALS, *COMPLEX)):
        every = [numbers(1800 + i, pe, 300, dtype) for pe in members]
        source, dest = isomem.array(every[members.index(isomem.rank())]), poisoned(300, dtype)
        isomem.reduce(dest, source, "avg", team)
        total = functools.reduce(np.add, every)
        assert np.array_equal(dest, (total / np.dtype(dtype).type(len(members))).astype(dtype)), dtype
        isomem.barrier_all()
    largest = isomem.full(5, 65504, "float16")  # their sum is no half
    isomem.reduce(largest, largest, "avg", team)
    assert largest.tolist() == [65504] * 5
    isomem.barrier_all()


@of_teams
def test_scan(team, members):
    me = members.index(isomem.rank())
    for i, dtype in enumerate((*INTEGERS, *REALS, *COMPLEX)):
        every = [numbers(i, pe, 37, dtype) for pe in members]
        source, dest = isomem.array(every[me]), poisoned(37, dtype)
        isomem.scan(dest, source, team=team)
        assert np.array_equal(dest, np.add.reduce(every[:me + 1], dtype=dtype)), dtype
        isomem.scan(dest, source, exclusive=True, team=team)
        before = [np.zeros(37, dtype), *every[:me]]
        assert np.array_equal(dest, np.add.reduce(before, dtype=dtype)), dtype
        isomem.barrier_all()


def test_what_does_not_fit():
    n = isomem.size()
    a, b = isomem.zeros(4), isomem.zeros(4)
    with raises(ValueError, "broadcast", f"root = {n}"):
        isomem.broadcast(a, b, n)
    with raises(ValueError, "broadcast", "dest", "(3,)", "4"):
        isomem.broadcast(a[:3], b, 0)
    with raises(ValueError, "reduce", "source", "symmetric"):
        isomem.reduce(a, np.zeros(4))
    with raises(ValueError, "reduce", "op = 'average'"):
        isomem.reduce(a, b, "average")
    with raises(TypeError, "reduce", "dest", "float64", "int32"):
        isomem.reduce(a, b, "and")
    half = isomem.zeros(4, "float16")
    with raises(TypeError, "reduce", "dest", "float16", "uint64"):
        isomem.reduce(half, half, "xor")
    with raises(TypeError, "reduce", "dest", "int64", "valid types: float32", "float16, bfloat16"):
        isomem.reduce(*[isomem.zeros(4, "int64")] * 2, "avg")
    with raises(TypeError, "scan", "dest", "float16"):
        isomem.scan(half, half)
    odd = isomem.zeros(16 * n + 8, "uint8")[8:].view("complex128")
    isomem.reduce(odd, odd)  # complex numbers are two words
    with raises(ValueError, "alltoalls", "source", "misaligned", "16 bytes"):
        isomem.alltoalls(isomem.zeros(n, "complex128"), odd, 1, 1, 1)
    odd, even = odd.view("uint8")[1:8 * n + 1].view("float64"), isomem.zeros(n)
    isomem.alltoall(even, odd)  # moves bytes
    for call in (isomem.reduce, isomem.scan):
        with raises(ValueError, call.__name__, "dest", "misaligned", "8 bytes"):
            call(odd, even)
        with raises(ValueError, call.__name__, "source", "misaligned", "8 bytes"):
            call(even, odd)
    with raises(TypeError, "reduce", "source", "int64"):
        isomem.reduce(a, isomem.zeros(4, "int64"))
    with raises(ValueError, "fcollect", "dest", f"{4 * n} elements"):
        isomem.fcollect(isomem.zeros(4 * n + 1), a)
    with raises(ValueError, "fcollect", "source", "contiguous"):
        isomem.fcollect(b, a[::2])
    with raises(TypeError, "scan", "dest", "bool"):
        isomem.scan(isomem.zeros(1, "bool"), isomem.zeros(1, "bool"))
    with raises(TypeError, "reduce", "team", "str"):
        isomem.reduce(a, b, "sum", "world")
    with raises(ValueError, "collectv", "counts", f"{n + 1} elements"):
        isomem.collectv(a, b, [0] * (n + 1))
    with raises(TypeError, "collectv", "counts is 3"):
        isomem.collectv(a, b, 3)
    with raises(ValueError, "collectv", "dest", "5 elements"):
        isomem.collectv(a, isomem.zeros(5), [5] * n)
    with raises(ValueError, "alltoalls", "sst = 0"):
        isomem.alltoalls(a, b, 1, 0, 1)
    with raises(ValueError, "alltoalls", "dest"):
        isomem.alltoalls(a, b, 4, 1, 2)
    # products that do not fit into 64 bits
    for stride, count in ((1, 1 << 63), (1 << 62, 4 + n), ((1 << 63) - 1, 4), (1, (1 << 64) - 1)):
        with raises(ValueError, "alltoalls", "dest", f"{count} elements"):
            isomem.alltoalls(a, b, stride, 1, count)
    with raises(TypeError, "alltoallv", "dest_counts", "uint64"):
        isomem.alltoallv(a, isomem.zeros(n, "uint64"), isomem.zeros(n), b, [0] * n, [0] * n)
    if n > 1:
        odd = isomem.zeros(n + 1)
        with raises(ValueError, "alltoall", "source", f"({n + 1},)"):
            isomem.alltoall(isomem.zeros(n + 1), odd)
