// SPDX-License-Identifier: Apache-2.0
// Molecular dynamics on GPUs: kernels store atoms that leave into the neighbours' mailboxes and edge layers
// into their halos, and the force kernel waits for halos only where it needs them; or all is packed, put on
// the stream between barriers, and unpacked. Why signals are enough is said in domain.hpp.
#include "../common/gpu.cuh"
#include "cells.hpp"
#include "simulation.hpp"

namespace md {
namespace {

enum Variant { direct, packed };

const char* const intro =
    "Simulates atoms of a crystal that melts on GPUs, in link cells that are distributed in layers of z.\n"
    "\n"
    "  -variant direct  kernels store edge layers and atoms that move on into the neighbours' memory, with "
    "signals;\n"
    "                   the force kernel waits for halos where it needs them\n"
    "  -variant packed  kernels pack, the host puts as much as there is, barrier, kernels unpack\n"
    "\n"
    "-check: atoms, momentum and energy are conserved, and up to 2000 atoms each is where a simulation by "
    "one PE that\n"
    "looks at all pairs has it.\n"
    "Exit status: 0 success, 1 the check failed, 2 invalid options or a box that is too small for the PEs, "
    "77 "
    "no GPU.\n";

constexpr size_t capacity = 48;  // of a cell, which has 13 on average
constexpr unsigned warps = 4;    // of a block: each has a cell
enum Message { mailbox, halo, slope, messages };

// Words that a PE's kernels write for each other; signals are for messages and the way that they go.
struct Words {
  unsigned long long leaving[2];  // atoms that have left on each side in this step
  unsigned long long length[2];   // doubles in each letter
  unsigned lost;                  // atoms that went too far, or found a cell full
  double potential;
};

// The atoms of a PE. What changes cells in a step goes from one half of the arrays to the other.
struct Atoms {
  Grid grid;
  size_t cells;
  int pe[2];
  size_t halo_at[2];  // the first cell of the halo there that gets my edge
  size_t room;        // of a mailbox
  // symmetric
  unsigned* counts;
  Vector* positions;
  double* slopes;
  Atom* mail;
  uint64_t* signals;
  // of this PE alone
  Vector *velocities, *forces;
  uint64_t* ids;
  Atom* leavers;  // packed: those that leave on each side
  Words* words;

  __device__ unsigned* count(uint64_t half) const { return counts + half % 2 * cells; }
  __device__ Vector* position(uint64_t half) const { return positions + half % 2 * cells * capacity; }
  __device__ Vector* velocity(uint64_t half) const { return velocities + half % 2 * cells * capacity; }
  __device__ uint64_t* id(uint64_t half) const { return ids + half % 2 * cells * capacity; }
  __device__ size_t edge(int side) const { return (side == down ? 1 : grid.own) * grid.layer(); }

