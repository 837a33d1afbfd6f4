# SPDX-License-Identifier: Apache-2.0
"""Statistics and the Markdown table of a run: medians over launches, spread, paired ratios, wanted figures."""

import math
import statistics
from dataclasses import dataclass

KIB, MIB = 1 << 10, 1 << 20
RATES = {"GB/s", "M/s", "MFLOPS"}  # more is better


class Results:
    """Values by side and by (name, bytes, PEs), one for each launch."""

    def __init__(self, data):
        self.sides = [side["name"] for side in data["sides"]]
        self.peers = [name for name in self.sides if name != "isomem"]
        self.is_between_hosts = bool(data.get("hosts"))
        self.values, self.units, self.notes = {}, {}, {}
        self.lines = {}  # (key, launch): what a cache line took from core to core around that pair
        for sample in data["samples"]:
            for result in sample["results"]:
                key = (result["name"], result["bytes"], result["pes"])
                self.values.setdefault((sample["side"], key), {})[sample["launch"]] = result["value"]
                self.units[key] = result["unit"]
                if sample["line_us"]:
                    self.lines[key, sample["launch"]] = statistics.median(sample["line_us"])
                if "note" in result:
                    self.notes[(sample["side"], key)] = result["note"]

    def launches(self, side, key):
        return self.values.get((side, key), {})

    def median(self, side, key):
        values = self.launches(side, key)
        return statistics.median(values.values()) if values else None

    def ratios(self, peer, key):
        """Launch by launch, how many times faster isomem is (time: peer / isomem, rate: isomem / peer)."""
        ours, theirs = self.launches("isomem", key), self.launches(peer, key)
        pairs = [(ours[launch], theirs[launch]) for launch in sorted(ours.keys() & theirs.keys())]
        return [a / b if self.units[key] in RATES else b / a for a, b in pairs]

    def keys(self, name):
        found = {key for _, key in self.values if key[0] == name}
        return sorted(found, key=lambda key: (key[2], key[1]))


def interval(values):
    """An interval that holds the median with at least 95 %, from order statistics; with fewer than 6 values all of
    them, whose coverage is less. Returns (low, high, coverage)."""
    ordered, n = sorted(values), len(values)
    outside = lambda k: 2 * sum(math.comb(n, i) for i in range(k)) / 2**n  # noqa: E731  misses with k cut off a side
    cut = 0
    while cut + 2 <= n // 2 and outside(cut + 2) <= 0.05:
        cut += 1
    return ordered[cut], ordered[n - 1 - cut], 1 - outside(cut + 1)


def verdict(ratios):
    if len(ratios) < 5:
        return "undecided"
    low, high, _ = interval(ratios)
    return "ahead" if low > 1 else "behind" if high < 1 else "level"


@dataclass
class Target:
    """A wanted figure. `limit` (a function of the results, or a number) bounds the median; `ratio` is against each
    peer; `level` asks for level or ahead, `ahead` for ahead of each other library."""

    text: str
    limit: object = None
    ratio: float = 0
    level: bool = False
    ahead: bool = False

    def met(self, results, key):
        ours = results.median("isomem", key)
        if ours is None:
            return "not measured"
        answers = []
        if self.limit is not None:
            bound = self.limit(results) if callable(self.limit) else self.limit
            if bound is None:
                return "no limit measured"
            answers.append(ours <= bound)
        for peer in results.peers:
            ratios = results.ratios(peer, key)
            if ratios and self.ratio:
                answers.append(statistics.median(ratios) >= self.ratio)
            asked = self.level or (self.ahead and not peer.startswith("isomem") and peer != "before")
            if ratios and asked:
                if verdict(ratios) == "undecided":
                    return "too few launches"
                answers.append(verdict(ratios) == "ahead" if self.ahead else verdict(ratios) != "behind")
        if not answers:
            return "no peer"
        return "yes" if all(answers) else "**no**"


def copy_us(results, copied, factor=1.0):
    """Microseconds for this many copies of 1 MiB by each of two cores at once."""
    rate = results.median("machine", ("memcpy_both", MIB, 2))
    return None if rate is None else factor * copied * MIB / rate / 1e3


