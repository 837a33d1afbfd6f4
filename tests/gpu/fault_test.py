# SPDX-License-Identifier: Apache-2.0
"""usage: fault_test.py OSHRUN GPU_FAULT_PE [case...]   Jobs whose kernels wait for what never comes, or pass memory
that they cannot reach: each ends, says why, leaves nothing behind, and no code runs on after an unsatisfied wait."""
import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "fault"))
from harness import ENDS_WITHIN, Run, run_cases, wait_for  # noqa: E402

OSHRUN, PROGRAM = sys.argv[1:3]
HOST = socket.gethostname()
WORKERS = 4  # jobs at a time: most of the time they only wait
HANGS_AFTER = 40  # seconds


def start(wait, fault, value, timeout, hosts=1):
    environment = {"ISOMEM_TIMEOUT": str(timeout), "ISOMEM_HOSTS": str(hosts)}
    return Run(OSHRUN, ["-n", 2, PROGRAM, wait, fault, value], environment)


def finish(run, may_run_on=False):
    try:
        run.finish(timeout=HANGS_AFTER)
    except subprocess.TimeoutExpired:
        run.kill_rest()
        out, err = run.process.communicate()
        raise AssertionError(f"hangs: still there after {HANGS_AFTER} s; {out}{err}") from None
    ended = time.monotonic()
    run.check_clean()
    assert may_run_on or "RAN ON" not in run.out, f"user code ran on; {run.out}{run.err}"
    return ended


def check_says(run, says):
    """Each of `says` is in one line of stderr; {name} in it is an address that the program has printed."""
    addresses = dict(re.findall(r"(\w+) at (0x[0-9a-f]+)", run.out))
    words = [word.format(**addresses) for word in says]
    assert any(all(word in line for word in words) for line in run.err.splitlines()), f"{words} not in: {run.err}"


def job(wait, fault, value=0, *, status, says=(), timeout=0, silent=False, hosts=1, may_run_on=False):
    """PE 0 of 2 waits, PE 1 is faulty. The job ends soon after the fault, or after the timeout."""
    run = start(wait, fault, value, timeout, hosts)
    ended = finish(run, may_run_on)
    assert run.status == status, f"status {run.status}, wanted {status}; {run.out}{run.err}"
    if says:
        check_says(run, says)
    assert not silent or run.err == "", f"stderr should be empty: {run.err}"
    fault_at = re.search(r"fault at ([0-9.]+)", run.out)
    seconds = ended - float(fault_at.group(1)) if fault_at else 0
    assert seconds < ENDS_WITHIN + timeout, f"ended {seconds:.2f} s after the fault"
    return f"{seconds:.2f} s after the fault: {run.err.splitlines()[0] if run.err else '(nothing on stderr)'}"


def times_out(wait, *says, fault="none", value=0):
    return job(wait, fault, value, status=1, timeout=2, says=["PE 0 of 2", HOST, "ISOMEM_TIMEOUT=2", *says])


def word(routine, address, has_and_wants):
    return f"has waited 2 s in {routine}: the word at {{{address}}}", f"is {has_and_wants}"


def others(routine):
    return f"has waited 2 s in {routine} for other PEs"


def explained_after_10_s():
    """It goes on for ever; a signal ends the job."""
    run = start("signal", "none", 0, timeout=0)
    fd = run.process.stderr.fileno()
    said = b""

    def is_explained():
        nonlocal said
        if select.select([fd], [], [], 0)[0]:
            said += os.read(fd, 65536)
        return b"wants == 42" in said or run.process.poll() is not None

    try:
        wait_for(is_explained, "the explanation", HANGS_AFTER)
    finally:
        run.process.terminate()
        finish(run)
    line = said.decode()
    assert run.status == 128 + signal.SIGTERM, f"status {run.status}; {run.out}{line}{run.err}"
    assert f"has waited 10 s in {SIGNAL_WAIT}: the word at" in line and "is 5, wants == 42" in line, line
    return line.strip()


def killed(wait, name):
    number = int(getattr(signal, name))
    return job(wait, "signal", number, status=128 + number, says=["PE 1", "pid", HOST, f"signal {number}"])


def exits_3(wait):
    return job(wait, "exit", 3, status=3, says=["PE 1", "pid", HOST, "status 3"])


def exits_0(wait, routine):
    says = ["PE 1", "status 0", "without shmem_finalize", f"PE 0 waits in {routine}"]
    return job(wait, "exit", 0, status=1, says=says)


def global_exit(wait, status):
    return job(wait, "global_exit", status, status=status, silent=True)


def unreachable(action, *says):
    return job(action, "none", status=1, says=["PE 0 of 2", HOST, *says])


def on_another_host(action, what):
    """The loopback wire does not move device memory. A kernel does not wait for its puts: it may have ended before."""
    says = ["PE 0 of 2", f"the loopback wire failed in {what} of a kernel to PE 1 of 2", "set ISOMEM_WIRE="]
    return job(action, "none", status=1, says=says, hosts=2, may_run_on=True)


def times_out_on_another_host(wait, routine):
    says = ["PE 0 of 2", f"has waited 2 s in {routine}; ", "PE 1 is running"]
    return job(wait, "none", status=1, timeout=2, says=says, hosts=2)


