// SPDX-License-Identifier: Apache-2.0
// How long a lock takes, free and contended; see locks.hpp.
#include "locks.hpp"

#include "../common/report.hpp"
#include "../common/results.hpp"

namespace locks {
namespace {

const char* const intro =
    "Every PE enters critical sections in which it reads, changes and writes back words on another PE.\n"
    "\n"
    "  -variant library  shmem_set_lock, shmem_clear_lock\n"
    "  -variant spin     compare-and-swap until it succeeds\n"
    "  -variant ticket   fetch-and-add takes a number; wait until it is served\n"
    "  -variant queue    swap joins a queue; each waits for a word of its own (Mellor-Crummey and Scott)\n"
    "\n"
    "contended: all PEs want the same lock; free: PE 0 alone. The time is that of one critical section.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options.\n";

// A count and its complement, changed by plain reads and writes: two PEs at once would break it.
struct Guarded {
  uint64_t count = 0;
  uint64_t complement = ~uint64_t{0};
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"library", "spin", "ticket", "queue"});
  apps::Options options("locks", intro);
  long sections = 2000;
  options.number("sections", sections, 1, 1L << 40, "critical sections of each PE");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  const apps::Symmetric<Words> words(1);
  const apps::Symmetric<Guarded> guarded(1);
  const int home = job.pes - 1;

  apps::Results results(
      "locks", job, usual,
      {{"sections", "sections", "%ld"}, {"contention", "contention", "%s"}, {"us", "time, us", "%.3f"}});
  for (const bool contended : {false, true}) {
    std::vector<std::string> wrong(4);
    const std::string what = contended ? "contended runs" : "free runs";
    const std::vector<double> seconds = apps::in_turns(usual, what, [&](int variant) {
      words[0] = Words();
      guarded[0] = Guarded();
      shmem_barrier_all();
      Lock lock(static_cast<Variant>(variant), words.get(), job, home);
      const bool takes_part = contended || job.first();
      const double start = apps::now();
      apps::repeat(takes_part ? sections : 0, [&] {
        lock.acquire();
        const uint64_t count = shmem_uint64_g(&guarded[0].count, home) + 1;
        shmem_uint64_p(&guarded[0].count, count, home);
        const uint64_t complement = shmem_uint64_g(&guarded[0].complement, home);
        shmem_uint64_p(&guarded[0].complement, complement - 1, home);
        lock.release();
      });
      shmem_barrier_all();
      const uint64_t total = static_cast<uint64_t>(sections) * static_cast<uint64_t>(contended ? job.pes : 1);
      const double time = apps::largest(apps::now() - start) / static_cast<double>(total);
      if (usual.check && job.me == home && (guarded[0].count != total || guarded[0].complement != ~total)) {
        wrong[variant] =
            std::to_string(guarded[0].count) + " sections were counted instead of " + std::to_string(total);
      }
      shmem_barrier_all();
      return time;
    });
    for (size_t i = 0; i < seconds.size(); i++) {
      results.row(usual.chosen()[i], {sections, std::string(contended ? "all" : "free"), seconds[i] * 1e6},
                  wrong[usual.chosen()[i]]);
    }
  }
  return results.status();
}

}  // namespace
}  // namespace locks

int main(int argc, char** argv) { return apps::run_job("locks", locks::body, argc, argv); }
