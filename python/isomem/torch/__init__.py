# SPDX-License-Identifier: Apache-2.0
"""A backend of torch.distributed for tensors in host memory and on CUDA devices.

    dist.init_process_group("isomem")                              # torchrun, or RANK and WORLD_SIZE: any store
    dist.init_process_group("isomem", init_method="isomem://")     # under oshrun: ranks are PEs, no variables needed
    dist.init_process_group("cpu:isomem,cuda:nccl")                # beside another one, or "cpu:gloo,cuda:isomem"

With torch installed the name is known after `import torch`, otherwise after `import isomem.torch`. The first group must
be one of all ranks; further ones (dist.new_group) may be of any. All collectives of c10d are there. Dense tensors of
all types are moved; reduced are those of bool, uint8, int8 to int64, half, bfloat16, float, double and complex: sums of
bool are or, AVG is for floating point and complex, half and bfloat16 are summed in float. all_reduce sums sparse (COO)
tensors, too. Conjugated and negated views are refused: tensor.resolve_conj(), resolve_neg(). Results have equal bits on
all ranks. A time-out names the ranks that have not come; no time-out is longer than a year. `work.wait()` of an
asynchronous operation waits on the CPU; with a limit of its own, after which the error names them too, the operation
goes on and may be waited for again.

Tensors of a group's allocate_tensor (FSDP2 asks for them after set_allocate_memory_from_process_group_for_comm(True)),
and symmetric tensors, lie where other ranks of the host can read them: all_reduce, all_gather_into_tensor and
reduce_scatter_tensor of more than 768 KiB from each rank (to each) then copy nothing but the result.

CUDA tensors: pass device_id to init_process_group, or call torch.cuda.set_device and torch.cuda.init() before it, or
use_cuda() on all ranks: then all ranks take symmetric device memory together. Otherwise they do so in the first
collective on CUDA tensors of a group of all ranks (one that comes alone gets an error that names the others once the
group's time is over), or in a barrier() of all ranks, not an asynchronous one, when each has had a CUDA tensor in a
smaller group or a message (which warns, once, if there is no room). Until then these go through host memory: that is
slow, of which there is one warning, work.wait() waits on the CPU, time-outs are the group's, and CUDA graphs cannot
capture it; messages do so until their group has had a collective on CUDA tensors, or a barrier() that was not
asynchronous, after that. Each rank takes device_pool_bytes of symmetric memory on its device, of which a group has 32
MiB, the first ones 128 MiB, until it is destroyed. The library takes some 80 MiB beside it, without which it ends the
job. Three groups and more that have CUDA tensors have fewer blocks of the GPU each (ARCHITECTURE.md, 17), so that their
collectives may run at once, in any order as long as each stream has a queue of the GPU for itself
(CUDA_DEVICE_MAX_CONNECTIONS, 8 unless it is set). Asynchronous operations run on a stream of the group, after what the
current stream has, and `work.wait()` makes the current stream wait, not the CPU; others run on the current stream.
barrier() waits on the CPU for both, but not for messages that nobody has waited for. CUDA graphs can capture all of
them but barrier(); in a graph, wait() comes before its end. Between ranks of one host it makes no difference in which
memory tensors lie. Lists whose tensors do not lie at equal distances, and long tensors at addresses that are no
multiple of 16, are copied to memory that torch allocates, as large as they are. Of complex tensors only sums and
averages are possible, no sparse ones are taken; half and bfloat16 are divided by the number of ranks after they have
been summed; min and max of NaN are the library's. send and recv of two ranks match in their order, without tags, and
recv needs a src; all_to_all_single has split sizes on all ranks or on none.
There is no time-out but the library's (ISOMEM_TIMEOUT). The library must have its GPU half.

dist.split_group makes groups of the members alone, as torch does for the meshes of a group with a device_id.

Aborting a group (torch's _abort_process_group, of which it says itself that it is experimental) is destroying it at
once: what waits in it on the CPU ends with an error. What a stream waits for goes on.

After an error of a collective its group can no longer be used. A send that times out when a part has gone ends sending
to that rank in that group. Destroying a group, or the end of a rank's program, ends its sends and receives with an
error, and those of the other ranks that need it: `rank 1 has destroyed the group`. A daemon thread that waits in a
group when the program ends, ends with it.

torch's symmetric memory (torch.distributed._symmetric_memory) takes tensors from isomem, by the name "ISOMEM": empty()
by each rank alone, rendezvous() with a group, views of the tensors of ranks on this host, barrier, put_signal and
wait_signal, channels, signal pads, allocations by id. Tensors may be dropped in any order: memory returns when all
ranks of each rendezvous have dropped theirs and their handles. Each rendezvous has a signal pad of its own. Multicast
does not exist.
On CPU tensors signals and barriers have time-outs; of torch.ops.symm_mem there are one-shot and two-shot all-reduces
(sum, avg, min, max, product), reduce_scatter_out, memset32_ and stream_write_value32_.
Windows (dist._new_window of torch 2.14 or newer, new_window() with any) are of tensors of symmetric_memory.empty() or
of a group's allocate_tensor, or contiguous views of such, of any size on each rank; all on CPUs or all on GPUs. A
window keeps its tensor, `owning` or not. put gives no signal; who has a rank's signal sees what that rank has put
before, and stored in tensors of map_remote_tensor (of ranks on this host, in the shape of the own one where that has as
many elements; they keep the memory when the window has gone). Signals are counted for each sender; wait_signal takes
one. tensor_deregister is collective: then all is there.
On CPU tensors put returns when its tensor may be written again, and wait_signal has the time-out of the group where it
is given none. A window may be dropped at any time; the waits of others for that rank, and all waits when the group is
destroyed, then end with an error.
On CUDA tensors all three are commands for streams: asynchronous ones on two streams that the window alone has, one of
puts and signals, one of waits, in the order of their calls and after what the current stream has; others on the current
stream. work.wait() makes the current stream wait, not the CPU. More waits on their way than the GPU has queues
(CUDA_DEVICE_MAX_CONNECTIONS, at most 32) may hold other commands up: put first. CUDA graphs can capture and replay
them, with wait() before the graph's end; waits of a graph and others for the same rank must not run at the same time,
and the window outlives its graphs. Their only time-out is the library's (ISOMEM_TIMEOUT): nobody tells a stream that a
rank has left. Dropping a window waits until what it has put is there, for up to 10 s, after which nobody's memory of it
is used again. If a graph has captured its commands, dropping it waits for the device; if there have been mapped
tensors, so does dropping what is left last, the window or one of them.
CUDA tensors have symmetric memory after use_symmetric_memory(). Signals and barriers are on the current stream, their
only time-out is the library's (ISOMEM_TIMEOUT), and they do not touch the pads, which are left to kernels; torch's own
operations on symmetric CUDA tensors work, but those that need multicast. Dropping the last tensor of an allocation
waits for the device.

The extension is compiled by g++ (or CXX) with the first group and kept in ~/.cache/isomem, for each version of torch.
"""

