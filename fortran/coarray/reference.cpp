// SPDX-License-Identifier: Apache-2.0
#include "reference.hpp"

#include <shmem.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "team.hpp"

namespace caf {

namespace {

class Walk {
 public:
  Walk(const Token& token, int pe, Places& places) : token_(token), pe_(pe), places_(places) {
    here_ = job.base[pe] + static_cast<uintptr_t>(token.at(pe) - job.arena);
  }

  Target along(const Reference* chain, int type, int kind) {
    Target target;
    std::copy(token_.bounds.begin(), token_.bounds.end(), bounds_.dim);  // of this image: the same on all
    for (int hop = 1; chain && target.missing.empty(); chain = chain->next, ++hop) {
      hop_ = hop;
      bytes_ = chain->item_bytes;
      if (chain->kind == Reference::component) {
        target.part = hop;
        target.offset = chain->part.offset;
        if (!enter(*chain))
          target.missing = component_words(target) + words(" is not allocated on image %d", pe_ + 1);
      } else {
        select(*chain, target);
      }
    }
    target.section.type = {type, kind, bytes_};
    if (target.missing.empty()) target.section.base = address(here_, 0);
    return target;
  }

 private:
  /// An address of the other image as one for SHMEM calls.
  char* address(uintptr_t there, size_t bytes) const {
    char* mine = job.to_mine(there, bytes, pe_);
    if (!mine) {
      end_with(words(
          "reference to image %d: part %d of the reference is at %p there, outside the memory of coarrays: "
          "only what ALLOCATE has made for a component of a coarray, and other coarrays, can be reached",
          pe_ + 1, hop_, reinterpret_cast<void*>(there)));
    }
    return mine;
  }

  void fetch(void* to, uintptr_t from, size_t bytes) const {
    order_access(pe_);
    shmem_getmem(to, address(from, bytes), bytes, pe_);
  }

  /// False: it is not allocated.
  bool enter(const Reference& part) {
    const uintptr_t field = here_ + static_cast<uintptr_t>(part.part.offset);
    const bool is_array = part.next && part.next->kind == Reference::array;
    if (is_array) {
      size_t rank = 0;
      while (rank < kMaxRank && part.next->index.mode[rank] != Reference::none) ++rank;
      fetch(&bounds_, field, kDescriptorHead + rank * sizeof(Dimension));
      here_ = reinterpret_cast<uintptr_t>(bounds_.base);
      return here_ != 0;
    }
    if (part.part.token_offset <= 0) {
      here_ = field;
      return true;
    }
    uintptr_t pointer = 0;
    fetch(&pointer, field, sizeof pointer);
    here_ = pointer;
    return pointer != 0;
  }

  void select(const Reference& reference, Target& target) {
    for (int d = 0; d < kMaxRank && reference.index.mode[d] != Reference::none; ++d) {
      const bool is_static = reference.kind == Reference::static_array;
      // subscripts of arrays without a descriptor count from 0, with the sizes of the dimensions before in
      // them
      const Dimension whole = is_static ? Dimension{1, 0, reference.index.dim[d].range.end} : bounds_.dim[d];
      select(reference, d, whole, target);
    }
  }

  void select(const Reference& reference, int d, const Dimension& whole, Target& target) {
    const auto item = static_cast<ptrdiff_t>(reference.item_bytes);
    const ptrdiff_t step = whole.stride * item;
    const auto& range = reference.index.dim[d].range;
    ptrdiff_t start = range.start;
    ptrdiff_t end = range.end;
    switch (reference.index.mode[d]) {
      case Reference::vector: {
        const auto& vector = reference.index.dim[d].vector;
        places_.push_back(std::make_unique<ptrdiff_t[]>(vector.n));
        for (size_t i = 0; i < vector.n; ++i)
          places_.back()[i] = (subscript(vector.values, vector.kind, i) - whole.lower) * step;
        target.section.add(vector.n, 0, places_.back().get());
        return;
      }
      case Reference::single:
        here_ += static_cast<uintptr_t>((start - whole.lower) * step);
        ++target.units;
        return;
      case Reference::full:
        start = whole.lower;
        end = whole.upper;
        break;
      case Reference::open_end:
        end = whole.upper;
        break;
      case Reference::open_start:
        start = whole.lower;
        break;
      default:
        break;
    }
    const ptrdiff_t stride = range.stride ? range.stride : 1;
    const ptrdiff_t n = (end - start) / stride + 1;
    const bool is_empty = stride > 0 ? end < start : end > start;
    here_ += static_cast<uintptr_t>((start - whole.lower) * step);
    target.section.add(is_empty ? 0 : static_cast<size_t>(n), stride * step);
  }

  const Token& token_;
  const int pe_;
  Places& places_;
  uintptr_t here_;  // in the process of the other image
  Descriptor bounds_{};
  size_t bytes_ = 0;
  int hop_ = 0;
};

}  // namespace

std::string component_words(const Target& target) {
  return words("component at byte %td (part %d of the reference)", target.offset, target.part);
}

Target follow(const Token& token, int pe, const Reference* chain, int type, int kind, Places& places) {
  return Walk(token, pe, places).along(chain, type, kind);
}

void reshape(Descriptor& array, const Section& section) {
  bool same = array.base != nullptr;
  for (int d = 0; same && d < array.rank; ++d)
    same = array.dim[d].extent() == section.axis[static_cast<size_t>(d)].n;
  if (same) return;
  std::free(array.base);
  const size_t n = section.elements() * array.element_bytes;
  array.base = static_cast<char*>(std::malloc(n ? n : 1));
  if (!array.base) end_with(words("no memory for %zu bytes of a coindexed object", n));
  array.span = static_cast<ptrdiff_t>(array.element_bytes);
  ptrdiff_t stride = 1;
  ptrdiff_t offset = 0;
  for (int d = 0; d < array.rank; ++d) {
    const auto extent = static_cast<ptrdiff_t>(section.axis[static_cast<size_t>(d)].n);
    array.dim[d] = {stride, 1, extent};
    offset -= stride;
    stride *= extent;
  }
  array.offset = static_cast<size_t>(offset);
}

}  // namespace caf
