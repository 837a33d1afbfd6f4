// SPDX-License-Identifier: Apache-2.0
// A call that does not fit a function is refused by nanobind, with a list of C++ signatures. Here each
// function of the module gets a routine to be called by that asks isomem/_arguments.py for better words then.
// It looks at nothing else than what nanobind's own routine returns, so that calls that fit cost no more than
// before.
#include <algorithm>
#include <array>
#include <cstring>
#include <iterator>
#include <utility>

#include "arguments.hpp"

#if PY_VERSION_HEX < 0x030C0000
#include <structmember.h>  // PyMemberDef
#endif

namespace isomem::python {

namespace {

/// nanobind's routines: it has one for each kind of signature.
vectorcallfunc of_nanobind[8];

bool is_refusal(const nb::python_error& error, nb::handle function) {
  const std::string start =
      nb::str(function.attr("__name__")).c_str() + std::string("(): incompatible function arguments");
  return error.matches(PyExc_TypeError) &&
         strncmp(nb::str(error.value()).c_str(), start.c_str(), start.size()) == 0;
}

/// Python's count of positional arguments has a flag of Python's in its highest bit, and one of nanobind's in
/// the next.
constexpr size_t kCount = SIZE_MAX >> 2;

/// Other words for the pending exception, if it is nanobind's.
PyObject* explain(PyObject* function, PyObject* const* arguments, size_t count, PyObject* names) noexcept {
  try {
    nb::python_error raised;
    if (!is_refusal(raised, function)) return raised.restore(), nullptr;
    nb::list given;
    nb::dict named;
    for (size_t i = 0; i < (count & kCount); ++i) given.append(nb::handle(*arguments++));
    for (const nb::handle name : nb::borrow<nb::tuple>(names ? nb::handle(names) : nb::tuple()))
      named[name] = nb::handle(*arguments++);
    const nb::object error =
        nb::module_::import_("isomem._arguments").attr("explain")(nb::handle(function), given, named);
    PyErr_SetObject(error.type().ptr(), error.ptr());
  } catch (nb::python_error& error) {  // Ctrl-C, for one
    error.restore();
  }
  return nullptr;
}

template <size_t i>
PyObject* call(PyObject* function, PyObject* const* arguments, size_t count, PyObject* names) {
  PyObject* const result = of_nanobind[i](function, arguments, count, names);
  return result ? result : explain(function, arguments, count, names);
}

template <size_t... i>
constexpr auto calls_of(std::index_sequence<i...>) {
  return std::array{static_cast<vectorcallfunc>(call<i>)...};
}
constexpr auto kCalls = calls_of(std::make_index_sequence<std::size(of_nanobind)>());

/// Where Python looks for the routine by which a function is called: its type tells, as Python has it. Null,
/// and words remain nanobind's, if it does not.
vectorcallfunc* routine_of(nb::handle function) {
  const auto* member = static_cast<const PyMemberDef*>(
      PyType_GetSlot(reinterpret_cast<PyTypeObject*>(function.type().ptr()), Py_tp_members));
  for (; member && member->name; ++member) {
    if (strcmp(member->name, "__vectorcalloffset__") == 0)
      return reinterpret_cast<vectorcallfunc*>(reinterpret_cast<char*>(function.ptr()) + member->offset);
  }
  return nullptr;
}

void explain_refusals_of(nb::handle function) {
  vectorcallfunc* const routine = routine_of(function);
  if (!routine) return;
  auto* const slot = std::find_if(std::begin(of_nanobind), std::end(of_nanobind), [&](vectorcallfunc known) {
    return known == nullptr || known == *routine;
  });
  if (slot == std::end(of_nanobind)) return;
  *slot = *routine;
  *routine = kCalls[static_cast<size_t>(slot - of_nanobind)];
}

}  // namespace

void explain_refusals(nb::handle scope) {
  for (const nb::handle value : nb::list(scope.attr("__dict__").attr("values")())) {
    if (nb::isinstance<nb::type_object>(value))
      explain_refusals(value);
    else if (nb::hasattr(value, "__nb_signature__"))
      explain_refusals_of(value);
  }
}

}  // namespace isomem::python
