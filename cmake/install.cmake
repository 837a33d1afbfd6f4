# SPDX-License-Identifier: Apache-2.0
# Headers, library, tools, manual pages, pkg-config and CMake package. Everything is found relative to the
# installed files, so the prefix may be moved.
include(CMakePackageConfigHelpers)

install(TARGETS isomem EXPORT isomemTargets
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} NAMELINK_SKIP)
install(TARGETS isomem
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} NAMELINK_ONLY)
install(TARGETS oshrun RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
if(TARGET isomem_tool)
  install(TARGETS isomem_tool RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN *.h PATTERN *.hpp PATTERN *.cuh PATTERN *.fh)
include(docs)

set(cmake_dir ${CMAKE_INSTALL_LIBDIR}/cmake/isomem)
install(EXPORT isomemTargets NAMESPACE isomem:: DESTINATION ${cmake_dir})
configure_package_config_file(cmake/isomemConfig.cmake.in ${PROJECT_BINARY_DIR}/isomemConfig.cmake
  INSTALL_DESTINATION ${cmake_dir} PATH_VARS CMAKE_INSTALL_BINDIR)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/isomemConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/isomemConfig.cmake ${PROJECT_BINARY_DIR}/isomemConfigVersion.cmake
  DESTINATION ${cmake_dir})

