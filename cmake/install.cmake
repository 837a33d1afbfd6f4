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
  FILES_MATCHING PATTERN *.h PATTERN *.hpp PATTERN *.cuh)
file(GLOB_RECURSE manual_pages CONFIGURE_DEPENDS docs/man/*.[1-8])
foreach(page IN LISTS manual_pages)
  string(REGEX MATCH ".$" section ${page})
  install(FILES ${page} DESTINATION ${CMAKE_INSTALL_MANDIR}/man${section})
endforeach()

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
