# SPDX-License-Identifier: Apache-2.0
"""Every operation of torch.distributed on the backend `isomem` (or the functions that the command line names), in all
types, compared with what each rank can compute for itself. Run under oshrun or torchrun by job_test.py."""
import datetime
import functools
import os
import signal
import sys

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as functional
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

import isomem
from torch_cases import ALL, REDUCTIONS, SEED, Members, groups, strided, values

SIZES = (0, 1, 7, 1000, 70001)


class Case(Members):
    def like(self, tensor):
        return torch.full_like(tensor, 1)

    def call(self, operation, *arguments, **more):
        work = operation(*arguments, group=self.group, async_op=self.key % 2 == 0, **more)
        if work is not None:
            work.wait()
            assert work.is_completed()

    def reductions(self):
        for how, function, dtypes in REDUCTIONS:
            for dtype in dtypes:
                size = SIZES[(self.key + SEED) % len(SIZES)]
                every, mine = self.next((size,), dtype)
                if function is None:
                    expected = (functools.reduce(torch.add, [one.float() for one in every]) / self.n).to(dtype) \
                        if dtype != torch.float64 else functools.reduce(torch.add, every) / self.n
                else:
                    expected = functools.reduce(function, every)
                yield how, every, mine, expected

    def all_reduce(self):
        for how, _, mine, expected in self.reductions():
            self.call(dist.all_reduce, mine, op=how)
            assert torch.equal(mine, expected), (how, mine.dtype)

    def reduce(self):
        for how, every, mine, expected in self.reductions():
            root = self.key % self.n
            self.call(dist.reduce, mine, dst=self.ranks[root], op=how)
            assert torch.equal(mine, expected if root == self.me else every[self.me]), (how, mine.dtype)

    def reduce_scatter(self):
        for how, _, mine, expected in self.reductions():
            if mine.numel() % self.n or not mine.numel():
                continue
            blocks, out = list(mine.chunk(self.n)), torch.zeros(mine.numel() // self.n, dtype=mine.dtype)
            self.call(dist.reduce_scatter, out, blocks, op=how)
            assert torch.equal(out, expected.chunk(self.n)[self.me])
            self.call(dist.reduce_scatter_tensor, out, mine, op=how)
            assert torch.equal(out, expected.chunk(self.n)[self.me])

    def movements(self):
        for dtype in ALL:
            for size in SIZES:
                every, mine = self.next((size, 2), dtype)
                root = self.key % self.n
                yield every, mine, root

    def broadcast(self):
        for every, mine, root in self.movements():
            self.call(dist.broadcast, mine, src=self.ranks[root])
            assert torch.equal(mine, every[root])

    def all_gather(self):
        for every, mine, _ in self.movements():
            out = [self.like(mine) for _ in range(self.n)]
            self.call(dist.all_gather, out, mine)
            assert all(torch.equal(a, b) for a, b in zip(out, every))
            one = torch.zeros((self.n * mine.shape[0], 2), dtype=mine.dtype)
            self.call(dist.all_gather_into_tensor, one, mine)
            assert torch.equal(one, torch.cat(every))

    def uneven(self):
        """Blocks of several sizes, one of them empty, of tensors that are not contiguous."""
        for i, dtype in enumerate(ALL):
            rows = [(member + i) % 3 for member in range(self.n)]
            every = [values(i, rank, (rows[member], 2), dtype) for member, rank in enumerate(self.ranks)]
            out = [strided(self.like(one)) for one in every]
            self.call(dist.all_gather, out, strided(every[self.me]))
            assert all(torch.equal(a, b) for a, b in zip(out, every)), dtype
        for how, function, dtypes in REDUCTIONS:
            for i, dtype in enumerate(dtypes):
                rows = [(member + i) % 3 for member in range(self.n)]
                every = [[values(i, rank * self.n + m, (rows[m], 2), dtype) for m in range(self.n)]
                         for rank in self.ranks]
                if function is None:  # an average, which other tests have
                    continue
                mine = [strided(block) for block in every[self.me]]
                out = strided(self.like(every[0][self.me]))
                self.call(dist.reduce_scatter, out, mine, op=how)
                assert torch.equal(out, functools.reduce(function, [one[self.me] for one in every])), (how, dtype)
                assert all(torch.equal(a, b) for a, b in zip(mine, every[self.me])), "inputs have changed"

    def gather_and_scatter(self):
        for every, mine, root in self.movements():
            out = [self.like(mine) for _ in range(self.n)] if root == self.me else None
            self.call(dist.gather, mine, out, dst=self.ranks[root])
            assert out is None or all(torch.equal(a, b) for a, b in zip(out, every))
            got = self.like(mine)
            self.call(dist.scatter, got, every if root == self.me else None, src=self.ranks[root])
            assert torch.equal(got, every[self.me])

    def gather_into_one(self):
        """Of torch 2.15 and newer."""
        if not hasattr(dist, "gather_single"):
            return
        for every, mine, root in self.movements():
            out = torch.zeros((self.n * mine.shape[0], 2), dtype=mine.dtype)
            self.call(dist.gather_single, mine, out if root == self.me else None, dst=self.ranks[root])
            assert torch.equal(out, torch.cat(every) if root == self.me else torch.zeros_like(out))

    def all_to_all(self):
        for i, dtype in enumerate(ALL):
            generator = torch.Generator().manual_seed(SEED + i)
            splits = torch.randint(0, 3000, (self.n, self.n), generator=generator)
            whole = [values(i, rank, (int(splits[m].sum()), 3), dtype) for m, rank in enumerate(self.ranks)]
            parts = [list(one.split(splits[m].tolist())) for m, one in enumerate(whole)]
            takes = splits[:, self.me].tolist()
            out = torch.zeros((sum(takes), 3), dtype=dtype)
            self.call(dist.all_to_all_single, out, whole[self.me], takes, splits[self.me].tolist())
            assert torch.equal(out, torch.cat([part[self.me] for part in parts]))
            blocks = [torch.zeros((rows, 3), dtype=dtype) for rows in takes]
            self.call(dist.all_to_all, blocks, parts[self.me])
            assert all(torch.equal(block, part[self.me]) for block, part in zip(blocks, parts))
            even = [values(i, rank, (self.n * 4,), dtype) for rank in self.ranks]
            out = torch.zeros_like(even[0])
            self.call(dist.all_to_all_single, out, even[self.me])
            assert torch.equal(out, torch.cat([one.chunk(self.n)[self.me] for one in even]))

    def coalesced(self):
        every = [[values(i, rank, (5 + i,), torch.float32) for i in range(3)] for rank in self.ranks]
        mine = [tensor.clone() for tensor in every[self.me]]
        group = self.group if self.group is not None else dist.group.WORLD
        options = dist.AllreduceCoalescedOptions()
        options.reduceOp = dist.ReduceOp.SUM
        group.allreduce_coalesced(mine, options).wait()
        for i, tensor in enumerate(mine):
            assert torch.equal(tensor, sum(one[i] for one in every))
        outs = functional.all_gather_into_tensor_coalesced(every[self.me], group)
        for i, out in enumerate(outs):
            assert torch.equal(out.clone(), torch.cat([one[i] for one in every]))
        sums = functional.reduce_scatter_tensor_coalesced([torch.cat([tensor] * self.n) for tensor in every[self.me]],
                                                          "sum", [0] * 3, group)
        for i, out in enumerate(sums):
            assert torch.equal(out.clone(), sum(one[i] for one in every))
        lists = [[torch.zeros(5 + i) for i in range(3)] for _ in self.ranks]
        group.allgather_coalesced(lists, every[self.me]).wait()
        assert all(torch.equal(a, b) for got, one in zip(lists, every) for a, b in zip(got, one))

    def objects_and_barrier(self):
        out = [None] * self.n
        dist.all_gather_object(out, {"rank": self.me}, group=self.group)
        assert out == [{"rank": i} for i in range(self.n)]
        dist.barrier(group=self.group)
        dist.barrier(group=self.group, async_op=True).wait()
        group = self.group if self.group is not None else dist.group.WORLD
        group.monitored_barrier(datetime.timedelta(seconds=60))  # torch has the function for the name gloo only

    def messages(self):
        """To the next and from the one before; tags in the opposite order, sizes beyond a fragment, from anyone."""
        if self.n == 1:
            return
        to, source = self.ranks[(self.me + 1) % self.n], self.ranks[self.me - 1]
        for i, dtype in enumerate(ALL):
            sent = [values(10 * i + tag, self.ranks[self.me], (SIZES[tag + 1],), dtype) for tag in range(4)]
            got = [torch.zeros_like(strided(tensor)) for tensor in sent]
            works = [dist.isend(tensor, to, self.group, tag) for tag, tensor in enumerate(sent)]
            works += [dist.irecv(got[tag], source, self.group, tag) for tag in reversed(range(4))]
            for work in works:
                work.wait()
            for tag, tensor in enumerate(got):
                assert torch.equal(tensor, values(10 * i + tag, source, (SIZES[tag + 1],), dtype))
        sending = dist.isend(torch.tensor([self.me]), to, self.group, 9)
        got = torch.tensor([-1])
        assert dist.recv(got, None, self.group, 9) == source and got.item() == (self.me - 1) % self.n
        sending.wait()
        operations = [dist.P2POp(dist.isend, torch.full((3,), self.me), to, self.group),
                      dist.P2POp(dist.irecv, got3 := torch.zeros(3, dtype=torch.int64), source, self.group)]
        for work in dist.batch_isend_irecv(operations):
            work.wait()
        assert got3.tolist() == [(self.me - 1) % self.n] * 3

    def messages_while_another_comes(self):
        """Receives that are posted while a message of many fragments comes for nobody yet: each gets its own."""
        if self.n == 1:
            return
        to, source = self.ranks[(self.me + 1) % self.n], self.ranks[self.me - 1]
        sizes = (3 << 20, 5, 1 << 20, 7)
        sent = [torch.full((size,), i + 1, dtype=torch.uint8) for i, size in enumerate(sizes)]
        got = [torch.zeros_like(tensor) for tensor in sent]
        works = [dist.irecv(other := torch.zeros(1), source, self.group, 99)]  # makes messages come in
        works += [dist.isend(tensor, to, self.group, 5) for tensor in sent]
        works += [dist.irecv(tensor, source, self.group, 5) for tensor in got]
        works.append(dist.isend(torch.ones(1), to, self.group, 99))
        for work in works:
            work.wait()
        assert other.item() == 1 and all(torch.equal(a, b) for a, b in zip(got, sent))

    def in_order_with_others(self):
        """Many at once, in the order of their calls."""
        works, tensors = [], []
        for i in range(50):
            tensors.append(torch.full((1 + 997 * i,), float(self.me + i)))
            works.append(dist.all_reduce(tensors[-1], group=self.group, async_op=True))
            if i % 7 == 0:
                dist.barrier(group=self.group)
        works[-1].get_future().then(lambda done: tensors.append(done.value())).wait()
        for i, work in enumerate(works):
            work.wait()
            assert torch.all(tensors[i] == sum(range(self.n)) + self.n * i)
        assert torch.equal(tensors[-1][0], tensors[49])

    def run(self):
        for test in (self.all_reduce, self.reduce, self.reduce_scatter, self.broadcast, self.all_gather, self.uneven,
                     self.gather_and_scatter, self.gather_into_one, self.all_to_all, self.coalesced,
                     self.objects_and_barrier, self.messages, self.messages_while_another_comes,
                     self.in_order_with_others):
            test()


def large():
    """More than fits into a slot, many times over."""
    n, me = dist.get_world_size(), dist.get_rank()
    for size in (196607, 1234567):
        every = [values(77, rank, (size,), torch.float32) for rank in range(n)]
        mine = every[me].clone()
        dist.all_reduce(mine)
        assert torch.equal(mine, sum(every))
        out = torch.zeros(n * size)
        dist.all_gather_into_tensor(out, every[me])
        assert torch.equal(out, torch.cat(every))
        piece = torch.zeros(size)
        dist.reduce_scatter_tensor(piece, torch.cat([every[me]] * n))
        assert torch.equal(piece, sum(every))
        mine = every[me].clone()
        dist.broadcast(mine, n - 1)
        assert torch.equal(mine, every[n - 1])


class Direct:
    """Operands in symmetric memory, which members read there: of none, of some and of all ranks, at random places; each
    rank writes into them as soon as it is done."""

    def __init__(self, group, ranks, turn):
        self.group, self.ranks, self.n, self.me = group, ranks, len(ranks), ranks.index(dist.get_rank())
        self.generator = torch.Generator().manual_seed(SEED + turn)  # the same on all ranks
        self.dtype = (torch.float32, torch.bfloat16, torch.int64, torch.uint8)[turn % 4]
        self.size = ((512 << 10) + self.number(1 << 20)) // self.dtype.itemsize + turn
        self.placed = [(True, rank % 2 == turn % 2, False)[turn // 4 % 3] for rank in range(self.n)][self.me]
        self.backend = (group or dist.group.WORLD)._get_backend(torch.device("cpu"))

    def number(self, limit):
        return int(torch.randint(1, limit, (1,), generator=self.generator))

    def tensor(self, size):
        """Of rubbish, and what keeps it."""
        shift = self.number(20)
        if not self.placed:
            return torch.full((size,), 1, dtype=self.dtype)
        whole = self.backend.allocate_tensor(size + shift, dtype=self.dtype, device=torch.device("cpu"))
        assert isomem.is_symmetric(whole.view(torch.uint8).numpy())
        return whole.fill_(1)[shift:]

    def run(self):
        every = [values(SEED % 1000, rank, (self.n, self.size), self.dtype) for rank in self.ranks]
        mine, total = every[self.me], sum(every)
        data = self.tensor(self.n * self.size)
        data.copy_(mine.flatten())
        dist.all_reduce(data, group=self.group)
        assert torch.equal(data, total.flatten())
        out = torch.zeros(self.size, dtype=self.dtype)
        for i in range(8):
            data.copy_(mine.flatten() + i)
            dist.reduce_scatter_tensor(out, data, group=self.group)
            data.fill_(0)
            assert torch.equal(out, total[self.me] + self.n * i)
        data.copy_(mine.flatten())  # in place
        dist.reduce_scatter_tensor(data.view(self.n, -1)[self.me], data, group=self.group)
        assert torch.equal(data.view(self.n, -1)[self.me], total[self.me])
        part = self.tensor(self.size)
        part.copy_(mine[0])
        out = torch.zeros(self.n * self.size, dtype=self.dtype)
        dist.all_gather_into_tensor(out, part, group=self.group)
        part.fill_(0)
        assert torch.equal(out, torch.cat([one[0] for one in every]))
        data.fill_(0)
        data.view(self.n, -1)[self.me].copy_(mine[1 % self.n])  # in place
        dist.all_gather_into_tensor(data, data.view(self.n, -1)[self.me], group=self.group)
        assert torch.equal(data, torch.cat([one[1 % self.n] for one in every]))


def direct():
    for group, ranks in groups():
        for turn in range(12):
            Direct(group, ranks, turn).run()
    dist.barrier()  # all members have left the groups, whose areas are free
    backend = dist.group.WORLD._get_backend(torch.device("cpu"))
    assert backend.supports_tensor_alloc(torch.device("cpu"))
    kept = [backend.allocate_tensor(16 << 20, dtype=torch.uint8, device=torch.device("cpu")) for _ in range(9)]
    assert not isomem.is_symmetric(kept[-1].numpy())  # the pool is used up
    address = kept[0].data_ptr()
    kept.clear()
    again = backend.allocate_tensor(16 << 20, dtype=torch.uint8, device=torch.device("cpu"))
    assert again.data_ptr() == address and isomem.is_symmetric(again.numpy())


def some_sparse(key, rank, shape, sparse_dim, dtype):
    """Rank 0 of four has nothing; some elements come twice."""
    generator = torch.Generator().manual_seed(SEED + 1000 * key + rank)
    count = 0 if rank % 4 == key % 4 else int(torch.randint(1, 300, (1,), generator=generator))
    indices = torch.stack([torch.randint(0, size, (count,), generator=generator) for size in shape[:sparse_dim]])
    return torch.sparse_coo_tensor(indices, values(key, rank, (count, *shape[sparse_dim:]), dtype), shape,
                                   check_invariants=True)


def sparse():
    """Sums of sparse tensors, and DDP of an embedding whose gradients are."""
    for group, ranks in groups():
        for key, dtype in enumerate((torch.float32, torch.int64, torch.float64, torch.bfloat16)):
            for shape, sparse_dim in (((50, 3), 1), ((20, 30), 2), ((1000,), 1), ((4, 5, 6), 2)):
                every = [some_sparse(key, rank, shape, sparse_dim, dtype) for rank in ranks]
                expected = sum(one.to_dense() for one in every)
                mine = every[ranks.index(dist.get_rank())]
                work = dist.all_reduce(mine, group=group, async_op=key % 2 == 0)
                if work:
                    work.wait()
                assert mine.is_coalesced() and mine.is_sparse
                assert torch.equal(mine.to_dense(), expected), (dtype, shape)
    n, me = dist.get_world_size(), dist.get_rank()
    if n > 1:
        group = dist.new_group()
        mine = some_sparse(1, me, (20 + (me == 1), 3), 1, torch.float32)
        raises(["sparse tensors have different shapes"], lambda: dist.all_reduce(mine, group=group))
    torch.manual_seed(3)
    weights = torch.randn(30, 4)
    embedding = torch.nn.Embedding.from_pretrained(weights.clone(), freeze=False, sparse=True)
    trained = torch.nn.parallel.DistributedDataParallel(embedding)
    trained(torch.tensor([me, me, 7])).sum().backward()
    expected = torch.zeros(30, 4)
    for rank in range(n):
        expected[rank] += 2 / n
        expected[7] += 1 / n
    assert torch.equal(embedding.weight.grad.to_dense(), expected)


def many_groups():
    """More than are possible at a time without being given back."""
    n = dist.get_world_size()
    for i in range(120):
        ranks = [rank for rank in range(n) if (i + rank) % 3] or [0]
        group = dist.new_group(ranks)
        if dist.get_rank() in ranks:
            tensor = torch.tensor([i])
            dist.all_reduce(tensor, group=group)
            assert tensor.item() == i * len(ranks)
            dist.destroy_process_group(group)


def model(seed):
    torch.manual_seed(seed)
    return torch.nn.Sequential(torch.nn.Linear(20, 300), torch.nn.ReLU(), torch.nn.Linear(300, 300), torch.nn.ReLU(),
                               torch.nn.Linear(300, 5))


def trained_alone(parameters_of):
    """Trains a model step by step on one rank, with the mean of the gradients that all ranks have for their data; after
    each step parameters_of(data of this rank) is what several ranks have trained: all bits must be equal."""
    n, me = dist.get_world_size(), dist.get_rank()
    alone = model(1)
    optimizer = torch.optim.SGD(alone.parameters(), lr=0.1, momentum=0.9)
    for step in range(5):
        data = [torch.randn(8, 20, generator=torch.Generator().manual_seed(100 * step + rank)) for rank in range(n)]
        gradients = []
        for one in data:
            alone.zero_grad()
            alone(one).square().mean().backward()
            gradients.append([parameter.grad / n for parameter in alone.parameters()])
        for parameter, parts in zip(alone.parameters(), zip(*gradients)):
            parameter.grad = functools.reduce(torch.add, parts)
        optimizer.step()
        for a, b in zip(parameters_of(data[me]), alone.parameters()):
            assert torch.equal(a, b), step


def ddp():
    trained = torch.nn.parallel.DistributedDataParallel(model(1), bucket_cap_mb=0.1)
    optimizer = torch.optim.SGD(trained.parameters(), lr=0.1, momentum=0.9)

    def step(data):
        optimizer.zero_grad()
        trained(data).square().mean().backward()
        optimizer.step()
        return trained.parameters()

    trained_alone(step)


def fsdp():
    """FSDP2: each rank has a part of each parameter, its gradient and its momentum; layers are gathered one by one, in
    private memory and in the group's."""
    for is_allocated in (False, True):
        fsdp_in(is_allocated)


def fsdp_in(is_allocated):
    mesh = init_device_mesh("cpu", (dist.get_world_size(),))
    trained = model(1)
    for layer in trained:
        if isinstance(layer, torch.nn.Linear):
            fully_shard(layer, mesh=mesh)
    fully_shard(trained, mesh=mesh)
    trained.set_allocate_memory_from_process_group_for_comm(is_allocated)
    for layer in trained:
        if is_allocated and isinstance(layer, torch.nn.Linear):
            layer.set_allocate_memory_from_process_group_for_comm(True)
    optimizer = torch.optim.SGD(trained.parameters(), lr=0.1, momentum=0.9)

    def step(data):
        optimizer.zero_grad()
        trained(data).square().mean().backward()
        optimizer.step()
        for parameter in trained.parameters():
            assert parameter.to_local().shape[0] <= -(-parameter.shape[0] // dist.get_world_size())
        return [parameter.full_tensor() for parameter in trained.parameters()]

    trained_alone(step)


def raises(words, call):
    try:
        call()
    except (RuntimeError, ValueError) as error:
        assert all(word in str(error) for word in words), f"{words} are not in: {error}"
    else:
        raise AssertionError(f"no exception with {words}")


def errors():
    n, me = dist.get_world_size(), dist.get_rank()
    tensor = torch.zeros(4)
    raises(["op = BAND", "Float"], lambda: dist.all_reduce(tensor, op=dist.ReduceOp.BAND))
    raises(["op = AVG", "Int"], lambda: dist.all_reduce(tensor.int(), op=dist.ReduceOp.AVG))
    raises(["op = MAX", "ComplexFloat"], lambda: dist.group.WORLD.allreduce([torch.zeros(1, dtype=torch.complex64)],
                                                                           dist.ReduceOp.MAX).wait())
    backend = dist.group.WORLD._get_backend(torch.device("cpu"))
    raises(["sparse"], lambda: backend.broadcast([tensor.to_sparse()], dist.BroadcastOptions()))
    raises(["op = MAX", "sparse"], lambda: dist.all_reduce(tensor.to_sparse(), op=dist.ReduceOp.MAX))
    raises(["sparse"], lambda: backend.allreduce([torch.ones(2, 2).to_sparse_csr()]))
    raises(["meta"], lambda: backend.allreduce([torch.zeros(1, device="meta")]))
    raises(["resolve_conj"], lambda: backend.allreduce([torch.zeros(3, dtype=torch.complex64).conj()]))
    same = torch.zeros(1).expand(4)
    for call in (lambda: dist.all_reduce(same), lambda: dist.broadcast(same, 0), lambda: dist.reduce(same, me),
                 lambda: dist.all_gather([same] * n, tensor), lambda: dist.recv(same, (me + 1) % n)):
        raises(["the same memory", "clone"], call)  # the group works after it
    if n > 1:
        dist.reduce(same if me else tensor, 0)
    raises(["all_gather_into_tensor", f"{n} times"],
           lambda: dist.all_gather_into_tensor(torch.zeros(4 * n + 1), tensor))
    raises(["sum of input_split_sizes"], lambda: dist.all_to_all_single(tensor, tensor, [4] + [0] * (n - 1), [1] * n) if
           n != 4 else dist.all_to_all_single(tensor, tensor, [4, 0, 0, 0], [1, 1, 1, 2]))
    if n == 1:
        return
    group = dist.new_group(timeout=datetime.timedelta(seconds=1))
    if me == 1:
        dist.all_gather_object([None] * n, 0)  # while the others wait in vain
    else:
        raises(["all_reduce", "timeout", "rank 1 has not come"], lambda: dist.all_reduce(tensor, group=group))
        raises(["rank 1 has not come"], lambda: dist.barrier(group=group))  # it stays broken
        dist.all_gather_object([None] * n, 0)
    group = dist.new_group()
    call = (lambda: dist.broadcast(torch.zeros(3), 0, group=group)) if me == 1 else \
        (lambda: dist.all_reduce(tensor, group=group))
    raises(["all_reduce of 16 bytes", "broadcast of 12 bytes", "rank 1"], call)
    group = dist.new_group()
    raises(["gives 4 bytes to rank 1, which takes 8"] if n == 2 else ["gives", "takes 8"], lambda: dist.all_to_all(
        [torch.zeros(1 + (me == 1)) for _ in range(n)], [torch.zeros(1) for _ in range(n)], group=group))
    group = dist.new_group(timeout=datetime.timedelta(seconds=1))
    if me == 0:
        raises(["recv", "rank 1 has not come"], lambda: dist.recv(tensor, 1, group))
    group = dist.new_group(timeout=datetime.timedelta(seconds=2))
    if me == 0:  # what is larger than the fragments on their way cannot go to who never takes it
        works = [dist.isend(torch.zeros(size, dtype=torch.uint8), 1, group) for size in (1 << 20, 1)]
        for work in works:
            raises(["send", "rank 1", "only a part"], work.wait)
        raises(["nothing more can be sent"], lambda: dist.send(tensor, 1, group))
    group = dist.new_group()
    if me == 0:
        work = dist.irecv(tensor, 1, group)
        dist.destroy_process_group(group)
        raises(["was destroyed before the message had gone"], work.wait)
        dist.send(tensor, 1)
    elif me == 1:
        dist.recv(tensor, 0)
        dist.destroy_process_group(group)
    group = dist.new_group()
    if me < 2:
        work = dist.isend(torch.zeros(3), 1 - me, group)
        raises(["12 bytes", "16"], lambda: dist.recv(tensor, 1 - me, group))
        work.wait()


def parameters():
    """Tensors that require gradients, with gaps, are written in the threads of the backend."""
    n, me = dist.get_world_size(), dist.get_rank()
    for is_async in (False, True):
        mine = torch.full((4, 2), float(me)).t().requires_grad_()
        with torch.no_grad():
            work = dist.all_reduce(mine, async_op=is_async)
        if work:
            work.wait()
        assert torch.all(mine == sum(range(n)))
    if n > 1:
        got = torch.zeros(4, 2).t().requires_grad_()
        work = dist.irecv(got, (me - 1) % n)
        dist.send(torch.full((2, 4), float(me)), (me + 1) % n)
        work.wait()
        assert torch.all(got == (me - 1) % n)


def again():
    """Another first group, of the same name in the same store, after one that has ended badly and kept its area."""
    n, me = dist.get_world_size(), dist.get_rank()
    if n > 1:
        raises(["broadcast", "all_reduce"], lambda: dist.broadcast(torch.zeros(1), 0) if me == 0 else
               dist.all_reduce(torch.zeros(1)))
    dist.destroy_process_group()
    start()
    options = dist.AllreduceOptions()
    options.timeout = datetime.timedelta(days=10 ** 6)  # more than a clock of nanoseconds can add
    tensor = torch.tensor([me])
    dist.group.WORLD.allreduce([tensor], options).wait()
    assert tensor.item() == sum(range(n))


def profiled():
    """The names of torch's own backends, with isomem's."""
    tensor, n = torch.ones(5), dist.get_world_size()
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as profile:
        for is_async in (False, True):
            work = dist.all_reduce(tensor, async_op=is_async)
            if work is not None:
                work.wait()
        dist.broadcast(tensor, 0)
        dist.all_gather([torch.empty(5) for _ in range(n)], tensor)
        dist.barrier()
    events = {event.name: event for event in profile.events() if event.name.startswith("isomem:")}
    counts = {event.key: event.count for event in profile.key_averages()}
    assert counts["isomem:all_reduce"] == 2 and counts["isomem:broadcast"] == counts["isomem:all_gather"] == 1, counts
    assert counts["isomem:barrier"] == 1 and all(event.is_async for event in events.values())
    assert events["isomem:broadcast"].input_shapes in ([[5]], []), events["isomem:broadcast"].input_shapes


def start():
    if "WORLD_SIZE" in os.environ:
        dist.init_process_group("isomem")
    else:
        dist.init_process_group("isomem", init_method="isomem://")


def main():
    start()
    assert dist.get_backend() == "isomem"
    for group, ranks in groups():
        if not sys.argv[1:]:
            Case(group, ranks).run()
    for test in [globals()[name] for name in sys.argv[1:]] or (
            large, direct, sparse, many_groups, ddp, fsdp, parameters, profiled, errors, again):
        test()
        dist.barrier()
    if dist.get_rank() == 0:
        print(f"torch {torch.__version__}: all operations on {dist.get_world_size()} ranks, seed {SEED}")
    dist.destroy_process_group()


if __name__ == "__main__":
    if sys.argv[1:] == ["killed"]:
        start()
        dist.barrier()
        if dist.get_rank() == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        dist.all_reduce(torch.zeros(3))
        print("has not ended")
    else:
        main()
