# SPDX-License-Identifier: Apache-2.0
"""The rows of the report for GPUs: which are there where a GPU is, or the values of a run on one."""

import statistics

from compare import BY_ALL, LINKS, PUTS, SHARE, best_ratio, fastest, share_alone, with_ideal, with_together
from gpu_facts import PLACEMENTS, efficiency_facts, placements, verdict
from measure import Command, Values, medians_by
from rows import (LITMUS_PLOT, NETWORKS_HERE, Plot, Race, Row, at_most_pes, if_run, litmus_facts, litmus_row,
                  litmus_shares, of_program, peer)


GRIDS = {1: (1, 1), 2: (2, 1), 4: (2, 2), 8: (4, 2)}  # of GPUs


OVER = "nvshmem"  # what programs over NVSHMEM end with, and their variants begin with


def and_over_nvshmem(program, pes, *options, **tags):
    """A command and, where there is somebody to send to, the same source over NVSHMEM, in a job of MPI."""
    ours = Command(program, pes, *options, **tags)
    if pes == 1:
        return [ours]
    # Open MPI binds each of two processes to a core, in which NVSHMEM's own thread would have to live as well.
    return [ours, Command(f"{program}_{OVER}", pes, *options, peer=True, launch=("--bind-to", "none"),
                          env={"NVSHMEM_BOOTSTRAP": "MPI"}, over=OVER, **tags)]


PEER = "NVSHMEM's fastest"
BY_NCCL = ("nccl", "nccl_layers")


def with_peer(program, y, by, is_rate=False, without=()):
    """For the plots: of each run of a program over NVSHMEM the fastest variant, beside ours. `without`: variants in
    which something else computes or communicates."""
    def plotted(rows):
        runs = {}
        for row in rows:
            if row["program"] == f"{program}_{OVER}" and row.get(y) \
                    and row["variant"] not in over_nvshmem(without):
                place = tuple(row.get(key) for key in (*by, "pes"))
                runs.setdefault(place, {}).setdefault(row["variant"], []).append(row)
        best = max if is_rate else min
        return rows + [{**next(iter(run.values()))[0], "program": program, "variant": PEER,
                        y: best(statistics.median(row[y] for row in each) for each in run.values())}
                       for run in runs.values()]
    return plotted


def over_nvshmem(variants):
    return tuple(f"{OVER}, {name}" for name in variants)


def same_source(program, y, keys=(), without=(), why=""):
    """A race of our program against the same over NVSHMEM."""
    return Race(program, y, keys, (*without, *over_nvshmem(without)), over=OVER, why=why,
                titles=("isomem against the same source over NVSHMEM", "isomem", "NVSHMEM"))


def counts(scale):
    return [count for count in (1, 2, 4, 8) if count <= scale.gpus]


def steps_of(scale, points):
    """CPUs repeat all steps to check them: few where they are long."""
    return scale.pick(1000 if points < 4096 ** 2 else 100, 10)


def times_of(scale, n, few):
    """Of something that takes microseconds up to this size: so often that the first ones, over links that slept, do not
    count (measured: 10 transposes of 1536 take 25 us each, 100 take 22)."""
    return scale.pick(200 if n <= 1536 else few, 1)


def mesh_groups(scale):
    groups = []
    for pes in counts(scale):
        for n in scale.pick((64, 256, 1024, 4096, 18432), (64, 128)):
            groups.append(and_over_nvshmem("jacobi_gpu", pes, "-nx", n, "-ny", n, "-niter", steps_of(scale, n * n),
                                           "-repeat", 3, n=n))
        n = scale.pick(8192, 48)
        groups.append([Command("jacobi_gpu", pes, "-nx", n, "-ny", n * pes, "-niter", steps_of(scale, n * n * pes),
                               "-repeat", 3, n=n, weak=1)])
        across, down = GRIDS[pes]
        for n in scale.pick((64, 128, 256, 512, 1024, 2048, 4096, 8192), (64, 128)):
            groups.append(and_over_nvshmem("stencil_gpu", pes, "-nx", n * across, "-ny", n * down, "-steps",
                                           steps_of(scale, n * n * pes), "-repeat", 3, n=n, each=1))
        links = {"links_gbs": scale.links} if scale.links and pes > 1 else {}
        for n in scale.pick((384, 1536, 4096, 12288), (64, 128)):
            groups.append(and_over_nvshmem("transpose_gpu", pes, "-n", n, "-times", times_of(scale, n, 10),
                                           "-repeat", 3, n=n, **links))
        for n, steps in scale.pick(((8, 200), (16, 100), (32, 20)), ((4, 5), (6, 5))):
            groups.append(and_over_nvshmem("lattice_gpu", pes, "-nx", n, "-ny", n, "-nz", n, "-nt", n, "-steps",
                                           steps, "-repeat", 3, n=n))
    return groups + [norm_group(scale, counts(scale)[-1])]


