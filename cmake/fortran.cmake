# SPDX-License-Identifier: Apache-2.0
# The Fortran routines are in the library always: they need no Fortran compiler. With one there are the wrapper oshfort
# and the tests.
#
# Sets ISOMEM_FORTRAN to ON or OFF, and with ON: fortran_flags, what programs are compiled with.
set(ISOMEM_FORTRAN AUTO CACHE STRING "oshfort and the Fortran tests: AUTO (if there is a compiler), ON or OFF")
set_property(CACHE ISOMEM_FORTRAN PROPERTY STRINGS AUTO ON OFF)

if(ISOMEM_FORTRAN STREQUAL "AUTO" AND (ISOMEM_UNIT_ONLY OR CMAKE_CROSSCOMPILING))
  set(ISOMEM_FORTRAN OFF)
endif()
if(ISOMEM_FORTRAN)
  include(CheckLanguage)
  if(NOT CMAKE_Fortran_COMPILER)
    unset(CMAKE_Fortran_COMPILER CACHE) # it may have been installed since
  endif()
  find_program(GFORTRAN gfortran)
  if(GFORTRAN AND NOT DEFINED ENV{FC})
    set(ENV{FC} ${GFORTRAN}) # CMake takes f95 first, whatever that is
  endif()
  check_language(Fortran)
  if(CMAKE_Fortran_COMPILER)
    enable_language(Fortran)
    set(ISOMEM_FORTRAN ON)
    message(STATUS "Fortran: oshfort runs ${CMAKE_Fortran_COMPILER}")
  elseif(ISOMEM_FORTRAN STREQUAL "AUTO")
    message(STATUS "No Fortran compiler (gfortran): isomem is built without oshfort and the Fortran tests")
    set(ISOMEM_FORTRAN OFF)
  else()
    message(FATAL_ERROR "ISOMEM_FORTRAN=ON needs a Fortran compiler: install gfortran, or set FC.")
  endif()
endif()

# SHPALLOC and SHMEM_PTR need Cray pointers. One routine takes data of any type: gfortran sees calls that differ.
set(fortran_flags "")
if(ISOMEM_FORTRAN AND CMAKE_Fortran_COMPILER_ID STREQUAL "GNU")
  set(fortran_flags -fcray-pointer -fallow-argument-mismatch)
endif()
