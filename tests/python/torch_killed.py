# SPDX-License-Identifier: Apache-2.0
"""A job in which rank 1 dies while all others are in the operation of torch.distributed that the argument names.
Started by job_test.py."""
import os
import signal
import sys

import torch
import torch.distributed as dist

from torch_ops import start

start()
me, n = dist.get_rank(), dist.get_world_size()
one, whole = torch.zeros(3), torch.zeros(3 * n)
blocks = [torch.zeros(3) for _ in range(n)]
CALLS = {
    "all_gather": lambda: dist.all_gather(blocks, one),
    "all_gather_into_tensor": lambda: dist.all_gather_into_tensor(whole, one),
    "all_reduce": lambda: dist.all_reduce(one),
    "all_to_all": lambda: dist.all_to_all(blocks, [one] * n),
    "all_to_all_single": lambda: dist.all_to_all_single(whole, torch.zeros(3 * n)),
    "async": lambda: dist.all_reduce(one, async_op=True).wait(),
    "barrier": dist.barrier,
    "broadcast": lambda: dist.broadcast(one, 1),
    "gather": lambda: dist.gather(one, blocks if me == 0 else None),
    "new_group": dist.new_group,
    "recv": lambda: dist.recv(one, 1),
    "reduce": lambda: dist.reduce(one, 0),
    "reduce_scatter": lambda: dist.reduce_scatter(one, blocks),
    "reduce_scatter_tensor": lambda: dist.reduce_scatter_tensor(one, whole),
    "scatter": lambda: dist.scatter(one, None, 1),
    "send": lambda: dist.send(torch.zeros(1 << 20), 1),
}
if sys.argv[1] == "list":
    print(*CALLS)
    dist.destroy_process_group()
    sys.exit()
dist.barrier()
if me == 1:
    os.kill(os.getpid(), signal.SIGKILL)
CALLS[sys.argv[1]]()
print("has not ended")
