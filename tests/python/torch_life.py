# SPDX-License-Identifier: Apache-2.0
"""Groups of the backend `isomem` whose callbacks call others, which end at different times, whose ranks disagree, and
which isomem.finalize() ends. Each case has a time limit. Run under oshrun or torchrun by job_test.py."""
import contextlib
import datetime
import faulthandler
import sys
import threading
import time

import torch
import torch.distributed as dist
import torch.distributed._symmetric_memory as symmetric_memory

import isomem
import isomem.torch
from torch_ops import raises, start


def callbacks():
    """A callback of a future calls collectives and messages, of its group and of another, and waits for them."""
    n, me = dist.get_world_size(), dist.get_rank()
    other = dist.new_group()
    for group in (None, other):
        for is_async in (False, True):
            first, second, third = (torch.full((1000 + i,), float(me + i)) for i in range(3))

            def then(_, group=group, is_async=is_async, second=second, third=third):
                work = dist.all_reduce(second, group=group, async_op=is_async)
                if work:
                    work.wait()
                nested = dist.all_reduce(third, async_op=True).get_future().then(lambda done: done.value()[0][0])
                got = torch.zeros(3)
                works = [dist.isend(torch.full((3,), float(me)), (me + 1) % n, tag=7),
                         dist.irecv(got, (me - 1) % n, tag=7)] if n > 1 else []
                for one in works:
                    one.wait()
                return nested.wait(), got

            future = dist.all_reduce(first, async_op=True).get_future().then(then)
            total, got = future.wait()
            for i, tensor in enumerate((first, second, third)):
                assert torch.all(tensor == sum(range(n)) + n * i)
            assert total == sum(range(n)) + 2 * n and (n == 1 or torch.all(got == (me - 1) % n))
    if n > 1:  # also those of messages, which are in another thread
        got, more = torch.zeros(1), torch.full((5,), float(me))
        sending = dist.isend(torch.tensor([float(me)]), (me + 1) % n)
        dist.irecv(got, (me - 1) % n).get_future().then(
            lambda _: (dist.all_reduce(more), dist.batch_isend_irecv(
                [dist.P2POp(dist.isend, more[:1], (me + 1) % n), dist.P2POp(dist.irecv, got, (me - 1) % n)]
            )[1].wait())).wait()
        sending.wait()
        assert torch.all(more == sum(range(n))) and got.item() == sum(range(n))
    dist.destroy_process_group(other)


def destroyed_by_a_callback():
    """A callback that holds the last reference to its group ends it, while other threads of Python run."""
    group = dist.new_group()
    tensor = torch.ones(3)
    dist.all_reduce(tensor, group=group, async_op=True).get_future().then(
        lambda _: dist.destroy_process_group(group)).wait()
    assert torch.all(tensor == dist.get_world_size())


def ends_while_python_is_needed():
    """A group ends, by shutdown or because nobody has it any more, while a job of it waits for a rank that comes late,
    and then for the lock of Python: the other threads of this process go on meanwhile."""
    n, me = dist.get_world_size(), dist.get_rank()
    store = dist.distributed_c10d._get_default_store()
    for way in ("shutdown", "dropped"):
        backend = isomem.torch._load().create(dist.PrefixStore(way, store), me, n, way, list(range(n)),
                                              datetime.timedelta(seconds=60))
        tensor, called, beats, stop = torch.ones(100), threading.Event(), [], threading.Event()
        dist.barrier()
        if me == 0:
            time.sleep(1)
        options = dist.AllreduceOptions()
        options.asyncOp = True
        backend.allreduce([tensor], options).get_future().then(lambda _, called=called: called.set())

        def beat(stop=stop, beats=beats):
            while not stop.wait(0.001):
                beats.append(0)

        thread = threading.Thread(target=beat)
        thread.start()
        if way == "shutdown":
            backend.shutdown()
        del backend
        stop.set()
        thread.join()
        assert called.wait(60) and torch.all(tensor == n)
        assert me == 0 or len(beats) > 100, len(beats)