file(RELATIVE_PATH prefix_from_pc ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
configure_file(cmake/isomem.pc.in ${PROJECT_BINARY_DIR}/isomem.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/isomem.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

# --- names of other libraries' build lines: -lsma, -loshmem, oshCC, shmemcc, shmemrun, pkg-config oshmem ... ---------
# Symbolic links: the linker and dlopen find isomem behind each, and programs record its own name.
option(ISOMEM_OTHER_NAMES "Install files under the names that other OpenSHMEM libraries, and NVSHMEM, use" ON)
set(names ${PROJECT_BINARY_DIR}/names)
file(MAKE_DIRECTORY ${names})
# isomem_names(TARGET DIRECTORY NAME...)
function(isomem_names target directory)
  foreach(name IN LISTS ARGN)
    file(CREATE_LINK ${target} ${names}/${name} SYMBOLIC)
    install(FILES ${names}/${name} DESTINATION ${directory})
  endforeach()
endfunction()
if(ISOMEM_OTHER_NAMES)
  isomem_names(libisomem.so.${PROJECT_VERSION_MAJOR} ${CMAKE_INSTALL_LIBDIR} libsma.so liboshmem.so)
  isomem_names(oshrun ${CMAKE_INSTALL_BINDIR} shmemrun)
  isomem_names(isomem ${CMAKE_INSTALL_BINDIR} oshmem_info)
  isomem_names(oshcc ${CMAKE_INSTALL_BINDIR} shmemcc)
  isomem_names(oshc++ ${CMAKE_INSTALL_BINDIR} oshCC oshcxx shmemc++ shmemcxx shmemCC)
  isomem_names(isomem.pc ${CMAKE_INSTALL_LIBDIR}/pkgconfig oshmem.pc openshmem.pc sandia-openshmem.pc)
  if(ISOMEM_FORTRAN)
    isomem_names(oshfort ${CMAKE_INSTALL_BINDIR} shmemfort)
  endif()
endif()

# --- coarrays: the component coarray, caf and cafrun -----------------------------------------------------------------
if(TARGET caf_isomem)
  install(TARGETS caf_isomem caf_isomem15 caf_isomem16 EXPORT isomemTargets
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
  isomem_names(oshfort ${CMAKE_INSTALL_BINDIR} caf)
  isomem_names(oshrun ${CMAKE_INSTALL_BINDIR} cafrun)
  foreach(suffix "" 15 16)
    set(gfortran_versions ${suffix})
    if(NOT suffix)
      set(gfortran_versions "12 to 14")
    endif()
    configure_file(cmake/isomem-coarray.pc.in ${PROJECT_BINARY_DIR}/isomem-coarray${suffix}.pc @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/isomem-coarray${suffix}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
  endforeach()
endif()

# --- names of NVSHMEM's build lines: -lnvshmem_host -lnvshmem_device, -lnvshmem, find_package(NVSHMEM), nvshmrun ---
if(with_gpu_half AND ISOMEM_OTHER_NAMES)
  isomem_names(libisomem.so.${PROJECT_VERSION_MAJOR} ${CMAKE_INSTALL_LIBDIR}
    libnvshmem.so libnvshmem_host.so libnvshmem_host.so.3)
  # older build files link -l:nvshmem_bootstrap_uid.so, which NVSHMEM opens itself now; set-up by an id is in isomem
  isomem_names(libisomem.so.${PROJECT_VERSION_MAJOR} ${CMAKE_INSTALL_LIBDIR} nvshmem_bootstrap_uid.so)
  isomem_names(oshrun ${CMAKE_INSTALL_BINDIR} nvshmrun)
  isomem_names(isomem ${CMAKE_INSTALL_BINDIR} nvshmem-info)
  # nvcc hands libraries to its device linker as well, which wants an archive here
  file(CONFIGURE OUTPUT ${names}/nvshmem_device.c CONTENT
    "/* Kernels need no device library: build lines that name it find this one. */\nchar isomem_no_device_library;\n")
  add_library(nvshmem_device STATIC ${names}/nvshmem_device.c)
  install(TARGETS nvshmem_device ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  # Build files look for libnvshmem.a and link it by its path: an archive that nvcc's device linker can open, and in
  # which GNU ld and gold find the shared library itself: programs need libisomem.so, nothing is copied into them
  add_custom_command(OUTPUT ${names}/libnvshmem.a
    COMMAND ${CMAKE_COMMAND} -E rm -f libnvshmem.a
    COMMAND ${CMAKE_AR} rcs libnvshmem.a $<TARGET_FILE:isomem>
    DEPENDS isomem WORKING_DIRECTORY ${names} VERBATIM)
  add_custom_target(nvshmem_archive ALL DEPENDS ${names}/libnvshmem.a)
  install(FILES ${names}/libnvshmem.a DESTINATION ${CMAKE_INSTALL_LIBDIR})
  if(bitcode)
    foreach(gpu 80 86 89 90 100 103 110 120 121)
      isomem_names(libnvshmem_device.bc ${CMAKE_INSTALL_LIBDIR} libnvshmem_device_sm_${gpu}.bc)
    endforeach()
  endif()
  set(nvshmem_dir ${CMAKE_INSTALL_LIBDIR}/cmake/nvshmem)
  set(isomem_dir ${cmake_dir})
  configure_package_config_file(cmake/NVSHMEMConfig.cmake.in ${PROJECT_BINARY_DIR}/NVSHMEMConfig.cmake
    INSTALL_DESTINATION ${nvshmem_dir} PATH_VARS CMAKE_INSTALL_BINDIR CMAKE_INSTALL_INCLUDEDIR
    CMAKE_INSTALL_LIBDIR isomem_dir)
  write_basic_package_version_file(${PROJECT_BINARY_DIR}/NVSHMEMConfigVersion.cmake VERSION 3.8.0
    COMPATIBILITY SameMajorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/NVSHMEMConfig.cmake ${PROJECT_BINARY_DIR}/NVSHMEMConfigVersion.cmake
    DESTINATION ${nvshmem_dir})
endif()

# --- what programs that know NVSHMEM's API only need of it, by whatever names they are linked: headers, bitcode -------
if(with_gpu_half)
  if(bitcode)
    install(FILES ${bitcode} DESTINATION ${CMAKE_INSTALL_LIBDIR})
  endif()
  # headers that programs include by the names which parts of nvshmem.h have in NVSHMEM
  foreach(header nvshmem_host.h host/nvshmem_api.h host/nvshmemx_api.h host/nvshmem_coll_api.h
      host/nvshmemx_coll_api.h device/nvshmem_defines.h device/nvshmemx_defines.h device/nvshmem_coll_defines.cuh
      device/nvshmemx_coll_defines.cuh device/nvshmemx_collective_launch_apis.h device_host/nvshmem_common.cuh
      device_host/nvshmem_types.h device_host/nvshmem_tensor.h bootstrap_device_host/nvshmem_uniqueid.h
      non_abi/nvshmemx_error.h host/nvshmem_macros.h device/nvshmem_device_macros.h)
    file(CONFIGURE OUTPUT ${names}/include/${header} CONTENT
      "// SPDX-License-Identifier: Apache-2.0\n// nvshmem.h has all that NVSHMEM has here.\n#include <nvshmem.h>\n")
  endforeach()
  install(DIRECTORY ${names}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  foreach(header version build_options)
    install(FILES include/isomem/nvshmem/${header}.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/non_abi
      RENAME nvshmem_${header}.h)
  endforeach()
endif()
