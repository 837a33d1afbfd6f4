# SPDX-License-Identifier: Apache-2.0
"""What is unusual, and allowed or refused: inputs in outputs, tensors of inference mode, groups of other ranks. Run
under oshrun."""
import datetime
import itertools
import tempfile

import torch
import torch.distributed as dist

import isomem
import isomem.torch
from torch_cases import same, values
from torch_ops import raises

SIZES = (1, 5, 400_001)  # the last one is read where it lies, if all can


def memories(elements, device):
    """Zeros in private memory, and in that of the group, where others can look at them."""
    yield torch.zeros(elements, device=device)
    group = dist.group.WORLD._get_backend(device)
    yield group.allocate_tensor(elements, dtype=torch.float32, device=device).zero_()


def overlapping(device=torch.device("cpu")):
    """What a rank gives lies where it gets a block of another one, or half a block further, and the other way round."""
    n, me = dist.get_world_size(), dist.get_rank()
    for key, size in enumerate(SIZES):
        every = [values(key, rank, (size,), torch.float32) for rank in range(n)]
        rows = [values(key, 100 + rank, (n * size,), torch.float32) for rank in range(n)]
        sums = sum(rows)[me * size:(me + 1) * size]
        for place in ((me + 1) % n * size, size // 2, me * size):
            for out in memories((n + 1) * size, device):
                whole, given = out[:n * size], out[place:place + size]
                given.copy_(every[me])
                dist.all_gather_into_tensor(whole, given)
                same(whole, torch.cat(every))
                given.copy_(every[me])
                dist.all_gather(list(whole.view(n, size)), given)
                same(whole, torch.cat(every))
                given.copy_(every[me])
                dist.gather(given, list(whole.view(n, size)) if me == n - 1 else None, n - 1)
                same(whole if me == n - 1 else given, torch.cat(every) if me == n - 1 else every[me])
                whole.copy_(rows[me])
                dist.reduce_scatter_tensor(given, whole)
                same(given, sums)
                whole.copy_(rows[me])
                dist.reduce_scatter(given, list(whole.view(n, size)))
                same(given, sums)


def overlapping_unevenly():
    """The same with blocks of several sizes, and a scatter into a block of another rank."""
    n, me = dist.get_world_size(), dist.get_rank()
    sizes = [5 + 2 * rank for rank in range(n)]
    starts = [sum(sizes[:rank]) for rank in range(n)]
    rows = [values(7, rank, (sum(sizes) + sizes[-1],), torch.float32) for rank in range(n)]
    for place in (starts[(me + 1) % n], starts[me] + 1):
        memory = rows[me].clone()
        blocks, out = list(memory[:sum(sizes)].split(sizes)), memory[place:place + sizes[me]]
        dist.reduce_scatter(out, blocks)
        same(out, sum(rows)[starts[me]:starts[me] + sizes[me]])
        memory.copy_(rows[me])
        given = [row[:size] for row, size in zip(rows, sizes)]
        out.copy_(given[me])
        dist.all_gather(blocks, out)
        same(memory[:sum(sizes)], torch.cat(given))
    memory = rows[me].clone()
    blocks = list(memory[:n * 5].split(5))
    dist.scatter(blocks[(me + 1) % n], blocks if me == n - 1 else None, n - 1)
    same(blocks[(me + 1) % n], rows[n - 1][me * 5:me * 5 + 5])


def inference():
    """Tensors of inference mode are written by any thread, within the mode and behind it."""
    n, me = dist.get_world_size(), dist.get_rank()
    for inside, is_async, has_gaps in itertools.product((True, False), repeat=3):
        with torch.inference_mode():
            mine = [torch.full((4, 3), float(me)), torch.zeros(4, 3), *torch.zeros(n, 4, 3).unbind(), torch.zeros(5, 2)]
        total, got, *blocks, uneven = [tensor.t() for tensor in mine] if has_gaps else mine
        with torch.inference_mode(inside):
            sent = total.clone()
            works = [dist.all_gather(blocks, total, async_op=is_async)]
            for work in (works.pop(), dist.all_reduce(total, async_op=is_async)) if is_async else ():
                work.wait()
            if not is_async:
                dist.all_reduce(total)
            for work in (dist.irecv(got, (me - 1) % n), dist.isend(sent, (me + 1) % n)):
                work.wait()
            of_each = [uneven if rank == 0 else torch.zeros(rank) for rank in range(n)]
            dist.all_gather(of_each, torch.full(of_each[me].shape, float(me)))
        same(total, torch.full(total.shape, float(n * (n - 1) // 2)))
        same(got, torch.full(got.shape, float((me - 1) % n)))
        for rank, block in enumerate(blocks):
            same(block, torch.full(block.shape, float(rank)))
            same(of_each[rank], torch.full(of_each[rank].shape, float(rank)))


def refused():
    raises(["src = -1"], lambda: dist.recv(torch.zeros(1), src=-1))
    for time in (datetime.timedelta(), datetime.timedelta(seconds=-1)):
        raises(["argument timeout", "more than 0"], lambda time=time: dist.new_group(timeout=time))
    for _ in range(20):  # it is a time-out of operations, not of making the group
        dist.destroy_process_group(dist.new_group(timeout=datetime.timedelta(milliseconds=1)))
    group = dist.new_group(timeout=datetime.timedelta(days=100_000_000))
    dist.all_reduce(torch.zeros(1), group=group)


def begin(store, rank):
    dist.init_process_group("isomem", store=store, rank=rank, world_size=isomem.size(),
                            timeout=datetime.timedelta(seconds=30))


def other_ranks():
    """A process is the same PE as long as the job lasts."""
    n, me = isomem.size(), isomem.rank()
    folder = [tempfile.mkdtemp() if me == 0 else None]
    dist.broadcast_object_list(folder, 0)
    dist.destroy_process_group()
    if n > 1:
        raises([f"rank {(me + 1) % n} of {n}", f"PE {me} of {n}", "isomem.finalize()"],
               lambda: begin(dist.FileStore(f"{folder[0]}/shifted", n), (me + 1) % n))
    begin(dist.FileStore(f"{folder[0]}/same", n), me)


def ended_early():
    """The store of rank 0 goes while others have just made a group."""
    for _ in range(15):
        dist.destroy_process_group()
        dist.init_process_group("isomem", init_method="isomem://")
        dist.new_group()


def main():
    dist.init_process_group("isomem", init_method="isomem://")
    for test in (overlapping, overlapping_unevenly, inference, refused, other_ranks, ended_early):
        test()
        dist.barrier()
    print(f"odd uses on {dist.get_world_size()} ranks", flush=True)
    dist.destroy_process_group()
    isomem.finalize()


if __name__ == "__main__":
    main()
