# SPDX-License-Identifier: Apache-2.0
"""usage: options_test.py OSHRUN FAULT_PE [case...]   The command line of oshrun, and what PEs get from it."""
import os
import signal
import subprocess
import sys
import tempfile

from harness import Run, run_cases, wait_for

OSHRUN, PROGRAM = sys.argv[1:3]


def oshrun(*arguments, status=0, text=None, **options):
    if text is not None:
        options["stdin"] = subprocess.PIPE
    run = Run(OSHRUN, arguments, **options).finish(text=text)
    run.check_clean()
    assert run.status == status, f"{arguments}: status {run.status}, wanted {status}: {run.err}"
    return run


def usage_error(*arguments, says):
    run = oshrun(*arguments, status=2)
    first = run.err.splitlines()[0]
    assert all(word in first for word in says), f"{says} not in: {first}"
    assert "--help" in run.err and run.out == "", run.err


def help_and_version():
    text = oshrun("--help").out
    for word in ("-np", "-x", "--bind-to", "--timeout", "--label", "--wdir", "Exit status", "SHMEM_SYMMETRIC_SIZE"):
        assert word in text, word
    assert oshrun("-h").out == text
    assert oshrun("-V").out.startswith("oshrun (isomem) ")


def wrong_command_lines():
    usage_error("-n", "2", says=["program is missing"])
    usage_error(says=["program is missing"])
    usage_error("-n", "2", PROGRAM, ":", "-n", "2", PROGRAM, says=[":", "not possible"])
    usage_error("-n", "8", "-N", "4", "true", says=["-n 8", "4 PEs on each host", "more hosts"])
    usage_error("-H", "localhost:2,5", "true", says=["5 is not the name of a host"])
    usage_error("-H", "a,,b", "true", says=["-H a,,b", "name of a host is missing"])
    usage_error("-H", "a,-oProxyCommand=x", "true", says=["-oProxyCommand=x is not the name of a host"])
    usage_error("-H", "a:1,b:2", "-n", "4", "true", says=["-n 4", "take 3 PEs", "--oversubscribe"])
    usage_error("-H", "a,b", "-N", "2", "-n", "5", "true", says=["-n 5", "take 4 PEs"])
    usage_error("-H", "localhost:20000,localhost:20000", "true", says=["40000", "at most 32767", "-n"])
    usage_error("--host", "localhost:x", "true", says=["localhost:x", "number of PEs"])
    usage_error("--hostfile", "/no/such/file", "true", says=["/no/such/file", "No such file"])
    usage_error("--hostfile", "/dev/null", "true", says=["/dev/null", "no host in it"])
    usage_error("--hostfile", "/", "true", says=["--hostfile /", "Is a directory"])
    usage_error("--hostfile", "/dev/zero", "true", says=["--hostfile /dev/zero", "more than 16 MiB"])
    with tempfile.NamedTemporaryFile("w") as hosts:
        print(*(f"h{i}" for i in range(32768)), sep="\n", file=hosts, flush=True)
        usage_error("--hostfile", hosts.name, "true", says=[hosts.name + ":32768", "32767"])
    with tempfile.NamedTemporaryFile() as binary:
        binary.write(b"\x7fELF\x02\x01 x=1\n")
        binary.flush()
        usage_error("--hostfile", binary.name, "true", says=[binary.name + ":1", "?ELF??", "not the name of a host"])
    usage_error("-H", "a:1, b:1, 7", "true", says=["7 is not the name of a host"])
    with tempfile.NamedTemporaryFile("w") as hosts:
        print("localhost slots = 2", file=hosts, flush=True)
        usage_error("--hostfile", hosts.name, "true", says=[f"{hosts.name}:1", "slots", "NAME=VALUE"])
    usage_error("-n", "2", "", says=["program is missing"])
    usage_error("--mca", "btl", says=["--mca needs a name and a value"])
    for value in ("0", "-1", "x", "3.5", "99999999999999999999", "32768"):
        usage_error("-n", value, "true", says=["-n", value, "1 to 32767"])
    usage_error("-n", says=["-n needs a value"])
    for option in ("-n", "-H", "--wdir", "--output-filename"):
        usage_error(option, "", "true", says=[f"{option} has an empty value"])
    usage_error("--wdir=", "true", says=["--wdir has an empty value"])
    usage_error("--lable", "-n", "2", "true", says=["--lable", "--label"])
    usage_error("--bind-too", "core", "-n", "2", "true", says=["--bind-too", "--bind-to"])
    usage_error("--hepl", says=["--hepl", "--help"])
    usage_error("--zzzzzzzzz", says=["unknown option --zzzzzzzzz"])
    words = oshrun("--timeou", status=2).err
    assert words.startswith("oshrun: unknown option --timeou; did you mean --timeout\n"), words  # of two spellings one
    usage_error("--bind-to", "moon", "-n", "2", "true", says=["moon", "none, core, hwthread, numa, socket"])
    usage_error("--timeout", "-3", "-n", "2", "true", says=["--timeout -3"])
    usage_error("--label=yes", "-n", "2", "true", says=["--label takes no value"])
    usage_error("-x", "ISOMEM_NEVER_SET", "-n", "1", "true", says=["ISOMEM_NEVER_SET", "not set"])


