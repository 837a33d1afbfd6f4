# SPDX-License-Identifier: Apache-2.0
"""What the values of a run on GPUs say: of the product by placement, and of PEs that do less than one alone."""

from compare import SHARE, factor
from measure import medians_by
from rows import at_most_pes
from svg import number

# Where data are, who works, who communicates, by program and variant.
PLACEMENTS = {("matmul", "overlap"): "host, CPU, isomem", ("matmul", "mpi"): "host, CPU, MPI",
              ("matmul_gpu", "staged"): "host, GPU, isomem", ("matmul_gpu_mpi", "staged"): "host, GPU, MPI",
              ("matmul_gpu", "block"): "GPU, GPU, isomem from the host",
              ("matmul_gpu", "kernel"): "GPU, GPU, isomem from the GPU",
              ("matmul_gpu_mpi", "device"): "GPU, GPU, MPI"}


def placed(rows):
    """Of the product: one of its rows on most PEs, {placement: GFLOP/s} on them, and on any number."""
    few = [row for row in rows if "placement" in row]
    row = at_most_pes(few)[0]
    by_pes = medians_by(few, "placement", "pes", "gflops")
    return row, {name: each[row["pes"]] for name, each in by_pes.items() if row["pes"] in each}, by_pes


def placements(rows):
    row, rates, _ = placed(rows)
    missing = [name for name in PLACEMENTS.values() if name not in rates]
    return (f"matmul at {row['n']:g} x {row['n']:g}: the CPU beat the GPU",
            f"data, work, communication, GFLOP/s on {row['pes']:g} PEs: "
            + "; ".join(f"{name}: {rate:.0f}" for name, rate in rates.items())
            + (f" (not measured: {'; '.join(missing)})" if missing else ""))


def verdict(rows):
    """Who is ahead today, and whether computing or traffic decides."""
    row, rates, by_pes = placed(rows)
    cpus, gpus = ([name for name in rates if (", CPU, " in name) == is_cpu] for is_cpu in (True, False))
    if not cpus or not gpus:
        return "", f"the CPU against the GPU: no product by {'GPUs' if cpus else 'CPUs'} was measured"
    cpu, gpu = max(cpus, key=rates.get), max(gpus, key=rates.get)
    work = 2e-6 * row["n"] ** 3  # over GFLOP/s: milliseconds
    takes = {name: work / rates[name] for name in (cpu, gpu)}
    computes = {name: work / by_pes[name][1] / row["pes"] for name in (cpu, gpu)}
    ahead = "still" if rates[cpu] > rates[gpu] else "no longer"
    return "", (f"the CPU is {ahead} ahead: at best {rates[cpu]:.0f} GFLOP/s ({cpu}) against {rates[gpu]:.0f} ({gpu}), "
                f"{factor(rates[gpu] / rates[cpu])} times as fast. "
                + decides(takes[cpu], computes[cpu], takes[gpu], computes[gpu]))


def of_them(part, whole):
    return "all of them" if part >= whole else f"{number(part)} of them"


def decides(cpu, cpu_computes, gpu, gpu_computes):
    """From milliseconds of a product, and of what one PE alone would need for its share."""
    traffic = max(gpu - gpu_computes, 0)
    parts = (f"A product takes GPUs {number(gpu)} ms, {of_them(gpu_computes, gpu)} the computing of a share, the "
             f"other {number(traffic)} links and waits; it takes CPUs {number(cpu)} ms, {of_them(cpu_computes, cpu)} "
             "computing")
    if gpu < cpu:
        return parts + (": the rate of computing decides, since CPUs compute for longer than GPUs compute and send."
                        if cpu_computes > gpu else ": CPUs lose by what they send and wait.")
    return parts + (": traffic decides, since links alone take GPUs longer than CPUs need for all."
                    if traffic > cpu else ": GPUs lose by computing and traffic together.")


def efficiency_facts(program, variant, rate, time, surface, kind=None):
    """Where a PE among several does less than 90 % of what one alone does although less than 5 % of its part is at an
    edge: that it is so, and what the values say of the reason. `time`: its column, and microseconds in its unit;
    `surface`: which share of a PE's part is at an edge, None if that is not known."""
    def facts(rows):
        few = [row for row in rows if row["program"] == program and row.get("potential") in (kind, None)]
        if not few:
            return []
        rates, found = medians_by(few, "variant", "pes", rate), []
        for pes, value in sorted(rates[variant].items()):
            edges = surface(next(row for row in few if row["pes"] == pes and row["variant"] == variant))
            share = value / rates[variant][1] / pes
            if pes > 1 and edges is not None and edges < 0.05 and share < 0.9:
                name = f"{program.removesuffix('_gpu')}{', ' * bool(kind)}{kind or ''}"
                found.append(("", f"{name} on {pes:g} PEs: {share * 100:.0f} % of one PE's rate per PE, although only "
                              f"{edges * 100:.1f} % of its part is at an edge. "
                              + loss(few, variant, pes, rates, share, time)))
        return found
    return facts


def loss(rows, variant, pes, rates, share, time):
    """In which way a PE of several is slower, in words."""
    column, unit = time
    times = {count: each * unit for count, each in medians_by(rows, "variant", "pes", column)[variant].items()}
    extra = {count: each - times[1] / count for count, each in times.items() if count > 1}
    words = f"A step takes {times[pes]:.0f} us, {extra[pes]:.0f} more than one PE's time / {pes:g}"
    others = {count: each for count, each in extra.items() if count != pes}
    if others:
        words += f" ({', '.join(f'on {count:g} PEs {each:.0f} more' for count, each in others.items())})"
        if max(extra.values()) < 1.5 * min(extra.values()):
            words += ", about as much on each number of PEs: it does not shrink with a PE's part, as computing does"
    alone = rates.get(SHARE, {}).get(pes)
    if alone is None:
        return f"{words}. A share alone, which sends nothing, was not measured"
    part = alone / rates[variant][1]
    if part < share * 1.03:
        return f"{words}. A share alone, which sends nothing, has {part * 100:.0f} %: the smaller problem costs it"
    return (f"{words}. A share alone, which sends nothing, has {part * 100:.0f} %: {max(1 - part, 0) * 100:.0f} % go "
            f"to the smaller problem, {(min(part, 1) - share) * 100:.0f} % to sending and waiting")