def no_such_pe():
    """Kernels do not check the number: the store faults, CUDA says so and the program ends (fault_pe.cu: with 9)."""
    run = start("p_to_no_pe", "none", 0, timeout=0)
    finish(run)
    assert run.status == 9 and "the kernel ended: cudaError" in run.out, f"status {run.status}; {run.out}{run.err}"
    return re.search("the kernel ended: .*", run.out).group(0)


SIGNAL_WAIT = "nvshmem_signal_wait_until"
STREAM_WAIT = "nvshmemx_signal_wait_until_on_stream"
BLOCK_BARRIER = "nvshmemx_barrier_all_block"
USES = "a kernel uses, on PE 1, "

EXPLAINED = [("explained_after_10_s", explained_after_10_s)]
DEATHS = [(f"{wait}_{name}", partial(killed, wait, name))
          for wait in ("signal", "barrier_block", "full") for name in ("SIGKILL", "SIGSEGV")]
DEATHS += [(f"{wait}_exit_3", partial(exits_3, wait)) for wait in ("signal", "barrier_block", "full")]
DEATHS += [
    ("signal_exit_0", partial(exits_0, "signal", SIGNAL_WAIT)),
    ("barrier_block_exit_0", partial(exits_0, "barrier_block", BLOCK_BARRIER)),
    ("full_exit_0", partial(exits_0, "full", SIGNAL_WAIT)),
    ("ge_on_stream_SIGKILL", partial(killed, "ge_on_stream", "SIGKILL")),
    ("signal_global_exit_7", partial(global_exit, "signal", 7)),
    ("signal_global_exit_0", partial(global_exit, "signal", 0)),
    ("barrier_block_global_exit_7", partial(global_exit, "barrier_block", 7)),
]
UNREACHABLE = [
    ("put_private", partial(unreachable, "put_private", USES + "{private}")),
    ("p_private", partial(unreachable, "p_private", USES + "{private}")),
    ("p_device_variable", partial(unreachable, "p_device_variable", USES + "{variable}")),
    ("p_host_variable", partial(unreachable, "p_host_variable", USES, "{static}")),
    ("g_private", partial(unreachable, "g_private", USES + "{private}")),
    ("add_private", partial(unreachable, "add_private", "atomic of a kernel", "to PE 1 at {private}")),
    ("fetch_add_private", partial(unreachable, "fetch_add_private", "atomic of a kernel", "to PE 1 at {private}")),
    ("no_such_pe", no_such_pe),
]
HOSTS = [(f"far_{action}", partial(on_another_host, action, what))
         for action, what in (("p_symmetric", "a put"), ("put_block", "a put"), ("get_word", "a get"),
                              ("put_strided", "a strided put"), ("put_signal_block", "a put with signal"),
                              ("set_signal", "an atomic"), ("add_word", "an atomic"))]
HOSTS += [(f"far_{action}", partial(times_out_on_another_host, action, routine))
          for action, routine in (("barrier_thread", "nvshmem_barrier_all"), ("barrier_block", BLOCK_BARRIER),
                                  ("reduce", "nvshmemx_int_sum_reduce_block"),
                                  ("barrier_on_stream", "nvshmemx_barrier_all_on_stream"))]
TIMEOUTS = [
    ("timeout_signal", partial(times_out, "signal", "a kernel (block 1, thread 37)",
                               *word(SIGNAL_WAIT, "signal", "5, wants == 42"))),
    ("timeout_change", partial(times_out, "change", *word(SIGNAL_WAIT, "signal", "77, wants > 100"),
                               fault="write", value=77)),
    ("timeout_all", partial(times_out, "all", *word("nvshmem_int_wait_until_all", "missing", "7, wants == 42"))),
    ("timeout_short", partial(times_out, "short", *word("nvshmem_short_wait_until", "small", "-3, wants > 7"))),
    ("timeout_barrier_thread", partial(times_out, "barrier_thread", others("nvshmem_barrier_all"))),
    ("timeout_barrier_warp", partial(times_out, "barrier_warp", others("nvshmemx_barrier_all_warp"))),
    ("timeout_barrier_block", partial(times_out, "barrier_block", others(BLOCK_BARRIER))),
    ("timeout_reduce", partial(times_out, "reduce", others("nvshmemx_int_sum_reduce_block"))),
    ("timeout_barrier_on_stream", partial(times_out, "barrier_on_stream", others("nvshmemx_barrier_all_on_stream"))),
    ("timeout_ne_on_stream", partial(times_out, "ne_on_stream", *word(STREAM_WAIT, "signal", "5, wants != 5"))),
    # without a time limit the driver would wait for these two
    ("timeout_ge_on_stream", partial(times_out, "ge_on_stream", *word(STREAM_WAIT, "signal", "5, wants >= 42"))),
    ("timeout_ge_in_graph", partial(times_out, "ge_in_graph", *word(STREAM_WAIT, "signal", "5, wants >= 42"))),
]

probe = subprocess.run([PROGRAM, "probe"], stdout=subprocess.PIPE, text=True)
if probe.returncode != 0:
    print(probe.stdout, end="")
    sys.exit(probe.returncode)
# the time limits last: their jobs then do not all start at the same moment, when each start takes long
run_cases(EXPLAINED + DEATHS + UNREACHABLE + HOSTS + TIMEOUTS, WORKERS)
