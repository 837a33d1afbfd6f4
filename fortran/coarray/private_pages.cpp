// SPDX-License-Identifier: Apache-2.0
#include "private_pages.hpp"

#include <linux/membarrier.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <vector>

#include "address_space.hpp"
#include "outcome.hpp"
#include "process_memory.hpp"

namespace caf {

[[gnu::tls_model("initial-exec")]] constinit thread_local Visit visit;
std::atomic<bool> pages_are_out{false};

namespace {

/// Others may need the core, to end what is waited for.
template <class Condition>
void wait_while(Condition&& holds) {
  for (int looks = 0; holds(); ++looks) {
    if (looks < 100) {
      sched_yield();
    } else {
      usleep(20);
    }
  }
}

/// For handlers of signals, too.
class SpinLock {
 public:
  explicit SpinLock(std::atomic<bool>& flag) : flag_(flag) {
    wait_while([&] { return flag_.exchange(true, std::memory_order_acquire); });
  }
  ~SpinLock() { flag_.store(false, std::memory_order_release); }
  SpinLock(const SpinLock&) = delete;
  SpinLock& operator=(const SpinLock&) = delete;

 private:
  std::atomic<bool>& flag_;
};

std::atomic<bool> list_is_locked{false};
Visit* visits = nullptr;  // of all threads

/// Takes a thread off the list when it ends.
struct Leaver {
  ~Leaver() {
    const SpinLock lock(list_is_locked);
    Visit** place = &visits;
    while (*place && *place != &visit) place = &(*place)->next;
    if (*place) *place = visit.next;
    visit.is_known = false;
  }
  bool is_set = false;
};
thread_local Leaver leaver;

void make_known() {
  visit.is_known = true;
  if (visit.is_home) return;
  leaver.is_set = true;  // constructs it
  const SpinLock lock(list_is_locked);
  visit.next = visits;
  visits = &visit;
}

/// One that waits for its turn in a handler is not: it names no image there.
bool is_busy(const Visit& other) {
  return &other != &visit && other.image.load(std::memory_order_acquire) != 0;
}

bool any_is_busy() {
  const SpinLock lock(list_is_locked);
  const Visit* other = visits;
  while (other && !is_busy(*other)) other = other->next;
  return other != nullptr;
}

bool has_others() {
  const SpinLock lock(list_is_locked);
  return visits && visits->next;
}

/// A visit begins with a store and a load, in this order only for who has called this: it is rare, and they
/// are not.
void order_all_threads() {
  const auto barrier = [](int command) { return syscall(SYS_membarrier, command, 0, 0) == 0; };
  if (barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED)) return;
  if (barrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED) && barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED)) return;
  if (barrier(MEMBARRIER_CMD_GLOBAL)) return;
  end_with(
      "several threads refer to other images, where pointers lead to memory outside of coarrays, and the "
      "kernel has no membarrier(2) to keep them apart");
}

/// Until no other thread has pages, or runs a function that may see them.
void take_turn() {
  wait_while([] { return pages_are_out.exchange(true); });
  if (!has_others()) return;
  order_all_threads();
  wait_while(any_is_busy);
}

void end_turn() { pages_are_out.store(false, std::memory_order_release); }

/// In memory of its own, with what was there behind it: it is made in a handler, maybe within malloc.
struct Piece {
  Piece* next;
  int pe;
  bool is_lost;
  char* at;
  size_t bytes;
  size_t whole;  // bytes of this and what is behind it
};
[[gnu::tls_model("initial-exec")]] thread_local Piece* pieces = nullptr;  // the last one first

/// The most that comes at a time, of an array that is read through.
constexpr size_t kMost = size_t{256} << 10;

size_t page_bytes() {
  static const auto bytes = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  return bytes;
}

char* before(const Piece* piece) { return reinterpret_cast<char*>(const_cast<Piece*>(piece)) + page_bytes(); }

