# SPDX-License-Identifier: Apache-2.0
"""What the tests of torch.distributed share, on CPU and CUDA tensors: values that each rank can compute for all,
groups, reductions."""
import contextlib
import os
import sys

import torch
import torch.distributed as dist

import isomem

SEED = int(os.environ.get("ISOMEM_TEST_SEED") or 20260101)
INTEGERS = (torch.int8, torch.uint8, torch.int16, torch.int32, torch.int64)
FLOATS = (torch.float16, torch.bfloat16, torch.float32, torch.float64)
COMPLEX = (torch.complex64, torch.complex128)
DELAY = 2_000_000  # cycles of a GPU, about a millisecond
ALL = (*INTEGERS, *FLOATS, *COMPLEX, torch.bool)

# how, the function that does it on the CPU, types; an average is divided by those who use it
REDUCTIONS = (
    (dist.ReduceOp.SUM, torch.add, (*INTEGERS, *FLOATS, *COMPLEX)),
    (dist.ReduceOp.PRODUCT, torch.mul, (*INTEGERS, *FLOATS)),
    (dist.ReduceOp.MIN, torch.minimum, (*INTEGERS, *FLOATS)),
    (dist.ReduceOp.MAX, torch.maximum, (*INTEGERS, *FLOATS)),
    (dist.ReduceOp.BAND, torch.bitwise_and, (*INTEGERS, torch.bool)),
    (dist.ReduceOp.BOR, torch.bitwise_or, (*INTEGERS, torch.bool)),
    (dist.ReduceOp.BXOR, torch.bitwise_xor, (*INTEGERS, torch.bool)),
    (dist.ReduceOp.SUM, torch.logical_or, (torch.bool,)),
    (dist.ReduceOp.AVG, None, FLOATS))


def values(key, rank, shape, dtype):
    """What a rank has: small whole numbers, of which every sum is exact."""
    generator = torch.Generator().manual_seed(SEED + 1000 * key + rank)
    numbers = torch.randint(0 if dtype in (torch.uint8, torch.bool) else -2, 2 if dtype == torch.bool else 3, shape,
                            generator=generator)
    return numbers.to(dtype)


def strided(tensor):
    """The same values with gaps between them."""
    wide = torch.zeros((*tensor.shape, 2), dtype=tensor.dtype, device=tensor.device)
    wide[..., 0] = tensor
    return wide[..., 0]


def groups():
    """(group, its ranks): all, those of even or odd ranks, all backwards."""
    n, me = dist.get_world_size(), dist.get_rank()
    yield None, list(range(n))
    halves = [dist.new_group(list(range(i, n, 2))) for i in range(min(n, 2))]
    yield halves[me % 2], list(range(me % 2, n, 2))
    backwards = dist.new_group(list(range(n)))
    yield backwards, list(range(n))
    dist.destroy_process_group(halves[me % 2])
    dist.destroy_process_group(backwards)


class Members:
    """One operation after the other in a group, synchronous and not, with tensors with and without gaps."""

    def __init__(self, group, ranks):
        self.group, self.ranks, self.n = group, ranks, len(ranks)
        self.me = ranks.index(dist.get_rank())
        self.key = 0

    def place(self, tensor):
        """This rank's tensor of these values."""
        return tensor.clone()

    def next(self, shape, dtype):
        """(the values of all members, this one's tensor)."""
        self.key += 1
        every = [values(self.key, rank, shape, dtype) for rank in self.ranks]
        mine = self.place(every[self.me])
        return every, strided(mine) if self.key % 3 == 0 else mine


def wanted(function):
    """Whether a part of a program is run: all, or those that the command line names. Says so."""
    name = getattr(function, "__name__", function)
    if sys.argv[1:] and name not in sys.argv[1:]:
        return False
    if dist.get_rank() == 0:
        print(name, flush=True)
    return True


def late(tensor):
    """A tensor on the device that gets its values late."""
    out = torch.full(tensor.shape, 1, dtype=tensor.dtype, device="cuda")
    there = tensor.cuda()
    torch.cuda._sleep(DELAY)
    out.copy_(there)
    return out


def same(got, expected):
    got = got.cpu()
    assert torch.equal(got, expected), f"{got.dtype}{tuple(got.shape)}: {(got != expected).sum()} elements differ, " \
        f"first {got.flatten()[:4]}, expected {expected.flatten()[:4]}"


def recorded(step):
    """A CUDA graph of it. It has run once before."""
    step()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        step()
    return graph


@contextlib.contextmanager
def on_gpus(what, start="init"):
    """A job whose ranks have a GPU each, as far as there are some, with a group of isomem, which finds CUDA initialized
    (`init`), or is told of the GPU (`device_id`), or hears of it by CUDA tensors, before or after which all ranks take
    device memory."""
    if not torch.cuda.is_available():
        print("skipped: no GPU")
        sys.exit()
    isomem.init()
    device = torch.device("cuda", isomem.rank() % torch.cuda.device_count())
    if start == "init":
        torch.cuda.set_device(device)
        torch.cuda.init()
    dist.init_process_group("isomem", init_method="isomem://", device_id=device if start == "device_id" else None)
    torch.cuda.set_device(device)  # it initializes CUDA
    yield
    dist.barrier()
    n = dist.get_world_size()
    dist.destroy_process_group()
    isomem.finalize()
    print(f"{what} of {n} ranks", flush=True)


def three_of_five(window, n):
    """Asynchronous waits, which hold no signal up, for three of the five signals that each rank then gives."""
    early = [window.wait_signal(peer, True) for peer in reversed(range(n)) for _ in range(3)]
    dist.barrier()  # while they wait
    assert not any(work.is_completed() for work in early)
    dist.barrier()
    for peer in range(n):
        for _ in range(5):
            window.signal(peer, False)
    for work in early:
        work.wait()
