# SPDX-License-Identifier: Apache-2.0
# The manual. Man pages of tools are written by hand (docs/man), those of the routines, and HTML of both, by api/docs.py
# when the library is built: thousands of links and 70 pages are too much to be checked in.
if(ISOMEM_UNIT_ONLY)
  file(GLOB manual_pages CONFIGURE_DEPENDS docs/man/*.[1-8])
  foreach(page IN LISTS manual_pages)
    string(REGEX MATCH ".$" section ${page})
    install(FILES ${page} DESTINATION ${CMAKE_INSTALL_MANDIR}/man${section})
  endforeach()
  return()
endif()

set(reference ${PROJECT_BINARY_DIR}/reference)
file(GLOB_RECURSE reference_sources CONFIGURE_DEPENDS api/*.py api/text/*.md api/manual/*.css docs/man/*.[1-8])
add_custom_command(OUTPUT ${reference}/stamp
  COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/api/docs.py --out ${reference}
  COMMAND ${CMAKE_COMMAND} -E touch ${reference}/stamp
  DEPENDS ${reference_sources} ${PROJECT_SOURCE_DIR}/CMakeLists.txt
  COMMENT "Writing man pages and HTML reference" VERBATIM)
add_custom_target(docs ALL DEPENDS ${reference}/stamp)
install(DIRECTORY ${reference}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR} MESSAGE_NEVER OPTIONAL)
install(DIRECTORY ${reference}/html DESTINATION ${CMAKE_INSTALL_DOCDIR} MESSAGE_NEVER OPTIONAL)
