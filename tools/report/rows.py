# SPDX-License-Identifier: Apache-2.0
"""What the report shows: for each application what is run, how it is plotted, and what the papers say."""

import ctypes.util
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

from compare import (BY_ALL, COPIES, GETS, TOGETHER, best_ratio, each_alone, together_fact, with_ideal,
                     with_together)
from measure import Command, Missing, Values, medians_by
from svg import number

APPLICATIONS = Path(__file__).resolve().parent.parent.parent / "apps"


@dataclass
class Plot:
    title: str
    series: str
    x: str
    y: str
    x_title: str
    y_title: str
    where: Callable = lambda row: True
    kind: str = "lines"
    dashed: tuple = ()


@dataclass
class Race:
    """One-sided variants against messages, or against those of the same source over NVSHMEM: of a program, the times
    `y` by `keys` (and PEs)."""
    program: str
    y: str
    keys: tuple = ()
    without: tuple = ()  # variants that compute in another way
    messages: tuple = ()  # variants that gather or pack and exchange, or another library's
    why: object = ""  # what is known where they are ahead: a text, or a function of the values that tells it
    over: str = "mpi"  # the peer's programs end with this, and its variants begin with it
    titles: tuple = ("One-sided against messages", "one-sided", "messages")


@dataclass
class Row:
    key: str
    title: str
    what: str
    groups: Callable  # (machine) -> lists of commands, each list's in turns
    plots: list
    facts: tuple  # of (rows) -> pairs: the paper's figure, ours
    derive: Callable = lambda row: row  # adds to each row what is plotted
    plotted: Callable = lambda rows: rows  # rows for the plots, where those are others
    races: tuple = ()


@dataclass
class Scale:
    """How much is run: `cores` and `gpus` of the machine, and whether it is only to be seen that all works. `links`:
    what those of a GPU carry each way, GB/s; 0 where it is not known."""
    cores: int
    small: bool
    gpus: int = 0
    links: float = 0

    def pes(self, more=()):
        counts = [1]
        while counts[-1] * 2 <= self.cores:
            counts.append(counts[-1] * 2)
        return counts[:2] if self.small else sorted({*counts, *more})

    @property
    def most(self):
        return self.pes()[-1]

    def pick(self, full, small):
        return small if self.small else full


def code_lines(file, mark):
    """Lines between `// begin MARK` and `// end MARK` of an application's file, without comments and empty ones."""
    lines = [line.strip() for line in (APPLICATIONS / file).read_text(encoding="utf-8").splitlines()]
    between = lines[lines.index(f"// begin {mark}") + 1:lines.index(f"// end {mark}")]
    return sum(line != "" and not line.startswith("//") for line in between)


NO_MPI = "not measured over MPI"


def against_peer(what, rows, x, y, ours, theirs=("mpi",), unit=""):
    ratio = best_ratio(rows, x, y, ours, theirs, is_peer=True)
    return f"{what}: {ratio}{unit}" if ratio else NO_MPI


def against_mpi(rows, x, y, ours, what="one-sided"):
    return against_peer(f"{what} against messages, by number of PEs", rows, x, y, ours)


def if_run(program, fact):
    """A fact that is there if there are values of the program."""
    return lambda rows: [fact(rows)] if any(row["program"] == program for row in rows) else []


def most_pes(rows):
    if not rows:
        raise Missing("no values")
    return max(row["pes"] for row in rows)


def at_most_pes(rows):
    most = most_pes(rows)
    return [row for row in rows if row["pes"] == most]


def peer(application, pes, *options, **tags):
    """The message-passing version of an application, with the same options."""
    return Command(f"{application}_mpi", pes, *options, peer=True, **tags)


def with_peer(application, pes, *options, **tags):
    """An application and its peer, to be run in turns."""
    return [Command(application, pes, *options, **tags), peer(application, pes, *options, **tags)]


