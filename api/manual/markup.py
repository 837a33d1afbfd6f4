# SPDX-License-Identifier: Apache-2.0
"""The markup of api/text: a small part of Markdown. Parsed once, written by man.py and web.py.

    ## Section, ### part      headings
    a paragraph               lines up to an empty one; `code` and *emphasis* in it; names of routines and
                              constants need no marks
    - an item                 continued by indented lines; "- `NAME`, `NAME`: text" defines the names
    | a | b |                 a table; its first row is the head
    ```c  ```text  ```output  code, anything literal, what the example before it prints with 2 PEs
    ```cells  ```sequence     figures, see figures.py
"""

import re
from dataclasses import dataclass

FIGURES = ("cells", "sequence")
LITERAL = ("c", "cpp", "text", "sh", "output")


class TextError(Exception):
    """A text that cannot be used; the message begins with file and line."""


@dataclass(frozen=True)
class Paragraph:
    text: str


@dataclass(frozen=True)
class Heading:
    text: str


@dataclass(frozen=True)
class Literal:
    kind: str  # of FIGURES or LITERAL
    text: str


@dataclass(frozen=True)
class Items:
    items: tuple  # of (terms, text); terms is () for a plain item


@dataclass(frozen=True)
class Table:
    rows: tuple  # of tuples of text; the first is the head


DEFINITION = re.compile(r"((?:`[^`]+`(?:, )?)+): ")


def item(text):
    match = DEFINITION.match(text)
    if not match:
        return (), text
    return tuple(re.findall(r"`([^`]+)`", match.group(1))), text[match.end():]


def items(lines):
    joined = []
    for line in lines:
        if line.startswith("- "):
            joined.append(line[2:])
        else:
            joined[-1] += " " + line.strip()
    return Items(tuple(item(one) for one in joined))


def table(lines):
    cells = [tuple(cell.strip() for cell in line.strip().strip("|").split("|")) for line in lines]
    return Table(tuple(row for row in cells if not all(re.fullmatch(r":?-+:?", cell) for cell in row)))


def literal(numbered, where):
    """The block between two fences; `numbered` is left behind the second one."""
    number, line = next(numbered)
    kind, lines = line[3:].strip(), []
    if kind not in FIGURES + LITERAL:
        raise TextError(f"{where}:{number}: a block of kind '{kind}'; valid: {', '.join(FIGURES + LITERAL)}")
    for _, line in numbered:
        if line.startswith("```"):
            return Literal(kind, "\n".join(lines))
        lines.append(line)
    raise TextError(f"{where}:{number}: this block does not end")


def blocks(numbered_lines, where):
    """Blocks of [(number, line)]."""
    found, chunk = [], []

    def close():
        if chunk:
            lines = list(chunk)
            chunk.clear()
            kinds = {"- ": items, "| ": table}
            found.append(kinds.get(lines[0][:2], lambda some: Paragraph(" ".join(some)))(lines))

    rest = iter(numbered_lines)
    for number, line in rest:
        if line.startswith("```"):
            close()
            found.append(literal(iter_with((number, line), rest), where))
        elif line.startswith("### "):
            close()
            found.append(Heading(line[4:]))
        elif not line.strip():
            close()
        else:
            chunk.append(line)
    close()
    return found


def iter_with(first, rest):
    yield first
    yield from rest


# Names of routines and constants are code without marks.
NAME = r"\b(?:p?shmemx?_[a-z0-9_]*[a-z0-9]|_?SHMEMX?_[A-Z0-9_]*[A-Z0-9])\b"
INLINE = re.compile(rf"`([^`]+)`|\*([^*\s][^*]*)\*|({NAME})")


def inline(text):
    """(kind, text) of each piece: code, em or text."""
    at = 0
    for match in INLINE.finditer(text):
        if match.start() > at:
            yield "text", text[at:match.start()]
        yield ("em", match.group(2)) if match.group(2) else ("code", match.group(1) or match.group(3))
        at = match.end()
    if at < len(text):
        yield "text", text[at:]


def plain(text):
    """Without marks, for comments in headers."""
    return "".join(piece for _, piece in inline(text))


def texts_of(block):
    """All running text of a block."""
    if isinstance(block, (Paragraph, Heading)):
        return [block.text]
    if isinstance(block, Items):
        return [text for terms, text in block.items] + [f"`{term}`" for terms, _ in block.items for term in terms]
    if isinstance(block, Table):
        return [cell for row in block.rows for cell in row]
    return []
