// SPDX-License-Identifier: Apache-2.0
// Molecular dynamics on GPUs: kernels store atoms that leave into the neighbours' mailboxes and edge layers
// into their halos, and the force kernel waits for halos only where it needs them; or all is packed, put on
// the stream between barriers, and unpacked. Why signals are enough is said in domain.hpp.
#include "../common/gpu.cuh"
#include "../common/mesh.cuh"
#include "problem.hpp"

namespace md {
namespace {

const char* const intro =
    "Simulates atoms of a crystal that melts on GPUs, in link cells that are distributed in layers of z.\n"
    "\n"
    "  -variant direct  kernels store edge layers and atoms that move on into the neighbours' memory, with\n"
    "                   signals; the force kernel waits for halos where it needs them\n"
    "  -variant packed  kernels pack, the host puts as much as there is, barrier, kernels unpack\n"
    "\n"
    "-check: atoms, momentum and energy are conserved, and up to 2000 atoms each is where a simulation by\n"
    "one PE that looks at all pairs has it.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or a box that is too small for the PEs,\n"
    "77 no GPU.\n";

constexpr unsigned warps = 4;  // of a block: each has a cell

// Words that a PE's kernels write for each other.
struct Words {
  unsigned long long leaving[2];  // atoms that have left on each side in this step
  unsigned long long length[2];   // doubles in each letter
  unsigned lost;                  // atoms that went too far, or found a cell full
  double potential;
};

// What atoms go through to a neighbour. Signals are for messages and the way that they go.
struct Ways {
  Atom *mail, *leavers;  // two mailboxes each; leavers: packed, those that go to the mailboxes
  uint64_t* signals;
  Words* words;
};

// What goes into halos: so many doubles of each atom.
struct Values {
  Message message;
  double* data;
  size_t each;
};

__device__ void place(const Atoms& a, const Atom& atom, size_t cell, Words* words) {
  const bool is_here = cell < Grid::nowhere;
  const unsigned i = is_here ? atomicAdd(&a.counts[cell], 1U) : 0;
  if (is_here && i < capacity) return a.put(cell * capacity + i, atom);
  atomicAdd(&words->lost, 1U);
  if (is_here) atomicSub(&a.counts[cell], 1U);
}

// Every atom moves, to its cell or to a neighbour's mailbox.
__global__ void move(Atoms before, Atoms now, Ways ways, bool straight) {
  const Grid& grid = now.grid;
  const size_t n = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  const size_t at = n + grid.layer() * capacity;
  if (n >= grid.own * grid.layer() * capacity || at % capacity >= before.counts[at / capacity]) return;
  Atom atom = before.take(at);
  add(atom.velocity, 0.5 * time_step, before.rest[at].force);
  add(atom.position, time_step, atom.velocity);
  atom.position = wrapped(atom.position, grid.box);
  const size_t home = grid.home_of(atom.position);
  if (home <= Grid::nowhere) return place(now, atom, home, ways.words);
  const Side side = home == Grid::below ? down : up;
  const size_t i = atomicAdd(&ways.words->leaving[side], 1ULL);
  Atom* const box = straight ? static_cast<Atom*>(nvshmem_ptr(ways.mail, grid.pe(side))) : ways.leavers;
  if (i < grid.room())
    box[side * grid.room() + i] = atom;
  else
    atomicAdd(&ways.words->lost, 1U);
  __threadfence_system();  // before the signal of arrive
}

// A block for each side: a signal says that the neighbour's mailbox is full, when and with how many; what has
// come from there goes to its cells.
__global__ void arrive(Atoms a, Ways ways, uint64_t time) {
  const Side side = static_cast<Side>(blockIdx.x);
  __shared__ size_t count;
  if (threadIdx.x == 0) {
    const uint64_t left = ways.words->leaving[side], sent = left < a.grid.room() ? left : a.grid.room();
    uint64_t* const signal = &ways.signals[2 * mailbox + side];
    nvshmemx_signal_op(signal, time << 32 | sent, NVSHMEM_SIGNAL_SET, a.grid.pe(side));
    ways.words->leaving[side] = 0;
    count = static_cast<unsigned>(nvshmem_signal_wait_until(signal, NVSHMEM_CMP_GE, time << 32));
  }
  __syncthreads();
  for (size_t i = threadIdx.x; i < count; i += blockDim.x) {
    const Atom atom = ways.mail[side * a.grid.room() + i];
    place(a, atom, a.grid.home_of(atom.position), ways.words);
  }
}

// A warp for each cell of the edge on each side: what is sent goes straight to where it is read. Each adds 1
// to the signal.
__global__ void send_edges(Atoms a, Values values, uint64_t* signals) {
  const size_t c = blockIdx.x * warps + threadIdx.x / 32, lane = threadIdx.x % 32;
  const Side side = static_cast<Side>(blockIdx.y);
  if (c >= a.grid.layer()) return;
  const int pe = a.grid.pe(side);
  const size_t from = a.grid.edge(side) * a.grid.layer() + c,
               to = a.grid.halo_there(side) * a.grid.layer() + c, each = capacity * values.each;
  const unsigned count = a.counts[from];
  auto* const there = static_cast<double*>(nvshmem_ptr(values.data, pe)) + to * each;
  for (size_t i = lane; i < count * values.each; i += 32) there[i] = values.data[from * each + i];
  if (values.message == halo && lane == 0) static_cast<unsigned*>(nvshmem_ptr(a.counts, pe))[to] = count;
  __threadfence_system();  // each thread's stores before the signal, which one thread sends after the barrier
  __syncwarp();
  if (lane == 0) nvshmemx_signal_op(&signals[2 * values.message + side], 1, NVSHMEM_SIGNAL_ADD, pe);
}

// A warp for each cell: f(place, whether there is an atom, its partners) for its atoms, 16 at a time, by both
// halves of the warp, which share the partners of an atom. Cells at the edge come last, and wait for what
// they need: until the signals of the halo's message are as `expected`, or not at all.
template <typename F>
__device__ void for_each_atom(const Atoms& a, uint64_t* signals, uint64_t expected, const F& f) {
  const size_t n = blockIdx.x * warps + threadIdx.x / 32, layer = a.grid.layer(), lane = threadIdx.x % 32;
  if (n >= a.grid.own * layer) return;
  const size_t cell = layer + (n + layer) % (a.grid.own * layer);
  if (expected > 0 && lane < 2) {  // what went upwards has come from below
    const bool needed = lane == up ? cell / layer == 1 : cell / layer == a.grid.own;
    if (needed) nvshmem_signal_wait_until(&signals[lane], NVSHMEM_CMP_GE, expected);
  }
  __syncwarp();
  const unsigned count = a.counts[cell];
  for (unsigned first = 0; first < count; first += 16) {
    const unsigned i = first + lane % 16;
    f(cell * capacity + i, i < count, NearCells{lane / 16, 2});
  }
}

// Of both halves of the warp.
__device__ double both(double value) { return value + __shfl_xor_sync(~0U, value, 16); }

__global__ void find_densities(Atoms a, uint64_t* signals, uint64_t expected, double* potential) {
  double energy = 0;
  for_each_atom(a, signals, expected, [&](size_t at, bool here, const NearCells& near) {
    const double rho = both(here ? density_at(a, at, near) : 0);
    if (!here || near.first != 0) return;
    energy += embedding(rho);
    a.slopes[at] = embedding_slope(rho);
  });
  apps::add_to(potential, energy);
}

// Forces, and unless it is the `first` time the second half of the step of velocities.
__global__ void find_forces(Atoms a, Kind kind, uint64_t* signals, uint64_t expected, double* potential,
                            bool first) {
  double energy = 0;
  for_each_atom(a, signals, expected, [&](size_t at, bool here, const NearCells& near) {
    const Force part = here ? force_at(a, kind, at, near) : Force{};
    energy += part.energy;
    const Vector force{both(part.force.x), both(part.force.y), both(part.force.z)};
    if (!here || near.first != 0) return;
    a.rest[at].force = force;
    if (!first) a.accelerate(at);
  });
  apps::add_to(potential, energy);
}

// A warp for each cell of the edge on each side. A letter begins with a word for each cell: where its values
// are, and of how many atoms.
__global__ void pack(Atoms a, Values values, double* letters, unsigned long long* length) {
  const size_t c = blockIdx.x * warps + threadIdx.x / 32, lane = threadIdx.x % 32;
  const Side side = static_cast<Side>(blockIdx.y);
  if (c >= a.grid.layer()) return;
  const size_t cell = a.grid.edge(side) * a.grid.layer() + c;
  const unsigned count = a.counts[cell];
  unsigned long long begin = 0;
  if (lane == 0) begin = atomicAdd(&length[side], count * values.each);
  begin = __shfl_sync(~0U, begin, 0);
  double* const letter = letters + side * a.grid.letter();
  if (lane == 0) letter[c] = static_cast<double>(begin * (capacity + 1) + count);
  for (size_t i = lane; i < count * values.each; i += 32)
    letter[a.grid.layer() + begin + i] = values.data[cell * capacity * values.each + i];
}
__global__ void unpack(Atoms a, Values values, const double* letters) {
  const size_t c = blockIdx.x * warps + threadIdx.x / 32, lane = threadIdx.x % 32;
  const Side side = static_cast<Side>(blockIdx.y);
  if (c >= a.grid.layer()) return;
  const double* const letter = letters + (1 - side) * a.grid.letter();
  const size_t cell = a.grid.halo(side) * a.grid.layer() + c;
  const size_t word = static_cast<size_t>(letter[c]), begin = word / (capacity + 1);
  const unsigned count = static_cast<unsigned>(word % (capacity + 1));
  if (lane == 0) a.counts[cell] = count;
  for (size_t i = lane; i < count * values.each; i += 32)
    values.data[cell * capacity * values.each + i] = letter[a.grid.layer() + begin + i];
}

// What changes cells in a step goes from one half of the arrays to the other.
class Simulation {
 public:
  Simulation(const apps::Job& job, const Settings& s)
      : settings_(s),
        grid_(grid_of(job, s.crystal.box())),
        counts_(2 * grid_.cells()),
        positions_(2 * grid_.places()),
        slopes_(grid_.places()),
        mail_(4 * grid_.room()),
        letters_(4 * grid_.letter()),
        signals_(2 * messages),
        rest_(std::vector<Atoms::Rest>(2 * grid_.places())),
        words_(std::vector<Words>(1)),
        halves_{half(0), half(1)},
        ways_{mail_.get(), mail_.get() + 2 * grid_.room(), signals_.get(), words_.get()} {}

