# SPDX-License-Identifier: Apache-2.0
"""usage: death_test.py OSHRUN FAULT_PE [case...]   A PE dies, in many ways: the job ends, says why, and is gone."""
import os
import re
import signal
import socket
import sys
import time

from harness import OVER_AGENTS, Run, run_cases, wait_for

OSHRUN, PROGRAM = sys.argv[1:3]
HOST = socket.gethostname()
SEVERAL_HOSTS = OVER_AGENTS or "ISOMEM_HOSTS" in os.environ


def job(n, *arguments, status, says=(), silent=False, env=None, command=None):
    """Runs a job and checks its exit status and that each of `says` is in one line of stderr."""
    start = time.monotonic()
    run = Run(OSHRUN, ["-n", n, *(command or [PROGRAM]), *arguments], env).finish()
    seconds = time.monotonic() - start
    run.check_clean()
    assert run.status == status, f"status {run.status}, wanted {status}; stderr: {run.err}"
    if says:
        assert any(all(word in line for word in says) for line in run.err.splitlines()), f"{says} not in: {run.err}"
    if silent:
        assert run.err == "", f"stderr should be empty: {run.err}"
    print(f"    {seconds:.2f} s: {run.err.splitlines()[0] if run.err else '(nothing on stderr)'}")
    return run


def exit_status():
    for value in (1, 2, 77, 255):
        job(4, "exit", value, status=value, says=["PE 3", "pid", HOST, f"status {value}"])
    job(1, "exit", 5, status=5, says=["PE 0", "status 5"])


def fatal_signal():
    for name in ("SEGV", "ABRT", "KILL", "FPE", "BUS", "TERM", "PIPE"):
        number = getattr(signal, "SIG" + name)
        job(3, "signal", int(number), status=128 + number, says=["PE 2", f"signal {int(number)}", HOST])


def global_exit():
    for value in (0, 7, 99):
        job(4, "global_exit", value, status=value, silent=True)
        job(4, "global_exit_busy", value, status=value, silent=True)
    run = job(1, "global_exit_slow", 7, status=7, silent=True, env={"ISOMEM_HOSTS": ""})
    assert "the exit handler is done" in run.out, run.out


def wait_handler():
    """One that ends a wait which cannot return ends the job."""
    job(3, "hang_and_stop", status=130, says=["PE 0", "interrupted", "shmem_barrier_all", "the job ends"])


def exit_0_while_others_wait():
    job(3, "exit", 0, status=1, says=["PE 2", "status 0", "shmem_finalize", "shmem_barrier_all"])
    job(3, "exit_in_wait", 0, status=1, says=["PE 2", "status 0", "shmem_finalize", "shmem_long_wait_until"])
    for how in ("_exit", "quick_exit", "exec"):
        job(3, f"{how}_in_barrier", 0, status=1, says=["PE 2", "status 0", "shmem_finalize", "shmem_barrier_all"])
        job(3, f"{how}_in_wait", 0, status=1, says=["PE 2", "status 0", "shmem_finalize", "shmem_long_wait_until"])
        job(3, f"{how}_in_lock", 0, status=1, says=["PE 2", "status 0", "shmem_finalize", "shmem_set_lock"])
    job(3, "_exit_in_finalize", 0, status=1, says=["PE 2", "status 0", "without calling shmem_finalize"])


def exit_0_while_others_test():
    for how in ("exit", "_exit"):
        job(3, f"{how}_in_test", 0, status=1, says=["PE 2", "status 0", "shmem_finalize", "shmem_long_test"])


def exit_0_is_finalize():
    job(3, "exit_in_finalize", 0, status=0, says=["PE 2", "without shmem_finalize"])
    job(4, "no_finalize", 0, status=0, says=["PE 3", "without shmem_finalize"])
    # the others come to the end of a bounded wait by themselves
    job(3, "exit_in_bounded_wait", 0, status=0, says=["PE 2", "without shmem_finalize"])
    job(4, "no_finalize", 3, status=3, says=["status 3"])


