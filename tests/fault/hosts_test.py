# SPDX-License-Identifier: Apache-2.0
"""usage: hosts_test.py OSHRUN FAULT_PE [case...]   Jobs on several hosts, all of which are this machine: what oshrun
does for its user, as on one host, and what it says about hosts that cannot be used."""
import os
import re
import signal
import stat
import sys
import tempfile
import time

from harness import REMOTE_SHELL, Run, run_cases, wait_for

OSHRUN, PROGRAM = map(os.path.abspath, sys.argv[1:3])
BASE = {"ISOMEM_REMOTE_SHELL": REMOTE_SHELL, "UCX_TLS": "tcp", "UCX_LOG_LEVEL": "fatal"}


def job(*arguments, status=0, says=(), env=None, text=None, **popen):
    """Runs oshrun and checks its status, that one line of stderr has all of `says`, and that nothing is left."""
    if text is not None:
        popen["stdin"] = -1
    run = Run(OSHRUN, arguments, {**BASE, **(env or {})}, **popen).finish(text=text)
    run.check_clean()
    assert run.status == status, f"status {run.status}, wanted {status}: {run.err}"
    assert any(all(word in line for word in says) for line in [*run.err.splitlines(), ""]) or not says, \
        f"{says} not in: {run.err}"
    return run


class Shell:
    """A remote shell of these lines of sh; $1 is the host, and `run` runs the command as REMOTE_SHELL does."""

    def __init__(self, lines):
        self.folder = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.folder.name, "shell")
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(f'#!/bin/sh\nrun() {{ exec "{REMOTE_SHELL}" "$@"; }}\n{lines}\n')
        os.chmod(self.path, stat.S_IRWXU)
        self.env = {"ISOMEM_REMOTE_SHELL": self.path}


shells = []


def shell_of(line):
    """One that lives as long as the test."""
    shells.append(Shell(line + '; run "$@"'))
    return shells[-1]


def placed(*arguments, env=None):
    """"host: PEs" of each host, as the PEs have it."""
    hosts = {}
    for line in job(*arguments, "sh", "-c", "echo $TEST_HOST $ISOMEM_PE", env=env).out.splitlines():
        host, pe = line.split()
        hosts.setdefault(host, []).append(int(pe))
    return {host: sorted(pes) for host, pes in hosts.items()}


def places():
    assert placed("-H", "a:2,b:1") == {"a": [0, 1], "b": [2]}
    assert placed("-H", "a,b") == {"a": [0], "b": [1]}
    assert placed("-H", "a,b", "-n", "5") == {"a": [0, 1, 2], "b": [3, 4]}
    assert placed("-H", "a:2,b:3", "-n", "3") == {"a": [0, 1], "b": [2]}
    assert placed("-H", "a:2,b:3", "--map-by", "node") == {"a": [0, 2], "b": [1, 3, 4]}
    assert placed("-H", "a,b,c", "-N", "2", "-n", "5") == {"a": [0, 1], "b": [2, 3], "c": [4]}
    assert placed("-H", "a:1,b:1", "-n", "4", "--oversubscribe") == {"a": [0, 1], "b": [2, 3]}
    assert placed("-H", "a,b", "-H", "a:2") == {"a": [0, 1, 2], "b": [3]}
    assert placed("-H", "a:2,b", "-n", "2") == {"a": [0, 1]}, "a host without PEs is left alone"
    with tempfile.NamedTemporaryFile("w") as hosts:
        print("# ours\na slots=2\nb:1\n\na", file=hosts, flush=True)
        assert placed("--hostfile", hosts.name) == {"a": [0, 1, 2], "b": [3]}
    assert placed("-H", ",".join(f"h{i}" for i in range(64))) == {f"h{i}": [i] for i in range(64)}


