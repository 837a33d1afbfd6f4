# SPDX-License-Identifier: Apache-2.0
"""The hand-written man pages of docs/man as HTML: the dozen macros that they use, and an error for any other."""

import re
import shlex
from html import escape

from manual.markup import TextError

FONTS = {"B": "b", "I": "i", "R": ""}
CHARACTERS = {"\\-": "-", "\\(aq": "'", "\\(dq": '"', "\\(bu": "*", "\\e": "\\", "\\&": "", "\\ ": " ", "\\|": ""}


def characters(text):
    for name, char in CHARACTERS.items():
        text = text.replace(name, char)
    return text


def in_font(text, font):
    tag = FONTS[font]
    return f"<{tag}>{text}</{tag}>" if tag and text else text


def fonts(text, font="R"):
    r"""\fB...\fR within a text that begins in `font`."""
    pieces = re.split(r"\\f([BIRP])", text)
    found, last = in_font(escape(characters(pieces[0]), quote=False), font), font
    for name, piece in zip(pieces[1::2], pieces[2::2]):
        font, last = (last if name == "P" else name), font
        found += in_font(escape(characters(piece), quote=False), font)
    return found


def words_of(rest):
    lexer = shlex.shlex(rest, posix=True)
    lexer.whitespace_split, lexer.quotes, lexer.escape, lexer.commenters = True, '"', "", ""
    return [word.replace("\0", "\\ ") for word in lexer] if "\\ " not in rest else words_of_escaped(rest)


def words_of_escaped(rest):
    r"""'\ ' is no end of a word."""
    return [word.replace("\0", "\\ ") for word in words_of(rest.replace("\\ ", "\0"))]


def alternating(macro, rest):
    words = words_of(rest)
    if len(macro) == 1:
        return fonts(" ".join(words), macro)
    return "".join(fonts(word, macro[i % 2]) for i, word in enumerate(words))


class Page:
    """Lines of HTML of one man page."""

    def __init__(self, path, site):
        self.site, self.path = site, path
        self.lines, self.text = [], []
        self.literal = False
        self.tag = ""  # what the running text is in
        self.in_list = False
        self.wants_term = False

    def flush(self):
        if self.text:
            text = ("\n" if self.literal else " ").join(self.text)
            tag = "pre" if self.literal else self.tag or "p"
            self.lines.append(f"<{tag}>{self.linked(text)}</{tag}>")
        self.text = []

    def linked(self, text):
        """name(section) with whatever fonts, and name() of a routine."""
        def one(match):
            name = re.sub(r"<.*?>", "", match.group(1))
            if f"{name}.{match.group(2)}" in self.site.manuals:
                return f'<a href="{name}.html">{match.group()}</a>'
            return self.site.link(name, match.group())
        return re.sub(r"((?:<b>)?\b[\w+]+(?:</b>)?)\((\d?)\)", one, text)

    def end_list(self):
        self.flush()
        if self.in_list:
            self.lines.append("</dl>")
        self.in_list, self.tag = False, ""

    def add(self, html):
        if self.wants_term:
            self.lines.append(f"<dt>{html}</dt>")
            self.wants_term, self.tag = False, "dd"
        else:
            self.text.append(html)

    def heading(self, level, text):
        self.end_list()
        text = characters(text).strip('"').capitalize() if level == 2 else characters(text).strip('"')
        self.lines.append(f"<h{level}>{escape(text)}</h{level}>")

    def macro(self, name, rest):
        if name == "TH":
            title, section = words_of(rest)[:2]
            self.lines.append(f"<h1>{escape(title.lower())}<small>({section})</small></h1>")
        elif name in ("SH", "SS"):
            self.heading(2 if name == "SH" else 3, rest)
        elif name in ("P", "PP"):
            if self.literal:
                self.text.append("")
            else:
                self.end_list()
        elif name == "TP":
            self.flush()
            if not self.in_list:
                self.lines.append("<dl>")
            self.in_list = self.wants_term = True
        elif name in ("nf", "fi"):
            self.flush()
            self.literal = name == "nf"
        elif name == "br":
            self.text.append("<br>")
        elif re.fullmatch(r"[BIR]{1,2}", name):
            self.add(alternating(name, rest))
        else:
            raise TextError(f"{self.path}: macro .{name}, which api/manual/handwritten.py does not know")


def to_html(path, site):
    page = Page(path, site)
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith('.\\"'):
            continue
        if line.startswith("."):
            name, _, rest = line[1:].partition(" ")
            page.macro(name, rest.strip())
        else:
            page.add(fonts(line))
    page.end_list()
    return page.lines
