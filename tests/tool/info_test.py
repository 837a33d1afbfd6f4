# SPDX-License-Identifier: Apache-2.0
"""isomem info, and the command line of isomem."""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from harness import OPTIONS, environment, isomem, run_cases

ROOT = Path(__file__).resolve().parent.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "api"))
import options as table  # noqa: E402 (found only now)

FOR_USERS = [one for group in table.GROUPS if not group.developers for one in group.options]


def shown(*words, **options):
    result = isomem("info", *words, **options)
    assert result.returncode == 0 and result.stderr == "", f"status {result.returncode}: {result.stderr}"
    return result.stdout


def constant(file, pattern):
    return int(re.search(pattern, (ROOT / file).read_text(encoding="utf-8")).group(1))


def one_screen():
    text = shown()
    assert len(text.splitlines()) <= 45, text
    for line in text.splitlines():
        assert len(line) <= 100 or "/" in line, f"{len(line)} columns: {line}"
    for word in ("library", "OpenSHMEM 1.6", "build", "wires", "UCX 1.13 or newer", "limits", "host", "GPUs",
                 "environment"):
        assert word in text, f"{word} is not in:\n{text}"


def json_holds_what_is_promised():
    facts = json.loads(shown("--json"))
    assert set(facts) == {"library", "build", "wires", "limits", "host", "gpus", "variables"}, list(facts)
    assert Path(facts["library"]["file"]).name.startswith("libisomem.so"), facts["library"]
    assert Path(facts["library"]["launcher"]).samefile(Path(OPTIONS.tool).parent / "oshrun"), facts["library"]
    assert facts["library"]["version"] in isomem("--version").stdout, facts["library"]
    limits = facts["limits"]
    assert limits["pes_of_a_job"] == constant("src/job/job_file.hpp", r"kMostPes = (\d+)"), limits
    assert limits["contexts_of_a_pe"] == constant("src/runtime/contexts.hpp", r"kMost = (\d+)"), limits
    assert f"{limits['user_defined_teams_of_a_pe']} user-defined teams" in (ROOT / "README.md").read_text(), limits
    assert limits["address_space_of_a_pe"] == 1 << 40, limits
    host = facts["host"]
    assert host["cores_for_this_process"] >= 1 and host["memory"] > host["memory_available"] > 0, host
    assert (facts["build"]["gpu_half"] is not None) == bool(OPTIONS.fake_driver), facts["build"]
    assert [one["name"] for one in facts["variables"]] == [one.name for one in FOR_USERS]


def every_variable_that_is_set():
    for name_of in (lambda one: one.name, lambda one: one.old or one.name):
        env = {name_of(one): f"set to {number}" for number, one in enumerate(FOR_USERS)}
        for text in (shown(env=env), shown("--env", env=env)):
            for name, value in env.items():
                assert f"{name}={value}" in text, f"{name}={value} is not in:\n{text}"
        values = {one["set_as"]: one["value"] for one in json.loads(shown("--json", env=env))["variables"]}
        assert values == env, values


def every_variable_with_its_default():
    text = shown("--env")
    for one in FOR_USERS:
        assert re.search(rf"^{one.name}\b.*not set", text, re.M), f"{one.name} is not in:\n{text}"
        assert not one.default or re.search(rf"^{one.name}\b.*not set: {one.default}$", text, re.M), text
    assert re.search(r"^ISOMEM_WIRE .*not set: shm$", text, re.M), text


def any_bytes_are_json():
    """Quotes, control characters, and bytes that are no UTF-8."""
    for raw in (b'"\\\n\x01', b"\xff\xc0\xaf", b"\xed\xa0\x80", b"caf\xc3\xa9", b"\xf0\x9f\x92\xa1", b"\xe2\x82"):
        values = json.loads(shown("--json", env={"ISOMEM_CC": os.fsdecode(raw)}))["variables"]
        value = next(one["value"] for one in values if one["name"] == "ISOMEM_CC")
        assert value.replace("\ufffd", "") == raw.decode("utf-8", "ignore"), (raw, value)