def command_lines_of_mpirun():
    """The number of PEs from what is said of hosts, options that mean nothing here, output to files."""
    cores = len(os.sched_getaffinity(0))
    for line, n in (("-N 3", 3), ("-n 2 -N 3", 2), ("-npernode 2", 2), ("-H localhost:3", 3), ("", None),
                    ("--host localhost,localhost", 2), ("-n 4 --host 127.0.0.1", 4)):
        arguments = line.split()
        lines = oshrun(*arguments, "sh", "-c", "echo $ISOMEM_PE").out.split()
        assert sorted(map(int, lines)) == list(range(len(lines))), lines
        assert len(lines) == n if n else 1 <= len(lines) <= cores, f"{arguments}: {lines}"
    with tempfile.TemporaryDirectory() as folder:
        hosts = os.path.join(folder, "hosts")
        with open(hosts, "w", encoding="utf-8") as file:
            file.write("# ours\nlocalhost slots=2 max_slots=9\n\nlocalhost:1\n")
        assert len(oshrun("--hostfile", hosts, "echo").out.splitlines()) == 3
        with open(hosts, "a", encoding="utf-8") as file:
            file.write("7\n")
        usage_error("--hostfile", hosts, "echo", says=["hosts:5", "7 is not the name of a host"])
        script = 'echo out $ISOMEM_PE; echo err $ISOMEM_PE >&2'
        run = oshrun("-n", "2", "--output-filename", os.path.join(folder, "a/b"), "sh", "-c", script)
        assert run.out == "" and run.err == "", run.out + run.err
        for pe in range(2):
            for name in ("out", "err"):
                with open(os.path.join(folder, f"a/b/1/rank.{pe}/std{name}"), encoding="utf-8") as file:
                    assert file.read() == f"{name} {pe}\n"
        run = oshrun("-n", "1", "--output-filename", "/dev/null/x", "true", status=1)
        assert "--output-filename: cannot write /dev/null/x/1/rank.0/stdout: Not a directory" in run.err, run.err
    run = oshrun("-n", "2", "--merge-stderr-to-stdout", "sh", "-c", "echo both >&2")
    assert run.out == "both\n" * 2 and run.err == "", run.out + run.err
    run = oshrun("--mca", "btl", "self,tcp", "-n", "1", "echo", "done")
    assert run.out == "done\n" and "note: --mca btl self,tcp is ignored" in run.err, run.err


def program_that_cannot_run():
    assert "not found" in oshrun("-n", "2", "no-such-program-here", status=127).err
    assert "not found" in oshrun("-n", "2", "/no/such/program", status=127).err
    assert "directory" in oshrun("-n", "2", "/tmp", status=126).err
    assert "not executable" in oshrun("-n", "2", "/etc/passwd", status=126).err
    with tempfile.TemporaryDirectory() as folder:
        script = os.path.join(folder, "script")
        with open(script, "w") as file:
            file.write("#!/no/such/interpreter\n")
        os.chmod(script, 0o755)
        assert "interpreter" in oshrun("-n", "2", script, status=127).err
    with tempfile.TemporaryDirectory() as folder:  # a directory in PATH is no program
        os.mkdir(os.path.join(folder, "true"))
        oshrun("-n", "2", "true", env={"PATH": folder + ":" + os.environ["PATH"]})


def few_open_files():
    """With any limit: the job runs, or its last words name the limit."""
    for most in range(5, 16):
        command = ["sh", "-c", f'ulimit -n {most}; exec "{OSHRUN}" -n 2 true']
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0 or "ulimit -n" in done.stderr, f"ulimit -n {most}: {done.returncode} {done.stderr}"


