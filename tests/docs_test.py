#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The documents are true: the variables that code reads are the rows of api/options.py; links of Markdown files and
paths in the tour lead somewhere; docs/measurements holds tables; numbers in ARCHITECTURE.md are those of the code."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "api"))
import options  # noqa: E402 (found only now)

NAME = r"(?:ISOMEM|SHMEM|SMA|NVSHMEM)_[A-Z0-9_]+"
# Reads of the environment: C and C++, the constants of board.hpp, shell scripts, Python.
READS = (
    re.compile(rf'getenv\("({NAME})"'),
    re.compile(rf'k(?:Job|Pe)Variable = "({NAME})"'),
    re.compile(rf"\$\{{({NAME}|CC|CXX|FC):-"),
    re.compile(rf'environ(?:\.get\(|\[)"({NAME})"'),
)
CODE = {".cpp", ".hpp", ".c", ".h", ".cu", ".cuh", ".py", ""}
# Read by one test each and set by that test itself.
PRIVATE = {"ISOMEM_TEST_CASE", "ISOMEM_STATICS_TEST", "ISOMEM_MUTANT"}
# The library reads its variables in one place. The others ask for what launchers set (oshrun, those of MPI), and
# whether the user has chosen a setting of UCX.
MAY_READ = {"options.cpp", "attach.cpp", "launcher.cpp", "pmi.cpp", "pmix.cpp", "preset.hpp"}


def code_files():
    for folder in ("src", "include", "tools", "tests", "apps", "bench"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix in CODE and path != Path(__file__):
                yield path
    yield ROOT / "dev"


def variables_read(report):
    """{variable: file that reads it}."""
    found = {one.name: Path("api/options.py") for one in options.every() if one.field}
    for path in code_files():
        text, name = path.read_text(encoding="utf-8"), path.relative_to(ROOT)
        if name.parts[0] in ("src", "include") and "getenv(" in text and path.name not in MAY_READ:
            report(f"{name} calls getenv: variables of the library are rows of api/options.py")
        for pattern in READS:
            for match in pattern.finditer(text):
                found.setdefault(match.group(1), name)
    wrappers = (ROOT / "cmake/wrappers.cmake").read_text(encoding="utf-8")
    for name in re.findall(r"isomem_wrapper\(\S+ \S+ (\w+)", wrappers):
        found.setdefault(name, Path("tools/oshcc.in"))
    return found


def check_variables(report):
    """README.md and isomem(7) are written from api/options.py, and api.generated_is_current compares them."""
    read, rows = variables_read(report), set(options.names())
    print(f"{len(read)} variables are read, api/options.py has {len(rows)}")
    for name, path in sorted(read.items()):
        if name not in rows and name not in PRIVATE:
            report(f"api/options.py lacks {name}, which {path} reads")
    older = {one.old for one in options.every()}
    for name in sorted(rows - older - set(read)):
        report(f"api/options.py has {name}, which nothing reads")


def documents():
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/**/*.md")])


def check_links(report):
    count = 0
    for path in documents():
        for target in re.findall(r"\]\(([^)#\s]+)", path.read_text(encoding="utf-8")):
            if re.match(r"[a-z]+:", target):
                continue
            count += 1
            if not (path.parent / target).exists():
                report(f"{path.relative_to(ROOT)}: the link {target} leads nowhere")
    print(f"{count} relative links")
    if count == 0:
        report("no link was found: the pattern of this test is wrong")


def check_paths(report):
    """Paths in backquotes, such as `src/runtime/wait.cpp` or `tests/multi/amo` (a test program without its ending)."""
    count = 0
    tops = "api|apps|bench|cmake|docs|include|src|tests|tools"
    for path in documents():
        for name in re.findall(rf"`((?:{tops})/[\w./+-]*)`", path.read_text(encoding="utf-8")):
            count += 1
            place = ROOT / name
            if name.startswith("docs/measurements/") or place.exists():
                continue
            if not list(place.parent.glob(place.name + ".*")):
                report(f"{path.relative_to(ROOT)}: there is no {name}")
    print(f"{count} paths in the text")


MOST_OF_A_ROW = 128 << 10  # bytes of a row's values


def check_measurements(report):
    """Raw samples would outgrow the code within a few runs: the repository keeps tables, and pages of ./dev report
    with the rows of which they are made again (--render)."""
    for path in sorted((ROOT / "docs/measurements").rglob("*")):
        of_page = path.suffix in (".csv", ".commands") and (path.parent / "index.html").is_file()
        if path.is_file() and path.suffix != ".md" and path.name != "index.html" and not of_page:
            report(f"{path.relative_to(ROOT)}: docs/measurements keeps Markdown and pages of ./dev report only")
        if of_page and path.stat().st_size > MOST_OF_A_ROW:
            report(f"{path.relative_to(ROOT)}: more than {MOST_OF_A_ROW} bytes")


def check_numbers(report):
    """Sizes that ARCHITECTURE.md tells and code defines."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    places = ("include/isomem/choose.hpp", "include/isomem/team.hpp", "src/job/window.hpp", "src/runtime/heap.cpp",
              "src/job/job_file.hpp")
    code = "".join((ROOT / name).read_text(encoding="utf-8") for name in places)
    for definition, words in (
            ("kPayload = 56;", "56 bytes of payload"),
            ("kFarPayload = 504;", "a slot holds 504 bytes"),
            ("pull_bytes = 32768;", "less than 32 KiB"),
            ("flat_pes = 8;", "up to 8 PEs"),
            ("counter_pes = 3;", "up to 3 PEs"),
            ("kReduceBlock = 8192;", "blocks of 8 KiB"),
            ("kEagerRing = 4;", "A ring of 4 eager slots"),
            ("kWindow = 0x7e8000000000;", "0x7e8000000000 | 256 GiB"),
            ("kWindow = 0x380000000000;", "0x380000000000 | 16 TiB"),
            ("kGrowth = uint64_t{64} << 20;", "passes another 64 MiB")):
        if definition not in code or words not in text:
            report(f"ARCHITECTURE.md should say '{words}' where the code says '{definition}'; one of them has changed")
    if "kMostPes = 32767;" not in code or "At most 32767 PEs" not in (ROOT / "README.md").read_text(encoding="utf-8"):
        report("README.md names another number of PEs than src/job/job_file.hpp")


def check_version(report):
    """What CMake calls this isomem is typed into the header and the manual pages of the tools too."""
    cmake = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    version = re.search(r"project\(isomem VERSION (\S+)", cmake).group(1)
    for path in (ROOT / "include/shmem.h", *sorted((ROOT / "docs/man").glob("*.[17]"))):
        text = path.read_text(encoding="utf-8")
        found = re.findall(r'"isomem (\d[\w.]*)"', text)
        if found != [version] and "\n.so " not in text:  # a page that is another
            report(f"{path.relative_to(ROOT)}: versions {found}, CMakeLists.txt has {version}")


def main():
    problems = []
    for check in (check_variables, check_links, check_paths, check_measurements, check_numbers, check_version):
        check(problems.append)
    print("\n".join(problems) if problems else "the documents agree with the code")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