Piece* make_piece(int pe, char* at, size_t bytes) {
  const size_t whole = page_bytes() + bytes;
  void* const memory =
      mmap(nullptr, whole, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory == MAP_FAILED ? nullptr : new (memory) Piece{nullptr, pe, false, at, bytes, whole};
}

/// False: it has nothing there.
bool fetch(Piece& piece) {
  const ssize_t moved = peek_at_process(piece.pe, piece.at, before(&piece), piece.bytes);
  piece.is_lost = moved < 0;
  if (!piece.is_lost) piece.bytes = static_cast<size_t>(moved) / page_bytes() * page_bytes();
  return piece.bytes != 0;
}

/// False: something else is there.
bool show(const Piece& piece) {
  const int fixed = is_kept_free(piece.at, piece.bytes) ? MAP_FIXED : MAP_FIXED_NOREPLACE;
  void* const place =
      mmap(piece.at, piece.bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | fixed, -1, 0);
  if (place != piece.at) {
    if (place != MAP_FAILED) munmap(place, piece.bytes);  // Linux before 4.17
    return false;
  }
  std::memcpy(place, before(&piece), piece.bytes);
  return true;
}

void hide(const Piece& piece) {
  if (is_kept_free(piece.at, piece.bytes)) return keep_free(piece.at, piece.bytes);
  munmap(piece.at, piece.bytes);
}

bool bring(int pe, char* at, size_t bytes) {
  Piece* const piece = make_piece(pe, at, bytes);
  if (!piece) return false;
  if (!fetch(*piece) || !show(*piece)) {
    munmap(piece, piece->whole);
    return false;
  }
  piece->next = pieces;
  pieces = piece;
  return visit.has_pages = true;
}

bool bring_more(int pe, char* at, size_t page) {
  const bool goes_on = pieces && pieces->pe == pe && pieces->at + pieces->bytes == at;
  return (goes_on && bring(pe, at, std::min(2 * pieces->bytes, kMost))) || bring(pe, at, page);
}

/// Byte by byte: those between may have been changed by others meanwhile.
void write_back(const Piece& piece) {
  const char* const old = before(&piece);
  std::vector<iovec> changes;
  std::vector<char> values;
  for (size_t i = 0; i < piece.bytes; ++i) {
    if (piece.at[i] == old[i]) continue;
    const size_t first = i;
    while (i < piece.bytes && piece.at[i] != old[i]) ++i;
    changes.push_back({piece.at + first, i - first});
    values.insert(values.end(), piece.at + first, piece.at + i);
  }
  if (!changes.empty()) copy_of_process(Direction::to_other, piece.pe, std::move(changes), values.data());
}

}  // namespace

void enter(int image) {
  visit.image.store(0, std::memory_order_release);
  if (!visit.is_known) make_known();
  for (;;) {
    wait_while([] { return pages_are_out.load(std::memory_order_acquire) && !visit.is_home; });
    visit.image.store(image);
    if (visit.is_home || !pages_are_out) return;
    visit.image.store(0, std::memory_order_release);
  }
}

bool bring_page(int pe, const void* there) {
  const size_t page = page_bytes();
  auto* const at = reinterpret_cast<char*>(reinterpret_cast<uintptr_t>(there) / page * page);
  if (!at) return false;
  const bool is_first = !visit.has_pages;
  if (is_first) take_turn();
  if (bring_more(pe, at, page)) return true;
  if (is_first) end_turn();
  return false;
}

bool are_private_pages_lost() {
  const Piece* piece = pieces;
  while (piece && !piece->is_lost) piece = piece->next;
  return piece != nullptr;
}

bool return_private_pages() {
  const bool are_lost = are_private_pages_lost();
  while (Piece* const piece = pieces) {
    pieces = piece->next;
    if (!piece->is_lost && std::memcmp(piece->at, before(piece), piece->bytes) != 0) write_back(*piece);
    hide(*piece);
    munmap(piece, piece->whole);
  }
  visit.has_pages = false;
  end_turn();
  return are_lost;
}

bool is_foreign(const void* at) {
  const size_t page = page_bytes();
  const auto address = reinterpret_cast<uintptr_t>(at) / page * page;
  for (const Piece* piece = pieces; piece; piece = piece->next)
    if (address - reinterpret_cast<uintptr_t>(piece->at) < piece->bytes) return true;
  if (is_kept_free(at, 1)) return true;
  return msync(reinterpret_cast<void*>(address), 1, MS_ASYNC) != 0 && errno == ENOMEM;
}

}  // namespace caf
