# SPDX-License-Identifier: Apache-2.0
"""The pages of the manual: each binds a text of api/text to rows of table.py.

    # shmem_put: summary            a page of section 3; "# name(7): summary" for another section
    rows: shmem_put                 names of current rows (prefix, stem and tail)
    old rows: shmem_wait            names of deprecated rows
    spec: 9.6.1.1 SHMEM_PUT         where the specification has it; not for shmemx_ names
    see: shmem_get, oshrun(1)
                                    then, up to the first section, the contract: it is also the comment in the header
    ## Arguments
    - dest OUT: text                IN, OUT or INOUT; what is missing comes from common.md
    ## Errors
    - @symmetric dest               a sentence of common.md, with $1 replaced

The other sections are free; SECTIONS says which there are and in which order they stand.
"""

import functools
import re
from dataclasses import dataclass, field
from pathlib import Path

import expand
from manual import markup
from manual.markup import TextError

TEXT = Path(__file__).resolve().parent.parent / "text"
COMMON = "common.md"
SECTIONS = ("Arguments", "Description", "Return value", "Errors", "Environment", "Notes", "Example")


@dataclass
class Page:
    name: str
    section: int
    summary: str
    where: str  # file and line
    rows: list = field(default_factory=list)  # of (family, row)
    old: bool = False
    spec: list = field(default_factory=list)
    see: list = field(default_factory=list)
    contract: list = field(default_factory=list)
    arguments: dict = field(default_factory=dict)  # name: (direction, text), in the order of the signatures
    sections: dict = field(default_factory=dict)  # title: blocks

    @property
    def title(self):
        return f"{self.name}({self.section})"

    @property
    def is_extension(self):
        return self.name.startswith("shmemx_")

    @property
    def family(self):
        return self.rows[0][0] if self.rows else None

    @property
    def patterns(self):
        """Of the rows that can be called."""
        return [one for family, row in self.rows for one in expand.row_patterns(row, family)]

    @property
    def functions(self):
        return [one for pattern in self.patterns for one in expand.functions_of(pattern)]

    @property
    def blocks(self):
        return [*self.contract, *(block for blocks in self.sections.values() for block in blocks)]


def row_name(row):
    return f"{row.prefix}{row.stem}{row.tail}"


@dataclass
class Common:
    arguments: dict
    of_moves: dict  # stem of rows with a `move`: arguments
    errors: dict


def argument_items(numbered, where):
    found = {}
    for block in markup.blocks(numbered, where):
        for _, text in block.items if isinstance(block, markup.Items) else [((), "")]:
            match = re.match(r"(\w+|\.\.\.) (IN|OUT|INOUT): (.+)", text)
            if not match:
                raise TextError(f"{where}: '{text[:50]}' in Arguments; valid: '- name IN: text' (or OUT, INOUT)")
            found[match.group(1)] = match.group(2, 3)
    return found


def chapters(text, mark, where):
    """(heading, number, [(number, line)]) of each part that begins with `mark`; literal blocks hide marks."""
    found, hidden = [], False
    for number, line in enumerate(text.splitlines(), 1):
        if not line.isascii():
            raise TextError(f"{where}:{number}: a character that is not ASCII")
        if line.startswith("```"):
            hidden = not hidden
        if line.startswith(mark) and not hidden:
            found.append((line[len(mark):].strip(), number, []))
        elif found:
            found[-1][2].append((number, line))
        elif line.strip() and not line.startswith("<!--"):
            raise TextError(f"{where}:{number}: text before the first '{mark.strip()}'")
    return found


@functools.cache
def common():
    text = (TEXT / COMMON).read_text(encoding="utf-8")
    parts = {title: lines for title, _, lines in chapters(text, "# ", COMMON)}
    errors = {}
    for block in markup.blocks(parts["errors"], COMMON):
        for terms, sentence in block.items:
            errors[terms[0]] = sentence
    of_moves = {stem: argument_items(parts[f"arguments of {stem}"], COMMON) for stem in ("put", "get")}
    return Common(argument_items(parts["arguments"], COMMON), of_moves, errors)


def with_common_errors(lines, where):
    """'- @name words' becomes the sentence `name` of common.md, or those that it names in turn."""
    for number, line in lines:
        match = re.match(r"- @(\w+) ?(.*)", line)
        if match:
            name, words = match.groups()
            if name not in common().errors:
                raise TextError(f"{where}:{number}: @{name}; valid: {', '.join(common().errors)}")
            sentence = common().errors[name].replace("$1", words)
            if sentence.startswith("@"):
                yield from with_common_errors([(number, f"- {one}") for one in sentence.split("; ")], where)
                continue
            line = f"- {sentence}"
        yield number, line


