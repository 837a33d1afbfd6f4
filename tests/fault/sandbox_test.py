# SPDX-License-Identifier: Apache-2.0
"""usage: sandbox_test.py OSHRUN FAULT_PE DENY CASE   Systems that give less than others: without /proc, with
that of another PID namespace, or with a filter of system calls. A job runs there, or says what it lacks.
Exit status 77: such a place cannot be made here."""
import os
import subprocess
import sys
import tempfile

from harness import Run, run_cases

OSHRUN, PROGRAM, DENY = sys.argv[1:4]
del sys.argv[3]
CANNOT = 77
WITHOUT_PROC = ["unshare", "-m" if os.geteuid() == 0 else "-Urm", "sh", "-c", 'mount -t tmpfs none /proc && exec "$@"',
                "sh"]
LITTLE_MEMORY = [*WITHOUT_PROC[:-2], 'mount --bind "$FAULT_MEMINFO" /proc/meminfo && exec "$@"', "sh"]
FOREIGN_PROC = ["unshare", "-pf" if os.geteuid() == 0 else "-Urpf"]


def skip_unless_possible(*command):
    try:
        result = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        why = result.stderr.strip() if result.returncode else ""
    except OSError as error:
        why = str(error)
    if why:
        print(f"skipped: {' '.join(command)}: {why}")
        sys.exit(CANNOT)


def job(*command, status=0, says=(), done=0):
    run = Run(command[0], command[1:]).finish()
    run.check_clean()
    assert run.status == status, f"{command}: status {run.status}, wanted {status}: {run.out} {run.err}"
    assert all(word in run.err for word in says), f"{command}: {says} not in: {run.err}"
    assert run.out.count("is done") == done, f"{command}: {run.out} {run.err}"
    return run


def jobs_end(place):
    """Whom to end is known without /proc."""
    job(*place, PROGRAM, "good", done=1)
    job(*place, OSHRUN, "-n", "3", "sh", "-c", f'"{PROGRAM}" good; true', done=3)
    job(*place, OSHRUN, "-n", "2", PROGRAM, "signal", "9", status=137, says=["PE 1", "signal 9"])
    job(*place, OSHRUN, "-n", "2", PROGRAM, "exit", "3", status=3, says=["PE 1", "status 3"])
    # the others never look
    job(*place, OSHRUN, "-n", "2", PROGRAM, "global_exit_busy", "4", status=4)
    job(*place, OSHRUN, "-n", "2", "sh", "-c", f'"{PROGRAM}" global_exit_busy 4; exit $?', status=4)
    # nor whether other threads of the PEs that wait could end their waits
    job(*place, OSHRUN, "-n", "3", PROGRAM, "exit_beside_thread", "0", done=2)


def no_proc():
    jobs_end(WITHOUT_PROC)
    job(*WITHOUT_PROC, OSHRUN, "-n", "2", PROGRAM, "daemon", "300", status=1, says=["forked by a PE"])
    run = job(*WITHOUT_PROC, OSHRUN, "-n", "2", "-m", "20m", PROGRAM, "fill", done=2)
    assert "20971520 of 20971520 bytes of the symmetric heap are in use" in run.err, run.err


def foreign_proc():
    """What stands there under the numbers of this job's processes is about others."""
    jobs_end(FOREIGN_PROC)


def little_memory():
    """What is small fits, although the heap usually grows by more than there is; else PE 0 says why not."""
    with tempfile.NamedTemporaryFile("w") as meminfo:
        meminfo.write("MemAvailable: 400000 kB\n")
        meminfo.flush()
        os.environ["FAULT_MEMINFO"] = meminfo.name
        run = job(*LITTLE_MEMORY, OSHRUN, "-n", "2", PROGRAM, "memory_goes", done=2)
    assert run.err.count("shmem_malloc returns NULL: 16777216 bytes on each of 2 PEs are more than") == 1, run.err


def denied_calls():
    for error in ("ENOSYS", "EPERM"):
        for call in ("rt_sigtimedwait", "sched_setaffinity", "sched_yield", "sysinfo", "waitid", "mbind",
                     "get_mempolicy", "madvise"):
            job(DENY, call, error, OSHRUN, "-n", "2", PROGRAM, "good", done=2)
        for call, says in (("signalfd4", ["signalfd", "seccomp"]), ("memfd_create", ["memfd_create"])):
            job(DENY, call, error, OSHRUN, "-n", "2", PROGRAM, "good", status=1, says=says)
        job(DENY, "memfd_create", error, PROGRAM, "good", status=1, says=["shmem_init", "memfd_create"])


if "no_proc" in sys.argv:
    skip_unless_possible(*WITHOUT_PROC, "true")
if "little_memory" in sys.argv:
    skip_unless_possible(*WITHOUT_PROC, "true")
if "foreign_proc" in sys.argv:
    skip_unless_possible(*FOREIGN_PROC, "true")
if "denied_calls" in sys.argv:
    skip_unless_possible(DENY, "signalfd4", "EPERM", "true")
run_cases([(case.__name__, case) for case in (no_proc, foreign_proc, little_memory, denied_calls)])