# Who adds up the norms of Jacobi's iterations, in turns.
SUMMED = {"none": (), "gpu": ("-nccheck", 10, "-norm", "gpu"), "cpu": ("-nccheck", 10, "-norm", "cpu")}


def norm_group(scale, pes):
    n = scale.pick(4096, 64)
    return [Command("jacobi_gpu", pes, "-nx", n, "-ny", n, "-niter", steps_of(scale, n * n), "-repeat", 3, *norm,
                    n=n, summed=who)
            for who, norm in SUMMED.items()]


JACOBI_WHY = ("One reason is in the machine code: the wait of isomem's persistent kernel empties the multiprocessor's "
              "own cache, as PTX's memory model asks of whoever reads what others have written; NVSHMEM 3.4.5 waits "
              "with a fence of the block only. How much that takes has not been measured.")
COMPUTING = "computing alone"
CRYSTAL, CUTOFF = 1.68, 2.5  # a cell of molecular dynamics' crystal, and a link cell at least


def mesh_references(rows):
    for program in ("jacobi_gpu", "stencil_gpu", "lattice_gpu"):
        is_shared = not any(row.get("each") for row in rows if row["program"] == program)
        rows = with_ideal("us_per_step", ("n",), program=program, is_shared=is_shared)(rows)
        rows = with_peer(program, "us_per_step", ("n", "weak"), without=BY_NCCL)(rows)
    puts = [{**row, "variant": PUTS, "gbs": row["limit_gbs"]}
            for row in rows if row["program"] == "transpose_gpu" and row.get("limit_gbs", 0) > 0]
    links = [{**row, "variant": LINKS, "gbs": row["links_gbs"]}
             for row in rows if row["program"] == "transpose_gpu" and row.get("links_gbs", 0) > 0]
    return with_peer("transpose_gpu", "gbs", ("n",), True)(rows) + puts + links


def of_peer(row):
    """NVSHMEM's programs and variants get names of their own: it is the same source that says what it is called."""
    if not row.get("over"):
        return row
    return {**row, "program": f"{row['program']}_{OVER}", "variant": f"{OVER}, {row['variant']}"}


def mesh_row(row):
    row = of_peer(row)
    if row.get("summed"):  # a figure of its own, beside those of all sizes
        row = {**row, "program": "jacobi_gpu_norm"}
    return {**row, "size": f"{row['program'].removesuffix('_gpu')}, n = {row['n']:g}"}


def near(rows, program, y, n):
    """The values of all variants of a program at the size that is next to n."""
    few = at_most_pes([row for row in rows if row["program"] == program and not row.get("weak")])
    size = min({row["n"] for row in few}, key=lambda one: abs(one - n))
    found = medians_by([row for row in few if row["n"] == size], "variant", "n", y)
    return few[0]["pes"], size, Values((name, each[size]) for name, each in found.items())


def shown(rows, program, y, n):
    pes, size, values = near(rows, program, y, n)
    return f"{pes:g} PEs, n = {size:g}: " + ", ".join(f"{name} {value:.4g}" for name, value in values.items())


