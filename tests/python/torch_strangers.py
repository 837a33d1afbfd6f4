# SPDX-License-Identifier: Apache-2.0
"""Processes of torchrun, which knows nothing of isomem, become one job. Started by job_test.py."""
import sys

import torch.distributed as dist

import isomem
import isomem.torch
from torch_ops import raises

if sys.argv[1:]:
    for start in (isomem.init, lambda: dist.init_process_group("isomem", init_method="isomem://")):
        raises(["torchrun has started", "rendezvous"], start)
        assert not isomem.initialized()
    sys.exit()
isomem.init(*next(dist.rendezvous("env://")))
isomem.init()
dist.init_process_group("isomem", init_method="isomem://")
assert dist.get_world_size() == isomem.size() > 1
dist.destroy_process_group()
raises(["rank = 7", f"PE {isomem.rank()} of"], lambda: dist.init_process_group(
    "isomem", init_method="isomem://", rank=7, world_size=isomem.size()))
print(f"one job of {isomem.size()}")
isomem.finalize()