def slurm():
    """The hosts are those of the allocation; srun starts the agents."""
    srun = Shell('while [ "$1" != --nodelist ]; do shift; done\nTEST_HOST=$2; export TEST_HOST; shift 2; exec "$@"')
    os.rename(srun.path, os.path.join(srun.folder.name, "srun"))
    env = {"PATH": srun.folder.name + ":" + os.environ["PATH"], "ISOMEM_REMOTE_SHELL": "", "SLURM_JOB_ID": "7",
           "SLURM_JOB_NODELIST": "n[08-10],m", "SLURM_TASKS_PER_NODE": "2(x3),1"}
    assert placed(env=env) == {"n08": [0, 1], "n09": [2, 3], "n10": [4, 5], "m": [6]}
    assert placed("-n", "3", "--map-by", "node", env=env) == {"n08": [0], "n09": [1], "n10": [2]}
    assert placed("-H", "localhost", "-n", "2", env={**env, "TEST_HOST": "here"}) == {"here": [0, 1]}


def programs_talk():
    for n, more in ((2, ()), (5, ("--map-by", "node")), (4, ("--bind-to", "none"))):
        run = job("-H", "a,b", "-n", n, *more, PROGRAM, "good")
        assert run.out.count("is done") == n, run.out
    run = job("-H", "a,localhost", "-n", 4, PROGRAM, "good")
    assert run.out.count("is done") == 4, run.out


def no_shared_memory():
    """What is between hosts takes no room in /dev/shm: a PE that is killed while it starts would leave it there."""
    run = Run(OSHRUN, ["-H", "a,b", PROGRAM, "lines", 0], {**BASE, "UCX_TLS": None})
    assert run.process.stdout.readline(), "no line"
    for pid in run.pes():
        with open(f"/proc/{pid}/maps", encoding="utf-8") as file:
            taken = [line for line in file if "/dev/shm" in line]
        assert not taken, taken
    run.process.terminate()
    run.finish().check_clean()


def output():
    run = job("-H", "a,b", "-l", "sh", "-c", "printf 'one\\ntwo'; printf 'three\\n' >&2")
    assert sorted(run.out.splitlines()) == ["[0] one", "[0] two", "[1] one", "[1] two"], run.out
    assert sorted(run.err.splitlines()) == ["[0] three", "[1] three"], run.err
    run = job("-H", "a,b", "sh", "-c", "[ $ISOMEM_PE = 1 ] || printf prompt:")
    assert run.out == "prompt:"
    lines = 400000
    run = job("-H", "a:2,b:2", "seq", str(lines))
    assert len(run.out.splitlines()) == 4 * lines
    run = job("-H", "a,b", "--merge-stderr-to-stdout", "sh", "-c", "echo words >&2")
    assert run.out == "words\n" * 2 and run.err == ""
    with tempfile.TemporaryDirectory() as folder:
        job("-H", "a,b", "--output-filename", folder, "sh", "-c", "echo $ISOMEM_PE")
        for pe in range(2):
            with open(f"{folder}/1/rank.{pe}/stdout", encoding="utf-8") as file:
                assert file.read() == f"{pe}\n"


def output_that_is_not_read():
    """A PE that writes more than anyone reads has to wait; one whose reader has gone ends as in a pipe."""
    run = Run(OSHRUN, ["-H", "a,b", "sh", "-c", "exec yes"], BASE)
    run.process.stdout.read(1000)
    time.sleep(1)
    run.process.stdout.close()
    run.process.stdout = None
    run.finish()
    run.check_clean()
    assert run.status == 128 + signal.SIGPIPE and "Broken pipe" in run.err, f"{run.status}: {run.err}"
    with open("/dev/full", "w", encoding="utf-8") as full:
        job("-H", "a,b", "echo", "words", status=1, says=["cannot write to standard output", "No space left"],
            stdout=full)
    run = Run(OSHRUN, ["-H", "a,b", "sh", "-c", "yes | head -c 30000000"], BASE)
    time.sleep(1)  # most of it is not taken off them by then
    run.finish()
    assert run.status == 0 and len(run.out) == 60000000, f"{run.status}: {len(run.out)} {run.err}"
    run.check_clean()


