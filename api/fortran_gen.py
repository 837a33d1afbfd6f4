# SPDX-License-Identifier: Apache-2.0
"""What follows from fortran_table.py: include files, definitions, test programs, a section of STATUS.md.

A Fortran routine calls the template that the C routine calls (or, without types, the C function itself), with its own
name for messages. Fortran passes everything by reference, so the arguments follow from those of table.py.
"""

import re
from dataclasses import dataclass
from pathlib import Path

import expand
import fortran_table
import table

WRITTEN = "Written by api/gen.py from api/fortran_table.py: change the table and run it."
HEADER = Path(__file__).resolve().parent.parent / "include/shmem.h"
# Everybody's shmem.fh declares these; the other functions are declared by most programs, and may be declared once.
ALWAYS_TYPED = ("SHMEM_PE_ACCESSIBLE", "SHMEM_ADDR_ACCESSIBLE", "SHMEM_PTR")
COMPARISONS = [f"SHMEM_CMP_{name}" for name in "EQ NE GT LE LT GE".split()]
WORK_ARRAYS = [f"SHMEM_{name}SYNC_SIZE" for name in ("", "BCAST_", "REDUCE_", "BARRIER_", "COLLECT_", "ALLTOALL_",
                                                     "ALLTOALLS_")]
NUMBERS = ["SHMEM_MAJOR_VERSION", "SHMEM_MINOR_VERSION", "SHMEM_MAX_NAME_LEN", "SHMEM_SYNC_VALUE",
           "SHMEM_REDUCE_MIN_WRKDATA_SIZE", *COMPARISONS]
PARAMETER = re.compile(r"(const )?(\w+) (\*?)(\w+)$")


@dataclass(frozen=True)
class Routine:
    """One Fortran name."""

    name: str
    row: fortran_table.Row
    kind: fortran_table.Kind  # None without types
    family: fortran_table.Family

    @property
    def symbol(self):
        return f"{self.name.lower()}_"

    @property
    def target(self):
        """The row of table.py that this is, None for what is written by hand."""
        return target_of(self.row) if self.row.stem else None

    @property
    def result(self):
        """The Fortran type of a function, empty for a subroutine."""
        if self.row.result or not self.target or self.target.ret == "void":
            return self.row.result
        return self.kind.fortran

    @property
    def parameters(self):
        """(C++ parameter, argument of the call, name) of each dummy argument."""
        if not self.target:
            return [(one, "", re.search(r"\w+$", one).group()) for one in expand.split(self.row.params) if one]
        return [self.parameter(one) for one in expand.split(self.target.params)]

    def parameter(self, text):
        const, kind, pointer, name = PARAMETER.match(text).groups()
        const = const or ""
        if pointer:
            if kind == "long":  # the work array of an active set, default integers in Fortran
                return f"int* {name}", f"work_array({name})", name
            kind = self.kind.cxx if kind == "TYPE" else kind
            return f"{const}{kind}* {name}", name, name
        if kind == "TYPE":
            return f"const {self.kind.cxx}* {name}", f"*{name}", name
        if kind == "size_t":
            return f"const int* {name}", f'count("{self.name}", "{name}", {name})', name
        return f"const int* {name}", f"*{name}", name

    @property
    def ret(self):
        if not self.target:
            return "int" if self.row.result else "void"
        return self.kind.cxx if self.target.ret == "TYPE" else self.target.ret

    def prototype(self):
        return f"{expand.declare(self.ret, self.symbol)}({', '.join(one for one, _, _ in self.parameters)})"

    def call(self):
        row = self.target
        arguments = [argument for _, argument, _ in self.parameters]
        result = "" if self.ret == "void" else "return "
        if self.row.variant == "plain":
            return f"{result}{row.prefix}{row.stem}({', '.join(arguments)});"
        context = ["SHMEM_CTX_DEFAULT"] if row.in_default_ctx or "ctx" in row.since else []
        return f'{result}api::{row.template}({", ".join([chr(34) + self.name + chr(34), *context, *arguments])});'


def target_of(row):
    rows = [one for family in table.FAMILIES for one in family.rows
            if one.stem + one.tail == row.stem and row.variant in one.since]
    if not rows:
        raise KeyError(f"fortran_table.py: {row.name}: table.py has no row {row.stem!r} as {row.variant}")
    return rows[0]


