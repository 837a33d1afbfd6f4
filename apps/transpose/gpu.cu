// SPDX-License-Identifier: Apache-2.0
// The transpose on GPUs: kernels that write straight to the destination PE, or pack, exchange, unpack.
#include "../common/gpu.cuh"
#include "../common/random.hpp"
#include "../common/results.hpp"

namespace transpose {
namespace {

enum Variant { direct_way, packed_way };

constexpr unsigned side = 64;  // of a tile, which a block of 32 x lines threads transposes
constexpr unsigned lines = 8;
constexpr unsigned group = 8;  // so many tiles a side are transposed at about the same time

const char* const intro =
    "Transposes a random n x n matrix of double in the memory of GPUs, distributed by rows.\n"
    "\n"
    "  -variant direct  one kernel, which stores tiles straight into the rows of the PEs that they belong "
    "to\n"
    "  -variant packed  a kernel packs, puts on the stream exchange, a barrier, a kernel unpacks\n"
    "\n"
    "GB/s is the part of the matrix that leaves its GPU / PEs / time: to be compared with a link in one "
    "direction. The\n"
    "limit is that of puts of as many bytes on the stream, by all PEs at once.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or fewer rows than PEs, 77 no GPU.\n";

// Tile `t` of a rows x columns block: false where it is beyond. Tiles in turns fill groups, so that what is
// in flight lies together on both sides. Groups go down the columns: along the rows of the destination, which
// stay on few pages there (12288 x 12288: 357 GB/s, in the other order 321).
__device__ bool tile_at(unsigned t, size_t rows, size_t columns, size_t& row, size_t& column) {
  const unsigned down = static_cast<unsigned>((rows + group * side - 1) / (group * side));
  const unsigned g = t / (group * group);
  row = (g % down * group + t / group % group) * side;
  column = (g / down * group + t % group) * side;
  return row < rows && column < columns;
}
unsigned tiles_of(size_t rows, size_t columns) {
  const size_t edge = group * side;
  return static_cast<unsigned>((rows + edge - 1) / edge * ((columns + edge - 1) / edge)) * group * group;
}

__device__ bool in_pairs(const double* from, size_t from_stride, const double* to, size_t to_stride) {
  const auto bits = reinterpret_cast<uintptr_t>(from) | reinterpret_cast<uintptr_t>(to);
  return (bits / sizeof(double) | from_stride | to_stride) % 2 == 0;
}

using Tile = double[side][side + 1];  // one more column: not all threads of a warp on one bank

// By a whole block: the transpose of a tile of rows x columns elements, wherever they are. Whole tiles move
// in pairs: a warp stores 512 bytes in a row at once.
__device__ void transpose_tile(Tile& cells, const double* from, size_t from_stride, double* to,
                               size_t to_stride, size_t rows, size_t columns) {
  const unsigned x = threadIdx.x, y = threadIdx.y;
  if (rows >= side && columns >= side && in_pairs(from, from_stride, to, to_stride)) {
    double2 pairs[side / lines];
#pragma unroll
    for (unsigned i = 0; i < side / lines; i++)
      pairs[i] = __ldcs(reinterpret_cast<const double2*>(from + (y + i * lines) * from_stride) + x);
#pragma unroll
    for (unsigned i = 0; i < side / lines; i++) {
      cells[y + i * lines][2 * x] = pairs[i].x;
      cells[y + i * lines][2 * x + 1] = pairs[i].y;
    }
    __syncthreads();
#pragma unroll
    for (unsigned i = y; i < side; i += lines)
      reinterpret_cast<double2*>(to + i * to_stride)[x] = {cells[2 * x][i], cells[2 * x + 1][i]};
    return;
  }
  for (unsigned i = y; i < side && i < rows; i += lines) {
    for (unsigned j = x; j < side && j < columns; j += 32) cells[i][j] = from[i * from_stride + j];
  }
  __syncthreads();
  for (unsigned j = y; j < side && j < columns; j += lines) {
    for (unsigned i = x; i < side && i < rows; i += 32) to[j * to_stride + i] = cells[i][j];
  }
}

// A tile for each block; tiles for all PEs in turns, so that links and memory are busy at the same time.
__global__ void direct(const double* a, double* b, apps::Blocks blocks, int me, size_t n) {
  __shared__ Tile cells;
  const int pes = static_cast<int>(blocks.parts);
  const int pe = (me + static_cast<int>(blockIdx.x % pes)) % pes;
  const size_t rows = blocks.size(me), columns = blocks.size(pe);
  size_t row, column;
  if (!tile_at(blockIdx.x / pes, rows, columns, row, column)) return;
  double* theirs = static_cast<double*>(nvshmem_ptr(b, pe)) + blocks.begin(me);
  transpose_tile(cells, a + row * n + blocks.begin(pe) + column, n, theirs + column * n + row, n, rows - row,
                 columns - column);
}

__global__ void pack(const double* a, double* packed, apps::Blocks blocks, int me, size_t n) {
  __shared__ Tile cells;
  const int pes = static_cast<int>(blocks.parts), pe = static_cast<int>(blockIdx.x % pes);
  const size_t mine = blocks.size(me), columns = blocks.size(pe);
  size_t row, column;
  if (!tile_at(blockIdx.x / pes, mine, columns, row, column)) return;
  transpose_tile(cells, a + row * n + blocks.begin(pe) + column, n,
                 packed + mine * (blocks.begin(pe) + column) + row, mine, mine - row, columns - column);
}

__global__ void unpack(const double* arrived, double* b, apps::Blocks blocks, int me, size_t n) {
  const size_t mine = blocks.size(me), threads = gridDim.x * size_t{32} * lines;
  const size_t first = (blockIdx.x * lines + threadIdx.y) * size_t{32} + threadIdx.x;
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

  // The seconds of one of `times` transposes, one after the other.
  double run(int variant, long times) {
    b_.write(std::vector<double>(rows_.largest() * n_, -1));
    return apps::timed(stream_,
                       [&] {
                         apps::repeat(times, [&] {
                           enqueue(variant);
                           nvshmemx_barrier_all_on_stream(stream_);
                         });
                       }) /
           static_cast<double>(times);
  }

  // The same of plain puts of as much to each other PE as a transpose has for it.
  double limit(long times) {
    return apps::timed(stream_,
                       [&] {
                         apps::repeat(times, [&] {
                           for (int step = 1; step < job_.pes; step++) put((job_.me + step) % job_.pes);
                           nvshmemx_barrier_all_on_stream(stream_);
                         });
                       }) /
           static_cast<double>(times);
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

  void put(int pe) {
    const size_t mine = rows_.size(job_.me);
    nvshmemx_double_put_on_stream(arrived_.get() + rows_.size(pe) * rows_.begin(job_.me),
                                  packed_.get() + mine * rows_.begin(pe), mine * rows_.size(pe), pe, stream_);
  }

  void enqueue(int variant) {
    const dim3 threads(32, lines);
    const unsigned tiles = tiles_of(rows_.size(job_.me), rows_.largest()) * static_cast<unsigned>(job_.pes);
    if (variant == direct_way) {
      direct<<<tiles, threads, 0, stream_>>>(a_.get(), b_.get(), rows_, job_.me, n_);
    } else {
      pack<<<tiles, threads, 0, stream_>>>(a_.get(), packed_.get(), rows_, job_.me, n_);
      for (int step = 0; step < job_.pes; step++) put((job_.me + step) % job_.pes);
      nvshmemx_barrier_all_on_stream(stream_);
      unpack<<<blocks, threads, 0, stream_>>>(arrived_.get(), b_.get(), rows_, job_.me, n_);
    }
  }

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
  long size = 4096, times = 1;
  options.number("n", size, 1, 1L << 18, "rows and columns");
  options.steps(times, 1L << 20, "transposes in a run, one after the other", "times");
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  if (size < job.pes) return apps::refuse(job, "transpose_gpu", "fewer rows than the " + job.count());
  const apps::Gpu gpu(job, apps::Others::on_this_host);
  if (!gpu.is_there()) return apps::exit_no_gpu;
  Transpose transpose(job, static_cast<size_t>(size));
  std::vector<std::string> wrong(2);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    const double time = transpose.run(variant, times);
    if (usual.check && wrong[variant].empty()) wrong[variant] = transpose.compare();
    return time;
  });
  const double limit = job.pes > 1 ? std::min(transpose.limit(times), transpose.limit(times)) : 0;
  apps::Results results("transpose_gpu", job, usual,
                        {{"n", "n", "%ld"},
                         {"seconds", "time, s", "%.6f"},
                         {"gbs", "GB/s", "%.2f"},
                         {"limit_gbs", "limit, GB/s", "%.2f"}});
  const double pes = job.pes,
               bytes = 8.0 * static_cast<double>(size * size) * (job.pes > 1 ? (pes - 1) / pes : 1) / pes;
  for (size_t i = 0; i < seconds.size(); i++) {
    const int variant = usual.chosen()[i];
    results.row(variant, {size, seconds[i], bytes / seconds[i] / 1e9, limit > 0 ? bytes / limit / 1e9 : 0.0},
                wrong[variant]);
  }
  return results.status();
}

}  // namespace
}  // namespace transpose

int main(int argc, char** argv) { return apps::run_job("transpose_gpu", transpose::body, argc, argv); }
