# SPDX-License-Identifier: Apache-2.0
# The tests of the applications: every variant, type and number of PEs against the single-PE reference,
# over all wires of tests/multi.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
include(multi_test) # isomem_sample, isomem_hosts, time_factor
math(EXPR timeout "120 * ${time_factor}")

# app_test(NAME PROGRAM PES arguments...): by 1, 2, 3, 5 and 8 PEs, of which the sample takes 1, 2 and another for
# each wire. The case of each program that EVERY names is small: through memory it runs with each number from 1 to 8.
set(app_pes 1 2 3 4 5 6 7 8)
function(app_test name program pes)
  cmake_parse_arguments(PARSE_ARGV 3 app "EVERY" "" "")
  foreach(wire shm loopback mixed)
    isomem_sample(${name} ${wire} "1;2;3;5;8" sample)
    if(wire STREQUAL "shm" AND app_EVERY)
      set(sample ${app_pes})
    endif()
    if(NOT pes IN_LIST sample)
      continue()
    endif()
    set(test app.${name}.${wire}.${pes})
    isomem_hosts(${wire} ${pes} hosts)
    if(NOT hosts)
      continue()
    endif()
    add_test(NAME ${test} COMMAND oshrun -n ${pes} $<TARGET_FILE:${program}> ${app_UNPARSED_ARGUMENTS} -check)
    isomem_processors(${pes} processors)
    set_tests_properties(${test} PROPERTIES LABELS "apps;wire_${wire};pes_${pes}" TIMEOUT ${timeout}
      PROCESSORS ${processors} ENVIRONMENT "${hosts}")
  endforeach()
endfunction()

# network_app_test(NAME PROGRAM PES arguments...): each PE on a virtual host, over the networks that are installed
function(network_app_test name program pes)
  set(wires "")
  if(ISOMEM_LIBUCP AND NOT ISOMEM_SANITIZE)
    list(APPEND wires ucx)
  endif()
  if(ISOMEM_LIBFABRIC AND NOT ISOMEM_SANITIZE)
    list(APPEND wires libfabric)
  endif()
  isomem_processors(${pes} processors)
  foreach(wire IN LISTS wires)
    set(test app.${name}.${wire}.${pes})
    add_test(NAME ${test} COMMAND oshrun -n ${pes} $<TARGET_FILE:${program}> ${ARGN} -check)
    set_tests_properties(${test} PROPERTIES LABELS "apps;wire_${wire};pes_${pes}" TIMEOUT ${timeout}
      PROCESSORS ${processors} ENVIRONMENT "ISOMEM_WIRE=${wire};ISOMEM_HOSTS=${pes};UCX_TLS=tcp;UCX_LOG_LEVEL=fatal")
  endforeach()
endfunction()

# usual_test(PROGRAM [--refuse='ARGUMENTS => WORDS']... [-- ARGUMENTS of a small run]): see usual.py
function(usual_test program)
  add_test(NAME app.${program}.usual COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/apps/tests/usual.py
    $<TARGET_FILE:oshrun> $<TARGET_FILE:${program}> ${ARGN})
  set_tests_properties(app.${program}.usual PROPERTIES LABELS apps TIMEOUT ${timeout} PROCESSORS 3)
endfunction()

# long_run(PROGRAM arguments...): of which app.progress sees that it shows how far it is
function(long_run program)
  set_property(GLOBAL APPEND PROPERTY app_long_runs -- $<TARGET_FILE:${program}> ${ARGN})
  set_property(GLOBAL APPEND PROPERTY app_programs_with_long_run ${program})
endfunction()

# mpi_test(PROGRAM arguments...): the message-passing version, where it was built, with its check
function(mpi_test program)
  if(NOT TARGET ${program})
    return()
  endif()
  add_test(NAME app.${program} COMMAND ${MPIEXEC_EXECUTABLE} -n 3 $<TARGET_FILE:${program}> ${ARGN} -check)
  set_tests_properties(app.${program} PROPERTIES LABELS apps TIMEOUT ${timeout} PROCESSORS 3 ENVIRONMENT
    "OMPI_ALLOW_RUN_AS_ROOT=1;OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1;OMPI_MCA_mpi_yield_when_idle=1;\
OMPI_MCA_rmaps_base_oversubscribe=1;PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe")
endfunction()

# gpu_app_test(PROGRAM arguments...): on GPUs, where the program was built; 77 where there is none. gpu_app_pes: by how
# many PEs, if not by 1 to 4.
function(gpu_app_test program)
  named_gpu_app_test(${program} ${program} ${ARGN})
endfunction()
function(named_gpu_app_test name program)
  if(NOT TARGET ${program})
    return()
  endif()
  if(NOT DEFINED gpu_app_pes)
    set(gpu_app_pes 1 2 3 4)
  endif()
  foreach(pes IN LISTS gpu_app_pes)
    add_test(NAME app.${name}.${pes} COMMAND oshrun -n ${pes} $<TARGET_FILE:${program}> ${ARGN} -check)
    isomem_processors(${pes} processors)
    set_tests_properties(app.${name}.${pes} PROPERTIES LABELS "apps;gpu" TIMEOUT ${timeout} PROCESSORS ${processors}
      SKIP_RETURN_CODE 77 RESOURCE_LOCK gpu)
  endforeach()