def spellings():
    for words in (["-np", "3"], ["--np", "3"], ["-n3"], ["-np3"], ["--n=3"],
                  ["--allow-run-as-root", "--oversubscribe", "--map-by", "core", "-np", "3"]):
        run = oshrun(*words, "sh", "-c", "echo $ISOMEM_PE")
        assert sorted(run.out.split()) == ["0", "1", "2"], f"{words}: {run.out}"
    assert oshrun("-n", "1", "--", "echo", "-n", "x").out == "x"
    assert oshrun("-n", "1", "echo", "--label").out == "--label\n"


def variables():
    run = oshrun("-n", "2", "-x", "A=1", "-x", "B=two words=3", "-x", "HOME", "sh", "-c", 'echo "$A $B"')
    assert run.out == "1 two words=3\n" * 2, run.out
    assert oshrun("-n", "1", "-m", "64m", "sh", "-c", "echo $SHMEM_SYMMETRIC_SIZE").out == "64m\n"
    for words in (["-m", "64m"], ["-x", "SHMEM_SYMMETRIC_SIZE=64m"]):
        run = oshrun("-n", "2", *words, "-x", "SHMEM_DEBUG=1", PROGRAM, "good")
        assert run.err.count("at most 64 MiB") == 2, run.err
    run = oshrun("-n", "2", "-m", "1", PROGRAM, "fill")
    assert "0 of 1 bytes of the symmetric heap are in use; raise SHMEM_SYMMETRIC_SIZE" in run.err, run.err


def symmetric_size():
    """The grammar of the specification: fractions, one multiplier of either case, what follows it is ignored."""
    for size in ("64m", "64M", "65536k", "0.0625g", ".0625G", "67108864", "64mk", "64MiB"):
        run = oshrun("-n", "2", "-x", f"SHMEM_SYMMETRIC_SIZE={size}", "-x", "SHMEM_DEBUG=1", PROGRAM, "good")
        assert run.err.count("at most 64 MiB") == 2, f"{size}: {run.err}"
    run = oshrun("-n", "2", "-x", "SHMEM_SYMMETRIC_SIZE=64m", "-x", "SMA_SYMMETRIC_SIZE=32m", "-x", "SHMEM_DEBUG=1",
                 PROGRAM, "good")
    assert run.err.count("at most 64 MiB") == 2, run.err
    run = oshrun("-n", "2", "-x", "SHMEM_SYMMETRIC_SIZE=", PROGRAM, "good")  # as if it were not set
    assert run.err == "", run.err
    for size in ("-5m", "many", "m", "5q"):
        run = Run(OSHRUN, ["-n", "2", "-x", f"SHMEM_SYMMETRIC_SIZE={size}", PROGRAM, "good"]).finish()
        run.check_clean()
        assert run.status not in (0, -11) and f"SHMEM_SYMMETRIC_SIZE='{size}'" in run.err, f"{size}: {run.err}"


def numbers():
    """One grammar everywhere: decimal digits, a point and an exponent where fractions make sense, hexadecimal for
    addresses only."""
    whole = ["2", "02", "002"]
    fractions = ["1.5", ".5", "2.", "2e0"]
    seconds = ["20", "020", "20.5", ".5e2", "20.", "2e1"]  # enough for a small job on a busy machine
    addresses = ["0x200000000000", "0X200000000000", "35184372088832"]
    never = [" 2", "2 ", "+2", "-2", "2e", "0x2", "2,5", "2_0", "two", "1.5.", ".", "nan", "inf", "9" * 30]
    places = [(lambda text, option=option: [option, text], 2, whole) for option in ("-n", "-N")]
    places.append((lambda text: ["--host", "localhost:" + text], 2, whole))
    places.append((lambda text: ["--timeout", text], 2, seconds))
    places.append((lambda text: ["-n", "1", "-m", text + "m"], 2, whole + fractions))
    for variable, valid in (("ISOMEM_TIMEOUT", seconds), ("ISOMEM_LOOPBACK_DELAY", whole),
                            ("ISOMEM_HOSTS", whole), ("ISOMEM_COLL=cores", whole), ("ISOMEM_WINDOW", addresses)):
        places.append((lambda text, name=variable: ["-n", "1", "-x", f"{name}={text}"], 1, valid))
    places.append((lambda text: ["-n", "1", "-x", f"SHMEM_SYMMETRIC_SIZE={text}m"], 1, whole + fractions))
    for arguments, status, valid in places:
        others = addresses + never if valid is seconds else whole + fractions + addresses + never
        for text in valid + [text for text in others if text not in valid]:
            run = Run(OSHRUN, [*arguments(text), "true"]).finish()
            run.check_clean()
            words = f"{arguments(text)}: status {run.status}: {run.err}"
            assert run.status == (0 if text in valid else status), words
            assert text in valid or text in run.err, words  # the message quotes it


