# SPDX-License-Identifier: Apache-2.0
"""What a page says from the table alone: prototypes in groups, lists of types, versions of the specification."""

import re
import textwrap
from dataclasses import dataclass

import expand
import table
from manual import pages

@dataclass(frozen=True)
class Group:
    """Prototypes under one title, and what their placeholders stand for."""

    title: str
    prototypes: tuple  # of Pattern
    legend: tuple = ()  # of (placeholder, text)


def wrapped(pattern, width):
    """The prototype in lines, broken behind commas only."""
    joined = re.sub(r" (?!$)", "\0", pattern.signature).replace(",\0", ", ")
    return [line.replace("\0", " ") for line in textwrap.wrap(joined, width, subsequent_indent="    ")]


def arguments_apart(pattern, line):
    """(text, is the name of an argument) of each piece of such a line."""
    names = set(expand.argument_names(pattern.params))
    return [(piece, piece in names) for piece in re.split(r"(\w+)(?=[,)])", line) if piece]


def unique(values):
    return list(dict.fromkeys(values))


def types_text(names):
    """'int, long, longdouble (long double)': the type stands where it is not the name."""
    return ", ".join(name if expand.TYPE[name].c == name else f"{name} ({expand.TYPE[name].c})" for name in names)


def groups(page):
    patterns = page.patterns
    found = []
    with_types = [one for one in patterns if one.variant in ("generic", "typed") and one.types != "-"]
    for types in unique(one.types for one in with_types):
        mine = [one for one in with_types if one.types == types]
        generic = tuple(one for one in mine if one.generic)
        typed = tuple(one for one in mine if not one.generic)
        legend = ("TYPENAME (TYPE)", types_text(table.SETS[types]))
        if generic:
            found.append(Group("C11 and C++, for every TYPE below", generic))
        if typed:
            found.append(Group("C and C++", typed, (legend,)))
    for types in unique(one.types for one in patterns if one.variant == "size"):
        mine = tuple(one for one in patterns if one.variant == "size" and one.types == types)
        found.append(Group("C and C++, elements of SIZE bits", mine, (("SIZE", ", ".join(table.SETS[types])),)))
    mem = tuple(one for one in patterns if one.variant == "mem")
    if mem:
        found.append(Group("C and C++, bytes", mem))
    plain = tuple(one for one in patterns if one.variant == "plain")
    if plain:
        found.append(Group("C and C++", plain))
    # the C11 form with _Noreturn is the same function
    over_plain = tuple(one for one in patterns if one.generic and one.types == "-" and not one.row.noreturn)
    if over_plain:
        found.append(Group("C11 and C++", over_plain))
    return found


FORMS = {"generic": "C11 name", "typed": "typed names", "size": "names with a size", "mem": "mem names",
         "plain": "the function", "ctx": "with a context"}


def header(page):
    return "shmemx.h" if page.is_extension else "shmem.h"


def versions(page):
    """Sentences: since when which form is in the specification, since when deprecated."""
    rows = unique((row.prefix + row.stem + row.tail, tuple(row.since.items()), row.deprecated)
                  for row in {id(one.row): one.row for one in page.patterns}.values())
    same = len({(since, deprecated) for _, since, deprecated in rows}) == 1
    for name, since, deprecated in rows[:1] if same else rows:
        by_version = {}
        for form, version in since:
            by_version.setdefault(version, []).append(FORMS[form])
        text = "; ".join(f"{version} ({', '.join(forms)})" if len(since) > 1 else version
                         for version, forms in sorted(by_version.items()))
        old = f"; deprecated since {deprecated}" if deprecated else ""
        of_what = " of isomem" if page.is_extension else ""
        yield f"{'Since version' if same else f'`{name}`: since version'} {text}{of_what}{old}."


def names(page):
    """Names for the NAME section: what is looked up here, without the many typed ones where there is another."""
    short, typed, rows = [], [], set()
    for pattern in page.patterns:
        if pattern.variant in ("generic", "plain", "mem"):
            short.append(pattern.name)
            rows.add(id(pattern.row))
    for pattern in page.patterns:
        if id(pattern.row) not in rows:
            typed += [one.name for one in expand.functions_of(pattern)]
    known = pages.aliases()
    found = [one for one in unique(short + (typed if len(typed) <= 20 else [])) if known[one] is page]
    return unique([page.name] + found) if page.name in found or not found else found
