# SPDX-License-Identifier: Apache-2.0
"""The same pages as HTML: one folder, one style sheet, no scripts but the filter of the index of names. Links are
relative, so it is read from a disk as well as from a server."""

import re
import shutil
from html import escape
from pathlib import Path

from manual import figures, handwritten, man, markup, pages, synopsis

STYLE = Path(__file__).resolve().parent / "style.css"
TOOLS = {"oshrun.1": "start the PEs of a program", "oshcc.1": "compile and link, for C and C++",
         "isomem.7": "the library: environment, errors, limits",
         "isomem_nvshmem.7": "programs written for NVSHMEM: what they rely on",
         "isomem_stream.7": "collectives on CUDA streams, of data that lie where each PE likes",
         "isomem_global_array.7": "C++: an array over all PEs, indexed as a whole",
         "isomem_remote_array.7": "in kernels: reading another PE's array, element by element"}
WIDTH = 96  # columns of a prototype
OLD_TITLE = "Deprecated names"

INDEX = '<dl class="index">'
FILTER = """<script>
const field = document.getElementById("filter"), all = document.querySelectorAll("#names li");
field.addEventListener("input", () => {
  const words = field.value.toLowerCase().split(/\\s+/);
  for (const one of all) one.hidden = !words.every(word => one.textContent.toLowerCase().includes(word));
});
</script>"""


def file_of(name):
    return f"{name}.html"


def anchor(text):
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