def more_hosts_than_pes():
    run = oshrun("-n", "2", PROGRAM, "good", env={"ISOMEM_HOSTS": "3"})
    assert "note: ISOMEM_HOSTS=3 is more than there are PEs" in run.err, run.err
    run = oshrun("-n", "3", PROGRAM, "good", env={"ISOMEM_HOSTS": "3"})
    assert run.err == "", run.err


def gpus_of_virtual_hosts():
    """Each has its share: programs choose a GPU by their number on the host."""
    for hosts, visible, shares in (("2", "4,5,6,GPU-a", ["4,5", "4,5", "6,GPU-a", "6,GPU-a"]),
                                   ("2,cyclic", "4,5,6,GPU-a", ["4,5", "6,GPU-a"] * 2),
                                   ("3", "4,5,6,7", ["4", "4", "5", "6,7"]), ("2", "4", ["4"] * 4),
                                   ("", "4,5", ["4,5"] * 4)):
        run = oshrun("-n", "4", "--label", "printenv", "CUDA_VISIBLE_DEVICES",
                     env={"ISOMEM_HOSTS": hosts, "CUDA_VISIBLE_DEVICES": visible})
        assert sorted(run.out.splitlines()) == [f"[{pe}] {gpus}" for pe, gpus in enumerate(shares)], run.out


def directory():
    with tempfile.TemporaryDirectory() as folder:
        assert oshrun("-n", "1", "--wdir", folder, "pwd").out.strip() == os.path.realpath(folder)
    assert "/no/such" in oshrun("-n", "1", "-wdir", "/no/such", "pwd", status=2).err


def standard_input():
    text = "".join(f"line {i}\n" for i in range(20000))
    run = oshrun("-n", "3", "--label", "cat", text=text)
    assert run.out == "".join("[0] " + line for line in text.splitlines(True)), run.out[:200]
    assert oshrun("-n", "3", "cat", text=text).out == text


def labels():
    script = 'for i in 1 2 3; do echo "out $i"; echo "err $i" >&2; done; printf "no end"'
    run = oshrun("-n", "4", "--label", "sh", "-c", script)
    for pe in range(4):
        mine = [line for line in run.out.splitlines() if line.startswith(f"[{pe}] ")]
        assert mine == [f"[{pe}] out {i}" for i in (1, 2, 3)] + [f"[{pe}] no end"], run.out
        assert [line for line in run.err.splitlines() if line.startswith(f"[{pe}] ")] == \
            [f"[{pe}] err {i}" for i in (1, 2, 3)], run.err
    run = oshrun("-n", "2", "--tag-output", "sh", "-c", "head -c 3000000 /dev/zero | tr '\\0' x")
    assert run.out.count("x") == 6000000


def time_limit():
    run = oshrun("-n", "2", "--timeout", "0.5", PROGRAM, "hang", status=124)
    assert "--timeout 0.5" in run.err and "each of PEs 0, 1 is running" in run.err, run.err
    oshrun("-n", "2", "--timeout", "100", "true")


def status_of_the_program():
    for value in (0, 1, 2, 126, 127, 200):
        oshrun("-n", "2", "sh", "-c", f"exit {value}", status=value)
    assert oshrun("-n", "2", "-q", "sh", "-c", "exit 3", status=3).err == ""
    assert "ended with status 3" in oshrun("-n", "2", "-v", "sh", "-c", "exit 3", status=3).err


def last_words():
    """PEs that fail at the same time all say why."""
    script = '[ $ISOMEM_PE = 1 ] || sleep 0.01; echo "words $ISOMEM_PE" >&2; exit 2'
    run = oshrun("-n", "2", "sh", "-c", script, status=2)
    assert "words 0" in run.err and "words 1" in run.err, run.err


