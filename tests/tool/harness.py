# SPDX-License-Identifier: Apache-2.0
"""Runs the command isomem in an environment without variables that mean something to it."""
import argparse
import os
import subprocess
import sys
import time

parser = argparse.ArgumentParser()
parser.add_argument("--tool", required=True)
parser.add_argument("--cc", required=True)
parser.add_argument("--fake-driver", default="")
parser.add_argument("cases", nargs="*")
OPTIONS = parser.parse_args()
FOREIGN = ("ISOMEM_", "SHMEM_", "SMA_", "NVSHMEM_", "OMPI_", "PMI_", "PMIX_", "SLURM_", "FLUX_", "PALS_", "JSM_",
           "CUDA_VISIBLE", "FAKE_CUDA_")


def environment(**more):
    clean = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
    return {**clean, **more}


def isomem(*words, env=None, before="", tool=OPTIONS.tool, wrap=(), **options):
    """`before`: shell commands that prepare the process; `wrap`: a command in front of it."""
    command = [*map(str, wrap), "sh", "-c", before + '\nexec "$@"', "sh", tool, *map(str, words)]
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    env = environment(**(env or {}))
    return subprocess.run(command, env=env, encoding="utf-8", timeout=120, check=False, **options)


def run_cases(cases):
    failed = []
    for case in cases:
        if OPTIONS.cases and not any(word in case.__name__ for word in OPTIONS.cases):
            continue
        start = time.monotonic()
        try:
            note = case() or "ok"
        except (AssertionError, subprocess.TimeoutExpired) as error:
            note = f"FAILED: {error}"
            failed.append(case.__name__)
        print(f"{case.__name__:28} {note} ({time.monotonic() - start:.2f} s)", flush=True)
    print(f"failed: {failed or 'none'}")
    sys.exit(1 if failed else 0)
