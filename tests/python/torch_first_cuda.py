# SPDX-License-Identifier: Apache-2.0
"""The first CUDA tensors of programs. Run under oshrun: `torch_first_cuda.py device_id` gives init_process_group a
device_id, so that all ranks have device memory from then on and torch splits the groups of meshes from the world.
`torch_first_cuda.py tensor` and `barrier` say nothing of GPUs: groups of some ranks and messages go through host
memory, until a collective on CUDA tensors of all ranks, or their barrier, takes device memory; with `full` no GPU has
room for it. For 3 ranks or more."""
import contextlib
import datetime
import functools
import os
import sys
import tempfile
import time

import torch
import torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh

import isomem.torch
from torch_cases import late, on_gpus, recorded, same, values, wanted
from torch_cuda import Case, out_of_slots, streams

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


def refused(why, call):
    try:
        call()
    except RuntimeError as error:
        assert why in str(error), error
        return
    raise AssertionError("it should have failed")


def in_vain(group):
    """Half a message to oneself, before the group has device memory: its time ends."""
    refused("timeout", lambda: dist.irecv(torch.zeros(5).cuda(), dist.get_rank(), group=group).wait())


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


def to_oneself(key, group=None, between=lambda: None):
    """By each rank alone, in either order."""
    me = dist.get_rank()
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


class CaseByHost(Case):
    """Averages are divided on the CPU, too, which rounds otherwise."""

    def average(self, total):
        return total / self.n


class Neighbours:
    """Messages to the next rank of a group and from the one before, of which each rank begins another number before
    device memory is there."""
    ALL = 5

    def __init__(self, group, ranks):
        me, n = ranks.index(dist.get_rank()), len(ranks)
        self.group, self.to, self.source = group, ranks[(me + 1) % n], ranks[me - 1]
        every = [[values(40 + i, rank, (size,), torch.float32) for i, size in enumerate((1, 100_001, 0, 7, 300_007))]
                 for rank in (ranks[me], self.source)]
        self.sent, self.expected = every
        self.got = [late(torch.zeros_like(one)) for one in self.expected]
        self.works = []
        self.begin(range(me % 4), range((me + 1) % 3))

    def begin(self, sends, receives):
        self.works += [dist.irecv(self.got[i], self.source, group=self.group) for i in receives]
        self.works += [dist.isend(late(self.sent[i]), self.to, group=self.group) for i in sends]
        self.begun = len(sends), len(receives)

    def end(self):
        sends, receives = self.begun
        self.begin(range(sends, self.ALL), range(receives, self.ALL))
        for work in self.works:
            work.wait()
        for got, expected in zip(self.got, self.expected):
            same(got, expected)


def total_of(group, ranks):
    total = late(torch.ones(3))
    dist.all_reduce(total, group=group)
    same(total, torch.full((3,), float(len(ranks))))


def not_in_a_graph(group):
    tensor, graph = torch.ones(3, device="cuda"), torch.cuda.CUDAGraph()
    torch.cuda.synchronize()
    with torch.cuda.graph(graph):
        refused("CUDA graph", lambda: dist.all_reduce(tensor, group=group))


def in_a_graph(group, ranks):
    tensor = torch.ones(3, device="cuda")
    recorded(lambda: dist.all_reduce(tensor, group=group)).replay()
    same(tensor, torch.full((3,), float(len(ranks)) ** 2))


def late_to_a_barrier():
    """The last rank comes when the others have given up, and must not take memory alone."""
    n, me = dist.get_world_size(), dist.get_rank()
    group = dist.new_group(timeout=datetime.timedelta(seconds=2))
    time.sleep(3 if me == n - 1 else 0)
    refused("ranks 0" if me == n - 1 else f"rank {n - 1}", lambda: dist.barrier(group=group))
    dist.destroy_process_group(group)


class Dropped:
    """A receive ends in the middle of its message: the next one gets the next message."""
    ELEMENTS = 64 << 20

    def __init__(self):
        self.pair = [0, dist.get_world_size() - 1]
        self.group = dist.new_group(self.pair)
        if dist.get_rank() not in self.pair:
            return
        if dist.get_rank() == self.pair[0]:
            sending = dist.isend(torch.ones(self.ELEMENTS, device="cuda"), self.pair[1], group=self.group)
            dist.barrier(group=self.group)
            sending.wait()
        else:
            dist.barrier(group=self.group)
            time.sleep(1)  # its first part is there
            self.group.set_timeout(datetime.timedelta(milliseconds=20))
            with contextlib.suppress(RuntimeError):
                dist.recv(torch.zeros(self.ELEMENTS, device="cuda"), self.pair[0], group=self.group)
            self.group.set_timeout(datetime.timedelta(seconds=60))

    def end(self):
        sent = values(77, 0, (1001,), torch.float32)
        if dist.get_rank() not in self.pair:
            return
        dist.barrier(group=self.group)  # it has had CUDA tensors: it gets device memory
        if dist.get_rank() == self.pair[0]:
            dist.send(late(sent), self.pair[1], group=self.group)
        else:
            got = torch.zeros_like(sent).cuda()
            dist.recv(got, self.pair[0], group=self.group)
            same(got, sent)


