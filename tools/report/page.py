# SPDX-License-Identifier: Apache-2.0
"""The report as one HTML file that needs nothing else: no script, no font, no picture from elsewhere."""

from html import escape

import references
import scaling
import svg
from compare import LEVEL, RENAMED, raced
from measure import Failed, Missing, medians

MODEL = (
    "isomem model adds up what moves and what is computed; here it stands beside the measurements above first.",
    "Measured for it: the rates of one PE within its second-level cache and beyond it; how much faster all cores copy "
    "than one, as far as their shared memory goes (GPUs have their own); the latency, and for GPUs what a step takes "
    "at least, at the smallest mesh, which is not counted among the predictions; for the product the rate of one PE at "
    "each size. Measured times are the shortest over rounds, since load by others is no part of the model.",
    "Then for machines that are not here: nodes of 6 PEs, a network of 25 GB/s and 4 us (assumed), GPUs as fast as "
    "H200s, and for the product CPUs of 500 GFLOP/s a PE.")
STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 0 1rem 3rem; max-width: 60rem; color: #1a1a1a;
  background: #fff; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-top: 1px solid #ccc; padding-top: 1rem; }
h3 { font-size: 1rem; margin: 1rem 0 0; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr)); gap: 0 1.5rem; }
figure { margin: 0; } svg { width: 100%; height: auto; } svg text { font: 12px system-ui, sans-serif; fill: #333; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: 0.9rem; }
th, td { text-align: left; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #ddd; vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
pre { overflow-x: auto; font-size: 0.8rem; background: #f5f5f5; padding: 0.5rem; }
.wrong { background: #fdecea; padding: 0.5rem; overflow-wrap: anywhere; } nav a { margin-right: 0.75rem; }
@media print { body { max-width: none; font-size: 11px; } h2 { break-after: avoid; }
  figure, table { break-inside: avoid; }
  nav, summary { display: none; } pre { white-space: pre-wrap; }
  details::details-content { content-visibility: visible; height: auto; } }
"""


def paragraph(text, kind=""):
    return f'<p{kind and f" class={kind}"}>{escape(text)}</p>'


def table(titles, rows):
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    lines = "".join("<tr>" + "".join(cell(value) for value in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>'


def cell(value):
    if isinstance(value, (int, float)):
        return f'<td class="number">{svg.number(value)}</td>'
    return f"<td>{escape(str(value))}</td>"


def figure(title, drawing):
    return f"<figure><h3>{escape(title)}</h3>{drawing}</figure>"


def plot(one, rows):
    """A plot of rows.Plot, or nothing where no row belongs to it."""
    series = medians([row for row in rows if one.where(row)], one.series, one.x, one.y)
    if not series:
        return ""
    if one.kind == "bars":
        series = {name: [(x if isinstance(x, str) else f"{x:g}", y) for x, y in each] for name, each in series.items()}
        return figure(one.title, svg.bars(series, one.x_title, one.y_title))
    return figure(one.title, svg.lines(series, one.x_title, one.y_title, one.dashed))


# What a computation ends with that has not got its values: asked for by name, taken from a file, or none at all.
NO_VALUE = (Missing, Failed, LookupError, ValueError, TypeError, ArithmeticError)


class Parts:
    """The parts of a section. One whose values are missing says so in its place; the others are there all the same."""

    def __init__(self, key):
        self.key, self.lacking = key, []

    def made(self, what, make, *values):
        """What `make` makes of the values, or a note."""
        try:
            return make(*values)
        except NO_VALUE as error:
            why = error if isinstance(error, (Missing, Failed)) else f"{type(error).__name__}: {error}"
            self.lacking.append(f"{self.key}: {what} not shown: {why}")
            return Note(paragraph(f"{what} not shown: {why}", "wrong"))


class Note(str):
    """Says what is missing, in place of what was to be there."""


def facts(parts, row, measured):
    """A table of what is known, and notes."""
    made = [parts.made("comparison", fact, measured) for fact in row.facts]
    pairs = [pair for each in made if not isinstance(each, Note) for pair in each]
    return (table(("the papers", "here"), pairs) if pairs else "") + "".join(
        each for each in made if isinstance(each, Note))


def plots(parts, row, measured, is_complete):
    plotted = parts.made("plots", row.plotted, measured)
    if isinstance(plotted, Note):
        return plotted
    drawings = [parts.made(f"plot '{one.title}'", plot, one, plotted)
                or ("" if is_complete else figure(one.title, paragraph("no values: see what failed", "wrong")))
                for one in row.plots]
    passed = parts.made("references", references.passed, row.plots, plotted)
    return f'<div class="plots">{"".join(drawings)}</div>' + (
        passed if isinstance(passed, Note) else "".join(map(paragraph, passed)))


def section(row, measured, commands, begun):
    """Its text, the values with what is derived from them, and what is lacking. `begun`: what failed or cannot be run
    here."""
    parts, derived = Parts(row.key), []
    texts = [f'<section id="{row.key}" data-row="{row.key}"><h2>{escape(row.title)}</h2>', paragraph(row.what)]
    texts += [f'<pre class="wrong">{escape(text)}</pre>' for text in (*begun.wrong, *begun.skipped)]
    if measured:
        derived = parts.made("values", of_a_row, row, measured)
        if isinstance(derived, Note):
            texts.append(derived)
            derived = []
        else:
            texts += [plots(parts, row, derived, not begun.wrong), facts(parts, row, derived),
                      parts.made("comparison with others", races, row, derived)]
        checks = sum(one.get("check") == "ok" for one in measured)
        texts.append(paragraph(f"{len(measured)} rows in {row.key}.csv; {checks} of them passed the check that the "
                               "README of their application describes."))
    elif begun.wrong:
        texts.append(paragraph("No values: all of its programs failed.", "wrong"))
    texts.append(f"<details><summary>commands</summary><pre>{escape(chr(10).join(commands))}</pre></details></section>")
    return "".join(texts), derived, parts.lacking


def of_a_row(row, measured):
    """The values with what is derived from them."""
    rows = [row.derive({**one, "variant": RENAMED.get(one["variant"], one["variant"])}) for one in measured]
    for key, name in (("pes", "most"), ("n", "largest")):
        values = [one[key] for one in rows if key in one]
        for one in rows:
            one[name] = max(values, default=0)
    return rows


def races(row, measured):
    """Ours against a peer at each size: how often ahead, and the reason where behind."""
    titles = dict.fromkeys(race.titles for race in row.races)
    return "".join(races_of([race for race in row.races if race.titles == title], measured) for title in titles)


def races_of(alike, measured):
    """Of races that have the same titles."""
    lines = [line for race in alike for line in raced(race, measured)]
    if not lines:
        return ""
    what, ours, theirs = alike[0].titles
    behind = [line[0] for line in lines if line[-1] == "behind"]
    ahead = sum(line[-1] == "ahead" for line in lines)
    level = len(lines) - ahead - len(behind)
    text = f"{what}, each at its best: ahead in {ahead} of {len(lines)} runs"
    text += f", level in {level}" * (level > 0)
    text += f", behind in {len(behind)} ({'; '.join(behind)})." if behind else ", behind in none."
    slower = [line[0] for line in lines if float(line[3]) < LEVEL]
    if set(slower) - set(behind):
        text += f" Below {LEVEL}, rounds that overlap or not: {'; '.join(slower)}."
    known = [race.why(measured) if callable(race.why) else race.why
             for race in alike if any(race.program in where for where in slower)]
    reasons = " ".join(why for why in known if why)
    if slower:
        text += f" {reasons or 'Why is not known: the variants and commands are below.'}"
    head = ("where", ours, theirs, "times as fast", "")
    return f"{paragraph(text)}<details><summary>each of these runs</summary>{table(head, lines)}</details>"


def drawn(title, rows, series, x, y, x_title, y_title, dashed=()):
    found = medians(rows, series, x, y)
    return figure(title, svg.lines(found, x_title, y_title, dashed)) if found else ""


def scaling_plots(parts, tools, worlds):
    found = [drawn(f"Prediction and measurement, {where}", rows, "kind", "n", "us", "n", "us a step or product",
                   sorted({row["kind"] for row in rows if row["kind"].endswith("predicted")}))
             for where, rows in worlds.items()]
    more = (("Strong scaling of the product: the U", scaling.strong, "size", "nodes", "ms", "nodes of 6",
             "ms a product"),
            ("Stencil of fixed total size, to 64 Ki GPUs", scaling.fixed_size, "name", "pes", "us", "GPUs",
             "us a step"),
            ("Weak scaling", scaling.weak, "name", "nodes", "percent", "nodes of 6 GPUs", "efficiency, %"))
    found += [parts.made(f"plot '{title}'", lambda predict=predict, title=title, words=words:
                         drawn(title, predict(tools), *words)) for title, predict, *words in more]
    return f'<div class="plots">{"".join(found)}</div>'


def lowest_points(tools):
    best = {}
    for row in scaling.strong(tools):
        if row["ms"] < best.get(row["size"], row)["ms"] or row["size"] not in best:
            best[row["size"]] = row
    return "; ".join(f"{size}: {row['nodes']:g} nodes" for size, row in best.items())


def scaling_section(tools, rows_of, cache):
    """Its text, and what is lacking in it. `cache`: that of a core, in megabytes."""
    parts, notes, worlds = Parts("scaling"), [], {}
    for where, predicted in (("all cores", scaling.on_cpus), ("all GPUs", scaling.on_gpus)):
        found = parts.made(f"prediction for {where}", predicted, tools, rows_of, cache)
        if isinstance(found, Note):
            notes.append(found)
        else:
            worlds[where] = found
    drawings = scaling_plots(parts, tools, worlds)
    errors = {where: scaling.error(found) for where, found in worlds.items() if found}
    lowest = parts.made("lowest points", lowest_points, tools)
    facts_of_it = table(("the papers", "here"), [
        ("the time has a lowest point, which moves to more nodes with the problem's size",
         "see below" if isinstance(lowest, Note) else f"predicted: {lowest}"),
        ("extrapolation of a stencil of fixed total size to 64 Ki GPUs: one loop keeps its lead",
         "predicted, in the plot above"),
        ("prediction against measurement",
         "; ".join(f"{where}: off by {off[0]:.0f} % in the median, {off[1]:.0f} % at most"
                   for where, off in errors.items())
         or "not enough was measured: at least 2 cores or GPUs and two sizes of Jacobi, stencil and transpose")])
    notes += [lowest] if isinstance(lowest, Note) else []
    return "".join(['<section id="scaling" data-row="scaling"><h2>Scaling</h2>', *map(paragraph, MODEL), drawings,
                    facts_of_it, *notes, "</section>"]), parts.lacking


def page(facts, sections, keys, busy=""):
    busy = busy and paragraph(busy, "wrong")
    links = "".join(f'<a href="#{key}">{escape(title)}</a>' for key, title in keys)
    return f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>isomem: applications</title><style>{STYLE}</style></head><body>
<h1>isomem: the applications by which such systems were judged</h1>
{table(("what", "this run"), facts)}
{busy}
<p>Each point is the median over rounds in which variants and peers ran in turns. Dashed lines are references,
peers and predictions; references are measured, too, and no bounds: where one is passed, its row says so. Times of
different machines cannot be compared. Commands are below each table; a run writes its raw rows to CSV files beside this
page.</p>
<nav>{links}</nav>
{"".join(sections)}
</body></html>
"""
