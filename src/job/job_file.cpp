// SPDX-License-Identifier: Apache-2.0
#include "job/job_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cinttypes>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

#include "core/error.hpp"
#include "core/host_memory.hpp"
#include "core/options.hpp"
#include "core/random.hpp"
#include "core/sizes.hpp"
#include "core/text.hpp"
#include "job/peers.hpp"

namespace isomem {
namespace {

constexpr uint64_t kMiB = uint64_t{1} << 20;
constexpr uint64_t kBoardUnit = 2 * kMiB;  // huge pages of the regions stay aligned in the file
constexpr int kLowestFd = 64;              // leaves the small numbers to scripts that write `exec 3>file`

std::string errno_text(int code) {
  return std::string(std::strerror(code)) + " (errno " + std::to_string(code) + ")";
}

uint64_t board_bytes_for(uint32_t near_pes, uint32_t n_hosts, uint32_t n_pes) {
  return round_up(Board::bytes_for(near_pes, n_hosts, n_pes), kBoardUnit);
}

/// A bound on the sum of all regions, and who sets it.
struct Room {
  uint64_t bytes;
  const char* place;  // that the regions take up
  std::string source;
};

Room room_for_regions(uint64_t window_bytes, uint64_t board_bytes) {
  constexpr const char* kAddresses = "of address space";
  Room room{window_bytes, kAddresses, "the window of address space kept for symmetric memory"};
  rlimit limit{};
  if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
    const uint64_t left = limit.rlim_cur - std::min<uint64_t>(limit.rlim_cur, board_bytes);
    if (left < room.bytes) {
      room = {left, "in the job file",
              "the file size limit of " + std::to_string(limit.rlim_cur) +
                  " bytes (RLIMIT_FSIZE, `ulimit -f`), after " + sized(board_bytes) +
                  " for the status board,"};
    }
  }
  // Half: the program itself, its libraries and stacks need address space too.
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY &&
      limit.rlim_cur / 2 < room.bytes) {
    room = {limit.rlim_cur / 2, kAddresses, "half of the address space limit (RLIMIT_AS, `ulimit -v`)"};
  }
  return room;
}

uint64_t choose_stride(uint32_t n_pes, const Room& room) {
  const uint64_t largest = std::min(power_of_two_below(room.bytes / n_pes), kMaxStride);
  const Options options = read_options();
  const uint64_t asked =
      options.stride ? power_of_two_above(std::max(*options.stride, kMinStride)) : 0;  // 0: as much as fits
  if (largest < std::max(kMinStride, asked)) {
    throw Error("no room for " + std::to_string(n_pes) + (n_pes == 1 ? " PE" : " PEs") +
                " on this host: each needs " + sized(std::max(kMinStride, asked)) + " " + room.place +
                ", but " + room.source + " leaves " + std::to_string(room.bytes) +
                " bytes for all; raise that limit" + (n_pes > 1 ? ", start fewer PEs" : "") +
                (asked > kMinStride ? " or lower ISOMEM_STRIDE" : ""));
  }
  if (asked == 0) return largest;
  const uint64_t heap = options.symmetric_size.value_or(0);
  if (heap > kMaxStride / 2) return asked;
  return std::min(std::max(asked, power_of_two_above(2 * heap)), largest);
}

struct JobName {
  int pid;
  int fd;
  uint64_t inode;
  bool is_handed_down;  // by a launcher: the descriptor is for this process alone
  std::string words;    // for messages: what names the job
  std::string remedy;
};

JobName parse_job_variable(const char* text, const char* origin) {
  JobName name{};
  name.is_handed_down = std::strcmp(origin, kJobVariable) == 0;
  name.words = std::string(origin) + (name.is_handed_down ? "=" : " ") + quoted(text);
  if (name.is_handed_down)
    name.remedy = std::string("; unset ") + kJobVariable + " to run as a job of one PE";
  char rest = 0;
  if (std::sscanf(text, "%d:%d:%" SCNu64 "%c", &name.pid, &name.fd, &name.inode, &rest) != 3) {
    throw Error(name.words + " is not of the form <pid>:<fd>:<inode>; the launcher sets it, leave it alone" +
                name.remedy);
  }
  return name;
}

bool has_inode(int fd, uint64_t inode) {
  struct stat status {};
  return fstat(fd, &status) == 0 && status.st_ino == inode;
}

