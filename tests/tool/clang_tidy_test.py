#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""tools/clang_tidy.py: what was clean is not looked at again until its bytes, those of its headers or the checks have
changed; what was not clean is said each time. clang-tidy itself is a script here that finds the word BAD."""
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TOOLS = Path(__file__).resolve().parents[2] / "tools"
FAKE = """#!/bin/sh
case $* in *--version*) echo "version ${FAKE_VERSION-1}"; exit;; esac
echo run >> "$RUNS"
for file; do :; done
if grep -q BAD "$file" "$(dirname "$file")/a.hpp"; then echo "$file:1:1: warning: BAD [fake]"; exit 1; fi
"""


class Tree:
    """A clone with one source, its header and a build of it."""

    def __init__(self, root, runs, compiler):
        self.root, self.runs, self.compiler = root, runs, compiler
        for name in ("tools", "build", "bin"):
            (root / name).mkdir(parents=True)
        shutil.copy(TOOLS / "clang_tidy.py", root / "tools")
        (root / ".clang-tidy").write_text("Checks: fake\n")
        (root / "a.hpp").write_text("int a;\n")
        (root / "a.cpp").write_text('#include "a.hpp"\n')
        (root / "b.hpp").write_text("#pragma once\n")
        (root / "build/first.hpp").write_text(f'#pragma GCC system_header\n#include "{root}/b.hpp"\n')
        (root / "bin/clang-tidy").write_text(FAKE)
        (root / "bin/clang-tidy").chmod(0o755)
        self.compiled_with("-DPLAIN", f"-DOTHER -include {root}/build/first.hpp")

    def compiled_with(self, *options):
        """In one target by each of these."""
        commands = [f"{self.compiler} -I{self.root} {each} -o a.o -c {self.root}/a.cpp" for each in options]
        entries = [{"directory": str(self.root / "build"), "command": command, "file": str(self.root / "a.cpp")}
                   for command in commands]
        (self.root / "build/compile_commands.json").write_text(json.dumps(entries))

    def tidy(self, *arguments, **environment):
        """(exit status, what it prints, how often clang-tidy has run)"""
        self.runs.write_text("")
        done = subprocess.run(
            [sys.executable, self.root / "tools/clang_tidy.py", self.root / "build", *arguments, self.root / "a.cpp"],
            env=dict(os.environ, PATH=f"{self.root}/bin:{os.environ['PATH']}", RUNS=str(self.runs), **environment),
            capture_output=True, text=True, check=False)
        assert not done.stderr, done.stderr
        return done.returncode, done.stdout, self.runs.read_text().count("run")


def main():
    with tempfile.TemporaryDirectory() as place:
        os.environ["XDG_CACHE_HOME"] = f"{place}/cache"
        one, other = (Tree(Path(place, name), Path(place, "runs"), sys.argv[1]) for name in ("one", "other"))
        clean, again = (0, "", 1), (0, "", 0)
        assert one.tidy() == clean and one.tidy() == again
        assert other.tidy() == again, "another clone has the same bytes"
        assert one.tidy("-checks=more") == clean and one.tidy(FAKE_VERSION="2") == clean
        (one.root / "b.hpp").write_text("#pragma once\nint b;\n")
        assert one.tidy() == clean and one.tidy() == again, "a header of a precompiled one"
        one.compiled_with("-DPLAIN", f"-DOTHER=2 -include {one.root}/build/first.hpp")
        assert one.tidy() == clean and one.tidy() == again, "the second command"
        (one.root / "a.hpp").write_text("int a;  // BAD\n")
        for _ in range(2):
            status, said, runs = one.tidy()
            assert status == 1 and "BAD [fake]" in said and runs == 1, (status, said, runs)
        (one.root / "a.hpp").write_text("int a;\n")
        assert one.tidy() == again
        (one.root / ".clang-tidy").write_text("Checks: more\n")
        assert one.tidy() == clean
        (one.root / "a.cpp").write_text('#include "nowhere.hpp"\n')
        assert one.tidy() == clean and one.tidy() == clean, "what the compiler refuses is not remembered"


main()
print("clang_tidy_test: passed")
