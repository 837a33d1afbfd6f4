# SPDX-License-Identifier: Apache-2.0
"""Arrays in symmetric memory: a subclass of numpy.ndarray without state; what is symmetric, its address tells.
Those in device memory are of a class of their own, isomem.DeviceArray."""

from __future__ import annotations

from typing import Any, Literal, Optional, Sequence, SupportsIndex, Union, overload

import numpy as np

from . import _core
from ._arguments import what_is
from ._core import DeviceArray

Shape = Union[SupportsIndex, Sequence[SupportsIndex]]
Host = Optional[Literal["cpu"]]


class Array(np.ndarray):
    """A NumPy array in symmetric memory, or a view of one.

    Dropping it blocks nobody and needs no agreement: its memory returns to the heap at the next allocation, when all
    PEs have dropped theirs. Results of arithmetic are ordinary arrays.
    """

    __slots__ = ()

    def on(self, pe: int) -> np.ndarray:
        """A view of PE pe's copy, which loads and stores reach directly. ValueError if the PE is on another host."""
        view: np.ndarray = _core.on(self, pe)
        return view

    @property
    def is_symmetric(self) -> bool:
        """False for what is of this class, but a copy."""
        return _core.is_symmetric(self)

    def __array_wrap__(self, array: Any, context: Any = None, return_scalar: bool = False) -> Any:
        if array is self:  # the result of a += b
            return array
        if _core.is_symmetric(array):  # a view: squeeze()
            return array.view(type(self))
        return array[()] if return_scalar else np.asarray(array)

    def __reduce__(self) -> Any:
        return np.asarray(self).copy().__reduce__()  # elsewhere the address means nothing


def _allocate(routine: str, shape: Any, dtype: Any, alignment: int = 64, hints: int = 0, device: Any = None,
              zero: bool = False) -> Any:
    """For the function `routine`, which exceptions name."""
    return _core.allocate(routine, Array, shape, dtype, alignment, hints, device, zero)


def _converted(routine: str, name: str, values: Any, dtype: Any) -> np.ndarray:
    """The argument `name`, an array, a number or a list, as an array of this type (None: its own)."""
    dtype = None if dtype is None else _core.dtype_argument(routine, dtype)
    try:
        return np.asarray(values, dtype)
    except (OverflowError, TypeError, ValueError) as error:
        kind = TypeError if isinstance(error, TypeError) else ValueError
        raise kind(f"isomem.{routine}: argument {name} is {what_is(values)}, dtype {dtype}: {error}") from None


def _set(array: Any, values: Any) -> Any:
    """All elements; ready on all PEs when it returns."""
    if isinstance(array, DeviceArray):
        _fill(array, values)
    else:
        array[...] = values
    _core.sync()
    return array


def _zeroed(routine: str, shape: Any, dtype: Any, alignment: int = 64, hints: int = 0, device: Any = None) -> Any:
    array = _allocate(routine, shape, dtype, alignment, hints, device, zero=True)
    is_ready = isinstance(array, DeviceArray) and alignment <= 512
    return array if is_ready else _set(array, np.zeros((), array.dtype))


