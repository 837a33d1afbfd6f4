# SPDX-License-Identifier: Apache-2.0
# The tests of the applications: every variant, type and number of PEs against the single-PE reference,
# over all wires of tests/multi.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
include(multi_test) # isomem_sample, isomem_hosts, time_factor
math(EXPR timeout "120 * ${time_factor}")

# app_test(NAME PROGRAM PES arguments...)
function(app_test name program pes)
  foreach(wire shm loopback mixed)
    isomem_sample(${name} ${wire} "1;2;3;5;8" sample)
    if(NOT pes IN_LIST sample)
      continue()
    endif()
    set(test app.${name}.${wire}.${pes})
    isomem_hosts(${wire} ${pes} hosts)
    if(NOT hosts)
      continue()
    endif()
    add_test(NAME ${test} COMMAND oshrun -n ${pes} $<TARGET_FILE:${program}> ${ARGN} -check)
    set_tests_properties(${test} PROPERTIES LABELS "apps;wire_${wire};pes_${pes}" TIMEOUT ${timeout} PROCESSORS ${pes}
      ENVIRONMENT "${hosts}")
  endforeach()
endfunction()

# usual_test(PROGRAM [--refuse 'ARGUMENTS => WORDS']... [-- ARGUMENTS of a small run]): see usual.py
function(usual_test program)
  add_test(NAME app.${program}.usual COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/apps/tests/usual.py
    $<TARGET_FILE:oshrun> $<TARGET_FILE:${program}> ${ARGN})
  set_tests_properties(app.${program}.usual PROPERTIES LABELS apps TIMEOUT ${timeout} PROCESSORS 3)
endfunction()

set(steps 1000) # in which PEs that do not wait for each other have to be noticed
if(ISOMEM_TEST_ALL)
  set(steps 5000)
endif()
foreach(pes 1 2 3 5 8)
  # One row on each PE: every row is both edges. With a reduction in every iteration, and with none but the first, when
  # only the halo exchange keeps PEs in step.
  math(EXPR row_each "${pes} + 2")
  # One more row than twice the PEs: blocks of two and of three.
  math(EXPR few_rows "2 * ${pes} + 3")
  foreach(sync barrier signal overlap)
    foreach(type float double)
      app_test(jacobi.${sync}.${type} jacobi ${pes} -sync ${sync} -type ${type} -nx 61 -ny 47 -niter 401 -nccheck 7)
    endforeach()
    app_test(jacobi.${sync}.one_row_each jacobi ${pes}
      -sync ${sync} -type double -nx 5 -ny ${row_each} -niter 1000 -nccheck 1)
    app_test(jacobi.${sync}.one_row_in_step jacobi ${pes}
      -sync ${sync} -type double -nx 7 -ny ${row_each} -niter ${steps} -nccheck ${steps})
    app_test(jacobi.${sync}.few_rows jacobi ${pes}
      -sync ${sync} -nx 1027 -ny ${few_rows} -niter 1000 -nccheck 1000)
    app_test(jacobi.${sync}.until_converged jacobi ${pes}
      -sync ${sync} -type double -nx 19 -ny 23 -niter 100000 -nccheck 3 -tol 1e-5)
  endforeach()
  if(TARGET matmul)
    foreach(shift row block overlap)
      # As many columns as PEs, a remainder, and Freivalds' check (n > 512).
      app_test(matmul.${shift}.column_each matmul ${pes} -shift ${shift} -n ${pes})
      app_test(matmul.${shift}.remainder matmul ${pes} -shift ${shift} -n 167)
      app_test(matmul.${shift}.large matmul ${pes} -shift ${shift} -n 611)
    endforeach()
  endif()
endforeach()

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