def exit_0_of_one_that_nobody_waits_for():
    """The others wait for each other or for themselves, or have been released already and do not know it yet."""
    job(3, "exit_beside_lock", 0, status=0, says=["PE 2", "without shmem_finalize"])
    job(3, "exit_beside_team", 0, status=0, says=["PE 2", "without shmem_finalize"])
    job(3, "exit_beside_thread", 0, status=0, says=["PE 2", "without shmem_finalize"])
    job(3, "exit_beside_child", 0, status=0, says=["PE 2", "without shmem_finalize"])
    job(3, "exit_beside_handler", 0, status=0, says=["PE 2", "without shmem_finalize"])
    job(3, "exit_with_fault_handler_in_wait", 0, status=1, says=["PE 2", "status 0", "shmem_long_wait_until"])
    # until the others finalize: that no PE can do without it
    for beside in ("lock", "team"):
        # or, where its end cuts a connection, until they wait for anything
        waits = [] if OVER_AGENTS else ["in shmem_fin"]
        job(3, f"_exit_beside_{beside}", 0, status=1, says=["PE 2", "without calling shmem_finalize", *waits])
    for late_ms in (1050, 1120):
        job(24, "late_no_finalize", late_ms, status=0, says=["PE 23", "without shmem_finalize"])


def pthread_exit_in_main():
    """With the last thread of the program the process ends as with exit(0), whatever threads the library has."""
    for wire in ("shm", "loopback"):
        for command in ([PROGRAM], ["sh", "-c", f'"{PROGRAM}" pthread_exit; true']):
            run = job(3, "pthread_exit", status=0, env={"ISOMEM_WIRE": wire}, command=command,
                      says=["PE 2", "without shmem_finalize"])
            assert run.out.count("is done") == 3, run.out


def start_pes_needs_no_finalize():
    job(4, "start_pes", 0, status=0, silent=True)
    job(4, "start_pes", 3, status=3, says=["status 3"])


def exit_0_before_init():
    script = f'exec "{PROGRAM}" exit_before_init 0 "$ISOMEM_PE"'
    job(2, status=1, command=["sh", "-c", script], says=["PE 1", "status 0", "without calling shmem_init", "PE 0"])


def timeout_explains():
    env = {"ISOMEM_TIMEOUT": "2"}
    job(3, "hang", status=1, env=env, says=["has waited", "shmem_barrier_all", "not yet arrived: PE 2", HOST])
    job(3, "hang", status=1, env=env, says=["ISOMEM_TIMEOUT=2"])
    job(3, "active_set", status=1, env=env, says=["has waited", "shmem_barrier;", "pSync must hold SHMEM_SYNC_VALUE"])
    job(3, "wait", status=1, env=env, says=["has waited 2 s", "shmem_long_wait_until", "== 42"])


def explained_after_10_s():
    """By one PE for all."""
    run = Run(OSHRUN, ["-n", 9, PROGRAM, "hang"])
    # 10 s, or what it has come to by the time that a busy machine lets the PE look
    first = re.compile(r"has waited [1-9]\d+ s")
    wait_for(lambda: first.search(os.read(run.process.stderr.fileno(), 65536).decode()), "the explanation", 40)
    time.sleep(2)
    run.process.terminate()
    run.finish()
    if not SEVERAL_HOSTS:  # there it is one of each host
        assert not first.search(run.err), f"explained again: {run.err}"
    assert run.status == 128 + signal.SIGTERM, run.status
    run.check_clean()


