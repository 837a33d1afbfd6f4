#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Random transfers between images: the same program gives the same output compiled with -fcoarray=single and run by
one, two and three images, through memory and over the loopback wire.

Arrays of rank 1 to 7, of all types and kinds, static and allocatable, sections with strides of both signs, single
subscripts and vectors of them; assignments with conversion, of scalars, from image to image, and between parts of one
array. Image 1 does it all, with arrays of the last image.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

NUMBERS = ["integer(1)", "integer(2)", "integer(4)", "integer(8)", "real(4)", "real(8)", "complex(4)", "complex(8)",
           "integer(16)", "real(10)", "real(16)", "complex(16)"]
UNIQUE, ANY = "unique", "any"  # vectors of subscripts without and with repeats
FAMILIES = [NUMBERS, ["logical(1)", "logical(4)", "logical(8)"], ["character(5)", "character(8)", "character(2)"],
            ["type(item)"]]


class Array:
    def __init__(self, name, kind, bounds, allocatable):
        self.name, self.kind, self.bounds, self.allocatable = name, kind, bounds, allocatable

    def shape(self):
        return ",".join(f"{low}:{high}" for low, high in self.bounds)

    def declaration(self, co):
        if self.allocatable:
            colons = ",".join(":" * len(self.bounds))
            return f"  {self.kind}, allocatable :: {self.name}({colons}){'[:]' if co else ''}"
        return f"  {self.kind} :: {self.name}({self.shape()}){'[*]' if co else ''}"

    def allocation(self, co):
        return [f"  allocate ({self.name}({self.shape()}){'[*]' if co else ''})"] if self.allocatable else []


def values(kind, n):
    """An array constructor of n values of a type."""
    if kind.startswith("character"):
        length = kind.strip("character()")  # gfortran 12 writes too far where an allocatable array has shorter elements
        return f"[(repeat(achar(65+mod(i,26)),{length}), i=1,{n})]"
    if kind.startswith("logical"):
        return f"[(mod(i,3)==0, i=1,{n})]"
    if kind.startswith("type"):
        return f"[(item(i, 0.5*i, 'q'), i=1,{n})]"
    if kind.startswith("complex"):
        return f"[(cmplx(mod(i,90), -mod(i,7)), i=1,{n})]"
    return f"[(mod(i*7,100)-50, i=1,{n})]"


is_old = True  # gfortran before version 15


def section(rng, array, counts, vectors="", setup=None):
    """Subscripts of `array` that select counts[d] elements in each dimension (None: one subscript). Vectors of them are
    UNIQUE or ANY, or not wanted; `setup` gets the
    statements that define them."""
    parts = []
    for (low, high), count in zip(array.bounds, counts):
        if count is None:
            parts.append(str(rng.randint(low, high)))
            continue
        way = rng.random()
        if vectors and way < 0.3:
            pool = range(low, high + 1)
            chosen = rng.sample(pool, count) if vectors == UNIQUE else [rng.choice(pool) for _ in range(count)]
            name = f"{vectors}_{len(parts)}_{count}"
            setup.append(f"  {name} = [{','.join(map(str, chosen))}]")
            parts.append(name)
        # beside a vector of subscripts gfortran 12 passes wrong bounds of a whole dimension
        elif not vectors and count == high - low + 1 and way < 0.6:
            parts.append(":")
        else:
            steps = (high - low) // (count - 1) if count > 1 else 2
            step = rng.randint(1, max(1, steps))
            first = rng.randint(low, high - (count - 1) * step)
            last = first + (count - 1) * step
            parts.append(f"{first}:{last}:{step}" if rng.random() < 0.6 else f"{last}:{first}:{-step}")
    return f"{array.name}({','.join(parts)})"


def transfer(rng, remote, local):
    """One statement about the arrays of another image."""
    target = rng.choice(remote)
    same_family = [a for a in local + remote if any(a.kind in f and target.kind in f for f in FAMILIES)]
    other = rng.choice([a for a in same_family if a is not target] or [target])
    common = min(len(target.bounds), len(other.bounds))
    rank = rng.randint(1, common)

    def counts_for(array, counts):
        places = sorted(rng.sample(range(len(array.bounds)), len(counts)))
        result = [None] * len(array.bounds)
        for place, count in zip(places, counts):
            if array.bounds[place][1] - array.bounds[place][0] + 1 < count:
                return None
            result[place] = count
        return result

    for _ in range(200):
        counts = [rng.randint(1, 5) for _ in range(rank)]
        ours, theirs = counts_for(target, counts), counts_for(other, counts)
        # later ones end with an internal error at two single subscripts in a section of another image, and take another
        # element where a section of one element is converted to another kind (with their own libcaf_single, too)
        if ours and theirs and (is_old or (max(ours.count(None), theirs.count(None)) < 2 and max(counts) > 1)):
            break
    else:
        return []
    way = rng.random()
    setup = []
    if other in remote:
        # gfortran 12 stops with an internal error at vectors of subscripts in such an assignment
        return [f"  {section(rng, target, ours)}[t] = {section(rng, other, theirs)}[t]", shown(target, "[t]")]
    changed = shown(target, "[t]")
    if way < 0.45:
        lines = [f"  {section(rng, target, ours, UNIQUE, setup)}[t] = {section(rng, other, theirs, ANY, setup)}"]
    elif way < 0.6:
        scalar = section(rng, other, [None] * len(other.bounds))
        lines = [f"  {section(rng, target, ours, UNIQUE, setup)}[t] = {scalar}"]
    elif way < 0.7:
        one, two = [None] * len(target.bounds), [None] * len(other.bounds)
        lines = [f"  {section(rng, target, one)}[t] = {section(rng, other, two)}",
                 f"  {section(rng, other, two)} = {section(rng, target, one)}[t]", shown(other, "")]
    else:
        # gfortran 12 assigns to other elements where the left side has vectors of subscripts
        lines = [f"  {section(rng, other, theirs)} = {section(rng, target, ours, ANY, setup)}[t]"]
        changed = shown(other, "")
    return setup + lines + [changed]


