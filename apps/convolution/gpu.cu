// SPDX-License-Identifier: Apache-2.0
// The convolution on GPUs: a kernel puts edge rows into the neighbours' planes while inner rows are computed,
// forward and backward at the same time, or edge rows are packed, exchanged and unpacked.
#include "../common/gpu.cuh"
#include "../common/private.hpp"
#include "layer.hpp"
#if ISOMEM_HAS_CUDNN
#include "cudnn.cuh"
#endif

namespace convolution {
namespace {

enum Variant { put, packed, cudnn };
enum Side { upwards, downwards };  // where rows go: what goes upwards comes from below

const char* const intro =
    "Convolves images that are divided by rows among the GPUs, forward and backward, as a layer of a network "
    "does.\n"
    "\n"
    "  -variant put     a kernel puts edge rows into the neighbours' planes, with signals, before inner rows "
    "are computed\n"
    "  -variant packed  kernels pack and unpack edge rows, puts and barriers on the stream\n"
    "  -variant cudnn   as put, computed by cuDNN, if this program was built with it and all PEs have as "
    "many "
    "rows\n"
    "\n"
    "The gradient of the filters is summed over all PEs on the stream.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or fewer rows than PEs, 77 no GPU.\n";

// Planes on the GPU, as PlanesIn has them on CPUs.
struct View {
  float* values;
  size_t count, stride, plane, rows;
  __device__ float* row(size_t p, size_t r) const { return values + p * plane + r * stride; }
};

// For each side: the PE there, or -1; my edge row, and the halo row there that it goes to.
struct Edges {
  int pe[2];
  size_t edge[2], halo[2];
};

// Of the convolution from `inputs` to `outputs` planes; turned round: from the gradient of y to that of x.
struct Filters {
  const float* k;
  size_t inputs, outputs;
  bool turned;
  __device__ const float* of(size_t out, size_t in) const {
    return k + (turned ? in * outputs + out : out * inputs + in) * 9;
  }
};

// What halos wait for before they are read: from each side, where there is a PE.
struct Awaited {
  uint64_t* signals = nullptr;  // null: nothing
  bool from[2] = {};
  uint64_t value = 0;

