// SPDX-License-Identifier: Apache-2.0
// The lattice on GPUs: kernels store faces straight into the neighbours' halos on a second stream, under the
// interior, or pack them for puts between barriers. Two halo buffers are enough for the reason that main.cpp
// gives.
#include "../common/gpu.cuh"
#include "../common/private.hpp"
#include "lattice.hpp"

namespace lattice {
namespace {

enum Variant { phases, overlap, pipelined };

const char* const intro =
    "Applies a hopping operator again and again to a periodic lattice in four dimensions on GPUs.\n"
    "\n"
    "  -variant phases     kernels pack all faces, puts and a barrier on the stream, then a kernel for all "
    "sites\n"
    "  -variant overlap    kernels store all faces into the neighbours' halos, with signals, while the "
    "interior is\n"
    "                      computed; then the edges of one dimension after the other\n"
    "  -variant pipelined  the same, but the faces of the next dimension go under each quarter of the "
    "interior\n"
    "\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or a lattice too small for the PEs, 77 no "
    "GPU.\n";

constexpr unsigned threads = 256;
constexpr unsigned senders = 32;  // blocks that send a face; each adds 1 to its signal

// A thread for each float of the sites in a box; those of a site and of its neighbours in x lie side by side.
// Values are counted in 32 bits, in which a GPU divides several times as fast.
__global__ void hop(Sites s, uint64_t version, Place begin, Place size) {
  const unsigned all = static_cast<unsigned>(volume(size) * width), nx = static_cast<unsigned>(size[0]),
                 ny = static_cast<unsigned>(size[1]), nz = static_cast<unsigned>(size[2]);
  for (unsigned n = blockIdx.x * blockDim.x + threadIdx.x; n < all; n += gridDim.x * blockDim.x) {
    const unsigned i = n % width, x = n / width, y = x / nx, z = y / ny;
    const Place at{begin[0] + x % nx, begin[1] + y % ny, begin[2] + z % nz, begin[3] + z / nz};
    float values[2 * dimensions];
#pragma unroll
    for (int way = 0; way < 2 * dimensions; way++)
      values[way] = s.near(version - 1, at, way / 2, static_cast<Side>(way % 2))[i];
    const size_t site = number_of(at, s.own), value = site * width + i;
    s.field(version)[value] = hopped(s.field(version - 1)[value], s.weights + site * 2 * dimensions, values);
  }
}

// The faces of a dimension of which `to[side]` gets one on each side.
struct Faces {
  int dimension;
  int to[2];
};

__device__ float* from_face(const Sites& s, uint64_t version, int d, Side side, unsigned i) {
  const unsigned piece = static_cast<unsigned>(s.piece(d));
  return s.field(version) + s.first_piece(d, side) + i / piece * s.piece_distance(d) + i % piece;
}

// Rows of `senders` blocks, one for each side: its face into the halo there, on the other side.
__global__ void send(Sites s, uint64_t version, Faces f, uint64_t* signals) {
  const Side side = static_cast<Side>(blockIdx.y), there = static_cast<Side>(1 - blockIdx.y);
  float* halo = static_cast<float*>(nvshmem_ptr(s.ghost(version, f.dimension, there), f.to[side]));
  for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < s.face(f.dimension); i += senders * blockDim.x)
    halo[i] = *from_face(s, version, f.dimension, side, i);
  __threadfence_system();  // each thread's stores before the signal, which one thread sends after the barrier
  __syncthreads();
  if (threadIdx.x == 0) {
    nvshmemx_signal_op(&signals[2 * f.dimension + there], 1, NVSHMEM_SIGNAL_ADD, f.to[side]);
  }
}

__global__ void pack(Sites s, uint64_t version, Faces f, float* letters) {
  const Side side = static_cast<Side>(blockIdx.y);
  float* letter = letters + (2 * f.dimension + side) * s.face_room;
  for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < s.face(f.dimension); i += senders * blockDim.x)
    letter[i] = *from_face(s, version, f.dimension, side, i);
}

// The part of the lattice that is begun and compared on the host, and its sites on the GPU.
class Solver : public Part<apps::Private> {
 public:
  Solver(const apps::Job& job, const Place& size)
      : Part(job, size),
        gpu_field0_(array(0).count()),
        gpu_field1_(array(0).count()),
        gpu_ghosts_(2 * all_faces * sites_.face_room),
        letters_(all_faces * sites_.face_room),
        signals_(all_faces),
        gpu_weights_(weights()),
        gpu_sites_(sites_) {
    gpu_sites_.fields[0] = gpu_field0_.get();
    gpu_sites_.fields[1] = gpu_field1_.get();
    gpu_sites_.ghosts = gpu_ghosts_.get();
    gpu_sites_.weights = gpu_weights_.get();
  }

  double run(Variant variant, long steps) {
    reset();
    nvshmem_barrier_all();
    gpu_field0_.write(array(0).read());
    signals_.write(std::vector<uint64_t>(all_faces, 0));
    const uint64_t last = static_cast<uint64_t>(steps), in_graph = std::min<uint64_t>(last, most_in_graph);
    const apps::Graph first(stream_, [&] { some_steps(variant, 1, in_graph); });
    first.upload(stream_);
    return apps::timed(stream_, [&] {
      first.launch(stream_);
      some_steps(variant, in_graph + 1, last);
      nvshmemx_barrier_all_on_stream(stream_);
    });
  }

