// SPDX-License-Identifier: Apache-2.0
#include "access.hpp"

#include <shmem.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <unordered_map>
#include <utility>
#include <vector>

#include "allocation.hpp"
#include "private_pages.hpp"
#include "section.hpp"
#include "service.hpp"
#include "team.hpp"

namespace caf {

namespace {

// Their trailing arguments: letters of the target, then of the source.
using Getter = void (*)(void* data, const int* image, void* buffer, int* has_allocated, void* object, Handle*,
                        size_t offset, size_t* letters, size_t* object_letters);
using Receiver = void (*)(void* data, const int* image, void* object, const void* buffer, Handle*,
                          size_t offset, size_t* object_letters, size_t* letters);
using Presence = void (*)(void* data, const int* image, int* result, void* object, Handle*, size_t offset);

struct Entry {
  int hash;
  void (*function)();
};
/// In the order in which they have come: units of a program register theirs before main, libraries later.
std::vector<Entry>& entries() {
  static std::vector<Entry> all;
  return all;
}
const Entry* table = nullptr;  // the same
std::unordered_map<int, int>& indices() {
  static std::unordered_map<int, int> all;
  return all;
}

struct sigaction before_us;

/// A function of the program has followed a pointer that is null, or that means something in another process
/// only.
void in_bad_memory(int signal, siginfo_t* info, void* context) {
  if (const int image = visit.image.exchange(0)) {
    const int before = errno;
    const bool is_other = image != job.me + 1 && job.direct[image - 1] == Direct::all;
    if (is_other && bring_page(image - 1, info->si_addr)) {
      visit.image = image;
      errno = before;
      return;
    }
    end_with(words(
        "access to image %d: nothing can be reached at %p: a component is not allocated there, or a pointer "
        "is not associated any more",
        image, info->si_addr));
  }
  if (before_us.sa_flags & SA_SIGINFO) return before_us.sa_sigaction(signal, info, context);
  if (before_us.sa_handler != SIG_DFL && before_us.sa_handler != SIG_IGN) return before_us.sa_handler(signal);
  sigaction(SIGSEGV, &before_us, nullptr);  // again, and then it ends this process
}

class Guard {
 public:
  /// `lost`: is set if private memory of a killed image has been read.
  explicit Guard(int image, bool* lost = nullptr) : lost_(lost) {
    before_ = visit.image.load(std::memory_order_relaxed);
    visit.image.store(image, std::memory_order_relaxed);
    std::atomic_signal_fence(std::memory_order_seq_cst);  // for the handler, also of what is a mere memcpy
    if (pages_are_out.load(std::memory_order_acquire) || !visit.is_known) [[unlikely]]
      begin(image);
  }
  ~Guard() {
    std::atomic_signal_fence(std::memory_order_seq_cst);
    visit.image.store(before_, std::memory_order_release);
    if (visit.has_pages) [[unlikely]]
      give_back();
  }
  Guard(const Guard&) = delete;
  Guard& operator=(const Guard&) = delete;

