# SPDX-License-Identifier: Apache-2.0
"""Windows of isomem on CUDA tensors (or the functions that the command line names). Kernels that take long lie before
puts and signals, so that what does not wait for its stream shows. Run under oshrun."""
import random

import torch
import torch.distributed as dist
import torch.distributed._symmetric_memory as symmetric

import isomem.torch
from torch_cases import SEED, on_gpus, recorded, strided, three_of_five, values, wanted
from torch_ops import raises

DELAY = 2_000_000  # cycles, about a millisecond
POOL = 160 << 20  # bytes of symmetric memory
KINDS = [isomem.torch.new_window, *([dist._new_window] if hasattr(dist, "_new_window") else [])]


def who():
    return dist.get_world_size(), dist.get_rank()


def poisoned(shape, dtype=torch.float32):
    tensor = symmetric.empty(shape, dtype=dtype, device="cuda")
    tensor.view(torch.uint8).fill_(0xa5)
    torch.cuda.synchronize()  # before others put into it
    return tensor


def allocated(size, dtype=torch.uint8):
    device = torch.device("cuda", torch.cuda.current_device())
    return dist.group.WORLD._get_backend(device).allocate_tensor(size, dtype=dtype, device=device)


def puts():
    """Each rank puts into the tensors of all, which begin elsewhere on each; the rest stays as it is."""
    n, me = who()
    generator = random.Random(SEED)
    for turn, dtype in enumerate((torch.float32, torch.uint8, torch.bfloat16, torch.int64, torch.complex64) * 2):
        length, gap = generator.randrange(1, 300000), generator.randrange(1, 50)
        base = poisoned(n * (length + gap) + n, dtype)
        mine = base[me:me + n * (length + gap)]  # another offset on each rank
        window = KINDS[turn % len(KINDS)](mine)
        dist.barrier()
        works = []
        for peer in range(n):
            source = torch.zeros(length, dtype=dtype, device="cuda")
            source = strided(source) if turn % 3 == 0 else source
            wanted_there = values(turn, 10 * me + peer, (length,), dtype).cuda()
            torch.cuda._sleep(DELAY)
            source.copy_(wanted_there)  # it is put when that has been done
            is_async = (turn + peer) % 2 == 0
            works += [window.put(source, peer, me * (length + gap), is_async), window.signal(peer, turn % 2 == 1)]
            if not is_async:
                source.zero_()  # behind it on the current stream
            del source  # what is asynchronous keeps it
            torch.full((length,), 1, device="cuda").to(dtype)  # would have its memory
        works += [window.wait_signal(peer, turn % 2 == 0) for peer in range(n)]
        for work in works:
            work.wait()
        got = base.cpu()
        for peer in range(n):
            part = got[me:][peer * (length + gap):(peer + 1) * (length + gap)]
            assert torch.equal(part[:length], values(turn, 10 * peer + me, (length,), dtype)), (dtype, peer)
            assert torch.all(part[length:].contiguous().view(torch.uint8) == 0xa5)
        assert all(work.is_completed() for work in works)
        window.tensor_deregister()
        raises(["tensor_register comes first"], lambda w=window: w.signal(0, False))


def maps():
    """Views of the tensors of others; what kernels store there goes with the signal. They keep their memory."""
    n, me = who()
    shape = (n, 200000)  # larger than those by which the rest of the memory is taken below
    tensor = symmetric.empty(shape, dtype=torch.int64, device="cuda")
    window = isomem.torch.new_window(tensor)
    to, source = (me + 1) % n, (me - 1) % n
    view = window.map_remote_tensor(to)
    assert view.shape == shape and view.dtype == torch.int64 and view.device == tensor.device
    for i in range(100):
        if i % 10 == me:
            torch.cuda._sleep(DELAY)
        view[me].fill_(i)
        window.signal(to, i % 2 == 0)
        window.wait_signal(source, False)
        assert torch.all(tensor[source] == i), i
        window.signal(source, False)
        window.wait_signal(to, i % 3 == 0).wait()
    dist.barrier()
    del window, tensor
    view.fill_(me)
    dist.barrier()
    others = []
    try:
        while len(others) < POOL >> 20:
            others.append(poisoned(1 << 20, torch.uint8))
    except RuntimeError:  # there is no room any more
        pass
    dist.barrier()
    assert torch.all(view == me) and len(others) > 20
    torch.cuda._sleep((1 if me else 100) * DELAY)
    view.fill_(7)
    del view  # waits for that: who gets the memory has it alone
    last = poisoned((8, *shape), torch.uint8)
    dist.barrier()
    assert all(torch.all(other == 0xa5) for other in [last, *others])


