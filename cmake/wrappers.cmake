# SPDX-License-Identifier: Apache-2.0
# oshcc, oshc++ and oshfort (one template): compiler wrappers that find headers and library relative to their own place.
file(RELATIVE_PATH prefix_from_bin ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_PREFIX})
set(wrapper_dir ${PROJECT_BINARY_DIR}/wrappers)

function(isomem_wrapper name compiler variable language suffix)
  set(ISOMEM_COMPILER ${compiler})
  set(ISOMEM_COMPILER_VARIABLE ${variable})
  set(ISOMEM_LANGUAGE ${language})
  set(ISOMEM_SUFFIX ${suffix})
  set(ISOMEM_PREFIX_FROM_BIN ${prefix_from_bin})
  configure_file(${PROJECT_SOURCE_DIR}/tools/oshcc.in ${wrapper_dir}/${name} @ONLY)
  install(PROGRAMS ${wrapper_dir}/${name} DESTINATION ${CMAKE_INSTALL_BINDIR})
endfunction()

set(ISOMEM_COMPILE_FLAGS "")
set(ISOMEM_HELP "")
isomem_wrapper(oshcc ${CMAKE_C_COMPILER} ISOMEM_CC C .c)
isomem_wrapper(oshc++ ${CMAKE_CXX_COMPILER} ISOMEM_CXX C++ .cpp)
if(ISOMEM_FORTRAN)
  string(REPLACE ";" " " ISOMEM_COMPILE_FLAGS "${fortran_flags}")
  set(ISOMEM_HELP [=[
  --long-header      use a shmem.fh that declares all functions, for programs that declare none
  -fcoarray=lib      coarrays: link libcaf_isomem, the library that gfortran 12 to 16 call for them
The name caf is oshfort -fcoarray=lib:
  caf -O2 hello.f90 -o hello && cafrun -n 4 ./hello
]=])
  isomem_wrapper(oshfort ${CMAKE_Fortran_COMPILER} ISOMEM_FC Fortran .f90)
endif()
