// SPDX-License-Identifier: Apache-2.0
// Init, finalize, and who is who.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <algorithm>

#include "gpu.hpp"
#include "memory.hpp"

namespace isomem::python {

int n_pes = 0;
unsigned life = 0;
// neither is destroyed: Python, which its objects need, has ended before static objects
Context& default_context = *new Context;
Team world;

namespace {
std::vector<nb::object>& abandoned = *new std::vector<nb::object>;
}

void abandon(std::vector<nb::object>& objects) {
  abandoned.insert(abandoned.end(), objects.begin(), objects.end());
  objects.clear();
}

namespace {

unsigned long main_thread;

/// Of the pending exception, with where the program is.
void print_trace() noexcept {
  try {
    const nb::python_error raised;
    const nb::module_ traceback = nb::module_::import_("traceback");
    traceback.attr("print_stack")();
    traceback.attr("print_exception")(raised.value());
  } catch (...) {  // of standard error, or of Ctrl-C once more: the job ends all the same
    PyErr_Clear();
  }
}

/// Python runs its handlers of signals between its own instructions only, Ctrl-C's among them: while a call
/// of this module waits, here, in the thread that Python has for it. What a handler raises ends the call, or
/// else the job.
int run_signal_handlers(int returns) noexcept {
  if (OthersRun::calls_inside == 0 || PyThread_get_thread_ident() != main_thread) return 0;
  const nb::gil_scoped_acquire running;
  if (PyErr_CheckSignals() == 0) return 0;
  if (!returns) print_trace();
  return 1;
}

/// Once, before the first call that waits; Python ends before the library does.
void handle_signals_in_waits() {
  if (main_thread != 0) return;
  main_thread =
      nb::cast<unsigned long>(nb::module_::import_("threading").attr("main_thread")().attr("ident"));
  nb::module_::import_("atexit").attr("register")(nb::cpp_function([] { shmemx_set_wait_handler(nullptr); }));
  shmemx_set_wait_handler(run_signal_handlers);
}

/// `start` is the call of the C interface, which returns its status.
template <class F>
void begin_life(F start) {
  if (n_pes != 0) return;
  handle_signals_in_waits();
  int status;
  {
    const OthersRun others_run;
    status = start();
  }
  if (status == SHMEMX_INTERRUPTED) throw nb::python_error();  // of run_signal_handlers
  begin_memory();
  n_pes = shmem_n_pes();
  ++life;
  world = Team{SHMEM_TEAM_WORLD, shmem_my_pe(), n_pes, true, life};
  default_context.handle = SHMEM_CTX_DEFAULT;
  default_context.size = n_pes;
  default_context.life = life;
}

nb::bytes unique_id() {
  shmemx_uniqueid_t id;
  if (shmemx_get_uniqueid(&id) != SHMEMX_SUCCESS)
    fail(PyExc_RuntimeError, "isomem.unique_id: refused; standard error has the reason");
  return nb::bytes(id.bytes, sizeof id.bytes);
}

int init_thread() {
  int level;
  return shmem_init_thread(SHMEM_THREAD_MULTIPLE, &level);
}

void init(std::optional<nb::bytes> via, int rank, int size) {
  const char* routine = "init";
  if (!via) return begin_life(init_thread);
  shmemx_uniqueid_t id;
  if (via->size() != sizeof id.bytes)
    fail(PyExc_ValueError,
         "isomem.%s: argument via has %zu bytes; it must be what isomem.unique_id() returns", routine,
         via->size());
  if (size < 1) fail(PyExc_ValueError, "isomem.%s: argument size = %d; valid: 1 or more", routine, size);
  check_pe(routine, rank, size, "rank");
  std::copy_n(via->c_str(), sizeof id.bytes, id.bytes);
  begin_life([&] {
    int level;
    return shmemx_init_uniqueid(&id, rank, size, SHMEM_THREAD_MULTIPLE, &level);
  });
}

/// Their memory goes with this life.
void check_no_thread_is_inside() {
  if (n_pes != 0 && threads_inside != 0)
    fail(PyExc_RuntimeError,
         "isomem.finalize: %d other threads of this PE are within calls of isomem: let them return before",
         threads_inside.load());
}

void finalize() {
  if (n_pes == 0) return;
  end_gpu();
  {
    const OthersRun others_run;
    shmem_finalize();
  }
  n_pes = 0;
  default_context.pending.clear();
  abandoned.clear();
  end_memory();
}

int rank() {
  check_initialized("rank");
  return world.rank;
}

int size() {
  check_initialized("size");
  return n_pes;
}

int checked_pe(const char* routine, int pe) {
  check_initialized(routine);
  check_pe(routine, pe, n_pes);
  return pe;
}

nb::typed<nb::dict, nb::str, nb::int_> heap_info() {
  check_initialized("heap_info");
  shmemx_heap_info_t info;
  shmemx_heap_get_info(&info);
  nb::dict result;
  result["size"] = info.size;
  result["used"] = info.used;
  result["free"] = info.free;
  result["largest_free"] = info.largest_free;
  result["blocks"] = info.blocks;
  return result;
}

void global_exit(int status) {
  check_initialized("global_exit");
  shmem_global_exit(status);
}

}  // namespace

void add_life(nb::module_& m) {
  m.def("init", init, nb::arg("via").none() = nb::none(), nb::arg("rank") = 0, nb::arg("size") = 1,
        "init() of a launcher's job, or of one PE; with an id, of the job of all processes that pass it.");
  m.def("unique_id", unique_id,
        "Bytes that bring processes into one job which no launcher has started: one process calls this, all "
        "pass the\n"
        "result to init(id, rank, size). It serves one job, while this process lives.");
  m.def("check_no_thread_is_inside", check_no_thread_is_inside, "RuntimeError if one is within a call.");
  m.def(
      "finalize", finalize,
      "Ends this process's life as a PE: waits for all PEs. Collective over the job.\n\n"
      "Arrays lose their memory: they read as zeros afterwards, and must not be used after another init(),\n"
      "which may put others in their place. A program that ends without finalize() finalizes\n"
      "at its exit; one that fails (an uncaught exception) ends the job.");
  m.def(
      "initialized", [] { return n_pes != 0; }, "Whether init() has been called, and finalize() has not.");
  m.def("rank", rank, "The number of this PE: 0 to size() - 1.");
  m.def("size", size, "The number of PEs of the job.");
  m.def("global_exit", global_exit, nb::arg("status"),
        "Ends the job at once, on all PEs, with this exit status.");
  m.def("heap_info", heap_info,
        "The symmetric heap of this PE, in bytes: size (that it can grow to), used, free, largest_free; and "
        "the\n"
        "number of blocks.");
  m.def(
      "local_size", [] { return check_initialized("local_size"), shmemx_local_npes(); },
      "The number of PEs on this host.");
  m.def(
      "local_rank", [] { return check_initialized("local_rank"), shmemx_local_pe(); },
      "The number of this PE among those of its host, from 0.");
  m.def(
      "node_name", [](int pe) { return std::string(shmemx_pe_nodename(checked_pe("node_name", pe))); },
      nb::arg("pe"), "The name of the host of a PE.");
  m.def(
      "wire_name", [](int pe) { return std::string(shmemx_wire_name(checked_pe("wire_name", pe))); },
      nb::arg("pe"), "How a PE is reached: 'shm' on this host, else the name of a wire.");
  m.def(
      "library_version", [] { return std::string(shmemx_version()); }, "What the library says about itself.");
}

}  // namespace isomem::python