  // By a whole block.
  __device__ void wait(Side side) const {
    if (!signals || !from[side]) return;
    if (threadIdx.x == 0 && threadIdx.y == 0)
      nvshmem_signal_wait_until(&signals[side], NVSHMEM_CMP_GE, value);
    __syncthreads();
  }
};

constexpr size_t each = 4;          // a thread has so many columns, 32 apart, of so many planes
constexpr unsigned block_rows = 8;  // a block has 32 x 8 threads

// The blocks whose rows need halos are the last that start: until then rows of the neighbours come.
template <bool turned>
__global__ void convolve(View from, View to, Filters filters, size_t width, Awaited awaited) {
  const unsigned band = (blockIdx.z + 1) % gridDim.z;
  if (band == 0) awaited.wait(downwards);
  if (band + 1 == gridDim.z) awaited.wait(upwards);
  const size_t x = blockIdx.x * 32 * each + threadIdx.x, row = 1 + band * block_rows + threadIdx.y;
  const size_t plane = blockIdx.y * each;
  if (row > from.rows) return;
  float sums[each][each] = {};
  for (size_t in = 0; in < filters.inputs; in++) {
    const float* weights[each];
    for (size_t p = 0; p < each; p++) weights[p] = filters.of(std::min(plane + p, filters.outputs - 1), in);
#pragma unroll
    for (size_t d = 0; d < 9; d++) {
      const float* values = from.row(in, row + d / 3 - 1) + x + d % 3;
      float value[each];
      for (size_t i = 0; i < each; i++) value[i] = x + 32 * i < width ? values[32 * i] : 0;
      for (size_t p = 0; p < each; p++) {
        const float weight = weights[p][turned ? 8 - d : d];
        for (size_t i = 0; i < each; i++) sums[p][i] += weight * value[i];
      }
    }
  }
  for (size_t p = 0; p < each && plane + p < filters.outputs; p++) {
    for (size_t i = 0; i < each; i++) {
      if (x + 32 * i < width) to.row(plane + p, row)[1 + x + 32 * i] = sums[p][i];
    }
  }
}

// A column of blocks for each filter and channel; adds its part to the nine sums of dk.
__global__ void filter_gradient(View x, View dy, size_t channels, size_t width, float* dk) {
  const size_t f = blockIdx.x / channels, c = blockIdx.x % channels;
  float sums[9] = {};
  for (size_t r = 1 + blockIdx.y; r <= dy.rows; r += gridDim.y) {
    for (size_t i = threadIdx.x; i < width; i += blockDim.x) {
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
__global__ void put_edges(View v, Edges edges, uint64_t* signals) {
  const size_t plane = blockIdx.x, side = blockIdx.y;
  if (edges.pe[side] < 0) return;
  nvshmemx_float_put_signal_nbi_block(v.row(plane, edges.halo[side]), v.row(plane, edges.edge[side]),
                                      v.stride, &signals[side], 1, NVSHMEM_SIGNAL_ADD, edges.pe[side]);
}

// Edge rows into the letter to each side, or what has come from the other side into the halo.
__global__ void pack(View v, Edges edges, float* letters) {
  const size_t plane = blockIdx.x, side = blockIdx.y;
  if (edges.pe[side] < 0) return;
  float* letter = letters + (side * gridDim.x + plane) * v.stride;
  for (size_t i = threadIdx.x; i < v.stride; i += blockDim.x) letter[i] = v.row(plane, edges.edge[side])[i];
}
__global__ void unpack(View v, Edges edges, const float* mail) {
  const size_t plane = blockIdx.x, side = blockIdx.y;
  if (edges.pe[1 - side] < 0) return;
  const float* letter = mail + (side * gridDim.x + plane) * v.stride;
  float* halo = v.row(plane, side == upwards ? v.rows + 1 : 0);
  for (size_t i = threadIdx.x; i < v.stride; i += blockDim.x) halo[i] = letter[i];
}

using HostPlanes = PlanesIn<apps::Private>;

// The layer that is filled and compared on the host, and its planes on the GPU.
class GpuLayer : public Layer<HostPlanes> {
 public:
  GpuLayer(const apps::Job& job, const Shape& shape)
      : Layer(job, shape),
        job_(job),
        gpu_x_(x_.values().all().size()),
        gpu_dx_(gpu_x_.count()),
        gpu_y_(y_.values().all().size()),
        gpu_dy_(gpu_y_.count()),
        letters_(2 * std::max(shape.channels, shape.filters) * x_.stride()),
        mail_(letters_.count()),
        part_of_dk_(shape.weights()),
        sum_of_dk_(shape.weights()),
        filters_(k_),
        turned_(turned_round(shape, k_.data())),
        signals_(4) {
    gpu_x_.write(x_.values().all());
    gpu_dy_.write(dy_.values().all());
    const size_t last = x_.rows(), pes = static_cast<size_t>(job.pes);
    const apps::Blocks rows{shape.height, pes};
    edges_ = {{job.me - 1, job.me + 1 < job.pes ? job.me + 1 : -1}, {1, last}, {0, 0}};
    if (job.me > 0) edges_.halo[upwards] = rows.size(job.me - 1) + 1;
  }

  // Seconds of `times` forward and backward.
  double run(int variant, long times) {
    gpu_y_.write(std::vector<float>(gpu_y_.count(), -77));
    gpu_dx_.write(std::vector<float>(gpu_dx_.count(), -77));
    if (variant == cudnn && !has_run_library_) {
      enqueue(cudnn);  // it chooses its algorithms
      has_run_library_ = true;
    }
    return apps::timed(stream_, [&] {
      for (long i = 0; i < times; i++) enqueue(variant);
    });
  }

  std::string compare_with(const GpuLayer::Layer& whole, int variant) {
    y_.values().set(gpu_y_.read());
    dx_.values().set(gpu_dx_.read());
    dk_.set(sum_of_dk_.read());
    // The GPU may fuse a multiplication with an addition, and cuDNN add in any order.
    return compare(whole, variant == cudnn ? 1e-4 : 1e-5);
  }

 private:
  View view(const apps::OnGpu<float>& values) const {
    return {values.get(), values.count(), x_.stride(), x_.plane(), x_.rows()};
  }

  Filters straight() const { return {filters_.get(), shape_.channels, shape_.filters, false}; }
  Filters turned() const { return {filters_.get(), shape_.filters, shape_.channels, true}; }

  // Forward and backward.
  void enqueue(int variant) {
    library_computes_ = variant == cudnn;
    const View x = view(gpu_x_), dx = view(gpu_dx_), y = view(gpu_y_), dy = view(gpu_dy_);
    if (variant == packed) {
      exchange_packed(x, shape_.channels);
      by_kernel(x, y, straight(), {}, stream_);
      exchange_packed(dy, shape_.filters);
      by_kernel(dy, dx, turned(), {}, stream_);
      gradient_of_filters(x, dy);
    } else {
      puts_++;
      overlapped(x, y, dy, dx);
    }
    // It ends when all have given their part, so nobody's halo is overwritten while it is read.
    nvshmemx_float_sum_reduce_on_stream(NVSHMEM_TEAM_WORLD, sum_of_dk_.get(), part_of_dk_.get(),
                                        shape_.weights(), stream_);
  }

  void gradient_of_filters(const View& x, const View& dy) {
    if (library_computes_) return gradient_by_library(x, dy);
    apps::must(cudaMemsetAsync(part_of_dk_.get(), 0, shape_.weights() * sizeof(float), stream_), "clear");
    const dim3 grid(static_cast<unsigned>(shape_.filters * shape_.channels), 32);
    filter_gradient<<<grid, 256, 0, stream_>>>(x, dy, shape_.channels, shape_.width, part_of_dk_.get());
  }

  void by_kernel(const View& from, const View& to, const Filters& filters, const Awaited& awaited,
                 const apps::Stream& stream) {
    const dim3 grid(static_cast<unsigned>((shape_.width + 32 * each - 1) / (32 * each)),
                    static_cast<unsigned>((filters.outputs + each - 1) / each),
                    static_cast<unsigned>((from.rows + block_rows - 1) / block_rows));
    const auto kernel = filters.turned ? convolve<true> : convolve<false>;
    kernel<<<grid, dim3(32, block_rows), 0, stream>>>(from, to, filters, shape_.width, awaited);
  }

#if ISOMEM_HAS_CUDNN
  // Rows of all planes, from a row and a value on.
  Image image(const View& v, size_t planes, size_t row, size_t rows, size_t value, size_t columns) const {
    return {v.values + row * v.stride + value, planes, rows, columns, v.stride, v.plane};
  }
  void rows_by_library(const View& from, const View& to, const Filters& filters, size_t first, size_t last,
                       const apps::Stream& stream) {
    if (last < first) return;
    const size_t count = last + 1 - first, width = shape_.width;
    CuDnn& library = &stream == &backward_ ? backward_library_ : library_;
    library.forward(image(from, filters.inputs, first - 1, count + 2, 0, width + 2),
                    filters.turned ? turned_.get() : filters.k,
                    image(to, filters.outputs, first, count, 1, width));
  }
  void gradient_by_library(const View& x, const View& dy) {
    library_.backward_k(image(x, shape_.channels, 0, x.rows + 2, 0, shape_.width + 2),
                        image(dy, shape_.filters, 1, x.rows, 1, shape_.width), part_of_dk_.get());
  }
#else  // nobody can ask for it
  void rows_by_library(const View&, const View&, const Filters&, size_t, size_t, const apps::Stream&) {}
  void gradient_by_library(const View&, const View&) {}
#endif

  // Forward and backward at the same time: the last blocks of one do not leave the GPU idle.
  void overlapped(const View& x, const View& y, const View& dy, const View& dx) {
    uint64_t* const signals = signals_.get();
    send_edges(x, shape_.channels, signals);
    send_edges(dy, shape_.filters, signals + 2);
    const apps::Event sent(stream_);
    sent.before(backward_);
    all_rows(x, y, straight(), signals, stream_);
    all_rows(dy, dx, turned(), signals + 2, backward_);
    gradient_of_filters(x, dy);
    const apps::Event done(backward_);
    done.before(stream_);
  }

  void send_edges(const View& planes, size_t count, uint64_t* signals) {
    put_edges<<<dim3(static_cast<unsigned>(count), 2), 128, 0, stream_>>>(planes, edges_, signals);
  }

  void all_rows(const View& from, const View& to, const Filters& filters, uint64_t* signals,
                const apps::Stream& stream) {
    Awaited awaited{signals, {}, puts_ * filters.inputs};
    for (const Side side : {upwards, downwards}) awaited.from[side] = edges_.pe[1 - side] >= 0;
    if (library_computes_) return inner_rows_first(from, to, filters, awaited, stream);
    by_kernel(from, to, filters, awaited, stream);
  }

  void inner_rows_first(const View& from, const View& to, const Filters& filters, const Awaited& awaited,
                        const apps::Stream& stream) {
    rows_by_library(from, to, filters, 2, from.rows - 1, stream);
    for (const Side side : {upwards, downwards}) {
      if (!awaited.from[side]) continue;
      nvshmemx_signal_wait_until_on_stream(awaited.signals + side, NVSHMEM_CMP_GE, awaited.value, stream);
    }
    rows_by_library(from, to, filters, 1, 1, stream);
    if (from.rows > 1) rows_by_library(from, to, filters, from.rows, from.rows, stream);
  }

  void exchange_packed(const View& v, size_t planes) {
    const dim3 grid(static_cast<unsigned>(planes), 2);
    const size_t length = planes * v.stride;
    pack<<<grid, 128, 0, stream_>>>(v, edges_, letters_.get());
    for (const Side side : {upwards, downwards}) {
      if (edges_.pe[side] < 0) continue;
      nvshmemx_float_put_on_stream(mail_.get() + side * length, letters_.get() + side * length, length,
                                   edges_.pe[side], stream_);
    }
    nvshmemx_barrier_all_on_stream(stream_);
    unpack<<<grid, 128, 0, stream_>>>(v, edges_, mail_.get());
    nvshmemx_barrier_all_on_stream(stream_);
  }

  apps::Job job_;
  apps::OnGpu<float> gpu_x_, gpu_dx_, gpu_y_, gpu_dy_, letters_, mail_, part_of_dk_, sum_of_dk_;
  apps::GpuCopy<float> filters_, turned_;
  apps::OnGpu<uint64_t> signals_;  // for x, and for dy
  Edges edges_{};
  uint64_t puts_ = 0;
  apps::Stream stream_, backward_;
#if ISOMEM_HAS_CUDNN
  CuDnn library_{stream_}, backward_library_{backward_};
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
  apps::Options options("convolution_gpu", intro);
  Settings s{1024, 1024, 16, 16};
  s.add_to(options);
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
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
  std::optional<Layer<HostPlanes>> whole;
  if (usual.check) {
    apps::Job one = job;
    one.me = 0;
    one.pes = 1;
    whole.emplace(one, shape);
    whole->run_alone();
  }
  std::vector<std::string> wrong(3);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    const double time = s.each(layer.run(variant, s.times));
    if (usual.check && wrong[variant].empty()) wrong[variant] = layer.compare_with(*whole, variant);
    return time;
  });
  apps::Results results("convolution_gpu", job, usual, columns());
  for (size_t i = 0; i < seconds.size(); i++)
    results.row(usual.chosen()[i], cells(s, seconds[i]), wrong[usual.chosen()[i]]);
  return results.status();
}

}  // namespace
}  // namespace convolution

int main(int argc, char** argv) { return apps::run_job("convolution_gpu", convolution::body, argc, argv); }
