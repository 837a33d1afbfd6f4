# SPDX-License-Identifier: Apache-2.0
# Programs of one directory become tests under oshrun, for every number of PEs and every wire; the tests are named
# after the directory, <directory>.<program>.<wire>.<PEs>. Comment lines at the top of a program (in Fortran with ! for
# //) change what is run:
#   // PES: 2 4          numbers of PEs (default 1 2 3 5 8)
#   // WIRES: shm        ways to reach other PEs (default shm, loopback: a virtual host for each PE, mixed: several
#                        PEs on each of several virtual hosts, ucx and libfabric: the same with these between them,
#                        and agents: hosts that are machines to oshrun and the PEs, though there is one only)
#   // TIMEOUT: 120      seconds (default 60)
#   // ENV: NAME=VALUE   environment, may repeat
#   // SANITIZERS: no    not in sanitizer builds (programs that need the real address space)
#   // ALL: only         only with ./dev test --all
#   // LOCK: memory      not beside other tests with this lock
# All of these forms run with ./dev test --all, a sample otherwise: see isomem_sample and isomem_hosts. Programs then
# try all of their sizes (ISOMEM_TEST_ALL) through memory and in the mixed forms; over the other wires, where that takes
# hours, the sizes of the sample.
# With UCX a quarter of the programs run otherwise, by the seed, and over agents another quarter, with 2 PEs only, to
# save time; with libfabric an eighth. None where these are not installed, or in sanitizer builds.
# A program that cannot run here (too little memory, say) says why and exits with status 77: skipped.
include(precompiled)
include(sample)
set(ISOMEM_TEST_SLOW "" CACHE STRING "Factor of all time limits, for full matrices or a slow machine")
set(time_factor 1)
if(ISOMEM_SANITIZE OR CMAKE_CROSSCOMPILING)
  set(time_factor 3)
endif()
if(ISOMEM_TEST_SLOW)
  math(EXPR time_factor "${time_factor} * ${ISOMEM_TEST_SLOW}")
endif()

# Tests that compile all the time come first, and have the cores to themselves (of ctest's slots two are more than
# there are cores): PEs that wait for each other beside a compiler take up to thirty times as long.
function(isomem_tests_compile)
  set_tests_properties(${ARGN} PROPERTIES COST 500 PROCESSORS 2)
endfunction()

find_library(ISOMEM_LIBUCP NAMES libucp.so.0)
find_library(ISOMEM_LIBFABRIC NAMES libfabric.so.1)
mark_as_advanced(ISOMEM_LIBUCP ISOMEM_LIBFABRIC)

# The wires over networks that a program runs with.
function(isomem_network_wires name result)
  isomem_chance(${name} 8 eighth)
  math(EXPR chance "${eighth} % 4")
  set(wires "")
  if(ISOMEM_LIBUCP AND NOT ISOMEM_SANITIZE)
    if(ISOMEM_TEST_ALL OR chance EQUAL 0)
      list(APPEND wires ucx)
    endif()
    if(ISOMEM_TEST_ALL OR chance EQUAL 1)
      list(APPEND wires agents)
    endif()
  endif()
  if(ISOMEM_LIBFABRIC AND NOT ISOMEM_SANITIZE AND (ISOMEM_TEST_ALL OR eighth EQUAL 2))
    list(APPEND wires libfabric)
  endif()
  set(${result} "${wires}" PARENT_SCOPE)
endfunction()

# The words after "// KEY:" or "! KEY:" in the first 20 lines of a file.
function(isomem_directive file key default result)
  file(STRINGS ${file} lines LIMIT_COUNT 20)
  set(found "")
  foreach(line IN LISTS lines)
    if(line MATCHES "^(//|!) ${key}: *(.*)$")
      string(STRIP "${CMAKE_MATCH_2}" words)
      string(REGEX REPLACE " +" ";" words "${words}")
      list(APPEND found ${words})
    endif()
  endforeach()
  if(found STREQUAL "")
    set(found ${default})
  endif()
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# The cores that ctest counts for a job of n PEs. Their waits yield: the PEs of a large job share three, so that tests
# which mostly wait run beside them.
function(isomem_processors n result)
  set(processors ${n})
  if(processors GREATER 3)
    set(processors 3)
  endif()
  set(${result} ${processors} PARENT_SCOPE)
endfunction()

