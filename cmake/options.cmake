# SPDX-License-Identifier: Apache-2.0
# What every isomem target is compiled and linked with.
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Release, Debug or RelWithDebInfo" FORCE)
endif()

option(ISOMEM_WERROR "Warnings are errors" OFF)
option(ISOMEM_UNIT_ONLY "Build the library and its unit tests only (cross builds)" OFF)
option(ISOMEM_APPS "Build the applications in apps/, which are not installed" ON)
option(ISOMEM_FAKE_GPU "With ISOMEM_UNIT_ONLY: the GPU half too, and its tests about several threads" OFF)
option(ISOMEM_THREAD_PES "The C API's state is per thread, so that threads can be PEs (tests only)" OFF)
option(ISOMEM_UNITY "Compile the library's sources several at a time: two thirds of the time" ON)
option(ISOMEM_TEST_ALL "Also the tests that ./dev test leaves to --all" OFF)
set(ISOMEM_OPTIMIZATION -O2 CACHE STRING "Of a release build without sanitizers")
set(ISOMEM_SANITIZE "" CACHE STRING "Argument of -fsanitize=, for example thread or address,undefined")

if(NOT CMAKE_SYSTEM_NAME STREQUAL "Linux")
  message(FATAL_ERROR "isomem needs Linux (memfd, futex, /proc); this is ${CMAKE_SYSTEM_NAME}.")
endif()
foreach(lang CXX C)
  if(CMAKE_${lang}_COMPILER_ID STREQUAL "GNU" AND CMAKE_${lang}_COMPILER_VERSION VERSION_LESS 11)
    message(FATAL_ERROR "isomem needs gcc 11 or newer; ${CMAKE_${lang}_COMPILER} is "
      "${CMAKE_${lang}_COMPILER_VERSION}. Choose another: CC=gcc-12 CXX=g++-12 ./dev test")
  elseif(CMAKE_${lang}_COMPILER_ID STREQUAL "Clang" AND CMAKE_${lang}_COMPILER_VERSION VERSION_LESS 14)
    message(FATAL_ERROR "isomem needs clang 14 or newer; ${CMAKE_${lang}_COMPILER} is "
      "${CMAKE_${lang}_COMPILER_VERSION}. Choose another: CC=gcc-12 CXX=g++-12 ./dev test")
  elseif(NOT CMAKE_${lang}_COMPILER_ID MATCHES "^(GNU|Clang)$")
    message(WARNING "${CMAKE_${lang}_COMPILER} (${CMAKE_${lang}_COMPILER_ID}) is not tested with isomem.")
  endif()
endforeach()

# ccache where it is found; nvcc is started through it as well. What one clone has compiled, another need not: paths
# below the source count as relative ones.
find_program(CCACHE ccache)
set(compiler_launcher "")
if(CCACHE)
  # what it must not mind where headers are precompiled: their time, and macros that they have seen
  set(compiler_launcher ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}
    CCACHE_SLOPPINESS=pch_defines,time_macros)
  if(ISOMEM_SANITIZE) # reports name lines of files, wherever those are
    list(APPEND compiler_launcher CCACHE_NOHASHDIR=1)
  endif()
  list(APPEND compiler_launcher ${CCACHE})
  foreach(lang C CXX)
    if(NOT DEFINED CMAKE_${lang}_COMPILER_LAUNCHER)
      set(CMAKE_${lang}_COMPILER_LAUNCHER ${compiler_launcher})
    endif()
  endforeach()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU") # leave the mention of a precompiled header in what ccache looks at
    add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fpch-preprocess>)
  endif()
endif()

set(CMAKE_C_STANDARD 11)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_C_VISIBILITY_PRESET hidden)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
# What sanitizers see does not depend on it. Most of their time goes to the compiler, with threads to what is compiled.
# The demo is compiled with -O1: applications have -O3 of their own, and the rest is there in a quarter less time.
set(optimization ${ISOMEM_OPTIMIZATION})
if(ISOMEM_SANITIZE MATCHES "thread")
  set(optimization -O1)
elseif(ISOMEM_SANITIZE)
  set(optimization -O0)
endif()
foreach(lang C CXX)
  set(CMAKE_${lang}_FLAGS_RELEASE ${optimization} CACHE STRING "Flags of a release build" FORCE)
endforeach()

# Tools find the library beside themselves, in the build tree and wherever an installed tree is moved to.
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib)
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib)
file(RELATIVE_PATH bin_to_lib ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR})
set(CMAKE_BUILD_RPATH_USE_ORIGIN ON)
set(CMAKE_INSTALL_RPATH "$ORIGIN/${bin_to_lib}")

set(THREADS_PREFER_PTHREAD_FLAG ON)
find_package(Threads REQUIRED)

add_library(isomem_options INTERFACE)
target_include_directories(isomem_options INTERFACE ${PROJECT_SOURCE_DIR}/include ${PROJECT_SOURCE_DIR}/src)
target_compile_definitions(isomem_options INTERFACE
  ISOMEM_VERSION="${PROJECT_VERSION}" $<$<BOOL:${ISOMEM_THREAD_PES}>:ISOMEM_THREAD_PES=1>)
target_compile_options(isomem_options INTERFACE
  -Wall -Wextra -Wpedantic $<$<BOOL:${ISOMEM_WERROR}>:-Werror> -fno-math-errno)
target_link_libraries(isomem_options INTERFACE Threads::Threads ${CMAKE_DL_LIBS})

# Sanitizers go to every target of the tree: test programs must be built like the library.
if(ISOMEM_SANITIZE)
  add_compile_options(-fsanitize=${ISOMEM_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all
    -fdebug-prefix-map=${PROJECT_SOURCE_DIR}=.) # reports name files from here on, and clones share objects
  add_link_options(-fsanitize=${ISOMEM_SANITIZE})
endif()

# The C++ runtime is linked in: one shared object less to load, and C programs need no libstdc++. What nobody calls of
# it is left out: some of that is of a newer glibc than all the rest.
add_library(isomem_static_runtime INTERFACE)
if(NOT ISOMEM_SANITIZE)
  target_link_options(isomem_static_runtime INTERFACE -static-libstdc++ -static-libgcc LINKER:--exclude-libs,ALL
    LINKER:--gc-sections)
endif()

# Lazy binding: a short program pays only for the C library calls it makes.
add_library(isomem_link INTERFACE)
target_link_libraries(isomem_link INTERFACE isomem_static_runtime)
target_link_options(isomem_link INTERFACE LINKER:-z,lazy LINKER:-z,relro LINKER:--hash-style=gnu LINKER:-O1)
# What every PE relocates for itself, and each library that it loads, is memory of its own: none that is not needed.
target_link_options(isomem_link INTERFACE LINKER:--gc-sections LINKER:--as-needed)
if(NOT ISOMEM_SANITIZE)
  target_link_options(isomem_link INTERFACE LINKER:--no-undefined)
endif()
