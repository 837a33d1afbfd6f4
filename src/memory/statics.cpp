// SPDX-License-Identifier: Apache-2.0
#include "memory/statics.hpp"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "core/error.hpp"
#include "core/sizes.hpp"

namespace isomem {
namespace {

// --- the executable
// ------------------------------------------------------------------------------------------------

uintptr_t page_floor(uintptr_t a) { return a & ~(page_size() - 1); }
uintptr_t page_ceil(uintptr_t a) { return page_floor(a + page_size() - 1); }

struct Executable {
  uintptr_t bias = 0;  // load address minus linked address
  const ElfW(Phdr) * headers = nullptr;
  size_t count = 0;

  const ElfW(Phdr) * find(uint32_t type) const {
    auto* end = headers + count;
    auto* it = std::find_if(headers, end, [&](const ElfW(Phdr) & h) { return h.p_type == type; });
    return it == end ? nullptr : it;
  }
};

/// The dynamic loader lists the main executable first.
Executable main_executable() {
  Executable exe;
  dl_iterate_phdr(
      [](dl_phdr_info* info, size_t, void* out) {
        *static_cast<Executable*>(out) = {info->dlpi_addr, info->dlpi_phdr, info->dlpi_phnum};
        return 1;
      },
      &exe);
  return exe;
}

std::string executable_path() {
  char path[4096];
  const ssize_t n = readlink("/proc/self/exe", path, sizeof path);
  return n > 0 ? std::string(path, static_cast<size_t>(n)) : std::string("the main executable");
}

int protection_of(const ElfW(Phdr) & h) {
  return (h.p_flags & PF_R ? PROT_READ : 0) | PROT_WRITE | (h.p_flags & PF_X ? PROT_EXEC : 0);
}

/// Appends [lo, hi) of one loaded segment whose file content ends at `file_end`.
void add_range(std::vector<StaticSegment>& out, uintptr_t lo, uintptr_t hi, uintptr_t file_end,
               int protection) {
  if (!out.empty()) lo = std::max(lo, out.back().lo + out.back().bytes);  // two segments may share a page
  if (lo >= hi) return;
  const size_t file_bytes = page_ceil(std::clamp(file_end, lo, hi)) - lo;
  out.push_back({lo, hi - lo, 0, file_bytes, protection});
}

std::vector<StaticSegment> writable_ranges(const Executable& exe) {
  uintptr_t relro_lo = 0, relro_hi = 0;
  if (auto* relro = exe.find(PT_GNU_RELRO)) {  // rounded as the loader rounds when it protects these pages
    relro_lo = page_floor(exe.bias + relro->p_vaddr);
    relro_hi = page_floor(exe.bias + relro->p_vaddr + relro->p_memsz);
  }
  std::vector<StaticSegment> out;
  for (size_t i = 0; i < exe.count; i++) {
    const ElfW(Phdr)& h = exe.headers[i];
    if (h.p_type != PT_LOAD || !(h.p_flags & PF_W) || h.p_memsz == 0) continue;
    const uintptr_t start = exe.bias + h.p_vaddr;
    const uintptr_t lo = page_floor(start), hi = page_ceil(start + h.p_memsz), file_end = start + h.p_filesz;
    if (relro_lo >= hi || relro_hi <= lo) {
      add_range(out, lo, hi, file_end, protection_of(h));
    } else {
      add_range(out, lo, relro_lo, file_end, protection_of(h));
      add_range(out, std::max(lo, relro_hi), hi, file_end, protection_of(h));
    }
  }
  return out;
}

uint64_t hash_bytes(uint64_t h, const void* data, size_t n) {  // FNV-1a
  auto* p = static_cast<const unsigned char*>(data);
  // NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult): all callers pass n initialized bytes
  for (size_t i = 0; i < n; i++) h = (h ^ p[i]) * 0x100000001b3;
  return h;
}

/// By what tells executables apart: the build id or, where the linker made none, the beginning of the code.
uint64_t hash_identity(uint64_t h, const Executable& exe) {
  for (size_t i = 0; i < exe.count; i++) {
    if (exe.headers[i].p_type != PT_NOTE) continue;
    const uint64_t align = exe.headers[i].p_align == 8 ? 8 : 4;
    auto* p = reinterpret_cast<const unsigned char*>(exe.bias + exe.headers[i].p_vaddr);
    auto* end = p + exe.headers[i].p_memsz;
    while (p + sizeof(ElfW(Nhdr)) <= end) {
      auto* note = reinterpret_cast<const ElfW(Nhdr)*>(p);
      auto* name = p + sizeof *note;
      const auto padded = [&](uint64_t n) { return (n + align - 1) & ~(align - 1); };
      auto* content = p + padded(sizeof *note + note->n_namesz);
      if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && std::memcmp(name, "GNU", 4) == 0)
        return hash_bytes(h, content, note->n_descsz);
      p = content + padded(note->n_descsz);
    }
  }
  constexpr uint64_t kMost = 1 << 20;
  for (size_t i = 0; i < exe.count; i++) {
    const ElfW(Phdr)& segment = exe.headers[i];
    if (segment.p_type != PT_LOAD || !(segment.p_flags & PF_X)) continue;
    h = hash_bytes(h, &segment.p_filesz, sizeof segment.p_filesz);
    h = hash_bytes(h, reinterpret_cast<const void*>(exe.bias + segment.p_vaddr),
                   std::min<uint64_t>(segment.p_filesz, kMost));
  }
  return h;
}

bool is_shmem_name(std::string_view name) {
  for (std::string_view prefix :
       {"shmem", "pshmem_", "nvshmem", "start_pes", "shmalloc", "shfree", "shrealloc"})
    if (name.starts_with(prefix)) return true;
  return name == "my_pe" || name == "num_pes" || name == "_my_pe" || name == "_num_pes";
}

/// What the dynamic section says about relocations with symbols.
struct Dynamic {
  const ElfW(Sym) * symbols = nullptr;
  const char* names = nullptr;
  struct Table {
    const ElfW(Rela) * begin = nullptr;
    size_t bytes = 0;
  } data, plt;
};

Dynamic read_dynamic(const Executable& exe) {
  Dynamic out;
  auto* header = exe.find(PT_DYNAMIC);
  if (!header) return out;
  // The loader relocates these pointers in place on most machines, not on all.
  const auto at = [&](uintptr_t v) {
    return reinterpret_cast<const void*>(v >= exe.bias ? v : v + exe.bias);
  };
  for (auto* d = reinterpret_cast<const ElfW(Dyn)*>(exe.bias + header->p_vaddr); d->d_tag != DT_NULL; d++) {
    switch (d->d_tag) {
      case DT_SYMTAB:
        out.symbols = static_cast<const ElfW(Sym)*>(at(d->d_un.d_ptr));
        break;
      case DT_STRTAB:
        out.names = static_cast<const char*>(at(d->d_un.d_ptr));
        break;
      case DT_RELA:
        out.data.begin = static_cast<const ElfW(Rela)*>(at(d->d_un.d_ptr));
        break;
      case DT_RELASZ:
        out.data.bytes = d->d_un.d_val;
        break;
      case DT_JMPREL:
        out.plt.begin = static_cast<const ElfW(Rela)*>(at(d->d_un.d_ptr));
        break;
      case DT_PLTRELSZ:
        out.plt.bytes = d->d_un.d_val;
        break;
      default:
        break;
    }
  }
  return out;
}

bool imports_shmem(const Dynamic& dynamic, const Dynamic::Table& table) {
  for (size_t i = 0; table.begin && i < table.bytes / sizeof(ElfW(Rela)); i++) {
    const ElfW(Sym)& symbol = dynamic.symbols[ELF64_R_SYM(table.begin[i].r_info)];
    if (symbol.st_shndx == SHN_UNDEF && is_shmem_name(dynamic.names + symbol.st_name)) return true;
  }
  return false;
}

// --- moving the pages
// ----------------------------------------------------------------------------------------------

[[noreturn]] void fail(const std::string& what, const StaticSegment& s, const std::string& advice) {
  const std::string reason = std::strerror(errno);
  throw Error(what + " (" + std::to_string(s.bytes) + " bytes of static data of " + executable_path() +
              ") failed: " + reason + "; " + advice);
}

// Whole pages of the program are read here, padding between its variables included, which the sanitizers
// would report; volatile keeps the compiler from making calls of memcpy (which they intercept).
#define ISOMEM_RAW_MEMORY __attribute__((no_sanitize_address, no_sanitize_thread, noinline))

ISOMEM_RAW_MEMORY bool is_zero_page(uintptr_t page) {
  auto* p = reinterpret_cast<const volatile uint64_t*>(page);
  for (size_t i = 0; i < page_size() / sizeof *p; i++)
    if (p[i] != 0) return false;
  return true;
}

ISOMEM_RAW_MEMORY void copy_words(uintptr_t to, uintptr_t from, size_t bytes) {
  auto* t = reinterpret_cast<volatile uint64_t*>(to);
  auto* f = reinterpret_cast<const volatile uint64_t*>(from);
  for (size_t i = 0; i < bytes / sizeof *t; i++) t[i] = f[i];
}

/// Copies the pages of [lo, hi) that are not zero to where they are mapped, `distance` further on. A plain
/// write to the file would be subject to its limit of sizes (ulimit -f), which may be lower here than in
/// oshrun.
void copy_pages(uintptr_t lo, uintptr_t hi, uintptr_t distance) {
  for (; lo < hi; lo += page_size()) {
    if (!is_zero_page(lo)) copy_words(lo + distance, lo, page_size());
  }
}

/// Calls f(lo, hi) for runs of pages in [lo, hi) of anonymous memory that have been touched, without touching
/// any. pagemap knows of swapped pages as well; it is closed to programs that are not dumpable, mincore is
/// not.
template <class F>
void for_each_touched(uintptr_t lo, uintptr_t hi, F f) {
  constexpr size_t kBatch = 65536;
  std::vector<uint64_t> entries(std::min<size_t>(kBatch, (hi - lo) / page_size()));
  std::vector<unsigned char> resident(entries.size());
  const int pagemap = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
  for (uintptr_t at = lo; at < hi;) {
    const size_t n = std::min<size_t>(entries.size(), (hi - at) / page_size());
    const auto wanted = static_cast<ssize_t>(n * sizeof(uint64_t));
    const auto from = static_cast<off_t>(at / page_size() * sizeof(uint64_t));
    if (pagemap < 0 || pread(pagemap, entries.data(), n * sizeof(uint64_t), from) != wanted) {
      if (mincore(reinterpret_cast<void*>(at), n * page_size(), resident.data()) != 0)
        resident.assign(resident.size(), 1);
      for (size_t i = 0; i < n; i++) entries[i] = static_cast<uint64_t>(resident[i] & 1) << 63;
    }
    // bit 63: present, bit 62: swapped
    const auto touched = [&](size_t i) { return (entries[i] >> 62) != 0; };
    for (size_t i = 0; i < n;) {
      size_t end = i;
      while (end < n && touched(end)) end++;
      if (end > i) f(at + i * page_size(), at + end * page_size());
      i = std::max(end, i + 1);
    }
    at += n * page_size();
  }
  if (pagemap >= 0) close(pagemap);
}

// --- fork
// ----------------------------------------------------------------------------------------------------------

/// What the handlers need, without allocation: they run in a child of a possibly threaded process.
struct ForkGuard {
  static constexpr size_t kMost = 16;
  StaticSegment segments[kMost] = {};
  size_t count = 0;
  int fd = -1;
  ino_t inode = 0;
  uint64_t region_file_offset = 0;
  // Forks of different threads take turns: a child of one must not inherit the pipe of the other.
  pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
  int pipe[2] = {-1, -1};
};

constinit ForkGuard guard;  // set by a constructor that may run before dynamic initialisation
constinit std::atomic<bool> in_child{false};

void say(std::string_view text) { (void)!write(STDERR_FILENO, text.data(), text.size()); }

/// Copies the pages of the segment that exist in the job file; holes stay untouched on both sides.
void copy_populated(const StaticSegment& s, uintptr_t copy) {
  struct stat st;
  const auto base = static_cast<off_t>(guard.region_file_offset + s.region_offset);
  const off_t end = base + static_cast<off_t>(s.bytes);
  if (fstat(guard.fd, &st) != 0 || st.st_ino != guard.inode) {  // the program closed it: ask the page tables
    for (size_t at = 0; at < s.bytes; at += page_size()) {
      unsigned char resident = 1;
      mincore(reinterpret_cast<void*>(s.lo + at), page_size(), &resident);
      if (resident & 1) copy_words(copy + at, s.lo + at, page_size());
    }
    return;
  }
  for (off_t at = base; at < end;) {
    const off_t data = lseek(guard.fd, at, SEEK_DATA);
    if (data < 0 || data >= end) return;
    const off_t hole = std::min(end, std::max<off_t>(lseek(guard.fd, data, SEEK_HOLE), data + 1));
    const uintptr_t lo = page_floor(static_cast<uintptr_t>(data - base));
    const uintptr_t hi = page_ceil(static_cast<uintptr_t>(hole - base));
    copy_words(copy + lo, s.lo + lo, hi - lo);
    at = base + static_cast<off_t>(hi);
  }
}

/// By system calls: libraries of networks put code of their own in front of mmap and mremap, which may wait
/// for a thread that this child has not, or lose the place.
bool make_private(const StaticSegment& s) {
  const int kind = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  const long copy = syscall(SYS_mmap, nullptr, s.bytes, s.protection, kind, -1, 0);
  if (copy == -1) return false;
  copy_populated(s, static_cast<uintptr_t>(copy));
  const int how = MREMAP_MAYMOVE | MREMAP_FIXED;
  return syscall(SYS_mremap, copy, s.bytes, s.bytes, how, s.lo) == static_cast<long>(s.lo);
}

void before_fork() {
  if (in_child) return;
  pthread_mutex_lock(&guard.turn);
  if (pipe2(guard.pipe, O_CLOEXEC) != 0) {
    guard.pipe[0] = guard.pipe[1] = -1;
    say("isomem: fork: no descriptor is free for a pipe: the child may see changes that its parent makes to "
        "static data just after the fork\n");
  }
}

void after_fork_in_parent() {
  if (in_child) return;
  if (guard.pipe[0] >= 0) {
    close(guard.pipe[1]);
    char done;  // a byte when the child has its copy, end of file when it died
    while (read(guard.pipe[0], &done, 1) < 0 && errno == EINTR) {
    }
    close(guard.pipe[0]);
  }
  pthread_mutex_unlock(&guard.turn);
}

void after_fork_in_child() {
  if (in_child) return;  // a child of the child: nothing is shared any more
  for (size_t i = 0; i < guard.count; i++) {
    if (make_private(guard.segments[i])) continue;
    say("isomem: fork: no memory for the child's own copy of the static data; the child ends. To run another "
        "program, posix_spawn or vfork and exec need no copy.\n");
    _exit(127);
  }
  // not before: where the core is linked into the executable, this variable was shared as well
  in_child = true;
  if (guard.pipe[0] >= 0) {
    (void)!write(guard.pipe[1], "", 1);
    close(guard.pipe[0]);
    close(guard.pipe[1]);
  }
  pthread_mutex_unlock(&guard.turn);
}

}  // namespace

