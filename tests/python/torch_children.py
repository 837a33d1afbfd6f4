# SPDX-License-Identifier: Apache-2.0
"""Ranks that are children of a process, by any of Python's ways to start them: `torch_children.py fork [fails]`. The
last one ends while the first one goes on, or fails."""
import multiprocessing
import sys
import tempfile
import time

import torch
import torch.distributed as dist

N = 2


def child(rank, path, fails):
    import isomem.torch  # noqa: F401, PLC0415 pylint: disable=import-outside-toplevel, unused-import
    dist.init_process_group("isomem", store=dist.FileStore(path, N), rank=rank, world_size=N)
    total = torch.ones(3)
    dist.all_reduce(total)
    assert total[0] == N
    if fails and rank == N - 1:
        raise ValueError("on purpose")
    if fails:
        dist.all_reduce(total)
    dist.destroy_process_group()
    time.sleep(0 if rank == N - 1 else 2)
    print(f"rank {rank} has gone on", flush=True)


def main():
    start, fails = multiprocessing.get_context(sys.argv[1]), sys.argv[2:] == ["fails"]
    with tempfile.TemporaryDirectory() as folder:
        children = [start.Process(target=child, args=(rank, f"{folder}/store", fails)) for rank in range(N)]
        for one in children:
            one.start()
        for one in children:
            one.join(120)
            assert not one.is_alive()
    assert [one.exitcode == 0 for one in children] == [not fails] * N, [one.exitcode for one in children]
    print("children ended")


if __name__ == "__main__":
    main()
