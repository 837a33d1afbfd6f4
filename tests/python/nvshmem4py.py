# SPDX-License-Identifier: Apache-2.0
"""NVSHMEM4Py on isomem, which is loaded before NVSHMEM: nvshmem4py.py FOLDER RANK SIZE. There need be no GPU: the job
begins by a unique id, PEs meet, and it ends. Started by job_test.py."""
import sys
import time
from pathlib import Path

import numpy as np
import nvshmem.bindings as bindings
import nvshmem.core as nvshmem

folder, rank, size = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
uid = nvshmem.get_unique_id(empty=rank != 0)
words = uid._data.view(np.uint8)  # as its own examples hand it on
if rank == 0:
    (folder / "unfinished").write_bytes(words.tobytes())
    (folder / "unfinished").rename(folder / "id")
while not (folder / "id").exists():
    time.sleep(0.01)
words[...] = np.frombuffer((folder / "id").read_bytes(), np.uint8).reshape(words.shape)
nvshmem.init(device=None, uid=uid, rank=rank, nranks=size, initializer_method="uid")
assert (bindings.my_pe(), bindings.n_pes()) == (rank, size)
(folder / str(rank)).touch()
bindings.barrier_all()
assert all((folder / str(pe)).exists() for pe in range(size))
nvshmem.finalize()
print(f"PE {rank} of {size} ends")