def signals():
    """They are counted, by sender. Asynchronous waits hold no signal up."""
    n, me = who()
    window = isomem.torch.new_window(poisoned(n))
    three_of_five(window, n)
    for peer in range(n):
        for _ in range(2):
            window.wait_signal(peer, False)
    torch.cuda.synchronize()
    late = window.wait_signal((me - 1) % n, True)  # all have been taken
    dist.barrier()
    assert not late.is_completed()
    dist.barrier()
    window.signal((me + 1) % n, True)
    late.wait()
    torch.cuda.synchronize()
    assert late.is_completed()


def go_round():
    """torch has 32 streams of a priority and hands them out in turns: what waits in one window does not hold up what
    another one puts. Few streams have something to do at a time, since those of a GPU share its queues."""
    n, me = who()
    to, source = (me + 1) % n, (me - 1) % n
    for drawn in range(29, 34):
        tensors = [poisoned(1000, torch.int64) for _ in range(2)]
        waits, puts = (isomem.torch.new_window(tensor) for tensor in tensors)
        first = waits.wait_signal(source, True)
        for _ in range(drawn):
            torch.cuda.Stream(priority=-1)
        for window in (puts, waits):
            window.put(torch.full((1000,), drawn, device="cuda"), to, 0, True)
            window.signal(to, True)
        puts.wait_signal(source, False)
        first.wait()
        assert all(torch.all(tensor == drawn) for tensor in tensors)