  // The crystal with its velocities, and the forces at the beginning.
  void reset(int variant) {
    std::vector<unsigned> counts(grid_.cells());
    std::vector<Vector> positions(grid_.places());
    std::vector<Atoms::Rest> rest(grid_.places());
    Atoms{grid_, counts.data(), positions.data(), nullptr, rest.data()}.take_in(settings_.crystal);
    stream_.wait();
    nvshmem_barrier_all();
    counts_.write(counts);
    positions_.write(positions);
    rest_.write(rest);
    words_.write({Words{}});
    signals_.write(std::vector<uint64_t>(signals_.count(), 0));
    time_ = 0;
    nvshmem_barrier_all();
    exchange(variant, true);
    stream_.wait();
  }

  double run(int variant, long steps) {
    return apps::timed(stream_, [&] {
      apps::repeat(steps, [&] {
        time_++;
        apps::clear(halves_.of(time_).counts + grid_.layer(), grid_.own * grid_.layer(), stream_);
        migrate(variant);
        exchange(variant, false);
      });
      nvshmemx_barrier_all_on_stream(stream_);
    });
  }

  std::vector<Atom> atoms() const {
    const Atoms now = halves_.of(time_);
    std::vector<unsigned> counts = apps::from_gpu(now.counts, grid_.cells());
    std::vector<Vector> positions = apps::from_gpu(now.positions, grid_.places());
    std::vector<Atoms::Rest> rest = apps::from_gpu(now.rest, grid_.places());
    return Atoms{grid_, counts.data(), positions.data(), nullptr, rest.data()}.all();
  }
  double potential() const {
    const Words words = words_on_host();
    if (words.lost == 0) return words.potential;
    apps::give_up("an atom went beyond the next layer in one step, or too many came to a cell or PE");
  }

