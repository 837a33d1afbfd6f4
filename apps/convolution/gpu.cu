// SPDX-License-Identifier: Apache-2.0
// The convolution on GPUs: a kernel puts edge rows into the neighbours' planes while inner rows are computed,
// forward and backward at the same time, or edge rows are packed, exchanged and unpacked.
#include "../common/gpu.cuh"
#include "layer.hpp"
#if ISOMEM_HAS_CUDNN
#include "cudnn.cuh"
#endif

namespace convolution {
namespace {

enum Variant { put, packed, cudnn };

const char* const intro =
    "Convolves images that are divided by rows among the GPUs, forward and backward, as a layer of a "
    "network\n"
    "does.\n"
    "\n"
    "  -variant put     a kernel puts edge rows into the neighbours' planes, with signals, before inner "
    "rows\n"
    "                   are computed\n"
    "  -variant packed  kernels pack and unpack edge rows, puts and barriers on the stream\n"
    "  -variant cudnn   as put, computed by cuDNN, if this program was built with it and all PEs have as\n"
    "                   many rows\n"
    "\n"
    "The gradient of the filters is summed over all PEs on the stream.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or fewer rows than PEs, 77 no GPU.\n";

// What halos wait for before they are read, where a neighbour sends them. Signals are by the side from which.
struct Awaited {
  uint64_t* signals = nullptr;  // null: nothing
  apps::Slab slab{};
  uint64_t value = 0;

  // By a whole block.
  __device__ void wait(apps::Side side) const {
    if (!signals || !slab.has(side)) return;
    if (threadIdx.x == 0 && threadIdx.y == 0)
      nvshmem_signal_wait_until(&signals[side], NVSHMEM_CMP_GE, value);
    __syncthreads();
  }
};

constexpr size_t each = 4;          // a thread has so many columns, 32 apart, of so many planes
constexpr unsigned block_rows = 8;  // a block has 32 x 8 threads

// The blocks whose rows need halos are the last that start: until then rows of the neighbours come.
__global__ void convolve_rows(Product product, Awaited awaited) {
  const unsigned band = (blockIdx.z + 1) % gridDim.z;
  if (band == 0) awaited.wait(apps::previous);
  if (band + 1 == gridDim.z) awaited.wait(apps::next);
  const size_t x = blockIdx.x * 32 * each + threadIdx.x, row = 1 + band * block_rows + threadIdx.y;
  const size_t plane = blockIdx.y * each, width = product.from.width();
  if (row > product.from.rows) return;
  float sums[each][each] = {};
  for (size_t in = 0; in < product.inputs; in++) {
    const float* weights[each];
    for (size_t p = 0; p < each; p++) {
      const size_t out = std::min(plane + p, product.outputs - 1);
      weights[p] = product.k + (out * product.inputs + in) * 9;
    }
#pragma unroll
    for (size_t d = 0; d < 9; d++) {
      const float* values = product.from.row(in, row + d / 3 - 1) + x + d % 3;
      float value[each];
      for (size_t i = 0; i < each; i++) value[i] = x + 32 * i < width ? values[32 * i] : 0;
      for (size_t p = 0; p < each; p++) {
        const float weight = weights[p][d];
        for (size_t i = 0; i < each; i++) sums[p][i] += weight * value[i];
      }
    }
  }
  for (size_t p = 0; p < each && plane + p < product.outputs; p++) {
    for (size_t i = 0; i < each; i++) {
      if (x + 32 * i < width) product.to.row(plane + p, row)[1 + x + 32 * i] = sums[p][i];
    }
  }
}

// A column of blocks for each filter and channel; adds its part to the nine sums of dk.
__global__ void filter_gradient(View x, View dy, size_t channels, float* dk) {
  const size_t f = blockIdx.x / channels, c = blockIdx.x % channels;
  float sums[9] = {};
  for (size_t r = 1 + blockIdx.y; r <= dy.rows; r += gridDim.y) {
    for (size_t i = threadIdx.x; i < dy.width(); i += blockDim.x) {
      const float out = dy.row(f, r)[1 + i];
      for (size_t d = 0; d < 9; d++) sums[d] += out * x.row(c, r + d / 3 - 1)[i + d % 3];
    }
  }
  for (size_t d = 0; d < 9; d++) {
    for (int lanes = 16; lanes > 0; lanes /= 2) sums[d] += __shfl_down_sync(~0U, sums[d], lanes);
    if (threadIdx.x % 32 == 0) atomicAdd(&dk[blockIdx.x * 9 + d], sums[d]);
  }
}

// A block for each plane and side: the edge row straight to where it is read, and 1 added to the signal
// there.
__global__ void put_edges(View v, apps::Slab slab, uint64_t* signals) {
  const size_t plane = blockIdx.x;
  const apps::Side side = static_cast<apps::Side>(blockIdx.y);
  if (!slab.has(side)) return;
  nvshmemx_float_put_signal_nbi_block(v.row(plane, slab.halo_there(side)), v.row(plane, slab.edge(side)),
                                      v.stride, &signals[1 - side], 1, NVSHMEM_SIGNAL_ADD, slab.pe(side));
}

// Edge rows into the letter to each side, or what has come from the other side into the halo.
__global__ void pack(View v, apps::Slab slab, float* letters) {
  const size_t plane = blockIdx.x;
  const apps::Side side = static_cast<apps::Side>(blockIdx.y);
  if (!slab.has(side)) return;
  float* letter = letters + (side * gridDim.x + plane) * v.stride;
  for (size_t i = threadIdx.x; i < v.stride; i += blockDim.x) letter[i] = v.row(plane, slab.edge(side))[i];
}
__global__ void unpack(View v, apps::Slab slab, const float* mail) {
  const size_t plane = blockIdx.x;
  const apps::Side side = static_cast<apps::Side>(blockIdx.y);
  if (!slab.has(side)) return;
  const float* letter = mail + (side * gridDim.x + plane) * v.stride;
  float* halo = v.row(plane, slab.halo(side));
  for (size_t i = threadIdx.x; i < v.stride; i += blockDim.x) halo[i] = letter[i];
}

// The layer on a GPU.
class GpuLayer : public Layer<PlanesIn<apps::OnGpu>> {
 public:
  GpuLayer(const apps::Job& job, const Shape& shape)
      : Layer(job, shape),
        letters_(2 * std::max(shape.channels, shape.filters) * x_.view().stride),
        mail_(letters_.count()),
        signals_(4),
        slab_(x_.slab()) {}