int open_job(const JobName& name) {
  if (has_inode(name.fd, name.inode)) {
    if (!name.is_handed_down) return fcntl(name.fd, F_DUPFD_CLOEXEC, kLowestFd);
    fcntl(name.fd, F_SETFD, FD_CLOEXEC);
    return name.fd;
  }
  const std::string path = "/proc/" + std::to_string(name.pid) + "/fd/" + std::to_string(name.fd);
  const int fd = open(path.c_str(), O_RDWR | O_CLOEXEC);
  if (fd < 0) {
    const int code = errno;
    throw Error(
        "cannot open the job file named by " + name.words +
        ": its descriptor was not inherited, and opening " + path + " failed: " + errno_text(code) +
        "; is the launcher still there, and is this process on the same host, in the same PID namespace, "
        "run by the same user?" +
        name.remedy);
  }
  if (!has_inode(fd, name.inode)) {
    close(fd);
    throw Error("the job named by " + name.words + " is over: " + path + " is a different file now" +
                name.remedy);
  }
  return fd;
}

}  // namespace

int new_shared_memory() {
  const int low = memfd_create("isomem", MFD_CLOEXEC);
  if (low < 0) {
    throw Error("cannot create shared memory: memfd_create failed: " + errno_text(errno) +
                "; raise the limit of open files (`ulimit -n`) or allow memfd_create");
  }
  const int high = fcntl(low, F_DUPFD_CLOEXEC, kLowestFd);
  if (high < 0) return low;
  close(low);
  return high;
}

uint32_t pid_namespace() {
  struct stat status {};
  return stat("/proc/self/ns/pid", &status) == 0 ? static_cast<uint32_t>(status.st_ino) : 0;
}

int JobShape::n_hosts() const {
  return hosts.empty() ? 0 : *std::max_element(hosts.begin(), hosts.end()) + 1;
}

uint32_t JobShape::machine_pes() const {
  return static_cast<uint32_t>(here == kAllHere ? static_cast<std::ptrdiff_t>(hosts.size())
                                                : std::count(hosts.begin(), hosts.end(), here));
}

JobShape shape_job(std::vector<int32_t> hosts, uint64_t window_bytes, int here) {
  const auto n_pes = static_cast<uint32_t>(hosts.size());
  if (n_pes == 0) throw Error("a job needs at least one PE");
  if (n_pes > static_cast<uint32_t>(kMostPes)) {
    throw Error(text("a job of %u PEs is too large: at most %d are possible", n_pes, kMostPes));
  }
  JobShape shape{};
  shape.hosts = std::move(hosts);
  shape.here = here;
  const auto n_hosts = static_cast<uint32_t>(shape.n_hosts());
  const uint32_t pes_here = shape.machine_pes();
  shape.stride =
      choose_stride(pes_here, room_for_regions(window_bytes, board_bytes_for(n_pes, n_hosts, n_pes)));
  shape.window = 0;
  fill_randomly(&shape.number, sizeof(shape.number));
  shape.heap_limit = heap_limit(pes_here);
  shape.cores = std::max(usable_cores() / (here == JobShape::kAllHere ? n_hosts : 1), 1u);
  return shape;
}

JobShape shape_job(uint32_t n_pes, uint64_t window_bytes) {
  return shape_job(std::vector<int32_t>(n_pes, 0), window_bytes);
}

JobFile JobFile::create(const JobShape& shape, int host) {
  JobFile file(new_shared_memory());
  file.give_shape(shape, host);
  return file;
}

std::vector<JobFile> create_job(const JobShape& shape) {
  std::vector<JobFile> files;
  files.reserve(static_cast<size_t>(shape.n_hosts()));
  for (int host = 0; host < shape.n_hosts(); ++host) files.push_back(JobFile::create(shape, host));
  for (size_t host = 0; host < files.size(); ++host) {
    for (const JobFile& file : files) {
      HostEntry& entry = file.board()->host(static_cast<int>(host));
      entry.fd = files[host].fd();
      entry.inode = files[host].inode();
    }
  }
  return files;
}

void JobFile::give_shape(const JobShape& shape, int host) {
  const auto near_pes = static_cast<uint32_t>(std::count(shape.hosts.begin(), shape.hosts.end(), host));
  const uint64_t board_bytes = board_bytes_for(near_pes, static_cast<uint32_t>(shape.n_hosts()),
                                               static_cast<uint32_t>(shape.hosts.size()));
  const uint64_t bytes = board_bytes + near_pes * shape.stride;
  if (ftruncate(fd_, static_cast<off_t>(bytes)) != 0) {
    throw Error("cannot extend the (sparse) job file to " + std::to_string(bytes) +
                " bytes: " + errno_text(errno) +
                "; raise the file size limit (`ulimit -f`) or set ISOMEM_STRIDE to a smaller size");
  }
  map_board(board_bytes);
  fill(shape, host, board_bytes);
}

