// SPDX-License-Identifier: Apache-2.0
// Collectives of a team on symmetric arrays. All members call them with the same shapes and types.
#include <nanobind/stl/string.h>

#include <algorithm>

#include "on_stream.hpp"

namespace isomem::python {

namespace {

/// The operands of a collective, checked as far as one PE can.
struct Buffers {
  const Team& team;
  Operand dest;
  Operand source;

  size_t members() const { return static_cast<size_t>(team.size); }
};

Buffers buffers_of(const char* routine, nb::handle dest_value, nb::handle source_value,
                   nb::handle team_value) {
  const Team& team = team_argument(routine, team_value);
  const Operand dest = contiguous_argument(routine, "dest", dest_value);
  const Operand source = contiguous_argument(routine, "source", source_value);
  check_writable(routine, "dest", dest);
  check_same_type(routine, dest, "source", source);
  return {team, dest, source};
}

/// Of routines that take elements as words or numbers, and not as bytes.
void check_both_aligned(const char* routine, const Buffers& b, size_t alignment = 1) {
  check_aligned(routine, "dest", b.dest, alignment);
  check_aligned(routine, "source", b.source, alignment);
}

void check_items(const char* routine, Operand dest, size_t wanted, const char* rule) {
  if (dest.items() != wanted)
    fail(PyExc_ValueError, "isomem.%s: argument dest is %s; it must have %zu elements: %s", routine,
         describe(dest).c_str(), wanted, rule);
}

void check_divides(const char* routine, Operand source, size_t members) {
  if (source.items() % members != 0)
    fail(PyExc_ValueError,
         "isomem.%s: argument source is %s; it must have an equal number of elements for each of %zu "
         "PEs",
         routine, describe(source).c_str(), members);
}

/// Calls f with that of the types Ts that is as large as an element: for what only moves.
template <class... Ts, class F>
void with_size(const char* routine, const Buffers& b, F&& f) {
  const auto call = [&]<class T>(Is<T> type) {
    check_both_aligned(routine, b, alignof(T));
    f(type);
  };
  if (((sizeof(Ts) == b.dest.item_bytes() && (call(Is<Ts>{}), true)) || ...)) return;
  fail(PyExc_TypeError, "isomem.%s: argument dest is %s; elements must have 1, 2, 4, 8 or 16 bytes", routine,
       describe(b.dest).c_str());
}

// --- which only move
// ------------------------------------------------------------------------------------------------

void broadcast(nb::handle dest, nb::handle source, int root, nb::handle team, nb::handle stream) {
  const char* routine = "broadcast";
  const Buffers b = buffers_of(routine, dest, source, team);
  check_pe(routine, root, b.team.size, "root");
  check_items(routine, b.dest, b.source.items(), "as many as source");
  if (!stream.is_none()) return on_stream::broadcast(b.team, b.dest, b.source, root, stream);
  const OthersRun others_run;
  shmem_broadcastmem(b.team.handle, b.dest.data(), b.source.data(), b.source.bytes(), root);
}

void fcollect(nb::handle dest, nb::handle source, nb::handle team, nb::handle stream) {
  const char* routine = "fcollect";
  const Buffers b = buffers_of(routine, dest, source, team);
  check_items(routine, b.dest, b.source.items() * b.members(), "those of source for each PE of the team");
  if (!stream.is_none()) return on_stream::fcollect(b.team, b.dest, b.source, stream);
  const OthersRun others_run;
  shmem_fcollectmem(b.team.handle, b.dest.data(), b.source.data(), b.source.bytes());
}

void collect(nb::handle dest, nb::handle source, nb::handle team) {
  const Buffers b = buffers_of("collect", dest, source, team);
  const OthersRun others_run;
  shmem_collectmem(b.team.handle, b.dest.data(), b.source.data(), b.source.bytes());
}

void alltoall(nb::handle dest, nb::handle source, nb::handle team, nb::handle stream) {
  const char* routine = "alltoall";
  const Buffers b = buffers_of(routine, dest, source, team);
  check_items(routine, b.dest, b.source.items(), "as many as source");
  check_divides(routine, b.source, b.members());
  if (!stream.is_none()) return on_stream::alltoall(b.team, b.dest, b.source, stream);
  const OthersRun others_run;
  shmem_alltoallmem(b.team.handle, b.dest.data(), b.source.data(), b.source.bytes() / b.members());
}

void alltoalls(nb::handle dest, nb::handle source, ptrdiff_t dst, ptrdiff_t sst, size_t n, nb::handle team) {
  const char* routine = "alltoalls";
  const Buffers b = buffers_of(routine, dest, source, team);
  const auto check_span = [&](const char* stride_name, ptrdiff_t stride, const char* name, Operand operand) {
    if (stride < 1)
      fail(PyExc_ValueError, "isomem.%s: argument %s = %td; valid: 1 or more", routine, stride_name, stride);
    size_t all, last = 0;  // of elements, place of the last one
    const bool is_too_large = __builtin_mul_overflow(n, b.members(), &all) ||
                              (all && __builtin_mul_overflow(all - 1, static_cast<size_t>(stride), &last));
    if (is_too_large || (all && last >= operand.items()))
      fail(PyExc_ValueError,
           "isomem.%s: argument %s, %s, is too small for %zu elements for each PE, %td apart", routine, name,
           describe(operand).c_str(), n, stride);
  };
  check_span("dst", dst, "dest", b.dest);
  check_span("sst", sst, "source", b.source);
  const auto call = [&]<class T>(Is<T>) {
    const OthersRun others_run;
    shmem_alltoalls(b.team.handle, reinterpret_cast<T*>(b.dest.data()),
                    reinterpret_cast<const T*>(b.source.data()), dst, sst, n);
  };
  with_size<uint8_t, uint16_t, uint32_t, uint64_t, long double>(routine, b, call);
}

// --- of blocks of different sizes
// -------------------------------------------------------------------------------------

/// One size or displacement for each member, in any memory.
std::vector<size_t> sizes_argument(const char* routine, const char* name, nb::handle value, size_t members) {
  if (!nb::isinstance<nb::iterable>(value))
    fail(PyExc_TypeError, "isomem.%s: argument %s is %s; it must be a sequence with a number for each PE",
         routine, name, what_is(value).c_str());
  std::vector<size_t> sizes;
  for (const nb::handle item : value) sizes.push_back(scalar_argument<size_t>(routine, name, item));
  if (sizes.size() != members)
    fail(PyExc_ValueError, "isomem.%s: argument %s has %zu elements; the team has %zu PEs", routine, name,
         sizes.size(), members);
  return sizes;
}

/// Where the blocks begin: given, or one behind the other.
std::vector<size_t> displacements(const char* routine, const char* name, nb::handle value,
                                  const std::vector<size_t>& counts) {
  if (!value.is_none()) return sizes_argument(routine, name, value, counts.size());
  std::vector<size_t> begins(counts.size());
  for (size_t i = 1; i < counts.size(); ++i) begins[i] = begins[i - 1] + counts[i - 1];
  return begins;
}

void check_blocks(const char* routine, const char* name, Operand operand, const std::vector<size_t>& begins,
                  const std::vector<size_t>& counts) {
  for (size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] && (begins[i] > operand.items() || counts[i] > operand.items() - begins[i]))
      fail(PyExc_ValueError,
           "isomem.%s: argument %s is %s: the block of PE %zu, %zu elements from %zu on, is outside", routine,
           name, describe(operand).c_str(), i, counts[i], begins[i]);
  }
}

