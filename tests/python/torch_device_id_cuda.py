# SPDX-License-Identifier: Apache-2.0
"""Programs that give init_process_group a device_id: all ranks have device memory from then on, and torch splits the
groups of meshes from the world. Run under oshrun."""
import functools

import torch
import torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh

from torch_cases import late, on_gpus, same, values, wanted

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


def main():
    with on_gpus("CUDA tensors by device_id", by_device_id=True):
        for function in (first_of_some, meshes):
            if wanted(function):
                function()


if __name__ == "__main__":
    main()