def standard_input():
    text = "".join(f"line {i}\n" for i in range(100000))
    assert job("-H", "a,b", "cat", text=text).out == text
    assert job("-H", "a,b", "sh", "-c", "[ $ISOMEM_PE = 1 ] || head -n 1", text=text).out == "line 0\n"
    assert job("-H", "a,b", "sh", "-c", "cat; echo done", text="").out == "done\n" * 2
    assert job("-H", "a,b", "sh", "-c", "sleep 0.3", text=text).out == ""
    closed = 'exec "$0" -H a,b sh -c "cat; echo done" <&-'
    run = Run("sh", ["-c", closed, OSHRUN], BASE).finish()
    assert run.out == "done\n" * 2, run.err


def input_that_is_not_read():
    """Of what PE 0 does not want, because it has closed its input, no more is taken than is on its way."""
    reads, writes = os.pipe()
    run = Run(OSHRUN, ["-H", "a,b", "sh", "-c", "exec <&-; sleep 1.5"], BASE, stdin=reads)
    os.close(reads)
    os.set_blocking(writes, False)
    taken = 0
    while run.process.poll() is None:
        try:
            taken += os.write(writes, b"x" * 65536)
        except BlockingIOError:
            time.sleep(0.001)
        except BrokenPipeError:
            break
    os.close(writes)
    run.finish()
    assert run.status == 0 and taken < 4 << 20, f"{run.status}: {taken} bytes {run.err}"
    run.check_clean()


def environment():
    odd = "'quotes' \"and\"\n a $new line; `touch x`"
    bare = Shell('unset PASSED SSH_CLIENT; run "$@"')
    run = job("-H", "a,b", "-x", f"ODD={odd}", "sh", "-c", 'printf "%s|%s|%s\n" "$ODD" "$PASSED" "$SSH_CLIENT"',
              env={**bare.env, "PASSED": "on", "SSH_CLIENT": "of this login"})
    assert run.out == f"{odd}|on|\n" * 2, run.out
    run = job("-H", "a,b", "-x", "DISPLAY", "sh", "-c", "echo $DISPLAY",
              env={**shell_of("unset DISPLAY").env, "DISPLAY": ":7"})
    assert run.out == ":7\n" * 2, run.out
    run = job("-H", "a,b", "-m", "3m", "sh", "-c", 'echo $SHMEM_SYMMETRIC_SIZE')
    assert run.out == "3m\n" * 2
    run = Run(OSHRUN, ["-H", "a,b", "sh", "-c", "sleep 1; exit 0; hidden words"], BASE)
    wait_for(lambda: len(run.pes()) == 4, "2 shells and what they run")
    lines = [line for line in run.processes().values() if "--agent" in line]
    assert lines and not any("hidden words" in line for line in lines), lines
    run.finish().check_clean()


def directory_and_program():
    with tempfile.TemporaryDirectory() as folder:
        assert job("-H", "a,b", "--wdir", folder, "pwd").out == (os.path.realpath(folder) + "\n") * 2
        assert job("-H", "a,b", "pwd", cwd=folder).out == (os.path.realpath(folder) + "\n") * 2
    job("-H", "a,b", "--wdir", "/no/such", "pwd", status=2, says=["/no/such on host", "No such file", "--wdir"])
    job("-H", "a,b", "no-such-program", status=127, says=["no-such-program not found on host"])
    job("-H", "a,b", "/etc/passwd", status=126, says=["/etc/passwd is not executable", "on host"])
    job("-H", "a,b", "-n", "300", "--bind-to", "core", "true", status=2, says=["--bind-to", "150 PEs", "on host"])
    job("-H", "a,b", "-m", "3x", "true", status=2, says=["-m", "3x"])
    job("-H", "a,b", "true", status=2, says=["ISOMEM_HOSTS", "unset"], env={"ISOMEM_HOSTS": "2"})
    job("-H", "a,b", "true", status=1, says=["SHMEM_SYMMETRIC_SIZE"], env={"SHMEM_SYMMETRIC_SIZE": "x"})
    job("-H", "a,b", "-x", "ISOMEM_STRIDE=x", "true", status=1, says=["ISOMEM_STRIDE", "on host"])


