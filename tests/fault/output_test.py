# SPDX-License-Identifier: Apache-2.0
"""usage: output_test.py OSHRUN FAULT_PE [case...]   Output that nobody reads, or that cannot be written: the job ends
when it shall, and no line is lost without a word."""
import contextlib
import os
import pty
import resource
import signal
import subprocess
import sys
import tempfile
import termios
import time

from harness import Run, run_cases, wait_for

OSHRUN, PROGRAM = sys.argv[1:3]
LABELS = ([], ["--label"])


class Unread:
    """A job whose stdout and stderr are one pipe that nobody reads; both are full when the job has started."""

    def __init__(self, arguments, *program):
        self.reader, writer = os.pipe()
        self.run = Run(OSHRUN, [*arguments, "-n", 3, PROGRAM, *program], stdout=writer, stderr=writer)
        os.close(writer)

    def wait_full(self):
        """Until the pipe is full, and what the guardian may keep with --label too."""
        wait_for(lambda: len(self.run.pes()) == 3, "3 PEs")
        time.sleep(1)

    def ends_with(self, status):
        got = self.run.process.wait(timeout=20)
        assert got == status, f"status {got}, wanted {status}"
        seconds = self.run.check_clean()
        os.close(self.reader)
        return f"gone after {seconds:.2f} s"


def nobody_reads_until_the_timeout():
    return [Unread([*labels, "--timeout", 2], "flood").ends_with(124) for labels in LABELS]


def nobody_reads_when_a_signal_comes():
    said = []
    for labels in LABELS:
        job = Unread(labels, "flood")
        job.wait_full()
        job.run.process.terminate()
        said.append(job.ends_with(128 + signal.SIGTERM))
    return said


def nobody_reads_when_a_pe_ends_the_job():
    return [Unread(labels, "global_exit_flood", 5).ends_with(5) for labels in LABELS]


def nobody_reads_when_a_pe_dies():
    return [Unread(labels, "exit_flood", 6).ends_with(6) for labels in LABELS]


def nobody_reads_when_oshrun_is_killed():
    said = []
    for labels in LABELS:
        job = Unread(labels, "flood")
        job.wait_full()
        job.run.process.kill()
        said.append(job.ends_with(-signal.SIGKILL))
    return said


def lines_for_a_slow_reader(blocking):
    reader, writer = os.pipe()
    os.set_blocking(writer, blocking)
    run = Run(OSHRUN, ["--label", "-n", 3, PROGRAM, "lines", 20000], stdout=writer)
    os.close(writer)
    time.sleep(1)
    with os.fdopen(reader) as file:
        lines = file.read().splitlines()
    run.finish()
    assert run.status == 0 and len(lines) == 60003, f"status {run.status}, {len(lines)} lines"
    for pe in range(3):
        mine = [line for line in lines if line.startswith(f"[{pe}] line")]
        assert mine == [f"[{pe}] line {i} of PE {pe}" for i in range(20000)], f"lines of PE {pe}"
    run.check_clean()


def a_slow_reader_gets_every_line():
    lines_for_a_slow_reader(blocking=True)


def a_pipe_that_does_not_block_gets_every_line():
    lines_for_a_slow_reader(blocking=False)


def a_full_disk():
    with open("/dev/full", "w") as full:
        run = Run(OSHRUN, ["--label", "-n", 3, PROGRAM, "lines", 20000], stdout=full).finish()
    assert run.status == 1, f"status {run.status}"
    assert "cannot write to standard output: No space left on device" in run.err, run.err
    assert run.err.count("\n") == 1, run.err
    run.check_clean()


def a_file_size_limit():
    """Output that begins just below it."""
    limit = 100 << 20
    with tempfile.TemporaryFile() as file:
        os.lseek(file.fileno(), limit - 1000, os.SEEK_SET)
        run = Run(OSHRUN, ["--label", "-n", 3, PROGRAM, "lines", 20000], stdout=file,
                  preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))).finish()
        assert os.fstat(file.fileno()).st_size == limit
    assert run.status == 1, f"status {run.status}: {run.err}"
    assert "cannot write to standard output: File too large" in run.err, run.err
    run.check_clean()
    run = Run(OSHRUN, ["-n", 1, "sh", "-c", "kill -XFSZ $$"]).finish()  # that oshrun ignores it is its own affair
    run.check_clean()
    assert run.status == 128 + signal.SIGXFSZ, run.status


def closed_streams():
    """Nothing of oshrun's own takes their places, which PEs find closed."""
    run = Run("sh", ["-c", 'exec "$0" "$@" >&-', OSHRUN, "--label", "-n", 3, PROGRAM, "lines", 20]).finish(20)
    run.check_clean()
    assert run.status == 1 and "cannot write to standard output: Bad file descriptor" in run.err, (run.status, run.err)
    for labels in LABELS:
        run = Run("sh", ["-c", 'exec "$0" "$@" <&- 2>&-', OSHRUN, *labels, "-n", 1, "sh", "-c",
                         "for i in 0 2; do [ -e /proc/self/fd/$i ] && echo $i; done; :"]).finish(20)
        run.check_clean()
        assert run.status == 0 and run.out == ("[0] 2\n" if labels else ""), (run.status, run.out)


def terminal_that_stops_writers():
    """A job in the background of such a terminal (stty tostop) ends nevertheless when it shall."""
    pid, terminal = pty.fork()
    if pid == 0:
        modes = termios.tcgetattr(0)
        modes[3] |= termios.TOSTOP
        termios.tcsetattr(0, termios.TCSANOW, modes)
        run = Run(OSHRUN, ["-v", "-n", 2, "sleep", "1000"], stdin=None, stdout=None, stderr=None,
                  preexec_fn=os.setpgrp)
        try:
            wait_for(lambda: len([line for line in run.processes().values() if line == "sleep 1000"]) == 2, "2 PEs")
            run.process.terminate()
            status = run.process.wait(timeout=20)
            run.check_clean()
        except (AssertionError, subprocess.TimeoutExpired):
            status = 99
            run.kill_rest()
        os._exit(status)
    said = b""
    with contextlib.suppress(OSError):  # as the terminal closes
        while part := os.read(terminal, 4096):
            said += part
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    os.close(terminal)
    assert status == 128 + signal.SIGTERM, f"status {status}: {said}"


def the_reader_goes():
    for labels in LABELS:
        run = Run(OSHRUN, [*labels, "-n", 3, PROGRAM, "flood"])
        head = subprocess.run(["head", "-n", "1"], stdin=run.process.stdout, capture_output=True, text=True, check=True,
                              timeout=20)
        assert head.stdout.count("\n") == 1, head.stdout
        run.process.stdout.close()
        status = run.process.wait(timeout=20)
        assert status == 128 + signal.SIGPIPE, f"status {status}"
        run.check_clean()


run_cases([(case.__name__, case) for case in (
    nobody_reads_until_the_timeout, nobody_reads_when_a_signal_comes, nobody_reads_when_a_pe_ends_the_job,
    nobody_reads_when_a_pe_dies, nobody_reads_when_oshrun_is_killed, a_slow_reader_gets_every_line,
    a_pipe_that_does_not_block_gets_every_line, a_full_disk, a_file_size_limit, closed_streams,
    terminal_that_stops_writers, the_reader_goes)], workers=3)