from __future__ import annotations

import atexit
import datetime
import urllib.parse
from typing import Any, Iterator

import isomem
from isomem_autoload import register

# Symmetric memory for groups and symmetric tensors on each PE, taken with the first group. A group takes about 2.5 MiB,
# which return when all its members have destroyed it, whenever each does.
pool_bytes = 128 << 20
# Symmetric device memory on each PE, taken when CUDA tensors need it or by use_cuda(). A group takes 32 MiB of it,
# the first ones 128.
device_pool_bytes = 512 << 20

_extension: Any = None


def _load() -> Any:
    global _extension
    if _extension is None:
        from . import _build
        _extension = _build.load()
    return _extension


def _start(store: Any, rank: int, size: int, timeout: datetime.timedelta) -> None:
    """This process becomes PE `rank`, if it is none yet; the pool is there."""
    import torch.distributed as dist
    global _ours, _started
    if not isomem.initialized():
        turn = store.add(f"isomem/starts{isomem._attempt()}/{rank}", 1)
        _load().come_together(dist.PrefixStore(f"isomem/{turn}", store), rank, size, f"the start of {size} ranks",
                              "All ranks make the first group (init_process_group) or call use_symmetric_memory()",
                              timeout)
        isomem.init(store, rank, size)
        _ours = True
    _check_world(rank, size)
    _load().start_pool(pool_bytes, _ours)
    _load().set_device_bytes(device_pool_bytes)
    _started = True


def _check_world(rank: int, size: int) -> None:
    if (isomem.rank(), isomem.size()) != (rank, size):
        raise RuntimeError(f"isomem: the first group makes this process rank {rank} of {size}, but it is PE "
                           f"{isomem.rank()} of {isomem.size()}: the first group must be of all PEs, in their order. "
                           "They stay the same until isomem.finalize(), which is collective")


def use_symmetric_memory(device_bytes: int = 512 << 20) -> None:
    """torch.distributed._symmetric_memory has its tensors in symmetric memory of isomem from now on. Collective.

    Where the first group (dist.init_process_group) is one of isomem, that is so for CPU tensors without this call.
    Otherwise this makes a PE of each of its ranks. Where torch.cuda has been initialised on all ranks, it is so for
    CUDA tensors too, of which each rank then can have device_bytes bytes on the device that is current. What a group
    allocates (FSDP2: set_allocate_memory_from_process_group_for_comm) is there as well while there is room.
    """
    import torch.distributed as dist
    import torch.distributed._symmetric_memory as symmetric_memory
    if not _started:
        store = dist.PrefixStore("isomem", dist.distributed_c10d._get_default_store())
        _start(store, dist.get_rank(), dist.get_world_size(), store.timeout)
    if _use_cuda_if_initialized():
        _load().start_symmetric_device(device_bytes)
    symmetric_memory.set_backend("ISOMEM")


