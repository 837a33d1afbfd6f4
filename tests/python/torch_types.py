# SPDX-License-Identifier: Apache-2.0
"""Every type that torch has is moved as it is, in every operation, and reduced or refused by name. Run under oshrun by
job_test.py."""
import warnings

import torch
import torch.distributed as dist

import isomem.torch
from torch_ops import raises, start

BYTES = 240  # whole elements of every type
TYPES = tuple(dict.fromkeys(value for value in vars(torch).values() if isinstance(value, torch.dtype)))
REDUCED = (torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.float16, torch.bfloat16,
           torch.float32, torch.float64, torch.complex32, torch.complex64, torch.complex128)


def tensor(number, dtype, count=1):
    """Blocks of bytes that name their rank: `number` and on. As bool: 0 or 1."""
    blocks = [torch.full((BYTES,), (number + i) % 2 if dtype == torch.bool else 1 + number + i, dtype=torch.uint8)
              for i in range(count)]
    return torch.cat(blocks).view(dtype)


def same(a, b):
    return torch.equal(a.view(torch.uint8), b.view(torch.uint8))


def moves(dtype):
    n, me = dist.get_world_size(), dist.get_rank()
    every = [tensor(rank, dtype) for rank in range(n)]
    got = tensor(me, dtype)
    dist.broadcast(got, n - 1)
    assert same(got, every[-1])
    blocks, whole = [tensor(9, dtype) for _ in range(n)], tensor(9, dtype, n)
    dist.all_gather(blocks, every[me])
    dist.all_gather_into_tensor(whole, every[me])
    assert all(map(same, blocks, every)) and same(whole, tensor(0, dtype, n))
    blocks = [tensor(9, dtype) for _ in range(n)]
    dist.gather(every[me], blocks if me == 0 else None)
    assert me or all(map(same, blocks, every))
    dist.scatter(got, every[::-1] if me == n - 1 else None, n - 1)
    assert same(got, every[n - 1 - me])
    dist.all_to_all_single(whole, tensor(me, dtype, n))  # block j of rank i is of i + j
    assert same(whole, tensor(me, dtype, n))
    blocks = [tensor(9, dtype) for _ in range(n)]
    dist.all_to_all(blocks, [every[me]] * n)
    assert all(map(same, blocks, every))
    if n > 1:
        sending = dist.isend(every[me], (me + 1) % n)
        dist.recv(got, (me - 1) % n)
        sending.wait()
        assert same(got, every[(me - 1) % n])


def sums(dtype):
    n, me = dist.get_world_size(), dist.get_rank()
    if dtype in REDUCED:
        ones = torch.tensor([1, me == 0]).to(dtype)
        dist.all_reduce(ones)
        assert same(ones, torch.tensor([n, 1]).to(dtype)), ones
        return
    backend, mine = dist.group.WORLD._get_backend(torch.device("cpu")), tensor(me, dtype)
    raises(["isomem: tensors of", "cannot be reduced"], lambda: backend.allreduce([mine]))
    assert same(mine, tensor(me, dtype))


def other_operators():
    """Averages of complex numbers, and what all operators make of bool."""
    n, me, op = dist.get_world_size(), dist.get_rank(), dist.ReduceOp
    for dtype in (torch.complex64, torch.complex128):
        mine = torch.tensor([4 * me + 2j * n, -me]).to(dtype)
        dist.all_reduce(mine, op=op.AVG)
        assert mine.tolist() == [2 * (n - 1) + 2j * n, -(n - 1) / 2], mine
    for how, expected in ((op.MAX, [True, n == 1, True]), (op.MIN, [n == 1, n == 1, True]),
                          (op.PRODUCT, [n == 1, n == 1, True])):
        mine = torch.tensor([me == 0, n == 1, True])
        dist.all_reduce(mine, op=how)
        assert mine.tolist() == expected, (how, mine)


def main():
    warnings.simplefilter("ignore")  # torch's, about types that are new to it
    isomem.torch.pool_bytes = 16 << 20
    start()
    for dtype in TYPES:
        moves(dtype)
        sums(dtype)
    other_operators()
    if dist.get_rank() == 0:
        print(f"all {len(TYPES)} types on {dist.get_world_size()} ranks")
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
