# SPDX-License-Identifier: Apache-2.0
"""Processes of torchrun, which knows nothing of isomem, become one job. Started by job_test.py."""
import torch.distributed as dist

import isomem
import isomem.torch
from torch_ops import raises

for start in (isomem.init, lambda: isomem.init(*next(dist.rendezvous("env://")))):  # each a life of its own
    start()
    isomem.init()
    assert isomem.size() > 1
    mine, right = isomem.full(1, isomem.rank()), (isomem.rank() + 1) % isomem.size()
    isomem.barrier_all()
    assert mine.on(right)[0] == right
    isomem.finalize()
dist.init_process_group("isomem", init_method="isomem://")
assert dist.get_world_size() == isomem.size() > 1
dist.destroy_process_group()
isomem.init()
raises(["rank = 7", f"PE {isomem.rank()} of"], lambda: dist.init_process_group(
    "isomem", init_method="isomem://", rank=7, world_size=isomem.size()))
print(f"one job of {isomem.size()}")
isomem.finalize()