def binding():
    cpus = sorted(os.sched_getaffinity(0))
    many = str(len(cpus) + 1)
    script = "grep Cpus_allowed_list /proc/self/status"
    mine = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=True).stdout
    assert oshrun("-n", "2", "--bind-to", "none", "sh", "-c", script).out == 2 * mine
    assert oshrun("-n", many, "sh", "-c", script).out == int(many) * mine
    usage_error_text = oshrun("-n", many, "--bind-to", "hwthread", "true", status=2).err
    assert f"{many} PEs" in usage_error_text and "--bind-to none" in usage_error_text, usage_error_text
    lines = oshrun("-n", str(len(cpus)), "--bind-to", "hwthread", "sh", "-c", script).out.splitlines()
    assert sorted(int(line.split()[1]) for line in lines) == cpus, lines
    assert oshrun("-n", "2", "--bind-to", "none", "--report-bindings", "true").err.count("not bound") == 2


def passed_on_signals():
    script = "trap 'echo got it; exit 0' USR1; while :; do sleep 0.05; done"
    run = Run(OSHRUN, ["-n", "3", "sh", "-c", script])
    wait_for(lambda: len(run.pes()) >= 6, "3 shells with a child each")  # the trap is set before the first sleep
    run.process.send_signal(signal.SIGUSR1)
    run.finish()
    run.check_clean()
    assert run.status == 0 and run.out == "got it\n" * 3, f"{run.status} {run.out} {run.err}"


def without_launcher():
    def alone(**variables):
        return subprocess.run([PROGRAM, "good"], env={**os.environ, **variables}, capture_output=True, text=True,
                              timeout=30, check=False)

    run = alone()
    assert run.returncode == 0 and run.stdout == "PE 0 of 1 is done\n", run.stdout + run.stderr
    run = alone(ISOMEM_JOB="nonsense")
    assert run.returncode == 1 and "ISOMEM_JOB=nonsense" in run.stderr, run.stderr
    run = alone(ISOMEM_TIMEOUT="soon")
    assert run.returncode == 1 and "ISOMEM_TIMEOUT='soon'" in run.stderr, run.stderr


def what_the_library_says():
    run = oshrun("-n", "2", PROGRAM, "good", env={"SHMEM_VERSION": "1"})
    assert run.err.count("OpenSHMEM 1.6") == 1, run.err
    run = oshrun("-n", "2", PROGRAM, "good", env={"SHMEM_INFO": "1", "ISOMEM_TIMEOUT": "77"})
    assert "SHMEM_SYMMETRIC_SIZE" in run.err and "now: 77" in run.err, run.err
    run = oshrun("-n", "2", PROGRAM, "good", env={"SHMEM_DEBUG": "1"})
    assert run.err.count("is up") == 2 and run.err.count("has finalized") == 2, run.err


def ways_of_collectives():
    run = oshrun("-n", "2", PROGRAM, "good", env={"ISOMEM_EXPLAIN": "coll"})
    lines = [line for line in run.err.splitlines() if "coll: shmem_barrier_all, 2 PEs: " in line]
    assert len(lines) == 1 and "counter_pes=" in lines[0], run.err
    run = oshrun("-n", "2", PROGRAM, "good", env={"ISOMEM_EXPLAIN": "coll", "ISOMEM_COLL": "counter_pes=1,cores=9"})
    assert "dissemination" in run.err and "2 PEs exceed counter_pes=1" in run.err, run.err
    # one program after the other in a job, which synchronise in different ways
    ways = ("counter_pes=1,cores=9", "counter_pes=9", "counter_pes=1,cores=9", "cores=1")
    for wire in ("shm", "loopback"):
        script = " && ".join(f"ISOMEM_COLL={limits} {PROGRAM} good" for limits in ways)
        run = oshrun("-n", "3", "sh", "-c", script, env={"ISOMEM_TIMEOUT": "20", "ISOMEM_WIRE": wire})
        assert run.out.count("is done") == 3 * len(ways), f"{wire}: {run.out} {run.err}"
    run = oshrun("-n", "2", "sh", "-c", f"ISOMEM_COLL=flat_pes=$ISOMEM_PE exec {PROGRAM} good", status=1)
    assert "ISOMEM_COLL differs between PE" in run.err, run.err


run_cases([(case.__name__, case) for case in (
    help_and_version, wrong_command_lines, command_lines_of_mpirun, program_that_cannot_run, few_open_files, spellings,
    variables, symmetric_size, numbers, more_hosts_than_pes,
    gpus_of_virtual_hosts, directory,
    standard_input, labels, time_limit, status_of_the_program, last_words, binding, passed_on_signals,
    without_launcher, what_the_library_says, ways_of_collectives)])