def shown(array, where):
    whole = f"({','.join(':' * len(array.bounds))})" if where else ""
    return f"  print *, '{array.name}', {array.name}{whole}{where}"


def program(rng, statements):
    remote, local = [], []
    for family in FAMILIES:
        for i in range(len(family) + 2):
            for which, name in ((remote, "r"), (local, "l")):
                rank = rng.choice([1, 1, 2, 2, 3, 4, 5, 6, 7])
                longest = 9 if rank < 3 else 5 if rank < 5 else 3
                bounds = []
                for _ in range(rank):
                    low = rng.randint(-3, 3)
                    bounds.append((low, low + rng.randint(1, longest) - 1))
                which.append(Array(f"{name}{len(which)}", family[i % len(family)], bounds, rng.random() < 0.5))
    lines = ["program random_sections", "  implicit none", "  type item", "    integer :: i", "    real(8) :: x",
             "    character(3) :: c", "  end type", "  integer :: i, t"]
    lines += [a.declaration(True) for a in remote] + [a.declaration(False) for a in local]
    lines += [f"  integer :: {name}_{d}_{n}({n})" for name in (UNIQUE, ANY) for d in range(7) for n in range(1, 6)]
    lines += ["  t = num_images()"]
    for which, co in ((remote, True), (local, False)):
        for a in which:
            lines += a.allocation(co)
            n = 1
            for low, high in a.bounds:
                n *= high - low + 1
            lines.append(f"  {a.name} = reshape({values(a.kind, n)}, shape({a.name}))")
    lines += ["  sync all", "  if (this_image() == 1) then"]
    for number in range(statements):
        lines += next((made for made in (transfer(rng, remote, local) for _ in range(20)) if made), [])
        lines.append(f"  print *, 'statement {number}'")
    for a in local:
        lines.append(f"  print *, '{a.name}', {a.name}")
    lines += ["  end if", "  sync all", "  if (this_image() == t) then"]
    lines += [f"  print *, '{a.name}', {a.name}" for a in remote]
    lines += ["  end if", "  sync all", "end program"]
    return "\n".join(" &\n&".join(line[i:i + 110] for i in range(0, len(line), 110)) for line in lines) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--library", required=True, help="folder of libcaf_isomem.so")
    parser.add_argument("--name", default="caf_isomem", help="of the library")
    parser.add_argument("--oshrun", required=True)
    parser.add_argument("--statements", type=int, default=40)
    options = parser.parse_args()
    global is_old
    version = subprocess.run([options.compiler, "-dumpversion"], capture_output=True, text=True, check=True).stdout
    is_old = int(version.split(".")[0]) < 15
    seed = int(os.environ.get("ISOMEM_TEST_SEED") or random.randrange(2**31))
    print(f"seed {seed} (ISOMEM_TEST_SEED repeats it)")
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        (work / "program.f90").write_text(program(random.Random(seed), options.statements), encoding="utf-8")

        def build(name, *flags):
            command = [options.compiler, "-w", "-O0", "program.f90", "-o", name, *flags]
            for _ in range(40):
                done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
                if done.returncode == 0:
                    return
                # gfortran 12 stops at some vectors of subscripts: without that statement
                place = re.match(r"program.f90:(\d+):", done.stderr)
                if not (place and "internal compiler error" in done.stderr):
                    break
                lines = (work / "program.f90").read_text().splitlines()
                lines[int(place[1]) - 1] = "  continue"
                (work / "program.f90").write_text("\n".join(lines) + "\n")
            sys.exit(f"FAILED: {' '.join(command)}\n{done.stderr[:2000]}")

        build("images", "-fcoarray=lib", f"-L{options.library}", f"-Wl,-rpath,{options.library}",
              "-Wl,--wrap=malloc,--wrap=realloc,--wrap=free", f"-l{options.name}", "-lisomem")
        build("single", "-fcoarray=single")
        expected = subprocess.run([work / "single"], capture_output=True, text=True, check=True).stdout
        for wire in ("shm", "loopback"):
            for n in (1, 2, 3):
                command = [options.oshrun, "-n", str(n), str(work / "images")]
                done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120,
                                      env=dict(os.environ, ISOMEM_WIRE=wire))
                if done.returncode or done.stdout != expected:
                    source = Path(tempfile.gettempdir()) / f"random_sections_{seed}.f90"
                    source.write_text((work / "program.f90").read_text())
                    pairs = zip(done.stdout.splitlines(), expected.splitlines())
                    lines = [f"{a}\n  not {b}" for a, b in pairs if a != b]
                    sys.exit(f"FAILED: {n} images, {wire}: status {done.returncode}, {len(lines)} lines differ "
                             f"({source}):\n" + "\n".join(lines[:6]) + done.stderr[:1500])
    print("all outputs are those of -fcoarray=single")


if __name__ == "__main__":
    main()
