# SPDX-License-Identifier: Apache-2.0
# %% [markdown]
# # Heat in a plate, on several processes, and a picture of it
#
# A square plate is cold. Its upper wall and a disc in it are kept hot, its other walls cold. In each step every point
# becomes the mean of its four neighbours. The rows of the plate are shared out among the processes (PEs).
#
# `oshrun -n 4 python heat.py` runs it on four PEs. As a notebook (VS Code and Jupytext open this file as one) it is a
# job of one PE, and the same program.

# %%
import struct
import zlib

import numpy as np

import isomem

POINTS, STEPS, EVERY = 200, 1500, 500  # of one side of the plate; of the computation; between two lines of output

isomem.init()
me, n = isomem.rank(), isomem.size()

# %% [markdown]
# ## The plate
#
# `heat_sources` gives the points that stay as they are, and what they are. Rows 0 and POINTS - 1 are walls.


# %%
def heat_sources() -> tuple[np.ndarray, np.ndarray]:
    y, x = np.mgrid[:POINTS, :POINTS]
    disc = (y - 0.6 * POINTS) ** 2 + (x - 0.3 * POINTS) ** 2 < (0.1 * POINTS) ** 2
    walls = (y == 0) | (y == POINTS - 1) | (x == 0) | (x == POINTS - 1)
    return disc | walls, np.where(disc | (y == 0), 100.0, 0.0)


def step(old: np.ndarray, new: np.ndarray, kept: np.ndarray, values: np.ndarray) -> None:
    """new[1:-1] from old, whose first and last rows are those of the neighbours."""
    new[1:-1, 1:-1] = (old[:-2, 1:-1] + old[2:, 1:-1] + old[1:-1, :-2] + old[1:-1, 2:]) / 4
    np.copyto(new[1:-1], values, where=kept)


# %% [markdown]
# ## Symmetric arrays
#
# This PE has the rows `first` to `last` - 1. Symmetric arrays have the same shape on all PEs, so there is room for the
# largest share, a row of the neighbour above and one of the neighbour below. Two such fields are used in turn: while a
# PE still reads one, its neighbours may already write into the other. A signal counts the rows that have come.

# %%
shares = [1 + (POINTS - 2) * pe // n for pe in range(n + 1)]
first, last = shares[me], shares[me + 1]
rows = last - first
fields = isomem.zeros((2, max(np.diff(shares)) + 2, POINTS))
arrived = isomem.signals(2)  # 0: from above, 1: from below
change = isomem.zeros(1)
kept, values = heat_sources()
fields[:, : rows + 2] = values[first - 1 : last + 1]

# %% [markdown]
# ## The computation
#
# After each step a PE puts its first row below the rows of the PE above, and its last row above those of the PE
# below, each with a signal: whoever sees the signal sees the row. `reduce` finds the largest change of a point.

# %%
isomem.barrier_all()  # nobody writes into a field that is not there yet
for now in range(1, STEPS + 1):
    old, new = fields[1 - now % 2], fields[now % 2]
    if me > 0:
        isomem.wait_until(arrived, isomem.GE, now - 1, index=0)
    if me < n - 1:
        isomem.wait_until(arrived, isomem.GE, now - 1, index=1)
    step(old[: rows + 2], new[: rows + 2], kept[first:last], values[first:last])
    if me > 0:
        isomem.put_signal(new[shares[me] - shares[me - 1] + 1], new[1], arrived, now, me - 1, index=1)
    if me < n - 1:
        isomem.put_signal(new[0], new[rows], arrived, now, me + 1, index=0)
    if now % EVERY == 0:
        change[0] = np.abs(new[1 : rows + 1] - old[1 : rows + 1]).max()
        isomem.reduce(change, change, "max")
        if me == 0:
            print(f"step {now}: points change by up to {change[0]:.4f}")

# %% [markdown]
# ## All rows on PE 0
#
# Each PE puts its rows where they belong in the plate of PE 0; the barrier completes the puts. PE 0 then computes all
# of it alone: the values must be equal to the last bit.

# %%
plate = isomem.zeros((POINTS, POINTS))
if me == 0:
    plate[[0, -1]] = values[[0, -1]]
isomem.put(plate[first:last], fields[STEPS % 2, 1 : rows + 1], 0)
isomem.barrier_all()
if me == 0:
    alone = [values.copy(), values.copy()]
    for now in range(1, STEPS + 1):
        step(alone[1 - now % 2], alone[now % 2], kept[1:-1], values[1:-1])
    assert np.array_equal(plate, alone[STEPS % 2]), "differs from the computation on one PE"
    print(f"{n} PEs: equal to the computation on one")

# %% [markdown]
# ## The picture
#
# By matplotlib, or where it is not installed by a few lines: a PNG file is a signature and chunks, each with its
# length, its kind and a checksum; the pixels are compressed, row by row behind a 0.


# %%
def write_png(name: str, picture: np.ndarray) -> None:
    """picture: uint8, of shape (height, width, 3)."""
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    height, width, _ = picture.shape
    pixels = b"".join(b"\0" + row.tobytes() for row in picture)
    with open(name, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) +
                   chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b""))


if me == 0:
    try:
        from matplotlib.pyplot import imsave
        imsave("heat.png", plate, cmap="inferno")
    except ImportError:
        colours = np.clip(plate[:, :, None] / 100 * 3 - [0, 1, 2], 0, 1)  # from black over red and yellow to white
        write_png("heat.png", (colours * 255).astype("uint8"))
    print(f"wrote heat.png, {POINTS} x {POINTS} points")
    if "get_ipython" in globals():
        from IPython.display import Image, display
        display(Image("heat.png"))

isomem.finalize()
