# SPDX-License-Identifier: Apache-2.0
"""One-sided communication in CUDA kernels of Numba: put, signals and waits on views of the arrays of other PEs.

    @cuda.jit
    def kernel(boxes, mine, flags, pe, me):                   # boxes, flags: views of those of all PEs
        isomem.numba.put_signal(boxes[pe], mine, mine.size, flags[pe], me, 1)    # into PE pe's box, then its flag
        isomem.numba.wait(flags[me], pe, 1)                                      # until PE pe has done so here

No library is linked: a view is an array at another address, and signals are loads and stores of one word with the order
that put_signal and wait promise. views() makes them of arrays of isomem, with which kernels run in Numba's simulator
(NUMBA_ENABLE_CUDASIM=1), without a GPU; device_views() of memory of nvshmem_malloc on GPUs.

Each function is called by all threads of a block, which carry it out together.
"""

from numba import config, cuda, types

import isomem

# From the symmetric memory of a PE on a GPU to that of the next one, in the address space of each process.
DEVICE_STRIDE = 1 << 38
DEVICE_PES = 31  # to which that applies


def views(array):
    """A tuple: the array as each PE of the job has it, in host memory. ValueError if a PE is on another host."""
    return tuple(isomem.on(array, pe) for pe in range(isomem.size()))


class _Interface:
    def __init__(self, interface, array):
        self.__cuda_array_interface__, self.array = interface, array


def device_views(array, me, n):
    """The same for an array in symmetric memory of a GPU (what has a __cuda_array_interface__), in a job of n PEs of
    which this is number me, all on one host. ValueError for more than 31 PEs."""
    if not 0 <= me < n <= DEVICE_PES:
        raise ValueError(f"isomem.numba.device_views: PE {me} of {n}; at most {DEVICE_PES} PEs are possible")
    own = array.__cuda_array_interface__
    address, is_read_only = own["data"]
    return tuple(_Interface({**own, "data": (address + (pe - me) * DEVICE_STRIDE, is_read_only)}, array)
                 for pe in range(n))


if config.ENABLE_CUDASIM:  # threads are those of Python

    def _store_release(signals, i, value):
        signals[i] = value

    def _load_acquire(signals, i):
        return signals[i]

else:
    from llvmlite import ir
    from numba.cuda.extending import intrinsic

    def _address(context, builder, array_type, array, i):
        """Of an element, as an integer."""
        data = context.make_array(array_type)(context, builder, array).data
        return builder.ptrtoint(builder.gep(data, [i]), ir.IntType(64))

    def _is_of_words(signals):
        return isinstance(signals, types.Array) and signals.ndim == 1 and signals.layout == "C" and \
            signals.dtype in (types.uint64, types.int64)

    @intrinsic
    def _store_release(typing_context, signals, i, value):
        if not _is_of_words(signals):
            return None

        def generate(context, builder, signature, arguments):
            word = ir.IntType(64)
            code = ir.InlineAsm(ir.FunctionType(ir.VoidType(), [word, word]), "st.release.sys.u64 [$0], $1;",
                                "l,l,~{memory}", side_effect=True)
            builder.call(code, [_address(context, builder, signature.args[0], *arguments[:2]), arguments[2]])
            return context.get_dummy_value()

        return types.void(signals, types.int64, types.uint64), generate

    @intrinsic
    def _load_acquire(typing_context, signals, i):
        if not _is_of_words(signals):
            return None

        def generate(context, builder, signature, arguments):
            word = ir.IntType(64)
            code = ir.InlineAsm(ir.FunctionType(word, [word]), "ld.acquire.sys.u64 $0, [$1];", "=l,l,~{memory}",
                                side_effect=True)
            return builder.call(code, [_address(context, builder, signature.args[0], *arguments)])

        return types.uint64(signals, types.int64), generate


@cuda.jit(device=True)
def put(dest, source, n):
    """The first n elements of source to dest, a view of some PE. A signal that the block sets next comes after them."""
    for i in range(cuda.threadIdx.x, n, cuda.blockDim.x):
        dest[i] = source[i]


@cuda.jit(device=True)
def signal_set(signals, i, value):
    """Sets element i of signals, a view of some PE, after all that this block has done before."""
    cuda.syncthreads()  # what the other threads have written, too; pairs with wait
    if cuda.threadIdx.x == 0:
        _store_release(signals, i, value)


@cuda.jit(device=True)
def put_signal(dest, source, n, signals, i, value):
    """A put, then signal_set."""
    put(dest, source, n)
    signal_set(signals, i, value)


@cuda.jit(device=True)
def wait(signals, i, value):
    """Returns once element i of signals, this PE's, is at least value; what was done before that can be seen then."""
    if cuda.threadIdx.x == 0:
        while _load_acquire(signals, i) < types.uint64(value):  # pairs with signal_set
            pass
    cuda.syncthreads()
