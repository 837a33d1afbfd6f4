# SPDX-License-Identifier: Apache-2.0
"""torch's symmetric memory by isomem, on CPU tensors. Run under oshrun or torchrun by job_test.py."""
import faulthandler
import os
import random
import signal
import sys
import threading
import time

import torch
import torch.distributed as dist
import torch.distributed._symmetric_memory as symmetric

import isomem
import isomem.torch
from torch_ops import ALL, raises, start, values

SEED = int(os.environ.get("ISOMEM_TEST_SEED") or 20260101)
NEAR = os.environ.get("ISOMEM_WIRE") != "loopback"  # there each rank is on a host of its own
NONE = torch._C._distributed_c10d._SymmetricMemory


def who():
    return dist.get_world_size(), dist.get_rank()


def symmetric_tensor(shape, dtype=torch.float32, group=None):
    """A tensor of rubbish, and the handle to it."""
    tensor = symmetric.empty(shape, dtype=dtype, device="cpu")
    tensor.view(torch.uint8).fill_(0xa5)
    return tensor, symmetric.rendezvous(tensor, group or dist.group.WORLD)


def views():
    """Each rank writes into the tensors of all, at random offsets and in all types; each finds what is for it."""
    n, me = who()
    generator = random.Random(SEED)
    for dtype in ALL:
        length = generator.randrange(1, 3000)
        gap = generator.randrange(0, 50)
        tensor, handle = symmetric_tensor(n * (length + gap), dtype)
        assert (handle.rank, handle.world_size, handle.buffer_size) == (me, n, tensor.nbytes)
        assert symmetric.rendezvous(tensor, dist.group.WORLD).buffer_ptrs == handle.buffer_ptrs  # made once
        assert handle.buffer_ptrs[me] == tensor.data_ptr()
        handle.barrier()  # the rubbish is there
        for peer in range(n):
            if peer != me and not NEAR:
                assert handle.buffer_ptrs[peer] == 0
                raises(["Cannot get buffer across nodes"], lambda h=handle, p=peer, d=dtype: h.get_buffer(p, (1,), d))
                continue
            view = handle.get_buffer(peer, (length,), dtype, me * (length + gap))
            view.copy_(values(1000 * me + peer, me, (length,), dtype))
        handle.barrier(channel=1)
        rubbish = torch.full((gap,), 0xa5, dtype=torch.uint8).repeat_interleave(dtype.itemsize).view(dtype)
        for peer in range(n):
            part = tensor[peer * (length + gap):(peer + 1) * (length + gap)]
            if NEAR or peer == me:
                assert torch.equal(part[:length], values(1000 * peer + me, peer, (length,), dtype)), (dtype, peer)
            assert torch.equal(part[length:].view(torch.uint8), rubbish.view(torch.uint8))
        raises(["exceeds"], lambda: handle.get_buffer(me, (1,), dtype, n * (length + gap)))


