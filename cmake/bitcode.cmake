# SPDX-License-Identifier: Apache-2.0
# libnvshmem_device.bc: what kernels call, as LLVM bitcode, for compilers that link it by names of C (Triton, Numba,
# CuTe). clang writes it; nvcc has no such output. It has no code of a particular GPU, so one file serves all of them.
#
# With it: the target nvshmem_bitcode, and bitcode, the file.
set(ISOMEM_BITCODE AUTO CACHE STRING "Build libnvshmem_device.bc: AUTO (if clang 19 or newer is there), ON or OFF")
set_property(CACHE ISOMEM_BITCODE PROPERTY STRINGS AUTO ON OFF)
set(bitcode "")

# isomem_clang_version(RESULT): of ISOMEM_CLANG, 0 if there is none
function(isomem_clang_version result)
  set(version 0)
  if(ISOMEM_CLANG)
    execute_process(COMMAND ${ISOMEM_CLANG} --version OUTPUT_VARIABLE text ERROR_QUIET)
    if(text MATCHES "clang version ([0-9]+)")
      set(version ${CMAKE_MATCH_1})
    endif()
  endif()
  set(${result} ${version} PARENT_SCOPE)
endfunction()

if(ISOMEM_BITCODE)
  find_program(ISOMEM_CLANG NAMES clang-22 clang-21 clang-20 clang-19 clang
    DOC "clang that writes libnvshmem_device.bc")
  isomem_clang_version(clang_version)
  if(clang_version GREATER_EQUAL 19)
    set(bitcode ${PROJECT_BINARY_DIR}/bitcode/libnvshmem_device.bc)
  elseif(ISOMEM_BITCODE STREQUAL "AUTO")
    message(STATUS "No clang 19 or newer: libnvshmem_device.bc (for Triton, Numba, CuTe) is not built")
  else()
    message(FATAL_ERROR "ISOMEM_BITCODE=ON needs clang 19 or newer: install clang-19, or set ISOMEM_CLANG.")
  endif()
endif()

if(bitcode)
  set(folder ${PROJECT_BINARY_DIR}/bitcode)
  # clang's own headers still include a header that CUDA 13 has no more
  file(CONFIGURE OUTPUT ${folder}/absent/texture_fetch_functions.h CONTENT "")
  # Not optimized: the compiler of the kernel inlines what the kernel calls, and drops the rest. Triton links only what
  # treats denormal numbers as it does.
  set(clang_for_device ${ISOMEM_CLANG} -x cuda --cuda-device-only --cuda-path=${cuda_root} -nocudalib -std=c++17 -O3
    -fcuda-flush-denormals-to-zero -Wno-unknown-cuda-version -idirafter ${folder}/absent)
  add_custom_command(OUTPUT ${bitcode}
    COMMAND ${clang_for_device} --cuda-gpu-arch=sm_80 -Xclang -disable-llvm-passes -emit-llvm
      -I${PROJECT_SOURCE_DIR}/include -MD -MF ${bitcode}.d -MT ${bitcode} -c ${generated}/nvshmem_bitcode.cu
      -o ${bitcode}
    DEPENDS ${generated}/nvshmem_bitcode.cu DEPFILE ${bitcode}.d
    COMMENT "Compiling libnvshmem_device.bc" VERBATIM)
  add_custom_target(nvshmem_bitcode ALL DEPENDS ${bitcode})
endif()
