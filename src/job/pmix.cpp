// SPDX-License-Identifier: Apache-2.0
// PMIx: a library that processes of a launcher find by themselves (libpmix.so.2), loaded at run time. What is
// declared here of its interface is the same in its versions 2 to 5.
#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "core/error.hpp"
#include "core/process.hpp"
#include "core/service_thread.hpp"
#include "core/text.hpp"
#include "job/launcher.hpp"
#include "job/patience.hpp"

namespace isomem {

namespace {

constexpr int kSuccess = 0;
constexpr int kNotFound = -46;
constexpr int kTimeout = -24;
constexpr int kLookEvery = 10;  // s
constexpr uint16_t kInt = 6, kUint32 = 14, kByteObject = 27;
constexpr uint8_t kGlobal = 3;  // scope of a put: all processes
constexpr uint32_t kWildcard = UINT32_MAX - 1;
constexpr const char* kKey = "isomem.meeting";

struct Process {
  char space[256];
  uint32_t rank;
};

struct Value {
  uint16_t type;
  union {
    int integer;
    uint32_t uint32;
    struct {
      char* bytes;
      size_t size;
    } object;
    uint64_t room[8];  // newer versions have larger members
  } data;
};

struct Info {
  char key[512];
  uint32_t flags;
  Value value;
};

struct Library {
  int (*init)(Process*, Info*, size_t);
  int (*finalize)(const Info*, size_t);
  int (*put)(uint8_t, const char*, Value*);
  int (*commit)();
  int (*get)(const Process*, const char*, const Info*, size_t, Value**);
  const char* (*error_string)(int);
};
Library pmix;
Process me;

/// As the program has it (through MPI), or from where the loader finds it.
bool load() {
  void* handle = RTLD_DEFAULT;
  if (!dlsym(handle, "PMIx_Init")) handle = dlopen("libpmix.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!handle && !dlsym(RTLD_DEFAULT, "PMIx_Init")) return false;
  bool has_all = true;
  const auto find = [&](auto& function, const char* name) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(handle, name));
    has_all &= function != nullptr;
  };
  find(pmix.init, "PMIx_Init");
  find(pmix.finalize, "PMIx_Finalize");
  find(pmix.put, "PMIx_Put");
  find(pmix.commit, "PMIx_Commit");
  find(pmix.get, "PMIx_Get");
  find(pmix.error_string, "PMIx_Error_string");
  return has_all;
}

void require(int status, const char* call) {
  if (status == kSuccess) return;
  throw Error(text("%s failed: %s (%d)", call, pmix.error_string(status), status));
}

int own_threads;
pid_t own_pid;  // a child that the program has forked has no thread for the library

/// Who fails leaves without: the launcher ends the others then.
void finalize(int status, void*) {
  if (own_pid != getpid()) return;
  service_threads -= own_threads;  // first, as in UcxWire
  if (status == 0) pmix.finalize(nullptr, 0);
}

/// Its thread is none of the program's.
void initialize() {
  count_anew_in_children();
  const long threads = living_threads();
  const NoSignals none;  // for the thread that it starts
  const int status = pmix.init(&me, nullptr, 0);
  if (status != kSuccess) {
    throw Error(
        text("PMIX_NAMESPACE=%s: PMIx_Init failed: %s (%d). To run the program on its own, unset that "
             "variable",
             secure_getenv("PMIX_NAMESPACE"), pmix.error_string(status), status));
  }
  own_pid = getpid();
  own_threads = static_cast<int>(living_threads() - threads);
  service_threads += own_threads;
  on_exit(finalize, nullptr);
}

uint32_t job_size() {
  Process all = me;
  all.rank = kWildcard;
  Value* value = nullptr;
  require(pmix.get(&all, "pmix.job.size", nullptr, 0, &value), "PMIx_Get of the job's size");
  if (value->type != kUint32) throw Error("PMIx tells the job's size as no number");
  return value->data.uint32;  // the value is small and lives as long as this process
}

void publish(const void* bytes, size_t n) {
  Value value{};
  value.type = kByteObject;
  value.data.object = {static_cast<char*>(const_cast<void*>(bytes)), n};
  require(pmix.put(kGlobal, kKey, &value), "PMIx_Put");
  require(pmix.commit(), "PMIx_Commit");
}

/// Waits for rank 0 to publish it.
void look_up(void* bytes, size_t n) {
  Patience patience;
  Process first = me;
  first.rank = 0;
  Info time{};
  std::strcpy(time.key, "pmix.timeout");
  time.value.type = kInt;
  time.value.data.integer = std::min(kLookEvery, static_cast<int>(patience.limit()) + 1);
  Value* value = nullptr;
  int status;
  while ((status = pmix.get(&first, kKey, &time, 1, &value)) != kSuccess && !patience.is_over()) {
    if (status != kNotFound && status != kTimeout) break;
    if (status == kNotFound) usleep(10000);
    if (!patience.is_word_due()) continue;
    say(text("%s: rank %u has waited %.0f s for rank 0 to initialize", describe_process().c_str(), me.rank,
             patience.waited()));
  }
  if (status != kSuccess) {
    throw Error(
        text("rank 0 has not told by PMIx within %g s where it can be reached: %s (%d); has it called "
             "shmem_init?",
             patience.limit(), pmix.error_string(status), status));
  }
  if (value->type != kByteObject || value->data.object.size != n)
    throw Error("rank 0 has told something else by PMIx");
  std::memcpy(bytes, value->data.object.bytes, n);
}

}  // namespace

std::optional<Launched> launched_by_pmix() {
  if (!secure_getenv("PMIX_NAMESPACE") || !secure_getenv("PMIX_RANK") || !load()) return {};
  initialize();
  Launched launch;
  launch.rank = static_cast<int>(me.rank);
  launch.size = static_cast<int>(job_size());
  launch.name = "the launcher (PMIx)";
  launch.share = [](void* bytes, size_t n) { me.rank == 0 ? publish(bytes, n) : look_up(bytes, n); };
  return launch;
}

}  // namespace isomem
