#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the reference manual from api/text and api/table.py: man pages and HTML.

    docs.py --out DIR              DIR/man and DIR/html (what was in these two is replaced)
    docs.py --examples DIR         the programs of the manual, each with what it prints with 2 PEs
    docs.py --check                write nothing; name what lacks a text, and fail
"""

import argparse
import re
import shutil
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # a build leaves nothing behind in the source tree
from manual import checks, man, pages, web
from manual.markup import Literal, TextError

ROOT = Path(__file__).resolve().parent.parent
MANUALS = ROOT / "docs/man"


def version():
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"project\(isomem VERSION ([\d.]+)", text).group(1)


def write_man(folder):
    """The pages of the routines, and those written by hand."""
    count = man.write(folder, version())
    for path in sorted(MANUALS.glob("*.[1-8]")):
        place = folder / f"man{path.suffix[1:]}"
        place.mkdir(exist_ok=True)
        shutil.copyfile(path, place / path.name)
    return count


def write(out):
    """Into new folders beside the old ones, which are then replaced: nothing is left of an earlier table."""
    for name, writer in (("man", write_man), ("html", lambda folder: web.write(folder, version(), MANUALS))):
        fresh = out / f"{name}.new"
        shutil.rmtree(fresh, ignore_errors=True)
        count = writer(fresh)
        shutil.rmtree(out / name, ignore_errors=True)
        fresh.rename(out / name)
        print(f"docs.py: {count} {'names' if name == 'man' else 'files'} in {out / name}")


def examples():
    """{file name: (program, expected output or None)} of the pages that can be read."""
    found = {}
    for page in pages.shown():
        blocks = [one for one in page.blocks if isinstance(one, Literal)]
        programs = [one for one in blocks if one.kind in ("c", "cpp") and "int main(" in one.text]
        for number, program in enumerate(programs, 1):
            behind = blocks[blocks.index(program) + 1:][:1]
            output = behind[0].text if behind and behind[0].kind == "output" else None
            found[f"{page.name}_{number}.{program.kind}"] = (program.text, output)
    return found


def write_examples(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, (program, output) in examples().items():
        (folder / name).write_text(program + "\n", encoding="utf-8")
        if output is not None:
            (folder / f"{name}.out").write_text(output + "\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, help="folder for man/ and html/")
    parser.add_argument("--examples", type=Path, help="folder for the programs")
    parser.add_argument("--check", action="store_true", help="exit status 1 if a text is missing or says too little")
    options = parser.parse_args()
    if not (options.out or options.examples or options.check):
        parser.error("nothing to do: give --out DIR, --examples DIR or --check")
    try:
        if options.out:
            write(options.out)
        if options.examples:
            write_examples(options.examples)
        if options.check:
            problems = list(checks.problems())
            print("\n".join([*problems, f"docs.py --check: {len(pages.load())} pages, {len(problems)} problems"]))
            return 1 if problems else 0
    except TextError as error:
        sys.exit(f"docs.py: api/text/{error}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
