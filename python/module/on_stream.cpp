// SPDX-License-Identifier: Apache-2.0
#include "on_stream.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "grid.hpp"

namespace isomem::python::on_stream {

namespace {

/// Without the interpreter's lock: a stream that is full lets its caller wait.
template <class F>
void enqueue(cudaStream_t stream, F&& f) {
  {
    const OthersRun others_run;
    f();
  }
  mark_stream(reinterpret_cast<uintptr_t>(stream));
}

// --- put and get ----------------------------------------------------------------------------------------

using Lines = void(void* dest, const void* source, ptrdiff_t dst, ptrdiff_t sst, size_t n, int pe,
                   cudaStream_t);

/// A command moves the elements of one line, of a size that the library has words of; or else one element.
struct Mover {
  bool out;
  int pe;
  cudaStream_t stream;
  Lines* lines = nullptr;

  void move(char* dest, const char* source, const Grid& grid, size_t dim = 0) const {
    if (lines && dim + 1 == grid.dims) {
      const auto element = static_cast<ptrdiff_t>(grid.element);
      lines(dest, source, grid.dest[dim] / element, grid.source[dim] / element, grid.extents[dim], pe,
            stream);
    } else if (dim == grid.dims) {
      const auto call = out ? gpu().nvshmemx_putmem_on_stream : gpu().nvshmemx_getmem_on_stream;
      call(dest, source, grid.element, pe, stream);
    } else {
      for (size_t i = 0; i < grid.extents[dim]; ++i) {
        const auto n = static_cast<ptrdiff_t>(i);
        move(dest + n * grid.dest[dim], source + n * grid.source[dim], grid, dim + 1);
      }
    }
  }
};

bool is_line(const Grid& grid, size_t dim) {
  const auto element = static_cast<ptrdiff_t>(grid.element);
  const auto fits = [&](ptrdiff_t stride) { return stride > 0 && stride % element == 0; };
  return fits(grid.dest[dim]) && fits(grid.source[dim]);
}

/// The longest line becomes the last dimension; null if there is none.
Lines* choose_lines(Grid& grid, const Operand& dest, const Operand& source, bool out) {
  if (!std::has_single_bit(grid.element) || grid.element > 16) return nullptr;
  const auto is_aligned = [&](Operand a) {
    return reinterpret_cast<uintptr_t>(a.data()) % grid.element == 0;
  };
  size_t longest = grid.dims;
  for (size_t dim = 0; dim < grid.dims; ++dim) {
    const bool is_longer = longest == grid.dims || grid.extents[dim] > grid.extents[longest];
    if (is_longer && is_line(grid, dim)) longest = dim;
  }
  if (longest == grid.dims || !is_aligned(dest) || !is_aligned(source)) return nullptr;
  const size_t last = grid.dims - 1;
  std::swap(grid.extents[longest], grid.extents[last]);
  std::swap(grid.dest[longest], grid.dest[last]);
  std::swap(grid.source[longest], grid.source[last]);
  return call_named<Lines>((out ? "nvshmemx_iput" : "nvshmemx_iget") + std::to_string(8 * grid.element) +
                           "_on_stream");
}

void move(const char* routine, Operand dest, Operand source, int pe, bool out, cudaStream_t stream) {
  check_same_type(routine, dest, "source", source);
  Grid grid = grid_of(routine, dest, source);
  if (grid.bytes == 0) return;
  Mover mover{out, pe, stream};
  mover.lines = choose_lines(grid, dest, source, out);
  enqueue(stream, [&] { mover.move(dest.data(), source.data(), grid); });
}

/// The PE, and what says that numbers and lists are none.
Operand operand(const char* routine, const char* name, nb::handle value) {
  if (!is_array(value))
    fail(PyExc_TypeError,
         "isomem.%s: argument %s is of type %s; with a stream it must be an array in symmetric memory, since "
         "it "
         "is used later",
         routine, name, nb::type_name(value.type()).c_str());
  return symmetric_argument(routine, name, value);
}

template <bool out>
void transfer(const char* routine, nb::handle dest, nb::handle source, int pe, nb::handle stream) {
  check_initialized(routine);
  check_pe(routine, pe, n_pes);
  const Operand to = operand(routine, "dest", dest);
  const Operand from = operand(routine, "source", source);
  check_writable(routine, "dest", to);
  move(routine, to, from, pe, out, stream_argument(routine, stream));
}

// --- reductions -----------------------------------------------------------------------------------------

using Reduce = int(int32_t team, void* dest, const void* source, size_t n, cudaStream_t);

/// The library's name of a type, empty if it has none.
std::string type_name(Operand array) {
  const std::string name = dtype_name(array);
  if (!PyArray_ISNOTSWAPPED(array.array)) return "";
  if (name == "float16") return "half";
  if (name == "float32") return "float";
  if (name == "float64") return "double";
  return name;
}

/// bool is a byte that is 0 or 1, which these operators keep.
Reduce* find_reduce(Operand array, const std::string& op) {
  std::string type = type_name(array);
  if (type == "bool" && op != "sum" && op != "prod") type = "uint8";
  return type.empty() ? nullptr : call_named<Reduce>("nvshmemx_" + type + "_" + op + "_reduce_on_stream");
}

}  // namespace

void put(nb::handle dest, nb::handle source, int pe, nb::handle stream) {
  transfer<true>("put", dest, source, pe, stream);
}

void get(nb::handle dest, nb::handle source, int pe, nb::handle stream) {
  transfer<false>("get", dest, source, pe, stream);
}

void put_signal(Operand dest, nb::handle source_value, uint64_t* signal, uint64_t value, int pe, int op,
                nb::handle stream_value) {
  const char* routine = "put_signal";
  const Operand source = operand(routine, "source", source_value);
  check_same_type(routine, dest, "source", source);
  const cudaStream_t stream = stream_argument(routine, stream_value);
  size_t bytes = dest.bytes();
  if (!dest.is_contiguous() || !source.is_contiguous() || !same_shape(dest, source)) {
    move(routine, dest, source, pe, true, stream);
    bytes = 0;
  }
  enqueue(stream, [&] {
    gpu().nvshmemx_putmem_signal_on_stream(dest.data(), source.data(), bytes, signal, value, op, pe, stream);
  });
}

void wait_until(const char* routine, Word word, int comparison, nb::handle value, nb::handle stream_value) {
  with_valid_type<int32_t, int64_t, uint32_t, uint64_t>(routine, "array", word.array, [&]<class T>(Is<T>) {
    const T wanted = scalar_argument<T>(routine, "value", value);
    const cudaStream_t stream = stream_argument(routine, stream_value);
    const auto call = call_named<void(T*, int, T, cudaStream_t)>(
        "nvshmemx_" + name_of_type(kKind<T>, sizeof(T)) + "_wait_until_on_stream");
    enqueue(stream, [&] { call(reinterpret_cast<T*>(word.address), comparison, wanted, stream); });
  });
}

void sync(const Team& team, nb::handle stream_value) {
  const cudaStream_t stream = stream_argument("sync", stream_value);
  enqueue(stream, [&] { gpu().nvshmemx_team_sync_on_stream(number_of(team), stream); });
}

void barrier_all(nb::handle stream_value) {
  const cudaStream_t stream = stream_argument("barrier_all", stream_value);
  enqueue(stream, [&] { gpu().nvshmemx_barrier_all_on_stream(stream); });
}

void broadcast(const Team& team, Operand dest, Operand source, int root, nb::handle stream_value) {
  const cudaStream_t stream = stream_argument("broadcast", stream_value);
  enqueue(stream, [&] {
    gpu().nvshmemx_broadcastmem_on_stream(number_of(team), dest.data(), source.data(), source.bytes(), root,
                                          stream);
  });
}

void fcollect(const Team& team, Operand dest, Operand source, nb::handle stream_value) {
  const cudaStream_t stream = stream_argument("fcollect", stream_value);
  enqueue(stream, [&] {
    gpu().nvshmemx_fcollectmem_on_stream(number_of(team), dest.data(), source.data(), source.bytes(), stream);
  });
}

void alltoall(const Team& team, Operand dest, Operand source, nb::handle stream_value) {
  const cudaStream_t stream = stream_argument("alltoall", stream_value);
  const size_t block = source.bytes() / static_cast<size_t>(team.size);
  enqueue(stream, [&] {
    gpu().nvshmemx_alltoallmem_on_stream(number_of(team), dest.data(), source.data(), block, stream);
  });
}

void reduce(const Team& team, Operand dest, Operand source, const std::string& op, nb::handle stream_value) {
  const char* routine = "reduce";
  const cudaStream_t stream = stream_argument(routine, stream_value);
  if (op == "avg")
    fail(PyExc_ValueError,
         "isomem.%s: argument op = 'avg' is not possible with a stream; reduce by 'sum' and divide", routine);
  Reduce* const call = find_reduce(dest, op);
  if (!call)
    fail(PyExc_TypeError, "isomem.%s: argument dest is %s; with a stream op = '%s' takes integers%s", routine,
         describe(dest).c_str(), op.c_str(),
         op == "sum" || op == "prod"  ? ", float16, bfloat16, float32 and float64"
         : op == "min" || op == "max" ? ", float16, bfloat16, float32, float64 and bool"
                                      : " and bool");
  enqueue(stream, [&] { call(number_of(team), dest.data(), source.data(), source.items(), stream); });
}

}  // namespace isomem::python::on_stream
