// SPDX-License-Identifier: Apache-2.0
#include "gpu.hpp"

#include <dlfcn.h>
#include <stdlib.h>

#include <algorithm>
#include <iterator>
#include <numeric>

#include "device_array.hpp"
#include "memory.hpp"

namespace isomem::python {

void* find_call(const std::string& name) {
  static void* const library = [] {
    Dl_info about;
    dladdr(reinterpret_cast<void*>(&shmem_my_pe), &about);
    return dlopen(about.dli_fname, RTLD_NOW | RTLD_NOLOAD | RTLD_LOCAL);
  }();
  return library ? dlsym(library, name.c_str()) : nullptr;
}

const GpuCalls& gpu() {
  static const GpuCalls calls;
  return calls;
}

namespace {

// --- the driver: what tells whether there is a GPU, and which -------------------------------------------

/// The name of a function as a template argument.
template <size_t n>
struct Name {
  char text[n];
  constexpr Name(const char (&from)[n]) { std::copy_n(from, n, text); }  // NOLINT: from a literal
};

void* find_in_driver(const char* name) {
  using Find = int (*)(const char* name, void** function, int version, uint64_t flags, int* status);
  constexpr int kVersion = 12010;
  static const auto find = [] {
    void* const driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    return driver ? reinterpret_cast<Find>(dlsym(driver, "cuGetProcAddress_v2")) : nullptr;
  }();
  void* function = nullptr;
  return find && find(name, &function, kVersion, 0, nullptr) == 0 ? function : nullptr;
}

/// Calls a function of the driver, if there is one: 0 is success.
template <Name name, class... Args>
int drive(Args... args) {
  constexpr int kNotFound = 500;
  static void* const function = find_in_driver(name.text);
  return function ? reinterpret_cast<int (*)(Args...)>(function)(args...) : kNotFound;
}

/// Why this PE can have no device memory; empty if it can.
std::string why_not() {
  if (!gpu().nvshmem_align)
    return "this isomem has been built without its GPU half: build it where the CUDA toolkit is "
           "(pip install . -C cmake.define.ISOMEM_CUDA=ON)";
  int count = 0;
  if (drive<"cuInit">(0u) == 0 && drive<"cuDeviceGetCount">(&count) == 0 && count > 0) return "";
  const char* visible = getenv("CUDA_VISIBLE_DEVICES");
  return std::string("this PE has no GPU with a driver of CUDA 12.1 or newer (see nvidia-smi") +
         (visible ? std::string("; CUDA_VISIBLE_DEVICES is '") + visible + "'" : "") +
         "): run where there is one, or leave out device= for arrays in host memory";
}

unsigned life_of_gpu = 0;
int gpu_number = -1;  // -1: no array was made yet

// --- streams --------------------------------------------------------------------------------------------

/// Behind each command of a stream comes a number, which the stream writes into a word of host memory: who
/// waits for that need not touch the stream, which the program may have destroyed. A word serves one mark at
/// a time, since equal handles need not be the same stream.
struct Mark {
  uintptr_t handle;
  size_t word;
  uint64_t number;
};
constexpr size_t kWords = 4096;  // more than a stream holds before it lets its caller wait
uint64_t* words = nullptr;       // symmetric, since only such memory is known to the GPU
std::vector<size_t> free_words;
std::vector<Mark> marks;  // in the order of commands; some may be done

bool is_done(const Mark& mark) { return __atomic_load_n(words + mark.word, __ATOMIC_ACQUIRE) >= mark.number; }

void forget_done() {
  std::erase_if(marks, [](const Mark& mark) {
    const bool done = is_done(mark);
    if (done) free_words.push_back(mark.word);
    return done;
  });
}

void begin_marks(uint64_t* memory) {
  words = memory;
  marks.clear();
  free_words.resize(kWords);
  std::iota(free_words.begin(), free_words.end(), size_t{0});
}

size_t take_word() {
  if (free_words.empty()) forget_done();
  if (free_words.empty()) {
    shmem_uint64_wait_until(words + marks[0].word, SHMEM_CMP_GE, marks[0].number);
    forget_done();
  }
  const size_t word = free_words.back();
  free_words.pop_back();
  return word;
}

/// A stream that is captured does nothing: the program knows when its graph runs.
bool is_captured(uintptr_t handle) {
  int status = 0;
  return drive<"cuStreamIsCapturing">(reinterpret_cast<void*>(handle), &status) == 0 && status != 0;
}

/// Those that streams have not come to yet.
template <class F>
std::vector<Mark> marks_of(F&& is_wanted) {
  forget_done();
  std::vector<Mark> wanted;
  std::copy_if(marks.begin(), marks.end(), std::back_inserter(wanted),
               [&](const Mark& mark) { return is_wanted(mark.handle); });
  return wanted;
}

void wait_for(const std::vector<Mark>& wanted) {
  for (const Mark& mark : wanted) shmem_uint64_wait_until(words + mark.word, SHMEM_CMP_GE, mark.number);
}

bool any(uintptr_t) { return true; }

/// A value that is read on a stream has come when all that was given to the stream before is done.
void wait_for_default_stream() { gpu().nvshmemx_uint64_g_on_stream(words, world.rank, nullptr); }

/// The handle that an object of another library has, -1 if it has none.
intptr_t handle_of(nb::handle stream) {
  nb::object value;
  if (as_device_array(stream)) return -1;  // its ptr is none of a stream
  if (nb::hasattr(stream, "__cuda_stream__")) {
    const nb::object protocol = stream.attr("__cuda_stream__");
    value = nb::object(PyCallable_Check(protocol.ptr()) ? protocol() : protocol)[1];
  } else if (nb::hasattr(stream, "cuda_stream")) {
    value = stream.attr("cuda_stream");
  } else if (nb::hasattr(stream, "ptr")) {
    value = stream.attr("ptr");
  } else if (!PyBool_Check(stream.ptr())) {
    value = nb::borrow(stream);
  }
  intptr_t handle = -1;
  return value.is_valid() && nb::try_cast<intptr_t>(value, handle) ? handle : -1;
}

}  // namespace

void mark_stream(uintptr_t handle) {
  static uint64_t last = 0;
  if (is_captured(handle)) return;
  marks.push_back({handle, take_word(), ++last});
  gpu().nvshmemx_uint64_p_on_stream(words + marks.back().word, last, world.rank,
                                    reinterpret_cast<cudaStream_t>(handle));
}

void start_gpu(const char* routine) {
  if (has_gpu()) return;
  const std::string reason = why_not();
  if (!all_agree(reason.empty()))
    fail(PyExc_RuntimeError, "isomem.%s: argument device = 'cuda': %s", routine,
         reason.empty() ? "another PE has no GPU, or no GPU half of isomem" : reason.c_str());
  uint64_t* memory;
  {
    const OthersRun others_run;
    memory = static_cast<uint64_t*>(shmem_calloc(kWords, sizeof(uint64_t)));
    if (memory) gpu().nvshmem_init();
  }
  if (!memory)
    fail(PyExc_MemoryError, "isomem.%s: the symmetric heap has no room for %zu bytes", routine,
         kWords * sizeof(uint64_t));
  begin_marks(memory);
  life_of_gpu = life;
  gpu_number = -1;
}

bool has_gpu() { return n_pes != 0 && life_of_gpu == life; }

void end_gpu() {
  if (!has_gpu()) return;
  wait_for_streams(true);
  const OthersRun others_run;
  gpu().nvshmem_finalize();  // the first of two: the library counts inits
}

bool is_symmetric_on_device(const void* address) {
  return has_gpu() && gpu().nvshmem_ptr(address, world.rank) == address;
}

int gpu_of(const void* address) {
  if (gpu_number < 0) {
    int ordinal = 9;  // CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
    int number = 0;
    void* into = &number;
    if (drive<"cuPointerGetAttributes">(1u, &ordinal, &into, reinterpret_cast<uint64_t>(address)) == 0)
      gpu_number = number;
  }
  return std::max(gpu_number, 0);
}

namespace {
/// The number of another GPU that is current, -1: none is.
int other_gpu() {
  void* context = nullptr;
  int current = 0;
  if (gpu_number < 0 || drive<"cuCtxGetCurrent">(&context) != 0 || !context ||
      drive<"cuCtxGetDevice">(&current) != 0 || current == gpu_number)
    return -1;
  return current;
}
}  // namespace

OnOurGpu::OnOurGpu() {
  void* context = nullptr;
  if (other_gpu() < 0 || drive<"cuDevicePrimaryCtxRetain">(&context, gpu_number) != 0) return;
  is_pushed_ = drive<"cuCtxPushCurrent">(context) == 0;
  if (!is_pushed_) drive<"cuDevicePrimaryCtxRelease">(gpu_number);
}

OnOurGpu::~OnOurGpu() {
  void* popped = nullptr;
  if (!is_pushed_) return;
  drive<"cuCtxPopCurrent">(&popped);
  drive<"cuDevicePrimaryCtxRelease">(gpu_number);
}

void check_current_gpu(const char* routine) {
  const int current = other_gpu();
  if (current < 0) return;
  fail(PyExc_ValueError,
       "isomem.%s: GPU %d is the current one, but the symmetric memory of this PE lies on GPU %d, which was "
       "current at the first allocation there: choose it again (torch.cuda.set_device(%d))",
       routine, current, gpu_number, gpu_number);
}

cudaStream_t stream_argument(const char* routine, nb::handle stream) {
  check_initialized(routine);
  const intptr_t handle = handle_of(stream);
  if (handle < 0) {
    fail(PyExc_TypeError,
         "isomem.%s: argument stream is %s; it must be the handle of a CUDA stream as a number, or an object "
         "with __cuda_stream__, cuda_stream (torch) or ptr (CuPy)",
         routine, what_is(stream).c_str());
  }
  if (!has_gpu())
    fail(PyExc_RuntimeError,
         "isomem.%s: argument stream: no array has been made in device memory yet: make one with "
         "device='cuda', on all PEs",
         routine);
  check_current_gpu(routine);
  return reinterpret_cast<cudaStream_t>(handle);
}

void wait_for_streams(bool default_too) {
  if (!has_gpu()) return;
  const std::vector<Mark> pending = marks_of(any);
  if (pending.empty() && !default_too) return;
  const OthersRun others_run;
  wait_for(pending);
  if (default_too) wait_for_default_stream();
}

void wait_for_streams_but(uintptr_t handle) {
  const std::vector<Mark> pending = marks_of([=](uintptr_t other) { return other != handle; });
  if (pending.empty()) return;
  const OthersRun others_run;
  wait_for(pending);
}

std::optional<uintptr_t> last_stream() {
  const std::vector<Mark> pending = marks_of(any);
  if (pending.empty()) return {};
  const uintptr_t last = pending.back().handle;
  wait_for_streams_but(last);
  return last;
}

}  // namespace isomem::python
