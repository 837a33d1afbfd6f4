# SPDX-License-Identifier: Apache-2.0
# isomem_precompiled_headers(GROUP TARGET HEADERS...): the headers are compiled once for all targets of a group, which
# have the same flags. Half of the time to compile a small program goes into them.
function(isomem_precompiled_headers group target)
  get_property(first GLOBAL PROPERTY isomem_precompiled_${group})
  if(first)
    target_precompile_headers(${target} REUSE_FROM ${first})
  else()
    set_property(GLOBAL PROPERTY isomem_precompiled_${group} ${target})
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()
