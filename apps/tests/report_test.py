#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the report of small runs and opens it in headless Chromium: a plot with values for each row, none of them
outside its frame, nothing from elsewhere, no error on the console, and no wider than a phone. Skipped (77) without
Chromium.

usage: report_test.py BUILD"""

import math
import re
import shutil
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(REPOSITORY / "tools/report"))
from compare import BY_ALL, PUTS, SHARE, raced, with_ideal  # noqa: E402 (found only now)
from folder import Unlike, read_csv, state_of, write_csv  # noqa: E402
from gpu_facts import PLACEMENTS, efficiency_facts, placements, verdict  # noqa: E402
from gpu_rows import GPU_ROWS, GRIDS  # noqa: E402
from main import busy, run_all  # noqa: E402
from measure import Command, Tools  # noqa: E402
from page import races  # noqa: E402
from progress import Progress  # noqa: E402
from references import passed  # noqa: E402
from rows import ROWS, Scale  # noqa: E402
from svg import WIDTH  # noqa: E402

SKIPPED = 77
PHONE = 390  # pixels
# A script of the test, not of the report: says how wide the page is at the width of a phone.
PROBE = ('<script>addEventListener("load", () => {{ document.body.dataset.wide = document.documentElement.scrollWidth;'
         ' console.log("probe: loaded"); }});</script>')
# What programs with kernels print: variants, columns.
GPU_PROGRAMS = {
    "jacobi_gpu": ("host persistent nccl", "us_per_step cache_mb"), "stencil_gpu": ("phases persistent", "us_per_step"),
    "transpose_gpu": ("direct packed", "seconds gbs limit_gbs"), "lattice_gpu": ("phases pipelined", "us_per_step"),
    "cg_gpu": ("global gather", "matrix product_us"), "convolution_gpu": ("put packed cudnn", "seconds gflops height"),
    "training_gpu": ("library tree pipelined overlap nccl", "megabytes step_ms compute_ms broadcast_ms"),
    "md_gpu": ("direct packed", "potential ms_per_step matoms"),
    "litmus_gpu": ("ordered without", "test outcome allowed seen"),
    "matmul": ("overlap", "seconds gflops"), "matmul_mpi": ("mpi", "seconds gflops"),
    "matmul_gpu": ("row block overlap kernel staged", "seconds gflops"), "matmul_gpu_mpi": ("staged device", "gflops")}

LINKS = 478.1  # GB/s
WORDS = {"test": "MP", "outcome": "1 0", "allowed": "yes"}  # columns that are no numbers


def invent_gpu_runs(out):
    """Files as of a run on two GPUs, with values that mean nothing: to see that the page is made of them."""
    write_csv(out / "machine.csv", [{"what": "GPUs", "this run": "none: invented values"}])
    for row in GPU_ROWS:
        rows = []
        for command in (command for group in row.groups(Scale(2, True, 2, LINKS)) for command in group):
            variants, columns = (words.split() for words in GPU_PROGRAMS[command.program.removesuffix("_nvshmem")])
            given = dict(zip(command.options[::2], command.options[1::2]))
            given["-megabytes"] = given.get("-width")
            for variant in variants:
                values = {column: given.get(f"-{column}", WORDS.get(column, 1 + len(rows) % 7)) for column in columns}
                rows.append({"program": command.program.removesuffix("_nvshmem"), "variant": variant,
                             "pes": command.pes, "round": 0, **values, **command.tags})
        write_csv(out / f"{row.key}.csv", rows)
        (out / f"{row.key}.commands").write_text("none\n", encoding="utf-8")


class Page(HTMLParser):
    """The values that each section's plots hold, and what the page would fetch."""

    def __init__(self, text):
        super().__init__()
        self.values, self.places, self.fetched, self.section, self.plots = {}, [], [], None, {}
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        if "data-row" in found:
            self.section = found["data-row"]
        if tag == "svg":
            self.plots[self.section] = self.plots.get(self.section, 0) + 1
        if "data-value" in found:
            self.values.setdefault(self.section, []).append(float(found["data-value"]))
            self.places.append(float(found["cx"] if tag == "circle" else found["x"]))
        for key in ("src", "href"):
            if not found.get(key, "#").startswith(("#", "data:")):
                self.fetched.append(found[key])