void scale(std::vector<size_t>& sizes, size_t factor) {
  for (size_t& size : sizes) size *= factor;
}

void collectv(nb::handle dest, nb::handle source, nb::handle counts_value, nb::handle displs_value,
              nb::handle team) {
  const char* routine = "collectv";
  const Buffers b = buffers_of(routine, dest, source, team);
  auto counts = sizes_argument(routine, "counts", counts_value, b.members());
  auto begins = displacements(routine, "displs", displs_value, counts);
  check_blocks(routine, "dest", b.dest, begins, counts);
  if (b.source.items() < counts[static_cast<size_t>(b.team.rank)])
    fail(PyExc_ValueError, "isomem.%s: argument source is %s; counts says %zu elements for this PE", routine,
         describe(b.source).c_str(), counts[static_cast<size_t>(b.team.rank)]);
  scale(counts, b.dest.item_bytes());
  scale(begins, b.dest.item_bytes());
  const OthersRun others_run;
  shmemx_collectvmem(b.team.handle, b.dest.data(), begins.data(), counts.data(), b.source.data());
}

/// A symmetric array with a size for each member.
Operand symmetric_sizes(const char* routine, const char* name, nb::handle value, size_t members) {
  const Operand sizes = contiguous_argument(routine, name, value);
  check_in_host_memory(routine, name, sizes);
  check_aligned(routine, name, sizes);
  if (!has_type<uint64_t>(sizes) || sizes.items() != members)
    fail(PyExc_TypeError, "isomem.%s: argument %s is %s; it must have a uint64 for each of %zu PEs", routine,
         name, describe(sizes).c_str(), members);
  return sizes;
}