 private:
  Atoms half(size_t n) const {
    return {grid_, counts_.get() + n * grid_.cells(), positions_.get() + n * grid_.places(), slopes_.get(),
            rest_.get() + n * grid_.places()};
  }
  static unsigned blocks(size_t cells) { return static_cast<unsigned>((cells + warps - 1) / warps); }

  void migrate(int variant) {
    const unsigned blocks = static_cast<unsigned>((grid_.own * grid_.layer() * capacity + 255) / 256);
    const Atoms now = halves_.of(time_);
    move<<<blocks, 256, 0, stream_>>>(halves_.of(time_ - 1), now, ways_, variant == direct);
    if (variant == packed) {
      const Words words = words_on_host();
      for (const Side side : apps::sides) {
        nvshmemx_putmem_on_stream(mail_.get() + side * grid_.room(), ways_.leavers + side * grid_.room(),
                                  std::min<size_t>(words.leaving[side], grid_.room()) * sizeof(Atom),
                                  grid_.pe(side), stream_);
      }
      nvshmemx_barrier_all_on_stream(stream_);
    }
    arrive<<<2, 128, 0, stream_>>>(now, ways_, time_);
  }

  // Halos, and the forces that need them.
  void exchange(int variant, bool first) {
    double* const potential = &words_.get()->potential;
    apps::clear(potential, 1, stream_);
    const uint64_t expected = variant == direct ? (time_ + 1) * grid_.layer() : 0;
    const Atoms now = halves_.of(time_);
    const unsigned all = blocks(grid_.own * grid_.layer());
    uint64_t* signals = signals_.get() + 2 * halo;
    send(variant, now, {halo, &now.positions->x, 3});
    if (settings_.kind == embedded_atom) {
      find_densities<<<all, warps * 32, 0, stream_>>>(now, signals, expected, potential);
      send(variant, now, {slope, now.slopes, 1});
      signals = signals_.get() + 2 * slope;
    }
    find_forces<<<all, warps * 32, 0, stream_>>>(now, settings_.potential(), signals, expected, potential,
                                                 first);
  }

