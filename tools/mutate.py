#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Removes each fence, flag wait and completion in turn: the unit tests must fail each time.

They run under ThreadSanitizer, except for a full fence: that one is seen by its effect only, in an optimized build.

A site is a statement that matches one of SITES, or whose line ends with the comment `// mutate`. For each site a
scratch copy of the tree loses that statement, is rebuilt incrementally, and its unit tests run. The site is killed
when a test fails, ThreadSanitizer reports a race, or the run exceeds its time limit; otherwise it survived, and the
statement is either needless or untested. Exit status: 0 when every site was killed."""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("include/isomem/*.hpp", "src/*.hpp", "src/*.cpp", "src/*/*.hpp", "src/*/*.cpp")
CALL = r"^\s*(?:\w+(?:\.|->|::))*"  # an object or namespace before the name, nothing else
SITES = {
    "release fence": re.compile(CALL + r"(?:fence_release|release_fence|order_stores)\("),
    "acquire fence": re.compile(CALL + r"(?:fence_acquire|acquire_fence)\("),
    "full fence": re.compile(CALL + r"full_fence\("),
    "wait": re.compile(r"(?!\s*wake_)" + CALL + r"wait_\w+\("),  # a condition variable is no flag
    "completion": re.compile(r"^\s*e\.(?:order|drain)\(\)"),
    "marked": re.compile(r"//\s*mutate\s*$"),
}
COPIED = ("CMakeLists.txt", "CMakePresets.json", "cmake", "include", "src", "tests", "tools")
MAX_STATEMENT_LINES = 8


PRESETS = ("tsan", "release")


def preset_of(site):
    return "release" if site.kind == "full fence" else "tsan"


class Site:
    """One statement: where it stands, what it is, and the lines it covers (first, last; counted from 0)."""

    def __init__(self, path, first, last, kind, text):
        self.path, self.first, self.last, self.kind, self.text = path, first, last, kind, text

    def name(self):
        return f"{self.path}:{self.first + 1}"


def strip_comment(line):
    return line.split("//")[0].rstrip()


def statement_end(lines, first):
    """The last line of the statement that starts at `first`, or None if this is no whole statement (a declaration's
    head, a condition)."""
    depth = 0
    for number in range(first, min(first + MAX_STATEMENT_LINES, len(lines))):
        code = strip_comment(lines[number])
        depth += code.count("(") - code.count(")")
        if depth == 0:
            return number if code.endswith(";") else None
    return None


def declares(code):
    """`wait_until(...) const noexcept;` and the like: a member function's declaration, not a call."""
    return re.search(r"\)\s*(const|noexcept|override|= 0|= delete|= default)\b", code) is not None


def find_sites():
    found = []
    for pattern in PLACES:
        for path in sorted(ROOT.glob(pattern)):
            if "generated" in path.parts:
                continue
            lines = path.read_text(encoding="utf-8").splitlines()
            for number, line in enumerate(lines):
                kind = next((kind for kind, regex in SITES.items() if regex.search(line)), None)
                if kind is None or (kind != "marked" and declares(line)):
                    continue
                last = statement_end(lines, number)
                if last is None:
                    if kind == "marked":
                        sys.exit(f"mutate: {path}:{number + 1}: '// mutate' does not stand at a whole statement")
                    continue
                text = " ".join(strip_comment(part).strip() for part in lines[number:last + 1])
                found.append(Site(str(path.relative_to(ROOT)), number, last, kind, text))
    return found


