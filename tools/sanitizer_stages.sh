# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash disable=SC2154 # variables of ./dev
# The stages of `./dev test` under ThreadSanitizer and AddressSanitizer; part of ./dev, which reads this.

# Unit tests (not in the small sample), and a few programs of several PEs (--all: each, in all forms) under
# AddressSanitizer. The collectives of threads take minutes more, and ThreadSanitizer has them. All sizes would take
# hours: the release build has them.
asan_targets=() asan_tests=(-L 'unit|multi|rules|apps')
choose_for_asan() {
  local programs
  # grep's status with -L differs between its versions
  programs=$(find tests/{multi,rules} -name '*.c' -o -name '*.cpp' | { xargs grep -L 'SANITIZERS: no' || true; } |
    grep -v statics | sort | sed 's|^tests/||; s|[.].*||' | shuf -n 6 --random-source=<(yes "$ISOMEM_TEST_SEED") | sort)
  mapfile -t asan_targets <<<"${programs//\//_}"$'\noshrun'
  programs=${programs//\//.}
  asan_tests=(-R "^(unit|${programs//$'\n'/|})." -L 'unit|pes_[358]' -E '^unit.(group_coll|collectives)_test')
  if [[ -n $small ]]; then
    asan_tests+=(-LE unit)
  else
    asan_targets+=(unit_tests)
  fi
}

build_tsan() { build tsan "${matrix[@]}"; }
build_asan() { build asan "${matrix[@]}" -- "${asan_targets[@]}"; }

asan_stage() {
  if ((${#asan_targets[@]} > 0)); then say "AddressSanitizer: ${asan_targets[*]}"; fi
  build_asan || return 1
  ISOMEM_TEST_ALL=0 ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1 run_tests asan asan "${asan_tests[@]}"
}

tsan_stage() {
  build_tsan || return 1
  TSAN_OPTIONS=halt_on_error=1:second_deadlock_stack=1 run_tests tsan tsan
}
