# SPDX-License-Identifier: Apache-2.0
"""Windows on CPU tensors: isomem's own and, where torch has them (2.14 and newer), torch's, in turns.
Run under oshrun or torchrun by job_test.py."""
import contextlib
import datetime
import faulthandler
import os
import random
import sys
import time

import torch
import torch.distributed as dist
import torch.distributed._symmetric_memory as symmetric

import isomem
import isomem.torch
from torch_cases import three_of_five
from torch_ops import ALL, SEED, raises, start, values

IS_WRAPPED = os.environ.get("TORCH_DISTRIBUTED_DEBUG") == "DETAIL"  # torch's wrapper has none, nor, in 2.11, an end
KINDS = [isomem.torch.new_window, *([dist._new_window] if hasattr(dist, "_new_window") and not IS_WRAPPED else [])]
made = 0
NEAR = os.environ.get("ISOMEM_WIRE") != "loopback"  # there each rank is on a host of its own


def who():
    return dist.get_world_size(), dist.get_rank()


def poisoned(shape, dtype=torch.float32):
    tensor = symmetric.empty(shape, dtype=dtype, device="cpu")
    tensor.view(torch.uint8).fill_(0xa5)
    return tensor


def allocated(size):
    """A tensor of the group's own: not one of torch's symmetric memory."""
    return dist.group.WORLD._get_backend(torch.device("cpu")).allocate_tensor(
        size, dtype=torch.uint8, device=torch.device("cpu"))


def new_window(*arguments):
    """Of each kind in turn, the same on all ranks."""
    global made
    made += 1
    return KINDS[made % len(KINDS)](*arguments)


def wait_for(window, peer, is_async, milliseconds):
    limit = datetime.timedelta(milliseconds=milliseconds)
    if not hasattr(window, "get_attr"):
        return window.wait_signal(peer, is_async, timeout=limit)
    options = torch._C._distributed_c10d.WaitSignalOptions()
    options.timeout = limit
    return window.wait_signal(peer, is_async, options)


def puts():
    """Each rank puts into the tensors of all, which begin elsewhere on each, in all types; the rest stays as it is."""
    n, me = who()
    generator = random.Random(SEED)
    for turn, dtype in enumerate(ALL):
        length, gap = generator.randrange(1, 3000), generator.randrange(1, 50)
        base = poisoned(n * (length + gap) + n, dtype)
        mine = base[me:me + n * (length + gap)]  # another offset on each rank
        window = new_window(mine) if turn % 2 else new_window()
        if not turn % 2:
            window.tensor_register(mine, owning=turn % 4 == 0)
        sent = torch.stack([values(turn, 10 * me + peer, (length,), dtype) for peer in range(n)])
        works = []
        for peer in range(n):
            source = sent[peer].clone() if turn % 3 else torch.stack([sent[peer]] * 2, 1)[:, 0]  # with gaps
            works.append(window.put(source, peer, me * (length + gap), turn % 2 == 0))
            source.zero_()  # it has gone
            works.append(window.signal(peer, turn % 2 == 1))
        for peer in range(n):
            works.append(window.wait_signal(peer, turn % 2 == 0))
        for work in works:
            work.wait()
            assert work.is_completed()
        for peer in range(n):
            part = mine[peer * (length + gap):(peer + 1) * (length + gap)]
            assert torch.equal(part[:length], values(turn, 10 * peer + me, (length,), dtype)), (dtype, peer)
            assert torch.all(part[length:].contiguous().view(torch.uint8) == 0xa5)
            if hasattr(window, "get_attr"):
                assert window.get_attr(peer).access_type == type(window.get_attr(peer).access_type).UNIFIED
        assert torch.all(base[:me].view(torch.uint8) == 0xa5) and torch.all(base[me + mine.numel():].view(
            torch.uint8) == 0xa5)
        window.tensor_deregister()
        raises(["tensor_register comes first"], lambda w=window: w.signal(0, False))