def malformed_variables_are_shown():
    assert "ISOMEM_STRIDE=nonsense" in shown(env={"ISOMEM_STRIDE": "nonsense"})


def other_names():
    with tempfile.TemporaryDirectory() as folder:
        for name in ("oshmem_info", "nvshmem-info"):
            link = Path(folder) / name
            link.symlink_to(OPTIONS.tool)
            result = isomem(tool=str(link))
            assert result.returncode == 0 and result.stdout.startswith("library\n"), result
            assert "libisomem" in json.loads(isomem("--json", tool=str(link)).stdout)["library"]["file"]


def command_lines():
    for words in (["--help"], ["-h"], ["info", "--help"], ["doctor", "--help"]):
        result = isomem(*words)
        assert result.returncode == 0 and "doctor" in result.stdout and "--json" in result.stdout, result
    assert re.fullmatch(r"isomem \d+\.\d+\.\d+\n", isomem("--version").stdout)
    for words, says in (([], "command is missing"), (["inform"], "inform"), (["info", "--jso"], "--jso"),
                        (["doctor", "-n"], "needs a number"), (["doctor", "-n", "0"], "1 to 32767"),
                        (["doctor", "-n", "+2"], "1 to 32767"), (["doctor", "-n", " 2"], "1 to 32767"),
                        (["doctor", "-n", "32768"], "1 to 32767"), (["doctor", "all"], "all")):
        result = isomem(*words)
        assert result.returncode == 2 and says in result.stderr and "--help" in result.stderr, (words, result)
        assert result.stdout == "", result.stdout


def output_that_cannot_be_written():
    """An error, neither a crash nor silence."""
    for words in (["info"], ["info", "--json"], ["doctor"], ["doctor", "--json"], ["--help"], ["--version"]):
        with open("/dev/full", "w", encoding="utf-8") as full:
            result = isomem(*words, stdout=full)
        assert result.returncode == 1 and "No space left" in result.stderr, (words, result)
        reader, writer = os.pipe()
        os.close(reader)
        result = isomem(*words, stdout=writer)
        os.close(writer)
        assert result.returncode == 1 and "Broken pipe" in result.stderr, (words, result)
        result = isomem(*words, before="exec >&-")
        assert result.returncode == 1 and "standard output is closed" in result.stderr, (words, result)


def without_its_library():
    with tempfile.TemporaryDirectory() as folder:
        alone = Path(folder) / "isomem"
        subprocess.run(["cp", OPTIONS.tool, alone], check=True)
        result = isomem("info", tool=str(alone))
        assert result.returncode == 1 and "not found: libisomem.so" in result.stdout, result
        library = json.loads(isomem("info", "--json", tool=str(alone)).stdout)["library"]
        assert library["file"] is None and library["version"] is None and library["launcher"] is None, library


def under_oshrun(*words, pes=3, **env):
    command = [Path(OPTIONS.tool).parent / "oshrun", "-n", str(pes), OPTIONS.tool, "info", *words]
    env = environment(ISOMEM_LOOPBACK_DELAY="0", **env)
    result = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 0 and result.stderr == "", result
    return result.stdout


def paths_between_hosts():
    """As the program of a job on virtual hosts of 2, 1 and 1 PEs; on one host; as no program of a job."""
    paths = json.loads(under_oshrun("--paths", "--json", pes=4, ISOMEM_HOSTS="3"))["paths"]
    names = sorted({path["from"] for path in paths})
    assert len(names) == 3, paths
    pairs = sorted((path["from"], path["to"]) for path in paths)
    assert pairs == sorted((a, b) for a in names for b in names if a != b), pairs
    for path in paths:
        assert path["latency_us"] > 0 and path["gbytes_per_s"] > 0, path
        assert path["wire"] is None and "ISOMEM_HOSTS" in path["not_taken"][0], path
    text = under_oshrun("--paths", ISOMEM_HOSTS="2")
    assert len(re.findall(r"^  \S+ -> \S+: the loopback wire\n      [\d.]+ us one way", text, re.M)) == 2, text
    assert under_oshrun("--paths") == "one host: all by memory\n"
    assert isomem("info", "--paths").returncode == 0


