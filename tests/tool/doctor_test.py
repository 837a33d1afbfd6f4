# SPDX-License-Identifier: Apache-2.0
"""isomem doctor: nothing is wrong in a good environment, and what is provoked here is found, with what to do."""
import json
import os
import platform
import shutil
import subprocess
import tempfile
from pathlib import Path

from harness import OPTIONS, isomem, run_cases

NOBODY = 65534


def findings(*words, **options):
    """{check: finding}, checked against the exit status and the text for people."""
    result = isomem("doctor", "--json", *words, **options)
    assert result.stderr == "", result.stderr
    report = json.loads(result.stdout)
    found = {one["name"]: one for one in report["checks"]}
    failures = sum(one["verdict"] == "FAIL" for one in report["checks"])
    assert report["failures"] == failures and result.returncode == (1 if failures else 0), result
    assert all(one["cure"] or one["finding"].startswith("as ") for one in found.values() if one["verdict"] != "ok")
    return found


def expect(check, verdict, *says, words=(), also=(), **options):
    """`says`: words of the finding or of what to do. No other check than those of `also` fails."""
    found = findings(*words, **options)
    text = f"{found[check]['finding']} -> {found[check]['cure']}"
    assert found[check]["verdict"] == verdict, f"{check} is {found[check]['verdict']}: {text}"
    for word in says:
        assert word in text, f"'{word}' is not in: {text}"
    others = {name for name, one in found.items() if one["verdict"] == "FAIL"} - {check, *also}
    assert not others, {name: found[name] for name in others}


def good_environment():
    result = isomem("doctor", "-n", 1)
    assert result.returncode == 0, result.stdout
    lines = result.stdout.splitlines()
    assert all(line.startswith(("[ok]   ", "[warn] ", "       -> ")) for line in lines[:-1]), result.stdout
    assert "2 PEs under" in result.stdout and "failures: 0" in lines[-1], result.stdout
    found = findings("-n", 1)
    assert found["trial"]["verdict"] == "ok" and found["cores"]["verdict"] == "ok", found


def text_for_people():
    result = isomem("doctor", env={"ISOMEM_TIMEOUTT": "3"})
    assert result.returncode == 1, result
    lines = result.stdout.splitlines()
    at = lines.index("[FAIL] names of variables: ISOMEM_TIMEOUTT: unknown, without effect")
    assert lines[at + 1] == "       -> did you mean ISOMEM_TIMEOUT instead of ISOMEM_TIMEOUTT?", lines[at + 1]


def limits_of_the_shell():
    job = ("window", "trial", "trial on GPUs")
    expect("room for the PEs", "FAIL", "ulimit -v", "raise that limit", before="ulimit -v 60000", also=job)
    expect("room for the PEs", "warn", "less than", "ulimit -v", before="ulimit -v 400000", also=job)
    expect("address space", "warn", "ulimit -v unlimited", before="ulimit -v 400000", also=job)
    expect("room for the PEs", "FAIL", "ulimit -f", "status board", before="ulimit -f 1000", also=job)
    expect("file size", "warn", "job file", "ulimit -f unlimited", before="ulimit -f 200000")
    expect("open files", "FAIL", "ulimit -n", "too few for oshrun", before="ulimit -n 8", also=job)
    expect("open files", "warn", "--label", "ulimit -n 49", words=("-n", 10), before="ulimit -n 30")
    expect("data segment", "warn", "ulimit -d unlimited", before="ulimit -d 50000")


def limit_of_processes():
    if os.geteuid() == 0 and not runs_for_nobody():
        return "skipped: user nobody may not read this folder"
    user = {"user": NOBODY} if os.geteuid() == 0 else {}
    few = ("bash", "-c", 'ulimit -u 3; exec "$@"', "bash")  # sh may not know this limit
    expect("processes", "FAIL", "oshrun needs 103 more", "ulimit -u", wrap=few, words=("-n", 100),
           also=("trial", "trial on GPUs", "files of other processes"), **user)
    return None


def runs_for_nobody():
    try:
        run = subprocess.run([OPTIONS.tool, "--version"], user=NOBODY, capture_output=True, check=False)
        return run.returncode == 0
    except PermissionError:
        return False