def maps():
    """Tensors of ranks of this host as views, which outlive the window; what is stored there goes with the signal."""
    n, me = who()
    tensor = poisoned((n, 5), torch.int64)
    window = new_window(tensor)
    to, source = (me + 1) % n, (me - 1) % n
    if not NEAR:
        if n > 1:
            raises([f"rank {to} of group", "another host", "put reaches it"], lambda: window.map_remote_tensor(to))
        assert window.map_remote_tensor(me).data_ptr() == tensor.data_ptr()
        return
    view = window.map_remote_tensor(to)
    assert view.shape == (n, 5) and view.dtype == torch.int64
    for i in range(300):
        view[me] = i
        window.signal(to, False)
        window.wait_signal(source, False)
        assert torch.all(tensor[source] == i), (i, tensor)
        window.signal(source, False)
        window.wait_signal(to, False)
    dist.barrier()
    del window, tensor
    view.fill_(7)
    assert torch.all(view == 7)
    sizes = symmetric.empty(100, dtype=torch.uint8, device="cpu")
    window = new_window(sizes[:10 + me])  # as many as each likes
    assert [window.map_remote_tensor(rank).shape for rank in range(n)] == [(10 + rank,) for rank in range(n)]
    window.put(torch.full((1,), 3, dtype=torch.uint8), to, 9 + to, False)
    raises([f"target_offset_nelems = {10 + to}", f"has {10 + to} elements"],
           lambda: window.put(torch.zeros(1, dtype=torch.uint8), to, 10 + to, False))
    dist.barrier()
    assert sizes[9 + me] == 3


def rest():
    """All memory that is left, as tensors of rubbish."""
    tensors = []
    with contextlib.suppress(RuntimeError):  # until there is no room
        while True:
            tensors.append(poisoned(1 << 20, torch.uint8))
    assert len(tensors) > 20, len(tensors)
    return tensors[:-1]  # some for groups


def kept():
    """A view of another rank's tensor keeps that memory after the window and all tensors have gone, and so does a
    window of another rank: nobody else gets it."""
    n, me = who()
    views = []
    for tensor in (poisoned(1 << 20, torch.uint8), allocated(1 << 20)):
        window = new_window(tensor)
        if NEAR:
            views.append(window.map_remote_tensor((me + 1) % n))
            views[-1][:] = me
        dist.barrier()
        del window, tensor
    others = rest()
    dist.barrier()
    for view in views:
        assert torch.all(view == me)
        view.fill_(7)
    dist.barrier()
    assert all(torch.all(other == 0xa5) for other in others)
    del others, views[:]
    window = new_window(allocated(1 << 20))
    dist.barrier()
    if me == 0:
        del window
        others = rest()
        dist.barrier()
    else:
        dist.barrier()
        window.put(torch.full((1 << 20,), me, dtype=torch.uint8), 0, 0, False)
    dist.barrier()
    if me == 0:
        assert all(torch.all(other == 0xa5) for other in others)


def own():
    """Tensors that a group allocates, of another size on each rank; the window alone has them."""
    n, me = who()
    for turn in range(60):  # more than there is room for
        tensor = allocated((1 << 20) + me)
        window = new_window(tensor[me:])
        del tensor
        window.put(torch.full((4,), turn, dtype=torch.uint8), (me + 1) % n, 4, False)
        window.signal((me + 1) % n, False)
        window.wait_signal((me - 1) % n, False)
        if NEAR:
            view = window.map_remote_tensor(me)
            assert view[4:8].tolist() == [turn] * 4 and view.numel() == 1 << 20
    whole = allocated(100)
    window = new_window()
    window.tensor_register(whole, owning=False)
    window.put(torch.full((3,), me, dtype=torch.uint8), me, 97, False)
    window.tensor_deregister()
    assert whole[97:].tolist() == [me] * 3


def signals():
    """They are counted, by sender; waits that are on their way keep nobody from anything."""
    n, me = who()
    window, other = new_window(poisoned(n)), new_window(poisoned(n))
    three_of_five(window, n)
    for peer in range(n):
        for _ in range(2):
            window.wait_signal(peer, False)
        raises(["wait_signal ran into its timeout of 20 ms", f"rank {peer} of group", "has not given a signal"],
               lambda p=peer: wait_for(window, p, False, 20))
    dist.barrier()
    raises(["timeout of 20 ms", "rank 0"],
           lambda: wait_for(other, 0, True, 20).wait())
    late = other.wait_signal(me, True)  # without a limit of its own
    raises(["wait_signal ran into its timeout of 30 ms", f"rank {me} of group", "has not given a signal"],
           lambda: late.wait(datetime.timedelta(milliseconds=30)))
    other.signal(me, False)
    assert late.wait(datetime.timedelta(seconds=60))
    window.signal(me, True)
    window.wait_signal(me, True).wait()  # a time-out takes no signal
    dist.barrier()  # who leaves sooner would have left the window


