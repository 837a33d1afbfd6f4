// SPDX-License-Identifier: Apache-2.0
#include "reference.hpp"

#include <shmem.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "process_memory.hpp"
#include "team.hpp"

namespace caf {

namespace {

class Walk {
 public:
  Walk(const Token& token, int pe, Places& places, Target& target)
      : token_(token), pe_(pe), places_(places), target_(target) {
    here_ = job.base[pe] + static_cast<uintptr_t>(token.at(pe) - job.arena);
  }

  void along(const Reference* chain, int type, int kind) {
    std::copy(token_.bounds.begin(), token_.bounds.end(), bounds_.dim);  // of this image: the same on all
    for (int hop = 1; chain && target_.missing.empty(); chain = chain->next, ++hop) {
      bytes_ = chain->item_bytes;
      if (chain->kind == Reference::component) {
        target_.part = hop;
        target_.offset = chain->part.offset;
        if (!enter(*chain))
          target_.missing = component_words(target_) + words(" is not allocated on image %d", pe_ + 1);
      } else {
        select(*chain);
      }
    }
    target_.section.type = {type, kind, bytes_};
    if (!target_.missing.empty() || target_.section.elements() == 0) return;
    if (type == character && bytes_ == 0) {
      end_with(
          words("reference to image %d: %s has a deferred length, which gfortran before version 15 does not "
                "pass, or "
                "none: give it a length",
                pe_ + 1, component_words(target_).c_str()));
    }
    locate();
  }

 private:
  void locate() {
    target_.section.base = job.to_mine(here_, 1, pe_);
    if (target_.section.base) return;
    expect_near(here_);
    target_.section.base = reinterpret_cast<char*>(here_);
    target_.section.is_private = true;
  }

  void expect_near(uintptr_t there) const {
    if (job.is_near(pe_)) return;
    end_with(words(
        "reference to image %d: %s is at %p there, outside the memory of coarrays, which only images of that "
        "host can reach: let the pointer point to a coarray, or to what ALLOCATE has made for a component of "
        "one",
        pe_ + 1, component_words(target_).c_str(), reinterpret_cast<void*>(there)));
  }

  /// Of lost memory zeros, as over a network.
  void fetch(void* to, uintptr_t from, size_t bytes) {
    order_access(pe_);
    if (char* const mine = job.to_mine(from, bytes, pe_)) return shmem_getmem(to, mine, bytes, pe_);
    expect_near(from);
    if (copy_of_process(Direction::from_other, pe_, {{reinterpret_cast<void*>(from), bytes}},
                        static_cast<char*>(to)))
      return;
    target_.is_lost = true;
    std::memset(to, 0, bytes);
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
      step_ = bounds_.step();
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

  void select(const Reference& reference) {
    for (int d = 0; d < kMaxRank && reference.index.mode[d] != Reference::none; ++d) {
      const bool is_static = reference.kind == Reference::static_array;
      // subscripts of arrays without a descriptor count from 0, with the sizes of the dimensions before in
      // them
      const Dimension whole = is_static ? Dimension{1, 0, reference.index.dim[d].range.end} : bounds_.dim[d];
      const auto item = static_cast<ptrdiff_t>(reference.item_bytes);
      select(reference, d, whole, whole.stride * (step_ && !is_static ? step_ : item));
    }
    step_ = 0;
  }

  void select(const Reference& reference, int d, const Dimension& whole, ptrdiff_t step) {
    const auto& range = reference.index.dim[d].range;
    ptrdiff_t start = range.start;
    ptrdiff_t end = range.end;
    switch (reference.index.mode[d]) {
      case Reference::vector: {
        const auto& vector = reference.index.dim[d].vector;
        places_.push_back(std::make_unique<ptrdiff_t[]>(vector.n));
        for (size_t i = 0; i < vector.n; ++i)
          places_.back()[i] = (subscript(vector.values, vector.kind, i) - whole.lower) * step;
        target_.section.add(vector.n, 0, places_.back().get());
        return;
      }
      case Reference::single:
        here_ += static_cast<uintptr_t>((start - whole.lower) * step);
        ++target_.units;
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
    target_.section.add(is_empty ? 0 : static_cast<size_t>(n), stride * step);
  }

  const Token& token_;
  const int pe_;
  Places& places_;
  Target& target_;
  uintptr_t here_;  // in the process of the other image
  Descriptor bounds_{};
  ptrdiff_t step_ =
      0;  // between elements of stride 1 of a component that has been entered: of more bytes than an
          // element, if a pointer has been associated with a component of all elements of an array
  size_t bytes_ = 0;
};

}  // namespace

std::string component_words(const Target& target) {
  return words("component at byte %td (part %d of the reference)", target.offset, target.part);
}

Target follow(const Token& token, int pe, const Reference* chain, int type, int kind, Places& places) {
  Target target;
  Walk(token, pe, places, target).along(chain, type, kind);
  return target;
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
