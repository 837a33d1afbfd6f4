# SPDX-License-Identifier: Apache-2.0
"""Atomics, waits and tests on words."""
import threading
import time

import numpy as np

import isomem
from pes import raises, rng

INTEGERS = ("int32", "int64", "uint32", "uint64")
WORDS = INTEGERS + ("float32", "float64")


def test_changes():
    me, n = isomem.rank(), isomem.size()
    for dtype in INTEGERS:
        words = isomem.zeros(6, dtype)
        words[3:6] = [0b1111, 0, 0b1010]
        isomem.barrier_all()
        for pe in range(n):
            isomem.atomic_add(words, me + 1, pe)
            isomem.atomic_inc(words, pe, index=1)
            isomem.atomic_set(words, 40 + pe, pe, index=2)
            isomem.atomic_and(words, 0b0110, pe, 3)
            isomem.atomic_or(words, 1 << me, pe, 4)
            isomem.atomic_xor(words[5:], 1, pe)
        isomem.barrier_all()
        assert words.tolist() == [n * (n + 1) // 2, n, 40 + me, 0b0110, (1 << n) - 1, 0b1010 ^ (n % 2)], dtype
        isomem.barrier_all()


def test_fetches():
    me, n = isomem.rank(), isomem.size()
    for dtype in INTEGERS:
        words = isomem.zeros(4 * n, dtype)
        mine, to = words[4 * me:4 * me + 4], (me + 1) % n
        assert isomem.atomic_fetch_add(mine, 5, to) == 0 and isomem.atomic_fetch_inc(mine, to) == 5
        assert isomem.atomic_fetch_or(mine, 8, to) == 6 and isomem.atomic_fetch_and(mine, 12, to) == 14
        assert isomem.atomic_fetch_xor(mine, 1, to) == 12 and isomem.atomic_swap(mine, 3, to) == 13
        assert isomem.atomic_compare_swap(mine, 4, 9, to) == 3 and isomem.atomic_compare_swap(mine, 3, 7, to) == 3
        assert isomem.atomic_fetch(mine, to) == 7
        isomem.barrier_all()
    for dtype in ("float32", "float64"):
        words = isomem.zeros(n, dtype)
        isomem.atomic_set(words, 1.5 + me, (me + 1) % n, me)
        isomem.quiet()
        assert isomem.atomic_swap(words, 2.5, (me + 1) % n, me) == 1.5 + me
        assert isomem.atomic_fetch(words, (me + 1) % n, me) == 2.5
        isomem.barrier_all()


def test_counts_of_all():
    n, counter = isomem.size(), isomem.zeros(1, "uint64")
    seen = [isomem.atomic_fetch_inc(counter, 0) for _ in range(200)]
    assert seen == sorted(set(seen))
    isomem.barrier_all()
    assert isomem.atomic_fetch(counter, 0) == 200 * n


def test_atomics_of_contexts():
    me, n = isomem.rank(), isomem.size()
    words, to = isomem.zeros(2, "int64"), (me + 1) % n
    with isomem.Context() as context:
        for change in (lambda: context.atomic_set(words, 6, to), lambda: context.atomic_add(words, 1, to),
                       lambda: context.atomic_inc(words, to), lambda: context.atomic_or(words, 16, to),
                       lambda: context.atomic_and(words, 0xFF, to), lambda: context.atomic_xor(words, 1, to)):
            change()
            context.fence()
        context.quiet()
        assert context.atomic_fetch(words, to) == 25 and context.atomic_swap(words, 1, to) == 25
        assert context.atomic_fetch_add(words, 1, to) == 1 and context.atomic_fetch_inc(words, to) == 2
        assert context.atomic_fetch_or(words, 4, to) == 3 and context.atomic_fetch_and(words, 5, to) == 7
        assert context.atomic_fetch_xor(words, 1, to) == 5 and context.atomic_compare_swap(words, 4, 0, to) == 4
    isomem.barrier_all()
    assert words.tolist() == [0, 0]


def test_which_atomics_do_not_fit():
    words = isomem.zeros(2, "int16")
    with raises(TypeError, "atomic_add", "target", "int16", "int32"):
        isomem.atomic_add(words, 1, 0)
    words = isomem.zeros(2, "int32")
    with raises(ValueError, "atomic_add", "value", "int32"):
        isomem.atomic_add(words, 1 << 40, 0)
    with raises(TypeError, "atomic_set", "value"):
        isomem.atomic_set(words, "a", 0)
    with raises(IndexError, "atomic_inc", "index = 2"):
        isomem.atomic_inc(words, 0, 2)
    with raises(ValueError, "atomic_fetch", "pe"):
        isomem.atomic_fetch(words, isomem.size())
    with raises(ValueError, "atomic_fetch", "dimension"):
        isomem.atomic_fetch(isomem.zeros((2, 2)), 0)
    with raises(TypeError, "atomic_compare_swap", "float64"):
        isomem.atomic_compare_swap(isomem.zeros(1), 0, 1, 0)


COMPARISONS = {isomem.EQ: np.equal, isomem.NE: np.not_equal, isomem.GT: np.greater, isomem.LE: np.less_equal,
               isomem.LT: np.less, isomem.GE: np.greater_equal}


def test_tests():
    for dtype in INTEGERS:
        words = isomem.array(rng(30).integers(0, 5, 12), dtype)
        status = rng(31).integers(0, 2, 12)
        values = rng(32).integers(0, 5, 12)
        for comparison, function in COMPARISONS.items():
            holds = function(words, 2)
            assert [isomem.test(words, comparison, 2, i) for i in range(12)] == holds.tolist()
            for wanted in (2, values):
                holds = function(words, np.asarray(wanted).astype(dtype)) & (status == 0)
                indices = np.flatnonzero(holds).tolist()
                assert isomem.test_some(words, comparison, wanted, status) == indices or not indices
                any_ = isomem.test_any(words, comparison, wanted, status)
                assert any_ in indices or (any_ is None and not indices)
                assert isomem.test_all(words, comparison, wanted, status) == bool(np.all(holds | (status != 0)))
        isomem.barrier_all()


def test_waits():
    me, n = isomem.rank(), isomem.size()
    for dtype in INTEGERS:
        words = isomem.zeros(n, dtype)
        for pe in range(n):
            isomem.atomic_set(words, me + 1, pe, me)
        isomem.wait_until_all(words, isomem.GT, 0)
        isomem.wait_until_all(words, isomem.EQ, list(range(1, n + 1)), timeout=100)
        assert words.tolist() == list(range(1, n + 1))
        assert isomem.wait_until(words, isomem.NE, 0, timeout=100, index=n - 1) == n
        assert isomem.wait_until_any(words, isomem.EQ, n) == n - 1
        assert isomem.wait_until_any(words, isomem.EQ, np.arange(n) + 1, [1] * (n - 1) + [0], timeout=100) == n - 1
        assert isomem.wait_until_any(words, isomem.EQ, 1, [1] * n) is None
        assert isomem.wait_until_some(words, isomem.GE, 1, [1] + [0] * (n - 1)) == list(range(1, n))
        assert isomem.wait_until_some(words, isomem.EQ, np.arange(n) + 1, timeout=100) == list(range(n))
        isomem.wait_until_all(words, isomem.EQ, np.arange(n) + 1)
        assert isomem.wait_until_any(words, isomem.LE, 1, timeout=100) == 0
        assert isomem.wait_until_some(words, isomem.LT, 2, timeout=100) == [0]
        isomem.wait_until_all(words, isomem.LT, 100, timeout=100)
        isomem.barrier_all()


def test_time_outs():
    words = isomem.zeros(3, "int64")
    with raises(TimeoutError, "wait_until", "0.01 s", "5"):
        isomem.wait_until(words, isomem.EQ, 5, timeout=0.01)
    for wait in (isomem.wait_until_all, isomem.wait_until_any, isomem.wait_until_some):
        for value in (5, [5, 6, 7]):
            with raises(TimeoutError, wait.__name__, "0.01 s"):
                wait(words, isomem.EQ, value, timeout=0.01)
    with raises(ValueError, "wait_until", "timeout = -1"):
        isomem.wait_until(words, isomem.EQ, 5, timeout=-1)
    with raises(ValueError, "wait_until_all", "comparison = 9"):
        isomem.wait_until_all(words, 9, 5)
    with raises(TypeError, "test_all", "value", "sequence of 3"):
        isomem.test_all(words, isomem.EQ, [1, 2])
    with raises(ValueError, "test_all", "value", "4294967297", "int32"):  # not taken for a 1
        isomem.test_all(isomem.zeros(2, "int32"), isomem.EQ, [0, 2**32 + 1])
    with raises(ValueError, "test_any", "value", "int64"):
        isomem.test_any(words, isomem.LT, np.full(3, 2**63, "uint64"))
    with raises(ValueError, "test_some", "value", "uint64"):
        isomem.test_some(isomem.zeros(2, "uint64"), isomem.GE, [-1, 0])
    with raises(ValueError, "test_all", "status", "int32"):
        isomem.test_all(words, isomem.EQ, 1, [0, 2**32, 0])
    with raises(TypeError, "test_any", "status"):
        isomem.test_any(words, isomem.EQ, 1, ["a", "b", "c"])
    words = isomem.zeros(20, "uint8")[1:17].view("uint64")
    for call in (isomem.wait_until, isomem.test, isomem.wait_until_all):
        with raises(ValueError, call.__name__, "array", "misaligned", "8 bytes"):
            call(words, isomem.EQ, 0)
    with raises(ValueError, "atomic_add", "target", "misaligned", "8 bytes"):
        isomem.atomic_add(words, 1, 0)
    with raises(ValueError, "put_signal", "signal", "misaligned", "8 bytes"):
        isomem.put_signal(words, 1, words, 1, 0)
    with raises(ValueError, "Lock", "array", "misaligned", "8 bytes"):
        isomem.Lock(words.view("int64"))
    with raises(TypeError, "wait_until", "float64"):
        isomem.wait_until(isomem.zeros(1), isomem.EQ, 1)


def test_other_threads_run_meanwhile():
    words, me = isomem.zeros(1, "int64"), isomem.rank()

    def set_it():
        time.sleep(0.02)
        isomem.atomic_set(words, 1, me)

    thread = threading.Thread(target=set_it)
    thread.start()
    isomem.wait_until(words, isomem.EQ, 1)
    thread.join()
