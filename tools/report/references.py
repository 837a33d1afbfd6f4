# SPDX-License-Identifier: Apache-2.0
"""Where measured values pass the references that they are drawn with, and why that can be."""

from compare import BY_ALL, COPIES, GETS, LEVEL, LINKS, PUTS, REFERENCE, SHARE, TOGETHER, fastest
from measure import medians_by
from svg import number

RATES = ("gflops", "gbs", "matoms", "mkeys", "gpoints")  # larger is better; of other values, which are times, smaller

WHAT = {
    BY_ALL: "one PE's rate at the same problem, as often as there are PEs. A PE of several has a smaller problem, and "
            "smaller ones may be faster for one PE alone as well.",
    TOGETHER: "jobs of one PE that share nothing but the machine. What they lose to each other differs by the run.",
    SHARE: "the rate of one PE with the share that each of several has, as often as there are PEs.",
    COPIES: "copies within each PE's memory, by all PEs at once.",
    PUTS: "puts on the stream, one for each other PE, and a barrier. Each is launched for itself, where 'direct' sends "
          "to all by one kernel: for small blocks that counts.",
    GETS: "gets of as many bytes, one after the other.",
    LINKS: "what the driver says that they carry each way, headers and acknowledgements included."}
DIMENSIONS = {"jacobi": 2, "stencil": 2, "lattice": 4}
OTHER_KERNELS = ("onednn", "cudnn")  # variants that compute in another way than what runs as such a reference
POINT = 8  # bytes of a point of Jacobi and stencil in two fields


def passed(plots, rows):
    """Paragraphs, one for each reference that is passed by more than is called level."""
    found = {}
    for plot in plots:
        for reference, at, names in beyond(plot, rows):
            found.setdefault(reference, []).append((plot, at, names))
    return [f"Passed: {reference.removeprefix(REFERENCE)}" + ". It is no bound, but measured" * (reference != LINKS)
            + f": {WHAT[reference]} "
            + " ".join(told(reference, rows, *place) for place in places) for reference, places in found.items()]


def beyond(plot, rows):
    """(reference, x, {series: percent of it}) where a plot's series pass one of the same kind of problem."""
    series = medians_by([row for row in rows if plot.where(row)], plot.series, plot.x, plot.y)
    for name in [name for name in series if REFERENCE in name]:
        kind = name[:name.index(REFERENCE)]  # such as "lj, "
        without = OTHER_KERNELS if name.endswith((TOGETHER, SHARE)) else ()
        for at, value in series[name].items():
            others = {other: each[at] for other, each in series.items()
                      if at in each and REFERENCE not in other and other.startswith(kind) and other not in without}
            shares = {other: (mine / value if plot.y in RATES else value / mine) * 100
                      for other, mine in others.items()}
            shares = {other: share for other, share in shares.items() if share > 100 / LEVEL}
            if shares:
                yield name.removeprefix(kind), at, shares


def told(reference, rows, plot, at, shares):
    names = ", ".join(f"{name} {share:.0f} %" for name, share in shares.items())
    few = [row for row in rows if plot.where(row) and row[plot.x] == at]
    why = {BY_ALL: smaller_is_faster, PUTS: puts_take}.get(reference, lambda *_: "")(rows, few[0], plot.y)
    return f"{plot.title}, {plot.x_title} {at if isinstance(at, str) else number(at)}: {names} of it{why}."


def smaller_is_faster(rows, row, y):
    """One PE alone at a problem as large as the share of one of several, beside the whole."""
    program, pes = row["program"], row["pes"]
    dimension = DIMENSIONS.get(program.removesuffix("_gpu"))
    if dimension is None or "n" not in row or row.get("each"):
        return ""
    share = row["n"] ** dimension / pes
    alone = fastest_of_one([one for one in rows if one["program"] == program], y)
    fitting = [n for n in alone if n ** dimension <= share * 1.01]
    if not fitting or row["n"] not in alone:
        return ""
    size = max(fitting)
    faster = (alone[row["n"]] / row["n"] ** dimension) / (alone[size] / size ** dimension)
    return (f"; a share is {number(share)} points, and at {number(size ** dimension)} one PE alone is {faster:.2f} "
            f"times as fast per point as at {number(row['n'] ** dimension)}"
            + (in_cache(row, share) if dimension == 2 else ""))


def fastest_of_one(rows, y):
    """{n: time} of one PE alone, with the fastest variant."""
    few = [row for row in rows if row["pes"] == 1 and REFERENCE not in row["variant"]]
    return fastest(medians_by(few, "variant", "n", y), {row["variant"] for row in few})


def in_cache(row, share):
    cache, megabytes = row.get("cache_mb"), POINT * share / 1e6
    if not cache:
        return ""
    return (f" (the share's {megabytes:.0f} MB fit into the cache of {cache:.0f} MB)" if megabytes <= cache else
            f" (its {megabytes:.0f} MB do not fit into the cache of {cache:.0f} MB either: that is not why)")


def puts_take(rows, row, _):
    """How long the puts take, and how long they would at the best rate that they reach."""
    rates = medians_by([one for one in rows if one["variant"] == PUTS and one["pes"] == row["pes"]], "variant", "n",
                       "gbs")
    here, best = rates[PUTS][row["n"]], max(rates[PUTS], key=rates[PUTS].get)
    pes, n = row["pes"], row["n"]
    put = 8 * n * n / pes ** 2
    microseconds = put * (pes - 1) / here / 1e3
    return (f"; a put has {number(put / 1e6)} MB, and {pes - 1:.0f} of them take {microseconds:.0f} us, where the rate "
            f"of n = {number(best)} would need {microseconds * here / rates[PUTS][best]:.0f}")