void alltoallv(nb::handle dest, nb::handle dest_displs, nb::handle dest_counts, nb::handle source,
               nb::handle source_displs, nb::handle source_counts, nb::handle team) {
  const char* routine = "alltoallv";
  const Buffers b = buffers_of(routine, dest, source, team);
  const size_t n = b.members();
  const Operand to_begins = symmetric_sizes(routine, "dest_displs", dest_displs, n);
  const Operand to_counts = symmetric_sizes(routine, "dest_counts", dest_counts, n);
  auto* to_begin = reinterpret_cast<size_t*>(to_begins.data());
  auto* to_count = reinterpret_cast<size_t*>(to_counts.data());
  check_blocks(routine, "dest", b.dest, {to_begin, to_begin + n}, {to_count, to_count + n});
  auto counts = sizes_argument(routine, "source_counts", source_counts, n);
  auto begins = sizes_argument(routine, "source_displs", source_displs, n);
  check_blocks(routine, "source", b.source, begins, counts);
  const auto exchange = [&]<class T>(auto routine_of_type, Is<T>) {
    const OthersRun others_run;
    routine_of_type(b.team.handle, reinterpret_cast<T*>(b.dest.data()), to_begin, to_count,
                    reinterpret_cast<const T*>(b.source.data()), begins.data(), counts.data());
  };
  const auto call = [&]<class T>(Is<T> type) {
    if constexpr (sizeof(T) == 1) exchange(shmemx_uint8_alltoallv, type);
    if constexpr (sizeof(T) == 2) exchange(shmemx_uint16_alltoallv, type);
    if constexpr (sizeof(T) == 4) exchange(shmemx_uint32_alltoallv, type);
    if constexpr (sizeof(T) == 8) exchange(shmemx_uint64_alltoallv, type);
    if constexpr (sizeof(T) == 16) exchange(shmemx_longdouble_alltoallv, type);
  };
  with_size<uint8_t, uint16_t, uint32_t, uint64_t, long double>(routine, b, call);
}

// --- which compute
// ----------------------------------------------------------------------------------------------------

/// bool is a byte that is 0 or 1, which these operators keep.
template <class F>
bool with_bool(Operand operand, F&& f) {
  if (operand.type()->kind != 'b') return false;
  f(Is<uint8_t>{});
  return true;
}

template <class F>
void with_bits(const char* routine, Operand operand, F&& f) {
  if (with_bool(operand, f)) return;
  with_valid_type<int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t>(routine, "dest",
                                                                                            operand, f);
}
template <class F>
void with_order(const char* routine, Operand operand, F&& f) {
  if (with_bool(operand, f)) return;
  with_valid_type<int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t, float, double,
                  long double, Half, Bfloat16>(routine, "dest", operand, f);
}
/// `More`: types beside those that all sums are for.
template <class... More, class F>
void with_numbers(const char* routine, Operand operand, F&& f) {
  with_valid_type<int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t, float, double,
                  long double, std::complex<float>, std::complex<double>, More...>(routine, "dest", operand,
                                                                                   f);
}
template <class F>
void with_quotients(const char* routine, Operand operand, F&& f) {
  with_valid_type<float, double, long double, std::complex<float>, std::complex<double>, Half, Bfloat16>(
      routine, "dest", operand, f);
}

