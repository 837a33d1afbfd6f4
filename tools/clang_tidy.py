#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""usage: clang_tidy.py BUILD [arguments of clang-tidy...] FILE

clang-tidy on FILE as BUILD compiles it, unless it had nothing to say of the same bytes before: most of the time of
`./dev lint` goes to what has not changed. What is remembered is a file without bytes for each clean FILE, by the sum of
the compile commands, of all that FILE includes (of what is not of this project or BUILD, size and time), of the checks
and of the version of clang-tidy; it is in
$XDG_CACHE_HOME/isomem/clang_tidy (~/.cache without it), shared by all clones, and may be deleted."""
import contextlib
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


def commands_of(build, file):
    """How BUILD compiles FILE, perhaps in several targets; nothing if it does not, then clang-tidy guesses."""
    return [(entry["directory"], shlex.split(entry["command"]))
            for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
            if entry["file"] == file]


def sources_of(directory, command):
    """FILE and all that it includes; nothing if the preprocessor fails."""
    output = command.index("-o")
    listing = [*command[:output], *command[output + 2:], "-M"]
    done = subprocess.run(listing, cwd=directory, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return []
    return [Path(directory, name) for name in shlex.split(done.stdout.partition(":")[2].replace("\\\n", " "))]


def told_of(build, path):
    """The bytes of a source of this project or BUILD, with ROOT as `.`; of another, what tells it from others."""
    if path.is_relative_to(ROOT) or path.is_relative_to(build):
        return path.read_bytes().replace(str(ROOT).encode(), b".")
    about = path.stat()
    return f"{path} {about.st_size} {about.st_mtime_ns}\n".encode()


def sum_of(build, arguments, file):
    commands = commands_of(build, file)
    sources = [sources_of(*command) for command in commands]
    if not sources or not all(sources):
        return None
    version = subprocess.run(["clang-tidy", "--version"], capture_output=True, text=True, check=True).stdout
    told = [version, *arguments, *(" ".join(command) for _, command in commands)]
    total = hashlib.sha256("\n".join(told).replace(str(ROOT), ".").encode())
    for path in (ROOT / ".clang-tidy", *sorted({path.resolve() for each in sources for path in each})):
        total.update(told_of(build, path))
    return total.hexdigest()


def forget_old(folder):
    for path in folder.iterdir():
        with contextlib.suppress(FileNotFoundError):  # others do the same
            if time.time() - path.stat().st_mtime > KEPT_S:
                path.unlink()


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