def ended_at_different_times():
    """Ranks destroy groups in opposite orders and at different times, some of them broken, and have room for five:
    their memory is used again, by groups that wait for it."""
    n, me = dist.get_world_size(), dist.get_rank()
    for _ in range(4):
        groups = [dist.new_group() for _ in range(4)]
        for i, group in enumerate(groups):
            tensor = torch.full((10,), float(i))
            dist.all_reduce(tensor, group=group)
            assert torch.all(tensor == n * i)
        if n > 1:
            call = dist.all_reduce if me else lambda tensor, group: dist.broadcast(tensor, 0, group)
            raises(["all_reduce", "broadcast"], lambda call=call, group=groups[0]: call(tensor, group=group))
        if me == n - 1:
            time.sleep(0.5)
        for group in groups[::-1] if me == 0 else groups:
            dist.destroy_process_group(group)


def left_alone():
    """Who waits for a rank that has destroyed the group is told so at once, not after the time-out; what that rank has
    sent before still comes. A group that has a rank twice is refused."""
    n, me = dist.get_world_size(), dist.get_rank()
    if me == 0 and n > 1:
        raises(["[0, 0]"], lambda: dist.new_group([0, 0], use_local_synchronization=True))
    if n == 1:
        return
    last = n - 1
    for _ in range(3):
        groups = [dist.new_group() for _ in range(2)]
        if me == last:  # as much as is on its way at once
            for i in range(2):
                dist.send(torch.full((3,), float(i)), 0, groups[0])
        else:
            works = [dist.irecv(torch.zeros(1), last, groups[1])]
            raises([f"rank {last} has destroyed the group", "all_reduce"],
                   lambda group=groups[1]: dist.all_reduce(torch.ones(3), group=group))
            raises(["recv of group", f"rank {last} has destroyed the group"], works[0].wait)
        if me == 0:
            for i in range(2):
                got = torch.zeros(3)
                dist.recv(got, last, groups[0])
                assert torch.all(got == i)
            raises([f"rank {last} has destroyed the group"], lambda group=groups[0]: dist.recv(got, last, group))
            work = dist.isend(torch.zeros(1 << 20), last, groups[0])
            raises(["send of group", f"rank {last} has destroyed the group"], work.wait)
        for group in groups:
            dist.destroy_process_group(group)
        dist.barrier()


def aborted():
    """Who aborts a group ends what waits in it at once, asynchronous or in another thread; the others are told."""
    n, me = dist.get_world_size(), dist.get_rank()
    groups = [dist.new_group() for _ in range(2)]
    abort = dist.distributed_c10d._abort_process_group
    if me == 0 and n > 1:
        work = dist.all_reduce(torch.ones(3), group=groups[0], async_op=True)
        receiving = dist.irecv(torch.zeros(1), 1, groups[0])
        for group, wait in ((groups[0], work.wait), (groups[1], lambda: dist.barrier(groups[1]))):
            timer = threading.Timer(0.3, lambda group=group: abort(group))
            timer.start()
            raises(["of group", "on rank 0 failed: this rank has aborted the group"], wait)
            timer.join()
        raises(["was destroyed before the message had gone"], receiving.wait)
    dist.barrier()
    for group, call in zip(groups, (lambda: dist.all_reduce(torch.ones(3), group=groups[0]),
                                    lambda: dist.barrier(groups[1]))):
        if me > 0:
            call()  # rank 0 had come
            raises(["rank 0 has destroyed the group"], call)
        if me > 0 or n == 1:
            abort(group)


