// SPDX-License-Identifier: Apache-2.0
// Waits that nothing ends: explained, ended by ISOMEM_TIMEOUT, by the abort word, or by an error of another
// PE. Each scene plays in a forked process, whose words and status are looked at.
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <thread>

#include "isomem/sync.hpp"
#include "pes.hpp"
#include "runtime/report.hpp"
#include "runtime/wait.hpp"

using namespace isomem;  // NOLINT

namespace {

struct Ending {
  int status;
  std::string text;
};

Ending play(const std::function<void()>& scene) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
#if defined(__SANITIZE_THREAD__)
  last_fence.forget();
#endif
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    dup2(ends[1], STDERR_FILENO);
    scene();
    _exit(0);
  }
  close(ends[1]);
  Ending ending;
  char buffer[4096];
  for (ssize_t n; (n = read(ends[0], buffer, sizeof(buffer))) > 0;)
    ending.text.append(buffer, static_cast<size_t>(n));
  close(ends[0]);
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  ending.status = WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
  return ending;
}

bool has(const Ending& ending, const char* part) { return ending.text.find(part) != std::string::npos; }

void pause_s(double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); }

Options impatient() {
  Options options;
  options.timeout_s = 1.2;
  return options;
}

}  // namespace

TEST_CASE("a barrier that one PE does not reach") {
  const Ending ending = play([] {
    run_threads(3, impatient(), [](Runtime& rt) {
      if (rt.me() == 1) pause_s(30);
      rt.barrier_all("shmem_barrier_all");
    });
  });
  INFO(ending.text);
  CHECK(ending.status == 1);
  CHECK(has(ending, "in shmem_barrier_all; not yet arrived: PE 1 is running"));
  CHECK(has(ending, "lasted longer than ISOMEM_TIMEOUT=1.2"));
}

TEST_CASE("a word that nobody sets: where, wants, has") {
  const Ending ending = play([] {
    run_threads(2, impatient(), [](Runtime& rt) {
      HostEngine e(rt);
      int* word = pes::zeroed<int>(rt, 1);
      *word = 11;
      const int wanted = 12;
      if (rt.me() == 0)
        wait_all(e, "shmem_int_wait_until", WordSet<int>{word, 1, nullptr, Cmp::eq, &wanted, false});
      pause_s(30);
    });
  });
  INFO(ending.text);
  CHECK(ending.status == 1);
  CHECK(has(ending, "PE 0 of 2"));
  CHECK(has(ending, "in shmem_int_wait_until"));
  CHECK(has(ending, "heap offset 0x0"));
  CHECK(has(ending, "is 11, wants == 12"));
}

TEST_CASE("the abort word ends a wait with the recorded status") {
  const Ending ending = play([] {
    run_threads(2, Options{}, [](Runtime& rt) {
      if (rt.me() == 0) rt.barrier_all("shmem_barrier_all");
      record_end(rt, EndCause::global_exit, 42);
      pause_s(30);
    });
  });
  CHECK(ending.status == 42);
  CHECK(ending.text.empty());
}

TEST_CASE("allocations that differ") {
  const Ending ending = play([] {
    run_threads(2, Options{}, [](Runtime& rt) {
      rt.heap().allocate("shmem_malloc", rt.me() == 0 ? 100 : 200, 64, false);
      pause_s(30);
    });
  });
  INFO(ending.text);
  CHECK(ending.status == 1);
  CHECK(has(ending, "all PEs must make the same calls on the symmetric heap"));
}

TEST_CASE("calls about the heap that differ in more than a size") {
  const auto differ = [](const std::function<void(Runtime&, void*)>& one,
                         const std::function<void(Runtime&, void*)>& two) {
    const Ending ending = play([&] {
      run_threads(2, Options{}, [&](Runtime& rt) {
        void* block = rt.heap().allocate("shmem_malloc", 64, 64, false);
        (rt.me() == 0 ? one : two)(rt, block);
        pause_s(30);
      });
    });
    INFO(ending.text);
    CHECK(ending.status == 1);
    CHECK(has(ending, "all PEs must make the same calls"));
  };
  const auto malloc64 = [](Runtime& rt, void*) { rt.heap().allocate("shmem_malloc", 64, 64, false); };
  const auto calloc64 = [](Runtime& rt, void*) { rt.heap().allocate("shmem_calloc", 64, 64, true); };
  const auto align64 = [](Runtime& rt, void*) { rt.heap().allocate("shmem_align", 64, 4096, false); };
  const auto realloc64 = [](Runtime& rt, void* block) { rt.heap().reallocate("shmem_realloc", block, 64); };
  const auto free_it = [](Runtime& rt, void* block) { rt.heap().free("shmem_free", block); };
  differ(malloc64, calloc64);
  differ(malloc64, align64);
  differ(malloc64, free_it);
  differ(free_it, realloc64);
}