def hosts_that_cannot_be_used():
    refused = Shell('[ $1 = a ] && run "$@"; echo "connect to host $1: Connection refused" >&2; exit 255')
    job("-H", "a,b", "true", status=1, env=refused.env,
        says=["host b", "ended with status 255", "connect to host b: Connection refused", "b true'"])
    nothing_there = Shell('[ $1 = a ] && run "$@"; exec sh -c "exec oshrun-of-another-name"')
    job("-H", "a,b", "true", status=1, env=nothing_there.env, says=["host b has no oshrun", "install isomem"])
    elsewhere = f'run "$1" "$(echo "$2" | sed "s,{OSHRUN},/no/such/oshrun,")"'
    of_others = Shell('[ $1 = a ] && run "$@"; PATH=$(dirname "$0"):$PATH; export PATH; ' + elsewhere)
    with open(os.path.join(of_others.folder.name, "oshrun"), "w", encoding="utf-8") as file:
        file.write('#!/bin/sh\necho "oshrun (Another Library) 4.1"; [ $1 = --version ]\n')
    os.chmod(file.name, stat.S_IRWXU)
    job("-H", "a,b", "true", status=1, env=of_others.env, says=["host b has no oshrun of isomem", "install isomem"])
    os.remove(file.name)
    os.symlink(OSHRUN, file.name)
    assert job("-H", "a,b", "echo", "words", env=of_others.env).out == "words\n" * 2
    older = Shell('[ $1 = a ] && run "$@"; echo isomem-agent 0.0.1; sleep 100')
    job("-H", "a,b", "true", status=1, env=older.env, says=["host b has isomem 0.0.1", "same version"])
    job("-H", "a,b", "true", status=1, env={"ISOMEM_REMOTE_SHELL": "/no/such/shell -v"},
        says=["/no/such/shell", "No such file"])
    start = time.monotonic()
    silent = Shell('[ $1 = a ] && run "$@"; exec sleep 100')
    job("-H", "a,b,c", "true", status=1, env=silent.env, says=["no answer from b, c within 10 s"])
    assert time.monotonic() - start < 12
    for n in (12, 16):
        few = Shell(f'[ $1 = a ] && run "$@"; ulimit -n {n}; run "$@"')
        job("-H", "a,b", "true", status=1, env=few.env, says=["ulimit -n", "host b"])
    garbage = Shell('[ $1 = a ] && run "$@"; head -c 1000000 /dev/urandom')
    job("-H", "a,b", "true", status=1, env=garbage.env, says=["cannot start PEs on host b"])


def garbage_after_the_greeting():
    """Whatever it comes to: the job ends."""
    version = Run(OSHRUN, ["--version"]).finish().out.split()[-1]
    for seed in range(8):
        shell = Shell(f'[ $1 = a ] && run "$@"; echo isomem-agent {version}; '
                      f'python3 -c "import random, sys; random.seed({seed}); sys.stdout.buffer.write('
                      'b\'\'.join(bytes([random.randrange(22), 0, 0, 0, random.randrange(80), 0, 0, 0]) + '
                      'random.randbytes(random.randrange(80)) for _ in range(50)))"; exec sleep 100')
        run = Run(OSHRUN, ["-H", "a,b", "true"], {**BASE, **shell.env}).finish(timeout=15)
        run.check_clean()


def talkative_login():
    chatty = Shell('echo "Welcome to $1"; echo "isomem"; echo Notice: you have mail >&2; run "$@"')
    run = job("-H", "a,b", "echo", "words", env=chatty.env)
    assert run.out == "words\n" * 2 and run.err.count("you have mail") == 2, f"{run.out} {run.err}"
    slow = Shell('sleep 4; run "$@"')  # of 70 hosts 32 are called at a time
    assert job("-H", ",".join(f"h{i}" for i in range(70)), "echo", "words", env=slow.env).out == "words\n" * 70


