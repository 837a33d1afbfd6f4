# SPDX-License-Identifier: Apache-2.0
"""Every operation of torch.distributed on CUDA tensors (or the functions that the command line names), in all types and
odd sizes, compared with what each rank computes for itself on the CPU. Kernels that take long lie before and after the
operations, so that one that does not wait for its stream shows. Run under oshrun."""
import functools

import torch
import torch.distributed as dist

from torch_cases import (ALL, REDUCTIONS, SEED, Members, groups, late, on_gpus, recorded, same, strided, values,
                         wanted)
from torch_odd import overlapping

SIZES = (0, 1, 3, 1000, (1 << 20) + 1)
LARGE = 40 << 20  # bytes


class Case(Members):
    def place(self, tensor):
        return late(tensor)

    def like(self, tensor, size=None):
        return torch.full(tensor.shape if size is None else size, 1, dtype=tensor.dtype, device="cuda")

    def call(self, operation, *arguments, **more):
        """What reads the result is on the current stream, which only wait() makes wait."""
        work = operation(*arguments, group=self.group, async_op=self.key % 2 == 0, **more)
        if work is not None:
            work.wait()

    def average(self, total):
        return (total.cuda() / self.n).cpu()

    def reductions(self):
        for how, function, dtypes in REDUCTIONS:
            for dtype in dtypes:
                size = SIZES[(self.key + SEED) % len(SIZES)]
                if function in (torch.add, torch.logical_or) and dtype in (torch.float32, torch.bool):
                    size = LARGE // dtype.itemsize
                every, mine = self.next((size,), dtype)
                if function is None:
                    total = functools.reduce(torch.add, [one.double() for one in every])
                    expected = self.average(total.to(dtype))
                else:
                    expected = functools.reduce(function, every)
                yield how, every, mine, expected

    def all_reduce(self):
        for how, _, mine, expected in self.reductions():
            self.call(dist.all_reduce, mine, op=how)
            same(mine, expected)

    def reduce(self):
        for how, every, mine, expected in self.reductions():
            root = self.key % self.n
            self.call(dist.reduce, mine, dst=self.ranks[root], op=how)
            same(mine, expected if root == self.me else every[self.me])

    def reduce_scatter(self):
        for how, _, mine, expected in self.reductions():
            size = mine.numel() // self.n * self.n
            mine, expected = mine[:size], expected[:size]
            if not size:
                continue
            out = self.like(mine, (size // self.n,))
            self.call(dist.reduce_scatter, out, list(mine.chunk(self.n)), op=how)
            same(out, expected.chunk(self.n)[self.me])
            out = self.like(out)
            self.call(dist.reduce_scatter_tensor, out, mine, op=how)
            same(out, expected.chunk(self.n)[self.me])

    def movements(self):
        for dtype in ALL:
            for size in SIZES:
                every, mine = self.next((size, 2), dtype)
                yield every, mine, self.key % self.n
        every, mine = self.next((LARGE // 8, 2), torch.float32)
        yield every, mine, 0

    def broadcast(self):
        for every, mine, root in self.movements():
            self.call(dist.broadcast, mine, src=self.ranks[root])
            same(mine, every[root])

    def all_gather(self):
        for every, mine, _ in self.movements():
            out = [self.like(mine) for _ in range(self.n)]
            self.call(dist.all_gather, out, mine)
            for a, b in zip(out, every):
                same(a, b)
            one = self.like(mine, (self.n * mine.shape[0], 2))
            self.call(dist.all_gather_into_tensor, one, mine)
            same(one, torch.cat(every))

    def uneven(self):
        for i, dtype in enumerate(ALL):
            every = [values(i, rank, ((member + i) % 3, 1000), dtype) for member, rank in enumerate(self.ranks)]
            out = [self.like(one) for one in every]
            self.call(dist.all_gather, out, late(every[self.me]))
            for a, b in zip(out, every):
                same(a, b)
        every = [[values(9, rank * self.n + m, (m, 1000), torch.int32) for m in range(self.n)] for rank in self.ranks]
        mine = [late(block) for block in every[self.me]]
        out = self.like(every[0][self.me])
        self.call(dist.reduce_scatter, out, mine)
        same(out, sum(one[self.me] for one in every))
        for a, b in zip(mine, every[self.me]):
            same(a, b)

    def lying_anyhow(self):
        """Long tensors at odd addresses; blocks that on some ranks are all the same tensor, or lie apart."""
        size = (LARGE // 4 + 5, 1001)[self.key % 2]
        for odd in (1, 2, 4):
            dtype = (torch.bfloat16, torch.float32, torch.uint8)[odd % 3]
            every, mine = self.next((size + odd,), dtype)
            self.call(dist.all_reduce, mine[odd:])
            same(mine[odd:], functools.reduce(torch.add, [one[odd:] for one in every]))
            same(mine[:odd], every[self.me][:odd])
            every, mine = self.next((size + odd,), dtype)
            out = self.like(mine, (self.n * size + odd,))
            self.call(dist.all_gather_into_tensor, out[odd:], mine[odd:])
            same(out[odd:], torch.cat([one[odd:] for one in every]))
            same(out[:odd], self.like(mine, (odd,)).cpu())
        every, _ = self.next((self.n, size), torch.int32)
        for rank in range(0, self.n, 2):
            every[rank][:] = every[rank][0]
        mine = late(every[self.me])
        blocks = [mine[0]] * self.n if self.me % 2 == 0 else [row.clone() for row in mine]
        out = self.like(mine, (size,))
        self.call(dist.reduce_scatter, out, blocks)
        same(out, sum(one[self.me] for one in every))
        outs = [self.like(mine, (size,)) for _ in range(self.n)]
        self.call(dist.all_to_all, outs, blocks)
        for got, one in zip(outs, every):
            same(got, one[self.me])

    def gather_and_scatter(self):
        for every, mine, root in self.movements():
            out = [self.like(mine) for _ in range(self.n)] if root == self.me else None
            self.call(dist.gather, mine, out, dst=self.ranks[root])
            for a, b in zip(out or [], every):
                same(a, b)
            got = self.like(mine)
            blocks = [late(one) for one in every] if root == self.me else None
            self.call(dist.scatter, got, blocks, src=self.ranks[root])
            same(got, every[self.me])

    def all_to_all(self):
        for i, dtype in enumerate(ALL):
            self.key += 1
            generator = torch.Generator().manual_seed(SEED + i)
            splits = torch.randint(0, 2_000_000 if i == 0 else 3000, (self.n, self.n), generator=generator)
            whole = [values(i, rank, (int(splits[m].sum()), 3), dtype) for m, rank in enumerate(self.ranks)]
            parts = [list(one.split(splits[m].tolist())) for m, one in enumerate(whole)]
            takes = splits[:, self.me].tolist()
            expected = torch.cat([part[self.me] for part in parts])
            out = self.like(expected)
            self.call(dist.all_to_all_single, out, late(whole[self.me]), takes, splits[self.me].tolist())
            same(out, expected)
            blocks = [self.like(part[self.me]) for part in parts]
            self.call(dist.all_to_all, blocks, [late(part) for part in parts[self.me]])
            for block, part in zip(blocks, parts):
                same(block, part[self.me])
            even = [values(i, rank, (self.n * (LARGE // 16 if i == 1 else 5),), dtype) for rank in self.ranks]
            out = self.like(even[0])
            self.call(dist.all_to_all_single, out, late(even[self.me]))
            same(out, torch.cat([one.chunk(self.n)[self.me] for one in even]))

    def coalesced(self):
        every = [[values(i, rank, (5 + i,), torch.float32) for i in range(3)] for rank in self.ranks]
        mine = [late(tensor) for tensor in every[self.me]]
        group = self.group if self.group is not None else dist.group.WORLD
        options = dist.AllreduceCoalescedOptions()
        options.reduceOp = dist.ReduceOp.SUM
        group.allreduce_coalesced(mine, options).wait()
        for i, tensor in enumerate(mine):
            same(tensor, sum(one[i] for one in every))
        mine = [late(tensor) for tensor in every[self.me]]
        with dist._coalescing_manager(group, torch.device("cuda"), async_ops=True) as manager:
            for tensor in mine:
                dist.all_reduce(tensor, group=group)
        manager.wait()
        for i, tensor in enumerate(mine):
            same(tensor, sum(one[i] for one in every))
        mine = [late(tensor) for tensor in every[self.me]]
        lists = [[self.like(tensor) for tensor in mine] for _ in self.ranks]
        group.allgather_coalesced(lists, mine).wait()
        for got, one in zip(lists, every):
            for a, b in zip(got, one):
                same(a, b)

    def objects_and_barrier(self):
        out = [None] * self.n
        dist.all_gather_object(out, {"rank": self.me}, group=self.group)
        assert out == [{"rank": i} for i in range(self.n)]
        tensor = late(torch.full((3,), 7.0))
        dist.all_reduce(tensor, group=self.group, async_op=True)
        dist.barrier(group=self.group)
        assert torch.cuda.current_stream().query()

    def messages(self):
        """To the next and from the one before: in a batch, and with another order on each rank."""
        if self.n == 1:
            return
        to, source = self.ranks[(self.me + 1) % self.n], self.ranks[self.me - 1]
        for i, dtype in enumerate(ALL):
            for size in (1, 1000, LARGE // 16 if i == 2 else 70001):
                self.key += 1
                sent, expected = (values(self.key, rank, (size,), dtype) for rank in (dist.get_rank(), source))
                got = self.like(sent)
                operations = [dist.P2POp(dist.irecv, got, source, self.group),
                              dist.P2POp(dist.isend, late(sent), to, self.group)]
                for work in dist.batch_isend_irecv(operations[::-1] if self.key % 2 else operations):
                    work.wait()
                same(got, expected)
                got = strided(self.like(sent))
                receiving = dist.irecv(got, source, group=self.group)
                sending = dist.isend(late(sent), to, group=self.group)
                receiving.wait()
                same(got, expected)
                sending.wait()
        self.around_a_barrier(to, source)

    def around_a_barrier(self, to, source):
        """One half of a message before it, the other one after it: it waits for no message."""
        for is_send_first in (False, True):
            self.key += 1
            sent, expected = (values(self.key, rank, (LARGE // 4,), torch.float32)
                              for rank in (dist.get_rank(), source))
            got = self.like(sent)
            halves = [lambda: dist.irecv(got, source, group=self.group),
                      lambda: dist.isend(late(sent), to, group=self.group)]
            if is_send_first:
                halves.reverse()
            works = [halves[0]()]
            dist.barrier(group=self.group)
            works.append(halves[1]())
            for work in works:
                work.wait()
            same(got, expected)


def streams(case):
    """Operations on other streams, dropped inputs, a future, a tensor that is changed after wait()."""
    side = torch.cuda.Stream()
    for i in range(20):
        every = [values(i, rank, (100_001,), torch.float32) for rank in case.ranks]
        with torch.cuda.stream(side if i % 2 else torch.cuda.current_stream()):
            mine = late(every[case.me])
            work = dist.all_reduce(mine, group=case.group, async_op=True)
            out = torch.empty(case.n * 100_001, device="cuda")
            gathering = dist.all_gather_into_tensor(out, late(every[case.me]), group=case.group, async_op=True)
            torch.full((100_001,), 9.0, device="cuda")  # may get memory of what has been dropped
            future = work.get_future().then(lambda done: done.value()[0] * 2)
            twice = future.wait()
            gathering.wait()
            work.wait()
            same(twice, sum(every) * 2)
            same(mine, sum(every))
            same(out, torch.cat(every))
            mine.fill_(0)


def one_after_the_other(case):
    """Synchronous ones, on the stream of their caller, and others on the group's, without a wait between them: long and
    short, in all turns."""
    side = torch.cuda.Stream()
    sizes = (5, 40_003, 3_000_001)
    for i in range(30):
        every = [values(i, rank, (sizes[i % 3],), torch.float32) for rank in case.ranks]
        total, pending, got = sum(every), [], []
        for k in range(4):
            with torch.cuda.stream(side if (i + k) % 3 == 0 else torch.cuda.current_stream()):
                mine = late(every[case.me]) if k % 2 else every[case.me].cuda()
                got.append(mine)
                pending.append(dist.all_reduce(mine, group=case.group, async_op=(i >> k) % 2 == 1))
        for k, work in enumerate(pending):
            with torch.cuda.stream(side if (i + k) % 3 == 0 else torch.cuda.current_stream()):
                if work is not None:
                    work.wait()
                same(got[k], total)


def graph(case):
    """Captured once, replayed with other data, between operations outside of it."""
    size = 100_003
    mine, out, box = (torch.zeros(size, device="cuda") for _ in range(3))
    gathered = torch.zeros(size * case.n, device="cuda")
    splits = [size // case.n] * (case.n - 1)
    splits.append(size - sum(splits))
    takes = [splits[case.me]] * case.n
    rows = torch.zeros(sum(takes), device="cuda")

    def step():
        out.copy_(mine)
        dist.all_reduce(out, group=case.group)
        dist.all_gather_into_tensor(gathered, mine, group=case.group)
        box.copy_(mine)
        dist.broadcast(box, case.ranks[-1], group=case.group)
        dist.all_to_all_single(rows, mine, takes, splits, group=case.group)

    replayed = recorded(step)
    for i in range(20):
        every = [values(i, rank, (size,), torch.float32) for rank in case.ranks]
        mine.copy_(late(every[case.me]))
        replayed.replay()
        if i % 3 == 0:
            extra = late(every[case.me])
            dist.all_reduce(extra, group=case.group)
            same(extra, sum(every))
        same(out, sum(every))
        same(gathered, torch.cat(every))
        same(box, every[-1])
        same(rows, torch.cat([one.split(splits)[case.me] for one in every]))


def model():
    torch.manual_seed(SEED)
    return torch.nn.Sequential(torch.nn.Linear(64, 256), torch.nn.ReLU(), torch.nn.Linear(256, 32)).cuda()


def train(net, inputs, steps=5):
    optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
    for step in range(steps):
        optimizer.zero_grad()
        net(inputs[step]).square().mean().backward()
        optimizer.step()


def data_parallel():
    """DDP and FSDP2 come to what one process comes to that has all the data."""
    from torch.distributed.device_mesh import init_device_mesh
    from torch.distributed.fsdp import fully_shard
    n, me = dist.get_world_size(), dist.get_rank()
    whole = [values(i, 0, (8 * n, 64), torch.float32).cuda() for i in range(5)]
    mine = [one.chunk(n)[me] for one in whole]
    reference = model()
    train(reference, whole)
    replicated = torch.nn.parallel.DistributedDataParallel(model(), device_ids=[torch.cuda.current_device()])
    train(replicated, mine)
    for a, b in zip(replicated.module.parameters(), reference.parameters()):
        torch.testing.assert_close(a, b)
    sharded = model()
    mesh = init_device_mesh("cuda", (n,))
    for layer in sharded:
        if isinstance(layer, torch.nn.Linear):
            fully_shard(layer, mesh=mesh)
    fully_shard(sharded, mesh=mesh)
    train(sharded, mine)
    for a, b in zip(sharded.parameters(), reference.parameters()):
        torch.testing.assert_close(a.full_tensor(), b)


def refused(call, *words):
    try:
        call()
    except (RuntimeError, ValueError) as error:
        assert all(word in str(error) for word in words), error
        return
    raise AssertionError(f"not refused: {words}")


def refusals():
    ones = torch.ones(3, device="cuda")
    refused(lambda: dist.all_reduce(ones.cfloat(), op=dist.ReduceOp.PRODUCT), "PRODUCT")
    refused(lambda: dist.all_gather([ones.cpu()] * dist.get_world_size(), ones), "cuda:", "cpu")
    refused(lambda: dist.recv(ones), "src")
    refused(lambda: dist.all_reduce(torch.eye(3, device="cuda").to_sparse()), "sparse")


def out_of_slots():
    """Groups beyond the slots of the device pool work for CPU tensors and say what to do for others; slots return."""
    n = dist.get_world_size()
    kept = []
    while len(kept) < 40:
        kept.append(dist.new_group())
        try:
            dist.all_reduce(torch.ones(3, device="cuda"), group=kept[-1])
        except RuntimeError as error:
            assert "device_pool_bytes" in str(error), error
            break
    assert 2 < len(kept) < 20, len(kept)
    tensor = torch.ones(3)
    dist.all_reduce(tensor, group=kept[-1])
    same(tensor, torch.full((3,), float(n)))
    for _ in range(30):
        for group in (kept.pop(), kept.pop()):
            dist.destroy_process_group(group)
        dist.barrier()
        kept += [dist.new_group(), dist.new_group()]
        tensor = late(torch.ones(3))
        dist.all_reduce(tensor, group=kept[-2])
        same(tensor, torch.full((3,), float(n)))
    for group in kept:
        dist.destroy_process_group(group)


def on_overlapping():
    overlapping(torch.device("cuda", torch.cuda.current_device()))


def in_any_order():
    """Many groups at once, whose sums each rank begins in another order, more than fit on a GPU side by side."""
    n, me = dist.get_world_size(), dist.get_rank()
    several = [dist.new_group() for _ in range(6)]
    for size in (4 << 20, 20_000, 1 << 18):
        tensors = [torch.full((size,), float(i), device="cuda") for i in range(len(several))]
        for turn in range(10):
            order = list(range(len(several)))
            order = order[turn * me % len(order):] + order[:turn * me % len(order)]
            works = [dist.all_reduce(tensors[i], group=several[i], async_op=True)
                     for i in (reversed(order) if me % 2 else order)]
            for work in works:
                work.wait()
        for i, tensor in enumerate(tensors):
            same(tensor, torch.full((size,), float(i) * n ** 10))
    for group in several:
        dist.destroy_process_group(group)


def overlap():
    """DistributedDataParallel sums buckets while the backward pass goes on: a trace shows it."""
    width, layers = 2048, 12
    net = torch.nn.Sequential(*(torch.nn.Linear(width, width, bias=False) for _ in range(layers))).cuda()
    parallel = torch.nn.parallel.DistributedDataParallel(net, bucket_cap_mb=width * width * 4 >> 20)
    samples = torch.ones(8192, width, device="cuda")
    for _ in range(2):  # then buckets are in the order of the backward pass
        parallel(samples).sum().backward()
    torch.cuda.synchronize()
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as trace:
        parallel(samples).sum().backward()
        torch.cuda.synchronize()
    kernels = [event for event in trace.profiler.kineto_results.events() if event.device_index() >= 0]
    sums = [event for event in kernels if "isomem" in event.name()]
    words = ("gemm", "nvjet", "cutlass")
    products = [event for event in kernels if any(word in event.name().lower() for word in words)]
    assert sums and products, {event.name() for event in kernels}
    end = max(event.start_ns() + event.duration_ns() for event in products)
    early = sum(event.start_ns() < end for event in sums)
    print(f"overlap: {early} of {len(sums)} kernels of sums began before the backward pass ended")
    assert dist.get_world_size() == 1 or early >= len(sums) // 2


def main():
    operations = ("all_reduce", "reduce", "reduce_scatter", "broadcast", "all_gather", "uneven", "lying_anyhow",
                  "gather_and_scatter", "all_to_all", "coalesced", "objects_and_barrier", "messages")
    with on_gpus("CUDA tensors"):
        for group, ranks in groups():
            case = Case(group, ranks)
            for name in operations:
                if wanted(name):
                    getattr(case, name)()
            for function in (streams, one_after_the_other, graph):
                if wanted(function):
                    function(case)
        for function in (on_overlapping, in_any_order, data_parallel, overlap, refusals, out_of_slots):
            if wanted(function):
                function()


if __name__ == "__main__":
    main()