 private:
  [[gnu::cold, gnu::noinline]] void begin(int image) const {
    [[maybe_unused]] static const bool watches = watch();
    if (before_ == 0) enter(image);
  }
  static bool watch() {
    struct sigaction action {};
    action.sa_sigaction = in_bad_memory;
    action.sa_flags = SA_SIGINFO | SA_NODEFER;
    return sigaction(SIGSEGV, &action, &before_us) == 0;
  }
  [[gnu::cold, gnu::noinline]] void give_back() const {
    if (return_private_pages() && lost_) *lost_ = true;
  }
  bool* lost_;
  int before_;
};

}  // namespace

Aside::Aside(void* values, size_t n, int from, uint64_t there) : pe(from), remote(there) {
  kind = values_aside;
  memory = static_cast<char*>(values);
  bytes = n;
}

void register_function(int hash, void (*function)()) {
  const auto [known, is_new] = indices().emplace(hash, static_cast<int>(entries().size()));
  if (is_new) {
    entries().push_back({hash, function});
    table = entries().data();
  } else if (table[known->second].function != function) {
    end_with(words(
        "two functions that the compiler has made have the number %d: rename a procedure or a file", hash));
  }
}

int index_of_function(int hash) {
  const auto known = indices().find(hash);
  if (known == indices().end())
    end_with(words("the program has no function %d: do all images run the same one?", hash));
  return known->second;
}

int hash_of_function(int index) { return table[index].hash; }
bool has_functions() { return table != nullptr; }

namespace {

bool get(Call& call, void* buffer, size_t* letters) {
  int has_allocated = 0;
  const auto getter = reinterpret_cast<Getter>(table[call.function].function);
  const int image = call.aside.pe + 1;
  getter(call.aside.memory, &image, buffer, &has_allocated, call.object, &call.aside, 0, letters,
         call.letters);
  return has_allocated != 0;
}

}  // namespace

bool call_getter(Call& call, void* buffer, size_t* letters) {
  const Guard guard(call.image);
  return get(call, buffer, letters);
}

void copy_found(int image, void* to, const void* from, size_t bytes) {
  const Guard guard(image);
  std::memcpy(to, from, bytes);
}

void call_receiver(Call& call, const void* buffer, size_t* letters) {
  const Guard guard(call.image);
  const WatchAllocation watch(call.image);
  const auto receiver = reinterpret_cast<Receiver>(table[call.function].function);
  const int image = call.aside.pe + 1;
  receiver(call.aside.memory, &image, call.object, buffer, &call.aside, 0, call.letters, letters);
}

bool call_presence(Call& call) {
  const Guard guard(call.image);
  int result = 0;
  const auto presence = reinterpret_cast<Presence>(table[call.function].function);
  const int image = call.aside.pe + 1;
  presence(call.aside.memory, &image, &result, call.object, &call.aside, 0);
  return result != 0;
}

size_t bytes_of(const Descriptor& array) {
  size_t n = array.element_bytes;
  for (int d = 0; d < array.rank; ++d) n *= array.dim[d].extent();
  return n;
}

Descriptor packed(const Descriptor& array, char* base) {
  Descriptor copy = copy_of(array);
  copy.base = base;
  copy.span = static_cast<ptrdiff_t>(array.element_bytes);
  ptrdiff_t stride = 1;
  ptrdiff_t offset = 0;
  for (int d = 0; d < array.rank; ++d) {
    copy.dim[d].stride = stride;
    offset -= stride * copy.dim[d].lower;
    stride *= static_cast<ptrdiff_t>(copy.dim[d].extent());
  }
  copy.offset = static_cast<size_t>(offset);
  return copy;
}

namespace {

bool is_packed(const Descriptor& array) {
  ptrdiff_t stride = 1;
  for (int d = 0; d < array.rank; ++d) {
    if (array.dim[d].stride != stride) return false;
    stride *= static_cast<ptrdiff_t>(array.dim[d].extent());
  }
  return array.step() == static_cast<ptrdiff_t>(array.element_bytes);
}

/// An array without holes as functions of the program expect it: with the bounds that they give one
/// themselves.
Descriptor counted_from_1(const Descriptor& array) {
  Descriptor copy = copy_of(array);
  for (int d = 0; d < array.rank; ++d) copy.dim[d] = {0, 1, static_cast<ptrdiff_t>(array.dim[d].extent())};
  return packed(copy, array.base);
}

/// The elements of an array of this image, one behind the other.
std::unique_ptr<char[]> elements_of(const Descriptor& array) {
  const size_t bytes = bytes_of(array);
  auto buffer = std::make_unique<char[]>(bytes + 1);
  if (bytes) pack(buffer.get(), whole(array, 1), 0, bytes / array.element_bytes);
  return buffer;
}

/// The address of the object in the process of its image. A descriptor may be that of a part of the
/// coarray.
uintptr_t address_there(const Access& access) {
  if (access.token->kind == values_aside) {
    const auto& values = static_cast<const Aside&>(*access.token);
    return access.pe == job.me ? reinterpret_cast<uintptr_t>(values.memory) : values.remote;
  }
  const Token& token = static_cast<const Token&>(*access.token);
  size_t within = 0;
  if (access.object) {
    const auto offset = static_cast<size_t>(access.object->base - token.memory);
    if (access.object->base && offset < token.bytes) within = offset;
  }
  return job.base[access.pe] + static_cast<uintptr_t>(token.at(access.pe) - job.arena) + within;
}

/// What a function gets of an object that this process can reach.
class Near {
 public:
  Near(const Access& access, bool by_reference)
      : place_(reinterpret_cast<char*>(address_there(access))),
        call_{access.function, access.pe + 1, place_, const_cast<size_t*>(access.letters),
              Aside(access.data, access.data_bytes, job.me, reinterpret_cast<uintptr_t>(access.data))} {
    if (by_reference) call_.object = &place_;
    if (!access.object) return;
    std::memcpy(static_cast<void*>(&object_), access.object,
                kDescriptorHead + static_cast<size_t>(access.object->rank) * sizeof(Dimension));
    object_.base = place_;
    call_.object = &object_;
  }
  Near(const Near&) = delete;
  Near& operator=(const Near&) = delete;
  Call& call() { return call_; }