def split():
    """Groups that are split from others, of their members alone, also out of a part."""
    n, me = dist.get_world_size(), dist.get_rank()
    world, device = dist.group.WORLD, torch.device("cpu", 0)
    world.bound_device_id = device  # as by device_id: torch 2.11 splits no others, and wants a GPU there
    backend = world._get_backend(device)
    halves = [list(range(i, n, 2)) for i in range(min(n, 2))]
    half = dist.split_group(split_ranks=halves, timeout=datetime.timedelta(seconds=60))
    tensor = torch.full((1000,), float(me))
    dist.all_reduce(tensor, group=half)
    assert torch.all(tensor == sum(halves[me % len(halves)]))
    quarter = dist.split_group(half, [[dist.get_world_size(half) - 1]])
    is_member = quarter not in (None, dist.GroupMember.NON_GROUP_MEMBER)  # torch 2.11: None
    assert is_member == (me == halves[me % len(halves)][-1])
    if is_member:
        assert dist.get_process_group_ranks(quarter) == [me]
        dist.all_reduce(tensor, group=quarter)
        dist.destroy_process_group(quarter)
    dist.destroy_process_group(half)
    if hasattr(backend, "split"):
        raises(["argument members has", f"valid: 0 to {n - 1}"],
               lambda: backend.split(dist.HashStore(), [n], backend.options))
    backend.perform_nocolor_split(device)  # new_group calls it where this rank is no member
    world.bound_device_id = None


def ended_at_once():
    """A rank may end its first group, and with it the store, before the others have done anything."""
    for _ in range(20):
        dist.destroy_process_group()
        start()


def mismatches():
    """Where ranks do not make the same call, each is told what another one does; nothing is written."""
    n, me = dist.get_world_size(), dist.get_rank()
    if n == 1:
        return
    op, floats = dist.ReduceOp, lambda: torch.full((6,), float(me + 1))
    ints = lambda: torch.full((6,), me + 1, dtype=torch.int32)
    one = (torch.zeros(1), [torch.zeros(1)] * n)
    cases = [
        (["root 0", "root 1", "broadcast of 24 bytes of Float"], dist.broadcast, [(floats(), 0), (floats(), 1)]),
        (["with SUM", "with MAX", "all_reduce"], dist.all_reduce, [(floats(), op.SUM), (floats(), op.MAX)]),
        (["of Float", "of Int", "all_reduce of 24 bytes"], dist.all_reduce, [(floats(),), (ints(),)]),
        (["of Float", "of Int", "broadcast"], dist.broadcast, [(floats(), 0), (ints(), 0)]),
        (["root 0", "root 1", "reduce of"], dist.reduce, [(floats(), 0), (floats(), 1)]),
        (["with SUM", "with MIN", "reduce_scatter"], lambda kind: dist.reduce_scatter_tensor(
            out, torch.ones(n), op=kind), [(op.SUM,), (op.MIN,)]),
        (["of Float", "of Int", "all_gather"], lambda kind: dist.all_gather_into_tensor(
            torch.zeros(n, dtype=kind), torch.ones(1, dtype=kind)), [(torch.float32,), (torch.int32,)]),
        (["of Float", "of Int", "all_to_all"], lambda kind: dist.all_to_all_single(
            torch.zeros(n, dtype=kind), torch.ones(n, dtype=kind)), [(torch.float32,), (torch.int32,)]),
        (["root 0", "root 1", "scatter of"], lambda root: dist.scatter(
            one[0], one[1] if me == root else None, root), [(0,), (1,)]),
        (["root 0", "root 1", "gather of"], lambda root: dist.gather(
            one[0], one[1] if me == root else None, root), [(0,), (1,)]),
    ]
    for words, call, arguments in cases:
        group, out = dist.new_group(), torch.zeros(1)
        mine = arguments[me == 1]
        before = [each.clone() if isinstance(each, torch.Tensor) else each for each in mine]
        saved, dist.group.WORLD = dist.group.WORLD, group
        try:
            raises(words, lambda: call(*mine))
        finally:
            dist.group.WORLD = saved
        assert all(not isinstance(a, torch.Tensor) or torch.equal(a, b) for a, b in zip(before, mine)) and out == 0
        dist.destroy_process_group(group)


