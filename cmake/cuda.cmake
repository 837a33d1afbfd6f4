# SPDX-License-Identifier: Apache-2.0
# The GPU half of the library. It needs the CUDA toolkit to be built (cuda.h and nvcc), and nothing of CUDA to be
# loaded: the driver is looked up at run time. Kernels of the library are compiled to fat binaries that become data of
# the library.
#
# Sets ISOMEM_CUDA to ON or OFF, and with ON: cuda_sources, cuda_export_map and the target isomem_cuda_options.
set(ISOMEM_CUDA AUTO CACHE STRING "Build the GPU half: AUTO (if the toolkit is there), ON or OFF")
set_property(CACHE ISOMEM_CUDA PROPERTY STRINGS AUTO ON OFF)
set(ISOMEM_CUDA_ARCHITECTURES 80 90 CACHE STRING "GPUs that the library's own kernels are compiled for")

set(ISOMEM_GPU_CODE AUTO CACHE STRING "What kernels are compiled to: MACHINE (code of a GPU), PTX (all but that last \
step, unoptimized), AUTO (MACHINE; PTX for tests on a machine without a GPU)")
set_property(CACHE ISOMEM_GPU_CODE PROPERTY STRINGS AUTO MACHINE PTX)

# Only a compiler that is asked for may be missing in silence. Sanitizers and cross builds have no GPU to serve.
if(ISOMEM_CUDA STREQUAL "AUTO" AND NOT ISOMEM_FAKE_GPU AND
    (ISOMEM_SANITIZE OR ISOMEM_UNIT_ONLY OR ISOMEM_THREAD_PES OR CMAKE_CROSSCOMPILING))
  set(ISOMEM_CUDA OFF)
endif()
if(ISOMEM_CUDA)
  find_program(NVCC nvcc HINTS $ENV{CUDA_HOME}/bin $ENV{CUDA_PATH}/bin /usr/local/cuda/bin)
  if(NVCC)
    file(REAL_PATH ${NVCC} nvcc_real)
    cmake_path(GET nvcc_real PARENT_PATH cuda_root)
    cmake_path(GET cuda_root PARENT_PATH cuda_root)
  endif()
  find_path(CUDA_HEADERS cuda.h HINTS ${cuda_root}/include /usr/local/cuda/include)
  if(NVCC AND CUDA_HEADERS)
    set(ISOMEM_CUDA ON)
  elseif(ISOMEM_CUDA STREQUAL "AUTO")
    message(STATUS "No CUDA toolkit (nvcc, cuda.h): isomem is built without its GPU half")
    set(ISOMEM_CUDA OFF)
  else()
    message(FATAL_ERROR "ISOMEM_CUDA=ON needs nvcc and cuda.h: install the CUDA toolkit, or set CUDA_HOME.")
  endif()
endif()
# A library of unit tests only has no GPU half: ISOMEM_CUDA then registers the compile checks alone. With
# ISOMEM_FAKE_GPU it is the other way round.
set(with_gpu_half FALSE)
if(ISOMEM_CUDA AND (ISOMEM_FAKE_GPU OR NOT ISOMEM_UNIT_ONLY))
  set(with_gpu_half TRUE)
endif()

# nvcc calls the compiler of the host half; it takes its own choice of clang.
set(nvcc_host_compiler "")
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  set(nvcc_host_compiler -ccbin ${CMAKE_CXX_COMPILER})
endif()

# How nvcc compiles quickly what is not for speed and stays PTX, if it can.
set(nvcc_fastest "")
if(ISOMEM_CUDA)
  execute_process(COMMAND ${NVCC} --help OUTPUT_VARIABLE nvcc_help ERROR_QUIET)
  if(nvcc_help MATCHES "Ofast-compile")
    set(nvcc_fastest -Ofc max)
  endif()
endif()

add_library(isomem_cuda_options INTERFACE)
target_include_directories(isomem_cuda_options SYSTEM INTERFACE ${CUDA_HEADERS})

# One fat binary of all kernels: machine code for the architectures above, and PTX of the last one for later GPUs. It
# becomes data of the library, at isomem_kernel_image. PTX alone is for tests that no GPU runs: seconds, not minutes.
function(isomem_kernel_image result)
  set(flags -O3 --threads 0)
  foreach(arch IN LISTS ISOMEM_CUDA_ARCHITECTURES)
    list(APPEND flags -gencode=arch=compute_${arch},code=sm_${arch})
    set(newest ${arch})
  endforeach()
  if(ISOMEM_GPU_CODE STREQUAL "PTX" OR ISOMEM_FAKE_GPU)
    set(flags ${nvcc_fastest})
  endif()
  list(APPEND flags -gencode=arch=compute_${newest},code=compute_${newest})
  set(kernels ${PROJECT_SOURCE_DIR}/src/cuda/kernels/kernels.cu)
  set(folder ${PROJECT_BINARY_DIR}/kernels)
  set(image ${folder}/kernels.fatbin)
  file(MAKE_DIRECTORY ${folder})
  add_custom_command(OUTPUT ${image}
    COMMAND ${NVCC} ${nvcc_host_compiler} -std=c++17 ${flags} -fatbin -I${PROJECT_SOURCE_DIR}/include
      -I${PROJECT_SOURCE_DIR}/src -MD -MF ${image}.d -o ${image} ${kernels}
    DEPENDS ${kernels} DEPFILE ${image}.d
    COMMENT "Compiling the library's kernels" VERBATIM)
  file(CONFIGURE OUTPUT ${folder}/image.S CONTENT "// Written by cmake/cuda.cmake.
  .section .rodata
  .balign 64
  .globl isomem_kernel_image
  .hidden isomem_kernel_image
isomem_kernel_image:
  .incbin \"${image}\"
  .section .note.GNU-stack,\"\",%progbits
" @ONLY)
  set_source_files_properties(${folder}/image.S PROPERTIES OBJECT_DEPENDS ${image})
  set(${result} ${folder}/image.S PARENT_SCOPE)
endfunction()

if(with_gpu_half)
  enable_language(ASM)
  isomem_kernel_image(kernel_image)
  file(GLOB cuda_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/cuda/*.cpp
    ${PROJECT_SOURCE_DIR}/src/api/nvshmem*.cpp ${PROJECT_SOURCE_DIR}/src/api/generated/nvshmem_*.cpp)
  list(APPEND cuda_sources ${kernel_image})

  # OpenSHMEM's names and those of NVSHMEM
  set(export_map ${generated}/isomem_cuda.map)
endif()
