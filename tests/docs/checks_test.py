#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A manual with a mistake is refused, and the message says where and what: each case makes one in a copy of api/."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import reference

ROOT = Path(__file__).resolve().parent.parent.parent
# file, text, what replaces it, words of the message
CASES = [
    ("api/table.py", '_plain("my_pe",', '_plain("our_pe", "void", "1.6"), _plain("my_pe",',
     ["table.py", "shmem_our_pe", "has no text"]),
    ("api/text/rma.md", "rows: shmem_ibget\n", "", ["rma.md:", "shmem_ibget", "names no row"]),
    ("api/text/setup.md", "rows: shmem_my_pe, ", "rows: shmem_init, shmem_my_pe, ",
     ["setup.md:", "shmem_my_pe", "too"]),
    ("api/text/rma.md", "rows: shmem_ibget\n", "rows: shmem_ibgett\n", ["rma.md:", "no current row", "shmem_ibgett"]),
    ("api/table.py", '_plain("my_pe", "void", "1.0", "int"),', '_plain("my_pe", "int what", "1.0", "int"),',
     ["setup.md:", "shmem_my_pe", "does not describe", "what"]),
    ("api/text/rma.md", "- bsize IN:", "- bsise IN:", ["rma.md:", "shmem_ibput", "bsise"]),
    ("api/text/rma.md", "- bsize IN:", "- bsize:", ["rma.md", "bsize", "name IN: text"]),
    ("api/text/rma.md", "- @pe\n", "- @pes\n", ["rma.md:", "@pes", "valid:"]),
    ("api/text/rma.md", "shmem_fence orders", "shmem_fense orders", ["shmem_put", "shmem_fense", "there is not"]),
    ("api/text/rma.md", "see: shmem_get, ", "see: shmem_gett, ", ["shmem_put", "shmem_gett", "there is not"]),
    ("api/text/rma.md", "## Return value", "## Returned value", ["rma.md:", "Returned value", "valid:"]),
    ("api/text/rma.md", "```cells", "```shells", ["rma.md:", "shells", "valid:"]),
    ("api/text/rma.md", "Copies", "Kop\u00eda", ["rma.md:", "ASCII"]),
    ("api/text/rma.md", "  shmem_init();", "  shmem_init();" + 60 * " " + "// and all that",
     ["shmem_put", "columns", "at most"]),
    ("api/text/general.md", "- `SHMEM_CMP_EQ`:", "- the other:", ["openshmem_constants.tsv", "SHMEM_CMP_EQ"]),
    ("api/text/signal.md", "0 => 1: signal", "0 => 7: signal", ["signal.md:", "0 => 7"]),
]


def check(case, folder):
    """The problems of one case; `folder` is a copy that may be changed."""
    name, text, instead, words = case
    path = folder / name
    before = path.read_text(encoding="utf-8")
    if text not in before:
        return [f"{name} does not have '{text}': this test is out of date"]
    path.write_text(before.replace(text, instead, 1), encoding="utf-8")
    command = [sys.executable, folder / "api/docs.py", "--check", "--out", folder / "out"]
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    path.write_text(before, encoding="utf-8")
    output = done.stdout + done.stderr
    problems = [f"{instead!r}: the message does not say {word!r}: {output}" for word in words if word not in output]
    if "Traceback" in output:
        problems.append(f"{instead!r}: {output}")
    return problems + ([f"{instead!r} was not refused"] if done.returncode == 0 else [])


def main():
    with tempfile.TemporaryDirectory(prefix="isomem-checks-") as scratch:
        folder = Path(scratch)
        shutil.copytree(ROOT / "api", folder / "api")
        shutil.copytree(ROOT / "docs/man", folder / "docs/man")
        shutil.copy(ROOT / "CMakeLists.txt", folder)
        problems = [line for case in CASES for line in check(case, folder)]
    reference.finish(problems, f"{len(CASES)} mistakes")


if __name__ == "__main__":
    main()