def efficiency(rows):
    """Of Jacobi's fastest variant at the largest size, all GPUs against one."""
    few = [row for row in rows
           if row["program"] == "jacobi_gpu" and row["n"] == row["largest"] and not row.get("weak")]
    times = fastest(medians_by(few, "variant", "pes", "us_per_step"), {row["variant"] for row in few})
    if 1 not in times:
        return "one PE was not run at the largest size"
    most = max(times)
    return f"{times[1] / times[most] / most * 100:.0f} % on {most:g} PEs, n = {few[0]['largest']:g}"


def stencil_fact(rows):
    whose = " x n for each GPU" if any(row.get("each") for row in rows) else " x n in all"
    return ("stencil: 14 us a step in one kernel against 195 in phases, 64 x 64 for each of 4 GPUs",
            f"us a step, {shown(rows, 'stencil_gpu', 'us_per_step', 64)}; n{whose}")


def transpose_fact(rows):
    rate = near(rows, "transpose_gpu", "gbs", 4096)[2]
    shares = [f"{rate['direct'] / limit * 100:.0f} % of {name} ({limit:.0f} GB/s)"
              for name, column in (("plain puts", "limit_gbs"), ("its links", "links_gbs"))
              if (limit := near(rows, "transpose_gpu", column, 4096)[2].get("direct"))]
    share = f"; direct is {' and '.join(shares)}" if shares else ""
    return ("transpose: 17 to 20 GB/s against 6 to 16 over PCIe",
            f"GB/s that leave a GPU, {shown(rows, 'transpose_gpu', 'gbs', 4096)}{share}")


def jacobi_fact(rows):
    size = near(rows, "jacobi_gpu", "us_per_step", 16384)[1]
    larger = "" if size == 16384 else f"; {(size / 16384) ** 2:.2f} times as many points"
    return ("Jacobi: NVSHMEM's example on 8 H200, 16384 x 16384: 0.259 ms an iteration",
            f"us an iteration, {shown(rows, 'jacobi_gpu', 'us_per_step', 16384)}{larger}")


def jacobi_message_facts(rows):
    few = at_most_pes([row for row in rows if row["program"] == "jacobi_gpu" and not row.get("weak")])
    variants = {row["variant"] for row in few}
    if not variants & set(BY_NCCL):
        return []  # no NCCL, or values of earlier versions
    ratio = best_ratio(few, "n", "us_per_step", variants - {*BY_NCCL, BY_ALL, PEER}, BY_NCCL)
    return [("Jacobi: ahead of CUDA-aware MPI by up to 3.3 times where little work is left for each GPU",
             f"one-sided against messages of NCCL, by n: {ratio}")]


def efficiency_fact(rows):
    return ("about 90 % efficiency on 16 GPUs, 18432 x 18432, 1000 steps",
            f"{efficiency(rows)} (100 steps of that size, since CPUs repeat all of them for the check)")


def lattice_fact(rows):
    return ("lattice: the halo of the next direction under the interior",
            f"us a step, {shown(rows, 'lattice_gpu', 'us_per_step', 16)} sites a side")


MESH_FACTS = (if_run("stencil_gpu", stencil_fact), if_run("transpose_gpu", transpose_fact),
              if_run("jacobi_gpu", jacobi_fact), jacobi_message_facts, if_run("jacobi_gpu", efficiency_fact),
              if_run("lattice_gpu", lattice_fact))


