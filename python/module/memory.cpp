// SPDX-License-Identifier: Apache-2.0
// Symmetric memory for arrays. shmem_free is collective, a garbage collector is not: it runs at any time, and
// on each PE at another. So an array that is dropped only says so here, and blocks return to the heap at the
// next allocation, which is collective, when all PEs have dropped them.
#include "memory.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <memory>
#include <optional>

#include "device_array.hpp"
#include "gpu.hpp"

namespace isomem::python {

namespace {

/// A block of this life, at the same place in `blocks` of all PEs.
struct Record {
  void* address;
  bool is_on_device = false;
  std::atomic<bool> dropped = false;

  void free() const {
    if (is_on_device)
      gpu().nvshmem_free(address);
    else
      shmem_free(address);
  }
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

/// What streams were given may use any of them, on this PE and on others.
void finish_streams() {
  bool any = false, any_on_device = false;
  for (const auto& block : blocks) {
    any = any || block->dropped;
    any_on_device = any_on_device || (block->dropped && block->is_on_device);
  }
  if (any) wait_for_streams(any_on_device);
}

/// Without the interpreter's lock.
size_t reclaim_all() {
  size_t kept = 0;
  const size_t n = blocks.size();
  for (size_t first = 0; first < n; first += kBits) {
    const size_t count = std::min(kBits, n - first);
    agree(first, count);
    for (size_t i = 0; i < count; ++i) {
      if (of_all[i / 64] >> (i % 64) & 1)
        blocks[first + i]->free();
      else
        blocks[kept++] = std::move(blocks[first + i]);
    }
  }
  blocks.resize(kept);
  return n - kept;
}

size_t reclaim() {
  check_initialized("reclaim");
  finish_streams();
  const OthersRun others_run;
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

/// All blocks are aligned to at least this many bytes.
constexpr size_t kLine = 64;

/// Where an array lies, and how.
struct Place {
  bool is_on_device = false;
  int gpu = -1;  // that the caller expects, -1: any
  size_t alignment;
  long hints;
  bool is_zero;  // of device memory: filled by the library
};

/// None and 'cpu', or 'cuda' and 'cuda:0', also as devices of torch.
void device_argument(const char* routine, nb::handle device, Place& place) {
  const std::string name = device.is_none() ? "cpu" : nb::str(device).c_str();
  if (name == "cpu") return;
  place.is_on_device = true;
  if (name == "cuda") return;
  char* end = nullptr;
  if (name.compare(0, 5, "cuda:") == 0 && name.size() > 5)
    place.gpu = static_cast<int>(std::strtol(name.c_str() + 5, &end, 10));
  if (!end || *end || place.gpu < 0)
    fail(PyExc_ValueError,
         "isomem.%s: argument device is %s; valid: None or 'cpu' (host memory), 'cuda' (this "
         "PE's GPU)",
         routine, what_is(device).c_str());
}

void* device_block(const Place& place, size_t bytes) {
  if (place.is_zero) return gpu().nvshmem_calloc(1, bytes);
  return gpu().nvshmem_align(place.alignment, bytes);
}

void* host_block(const Place& place, size_t bytes) {
  return place.hints ? shmem_malloc_with_hints(bytes, place.hints) : shmem_align(place.alignment, bytes);
}

/// Collective.
std::shared_ptr<Record> new_block(const char* routine, const Place& place, size_t bytes) {
  std::optional<OnOurGpu> on;
  if (place.is_on_device) {
    start_gpu(routine);
    on.emplace();
  }
  finish_streams();
  auto record = std::make_shared<Record>();
  record->is_on_device = place.is_on_device;
  {
    const OthersRun others_run;
    reclaim_all();
    const size_t wanted = std::max<size_t>(bytes, 1);
    record->address = place.is_on_device ? device_block(place, wanted) : host_block(place, wanted);
    if (record->address) blocks.push_back(record);
  }
  if (!record->address)
    fail(PyExc_MemoryError,
         "isomem.%s: no symmetric %smemory for %zu bytes on each PE; standard error has the reason", routine,
         place.is_on_device ? "device " : "", bytes);
  return record;
}

void check_gpu(const char* routine, const Place& place, const void* address) {
  const int gpu = gpu_of(address);
  if (place.gpu >= 0 && place.gpu != gpu)
    fail(PyExc_ValueError,
         "isomem.%s: argument device = 'cuda:%d', but this PE's symmetric memory lies on GPU %d, which was "
         "current at the first allocation there: choose another before that (torch.cuda.set_device)",
         routine, place.gpu, gpu);
}

size_t bytes_of(const char* routine, PyArray_Descr* dtype, const std::vector<npy_intp>& extents,
                nb::handle shape) {
  size_t bytes = static_cast<size_t>(PyDataType_ELSIZE(dtype));
  for (const npy_intp extent : extents) {
    if (extent < 0 || __builtin_mul_overflow(bytes, static_cast<size_t>(extent), &bytes))
      fail(PyExc_ValueError, "isomem.%s: argument shape = %s is negative or too large", routine,
           nb::str(shape).c_str());
  }
  return bytes;
}

nb::object allocate(const char* routine, nb::handle type, nb::handle shape, nb::handle dtype,
                    nb::handle alignment_value, nb::handle hints_value, nb::handle device, bool zero) {
  check_initialized(routine);
  const nb::object owner = dtype_argument(routine, dtype);
  auto* const descr = reinterpret_cast<PyArray_Descr*>(owner.ptr());
  if (PyDataType_REFCHK(descr))
    fail(PyExc_TypeError, "isomem.%s: argument dtype = %s holds Python objects, which other PEs cannot read",
         routine, nb::str(dtype).c_str());
  const std::vector<npy_intp> extents = shape_argument(routine, shape);
  const auto alignment = scalar_argument<size_t>(routine, "alignment", alignment_value);
  if (alignment & (alignment - 1))
    fail(PyExc_ValueError, "isomem.%s: argument alignment = %zu is not a power of two", routine, alignment);
  const auto hints = scalar_argument<long>(routine, "hints", hints_value);
  Place place{.alignment = std::max(alignment, kLine), .hints = hints, .is_zero = zero && alignment <= 512};
  device_argument(routine, device, place);
  if (place.is_on_device && hints)
    fail(PyExc_ValueError, "isomem.%s: argument hints = %ld is for host memory", routine, hints);
  if (hints && place.alignment > kLine)
    fail(PyExc_ValueError, "isomem.%s: argument alignment = %zu; with hints it is at most %zu", routine,
         place.alignment, kLine);
  const auto record = new_block(routine, place, bytes_of(routine, descr, extents, shape));
  const nb::object block = nb::cast(new Block{record}, nb::rv_policy::take_ownership);
  if (place.is_on_device) {
    check_gpu(routine, place, record->address);
    type = nb::handle(reinterpret_cast<PyObject*>(&PyArray_Type));
  }
  nb::object array =
      array_at(type, static_cast<char*>(record->address), descr, static_cast<int>(extents.size()),
               extents.data(), nullptr, NPY_ARRAY_CARRAY, block);
  return place.is_on_device ? nb::cast(DeviceArray{std::move(array)}) : array;
}

/// PE `pe`'s copy as this process, or its GPU, reaches it.
void* copy_of(Operand array, int pe) {
  return array.is_on_device ? gpu().nvshmem_ptr(array.data(), pe) : shmem_ptr(array.data(), pe);
}

nb::any on(nb::handle value, int pe) {
  check_initialized("on");
  check_pe("on", pe, n_pes);
  const Operand array = symmetric_argument("on", "array", value);
  void* address = copy_of(array, pe);
  if (!address)
    fail(PyExc_ValueError,
         "isomem.on: PE %d is on another host: its memory cannot be viewed; use get and put", pe);
  nb::object view =
      array_at(nb::handle(reinterpret_cast<PyObject*>(&PyArray_Type)), static_cast<char*>(address),
               array.type(), array.dims(), array.shape(), array.strides(),
               PyArray_FLAGS(array.array) & NPY_ARRAY_WRITEABLE, nb::borrow(value));
  return nb::borrow<nb::any>(array.is_on_device ? nb::cast(DeviceArray{std::move(view)}) : view);
}

}  // namespace

void begin_memory() {
  mine = static_cast<uint64_t*>(shmem_malloc(sizeof(uint64_t) * kWords));
  of_all = static_cast<uint64_t*>(shmem_malloc(sizeof(uint64_t) * kWords));
  if (!mine || !of_all) fail(PyExc_MemoryError, "isomem.init: the symmetric heap has no room for 1024 bytes");
}

void end_memory() { blocks.clear(); }

bool all_agree(bool yes) {
  const OthersRun others_run;
  mine[0] = yes;
  shmem_uint64_and_reduce(SHMEM_TEAM_WORLD, of_all, mine, 1);
  return of_all[0] != 0;
}

void add_memory(nb::module_& m) {
  nb::class_<Block>(m, "_Block", "The owner of the memory of a symmetric array.");
  m.def("allocate", allocate, nb::arg("routine"), nb::arg("type"), nb::arg("shape").none(),
        nb::arg("dtype").none(), nb::arg("alignment").none(), nb::arg("hints").none(),
        nb::arg("device").none(), nb::arg("zero"),
        "A new symmetric array of a subclass of ndarray, or a DeviceArray, for this function of isomem. "
        "Collective."
        "\n\n"
        "zero: it is filled with zeros if it lies in device memory and alignment is at most 512.");
  m.def("dtype_argument", dtype_argument, nb::arg("routine"), nb::arg("dtype").none(),
        "A type of NumPy, as those have it; an exception in the name of this function of isomem.");
  m.def("reclaim", reclaim,
        "Gives back the memory of arrays that all PEs have dropped; returns their number. Collective.\n\n"
        "Each allocation does so too.");
  m.def("on", on, nb::arg("array"), nb::arg("pe"),
        "A view of another PE's copy of a symmetric array: loads and stores reach it directly.\n\n"
        "ValueError if the PE is on another host, or the array is not symmetric.");
  m.def(
      "is_symmetric",
      [](nb::handle array) {
        if (n_pes == 0 || !is_array(array)) return false;
        return is_in_symmetric_memory(array_argument("is_symmetric", "array", array));
      },
      nb::arg("array").none(), "Whether an array lies in the symmetric memory of this PE.");
}

}  // namespace isomem::python
