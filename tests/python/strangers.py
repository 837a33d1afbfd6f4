# SPDX-License-Identifier: Apache-2.0
"""A process that is no launcher's: strangers.py KIND FOLDER RANK SIZE. Started by job_test.py."""
import sys
import time
from pathlib import Path

import isomem
from pes import raises

kind, folder, rank, size = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])


class Store:
    """What of a Store is needed, in a folder."""

    def set(self, key, value):
        name = key.replace("/", "_")
        (folder / "unfinished").write_bytes(value)
        (folder / "unfinished").rename(folder / name)

    def get(self, key):
        path = folder / key.replace("/", "_")
        while not path.exists():
            time.sleep(0.01)
        return path.read_bytes()


class Communicator:
    def Get_rank(self):
        return rank

    def Get_size(self):
        return size

    def bcast(self, value, root):
        if rank == root:
            Store().set("value", value)
        return Store().get("value")


with raises(TypeError, "init", "via", "int"):
    isomem.init(3, 0, 1)
with raises(TypeError, "init", "need via"):  # each process would be a job of its own
    isomem.init(rank=rank, size=size)
with raises(TypeError, "init", "rank and size"):
    isomem.init(b"")
with raises(ValueError, "init", "via", "3 bytes"):
    isomem.init(b"abc", 0, 1)
for wrong in ((None, size), (rank + 0.5, size), (rank, str(size))):
    with raises(TypeError, "isomem.init: argument"):
        isomem.init(bytes(124), *wrong)
if kind == "bytes":
    if rank == 0:
        Store().set("id", isomem.unique_id())
    unique = Store().get("id")
    with raises(ValueError, "init", "rank = 7"):
        isomem.init(unique, 7, size)
    isomem.init(unique, rank, size)
elif kind == "store":
    isomem.init(Store(), rank, size)
else:
    isomem.init(Communicator())
assert (isomem.rank(), isomem.size()) == (rank, size)
with raises(RuntimeError, "init", f"size = {size + 1}", f"already PE {rank} of {size}"):
    isomem.init(isomem.unique_id(), rank, size + 1)
seen = isomem.zeros(size, "int64")
isomem.fcollect(seen, isomem.full(1, rank + 1))
assert seen.tolist() == list(range(1, size + 1))
print(f"PE {rank} of {size} has heard of all")
isomem.finalize()