def paths_over_ucx():
    """As NVSHMEM's variables have it: each PE a host, over the device that is named; what has no effect is said once.
    With GPUs also how their memory goes."""
    command = [Path(OPTIONS.tool).parent / "oshrun", "-n", "2", OPTIONS.tool, "info", "--paths", "--json"]
    gpus = {"LD_LIBRARY_PATH": OPTIONS.fake_driver} if OPTIONS.fake_driver else {}
    env = environment(NVSHMEM_DISABLE_P2P="1", NVSHMEM_REMOTE_TRANSPORT="ucx", NVSHMEM_HCA_LIST="lo",
                      NVSHMEM_QP_DEPTH="1024", **gpus)
    result = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120, check=False)
    if "need UCX" in result.stderr:
        return "skipped: there is no UCX"
    assert result.returncode == 0, result
    assert result.stderr.count("NVSHMEM_") == 1 and "NVSHMEM_QP_DEPTH: without effect" in result.stderr, result.stderr
    told = json.loads(result.stdout)
    for path in told["paths"]:
        assert path["wire"] == "UCX" and set(re.findall(r"\w+/(\S+?)\b", path["path"])) == {"lo"}, path
    memory = told["device_memory"]
    assert memory is None if not gpus else "host memory" in memory["path"], memory
    assert not gpus or memory["not_taken"][0].startswith("GPUDirect"), memory
    return None


def paths_of_a_running_job():
    """Seen from outside: the job is found by its shared memory, with its program."""
    mark = f"MARK={os.getpid()}"
    env = environment(ISOMEM_HOSTS="2,cyclic", MARK=str(os.getpid()))
    oshrun = Path(OPTIONS.tool).parent / "oshrun"
    sleeps = shutil.which("sleep")
    with subprocess.Popen([oshrun, "-n", "2", sleeps, "60"], env=env) as job:
        found = []
        while not found:
            jobs = json.loads(shown("--paths", "--json"))["jobs"]
            found = [one for one in jobs if one["program"] == os.path.realpath(sleeps) and
                     mark in Path(f"/proc/{one['process']}/environ").read_text(encoding="utf-8").split("\0")]
            assert job.poll() is None
        assert found[0]["pes"] == 2 and found[0]["hosts"] == 2, found
        assert [path["messages_sent"] for path in found[0]["paths"]] == [0, 0], found
        assert f"job of process {found[0]['process']}, {found[0]['program']}, 2 PEs" in shown("--paths"), found
        job.terminate()


def gpus_of_a_driver():
    if not OPTIONS.fake_driver:
        return "skipped: isomem is built without its GPU half"
    env = {"LD_LIBRARY_PATH": OPTIONS.fake_driver, "FAKE_CUDA_DEVICES": "3", "FAKE_CUDA_MEMORY": "2048"}
    gpus = json.loads(shown("--json", env=env))["gpus"]
    assert [gpu["memory"] for gpu in gpus["list"]] == [2048 << 20] * 3, gpus
    assert gpus["without_peer_access"] == [] and gpus["driver_file"].startswith(OPTIONS.fake_driver), gpus
    text = shown(env=env)
    assert "Fake GPU, 0000:03:00.0, 2 GiB, sm_90, multicast: no" in text, text
    assert "GPU 2" in text and "memory of all others" in text, text
    gpus = json.loads(shown("--json", env={**env, "FAKE_CUDA_FAIL": "cuDeviceCanAccessPeer:1"}))["gpus"]
    assert gpus["without_peer_access"] == [[0, 1]], gpus
    text = shown(env={**env, "FAKE_CUDA_DEVICES": "0"})
    assert "finds no GPU" in text, text
    return None


run_cases([one_screen, json_holds_what_is_promised, every_variable_that_is_set, every_variable_with_its_default,
           any_bytes_are_json, malformed_variables_are_shown, other_names, command_lines,
           output_that_cannot_be_written, without_its_library, paths_between_hosts, paths_over_ucx,
           paths_of_a_running_job,
           gpus_of_a_driver])
