# SPDX-License-Identifier: Apache-2.0
"""usage: start_test.py OSHRUN FAULT_PE [case...]   Programs that do not get what the launcher gave them, or that other
launchers have started: never a silent job of one PE each."""
import os
import platform
import re
import resource
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time

from harness import Run, run_cases, wait_for

OSHRUN, PROGRAM = sys.argv[1:3]
NOBODY = 65534


def refused(*command, says, env=None, n=2):
    run = Run(OSHRUN, ["-n", n, *command], env).finish()
    run.check_clean()
    assert run.status == 1, f"status {run.status}: {run.out} {run.err}"
    assert any(all(word in line for word in says) for line in run.err.splitlines()), f"{says} not in: {run.err}"
    assert "is done" not in run.out, run.out


def alone(env):
    """Without oshrun."""
    return subprocess.run([PROGRAM, "good"], env={"PATH": os.environ["PATH"], **env}, capture_output=True, text=True,
                          timeout=60, check=False)


def environment_lost():
    refused("env", "-i", PROGRAM, "good", says=["oshrun has started this process", "ISOMEM_JOB", "env -i"])
    refused("sh", "-c", f'env -u ISOMEM_JOB "{PROGRAM}" good; exit $?', says=["oshrun has started", "ISOMEM_JOB"])


def programs_below_a_pe():
    """They are no PEs, and may be jobs of their own."""
    run = Run(OSHRUN, ["-n", 2, PROGRAM, "run_another"]).finish()
    run.check_clean()
    assert run.status == 0, f"status {run.status}: {run.err}"
    assert run.out.count("PE 0 of 1 is done") == 2 and run.out.count("of 2 is done") == 2, run.out


def other_launchers():
    for env, many in (({"SLURM_STEP_NUM_TASKS": "4", "SLURM_PROCID": "0"}, "4"), ({"PMIX_RANK": "1"}, "several"),
                      ({"PMI_SIZE": "3", "PMI_RANK": "0"}, "3"), ({"OMPI_COMM_WORLD_SIZE": "2"}, "2"),
                      ({"FLUX_JOB_SIZE": "8"}, "8"), ({"PALS_RANKID": "5"}, "several")):
        result = alone(env)
        variable = next(iter(env))
        assert result.returncode == 1 and f"another launcher has started {many} processes" in result.stderr, result
        assert f"{variable}={env[variable]}" in result.stderr, result.stderr
    for env in ({"SLURM_STEP_NUM_TASKS": "1"}, {"SLURM_NTASKS": "4", "SLURM_PROCID": "0"}, {"PMIX_RANK": "0"}, {}):
        result = alone(env)
        assert result.returncode == 0 and "PE 0 of 1 is done" in result.stdout, (env, result)


def runs_for_nobody(program):
    try:
        return subprocess.run([program, "good"], user=NOBODY, capture_output=True, check=False).returncode == 0
    except PermissionError:
        return False


def executables_without_build_id():
    """Two that differ in their code only are two; the linker may have put no number into them."""
    if platform.machine() != "x86_64" or not shutil.which("objcopy"):
        print("    skipped: it takes objcopy, and code for x86")
        return
    with tempfile.TemporaryDirectory(dir=os.path.dirname(PROGRAM)) as folder:
        one, other = os.path.join(folder, "one"), os.path.join(folder, "other")
        subprocess.run(["objcopy", "--remove-section", ".note.gnu.build-id", PROGRAM, one], check=True)
        with open(one, "rb") as file:
            code = file.read()
        padding = bytes.fromhex("662e0f1f840000000000")  # between functions; it does nothing
        assert padding in code
        with open(other, "wb") as file:
            file.write(code.replace(padding, padding[:-1] + b"\x01", 1))
        os.chmod(other, 0o755)
        for second, same in ((one, True), (other, False)):
            script = f'if [ $ISOMEM_PE = 0 ]; then exec "{one}" good; else exec "{second}" good; fi'
            run = Run(OSHRUN, ["-n", 2, "sh", "-c", script]).finish()
            run.check_clean()
            assert (run.status == 0) == same, f"{second}: status {run.status}: {run.err}"
            assert same or "executable" in run.err, run.err


