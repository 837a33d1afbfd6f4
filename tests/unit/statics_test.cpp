// SPDX-License-Identifier: Apache-2.0
// The segments of this very executable, and the move itself in a forked child (the test program keeps its
// own).
#include "memory/statics.hpp"

#include <doctest/doctest.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>

#include "core/error.hpp"

namespace {

constexpr uint64_t kStride = uint64_t{1} << 32;
constexpr uint64_t kRegion = uint64_t{2} << 20;  // file offset of the region

long in_data = 4711;
long in_bss;
char untouched[256 << 20];
const char* const in_relro = "read-only after relocation";
std::string built = "constructed before main, longer than the small buffer";

/// Runs f in a forked child; its result is the child's exit status.
int status_of_child(const std::function<int()>& f) {
  std::fflush(nullptr);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) _exit(f());
  int status = -1;
  REQUIRE(waitpid(child, &status, 0) == child);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

struct Moved {
  isomem::Statics statics = isomem::find_statics(kStride);
  int fd = memfd_create("statics_test", MFD_CLOEXEC);
  char* window = nullptr;

  Moved() {
    if (fd < 0 || ftruncate(fd, static_cast<off_t>(kRegion + kStride)) != 0) _exit(100);
    isomem::remap_statics(statics, fd, kRegion);
    void* p = mmap(nullptr, kStride, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, fd, kRegion);
    if (p == MAP_FAILED) _exit(101);
    window = static_cast<char*>(p);
  }
  /// The same variable as a peer sees it.
  template <class T>
  T* seen(T* p) const {
    return reinterpret_cast<T*>(window + statics.region_offset(p).value());
  }
};

}  // namespace

TEST_CASE("segments cover data and bss, not constants") {
  const isomem::Statics s = isomem::find_statics(kStride);
  REQUIRE(!s.segments.empty());
  CHECK(!s.remapped);
  const auto page = static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
  uint64_t expected = kStride - s.total_bytes, total = 0;
  for (const auto& segment : s.segments) {
    CHECK(segment.lo % page == 0);
    CHECK(segment.bytes % page == 0);
    CHECK(segment.file_bytes <= segment.bytes);
    CHECK(segment.region_offset == expected);
    expected += segment.bytes;
    total += segment.bytes;
  }
  CHECK(expected == kStride);
  CHECK(total == s.total_bytes);
  for (const void* p :
       {static_cast<const void*>(&in_data), static_cast<const void*>(&in_bss),
        static_cast<const void*>(&untouched[sizeof untouched - 1]), static_cast<const void*>(&built)}) {
    REQUIRE(s.region_offset(p).has_value());
    CHECK(s.address(*s.region_offset(p)) == p);
  }
  int on_stack = 0;
  CHECK(!s.region_offset(&on_stack));
  CHECK(!s.region_offset("a literal"));
  CHECK(!s.region_offset(&in_relro));
  CHECK(s.address(0) == nullptr);
  CHECK(s.layout_hash == isomem::find_statics(kStride * 2).layout_hash);
}

TEST_CASE("too small a region is refused with the numbers") {
  try {
    isomem::find_statics(1 << 20);
    FAIL("no error");
  } catch (const isomem::Error& e) {
    CHECK(std::string(e.what()).find("1048576") != std::string::npos);
    CHECK(std::string(e.what()).find("unit_tests") != std::string::npos);
  }
}

TEST_CASE("a program that calls no shmem routine through a library is left alone") {
  CHECK(!isomem::executable_uses_shmem());
}

TEST_CASE("moved statics keep their values, and a peer's stores are seen") {
  in_bss = 5;
  CHECK(status_of_child([] {
          Moved m;
          if (!m.statics.remapped) return 1;
          if (in_data != 4711 || in_bss != 5 || built.substr(0, 11) != "constructed") return 2;
          if (*m.seen(&in_data) != 4711 || *m.seen(&in_bss) != 5) return 3;
          *m.seen(&in_data) = 1;
          *m.seen(&untouched[200 << 20]) = 7;
          if (*const_cast<volatile long*>(&in_data) != 1) return 4;
          if (*const_cast<volatile char*>(&untouched[200 << 20]) != 7) return 5;
          struct stat st;
          if (fstat(m.fd, &st) != 0 || st.st_blocks * 512 > (64 << 20))
            return 6;  // untouched pages were not copied
          return 0;
        }) == 0);
  CHECK(in_data == 4711);
}

TEST_CASE("a forked child has its own statics") {
  CHECK(status_of_child([] {
          Moved m;
          isomem::protect_fork(m.statics, m.fd, kRegion);
          in_data = 10;
          untouched[5] = 3;
          const pid_t child = fork();
          if (child == 0) {
            if (in_data != 10 || untouched[5] != 3 || untouched[100 << 20] != 0) _exit(3);
            in_data = 11;
            _exit(*m.seen(&in_data) == 11 ? 4 : 0);
          }
          int status = -1;
          if (waitpid(child, &status, 0) != child || status != 0) return WEXITSTATUS(status);
          return in_data == 10 ? 0 : 5;
        }) == 0);
}

TEST_CASE("a child gets its copy even after the program has closed the job file") {
  CHECK(status_of_child([] {
          Moved m;
          isomem::protect_fork(m.statics, m.fd, kRegion);
          std::memset(untouched, 9, 1 << 20);
          close(m.fd);
          const pid_t child = fork();
          if (child == 0) {
            const bool ok = untouched[0] == 9 && untouched[(1 << 20) - 1] == 9 && in_data == 4711;
            untouched[0] = 1;
            _exit(ok ? 0 : 1);
          }
          int status = -1;
          if (waitpid(child, &status, 0) != child || status != 0) return 2;
          return untouched[0] == 9 ? 0 : 3;
        }) == 0);
}