def application_groups(scale):
    groups = []
    for pes in counts(scale):
        side, size = scale.pick(64, 8), scale.pick(1024, 40)
        for matrix in ("27", "random"):
            groups.append([Command("cg_gpu", pes, "-nx", side, "-ny", side, "-nz", side, "-matrix", matrix,
                                   "-repeat", 1)])
        options = ("-width", size, "-times", scale.pick(20, 2), "-repeat", 3)
        groups.append([*and_over_nvshmem("convolution_gpu", pes, "-height", size, *options),
                       *share_alone("convolution_gpu", pes, "-height", size // pes, *options, "-variant", "put")])
        for width in scale.pick((256, 1024, 3750), (16, 32)):
            groups.append(and_over_nvshmem("training_gpu", pes, "-width", width, "-samples", 4, "-steps",
                                           scale.pick(30 if width <= 1024 else 5, 2), "-repeat", 3))
        for potential in ("lj", "eam"):
            # so long that on four GPUs less than 5 % of a PE's layers are at an edge, as the papers had it
            cells, length, steps = scale.pick((24, 256, 50), (5, 14, 4))
            options = ("-nx", cells, "-ny", cells, "-steps", steps, "-potential", potential, "-repeat", 1)
            layers = int(length * CRYSTAL / CUTOFF)
            groups.append([*and_over_nvshmem("md_gpu", pes, "-nz", length, *options, layers=layers),
                           *(share_alone("md_gpu", pes, "-nz", length // pes, *options, "-variant", "direct")
                             if length // pes >= 5 else [])])
        n = scale.pick(4096, 96)
        groups.append([Command("matmul", pes, "-n", n, "-variant", "overlap", "-repeat", 1, n=n),
                       peer("matmul", pes, "-n", n, "-repeat", 1, n=n),
                       Command("matmul_gpu", pes, "-n", n, "-repeat", 1, n=n),
                       Command("matmul_gpu_mpi", pes, "-n", n, "-repeat", 1, peer=True, n=n)])
    return groups


def application_row(row):
    row = of_peer(row)
    program, variant = row["program"], row["variant"]
    if program == "cg_gpu":
        matrix = "27 points" if row["matrix"] in (27, "27") else "random"
        return {**row, "name": f"{matrix}, {row['pes']:g} PE{'s' * (row['pes'] != 1)}"}
    if program == "md_gpu":
        return {**row, "name": f"{row['potential']}, {variant}"}
    if (program, variant) in PLACEMENTS:
        return {**row, "placement": PLACEMENTS[program, variant]}
    return row


def application_references(rows):
    alone = [{**row, "variant": COMPUTING, "step_ms": row["compute_ms"]}
             for row in rows if row["program"] == "training_gpu"]
    rows = with_together("matoms")(with_together("gflops")(rows))
    rows = with_peer("training_gpu", "step_ms", ("megabytes",), without=BY_NCCL)(rows) + alone
    for program, y, by, is_rate in (("cg_gpu", "product_us", ("matrix",), False),
                                    ("convolution_gpu", "gflops", (), True),
                                    ("md_gpu", "matoms", ("potential",), True)):
        rows = with_ideal(y, by, is_rate, program)(rows)
        rows = with_peer(program, y, by, is_rate, ("cudnn",))(rows)
    return [{**row, "name": f"{row['potential']}, {row['variant']}"} if row["program"] == "md_gpu" else row
            for row in rows]


def cg_fact(rows):
    time = medians_by(rows, "variant", "name", "product_us")
    speeds = "; ".join(f"{name}: {time['gather'][name] / time['global'][name]:.2f}" for name in time["global"])
    return ("a global array: equal speed within one NVLink domain",
            f"speed of the product relative to gathering first: {speeds}")


def md_fact(kind):
    def fact(rows):
        few = [row for row in rows if row.get("potential") == kind]
        ratio = best_ratio(few, "pes", "ms_per_step", ("direct",), ("packed",))
        return ("speed-up over the same code with pack, send, unpack",
                f"{kind}, direct against packed, by number of PEs: {ratio}")
    return fact


def training_at_most_pes(rows, ours, theirs):
    few = at_most_pes([row for row in rows if row["program"] == "training_gpu"])
    return best_ratio(few, "megabytes", "step_ms", ours, theirs)


def training_tree_facts(rows):
    if not any(row["program"] == "training_gpu" and row["variant"] == "tree" for row in rows):
        return []  # values of earlier versions have none
    return [("pipelined ahead of tree, 225 MB",
             f"pipelined against tree: {training_at_most_pes(rows, ('pipelined',), ('tree',))} MB")]


def training_overlap_fact(rows):
    ratio = training_at_most_pes(rows, ("overlap", "layers"), ("library", "pipelined"))
    return "gradients under the backward pass, 225 MB", f"overlapped against after it: {ratio} MB"


def convolution_fact(rows):
    ratio = best_ratio([row for row in rows if row["program"] == "convolution_gpu"], "pes", "seconds", ("put",),
                       ("packed",))
    return "nearly twice the speed-up of MPI at 32 GPUs", f"put against packed, by number of PEs: {ratio}"


def md_surface(row):
    return 2 * row["pes"] / row["layers"] if "layers" in row else None


def convolution_surface(row):
    return 2 * row["pes"] / row["height"]


APPLICATION_FACTS = (if_run("cg_gpu", cg_fact), if_run("md_gpu", md_fact("lj")), if_run("md_gpu", md_fact("eam")),
                     *(efficiency_facts("md_gpu", "direct", "matoms", ("ms_per_step", 1e3), md_surface, kind)
                       for kind in ("lj", "eam")),
                     training_tree_facts, if_run("training_gpu", training_overlap_fact),
                     if_run("convolution_gpu", convolution_fact),
                     efficiency_facts("convolution_gpu", "put", "gflops", ("seconds", 1e6), convolution_surface),
                     if_run("matmul_gpu", placements), if_run("matmul_gpu", verdict))


def litmus_groups(scale):
    """Between kernels, between kernels and CPUs, and over UCX, each PE as a host of its own. PEs share GPUs where there
    are fewer."""
    many, few = scale.pick(20000, 300), scale.pick(1000, 100)
    over = {wire: {"ISOMEM_HOSTS": "4", "ISOMEM_WIRE": wire} for wire in NETWORKS_HERE if wire == "ucx"}
    return [[Command("litmus_gpu", 4, "-instances", many, "-repeat", 1, wire="GPUs")],
            [Command("litmus_gpu", 4, "-instances", few, "-roles", "mixed", "-repeat", 1, wire="GPU and CPU")],
            *([Command("litmus_gpu", 4, "-instances", few, *roles, "-repeat", 1, wire=f"{who} over {wire}", env=env)]
              for wire, env in over.items()
              for who, roles in (("GPUs", ()), ("GPU and CPU", ("-roles", "mixed"))))]


CG_GPU_WHY = ("Conjugate gradient: a PE uses each entry of the vector 27 / PEs times where columns are random. The "
              "global array fetches it each time, gathering once.")
MATMUL_WHY = ("The product on CPUs: block sends when it has multiplied; overlap does both at the same time, "
              "as the version over MPI.")


def training_why(rows):
    """Where computing alone, in which no library has a part, took longer in our run than in NVSHMEM's."""
    few = [{**row, "run": row["program"]} for row in rows if row["program"].startswith("training_gpu")]
    longer, alike = [], []
    for pes in sorted({row["pes"] for row in few}):
        alone = medians_by([row for row in few if row["pes"] == pes], "run", "megabytes", "compute_ms")
        ours, theirs = alone.get("training_gpu", {}), alone.get(f"training_gpu_{OVER}", {})
        here = [f"{mb:g} MB on {pes:g} PEs {ms:.3f} and {theirs[mb]:.3f} ms" for mb, ms in ours.items()
                if mb in theirs and ms > 1.2 * theirs[mb]]
        if here:
            least = min(ours)
            alike += [mb for mb, ms in ours.items() if mb > 2 * least and ms < 1.5 * ours[least]]
        longer += here
    if not longer:
        return ""
    text = f"Training, computing alone, without a sum, in isomem's run and in NVSHMEM's: {'; '.join(longer)} a step."
    return text + (f" At {least:g} MB it takes about as long as at {max(alike):g} MB: such steps last as long as the "
                   "CPU takes to launch them, and that differs by as much." if alike else "")


def all_of(program):
    return lambda row: row["program"] == program and row["pes"] == row["most"] and not row.get("weak")


GPU_ROWS = [
    Row("gpus", "On GPUs: meshes", "Jacobi, stencil, transpose and lattice with kernels, a GPU for each PE.",
        mesh_groups,
        [Plot("Jacobi", "variant", "n", "us_per_step", "n", "us an iteration", all_of("jacobi_gpu"),
              dashed=(BY_ALL, PEER)),
         Plot("Strong scaling: one persistent kernel", "size", "pes", "us_per_step", "GPUs", "us a step",
              lambda row: row["variant"] == "persistent" and row["n"] in (row["largest"], 4096)
              and not row.get("weak") and not row.get("each")),
         Plot("Weak scaling of Jacobi: as many rows for each GPU", "variant", "pes", "us_per_step", "GPUs",
              "us an iteration", lambda row: row.get("weak") and row["program"] == "jacobi_gpu"
              and row["variant"] != BY_ALL, dashed=(PEER,)),
         Plot("Jacobi with a norm every 10 iterations: none, on the GPUs, by the CPU of the step before", "variant",
              "summed", "us_per_step", "norm", "us an iteration", of_program("jacobi_gpu_norm"), "bars"),
         Plot("Stencil", "variant", "n", "us_per_step", "n", "us a step", all_of("stencil_gpu"),
              dashed=(BY_ALL, PEER)),
         Plot("Transpose", "variant", "n", "gbs", "n", "GB/s that leave a GPU", all_of("transpose_gpu"),
              dashed=(PUTS, LINKS, PEER)),
         Plot("Lattice", "variant", "n", "us_per_step", "sites a side", "us a step", all_of("lattice_gpu"),
              dashed=(BY_ALL, PEER))],
        MESH_FACTS, mesh_row, mesh_references,
        races=(Race("jacobi_gpu", "us_per_step", ("n", "weak"), messages=BY_NCCL),
               Race("transpose_gpu", "seconds", ("n",), messages=("packed",)),
               same_source("jacobi_gpu", "us_per_step", ("n", "weak"), BY_NCCL, JACOBI_WHY),
               same_source("stencil_gpu", "us_per_step", ("n",)),
               same_source("transpose_gpu", "seconds", ("n",)), same_source("lattice_gpu", "us_per_step", ("n",)))),
    Row("gpu-applications", "On GPUs: the others", "A GPU for each PE; the matrix product by placement.",
        application_groups,
        [Plot("Conjugate gradient: a product", "variant", "name", "product_us", "matrix", "us", of_program("cg_gpu"),
              "bars"),
         Plot("Convolution", "variant", "pes", "gflops", "PEs", "GFLOP/s", of_program("convolution_gpu"),
              dashed=(BY_ALL, SHARE, PEER)),
         Plot("Training", "variant", "megabytes", "step_ms", "MB of gradients", "ms a step", all_of("training_gpu"),
              dashed=(COMPUTING, PEER)),
         Plot("Training: the broadcast of weights", "variant", "megabytes", "broadcast_ms", "MB of weights", "ms",
              lambda row: all_of("training_gpu")(row) and row["variant"] not in (COMPUTING, PEER)),
         Plot("Molecular dynamics", "name", "pes", "matoms", "PEs", "million atom steps a second",
              of_program("md_gpu"), dashed=tuple(f"{kind}, {name}" for kind in ("lj", "eam")
                                                    for name in (BY_ALL, SHARE, PEER))),
         Plot("Matrix product: data, work, communication", "placement", "pes", "gflops", "PEs", "GFLOP/s",
              lambda row: "placement" in row, "bars")],
        APPLICATION_FACTS, application_row, application_references,
        races=(Race("cg_gpu", "product_us", ("matrix",), messages=("gather",), why=CG_GPU_WHY),
               Race("matmul", "seconds", why=MATMUL_WHY),
               Race("convolution_gpu", "seconds", without=("cudnn", SHARE), messages=("packed",)),
               Race("md_gpu", "ms_per_step", ("potential",), without=(SHARE,), messages=("packed",)),
               Race("training_gpu", "step_ms", ("megabytes",), messages=BY_NCCL,
                    titles=("Training: isomem's sums against NCCL's", "isomem", "NCCL")),
               same_source("convolution_gpu", "seconds", without=("cudnn", SHARE)),
               same_source("md_gpu", "ms_per_step", ("potential",), (SHARE,)),
               same_source("training_gpu", "step_ms", ("megabytes",), BY_NCCL, training_why))),
    Row("gpu-litmus", "On GPUs: memory model", "Litmus tests between kernels, and between kernels and CPUs.",
        litmus_groups, [LITMUS_PLOT], (litmus_facts,), litmus_row, litmus_shares),
]