def errors():
    n, me = who()
    mine = poisoned(8)
    window = new_window(mine)
    raises([f"dst_rank = {n}", f"0 to {n - 1}"], lambda: window.put(torch.zeros(1), n, 0, False))
    raises(["peer_rank = -1"], lambda: window.signal(-1, False))
    raises([f"peer_rank = {n}"], lambda: window.wait_signal(n, True))
    if hasattr(window, "get_attr"):
        raises([f"peer_rank = {n}"], lambda: window.get_attr(n))
    raises([f"rank = {n}"], lambda: window.map_remote_tensor(n))
    raises(["argument tensor is Int", "Float"], lambda: window.put(torch.zeros(1, dtype=torch.int32), 0, 0, False))
    raises(["meta"], lambda: window.put(torch.zeros(1, device="meta"), 0, 0, False))
    raises(["target_offset_nelems = 7", "has 8 elements", "tensor 2"], lambda: window.put(torch.zeros(2), 0, 7, False))
    raises(["target_offset_nelems = -1"], lambda: window.put(torch.zeros(2), 0, -1, False))
    raises(["has a tensor already"], lambda: window.tensor_register(mine))
    dist.barrier()
    assert torch.all(mine.view(torch.uint8) == 0xa5)
    raises(["argument tensor is not in symmetric memory of isomem", "empty()"],
           lambda: new_window(torch.zeros(3)))
    raises(["not contiguous"], lambda: new_window(mine[::2]))
    raises(["conjugated or negated view"], lambda: new_window(poisoned(4, torch.complex64).conj()))
    raises(["conjugated or negated view"], lambda: new_window(torch._neg_view(mine)))
    last = n - 1
    raises(["not in symmetric memory"] if me == last else [f"the tensor of rank {last}", "cannot be registered"],
           lambda: new_window(torch.zeros(3) if me == last else mine))
    group = dist.new_group(backend="gloo")
    raises(["argument group has the backend gloo"], lambda: isomem.torch.new_window(mine, group))
    free = new_window()
    raises(["tensor_register comes first"], free.tensor_deregister)


def lives():
    """Windows that are dropped in any order, more than there is room for; members that leave; groups that end."""
    n, me = who()
    generator = random.Random(SEED + me)
    kept = []
    for turn in range(60):
        window = new_window(poisoned(1 << 20, torch.uint8))  # the window alone has it
        window.put(torch.full((4,), turn, dtype=torch.uint8), (me + 1) % n, 4, False)
        window.signal((me + 1) % n, False)
        window.wait_signal((me - 1) % n, False)
        kept.append(window)
        del window
        while len(kept) > 4:
            kept.pop(generator.randrange(len(kept)))
    kept.clear()
    window = new_window(poisoned(4))
    if n > 1:
        view = window.map_remote_tensor(me)
        if me == 0:
            window.signal(1, False)
            del window  # the view is left
        else:
            if me == 1:
                window.wait_signal(0, False)  # it came before rank 0 has left
            raises(["wait_signal: rank 0 of group", "has left the window"], lambda: window.wait_signal(0, False))
            raises(["has left the window"], lambda: window.wait_signal(0, True).wait())
        assert view.numel() == 4
    dist.barrier()
    group = dist.new_group()
    window = new_window(poisoned(4), group)
    waits = window.wait_signal(me, True)
    dist.barrier()
    dist.destroy_process_group(group)
    raises(["has been destroyed"], waits.wait)
    raises(["has been destroyed"], lambda: window.signal(0, False))
    window = new_window(poisoned(4))
    waits = window.wait_signal(me, True)
    time.sleep(0.01)
    del window
    raises(["has been dropped"], waits.wait)
    ranks = list(range(0, n, 2))
    group = dist.new_group(ranks)
    if me in ranks:
        here = ranks.index(me)
        tensor = poisoned(len(ranks), torch.int32)
        window = new_window(tensor, group)
        for peer in range(len(ranks)):
            window.put(torch.tensor([me], dtype=torch.int32), peer, here, True)
        window.tensor_deregister()  # all that has been put is there
        assert tensor.tolist() == ranks, tensor


def main():
    faulthandler.dump_traceback_later(120, exit=True)
    isomem.torch.pool_bytes = 48 << 20
    start()
    symmetric.set_backend("ISOMEM")
    assert len(KINDS) == 1 or dist._supports_window()
    for test in [globals()[name] for name in sys.argv[1:]] or (puts, maps, kept, own, signals, errors, lives):
        test()
        dist.barrier()
    left = None if IS_WRAPPED else new_window(poisoned(4))  # ends with the group
    waits = left and left.wait_signal(dist.get_rank(), True)
    dist.barrier()  # the store ends with rank 0
    if dist.get_rank() == 0:
        print(f"windows of {dist.get_world_size()} ranks, seed {SEED}")
    dist.destroy_process_group()
    if waits:
        raises(["has been destroyed"], waits.wait)


if __name__ == "__main__":
    main()
