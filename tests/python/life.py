# SPDX-License-Identifier: Apache-2.0
"""A PE's life several times over; what happens before and after it. Started by job_test.py."""
import threading
import time

import numpy as np

import isomem
from pes import raises

CALLS = (isomem.rank, isomem.size, isomem.barrier_all, isomem.sync, isomem.quiet, isomem.fence, isomem.reclaim,
         isomem.team_world, isomem.team_shared, isomem.heap_info, isomem.local_size, isomem.local_rank,
         isomem.Context, lambda: isomem.empty(1), lambda: isomem.put(np.zeros(1), 1.0, 0),
         lambda: isomem.node_name(0), lambda: isomem.wait_until(np.zeros(1), isomem.EQ, 0),
         lambda: isomem.global_exit(1))

assert not isomem.initialized() and not isomem.is_symmetric(np.zeros(1))
isomem.finalize()  # nothing to end
for _ in range(3):
    for call in CALLS:
        with raises(RuntimeError, "call isomem.init()"):
            call()
    isomem.init()
    me, n = isomem.rank(), isomem.size()
    array, lock = isomem.full(3, me), isomem.Lock(isomem.zeros(1, "int64"))
    isomem.put(array[:1], -1, (me + 1) % n)
    isomem.barrier_all()
    assert array.tolist() == [-1, me, me]
    team, context = isomem.team_world().split(0), isomem.Context()
    isomem.finalize()
    assert array.shape == (3,) and array.sum() in (0, 2 * me - 1)  # reading it is no error
    isomem.init()
    with raises(ValueError, "team", "destroyed"):
        isomem.sync(team)
    with raises(ValueError, "context", "destroyed"):
        context.quiet()
    with raises(ValueError, "Lock.acquire", "finalize"):
        lock.acquire()
    context.destroy()  # neither is one of this life
    team.destroy()
    assert isomem.reclaim() == 0
    del array
    assert isomem.reclaim() == 0
    workers = [threading.Thread(target=isomem.atomic_inc, args=(isomem.zeros(1, "int64"), me)) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    isomem.finalize()
beginning = [threading.Thread(target=isomem.init) for _ in range(4)]  # one of them does it
for thread in beginning:
    thread.start()
for thread in beginning:
    thread.join()
word = isomem.zeros(1, "int64")
waiting = threading.Thread(target=isomem.wait_until, args=(word, isomem.EQ, 1))
waiting.start()
time.sleep(0.2)
with raises(RuntimeError, "finalize", "1 other threads"):  # it would look at memory that has gone
    isomem.finalize()
isomem.put(word, 1, me)
waiting.join()
isomem.finalize()
print(f"PE {me} of {n} ends")