def new_window(tensor: Any = None, group: Any = None) -> Any:
    """A window of the group, as dist._new_window makes one in torch 2.14 and newer. Collective.

    It has the methods of torch's; wait_signal(peer_rank, async_op, timeout=None) takes a timedelta in place of options.
    """
    import torch.distributed as dist
    group = group or dist.group.WORLD
    for device in group._device_types:
        backend = group._get_backend(device)
        backend = getattr(backend, "wrapped_pg", backend)  # with TORCH_DISTRIBUTED_DEBUG=DETAIL
        window = _load().new_window(backend, tensor)
        if window is not None:
            return window
    raise ValueError(f"isomem.torch.new_window: argument group has the backend {dist.get_backend(group)}; windows are "
                     "of groups of isomem")


def use_cuda() -> None:
    """All PEs take symmetric memory on their current devices (torch.cuda.set_device). Collective over all ranks.

    Without this call the first group does so if it has a device_id, or if CUDA has been initialised by then on all
    ranks, otherwise the first collective on CUDA tensors of a group of all ranks, or a barrier of all ranks that have
    some.
    """
    import torch
    torch.cuda.init()
    torch.empty(1, device="cuda")  # the device has a context now
    _load().start_device(device_pool_bytes, torch.cuda.current_device())


def _use_cuda_if_initialized() -> bool:
    import numpy as np
    import torch
    can = torch.cuda.is_available() and torch.cuda.is_initialized() and _load().has_gpu_half()
    all_can = isomem.array(np.array([can], dtype="int32"))
    isomem.reduce(all_can, all_can, "min")
    if all_can[0]:
        use_cuda()
    return bool(all_can[0])


def _end() -> None:
    """Before isomem.finalize(): groups that are left cannot be used any more."""
    global _started
    if _started:
        _load().end()
        _started = False


@atexit.register  # with the import: exit handlers of the program that come later are called before this one
def _python_ends() -> None:
    """Threads of the groups may hold tensors and call callbacks, for which they need the interpreter."""
    if _extension is not None:
        _extension.python_ends()


_started = False
_ours = False  # init has been called here: the end of the program finalizes


def _create(options: Any, backend_options: Any) -> Any:
    import torch.distributed as dist
    rank, size = options.group_rank, options.group_size
    ranks = list(options.global_ranks_in_group) or list(range(size))
    if len(set(ranks)) < size:
        raise ValueError(f"isomem: argument ranks = {ranks}: a group has each rank once")
    timeout = options.timeout if isinstance(options.timeout, datetime.timedelta) else \
        datetime.timedelta(seconds=options.timeout)
    if timeout <= datetime.timedelta():
        raise ValueError(f"isomem: argument timeout = {timeout}; it must be more than 0, and less than "
                         "torch's longest, of a hundred million days")
    timeout = min(timeout, datetime.timedelta(days=365))  # more would not fit torch's types
    if not _started:
        _start(options.store, rank, size, timeout)
        _use_cuda_if_initialized()
    elif not dist.is_initialized():
        _check_world(rank, size)
    return _load().create(options.store, rank, size, options.group_id, ranks, timeout)


def _check_job(url: str) -> None:
    """The arguments rank and world_size of init_process_group, where it has them."""
    wanted = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(url).query))
    for name, number in (("rank", isomem.rank()), ("world_size", isomem.size())):
        if int(wanted.get(name, -1)) not in (-1, number):
            raise RuntimeError(f"isomem: argument {name} = {wanted[name]}, but with init_method=\"isomem://\" ranks "
                               f"are PEs, and this is PE {isomem.rank()} of {isomem.size()}")


def _rendezvous(url: str, **_: object) -> Iterator[tuple[Any, int, int]]:
    """init_method="isomem://": the PEs of the job, and a store on PE 0."""
    import numpy as np
    import torch.distributed as dist
    global _ours
    _ours |= not isomem.initialized()
    isomem.init()
    _check_job(url)
    where = isomem.zeros(256, "uint8")
    store = None
    if isomem.rank() == 0:
        hosts = {isomem.node_name(pe).partition(":")[0] for pe in range(isomem.size())}  # virtual hosts have a number
        store = dist.TCPStore("localhost" if len(hosts) == 1 else isomem.node_name(0), 0, isomem.size(),
                              is_master=True, wait_for_workers=False)
        name = f"{store.host}:{store.port}".encode()
        where[:len(name)] = np.frombuffer(name, "uint8")
    isomem.broadcast(where, where, 0)
    if store is None:
        host, port = bytes(where).rstrip(b"\0").decode().rsplit(":", 1)
        store = dist.TCPStore(host, int(port), isomem.size(), is_master=False, wait_for_workers=False)
    yield store, isomem.rank(), isomem.size()


register()
isomem._before_finalize.append(_end)