  std::string compare_on_host(uint64_t version, const std::vector<float>& expected) const {
    array(version).write((version % 2 == 0 ? gpu_field0_ : gpu_field1_).read());
    // The GPU may fuse a multiplication with an addition.
    return compare(version, expected, 1e-5);
  }

 private:
  static constexpr int last_dimension = dimensions - 1;  // its faces lie in one piece: first
  // Steps in one CUDA graph, which is recorded before time is taken: those of a small lattice take less time
  // than the CPU needs to start their kernels. Each has its version in it, so a graph is no use for other
  // steps.
  static constexpr uint64_t most_in_graph = 1000;

  // Makes versions from `first` to `end`.
  void some_steps(Variant variant, uint64_t first, uint64_t end) {
    for (uint64_t v = first; v <= end; v++) step(variant, v);
  }

  // Makes version v, from 1.
  void step(Variant variant, uint64_t v) {
    if (variant == phases) {
      for (int d = last_dimension; d >= 0; d--) put(v, d);
      nvshmemx_barrier_all_on_stream(stream_);
      box(v, Place{}, own_);
      return;
    }
    for (int d = last_dimension; d >= 0; d--) {
      const apps::Event made(stream_);  // version v - 1, and the parts of the interior before this one
      made.before(faces_);
      send_faces(v, d);
      if (variant == pipelined) interior(last_dimension - d, dimensions, boxes(v));
    }
    if (variant == overlap) interior(0, 1, boxes(v));
    for (int d = last_dimension; d >= 0; d--) {
      for (const Side side : {forwards, backwards}) {
        if (!divided(d)) continue;
        nvshmemx_signal_wait_until_on_stream(signals_.get() + 2 * d + side, NVSHMEM_CMP_GE, v * senders,
                                             stream_);
      }
      edges(d, boxes(v));
    }
    const apps::Event sent(faces_);  // until here version v - 1 is read
    sent.before(stream_);
  }

  Faces faces(int d) const { return {d, {neighbour(d, forwards), neighbour(d, backwards)}}; }

  void send_faces(uint64_t v, int d) {
    if (divided(d))
      send<<<dim3(senders, 2), threads, 0, faces_>>>(gpu_sites_, v - 1, faces(d), signals_.get());
  }
  void put(uint64_t v, int d) {
    if (!divided(d)) return;
    pack<<<dim3(senders, 2), threads, 0, stream_>>>(gpu_sites_, v - 1, faces(d), letters_.get());
    for (const Side side : {forwards, backwards}) {
      const Side there = side == forwards ? backwards : forwards;
      nvshmemx_float_put_on_stream(gpu_sites_.ghost(v - 1, d, there),
                                   letters_.get() + (2 * d + side) * sites_.face_room, sites_.face(d),
                                   neighbour(d, side), stream_);
    }
  }

  void box(uint64_t v, const Place& begin, const Place& end) {
    Place size{};
    for (int d = 0; d < dimensions; d++) size[d] = end[d] - begin[d];
    const size_t blocks = (volume(size) * width + threads - 1) / threads;
    if (blocks == 0) return;
    hop<<<static_cast<unsigned>(std::min<size_t>(blocks, 1U << 20)), threads, 0, stream_>>>(gpu_sites_, v,
                                                                                            begin, size);
  }
  std::function<void(const Place&, const Place&)> boxes(uint64_t v) {
    return [this, v](const Place& begin, const Place& end) { box(v, begin, end); };
  }

  apps::OnGpu<float> gpu_field0_, gpu_field1_, gpu_ghosts_, letters_;
  apps::OnGpu<uint64_t> signals_;
  apps::GpuCopy<float> gpu_weights_;
  Sites gpu_sites_;
  apps::Stream stream_, faces_;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"phases", "overlap", "pipelined"});
  Settings s;
  if (const auto status = apps::parse_or_status(job, "lattice_gpu", intro, argc, argv, s, usual))
    return *status;
  if (!Solver::possible(job.pes, s.size()))
    return apps::refuse(job, "lattice_gpu", "no site for each of the " + job.count());
  if (Solver::most_values(job.pes, s.size()) >= 1UL << 31)
    return apps::refuse(job, "lattice_gpu", "a PE would have 2^31 values or more. Use more PEs.");
  const apps::Gpu gpu(job, apps::Others::on_this_host);
  if (!gpu.is_there()) return apps::exit_no_gpu;
  Solver solver(job, s.size());
  std::vector<float> expected;
  if (usual.check) expected = reference(s.size(), s.steps);
  if (!is_finite(expected)) return apps::refuse(job, "lattice_gpu", too_large);
  std::vector<std::string> wrong(3);
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    const double time = solver.run(static_cast<Variant>(variant), s.steps);
    if (usual.check && wrong[variant].empty())
      wrong[variant] = solver.compare_on_host(static_cast<uint64_t>(s.steps), expected);
    return time;
  });
  apps::Results results("lattice_gpu", job, usual, columns());
  for (size_t i = 0; i < seconds.size(); i++)
    results.row(usual.chosen()[i], cells(s, seconds[i]), wrong[usual.chosen()[i]]);
  return results.status();
}

}  // namespace
}  // namespace lattice

int main(int argc, char** argv) { return apps::run_job("lattice_gpu", lattice::body, argc, argv); }