def _fill(array: DeviceArray, value: Any) -> None:
    """By copies of a few MiB from the host."""
    dtype: Any = array.dtype
    value = np.asarray(value, dtype)
    if value.ndim:
        array[...] = np.ascontiguousarray(np.broadcast_to(value, array.shape))
        return
    flat, step = array.reshape(-1), max(1, (4 << 20) // max(1, array.itemsize))
    values = np.full(min(step, flat.size), value, dtype)
    for begin in range(0, flat.size, step):
        part = flat[begin:begin + step]
        part[...] = values[:part.size]


@overload
def empty(shape: Shape, dtype: Any = ..., *, alignment: int = 64, hints: int = 0, device: Host = None) -> Array: ...
@overload
def empty(shape: Shape, dtype: Any = ..., *, alignment: int = 64, hints: int = 0, device: Any) -> DeviceArray: ...


def empty(shape: Shape, dtype: Any = np.float64, *, alignment: int = 64, hints: int = 0, device: Any = None) -> Any:
    """A symmetric array of this shape, of which each PE gets a copy, with arbitrary contents. Collective.

    All PEs pass the same arguments. dtype: any without Python objects. alignment: of the first element, in bytes, a
    power of two. hints: those of shmem_malloc_with_hints, with which alignment is at most 64. device: None or "cpu" for
    host memory, "cuda" for that of this PE's GPU (a DeviceArray), which is the one that is current at the first such
    allocation; if none is, the PEs of a host are spread over its GPUs. MemoryError if a PE has no room, RuntimeError if
    one has no GPU, on all of them.
    """
    return _allocate("empty", shape, dtype, alignment, hints, device)


@overload
def full(shape: Shape, value: Any, dtype: Any = ..., *, alignment: int = 64, hints: int = 0,
         device: Host = None) -> Array: ...
@overload
def full(shape: Shape, value: Any, dtype: Any = ..., *, alignment: int = 64, hints: int = 0,
         device: Any) -> DeviceArray: ...


def full(shape: Shape, value: Any, dtype: Any = None, *, alignment: int = 64, hints: int = 0,
         device: Any = None) -> Any:
    """A symmetric array filled with value; ready on all PEs when it returns. Collective. Arguments as empty."""
    value = _converted("full", "value", value, dtype)
    return _set(_allocate("full", shape, value.dtype, alignment, hints, device), value)


@overload
def zeros(shape: Shape, dtype: Any = ..., *, alignment: int = 64, hints: int = 0, device: Host = None) -> Array: ...
@overload
def zeros(shape: Shape, dtype: Any = ..., *, alignment: int = 64, hints: int = 0, device: Any) -> DeviceArray: ...


def zeros(shape: Shape, dtype: Any = np.float64, *, alignment: int = 64, hints: int = 0, device: Any = None) -> Any:
    """A symmetric array of zeros; ready on all PEs when it returns. Collective. Arguments as empty."""
    return _zeroed("zeros", shape, dtype, alignment, hints, device)


@overload
def array(values: Any, dtype: Any = ..., *, alignment: int = 64, hints: int = 0, device: Host = None) -> Array: ...
@overload
def array(values: Any, dtype: Any = ..., *, alignment: int = 64, hints: int = 0, device: Any) -> DeviceArray: ...


def array(values: Any, dtype: Any = None, *, alignment: int = 64, hints: int = 0, device: Any = None) -> Any:
    """A symmetric copy of values (an array, a list): shape and type are the same on all PEs, the values this PE's own;
    ready on all PEs when it returns. Collective. Arguments as empty."""
    if isinstance(values, DeviceArray):
        values = values.numpy()
    source = _converted("array", "values", values, dtype)
    return _set(_allocate("array", source.shape, source.dtype, alignment, hints, device), source)


@overload
def empty_like(other: np.ndarray, *, device: Host = None) -> Array: ...
@overload
def empty_like(other: DeviceArray, *, device: None = None) -> DeviceArray: ...
@overload
def empty_like(other: DeviceArray, *, device: Literal["cpu"]) -> Array: ...
@overload
def empty_like(other: Union[np.ndarray, DeviceArray], *, device: Any) -> DeviceArray: ...


def empty_like(other: Union[np.ndarray, DeviceArray], *, device: Any = None) -> Any:
    """A symmetric array of the shape and type of another, by default where that lies. Collective."""
    shape, dtype = _like("empty_like", other)
    return _allocate("empty_like", shape, dtype, device=_device_of(other, device))


@overload
def zeros_like(other: np.ndarray, *, device: Host = None) -> Array: ...
@overload
def zeros_like(other: DeviceArray, *, device: None = None) -> DeviceArray: ...
@overload
def zeros_like(other: DeviceArray, *, device: Literal["cpu"]) -> Array: ...
@overload
def zeros_like(other: Union[np.ndarray, DeviceArray], *, device: Any) -> DeviceArray: ...


def zeros_like(other: Union[np.ndarray, DeviceArray], *, device: Any = None) -> Any:
    """A symmetric array of zeros of the shape and type of another, by default where that lies. Collective."""
    shape, dtype = _like("zeros_like", other)
    return _zeroed("zeros_like", shape, dtype, device=_device_of(other, device))


def _like(routine: str, other: Any) -> tuple[Any, Any]:
    if not hasattr(other, "shape") or not hasattr(other, "dtype"):
        raise TypeError(f"isomem.{routine}: argument other is {what_is(other)}; it must be an array")
    return other.shape, other.dtype


def _device_of(other: Any, device: Any) -> Any:
    return "cuda" if device is None and isinstance(other, DeviceArray) else device


@overload
def signals(n: int = 1, *, device: Host = None) -> Array: ...
@overload
def signals(n: int = 1, *, device: Any) -> DeviceArray: ...


def signals(n: int = 1, *, device: Any = None) -> Any:
    """n signals, which put_signal sets and wait_until waits for: a symmetric array of uint64, all 0. Collective."""
    if not hasattr(n, "__index__"):
        raise TypeError(f"isomem.signals: argument n is {what_is(n)}; it must be a whole number")
    return _zeroed("signals", n, np.uint64, device=device)
