// SPDX-License-Identifier: Apache-2.0
#include "api/nvshmem_on_stream_rma.hpp"

#include "api/guard.hpp"
#include "cuda/device.hpp"

namespace isomem::api::nvshmem::on_stream {

namespace {

/// The address of PE `pe`'s copy, once the arguments are checked; null if it is on another host.
void* remote_side(Runtime& rt, const Device& device, const char* routine, const char* argument,
                  const void* address, size_t bytes, size_t alignment, int pe) {
  api::check_pe(rt.n_pes(), routine, pe);
  api::check_symmetric(rt, routine, argument, address, bytes, alignment);
  return device.translate(address, pe);
}

}  // namespace

void StreamEngine::hand_over(const Op& op, const void* data, size_t bytes) const {
  StreamOperation operation{op, static_cast<uint32_t>(bytes), {}};
  operation.op.blocking = 1;
  if (bytes) std::memcpy(operation.data, data, bytes);
  device_.launch(device_.kernel("isomem_stream_operation"), 1, 1, stream_, operation);
}

void transfer_strided(const char* routine, const StridedTransfer& t, ptrdiff_t dest_step,
                      ptrdiff_t source_step, size_t n, cudaStream_t stream) {
  api::guarded(routine, [&](Runtime& rt) {
    Device& device = Device::current(routine);
    if (n == 0) return;
    api::check_range(routine, "dst", dest_step, 1, PTRDIFF_MAX, "1 or more");
    api::check_range(routine, "sst", source_step, 1, PTRDIFF_MAX, "1 or more");
    const uint64_t to = api::bytes_of(routine, static_cast<uint64_t>(dest_step), t.bytes, "dst");
    const uint64_t from = api::bytes_of(routine, static_cast<uint64_t>(source_step), t.bytes, "sst");
    const uint64_t span = api::bytes_of(routine, n - 1, t.out ? to : from) + t.bytes;
    void* remote = remote_side(rt, device, routine, t.out ? "dest" : "source", t.out ? t.dest : t.source,
                               span, t.alignment, t.pe);
    if (remote)
      return device.copy_strided_on(stream, t.out ? remote : t.dest, to, t.out ? t.source : remote, from,
                                    t.bytes, n);
    const auto remote_step = static_cast<int64_t>(t.out ? to : from),
               local_step = static_cast<int64_t>(t.out ? from : to);
    const Strided shape = one_dimension(t.bytes, Dim{n, remote_step, local_step});
    Op op = transfer_op(t.out ? Verb::put_strided : Verb::get_strided, t.out ? t.dest : t.source,
                        t.out ? t.source : t.dest, bytes_of(shape), t.pe);
    op.strided = address_of(&shape);  // in the data: the address only says that there is one
    StreamEngine(device, stream).hand_over(op, &shape, offsetof(Strided, dim) + sizeof(Dim));
  });
}

void put_word(const char* routine, void* dest, uint64_t bits, size_t width, int pe, cudaStream_t stream) {
  api::guarded(routine, [&](Runtime& rt) {
    Device& device = Device::current(routine);
    if (void* remote = remote_side(rt, device, routine, "dest", dest, width, width, pe))
      return device.write_word_on(stream, remote, bits, width);
    StreamEngine(device, stream).hand_over(transfer_op(Verb::put, dest, nullptr, width, pe), &bits, width);
  });
}

void get_word(const char* routine, void* value, const void* source, size_t width, int pe,
              cudaStream_t stream) {
  api::guarded(routine, [&](Runtime& rt) {
    Device& device = Device::current(routine);
    if (const void* remote = remote_side(rt, device, routine, "source", source, width, width, pe)) {
      device.copy_on(stream, value, remote, width);
    } else {
      StreamEngine(device, stream).fetch(transfer_op(Verb::get, source, value, width, pe));
    }
    device.wait_for(stream, "waiting for a word that was read on a stream");
  });
}

}  // namespace isomem::api::nvshmem::on_stream
