# SPDX-License-Identifier: Apache-2.0
"""A job in which PE 1 dies while all others are in the call that the first argument names. Started by job_test.py."""
import os
import signal
import sys

import isomem

isomem.init()
me, n = isomem.rank(), isomem.size()
a, b, wide = isomem.zeros(1000), isomem.zeros(1000), isomem.zeros(1000 * n)
word, lock = isomem.zeros(1, "int64"), isomem.Lock(isomem.zeros(1, "int64"))
counts = isomem.full(n, 1, "uint64")
displs = isomem.array(range(n), "uint64")
team = isomem.team_world().split(0)
CALLS = {
    "barrier_all": isomem.barrier_all,
    "sync": isomem.sync,
    "broadcast": lambda: isomem.broadcast(a, b, 1),
    "fcollect": lambda: isomem.fcollect(wide, a),
    "collect": lambda: isomem.collect(wide, a),
    "collectv": lambda: isomem.collectv(wide, a, [1000] * n),
    "alltoall": lambda: isomem.alltoall(wide, isomem.zeros(1000 * n)),
    "alltoalls": lambda: isomem.alltoalls(wide, a, 1, 1, 1),
    "alltoallv": lambda: isomem.alltoallv(wide, displs, counts, a, list(range(n)), [1] * n),
    "reduce": lambda: isomem.reduce(a, b),
    "scan": lambda: isomem.scan(a, b),
    "empty": lambda: isomem.empty(1),
    "reclaim": isomem.reclaim,
    "split": lambda: isomem.team_world().split(0),
    "split_strided": lambda: isomem.team_world().split_strided(0, 1, n),
    "split_2d": lambda: isomem.team_world().split_2d(n),
    "destroy": lambda: team.destroy(),
    "zeros": lambda: isomem.zeros(1000),
    "finalize": isomem.finalize,
    "wait_until": lambda: isomem.wait_until(word, isomem.EQ, 1),
    "acquire": lock.acquire,
}
if sys.argv[1] == "list":
    print(*CALLS)
    isomem.finalize()
    sys.exit()
if sys.argv[1] == "acquire" and me == 1:
    lock.acquire()
isomem.barrier_all()
if me == 1:
    if sys.argv[2] == "raise":
        raise ValueError("what PE 1 dies of")
    if sys.argv[2] == "finally":
        try:
            raise ValueError("what PE 1 has to say")
        finally:
            isomem.finalize()
    os.kill(os.getpid(), signal.SIGKILL)
CALLS[sys.argv[1]]()
if sys.argv[1] in ("broadcast", "collectv", "alltoallv"):  # may return where PE 1 has nothing to say
    isomem.barrier_all()
print("has not ended")
