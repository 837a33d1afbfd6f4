#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""usage: clang_tidy.py BUILD [arguments of clang-tidy...] FILE

clang-tidy on FILE as BUILD compiles it, unless it had nothing to say of the same bytes before: most of the time of
`./dev lint` goes to what has not changed. What is remembered is a file without bytes for each clean FILE, by the sum of
the compile command, of what FILE includes from this project, of the checks and of the version of clang-tidy; it is in
$XDG_CACHE_HOME/isomem/clang_tidy (~/.cache without it), shared by all clones, and may be deleted."""
import hashlib
import json
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT_S = 30 * 24 * 3600  # what nobody has asked for so long is forgotten


def command_of(build, file):
    """How BUILD compiles FILE; nothing if it does not, then clang-tidy guesses."""
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        if entry["file"] == file:
            return entry["directory"], shlex.split(entry["command"])
    return None


def sources_of(directory, command):
    """FILE and what it includes from this project or BUILD; nothing if the preprocessor fails."""
    output = command.index("-o")
    listing = [*command[:output], *command[output + 2:], "-MM"]
    done = subprocess.run(listing, cwd=directory, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return None
    return sorted(Path(directory, name) for name in shlex.split(done.stdout.partition(":")[2].replace("\\\n", " ")))


def sum_of(build, arguments, file):
    found = command_of(build, file)
    sources = found and sources_of(*found)
    if not sources:
        return None
    version = subprocess.run(["clang-tidy", "--version"], capture_output=True, text=True, check=True).stdout
    told = [version, *arguments, " ".join(found[1])]
    total = hashlib.sha256("\n".join(told).replace(str(ROOT), ".").encode())
    for path in (ROOT / ".clang-tidy", *sources):
        total.update(path.read_bytes().replace(str(ROOT).encode(), b"."))
    return total.hexdigest()


def forget_old(folder):
    for path in folder.iterdir():
        if time.time() - path.stat().st_mtime > KEPT_S:
            path.unlink(missing_ok=True)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    build, *arguments, file = sys.argv[1:]
    build, file = Path(build).resolve(), str(Path(file).resolve())
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "isomem/clang_tidy"
    total = sum_of(build, arguments, file)
    if total and (folder / total).exists():
        (folder / total).touch()
        return 0
    done = subprocess.run(["clang-tidy", "-quiet", "-p", str(build), *arguments, file], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, text=True, check=False)
    print(done.stdout, end="")
    if total and done.returncode == 0 and not done.stdout.strip():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / total).touch()
        forget_old(folder)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
