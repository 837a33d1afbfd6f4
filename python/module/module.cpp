// SPDX-License-Identifier: Apache-2.0
// isomem._core: the C interface of isomem with NumPy arrays in place of addresses. isomem/__init__.py is what
// users see.
#define ISOMEM_IMPORTS_NUMPY
#include "arguments.hpp"

NB_MODULE(_core, m) {
  if (_import_array() < 0) throw nanobind::python_error();
  nanobind::set_leak_warnings(false);  // arrays may live until the end of the interpreter
  isomem::python::add_life(m);
  isomem::python::add_device_arrays(m);
  isomem::python::add_memory(m);
  isomem::python::add_teams(m);
  isomem::python::add_transfers(m);
  isomem::python::add_atomics(m);
  isomem::python::add_waits(m);
  isomem::python::add_collectives(m);
  isomem::python::explain_refusals(m);
}
