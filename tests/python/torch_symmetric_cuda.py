# SPDX-License-Identifier: Apache-2.0
"""torch's symmetric memory by isomem, on CUDA tensors (or the functions that the command line names). Kernels that take
long lie before writes and signals, so that one that does not wait for its stream shows. Run under oshrun."""
import random

import torch
import torch.distributed as dist
import torch.distributed._symmetric_memory as symmetric

import isomem.torch
from torch_cases import SEED, on_gpus, recorded, values, wanted
from torch_ops import raises

DELAY = 2_000_000  # cycles, about a millisecond
POOL = 160 << 20  # bytes of symmetric memory
WORLD = None  # the name of the group of all


def who():
    return dist.get_world_size(), dist.get_rank()


def symmetric_tensor(shape, dtype=torch.float32):
    """A tensor of rubbish, and the handle to it."""
    tensor = symmetric.empty(shape, dtype=dtype, device="cuda")
    tensor.view(torch.uint8).fill_(0xa5)
    return tensor, symmetric.rendezvous(tensor, dist.group.WORLD)


def views():
    """Each rank writes into the tensors of all; each finds what is for it."""
    n, me = who()
    generator = random.Random(SEED)
    for dtype in (torch.float32, torch.uint8, torch.bfloat16, torch.int64):
        length, gap = generator.randrange(1, 3000), generator.randrange(0, 50)
        tensor, handle = symmetric_tensor(n * (length + gap), dtype)
        assert (handle.rank, handle.world_size, handle.buffer_size) == (me, n, tensor.nbytes)
        assert handle.buffer_ptrs[me] == tensor.data_ptr()
        handle.barrier()  # the rubbish is there
        torch.cuda._sleep(DELAY * me)
        for peer in range(n):
            view = handle.get_buffer(peer, (length,), dtype, me * (length + gap))
            view.copy_(values(1000 * me + peer, me, (length,), dtype), non_blocking=True)
        handle.barrier(channel=1)
        got = tensor.cpu()
        for peer in range(n):
            part = got[peer * (length + gap):(peer + 1) * (length + gap)]
            assert torch.equal(part[:length], values(1000 * peer + me, peer, (length,), dtype)), (dtype, peer)
            assert torch.all(part[length:].view(torch.uint8) == 0xa5)
        raises(["exceeds"], lambda h=handle, d=dtype, e=n * (length + gap): h.get_buffer(me, (1,), d, e))


