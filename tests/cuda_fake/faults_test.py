#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""usage: faults_test.py OSHRUN FAULTS [case...]   The GPU half when something fails: calls of the driver, PEs, kernels
that wait in vain, programs. Each job must go on correctly or end with a reason, in time, and leave nothing."""
import os
import random
import re
import socket
import sys
import tempfile
import time
from ctypes.util import find_library
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "fault"))
from harness import Run, run_cases  # noqa: E402

OSHRUN, PROGRAM = sys.argv[1:3]
SEED = int(os.environ.get("ISOMEM_TEST_SEED") or random.randrange(1 << 31))
RANDOM = random.Random(SEED)
LEDGER = tempfile.NamedTemporaryFile()
MOST_CALLS = 20  # of a function that fail, each in a job of its own
# a driver that cannot say what happened: the library still can
OPTIONAL = {"cuGetErrorName", "cuGetErrorString"}


def job(n, what, status, says=(), env=None, limit=None, command=()):
    """Runs a job; its exit status must be in `status`, and each of `says` in one line of stderr."""
    environment = {"FAKE_CUDA_DEVICES": "2", "FAKE_CUDA_LEDGER": LEDGER.name} | (env or {})
    command = ["sh", "-c", f'ulimit -n {limit} && exec "$@"', "sh"] if limit else command
    run = Run(OSHRUN, ["-n", n, *command, PROGRAM, what], environment).finish(timeout=30)
    run.ended = time.time()
    run.check_clean()
    assert run.status in status, f"{what} {env}: status {run.status}, wanted {status}; stderr: {run.err}"
    if says:
        assert any(all(word in line for word in says) for line in run.err.splitlines()), f"{says} not in: {run.err}"
    return run


def counts():
    """How often each function of the driver is called in one life; waits call some of them more often."""
    run = job(2, "life", [0], env={"FAKE_CUDA_COUNT": "1"})
    found = re.findall(r"(cu\w+) was called (\d+) times", run.err)
    assert len(found) > 60, run.err
    return {name: int(times) for name, times in found}


def every_function_fails():
    """Once, on one PE: results stay right, or the job ends with a reason that names what failed."""
    tried = 0
    for name, times in sorted(counts().items()):
        for call in RANDOM.sample(range(1, times + 1), min(times, MOST_CALLS)):
            pe = RANDOM.randrange(2)
            env = {"FAKE_CUDA_FAIL": f"{name}:{call}", "FAULT_PE": str(pe)}
            run = job(2, "life", [0, 1], env=env)
            tried += 1
            if run.status == 0:
                assert run.out == "done\n", f"{env}: {run.out} {run.err}"
            else:
                named = "CUDA_ERROR_UNKNOWN" in run.err or "failed: 999" in run.err or name in OPTIONAL
                assert named, f"{env}: {run.err}"
    print(f"    {tried} jobs")


def every_function_is_missing():
    for name in sorted(counts()):
        if name not in ("cuMemGetInfo", "cuMemAddressReserve", "cuMemMap", "cuMemCreate", "cuLaunchKernel"):
            continue
        job(2, "life", [1], ["has no", name, "update the driver"], {"FAKE_CUDA_FAIL": f"{name}:0"})


def no_device():
    job(2, "life", [1], ["finds no GPU", "CUDA_VISIBLE_DEVICES"], {"FAKE_CUDA_DEVICES": "0"})


def a_pe_dies_inside():
    """In the middle of set-up, of an exchange, of an atomic: the others do not wait for it."""
    times = counts()
    names = ["cuMemCreate", "cuMemMap", "cuMemExportToShareableHandle", "cuMemImportFromShareableHandle", "cuMemUnmap",
             "cuLaunchKernel", "cuMemcpyAsync", "cuStreamDestroy", "cuMemHostRegister", "cuDevicePrimaryCtxRelease"]
    for name in names * 3:
        call = RANDOM.randint(1, min((times[name] + 1) // 2, 6))  # surely reached
        env = {"FAKE_CUDA_FAIL": f"{name}:{call}:kill", "FAULT_PE": "1"}
        job(3, "life", [137], ["PE 1", "signal 9"], env)
    job(4, "killed", [137], ["PE 1", "signal 9"])


def kernels():
    timeout = {"ISOMEM_TIMEOUT": "2"}
    job(3, "slow_kernel", [1], ["PE 0", "kernel (block 3, thread 70) has waited 3 s in nvshmem_long_wait_until",
                                "device heap offset", "is -1, wants >= 5", "ISOMEM_TIMEOUT=2"], timeout)
    job(3, "kernel_in_collective", [1], ["PE 0", "has waited 11 s", "for other PEs"], timeout)
    job(3, "unreachable", [1], ["PE 0", "a kernel uses, on PE 1", "static data", "nvshmem_malloc"])
    job(3, "unreachable", [1], ["a kernel uses, on PE 1", "neither in the symmetric heap"], {"HEAP": "1"})
    far = ["PE 0", "has waited 3 s in nvshmem_long_wait_until", "; ", "PE 2", f"on {socket.gethostname()}:1"]
    job(3, "slow_kernel", [1], far, {**timeout, "ISOMEM_HOSTS": "2"})
    run = job(3, "kernel_recovers", [0], ["has waited 11 s in nvshmem_long_wait_until"])
    assert run.err.count("has waited") == 1, run.err
    job(3, "kernel_exits", [42], env={"STATUS": "42"})
    job(3, "kernel_exits", [0], env={"STATUS": "0"})
    job(3, "bad_operation", [1], ["PE 0", "an atomic of a kernel, 8 bytes to PE 1 at 0x1000"])


def several_hosts():
    """What cannot be done for PEs of other hosts ends the job with words."""
    hosts = {"ISOMEM_HOSTS": "2"}
    for what in ("far_put", "far_get", "far_iput", "far_atomic", "far_signal", "far_host_put", "far_own_put",
                 "far_stream_put", "far_stream_signal"):
        job(3, what, [1], ["PE 0", "to PE 2", "the loopback wire", "device memory", "set ISOMEM_WIRE=ucx"], hosts)
    job(4, "far_stream_reduce", [1], ["nvshmemx_uint64_sum_reduce_on_stream", "dest", "device heap offset"], hosts)
    older = ["with an older isomem", "compile it again"]
    job(3, "far_kernel_put", [1], ["PE 0", "a kernel uses, on PE 2", "device heap offset", "on host", *older], hosts)
    job(3, "old_kernel_put", [1], ["PE 0", "a kernel uses, on PE 1", *older], hosts)
    job(3, "far_kernel_team", [1], ["PE 0", "a kernel calls a collective of a team", *older], hosts)
    job(3, "far_kernel_stray", [1], ["PE 0", "an atomic of a kernel", "PE 2 at 0x1000", "symmetric memory"], hosts)
    if find_library("ucp"):
        where = f"on {socket.gethostname()}:1"
        slow = ["PE 0", "a kernel has waited 2 s for UCX", "a fetching atomic", "PE 2", where, "ISOMEM_TIMEOUT=2"]
        ucx = {**hosts, "ISOMEM_WIRE": "ucx"}
        job(3, "far_kernel_waits", [1], slow, {**ucx, "ISOMEM_TIMEOUT": "2"})
        direct = job(3, "life", [0, 1], env={**ucx, "ISOMEM_GPUDIRECT": "on"})
        refused = "ISOMEM_GPUDIRECT=on: UCX" in direct.err and "has no CUDA here" in direct.err
        assert refused if direct.status else find_library("uct_cuda"), direct.err
    missing = ["has waited 2 s in nvshmem_sync_all", "PE 2", f"on {socket.gethostname()}:1"]
    job(3, "far_kernel_alone", [1], missing, {**hosts, "ISOMEM_TIMEOUT": "2"})
    job(3, "far_kernel_no_thread", [1], ["PE 0", "nvshmem_broadcastmem: cannot start a thread", "ulimit"], hosts)
    job(3, "far_kernel_endless", [1], ["PE 0", "sum_reduce: nelems = 2305843009213693952"], hosts)
    job(3, "far_kernel_collective", [1], ["PE 0", "nvshmem_broadcastmem", "PE_root = 7", "0 to 2"], hosts)


def death_on_another_host():
    """Who dies is named, and kernels that wait on other hosts hear of it within a second."""
    ways = [{"ISOMEM_HOSTS": "2", "ISOMEM_WIRE": "ucx"}] if find_library("ucp") else []
    ways += [{"ISOMEM_HOSTS": "2", "ISOMEM_WIRE": "libfabric"}] if find_library("fabric") else []
    for env in ways:
        run = job(3, "far_kernel_bereft", [137], ["PE 2", f"on {socket.gethostname()}", "signal 9"], env)
        when = {what: float(at) for what, at in re.findall(r"(.+) at ([0-9.]+)", run.out)}
        killed = when.pop("PE 2 is killed")
        seconds = {what: at - killed for what, at in when.items()}
        if len(seconds) < 2:  # the process of the kernels has ended before they looked
            seconds["the end"] = run.ended - killed
        assert max(seconds.values()) < 1, seconds
        print(f"    {env['ISOMEM_WIRE']}: {seconds}")


def a_host_that_stands_still():
    """It holds up what it is sent, and nothing else, and who waits for it takes no core."""
    for wire in [name for name, library in (("ucx", "ucp"), ("libfabric", "fabric")) if find_library(library)]:
        env = {"ISOMEM_HOSTS": "3", "ISOMEM_WIRE": wire, "ISOMEM_TIMEOUT": "10"}
        for what in ("far_kernel_beside", "far_kernel_large_beside", "far_kernel_patient"):
            job(3, what, [0], env=env)


def too_few_files():
    """Whatever number of files a PE may open: enough, or an honest end."""
    for limit in range(6, 40):
        run = job(2, "life", [0, 1], limit=limit)
        assert run.out == "done\n" or "ulimit -n" in run.err or "CUDA_ERROR" in run.err, f"{limit} files: {run.err}"


def names_of_sockets():
    """PEs exchange memory although somebody has bound every name of their sockets that the launch tells."""
    attacker = r"""