std::optional<uint64_t> Statics::region_offset(const void* address) const {
  const auto a = reinterpret_cast<uintptr_t>(address);
  for (const StaticSegment& s : segments)
    if (a - s.lo < s.bytes) return s.region_offset + (a - s.lo);
  return std::nullopt;
}

void* Statics::address(uint64_t offset) const {
  for (const StaticSegment& s : segments)
    if (offset - s.region_offset < s.bytes) return reinterpret_cast<void*>(s.lo + (offset - s.region_offset));
  return nullptr;
}

Statics find_statics(uint64_t stride) {
  const Executable exe = main_executable();
  if (!exe.find(PT_INTERP) || !exe.find(PT_DYNAMIC))
    throw Error(
        "making the static data of " + executable_path() +
        " symmetric: the program is linked statically, which is not supported; link it without -static");
  Statics out;
  out.segments = writable_ranges(exe);
  uint64_t hash = 0xcbf29ce484222325;
  for (const StaticSegment& s : out.segments) {
    out.total_bytes += s.bytes;
    const uint64_t shape[] = {s.lo - exe.bias, s.bytes};
    hash = hash_bytes(hash, shape, sizeof shape);
  }
  out.layout_hash = hash_identity(hash, exe);
  place_statics(out, stride);
  return out;
}