TEST_CASE("signed words are explained as such") {
  const Ending ending = play([] {
    run_threads(2, impatient(), [](Runtime& rt) {
      HostEngine e(rt);
      int* word = pes::zeroed<int>(rt, 1);
      *word = -7;
      const int wanted = -1;
      if (rt.me() == 0)
        wait_all(e, "shmem_int_wait_until", WordSet<int>{word, 1, nullptr, Cmp::eq, &wanted, false});
      pause_s(30);
    });
  });
  INFO(ending.text);
  CHECK(has(ending, "is -7, wants == -1"));
}

TEST_CASE("a double free, and an exception in a PE") {
  Ending ending = play([] {
    run_threads(1, Options{}, [](Runtime& rt) {
      void* block = rt.heap().allocate("shmem_malloc", 100, 64, false);
      rt.heap().free("shmem_free", block);
      rt.heap().free("shmem_free", block);
    });
  });
  CHECK(ending.status == 1);
  CHECK(has(ending, "shmem_free: argument ptr"));
  ending = play([] { run_threads(2, Options{}, [](Runtime&) { throw std::runtime_error("some words"); }); });
  CHECK(ending.status == 1);
  CHECK(has(ending, "some words"));
}

TEST_CASE("a wire that fails") {
  const Ending ending = play([] {
    Options options = pes::on({isomem::HostSplit::kOneEach});
    options.loopback_fail = 20;
    run_threads(2, options, [](Runtime& rt) {
      for (int i = 0; i < 100; ++i) rt.barrier_all("shmem_barrier_all");
    });
  });
  INFO(ending.text);
  CHECK(ending.status == 1);
  CHECK(has(ending, "the loopback wire failed in a"));
}

TEST_CASE("a bounded wait looks once more when its time is over") {
  run_threads(1, pes::on({1}), [](Runtime& rt) {
    uint64_t word = 0;
    const WaitSite site = word_site("a test", &word, Cmp::eq, uint64_t{1});
    // it becomes ready while nobody looks, and the time is over before somebody does
    int looks = 0;
    const auto late = [&] {
      if (++looks == 1) pause_s(0.05);
      return looks > 1;
    };
    CHECK(is_ready_by(now_ns() + 1000000, rt, site, late));
    CHECK(looks == 2);
    looks = 0;
    const auto never = [&] { return ++looks < 0; };
    CHECK_FALSE(is_ready_by(now_ns(), rt, site, never));
    CHECK(looks == 1);
    const uint64_t deadline = now_ns() + 20000000;
    CHECK_FALSE(is_ready_by(deadline, rt, site, never));
    CHECK(now_ns() >= deadline);
  });
}

TEST_CASE("a bounded wait stands on the board as one, is not explained, and ends by itself") {
  const Ending ending = play([] {
    std::atomic<bool> over = false;
    run_threads(2, impatient(), [&](Runtime& rt) {
      uint64_t word = 0;
      const WaitSite site = word_site("a bounded wait", &word, Cmp::eq, uint64_t{1});
      if (rt.me() == 0) {
        if (is_ready_by(now_ns() + 3000000000, rt, site, [] { return false; })) say("it is ready");
        over = true;
        return;
      }
      Wait seen;
      while (!rt.job().entry_at(0).wait.read(seen)) pause_s(0.001);
      if (seen.is_bounded && !seen.is_signed) say("it is bounded");
      while (!over) pause_s(0.001);  // so that nobody waits for PE 0 in the end
    });
  });
  CHECK(ending.status == 0);
  CHECK(has(ending, "it is bounded"));
  CHECK_FALSE(has(ending, "it is ready"));
  CHECK_FALSE(has(ending, "has waited"));
}

TEST_CASE("a PE whose process has gone is known as dead, one that has finalized is not") {
  run_threads(1, pes::on({1}), [](Runtime& rt) {
    PeEntry& entry = rt.job().mine();
    const int32_t own = entry.pid.load();
    CHECK_FALSE(has_died(entry));
    const pid_t child = fork();
    if (child == 0) _exit(0);
    entry.pid = child;
    siginfo_t ended{};
    REQUIRE(waitid(P_PID, static_cast<id_t>(child), &ended, WEXITED | WNOWAIT) == 0);
    CHECK(has_died(entry));  // nobody has fetched its status yet
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK(has_died(entry));
    entry.state = static_cast<uint32_t>(PeState::finalized);
    CHECK_FALSE(has_died(entry));
    entry.state = static_cast<uint32_t>(PeState::running);
    entry.pid = own;
  });
}
