# SPDX-License-Identifier: Apache-2.0
"""Collectives on arrays in device memory, by calls and on streams."""
import functools

import numpy as np

import isomem
import pes
from cuda_driver import Stream, is_fake, look
from device_tools import device_array, is_near, neighbours, poisoned
from pes import DTYPES, random_array, rng, same_bytes
from test_collectives import BITS, INTEGERS, NUMBERS, ORDER, numbers, of_teams


def of_members(key, members, shape, dtype):
    every = [random_array(np.random.default_rng([pes.SEED, key, pe]), shape, dtype) for pe in members]
    return every, device_array(every[members.index(isomem.rank())])


@of_teams
def test_collectives_that_move(team, members):
    n, me = len(members), members.index(isomem.rank())
    for i, dtype in enumerate(DTYPES):
        key, count = 2000 + i, int(rng(16, i, of_pe=False).integers(0, 200))
        every, source = of_members(key, members, (n, count), dtype)
        dest = poisoned((n, count), dtype)
        isomem.broadcast(dest, source, i % n, team)
        assert same_bytes(look(dest), every[i % n]), dtype
        isomem.barrier_all()
        isomem.alltoall(dest, source, team)
        assert same_bytes(look(dest), np.stack([values[me] for values in every])), dtype
        isomem.barrier_all()
        isomem.fcollect(dest, source[0], team)
        assert same_bytes(look(dest), np.stack([values[0] for values in every])), dtype
        isomem.barrier_all()
        counts = [(count + 13 * pe) % 50 % (count + 1) for pe in members]
        parts = [values[0, :few] for values, few in zip(every, counts)]
        for call in ("collect", "collectv"):
            dest = poisoned(200 * n + 1, dtype)
            expected = look(dest)
            expected[:sum(counts)] = np.concatenate(parts)
            if call == "collect":
                isomem.collect(dest, source[0, :counts[me]], team)
            else:
                isomem.collectv(dest, source[0], counts, team=team)
            assert same_bytes(look(dest)[:sum(counts)], expected[:sum(counts)]), (call, dtype)
            isomem.barrier_all()
        if source.itemsize not in (1, 2, 4, 8, 16) or count < 4:
            continue
        dest = poisoned((n, 2, 2), dtype)
        expected = look(dest)
        expected[:, :, 0] = np.stack([values.reshape(-1)[::2][2 * me:2 * me + 2] for values in every])
        isomem.alltoalls(dest, source, 2, 2, 2, team)
        assert same_bytes(look(dest), expected), dtype
        room, begins = isomem.full(n, 3, "uint64"), isomem.array(np.arange(n) * 3, "uint64")
        dest = poisoned(3 * n, dtype)
        expected = look(dest)
        for pe in range(n):
            expected[3 * pe:3 * pe + (pe + me) % 4] = every[pe][me, :(pe + me) % 4]
        isomem.alltoallv(dest, begins, room, source, np.arange(n) * count, [(pe + me) % 4 for pe in range(n)], team)
        assert same_bytes(look(dest), expected), dtype
        isomem.barrier_all()


@of_teams
def test_collectives_that_compute(team, members):
    cases = [(op, dtype) for op in BITS for dtype in (*INTEGERS, "bool")]
    cases += [(op, dtype) for op in ORDER for dtype in (*INTEGERS, "float32", "float64", "bool")]
    cases += [(op, dtype) for op in NUMBERS for dtype in (*INTEGERS, "float32", "float64", "complex64", "complex128")]
    cases += [(op, "float16") for op in ("sum", "min", "max")]
    me = members.index(isomem.rank())
    for i, (op, dtype) in enumerate(cases):
        count = int(rng(17, i, of_pe=False).integers(1, 300))
        every = [numbers(i, pe, count, dtype) for pe in members]
        expected = functools.reduce(lambda a, b: {**BITS, **ORDER, **NUMBERS}[op](a, b, dtype=dtype), every)
        source = device_array(every[me])
        dest = poisoned(count, dtype) if i % 2 else isomem.empty(count, dtype)
        isomem.reduce(dest, source, op, team)
        assert np.array_equal(look(dest) if i % 2 else dest, expected), (op, dtype)
        isomem.reduce(source, source, op, team)
        assert np.array_equal(look(source), expected), (op, dtype)
        isomem.barrier_all()
        if op == "sum" and dtype != "float16":
            source = device_array(every[me])
            isomem.scan(source, source, team=team)
            assert np.array_equal(look(source), np.add.reduce(every[:me + 1], dtype=dtype)), dtype
            isomem.barrier_all()