class Twice:
    """A sum of a sum, of which the first half goes through host memory."""

    def __init__(self, group, ranks):
        self.group, self.n, self.works = group, len(ranks), []
        every = [values(88, rank, (10 << 20,), torch.float32) for rank in ranks]
        self.expected = sum(every) * self.n
        self.tensor = late(every[ranks.index(dist.get_rank())])
        self.add()

    def add(self):
        self.works.append(dist.all_reduce(self.tensor, group=self.group, async_op=True))

    def end(self):
        for work in self.works:
            work.wait()
        same(self.tensor, self.expected)


def exchange_in_a_graph(group):
    """With the next rank, in a group that has messages and barriers only."""
    n, me = dist.get_world_size(), dist.get_rank()
    sent, got = torch.full((5,), float(me), device="cuda"), torch.zeros(5, device="cuda")

    def step():
        for work in dist.batch_isend_irecv([dist.P2POp(dist.isend, sent, (me + 1) % n, group),
                                            dist.P2POp(dist.irecv, got, (me - 1) % n, group)]):
            work.wait()

    graph = recorded(step)
    got.zero_()
    graph.replay()
    same(got, torch.full((5,), float((me - 1) % n)))


def by_host(group, ranks):
    case = CaseByHost(group, ranks)
    for name in ("all_reduce", "reduce", "reduce_scatter", "broadcast", "all_gather", "uneven", "lying_anyhow",
                 "gather_and_scatter", "all_to_all", "coalesced", "objects_and_barrier", "messages"):
        if wanted(name):
            getattr(case, name)()
    if wanted(streams):
        streams(case)
    not_in_a_graph(group)


def over_time(take_memory):
    """Before all ranks have device memory, over that time, and after it."""
    n, me = dist.get_world_size(), dist.get_rank()
    if me == 0:
        to_oneself(1)
    hasty = dist.new_group(timeout=datetime.timedelta(seconds=3))
    in_vain(hasty)
    with_gaps(hasty)
    chosen = [list(range(i, n, 2)) for i in range(2)] + [list(range(n - 1))]
    some = [(group, ranks) for group, ranks in ((dist.new_group(ranks), ranks) for ranks in chosen) if me in ranks]
    world, ring = (dist.group.WORLD, list(range(n))), (dist.new_group(), list(range(n)))
    for one in some:
        by_host(*one)
    messages = [Neighbours(*one) for one in (*some, world, ring)]
    dropped = Dropped()
    late_to_a_barrier()
    sums = [Twice(*one) for one in some]
    early = dist.barrier(async_op=True)
    to_oneself(10, between=take_memory)
    early.wait()
    for one in sums:
        one.add()
    for one in sums:
        one.end()
    for one in (*some, world):
        total_of(*one)
        in_a_graph(*one)
    for message in messages:
        message.end()
    dropped.end()
    dist.barrier(group=ring[0])
    exchange_in_a_graph(ring[0])
    to_oneself(20)
    total_of(hasty, world[1])
    to_oneself(30, hasty)
    for one in (*some, world, ring):
        Case(*one).messages()
    sent = values(0, me, (5, 7), torch.float64)
    got = torch.zeros_like(sent).cuda()
    for work in dist.batch_isend_irecv([dist.P2POp(dist.isend, late(sent), me), dist.P2POp(dist.irecv, got, me)]):
        work.wait()
    same(got, sent)


def tensor():
    over_time(lambda: total_of(None, range(dist.get_world_size())))


def barrier():
    over_time(dist.barrier)


@contextlib.contextmanager
def said():
    """What this process writes to stderr meanwhile, also from C++: a list of one string, at the end."""
    words, kept = [], os.dup(2)
    with tempfile.TemporaryFile("w+") as file:
        os.dup2(file.fileno(), 2)
        try:
            yield words
        finally:
            os.dup2(kept, 2)
            os.close(kept)
            file.seek(0)
            words.append(file.read())


def fill(left):
    """All ranks fill their GPU but for so many bytes, one after the other."""
    taken = None
    torch.cuda.synchronize()
    for rank in range(dist.get_world_size()):
        dist.all_reduce(torch.ones(1))
        if rank == dist.get_rank():
            free = torch.cuda.mem_get_info()[0] - left
            taken = torch.empty(max(free, 0), dtype=torch.uint8, device="cuda")
    dist.all_reduce(torch.ones(1))
    return taken


def full():
    """GPUs without room for device memory: a barrier says so, once, and groups go on by host memory; what needs it
    raises, until there is room."""
    n, me = dist.get_world_size(), dist.get_rank()
    ranks = list(range(me % 2, n, 2))
    some = [dist.new_group(list(range(i, n, 2))) for i in range(2)][me % 2], ranks
    total_of(*some)
    taken = fill(3 << 29)
    for count in (1, 0):
        with said() as words:
            dist.barrier()
        assert words[0].count("no room for") == count, words
        total_of(*some)
    refused("no room for", lambda: dist.all_reduce(torch.ones(3, device="cuda")))
    total_of(*some)
    del taken
    torch.cuda.empty_cache()
    dist.all_reduce(torch.ones(1))
    total_of(None, range(n))
    total_of(*some)
    in_a_graph(*some)


def main():
    start = sys.argv.pop(1)
    functions = {"device_id": (first_of_some, meshes, out_of_slots), "tensor": (tensor,), "barrier": (barrier,),
                 "full": (full,)}[start]
    if start == "full":
        isomem.torch.device_pool_bytes = 2 << 30  # more than fill() leaves
    with on_gpus(f"first CUDA tensors ({start})", start):
        for function in functions:
            function()


if __name__ == "__main__":
    main()