void place_statics(Statics& statics, uint64_t stride) {
  if (statics.total_bytes > stride)
    throw Error("the static data of " + executable_path() + " (" + std::to_string(statics.total_bytes) +
                " bytes) do not fit into the " + std::to_string(stride) +
                " bytes of address space each PE has; run fewer PEs on this host or make the arrays smaller");
  uint64_t offset = stride - statics.total_bytes;
  for (StaticSegment& s : statics.segments) {
    s.region_offset = offset;
    offset += s.bytes;
  }
}

bool executable_uses_shmem() {
  const Dynamic dynamic = read_dynamic(main_executable());
  if (!dynamic.symbols || !dynamic.names) return false;
  return imports_shmem(dynamic, dynamic.plt) || imports_shmem(dynamic, dynamic.data);
}

void remap_statics(Statics& statics, int fd, uint64_t region_file_offset) {
  const uint64_t begin =
      region_file_offset + (statics.segments.empty() ? 0 : statics.segments.front().region_offset);
  // a script may run one program after the other as the same PE; else there is nothing to clear, which would
  // look through the mappings of all PEs
  const off_t data = lseek(fd, static_cast<off_t>(begin), SEEK_DATA);
  if (data >= 0 && static_cast<uint64_t>(data) - begin < statics.total_bytes &&
      fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, static_cast<off_t>(begin),
                static_cast<off_t>(statics.total_bytes)) != 0) {
    throw Error(std::string("clearing the static data's range in shared memory: ") + std::strerror(errno));
  }
  for (const StaticSegment& s : statics.segments) {
    const auto file_offset = static_cast<off_t>(region_file_offset + s.region_offset);
    const uintptr_t end_of_file_data = s.lo + s.file_bytes, end = s.lo + s.bytes;
    void* copy = mmap(nullptr, s.bytes, s.protection, MAP_SHARED | MAP_NORESERVE, fd, file_offset);
    if (copy == MAP_FAILED) fail("mapping shared memory", s, "check ulimit -v and vm.max_map_count");
    const uintptr_t distance = reinterpret_cast<uintptr_t>(copy) - s.lo;
    copy_pages(s.lo, end_of_file_data, distance);
    for_each_touched(end_of_file_data, end,
                     [&](uintptr_t lo, uintptr_t hi) { copy_pages(lo, hi, distance); });
    void* place = reinterpret_cast<void*>(s.lo);
    if (mremap(copy, s.bytes, s.bytes, MREMAP_MAYMOVE | MREMAP_FIXED, place) != place)
      fail("moving shared memory", s, "check ulimit -v and vm.max_map_count");
  }
  statics.remapped = true;
}

