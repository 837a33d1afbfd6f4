# SPDX-License-Identifier: Apache-2.0
"""Plots as SVG text that stands in a page: lines over a number, bars over words. Values are in <title>s, which browsers
show under the pointer, and in data-value attributes."""

import math
from html import escape

WIDTH, HEIGHT = 480, 300
LEFT, RIGHT, TOP, BOTTOM = 66, 14, 12, 58
COLOURS = ("#0b6fb8", "#d1495b", "#2e8b57", "#b8860b", "#6a4c93", "#444444", "#c2185b", "#00838f", "#8d6e63",
           "#90a4ae")


def number(value):
    """A few digits, as people write them."""
    if value == 0:
        return "0"
    for least, unit in ((1e9, "G"), (1e6, "M")):
        if abs(value) >= least:
            return f"{value / least:.3g}{unit}"
    if abs(value) < 1e-3:
        return f"{value:.2g}"
    return f"{value:.0f}" if abs(value) >= 1000 or value == int(value) else f"{value:.3g}"


class Axis:
    """Maps values to places between `begin` and `end`, by their logarithms where they are far apart."""

    def __init__(self, values, begin, end, logarithmic=None, from_zero=False):
        low, high = min(values), max(values)
        self.logarithmic = low > 0 and high > 20 * low if logarithmic is None else logarithmic and low > 0
        if not self.logarithmic:
            low = 0 if from_zero or low > 0 and low < high / 3 else low
        if low == high:
            low, high = (low / 2, high * 2) if self.logarithmic else (low - abs(low) / 2, high + abs(high) / 2 or 1)
        self.low, self.high, self.begin, self.end = low, high, begin, end

    def place(self, value):
        if self.logarithmic:
            share = math.log(value / self.low) / math.log(self.high / self.low)
        else:
            share = (value - self.low) / (self.high - self.low)
        return self.begin + share * (self.end - self.begin)

    def ticks(self):
        if self.logarithmic:
            decades = range(math.floor(math.log10(self.low)), math.ceil(math.log10(self.high)) + 1)
            for digits in ((1,), (1, 3), (1, 2, 5)):
                ticks = [digit * 10.0 ** power for power in decades for digit in digits]
                ticks = [tick for tick in ticks if self.low * 0.999 <= tick <= self.high * 1.001]
                if len(ticks) >= 3:
                    break
            return ticks[::math.ceil(len(ticks) / 7)] if ticks else [self.low, self.high]
        rough = (self.high - self.low) / 5
        step = 10 ** math.floor(math.log10(rough))
        step = next(step * factor for factor in (1, 2, 5, 10) if step * factor >= rough)
        first = math.ceil(self.low / step)
        return [i * step for i in range(first, math.floor(self.high / step) + 1)]


def label(text):
    """A small legend or an axis title; the page's font."""
    return escape(str(text))


def legend(names, dashed, y):
    """Names with their colours in rows below the plot, from y on."""
    parts, x = [], LEFT
    for i, name in enumerate(names):
        width = 24 + 7 * len(name)
        if x + width > WIDTH and x > LEFT:
            x, y = LEFT, y + 15
        dash = ' stroke-dasharray="4 3"' if name in dashed else ""
        parts.append(f'<path d="M{x} {y - 4}h14" stroke="{COLOURS[i % len(COLOURS)]}" stroke-width="3"{dash}/>'
                     f'<text x="{x + 18}" y="{y}">{label(name)}</text>')
        x += width
    return "".join(parts), y + 8


def frame(y_axis, x_title, y_title, x_marks, names, dashed, content):
    parts = []
    for tick in y_axis.ticks():
        y = y_axis.place(tick)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
                     f'<text x="{LEFT - 5}" y="{y + 4:.1f}" text-anchor="end">{number(tick)}</text>')
    # Words that are wider than their place stand in two rows by turns.
    crowded = any(7 * len(text) > (WIDTH - LEFT - RIGHT) / len(x_marks) for _, text in x_marks)
    lower = 13 if crowded else 0
    for i, (x, text) in enumerate(x_marks):
        y = HEIGHT - BOTTOM + 16 + lower * (i % 2)
        parts.append(f'<text x="{x:.1f}" y="{y}" text-anchor="middle">{label(text)}</text>')
    below = HEIGHT - BOTTOM + 32 + lower
    parts.append(f'<text x="{(LEFT + WIDTH) / 2}" y="{below}" text-anchor="middle">{label(x_title)}</text>')
    middle = (TOP + HEIGHT - BOTTOM) / 2
    parts.append(f'<text transform="translate(12 {middle}) rotate(-90)" text-anchor="middle">{label(y_title)}</text>')
    names_text, height = legend(names, dashed, HEIGHT - 8 + lower)
    return (f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label(y_title)} over {label(x_title)}">'
            f'{"".join(parts)}{"".join(content)}{names_text}</svg>')


def lines(series, x_title, y_title, dashed=()):
    """series: {name: [(x, y), ...]} with numbers x. `dashed`: names that are references or predictions."""
    points = [point for each in series.values() for point in each]
    places = [x for x, _ in points]  # sizes that double stand at equal distances
    x_axis = Axis(places, LEFT + 8, WIDTH - RIGHT - 8, logarithmic=max(places) >= 4 * min(places))
    y_axis = Axis([y for _, y in points], HEIGHT - BOTTOM, TOP)
    content = []
    for i, (name, each) in enumerate(series.items()):
        colour, each = COLOURS[i % len(COLOURS)], sorted(each)
        path = "L".join(f"{x_axis.place(x):.1f} {y_axis.place(y):.1f}" for x, y in each)
        dash = ' stroke-dasharray="4 3"' if name in dashed else ""
        content.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>')
        content += [f'<circle cx="{x_axis.place(x):.1f}" cy="{y_axis.place(y):.1f}" r="3" fill="{colour}" '
                    f'data-value="{y:.6g}"><title>{label(name)}: {number(y)} at {number(x)}</title></circle>'
                    for x, y in each]
    values = sorted({x for x, _ in points})
    marks = values if len(values) <= 7 else x_axis.ticks()
    return frame(y_axis, x_title, y_title, [(x_axis.place(x), number(x)) for x in marks], list(series), dashed, content)


def bars(series, x_title, y_title):
    """series: {name: [(word, y), ...]}. Logarithmic where values are very far apart."""
    words = list(dict.fromkeys(word for each in series.values() for word, _ in each))
    values = [y for each in series.values() for _, y in each]
    if min(values) > 0 and max(values) > 100 * min(values):  # bars begin at less than the least
        y_axis = Axis([*values, min(values) / 2], HEIGHT - BOTTOM, TOP, True)
    else:
        y_axis = Axis(values, HEIGHT - BOTTOM, TOP, False, from_zero=True)
        y_axis.low = min(0, y_axis.low)
    slot = (WIDTH - LEFT - RIGHT) / len(words)
    width = 0.8 * slot / len(series)
    content = []
    for i, (name, each) in enumerate(series.items()):
        for word, y in each:
            x = LEFT + slot * (words.index(word) + 0.1) + i * width
            top = y_axis.place(y)
            content.append(f'<rect x="{x:.1f}" y="{top:.1f}" width="{width:.1f}" height="{HEIGHT - BOTTOM - top:.1f}" '
                           f'fill="{COLOURS[i % len(COLOURS)]}" data-value="{y:.6g}">'
                           f'<title>{label(name)}, {label(word)}: {number(y)}</title></rect>')
    marks = [(LEFT + slot * (i + 0.5), word) for i, word in enumerate(words)]
    return frame(y_axis, x_title, y_title, marks, list(series), (), content)