  __device__ void place(const Atom& atom, size_t cell, uint64_t half) const {
    const unsigned i = atomicAdd(&count(half)[cell], 1U);
    if (i >= capacity) {
      atomicAdd(&words->lost, 1U);
      atomicSub(&count(half)[cell], 1U);
      return;
    }
    const size_t at = cell * capacity + i;
    position(half)[at] = atom.position;
    velocity(half)[at] = atom.velocity;
    id(half)[at] = atom.id;
  }
};

__device__ void add(Vector& to, double factor, const Vector& v) {
  to.x += factor * v.x;
  to.y += factor * v.y;
  to.z += factor * v.z;
}

// From half time - 1 to half time: every atom moves, to its cell or to a neighbour's mailbox.
__global__ void move(Atoms a, uint64_t time, bool straight) {
  const size_t places = a.grid.own * a.grid.layer() * capacity;
  const size_t n = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  const size_t at = n + a.grid.layer() * capacity;
  if (n >= places || at % capacity >= a.count(time - 1)[at / capacity]) return;
  Atom atom{a.position(time - 1)[at], a.velocity(time - 1)[at], a.id(time - 1)[at]};
  add(atom.velocity, 0.5 * time_step, a.forces[at]);
  add(atom.position, time_step, atom.velocity);
  a.grid.wrap(atom.position);
  const size_t home = a.grid.home_of(atom.position);
  if (home < Grid::nowhere) return a.place(atom, home, time);
  const int side = home == Grid::below ? down : up;
  const size_t i = home == Grid::nowhere ? a.room : atomicAdd(&a.words->leaving[side], 1ULL);
  if (i >= a.room) {
    atomicAdd(&a.words->lost, 1U);
    return;
  }
  Atom* const box = straight ? static_cast<Atom*>(nvshmem_ptr(a.mail, a.pe[side])) : a.leavers;
  box[side * a.room + i] = atom;
  __threadfence_system();  // before the signal of the next kernel
}

// The mailboxes are full: the signals say when and how many.
__global__ void post(Atoms a, uint64_t time) {
  const int side = static_cast<int>(threadIdx.x);
  const uint64_t count = a.words->leaving[side] < a.room ? a.words->leaving[side] : a.room;
  nvshmemx_signal_op(&a.signals[2 * mailbox + side], time << 32 | count, NVSHMEM_SIGNAL_SET, a.pe[side]);
  a.words->leaving[side] = 0;
}

// A block for each side: what has come goes to its cells.
__global__ void arrive(Atoms a, uint64_t time) {
  const size_t side = blockIdx.x;
  __shared__ size_t count;
  if (threadIdx.x == 0) {
    nvshmem_signal_wait_until(&a.signals[2 * mailbox + side], NVSHMEM_CMP_GE, time << 32);
    count = static_cast<unsigned>(nvshmem_signal_fetch(&a.signals[2 * mailbox + side]));
  }
  __syncthreads();
  for (size_t i = threadIdx.x; i < count; i += blockDim.x) {
    const Atom atom = a.mail[side * a.room + i];
    const size_t home = a.grid.home_of(atom.position);
    if (home < Grid::nowhere) {
      a.place(atom, home, time);
    } else {
      atomicAdd(&a.words->lost, 1U);
    }
  }
}

// A warp for each cell of the edge on each side: its atoms, or their slopes, straight to where they are read.
// Each adds 1 to the signal.
__global__ void send_edges(Atoms a, uint64_t time, Message what) {
  const size_t c = blockIdx.x * warps + threadIdx.x / 32, lane = threadIdx.x % 32;
  if (c >= a.grid.layer()) return;
  const int side = static_cast<int>(blockIdx.y), pe = a.pe[side];
  const size_t from = a.edge(side) + c, to = a.halo_at[side] + c;
  const unsigned count = a.count(time)[from];
  if (what == halo) {
    auto* const there = static_cast<Vector*>(nvshmem_ptr(a.position(time), pe)) + to * capacity;
    for (size_t i = lane; i < count; i += 32) there[i] = a.position(time)[from * capacity + i];
    if (lane == 0) static_cast<unsigned*>(nvshmem_ptr(a.count(time), pe))[to] = count;
  } else {
    auto* const there = static_cast<double*>(nvshmem_ptr(a.slopes, pe)) + to * capacity;
    for (size_t i = lane; i < count; i += 32) there[i] = a.slopes[from * capacity + i];
  }
  __threadfence_system();  // each thread's stores before the signal, which one thread sends after the barrier
  __syncwarp();
  if (lane == 0) nvshmemx_signal_op(&a.signals[2 * what + side], 1, NVSHMEM_SIGNAL_ADD, pe);
}

// A warp for each cell: f(place, half of the warp) for its atoms, 16 at a time, by both halves of the warp,
// which share the partners of an atom. Cells at the edge come last, and wait for what they need: `expected`
// of `what`, or nothing.
template <typename F>
__device__ void for_each_atom(const Atoms& a, uint64_t time, Message what, uint64_t expected, const F& f) {
  const size_t n = blockIdx.x * warps + threadIdx.x / 32, layer = a.grid.layer(), lane = threadIdx.x % 32;
  if (n >= a.grid.own * layer) return;
  const size_t cell = layer + (n + layer) % (a.grid.own * layer);
  if (expected > 0 && lane < 2) {  // what went upwards has come from below
    const bool needed = lane == up ? cell / layer == 1 : cell / layer == a.grid.own;
    if (needed) nvshmem_signal_wait_until(&a.signals[2 * what + lane], NVSHMEM_CMP_GE, expected);
  }
  __syncwarp();
  const unsigned count = a.count(time)[cell];
  for (unsigned first = 0; first < count; first += 16) {
    const unsigned i = first + lane % 16;
    f(cell * capacity + i, i < count, lane / 16);
  }
}

// g(other's place, way from it, square of the distance) for all within the cutoff, every other one of them.
template <typename G>
__device__ void for_each_pair(const Atoms& a, uint64_t time, size_t at, size_t part, const G& g) {
  const Grid& grid = a.grid;
  const size_t cell = at / capacity, z = cell / grid.layer(), y = cell / grid.nx % grid.ny,
               x = cell % grid.nx;
  const Vector mine = a.position(time)[at];
  for (size_t n = 0; n < 27; n++) {
    const size_t column = (x + grid.nx + n % 3 - 1) % grid.nx, line = (y + grid.ny + n / 3 % 3 - 1) % grid.ny;
    const size_t near = ((z + n / 9 - 1) * grid.ny + line) * grid.nx + column;
    const unsigned count = a.count(time)[near];
    for (size_t other = near * capacity + part; other < near * capacity + count; other += 2) {
      const Vector d = between(mine, a.position(time)[other], grid.box);
      const double r2 = square(d);
      if (other != at && r2 < cutoff * cutoff) g(other, d, r2);
    }
  }
}

// Of both halves of the warp.
__device__ double both(double value) { return value + __shfl_xor_sync(~0U, value, 16); }

__global__ void find_densities(Atoms a, uint64_t time, uint64_t expected) {
  double energy = 0;
  for_each_atom(a, time, halo, expected, [&](size_t at, bool here, size_t part) {
    double rho = 0;
    if (here)
      for_each_pair(a, time, at, part,
                    [&](size_t, const Vector&, double r2) { rho += eam_density(r2).energy; });
    rho = both(rho);
    if (!here || part != 0) return;
    energy += embedding(rho);
    a.slopes[at] = embedding_slope(rho);
  });
  apps::add_to(&a.words->potential, energy);
}

// Forces, and unless it is the `first` time the second half of the step of velocities.
__global__ void find_forces(Atoms a, uint64_t time, Kind kind, Message what, uint64_t expected, bool first) {
  double energy = 0;
  for_each_atom(a, time, what, expected, [&](size_t at, bool here, size_t part) {
    Vector force{0, 0, 0};
    if (here) {
      for_each_pair(a, time, at, part, [&](size_t other, const Vector& d, double r2) {
        Pair pair = kind == lennard_jones ? lj_pair(r2) : eam_pair(r2);
        energy += 0.5 * pair.energy;
        if (kind == embedded_atom) pair.force += (a.slopes[at] + a.slopes[other]) * eam_density(r2).force;
        add(force, pair.force, d);
      });
    }
    force = {both(force.x), both(force.y), both(force.z)};
    if (!here || part != 0) return;
    a.forces[at] = force;
    if (!first) add(a.velocity(time)[at], 0.5 * time_step, force);
  });
  apps::add_to(&a.words->potential, energy);
}

// A warp for each cell of the edge on each side. A letter begins with a word for each cell: where its values
// are, and of how many atoms; `values` has `each` doubles for an atom.
__global__ void pack(Atoms a, uint64_t time, const double* values, size_t each, double* letters,
                     size_t half) {
  const size_t c = blockIdx.x * warps + threadIdx.x / 32, lane = threadIdx.x % 32, side = blockIdx.y;
  if (c >= a.grid.layer()) return;
  const size_t cell = a.edge(static_cast<int>(side)) + c;
  const unsigned count = a.count(time)[cell];
  unsigned long long begin = 0;
  if (lane == 0) begin = atomicAdd(&a.words->length[side], count * each);
  begin = __shfl_sync(~0U, begin, 0);
  double* const letter = letters + side * half;
  if (lane == 0) letter[c] = static_cast<double>(begin * (capacity + 1) + count);
  for (size_t i = lane; i < count * each; i += 32)
    letter[a.grid.layer() + begin + i] = values[cell * capacity * each + i];
}
__global__ void unpack(Atoms a, uint64_t time, double* values, size_t each, const double* letters,
                       size_t half) {
  const size_t c = blockIdx.x * warps + threadIdx.x / 32, lane = threadIdx.x % 32, side = blockIdx.y;
  if (c >= a.grid.layer()) return;
  const double* const letter = letters + side * half;
  const size_t cell = (side == down ? a.grid.own + 1 : 0) * a.grid.layer() + c;
  const size_t word = static_cast<size_t>(letter[c]), begin = word / (capacity + 1);
  const unsigned count = static_cast<unsigned>(word % (capacity + 1));
  if (lane == 0) a.count(time)[cell] = count;
  for (size_t i = lane; i < count * each; i += 32)
    values[cell * capacity * each + i] = letter[a.grid.layer() + begin + i];
}

// What compare() needs to see of the atoms.
struct Snapshot {
  Vector size;
  std::vector<Vector> positions, velocities;
  std::vector<uint64_t> ids;

