#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The documents are true: every variable that code reads is documented and every documented variable is read; links
of Markdown files and paths in the tour lead somewhere; docs/measurements holds tables; numbers in ARCHITECTURE.md are
those of the code."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
MANUAL = ROOT / "docs/man/isomem.7"
NAME = r"(?:ISOMEM|SHMEM|SMA)_[A-Z0-9_]+"
# Reads of the environment: C and C++, the constants of board.hpp, shell scripts, Python.
READS = (
    re.compile(rf'getenv\("({NAME})"'),
    re.compile(rf'(?:is_set|number|choice)\("({NAME})"(?:, "({NAME})")?'),
    re.compile(rf'k(?:Job|Pe)Variable = "({NAME})"'),
    re.compile(rf'variable : {{"({NAME})", "({NAME})"'),
    re.compile(rf"\$\{{({NAME}):-"),
    re.compile(rf'environ(?:\.get\(|\[)"({NAME})"'),
)
CODE = {".cpp", ".hpp", ".c", ".h", ".py", ""}
# Read by one test each and set by that test itself.
PRIVATE = {"ISOMEM_TEST_CASE", "ISOMEM_STATICS_TEST"}
FROM_LAUNCHER = ("ISOMEM_JOB", "ISOMEM_PE")
# Where each stands: programs need the manual page, developers the README.
FOR_DEVELOPERS = ("ISOMEM_TEST_", "ISOMEM_DEV_", "ISOMEM_WERROR")


def code_files():
    for folder in ("src", "tools", "tests", "apps", "bench"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix in CODE and "generated" not in path.parts and path != Path(__file__):
                yield path
    yield ROOT / "dev"


def listed_options():
    """The names in option_texts(): what SHMEM_INFO prints."""
    text = (ROOT / "src/options.cpp").read_text(encoding="utf-8")
    table = text[text.index("texts = {"):]
    return set(re.findall(rf'{{"({NAME})",', table))


def variables_read():
    """{variable: file that reads it}."""
    found = {}
    for path in code_files():
        text = path.read_text(encoding="utf-8")
        for pattern in READS:
            for match in pattern.finditer(text):
                for name in filter(None, match.groups()):
                    found.setdefault(name, path.relative_to(ROOT))
    wrappers = (ROOT / "cmake/wrappers.cmake").read_text(encoding="utf-8")
    for name in re.findall(r"isomem_wrapper\(\S+ \S+ (\w+)", wrappers):
        found.setdefault(name, Path("tools/oshcc.in"))
    return found


def readme_variables():
    """What the section of the README documents, not every capitalised word of it."""
    text = README.read_text(encoding="utf-8")
    section = text[text.index("## Environment variables"):]
    section = section[:section.index("\n## ", 1)]
    return set(re.findall(rf"`({NAME})(?:=\w+)?`", section))


def manual_variables():
    text = MANUAL.read_text(encoding="utf-8")
    section = text[text.index(".SH ENVIRONMENT"):text.index(".SH ERRORS")]
    return set(name for name in re.findall(rf"\b({NAME})\b", section) if not name.endswith("_"))


def check_variables(report):
    read, options = variables_read(), listed_options()
    readme, manual = readme_variables(), manual_variables()
    print(f"{len(read)} variables are read, {len(options)} listed by SHMEM_INFO, {len(readme)} in README.md, "
          f"{len(manual)} in isomem.7")
    for name, path in sorted(read.items()):
        if name in PRIVATE:
            continue
        if name not in readme:
            report(f"README.md does not document {name}, which {path} reads")
        if name not in manual and not name.startswith(FOR_DEVELOPERS):
            report(f"docs/man/isomem.7 does not document {name}, which {path} reads")
        listed = str(path).startswith("src/") and not name.startswith("SMA_") and name not in FROM_LAUNCHER
        if listed and name not in options:
            report(f"option_texts() of src/options.cpp lacks {name}, which {path} reads")
    for where, names in (("README.md", readme), ("docs/man/isomem.7", manual), ("option_texts()", options)):
        for name in sorted(names - set(read)):
            report(f"{where} documents {name}, which nothing reads")


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
    """Paths in backquotes, such as `src/wait.cpp` or `tests/multi/amo` (a test program without its ending)."""
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


def check_measurements(report):
    """Raw samples would outgrow the code within a few runs: the repository keeps the tables."""
    for path in sorted((ROOT / "docs/measurements").rglob("*")):
        if path.is_file() and path.suffix != ".md":
            report(f"{path.relative_to(ROOT)}: docs/measurements keeps tables (Markdown) only")


def check_numbers(report):
    """Sizes that ARCHITECTURE.md tells and code defines."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    places = ("include/isomem/choose.hpp", "include/isomem/team.hpp", "src/window.hpp", "src/heap.cpp",
              "tools/oshrun/options.cpp")
    code = "".join((ROOT / name).read_text(encoding="utf-8") for name in places)
    for definition, words in (
            ("kPayload = 56;", "56 bytes of payload"),
            ("pull_bytes = 32768;", "less than 32 KiB"),
            ("flat_pes = 8;", "up to 8 PEs"),
            ("counter_pes = 3;", "up to 3 PEs"),
            ("kReduceBlock = 8192;", "blocks of 8 KiB"),
            ("kBoxRing = 4;", "A ring of 4 boxes"),
            ("kWindow = 0x7e8000000000;", "0x7e8000000000 | 384 GiB"),
            ("kWindow = 0x380000000000;", "0x380000000000 | 16 TiB"),
            ("kGrowth = uint64_t{64} << 20;", "passes another 64 MiB")):
        if definition not in code or words not in text:
            report(f"ARCHITECTURE.md should say '{words}' where the code says '{definition}'; one of them has changed")
    if "kMostPes = 4096;" not in code or "At most 4096 PEs" not in README.read_text(encoding="utf-8"):
        report("README.md names another number of PEs than tools/oshrun/options.cpp")


def main():
    problems = []
    for check in (check_variables, check_links, check_paths, check_measurements, check_numbers):
        check(problems.append)
    print("\n".join(problems) if problems else "the documents agree with the code")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
