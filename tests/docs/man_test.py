#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Man pages: a name for every function, no dangling link, no warning of groff and of mandoc, as far as they are there,
and no line that a terminal of 80 columns would break or cut."""

import re
import shutil
import subprocess
from pathlib import Path

import reference

# No date: pages change with the library, whose version stands beside it.
EXPECTED = re.compile(r"missing date, using")


def is_by_hand(page):
    return (Path(__file__).resolve().parent.parent.parent / "docs/man" / page.name).exists()


def output_of(command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    return done.stdout, done.stderr


def prototypes(text):
    """A pattern for each name that a page declares, such as shmem_TYPENAME_put."""
    synopsis = text.partition(".SH SYNOPSIS")[2].partition(".SH ")[0]
    for name in re.findall(r"\b(\w+)\(", synopsis):
        yield re.compile(name.replace("TYPENAME", "[a-z0-9]+").replace("SIZE", "[0-9]+"))


def check_names(folder, names):
    for name in names:
        page = folder / f"man3/{name}.3"
        if not page.is_file():
            yield f"{name}: there is no {page.name}, or its link leads nowhere"
        elif not any(one.fullmatch(name) for one in prototypes(page.read_text(encoding="ascii"))):
            yield f"{name}: its page {page.resolve().name} does not declare it"


def check_links(folder):
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() and not path.exists():
            yield f"{path.name}: a link to {path.readlink()}, which there is not"


def warnings_of_groff(page):
    text, warnings = output_of(["groff", "-ww", "-man", "-Tutf8", "-rLL=80n", "-P-c", page])
    yield from (f"{page.name}: groff: {line}" for line in warnings.splitlines())
    for line in text.splitlines():
        visible = re.sub(r"\x1b\[[0-9;]*m|.\x08", "", line)
        if len(visible) > 80 and not is_by_hand(page):
            yield f"{page.name}: {len(visible)} columns: {visible.strip()}"


def warnings_of_mandoc(page):
    text, _ = output_of(["mandoc", "-T", "lint", "-W", "warning", page])
    yield from (f"{page.name}: {line}" for line in text.splitlines() if not EXPECTED.search(line))


def check_whatis(page):
    """`whatis` and `apropos` can read the NAME section."""
    text, errors = output_of(["lexgrog", page])
    if " - " not in text:
        yield f"{page.name}: lexgrog: {text}{errors}"


def main():
    options = reference.options(__doc__, "docs", "map")
    tools = {"groff": warnings_of_groff, "mandoc": warnings_of_mandoc, "lexgrog": check_whatis}
    there = [name for name in tools if shutil.which(name)]
    with reference.written(options.docs) as folder:
        man = folder / "man"
        pages = [path for path in sorted(man.rglob("*.[1-8]")) if not path.is_symlink()]
        functions = reference.functions(options.map)
        problems = [*check_names(man, functions), *check_links(man)]
        for page in pages:
            if page.parent.name in ("man3", "man7"):
                problems += [line for name in there for line in tools[name](page)]
        absent = [name for name in tools if name not in there]
        readers = ", ".join(there + [f"not by {name}: it is not installed" for name in absent])
        reference.finish(problems, f"{len(functions)} functions on {len(pages)} pages, read by {readers}")


if __name__ == "__main__":
    main()
