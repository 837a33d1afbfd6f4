# SPDX-License-Identifier: Apache-2.0
# What only a build needs of the generator's output: export maps and test programs. Written when a build is configured,
# which happens again when the generator or one of its tables has changed: the names of the programs follow from them.
#
# Sets generated, the folder of the maps; its subfolder tests has the programs.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
file(GLOB_RECURSE generator CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/api/*.py)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${generator})
execute_process(COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/api/gen.py --build ${PROJECT_BINARY_DIR}
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
set(generated ${PROJECT_BINARY_DIR}/generated)