def signals():
    """A signal comes after what was written before it, in each channel by itself; one that is not taken blocks."""
    n, me = who()
    rounds = 300
    tensor, handle = symmetric_tensor((n, 4), torch.int64)
    tensor.zero_()
    handle.barrier()
    to, source = (me + 1) % n, (me - 1) % n
    last = (symmetric.get_signal_pad_size() // 4) // n - 1
    for i in range(rounds):
        channel = (0, 3, last)[i % 3]
        if NEAR:
            handle.get_buffer(to, (4,), torch.int64, 4 * me).fill_(i)
        handle.put_signal(to, channel)
        handle.wait_signal(source, channel, timeout_ms=60000)
        if NEAR:
            assert torch.all(tensor[source] == i), (i, tensor)
        handle.put_signal(source, 1)  # it has been looked at
        handle.wait_signal(to, 1)
    for channel in (0, 1, 3, last):  # others than these are as they were: taken signals leave zeros
        if NEAR:
            assert torch.all(handle.get_signal_pad(me, (n,), torch.int32, channel * n) == 0)
    if not NEAR:
        raises(["another host", "put_signal"], lambda: handle.get_signal_pad(me))
    raises(["channel = -1"], lambda: handle.barrier(channel=-1))
    raises([f"channel = {last + 1}"], lambda: handle.put_signal(0, last + 1))
    raises([f"rank = {n}"], lambda: handle.wait_signal(n))


def time_outs():
    """Who has not come has a name; Python's other threads run meanwhile; nothing comes of it later."""
    n, me = who()
    _, handle = symmetric_tensor(1)
    last = n - 1
    if n > 1 and me == 0:
        beats, stop = [], threading.Event()

        def beat():
            while not stop.wait(0.001):
                beats.append(0)

        thread = threading.Thread(target=beat)
        thread.start()
        raises([f"wait_signal on channel 2 ran into its timeout of 400 ms: rank {last} of group", "has not put one"],
               lambda: handle.wait_signal(last, 2, timeout_ms=400))
        stop.set()
        thread.join()
        assert len(beats) > 50, len(beats)
        handle.put_signal(last, 5)
        raises(["put_signal on channel 5 ran into its timeout", f"rank {last} of group", "has not waited"],
               lambda: handle.put_signal(last, 5, timeout_ms=50))
    if me != last:
        raises(["barrier on channel 4 ran into its timeout", f"rank {last} of group", "has not come"],
               lambda: handle.barrier(4, timeout_ms=50))
    dist.barrier()
    if n > 1 and me == last:
        handle.wait_signal(0, 5, timeout_ms=10000)  # the one that was put
        raises(["has not put one"], lambda: handle.wait_signal(0, 5, timeout_ms=50))  # the other has not been
    handle.barrier()


def barriers():
    """Nobody leaves a barrier before the last one has come, in any channel, by two threads at once."""
    n, me = who()
    tensor, handle = symmetric_tensor((2, n), torch.int64)
    tensor.zero_()
    handle.barrier()
    failures = []

    def rounds(channel):
        try:
            for i in range(1, 100):
                if i % 7 == me:
                    time.sleep(0.001)
                if NEAR:
                    for peer in range(n):
                        handle.get_buffer(peer, (1,), torch.int64, channel * n + me).fill_(i)
                handle.barrier(channel, timeout_ms=60000)
                if NEAR:
                    assert torch.all(tensor[channel] >= i) and torch.all(tensor[channel] <= i + 1), (i, tensor)
        except BaseException as error:  # of another thread it would be lost
            failures.append(error)

    threads = [threading.Thread(target=rounds, args=(channel,)) for channel in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures, failures


def groups():
    """The same tensor in several groups: each has signals of its own."""
    n, me = who()
    tensor, handle = symmetric_tensor(10)
    mine = [group for ranks in ([i for i in range(n) if i % 2 == 0], [i for i in range(n) if i % 2], range(n))
            if ranks for group in [dist.new_group(list(ranks))] if me in ranks]
    for i, group in enumerate(mine):
        other = symmetric.rendezvous(tensor, group)
        ranks = dist.get_process_group_ranks(group)
        assert other.world_size == len(ranks) and other.rank == ranks.index(me)
        other.barrier(timeout_ms=60000)
        tensor.fill_(me + i)
        other.barrier(timeout_ms=60000)
        if NEAR:
            for position, rank in enumerate(ranks):
                assert torch.all(other.get_buffer(position, (10,), torch.float32) == rank + i)
        other.barrier(timeout_ms=60000)
    handle.barrier(timeout_ms=60000)
    if n > 1:
        wrong = symmetric.empty(10 + me, device="cpu")
        raises(["rendezvous", "all must be alike"], lambda: symmetric.rendezvous(wrong, dist.group.WORLD))
    assert symmetric.rendezvous(torch.zeros(3), dist.group.WORLD) is None  # what torch's low-contention ones ask
    ops, name, plain = torch.ops.symm_mem, dist.group.WORLD.group_name, torch.zeros(n)
    for call in (lambda: ops.one_shot_all_reduce(plain, "sum", name),
                 lambda: ops.two_shot_all_reduce_(plain, "sum", name),
                 lambda: ops.reduce_scatter_out(plain, name, False, torch.zeros(1))):
        raises(["not in symmetric memory", "empty()"], call)


def garbage():
    """Tensors are dropped in different orders and at different times, twice as many as there is room for; a handle or a
    late rank keeps the memory; what is written late comes into nobody else's tensor."""
    n, me = who()
    generator = random.Random(SEED + me)  # another order on each rank
    size = 1 << 20
    for turn in range(10):
        kept = []
        for i in range(8):
            tensor, handle = symmetric_tensor(size, torch.uint8)
            tensor.fill_(i)
            handle.barrier()
            kept.append((tensor, handle))
        if me == turn % n:
            time.sleep(0.02)
        for i, (_, handle) in enumerate(kept if NEAR else ()):  # the others may have dropped theirs
            for peer in range(n):
                assert torch.all(handle.get_buffer(peer, (size,), torch.uint8) == i)
                handle.get_buffer(peer, (1,), torch.uint8).fill_(i)
        generator.shuffle(kept)
        while kept:
            tensor, handle = kept.pop()
            if generator.random() < 0.5:
                del tensor
                assert handle.buffer_size == size
            tensor = handle = _ = None
    never_met = [symmetric.empty(size, device="cpu", dtype=torch.uint8) for _ in range(4 * (me + 1) % 7)]
    del never_met
    raises(["bytes are left of the 48 MiB", "pool_bytes"], lambda: symmetric.empty(49 << 20, dtype=torch.uint8,
                                                                                   device="cpu"))


def persistent():
    """alloc_id: the same memory each time."""
    where = set()
    for i in range(3):
        tensor = NONE.empty_strided_p2p((100,), (1,), torch.float32, torch.device("cpu"), dist.group.WORLD.group_name,
                                        alloc_id=42)
        where.add(tensor.data_ptr())
        handle = NONE.rendezvous(tensor)  # in the group of the allocation
        tensor.fill_(i)
        handle.barrier()
        raises(["still active"], lambda: NONE.empty_strided_p2p(
            (100,), (1,), torch.float32, torch.device("cpu"), dist.group.WORLD.group_name, alloc_id=42))
        del tensor, handle
    assert len(where) == 1


def scattered(dtype):
    """A rank's part of the sum: of the whole, in its middle of a tensor, and of each row."""
    n, me = who()
    scatter, name = torch.ops.symm_mem.reduce_scatter_out, dist.group.WORLD.group_name
    for shape, by_rows in (((6 * n,), False), ((5, 3 * n), True), ((2, 3, n), True), ((n, 7), False), ((0,), False)):
        every = [values(21, rank, shape, dtype) for rank in range(n)]
        total = torch.stack(every).sum(0).to(dtype)
        expected = (total if by_rows else total.reshape(-1)).chunk(n, dim=-1)[me] if total.numel() else total
        base, _ = symmetric_tensor(total.numel() + 5, dtype)
        base.fill_(1)
        part = base[3:3 + total.numel()].view(shape)
        part.copy_(every[me])
        out = torch.full(expected.shape, 9, dtype=dtype)
        assert scatter(part, name, by_rows, out).data_ptr() == out.data_ptr()
        assert torch.equal(out, expected) and torch.equal(part, every[me])
        assert torch.all(base[:3] == 1) and torch.all(base[3 + total.numel():] == 1)
    base, _ = symmetric_tensor(6 * n, dtype)
    raises(["output", "6 elements"], lambda: scatter(base, name, False, torch.empty(5, dtype=dtype)))
    if n > 1:
        raises(["not divisible among"], lambda: scatter(base[:3 * n + 1], name, False, torch.empty(3, dtype=dtype)))
    if 3 % n:
        raises(["last dimension"], lambda: scatter(base.view(2 * n, 3), name, True, torch.empty(6, dtype=dtype)))


def operations():
    """torch.ops.symm_mem: all-reduces of whole tensors and of parts, and words that others wait for."""
    n, me = who()
    ops, name = torch.ops.symm_mem, dist.group.WORLD.group_name
    for i, (dtype, how) in enumerate([(torch.float32, "sum"), (torch.bfloat16, "avg"), (torch.int64, "max"),
                                      (torch.float64, "min"), (torch.int32, "product")]):
        size = (1, 1000, 12345, 7, 4096)[i]
        every = [values(i, rank, (size,), dtype) for rank in range(n)]
        stacked = torch.stack(every)
        expected = {"sum": lambda: stacked.sum(0), "avg": lambda: (stacked.float().sum(0) / n).to(dtype),
                    "max": lambda: stacked.amax(0), "min": lambda: stacked.amin(0),
                    "product": lambda: stacked.prod(0)}[how]().to(dtype)
        base, _ = symmetric_tensor(size + 5, dtype)
        part = base[3:3 + size]
        part.copy_(every[me])
        assert torch.equal(ops.one_shot_all_reduce(part, how, name), expected)
        assert torch.equal(part, every[me])
        out = torch.zeros(size, dtype=dtype)
        assert torch.equal(ops.one_shot_all_reduce_out(part, how, name, out), expected) and torch.equal(out, expected)
        base.fill_(1)
        assert torch.equal(ops.one_shot_all_reduce_copy(base, every[me], how, name), expected)
        assert torch.equal(ops.one_shot_all_reduce_copy_out(base, every[me], how, name, out.zero_()), expected)
        base.fill_(1)
        part.copy_(every[me])
        assert ops.two_shot_all_reduce_(part, how, name).data_ptr() == part.data_ptr()
        assert torch.equal(part, expected) and torch.all(base[:3] == 1) and torch.all(base[3 + size:] == 1)
        part.copy_(every[me])
        assert torch.equal(ops.two_shot_all_reduce_out(part, how, name, out.zero_()), expected)
        scattered(dtype)
    raises(["reduce_op = xor"], lambda: ops.one_shot_all_reduce(part, "xor", name))
    raises(["op = MAX", "ComplexFloat"], lambda: ops.one_shot_all_reduce(
        symmetric.empty(3, dtype=torch.complex64, device="cpu"), "max", name))
    if NEAR:
        _, handle = symmetric_tensor(1)
        pad = handle.get_signal_pad((me + 1) % n)
        assert pad.dtype == torch.uint32 and pad.nbytes == symmetric.get_signal_pad_size()
        NONE.stream_write_value32(pad.view(torch.int32), 7 * n + me, 1)  # what put_signal does
        handle.wait_signal((me - 1) % n, 7, timeout_ms=60000)
        scratch = torch.zeros(10, dtype=torch.int32)
        NONE.memset32(scratch, offset=2, val=9, count=3)
        assert scratch.tolist() == [0, 0, 9, 9, 9, 0, 0, 0, 0, 0]
        raises(["offset = 8", "count = 3"], lambda: NONE.memset32(scratch, offset=8, val=9, count=3))


def pad_size():
    """Larger pads have more channels; what was met before keeps its own."""
    n, me = who()
    _, old = symmetric_tensor(1)
    size = symmetric.get_signal_pad_size()
    symmetric.set_signal_pad_size(2 * size)
    try:
        _, handle = symmetric_tensor(1)
        last = 2 * size // 4 // n - 1
        handle.put_signal(me, last)
        handle.wait_signal(me, last, timeout_ms=1000)
        handle.barrier(last)
        raises(["channel"], lambda: old.barrier(last))
        raises(["set_signal_pad_size has been called after"], lambda: old.get_signal_pad(me))
    finally:
        symmetric.set_signal_pad_size(size)


def finalized():
    """After isomem.finalize() tensors of before end quietly and are refused; the next life has new ones."""
    old, handle = symmetric_tensor(1000)
    handle.barrier()
    dist.barrier()
    dist.destroy_process_group()
    isomem.finalize()
    assert old.sum() == 0
    signals = (handle.barrier, lambda: handle.put_signal(0, 0), lambda: handle.wait_signal(0, 0))
    for call in signals:
        raises(["a time before isomem.finalize()"], call)
    raises(["there is no symmetric memory yet", "use_symmetric_memory"], lambda: symmetric.empty(3, device="cpu"))
    start()
    for call in (*signals, lambda: symmetric.rendezvous(old, dist.group.WORLD)):
        raises(["a time before isomem.finalize()"], call)
    operations()  # at the addresses of the old ones
    del old, handle
    operations()


def beside_gloo():
    """In a job whose groups are of another backend."""
    n, me = who()
    if "WORLD_SIZE" not in os.environ:
        return
    dist.destroy_process_group()
    isomem.finalize()
    dist.init_process_group("gloo")
    isomem.torch.use_symmetric_memory()
    assert (isomem.rank(), isomem.size()) == (me, n) and symmetric.get_backend("cpu") == "ISOMEM"
    operations()
    barriers()


def killed():
    """A rank that dies, while the others wait for it without a time limit, ends them."""
    _, handle = symmetric_tensor(1)
    handle.barrier()
    if dist.get_rank() == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    handle.wait_signal(1)
    print("has not ended")


def main():
    faulthandler.dump_traceback_later(120, exit=True)
    isomem.torch.pool_bytes = 48 << 20
    start()
    symmetric.set_backend("ISOMEM")
    assert symmetric.get_backend("cpu") == "ISOMEM"
    tests = [globals()[name] for name in sys.argv[1:]] or (
        views, signals, time_outs, barriers, groups, garbage, persistent, operations, pad_size, finalized, beside_gloo)
    for test in tests:
        began = time.monotonic()
        test()
        dist.barrier()
        if dist.get_rank() == 0 and "ISOMEM_TEST_TIMES" in os.environ:
            print(test.__name__, round(time.monotonic() - began, 2))
    if dist.get_rank() == 0:
        print(f"symmetric memory of {dist.get_world_size()} ranks, seed {SEED}")
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
