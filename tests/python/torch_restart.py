# SPDX-License-Identifier: Apache-2.0
"""Under torchrun --max-restarts: in the first attempt a rank ends before the first group, in the second one after it,
the third one ends well."""
import os
import sys

import torch
import torch.distributed as dist

attempt, rank = int(os.environ["TORCHELASTIC_RESTART_COUNT"]), int(os.environ["RANK"])
if attempt == 0 and rank == 1:
    sys.exit("on purpose, before the first group")
dist.init_process_group("isomem")
dist.barrier(dist.new_group())
if attempt == 1 and rank == 1:
    sys.exit("on purpose, behind it")
total = torch.ones(3)
dist.all_reduce(total)
print(f"attempt {attempt} has summed {int(total[0])}", flush=True)
dist.destroy_process_group()