def sections_of(lines, where):
    """(lines before the first section, {title: lines})."""
    before, found, current = [], {}, None
    for number, line in lines:
        match = re.match(r"## (.+)", line)
        if match:
            current = found.setdefault(match.group(1), [])
        else:
            (before if current is None else current).append((number, line))
    return before, found


def read_page(heading, number, lines, where, rows):
    match = re.match(r"([\w.]+)(?:\((\d)\))?: (.+)", heading)
    place = f"{where}:{number}"
    if not match:
        raise TextError(f"{place}: '# {heading}'; valid: '# name: summary' or '# name(section): summary'")
    page = Page(match.group(1), int(match.group(2) or 3), match.group(3), place)
    before, sections = sections_of(lines, where)
    while before and (match := re.match(r"(rows|old rows|spec|see): (.+)", before[0][1])):
        key, words = match.group(1), [one.strip() for one in match.group(2).split(",")]
        before.pop(0)
        if key in ("spec", "see"):
            setattr(page, key, getattr(page, key) + ([match.group(2)] if key == "spec" else words))
            continue
        page.old = page.old or key == "old rows"
        for name in words:
            mine = rows.get((name, key == "old rows"))
            if not mine:
                raise TextError(f"{place}: no {'deprecated' if key == 'old rows' else 'current'} row of api/table.py "
                                f"is called {name}")
            page.rows += mine
    if page.section == 3 and not page.rows:
        raise TextError(f"{place}: {page.name} names no row of api/table.py; valid: 'rows: name' or 'old rows: name'")
    page.contract = markup.blocks(before, where)
    fill_arguments(page, sections.pop("Arguments", []), where)
    for title, some in sections.items():
        if page.section == 3 and title not in SECTIONS:
            raise TextError(f"{place}: section '{title}'; valid: {', '.join(SECTIONS)}")
        page.sections[title] = markup.blocks(with_common_errors(some, where) if title == "Errors" else some, where)
    return page


def parameters(page):
    """Names of all parameters, the context's among them, in the order of the signatures."""
    forms = [pattern.params for family, row in page.rows for pattern in expand.row_patterns(row, family)]
    names = {}
    for params in sorted(forms, key=lambda text: "shmem_ctx_t ctx" not in text):
        for one in expand.split(params):
            names.setdefault("..." if one == "..." else expand.argument_names(one)[0])
    return list(names)


def fill_arguments(page, lines, where):
    own = argument_items(lines, where)
    wanted = parameters(page)
    strangers = [name for name in own if name not in wanted]
    if strangers:
        raise TextError(f"{page.where}: {page.name} has no argument {', '.join(strangers)}")
    known = dict(common().arguments)
    for _, row in page.rows:
        known |= common().of_moves[row.stem] if row.move else {}
    known |= own
    page.arguments.update((name, known[name]) for name in wanted if name in known)


def families():
    """All that the manual is about."""
    return expand.ALL


def rows_by_name():
    """{(name, deprecated): [(family, row)]}."""
    found = {}
    for family in families():
        for row in family.rows:
            found.setdefault((row_name(row), bool(row.deprecated)), []).append((family, row))
    return found


@functools.cache
def load():
    """All pages, in the order of the table; those of other sections first."""
    rows = rows_by_name()
    found = []
    for path in sorted(TEXT.glob("*.md")):
        if path.name != COMMON:
            text = path.read_text(encoding="utf-8")
            found += [read_page(heading, number, lines, path.name, rows)
                      for heading, number, lines in chapters(text, "# ", path.name)]
    order = {id(row): number for number, (_, row) in enumerate(one for some in rows.values() for one in some)}
    return sorted(found, key=lambda page: (page.old, order[id(page.rows[0][1])]) if page.rows else (False, -1))


@functools.cache
def shown():
    """The pages that tell of something there is."""
    return [page for page in load() if page.patterns or not page.rows]


@functools.cache
def page_of():
    """{row: page} by identity of the row."""
    return {id(row): page for page in load() for _, row in page.rows}


@functools.cache
def aliases():
    """{name: page} of everything a user may look up: functions, C11 names, constants. Where a current and a deprecated
    routine share a name, the current one's page has it."""
    found = {page.name: page for page in shown()}
    for page in sorted(shown(), key=lambda one: one.old):
        for pattern in page.patterns:
            for name in [pattern.name] if pattern.generic else [one.name for one in expand.functions_of(pattern)]:
                found.setdefault(name, page)
    for page in shown():
        for name in constants(page):
            found.setdefault(name, page)
    return found


CONSTANT = re.compile(r"_?(?:SHMEMX?|SMA)_[A-Z0-9_]+|shmemx?_\w+_t")


def constants(page):
    """Constants and types that a page of section 7 defines in a list."""
    if page.section != 7:
        return []
    return [term for block in page.blocks if isinstance(block, markup.Items) for terms, _ in block.items
            for term in terms if CONSTANT.fullmatch(term)]