def routines():
    return [Routine(row.name.format(kind), row, fortran_table.KINDS.get(kind), family)
            for family in fortran_table.FAMILIES for row in family.rows for kind in row.each]


def symbols():
    return [one.symbol for one in routines()]


# --- include files


def constants():
    """The numbers of shmem.h, as far as it has them."""
    text = HEADER.read_text(encoding="utf-8")
    values = dict(re.findall(r"^#define (SHMEM_\w+) \(?(-?\w+?|\".*?\")[uUlL]*\)?(?:  //.*)?$", text, re.MULTILINE))

    def number(name):
        return int(values[name]) if values[name].lstrip("-").isdigit() else number(values[name])

    # An INTEGER array has half the bytes of an array of long, and its address may have to be rounded up.
    return ({name: number(name) for name in NUMBERS} | {name: 2 * number(name) + 1 for name in WORK_ARRAYS},
            values["SHMEM_VENDOR_STRING"].strip('"'))


def fortran_file(*lines, written=WRITTEN):
    return "\n".join(["! SPDX-License-Identifier: Apache-2.0", f"! {written}", *lines]) + "\n"


def type_of(routine):
    return "INTEGER*8" if routine.result == "POINTER" else routine.result


def declare(routine):
    return [f"      EXTERNAL {routine.name}", f"      {type_of(routine)} {routine.name}"]


def functions():
    return [one for one in routines() if one.result]


def common_include():
    numbers, vendor = constants()
    lines = []
    for name, value in numbers.items():
        lines += [f"      INTEGER {name}", f"      PARAMETER ({name} = {value})"]
    lines += ["      CHARACTER*(SHMEM_MAX_NAME_LEN) SHMEM_VENDOR_STRING",
              f"      PARAMETER (SHMEM_VENDOR_STRING = '{vendor}')"]
    lines += ["! An error here: the library needs default INTEGERs of 4 bytes, so",
              "! compile without -fdefault-integer-8 and its like.",
              "      INTEGER ISOMEM_NEEDS_INTEGER_4", "      PARAMETER (ISOMEM_NEEDS_INTEGER_4 = 16 / (8 - KIND(1)))"]
    lines += sum((declare(one) for one in functions() if one.name in ALWAYS_TYPED), [])
    return fortran_file("! Included by shmem.fh. Columns 7 to 72: for fixed and free form.", *lines)


def functions_include():
    """MY_PE and NUM_PES are INTEGER already by their first letters, and variables in many programs."""
    lines = sum((declare(one) for one in functions()
                 if one.name.startswith("SHMEM_") and one.name not in ALWAYS_TYPED), [])
    return fortran_file("! Included by the long form of shmem.fh.", *lines)


# --- definitions


def definitions(c_file):
    headers = [f'#include "api/{name}.hpp"' for name in ("active_sets", "calls", "fortran")]
    lines = [*headers, "", "namespace api = isomem::api;", "using namespace isomem::api::fortran;", "",
             "#pragma GCC visibility push(default)", 'extern "C" {']
    for family in fortran_table.FAMILIES:
        lines += ["", f"// {family.name}"]
        lines += [f"{one.prototype()} {{ {one.call()} }}" for one in routines()
                  if one.family is family and one.target]
    return c_file(*lines, "", '}  // extern "C"', "#pragma GCC visibility pop")


def by_hand(c_file):
    lines = [f"{one.prototype()};" for one in routines() if not one.target]
    return c_file("// Included by src/api/fortran.cpp, which defines these.", "#pragma GCC visibility push(default)",
                  'extern "C" {', *lines, '}  // extern "C"', "#pragma GCC visibility pop")


# --- tests


def every_name():
    names = [one.name for one in routines()]
    short = [one for one in functions() if one.name not in ALWAYS_TYPED]
    return fortran_file(
        "! Hands every routine on: it links only if the library defines them all.", "program every_name",
        "  implicit none", "  include 'shmem.fh'",
        *[f"  external {name}" for name in names if name not in ALWAYS_TYPED],
        *[f"  {one.result.lower()} :: {one.name}" for one in short],
        "  external :: take", "  integer :: n", "  n = 0",
        *[f"  call take({name}, n)" for name in names],
        "  print '(a,i0,a)', 'every_name: ', n, ' routines'", f"  if (n /= {len(names)}) stop 1",
        "end program every_name")


def bytes_of(kind):
    return re.search(r"\d+", kind.cxx).group()