/// Calls the reduction without the lock of the interpreter.
template <class F>
auto reducing(const Buffers& b, F f) {
  return [&b, f]<class T>(Is<T>) {
    const OthersRun others_run;
    f(b.team.handle, reinterpret_cast<T*>(b.dest.data()), reinterpret_cast<const T*>(b.source.data()),
      b.source.items());
  };
}

/// A reduction of C's types, whose name without a type is `typed`, and of 16-bit floating point, which C has
/// no type for.
template <class Typed>
struct Reduction {
  using Short = int(shmem_team_t, void*, const void*, size_t);
  Typed typed;
  Short *half, *bfloat16;

  template <class T>
  void operator()(shmem_team_t team, T* dest, const T* source, size_t n) const {
    if constexpr (std::is_same_v<T, Half>) {
      half(team, dest, source, n);
    } else if constexpr (std::is_same_v<T, Bfloat16>) {
      bfloat16(team, dest, source, n);
    } else {
      typed(team, dest, source, n);
    }
  }
};
template <class Typed>
Reduction(Typed, int (*)(shmem_team_t, void*, const void*, size_t),
          int (*)(shmem_team_t, void*, const void*, size_t)) -> Reduction<Typed>;

constexpr Reduction kSum{[](auto... a) { shmem_sum_reduce(a...); }, shmemx_half_sum_reduce,
                         shmemx_bfloat16_sum_reduce};
constexpr Reduction kProd{[](auto... a) { shmem_prod_reduce(a...); }, shmemx_half_prod_reduce,
                          shmemx_bfloat16_prod_reduce};
constexpr Reduction kMin{[](auto... a) { shmem_min_reduce(a...); }, shmemx_half_min_reduce,
                         shmemx_bfloat16_min_reduce};
constexpr Reduction kMax{[](auto... a) { shmem_max_reduce(a...); }, shmemx_half_max_reduce,
                         shmemx_bfloat16_max_reduce};
constexpr Reduction kAvg{[](auto... a) { shmemx_avg_reduce(a...); }, shmemx_half_avg_reduce,
                         shmemx_bfloat16_avg_reduce};

bool is_operator(const std::string& op) {
  constexpr const char* kAll[] = {"sum", "avg", "prod", "min", "max", "and", "or", "xor"};
  return std::find(std::begin(kAll), std::end(kAll), op) != std::end(kAll);
}

void reduce(nb::handle dest, nb::handle source, const std::string& op, nb::handle team, nb::handle stream) {
  const char* routine = "reduce";
  const Buffers b = buffers_of(routine, dest, source, team);
  check_items(routine, b.dest, b.source.items(), "as many as source");
  if (!is_operator(op))
    fail(PyExc_ValueError, "isomem.%s: argument op = '%s'; valid: sum, avg, prod, min, max, and, or, xor",
         routine, op.c_str());
  check_both_aligned(routine, b);
  if (!stream.is_none()) return on_stream::reduce(b.team, b.dest, b.source, op, stream);
  if (op == "sum") return with_numbers<Half, Bfloat16>(routine, b.dest, reducing(b, kSum));
  if (op == "prod") return with_numbers<Half, Bfloat16>(routine, b.dest, reducing(b, kProd));
  if (op == "avg") return with_quotients(routine, b.dest, reducing(b, kAvg));
  if (op == "min") return with_order(routine, b.dest, reducing(b, kMin));
  if (op == "max") return with_order(routine, b.dest, reducing(b, kMax));
  if (op == "and") return with_bits(routine, b.dest, reducing(b, [](auto... a) { shmem_and_reduce(a...); }));
  if (op == "or") return with_bits(routine, b.dest, reducing(b, [](auto... a) { shmem_or_reduce(a...); }));
  with_bits(routine, b.dest, reducing(b, [](auto... a) { shmem_xor_reduce(a...); }));
}

