# SPDX-License-Identifier: Apache-2.0
"""usage: dev_test.py   Where ./dev install puts things, and what it needs: a copy of it with tools that only note how
they are called."""
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("cmake", "ninja", "pkg-config", "g++")


def install(tree, prefix, cwd):
    """The result, and the prefix that cmake was given (None: it was not called for that)."""
    calls = tree.parent / "calls"
    calls.write_text("")
    env = {**os.environ, "PATH": f"{tree.parent / 'bin'}:{os.environ['PATH']}", "CALLS": str(calls),
           "HOME": str(tree.parent / "home"), "ISOMEM_DEV_NO_INSTALL": "1"}
    for name in ("CC", "CXX"):
        env.pop(name, None)
    result = subprocess.run([tree / "dev", "install", *prefix], cwd=cwd, env=env, stdin=subprocess.DEVNULL,
                            capture_output=True, text=True, timeout=120, check=False)
    installs = [line for line in calls.read_text().splitlines() if line.startswith("--install")]
    return result, installs[0].split("--prefix ")[1] if installs else None


def main():
    with tempfile.TemporaryDirectory() as folder:
        top = Path(folder).resolve()
        tree, cwd = top / "tree", top / "cwd"
        for path in (tree / "tools", cwd, top / "bin"):
            path.mkdir(parents=True)
        shutil.copy(ROOT / "dev", tree)
        for script in (ROOT / "tools").glob("*_stages.sh"):
            shutil.copy(script, tree / "tools")
        # no header is found by this compiler: what only applications need is missing
        for name in TOOLS:
            path = top / "bin" / name
            path.write_text('#!/bin/sh\n' + ('exit 1\n' if name == "g++" else 'echo "$*" >>"$CALLS"\n'))
            path.chmod(0o755)
        for prefix, wanted in ((["--prefix", "here"], cwd / "here"), (["--prefix=../there"], top / "there"),
                               (["--prefix=~/mine"], top / "home/mine"), (["--prefix", f"{top}/a b"], top / "a b")):
            result, given = install(tree, prefix, cwd)
            if result.returncode != 0 or given != str(wanted):
                sys.exit(f"FAILED: {prefix}: status {result.returncode}, installed into {given}, not {wanted}\n"
                         f"{result.stdout}{result.stderr}")
        for prefix in (str(tree), "../tree/", "../tree/tools/.."):
            result, given = install(tree, ["--prefix", prefix], cwd)
            if result.returncode == 0 or given or "is this source tree" not in result.stderr:
                sys.exit(f"FAILED: {prefix}: status {result.returncode}, {given}: {result.stderr}")
    print("prefixes are those of the caller, none is the source tree")


main()
