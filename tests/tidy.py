#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The project's own rules, checked over every text file. Exit status 1 if one is broken; warnings are only counted."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MAX_FILE_LINES = 600
MAX_FUNCTION_LINES = 70
MAX_LINE_LENGTH = 120
CODE = {".c", ".h", ".cpp", ".hpp", ".cu", ".cuh", ".py", ".cmake", ".sh", ".in"}
NAMED_CODE = {"CMakeLists.txt", "dev", "run"}
PROSE = {".md", ".json", ".txt", ".1", ".3"}
BRACES = {".c", ".h", ".cpp", ".hpp", ".cu", ".cuh"}
SKIPPED = ("build/", ".git/", "docs/measurements/")
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
MACHINE_PATH = re.compile(r"(?<![\w.])/(home|work|root|Users|mnt)/\w")
BLOCK_KEYWORDS = ("namespace", "struct", "class", "union", "enum", "extern")


def files():
    """Tracked files and new ones that git does not ignore; without git, all files."""
    listing = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-co", "--exclude-standard"],
                             capture_output=True, text=True, check=False)
    if listing.returncode == 0:
        names = listing.stdout.splitlines()
    else:
        names = [str(path.relative_to(ROOT)) for path in ROOT.rglob("*") if path.is_file()]
    return sorted(name for name in set(names) if not name.startswith(SKIPPED) and (ROOT / name).is_file())


def is_code(path):
    return path.suffix in CODE or path.name in NAMED_CODE


def is_generated(name):
    return "/generated/" in name or name == "STATUS.md" or name.startswith("api/reference/")


def long_functions(lines):
    """(line, length) of brace blocks over the limit that hold statements, by the project's own layout: a block opens
    with a line that ends in '{' and closes with a '}' at the same indentation."""
    open_blocks = []
    for number, line in enumerate(lines, 1):
        text = line.split("//")[0].rstrip()
        indent = len(line) - len(line.lstrip())
        while open_blocks and text.lstrip().startswith("}") and open_blocks[-1][0] >= indent:
            _, start, is_function = open_blocks.pop()
            if is_function and number - start + 1 > MAX_FUNCTION_LINES:
                yield start, number - start + 1
        if text.endswith("{"):
            head = text.strip()
            container = head.startswith(BLOCK_KEYWORDS) or head.startswith("template") or "=" in head
            inside_function = any(is_function for _, _, is_function in open_blocks)
            open_blocks.append((indent, number, not container and not inside_function))


def check_file(name, report, warn):
    path = ROOT / name
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return
    lines = text.splitlines()
    if is_generated(name):
        return
    if is_code(path):
        if not any("SPDX-License-Identifier: Apache-2.0" in line for line in lines[:3]):
            report(name, 1, "no SPDX-License-Identifier line at the top")
        if len(lines) > MAX_FILE_LINES:
            report(name, len(lines), f"{len(lines)} lines, at most {MAX_FILE_LINES}: split it")
    if path.suffix in BRACES:
        for start, length in long_functions(lines):
            warn(name, start, f"a function of {length} lines, over {MAX_FUNCTION_LINES} needs a reason")
    if is_code(path) or path.suffix in PROSE:
        check_lines(name, lines, is_code(path), report)
        if text and not text.endswith("\n"):
            report(name, len(lines), "no newline at the end")


def check_lines(name, lines, code, report):
    own_rules = name == "tests/tidy.py"
    for number, line in enumerate(lines, 1):
        if "\t" in line:
            report(name, number, "a tab")
        if line != line.rstrip():
            report(name, number, "blanks at the end of the line")
        if code and len(line) > MAX_LINE_LENGTH:
            report(name, number, f"{len(line)} columns, at most {MAX_LINE_LENGTH}")
        if not own_rules and code and UNFINISHED.search(line):
            report(name, number, "unfinished work: finish it, or file an issue")
        if not own_rules and MACHINE_PATH.search(line):
            report(name, number, "a path of somebody's machine")


def check_references(names, report):
    """A header of src/ and include/isomem/ that nobody includes is dead; sources are found by CMake's globs."""
    included = set()
    for name in names:
        if Path(name).suffix in BRACES or name.startswith("api/"):  # the generator writes programs
            text = (ROOT / name).read_text(encoding="utf-8")
            included.update(Path(path).name for path in re.findall(r'#\s*include\s*["<]([^">]+)[">]', text))
    for name in names:
        private = name.startswith(("src/", "include/isomem/", "tests/", "apps/", "bench/", "tools/"))
        if private and Path(name).suffix in {".h", ".hpp", ".cuh"} and Path(name).name not in included:
            report(name, 1, "no file includes this header")
    globbed = re.compile(r"^src/((core|net|memory|wire|far|job|runtime|cuda|api|api/generated)/)[^/]+\.cpp$")
    for name in names:
        if name.startswith("src/") and name.endswith(".cpp") and not globbed.match(name):
            report(name, 1, "no glob of CMakeLists.txt finds this source")


def check_types(names, report):
    """Two headers that define a type of one name in one namespace: the linker would take either for both."""
    where = {}
    for name in names:
        if not (name.startswith(("src/", "include/isomem/")) and Path(name).suffix in {".h", ".hpp", ".cuh"}):
            continue
        namespaces = []
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), 1):
            if opened := re.match(r"namespace ([\w:]+) \{$", line):
                namespaces.append(opened.group(1))
            elif line.startswith("}  // namespace") and namespaces:
                namespaces.pop()
            elif defined := re.match(r"(?:struct|class) (?:alignas\(\w+\) )?(\w+)(?: final)?(?: : [^;]*)? \{", line):
                known = where.setdefault((*namespaces, defined.group(1)), name)
                if known != name:
                    report(name, number, f"'{defined.group(1)}' is defined in {known} too, in the same namespace")


def main():
    errors, warnings = [], []

    def report(name, line, text):
        errors.append(f"{name}:{line}: {text}")

    def warn(name, line, text):
        warnings.append(f"{name}:{line}: warning: {text}")

    names = files()
    for name in names:
        check_file(name, report, warn)
    check_references(names, report)
    check_types(names, report)
    for line in warnings + errors:
        print(line)
    print(f"tidy: {len(names)} files, {len(errors)} errors, {len(warnings)} warnings")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