def signals():
    script = 'trap "echo got it; exit 0" USR1; while :; do sleep 0.05; done'
    run = Run(OSHRUN, ["-H", "a,b", "sh", "-c", script], BASE)
    wait_for(lambda: len(run.pes()) >= 2, "2 PEs")
    time.sleep(0.5)
    run.process.send_signal(signal.SIGUSR1)
    run.finish()
    assert run.status == 0 and run.out == "got it\n" * 2, f"{run.status}: {run.out} {run.err}"
    run.check_clean()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        run = Run(OSHRUN, ["-H", "a,b", PROGRAM, "busy"], BASE)
        wait_for(lambda: len(run.pes()) == 2, "2 PEs")
        run.process.send_signal(number)
        run.finish()
        assert run.status == 128 + number and f"signal {int(number)}" in run.err, f"{run.status}: {run.err}"
        run.check_clean()


def time_limit():
    run = job("-H", "a,b", "-n", "4", "--timeout", "1.5", PROGRAM, "hang", status=124,
              says=["--timeout 1.5 s", "PEs 0, 1", "2"])
    assert len(run.err.splitlines()) == 1, run.err


def agents_of(run):
    """pids of the guardians of hosts, by host."""
    found = {}
    for pid, line in run.processes().items():
        if line != "isomem-guardian":
            continue
        with open(f"/proc/{pid}/environ", "rb") as file:
            host = re.search(rb"TEST_HOST=(\w+)", file.read())
        if host:
            found[host.group(1).decode()] = pid
    return found


def busy_job():
    run = Run(OSHRUN, ["-H", "a,b", "-n", "4", PROGRAM, "busy"], BASE)
    wait_for(lambda: len(run.pes()) == 4 and len(agents_of(run)) == 2, "4 PEs and 2 agents")
    return run


def parent_of(pid):
    with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
        return int(file.read().rsplit(")", 1)[1].split()[1])


def lost_hosts():
    """Whatever of a host's agent is killed: the job ends on every side, in words."""
    for what in ("guardian", "keeper", "front"):
        run = busy_job()
        pid = agents_of(run)["b"]
        for _ in range(("guardian", "keeper", "front").index(what)):
            pid = parent_of(pid)
        os.kill(pid, signal.SIGKILL)
        run.finish()
        assert run.status not in (0, None) and run.err, f"{what}: {run.status}: {run.err}"
        assert re.search(r"host b|on \S+:b|^b: ", run.err), f"{what}: {run.err}"
        assert "has not confirmed" not in run.err, run.err
        run.check_clean()


def others_end_in_order():
    """The PEs of the hosts that are left get their signal, and what they still write is shown."""
    script = 'trap "echo PE $ISOMEM_PE cleans up; exit 0" TERM; while :; do sleep 0.02; done'
    run = Run(OSHRUN, ["-H", "a,b,c", "sh", "-c", script], BASE)
    wait_for(lambda: len(agents_of(run)) == 3 and len(run.pes()) >= 3, "3 agents")
    time.sleep(0.5)
    os.kill(agents_of(run)["a"], signal.SIGKILL)
    run.finish()
    run.check_clean()
    assert run.out.count("cleans up") == 2 and "not confirmed" not in run.err, f"{run.out} {run.err}"


