# SPDX-License-Identifier: Apache-2.0
"""Figures of the manual: one text, drawn as SVG for HTML and in characters for man pages.

cells: rows of memory cells. A line is "label: cell cell ...":
    A1       a cell; all that begin with the same letters have one colour
    .        a cell that is left alone
    |        a gap
    # text   a line of text between rows
sequence: what happens in time, downwards. The first line names the lanes, then one event a line:
    lanes: PE 0, memory of PE 1, PE 1
    0: text          lane 0 does something
    0 -> 1: text     something goes from lane 0 to lane 1
    0 => 1: text     the same, and it is sure to arrive before what follows
"""

import html
import re

from manual.markup import TextError

CELL, HIGH, GAP, LANE, STEP = 34, 26, 12, 210, 34
COLOURS = 8


def text_of(block, where):
    """(is running text, lines) of each part."""
    if block.kind == "sequence":
        return [(False, list(sequence_text(block.text, where)))]
    return cells_text(block.text, where)


def svg_of(block, where):
    return (cells_svg if block.kind == "cells" else sequence_svg)(block.text, where)


# --- cells
def cell_rows(text, where):
    """(label, cells) of each line; label is None for a line of text."""
    for line in text.splitlines():
        if line.startswith("#"):
            yield None, line[1:].strip()
        elif line.strip():
            label, colon, cells = line.partition(": ")
            if not colon:
                raise TextError(f"{where}: '{line}' in a figure; valid: 'label: cells' or '# text'")
            yield label, cells.split()


def cells_text(text, where):
    rows = list(cell_rows(text, where))
    label = max((len(one) for one, _ in rows if one is not None), default=0)
    width = max((len(cell) for one, cells in rows if one is not None for cell in cells), default=1)
    parts = []
    for name, cells in rows:
        line = cells
        if name is not None:
            line = " ".join("|" if cell == "|" else cell.center(width) for cell in cells)
            line = f"{name:>{label}}  {line}".rstrip()
        if not parts or parts[-1][0] != (name is None):
            parts.append((name is None, []))
        parts[-1][1].append(line)
    return parts


def colour_of(cell, seen):
    letters = re.match(r"[A-Za-z]*", cell).group()
    return seen.setdefault(letters, len(seen) % COLOURS) if letters else None


def svg(width, height, label, parts):
    return (f'<svg class="figure" role="img" aria-label="{html.escape(label)}" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}">\n' + "\n".join(parts) + "\n</svg>")


def cells_svg(text, where):
    rows = list(cell_rows(text, where))
    left = 12 + 8 * max((len(name) for name, _ in rows if name is not None), default=0)
    seen, parts, y, right = {}, [], 4, 0
    for name, cells in rows:
        if name is None:
            parts.append(f'<text class="note" x="4" y="{y + 17}">{html.escape(cells)}</text>')
            right = max(right, 8 + 7 * len(cells))
            y += HIGH + 2
            continue
        parts.append(f'<text class="label" x="{left - 8}" y="{y + 18}">{html.escape(name)}</text>')
        x = left
        for cell in cells:
            if cell == "|":
                x += GAP
                continue
            colour = colour_of(cell, seen)
            kind = "free" if cell == "." else "cell" if colour is None else f"cell c{colour}"
            wide = max(CELL, 10 + 8 * len(cell))
            parts.append(f'<rect class="{kind}" x="{x}" y="{y}" width="{wide}" height="{HIGH}"/>')
            if cell != ".":
                parts.append(f'<text class="in" x="{x + wide / 2}" y="{y + 18}">{html.escape(cell)}</text>')
            x += wide
        right = max(right, x)
        y += HIGH + 8
    words = "; ".join(cells if name is None else f"{name}: {' '.join(cells)}" for name, cells in rows)
    return svg(right + 4, y, words, parts)


# --- sequence
def events(text, where):
    """(lanes, [(lane, other lane or None, arrow, text)])."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines or not lines[0].startswith("lanes: "):
        raise TextError(f"{where}: a sequence begins with 'lanes: name, name'")
    lanes = [one.strip() for one in lines[0][7:].split(",")]
    found = []
    for line in lines[1:]:
        match = re.match(r"(\d)(?: (->|=>) (\d))?: (.+)", line)
        if not match or max(int(match.group(1)), int(match.group(3) or 0)) >= len(lanes):
            raise TextError(f"{where}: '{line}' in a sequence; valid: 'lane: text' or 'lane -> lane: text'")
        other = int(match.group(3)) if match.group(3) else None
        found.append((int(match.group(1)), other, match.group(2), match.group(4)))
    return lanes, found


def sequence_text(text, where):
    lanes, found = events(text, where)
    for lane, other, arrow, what in found:
        yield f"{lanes[lane]}: {what}" if other is None else f"{lanes[lane]} {arrow} {lanes[other]}: {what}"


def sequence_svg(text, where):
    lanes, found = events(text, where)
    middle = [LANE // 2 + i * LANE for i in range(len(lanes))]
    height = 44 + STEP * len(found)
    parts = ['<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
             'orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>']
    for x, name in zip(middle, lanes):
        parts.append(f'<text class="lane" x="{x}" y="18">{html.escape(name)}</text>')
        parts.append(f'<line class="life" x1="{x}" y1="26" x2="{x}" y2="{height - 4}"/>')
    y = 50
    for lane, other, arrow, what in found:
        words = html.escape(what)
        if other is None:
            wide = min(LANE * len(lanes) - 8, 14 + 7 * len(what))
            x = min(max(middle[lane] - wide / 2, 2), LANE * len(lanes) - wide - 2)
            parts.append(f'<rect class="act" x="{x}" y="{y - 15}" width="{wide}" height="22" rx="4"/>')
            parts.append(f'<text class="in" x="{x + wide / 2}" y="{y}">{words}</text>')
        else:
            kind = "sure" if arrow == "=>" else "free"
            a, b = middle[lane], middle[other]
            parts.append(f'<line class="arrow {kind}" x1="{a}" y1="{y}" x2="{b + (-3 if b > a else 3)}" y2="{y}" '
                         'marker-end="url(#head)"/>')
            parts.append(f'<text class="on" x="{(a + b) / 2}" y="{y - 5}">{words}</text>')
        y += STEP
    return svg(LANE * len(lanes), height, ". ".join(sequence_text(text, where)), parts)
