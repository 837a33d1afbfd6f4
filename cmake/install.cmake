# SPDX-License-Identifier: Apache-2.0
# Headers, library, tools, manual pages, pkg-config and CMake package. Everything is found relative to the
# installed files, so the prefix may be moved.
include(CMakePackageConfigHelpers)

install(TARGETS isomem EXPORT isomemTargets
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} NAMELINK_SKIP)
install(TARGETS isomem
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} NAMELINK_ONLY)
install(TARGETS oshrun RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
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

# --- names of NVSHMEM's build lines: -lnvshmem_host -lnvshmem_device, -lnvshmem, find_package(NVSHMEM), nvshmrun ---
if(with_gpu_half)
  # symbolic links: the linker and dlopen find isomem behind each, and programs record its own name
  set(compat ${PROJECT_BINARY_DIR}/compat)
  file(MAKE_DIRECTORY ${compat})
  foreach(name libnvshmem.so libnvshmem_host.so libnvshmem_host.so.3)
    file(CREATE_LINK libisomem.so.${PROJECT_VERSION_MAJOR} ${compat}/${name} SYMBOLIC)
    install(FILES ${compat}/${name} DESTINATION ${CMAKE_INSTALL_LIBDIR})
  endforeach()
  file(CREATE_LINK oshrun ${compat}/nvshmrun SYMBOLIC)
  install(FILES ${compat}/nvshmrun DESTINATION ${CMAKE_INSTALL_BINDIR})
  # nvcc hands libraries to its device linker as well, which wants an archive here
  file(CONFIGURE OUTPUT ${compat}/nvshmem_device.c CONTENT
    "/* Kernels need no device library: build lines that name it find this one. */\nchar isomem_no_device_library;\n")
  add_library(nvshmem_device STATIC ${compat}/nvshmem_device.c)
  install(TARGETS nvshmem_device ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  set(nvshmem_dir ${CMAKE_INSTALL_LIBDIR}/cmake/nvshmem)
  set(isomem_dir ${cmake_dir})
  configure_package_config_file(cmake/NVSHMEMConfig.cmake.in ${PROJECT_BINARY_DIR}/NVSHMEMConfig.cmake
    INSTALL_DESTINATION ${nvshmem_dir} PATH_VARS CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_LIBDIR isomem_dir)
  write_basic_package_version_file(${PROJECT_BINARY_DIR}/NVSHMEMConfigVersion.cmake VERSION 3.8.0
    COMPATIBILITY SameMajorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/NVSHMEMConfig.cmake ${PROJECT_BINARY_DIR}/NVSHMEMConfigVersion.cmake
    DESTINATION ${nvshmem_dir})
endif()