def rma_cases():
    """A call of check_move for each routine that moves data, with the bytes of its elements."""
    stems = ("put", "get", "put_nbi", "get_nbi", "iput", "iget")
    moves = [one for one in routines() if one.row.stem in stems]
    return (fortran_file(*[f"  external {one.name}" for one in moves]),
            fortran_file(*[f"  call check_move('{one.name}', {one.name}, {bytes_of(one.kind)}, '{one.row.stem}')"
                           for one in moves]))


OPERATORS = {"and": "iand(a, b)", "or": "ior(a, b)", "xor": "ieor(a, b)", "max": "max(a, b)", "min": "min(a, b)",
             "sum": "a + b", "prod": "a*b"}


def value_of(kind, operation):
    """An element of PE p that is the same wherever it is computed."""
    number, word = re.search(r"\d+", kind).group(), "bits(r, p, i)"
    if operation in ("sum", "prod"):  # 1 or 2 with a sign: the product of eight fits two bytes
        word = f"(1 + mod({word}, 2))*(1 - 2*mod({word}/2, 2))"
    if kind.startswith("COMP"):
        return f"cmplx({word}, mod(bits(r, p, i)/4, 2), {number})"
    if kind.startswith("REAL"):
        return f"real({word}, {number})" + (" + 2.0_16**(-90)" if number == "16" else "")
    if number == "2" and operation not in ("sum", "prod"):
        word = f"mod({word}, 60000) - 30000"
    return f"int({word}, {number})"


def reduction(routine, kind):
    """A subroutine around tests/fortran/reductions_body.inc."""
    operation = routine.row.stem.removesuffix("_to_all")
    c_type = routine.kind.fortran.lower()
    return [f"  subroutine {kind.lower()}_{operation}(name, routine)", "    character(len=*), intent(in) :: name",
            f"    {c_type}, save :: dest(most), source(most), pwrk(most)",
            f"    {c_type} :: wanted(most), value, combined, a, b", "    integer :: r, p",
            f"    value(r, p, i) = {value_of(kind, operation)}", f"    combined(a, b) = {OPERATORS[operation]}",
            "    include 'reductions_body.inc'", f"  end subroutine {kind.lower()}_{operation}"]


def reductions():
    chosen = [(one, kind) for one in routines() if one.row.stem.endswith("_to_all")
              for kind in one.row.each if one.name == one.row.name.format(kind)]
    calls = [f"  call {kind.lower()}_{one.row.stem.removesuffix('_to_all')}('{one.name}', {one.name})"
             for one, kind in chosen]
    return (fortran_file(*[f"  external {one.name}" for one, _ in chosen]), fortran_file(*calls),
            fortran_file(*sum((reduction(one, kind) for one, kind in chosen), [])))


# --- STATUS.md


def status_section():
    every = routines()
    rows = []
    for family in fortran_table.FAMILIES:
        there = [one for one in every if one.family is family]
        extensions = sum(one.row.extension for one in there)
        tests = ", ".join(f"`tests/fortran/{one.strip()}`" for one in family.test.split(","))
        rows.append(f"| {family.name} | {len(there)} | {extensions or '-'} | {tests} |")
    return f"""
# Fortran

The Fortran interface of OpenSHMEM 1.4, which later versions of the specification no longer have: {len(every)} routines,
{sum(one.row.extension for one in every)} of them extensions (names of version 1.0 and of other libraries that programs
use). They are part of the library; `shmem.fh`, `mpp/shmem.fh` and `oshfort` belong to them.

| family | routines | of these extensions | tested by |
|---|---|---|---|
{chr(10).join(rows)}

Every name is also linked (`every_name` of `api/fortran_gen.py`).
"""


def outputs(c_file, include, source):
    return {
        f"{include}/shmem_common.fh": common_include(),
        f"{include}/shmem_functions.fh": functions_include(),
        f"{source}/fortran.cpp": definitions(c_file),
        f"{source}/fortran_by_hand.inc": by_hand(c_file),
    }


def test_programs():
    externals, cases = rma_cases()
    reduction_externals, reduction_cases, reduction_bodies = reductions()
    return {
        "fortran_every_name.f90": every_name(),
        "fortran_rma_external.inc": externals,
        "fortran_rma_cases.inc": cases,
        "fortran_reductions_external.inc": reduction_externals,
        "fortran_reductions_cases.inc": reduction_cases,
        "fortran_reductions.inc": reduction_bodies,
    }