  const Snapshot& domain() const { return *this; }
  const Vector& box() const { return size; }
  const Vector& position(size_t i) const { return positions[i]; }
  uint64_t id(size_t i) const { return ids[i]; }
  template <typename F>
  void for_each_atom(const F& f) const {
    for (size_t i = 0; i < ids.size(); i++) f(i);
  }
};

Grid grid_of(const apps::Job& job, const Vector& box) {
  const auto cells = [](double length) { return static_cast<size_t>(length / cutoff); };
  const apps::Blocks layers{cells(box.z), static_cast<size_t>(job.pes)};
  return {box, cells(box.x), cells(box.y), cells(box.z), layers.begin(job.me), layers.size(job.me)};
}

class Simulation {
 public:
  Simulation(const apps::Job& job, const Crystal& crystal, Kind kind)
      : job_(job),
        crystal_(crystal),
        kind_(kind),
        grid_(grid_of(job, crystal.box())),
        layers_{grid_.nz, static_cast<size_t>(job.pes)},
        cells_((layers_.largest() + 2) * grid_.layer()),
        half_(grid_.layer() * (capacity * 3 + 1)),
        counts_(2 * cells_),
        positions_(2 * cells_ * capacity),
        slopes_(cells_ * capacity),
        mail_(2 * room()),
        letters_(2 * half_),
        arrived_(2 * half_),
        signals_(2 * messages),
        velocities_(std::vector<Vector>(2 * cells_ * capacity)),
        forces_(std::vector<Vector>(cells_ * capacity)),
        ids_(std::vector<uint64_t>(2 * cells_ * capacity)),
        leavers_(std::vector<Atom>(2 * room())),
        words_(std::vector<Words>(1)) {
    atoms_ = {grid_,
              cells_,
              {job.previous(), job.next()},
              {0, 0},
              room(),
              counts_.get(),
              positions_.get(),
              slopes_.get(),
              mail_.get(),
              signals_.get(),
              velocities_.get(),
              forces_.get(),
              ids_.get(),
              leavers_.get(),
              words_.get()};
    atoms_.halo_at[down] = (layers_.size(job.previous()) + 1) * grid_.layer();
  }