LEVEL = "level or ahead"
TARGETS = {
    ("put_quiet", 8, 2): Target(LEVEL, level=True),
    ("get", 8, 2): Target(LEVEL, level=True),
    ("fetch_add", 8, 2): Target(LEVEL, level=True),
    ("add_stream", 8, 2): Target(LEVEL, level=True),
    ("put_signal_seen", 8, 2): Target("<= 0.25 us", 0.25),
    ("put_signal_read", 8, 2): Target("<= 0.45 us", 0.45),
    ("lock_free", 0, 2): Target("<= 0.1 us", 0.1),
    ("lock_contended", 0, 2): Target("<= 0.25 us", 0.25),
    ("barrier_all", 0, 2): Target("<= 0.3 us", 0.3),
    ("barrier_all", 0, 8): Target("<= 7 us", 7),
    ("broadcast", 8, 2): Target("<= 0.7 us", 0.7),
    ("double_sum", 8, 2): Target("<= 0.7 us", 0.7),
    ("double_sum", MIB, 2): Target(">= 2x", ratio=2),
    ("broadcast", MIB, 2): Target("<= 1.1 copies of 1 MiB", lambda r: copy_us(r, 1, 1.1)),
    ("fcollect", MIB, 2): Target("<= 1.1 x 2 copies of 1 MiB", lambda r: copy_us(r, 2, 1.1)),
    ("coarray_put_scalar", 8, 2): Target("<= 0.012 us, ahead", 0.012, ahead=True),
    ("coarray_lock", 0, 2): Target("<= 0.024 us, ahead", 0.024, ahead=True),
    ("coarray_sync_all", 0, 2): Target("<= 0.25 us, ahead", 0.25, ahead=True),
    ("coarray_co_sum", 8, 2): Target("<= 0.4 us, ahead", 0.4, ahead=True),
    ("coarray_put_block", 524288, 2): Target("ahead", ahead=True),
    ("coarray_get_block", 524288, 2): Target("ahead", ahead=True),
    ("startup", 0, 2): Target("<= 10 ms", 10),
    ("startup", 0, 8): Target("<= 30 ms", 30),
    ("startup", 0, 32): Target("<= 120 ms", 120),
}


AHEAD = Target("ahead", ahead=True)


def target_of(results, key):
    return AHEAD if results.is_between_hosts else TARGETS.get(key)


def targets(results):
    """All that are wanted of this run."""
    if not results.is_between_hosts:
        return TARGETS
    return {key: AHEAD for side, key in results.values if side == "isomem"}


def network_limit(results, key):
    """The same between hosts: messages one way over TCP, at least so many for each operation, or their stream."""
    name, size, pes = key
    if name == "put_nbi":
        return results.median("machine", ("tcp_stream", size, 2))
    ways = {"p_oneway": 1, "put_signal_seen": 1, "put_signal_read": 1, "put_quiet": 2, "get": 2, "fetch_add": 2,
            "barrier_all": 1, "sync_all": 1}.get(name)
    one = results.median("machine", ("tcp_oneway", 8, 2))
    return ways * one if ways and one and size <= 8 and pes == 2 else None


def machine_limit(results, key):
    """What the hardware itself takes for the same thing, in the unit of the line; None where nothing was measured."""
    if results.is_between_hosts:
        return network_limit(results, key)
    name, size, pes = key
    if name in ("put_quiet", "get", "put_nbi", "put_nbi_rate"):
        rate = results.median("machine", ("memcpy", size, 1))
        if rate is None:
            return None
        return {"put_nbi": rate, "put_nbi_rate": 1e3 * rate / size}.get(name, size / rate / 1e3)
    if name in ("p_oneway", "put_signal_seen", "put_signal_read") and size <= 8:
        return results.median("machine", ("line_oneway", 8, 2))
    if name in ("barrier_all", "sync_all"):
        return results.median("machine", ("counter_barrier", 0, pes))
    if name in ("fetch_add", "add_stream"):
        return results.median("machine", ("local_fetch_add", 8, 1))
    copies = {"broadcast": 1, "fcollect": pes, "alltoall": pes}.get(name, 0)
    rate = results.median("machine", ("memcpy_both", size, 2))
    if copies and rate and pes == 2:
        return copies * size / rate / 1e3
    return None


