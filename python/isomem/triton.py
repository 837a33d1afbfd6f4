# SPDX-License-Identifier: Apache-2.0
"""One-sided communication in kernels of Triton: put, get, signals and waits, by the addresses of other PEs alone.

    @triton.jit
    def kernel(box, mine, flag, peers, pe, n, BLOCK: tl.constexpr):
        isomem.triton.put_signal(box, mine, n, flag, 1, peers, pe, BLOCK)    # into PE pe's box, then its flag
        isomem.triton.wait(flag, 1)                                          # until somebody has done so here

No library is linked and none is called: the functions are Triton's own loads, stores and atomics, with the order that
put_signal and wait promise. They reach PEs whose memory is mapped, those of this host. `peers` tells where that is:
distances() for arrays of isomem, with which kernels run in Triton's interpreter (TRITON_INTERPRET=1), without a GPU;
device_distances() for memory of nvshmem_malloc on GPUs. Pointers are of this PE's copy, plus any offset.

Each function is carried out by the threads of one program together; put and get of several programs are not ordered.
"""

import numpy as np
import triton
import triton.language as tl

import isomem

# From the symmetric memory of a PE on a GPU to that of the next one, in the address space of each process.
DEVICE_STRIDE = 1 << 38
DEVICE_PES = 31  # to which that applies


def distances(array=None):
    """A NumPy array of n_pes int64: how many bytes behind this PE's copy of an array that of each PE lies.

    The same for all arrays in the heap, so the argument may be left out; then this is collective. A kernel takes it as
    a tensor: torch.from_numpy(distances()). ValueError if a PE is on another host.
    """
    array = isomem.empty(1) if array is None else array
    return np.array([isomem.on(array, pe).ctypes.data - array.ctypes.data for pe in range(isomem.size())], np.int64)


def device_distances(me, n):
    """The same for memory on GPUs, in a job of n PEs of which this is number me, all on one host; bring it to the GPU.

    ValueError for more than 31 PEs.
    """
    if not 0 <= me < n <= DEVICE_PES:
        raise ValueError(f"isomem.triton.device_distances: PE {me} of {n}; at most {DEVICE_PES} PEs are possible")
    return (np.arange(n, dtype=np.int64) - me) * DEVICE_STRIDE


@triton.jit
def peer(pointer, peers, pe):
    """The pointer (or pointers) to the same elements in the memory of PE pe."""
    distance = tl.multiple_of(tl.load(peers + pe), 64)
    return (pointer.to(tl.pointer_type(tl.int8)) + distance).to(pointer.dtype)


@triton.jit
def put(dest, source, n, peers, pe, BLOCK: tl.constexpr):
    """n elements from source, here, to dest on PE pe. A signal that follows in the same program comes after them."""
    there = peer(dest, peers, pe)
    for begin in range(0, n, BLOCK):
        i = begin + tl.arange(0, BLOCK)
        tl.store(there + i, tl.load(source + i, mask=i < n), mask=i < n)


@triton.jit
def get(dest, source, n, peers, pe, BLOCK: tl.constexpr):
    """n elements from source on PE pe to dest, here. They are those of before a signal that wait has seen, or later."""
    there = peer(source, peers, pe)
    for begin in range(0, n, BLOCK):
        i = begin + tl.arange(0, BLOCK)
        tl.store(dest + i, tl.load(there + i, mask=i < n), mask=i < n)


@triton.jit
def signal_set(signal, value, peers, pe):
    """Sets the signal (of isomem.signals) of PE pe, after all that this program has done before."""
    tl.debug_barrier()  # what the program's other threads have written, too; pairs with wait
    tl.atomic_xchg(peer(signal, peers, pe), value, sem="release", scope="sys")


@triton.jit
def signal_add(signal, value, peers, pe):
    """Adds to the signal of PE pe, after all that this program has done before."""
    tl.debug_barrier()  # pairs with wait
    tl.atomic_add(peer(signal, peers, pe), value, sem="release", scope="sys")


@triton.jit
def put_signal(dest, source, n, signal, value, peers, pe, BLOCK: tl.constexpr):
    """A put, then signal_set."""
    put(dest, source, n, peers, pe, BLOCK)
    signal_set(signal, value, peers, pe)


@triton.jit
def wait(signal, value):
    """Returns the signal of this PE once it is at least value; what was done before it was set can be seen then."""
    seen = tl.atomic_add(signal, 0, sem="acquire", scope="sys")  # pairs with signal_set, signal_add
    while seen < value:
        seen = tl.atomic_add(signal, 0, sem="acquire", scope="sys")
    tl.debug_barrier()  # by all threads of the program
    return seen