  // The crystal with its velocities, and the forces at the beginning.
  void reset(Variant variant) {
    std::vector<unsigned> counts(cells_);
    std::vector<Vector> positions(cells_ * capacity), velocities(positions.size());
    std::vector<uint64_t> ids(positions.size());
    for (size_t id = 0; id < crystal_.atoms(); id++) {
      const size_t cell = grid_.home_of(crystal_.position(id));
      if (cell >= Grid::nowhere) continue;
      const size_t at = cell * capacity + counts[cell]++;
      positions[at] = crystal_.position(id);
      velocities[at] = crystal_.velocity(id);
      ids[at] = id;
    }
    stream_.wait();
    nvshmem_barrier_all();
    counts_.write(counts);
    positions_.write(positions);
    velocities_.write(velocities);
    ids_.write(ids);
    words_.write({Words{}});
    signals_.write(std::vector<uint64_t>(signals_.count(), 0));
    time_ = 0;
    nvshmem_barrier_all();
    exchange(variant, true);
    stream_.wait();
  }

  double run(Variant variant, long steps) {
    return apps::timed(stream_, [&] {
      for (long step = 0; step < steps; step++) {
        time_++;
        clear(counts_.get() + time_ % 2 * cells_ + grid_.layer(),
              grid_.own * grid_.layer() * sizeof(unsigned));
        migrate(variant);
        exchange(variant, false);
      }
      nvshmemx_barrier_all_on_stream(stream_);
    });
  }

