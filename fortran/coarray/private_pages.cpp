// SPDX-License-Identifier: Apache-2.0
#include "private_pages.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <vector>

#include "process_memory.hpp"

namespace caf {

[[gnu::tls_model("initial-exec")]] constinit thread_local Visit visit;

namespace {

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
  void* const place = mmap(piece.at, piece.bytes, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
  if (place != piece.at) {
    if (place != MAP_FAILED) munmap(place, piece.bytes);  // Linux before 4.17
    return false;
  }
  std::memcpy(place, before(&piece), piece.bytes);
  return true;
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

bool bring_page(int pe, const void* there) {
  const size_t page = page_bytes();
  auto* const at = reinterpret_cast<char*>(reinterpret_cast<uintptr_t>(there) / page * page);
  if (!at) return false;
  const bool goes_on = pieces && pieces->pe == pe && pieces->at + pieces->bytes == at;
  return (goes_on && bring(pe, at, std::min(2 * pieces->bytes, kMost))) || bring(pe, at, page);
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
    munmap(piece->at, piece->bytes);
    munmap(piece, piece->whole);
  }
  visit.has_pages = false;
  return are_lost;
}

bool is_foreign(const void* at) {
  const size_t page = page_bytes();
  const auto address = reinterpret_cast<uintptr_t>(at) / page * page;
  for (const Piece* piece = pieces; piece; piece = piece->next)
    if (address - reinterpret_cast<uintptr_t>(piece->at) < piece->bytes) return true;
  return msync(reinterpret_cast<void*>(address), 1, MS_ASYNC) != 0 && errno == ENOMEM;
}

}  // namespace caf