def explained_for_each_team():
    """Of PEs that wait in the same routine, one speaks for each team, and names the members that are missing."""
    run = Run(OSHRUN, ["-n", 5, PROGRAM, "halves"])
    said = ""

    def is_said(*words):
        return any(all(word in line for word in words) for line in said.splitlines())

    def both():
        nonlocal said
        said += os.read(run.process.stderr.fileno(), 65536).decode()
        return is_said("PE 0 of 5", "has waited") and is_said("PE 4 of 5", "has waited")

    wait_for(both, "an explanation for each team", 40)
    run.process.terminate()
    run.finish()
    run.check_clean()
    assert is_said("PE 0 of 5", "shmem_team_sync on team", "first member PE 0"), said
    assert is_said("PE 4 of 5", "shmem_team_sync on team", "first member PE 3"), said
    if not SEVERAL_HOSTS:  # hosts do not tell each other of teams
        assert is_said("PE 0 of 5", "not yet arrived: PE 1 is running"), said
        assert is_said("PE 4 of 5", "not yet arrived: PE 3 is running"), said
        assert not is_said("PE 2 of 5", "has waited"), said


def wire_failure():
    for number in (1, 10, 40):
        env = {"ISOMEM_WIRE": "loopback", "ISOMEM_LOOPBACK_FAIL": str(number)}
        job(3, "busy", status=1, env=env, says=["the loopback wire failed in a", "to PE", HOST])


def no_memory_for_a_thread():
    """A stack has 8 MiB, usually."""
    script = f'ulimit -s 8192; ulimit -d 6000; exec "{PROGRAM}" good'
    job(2, status=1, env={"ISOMEM_WIRE": "loopback"}, command=["sh", "-c", script],
        says=["shmem_init", "cannot start a thread", "ulimit -d"])


def children_of_pes():
    run = job(3, "sleeper_exit", 4, status=4, says=["status 4"])
    run = job(3, "sleeper", status=0, silent=True)
    assert run.out.count("is done") == 3, run.out


def wrapper_scripts():
    quoted = f'"{PROGRAM}"'
    run = job(3, status=0, silent=True, command=["sh", "-c", f"{quoted} good; true"])
    assert run.out.count("is done") == 3, run.out
    run = job(3, status=0, silent=True, command=["sh", "-c", f"{quoted} linger & sleep 2"])
    assert run.out.count("is done") == 3, run.out
    job(3, status=9, command=["sh", "-c", f"{quoted} exit 9"], says=["status 9"])
    job(3, status=9, command=["sh", "-c", f"{quoted} exit 9; status=$?; sleep 0.6; exit $status"], says=["status 9"])
    job(2, status=1, command=["sh", "-c", f"{quoted} signal 9; sleep 100"], says=["PE 1", "died inside sh"])
    job(2, status=7, silent=True, command=["sh", "-c", f"{quoted} global_exit 7; exit 0"])


def wrappers_that_do_not_wait():
    quoted = f'"{PROGRAM}"'
    for script in (f"{quoted} linger & exit 0", f"(sleep 0.3; {quoted} linger) & exit 0", f"setsid -f {quoted} linger"):
        run = job(3, status=0, silent=True, command=["sh", "-c", script])
        assert run.out.count("is done") == 3, run.out
    job(3, status=9, command=["sh", "-c", f"{quoted} exit 9 & exit 0"], says=["PE 2", "status 9"])
    job(3, status=134, command=["setsid", "-f", PROGRAM, "signal", "6"], says=["PE 2", "signal 6"])
    job(3, status=1, command=["sh", "-c", f"{quoted} _exit_in_wait 0 & exit 0"], says=["PE 2", "shmem_long_wait_until"])


def wrapper_and_pe_end_at_once():
    """The guardian finds both gone: the end of the PE counts, not that its wrapper went on without it."""
    wait = 'while ! [ -e "$TMPDIR/go" ]; do sleep 0.02; done'
    script = f'({wait}; exec "{PROGRAM}" _exit_in_wait 0) & {wait}; exit 0'
    run = Run(OSHRUN, ["-n", 3, "sh", "-c", script])
    wait_for(lambda: len(run.pes()) >= 6, "3 shells with a child each")
    guardian, go = run.guardian(), os.path.join(run.folder, "go")
    os.kill(guardian, signal.SIGSTOP)
    open(go, "w").close()
    wait_for(lambda: zombies_of(guardian) >= 4, "the end of 3 shells and of PE 2")
    os.remove(go)
    os.kill(guardian, signal.SIGCONT)
    run.finish().check_clean()
    assert run.status == 1 and "PE 2" in run.err and "shmem_long_wait_until" in run.err, f"{run.status}: {run.err}"


