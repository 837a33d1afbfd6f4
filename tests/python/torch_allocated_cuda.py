# SPDX-License-Identifier: Apache-2.0
"""CUDA tensors that a group allocates (or the functions that the command line names), as FSDP2 has it do. Run under
oshrun."""
import gc

import torch
import torch.distributed as dist
import torch.distributed._symmetric_memory as symmetric
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

import isomem.torch
from torch_cases import SEED, on_gpus, recorded, values, wanted
from torch_cuda import model, train

DELAY = 20_000_000  # cycles, about ten milliseconds
POOL = 64 << 20
SIZE = 1 << 20  # floats


def allocate(size=SIZE, dtype=torch.float32):
    cuda = torch.device("cuda", torch.cuda.current_device())
    return dist.group.WORLD._get_backend(cuda).allocate_tensor(size, dtype=dtype, device=cuda)


def pool():
    """Addresses of the pool: an area of it, at both ends of which there is more."""
    tensor = symmetric.empty(1, device="cuda")
    return range(tensor.data_ptr() - POOL, tensor.data_ptr() + POOL)


def in_ordinary_memory():
    """Before use_symmetric_memory()."""
    tensor = allocate(5).fill_(1)
    dist.all_reduce(tensor)
    assert tensor.tolist() == [dist.get_world_size()] * 5


def in_the_pool():
    n = dist.get_world_size()
    for dtype, size in ((torch.float32, 12345), (torch.bfloat16, 1), (torch.int64, 0), (torch.uint8, SIZE + 1)):
        tensor = allocate(size, dtype)
        assert tensor.shape == (size,) and tensor.dtype == dtype and tensor.is_cuda
        assert size == 0 or tensor.data_ptr() in pool()
        dist.all_reduce(tensor.fill_(1))
        assert torch.all(tensor == n)


def dropped_while_in_use():
    """The memory of what is dropped is not had again before the GPU has done with it, on whichever stream that is."""
    n, me = dist.get_world_size(), dist.get_rank()
    other = torch.cuda.Stream()
    for k in range(12):
        tensor = allocate()
        torch.cuda._sleep(DELAY)
        tensor.fill_(me + k)
        dist.all_reduce(tensor, async_op=k % 2 == 0)
        kept = torch.empty_like(tensor) if k % 2 == 0 else tensor.clone()
        if k % 2 == 0:
            torch.cuda.synchronize()
            torch.cuda._sleep(DELAY)
            kept.copy_(tensor)
        del tensor
        with torch.cuda.stream(other):
            spoilers = [allocate().fill_(-1) for _ in range(POOL // (4 * SIZE) // 2)]
        torch.cuda.synchronize()
        assert torch.all(kept == sum(range(n)) + n * k), k
        del spoilers


def all_is_had_again():
    """Dropped memory comes back, and where there is none ordinary memory takes its place."""
    torch.cuda.synchronize()
    gc.collect()
    area = pool()
    for _ in range(3):
        many = [allocate() for _ in range(POOL // (4 * SIZE) + 3)]
        inside = sum(tensor.data_ptr() in area for tensor in many)
        assert POOL // (4 * SIZE) - 3 <= inside < len(many), inside
        for k, tensor in enumerate(many):
            tensor.fill_(k)
        assert all(torch.all(tensor == k) for k, tensor in enumerate(many))
        del many, tensor
        torch.cuda.synchronize()


def while_a_graph_is_captured():
    """A graph would keep the memory: it is torch's, which knows of graphs."""
    n, result = dist.get_world_size(), torch.zeros(1000, device="cuda")

    def step():
        tensor = allocate(1000)
        assert not torch.cuda.is_current_stream_capturing() or tensor.data_ptr() not in inside
        tensor.copy_(result + 1)
        dist.all_reduce(tensor)
        result.copy_(tensor)

    inside = pool()
    graph = recorded(step)
    expected = n
    for _ in range(5):
        graph.replay()
        spoiler = allocate(1000).fill_(-1)
        expected = n * (expected + 1)
        assert torch.all(result == expected), (result[0], expected)
        del spoiler


def sharded_model():
    """FSDP2 comes to the same bits with the memory of the group."""
    n, me = dist.get_world_size(), dist.get_rank()
    inputs = [values(SEED + i, me, (8, 64), torch.float32).cuda() for i in range(5)]
    mesh = init_device_mesh("cuda", (n,))
    results = []
    for is_allocated in (False, True):
        net = model()
        layers = [layer for layer in net if isinstance(layer, torch.nn.Linear)]
        for layer in layers:
            fully_shard(layer, mesh=mesh)
        fully_shard(net, mesh=mesh)
        for module in (net, *layers):
            module.set_allocate_memory_from_process_group_for_comm(is_allocated)
        train(net, inputs)
        results.append([parameter.full_tensor() for parameter in net.parameters()])
    for a, b in zip(*results):
        assert torch.equal(a, b)


def main():
    with on_gpus("CUDA tensors of groups"):
        if wanted(in_ordinary_memory):
            in_ordinary_memory()
        isomem.torch.use_symmetric_memory(POOL)
        for function in (in_the_pool, dropped_while_in_use, all_is_had_again, while_a_graph_is_captured, sharded_model):
            if wanted(function):
                function()


if __name__ == "__main__":
    main()
