// SPDX-License-Identifier: Apache-2.0
#include "section.hpp"

#include <shmem.h>
#include <shmemx.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "job.hpp"
#include "outcome.hpp"
#include "process_memory.hpp"

namespace caf {

size_t Section::elements() const {
  size_t product = 1;
  for (int i = 0; i < rank; ++i) product *= axis[static_cast<size_t>(i)].n;
  return product;
}

bool Section::is_contiguous() const {
  auto expected = static_cast<ptrdiff_t>(type.bytes);
  for (int i = 0; i < rank; ++i) {
    const Axis& a = axis[static_cast<size_t>(i)];
    if (a.n == 1) continue;
    if (a.places || a.stride != expected) return false;
    expected *= static_cast<ptrdiff_t>(a.n);
  }
  return true;
}

void Section::add(size_t n, ptrdiff_t stride, const ptrdiff_t* places) {
  axis[static_cast<size_t>(rank++)] = {n, stride, places};
}

ptrdiff_t subscript(const void* values, int kind, size_t i) {
  const char* at = static_cast<const char*>(values) + i * static_cast<size_t>(kind);
  ptrdiff_t value = 0;
  convert(reinterpret_cast<char*>(&value), {integer, 8, 8}, at, {integer, kind, static_cast<size_t>(kind)});
  return value;
}

Section section_of(const Descriptor& array, char* base, int kind, const Subscripts* subscripts,
                   Places& places) {
  Section section;
  section.base = base;
  section.type = {array.type, kind, array.element_bytes};
  for (int i = 0; i < array.rank; ++i) {
    const Dimension& dim = array.dim[i];
    const ptrdiff_t step = dim.stride * array.step();
    if (!subscripts) {
      section.add(dim.extent(), step);
    } else if (subscripts[i].n == 0) {
      const auto& range = subscripts[i].triplet;
      const ptrdiff_t n = range.stride ? (range.upper - range.lower) / range.stride + 1 : 1;
      const bool is_empty = range.stride > 0 ? range.upper < range.lower : range.upper > range.lower;
      section.base += (range.lower - dim.lower) * step;
      section.add(is_empty ? 0 : static_cast<size_t>(n), range.stride * step);
    } else {
      const size_t n = subscripts[i].n;
      places.push_back(std::make_unique<ptrdiff_t[]>(n));
      for (size_t k = 0; k < n; ++k)
        places.back()[k] =
            (subscript(subscripts[i].vector.values, subscripts[i].vector.kind, k) - dim.lower) * step;
      section.add(n, 0, places.back().get());
    }
  }
  return section;
}

Section whole(const Descriptor& array, int kind) {
  Places none;
  return section_of(array, array.base, kind, nullptr, none);
}

namespace {

ptrdiff_t place(const Axis& axis, size_t i) {
  return axis.places ? axis.places[i] : axis.stride * static_cast<ptrdiff_t>(i);
}

/// The same elements without dimensions of extent 1.
Section without_units(const Section& section) {
  Section result;
  result.base = section.base;
  result.is_private = section.is_private;
  result.type = section.type;
  for (int i = 0; i < section.rank; ++i) {
    const Axis& a = section.axis[static_cast<size_t>(i)];
    if (a.n == 1) {
      result.base += place(a, 0);
    } else {
      result.add(a.n, a.stride, a.places);
    }
  }
  return result;
}

/// Two sections of the same shape and type; neither has units. Vectors of subscripts are followed one index
/// at a time.
void move_grid(Direction direction, Section other, Section mine, int pe) {
  for (int d = other.rank - 1; d >= 0; --d) {
    Axis& there = other.axis[static_cast<size_t>(d)];
    Axis& here = mine.axis[static_cast<size_t>(d)];
    if (!there.places && !here.places) continue;
    const Axis all_there = there;
    const Axis all_here = here;
    char* const other_base = other.base;
    char* const my_base = mine.base;
    there = here = Axis{};
    for (size_t i = 0; i < all_there.n; ++i) {
      other.base = other_base + place(all_there, i);
      mine.base = my_base + place(all_here, i);
      move_grid(direction, other, mine, pe);
    }
    return;
  }
  ptrdiff_t there[kMaxRank];
  ptrdiff_t here[kMaxRank];
  size_t extents[kMaxRank];
  for (int d = 0; d < other.rank; ++d) {
    const auto i = static_cast<size_t>(d);
    extents[d] = other.axis[i].n;
    there[d] = other.axis[i].stride;
    here[d] = mine.axis[i].stride;
  }
  const size_t bytes = other.type.bytes;
  const auto rank = static_cast<size_t>(other.rank);
  if (direction == Direction::to_other) {
    shmemx_putmem_strided(other.base, mine.base, there, here, bytes, extents, rank, pe);
  } else {
    shmemx_getmem_strided(mine.base, other.base, here, there, bytes, extents, rank, pe);
  }
}

/// A section over a buffer without holes, of the shape of another.
Section in_buffer(char* buffer, const Section& shape, const ElementType& type) {
  Section section;
  section.base = buffer;
  section.type = type;
  auto stride = static_cast<ptrdiff_t>(type.bytes);
  for (int i = 0; i < shape.rank; ++i) {
    const size_t n = shape.axis[static_cast<size_t>(i)].n;
    section.add(n, stride);
    stride *= static_cast<ptrdiff_t>(n);
  }
  return section;
}

/// Calls use(address) for elements [first, first + n) of a section of this image, in order.
template <class Use>
void for_each(const Section& section, size_t first, size_t n, Use&& use) {
  std::array<size_t, kMaxRank> index{};
  size_t rest = first;
  for (int d = 0; d < section.rank; ++d) {
    const auto i = static_cast<size_t>(d);
    index[i] = rest % section.axis[i].n;
    rest /= section.axis[i].n;
  }
  while (n > 0) {
    char* row = section.base;
    for (int d = 1; d < section.rank; ++d)
      row += place(section.axis[static_cast<size_t>(d)], index[static_cast<size_t>(d)]);
    if (section.rank == 0) return use(row);
    const Axis& inner = section.axis[0];
    for (; index[0] < inner.n && n > 0; ++index[0], --n) use(row + place(inner, index[0]));
    for (size_t d = 0; d + 1 < static_cast<size_t>(section.rank) && index[d] == section.axis[d].n; ++d) {
      index[d] = 0;
      ++index[d + 1];
    }
  }
}

std::unique_ptr<char[]> buffer_for(size_t n, const ElementType& type) {
  return std::unique_ptr<char[]>(new char[n * type.bytes]);
}

/// The same as move_grid. False: the memory is lost.
bool move_private(Direction direction, const Section& other, const Section& mine, int pe) {
  const size_t n = other.elements();
  const size_t bytes = other.type.bytes;
  std::vector<iovec> pieces;
  for_each(other, 0, n, [&](char* at) {
    if (!pieces.empty() && static_cast<char*>(pieces.back().iov_base) + pieces.back().iov_len == at) {
      pieces.back().iov_len += bytes;
    } else if (bytes > 0) {
      pieces.push_back({at, bytes});
    }
  });
  const auto buffer = buffer_for(n, other.type);
  if (direction == Direction::to_other) pack(buffer.get(), mine, 0, n);
  const bool is_done = copy_of_process(direction, pe, std::move(pieces), buffer.get());
  if (is_done && direction == Direction::from_other) unpack(mine, buffer.get(), 0, n);
  return is_done;
}

bool transfer(Direction direction, const Section& other, const Section& mine, int pe) {
  if (other.is_private) [[unlikely]]
    return move_private(direction, other, mine, pe);
  move_grid(direction, other, mine, pe);
  return true;
}

void convert_all(const Section& to, const Section& from) {
  std::vector<char*> targets;
  const size_t n = to.elements();
  targets.reserve(n);
  for_each(to, 0, n, [&](char* at) { targets.push_back(at); });
  size_t i = 0;
  for_each(from, 0, n, [&](char* at) { convert(targets[i++], to.type, at, from.type); });
}

/// A scalar takes the shape of what it is assigned to.
Section spread(const Section& scalar, const Section& shape) {
  Section section = scalar;
  for (int i = 0; i < shape.rank; ++i) section.add(shape.axis[static_cast<size_t>(i)].n, 0);
  return section;
}

bool have_same_axes(const Section& a, const Section& b) {
  if (a.rank != b.rank) return false;
  for (int i = 0; i < a.rank; ++i) {
    if (a.axis[static_cast<size_t>(i)].n != b.axis[static_cast<size_t>(i)].n) return false;
  }
  return true;
}

/// Both without units and in one shape: one element fills, and where only the number of elements is the same,
/// the order of elements counts.
struct Pair {
  Pair(const Section& to_section, const Section& from_section)
      : to(without_units(to_section)), from(without_units(from_section)), n(to.elements()) {
    if (from.rank == 0) from = spread(from, to);
    fits = have_same_axes(to, from);
  }
  void check(const char* statement) const {
    if (!can_convert(to.type, from.type))
      end_with(words("%s: a value of type %d cannot be assigned to one of type %d", statement, from.type.type,
                     to.type.type));
    if (!fits && n != from.elements())
      end_with(
          words("%s: %zu elements are assigned to a section with %zu elements: the shapes must be the same",
                statement, from.elements(), n));
  }
  Section to;
  Section from;
  size_t n;
  bool fits;
};

}  // namespace

void put(const Section& to, int pe, const Section& from, bool overlap) {
  const Pair pair(to, from);
  if (pair.n == 0) return;
  pair.check("assignment to a coindexed object");
  order_put(pe);
  if (pair.fits && pair.to.type == pair.from.type && !(overlap && pe == job.me))
    return void(transfer(Direction::to_other, pair.to, pair.from, pe));
  const auto buffer = buffer_for(pair.n, to.type);
  convert_all(in_buffer(buffer.get(), pair.from, to.type), pair.from);
  transfer(Direction::to_other, pair.to, in_buffer(buffer.get(), pair.to, to.type), pe);
}

bool get(const Section& to, const Section& from, int pe, bool overlap) {
  const Pair pair(to, from);
  if (pair.n == 0) return true;
  pair.check("reference to a coindexed object");
  order_access(pe);
  const bool has_repeats = without_units(from).rank == 0 && pair.n > 1;  // fetched once
  if (pair.fits && !has_repeats && pair.to.type == pair.from.type && !(overlap && pe == job.me))
    return transfer(Direction::from_other, pair.from, pair.to, pe);
  const Section source = without_units(from);
  const auto buffer = buffer_for(source.elements(), from.type);
  const Section staged = in_buffer(buffer.get(), source, from.type);
  if (!transfer(Direction::from_other, source, staged, pe)) return false;
  convert_all(pair.to, source.rank == 0 ? spread(staged, pair.to) : staged);
  return true;
}

bool relay(const Section& to, int to_pe, const Section& from, int from_pe) {
  const auto buffer = buffer_for(from.elements(), from.type);
  const Section staged = in_buffer(buffer.get(), from, from.type);
  if (!get(staged, from, from_pe, false)) return false;
  put(to, to_pe, from.elements() == 1 ? without_units(staged) : staged, false);
  return true;
}

void pack(char* buffer, const Section& from, size_t first, size_t n) {
  const size_t bytes = from.type.bytes;
  if (from.is_contiguous()) {
    std::memcpy(buffer, from.base + first * bytes, n * bytes);
    return;
  }
  for_each(from, first, n, [&](const char* at) {
    std::memcpy(buffer, at, bytes);
    buffer += bytes;
  });
}

void unpack(const Section& to, const char* buffer, size_t first, size_t n) {
  const size_t bytes = to.type.bytes;
  if (to.is_contiguous()) {
    std::memcpy(to.base + first * bytes, buffer, n * bytes);
    return;
  }
  for_each(to, first, n, [&](char* at) {
    std::memcpy(at, buffer, bytes);
    buffer += bytes;
  });
}

}  // namespace caf
