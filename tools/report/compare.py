# SPDX-License-Identifier: Apache-2.0
"""Values of a row against each other and against references: ours and a peer's, all PEs and one."""

import statistics

from measure import Command, Missing, medians_by
from svg import number

# Names of what is drawn to compare with. What is measured is no bound: references.py says where one is passed, and why.
REFERENCE = "reference: "
BY_ALL = f"{REFERENCE}one PE's rate by all"
TOGETHER = f"{REFERENCE}jobs of one PE at once"
SHARE = f"{REFERENCE}a share alone"
COPIES = f"{REFERENCE}plain copies"
PUTS = f"{REFERENCE}plain puts"
LINKS = f"{REFERENCE}the links of a GPU"
GETS = f"{REFERENCE}plain gets"
RENAMED = {"limit: jobs of one PE at once": TOGETHER}  # in values of earlier versions
LEVEL = 0.97  # less is told, and why


def best_ratio(rows, x, y, ours, theirs, is_peer=False):
    """The largest and smallest theirs / ours over x, for times: above 1 we are faster. None without a peer's values."""
    found = medians_by(rows, "variant", x, y)
    mine, other = fastest(found, ours), fastest(found, theirs)
    ratios = {at: other[at] / mine[at] for at in mine if at in other}
    if not ratios and is_peer and mine:
        return None
    if not ratios:
        raise Missing(f"no value of {' and '.join((*ours, *theirs) if mine else ours)}")
    most, least = max(ratios, key=ratios.get), min(ratios, key=ratios.get)
    return f"{factor(ratios[most])} times as fast at {shown(most)}, {factor(ratios[least])} at {shown(least)}"


def fastest(found, names):
    """{x: shortest time of these variants}."""
    best = {}
    for name in names:
        for at, value in found.get(name, {}).items():
            best[at] = min(value, best.get(at, value))
    return best


def times_by_side(race, rows):
    """{(keys..., PEs): {variant: times of all rounds}}, of runs in which there is something to send."""
    found = {}
    for row in rows:
        if row["program"] in (race.program, f"{race.program}_{race.over}") and row["pes"] > 1 and row.get(race.y) \
                and row["variant"] not in race.without:
            place = (*(row.get(key) for key in race.keys), row["pes"])
            found.setdefault(place, {}).setdefault(row["variant"], []).append(row[race.y])
    return found


def raced(race, rows):
    """Lines of a table: where, our fastest variant, the peer's or by messages, how much faster, and what that
    means: rounds that overlap show no difference."""
    lines = []
    for place, times in times_by_side(race, rows).items():
        middle = {name: statistics.median(values) for name, values in times.items()}
        sides = [[name for name in middle if (name.startswith(race.over) or name in race.messages) == theirs]
                 for theirs in (False, True)]
        if not all(sides):
            continue
        ours, theirs = (min(names, key=middle.get) for names in sides)
        ratio = middle[theirs] / middle[ours]
        overlap = min(times[ours]) <= max(times[theirs])
        words = (f"level: within {(1 - LEVEL) * 100:.0f} %" if LEVEL < ratio < 1 / LEVEL else
                 "ahead" if ratio > 1 else "level: rounds overlap" if overlap else "behind")
        where = ", ".join([race.program, *(f"{name} {shown(value)}" for name, value in zip(race.keys, place)
                                             if value is not None),
                           f"{place[-1]:g} PEs"])
        lines.append((where, ours, theirs, factor(ratio), words))
    return lines


def shown(value):
    return number(value) if isinstance(value, (int, float)) else str(value)


def factor(ratio):
    return f"{ratio:.2f}" if ratio < 10 else f"{ratio:.0f}"


def with_ideal(y, by=(), is_rate=False, program=None, is_shared=True):
    """Adds what PEs would do if each did as much as one alone, with the fastest variant: what sharing a problem passes
    only where one PE is faster at smaller problems. `by`: what a problem is known by. Of one program only, if given.
    Times of problems that each PE has for itself are those of one."""
    def plotted(rows):
        alone, places = {}, {}
        for row in rows:
            if program not in (None, row["program"]) or not row.get(y):
                continue
            problem = tuple(row.get(name) for name in by)
            places.setdefault((problem, row["pes"]), row)
            if row["pes"] == 1:
                alone.setdefault(problem, {}).setdefault(row["variant"], []).append(row[y])
        by_all = []
        for (problem, pes), row in places.items():
            middle = [statistics.median(values) for values in alone.get(problem, {}).values()]
            if middle:
                best = max(middle) * pes if is_rate else min(middle) / (pes if is_shared else 1)
                by_all.append({**row, "variant": BY_ALL, y: best})
        return rows + by_all if any(row["pes"] > 1 for row in rows) else rows
    return plotted


def each_alone(application, pes, *options):
    """As many jobs of one PE as a job has, at once, each with a share of the problem: nothing is sent, so what they
    lose is what this machine's cores take from each other."""
    if pes == 1:
        return []
    jobs = Command(application, 1, *options, jobs=pes, variant=TOGETHER)
    jobs.tags["pes"] = pes  # of the job that they stand beside
    return [jobs]


def share_alone(application, pes, *options):
    """One PE with the share of the problem that each of several has: what a smaller problem costs, nothing being sent.
    For GPUs, which take nothing from each other."""
    if pes == 1:
        return []
    job = Command(application, 1, *options, variant=SHARE)
    job.tags["pes"] = pes  # of the job that it stands beside
    return [job]


def with_together(rate):
    """The rate of a job, or of a share, becomes that of all."""
    def plotted(rows):
        return [{**row, rate: row[rate] * row["pes"]} if row["variant"] in (TOGETHER, SHARE) and row.get(rate) else row
                for row in rows]
    return plotted


def share_together(rows, rate):
    """The rate of a job beside others in percent of what one reaches that is alone, at most; None if not run."""
    most = max(row["pes"] for row in rows)
    jobs = [row[rate] for row in rows if row["variant"] == TOGETHER and row["pes"] == most]
    alone = medians_by([row for row in rows if row["pes"] == 1], "variant", "pes", rate)
    best = max((value for each in alone.values() for value in each.values()), default=0)
    return statistics.median(jobs) / best * 100 if jobs and best else None


def together_fact(rows, rate, what=""):
    share = share_together(rows, rate)
    most = max(row["pes"] for row in rows)
    if share is None:
        return []
    return [("", f"{what}{most:g} jobs of one PE at once, which send nothing: {share:.0f} % of the rate of one alone, "
             "each; no more is to be expected of a PE among others on this machine")]
