#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""HTML: tags are closed, links lead to a file and a place that there are, nothing is fetched from elsewhere, and every
function is in the list of names."""

import re
from html.parser import HTMLParser

import reference

VOID = {"meta", "link", "br", "input", "rect", "line", "path"}


class Page(HTMLParser):
    def __init__(self, name):
        super().__init__()
        self.name = name
        self.open, self.links, self.ids, self.problems = [], [], set(), []
        self.text = ""

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        self.links += [values[key] for key in ("href", "src") if key in values]
        if "id" in values:
            if values["id"] in self.ids:
                self.problems.append(f"{self.name}: two elements with the id {values['id']}")
            self.ids.add(values["id"])

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.problems.append(f"{self.name}: </{tag}> closes nothing, at line {self.getpos()[0]}")

    def handle_data(self, data):
        self.text += data


def read(folder):
    pages = {}
    for path in sorted(folder.glob("*.html")):
        page = pages[path.name] = Page(path.name)
        page.feed(path.read_text(encoding="utf-8"))
        if page.open:
            page.problems.append(f"{path.name}: not closed: {page.open}")
    return pages


def check_links(folder, pages):
    for page in pages.values():
        for link in page.links:
            name, _, place = link.partition("#")
            if re.match(r"\w+:|/", link):
                yield f"{page.name}: {link} is not a file beside it"
            elif not (folder / (name or page.name)).is_file():
                yield f"{page.name}: the link {link} leads nowhere"
            elif place and place not in pages[name or page.name].ids:
                yield f"{page.name}: {link}: no such place on the page"


def check_reached(pages):
    """Every page can be reached from the index."""
    linked = {link.partition("#")[0] for link in pages["index.html"].links}
    yield from (f"{name}: the index does not have it" for name in sorted(set(pages) - linked - {"index.html"}))


def main():
    options = reference.options(__doc__, "docs", "map")
    with reference.written(options.docs) as written:
        folder = written / "html"
        pages = read(folder)
        problems = [line for page in pages.values() for line in page.problems]
        problems += [*check_links(folder, pages), *check_reached(pages)]
        listed = set(pages["names.html"].text.split())
        problems += [f"names.html lacks {name}" for name in reference.functions(options.map) if name not in listed]
        figures = sum((folder / name).read_text(encoding="utf-8").count("<svg ") for name in pages)
        links = sum(len(page.links) for page in pages.values())
        if figures < 10 or links < 1000:
            problems.append("too few figures or links: the reference, or this test, is wrong")
        reference.finish(problems, f"{len(pages)} pages, {links} links, {figures} figures")


if __name__ == "__main__":
    main()
