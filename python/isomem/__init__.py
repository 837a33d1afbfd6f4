# SPDX-License-Identifier: Apache-2.0
"""One-sided communication between processes (PEs), with NumPy arrays in symmetric memory.

    import isomem
    isomem.init()
    me, n = isomem.rank(), isomem.size()
    box = isomem.zeros(4, "float64")              # collective: each PE has one
    isomem.put(box, [me] * 4, (me + 1) % n)       # into the next PE's
    isomem.barrier_all()
    print(me, "got", box)
    isomem.finalize()

Started by `oshrun -n 4 python program.py`; alone a job of one PE. Nothing happens at import.

An array is symmetric if it lies in symmetric memory: what `empty`, `zeros`, `full` and `array` return, and views and
slices of it; copies and results of arithmetic are ordinary arrays. With device="cuda" it lies in the memory of this
PE's GPU (DeviceArray), where torch, CuPy and JAX see it; all functions take it. Functions act on the copy of the PE
that they name. What does not fit raises an exception that names the argument. Functions that say "collective" are
called by all PEs (of the team) in the same order. PE numbers start from 0; sizes are in elements, times in seconds.
Waiting functions let other threads of Python run.
"""

import multiprocessing as _multiprocessing
import os as _os
import sys as _sys
import threading as _threading
import traceback as _traceback
from importlib import metadata as _metadata
from multiprocessing.util import Finalize as _Finalize
from typing import Any as _Any, Callable as _Callable, Optional as _Optional

from . import _core
from ._arguments import what_is as _what_is
from ._arrays import Array, array, empty, empty_like, full, signals, zeros, zeros_like
from ._core import (
    EQ, GE, GT, LE, LT, NE, SIGNAL_ADD, SIGNAL_SET, Context, DeviceArray, Lock, Team, alltoall, alltoalls, alltoallv,
    atomic_add, atomic_and, atomic_compare_swap, atomic_fetch, atomic_fetch_add, atomic_fetch_and, atomic_fetch_inc,
    atomic_fetch_or, atomic_fetch_xor, atomic_inc, atomic_or, atomic_set, atomic_swap, atomic_xor, barrier_all,
    broadcast, collect, collectv, fcollect, fence, get, get_nbi, global_exit, heap_info, initialized,
    is_symmetric, library_version, local_rank, local_size, node_name, on, put, put_nbi, put_signal, quiet, rank,
    reclaim, reduce, scan, size, sync, team_shared, team_world, test, test_all, test_any, test_some, unique_id,
    wait_until, wait_until_all, wait_until_any, wait_until_some, wire_name)

try:
    __version__ = _metadata.version("isomem")
except _metadata.PackageNotFoundError:  # not installed: on a path
    __version__ = "unknown"


def init(via: _Any = None, rank: _Optional[int] = None, size: _Optional[int] = None) -> None:
    """Starts this process's life as a PE. Collective over the job; a second call does nothing.

    Under oshrun, mpirun, srun or torchrun the job is the one that was started; alone it has one PE. Otherwise `via`
    tells how the processes find each other: bytes of unique_id(), an mpi4py communicator, whose ranks become PEs, or a
    Store of torch.distributed; with bytes and stores, rank and size say which PE this one becomes, of how many. A
    process that has a job continues that one, in which it must have the same rank. May follow finalize(). Threads may
    call isomem at any time. Ctrl-C before all processes of a unique id have come raises KeyboardInterrupt: the others
    are told and end, this one may begin anew with another id.
    """
    with _life:
        _begin(via, rank, size)


def _attempt() -> str:
    """Of torchrun, whose store outlives its attempts. On one host only: each agent counts those that it has begun."""
    one_host = _os.environ.get("LOCAL_WORLD_SIZE") == _os.environ.get("WORLD_SIZE")
    return _os.environ.get("TORCHELASTIC_RESTART_COUNT", "") if one_host else ""


def _end_of_child() -> None:
    """Children of multiprocessing that were forked end without the exit handlers of Python."""
    error = _sys.exc_info()[1]
    if not _core.initialized() or not (error is None or (isinstance(error, SystemExit) and not error.code)):
        return
    for thread in _threading.enumerate():
        if not thread.daemon and thread is not _threading.current_thread():
            thread.join()
    finalize()


