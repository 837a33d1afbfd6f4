# SPDX-License-Identifier: Apache-2.0
"""usage: errors_test.py OSHRUN PROGRAM   Errors of Fortran programs are named as Fortran names things."""
import subprocess
import sys

OSHRUN, PROGRAM = sys.argv[1:3]
CASES = {
    "early": ["SHMEM_INTEGER_PUT", "shmem_init"],
    "pe": ["SHMEM_REAL_PUT: argument pe = 7 is not a PE; valid: 0 to 1"],
    "nelems": ["SHMEM_PUT8: argument nelems = -1", "0 or more"],
    "private": ["SHMEM_INTEGER_GET: argument source = "],
    "stride": ["SHMEM_IPUT4: argument dst = 0", "1 or more"],
    "clear": ["SHMEM_CLEAR_LOCK: argument lock = ", "that no PE holds"],
    "twice": ["SHMEM_SET_LOCK: argument lock = ", "that this PE holds"],
    "length": ["SHPALLOC: argument length = -5 is not a length; valid: 1 word (4 bytes) or more"],
    "free": ["SHPDEALLC: argument addr = ", "is not in the symmetric heap"],
    "set": ["shmem_barrier: ", "PE_s"],
}


def run(case):
    done = subprocess.run([OSHRUN, "-n", "2", PROGRAM, case], capture_output=True, text=True, timeout=60, check=False,
                          stdin=subprocess.DEVNULL)
    return done.returncode, done.stdout, done.stderr


def main():
    wrong = []
    for case, words in CASES.items():
        status, _, err = run(case)
        wrong += [f"{case}: {word!r} is not in {err!r}" for word in words if word not in err]
        if status != 1:
            wrong.append(f"{case}: status {status}, not 1")
    status, out, err = run("exit")
    if status != 7 or sorted(out.splitlines()) != ["there is PE 0", "there is PE 1"]:
        wrong.append(f"exit: status {status}, output {out!r}, {err!r}")
    print("\n".join([*wrong, f"{len(CASES) + 1} cases, {len(wrong)} wrong"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