def stopped_for_a_while():
    """Time in which a process is stopped is none in which it waits."""
    run = Run(OSHRUN, ["-n", 3, PROGRAM, "busy"], {"ISOMEM_TIMEOUT": "4"})
    wait_for(lambda: len(run.pes()) == 3, "3 PEs")
    time.sleep(0.3)
    pes = run.pes()
    for number in (signal.SIGSTOP, signal.SIGCONT):
        for pid in pes:
            os.kill(pid, number)
        time.sleep(5)
    assert len(run.pes()) == 3, "the PEs are gone"
    run.process.terminate()
    run.finish()
    run.check_clean()
    assert run.status == 128 + signal.SIGTERM and "ISOMEM_TIMEOUT" not in run.err, f"{run.status}: {run.err}"


def ended_while_starting():
    """What ends the job ends it before all PEs are started, which takes minutes with many."""
    n = 1500
    for arguments, command, status in (([], 'exit 3', 3), ([], 'kill -TERM $PPID; sleep 60', 128 + signal.SIGTERM),
                                       (["--timeout", "0.1"], 'sleep 60', 124)):
        script = f'if [ "$ISOMEM_PE" != 0 ]; then sleep 60; fi; {command}'
        run = Run(OSHRUN, ["-v", *arguments, "-n", n, "sh", "-c", script]).finish()
        run.check_clean()
        assert run.status == status, f"{command}: status {run.status}: {run.err[-2000:]}"
        started = len(re.findall(r"^oshrun: PE \d+ on ", run.err, re.MULTILINE))
        assert 0 < started < n, f"{command}: {started} PEs were started"


def file_size_limit():
    """The job file is longer than some limits: no program dies of SIGXFSZ, whoever is limited."""
    def limited(mebibytes):
        return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (mebibytes << 20,) * 2)

    for command in ([OSHRUN, "-n", "2", PROGRAM, "good"], [PROGRAM, "good"]):
        result = subprocess.run(command, preexec_fn=limited(1), capture_output=True, text=True, timeout=60, check=False)
        assert result.returncode == 1 and "no room for" in result.stderr, result
        assert "file size limit" in result.stderr and "raise that limit" in result.stderr, result.stderr
        command[-1] = "fill"
        result = subprocess.run(command, preexec_fn=limited(100), capture_output=True, text=True, timeout=60,
                                check=False)
        assert result.returncode == 0 and "returns NULL" in result.stderr and "ulimit -f" in result.stderr, result
    run = Run(OSHRUN, ["-n", 2, "-m", "40m", "sh", "-c", f'ulimit -f 0; exec "{PROGRAM}" fill']).finish()
    run.check_clean()
    assert run.status == 0 and "raise SHMEM_SYMMETRIC_SIZE" in run.err, f"status {run.status}: {run.err}"


def set_user_id():
    """Whoever starts such a program must not get at its memory."""
    if os.geteuid() != 0:
        print("    skipped: it takes root to make one")
        return
    with tempfile.TemporaryDirectory(dir=os.path.dirname(PROGRAM)) as folder:
        os.chmod(folder, 0o755)
        program = shutil.copy(PROGRAM, folder)
        os.chmod(program, 0o755 | stat.S_ISUID)
        if not runs_for_nobody(program):
            print("    skipped: user nobody may not read this folder")
            return
        command = ["env", "ISOMEM_JOB=1:2:3", "ISOMEM_PE=0", program, "good"]
        result = subprocess.run(command, user=NOBODY, capture_output=True, text=True, timeout=60, check=False)
        assert result.returncode == 1 and "more rights than the user who started it" in result.stderr, result
        # its other variables are not listened to
        command = ["env", "SHMEM_SYMMETRIC_SIZE=nonsense", "ISOMEM_HOSTS=nonsense", program, "good"]
        result = subprocess.run(command, user=NOBODY, capture_output=True, text=True, timeout=60, check=False)
        assert result.returncode == 0 and "PE 0 of 1 is done" in result.stdout, result


run_cases([(case.__name__, case) for case in (
    environment_lost, programs_below_a_pe, other_launchers, executables_without_build_id, stopped_for_a_while,
    ended_while_starting, file_size_limit, set_user_id)])