import os, socket, sys
launcher, descriptor, inode = os.environ["ISOMEM_JOB"].split(":")
for number in (int(inode), int(launcher), os.getpid(), 0):
    for form in ("%x-{}", "%016x-{}", "%d-{}", "%x", "%016x", "%d"):
        for pe in range(3):
            name = f"\0isomem-{os.getuid()}-" + (form % number).format(pe)
            taken = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            try:
                taken.bind(name)
            except OSError:
                continue  # by this attack, on another PE
            os.set_inheritable(taken.detach(), True)
os.execv(sys.argv[1], sys.argv[1:])
"""
    run = job(3, "life", [0], command=[sys.executable, "-c", attacker])
    assert run.out == "done\n", run.out + run.err


def more_teams_than_there_can_be():
    """NVSHMEM_MAX_TEAMS: as many as a PE may need are accepted in silence, more are answered, and nothing else."""
    for teams, answered in (("5000", True), ("128", False), ("1024", False), ("1025", True)):
        run = job(2, "life", [0], env={"NVSHMEM_MAX_TEAMS": teams})
        said = [line for line in run.err.splitlines() if "NVSHMEM_MAX_TEAMS" in line]
        assert len(said) == (1 if answered else 0), f"{teams} teams: {run.err}"
        assert run.out == "done\n" and all(f"({teams}) is more than the 1024 teams" in line for line in said), run.err


def mistakes():
    job(2, "window_taken", [1], ["gave other addresses", "this mapping lies there", "ISOMEM_DEVICE_WINDOW"])
    job(2, "no_finalize", [1], ["ISOMEM_DEVICE_WINDOW='12'", "2 MiB"], {"ISOMEM_DEVICE_WINDOW": "12"})
    job(2, "no_such_device", [1], ["cuda_device_id = 7", "valid: 0 to 1"])
    job(2, "free_twice", [1], ["nvshmem_free", "not the start of a live block", "freed before"])
    job(2, "free_inside", [1], ["nvshmem_free", "not the start of a live block"])
    job(2, "beyond_block", [1], ["nvshmem_uint64_p", "dest", "device heap offset"])
    job(2, "copy_of_peer", [1], ["nvshmem_uint64_p", "PE 1's copy", "pass the address of your own copy"])
    job(2, "no_symmetric_source", [1], ["isomem_reduce_on_stream", "source"])
    job(2, "no_bits_of_floats", [1], ["isomem_reduce_on_stream", "op = 6", "ISOMEM_OP_SUM to ISOMEM_OP_MAX"])
    job(2, "different_sizes", [1], ["100 bytes", "200 bytes", "same calls"])
    job(2, "different_frees", [1], ["nvshmem_free", "same calls"])
    job(2, "no_such_alignment", [0], ["nvshmem_align returns NULL", "100 bytes, aligned to 1125899906842624, do not"],
        {"FAKE_CUDA_LEAKS": "1"})
    job(2, "other_device", [1], ["nvshmem_malloc", "was called with GPU", "current", "cudaSetDevice once"])
    job(2, "foreign_module", [0], ["nvshmemx_cumodule_init", "device library is inside", "isomem's nvshmem.h",
                                   "libnvshmem_device.bc", "man isomem_nvshmem"], {"FAKE_CUDA_LEAKS": "1"})
    job(2, "no_finalize", [0], ["without nvshmem_finalize"], {"FAKE_CUDA_LEAKS": "1"})
    job(2, "exits", [3], ["ended with status 3"])
    job(2, "gives_back", [0])


print(f"ISOMEM_TEST_SEED={SEED}", flush=True)
run_cases([(f.__name__, f) for f in (every_function_fails, every_function_is_missing, no_device, a_pe_dies_inside,
                                     kernels, several_hosts, death_on_another_host,
                                     a_host_that_stands_still, too_few_files, names_of_sockets,
                                     more_teams_than_there_can_be, mistakes)])
