#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""An image is killed in a collective of three hosts, all of which are this machine, when one of the others has heard
that it had come and the other has not. Where the verdict is that all had come, its value is lost all the same for who
had not fetched it: that is a failed image, not a value.

Image 2 sleeps before the collective, and the launcher of the host of image 1, which would tell it of the death of image
3, is stopped until image 2 has come."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

REMOTE_SHELL = str(Path(__file__).resolve().parents[2] / "fault/remote_shell.sh")


def parent_of(pid):
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def run(oshrun, program, what):
    environment = dict(os.environ, ISOMEM_REMOTE_SHELL=REMOTE_SHELL, UCX_TLS="tcp", UCX_LOG_LEVEL="fatal",
                       SHMEM_SYMMETRIC_SIZE="64M")
    command = [oshrun, "-n", "3", "--hosts", "a,b,c", "--oversubscribe", "--outlive-killed", program, what]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          env=environment) as job:
        began = [job.stdout.readline().split() for _ in range(3)]
        pids = {words[1]: int(words[3]) for words in began if len(words) == 4}
        if len(pids) != 3:
            sys.exit(f"FAILED: {what}: the images did not begin: {began} {job.stdout.read()}")
        time.sleep(0.5)  # images 1 and 3 wait for image 2
        launcher = parent_of(pids["1"])
        os.kill(launcher, signal.SIGSTOP)
        os.kill(pids["3"], signal.SIGKILL)
        time.sleep(2)  # image 2 comes
        os.kill(launcher, signal.SIGCONT)
        output = job.stdout.read()
        if job.wait(60) != 0 or output.count("ends: ") != 2:
            sys.exit(f"FAILED: {what}: status {job.returncode}\n{output}")
        print(what, output, sep="\n")


for case in "broadcast", "array", "sum":
    run(sys.argv[1], sys.argv[2], case)