  // Seconds of `times` forward and backward.
  double run(int variant, long times) {
    spoil();
    if (variant == cudnn && !has_run_library_) {
      enqueue(cudnn);  // it chooses its algorithms
      has_run_library_ = true;
    }
    return apps::timed(stream_, [&] { apps::repeat(times, [&] { enqueue(variant); }); });
  }

 private:
  // Forward and backward.
  void enqueue(int variant) {
    library_computes_ = variant == cudnn;
    if (variant == packed) {
      for (const Product& product : {forward(), backward()}) {
        exchange_packed(product.from, product.inputs);
        by_kernel(product, {}, stream_);
      }
      gradient_of_filters();
    } else {
      puts_++;
      overlapped();
    }
    // It ends when all have given their part, so nobody's halo is overwritten while it is read.
    nvshmemx_float_sum_reduce_on_stream(NVSHMEM_TEAM_WORLD, dk_.get(), part_.get(), shape_.weights(),
                                        stream_);
  }

  void gradient_of_filters() {
    if (library_computes_) return gradient_by_library();
    apps::clear(part_.get(), shape_.weights(), stream_);
    const dim3 grid(static_cast<unsigned>(shape_.filters * shape_.channels), 32);
    filter_gradient<<<grid, 256, 0, stream_>>>(x_.view(), dy_.view(), shape_.channels, part_.get());
  }

  void by_kernel(const Product& product, const Awaited& awaited, cudaStream_t stream) {
    const dim3 grid(static_cast<unsigned>((shape_.width + 32 * each - 1) / (32 * each)),
                    static_cast<unsigned>((product.outputs + each - 1) / each),
                    static_cast<unsigned>((product.from.rows + block_rows - 1) / block_rows));
    convolve_rows<<<grid, dim3(32, block_rows), 0, stream>>>(product, awaited);
  }

  // Forward and backward at the same time: the last blocks of one do not leave the GPU idle.
  void overlapped() {
    const Awaited of_x{signals_.get(), slab_, puts_ * shape_.channels};
    const Awaited of_dy{signals_.get() + 2, slab_, puts_ * shape_.filters};
    send_edges(forward(), of_x);
    send_edges(backward(), of_dy);
    const apps::Event sent(stream_);
    sent.before(backward_stream_);
    all_rows(forward(), of_x, stream_);
    all_rows(backward(), of_dy, backward_stream_);
    gradient_of_filters();
    const apps::Event done(backward_stream_);
    done.before(stream_);
  }

