# SPDX-License-Identifier: Apache-2.0
"""What the tests of the manual share: the manual in a temporary folder, and the names that it must have."""

import argparse
import contextlib
import subprocess
import sys
import tempfile
from pathlib import Path


def options(description, *names):
    parser = argparse.ArgumentParser(description=description)
    for name in names:
        parser.add_argument(f"--{name}", required=True)
    return parser.parse_args()


@contextlib.contextmanager
def written(docs):
    """A folder with man/ and html/."""
    with tempfile.TemporaryDirectory(prefix="isomem-docs-") as folder:
        subprocess.run([sys.executable, docs, "--out", folder], check=True, stdout=subprocess.DEVNULL)
        yield Path(folder)


def functions(export_map):
    """Names of all C functions that the library exports for programs: not those of profilers and of Fortran."""
    lines = Path(export_map).read_text(encoding="utf-8").split()
    names = {line.rstrip(";") for line in lines if line.endswith(";") and not line.endswith(("_;", "*;"))} - {"}"}
    found = sorted(name for name in names if not (name.startswith("p") and name[1:] in names))
    if len(found) < 1000:
        sys.exit(f"only {len(found)} functions in {export_map}: this test is wrong")
    return found


def finish(problems, what):
    for line in problems[:40]:
        print(line)
    print(f"{what}; {len(problems)} problems")
    sys.exit(1 if problems else 0)