def signals():
    """A signal comes after what was written before it, in each channel and on each stream by itself."""
    n, me = who()
    tensor, handle = symmetric_tensor((3, n, 1000), torch.int64)
    tensor.zero_()
    handle.barrier()
    to, source = (me + 1) % n, (me - 1) % n
    channels = (0, 3, (symmetric.get_signal_pad_size() // 4) // n - 1)
    streams = [torch.cuda.Stream() for _ in channels]
    seen = torch.zeros(3, 60, 1000, dtype=torch.int64, device="cuda")
    torch.cuda.synchronize()
    for i in range(60):
        for k, (channel, stream) in enumerate(zip(channels, streams)):
            with torch.cuda.stream(stream):
                if i % 20 == me:
                    torch.cuda._sleep(DELAY)
                handle.get_buffer(to, (1000,), torch.int64, (k * n + me) * 1000).fill_(i + k)
                handle.put_signal(to, channel)
                handle.wait_signal(source, channel)
                seen[k, i].copy_(tensor[k, source])
                handle.put_signal(source, channel)  # it may be written again
                handle.wait_signal(to, channel)
    torch.cuda.synchronize()
    want = torch.arange(60, device="cuda")[None, :, None] + torch.arange(3, device="cuda")[:, None, None]
    assert torch.equal(seen, want.expand_as(seen))
    pad = handle.get_signal_pad(me)
    assert pad.nbytes == symmetric.get_signal_pad_size() and not pad.view(torch.uint8).any(), "pads are left to kernels"
    raises(["channel", "valid: 0 to"], lambda: handle.barrier(channel=1 << 20))


def operations():
    """torch's own kernels."""
    n, me = who()
    for size in (1, 1000, 100_000):
        for dtype in (torch.float32, torch.bfloat16):
            if size % (16 // dtype.itemsize):
                continue
            every = [values(size, rank, (size,), dtype) for rank in range(n)]
            tensor, handle = symmetric_tensor(size, dtype)
            tensor.copy_(every[me])
            total = sum(one.double() for one in every).to(dtype)
            handle.barrier()
            got = torch.ops.symm_mem.one_shot_all_reduce(tensor, "sum", WORLD)
            torch.testing.assert_close(got.cpu(), total)
            handle.barrier()
            torch.ops.symm_mem.two_shot_all_reduce_(tensor, "sum", WORLD)
            torch.testing.assert_close(tensor.cpu(), total)


def fused():
    """Products that gather or scatter piece by piece."""
    n, me = who()
    rows, inner, columns = 64 * n, 128, 96
    a = [values(1, rank, (rows // n, inner), torch.float32) for rank in range(n)]
    b = values(2, 0, (inner, columns), torch.float32).cuda()
    gathered, (product,) = torch.ops.symm_mem.fused_all_gather_matmul(a[me].cuda(), [b], 0, WORLD)
    whole = torch.cat(a).cuda()
    assert torch.equal(gathered, whole)
    torch.testing.assert_close(product, whole @ b, rtol=1e-3, atol=1e-1)
    mine = values(3, me, (rows, inner), torch.float32).cuda()
    part = torch.ops.symm_mem.fused_matmul_reduce_scatter(mine, b, "sum", 0, WORLD)
    total = sum(values(3, rank, (rows, inner), torch.float32).cuda() @ b for rank in range(n))
    torch.testing.assert_close(part, total.chunk(n)[me], rtol=1e-3, atol=1e-1)


def low_contention():
    """By copy engines; what is not in symmetric memory is copied there first."""
    n, me = who()
    for is_symmetric in (True, False):
        def tensor_of(value, symm=is_symmetric):
            tensor = symmetric_tensor(value.shape)[0] if symm else torch.empty(value.shape, device="cuda")
            return tensor.copy_(value.cuda())
        own = [values(4, rank, (24, 5), torch.float32) for rank in range(n)]
        gathered = torch.ops.symm_mem._low_contention_all_gather(tensor_of(own[me]), WORLD)
        assert torch.equal(torch.ops._c10d_functional.wait_tensor(gathered).cpu(), torch.cat(own)), is_symmetric
        all_of = [values(5, rank, (8 * n, 5), torch.float32) for rank in range(n)]
        part = torch.ops.symm_mem._low_contention_reduce_scatter(tensor_of(all_of[me]), "sum", WORLD)
        torch.testing.assert_close(torch.ops._c10d_functional.wait_tensor(part).cpu(), sum(all_of).chunk(n)[me])


def graphs():
    n, me = who()
    tensor, handle = symmetric_tensor(4096)
    source, out = torch.zeros(4096, device="cuda"), torch.zeros(4096, device="cuda")

    def step():
        handle.barrier(channel=2)
        tensor.copy_(source)
        handle.barrier(channel=2)
        out.copy_(sum(handle.get_buffer(peer, (4096,), torch.float32) for peer in range(n)))

    replayed = recorded(step)
    for i in range(20):
        if i % 7 == me:
            torch.cuda._sleep(DELAY)
        source.fill_(me + i)
        replayed.replay()
        if i % 5 == 0:
            step()
        assert torch.all(out == sum(rank + i for rank in range(n))), i


def garbage():
    """Dropped in other orders on each rank, with work on its way; more than fits at once."""
    n, me = who()
    generator = random.Random(SEED + me)
    kept = []
    for i in range(60):
        tensor, handle = symmetric_tensor((4 << 20) + i, torch.uint8)
        handle.get_buffer((me + 1) % n, (100,), torch.uint8, 100 * me).fill_(i)
        handle.barrier()
        assert torch.all(tensor[100 * ((me - 1) % n):][:100] == i)
        handle.barrier()
        kept.append((tensor, handle))
        while len(kept) > 3:
            kept.pop(generator.randrange(len(kept)))
    raises([f"bytes are left of the {POOL >> 20} MiB", "device_bytes"],
           lambda: symmetric.empty(POOL + 1, dtype=torch.uint8, device="cuda"))


def no_room():
    """A rank that has no room for a signal pad: all hear of it, and it can be had later."""
    _, me = who()
    tensor = symmetric.empty(10, device="cuda")
    kept = []
    for size in (4 << 20, 256 << 10, 4096) if me == 0 else ():
        try:
            while True:
                kept.append(symmetric.empty(size, dtype=torch.uint8, device="cuda"))
        except RuntimeError as error:
            assert "bytes are left" in str(error), error
    raises(["rank 0", "signal pad", "device_bytes"], lambda: symmetric.rendezvous(tensor, dist.group.WORLD))
    kept.clear()
    symmetric.rendezvous(tensor, dist.group.WORLD).barrier()


def mem_pool():
    """Tensors of torch's caching allocator, in segments from symmetric memory."""
    n, me = who()
    with torch.cuda.use_mem_pool(symmetric.get_mem_pool(torch.device("cuda", torch.cuda.current_device()))):
        tensor = torch.full((1000,), float(me), device="cuda")
        long = torch.full((1 << 20,), float(me), device="cuda")
    dist.all_reduce(long)  # where it is: no rendezvous is needed
    assert torch.all(long == n * (n - 1) / 2)
    handle = symmetric.rendezvous(tensor, dist.group.WORLD)
    handle.barrier()
    peer = (me + 1) % n
    assert torch.all(handle.get_buffer(peer, (1000,), torch.float32, handle.offset // 4) == peer)
    handle.barrier()


class Arena:
    """Tensors in symmetric memory or not, by the kind of place; around each are bytes that nothing may change."""
    KINDS = ("private", "symmetric", "on some ranks", "apart", "odd")
    GAP = 256  # elements

    def __init__(self, elements):
        self.room = symmetric.empty(elements, dtype=torch.float32, device="cuda")
        self.clear()

    def clear(self):
        self.room.view(torch.int32).fill_(0x5a5a5a5a)
        self.at, self.kept = 0, []

    def place(self, size, kind):
        """A tensor of the kind: on some ranks here, at this or that offset."""
        _, me = who()
        size += 2 * self.GAP
        if kind == "private" or (kind == "on some ranks" and me % 2 == 1):
            whole = torch.empty(size, device="cuda")
            whole.view(torch.int32).fill_(0x5a5a5a5a)
        else:
            self.at += {"apart": 64 * me, "odd": 3 * me + 1}.get(kind, 0)
            whole = self.room[self.at:self.at + size]
            assert whole.numel() == size, "a larger arena is needed"
            self.at += (size + 63) // 64 * 64
        self.kept.append(whole)
        return whole[self.GAP:-self.GAP]

    def filled(self, numbers, kind):
        """Gets its values late."""
        out, there = self.place(numbers.numel(), kind), numbers.cuda()
        torch.cuda._sleep(DELAY)
        return out.copy_(there)

    def check(self):
        for whole in self.kept:
            edges = torch.cat([whole[:self.GAP], whole[-self.GAP:]]).view(torch.int32)
            assert torch.all(edges == 0x5a5a5a5a), "beside a tensor something has been written"


def call(i, operation, *arguments, **more):
    """Synchronous or not."""
    work = operation(*arguments, async_op=i % 2 == 1, **more)
    if work is not None:
        work.wait()


def operations_on(arena, i, size, kinds):
    """All collectives, results and inputs in places of these kinds, compared; what is not theirs stays as it was."""
    n, me = who()
    into, out_of = kinds
    every = [values(i, rank, (size,), torch.float32) for rank in range(n)]
    wide = [values(i + 500, rank, (n * size,), torch.float32) for rank in range(n)]
    root, total = i % n, sum(every)

    def same(what, got, expected):
        assert torch.equal(got.cpu(), expected), (what, size, kinds, i)

    arena.clear()
    mine = arena.filled(every[me], into)
    call(i, dist.all_reduce, mine)
    same("all_reduce", mine, total)
    mine = arena.filled(every[me], out_of)
    call(i, dist.reduce, mine, root)
    same("reduce", mine, total if me == root else every[me])
    mine = arena.filled(every[me], out_of)
    call(i, dist.broadcast, mine, root)
    same("broadcast", mine, every[root])
    arena.check()
    arena.clear()
    mine, gathered = arena.filled(every[me], out_of), arena.place(n * size, into)
    call(i, dist.all_gather_into_tensor, gathered, mine)
    same("all_gather", gathered, torch.cat(every))
    same("input of all_gather", mine, every[me])
    gathered.chunk(n)[me].copy_(every[me].cuda() + 1)
    call(i, dist.all_gather_into_tensor, gathered, gathered.chunk(n)[me])
    same("all_gather in place", gathered, torch.cat(every) + 1)
    listed = [arena.place(size, into) for _ in range(n)]
    call(i, dist.all_gather, listed[::-1], mine)
    same("all_gather of a list", torch.cat(listed), torch.cat(every[::-1]))
    arena.check()
    arena.clear()
    blocks, out = arena.filled(wide[me], out_of), arena.place(size, into)
    call(i, dist.reduce_scatter_tensor, out, blocks)
    same("reduce_scatter", out, sum(wide).chunk(n)[me])
    same("input of reduce_scatter", blocks, wide[me])
    call(i, dist.reduce_scatter_tensor, blocks.chunk(n)[me], blocks)
    same("reduce_scatter in place", blocks.chunk(n)[me], sum(wide).chunk(n)[me])
    arena.check()
    arena.clear()
    blocks, out = arena.filled(wide[me], out_of), arena.place(n * size, into)
    call(i, dist.all_to_all_single, out, blocks)
    same("all_to_all", out, torch.cat([one.chunk(n)[me] for one in wide]))
    same("input of all_to_all", blocks, wide[me])
    gives = [k * size // n for k in range(n)]
    takes = [me * size // n] * n
    out = arena.place(sum(takes), into)
    call(i, dist.all_to_all_single, out, blocks[:sum(gives)], takes, gives)
    same("uneven all_to_all", out, torch.cat([one[:sum(gives)].split(gives)[me] for one in wide]))
    arena.check()


def places():
    """Collectives of a group on tensors in symmetric memory: of all ranks or of some, at one offset or at others, in
    other memory; long and short."""
    n, _ = who()
    arena = Arena(30 << 20)
    generator = random.Random(SEED)
    pairs = [(kind, kind) for kind in Arena.KINDS]
    pairs += [tuple(generator.choice(Arena.KINDS) for _ in range(2)) for _ in range(5)]
    for i, kinds in enumerate(pairs):
        for size in (17, 1000, 50_001, 200_003, (28 << 20) // (3 * n + 2)):
            operations_on(arena, i + size % 2, size, kinds)


def places_in_graphs():
    """The addresses are those of the capture, on each rank its own, and the values those of each replay; between them
    other collectives of the group."""
    n, me = who()
    arena = Arena(11 << 20)
    for i, kind in enumerate(Arena.KINDS):
        size = (300_001, 5000)[i % 2]
        arena.clear()
        source, summed = torch.zeros(size, device="cuda"), arena.place(size, kind)
        wide, gathered, scattered = (arena.place(length, kind) for length in (n * size, n * size, size))

        def step(source=source, summed=summed, wide=wide, gathered=gathered, scattered=scattered):
            summed.copy_(source)
            dist.all_reduce(summed)
            dist.all_gather_into_tensor(gathered, summed, async_op=True).wait()
            wide.view(n, -1).copy_(source)
            dist.reduce_scatter_tensor(scattered, wide)

        replayed = recorded(step)
        for k in range(10):
            every = [values(100 * i + k, rank, (size,), torch.float32) for rank in range(n)]
            if k % n == me:
                torch.cuda._sleep(DELAY)
            source.copy_(every[me].cuda())
            replayed.replay()
            extra = every[me].cuda()
            dist.all_reduce(extra)
            total = sum(every)
            for got in (summed, extra, scattered, *gathered.chunk(n)):
                assert torch.equal(got.cpu(), total), (kind, k)
        arena.check()


def main():
    global WORLD
    with on_gpus("symmetric CUDA tensors"):
        WORLD = dist.group.WORLD.group_name
        symmetric.set_backend("ISOMEM")
        raises(["no symmetric memory on this GPU yet", "use_symmetric_memory"],
               lambda: symmetric.empty(3, device="cuda"))
        isomem.torch.use_symmetric_memory(POOL)
        assert symmetric.get_backend("cuda") == symmetric.get_backend("cpu") == "ISOMEM"
        for function in (views, signals, operations, fused, low_contention, graphs, places, places_in_graphs,
                         garbage, no_room, mem_pool):
            if wanted(function):
                function()


if __name__ == "__main__":
    main()
