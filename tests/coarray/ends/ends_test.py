#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""How images and jobs with coarrays end: exit status, what the others do meanwhile, and the words of errors."""

import os
import socket
import subprocess
import sys

# case: exit status, lines of "went on" with 3 images, words on stderr
CASES = {
    "stop": (3, 2, "STOP 3"),
    "exit": (0, 2, ""),
    "exit with a status": (7, 0, ""),
    "end of file": (2, 0, "End of file"),
    "error in a list": (1, 0, "reference: there is no image 4"),
    "stop in a list": (0, 0, ""),
    "forked child": (0, 3, ""),
    "fail": (0, 2, ""),
    "fail with a lock": (0, 2, ""),
    "broadcast of a stopped image": (0, 2, ""),
    "broadcast of a failed image": (0, 2, ""),
    "broadcast, then stop": (0, 3, ""),
    "broadcast to a failed image": (0, 2, ""),
    "broadcast of a stopped image, no stat": (1, 0, "CO_BROADCAST: image 2 has stopped; the job ends"),
    "fail with a waiter": (0, 1, ""),
    "post to a failed image": (1, 0, "EVENT POST: image 2 has failed; the job ends"),
    "stop with a lock": (1, 0, "image 1: LOCK: image 2 has locked the variable and stopped; the job ends"),
    "allocate": (0, 2, ""),
    "error stop": (5, 0, "ERROR STOP 5"),
    "stopped, no stat": (1, 0, "SYNC ALL: image 2 has stopped; the job ends"),
    "image number": (1, 0, "isomem: image 1: reference: there is no image 4: the team has images 1 to 3; the job ends"),
    "image 0": (1, 0, "reference: there is no image 0: the team has images 1 to 3"),
    "sync image 0": (1, 0, "SYNC IMAGES: there is no image 0: the team has images 1 to 3"),
    "lock twice": (1, 0, "LOCK: this image has locked the variable already"),
    "unlock": (1, 0, "isomem: image 2: UNLOCK: the variable is locked by image 1"),
    "component": (1, 0, "is not allocated on image 2"),
    "lock number 0": (1, 0, "LOCK: element 0 of a variable with 2 elements"),
    "event that nobody can post": (1, 1, "EVENT WAIT: all other images have stopped or failed, and none can post"),
    "component, with a status": (0, 3, ""),
    "assignment to no component": (1, 0, "image 2"),
    "assignment to no scalar component": (1, 0, "image 2"),
    "copy to no component": (1, 0, "image 2"),
    "component of another shape": (1, 0, ", and only that image can allocate it"),
    "component of a private target": (1, 0, "only that image can allocate it"),
    "team of another team": (1, 0, "CHANGE TEAM: the team was not formed by the current team"),
    "pointer to nothing": (1, 0, "0x1000"),
    "image twice": (1, 0, "SYNC IMAGES: image 1 is in the list twice"),
    "little memory": (1, 0, "set SHMEM_SYMMETRIC_SIZE to more"),
    "components of teams": (0, 3, ""),
    "many teams": (0, 3, ""),
}
# with a PE that a signal ends
OUTLIVED = {
    "killed": (7, 2, "on {host}) was killed by signal 9 (Killed); the others went on without it"),
    "killed before small collectives": (0, 2, "PE 1 (pid"),
    "killed before it reads": (0, 2, "PE 1 (pid"),
    "killed with the target of a pointer": (0, 2, "PE 1 (pid"),
    "target of a killed image": (1, 0, "image 2"),
    "killed while others stop": (0, 2, "PE 1 (pid"),
    "killed before a barrier of SHMEM": (1, 0, " has died; PE "),
}
NETWORKED = {
    "killed in a critical section": (0, 2, "PE 0 (pid"),
    "memory of a killed image": (1, 0, "reference: image 2 of the initial team has failed, and its memory is lost"),
    "killed while others stop": OUTLIVED["killed while others stop"],
    "killed before a barrier of SHMEM": OUTLIVED["killed before a barrier of SHMEM"],
}
REMOTE_SHELL = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../fault/remote_shell.sh")
NETWORK = {"ISOMEM_REMOTE_SHELL": REMOTE_SHELL, "UCX_TLS": "tcp", "UCX_LOG_LEVEL": "fatal"}
# The cases, options of oshrun for them, and what its environment has beside: hosts are all this machine.
GROUPS = [
    (CASES, [], {}),
    (OUTLIVED, ["--outlive-killed"], {}),
    (NETWORKED, ["--outlive-killed", "--hosts", "a,b", "--oversubscribe"], NETWORK),
    (NETWORKED, ["--outlive-killed", "--hosts", "a,b,c", "--oversubscribe"], NETWORK),
]
HEAPS = {"little memory": "1M", "components of teams": "16M", "many teams": "16M"}


def main():
    oshrun, program = sys.argv[1:]
    failures = []
    runs = [(case, wanted, *group) for cases, *group in GROUPS for case, wanted in cases.items()]
    for case, (status, survivors, words), options, variables in runs:
        words = words.format(host=socket.gethostname())
        done = subprocess.run([oshrun, "-n", "3", *options, program, case], capture_output=True, text=True, check=False,
                              stdin=subprocess.DEVNULL, timeout=60,
                              env={**os.environ, **variables, "SHMEM_SYMMETRIC_SIZE": HEAPS.get(case, "1G")})
        if (done.returncode, done.stdout.count("went on")) != (status, survivors) or words not in done.stderr:
            failures.append(f"{case} {' '.join(options)}: status {done.returncode}, not {status}\n"
                            f"{done.stdout}{done.stderr}")
    if failures:
        sys.exit("FAILED: " + "\n".join(failures))
    print(f"{len(runs)} ends as they should be")


if __name__ == "__main__":
    main()
