# SPDX-License-Identifier: Apache-2.0
"""The first CUDA tensors of programs. Run under oshrun: `torch_first_cuda.py device_id` gives init_process_group a
device_id, so that all ranks have device memory from then on and torch splits the groups of meshes from the world;
`torch_first_cuda.py tensor` says nothing of GPUs, and ranks send themselves messages while others have no tensor."""
import datetime
import functools
import sys

import torch
import torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh

from torch_cases import late, on_gpus, same, values, wanted
from torch_cuda import out_of_slots

SIZES = (3, (10 << 20) + 1)


def first_of_some():
    """The first CUDA tensors are messages of some ranks, while the others do nothing."""
    last, me = dist.get_world_size() - 1, dist.get_rank()
    sent = values(0, 0, (100_001,), torch.float32)
    if me == 0:
        sending = dist.isend(late(sent), last)
    if me == last:
        got = late(torch.zeros_like(sent))
        dist.recv(got, 0)
        same(got, sent)
    if me == 0:
        sending.wait()


def meshes():
    """Of two dimensions, and a group that the program splits itself."""
    n, me, world = dist.get_world_size(), dist.get_rank(), dist.group.WORLD
    rows = 2 if n % 2 == 0 else 1
    mesh = init_device_mesh("cuda", (rows, n // rows), mesh_dim_names=("row", "column"))
    groups = [mesh.get_group(name) for name in mesh.mesh_dim_names]
    groups.append(dist.split_group(split_ranks=[list(range(i, n, rows)) for i in range(rows)]))
    for key, group in enumerate(groups):
        ranks = dist.get_process_group_ranks(group)
        assert me in ranks, ranks
        for size in SIZES:
            every = [values(key, rank, (size,), torch.float32) for rank in ranks]
            total = late(every[ranks.index(me)])
            dist.all_reduce(total, group=group)
            same(total, functools.reduce(torch.add, every))
            last = late(every[ranks.index(me)])
            dist.broadcast(last, src=ranks[-1], group=group)
            same(last, every[-1])
    for group in groups:
        if group is not world:  # of a dimension that holds all ranks
            dist.destroy_process_group(group)


def in_vain(group):
    """Half a message to oneself, before the group has device memory: its time ends."""
    try:
        dist.irecv(torch.zeros(5).cuda(), dist.get_rank(), group=group).wait()
    except RuntimeError as error:
        assert "timeout" in str(error), error
    else:
        raise AssertionError("a receive has ended without a message")


def with_gaps(group):
    """On a stream of the program, which waits for nothing but its own work."""
    me = dist.get_rank()
    with torch.cuda.stream(torch.cuda.Stream()):
        sent = values(0, me, (301, 4003), torch.float32)
        got = torch.zeros(4003, 301).cuda().t()
        receiving = dist.irecv(got, me, group=group)
        dist.isend(late(sent), me, group=group).wait()
        receiving.wait()
        same(got, sent)


def to_oneself():
    """By each rank alone, in either order, before all have device memory, over that time, and after it."""
    me = dist.get_rank()

    def messages(key, between=lambda: None, group=None):
        for i, size in enumerate((0, 1, 100_001)):
            sent = values(key + i, me, (size, 3), torch.float32)
            got = late(torch.zeros_like(sent))
            halves = [lambda: dist.irecv(got, me, group=group), lambda: dist.isend(late(sent), me, group=group)]
            if i % 2:
                halves.reverse()
            works = [halves[0]()]
            between()
            works.append(halves[1]())
            for work in works:
                work.wait()
            same(got, sent)

    def collective(group=None):
        total = late(torch.ones(3))
        dist.all_reduce(total, group=group)
        same(total, torch.full((3,), float(dist.get_world_size())))

    if me == 0:
        messages(1)
    hasty = dist.new_group(timeout=datetime.timedelta(seconds=3))
    in_vain(hasty)
    with_gaps(hasty)
    dist.barrier()
    messages(10, between=collective)
    messages(20)
    collective(hasty)
    messages(30, group=hasty)
    sent = values(0, me, (5, 7), torch.float64)
    got = torch.zeros_like(sent).cuda()
    for work in dist.batch_isend_irecv([dist.P2POp(dist.isend, late(sent), me), dist.P2POp(dist.irecv, got, me)]):
        work.wait()
    same(got, sent)


def main():
    start = sys.argv.pop(1)
    functions = {"device_id": (first_of_some, meshes, out_of_slots), "tensor": (to_oneself,)}[start]
    with on_gpus(f"first CUDA tensors ({start})", start):
        for function in functions:
            if wanted(function):
                function()


if __name__ == "__main__":
    main()