def browse(chromium, file, folder):
    """The document as the browser has it once it is loaded, and what it said on its console."""
    command = [chromium, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile",
               "--enable-logging=stderr", f"--window-size={PHONE},844", "--virtual-time-budget=5000", "--dump-dom",
               file.as_uri()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout, re.findall(r"CONSOLE[^\n]*", done.stderr)


def opened(chromium, out, folder):
    """A report's text and what the browser makes of it: without an error, anything from elsewhere, a value outside its
    plot, and no wider than a phone."""
    text = (out / "index.html").read_text(encoding="utf-8")
    assert "<script" not in text and "@import" not in text and "url(" not in text, "the report needs something else"
    probed = out / "probed.html"
    probed.write_text(text.replace("</body>", PROBE.format() + "</body>"), encoding="utf-8")
    dom, console = browse(chromium, probed, folder)
    assert len(console) == 1 and "probe: loaded" in console[0], f"on the console: {console}"
    page = Page(dom)
    assert not page.fetched, f"the page fetches {page.fetched}"
    assert all(0 <= place <= WIDTH for place in page.places), "a value outside its plot"
    wide = int(re.search(r'data-wide="(\d+)"', dom).group(1))
    print(f"{len(page.places)} values in {sum(page.plots.values())} plots; {wide} pixels wide")
    assert wide <= max(PHONE, 500), f"{wide} pixels wide"  # headless Chromium's windows are at least 500 wide
    return text, page


def rendered(out):
    command = [sys.executable, REPOSITORY / "tools/report/main.py", "--render", "--build", sys.argv[1], "--out", out]
    made = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert made.returncode == 0, made.stdout + made.stderr


def check_gpu_page(out):
    """Every plot of the rows for GPUs has values."""
    out.mkdir()
    invent_gpu_runs(out)
    rendered(out)
    text = (out / "index.html").read_text(encoding="utf-8")
    page = Page(text)
    assert LINKS in page.values["gpus"] and "% of its links (478 GB/s)" in text, "the transpose's links"
    for row in GPU_ROWS:
        assert page.plots.get(row.key, 0) == len(row.plots), f"{row.key}: {page.plots.get(row.key)} plots"


def check_races():
    """What is said of rounds that overlap, that do not, and of variants that compute in another way."""
    def rows(n, variant, *times):
        program = "jacobi_mpi" if variant == "mpi" else "jacobi"
        return [{"program": program, "variant": variant, "n": n, "pes": 2, "us": time} for time in times]
    measured = [*rows(64, "signal", 2, 3, 4), *rows(64, "barrier", 9, 9, 9), *rows(64, "mpi", 30, 30, 30),
                *rows(128, "signal", 5, 5, 5), *rows(128, "mpi", 3, 4, 4.5), *rows(256, "signal", 5, 6, 7),
                *rows(256, "mpi", 5, 5.5, 6), *rows(512, "signal", 1)]
    race = next(row for row in ROWS if row.key == "jacobi").races[0]
    found = [(where, ours, ratio, words) for where, ours, _, ratio, words in raced(race, measured)]
    assert found == [("jacobi, n 64, 2 PEs", "signal", "10", "ahead"),
                     ("jacobi, n 128, 2 PEs", "signal", "0.80", "behind"),
                     ("jacobi, n 256, 2 PEs", "signal", "0.92", "level: rounds overlap")], found
    products = next(row for row in ROWS if row.key == "cg")

    def told(**times):
        return races(products, [{"program": "cg", "matrix": 27, "variant": name, "pes": 2, "product_us": us}
                                for name, each in times.items() for us in each])
    behind = told(**{"global": [10]}, gather=[9])
    assert "behind in 1" in behind and products.races[0].why in behind, behind
    level = told(**{"global": [10, 12]}, gather=[9, 11])
    assert "level in 1, behind in none. Below 0.97" in level and products.races[0].why in level, level
    assert "Below" not in told(**{"global": [9, 11]}, gather=[10, 12])
    within = told(**{"global": [10.1]}, gather=[10])
    assert "ahead in 0 of 1 runs, level in 1, behind in none" in within and "Below" not in within, within
    applications = next(row for row in GPU_ROWS if row.key == "gpu-applications")
    longer = "1 MB on 2 PEs 3.000 and 2.000 ms a step."
    for compute, larger, words in ((3, 3.1, f"{longer} At 1 MB it takes about as long as at 16"),
                                   (3, 40, f"{longer}</p>"), (2, 2, "Why is not known")):
        training = [{"variant": "library", "megabytes": 1, "pes": 2, "program": "training_gpu", "step_ms": 5,
                     "compute_ms": compute}]
        training += [{**training[0], "over": 1, "step_ms": 4, "compute_ms": 2},
                     {**training[0], "megabytes": 16, "compute_ms": larger}]
        training += [{**one, "pes": 4, "compute_ms": 2, "step_ms": 3} for one in training]  # level on all of them
        text = races(applications, [applications.derive(one) for one in training])
        assert "behind in 1" in text and words in text, text
    convolution = next(row for row in ROWS if row.key == "convolution").races[0]
    other = [{"program": "convolution", "variant": name, "pes": 2, "seconds": time}
             for name, time in (("onednn", 1), ("put", 3), ("mpi", 2))]
    assert [line[1] for line in raced(convolution, other)] == ["put"]
    sizes = [{"program": "x", "variant": name, "n": 64, "pes": pes, "us": time}
             for name, pes, time in (("a", 1, 8), ("b", 1, 6), ("a", 4, 3))]
    limit = [(row["n"], row["pes"], row["us"]) for row in with_ideal("us", ("n",))(sizes)
             if row["variant"] == BY_ALL]
    assert limit == [(64, 1, 6), (64, 4, 1.5)], limit
    assert busy({"machine": "CPU, 2 cores, 4 GiB", "load before": "3.5 processes"}).startswith("Others used")
    assert busy({"machine": "CPU, 8 cores, 4 GiB", "load before": "3.5 processes"}) == ""


class InterruptedTools:
    """Programs of which the second is interrupted by the user, once."""

    def __init__(self, started=()):
        self.started = list(started)

    def has(self, _):
        return True

    def words(self, command):
        self.started.append(command.program)
        if self.started == ["first", "second"]:
            raise KeyboardInterrupt
        return ["printf", f"pes,seconds\\n2,{len(self.started)}.5\\n"] if command.program != "third" else ["false"]

    def shown(self, command):
        return command.program


class ThreeGroups:
    def __init__(self, key="row"):
        self.key = key

    def groups(self, _):
        return [[Command(name, 2)] for name in ("first", "second", "third")]


def check_interruption(out):
    """What was run before the user interrupts is in the file of its row, and --resume runs the rest only."""
    tools, scale, row = InterruptedTools(), Scale(2, False, 0), ThreeGroups()
    try:
        run_all(tools, scale, 1, [row], out, resume=False)
        raise AssertionError("the interruption was lost")
    except KeyboardInterrupt:
        pass
    first, second = ({"pes": 2, "seconds": seconds, "round": 0} for seconds in (1.5, 3.5))
    assert read_csv(out / "row.csv") == [first], read_csv(out / "row.csv")
    try:
        run_all(tools, scale, 2, [row], out, resume=True)
        raise AssertionError("other rounds went on with what was there")
    except Unlike as error:
        assert "row" in str(error) and "--resume" in str(error)
    wrong = run_all(tools, scale, 1, [row], out, resume=True)["row"].wrong
    assert tools.started == ["first", "second", "second", "third"], tools.started
    assert read_csv(out / "row.csv") == [first, second], read_csv(out / "row.csv")
    assert len(wrong) == 1 and "third: status 1" in wrong[0] and state_of(out / "row.begun")["wrong"] == wrong, wrong
    run_all(tools, scale, 1, [row], out, resume=True)
    assert len(tools.started) == 4, "nothing was left to run"
    check_new_run(scale, out)


def check_new_run(scale, out):
    """Rows that an older run has left complete are no part of a new one that is interrupted before it comes to them."""
    run_all(InterruptedTools(["x"]), scale, 1, [ThreeGroups("later")], out, resume=False)
    rows, tools = [ThreeGroups(), ThreeGroups("later")], InterruptedTools()
    try:
        run_all(tools, scale, 1, rows, out, resume=False)
    except KeyboardInterrupt:
        pass
    run_all(tools, scale, 1, rows, out, resume=True)
    assert tools.started[2:] == ["second", "third", "first", "second", "third"], tools.started


def check_references():
    """A reference that is passed is said to be, with what the values say of the reason; one that is not, is not."""
    rows = [{"program": "transpose_gpu", "variant": variant, "pes": 4, "most": 4, "n": n, "gbs": gbs}
            for n, variant, gbs in ((1536, "direct", 150), (1536, PUTS, 100), (12288, "direct", 330),
                                    (12288, PUTS, 400))]
    meshes = next(row for row in GPU_ROWS if row.key == "gpus")
    told = passed(meshes.plots, rows)
    assert len(told) == 1 and told[0].startswith("Passed: plain puts. It is no bound") and told[0].endswith(
        "Transpose, n 1536: direct 150 % of it; a put has 1.18 MB, and 3 of them take 35 us, where the rate of "
        "n = 12288 would need 9."), told
    rows = [{"program": "jacobi_gpu", "variant": "persistent", "pes": pes, "most": 4, "largest": 4096, "n": n,
             "us_per_step": us, "cache_mb": cache} for cache in (60, 30)
            for n, pes, us in ((2048, 1, 8), (2048, 4, 3), (4096, 1, 64), (4096, 4, 10))]
    for cache, words in ((60, "the share's 34 MB fit into the cache of 60 MB"), (30, "not fit into the cache of 30")):
        told = passed(meshes.plots, meshes.plotted([row for row in rows if row["cache_mb"] == cache]))
        assert len(told) == 1 and "n 4096: persistent 160 % of it" in told[0] and words in told[0] and \
            "one PE alone is 2.00 times as fast per point" in told[0] and "n 2048" not in told[0], told


def check_gpu_commands():
    """The sizes and placements that the papers have are among the commands for GPUs."""
    of_row = {row.key: [one for group in row.groups(Scale(64, False, 4)) for one in group] for row in GPU_ROWS}

    def sizes(program):
        return {int(one.options[1]) // (GRIDS[one.pes][0] if program == "stencil_gpu" else 1)
                for one in of_row["gpus"] if one.program == program and not one.tags.get("weak")}
    assert max(sizes("jacobi_gpu")) == 18432 and {384, 12288} <= sizes("transpose_gpu"), sizes("jacobi_gpu")
    assert sizes("stencil_gpu") == {2 ** i for i in range(6, 14)}, sizes("stencil_gpu")
    products = {one.program for one in of_row["gpu-applications"] if "matmul" in one.program and "4096" in one.options}
    assert products == {"matmul", "matmul_mpi", "matmul_gpu", "matmul_gpu_mpi"} and len(set(PLACEMENTS.values())) == 7


def check_gpu_facts():
    """What is said of CPU against GPU, and of PEs that are slower among others, is what the values say."""
    def products(cpu, gpu, gpu_alone):
        return [{"program": "x", "placement": name, "pes": pes, "n": 4096, "gflops": rate}
                for name, pes, rate in (("host, CPU, MPI", 1, cpu / 4), ("host, CPU, MPI", 4, cpu),
                                        ("GPU, GPU, MPI", 1, gpu_alone), ("GPU, GPU, MPI", 4, gpu))]
    for values, words in (((100, 50000, 20000), ("no longer ahead", "500 times", "the rate of computing decides")),
                          ((1000, 100, 20000), ("still ahead", "0.10 times", "traffic decides",
                                                "it takes CPUs 137 ms, all of them computing"))):
        said = verdict(products(*values))[1]
        assert all(word in said for word in words), said
    assert "no product by CPUs" in verdict(products(1, 1, 1)[2:])[1]
    assert "not measured: host, CPU, isomem; host, GPU" in placements(products(1, 1, 1))[1]

    def told(rates, share):
        rows = [{"program": "p_gpu", "variant": "put", "pes": pes, "gflops": rate, "seconds": 1e-3 / rate}
                for pes, rate in rates.items()]
        rows += [{"program": "p_gpu", "variant": SHARE, "pes": 4, "gflops": share, "seconds": 1}] if share else []
        return efficiency_facts("p_gpu", "put", "gflops", ("seconds", 1e6), lambda row: row["pes"] / 100)(rows)
    assert told({1: 1, 2: 1.9, 4: 3.7}, 1) == [] and told({1: 1, 8: 4}, 1) == [], "no reason is asked for"
    (_, said), = told({1: 1, 4: 3}, 0.9)
    for words in ("p on 4 PEs: 75 % of one PE's rate per PE, although only 4.0 %",
                  "10 % go to the smaller problem, 15 % to sending", "333 us, 83 more than one PE's time / 4"):
        assert words in said, said
    assert "the smaller problem costs it" in told({1: 1, 4: 3}, 0.76)[0][1]
    assert "was not measured" in told({1: 1, 4: 3}, 0)[0][1]


def check_time_left():
    """A long program that was run takes as long again; one that was not, its kept seconds, on a machine as fast."""
    long, short, later = (Command(name, 2, seconds=seconds)
                          for name, seconds in (("long", 100), ("short", 1), ("later", 10)))
    progress = Progress(3, [[long, short], [later]])
    assert progress.seconds_left() == 3 * 111, progress.seconds_left()
    progress.step(short, 2, "")
    assert progress.seconds_left() == 3 * 200 + 2 * 2 + 3 * 20, progress.seconds_left()
    progress.step(long, 50, "")
    assert abs(progress.seconds_left() - (2 * 50 + 2 * 2 + 3 * 10 * (2 + 0.5) / 2)) < 1e-9, progress.seconds_left()
    for command, seconds in ((short, 4), (long, 60), (short, 3), (long, 55), (later, 1), (later, 1)):
        progress.step(command, seconds, "")
    assert progress.seconds_left() == 1, progress.seconds_left()


def check_docs():
    """What docs/measurements/README.md says of kept pages: they can be made again, also those of GPUs alone."""
    pages = [path for path in (REPOSITORY / "docs/measurements").glob("*-applications*/index.html")
             if path.parent.name >= "2026-11-27"]  # older ones are of values that it no longer knows
    for kept in sorted(page.parent for page in pages):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(kept, folder, dirs_exist_ok=True)
            rendered(Path(folder))
            again = (Path(folder) / "index.html").read_bytes()
        assert again == (kept / "index.html").read_bytes(), f"{kept.name}/index.html is not what --render makes"


def main():
    check_races()
    check_references()
    check_gpu_commands()
    check_gpu_facts()
    check_time_left()
    check_docs()
    with tempfile.TemporaryDirectory() as folder:
        check_interruption(Path(folder))
        check_gpu_page(Path(folder) / "gpus")
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        print("SKIPPED: no Chromium here (Debian's package chromium): the report was opened in no browser")
        return SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "report"
        command = [sys.executable, REPOSITORY / "tools/report/main.py", "--small", "--rounds", "1",
                   "--build", sys.argv[1], "--out", out, "--only", ",".join(row.key for row in ROWS)]
        made = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
        assert made.returncode == 0, made.stdout + made.stderr
        gpus = Path(folder) / "gpus"
        check_gpu_page(gpus)
        opened(chromium, gpus, folder)
        text, page = opened(chromium, out, folder)
        built = {path.name for path in (Path(sys.argv[1]) / "bin").glob("*_mpi")}
        raced_rows = sum(any(race.messages or f"{race.program}_mpi" in built for race in row.races)
                         for row in ROWS)
        assert text.count("One-sided against messages") == raced_rows, "rows without a race"
        for key in [*(row.key for row in ROWS), "scaling"]:
            values = page.values.get(key, [])
            assert page.plots.get(key, 0) >= 1 and len(values) >= 2, f"{key}: {len(values)} values"
            assert all(math.isfinite(value) and value >= 0 for value in values), f"{key}: {values}"
            assert any(value > 0 for value in values), f"{key}: nothing but zeros"
            assert key == "scaling" or (out / f"{key}.csv").stat().st_size > 0, f"{key}.csv is empty"
    return 0


if __name__ == "__main__":
    sys.exit(main())