def _begin(via: _Any, rank: _Optional[int], size: _Optional[int]) -> None:
    is_forked = _multiprocessing.parent_process() and _multiprocessing.get_start_method(allow_none=True) != "spawn"
    if is_forked and not _core.initialized():
        _Finalize(None, _end_of_child, exitpriority=-100)  # behind those that wait for children
    if via is None:
        if rank is not None or size is not None:
            raise TypeError("isomem.init: arguments rank and size need via, by which the processes find each other; "
                            "under a launcher leave them out")
        by_torchrun = "TORCHELASTIC_RUN_ID" in _os.environ and _os.environ.get("WORLD_SIZE", "1") != "1"
        if _core.initialized() or not by_torchrun or "ISOMEM_JOB" in _os.environ:
            _core.init()
            return
        from torch.distributed import rendezvous  # only torch's store knows of the others
        via, rank, size = next(rendezvous("env://"))
    if hasattr(via, "bcast") and hasattr(via, "Get_rank"):
        rank, size = via.Get_rank(), via.Get_size()
        via = via.bcast(unique_id() if rank == 0 else None, root=0)
    if rank is None or size is None:
        raise TypeError("isomem.init: arguments rank and size are missing: bytes and stores do not know them")
    if hasattr(via, "set") and hasattr(via, "get"):
        # each life in a store that can count has a key of its own
        turn = via.add(f"isomem/lives{_attempt()}/{rank}", 1) if hasattr(via, "add") else 1
        key = f"isomem/unique_id{_attempt()}/{turn}"
        if rank == 0:
            via.set(key, unique_id())
        via = via.get(key)
    if not isinstance(via, bytes):
        raise TypeError(f"isomem.init: argument via is {_what_is(via)}; it must be bytes of unique_id(), an mpi4py "
                        "communicator or a Store of torch.distributed")
    _core.init(via, rank, size)
    if (rank, size) != (_core.rank(), _core.size()):
        raise RuntimeError(f"isomem.init: arguments rank = {rank}, size = {size}, but this process is already PE "
                           f"{_core.rank()} of {_core.size()}")


_life = _threading.RLock()  # one thread begins it, or ends it, and the others wait
_before_finalize: list[_Callable[[], None]] = []  # what of isomem leans on this life of the PE


def finalize() -> None:
    """Ends this process's life as a PE: waits for all PEs. Collective over the job.

    Arrays lose their memory: they read as zeros afterwards, and must not be used after another init(), which may put
    others in their place. Groups of torch.distributed cannot be used any more. A program that ends without finalize()
    finalizes at its exit; one that fails (an uncaught exception) ends the job. RuntimeError if another thread of this
    PE is within a call of isomem.
    """
    with _life:
        _core.check_no_thread_is_inside()
        for end in _before_finalize:
            end()
        with _Explained(_sys.exc_info()[1]):
            _core.finalize()


class _Explained:
    """While an exception is on its way, as in a finally clause, nobody sees it until the other PEs have come to
    finalize() as well. Where they do not come, it is told."""

    def __init__(self, error: _Optional[BaseException]) -> None:
        self.timer = _threading.Timer(10, self.tell, (error,)) if error else None

    def tell(self, error: BaseException) -> None:
        text = "".join(_traceback.format_exception(type(error), error, error.__traceback__))
        print(f"isomem.finalize has waited 10 s for the other PEs, after this exception:\n{text}", end="",
              file=_sys.stderr, flush=True)

    def __enter__(self) -> None:
        if self.timer:
            self.timer.daemon = True
            self.timer.start()

    def __exit__(self, *_: object) -> None:
        if self.timer:
            self.timer.cancel()


def get_prefix() -> str:
    """The folder in which the library is installed: include, lib, bin."""
    return _os.path.dirname(_os.path.abspath(__file__))


def get_include() -> str:
    """The folder of shmem.h, for compilers."""
    return _os.path.join(get_prefix(), "include")


def get_library() -> str:
    """The folder of libisomem.so, for linkers."""
    return _os.path.join(get_prefix(), "lib")


def get_cmake_dir() -> str:
    """The folder of isomemConfig.cmake: cmake -Disomem_DIR=..."""
    return _os.path.join(get_library(), "cmake", "isomem")


__all__ = [
    "Array", "Context", "DeviceArray", "EQ", "GE", "GT", "LE", "LT", "Lock", "NE", "SIGNAL_ADD", "SIGNAL_SET",
    "Team", "alltoall", "alltoalls", "alltoallv", "array", "atomic_add", "atomic_and", "atomic_compare_swap",
    "atomic_fetch", "atomic_fetch_add", "atomic_fetch_and", "atomic_fetch_inc", "atomic_fetch_or",
    "atomic_fetch_xor", "atomic_inc", "atomic_or", "atomic_set", "atomic_swap", "atomic_xor", "barrier_all",
    "broadcast", "collect", "collectv", "empty", "empty_like", "fcollect", "fence", "finalize", "full", "get",
    "get_cmake_dir", "get_include", "get_library", "get_nbi", "get_prefix", "global_exit", "heap_info", "init",
    "initialized", "is_symmetric", "library_version", "local_rank", "local_size", "node_name", "on", "put",
    "put_nbi", "put_signal", "quiet", "rank", "reclaim", "reduce", "scan", "signals", "size", "sync", "team_shared",
    "team_world", "test", "test_all", "test_any", "test_some", "unique_id", "wait_until", "wait_until_all",
    "wait_until_any", "wait_until_some", "wire_name", "zeros", "zeros_like"]