  Snapshot snapshot() const {
    const std::vector<unsigned> counts = counts_.read();
    const std::vector<Vector> positions = positions_.read(), velocities = velocities_.read();
    const std::vector<uint64_t> ids = ids_.read();
    Snapshot result{grid_.box, {}, {}, {}};
    const size_t half = time_ % 2 * cells_;
    for (size_t cell = half + grid_.layer(); cell < half + (grid_.own + 1) * grid_.layer(); cell++) {
      for (size_t at = cell * capacity; at < cell * capacity + counts[cell]; at++) {
        result.positions.push_back(positions[at]);
        result.velocities.push_back(velocities[at]);
        result.ids.push_back(ids[at]);
      }
    }
    return result;
  }

  // Of all PEs; collective.
  Totals totals(const Snapshot& mine) const {
    const Words words = words_.read()[0];
    if (words.lost > 0)
      apps::give_up("an atom has moved by more than a layer of cells in one step, or into a full one");
    std::vector<double> part{words.potential, 0, 0, 0, 0};
    mine.for_each_atom([&](size_t i) {
      const Vector& v = mine.velocities[i];
      part[0] += 0.5 * square(v);
      part[1] += v.x;
      part[2] += v.y;
      part[3] += v.z;
      part[4] += 1;
    });
    const std::vector<double> sum = apps::Sums(5).add_up(part);
    return {sum[0], {sum[1], sum[2], sum[3]}, sum[4]};
  }

 private:
  size_t room() const { return grid_.layer() * 8; }
  unsigned blocks(size_t cells) const { return static_cast<unsigned>((cells + warps - 1) / warps); }
  void clear(void* memory, size_t bytes) const {
    apps::must(cudaMemsetAsync(memory, 0, bytes, stream_), "clear");
  }

  void migrate(Variant variant) {
    const size_t places = grid_.own * grid_.layer() * capacity;
    move<<<static_cast<unsigned>((places + 255) / 256), 256, 0, stream_>>>(atoms_, time_, variant == direct);
    if (variant == packed) {
      const Words words = words_on_host();
      for (const Side side : {down, up}) {
        nvshmemx_putmem_on_stream(mail_.get() + side * room(), leavers_.get() + side * room(),
                                  std::min<size_t>(words.leaving[side], room()) * sizeof(Atom),
                                  atoms_.pe[side], stream_);
      }
      nvshmemx_barrier_all_on_stream(stream_);
    }
    post<<<1, 2, 0, stream_>>>(atoms_, time_);
    arrive<<<2, 128, 0, stream_>>>(atoms_, time_);
  }

  // Halos, and the forces that need them.
  void exchange(Variant variant, bool first) {
    clear(&words_.get()->potential, sizeof(double));
    const uint64_t expected = variant == direct ? (time_ + 1) * grid_.layer() : 0;
    send(variant, halo);
    const unsigned all = blocks(grid_.own * grid_.layer());
    if (kind_ == embedded_atom) {
      find_densities<<<all, warps * 32, 0, stream_>>>(atoms_, time_, expected);
      send(variant, slope);
    }
    find_forces<<<all, warps * 32, 0, stream_>>>(atoms_, time_, kind_, kind_ == embedded_atom ? slope : halo,
                                                 expected, first);
  }