def streams():
    """Commands of one window on several streams follow each other; a stream goes on behind work.wait()."""
    n, me = who()
    to, source = (me + 1) % n, (me - 1) % n
    tensor, sent = poisoned(1000, torch.int64), torch.zeros(1000, dtype=torch.int64, device="cuda")
    window = isomem.torch.new_window(tensor)
    several = [torch.cuda.Stream() for _ in range(3)]
    seen = torch.zeros(60, 1000, dtype=torch.int64, device="cuda")
    torch.cuda.synchronize()
    dist.barrier()
    for i in range(60):
        with torch.cuda.stream(several[i % 3]):
            several[i % 3].wait_stream(several[(i - 1) % 3])
            torch.cuda._sleep(DELAY // 10)
            sent.fill_(i)
            window.put(sent, to, 0, i % 2 == 0)
        with torch.cuda.stream(several[(i + 1) % 3]):
            window.signal(to, i % 4 == 0).wait()  # behind the put, of which this stream knows nothing
            window.wait_signal(source, i % 5 == 0).wait()
            seen[i].copy_(tensor)
            window.signal(source, False)  # it may be written again
            window.wait_signal(to, False)
        several[i % 3].wait_stream(several[(i + 1) % 3])
    torch.cuda.synchronize()
    assert torch.equal(seen, torch.arange(60, device="cuda")[:, None].expand_as(seen))


def graphs():
    """Replayed among others that are not."""
    n, me = who()
    to, source = (me + 1) % n, (me - 1) % n
    tensor, sent, out = (make(4096, device="cuda") for make in (symmetric.empty, torch.zeros, torch.zeros))
    window = isomem.torch.new_window(tensor)

    def step():
        window.put(sent, to, 0, True)
        window.signal(to, True).wait()
        window.wait_signal(source, True).wait()
        out.copy_(tensor)
        window.signal(source, False)
        window.wait_signal(to, False)

    replayed = recorded(step)
    for i in range(20):
        if i % 7 == me:
            torch.cuda._sleep(DELAY)
        sent.fill_(me + i)
        replayed.replay()
        if i % 5 == 0:
            step()
        assert torch.all(out == source + i), i
    graph = torch.cuda.CUDAGraph()
    refused = "while a CUDA graph is captured"
    with torch.cuda.graph(graph):
        raises([refused], lambda: isomem.torch.new_window(tensor))
    dist.barrier()


def dropped():
    """A window whose puts a graph still carries out: who gets the memory has it alone."""
    n, me = who()
    size = 100 << 20  # more than half of all
    window = isomem.torch.new_window(poisoned(size, torch.uint8))
    sent = torch.full((1000,), 7, dtype=torch.uint8, device="cuda")

    def step():
        torch.cuda._sleep((1 if me else 100) * DELAY)
        window.put(sent, (me + 1) % n, 0, True).wait()

    graph = recorded(step)
    dist.barrier()
    graph.replay()
    del graph, window
    others = poisoned(size, torch.uint8)
    dist.barrier()
    assert torch.all(others == 0xa5)


def own():
    """Tensors that a group allocates; the window alone has them."""
    n, me = who()
    for turn in range(60):  # more than there is room for
        window = isomem.torch.new_window(allocated((8 << 20) + me)[me:])
        window.put(torch.full((4,), turn, dtype=torch.uint8, device="cuda"), (me + 1) % n, 4, False)
        window.signal((me + 1) % n, False)
        window.wait_signal((me - 1) % n, False)
        assert window.map_remote_tensor(me)[4:8].tolist() == [turn] * 4


def errors():
    n, me = who()
    mine = poisoned(8)
    window = isomem.torch.new_window(mine)
    one = torch.zeros(1, device="cuda")
    raises([f"dst_rank = {n}", f"0 to {n - 1}"], lambda: window.put(one, n, 0, False))
    raises([f"peer_rank = {n}"], lambda: window.wait_signal(n, True))
    raises(["argument tensor is Float on cpu", "on cuda:"], lambda: window.put(torch.zeros(1), 0, 0, False))
    raises(["target_offset_nelems = 8"], lambda: window.put(one, 0, 8, False))
    raises(["not in symmetric memory", "use_symmetric_memory()"],
           lambda: isomem.torch.new_window(torch.zeros(3, device="cuda")))
    last = symmetric.empty(3, device="cpu")
    if n > 1:
        raises(["all must be on CPUs, or all on GPUs"], lambda: isomem.torch.new_window(mine if me == 0 else last))
    dist.barrier()
    assert torch.all(mine.view(torch.uint8) == 0xa5)


def lives():
    """Windows dropped in any order, with work on its way; a group that ends."""
    n, me = who()
    generator = random.Random(SEED + me)
    kept = []
    for turn in range(60):
        tensor = poisoned(8 << 20, torch.uint8)
        window = isomem.torch.new_window(tensor)
        torch.cuda._sleep(DELAY)
        window.put(torch.full((1 << 20,), turn, dtype=torch.uint8, device="cuda"), (me + 1) % n, 0, turn % 2 == 0)
        window.signal((me + 1) % n, turn % 3 == 0)
        if turn % 5:
            window.wait_signal((me - 1) % n, turn % 4 == 0).wait()
            assert torch.all(tensor[:1 << 20] == turn)
        del tensor
        kept.append(window)
        del window
        while len(kept) > 4:
            kept.pop(generator.randrange(len(kept)))
    kept.clear()
    group = dist.new_group()
    window = isomem.torch.new_window(poisoned(4), group)
    window.signal(me, True)
    window.wait_signal(me, True).wait()
    torch.cuda.synchronize()
    dist.barrier()
    dist.destroy_process_group(group)
    raises(["has been destroyed"], lambda: window.signal(0, False))


def main():
    with on_gpus("windows of CUDA tensors"):
        symmetric.set_backend("ISOMEM")
        isomem.torch.use_symmetric_memory(POOL)
        for function in (puts, maps, signals, go_round, streams, graphs, dropped, own, errors, lives):
            if wanted(function):
                function()
                dist.barrier()


if __name__ == "__main__":
    main()