def variables():
    job = ("memory", "room for the PEs", "window", "settings", "trial", "trial on GPUs")
    expect("values of variables", "FAIL", "ISOMEM_TIMEOUT='3x'", "ISOMEM_STRIDE='12z'", "correct or unset",
           env={"ISOMEM_TIMEOUT": "3x", "ISOMEM_STRIDE": "12z"}, also=job)
    expect("values of variables", "ok", env={"ISOMEM_TIMEOUT": "", "SHMEM_SYMMETRIC_SIZE": "", "SHMEM_INFO": ""})
    for wrong, right in (("ISOMEM_TIMEOUTT", "ISOMEM_TIMEOUT"), ("SHMEM_SYMETRIC_SIZE", "SHMEM_SYMMETRIC_SIZE"),
                         ("SMA_SYMMETRIC_SIZ", "SMA_SYMMETRIC_SIZE"), ("ISOMEM_WIRES", "ISOMEM_WIRE")):
        expect("names of variables", "FAIL", wrong, f"did you mean {right} instead", env={wrong: "1"})
    expect("names of variables", "warn", "SHMEM_BACKEND", "info --env", env={"SHMEM_BACKEND": "ucx"})
    expect("names of variables", "ok", env={"ISOMEM_TEST_SEED": "1", "SMA_DEBUG": "1", "NVSHMEM_HOME": "/usr"})
    expect("variables of others", "warn", "OMPI_MCA_btl", "NVSHMEM_BOOTSTRAP", "isomem_names(7)",
           env={"OMPI_MCA_btl": "tcp", "NVSHMEM_BOOTSTRAP": "MPI", "NVSHMEM_HOME": "/usr"})
    expect("variables of others", "ok", env={"NVSHMEM_HOME": "/usr", "NVSHMEM_SYMMETRIC_SIZE": "1g"})
    for name, value in (("ISOMEM_WIRE", "loopback"), ("ISOMEM_HOSTS", "2"), ("ISOMEM_CHECK", "full"),
                        ("SHMEM_DEBUG", "1"), ("ISOMEM_EXPLAIN", "coll")):
        expect("settings", "warn", name, "unset", env={name: value})
    expect("memory", "warn", "SHMEM_SYMMETRIC_SIZE asks for", env={"SHMEM_SYMMETRIC_SIZE": "1000t"})


def started_by_others():
    for env in ({"SLURM_STEP_NUM_TASKS": "4", "SLURM_PROCID": "0"}, {"PMIX_RANK": "1"}, {"PMI_SIZE": "3"}):
        expect("started by", "FAIL", next(iter(env)), "oshrun", env=env)
    oshrun = Path(OPTIONS.tool).parent / "oshrun"
    expect("started by", "FAIL", "ISOMEM_JOB is not in its environment", wrap=(oshrun, "-n", 1, "-q", "env", "-u",
                                                                             "ISOMEM_JOB", "-u", "ISOMEM_PE"))
    expect("started by", "ok", wrap=(oshrun, "-n", 1))


def address_of_the_window():
    if platform.machine() == "x86_64":
        expect("window", "FAIL", "cannot map", "ISOMEM_WINDOW", env={"ISOMEM_WINDOW": "0xffff000000000000"},
               also=("trial", "trial on GPUs"))


def many_pes():
    expect("cores", "warn", "start fewer PEs", words=("-n", 4096))
    found = findings("-n", 4096)
    assert "4096 PEs" in found["room for the PEs"]["finding"], found["room for the PEs"]


def own_mounts(script):
    """A command in front of the tool that runs `script` in a mount namespace of its own; none where that is refused."""
    wrap = ("unshare", "-m", "sh", "-c", f'{{ {script}; }} && exec "$@"', "sh")
    if not shutil.which("unshare") or subprocess.run([*wrap, "true"], capture_output=True, check=False).returncode:
        return None
    return wrap


def without_proc():
    wrap = own_mounts("umount -l /proc")
    if not wrap:
        return "skipped: no mount namespaces"
    expect("/proc", "FAIL", "cannot be read", "mount proc on /proc", wrap=wrap, also=("library", "trial"))
    expect("files of other processes", "warn", "No such file", "allow access", wrap=wrap,
           also=("/proc", "library", "trial"))
    return None


def proc_of_another_namespace():
    wrap = ("unshare", "-pf")
    if not shutil.which("unshare") or subprocess.run([*wrap, "true"], capture_output=True, check=False).returncode:
        return "skipped: no PID namespaces"
    return expect("/proc", "warn", "another PID namespace", "mount proc on /proc", wrap=wrap)