void scan(nb::handle dest, nb::handle source, bool exclusive, nb::handle team) {
  const char* routine = "scan";
  const Buffers b = buffers_of(routine, dest, source, team);
  check_items(routine, b.dest, b.source.items(), "as many as source");
  check_both_aligned(routine, b);
  if (exclusive)
    with_numbers(routine, b.dest, reducing(b, [](auto... a) { shmem_sum_exscan(a...); }));
  else
    with_numbers(routine, b.dest, reducing(b, [](auto... a) { shmem_sum_inscan(a...); }));
}

}  // namespace

void add_collectives(nb::module_& m) {
  const auto dest = nb::arg("dest");
  const auto source = nb::arg("source");
  const auto team = nb::arg("team").none() = nb::none();
  const auto stream = nb::arg("stream").none() = nb::none();
  m.def("broadcast", broadcast, dest, source, nb::arg("root"), team, nb::kw_only(), stream,
        "dest on all PEs of the team becomes source of PE root (a number of the team). Collective.\n\n"
        "dest, source: symmetric, C-contiguous arrays of one type and size; they may be the same array. "
        "team: None for\n"
        "all PEs of the job. dest must be free to be overwritten on every PE before any PE calls. stream: "
        "None, "
        "or a\n"
        "stream of CUDA in whose order it is done, as in put.");
  m.def("fcollect", fcollect, dest, source, team, nb::kw_only(), stream,
        "Concatenates the sources of all PEs in dest, in the order of the PEs. Collective.\n\n"
        "dest: team.size times as many elements as source, which has the same number on all PEs. stream: as "
        "broadcast.");
  m.def("collect", collect, dest, source, team,
        "As fcollect, but each PE's source has its own number of elements, which may be 0. Collective.\n\n"
        "dest: room for all of them. What lies in the array after it may be overwritten if it has less.");
  m.def("alltoall", alltoall, dest, source, team, nb::kw_only(), stream,
        "Block i of source goes to PE i; that of PE j becomes block j of dest. Collective.\n\n"
        "dest, source: as many elements, a multiple of team.size. stream: as broadcast.");
  m.def("alltoalls", alltoalls, dest, source, nb::arg("dst"), nb::arg("sst"), nb::arg("n"), team,
        "alltoall of n elements to each PE that lie sst elements apart in source and dst elements in dest. "
        "Collective.");
  m.def("collectv", collectv, dest, source, nb::arg("counts"), nb::arg("displs").none() = nb::none(), team,
        "The first counts[i] elements of source on each PE i come to dest[displs[i]:] on all PEs. "
        "Collective.\n\n"
        "counts, displs: sequences with a number for each PE of the team, the same on all; displs None: one "
        "block\n"
        "behind the other.");
  m.def("alltoallv", alltoallv, dest, nb::arg("dest_displs"), nb::arg("dest_counts"), source,
        nb::arg("source_displs"), nb::arg("source_counts"), team,
        "source_counts[i] elements from source_displs[i] on go to PE i; those of PE j come to dest_displs[j] "
        "of dest.\n"
        "Collective.\n\n"
        "dest_displs, dest_counts: symmetric uint64 arrays with an element for each PE; dest_counts holds "
        "the room for\n"
        "each block before the call and what has come afterwards. source_displs, source_counts: sequences.");
  m.def(
      "reduce", reduce, dest, source, nb::arg("op") = "sum", team, nb::kw_only(), stream,
      "dest on all PEs becomes the elements of all sources, combined one by one; equal bits on all PEs. "
      "Collective.\n\n"
      "op: sum, prod (integers, floating point, complex), avg (floating point, complex), min, max (integers, "
      "floating\n"
      "point, bool), and, or, xor (integers, bool). dest may be source. float16 and bfloat16 (as of "
      "ml_dtypes) "
      "are\n"
      "combined in float32 and rounded once. stream: as broadcast; without avg, floating point is float16, "
      "bfloat16,\n"
      "float32 and float64 then, and 16 bits are rounded after each step.");
  m.def("scan", scan, dest, source, nb::arg("exclusive") = false, team,
        "dest becomes the sum of the sources of PEs 0 to this one, or of those before it (exclusive; zeros "
        "on PE 0).\n"
        "Collective.");
}

}  // namespace isomem::python
