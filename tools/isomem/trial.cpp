// SPDX-License-Identifier: Apache-2.0
// A real job of 2 PEs under oshrun, whose program is this command: its PEs put to each other and check what
// came.
#include <sys/wait.h>

#include <optional>
#include <vector>

#include "checks.hpp"
#include "child.hpp"
#include "commands.hpp"
#include "core/error.hpp"
#include "core/text.hpp"
#include "gpus.hpp"
#include "installation.hpp"

namespace tool {

namespace {

using isomem::text;

// --- as a PE
// ----------------------------------------------------------------------------------------------------

struct Calls {
  void (*init)();
  void* (*allocate)(size_t);
  void (*finalize)();
};

/// `on_device`: the box lies in memory of a GPU, and the atomic is a kernel.
Calls calls_of(const Library& lib, bool on_device) {
  return {lib.function<void()>(on_device ? "nvshmem_init" : "shmem_init"),
          lib.function<void*(size_t)>(on_device ? "nvshmem_malloc" : "shmem_malloc"),
          lib.function<void()>(on_device ? "nvshmem_finalize" : "shmem_finalize")};
}

/// Every PE puts a number into the box of the next one and adds 1 to it there.
void pass_on(const Library& lib, const Calls& calls) {
  const int me = lib.function<int()>("shmem_my_pe")();
  const int n = lib.function<int()>("shmem_n_pes")();
  auto* const barrier = lib.function<void()>("shmem_barrier_all");
  void* const box = calls.allocate(sizeof(long));
  if (!box) throw isomem::Error("no symmetric memory for 8 bytes");
  const long sent = 100 + me;
  const int next = (me + 1) % n;
  lib.function<void(void*, const void*, size_t, int)>("shmem_putmem")(box, &sent, sizeof(sent), next);
  barrier();
  lib.function<void(void*, long, int)>("shmem_long_atomic_add")(box, 1, next);
  barrier();
  long got = 0;
  lib.function<void(void*, const void*, size_t, int)>("shmem_getmem")(&got, box, sizeof(got), me);
  const long expected = 100 + (me + n - 1) % n + 1;
  if (got != expected) throw isomem::Error(text("PE %d got %ld instead of %ld", me, got, expected));
}

// --- as the one who starts it
// -----------------------------------------------------------------------------------

Finding run_job(const char* memory) {
  const std::string oshrun = beside("oshrun");
  if (oshrun.empty())
    return {Verdict::fail, "there is no oshrun beside this command", "install isomem again"};
  const Outcome outcome = run({oshrun, "-n", "2", "--timeout", "60", "--", own_path(), "trial", memory});
  if (outcome.is_good()) {
    return good(text("2 PEs under %s exchanged words in %s memory in %.2f s", oshrun.c_str(), memory,
                     outcome.seconds));
  }
  return {Verdict::fail, oshrun + " " + outcome.words(),
          "the failures above may be the cause; without any, report this one"};
}

// --- the checks
// -------------------------------------------------------------------------------------------------

Finding library_file(const Plan&) {
  const Library& lib = library();
  if (!lib.handle) {
    return {Verdict::fail, lib.error,
            "install isomem again, or put the folder of its library into LD_LIBRARY_PATH"};
  }
  if (lib.is_ours()) return good(lib.path + ", " + lib.version);
  return {Verdict::fail, lib.path + " is " + lib.version + ", but this command is isomem " ISOMEM_VERSION,
          "take the folder of the other version out of LD_LIBRARY_PATH, or install again"};
}

Finding host_job(const Plan&) { return run_job("host"); }

Finding device_job(const Plan&) {
  if (gpus().list.empty()) return good("no GPU to try");
  return run_job("device");
}

}  // namespace

std::span<const Check> trial_checks() {
  static constexpr Check checks[] = {
      {"library", library_file}, {"trial", host_job}, {"trial on GPUs", device_job}};
  return checks;
}

int trial(const Words& words) {
  const Library& lib = library();
  const Calls calls = calls_of(lib, !words.empty() && words[0] == "device");
  calls.init();
  pass_on(lib, calls);
  calls.finalize();
  return 0;
}

}  // namespace tool