 private:
  char* place_;
  Descriptor object_;
  Call call_;
};

Request request_of(const Access& access, Request::Kind kind, bool by_reference = false) {
  Request request{};
  request.kind = kind;
  request.hash = hash_of_function(access.function);
  request.caller = job.me;
  request.by_reference = by_reference;
  request.has_descriptor = access.object != nullptr;
  if (access.object) request.descriptor = copy_of(*access.object);
  request.has_object_letters = access.letters != nullptr;
  if (access.letters) request.object_letters = *access.letters;
  request.object = address_there(access);
  request.aside = reinterpret_cast<uintptr_t>(access.data);
  request.aside_bytes = access.data_bytes;
  return request;
}

bool fail_missing(const Access& access, const Outcome& outcome) {
  outcome.fail(kStatError,
               words("%s: a component is not allocated on image %d", access.statement, access.pe + 1));
  return false;
}

bool fail_gone(const Access& access, const Outcome& outcome) {
  outcome.fail(kStatFailed, words("%s: image %d of the initial team has failed, and its memory is lost",
                                  access.statement, access.pe + 1));
  return false;
}

/// An array that has been read, into the one of the program.
void deliver(const Descriptor& from, Value& value) {
  Descriptor& to = *value.array;
  const size_t bytes = bytes_of(from);
  if (value.may_allocate) {
    std::free(to.base);
    std::memcpy(static_cast<void*>(&to), &from,
                kDescriptorHead + static_cast<size_t>(from.rank) * sizeof(Dimension));
    to.base = static_cast<char*>(std::malloc(bytes + 1));
    if (!to.base) end_with(words("no memory for %zu bytes of a coindexed object", bytes));
    std::memcpy(to.base, from.base, bytes);
  } else if (bytes != bytes_of(to)) {
    end_with(words(
        "reference to a coindexed object: %zu bytes where %zu are expected: the shapes must be the same",
        bytes, bytes_of(to)));
  } else if (bytes) {
    unpack(whole(to, 1), from.base, 0, bytes / to.element_bytes);
  }
}

/// False: it is not allocated. What the function has found may be the target of a pointer.
bool read_scalar(Call& call, int pe, Value& value) {
  char* at = static_cast<char*>(value.at);
  const bool is_new = get(call, &at, value.letters);
  if (!at) return false;
  const size_t bytes = value.bytes * (value.letters ? *value.letters : 1);
  if (!value.at && !is_new && !job.to_mine(reinterpret_cast<uintptr_t>(at), 1, pe)) {
    value.fetched = std::make_unique<char[]>(bytes + 1);
    value.at = value.fetched.get();
  }
  if (value.at && at != value.at) std::memcpy(value.at, at, bytes);
  if (!value.at) value.at = at;
  if (is_new) (value.at == at ? value.fetched.reset(at) : std::free(at));
  return true;
}

void read_array(Call& call, Value& value) {
  if (value.may_allocate) {
    get(call, value.array, value.letters);
  } else if (value.array->base && is_packed(*value.array) && bytes_of(*value.array)) {
    Descriptor buffer = counted_from_1(*value.array);
    get(call, &buffer, value.letters);
  } else {
    Descriptor made = copy_of(*value.array);
    made.base = nullptr;
    get(call, &made, value.letters);
    if (!visit.has_pages || !are_private_pages_lost()) deliver(made, value);
    std::free(made.base);
  }
}

bool read_near(const Access& access, Value& value, const Outcome& outcome) {
  Near near(access, false);
  bool is_there = true;
  bool is_lost = false;
  {
    const Guard guard(access.pe + 1, &is_lost);
    if (value.array) {
      read_array(near.call(), value);
    } else {
      is_there = read_scalar(near.call(), access.pe, value);
    }
  }
  if (is_lost) return fail_gone(access, outcome);
  return is_there || fail_missing(access, outcome);
}

bool read_far(const Access& access, Value& value, const Outcome& outcome) {
  if (access.token->kind != values_aside) order_access(access.pe);
  Request request = request_of(access, Request::get);
  request.is_array = value.array != nullptr;
  if (value.array) request.array = copy_of(*value.array);
  request.bytes = value.bytes;
  request.has_letters = value.letters != nullptr;
  if (value.letters) request.letters = *value.letters;
  Answer answer;
  if (!call_far(access.pe, access.statement, request, access.data, nullptr, answer))
    return fail_gone(access, outcome);
  if (value.letters) *value.letters = answer.letters;
  if (value.array) {
    answer.array.base = answer.data.get();
    deliver(answer.array, value);
    return true;
  }
  if (!answer.result) return fail_missing(access, outcome);
  if (value.at) {
    std::memcpy(value.at, answer.data.get(), answer.bytes);
  } else {
    value.fetched = std::move(answer.data);
    value.at = value.fetched.get();
  }
  return true;
}

/// Whether parts of the object may be what is assigned to it.
bool overlaps(const Access& access, const Descriptor& from) {
  if (access.pe != job.me) return false;
  const char* const start = access.token->memory;
  return from.base + bytes_of(from) > start && from.base < start + access.token->bytes;
}

/// Whether the object has no pointers, as far as the compiler tells: it names the type, but not its
/// components.
bool is_plain(const Handle& handle) {
  if (handle.kind == values_aside) return false;  // of another process, on its stack
  const Token& token = static_cast<const Token&>(handle);
  const bool is_intrinsic = (token.type >= integer && token.type <= complex) || token.type == character;
  return is_intrinsic || (token.element_bytes > 0 && token.element_bytes < sizeof(void*));
}

/// Whether the function may run here.
bool is_direct(const Access& access) {
  const Direct direct = job.direct[access.pe];
  if (direct == Direct::all) [[likely]]
    return true;
  return direct == Direct::arena_only && is_plain(*access.token);
}

}  // namespace

bool read(const Access& access, Value& value, const Outcome& outcome) {
  return is_direct(access) ? read_near(access, value, outcome) : read_far(access, value, outcome);
}

void write(const Access& access, const Value& value, const Outcome& outcome) {
  std::unique_ptr<char[]> elements;
  Descriptor copy;
  const Descriptor* array = value.array;
  const bool is_near = is_direct(access);
  if (array && (!is_near || overlaps(access, *array))) {
    elements = elements_of(*array);
    copy = packed(*array, elements.get());
    array = &copy;
  }
  if (is_near) {
    Near near(access, false);
    call_receiver(near.call(), array ? static_cast<const void*>(array) : value.at, value.letters);
    return;
  }
  order_access(access.pe);
  Request request = request_of(access, Request::put);
  request.is_array = array != nullptr;
  if (array) request.array = *array;
  request.bytes = array ? bytes_of(*array) : value.bytes * (value.letters ? *value.letters : 1);
  request.has_letters = value.letters != nullptr;
  if (value.letters) request.letters = *value.letters;
  Answer answer;
  const void* const from = array ? elements.get() : value.at;
  // to a killed image it has no effect
  if (!call_far(access.pe, access.statement, request, access.data, from, answer) && outcome.stat)
    *outcome.stat = kStatFailed;
}

bool is_present(const Access& access, bool by_reference) {
  if (is_direct(access)) return call_presence(Near(access, by_reference).call());
  order_access(access.pe);
  Answer answer;
  const Request request = request_of(access, Request::presence, by_reference);
  return call_far(access.pe, access.statement, request, access.data, nullptr, answer) && answer.result;
}

}  // namespace caf
