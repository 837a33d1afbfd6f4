# SPDX-License-Identifier: Apache-2.0
# libnvshmem_device.bc: what kernels call, as LLVM bitcode, for compilers that link it by names of C (Triton, Numba,
# CuTe). clang writes it; nvcc has no such output. It has no code of a particular GPU, so one file serves all of them.
#
# With it: the target nvshmem_bitcode, bitcode (the file, else empty), clang_for_device (the command that compiles).
set(ISOMEM_BITCODE AUTO CACHE STRING "Build libnvshmem_device.bc: AUTO (if clang 19 or newer is there), ON or OFF")
set_property(CACHE ISOMEM_BITCODE PROPERTY STRINGS AUTO ON OFF)
find_program(ISOMEM_CLANG NAMES clang-22 clang-21 clang-20 clang-19 clang DOC "clang for libnvshmem_device.bc")

set(bitcode "")
set(folder ${PROJECT_BINARY_DIR}/bitcode)
# clang's own headers still include a header that CUDA 13 has no more
file(CONFIGURE OUTPUT ${folder}/absent/texture_fetch_functions.h CONTENT "")
# Triton links only what treats denormal numbers as it does.
set(clang_for_device ${ISOMEM_CLANG} -x cuda --cuda-device-only --cuda-path=${cuda_root} -nocudalib -std=c++17 -O3
  -fcuda-flush-denormals-to-zero -Wno-unknown-cuda-version -idirafter ${folder}/absent)

# Each clang reads the headers of some CUDA toolkits only: whether this one does is tried, once.
function(isomem_try_clang)
  set(trial "${ISOMEM_CLANG} with ${cuda_root}")
  if(trial STREQUAL ISOMEM_BITCODE_TRIAL)
    return()
  endif()
  file(CONFIGURE OUTPUT ${folder}/trial.cu CONTENT "#include <isomem/device/api.cuh>\n")
  execute_process(COMMAND ${clang_for_device} --cuda-gpu-arch=sm_80 -fsyntax-only -I${PROJECT_SOURCE_DIR}/include
      ${folder}/trial.cu
    RESULT_VARIABLE failed OUTPUT_FILE ${folder}/trial.log ERROR_FILE ${folder}/trial.log)
  set(works ON)
  if(failed)
    set(works OFF)
  endif()
  set(ISOMEM_BITCODE_TRIAL ${trial} CACHE INTERNAL "")
  set(ISOMEM_CLANG_WORKS ${works} CACHE INTERNAL "")
endfunction()

if(ISOMEM_BITCODE)
  isomem_try_clang()
  if(ISOMEM_CLANG_WORKS)
    set(bitcode ${folder}/libnvshmem_device.bc)
  elseif(ISOMEM_BITCODE STREQUAL "AUTO")
    message(STATUS "No clang that reads this CUDA toolkit's headers (19 does): libnvshmem_device.bc is not built")
    unset(ISOMEM_CLANG CACHE)  # looked for again the next time: a newer one may be there by then
  else()
    message(FATAL_ERROR "ISOMEM_BITCODE=ON needs a clang that reads the CUDA toolkit's headers: install clang-19, or "
      "set ISOMEM_CLANG. What ${ISOMEM_CLANG} said: ${folder}/trial.log")
  endif()
endif()

# Not optimized: the compiler of the kernel inlines what the kernel calls, and drops the rest.
if(bitcode)
  add_custom_command(OUTPUT ${bitcode}
    COMMAND ${clang_for_device} --cuda-gpu-arch=sm_80 -Xclang -disable-llvm-passes -emit-llvm
      -I${PROJECT_SOURCE_DIR}/include -MD -MF ${bitcode}.d -MT ${bitcode} -c ${generated}/nvshmem_bitcode.cu
      -o ${bitcode}
    DEPENDS ${generated}/nvshmem_bitcode.cu DEPFILE ${bitcode}.d
    COMMENT "Compiling libnvshmem_device.bc" VERBATIM)
  add_custom_target(nvshmem_bitcode ALL DEPENDS ${bitcode})
endif()