def runs_collectives_on_streams():
    """The fake driver has their kernels only between hosts, where CPUs carry them out."""
    return not is_fake or not all(is_near(pe) for pe in range(isomem.size()))


@of_teams
def test_collectives_on_streams(team, members):
    """Arguments in every order, one behind the other, while the host goes on."""
    if not runs_collectives_on_streams() or (is_fake and all(is_near(pe) for pe in members)):
        return
    n, me = len(members), members.index(isomem.rank())
    types = ("float32", "float64", "float16", *INTEGERS)
    with Stream() as stream:
        for i, dtype in enumerate(types):
            count = int(rng(18, i, of_pe=False).integers(1, 3000))
            every = [numbers(i, pe, n * count, dtype).reshape(n, count) for pe in members]
            source = device_array(every[me])
            copy, gathered, turned = (poisoned((n, count), dtype) for _ in range(3))
            total, least, single = (poisoned((n, count), dtype) for _ in range(3))
            form = stream.forms()[i % 6]
            isomem.broadcast(copy, source, i % n, team, stream=form)
            isomem.fcollect(gathered, source[0], team, stream=form)
            isomem.alltoall(turned, source, team, stream=form)
            isomem.reduce(total, source, "sum", team, stream=form)
            isomem.reduce(least, source, "min", team, stream=form)
            isomem.sync(team, stream=form)
            isomem.put(single, total, isomem.rank(), stream=form)
            stream.wait()
            assert same_bytes(look(copy), every[i % n]), dtype
            assert same_bytes(look(gathered), np.stack([values[0] for values in every])), dtype
            assert same_bytes(look(turned), np.stack([values[me] for values in every])), dtype
            assert same_bytes(look(total), functools.reduce(lambda a, b: np.add(a, b, dtype=dtype), every)), dtype
            assert same_bytes(look(single), look(total)), dtype
            assert same_bytes(look(least), np.min(every, axis=0)), dtype
            isomem.barrier_all()
        flags = [numbers(99, pe, 100, "bool") for pe in members]
        every = [numbers(98, pe, 100, "int32") for pe in members]
        source, bits = device_array(flags[me]), device_array(every[me])
        isomem.reduce(source, source, "or", team, stream=stream.handle)
        isomem.reduce(bits, bits, "xor", team, stream=stream.handle)
        stream.wait()
        assert look(source).tolist() == np.any(flags, axis=0).tolist()
        assert look(bits).tolist() == functools.reduce(np.bitwise_xor, every).tolist()
    isomem.barrier_all()


def test_barrier_on_streams():
    if not runs_collectives_on_streams():
        return
    to, source = neighbours()
    with Stream() as stream:
        box = isomem.zeros(100, "int64", device="cuda")
        for i in range(20):
            values = isomem.full(100, 100 * isomem.rank() + i, device="cuda")
            seen = isomem.zeros(100, "int64", device="cuda")
            isomem.put(box, values, to, stream=stream.handle)
            isomem.barrier_all(stream=stream.handle)
            isomem.put(seen, box, isomem.rank(), stream=stream.handle)
            isomem.barrier_all(stream=stream.handle)
            stream.wait()
            assert np.all(look(seen) == 100 * source + i)