def processes_of_others_hidden():
    wrap = own_mounts("mount -t proc -o hidepid=2 proc /proc")
    if not wrap:
        return "skipped: no mount namespaces"
    return expect("/proc", "ok", "hidepid=", wrap=wrap)


def limits_of_a_cgroup():
    """A control group of our own making: 100 MiB, and half a core."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "membership").write_text("0::/job\n", encoding="utf-8")
        job = Path(folder) / "groups" / "job"
        job.mkdir(parents=True)
        for name, text in (("memory.max", "104857600"), ("memory.current", "0"), ("cpu.max", "50000 100000")):
            (job / name).write_text(f"{text}\n", encoding="utf-8")
        wrap = own_mounts(f'mount --bind "{folder}/membership" /proc/$$/cgroup && '
                          f'mount --bind "{folder}/groups" /sys/fs/cgroup')
        if not wrap:
            return "skipped: no mount namespaces"
        expect("memory", "warn", "100 MiB are available", "limit of the cgroup of 100 MiB", "45 MiB",
               "raise the memory limit", words=("-n", 2), wrap=wrap)
        expect("cores", "warn", "1 for this process", "cpu.max", words=("-n", 2), wrap=wrap)
        host = json.loads(isomem("info", "--json", wrap=wrap).stdout)["host"]
        assert host["memory_limit_of_the_cgroup"] == 100 << 20 and host["cores_for_this_process"] == 1, host
    return None


def settings_of_the_kernel():
    with tempfile.TemporaryDirectory() as folder:
        for name, value, check, says in (("overcommit_memory", "2", "overcommit", "sysctl vm.overcommit_memory=0"),
                                         ("max_map_count", "1000", "mappings", "sysctl vm.max_map_count")):
            file = Path(folder) / name
            file.write_text(f"{value}\n", encoding="utf-8")
            wrap = own_mounts(f'mount --bind "{file}" /proc/sys/vm/{name}')
            if not wrap:
                return "skipped: no mount namespaces"
            expect(check, "warn", says, wrap=wrap)
    return None


def built(folder, name, source):
    """A shared object for the tool to find."""
    file = Path(folder) / f"{name}.c"
    file.write_text(source, encoding="utf-8")
    library = Path(folder) / name
    subprocess.run([OPTIONS.cc, "-shared", "-fPIC", "-O1", file, "-o", library], check=True)
    return str(library)


def forbidden_calls():
    """As a seccomp profile forbids them."""
    with tempfile.TemporaryDirectory() as folder:
        for call, check, also in (("memfd_create", "shared memory",
                                   ("window", "files of other processes", "trial", "trial on GPUs")),
                                  ("signalfd", "launcher", ("trial", "trial on GPUs"))):
            stub = built(folder, f"no_{call}.so",
                         f"#include <errno.h>\nint {call}(void) {{ errno = EPERM; return -1; }}\n")
            expect(check, "FAIL", call, "Operation not permitted", "allow", env={"LD_PRELOAD": stub}, also=also)


def library_of_another_version():
    with tempfile.TemporaryDirectory() as folder:
        other = built(folder, "libisomem.so.0",
                      'const char *shmemx_version(void) { return "isomem 99.0.0, OpenSHMEM 2.0"; }\n')
        found = findings(env={"LD_LIBRARY_PATH": folder})
        text = found["library"]["finding"]
        assert found["library"]["verdict"] == "FAIL" and "99.0.0" in text and other in text, text
        assert "LD_LIBRARY_PATH" in found["library"]["cure"], found["library"]
        assert found["trial"]["verdict"] == "FAIL" and "shmem_init" in found["trial"]["finding"], found["trial"]


def incomplete_installation():
    with tempfile.TemporaryDirectory() as folder:
        alone = shutil.copy(OPTIONS.tool, Path(folder) / "isomem")
        expect("trial", "FAIL", "no oshrun", "install", tool=str(alone), also=("library", "trial on GPUs"))
        expect("library", "FAIL", "libisomem.so", "install", tool=str(alone), also=("trial", "trial on GPUs"))


def hosts():
    """All of them are this machine."""
    found = findings("-n", 1)
    assert "job on hosts" not in found, found
    if findings("-n", 1, "--hosts", "localhost")["UCX"]["verdict"] != "ok":
        return "skipped: no UCX"
    shell = Path(__file__).resolve().parent.parent / "fault" / "remote_shell.sh"
    env = {"ISOMEM_REMOTE_SHELL": str(shell), "UCX_TLS": "tcp"}
    found = findings("-n", 1, "--hosts", "a,b", env=env)
    assert found["job on hosts"]["verdict"] == "ok" and "2 hosts" in found["job on hosts"]["finding"], found
    env["ISOMEM_REMOTE_SHELL"] = "false"
    expect("hosts", "FAIL", "on host b", "ended with status 1", words=("-n", 1, "--hosts", "localhost,b"), env=env,
           also=("job on hosts",))
    result = isomem("doctor", "--hosts")
    assert result.returncode == 2 and "--hosts needs names" in result.stderr, result
    return None


def in_a_container():
    expect("container", "ok", "lxc", "memory limit", env={"container": "lxc"})


def files_of_gpus():
    wrap = own_mounts("mount -t tmpfs none /dev && touch /dev/null && ln -s /nowhere /dev/nvidia0")
    if not wrap:
        return "skipped: no mount namespaces"
    return expect("GPU files", "FAIL", "/dev/nvidia0: No such file", "--gpus all", wrap=wrap, also=("CUDA driver",))


def gpus():
    if not OPTIONS.fake_driver:
        expect("CUDA driver", findings()["CUDA driver"]["verdict"], "without its GPU half")
        return "skipped the rest: isomem is built without its GPU half"
    fake = {"LD_LIBRARY_PATH": OPTIONS.fake_driver, "FAKE_CUDA_DEVICES": "2", "FAKE_CUDA_LEAKS": "1"}
    expect("CUDA driver", "ok", OPTIONS.fake_driver, "2 GPUs", env=fake)
    expect("trial on GPUs", "ok", "device memory", env=fake)
    expect("visible GPUs", "FAIL", "names 3 GPUs, but 2", "nvidia-smi -L",
           env={**fake, "CUDA_VISIBLE_DEVICES": "0,1,7"})
    for value in ("", "-1"):
        hidden = {**fake, "CUDA_VISIBLE_DEVICES": value, "FAKE_CUDA_DEVICES": "0"}
        expect("visible GPUs", "warn", "hides all GPUs", env=hidden)
        expect("CUDA driver", "ok", "hidden", env=hidden)
    expect("visible GPUs", "ok", env={**fake, "CUDA_VISIBLE_DEVICES": "1,0"})
    expect("peer access", "FAIL", "GPUs 0 and 1", "nvidia-smi topo",
           env={**fake, "FAKE_CUDA_FAIL": "cuDeviceCanAccessPeer:1"})
    expect("CUDA driver", "FAIL", "finds no GPU", "nvidia-smi", env={**fake, "FAKE_CUDA_DEVICES": "0"})
    expect("CUDA driver", "FAIL", "has no cuMemCreate", "530", env={**fake, "FAKE_CUDA_FAIL": "cuMemCreate:0"})
    expect("trial on GPUs", "FAIL", "creating", "of memory for the library",
           env={**fake, "FAKE_CUDA_FAIL": "cuMemCreate:2"})
    for attribute, value, verdict, says in ((75, 7, "FAIL", "is sm_70"), (103, 0, "FAIL", "cannot share its memory"),
                                            (20, 2, "FAIL", "prohibited"), (20, 3, "warn", "one process only")):
        expect("GPUs", verdict, "GPU 0", says,
               env={**fake, "FAKE_CUDA_ATTRIBUTE": str(attribute), "FAKE_CUDA_VALUE": str(value)})
    expect("GPUs", "warn", "MIG", env={**fake, "FAKE_CUDA_NAME": "NVIDIA A100 MIG 1g.5gb"})
    return None


run_cases([good_environment, text_for_people, limits_of_the_shell, limit_of_processes, variables, started_by_others,
           address_of_the_window, many_pes, without_proc, proc_of_another_namespace,
           processes_of_others_hidden, limits_of_a_cgroup, settings_of_the_kernel, forbidden_calls,
           library_of_another_version, incomplete_installation, hosts, in_a_container, files_of_gpus, gpus])
