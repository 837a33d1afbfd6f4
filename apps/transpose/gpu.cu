// SPDX-License-Identifier: Apache-2.0
// The transpose on GPUs: kernels that write straight to the destination PE, or pack, exchange, unpack.
#include "../common/gpu.cuh"
#include "../common/random.hpp"
#include "../common/results.hpp"

namespace transpose {
namespace {

constexpr int tile = 32;
constexpr int lines = 8;  // threads of a block: tile x lines

const char* const intro =
    "Transposes a random n x n matrix of double in the memory of GPUs, distributed by rows.\n"
    "\n"
    "  -variant direct  one kernel, which writes tiles straight into the rows of the PEs that they belong "
    "to\n"
    "  -variant packed  a kernel packs, puts on the stream exchange, a barrier, a kernel unpacks\n"
    "\n"
    "GB/s is the part of the matrix that leaves its GPU / PEs / time: to be compared with a link in one "
    "direction.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or fewer rows than PEs, 77 no GPU.\n";

// Writes the transpose of a rows x columns block (`from`, of rows of `from_stride`) to `to`, whatever memory
// that is.
__device__ void transpose_block(const double* from, size_t from_stride, double* to, size_t to_stride,
                                size_t rows, size_t columns) {
  __shared__ double cells[tile][tile + 1];  // one more column: no two threads of a warp on one bank
  const size_t across = (columns + tile - 1) / tile, all = across * ((rows + tile - 1) / tile);
  for (size_t t = blockIdx.x; t < all; t += gridDim.x) {
    const size_t row = t / across * tile, column = t % across * tile;
    for (size_t i = threadIdx.y; i < tile; i += lines) {
      if (row + i < rows && column + threadIdx.x < columns) {
        cells[i][threadIdx.x] = from[(row + i) * from_stride + column + threadIdx.x];
      }
    }
    __syncthreads();
    for (size_t i = threadIdx.y; i < tile; i += lines) {
      if (column + i < columns && row + threadIdx.x < rows) {
        to[(column + i) * to_stride + row + threadIdx.x] = cells[threadIdx.x][i];
      }
    }
    __syncthreads();
  }
}

__global__ void direct(const double* a, double* b, apps::Blocks blocks, int me, size_t n) {
  for (int step = 0; step < static_cast<int>(blocks.parts); step++) {
    const int pe = (me + step) % static_cast<int>(blocks.parts);
    double* theirs = static_cast<double*>(nvshmem_ptr(b, pe)) + blocks.begin(me);
    transpose_block(a + blocks.begin(pe), n, theirs, n, blocks.size(me), blocks.size(pe));
  }
}

__global__ void pack(const double* a, double* packed, apps::Blocks blocks, int me, size_t n) {
  const size_t mine = blocks.size(me);
  for (int pe = 0; pe < static_cast<int>(blocks.parts); pe++) {
    transpose_block(a + blocks.begin(pe), n, packed + mine * blocks.begin(pe), mine, mine, blocks.size(pe));
  }
}

__global__ void unpack(const double* arrived, double* b, apps::Blocks blocks, int me, size_t n) {
  const size_t mine = blocks.size(me), threads = gridDim.x * static_cast<size_t>(tile * lines);
  const size_t first = (blockIdx.x * lines + threadIdx.y) * static_cast<size_t>(tile) + threadIdx.x;
  for (int pe = 0; pe < static_cast<int>(blocks.parts); pe++) {
    const size_t width = blocks.size(pe);
    for (size_t i = first; i < mine * width; i += threads) {
      b[i / width * n + blocks.begin(pe) + i % width] = arrived[mine * blocks.begin(pe) + i];
    }
  }
}

double element(size_t n, size_t row, size_t column) { return apps::unit(1, row * n + column); }

class Transpose {
 public:
  Transpose(const apps::Job& job, size_t n)
      : job_(job),
        n_(n),
        rows_{n, static_cast<size_t>(job.pes)},
        a_(rows_.largest() * n),
        b_(rows_.largest() * n),
        packed_(rows_.largest() * n),
        arrived_(rows_.largest() * n) {
    std::vector<double> values(rows_.largest() * n);
    for (size_t i = 0; i < rows_.size(job.me) * n; i++)
      values[i] = element(n, rows_.begin(job.me) + i / n, i % n);
    a_.write(values);
  }

  double run(int variant) {
    b_.write(std::vector<double>(rows_.largest() * n_, -1));
    return apps::timed(stream_, [&] {
      const dim3 threads(tile, lines);
      if (variant == 0) {
        direct<<<blocks, threads, 0, stream_>>>(a_.get(), b_.get(), rows_, job_.me, n_);
      } else {
        pack<<<blocks, threads, 0, stream_>>>(a_.get(), packed_.get(), rows_, job_.me, n_);
        const size_t mine = rows_.size(job_.me);
        for (int step = 0; step < job_.pes; step++) {
          const int pe = (job_.me + step) % job_.pes;
          nvshmemx_double_put_on_stream(arrived_.get() + rows_.size(pe) * rows_.begin(job_.me),
                                        packed_.get() + mine * rows_.begin(pe), mine * rows_.size(pe), pe,
                                        stream_);
        }
        nvshmemx_barrier_all_on_stream(stream_);
        unpack<<<blocks, threads, 0, stream_>>>(arrived_.get(), b_.get(), rows_, job_.me, n_);
      }
      nvshmemx_barrier_all_on_stream(stream_);
    });
  }

  std::string compare() const {
    apps::Differences differences("element");
    const std::vector<double> b = b_.read();
    for (size_t i = 0; i < rows_.size(job_.me) * n_; i++) {
      const size_t row = rows_.begin(job_.me) + i / n_, column = i % n_;
      differences.compare(row * n_ + column, b[i], element(n_, column, row));
    }
    return differences.text();
  }

 private:
  static constexpr int blocks = 528;  // four for each multiprocessor of an H100

  apps::Job job_;
  size_t n_;
  apps::Blocks rows_;
  apps::OnGpu<double> a_, b_, packed_, arrived_;
  apps::Stream stream_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"direct", "packed"});
  apps::Options options("transpose_gpu", intro);
  long size = 4096;
  options.number("n", size, 1, 1L << 18, "rows and columns");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (size < job.pes) return apps::refuse(job, "transpose_gpu", "fewer rows than the " + job.count());
  const apps::Gpu gpu(job);
  if (!gpu.is_there()) return apps::exit_no_gpu;
  Transpose transpose(job, static_cast<size_t>(size));
  std::vector<std::string> wrong(2);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    const double time = transpose.run(variant);
    if (usual.check && wrong[variant].empty()) wrong[variant] = transpose.compare();
    return time;
  });
  apps::Results results("transpose_gpu", job, usual,
                        {{"n", "n", "%ld"}, {"seconds", "time, s", "%.6f"}, {"gbs", "GB/s", "%.2f"}});
  const double pes = job.pes,
               bytes = 8.0 * static_cast<double>(size * size) * (job.pes > 1 ? (pes - 1) / pes : 1) / pes;
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(variant, {size, seconds[i], bytes / seconds[i] / 1e9}, wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace transpose

int main(int argc, char** argv) { return apps::run_job("transpose_gpu", transpose::body, argc, argv); }
