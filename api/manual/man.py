# SPDX-License-Identifier: Apache-2.0
"""Pages as man(7), with the macros that groff and mandoc have alike."""

import re

from manual import figures, markup, pages, synopsis

SPDX = '.\\" SPDX-License-Identifier: Apache-2.0'
WIDTH = 70  # columns of a prototype; a terminal has 80, the text is indented by 7
ESCAPES = {"\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti", '"': "\\(dq"}
OPENING = ("isomem checks the following. An error ends the job with a message on standard error that names the PE, "
           "the routine, the argument, its value and what is valid.")


def literal(text):
    """Code: every character as it is typed."""
    return "".join(ESCAPES.get(char, char) for char in text)


def words(text):
    """Running text: a hyphen may stay one."""
    return text.replace("\\", "\\e").replace("'", "\\(aq").replace("`", "\\(ga").replace("^", "\\(ha") \
        .replace("~", "\\(ti")


def guarded(line):
    """A line of text that no macro is mistaken for."""
    return "\\&" + line if line.startswith((".", "'")) else line


class Writer:
    def __init__(self, page, version):
        self.page, self.version = page, version
        self.known = pages.aliases()

    def code(self, text):
        name = text.removesuffix("()")
        if name in self.page.arguments:
            return f"\\fI{literal(text)}\\fR"
        link = self.known.get(name)
        if link and link is not self.page and not re.fullmatch(pages.CONSTANT, name):
            return f"\\fB{literal(name)}\\fR({link.section})"
        return f"\\fB{literal(text)}\\fR"

    def inline(self, text):
        pieces = []
        for kind, piece in markup.inline(text):
            if kind == "code":
                pieces.append(self.code(piece))
            elif kind == "em":
                pieces.append(f"\\fI{words(piece)}\\fR")
            else:
                pieces.append(re.sub(r"\b([\w.+]+)\((\d)\)", r"\\fB\1\\fR(\2)", words(piece)))
        return "".join(pieces)

    def filled(self, text):
        """Lines of the source; a new sentence begins a line, as man(7) wants."""
        sentences = re.sub(r"(?<=[\w)`][.:]) (?=[A-Z`*])", "\n", text).split("\n")
        return [guarded(line) for line in (self.inline(one) for one in sentences)]

    def block(self, block):
        if isinstance(block, markup.Heading):
            return [f".SS {self.inline(block.text)}"]
        if isinstance(block, markup.Paragraph):
            return [".P", *self.filled(block.text)]
        if isinstance(block, markup.Items):
            return [line for one in block.items for line in self.item(*one)]
        if isinstance(block, markup.Table):
            return self.verbatim(table_lines(block), indented=False)
        if block.kind in markup.FIGURES:
            return [line for is_text, lines in figures.text_of(block, self.page.where)
                    for line in ([".P", words(" ".join(lines)) + ":"] if is_text else self.verbatim(lines))]
        if block.kind == "output":
            return [".P", "With 2 PEs:", *self.verbatim(block.text.splitlines())]
        return self.verbatim(block.text.splitlines(), block.kind not in ("c", "cpp"))

    def item(self, terms, text):
        head = ", ".join(f"\\fB{literal(term)}\\fR" for term in terms)
        return [".TP", head, *self.filled(text)] if terms else [".IP \\(bu 2", *self.filled(text)]

    def verbatim(self, lines, indented=True):
        text = [".nf", *[guarded(literal(line)) for line in lines], ".fi"]
        return [".P", ".RS 4", *text, ".RE"] if indented else [".P", *text]

    def prototype(self, pattern):
        """Names of arguments in italics."""
        for line in synopsis.wrapped(pattern, WIDTH):
            pieces = (f"\\fI{literal(piece)}\\fB" if is_name else literal(piece)
                      for piece, is_name in synopsis.arguments_apart(pattern, line))
            yield guarded(f"\\fB{''.join(pieces)}\\fR")

    def synopsis(self):
        lines = [".nf", f"\\fB#include <{synopsis.header(self.page)}>\\fR", ".fi"]
        for group in synopsis.groups(self.page):
            lines += [".P", f"\\fI{literal(group.title)}:\\fR", ".P", ".nf"]
            lines += [line for pattern in group.prototypes for line in self.prototype(pattern)]
            lines.append(".fi")
            for name, text in group.legend:
                lines += [".P", ".RS 4", f"\\fB{name}\\fR:", f"{literal(text)}.", ".RE"]
        return lines

    def arguments(self):
        lines = []
        for name, (direction, text) in self.page.arguments.items():
            lines += [".TP", f"\\fI{literal(name)}\\fR ({direction})", *self.filled(text)]
        return lines

    def see_also(self):
        names = [one if "(" in one else f"{one}({self.known[one].section})"
                 for one in self.page.see if "(" in one or one in self.known]
        return [f".BR {one.replace('(', ' (')}{',' if one is not names[-1] else ''}" for one in names]

    def lines(self):
        page = self.page
        names = ", ".join(synopsis.names(page))
        # ragged lines: names are long, and justified ones would have wide gaps
        yield from (SPDX, f'.TH {page.name.upper() if page.section == 7 else page.name} {page.section} "" '
                    f'"isomem {self.version}" "isomem"', ".ad l", ".nh")
        yield from (".SH NAME", f"{literal(names)} \\- {words(page.summary)}")
        if page.rows:
            yield from (".SH SYNOPSIS", *self.synopsis())
        if page.arguments:
            yield from (".SH ARGUMENTS", *self.arguments())
        yield ".SH DESCRIPTION"
        yield from self.blocks([*page.contract, *page.sections.get("Description", [])])
        for title, some in page.sections.items():
            if title != "Description":
                yield f".SH {title.upper()}"
                yield from ([".P", *self.filled(OPENING)] if title == "Errors" and page.rows else [])
                yield from self.blocks(some)
        if page.rows:
            yield ".SH STANDARDS"
            yield from self.filled(standards(page))
        if page.see:
            yield from (".SH SEE ALSO", *self.see_also())

    def blocks(self, some):
        return [line for block in some for line in self.block(block)]


def standards(page):
    where = [f"OpenSHMEM 1.6, section {'; '.join(page.spec)}."] if page.spec else ["An extension of isomem."]
    return " ".join([*where, *synopsis.versions(page)])


def table_lines(block):
    """Columns of a table in characters."""
    rows = [[markup.plain(cell) for cell in row] for row in block.rows]
    wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for number, row in enumerate(rows):
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, wide)).rstrip()
        if number == 0:
            yield "  ".join("-" * width for width in wide)


def tidy(lines):
    """No paragraph macro straight behind a heading or another one: it would do nothing, and is warned of."""
    found = []
    for line in lines:
        if line == ".P" and found and found[-1].split(" ")[0] in (".SH", ".SS", ".P"):
            continue
        found.append(line)
    return found


def write(folder, version):
    """man<section>/<page> below `folder`, and a link for every other name."""
    known = pages.aliases()
    for page in pages.shown():
        place = folder / f"man{page.section}"
        place.mkdir(parents=True, exist_ok=True)
        text = "\n".join(tidy(Writer(page, version).lines())) + "\n"
        (place / f"{page.name}.{page.section}").write_text(text, encoding="ascii")
    for name, page in known.items():
        if name != page.name:
            link = folder / f"man{page.section}" / f"{name}.{page.section}"
            link.unlink(missing_ok=True)
            link.symlink_to(f"{page.name}.{page.section}")
    return len(known)