std::optional<Statics> set_statics_aside(int fd) {
  constexpr uint64_t kAnyStride = uint64_t{1} << 62;  // the job will say
  Statics statics = find_statics(kAnyStride);
  const uint64_t begin = statics.total_bytes - kAnyStride;  // of a region whose statics begin at byte 0
  rlimit limit{};
  struct stat st {};
  if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur < statics.total_bytes) return {};
  statics.own_fd = fd;
  statics.own_pid = getpid();
  if (fstat(fd, &st) == 0) statics.own_inode = st.st_ino;
  if (ftruncate(fd, static_cast<off_t>(statics.total_bytes)) != 0)
    throw Error("making room for the " + std::to_string(statics.total_bytes) + " bytes of static data of " +
                executable_path() + ": " + std::strerror(errno) +
                "; check memory limits (cgroup, ulimit -f)");
  remap_statics(statics, fd, begin);
  protect_fork(statics, fd, begin);
  return statics;
}

void map_statics_of(int pid, int fd, uint64_t inode, void* place, size_t bytes) {
  const std::string name = "/proc/" + std::to_string(pid) + "/fd/" + std::to_string(fd);
  const int theirs = open(name.c_str(), O_RDWR | O_CLOEXEC);
  struct stat st {};
  const bool is_it = theirs >= 0 && fstat(theirs, &st) == 0 && st.st_ino == inode;
  const int protection = PROT_READ | PROT_WRITE;
  const bool mapped =
      is_it && mmap(place, bytes, protection, MAP_SHARED | MAP_FIXED | MAP_NORESERVE, theirs, 0) == place;
  if (mapped) madvise(place, bytes, MADV_DONTDUMP);  // as map_window
  const std::string reason = theirs >= 0 && !is_it ? "it is a different file now" : std::strerror(errno);
  if (theirs >= 0) close(theirs);
  if (!mapped)
    throw Error("mapping the static data of process " + std::to_string(pid) + " (" + name + "): " + reason +
                "; the processes of a job must see each other in /proc, and the program must not close files "
                "that it did not open");
}

void protect_fork(const Statics& statics, int fd, uint64_t region_file_offset) {
  struct stat st;
  if (statics.segments.size() > ForkGuard::kMost || fstat(fd, &st) != 0)
    throw Error("preparing static data for fork: " + std::to_string(statics.segments.size()) +
                " writable segments, file " + std::to_string(fd) + ": " + std::strerror(errno) +
                "; at most " + std::to_string(ForkGuard::kMost) +
                " segments are handled: relink the program");
  const bool registered = guard.fd >= 0;
  std::copy(statics.segments.begin(), statics.segments.end(), guard.segments);
  guard.count = statics.segments.size();
  guard.fd = fd;
  guard.inode = st.st_ino;
  guard.region_file_offset = region_file_offset;
  if (!registered && pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child) != 0)
    throw Error("preparing static data for fork: pthread_atfork is out of memory; check ulimit -v");
}

}  // namespace isomem