  void send(Variant variant, Message what) {
    const dim3 grid(blocks(grid_.layer()), 2);
    if (variant == direct) {
      send_edges<<<grid, warps * 32, 0, stream_>>>(atoms_, time_, what);
      return;
    }
    double* const values =
        what == slope ? slopes_.get() : &(positions_.get() + time_ % 2 * cells_ * capacity)->x;
    const size_t each = what == slope ? 1 : 3;
    clear(words_.get()->length, sizeof(Words::length));
    pack<<<grid, warps * 32, 0, stream_>>>(atoms_, time_, values, each, letters_.get(), half_);
    const Words words = words_on_host();
    for (const Side side : {down, up}) {
      nvshmemx_double_put_on_stream(arrived_.get() + side * half_, letters_.get() + side * half_,
                                    grid_.layer() + words.length[side], atoms_.pe[side], stream_);
    }
    nvshmemx_barrier_all_on_stream(stream_);
    unpack<<<grid, warps * 32, 0, stream_>>>(atoms_, time_, values, each, arrived_.get(), half_);
    nvshmemx_barrier_all_on_stream(stream_);  // letters may be written again
  }

  // As a program without one-sided stores needs them: it must know how much it sends.
  Words words_on_host() const {
    Words words;
    apps::must(cudaMemcpyAsync(&words, words_.get(), sizeof words, cudaMemcpyDeviceToHost, stream_),
               "copy from the GPU");
    stream_.wait();
    return words;
  }

  apps::Job job_;
  Crystal crystal_;
  Kind kind_;
  Grid grid_;
  apps::Blocks layers_;
  size_t cells_, half_;
  apps::OnGpu<unsigned> counts_;
  apps::OnGpu<Vector> positions_;
  apps::OnGpu<double> slopes_;
  apps::OnGpu<Atom> mail_;
  apps::OnGpu<double> letters_, arrived_;
  apps::OnGpu<uint64_t> signals_;
  apps::GpuCopy<Vector> velocities_, forces_;
  apps::GpuCopy<uint64_t> ids_;
  apps::GpuCopy<Atom> leavers_;
  apps::GpuCopy<Words> words_;
  Atoms atoms_{};
  apps::Stream stream_;
  uint64_t time_ = 0;
};

int body(int argc, char** argv) {
  const apps::Job job;
  apps::Usual usual({"direct", "packed"});
  apps::Options options("md_gpu", intro);
  Settings s;
  s.add_to(options);
  usual.add_to(options);
  if (const auto status = apps::parse_or_status(job, options, argc, argv)) return *status;
  const Crystal crystal = s.crystal();
  const Kind kind = static_cast<Kind>(s.kind);
  const Grid grid = grid_of(job, crystal.box());
  if (grid.nx < 3 || grid.ny < 3 || grid.nz < std::max<size_t>(3, job.pes))
    return apps::refuse(job, "md_gpu", "the box has too few link cells for " + job.count());
  const apps::Gpu gpu(job, apps::Others::on_this_host);
  if (!gpu.is_there()) return apps::exit_no_gpu;
  Simulation simulation(job, crystal, kind);
  std::vector<Vector> expected;
  if (usual.check && crystal.atoms() <= most_for_reference) expected = reference(crystal, kind, s.steps);
  std::vector<std::string> wrong(2);
  double drift = 0;
  const std::vector<double> seconds = apps::in_turns(usual, [&](int variant) {
    simulation.reset(static_cast<Variant>(variant));
    const Totals before = simulation.totals(simulation.snapshot());
    const double time = simulation.run(static_cast<Variant>(variant), s.steps);
    const Snapshot atoms = simulation.snapshot();
    const Totals after = simulation.totals(atoms);
    drift = drift_of(before, after);
    if (usual.check && wrong[variant].empty())
      wrong[variant] = compare(atoms, expected, before, after, crystal.atoms());
    return time;
  });
  apps::Results results("md_gpu", job, usual, columns());
  for (size_t i = 0; i < seconds.size(); i++)
    results.row(usual.chosen()[i], cells(s, seconds[i], drift), wrong[usual.chosen()[i]]);
  return results.status();
}

}  // namespace
}  // namespace md

int main(int argc, char** argv) { return apps::run_job("md_gpu", md::body, argc, argv); }
