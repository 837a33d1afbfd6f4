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
    raises(["bytes are left of the 64 MiB", "device_bytes"],
           lambda: symmetric.empty(65 << 20, dtype=torch.uint8, device="cuda"))


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
    handle = symmetric.rendezvous(tensor, dist.group.WORLD)
    handle.barrier()
    peer = (me + 1) % n
    assert torch.all(handle.get_buffer(peer, (1000,), torch.float32, handle.offset // 4) == peer)
    handle.barrier()


def main():
    global WORLD
    with on_gpus("symmetric CUDA tensors"):
        WORLD = dist.group.WORLD.group_name
        symmetric.set_backend("ISOMEM")
        raises(["no symmetric memory on this GPU yet", "use_symmetric_memory"],
               lambda: symmetric.empty(3, device="cuda"))
        isomem.torch.use_symmetric_memory(64 << 20)
        assert symmetric.get_backend("cuda") == symmetric.get_backend("cpu") == "ISOMEM"
        for function in (views, signals, operations, fused, graphs, garbage, no_room, mem_pool):
            if wanted(function):
                function()


if __name__ == "__main__":
    main()