def finalized():
    """isomem.finalize() between groups, destroyed or not; what is left of them says so, the next life has new ones."""
    n, me = dist.get_world_size(), dist.get_rank()
    for is_destroyed in (True, False):
        extra, tensor = dist.new_group(), torch.ones(3)
        dist.all_reduce(tensor, group=extra)
        left = dist.irecv(torch.zeros(1), (me + 1) % n, extra) if n > 1 else None  # its thread looks at the memory
        old = dist.group.WORLD._get_backend(torch.device("cpu"))
        dist.barrier()
        if is_destroyed:
            dist.destroy_process_group()
        isomem.finalize()
        raises(["has been destroyed"], lambda: old.allreduce([tensor], dist.AllreduceOptions()))
        raises(["has been destroyed"], lambda: old.send([tensor], 0, 0))
        if left:
            raises(["destroyed"], left.wait)  # here or by the rank that it waits for
        if not is_destroyed:
            dist.destroy_process_group()
        start()
        for group in (None, dist.new_group()):
            tensor = torch.full((1000,), float(me))
            dist.all_reduce(tensor, group=group)
            assert torch.all(tensor == sum(range(n)))


def all_come_or_none_goes_on():
    """What all ranks do together although nobody has told them to: who has waited too long names the rank that has not
    come, also to that rank, which comes too late. Nobody waits for it any more."""
    n, me = dist.get_world_size(), dist.get_rank()
    store = dist.distributed_c10d._get_default_store()

    def come(where, milliseconds):
        isomem.torch._load().come_together(dist.PrefixStore(where, store), me, n, "this test", "Come at once.",
                                           datetime.timedelta(milliseconds=milliseconds))

    for turn in range(20):
        come(f"in time {turn}", 60000)
    if n == 1:
        return
    if me == n - 1:
        time.sleep(1)
    raises(["isomem: this test has waited 300 ms for rank", str(n - 1), "Come at once."], lambda: come("late", 300))


def alone():
    """Who comes alone to what all ranks do together gets an error that names the others, when the time is over; who
    waits for a message of anybody where all others have left, at once."""
    n, me = dist.get_world_size(), dist.get_rank()
    if n == 1:
        return
    others = f"rank {', '.join(map(str, range(1, n)))} of the group has not come"
    store, group = dist.distributed_c10d._get_default_store(), dist.new_group()
    if me == 0:
        time_out = store.timeout
        store.set_timeout(datetime.timedelta(milliseconds=300))
        raises([others], lambda: isomem.torch._load().create(
            dist.PrefixStore("alone", store), me, n, "alone", list(range(n)), datetime.timedelta(seconds=60)))
        raises([others], lambda: symmetric_memory.rendezvous(symmetric_memory.empty(4, device="cpu"), group))
        store.set_timeout(time_out)
        raises(["recv of group", "all other ranks have destroyed"], lambda: dist.recv(torch.zeros(1), group=group))
    dist.destroy_process_group(group)
    dist.barrier()


def limits_of_waits():
    """A limit of one wait names who has not come, and is the end of nothing: the operation goes on."""
    n, me = dist.get_world_size(), dist.get_rank()
    if n == 1:
        return
    group, other, limit = dist.new_group(), dist.new_group(), datetime.timedelta(milliseconds=500)
    but_one = dist.new_group([rank for rank in range(n) if rank != 1])
    tensor, got = torch.full((3,), float(me)), torch.zeros(1)
    if me == 1:
        dist.all_gather_object([None] * n, 0)  # while the others wait in vain
    first = dist.all_reduce(tensor, group=group, async_op=True)
    behind = dist.barrier(group, async_op=True)
    if me == 1:
        dist.send(torch.ones(1), 0, group)
    else:
        dist.barrier(but_one)  # all of these have come
        for work, name in ((first, "all_reduce"), (behind, "barrier")):
            raises([f"wait for {name} of group", f"on rank {me} ran into its timeout of 500 ms: rank 1 has not come; ",
                    "goes on"], lambda work=work: work.wait(limit))
            assert not work.is_completed()
        if me == 0:
            receiving = dist.irecv(got, 1, group)
            raises(["wait for recv of group", "timeout of 500 ms: rank 1 has not come"], lambda: receiving.wait(limit))
        dist.barrier(but_one)
        raises(["barrier of group", "timeout", "rank 1 has not come"], lambda: other.monitored_barrier(limit))
        dist.all_gather_object([None] * n, 0)
        if me == 0:
            receiving.wait(limit * 100)
            assert got.item() == 1
    assert first.wait(limit * 100) and behind.wait(limit * 100)
    assert torch.all(tensor == sum(range(n)))
    if me != 1:
        dist.destroy_process_group(but_one)
    dist.destroy_process_group(group)
    dist.destroy_process_group(other)