def stopped_by_its_terminal():
    """Ctrl-Z stops the PEs; for longer than hosts may be silent."""
    script = "i=0; while [ $i -lt 40 ]; do i=$((i + 1)); sleep 0.05; done; echo done"
    run = Run(OSHRUN, ["-H", "a,b", "sh", "-c", script], BASE, process_group=0)
    wait_for(lambda: len(agents_of(run)) == 2 and len(run.pes()) >= 2, "2 PEs")
    time.sleep(0.3)
    os.killpg(run.process.pid, signal.SIGTSTP)
    time.sleep(9)
    with open(f"/proc/{run.process.pid}/stat", encoding="utf-8") as file:
        assert file.read().rsplit(")", 1)[1].split()[0] == "T", "oshrun goes on"
    os.killpg(run.process.pid, signal.SIGCONT)
    start = time.monotonic()
    run.finish()
    assert run.status == 0 and run.out == "done\n" * 2, f"{run.status}: {run.out} {run.err}"
    assert time.monotonic() - start > 0.5, "the PEs went on meanwhile"
    run.check_clean()


def shared_input():
    """Another process takes what is in the pipe: oshrun goes on to hear signals and its hosts."""
    reads, writes = os.pipe()
    jobs = [Run(OSHRUN, ["-H", "a,b", "sh", "-c", "cat > /dev/null"], BASE, stdin=reads) for _ in range(2)]
    os.close(reads)
    for _ in range(300):
        os.write(writes, b"a line\n")
        time.sleep(0.005)
    for run in jobs:
        run.process.send_signal(signal.SIGINT)
        run.finish(timeout=15)
        assert run.status == 128 + signal.SIGINT, run.status
        run.check_clean()
    os.close(writes)


def silent_host():
    """As one that has crashed, or that no packet reaches any more."""
    run = busy_job()
    guardian = agents_of(run)["b"]
    stopped = [pid for pid in run.processes() if pid == guardian or parent_of(pid) == guardian]
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    start = time.monotonic()
    run.finish_without_output()
    seconds = time.monotonic() - start
    for pid in run.processes():
        os.kill(pid, signal.SIGCONT)
    run.wait_gone()
    err = run.process.stderr.read()
    assert run.status == 1 and "host b has not been heard of for 8 s" in err, f"{run.status}: {err}"
    assert seconds < 12, seconds
    run.check_clean()


def stopped_for_a_while():
    """A host that is silent for 5 s, as behind a link that is down for so long, is waited for."""
    run = Run(OSHRUN, ["-H", "a,b", "-n", "2", "sh", "-c", "sleep 7; echo words"], BASE)
    wait_for(lambda: len(agents_of(run)) == 2 and len(run.pes()) == 4, "2 agents")
    guardian = agents_of(run)["b"]
    os.kill(guardian, signal.SIGSTOP)
    time.sleep(5)
    os.kill(guardian, signal.SIGCONT)
    run.finish().check_clean()
    assert run.status == 0 and run.out == "words\n" * 2, f"{run.status}: {run.err}"


def all_stopped():
    """A machine that gets no core for longer than hosts may be silent: nobody takes that for the others' silence."""
    run = Run(OSHRUN, ["-H", "a,b", "-n", "2", "sh", "-c", "sleep 2; echo words"], BASE)
    wait_for(lambda: len(agents_of(run)) == 2 and len(run.pes()) == 4, "2 agents")
    head = [pid for pid, line in run.processes().items()
            if line == "isomem-guardian" and parent_of(parent_of(pid)) == run.process.pid]
    assert len(head) == 1, head
    stopped = [*head, *agents_of(run).values()]
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    time.sleep(9)
    for pid in stopped:  # one after the other, as they would get a core
        os.kill(pid, signal.SIGCONT)
        time.sleep(0.5)
    run.finish().check_clean()
    assert run.status == 0 and run.out == "words\n" * 2, f"{run.status}: {run.err}"


run_cases([(case.__name__, case) for case in (
    all_stopped, stopped_for_a_while, silent_host, hosts_that_cannot_be_used, output_that_is_not_read, places, slurm,
    programs_talk, no_shared_memory, output, standard_input, input_that_is_not_read, environment, directory_and_program,
    garbage_after_the_greeting, talkative_login, signals, time_limit, lost_hosts, others_end_in_order,
    stopped_by_its_terminal, shared_input)], workers=4)