def zombies_of(parent):
    found = 0
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/stat") as file:
                found += file.read().rsplit(")", 1)[1].split()[:2] == ["Z", str(parent)]
        except OSError:
            pass
    return found


def hangup_ignored():
    """As under nohup."""
    script = 'trap "" HUP; exec "$@"'
    run = Run("sh", ["-c", script, "sh", OSHRUN, "-n", 3, PROGRAM, "linger"])
    wait_for(lambda: len(run.pes()) == 3, "3 PEs")
    run.process.send_signal(signal.SIGHUP)
    run.finish()
    assert run.status == 0 and run.out.count("is done") == 3, f"{run.status}: {run.out} {run.err}"
    run.check_clean()


def guardian_stopped():
    run = Run(OSHRUN, ["-n", 3, PROGRAM, "busy"])
    wait_for(lambda: len(run.pes()) == 3, "3 PEs")
    os.kill(run.guardian(), signal.SIGSTOP)
    run.process.terminate()
    run.finish()
    assert run.status == 128 + signal.SIGTERM, f"{run.status}: {run.err}"
    run.check_clean()


def several_programs_in_a_script():
    quoted = f'"{PROGRAM}"'
    run = job(3, status=0, silent=True, command=["sh", "-c", f"{quoted} good && {quoted} good && {quoted} good"])
    assert run.out.count("is done") == 9, run.out
    job(2, status=0, command=["sh", "-c", f"{quoted} linger & {quoted} linger; wait"],
        says=["cannot become PE", "has not finalized"])
    job(1, status=1, command=["sh", "-c", f"{quoted} signal 9; {quoted} good"],
        says=["cannot become PE 0", "has ended without shmem_finalize"])


def forked_child_calls_the_library():
    run = job(2, "fork_call", status=0, says=["shmem_barrier_all", "a process forked by a PE"])
    assert run.out.count("is done") == 2, run.out


def daemons():
    """A program that goes on in a child, before its shmem_init, has no PE: whether its first process is still there."""
    for later_ms in (0, 500):
        job(3, "daemon", later_ms, status=1, says=["shmem_init", "a process forked by a PE"])


def signals_end_the_job():
    for name in ("INT", "TERM", "HUP", "QUIT"):
        number = getattr(signal, "SIG" + name)
        run = Run(OSHRUN, ["-n", 3, PROGRAM, "busy"])
        wait_for(lambda: len(run.pes()) == 3, "3 PEs")
        run.process.send_signal(number)
        run.finish()
        assert run.status == 128 + number, f"{name}: status {run.status}: {run.err}"
        run.check_clean()


def stopped_pe():
    run = Run(OSHRUN, ["-n", 3, PROGRAM, "stop"])
    wait_for(lambda: any(is_stopped(pid) for pid in run.pes()), "a stopped PE")
    run.process.terminate()
    run.finish()
    run.check_clean()


def is_stopped(pid):
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] == "T"
    except OSError:
        return False


def oshrun_killed():
    for mode in ("busy", "stop", "sleeper_exit"):
        command = ["sh", "-c", f'"{PROGRAM}" {mode} 0; sleep 1000']
        run = Run(OSHRUN, ["-n", 3, *command])
        wait_for(lambda: len(run.pes()) >= 6 or mode != "busy" and len(run.pes()) >= 4, "the PEs")
        run.process.kill()
        run.finish()
        assert f"oshrun (pid {run.process.pid}) was killed" in run.err, run.err
        print(f"    gone after {run.check_clean():.2f} s")


