# SPDX-License-Identifier: Apache-2.0
"""Arrays in symmetric memory: a subclass of numpy.ndarray without state; what is symmetric, its address tells."""

from __future__ import annotations

from typing import Any, Sequence, Union

import numpy as np

from . import _core

Shape = Union[int, Sequence[int]]


class Array(np.ndarray):
    """A NumPy array in symmetric memory, or a view of one.

    Dropping it blocks nobody and needs no agreement: its memory returns to the heap at the next allocation, when all
    PEs have dropped theirs. Results of arithmetic are ordinary arrays.
    """

    __slots__ = ()

    def on(self, pe: int) -> np.ndarray:
        """A view of PE pe's copy, which loads and stores reach directly. ValueError if the PE is on another host."""
        return _core.on(self, pe)

    @property
    def is_symmetric(self) -> bool:
        """False for what is of this class, but a copy."""
        return _core.is_symmetric(self)

    def __array_wrap__(self, array, context=None, return_scalar=False):
        if array is self:  # the result of a += b
            return array
        return array[()] if return_scalar else np.asarray(array)

    def __reduce__(self):
        return np.asarray(self).copy().__reduce__()  # elsewhere the address means nothing


def empty(shape: Shape, dtype: Any = np.float64, *, alignment: int = 64, hints: int = 0) -> Array:
    """A symmetric array of this shape, of which each PE gets a copy, with arbitrary contents. Collective.

    All PEs pass the same arguments. dtype: any without Python objects. alignment: of the first element, in bytes, a
    power of two. hints: those of shmem_malloc_with_hints. MemoryError if a PE has no room, on all of them.
    """
    return _core.allocate(Array, shape, dtype, alignment, hints)


def full(shape: Shape, value: Any, dtype: Any = None, *, alignment: int = 64, hints: int = 0) -> Array:
    """A symmetric array filled with value; ready on all PEs when it returns. Collective."""
    dtype = np.asarray(value).dtype if dtype is None else dtype
    result = empty(shape, dtype, alignment=alignment, hints=hints)
    result[...] = value
    _core.sync()
    return result


def zeros(shape: Shape, dtype: Any = np.float64, *, alignment: int = 64, hints: int = 0) -> Array:
    """A symmetric array of zeros; ready on all PEs when it returns. Collective."""
    return full(shape, np.zeros((), dtype), dtype, alignment=alignment, hints=hints)


def array(values: Any, dtype: Any = None, *, alignment: int = 64, hints: int = 0) -> Array:
    """A symmetric copy of values (an array, a list): shape and type are the same on all PEs, the values this PE's own;
    ready on all PEs when it returns. Collective."""
    source = np.asarray(values, dtype)
    return full(source.shape, source, source.dtype, alignment=alignment, hints=hints)


def empty_like(other: np.ndarray) -> Array:
    """A symmetric array of the shape and type of another. Collective."""
    return empty(other.shape, other.dtype)


def zeros_like(other: np.ndarray) -> Array:
    """A symmetric array of zeros of the shape and type of another. Collective."""
    return zeros(other.shape, other.dtype)


def signals(n: int = 1) -> Array:
    """n signals, which put_signal sets and wait_until waits for: a symmetric array of uint64, all 0. Collective."""
    return zeros(n, np.uint64)
