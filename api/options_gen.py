# SPDX-License-Identifier: Apache-2.0
"""What api/gen.py writes from options.py: isomem::Options and the rows that read it, the rows of the other variables
for the command isomem, and the sections of README.md and isomem(7), between two marks in files that people write."""

import re
from pathlib import Path

import options
from manual import man

ROOT = Path(__file__).resolve().parent.parent
WRITTEN = "Written by api/gen.py from api/options.py: change the table and run it."
SOURCE = "src/core/generated"
TOOL = "tools/isomem/generated"
README, MANUAL = "README.md", "docs/man/isomem.7"
TYPES = {"flag": "bool", "choice": "bool", "size": "std::optional<uint64_t>", "address": "std::optional<uint64_t>",
         "coll_limits": "CollLimits", "host_split": "HostSplit", "word": "std::string", "truth": "bool",
         "transport": "WireKind"}
PRESETS = {"flag": " = false", "choice": " = false", "number": " = {}", "truth": " = false", "transport": "{{}}"}


def in_library():
    return [one for one in options.every() if one.field]


# --- src/generated ----------------------------------------------------------------------------------------------


def field(option):
    is_enum = option.type and option.reader == "choice"
    preset = "{}" if is_enum else PRESETS.get(option.reader, "").format(option.default)
    return f"  {option.type or TYPES[option.reader]} {option.field}{preset};  // {option.name}"


def struct():
    return ["#include <cstdint>", "#include <optional>", "#include <string>", "",
            '#include "core/host_split.hpp"', '#include "isomem/choose.hpp"', "",
            "namespace isomem {", "",
            "/// What the environment says; a size or an address is empty where its variable is not set.",
            "struct Options {", *map(field, in_library()), "};", "", "}  // namespace isomem"]


def c_string(text):
    return '"' + text.replace("`", "").replace('"', '\\"') + '"'


def preset(option):
    """What an unset variable means, where one value does."""
    if option.reader == "choice":
        return option.value.split("|")[0] if "|" in option.value else ""
    return option.default


def row(option):
    most = f", {option.most}" if option.reader == "number" else ""
    fields = [*map(c_string, (option.name, option.old, option.value, preset(option), option.text)),
              f"{option.reader}<&Options::{option.field}{most}>"]
    return f"{{{', '.join(fields)}}},"


def other_row(group, option):
    fields = [*map(c_string, (option.name, option.value, option.text)), str(group.developers).lower()]
    return f"{{{', '.join(fields)}}},"


def other_rows():
    return [other_row(group, one) for group in options.GROUPS for one in group.options if not one.field]


# --- README.md, isomem(7) ---------------------------------------------------------------------------------------


def readme_row(option):
    value = option.value
    if option.reader == "choice" or "|" in value:  # a bar would begin another cell
        value = ", ".join(f"`{word}`" for word in value.split("|"))
    old = f"; formerly `{option.old}`" if option.old else ""
    return f"| `{option.name}` | {value} | {option.text}{old} |"


def readme_table(developers):
    rows = [readme_row(one) for group in options.GROUPS if group.developers == developers for one in group.options]
    return ["| variable | value | meaning |", "|---|---|---|", *rows]


def readme_section():
    return ["", *readme_table(False), "", "For work on isomem itself:", "", *readme_table(True), ""]


def roff(text):
    """`code` in bold, references to pages as such, sentences on lines of their own."""
    text = re.sub(r"`([^`]+)`", lambda code: f"\\fB{man.literal(code.group(1))}\\fR", text)
    text = re.sub(r"\b(\w+)\((\d)\)", r"\\fB\1\\fR(\2)", text)
    return [man.guarded(line) for line in re.sub(r"\. (?=[A-Z\\])", ".\n", text).split("\n")]


def manual_value(option):
    if not option.value or option.value == "any":
        return ""
    font = "B" if option.reader == "choice" else "I"
    return "=" + "|".join(f"\\f{font}{word}\\fR" for word in option.value.split("|"))


def manual_entry(option):
    text = option.text[0].upper() + option.text[1:] if option.text[0] != "`" else option.text
    old = f" Formerly `{option.old}`." if option.old else ""
    return [".TP", f"\\fB{option.name}\\fR{manual_value(option)}", *roff(f"{text}. {option.more}".strip() + old)]


def manual_section():
    return [line for group in options.GROUPS if not group.developers
            for line in (f".SS {group.title}", *(part for one in group.options for part in manual_entry(one)))]


def with_section(name, comment, lines):
    """The text of a file with the lines between its marks replaced."""
    first, last = comment.format(WRITTEN), comment.format("End of what api/gen.py writes.")
    text = (ROOT / name).read_text(encoding="utf-8")
    if text.count(first) != 1 or text.count(last) != 1:
        raise SystemExit(f"gen.py: {name} lacks one of the lines '{first}' and '{last}', or has it twice")
    head, _, rest = text.partition(first)
    return "\n".join([head + first, *lines, last]) + rest.partition(last)[2]


def outputs(c_file):
    return {
        f"{SOURCE}/options.hpp": c_file("#pragma once", "", *struct()),
        f"{SOURCE}/options.inc": c_file("// Included by src/core/options.cpp.", *map(row, in_library())),
        f"{TOOL}/variables.inc": c_file("// Included by tools/isomem/variables.cpp.", *other_rows()),
        README: with_section(README, "<!-- {} -->", readme_section()),
        MANUAL: with_section(MANUAL, '.\\" {}', manual_section()),
    }