endfunction()
mpi_test(jacobi_mpi -nx 61 -ny 47 -niter 401)
mpi_test(matmul_mpi -n 167)
gpu_app_test(jacobi_gpu -nx 67 -ny 45 -niter 101 -nccheck 7)
named_gpu_app_test(jacobi_gpu.norm_on_cpu jacobi_gpu -nx 67 -ny 45 -niter 101 -nccheck 7 -norm cpu)
named_gpu_app_test(jacobi_gpu.without_norm jacobi_gpu -nx 67 -ny 45 -niter 101)
gpu_app_test(matmul_gpu -n 167)
mpi_test(matmul_gpu_mpi -n 167)
if(TARGET matmul_gpu_mpi)
  set_tests_properties(app.matmul_gpu_mpi PROPERTIES LABELS "apps;gpu" SKIP_RETURN_CODE 77 RESOURCE_LOCK gpu)
endif()

set(steps 1000) # in which PEs that do not wait for each other have to be noticed
if(ISOMEM_TEST_ALL)
  set(steps 5000)
endif()
foreach(pes IN LISTS app_pes)
  # One row on each PE: every row is both edges. With a reduction in every iteration, and with none but the first, when
  # only the halo exchange keeps PEs in step.
  math(EXPR row_each "${pes} + 2")
  # One more row than twice the PEs: blocks of two and of three.
  math(EXPR few_rows "2 * ${pes} + 3")
  # All variants, one after the other, on the same arrays.
  foreach(type float double)
    app_test(jacobi.${type} jacobi ${pes} -type ${type} -nx 61 -ny 47 -niter 201 -nccheck 7 -repeat 2)
  endforeach()
  app_test(jacobi.one_row_each jacobi ${pes} -type double -nx 5 -ny ${row_each} -niter 1000 -nccheck 1 -repeat 1)
  app_test(jacobi.one_row_in_step jacobi ${pes}
    -type double -nx 7 -ny ${row_each} -niter ${steps} -nccheck ${steps} -repeat 2)
  app_test(jacobi.few_rows jacobi ${pes} EVERY -nx 1027 -ny ${few_rows} -niter 1000 -nccheck 1000 -repeat 1)
  app_test(jacobi.until_converged jacobi ${pes}
    -type double -nx 19 -ny 23 -niter 100000 -nccheck 3 -tol 1e-5 -repeat 1)
  if(TARGET matmul)
    # As many columns as PEs, a remainder, and Freivalds' check (n > 512).
    app_test(matmul.column_each matmul ${pes} -n ${pes} -repeat 2)
    app_test(matmul.remainder matmul ${pes} EVERY -n 167 -repeat 2)
    app_test(matmul.large matmul ${pes} -n 611 -repeat 1)
  endif()
endforeach()
usual_test(jacobi "--refuse=-ny 4 => fewer than the 3 PEs" -- -nx 40 -ny 30 -niter 20)
long_run(jacobi -nx 512 -ny 512 -steps 500000 -repeat 1)
if(TARGET matmul)
  usual_test(matmul "--refuse=-n 2 => fewer columns than the 3 PEs" -- -n 40)
  long_run(matmul -n 5000 -repeat 3 -variant overlap)
endif()

set(app_programs --oshrun $<TARGET_FILE:oshrun> --jacobi $<TARGET_FILE:jacobi>)
if(TARGET matmul)
  list(APPEND app_programs --matmul $<TARGET_FILE:matmul>)
endif()
add_test(NAME app.command_lines
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_LIST_DIR}/command_lines.py ${app_programs})
set_tests_properties(app.command_lines PROPERTIES LABELS apps TIMEOUT ${timeout} PROCESSORS 4)
if(TARGET matmul AND PNG_FOUND AND NOT ISOMEM_SANITIZE)
  add_test(NAME app.demo COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/tools/demo.py
    --build ${PROJECT_BINARY_DIR} --out ${PROJECT_BINARY_DIR}/demo-test --small)
  set_tests_properties(app.demo PROPERTIES LABELS apps TIMEOUT ${timeout} PROCESSORS 4)
endif()

# The report of small runs, in a browser. It has everything only where all programs were built.
if(TARGET matmul AND NOT ISOMEM_SANITIZE)
  add_test(NAME app.report COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_LIST_DIR}/report_test.py ${PROJECT_BINARY_DIR})
  set_tests_properties(app.report PROPERTIES LABELS apps TIMEOUT 400 PROCESSORS 4 SKIP_RETURN_CODE 77)
  foreach(what programs folder)
    add_test(NAME app.report_faults.${what}
      COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_LIST_DIR}/report_faults_test.py ${PROJECT_BINARY_DIR} ${what})
    set_tests_properties(app.report_faults.${what} PROPERTIES LABELS apps TIMEOUT 400)
  endforeach()
endif()