JobFile JobFile::adopt(const char* job_variable, const char* origin) {
  const JobName name = parse_job_variable(job_variable, origin);
  JobFile file(open_job(name));
  // The header says how long the board is; until it is checked only the first page is read.
  file.map_board(sizeof(BoardHeader));
  file.verify(name.words);
  const uint64_t bytes = file.board_->header.board_bytes;
  munmap(file.board_, file.mapped_);
  file.board_ = nullptr;
  file.map_board(bytes);
  return file;
}

void JobFile::map_board(uint64_t bytes) {
  void* place = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd_, 0);
  if (place == MAP_FAILED) {
    throw Error("cannot map the status board (" + std::to_string(bytes) + " bytes): " + errno_text(errno) +
                "; raise the address space limit (`ulimit -v`)");
  }
  board_ = static_cast<Board*>(place);
  mapped_ = bytes;
}

void JobFile::fill(const JobShape& shape, int host, uint64_t board_bytes) {
  auto* header = new (&board_->header) BoardHeader{};  // the rest is zero pages of a new file already
  const std::vector<Peer> peers = peers_on(shape.hosts);
  header->version = kBoardVersion;
  header->n_pes = static_cast<uint32_t>(peers.size());
  header->board_bytes = board_bytes;
  header->stride = shape.stride;
  header->window = shape.window;
  header->launcher_pid = static_cast<int32_t>(getpid());
  header->cores = shape.cores;
  header->heap_limit = shape.heap_limit;
  header->number = shape.number;
  header->host = static_cast<uint32_t>(host);
  header->n_hosts = static_cast<uint32_t>(shape.n_hosts());
  header->machine_pes = shape.machine_pes();
  for (const Peer& peer : peers) {
    header->near_pes += peer.host == host;
    header->widest = std::max(header->widest, static_cast<uint32_t>(peer.slot) + 1);
  }
  std::copy(peers.begin(), peers.end(), board_->peers());
  for (int i = 0; i < shape.n_hosts(); ++i) {
    const bool is_virtual = shape.here == JobShape::kAllHere;
    const std::string name = !is_virtual           ? shape.names[static_cast<size_t>(i)]
                             : shape.n_hosts() > 1 ? host_name() + ":" + std::to_string(i)
                                                   : host_name();
    std::strncpy(board_->host(i).name, name.c_str(), sizeof(HostEntry::name) - 1);
    if (is_virtual || i == shape.here) board_->host(i).launcher_pid = header->launcher_pid;
  }
  header->magic = kBoardMagic;
}

void JobFile::verify(const std::string& name) const {
  const BoardHeader& header = board_->header;
  const std::string what = "the file named by " + name;
  if (header.magic != kBoardMagic) throw Error(what + " is not an isomem job file");
  if (header.version != kBoardVersion) {
    throw Error(what + " has version " + std::to_string(header.version) + ", but this library uses version " +
                std::to_string(kBoardVersion) +
                ": start the program with the oshrun of the same isomem installation");
  }
  struct stat status {};
  const bool sane =
      header.n_pes != 0 && header.near_pes != 0 &&
      header.board_bytes >= Board::bytes_for(header.near_pes, header.n_hosts, header.n_pes) &&
      header.board_bytes % kBoardUnit == 0 && fstat(fd_, &status) == 0 &&
      static_cast<uint64_t>(status.st_size) >= header.board_bytes + header.near_pes * header.stride;
  if (!sane) throw Error(what + " has sizes that do not fit together; was it truncated?");
}

std::string JobFile::variable(pid_t launcher) const {
  return std::to_string(launcher) + ":" + std::to_string(fd_) + ":" + std::to_string(inode());
}

uint64_t JobFile::inode() const {
  struct stat status {};
  fstat(fd_, &status);
  return status.st_ino;
}

JobFile::JobFile(JobFile&& other) noexcept
    : fd_(std::exchange(other.fd_, -1)),
      board_(std::exchange(other.board_, nullptr)),
      mapped_(std::exchange(other.mapped_, 0)) {}

JobFile& JobFile::operator=(JobFile&& other) noexcept {
  std::swap(fd_, other.fd_);
  std::swap(board_, other.board_);
  std::swap(mapped_, other.mapped_);
  return *this;
}

JobFile::~JobFile() {
  if (board_ != nullptr) munmap(board_, mapped_);
  if (fd_ >= 0) close(fd_);
}

}  // namespace isomem
