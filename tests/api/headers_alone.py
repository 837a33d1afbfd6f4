#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every public header compiles alone, twice in one file, with every compiler here, without a warning: each by itself in
one language standard (with ISOMEM_TEST_ALL in each), all together in the others."""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

INCLUDE = Path(__file__).resolve().parent.parent.parent / "include"
STANDARDS = {"c": ["c99", "c11", "c17", "gnu11"], "c++": ["c++17", "c++20", "gnu++17"]}
COMPILERS = {"c": ["gcc", "clang"], "c++": ["g++", "clang++"]}
WARNINGS = ["-Wall", "-Wextra", "-pedantic", "-Wshadow", "-Wundef", "-Werror"]


def compiles(compiler, language, standard, headers):
    command = [compiler, "-x", language, f"-std={standard}", *WARNINGS, "-I", str(INCLUDE), "-fsyntax-only", "-"]
    source = "".join(f"#include <{header}>\n" for header in headers) * 2 + "int isomem_headers_alone;\n"
    result = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        print(f"{', '.join(headers)}: {' '.join(command)}\n{result.stderr}")
    return result.returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cc", help="C compiler to try besides gcc and clang")
    parser.add_argument("--cxx", help="C++ compiler to try besides g++ and clang++")
    options = parser.parse_args()
    headers = sorted(str(path.relative_to(INCLUDE)) for path in [*INCLUDE.glob("*.h"), *INCLUDE.glob("mpp/*.h")])
    runs = failures = 0
    used = []
    for language, extra in (("c", options.cc), ("c++", options.cxx)):
        found = {shutil.which(one) for one in [*COMPILERS[language], extra] if one} - {None}
        real = {str(Path(one).resolve()): one for one in sorted(found)}
        for compiler in real.values():
            used.append(Path(compiler).name)
            for standard in STANDARDS[language]:
                alone = standard == STANDARDS[language][0] or os.environ.get("ISOMEM_TEST_ALL", "0") != "0"
                for some in [[header] for header in headers] if alone else [headers]:
                    runs += 1
                    failures += not compiles(compiler, language, standard, some)
    print(f"headers_alone: {len(headers)} headers, {', '.join(used)}: {runs} runs, {failures} failed")
    return 1 if failures or not runs else 0


if __name__ == "__main__":
    sys.exit(main())