SECTIONS = {
    "Put and get": ["put_quiet", "get", "put_nbi", "put_nbi_rate"],
    "Until a waiting PE knows": ["p_oneway", "put_signal_seen", "put_signal_read"],
    "Contexts": ["ctx_create", "ctx_put_quiet"],
    "Atomics": ["fetch_add", "add_stream"],
    "Locks": ["lock_free", "lock_contended"],
    "Barrier and teams": ["barrier_all", "sync_all", "team_split", "team_sync_half"],
    "Collectives, each with its sync_all": ["broadcast", "double_sum", "double_sum_inscan", "alltoall", "fcollect"],
    "Symmetric memory": ["malloc_free", "malloc"],
    "Programs": ["hash_insert", "hash_find", "int_sort", "jacobi"],
    "Coarrays of Fortran": [f"coarray_{name}" for name in (
        "put", "get", "put_scalar", "get_scalar", "put_block", "get_block", "put_stride_2_1", "get_stride_2_1",
        "put_row", "get_row", "put_stride_4_4", "get_stride_4_4", "put_face", "get_face", "put_stride_2_2_4", "lock",
        "lock_own", "lock_contended", "critical", "fetch_add", "define", "sync_all", "sync_images", "event", "co_sum",
        "co_broadcast", "hash_insert", "himeno")],
    "Launch to end of an empty program": ["startup"],
}
LIMITS = ["memcpy", "memcpy_both", "line_oneway", "local_fetch_add", "counter_barrier", "tcp_oneway", "ucx_am_oneway",
          "ucx_put_oneway", "ucx_fadd", "tcp_stream", "ucx_put_stream"]


def number(value):
    if value is None:
        return "-"
    if value == 0 or abs(value) >= 100:
        return f"{value:.0f}"
    return f"{value:.{max(0, 2 - math.floor(math.log10(abs(value))))}f}"


def size_text(size):
    if size == 0:
        return "-"
    for unit, scale in (("MiB", MIB), ("KiB", KIB)):
        if size >= scale:
            return f"{size // scale} {unit}"
    return f"{size} B"


def spread_text(results, side, key):
    values = results.launches(side, key).values()
    if not values:
        return "-"
    note = f" ({results.notes[side, key]})" if (side, key) in results.notes else ""
    return f"{number(statistics.median(values))} ({number(min(values))} .. {number(max(values))}){note}"


def ratio_text(results, peer, key):
    ratios = results.ratios(peer, key)
    if not ratios:
        return "-"
    low, high, _ = interval(ratios)
    return f"{statistics.median(ratios):.2f} [{low:.2f} .. {high:.2f}] {verdict(ratios)}"


def row(cells):
    return "| " + " | ".join(cells) + " |"


def section(results, names):
    head = ["measure", "bytes", "PEs", "unit", "isomem"]
    for peer in results.peers:
        head += [peer, f"isomem faster than {peer}, times"]
    head += ["machine", "wanted", "met"]
    lines = [row(head), row(["---"] * len(head))]
    for name in names:
        for key in results.keys(name):
            cells = [name, size_text(key[1]), str(key[2]), results.units[key], spread_text(results, "isomem", key)]
            for peer in results.peers:
                cells += [spread_text(results, peer, key), ratio_text(results, peer, key)]
            target = target_of(results, key)
            cells += [number(machine_limit(results, key)), target.text if target else "",
                      target.met(results, key) if target else ""]
            lines.append(row(cells))
    return lines if len(lines) > 2 else []


STATE_KEYS = [("p_oneway", 8, 2), ("put_signal_seen", 8, 2), ("put_signal_read", 8, 2), ("barrier_all", 0, 2),
              ("broadcast", 8, 2), ("double_sum", 8, 2), ("alltoall", 8, 2), ("fcollect", 8, 2), ("malloc_free", 8, 2)]


def states(results, steady):
    """The latencies that follow the distance of the cores, apart for close and distant cores, when a run saw both."""
    if not results.lines or max(results.lines.values()) <= steady * min(results.lines.values()):
        return []
    border = math.sqrt(min(results.lines.values()) * max(results.lines.values()))
    head = ["measure", "bytes", "cores", "launches", "line, us", *results.sides, "wanted"]
    lines = [row(head), row(["---"] * len(head))]
    for key in STATE_KEYS:
        for state, inside in (("close", lambda us: us < border), ("distant", lambda us: us >= border)):
            chosen = [launch for (k, launch), us in results.lines.items() if k == key and inside(us)]
            if not chosen:
                continue
            cells = [key[0], size_text(key[1]), state, str(len(chosen)),
                     number(statistics.median(results.lines[key, launch] for launch in chosen))]
            for side in results.sides:
                values = [results.launches(side, key)[n] for n in chosen if n in results.launches(side, key)]
                cells.append(number(statistics.median(values)) if values else "-")
            cells.append(TARGETS[key].text if key in TARGETS else "")
            lines.append(row(cells))
    return lines


def moved(data, steady):
    """How many launches ran while the cores moved, for all tries."""
    return sum(1 for s in data["samples"] if s["line_us"] and max(s["line_us"]) > steady * min(s["line_us"]))


