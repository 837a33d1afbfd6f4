# SPDX-License-Identifier: Apache-2.0
"""What every text must have; each problem is one line with file and line."""

import re
from pathlib import Path

import expand
import options
from manual import markup, pages

CONSTANTS = Path(__file__).resolve().parent.parent / "reference/openshmem_constants.tsv"
WIDTH = 73  # columns of a program that a terminal of 80 shows in one piece
HEADERS = {"shmem.h", "shmemx.h", "pshmem.h", "mpp/shmem.h", "mpp/shmemx.h", "shmemx_compat.h"}


def problems():
    for check in (rows_without_text, arguments, sections, widths, names_in_texts, references, constants):
        yield from check()


def rows_without_text():
    bound = {}
    for page in pages.load():
        for _, row in page.rows:
            if id(row) in bound:
                yield f"api/text/{page.where}: {page.name} is about {pages.row_name(row)}, as {bound[id(row)]} is too"
            bound.setdefault(id(row), page.name)
    for family in pages.families():
        for row in family.rows:
            if id(row) not in bound:
                key = "old rows" if row.deprecated else "rows"
                yield (f"api/table.py: {pages.row_name(row)} ({family.name}) has no text: name it after '{key}:' of a "
                       f"page in api/text")


def arguments():
    for page in pages.load():
        for name in pages.parameters(page):
            if name not in page.arguments:
                yield f"api/text/{page.where}: {page.name} does not describe its argument {name}"


def sections():
    for page in pages.load():
        if not page.rows:
            continue
        where = f"api/text/{page.where}: {page.name}"
        if not page.contract:
            yield f"{where} has no contract before its first section"
        if not page.spec and not page.is_extension:
            yield f"{where} does not say where the specification has it (spec:)"
        if not page.see:
            yield f"{where} has no 'see:'"
        returns = any(row.ret != "void" for _, row in page.rows)
        if returns != ("Return value" in page.sections):
            yield f"{where}: section 'Return value' is {'missing' if returns else 'there, and nothing is returned'}"
        if "Errors" not in page.sections:
            yield f"{where}: section 'Errors' is missing"
        order = [title for title in pages.SECTIONS if title in page.sections]
        if order != list(page.sections):
            yield f"{where}: the order of the sections is {', '.join(order)}"


def widths():
    for page in pages.load():
        for block in page.blocks:
            is_literal = isinstance(block, markup.Literal) and block.kind in markup.LITERAL
            for line in block.text.splitlines() if is_literal else []:
                if len(line) > WIDTH:
                    yield f"api/text/{page.where}: {page.name}: {len(line)} columns, at most {WIDTH}: {line.strip()}"


def known_names():
    """What a text may call by name, whether it can be called yet or not."""
    names = {page.name for page in pages.load()} | HEADERS
    for family, row in (one for rows in pages.rows_by_name().values() for one in rows):
        for pattern in expand.row_patterns(row, family):
            names.update([pattern.name, *(one.name for one in expand.functions_of(pattern))])
    names.update(name for page in pages.load() for name in pages.constants(page))
    return names


def names_in_texts():
    known = known_names()
    for page in pages.load():
        for block in page.blocks:
            texts = markup.texts_of(block)
            for name in (piece for text in texts for kind, piece in markup.inline(text) if kind == "code"):
                name = name.removesuffix("()")
                if re.fullmatch(r"p?shmemx?_\w+|_?SHMEMX?_\w+", name) and name.removeprefix("p") not in known \
                        and name not in known and name not in options.names():
                    yield f"api/text/{page.where}: {page.name} names {name}, which there is not"


def references():
    known = known_names()
    for page in pages.load():
        for name in page.see:
            if "(" not in name and name not in known:
                yield f"api/text/{page.where}: {page.name} refers to {name}, which there is not"


def constants():
    """Every name of the specification's list is defined in a page or, for variables, is in options.py."""
    defined = {term for page in pages.load() for block in page.blocks if isinstance(block, markup.Items)
               for terms, _ in block.items for term in terms}
    for line in CONSTANTS.read_text(encoding="utf-8").splitlines()[1:]:
        name, kind = line.split("\t")[:2]
        if name not in defined and not (kind == "env var" and name in options.names()):
            yield f"api/reference/{CONSTANTS.name}: no page defines {name} ({kind})"
