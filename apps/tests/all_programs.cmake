# SPDX-License-Identifier: Apache-2.0
# Tests over all applications, when their folders have registered them.
get_property(programs GLOBAL PROPERTY app_programs)
get_property(programs_with GLOBAL PROPERTY app_programs_with_long_run)
foreach(program IN LISTS programs)
  if(NOT program IN_LIST programs_with)
    message(FATAL_ERROR "${program} has no long_run, which is to show progress.")
  endif()
endforeach()
get_property(long_runs GLOBAL PROPERTY app_long_runs)
add_test(NAME app.progress COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_LIST_DIR}/progress.py
  $<TARGET_FILE:oshrun> ${long_runs})
set_tests_properties(app.progress PROPERTIES LABELS apps TIMEOUT 400 PROCESSORS 4)
add_test(NAME app.size COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_LIST_DIR}/size_test.py)
set_tests_properties(app.size PROPERTIES LABELS apps TIMEOUT 60)
