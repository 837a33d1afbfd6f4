# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash disable=SC2154 # variables of ./dev
# The stages of `./dev test` for the Python package and torch's backend; part of ./dev, which reads this.

# Without its dependencies torch takes the libraries of the CUDA toolkit, which tests/python/job_test.py names.
install_torch() {
  local pip=$1/bin/pip
  if [[ -e /usr/local/cuda/lib64/libcublas.so.13 ]]; then
    "$pip" install --no-deps torch==2.11.0 typing-extensions sympy mpmath networkx jinja2 markupsafe fsspec filelock \
      setuptools nvidia-cusparselt-cu13==0.8.0 nvidia-nvshmem-cu13==3.4.5 nvidia-cufile triton==3.7.1 \
      numba==0.68.1 llvmlite==0.50.0 numba-cuda==0.30.4 cuda-bindings==13.5.0 cuda-core cuda-pathfinder packaging \
      nvshmem4py-cu13==0.4.1 expecttest
  else
    "$pip" install torch expecttest
  fi
}

# The Python package in a virtual environment, around the release build's library.
python_environment() {
  local pip=build/python/venv/bin/pip prefix=$PWD/build/python/prefix
  cmake --install build/release --prefix "$prefix" >/dev/null || return 1
  # by the environment: pip has options for it since 23.1 only
  SKBUILD_CMAKE_DEFINE="ISOMEM_INSTALLED=$prefix" \
    "$pip" install --quiet --no-build-isolation --no-deps --force-reinstall .
}

python_stage() {
  local venv=$PWD/build/python/venv
  local -a system_packages=()
  python3 -c 'import importlib.util, sys; sys.exit(not importlib.util.find_spec("torch"))' &&
    system_packages=(--system-site-packages)
  if ! want python; then
    skip_stage "Python package" "python3-venv or python3-dev is not installed"
    return 0
  fi
  [[ -x $venv/bin/pip ]] || quietly "making $venv" "$log_dir/python-venv.log" python3 -m venv \
    "${system_packages[@]}" "$venv" || return 1
  if ! "$venv/bin/python" -c 'import nanobind, numpy, scikit_build_core' >/dev/null 2>&1 &&
    { [[ -n ${ISOMEM_DEV_NO_INSTALL:-} ]] || ! quietly "installing what it needs by pip" "$log_dir/python-pip.log" \
      "$venv/bin/pip" install scikit-build-core nanobind numpy; }; then
    skip_stage "Python package" "scikit-build-core, nanobind and numpy are not installed in $venv"
    return 0
  fi
  # without them the test of bfloat16 has less to do, and that of types is skipped
  if [[ -z ${ISOMEM_DEV_NO_INSTALL:-} ]] && ! "$venv/bin/python" -c 'import ml_dtypes, mypy' >/dev/null 2>&1; then
    quietly "installing ml_dtypes and mypy by pip" "$log_dir/python-pip-tests.log" "$venv/bin/pip" install \
      ml_dtypes mypy || true
  fi
  quietly "building the Python package" "$log_dir/python-build.log" python_environment || return 1
  run_tests python release -L python
}

# with_cuda_libraries COMMAND...: torch without its dependencies looks for them there.
with_cuda_libraries() {
  LD_LIBRARY_PATH=${LD_LIBRARY_PATH:-}:/usr/local/cuda/lib64 "$@"
}

has_torch() {
  with_cuda_libraries "$1/bin/python" -c 'import torch' >/dev/null 2>&1
}

# Of the tests with torch a part, which takes less than a minute on two cores; --all: all of them.
torch_stage() {
  local venv=$PWD/build/python/venv log=$log_dir/python-torch.log
  local -a only=(-L '^torch_sample$')
  if [[ -n ${ISOMEM_TEST_ALL:-} ]]; then only=(-L '^torch$'); fi
  if [[ ! -x $venv/bin/oshrun ]]; then
    skip_stage "torch backend" "the Python package is not installed in $venv"
    return 0
  fi
  if ! has_torch "$venv"; then
    if [[ -z $with_torch || -n ${ISOMEM_DEV_NO_INSTALL:-} ]]; then
      skip_stage "torch backend" "torch is not installed in $venv: ./dev test --torch does it"
      return 0
    fi
    if ! quietly "installing torch" "$log" install_torch "$venv" || ! has_torch "$venv"; then
      skip_stage "torch backend" "pip could not install torch (no network?), log: $log"
      return 0
    fi
  fi
  quietly "compiling the torch backend" "$log_dir/python-torch-build.log" with_cuda_libraries "$venv/bin/python" \
    -c 'import isomem.torch; isomem.torch._load()' || return 1
  run_tests torch release "${only[@]}"
}
