# SPDX-License-Identifier: Apache-2.0
"""Test programs that follow from the table: every symbol linked, every generic name over every type."""

import compat
import expand
import generic


def link_every_symbol():
    functions = expand.functions(expand.ALL)
    names = [prefix + one.name for prefix in ("", "p") for one in functions]
    return [
        "// Takes the address of every declared function: it links only if the library defines them all.",
        "#include <pshmemx.h>", "#include <stdio.h>", "",
        "typedef void (*AnyFunction)(void);", "",
        "static const struct { const char *name; AnyFunction function; } functions[] = {",
        *[f'  {{"{name}", (AnyFunction){name}}},' for name in names],
        "};", "",
        "int main(void) {",
        "  const size_t total = sizeof functions / sizeof functions[0];",
        "  size_t missing = 0;",
        "  for (size_t i = 0; i < total; ++i) {",
        "    if (functions[i].function) continue;",
        '    fprintf(stderr, "no definition of %s\\n", functions[i].name);',
        "    ++missing;",
        "  }",
        '  printf("link_every_symbol: %zu functions\\n", total);',
        "  return missing != 0;",
        "}",
    ]


def cases(family, row):
    """CASE_<routine>(type, TYPENAME) for every type that the generic name takes."""
    of_others = "compat_" if family in compat.FAMILIES else ""  # they have routines that OpenSHMEM has too
    name = generic.name_of(row).removeprefix(row.prefix)
    return [f"  CASE_{of_others}{name}({expand.COMPLEX.get(c_type, c_type)}, {typename})"
            for c_type, typename in expand.generic_choices(row)]


def generics_cases():
    """One function for each generic name; tests/api/generics_c11.c defines what a case does."""
    rows = [(family, row) for family, row in expand.generic_rows(expand.ALL) if row.types]
    lines = []
    for family, row in rows:
        lines += ["", f"static void test_{generic.name_of(row)}(void) {{", *cases(family, row), "}"]
    return [
        "// Included by tests/api/generics_c11.c.", *lines, "",
        "static const struct Test tests[] = {",
        *[f'  {{"{generic.name_of(row)}", test_{generic.name_of(row)}, {len(cases(family, row))}}},'
          for family, row in rows],
        "};",
    ]
