// SPDX-License-Identifier: Apache-2.0
// put and get, alone and with a signal, and their order.
#include <nanobind/stl/optional.h>

#include <utility>

#include "grid.hpp"
#include "on_stream.hpp"

namespace isomem::python {

namespace {

constexpr size_t kLong = 1 << 16;  // bytes; while more are copied other threads may run

enum class Move { put, put_nbi, get, get_nbi };
constexpr bool is_put(Move move) { return move == Move::put || move == Move::put_nbi; }
constexpr bool is_nbi(Move move) { return move == Move::put_nbi || move == Move::get_nbi; }

constexpr const char* name_of(Move move) {
  switch (move) {
    case Move::put:
      return "put";
    case Move::put_nbi:
      return "put_nbi";
    case Move::get:
      return "get";
    default:
      return "get_nbi";
  }
}

template <Move move>
void move_bytes(shmem_ctx_t ctx, void* dest, const void* source, size_t bytes, int pe) {
  if constexpr (move == Move::put) shmem_ctx_putmem(ctx, dest, source, bytes, pe);
  if constexpr (move == Move::put_nbi) shmem_ctx_putmem_nbi(ctx, dest, source, bytes, pe);
  if constexpr (move == Move::get) shmem_ctx_getmem(ctx, dest, source, bytes, pe);
  if constexpr (move == Move::get_nbi) shmem_ctx_getmem_nbi(ctx, dest, source, bytes, pe);
}

template <Move move>
void move_grid(shmem_ctx_t ctx, void* dest, const void* source, const Grid& g, int pe) {
  const auto call = [&](auto routine) {
    routine(ctx, dest, source, g.dest, g.source, g.element, g.extents, g.dims, pe);
  };
  if constexpr (move == Move::put) call(shmemx_ctx_putmem_strided);
  if constexpr (move == Move::put_nbi) call(shmemx_ctx_putmem_strided_nbi);
  if constexpr (move == Move::get) call(shmemx_ctx_getmem_strided);
  if constexpr (move == Move::get_nbi) call(shmemx_ctx_getmem_strided_nbi);
}

/// The source of a put need not be an array: numbers and lists become one of the type of dest.
nb::object as_array(const char* routine, nb::handle source, Operand dest) {
  if (source.is_none())  // NumPy would take it for NaN
    fail(PyExc_TypeError, "isomem.%s: argument source is None; it must be an array, a number or a list",
         routine);
  Py_INCREF(reinterpret_cast<PyObject*>(dest.type()));
  PyObject* array = PyArray_FromAny(source.ptr(), dest.type(), 0, 0, NPY_ARRAY_ALIGNED, nullptr);
  if (array) return nb::steal(array);
  const nb::python_error reason;
  fail(PyExc_TypeError, "isomem.%s: argument source of type %s%s cannot become %s: %s", routine,
       nb::type_name(source.type()).c_str(), where_of(source), describe(dest).c_str(),
       nb::str(reason.value()).c_str());
}

template <class F>
void run(size_t bytes, F&& f) {
  if (bytes < kLong) return f();
  const OthersRun others_run;
  f();
}

/// Whether a PE of the context's team can be reached by loads and stores.
bool is_near(const Context& context, const void* address, int pe) {
  if (&context == &default_context) return shmem_ptr(address, pe);
  shmem_team_t team;
  return shmem_ctx_get_team(context.handle, &team) == 0 && shmem_team_ptr(team, address, pe);
}

template <Move move>
void transfer(Context& context, nb::handle dest_argument, nb::handle source_argument, int pe) {
  constexpr const char* routine = name_of(move);
  const shmem_ctx_t ctx = check_context(routine, context).handle;
  check_pe(routine, pe, context.size);
  nb::object converted;
  Operand dest, source;
  if constexpr (is_put(move)) {
    dest = symmetric_argument(routine, "dest", dest_argument);
    if (!is_array(source_argument)) {
      converted = as_array(routine, source_argument, dest);
      source_argument = converted;
    }
    source = array_argument(routine, "source", source_argument);
  } else {
    source = symmetric_argument(routine, "source", source_argument);
    dest = array_argument(routine, "dest", dest_argument);
    check_writable(routine, "dest", dest);
  }
  check_same_type(routine, dest, "source", source);
  const size_t bytes = dest.bytes();
  if (dest.is_contiguous() && source.is_contiguous() && same_shape(dest, source)) {
    if (bytes) run(bytes, [&] { move_bytes<move>(ctx, dest.data(), source.data(), bytes, pe); });
  } else {
    const Grid grid = grid_of(routine, dest, source);
    if (bytes) run(bytes, [&] { move_grid<move>(ctx, dest.data(), source.data(), grid, pe); });
  }
  if constexpr (is_nbi(move)) {  // what is near in host memory has been copied, the rest may be on its way
    if (!is_near(context, is_put(move) ? dest.data() : source.data(), pe)) {
      context.pending.push_back(nb::borrow(is_put(move) ? source_argument : dest_argument));
    }
  }
}

// --- with a signal
// ----------------------------------------------------------------------------------------------

void put_signal(Context& context, nb::handle dest_argument, nb::handle source_argument, nb::handle signal,
                uint64_t value, int pe, int op, Py_ssize_t index, nb::handle stream = nb::none()) {
  const char* routine = "put_signal";
  const shmem_ctx_t ctx = check_context(routine, context).handle;
  check_pe(routine, pe, context.size);
  if (op != SHMEM_SIGNAL_SET && op != SHMEM_SIGNAL_ADD)
    fail(PyExc_ValueError, "isomem.%s: argument op = %d; valid: SIGNAL_SET, SIGNAL_ADD", routine, op);
  const Word word = word_argument(routine, "signal", signal, index);
  if (!has_type<uint64_t>(word.array))
    fail(PyExc_TypeError, "isomem.%s: argument signal is %s; it must be of uint64", routine,
         describe(word.array).c_str());
  auto* address = reinterpret_cast<uint64_t*>(word.address);
  const Operand dest = symmetric_argument(routine, "dest", dest_argument);
  if (!stream.is_none()) return on_stream::put_signal(dest, source_argument, address, value, pe, op, stream);
  nb::object converted;
  if (!is_array(source_argument)) {
    converted = as_array(routine, source_argument, dest);
    source_argument = converted;
  }
  const Operand source = array_argument(routine, "source", source_argument);
  check_same_type(routine, dest, "source", source);
  const size_t bytes = dest.bytes();
  if (dest.is_contiguous() && source.is_contiguous() && same_shape(dest, source)) {
    return run(bytes, [&] {
      shmem_ctx_putmem_signal(ctx, dest.data(), source.data(), bytes, address, value, op, pe);
    });
  }
  const Grid grid = grid_of(routine, dest, source);
  run(bytes, [&] {
    if (bytes) move_grid<Move::put>(ctx, dest.data(), source.data(), grid, pe);
    shmem_ctx_fence(ctx);  // the elements before the signal
    shmem_ctx_putmem_signal(ctx, dest.data(), source.data(), 0, address, value, op, pe);
  });
}

// --- order
// --------------------------------------------------------------------------------------------------------

void fence(Context& context) { shmem_ctx_fence(check_context("fence", context).handle); }

/// Completes what has begun by now: other threads may begin more meanwhile.
void quiet(Context& context) {
  check_context("quiet", context);
  const auto complete = std::exchange(context.pending, {});
  const OthersRun others_run;
  shmem_ctx_quiet(context.handle);
}

void barrier_all(nb::handle stream) {
  check_initialized("barrier_all");
  if (!stream.is_none()) return on_stream::barrier_all(stream);
  const auto complete = std::exchange(default_context.pending, {});
  const OthersRun others_run;
  shmem_barrier_all();
}

constexpr const char* kPut =
    "Copies an array to another PE.\n\n"
    "dest: symmetric array, of which the copy on PE pe is written; any strides. source: an array of the same "
    "type\n"
    "and of dest's shape or one that NumPy would broadcast to it, anywhere; or a number or list. Returns "
    "when source\n"
    "may be changed; the data are there after quiet(), or a barrier.\n\n"
    "stream: None, or a stream of CUDA in whose order it is done; source is symmetric then. A number, or an "
    "object of\n"
    "torch, CuPy or cuda.core.\n\n"
    "TypeError, ValueError: an argument that does not fit, by name. Operands must not overlap.";
constexpr const char* kPutNbi = "Like put, but source must not change before quiet() (which keeps it alive).";
constexpr const char* kGet =
    "Copies an array from another PE.\n\n"
    "dest: an array anywhere, any strides. source: symmetric array, of which the copy on PE pe is read; of "
    "the same\n"
    "type, and of dest's shape or one that NumPy would broadcast to it. Returns with dest filled.\n\n"
    "stream: as put; dest is symmetric then, and filled in the order of the stream.";
constexpr const char* kGetNbi = "Like get, but dest must not be read before quiet().";
constexpr const char* kPutSignal =
    "put, then an update of a signal on the same PE: who sees the signal sees the data.\n\n"
    "signal: symmetric uint64 array, of which element index becomes value (SIGNAL_SET) or grows by it "
    "(SIGNAL_ADD).\n"
    "stream: as put.";

/// put and get, in the default context or on a stream.
template <Move move>
void transfer_or_stream(nb::handle dest, nb::handle source, int pe, nb::handle stream) {
  if (stream.is_none()) return transfer<move>(default_context, dest, source, pe);
  return is_put(move) ? on_stream::put(dest, source, pe, stream) : on_stream::get(dest, source, pe, stream);
}

/// The same routine of the module, in the default context, and of class Context.
template <Move move>
void add_transfer(nb::module_& m, nb::class_<Context>& context, const char* text) {
  if constexpr (is_nbi(move)) {
    m.def(
        name_of(move),
        [](nb::handle dest, nb::handle source, int pe) { transfer<move>(default_context, dest, source, pe); },
        nb::arg("dest"), nb::arg("source"), nb::arg("pe"), text);
  } else {
    m.def(name_of(move), transfer_or_stream<move>, nb::arg("dest"), nb::arg("source"), nb::arg("pe"),
          nb::kw_only(), nb::arg("stream").none() = nb::none(), text);
  }
  context.def(name_of(move), transfer<move>, nb::arg("dest"), nb::arg("source"), nb::arg("pe"), text);
}

}  // namespace

void add_transfers(nb::module_& m) {
  m.attr("SIGNAL_SET") = SHMEM_SIGNAL_SET;
  m.attr("SIGNAL_ADD") = SHMEM_SIGNAL_ADD;
  auto context = nb::borrow<nb::class_<Context>>(m.attr("Context"));
  add_transfer<Move::put>(m, context, kPut);
  add_transfer<Move::put_nbi>(m, context, kPutNbi);
  add_transfer<Move::get>(m, context, kGet);
  add_transfer<Move::get_nbi>(m, context, kGetNbi);
  m.def(
      "put_signal",
      [](nb::handle dest, nb::handle source, nb::handle signal, uint64_t value, int pe, int op,
         Py_ssize_t index, nb::handle stream) {
        put_signal(default_context, dest, source, signal, value, pe, op, index, stream);
      },
      nb::arg("dest"), nb::arg("source"), nb::arg("signal"), nb::arg("value"), nb::arg("pe"),
      nb::arg("op") = SHMEM_SIGNAL_SET, nb::arg("index") = 0, nb::kw_only(),
      nb::arg("stream").none() = nb::none(), kPutSignal);
  context.def(
      "put_signal",
      [](Context& c, nb::handle dest, nb::handle source, nb::handle signal, uint64_t value, int pe, int op,
         Py_ssize_t index) { put_signal(c, dest, source, signal, value, pe, op, index); },
      nb::arg("dest"), nb::arg("source"), nb::arg("signal"), nb::arg("value"), nb::arg("pe"),
      nb::arg("op") = SHMEM_SIGNAL_SET, nb::arg("index") = 0, kPutSignal);
  m.def(
      "fence", [] { fence(default_context); }, "Orders puts to each PE: those before it arrive first.");
  context.def("fence", fence, "Orders the context's puts to each PE: those before it arrive first.");
  m.def(
      "quiet", [] { quiet(default_context); }, "Returns when all puts and nonblocking gets are complete.");
  context.def("quiet", quiet, "Returns when all puts and nonblocking gets of the context are complete.");
  m.def("barrier_all", barrier_all, nb::kw_only(), nb::arg("stream").none() = nb::none(),
        "quiet, then a barrier of all PEs. Collective. stream: as put; the barrier is one of streams then.");
}

}  // namespace isomem::python