def limits(results):
    lines = [row(["limit", "bytes", "processes", "unit", "median (min .. max)"]), row(["---"] * 5)]
    for name in LIMITS:
        for key in results.keys(name):
            lines.append(row([name, size_text(key[1]), str(key[2]), results.units[key],
                              spread_text(results, "machine", key)]))
    return lines if len(lines) > 2 else []


def sent(data):
    """What the first host has sent in a launch, so that nobody takes shared memory for the network."""
    found = {}
    for sample in data["samples"]:
        if sample.get("sent") and sample["results"]:
            by_side = found.setdefault((sample["program"], sample["pes"]), {})
            by_side.setdefault(sample["side"], []).append(sample["sent"])
    sides = [side["name"] for side in data["sides"]]
    lines = [row(["program", "PEs", *sides]), row(["---"] * (2 + len(sides)))]
    for (program, pes), by_side in found.items():
        cells = [f"{number(statistics.median(by_side[side]) / MIB)} MiB" if side in by_side else "-" for side in sides]
        lines.append(row([program, str(pes), *cells]))
    return lines if found else []


def summary(results):
    """One line on the wanted figures."""
    answers = {key: target.met(results, key) for key, target in targets(results).items()}
    missed = [f"{key[0]} {size_text(key[1])} {key[2]} PEs" for key, met in answers.items() if met == "**no**"]
    unknown = [key for key, met in answers.items() if met not in ("yes", "**no**")]
    text = f"Wanted figures met: {sum(met == 'yes' for met in answers.values())} of {len(answers)}."
    if missed:
        text += f" Missed: {', '.join(missed)}."
    if unknown:
        text += f" Not decided in this run: {len(unknown)}."
    return text


def standing(results):
    """A line for each peer: on how many lines isomem is ahead, level or behind, and on which behind."""
    lines = []
    for peer in results.peers:
        verdicts = {}
        for key in sorted({key for side, key in results.values if side == peer}):
            ratios = results.ratios(peer, key)
            if ratios:
                verdicts.setdefault(verdict(ratios), []).append(
                    f"{key[0]} {size_text(key[1])} {key[2]} PEs ({statistics.median(ratios):.2f})")
        counts = ", ".join(f"{len(keys)} {name}" for name, keys in sorted(verdicts.items()))
        behind = "; ".join(verdicts.get("behind", []))
        lines.append(f"- isomem beside {peer}: {counts}{'. Behind: ' + behind if behind else ''}")
    return lines


def markdown(data):
    results = Results(data)
    _, _, coverage = interval(range(data["launches"]))
    lines = ["# Measurement", ""]
    for key, value in data["machine"].items():
        lines.append(f"- {key}: {value}")
    for side in data["sides"]:
        variables = " ".join(f"{key}={value}" for key, value in side["environment"].items())
        lines.append(f"- {side['name']}: {side['version']}{'; ' + variables if variables else ''}")
    lines += ["", f"{data['launches']} launches of each side in turns{', quick mode' if data['quick'] else ''}. "
              "A value is the median over launches (min .. max) of the median of many batches in the program; a ratio "
              f"is the median of the paired ratios [interval that holds it with {100 * coverage:.0f} %], \"level\" "
              "when that reaches 1, \"undecided\" with fewer than 5. \"machine\": what the hardware takes without a "
              "library. bench/README.md has the formulas.", "", summary(results), "", *standing(results), ""]
    for title, names in SECTIONS.items():
        body = section(results, names)
        if body:
            lines += [f"## {title}", "", *body, ""]
    body = states(results, data["steady"])
    if body:
        lines += ["## Close and distant cores", "", "A cache line took from "
                  f"{number(min(results.lines.values()))} to {number(max(results.lines.values()))} us between the two "
                  "cores during this run: the machine moved them. Medians apart, in us (launches that ran while they "
                  f"moved: {moved(data, data['steady'])}):", "", *body, ""]
    body = limits(results)
    if body:
        lines += ["## Limits of the machine", "", *body, ""]
    body = sent(data)
    if body:
        lines += ["## What the first host sent to the others", "", "Bytes, counted at its network interface; medians "
                  "over launches.", "", *body, ""]
    commands = [f"{what}: {command}" for what, command in data["commands"].items()]
    lines += ["## Commands", "", "```", *commands, "```", ""]
    failures = {}
    for failure in data["failures"]:
        what = f"{failure['side']} {failure['program']} on {failure['pes']} PEs"
        failures.setdefault(what, []).append(failure)
    for what, found in failures.items():
        launches = ", ".join(str(one["launch"] + 1) for one in found)
        lines.append(f"- FAILED, launch {launches}: {what}: {found[0]['why']}")
    return "\n".join(lines).rstrip() + "\n"