# ------------------------------------------------------------------------------------------ Jacobi, matmul
def jacobi_groups(scale):
    """All numbers of PEs of a size in turns: the model takes what one PE does and predicts what all do."""
    groups = []
    for n in scale.pick((128, 256, 512, 1024, 2048), (64, 128)):
        steps = max(20, min(2000, 200_000_000 // (n * n))) if not scale.small else 20
        mesh = ("-nx", n, "-ny", n, "-niter", steps)
        groups.append([])
        for pes in scale.pes():
            groups[-1] += with_peer("jacobi", pes, *mesh, "-repeat", 1, n=n, steps=steps)
    return groups


def jacobi_row(row):
    one = row["n"]
    return {**row, "us": row["seconds"] / row["steps"] * 1e6, "name": f"{row['variant']}, {one:g} x {one:g}",
            "gpoints": one * one * row["steps"] / row["seconds"] / 1e9}


def jacobi_against_mpi(rows):
    return [("NVSHMEM ahead of CUDA-aware MPI by up to 3.3x when little work is left for each GPU",
             against_peer("put with signal against MPI_Sendrecv", at_most_pes(rows), "n", "us",
                          ("signal", "overlap")))]


def jacobi_efficiency(rows):
    most = most_pes(rows)
    one, all_pes = (medians_by([row for row in rows if row["pes"] == pes], "variant", "n", "us")["signal"]
                    for pes in (1, most))
    largest = max(one)
    share = one[largest] / all_pes[largest] / most * 100
    return [("about 90 % efficiency on 16 GPUs, 18432 x 18432, 1000 steps",
             f"{share:.0f} % on {most:g} PEs, {largest:g} x {largest:g}, put with signal")]


def matmul_groups(scale):
    return [with_peer("matmul", pes, "-n", n, "-repeat", 1)
            for n in scale.pick((128, 256, 512, 1024), (64, 96)) for pes in scale.pes()]


def matmul_facts(rows):
    rate = medians_by(at_most_pes(rows), "variant", "n", "gflops")
    largest, least = max(rate["row"]), min(rate["row"])
    return [("shifting all rows at once moved the best point from 8 to 64 nodes",
             f"whole blocks against row by row on this host: {rate['block'][least] / rate['row'][least]:.2f} times the "
             f"rate at n = {least:g}, {rate['block'][largest] / rate['row'][largest]:.2f} at {largest:g}; the best "
             "number of nodes is under Scaling, as predicted"),
            ("the CPU beat the GPU", "needs a GPU with cuBLAS: not run here")]


# ------------------------------------------------------------------------------------------ stencil, transpose
def stencil_groups(scale):
    groups = []
    for n in scale.pick((64, 128, 256, 512, 1024, 2048), (32, 64)):
        steps = max(20, min(2000, 100_000_000 // (n * n))) if not scale.small else 20
        groups.append([one for pes in scale.pes()
                       for one in with_peer("stencil", pes, "-nx", n, "-ny", n, "-steps", steps, "-repeat", 1, n=n)])
    return groups


def stencil_row(row):
    return {**row, "us": row["us_per_step"]}


def stencil_phases(rows):
    few = at_most_pes(rows)
    least = min(row["n"] for row in few)
    times = medians_by(few, "variant", "n", "us")
    return [("14 us a step in one persistent kernel against 195 us in phases, 64 x 64, 4 GPUs",
             f"{times['persistent'][least]:.1f} us against {times['phases'][least]:.1f} us, {least:g} x {least:g} on "
             f"{few[0]['pes']:g} PEs of CPUs")]


def stencil_against_mpi(rows):
    return [("break-even near 1024 x 1024",
             against_peer("against MPI", at_most_pes(rows), "n", "us", ("persistent", "overlap")))]


def lattice_groups(scale):
    return [[one for pes in scale.pes()
             for one in with_peer("lattice", pes, "-nx", n, "-ny", n, "-nz", n, "-nt", n, "-steps", steps, "-repeat", 1,
                                  n=n)]
            for n, steps in scale.pick(((4, 2000), (8, 200), (16, 20), (24, 5)), ((4, 10), (6, 10)))]


def lattice_phases(rows):
    phases = best_ratio(at_most_pes(rows), "n", "us_per_step", ("pipelined",), ("phases",))
    return [("the halo of the next direction under the interior, in four dimensions",
             f"pipelined against phases with a barrier, by sites a side: {phases}")]


def lattice_against_mpi(rows):
    return [("", against_peer("overlapped or pipelined against MPI", at_most_pes(rows), "n", "us_per_step",
                              ("overlap", "pipelined")))]


def transpose_groups(scale):
    return [with_peer("transpose", pes, "-n", n, "-repeat", 3)
            for n in scale.pick((384, 768, 1536, 3072), (48, 96)) for pes in scale.pes()]


def with_copies(rows):
    return rows + [{**row, "variant": COPIES, "gbs": row["limit_gbs"]}
                   for row in rows if "limit_gbs" in row]


def transpose_facts(rows):
    rate = medians_by(at_most_pes(rows), "variant", "n", "gbs")
    limit = medians_by(at_most_pes(rows), "program", "n", "limit_gbs")["transpose"]
    n = max(rate["direct"])
    mpi = f", MPI {rate['mpi'][n]:.2f}" if "mpi" in rate else ""
    return [("17 to 20 GB/s one-sided against 6 to 16 packed, over PCIe",
             f"at n = {n:g}: direct {rate['direct'][n]:.2f}, packed {rate['packed'][n]:.2f}{mpi} GB/s; direct is "
             f"{rate['direct'][n] / limit[n] * 100:.0f} % of plain copies by all PEs ({limit[n]:.1f} GB/s)")]


def transpose_lines(_):
    return [("the one-sided one is shorter",
             f"{code_lines('transpose/transpose.hpp', 'direct')} lines against "
             f"{code_lines('transpose/transpose.hpp', 'packed')} (apps/transpose/transpose.hpp)")]


# ------------------------------------------------------------------------------------------ md, training, convolution
def md_groups(scale):
    cells, layers, steps = scale.pick((10, 24, 10), (5, 12, 4))
    options = ("-nx", cells, "-ny", cells, "-steps", steps, "-repeat", 1)
    return [[*with_peer("md", pes, "-nz", layers, *options, "-potential", potential),
             *(each_alone("md", pes, "-nz", layers // pes, *options, "-potential", potential, "-variant", "direct")
               if layers // pes >= 5 else [])]  # 3 link cells, of which one has at least 2.5 in length
            for potential in ("lj", "eam") for pes in scale.pes()]


def md_row(row):
    return {**row, "name": f"{row['potential']}, {row['variant']}"}


def md_references(rows):
    return [md_row(row) for row in with_ideal("matoms", ("potential",), True)(with_together("matoms")(rows))]


def md_facts(kind):
    """Of a potential."""
    def facts(rows):
        most, rows = most_pes(rows), [row for row in rows if row["potential"] == kind]
        rate = medians_by(rows, "variant", "pes", "matoms")
        direct, packed = rate["direct"], rate["packed"]
        return [("speed-up over the same code with pack, send, unpack",
                 f"{kind} on {most:g} PEs: direct {direct[most] / packed[most]:.2f} times the rate of packed, "
                 f"{direct[most] / direct[1] / most * 100:.0f} % of one PE's rate per PE"),
                *together_fact(rows, "matoms", f"{kind}, "),
                ("", against_mpi(rows, "pes", "ms_per_step", ("direct",), f"{kind}, direct"))]
    return facts


def training_groups(scale):
    # 3750 are the papers' 225 MB: one sample, or computing would take minutes
    return [with_peer("training", scale.most, "-layers", 4, "-width", width, "-samples", samples, "-steps", 3,
                      "-repeat", 1, seconds=18 if samples == 1 else None)
            for width, samples in scale.pick(((64, 8), (128, 8), (256, 8), (512, 8), (1024, 8), (3750, 1)),
                                             ((16, 8), (32, 8)))]


def with_computing(rows):
    return rows + [{**row, "variant": "computing alone", "step_ms": row["compute_ms"]} for row in rows]


def training_ratios(rows):
    ratio = best_ratio(rows, "megabytes", "step_ms", ("pipelined", "overlap"), ("tree",))
    return [("pipelined ahead of tree, 225 MB of gradients",
             f"a step, pipelined or overlapped against tree: {ratio} MB on {rows[0]['pes']:g} PEs"),
            ("", against_peer("the library's sum or overlap against MPI_Allreduce or MPI_Iallreduce", rows, "megabytes",
                              "step_ms", ("library", "overlap"), ("mpi", "mpi_overlap"), " MB"))]


def training_beyond_computing(rows):
    step = medians_by(rows, "variant", "megabytes", "step_ms")
    most = max(set.intersection(*(set(each) for each in step.values())), default=None)
    if most is None:
        raise Missing("no size with values of all variants")
    compute = medians_by(rows, "program", "megabytes", "compute_ms")["training"][most]
    shown = ", ".join(f"{name} {each[most] - compute:.1f}" for name, each in step.items())
    return [("", f"time of a step beyond computing ({compute:.1f} ms) at {most:.1f} MB, ms: {shown}")]


def convolution_groups(scale):
    size, planes = scale.pick((1024, 16), (32, 2))
    options = ("-width", size, "-channels", planes, "-filters", planes, "-repeat", 3)
    return [[*with_peer("convolution", pes, "-height", size, *options),
             *each_alone("convolution", pes, "-height", size // pes, *options, "-variant", "put")]
            for pes in scale.pes()]


def convolution_references(rows):
    return with_ideal("gflops", is_rate=True)(with_together("gflops")(rows))


def convolution_facts(rows):
    rate = medians_by(rows, "variant", "pes", "gflops")
    most = most_pes(rows)
    speed = {name: each[most] / each[1] for name, each in rate.items() if 1 in each}
    return [("nearly twice the speed-up of MPI at 32 GPUs",
             f"speed-up on {most:g} PEs: {', '.join(f'{name} {value:.2f}' for name, value in speed.items())}"),
            *together_fact([row for row in rows if row["variant"] != "onednn"], "gflops"),
            ("", against_mpi(rows, "pes", "seconds", ("put",)))]


# ------------------------------------------------------------------------------------------ cg, four benchmarks
def cg_groups(scale):
    side = scale.pick(40, 8)
    mesh = ("-nx", side, "-ny", side, "-nz", side)
    return [with_peer("cg", pes, *mesh, "-matrix", matrix, "-iterations", 20, "-repeat", 1)
            for matrix in ("27", "random") for pes in scale.pes()]


def cg_row(row):
    matrix = "27 points" if row["matrix"] in (27, "27") else "random"
    return {**row, "name": f"{matrix}, {row['pes']:g} PE{'s' * (row['pes'] != 1)}", "matrix": matrix}


def cg_speed(rows):
    time = medians_by(rows, "variant", "name", "product_us")
    shown = "; ".join(f"{name}: {time['gather'][name] / time['global'][name]:.2f}" for name in time["global"])
    return [("a sixth of the code at equal speed within one NVLink domain",
             f"{code_lines('cg/product.hpp', 'global')} lines against {code_lines('cg/product.hpp', 'gather')}; speed "
             f"of the product relative to gathering first: {shown}")]


def cg_against_mpi(rows):
    return [("", against_mpi([row for row in rows if row["matrix"] == "27 points"], "pes", "seconds", ("gather",),
                             "gathering first, 27 points"))]


def four_groups(scale):
    groups = []
    for pes in scale.pes():
        keys = scale.pick(100000, 500)
        groups.append(with_peer("hashtable", pes, "-keys", keys, "-distinct", keys, "-repeat", 1))
        groups.append(with_peer("intsort", pes, "-keys", 2 * keys, "-repeat", 1))
        groups.append(with_peer("himeno", pes, "-ni", scale.pick(129, 12), "-nj", 65, "-nk", scale.pick(129, 12),
                                "-iterations", 5, "-repeat", 1))
        groups.append(with_peer("locks", pes, "-sections", scale.pick(5000, 100), "-repeat", 1))
    return groups


CG_WHY = ("The global array finds the PE of each element that it reads: 0.63 ns, where an element of an array takes "
          "0.49 (docs/measurements/2026-11-26-global-array.md).")
HASH_WHY = "An atomic or a lock for each key is a round trip to another core's cache line; bundles of keys are not."


def four_row(row):
    return {**row, "name": f"{row['variant']}, {row['contention']}" if row["program"] == "locks" else row["variant"]}


def four_references(rows):
    for program, rate in (("hashtable", "mkeys"), ("intsort", "mkeys"), ("himeno", "gflops")):
        rows = with_ideal(rate, is_rate=True, program=program)(rows)
    return rows


def of_program(name):
    return lambda row: row["program"] == name


def each_at_most_pes(rows, y, where):
    """{variant: median} of the most PEs."""
    few = at_most_pes([row for row in rows if where(row)])
    return {name: next(iter(each.values())) for name, each in medians_by(few, "variant", "pes", y).items()}


def listed(values):
    return ", ".join(f"{name} {number(value)}" for name, value in values.items())


def rates_fact(rows):
    keys, himeno = (each_at_most_pes(rows, y, of_program(name)) for name, y in (("hashtable", "mkeys"),
                                                                               ("himeno", "gflops")))
    return ("OpenSHMEM 10 to 28 % ahead of GASNet and of vendors' runtimes",
            f"hash table, Mkeys/s: {listed(keys)}; Himeno, GFLOP/s: {listed(himeno)}. "
            "GASNet is not here; bench/ compares with Open MPI's and Sandia's OpenSHMEM")


def locks_fact(rows):
    at_one, free = (each_at_most_pes(rows, "us", lambda row, name=name: row.get("contention") == name)
                   for name in ("all", "free"))
    return ("", f"locks, us, all PEs at one: {listed(at_one)}; free: {listed(free)}")


def sort_fact(rows):
    rates = each_at_most_pes(rows, "mkeys", of_program("intsort"))
    parts = each_at_most_pes(rows, "reduction_us", lambda row: row["program"].startswith("intsort"))
    by_whom = ", ".join(f"{number(us)} us ({'MPI' if name == 'mpi' else name})" for name, us in parts.items())
    return ("integer sort 22 to 60 % faster by reductions",
            f"Mkeys/s: {listed(rates)}; of it the reduction of 1024 counts takes {by_whom}")


# ------------------------------------------------------------------------------------------ reductions, memory model
def reduction_groups(scale):
    most, times = 8 ** (scale.pick(7, 3) - 1), scale.pick(100, 5)
    return [with_peer("reductions", pes, "-max", most, "-times", times, "-repeat", 3, cores=scale.most)
            for pes in scale.pes(more=(4,))]


def reduction_row(row):
    return {**row, "bytes": row["elements"] * 8}


def with_gets(rows):
    return rows + [{**row, "variant": GETS, "us": row["limit_us"]} for row in rows if row.get("limit_us")]


def reduction_fastest(rows):
    few = at_most_pes(rows)
    found = {name: each for name, each in medians_by(few, "variant", "bytes", "us").items() if name != "mpi"}
    best = {at: min(found, key=lambda name, at=at: found[name][at]) for at in Values(found)["library"]}
    shown = ", ".join(f"{number(at)}: {name}" for at, name in best.items())
    return [("recursive doubling for small, reduce-scatter for large vectors",
             f"fastest by bytes on {few[0]['pes']:g} PEs: {shown}")]


def reduction_against_mpi(rows):
    return [("", against_peer("the library against MPI_Allreduce", at_most_pes(rows), "bytes", "us", ("library",),
                              unit=" bytes"))]


WEAK = {"MP": ("1 0",), "SB": ("0 0",), "ISA2": ("1 1 0",), "IRIW": ("1 0 1 0",), "put-fence-put": ("1 0", "1 2"),
        "put-signal": ("1 0", "1 2"), "increments": ("0 0", "1 1")}


NETWORKS = {"ucx": "ucp", "libfabric": "fabric"}  # wires, and the libraries that they need
NETWORKS_HERE = [wire for wire, library in NETWORKS.items() if ctypes.util.find_library(library)]


def litmus_groups(scale):
    few = scale.pick(1000, 100)
    wires = {"loopback": {}, **{wire: {"ISOMEM_WIRE": wire} for wire in NETWORKS_HERE}}
    return [[Command("litmus", 4, "-instances", scale.pick(20000, 300), "-repeat", 1, wire="memory")],
            *([Command("litmus", 4, "-instances", few, "-repeat", 1, wire=wire, env={"ISOMEM_HOSTS": "4", **more})]
              for wire, more in wires.items())]


def litmus_row(row):
    return {**row, "weak": row["outcome"] in WEAK[row["test"]], "count": row["seen"],
            "name": f"{row['variant']}, {row['wire']}"}


def litmus_shares(rows):
    """For the plot: the percentage of weak outcomes of each test."""
    total, weak = {}, {}
    for row in rows:
        key = row["name"], row["test"]
        total[key] = total.get(key, 0) + row["count"]
        weak[key] = weak.get(key, 0) + row["count"] * row["weak"]
    return [{"name": name, "test": test, "percent": 100 * weak[name, test] / total[name, test]}
            for name, test in total]


def litmus_counts(rows):
    """How often each outcome was seen, over each wire."""
    wires = list(dict.fromkeys(row["wire"] for row in rows))
    counts = {}
    for row in rows:
        outcome = row["outcome"] + (" (excluded)" if row["allowed"] == "no" else "")
        seen = counts.setdefault((row["test"], row["variant"]), {}).setdefault(outcome, dict.fromkeys(wires, 0))
        seen[row["wire"]] += row["count"]
    return [(f"{test}, {'with' if variant == 'ordered' else 'without'} the order: outcomes over {', '.join(wires)}",
             "; ".join(f"{outcome}: {' / '.join(f'{seen[wire]:g}' for wire in wires)}"
                       for outcome, seen in sorted(outcomes.items())))
            for (test, variant), outcomes in counts.items()]


def litmus_facts(rows):
    """What was seen; a wire is also the kind of roles that shares memory."""
    bad = [row for row in rows if row["allowed"] == "no" and row["count"] > 0]
    seen = sorted({f"{row['test']} ({row['wire']})" for row in rows
                   if row["weak"] and row["count"] and row["variant"] == "without"})
    return [("which outcomes the specification allows, how often each was seen",
             f"excluded outcomes that were seen: {len(bad)}; weak outcomes without the order: "
             f"{', '.join(seen) or 'none'}"
             + ". Loopback is a wire of isomem's own that delays and reorders on purpose" * any(
                 row["wire"] == "loopback" for row in rows)),
            *litmus_counts(rows)]


LITMUS_PLOT = Plot("Weak outcomes", "name", "test", "percent", "test", "% of instances", kind="bars")

ROWS = [
    Row("jacobi", "Jacobi", "Laplace's equation, rows in strips; a norm every 100 steps.", jacobi_groups,
        [Plot("A step on all cores", "variant", "n", "us", "points a side", "us a step",
              lambda row: row["pes"] == row["most"], dashed=(BY_ALL,)),
         Plot("Strong scaling, put with signal and MPI", "name", "pes", "gpoints", "PEs", "Gpoint/s",
              lambda row: row["variant"] in ("signal", "mpi") and row["n"] in (row["largest"], row["largest"] / 4))],
        (jacobi_against_mpi, jacobi_efficiency), jacobi_row, with_ideal("us", ("n",)), (Race("jacobi", "us", ("n",)),)),
    Row("matmul", "Matrix multiplication", "Columns on a ring of PEs, the local product by OpenBLAS.", matmul_groups,
        [Plot("Rate on all cores", "variant", "n", "gflops", "n", "GFLOP/s", lambda row: row["pes"] == row["most"],
              dashed=(BY_ALL,))],
        (matmul_facts,), plotted=with_ideal("gflops", ("n",), True), races=(Race("matmul", "seconds", ("n",)),)),
    Row("stencil", "Two-dimensional stencil", "Nine points, PEs in a grid, ghosts one wide.", stencil_groups,
        [Plot("A step on all cores", "variant", "n", "us", "points a side", "us a step",
              lambda row: row["pes"] == row["most"], dashed=(BY_ALL,))],
        (stencil_phases, stencil_against_mpi), stencil_row, with_ideal("us", ("n",)), (Race("stencil", "us", ("n",)),)),
    Row("lattice", "Four-dimensional lattice",
        "A hopping operator on a periodic lattice, as QUDA has it; every dimension may be divided.", lattice_groups,
        [Plot("A step on all cores", "variant", "n", "us_per_step", "sites a side", "us a step",
              lambda row: row["pes"] == row["most"], dashed=(BY_ALL,))], (lattice_phases, lattice_against_mpi),
        plotted=with_ideal("us_per_step", ("n",)), races=(Race("lattice", "us_per_step", ("n",)),)),
    Row("transpose", "Matrix transpose", "Rows of double; straight to the destination, or packed.", transpose_groups,
        [Plot("Rate on all cores", "variant", "n", "gbs", "n", "GB/s", lambda row: row["pes"] == row["most"],
              dashed=(COPIES,))], (transpose_facts, transpose_lines), plotted=with_copies,
        races=(Race("transpose", "seconds", ("n",), messages=("packed",)),)),
    Row("md", "Molecular dynamics", "Link cells in layers, Lennard-Jones and EAM.", md_groups,
        [Plot("Rate", "name", "pes", "matoms", "PEs", "million atom steps a second",
              dashed=tuple(f"{kind}, {reference}" for kind in ("lj", "eam") for reference in (BY_ALL, TOGETHER)))],
        (md_facts("lj"), md_facts("eam")), md_row, md_references,
        races=(Race("md", "ms_per_step", ("potential",), without=(TOGETHER,), messages=("packed",)),)),
    Row("training", "Training loop", "A dense network, gradients summed in every step; 8 samples a PE, one at 225 MB.",
        training_groups,
        [Plot("A step on all cores", "variant", "megabytes", "step_ms", "MB of gradients", "ms a step",
              dashed=("computing alone",))], (training_ratios, training_beyond_computing), plotted=with_computing,
        races=(Race("training", "step_ms", ("megabytes",)),)),
    Row("convolution", "Spatially parallel convolution", "Images in strips, 3 x 3 filters, forward and backward.",
        convolution_groups,
        [Plot("Rate", "variant", "pes", "gflops", "PEs", "GFLOP/s", dashed=(BY_ALL, TOGETHER))], (convolution_facts,),
        plotted=convolution_references,
        races=(Race("convolution", "seconds", without=("onednn", TOGETHER), messages=("packed",)),)),
    Row("cg", "Conjugate gradient with a global array", "Sparse products that read remote elements one by one.",
        cg_groups,
        [Plot("A product", "variant", "name", "product_us", "matrix", "us a product", kind="bars")],
        (cg_speed, cg_against_mpi), cg_row, with_ideal("product_us", ("matrix",)),
        races=(Race("cg", "product_us", ("matrix",), messages=("gather",), why=CG_WHY),)),
    Row("benchmarks", "Hash table, integer sort, Himeno, locks", "By atomics, puts and locks.", four_groups,
        [Plot("Hash table", "variant", "pes", "mkeys", "PEs", "Mkeys/s", of_program("hashtable"), "bars"),
         Plot("Integer sort", "variant", "pes", "mkeys", "PEs", "Mkeys/s", of_program("intsort"), "bars"),
         Plot("Himeno", "variant", "pes", "gflops", "PEs", "GFLOP/s", of_program("himeno"), "bars"),
         Plot("Locks: a critical section", "name", "pes", "us", "PEs", "us", of_program("locks"), "bars")],
        (if_run("himeno", rates_fact), if_run("locks", locks_fact), if_run("intsort", sort_fact)), four_row,
        four_references,
        races=(Race("hashtable", "seconds", why=HASH_WHY), Race("intsort", "seconds"), Race("himeno", "seconds"),
               Race("locks", "us", ("contention",)))),
    Row("reductions", "Reductions", "A sum of doubles over all PEs, by algorithm.", reduction_groups,
        [Plot("A reduction of all cores", "variant", "bytes", "us", "bytes", "us",
              lambda row: row["pes"] == row["cores"], dashed=(GETS,)),
         Plot("A reduction of 4 PEs", "variant", "bytes", "us", "bytes", "us", lambda row: row["pes"] == 4,
              dashed=(GETS,))],
        (reduction_fastest, reduction_against_mpi), reduction_row, with_gets,
        races=(Race("reductions", "us", ("bytes",)),)),
    Row("litmus", "Memory model", "Litmus tests, with the order that the specification asks for and without.",
        litmus_groups, [LITMUS_PLOT],
        (litmus_facts,), litmus_row, litmus_shares),
]