  void send_edges(const Product& product, const Awaited& awaited) {
    const dim3 grid(static_cast<unsigned>(product.inputs), 2);
    put_edges<<<grid, 128, 0, stream_>>>(product.from, slab_, awaited.signals);
  }

  void all_rows(const Product& product, const Awaited& awaited, cudaStream_t stream) {
    if (library_computes_) return inner_rows_first(product, awaited, stream);
    by_kernel(product, awaited, stream);
  }

#if ISOMEM_HAS_CUDNN
  void inner_rows_first(const Product& product, const Awaited& awaited, cudaStream_t stream) {
    CuDnn& library = stream == backward_stream_ ? backward_library_ : library_;
    const size_t last = product.from.rows;
    library.convolve(product, 2, last - 1);
    for (const apps::Side side : apps::sides) {
      if (!slab_.has(side)) continue;
      nvshmemx_signal_wait_until_on_stream(awaited.signals + side, NVSHMEM_CMP_GE, awaited.value, stream);
    }
    edges(last, [&](size_t row) { library.convolve(product, row, row); });
  }
  void gradient_by_library() { library_.backward_k(forward(), dy_.view(), part_.get()); }
#else  // nobody can ask for it
  void inner_rows_first(const Product&, const Awaited&, cudaStream_t) {}
  void gradient_by_library() {}
#endif

  void exchange_packed(const View& v, size_t planes) {
    const dim3 grid(static_cast<unsigned>(planes), 2);
    const size_t length = planes * v.stride;
    pack<<<grid, 128, 0, stream_>>>(v, slab_, letters_.get());
    for (const apps::Side side : apps::sides) {
      if (!slab_.has(side)) continue;
      nvshmemx_float_put_on_stream(mail_.get() + (1 - side) * length, letters_.get() + side * length, length,
                                   slab_.pe(side), stream_);
    }
    nvshmemx_barrier_all_on_stream(stream_);
    unpack<<<grid, 128, 0, stream_>>>(v, slab_, mail_.get());
    nvshmemx_barrier_all_on_stream(stream_);
  }

  apps::OnGpu<float> letters_, mail_;
  apps::OnGpu<uint64_t> signals_;  // for x, and for dy
  const apps::Slab slab_;
  uint64_t puts_ = 0;
  apps::Stream stream_, backward_stream_;
#if ISOMEM_HAS_CUDNN
  CuDnn library_{stream_}, backward_library_{backward_stream_};
#endif
  bool library_computes_ = false, has_run_library_ = false;
};

int body(int argc, char** argv) {
  const apps::Job job;
#if ISOMEM_HAS_CUDNN
  apps::Usual usual({"put", "packed", "cudnn"});
#else
  apps::Usual usual({"put", "packed"}, {{"cudnn",
                                         "this program was built without cuDNN (pip's nvidia-cudnn-cu13, "
                                         "for CMake -DISOMEM_CUDNN=its folder)"}});
#endif
  Settings s{1024, 1024, 16, 16};
  if (const auto status = apps::parse_or_status(job, "convolution_gpu", intro, argc, argv, s, usual))
    return *status;
  if (s.height < job.pes) return apps::refuse(job, "convolution_gpu", "fewer rows than the " + job.count());
#if ISOMEM_HAS_CUDNN
  // Elsewhere planes have room for a row that they do not have, and it has no gradient of filters for those.
  if (s.height % job.pes != 0 && !usual.leave_out(cudnn))
    return apps::refuse(
        job, "convolution_gpu",
        "-variant cudnn needs the same rows on all PEs: -height a multiple of the " + job.count());
#endif
  const apps::Gpu gpu(job);
  if (!gpu.is_there()) return apps::exit_no_gpu;
  const Shape shape = s.shape();
  GpuLayer layer(job, shape);
  std::unique_ptr<const Whole> whole;
  if (usual.check) whole = reference(shape);
  return apps::compare_variants(
      "convolution_gpu", job, usual, columns(),
      [&](int variant) {
        const double time = s.each(layer.run(variant, s.times));
        // A GPU may fuse a multiplication with an addition, and cuDNN add in any order.
        return apps::Outcome{time, usual.check ? layer.compare(*whole, variant == cudnn ? 1e-4 : 1e-5) : ""};
      },
      [&](int, double seconds) { return cells(s, seconds); });
}

}  // namespace
}  // namespace convolution

int main(int argc, char** argv) { return apps::run_job("convolution_gpu", convolution::body, argc, argv); }