def two_of_oshrun_killed():
    """The third one cleans up, children of PEs too."""
    for first, second in (("guardian", "front"), ("front", "guardian"), ("front", "keeper"), ("keeper", "guardian")):
        run = Run(OSHRUN, ["-n", 2, "sh", "-c", f'"{PROGRAM}" sleeper_hang; true'])
        wait_for(lambda: len(run.pes()) >= 6, "the PEs and their children")
        pids = {"front": run.process.pid, "guardian": run.guardian(), "keeper": run.keeper()}
        kill_together(pids[first], pids[second])
        run.finish_without_output()
        print(f"    without {first} and {second}: gone after {run.check_clean():.2f} s")


def all_of_oshrun_killed():
    """Nobody is left to clean up: PEs die with their parent, and those behind a script notice when they wait."""
    run = Run(OSHRUN, ["-n", 3, PROGRAM, "busy"])
    wait_for(lambda: len(run.pes()) == 3, "the PEs")
    kill_oshrun(run)
    run.check_clean()
    run = Run(OSHRUN, ["-n", 3, "sh", "-c", f'"{PROGRAM}" hang; true'])
    wait_for(lambda: len(run.pes()) >= 6, "the PEs")
    time.sleep(0.2)
    kill_oshrun(run)
    wait_for(lambda: len(run.pes()) <= 1, "the PEs that wait to end")  # one sleeps in the program
    run.kill_rest()


def kill_oshrun(run):
    kill_together(run.keeper(), run.guardian(), run.process.pid)
    run.finish_without_output()


def kill_together(*pids):
    for number in (signal.SIGSTOP, signal.SIGKILL):  # none shall act while the next one is killed
        for pid in pids:
            os.kill(pid, number)


def keeper_killed():
    run = Run(OSHRUN, ["-n", 3, "sh", "-c", f'"{PROGRAM}" busy; sleep 1000'])
    wait_for(lambda: len(run.pes()) >= 6, "the PEs")
    os.kill(run.keeper(), signal.SIGKILL)
    run.finish()
    assert run.status == 137 and "keeper" in run.err, f"{run.status}: {run.err}"
    run.check_clean()


def guardian_killed():
    run = Run(OSHRUN, ["-n", 3, "sh", "-c", f'"{PROGRAM}" busy; sleep 1000'])
    wait_for(lambda: len(run.pes()) >= 6, "the PEs")
    os.kill(run.guardian(), signal.SIGKILL)
    run.finish()
    assert run.status == 137 and "guardian" in run.err, f"{run.status}: {run.err}"
    print(f"    gone after {run.check_clean():.2f} s")


cases = (
    exit_status, fatal_signal, global_exit, wait_handler, exit_0_while_others_wait, exit_0_while_others_test,
    exit_0_is_finalize, exit_0_of_one_that_nobody_waits_for, wrappers_that_do_not_wait, wrapper_and_pe_end_at_once,
    hangup_ignored, guardian_stopped,
    start_pes_needs_no_finalize, pthread_exit_in_main, exit_0_before_init,
    timeout_explains, explained_after_10_s, explained_for_each_team, wire_failure, no_memory_for_a_thread,
    children_of_pes, wrapper_scripts, several_programs_in_a_script, forked_child_calls_the_library, daemons,
    signals_end_the_job, stopped_pe, oshrun_killed, guardian_killed, keeper_killed, two_of_oshrun_killed,
    all_of_oshrun_killed)
# of the loopback wire; one stops the guardian that has the PEs, of which there are two; and UCX 1.13 aborts a process
# whose main has called pthread_exit, where it needs /proc/net to close a TCP connection
not_over_agents = (wire_failure, no_memory_for_a_thread, wrapper_and_pe_end_at_once, pthread_exit_in_main)
run_cases([(case.__name__, case) for case in cases if not (OVER_AGENTS and case in not_over_agents)],
          workers=4)  # most of them sleep