function(isomem_multi_tests directory)
  file(GLOB programs CONFIGURE_DEPENDS ${directory}/*.c ${directory}/*.cpp)
  get_filename_component(group ${directory} NAME)
  foreach(program IN LISTS programs)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${program})
    isomem_directive(${program} SANITIZERS yes sanitizers)
    if(ISOMEM_SANITIZE AND NOT sanitizers)
      continue()
    endif()
    get_filename_component(name ${program} NAME_WE)
    add_executable(${group}_${name} ${program})
    target_link_libraries(${group}_${name} PRIVATE isomem Threads::Threads)
    target_compile_options(${group}_${name} PRIVATE -Wall -Wextra $<$<BOOL:${ISOMEM_WERROR}>:-Werror>)
    # The library is what they test, and a third of the time to compile them goes into -O2. Those of the rules observe
    # the order of loads and stores, as users compile them.
    if(group STREQUAL multi AND NOT ISOMEM_TEST_ALL)
      target_compile_options(${group}_${name} PRIVATE $<$<CONFIG:Release>:-O1>)
    endif()
    file(STRINGS ${program} helpers REGEX "^#include \"[.][.]/common/")
    if(helpers AND program MATCHES "[.]cpp$")
      isomem_precompiled_headers(${group} ${group}_${name} <algorithm> <complex>
        ${PROJECT_SOURCE_DIR}/tests/common/check.hpp ${PROJECT_SOURCE_DIR}/tests/common/types.hpp)
    endif()
    isomem_register_multi(${program} ${group} ${name})
  endforeach()
endfunction()

# Of these numbers of PEs those for this program and wire: 1, 2 and one of the larger ones, by the seed.
function(isomem_sample name wire numbers result)
  set(small ${numbers})
  list(FILTER small INCLUDE REGEX "^[12]$")
  set(large ${numbers})
  list(FILTER large EXCLUDE REGEX "^[12]$")
  list(LENGTH large count)
  if(count GREATER 1 AND NOT ISOMEM_TEST_ALL)
    isomem_chance("${name} ${wire}" ${count} chosen)
    list(GET large ${chosen} large)
  endif()
  set(${result} ${small} ${large} PARENT_SCOPE)
endfunction()

# The variable that spreads n PEs over hosts; empty where that form is none of its own, or left to ./dev test --all: a
# host for each of more than 2 PEs shows little that the mixed forms do not, and takes most of the time.
function(isomem_hosts wire n result)
  set(mixed_3 2)        # two and one
  set(mixed_5 2,cyclic) # 0 2 4, 1 3
  set(mixed_8 3)        # three, three and two
  set(${result} "" PARENT_SCOPE)
  if(wire STREQUAL loopback AND n MATCHES "^(3|5|8)$" AND NOT ISOMEM_TEST_ALL)
    return()
  elseif(wire STREQUAL ucx)
    set(mixed_2 2)
    if(DEFINED mixed_${n} AND (n EQUAL 2 OR ISOMEM_TEST_ALL))
      set(${result} "ISOMEM_WIRE=ucx;ISOMEM_HOSTS=${mixed_${n}}" PARENT_SCOPE)
    endif()
  elseif(wire STREQUAL libfabric)
    set(mixed_2 2)
    if(DEFINED mixed_${n})
      set(${result} "ISOMEM_WIRE=libfabric;ISOMEM_HOSTS=${mixed_${n}}" PARENT_SCOPE)
    endif()
  elseif(wire STREQUAL agents)
    if(n EQUAL 2 OR (n MATCHES "^(3|5|8)$" AND ISOMEM_TEST_ALL))
      set(shell ${PROJECT_SOURCE_DIR}/tests/fault/remote_shell.sh)
      set(${result} "ISOMEM_REMOTE_SHELL=${shell};UCX_TLS=tcp;ISOMEM_TEST_HOSTS=2" PARENT_SCOPE)
    endif()
  elseif(NOT wire STREQUAL mixed)
    set(${result} "ISOMEM_WIRE=${wire}" PARENT_SCOPE)
  elseif(DEFINED mixed_${n})
    set(${result} "ISOMEM_HOSTS=${mixed_${n}}" PARENT_SCOPE)
  endif()
endfunction()

function(isomem_register_multi program group name)
  isomem_directive(${program} PES "1;2;3;5;8" numbers)
  isomem_directive(${program} WIRES "shm;loopback;mixed" wires)
  isomem_directive(${program} TIMEOUT 60 timeout)
  math(EXPR timeout "${timeout} * ${time_factor}")
  isomem_directive(${program} ENV "" environment)
  isomem_directive(${program} LOCK "" lock)
  isomem_directive(${program} ALL "" all)
  if(all STREQUAL only AND NOT ISOMEM_TEST_ALL)
    return()
  endif()
  if(mixed IN_LIST wires)
    isomem_network_wires(${name} network_wires)
    list(APPEND wires ${network_wires})
  endif()
  foreach(wire IN LISTS wires)
    isomem_sample(${name} ${wire} "${numbers}" sample)
    foreach(n IN LISTS sample)
      set(test ${group}.${name}.${wire}.${n})
      isomem_hosts(${wire} ${n} hosts)
      if(NOT hosts)
        continue()
      endif()
      set(on_hosts "")
      if(wire STREQUAL agents)
        set(on_hosts --hosts a,b)
      endif()
      add_test(NAME ${test} COMMAND oshrun -n ${n} ${on_hosts} $<TARGET_FILE:${group}_${name}>)
      # With 2 PEs all argument checks are on: they must find nothing in a correct program.
      set(checks "")
      if(n EQUAL 2)
        set(checks "ISOMEM_CHECK=full")
      endif()
      # With 5 PEs collectives go in steps, as they do with many PEs that have a core each.
      if(n EQUAL 5)
        set(checks "ISOMEM_COLL=counter_pes=1,flat_pes=1,cores=4096")
      endif()
      if(wire MATCHES "^(loopback|ucx|libfabric|agents)$")
        list(APPEND checks "ISOMEM_TEST_ALL=0")
      endif()
      isomem_processors(${n} processors)
      set_tests_properties(${test} PROPERTIES LABELS "${group};wire_${wire};pes_${n}" TIMEOUT ${timeout}
        PROCESSORS ${processors} SKIP_RETURN_CODE 77 RESOURCE_LOCK "${lock}"
        ENVIRONMENT "${hosts};${checks};${environment}")
    endforeach()
  endforeach()
endfunction()
