# SPDX-License-Identifier: Apache-2.0
"""usage: wire_test.py OSHRUN FAULT_PE [case...]   What PEs on several hosts see when the network between them goes,
over UCX and over libfabric, as far as these are installed."""
import ctypes
import sys

from harness import Run, run_cases

OSHRUN, PROGRAM = sys.argv[1:3]


def is_installed(library):
    try:
        ctypes.CDLL(library)
        return True
    except OSError:
        return False


def job(wire, mode, *, status, says=(), pes=2, **env):
    """`status`: one or several that are right; the words are asked for where it is not 0."""
    over = {"ISOMEM_WIRE": wire, "ISOMEM_HOSTS": "2", "UCX_LOG_LEVEL": "fatal"}
    run = Run(OSHRUN, ["-n", pes, "--oversubscribe", PROGRAM, *mode.split()], {**over, **env}).finish()
    run.check_clean()
    right = status if isinstance(status, tuple) else (status,)
    assert run.status in right, f"status {run.status}, wanted {status}; stderr: {run.err}"
    is_said = any(all(word in line for word in says) for line in run.err.splitlines())
    assert is_said or not says or run.status == 0, f"{says} not in: {run.err}"


def cut_while_others_wait(wire, name):
    """They wait for a word or for others to come: nothing is under way that could fail. libfabric connects again; on a
    busy machine an answer may be on its way after all, and then the job ends, in words."""
    if wire == "libfabric":
        job(wire, "cut_in_barrier", status=(0, 1), says=[f"{name} failed", "PE", "the job ends"])
        return
    job(wire, "cut_in_wait", status=1, says=[f"{name} failed", "PE", "waits in shmem_long_wait_until", "the job ends"])
    job(wire, "cut_in_barrier", status=1, says=[f"{name} failed", "PE", "the job ends"])


def dead_pe(wire, _):
    """The launcher says it, not the wire. What the wire's library has for crashes hides none."""
    job(wire, "signal 9", status=137, says=["PE 1", "signal 9", "the job ends"])
    job(wire, "signal 11", status=139, says=["PE 1", "signal 11", "the job ends"])


def no_room(wire, name):
    """A PE that only puts, to one that is stopped, waits for room: that is ended as other waits are."""
    job(wire, "fill_the_way", status=1, says=["PE 0", f"for {name} to complete earlier operations to PE 1"],
        ISOMEM_TIMEOUT="2")


def own_segments(wire, _):
    """UCX over TCP refuses to send larger segments than it receives: where the user has set one of both."""
    for name, size in (("RX", "64k"), ("TX", "256k"), ("TX", "8k")):
        job(wire, "good", status=0, UCX_TLS="tcp", **{f"UCX_TCP_{name}_SEG_SIZE": size})


def own_fragments(wire, _):
    """Where UCX has CUDA it takes device memory for fragments, and waits for kernels, which may wait for it, when it
    gives that back. It says what it was told."""
    if wire != "ucx":
        return
    for users, wanted in (({}, "host"), ({"UCX_RNDV_FRAG_MEM_TYPE": "cuda"}, "cuda")):
        run = Run(OSHRUN, ["-n", 2, "--oversubscribe", PROGRAM, "good"],
                  {"ISOMEM_WIRE": wire, "ISOMEM_HOSTS": "2", "UCX_LOG_LEVEL": "info", **users}).finish()
        assert run.status == 0 and f"UCX_RNDV_FRAG_MEM_TYPE={wanted}" in run.out, f"{wanted} not in: {run.out}"


def no_way(wire, name):
    """What the user has chosen is in the words."""
    if wire == "ucx":
        job(wire, "good", status=1, says=[name, "no transport", "UCX_TLS=rumours"], UCX_TLS="rumours")
        # UCX says why each time that it is asked: not for as long as a connection may take
        run = Run(OSHRUN, ["-n", 2, "--oversubscribe", PROGRAM, "good"],
                  {"ISOMEM_WIRE": wire, "ISOMEM_HOSTS": "2", "UCX_LOG_LEVEL": "error", "UCX_TLS": "shm,self"}).finish()
        assert run.status == 1 and "notices failures" in run.err and "with UCX_TLS=shm,self" in run.err, run.err
        assert (run.out + run.err).count("no active messages transport") < 10, run.out + run.err
    else:
        job(wire, "good", status=1, says=[name, "no provider", "FI_PROVIDER"], FI_PROVIDER="rumours")


def few_files(wire, _):
    """A job that may not open enough of them lives, or says what it lacks; libfabric itself speaks of connections that
    were refused."""
    if wire != "libfabric":  # UCX says it itself, also before it gives up
        return
    lacking = 0
    for most in (8, 12, 16):
        run = Run(OSHRUN, ["-n", 2, "--oversubscribe", "sh", "-c", f'ulimit -n {most}; exec "{PROGRAM}" good'],
                  {"ISOMEM_WIRE": wire, "ISOMEM_HOSTS": "2"}).finish()
        run.check_clean()
        lacking += run.status != 0
        assert run.status == 0 or "Too many open files" in run.err or "ulimit -n" in run.err, f"{most}: {run.err}"
        assert "libfabric" not in run.err or f"{most} files that this process may open" in run.err, f"{most}: {run.err}"
    assert lacking > 0


def much_at_first(wire, _):
    """More than one message at once comes from PEs that were not connected. Each of these jobs did not live with the
    odds of one to two, by UCX 1.13 and its endpoints made while it reads."""
    for _ in range(5 if wire == "ucx" else 1):
        job(wire, "much_at_first", status=0, pes=12, ISOMEM_HOSTS="3", UCX_TLS="tcp")


WIRES = [("ucx", "UCX", "libucp.so.0"), ("libfabric", "libfabric", "libfabric.so.1")]
run_cases([(f"{case.__name__}.{wire}", lambda case=case, wire=wire, name=name: case(wire, name))
           for case in (cut_while_others_wait, dead_pe, no_room, own_segments, own_fragments, no_way, few_files,
                        much_at_first)
           for wire, name, library in WIRES if is_installed(library)], workers=2)