  void send(int variant, const Atoms& now, const Values& values) {
    const dim3 grid(blocks(grid_.layer()), 2);
    if (variant == direct) return send_edges<<<grid, warps * 32, 0, stream_>>>(now, values, signals_.get());
    apps::clear(words_.get()->length, 2, stream_);
    pack<<<grid, warps * 32, 0, stream_>>>(now, values, letters_.get(), words_.get()->length);
    double* const arrived = letters_.get() + 2 * grid_.letter();
    const Words words = words_on_host();
    for (const Side side : apps::sides) {
      const size_t begin = side * grid_.letter();
      nvshmemx_double_put_on_stream(arrived + begin, letters_.get() + begin,
                                    grid_.layer() + words.length[side], grid_.pe(side), stream_);
    }
    nvshmemx_barrier_all_on_stream(stream_);
    unpack<<<grid, warps * 32, 0, stream_>>>(now, values, arrived);
    nvshmemx_barrier_all_on_stream(stream_);  // letters may be written again
  }

  // As a program without one-sided stores needs them: it must know how much it sends.
  Words words_on_host() const {
    stream_.wait();
    return words_.read()[0];
  }

  const Settings settings_;
  const Grid grid_;
  apps::OnGpu<unsigned> counts_;
  apps::OnGpu<Vector> positions_;
  apps::OnGpu<double> slopes_;
  apps::OnGpu<Atom> mail_;       // the neighbours', and packed: what goes there
  apps::OnGpu<double> letters_;  // to neighbours and from them
  apps::OnGpu<uint64_t> signals_;
  apps::GpuCopy<Atoms::Rest> rest_;
  apps::GpuCopy<Words> words_;
  const apps::Two<Atoms> halves_;
  const Ways ways_;
  apps::Stream stream_;
  uint64_t time_ = 0;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"direct", "packed"});
  Settings s;
  if (const auto status = apps::parse_or_status(job, "md_gpu", intro, argc, argv, s, usual)) return *status;
  const std::string why_not = too_few_cells(job, grid_of(job, s.crystal.box()));
  if (!why_not.empty()) return apps::refuse(job, "md_gpu", why_not);
  const apps::Gpu gpu(job, apps::Others::on_this_host);
  if (!gpu.is_there()) return apps::exit_no_gpu;
  Simulation simulation(job, s);
  const auto expected = usual.check ? reference(s) : std::vector<Vector>();
  return compare_variants("md_gpu", job, usual, s, expected, simulation);
}

}  // namespace
}  // namespace md

int main(int argc, char** argv) { return apps::run_job("md_gpu", md::body, argc, argv); }
