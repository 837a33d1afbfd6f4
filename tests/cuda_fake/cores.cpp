// SPDX-License-Identifier: Apache-2.0
// Where threads run once a device is bound: not on the core that oshrun has chosen by itself. With an
// argument: where somebody has asked for it, but for the driver's. Skipped where oshrun binds nothing.
#include <sched.h>
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <thread>

#include "fake_device.hpp"

namespace {

struct Mask {
  cpu_set_t set;
  explicit Mask(pid_t pid) {
    CPU_ZERO(&set);
    sched_getaffinity(pid, sizeof(set), &set);
  }
  int count() const { return CPU_COUNT(&set); }
  bool operator==(const Mask& other) const { return CPU_EQUAL(&set, &other.set); }
};

/// A thread of this program, which waits until the object ends.
class Waiting {
 public:
  explicit Waiting(const char* name) : thread_([this] { wait(); }) {
    pthread_setname_np(thread_.native_handle(), name);
    while (!id_) std::this_thread::yield();
  }
  ~Waiting() {
    ends_ = true;
    thread_.join();
  }
  pid_t id() const { return id_; }

 private:
  void wait() {
    id_ = gettid();
    while (!ends_) usleep(1000);
  }
  std::atomic<pid_t> id_{0};
  std::atomic<bool> ends_{false};
  std::thread thread_;
};

/// On the other cores than those of the first thread, by the program's own will.
void place_elsewhere(pid_t thread, const Mask& all, const Mask& first) {
  Mask other = all;
  CPU_XOR(&other.set, &all.set, &first.set);
  if (other.count() > 0) sched_setaffinity(thread, sizeof(other.set), &other.set);
}

}  // namespace

int main(int argc, char**) {
  const bool left = argc == 1;
  const Mask all(getppid()), before(0);
  if (all.count() < 2 || before == all) {
    std::printf("skipped: oshrun has bound nothing\n");
    return 77;
  }
  {
    test::Session s("cuda_fake.cores");
    nvshmem_init();
    const fake_device::Choice device(s.me % fake_device::devices());
    const Waiting of_driver("cuda-EvtHandlr"), of_program("worker"), placed("placed");
    place_elsewhere(placed.id(), all, before);
    const Mask elsewhere(placed.id());
    nvshmem_free(nvshmem_malloc(8));  // binds the device
    CHECK(Mask(of_driver.id()) == all);
    CHECK(Mask(0) == (left ? all : before));
    CHECK(Mask(of_program.id()) == (left ? all : before));
    CHECK(Mask(placed.id()) == elsewhere);
    const Waiting later("later");
    CHECK(Mask(later.id()) == (left ? all : before));
    nvshmem_finalize();
    s.done();
  }
  return 0;
}