class Site:
    def __init__(self, version):
        self.version = version
        self.pages = pages.shown()
        self.known = pages.aliases()
        self.manuals = TOOLS
        self.tools = [name.rpartition(".")[0] for name in TOOLS]

    def link(self, name, text):
        """`text` as a link to the page of `name`, if there is one."""
        page = self.known.get(name)
        if not page:
            return text
        part = f"#{name}" if pages.CONSTANT.fullmatch(name) else ""
        return f'<a href="{file_of(page.name)}{part}">{text}</a>'

    def code(self, text, page):
        name = text.removesuffix("()")
        if page and name in page.arguments:
            return f"<var>{escape(name)}</var>"
        inner = f"<code>{escape(text)}</code>"
        if page and self.known.get(name) is page and not pages.CONSTANT.fullmatch(name):
            return inner
        return self.link(name, inner)

    def references(self, text):
        """name(section) in running text."""
        def one(match):
            name, section = match.groups()
            if f"{name}.{section}" in TOOLS:
                return f'<a href="{file_of(name)}">{match.group()}</a>'
            return self.link(name, match.group()) if name in self.known else match.group()
        return re.sub(r"\b([\w.+]+)\((\d)\)", one, escape(text, quote=False))

    def inline(self, text, page=None):
        pieces = []
        for kind, piece in markup.inline(text):
            if kind == "code":
                pieces.append(self.code(piece, page))
            elif kind == "em":
                pieces.append(f"<em>{escape(piece)}</em>")
            else:
                pieces.append(self.references(piece))
        return "".join(pieces)

    # --- blocks
    def block(self, block, page):
        if isinstance(block, markup.Heading):
            return f'<h3 id="{anchor(block.text)}">{self.inline(block.text, page)}</h3>'
        if isinstance(block, markup.Paragraph):
            return f"<p>{self.inline(block.text, page)}</p>"
        if isinstance(block, markup.Items):
            return self.items(block, page)
        if isinstance(block, markup.Table):
            return self.table(block, page)
        if block.kind in markup.FIGURES:
            return f"<figure>\n{figures.svg_of(block, page.where)}\n</figure>"
        return f'<pre class="{block.kind}">{escape(block.text, quote=False)}</pre>'

    def items(self, block, page):
        if not block.items[0][0]:
            lines = [f"<li>{self.inline(text, page)}</li>" for _, text in block.items]
            return "\n".join(["<ul>", *lines, "</ul>"])
        lines = ["<dl>"]
        for terms, text in block.items:
            lines += [f'<dt id="{escape(term)}"><code>{escape(term)}</code></dt>' for term in terms]
            lines.append(f"<dd>{self.inline(text, page)}</dd>")
        return "\n".join([*lines, "</dl>"])

    def table(self, block, page):
        def row(cells, kind):
            return "<tr>" + "".join(f"<{kind}>{self.inline(cell, page)}</{kind}>" for cell in cells) + "</tr>"
        return "\n".join(["<table>", row(block.rows[0], "th"), *[row(one, "td") for one in block.rows[1:]], "</table>"])

    # --- parts of a page
    def prototype(self, pattern):
        """The name and the arguments stand out."""
        lines = []
        for line in synopsis.wrapped(pattern, WIDTH):
            pieces = (f"<var>{escape(piece)}</var>" if is_name else escape(piece)
                      for piece, is_name in synopsis.arguments_apart(pattern, line))
            lines.append("".join(pieces))
        return "\n".join(lines).replace(pattern.name, f"<b>{pattern.name}</b>", 1)

    def synopsis(self, page):
        lines = [f'<pre class="proto">#include &lt;{synopsis.header(page)}&gt;</pre>']
        for group in synopsis.groups(page):
            prototypes = "\n".join(self.prototype(one) for one in group.prototypes)
            lines += [f"<h3>{escape(group.title)}</h3>", f'<pre class="proto">{prototypes}</pre>']
            lines += [f'<p class="legend"><b>{escape(name)}</b>: {escape(text)}</p>' for name, text in group.legend]
        functions = page.functions
        if len(functions) > 6:
            names = " ".join(f"<code>{one.name}</code>" for one in functions)
            lines.append(f"<details><summary>all {len(functions)} C names</summary><p>{names}</p></details>")
        return lines

    def arguments(self, page):
        lines = ["<dl>"]
        for name, (direction, text) in page.arguments.items():
            lines += [f'<dt><var>{escape(name)}</var> <small>{direction}</small></dt>',
                      f"<dd>{self.inline(text, page)}</dd>"]
        return [*lines, "</dl>"]

    def see_also(self, page):
        return ["<p>" + ", ".join(self.references(one if "(" in one else f"{one}({self.known[one].section})")
                                  for one in page.see if "(" in one or one in self.known) + "</p>"]

    def parts(self, page):
        """(title, lines) in the order of a man page."""
        def blocks(some):
            return [self.block(one, page) for one in some]
        if page.rows:
            yield "Synopsis", self.synopsis(page)
        if page.arguments:
            yield "Arguments", self.arguments(page)
        yield "Description", blocks([*page.contract, *page.sections.get("Description", [])])
        for title, some in page.sections.items():
            if title != "Description":
                opening = [f"<p>{man.OPENING}</p>"] if title == "Errors" and page.rows else []
                yield title, [*opening, *blocks(some)]
        if page.rows:
            yield "Standards", [f"<p>{self.inline(man.standards(page), page)}</p>"]
        if page.see:
            yield "See also", self.see_also(page)

    # --- files
    def families(self):
        """(title, its pages), the deprecated ones last."""
        for family in pages.families():
            mine = [page for page in self.pages if page.family is family and not page.old]
            if mine:
                yield family.name, mine
        old = [page for page in self.pages if page.old]
        if old:
            yield OLD_TITLE, old

    def contents(self, here):
        """The list of all pages beside each page; the family of this one is open."""
        lines = ['<nav><p><a href="index.html">isomem</a> <a href="names.html">names</a></p>']
        general = [page.name for page in self.pages if not page.rows] + self.tools
        for title, names in [("General", general),
                             *[(title, [one.name for one in some]) for title, some in self.families()]]:
            is_open = " open" if here in names else ""
            lines += [f"<details{is_open}><summary>{escape(title)}</summary><ul>"]
            lines += [f'<li><a href="{file_of(name)}"{" class=here" if name == here else ""}>{escape(name)}</a></li>'
                      for name in names]
            lines.append("</ul></details>")
        return [*lines, "</nav>"]

    def frame(self, title, summary, here, lines):
        return "\n".join([
            "<!DOCTYPE html>", '<html lang="en">', "<head>", '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<meta name="description" content="{escape(summary)}">', f"<title>{escape(title)}</title>",
            '<link rel="stylesheet" href="style.css">', "</head>", "<body>", *self.contents(here), "<main>", *lines,
            f"<footer>isomem {self.version}</footer>", "</main>", "</body>", "</html>"]) + "\n"

    def page(self, page):
        lines = [f"<h1>{escape(page.name)}<small>({page.section})</small></h1>",
                 f'<p class="summary">{escape(page.summary)}</p>']
        if page.old:
            lines.append('<p class="old">For programs that have it; new ones take what is named under See also.</p>')
        for title, some in self.parts(page):
            lines += [f'<h2 id="{anchor(title)}">{escape(title)}</h2>', *some]
        return self.frame(page.title, page.summary, page.name, lines)

    def index(self):
        lines = ["<h1>isomem: OpenSHMEM reference</h1>",
                 f"<p>Version {self.version}. The same texts are man pages (<code>man shmem_put</code>) and the",
                 'comments of the header. <a href="names.html">All names</a> in the order of the alphabet.</p>',
                 '<h2 id="general">General</h2>', INDEX]
        general = [(page.name, page.summary) for page in self.pages if not page.rows]
        general += [(name.rpartition(".")[0], text) for name, text in TOOLS.items()]
        lines += [entry(name, text) for name, text in general]
        lines.append("</dl>")
        for title, some in self.families():
            lines += [f'<h2 id="{anchor(title)}">{escape(title)}</h2>', INDEX]
            lines += [entry(page.name, page.summary) for page in some]
            lines.append("</dl>")
        return self.frame("isomem: OpenSHMEM reference", "Reference of isomem's OpenSHMEM routines", "", lines)

    def names(self):
        lines = ["<h1>All names</h1>", '<p><label>Show those with <input id="filter" type="search" '
                 'placeholder="put signal"></label></p>', '<ul id="names">']
        lines += [f"<li>{self.link(name, escape(name))}</li>" for name in sorted(self.known, key=sort_key)]
        return self.frame("All names", "All names of the reference", "", [*lines, "</ul>", FILTER])


def entry(name, text):
    return f'<dt><a href="{file_of(name)}">{escape(name)}</a></dt><dd>{escape(text)}</dd>'


def sort_key(name):
    return name.lower().lstrip("_"), name


def write(folder, version, manuals):
    """All files of the reference into `folder`; `manuals` has the hand-written man pages."""
    folder.mkdir(parents=True, exist_ok=True)
    site = Site(version)
    files = {file_of(page.name): site.page(page) for page in site.pages}
    for name, text in TOOLS.items():
        title = name.rpartition(".")[0]
        lines = handwritten.to_html(manuals / name, site)
        files[file_of(title)] = site.frame(f"{title}({name[-1]})", text, title, lines)
    files |= {"index.html": site.index(), "names.html": site.names()}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    shutil.copyfile(STYLE, folder / STYLE.name)
    return len(files)
