# SPDX-License-Identifier: Apache-2.0
# What the seed of the tests chooses when they are built.
set(ISOMEM_TEST_SEED "" CACHE STRING "Chooses the numbers of PEs that tests run with")
set(ISOMEM_TEST_SMALL 0 CACHE STRING "Of programs that are only compiled, or that compare, leave out two of three")

# isomem_chance(NAME N RESULT): a number below N
function(isomem_chance name n result)
  string(MD5 digits "${ISOMEM_TEST_SEED} ${name}")
  string(SUBSTRING ${digits} 0 6 digits)
  math(EXPR chance "0x${digits} % ${n}")
  set(${result} ${chance} PARENT_SCOPE)
endfunction()

# isomem_is_left_out(NAME RESULT): whether the small sample of `./dev test` does without a program. GPU programs that
# no GPU runs here, and the versions for MPI that applications are compared with, take long to compile and use hardly
# anything of the library: one of three is enough to see at once that they compile. CI has all, and so has what is built
# in the same folder without tests: ./dev report needs them.
function(isomem_is_left_out name result)
  isomem_chance(${name} 3 third)
  set(left_out FALSE)
  if(BUILD_TESTING AND ISOMEM_TEST_SMALL AND NOT third EQUAL 0)
    set(left_out TRUE)
  endif()
  set(${result} ${left_out} PARENT_SCOPE)
endfunction()
