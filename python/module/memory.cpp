// SPDX-License-Identifier: Apache-2.0
// Symmetric memory for arrays. shmem_free is collective, a garbage collector is not: it runs at any time, and
// on each PE at another. So an array that is dropped only says so here, and blocks return to the heap at the
// next allocation, which is collective, when all PEs have dropped them.
#include "memory.hpp"

#include <algorithm>
#include <atomic>
#include <memory>

#include "handles.hpp"

namespace isomem::python {

namespace {

/// A block of this life, at the same place in `blocks` of all PEs.
struct Record {
  void* address;
  std::atomic<bool> dropped = false;
};
std::vector<std::shared_ptr<Record>> blocks;

/// The owner of an array's memory: the base of the array and of all its views.
struct Block {
  std::shared_ptr<Record> record;
  ~Block() { record->dropped = true; }
};

/// What PEs tell each other, a bit for each block.
constexpr size_t kWords = 64;
constexpr size_t kBits = 64 * kWords;
uint64_t* mine = nullptr;
uint64_t* of_all = nullptr;

/// Which of `kBits` blocks from `first` on all PEs have dropped is in `of_all` afterwards.
void agree(size_t first, size_t count) {
  const size_t words = (count + 63) / 64;
  std::fill_n(mine, words, 0);
  for (size_t i = 0; i < count; ++i) mine[i / 64] |= uint64_t{blocks[first + i]->dropped} << (i % 64);
  shmem_uint64_and_reduce(SHMEM_TEAM_WORLD, of_all, mine, words);
}

size_t reclaim_all() {
  size_t kept = 0;
  const size_t n = blocks.size();
  for (size_t first = 0; first < n; first += kBits) {
    const size_t count = std::min(kBits, n - first);
    agree(first, count);
    for (size_t i = 0; i < count; ++i) {
      if (of_all[i / 64] >> (i % 64) & 1)
        shmem_free(blocks[first + i]->address);
      else
        blocks[kept++] = std::move(blocks[first + i]);
    }
  }
  blocks.resize(kept);
  return n - kept;
}

size_t reclaim() {
  check_initialized("reclaim");
  const nb::gil_scoped_release others_run;
  return reclaim_all();
}

nb::object array_at(nb::handle type, char* address, PyArray_Descr* dtype, int dims, const npy_intp* shape,
                    const npy_intp* strides, int flags, nb::object base) {
  Py_INCREF(reinterpret_cast<PyObject*>(dtype));
  nb::object array = nb::steal(PyArray_NewFromDescr(reinterpret_cast<PyTypeObject*>(type.ptr()), dtype, dims,
                                                    shape, strides, address, flags, nullptr));
  if (!array.is_valid()) throw nb::python_error();
  if (PyArray_SetBaseObject(reinterpret_cast<PyArrayObject*>(array.ptr()), base.release().ptr()) < 0)
    throw nb::python_error();
  return array;
}

/// A number, or a sequence of numbers.
std::vector<npy_intp> shape_argument(const char* routine, nb::handle shape) {
  std::vector<npy_intp> extents;
  if (PySequence_Check(shape.ptr())) {
    for (const nb::handle extent : shape)
      extents.push_back(scalar_argument<npy_intp>(routine, "shape", extent));
  } else {
    extents.push_back(scalar_argument<npy_intp>(routine, "shape", shape));
  }
  if (extents.size() > NPY_MAXDIMS)
    fail(PyExc_ValueError, "isomem.%s: argument shape has %zu dimensions; at most %d are possible", routine,
         extents.size(), NPY_MAXDIMS);
  return extents;
}

nb::object allocate(nb::handle type, nb::handle shape, nb::handle dtype, size_t alignment, long hints) {
  const char* routine = "empty";
  check_initialized(routine);
  PyArray_Descr* descr = nullptr;
  if (!PyArray_DescrConverter(dtype.ptr(), &descr)) throw nb::python_error();
  const nb::object owner = nb::steal(reinterpret_cast<PyObject*>(descr));
  if (PyDataType_REFCHK(descr))
    fail(PyExc_TypeError, "isomem.%s: argument dtype = %s holds Python objects, which other PEs cannot read",
         routine, nb::str(dtype).c_str());
  const std::vector<npy_intp> extents = shape_argument(routine, shape);
  if (alignment & (alignment - 1))
    fail(PyExc_ValueError, "isomem.%s: argument alignment = %zu is not a power of two", routine, alignment);
  size_t bytes = static_cast<size_t>(PyDataType_ELSIZE(descr));
  for (const npy_intp extent : extents) {
    if (extent < 0 || __builtin_mul_overflow(bytes, static_cast<size_t>(extent), &bytes))
      fail(PyExc_ValueError, "isomem.%s: argument shape = %s is negative or too large", routine,
           nb::str(shape).c_str());
  }
  auto record = std::make_shared<Record>();
  {
    const nb::gil_scoped_release others_run;
    reclaim_all();
    const size_t wanted = std::max<size_t>(bytes, 1);
    record->address =
        hints ? shmem_malloc_with_hints(wanted, hints) : shmem_align(std::max<size_t>(alignment, 64), wanted);
    if (record->address) blocks.push_back(record);
  }
  if (!record->address)
    fail(PyExc_MemoryError,
         "isomem.%s: no symmetric memory for %zu bytes on each PE; standard error has the reason", routine,
         bytes);
  return array_at(type, static_cast<char*>(record->address), descr, static_cast<int>(extents.size()),
                  extents.data(), nullptr, NPY_ARRAY_CARRAY,
                  nb::cast(new Block{record}, nb::rv_policy::take_ownership));
}

nb::object on(nb::handle value, int pe) {
  check_initialized("on");
  check_pe("on", pe, n_pes);
  const Operand array = symmetric_argument("on", "array", value);
  void* address = shmem_ptr(array.data(), pe);
  if (!address)
    fail(PyExc_ValueError,
         "isomem.on: PE %d is on another host: its memory cannot be viewed; use get and put", pe);
  return array_at(nb::handle(reinterpret_cast<PyObject*>(&PyArray_Type)), static_cast<char*>(address),
                  array.type(), array.dims(), array.shape(), array.strides(),
                  PyArray_FLAGS(array.array) & NPY_ARRAY_WRITEABLE, nb::borrow(value));
}

}  // namespace

void begin_memory() {
  mine = static_cast<uint64_t*>(shmem_malloc(sizeof(uint64_t) * kWords));
  of_all = static_cast<uint64_t*>(shmem_malloc(sizeof(uint64_t) * kWords));
  if (!mine || !of_all) fail(PyExc_MemoryError, "isomem.init: the symmetric heap has no room for 1024 bytes");
}

void end_memory() { blocks.clear(); }

void add_memory(nb::module_& m) {
  nb::class_<Block>(m, "_Block", "The owner of the memory of a symmetric array.");
  m.def("allocate", allocate, nb::arg("type"), nb::arg("shape"), nb::arg("dtype"), nb::arg("alignment"),
        nb::arg("hints"), "A new symmetric array of a subclass of ndarray. Collective.");
  m.def("reclaim", reclaim,
        "Gives back the memory of arrays that all PEs have dropped; returns their number. Collective.\n\n"
        "Each allocation does so too.");
  m.def("on", on, nb::arg("array"), nb::arg("pe"),
        "A view of another PE's copy of a symmetric array: loads and stores reach it directly.\n\n"
        "ValueError if the PE is on another host, or the array is not symmetric.");
  m.def(
      "is_symmetric",
      [](nb::handle array) {
        return n_pes != 0 && PyArray_Check(array.ptr()) &&
               shmem_addr_accessible(PyArray_DATA(reinterpret_cast<PyArrayObject*>(array.ptr())), 0) != 0;
      },
      nb::arg("array"), "Whether an array lies in the symmetric memory of this PE.");
}

}  // namespace isomem::python