class Dropped:
    """Says when the tensor that has it has been dropped."""

    def __del__(self):
        time.sleep(0.3)
        print("dropped behind the end of the program")


def ended_in_the_middle():
    """A receive runs into its time-out while its message comes: who sends it gets on, and the next one comes."""
    me, last = dist.get_rank(), dist.get_world_size() - 1
    group = dist.new_group()
    if last == 0:
        return
    large, got = torch.ones(64 << 20), torch.zeros(3)
    sending = dist.isend(large, last, group) if me == 0 else None
    dist.barrier(group)
    if sending:
        assert sending.wait(datetime.timedelta(seconds=30))
        dist.barrier(group)
        dist.send(torch.full((3,), 7.0), last, group)
        return
    if me == last:
        time.sleep(1)  # its first part is there
        group.set_timeout(datetime.timedelta(milliseconds=10))
        with contextlib.suppress(RuntimeError):  # where it is not fast enough
            dist.recv(large, 0, group)
        group.set_timeout(datetime.timedelta(minutes=1))
    dist.barrier(group)
    if me == last:
        dist.recv(got, 0, group)
        assert torch.equal(got, torch.full((3,), 7.0)), got


def ends_before_its_callback():
    """The program ends while a thread of its group calls a callback, and drops the tensor behind it."""
    tensor, called = torch.ones(100), threading.Event()
    tensor.attribute = Dropped()

    def callback(_):
        called.set()
        time.sleep(0.3)
        print("told behind the end of the program")

    dist.all_reduce(tensor, async_op=True).get_future().then(callback)
    assert called.wait(60)


def daemons(status=0):
    """The program ends while daemon threads wait for ranks that do not come, which may wait in another group; none is
    destroyed."""
    n, me = dist.get_world_size(), dist.get_rank()
    groups = [dist.new_group() for _ in range(4)]
    handle = symmetric_memory.rendezvous(symmetric_memory.empty(4, device="cpu"), groups[-1])
    waits = [lambda: dist.all_reduce(torch.ones(3), group=groups[me % 2])]
    if me == 0:
        waits += [lambda: dist.barrier(groups[2]), lambda: dist.recv(torch.ones(3), 1, groups[2]),
                  lambda: dist.all_reduce(torch.ones(3), group=groups[3], async_op=True).wait(),
                  lambda: dist.all_reduce(torch.ones(3), group=groups[3], async_op=True).get_future().wait(),
                  lambda: handle.barrier(0)]
    for wait in waits if n > 1 else ():
        threading.Thread(target=wait, daemon=True).start()
    time.sleep(0.3)
    print("the program ends beside its daemons", flush=True)
    sys.exit(status)


def daemons_and_status():
    daemons(3)


def main():
    faulthandler.dump_traceback_later(120, exit=True)
    isomem.torch.pool_bytes = 16 << 20
    start()
    tests = [globals()[name] for name in sys.argv[1:]] or (
        callbacks, destroyed_by_a_callback, ends_while_python_is_needed, ended_at_different_times, left_alone,
        aborted, split, ended_at_once, mismatches, finalized, all_come_or_none_goes_on, alone,
        limits_of_waits, ended_in_the_middle)
    for test in tests:
        test()
        dist.barrier()
    if dist.get_rank() == 0:
        print(f"groups lived and ended on {dist.get_world_size()} ranks")
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