class Scratch:
    """A copy of the tree with its own builds of the unit tests."""

    def __init__(self, directory, jobs, limit_s):
        self.root, self.jobs = directory, jobs
        self.limit_s = dict.fromkeys(PRESETS, limit_s)
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, directory / name)
            else:
                shutil.copy2(source, directory / name)
        generator = ["-G", "Ninja"] if shutil.which("ninja") else []
        for preset in PRESETS:
            self.run(["cmake", "--preset", preset, *generator, "-DISOMEM_UNIT_ONLY=ON"])

    def run(self, command):
        done = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"mutate: {' '.join(command)} failed in {self.root}\n{done.stdout}{done.stderr}")

    def build(self, preset):
        command = ["cmake", "--build", f"build/{preset}", "--target", "unit_tests", "--parallel", str(self.jobs)]
        return subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)

    def test(self, preset):
        """None when all tests pass, else how they failed."""
        # A wait that nothing ends any more is ended by the runtime, sooner than by the time limit.
        environment = dict(os.environ, TSAN_OPTIONS="halt_on_error=1", ISOMEM_TIMEOUT="10")
        try:
            done = subprocess.run([self.root / f"build/{preset}/bin/unit_tests", "--abort-after=1"], cwd=self.root,
                                  env=environment, timeout=self.limit_s[preset], capture_output=True, text=True,
                                  errors="replace", check=False)
        except subprocess.TimeoutExpired:
            return "time limit"
        if done.returncode == 0:
            return None
        if "WARNING: ThreadSanitizer" in done.stderr:
            return "race report"
        return f"status {done.returncode}"

    def without(self, site):
        """Removes the site's statement; returns the function that puts it back."""
        path = self.root / site.path
        original = path.read_text(encoding="utf-8")
        lines = original.splitlines()
        indent = lines[site.first][:len(lines[site.first]) - len(lines[site.first].lstrip())]
        lines[site.first:site.last + 1] = [indent + ";"] + [""] * (site.last - site.first)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return lambda: path.write_text(original, encoding="utf-8")


def try_site(scratch, site, repeats):
    """'killed', 'survived' or 'unbuilt', and how."""
    put_back = scratch.without(site)
    preset = preset_of(site)
    try:
        built = scratch.build(preset)
        if built.returncode != 0:
            errors = [line for line in built.stdout.splitlines() if "error" in line]
            return "unbuilt", errors[0] if errors else "build failed"
        for attempt in range(repeats):
            how = scratch.test(preset)
            if how:
                return "killed", how if attempt == 0 else f"{how}, run {attempt + 1}"
        return "survived", f"{repeats} runs passed"
    finally:
        put_back()


def arguments():
    parser = argparse.ArgumentParser(prog="./dev mutate", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="print the sites and stop")
    parser.add_argument("--only", metavar="FILE[:LINE]", action="append", default=[], help="only these sites")
    parser.add_argument("--repeats", type=int, default=2, help="runs that must pass to survive (default 2)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="compile jobs (default: cores)")
    parser.add_argument("--keep", action="store_true", help="keep the scratch directory and say where it is")
    return parser.parse_args()


def run_all(sites, options, directory):
    say = lambda text: print(text, flush=True)  # noqa: E731
    say(f"== {len(sites)} sites; building the unit tests in {directory}")
    scratch = Scratch(directory, options.jobs, 600)
    for preset in sorted({preset_of(site) for site in sites}):
        built = scratch.build(preset)
        if built.returncode != 0:
            sys.exit(f"mutate: the unchanged tree does not build\n{built.stdout[-4000:]}")
        start = time.monotonic()
        how = scratch.test(preset)
        if how:
            sys.exit(f"mutate: the unchanged tree fails its tests ({how})")
        scratch.limit_s[preset] = 30 + 4 * (time.monotonic() - start)
        say(f"== unchanged {preset} build passes; time limit of a run {scratch.limit_s[preset]:.0f} s")
    results = []
    for number, site in enumerate(sites, 1):
        start = time.monotonic()
        verdict, how = try_site(scratch, site, options.repeats)
        results.append((verdict, site, how))
        say(f"[{number}/{len(sites)}] {verdict:8} {time.monotonic() - start:4.0f} s  {site.name()}  {how}")
    return results


def main():
    options = arguments()
    sites = find_sites()
    if options.only:
        sites = [site for site in sites
                 if any(site.name() == only or site.path == only for only in options.only)]
    if options.list:
        for site in sites:
            print(f"{site.name():45} {site.kind:14} {site.text}")
        print(f"{len(sites)} sites")
        return 0
    if not sites:
        sys.exit("mutate: no site found")
    directory = Path(tempfile.mkdtemp(prefix="isomem-mutate-"))
    try:
        results = run_all(sites, options, directory)
    finally:
        if options.keep:
            print(f"kept: {directory}")
        else:
            shutil.rmtree(directory)
    print(f"\n{'verdict':9} {'site':45} {'kind':14} how, statement")
    for verdict, site, how in sorted(results, key=lambda result: result[0]):
        print(f"{verdict:9} {site.name():45} {site.kind:14} {how}: {site.text}")
    counts = {name: sum(result[0] == name for result in results) for name in ("killed", "survived", "unbuilt")}
    print(f"{counts['killed']} killed, {counts['survived']} survived, {counts['unbuilt']} could not be built")
    return 0 if counts["killed"] == len(results) else 1


if __name__ == "__main__":
    sys.exit(main())
